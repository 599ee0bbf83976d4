"""The driver: it opens the real window in a home of its own, makes gestures by posting events, and lets time pass."""

from __future__ import annotations

import re
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pygame

from game.ai.worker import WorkerReply
from game.analysis.background import ANALYST
from game.match import saves
from game.ui.accessibility.adapter import REQUESTED
from game.ui.accessibility.tree import Element, ReaderRequest, Tree, Wish
from game.ui.app import App, first_scene
from game.ui.scenes.menu import MainMenu
from game.ui.widgets.base import Widget
from game.ui.widgets.dialog import scene_stack
from game.ui.widgets.scene import Complain, Push, SceneStack
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Point
from game.ui.window.input import Action
from game.ui.wiring import DOORS
from tests.walk.conditions import Clock, conditions, rest
from tests.walk.gestures import Gesture, Kind
from tests.walk.homes import TABLES, Start, furnish, record_of
from tests.walk.scenes import Reached
from tests.walk.watch import Watch

_TABS = 150
"""The most presses of the tab key to reach a widget."""
_PATIENT = (Kind.CLICK, Kind.PRESS, Kind.ASK)
"""The gestures that wait until a new scene hears them; others come at once."""
_SPOTS = (0.5, 0.1, 0.9, 0.03)
"""Where a widget is tried to be hit, in shares of its width and height."""
_FRAMES = 2000
"""The most turns of the loop for one gesture."""
_LONG = 0.25
"""The seconds after which it is noted what a turn of the loop does."""
_PAD = 7
"""The id of the gamepad."""


