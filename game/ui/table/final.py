"""The end of a match: who won, the rounds in a table, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.errors import FeluccaError, as_sentence
from game.locale import text, translated
from game.table.commitment import check_record, grouped
from game.table.match import Match
from game.ui.boards.seat_head import paint_seal
from game.ui.boards.values import ScoreTable
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, CAPTION, SMALL, TITLE, Style
from game.ui.table.speech import lines
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import row
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Change, Complain, Pop, Push, Scene
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage

_POINTS = Style("serif", 34, bold=True, leading=1.1)
_FIGURE = Style("sans", 18)
_STEP = 80.0
"""From row to row, where there is room."""
_LOW = 30.0
"""The height of the button that checks the record, with words as usual."""


Again = Callable[[str], Scene]
"""Makes the scene of a new game between the same players, with the luck of a seed or, if it is empty, of its own."""


class Final(Stage):
    """Shown over everything when a game is over."""

    deaf_seconds = 0.6

    def __init__(
        self,
        shell: Shell,
        match: Match,
        rounds: Callable[[], ScoreTable],
        *,
        again: Again | None,
        replay: Callable[[], Change],
        fairness: Callable[[], Change],
        analyse: Callable[[], Change] | None = None,
    ) -> None:
        """`rounds` tells the table of the rounds in the present language; `again` makes the scene of a new game."""
        super().__init__(shell)
        self.match = match
        self._rounds = rounds
        self._make_again = again
        self._replay = replay
        self._fairness = fairness
        self._analyse = analyse
        self.default_focus = "again" if again is not None else "look"
        self.notice = ""
        """What came of checking the record."""
        self._bottom = shell.display.size[1]
        """Where the table of the rounds must end."""
        self._foot = pygame.FRect(0, 0, 0, 0)
        """Where the fingerprint stands."""

    @property
    def farewell(self) -> str:
        """What a character says at the end: one that has won, or else one that has lost; '' if there is none."""
        match = self.match
        if match.result is None or not self.shell.settings.shows_speech:
            return ""
        winners = match.result.winners
        for seat in sorted(range(len(match.seats)), key=lambda seat: seat not in winners):
            found = lines(match.seats[seat], "win" if seat in winners else "lose", match.fingerprint)
            if found:
                return text("speech-quoted", name=match.seats[seat].name, words=text(found[0]))
        return ""

    def build(self) -> None:
        """Put the buttons, and below them the fingerprint of the deal, small, with what checks it."""
        shell = self.shell
        buttons = []
        if self._make_again is not None:
            buttons.append(Button(shell, text("final-again"), self._again, kind="primary", name="again", icon="dice"))
        buttons += [
            Button(shell, text("final-look"), Pop, name="look", icon="eye"),
            Button(shell, text("board-review"), self._replay, name="review", icon="play"),
            *self._analysis_button(),
            Button(shell, text("table-menu-fairness"), self._fairness, name="fairness", icon="scales"),
            Button(shell, text("final-menu"), lambda: Pop(2), name="menu", icon="quit"),
        ]
        width, height = self.size

        def quiet(name: str, press: Callable[[], Change | None], icon: str, tooltip: str = "") -> Button:
            return Button(
                shell, text(f"final-{name}"), press, kind="plain", name=name, icon=icon, style=SMALL, height=_LOW,
                on_dark=True, tooltip=tooltip,
            )  # fmt: skip

        verify = quiet("verify", self._verify, "check")
        sealed = f"{text('final-sealed')} {grouped(self.match.fingerprint[:16])}\N{NO-BREAK SPACE}…"
        fingerprint = Label(shell, self.notice or sealed, SMALL, "text_on_dark_soft", name="fingerprint")
        foot: list[Widget] = [fingerprint, verify]
        if self._make_again is not None:
            foot.append(quiet("same", self._same, "dice", text("final-same-help")))
        _, high = verify.measure(width)
        row(foot, pygame.FRect(0, height - high - 12, width, high), gap=6, align=0.5)
        row(buttons, pygame.FRect(0, height - high - 82, width, 60), gap=18, align=0.5)
        self._foot = fingerprint.rect.union(foot[-1].rect).inflate(28, 0)
        self._bottom = height - high - 90
        self.root.add(*buttons, *foot)

    def _again(self, seed: str = "") -> Change | None:
        if self._make_again is None:
            return None
        return Pop(2, then=Push(self._make_again(seed)))

    def _same(self) -> Change | None:
        """Play again with the luck of this match, which its result has opened."""
        result = self.match.result
        return self._again(result.seed) if result is not None else None

    def _verify(self) -> Change | None:
        """Play the record again and compare; say in a sentence what came of it."""
        match = self.match
        try:
            doubts = check_record(match)
        except FeluccaError as error:
            return Complain(error.sentence)
        verified = text("final-verified", fingerprint=grouped(match.fingerprint[:16]))
        self.notice = " ".join((verified, *(as_sentence(translated(doubt)) for doubt in doubts)))
        self.rebuild()
        return None

    def _analysis_button(self) -> list[Button]:
        if self._analyse is None:
            return []
        words, about = text("analysis-analyse"), text("analysis-analyse-help")
        return [Button(self.shell, words, self._analyse, name="analyse", icon="graph", tooltip=about)]

    def back(self) -> Change | None:
        """Look at the table once more."""
        return Pop()

    def paint(self, canvas: Canvas) -> None:
        """Draw title, table and farewell."""
        canvas.backdrop()
        canvas.dim(0.45)
        canvas.box(self._foot, "deep_nile", radius=self._foot.height / 2)
        match = self.match
        result = match.result
        if result is None:
            return
        names = ", ".join(match.seats[seat].name for seat in result.winners)
        title = text("final-title", names=names, count=len(result.winners))
        self._paint_title(canvas, title, result.winners)
        rounds = self._rounds()
        columns = len(rounds.heads)
        across = min(150.0, (self.size[0] - 420) / max(1, columns))
        width = 300 + across * columns + 40
        by_points = sorted(range(len(match.seats)), key=lambda seat: (seat not in result.winners, -result.scores[seat]))
        order = rounds.order or by_points
        top = 140.0
        if rounds.verdict:
            sentence = pygame.FRect(self.size[0] * 0.14, 112, self.size[0] * 0.72, 200)
            top = 136 + canvas.rich(rounds.verdict, sentence, BODY, "text_on_dark", align=0.5).height
        words, high = self.farewell, canvas.types.line_height(BODY) + 12
        bottom = self._bottom - (high if words else 0.0)
        step = min(_STEP, (bottom - top - 60) / len(order))
        sheet = pygame.FRect((self.size[0] - width) / 2, top, width, 60 + step * len(order))
        canvas.panel(sheet)
        for index, head in enumerate(rounds.heads):
            x = sheet.left + 300 + across * (index + 0.5)
            style = canvas.types.fitted(head.upper(), CAPTION, across - 6)
            canvas.text(head.upper(), (x, sheet.top + 20), style, "text_soft", align=0.5, width=across - 6)
        for place, seat in enumerate(order):
            y = sheet.top + 54 + step * place
            self._paint_row(
                canvas, pygame.FRect(sheet.left + 18, y, width - 36, step - 10), seat, seat in result.winners
            )
            for index, figure in enumerate(rounds.rows[seat]):
                x = sheet.left + 300 + across * (index + 0.5)
                style = _POINTS if index == columns - 1 else _FIGURE
                canvas.text(figure, (x, y + (step - 10) / 2), style, align=0.5, middle=True)
        if words:
            y = (sheet.bottom + self._bottom) / 2
            canvas.text(words, (self.size[0] / 2, y), BODY, "text_on_dark", align=0.5, middle=True)

    def _paint_title(self, canvas: Canvas, title: str, winners: Sequence[int]) -> None:
        """Draw who has won, after the seals of the winners."""
        step, high = 60.0, canvas.types.line_height(TITLE)
        room = self.size[0] - 80 - step * len(winners)
        left = (self.size[0] - min(room, canvas.types.width(title, TITLE)) - step * len(winners)) / 2
        for seat in winners:
            paint_seal(canvas, seat, (left + 24, 44 + high / 2), 24)
            left += step
        canvas.text(title, (left, 44), TITLE, "text_on_dark", width=room)

    def _paint_row(self, canvas: Canvas, rect: pygame.FRect, seat: int, has_won: bool) -> None:
        line, wide = ("gold", 3.0) if has_won else ("panel_hairline", 1.2)
        canvas.box(rect, "lit" if has_won else "field", radius=10, line=line, width=wide)
        paint_seal(canvas, seat, (rect.left + 36, rect.centery), 25)
        name = self.match.seats[seat].name
        canvas.text(name, (rect.left + 74, rect.centery), BODY.bolder(), middle=True, width=200)
