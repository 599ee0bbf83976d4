"""The app loop without a screen: waiting, waking, crashing, closing."""

from __future__ import annotations

import os
import threading
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game.errors import FeluccaError
from game.ui import app as app_module
from game.ui.app import App
from game.ui.drawing.pictures import Pictures, badge
from game.ui.scenes.crash import Crash
from game.ui.scenes.menu import MainMenu
from game.ui.table.handover import HandOverScene
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.scene import Pop, Push, Quit, Scene
from game.ui.widgets.shell import Doors
from game.ui.window import events as events_module
from game.ui.window import screen as screen_module
from game.ui.window import settings as settings_file
from game.ui.window.controls import Controls
from game.ui.window.events import Translator
from game.ui.window.input import (
    Action,
    Composing,
    KeyPress,
    PointerDown,
    PointerMove,
    Typed,
    Wheel,
    WindowHidden,
)
from game.ui.window.report import Report
from game.ui.window.screen import Window, prepare_video
from game.ui.window.settings import Settings, WindowMode
from game.ui.wiring import DOORS
from tests.ui.windows import opened


class Plain(Scene):
    """A scene that counts and records its calls."""

    def __init__(self, shell=None):
        self.shell = shell
        self.drawn = self.updated = 0
        self.events = []
        self.next_change = None
        self.wait = None
        self.error = None

    def handle(self, event):
        self.events.append(event)
        if self.error is not None:
            raise self.error
        change, self.next_change = self.next_change, None
        return change

    def update(self, dt):
        self.updated += 1
        return

    def next_update(self):
        return self.wait

    def draw(self, canvas):
        self.drawn += 1
        canvas.fill("nile")


def test_the_window_wears_the_logo(monkeypatch):
    worn = []

    class Frame:
        def __init__(self, *args, **options):
            pass

        def get_surface(self):
            return None

        def set_icon(self, picture):
            worn.append(picture)

    monkeypatch.setattr(pygame, "Window", Frame)
    Window((1280, 720), badge=badge(Pictures()))
    (sign,) = worn
    assert max(sign.get_size()) == 128
    assert sign.get_bounding_rect().width > 100
    Window((1280, 720), badge=badge(Pictures(Path("nowhere"))))
    assert len(worn) == 1


@pytest.mark.parametrize("mode", WindowMode)
def test_the_window_comes_into_sight_with_logo_and_first_picture(monkeypatch, mode):
    told = []

    class Frame(pygame.Window):
        def set_icon(self, picture):
            told.append("logo")
            super().set_icon(picture)

        def show(self):
            told.append("show")
            super().show()
            self.get_surface().fill("black")

        def flip(self):
            told.append(("flip", tuple(self.get_surface().get_at((5, 5)))[:3]))
            super().flip()

    prepare_video()
    monkeypatch.setattr(pygame, "Window", Frame)
    window = Window((1280, 720), mode, badge(Pictures()))
    try:
        window.surface.fill((200, 20, 20))
        window.flip()
        window.flip()
    finally:
        window.close()
    drawn = ("flip", (200, 20, 20))
    assert told == ["logo", "show", drawn, drawn]


@pytest.mark.parametrize(
    ("screen", "size"),
    [((1920, 1080), (1600, 900)), ((1366, 768), (1284, 660)), ((1280, 720), (1203, 619)), ((1024, 600), (962, 516))],
)
def test_a_small_screen_is_nearly_filled(monkeypatch, screen, size):
    prepare_video()
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen])
    window = Window()
    try:
        assert window.frame.size == size
    finally:
        window.close()


MAIN, SAME = (0, 0, 1920, 1080), (1920, 0, 1920, 1080)


