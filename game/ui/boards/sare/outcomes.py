"""The effects of the answers: in the season, and of sites, buildings and stores."""

from __future__ import annotations

from game.locale import text
from game.rules.core.game import Move
from game.rules.sare import city, moves, sites
from game.rules.sare import odds as count
from game.rules.sare.state import SaReState
from game.rules.sare.tables import DOUBLE_TROUBLE, GARDENS_BIT, GOLD, HORUS, LIBRARY_BIT, PALACE_BIT, PYRAMID, TROUBLE
from game.ui.boards.sare.odds import percent, risk
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.words import amounts

_SOFTENING = {"gardens": GARDENS_BIT, "library": LIBRARY_BIT}
"""The buildings that soften a Trouble, by the names of their tiles."""


class Outcomes:
    """The effects of the answers of the seat that chooses, each in a few words; `shows_odds` adds the risk."""

    def __init__(self, choice: Selection, *, shows_odds: bool) -> None:
        self.choice = choice
        self.tables = choice.tables
        self.state = choice.state
        self.seat = choice.seat
        self.shows_odds = shows_odds

    def of_calming(self, other: int = -1) -> str:
        """Return the effect of a gold paid, or of Barracks that raise the gauge of `other`."""
        after = self.state.clone()
        after.gauge[self.seat] -= 1
        if other >= 0:
            after.gauge[other] += 1
        if self.shows_odds:
            now, then = (risk(self.choice.view, self.tables, state, self.seat) for state in (self.state, after))
            if now:
                return text("offer-sa-re-note-risk-change", now=percent(now), then=percent(then))
        return self._gauge(after.gauge[self.seat])

    def of_seizing(self) -> str:
        """Return the effect of taking the card before a Palace."""
        face = self._shown
        after = self.state.clone()
        after.ready[self.seat] &= ~PALACE_BIT
        if face <= GOLD:
            return self._with_risk(text("offer-sa-re-note-seize-resource", resource=self._one(face)), after)
        if face in (TROUBLE, DOUBLE_TROUBLE):
            return self._with_risk(text("offer-sa-re-note-seize-trouble", square=self.state.gauge[self.seat]), after)
        key = "offer-sa-re-note-seize-horus" if face == HORUS else "offer-sa-re-note-seize-hoshekh"
        return self._with_risk(text(key), after)

    def of_letting(self) -> str:
        """Return the effect of letting the card before a Palace happen."""
        face, after = self._shown, self.state.clone()
        if face <= GOLD:
            has_token = self.state.supply[face] > 0
            key = "offer-sa-re-note-let-resource" if has_token else "offer-sa-re-note-let-nothing"
            return self._with_risk(text(key, resource=self._one(face)), after)
        if face in (TROUBLE, DOUBLE_TROUBLE):
            return self._of_trouble(face, after)
        if face == HORUS:
            after.draws += 2
            after.inside = 1
            return self._with_risk(text("offer-sa-re-note-let-horus"), after)
        return self._with_risk(text("offer-sa-re-note-let-hoshekh"), after)

    def _of_trouble(self, face: int, after: SaReState) -> str:
        """Return the effect of a Trouble, softened where that is possible; `after` is changed to the position then."""
        ready = self.state.ready[self.seat]
        amount, left, _ = count.rise(face, ready, self.state.inside)
        for other in range(self.state.seats):
            if self.state.standing >> other & 1:
                after.gauge[other] += 2 if face == DOUBLE_TROUBLE else 1
                after.standing &= ~(int(after.gauge[other] >= self.tables.red) << other)
        if self.state.standing == 1 << self.seat:
            after.draws = 0  # it must stop
        after.standing |= 1 << self.seat
        after.gauge[self.seat], after.ready[self.seat] = self.state.gauge[self.seat] + amount, left
        words = self._gauge(after.gauge[self.seat])
        used = [text(f"tile-{name}") for name, bit in _SOFTENING.items() if ready & ~left & bit]
        return self._with_risk(" · ".join([words, *used]), after)

    def of_softening(self, how: int) -> str:
        """Return the effect of softening a Trouble with the Gardens (1), the Library (2), both (3) or neither (0)."""
        amount = self.state.stack[-1][2]
        rise = 0 if how & 2 else amount - (how & 1)
        now = self.state.gauge[self.seat]
        words = self._gauge(now + rise)
        return words if not how & 2 else f"{words} · {amounts((0, 0, 0, 1))}"

    @property
    def _shown(self) -> int:
        return self.tables.faces[self.state.shown[0]]

    @staticmethod
    def _one(kind: int) -> str:
        return amounts([int(kind == each) for each in range(4)])

    def _gauge(self, square: int) -> str:
        """Return the move of the seat's gauge to a square, which may be beyond red."""
        if square == self.state.gauge[self.seat]:
            return text("offer-sa-re-note-gauge-stays", square=square)
        key = "offer-sa-re-note-gauge-revolt" if square >= self.tables.red else "offer-sa-re-note-gauge"
        return text(key, now=self.state.gauge[self.seat], then=min(square, self.tables.red))

    def _with_risk(self, words: str, after: SaReState) -> str:
        """Return the words with the risk of the cards that a Horus still brings; `after` is the position then."""
        if not self.shows_odds or not after.draws or after.gauge[self.seat] >= self.tables.red:
            return words
        chance = risk(self.choice.view, self.tables, after, self.seat)
        return f"{words} · {text('offer-sa-re-note-odds-revolt', share=percent(chance))}" if chance else words


def cost_of_sites(choice: Selection, number: int) -> str:
    """Return the square on which the gauge starts the season with so many sites (R-3.2)."""
    state, seat = choice.state, choice.seat
    square = city.first_square(state, seat, number, city.masters(state, seat))
    return text("offer-sa-re-note-starts", square=square)


def cost_of_removing(choice: Selection, move: Move) -> str:
    """Return what follows from giving up a site, or from demolishing a building, which is not refunded (R-3.5)."""
    state, seat = choice.state, choice.seat
    if move[0] != moves.ABANDON:
        return text("offer-sa-re-demolish-note")
    starts = cost_of_sites(choice, state.siting[seat].bit_count() - 1)
    lost = state.steps[seat] if move[1] == PYRAMID else 0
    return f"{text('offer-sa-re-note-steps-lost', count=lost)} · {starts}" if lost else starts


def cost_of_building(choice: Selection, move: Move) -> list[str]:
    """Return the black cube that a building brings, if it does: the gauge never falls below it again (R-8.6)."""
    state, seat = choice.state, choice.seat
    if move[1] == PYRAMID and not choice.is_last_step:
        return []
    after = state.clone()
    after.siting[seat] &= ~(1 << sites.site_slot(state, seat, move[1], move[2]))
    city.grow(choice.tables, after, seat, None)
    if after.growth[seat] == state.growth[seat]:
        return []
    return [text("offer-sa-re-note-base", now=city.base(state, seat), then=city.base(after, seat))]


def lost_by_keeping(choice: Selection, kept: int) -> int:
    """Return how many resources of the hand get lost when so many are kept (R-8.4)."""
    state, seat = choice.state, choice.seat
    held = sum(state.gains[seat * 4 : seat * 4 + 4])
    if choice.kind == moves.AT_LOSS:
        held = sum(state.store[seat * 3 : seat * 3 + 3])
    return max(0, held - kept)
