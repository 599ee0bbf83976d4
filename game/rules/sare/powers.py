"""What a seat does at its question and in reaction to a card (R-5.3, R-6)."""

from __future__ import annotations

from game.rules.core.chance import Chance
from game.rules.core.facts import EVERYONE, Moved, Noted, Sink
from game.rules.core.game import Move
from game.rules.core.refusal import Refusal
from game.rules.sare import city, harvest, market, moves, season
from game.rules.sare.state import SaReState
from game.rules.sare.tables import (
    BARRACKS_BIT,
    BOTTOM,
    GARDENS_BIT,
    GOLD,
    KEPT,
    LIBRARY_BIT,
    MARKET_BIT,
    NEXT_STANDING,
    PALACE_BIT,
    PALACE_ZONE,
    SHOE,
    SHOWN,
    TEMPLE_BIT,
    TEMPLE_HAND,
    TOP,
    TURN_ORDER,
    Tables,
)


def why_no_gold(state: SaReState, seat: int) -> Refusal | None:
    """Return why a seat may not pay gold to its workers now (R-5.3)."""
    if state.stack[-1][2]:
        return Refusal("R-5.3", "refuse-sare-gold-paid")
    if not state.store[seat * 3 + GOLD]:
        return Refusal("R-5.3", "refuse-sare-no-gold")
    if state.gauge[seat] <= city.base(state, seat):
        return Refusal("R-5.3", "refuse-sare-gauge-at-base")
    return None


def why_no_barracks(tables: Tables, state: SaReState, seat: int, other: int) -> Refusal | None:
    """Return why the Barracks cannot push this opponent (R-6)."""
    if not state.ready[seat] & BARRACKS_BIT:
        return _not_ready(state, seat, BARRACKS_BIT)
    if state.gauge[seat] <= city.base(state, seat):
        return Refusal("R-6", "refuse-sare-gauge-at-base")
    if other == seat or not 0 <= other < state.seats:
        return Refusal("R-6", "refuse-sare-no-such-opponent")
    if not state.standing >> other & 1:
        return Refusal("R-6", "refuse-sare-opponent-lies")
    if state.gauge[other] + 1 >= tables.red:
        return Refusal("R-6", "refuse-sare-onto-red")
    return None


def why_no_temple(state: SaReState, seat: int) -> Refusal | None:
    """Return why the Temple cannot look now (R-6)."""
    if not state.ready[seat] & TEMPLE_BIT:
        return _not_ready(state, seat, TEMPLE_BIT)
    if state.drawn:
        return Refusal("R-6", "refuse-sare-temple-late")
    return None


def _not_ready(state: SaReState, seat: int, bit: int) -> Refusal:
    if city.administrative(state, seat) & bit:
        return Refusal("R-6", "refuse-sare-used")
    return Refusal("R-6", "refuse-sare-not-built")


def questions(tables: Tables, state: SaReState, seat: int) -> list[Move]:
    """Return what a seat may do at its question."""
    found: list[Move] = []
    ready = state.ready[seat]
    if why_no_gold(state, seat) is None:
        found.append((moves.PAY_GOLD,))
    if ready & BARRACKS_BIT:
        found += [
            (moves.BARRACKS_PUSH, other)
            for other in range(state.seats)
            if why_no_barracks(tables, state, seat, other) is None
        ]
    if ready & TEMPLE_BIT and not state.drawn:
        found.append((moves.TEMPLE_LOOK,))
    if ready & MARKET_BIT:
        found += market.swaps(state, seat)
    found.append((moves.STOP,))
    found.append((moves.CONTINUE,))
    return found


