"""The value of a tile of the duel to the seat that takes it, and the best tile on the line of the Ankh."""

from __future__ import annotations

from game.ai.heuristics.duel.inventory import Inventory
from game.rules.duel.state import PYRAMID_TURN, TURN, DuelState
from game.rules.duel.tables import COUNT, Tables

USUAL = 4.0
"""The points expected of a take about which nothing is known, and of a character."""
PASSED = 1.8
"""The points that a tile costs when it is passed over."""


def tile_gain(inventory: Inventory, state: DuelState, seat: int, tile: int) -> float:
    """Return the approximate points that `tile`, or a hidden code, adds for `seat`."""
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
    """Return the value of the best take on the line to the seat to move."""
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
    """Return the number of tiles on the line of the Ankh."""
    if state.ankh < 0 or state.facing < 0:
        return 4
    return (tables.lines[state.ankh * 4 + state.facing] & state.filled).bit_count()
