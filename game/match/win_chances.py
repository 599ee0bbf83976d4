"""The win chances of the players through a finished match, and its turning points."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.heuristics import make as make_heuristics
from game.rules.core.game import Game
from game.rules.core.state import State

TURNS = 6
"""The maximum number of turning points."""
LEAST = 0.06
"""The least change in the share of the victory that makes a turning point."""


@dataclass(frozen=True, slots=True)
class WinChances:
    """The win chances of every seat through a match.

    `chances[ply][seat]` is the share of the victory that a seat could expect after the set-up (0) and after every
    decision, all cards open; those of a ply add up to 1, and the last are the actual result. At the plies `stretches` a
    round began. `turns` are the decisions that moved the chances most, in order.
    """

    chances: tuple[tuple[float, ...], ...]
    stretches: tuple[int, ...]
    turns: tuple[int, ...]


def win_chances(game: Game[State], states: Sequence[State], winners: Sequence[int]) -> WinChances:
    """Return the win chances of a match through `states`, one after the set-up and after each decision.

    The last is the result; a match without `winners`, because somebody resigned, ends with the chances of its last
    position.

    Positions are evaluated as AIs evaluate sampled worlds: where an action or, in Sa-Rê, a round is over. Being to move
    is worth something, so every value is the mean of those after the last action of each seat. Raises FeluccaError if a
    trained network cannot be read.
    """
    heuristics = make_heuristics(game)
    seats = len(game.scores(states[0]))
    recent: deque[Sequence[float]] = deque(maxlen=seats)
    chances: list[tuple[float, ...]] = []
    stretches: list[int] = []
    stage: int | None = None
    for ply, state in enumerate(states[:-1] if winners else states):
        now = heuristics.stage(state)
        if now != stage:
            stage = now
            recent.clear()
            if ply:
                stretches.append(ply)
        if not recent or not heuristics.is_within(state):
            recent.append(heuristics.shares(state, now))
        chances.append(tuple(sum(each) / len(recent) for each in zip(*recent, strict=True)))
    if winners:
        chances.append(tuple((seat in winners) / len(winners) for seat in range(seats)))
    return WinChances(tuple(chances), tuple(stretches), _turns(chances, seats))


def _turns(chances: Sequence[Sequence[float]], seats: int) -> tuple[int, ...]:
    """Return the decisions that moved the chances most, none within one round of turns of a greater one."""
    moved = {
        ply: max(abs(now - then) for now, then in zip(chances[ply], chances[ply - 1], strict=True))
        for ply in range(1, len(chances))
    }
    found: list[int] = []
    for ply in sorted(moved, key=lambda ply: -moved[ply]):
        if moved[ply] >= LEAST and all(abs(ply - other) > seats for other in found) and len(found) < TURNS:
            found.append(ply)
    return tuple(sorted(found))
