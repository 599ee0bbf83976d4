"""The round table: no face is behind it."""

from __future__ import annotations

import pygame
import pytest

from game.ui.drawing.canvas import Canvas
from game.ui.drawing.pictures import Pictures
from game.ui.drawing.text import Typesetter
from game.ui.drawing.theme import load_theme
from game.ui.scenes.round_table import paint_place, seated
from game.ui.window.display import fit

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


def test_a_sleeve_beside_the_table_ends_round() -> None:
    """The gambler's was cut straight 13 pixels beside her plate, in the sky."""
    seating, display = seated(pygame.FRect(0, 90, 740, 1200), 4, 140.0), fit((740, 1300))
    place, colour = seating.places[3], (1, 2, 3, 255)
    surface = pygame.Surface(display.pixels)
    surface.fill(colour)
    canvas = Canvas(surface, display, load_theme("papyrus"), Typesetter(display.scale), Pictures())
    paint_place(canvas, 3, "common/gambler", place.person, seating.bust, is_lit=False, robe=place.robe)
    foot, beside, above = display.px(place.plate.top), display.px(place.plate.right), display.px(0.12 * seating.bust)
    assert {tuple(surface.get_at((x, foot - 2))) for x in range(beside, beside + 40)} == {colour}
    assert tuple(surface.get_at((beside, foot - above))) != colour, "her arm reaches beyond the plate higher up"


def test_people_sit_elbow_to_elbow() -> None:
    """With much sky between their chairs they were guests at a wide table."""
    for seats in (2, 3, 4):
        seating = seated(pygame.FRect(0, 90, 1000, 640), seats, 140.0)
        one, other = (place.plate for place in seating.places[:2])
        assert 8 < other.left - one.right < 0.2 * seating.bust
