"""The portraits of players: the one of a seat, and its drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import pygame

from game.match.opponents import MOST_STARS, opponents
from game.match.seats import Seat, same_person
from game.ui.drawing.canvas import Canvas
from game.ui.layout import Edge, around, bounded, cut
from game.ui.window.display import Point
from game.ui.window.settings import PEOPLE

Mood = Literal["content", "cross"]

_FACE = (0.5, 0.42)
"""The part of a portrait that stays visible in other shapes."""
_BUST = 624 / 552
"""The height of a bust relative to its width."""


def person_of(name: str, seat: int, chosen: Mapping[str, str]) -> str:
    """Return one of `PEOPLE`: the one a person has `chosen`, or else the usual one of their seat."""
    found = chosen.get(name, "") or next(
        (face for known, face in chosen.items() if same_person(known) == same_person(name)), ""
    )
    return found if found in PEOPLE else PEOPLE[seat]


def portrait_of(who: Seat, seat: int, chosen: Mapping[str, str]) -> str:
    """Return the portrait of the player in a seat, '' for a level without one; `chosen` are people's by name.

    In a replay, people are AIs without a level.
    """
    if who.is_human or not who.level:
        return f"common/{person_of(who.name, seat, chosen)}"
    known = opponents().get(who.level)
    return known.portrait if known is not None else ""


def adviser(seats: Sequence[Seat]) -> str:
    """Return the portrait of the strongest opponent without a seat, who gives the players' hints; '' for none."""
    seated = {seat.level for seat in seats}
    free = (known.portrait for level, known in opponents().items() if level not in seated and known.portrait)
    return next(reversed([*free]), "")


def paint_portrait(
    canvas: Canvas, portrait: str, rect: pygame.FRect, *, mood: Mood = "content", radius: float = 8.0, alpha: int = 255
) -> bool:
    """Draw a portrait that fills `rect`, its corners rounded; return False if there is none."""
    return bool(portrait) and canvas.painting(f"{portrait}-{mood}", rect, radius=radius, middle=_FACE, alpha=alpha)


def paint_bust(canvas: Canvas, portrait: str, head: Point, wide: float, foot: float, *, radius: float = 0.0) -> bool:
    """Draw the person of a portrait without its backdrop down to `foot`; `wide` includes the empty margins.

    `head` is the middle of the top edge of the picture, `radius` rounds its corners. Below the picture the robe goes
    on as it ends there. Return False if there is no such portrait.
    """
    place = around(head, wide, wide * _BUST, down=0.0)
    name = f"{portrait}-bust"
    with canvas.clip(bounded(place, bottom=foot)):
        if not portrait or not canvas.painting(name, place, radius=radius):
            return False
        if foot > place.bottom:
            canvas.painting_foot(name, place, foot)
    return True


def paint_stars(canvas: Canvas, stars: float, at: Point, side: float) -> float:
    """Draw a strength as stars, the last one in part, from the middle `at` of their left edge; return their total
    width.
    """
    for number in range(MOST_STARS):
        centre = (at[0] + side * (number + 0.5), at[1])
        share = min(max(stars - number, 0.0), 1.0)
        canvas.icon("star-empty", centre, side, "primary")
        if share:
            with canvas.clip(cut(around(centre, side), Edge.LEFT, side * share)[0]):
                canvas.icon("star", centre, side, "primary")
    return side * MOST_STARS
