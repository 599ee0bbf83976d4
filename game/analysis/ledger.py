"""The ledger: the accounts that lead from a seat's share at the start to its share at the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.analysis.estimate import MoveLabel
from game.analysis.judge import Judgement, Verdict


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """A decision that had a choice; moves are in text notation, `loss` and its `error` are shares of a game."""

    ply: int
    seat: int
    move: str
    best: str
    loss: float
    error: float
    label: MoveLabel
    is_sure: bool

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
class Account:
    """The changes of one seat's share: start + skill + luck + opponents + unforeseen = result.

    `error_rate` is the mean loss of its decisions, None if it had no choice.
    """

    seat: int
    start: float
    skill: float
    luck: float
    opponents: float
    unforeseen: float
    result: float
    error_rate: float | None

    @property
    def adjusted(self) -> float:
        """The luck-adjusted result: the estimated result of the same play with average draws.

        Luck is measured draw by draw, so that it may be below 0 or above 1.
        """
        return self.result - self.luck

    @property
    def expected(self) -> float:
        """The share to display for average draws: no such share lies outside 0 and 1, whatever was measured."""
        return min(1.0, max(0.0, self.adjusted))


@dataclass(frozen=True, slots=True)
class Analysis:
    """The results for a finished game; `chances[ply][seat]` is the share each seat could expect by its knowledge."""

    accounts: tuple[Account, ...]
    decisions: tuple[JudgedDecision, ...]
    events: tuple[LuckEvent, ...]
    chances: tuple[tuple[float, ...], ...]

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
    def dearest(self) -> list[JudgedDecision]:
        """The decisions with a loss, the greatest first, without those labelled best or good."""
        poor = [one for one in self.decisions if one.label not in (MoveLabel.BEST, MoveLabel.GOOD)]
        return sorted(poor, key=lambda one: -one.loss)

    @property
    def strokes(self) -> list[LuckEvent]:
        """The strokes of luck, the greatest first."""
        return sorted((one for one in self.events if abs(one.luck) >= STROKE), key=lambda one: -abs(one.luck))


STROKE = 0.05
"""The share of a game from which on an event counts as a stroke of luck, good or bad."""


def accounts(
    seats: int, decisions: Sequence[JudgedDecision], events: Iterable[LuckEvent], winners: Sequence[int]
) -> tuple[Account, ...]:
    """Return the account of every seat; its last item takes the remainder, so that each sum is the result.

    Before the deal all seats are equal. Skill is minus the seat's own losses; a seat's loss is divided equally among
    its opponents.
    """
    skill, luck = [0.0] * seats, [0.0] * seats
    for decision in decisions:
        skill[decision.seat] -= decision.loss
    for event in events:
        luck[event.seat] += event.luck
    found = []
    for seat in range(seats):
        start, result = 1.0 / seats, (seat in winners) / len(winners)
        opponents = -(sum(skill) - skill[seat]) / (seats - 1)
        unforeseen = result - start - skill[seat] - luck[seat] - opponents
        rate = error_rate([one for one in decisions if one.seat == seat])
        found.append(Account(seat, start, skill[seat], luck[seat], opponents, unforeseen, result, rate))
    return tuple(found)


def error_rate(decisions: Sequence[JudgedDecision]) -> float | None:
    """Return the mean loss, which chance may put below 0 for a good player; None without a decision."""
    return sum(one.loss for one in decisions) / len(decisions) if decisions else None


def decision_of(ply: int, seat: int, move: str, best: str, verdict: Verdict) -> JudgedDecision:
    """Return a verdict with its moves in text notation."""
    return JudgedDecision(ply, seat, move, best, verdict.loss, verdict.error, verdict.label, verdict.is_sure)


def events_of(answer: Judgement, move: str, drawn: tuple[str, ...]) -> list[LuckEvent]:
    """Return the luck of every seat in the draws of a step."""
    return [LuckEvent(answer.ply, seat, luck, move, drawn) for seat, luck in enumerate(answer.luck or ())]
