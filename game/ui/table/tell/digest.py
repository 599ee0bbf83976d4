"""The events since the viewer's last turn: a sheet in the place of the log, with small pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import groupby, product

import pygame

from game.locale import text
from game.match.seats import Seat
from game.match.watched import WatchedGame
from game.rules.core.facts import SPECTATOR, Fact
from game.rules.core.state import State
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.seat_head import paint_face
from game.ui.boards.kit.values import DETAIL, LogLine, Shown
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import Style
from game.ui.table.tell.log_panel import head_button, paint_sheet_head, place_below_head, place_in_head, why_button
from game.ui.table.viewpoint import Viewpoint
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Widget
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size
from game.ui.window.input import Action

_STYLE = Style("sans", 15, leading=1.22)
_NAME = Style("sans", 15, bold=True)
_FACE, _LARGE = 22.0, 36.0
"""The side of the face beside a sentence, and beside pictures."""
_HEIGHTS, _LOW = (76.0, 56.0, 40.0), (40.0, 34.0, 28.0)
"""The heights of a picture, the greatest that leaves room for all sentences being chosen, and those of pictures which
would be left out with their sentences otherwise.
"""
_STEP, _BESIDE = 5.0, 7.0
"""The gaps between two pictures, and beside the face of a player."""
_FADED = 150
_NARROW_PAD = 4.0
"""The margin of rows where one line more decides whether anything is left out unsaid."""
_MOST_ASKED = 3
"""The decisions whose reasons are told at once."""


class DigestState(Enum):
    """Whether the digest stands in the place of the log."""

    AUTO = auto()
    """While the viewer is asked."""
    OPEN = auto()
    """Until the viewer closes it or decides."""
    CLOSED = auto()
    """Not until the viewer opens it again."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Sentences about one player, or about the game itself, and the pieces that moved with them; what is slight only
    follows from something else, and is left out first.
    """

    lines: tuple[LogLine, ...]
    pictures: tuple[Shown, ...]
    player: Seat | None = None
    is_slight: bool = False


@dataclass(frozen=True, slots=True)
class TurnStory:
    """What one player did in a turn, and all that followed from it, the earliest first."""

    deeds: tuple[Deed, ...]

    @property
    def lines(self) -> list[LogLine]:
        """All sentences."""
        return [line for deed in self.deeds for line in deed.lines]


class Digest:
    """The deeds of the others since the viewer's last decision, told from the viewer's knowledge.

    The argument `is_asked` of its methods means that the viewer has to decide now.
    """

    def __init__(self, game: WatchedGame, presenter: Presenter[State], viewpoint: Viewpoint) -> None:
        self._game = game
        self._presenter = presenter
        self._viewpoint = viewpoint
        self._state = DigestState.AUTO
        self._opened = -1
        """The viewer's last decision when the digest was opened by hand."""

    def turns(self) -> list[TurnStory]:
        """Return the turns since the viewer's last decision, the newest first; none for a spectator."""
        if self._viewpoint.viewer == SPECTATOR:
            return []
        first = max(1, self._last_own + 1)
        found: list[list[Deed]] = []
        together: list[Fact] = []
        goes_on = -1
        """The seat whose turn goes on."""
        shown: set[int] = set()
        """The pieces of this turn that have a picture."""
        for ply, each in enumerate(self._game.facts(self._viewpoint.eyes, first), first):
            actor = self._game.decision(ply)[0]
            together += each
            if not self._presenter.is_half_told(together):
                self._tell(together, found, shown, goes_on=actor == goes_on)
                goes_on = -1 if self._presenter.ends_turn(together) else actor
                together = []
        self._tell(together, found, shown, goes_on=False)
        return [TurnStory(tuple(deeds)) for deeds in reversed(found)]

    def _tell(self, facts: Sequence[Fact], turns: list[list[Deed]], shown: set[int], *, goes_on: bool) -> None:
        """Add the deeds of one decision to those of earlier turns, of which the last may go on.

        The first deed of a player has the pictures of that player, and the first of all those of no player. What
        happens to another player is told after what caused it. A piece that moves twice in a turn has one picture;
        `shown` has those of the turn that goes on.
        """
        if not goes_on:
            shown.clear()
        lines = self._presenter.sentences(facts) if facts else []
        pieces = []
        for each in self._presenter.pictures(facts) if lines else ():
            if each.piece not in shown:
                pieces.append(each)
                shown |= {each.piece} - {-1}
        told: set[int] = set()
        owners = {line.seat for line in lines}
        for (seat, is_slight), some in groupby(lines, key=lambda line: (line.seat, _is_slight(line))):
            own = [] if seat in told else [each for each in pieces if each.seat == seat]
            others = [] if told else [each for each in pieces if each.seat not in owners]
            player = self._game.seats[seat] if seat >= 0 else None
            deed = Deed(tuple(some), tuple(each.shown for each in own + others), player, is_slight)
            if turns and (goes_on or told):
                turns[-1].append(deed)
            else:
                turns.append([deed])
            told.add(seat)

    def of_ais(self) -> list[int]:
        """Return the newest decisions of AIs since the viewer's last one, the newest first, at most `_MOST_ASKED`."""
        game = self._game
        since = range(game.ply, max(self._last_own, 0), -1)
        found = [ply for ply in since if not game.seatings[ply][game.decision(ply)[0]].is_human]
        return found[:_MOST_ASKED]

    @property
    def _last_own(self) -> int:
        """The number of the viewer's last decision, -1 if there is none."""
        game, viewer = self._game, self._viewpoint.viewer
        return next((ply for ply in range(game.ply, 0, -1) if game.decision(ply)[0] == viewer), -1)

    def is_shown(self, *, is_asked: bool) -> bool:
        """Return whether the digest stands in the place of the log now."""
        return self.is_wanted(is_asked=is_asked) and bool(self.turns())

    def is_wanted(self, *, is_asked: bool) -> bool:
        """Return whether the digest stands in the place of the log, provided it has anything to show."""
        if self._state is DigestState.OPEN and self._opened != self._last_own:
            self._state = DigestState.AUTO
        return self._state is DigestState.OPEN or (self._state is DigestState.AUTO and is_asked)

    def toggle(self, *, is_asked: bool) -> bool:
        """Close the digest if it is shown, else open it; return whether there is anything to show or to close."""
        if self.is_shown(is_asked=is_asked):
            self._state = DigestState.CLOSED
            return True
        self._state, self._opened = DigestState.OPEN, self._last_own
        return bool(self.turns())


