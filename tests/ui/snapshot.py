"""Pictures of scenes without a window."""

from __future__ import annotations

import pygame

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
