"""The picture of the end of a match: the winner in the evening light, the race of the scores, honours and riches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

import pygame

from game.locale import text
from game.match.honours import Named
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.portraits import Mood
from game.ui.boards.kit.seat_head import paint_seal, paint_sitter
from game.ui.drawing.balloon import paint_balloon
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out
from game.ui.drawing.text import BODY, SMALL, SMALLEST, TITLE, Style, Typesetter
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import Edge, abreast, cut, first_fitting, grid, placed, shrinking, trim
from game.ui.table.finish.ending import Ending
from game.ui.table.finish.figures import SHAPE, before, before_stone, beside, head, paint_figure, paint_name
from game.ui.table.finish.riches import Riches
from game.ui.table.finish.rounds_table import RoundsTable, counted
from game.ui.window.display import Point, Size

BACKDROP, MIDDLE = "common/winner", (0.462, 0.375)
"""The painting behind the end, and its point, as shares of width and height, that stays in the middle of the window.

A narrow window then shows the sun, a wide one the frieze.
"""

_HONOUR = Style("serif", 18, bold=True, leading=1.25)
_QUOTE = Style("serif", 18, italic=True, leading=1.25)
_HERO, _TALL_HERO, _WIDE_HERO = 110.0, 620.0, 0.56
"""The least height of the winner, the greatest in a tall window, and in a wide one as a share of the window's."""
_OTHERS = (0.84, 0.76, 0.68)
"""The heights of those who have not won, in their order, relative to the winner's."""
_OVERHANG = 0.3
"""How much wider than a stone the riches on it may be, relative to its width."""
_OTHERS_FIRST = 0.85
"""From which part of their usual size on the others get no smaller while the winner can."""
_SHOULDER, _APART, _WIDE_APART, _CITY_GAP = 2.0, 0.3, 0.6, 0.25
"""The least gap between two players, and relative to the winner's height the greatest in a tall window, that in a wide
one, and the least with cities beside the players, whose gap may be as large as that height."""
_SMALLEST_OTHERS, _SMALLEST_HERO = 0.6, 0.7
"""How much smaller than that they are where there is less room, and how much smaller the winner is then, so that they
are there at all."""
_SMALLER = 0.94
"""From one size that is tried to the next."""
_BUBBLES = (380.0, 320.0, 270.0, 230.0, 190.0, 160.0, 135.0, 115.0)
"""The widths that are tried for words beside a head, at normal text size."""
_QUOTES = (1.0, 0.8, 0.7)
"""The sizes of these words that are tried, relative to the usual one."""
_TAIL = 14.0
"""How far the point of a bubble reaches towards the head."""
_TAIL_HIGH = 13.0
"""Half the height of the point where it begins."""
_LINES = 3
"""More lines than this are taken only where else somebody's head would be covered."""
_CORNER = 14.0
"""The greatest radius of a bubble's corners."""
_TOP, _BELOW_TITLE = 16.0, 14.0
"""The room above the title and below it."""
_MARGIN, _GAP = 40.0, 14.0
"""The margins and the gaps between parts."""
_TALL_GAP = 50.0
"""The greatest extra gap between the parts in a tall window."""
_SPEAKER = 30.0
"""The radius of the portrait beside a character's words."""
_AROUND = 7.0
"""The room above and below a character's words."""
_CHIP, _OUT = 50.0, 4.0
"""The height of an honour, and by how much its portrait stands out over it."""


