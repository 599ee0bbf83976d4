"""The scenes that belong to no game are filled as those of the games are (`tests/ui/accessibility/test_by_pad.py`)."""

from __future__ import annotations

import pygame

from game.cli import gallery
from tests.ui.gallery.invented import TODAY, history, pictures, sailed_days


def test_the_lone_scenes_are_those_of_the_gallery_and_filled_statistics() -> None:
    pygame.font.init()
    names = [picture.name for picture in pictures("en", {}, (640, 360))]
    assert [name for name in names if name != "Statistics filled"] == [
        picture.name for picture in gallery.pictures("en", {}, (640, 360))
    ]
    assert names.count("Statistics filled") == 1


def test_results_are_invented_up_to_the_day_that_is_shown() -> None:
    days = sailed_days()
    assert [at for at, day in enumerate(days) if day.sailed is not None] == [0, 1, 3]
    assert all(day.verdict is not None and day.day < TODAY for day in days if day.sailed is not None)
    assert [day.sailed.has_won for day in days if day.sailed is not None] == [True, False, True]
    assert len(history().sittings) == 24
