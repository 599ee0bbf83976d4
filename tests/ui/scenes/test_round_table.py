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
        assert place.person.height >= 0.94 * seating.bust, "shoulders and hands are seen, too"
        assert seating.things.top >= place.plate.bottom, "nothing lies on the things of the game"
    assert seating.table.top >= min(place.person.bottom for place in seating.places) - 0.15 * seating.bust
    assert seating.table.bottom * 0.9 < seating.room.bottom < seating.table.bottom, "only a shadow reaches below"
    assert seating.things.bottom < seating.table.top + 0.8 * seating.table.height, "the things lie on the cloth"