@pytest.mark.parametrize(
    ("last", "screens", "place"),
    [
        ([90, 70, 1000, 600], [MAIN], (90, 70, 1000, 600)),
        ([2000, 70, 1000, 600], [MAIN, SAME], (2000, 70, 1000, 600)),
        ([1500, 70, 1000, 600], [MAIN, SAME], (1500, 70, 1000, 600)),
        ([-1800, 70, 1000, 600], [MAIN, (-1920, -200, 1920, 1080)], (-1800, 70, 1000, 600)),
        ([90, -1000, 1000, 600], [MAIN, (0, -1080, 1920, 1080)], (90, -1000, 1000, 600)),
        ([90, 1200, 1000, 600], [(0, 1080, 1920, 1080), MAIN], (90, 1200, 1000, 600)),
        ([2000, 70, 1000, 600], [MAIN], (1000, 600)),
        ([-1800, 70, 1000, 600], [MAIN, SAME], (1000, 600)),
        ([1500, 70, 1000, 600], [MAIN, (1920, 500, 1920, 1080)], (1000, 600)),
        ([90, 70, 3000, 1600], [MAIN], (1600, 900)),
        ([90, 70, 10, 6], [MAIN], (1600, 900)),
    ],
    ids=[
        *("there", "second screen", "across two", "left of the first", "above the first", "below the second"),
        *("that is gone", "that stands elsewhere now", "half below nothing", "too large", "too small"),
    ],
)
def test_the_window_stands_where_it_stood_if_that_can_be_seen(monkeypatch, last, screens, place):
    prepare_video()
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [each[2:] for each in screens])
    monkeypatch.setattr(screen_module, "screen_places", lambda: [pygame.Rect(*each) for each in screens])
    window = Window(last=last)
    try:
        assert window.place[-len(place) :] == place
        assert len(place) == 4 or window.place[:2] != tuple(last[:2])
    finally:
        window.close()


def test_the_places_of_the_screens_are_those_that_the_system_knows(monkeypatch):
    prepare_video()
    (size,) = pygame.display.get_desktop_sizes()
    assert screen_module.screen_places() == [pygame.Rect(0, 0, *size)]
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080), (800, 600)])
    beside = [pygame.Rect(0, 0, 1920, 1080), pygame.Rect(1920, 0, 800, 600)]
    assert screen_module.screen_places() == beside, "one of them cannot be asked for"
    monkeypatch.setattr("ctypes.CDLL", lambda _: object())
    assert screen_module.screen_places() == beside


def test_the_place_of_the_window_is_stored_when_it_closes(tmp_path):
    made = App(DOORS, MainMenu)
    made.window.frame.size, made.window.frame.position = (1000, 600), (20, 30)
    made.close()
    stored, problem = settings_file.load()
    assert (list(stored.place), problem) == ([20, 30, 1000, 600], "")
    again = App(DOORS, MainMenu)
    assert again.window.place == (20, 30, 1000, 600)
    again.close()


def test_a_window_opened_as_large_as_the_screen_becomes_smaller_again():
    prepare_video()
    window = Window((800, 450), WindowMode.BORDERLESS)
    try:
        assert window.surface.get_size() == pygame.display.get_desktop_sizes()[0]
        assert window.set_mode(WindowMode.WINDOWED)
        assert window.surface.get_size() == (800, 450)
    finally:
        window.close()


@pytest.mark.parametrize(
    ("driver", "mode", "fills", "size"),
    [
        ("x11", WindowMode.WINDOWED, [], (640, 480)),
        ("x11", WindowMode.BORDERLESS, ["fullscreen_desktop"], (1600, 1000)),
        ("x11", WindowMode.FULL_SCREEN, ["fullscreen"], (1600, 1000)),
        ("wayland", WindowMode.WINDOWED, [], (640, 480)),
        ("wayland", WindowMode.BORDERLESS, ["fullscreen_desktop"], (640, 480)),
        ("wayland", WindowMode.FULL_SCREEN, ["fullscreen_desktop"], (640, 480)),
    ],
)
def test_the_window_opens_in_its_mode(monkeypatch, driver, mode, fills, size):
    prepare_video()
    opened_with = []
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1600, 1000)])

    class Frame:
        def __init__(self, title, size, **options):
            opened_with.append((size, [name for name in options if name.startswith("fullscreen") and options[name]]))

        def set_windowed(self):
            opened_with.append("window")

        def set_fullscreen(self, *, desktop):
            opened_with.append("fullscreen_desktop" if desktop else "fullscreen")

        def get_surface(self):
            return None

        def set_icon(self, picture):
            pass

    monkeypatch.setattr(pygame, "Window", Frame)
    window = Window((640, 480), mode)
    assert not window.is_refused
    assert window.set_mode(mode)
    assert opened_with == [(size, fills), *(fills or ["window"])]


