"""The game log: some sentences are held back until their event has been shown, some sum up all steps of a decision."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.locale import text
from game.match.commitment import grouped
from game.match.contests import standing_of
from game.match.watched import WatchedGame
from game.rules.core.facts import Fact
from game.rules.core.state import State
from game.ui.boards.kit import contest_words
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.seat_words import taken_over
from game.ui.boards.kit.values import LogLine


class GameLog:
    """The log of a table: `lines` are readable, `kept_back` are not yet."""

    def __init__(self, game: WatchedGame, presenter: Presenter[State]) -> None:
        self._game = game
        self._presenter = presenter
        self.lines: list[LogLine] = []
        self.kept_back: list[LogLine] = []
        """The last sentences, held back while a scoring or a surprise reveals their contents step by step."""
        self._unfinished: list[Fact] = []
        """The events of the last sentences, if further decisions belong to them."""
        self._unfinished_lines = 0
        """The number of lines that tell those events."""
        self._remarks: dict[int, tuple[int, str]] = {}
        """Further remarks about a decision, by its number: the seat they are about, and a text key."""

    @property
    def finished(self) -> list[LogLine]:
        """The readable lines that no further decision changes."""
        open_lines = max(0, self._unfinished_lines - len(self.kept_back))
        return self.lines[: len(self.lines) - open_lines]

    def remark(self, ply: int, seat: int, key: str) -> None:
        """Add the text `key`, about `seat`, to the lines about decision number `ply`, which are still to be written."""
        self._forget_remarks()
        self._remarks[ply] = seat, key

    def _forget_remarks(self) -> None:
        """Drop the remarks about undone decisions."""
        self._remarks = {ply: remark for ply, remark in self._remarks.items() if ply <= self._game.ply}

    def _remark(self, ply: int) -> list[LogLine]:
        seat, key = self._remarks.get(ply, (-1, ""))
        return [LogLine(text(key), seat, weight=0)] if key else []

    def write_anew(self, eyes: int, decisions: int) -> None:
        """Rewrite the log of the set-up and the first `decisions` from the knowledge of `eyes`; held-back lines stay
        back.
        """
        many = len(self.kept_back)
        self.lines, self.kept_back, self._unfinished, self._unfinished_lines = self._beginning(), [], [], 0
        self._forget_remarks()
        changes = self._changes()
        for ply, facts in enumerate(self._game.facts(eyes)[: decisions + 1]):
            told = self._presenter.tell(facts, None, self._game.decision(ply)[0] if ply else -1)
            self._add(ply, facts, told.lines, self._remark(ply) + changes[ply])
        self.lines += self._resignation()
        self.keep_back(many)

    def add(self, facts: Sequence[Fact], lines: list[LogLine], ply: int) -> int:
        """Add the lines about decision number `ply`, changes of players and a resignation; return their number."""
        many = self._add(ply, facts, lines, self._remark(ply) + self._changes()[ply])
        last = self._resignation()
        self.lines += last
        return many + len(last)

    def _resignation(self) -> list[LogLine]:
        """Return the line about a resignation that has ended the game."""
        who = self._game.resigned
        return [LogLine(text("log-resigned", name=f"<b>{self._game.seats[who].name}</b>"), who)] if who >= 0 else []

    def _add(self, ply: int, facts: Sequence[Fact], lines: list[LogLine], changes: Sequence[LogLine]) -> int:
        """Add lines; a sentence that sums up all steps of a decision replaces those about the earlier ones."""
        if self._unfinished:
            lines = self._presenter.sentences([*self._unfinished, *facts])
            del self.lines[len(self.lines) - self._unfinished_lines :]
        self._unfinished += facts
        if not self._game.is_half_made(ply):
            self._unfinished = []
        self._unfinished_lines = len(lines) if self._unfinished else 0
        self.lines += lines
        at = len(self.lines) - self._unfinished_lines
        self.lines[at:at] = changes
        return len(lines) + len(changes)

    def keep_back(self, many: int) -> None:
        """Hold back the last `many` lines."""
        end = len(self.lines) - many
        self.lines, self.kept_back = self.lines[:end], self.lines[end:]

    def release(self) -> None:
        """Make the held-back lines readable."""
        self.lines += self.kept_back
        self.kept_back = []

    def _changes(self) -> list[list[LogLine]]:
        """Return the lines about changes of players after the set-up and after each decision."""
        return [
            [
                LogLine(taken_over(f"<b>{was.name}</b>", was, now), seat)
                for seat, (was, now) in enumerate(zip(before, after, strict=True))
                if was != now
            ]
            for before, after in pairwise([self._game.header.seats, *self._game.seatings])
        ]

    def _beginning(self) -> list[LogLine]:
        """Return the lines before the deal: the seal, and the place of the game in its contest."""
        header, score = self._game.header, standing_of(self._game.header)
        if score is None:
            return [self._commitment()]
        words = contest_words.opening(score, [seat.name for seat in header.seats], header.first)
        return [self._commitment(), LogLine(words, weight=0)]

    def _commitment(self) -> LogLine:
        """Return the line with the beginning of the deal's fingerprint."""
        fingerprint = f"{grouped(self._game.fingerprint[:16])}\N{NO-BREAK SPACE}…"
        return LogLine(text("board-sealed", fingerprint=fingerprint), weight=0, said=text("board-sealed-said"))
