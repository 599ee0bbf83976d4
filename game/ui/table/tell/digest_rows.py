"""The rows of a digest: the sentences of each player beside or below small pictures of the pieces that moved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import groupby
from typing import NamedTuple

from game.locale import text
from game.match.seats import Seat
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.seat_head import paint_face
from game.ui.boards.kit.values import DETAIL, HEADING, LogLine, Shown
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.richtext import lay_out
from game.ui.drawing.text import Style
from game.ui.table.tell.piece_row import PictureRow
from game.ui.widgets.label import Label
from game.ui.widgets.shell import Shell
from game.ui.window.display import Point, Size

STYLE = Style("sans", 15, leading=1.22)
FACE, _LARGE = 22.0, 36.0
"""The side of a face beside a sentence, and beside pictures."""
_BEFORE = 0.8
"""How far apart the faces of several players are, of their width."""
_BESIDE, _BELOW = 7.0, 3.0
"""The gaps beside the face of a player and pictures, and below pictures."""
_FRAME, _ROUND = 1.5, 3.0
"""The width and the corners of the frame around a piece for which others were skipped."""
_QUIET = 0.6
"""The opacity of the pictures of a turn before the last."""
_BESIDE_WORDS = 34.0
"""The height of pictures in a few rows among words."""
_WORDS = 0.5
"""The least width of words that take several lines beside pictures, of the whole row."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Sentences about one player, or about the game itself, and the pieces that moved with them; what is slight only
    follows from something else, and is left out first.
    """

    lines: tuple[LogLine, ...]
    pictures: tuple[Shown, ...]
    player: Seat | None = None
    is_slight: bool = False
    company: tuple[tuple[int, Seat], ...] = ()
    """The numbers and players that the only sentence is about, if they are several."""


@dataclass(frozen=True, slots=True)
class TurnStory:
    """What one player did in a turn, and all that followed from it, the earliest first."""

    deeds: tuple[Deed, ...]
    is_summary: bool = False
    """Whether the log has no such sentences."""

    @property
    def lines(self) -> list[LogLine]:
        """All sentences."""
        return [line for deed in self.deeds for line in deed.lines]


class Form(Enum):
    """The length of sentences."""

    FULL = auto()
    BRIEF = auto()
    PICTURED = auto()
    """Without what the pictures beside them show."""


class PicturePlace(Enum):
    """The place of pictures."""

    ABOVE = auto()
    """Above the words."""
    BESIDE = auto()
    """Between the face of the player and the words, which are as long as that leaves room for."""
    NONE = auto()


@dataclass(frozen=True, slots=True)
class Manner:
    """How turns are told: with pictures of a height, and with which sentences."""

    setting: PicturePlace = PicturePlace.NONE
    high: float = 0.0
    form: Form = Form.BRIEF
    has_details: bool = False
    only: frozenset[LogLine] | None = None
    """The sentences that are told, None for all."""
    beside: frozenset[LogLine] = frozenset()
    """The first sentences of rows with pictures beside them though the others have none."""
    full: frozenset[LogLine] = frozenset()
    """Sentences that are told in full though the others are brief."""

    def setting_of(self, told: ToldRow) -> PicturePlace:
        """Return the place of the pictures of a row."""
        if not told.pictures:
            return PicturePlace.NONE
        return PicturePlace.BESIDE if told.lines[0] in self.beside else self.setting

    def tells(self, line: LogLine, deed: Deed) -> bool:
        """Return whether a sentence about a deed is told."""
        return line in self.only if self.only is not None else self.has_details or not deed.is_slight


@dataclass(frozen=True, slots=True)
class ToldRow:
    """Sentences in one row, their player, or None for the game itself, and the pictures of all of them."""

    lines: tuple[LogLine, ...]
    player: Seat | None
    pictures: tuple[Shown, ...]
    heard: tuple[LogLine, ...]
    """All that is heard: these sentences, and those around them that are not written."""
    part: int
    """The number of the part of the story: each turn begins one, and each heading."""
    company: tuple[tuple[int, Seat], ...] = ()
    """The players of a sentence about several."""

    def joins(self, line: LogLine, deed: Deed) -> bool:
        """Return whether a sentence about a deed of the same part goes on in this row, whose pictures are of the deeds
        in it: what followed from an earlier deed stands apart from the next one.
        """
        is_alike = HEADING not in (line.weight, self.lines[0].weight) and (deed.player is None) == (self.player is None)
        return is_alike and (deed.is_slight or not self.is_detail)

    @property
    def is_detail(self) -> bool:
        """Whether all sentences are details."""
        return all(line.weight == DETAIL for line in self.lines)

    @property
    def unwritten(self) -> list[LogLine]:
        """What is only heard, but for the mere end of a turn."""
        return [line for line in self.heard if line not in self.lines and not line.is_closing]


class ToldLine(NamedTuple):
    """A sentence, and the number of its part of the story, which begins with a turn or a heading."""

    part: int
    line: LogLine
    deed: Deed
    turn: TurnStory

    @property
    def series(self) -> list[LogLine]:
        """The sentences of the turn that share one with this line, itself alone if there are none."""
        line = self.line
        if line.series is None:
            return [line]
        return [each for each in self.turn.lines if each.series and _same_series(each) == _same_series(line)]


def story(turns: Sequence[TurnStory]) -> list[ToldLine]:
    """Return all sentences about turns, in order."""
    found, part = [], 0
    for turn in turns:
        part += 1
        for deed in turn.deeds:
            for line in deed.lines:
                part += line.weight == HEADING
                found.append(ToldLine(part, line, deed, turn))
    return found


def told(turns: Sequence[TurnStory], manner: Manner) -> list[ToldRow]:
    """Return the rows told about turns; what is not told is heard with a row beside it."""
    rows: list[ToldRow] = []
    before: tuple[LogLine, ...] = ()
    for part, line, deed, _ in story(turns):
        pictures = deed.pictures if line is deed.lines[0] else ()
        last = rows[-1] if rows and rows[-1].part == part else None
        if not manner.tells(line, deed):
            if last is None:
                before += (line,)
                continue
            more = pictures if deed.player in (None, last.player) else ()
            rows[-1] = replace(last, heard=(*last.heard, line), pictures=last.pictures + more)
        elif last is not None and last.joins(line, deed):
            heard = (*last.heard, line)
            rows[-1] = replace(last, lines=(*last.lines, line), heard=heard, pictures=last.pictures + pictures)
        else:
            rows.append(ToldRow((line,), deed.player, pictures, (*before, line), part, deed.company))
            before = ()
    if not rows:
        return told(turns, replace(manner, has_details=True, only=None))
    rows[-1] = replace(rows[-1], heard=rows[-1].heard + before)
    return rows


def newest(turns: Sequence[TurnStory]) -> frozenset[LogLine]:
    """Return the first sentences about the last turn of each player, and what sums up several decisions."""
    found: dict[Seat, ToldLine] = {}
    summary: list[LogLine] = []
    for each in story(turns):
        player = each.deed.player
        if each.turn.is_summary:
            summary.append(each.line)
        elif player is None or each.deed.is_slight:
            continue
        elif player not in found or found[player].part != each.part:
            found[player] = each
    return frozenset(line for each in found.values() for line in each.series) | frozenset(summary)


def later(turns: Sequence[TurnStory]) -> list[frozenset[LogLine]]:
    """Return all sentences but details, those of one series together: the newest first, in each part its heading last
    of all.
    """
    ranked = sorted(story(turns), key=lambda each: (-each.part, each.line.weight == HEADING))
    return [frozenset(each.series) for each in ranked if not each.deed.is_slight]


def _same_series(line: LogLine) -> tuple[str, int]:
    """Return what lines have in common that may share a sentence."""
    return line.series.key if line.series else "", line.seat


def _worded(lines: Sequence[LogLine], form: Form, full: frozenset[LogLine] = frozenset()) -> str:
    """Return sentences as rich text, those of `full` in full; several deeds of one kind share one, and alone they have
    it in place of a brief form.
    """
    found: list[str] = []
    before = None
    for (_, seat), some in groupby(lines, key=_same_series):
        alike = list(some)
        series = [line.series for line in alike if line.series]
        if series and (form is not Form.FULL or (len(series) > 1 and not any(line.brief for line in alike))):
            things = listed([each.thing for each in series])
            found.append(text(series[0].key, name=series[0].name, count=len(series), things=things))
            before = seat
            continue
        for line in alike:
            again = line.also if line.seat == before else ""
            pictured = line.pictured if form is Form.PICTURED else ""
            brief = line.brief if form is not Form.FULL and line not in full else ""
            found.append(again or pictured or brief or line.markup)
            before = line.seat
    return " ".join(found)


class DeedRow(Label):
    """Sentences with their pictures, and the face of their player, who is None for the game itself."""

    def __init__(
        self, shell: Shell, brush: Brush, told: ToldRow, manner: Manner, width: float, *, is_quiet: bool
    ) -> None:
        """A row that `is_quiet` is about what is no longer new; words beside pictures fit a row of a `width`."""
        colour: Colour = "text_on_dark" if shell.theme.is_painted else "text"
        first = told.lines[0]
        if is_quiet or told.is_detail:
            colour = "text_on_dark_soft" if shell.theme.is_painted else "text_soft"
        aloud = " ".join(line.aloud for line in told.heard)
        style = STYLE.bolder() if first.weight == HEADING else STYLE
        super().__init__(shell, _worded(told.lines, manner.form, manner.full), style, colour, aloud=aloud)
        self._who = told.company
        if told.player is not None and first.seat >= 0:
            self._who = ((first.seat, told.player),)
        setting = manner.setting_of(told)
        self._brush = brush
        self.pictures = told.pictures if setting is not PicturePlace.NONE else ()
        self._high = (manner.high or _BESIDE_WORDS) if self.pictures else 0.0
        self._opacity = _QUIET if is_quiet else 1.0
        self._is_beside = setting is PicturePlace.BESIDE
        self._least = width * _WORDS
        """The width of words beside pictures that are many."""
        if self._is_beside:
            forms = [_worded(told.lines, form) for form in Form]
            in_one_line = lay_out(forms[-1], 2 * width, shell.types, shell.theme, self.style).width + 1
            self._least = min(self._least, in_one_line)
            self.markup = self._longest(forms, width)

    def _longest(self, forms: Sequence[str], width: float) -> str:
        """Return the first of several wordings that is no higher than the pictures beside it, or else the last."""
        shell, wide = self.shell, width - self._left(width)
        for form in forms[:-1]:
            if lay_out(form, wide, shell.types, shell.theme, self.style).height <= self._high:
                return form
        return forms[-1]

    @property
    def _face(self) -> float:
        """The side of the face, 0 for none."""
        if not self._who:
            return 0.0
        return min(_LARGE, self._high) if self.pictures else FACE

    @property
    def _faces(self) -> float:
        """The width of the faces, each a little over the one before, and of the gap beside them, 0 for none."""
        return self._face * (1 + _BEFORE * (len(self._who) - 1)) + _BESIDE if self._who else 0.0

    def _row(self, width: float) -> PictureRow:
        """Return the pictures in a row of a width."""
        room = width - self._faces
        if self._is_beside:
            room -= _BESIDE + self._least
        return PictureRow(self._brush, self.pictures, self._high, room)

    def _left(self, width: float) -> float:
        """Return the left edge of the words in a row of a width, away from a face or pictures beside them."""
        if self.pictures and not self._is_beside:
            return 0.0
        return self._faces + (self._row(width).width + _BESIDE if self._is_beside else 0.0)

    def measure(self, width: float) -> Size:
        """Return the size of pictures and sentences."""
        words = self.laid_out(width - self._left(width)).height
        if self._is_beside:
            return width, max(self._high, words)
        return width, max(self._high + _BELOW + words if self.pictures else words, self._face)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw face, pictures and sentences."""
        rect, words = self.rect, self.laid_out(self.rect.width - self._left(self.rect.width))
        side, high, top, left = self._face, self._high, self.rect.top, self.rect.left
        for at, (seat, who) in enumerate(self._who):
            middle = left + side * (0.5 + _BEFORE * at)
            paint_face(canvas, seat, who, (middle, top + (high or side) / 2), side / 2)
        left += self._faces
        if self.pictures:
            self._paint_pictures(canvas, (left, top))
            top += max(0.0, high - words.height) / 2 if self._is_beside else high + _BELOW
        canvas.paragraph(words, (rect.left + self._left(rect.width), top), self.colour)

    def _paint_pictures(self, canvas: Canvas, at: Point) -> None:
        """Draw the pictures; a piece for which others were skipped has a frame."""
        row = self._row(self.rect.width)
        row.paint(canvas, at, self._opacity)
        is_choice = any(each.is_faded for each in self.pictures)
        line = "glow" if canvas.theme.is_painted else "ink"
        for each, place in zip(self.pictures, row.places, strict=True):
            if is_choice and not each.is_faded:
                frame = place.move(at).inflate(2 * _FRAME, 2 * _FRAME)
                canvas.box(frame, None, radius=_ROUND, line=line, width=_FRAME)
