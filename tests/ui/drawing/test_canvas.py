"""What is smooth is the same drawn in parts as drawn whole: pygame computes a line afresh from where it is cut."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from game.ui.drawing.balloon import paint_balloon
from game.ui.drawing.canvas import Canvas
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.settings import Settings

Corners = list[tuple[float, float]]


def polygon(canvas: Canvas, corners: Corners) -> None:
    canvas.polygon(corners, "ink")


def outline(canvas: Canvas, corners: Corners) -> None:
    canvas.outline(corners, "ink", 3.0)


def line(canvas: Canvas, corners: Corners) -> None:
    canvas.line(corners[0], corners[1], "ink", 2.0)


@pytest.mark.parametrize("draw", [polygon, outline, line])
def test_what_is_smooth_is_the_same_in_parts(draw: Callable[[Canvas, Corners], None]) -> None:
    shell, rng = Shell(settings=Settings(), display=fit((1600, 900))), random.Random(2)
    ground = pygame.Surface((150, 150), 0, 32)
    ground.fill((200, 176, 129))
    for _ in range(40):
        corners = [(rng.uniform(5, 110), rng.uniform(5, 110)) for _ in range(3)]
        whole, parts = ground.copy(), ground.copy()
        draw(shell.canvas(whole), corners)
        across, down = rng.randrange(20, 120), rng.randrange(20, 120)
        for part in ((0, 0, across, down), (across, 0, 150, down), (0, down, across, 150), (across, down, 150, 150)):
            canvas = shell.canvas(parts)
            parts.set_clip(part)
            draw(canvas, corners)
        parts.set_clip(None)
        assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_a_shade_leaves_what_lies_outside_its_round_corners() -> None:
    """At every dimmed tile dark corners stuck out of the round ones."""
    shell = Shell(settings=Settings(), display=fit((1600, 900)))
    ground = pygame.Surface((150, 150), 0, 32)
    ground.fill((200, 176, 129))
    canvas = shell.canvas(ground)
    canvas.shade(pygame.FRect(10, 10, 100, 100), 0.5, radius=12)
    box = shell.display.px_rect(pygame.FRect(10, 10, 100, 100))
    assert ground.get_at(box.topleft)[:3] == (200, 176, 129)
    assert ground.get_at((box.left, box.centery))[:3] == ground.get_at(box.center)[:3]
    assert ground.get_at(box.center)[0] == pytest.approx(100, abs=1)


def _crossed(tip: tuple[float, float], at: int, side: int) -> list[int]:
    """Return the red of the pixels across a tail from a bubble in the middle to `tip`."""
    shell = Shell(settings=Settings(), display=fit((1280, 720)))
    ground = pygame.Surface((400, 400), 0, 32)
    ground.fill((20, 40, 90))
    paint_balloon(shell.canvas(ground), pygame.FRect(120, 150, 160, 60), tip, (200, 30, 30))
    return [ground.get_at((along, at) if side else (at, along))[0] for along in range(100, 300)]


@pytest.mark.parametrize(
    ("tip", "at", "side"), [((230, 290), 250, 1), ((170, 70), 110, 1), ((360, 180), 320, 0), ((40, 180), 80, 0)]
)
def test_the_tail_of_a_bubble_is_smooth_and_leads_to_its_tip(tip: tuple[float, float], at: int, side: int) -> None:
    """Tails were stacks of lines with steps of whole pixels, and ended 14 px from the bubble."""
    crossed = _crossed(tip, at, side)
    edge = next(index for index, red in enumerate(crossed) if red > 40)
    assert max(crossed) > 235, "linen within"
    assert any(40 < red < 190 for red in crossed[edge : edge + 2]), "the edge is smooth"
    reach = (tip[1] if side else tip[0]) + (-4 if at < (tip[1] if side else tip[0]) else 4)
    assert max(_crossed(tip, round(reach), side)) > 60
