"""The story of a game in one sentence: the decision or the draw it turned on."""

from __future__ import annotations

from collections.abc import Collection

from game.analysis.estimate import MoveLabel
from game.analysis.ledger import Analysis, JudgedDecision, LuckEvent

POOR = (MoveLabel.MISTAKE, MoveLabel.BLUNDER)
"""The labels that count as mistakes."""


def turning_point(analysis: Analysis, winners: Collection[int]) -> JudgedDecision | LuckEvent | None:
    """Return the greatest mistake or stroke of luck that helped the winners, None if there is none.

    Where all have won, each counts.
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