@dataclass(frozen=True, slots=True)
class _Bubble:
    """Words laid out in the bubble that holds them."""

    place: pygame.FRect
    words: Paragraph

    @classmethod
    def of(cls, words: str, wide: float, canvas: Canvas, style: Style) -> _Bubble:
        """Return words in a bubble at most `wide`, nowhere yet."""
        laid = lay_out(words, wide - 28, canvas.types, canvas.theme, style)
        across = max(item.x + item.width for item in laid.placed) + 28
        return cls(pygame.FRect(0, 0, across, laid.height + 2 * _AROUND), laid)

    @property
    def radius(self) -> float:
        """The radius of the corners, so that the tail stands on a straight edge."""
        return min(_CORNER, self.place.height / 2 - _TAIL_HIGH)

    def at(self, corner: tuple[float, float]) -> _Bubble:
        """Return the bubble with its upper left corner there."""
        return replace(self, place=pygame.FRect(corner, self.place.size))

    def beside(self, head: pygame.FRect) -> list[_Bubble]:
        """Return the bubble at the right and at the left of a head."""
        return self._around(head, head.centery - self.place.height / 2)

    def above(self, head: pygame.FRect) -> list[_Bubble]:
        """Return the bubble at both sides of a head so high that only its tail, at the foot, is beside the middle."""
        return self._around(head, head.centery + self.radius + _TAIL_HIGH - self.place.height)

    def _around(self, head: pygame.FRect, top: float) -> list[_Bubble]:
        return [self.at((left, top)) for left in (head.right + _TAIL, head.left - _TAIL - self.place.width)]


