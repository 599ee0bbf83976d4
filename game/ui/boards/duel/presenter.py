"""The duel's presenter: a view becomes items, targets, offers and words; a press becomes a move."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.rules.core.bits import members
from game.rules.core.facts import SPECTATOR, Fact, Noted
from game.rules.core.game import Move, View
from game.rules.duel import moves
from game.rules.duel.game import Duel
from game.rules.duel.notes import Sale
from game.rules.duel.scoring import points
from game.rules.duel.state import FACING, DuelState
from game.ui.boards.duel import offers
from game.ui.boards.duel.about import Explainer
from game.ui.boards.duel.layout import Layout, square_id
from game.ui.boards.duel.lessons import LESSONS
from game.ui.boards.duel.market import Sweep, paint_market
from game.ui.boards.duel.motions import Motions
from game.ui.boards.duel.panels import Panels
from game.ui.boards.duel.places import Places
from game.ui.boards.duel.preview import Preview
from game.ui.boards.duel.scores import card_counts, holdings, market_rows, reckon, rounds, status
from game.ui.boards.duel.selection import Selection
from game.ui.boards.duel.targets import REGIONS, Fixture, MarketTile, Targets
from game.ui.boards.duel.tray import Tray
from game.ui.boards.duel.words import Sentences, Words
from game.ui.boards.kit.choosing import ends_turn
from game.ui.boards.kit.counting import Counting
from game.ui.boards.kit.deeds import moved
from game.ui.boards.kit.parts import GameParts
from game.ui.boards.kit.presenter import Carrying, Presenter, marked
from game.ui.boards.kit.values import Beat, Item, SetWorth, TableShape, Told, piece_id
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.landscape import Landscape, glints
from game.ui.layout import largest_free
from game.ui.widgets.shell import Shell


class DuelPresenter(Presenter[DuelState]):
    """Shows the duel to one viewer at a time."""

    regions = REGIONS
    lessons = LESSONS
    shape = TableShape.SQUARE
    game: Duel
    choice: Selection
    words: Words

    def __init__(self, shell: Shell, game: Duel) -> None:
        super().__init__(shell, game)
        self.tables = game.tables
        self.carrying = Carrying(self, MarketTile)

    def _begin(self) -> None:
        self.words = Words(self.tables, self.seats)
        self.choice = Selection(self.game, self.view)

    def _assemble(self) -> GameParts:
        view, choice, words, is_painted = self.view, self.choice, self.words, self.shell.theme.is_painted
        own = view.viewer if view.viewer != SPECTATOR else 0
        self.places = places = Places(
            self.table_area, self.side_area, self.hand_area, self.shelf, own, is_painted=is_painted
        )
        self.landscape = Landscape(places.key, self._paint_ground, glints(places.water)) if is_painted else None
        self.layout = layout = Layout(view, places, words)
        if isinstance(self.light, Sweep):
            self.light = replace(self.light, layout=layout)
        elif isinstance(self.light, Counting):
            self.light = replace(self.light, room=places.points(self.light.seat))
        self.panels = Panels(layout, self.brush)
        self.preview = Preview(layout, choice, self.brush)
        self.tray = Tray(layout, choice, self.brush, self.shell)
        self.explainer = Explainer(layout, choice, self.preview)
        return GameParts(
            find_targets=Targets(layout, choice, self.tray).find,
            offers=partial(offers.offers, choice, words),
            prompt=partial(offers.prompt, choice, words),
            places_of=partial(offers.targets_of, choice),
            say=partial(words.move, market=view.state.market),
            clause=partial(words.clause, market=view.state.market),
            about=self.explainer.explain,
            sentences=Sentences(self.tables, words).tell,
            status=partial(status, layout),
            rounds=partial(rounds, layout),
            card_counts=partial(card_counts, layout),
            painted_items=self.panels.fans,
            sheet=self.tray,
            holdings=partial(holdings, layout),
            rows=partial(market_rows, layout),
            hand_place=self.places.hand,
            words_place=self.places.words,
            face_place=self.places.portrait,
            speech=layout.speech,
            pictures=partial(moved, self.game, also={"use"}, hidden="corruption", pile="sack"),
            pays=lambda facts: any(isinstance(fact, Noted) and isinstance(fact.values, Sale) for fact in facts),
            ends_turn=ends_turn,
        )

    def start(self) -> str:
        """Return the first focus; instead of another tile of the market, the usable one nearest to the Ankh."""
        first, ankh = super().start(), self.layout.ankh().rect
        near = [each for each in self.targets() if each.is_usable and isinstance(each.thing, MarketTile)]
        if first not in {each.id for each in near}:
            return first
        return min(near, key=lambda each: math.dist(each.rect.center, ankh.center)).id

    # What lies there and what can be used

    def items(self) -> list[Item]:
        """Return the items on the table: usable ones lit, those that a take would pass over moved aside."""
        usable = [
            target
            for target in self.targets()
            if self.is_lit(target) and (target.id == self.aimed or not isinstance(target.thing, MarketTile))
        ]
        chosen = [
            piece_id(piece) for piece in (*members(self.choice.cards), self.choice.character) if piece is not None
        ]
        passed = self.preview.passed(self.thing(self.aimed))
        aside = {square_id(square): self.preview.slid(square) for square in passed}
        shaded = self._shaded()
        laid = [
            replace(item, rect=aside.get(item.id, item.rect), look="unlit" if item.id in shaded else "")
            for item in self.layout.items()
        ]
        return marked(laid, usable, chosen, shows_legal=self.shell.settings.show_legal)

    def counter_areas(self) -> dict[str, pygame.FRect]:
        """Return the canal, on which the Pirogues left are counted."""
        return {"canal": self.places.boat.union(self.places.open_water)}

    # Words and pictures

    def pictured(self, move: Move) -> tuple[Item, ...]:
        """Return the pieces that stand for a move beside its words; a Pirogue lies on the sheet of choices."""
        if move[0] == moves.USE:
            return (self.brush.lone(self.words.face(move[1])),)
        return self.pieces_of(move)

    def sum_of(self, move: Move) -> SetWorth | None:
        """Return the reckoning of the set sold, or of that which a tile taken makes with those in hand, if these are
        enough for one.
        """
        match move:
            case (moves.SELL, family, tiles):
                return offers.worth_of(self.choice, family, tiles)
            case (moves.TAKE, square):
                return offers.worth_taken(self.choice, self.view.state.market[square])
        return None

    def place_in(self, world: DuelState, piece: int) -> pygame.FRect | None:
        """Return the place of a tile on the market, or of a Pirogue at its berth."""
        if piece in world.market:
            return self.places.tile(world.market.index(piece))
        berths = members(world.berths)
        return self.places.pirogue(berths.index(piece)) if piece in berths else None

    def story_place(self, lit: Sequence[pygame.FRect]) -> pygame.FRect:
        """Return the largest dark part of the market: all cloths stay in sight beside it."""
        return largest_free(self.places.market, lit)

    def story_end(self, bottom: float) -> float:
        """Return the seam between two rows of the market at or below `bottom`."""
        return next((seam for seam in self.places.seams if seam >= bottom), bottom)

    def paint(self, canvas: Canvas) -> Iterator[None]:
        """Draw the square with market, canal, boat and cloths, the line of the Ankh, and the things on the cloths."""
        yield from self._paint_ground(canvas)
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

    def _paint_ground(self, canvas: Canvas) -> Iterator[None]:
        brush, places = self.brush, self.places
        yield from canvas.layer_in_steps(places.key, lambda inner: paint_market(inner, brush, places))

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
        lit = (target.thing for target in self.targets() if self.is_lit(target))
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
        is_own = self.is_own(actor)
        told.reckoning = reckon(facts, self.view.state, self.tables, self.words)
        beats = Motions(old, self.layout, self.tray, is_own=is_own).beats(facts)
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
            deque(self._paint_ground(canvas), maxlen=0)
            self.panels.paint_points(canvas, actor, shown)

        return Counting.with_beats(beats, actor, (before, after), self.places.points(actor), paint)

    def deal(self, facts: Sequence[Fact]) -> list[Beat]:
        """Return the motion in which hands, market and Pirogues are laid out."""
        return Motions(self.layout, self.layout, self.tray, is_own=True).beats(facts)
