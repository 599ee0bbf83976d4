"""Cards that lie over each other: their names stand whole in what is seen of them."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.components.faces import STRIP
from game.ui.boards.kit.values import Fan, Shown
from game.ui.drawing.faces import FacePainter
from game.ui.table.tell.piece_row import CARDS_APART, PictureRow, PieceRow
from tests.ui.tables import Table

_FACES = ("wheat.1", "wheat.2", "wheat.3", "wheat.4")
_ROUNDED = 0.025
"""How far the share that is in sight is rounded."""


@pytest.mark.parametrize("lying", ["fan", "pieces", "pictures"])
def test_a_covered_card_has_its_name_in_what_is_seen_of_it(lying: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the sheets of hints, digests and worst lies names were cut by the next card, as “whe”."""
    table = Table(1, 1, game="sobek")
    brush, canvas = table.scene.presenter.brush, table.shell.canvas(pygame.Surface((400, 300), 0, 32))
    seen: list[float] = []
    surface = FacePainter.surface

    def note(painter: FacePainter, name: str, width: int, side: str = "face", **values: str | int) -> pygame.Surface:
        seen.append(int(values.get(STRIP, 100)) / 100)
        return surface(painter, name, width, side, **values)  # type: ignore[arg-type]

    monkeypatch.setattr(FacePainter, "surface", note)
    match lying:
        case "fan":
            items = brush.lay_fan(Fan(_FACES), pygame.FRect(0, 0, 120, 90))
            brush.fan(canvas, items)
            places = [each.rect for each in items]
        case "pieces":
            row = PieceRow([brush.lone(each) for each in _FACES], 90.0)
            row.paint(canvas, brush, (0.0, 0.0))
            wide = row.last.width
            places = [row.last.move((at - 3) * CARDS_APART * wide, 0.0) for at in range(4)]
        case _:
            pictures = PictureRow(brush, [Shown(each) for each in _FACES], 90.0, 120.0)
            pictures.paint(canvas, (0.0, 0.0))
            places = pictures.places
    assert seen[-1] == 1.0
    for share, (place, following) in zip(seen, pairwise(places), strict=False):
        assert 0.0 < share <= (following.left - place.left) / place.width + _ROUNDED
