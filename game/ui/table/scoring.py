"""The scoring of a round: sets are counted one by one, then the most corrupt player goes back along the track."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.locale import text
from game.rules.core.state import State
from game.table.seats import Seat
from game.ui.boards.painting import Brush, caption
from game.ui.boards.portraits import Mood
from game.ui.boards.presenter import Presenter
from game.ui.boards.seat_head import SEALS, paint_sitter
from game.ui.boards.values import NONE, Fan, Reckoning, ScorePart, SeatReckoning
from game.ui.drawing.animation import Animation, Pause, Tween, call
from game.ui.drawing.animation import Sequence as InOrder
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out, lay_out_within
from game.ui.drawing.text import BODY, HEADING, SMALL, SUBHEADING, Style
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.table.podium import BACKDROP, MIDDLE
from game.ui.widgets.button import Button
from game.ui.widgets.scene import Change, Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size
from game.ui.window.input import Action

_TOTAL = Style("serif", 28, bold=True, leading=1.1)
_SUM = _TOTAL.sized(22)
_LINE = Style("sans", 16, leading=1.2)
_STOP = Style("sans", 14, leading=1.1)
_LOW_ROW, _SHOWN, _CROWDED = 66.0, 14.0, 0.5
"""The greatest height of a row with faces beside their words, the least width that is visible of each face, and how
little such faces count where there is less.
"""
_FAN_OF_CARDS, _CARD = 2.3, 68 / 44
"""The usual width of the cards of a set, of a card's, and the height of one."""
_FIGURE, _APART = 70.0, 14.0
"""The room for the figure of a part on the line of its faces, and the gap between words and what is beside them."""
_COVERED = 60
"""The width in pixels whose details a covered card shows, which leave its name out."""
_LEAST_FACE = 14.0
"""Lower faces are left out."""
_TOKEN, _LEAST_TOKEN, _TOKEN_GAP, _ROUND = 0.8, 0.5, 5.0, 1.1
"""The side of a token, of the width of a card, the least where it leaves cards no room, and the gap before it; its face
is hardly higher than wide.
"""
_EDGE = 22.0
"""The part of a card that should be visible beside a token."""
_TOLD, _STEPS, _NO_STEPS = 36.0, 98.0, 54.0
"""In the foot of a column, the room above the words about corruption, and below them with and without steps back."""
_BETWEEN, _ABOVE, _HIGH = 18.0, 30.0, 1.2
"""The gaps between columns side by side and above each other, and the height of a window with both, of its width."""
_HEAD, _SITTER = 48.0, 32.0
"""The height of the name over a column, and the radius of the portrait beside it."""
_TALL_ROW = 180.0
"""The greatest height of a set of cards with its words."""
_ACCOUNT, _ACCOUNT_LINE, _CELL = 72.0, 30.0, (112.0, 176.0)
"""The height of the foot and of a line in an account of lines and fans, and the least width and greatest height there
of a fan.
"""
_FAN, _ASIDE = 1.8, 18.0
"""The usual width of a fan, relative to its height, and the room beside it in its cell."""
_NEARLY = 8.0
"""Fans whose heights differ by less than about that are taken as of one size."""
_LEAST_SHARE, _LEAST_SHARE_APART = 0.75, 0.45
"""The least height of a fan, of its place, and that of faces that must not cover each other; below it, they lie closer
together.
"""
_JUDGED = Style("serif", 22, bold=True, leading=1.15)
_WORTH = Style("serif", 22, bold=True, leading=1.05)
_TOP, _BELOW, _VERDICT_HIGH = 84.0, 142.0, 54.0
"""The top of the columns, the room below them for verdict and button, and the height of the verdict."""
_BEAT, _COMING = 0.34, 0.2
"""Seconds between two parts, and the seconds in which a part appears."""
_VERDICT = (-1, 0)
"""The verdict's index among the parts that appear one by one."""


@dataclass(frozen=True, slots=True)
class _Sets:
    """A layout of sets of cards: so many seats `abreast`, for each cells in columns and rows, words above or beside."""

    abreast: int
    columns: int
    rows: int
    high: float
    face: float
    """The height of a face."""
    above: float
    """The height of the words above a face; 0 if they stand beside it."""


