"""A scene's background with moving parts: everything is drawn once, and then only what has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

import pygame

from game.ui.drawing.canvas import Canvas
from game.ui.drawing.landscape import BEAT, Part, changed, changes, paint_parts
from game.ui.drawing.strokes import Strokes
from game.ui.widgets.shell import Shell
from game.ui.window.display import Display, joined
from game.ui.window.input import InputEvent, WindowHidden, WindowShown


class LivingPicture:
    """The moving pictures over a background that never changes.

    `parts` returns them at a time in seconds, from back to front and always equally many; `lively` are all the places
    where anything ever moves. `paint` draws everything; `stir` draws the changes on a canvas that still shows the rest.
    """

    def __init__(
        self,
        ground: Callable[[Canvas], None],
        parts: Callable[[float], Sequence[Part]],
        lively: Sequence[pygame.FRect],
    ) -> None:
        self._ground = ground
        self._parts = parts
        self._lively = lively
        self._time = 0.0
        self._shown: Sequence[Part] = ()
        """The parts as last drawn."""
        self._strokes = Strokes()

    def pass_time(self, seconds: float) -> bool:
        """Let time pass; return whether anything visible has moved."""
        self._time += seconds
        return bool(self._shown) and self._parts(self._time) != self._shown

    def forget(self, place: pygame.Rect | None = None) -> None:
        """Drop the cached changes that reach into `place`, in real pixels, because something else has been drawn over
        the picture there; without a place, drop all of them.
        """
        if place is None:
            self._strokes.clear()
        else:
            self._strokes.forget([place])

    def paint(self, canvas: Canvas) -> None:
        """Draw the present picture."""
        self._ground(canvas)
        if canvas.theme.is_painted:
            self._shown = self._shown or self._parts(self._time)
            paint_parts(canvas, self._shown)

    def stir(self, canvas: Canvas, draw: Callable[[Canvas], None]) -> None:
        """Draw the changes since the last frame; nothing before the first one.

        `draw` draws the scene as a whole, with this picture below it: it is called within the places that have changed.
        """
        if not self._shown:
            return
        display, before, self._shown = canvas.display, self._shown, self._parts(self._time)
        regions = self._divided(display, changed(display, before, self._shown))
        found = changes(display, regions, before, self._shown)
        self._strokes.paint(canvas.surface, found, partial(_redraw, canvas, draw))

    def _divided(self, display: Display, regions: Sequence[pygame.Rect]) -> list[pygame.Rect]:
        """Divide regions at the edges of the places where anything ever moves, and leave out everything outside them.

        Things change without each other, so that fewer changes differ in each part. No part lies over another.
        """
        whole = pygame.Rect((0, 0), display.pixels)
        places = [display.px_rect(each).inflate(2, 2).clip(whole) for each in self._lively]
        across = sorted({edge for place in places for edge in (place.left, place.right)})
        down = sorted({edge for place in places for edge in (place.top, place.bottom)})
        grid = [pygame.Rect(x, y, end - x, foot - y) for x, end in pairwise(across) for y, foot in pairwise(down)]
        fields = [field for field in grid if field.collidelist(places) >= 0]
        parts = ([region.clip(field) for region in regions if region.colliderect(field)] for field in fields)
        return [part for found in parts for part in joined(found)]


def _redraw(canvas: Canvas, draw: Callable[[Canvas], None], region: pygame.Rect) -> None:
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(region.clip(before))
    draw(canvas)
    canvas.surface.set_clip(before)


class LivingGround:
    """Animates the living picture of a scene, beat by beat, while it is visible and switched on."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._picture: LivingPicture | None = None
        self._beat = 0.0
        """Seconds since the picture was last moved."""
        self._is_away = False
        """Whether the window is hidden, or another scene lies over this one."""

    def show(self, picture: LivingPicture) -> None:
        """Show another picture from now on."""
        self._picture = picture

    @property
    def is_alive(self) -> bool:
        """Whether anything moves."""
        return self._picture is not None and self._shell.is_alive and not self._is_away

    def pass_time(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether something has moved that must be drawn."""
        self._beat += dt
        if self._picture is None or not self.is_alive or self._beat < BEAT:
            return False
        beat, self._beat = self._beat, 0.0
        return self._picture.pass_time(beat)

    @property
    def wait(self) -> float | None:
        """The seconds until the next beat, None while nothing moves."""
        return max(0.001, BEAT - self._beat) if self.is_alive else None

    def note(self, event: InputEvent) -> None:
        """Stop the motion while the window is hidden."""
        if isinstance(event, WindowHidden | WindowShown):
            self._is_away = isinstance(event, WindowHidden)

    def rest(self) -> None:
        """Stop the motion while another scene lies on top."""
        self._is_away = True
        self.forget()

    def wake(self) -> None:
        """Let the picture move again."""
        self._is_away = False

    def forget(self, place: pygame.Rect | None = None) -> None:
        """Drop the cached changes, as the picture does."""
        if self._picture is not None:
            self._picture.forget(place)

    def paint(self, canvas: Canvas) -> None:
        """Draw the present picture."""
        if self._picture is not None:
            self._picture.paint(canvas)

    def stir(self, canvas: Canvas, draw: Callable[[Canvas], None]) -> None:
        """Draw the changes since the last frame, if anything moves."""
        if self._picture is not None and self.is_alive:
            self._picture.stir(canvas, draw)
