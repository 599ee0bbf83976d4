"""The table of the rounds at the end of a match, in whose rows the scores race each other."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from game.locale import text
from game.match.honours import Named
from game.ui.boards.kit.seat_head import paint_sitter
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out
from game.ui.drawing.text import BODY, SMALL, SMALLEST, Style, Typesetter
from game.ui.drawing.theme import SEAT_COLOURS, mix
from game.ui.layout import Edge, bounded, cut, first_fitting, grid, placed, trim
from game.ui.table.finish.ending import Ending

_POINTS = Style("serif", 34, bold=True, leading=1.1)
_FIGURE = Style("sans", 18)
_STEP, _TALL_STEP, _HEAD = 66.0, 46.0, 44.0
"""From row to row of the table in a tall window: the most, the least, and the height of its heads."""
_LOW_STEP, _LEAST_ROWS, _LOW_HEAD, _WIDE_STEP = 33.0, 100.0, 30.0, 50.0
"""In a wide window, at normal text size: the least step, the least height of all rows, that of the heads, and the
greatest step."""
_GROWING = 0.6
"""By how much rows and columns of a wide window grow when the text size grows by 1."""
_ROW_FACE = 26.0
"""The greatest radius of a portrait in a row."""
_NAMES = 300.0
"""The greatest width of the column of names, without honours."""
_ACROSS, _LOW_ACROSS = 170.0, 104.0
"""The greatest width of each of the others, and that in a wide window, at normal text size."""
_BETWEEN = " · "
"""What stands between two honours in a row."""
_AIR = 4.0
"""The least room above and below them."""
_BAR, _BAR_SHARE, _UNDER = 7.0, 0.13, 4.0
"""The height of the bars of the race, below the figures: the greatest, and of the row's; the room under it."""
_SHADE = 0.4
"""The paleness of the bars of the race."""


class RoundsTable:
    """Draws the figures of every round, and in a wide window the honours in the rows of their seats."""

    def __init__(self, ending: Ending, *, is_wide: bool) -> None:
        self._ending = ending
        self._is_wide = is_wide

    def height(self, types: Typesetter) -> float:
        """Return the least height."""
        count, scale = len(self._ending.order), _grown(types)
        if self._is_wide:
            return (_LOW_HEAD + max(count * _LOW_STEP, _LEAST_ROWS)) * scale
        return _HEAD + count * _TALL_STEP * scale

    def full_height(self, types: Typesetter) -> float:
        """Return the height with rows as high as they can be."""
        scale = _grown(types)
        head, step = (_LOW_HEAD * scale, _WIDE_STEP * scale) if self._is_wide else (_HEAD, _STEP)
        return head + step * len(self._ending.order)

    def paint(self, canvas: Canvas, room: pygame.FRect, share: float = 1.0) -> None:
        """Draw the table of rounds, in whose rows the scores race each other."""
        ending, types = self._ending, canvas.types
        table, order = ending.table, ending.order
        columns, scale = len(table.heads), _grown(types)
        head, most = (_LOW_HEAD * scale, _WIDE_STEP * scale) if self._is_wide else (_HEAD, _STEP)
        widest = _LOW_ACROSS * scale if self._is_wide else _ACROSS
        edge = 40 if self._is_wide else 28
        across = min(widest, (room.width - self._names_width(types) - edge) / max(1, columns))
        names = room.width - across * columns - edge if self._is_wide else self._names_width(types)
        width = names + across * columns + edge
        step = min(most, (room.height - head) / len(order))
        sheet = placed(room, width, head + step * len(order))
        canvas.panel(sheet)
        middles = [sheet.left + names + across * (index + 0.5) for index in range(columns)]
        heads, style = types.heads(table.heads, across - 3)
        for x, words in zip(middles, heads, strict=True):
            canvas.text(words, (x, sheet.top + head * 0.5 - 1), style, "text_soft", align=0.5, middle=True,
                        width=across - 3)  # fmt: skip
        points = [_number(row[-1]) for row in table.rows]
        most = max(1, *points)
        places = grid(trim(sheet, left=14, right=14, top=head - 5), 1, step - 5, len(order), (0, 5))
        rooms = dict[int, pygame.FRect]()
        for row, seat in zip(places, order, strict=True):
            left = row.left + self._names_width(types) - 14
            rooms[seat] = bounded(row, left=left, right=middles[0] - across / 2 if middles else left)
            track = middles[-1] - across / 2 if middles else row.right
            self._paint_row(canvas, row, seat, track, share * max(0, points[seat]) / most)
            for index, (x, figure) in enumerate(zip(middles, table.rows[seat], strict=True)):
                is_sum = index == columns - 1
                style = _POINTS.sized(min(_POINTS.size, row.height * 0.72 / types.size)) if is_sum else _FIGURE
                shown = counted(figure, share) if is_sum else figure
                canvas.text(shown, (x, row.centery), style, align=0.5, middle=True)
        if self._is_wide:
            self._paint_awards(canvas, rooms)

    def _names_width(self, types: Typesetter) -> float:
        """Return the width of the column of names: as usual, or in a tall window what they need."""
        ending = self._ending
        widest = max(types.width(ending.name(seat), BODY.bolder()) for seat in ending.order)
        return min(_NAMES, widest + 2 * _ROW_FACE + 50)

    def _paint_row(self, canvas: Canvas, rect: pygame.FRect, seat: int, end: float, share: float) -> None:
        """Draw a row: the player, below name and figures a bar that has come a share of the way to `end`, and a
        winner's mark.
        """
        who = self._ending.match.seats[seat]
        has_won = seat in self._ending.result.winners
        canvas.box(rect, "field", radius=9)
        pale = mix(canvas.colour(SEAT_COLOURS[seat]), canvas.colour("field"), _SHADE)
        radius = min(_ROW_FACE, rect.height / 2 - 3)
        left = rect.left + 2 * radius + 26
        bar, _ = cut(trim(rect, bottom=_UNDER), Edge.BOTTOM, min(_BAR, rect.height * _BAR_SHARE))
        bar.left, bar.width = left, max(bar.height, (end - left) * share)
        canvas.box(bar, pale, radius=bar.height / 2)
        line, wide = (SEAT_COLOURS[seat], 3.0) if has_won else ("panel_hairline", 1.2)
        canvas.box(rect, None, radius=9, line=line, width=wide)
        middle = rect.left + 12 + radius, rect.centery
        paint_sitter(canvas, seat, who, middle, radius, mood=self._ending.mood(seat))
        room = rect.left + self._names_width(canvas.types) - 20 - left
        canvas.text(who.name, (left, rect.centery), BODY.bolder(), middle=True, width=room)

    def _paint_awards(self, canvas: Canvas, rooms: Mapping[int, pygame.FRect]) -> None:
        """Write honours into the free parts of the rows of their seats: all with their figures where there is room for
        these in every row, else all without, each time rather smaller; in a row without room for that, as many as there
        is room for, and how many more there are.
        """
        forms = {seat: _award_forms([each for each in self._ending.honours if each.seat == seat]) for seat in rooms}
        forms = {seat: found for seat, found in forms.items() if found}

        def laid(seat: int, at: int) -> Paragraph:
            words, style = forms[seat][at]
            return lay_out(words, rooms[seat].width, canvas.types, canvas.theme, style)

        def fits(seat: int, at: int) -> bool:
            words, room = laid(seat, at), rooms[seat]
            across = max((item.x + item.width for item in words.placed), default=0.0)
            return words.height <= room.height - 2 * _AIR and across <= room.width

        alike = first_fitting(range(_FORMS), lambda at: all(fits(seat, at) for seat in forms))
        for seat, found in forms.items():
            at = first_fitting(range(alike, len(found)), partial(fits, seat))
            paragraph, room = laid(seat, at), rooms[seat]
            canvas.paragraph(paragraph, (room.left, room.centery - paragraph.height / 2), "text_soft")


