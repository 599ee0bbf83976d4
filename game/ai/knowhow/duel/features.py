"""What the learned part of the evaluation of the duel looks at: one row of numbers of about 0 to 1 for both seats."""

from __future__ import annotations

from math import sqrt, tanh
from typing import TYPE_CHECKING

from game.rules.duel.state import PYRAMID_TURN, DuelState

if TYPE_CHECKING:
    from game.ai.knowhow.duel.evaluation import Evaluation

TOTAL_TILES = 55

SIZE = 28
"""Numbers in a row."""


def features(judge: Evaluation, state: DuelState) -> list[list[float]]:
    """Return a row for each seat, seen from that seat."""
    turns = judge.turns(state)
    parts = [judge.parts(state, seat, turns) for seat in range(2)]
    dirt = [judge.corruption(state, seat) for seat in range(2)]
    heading = [d + 0.8 * p[5] for d, p in zip(dirt, parts, strict=True)]
    hands = [hand.bit_count() for hand in state.hands]
    stretch = (state.filled.bit_count() + len(state.pile)) / TOTAL_TILES
    root = sqrt(stretch)
    pile = len(state.pile) / 23
    berths = state.berths.bit_count() / 5
    softness = 0.4 + 0.5 * sqrt(turns)
    turn = state.turn
    take = judge.best_on_line(state) / 8
    width = judge.line_width(state) / 5
    again = 1.0 if state.stack and state.stack[-1][0] == PYRAMID_TURN else 0.0
    rows = []
    for seat in range(2):
        lying, ready, hope, filled, powers, stuck, strongest, people = parts[seat]
        other = 1 - seat
        lead = heading[other] - heading[seat]
        bonus = lead / 3 + 0.67 * tanh(lead / softness)
        mine = 1.0 if turn == seat else 0.0
        rows.append(
            [
                lying / 30,
                ready / 20,
                hope / 20,
                filled / 20,
                powers / 10,
                stuck / 5,
                strongest / 8,
                people / 2,
                hands[seat] / 8,
                dirt[seat] / 8,
                lead / 6,
                bonus / 4,
                max(bonus, 0.0) / 4,
                (lying + ready) * stretch / 20,
                strongest * stretch / 8,
                stretch,
                root,
                pile,
                berths,
                mine,
                mine * take,
                (1.0 - mine) * take,
                mine * width,
                (1.0 - mine) * width,
                mine * again,
                parts[other][1] / 20,
                parts[other][7] / 2,
                hands[other] / 8,
            ]
        )
    return rows
