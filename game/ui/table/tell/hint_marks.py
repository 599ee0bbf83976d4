"""The marks of a hint, told apart by shape and colour: of the recommended move, and of the one it is compared with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import chain, combinations, pairwise
from math import dist, hypot
from typing import NamedTuple

import pygame

from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style
from game.ui.layout import around, bounded, outline
from game.ui.window.display import Point

SIGN = 13.0
"""The radius of the emblem on a hint's frame, which sets it apart from frames in the seats' colours."""
_RIM = 2.0
"""The width of the edge of a square emblem, which its letter never touches."""
BEST = "amber"
"""The colour of the recommended move."""
_TOLL, _TOLL_EDGE, _TOLL_RIM = Style("sans", 14, bold=True), 9.0, 2.0
"""The style of what it costs to take a piece, the room at the sides of its words, and the width of the rim of their
plate, which is also the room above and below them.
"""
_UNDER_FRAME, _OVER_PIECE = 10.0, 3.0
"""The gap between a piece in its frame and that plate, and how much of the piece it may cover."""
_DASH, _DARK = 9.0, 6.0
"""The approximate length of a dash, and of the gap behind it, and the width of the dark line below."""


class HintMark(Enum):
    """The mark of a move, on the board and in the reasons."""

    BEST = "best"
    OTHER = "other"
    EQUAL = "equal"
    """Of another move that is about as good."""
    WRONG = "wrong"
    """Of a wrong answer."""

    @property
    def answer(self) -> str:
        """The id of the answer that plays the move."""
        return f"hint.{self.value}"


_LINES = {
    HintMark.BEST: (("ink", 8.0), (BEST, 5.0)),
    HintMark.EQUAL: (("ink", 6.0), ("linen", 3.0)),
}
"""The colours and widths of their frames, the lowest first: dark edges set them apart on every ground."""
_ANSWER_LINES = {
    HintMark.BEST: (("ink", 6.0), (BEST, 4.0)),
    HintMark.EQUAL: (("ink", 6.0), ("linen", 3.0)),
}
"""The same for the frames of answers."""
_AROUND, _CLOSE = 5.0, 1.0
"""The gap from a piece to the middle of its frame; that of dashes crosses no other row of a hand."""
_BESIDE, _LEVEL = 10.0, 0.25
"""The greatest gap between pieces that have one frame, and between the middles of those in a row, of their height."""
_LETTERS = {HintMark.OTHER: "?", HintMark.EQUAL: "="}


class Frame(NamedTuple):
    """The place of a frame, and the corners of one that is no rectangle, the upper left one last."""

    rect: pygame.FRect
    corners: Sequence[Point] = ()


def rows_of(pieces: Iterable[pygame.FRect]) -> list[pygame.FRect]:
    """Return the places to be framed around pieces: one around those that lie side by side, each alone otherwise."""
    found: list[pygame.FRect] = []
    for piece in sorted(pieces, key=lambda rect: rect.left):
        reach = piece.inflate(2 * _BESIDE, 0.0)
        row = next((at for at, rect in enumerate(found) if reach.colliderect(rect) and _is_level(rect, piece)), None)
        if row is None:
            found.append(piece.copy())
        else:
            found[row].union_ip(piece)
    return found


def outlines_of(places: Iterable[Sequence[Point]]) -> list[list[Point]]:
    """Return the outlines to be drawn around places with four corners each, as those of `Target`: one that follows the
    edges of those side by side. Its last corner is the upper left one.
    """
    found: list[list[Sequence[Point]]] = []
    for place in sorted(places, key=lambda corners: corners[3]):
        row = next((row for row in found if dist(row[-1][2], place[3]) <= _BESIDE), None)
        if row is None:
            found.append([place])
        else:
            row.append(place)
    return [
        [*(at for each in row for at in each[:2]), *(at for each in reversed(row) for at in each[2:])] for row in found
    ]


def frames_of(pieces: Iterable[pygame.FRect], mark: HintMark) -> list[Frame]:
    """Return the frames around pieces, from the upper left: one for a row of them and those right below it."""
    stacks: list[list[pygame.FRect]] = []
    for row in sorted(rows_of(pieces), key=lambda rect: (rect.top, rect.left)):
        near = [stack for stack in stacks if any(_is_above(each, row) for each in stack)]
        stacks = [*(stack for stack in stacks if stack not in near), [*chain(*near), row]]
    frames = [Frame(stack[0], _around(stack, mark) if len(stack) > 1 else ()) for stack in stacks]
    return sorted(frames, key=lambda frame: (frame.rect.top, frame.rect.left))


def _around(rows: Sequence[pygame.FRect], mark: HintMark) -> list[Point]:
    """Return the outline around rows below each other, with what lies between them."""
    framed = [_framed(row, mark) for row in rows]
    between = []
    for upper, lower in combinations(framed, 2):
        if _is_above(upper, lower):
            left, right = max(upper.left, lower.left), min(upper.right, lower.right)
            between.append(bounded(upper, left=left, right=right, top=upper.centery, bottom=lower.centery))
    return outline([*framed, *between])


def _is_above(upper: pygame.FRect, lower: pygame.FRect) -> bool:
    return upper.top < lower.top and upper.inflate(0.0, 2 * _BESIDE).colliderect(lower)


def _is_level(one: pygame.FRect, other: pygame.FRect) -> bool:
    return abs(one.centery - other.centery) < _LEVEL * other.height


def _framed(rect: pygame.FRect, mark: HintMark) -> pygame.FRect:
    """Return the middle of the line of a frame around a piece."""
    gap = _CLOSE if mark is HintMark.OTHER else _AROUND
    return rect.inflate(2 * gap, 2 * gap)


def paint_frame(canvas: Canvas, place: Frame, mark: HintMark) -> None:
    """Frame the corners of a place, or its rectangle if it has none.

    BEST has a solid line in gold, wider than that of a usable thing; EQUAL a bright one; OTHER dashes.
    """
    frame, corners = _framed(place.rect, mark), place.corners
    if mark is not HintMark.OTHER:
        for colour, width in _LINES[mark]:
            if corners:
                canvas.outline(corners, colour, width)
                for corner in corners:
                    canvas.disc(corner, width / 2, colour)
            else:
                canvas.box(frame, None, radius=12, line=colour, width=width)
    else:
        paint_dashed(canvas, corners or (frame.topleft, frame.topright, frame.bottomright, frame.bottomleft))


def paint_frame_sign(canvas: Canvas, place: Frame, mark: HintMark, cover: pygame.FRect | None = None) -> None:
    """Draw the sign of a frame on its upper left corner, or on the highest that it can have beside `cover`."""
    frame = _framed(place.rect, mark)
    corners = place.corners or (frame.bottomleft, frame.bottomright, frame.topright, frame.topleft)
    highest = sorted(corners, key=lambda at: at[1])
    free = (at for at in (corners[-1], *highest) if cover is None or not cover.colliderect(around(at, 2 * SIGN)))
    paint_sign(canvas, next(free, corners[-1]), mark)


def paint_answer_frame(canvas: Canvas, frame: pygame.FRect, mark: HintMark, size: float = 1.0) -> None:
    """Draw the frame of an answer, thinner than that of a piece and without its sign; `size` is 1.0 for the usual
    lines.
    """
    if mark in (HintMark.OTHER, HintMark.WRONG):
        edge = _DARK * size
        canvas.box(frame, None, radius=edge / 2, line="ink", width=edge)
        middle = frame.inflate(-edge, -edge)
        _dash(canvas, (middle.topleft, middle.topright, middle.bottomright, middle.bottomleft), size)
        return
    for colour, width in _ANSWER_LINES[mark]:
        canvas.box(frame, None, radius=9 * size, line=colour, width=width * size)


def paint_dashed(canvas: Canvas, corners: Sequence[Point]) -> None:
    """Draw the sides of a polygon as bright dashes on a dark line, visible on every ground."""
    canvas.outline(corners, "ink", _DARK)
    _dash(canvas, corners)


def _dash(canvas: Canvas, corners: Sequence[Point], size: float = 1.0) -> None:
    """Draw dashes along the sides of a polygon; `size` is 1.0 for the usual ones."""
    for start, end in pairwise([*corners, corners[0]]):
        _paint_dashes(canvas, start, end, size)


def paint_cross(canvas: Canvas, at: Point, radius: float) -> None:
    """Draw the sign of what is wrong."""
    canvas.disc(at, radius, "terracotta", line="linen", width=2)
    canvas.icon("cross", at, 1.3 * radius, "linen")


def _paint_dashes(canvas: Canvas, start: Point, end: Point, size: float) -> None:
    """Draw a line of dashes, with a whole one at both ends."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    count = max(1, round(length / (_DASH * size))) // 2 * 2 + 1

    def at(part: float) -> Point:
        return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part

    for dash in range(0, count, 2):
        canvas.line(at(dash / count), at((dash + 1) / count), "linen", 3 * size)


