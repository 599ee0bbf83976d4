"""The analysis of a finished game: curves, accounts, the costliest decisions and the luckiest draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial

import pygame

from game.analysis.background import ANALYST
from game.analysis.estimate import LADDER
from game.analysis.ledger import Analysis, JudgedDecision, LuckEvent
from game.analysis.questions import finished_game
from game.analysis.run import GameAnalysis
from game.locale import text
from game.rules.core.state import State
from game.table.match import Match
from game.table.record import parse, write_all
from game.table.replay import Replay
from game.table.win_chances import WinChances
from game.ui.boards import presenter_for
from game.ui.boards.phrases import signed
from game.ui.boards.presenter import Presenter
from game.ui.boards.seat_head import paint_seal
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out, spoken
from game.ui.drawing.text import BODY, SMALL, SUBHEADING
from game.ui.table.account_table import AccountTable
from game.ui.table.curves import CurveMark, Curves, MarkKind, moment_words, paint_mark
from game.ui.table.finding_panel import label_words
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Pressable, Widget
from game.ui.widgets.choice import ChoiceItem, SegmentedControl
from game.ui.widgets.flow import Row, column
from game.ui.widgets.grid import Grid
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Rule
from game.ui.widgets.panel import Sheet
from game.ui.widgets.progress import Progress
from game.ui.widgets.scene import Change, Complain, Pop, Push, Scene
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size

_LISTED = 5
"""The number of decisions and draws listed."""
_NAMED = 9
"""The largest draw whose pieces are all named; of a larger one the number is told."""
_POLL = 0.2
"""Seconds between two looks at the progress of the analysis."""
_REFRESH = 2.0
"""Seconds after which new findings of an analysis in progress are shown."""
_WIDEST_GAP = 26.0
"""The greatest room between two parts."""
_SIGN, _FIGURE = 22.0, 48.0
"""The widths of a row's mark and of its figure."""
OWN, OPEN = "own", "open"
"""The curves: one from each player's own knowledge, one by an AI that sees all cards."""

See = Callable[[GameAnalysis, int], Scene]
"""Makes the scene that shows the table after a decision (0: after the setup)."""