class Scoring(Stage):
    """Counts a round in front of the players; a press shows the rest at once, the next one goes on."""

    def __init__(
        self,
        shell: Shell,
        reckoning: Reckoning,
        seats: Sequence[Seat],
        presenter: Presenter[State],
        brush: Callable[[], Brush],
    ) -> None:
        """`presenter` and `brush` give the track and the faces."""
        super().__init__(shell)
        self._seats = seats
        self._presenter = presenter
        self._brush = brush
        self.reckoning = reckoning
        self.default_focus = "go-on"
        self.counted = [0] * len(reckoning.seats)
        """The number of parts counted for each seat."""
        self.stepped = [0] * len(reckoning.seats)
        """The number of steps back taken by each seat."""
        self.is_judged = False
        self._started = False
        self._coming: dict[tuple[int, int], float] = {}
        """The progress, 0 to 1, of the part that appears now, by seat and part."""
        self._known: tuple[object, _Sets] | None = None
        """The layout of the sets, and the size it was made for."""
        self._still: tuple[object, pygame.Surface] | None = None
        """The motionless picture below an appearing part, and its key."""

    def build(self) -> None:
        """Put the button."""
        button = Button(self.shell, text("scoring-go-on"), self._go_on, kind="primary", name="go-on", height=50)
        wide, high = button.measure(400)
        button.place(pygame.FRect((self.size[0] - wide) / 2, self._sheet.bottom + 12, wide, high))
        self.root.add(button)
        if not self._started:
            self._started = True
            self._start()

    def _start(self) -> None:
        parts: list[Animation] = [Pause(0.5)]
        most = max((len(each.parts) for each in self.reckoning.seats), default=0)
        for number in range(most):
            for index, each in enumerate(self.reckoning.seats):
                if number < len(each.parts):
                    parts += [call(lambda i=index: self._count(i)), Pause(_BEAT)]  # type: ignore[misc]
        parts += [Pause(0.5), call(self._judge), Pause(0.8)]
        for index, each in enumerate(self.reckoning.seats):
            for _ in each.stops:
                parts += [call(lambda i=index: self._step(i)), Pause(0.45)]  # type: ignore[misc]
        self.animator.play(InOrder(*parts))

    def _come(self, what: tuple[int, int]) -> None:
        """Let a part appear."""

        def show(share: float) -> None:
            self._coming[what] = share

        def be_there() -> None:
            del self._coming[what]

        show(0.0)
        self.animator.play(Tween(_COMING, show, then=be_there))

    def _count(self, index: int) -> None:
        self._come((index, self.counted[index]))
        self.counted[index] += 1
        self.shell.sound.play("score")

    def _judge(self) -> None:
        self.is_judged = True
        self._come(_VERDICT)
        has_penalty = any(each.is_corrupt for each in self.reckoning.seats)
        self.shell.sound.play("penalty" if has_penalty else "round-end")

    def _step(self, index: int) -> None:
        self.stepped[index] += 1
        self.shell.sound.play("ankh")

    @property
    def is_counting(self) -> bool:
        """Whether the counting is still in progress."""
        return not self.is_judged or any(
            done < len(each.stops) for done, each in zip(self.stepped, self.reckoning.seats, strict=True)
        )

    def _go_on(self) -> Change | None:
        if self.is_counting:
            self.animator.skip()
            return None
        return Pop()

    def act(self, action: Action) -> Change | None:
        """Show the rest at once."""
        if action is Action.SKIP:
            self.animator.skip()
        return None

    def back(self) -> Change | None:
        """Go on."""
        return self._go_on()

    def narration(self) -> Sequence[str]:
        """Return everything counted, seat by seat, and the verdict."""
        told = [self._title]
        for each in self.reckoning.seats:
            parts = [
                part.label if part.figure == NONE else f"{part.label}, {part.figure or f'+{part.points}'}"
                for part in each.parts
            ]
            counted = "; ".join(parts) or text("scoring-no-sets")
            total = f"{self.reckoning.sum or text('scoring-gained')} +{each.gained}"
            points = each.stops[-1] if each.stops else each.before + each.gained
            words = (counted, total, each.corruption, f"{text('scoring-points')} {points}")
            told.append(f"{self._seats[each.seat].name}: {'. '.join(filter(None, words))}")
        return [*told, self.reckoning.verdict]

    # Drawing

    @property
    def _title(self) -> str:
        return self.reckoning.title or text("scoring-title", round=self.reckoning.round)

    def refresh(self, size: Size) -> None:
        """Build the widgets again; cached pictures have the old look."""
        self._still = None
        super().refresh(size)

    def paint(self, canvas: Canvas) -> None:
        """Draw a column for every seat; while a part appears, the rest is drawn only once."""
        if not self._coming:
            self._still = None
            self._paint_still(canvas)
            return
        state = (*self.counted, *self.stepped, *self._coming)
        if self._still is None or self._still[0] != state:
            picture = pygame.Surface(canvas.surface.get_size(), 0, 32)
            self._paint_still(self.shell.canvas(picture))
            self._still = state, picture
        canvas.surface.blit(self._still[1], (0, 0))
        for (index, number), share in self._coming.items():
            place = self._sheet if index < 0 else self._place(index, number)
            with canvas.coming(place, share):
                if index < 0:
                    self._paint_verdict(canvas)
                else:
                    self._paint_part(canvas, self.reckoning.seats[index].parts[number], place)

    def _paint_still(self, canvas: Canvas) -> None:
        canvas.backdrop(BACKDROP, MIDDLE)
        canvas.dim(0.3)
        room = self.size[0] - 40
        style = canvas.types.fitted(self._title, HEADING, room)
        canvas.text(self._title, (self.size[0] / 2, 20), style, "text_on_dark", align=0.5, width=room)
        for index in range(len(self.reckoning.seats)):
            self._paint_seat(canvas, index)
        if self.is_judged and _VERDICT not in self._coming:
            self._paint_verdict(canvas)

    @property
    def _sheet(self) -> pygame.FRect:
        """The place of the verdict."""
        wide = min(860.0, self.size[0] - 48)
        return pygame.FRect(
            (self.size[0] - wide) / 2, self._column(len(self.reckoning.seats) - 1).bottom + 12, wide, _VERDICT_HIGH
        )

    @property
    def _has_sets(self) -> bool:
        """Whether the parts are sets of cards, different for each seat, rather than the same kinds for all."""
        return not self.reckoning.title

    @property
    def _abreast(self) -> int:
        """The number of columns side by side."""
        return self._sets.abreast if self._has_sets else len(self.reckoning.seats)

    @property
    def _width(self) -> float:
        """The width of a column."""
        return self._wide(self._abreast)

    def _wide(self, abreast: int) -> float:
        """Return the width of each of so many columns side by side."""
        widest = 600.0 if self._has_sets else 640.0
        return min(widest, (self.size[0] - 48 - _BETWEEN * (abreast - 1)) / abreast)

    def _room(self, abreast: int) -> float:
        """Return the greatest height of a column if so many are side by side."""
        rows = -(-len(self.reckoning.seats) // abreast)
        return (self.size[1] - _TOP - _BELOW - _ABOVE * (rows - 1)) / rows

    def _column(self, index: int) -> pygame.FRect:
        """Return the column of a seat: as high as the longest needs, centred in a tall window."""
        many, abreast, width = len(self.reckoning.seats), self._abreast, self._width
        room = self._room(abreast)
        row, at = divmod(index, abreast)
        beside = min(abreast, many - row * abreast)
        left = (self.size[0] - width * beside - _BETWEEN * (beside - 1)) / 2
        around = _HEAD + 22 + self._foot
        if self._has_sets:
            parts = self._sets.rows * self._sets.high
        else:
            high = room - around - self._lines_high
            parts = self._lines_high + self._grid(width, high)[1] * _CELL[1]
        height = min(room, around + parts)
        rows = -(-many // abreast)
        top = _TOP + (room - height) * rows * 0.4 + row * (height + _ABOVE)
        return pygame.FRect(left + at * (width + _BETWEEN), top, width, height)

    @property
    def _lines_high(self) -> float:
        """The height of the parts that are lines, where seats have such of the same kinds."""
        many = max(sum(part.fan is None for part in each.parts) for each in self.reckoning.seats)
        return many * _ACCOUNT_LINE * self.shell.types.size

    def _grid(self, width: float, height: float) -> tuple[int, int]:
        """Return how many fans lie side by side and below each other in a column, so that they become large."""
        many = max(sum(part.fan is not None for part in each.parts) for each in self.reckoning.seats)
        if not many:
            return 1, 0
        most = max(1, min(many, int((width - 32) // _CELL[0])))
        below = self._below_fan

        def fan_high(columns: int) -> float:
            high = min(((width - 32) / columns - _ASIDE) / _FAN, min(height / -(-many // columns), _CELL[1]) - below)
            return high // _NEARLY

        columns = max(range(most, 0, -1), key=fan_high)
        return columns, -(-many // columns)

    @property
    def _below_fan(self) -> float:
        """The height that a cell needs for the words below its fan, and around both."""
        return self.shell.types.line_height(SMALL) + 14

    def _place(self, index: int, number: int) -> pygame.FRect:
        """Return the place of a seat's part: a row, or below all lines a cell for its fan; they stand level."""
        rect, parts = self._column(index), self.reckoning.seats[index].parts
        top, left, width = rect.top + _HEAD + 10, rect.left + 16, rect.width - 32
        if self._has_sets:
            row, at = divmod(number, self._sets.columns)
            wide, high = (width + _BETWEEN) / self._sets.columns, self._sets.high
            return pygame.FRect(left + at * wide, top + row * high, wide - _BETWEEN, high)
        at = sum((part.fan is None) == (parts[number].fan is None) for part in parts[:number])
        if parts[number].fan is None:
            high = _ACCOUNT_LINE * self.shell.types.size
            return pygame.FRect(left, top + at * high, width, high)
        top += self._lines_high
        room = rect.bottom - self._foot - 4 - top
        columns, rows = self._grid(rect.width, room)
        high = min(_CELL[1], room / rows)
        return pygame.FRect(left + at % columns * width / columns, top + at // columns * high, width / columns, high)

    def _paint_verdict(self, canvas: Canvas) -> None:
        sheet = self._sheet
        canvas.box(sheet, "deep_nile", radius=12, line="gold", width=2)
        room = (sheet.width - 30, sheet.height - 4)
        style = BODY if self._has_sets else _JUDGED
        words = lay_out_within(self.reckoning.verdict, room, canvas.types, canvas.theme, style, align=0.5)
        canvas.paragraph(words, (sheet.left + 15, sheet.centery - words.height / 2), "text_on_dark")

    def _paint_seat(self, canvas: Canvas, index: int) -> None:
        rect, each = self._column(index), self.reckoning.seats[index]
        canvas.panel(rect)
        head = pygame.FRect(rect.left, rect.top, rect.width, _HEAD)
        canvas.box(head, SEAT_COLOURS[each.seat], radius=10, line="panel_line")
        seat = self._seats[each.seat]
        gained = [other.gained for other in self.reckoning.seats]
        is_glad = not self.is_judged or (not each.is_corrupt and each.gained == max(gained))
        mood: Mood = "content" if is_glad else "cross"
        paint_sitter(canvas, each.seat, seat, (head.left + 36, head.centery), _SITTER, mood=mood)
        ink, left = f"{SEAT_COLOURS[each.seat]}.ink", head.left + 78
        canvas.text(seat.name, (left, head.centery), SUBHEADING, ink, middle=True, width=head.right - 10 - left)
        for number, part in enumerate(each.parts[: self.counted[index]]):
            if (index, number) not in self._coming:
                self._paint_part(canvas, part, self._place(index, number))
        if not each.parts:
            canvas.text(text("scoring-no-sets"), self._place(index, 0).topleft, _LINE, "text_soft")
        self._paint_foot(canvas, rect, each, self.counted[index], self.stepped[index])

    @property
    def _foot(self) -> float:
        if not self._has_sets:
            return _ACCOUNT * self.shell.types.size
        return self._foot_in(self._width)

    def _foot_in(self, width: float) -> float:
        """Return the height of the foot in a column of `width`."""
        steps = _STEPS if any(each.stops for each in self.reckoning.seats) else _NO_STEPS
        return _TOLD + max(self._told(each, width).height for each in self.reckoning.seats) + steps

    def _told(self, each: SeatReckoning, width: float) -> Paragraph:
        """Return the words about the corruption of a seat in a column of `width`."""
        return lay_out(each.corruption, width - 32, self.shell.types, self.shell.theme, SMALL)

    @property
    def _sets(self) -> _Sets:
        """The layout of the sets of cards, the same for all seats, in which cards become largest."""
        key = self.size, self.shell.types.size
        if self._known is None or self._known[0] != key:
            many = len(self.reckoning.seats)
            options = (many, 2) if many > 2 and self.size[1] > self.size[0] * _HIGH else (many,)
            found = (each for abreast in options for each in self._layouts(abreast))
            self._known = key, max(found, key=lambda each: each.face // _NEARLY)
        return self._known[1]

    def _layouts(self, abreast: int) -> Iterator[_Sets]:
        """Return the possible layouts of the sets with so many columns side by side, preferable ones first."""
        parts = [part for each in self.reckoning.seats for part in each.parts]
        most = max(1, *(len(each.parts) for each in self.reckoning.seats))
        width = self._wide(abreast)
        inner, room = width - 32, self._room(abreast) - _HEAD - 22 - self._foot_in(width)
        for columns in (1, 2, 3):
            rows, wide = -(-most // columns), (inner + _BETWEEN) / columns - _BETWEEN
            above = max((self._words(part, wide).height for part in parts), default=0.0) + 4
            if columns > 1 and above > 2 * self.shell.types.line_height(_LINE) + 5:
                continue
            face = min(min(_TALL_ROW, room / rows) - above - 8, wide / _FAN_OF_CARDS * _CARD)
            yield _Sets(abreast, columns, rows, face + above + 8, face, above)
        high = min(_LOW_ROW, room / most)
        longest = max((self.shell.types.width(part.label, _LINE) for part in parts), default=0.0)
        cards = max((len(part.faces) for part in parts), default=0)
        fits = inner - _FIGURE - longest - _APART >= high - 5 + _SHOWN * (cards - 1)
        yield _Sets(abreast, 1, most, high, (high - 5) * (1.0 if fits else _CROWDED), 0.0)

    def _words(self, part: ScorePart, width: float) -> Paragraph:
        """Return the words of a part above its faces, beside the figure of a row of `width`."""
        types = self.shell.types
        width -= types.width(_figure(part), _SUM) + _APART
        style = types.fitted(part.label, _LINE, width)
        return lay_out(part.label, width, types, self.shell.theme, style)

    def _paint_part(self, canvas: Canvas, part: ScorePart, row: pygame.FRect) -> None:
        if part.fan is not None:
            self._paint_fan(canvas, part.label, part.fan, row)
            return
        above = self._sets.above if self._has_sets else 0.0
        if not above:
            middle = row.centery - 3
            canvas.text(part.label, (row.left, middle), _LINE, middle=True, width=row.width - 46)
            every = [each.label for seat in self.reckoning.seats for each in seat.parts if each.fan is None]
            left = row.left + max(canvas.types.width(label, _LINE) for label in every) + _APART
            side = row.height - 5
            if row.right - _FIGURE - left < side + _SHOWN * (len(part.faces) - 1):
                left = row.left + canvas.types.width(part.label, _LINE) + _APART
            faces = pygame.FRect(left, middle - side / 2, row.right - _FIGURE - left, side)
        else:
            middle = row.top + canvas.types.line_height(_LINE) / 2
            canvas.paragraph(self._words(part, row.width), row.topleft, "text")
            faces = pygame.FRect(row.left, row.top + above, row.width, row.height - above - 8)
        canvas.text(_figure(part), (row.right, middle), _SUM, align=1.0, middle=True)
        brush = self._brush()
        if min(faces.size) >= _LEAST_FACE:
            places = _in_row(brush, part.faces, faces)
            for at, (face, place) in enumerate(zip(part.faces, places, strict=True)):
                is_covered = at + 1 < len(places) and places[at + 1].left < place.right - 2
                brush.face(canvas, face, place, detail=_COVERED if is_covered else 0)

    def _paint_fan(self, canvas: Canvas, label: str, fan: Fan, cell: pygame.FRect) -> None:
        """Draw things as they lie on the table, with their worth on them and their words below."""
        words = canvas.types.line_height(SMALL)
        place = pygame.FRect(cell.left + 6, cell.top + 6, cell.width - _ASIDE, cell.height - self._below_fan)
        brush = self._brush()
        least = _LEAST_SHARE if fan.detail else _LEAST_SHARE_APART
        share = min(1.0, max(least, place.width / brush.fan_width(fan, place.height)))
        place.inflate_ip(0, -place.height * (1 - share))
        items = brush.lay_fan(fan, place)
        brush.fan(canvas, items)
        style = _WORTH.sized(min(_WORTH.size, place.height * 0.36 / canvas.types.size))
        last = items[-1].rect
        caption(canvas, fan.figure, (last.right + 6, last.bottom + 2), style, cell)
        style = canvas.types.fitted(label, SMALL, cell.width - 6)
        canvas.text(label, (cell.centerx - 3, cell.bottom - words - 3), style, align=0.5, width=cell.width - 6)

    def _paint_foot(self, canvas: Canvas, rect: pygame.FRect, each: SeatReckoning, counted: int, stepped: int) -> None:
        y = rect.bottom - self._foot
        canvas.line((rect.left + 14, y), (rect.right - 14, y), "panel_hairline", 1.5)
        gained = sum(part.points for part in each.parts[:counted])
        words = self.reckoning.sum or text("scoring-gained")
        if not self._has_sets:
            self._paint_total(canvas, pygame.FRect(rect.left, y, rect.width, self._foot), each, words, gained)
            return
        canvas.text(words, (rect.left + 16, y + 20), _LINE, middle=True)
        canvas.text(f"+{gained}", (rect.right - 16, y + 20), _TOTAL, align=1.0, middle=True)
        if self.is_judged:
            colour = "danger" if each.is_corrupt else "text_soft"
            canvas.paragraph(self._told(each, rect.width), (rect.left + 16, y + _TOLD), colour)
        points = each.before + gained
        if stepped:
            points = each.stops[stepped - 1]
        label = text("scoring-points")
        if self.is_judged and each.stops:
            row = pygame.FRect(rect.left + 14, rect.bottom - _STEPS, rect.width - 28, 54)
            self._paint_steps(canvas, row, each, stepped)
            label = text("scoring-steps", done=stepped, steps=len(each.stops))
        canvas.text(label, (rect.left + 16, rect.bottom - 26), _LINE, "danger" if stepped else "text", middle=True)
        canvas.text(str(points), (rect.right - 16, rect.bottom - 28), _TOTAL.sized(34), align=1.0, middle=True)

    def _paint_total(self, canvas: Canvas, foot: pygame.FRect, each: SeatReckoning, words: str, gained: int) -> None:
        """Draw the foot of an account; once it is judged, that with the most points has the colour of its seat."""
        size, ink, soft = canvas.types.size, "text", "text_soft"
        if self.is_judged and gained == max(other.gained for other in self.reckoning.seats):
            colour = SEAT_COLOURS[each.seat]
            canvas.box(foot, colour, radius=10, line="panel_line")
            ink = soft = f"{colour}.ink"
        canvas.text(words, (foot.left + 16, foot.top + 24 * size), _LINE, ink, middle=True, width=foot.width - 120)
        canvas.text(str(gained), (foot.right - 16, foot.centery), _TOTAL.sized(46), ink, align=1.0, middle=True)
        if self.is_judged:
            canvas.text(each.corruption, (foot.left + 16, foot.top + 49 * size), SMALL, soft, middle=True)

    def _paint_steps(self, canvas: Canvas, row: pygame.FRect, each: SeatReckoning, stepped: int) -> None:
        """Draw the spaces of the steps back, and the marker at its present space."""
        brush, presenter = self._brush(), self._presenter
        places = (each.before + each.gained, *each.stops)
        side = 30.0
        step = min(side + 14, (row.width - side) / max(1, len(places) - 1))
        for index, points in enumerate(places):
            space = presenter.space(points)
            if space is None:
                return
            rect = pygame.FRect(row.left + index * step, row.top + 2, side, side)
            brush.face(canvas, space[0], rect, space[1])
            canvas.text(str(points), (rect.centerx, rect.bottom + 10), _STOP, "text_soft", align=0.5, middle=True)
            if index == stepped:
                extra = (("icon", SEALS[each.seat]), ("seat", each.seat + 1))
                brush.face(canvas, "marker", rect.inflate(-2, -2).move(4, 4), extra)


def _figure(part: ScorePart) -> str:
    return part.figure or str(part.points)


def _in_row(brush: Brush, faces: Sequence[str], room: pygame.FRect) -> list[pygame.FRect]:
    """Return the places of faces side by side in `room`: cards, closer together where it is short, then tokens, whole
    and smaller than the cards. Tokens alone are as high as the room.
    """
    shapes = [brush.height(face, 1.0) for face in faces]
    cards = [shape for shape in shapes if shape > _ROUND] or shapes
    wide = room.height / max(cards, default=1.0)
    tokens = len(faces) - len(cards)
    left_over = room.width - wide - (len(cards) - 1) * _EDGE
    side = min(wide * _TOKEN, max(wide * _LEAST_TOKEN, left_over / max(1, tokens) - _TOKEN_GAP))
    step = (room.width - wide - tokens * (side + _TOKEN_GAP)) / max(1, len(cards) - 1)
    step = min(step, wide + 3)
    found, left = [], room.left
    for shape in cards:
        found.append(pygame.FRect(left, room.top, wide, wide * shape))
        left += step
    left = found[-1].right + _TOKEN_GAP if found else left
    for at in range(tokens):
        found.append(pygame.FRect(left + at * (side + _TOKEN_GAP), room.centery - side / 2, side, side))
    return found
