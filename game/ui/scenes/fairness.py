"""The page about fairness: the AIs' information, the commitment to the deal, and a short audit of the position."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.errors import FeluccaError, as_sentence
from game.locale import text, translated
from game.match.ai_client import AIs
from game.match.audit import SHORT, Check
from game.match.commitment import check_record, commitment_of, grouped
from game.match.match import Match
from game.match.opponents import level as find_level
from game.match.opponents import opponents
from game.ui.boards.kit.seat_words import level_words
from game.ui.drawing.text import BODY, SMALL, SUBHEADING, Style
from game.ui.layout import Edge, cut, first_fitting
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import ChoiceItem, Dropdown
from game.ui.widgets.flow import FormRow
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Rule, Spacer
from game.ui.widgets.panel import Panel
from game.ui.widgets.progress import Progress
from game.ui.widgets.scene import Change, Complain, Pop
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage

POLL_SECONDS = 0.02
"""The seconds between two checks for an answer of the AI process."""
_PAD, _BETWEEN = 20.0, 20.0
"""The edge of a sheet, and the gap between both."""
_ALONE = 820.0
"""The greatest width of the only sheet away from a table."""


class _Fit(NamedTuple):
    """The greatest width of a sheet, the share of both sheets for the explanation, and the style of all sentences."""

    widest: float
    share: float
    style: Style


_FITS = (
    _Fit(630.0, 0.5, BODY), _Fit(840.0, 0.5, BODY), _Fit(840.0, 0.56, BODY.sized(BODY.size - 1)),
    _Fit(840.0, 0.56, SMALL),
)  # fmt: skip
"""The usual one, and further ones for words that would have to be scrolled otherwise."""
CHAPTERS = ("sees", "thinks", "sealed", "checks")


class Fairness(Stage):
    """Explains fairness in plain words; at a table it also shows the commitment and can audit the position.

    The audit runs step by step in the AIs' own process, so the window never waits. Moves are compared but never shown,
    because they could reveal an opponent's plan or serve as a hint.
    """

    def __init__(self, shell: Shell, match: Match | None = None, thinking: AIs | None = None, level: str = "") -> None:
        """With a `match`, show its commitment; with `thinking`, audit it at `level` if only people play."""
        super().__init__(shell)
        self._match = match
        self._thinking = thinking
        self.check: Check | None = None
        """The audit in progress, or the last one."""
        self._verdict = ""
        self._progress: Progress | None = None
        self._words: ScrollArea | None = None
        self._facts: ScrollArea | None = None
        self.level = self._usual_level(level)
        """The level that an audit tests."""
        self.default_focus = "audit" if self._problem() == "" else "back"

    def exit(self) -> None:
        """Stop the audit."""
        self._stop()

    # What there is to audit

    def _usual_level(self, otherwise: str) -> str:
        """Return the level of the seat to move, or for a person that of an opponent."""
        match = self._match
        if match is None:
            return ""
        seats = [match.seats[match.to_move], *match.seats] if match.to_move >= 0 else match.seats
        return next((seat.level for seat in seats if seat.level), otherwise)

    def _problem(self) -> str:
        """Return the text key of the reason why no audit is possible, or an empty key."""
        match = self._match
        if match is None or self._thinking is None or not self.level:
            return "fairness-no-ais"
        if match.to_move < 0:
            return "fairness-over"
        return "fairness-one-move" if len(match.view(match.to_move).legal) < 2 else ""

    @property
    def is_checking(self) -> bool:
        """Whether an audit is in progress."""
        return self.check is not None and not self.check.is_done

    # Building

    def build(self) -> None:
        """Put the explanation on the left, and at a table its commitment and the audit on the right.

        The audit comes first during a game, the commitment after it.
        """
        shell = self.shell
        header = Header(shell, text("fairness-title"), Pop)
        self.root.add(header)

        def divided(fit: _Fit) -> tuple[pygame.FRect, pygame.FRect, list[Widget], Style]:
            is_alone = self._match is None
            sheet = sheet_below(header, self.size, widest=_ALONE if is_alone else 2 * fit.widest)
            first = sheet.width if is_alone else (sheet.width - _BETWEEN) * fit.share
            return *cut(sheet, Edge.LEFT, first, _BETWEEN), self._chapters(fit.style), fit.style

        words, room, explained, style = first_fitting(
            map(divided, _FITS), lambda found: self._height(found[2], found[0].width) <= found[0].height
        )
        self._words = self._sheet(words, explained, self._words, "words")
        if self._match is not None:
            first, second = self._audit_parts(style), self._commitment_parts(style)
            if self._match.is_over:
                first, second = second, first
            parts = [*first, Spacer(shell, 2), Rule(shell), *second]
            self._facts = self._sheet(room, parts, self._facts, "facts")

    def _sheet(self, rect: pygame.FRect, parts: list[Widget], before: ScrollArea | None, name: str) -> ScrollArea:
        panel, area = Panel(self.shell, pad=_PAD), self._area(name)
        rect.height = min(rect.height, self._height(parts, rect.width))
        panel.place(rect)
        area.place(panel.inner)
        area.fill(parts, offset=before.offset if before is not None else 0.0)
        panel.add(area)
        self.root.add(panel)
        return area

    def _area(self, name: str = "") -> ScrollArea:
        return ScrollArea(self.shell, name=name, gap=8, pad=4)

    def _height(self, parts: list[Widget], width: float) -> float:
        """Return the height at which a sheet of a width shows all parts."""
        return self._area().wanted(parts, width - 2 * _PAD) + 2 * _PAD + 1

    def _chapters(self, style: Style) -> list[Widget]:
        parts: list[Widget] = []
        for chapter in CHAPTERS:
            parts += [
                Label(self.shell, text(f"fairness-{chapter}-title"), SUBHEADING),
                Label(self.shell, text(f"fairness-{chapter}"), style),
                Spacer(self.shell, 4),
            ]
        return parts[:-1]

    def _audit_parts(self, style: Style) -> list[Widget]:
        shell, problem = self.shell, self._problem()
        parts: list[Widget] = [Label(shell, text("fairness-audit-title"), SUBHEADING)]
        if problem:
            return [*parts, Label(shell, text(problem), style)]
        parts.append(Label(shell, self._about_audit(), style))
        items = [ChoiceItem(name, text(known.name), text(known.help)) for name, known in opponents().items()]
        if not self.is_checking:
            control = Dropdown(shell, items, self.level, self._take_level, name="level")
            parts.append(FormRow(shell, text("fairness-level"), control))
        if self.is_checking:
            button = Button(shell, text("fairness-stop"), self._cancel, icon="cross", name="audit")
        else:
            button = Button(shell, text("fairness-audit"), self._start, kind="primary", icon="search", name="audit")
        parts.append(button)
        self._progress = None
        if self.check is not None:
            self._progress = Progress(shell, self.check.done / self.check.deals, self._count())
            parts.append(self._progress)
        if self._verdict:
            good = self.check is not None and self.check.is_fair
            parts.append(Label(shell, self._verdict, style, "text" if good else "danger", name="verdict"))
        return parts

    def _about_audit(self) -> str:
        match = self._match
        assert match is not None
        seat = match.seats[match.to_move]
        key = "fairness-audit-person" if seat.is_human else "fairness-audit-ai"
        return text(key, name=seat.name, level=level_words(self.level), deals=SHORT)

    def _commitment_parts(self, style: Style) -> list[Widget]:
        assert self._match is not None
        shell, commitment = self.shell, commitment_of(self._match)
        parts: list[Widget] = [Label(shell, text("fairness-seal-title"), SUBHEADING)]
        rows = [("fingerprint", grouped(commitment.fingerprint)), ("rules", grouped(commitment.rules))]
        if commitment.is_open:
            rows[1:1] = [("salt", grouped(commitment.salt)), ("seed", commitment.seed_shown)]
        else:
            parts.append(Label(shell, text("fairness-closed"), style))
        for name, value in rows:
            parts.append(Label(shell, f"<b>{text(f'fairness-{name}')}</b><br>{value}", SMALL, name=name))
        if commitment.is_open:
            key = "fairness-fits" if commitment.is_right else "fairness-fits-not"
            parts.append(Label(shell, text(key), style, "text" if commitment.is_right else "danger", name="fits"))
            parts.append(Button(shell, text("final-verify"), self._verify, icon="check", name="verify"))
        return parts

    # Doing

    def _take_level(self, value: object) -> None:
        self.level, self.check, self._verdict = str(value), None, ""
        self.rebuild()

    def _start(self) -> None:
        match = self._match
        if match is None or self._problem():
            return
        seat = match.to_move
        chosen = find_level(self.level, match.game.name)
        self.check = Check(match.game, match.view(seat), chosen, match.ai_seed(seat))
        self._verdict = ""
        self.rebuild()

    def _cancel(self) -> None:
        self._stop()
        self.check = None
        self.rebuild()

    def _stop(self) -> None:
        if self.is_checking and self._thinking is not None:
            self._thinking.cancel()

    def _verify(self) -> Change | None:
        assert self._match is not None
        try:
            doubts = check_record(self._match)
        except FeluccaError as error:
            return Complain(error.sentence)
        self.toast(" ".join((text("fairness-verified"), *(as_sentence(translated(doubt)) for doubt in doubts))))
        return None

    def on_tick(self, dt: float) -> None:
        """Collect the answers of the AI process and ask the next question."""
        check, thinking = self.check, self._thinking
        if check is None or check.is_done or thinking is None:
            return
        process = thinking.lend()
        if process is None or not check.poll(process):
            return
        if check.is_done:
            self._verdict = self._judge(check)
            self.shell.sound.play("round-end" if check.is_fair else "refuse")
            self.rebuild()
        elif self._progress is not None:
            self._progress.show(check.done / check.deals, self._count())

    def _count(self) -> str:
        check = self.check
        assert check is not None
        return text("fairness-count", done=check.done, deals=check.deals, same=check.same)

    def _judge(self, check: Check) -> str:
        if check.problem:
            return text("fairness-stuck", problem=translated(check.problem))
        if check.is_fair:
            return text("fairness-fair", deals=check.deals, different=check.different)
        return text("fairness-unfair", deals=check.deals, other=check.done - check.same)

    @property
    def poll_seconds(self) -> float:
        """The seconds between two checks for an answer of the AI process, 0 if none is expected."""
        return 0.0 if not self.is_checking else POLL_SECONDS