class Podium:
    """Draws an ending in a window of `size`, above `bottom`."""

    def __init__(self, ending: Ending, brush: Brush, size: Size, bottom: float) -> None:
        self._ending = ending
        self._riches = Riches(ending.table, brush)
        self._size = size
        self._room = trim(pygame.FRect(0, 0, size[0], bottom), left=_MARGIN, right=_MARGIN, top=_TOP)
        """The room for everything."""
        self._is_wide = size[0] >= size[1]
        self._table = RoundsTable(ending, is_wide=self._is_wide)

    def paint(self, canvas: Canvas, share: float = 1.0) -> None:
        """Draw everything; `share` is how far the race of the scores has come, 1 at its end."""
        types = canvas.types
        title, room = cut(self._room, Edge.TOP, types.line_height(TITLE), _BELOW_TITLE)
        self._paint_title(canvas, title.top)
        busy = list[pygame.FRect]()
        if self._ending.table.verdict:
            verdict = self._verdict(canvas)
            strip, room = cut(room, Edge.TOP, verdict.height + 10, 8)
            sheet = placed(strip, verdict.width + 40, strip.height)
            busy.append(sheet)
            canvas.box(sheet, "deep_nile", radius=10)
            canvas.rich(self._ending.table.verdict, sheet.inflate(-39, -10), verdict.style, "text_on_dark", align=0.5)
        if self._is_wide:
            self._paint_hall(canvas, room, share, busy)
            return
        most = room.height - self._table.height(types) - 3 * _GAP
        hero, table = self._paint_tall(canvas, room, most)
        self._paint_people(canvas, hero, share)
        self._table.paint(canvas, table, share)

    def _paint_hall(self, canvas: Canvas, room: pygame.FRect, share: float, busy: Sequence[pygame.FRect]) -> None:
        """Draw the players across a wide window, a character's words beside its head, outside `busy` places, and below
        them a low table with the honours in its rows.
        """
        most = room.height - self._table.height(canvas.types) - _GAP
        highest = self._size[1] * _WIDE_HERO
        hero, table = cut(room, Edge.TOP, max(_HERO, min(most, highest, self._fitting(room.width))), _GAP)
        figures = self._paint_people(canvas, hero, share)
        self._table.paint(canvas, table, share)
        if self._ending.farewell:
            top = self._room.top + canvas.types.line_height(TITLE)
            sky = pygame.FRect(room.left, top, room.width, hero.bottom - top)
            self._paint_bubble(canvas, figures, sky, busy)

    def _paint_tall(self, canvas: Canvas, room: pygame.FRect, most: float) -> tuple[pygame.FRect, pygame.FRect]:
        """Draw words and honours below the players of a tall window; return the place of these and the table's.

        The players may be `most` high, if that is enough.
        """
        honours, quote = self._chips_height(canvas.types), self._quote_height(canvas, room.width)
        most -= honours + (quote + _GAP if quote else 0.0)
        high = min(max(_HERO, most), _TALL_HERO, self._fitting(room.width))
        gap = _GAP + min(_TALL_GAP, max(0.0, most - high) / 4)
        hero, rest = cut(trim(room, top=gap), Edge.TOP, high, gap)
        if quote:
            words, rest = cut(rest, Edge.TOP, quote, _GAP)
            self._paint_quote(canvas, words)
        chips, rest = cut(rest, Edge.TOP, honours, _GAP)
        self._paint_honours(canvas, chips, self._ending.honours, 2)
        return hero, rest

    def _verdict(self, canvas: Canvas) -> Paragraph:
        """Return the verdict in the fewest lines that fit, all about equally long.

        In a wide window it is rather small than on two lines.
        """
        words, types, theme, room = self._ending.table.verdict, canvas.types, canvas.theme, self._size[0] * 0.84
        found, small = lay_out(words, room, types, theme, BODY), lay_out(words, room, types, theme, SMALL)
        if self._is_wide and small.lines < found.lines:
            found = small
        while (closer := lay_out(words, found.width - 8, types, theme, found.style)).lines == found.lines > 1:
            found = closer
        return found

    def _chips_height(self, types: Typesetter) -> float:
        """Return the height of honours that stand below the winner, two in a row."""
        return -(-len(self._ending.honours) // 2) * (_CHIP * types.size + 7)

    def _paint_title(self, canvas: Canvas, top: float) -> None:
        """Draw the winners' names after their seals."""
        ending, types = self._ending, canvas.types
        winners, title = ending.heroes, ending.title
        step, high = 58.0, types.line_height(TITLE)
        room = self._size[0] - 80 - step * len(winners)
        style = types.fitted(title, TITLE, room)
        left = (self._size[0] - min(room, types.width(title, style)) - step * len(winners)) / 2
        for seat in winners:
            paint_seal(canvas, seat, (left + 24, top + high / 2), 24)
            left += step
        for by, colour in ((2.0, "ink"), (0.0, "text_on_dark")):
            canvas.text(title, (left + by, top + by), style, colour, width=room)

    def _fitting(self, width: float) -> float:
        """Return the winner's height at which all players fit into a width and the others are not too small."""
        heroes = len(self._ending.heroes)
        others = _OTHERS_FIRST * sum(_OTHERS[: len(self._ending.order) - heroes])
        return width / SHAPE / (heroes + others)

    def _people(self, high: float, room: float) -> list[tuple[int, float]]:
        """Return the seats from left to right with the heights of their portraits: the winners, `high`, in the middle,
        and the others beside them by rank, left and right in turn, if that is not wider than `room`.
        """
        heroes = [(seat, high) for seat in self._ending.heroes]
        losers = [seat for seat in self._ending.order if seat not in self._ending.heroes]

        def everybody(scale: float, whole: float = 1.0) -> list[tuple[int, float]]:
            others = [(seat, high * share * scale * whole) for seat, share in zip(losers, _OTHERS, strict=False)]
            return [*others[::2][::-1], *((seat, high * whole) for seat, high in heroes), *others[1::2]]

        less = (everybody(_SMALLEST_OTHERS, whole) for whole in shrinking(1.0, _SMALLEST_HERO, _SMALLER))
        tried = [*map(everybody, shrinking(1.0, _SMALLEST_OTHERS, _SMALLER)), *less, heroes]
        return first_fitting(tried, lambda people: _width(people) <= room)

    def _paint_people(self, canvas: Canvas, rect: pygame.FRect, share: float) -> dict[int, pygame.FRect]:
        """Draw the players side by side in the middle of `rect`, the winners as high as that; return their places.

        Of the points on their stones the fraction `share` has been counted so far.
        """
        people = self._people(rect.height, rect.width)
        wides = [high * SHAPE for _, high in people]
        score, heroes = self._ending.score, self._ending.heroes
        gap = self._gap(people, rect)
        figures: dict[int, pygame.FRect] = {}
        has_cities = self._ending.table.picture is not None
        is_beside = has_cities and self._is_wide and gap >= rect.height * _CITY_GAP
        if is_beside:  # each city at the right of its player, the last one also part of the row
            last = pygame.FRect(0, 0, wides[-1], people[-1][1])
            rect = rect.move((last.right - beside(last, gap - _GAP).right) / 2, 0)
        for (seat, high), place in zip(people, abreast(rect, wides, gap), strict=True):
            has_won = seat in heroes
            stars = score.wins[seat] if has_won and score is not None and score.is_over else None
            points = counted(self._ending.points(seat), share) if self._is_wide else ""
            figure = figures[seat] = cut(place, Edge.BOTTOM, high)[0]
            who = self._ending.match.seats[seat]
            paint_figure(canvas, seat, who, figure, has_won=has_won)
            if not has_cities:
                room = before(figure).inflate(min(gap, figure.width * _OVERHANG), 0)
            else:
                room = beside(figure, gap - _GAP) if is_beside else before_stone(figure).inflate(gap, 0)
            self._riches.paint(canvas, seat, room)
            paint_name(canvas, seat, who.name, figure, stars=stars, points=points)
        return figures

    def _gap(self, people: Sequence[tuple[int, float]], rect: pygame.FRect) -> float:
        """Return the gap between two players, wider where there is room for riches."""
        apart = _APART if not self._is_wide else _WIDE_APART if self._ending.table.picture is None else 1.0
        return max(_SHOULDER, min((rect.width - _width(people)) / len(people), rect.height * apart))

    def _paint_bubble(
        self, canvas: Canvas, figures: Mapping[int, pygame.FRect], sky: pygame.FRect, busy: Sequence[pygame.FRect]
    ) -> None:
        """Draw a character's words in a bubble in the `sky`: beside its head, or on a side of its own laurel, where
        neither other heads nor `busy` places are covered, if possible with nobody else below; else at an end of the
        sky, and at last at any place, and small.
        """
        ending, scale = self._ending, max(1.0, canvas.types.size)
        heads = {seat: head(place, has_won=seat in ending.heroes) for seat, place in figures.items()}
        own, face = heads[ending.speaker], head(figures[ending.speaker], has_won=False)
        others = [place for seat, place in heads.items() if seat != ending.speaker]
        columns = [pygame.FRect(place.left, sky.top, place.width, place.bottom - sky.top) for place in others]
        near: list[_Bubble] = []
        far: list[_Bubble] = []
        for share in _QUOTES:
            style = _QUOTE.sized(max(SMALLEST, _QUOTE.size * share))
            bubbles = [_Bubble.of(ending.farewell, wide * scale, canvas, style) for wide in _BUBBLES]
            for beside_head in (own, face):
                near += [each for bubble in bubbles for each in bubble.beside(beside_head)]
                near += [each for bubble in bubbles for each in bubble.above(beside_head)]
            ends = [bubble.at((left, top)) for bubble in bubbles for left, top in product(
                (sky.left, sky.right - bubble.place.width), (own.centery - bubble.place.height / 2, sky.top)
            )]  # fmt: skip
            far += ends

        def fits(bubble: _Bubble, blocked: Sequence[pygame.FRect]) -> bool:
            return sky.contains(bubble.place) and bubble.place.inflate(4, 4).collidelist(blocked) < 0

        blocked = [[face, *columns, *busy], [face, *others, *busy]]
        low = [bubble for bubble in near if bubble.words.lines <= _LINES]
        free = (bubble for bubbles in (low, near) for places in blocked for bubble in bubbles if fits(bubble, places))
        bubble = next(free, None) or first_fitting(far, lambda each: fits(each, blocked[-1]))
        box = bubble.place
        box.clamp_ip(sky)
        colour = SEAT_COLOURS[ending.speaker]
        radius = bubble.radius
        is_near = box.inflate(4 * _TAIL, 2 * own.height).colliderect(own)
        tip = self._tip(bubble, face) if is_near else None
        paint_balloon(canvas, box, tip, colour, radius=radius, half=_TAIL_HIGH - 2.5)
        canvas.paragraph(bubble.words, (box.left + 14, box.top + _AROUND))

    def _tip(self, bubble: _Bubble, face: pygame.FRect) -> Point:
        """Return the point of a bubble's tail, on the side of the face."""
        box, corner = bubble.place, bubble.radius + _TAIL_HIGH
        side = _TAIL if box.centerx < face.centerx else -_TAIL
        middle = max(box.top + corner, min(face.centery, box.bottom - corner))
        return (box.right if side > 0 else box.left) + side, middle

    def _paint_quote(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Draw a character's words, if there are any."""
        ending = self._ending
        if not ending.farewell:
            return
        sheet = trim(rect, left=_SPEAKER)
        canvas.shadow(sheet, spread=10, radius=12, alpha=110)
        canvas.box(sheet, "linen", radius=12, line=SEAT_COLOURS[ending.speaker], width=2)
        canvas.paragraph(self._quote(canvas, rect.width), (sheet.left + _SPEAKER + 6, rect.top + _AROUND))
        who = ending.match.seats[ending.speaker]
        mood: Mood = "content" if ending.speaker in ending.result.winners else "cross"
        paint_sitter(canvas, ending.speaker, who, (sheet.left, sheet.centery), _SPEAKER, mood=mood)

    def _quote_height(self, canvas: Canvas, width: float) -> float:
        return self._quote(canvas, width).height + 2 * _AROUND if self._ending.farewell else 0.0

    def _quote(self, canvas: Canvas, width: float) -> Paragraph:
        room = width - 2 * _SPEAKER - 24
        return lay_out(self._ending.farewell, room, canvas.types, canvas.theme, _QUOTE)

    def _paint_honours(self, canvas: Canvas, rect: pygame.FRect, honours: Sequence[Named], columns: int = 1) -> None:
        """Draw honours of seats below each other, in columns."""
        rows = max(1, -(-len(honours) // columns))
        high = min(_CHIP * canvas.types.size, rect.height / rows - 7)
        room = placed(rect, rect.width, rows * (high + 7) - 7)
        for chip, named in zip(grid(room, columns, high, len(honours), (10, 7)), honours, strict=True):
            self._paint_honour(canvas, chip, named)

    def _paint_honour(self, canvas: Canvas, chip: pygame.FRect, named: Named) -> None:
        seat, types = self._ending.match.seats[named.seat], canvas.types
        canvas.shadow(chip, spread=10, radius=12, alpha=110)
        canvas.box(chip, "linen", radius=12, line=SEAT_COLOURS[named.seat], width=2.5, grain=True)
        radius = chip.height / 2 + _OUT
        paint_sitter(canvas, named.seat, seat, (chip.left + radius - 8, chip.centery), radius)
        left = chip.left + 2 * radius + 4
        room = chip.right - 16 - left
        key = f"honour-{named.honour.name}"
        figure = text(f"{key}-figure", count=named.figure)
        title, about = text(key), f"{seat.name} · {figure}"
        style = types.fitted(title, _HONOUR, room)
        canvas.text(title, (left, chip.centery - types.line_height(_HONOUR) + 2), style, width=room)
        style = types.fitted(about, SMALL, room)
        if types.width(about, style) > room:  # a long name yields: the face tells whose honour it is
            about, style = figure, types.fitted(figure, SMALL, room)
        canvas.text(about, (left, chip.centery), style, "text_soft", width=room)


def _width(people: Sequence[tuple[int, float]]) -> float:
    """Return the width of portraits of some heights side by side."""
    return sum(high * SHAPE + _SHOULDER for _, high in people) - _SHOULDER
