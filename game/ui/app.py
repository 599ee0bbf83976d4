"""The main loop: waits for events, lets time pass, and draws when something has changed."""

from __future__ import annotations

import contextlib
import errno
import faulthandler
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import locale
from game.errors import FeluccaError, as_sentence, unread
from game.files.notices import NOTICES
from game.ui.accessibility.adapter import REQUESTED, make_adapter
from game.ui.accessibility.reader import Reader
from game.ui.drawing.pictures import Pictures, badge
from game.ui.widgets import background
from game.ui.widgets.background import POLL, Background
from game.ui.widgets.dialog import Answer, Dialog, scene_stack
from game.ui.widgets.scene import Change, Complain, Push, ReplaceAll, Scene
from game.ui.widgets.shell import Doors, Shell
from game.ui.window import settings as settings_file
from game.ui.window.doorbell import RUNG, Doorbell, ring
from game.ui.window.events import Events, Translator
from game.ui.window.input import Action, InputEvent, KeyPress, PointerDown, WindowHidden, WindowShown
from game.ui.window.report import Journal
from game.ui.window.screen import Window, prepare_video
from game.ui.window.settings import Settings, WindowMode

if TYPE_CHECKING:
    from game.match.lines import AnyLine
    from game.match.match import Match

_LONGEST_STEP = 0.1
_GONE = (pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED)
_BACK = (pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED)
"""The events after which nobody can see the window, and somebody can."""
ARRIVAL = 10.0
"""The seconds within which a record that was sent must be read."""
TAKING_IN = 600.0
"""The seconds within which an export must be taken in."""
AGAIN = 10.0
"""The seconds after which a game that could not be saved is saved again."""
ENDING = 1.5
"""The seconds after which the program ends once it was quit, even if something has not answered yet."""


@dataclass(frozen=True, slots=True)
class _Received:
    """What was sent: a record with its copy among the saved games or the sentence that offers to rescue a damaged one,
    or an export.
    """

    copy: Path | None
    offer: str = ""
    told: str = ""
    """What was taken in from an export."""


def _received(record: Path) -> _Received:
    """Copy a record from any folder to the saved games, unless it is damaged or there already; take an export in."""
    from game.match import archive, saves

    if record.suffix.lower() == archive.ENDING:
        from game.ui.scenes.moving import imported_words

        return _Received(None, told=imported_words(archive.take_in(record)))

    offer = saves.summary(record).rescue
    return _Received(None, as_sentence(locale.translated(offer))) if offer else _Received(saves.adopt(record))


@dataclass(frozen=True, slots=True)
class _Arrival:
    """A record that is being read, until `deadline`."""

    record: Path
    reading: Background[_Received]
    deadline: float