def test_a_full_screen_that_is_refused_becomes_a_window_and_is_told(monkeypatch):
    real = pygame.Window

    def refusing(*args, **options):
        if options["fullscreen_desktop"]:
            raise pygame.error("no such mode")
        return real(*args, **options)

    monkeypatch.setattr(pygame, "Window", refusing)
    with opened(doors=Doors(), first=Plain, settings=Settings(language="en", window="borderless")) as app:
        assert isinstance(app.stack.top, Dialog)
        assert app.stack.top.sentence == "This window mode isn’t available on this screen."


@pytest.fixture
def app(tmp_path, monkeypatch):
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    with opened(doors=Doors(), first=Plain) as made:
        yield made


def post(kind, **parts):
    pygame.event.post(pygame.event.Event(kind, **parts))


def press(key, mod=0):
    post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)


def test_nothing_is_drawn_while_nothing_changes(app):
    scene = app.stack.top
    before = scene.drawn
    for _ in range(5):
        press(pygame.K_UP)
        app.step()
    assert scene.drawn == before
    scene.is_dirty = True
    app.step()
    assert scene.drawn == before + 1


def test_a_scene_is_told_whether_its_last_picture_is_still_there(app):
    scene, told = Plain(app.shell), []
    scene.draw = lambda canvas: told.append(canvas.is_kept)

    def frame(change=None):
        if change is not None:
            app.stack.apply(change)
        scene.is_dirty = True
        app.step()

    frame(Push(scene))
    frame()
    frame(Push(Dialog(app.shell, "Something else lies above.")))
    frame(Pop())
    frame()
    assert told == [False, True, False, False, True]


def test_waiting_ends_with_the_next_event(app):
    threading.Timer(0.05, lambda: press(pygame.K_UP)).start()
    app.step()
    assert app.stack.top.events[-1].action is Action.UP


def test_after_a_stall_what_moves_goes_on_where_it_was_and_what_waits_does_not_wait_longer(app, monkeypatch):
    scene, now, passed = app.stack.top, 100.0, []
    scene.update, scene.wait = passed.append, 0
    monkeypatch.setattr(app_module, "time", SimpleNamespace(perf_counter=lambda: now))
    app.step()
    for wait in (0, 0.001):
        scene.wait, now = wait, now + 30
        app.step()
    assert passed[1:] == [0.1, 30.0]


def test_a_covered_scene_is_told_too_that_the_window_is_hidden(app):
    below = app.stack.top
    app.stack.apply(Push(Plain()))
    post(pygame.WINDOWHIDDEN)
    app.step()
    assert below.events == [WindowHidden()]
    press(pygame.K_UP)
    app.step()
    assert below.events == [WindowHidden()]


def test_an_error_in_a_scene_shows_the_crash_scene(app, tmp_path):
    app.stack.top.error = ValueError("secret inside")
    press(pygame.K_UP)
    app.step()
    crash = app.stack.top
    assert isinstance(crash, Crash)
    assert "ValueError: secret inside" in crash.report.story
    crash.save_report()
    (file,) = (tmp_path / "reports").iterdir()
    assert str(file) in crash.told
    with zipfile.ZipFile(file) as archive:
        assert archive.namelist() == ["report.txt"]
        assert "secret inside" in archive.read("report.txt").decode()


