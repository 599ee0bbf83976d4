"""What is drawn behind pieces that are in the picture already is seen where these have no ink, and nowhere else."""

from __future__ import annotations

import pygame
import pytest

from game.ui.boards.kit.values import Extra, Item
from game.ui.window.display import fit
from tests.ui.tables import Table

GROUND, LINE = (40, 90, 160), (200, 20, 60)
WIDE, HIGH = 60.0, 60.0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1440, 900)])
@pytest.mark.parametrize(
    ("game", "face", "extra"),
    [("sobek", "back-orange", ()), ("sa-re", "standing", (("building", "carpenter-site"), ("light", "day")))],
)
def test_a_piece_is_cut_out_to_the_pixel_wherever_it_lies(
    game: str, face: str, extra: Extra, size: tuple[int, int]
) -> None:
    """A line behind a piece covered its last column, or was cut in the one beside it, where the piece was not as wide
    as its rounded place.
    """
    table = Table(2, 0, game=game)
    brush = table.scene.presenter.brush
    canvas = table.shell.canvas(pygame.Surface((200, 200), 0, 32))
    canvas.display = fit(size)
    for part in range(8):
        item = Item("one", pygame.FRect(20 + part / 8, 20, WIDE + 0.4, HIGH), face, extra=extra)
        canvas.surface.fill(GROUND)
        brush.face(canvas, face, item.rect, extra)
        before = canvas.surface.copy()
        with brush.behind(canvas, [item], pygame.FRect(0, 0, 200, 200)):
            canvas.surface.fill(LINE)
        ink = brush.painter.surface(face, canvas.display.px(item.rect.width), "face", **dict(extra))
        left, top = canvas.display.px_rect(item.rect).topleft
        for x in range(200):
            for y in range(200):
                at = x - left, y - top
                alpha = ink.get_at(at)[3] if ink.get_rect().collidepoint(at) else 0
                if alpha in (0, 255):
                    assert canvas.surface.get_at((x, y)) == (before.get_at((x, y)) if alpha else LINE), (part, at)
