"""The odds of the next step, as the rules count them from a viewer's knowledge, and the effects of the answers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import floor

from game.locale import text
from game.rules.core.bits import mask_of, members
from game.rules.core.game import Move, View
from game.rules.sare import city, moves, sites, storage
from game.rules.sare import odds as count
from game.rules.sare.state import SITES, SaReState
from game.rules.sare.tables import (
    BARRACKS_BIT,
    DOUBLE_TROUBLE,
    FACES,
    GARDENS_BIT,
    GOLD,
    HORUS,
    JOKER,
    LIBRARY_BIT,
    PALACE_BIT,
    PYRAMID,
    TROUBLE,
    Tables,
)
from game.rules.sare.views import unknown
from game.ui.boards.kit.values import Slice
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.words import amounts

_HUES = ("reed", "reed", "reed", "amber", "amber", "sand", "lapis")
"""The colour of each of FACES where it does not mean revolt."""
_PAINTINGS = tuple(f"sa-re/card-{face}" for face in FACES)
"""The painted card of each of FACES."""
_ALL = 100
_NOTHING = 1e-12
"""A difference of two chances that is due to rounding alone."""
_SLIGHT = 1e-9
"""The same in points of a percentage."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of a seat until its next question: of each kind of card to come next, and of each way to end."""

    cards: tuple[count.NextCard, ...]
    goods: tuple[float, float, float]
    """For wood, stone and gold the chance that the next card adds one to the pool."""
    ends: float
    """The chance that a Trouble ends the season of a seat that stands alone, without a revolt."""
    lost: float
    """The chance that the present darkness takes a token of the pool."""

    @property
    def revolt(self) -> float:
        """The chance of a revolt before the next question."""
        return sum(card.revolt for card in self.cards)

    def is_risky(self, face: int) -> bool:
        """Return whether a face can lead to a revolt."""
        return self.cards[face].revolt > 0

    def hue(self, face: int) -> str:
        """Return the colour of a face in the bar of chances and beside its count."""
        return "danger" if self.is_risky(face) and face != HORUS else _HUES[face]


def totals(tables: Tables) -> tuple[int, ...]:
    """Return the number of cards of each face in a season."""
    return _by_face(tables, tables.season_cards)


def unseen(view: View[SaReState], tables: Tables) -> tuple[int, ...]:
    """Return the number of cards of each face that the viewer has not seen this season; between seasons, all of
    them.
    """
    state: SaReState = view.state
    left = mask_of(tables.season_cards) if state.phase == SITES else unknown(tables, state)
    return _by_face(tables, members(left))


def _by_face(tables: Tables, cards: Sequence[int]) -> tuple[int, ...]:
    shown = [tables.faces[card] for card in cards]
    return tuple(shown.count(face) for face in range(len(FACES)))


def odds(view: View[SaReState], tables: Tables, seat: int) -> Odds | None:
    """Return the odds of `seat`, or None when no card can come; a seat that is not in the season risks nothing."""
    state: SaReState = view.state
    expected = count.outlooks(tables, view)
    if not any(each.order for each in expected):
        return None
    if not (0 <= seat < state.seats and state.standing >> seat & 1):
        calm = count.Exposure(margin=tables.red, ready=0, rivals=0, draws=0)
        return Odds(count.next_cards(expected, calm), (0.0, 0.0, 0.0), 0.0, 0.0)
    at = count.exposure(tables, state, seat)
    at = at._replace(draws=max(1, at.draws))
    cards = count.next_cards(expected, at)
    ends = 0.0
    if state.standing == 1 << seat:
        ends = max(0.0, count.chance_of_trouble(expected, at) - sum(card.revolt for card in cards))
    wood, stone, gold = (cards[kind].chance * count.adds(tables, state, kind) for kind in range(GOLD + 1))
    lost = count.chance_of_loss(tables, state, seat, expected) if state.dark else 0.0
    return Odds(cards, (wood, stone, gold), ends, lost)


def risk(view: View[SaReState], tables: Tables, state: SaReState, seat: int) -> float:
    """Return the chance that `seat` revolts before its next question, at `state`: the view's own, or another that
    differs from it by an answer without cards, such as a gold paid.
    """
    return count.chance_of_revolt(count.outlooks(tables, view), count.exposure(tables, state, seat))


