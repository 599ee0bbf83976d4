"""What of a table stands still, kept from frame to frame, so that a moving piece costs only itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.ui.boards.painting import Brush
from game.ui.boards.presenter import Item
from game.ui.canvas import Canvas
from game.ui.shell import Shell

Paint = Callable[[Canvas], None]

_AROUND = (76.0, 84.0)
"""How much wider and higher than its place an item may be drawn: shadow, frame, badge, and its lift."""


class Still:
    """Two layers of the size of the window: the ground, and on it the items that lie still and the widgets.

    `lay_ground`, `lay_items` and `lay_rest` make them in this order; `adjust` follows items that land or sink without
    drawing the rest anew.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._ground = self._picture = pygame.Surface((0, 0))
        self.has_ground = self.has_items = self.is_ready = False
        self._items: list[tuple[Item, pygame.Rect]] = []
        self._hidden: frozenset[str] = frozenset()
        self._lifts: dict[str, float] = {}
        self._over: Paint = lambda _: None

    def drop(self, *, ground: bool = True) -> None:
        """Forget the picture, and with `ground` what lies below the items too."""
        self.has_items = self.is_ready = False
        self.has_ground = self.has_ground and not ground

    def lay_ground(self, paint: Paint) -> None:
        """Draw what lies below all items."""
        size = self._shell.display.pixels
        if self._ground.get_size() != size:
            self._ground, self._picture = pygame.Surface(size, 0, 32), pygame.Surface(size, 0, 32)
        paint(self._shell.canvas(self._ground))
        self.has_ground, self.has_items = True, False

    def lay_items(
        self, items: Sequence[Item], hidden: frozenset[str], lifts: Mapping[str, float], brush: Brush
    ) -> None:
        """Draw the ground, and all items but the `hidden`, those in `lifts` raised so far."""
        canvas = self._shell.canvas(self._picture)
        self._picture.blit(self._ground, (0, 0))
        box = canvas.display.px_rect
        self._items = [(item, box(item.rect.inflate(*_AROUND))) for item in items]
        self._hidden, self._lifts = hidden, dict(lifts)
        for item in items:
            if item.id not in hidden:
                brush.item(canvas, item, self._lifts.get(item.id, 0.0))
        self.has_items = True

    def lay_rest(self, paint: Paint) -> None:
        """Draw what stands still above the items: the picture is complete."""
        self._over = paint
        paint(self._shell.canvas(self._picture))
        self.is_ready = True

    def adjust(self, hidden: frozenset[str], lifts: Mapping[str, float], brush: Brush) -> None:
        """Let items appear, disappear, rise and sink: only their places are drawn anew."""
        changed = hidden ^ self._hidden
        changed |= {name for name in {*lifts, *self._lifts} if lifts.get(name, 0.0) != self._lifts.get(name, 0.0)}
        if not changed:
            return
        self._hidden, self._lifts = hidden, dict(lifts)
        canvas = self._shell.canvas(self._picture)
        for region in [box for item, box in self._items if item.id in changed]:
            self._picture.set_clip(region)
            self._picture.blit(self._ground, region, region)
            for item, box in self._items:
                if item.id not in hidden and box.colliderect(region):
                    brush.item(canvas, item, self._lifts.get(item.id, 0.0))
            self._over(canvas)
            self._picture.set_clip(None)

    def show(self, canvas: Canvas) -> None:
        """Draw the picture."""
        canvas.surface.blit(self._picture, (0, 0))

    def show_parts(self, canvas: Canvas, parts: Sequence[pygame.FRect]) -> None:
        """Draw these parts of the picture again, over what was drawn since."""
        for part in parts:
            real = canvas.display.px_rect(part)
            canvas.surface.blit(self._picture, real, real)
