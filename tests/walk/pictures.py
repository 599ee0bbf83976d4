"""The picture on the screen, compared with one that is drawn anew from nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

import pygame
from pygame.surfarray import pixels2d

from game.ui.app import App
from game.ui.drawing.canvas import Canvas
from game.ui.table.scene import TableScene
from game.ui.table.show.renderer import Freshness

VEILED = 0.001
"""The greatest share of a table's picture that may differ where its landscape moves below the soft edge of something:
there a glint stays as it was when the edge was drawn (`Life` draws again over the landscape the pixels that differ from
it; the shadows and panes it knows). Drawing everything at each beat would keep laptops busy. The most that was measured
is 0.0004, in a window of 640 x 360 pixels: the glints below the rims of the panel of cards of Sa-Rê.
"""


def is_finished(app: App) -> bool:
    """Return whether the picture on the screen shows everything as it is now, so that it can be compared."""
    for scene in app.stack.visible():
        if scene.is_dirty or scene.is_stirred:
            return False
        if isinstance(scene, TableScene) and (
            scene.renderer.freshness is not Freshness.CURRENT
            or scene.renderer.is_busy
            or scene.presentation.is_behind  # it is shown with the next turn of the loop
        ):
            return False
    return True


def drawn_anew(app: App, *, with_layers: bool) -> pygame.Surface:
    """Return the picture of the scenes in sight, drawn completely; it changes what the scenes keep.

    The pictures that a table keeps are made again, and `with_layers` those that a canvas keeps for several frames, too.
    """
    surface = pygame.Surface(app.window.surface.get_size(), 0, 32)
    canvas = app.shell.canvas(surface)
    with ExitStack() as stack:
        if with_layers:
            stack.enter_context(patch.object(Canvas, "layer", _painted))
            stack.enter_context(patch.object(Canvas, "layer_in_steps", _painted_in_steps))
        for scene in app.stack.visible():
            if isinstance(scene, TableScene):
                scene.renderer.cache.drop()
            scene.draw(canvas)
    return surface


def _painted(self: Canvas, _: object, paint: Callable[[Canvas], None]) -> None:
    paint(self)


def _painted_in_steps(self: Canvas, _: object, paint: Callable[[Canvas], Iterator[None]]) -> Iterator[None]:
    return paint(self)


def difference(app: App, shown: pygame.Surface, wanted: pygame.Surface) -> str:
    """Return in words how two pictures of the window differ; '' if they don't, or only as `VEILED` says."""
    if (pixels2d(shown) == pixels2d(wanted)).all():
        return ""
    differs = _differs(shown, wanted)
    if not differs.count():
        return ""
    count, boxes = differs.count(), differs.get_bounding_rects()
    if count <= VEILED * shown.get_width() * shown.get_height():
        for room in _rooms(app):
            differs.erase(pygame.mask.Mask(room.size, fill=True), room.topleft)
        if not differs.count():
            return ""
    return f"{count} pixels differ from a full redraw, within {tuple(boxes[0].unionall(boxes[1:]))}"


def _rooms(app: App) -> list[pygame.Rect]:
    """Return the places in real pixels where the landscape of a table moves."""
    table, display = app.stack.visible()[0], app.shell.display
    if not isinstance(table, TableScene):
        return []
    landscape = table.presenter.landscape
    things = landscape.things if landscape is not None and app.shell.is_alive else ()
    return [display.px_rect(thing.room) for thing in things]


def keep(folder: Path, name: str, shown: pygame.Surface, wanted: pygame.Surface | None = None) -> None:
    """Write the picture on the screen, and the one that it should be with what differs in white on black."""
    folder.mkdir(parents=True, exist_ok=True)
    pygame.image.save(shown, folder / f"{name}-shown.png")
    if wanted is not None:
        pygame.image.save(wanted, folder / f"{name}-wanted.png")
        differs = _differs(shown, wanted).to_surface(setcolor="white", unsetcolor="black")
        pygame.image.save(differs, folder / f"{name}-differs.png")


def _differs(shown: pygame.Surface, wanted: pygame.Surface) -> pygame.mask.Mask:
    """Return the pixels that differ in any colour."""
    same = pygame.mask.from_threshold(shown, (0, 0, 0), (1, 1, 1, 255), wanted)
    same.invert()
    return same
