"""What a position of Sobek is worth to every seat."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from game.ai.heuristics.completion import arrivals
from game.ai.heuristics.personality import with_personality
from game.ai.heuristics.sobek.features import SIZE, TOKEN_POINTS, TURN_CARDS, Lying, features
from game.ai.heuristics.softmax import outlook, settled
from game.ai.learned import shipped, subject_of
from game.ai.network import Network
from game.rules.core.bits import mask_of
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import AMULET, DECEIT, EMBALMING, MERCHANT, PRIEST, QUEEN, SCRIBE, SLOTS, Tables

WEIGHTS = {
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
"""What counts how much.

table      points of sets that lie
ready      gain of sets that could be played from hand
hope       gain of sets that lack cards, by the chance that they come
amulet     what spare amulets add to the best set
character  points a character in hand is worth as a power
fine       the part of the round's points that the most corrupt loses (S-7.3: about a half)
leftover   how much a card without a set to go to counts as future corruption
tempo      points for being the next to act
swing      how far scores drift apart by luck, compared with SWINGS
learned    how far what self-play has taught replaces the weights of points above, from 0 to 1
fear       points that every card of corruption seems to cost on top: a matter of character
hoard      points that every card in hand seems to be worth on top
"""

SWINGS = (0.0, 0.0, 11.0, 8.0, 6.5)
"""Points by which scores drift apart by luck in one round, by the number of seats: with these the shares told well
who won games of self-play."""
UNIT = 20.0
"""Points that the network calls 1."""
NOTHING = (0, 0)
LONG = 40
"""Turns after which a chance no longer grows."""


ONE_LACKING = arrivals(0.30, 1, LONG)
TWO_LACKING = arrivals(0.22, 2, LONG)

Summary = tuple[tuple[tuple[int, int, int], ...], int, int, int]
"""Of a hand: (family, cards, scarabs) of each family in it, amulets, characters, the mask of the characters."""


class Evaluation:
    """Weighs positions for one table of numbers. It keeps what it has counted once."""

    __slots__ = ("_events", "_hands", "_lying", "_sets", "networks", "tables", "weights")

    def __init__(self, tables: Tables, weights: dict[str, float]) -> None:
        self.tables = tables
        self.weights = weights
        self._hands: dict[int, Summary] = {}
        self._sets: dict[int, tuple[int, int]] = {0: (0, 0)}
        self._lying: dict[tuple[int, ...], Lying] = {}
        self._events: dict[int, tuple[float, float]] = {}
        self.networks: dict[int, Network] = {}

    def network(self, seats: int) -> Network:
        """Return what was learned for so many players; raises FeluccaError if its file is missing or damaged."""
        network = self.networks.get(seats)
        if network is None:
            network = self.networks[seats] = shipped(subject_of("sobek", seats), SIZE)
        return network

    def summary(self, cards: int) -> Summary:
        """Return what a hand consists of."""
        known = self._hands.get(cards)
        if known is None:
            t = self.tables
            found = []
            for family in range(AMULET):
                own = cards & t.families[family]
                if own:
                    found.append((family, own.bit_count(), self.worth(own)[1]))
            people = cards & t.characters
            known = (tuple(found), (cards & t.amulets).bit_count(), people.bit_count(), people)
            if len(self._hands) > 50_000:
                self._hands.clear()
            self._hands[cards] = known
        return known

    def worth(self, cards: int) -> tuple[int, int]:
        """Return how many cards and scarabs `cards` have."""
        known = self._sets.get(cards)
        if known is None:
            known = cards.bit_count(), sum((cards & level).bit_count() for level in self.tables.scarabs)
            if len(self._sets) > 50_000:
                self._sets.clear()
                self._sets[0] = (0, 0)
            self._sets[cards] = known
        return known

    def lying(self, sets: tuple[int, ...]) -> Lying:
        """Return what the sets of a seat, by slot, come to, Prosperity left aside."""
        known = self._lying.get(sets)
        if known is None:
            values = tuple(self.worth(cards) for cards in sets)
            union = 0
            for cards in sets:
                union |= cards
            most = max(scarabs for _, scarabs in values)
            known = sum(count * scarabs for count, scarabs in values), most, values, union
            if len(self._lying) > 20_000:
                self._lying.clear()
            self._lying[sets] = known
        return known

    def blessed(self, state: SobekState, seat: int, lying: Lying) -> Lying:
        """Return the same with the Prosperities that lie on sets of `seat` (S-6.4)."""
        points, most, values, union = lying
        for at in state.prosperity:
            slot = at - seat * SLOTS
            if 0 <= slot < SLOTS:
                count, scarabs = values[slot]
                scarabs += self.tables.prosperity_scarabs
                points += count * self.tables.prosperity_scarabs
                most = max(most, scarabs)
                values = (*values[:slot], (count, scarabs), *values[slot + 1 :])
        return points, most, values, union

    def events(self, tokens: int) -> tuple[float, float]:
        """Return about what the best of `tokens` brings, and how much a card of own corruption makes of another."""
        known = self._events.get(tokens)
        if known is None:
            kinds = [kind for token, kind in self.tables.event.items() if tokens >> token & 1]
            soiled = 1.5 if EMBALMING in kinds else 1.0 if DECEIT in kinds else 0.0
            known = max((TOKEN_POINTS[kind] for kind in kinds), default=0.0), soiled
            self._events[tokens] = known
        return known

    def coming(self, state: SobekState) -> int:
        """Return the cards that lie on the quays or may still come to them."""
        gone = state.discard | state.out
        for cards in (*state.hands, *state.corruption, *state.sets):
            gone |= cards
        return self.tables.deck & ~gone

    def parts(
        self, state: SobekState, seat: int, turns: float, coming: int
    ) -> tuple[float, float, float, float, float, float, int]:
        """Return what the prospects of `seat` consist of, unweighted, if the cards `coming` may still come.

        In order: points of the sets that lie, gain of the sets that could be played, gain that unfinished sets may
        bring, gain through amulets, worth of powers in average characters, cards without a set to go to, most scarabs
        in a set.
        """
        sets, blessed = state.sets, state.prosperity
        base = seat * SLOTS
        lying = strongest = 0
        values: dict[int, tuple[int, int]] = {}
        for family in range(SLOTS):
            cards = sets[base + family]
            if cards:
                count, scarabs = self._sets.get(cards) or self.worth(cards)
                if base + family in blessed:
                    scarabs += self.tables.prosperity_scarabs * blessed.count(base + family)
                values[family] = count, scarabs
                lying += count * scarabs
                if scarabs > strongest:
                    strongest = scarabs
        families, amulets, people, mask = self.summary(state.hands[seat])
        third = min(int(turns * 3), LONG * 3 - 1)
        sure = turns / 1.5 if turns < 1.5 else 1.0
        ready = hope = filled = stuck = 0.0
        need = 0
        front = 0
        if seat == state.turn and not state.stack:
            front = mask_of(state.quays[: self.tables.reach])
        gain: float
        for family, cards, scarabs in families:
            there, glory = values.get(family, NOTHING)
            lacking = 3 - cards
            if lacking <= 0:
                gain = (glory + scarabs) * (there + cards) - glory * there
                ready += sure * gain + (1.0 - sure) * scarabs
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
            powers = sure * self.powers(state, seat, mask, self.corruption(state, seat), sizes)
        return lying, ready, hope, filled, powers, stuck, strongest

    def corruption(self, state: SobekState, seat: int) -> int:
        """Return the corruption of `seat`, Curses included."""
        return state.corruption[seat].bit_count() + self.tables.curse_cards * state.curses.count(seat)

    def powers(self, state: SobekState, seat: int, mask: int, corruption: int, sizes: Sequence[int]) -> float:
        """Return what the powers of the characters in `mask` are worth, in average characters.

        `corruption` is that of `seat`, `sizes` are those of all hands.
        """
        total = 0.0
        power = self.tables.power
        while mask:
            low = mask & -mask
            mask ^= low
            kind = power[low.bit_length() - 1]
            if kind == PRIEST:
                total += 0.35 * corruption
            elif kind == QUEEN:
                total += 2.2 if len(state.deck) > 2 else 0.2
            elif kind == SCRIBE:
                most = max(size for s, size in enumerate(sizes) if s != seat)
                total += 0.5 + 0.5 * max(0, most - self.tables.hand_limit)
            elif kind == MERCHANT:
                total += 1.2
            else:
                total += 1.0
        return total

    def nets(self, state: SobekState) -> list[float]:
        """Return the points that every seat can expect from this round, the fine for corruption deducted."""
        if self.weights["learned"] and (state.quays or state.deck):
            network = self.network(state.seats)
            nets = [UNIT * network.value(row) for row in features(self, state)]
            part = self.weights["learned"]
            if part != 1.0:
                nets = [part * one + (1.0 - part) * two for one, two in zip(nets, self.judged(state), strict=True)]
            return with_personality(nets, self.weights, lambda seat: self.corruption(state, seat), state.hands)
        return self.judged(state)

    def judged(self, state: SobekState) -> list[float]:
        """Return the same by the weights of points alone."""
        w = self.weights
        seats = state.seats
        left = len(state.quays) + len(state.deck)
        turns = left / (seats * TURN_CARDS)
        coming = self.coming(state)
        gross: list[float] = []
        counts: list[float] = []
        for seat in range(seats):
            lying, ready, hope, filled, powers, stuck, _ = self.parts(state, seat, turns, coming)
            more = w["ready"] * ready + w["hope"] * hope + w["amulet"] * filled + w["character"] * powers
            gross.append(w["table"] * lying + more)
            counts.append(self.corruption(state, seat) + w["leftover"] * stuck)
        most = max(counts)
        if most > 0:
            softness = 0.35 + 0.32 * sqrt(left)
            risks = [exp((count - most) / softness) for count in counts]
            fine = w["fine"] / sum(risks)
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
        """Return about how many points results still drift apart by, this round and the rounds to come."""
        rounds = self.tables.rounds - state.round
        left = (len(state.quays) + len(state.deck)) / 50
        return self.weights["swing"] * SWINGS[state.seats] * sqrt(rounds + left + 0.03)
