"""The odds of the next step, as the rules count them from a viewer's knowledge, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor

from game.locale import text
from game.rules.core.bits import mask_of, members
from game.rules.core.game import View
from game.rules.sare import odds as count
from game.rules.sare.state import SITES, SaReState
from game.rules.sare.tables import FACES, GOLD, HORUS, JOKER, Tables
from game.rules.sare.views import unknown

_HUES = ("reed", "reed", "reed", "amber", "amber", "sand", "lapis")
"""The colour of each of FACES where it does not mean revolt."""
_ALL = 100
_NOTHING = 1e-12
"""A difference of two chances that is due to rounding alone."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of a seat until its next question: of each kind of card to come next, and of each way to end."""

    cards: tuple[count.NextCard, ...]
    goods: tuple[float, float, float]
    """For wood, stone and gold the chance that the next card adds one to the pool."""
    ends: float
    """The chance that Unrest ends the season of a seat that stands alone, without a revolt."""
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


def percents(*chances: float, is_last_known: bool = False) -> list[str]:
    """Return probabilities in percent; those that add up to 1 add up to 100 when rounded.

    The largest remainders are rounded up; with `is_last_known` the last chance is rounded by itself, because the same
    figure stands elsewhere. What is possible is never shown as 0 %, what is uncertain never as 100 %.
    """
    points = [100 * chance for chance in chances]
    whole = [floor(each + 1e-9) for each in points]
    free = range(len(points) - is_last_known)
    if is_last_known:
        whole[-1] = floor(points[-1] + 0.5)
    missing = round(sum(points)) - sum(whole)
    for at in sorted(free, key=lambda at: whole[at] - points[at])[: max(0, missing)]:
        whole[at] += 1
    return [_percent(chance, number) for chance, number in zip(chances, whole, strict=True)]


def percent(chance: float) -> str:
    """Return a probability in percent, rounded; what is possible is never shown as 0 %, nor what is not sure as
    100 %.
    """
    return _percent(chance, floor(100 * chance + 0.5))


def _percent(chance: float, number: int) -> str:
    if not number and chance > _NOTHING:
        return text("percent-under")
    if number == _ALL and chance < 1 - _NOTHING:
        return text("percent-over")
    return text("percent", count=number)


def stake(state: SaReState, tables: Tables, seat: int) -> tuple[int, int, int, int]:
    """Return the visible gains of `seat` if it stops now: pool, double-resource card, Palace and Library."""
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
