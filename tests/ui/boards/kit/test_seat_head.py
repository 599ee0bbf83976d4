"""The heads of the panels: points look alike in all of them."""

from __future__ import annotations

import pygame
import pytest

from game.components.theme import load_theme
from game.ui.boards.kit.seat_head import paint_head
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.pictures import Pictures
from game.ui.drawing.text import Style, Typesetter
from game.ui.drawing.theme import load_theme as look
from game.ui.window.display import fit

HEADS = [("Anna", "3/13"), ("Nefertari", "11/13"), ("Ramose the Elder", "7/13"), ("Tiye", "0/13")]


@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3])
@pytest.mark.parametrize("width", [170, 206, 300])
def test_points_are_as_large_in_every_head(width: int, text_size: float, monkeypatch: pytest.MonkeyPatch) -> None:
    display = fit((1280, 720))
    surface = pygame.Surface(display.pixels)
    canvas = Canvas(surface, display, look("papyrus"), Typesetter(display.scale, text_size), Pictures())
    sizes: dict[str, float] = {}
    plain = Canvas.text

    def note(canvas: Canvas, words: str, at: tuple[float, float], style: Style, *args: object, **more: object) -> float:
        sizes[words] = style.size
        return plain(canvas, words, at, style, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", note)
    for turn in range(4):
        sizes.clear()
        for seat in range(4):
            panel = pygame.FRect(10, 10, width, 80)
            paint_head(canvas, load_theme("papyrus"), panel, seat, HEADS, is_turn=seat == turn)
        assert len({sizes[score] for _, score in HEADS}) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)])
@pytest.mark.parametrize("left", [10.0, 45.6])
def test_a_head_is_of_one_colour_down_to_its_lower_corners(size: tuple[int, int], left: float) -> None:
    display = fit(size)
    surface = pygame.Surface(display.pixels)
    canvas = Canvas(surface, display, look("papyrus"), Typesetter(display.scale), Pictures())
    theme = load_theme("papyrus")
    head = paint_head(canvas, theme, pygame.FRect(left, 10, 150.4, 80), 1, [("", "")] * 2, is_turn=False)
    real = display.px_rect(head)
    line, y = display.px(1.5), real.bottom - display.px(1.5) - 1
    beside_seal = [*range(real.left + line, real.left + line + 3), *range(real.centerx, real.right - line)]
    row = {tuple(surface.get_at((x, y)))[:3] for x in beside_seal}
    assert row == {theme.colour("seat.2")}


@pytest.mark.parametrize("is_alone", [True, False])
def test_a_head_without_a_panel_is_round_at_its_foot(is_alone: bool) -> None:
    display = fit((1280, 720))
    surface = pygame.Surface(display.pixels)
    canvas = Canvas(surface, display, look("papyrus"), Typesetter(display.scale), Pictures())
    panel = pygame.FRect(10, 10, 200, 29)
    paint_head(canvas, load_theme("papyrus"), panel, 0, [("Anna", "1")], is_turn=False, is_alone=is_alone)
    corners = [surface.get_at((x, 37)) == (0, 0, 0, 255) for x in (10, 209)]
    assert corners == [is_alone] * 2


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("width", [118, 150, 206])
def test_a_name_that_ends_with_a_figure_is_told_from_the_points(
    width: int, text_size: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    display = fit((1280, 720))
    surface = pygame.Surface(display.pixels)
    canvas = Canvas(surface, display, look("papyrus"), Typesetter(display.scale, text_size), Pictures())
    ends: dict[str, float] = {}
    plain = Canvas.text

    def note(canvas: Canvas, words: str, at: tuple[float, float], *args: object, **more: object) -> float:
        drawn = plain(canvas, words, at, *args, **more)  # type: ignore[arg-type]
        ends[words] = at[0] - drawn if more.get("align") else at[0] + drawn
        return drawn

    monkeypatch.setattr(Canvas, "text", note)
    heads = [("Player 2", "0"), ("Player 3", "118")]
    for seat, (name, score) in enumerate(heads):
        panel = pygame.FRect(10, 10, width, 80)
        paint_head(canvas, load_theme("papyrus"), panel, seat, heads, is_turn=True)
        assert ends[name] <= ends[score] - 8
