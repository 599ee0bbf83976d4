"""Challenge by code: a field for the code of a table, or for the shared line of somebody who has played there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.analysis.four_tables import MatchScore, Visit, read_visits
from game.analysis.week import DayVerdict, Table, table_of, verdict_of
from game.errors import FeluccaError, as_sentence
from game.locale import text, translated
from game.match.almanac import any_table
from game.match.table_code import decode
from game.match.week import Sailing, counting_games, read_games
from game.registry import GAMES, WEEK
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.seat_words import ai_names
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, HEADING, SMALL, SUBHEADING
from game.ui.scenes.four_tables import FourTables
from game.ui.scenes.shared_line import SharedLine, code_in, given_away, read_line, read_match, scores_of
from game.ui.scenes.titles import game_title, goal_of
from game.ui.scenes.week_discs import DISC, paint_discs
from game.ui.widgets.accessible import Accessible, Announced, Notice, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, ButtonKind
from game.ui.widgets.field import TextField
from game.ui.widgets.flow import Row, rows
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Rule, Spacer
from game.ui.widgets.panel import Sheet
from game.ui.widgets.scene import Change, Pop, Push
from game.ui.widgets.shell import NewGame, Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size


def begin(shell: Shell, table: Table) -> Change:
    """Return the change that begins a game at a repeatable table."""
    new = NewGame(table.game, table.seats, table.options, table=decode(table.code))
    return Push(shell.doors.start_match(shell, new))


def open_four(shell: Shell, person: str, code: str, other: MatchScore | None = None) -> Change:
    """Return the change to the match of four tables that begins with a code; `other` is somebody else's score in it."""
    names = ai_names()

    def sail(visit: Visit) -> Change:
        path = visit.unfinished if visit.sailed is None else None
        return Push(shell.doors.resume(shell, path)) if path is not None else begin(shell, visit.table)

    first = decode(code)
    return Push(FourTables(shell, first.encode(), lambda: read_visits(first, person, names), sail, other))


def open_challenge(shell: Shell, person: str, words: str = "") -> Change:
    """Return the change to the page on which a person types the code of a table; the field holds `words` at first."""
    names = ai_names()

    def sailed(code: str) -> tuple[Sailing | None, DayVerdict | None]:
        found = counting_games(read_games().finished, person).get(code)
        return found, verdict_of(found.path, found.seat) if found is not None else None

    def find(code: str) -> Table:
        return table_of(decode(code), person, names)

    scene = Challenge(shell, find, sailed, partial(begin, shell), partial(open_four, shell, person))
    if words:
        scene.take(words)
    return Push(scene)


_WIDEST = 700.0
"""The room for buttons side by side."""
_LONGEST, _WHOLE = 300, 14
"""The most letters of a pasted line, and the number from which on a wrong code is reported."""


