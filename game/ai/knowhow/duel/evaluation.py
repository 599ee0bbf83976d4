"""What a position of the duel is worth to both seats."""

from __future__ import annotations

from math import exp, sqrt, tanh

from game.ai.knowhow.spread import spread
from game.rules.duel import scoring
from game.rules.duel.legal import COUNT
from game.rules.duel.state import PYRAMID_TURN, TURN, DuelState
from game.rules.duel.tables import (
    ARCHITECT,
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

WEIGHTS = {
    "table": 1.0,
    "ready": 0.93,
    "hope": 0.85,
    "wild": 0.8,
    "character": 1.0,
    "corruption": 1.0,
    "leftover": 0.8,
    "line": 0.5,
    "tempo": 1.0,
    "swing": 9.0,
    "rivals": 1.0,
}
"""What counts how much.

table       points of sold sets, Pirogues and Deben
ready       gain of sets that could be sold from hand
hope        gain of sets that lack tiles, by the chance that they come
wild        what spare Statues add to the best set
character   points of the powers of the characters in hand
corruption  the Deben for the lower corruption (D-4.4)
leftover    how much a tile without a set to go to counts as future corruption
line        how much of the best tile on the line belongs to who moves next
tempo       points for being the next to act
swing       how far two results drift apart by luck in a whole game
rivals      how much the prospects of the rival count
"""
TURN_TILES = 1.9
"""Tiles that leave market and pile in an average turn."""
LONG = 30
TOTAL_TILES = 55
POWER_POINTS = {
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
"""Rough worth of the powers; those that hang on the position are corrected there."""


def _arrivals(rate: float, lacking: int) -> tuple[float, ...]:
    return tuple((1.0 - exp(-rate * third / 3)) ** lacking for third in range(LONG * 3))


ONE_LACKING = _arrivals(0.30, 1)
TWO_LACKING = _arrivals(0.22, 2)

Summary = tuple[tuple[tuple[int, int, int, bool], ...], int, int]
"""Of a hand: (family, tiles, scarabs, has goods) of each family in it, wild tiles, the mask of the characters."""


class Evaluation:
    """Weighs positions for one table of numbers. It keeps what it has counted once."""

    __slots__ = ("_coins", "_deben", "_hands", "_sets", "tables", "weights")

    def __init__(self, tables: Tables, weights: dict[str, float]) -> None:
        self.tables = tables
        self.weights = weights
        self._hands: dict[int, Summary] = {}
        self._sets: tuple[dict[int, tuple[int, int]], ...] = tuple({0: (0, 0)} for _ in range(COUNT))
        values = tables.coin_values.values()
        self._deben = sum(values) / len(values)
        self._coins: dict[int, int] = {0: 0}

    def worth(self, family: int, tiles: int) -> tuple[int, int]:
        """Return how many tiles and scarabs a set of `family` has, tokens on it included."""
        known = self._sets[family].get(tiles)
        if known is None:
            t = self.tables
            known = (tiles & t.tiles).bit_count(), scoring.set_scarabs(t, family, tiles)
            if len(self._sets[family]) > 20_000:
                self._sets[family].clear()
            self._sets[family][tiles] = known
        return known

    def summary(self, tiles: int) -> Summary:
        """Return what a hand consists of."""
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
        """Return about how many turns each seat still has."""
        return (state.filled.bit_count() + len(state.pile)) / (2 * TURN_TILES)

    def prospects(self, state: DuelState, seat: int, turns: float) -> tuple[float, float]:
        """Return the points `seat` can expect and the corruption he heads for, the bonus for it left out."""
        w, t = self.weights, self.tables
        lying = 0.0
        strongest = 0
        values: dict[int, tuple[int, int]] = {}
        base = seat * COUNT
        for family in range(COUNT):
            tiles = state.sets[base + family]
            if tiles:
                count, scarabs = self._sets[family].get(tiles) or self.worth(family, tiles)
                values[family] = count, scarabs
                lying += count * scarabs
                strongest = max(strongest, scarabs)
        lying += scoring.pirogue_points(t, state, seat) + self._coin_points(state.deben[seat])
        families, wild, people = self.summary(state.hands[seat])
        dirt: float = scoring.corruption(t, state, seat)
        third = min(int(turns * 3), LONG * 3 - 1)
        sure = turns / 2.0 if turns < 2.0 else 1.0
        coming = stuck = 0.0
        best_gain, best_need = 0.0, 0
        for family, tiles, scarabs, goods in families:
            there, glory = values.get(family, (0, 0))
            lacking = 3 - tiles
            opens = goods or there > 0 or state.character_opens
            if lacking <= 0 and opens:
                coming += w["ready"] * sure * ((glory + scarabs) * (there + tiles) - glory * there)
                strongest = max(strongest, glory + scarabs)
                continue
            chance = ONE_LACKING[third] if lacking <= 1 else TWO_LACKING[third]
            more = (glory + scarabs + 0.7 * max(lacking, 0)) * (there + max(3, tiles)) - glory * there
            hope = w["hope"] * chance * more * min(tiles, 3) / 3
            coming += hope
            stuck += tiles * (1.0 - chance)
            if 0 < lacking <= wild and opens:
                gain = w["ready"] * sure * ((glory + scarabs) * (there + 3) - glory * there) - hope
                if gain > best_gain:
                    best_gain, best_need = gain, lacking
                    strongest = max(strongest, glory + scarabs)
        if wild:
            coming += best_gain
            spare = wild - best_need
            if strongest:
                coming += w["wild"] * sure * spare * max(strongest, 3)
            else:
                coming += w["wild"] * sure * spare * 2.0
                stuck += 0.5 * spare
        if people:
            coming += w["character"] * sure * self._powers(state, seat, people)
        return w["table"] * lying + coming, dirt + w["leftover"] * stuck

    def _coin_points(self, coins: int) -> int:
        known = self._coins.get(coins)
        if known is None:
            worth = self.tables.coin_values
            known = self._coins[coins] = sum(value for coin, value in worth.items() if coins >> coin & 1)
        return known

    def _powers(self, state: DuelState, seat: int, people: int) -> float:
        """Return the points that the powers of the characters in `people` are worth."""
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

    def tile_gain(self, state: DuelState, seat: int, tile: int) -> float:
        """Return about how many points `tile` adds to what `seat` has."""
        t = self.tables
        if t.characters >> tile & 1:
            return 4.0
        family = t.family[tile]
        if family == COUNT:
            return 5.0
        held, scarabs = self.worth(family, state.hands[seat] & t.families[family])
        lying, glory = self.worth(family, state.sets[seat * COUNT + family])
        count = held + lying
        points = scarabs + glory + t.scarabs[tile] * (count + 1)
        if held >= 2:
            return 0.9 * points + 1.0
        if held == 1 or lying:
            return 0.6 * points + 0.5
        return 0.4 * (points + t.worth[family])

    def best_on_line(self, state: DuelState) -> float:
        """Return what the best take on the line is worth to the seat whose turn it is."""
        t = self.tables
        if state.ankh < 0 or state.facing < 0 or not state.stack:
            return 4.0
        kind, seat = state.stack[-1]
        if kind == PYRAMID_TURN:
            squares = t.star[state.ankh] & state.filled
        elif kind == TURN:
            squares = t.lines[state.ankh * 4 + state.facing] & state.filled
        elif state.finger >= 0:
            squares = 1 << state.finger
        else:
            return 4.0
        best = 0.0
        between, ankh, filled, market = t.between, state.ankh * t.squares, state.filled, state.market
        while squares:
            low = squares & -squares
            squares ^= low
            square = low.bit_length() - 1
            gain = self.tile_gain(state, seat, market[square]) if market[square] >= 0 else 4.0
            gain -= 1.8 * (between[ankh + square] & filled).bit_count()
            if gain > best:
                best = gain
        return best

    def nets(self, state: DuelState) -> list[float]:
        """Return the points that both seats can expect at the end."""
        w = self.weights
        turns = self.turns(state)
        mine, dirt = self.prospects(state, 0, turns)
        theirs, filth = self.prospects(state, 1, turns)
        lead = filth - dirt
        softness = 0.4 + 0.5 * sqrt(turns)
        bonus = w["corruption"] * self._deben * (lead / 3 + 0.67 * tanh(lead / softness)) / 2
        hopes = [mine + bonus, theirs - bonus]
        if state.stack and turns > 0.3:
            hopes[state.turn] += w["tempo"] + w["line"] * self.best_on_line(state)
        return hopes

    def shares(self, state: DuelState) -> list[float]:
        """Return the expected share of the victory of both seats."""
        if not state.stack:
            won = scoring.winners(self.tables, state)
            return [1.0 / len(won) if seat in won else 0.0 for seat in range(2)]
        left = (state.filled.bit_count() + len(state.pile)) / TOTAL_TILES
        return spread(self.nets(state), self.weights["swing"] * sqrt(left + 0.04))
