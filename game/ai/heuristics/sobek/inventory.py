"""The value of hands, sets and takes of Sobek; hands and sets are computed once and cached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import (
    AMULET,
    CURSE,
    DECEIT,
    EMBALMING,
    FLOOD,
    GUILD,
    MERCHANT,
    PRIEST,
    PROSPERITY,
    QUEEN,
    SCRIBE,
    SLOTS,
    Tables,
)

TOKEN_POINTS: Final = {GUILD: 8.0, FLOOD: 5.0, CURSE: 5.0, PROSPERITY: 4.0, EMBALMING: 0.0, DECEIT: 0.0}
"""The approximate value of an event, apart from effects on the seat's own corruption."""

Summary = tuple[tuple[tuple[int, int, int], ...], int, int, int]
"""A hand: (family, cards, scarabs) of each family in it, amulets, characters, the mask of the characters."""
Lying = tuple[int, int, tuple[tuple[int, int], ...], int]
"""The sets of a seat: their points, most scarabs in one, (cards, scarabs) of each, the mask of their cards."""


class Inventory:
    """Summarises and values hands and sets by the numbers of one game, and remembers the results."""

    __slots__ = ("_events", "_hands", "_lying", "_sets", "tables")

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._hands: dict[int, Summary] = {}
        self._sets: dict[int, tuple[int, int]] = {0: (0, 0)}
        self._lying: dict[tuple[int, ...], Lying] = {}
        self._events: dict[int, tuple[float, float]] = {}

    def summary(self, cards: int) -> Summary:
        """Return the Summary of the hand `cards`, a mask."""
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
        """Return the numbers of cards and scarabs in `cards`."""
        known = self._sets.get(cards)
        if known is None:
            known = cards.bit_count(), sum((cards & level).bit_count() for level in self.tables.scarabs)
            if len(self._sets) > 50_000:
                self._sets.clear()
                self._sets[0] = (0, 0)
            self._sets[cards] = known
        return known

    def lying(self, state: SobekState, seat: int) -> Lying:
        """Return the values of the sets of `seat`, by slot, including the Prosperities that lie on them (S-6.4)."""
        sets = tuple(state.sets[seat * SLOTS : seat * SLOTS + SLOTS])
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
        if max(state.prosperity) < 0:
            return known
        points, most, values, union = known
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
        """Return the approximate points of the best event in the mask `tokens`, and those for each card of corruption.

        The latter are those of an Embalming or a Deceit, 0 without one, for each card of the seat's own corruption.
        """
        known = self._events.get(tokens)
        if known is None:
            kinds = [kind for token, kind in self.tables.event.items() if tokens >> token & 1]
            soiled = 1.5 if EMBALMING in kinds else 1.0 if DECEIT in kinds else 0.0
            known = max((TOKEN_POINTS[kind] for kind in kinds), default=0.0), soiled
            self._events[tokens] = known
        return known

    def coming(self, state: SobekState) -> int:
        """Return the mask of the cards that lie on the quays or may still come to them."""
        gone = state.discard | state.out
        for cards in (*state.hands, *state.corruption, *state.sets):
            gone |= cards
        return self.tables.deck & ~gone

    def corruption(self, state: SobekState, seat: int) -> int:
        """Return the corruption of `seat`, Curses included."""
        return state.corruption[seat].bit_count() + self.tables.curse_cards * state.curses.count(seat)

    def powers(self, state: SobekState, seat: int, mask: int, corruption: int, sizes: Sequence[int]) -> float:
        """Return the value of the powers of the characters in `mask`; that of an average character is 1.

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


SKIPPED: Final = 1.6
"""The points that a card costs when it is skipped."""


def take_gain(inventory: Inventory, state: SobekState, seat: int, place: int) -> float:
    """Return the approximate points of taking the card at `place` of the quays, which may be unknown (below 0)."""
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
    """Return the approximate points that the best card in reach is worth to the seat to move, at least 0."""
    best = 0.0
    for place in range(min(inventory.tables.reach, len(state.quays))):
        gain = take_gain(inventory, state, state.turn, place)
        if gain > best:
            best = gain
    return best
