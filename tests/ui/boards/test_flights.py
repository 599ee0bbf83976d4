"""What flies looks like what lies on the table, and nothing of a hand or a pile jumps."""

from __future__ import annotations

import pygame
import pytest

from game.ui.boards.motion import Aloft
from game.ui.boards.values import Flight, Item
from tests.ui.tables import Table

SAND = (210, 180, 130)


def ground(table: Table) -> pygame.Surface:
    surface = pygame.Surface(table.shell.display.pixels, 0, 32)
    surface.fill(SAND)
    return surface


def flown(table: Table, flight: Flight, share: float) -> pygame.Surface:
    """Return how a flight looks on bare sand."""
    surface = ground(table)
    table.scene.brush.flight(table.shell.canvas(surface), Aloft(flight, share))
    return surface


@pytest.mark.parametrize("face", ["ankh-still", "ankh", "bag"])
def test_what_is_smaller_than_its_place_casts_no_shadow_of_its_place(face: str) -> None:
    table = Table(1, 1, game="duel")
    place = pygame.FRect(600, 300, 90, 90)
    surface = flown(table, Flight(face, (place, place), extra=(("turn", 0),)), 0.5)
    box = pygame.Rect(600, 300, 90, 90)
    assert surface.get_at(box.center)[:3] != SAND
    for corner in (box.topleft, (box.right - 1, box.top), (box.left, box.bottom - 1), (box.right - 1, box.bottom - 1)):
        assert surface.get_at(corner)[:3] == SAND
    assert surface.get_at((box.centerx, box.bottom + 6))[:3] == SAND


def test_a_round_marker_casts_a_round_shadow() -> None:
    table = Table(2, 0)
    marker = table.scene.presenter.layout.marker(0, [9, 0])  # type: ignore[attr-defined]
    place = pygame.FRect(600, 300, 60, 60)
    surface = flown(table, Flight("marker", (place, place), extra=marker.extra), 1.0)
    assert surface.get_at((600, 300))[:3] == surface.get_at((659, 300))[:3] == SAND
    assert surface.get_at((630, 362))[:3] != SAND


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_a_card_begins_and_lands_as_it_lies(share: float) -> None:
    table = Table(2, 0)
    face = table.scene.presenter.layout.words.face(table.scene.shown.state.quays[0])  # type: ignore[attr-defined]
    path = (pygame.FRect(200, 100, 88, 136), pygame.FRect(700, 500, 88, 136))
    lying = ground(table)
    table.scene.brush.item(table.shell.canvas(lying), Item("card", path[round(share)], face))
    flying = flown(table, Flight(face, path), share)
    assert pygame.image.tobytes(flying, "RGB") == pygame.image.tobytes(lying, "RGB")