def refuse_question(tables: Tables, state: SaReState, seat: int, move: Move) -> Refusal | None:
    """Return why a move at the question is not legal."""
    kind = move[0]
    if kind == moves.PAY_GOLD:
        return why_no_gold(state, seat)
    if kind == moves.BARRACKS_PUSH:
        return why_no_barracks(tables, state, seat, move[1])
    if kind == moves.TEMPLE_LOOK:
        return why_no_temple(state, seat)
    if kind == moves.SWAP:
        if not state.ready[seat] & MARKET_BIT:
            return _not_ready(state, seat, MARKET_BIT)
        return market.refusal(state, seat, move)
    return None


_DICE = range(16)
_FOUR = range(4)


def sample_question(tables: Tables, state: SaReState, seat: int, chance: Chance) -> Move:
    """Return a random move at the question: mostly to go on while the gauge is low."""
    die = chance(_DICE)
    if die < 2 or (die < 8 and state.gauge[seat] + 2 >= tables.red):
        return (moves.STOP,)
    if die > 12:
        ready = state.ready[seat]
        if die == 13 and why_no_gold(state, seat) is None:
            return (moves.PAY_GOLD,)
        if die == 14 and ready & TEMPLE_BIT and not state.drawn and chance(_FOUR):
            return (moves.TEMPLE_LOOK,)
        if die == 14 and ready & BARRACKS_BIT:
            other = chance(range(state.seats))
            if why_no_barracks(tables, state, seat, other) is None:
                return moves.BARRACKS_PUSH, other
        if die == 15 and ready & MARKET_BIT and not chance(_FOUR):
            found = market.swaps(state, seat)
            if found:
                return found[chance(range(len(found)))]
    return (moves.CONTINUE,)


