"""The value of a card on the quays of Sobek to the seat that takes it."""

from __future__ import annotations

from game.ai.heuristics.sobek.inventory import Inventory
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import AMULET, SLOTS

SKIPPED = 1.6
"""The points that a card costs when it is skipped."""


def take_gain(inventory: Inventory, state: SobekState, seat: int, place: int) -> float:
    """Return the approximate points of taking the card at `place` of the quays, which may be a hidden code."""
    t = inventory.tables
    card = state.quays[place]
    if card < 0 or t.characters >> card & 1:
        return 3.0 - SKIPPED * place
    family = t.family[card]
    if family == AMULET:
        return 5.0 - SKIPPED * place
    held, scarabs = inventory.worth(state.hands[seat] & t.families[family])
    gain = t.worth[card] * (1.2 + 0.6 * held) + 0.7 * scarabs
    lying = state.sets[seat * SLOTS + family]
    if lying:
        gain += 0.5 * inventory.worth(lying)[1]
    return gain - SKIPPED * place


def best_take(inventory: Inventory, state: SobekState) -> float:
    """Return the approximate points that the best card in reach brings to the seat to move."""
    best = 0.0
    for place in range(min(inventory.tables.reach, len(state.quays))):
        gain = take_gain(inventory, state, state.turn, place)
        if gain > best:
            best = gain
    return best
