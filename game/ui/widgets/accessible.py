"""Widgets for screen readers: role, name, value and explanation."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import Enum, auto


class Role(Enum):
    """The kind of a widget, in the terms of screen readers."""

    BUTTON = auto()
    SWITCH = auto()
    CHOICE = auto()
    """One of several options that are all visible."""
    SEGMENT = auto()
    """One part of a choice."""
    DROPDOWN = auto()
    OPTION = auto()
    """A line of an open list."""
    SLIDER = auto()
    FIELD = auto()
    TEXT = auto()
    HEADING = auto()
    LINK = auto()
    ITEM = auto()
    """A thing among others, such as a card in a hand."""
    PROGRESS = auto()
    GROUP = auto()
    LIST = auto()
    DIALOG = auto()
    WINDOW = auto()

    @property
    def is_container(self) -> bool:
        """Whether child widgets belong to a widget of this role rather than stand beside it."""
        return self in (Role.GROUP, Role.LIST, Role.DIALOG, Role.WINDOW)


@dataclass(frozen=True, slots=True)
class Scale:
    """A number that can be changed: its value, the least, the most, and the step between two values."""

    value: float
    least: float
    most: float
    step: float


@dataclass(frozen=True, slots=True)
class Accessible:
    """A widget in spoken words.

    `is_on` is the state of a switch, or whether an option, a segment or a button is selected; None for other widgets.
    `area` names the part of the screen that the widget shares with its neighbours. `parts` are its components; the one
    at index `at` has the focus when the widget has it.
    """

    role: Role
    name: str
    description: str = ""
    value: str = ""
    is_on: bool | None = None
    can_press: bool = False
    scale: Scale | None = None
    area: str = ""
    parts: tuple[Accessible, ...] = ()
    at: int = -1
    shortcut: str = ""
    """The key or button with the same effect."""
    marked: tuple[int, int] | None = None
    """In the value of a text field, the fixed and the moving end of the selection, the second of which is the caret."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence in rich text that is spoken once for each `source`, and again when the sentence changes.

    Urgent notices are spoken first.
    """

    source: Hashable
    markup: str
    is_urgent: bool = False


@dataclass(frozen=True, slots=True)
class Announced:
    """A scene's spontaneous announcements: notices, and a log in rich text that only grows, except for undone
    decisions.

    `audience` identifies the viewer they are for: what has been read to one viewer is still new to another. `own` are
    the indices in `log` of the entries about this viewer; after a change of viewer, reading starts at the first new
    entry that is not one of them. With `has_texts` the short texts of the scene itself are read when they appear.
    """

    notices: Sequence[Notice] = ()
    log: Sequence[str] = ()
    audience: Hashable = None
    own: frozenset[int] = frozenset()
    has_texts: bool = True