def paint_toll(canvas: Canvas, room: pygame.FRect, words: str, mark: HintMark) -> None:
    """Write on a plate in the room below a piece what it costs to take it: clear of its frame if there is room."""
    wide, high = canvas.types.width(words, _TOLL) + 2 * _TOLL_EDGE, canvas.types.line_height(_TOLL) + 2 * _TOLL_RIM
    top = max(room.top - _OVER_PIECE, min(room.top + _UNDER_FRAME, room.bottom - high - 1))
    plate = around((room.centerx, top), wide, high, down=0.0)
    fill = BEST if mark is HintMark.BEST else "linen"
    canvas.box(plate, fill, radius=high / 2, line="ink", width=_TOLL_RIM)
    canvas.text(words, plate.center, _TOLL, "ink", align=0.5, middle=True)


def paint_sign(canvas: Canvas, at: Point, mark: HintMark, radius: float = SIGN) -> None:
    """Draw the emblem of a hint, round for the recommended move, square with a letter for another one; a cross for a
    wrong answer.
    """
    if mark is HintMark.WRONG:
        paint_cross(canvas, at, radius)
        return
    if mark is HintMark.BEST:
        canvas.disc(at, radius, BEST, line="ink", width=2)
        canvas.icon("hint", at, radius * 1.3, "ink")
        return
    style = Style("sans", radius * 1.25, leading=1.0).bolder()
    side = max(2 * 0.92 * radius, canvas.types.line_height(style) + _RIM)
    canvas.box(around(at, side), "linen", radius=3, line="ink", width=_RIM)
    canvas.text(_LETTERS[mark], (at[0], at[1] - canvas.types.line_height(style) / 2), style, "ink", align=0.5)
