"""A position to be solved, and a series of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from game.match.match import Match
from game.rules.core.game import Move
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell


@dataclass(frozen=True, slots=True)
class TaskWords:
    """The words for a position in the banner: title and facts (rich text), and its theme, '' if it has none.

    The theme is told once the answer is no secret: before, it would tell half of it.
    """

    title: str
    facts: str
    theme: str = ""


@dataclass(frozen=True, slots=True)
class Task:
    """A position with one question; `words` returns its words in the language in use.

    `good` are the right answers, the best one first; `tempting` is the move that it is contrasted with unless the
    player made another mistake. `lead` are the least and the most by which it is better, in percent of a game with 95 %
    certainty; None if that was not measured.
    """

    match: Match
    words: Callable[[], TaskWords]
    good: tuple[Move, ...]
    tempting: Move
    lead: tuple[int, int] | None = None

    @property
    def best(self) -> Move:
        """The best move."""
        return self.good[0]


class Mark(StrEnum):
    """The outcome of a position of a series; the value names the flower that stands for it."""

    FIRST = "gold"
    """Solved at the first try."""
    LATER = "bronze"
    """Solved at a later try."""
    MISSED = "plain"
    """Not solved so far."""
    COMING = "bud"
    """Not answered yet."""


@dataclass(frozen=True, slots=True)
class AnswerNote:
    """The effect of an answer on the rating: `before`, `after` and `within`, the half width of its 95 % interval.

    All are whole numbers; `rating` is None where it didn't move.
    """

    rating: dict[str, int] | None = None


@dataclass(slots=True)
class Series:
    """Positions that are solved one after the other, without a clock; `at` is the index of the present one.

    `open` makes the task with an index. `note` records whether the first answer to the position with an index was
    right, `note_later` that it was solved after a wrong one. `finish` returns the change that leaves the series.
    """

    count: int
    open: Callable[[Shell, int], Task]
    note: Callable[[int, bool], AnswerNote]
    note_later: Callable[[int], None]
    finish: Callable[[Series], Change]
    marks: list[Mark] = field(default_factory=list)
    at: int = 0

    def __post_init__(self) -> None:
        self.marks = [Mark.COMING] * self.count

    @property
    def is_last(self) -> bool:
        """Whether no position comes after this one."""
        return self.at == self.count - 1
