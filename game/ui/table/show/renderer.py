"""The drawing of a table: the presenter's picture, things raised under the pointer, and pieces in motion."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from enum import Enum, auto
from time import perf_counter

import pygame

from game.rules.core.state import State
from game.ui.boards.kit.painting import height_over
from game.ui.boards.kit.presenter import Presenter, seat_panels
from game.ui.boards.kit.values import Item
from game.ui.drawing.animation import Animator, Tween
from game.ui.drawing.canvas import Canvas
from game.ui.table.bar import paint_banner, paint_spectacle
from game.ui.table.show.drag_and_drop import DragAndDrop
from game.ui.table.show.frame_cache import FrameCache, Paint, Steps
from game.ui.table.show.presentation import Presentation
from game.ui.table.show.timeline import Timeline
from game.ui.widgets.shell import Shell

SLICE = 0.003
"""The seconds of a frame in which pictures are prepared; the step that has begun then is the last."""
TURN = 0.016
"""The seconds of a turn of the loop in which a whole new picture is painted while the last one stays in sight."""
MOST_BEGINNINGS = 8
"""A picture that was begun anew this many times is painted to its end at once."""
_LIFT_SECONDS = 0.11


class Freshness(Enum):
    """The parts of the picture on the screen that are out of date."""

    CURRENT = auto()
    STIRRED = auto()
    """Something moves over the motionless picture."""
    STALE = auto()
    """The motionless picture has changed."""


class TableRenderer:
    """Draws a table. Motionless parts are cached as a picture; drawing changes no other state."""

    def __init__(
        self,
        shell: Shell,
        presenter: Presenter[State],
        presentation: Presentation,
        timeline: Timeline,
        drag: DragAndDrop,
        beside: Paint,
    ) -> None:
        """`beside` draws the motionless layer above the items: the bar and the widgets."""
        self._shell = shell
        self._presenter = presenter
        self._presentation = presentation
        self._motion = timeline.motion
        self._drag = drag
        self._beside = beside
        self.cache = FrameCache(shell)
        self.freshness = Freshness.STALE
        self._renewals: list[pygame.FRect] = []
        """The parts of the motionless picture that look different from now on."""
        self._is_settling = False
        """Whether all motion has ended and its final picture is being prepared."""
        self.is_delayed = False
        """Whether the picture is out of date and waits until a new one is painted."""
        self._beginnings = 0
        """The number of times that the painting was begun anew meanwhile."""
        self._is_new = True
        """Whether the table was never drawn."""
        self._lifting = Animator(shell.speed)
        self._lifts: dict[str, float] = {}
        self._rising: set[str] = set()
        """The raised or rising things; an earlier descent may still be in progress."""
        self._panels: dict[str, pygame.FRect] = {}
        """The last drawn places of the panels."""
        self.aimed = ""
        """The target under the pointer or in focus."""
        presenter.consider = lambda: self.considered

    @property
    def considered(self) -> str:
        """The target whose consequences are previewed: the dragged thing, unless its destination shows them."""
        return self._drag.dragged if self._drag.dragged and not self._drag.is_choosing else self.aimed

    # What rises

    def lift(self, target: str, *, is_up: bool) -> None:
        """Raise a thing, or let it sink back."""
        if is_up == (target in self._rising):
            return
        self._rising ^= {target}
        self._lifting.speed = self._shell.speed
        start = self.height_of(target)
        self._lifting.play(
            Tween(_LIFT_SECONDS, lambda height: self._set_height(target, height), start=start, end=float(is_up))
        )

    def height_of(self, target: str) -> float:
        """Return a thing's height, 0 to 1."""
        return self._lifts.get(target, 0.0)

    def _set_height(self, target: str, height: float) -> None:
        if height:
            self._lifts[target] = height
        else:
            self._lifts.pop(target, None)

    def item(self, target: str) -> Item | None:
        """Return the item on the table that a target stands for, None if there is none."""
        items = self.cache.items if self.cache.is_ready and not self._renewals else self._presenter.items()
        return next((each for each in items if each.id == target), None)

    def place_drawn(self, place: pygame.FRect) -> pygame.FRect:
        """Return where the target placed at `place` is drawn, raised or chosen; `place` itself if there is none."""
        target = next((each for each in self._presenter.targets() if each.rect == place), None)
        return self.as_drawn(target.id, place) if target is not None else place

    def as_drawn(self, target: str, rect: pygame.FRect) -> pygame.FRect:
        """Return the place `rect` of a target, moved to where it is drawn, raised or chosen."""
        item = self.item(target)
        return rect if item is None else rect.move(0, -height_over(item, self.height_of(item.id)))

    # Freshness and time

    @property
    def is_dirty(self) -> bool:
        """Whether the picture on the screen is out of date and a new one can be drawn."""
        return self.freshness is not Freshness.CURRENT and not (self._presentation.is_preparing or self._is_settling)

    def mark_stale(self) -> None:
        """Mark the whole picture as out of date."""
        self.freshness = Freshness.STALE
        self._renewals = []
        self.cache.drop()
        self._beginnings += self.is_delayed

    def mark_current(self) -> None:
        """Take note that the picture on the screen is up to date."""
        self.freshness = Freshness.CURRENT

    def renew(self, *rects: pygame.FRect) -> None:
        """Redraw these parts of the motionless picture in the next frame, with the present looks of their items."""
        self._renewals += rects
        self.stir()

    def stir(self) -> None:
        """Redraw what moves in the next frame; the motionless picture remains valid."""
        if self.freshness is Freshness.CURRENT:
            self.freshness = Freshness.STIRRED

    def update(self, dt: float) -> bool:
        """Let things rise and sink; return whether the final picture is still being prepared."""
        if self._lifting.is_running:
            self._lifting.advance(dt)
            self.stir()
        if self._is_settling:
            self._is_settling = not self._presentation.is_moving and not self.prepare()
        return self._is_settling

    @property
    def is_busy(self) -> bool:
        """Whether something rises or sinks, or the picture at rest is still being prepared."""
        return self._lifting.is_running or self._is_settling

    def prepare(self) -> bool:
        """Prepare the next part of the motionless picture; return whether it is complete.

        It takes as many frames as it needs: new faces, the ground, the items, and the layer beside them.
        """
        if self.cache.is_ready:
            self.stir()
            return True
        self._paint_for(SLICE)
        return False

    def _paint_for(self, seconds: float) -> None:
        """Paint parts of the motionless picture; the one that has begun when the time is over is the last."""
        until = perf_counter() + seconds
        self.cache.work = self.cache.work or self._make_and_lay()
        try:
            for _ in self.cache.work:
                if perf_counter() > until:
                    break
        except Exception:
            self.cache.drop()
            raise

    def make_ready(self) -> bool:
        """Paint a part of a motionless picture that is out of date; return whether a frame can be drawn now.

        It can unless painting is still needed; a picture begun again too often is painted in the frame all at once.
        In the turn of the loop in which a table was made, nothing is painted. The final picture of a motion is left to
        `update`: until it is ready, the landscape still moves over the picture before.
        """
        if self.cache.is_ready or not self.is_dirty or self.freshness is Freshness.STIRRED:
            self.is_delayed = False
        elif self._beginnings == MOST_BEGINNINGS:
            self.cache.drop()
            self.is_delayed = False
        else:
            if self.is_delayed or not self._is_new:
                self._paint_for(TURN)
            self.is_delayed = not self.cache.is_ready
        if not self.is_delayed:
            self._beginnings = 0
        return not self.is_delayed

    def settle(self, rebuild: Callable[[], None]) -> None:
        """Prepare the picture of a table at rest; `rebuild` creates its widgets.

        The layer below the items is kept, unless the rebuilding changes the target aimed at.
        """
        aimed, has_ground = self.aimed, self.cache.has_ground
        rebuild()
        if aimed == self.aimed:
            self.cache.has_ground = has_ground
        self._is_settling = True

    def keep_panels(self) -> None:
        """Keep the panels as they are until the first piece has landed or a surprise is revealed."""
        if not self._motion.has_landed:
            now = self._places_of_panels()
            self.cache.keep([rect for name, rect in self._panels.items() if now.get(name) == rect])

    def _make_and_lay(self) -> Steps:
        items = (*self._presenter.painted_items(), *self._presenter.items())
        yield from self._presenter.brush.make_ready(self._shell.canvas(self.cache.layers[1]), items, self._motion.aloft)
        yield from self._lay()

    def _lay(self) -> Steps:
        cache = self.cache
        if not cache.has_ground:
            yield from cache.lay_ground(self._presenter.paint)
            self._panels = self._places_of_panels()
        if not cache.has_items:
            yield from cache.lay_items(self._presenter.items(), self._absent, self._sinking, self._presenter.brush)
        yield from cache.lay_rest(self._beside)

    def _places_of_panels(self) -> dict[str, pygame.FRect]:
        """Return the places of the seats' panels and of other counters of moving pieces."""
        presenter = self._presenter
        panels = {f"seat.{seat}": rect for seat, rect in seat_panels(presenter.targets()).items()}
        return {name: rect.inflate(12, 12) for name, rect in {**panels, **presenter.counter_areas()}.items()}

    # Drawing

    @property
    def _absent(self) -> frozenset[str]:
        """The items left out of the motionless picture."""
        hidden = self._motion.hidden | self._drag.absent
        return hidden | {self.aimed} if self._lifts.get(self.aimed) else hidden

    @property
    def _sinking(self) -> dict[str, float]:
        return {name: height for name, height in self._lifts.items() if name != self.aimed}

    def draw_still(self, canvas: Canvas, *, is_open: bool) -> None:
        """Draw the motionless picture; `is_open` if anything may be drawn over it, not only flights and light."""
        self._is_new = False
        cache, brush = self.cache, self._presenter.brush
        is_past = not self._motion.has_landed or self._presentation.surprise is not None
        cache.adjust(self._absent, self._sinking, brush, is_past=is_past)
        renewals, self._renewals = self._renewals, []
        if renewals and cache.is_ready:
            cache.renew(renewals, self._presenter.paint, self._presenter.items(), brush)
        if not cache.is_ready:
            deque(cache.work or self._lay(), maxlen=0)
        cache.show(canvas, None if is_open else self._reach(canvas))

    def _reach(self, canvas: Canvas) -> list[pygame.Rect]:
        """Return the area of the flights and of the moving light."""
        reach = [rect for each in self._motion.aloft for rect in self._presenter.brush.reach(each)]
        light = self._presenter.light
        return [canvas.display.px_rect(rect) for rect in (*reach, *(light.reach if light is not None else ()))]

    def draw_raised(self, canvas: Canvas) -> None:
        """Draw the things raised under the pointer."""
        height = self.height_of(self.aimed)
        item = self.item(self.aimed) if height and self.aimed not in self._motion.hidden else None
        if item is not None:
            self._presenter.brush.item(canvas, item, height)

    def draw_signs(self, canvas: Canvas, target: str) -> None:
        """Draw the signs of a thing again, above the ring around it."""
        item = self.item(target)
        if item is not None:
            self._presenter.brush.signs(canvas, item, self.height_of(item.id))

    def draw_moving(self, canvas: Canvas, table: pygame.FRect) -> None:
        """Draw moving light, the pieces in flight, announcements over the `table`, and the dragged thing."""
        motion = self._motion
        if self._presenter.light is not None:
            self._presenter.light.paint(canvas, motion.progress)
        for each in motion.aloft:
            if each.is_drawn:
                self._presenter.brush.flight(canvas, each)
        if motion.spectacle:
            paint_spectacle(canvas, motion.spectacle, motion.spectacle_share)
        if motion.banner:
            paint_banner(canvas, table, motion.banner, motion.banner_share)
        self._drag.paint(canvas, self._presenter.brush, self.item(self._drag.dragged) if self._drag.dragged else None)
