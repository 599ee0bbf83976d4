"""A screen of its own (Xvfb) for a program under test: its pixels, and a mouse and keyboard (xdotool)."""

from __future__ import annotations

import ctypes
import mmap
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

STEP = 4
"""The distance in pixels between the points sampled to find the window."""
Area = tuple[int, int, int, int]
"""Left, top, width and height of a part of the screen, in pixels."""


class _ClientMessage(ctypes.Structure):
    """XClientMessageEvent of Xlib, as long as an XEvent."""

    _fields_: ClassVar = [
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("is_sent", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("kind", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("values", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 12),
    ]


@dataclass(frozen=True, slots=True)
class Screen:
    """A running Xvfb with 32 bits a pixel; `view` is its memory: a head, then the rows from the top."""

    name: str
    width: int
    height: int
    view: mmap.mmap

    def pixel(self, x: int, y: int) -> bytes:
        """Return blue, green and red of a pixel."""
        place = len(self.view) - 4 * (self.width * self.height - y * self.width - x)
        return self.view[place : place + 3]

    def colours(self) -> int:
        """Return the number of different colours at points all over the middle of the screen."""
        points = ((self.width * x // 24, self.height * y // 16) for x in range(6, 19) for y in range(4, 13))
        return len({self.pixel(x, y) for x, y in points})

    def wait_for_picture(self, seconds: float) -> bool:
        """Wait until a program has drawn something; return False if it has not after `seconds`."""
        end = time.monotonic() + seconds
        while self.colours() < 9:
            if time.monotonic() > end:
                return False
            time.sleep(0.1)
        return True

    def window(self) -> Area:
        """Return the area that is not black; raises ValueError if all of it is."""
        found = [
            (x, y)
            for y in range(0, self.height, STEP)
            for x in range(0, self.width, STEP)
            if self.pixel(x, y) != b"\0\0\0"
        ]
        if not found:
            raise ValueError(f"there is no window on the screen {self.name}")
        left, right = min(x for x, _ in found), max(x for x, _ in found)
        top, bottom = min(y for _, y in found), max(y for _, y in found)
        return left, top, right - left + STEP, bottom - top + STEP

    def by_colour(self, left: int, top: int, width: int, height: int) -> list[list[tuple[int, int]]]:
        """Return points all over a part of the screen, those of one colour (roughly) together."""
        found: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        for y in range(top, top + height, STEP):
            for x in range(left, left + width, STEP):
                found.setdefault(tuple(part >> 5 for part in self.pixel(x, y)), []).append((x, y))
        return list(found.values())

    def press(self, *words: str) -> None:
        """Move the mouse, click or type, in the words of xdotool."""
        subprocess.run(["xdotool", *words], env={**os.environ, "DISPLAY": self.name}, check=True)

    def click(self, *places: tuple[int, int]) -> None:
        """Click at places of the screen, one after the other."""
        words = [word for x, y in places for word in ("mousemove", str(x), str(y), "click", "1", "sleep", "0.06")]
        self.press(*words)

    def ask(self, question: str, *words: str) -> dict[str, str]:
        """Return the values that xdotool answers a question with, by name."""
        environment = {**os.environ, "DISPLAY": self.name}
        told = subprocess.run(
            ["xdotool", question, "--shell", *words], env=environment, capture_output=True, text=True
        ).stdout
        return dict(line.split("=", 1) for line in told.split() if "=" in line)

    def picture_of(self, window: str, edges: Area) -> Area | None:
        """Return the part of the screen inside the edges (left, top, right, bottom) of a window; None if it is gone."""
        told = self.ask("getwindowgeometry", window)
        if "WIDTH" not in told:
            return None
        left, top, right, bottom = edges
        width, height = int(told["WIDTH"]) - left - right, int(told["HEIGHT"]) - top - bottom
        return int(told["X"]) + left, int(told["Y"]) + top, width, height

    def close(self, window: int) -> None:
        """Ask a window to close, as a window manager does; xdotool can only end its connection."""
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XInternAtom.restype = ctypes.c_ulong
        display = ctypes.c_void_p(x11.XOpenDisplay(self.name.encode()))
        protocols, delete = (x11.XInternAtom(display, name, False) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
        event = _ClientMessage(33, 0, True, display, window, protocols, 32, (ctypes.c_long * 5)(delete))
        x11.XSendEvent(display, ctypes.c_ulong(window), False, ctypes.c_long(0), ctypes.byref(event))
        x11.XCloseDisplay(display)

    def save(self, file: Path) -> None:
        """Write the contents of the screen as a picture (PPM)."""
        rows = self.view[len(self.view) - 4 * self.width * self.height :]
        colours = bytearray(3 * self.width * self.height)
        for part in range(3):
            colours[part::3] = rows[2 - part :: 4]
        file.write_bytes(f"P6 {self.width} {self.height} 255\n".encode() + colours)


@contextmanager
def screen(folder: Path, width: int, height: int) -> Iterator[Screen]:
    """Start Xvfb with its memory in `folder`, and end it afterwards."""
    told, tell = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(tell), "-screen", "0", f"{width}x{height}x24", "-fbdir", str(folder)],
        stderr=subprocess.DEVNULL,
        pass_fds=(tell,),
    )
    os.close(tell)
    with os.fdopen(told) as answer:
        name = f":{answer.readline().strip()}"
    try:
        frame = folder / "Xvfb_screen0"
        while not frame.exists() or not frame.stat().st_size:
            time.sleep(0.05)
        time.sleep(0.5)
        with frame.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as view:
            yield Screen(name, width, height, view)
    finally:
        server.terminate()
        server.wait()
