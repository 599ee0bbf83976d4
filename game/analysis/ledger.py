"""The ledger: the accounts that lead from a seat's share at the start to its share at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from game.analysis.estimate import MoveLabel
from game.analysis.judge import Judgement, Verdict
from game.analysis.par import SeatPar


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """A decision that had a choice; moves are in text notation, `loss` and its `error` are shares of a game.

    `gains` are those over levels with which it was compared.
    """

    ply: int
    seat: int
    move: str
    best: str
    loss: float
    error: float
    label: MoveLabel
    is_sure: bool
    gains: Mapping[str, float] = field(default_factory=dict)

    @property
    def shown_loss(self) -> float:
        """The loss to display: a measurement below 0 counts as none."""
        return max(0.0, self.loss)


@dataclass(frozen=True, slots=True)
class LuckEvent:
    """The effect of a draw on one seat; `move` led to it (empty for the deal), `drawn` names the pieces."""

    ply: int
    seat: int
    luck: float
    move: str
    drawn: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class JudgedStep:
    """The answers about one step: of `seat`, which is -1 for the deal.

    In a step that `is_revealed` all hidden pieces were shown. `luck` is empty if nothing was drawn.
    """

    seat: int
    verdict: Verdict | None
    luck: tuple[float, ...]
    chances: tuple[float, ...]
    is_revealed: bool


@dataclass(frozen=True, slots=True)
class Account:
    """The changes of one seat's share: start + skill + luck + opponents + unforeseen + rest = result.

    `skill` is minus the sum of the seat's losses, `opponents` its part of the other seats' losses, `unforeseen` the
    change when hidden pieces were revealed, `rest` the part that the judge's estimates leave over. `error_rate` is the
    mean loss of the seat's decisions, None if it had no choice. `doubt` is the standard error of the accounts: the root
    of the summed squares of the gaps between the share that the accounts lead to and the judge's fresh estimate, at
    each decision of the seat and at the end; or the size of the rest if that is greater.
    """

    seat: int
    start: float
    skill: float
    luck: float
    opponents: float
    unforeseen: float
    rest: float
    result: float
    error_rate: float | None
    doubt: float

    @property
    def adjusted(self) -> float:
        """The luck-adjusted result: the estimated result of the same play with average draws.

        Luck is measured draw by draw, so that it may be below 0 or above 1.
        """
        return self.result - self.luck

    @property
    def expected(self) -> float:
        """The share to display for average draws: the share lies between 0 and 1 even if the measurement does not."""
        return min(1.0, max(0.0, self.adjusted))


@dataclass(frozen=True, slots=True)
class Analysis:
    """The results for a finished game; `chances[ply][seat]` is the share each seat could expect by its knowledge.

    `pars` are those of the seats that were compared with levels.
    """

    accounts: tuple[Account, ...]
    decisions: tuple[JudgedDecision, ...]
    events: tuple[LuckEvent, ...]
    chances: tuple[tuple[float, ...], ...]
    pars: tuple[SeatPar, ...] = ()

    @property
    def curve(self) -> list[tuple[float, ...]]:
        """The chances to display, each averaged over one round of turns, because having moved is worth something.

        The last is the result.
        """
        seats = len(self.accounts)
        found = []
        for ply in range(len(self.chances) - 1):
            circle = self.chances[max(0, ply - seats + 1) : ply + 1]
            found.append(tuple(sum(each) / len(circle) for each in zip(*circle, strict=True)))
        return [*found, self.chances[-1]]

    @property
    def costliest(self) -> list[JudgedDecision]:
        """The decisions with a loss, the greatest first, without those labelled best or good."""
        poor = [one for one in self.decisions if one.label not in (MoveLabel.BEST, MoveLabel.GOOD)]
        return sorted(poor, key=lambda one: -one.loss)

    @property
    def strokes(self) -> list[LuckEvent]:
        """The draws whose luck, good or bad, is at least STROKE, the greatest first."""
        return sorted((one for one in self.events if abs(one.luck) >= STROKE), key=lambda one: -abs(one.luck))


STROKE = 0.05
"""The share of a game from which on an event counts as a stroke of luck, good or bad."""


def accounts(seats: int, steps: Sequence[JudgedStep], results: Sequence[float]) -> tuple[Account, ...]:
    """Return the account of every seat; each adds up to its share in `results`.

    Before the deal all seats are equal. Skill is minus the seat's own losses; a seat's loss is divided equally among
    its opponents. Every account stays as measured; what the judge's estimates leave over is the rest, within the doubt.
    """
    found = []
    for seat in range(seats):
        known = _Closing(seat, seats)
        for step in steps:
            known.take(step)
        found.append(known.account(results[seat]))
    return tuple(found)


class _Closing:
    """Follows the share of one seat through a game, by what was measured and by the judge's fresh estimates."""

    def __init__(self, seat: int, seats: int) -> None:
        self._seat, self._seats = seat, seats
        self._start = self._measured = self._estimate = 1.0 / seats
        """The share that the accounts lead to since the last decision of the seat, and its last estimate."""
        self._luck = self._unforeseen = 0.0
        self._losses: list[float] = []
        self._others = 0.0
        self._gaps: list[float] = []
        """By how much a fresh estimate differed from what the accounts led to, decision by decision."""

    def take(self, step: JudgedStep) -> None:
        """Enter the next step."""
        before, verdict = self._estimate, step.verdict
        if verdict is not None and step.seat == self._seat:
            best = verdict.played + verdict.loss
            self._gaps.append(best - self._measured)
            self._losses.append(verdict.loss)
            self._measured = before = verdict.played
        elif verdict is not None:
            part = verdict.loss / (self._seats - 1)
            self._others += part
            self._measured, before = self._measured + part, before + part
        luck = step.luck[self._seat] if step.luck else 0.0
        self._estimate = step.chances[self._seat]
        self._luck += luck
        self._measured += luck
        if step.is_revealed:
            revealed = self._estimate - luck - before
            self._unforeseen += revealed
            self._measured += revealed

    def account(self, result: float) -> Account:
        """Return the account, closed with the result of the game."""
        losses, gaps = self._losses, (*self._gaps, result - self._measured)
        skill, rate = -sum(losses), sum(losses) / len(losses) if losses else None
        rest = result - self._start - skill - self._luck - self._others - self._unforeseen
        doubt = max(abs(rest), sqrt(sum(gap**2 for gap in gaps)))
        return Account(
            self._seat, self._start, skill, self._luck, self._others, self._unforeseen, rest, result, rate, doubt
        )


def decision_of(ply: int, seat: int, move: str, best: str, verdict: Verdict) -> JudgedDecision:
    """Return a verdict with its moves in text notation."""
    return JudgedDecision(
        ply, seat, move, best, verdict.loss, verdict.error, verdict.label, verdict.is_sure, verdict.gains
    )


def events_of(answer: Judgement, move: str, drawn: tuple[str, ...]) -> list[LuckEvent]:
    """Return the luck of every seat in the draws of a step."""
    return [LuckEvent(answer.ply, seat, luck, move, drawn) for seat, luck in enumerate(answer.luck or ())]
