"""Sa-Rê's presenter: a view becomes items, targets, offers and words; some answers are given beforehand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.rules.core.facts import SPECTATOR, Fact, Moved, Noted
from game.rules.core.game import Move, Refusal, View
from game.rules.core.universe import EMPTY
from game.rules.sare import city
from game.rules.sare.game import SaRe
from game.rules.sare.moves import AT_SETTLE, AT_SITES, AT_TEMPLE, PAY
from game.rules.sare.notes import Gain, Launch, Site
from game.rules.sare.state import SEASON, SaReState
from game.rules.sare.tables import SPACES, TEMPLE_BIT, TILES
from game.ui.boards.kit.deeds import MovedPiece, moved
from game.ui.boards.kit.parts import GameParts
from game.ui.boards.kit.presenter import Carrying, Presenter, marked
from game.ui.boards.kit.values import Item, LogLine, Narrow, Shown, TableShape, Told
from game.ui.boards.sare import payments
from game.ui.boards.sare.about import Explainer
from game.ui.boards.sare.board_panels import BoardPanels
from game.ui.boards.sare.city_panels import CityPanels
from game.ui.boards.sare.city_places import SmallCity
from game.ui.boards.sare.effects import effects
from game.ui.boards.sare.large_answers import AnswerDetails, TileCard, has_details, was_asked
from game.ui.boards.sare.layout import HeldLight, Layout, season_in
from game.ui.boards.sare.lessons import LESSONS
from game.ui.boards.sare.motions import Motions
from game.ui.boards.sare.odds import Outcomes
from game.ui.boards.sare.offers import Offers
from game.ui.boards.sare.panels import Panels
from game.ui.boards.sare.places import LargeBoard, ReadingPlaces, StagePlaces
from game.ui.boards.sare.preview import Preview
from game.ui.boards.sare.question import plate, prompt
from game.ui.boards.sare.scenery import LEVEL_WORDS
from game.ui.boards.sare.scores import ICONS, card_counts, holdings, rounds, status
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.standing_answers import SareAnswers
from game.ui.boards.sare.steps import Launching, OnSpace
from game.ui.boards.sare.targets import (
    REGIONS,
    SHOWN,
    Fixture,
    Plot,
    Stack,
    Stepper,
    Targets,
    Unseen,
    lead,
    symbols_of,
    targets_of,
)
from game.ui.boards.sare.tray import Tray
from game.ui.boards.sare.words import PICTURES, Sentences, Words, goes_on
from game.ui.drawing.canvas import Canvas
from game.ui.widgets.shell import Shell

_PICTURED = ("settle", "launch", "built")
"""The notes whose tile is pictured; a site is pale."""


class SarePresenter(Presenter[SaReState]):
    """Shows Sa-Rê to one viewer at a time; one city is large, the others small.

    Its `standing_answers` remember the viewer's earlier decisions and wishes.
    """

    regions = REGIONS
    lessons = LESSONS
    shows_shared_table = True
    tallies = frozenset({Fixture.ODDS, Unseen})
    game: SaRe
    choice: Selection
    words: Words
    standing_answers: SareAnswers

    regarded: Stack | Plot | None = None
    """The tile to launch, or the space for a tile, that was pointed at last in this decision."""

    def __init__(self, shell: Shell, game: SaRe) -> None:
        super().__init__(shell, game)
        self.tables = game.tables
        self.standing_answers = SareAnswers(shell)
        self.carrying = SareCarrying(self, Stack, Stepper)

    @property
    def shape(self) -> TableShape:
        """A stage where the table is painted, else a board."""
        return TableShape.STAGE if self.shell.theme.is_painted else TableShape.BOARD

    @property
    def actions_width(self) -> float:
        """The width of the action panel on a board, which grows with the text size; a stage does not use it."""
        return 408.0 + 170.0 * (self.shell.settings.text_size - 1.0)

    @property
    def hand_height(self) -> float:
        """The height of the strip at the bottom; larger text needs more for the question."""
        return 192.0 + 115.0 * (self.shell.settings.text_size - 1.0)

    def _begin(self) -> None:
        view, answers = self.view, self.standing_answers
        if answers.follow(view) and view.to_move == view.viewer:
            self.large = -1
        self.regarded = None
        self.words = Words(self.tables, self.seats)
        self.choice = answers.choice = Selection.begin(self.game, view)

    @property
    def _shown_large(self) -> int:
        """The seat with the large city: the enlarged one, the viewer's, or for a spectator the one that builds."""
        state: SaReState = self.view.state
        if 0 <= self.large < state.seats:
            return self.large
        if self.view.viewer != SPECTATOR:
            return self.view.viewer
        return state.first if state.phase == SEASON else max(self.view.to_move, 0)

    def _assemble(self) -> GameParts:
        answers, view, words, brush = self.standing_answers, self.view, self.words, self.brush
        shows_odds = self.shell.settings.shows_odds
        self.choice = answers.choice = choice = replace(self.choice, is_quick=answers.answers_obvious)
        self.panels = self._look()
        self.layout = layout = self.panels.layout
        self.places, self.landscape = layout.places, self.panels.landscape
        self.tray = Tray(layout, choice, brush, self.shell.types)
        self.preview = Preview(layout, choice)
        is_answered = answers.is_taught and was_asked(choice)
        is_told = self.places.is_painted and (has_details(choice) or is_answered)
        outcomes = Outcomes(choice, shows_odds=shows_odds)
        details = AnswerDetails(choice, self.panels.works, words, brush, outcomes) if is_told else None
        card = TileCard(layout, choice, brush, lambda: self.regarded) if is_told else None
        offers = Offers(layout, choice, answers, details, card, shows_odds=shows_odds, may_cover=self._may_cover)
        return GameParts(
            find_targets=Targets(
                layout, choice, self.tray, shows_odds=shows_odds, has_stock=not is_told, has_unseen=self._has_unseen
            ).find,
            offers=offers.offers,
            posed=offers.posed,
            enlarged=offers.enlarged,
            prompt=partial(prompt, choice, words, answers),
            plate=partial(plate, choice),
            places_of=partial(targets_of, choice),
            say=partial(words.move, state=view.state),
            clause=partial(words.clause, state=view.state),
            about=Explainer(self.game, layout, choice).explain,
            sentences=Sentences(words, view.state.scenario).tell,
            status=partial(status, view.state),
            rounds=partial(rounds, self.tables, view.state, words, self.panels.picture),
            card_counts=partial(card_counts, layout),
            sheet=self.tray,
            subject=lambda: SHOWN if view.state.phase == SEASON else (),
            holdings=partial(holdings, self.tables, view.state),
            effects=partial(effects, choice, words, brush),
        )

    def _look(self) -> Panels:
        """Lay the view out for the present look, a painted stage or boards for reading, and return its painter."""
        view, settings, game, brush = self.view, self.shell.settings, self.game, self.brush
        season, held = season_in(self.past), self.light if isinstance(self.light, HeldLight) else None
        rooms = self.table_area, self.hand_area, view.state.seats, self._shown_large
        if not self.shell.theme.is_painted:
            boards = ReadingPlaces(*rooms)
            layout = Layout(view, boards, self.words, season, held)
            return BoardPanels(game, layout, boards, brush, shows_odds=settings.shows_odds)
        stage = StagePlaces(*rooms, text_size=settings.text_size)
        layout = Layout(view, stage, self.words, season, held)
        return CityPanels(game, layout, stage, brush, shows_odds=settings.shows_odds, has_unseen=self._has_unseen)

    @property
    def _has_unseen(self) -> bool:
        """Whether the unseen cards lie on the table: not while they are the bar on the answer *Continue*."""
        is_bar = self.shell.theme.is_painted and self.shell.settings.shows_odds
        return not (is_bar and self.choice.is_question)

    @property
    def _may_cover(self) -> bool:
        """Whether the viewer can look at a secret alone, or cover it again, at a shared screen."""
        is_shared = sum(seat.is_human for seat in self.seats) > 1 and self.shell.settings.confirm_handover
        if not is_shared or not self.choice.is_mine:
            return False
        state, seat = self.choice.state, self.choice.seat
        has_temple = bool(city.administrative(state, seat) & TEMPLE_BIT)
        return has_temple or state.kept[seat] != EMPTY

    # What lies there and what can be used

    def items(self) -> list[Item]:
        """Return the items on the table, the usable ones lit."""
        layout, choice = self.layout, self.choice
        is_open = isinstance(choice.step, Launching | OnSpace)
        faded = {item.id for item in layout.items() if item.look}
        standing = layout.standing() if choice.kind == AT_SITES else ()
        usable = [
            target
            for target in self.targets()
            if self.is_lit(target) and not is_open and target.item not in faded and target.item not in standing
        ]
        items = layout.items(has_season=not self.tray.is_open)
        found = marked(items, usable, [f"tile.{choice.tile}"], shows_legal=self.shell.settings.show_legal)
        out = self._out_of_reach()
        found = [replace(item, look="resting") if item.id in out else item for item in found]
        return found + (self.tray.items() if self.tray.is_open else [])

    def _out_of_reach(self) -> frozenset[str]:
        """Return the ids of the tiles of the supply that the viewer, who launches sites, cannot launch."""
        choice = self.choice
        if not (choice.is_mine and choice.kind == AT_SITES and self.shell.settings.show_legal):
            return frozenset()
        return frozenset(f"tile.{tile}" for tile in range(len(TILES)) if isinstance(choice.at_tile(tile), Refusal))

    # Words and pictures

    def pictured(self, move: Move) -> tuple[Item, ...]:
        """Return the pieces that stand for a move beside its words: those that it is about, or others like them."""
        own = () if move[0] == PAY else self.pieces_of(move)  # what a payment is made of lies there in whole piles
        return own or symbols_of(self.brush, self.layout, self.choice.seat, move)

    @property
    def home(self) -> pygame.FRect:
        """The spaces of the large city."""
        return self.places.large_city.plot(0).unionall([self.places.large_city.plot(at) for at in range(1, SPACES)])

    def ends_turn(self, facts: Sequence[Fact]) -> bool:
        """Return False: all that a player decides in a row is one turn (R-3, R-8)."""
        return False

    def pictures(self, facts: Sequence[Fact]) -> Sequence[MovedPiece]:
        """Return the season cards that were revealed and the tiles of sites and buildings, in their order."""
        found: list[MovedPiece] = []
        for fact in facts:
            if isinstance(fact, Noted) and isinstance(fact.values, Site | Launch) and fact.what in _PICTURED:
                found.append(MovedPiece(Shown(TILES[fact.values.tile]), fact.seat))
            found += moved(self.game, (fact,), {"draw"})
        return found

    def counted(self, pieces: Sequence[int]) -> Sequence[tuple[str, int]]:
        """Return the signs of season cards, whose landscapes are hard to tell apart when small."""
        kinds = Counter(self.tables.faces[card] for card in pieces)
        return [(ICONS[kind], count) for kind, count in sorted(kinds.items())]

    def pays(self, facts: Sequence[Fact]) -> bool:
        """Return whether a building is finished."""
        return any(isinstance(fact, Noted) and fact.what == "built" for fact in facts)

    def gained(self, facts: Sequence[Fact], seat: int) -> Sequence[tuple[str, int]]:
        """Return the resources that a seat gained."""
        own = [fact.values for fact in facts if isinstance(fact, Noted) and fact.seat == seat]
        gains = [values.amounts for values in own if isinstance(values, Gain)]
        totals = [sum(amounts) for amounts in zip(*gains, strict=True)] or [0] * len(PICTURES)
        return [(picture, count) for picture, count in zip(PICTURES, totals, strict=True) if count]

    @property
    def source(self) -> pygame.FRect | None:
        """The boat with the resources of the pool, where the season is shown."""
        return self.places.card("pool") if self.layout.shows_season else None

    @property
    def words_place(self) -> pygame.FRect | None:
        """The sand above the plots of the large city; None in a window taller than wide, which has little of it, and
        where boards lie instead of it.
        """
        return self.story_place(()) if self.table_area.width > self.table_area.height else None

    def story_place(self, lit: Sequence[pygame.FRect]) -> pygame.FRect | None:
        """Return the sand above the plots of the large city; None where boards lie instead of it."""
        if not isinstance(self.places, StagePlaces):
            return None
        return self.places.sand([*lit, self._level_words(self.places)])

    def _level_words(self, places: StagePlaces) -> pygame.FRect:
        """The place of the words beside the workers in the large city."""
        return places.level_words(self.view.state.gauge[self.layout.large], self.shell.types.line_height(LEVEL_WORDS))

    def speech(self, seat: int) -> pygame.FRect | None:
        """Return the upper edge of a seat's speech bubble, as a rectangle without height: beside the portrait of an
        opponent, or at the large city. None if the layout has no room for a bubble.
        """
        city = self.places.of(seat)
        return city.speech if isinstance(city, SmallCity) else self.layout.speech()

    def face_place(self, seat: int) -> pygame.FRect | None:
        """Return the place of an opponent's portrait beside its city; None for the large city, and on boards."""
        city = self.places.of(seat)
        return city.portrait if isinstance(city, SmallCity) else None

    def paint(self, canvas: Canvas) -> Iterator[None]:
        """Draw cities, season, reference board and works."""
        aimed = self.thing(self.aimed)
        yield from self.panels.paint_ground(canvas)
        yield
        yield from self.paint_living(canvas)
        yield
        yield from self.panels.paint(canvas, self._lit(), aimed, is_covered=self.tray.is_open)
        tray, works = self.tray, self.panels.works
        if tray.is_open and tray.cloth is not None:
            yield from tray.cloth.make_ready(canvas, self.brush)
            tray.paint_cloth(canvas, aimed)
        if tray.is_open and tray.has_works:
            works.paint_sheet(canvas)
        elif all(offer.detail is None for offer in self.offers()):  # else the answers lie on it
            works.paint(canvas)
        if tray.is_open:
            tray.paint(canvas, aimed)

    def _lit(self) -> frozenset[object]:
        """Return the lit things that are no items of their own."""
        if self.choice.space is not None:
            return frozenset({Plot(self.choice.seat, self.choice.space)})
        if not self.shell.settings.show_legal:
            return frozenset()
        return frozenset(
            t.thing for t in self.targets() if t.is_usable and (not t.item or self.choice.tile is not None)
        )

    def counter_areas(self) -> dict[str, pygame.FRect]:
        """Return the sheet of the viewer's works, and the board of the season where no tray lies on it."""
        parts = {"works": self.places.works}
        if self.tray.is_open or not self.layout.shows_season:
            return parts
        return {**parts, "season": self.places.reference if self.places.is_painted else self.places.season}

    def sign_places(self, seat: int) -> Sequence[pygame.FRect]:
        """Return the sign of a seat with the large city, its gauge, and the track where it is painted."""
        if seat != self.layout.large:
            return ()
        large_city = self.places.large_city
        gauge = large_city.gauge.whole
        if isinstance(large_city, LargeBoard):
            return large_city.plate, gauge
        beside = (self._level_words(self.places),) if isinstance(self.places, StagePlaces) else ()
        return large_city.sign, large_city.track, gauge, *beside

    def paint_marks(self, canvas: Canvas, aimed: str) -> None:
        """Draw the prices of sites and the frames of usable plots over the buildings."""
        self.panels.paint_marks(canvas, self._lit(), self.thing(aimed))

    def paint_over(self, canvas: Canvas, aimed: str) -> None:
        """Draw the prices of a city that is aimed at, the preview of a tile to launch, and what the tray or the supply
        shows on top.
        """
        self.panels.paint_over(canvas, self.thing(aimed))
        self.preview.paint(canvas, self.thing(aimed))
        if self.tray.is_open:
            self.tray.paint_over(canvas, self.thing(aimed))
        if self.thing(aimed) is Fixture.SUPPLY:
            self._paint_supply(canvas)

    def _paint_supply(self, canvas: Canvas) -> None:
        """Draw the tiles that are left over the stage of the season."""
        canvas.panel(self.places.reference.inflate(8, 8), lift=12)
        for item in self.layout.reference():
            alpha = 110 if item.look else 255
            self.brush.face(canvas, item.face, item.rect, item.extra, item.side, alpha=alpha)

    def tell(self, facts: Sequence[Fact], before: View[SaReState] | None, actor: int) -> Told:
        """Return motion and sentences of one decision."""
        told = Told(lines=self.sentences(facts))
        told.is_surprise = any(isinstance(fact, Moved) and fact.how == "draw" for fact in facts)
        if before is None:
            return told
        old, after = Layout(before, self.places, self.words, season_in(self.past[:-1])), self.layout
        dawns = old.is_season and not after.is_season and bool(after.drawn)
        if (old.is_dark != after.is_dark and self.places.is_painted) or dawns:
            last = after.drawn[-1] if dawns and after.drawn[-1] not in after.state.palace else EMPTY
            told.light = held = HeldLight(old.is_dark, last)
            after = Layout(self.view, self.places, self.words, season_in(self.past), held)
        told.beats = Motions(old, after, is_own=self.is_own(actor)).beats(facts)
        return told

    def summary(self, facts: Sequence[Fact]) -> LogLine | None:
        """Return who has decided last to go on with the season, opponents alone."""
        if self.view.state.phase != SEASON:
            return None
        seats = goes_on(facts)
        return self.words.going_on([seat for seat in seats if seat != self.view.viewer]) if seats else None

    # Secrets at a shared screen, and where the keys go

    def is_secret(self, view: View[SaReState]) -> bool:
        """Return whether this decision shows its owner secrets: the two cards of the Temple (R-10)."""
        stack = view.state.stack
        return bool(stack) and stack[-1][0] == AT_TEMPLE

    def lead(self) -> str:
        """Return the id of the target or offer that gets the focus after a step of a choice, or '' to keep it."""
        return lead(self.choice, self.targets())

    def start(self) -> str:
        """Return the first focus: the lead of the choice, or else the first usable target or the first offer; '' if
        there is none.
        """
        usable = [target.id for target in self.targets() if target.is_usable]
        return self.lead() or next(iter([*usable, *(offer.id for offer in self.offers())]), "")

    def regard(self, target: str) -> bool:
        """Take note of the tile to launch or the space for one that is aimed at; return whether it is another one."""
        thing, choice = self.thing(target), self.choice
        is_placing = choice.kind == AT_SETTLE or choice.tile is not None
        match thing:
            case Stack() if choice.is_mine and choice.kind == AT_SITES and not is_placing:
                before, self.regarded = self.regarded, thing
            case Plot(seat=seat) if choice.is_mine and is_placing and seat == choice.seat:
                before, self.regarded = self.regarded, thing
            case _:
                return False
        return before != thing

    # Presses

    def narrow(self, narrowed: Narrow, origin: str) -> None:
        """Continue with another selection; a chosen tile enlarges the viewer's city.

        The target or offer `origin` that begins a choice gets the focus back when the choice is cancelled.
        """
        selection = narrowed.selection
        assert isinstance(selection, Selection)
        if selection.is_begun and not self.choice.is_begun and not narrowed.is_adjustment:
            selection = replace(selection, begun_with=origin)
        if selection.tile is not None:
            self.large = -1
        super().narrow(Narrow(selection), origin)

    def decide(self, move: Move) -> Sequence[Move]:
        """Return the moves to play: all steps of a payment that the viewer has counted out, or is not asked about."""
        choice = self.choice
        if choice.plan is None:
            plan = self.standing_answers.obvious_plan(move)
        else:
            plan = choice.plan if move == payments.step(choice.state, choice.plan) else None
        return (move,) if plan is None else payments.steps(self.game, choice.state, plan)

    def cancel(self) -> bool:
        """Cancel the selection, or without one enlarge the viewer's city again; return whether either was done."""
        if self.choice.is_begun or not (self.large >= 0 and self.large != self.view.viewer):
            return super().cancel()
        self.enlarge(-1)
        return True


