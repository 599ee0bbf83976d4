"""What a game must give so that it can be played at the board scene: the presenter.

The scene knows no game. It hands a presenter the View of one viewer and gets back what lies on the table (`Item`), what
can be pointed at (`Target`), the buttons beside it (`Offer`), and for what happened the motion (`Beat`) and the
sentences (`LogLine`). It sees views and redacted facts; what a press does is a value that targets and offers carry.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Generic

import pygame

from game.rules.core.facts import Fact
from game.rules.core.game import Move, View
from game.rules.core.state import S
from game.table.seats import Seat
from game.ui.boards.lessons import Lesson
from game.ui.boards.painting import Brush, painter_for
from game.ui.boards.regions import Regions
from game.ui.boards.standing_answers import StandingAnswers
from game.ui.boards.values import (
    About,
    Beat,
    CardCount,
    Choice,
    Extra,
    Item,
    LogLine,
    Narrow,
    Offer,
    ScoreTable,
    SeatPanel,
    Target,
    Told,
)
from game.ui.drawing.canvas import Canvas
from game.ui.widgets.shell import Shell

ACTIONS_WIDTH = 336.0
"""The usual width of the panel of what to do."""


class Presenter(ABC, Generic[S]):
    """One game at the board scene: it shows one view after the other. Drawing changes nothing.

    `table_area` is for the board and `hand_area` for what is private; `table` and `hand` are these until the scene
    gives others. What a game does not have, such as a track, has a default that does nothing.
    """

    regions = Regions()
    """Which part of the table each thing belongs to."""
    lessons: Sequence[Lesson[S]] = ()
    """What a guide tells of the game, in the order in which it tells what comes up at once."""
    shows_shared_table = False
    """Whether the game hides so little that several people may look at one screen together.

    They see what everybody knows; only a view that `is_secret` is covered with a hand-over before it shows.
    """
    fills_window = False
    """Whether the table is a place that fills the window, with log, hand and answers over its foot."""
    aimed = ""
    """The target under the pointer or in focus, told by `aim`."""
    sheet = ""
    """What stands, in rich text, on the sheet over the table to choose from; empty while none lies there."""
    large = -1
    """The seat whose site was enlarged, -1 for the viewer's own."""
    view: View[S]
    choice: Choice

    def __init__(self, shell: Shell, game: str, table: pygame.FRect, hand: pygame.FRect) -> None:
        self.shell = shell
        self._name = game
        self.table_area, self.hand_area = table, hand
        self._known: list[Target] | None = None
        self.standing_answers = StandingAnswers()
        self.carrying = Carrying(self)

    @property
    @abstractmethod
    def hand_height(self) -> float:
        """The logical height of the strip at the bottom it wants for the own hand."""

    @property
    def actions_width(self) -> float:
        """The width it wants for the panel beside the own hand."""
        return ACTIONS_WIDTH

    @property
    def hand_place(self) -> pygame.FRect:
        """Where the own hand lies."""
        return self.hand_area

    @property
    def brush(self) -> Brush:
        """The brush in the present theme and language."""
        return Brush(painter_for(self._name, self.shell.settings.theme))

    # The view and its layout

    @abstractmethod
    def _begin(self, seats: Sequence[Seat]) -> None:
        """Make words and an empty selection for a new view."""

    @abstractmethod
    def _lay_out(self) -> None:
        """Place everything in the two areas."""

    def show(self, view: View[S], seats: Sequence[Seat]) -> None:
        """Take a new view; the selection is dropped."""
        self.view = view
        self._begin(seats)
        self._renew()

    def arrange(self, table: pygame.FRect, hand: pygame.FRect) -> None:
        """Lay everything out: the board within `table`, what is private within `hand`."""
        self.table_area, self.hand_area = table, hand
        self._renew()

    def _renew(self) -> None:
        self._lay_out()
        self._known = None

    # What lies there and what can be used

    @abstractmethod
    def items(self) -> Sequence[Item]:
        """Return what lies on the table, the lowest first."""

    @abstractmethod
    def find_targets(self) -> list[Target]:
        """Return what can be pointed at, in the order of the focus; the topmost last where they overlap."""

    def targets(self) -> Sequence[Target]:
        """Return what can be pointed at, found once for a layout."""
        if self._known is None:
            self._known = self.find_targets()
        return self._known

    def target(self, name: str) -> Target | None:
        """Return the target of a name, or None if there is no such place."""
        return next((target for target in self.targets() if target.id == name), None)

    def thing(self, name: str) -> object:
        """Return what the target of a name stands for, or None if there is no such place."""
        found = self.target(name)
        return found.thing if found is not None else None

    @abstractmethod
    def offers(self) -> Sequence[Offer]:
        """Return the buttons beside the table, the most important first."""

    def lead(self) -> str:
        """Return the target or offer that the keys go to now that a choice has taken a step, or '' to stay."""
        return ""

    def start(self) -> str:
        """Return where the keys begin: at what stands out, else at the first thing that can be used; '' for none."""
        ready = [offer.id for offer in self.offers() if offer.kind == "primary"]
        usable = [target.id for target in self.targets() if target.is_usable]
        return next(iter([*ready, *usable, *(offer.id for offer in self.offers())]), "")

    # Presses

    def narrow(self, narrowed: Narrow, origin: str) -> None:
        """Go on with another selection after a press on the target or offer `origin`."""
        self.choice = narrowed.selection
        self._renew()

    def decide(self, move: Move) -> Move:
        """Return the move to play after a press that submits `move`."""
        return move

    def enlarge(self, seat: int) -> None:
        """Show the site of a seat large, where there are sites; -1 is the viewer's own."""
        self.large = seat
        self._renew()

    def cancel(self) -> bool:
        """Take the selection back; return whether there was one."""
        was = self.choice.is_begun
        self.choice = self.choice.cleared()
        self._renew()
        return was

    def aim(self, target: str) -> None:
        """Take note of the target under the pointer or in focus; empty for none."""
        self.aimed = target

    # Secrets at a shared screen

    def is_secret(self, view: View[S]) -> bool:
        """Return whether what `view` shows its owner for this decision must be hidden from the others."""
        return False

    # Pictures

    @abstractmethod
    def paint(self, canvas: Canvas) -> None:
        """Draw what lies below the items: ground, panels, words."""

    @abstractmethod
    def paint_over(self, canvas: Canvas, aimed: str) -> None:
        """Draw what lies above the items, such as the consequences of the target that is `aimed` at."""

    def counted(self) -> Mapping[str, pygame.FRect]:
        """Return the parts of the table besides the panels of seats that change only when what they count has moved."""
        return {}

    def space(self, points: int) -> tuple[str, Extra] | None:
        """Return the face of the space of the track for `points`, or None if there is no track."""
        return None

    # What happened

    @abstractmethod
    def tell(self, facts: Sequence[Fact], before: View[S] | None, actor: int) -> Told:
        """Return motion, sentences and scoring of a decision that led from `before` to the view shown now."""

    def deal(self, facts: Sequence[Fact]) -> list[Beat]:
        """Return the set-up of a new match as motion on the table it leads to."""
        return []

    @abstractmethod
    def sentences(self, facts: Sequence[Fact]) -> list[LogLine]:
        """Return the sentences about the facts of one decision, or of decisions in a row that are told as one."""

    def is_half_told(self, facts: Sequence[Fact]) -> bool:
        """Return whether the decision that follows belongs into the same sentence as these facts."""
        return False

    # Words

    @abstractmethod
    def prompt(self) -> str:
        """Return what the viewer is asked to do now, or whom he waits for, as rich text."""

    @abstractmethod
    def status(self) -> str:
        """Return where the match stands, such as the round, in a few words."""

    @abstractmethod
    def rounds(self) -> ScoreTable:
        """Return the table of the rounds so far."""

    @abstractmethod
    def shares(self) -> Sequence[CardCount]:
        """Return the rows of the panel of cards, as the viewer knows them."""

    @abstractmethod
    def about(self, thing: object) -> About | None:
        """Return what a thing on the table says of itself, or None if it says nothing."""

    def explain(self, target: str) -> About | None:
        """Return what the thing that a target stands for says of itself, or None if there is no such place."""
        return self.about(self.thing(target))

    @abstractmethod
    def places_of(self, move: Move) -> tuple[str, ...]:
        """Return the targets that a move is made of, for a hint."""

    @abstractmethod
    def say(self, move: Move) -> str:
        """Return a move in words."""


