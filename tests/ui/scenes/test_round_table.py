"""The round table: no face is behind it."""

from __future__ import annotations

import pygame
import pytest

from game.ui.scenes.round_table import seated

LAID = 930 / 168
"""The width of the painted things relative to their height."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("plate", [60.0, 148.0])
@pytest.mark.parametrize("size", [(984, 490), (1180, 480), (860, 900), (640, 430), (1000, 1500)])
def test_the_table_stays_below_the_faces(size: tuple[int, int], plate: float, seats: int) -> None:
    seating = seated(pygame.FRect((20, 90), size), seats, plate)
    for place in seating.places:
        assert place.person.bottom == pytest.approx(place.plate.top)
        assert place.person.height >= 0.94 * seating.bust, "shoulders and hands are seen, too"
        assert seating.things.top >= place.plate.bottom, "nothing lies on the things of the game"
    assert seating.table.top >= min(place.person.bottom for place in seating.places) - 0.15 * seating.bust
    assert seating.table.bottom * 0.9 < seating.room.bottom < seating.table.bottom, "only a shadow reaches below"
    assert seating.things.height * LAID < 0.71 * seating.table.width, "they stay within the line on it"
    assert seating.things.bottom < seating.table.top + 0.8 * seating.table.height, "the things lie on the cloth"


def test_a_robe_ends_at_the_plate_where_no_table_hides_it() -> None:
    """Below the shoulders of the outer two of four a straight edge hung beside the plates."""
    tall, wide = (seated(pygame.FRect((0, 90), size), 4, 140.0) for size in ((740, 1200), (1000, 640)))
    lower = [place.robe for place in tall.places]
    assert lower[0] == lower[3] < 5 < 40 < lower[1] == lower[2]
    assert seated(pygame.FRect(0, 90, 1000, 640), 2, 140.0).places[0].robe == lower[1]
    assert wide.places[1].robe == lower[1]


def test_people_sit_elbow_to_elbow() -> None:
    """With much sky between their chairs they were guests at a wide table."""
    for seats in (2, 3, 4):
        seating = seated(pygame.FRect(0, 90, 1000, 640), seats, 140.0)
        one, other = (place.plate for place in seating.places[:2])
        assert 8 < other.left - one.right < 0.2 * seating.bust
