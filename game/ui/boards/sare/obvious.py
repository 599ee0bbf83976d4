"""Answers given on behalf of people: obvious ones, and those to questions that a seat has silenced."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.game import Move
from game.rules.core.universe import EMPTY
from game.rules.sare import city, construction, moves, payment, powers, sites, storage
from game.rules.sare.moves import AT_MARKET, AT_PALACE, AT_QUESTION, CONTINUE, PASS
from game.rules.sare.odds import worst_risk
from game.rules.sare.state import SaReState
from game.rules.sare.tables import (
    BARRACKS_BIT,
    CARPENTER,
    DOUBLE_TROUBLE,
    GOLD,
    JOKER,
    MARKET_BIT,
    TEMPLE_BIT,
    TROUBLE,
    TYPES,
    Tables,
)
from game.ui.boards.sare.payments import affordable, means_of, sites_of

WORDS = {
    moves.READY: "ready",
    moves.CONTINUE: "continue",
    moves.SOFTEN: "soften",
    moves.FINISH: "finish",
    moves.KEEP: "keep",
    moves.PASS: "no-swap",
}
"""The word of each answer in the text keys."""
_NEGLIGIBLE = 0.001
"""The greatest risk of a revolt that nobody would avoid by stopping with nothing: a whole series of Horus."""


def obvious(tables: Tables, state: SaReState) -> Move | None:
    """Return the answer to the open decision if it is obvious, else None."""
    if not state.stack or not state.round:
        return None
    kind, seat = state.stack[-1][:2]
    if kind == moves.AT_SITES:
        return (moves.READY,) if sites.why_no_site(tables, state, seat) is not None else None
    if kind == moves.AT_QUESTION:
        return (moves.CONTINUE,) if _must_go_on(tables, state, seat) else None
    if kind == moves.AT_TROUBLE:
        return None if state.ready[seat] & BARRACKS_BIT else powers.softenings(state)[-1]
    if kind == moves.AT_MARKET:
        return (moves.PASS,) if can_pay_all(tables, state, seat) else None
    if kind == moves.AT_BUILD:
        return (moves.FINISH,) if _is_done(tables, state, seat) else None
    return _stored(tables, state, seat) if kind == moves.AT_STORE else None


def _must_go_on(tables: Tables, state: SaReState, seat: int) -> bool:
    """Return whether stopping brings nothing, a revolt is next to impossible, no building can be used, and the seat
    still lacks something for its sites (R-5.3, R-5.5, R-8.1).
    """
    useful = BARRACKS_BIT | MARKET_BIT | (0 if state.drawn else TEMPLE_BIT)
    has_cards = state.kept[seat] != EMPTY or state.palace[seat] != EMPTY
    if state.ready[seat] & useful or has_cards or state.jokers >> seat & 1 or any(state.pool):
        return False
    if state.double and not state.awarded:
        is_last = state.standing == 1 << seat
        if is_last or GOLD not in tables.double_gains[state.double[0]]:
            return False
    return worst_risk(tables, state, seat) <= _NEGLIGIBLE and not can_pay_all(tables, state, seat)


def can_pay_all(tables: Tables, state: SaReState, seat: int) -> bool:
    """Return whether a seat has sites, and its possessions pay for all of them (R-8.1)."""
    sites = sites_of(tables, state, seat)
    return bool(sites) and len(affordable(tables, state, seat, sites, means_of(state, seat))[0]) == len(sites)


def _is_done(tables: Tables, state: SaReState, seat: int) -> bool:
    """Return whether only caravans are left to buy, at the price of resources that could be stored (R-8.3, R-8.4)."""
    held = sum(state.gains[seat * 4 : seat * 4 + 4])
    is_poor = held <= city.room(tables, state, seat) and not any(payment.usable_tokens(state, seat))
    return is_poor and not construction.buildable(tables, state, seat)


def _stored(tables: Tables, state: SaReState, seat: int) -> Move | None:
    """Return the move that stores everything, if there is room, including the tokens of the trades (R-8.4).

    A token comes back, and a caravan is worth more than the resource it can become.
    """
    wood, stone, gold, jokers = state.gains[seat * 4 : seat * 4 + 4]
    tokens = payment.usable_tokens(state, seat)
    if jokers or tokens[JOKER] or not all(_comes_again(tables, state, seat, kind) for kind in range(3) if tokens[kind]):
        return None
    keep = moves.KEEP, wood + tokens[0], stone + tokens[1], gold + tokens[2]
    if sum(keep[1:]) <= city.room(tables, state, seat):
        return keep
    found = storage.keeps(tables, state, seat)
    return found[0] if len(found) == 1 else None


def is_payment_obvious(tables: Tables, state: SaReState, tile: int, space: int) -> bool:
    """Return whether no payment of a site beats the one that the rules suggest (R-8.1).

    It uses tokens first, which come back; then resources from the hand; then means that stand for any resource: the
    Port's token, which comes back, jokers, which need room, and caravans. Where the Port grants a discount, or its
    token can replace one of several resources, the choice is the player's.
    """
    seat = state.stack[-1][1]
    if city.has_port_discount(tables, state, seat, space):
        return False
    due, own = city.price(tables, state, seat, tile, space), payment.means(state, seat)
    tokens = payment.usable_tokens(state, seat)
    is_short = any(due[kind] > own[kind] for kind in range(3))
    is_free = all(due[kind] <= tokens[kind] for kind in range(3))
    if tokens[JOKER] and not (is_short or is_free):
        return False
    return all(_comes_again(tables, state, seat, kind) for kind in range(3) if due[kind] and tokens[kind])


def _comes_again(tables: Tables, state: SaReState, seat: int, kind: int) -> bool:
    """Return whether the supply refills all trades of a kind, whatever others take from it before (R-8.1, R-1.1)."""
    owned = (state.owned[other * TYPES + CARPENTER + kind] & ~state.siting[other] for other in range(state.seats))
    rooms = sum(city.room(tables, state, other) for other in range(state.seats) if other != seat)
    return state.supply[kind] >= rooms + sum(trades.bit_count() for trades in owned)


PALACE, MARKET, QUESTION = "palace", "market", "question"
ANSWERS: dict[str, tuple[int, Move]] = {
    PALACE: (AT_PALACE, (PASS,)),
    MARKET: (AT_MARKET, (PASS,)),
    QUESTION: (AT_QUESTION, (CONTINUE,)),
}
"""For each question that can be silenced, its decision and its answer."""
OBVIOUS = "obvious"
"""The word for obvious answers, which are given for a seat unless it wishes to be asked."""
NEVER, ASK, ANSWER = "never", "ask", "answer"
UNLESS = ("unless-revolt", "unless-trouble", "unless-resource")
"""The exceptions in which a silenced Palace asks all the same; the first also applies to the question."""
UNLESS_RISK = "unless-risk"
"""The exception of a question that is silenced while the risk is small."""
SMALL_RISK = 0.01
"""The chance of a revolt from which on such a question is asked."""
_WORDS = 3


def wish(asker: str, how: str, season: int) -> str:
    """Return a wish as written in the record: the question, the exception, the round."""
    return f"{asker} {how} {season}"


def resting(wishes: Sequence[str], season: int) -> dict[str, str]:
    """Return the silenced questions of a round's season, with their exceptions."""
    found: dict[str, str] = {}
    for each in wishes:
        words = each.split()
        if len(words) != _WORDS or words[0] not in ANSWERS or words[2] != str(season):
            continue
        found.pop(words[0], None)
        if words[1] in (NEVER, *UNLESS, UNLESS_RISK):
            found[words[0]] = words[1]
    return found


