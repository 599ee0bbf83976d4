"""The end of a seat's phase 3: caravans redeemed for the Warehouses, storing and discarding (R-8.3, R-8.4).

Resources are kept from the hand first, then from hand jokers, then from craftsmen's tokens, then from the Port's. A
resource of the hand is discarded only when the Warehouses are full; tokens may stay where they are. No token takes the
place of a joker that could be stored: where the supply lacks the kind of the token, the joker becomes another one.
"""

from __future__ import annotations

from typing import Final

from game.rules.core.chance import Roll
from game.rules.core.facts import Noted, Sink
from game.rules.core.game import Move, Refusal
from game.rules.sare import city, moves, payment
from game.rules.sare.notes import Amounts, Exchange, Stored
from game.rules.sare.state import SaReState
from game.rules.sare.tables import JOKER, RESOURCES, Tables

StorageExchange = tuple[tuple[int, int, int], tuple[int, int, int], int]
"""The jokers exchanged and the tokens taken, by kind, and the number of these jokers that are the Port's."""


def only_keep(tables: Tables, state: SaReState, seat: int) -> Move | None:
    """Return the storing move of a seat where nothing has to be decided, else None."""
    have = seat * 4
    wood, stone, gold, jokers = state.gains[have : have + 4]
    if jokers:
        return None
    if not state.revolted >> seat & 1 and (state.tokens[seat] or state.caravans[seat] > state.chartered):
        return None
    if wood + stone + gold > city.room(tables, state, seat):
        return None
    return (moves.KEEP, wood, stone, gold)


def why_not_redeem(tables: Tables, state: SaReState, seat: int, kind: int) -> Refusal | None:
    """Return why no caravan may be redeemed for a resource of this kind, or None if one may (R-7, R-8.3)."""
    if state.revolted >> seat & 1:
        return Refusal("R-7", "refuse-sa-re-revolted-caravan")
    if state.caravans[seat] <= state.chartered:
        return Refusal("R-8.3", "refuse-sa-re-no-caravan")
    if not state.supply[kind]:
        return Refusal("R-1.1", "refuse-sa-re-supply-empty", {"resource": RESOURCES[kind]})
    if not city.room(tables, state, seat):
        return Refusal("R-8.4", "refuse-sa-re-no-warehouse")
    return None


def exchange_for(state: SaReState, seat: int, kept: tuple[int, int, int]) -> StorageExchange | None:
    """Return the exchange that yields the wood, stone and gold in `kept`; None if it is out of reach.

    The hand is used first, then jokers, tokens and the Port.
    """
    have = seat * 4
    tokens = payment.usable_tokens(state, seat)
    jokers, supply = state.gains[have + JOKER], state.supply
    changed, taken = [0, 0, 0], [0, 0, 0]
    for kind in range(3):
        missing = kept[kind] - state.gains[have + kind]
        if missing > 0:
            taken[kind] = min(missing, tokens[kind])
            changed[kind] = missing - taken[kind]
            if changed[kind] > supply[kind]:
                return None
    port = max(0, sum(changed) - jokers)
    if port > tokens[3]:
        return None
    idle = jokers - sum(changed)
    for kind in range(3):
        more = min(idle, taken[kind], supply[kind] - changed[kind])
        if more > 0:
            idle -= more
            changed[kind] += more
            taken[kind] -= more
    return (changed[0], changed[1], changed[2]), (taken[0], taken[1], taken[2]), port


def choices_of(wood: int, stone: int, gold: int, kept: int) -> list[Move]:
    """Return the ways to keep a total of `kept` resources out of these amounts."""
    return [
        (moves.KEEP, w, s, kept - w - s)
        for w in range(min(wood, kept) + 1)
        for s in range(min(stone, kept - w) + 1)
        if kept - w - s <= gold
    ]


