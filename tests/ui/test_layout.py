"""Strips are cut from the edge they are asked from; nothing is lost but the gap."""

from __future__ import annotations

import pygame
import pytest

from game.ui.layout import (
    Edge,
    Extent,
    abreast,
    around,
    bounded,
    cut,
    first_fitting,
    grid,
    hanging,
    highest_free,
    largest_free,
    outline,
    placed,
    shrinking,
    standing,
    trim,
    widened,
)

ROOM = pygame.FRect(10, 20, 300, 200)


@pytest.mark.parametrize(
    ("edge", "strip", "rest"),
    [
        (Edge.LEFT, (10, 20, 50, 200), (65, 20, 245, 200)),
        (Edge.RIGHT, (260, 20, 50, 200), (10, 20, 245, 200)),
        (Edge.TOP, (10, 20, 300, 50), (10, 75, 300, 145)),
        (Edge.BOTTOM, (10, 170, 300, 50), (10, 20, 300, 145)),
    ],
)
def test_a_strip_is_cut_from_each_edge(edge: Edge, strip: tuple[float, ...], rest: tuple[float, ...]) -> None:
    assert cut(ROOM, edge, 50, gap=5) == (pygame.FRect(strip), pygame.FRect(rest))


def test_margins_are_those_of_their_edges() -> None:
    assert trim(ROOM, left=1, right=2, top=3, bottom=4) == pygame.FRect(11, 23, 297, 193)


@pytest.mark.parametrize(
    ("extent", "room", "more", "length"),
    [
        (Extent(0.5, 40, 90), 60, 0, 40),
        (Extent(0.5, 40, 90), 120, 0, 60),
        (Extent(0.5, 40, 90), 400, 0, 90),
        (Extent(0.5, 40, 90), 120, 20, 80),
        (Extent(0.5, 40, 90), 170, 20, 90),
        (Extent(0.5, 40, 90, start=100), 120, 0, 50),
        (Extent(0.5, 40, 90, start=100), 80, 0, 40),
    ],
)
def test_an_extent_keeps_between_its_limits(extent: Extent, room: float, more: float, length: float) -> None:
    assert extent.of(room, more) == length


@pytest.mark.parametrize(
    ("shares", "place"),
    [((), (135, 95, 50, 50)), ((0.0, 0.0), (10, 20, 50, 50)), ((1.0, 1.0), (260, 170, 50, 50))],
)
def test_a_rectangle_is_placed_by_the_free_room_before_it(shares: tuple[float, ...], place: tuple[float, ...]) -> None:
    assert placed(ROOM, 50, 50, *shares) == pygame.FRect(place)


def test_a_rectangle_lies_around_a_point_or_stands_on_it() -> None:
    assert around((100, 60), 40) == pygame.FRect(80, 40, 40, 40)
    assert around((100, 60), 40, 10) == pygame.FRect(80, 55, 40, 10)
    assert around((100, 60), 40, 10, 1.0, 0.0) == pygame.FRect(60, 60, 40, 10)
    assert standing((100, 60), 40, 10) == pygame.FRect(80, 50, 40, 10)


def test_a_room_keeps_the_edges_that_are_not_named() -> None:
    assert bounded(ROOM, left=50, bottom=120) == pygame.FRect(50, 20, 260, 100)
    assert bounded(ROOM, right=50, top=120) == pygame.FRect(10, 120, 40, 100)
    assert bounded(ROOM, left=0, top=0) == pygame.FRect(0, 0, 310, 220)


@pytest.mark.parametrize(
    ("place", "found"),
    [
        ((50, 20, 80, 30), (50, 54, 100, 60)),
        ((50, 350, 80, 30), (50, 286, 100, 60)),
        ((570, 20, 80, 30), (492, 54, 100, 60)),
        ((0, 20, 80, 30), (8, 54, 100, 60)),
    ],
)
def test_a_list_hangs_below_its_place_or_above_it_within_the_window(
    place: tuple[float, ...], found: tuple[float, ...]
) -> None:
    assert hanging(pygame.FRect(place), 100, 60, (600, 400), gap=4) == pygame.FRect(found)


