"""The events of the window: waiting for them with little work, and translating them into input for scenes."""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Callable

import pygame

from game.ui.window.clipboard import PASTED
from game.ui.window.controls import WITH_TRIGGER, Controls, is_command, is_modifier, latin_key
from game.ui.window.display import Display, Point
from game.ui.window.input import (
    DIRECTIONS,
    Action,
    Composing,
    InputEvent,
    KeyPress,
    Pasted,
    PointerDown,
    PointerLeave,
    PointerMove,
    PointerUp,
    Typed,
    Wheel,
    WindowHidden,
    WindowShown,
)
from game.ui.window.sdl import library

_FRAMES = 60
"""The most frames a second while something moves."""
_WAITING = ("x11", "wayland", "windows", "cocoa")
"""The screens on which SDL sleeps until something happens; on others it looks a thousand times a second."""
_LONGEST = 1.0
"""The most seconds of such a sleep, should an event of another thread fail to end it."""
_NAP, _REST, _RESTING_AFTER = 0.01, 0.05, 2.0
"""Seconds between two looks into the queue while the player is busy and while they rest, and until they count as
resting.
"""


class Events:
    """Reads the event queue of pygame; nothing else in the program does."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()
        self._last = time.perf_counter()
        self._sleep = sdl_sleep()

    def wait(self, patience: float | None, *, has_gamepads: bool = False) -> list[pygame.event.Event]:
        """Return new events after waiting up to `patience` seconds for the first one, or without limit (None).

        pygame's own wait looks a thousand times a second. That of SDL sleeps until something happens, except on a few
        screens and while there are gamepads; then this one looks a hundred times a second while the player is busy, and
        less often otherwise. Of consecutive pointer moves only the last is kept.
        """
        if patience == 0.0:
            self._clock.tick(_FRAMES)
        sleep = self._nap if has_gamepads or self._sleep is None else self._sleep
        events = pygame.event.get()
        start = time.perf_counter()
        patience = math.inf if patience is None else patience
        while not events and (waited := time.perf_counter() - start) < patience:
            sleep(patience - waited)
            events = pygame.event.get()
        if events:
            self._last = time.perf_counter()
        kept: list[pygame.event.Event] = []
        for event in events:
            if kept and event.type == pygame.MOUSEMOTION == kept[-1].type:
                kept.pop()
            if event.type != pygame.NOEVENT:
                kept.append(event)
        return kept

    def _nap(self, seconds: float) -> None:
        """Sleep until the next look into the queue, at most so many seconds."""
        resting = time.perf_counter() - self._last > _RESTING_AFTER
        nap = _REST if resting else _NAP
        time.sleep(nap if seconds == math.inf else max(0.001, seconds / max(1, round(seconds / nap))))


def sdl_sleep() -> Callable[[float], None] | None:
    """Return a function that sleeps until there is an event or so many seconds have passed; None where SDL can't."""
    if pygame.display.get_driver() not in _WAITING:
        return None
    try:
        wait = library().SDL_WaitEventTimeout
    except (OSError, AttributeError):
        return None
    return lambda seconds: wait(None, math.ceil(1000 * min(seconds, _LONGEST)))


REPEAT_AFTER, REPEAT_EVERY = 0.5, 0.06
"""Seconds for which a press is held before it is repeated, and between two repetitions."""
_REPEATED = (*DIRECTIONS, Action.NEXT, Action.PREVIOUS, Action.PAGE_UP, Action.PAGE_DOWN)
_REPEATED_KEYS = (pygame.K_BACKSPACE, pygame.K_DELETE)
"""The actions and keys that are repeated: those that move something or delete a letter, and none that decides."""


class Repeater:
    """Repeats the last press while its key, button or stick is held. All times are seconds of one clock."""

    def __init__(self) -> None:
        self._source: object = None
        """The key, button or stick that is held, None if there is none."""
        self._press = KeyPress(None)
        self._due = 0.0

    def hold(self, source: object, press: KeyPress, now: float) -> None:
        """Take note of a press; it takes the place of the one before, whether or not it is repeated itself."""
        is_repeated = press.action in _REPEATED or press.key in _REPEATED_KEYS
        self._source, self._press, self._due = source if is_repeated else None, press, now + REPEAT_AFTER

    def release(self, source: object = None) -> None:
        """End the repetition of the press of `source`, or any repetition if it is None."""
        if source in (None, self._source):
            self._source = None

    def wait(self, now: float) -> float | None:
        """Return the seconds until the next repetition, None if there will be none."""
        return None if self._source is None else max(0.0, self._due - now)

    def repeated(self, now: float) -> list[KeyPress]:
        """Return the press if it is due again: once, however late it is."""
        if self._source is None or now < self._due:
            return []
        self._due = now + REPEAT_EVERY
        return [self._press]


_AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: (Action.LEFT, Action.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Action.UP, Action.DOWN),
    pygame.CONTROLLER_AXIS_RIGHTY: (Action.PAGE_UP, Action.PAGE_DOWN),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (Action.ZOOM_IN, Action.ZOOM_IN),
}
_AXIS_ON, _AXIS_OFF = 20000, 9000


