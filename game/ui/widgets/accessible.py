"""What a widget is to somebody who does not see it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import Enum, auto


class Role(Enum):
    """What kind of thing it is, in the words of screen readers."""

    BUTTON = auto()
    SWITCH = auto()
    CHOICE = auto()
    """One of several, of which the parts are all in sight."""
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
        """Whether what lies inside belongs to it, rather than beside it."""
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
    """A widget in words, as they are said.

    `is_on` says whether it is switched on, or chosen; None for what cannot be. `area` names the part of the screen that
    it shares with its neighbours. `parts` are what it consists of, of which the one `at` has the focus when it has it.
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


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence in rich text that is said once for each `source`, and again when the sentence changes.

    What is urgent is said before all else.
    """

    source: Hashable
    markup: str
    is_urgent: bool = False


@dataclass(frozen=True, slots=True)
class Announced:
    """What a scene tells by itself: notices, and a log in rich text that only grows but for what is taken back.

    `audience` is for whom: others may neither read again what was said to it, nor is anything old to them.
    """

    notices: Sequence[Notice] = ()
    log: Sequence[str] = ()
    audience: Hashable = None
