"""The value of hands, sets and takes of the duel; hands and sets are computed once and cached."""

from __future__ import annotations

from typing import Final

from game.rules.duel import scoring
from game.rules.duel.state import PYRAMID_TURN, TURN, DuelState
from game.rules.duel.tables import (
    ARCHITECT,
    COUNT,
    COURTESAN,
    MERCHANT,
    PRIEST,
    PRIESTESS,
    QUEEN,
    SCRIBE,
    THIEF,
    VIZIER,
    Tables,
)

TURN_TILES: Final = 1.9
"""The number of tiles that leave market and pile in an average turn."""
POWER_POINTS: Final = {
    QUEEN: 5.0,
    VIZIER: 4.0,
    SCRIBE: 1.5,
    THIEF: 3.0,
    MERCHANT: 4.5,
    COURTESAN: 4.0,
    PRIEST: 1.5,
    PRIESTESS: 1.5,
    ARCHITECT: 6.0,
}
"""Rough values of the powers in points; `Inventory.powers` corrects those that depend on the position."""

Summary = tuple[tuple[tuple[int, int, int, bool], ...], int, int]
"""A hand: (family, tiles, scarabs, has goods) of each family in it, wild tiles, the mask of the characters."""


class Inventory:
    """Summarises and values hands and sets by the numbers of one game, and remembers the results."""

    __slots__ = ("_coins", "_hands", "_sets", "deben", "tables")

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._hands: dict[int, Summary] = {}
        self._sets: tuple[dict[int, tuple[int, int]], ...] = tuple({0: (0, 0)} for _ in range(COUNT))
        values = tables.coin_values.values()
        self.deben = sum(values) / len(values)
        """The average value of a Deben."""
        self._coins: dict[int, int] = {0: 0}

    def worth(self, family: int, tiles: int) -> tuple[int, int]:
        """Return the number of tiles in a set of `family`, and of its scarabs, including those of the tokens on it."""
        known = self._sets[family].get(tiles)
        if known is None:
            t = self.tables
            known = (tiles & t.tiles).bit_count(), scoring.set_scarabs(t, family, tiles)
            if len(self._sets[family]) > 20_000:
                self._sets[family].clear()
            self._sets[family][tiles] = known
        return known

    def summary(self, tiles: int) -> Summary:
        """Return the Summary of the hand `tiles`, a mask."""
        known = self._hands.get(tiles)
        if known is None:
            t = self.tables
            found = []
            for family in range(COUNT):
                own = tiles & t.families[family]
                if own:
                    goods = own & t.goods[family]
                    found.append((family, own.bit_count(), self.worth(family, own)[1], bool(goods)))
            known = tuple(found), (tiles & t.wild).bit_count(), tiles & t.characters
            if len(self._hands) > 50_000:
                self._hands.clear()
            self._hands[tiles] = known
        return known

    def turns(self, state: DuelState) -> float:
        """Return the approximate number of turns that each seat still has."""
        return (state.filled.bit_count() + len(state.pile)) / (2 * TURN_TILES)

    def lying(self, state: DuelState, seat: int) -> tuple[int, int, dict[int, tuple[int, int]]]:
        """Return the points of `seat`, the most scarabs in one of its sets, and (tiles, scarabs) of its sets by family.

        The points are those of sets, Pirogues and Deben.
        """
        points = scoring.pirogue_points(self.tables, state, seat) + self._coin_points(state.deben[seat])
        strongest = 0
        values: dict[int, tuple[int, int]] = {}
        base = seat * COUNT
        for family in range(COUNT):
            tiles = state.sets[base + family]
            if tiles:
                count, scarabs = self._sets[family].get(tiles) or self.worth(family, tiles)
                values[family] = count, scarabs
                points += count * scarabs
                if scarabs > strongest:
                    strongest = scarabs
        return points, strongest, values

    def corruption(self, state: DuelState, seat: int) -> int:
        """Return the corruption of `seat`, Snakes included."""
        return scoring.corruption(self.tables, state, seat)

    def _coin_points(self, coins: int) -> int:
        known = self._coins.get(coins)
        if known is None:
            worth = self.tables.coin_values
            known = self._coins[coins] = sum(value for coin, value in worth.items() if coins >> coin & 1)
        return known

    def powers(self, state: DuelState, seat: int, people: int) -> float:
        """Return the value in points of the powers of the characters in the mask `people`."""
        total = 0.0
        powers = self.tables.powers
        while people:
            low = people & -people
            people ^= low
            power = powers[low.bit_length() - 1]
            points = POWER_POINTS[power]
            if power in (PRIEST, PRIESTESS):
                points += 0.45 * state.corruption[seat].bit_count()
            elif power == QUEEN and len(state.pile) < 3:
                points = 1.0 + 1.3 * len(state.pile)
            elif power == SCRIBE:
                points += 1.0 * max(0, state.hands[1 - seat].bit_count() - self.tables.hand_limit)
            elif power == VIZIER and not state.corruption[1 - seat]:
                points = 1.0
            total += points
        return total


USUAL: Final = 4.0
"""The points expected of a take about which nothing is known, and of a character."""
PASSED: Final = 1.8
"""The points that a tile costs when it is passed over."""


def tile_gain(inventory: Inventory, state: DuelState, seat: int, tile: int) -> float:
    """Return the approximate points that taking `tile` (below 0: an unknown one) adds for `seat`."""
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
    """Return the approximate points of the best take that the seat to move can make now, at least 0.

    They are USUAL while the Ankh has no line, or where a decision other than a take is open.
    """
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
    """Return the number of tiles on the line of the Ankh; 4 while it has no line."""
    if state.ankh < 0 or state.facing < 0:
        return 4
    return (tables.lines[state.ankh * 4 + state.facing] & state.filled).bit_count()