class SareCarrying(Carrying[SaReState]):
    """Carries a tile to the viewer's city, where the spaces show its price, and tokens from place to place."""

    _presenter: SarePresenter

    def can_carry(self, target: str) -> bool:
        """Return whether a target is a tile to launch, or a token."""
        is_launching = self._presenter.choice.kind == AT_SITES
        return super().can_carry(target) and (is_launching or isinstance(self._presenter.thing(target), Stepper))

    def take_up(self, target: str) -> bool:
        """Choose the dragged tile; the spaces for it show its price. A token chooses nothing."""
        thing = self._presenter.thing(target)
        if not isinstance(thing, Stack):
            return False
        choice = self._presenter.choice.cleared()
        self._presenter.narrow(Narrow(replace(choice, step=Launching(thing.tile), begun_with=target)), target)
        return True

    def landing(self, target: str, over: str, at: tuple[float, float]) -> str:
        """Return the viewer's plot below a dropped tile, even an illegal one, which gives the reason; for a token that
        the tray takes there, its own target; '' elsewhere.
        """
        carried, thing = self._presenter.thing(target), self._presenter.thing(over)
        if isinstance(carried, Stepper):
            return target if self._presenter.tray.takes(carried, at) else ""
        return over if isinstance(thing, Plot) and thing.seat == self._presenter.choice.seat else ""
