"""What teaches at a table: lessons, tips in a first game, or nobody; and the note that it holds out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol

from game.rules.core.game import Move, View
from game.rules.core.state import State
from game.ui.widgets.scene import Change


@dataclass(frozen=True, slots=True)
class NoteButton:
    """A button of a note: its name, its label, and whether it is the one to press."""

    name: str
    label: str
    kind: Literal["primary", "plain"] = "primary"


@dataclass(frozen=True, slots=True)
class TeacherNote:
    """What a teacher says now: words, the rule they are from, and what they are about.

    `places` are things on the table, kinds of them or areas of the scene (game/ui/boards/lessons.py), `targets` names
    of targets, `moves` moves whose places are meant. `mood` colours the note: it asks, it is content, or it tells the
    price of a move.
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
    more: str = ""
    """A sentence that follows, already in the language of the player."""


class Teacher(Protocol):
    """What teaches at a table where a game is played."""

    @property
    def shows_result(self) -> bool:
        """Whether the table goes on to the result when the game is over."""

    @property
    def note(self) -> TeacherNote | None:
        """What it says now."""

    @property
    def may_decide(self) -> bool:
        """Whether the player may decide now."""

    def is_due(self, shown: View[State]) -> bool:
        """Return whether it has something new to say about what is all `shown` now."""

    def speak(self, shown: View[State]) -> None:
        """Say it."""

    def hear(self, move: Move) -> None:
        """Take note of the move that the player is about to make."""

    @property
    def has_reply(self) -> bool:
        """Whether it has a move to make itself."""

    def reply(self) -> Move | None:
        """Return a move that it makes itself for whoever is to move; None if the players go on."""

    def answer(self, name: str) -> Change | None:
        """Answer a press on a button of its note."""

    def begin_again(self) -> Change | None:
        """Answer the key to undo, where moves are not taken back one by one."""

    def close(self) -> None:
        """Teach no more: the table is left."""