class AnalysisScene(Stage):
    """Shows the analysis of a finished game; missing parts are computed, even after the scene is left."""

    def __init__(self, shell: Shell, match: Match, see: See) -> None:
        """Read earlier results. Raises FeluccaError while the game is still in progress."""
        super().__init__(shell)
        self.match = match
        self._see = see
        self._replay = Replay(match)
        running = ANALYST.find(match.header.fingerprint)
        self.work = running or GameAnalysis(finished_game(parse(write_all(match.lines))), match.record_path)
        self.found: Analysis | None = None
        self.curve = OWN
        self.at = 0
        """The moment chosen on the curves."""
        self._chances: Sequence[Sequence[float]] = ()
        """The curves that are shown."""
        self._shown = -1
        """The number of answers shown on the progress bar."""
        self._bar: Progress | None = None
        self._sheet: Sheet | None = None
        self._age = 0.0
        """Seconds since the findings of an analysis in progress were shown."""
        self._words: dict[tuple[str, int], str] = {}
        """The decisions and draws put into words, by number: each takes a replay."""
        self.default_focus = "back"

    # Life

    def enter(self, size: Size) -> None:
        """Show the results so far and compute the rest."""
        self._take()
        super().enter(size)
        ANALYST.begin(self.work)

    def on_tick(self, dt: float) -> Change | None:
        """Show the progress, and the analysis once it is done."""
        if self.found is not None:
            return None
        if ANALYST.problem:
            problem, ANALYST.problem = ANALYST.problem, ""
            return Pop(then=Complain(problem))
        self._age += dt
        if self._take():
            self.shell.sound.play("hint")
            self._sheet = None  # the results are read from their top
            self.rebuild()
        elif self._bar is not None and len(self.work.answers) != self._shown:
            if self._age >= _REFRESH and not self._is_in_use:
                self.rebuild()
            else:
                self._show_progress(self._bar)
        return None

    @property
    def _is_in_use(self) -> bool:
        """Whether the player is pressing something, or has a finding selected by keys, which must not move away."""
        is_selected = self.is_focus_shown and isinstance(self.focused, Finding)
        return is_selected or self.steering.captured is not None

    @property
    def poll_seconds(self) -> float:
        """Seconds between two looks for the analysis."""
        return 0.0 if self.found is not None else _POLL

    def _take(self) -> bool:
        """Take the analysis over if it is done; return whether it is."""
        if self.work.is_done:
            self.found = self.work.analysis()
        return self.found is not None

    def _show_progress(self, bar: Progress) -> None:
        self._shown = len(self.work.answers)
        words = text("analysis-progress", done=self._shown, count=self.work.count)
        bar.show(self._shown / self.work.count, words)

    @cached_property
    def _open_chances(self) -> WinChances:
        """The curves by an AI that sees all cards."""
        return self._replay.win_chances()

    # Building

    def build(self) -> None:
        """Put the progress bar or the results on a sheet."""
        shell = self.shell
        header = Header(shell, text("analysis-title"), Pop)
        parts = self._waiting() if self.found is None else self._result(self.found)
        offset = self._sheet.offset if self._sheet is not None else 0.0
        room = sheet_below(header, self.size)
        self._sheet = Sheet(shell, parts, room, gap=8, pad=22, offset=offset, widest_gap=_WIDEST_GAP)
        self.root.add(header, self._sheet)

    def _waiting(self) -> list[Widget]:
        """Return the progress, the curve that needs no analysis, and what was found so far."""
        shell, found, seen = self.shell, self.work.so_far(), self._open_chances
        self._age = 0.0
        bar = self._bar = Progress(shell)
        self._show_progress(bar)
        self._chances = seen.chances
        return [
            Label(shell, text("analysis-leave"), BODY),
            bar,
            Label(shell, f"{text('win-chances-title')} · {text('analysis-open')}", SUBHEADING),
            Curves(shell, self, seen.chances, seen.stretches, ()),
            *([Label(shell, text("analysis-legend-rounds"), SMALL, "text_soft")] if seen.stretches else []),
            Rule(shell),
            Label(shell, text("analysis-so-far"), SUBHEADING),
            self._tallies(found),
            self._lists(found),
        ]

    def _tallies(self, found: Analysis) -> Widget:
        """Return how many decisions of each player have which label."""
        rows = []
        for seat, who in enumerate(self.match.seats):
            labels = [one.label for one in found.decisions if one.seat == seat]
            rows.append((who.name, *(str(labels.count(label)) for label in LADDER)))
        return Grid(self.shell, [text(f"analysis-count-{label}") for label in LADDER], rows)

    def _result(self, found: Analysis) -> list[Widget]:
        shell, seen = self.shell, self._open_chances
        kinds = [ChoiceItem(kind, text(f"analysis-{kind}")) for kind in (OWN, OPEN)]
        is_own = self.curve == OWN
        legend = ["", *(["-marks"] if is_own else []), *(["-rounds"] if seen.stretches else [])]
        self._chances = found.curve if is_own else seen.chances
        choice = SegmentedControl(shell, kinds, self.curve, self._turn, name="curve")
        choice.caption = text("win-chances-title")
        return [
            choice,
            Curves(shell, self, self._chances, seen.stretches, self._marks(found) if is_own else ()),
            Label(shell, " ".join(text(f"analysis-legend{part}") for part in legend), SMALL, "text_soft"),
            AccountTable(shell, self.match.game.name, self.match.seats, found.accounts),
            Label(shell, text("analysis-sum"), SMALL, "text_soft"),
            self._lists(found),
        ]

    def _lists(self, found: Analysis) -> Widget:
        """Return the costliest decisions and the greatest strokes of luck side by side."""
        shell, is_open = self.shell, self.found is None
        lists = [
            _Listing(shell, text("analysis-mistakes"), self._mistakes(found) or [_none(shell, "mistakes", is_open)]),
            _Listing(shell, text("analysis-strokes"), self._strokes(found) or [_none(shell, "strokes", is_open)]),
        ]
        return Row(shell, [(each, 1.0) for each in lists], gap=28, is_level=True)

    def _marks(self, found: Analysis) -> list[CurveMark]:
        mistakes = [CurveMark(one.ply, one.seat, MarkKind.MISTAKE) for one in found.dearest if one.label in _POOR]
        return [*mistakes, *(CurveMark(one.ply, one.seat, MarkKind.LUCK) for one in found.strokes)]

    def _mistakes(self, found: Analysis) -> list[Widget]:
        return [
            Finding(
                self.shell, one.seat, MarkKind.MISTAKE, -one.shown_loss,
                f"{self._row(one)} · {label_words(one)}", self._move(one.ply), partial(self._go, one.ply - 1),
                name=f"mistake-{one.ply}",
            )
            for one in found.dearest[:_LISTED]
        ]  # fmt: skip

    def _strokes(self, found: Analysis) -> list[Widget]:
        return [
            Finding(
                self.shell, one.seat, MarkKind.LUCK, one.luck, self._row(one),
                self._draw(one.ply), partial(self._go, one.ply), name=f"luck-{one.ply}-{one.seat}",
            )
            for one in found.strokes[:_LISTED]
        ]  # fmt: skip

    def _row(self, one: JudgedDecision | LuckEvent) -> str:
        name = self.match.seats[one.seat].name
        return text("analysis-row", name=name, ply=one.ply) if one.ply else name

    def _draw(self, ply: int) -> str:
        """Return the cause of a draw and the drawn pieces in words."""
        return self._told("draw", ply, self._draw_words)

    def _move(self, ply: int) -> str:
        """Return a decision in words."""
        return self._told("move", ply, lambda ply: self._as_seen(ply).say(self.match.decision(ply)[1]))

    def _told(self, kind: str, ply: int, words: Callable[[int], str]) -> str:
        if (kind, ply) not in self._words:
            self._words[kind, ply] = words(ply)
        return self._words[kind, ply]

    def _draw_words(self, ply: int) -> str:
        """Return the cause of a draw and the drawn pieces in words, or their number if there are many."""
        if not ply:
            return text("analysis-deal")
        game = self.match.game
        came = [piece for piece in self.work.played.steps[ply].drawn if piece < game.universe.size]
        if len(came) > _NAMED:
            return text("analysis-drawn-many", move=self._move(ply), count=len(came))
        return text("analysis-drawn", move=self._move(ply), pieces=self._as_seen(ply).words.pieces(came))

    def _as_seen(self, ply: int) -> Presenter[State]:
        """Return the table as the seat saw it that made a decision."""
        presenter = presenter_for(self.shell, self.match.game)
        presenter.show(self.work.played.seen_from(ply), self.match.seats)
        return presenter

    def _turn(self, curve: object) -> Change | None:
        self.curve = str(curve)
        self.rebuild()
        return None

    # Going to the table

    def move(self, ply: int) -> None:
        """Choose another moment, or the nearest there is."""
        self.at = min(self.work.count - 1, max(0, ply))
        self.is_dirty = True

    def words(self) -> str:
        """Return the chosen moment and each player's chance at that moment."""
        return moment_words(self.at, [seat.name for seat in self.match.seats], self._chances)

    def go(self) -> Change | None:
        """Show the table at the moment chosen."""
        return self._go(self.at)

    def _go(self, ply: int) -> Change:
        return Push(self._see(self.work, ply))

    def back(self) -> Change | None:
        """Leave; an analysis in progress continues in the background."""
        return Pop()


