"""The living background of a table: while everything else rests, its moving parts are redrawn a few times a second."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Hashable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.rules.core.state import State
from game.ui.boards.kit.presenter import Presenter
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.landscape import BEAT, Landscape, Living, Part, changed, changes, paint_parts
from game.ui.drawing.skin import Translucent
from game.ui.drawing.strokes import Strokes, differing
from game.ui.table.show.frame_cache import FrameCache
from game.ui.widgets.shell import Shell
from game.ui.window.display import joined

_HAZE = 12
"""The greatest colour difference, of 255, that still counts as the landscape itself, such as a haze."""
_LONGEST = 4
"""The most beats between two checks for movement."""
_KEPT = 2
"""The number of landscapes whose spots are cached: day and night."""


@dataclass(frozen=True, slots=True)
class VeiledSurface:
    """The screen or a cached picture, and the translucent things on it over the landscape, the lowest first."""

    surface: pygame.Surface
    over: Collection[Translucent] = ()


@dataclass(frozen=True, slots=True)
class _Moment:
    """The pictures of moving things at a time: those behind the permanent foreground, and those before it."""

    far: Sequence[Part] = ()
    near: Sequence[Part] = ()

    @property
    def parts(self) -> list[Part]:
        """All of them, the last on top."""
        return [*self.far, *self.near]


class LivingSpot:
    """A part of the window with moving things: `box`, in real pixels; `far` is the landscape behind all of them."""

    def __init__(self, shell: Shell, box: pygame.Rect, far: pygame.Surface, whole: pygame.Surface) -> None:
        """`whole` shows the landscape with its permanent foreground, without the moving things."""
        self._shell = shell
        self.box = box
        self._far = far
        self.things: Sequence[Living] = ()
        self._shown = _Moment()
        """The pictures on the screen."""
        self._next = _Moment()
        self._due: Sequence[pygame.Rect] = ()
        """The parts of the window in which these differ from the present ones."""
        self._laid = _Moment()
        """The pictures on the cached layers."""
        self._foreground = differing(whole.subsurface(box), far, _HAZE)
        self._under: list[pygame.Surface] = []
        """The pixels drawn over it on each cached layer; nothing while they are unknown."""
        self._over: pygame.Surface | None = None
        """The pixels drawn over it on the screen, if they are known."""
        self._strokes = Strokes()

    def _at(self, time: float) -> _Moment:
        """Return the pictures of its things."""
        far, near = (
            [part for thing in self.things if thing.is_near == is_near for part in thing.show(time)]
            for is_near in (False, True)
        )
        return _Moment(far, near)

    def look_ahead(self, time: float) -> bool:
        """Find the next pictures of the spot; return whether they differ from the present ones in any pixel."""
        self._next = self._at(time)
        self._due = self._changed(self._shown, self._next)
        return bool(self._due)

    def will_move(self, time: float) -> bool:
        """Return whether the spot will look different at a later time than in its next frame."""
        return bool(self._changed(self._next, self._at(time)))

    def lay(self, surface: pygame.Surface, time: float) -> None:
        """Draw the things of the spot into the ground, as they are at a time."""
        self._shown = self._laid = self._next = self._at(time)
        self._due = ()
        self._draw(VeiledSurface(surface), self.box)

    def forget(self, *, layers: bool) -> None:
        """Forget the pixels drawn over the spot on the screen, with `layers` also those on the cached layers."""
        self._over = None
        if layers:
            self._under = []

    def move(self, screen: VeiledSurface, layers: Sequence[VeiledSurface]) -> None:
        """Draw the changes found by `look_ahead` on the screen; the cached layers follow in `catch_up`."""
        if not self._due:
            return
        self._under = self._under or [self._cover(layer) for layer in layers]
        if self._over is None:
            self._over = self._cover(screen)
            self._strokes.clear()
        display, before, self._shown = self._shell.display, self._shown.parts, self._next
        found = changes(display, self._due, before, self._shown.parts)
        self._strokes.paint(screen.surface, found, lambda region: self._draw(screen, region, self._over))

    def catch_up(self, layers: Sequence[VeiledSurface]) -> None:
        """Draw the changes on the screen on the cached layers as well."""
        if self._laid == self._shown:
            return
        for region in self._changed(self._laid, self._shown):
            for layer, cover in zip(layers, self._under, strict=True):
                self._draw(layer, region, cover)
        self._laid = self._shown

    def _changed(self, before: _Moment, after: _Moment) -> list[pygame.Rect]:
        """Return the parts of the window that differ between two moments, none over another."""
        if before == after:
            return []
        if (len(before.far), len(before.near)) != (len(after.far), len(after.near)):
            return [self.box]
        regions = changed(self._shell.display, before.parts, after.parts)
        return joined(region.clip(self.box) for region in regions if region.colliderect(self.box))

    def _draw(self, layer: VeiledSurface, region: pygame.Rect, cover: pygame.Surface | None = None) -> None:
        """Draw a region of it on a layer, with what is translucent and the pixels drawn over it, if there are any."""
        surface, clip = layer.surface, layer.surface.get_clip()
        surface.set_clip(region.clip(clip))
        self._paint(surface, (0, 0), layer.over)
        if cover is not None:
            surface.blit(cover, self.box)
        surface.set_clip(clip)

    def _paint(self, surface: pygame.Surface, corner: tuple[int, int], over: Collection[Translucent]) -> None:
        """Draw it, and what is translucent over it, on a surface whose corner lies at `corner`, in real pixels."""
        at = self.box.left - corner[0], self.box.top - corner[1]
        canvas = self._shell.canvas(surface)
        surface.blit(self._far, at)
        paint_parts(canvas, self._shown.far, corner)
        surface.blit(self._foreground, at)
        paint_parts(canvas, self._shown.near, corner)
        for thing in over:
            thing.draw(surface, corner)

    def _cover(self, layer: VeiledSurface) -> pygame.Surface:
        """Return the pixels drawn over it on a layer in its present state."""
        patch = self._far.copy()
        self._paint(patch, self.box.topleft, layer.over)
        return differing(layer.surface.subsurface(self.box), patch)


class Life:
    """Animates a table's landscape while nothing else moves, unless the player has turned the animation off."""

    def __init__(
        self,
        shell: Shell,
        presenter: Presenter[State],
        cache: FrameCache,
        is_resting: Callable[[], bool],
    ) -> None:
        """`is_resting` says whether the table is visible and nothing else moves on it."""
        self._is_resting = is_resting
        self._shell = shell
        self._presenter = presenter
        self._cache = cache
        self._time = self._shown = self._beat = 0.0
        """The time in the landscape, the time that its last frame shows, and what has passed since."""
        self._pause = BEAT
        """The seconds between that frame and the next in which anything moves."""
        self.spots: Sequence[LivingSpot] = ()
        """The parts of the window with moving things; none lies over another."""
        self._room = (0, 0)
        """The size of the window, in real pixels, that they were found in."""
        self._known: dict[Hashable, Sequence[LivingSpot]] = {}
        self._over: Collection[Translucent] = ()
        """What is translucent on the screen, the lowest first."""
        self._changes = 0
        """The cache's count of changes when the covers were made."""
        self.is_away = False
        """Whether the window is out of view."""
        self._was_wanted = shell.is_alive
        presenter.paint_living = self.paint
        cache.catch_up = self._catch_up

    @property
    def is_alive(self) -> bool:
        """Whether time passes in the landscape."""
        return self._shell.is_alive and not self.is_away and bool(self.spots) and self._fits() and self._is_resting()

    def _fits(self) -> bool:
        """Return whether the spots were found in a window of this size; kept pictures change before they do."""
        return self._room == self._shell.display.pixels == self._cache.layers[0].get_size()

    def has_ceased(self) -> bool:
        """Return whether the player has turned the animation off since the last call; below translucent things the
        picture on the screen may be out of date then.
        """
        was_wanted, self._was_wanted = self._was_wanted, self._shell.is_alive
        return was_wanted and not self._was_wanted

    @property
    def wait(self) -> float:
        """The seconds until the next movement."""
        return max(0.001, self._pause - self._beat)

    def pass_time(self, seconds: float) -> bool:
        """Let time pass; return whether anything has moved, so that `stir` must draw it."""
        self._beat += seconds
        if self._beat < self._pause:
            return False
        self._time, self._beat = self._time + self._beat, 0.0
        moving = [spot for spot in self.spots if spot.look_ahead(self._time)]
        pauses = [BEAT * beats for beats in range(1, _LONGEST + 1)]
        moments = (each for each in pauses if any(spot.will_move(self._time + each) for spot in self.spots))
        self._pause = next(moments, pauses[-1])
        return bool(moving)

    def paint(self, canvas: Canvas) -> Iterator[None]:
        """Draw the moving things into a landscape with its permanent foreground, in steps."""
        canvas.translucent.clear()  # so far all belongs to the landscape
        landscape = self._presenter.landscape
        self.spots = () if landscape is None else (yield from self._found(canvas, landscape))
        self._room, self._pause = canvas.surface.get_size(), BEAT
        for spot in self.spots:
            spot.lay(canvas.surface, self._shown)

    def _found(self, canvas: Canvas, landscape: Landscape) -> Generator[None, None, Sequence[LivingSpot]]:
        """Return the spots of a landscape, after a step for each new one."""
        key = landscape.key, canvas.display, canvas.theme.name
        spots = self._known.get(key)
        if spots is None:
            spots = []
            whole = pygame.Surface(canvas.surface.get_size(), 0, 32)
            rooms = [canvas.display.px_rect(thing.room).clip(whole.get_rect()) for thing in landscape.things]
            boxes = joined([room for room in rooms if room.width and room.height])
            if boxes:
                yield
                whole.set_clip(boxes[0].unionall(boxes))
                yield from landscape.paint(self._shell.canvas(whole))
            for box in boxes:
                yield
                spots.append(LivingSpot(self._shell, box, whole.subsurface(box).copy(), canvas.surface))
            self._known[key] = spots
            if len(self._known) > _KEPT:
                del self._known[next(iter(self._known))]
        for spot in spots:
            spot.things = [
                thing for thing in landscape.things if spot.box.colliderect(canvas.display.px_rect(thing.room))
            ]
        return spots

    def forget_screen(self, over: Collection[Translucent]) -> None:
        """Take note that a whole frame was drawn on the screen, with `over` translucent on the motionless picture."""
        self._over = [*self._cache.on_ground, *self._cache.on_picture, *over]
        for spot in self.spots:
            spot.forget(layers=False)

    def release(self) -> None:
        """Give the memory of all pictures back; nothing moves until the landscape is painted again."""
        self.spots, self._known = (), {}

    def stir(self, canvas: Canvas) -> None:
        """Draw on the screen whatever has moved in the landscape."""
        if not self._fits():
            return
        if self._changes != self._cache.changes:
            self._changes = self._cache.changes
            for spot in self.spots:
                spot.forget(layers=True)
        self._shown = self._time
        for spot in self.spots:
            spot.move(VeiledSurface(canvas.surface, self._over), self._layers())

    def _catch_up(self) -> None:
        """Redraw the changes on the cached pictures, for later frames."""
        for spot in self.spots:
            spot.catch_up(self._layers())

    def _layers(self) -> tuple[VeiledSurface, VeiledSurface]:
        """Return the ground and the motionless picture."""
        cache = self._cache
        ground, picture = cache.layers
        return VeiledSurface(ground, cache.on_ground), VeiledSurface(picture, [*cache.on_ground, *cache.on_picture])
