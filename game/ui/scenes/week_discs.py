"""The seven stretches of a game as discs: full for good decisions, half for fair ones, empty for weak ones."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.drawing.canvas import Canvas
from game.ui.layout import around
from game.ui.window.display import Point

DISC, STEP = 8.5, 25.0
"""The radius of a disc, and the distance between the middles of two."""
SIGNS = "○◐●"
"""The signs of a stretch in a line of text, by its quality."""


def paint_discs(canvas: Canvas, qualities: Sequence[int], at: Point, *, on_dark: bool = False) -> float:
    """Draw a disc for each quality (2 good, 1 fair, 0 weak) to the right, the first around `at`.

    Return the x of the middle of the next one.
    """
    x, y = at
    full, empty = ("linen", "deep_nile") if on_dark else ("nile", "linen")
    for quality in qualities:
        canvas.disc((x, y), DISC, full if quality == 2 else empty, line=full, width=2)
        if quality == 1:
            with canvas.clip(around((x, y), DISC, 2 * DISC, across=1.0)):
                canvas.disc((x, y), DISC, full)
        x += STEP
    return x
