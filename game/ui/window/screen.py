"""The system's window: finding a screen, its size and mode, and the surface to draw on."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from itertools import accumulate

import pygame

from game.errors import FeluccaError, sentence
from game.ui.window.display import Display, fit
from game.ui.window.sdl import library
from game.ui.window.settings import WindowMode

_NAME = "local.felucca.Felucca"
_UNSEEN = ("offscreen", "dummy")
_SMALLEST = 640, 360
"""Tiling desktops give windows less room than they ask for; below this size the picture is cut off."""
_FIRST_SIZES = ((2560, 1440), (1920, 1080), (1600, 900), (1280, 720))
_SHARE = 0.94, 0.86
"""The share of the screen that the window takes when none of these sizes fits beside the desktop's bars."""


class NoScreen(FeluccaError):
    """Raised when there is no screen to open a window on."""


def prepare_video() -> None:
    """Start the video system with its hints set; raises NoScreen where there is no screen to open a window on."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_RENDER_VSYNC", "1")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")  # by textures, X11 draws the whole window for any change
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "felucca"  # pygame has already put the name of the started file there
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", _NAME)
    if sys.platform == "win32" and not getattr(sys, "frozen", False):  # its task bar would show the icon of Python
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(_NAME)
    try:
        pygame.display.init()
        pygame.font.init()
    except pygame.error as error:
        raise NoScreen(f"Felucca found no screen to open its window on: {error}") from error
    is_chosen = bool(os.environ.get("SDL_VIDEODRIVER"))
    if pygame.display.get_driver() in _UNSEEN and not is_chosen:  # what is taken when nothing else can be had
        pygame.display.quit()
        raise NoScreen("Felucca found no screen to open its window on: start it on a desktop, with a screen connected")
    pygame.display.set_allow_screensaver(True)


class Window:
    """The window, open until `close`, visible from the first `flip` on. `frame` is the window of pygame.

    Without a size, the window takes its size and place from `last`, if the screen still has room, or else the largest
    of a few sizes that leaves a margin. `mode` is as in `set_mode`. A full-screen window opens full screen at full
    size, because a frame drawn while the desktop enlarges a window may stay cut off; Wayland enlarges cleanly and gets
    no size. `badge` is the window's icon. `is_refused` tells that the system did not allow the mode. Raises
    FeluccaError if no window can be opened.
    """

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        mode: WindowMode = WindowMode.WINDOWED,
        badge: pygame.Surface | None = None,
        last: Sequence[int] = (),
    ) -> None:
        place = pygame.Rect(*last) if last and size is None else None
        size = size or _size_again(last) or _first_size()
        self.is_refused = False
        self._is_unseen = True
        self._filled_from: tuple[int, int] | None = None
        """The window's size after it leaves full screen."""
        try:
            try:
                self.frame = _opened(size, mode)
                self._filled_from = size if mode is not WindowMode.WINDOWED and not _is_wayland() else None
            except pygame.error:
                self.is_refused = True
                self.frame = _opened(size, WindowMode.WINDOWED)
        except pygame.error as error:
            why = sentence("error-window", "Felucca could not open its window: {reason}", reason=error)
            raise FeluccaError(why) from error
        self.frame.minimum_size = _SMALLEST
        if place is not None and place.size == size and mode is WindowMode.WINDOWED and _is_in_sight(place):
            self.frame.position = place.topleft
        if badge is not None:
            self.frame.set_icon(badge)

    @property
    def place(self) -> tuple[int, int, int, int]:
        """The window's place: left, top, width and height in the system's units."""
        return (*self.frame.position, *self.frame.size)

    @property
    def edges(self) -> tuple[float, float, float, float]:
        """The left, top, right and bottom edge of the window's contents on the screen, in the units of `place`."""
        left, top, width, height = self.place
        return left, top, left + width, top + height

    @property
    def surface(self) -> pygame.Surface:
        """The surface to draw on, in real pixels."""
        return self.frame.get_surface()

    def display(self, interface_scale: float) -> Display:
        """Return the relation of logical pixels to the window at its present size."""
        pixels = self.surface.get_size()
        points = self.frame.size[0]
        return fit(pixels, interface_scale, pixels[0] / points if points else 1.0)

    def set_mode(self, mode: WindowMode) -> bool:
        """Switch to a mode; return whether the system allowed it.

        Wayland has only one kind of full screen; the other kind would stretch the window's picture.
        """
        try:
            if mode is WindowMode.WINDOWED:
                self.frame.set_windowed()
                if self._filled_from is not None:
                    self.frame.size, self._filled_from = self._filled_from, None
                    self.frame.position = pygame.WINDOWPOS_CENTERED
            else:
                self.frame.set_fullscreen(desktop=mode is WindowMode.BORDERLESS or _is_wayland())
        except pygame.error:
            return False
        return True

    def is_lost(self, events: Sequence[pygame.event.Event]) -> bool:
        """Return whether these events mean that the screen is gone: under Wayland, a quit that no window asked for."""
        kinds = {event.type for event in events}
        is_unasked = pygame.QUIT in kinds and pygame.WINDOWCLOSE not in kinds
        return is_unasked and _is_wayland()

    def flip(self) -> None:
        """Show the frame, and the window itself once there is something to see in it."""
        if self._is_unseen:
            self._is_unseen = False
            drawn = self.surface.copy()
            self.frame.show()
            self.surface.blit(drawn, (0, 0))  # showing a window empties it on some systems
        self.frame.flip()

    def come_forward(self, *, is_minimized: bool) -> None:
        """Ask the system to show the window, which may be minimized, before all others; it may only mark it instead."""
        with contextlib.suppress(pygame.error):
            if is_minimized:
                self.frame.restore()
            self.frame.focus()

    def close(self) -> None:
        """Close the window and the video system."""
        self.frame.destroy()
        pygame.display.quit()