def _is_slight(line: LogLine) -> bool:
    """Return whether a sentence is a detail or about no player."""
    return line.seat < 0 or line.weight == DETAIL


class _Depth(Enum):
    """How much of each turn is told."""

    WHOLE = auto()
    """All sentences."""
    MAIN = auto()
    """All but the slight ones."""
    EACH = auto()
    """The first deed of each player, so that what happens to somebody is told."""
    LEAD = auto()
    """The first sentence, with the pictures of all."""


@dataclass(frozen=True, slots=True)
class _Manner:
    """How turns are told: how much of each, the height of pictures, and how many of the newest turns have sentences and
    pictures; an earlier one has one of both.
    """

    depth: _Depth
    high: float
    written: int
    pictured: int


@dataclass(frozen=True, slots=True)
class _Told:
    """A sentence, its player and its pictures."""

    line: LogLine
    player: Seat | None
    pictures: tuple[Shown, ...]

    def with_unwritten(self, line: LogLine, player: Seat | None, pictures: tuple[Shown, ...]) -> _Told:
        """Return the sentence with another one that is only heard, with its pictures if they are of the same player or
        of none.
        """
        more = pictures if player in (None, self.player) else ()
        heard = replace(self.line, said=f"{self.line.aloud} {line.aloud}")
        return replace(self, line=heard, pictures=self.pictures + more)


