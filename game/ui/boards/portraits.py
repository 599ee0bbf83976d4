"""The portraits of AIs: the one of a seat, and its drawing."""

from __future__ import annotations

from typing import Literal

import pygame

from game.table.opponents import MOST_STARS, opponents
from game.table.seats import Seat
from game.ui.drawing.canvas import Canvas
from game.ui.window.display import Point

Mood = Literal["content", "cross"]

_FACE = (0.5, 0.42)
"""The part of a portrait that stays visible in other shapes."""


def portrait_of(seat: Seat) -> str:
    """Return the portrait of the AI in a seat, '' if a person sits there or a level without one."""
    known = opponents().get(seat.level) if not seat.is_human else None
    return known.portrait if known is not None else ""


def paint_portrait(
    canvas: Canvas, portrait: str, rect: pygame.FRect, *, mood: Mood = "content", radius: float = 8.0
) -> bool:
    """Draw a portrait that fills `rect`, its corners rounded; return False if there is none."""
    return bool(portrait) and canvas.painting(f"{portrait}-{mood}", rect, radius=radius, middle=_FACE)


def paint_stars(canvas: Canvas, stars: float, at: Point, side: float) -> float:
    """Draw a strength in stars, halves too, from the left middle `at`; return how wide they are."""
    for number in range(MOST_STARS):
        centre = (at[0] + side * (number + 0.5), at[1])
        share = min(max(stars - number, 0.0), 1.0)
        canvas.icon("star-empty", centre, side, "primary")
        if share:
            box = pygame.FRect(centre[0] - side / 2, centre[1] - side / 2, side * share, side)
            with canvas.clip(box):
                canvas.icon("star", centre, side, "primary")
    return side * MOST_STARS
