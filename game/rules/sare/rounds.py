"""The set-up, and the end of a round (R-2, R-8.7, R-9)."""

from __future__ import annotations

from game.rules.core.chance import Chance
from game.rules.core.facts import Noted, Sink
from game.rules.core.game import Move, Setup
from game.rules.core.notes import Seats
from game.rules.core.universe import EMPTY
from game.rules.sare import city, moves, scoring
from game.rules.sare.notes import Round, Site, TieBreak
from game.rules.sare.state import OVER, SITES, SaReState, next_in_turn
from game.rules.sare.tables import MASTER, PYRAMID, TURN_ORDER, TYPES, WAREHOUSE, Tables


def start(tables: Tables, setup: Setup, scenario: int, architect: int, chance: Chance, sink: Sink | None) -> SaReState:
    """Return the first position, with a random first player unless one is given (R-2).

    The first player places a Warehouse next; with `architect` (0 or 1) all starting tiles are on space 0 already, and
    round 1 has begun.
    """
    seats = setup.seats
    state = SaReState()
    state.seats, state.scenario, state.architect = seats, scenario, architect
    state.round, state.phase, state.stack = 0, SITES, []
    state.first = setup.choose_first(tables.universe, chance)
    state.supply = list(tables.supply)
    state.stock = [tables.tiles_each * seats] * TYPES
    state.stock[WAREHOUSE] += seats
    state.stock[MASTER] += seats
    state.stock[PYRAMID] = seats
    state.pyramids = (1 << seats) - 1
    state.owned = [0] * (seats * TYPES)
    state.siting, state.occupied, state.tokens = [0] * seats, [0] * seats, [0] * seats
    state.launched = state.fresh = state.stepped = state.chartered = 0
    state.pyramid, state.steps = [0] * seats, [0] * seats
    state.store, state.gains = [0] * (seats * 3), [0] * (seats * 4)
    state.caravans, state.gauge, state.growth, state.ready = [0] * seats, [1] * seats, [0] * seats, [0] * seats
    state.standing, state.revolted, state.jokers = (1 << seats) - 1, 0, 0
    state.last, state.awarded, state.drawn, state.draws, state.inside = -1, 0, 0, 0, 0
    state.pool = [0, 0, 0]
    state.pile, state.spent, state.double = sorted(tables.double_gains), 0, []
    state.shoe, state.seen = list(tables.season_cards), 0
    state.removed, state.hand, state.top, state.bottom, state.shown = [], [], [], [], []
    state.discard, state.second, state.dark, state.gone = 0, 0, [], 0
    state.kept, state.palace = [EMPTY] * seats, [EMPTY] * seats
    if sink:
        sink(Noted("first", state.first))
    if architect:
        for seat in TURN_ORDER[seats][state.first]:
            for tile in (WAREHOUSE, MASTER):
                _settle(tables, state, seat, tile, 0, sink)
        begin(state, sink)
    else:
        state.stack.append((moves.AT_SETTLE, state.first, WAREHOUSE))
    return state


def _settle(tables: Tables, state: SaReState, seat: int, tile: int, space: int, sink: Sink | None) -> None:
    city.put(state, seat, tile, space, site=False)
    if tile == WAREHOUSE:
        for kind, number in enumerate(tables.start_store):
            state.store[seat * 3 + kind] = number
            state.supply[kind] -= number
    if sink:
        sink(Noted("settle", seat, Site(tile, space)))


def settle(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    """Put a starting tile on a space (R-2)."""
    _, seat, tile = state.stack.pop()
    _settle(tables, state, seat, tile, move[1], sink)
    if tile == WAREHOUSE:
        state.stack.append((moves.AT_SETTLE, seat, MASTER))
        return
    following = next_in_turn(state, seat)
    if following >= 0:
        state.stack.append((moves.AT_SETTLE, following, WAREHOUSE))
    else:
        begin(state, sink)


def begin(state: SaReState, sink: Sink | None) -> None:
    """Start a round with the first player's sites."""
    state.round += 1
    state.phase = SITES
    if sink:
        sink(Noted("round", state.first, Round(state.round)))
    state.stack.append((moves.AT_SITES, state.first))


def end(tables: Tables, state: SaReState, sink: Sink | None) -> None:
    """End the game if a seat has fulfilled the scenario, else prepare the next round (R-8.7, R-9)."""
    done = scoring.finishers(tables, state)
    if done:
        state.phase = OVER
        if sink:
            sink(Noted("finished", -1, Seats(done)))
            if len(done) > 1:
                for seat in done:
                    sink(Noted("tie-break", seat, TieBreak(*scoring.rank(state, seat))))
            sink(Noted("end", -1, Seats(scoring.winners(tables, state))))
        return
    for seat in TURN_ORDER[state.seats][state.first]:
        city.refill(state, seat, sink)
    for seat in range(state.seats):
        city.set_gauge(state, seat, city.base(state, seat), sink)
        state.ready[seat] = city.administrative(state, seat)
    state.standing, state.revolted = (1 << state.seats) - 1, 0
    state.first = (state.first + 1) % state.seats
    begin(state, sink)