class LineCard(Widget):
    """The contents of one of the two lines, large: whose it is, the points, the stretches of the game, and the loss.

    `stretches` are qualities as for `paint_discs`; `lost` is in thousandths of a game, None if it has not been judged.
    """

    def __init__(self, shell: Shell, whose: str, scores: str, stretches: tuple[int, ...], lost: float | None) -> None:
        super().__init__(shell)
        self._whose = whose
        self._scores = scores
        self._stretches = stretches
        self._lost = text("week-unjudged") if lost is None else text("challenge-lost", lost=given_away(lost))

    def accessible(self) -> Accessible | None:
        """Describe the widget as one text."""
        words = ", ".join(text(f"week-stretch-{quality}") for quality in self._stretches)
        return Accessible(Role.TEXT, ". ".join(filter(None, (self._whose, self._scores, self._lost, words))))

    def measure(self, width: float) -> Size:
        """Return the full width and the height of the four lines."""
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
    """Opens the table of a code; after a game there, the person's result can be compared with a pasted line."""

    def __init__(
        self,
        shell: Shell,
        find: Callable[[str], Table],
        sailed: Callable[[str], tuple[Sailing | None, DayVerdict | None]],
        sail: Callable[[Table], Change | None],
        four: Callable[[str, MatchScore | None], Change] = lambda code, other: Pop(),
    ) -> None:
        """`find` returns the table of a code or raises FeluccaError; `sailed` returns the person's game there and its
        judgement, each None if missing; `sail` begins a game; `four` opens the match of four tables that begins with a
        code, with somebody else's score if known.
        """
        super().__init__(shell)
        self.default_focus = "code"
        self._find = find
        self._sailed = sailed
        self._sail = sail
        self._four = four
        self._typed = ""
        self._table: Table | None = None
        self._problem = ""
        self._other: SharedLine | None = None
        """The line of somebody else that was pasted."""
        self._match: MatchScore | None = None
        """Somebody else's score in a match of four tables, if such a line was pasted."""

    @property
    def place_name(self) -> str:
        """The challenge."""
        return "challenge"

    @property
    def _trouble(self) -> str:
        """The reason why there is no table of a whole code, as a sentence; '' without one."""
        return as_sentence(translated(self._problem)) if self._problem else ""

    def resume(self) -> None:
        """Build the scene again, because a game may have been played meanwhile."""
        super().resume()
        self.rebuild()

    def take(self, words: str) -> None:
        """Take a code, or a line with a code in it."""
        other, match = read_line(words), read_match(words)
        if other is not None or match is not None:
            self._other, self._match = other, match
            words = code_in(words)
        elif words.strip().upper() != code_in(self._typed):
            self._other = self._match = None
            words = code_in(words) if len(words.strip()) > _WHOLE else words
        self._typed, self._table, self._problem = words, None, ""
        try:
            self._table = self._find(words.strip())
        except FeluccaError as error:
            if len(words.strip()) >= _WHOLE:
                self._problem = error.sentence

    def _write(self, words: str) -> None:
        before = self._table, self._problem
        self.take(words)
        if (self._table, self._problem) != before or self._typed != words:
            self.rebuild()

    def build(self) -> None:
        """Put the field for the code above the table that was found, the problem, or the matches to begin."""
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
            parts.append(Label(shell, self._trouble, BODY, "danger", name="problem"))
        elif self._table is not None:
            parts += self._found(self._table)
        else:
            parts += self._proposals()
        self.root.add(header, Sheet(shell, parts, room))

    def _found(self, table: Table) -> list[Widget]:
        shell = self.shell
        parts: list[Widget] = [Rule(shell), Label(shell, _about(table), SUBHEADING)]
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
        is_match = self._match is not None
        kind: ButtonKind = "hero" if sailed is None and not is_match else "quiet"
        buttons = [
            Button(shell, text(words), partial(self._sail, table), kind=kind, name="sail"),
            Button(
                shell, text("four-title"), lambda: self._four(table.code, self._match), name="four",
                kind="hero" if is_match else "quiet", tooltip=text("four-about"),
            ),
        ]  # fmt: skip
        lines = rows(buttons, lambda each: each.measure(_WIDEST)[0], _WIDEST, 12.0)
        return [*parts, *(Row(shell, [(each, 0.0) for each in line]) for line in lines)]

    def _proposals(self) -> list[Widget]:
        """Return a button for each game that begins a match of four tables."""
        shell = self.shell
        begun = {game for game, _, _ in WEEK}
        games = [game for game in GAMES if game in begun]
        buttons = [Button(shell, game_title(each), partial(self._propose, each), name=f"four-{each}") for each in games]
        lines = rows(buttons, lambda each: each.measure(_WIDEST)[0], _WIDEST, 12.0)
        return [
            Rule(shell), Label(shell, text("four-title"), SUBHEADING), Label(shell, text("four-about"), BODY),
            *(Row(shell, [(each, 0.0) for each in line]) for line in lines),
        ]  # fmt: skip

    def _propose(self, game: str) -> Change | None:
        return self._four(any_table(game).encode(), None)

    def announced(self) -> Announced:
        """Return the reason why a code is wrong, or the table that was found, besides the toasts."""
        notices = super().announced().notices
        words = _about(self._table) if self._table is not None else self._trouble
        return Announced((*notices, Notice("found", words))) if words else Announced(notices)


def _about(table: Table) -> str:
    """Return the game of a table, who plays there, and the goal of a game that has several."""
    who = text("challenge-table", game=game_title(table.game), names=listed([each.name for each in table.opponents]))
    goal, _ = goal_of(table.game, table.options)
    return f"{who} · {goal}" if goal else who