class Translator:
    """Turns pygame's events into ours; it holds the open gamepads, the state of their sticks, and the `repeater`."""

    def __init__(self, display: Display, controls: Controls) -> None:
        self.display = display
        self.controls = controls
        self._pushed: dict[tuple[int, int], int] = {}
        self._pads: dict[int, object] = {}
        self._triggers: dict[int, bool] = {}
        """The gamepads whose left trigger is held, and whether a button was pressed with it."""
        self._pointer: Point = (-1.0, -1.0)
        """The mouse position, which a new size of the window leaves as it is."""
        self._mods = 0
        """The modifiers of the last key."""
        self.repeater = Repeater()

    @property
    def gamepads(self) -> list[int]:
        """The ids of the open gamepads."""
        return sorted(self._pads)

    def open_gamepads(self) -> None:
        """Start listening to gamepads, those plugged in later too; without gamepad support, do nothing."""
        try:
            from pygame._sdl2 import controller

            controller.init()
        except (ImportError, pygame.error):
            return

    def translate(self, event: pygame.event.Event) -> list[InputEvent]:
        """Return the input that a pygame event stands for; many events stand for none."""
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            self._pointer = event.pos
            return [PointerMove(self.display.to_logical(*event.pos))]
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if event.button > 3:
                return [KeyPress(Action.BACK)] if event.button == 6 and kind == pygame.MOUSEBUTTONDOWN else []
            self._pointer = event.pos
            made = PointerDown if kind == pygame.MOUSEBUTTONDOWN else PointerUp
            return [made(self.display.to_logical(*event.pos), event.button)]
        if kind == pygame.MOUSEWHEEL:
            # `flipped` tells that the system has turned it round already, as the player likes it ("natural" on macOS)
            return [Wheel(self.display.to_logical(*self._pointer), float(getattr(event, "precise_y", event.y)))]
        if kind in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        if kind == pygame.TEXTINPUT:
            return [] if is_command(self._mods) else [Typed(event.text)]
        if kind == PASTED:
            return [Pasted(event.text)]
        if kind == pygame.TEXTEDITING:
            return [Composing(event.text, event.start)]
        if kind == pygame.WINDOWLEAVE:
            return [PointerLeave()]
        if kind in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED):
            return [WindowShown()]
        if kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED):
            self.repeater.release()
            return [WindowHidden()]
        return self._gamepad(event)

    def _key(self, event: pygame.event.Event) -> list[InputEvent]:
        self._mods = event.mod
        if event.type == pygame.KEYUP:
            self.repeater.release(event.key)
            return []
        scancode = getattr(event, "scancode", 0)
        key = latin_key(event.key, scancode) if is_command(event.mod) else event.key
        press = KeyPress(self.controls.asked_by_key(event.key, event.mod, scancode), key, event.mod)
        if not is_modifier(event.key):
            self.repeater.hold(event.key, press, time.perf_counter())
        return [press]

    def _pressed(self, source: object, press: KeyPress) -> list[InputEvent]:
        """Return a press of a gamepad, which is held until `source` is released."""
        self.repeater.hold(source, press, time.perf_counter())
        return [press]

    def _gamepad(self, event: pygame.event.Event) -> list[InputEvent]:
        if event.type == pygame.CONTROLLERDEVICEADDED:
            from pygame._sdl2 import controller

            with contextlib.suppress(pygame.error):  # it may be gone again
                pad = controller.Controller(event.device_index)
                self._pads[pad.as_joystick().get_instance_id()] = pad  # its own id is only its place in the row
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
            self.repeater.release()
            self._pushed = {key: side for key, side in self._pushed.items() if key[0] != event.instance_id}
            self._triggers.pop(event.instance_id, None)
        elif event.type == pygame.CONTROLLERBUTTONDOWN and event.instance_id in self._triggers:
            self._triggers[event.instance_id] = True
            return [KeyPress(WITH_TRIGGER[event.button])] if event.button in WITH_TRIGGER else []
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            press = KeyPress(self.controls.buttons.action(event.button), button=event.button)
            return self._pressed((event.instance_id, "button", event.button), press)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self.repeater.release((event.instance_id, "button", event.button))
        elif event.type == pygame.CONTROLLERAXISMOTION and event.axis == pygame.CONTROLLER_AXIS_TRIGGERLEFT:
            return self._trigger(event.instance_id, event.value)
        elif event.type == pygame.CONTROLLERAXISMOTION and event.axis in _AXES:
            key = (event.instance_id, event.axis)
            side = self._pushed.get(key, 0)
            if abs(event.value) < _AXIS_OFF:
                self._pushed[key] = 0
                self.repeater.release(key)
            elif abs(event.value) > _AXIS_ON and not side:
                self._pushed[key] = 1 if event.value > 0 else -1
                return self._pressed(key, KeyPress(_AXES[event.axis][event.value > 0]))
        return []

    def _trigger(self, pad: int, value: int) -> list[InputEvent]:
        """Take note of the left trigger, which gives the buttons other actions while it is held; released without any
        button it leads to the answers.
        """
        if value > _AXIS_ON:
            self._triggers.setdefault(pad, False)
        elif value < _AXIS_OFF and pad in self._triggers and not self._triggers.pop(pad):
            return [KeyPress(Action.ANSWERS)]
        return []
