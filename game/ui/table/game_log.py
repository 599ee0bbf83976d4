"""The log of a table as it is written: some sentences wait until what they tell was shown, some grow."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.facts import Fact
from game.ui.boards.presenter import Presenter
from game.ui.boards.values import Line


class Telling:
    """The sentences about what happened at a table: `lines` may be read, those `kept_back` not yet."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.kept_back: list[Line] = []
        """The last sentences, while a scoring or a surprise shows step by step what they tell."""
        self._half_told: list[Fact] = []
        """What the last sentences tell, if decisions to come belong to it."""
        self._half_lines = 0
        """How many sentences tell that."""

    def begin(self, first: Line) -> None:
        """Forget all sentences and begin with `first`."""
        self.lines, self.kept_back, self._half_told, self._half_lines = [first], [], [], 0

    def add(self, facts: Sequence[Fact], lines: list[Line], presenter: Presenter) -> int:
        """Add the sentences about the facts of a decision; return how many there are.

        Of a decision that was told half, sentences about the whole replace those about the half.
        """
        if self._half_told:
            lines = presenter.sentences([*self._half_told, *facts])
            del self.lines[len(self.lines) - self._half_lines :]
        self._half_told += facts
        if not presenter.is_half_told(self._half_told):
            self._half_told = []
        self._half_lines = len(lines) if self._half_told else 0
        self.lines += lines
        return len(lines)

    def note(self, lines: Sequence[Line]) -> int:
        """Add sentences about what nobody decided, before those about a decision told half; return how many."""
        at = len(self.lines) - self._half_lines
        self.lines[at:at] = lines
        return len(lines)

    def keep_back(self, many: int) -> None:
        """Keep back the last so many sentences."""
        end = len(self.lines) - many
        self.lines, self.kept_back = self.lines[:end], self.lines[end:]

    def release(self) -> None:
        """Let be read what was kept back."""
        self.lines += self.kept_back
        self.kept_back = []