def test_an_error_while_drawing_shows_the_crash_scene(app):
    def broken(canvas):
        raise KeyError("x")

    app.stack.top.draw = broken
    app.stack.top.is_dirty = True
    app.step()
    assert isinstance(app.stack.top, Crash)


def test_a_second_error_in_a_row_ends_in_one_sentence(app):
    app.stack.apply(Push(Crash(app.shell, Report((ValueError(),)), Plain)))

    def broken(canvas):
        raise KeyError("x")

    app.stack.top.draw = broken
    with pytest.raises(FeluccaError, match="crashed twice"):
        app.step()


def test_a_known_error_becomes_a_dialog(app):
    app.stack.top.error = FeluccaError("the record is torn")
    press(pygame.K_UP)
    app.step()
    assert isinstance(app.stack.top, Dialog)
    assert app.stack.top.sentence == "The record is torn."


def test_a_scene_that_cannot_be_entered_leaves_a_dialog(app):
    class Closed(Plain):
        def enter(self, size):
            raise FeluccaError("the rules are missing")

    below = app.stack.top
    below.next_change = Push(Closed())
    press(pygame.K_UP)
    app.step()
    assert [type(scene) for scene in app.stack.scenes] == [Plain, Dialog]


def test_closing_the_window_asks_first(app):
    post(pygame.QUIT)
    app.step()
    assert isinstance(app.stack.top, Dialog)
    app.shell.settings = Settings(confirm_quit=False)
    post(pygame.QUIT)
    app.step()
    assert app.stack.is_quitting


def test_closing_the_window_asks_once_though_the_system_tells_it_twice_and_again(app):
    post(pygame.WINDOWCLOSE)
    post(pygame.QUIT)
    app.step()
    post(pygame.WINDOWCLOSE)
    app.step()
    assert [type(scene) for scene in app.stack.scenes] == [Plain, Dialog]
    press(pygame.K_ESCAPE)
    app.step()
    assert [type(scene) for scene in app.stack.scenes] == [Plain]


def test_a_screen_that_is_lost_under_wayland_ends_the_program_with_a_sentence(app, monkeypatch):
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "wayland")
    post(pygame.WINDOWCLOSE)
    post(pygame.QUIT)
    app.step()
    assert isinstance(app.stack.top, Dialog), "what is closed by hand is asked about"
    post(pygame.QUIT)
    with pytest.raises(FeluccaError, match="screen that Felucca was shown on is gone"):
        app.run()
    assert not app.stack.scenes
    assert not pygame.display.get_init()


def test_a_desktop_knows_the_window_and_may_darken_the_screen(monkeypatch):
    monkeypatch.delenv("SDL_VIDEO_WAYLAND_WMCLASS", raising=False)
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", "__main__.py")  # as pygame does when it is imported
    prepare_video()
    (desktop,) = (Path(__file__).parents[3] / "packaging" / "linux").glob("*.desktop")
    assert os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] == desktop.stem
    assert f"StartupWMClass={os.environ['SDL_VIDEO_X11_WMCLASS']}\n" in desktop.read_text(encoding="utf-8")
    assert pygame.display.get_allow_screensaver()
    pygame.display.quit()


