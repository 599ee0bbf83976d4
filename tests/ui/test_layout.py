"""Strips are cut from the edge they are asked from; nothing is lost but the gap."""

from __future__ import annotations

import pygame
import pytest

from game.ui.layout import Edge, Extent, cut, trim

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
