"""The clipboard of the system, which another program holds: its text is asked for in a process of our own.

The program that holds it must answer, and SDL waits for that with the interpreter held; under X11 it gives up after a
second and empties the clipboard.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading

import pygame

from game.processes import FAILURES, Service, TaskProcess

PASTED = pygame.event.custom_type()
"""The event type for text that has come from the clipboard, in `text`."""
PATIENCE = 5.0
"""The seconds within which the text must come, the start of the process included."""
LONGEST = 10_000
"""The number of letters after which longer text is cut off."""
_ANSWER = 0.9
"""The seconds that another program has to answer under X11, before SDL would empty the clipboard."""
_AT_ONCE = ("dummy", "offscreen", "wayland")
"""The drivers that are asked here: the first two have no other programs, and Wayland tells only the window."""


class Clipboard:
    """Copies text, and asks for text to paste; no method waits for another program."""

    def __init__(self) -> None:
        self._asking: threading.Thread | None = None

    def put(self, text: str) -> None:
        """Copy `text`; nothing happens where the system refuses it."""
        with contextlib.suppress(pygame.error, ValueError):  # such as half of a letter in a name of the settings
            pygame.scrap.put_text(text)

    def ask(self) -> None:
        """Ask for the text; it comes as an event PASTED, '' if there is none, if it is not text, or without answer."""
        driver = pygame.display.get_driver()
        if driver in _AT_ONCE:
            _post(_read())
        elif self._asking is None or not self._asking.is_alive():
            self._asking = threading.Thread(target=_ask, args=(driver,), name="felucca-clipboard", daemon=True)
            self._asking.start()


def _ask(driver: str) -> None:
    process = TaskProcess("felucca-clipboard", reading, driver)
    try:
        found = process.answer(b"", PATIENCE) or b""
    except FAILURES:
        found = b""
    process.end()
    _post(found.decode("utf-8"))


def _post(text: str) -> None:
    with contextlib.suppress(pygame.error):  # the window has closed
        pygame.event.post(pygame.event.Event(PASTED, text=text))


def reading(driver: str) -> Service:
    """Return the work of the process: to read the clipboard with the video driver of the window, as UTF-8."""
    os.environ["SDL_VIDEODRIVER"] = driver
    os.environ["SDL_MAC_BACKGROUND_APP"] = "1"  # without a second icon in the dock
    pygame.display.init()

    def read(_: bytes) -> bytes:
        if sys.platform != "win32":
            signal.setitimer(signal.ITIMER_REAL, _ANSWER)  # ends this process, even while SDL waits
        return _read().encode("utf-8")

    return read


def _read() -> str:
    """Return the start of the text on the clipboard; bytes that are no UTF-8 become replacement characters."""
    try:
        text = pygame.scrap.get_text()
    except UnicodeDecodeError as error:
        text = error.object[: 4 * LONGEST].decode("utf-8", "replace")
    except pygame.error:
        return ""
    return text[:LONGEST]
