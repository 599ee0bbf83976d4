"""The duel's presenter: a view becomes items, targets, offers and words; a press becomes a move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pygame

from game.locale import text
from game.match.seats import Seat
from game.rules.core.bits import members
from game.rules.core.facts import SPECTATOR, Fact
from game.rules.core.game import Game, Move, View
from game.rules.duel.game import Duel
from game.rules.duel.scoring import corruption, deben_points, pirogue_points, points, set_points
from game.rules.duel.state import FACING, DuelState
from game.rules.duel.tables import COUNT, SEVEN
from game.ui.boards.duel import offers
from game.ui.boards.duel.about import Explainer
from game.ui.boards.duel.layout import COVERED, Layout, square_id
from game.ui.boards.duel.lessons import LESSONS
from game.ui.boards.duel.market import paint_market
from game.ui.boards.duel.motions import Motions
from game.ui.boards.duel.panels import Panels
from game.ui.boards.duel.places import Places
from game.ui.boards.duel.preview import Preview
from game.ui.boards.duel.reckoning import reckon
from game.ui.boards.duel.selection import Selection
from game.ui.boards.duel.sentences import Sentences
from game.ui.boards.duel.shares import shares
from game.ui.boards.duel.sweep import Sweep
from game.ui.boards.duel.targets import Targets
from game.ui.boards.duel.things import REGIONS, Fixture, MarketTile
from game.ui.boards.duel.tray import Tray
from game.ui.boards.duel.words import Words
from game.ui.boards.kit.counting import Counting
from game.ui.boards.kit.deeds import moved
from game.ui.boards.kit.landscape import Landscape, glints
from game.ui.boards.kit.presenter import Carrying, Presenter, marked
from game.ui.boards.kit.values import (
    About,
    Beat,
    CardCount,
    Fan,
    Item,
    LogLine,
    Offer,
    ScoreTable,
    TableShape,
    Target,
    Told,
    piece_id,
)
from game.ui.drawing.canvas import Canvas
from game.ui.widgets.shell import Shell


class DuelPresenter(Presenter[DuelState]):
    """Shows the duel to one viewer at a time."""

    regions = REGIONS
    lessons = LESSONS
    shape = TableShape.SQUARE
    choice: Selection
    words: Words

    def __init__(self, shell: Shell, game: Game[DuelState]) -> None:
        assert isinstance(game, Duel)
        super().__init__(shell, game.name, pygame.FRect(8, 52, 660, 660), pygame.FRect(684, 472, 330, 110))
        self.side_area, self.shelf = pygame.FRect(676, 52, 596, 408), pygame.FRect(676, 468, 596, 244)
        self.game = game
        self.tables = game.tables
        self.carrying = Carrying(self, MarketTile)
        self.pictures = lambda facts: moved(game, facts, {"use"}, "corruption")

    def _begin(self, seats: Sequence[Seat]) -> None:
        self.words = Words(self.tables, seats)
        self.choice = Selection(self.game, self.view)
        self._seats = seats

    def _lay_out(self) -> None:
        own = self.view.viewer if self.view.viewer != SPECTATOR else 0
        is_painted = self.shell.theme.is_painted
        self.places = places = Places(
            self.table_area, self.side_area, self.hand_area, self.shelf, own, is_painted=is_painted
        )
        self.landscape = Landscape(places.key, self._paint_ground, glints(places.water)) if is_painted else None
        self.layout = Layout(self.view, self.places, self.words)
        if isinstance(self.light, Sweep):
            self.light = replace(self.light, layout=self.layout)
        elif isinstance(self.light, Counting):
            self.light = replace(self.light, room=places.points(self.light.seat))
        self.panels = Panels(self.layout, self.brush, self._seats)
        self.preview = Preview(self.layout, self.choice, self.brush)
        self.explainer = Explainer(self.layout, self.choice, self.preview)
        self.tray = Tray(self.layout, self.choice, self.brush, self.shell)
        self.sheet = self.tray.title

    # What lies there and what can be used

    def items(self) -> list[Item]:
        """Return the items on the table: usable ones lit, those that a take would pass over moved aside."""
        usable = [
            target
            for target in self.targets()
            if target.is_usable and (target.id == self.aimed or not isinstance(target.thing, MarketTile))
        ]
        chosen = [piece_id(piece) for piece in (*members(self.choice.cards), self.choice.character)]
        passed = self.preview.passed(self.thing(self.aimed))
        aside = {square_id(square): self.preview.slid(square) for square in passed}
        shaded = self._shaded()
        laid = [
            replace(item, rect=aside.get(item.id, item.rect), look="resting" if item.id in shaded else "")
            for item in self.layout.items()
        ]
        return marked(laid, usable, chosen, shows_legal=self.shell.settings.show_legal)

    def painted_items(self) -> Sequence[Item]:
        """Return the contents of the sold sets."""
        return self.panels.fans()

    def counted(self) -> dict[str, pygame.FRect]:
        """Return the canal, on which the Pirogues left are counted."""
        return {"canal": self.places.boat.union(self.places.open_water)}

    def find_targets(self) -> list[Target]:
        """Return the places that can be pointed at: market, hand, panels, supplies, then the sheet over the market."""
        return Targets(self.layout, self.choice, self.tray).find()

    def on_sheet(self) -> list[Target]:
        """Return the targets on the sheet of choices."""
        return self.tray.targets() if self.tray.is_open else []

    def offers(self) -> list[Offer]:
        """Return the buttons beside the table."""
        return offers.offers(self.choice, self.words)

    def prompt(self) -> str:
        """Return the question to the viewer."""
        return offers.prompt(self.choice, self.words)

    def status(self) -> str:
        """Return how many Pirogues are left, and whether the draw pile is empty; the pile bears its number itself."""
        return text("duel-status", pile=len(self.view.state.pile), pirogues=self.layout.berths())

    def rounds(self) -> ScoreTable:
        """Return the sources of each seat's points, and its corruption."""
        state, t = self.view.state, self.tables
        heads = tuple(text(f"final-duel-{name}") for name in ("sets", "deben", "pirogues", "corruption"))
        rows, riches = [], []
        for seat in range(2):
            sets = sum(set_points(t, family, state.sets[seat * COUNT + family]) for family in range(COUNT))
            figures = (sets, deben_points(t, state, seat), pirogue_points(t, state, seat))
            rows.append((*map(str, figures), str(corruption(t, state, seat)), str(points(t, state, seat))))
            riches.append(tuple(self._riches(seat)))
        return ScoreTable((*heads, text("final-points")), tuple(rows), self._verdict(), riches=tuple(riches))

    def _riches(self, seat: int) -> Iterator[Fan]:
        """Yield a seat's sets, its Deben, and its Pirogues that bring points, with their points."""
        state, t, face = self.view.state, self.tables, self.words.face
        for family in self.layout.sold(seat):
            sold = state.sets[seat * COUNT + family]
            pieces = [*members(sold & ~t.tiles), *members(sold & t.tiles)]
            yield Fan(tuple(map(face, pieces)), str(set_points(t, family, sold)), COVERED)
        tokens = [each for each in members(state.pirogues[seat]) if t.token_kind[each] >= SEVEN]
        for others, worth in (
            (members(state.deben[seat]), deben_points(t, state, seat)),
            (tokens, pirogue_points(t, state, seat)),
        ):
            if others:
                yield Fan(tuple(map(face, others)), str(worth), is_beside=True)

    def _verdict(self) -> str:
        """Return the reason for the end of the game, and the tie-break if one was needed."""
        state, t = self.view.state, self.tables
        if self.view.to_move >= 0:
            return ""
        is_tie = points(t, state, 0) == points(t, state, 1)
        key = "final-duel-verdict-tie" if is_tie else "final-duel-verdict"
        return text(key, name=self.words.seat(state.turn))

    @property
    def hand_place(self) -> pygame.FRect:
        """The place of the viewer's hand."""
        return self.places.hand

    # Words and pictures

    def about(self, thing: object) -> About | None:
        """Return the explanation of a thing."""
        return self.explainer.explain(thing)

    def paint(self, canvas: Canvas) -> Iterator[None]:
        """Draw the square with market, canal, boat and cloths, the line of the Ankh, and the things on the cloths."""
        self._paint_ground(canvas)
        if canvas.theme.is_painted:
            self.brush.spread(canvas, "boat", self.places.boat)
        yield
        yield from self.paint_living(canvas)
        yield
        if isinstance(self.light, Sweep):
            self.light.make_ready()
        else:
            self.preview.paint_line(canvas)
        if self.shell.settings.show_legal and self.light is None:
            # the tile aimed at has a glow of its own, which rises with it and goes along when it is dragged
            low = (square for square in self._lit_squares() if square_id(square) != self.aimed)
            self.preview.paint_halos(canvas, low)
        yield
        lit = frozenset(t.thing for t in self.targets() if t.is_usable and not t.item)
        yield from self.panels.paint(canvas, lit, self.thing(self.aimed))

    def _paint_ground(self, canvas: Canvas) -> None:
        brush, places = self.brush, self.places
        canvas.layer(places.key, lambda inner: paint_market(inner, brush, places))

    def _shaded(self) -> set[str]:
        """Return the unusable tiles of the market off the Ankh's lines."""
        lines, state = self.preview.lines(), self.view.state
        if isinstance(self.light, Sweep):
            return {square_id(square) for square in self.light.dark}
        if not lines:
            return set()
        light = set(self._lit_squares())
        for orientation in lines:
            light |= set(members(self.tables.lines[state.ankh * 4 + orientation]))
        return {square_id(square) for square in range(len(state.market)) if square not in light}

    def _lit_squares(self) -> list[int]:
        """Return the squares of the market whose tiles are usable."""
        lit = (target.thing for target in self.targets() if target.is_usable)
        return [thing.square for thing in lit if isinstance(thing, MarketTile)]

    def paint_over(self, canvas: Canvas, aimed: str) -> None:
        """Draw the preview of the target aimed at, the arrows around the Ankh, and the sheet over the market."""
        thing = self.thing(aimed)
        self.preview.paint_light(canvas)
        self.preview.paint(canvas, thing)
        if self.choice.is_mine and self.choice.kind == FACING:
            self.preview.paint_arrows(canvas, thing)
        if self.tray.is_open:
            if (thing is Fixture.PEEK and self.tray.has_pyramid) or self.tray.is_pyramid(thing):
                self.preview.paint_all_lines(canvas)
            self.tray.paint(canvas, thing)

    def tell(self, facts: Sequence[Fact], before: View[DuelState] | None, actor: int) -> Told:
        """Return motion, sentences and scoring of one decision."""
        told = Told(lines=self.sentences(facts))
        if before is None:
            return told
        old = Layout(before, self.places, self.words)
        is_own = actor == self.view.viewer and self.view.viewer != SPECTATOR
        told.reckoning = reckon(facts, self.view.state, self.tables, self.words)
        beats = Motions(old, self.layout, self.tray, is_own).beats(facts)
        if told.reckoning is None:
            told.beats = beats
            told.light = self._counting(old, actor, beats)
            if told.light is None and self.shell.theme.is_painted:
                told.light = Sweep.between(old, self.layout, self.brush)
        else:
            told.prelude = beats
        return told

    def _counting(self, old: Layout, actor: int, beats: Sequence[Beat]) -> Counting | None:
        """Return the counting of the points of a sale among these beats."""
        before, after = (points(self.tables, layout.state, actor) for layout in (old, self.layout))

        def paint(canvas: Canvas, shown: int) -> None:
            self._paint_ground(canvas)
            self.panels.paint_points(canvas, actor, shown)

        return Counting.with_beats(beats, actor, (before, after), self.places.points(actor), paint)

    def sentences(self, facts: Sequence[Fact]) -> list[LogLine]:
        """Return the sentences about facts."""
        return Sentences(self.tables, self.words).tell(facts)

    def deal(self, facts: Sequence[Fact]) -> list[Beat]:
        """Return hands, market and boats being laid out."""
        return Motions(self.layout, self.layout, self.tray, is_own=True).beats(facts)

    def places_of(self, move: Move) -> tuple[str, ...]:
        """Return the targets a move is made of."""
        return offers.targets_of(move, self.choice)

    def say(self, move: Move) -> str:
        """Return a move in words."""
        return self.words.move(move, self.view.state.market)

    def shares(self) -> list[CardCount]:
        """Return the rows of the panel of cards."""
        return shares(self.layout)
