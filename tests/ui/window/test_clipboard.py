"""The clipboard: whatever it holds, and a program that holds it and never answers."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.processes import Service
from game.ui.window import clipboard
from game.ui.window.clipboard import LONGEST, PASTED, Clipboard
from tests.patience import LONG

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.event.clear()
    yield
    pygame.display.quit()


def pasted(ask: Callable[[], None]) -> str:
    """Return the text that comes when it is asked for, as the loop of the window receives it."""
    ask()
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        for event in pygame.event.get(PASTED):
            return str(event.text)
        time.sleep(0.01)
    raise AssertionError("nothing came")


def not_utf8() -> str:
    return b"caf\xe9".decode("utf-8")


def refused() -> str:
    raise pygame.error("no text")


@pytest.mark.parametrize(
    ("held", "text"),
    [
        (lambda: "Ani\nBek", "Ani\nBek"),
        (lambda: "", ""),
        (not_utf8, "caf\N{REPLACEMENT CHARACTER}"),
        (lambda: (b"\xff" * 10_000_000).decode("utf-8"), "\N{REPLACEMENT CHARACTER}" * LONGEST),
        (lambda: "x" * 50_000_000, "x" * LONGEST),
        (refused, ""),
    ],
    ids=["lines", "nothing", "not UTF-8", "many bytes", "much text", "refused"],
)
def test_whatever_it_holds_comes_as_text(monkeypatch: pytest.MonkeyPatch, held: Callable[[], str], text: str) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", held)
    assert pasted(Clipboard().ask) == text


@pytest.mark.parametrize("text", ["half of a letter: \ud83d", "a\0b"])
def test_text_that_no_other_program_could_read_is_not_copied(text: str) -> None:
    made = Clipboard()
    made.put("Ani")
    made.put(text)
    assert pasted(made.ask) == "Ani"


def silent(driver: str) -> Service:
    """Return the work of a process that waits for another program for ever."""
    return lambda _: time.sleep(600) or b""  # type: ignore[func-returns-value]


def dying(driver: str) -> Service:
    return lambda _: os._exit(1)


def asked(driver: str) -> Service:
    return lambda _: f"by {driver}".encode()


@pytest.mark.parametrize(("work", "text"), [(silent, ""), (dying, ""), (asked, "by x11")])
def test_a_program_that_holds_it_is_asked_behind_the_window(
    monkeypatch: pytest.MonkeyPatch, work: Callable[[str], Service], text: str
) -> None:
    """With a short patience of the window; several pastes in a row ask once."""
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(clipboard, "reading", work)
    monkeypatch.setattr(clipboard, "PATIENCE", 0.5 if work is silent else LONG)
    made = Clipboard()
    assert pasted(lambda: [made.ask() for _ in range(3)] and None) == text
    time.sleep(0.05)
    assert not pygame.event.get(PASTED)


# A real screen

OWNER = """
import ctypes, sys, time
x = ctypes.CDLL("libX11.so.6")
x.XOpenDisplay.restype = ctypes.c_void_p
for name in ("XInternAtom", "XCreateSimpleWindow", "XDefaultRootWindow"):
    getattr(x, name).restype = ctypes.c_ulong
display = ctypes.c_void_p(x.XOpenDisplay(None))
root = ctypes.c_ulong(x.XDefaultRootWindow(display))
none = ctypes.c_ulong(0)
window = ctypes.c_ulong(x.XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, none, none))
x.XSetSelectionOwner(display, ctypes.c_ulong(x.XInternAtom(display, b"CLIPBOARD", 0)), window, none)
x.XSync(display, 0)
print("held", flush=True)
time.sleep(600)
"""
HOLDER = """
import pygame
pygame.display.init()
pygame.scrap.put_text("Ani\\n\\u00e9\\U0001f680")
pygame.event.get()
print("held", flush=True)
while True:
    pygame.event.get()
    pygame.time.wait(5)
"""


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Start a screen of X11 for other programs, and for our process that asks them."""
    ours, its = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(its), "-screen", "0", "640x480x24", "-nolisten", "tcp"],
        pass_fds=[its], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(its)
    with os.fdopen(ours) as told:
        monkeypatch.setenv("DISPLAY", f":{told.readline().strip()}")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    yield
    server.kill()
    server.wait()


def owner_of_clipboard() -> int:
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XInternAtom.restype = x.XGetSelectionOwner.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x.XOpenDisplay(None))
    owner = x.XGetSelectionOwner(display, ctypes.c_ulong(x.XInternAtom(display, b"CLIPBOARD", 0)))
    x.XCloseDisplay(display)
    return int(owner)


@pytest.mark.skipif(
    not shutil.which("Xvfb") or sys.platform != "linux", reason="needs a screen of X11 without a screen"
)
@pytest.mark.parametrize(
    ("program", "text"), [(HOLDER, "Ani\n\u00e9\U0001f680"), (OWNER, "")], ids=["answers", "silent"]
)
@pytest.mark.usefixtures("screen")
def test_under_x11_the_clipboard_stays_with_its_owner(program: str, text: str) -> None:
    own = {**os.environ, "SDL_VIDEODRIVER": "x11"}
    holder = subprocess.Popen([sys.executable, "-c", program], env=own, stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    while holder.stdout.readline() != "held\n":
        pass
    before = owner_of_clipboard()
    try:
        assert pasted(Clipboard().ask) == text
        assert before == owner_of_clipboard() != 0
    finally:
        holder.kill()
        holder.communicate()
