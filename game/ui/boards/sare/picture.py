"""What a viewer of Sa-Rê sees: a view becomes items, targets, offers and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.rules.core.facts import SPECTATOR, Fact, Moved, Noted
from game.rules.core.game import Game, Move, View
from game.rules.core.universe import EMPTY
from game.rules.sare import city
from game.rules.sare.game import SaRe
from game.rules.sare.moves import AT_SITES
from game.rules.sare.state import SEASON, SaReState
from game.rules.sare.tables import TEMPLE_BIT
from game.table.seats import Seat
from game.ui.boards.painting import Brush, painter_for
from game.ui.boards.sare import payments, resting, summary
from game.ui.boards.sare.about import Explainer
from game.ui.boards.sare.gathering import is_open
from game.ui.boards.sare.layout import Layout
from game.ui.boards.sare.lessons import LESSONS
from game.ui.boards.sare.motions import Motions
from game.ui.boards.sare.offers import Offers
from game.ui.boards.sare.panels import Panels
from game.ui.boards.sare.payments import Plan
from game.ui.boards.sare.places import Places
from game.ui.boards.sare.preview import Preview
from game.ui.boards.sare.prompt import prompt
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.sentences import Sentences
from game.ui.boards.sare.shares import shares
from game.ui.boards.sare.targets import Targets, targets_of
from game.ui.boards.sare.tray import Tray
from game.ui.boards.sare.words import Words
from game.ui.boards.values import About, Extra, Item, Line, Offer, Rounds, Share, Target, Told
from game.ui.canvas import Canvas
from game.ui.shell import Shell

_UNDER_TRAY = ("double", "shoe", "discard", "dark", "gone", "removed", "last")
"""The cards that a tray lies upon; so does the pool."""


class SarePicture:
    """Shows Sa-Rê to one viewer at a time; one site is large, the others small. Nothing here decides anything."""

    lessons = LESSONS

    aimed = ""
    """The target under the pointer or in focus, told by `aim`."""

    def __init__(self, shell: Shell, game: Game[SaReState]) -> None:
        assert isinstance(game, SaRe)
        self.shell = shell
        self.game = game
        self.tables = game.tables
        self.large = -1
        """The seat whose site was enlarged, -1 for the viewer's own."""
        self.drawn: tuple[int, ...] = ()
        """The cards drawn this season, in order."""
        self.plan: Plan | None = None
        """The payment being carried out."""
        self._wishes: Callable[[int], Sequence[str]] = lambda _: ()
        self._table = pygame.FRect(8, 52, 1040, 464)
        self._hand = pygame.FRect(8, 522, 920, 190)
        self._seats: tuple[Seat, ...] = ()
        self._ply = -1

    @property
    def actions_width(self) -> float:
        """The width of the panel of the question; it is a little wider with larger words, but not by as much."""
        return 408.0 - 70.0 * (self.shell.settings.text_size - 1.0)

    @property
    def hand_height(self) -> float:
        """The height of the strip at the bottom; larger words need more for the question."""
        return 192.0 + 115.0 * (self.shell.settings.text_size - 1.0)

    @property
    def brush(self) -> Brush:
        """The brush in the present theme and language."""
        return Brush(painter_for("sa-re", self.shell.settings.theme))

    @property
    def shows_odds(self) -> bool:
        """Whether the chances of the next card are shown; the player's choice is kept from match to match."""
        return self.shell.settings.shows_odds

    @property
    def resting(self) -> dict[str, str]:
        """The buildings that the viewer does not want to be asked about this season."""
        return resting.resting(self._wishes(self.view.viewer), self.view.state.round)

    def show(self, view: View[SaReState], seats: Sequence[Seat]) -> None:
        """Take a new view; the selection is dropped."""
        self._seats = tuple(seats)
        self.view = view
        state: SaReState = view.state
        if view.ply < self._ply:
            self.plan = None
        if view.ply != self._ply and view.to_move == view.viewer:
            self.large = -1
        self._ply = view.ply
        kind = state.stack[-1][0] if state.stack else -1
        if kind not in payments.STEPS or view.to_move != view.viewer:
            self.plan = None
        self.words = Words(self.tables, seats)
        self.choice = Selection(self.game, view, is_paying=self.plan is not None)
        self._lay_out()

    def arrange(self, table: pygame.FRect, hand: pygame.FRect) -> None:
        """Lay everything out for a new size."""
        self._table, self._hand = table, hand
        self._lay_out()

    @property
    def _shown_large(self) -> int:
        """The seat whose site is large: the one enlarged, the viewer's, or for a spectator whoever builds."""
        state: SaReState = self.view.state
        if 0 <= self.large < state.seats:
            return self.large
        if self.view.viewer != SPECTATOR:
            return self.view.viewer
        return state.first if state.phase == SEASON else max(self.view.to_move, 0)

    def _lay_out(self) -> None:
        self.places = Places(self._table, self._hand, self.view.state.seats, self._shown_large)
        self._renew()

    def _renew(self) -> None:
        """Make anew what depends on the selection."""
        self.layout = Layout(self.view, self.tables, self.places, self.words, self.drawn)
        brush = self.brush
        self.panels = Panels(self.game, self.layout, brush, shows_odds=self.shows_odds)
        self.explainer = Explainer(self.layout, self.choice)
        self.tray = Tray(self.layout, self.choice, brush, self.shell.settings.text_size)
        self.preview = Preview(self.layout, self.choice)
        self._offers = Offers(
            self.layout, self.choice, self.resting, shows_odds=self.shows_odds, may_cover=self._may_cover
        )
        self._known: list[Target] | None = None

    @property
    def _may_cover(self) -> bool:
        """Whether the viewer has secrets that he may look at alone, or cover again, at a shared screen."""
        is_shared = sum(seat.is_human for seat in self._seats) > 1 and self.shell.settings.confirm_handover
        if not is_shared or not self.choice.is_mine:
            return False
        state, seat = self.choice.state, self.choice.seat
        has_temple = bool(city.administrative(state, seat) & TEMPLE_BIT)
        return has_temple or state.kept[seat] != EMPTY

    # What lies there and what can be used

    def items(self) -> list[Item]:
        """Return what lies on the table, with what may be used now lit."""
        lit = {target.item for target in self.targets() if target.item and target.is_usable}
        is_lit = self.shell.settings.show_legal and not (self.choice.tile >= 0 or self.choice.space >= 0)
        hidden = _UNDER_TRAY if self.tray.is_open else ()
        found = []
        for item in self.layout.items():
            if item.id in hidden or (hidden and item.id.startswith("pool.")):
                continue
            if item.id == f"tile.{self.choice.tile}":
                item = replace(item, look="chosen")
            elif item.id in lit and is_lit and not item.look and not self._is_standing(item):
                item = replace(item, look="lit")
            found.append(item)
        return found + (self.tray.items() if self.tray.is_open else [])

    def _is_standing(self, item: Item) -> bool:
        """Say whether an item is a building, which nobody demolishes lightly: it is not lit."""
        return item.id.startswith("site.") and item.side == "face" and self.choice.kind == AT_SITES

    def targets(self) -> list[Target]:
        """Return what can be pointed at: tray or season, own plots, reference board, rivals."""
        if self._known is None:
            self._known = Targets(self.layout, self.choice, self.tray).find()
        return self._known

    def offers(self) -> list[Offer]:
        """Return the buttons beside the table."""
        return self._offers.offers()

    def prompt(self) -> str:
        """Return what the viewer is asked to do now."""
        return prompt(self.choice, self.words)

    def status(self) -> str:
        """Return round, phase and goal."""
        return summary.status(self.view.state)

    def rounds(self) -> Rounds:
        """Return how far each seat came, and why the match is over."""
        return summary.rounds(self.tables, self.view.state, self.words)

    # Words and pictures

    def explain(self, target: str) -> About | None:
        """Return what a target says of itself."""
        return self.explainer.explain(target)

    def aim(self, target: str) -> None:
        """Take note of what is pointed at."""
        self.aimed = target

    def paint(self, canvas: Canvas) -> None:
        """Draw sites, season, reference board and works."""
        lit = frozenset(t.id for t in self.targets() if t.is_usable and (not t.item or self.choice.tile >= 0))
        if not self.shell.settings.show_legal:
            lit = frozenset()
        if self.choice.space >= 0:
            lit = frozenset({f"plot.{self.choice.seat}.{self.choice.space}"})
        self.panels.paint(canvas, lit, self.aimed, is_covered=self.tray.is_open)
        if self.tray.is_open:
            self.tray.paint(canvas, self.aimed)

    def counted(self) -> dict[str, pygame.FRect]:
        """Return the sheet of the own works, and the board of the season where no tray lies on it."""
        parts = {"works": self.places.works}
        return parts if self.tray.is_open else {**parts, "season": self.places.season}

    def paint_over(self, canvas: Canvas, aimed: str) -> None:
        """Draw prices and discounts of the tile that is about to be launched."""
        self.preview.paint(canvas, aimed)

    def tell(self, facts: Sequence[Fact], before: View[SaReState] | None, actor: int) -> Told:
        """Return motion and sentences of one decision."""
        drawn = self.drawn
        for fact in facts:
            if isinstance(fact, Moved) and fact.how == "draw":
                self.drawn = (*self.drawn, fact.pieces[0])
            elif isinstance(fact, Noted) and fact.what == "season":
                self.drawn = ()
        told = Told(lines=self.sentences(facts))
        told.is_surprise = any(isinstance(fact, Moved) and fact.how == "draw" for fact in facts)
        self.layout.drawn = self.drawn
        self._known = None
        if before is None:
            return told
        old = Layout(before, self.tables, self.places, self.words, drawn)
        is_own = actor == self.view.viewer and self.view.viewer != SPECTATOR
        told.beats = Motions(old, self.layout, is_own).beats(facts)
        return told

    def is_half_told(self, facts: Sequence[Fact]) -> bool:
        """Return whether a payment goes on after these facts: the log tells it in one sentence."""
        return is_open(facts)

    def sentences(self, facts: Sequence[Fact]) -> list[Line]:
        """Return the sentences about facts."""
        return Sentences(self.words, self.view.state.scenario).tell(facts)

    def space(self, points: int) -> tuple[str, Extra] | None:
        """Return nothing: there is no track of points."""
        return None

    def places_of(self, move: Move) -> tuple[str, ...]:
        """Return the targets a move is made of."""
        return targets_of(move, self.choice)

    def say(self, move: Move) -> str:
        """Return a move in words."""
        return self.words.move(move, self.view.state.hand)

    def shares(self) -> list[Share]:
        """Return the rows of the panel of cards."""
        return shares(self.layout)