def test_a_window_fits_beside_another_on_a_small_screen(app):
    assert app.window.frame.minimum_size <= (1366 // 2, 768 // 2)


@pytest.mark.parametrize("kind", ["click", "key"])
def test_a_press_too_many_shows_nobody_the_hand_of_the_next(app, monkeypatch, kind):
    """The second half of a double click, or an impatient key, meets the cover that has just appeared."""
    now, taken = [100.0], []
    monkeypatch.setattr(app_module.time, "perf_counter", lambda: now[0])
    cover = HandOverScene(app.shell, "Bilal", 1, lambda: taken.append(1), open_menu=lambda: None)
    app.stack.apply(Push(cover))
    x, y = next(widget.rect.center for widget in cover.focusables() if widget.name == "ready")

    def use():
        if kind == "key":
            press(pygame.K_RETURN)
        else:
            post(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=(0, 0, 0))
            post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
            post(pygame.MOUSEBUTTONUP, pos=(x, y), button=1)
        app.step()

    use()
    now[0] += 0.3
    use()
    assert app.stack.top is cover
    assert not taken
    now[0] += 0.3
    use()
    assert taken


def test_run_comes_to_an_end():
    made = []

    def first(shell):
        made.append(Plain())
        if len(made) > 1:
            made[-1].next_change = Quit()
            press(pygame.K_UP)
        return made[-1]

    with opened(doors=Doors(), first=first) as app:
        app.stack.abandon()
        assert app.run() == 0
        assert not pygame.display.get_init()
    assert len(made) == 2


def test_a_new_size_reaches_the_scenes(app):
    told = []
    app.stack.top.refresh = told.append
    app.window.frame.size = (1600, 1000)
    post(pygame.WINDOWRESIZED)
    app.step()
    assert told == [pytest.approx((1280.0, 800.0))]
    assert app.shell.display.scale == 1.25


def test_no_screen_is_one_sentence(monkeypatch):
    def fail():
        raise pygame.error("No available video device")

    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(FeluccaError, match="Felucca found no screen to open its window on: No available video device"):
        prepare_video()


def test_a_window_refused_is_one_sentence(monkeypatch):
    def fail(*_, **__):
        raise pygame.error("out of memory")

    prepare_video()
    monkeypatch.setattr(pygame, "Window", fail)
    with pytest.raises(FeluccaError, match="could not open its window"):
        App(Doors(), Plain, settings=Settings())


def test_moves_of_the_mouse_are_joined(app):
    for x in range(10):
        post(pygame.MOUSEMOTION, pos=(x, 0), rel=(1, 0), buttons=(0, 0, 0), touch=False)
    app.step()
    assert app.stack.top.events == [PointerMove((9.0, 0.0))]


# Keys, and text


class Writing(Plain):
    """A scene in which text is typed."""

    ime_rect = (10.0, 10.0, 100.0, 30.0)


def test_text_is_taken_from_the_system_only_where_it_is_typed(app, monkeypatch):
    told = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("stop"))
    for change in (Push(Writing()), Push(Writing()), Pop(), Pop(), Push(Plain())):
        app.stack.apply(change)
        app.stack.top.is_dirty = True
        app.step()
    assert told == ["start", "stop"], "and in the first scene of all it was not"


def test_while_nothing_is_typed_letters_are_keys_all_the_same(monkeypatch):
    told = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("stop"))
    with opened(doors=Doors(), first=Plain) as app:
        assert told == ["stop"]
        press(pygame.K_h)
        app.step()
        assert app.stack.top.events[-1].action is Action.HINT


CYRILLIC, GREEK = {"h": "р", "z": "я", "a": "ф", "d": "в"}, {"h": "η", "z": "ζ", "a": "α", "d": "δ"}


def pressed(translate, letter, mod=0, layout=None):
    """Press the key that has a Latin letter in its place and another one, if any, in its layout."""
    key = ord(layout[letter]) if layout else ord(letter)
    scancode = pygame.KSCAN_A + ord(letter) - ord("a")
    return translate(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=scancode))


@pytest.mark.parametrize("layout", [None, CYRILLIC, GREEK])
def test_letter_keys_ask_for_the_same_in_every_script(app, layout):
    translate = Translator(app.shell.display, Controls()).translate
    (hint,) = pressed(translate, "h", 0, layout)
    assert hint.action is Action.HINT
    (digest,) = pressed(translate, "d", 0, layout)
    assert digest.action is Action.DIGEST
    assert pressed(translate, "d", pygame.KMOD_LALT, layout)[0].action is None
    assert pressed(translate, "z", pygame.KMOD_LCTRL, layout)[0].action is Action.UNDO
    assert pressed(translate, "a", pygame.KMOD_LCTRL, layout) == [KeyPress(None, pygame.K_a, pygame.KMOD_LCTRL)]


