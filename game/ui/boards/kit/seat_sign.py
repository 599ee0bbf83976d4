"""The sign of a seat: portrait, name, how it stands, and its points large."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.locale import text
from game.match.seats import Seat
from game.ui.boards.kit.portraits import Mood
from game.ui.boards.kit.seat_head import paint_sitter
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALLEST, Style, Typesetter
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import placed, trim

_NAME = Style("serif", 19, bold=True, leading=1.15)
_STANDING = Style("sans", 14.5, bold=True, leading=1.15)
_SCORE = Style("serif", 46, bold=True, leading=1.0)
_SHARES, _LEAST_SHARES = (0.66, 0.54), (0.42, 0.33)
"""The points take at most so much of the height of the sign; less where a long name would be cut."""
_UP, _FRAME = 1.5, 11.0
"""How far above the middle of a sign its words stand, and the height of its frame, above and below them together."""
_EDGE, _EDGE_SHARE = 18.0, 0.09
"""How far the points stand from the right end of a sign, at least and of its width."""
_CROSS = 8
"""A character behind by this many points looks cross."""


def standing(seat: int, scores: Sequence[int], resigned: int = -1) -> str:
    """Return in a few words how a seat stands: ahead of all others, level with the best, or behind; once a seat has
    `resigned`, who has won.
    """
    if resigned >= 0:
        return text("panel-resigned" if seat == resigned else "panel-wins")
    lead = _lead(seat, scores)
    if not lead:
        return text("panel-level")
    return text("panel-leads", points=lead) if lead > 0 else text("panel-behind", points=-lead)


def standing_in(
    types: Typesetter, seat: int, scores: Sequence[int], style: Style, room: float, remark: str = "", resigned: int = -1
) -> tuple[str, Style]:
    """Return how a seat stands in words, or as a figure if the words of any seat would not fit into `room`, and their
    style; no figure says who has `resigned`.

    A `remark` follows; if it does not fit beside the words, they give way to the figure. A remark that does not fit
    even so is left out, unless the seat is level with the best: then it may stand alone.
    """
    words, figure = standing(seat, scores, resigned), _figure(seat, scores)
    if resigned >= 0:
        return words, types.fitted(words, style, room)
    if remark:
        for whole in (f"{words} · {remark}", _brief(seat, scores, remark)):
            if types.width(whole, style.sized(SMALLEST)) <= room:
                return whole, types.fitted(whole, style, room)
    style = types.fitted(words, style, room)
    if any(types.width(standing(each, scores), style.sized(SMALLEST)) > room for each in range(len(scores))):
        words = figure
    return words, style


def _figure(seat: int, scores: Sequence[int]) -> str:
    """Return as a figure by how much a seat is ahead or behind."""
    return f"{_lead(seat, scores):+d}".replace("-", "−")


def _brief(seat: int, scores: Sequence[int], remark: str) -> str:
    """Return the figure of a seat and the remark, or the remark alone if the seat is level with the best."""
    return f"{_figure(seat, scores)} · {remark}" if _lead(seat, scores) else remark


def _lead(seat: int, scores: Sequence[int]) -> int:
    """Return by how much a seat is ahead of the best of the others, negative behind."""
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)


def sign_portrait(sign: pygame.FRect) -> pygame.FRect:
    """Return the place of the portrait at the left end of a sign, out of which it stands a little."""
    return placed(trim(sign, left=-5), sign.height + 2, sign.height + 2, 0.0)


def paint_sitter_of(
    canvas: Canvas, seat: int, who: Seat, place: pygame.FRect, scores: Sequence[int], *, is_turn: bool
) -> None:
    """Draw a seat's player in the circle within `place`, cross if far behind; a glowing ring marks the turn."""
    radius = place.height / 2
    if is_turn:
        canvas.glow(place, radius=radius)
    mood: Mood = "cross" if scores[seat] <= max(scores) - _CROSS else "content"
    paint_sitter(canvas, seat, who, place.center, radius, mood=mood)


def paint_sign(
    canvas: Canvas,
    rect: pygame.FRect,
    seat: int,
    who: Seat,
    name: str,
    scores: Sequence[int],
    *,
    is_turn: bool,
    points: str = "",
    remark: str = "",
    clearance: float = 0.0,
    names: Sequence[str] = (),
    resigned: int = -1,
) -> None:
    """Draw a seat's sign; a glowing ring around the portrait marks its turn.

    `points`, if given, is drawn instead of the seat's score; `remark` is a short note on the standing. The points
    keep a `clearance` from what the sign has at its right end. With the `names` on all signs of this size, letters and
    points are as large on each of them. Once a seat has `resigned`, the signs say who has won.
    """
    ink = f"{SEAT_COLOURS[seat]}.ink"
    portrait = sign_portrait(rect)
    paint_sitter_of(canvas, seat, who, portrait, scores, is_turn=is_turn)
    left = portrait.right + 6
    edge = max(_EDGE, rect.width * _EDGE_SHARE) + clearance
    points, types = points or str(scores[seat]), canvas.types
    seats = range(len(scores))

    def widest_of(words: Iterable[str]) -> str:
        return max(words, key=lambda each: types.width(each, _STANDING))

    brief = widest_of(_brief(each, scores, remark) for each in seats) if remark else ""
    below = widest_of([*(standing(each, scores, resigned) for each in seats), remark, brief])
    widest = max(points, *map(str, scores), key=lambda figure: types.width(figure, _SCORE))
    longest = max((name, *names), key=lambda each: types.width(each, _NAME))
    score, room = _points_style(types, widest, (longest, below), brief, rect.height, rect.right - edge - left)
    canvas.text(points, (rect.right - edge, rect.centery), score, ink, align=1.0, middle=True)
    words, style = standing_in(types, seat, scores, _STANDING, room, remark, resigned)
    high = rect.height - _FRAME - types.line_height(style)
    above = _NAME.sized(min(_NAME.size, max(SMALLEST, high / (_NAME.leading * types.size))))
    top = rect.centery - (types.line_height(above) + types.line_height(style)) / 2 - _UP
    canvas.text(name, (left, top), types.fitted(longest, above, room), ink, width=room)
    canvas.text(words, (left, top + types.line_height(above)), style, ink, width=room)


def _points_style(
    types: Typesetter, points: str, words: tuple[str, str], brief: str, height: float, width: float
) -> tuple[Style, float]:
    """Return the style of `points`, the widest at the table so that all signs choose alike, and the room it leaves
    beside them: for both `words`, or for the first over a `brief` remark if there is one, or else for the first.
    """
    least = _SHARES + _LEAST_SHARES
    ways = [(words, _SHARES), *([((words[0], brief), least[:-1])] if brief else []), (words[:1], least)]
    for wanted, shares in ways:
        for share in shares:
            style = _SCORE.sized(min(_SCORE.size, height * share) / types.size)
            room = width - types.width(points, style) - 8
            if all(types.width(each, _NAME.sized(SMALLEST)) <= room for each in wanted):
                return style, room
    return style, room
