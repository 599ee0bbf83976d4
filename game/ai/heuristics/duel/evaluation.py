"""The value of a position of the duel to both seats."""

from __future__ import annotations

from math import sqrt
from typing import Final

from game.ai.heuristics.completion import arrivals
from game.ai.heuristics.duel.features import SIZE, TOTAL_TILES, features
from game.ai.heuristics.duel.inventory import Inventory, best_on_line
from game.ai.heuristics.personality import with_personality
from game.ai.heuristics.softmax import outlook, settled
from game.ai.network import Networks, subject_of
from game.rules.core.arithmetic import tanh
from game.rules.duel import scoring
from game.rules.duel.state import DuelState
from game.rules.duel.tables import Tables

WEIGHTS: Final = {
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
    "learned": 1.0,
    "fear": 0.0,
    "hoard": 0.0,
}
"""The weights of the evaluation.

table       points of sold sets, Pirogues and Deben
ready       gain of sets that could be sold from hand
hope        gain of sets that lack tiles, by the chance that they come
wild        the points that spare Statues add to the best set
character   points of the powers of the characters in hand
corruption  the Deben for the lower corruption (D-4.4)
leftover    the future corruption of a tile without a set to join
line        the part of the value of the best take on the line that counts for the seat to move
tempo       points for being the next to act
swing       the points by which luck changes results in a whole game
learned     the degree to which the network replaces the weights above, from 0 to 1
fear        points that a personality deducts for every tile of corruption
hoard       points that a personality adds for every tile in hand
"""
LONG: Final = 30
"""The number of turns after which a chance no longer grows."""
NOTHING: Final = (0, 0)
SUBJECT: Final = subject_of("duel", 2)
"""The subject of training: see `game.ai.network.subject_of`."""
UNIT: Final = 20.0
"""The number of points that the network represents as 1."""
ONE_LACKING: Final = arrivals(0.30, 1, LONG)
TWO_LACKING: Final = arrivals(0.22, 2, LONG)

Parts = tuple[float, float, float, float, float, float, int, int]


class Evaluation:
    """Evaluates positions by the numbers of one game."""

    __slots__ = ("inventory", "networks", "tables", "weights")

    def __init__(self, tables: Tables, weights: dict[str, float]) -> None:
        self.tables = tables
        self.inventory = Inventory(tables)
        self.weights = weights
        self.networks = Networks(SIZE)

    def parts(self, state: DuelState, seat: int, turns: float) -> Parts:
        """Return the components of the prospects of `seat`, unweighted; `turns` is the number that each seat still has.

        In order: points of sets, Pirogues and Deben, gain of the sets that could be sold, gain that unfinished sets may
        bring, gain through wild tiles, points of the powers in hand, tiles without a set to join, most scarabs in a
        set, characters in hand.
        """
        lying, strongest, values = self.inventory.lying(state, seat)
        families, wild, people = self.inventory.summary(state.hands[seat])
        third = min(int(turns * 3), LONG * 3 - 1)
        sure = turns / 2.0 if turns < 2.0 else 1.0
        ready = hope = filled = stuck = 0.0
        need = 0
        for family, tiles, scarabs, goods in families:
            there, glory = values.get(family, NOTHING)
            lacking = 3 - tiles
            opens = goods or there > 0 or state.character_opens
            if lacking <= 0 and opens:
                ready += sure * ((glory + scarabs) * (there + tiles) - glory * there)
                if glory + scarabs > strongest:
                    strongest = glory + scarabs
                continue
            chance = ONE_LACKING[third] if lacking <= 1 else TWO_LACKING[third]
            more = (glory + scarabs + 0.7 * max(lacking, 0)) * (there + max(3, tiles)) - glory * there
            expected = chance * more * min(tiles, 3) / 3
            hope += expected
            stuck += tiles * (1.0 - chance)
            if 0 < lacking <= wild and opens:
                gain = sure * ((glory + scarabs) * (there + 3) - glory * there) - expected
                if gain > filled:
                    filled, need = gain, lacking
                    strongest = max(strongest, glory + scarabs)
        if wild:
            spare = wild - need
            filled += sure * spare * (max(strongest, 3) if strongest else 2.0)
            if not strongest:
                stuck += 0.5 * spare
        powers = sure * self.inventory.powers(state, seat, people) if people else 0.0
        return lying, ready, hope, filled, powers, stuck, strongest, people.bit_count()

    def nets(self, state: DuelState) -> list[float]:
        """Return the points that both seats can expect at the end.

        If the network is used at all (`learned`), they are as the personality sees them (`fear`, `hoard`).
        """
        judged = self.judged(state)
        part = self.weights["learned"]
        if not part:
            return judged
        network = self.networks[SUBJECT]
        nets = [UNIT * network.value(row) for row in features(self.inventory, state, judged)]
        if part != 1.0:
            nets = [part * one + (1.0 - part) * two for one, two in zip(nets, judged, strict=True)]
        return with_personality(nets, self.weights, lambda seat: self.inventory.corruption(state, seat), state.hands)

    def judged(self, state: DuelState) -> list[float]:
        """Return the points that both seats can expect, by the weights alone, without the network."""
        w = self.weights
        turns = self.inventory.turns(state)
        hopes: list[float] = []
        heading: list[float] = []
        for seat in range(2):
            lying, ready, hope, filled, powers, stuck, _, _ = self.parts(state, seat, turns)
            coming = w["ready"] * ready + w["hope"] * hope + w["wild"] * filled + w["character"] * powers
            hopes.append(w["table"] * lying + coming)
            heading.append(self.inventory.corruption(state, seat) + w["leftover"] * stuck)
        lead = heading[1] - heading[0]
        softness = 0.4 + 0.5 * sqrt(turns)
        bonus = w["corruption"] * self.inventory.deben * (lead / 3 + 0.67 * tanh(lead / softness)) / 2
        hopes = [hopes[0] + bonus, hopes[1] - bonus]
        if state.stack and turns > 0.3:
            hopes[state.turn] += w["tempo"] + w["line"] * best_on_line(self.inventory, state)
        return hopes

    def shares(self, state: DuelState) -> list[float]:
        """Return the expected share of the victory of both seats."""
        if not state.stack:
            points = [scoring.points(self.tables, state, seat) for seat in range(2)]
            return settled(points, scoring.winners(self.tables, state))
        return outlook(self.nets(state), self.swing(state))

    def swing(self, state: DuelState) -> float:
        """Return the approximate points by which luck may still change the result."""
        left = (state.filled.bit_count() + len(state.pile)) / TOTAL_TILES
        return self.weights["swing"] * sqrt(left + 0.04)
