"""What a tile of the duel is worth to who takes it, and the best that lies on the line of the Ankh."""

from __future__ import annotations

from game.ai.heuristics.duel.inventory import Inventory
from game.rules.duel.state import PYRAMID_TURN, TURN, DuelState
from game.rules.duel.tables import COUNT, Tables

USUAL = 4.0
"""Points that a take brings of which nothing is known, and a character."""
PASSED = 1.8
"""Points that a tile costs which is passed over."""


def tile_gain(inventory: Inventory, state: DuelState, seat: int, tile: int) -> float:
    """Return about how many points `tile`, or a hidden code, adds to what `seat` has."""
    t = inventory.tables
    if tile < 0 or t.characters >> tile & 1:
        return USUAL
    family = t.family[tile]
    if family == COUNT:
        return 5.0
    held, scarabs = inventory.worth(family, state.hands[seat] & t.families[family])
    lying, glory = inventory.worth(family, state.sets[seat * COUNT + family])
    count = held + lying
    points = scarabs + glory + t.scarabs[tile] * (count + 1)
    if held >= 2:
        return 0.9 * points + 1.0
    if held == 1 or lying:
        return 0.6 * points + 0.5
    return 0.4 * (points + t.worth[family])


def best_on_line(inventory: Inventory, state: DuelState) -> float:
    """Return what the best take on the line is worth to the seat whose turn it is."""
    t = inventory.tables
    if state.ankh < 0 or state.facing < 0 or not state.stack:
        return USUAL
    kind, seat = state.stack[-1]
    if kind == PYRAMID_TURN:
        squares = t.star[state.ankh] & state.filled
    elif kind == TURN:
        squares = t.lines[state.ankh * 4 + state.facing] & state.filled
    elif state.finger >= 0:
        squares = 1 << state.finger
    else:
        return USUAL
    best = 0.0
    between, ankh, filled, market = t.between, state.ankh * t.squares, state.filled, state.market
    while squares:
        low = squares & -squares
        squares ^= low
        square = low.bit_length() - 1
        gain = tile_gain(inventory, state, seat, market[square])
        gain -= PASSED * (between[ankh + square] & filled).bit_count()
        if gain > best:
            best = gain
    return best


def line_width(tables: Tables, state: DuelState) -> int:
    """Return how many tiles lie on the line of the Ankh."""
    if state.ankh < 0 or state.facing < 0:
        return 4
    return (tables.lines[state.ankh * 4 + state.facing] & state.filled).bit_count()
