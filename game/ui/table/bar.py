"""The bar above the table: the status of the match, and whose turn it is."""

from __future__ import annotations

import pygame

from game.locale import text
from game.match.seats import Seat
from game.ui.boards.kit.seat_head import paint_face
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out, plain
from game.ui.drawing.text import SUBHEADING, Style, Typesetter
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import Edge, around, cut, trim

_STATUS = Style("serif", 19, bold=True, leading=1.2)
_TURN, _NARROW_TURN = Style("serif", 18.5, bold=True, leading=1.2), Style("sans", 17, bold=True, leading=1.2)
"""The style of the words for whose turn it is, and one for words that would be cut."""
_TROUBLE = Style("sans", 15, leading=1.2)
_LIT, _DARK = (34, 0), (0, 64)
"""The strength of light and shade on the label of the turn, at its top and at its foot."""
_SHADE, _AT_FOOT = (236, 178), 0.72
"""The opacity of the shade below the words, at its top and at their foot, out of 255, and where that is, as a share of
the bar's height; from there on it fades.
"""
_RISE = 10.0
"""The distance by which a banner rises to its place."""
_TURN_LEAST = 210.0
"""The room that the status leaves at least for whose turn it is."""
_AROUND, _AROUND_FACE = 34.0, 62.0
"""The room around the words for whose turn it is, without and with a face."""
SIDE, GAP = 36.0, 8.0
"""The side of a tool, and the gap between two."""
_AIR, _AIR_SHARE = 22.0, 0.07
"""The gap between the status and the words for whose turn it is, and the share of the room to spare that it takes."""
ROW = 46.0
"""The height of a row of the bar; below it a higher bar has a second one for the words for whose turn it is."""
_LARGER = 1.18
"""How much larger words are in a bar of two rows, which stands in a high window."""
_MOST = 6
"""The greatest number of tools, including the hint."""
TOOLS = GAP + _MOST * (SIDE + GAP) + 12
"""The width of the tools at the right end of the bar, with a margin to the words."""


def turn_width(types: Typesetter, seat: int, words: str) -> float:
    """Return the width of the words for whose turn it is, with the face of `seat`, or without one if that is -1."""
    return types.width(words, _TURN) + (_AROUND_FACE if seat >= 0 else _AROUND)


def paint_shade(canvas: Canvas, bar: pygame.FRect) -> None:
    """Draw the shade in which the words of a bar stand."""
    words, below = cut(bar, Edge.TOP, bar.height * _AT_FOOT)
    canvas.pane(words, "glass", *_SHADE)
    canvas.pane(below, "glass", _SHADE[1], 0)


def paint_bar(canvas: Canvas, bar: pygame.FRect, status: str, trouble: str, turn: float = _TURN_LEAST) -> pygame.FRect:
    """Draw the bar with its status, and return the room for the words for whose turn it is, if possible at least `turn`
    wide: beside the status, or below it in a bar of two rows.

    If the game cannot be saved (`trouble` is the reason, '' for none), the bar says so as well.
    """
    if canvas.theme.is_painted:
        paint_shade(canvas, bar)
    else:
        canvas.box(bar, "deep_nile", radius=0)
        canvas.line((bar.left, bar.bottom - 2), (bar.right, bar.bottom - 2), "gold", 1.5)
    left, right = bar.left + 16, bar.right - TOOLS
    if bar.height > ROW:
        return _paint_rows(canvas, bar, status, trouble)
    room = right - left - GAP
    style = canvas.types.fitted(status, _STATUS, room - turn)
    if canvas.types.width(status, style) > room - turn:  # then the words for the turn get smaller too
        room -= _TURN_LEAST
        style = canvas.types.fitted(status, _STATUS, room)
    left += canvas.text(status, (left, bar.centery - 1), style, "text_on_dark", middle=True, width=room)
    if trouble:
        at = (right, bar.centery - 1)
        right -= canvas.text(text("board-not-saved"), at, _TROUBLE, "focus", align=1.0, middle=True) + 12
    left += min(max(GAP, (right - left - turn) * _AIR_SHARE), _AIR)
    return trim(bar, left=left - bar.left, right=bar.right - right, top=5, bottom=7)


def _paint_rows(canvas: Canvas, bar: pygame.FRect, status: str, trouble: str) -> pygame.FRect:
    """Draw the words of a bar of two rows, and return the lower one's room."""
    left = bar.left + 16
    room = bar.right - TOOLS - left
    style = canvas.types.fitted(status, _STATUS.sized(_STATUS.size * _LARGER), room)
    canvas.text(status, (left, bar.top + ROW / 2 - 1), style, "text_on_dark", middle=True, width=room)
    row = trim(bar, left=16, right=16, top=ROW, bottom=4)
    if trouble:
        at = (row.right, row.centery)
        row.width -= canvas.text(text("board-not-saved"), at, _TROUBLE, "focus", align=1.0, middle=True) + 12
    return row