class DigestPanel(Widget):
    """A sheet with turns, the newest first; in each the deed comes first, and then what followed from it.

    Turns without room are only counted at its foot, together with sentences left out of the others; the log has them.
    """

    def __init__(
        self,
        shell: Shell,
        brush: Brush,
        turns: Sequence[TurnStory],
        on_log: Callback,
        on_large: Callback,
        on_why: Callback | None = None,
        *,
        is_bare: bool = False,
    ) -> None:
        """`on_log` shows the log instead, `on_large` all of it over the table, `on_why` asks AIs for their reasons; a
        panel that `is_bare` lies on a shelf.
        """
        super().__init__(shell, name="digest-panel")
        self._is_bare = is_bare
        self._brush = brush
        self.turns = list(turns)
        self._made: dict[tuple[object, ...], list[_Row]] = {}
        """The rows tried for the present place, by turn and manner."""
        self._area = ScrollArea(shell, name="digest-list", gap=5, pad=4 if is_bare else 8, is_quiet=True)
        tip = text("digest-log", press=shell.press_for(Action.DIGEST))
        self._buttons = [
            head_button(shell, "enlarge", "log-large", text("board-log-large"), on_large),
            head_button(shell, "log", "digest", tip, on_log),
            *([why_button(shell, on_why)] if on_why is not None else []),
        ]
        self.add(self._area, *self._buttons)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a list of sentences."""
        return Accessible(Role.LIST, text("digest-title"))

    def place(self, rect: pygame.FRect) -> None:
        """Lay the sheet and its turns out in `rect`.

        Where not everything fits, faces and pictures stand for the earliest turns, then what only followed from a deed
        is left out, and then pictures; where that is still too much, the earliest turns are only counted.
        """
        super().place(rect)
        place_in_head(self._buttons, rect)
        place_below_head(self._area, rect, is_bare=self._is_bare)
        self._made = {}
        self._area.fill(self._fitting())
        self._made = {}

    def _fitting(self) -> Sequence[Widget]:
        """Return the rows of the most turns, told in the best manner, for which there is room; at least the deed of the
        newest one. What is not told is counted below them, or where there is room for no more line, after the last.
        """
        many, rows = len(self.turns), list[_Row]()
        for kept in range(many, 0, -1):
            foot = [self._folded(self.turns[kept:])] if kept < many else []
            if not self._has_room(self._lowest(kept), foot):
                continue
            for manner in _manners(kept):
                rows = self._rows(kept, manner)
                if self._has_room(rows, foot):
                    whole = [self._folded(self.turns[kept:], self._untold(kept, manner))]
                    return [*rows, *(whole if whole[0].markup and self._has_room(rows, whole) else foot)]
        for manner in _manners(1):
            rows = self._rows(1, manner)
            if self._has_room(rows):
                break
        if many > 1 and manner.written:
            note = self._folded(self.turns[1:], self._untold(1, manner)).markup
            usual = self._area.pad
            for pad, gap in product((usual, min(usual, _NARROW_PAD)), ("<br>", " ")):
                self._place_area(pad)
                noted = [*rows[:-1], rows[-1].noting(note, gap)]
                if self._has_room(noted):
                    return noted
            self._place_area(usual)
        return rows

    def _place_area(self, pad: float) -> None:
        self._area.pad = pad
        place_below_head(self._area, self.rect, is_bare=self._is_bare)

    def _untold(self, kept: int, manner: _Manner) -> int:
        """Return the number of the sentences about the newest turns that are neither written nor shown as pictures."""
        found = 0
        for at in range(kept):
            written = {told.line.markup for told in _told(self.turns[at], manner.depth)}
            for deed in self.turns[at].deeds:
                if not (deed.pictures and at < manner.pictured and manner.high):
                    found += sum(line.markup not in written for line in deed.lines)
        return found

    def _has_room(self, rows: Sequence[Widget], foot: Sequence[Widget] = ()) -> bool:
        area = self._area
        return area.wanted([*rows, *foot], area.rect.width) <= area.rect.height

    def _lowest(self, kept: int) -> list[_Row]:
        """Return the deeds of the newest turns, each in whichever row is lower, with pictures or with words."""
        shown, written = (self._rows(kept, _Manner(_Depth.LEAD, _LOW[-1], *many)) for many in ((0, kept), (kept, 0)))
        wide = self._area.rect.width
        return [min(both, key=lambda row: row.measure(wide)[1]) for both in zip(shown, written, strict=True)]

    def _rows(self, kept: int, manner: _Manner) -> list[_Row]:
        """Return the rows of the newest turns told in a manner."""
        return [row for at in range(kept) for row in self._of_turn(at, manner)]

    def _of_turn(self, at: int, manner: _Manner) -> list[_Row]:
        """Return the rows of one turn told in a manner."""
        is_written, high = at < manner.written, manner.high if at < manner.pictured else 0.0
        key = at, manner.depth, high, is_written
        if key not in self._made:
            rows = self._made[key] = []
            for told in _told(self.turns[at], manner.depth):
                pictures = told.pictures if high else ()
                is_brief = not is_written and bool(pictures)
                rows.append(_Row(self.shell, self._brush, told.line, told.player, pictures, high, is_brief=is_brief))
        return self._made[key]

    def _folded(self, turns: Sequence[TurnStory], untold: int = 0) -> Label:
        """Return the number of the sentences about turns that have no room, and of `untold` ones of other turns."""
        soft = "text_on_dark_soft" if self.shell.theme.is_painted else "text_soft"
        count = sum(len(turn.lines) for turn in turns) + untold
        words = text("digest-earlier" if turns else "digest-more", count=count) if count else ""
        return Label(self.shell, words, _STYLE, soft)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet and its head."""
        paint_sheet_head(canvas, self.rect, text("digest-title"), self._buttons, is_bare=self._is_bare)


