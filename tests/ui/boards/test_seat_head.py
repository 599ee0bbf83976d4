"""The heads of the panels: points look alike in all of them."""

from __future__ import annotations

import pygame
import pytest

from game.components.theme import load_theme
from game.ui.boards.seat_head import paint_head
from game.ui.canvas import Canvas
from game.ui.display import fit
from game.ui.pictures import Pictures
from game.ui.text import Style, Typesetter
from game.ui.theme import load_theme as look

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