class Ears:
    """Stands in for a screen reader: it keeps the tree and what was said last."""

    def __init__(self) -> None:
        self.tree = Tree({})

    def show(self, tree: Tree) -> None:
        self.tree = tree

    def show_focused(self, is_focused: bool) -> None:
        """Do nothing: it doesn't matter to the walk."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def number(self, named: str) -> int | None:
        """Return the number of the node of that name that can have the focus, None if there is none."""

        def is_it(node: Element) -> bool:
            return node.can_focus and node.is_.name == named

        return next((number for number, node in self.tree.elements.items() if is_it(node)), None)


class Driver:
    """The program in use. `opened` makes one; `faults` are sentences about what went wrong where nobody would see it.

    `on_frame` is called after each turn of the loop with its processor time.
    """

    def __init__(self, home: Path, start: Start, clock: Clock) -> None:
        self.home = home
        self.start = start
        self.clock = clock
        self.faults: list[str] = []
        self.complaints: list[str] = []
        """The sentences of the dialogs that told of something impossible since the last look."""
        self.on_frame: Callable[[float], None] = lambda _: None
        self.watch = Watch(_LONG)
        self.ears = Ears()
        self.reached = Reached()
        self.app = self._open()
        if start.opens >= 0:
            path = record_of(home, start.opens, start.saves[start.opens])
            self._post(pygame.DROPFILE, file=str(path))
            self.turn()

    def _open(self) -> App:
        """Start the program, and show its first frame."""
        saves.sweep()
        with (
            patch("game.ui.app.make_adapter", lambda _: self.ears),
            patch("game.ui.app.scene_stack", self._stack),
        ):
            app = App(DOORS, MainMenu, size=self.start.size)
        self.app = app
        pygame.event.clear()
        app.guard(lambda: Push(first_scene(app.shell, has_played=bool(self.start.saves))))
        self.turn()
        return app

    def _stack(self, shell: Shell) -> SceneStack:
        """Return the stack of the program, which notes each complaint."""
        made = scene_stack(shell)
        apply = made.apply

        def noted(change: Any) -> None:
            inner = change
            while inner is not None:
                if isinstance(inner, Complain):
                    self.complaints.append(inner.sentence)
                inner = getattr(inner, "then", None)
            apply(change)

        made.apply = noted  # type: ignore[method-assign]
        return made

    # What is there

    @property
    def top(self) -> Stage:
        """The scene that gets the input."""
        top = self.app.stack.top
        assert isinstance(top, Stage)
        return top

    @property
    def largeness(self) -> float:
        """The number of pixels of the window relative to 1280 x 720, at least 1."""
        width, height = self.app.window.surface.get_size()
        return max(1.0, width * height / (1280 * 720))

    def widgets(self) -> dict[str, Widget]:
        """Return the widgets that can be pointed at or have the focus, by names that are the same in every walk."""
        found: dict[str, Widget] = {}
        for widget in self.top.steering.top.walk():
            if not widget.is_solid:
                continue
            name = re.sub(r"/\S*/", "~/", widget.name) or type(widget).__name__
            name = re.sub(r"\d{4}-\d\d-\d\d-\d{6}", "NOW", name)
            again = 2
            while name in found:
                name = f"{name.partition('*')[0]}*{again}"
                again += 1
            found[name] = widget
        return found

    def usable(self) -> list[str]:
        """Return the names of the widgets that can have the focus now."""
        return [name for name, each in self.widgets().items() if each.focusable and each.is_enabled]

    def spot(self, widget: Widget) -> Point | None:
        """Return a place in logical pixels where the pointer hits a widget, None if it hits it nowhere."""
        rect, steering, screen = widget.rect, self.top.steering, pygame.FRect((0, 0), self.top.size)
        for down in _SPOTS:
            for across in _SPOTS:
                at = rect.left + rect.width * across, rect.top + rect.height * down
                if screen.collidepoint(at) and steering.hit(at) is widget:
                    return at
        return None

    # What is done

    def make(self, gesture: Gesture) -> bool:
        """Make a gesture and wait for its pause; return whether its target existed."""
        if self.app.stack.is_quitting:
            return False
        self.clock.alarm = self.clock.now + gesture.pause
        done = self._begin(gesture)
        if not done:
            return False
        for _ in range(_FRAMES):
            self.turn()
            if self.app.stack.is_quitting or self.clock.now >= self.clock.alarm:
                break
        return True

    def turn(self) -> None:
        """Let the loop turn once, and report its processor time."""
        rest()
        with self.watch.turn():
            began = time.thread_time()
            self.app.step()
            taken = time.thread_time() - began
        self.on_frame(taken)
        self.reached.note(self.app.stack.top)

    def _begin(self, gesture: Gesture) -> bool:
        kind, targets = gesture.kind, gesture.targets
        if kind in _PATIENT and self.top.deaf_seconds:
            self.turn()  # it is new from the moment at which it is seen
            self.clock.now += self.top.deaf_seconds
        match kind:
            case Kind.HOVER | Kind.CLICK | Kind.RIGHT | Kind.DOUBLE | Kind.DRAG | Kind.WHEEL:
                return self._point(kind, targets)
            case Kind.FOCUS | Kind.PRESS:
                return self._walk_to(targets[0], presses=kind is Kind.PRESS)
            case Kind.KEY:
                self._key(Action(targets[0]))
            case Kind.PAD:
                return self._pad(Action(targets[0]))
            case Kind.STICK:
                self._stick(int(targets[0]), int(targets[1]))
            case Kind.TYPE:
                for letter in targets[0]:
                    self._strike(ord(letter.lower()), 0, letter)
                    self._post(pygame.TEXTINPUT, text=letter)
            case Kind.LISTEN:
                self._request(Wish.TREE if targets[0] == "on" else Wish.NOTHING)
            case Kind.ASK:
                return self._ask(targets[0])
            case Kind.RESIZE:
                width, height = map(int, targets[0].split("x"))
                self.app.window.frame.size = (width, height)
            case Kind.SET:
                return self._set(*targets)
            case Kind.AWAY:
                self._post(pygame.WINDOWFOCUSLOST)
                self.turn()
                self._post(pygame.WINDOWFOCUSGAINED)
            case Kind.CLOSE:
                self._post(pygame.WINDOWCLOSE)
            case Kind.WAIT:
                pass
        return True

    def _post(self, kind: int, **more: object) -> None:
        pygame.event.post(pygame.event.Event(kind, more))

    def _mouse(self, kind: int, at: Point, button: int = 0) -> None:
        factor = self.top.shell.display.scale / self.top.shell.display.pointer
        pos = round(at[0] * factor), round(at[1] * factor)
        if kind == pygame.MOUSEMOTION:
            self._post(kind, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        else:
            self._post(kind, pos=pos, button=button, touch=False)

    def _point(self, kind: Kind, targets: tuple[str, ...]) -> bool:
        """Make a gesture of the mouse."""
        there = self.widgets()
        spots = [self.spot(there[name]) if name in there else None for name in targets[: 2 if kind is Kind.DRAG else 1]]
        if any(each is None for each in spots):
            return False
        at = spots[0]
        assert at is not None
        self._mouse(pygame.MOUSEMOTION, at)
        self.turn()
        button = 3 if kind is Kind.RIGHT else 1
        if kind is Kind.WHEEL:
            self._post(pygame.MOUSEWHEEL, x=0, y=int(targets[1]), precise_y=float(targets[1]), flipped=False)
        elif kind is Kind.DRAG:
            end = spots[1]
            assert end is not None
            self._mouse(pygame.MOUSEBUTTONDOWN, at, 1)
            for share in (0.1, 0.4, 0.7, 1.0):
                self._mouse(pygame.MOUSEMOTION, (at[0] + (end[0] - at[0]) * share, at[1] + (end[1] - at[1]) * share))
                self.turn()
            self._mouse(pygame.MOUSEBUTTONUP, end, 1)
        elif kind is not Kind.HOVER:
            for _ in range(2 if kind is Kind.DOUBLE else 1):
                self._mouse(pygame.MOUSEBUTTONDOWN, at, button)
                self.turn()
                if self.app.stack.is_quitting:
                    break
                self._mouse(pygame.MOUSEBUTTONUP, at, button)
                self.turn()
                if self.app.stack.is_quitting:
                    break
        return True

    def _strike(self, key: int, mods: int = 0, letter: str = "") -> None:
        self._post(pygame.KEYDOWN, key=key, mod=mods, unicode=letter, scancode=0)
        self._post(pygame.KEYUP, key=key, mod=mods, unicode=letter, scancode=0)

    def _key(self, action: Action) -> None:
        if action is Action.PREVIOUS:
            self._strike(pygame.K_TAB, pygame.KMOD_SHIFT)
        else:
            self._strike(next(iter(self.app.shell.controls.keys.of(action)), pygame.K_F15))

    def _walk_to(self, name: str, *, presses: bool) -> bool:
        """Walk the focus to a widget with the tab key; then press the return key."""
        target = self.widgets().get(name)
        if target is None or not target.focusable or not target.is_enabled:
            return False
        scene = self.top
        for _ in range(_TABS):
            if self.app.stack.top is not scene or name not in self.widgets():
                return True  # something happened on the way, such as the move of an AI that ends the round
            if scene.is_focus_shown and scene.focused is self.widgets().get(name):
                if presses:
                    self._key(Action.ACTIVATE)
                return True
            self._key(Action.NEXT)
            self.turn()
        self.faults.append(f"the tab key never reaches '{name}'")
        return True

    def _pad(self, action: Action) -> bool:
        button = next(iter(self.app.shell.controls.buttons.of(action)), -1)
        if button < 0:
            return False
        self._post(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=_PAD)
        self._post(pygame.CONTROLLERBUTTONUP, button=button, instance_id=_PAD)
        return True

    def _stick(self, axis: int, value: int) -> None:
        for each in (value, 0):
            self._post(pygame.CONTROLLERAXISMOTION, axis=axis, value=each, instance_id=_PAD)

    def _request(self, wish: Wish, node: int = 0) -> None:
        self._post(REQUESTED, request=ReaderRequest(wish, node))

    def _ask(self, name: str) -> bool:
        """Press a widget as a screen reader does."""
        target = self.widgets().get(name)
        words = target.accessible() if target is not None else None
        node = self.ears.number(words.name) if words is not None else None
        if node is None:
            return False
        self._request(Wish.PRESS, node)
        return True

    def _set(self, name: str, value: str) -> bool:
        """Change a setting as the settings page does, which lies over the scene."""
        before = getattr(self.app.shell.settings, name)
        new = {bool: value == "True", float: float(value) if value[0].isdigit() else 0.0}.get(type(before), value)
        self.app.guard(lambda: self.app.shell.change_settings(**{name: new}))
        return True

    # How it ends

    def reopen(self) -> None:
        """Close the program, unless it has ended, and start it again in the same home."""
        self.app.close()
        self.app = self._open()

    def hear(self, reply: WorkerReply) -> None:
        """Take note of a failure of an AI."""
        if reply.problem or reply.is_stand_in:
            self.faults.append(f"an AI failed: {reply.problem or 'a simpler one decided'}")


@contextmanager
def opened(start: Start, home: Path) -> Iterator[Driver]:
    """Open the program in an empty folder; it is closed afterwards, whatever happens."""
    real = patch("game.components.load.GAMES", tuple(TABLES))  # without the null game of the tests
    with patch.dict("os.environ", {"FELUCCA_HOME": str(home)}), real, noted_faults() as faults:
        furnish(home, start)
        ANALYST.problem = ""  # of an earlier walk
        clock = Clock()
        driver: Driver | None = None

        def hear(reply: WorkerReply) -> None:
            if driver is not None:
                driver.hear(reply)

        with conditions(start.seed, clock, hear):
            driver = Driver(home, start, clock)
            driver.faults = faults
            try:
                yield driver
            finally:
                if pygame.display.get_init():
                    driver.app.close()


@contextmanager
def noted_faults() -> Iterator[list[str]]:
    """Collect the exceptions that end a thread, and those that Python can raise nowhere."""
    faults: list[str] = []

    def of_thread(told: threading.ExceptHookArgs) -> None:
        faults.append(f"thread {told.thread.name if told.thread else '?'}: {told.exc_type.__name__}: {told.exc_value}")

    def unraisable(told: sys.UnraisableHookArgs) -> None:
        faults.append(f"{told.err_msg or 'ignored'}: {type(told.exc_value).__name__}: {told.exc_value}")

    with patch.object(threading, "excepthook", of_thread), patch.object(sys, "unraisablehook", unraisable):
        yield faults