def banner_room(types: Typesetter, bar: pygame.FRect, status: str, wanted: float) -> pygame.FRect:
    """Return the room for a banner in the place of the words for whose turn it is, as `paint_bar` leaves it for words
    that are `wanted` wide; it reaches a little over the foot of the bar.
    """
    left, right = bar.left + 16, bar.right - TOOLS
    if bar.height > ROW:
        return trim(bar, left=16, right=16, top=ROW - 4, bottom=-2)
    room = right - left - GAP
    style = types.fitted(status, _STATUS, room - wanted)
    width = types.width(status, style)
    if width > room - wanted:
        room -= _TURN_LEAST
        style = types.fitted(status, _STATUS, room)
        width = min(room, types.width(status, style))
    left += width
    left += min(max(GAP, (right - left - wanted) * _AIR_SHARE), _AIR)
    return trim(bar, left=left - bar.left, right=TOOLS, top=2, bottom=-4)


def paint_turn(canvas: Canvas, room: pygame.FRect, centre: float, seat: int, words: str, who: Seat | None) -> None:
    """Draw `words`, which say whose turn it is, in the colour of `seat` and with the face of `who`.

    They are centred at the x-coordinate `centre`, or as near to it as `room` allows. If nobody is to move, as after the
    end, `seat` is -1 and `who` None.
    """
    sides = _AROUND if who is None else _AROUND_FACE
    style = _TURN.sized(_TURN.size * _LARGER) if room.height > ROW - 12 else _TURN
    style = canvas.types.fitted(words, style, room.width - sides)
    if canvas.types.width(words, style) > room.width - sides:
        style = canvas.types.fitted(words, _NARROW_TURN, room.width - sides)
    wide = min(room.width, canvas.types.width(words, style) + sides)
    rect = around((centre, room.centery), wide, room.height).clamp(room)
    fill = SEAT_COLOURS[seat] if who is not None else "nile"
    _paint_label(canvas, rect, fill)
    ink = "linen" if who is None else f"{fill}.ink"
    if who is not None:
        paint_face(canvas, seat, who, (rect.left + rect.height / 2, rect.centery), rect.height / 2)
    middle = rect.centerx + sides / 2 - 17
    canvas.text(words, (middle, rect.centery), style, ink, align=0.5, middle=True, width=wide - sides + 1)


def _paint_label(canvas: Canvas, rect: pygame.FRect, fill: str) -> None:
    """Draw a round-ended label: raised and lit from above, or with a golden edge in a theme for reading."""
    radius = rect.height / 2
    if not canvas.theme.is_painted:
        canvas.box(rect, fill, radius=radius, line="gold", width=1.5)
        return
    canvas.shadow(rect, spread=9, radius=radius, alpha=150)
    canvas.box(rect, fill, radius=radius)
    for colour, top, bottom in (("linen", *_LIT), ("ink", *_DARK)):
        canvas.pane(rect, colour, top, bottom, radius=radius)


_SPECTACLE, _SPECTACLE_DARK = (0.42, 0.275), 0.5
"""The least height of a spectacle, as shares of the window's height and width, and the darkness of the table below."""


def paint_spectacle(canvas: Canvas, name: str, share: float) -> None:
    """Draw a painted picture that rises from the lower edge over a darkened table as `share` grows to 1.

    Reading themes have only the banner.
    """
    if not canvas.theme.is_painted:
        return
    width, height = canvas.size
    high = max(height * _SPECTACLE[0], width * _SPECTACLE[1])
    canvas.dim(_SPECTACLE_DARK * share)
    canvas.painting(name, around((0, height), width, high, 0.0, share))


def paint_banner(canvas: Canvas, table: pygame.FRect, words: str, share: float = 1.0) -> None:
    """Announce another player's action in the middle of the table; it rises a little as `share` grows to 1."""
    room = table.width - 160
    lines = lay_out(plain(words, canvas.theme), room, canvas.types, canvas.theme, SUBHEADING, align=0.5)
    middle = table.top + table.height * 0.475 + _RISE * (1 - share)
    rect = around((table.centerx, middle), lines.width + 60, lines.height - lines.line_height + 44)
    with canvas.coming(rect.inflate(40, 40), share):
        canvas.shadow(rect, spread=12)
        canvas.box(rect, "deep_nile", radius=22, line="gold", width=2)
        canvas.paragraph(lines, (table.centerx - room / 2, middle - lines.height / 2), "text_on_dark")