def _opened(size: tuple[int, int], mode: WindowMode) -> pygame.Window:
    is_full = mode is not WindowMode.WINDOWED
    if is_full and not _is_wayland():
        size = next(iter(pygame.display.get_desktop_sizes()), size)
    is_desktop = is_full and (mode is WindowMode.BORDERLESS or _is_wayland())
    fills = {"fullscreen_desktop": is_desktop, "fullscreen": is_full and not is_desktop}
    frame = pygame.Window("Felucca", size, resizable=True, allow_high_dpi=True, hidden=True, **fills)
    frame.get_surface()
    return frame


def _is_wayland() -> bool:
    return pygame.display.get_init() and pygame.display.get_driver() == "wayland"


def show_box(sentence: str) -> None:
    """Show a sentence in a system box, when there is no window; without a screen nothing happens."""
    with contextlib.suppress(pygame.error):
        pygame.display.message_box("Felucca", sentence, message_type="error")


def _first_size() -> tuple[int, int]:
    desktops = pygame.display.get_desktop_sizes() or [(1280, 720)]
    width, height = desktops[0]
    for size in _FIRST_SIZES:
        if size[0] <= width * 0.92 and size[1] <= height * 0.9:
            return size
    return int(width * _SHARE[0]), int(height * _SHARE[1])


def _size_again(last: Sequence[int]) -> tuple[int, int] | None:
    """Return a window's former size, if a screen still has room for it."""
    if not last:
        return None
    width, height = last[2:]
    has_room = any(width <= most[0] and height <= most[1] for most in pygame.display.get_desktop_sizes())
    return (width, height) if has_room and width >= _SMALLEST[0] and height >= _SMALLEST[1] else None


def _is_in_sight(place: pygame.Rect) -> bool:
    """Return whether the whole of a window at that place would be visible."""
    seen = [place.clip(screen) for screen in screen_places()]
    return sum(part.width * part.height for part in seen) >= place.width * place.height


def screen_places() -> list[pygame.Rect]:
    """Return the places of the screens, of which some may lie left of the first, or above it.

    SDL knows them and pygame tells only their sizes; where SDL cannot be asked they are taken to stand side by side.
    """
    import ctypes

    sizes = pygame.display.get_desktop_sizes()
    with contextlib.suppress(OSError, AttributeError):
        sdl = library()
        bounds = [(ctypes.c_int * 4)() for _ in sizes]
        if not any(sdl.SDL_GetDisplayBounds(number, each) for number, each in enumerate(bounds)):
            return [pygame.Rect(*each) for each in bounds]
    lefts = [0, *accumulate(width for width, _ in sizes)]
    return [pygame.Rect(left, 0, *size) for left, size in zip(lefts, sizes, strict=False)]