def slices(chances: Odds, needed: Collection[int]) -> tuple[list[Slice], list[Slice], list[Slice], list[Slice]]:
    """Return the cards behind the chances of a resource of the kinds `needed`, of other cards, of an end of the season
    and of a revolt; all shares add up to 1.
    """
    goods = [Slice(chances.goods[kind], _PAINTINGS[kind]) for kind in needed]
    revolt = [Slice(card.revolt, painting) for card, painting in zip(chances.cards, _PAINTINGS, strict=True)]
    calm = [card.chance - card.revolt for card in chances.cards]
    for kind in needed:
        calm[kind] -= chances.goods[kind]
    left = chances.ends
    for face in (TROUBLE, DOUBLE_TROUBLE, HORUS):  # a Trouble that a Horus brings ends the season, too
        ending = min(left, calm[face])
        calm[face], left = calm[face] - ending, left - ending
    others = [Slice(share, painting) for share, painting in zip(calm, _PAINTINGS, strict=True)]
    ends = [Slice(chances.ends, _PAINTINGS[TROUBLE])]
    return goods, others, ends, revolt


def percents(*chances: float, known: Collection[int] = ()) -> list[str]:
    """Return probabilities in percent; those that add up to 1 add up to 100 when rounded.

    The largest remainders are rounded up; the chances at the indices `known` are rounded by themselves, because the
    same figures stand elsewhere. What is possible is never shown as 0 %, what is uncertain never as 100 %.
    """
    points = [100 * chance for chance in chances]
    whole = [_rounded(each) if at in known else floor(each + _SLIGHT) for at, each in enumerate(points)]
    missing = round(sum(points)) - sum(whole)
    free = [at for at in range(len(points)) if at not in known]
    free.sort(key=lambda at: whole[at] - points[at])
    for at in free[: max(0, missing)]:
        whole[at] += 1
    taken = [at for at in [*reversed(free), *known] if whole[at]]
    for at in taken[: max(0, -missing)]:  # both neighbours of a half were rounded up
        whole[at] -= 1
    return [_percent(chance, number) for chance, number in zip(chances, whole, strict=True)]


def percent(chance: float) -> str:
    """Return a probability in percent, rounded; what is possible is never shown as 0 %, nor what is not sure as
    100 %.
    """
    return _percent(chance, _rounded(100 * chance))


def brief_percent(share: str) -> str:
    """Return a share of `percent` or `percents` in signs alone."""
    for bound in ("under", "over"):
        if share == text(f"percent-{bound}"):
            return text(f"percent-{bound}-brief")
    return share


def _rounded(points: float) -> int:
    return floor(points + 0.5 + _SLIGHT)


def _percent(chance: float, number: int) -> str:
    if not number and chance > _NOTHING:
        return text("percent-under")
    if number == _ALL and chance < 1 - _NOTHING:
        return text("percent-over")
    return text("percent", count=number)


def stake(state: SaReState, tables: Tables, seat: int) -> tuple[int, int, int, int]:
    """Return the wood, stone, gold and jokers that `seat` visibly gains if it stops now.

    They come from the pool, the double-resource card, the Palace, the Temple if its card is known, and the Library.
    """
    gain = [*state.pool, 0]
    if state.double and not state.awarded:
        pair = tables.double_gains[state.double[0]]
        is_last = state.standing == 1 << seat
        if GOLD not in pair or is_last:
            for kind in pair:
                gain[kind] += 1
    for card in (state.palace[seat], state.kept[seat]):
        if card >= 0 and tables.faces[card] <= GOLD:
            gain[tables.faces[card]] += 1
    gain[JOKER] += state.jokers >> seat & 1
    return gain[0], gain[1], gain[2], gain[3]


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

    def of_calming(self, other: int | None = None) -> str:
        """Return the effect of paying a gold, or of Barracks that raise the gauge of `other`."""
        now = self.state.gauge[self.seat]
        if risks := self.risks_of_calming(other):
            return text("offer-sa-re-note-risk-change", now=percent(risks[0]), then=percent(risks[1]))
        if other is None:
            return self._gauge(now - 1)
        return text("offer-sa-re-note-gauge-own", now=now, then=now - 1)

    def risks_of_calming(self, other: int | None = None) -> tuple[float, float] | None:
        """Return the risks before and after that, None where they are not shown or no percentage tells them apart."""
        after = self.state.clone()
        after.gauge[self.seat] -= 1
        if other is not None:
            after.gauge[other] += 1
        if not self.shows_odds:
            return None
        now, then = (risk(self.choice.view, self.tables, state, self.seat) for state in (self.state, after))
        return (now, then) if now and percent(now) != percent(then) else None

    def of_seizing(self) -> str:
        """Return the effect of taking the card shown with the Palace."""
        face = self._shown
        after = self.state.clone()
        after.ready[self.seat] &= ~PALACE_BIT
        if face <= GOLD:
            return self._with_risk(text("offer-sa-re-note-seize-resource", resource=self._one(face)), after)
        if face in (TROUBLE, DOUBLE_TROUBLE):
            return self._with_risk(text("offer-sa-re-note-seize-trouble"), after)
        key = "offer-sa-re-note-seize-horus" if face == HORUS else "offer-sa-re-note-seize-hoshekh"
        return self._with_risk(text(key), after)

    def of_letting(self) -> str:
        """Return the effect of the card shown if the Palace does not take it."""
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
        words = self._gauge(self.state.gauge[self.seat] + self.rise_of_softening(how))
        return words if not how & 2 else f"{words} · {amounts((0, 0, 0, 1))}"

    def rise_of_softening(self, how: int) -> int:
        """Return by how many squares the gauge rises after that."""
        return 0 if how & 2 else self.state.stack[-1][2] - (how & 1)

    def rise_of_letting(self) -> int:
        """Return by how many squares the card shown raises the gauge if the Palace does not take it."""
        face = self._shown
        if face not in (TROUBLE, DOUBLE_TROUBLE):
            return 0
        return count.rise(face, self.state.ready[self.seat], self.state.inside)[0]

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


