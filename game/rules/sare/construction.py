"""Phase 3: building, caravans and the turn from one builder to the next (R-8)."""

from __future__ import annotations

from typing import Final

from game.rules.core.chance import Chance, Roll
from game.rules.core.facts import Noted, Sink
from game.rules.core.game import Move, Refusal
from game.rules.sare import city, moves, payment, rounds, storage
from game.rules.sare.notes import Charter, Resource, Site, Step
from game.rules.sare.state import CONSTRUCTION, SaReState, next_in_turn
from game.rules.sare.tables import ALL_SPACES, CARPENTER, JOKER, PYRAMID, SPACES, TYPES, Tables


def begin(tables: Tables, state: SaReState, chance: Chance, sink: Sink | None) -> None:
    """Start phase 3 with the first player."""
    state.phase = CONSTRUCTION
    if sink:
        sink(Noted("construction", state.first))
    begin_seat(tables, state, state.first, chance, sink)


def begin_seat(tables: Tables, state: SaReState, seat: int, chance: Chance, sink: Sink | None) -> None:
    """Join gains and Warehouses into one hand and let a seat build (R-8.1)."""
    for kind in range(3):
        state.gains[seat * 4 + kind] += state.store[seat * 3 + kind]
        state.store[seat * 3 + kind] = 0
    state.fresh = state.stepped = state.chartered = 0
    state.stack.append((moves.AT_BUILD, seat))
    carry_on(tables, state, chance, sink)


def carry_on(tables: Tables, state: SaReState, chance: Chance, sink: Sink | None) -> None:
    """Close a seat's building phase automatically when it can do nothing but finish."""
    seat = state.stack[-1][1]
    if not can_charter(tables, state, seat) and not buildable(tables, state, seat):
        finish(tables, state, (moves.FINISH,), chance, sink)


