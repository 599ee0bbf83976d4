"""The living background of a table: while everything else rests, its moving parts are redrawn a few times a second."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator, Sequence

import pygame

from game.rules.core.state import State
from game.ui.boards.landscape import BEAT, Landscape, Living, Part, paint_parts
from game.ui.boards.presenter import Presenter
from game.ui.drawing.canvas import Canvas
from game.ui.table.frame_cache import FrameCache
from game.ui.widgets.shell import Shell
from game.ui.window.display import joined

_HAZE = 12
"""The greatest colour difference, of 255, that still counts as the landscape itself, such as a haze."""
_KEPT = 2
"""The number of landscapes whose spots are cached: day and night."""


class _Spot:
    """A part of the window with moving things; `far` is the picture behind them."""

    def __init__(self, shell: Shell, box: pygame.Rect, far: pygame.Surface, whole: pygame.Surface) -> None:
        """`whole` shows the landscape with its permanent foreground, without the moving things."""
        self._shell = shell
        self.box = box
        self._far, self._patch = far, far.copy()
        self.things: Sequence[Living] = ()
        self.parts: Sequence[Part] = ()
        self.near = self.cover(whole, _HAZE)
        self.covers: list[pygame.Surface] = []
        """The pixels drawn over it on ground, picture and screen; nothing while they are unknown."""

    def parts_at(self, time: float) -> list[Part]:
        """Return the pictures of its things."""
        return [part for thing in self.things for part in thing.show(time)]

    def turn_to(self, time: float) -> list[pygame.Rect]:
        """Show its things at a time; return the parts of the window that changed."""
        before, self.parts = self.parts, self.parts_at(time)
        regions = [self.box]
        if len(before) == len(self.parts):
            real = self._shell.display.px_rect
            pairs = zip(before, self.parts, strict=True)
            rects = [real(each).inflate(2, 2) for old, new in pairs if old != new for each in (old[1], new[1])]
            regions = joined([rect.clip(self.box) for rect in rects])
        for region in regions:
            part = region.move(-self.box.left, -self.box.top)
            self._patch.set_clip(part)
            self._patch.blit(self._far, part, part)
            paint_parts(self._shell.canvas(self._patch), self.parts, self.box.topleft)
        self._patch.set_clip(None)
        return regions

    def cover(self, surface: pygame.Surface, within: int = 1) -> pygame.Surface:
        """Return the pixels drawn over it on a surface in its present state; colours may differ by up to `within`."""
        part = surface.subsurface(self.box).copy()
        mask = pygame.mask.from_threshold(part, (0, 0, 0), (within, within, within, 255), self._patch)
        mask.invert()
        cover = pygame.Surface(self.box.size, pygame.SRCALPHA, 32)
        cover.set_alpha(255, pygame.RLEACCEL)
        return mask.to_surface(cover, setsurface=part.convert(cover), unsetcolor=None)

    def lay(self, surface: pygame.Surface, cover: pygame.Surface, region: pygame.Rect) -> None:
        """Draw a region of it on a surface, with the pixels drawn over it."""
        part = region.move(-self.box.left, -self.box.top)
        surface.blit(self._patch, region, part)
        surface.blit(cover, region, part)


class Life:
    """Animates a table's landscape while nothing else moves, unless the player has turned that off."""

    def __init__(
        self, shell: Shell, presenter: Presenter[State], cache: FrameCache, is_resting: Callable[[], bool]
    ) -> None:
        """`is_resting` tells whether the table is visible and nothing else moves on it."""
        self._is_resting = is_resting
        self._shell = shell
        self._presenter = presenter
        self._cache = cache
        self._time = self._beat = 0.0
        self._spots: Sequence[_Spot] = ()
        self._known: dict[Hashable, Sequence[_Spot]] = {}
        self._changes = 0
        """The cache's count of changes when the covers were made."""
        self.is_away = False
        """Whether the window is out of view."""
        presenter.paint_living = self.paint

    @property
    def is_alive(self) -> bool:
        """Whether time passes in the landscape."""
        return self._shell.is_alive and not self.is_away and bool(self._spots) and self._is_resting()

    @property
    def wait(self) -> float:
        """The seconds until the next movement."""
        return max(0.001, BEAT - self._beat)

    def pass_time(self, seconds: float) -> bool:
        """Let time pass; return whether anything has moved."""
        self._beat += seconds
        if self._beat < BEAT:
            return False
        self._time, self._beat = self._time + self._beat, 0.0
        return any(spot.parts != spot.parts_at(self._time) for spot in self._spots)

    def paint(self, canvas: Canvas) -> Iterator[None]:
        """Draw the moving things into a landscape with its permanent foreground, in steps."""
        landscape = self._presenter.landscape
        self._spots = () if landscape is None else (yield from self._found(canvas, landscape))
        for spot in self._spots:
            spot.turn_to(self._time)
            spot.lay(canvas.surface, spot.near, spot.box)

    def _found(self, canvas: Canvas, landscape: Landscape) -> Generator[None, None, Sequence[_Spot]]:
        """Return the spots of a landscape, after a step for each new one."""
        key = landscape.key, canvas.display, canvas.theme.name
        spots = self._known.get(key)
        if spots is None:
            whole = pygame.Surface(canvas.surface.get_size(), 0, 32)
            landscape.paint(self._shell.canvas(whole))
            spots = []
            for is_near, far in ((False, whole), (True, canvas.surface)):
                things = [thing for thing in landscape.things if thing.is_near == is_near]
                rooms = [canvas.display.px_rect(thing.room).clip(whole.get_rect()) for thing in things]
                boxes = joined([room for room in rooms if room.width and room.height])
                for box in boxes:
                    yield
                    spots.append(_Spot(self._shell, box, far.subsurface(box).copy(), canvas.surface))
            self._known[key] = spots
            if len(self._known) > _KEPT:
                del self._known[next(iter(self._known))]
        for spot in spots:
            spot.things = [
                thing for thing in landscape.things if spot.box.colliderect(canvas.display.px_rect(thing.room))
            ]
        return spots

    def forget_screen(self) -> None:
        """Take note that a frame was drawn on the screen."""
        for spot in self._spots:
            spot.covers = spot.covers[:2]

    def stir(self, canvas: Canvas) -> None:
        """Redraw the changes on the screen, and on the cached pictures for later frames."""
        if self._changes != self._cache.changes:
            self._changes = self._cache.changes
            for spot in self._spots:
                spot.covers = []
        surfaces = *self._cache.layers, canvas.surface
        for spot in self._spots:
            if spot.parts != spot.parts_at(self._time):
                spot.covers += [spot.cover(surface) for surface in surfaces[len(spot.covers) :]]
                for region in spot.turn_to(self._time):
                    for surface, cover in zip(surfaces, spot.covers, strict=True):
                        spot.lay(surface, cover, region)
