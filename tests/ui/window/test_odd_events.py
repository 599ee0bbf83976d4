"""Events that systems, drivers and other programs send at odd moments: none ends the program or holds it up."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event, post

from game.match.seats import human
from game.ui.scenes.crash import Crash
from game.ui.scenes.menu import MainMenu
from game.ui.table.opening import start
from game.ui.widgets.scene import Scene
from game.ui.widgets.shell import NewGame, Shell
from tests.ui.windows import nudge, opened

FAR = 10**6


def pointer(kind: int, button: int, pos: tuple[int, int] = (300, 300)) -> Event:
    return Event(kind, pos=pos, button=button, touch=False)


def key(code: int, kind: int = pygame.KEYDOWN, scancode: int = 0) -> Event:
    return Event(kind, key=code, mod=0, unicode="", scancode=scancode)


ODD: dict[str, list[Event]] = {
    "dots of the screen change": [Event(pygame.WINDOWDISPLAYCHANGED, display_index=7)] * 3,
    "a screen is unplugged": [
        Event(pygame.WINDOWMOVED, x=-5000, y=-5000),
        Event(pygame.WINDOWDISPLAYCHANGED, display_index=-1),
    ],
    "hidden and shown in haste": [
        Event(kind)
        for _ in range(10)
        for kind in (pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)
    ],
    "the pointer far outside": [
        Event(pygame.MOUSEMOTION, pos=(-FAR, FAR), rel=(0, 0), buttons=(1, 0, 0), touch=False),
        pointer(pygame.MOUSEBUTTONDOWN, 1, (FAR, -5)),
        pointer(pygame.MOUSEBUTTONUP, 1, (FAR, -5)),
    ],
    "buttons that few mice have": [pointer(pygame.MOUSEBUTTONDOWN, button) for button in (8, 9, 31)],
    "released without a press": [pointer(pygame.MOUSEBUTTONUP, 1), key(pygame.K_RETURN, pygame.KEYUP)] * 3,
    "the other button let go": [
        pointer(pygame.MOUSEBUTTONDOWN, 1),
        pointer(pygame.MOUSEBUTTONDOWN, 3),
        pointer(pygame.MOUSEBUTTONUP, 1, (100, 100)),
    ],
    "a wheel that spins": [
        Event(pygame.MOUSEWHEEL, x=FAR, y=-FAR, flipped=True, precise_x=1e9, precise_y=-1e9, touch=False)
    ],
    "keys without a name": [key(0), key(-1), key(2**31 - 1, scancode=2**15)],
    "ten fingers": [
        Event(pygame.FINGERDOWN, touch_id=1, finger_id=at, x=0.5, y=2.5, dx=0, dy=0, pressure=1.0) for at in range(10)
    ],
    "no games dropped": [Event(pygame.DROPFILE, file=name) for name in ("/", "/dev/null", "x" * 5000, "a\udcffb")],
    "text dropped": [Event(pygame.DROPTEXT, text="a\x00" * 10)],
    "a gamepad goes while its stick is held": [
        Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=0, value=32767),
        Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0),
    ],
    "a gamepad that was never there": [
        Event(pygame.CONTROLLERBUTTONDOWN, instance_id=99, button=200),
        Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=98),
    ],
    "a sound device goes": [Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=False), Event(pygame.CLIPBOARDUPDATE)],
    "the driver starts anew": [Event(pygame.RENDER_TARGETS_RESET), Event(pygame.RENDER_DEVICE_RESET)],
    "an input method at the return key": [
        Event(pygame.TEXTEDITING, text="に", start=0, length=9),
        key(pygame.K_RETURN),
        Event(pygame.TEXTEDITING, text="", start=0, length=0),
    ],
    "text that is none": [Event(pygame.TEXTINPUT, text=text) for text in ("a\ud800b", "\x00\x1b[31m", "\uffff", "")],
    "another keyboard": [Event(pygame.KEYMAPCHANGED), Event(pygame.LOCALECHANGED), Event(pygame.APP_LOWMEMORY)],
    "closed again and again": [Event(pygame.QUIT), Event(pygame.WINDOWCLOSE)] * 5,
}


def table(shell: Shell) -> Scene:
    return start(shell, NewGame("duel", (human("Anna"), human("Bo")), {}))


@pytest.mark.parametrize("first", [MainMenu, table])
def test_no_odd_event_ends_the_program(first) -> None:
    with opened(first=first) as app:
        for name, events in ODD.items():
            for event in events:
                post(event)
            nudge()
            app.step()
            assert not app.stack.is_quitting, name
            assert not [scene for scene in app.stack.scenes if isinstance(scene, Crash)], name
        app.guard(lambda: _fail())
        assert isinstance(app.stack.top, Crash), "a failure would have been seen"


def _fail() -> None:
    raise RuntimeError("on purpose")