def test_a_key_of_another_script_can_be_chosen_and_one_of_a_latin_layout_stays_what_it_types(app):
    own = Controls({"log": [ord("р")]})
    translate = Translator(app.shell.display, own).translate
    assert pressed(translate, "h", 0, CYRILLIC)[0].action is Action.LOG
    assert pressed(translate, "h")[0].action is Action.HINT
    event = pygame.event.Event
    azerty = event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=pygame.KSCAN_Q)
    accent = event(pygame.KEYDOWN, key=ord("é"), mod=0, unicode="é", scancode=pygame.KSCAN_2)
    assert [translate(each)[0].action for each in (azerty, accent)] == [Action.ANSWERS, None]


@pytest.mark.parametrize(
    ("mod", "is_text"),
    [
        (0, True),
        (pygame.KMOD_LSHIFT, True),
        (pygame.KMOD_LCTRL, False),
        (pygame.KMOD_RGUI, False),
        (pygame.KMOD_LCTRL | pygame.KMOD_RALT, True),
        (pygame.KMOD_MODE, True),
    ],
)
def test_a_command_types_nothing(app, mod, is_text):
    translate = Translator(app.shell.display, Controls()).translate
    typed = pygame.event.Event(pygame.TEXTINPUT, text="ф")
    pressed(translate, "a", mod, CYRILLIC)
    assert translate(typed) == ([Typed("ф")] if is_text else [])
    translate(pygame.event.Event(pygame.KEYUP, key=pygame.K_LCTRL, mod=0, unicode="", scancode=0))
    assert translate(typed) == [Typed("ф")], "an input method may give text while no key is held"


# Repetition


@pytest.fixture
def clock(monkeypatch):
    """Return a clock for the window that moves only while the window sleeps, or when it is moved."""
    now = SimpleNamespace(seconds=100.0)

    def sleep(seconds):
        now.seconds += seconds

    passing = SimpleNamespace(perf_counter=lambda: now.seconds, sleep=sleep)
    monkeypatch.setattr(app_module, "time", passing)
    monkeypatch.setattr(events_module, "time", passing)
    return now


def held_for(app, clock, seconds):
    """Let the loop wait for so long; return the presses that the scene on top received."""
    scene, before, end = app.stack.top, len(app.stack.top.events), clock.seconds + seconds
    while clock.seconds < end:
        scene.wait = end - clock.seconds
        app.step()
    return [event for event in scene.events[before:] if isinstance(event, KeyPress)]


def let_go(key):
    post(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)


def test_waiting_ends_in_time_for_the_next_update(app, clock):
    scene = app.stack.top
    scene.wait = 0.05
    before, start = scene.updated, clock.seconds
    app.step()
    assert scene.updated == before + 1
    assert clock.seconds - start == pytest.approx(0.05, abs=0.002)


@pytest.mark.parametrize(("idle", "most"), [(0.0, 100), (10.0, 20)], ids=["busy", "at rest"])
def test_waiting_costs_next_to_nothing(app, clock, monkeypatch, idle, most):
    """A second of waiting is one beat of the scene, few looks into the queue, and no picture."""
    scene, looks, get = app.stack.top, [], pygame.event.get
    post(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    app.step()
    clock.seconds += idle
    scene.wait = 1.0
    began, beats, frames = clock.seconds, scene.updated, app.frames
    monkeypatch.setattr(pygame.event, "get", lambda: looks.append(clock.seconds) or get())
    app.step()
    assert clock.seconds - began == pytest.approx(1.0, abs=0.01)
    assert scene.updated == beats + 1
    assert app.frames == frames
    assert len(looks) <= most + 2, "the first look, and what rounding leaves over"


@pytest.mark.parametrize("key", [pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_LEFT, pygame.K_TAB, pygame.K_PAGEDOWN])
def test_a_key_that_is_held_is_repeated_until_it_is_let_go(app, clock, key):
    press(key)
    assert len(held_for(app, clock, 0.4)) == 1
    repeated = held_for(app, clock, 1.0)
    assert 10 <= len(repeated) <= 18
    assert {event.key for event in repeated} == {key}
    let_go(key)
    assert held_for(app, clock, 1.0) == []


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_h, pygame.K_u])
def test_a_key_that_decides_is_never_repeated(app, clock, key):
    press(key)
    assert len(held_for(app, clock, 2.0)) == 1