class App:
    """The window and its loop; `first` makes the first scene from the shell."""

    def __init__(
        self,
        doors: Doors,
        first: Callable[[Shell], Scene],
        *,
        settings: Settings | None = None,
        size: tuple[int, int] | None = None,
        ends_in_time: bool = False,
    ) -> None:
        """With `ends_in_time`, the program ends within ENDING seconds of the end of `run`, even if something does not
        answer.
        """
        prepare_video()
        notice = ""
        if settings is None:
            settings, problem = settings_file.load()
            notice = self._speak(settings.language) or (locale.text(problem) if problem else "")
        else:
            notice = self._speak(settings.language)
        self._first = first
        self._keeps_place = size is None
        self._ends_in_time = ends_in_time
        self.window = Window(size, WindowMode(settings.window), badge(Pictures()), settings.place)
        if self.window.is_refused:
            notice = locale.text("settings-window-refused")
        adapter = make_adapter(self.window.frame)
        self._display = self.window.display(settings.interface_scale)
        self.shell = Shell(doors, settings, self._display, on_settings=self._settings_changed, notice=notice)
        self._translator = Translator(self._display, self.shell.controls)
        self.reader = Reader(adapter, self.shell.voice, place=lambda: self.window.edges)
        self.shell.is_heard = lambda: self.reader.is_on
        self.shell.has_screen_reader = lambda: self.reader.has_screen_reader
        self.stack = scene_stack(self.shell)
        self._events = Events()
        self._last = time.perf_counter()
        self._cursor = pygame.SYSTEM_CURSOR_ARROW
        self._pads_open = False
        self._arrival: _Arrival | None = None
        """The record that was sent last, while it is being read."""
        self._is_hidden = False
        """Whether nobody can see the window."""
        self._takes_text = True
        """Whether the system takes keys for text, as it does from the start."""
        self._tried_at = 0.0
        """The time when an unsaved game was last saved again."""
        self.frames = 0
        self._drawn: tuple[object, ...] = ()
        """The surface of the last frame and the scenes on it."""
        self._seen: tuple[Scene | None, float] = (None, 0.0)
        """The top scene, and the time since when it has been visible."""
        self._undrawn = ""
        """The reason why the last frame could not be drawn."""
        self.journal = Journal()

    @staticmethod
    def _speak(language: str) -> str:
        """Switch to a language; if its texts cannot be read, use English and return the reason."""
        try:
            locale.set_language(language)
        except FeluccaError as error:
            locale.set_language(locale.FALLBACK)
            return error.sentence
        return ""

    # The window

    def _apply_window_mode(self, mode: str) -> None:
        if not self.window.set_mode(WindowMode(mode)):
            self.shell.notice = locale.text("settings-window-refused")
        self._resized()

    def _resized(self) -> None:
        display = self.window.display(self.shell.settings.interface_scale)
        if display != self._display:
            self._display = self._translator.display = display
            self.shell.show_on(display)
            self.stack.refresh(display.size)
        for scene in self.stack.scenes:
            scene.is_dirty = True

    def _pause_music(self) -> None:
        self.shell.sound.pause(self._is_hidden and not self.shell.settings.plays_hidden)

    def _settings_changed(self, before: Settings, after: Settings) -> None:
        self._translator.controls = self.shell.controls
        self._pause_music()
        if before.window != after.window:
            self._apply_window_mode(after.window)
        looks = ("language", "interface_scale", "text_size", "theme", "animation")
        if any(getattr(before, name) != getattr(after, name) for name in looks):
            self._display = self._translator.display = self.window.display(after.interface_scale)
            self.shell.show_on(self._display)
            self.stack.refresh(self._display.size)

    # The loop

    def run(self, record: Path | None = None) -> int:
        """Show scenes until the last one leaves, beginning with the match of `record`; return the exit code."""
        try:
            self.guard(lambda: Push(self._first(self.shell)))
            if record is not None:
                self.guard(lambda: self._open_sent(record))
            while not self.stack.is_quitting:
                self.step()
        except KeyboardInterrupt:
            self.stack.is_quitting = True
        finally:
            if self._ends_in_time:
                _end_in_time()
            self.close()
        return 0

    def close(self) -> None:
        """Leave the open scenes, then close the analysis, sound and window; the window's place is stored."""
        self.stack.abandon()
        if self._keeps_place and self.shell.settings.window == WindowMode.WINDOWED:
            with contextlib.suppress(pygame.error):  # the screen is gone
                self.shell.change_settings(place=list(self.window.place))
        if background := sys.modules.get("game.analysis.background"):
            background.ANALYST.stop()
        self.shell.sound.close()
        self.shell.voice.close()
        self.reader.close()
        self.window.close()

    def step(self) -> None:
        """Wait for work, do it, and draw if the picture has changed; raises FeluccaError without a screen."""
        patience = self._patience()
        events = self._events.wait(patience, has_gamepads=bool(self._translator.gamepads))
        if self.window.is_lost(events):
            raise FeluccaError("the screen that Felucca was shown on is gone; what was played is saved")
        now = time.perf_counter()
        passed, self._last = now - self._last, now
        self.guard(lambda: self._let_pass(min(passed, _LONGEST_STEP) if patience == 0.0 else passed))
        for event in events:
            self._one(event)
        self.guard(self._take_sent)
        self.guard(self._save_again)
        for press in self._translator.repeater.repeated(time.perf_counter()):
            self._give(press)
        if self.shell.notice:
            sentence, self.shell.notice = self.shell.notice, ""
            self.guard(partial(Complain, sentence))
        for words in NOTICES.take():
            self.guard(partial(Complain, words))
        if not self.stack.is_quitting:
            self.guard(self._draw)
            self._place_input()
            self.reader.look(self.stack.top, self._display.scale)
        if not self._pads_open and self.frames:
            self._pads_open = True
            self._translator.open_gamepads()
            self.shell.sound.start()

    def _patience(self) -> float | None:
        """Return the time to wait for an event: 0 for none, None for no limit."""
        if any(scene.is_dirty or scene.is_stirred for scene in self.stack.visible()):
            return 0.0
        if self.shell.notice or NOTICES:
            return 0.0
        held = self._translator.repeater.wait(time.perf_counter())
        arriving = POLL if self._arrival is not None else None
        saving = AGAIN if self._unsaved else None
        waits = [held, arriving, saving, self.reader.wait, *(scene.next_update() for scene in self.stack.visible())]
        return min((wait for wait in waits if wait is not None), default=None)

    def _let_pass(self, passed: float) -> Change | None:
        for scene in self.stack.visible():
            change = scene.update(passed)
            if change is not None:
                return change
        return None

    def _one(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.guard(self._asked_to_close)
            return
        if event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED, pygame.WINDOWDISPLAYCHANGED):
            self.guard(self._resized)
            return
        if event.type == pygame.DROPFILE:
            self.guard(lambda: self._open_sent(Path(event.file)))
            return
        if event.type == RUNG:
            self.window.come_forward(is_minimized=self._is_hidden)
            self.guard(lambda: self._open_sent(Path(event.file)))
            return
        if event.type in (*_GONE, *_BACK):
            self._is_hidden = event.type in _GONE
            self._pause_music()
        self.reader.hear(event)
        was_read = self.reader.has_screen_reader
        requested = self.reader.answer(event.request, self.stack.top) if event.type == REQUESTED else []
        if was_read != self.reader.has_screen_reader:  # it comes without motion, and when it goes motion is back
            self.guard(lambda: self.stack.refresh(self._display.size))
        for item in requested or self._translator.translate(event):
            if isinstance(item, KeyPress):
                self.shell.is_pad_used = event.type not in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, REQUESTED)
            self._give(item, is_meant=bool(requested))

    def _give(self, item: InputEvent, *, is_meant: bool = False) -> None:
        """Give input to the scenes that it is for; for `is_meant` see `_hand`."""
        if isinstance(item, KeyPress) and item.action is Action.FULL_SCREEN:
            is_windowed = self.shell.settings.window == WindowMode.WINDOWED
            mode = WindowMode.BORDERLESS if is_windowed else WindowMode.WINDOWED
            self.guard(lambda: self.shell.change_settings(window=mode.value))
            return
        if isinstance(item, KeyPress):
            self.reader.note_press(item, self.stack.top)
            if item.action is Action.HELP and self.reader.is_on and (page := keys_page(self.shell, self.stack.top)):
                self.guard(lambda: page)
                return
        for scene in self.stack.scenes if isinstance(item, (WindowShown, WindowHidden)) else self.stack.scenes[-1:]:
            if scene in self.stack.scenes:
                self.guard(partial(self._hand, scene, item, is_meant=is_meant))

    def _hand(self, scene: Scene, item: InputEvent, *, is_meant: bool) -> Change | None:
        """Hand input to a scene; while the scene is new, input that is not certainly `is_meant` for it is dropped."""
        self.journal.note_input(item)
        seen, since = self._seen
        is_early = seen is not scene or time.perf_counter() - since < scene.deaf_seconds
        if scene.deaf_seconds and is_early and not is_meant and isinstance(item, (KeyPress, PointerDown)):
            return None
        if isinstance(item, WindowShown):
            scene.is_dirty = True
        return scene.handle(item)

    def _asked_to_close(self) -> Change | None:
        """Ask once, although most systems report a closing window twice."""
        from game.ui.scenes.menu import ask_to_quit

        change, top = ask_to_quit(self.shell), self.stack.top
        is_asked = isinstance(change, Push) and isinstance(top, Dialog) and top.asks_as(change.scene)
        return None if is_asked else change

    def _open_sent(self, record: Path) -> Change | None:
        """Open a record from any folder; for a damaged one, offer to play on from its intact part.

        The disk that it lies on may not answer, so it is read behind the window. Only a file in the folder of matches
        is continued in place. Raises FeluccaError with the fault of the record.
        """
        patience = TAKING_IN if record.suffix.lower() == ".zip" else ARRIVAL
        self._arrival = _Arrival(record, Background(partial(_received, record)), time.perf_counter() + patience)
        return self._take_sent(background.PATIENCE)

    def _take_sent(self, seconds: float = 0.0) -> Change | None:
        """Open the record that was sent if it is read within so many seconds; give it up after ARRIVAL seconds."""
        arrival = self._arrival
        if arrival is None:
            return None
        if arrival.reading.wait(seconds):
            self._arrival = None
            return self._show_sent(arrival.record, arrival.reading.result())
        if time.perf_counter() < arrival.deadline:
            return None
        self._arrival = None
        raise FeluccaError(unread(arrival.record, TimeoutError(errno.ETIMEDOUT, "")))

    def _show_sent(self, record: Path, received: _Received) -> Change | None:
        """Open the copy of a record that was sent, or offer to rescue a damaged one."""
        from game.match import saves

        if received.told:
            return Complain(received.told)

        def show(mine: Path) -> Change | None:
            if mine in [scene.live_match.path for scene in self.stack.scenes if scene.live_match is not None]:
                return None
            table = self.shell.doors.resume(self.shell, mine)
            return ReplaceAll(self._first(self.shell), Push(table))

        if received.copy is not None:
            return show(received.copy)
        yes = Answer(locale.text("save-rescue-yes"), lambda: show(saves.adopt_good(record)), "primary")
        return Push(Dialog(self.shell, received.offer, (yes, Answer(locale.text("save-rescue-no")))))

    @property
    def _unsaved(self) -> list[Match]:
        """The open games whose records could not be written."""
        return [match for scene in self.stack.scenes if (match := scene.live_match) is not None and match.trouble]

    def _save_again(self) -> None:
        """Save unsaved games every AGAIN seconds: nobody plays on in one that is over."""
        now = time.perf_counter()
        if now - self._tried_at >= AGAIN:
            self._tried_at = now
            for match in self._unsaved:
                match.save()

    def guard(self, work: Callable[[], Change | None]) -> None:
        """Run a scene's action and apply its change; an exception becomes a dialog or the crash scene.

        Raises FeluccaError if no scene is left to show it, or if the crash scene itself fails.
        """
        try:
            change = work()
            if change is not None:
                self.stack.apply(change)
        except FeluccaError as error:
            self.stack.drop_unfinished()
            if self.stack.top is None:
                raise
            self.stack.apply(Complain(error.sentence))
        except Exception as error:
            from game.ui.scenes.crash import Crash
            from game.ui.window.report import Report

            if isinstance(self.stack.top, Crash):
                raise FeluccaError(locale.text("crash-again")) from error
            lines = self._lines_of_match()
            problems = self.stack.abandon()
            report = Report((error, *problems), self.journal.lines, lines)
            self.stack.apply(Push(Crash(self.shell, report, self._first)))
        self.journal.note_scenes(self.stack.scenes)

    def _lines_of_match(self) -> tuple[AnyLine, ...]:
        """Return the record of the match on the table, if there is one."""
        return next((scene.live_match.lines for scene in self.stack.scenes if scene.live_match is not None), ())

    def _draw(self) -> None:
        scenes = self.stack.visible()
        is_dirty = any(scene.is_dirty for scene in scenes)
        if not (is_dirty or any(scene.is_stirred for scene in scenes)):
            return
        surface = self.window.surface
        if surface.get_size() != self._display.pixels:
            self._resized()
        canvas = self.shell.canvas(surface)
        try:
            if not all(scene.make_ready() for scene in scenes):
                return
            before, self._drawn = self._drawn, (surface, *scenes)
            *below, top = scenes
            is_whole = is_dirty or before != self._drawn or any(scene.is_stirred for scene in below)
            canvas.is_kept = not below and before == self._drawn
            for scene in scenes:
                scene.is_dirty = scene.is_stirred = False
                if is_whole:
                    scene.draw(canvas)
            if not is_whole:
                top.stir(canvas, below)
        except FeluccaError as error:
            if error.sentence == self._undrawn:
                self.stack.abandon()  # nor can the dialog be drawn that tells it: the program ends with the sentence
            self._undrawn = error.sentence
            raise
        self._undrawn = ""
        self.window.flip()
        self.frames += 1
        if self._seen[0] is not self.stack.top:
            self._seen = self.stack.top, time.perf_counter()

    def _place_input(self) -> None:
        """Tell the system whether and where text is being typed, and show the hand over usable things.

        An input method takes the keys of the game where text can be typed, so nothing is typed outside a field.
        """
        top = self.stack.top
        if top is None:
            return
        rect = top.ime_rect
        if (rect is not None) != self._takes_text:
            self._takes_text = rect is not None
            if self._takes_text:
                pygame.key.start_text_input()
            else:
                pygame.key.stop_text_input()
        if rect is not None:
            factor = self._display.scale / self._display.pointer
            pygame.key.set_text_input_rect(pygame.Rect(*(round(part * factor) for part in rect)))
        wanted = top.cursor
        if wanted != self._cursor:
            self._cursor = wanted
            with contextlib.suppress(pygame.error):  # a system without such a pointer keeps the one it has
                pygame.mouse.set_cursor(wanted)


