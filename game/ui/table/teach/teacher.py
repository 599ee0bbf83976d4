"""The protocols of teaching at a table and of positions to be solved, and the notes that a teacher shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, Protocol

from game.ai.reasons import Hint
from game.match.seats import Seat
from game.rules.core.game import Move, View
from game.rules.core.state import State
from game.ui.boards.kit.values import Offer
from game.ui.widgets.scene import Change

if TYPE_CHECKING:
    import pygame

    from game.ui.boards.kit.presenter import Presenter
    from game.ui.table.areas import Areas
    from game.ui.widgets.base import Widget
    from game.ui.widgets.shell import Shell


AGAIN, SOLUTION, NEXT, LEAVE = "again", "solution", "next", "leave"
"""The answers to a verdict: try again, see the right answer, go on, go back to where one came from."""


VerdictSign = Literal["cross", "check", "eye"]
"""The sign before a verdict."""


@dataclass(frozen=True, slots=True)
class NoteButton:
    """A button of a note; its `name` is passed to `Teacher.answer`."""

    name: str
    label: str
    kind: Literal["primary", "plain"] = "primary"


@dataclass(frozen=True, slots=True)
class TeacherNote:
    """A teacher's note: its words (the text `key` with `values`), the rule behind them, and its places on the table.

    `caption` and `title` are in the player's language; `rule` is a rule id, '' for none. `places` are things, kinds of
    things or areas of the scene (game/ui/boards/kit/lessons.py), `targets` are ids of targets, and `moves` stand for
    the places they touch. `mood` colours the note: it asks, praises, or tells the price of a move.
    """

    caption: str
    title: str
    key: str
    values: Mapping[str, str | int] = field(default_factory=dict)
    rule: str = ""
    places: tuple[object, ...] = ()
    targets: tuple[str, ...] = ()
    moves: tuple[Move, ...] = ()
    replies: tuple[NoteButton, ...] = ()
    mood: Literal["ask", "good", "price"] = "ask"
    more: tuple[str, ...] = ()
    """Further parts of the note as rich text in the player's language."""


@dataclass(frozen=True, slots=True)
class SolvingTable:
    """The table around a position to be solved: `status` is the text of its bar, `taken` the part of the answers' place
    that has words, `size` that of the window.
    """

    shell: Shell
    presenter: Presenter[State]
    areas: Areas
    seats: Sequence[Seat]
    size: tuple[float, float]
    status: str
    taken: pygame.FRect


class Solving(Protocol):
    """A position with one question: moves are judged and never carried out."""

    @property
    def may_decide(self) -> bool:
        """Whether the player is asked for a move."""

    @property
    def shows_log(self) -> bool:
        """Whether the log is shown; otherwise one of the `sheets` takes its place."""

    @property
    def is_looking(self) -> bool:
        """Whether an explanation of the verdict is being looked for."""

    @property
    def hint(self) -> Hint | None:
        """The best move with its reasons; None while it is a secret."""

    @property
    def wrong(self) -> Move:
        """The last wrong answer, empty if there was none."""

    @property
    def sign(self) -> VerdictSign | None:
        """The sign before the verdict, None for none."""

    def judge(self, seen: View[State], move: Move) -> None:
        """Judge an answer of the player."""

    def verdict(self, presenter: Presenter[State]) -> str:
        """Return the verdict on the answer as rich text."""

    def offers(self) -> Sequence[Offer]:
        """Return the answers to choose from, or those below the verdict."""

    def sheets(self, table: SolvingTable) -> Sequence[Widget]:
        """Return the sheets around the position, placed, the lowest first, such as banner, knowledge and worst lie."""


class Teacher(Protocol):
    """Teaches at a table in play; by default there is nothing to say and no move to make."""

    @property
    def shows_result(self) -> bool:
        """Whether the table shows the result when the game is over."""
        return False

    @property
    def is_correcting(self) -> bool:
        """Whether a correction comes next, for which no scoring is shown."""
        return False

    @property
    def note(self) -> TeacherNote | None:
        """The note that is shown now, None if there is none."""
        return None

    @property
    def may_decide(self) -> bool:
        """Whether the player may decide now."""

    @property
    def solving(self) -> Solving | None:
        """The position that is solved at the table; None where moves are played."""
        return None

    def is_due(self, shown: View[State]) -> bool:
        """Return whether a new note is due for the view `shown`, once it is fully visible."""
        return False

    def speak(self, shown: View[State]) -> None:
        """Show the note that is due."""
        return

    def hear(self, move: Move) -> None:
        """Take note of the move that the player is about to make."""
        return

    @property
    def has_reply(self) -> bool:
        """Whether the teacher has a move to make."""
        return False

    def reply(self) -> Move | None:
        """Return a move that the teacher makes for the seat to move; None if the players continue."""
        return None

    def answer(self, name: str) -> Change | None:
        """Answer a press on the button `name` of the note; return the change of scene, None to stay."""

    def begin_again(self) -> Change | None:
        """Answer the undo key where moves are not undone one by one; return the change of scene, None to stay."""
        return None

    def close(self) -> None:
        """Stop teaching, because the table is left."""
        return