def keeps(tables: Tables, state: SaReState, seat: int) -> list[Move]:
    """Return the legal ways to store: full Warehouses, or else the whole hand and any further resources."""
    have = seat * 4
    wood, stone, gold, jokers = state.gains[have : have + 4]
    space = city.room(tables, state, seat)
    held = wood + stone + gold
    tokens = payment.usable_tokens(state, seat)
    if not jokers and not any(tokens):
        return choices_of(wood, stone, gold, min(held, space))
    wild = jokers + tokens[3]
    supply = state.supply
    least = min(space, held + min(jokers, supply[0] + supply[1] + supply[2]))
    own = wood + tokens[0], stone + tokens[1], gold + tokens[2]
    top = [own[kind] + (wild if wild < supply[kind] else supply[kind]) for kind in range(3)]
    found: list[Move] = []
    for w in range(min(space, top[0]) + 1):
        left = wild - (w - own[0] if w > own[0] else 0)
        for s in range(min(space - w, top[1]) + 1):
            rest = left - (s - own[1] if s > own[1] else 0)
            if rest < 0:
                break
            most = min(space - w - s, top[2], own[2] + rest)
            if w < wood or s < stone:
                if most == space - w - s:
                    found.append((moves.KEEP, w, s, most))
                continue
            for g in range(max(0, least - w - s), most + 1):
                if g >= gold or w + s + g == space:
                    found.append((moves.KEEP, w, s, g))
    if jokers and not all(supply[:3]):
        return [move for move in found if not _wastes_joker(state, seat, (move[1], move[2], move[3]))]
    return found


def _wastes_joker(state: SaReState, seat: int, kept: tuple[int, int, int]) -> bool:
    """Return whether tokens would be stored while a joker that could be stored as another kind is given up (R-8.4)."""
    way = exchange_for(state, seat, kept)
    if way is None:
        return False
    changed, taken, _ = way
    is_idle = state.gains[seat * 4 + JOKER] > sum(changed)
    return is_idle and any(taken) and any(state.supply[kind] > changed[kind] for kind in range(3))


_DICE: Final = range(8)


def sample(tables: Tables, state: SaReState, seat: int, roll: Roll) -> Move:
    """Return a random move at the end of a seat's phase 3: seldom a caravan redeemed."""
    if state.caravans[seat] and not roll(_DICE):
        kind = roll(range(3))
        if why_not_redeem(tables, state, seat, kind) is None:
            return moves.REDEEM, kind
    found = keeps(tables, state, seat)
    return found[roll(range(len(found)))]


def refuse_keep(tables: Tables, state: SaReState, seat: int, move: Move) -> Refusal | None:
    """Return why `move` is not a legal way to fill the Warehouses, or None if it is."""
    space = city.room(tables, state, seat)
    if sum(move[1:]) > space:
        return Refusal("R-8.4", "refuse-sa-re-no-room", {"room": space})
    if exchange_for(state, seat, (move[1], move[2], move[3])) is None:
        return Refusal("R-8.4", "refuse-sa-re-keep-lacks")
    return None if move in keeps(tables, state, seat) else Refusal("R-8.4", "refuse-sa-re-keep-wastes")


def keep(state: SaReState, seat: int, move: Move, sink: Sink | None) -> None:
    """Fill the Warehouses and put the rest of the hand back into the supply."""
    have, at = seat * 4, seat * 3
    kept = move[1], move[2], move[3]
    way = exchange_for(state, seat, kept)
    assert way is not None
    changed, taken, port = way
    gains, supply = state.gains, state.supply
    lost = [0, 0, 0, gains[have + JOKER] - sum(changed) + port]
    for kind in range(3):
        if taken[kind]:
            payment.spend_tokens(state, seat, kind, taken[kind])
        lost[kind] = max(0, gains[have + kind] - kept[kind])
        supply[kind] += gains[have + kind] - kept[kind]
        state.store[at + kind] = kept[kind]
        gains[have + kind] = 0
    if port:
        payment.spend_tokens(state, seat, JOKER, port)
    supply[JOKER] += gains[have + JOKER]
    gains[have + JOKER] = 0
    if sink:
        if any(changed) or any(taken):
            sink(Noted("exchange", seat, Exchange(*changed, *taken, port)))
        sink(Noted("store", seat, Stored(*kept)))
        if any(lost):
            sink(Noted("discard", seat, Amounts(*lost)))