def test_another_key_or_another_window_ends_the_repetition(app, clock):
    press(pygame.K_LEFT)
    held_for(app, clock, 0.6)
    press(pygame.K_LSHIFT)
    assert len(held_for(app, clock, 0.6)) > 5, "a modifier does not"
    press(pygame.K_RETURN)
    assert len(held_for(app, clock, 1.0)) == 1
    press(pygame.K_LEFT)
    held_for(app, clock, 0.6)
    post(pygame.WINDOWFOCUSLOST)
    assert held_for(app, clock, 1.0) == []


def test_the_loop_wakes_for_a_repetition_and_a_stall_is_not_made_up_for(app, clock):
    press(pygame.K_LEFT)
    app.step()
    app.step()
    assert clock.seconds == pytest.approx(100.0 + events_module.REPEAT_AFTER)
    clock.seconds += 30
    app.step()
    assert clock.seconds == pytest.approx(130.0 + events_module.REPEAT_AFTER)
    assert len([event for event in app.stack.top.events if isinstance(event, KeyPress)]) == 3


@pytest.mark.parametrize("source", ["stick", "cross", "right stick"])
def test_a_gamepad_is_repeated_as_keys_are(app, clock, source):
    if source == "cross":
        down = {"button": pygame.CONTROLLER_BUTTON_DPAD_LEFT, "instance_id": 0}
        ways = ((pygame.CONTROLLERBUTTONDOWN, down), (pygame.CONTROLLERBUTTONUP, down))
    else:
        axis = pygame.CONTROLLER_AXIS_LEFTX if source == "stick" else pygame.CONTROLLER_AXIS_RIGHTY
        moved = {"axis": axis, "instance_id": 0}
        ways = ((pygame.CONTROLLERAXISMOTION, {**moved, "value": way}) for way in (-30000, 0))
    (begin, held), (end, released) = ways
    post(begin, **held)
    assert len(held_for(app, clock, 1.5)) > 10
    post(end, **released)
    assert held_for(app, clock, 1.0) == []


# Translation


def test_events_become_values(app):
    translate = Translator(app.shell.display, Controls()).translate
    event = pygame.event.Event
    assert translate(event(pygame.MOUSEBUTTONDOWN, pos=(64, 36), button=3)) == [PointerDown((64.0, 36.0), 3)]
    assert translate(event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=4)) == []
    assert translate(event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-0.5, flipped=False)) == [
        Wheel((64.0, 36.0), -0.5)
    ]
    turned = event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-0.5, flipped=True)
    assert translate(turned) == [Wheel((64.0, 36.0), -0.5)], "the system has turned it, and only once"
    assert translate(event(pygame.TEXTINPUT, text="é")) == [Typed("é")]
    assert translate(event(pygame.TEXTEDITING, text="n", start=1, length=0)) == [Composing("n", 1)]


def test_a_gamepad_speaks_the_same_language(app):
    translate = Translator(app.shell.display, Controls()).translate
    event = pygame.event.Event
    button = event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0)
    assert translate(button) == [KeyPress(Action.ACTIVATE, button=pygame.CONTROLLER_BUTTON_A)]

    def stick(value):
        return event(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTX, value=value, instance_id=0)

    assert translate(stick(25000)) == [KeyPress(Action.RIGHT)]
    assert translate(stick(30000)) == []
    assert translate(stick(12000)) == []
    assert translate(stick(1000)) == []
    assert translate(stick(-25000)) == [KeyPress(Action.LEFT)]
