"""The value of a position of Sobek to every seat."""

from __future__ import annotations

from math import sqrt
from typing import Final

from game.ai.heuristics.completion import arrivals
from game.ai.heuristics.personality import with_personality
from game.ai.heuristics.sobek.features import SIZE, TURN_CARDS, features
from game.ai.heuristics.sobek.inventory import Inventory
from game.ai.heuristics.softmax import outlook, settled
from game.ai.network import Networks, subject_of
from game.rules.core.arithmetic import exp, total
from game.rules.core.bits import mask_of
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import Tables

WEIGHTS: Final = {
    "table": 1.0,
    "ready": 0.95,
    "hope": 0.9,
    "amulet": 0.8,
    "character": 2.0,
    "fine": 0.5,
    "leftover": 0.8,
    "tempo": 1.5,
    "swing": 1.0,
    "learned": 1.0,
    "fear": 0.0,
    "hoard": 0.0,
}
"""The weights of the evaluation.

table      points of sets on the table
ready      gain of sets that could be played from hand
hope       gain of sets that lack cards, by the chance that they come
amulet     the points that spare amulets add to the best set
character  points of the power of a character in hand
fine       the part of the round's points that the most corrupt loses (S-7.3: about a half)
leftover   the future corruption of a card without a set to join
tempo      points for being the next to act
swing      the effect of luck on scores, as a multiple of SWINGS
learned    the degree to which the network replaces the weights above, from 0 to 1
fear       points that a personality deducts for every card of corruption
hoard      points that a personality adds for every card in hand
"""

SWINGS: Final[tuple[float, ...]] = (0.0, 0.0, 11.0, 8.0, 6.5)
"""Points by which luck changes the scores of one round, by the number of seats; fitted to the winners of self-play."""
SUBJECTS: Final = {seats: subject_of("sobek", seats) for seats in (2, 3, 4)}
"""The subjects of training: one for every number of players."""
UNIT: Final = 20.0
"""The number of points that the network represents as 1."""
LONG: Final = 40
"""The number of turns after which a chance no longer grows."""


ONE_LACKING: Final = arrivals(0.30, 1, LONG)
TWO_LACKING: Final = arrivals(0.22, 2, LONG)


class Evaluation:
    """Evaluates positions by the numbers of one game."""

    __slots__ = ("inventory", "networks", "tables", "weights")

    def __init__(self, tables: Tables, weights: dict[str, float]) -> None:
        self.tables = tables
        self.inventory = Inventory(tables)
        self.weights = weights
        self.networks = Networks(SIZE)

    def parts(
        self, state: SobekState, seat: int, turns: float, coming: int
    ) -> tuple[float, float, float, float, float, float, int]:
        """Return the components of the prospects of `seat`, unweighted.

        `turns` is the number that each seat still has, `coming` the mask of the cards that may still come.

        In order: points of the sets on the table, gain of the sets that could be played, gain that unfinished sets may
        bring, gain through amulets, value of powers in average characters, cards without a set to join, most scarabs in
        a set.
        """
        lying, strongest, values, _ = self.inventory.lying(state, seat)
        families, amulets, people, mask = self.inventory.summary(state.hands[seat])
        third = min(int(turns * 3), LONG * 3 - 1)
        sure = turns / 1.5 if turns < 1.5 else 1.0
        ready = hope = filled = stuck = 0.0
        need = 0
        front = 0
        if seat == state.turn and not state.stack:
            front = mask_of(state.quays[: self.tables.reach])
        for family, cards, scarabs in families:
            there, glory = values[family]
            lacking = 3 - cards
            if lacking <= 0:
                whole = (glory + scarabs) * (there + cards) - glory * there
                ready += sure * whole + (1.0 - sure) * scarabs
                if glory + scarabs > strongest:
                    strongest = glory + scarabs
                continue
            fitting = self.tables.families[family]
            if (coming & fitting).bit_count() < lacking:
                chance = 0.0
            elif lacking == 1:
                chance = sure if front & fitting else ONE_LACKING[third]
            else:
                chance = TWO_LACKING[third]
            more = (glory + scarabs + 0.7 * lacking) * (there + 3) - glory * there
            expected = chance * more * cards / 3
            hope += expected
            stuck += cards * (1.0 - chance)
            if lacking <= amulets:
                gain = sure * ((glory + scarabs) * (there + 3) - glory * there) + (1.0 - sure) * scarabs - expected
                if gain > filled:
                    filled, need = gain, lacking
                    strongest = max(strongest, glory + scarabs)
        if amulets:
            spare = amulets - need
            filled += sure * spare * max(strongest, 2)
            if not strongest:
                stuck += spare * 0.3
        powers = 0.0
        if people:
            sizes = [hand.bit_count() for hand in state.hands]
            powers = sure * self.inventory.powers(state, seat, mask, self.inventory.corruption(state, seat), sizes)
        return lying, ready, hope, filled, powers, stuck, strongest

    def nets(self, state: SobekState) -> list[float]:
        """Return the points that every seat can expect from this round, minus the fine for corruption.

        If the network is used (`learned`, and cards are left), they are as the personality sees them (`fear`, `hoard`).
        """
        judged = self.judged(state)
        part = self.weights["learned"]
        if not part or not (state.quays or state.deck):
            return judged
        network = self.networks[SUBJECTS[state.seats]]
        nets = [UNIT * network.value(row) for row in features(self.inventory, state, judged)]
        if part != 1.0:
            nets = [part * one + (1.0 - part) * two for one, two in zip(nets, judged, strict=True)]
        return with_personality(nets, self.weights, lambda seat: self.inventory.corruption(state, seat), state.hands)

    def judged(self, state: SobekState) -> list[float]:
        """Return the points that `nets` estimates, by the weights alone, without the network or a personality."""
        w = self.weights
        seats = state.seats
        left = len(state.quays) + len(state.deck)
        turns = left / (seats * TURN_CARDS)
        coming = self.inventory.coming(state)
        gross: list[float] = []
        counts: list[float] = []
        for seat in range(seats):
            lying, ready, hope, filled, powers, stuck, _ = self.parts(state, seat, turns, coming)
            more = w["ready"] * ready + w["hope"] * hope + w["amulet"] * filled + w["character"] * powers
            gross.append(w["table"] * lying + more)
            counts.append(self.inventory.corruption(state, seat) + w["leftover"] * stuck)
        most = max(counts)
        if most > 0:
            softness = 0.35 + 0.32 * sqrt(left)
            risks = [exp((count - most) / softness) for count in counts]
            fine = w["fine"] / total(risks)
            gross = [g * (1.0 - fine * risk) for g, risk in zip(gross, risks, strict=True)]
        if state.turn >= 0:
            gross[state.turn] += w["tempo"]
        return gross

    def shares(self, state: SobekState, stage: int) -> list[float]:
        """Return the expected share of the victory of every seat."""
        scores = state.scores
        if state.turn < 0:
            best = max(scores)
            return settled(scores, [seat for seat, score in enumerate(scores) if score == best])
        if state.round != stage:
            rounds = self.tables.rounds - state.round
            return outlook(scores, self.weights["swing"] * SWINGS[state.seats] * sqrt(rounds + 1))
        hopes = [score + net for score, net in zip(scores, self.nets(state), strict=True)]
        return outlook(hopes, self.swing(state))

    def swing(self, state: SobekState) -> float:
        """Return the approximate points by which luck may still change the result, in this and later rounds."""
        rounds = self.tables.rounds - state.round
        left = (len(state.quays) + len(state.deck)) / 50
        return self.weights["swing"] * SWINGS[state.seats] * sqrt(rounds + left + 0.03)
