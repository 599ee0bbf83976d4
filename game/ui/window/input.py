"""Input from mouse, keyboard and gamepad as a few value types, in logical pixels."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.ui.window.display import Point


class Action(StrEnum):
    """An action that a key or a gamepad button triggers."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT = "next"
    PREVIOUS = "previous"
    ACTIVATE = "activate"
    BACK = "back"
    MENU = "menu"
    HINT = "hint"
    UNDO = "undo"
    LOG = "log"
    DIGEST = "digest"
    WHY = "why"
    HELP = "help"
    EXPLAIN = "explain"
    ANSWERS = "answers"
    SKIP = "skip"
    ZOOM_IN = "zoom-in"
    ZOOM_OUT = "zoom-out"
    PAGE_UP = "page-up"
    PAGE_DOWN = "page-down"
    START = "start"
    END = "end"
    FULL_SCREEN = "full-screen"
    TELL_TURN = "tell-turn"
    TELL_HAND = "tell-hand"
    TELL_SUPPLY = "tell-supply"
    TELL_FIRST = "tell-first"
    TELL_SECOND = "tell-second"
    TELL_THIRD = "tell-third"
    TELL_SCORE = "tell-score"
    TELL_LAST = "tell-last"


DIRECTIONS = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)


@dataclass(frozen=True, slots=True)
class PointerMove:
    """The mouse is at `pos`."""

    pos: Point


@dataclass(frozen=True, slots=True)
class PointerDown:
    """A mouse button went down: 1 left, 2 middle, 3 right."""

    pos: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class PointerUp:
    """A mouse button went up."""

    pos: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class PointerLeave:
    """The mouse left the window."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned; positive `dy` is away from the player."""

    pos: Point
    dy: float


@dataclass(frozen=True, slots=True)
class KeyPress:
    """A key or a gamepad button went down.

    `action` is the action bound to it, if any; `key` and `mods` are pygame's codes, 0 from a gamepad; `button` is the
    gamepad's button, None from a keyboard or a stick.
    """

    action: Action | None
    key: int = 0
    mods: int = 0
    button: int | None = None


@dataclass(frozen=True, slots=True)
class Typed:
    """Text came from the keyboard or an input method."""

    text: str


@dataclass(frozen=True, slots=True)
class Pasted:
    """The text of the clipboard has come; '' if there is none."""

    text: str


@dataclass(frozen=True, slots=True)
class Composing:
    """An input method shows text that is not final yet; `cursor` counts letters."""

    text: str
    cursor: int


@dataclass(frozen=True, slots=True)
class WindowShown:
    """The window came into view or into focus again."""


@dataclass(frozen=True, slots=True)
class WindowHidden:
    """The window lost the focus or went out of view."""


InputEvent = (
    PointerMove
    | PointerDown
    | PointerUp
    | PointerLeave
    | Wheel
    | KeyPress
    | Typed
    | Pasted
    | Composing
    | WindowShown
    | WindowHidden
)