def asks_all(wishes: Sequence[str], season: int) -> bool:
    """Return whether a seat wants to be asked even obvious questions in a round's season."""
    about = [wish for wish in wishes if wish.startswith(f"{OBVIOUS} ") and wish.endswith(f" {season}")]
    return bool(about) and about[-1] == wish(OBVIOUS, ASK, season)


def passing(tables: Tables, state: SaReState, found: dict[str, str]) -> str:
    """Return the silenced question among `found` that is at hand and has no exception now, or ''."""
    kind = state.stack[-1][0] if state.stack else -1
    for asker, how in found.items():
        if kind == ANSWERS[asker][0] and not _matters(tables, state, kind, how):
            return asker
    return ""


def _matters(tables: Tables, state: SaReState, kind: int, how: str) -> bool:
    """Return whether the card shown is one that the Palace is to ask about, or the next may be one for the question."""
    seat = state.stack[-1][1]
    if kind != AT_PALACE:
        risk = worst_risk(tables, state, seat) if kind == AT_QUESTION else 0.0
        return risk >= SMALL_RISK if how == UNLESS_RISK else risk > 0
    face = tables.faces[state.shown[0]]
    trouble = {TROUBLE: 1, DOUBLE_TROUBLE: 2}.get(face, 0)
    if how == "unless-revolt":
        return bool(trouble) and state.gauge[seat] + trouble >= tables.red
    if how == "unless-trouble":
        return bool(trouble)
    return how == "unless-resource" and face <= GOLD
