"""The seal of a seat, and the head of its panel: seal, name, mark of the turn, points."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.components.definitions import ThemeDefinition
from game.match.seats import Seat
from game.ui.boards.kit.portraits import Mood, paint_portrait, portrait_of
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALLEST, Style, Typesetter
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import Edge, around, bounded, cut, placed, trim
from game.ui.window.display import Point

SEALS = ("seals/crocodile", "seals/ibis", "seals/cat", "seals/falcon")
"""The picture on each seat's seal."""

_NAME = Style("sans", 17, bold=True, leading=1.2)
_SCORE = Style("serif", 23, bold=True, leading=1.1)
_HEIGHT = 29.0
_BETWEEN = 10.0
"""The least room between name and points, so that a name that ends with a figure is told from them."""
_SIGN = 13.0
"""The room of the sign of the turn."""
_BADGE = 0.36
"""The radius of the seal on a round portrait, as a share of its own."""


def paint_seal(canvas: Canvas, seat: int, centre: Point, radius: float) -> None:
    """Draw the seal of a seat on a disc with a rim of its colour."""
    canvas.disc(centre, radius, SEAT_COLOURS[seat], line="ink", width=1.5)
    canvas.disc(centre, radius * 0.81, "linen", line="ink", width=1.2)
    side = radius * 1.25
    canvas.picture(SEALS[seat], around(centre, side))


def paint_sitter(canvas: Canvas, seat: int, who: Seat, centre: Point, radius: float, *, mood: Mood = "content") -> None:
    """Draw the player of `seat` in a circle: the portrait with the seat's seal, or the seal alone without one."""
    paint_round(canvas, seat, portrait_of(who, seat, canvas.portraits), centre, radius, mood=mood)


def paint_round(
    canvas: Canvas, seat: int, portrait: str, centre: Point, radius: float, *, mood: Mood = "content"
) -> None:
    """Draw a portrait in a circle with the seal of `seat`, or the seal alone without one."""
    if not portrait:
        paint_seal(canvas, seat, centre, radius)
        return
    inner, away = radius * 0.9, radius * 0.68
    canvas.disc(centre, radius, SEAT_COLOURS[seat], line="ink", width=1.5)
    paint_portrait(canvas, portrait, around(centre, 2 * inner), mood=mood, radius=inner)
    paint_seal(canvas, seat, (centre[0] + away, centre[1] + away), max(9.0, radius * _BADGE))


def paint_face(canvas: Canvas, seat: int, who: Seat, centre: Point, radius: float) -> None:
    """Draw the player of `seat` in a circle too small for portrait and seal: the portrait, or the seal without one."""
    portrait = portrait_of(who, seat, canvas.portraits)
    if not portrait:
        paint_seal(canvas, seat, centre, radius)
        return
    inner = radius - 1.5
    canvas.disc(centre, radius, SEAT_COLOURS[seat], line="ink", width=1.0)
    paint_portrait(canvas, portrait, around(centre, 2 * inner), radius=inner)


def paint_head(
    canvas: Canvas,
    theme: ThemeDefinition,
    panel: pygame.FRect,
    seat: int,
    heads: Sequence[tuple[str, str]],
    *,
    is_turn: bool,
    is_alone: bool = False,
    portrait: str = "",
) -> pygame.FRect:
    """Draw the head of `seat` at the top of `panel`; return where it is. `heads` are names and points of all seats.

    Before a name is cut, name and points get smaller, points in all heads alike, and the sign of the turn gives way,
    since the frame shows the turn too. A head that `is_alone`, with no panel below it, is round at its foot too. The
    `portrait` is beside the seal, where that leaves the name room.
    """
    fill, ink = theme.colour(f"seat.{seat + 1}"), theme.colour(f"seat.{seat + 1}.ink")
    head = cut(panel, Edge.TOP, _HEIGHT)[0]
    with canvas.clip(head):
        canvas.box(trim(head, bottom=0 if is_alone else -12), fill, radius=8, line="panel_line")
    if not is_alone:
        canvas.line((head.left, head.bottom), (head.right, head.bottom), "panel_line", 1.5)
    seal = placed(trim(head, left=4, top=3), 23, 23, 0.0, 0.0)
    canvas.disc(seal.center, 12.5, "linen", line="panel_line", width=1.2)
    canvas.picture(SEALS[seat], seal.inflate(-3, -3))
    left = seal.right + 6
    name, score = heads[seat]
    least = canvas.types.width(name, _NAME.sized(SMALLEST)) + canvas.types.width(score, _SCORE) + _BETWEEN + 7
    face = placed(bounded(head, left=seal.right + 3), _HEIGHT - 3, _HEIGHT - 3, 0.0)
    has_room = face.right + 6 + least <= head.right
    if portrait and has_room and paint_portrait(canvas, portrait, face, radius=4):
        canvas.box(face, None, radius=4, line="panel_line", width=1.2)
        left = face.right + 6
    room = head.right - left - 7 - _BETWEEN
    points = _points(canvas.types, heads, room)
    room -= canvas.text(score, (head.right - 7, head.centery), points, ink, align=1.0, middle=True)
    if is_turn and canvas.types.width(name, _NAME.sized(SMALLEST)) + _SIGN <= room:
        canvas.icon("play", (left + 5, head.centery), 14, ink)
        left += _SIGN
        room -= _SIGN
    canvas.text(name, (left, head.centery), canvas.types.fitted(name, _NAME, room), ink, middle=True, width=room)
    return head


def _points(types: Typesetter, heads: Sequence[tuple[str, str]], room: float) -> Style:
    """Return the style of the points: no higher than the head, and one that leaves names room that can be whole."""
    least, highest = _NAME.sized(SMALLEST), _SCORE.sized(min(_SCORE.size, _HEIGHT * 0.9 / types.size))
    styles = [highest]
    for name, score in heads:
        left = room - types.width(name, least)
        if types.width(score, highest.sized(SMALLEST)) <= left:
            styles.append(types.fitted(score, highest, left))
    return min(styles, key=lambda style: style.size)
