"""Challenge by code: a field for the code of a table, or for the line of somebody who has sailed there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.analysis.week import DayVerdict, Table, table_of, verdict_of
from game.errors import FeluccaError, as_sentence
from game.locale import listed as words_of
from game.locale import text, translated
from game.match.table_code import decode
from game.match.week import Sailing, counted, read_games
from game.ui.boards.kit.phrases import listed
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, HEADING, SMALL, SUBHEADING
from game.ui.scenes.shared_line import SharedLine, given_away, read_line, scores_of
from game.ui.scenes.titles import game_title
from game.ui.scenes.week_discs import DISC, paint_discs
from game.ui.widgets.accessible import Accessible, Announced, Notice, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.field import TextField
from game.ui.widgets.flow import Row
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Rule, Spacer
from game.ui.widgets.panel import Sheet
from game.ui.widgets.scene import Change, Pop, Push
from game.ui.widgets.shell import NewGame, Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size


def begin(shell: Shell, table: Table) -> Change:
    """Begin a game at a table that repeats."""
    new = NewGame(table.game, table.seats, table.options, table=decode(table.code))
    return Push(shell.doors.start_match(shell, new))


def open_challenge(shell: Shell, person: str, words: str = "") -> Change:
    """Let a person type the code of a table; `words` are there already."""
    names = words_of("ai-names")

    def sailed(code: str) -> tuple[Sailing | None, DayVerdict | None]:
        found = counted(read_games().finished, person).get(code)
        return found, verdict_of(found.path, found.seat) if found is not None else None

    scene = Challenge(shell, lambda code: table_of(decode(code), person, names), sailed, partial(begin, shell))
    if words:
        scene.take(words)
    return Push(scene)


_LONGEST, _WHOLE = 300, 14
"""The most letters of a pasted line, and those from which on a code that is wrong is called so."""


class LineCard(Widget):
    """One of the two lines, large: whose it is, the points, the stretches of the game, and what was given away."""

    def __init__(self, shell: Shell, whose: str, scores: str, stretches: tuple[int, ...], lost: float | None) -> None:
        super().__init__(shell)
        self._whose = whose
        self._scores = scores
        self._stretches = stretches
        self._lost = text("week-unjudged") if lost is None else text("challenge-lost", lost=given_away(lost))

    def accessible(self) -> Accessible | None:
        """Return it as a group of words."""
        words = ", ".join(text(f"week-stretch-{quality}") for quality in self._stretches)
        return Accessible(Role.TEXT, ". ".join(filter(None, (self._whose, self._scores, self._lost, words))))

    def measure(self, width: float) -> Size:
        """Return the height of its four lines."""
        types = self.shell.types
        return width, types.line_height(SUBHEADING) + types.line_height(HEADING) + types.line_height(BODY) + 44

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the lines on a field."""
        rect, types = self.rect, canvas.types
        canvas.box(rect, "field", radius=8, line="panel_hairline", width=1.2)
        left, room = rect.left + 18, rect.width - 36
        y = rect.top + 8
        canvas.text(self._whose, (left, y), SUBHEADING, width=room)
        y += types.line_height(SUBHEADING)
        canvas.text(self._scores, (left, y), HEADING, width=room)
        y += types.line_height(HEADING) + 12
        if self._stretches:
            paint_discs(canvas, self._stretches, (left + DISC, y))
        y += 14
        canvas.text(self._lost, (left, y), types.fitted(self._lost, BODY, room), "text_soft", width=room)


class Challenge(Stage):
    """Opens the table of a code; after a game there, the lines of both can be compared."""

    def __init__(
        self,
        shell: Shell,
        find: Callable[[str], Table],
        sailed: Callable[[str], tuple[Sailing | None, DayVerdict | None]],
        sail: Callable[[Table], Change | None],
    ) -> None:
        """`find` returns the table of a code or raises FeluccaError; `sailed` the person's game there, if there is
        one, and its judgement; `sail` begins a game.
        """
        super().__init__(shell)
        self.default_focus = "code"
        self._find = find
        self._sailed = sailed
        self._sail = sail
        self._typed = ""
        self._table: Table | None = None
        self._problem = ""
        self._other: SharedLine | None = None
        """The line of somebody else that was pasted."""

    def resume(self) -> None:
        """Look again, because a game may have been played meanwhile."""
        super().resume()
        self.rebuild()

    def take(self, words: str) -> None:
        """Take a code, or a line with a code in it."""
        other = read_line(words)
        if other is not None:
            self._other, words = other, other.code
        elif self._other is not None and words.strip().upper() != self._other.code:
            self._other = None
        self._typed, self._table, self._problem = words, None, ""
        try:
            self._table = self._find(words.strip())
        except FeluccaError as error:
            if len(words.strip()) >= _WHOLE:
                self._problem = as_sentence(translated(error.sentence))

    def _write(self, words: str) -> Change | None:
        before = self._table, self._problem
        self.take(words)
        if (self._table, self._problem) != before or self._typed != words:
            self.rebuild()
        return None

    def build(self) -> None:
        """Put the field above what its code says."""
        shell = self.shell
        header = Header(shell, text("challenge-title"), Pop)
        room = sheet_below(header, self.size, widest=860)
        field = TextField(
            shell, self._typed, self._write, name="code", placeholder=text("challenge-placeholder"), longest=_LONGEST,
            width=room.width - 60,
        )  # fmt: skip
        field.caption = text("challenge-code")
        parts: list[Widget] = [Label(shell, text("challenge-about"), BODY), Spacer(shell, 2), field]
        if self._problem:
            parts.append(Label(shell, self._problem, BODY, "danger", name="problem"))
        elif self._table is not None:
            parts += self._found(self._table)
        self.root.add(header, Sheet(shell, parts, room))

    def _found(self, table: Table) -> list[Widget]:
        shell = self.shell
        who = listed([each.name for each in table.opponents])
        about = text("challenge-table", game=game_title(table.game), names=who)
        parts: list[Widget] = [Rule(shell), Label(shell, about, SUBHEADING)]
        sailed, verdict = self._sailed(table.code)
        if sailed is None:
            key = "challenge-hidden" if self._other is not None else "challenge-first"
            parts.append(Label(shell, text(key), BODY))
        else:
            lost, stretches = (verdict.lost, verdict.stretches) if verdict is not None else (None, ())
            sides: list[tuple[Widget, float]] = [
                (LineCard(shell, text("challenge-mine"), scores_of(sailed), stretches, lost), 1.0)
            ]
            other = self._other
            if other is not None:
                scores = "–".join(map(str, other.scores))
                sides.append((LineCard(shell, text("challenge-theirs"), scores, other.stretches, other.lost), 1.0))
            parts.append(Row(shell, sides, gap=16))
            if other is None:
                parts.append(Label(shell, text("challenge-paste"), SMALL, "text_soft"))
        words = "challenge-sail" if sailed is None else "week-practise"
        kind = "hero" if sailed is None else "quiet"
        parts.append(Button(shell, text(words), lambda: self._sail(table), kind=kind, name="sail"))  # type: ignore[arg-type]
        return parts

    def announced(self) -> Announced:
        """Return the reason why a code is wrong, or the table that was found, besides the toasts."""
        notices = super().announced().notices
        words = self._problem
        if self._table is not None:
            names = listed([each.name for each in self._table.opponents])
            words = text("challenge-table", game=game_title(self._table.game), names=names)
        return Announced((*notices, Notice("found", words))) if words else Announced(notices)