def test_rectangles_abreast_stand_in_the_middle_and_in_order() -> None:
    assert abreast(ROOM, (20, 60), gap=10) == [pygame.FRect(115, 20, 20, 200), pygame.FRect(145, 20, 60, 200)]
    assert abreast(ROOM, (20, 60), 10, 0.0) == [pygame.FRect(10, 20, 20, 200), pygame.FRect(40, 20, 60, 200)]
    assert abreast(ROOM, (40, 40, 40), -15, 0.0) == [pygame.FRect(left, 20, 40, 200) for left in (10, 35, 60)]
    assert abreast(ROOM, (), -15, 0.0) == []


def test_the_cells_of_a_grid_come_row_by_row_and_fill_its_width() -> None:
    cells = grid(ROOM, columns=2, height=30, count=3, gap=(20, 5))
    assert cells == [pygame.FRect(10, 20, 140, 30), pygame.FRect(170, 20, 140, 30), pygame.FRect(10, 55, 140, 30)]


def test_the_largest_free_part_of_a_room_touches_nothing() -> None:
    assert largest_free(ROOM, []) == ROOM
    corner, beyond = pygame.FRect(100, 180, 30, 10), pygame.FRect(0, 0, 60, 5)
    assert largest_free(ROOM, [corner, beyond]) == pygame.FRect(10, 20, 300, 160)
    assert largest_free(ROOM, [ROOM.inflate(4, 4)]) == pygame.FRect(ROOM.topleft, (0, 0))


def test_the_highest_free_part_of_a_width_grows_to_the_sides() -> None:
    left, low = pygame.FRect(0, 0, 60, 100), pygame.FRect(200, 150, 200, 100)
    assert highest_free(ROOM, 120, []) == pygame.FRect(10, 20, 120, 200)
    assert highest_free(ROOM, 120, [left, low]) == pygame.FRect(60, 20, 120, 200)
    assert highest_free(ROOM, 160, [left, low]) == pygame.FRect(60, 20, 160, 130)
    assert highest_free(ROOM, 160, [ROOM.inflate(4, 4)]) == pygame.FRect(ROOM.topleft, (0, 0))
    free = pygame.FRect(80, 20, 100, 130)
    assert widened(free, ROOM, [left, low], 400) == pygame.FRect(60, 20, 250, 130)
    assert widened(free, ROOM, [left, low], 240) == pygame.FRect(70, 20, 240, 130)
    assert widened(pygame.FRect(80, 20, 100, 140), ROOM, [left, low], 400) == pygame.FRect(60, 20, 140, 140)


def test_an_outline_runs_around_all_rectangles_that_hang_together() -> None:
    assert outline([ROOM]) == [ROOM.topright, ROOM.bottomright, ROOM.bottomleft, ROOM.topleft]
    below = pygame.FRect(ROOM.left, ROOM.bottom, 40, 30)
    step = ROOM.left + 40, ROOM.bottom
    corners = [ROOM.topright, ROOM.bottomright, step, below.bottomright, below.bottomleft, ROOM.topleft]
    assert outline([below, ROOM]) == corners


def test_the_first_option_that_fits_is_taken_or_else_the_last() -> None:
    assert first_fitting((9, 7, 5, 3), lambda size: size < 8) == 7
    assert first_fitting(iter((9, 7, 5, 3)), lambda _: False) == 3


@pytest.mark.parametrize(("most", "lengths"), [(8.0, [8, 4, 2]), (7.0, [7, 3.5, 1.75]), (2.0, [2])])
def test_lengths_shrink_until_one_is_at_most_the_least(most: float, lengths: list[float]) -> None:
    assert list(shrinking(most, 2.0, 0.5)) == lengths