def is_gold_wasted(choice: Selection) -> bool:
    """Return whether gold paid to the workers now has no effect: whatever is still drawn this season, and even if all
    the others use their Barracks, the gauge stays below red (R-5.3, R-5.5).
    """
    state, tables = choice.state, choice.tables
    left = unseen(choice.view, tables)
    others = (other for other in range(state.seats) if other != choice.seat)
    pushes = sum(bool(state.standing >> other & 1 and state.ready[other] & BARRACKS_BIT) for other in others)
    return state.gauge[choice.seat] + left[TROUBLE] + 2 * left[DOUBLE_TROUBLE] + pushes < tables.red


def cost_of_sites(choice: Selection, number: int) -> str:
    """Return a note with the square on which the gauge starts the season with `number` sites."""
    return text("offer-sa-re-note-starts", square=first_square(choice, number))


def first_square(choice: Selection, number: int) -> int:
    """Return the square on which the viewer's gauge starts the season with `number` sites (R-3.2)."""
    state, seat = choice.state, choice.seat
    return city.first_square(state, seat, number, city.masters(state, seat))


def cost_of_removing(choice: Selection, move: Move) -> str:
    """Return a note on the cost of giving up a site, or of demolishing a building, which is not refunded (R-3.5)."""
    state, seat = choice.state, choice.seat
    if move[0] != moves.ABANDON:
        return text("offer-sa-re-demolish-note")
    starts = cost_of_sites(choice, state.siting[seat].bit_count() - 1)
    lost = state.steps[seat] if move[1] == PYRAMID else 0
    return f"{text('offer-sa-re-note-steps-lost', count=lost)} · {starts}" if lost else starts


def cost_of_building(choice: Selection, move: Move) -> list[str]:
    """Return a note on the black cube that a building adds: the gauge never falls below it again (R-8.6).

    The list is empty if the building adds none.
    """
    state, seat = choice.state, choice.seat
    if move[1] == PYRAMID and not choice.is_last_step:
        return []
    after = state.clone()
    after.siting[seat] &= ~(1 << sites.site_slot(state, seat, move[1], move[2]))
    city.grow(choice.tables, after, seat, None)
    if after.growth[seat] == state.growth[seat]:
        return []
    return [text("offer-sa-re-note-base", now=city.base(state, seat), then=city.base(after, seat))]


def lost_by_keeping(choice: Selection, kept: tuple[int, ...]) -> int:
    """Return how many resources are lost when this wood, stone and gold is kept (R-8.4): of the hand, where tokens of
    craftsmen or of the Port that are kept save none of it, or of Warehouses that have lost room.
    """
    state, seat = choice.state, choice.seat
    if choice.kind == moves.AT_LOSS:
        return sum(state.store[seat * 3 : seat * 3 + 3]) - sum(kept)
    wood, stone, gold = kept
    way = storage.exchange_for(state, seat, (wood, stone, gold))
    tokens = sum(way[1]) + way[2] if way is not None else 0
    return sum(state.gains[seat * 4 : seat * 4 + 4]) - (sum(kept) - tokens)