class Carrying(Generic[S]):
    """Tells what can be carried on the table of a presenter, and where it may be let go."""

    def __init__(self, presenter: Presenter[S], *kinds: type) -> None:
        self._presenter = presenter
        self._kinds = kinds

    def can_carry(self, target: str) -> bool:
        """Return whether what a target stands for can be carried with the pointer, if it can be used at all."""
        return isinstance(self._presenter.thing(target), self._kinds)

    def take_up(self, target: str) -> bool:
        """Take up what is carried; return whether that has chosen it, so that places for it are lit."""
        return False

    def landing(self, target: str, over: str, at: tuple[float, float]) -> str:
        """Return what to use when `target` is let go over another target or just somewhere; '' takes it back.

        By default it is taken if it comes to the own hand or panel.
        """
        presenter = self._presenter
        panel = next(each.rect for each in presenter.targets() if each.thing == SeatPanel(presenter.view.viewer))
        return target if panel.collidepoint(at) or presenter.hand_place.collidepoint(at) else ""


def marked(
    items: Iterable[Item], usable: Iterable[Target], chosen: Collection[str], *, shows_legal: bool
) -> list[Item]:
    """Return `items` with their looks: those that `usable` targets stand for are lit, if wanted, and some `chosen`."""
    lit = {target.item for target in usable if target.item} if shows_legal else set()
    return [
        replace(item, look="chosen") if item.id in chosen else replace(item, look="lit") if item.id in lit else item
        for item in items
    ]


def seat_panels(targets: Iterable[Target]) -> dict[int, pygame.FRect]:
    """Return where the panels of the seats lie, by seat."""
    return {each.thing.seat: each.rect for each in targets if isinstance(each.thing, SeatPanel)}