def finish(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """End a seat's building and store (R-8.4)."""
    seat = state.stack.pop()[1]
    if sink:
        sink(Noted("finish", seat))
    state.stack.append((moves.AT_STORE, seat))
    store(tables, state, chance, sink)


def store(tables: Tables, state: SaReState, chance: Chance, sink: Sink | None) -> None:
    """Store automatically where the seat has nothing to decide."""
    only = storage.only_keep(tables, state, state.stack[-1][1])
    if only is not None:
        keep(tables, state, only, chance, sink)


def redeem(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Turn a caravan into a resource of the hand, from the supply (R-8.3)."""
    seat, kind = state.stack[-1][1], move[1]
    state.caravans[seat] -= 1
    state.supply[kind] -= 1
    state.gains[seat * 4 + kind] += 1
    if sink:
        sink(Noted("redeem", seat, Resource(kind)))
    store(tables, state, chance, sink)


def keep(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Fill the Warehouses and let the next seat build (R-8.4)."""
    seat = state.stack[-1][1]
    storage.keep(state, seat, move, sink)
    end_seat(tables, state, seat, chance, sink)


def end_seat(tables: Tables, state: SaReState, seat: int, chance: Chance, sink: Sink | None) -> None:
    """Pass on to the next builder, or end the round."""
    state.stack.pop()
    state.fresh = state.stepped = state.chartered = 0
    following = next_in_turn(state, seat)
    if following >= 0:
        begin_seat(tables, state, following, chance, sink)
    else:
        rounds.end(tables, state, sink)


def why_not_site(state: SaReState, seat: int, tile: int) -> Refusal | None:
    """Return why a seat may not build any site of this type now, or None if it may (R-7, R-8.2)."""
    if state.revolted >> seat & 1:
        return Refusal("R-7", "refuse-sa-re-revolted-builds")
    if tile == PYRAMID and state.stepped:
        return Refusal("R-8.2", "refuse-sa-re-one-step")
    return None


def buildable(tables: Tables, state: SaReState, seat: int) -> list[Move]:
    """Return a move `(BUILD, tile, space)` for each site that a seat can pay for now."""
    if state.revolted >> seat & 1:
        return []
    found: list[Move] = []
    siting = state.siting[seat]
    if not siting:
        return found
    hand = payment.means(state, seat)
    at = seat * TYPES
    for tile in range(TYPES):
        slots = state.owned[at + tile] & siting
        if not slots or (tile == PYRAMID and state.stepped):
            continue
        spaces = (slots | slots >> SPACES) & ALL_SPACES
        while spaces:
            low = spaces & -spaces
            space = low.bit_length() - 1
            spaces ^= low
            if payment.is_payable(tables, state, seat, tile, space, hand):
                found.append((moves.BUILD, tile, space))
    return found


def refuse_build(tables: Tables, state: SaReState, seat: int, tile: int, space: int) -> Refusal | None:
    """Return why a seat may not build this type of tile on `space` now, or None if it may."""
    refused = why_not_site(state, seat, tile)
    if refused:
        return refused
    if not state.owned[seat * TYPES + tile] & state.siting[seat] & (1 << space | 1 << space + SPACES):
        return Refusal("R-8.1", "refuse-sa-re-no-site-there", {"space": tables.spaces[space]})
    if not payment.is_payable(tables, state, seat, tile, space, payment.means(state, seat)):
        wood, stone, gold = city.price(tables, state, seat, tile, space)
        return Refusal("R-8.1", "refuse-sa-re-too-dear", {"wood": wood, "stone": stone, "gold": gold})
    return None


def sources(state: SaReState, seat: int) -> list[int]:
    """Return the amounts in the sources that can pay for a caravan, in the order of `moves.CHARTER` (R-8.3)."""
    return [*state.gains[seat * 4 : seat * 4 + 4], *payment.usable_tokens(state, seat)]


def can_charter(tables: Tables, state: SaReState, seat: int) -> bool:
    """Return whether a seat can charter a caravan."""
    if state.caravans[seat] >= tables.caravans:
        return False
    at = seat * 4
    wood, stone, gold, jokers = state.gains[at : at + 4]
    return wood + stone + gold + jokers >= 2 or sum(sources(state, seat)) >= 2


def charters(tables: Tables, state: SaReState, seat: int) -> list[Move]:
    """Return the pairs of sources that can pay for a caravan (R-8.3)."""
    if state.caravans[seat] >= tables.caravans:
        return []
    have = sources(state, seat)
    return [
        (moves.CHARTER, first, second)
        for first in range(8)
        if have[first]
        for second in range(first, 8)
        if have[second] > (first == second)
    ]


def refuse_charter(tables: Tables, state: SaReState, seat: int, move: Move) -> Refusal | None:
    """Return why a caravan cannot be chartered with the sources in `move`, or None if it can."""
    if state.caravans[seat] >= tables.caravans:
        return Refusal("R-8.3", "refuse-sa-re-caravans-full", {"caravans": tables.caravans})
    have = sources(state, seat)
    for source in move[1:]:
        have[source] -= 1
        if have[source] < 0:
            if source > JOKER and state.revolted >> seat & 1:
                return Refusal("R-7", "refuse-sa-re-revolted-token")
            return Refusal("R-8.3", "refuse-sa-re-source-empty")
    return None


def legal(tables: Tables, state: SaReState, seat: int) -> list[Move]:
    """Return the legal moves of a builder."""
    return [*buildable(tables, state, seat), *charters(tables, state, seat), (moves.FINISH,)]


_DICE: Final = range(8)


def sample(tables: Tables, state: SaReState, seat: int, roll: Roll) -> Move:
    """Return a random move of a builder: mostly a building if the seat can pay for one."""
    die = roll(_DICE)
    if die > 1:
        found = buildable(tables, state, seat)
        if found:
            return found[roll(range(len(found)))]
    if die % 2:
        found = charters(tables, state, seat)
        if found:
            return found[roll(range(len(found)))]
    return (moves.FINISH,)


def charter(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Pay two resources for a caravan (R-8.3)."""
    seat = state.stack[-1][1]
    for source in move[1:]:
        if source <= JOKER:
            state.gains[seat * 4 + source] -= 1
            state.supply[source] += 1
        else:
            payment.spend_tokens(state, seat, source - 4, 1)
    state.caravans[seat] += 1
    state.chartered += 1
    if sink:
        sink(Noted("charter", seat, Charter(*move[1:])))
    carry_on(tables, state, chance, sink)


def build(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Open the payment of a site; a price of 0 needs none (R-8.1)."""
    _, tile, space = move
    seat = state.stack[-1][1]
    slot = _site_slot(state, seat, tile, space)
    if sink:
        sink(Noted("build", seat, Site(tile, space)))
    due = city.price(tables, state, seat, tile, space)
    if any(due) and city.has_port_discount(tables, state, seat, space):
        state.stack.append((moves.AT_DISCOUNT, seat, tile, slot, *due))
    else:
        state.stack.append((moves.AT_PAY, seat, tile, slot, *due, 0))
    settle(tables, state, chance, sink)


def _site_slot(state: SaReState, seat: int, tile: int, space: int) -> int:
    """Return the slot of a site that a seat has on `space`."""
    slots = state.owned[seat * TYPES + tile] & state.siting[seat]
    return space if slots >> space & 1 else space + SPACES


def discount(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Choose the resource that the Port takes off (R-4)."""
    apply_discount(state, move, sink)
    settle(tables, state, chance, sink)


def apply_discount(state: SaReState, move: Move, sink: Sink | None) -> None:
    """Take the Port's one resource off the price (R-4)."""
    _, seat, tile, slot, *due = state.stack.pop()
    due[move[1]] -= 1
    if sink:
        sink(Noted("discount", seat, Resource(move[1])))
    state.stack.append((moves.AT_PAY, seat, tile, slot, *due, 0))


def pay(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Pay one resource of a price (R-8.1)."""
    payment.pay(state, move, sink)
    settle(tables, state, chance, sink)


def wild(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Pay the rest of a price (R-8.1)."""
    payment.pay_wild(state, move, sink)
    settle(tables, state, chance, sink)


def settle(tables: Tables, state: SaReState, chance: Chance, sink: Sink | None) -> None:
    """Carry out the steps of a payment that leave no choice; once everything is paid, the tile is built."""
    while True:
        entry = state.stack[-1]
        kind = entry[0]
        if kind == moves.AT_DISCOUNT:
            found = payment.discounts(state)
            if len(found) > 1:
                return
            apply_discount(state, found[0], sink)
        elif kind == moves.AT_PAY:
            if not (entry[4] or entry[5] or entry[6]):
                _, seat, tile, slot, _, _, _, rest = state.stack.pop()
                if rest:
                    state.stack.append((moves.AT_WILD, seat, tile, slot, rest))
                    continue
                complete(tables, state, seat, tile, slot, sink)
                carry_on(tables, state, chance, sink)
                return
            found = payment.payments(state)
            if len(found) > 1:
                return
            payment.pay(state, found[0], sink)
        else:
            if entry[4]:
                found = payment.wilds(state)
                if len(found) > 1:
                    return
                payment.pay_wild(state, found[0], sink)
            _, seat, tile, slot, _ = state.stack.pop()
            complete(tables, state, seat, tile, slot, sink)
            carry_on(tables, state, chance, sink)
            return


def complete(tables: Tables, state: SaReState, seat: int, tile: int, slot: int, sink: Sink | None) -> None:
    """Turn a paid site to its built side, or mark a step of the pyramid (R-8.2, R-8.5, R-8.6)."""
    if tile == PYRAMID:
        state.stepped = 1
        state.steps[seat] += 1
        state.supply[JOKER] -= 1
        if sink:
            sink(Noted("step", seat, Step(state.pyramid[seat], state.steps[seat])))
        if state.steps[seat] < tables.pyramid_steps[state.pyramid[seat] - 1]:
            return
    bit = 1 << slot
    state.siting[seat] ^= bit
    state.fresh |= bit
    if sink:
        sink(Noted("built", seat, Site(tile, slot % SPACES)))
    if tile < CARPENTER:
        city.grow(tables, state, seat, sink)


def seen_later(tables: Tables, state: SaReState, seat: int, tile: int, space: int) -> tuple[SaReState, SaReState]:
    """Return copies of a state without and with a site, or a step of the pyramid, completed, as they would be in later
    rounds: everything built gives its discounts (R-4). Neither of them pays.
    """
    now, then = state.clone(), state.clone()
    complete(tables, then, seat, tile, _site_slot(state, seat, tile, space), None)
    now.fresh = then.fresh = 0
    return now, then