def _grown(types: Typesetter) -> float:
    """Return by how much rows and columns of a wide window grow with the text size."""
    return 1 + max(0.0, types.size - 1) * _GROWING


def _key(named: Named) -> str:
    return f"honour-{named.honour.name}"


_FORMS = 4
"""The number of forms in which honours of every seat can be written: with and without figures, large and small."""


def _award_forms(named: Sequence[Named]) -> list[tuple[str, Style]]:
    """Return the honours of a seat in rich text, each with its style: in `_FORMS` forms with all of them, then with
    fewer. A line ends only between two honours.
    """
    if not named:
        return []
    titles, tiny = [f"<b>{_whole(text(_key(each)))}</b>" for each in named], SMALL.sized(SMALLEST)
    figures = [_whole(text(f"{_key(each)}-figure", count=each.figure)) for each in named]
    long = _BETWEEN.join(f"{title}\N{NO-BREAK SPACE}{figure}" for title, figure in zip(titles, figures, strict=True))
    short = _BETWEEN.join(titles)
    fewer = [(f"{_BETWEEN.join(titles[:count])} +{len(named) - count}", tiny) for count in range(len(named) - 1, 0, -1)]
    return [(long, SMALL), (long, tiny), (short, SMALL), (short, tiny), *fewer]


def _whole(words: str) -> str:
    """Return words that stay in one line."""
    return words.replace(" ", "\N{NO-BREAK SPACE}")


_LEADING = re.compile(r"[-−]?\d+")


def _number(figure: str) -> int:
    """Return the number that a figure begins with, 0 if it begins with none."""
    found = _LEADING.match(figure)
    return int(found[0].replace("−", "-")) if found else 0


def counted(figure: str, share: float) -> str:
    """Return a number of which the fraction `share` has been counted so far."""
    found = _LEADING.match(figure)
    return f"{round(_number(figure) * share)}{figure[found.end() :]}" if found and share < 1 else figure
