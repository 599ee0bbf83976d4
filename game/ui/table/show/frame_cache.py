"""A cache of the table's motionless parts, so that a moving piece costs only its own pixels."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

import pygame

from game.ui.boards.kit.painting import AROUND, Brush
from game.ui.boards.kit.values import Item
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.skin import Translucent
from game.ui.widgets.shell import Shell
from game.ui.window.display import joined

Paint = Callable[[Canvas], None]
Steps = Iterator[None]
"""Work in steps; a frame may pass after each of them."""


class FrameCache:
    """Two layers of the window's size: the ground, and on it the resting items and the widgets.

    `lay_ground`, `lay_items` and `lay_rest` paint them in this order and in steps. `adjust` repaints items that land or
    sink, and `renew` a few changed places, without repainting the rest. Parts passed to `keep` stay in their
    old state until `adjust` releases them.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._ground = self._picture = pygame.Surface((0, 0))
        self.has_ground = self.has_items = self.is_ready = False
        self._is_whole = True
        """Whether the ground, even an old one, is painted to the end."""
        self.work: Steps | None = None
        """The painting in progress, None after `drop`."""
        self._items: list[tuple[Item, pygame.Rect]] = []
        self._hidden: frozenset[str] = frozenset()
        self._lifts: dict[str, float] = {}
        self._over: Paint = lambda _: None
        self._past: list[tuple[pygame.Rect, pygame.Surface]] = []
        self._badges: dict[str, str] = {}
        self._renewed: list[pygame.Rect] | None = None
        """The parts of the picture that changed since the last frame, None for all of it."""
        self._covered: Sequence[pygame.Rect] | None = None
        """The rectangles drawn over when it was last shown, None for anywhere."""
        self.on_ground: dict[Translucent, None] = {}
        """The translucent things on the ground, over the landscape, the lowest first."""
        self.on_picture: dict[Translucent, None] = {}
        """The translucent things on the picture, over the ground, the lowest first."""
        self.changes = 0
        """The number of times that ground or picture changed."""
        self.catch_up: Callable[[], None] = lambda: None
        """Draws on ground and picture the changes drawn only on the screen so far; called before either is used."""

    @property
    def layers(self) -> tuple[pygame.Surface, pygame.Surface]:
        """The ground and the motionless picture."""
        return self._ground, self._picture

    @property
    def items(self) -> Sequence[Item]:
        """The items of the motionless picture."""
        return [item for item, _ in self._items]

    def drop(self, *, ground: bool = True) -> None:
        """Discard the picture, and with `ground` the layer below the items as well."""
        self.has_items = self.is_ready = False
        self.has_ground = self.has_ground and not ground
        self.work = None

    def release(self) -> None:
        """Give the memory of all pictures back; a frame that is wanted all the same makes new ones."""
        self.drop()
        self._ground = self._picture = pygame.Surface((0, 0))
        self._past = []

    def keep(self, rects: Sequence[pygame.FRect]) -> None:
        """Keep these parts of the ground, and the badges of the items, unchanged while the rest is updated.

        Does nothing while the ground is incomplete or has another size than the window.
        """
        if self._is_whole and self._ground.get_size() == self._shell.display.pixels:
            self.catch_up()
            boxes = [self._shell.display.part(rect, self._ground) for rect in rects]
            self._past = [(box, self._ground.subsurface(box).copy()) for box in boxes]
            self._badges = {item.id: item.badge for item, _ in self._items}

    def lay_ground(self, paint: Callable[[Canvas], Steps]) -> Steps:
        """Draw the layer below all items with `paint`, in steps; the items must be drawn again after it."""
        self._is_whole = False
        size = self._shell.display.pixels
        if self._ground.get_size() != size:
            self._ground, self._picture = pygame.Surface(size, 0, 32), pygame.Surface(size, 0, 32)
            self._past = []  # it lay elsewhere
        canvas = self._shell.canvas(self._ground)
        self.on_ground = canvas.translucent
        yield from paint(canvas)
        self._is_whole = True
        for each in tuple(self._past):
            yield
            box, past = each
            if _is_same(past, self._ground, box):
                self._past.remove(each)
        self.has_ground, self.has_items = True, False
        self.changes += 1
        yield

    def lay_items(
        self, items: Sequence[Item], hidden: frozenset[str], lifts: Mapping[str, float], brush: Brush
    ) -> Steps:
        """Draw the ground, and all items whose ids are not `hidden`; `lifts` has the heights of raised ones, 0 to 1."""
        self.catch_up()
        self.on_picture = {}
        canvas = self._on_picture()
        self._picture.blit(self._ground, (0, 0))
        self._picture.blits([(past, box) for box, past in self._past])
        self._items = self._boxed(items)
        self._hidden, self._lifts = hidden, dict(lifts)
        for item in items:
            if item.id not in hidden:
                yield
                self._draw(canvas, item, brush)
        self.has_items = True

    def _on_picture(self) -> Canvas:
        canvas = self._shell.canvas(self._picture)
        canvas.translucent = self.on_picture
        return canvas

    def _draw(self, canvas: Canvas, item: Item, brush: Brush) -> None:
        badge = self._badges.get(item.id, item.badge)
        brush.item(canvas, item if badge == item.badge else replace(item, badge=badge), self._lifts.get(item.id, 0.0))

    def lay_rest(self, paint: Paint) -> Steps:
        """Draw the motionless layer above the items with `paint`; this completes the picture."""
        self._over = paint
        yield
        paint(self._on_picture())
        self.is_ready, self._renewed = True, None
        self.changes += 1

    def adjust(
        self, hidden: frozenset[str], lifts: Mapping[str, float], brush: Brush, *, is_past: bool = False
    ) -> None:
        """Repaint the items that appear, disappear, rise or sink; kept parts are released unless `is_past`."""
        changed = hidden ^ self._hidden
        changed |= {name for name in {*lifts, *self._lifts} if lifts.get(name, 0.0) != self._lifts.get(name, 0.0)}
        gone: list[pygame.Rect] = []
        if not is_past and (self._past or self._badges):
            gone = [box for box, _ in self._past]
            changed |= {item.id for item, _ in self._items if self._badges.get(item.id, item.badge) != item.badge}
            self._past, self._badges = [], {}
        if not changed and not gone:
            return
        self._hidden, self._lifts = hidden, dict(lifts)
        if self.is_ready:
            self.catch_up()
            self._repaint(joined([*gone, *(box for item, box in self._items if item.id in changed)]), brush)

    def renew(
        self,
        rects: Iterable[pygame.FRect],
        paint: Callable[[Canvas], Steps],
        items: Sequence[Item],
        brush: Brush,
    ) -> None:
        """Repaint `rects` and the places where `items` differ from those drawn; `paint` draws the ground there."""
        self.catch_up()
        boxed = self._boxed(items)
        before, after = ({item.id: (item, box) for item, box in each} for each in (self._items, boxed))
        changed = {name for name in {*before, *after} if before.get(name) != after.get(name)}
        self._items = boxed
        places = [each[name][1] for each in (before, after) for name in changed if name in each]
        regions = joined([*map(self._shell.display.px_rect, rects), *places])
        canvas = self._shell.canvas(self._ground)
        for region in regions:
            self._ground.set_clip(region)
            deque(paint(canvas), maxlen=0)
        self._ground.set_clip(None)
        self._repaint(regions, brush)

    def _boxed(self, items: Sequence[Item]) -> list[tuple[Item, pygame.Rect]]:
        """Return items with the places in real pixels that they can be drawn on."""
        return [(item, self._shell.display.px_rect(item.rect.inflate(*AROUND))) for item in items]

    def _repaint(self, regions: Sequence[pygame.Rect], brush: Brush) -> None:
        """Repaint these parts of the picture on the present ground."""
        self.changes += 1
        canvas, hidden = self._on_picture(), self._hidden
        if self._renewed is not None:
            self._renewed += regions
        for region in regions:
            self._picture.set_clip(region)
            self._picture.blit(self._ground, region, region)
            self._picture.blits([(past, box) for box, past in self._past if box.colliderect(region)])
            for item, box in self._items:
                if item.id not in hidden and box.colliderect(region):
                    self._draw(canvas, item, brush)
            self._over(canvas)
            self._picture.set_clip(None)

    def show(self, canvas: Canvas, covers: Sequence[pygame.Rect] | None = None) -> None:
        """Draw the picture; `covers` are the rectangles in real pixels that will be drawn over, None for anywhere.

        Where the canvas still shows the previous frame, only covered or changed parts are redrawn.
        """
        self.catch_up()
        if not canvas.is_kept or self._renewed is None or self._covered is None:
            canvas.surface.blit(self._picture, (0, 0))
        else:
            canvas.surface.blits([(self._picture, part, part) for part in (*self._covered, *self._renewed)])
        self._covered, self._renewed = covers, []

    def show_parts(self, canvas: Canvas, parts: Sequence[pygame.FRect]) -> None:
        """Draw these parts of the cached picture again, over whatever has been drawn there since."""
        for part in parts:
            real = canvas.display.px_rect(part)
            canvas.surface.blit(self._picture, real, real)


def _is_same(part: pygame.Surface, whole: pygame.Surface, box: pygame.Rect) -> bool:
    """Return whether `part` equals the picture of `whole` in `box`."""
    return part.get_buffer().raw == whole.subsurface(box).copy().get_buffer().raw
