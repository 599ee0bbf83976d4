"""The accessibility tree as it is sent to a screen reader, and the requests that come back.

Imports no window: on Linux the tree is published by a process of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from game.ui.widgets.accessible import Accessible, Role

WINDOW = 0
"""The element that always exists: the window."""
Edges = tuple[float, float, float, float]
"""Left, top, right and bottom in logical pixels."""
NOWHERE: Edges = (0.0, 0.0, 0.0, 0.0)
"""The place of an element that is only spoken."""


@dataclass(frozen=True, slots=True)
class Element:
    """An accessible thing on the screen; `rect` is its place."""

    is_: Accessible
    rect: Edges
    children: tuple[int, ...] = ()
    can_focus: bool = False
    is_enabled: bool = True
    position: int | None = None
    """The number of a line among those of an open list, from 0; None elsewhere."""
    options: int = 0
    """The number of lines in that open list."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """A sentence to speak; an urgent one interrupts what is being spoken."""

    sentence: str
    is_urgent: bool = False


@dataclass(frozen=True, slots=True)
class Tree:
    """Everything a screen reader may know at one moment: elements by number, the one in focus, the announcements.

    An announcement has a number of its own, and the window has it as a child. A logical pixel is `scale` real ones.
    """

    elements: Mapping[int, Element]
    focus: int = WINDOW
    said: Mapping[int, Announcement] = field(default_factory=dict)
    scale: float = 1.0
    language: str = ""
    """The language of all words in it, such as "fr"."""
    place: Edges = NOWHERE
    """The window's place on the screen, in the system's units."""

    def without(self, unheard: Set[int]) -> Tree:
        """Return the tree without the announcements numbered in `unheard`, as it was before they were made."""
        window = self.elements[WINDOW]
        kept = tuple(number for number in window.children if number not in unheard)
        said = {number: each for number, each in self.said.items() if number not in unheard}
        return replace(self, elements={**self.elements, WINDOW: replace(window, children=kept)}, said=said)


@dataclass(frozen=True, slots=True)
class TreeChange:
    """The new and changed elements of a tree; those in `said` are announcements."""

    elements: Mapping[int, Element]
    focus: int
    said: Mapping[int, Announcement]
    scale: float
    language: str = ""
    place: Edges = NOWHERE


@dataclass(frozen=True, slots=True)
class WindowFocus:
    """Whether the window has the system's focus."""

    is_focused: bool


class Publication:
    """Remembers what has been published, and finds what is new."""

    def __init__(self) -> None:
        self._known: dict[int, Element] = {}
        self._language = ""

    @property
    def is_new(self) -> bool:
        """Whether nothing has been published to the present listener."""
        return not self._known

    def change(self, tree: Tree) -> TreeChange:
        """Return the changes that `tree` makes, and count them as published."""
        if tree.language != self._language:
            self._language, self._known = tree.language, {}
        spoken = {number: Element(Accessible(Role.TEXT, each.sentence), NOWHERE) for number, each in tree.said.items()}
        whole = {**tree.elements, **spoken}
        new = {number: element for number, element in whole.items() if self._known.get(number) != element}
        self._known = whole
        said = {number: tree.said[number] for number in spoken.keys() & new}
        return TreeChange(new, tree.focus, said, tree.scale, tree.language, tree.place)

    def forget(self) -> None:
        """Start afresh, because the next listener knows nothing."""
        self._known = {}


class Wish(Enum):
    """The kinds of requests from a screen reader."""

    TREE = auto()
    """Send the tree now, and every change from now on."""
    NOTHING = auto()
    """Send nothing more."""
    FOCUS = auto()
    PRESS = auto()
    MORE = auto()
    LESS = auto()
    VALUE = auto()


@dataclass(frozen=True, slots=True)
class ReaderRequest:
    """A request from a screen reader: its kind, the node, and the value to set."""

    wish: Wish
    node: int = WINDOW
    value: object = None
