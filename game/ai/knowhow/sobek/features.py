"""What the learned part of the evaluation of Sobek looks at: one row of numbers of about 0 to 1 for every seat."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING

from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import AMULET, SLOTS

if TYPE_CHECKING:
    from game.ai.knowhow.sobek.evaluation import Evaluation

TURN_CARDS = 1.45
"""Cards that leave the quays in an average turn, skipped ones and turns without a take included."""

SIZE = 24
"""Numbers in a row."""


def features(judge: Evaluation, state: SobekState) -> list[list[float]]:
    """Return a row for every seat, seen from that seat."""
    seats = state.seats
    left = len(state.quays) + len(state.deck)
    turns = left / (seats * TURN_CARDS)
    parts = [judge.parts(state, seat, turns) for seat in range(seats)]
    dirt = [judge.corruption(state, seat) for seat in range(seats)]
    gross = [p[0] + 0.9 * p[1] + 0.8 * p[2] + 0.8 * p[3] + 2.0 * p[4] for p in parts]
    counts = [count + 0.8 * p[5] for count, p in zip(dirt, parts, strict=True)]
    most = max(counts)
    softness = 0.35 + 0.32 * sqrt(left)
    risks = [exp((count - most) / softness) for count in counts]
    scale = 1.0 / sum(risks)
    hands = [hand.bit_count() for hand in state.hands]
    turn = state.turn
    best_take = _best_take(judge, state) if turn >= 0 and not state.stack else 0.0
    stretch = left / 54
    root = sqrt(stretch)
    tokens = state.tokens.bit_count() / 5
    rows = []
    for seat in range(seats):
        lying, ready, hope, filled, powers, stuck, strongest = parts[seat]
        others = [s for s in range(seats) if s != seat]
        rival = max(gross[s] for s in others)
        dirtiest = max(counts[s] for s in others)
        risk = risks[seat] * scale
        lead = counts[seat] - dirtiest
        own = gross[seat]
        rows.append(
            [
                own * risk / 20,
                lying / 30,
                ready / 20,
                hope / 20,
                filled / 20,
                powers / 3,
                stuck / 5,
                strongest / 8,
                dirt[seat] / 8,
                hands[seat] / 8,
                risk,
                lead / 5,
                1.0 if lead > 0 else 0.0,
                rival / 30,
                max(hands[s] for s in others) / 8,
                dirtiest / 8,
                stretch,
                root,
                tokens,
                1.0 if turn == seat else 0.0,
                best_take / 8 if turn == seat else 0.0,
                best_take / 8 if (turn + 1) % seats == seat else 0.0,
                own * stretch / 20,
                (strongest + 2) * stretch / 8,
            ]
        )
    return rows


def _best_take(judge: Evaluation, state: SobekState) -> float:
    """Return about how many points the best card in reach brings to the seat whose turn it is."""
    t = judge.tables
    seat = state.turn
    hand, sets = state.hands[seat], state.sets
    best = 0.0
    for place, card in enumerate(state.quays[: t.reach]):
        family = t.family[card]
        if t.characters >> card & 1:
            gain = 3.0
        elif family == AMULET:
            gain = 5.0
        else:
            held, scarabs = judge.worth(hand & t.families[family])
            gain = t.worth[card] * (1.2 + 0.6 * held) + 0.7 * scarabs
            lying = sets[seat * SLOTS + family]
            if lying:
                gain += 0.5 * judge.worth(lying)[1]
        gain -= 1.6 * place
        if gain > best:
            best = gain
    return best