_POOR = ("mistake", "blunder")
"""The labels marked on the curves."""


def _none(shell: Shell, kind: str, is_open: bool) -> Widget:
    return Label(shell, text("analysis-none-yet" if is_open else f"analysis-no-{kind}"), SMALL, "text_soft")


class Finding(Pressable):
    """A decision or a draw in a list: its mark, its effect, its player and its number; a click opens it in the
    replay.
    """

    def __init__(
        self,
        shell: Shell,
        seat: int,
        kind: MarkKind,
        share: float,
        title: str,
        words: str,
        on_press: Callback,
        *,
        name: str,
    ) -> None:
        super().__init__(shell, on_press, name=name)
        self._seat = seat
        self._kind = kind
        self.figure = signed(share)
        self.title = title
        self.words = words

    def accessible(self) -> Accessible | None:
        """Return the finding in words as a button: player and number, effect, move."""
        name = f"{spoken(self.title)}: {text('percent', count=self.figure)}"
        return Accessible(Role.BUTTON, name, spoken(self.words), can_press=True)

    def _room(self, width: float) -> float:
        return width - _SIGN - _FIGURE - 20

    def measure(self, width: float) -> Size:
        """Return the size of title and words."""
        types = self.shell.types
        words = lay_out(self.words, self._room(width), types, self.shell.theme, SMALL)
        return width, types.line_height(SMALL) + words.height + 12

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the row."""
        rect = self.rect
        canvas.box(rect, "lit" if self.is_lit else "field", radius=6, line="panel_hairline", width=1)
        paint_mark(canvas, (rect.left + 14, rect.centery), self._kind, "ink")
        canvas.text(self.figure, (rect.left + _SIGN + _FIGURE, rect.centery), BODY.bolder(), align=1.0, middle=True)
        left, line = rect.left + _SIGN + _FIGURE + 10, canvas.types.line_height(SMALL)
        paint_seal(canvas, self._seat, (left + 8, rect.top + 6 + line / 2), 8)
        room = self._room(rect.width) - 22
        style = canvas.types.fitted(self.title, SMALL.bolder(), room)
        canvas.text(self.title, (left + 22, rect.top + 6), style, width=room)
        below = pygame.FRect(left, rect.top + 6 + line, self._room(rect.width), rect.height)
        canvas.rich(self.words, below, SMALL, "text_soft")


class _Listing(Widget):
    """A heading with rows below it."""

    def __init__(self, shell: Shell, title: str, rows: Sequence[Widget]) -> None:
        super().__init__(shell)
        self._parts = [Label(shell, title, SUBHEADING), *rows]
        self.add(*self._parts)

    def measure(self, width: float) -> Size:
        """Return the size of all rows."""
        return width, sum(part.measure(width)[1] for part in self._parts) + 6 * (len(self._parts) - 1)

    def place(self, rect: pygame.FRect) -> None:
        """Put the rows below each other."""
        super().place(rect)
        column(self._parts, rect, gap=6)
