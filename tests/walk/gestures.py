"""Gestures: what a player does once, by mouse, keyboard, gamepad, screen reader or window; each is a line of words."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """The kinds of gestures, each with what its target is."""

    HOVER = "hover"
    """A widget: the pointer moves onto it."""
    CLICK = "click"
    """A widget, by the left button."""
    RIGHT = "right-click"
    """A widget, by the right button."""
    DOUBLE = "double-click"
    """A widget, twice."""
    DRAG = "drag"
    """Two widgets: from the first to the second."""
    WHEEL = "wheel"
    """A widget, and the turns of the wheel over it."""
    FOCUS = "focus"
    """A widget, reached by the tab key."""
    PRESS = "press"
    """A widget, reached by the tab key and used by the return key."""
    KEY = "key"
    """An action, by its key."""
    PAD = "pad"
    """An action, by its button of a gamepad."""
    STICK = "stick"
    """An axis of a gamepad and its value, to which it goes and from which it comes back."""
    TYPE = "type"
    """Words, typed."""
    LISTEN = "listen"
    """`on` or `off`: whether a screen reader listens."""
    ASK = "ask"
    """A widget, used by the screen reader."""
    RESIZE = "resize"
    """A size of the window."""
    SET = "set"
    """A setting and its value, as the settings page changes it."""
    AWAY = "away"
    """Nothing: the window loses the focus and gets it back."""
    CLOSE = "close"
    """Nothing: the system asks the window to close."""
    WAIT = "wait"
    """Nothing."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """One gesture; afterwards `pause` seconds pass."""

    kind: Kind
    targets: tuple[str, ...] = ()
    pause: float = 0.1

    def __str__(self) -> str:
        return shlex.join((self.kind, *self.targets, f"{self.pause:g}"))

    @classmethod
    def read(cls, line: str) -> Gesture:
        """Return the gesture that a line describes; raises ValueError if it describes none."""
        kind, *targets, pause = shlex.split(line)
        return cls(Kind(kind), tuple(targets), float(pause))
