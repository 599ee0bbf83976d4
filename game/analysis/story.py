"""The story of a game: the decision or the draw on which it turned, and a player's finest decision."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from game.ai.reasons import LEAD
from game.analysis.estimate import BORDERS, MoveLabel
from game.analysis.judge import Judgement
from game.analysis.ledger import Analysis, JudgedDecision, LuckEvent
from game.rules.core.game import Move

POOR = (MoveLabel.MISTAKE, MoveLabel.BLUNDER)
"""The labels that count as mistakes."""
NEAR = BORDERS[0]
"""The difference, as a share of a game, up to which two losses count as nearly equal."""


def turning_point(analysis: Analysis, winners: Collection[int]) -> JudgedDecision | LuckEvent | None:
    """Return the greatest mistake or stroke of luck that helped the winners, None if there is none.

    If everybody won, every mistake and stroke counts.
    """
    has_loser = any(account.seat not in winners for account in analysis.accounts)

    def has_helped(seat: int, gain: float) -> bool:
        return not has_loser or (seat in winners) == (gain > 0.0)

    mistakes = [one for one in analysis.decisions if one.label in POOR and has_helped(one.seat, -one.loss)]
    strokes = [one for one in analysis.strokes if has_helped(one.seat, one.luck)]
    found: list[JudgedDecision | LuckEvent] = [*mistakes, *strokes]
    return max(found, key=_weight, default=None)


def _weight(one: JudgedDecision | LuckEvent) -> float:
    return one.loss if isinstance(one, JudgedDecision) else abs(one.luck)


def varied(costly: Sequence[JudgedDecision], topic: Callable[[JudgedDecision], str], most: int) -> list[JudgedDecision]:
    """Return decisions, the costliest first, with the `most` that tell most in front: the costliest, and then of those
    that lost nearly as much as the costliest left, the first on a topic that none before is about.

    Those in front stand in the order of their losses, and so do the others.
    """
    left, chosen = list(costly), list[JudgedDecision]()
    while left and len(chosen) < most:
        known = {topic(one) for one in chosen}
        near = (one for one in left if left[0].loss - one.loss <= NEAR)
        chosen.append(next((one for one in near if topic(one) not in known), left[0]))
        left.remove(chosen[-1])
    return [*sorted(chosen, key=lambda one: -one.loss), *left]


@dataclass(frozen=True, slots=True)
class Finest:
    """The best move of a decision, the next best of those the judge examined, and its `lead`, a share of a game."""

    decision: JudgedDecision
    other: Move
    lead: float


def finest(analysis: Analysis, answers: Mapping[int, Judgement], seat: int) -> Finest | None:
    """Return the finest decision of `seat`: labelled best, with the greatest lead of its move over the next best.

    None if no lead is at least LEAD, from which on a hint tells a lead in figures. `answers` are the judgements by the
    number of the decision.
    """
    found = []
    for one in analysis.decisions:
        verdict = answers[one.ply].verdict
        if one.seat != seat or one.label is not MoveLabel.BEST or verdict is None:
            continue
        values = dict(verdict.values)
        best = values.pop(verdict.best, verdict.played)
        if values:
            other = max(values, key=lambda move: values[move])
            found.append(Finest(one, other, best - values[other]))
    return max((one for one in found if one.lead >= LEAD), key=lambda one: one.lead, default=None)
