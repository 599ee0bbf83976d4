"""Pictures of scenes without a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext

import pygame
import pytest

from game.ui.drawing.canvas import Canvas
from game.ui.widgets.base import REACH, Widget
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import fit


def render_scene(scene: Stage, size: tuple[int, int] = (1280, 720), *, below: Stage | None = None) -> pygame.Surface:
    """Return the picture of `scene` in a window of `size` real pixels.

    The scene is entered first, or refreshed if it was entered before. `below` is drawn first for an overlay.
    """
    if not pygame.font.get_init():
        pygame.font.init()
    shell = scene.shell
    shell.show_on(fit(size, shell.settings.interface_scale))
    surface = pygame.Surface(size, 0, 32)
    canvas = shell.canvas(surface)
    for each in (below, scene):
        if each is not None:
            if each.has_entered:
                each.refresh(shell.display.size)
            else:
                each.enter(shell.display.size)
            each.update(0.0)
            each.draw(canvas)
            each.is_dirty = False
    return surface


def in_parts(shell: Shell, draw: Callable[[Canvas], None]) -> pygame.Surface:
    """Return the picture of the window that `draw` makes in parts of an eighth of its width and a sixth of its height.

    Each part is drawn anew on black, as where something changes while the rest stays.
    """
    width, height = shell.display.pixels
    surface = pygame.Surface((width, height), 0, 32)
    for left in range(0, width, width // 8):
        for top in range(0, height, height // 6):
            surface.set_clip((left, top, width // 8, height // 6))
            draw(shell.canvas(surface))
    return surface


@contextmanager
def reaching() -> Iterator[set[str]]:
    """Collect the kinds of widgets that draw farther beyond their rectangles than REACH."""
    found: set[str] = set()

    def noted(widget: Widget, canvas: Canvas) -> None:
        before = canvas.surface.copy()
        if widget not in canvas.ground:
            widget.draw_self(canvas)
        differs = pygame.mask.from_threshold(before, (0, 0, 0), (1, 1, 1, 255), canvas.surface)
        differs.invert()
        room = canvas.display.px_rect(widget.rect.inflate(2 * REACH, 2 * REACH))
        if not all(room.contains(each) for each in differs.get_bounding_rects()):
            found.add(type(widget).__name__)
        with canvas.clip(widget.window) if widget.window is not None else nullcontext():
            widget.draw_children(canvas)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Widget, "draw", noted)
        yield found
