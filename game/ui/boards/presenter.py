"""What a game must give so that it can be played at the board scene: the presenter.

The scene knows no game. It hands a presenter the View of one viewer and gets back what lies on the table (`Item`), what
can be pointed at (`Target`), the buttons beside it (`Offer`), and for what happened the motion (`Beat`) and the
sentences (`Line`). A presenter sees views and redacted facts, and answers a press with a move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

import pygame

from game.rules.core.facts import Fact
from game.rules.core.game import Move, View
from game.rules.core.refusal import Refusal
from game.table.seats import Seat
from game.ui.boards.lessons import Lesson
from game.ui.boards.values import About, Beat, Extra, Item, Line, Offer, Rounds, Share, Target, Told
from game.ui.canvas import Canvas


class Presenter(Protocol):
    """One game at the board scene. It keeps a View, a layout and a selection; drawing changes nothing."""

    lessons: Sequence[Lesson]
    """What a guide tells of the game, in the order in which it tells what comes up at once."""
    hand_height: float
    """The logical height of the strip at the bottom it wants for the own hand."""

    def show(self, view: View[Any], seats: Sequence[Seat]) -> None:
        """Take a new view; the selection is dropped."""

    def arrange(self, table: pygame.FRect, hand: pygame.FRect) -> None:
        """Lay everything out: the board within `table`, what is private within `hand`."""

    def items(self) -> Sequence[Item]:
        """Return what lies on the table, the lowest first."""

    def targets(self) -> Sequence[Target]:
        """Return what can be pointed at, in the order of the focus; the topmost last where they overlap."""

    def offers(self) -> Sequence[Offer]:
        """Return the buttons beside the table, the most important first."""

    def prompt(self) -> str:
        """Return what the viewer is asked to do now, or whom he waits for, as rich text."""

    def status(self) -> str:
        """Return where the match stands, such as the round, in a few words."""

    def rounds(self) -> Rounds:
        """Return the table of the rounds so far."""

    def press(self, target: str) -> Move | Refusal | None:
        """Answer a press on a target or an offer: the move it means, why not, or None when it narrowed the choice."""

    def cancel(self) -> bool:
        """Take back the last step of the selection; return whether there was one."""

    def explain(self, target: str) -> About | None:
        """Return what a target says of itself."""

    def aim(self, target: str) -> None:
        """Take note of the target under the pointer or in focus; empty for none."""

    def paint(self, canvas: Canvas) -> None:
        """Draw what lies below the items: ground, panels, words."""

    def paint_over(self, canvas: Canvas, aimed: str) -> None:
        """Draw what lies above the items, such as the consequences of the target that is `aimed` at."""

    def tell(self, facts: Sequence[Fact], before: View[Any] | None, actor: int) -> Told:
        """Return motion, sentences and scoring of a decision that led from `before` to the view shown now."""

    def places_of(self, move: Move) -> tuple[str, ...]:
        """Return the targets that a move is made of, for a hint."""

    def space(self, points: int) -> tuple[str, Extra] | None:
        """Return the face of the space of the track for `points`, or None if there is no track."""

    def say(self, move: Move) -> str:
        """Return a move in words."""

    def shares(self) -> Sequence[Share]:
        """Return the rows of the panel of cards, as the viewer knows them."""


COVER = "cover"
"""The offer with which somebody at a shared screen asks to see alone what is his secret."""


@runtime_checkable
class SharedTable(Protocol):
    """A presenter of a game that hides so little that several people may look at one screen together.

    They see what everybody knows; only a view that is secret is covered with a hand-over before it shows.
    """

    def is_secret(self, view: View[Any]) -> bool:
        """Return whether what `view` shows its owner for this decision must be hidden from the others."""


@runtime_checkable
class Dealing(Protocol):
    """A presenter that shows how a new match is set up."""

    def deal(self, facts: Sequence[Fact]) -> list[Beat]:
        """Return the set-up as motion on the table it leads to."""


@runtime_checkable
class Questioning(Protocol):
    """A presenter whose questions want another width than usual for the panel beside the own hand."""

    actions_width: float


@runtime_checkable
class Leading(Protocol):
    """A presenter that says where the keys go on when a choice has several steps."""

    def lead(self) -> str:
        """Return the target or offer that the focus goes to now, or '' for the first that can be used."""


@runtime_checkable
class Portable(Protocol):
    """A presenter of a table where some things can be carried with the pointer to where they are to go."""

    def carries(self, target: str) -> bool:
        """Return whether what a target stands for can be carried, if it can be used at all."""

    def take_up(self, target: str) -> bool:
        """Take up what is carried; return whether that has chosen it, so that places for it are lit."""

    def landing(self, target: str, over: str, at: tuple[float, float]) -> str:
        """Return what to use when `target` is let go over another target or just somewhere; '' takes it back."""


@runtime_checkable
class Counting(Protocol):
    """A presenter that also counts elsewhere than on the panels of the seats what moves on its table."""

    def counted(self) -> Mapping[str, pygame.FRect]:
        """Return the parts of the table that change only when what they count has moved, by their names."""


@runtime_checkable
class Gathering(Protocol):
    """A presenter of a game whose log tells some decisions in a row in one sentence."""

    def is_half_told(self, facts: Sequence[Fact]) -> bool:
        """Return whether the decision that follows belongs into the same sentence as these facts."""

    def sentences(self, facts: Sequence[Fact]) -> list[Line]:
        """Return the sentences about the facts of decisions in a row."""


@runtime_checkable
class Foresight(Protocol):
    """A presenter that remembers answers its viewer has given beforehand."""

    wished: str
    """What the last press wished for the decisions to come, in the words of the game; empty for nothing."""

    def recall(self, wishes: Callable[[int], Sequence[str]]) -> None:
        """Take the source of what each seat has wished in the match."""

    def ask_again(self) -> str:
        """Return the wish that ends the one by which the decision shown would be passed, or ''."""

    def automatic(self) -> Move | None:
        """Return the move the viewer has already decided on for the decision shown, or None; it changes nothing."""

    def is_underway(self, view: View[Any]) -> bool:
        """Return whether this decision is a later step of one that is made, and taken back, as a whole."""
