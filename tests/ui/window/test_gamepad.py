"""Gamepads that come and go, as the library of SDL itself makes them up."""

from __future__ import annotations

import ctypes
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.app import App
from game.ui.scenes.menu import MainMenu
from game.ui.widgets.scene import Push
from game.ui.widgets.shell import Doors
from game.ui.window.controls import WITH_TRIGGER, Controls
from game.ui.window.display import fit
from game.ui.window.events import Translator
from game.ui.window.input import Action, KeyPress
from game.ui.window.settings import Settings
from tests.patience import LONG
from tests.ui.windows import nudge

GAMEPAD, AXES, BUTTONS = 1, 6, 15
LEFT_Y = pygame.CONTROLLER_AXIS_LEFTY


class Pads:
    """Plugs gamepads in and out; a gamepad is known by its number among all there were."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._sdl = library
        library.SDL_JoystickOpen.restype = ctypes.c_void_p
        library.SDL_JoystickInstanceID.argtypes = [ctypes.c_void_p]
        library.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        library.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
        self._open: dict[int, int] = {}

    def plug(self) -> int:
        place = self._sdl.SDL_JoystickAttachVirtual(GAMEPAD, AXES, BUTTONS, 0)
        assert place >= 0
        pad = self._sdl.SDL_JoystickOpen(place)
        number: int = self._sdl.SDL_JoystickInstanceID(pad)
        self._open[number] = pad
        return number

    def unplug(self, number: int) -> None:
        places = range(self._sdl.SDL_NumJoysticks())
        place = next(place for place in places if self._sdl.SDL_JoystickGetDeviceInstanceID(place) == number)
        self._sdl.SDL_JoystickClose(ctypes.c_void_p(self._open.pop(number)))
        assert self._sdl.SDL_JoystickDetachVirtual(place) == 0

    def button(self, number: int, button: int, is_down: bool) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._open[number], button, is_down)

    def stick(self, number: int, value: int) -> None:
        self._sdl.SDL_JoystickSetVirtualAxis(self._open[number], LEFT_Y, value)

    def close(self) -> None:
        for number in list(self._open):
            self.unplug(number)


@pytest.fixture
def pads() -> Iterator[Pads]:
    maps = Path("/proc/self/maps")
    found = re.search(r"\S*libSDL2-2\S*", maps.read_text("utf-8")) if maps.exists() else None
    if found is None:
        pytest.skip("where SDL lies in this process can only be told on Linux")
    pygame.display.init()
    made = Pads(ctypes.CDLL(found[0]))
    yield made
    made.close()
    if pygame.display.get_init():
        pygame.event.clear()


@pytest.fixture
def translator(pads: Pads) -> Translator:
    made = Translator(fit((1280, 720)), Controls())
    made.open_gamepads()
    pygame.event.clear()
    return made


def heard(translator: Translator) -> list[Action | None]:
    """Return the actions of the gamepads until now."""
    return [
        item.action
        for event in pygame.event.get()
        for item in translator.translate(event)
        if isinstance(item, KeyPress)
    ]


def tap(pads: Pads, number: int, button: int) -> None:
    pads.button(number, button, True)
    pygame.event.pump()
    pads.button(number, button, False)


def test_a_button_and_a_stick_speak_for_themselves(pads: Pads, translator: Translator) -> None:
    pad = pads.plug()
    heard(translator)
    tap(pads, pad, pygame.CONTROLLER_BUTTON_A)
    assert heard(translator) == [Action.ACTIVATE]
    pads.stick(pad, 30000)
    assert heard(translator) == [Action.DOWN]
    pads.stick(pad, 31000)
    assert heard(translator) == []
    pads.stick(pad, 0)
    assert heard(translator) == []
    pads.stick(pad, -32768)
    assert heard(translator) == [Action.UP]


def test_a_gamepad_goes_on_when_others_come_and_go(pads: Pads, translator: Translator) -> None:
    first = pads.plug()
    heard(translator)
    second = pads.plug()
    heard(translator)
    pads.unplug(first)
    heard(translator)
    third = pads.plug()  # now it is the second in the row, where `second` was when it came
    heard(translator)
    for pad in (second, third):
        tap(pads, pad, pygame.CONTROLLER_BUTTON_B)
        assert heard(translator) == [Action.BACK], pad
    assert translator.gamepads == [second, third]
    pads.unplug(second)
    pads.unplug(third)
    heard(translator)
    assert not translator.gamepads


def test_a_stick_that_was_pushed_when_it_was_unplugged_is_forgotten(pads: Pads, translator: Translator) -> None:
    pad = pads.plug()
    heard(translator)
    pads.stick(pad, 32000)
    assert heard(translator) == [Action.DOWN]
    pads.unplug(pad)
    heard(translator)
    pushed = pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=LEFT_Y, value=32000)
    assert [item.action for item in translator.translate(pushed)] == [Action.DOWN]  # type: ignore[union-attr]


def test_the_menu_is_steered_by_a_gamepad_plugged_in_later(pads: Pads) -> None:
    app = App(Doors(), MainMenu, settings=Settings(language="en", animation="off", effects_volume=0.0), size=(640, 360))
    try:
        app.stack.apply(Push(MainMenu(app.shell)))
        app.step()
        pad = pads.plug()

        def step_until(is_so) -> None:  # type: ignore[no-untyped-def]
            end = time.monotonic() + LONG
            while not is_so() and time.monotonic() < end:
                nudge()
                app.step()
            assert is_so()

        def is_heard() -> bool:
            tap(pads, pad, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
            return app.shell.is_focus_shown

        step_until(is_heard)
        before = app.stack.top.focused
        tap(pads, pad, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
        step_until(lambda: app.stack.top.focused is not before)
    finally:
        app.stack.is_quitting = True
        app.close()


def axis(value: int) -> pygame.event.Event:
    trigger = pygame.CONTROLLER_AXIS_TRIGGERLEFT
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=7, axis=trigger, value=value)


def button(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=7, button=code)


def test_with_the_left_trigger_the_buttons_ask_for_information() -> None:
    controls = Controls()
    translator = Translator(fit((1280, 720)), controls)
    told = [action for action in Action if action.startswith("tell-")]
    codes = [code for code in range(15) if WITH_TRIGGER.get(code) in told]
    events = [axis(30000), axis(32000), *map(button, codes), axis(0), button(pygame.CONTROLLER_BUTTON_A)]
    presses = [each for event in events for each in translator.translate(event)]
    assert {press.action for press in presses[:-1]} == set(told)
    assert presses[-1].action is Action.ACTIVATE
    assert controls.button(Action.TELL_TURN) == "LT + A"
    assert all(controls.button(action) for action in (*told, Action.DIGEST, Action.WHY, Action.HELP))


def test_the_left_trigger_alone_leads_to_the_answers_when_it_is_released() -> None:
    translator = Translator(fit((1280, 720)), Controls())
    assert translator.translate(axis(30000)) == []
    assert translator.translate(axis(0)) == [KeyPress(Action.ANSWERS)]
    assert translator.translate(axis(0)) == []
