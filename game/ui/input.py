"""Mouse, keyboard and gamepad become the same few values, in logical pixels."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from enum import StrEnum

import pygame

from game.ui.display import Display, Point


class Action(StrEnum):
    """What a key or a gamepad button asks for."""

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
    HELP = "help"
    EXPLAIN = "explain"
    SKIP = "skip"
    ZOOM_IN = "zoom-in"
    ZOOM_OUT = "zoom-out"
    PAGE_UP = "page-up"
    PAGE_DOWN = "page-down"
    START = "start"
    END = "end"
    FULL_SCREEN = "full-screen"


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
class Press:
    """A key or a gamepad button went down.

    `action` is what it asks for, if anything; `key` and `mods` are pygame's codes, 0 from a gamepad.
    """

    action: Action | None
    key: int = 0
    mods: int = 0


@dataclass(frozen=True, slots=True)
class Typed:
    """Text came from the keyboard or an input method."""

    text: str


@dataclass(frozen=True, slots=True)
class Composing:
    """An input method shows text that is not final yet; `cursor` counts letters."""

    text: str
    cursor: int


@dataclass(frozen=True, slots=True)
class Shown:
    """The window came into view or into focus again."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """The window lost the focus or went out of view."""


InputEvent = PointerMove | PointerDown | PointerUp | PointerLeave | Wheel | Press | Typed | Composing | Shown | Hidden

_KEYS = {
    pygame.K_UP: Action.UP,
    pygame.K_DOWN: Action.DOWN,
    pygame.K_LEFT: Action.LEFT,
    pygame.K_RIGHT: Action.RIGHT,
    pygame.K_KP8: Action.UP,
    pygame.K_KP2: Action.DOWN,
    pygame.K_KP4: Action.LEFT,
    pygame.K_KP6: Action.RIGHT,
    pygame.K_RETURN: Action.ACTIVATE,
    pygame.K_KP_ENTER: Action.ACTIVATE,
    pygame.K_SPACE: Action.ACTIVATE,
    pygame.K_ESCAPE: Action.BACK,
    pygame.K_AC_BACK: Action.BACK,
    pygame.K_F10: Action.MENU,
    pygame.K_m: Action.MENU,
    pygame.K_h: Action.HINT,
    pygame.K_u: Action.UNDO,
    pygame.K_l: Action.LOG,
    pygame.K_F1: Action.HELP,
    pygame.K_F2: Action.EXPLAIN,
    pygame.K_i: Action.EXPLAIN,
    pygame.K_s: Action.SKIP,
    pygame.K_PLUS: Action.ZOOM_IN,
    pygame.K_EQUALS: Action.ZOOM_IN,
    pygame.K_KP_PLUS: Action.ZOOM_IN,
    pygame.K_MINUS: Action.ZOOM_OUT,
    pygame.K_KP_MINUS: Action.ZOOM_OUT,
    pygame.K_PAGEUP: Action.PAGE_UP,
    pygame.K_PAGEDOWN: Action.PAGE_DOWN,
    pygame.K_HOME: Action.START,
    pygame.K_END: Action.END,
    pygame.K_F11: Action.FULL_SCREEN,
}

_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: Action.ACTIVATE,
    pygame.CONTROLLER_BUTTON_B: Action.BACK,
    pygame.CONTROLLER_BUTTON_X: Action.HINT,
    pygame.CONTROLLER_BUTTON_Y: Action.EXPLAIN,
    pygame.CONTROLLER_BUTTON_START: Action.MENU,
    pygame.CONTROLLER_BUTTON_BACK: Action.LOG,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Action.PREVIOUS,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Action.NEXT,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Action.UNDO,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Action.SKIP,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Action.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Action.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Action.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Action.RIGHT,
}

_AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: (Action.LEFT, Action.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Action.UP, Action.DOWN),
    pygame.CONTROLLER_AXIS_RIGHTY: (Action.PAGE_UP, Action.PAGE_DOWN),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (Action.ZOOM_OUT, Action.ZOOM_OUT),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (Action.ZOOM_IN, Action.ZOOM_IN),
}
_AXIS_ON, _AXIS_OFF = 20000, 9000


def key_action(key: int, mods: int) -> Action | None:
    """Return what a key asks for, with the modifier keys held."""
    if key == pygame.K_TAB:
        return Action.PREVIOUS if mods & pygame.KMOD_SHIFT else Action.NEXT
    if key == pygame.K_z and mods & (pygame.KMOD_CTRL | pygame.KMOD_META):
        return Action.UNDO
    if key in (pygame.K_RETURN, pygame.K_KP_ENTER) and mods & pygame.KMOD_ALT:
        return Action.FULL_SCREEN
    if mods & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT) and pygame.K_a <= key <= pygame.K_z:
        return None
    return _KEYS.get(key)


class Translator:
    """Turns pygame's events into ours. Keeps which gamepad sticks are pushed, and the gamepads themselves."""

    def __init__(self, display: Display) -> None:
        self.display = display
        self._pushed: dict[tuple[int, int], int] = {}
        self._pads: dict[int, object] = {}
        self._pointer: Point = (-1.0, -1.0)

    def open_gamepads(self) -> None:
        """Start listening to gamepads, those plugged in later too; without gamepad support, do nothing."""
        try:
            from pygame._sdl2 import controller

            controller.init()
        except (ImportError, pygame.error):
            return

    def translate(self, event: pygame.event.Event) -> list[InputEvent]:
        """Return what a pygame event means to a scene; many mean nothing."""
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            self._pointer = self.display.to_logical(*event.pos)
            return [PointerMove(self._pointer)]
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if event.button > 3:
                return [Press(Action.BACK)] if event.button == 6 and kind == pygame.MOUSEBUTTONDOWN else []
            self._pointer = self.display.to_logical(*event.pos)
            made = PointerDown if kind == pygame.MOUSEBUTTONDOWN else PointerUp
            return [made(self._pointer, event.button)]
        if kind == pygame.MOUSEWHEEL:
            turn = -1.0 if getattr(event, "flipped", False) else 1.0
            dy = float(getattr(event, "precise_y", event.y))
            return [Wheel(self._pointer, dy * turn)]
        if kind == pygame.KEYDOWN:
            return [Press(key_action(event.key, event.mod), event.key, event.mod)]
        if kind == pygame.TEXTINPUT:
            return [Typed(event.text)]
        if kind == pygame.TEXTEDITING:
            return [Composing(event.text, event.start)]
        if kind == pygame.WINDOWLEAVE:
            return [PointerLeave()]
        if kind in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED):
            return [Shown()]
        if kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED):
            return [Hidden()]
        return self._gamepad(event)

    def _gamepad(self, event: pygame.event.Event) -> list[InputEvent]:
        if event.type == pygame.CONTROLLERDEVICEADDED:
            from pygame._sdl2 import controller

            with contextlib.suppress(pygame.error):  # it may be gone again
                pad = controller.Controller(event.device_index)
                self._pads[pad.as_joystick().get_instance_id()] = pad  # its own id is only its place in the row
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
            self._pushed = {key: side for key, side in self._pushed.items() if key[0] != event.instance_id}
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            action = _BUTTONS.get(event.button)
            return [Press(action)] if action else []
        elif event.type == pygame.CONTROLLERAXISMOTION and event.axis in _AXES:
            key = (event.instance_id, event.axis)
            side = self._pushed.get(key, 0)
            if abs(event.value) < _AXIS_OFF:
                self._pushed[key] = 0
            elif abs(event.value) > _AXIS_ON and not side:
                self._pushed[key] = 1 if event.value > 0 else -1
                return [Press(_AXES[event.axis][event.value > 0])]
        return []