def _manners(kept: int) -> Iterator[_Manner]:
    """Yield the manners in which `kept` turns can be told, the best first."""
    less = _Depth.MAIN, _Depth.EACH, _Depth.LEAD
    for depth in (_Depth.WHOLE, _Depth.MAIN):
        yield from (_Manner(depth, high, kept, kept) for high in _HEIGHTS)
    for depth in less:
        yield from (_Manner(depth, high, written, kept) for high in _LOW for written in range(kept, 0, -1))
    for depth in less:
        yield from (_Manner(depth, high, kept, 1) for high in _LOW)
        yield _Manner(depth, 0.0, kept, 0)
    yield from (_Manner(_Depth.LEAD, high, 0, kept) for high in _LOW)


def _told(turn: TurnStory, depth: _Depth) -> list[_Told]:
    """Return the sentences told about a turn; what is not told of it is heard with the sentence before."""
    found: list[_Told] = []
    players: list[Seat | None] = []
    for deed in turn.deeds:
        is_first = deed.player not in players and not deed.is_slight
        players.append(deed.player)
        for number, line in enumerate(deed.lines):
            pictures = () if number else deed.pictures
            is_told = {
                _Depth.WHOLE: True,
                _Depth.MAIN: not deed.is_slight,
                _Depth.EACH: is_first and number == 0,
                _Depth.LEAD: False,
            }[depth]
            if is_told or not found:
                found.append(_Told(line, deed.player, pictures))
            else:
                found[-1] = found[-1].with_unwritten(line, deed.player, pictures)
    return found


class _Row(Label):
    """A sentence below its pictures, and the face of its player, who is None for the game itself."""

    def __init__(
        self,
        shell: Shell,
        brush: Brush,
        line: LogLine,
        who: Seat | None,
        pictures: Sequence[Shown],
        high: float,
        *,
        is_brief: bool,
    ) -> None:
        """`high` is the height of the pictures; a sentence that `is_brief` is only told, not written, and its player's
        name stands beside them where there is room.
        """
        colour: Colour = "text_on_dark" if shell.theme.is_painted else "text"
        super().__init__(shell, line.markup, _STYLE, colour, aloud=line.said)
        self._brush = brush
        self._line = line
        self._seat = line.seat
        self._who = who if line.seat >= 0 else None
        self._pictures = pictures
        self._high = high
        self._is_brief = is_brief

    def noting(self, note: str, gap: str) -> _Row:
        """Return the row with a note after its sentence and a gap."""
        soft = "text_on_dark_soft" if self.shell.theme.is_painted else "text_soft"
        line = replace(
            self._line, markup=f"{self._line.markup}{gap}<{soft}>{note}</{soft}>", said=f"{self._line.aloud} {note}"
        )
        return _Row(self.shell, self._brush, line, self._who, self._pictures, self._high, is_brief=self._is_brief)

    @property
    def _left(self) -> float:
        """The left edge of a sentence, away from a face beside it."""
        return 0.0 if self._pictures or self._who is None else _FACE + _BESIDE

    def measure(self, width: float) -> Size:
        """Return the size of pictures and sentence."""
        high = self._high + 3 if self._pictures else 0.0
        words = 0.0 if self._is_brief else self.laid_out(width - self._left).height
        return width, max(high + words, _FACE if self._who is not None else 0.0)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw face, pictures and sentence; many pictures overlap."""
        rect, top = self.rect, self.rect.top
        if self._who is not None:
            side = min(_LARGE, self._high) if self._pictures else _FACE
            middle = top + (self._high if self._pictures else _FACE) / 2
            paint_face(canvas, self._seat, self._who, (rect.left + side / 2, middle), side / 2)
        if self._pictures:
            self._paint_pictures(canvas)
            top += self._high + 3
        if not self._is_brief:
            canvas.paragraph(self.laid_out(rect.width - self._left), (rect.left + self._left, top), self.colour)

    def _paint_pictures(self, canvas: Canvas) -> None:
        """Draw the pictures after the face, and before them the name that stands for the sentence, if it fits."""
        rect, left = self.rect, self.rect.left
        wides = [self._high * 1000 / self._brush.height(each.face, 1000) for each in self._pictures]
        whole = sum(wides[:-1]) + _STEP * (len(wides) - 1)
        if self._who is not None:
            left += min(_LARGE, self._high) + _BESIDE
            name = self._who.name
            if self._is_brief and canvas.types.width(name, _NAME) + _STEP + whole + wides[-1] <= rect.right - left:
                middle = (left, rect.top + self._high / 2)
                left += _STEP + canvas.text(name, middle, _NAME, self.colour, middle=True)
        room = rect.right - left - wides[-1]
        squeeze = min(1.0, room / whole) if whole else 1.0
        for each, wide in zip(self._pictures, wides, strict=True):
            alpha = _FADED if each.is_faded else 255
            self._brush.face(canvas, each.face, pygame.FRect(left, rect.top, wide, self._high), alpha=alpha)
            left += (wide + _STEP) * squeeze
