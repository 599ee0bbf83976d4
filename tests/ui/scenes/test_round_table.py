"""The round table: no face is behind it."""

from __future__ import annotations

import pygame
import pytest

from game.ui.scenes.round_table import seated


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("plate", [60.0, 148.0])
@pytest.mark.parametrize("size", [(984, 490), (1180, 480), (860, 900), (640, 430)])
def test_the_table_stays_below_the_faces(size: tuple[int, int], plate: float, seats: int) -> None:
    seating = seated(pygame.FRect((20, 90), size), seats, plate)
    for place in seating.places:
        assert place.person.bottom == pytest.approx(place.plate.top)
    assert seating.table.top >= min(place.person.bottom for place in seating.places) - 14.5, "chins are seen"
    assert seating.table.bottom == pytest.approx(seating.room.bottom)
