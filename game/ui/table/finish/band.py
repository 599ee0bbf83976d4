"""The band at the end of a match: what the game turned on, the race of the points, and the points of every seat."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import pygame

from game.locale import text
from game.match.course import GameCourse
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.seat_head import paint_face
from game.ui.boards.kit.values import Fan
from game.ui.drawing import forms
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out, spoken
from game.ui.drawing.text import SMALLEST, Style
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import Edge, around, cut, grid, placed, shrinking, trim
from game.ui.table.finish.ending import Ending
from game.ui.table.finish.rounds_table import counted
from game.ui.table.finish.scoring_columns import COVERED
from game.ui.table.finish.tale import Tale
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Pressable
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_HEAD = Style("serif", 19, bold=True, leading=1.22)
_MORE = Style("serif", 19, italic=True, leading=1.22)
_FIGURE = Style("sans", 18, bold=True, leading=1.1)
_NUMBER = Style("sans", 15, bold=True, leading=1.1)
_AROUND, _PAD, _GAP = 11.0, 18.0, 22.0
"""The room above and below the words, that at both ends, and the gaps between the parts."""
_AIR = 4.0
"""By how much the race is higher than the words, above and below."""
_ONE_LINE = 1000.0
"""The least width in which story and race stand side by side."""
_STORY = 0.41
"""The greatest width of the story beside the race, as a share of the band's."""
_PIECES, _FAN = 1.9, 0.94
"""The greatest width of the pieces, relative to the height of the words, and their height."""
_RACE, _RACE_BESIDE = 58.0, 74.0
"""The height of the race below the story, and beside it without what it is higher than the words."""
_FACE, _SAMPLE = 13.5, 22.0
"""The greatest radius of a face, and the length of the piece of its line beside it."""
_DASHES: tuple[tuple[float, ...], ...] = ((), (13.0, 5.0), (5.0, 4.0), (13.0, 4.0, 3.0, 4.0))
"""The dashes and gaps of each line from the winner's on, because colour must not be the only difference."""
_WIDE, _WINNER, _EDGE = 1.8, 3.2, 1.0
"""The width of a line and of the winner's, and by how much its edge is wider."""
_APART = 2.0
"""By how much lines of equal points are apart."""
_STEPS = 5
"""The number of parts into which lines divide the race."""
_RING = 6.0
"""The radius of the mark on the winner's line."""
_SIGN, _MORE_SIDE = 20.0, 36.0
"""The side of the sign that tells that there is more, and that of the button around it."""


