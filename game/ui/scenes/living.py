"""A menu's background with moving parts: everything is drawn once, and then only what has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

import pygame

from game.ui.boards.kit.landscape import BEAT, Part, changed, changes, paint_parts
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.strokes import Strokes
from game.ui.widgets.scene import Change, Scene
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
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
        """Drop the kept changes within a place in real pixels, where something else was drawn over the picture; all of
        them while it is out of sight.
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


class LivingStage(Stage):
    """A scene over a living picture, which moves beat by beat while it is visible and switched on."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.living: LivingPicture | None = None
        """The picture, None before the scene has one."""
        self._beat = 0.0
        """Seconds since the picture was last moved."""
        self._is_away = False
        """Whether the window is hidden, or another scene lies over this one."""

    @property
    def _moving(self) -> LivingPicture | None:
        """The picture if it moves now, else None."""
        return self.living if self.shell.is_alive and not self._is_away else None

    def pause(self) -> None:
        """Let the picture rest below other scenes."""
        super().pause()
        self._is_away = True
        self.exit()

    def exit(self) -> None:
        """Release the memory of the changes."""
        if self.living is not None:
            self.living.forget()

    def resume(self) -> None:
        """Let the picture move again."""
        super().resume()
        self._is_away = False

    def on_tick(self, dt: float) -> Change | None:
        """Let the picture move."""
        self._beat += dt
        if (moving := self._moving) is not None and self._beat >= BEAT:
            beat, self._beat = self._beat, 0.0
            self.is_stirred = moving.pass_time(beat) or self.is_stirred
        return None

    def next_update(self) -> float | None:
        """Return the seconds until something changes on its own; None if nothing will."""
        waits = [super().next_update(), max(0.001, BEAT - self._beat) if self._moving is not None else None]
        return min((wait for wait in waits if wait is not None), default=None)

    def handle(self, event: InputEvent) -> Change | None:
        """Let the picture rest while the window is hidden."""
        if isinstance(event, WindowHidden | WindowShown):
            self._is_away = isinstance(event, WindowHidden)
        return super().handle(event)

    def paint(self, canvas: Canvas) -> None:
        """Draw the present picture."""
        if self.living is None:
            canvas.backdrop()
        else:
            self.living.paint(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw everything; the things drawn over the picture may differ from before."""
        super().draw(canvas)
        if self.living is not None:
            self.living.forget(canvas.surface.get_clip())

    def stir(self, canvas: Canvas, below: Sequence[Scene] = ()) -> None:
        """Draw the widgets that have changed, then the changes of the picture below everything."""
        super().stir(canvas)
        if (moving := self._moving) is not None:
            moving.stir(canvas, super().draw)
