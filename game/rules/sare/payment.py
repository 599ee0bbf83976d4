"""Paying for a site, resource by resource, then the rest with jokers, Port and caravans (R-8.1).

A payment is the Port's choice, for each resource the amounts from the hand and from tokens, and the numbers of jokers,
Port tokens and caravans that pay the rest. Every payment is reached in exactly one way. No step is offered after which
the payment could not be completed.
"""

from __future__ import annotations

from game.rules.core.facts import Noted, Sink
from game.rules.core.game import Move, Refusal
from game.rules.sare import city, moves
from game.rules.sare.notes import Pay, Wild
from game.rules.sare.state import SaReState
from game.rules.sare.tables import CARPENTER, JOKER, PORT, SPACES, TYPES, Tables

Means = tuple[int, int, int, int]
"""A seat's own wood, stone and gold (hand and tokens), and the number of substitutes for any resource."""


def tokens_of(state: SaReState, seat: int, kind: int) -> int:
    """Return how many tokens of a kind lie on a seat's craftsmen (kind 3: on its Port)."""
    tile = PORT if kind == JOKER else CARPENTER + kind
    return (state.owned[seat * TYPES + tile] & state.tokens[seat]).bit_count()


def usable_tokens(state: SaReState, seat: int) -> tuple[int, int, int, int]:
    """Return how many tokens of each kind a seat may use, the Port's last: none after its revolt (R-7)."""
    if state.revolted >> seat & 1 or not state.tokens[seat]:
        return 0, 0, 0, 0
    return tokens_of(state, seat, 0), tokens_of(state, seat, 1), tokens_of(state, seat, 2), tokens_of(state, seat, 3)


def spend_tokens(state: SaReState, seat: int, kind: int, number: int) -> None:
    """Put tokens of a kind back into the supply, from the lowest slots."""
    tile = PORT if kind == JOKER else CARPENTER + kind
    for _ in range(number):
        here = state.owned[seat * TYPES + tile] & state.tokens[seat]
        state.tokens[seat] ^= here & -here
    state.supply[kind] += number


def means(state: SaReState, seat: int) -> Means:
    """Return the means with which a seat can pay."""
    tokens, trade, have = state.tokens[seat], seat * TYPES + CARPENTER, seat * 4
    owned, gains = state.owned, state.gains
    wild = gains[have + JOKER] + (owned[seat * TYPES + PORT] & tokens).bit_count()
    return (
        gains[have] + (owned[trade] & tokens).bit_count(),
        gains[have + 1] + (owned[trade + 1] & tokens).bit_count(),
        gains[have + 2] + (owned[trade + 2] & tokens).bit_count(),
        wild + state.caravans[seat] - state.chartered,
    )


def is_payable(tables: Tables, state: SaReState, seat: int, tile: int, space: int, own: Means) -> bool:
    """Return whether `own` covers the price of a site, discounts included."""
    wood, stone, gold = city.price(tables, state, seat, tile, space)
    short = 0
    if wood > own[0]:
        short = wood - own[0]
    if stone > own[1]:
        short += stone - own[1]
    if gold > own[2]:
        short += gold - own[2]
    if short <= own[3]:
        return True
    return short == own[3] + 1 and city.has_port_discount(tables, state, seat, space)


def discounts(state: SaReState) -> list[Move]:
    """Return the resources that the Port may take off so that the rest can be paid."""
    _, seat, _, _, *due = state.stack[-1]
    own = means(state, seat)
    short = [max(0, due[kind] - own[kind]) for kind in range(3)]
    enough = sum(short) <= own[3]
    return [(moves.DISCOUNT, kind) for kind in range(3) if due[kind] and (enough or short[kind])]


def asked(state: SaReState) -> int:
    """Return the resource that the open step of a payment asks for: 0 wood, 1 stone, 2 gold."""
    entry = state.stack[-1]
    return 0 if entry[4] else 1 if entry[5] else 2


def payments(state: SaReState) -> list[Move]:
    """Return the ways to pay the resource asked for: (hand, tokens); substitutes must be able to cover the rest."""
    entry = state.stack[-1]
    seat = entry[1]
    kind = asked(state)
    due = entry[4 + kind]
    own = means(state, seat)
    spare = own[3] - entry[7]
    for later in range(kind + 1, 3):
        if entry[4 + later] > own[later]:
            spare -= entry[4 + later] - own[later]
    hand = state.gains[seat * 4 + kind]
    tokens = own[kind] - hand
    return [
        (moves.PAY, from_hand, from_tokens)
        for from_hand in range(min(hand, due) + 1)
        for from_tokens in range(min(tokens, due - from_hand) + 1)
        if due - from_hand - from_tokens <= spare
    ]