class Band(Pressable):
    """The story, the race and the points; a press opens the table of the rounds."""

    def __init__(
        self, shell: Shell, ending: Ending, course: GameCourse, tale: Tale, brush: Brush, on_press: Callback | None
    ) -> None:
        """Without `on_press` it cannot be pressed."""
        super().__init__(shell, on_press or (lambda: None), name="scores")
        self.focusable = on_press is not None
        self.tooltip = text("final-scores-help") if self.focusable else ""
        self.share = 1.0
        """How far the race has come."""
        self._ending = ending
        self._course = course
        self._leads = [[each - fmean(points) for each in points] for points in course.points]
        """By decision, the lead of each seat over the mean of all points: apart from each other where the points
        themselves lie close together on a long way up."""
        self._range = min(-1.0, *map(min, self._leads)), max(1.0, *map(max, self._leads))
        """The lowest and the highest lead that the race shows."""
        self._tale = tale
        self._brush = brush
        self._drawn: tuple[object, pygame.Surface] | None = None

    @property
    def words(self) -> str:
        """The story in short."""
        return " ".join(filter(None, (self._tale.head, self._tale.brief or self._tale.more)))

    def accessible(self) -> Accessible | None:
        """Describe the band as the whole story, and as a button if it can be pressed."""
        story = spoken(" ".join(filter(None, (self._tale.head, self._tale.more))))
        return self.said(Role.BUTTON if self.focusable else Role.TEXT, story, can_press=self.focusable)

    def measure(self, width: float) -> Size:
        """Return the size: two lines of words, with the race beside or below them."""
        types = self.shell.types
        high, is_one = types.line_height(_HEAD) + types.line_height(_MORE), width >= _ONE_LINE
        room = (width * _STORY if is_one else width - 2 * _PAD) - self._pieces_width(high) - _GAP
        high = max(high, sum(each.height for each in self._words(room, high)))
        high = max(high, _RACE_BESIDE) if is_one else high + _RACE * types.size
        return width, high + 2 * _AROUND

    def draw_self(self, canvas: Canvas) -> None:
        """Draw a sheet with all parts."""
        rect = self.rect
        canvas.panel(rect)
        if self.focusable and self.is_lit:
            canvas.box(rect.inflate(-4, -4), None, radius=10, line="gold", width=2.5)
        inner = trim(rect, left=_PAD, right=_PAD, top=_AROUND, bottom=_AROUND)
        if rect.width >= _ONE_LINE:
            wide = self._paint_story(canvas, inner, rect.width * _STORY)
            race = trim(inner, left=wide + _GAP, top=-_AIR, bottom=-_AIR)
        else:
            story, race = cut(inner, Edge.TOP, inner.height - _RACE * canvas.types.size + 4, 4)
            self._paint_story(canvas, story, story.width)
        if self.focusable:
            sign, race = cut(race, Edge.RIGHT, _MORE_SIDE, _PAD - 4)
            box = around(sign.center, _MORE_SIDE)
            canvas.box(box, "quiet_lit" if self.is_lit else "quiet", radius=8, line="panel_line")
            canvas.icon("chart", sign.center, _SIGN)
        heads = self._heads_width(canvas)
        places, race = cut(race, Edge.RIGHT, heads, _GAP)
        self._paint_heads(canvas, places)
        if len(self._course.points) > 1:
            self._paint_race(canvas, race)

    # The story

    def _paint_story(self, canvas: Canvas, room: pygame.FRect, most: float) -> float:
        """Draw words and pieces at the left of `room`; return how much of at most `most` they take."""
        high, pieces = room.height, self._pieces_width(room.height)
        words = self._words(most - pieces - (_GAP if pieces else 0.0), high)
        top = room.centery - sum(each.height for each in words) / 2
        for each in words:
            canvas.paragraph(each, (room.left, top))
            top += each.height
        across = max(map(_across, words))
        if not pieces:
            return across
        fan = Fan(self._tale.faces, detail=COVERED if len(self._tale.faces) > 1 else 0)
        at = placed(trim(room, left=across + _GAP), pieces, high * _FAN, 0.0)
        self._brush.fan(canvas, self._brush.lay_fan(fan, at))
        return across + _GAP + pieces

    def _pieces_width(self, high: float) -> float:
        faces = self._tale.faces
        return min(self._brush.fan_width(Fan(faces), high * _FAN), high * _PIECES) + 8 if faces else 0.0

    def _words(self, width: float, height: float) -> list[Paragraph]:
        """Return both lines of the story as large as they fit: the second rather in short than on two lines, both
        rather small than on several.
        """
        types, theme, tale = self.shell.types, self.shell.theme, self._tale
        seconds = list(dict.fromkeys(filter(None, (tale.more, tale.brief)))) or [""]

        def laid(share: float, second: str) -> list[Paragraph]:
            return [
                lay_out(words, width, types, theme, style.sized(max(SMALLEST, style.size * share)))
                for words, style in ((tale.head, _HEAD), (second, _MORE))
                if words
            ]

        tried = [laid(share, second) for share in shrinking(1.0, SMALLEST / _HEAD.size, 0.93) for second in seconds]
        single = (found for found in tried if all(each.lines == 1 for each in found))
        low = (found for found in tried if sum(each.height for each in found) <= height + 1)
        return next(single, None) or next(low, None) or tried[-1]

    # The heads

    @property
    def _columns(self) -> int:
        return -(-len(self._ending.order) // 2)

    def _heads_width(self, canvas: Canvas) -> float:
        return self._columns * self._head_width(canvas) + (self._columns - 1) * 14

    def _head_width(self, canvas: Canvas) -> float:
        widest = max(canvas.types.width(self._ending.points(seat), _FIGURE) for seat in self._ending.order)
        return _SAMPLE * canvas.types.size + 2 * _FACE * canvas.types.size + widest + 16

    def _paint_heads(self, canvas: Canvas, room: pygame.FRect) -> None:
        """Draw for every seat a piece of its line, its face and its points, two below each other."""
        order, scale = self._ending.order, canvas.types.size
        high = min(room.height / 2, 2 * _FACE * scale + 6)
        room = placed(room, room.width, high * min(2, len(order)))
        for at, (seat, cell) in enumerate(
            zip(order, grid(room, self._columns, high, len(order), (14, 0)), strict=True)
        ):
            radius = min(_FACE * scale, high / 2 - 2)
            sample = _SAMPLE * scale
            self._paint_sample(canvas, cut(cell, Edge.LEFT, sample)[0], at, seat)
            middle = cell.left + sample + 6 + radius, cell.centery
            paint_face(canvas, seat, self._ending.match.seats[seat], middle, radius)
            figure = counted(self._ending.points(seat), self.share)
            canvas.text(figure, (middle[0] + radius + 8, cell.centery), _FIGURE, middle=True)

    def _paint_sample(self, canvas: Canvas, room: pygame.FRect, at: int, seat: int) -> None:
        picture = pygame.Surface(canvas.display.px_rect(room).size, pygame.SRCALPHA)
        scale, middle = canvas.display.scale, picture.get_height() / 2
        forms.draw(picture, self._line(canvas, [(scale, middle), (picture.get_width() - scale, middle)], at, seat))
        canvas.surface.blit(picture, canvas.display.px_rect(room))

    # The race

    def _paint_race(self, canvas: Canvas, room: pygame.FRect) -> None:
        """Draw the lead of every seat over the decisions, around that of nobody, and the turn with its number."""
        field = trim(room, top=2, bottom=2)
        for step in range(_STEPS + 1):
            x = field.left + field.width * step / _STEPS
            canvas.line((x, field.top), (x, field.bottom), "panel_hairline", 1)
        level = self._height(field, 0.0)
        canvas.line((field.left, level), (field.right, level), "panel_hairline", 1)
        place = canvas.display.px_rect(field.inflate(8, 8))
        key = place.size, canvas.theme.name, canvas.display.scale
        if self._drawn is None or self._drawn[0] != key:
            picture = pygame.Surface(place.size, pygame.SRCALPHA)
            forms.draw(picture, self._lines(canvas, field, place))
            self._drawn = key, picture
        shown = pygame.Rect(0, 0, round(place.width * self.share), place.height)
        canvas.surface.blit(self._drawn[1], place.topleft, shown)
        if self._tale.ply > 0 and self.share >= 1:
            self._paint_turn(canvas, field)

    def _paint_turn(self, canvas: Canvas, field: pygame.FRect) -> None:
        """Mark the turn on the winner's line, with its number on a plate that covers the least of the lines."""
        ply, last = self._tale.ply, len(self._course.points) - 1
        leader = max(self._ending.result.winners, key=lambda seat: self._course.points[ply][seat])
        x, y = self._at(field, ply, leader)
        number = str(ply)
        wide, high = canvas.types.width(number, _NUMBER) + 8, canvas.types.line_height(_NUMBER)
        for at in range(round(field.height / 7)):
            canvas.line((x, field.top + at * 7), (x, min(field.bottom, field.top + at * 7 + 4)), "ink", 1.5)
        canvas.disc((x, y), _RING, "linen", line="ink", width=2.0)
        tags = [
            pygame.FRect(left, top, wide, high)
            for top in (field.top - 2, field.bottom - high + 1)
            for left in (x - wide - 2, x + 3)
            if field.left <= left and left + wide <= field.right
        ]
        near = round(last * 2 * wide / field.width)
        plies = range(max(0, ply - near), min(last, ply + near) + 1)
        spots = [self._at(field, each, seat) for each in plies for seat in self._ending.order]
        ring = around((x, y), 2 * _RING)

        def covered(tag: pygame.FRect) -> int:
            on_ring = len(spots) * tag.colliderect(ring)
            return on_ring + sum(tag.inflate(2, 2).collidepoint(spot) for spot in spots)

        tag = min(tags, key=covered)
        canvas.box(tag, "panel", radius=3, grain=True)
        canvas.text(number, tag.center, _NUMBER, align=0.5, middle=True)

    def _at(self, field: pygame.FRect, ply: int, seat: int) -> tuple[float, float]:
        """Return where the line of a seat is after a decision: a little below those of equal points, so that all are
        seen.
        """
        points = self._course.points[ply]
        same = [each for each in self._ending.order if points[each] == points[seat]]
        across = field.left + field.width * ply / (len(self._leads) - 1)
        return across, self._height(field, self._leads[ply][seat]) + _APART * same.index(seat)

    def _height(self, field: pygame.FRect, lead: float) -> float:
        """Return where a lead is shown, from the top."""
        low, high = self._range
        room = field.height - 4 - _APART * (len(self._ending.order) - 1)
        return field.top + 2 + room * (high - lead) / (high - low)

    def _lines(self, canvas: Canvas, field: pygame.FRect, place: pygame.Rect) -> list[str]:
        scale, found = canvas.display.scale, list[str]()
        for at, seat in reversed([*enumerate(self._ending.order)]):
            path: list[tuple[float, float]] = []
            for ply in range(len(self._course.points)):
                x, y = self._at(field, ply, seat)
                if path and path[-1][1] != y:
                    before = self._at(field, ply - 1, seat)[0]
                    path.append((max(before, x - 8), path[-1][1]))
                    path.append((x, y))
                elif not path or ply == len(self._course.points) - 1:
                    path.append((x, y))
            real = [(x * scale - place.left, y * scale - place.top) for x, y in path]
            found += self._line(canvas, real, at, seat)
        return found

    def _line(self, canvas: Canvas, points: Sequence[tuple[float, float]], at: int, seat: int) -> list[str]:
        """Return a line with its edge: solid and wider for the first seat."""
        scale = canvas.display.scale
        wide = (_WIDE if at else _WINNER) * scale
        dashes = [part * scale for part in _DASHES[at % len(_DASHES)]]
        return [
            forms.stroke(points, canvas.colour("ink"), wide + _EDGE * scale, dashes),
            forms.stroke(points, canvas.colour(SEAT_COLOURS[seat]), wide, dashes),
        ]


def _across(paragraph: Paragraph) -> float:
    """Return the width of the longest line."""
    return max((item.x + item.width for item in paragraph.placed), default=0.0)