def pay_gold(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Pay one gold to the own workers (R-5.3)."""
    seat = state.stack[-1][1]
    state.stack[-1] = (moves.AT_QUESTION, seat, 1)
    state.store[seat * 3 + GOLD] -= 1
    state.supply[GOLD] += 1
    if sink:
        sink(Noted("pay-gold", seat))
    city.set_gauge(state, seat, state.gauge[seat] - 1, sink)


def push(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Use the Barracks: own gauge down, an opponent's up (R-6)."""
    seat, other = state.stack[-1][1], move[1]
    state.ready[seat] &= ~BARRACKS_BIT
    if sink:
        sink(Noted("barracks", seat, (other,)))
    city.set_gauge(state, seat, state.gauge[seat] - 1, sink)
    harvest.raise_gauge(tables, state, other, 1, sink)


def look(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Take the two top cards in the hand of the Temple."""
    seat = state.stack[-1][1]
    state.ready[seat] &= ~TEMPLE_BIT
    if sink:
        sink(Noted("temple", seat))
    while len(state.hand) < 2:
        if state.top:
            zone, card = TOP, state.top.pop()
        else:
            zone, card = SHOE, state.shoe.pop(chance(state.shoe))
        state.hand.append(card)
        if sink:
            sink(Moved((card,), zone, TEMPLE_HAND, 1 << seat, "look"))
    state.stack.append((moves.AT_TEMPLE, seat))


def placements(tables: Tables, state: SaReState) -> list[Move]:
    """Return the ways to keep one of the two cards; two that look alike are the same."""
    first, second = state.hand
    alike = tables.faces[first] == tables.faces[second]
    return [(moves.PLACE, index, below) for index in range(1 if alike else 2) for below in (0, 1)]


def place(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Keep one card of the Temple's hand and put the other on top or at the bottom."""
    _, index, below = move
    _, seat = state.stack.pop()
    card, other = state.hand[index], state.hand[1 - index]
    state.hand = []
    state.kept[seat] = card
    if below:
        zone = BOTTOM + len(state.bottom)
        state.bottom.append(other)
    else:
        zone = TOP
        state.top = [other]
    if sink:
        sink(Moved((card,), TEMPLE_HAND, KEPT + seat, 1 << seat, "keep"))
        sink(Moved((other,), TEMPLE_HAND, zone, 1 << seat, "return"))


def swap(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Use the Market, at the question or after the season (R-6)."""
    seat = state.stack[-1][1]
    market.swap(state, seat, move, sink)
    if state.stack[-1][0] == moves.AT_MARKET:
        state.stack.pop()
        season.late_market(tables, state, _place(state, seat) + 1, chance, sink)


def stop(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Lay the own obelisk (R-5.5)."""
    seat = state.stack[-1][1]
    harvest.stop(tables, state, seat, sink)
    season.answered(tables, state, seat, chance, sink)


def go_on(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Stay in the season (R-5.3)."""
    seat = state.stack[-1][1]
    if sink:
        sink(Noted("continue", seat))
    season.answered(tables, state, seat, chance, sink)


def seize(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Let a Palace take the card shown: it is in no discard and does not happen (R-6)."""
    _, seat = state.stack.pop()
    state.ready[seat] &= ~PALACE_BIT
    card = state.shown.pop()
    state.palace[seat] = card
    if sink:
        sink(Moved((card,), SHOWN, PALACE_ZONE + seat, EVERYONE, "seize"))
    season.flow(tables, state, chance, sink)


def soften(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Use Gardens, Library or both against a Trouble (R-6)."""
    how = move[1]
    _, seat, amount, alone = state.stack.pop()
    if sink:
        sink(Noted("soften", seat, (how,)))
    own = amount
    if how & 1:
        state.ready[seat] &= ~GARDENS_BIT
        own -= 1
    if how & 2:
        state.ready[seat] &= ~LIBRARY_BIT
        state.jokers |= 1 << seat
        own = 0
    _suffer(tables, state, seat, own, amount, alone, chance, sink)


def _suffer(
    tables: Tables, state: SaReState, seat: int, own: int, amount: int, alone: int, chance: Chance, sink: Sink | None
) -> None:
    harvest.raise_gauge(tables, state, seat, own, sink)
    if not season.trouble(tables, state, _following(state, seat), amount, alone, sink):
        season.flow(tables, state, chance, sink)


def let_pass(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Do not react: to a card, to a Trouble, or with a late Market."""
    kind, seat, *rest = state.stack.pop()
    if sink:
        sink(Noted("pass", seat))
    if kind == moves.AT_TROUBLE:
        amount, alone = rest
        _suffer(tables, state, seat, amount, amount, alone, chance, sink)
    elif kind == moves.AT_MARKET:
        season.late_market(tables, state, _place(state, seat) + 1, chance, sink)
    elif not (season.offer_palace(state, _following(state, seat)) or season.resolve(tables, state, sink)):
        season.flow(tables, state, chance, sink)


def _place(state: SaReState, seat: int) -> int:
    return TURN_ORDER[state.seats][state.first].index(seat)


def _following(state: SaReState, seat: int) -> int:
    return NEXT_STANDING[state.seats][state.first][seat][state.standing]


def softenings(state: SaReState) -> list[Move]:
    """Return the ways in which the seat asked may soften the Trouble."""
    _, seat, amount, _ = state.stack[-1]
    ready = state.ready[seat]
    found: list[Move] = []
    if amount == 2:
        if ready & GARDENS_BIT:
            found.append((moves.SOFTEN, 1))
            if ready & LIBRARY_BIT:
                found.append((moves.SOFTEN, 3))
    elif ready & LIBRARY_BIT:
        found.append((moves.SOFTEN, 2))
    return found


def refuse_soften(state: SaReState, move: Move) -> Refusal | None:
    """Return why a Trouble cannot be softened like this."""
    if move in softenings(state):
        return None
    _, seat, amount, _ = state.stack[-1]
    how = move[1]
    if how == 2 and amount == 2:
        return Refusal("R-6", "refuse-sare-library-double")
    if how & 1 and amount == 1:
        return Refusal("R-6", "refuse-sare-gardens-single")
    if how & 1 and not state.ready[seat] & GARDENS_BIT:
        return _not_ready(state, seat, GARDENS_BIT)
    return _not_ready(state, seat, LIBRARY_BIT)