def pay(state: SaReState, move: Move, sink: Sink | None) -> None:
    """Pay one resource of a price; the missing amount is added to the rest."""
    entry = list(state.stack[-1])
    kind = asked(state)
    seat = entry[1]
    _, from_hand, from_tokens = move
    state.gains[seat * 4 + kind] -= from_hand
    state.supply[kind] += from_hand
    if from_tokens:
        spend_tokens(state, seat, kind, from_tokens)
    entry[7] += entry[4 + kind] - from_hand - from_tokens
    entry[4 + kind] = 0
    state.stack[-1] = tuple(entry)
    if sink:
        sink(Noted("pay", seat, Pay(kind, from_hand, from_tokens)))


def wilds(state: SaReState) -> list[Move]:
    """Return the ways to pay the rest of a price with jokers, the Port's token and caravans."""
    _, seat, _, _, rest = state.stack[-1]
    jokers = state.gains[seat * 4 + JOKER]
    port = tokens_of(state, seat, JOKER)
    caravans = state.caravans[seat] - state.chartered
    return [
        (moves.WILD, from_hand, from_port, rest - from_hand - from_port)
        for from_hand in range(min(jokers, rest) + 1)
        for from_port in range(min(port, rest - from_hand) + 1)
        if rest - from_hand - from_port <= caravans
    ]


def pay_wild(state: SaReState, move: Move, sink: Sink | None) -> None:
    """Pay the rest of a price with jokers, the Port's token and caravans (R-8.1); a caravan moves no token (R-1.1)."""
    at, seat, tile, slot, _ = state.stack[-1]
    _, jokers, port, caravans = move
    state.gains[seat * 4 + JOKER] -= jokers
    state.supply[JOKER] += jokers
    if port:
        spend_tokens(state, seat, JOKER, port)
    state.caravans[seat] -= caravans
    state.stack[-1] = (at, seat, tile, slot, 0)
    if sink:
        sink(Noted("wild", seat, Wild(jokers, port, caravans)))


def refusal(state: SaReState, move: Move) -> Refusal | None:
    """Return why `move` is not legal for the open step of a payment, or None if it is."""
    entry = state.stack[-1]
    seat = entry[1]
    if move[0] == moves.DISCOUNT:
        if move in discounts(state):
            return None
        key = "refuse-sa-re-discount-short" if entry[4 + move[1]] else "refuse-sa-re-discount-nothing"
        return Refusal("R-4", key)
    if move[0] == moves.PAY:
        kind = asked(state)
        hand, tokens = state.gains[seat * 4 + kind], tokens_of(state, seat, kind)
        if move[1] > hand or move[2] > tokens:
            return Refusal("R-8.1", "refuse-sa-re-pay-lacks", {"hand": hand, "tokens": tokens})
        if move[1] + move[2] > entry[4 + kind]:
            return Refusal("R-8.1", "refuse-sa-re-pay-too-much", {"due": entry[4 + kind]})
        return None if move in payments(state) else Refusal("R-8.1", "refuse-sa-re-pay-too-little")
    if sum(move[1:]) != entry[4]:
        return Refusal("R-8.1", "refuse-sa-re-wild-sum", {"rest": entry[4]})
    caravans = state.caravans[seat] - state.chartered
    if move[3] > caravans:
        return Refusal("R-8.3", "refuse-sa-re-no-caravan")
    if move in wilds(state):
        return None
    return Refusal("R-8.1", "refuse-sa-re-wild-lacks")


def sensible(tables: Tables, state: SaReState, found: list[Move]) -> Move:
    """Return the payment step to propose: discount the scarce resource, spend tokens before the hand, caravans last."""
    if found[0][0] == moves.DISCOUNT:
        _, seat, _, slot, *due = state.stack[-1]
        own, wanted = means(state, seat), _wanted(tables, state, seat, slot)
        return max(
            found,
            key=lambda move: (
                due[move[1]] > own[move[1]],
                due[move[1]] + wanted[move[1]] - own[move[1]],
                -move[1],
            ),
        )
    if found[0][0] == moves.PAY:
        return max(found, key=lambda move: (move[1] + move[2], move[2]))
    return min(found, key=lambda move: (move[3], move[1]))


def _wanted(tables: Tables, state: SaReState, seat: int, slot: int) -> list[int]:
    """Return the wood, stone and gold that the sites of a seat cost, except the one in `slot`."""
    wanted = [0, 0, 0]
    for tile, at, is_built in city.tiles(state, seat):
        if not is_built and at != slot:
            for kind, due in enumerate(city.price(tables, state, seat, tile, at % SPACES)):
                wanted[kind] += due
    return wanted