def keys_page(shell: Shell, top: Scene | None) -> Change | None:
    """Return the change that opens the list of keys; None if `top` is the settings or a dialog."""
    from game.ui.scenes.options import Options, SettingsPage

    return None if isinstance(top, Options | Dialog) else Push(Options(shell, SettingsPage.KEYS))


def _end_in_time() -> None:
    """End the program in ENDING seconds, even if a library holds the interpreter by then; nothing is unsaved."""
    faulthandler.dump_traceback_later(ENDING, exit=True, file=open(os.devnull, "wb"))  # noqa: SIM115


def first_scene(shell: Shell, *, has_played: bool) -> Scene:
    """Return the main menu, or at a newcomer's first start the scene that asks for name and face."""
    from game.ui.scenes.first_start import FirstStart
    from game.ui.scenes.menu import MainMenu

    if has_played or shell.settings.has_started or shell.settings.player_name:
        return MainMenu(shell)
    return FirstStart(shell, MainMenu)


def run(doors: Doors | None = None, record: Path | None = None, *, ends_program: bool = True) -> int:
    """Open the window on its first scene, or on the match of `record`; return the exit code when it closes.

    A window that is open already takes the record instead. With `ends_program` the whole program ends soon after,
    even if something does not answer. Raises NoScreen without a screen, FeluccaError if a file of the program is
    missing.
    """
    from game.match import saves
    from game.ui.wiring import DOORS

    if record is not None and ring(record):
        return 0
    saves.sweep()
    has_played = record is not None or any(saves.folder().glob("*"))
    app = App(doors or DOORS, lambda shell: first_scene(shell, has_played=has_played), ends_in_time=ends_program)
    doorbell = Doorbell()
    doorbell.open()
    try:
        return app.run(record)
    finally:
        doorbell.close()
        if ends_program and (processes := sys.modules.get("game.processes")):
            processes.kill_all()
