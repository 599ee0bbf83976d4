"""The sites to launch and their spaces, the order of building, and the resources to store (R-3, R-8)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.ai.heuristics.sare import needs, purse
from game.ai.heuristics.sare.evaluation import Evaluation
from game.rules.core.arithmetic import total
from game.rules.core.game import Move
from game.rules.sare import city, construction, moves, sites, storage
from game.rules.sare.state import SaReState
from game.rules.sare.tables import (
    ADMINISTRATIVE,
    ALL_SPACES,
    CARPENTER,
    FIRST_PYRAMID,
    GARDENS,
    LIBRARY,
    MASTER,
    PALACE,
    PHARAOH,
    PORT,
    PYRAMID,
    SCRIBE,
    SPACES,
    TEMPLE,
    TRADES,
    TYPES,
    WAREHOUSE,
    Tables,
)

COLUMNS: Final = 3
"""The columns of a city (R-1.6)."""
COPIED: Final = 2.0
"""The penalty on a place for each opponent with the same tile or starting tile there; the random part of the order
spans 1.
"""
SPARE: Final = 2
"""The number of squares that must lie between gauge and red at the start of the season after another launch."""


def _nearest(at: int) -> tuple[int, ...]:
    """Return all spaces by their distance from `at`, row by row."""
    row, column = divmod(at, COLUMNS)
    return tuple(sorted(range(SPACES), key=lambda s: (abs(s // COLUMNS - row), abs(s % COLUMNS - column))))


_NEAREST: Final = tuple(_nearest(at) for at in range(SPACES))
"""For each space all spaces by their distance from it."""
LAST_SPACES: Final = 2
"""The number of free spaces up to which the Scribe no longer adds tiles to occupied spaces."""
HELPFUL: Final = {LIBRARY: "library", GARDENS: "gardens", PALACE: "palaces", TEMPLE: "temple"}
"""The names of the weights for the direct effects of administrative buildings."""
Terms = tuple[
    int, tuple[int, ...], int, int, int, int, needs.Price, tuple[needs.Price, ...], int, bool, tuple[float, ...]
]
"""The inputs of the value of a tile's places: see `_rated_places`."""
HOARDED: Final = 6.0
"""The resources per season that another Warehouse seems to bring with a `hoard` of 1."""


def rounds_left(judge: Evaluation, state: SaReState) -> float:
    """Return the approximate number of rounds still to come, at least 1."""
    return max(1.0, judge.launching[state.scenario]["rounds"] - state.round)


def launches(judge: Evaluation, state: SaReState, seat: int) -> list[tuple[float, Move]]:
    """Return the launches worth considering, each after its value in resources minus its price, the best first."""
    t = judge.tables
    if sites.why_no_site(t, state, seat) is not None:
        return []
    w = judge.launching[state.scenario]
    rated: list[tuple[float, Move]] = []
    goal = set(needs.wanted(t, state, seat))
    left = rounds_left(judge, state)
    for tile in range(TYPES):
        if sites.why_not_tile(state, seat, tile) is not None:
            continue
        value = _promise(judge, state, seat, tile, goal, left)
        if value <= 0:
            continue
        space, price = _place(judge, state, seat, tile)
        if space >= 0:
            value += _discount_worth(judge, state, seat, tile, space, left) - w["price"] * sum(price)
            value += judge.tastes[state.scenario][tile] + judge.weights["copies"] * _is_copied(state, seat, tile)
            rated.append((value, (moves.LAUNCH, tile, space)))
    rated.sort(key=lambda pair: (-pair[0], pair[1]))
    return rated


def _promise(judge: Evaluation, state: SaReState, seat: int, tile: int, goal: set[int], left: float) -> float:
    """Return the value of owning a tile, in resources."""
    t, w = judge.tables, judge.launching[state.scenario]
    if tile in goal:
        if tile == PYRAMID:
            return w["pyramid"] * sum(needs.price_on(t, state, seat, tile, 0)) + w["pyramid_more"]
        helps = w[HELPFUL[tile]] * left if tile in HELPFUL else 0.0
        return w["goal"] * sum(t.costs[tile]) + w["goal_more"] + helps
    cover = w["cover"] if state.scenario == SCRIBE else 0.0
    if tile in TRADES:
        return w["trades"] * left + cover - w["trades_again"] * city.built(state, seat, tile)
    if tile == WAREHOUSE:
        use = w["warehouses"] if city.built(state, seat, WAREHOUSE) < 2 else w["warehouses_again"]
        return (use + HOARDED * judge.weights["hoard"]) * left + cover
    if tile == MASTER:
        masters = city.masters(state, seat)
        use = w["masters"] if masters < 2 else w["masters_again"] if masters < 3 else 0.0
        return use * left + cover
    if tile in ADMINISTRATIVE:
        return w[HELPFUL.get(tile, "others")] * left + cover + w["tie"]
    if tile == PORT:
        return (w["others"] + (w["ports"] if cover else 0.0)) * left + cover
    return 0.0


def _is_copied(state: SaReState, seat: int, tile: int) -> bool:
    """Return whether the next seat has a tile of a kind that `seat` has not."""
    near = (seat + 1) % state.seats
    return bool(state.owned[near * TYPES + tile]) and not state.owned[seat * TYPES + tile]


def _discount_worth(judge: Evaluation, state: SaReState, seat: int, tile: int, space: int, left: float) -> float:
    """Return the savings of a trade on the spaces around it."""
    if tile not in TRADES:
        return 0.0
    free = needs.free_spaces(state, seat)
    worth = judge.launching[state.scenario]["discount"]
    return worth * min(4, (judge.tables.neighbours[space] & free).bit_count()) * min(1.0, left / 4)


def alternatives(judge: Evaluation, state: SaReState, move: Move) -> list[Move]:
    """Return the moves as promising as `move`, itself included (R-2, R-3.1).

    A city may begin in any corner, except in the Pharaoh's scenario, which takes all buildings; in the Scribe's the
    second starting tile may lie in any corner too. A launched tile may go to any space rated at most `whim` below
    the best, and free or occupied like it; a craftsman only to one rated as high, with as many neighbours. Every other
    move stands alone.
    """
    kind, seat = move[0], state.stack[-1][1]
    if kind == moves.SETTLE:
        is_free = state.scenario == SCRIBE or (state.scenario != PHARAOH and not state.occupied[seat])
        return settlements(judge, state, seat) if is_free else [move]
    if kind != moves.LAUNCH:
        return [move]
    spaces = _spaces_alike(judge, _terms(judge, state, seat, move[1]))
    return [(moves.LAUNCH, move[1], each) for each in spaces] if move[2] in spaces else [move]


def _spaces_alike(judge: Evaluation, terms: Terms) -> list[int]:
    """Return the spaces rated at most `whim` below the best, and free or occupied like it.

    A trade serves the tiles to come around it: its space must be rated as high, and have as many neighbours as the
    best.
    """
    rated = _rated_places(terms)
    if not rated:
        return []
    best, where, _ = max(rated, key=lambda place: place[0])
    _, near, _, free, *_, tile, _, _ = terms
    found = [(value, space) for value, space, _ in rated if free >> space & 1 == free >> where & 1]
    if tile not in TRADES:
        return [space for value, space in found if value >= best - judge.weights["whim"]]
    around = near[where].bit_count()
    return [space for value, space in found if value >= best and near[space].bit_count() == around]


def preference(judge: Evaluation, state: SaReState, move: Move) -> float:
    """Return how much the personality prefers the place of a launch or of a starting tile to others rated alike.

    It avoids copying an opponent's place, unless it mirrors the city of the next seat.
    """
    t, w, seat, space = judge.tables, judge.weights, state.stack[-1][1], move[-1]
    rivals = [(seat + 1 + turn) % state.seats for turn in range(state.seats - 1)]
    if move[0] == moves.SETTLE:
        taken = [state.occupied[rival] for rival in rivals]
    else:
        taken = [state.owned[rival * TYPES + move[1]] for rival in rivals]
    copied = [(mask | mask >> SPACES) >> space & 1 for mask in taken]
    beside = (t.neighbours[space] & ~needs.free_spaces(state, seat)).bit_count()
    found = w["shore"] * (t.nile >> space & 1) + w["huddle"] * beside + w["mirror"] * copied[0]
    return float(found - COPIED * sum(copied))


def _heart(state: SaReState, seat: int) -> int:
    """Return the approximate centre of a city: the space of its first trade, or else that of a starting tile."""
    at = seat * TYPES
    trades = state.owned[at + CARPENTER] | state.owned[at + CARPENTER + 1] | state.owned[at + CARPENTER + 2]
    slots = trades or (state.owned[at + WAREHOUSE] | state.owned[at + MASTER]) & ~state.siting[seat]
    return ((slots & -slots).bit_length() - 1) % SPACES


def _place(judge: Evaluation, state: SaReState, seat: int, tile: int) -> tuple[int, needs.Price]:
    """Return the best space for a tile and its price there; -1 if none is open."""
    return _best_place(_terms(judge, state, seat, tile))


def _terms(judge: Evaluation, state: SaReState, seat: int, tile: int) -> Terms:
    """Return the inputs of the value of a tile's places."""
    t = judge.tables
    open_spaces = sites.spaces_for(t, state, seat, tile) & ~needs.reserved(t, state, seat, tile)
    free = needs.free_spaces(state, seat)
    scribe = state.scenario == SCRIBE
    cost, savings = needs.list_price(t, state, seat, tile), needs.savings(t, state, seat)
    kept = berth = 0
    if tile != PORT and not scribe and not state.owned[seat * TYPES + PORT]:
        shore = free & t.nile
        kept, berth = (shore, 0) if shore.bit_count() <= 2 else (0, _berth(t.costs[PORT], savings, shore))
    return _heart(state, seat), t.neighbours, open_spaces, free, kept, berth, cost, savings, tile, scribe, judge.places


@lru_cache(1 << 14)
def _berth(cost: needs.Price, savings: tuple[needs.Price, ...], shore: int) -> int:
    """Return, as a mask, the one space of `shore` where the Port costs least, and two or more off its price, or 0."""
    prices = sorted((sum(needs.reduced(cost, savings[space])), space) for space in range(SPACES) if shore >> space & 1)
    return 1 << prices[0][1] if prices[0][0] < prices[1][0] and prices[0][0] <= sum(cost) - 2 else 0


@lru_cache(1 << 14)
def _best_place(terms: Terms) -> tuple[int, needs.Price]:
    """Return the best of the open spaces, -1 if there is none, and the price there."""
    _, space, price = max(_rated_places(terms), key=lambda rated: rated[0], default=(0.0, -1, (0, 0, 0)))
    return space, price


def _rated_places(terms: Terms) -> list[tuple[float, int, needs.Price]]:
    """Return the value of each of the open spaces, in resources, and the price there.

    Spaces near the heart of the city come first. The Port may need the spaces `kept` and would like `berth`; `weights`
    are those of the places, in their order.
    """
    heart, neighbours, open_spaces, free, kept, berth, cost, savings, tile, scribe, weights = terms
    w_price, w_trade, w_production, w_other, fresh, shared, trade_fresh, nile, cheap = weights
    rated = []
    for space in _NEAREST[heart]:
        if not open_spaces >> space & 1:
            continue
        price = needs.reduced(cost, savings[space])
        value = -w_price * sum(price)
        around = (neighbours[space] & free).bit_count()
        empty = free >> space & 1
        if tile in TRADES:
            value += w_trade * around
        elif tile >= CARPENTER:
            value -= w_production * around
            value += (fresh if scribe else -shared) if empty else 0.0
        else:
            value -= w_other * around
        if tile in TRADES and scribe and not empty:
            value -= trade_fresh
        if kept >> space & 1:
            value -= nile
        if berth >> space & 1:
            value -= cheap
        rated.append((value, space, price))
    return rated


def sensible_sites(judge: Evaluation, state: SaReState, seat: int) -> list[Move]:
    """Return the moves of phase 1 worth considering, best first; `ready` comes first when enough is launched.

    For a seat without a site `ready` is left out while any launch promises something, because launching is free.

    The Scribe's spaces have to be covered even when no tile pays for itself (R-9).
    """
    t, w = judge.tables, judge.launching[state.scenario]
    if sites.why_no_site(t, state, seat) is None:
        freeing = _freeing(t, state, seat)
        if freeing is not None:
            return [freeing]
    rated = launches(judge, state, seat)
    vital = _keeping_up(t, state, seat, [move for _, move in rated])
    if vital is not None:
        return [vital]
    count = state.siting[seat].bit_count()
    masters = city.masters(state, seat)
    start = city.first_square(state, seat, count + 1, masters)
    due = sum(needs.site_bill(t, state, seat))
    own, wild = needs.means(state, seat)
    budget = total(own) + wild + w["purse"]
    if state.scenario == SCRIBE and rated and rated[0][0] <= w["least"]:
        free = needs.free_spaces(state, seat)
        rated = [(0.0 if free >> move[2] & 1 else value, move) for value, move in rated]
        rated.sort(key=lambda pair: -pair[0])
    if start <= t.red - SPARE:
        only = _due_now(t, state, seat, [move for _, move in rated], budget - due)
        if only is not None:
            return [only]
    found = [move for _, move in rated[:5]]
    if rated and rated[0][0] > w["least"]:
        price = sum(needs.price_on(t, state, seat, rated[0][1][1], rated[0][1][2]))
        affordable = due + price <= budget or count < masters
        if affordable and start <= t.red - SPARE:
            return [*found, (moves.READY,)] if count else found
    return [(moves.READY,), *found[:3]]


def _keeping_up(t: Tables, state: SaReState, seat: int, found: list[Move]) -> Move | None:
    """Return the next launch that keeps an opponent from ending the game alone this round."""
    if not any(needs.ends_now(t, state, other) for other in range(state.seats) if other != seat):
        return None
    lacking = [tile for tile in needs.wanted(t, state, seat) if not state.owned[seat * TYPES + tile]]
    room = city.masters(state, seat) * t.sites_per_master - state.siting[seat].bit_count()
    if not lacking or len(lacking) > room or (PYRAMID in lacking and needs.steps_left(t, state, seat) > 1):
        return None
    return next((move for move in found if move[1] == lacking[0]), None)


def _due_now(t: Tables, state: SaReState, seat: int, found: list[Move], budget: float) -> Move | None:
    """Return the launch that precedes all others: the only pyramid that counts, or a tile on one of the last spaces."""
    if state.scenario == FIRST_PYRAMID and sum(city.built(state, seat, trade) for trade in TRADES) > 1:
        pyramid = next((move for move in found if move[1] == PYRAMID), None)
        if pyramid and sum(needs.price_on(t, state, seat, PYRAMID, pyramid[2])) <= budget:
            return pyramid
    free = needs.free_spaces(state, seat)
    if state.scenario == SCRIBE and 0 < free.bit_count() <= LAST_SPACES:
        return next((move for move in found if free >> move[2] & 1), None)
    return None


def _freeing(t: Tables, state: SaReState, seat: int) -> Move | None:
    """Return the tile to remove when a needed tile has no space, else None (R-3.5)."""
    at = seat * TYPES
    goal = needs.wanted(t, state, seat)
    lacking = [tile for tile in goal if not state.owned[at + tile] and not sites.why_not_tile(state, seat, tile)]
    free = needs.free_spaces(state, seat)
    if all(free & (t.nile if tile == PORT else ALL_SPACES) for tile in lacking):
        return None
    spaces = t.nile if any(tile == PORT for tile in lacking) and not free & t.nile else ALL_SPACES
    lost: dict[int, float] = {space: 0.0 for space in range(SPACES) if spaces >> space & 1}
    moved: dict[int, Move] = {}
    for tile, slot, is_built in city.tiles(state, seat):
        space = slot % SPACES
        if space not in lost:
            continue
        kept = tile in (PORT, PYRAMID) or (tile in goal) or (tile in ADMINISTRATIVE and state.scenario == PHARAOH)
        if kept or (is_built and sites.why_not_demolish(t, state, seat, tile)):
            del lost[space]
            continue
        lost[space] += (3.0 + (tile in ADMINISTRATIVE) if is_built else 0.5) + 0.01 * sum(t.costs[tile])
        moved[space] = (moves.DEMOLISH if is_built else moves.ABANDON, tile, space)
    best = min(lost, key=lambda space: lost[space], default=-1)
    return moved.get(best)


def site_worths(judge: Evaluation, state: SaReState, seat: int) -> dict[tuple[int, int], float]:
    """Return the value of every site of a seat, by tile and space, once it is built, in resources."""
    t = judge.tables
    goal = set(needs.wanted(t, state, seat))
    left = rounds_left(judge, state)
    found = {}
    for tile, space in purse.lying(state, seat):
        value = _promise(judge, state, seat, tile, goal, left) + _discount_worth(judge, state, seat, tile, space, left)
        found[tile, space] = value + (judge.launching[state.scenario]["step"] if tile == PYRAMID else 0.0)
    return found


def builds(judge: Evaluation, state: SaReState, seat: int) -> list[Move]:
    """Return the best moves of a builder: the sites of the best plan, then others, and the end.

    When nothing more can be built, resources that cannot be stored become caravans.
    """
    t = judge.tables
    able = construction.buildable(t, state, seat)
    if not able:
        caravan = _caravan(judge, state, seat)
        return [caravan, (moves.FINISH,)] if caravan is not None else [(moves.FINISH,)]
    worths = site_worths(judge, state, seat)
    plan = set(purse.best(t, state, seat, worths).sites)
    able.sort(key=lambda move: ((move[1], move[2]) not in plan, -worths[move[1], move[2]], move))
    return [*able[:4], (moves.FINISH,)]


def _caravan(judge: Evaluation, state: SaReState, seat: int) -> Move | None:
    """Return a caravan paid with resources that cannot be stored, or None; unused tokens come again anyway (R-8.1)."""
    t = judge.tables
    have = construction.sources(state, seat)
    if state.caravans[seat] >= t.caravans or sum(have) < city.room(t, state, seat) + judge.weights["spare"]:
        return None
    soon = needs.site_bill(t, state, seat)
    due, _ = needs.bill(t, state, seat)
    chosen: list[int] = []
    while len(chosen) < 2:
        kind = max(range(3), key=lambda k: (have[k] + have[4 + k] > 0, have[k] + have[4 + k] - soon[k] - 0.2 * due[k]))
        if not have[kind] + have[4 + kind]:
            kind = 3
        source = 4 + kind if have[4 + kind] else kind
        have[source] -= 1
        chosen.append(source)
    return moves.CHARTER, min(chosen), max(chosen)


def stores(judge: Evaluation, state: SaReState, seat: int) -> list[Move]:
    """Return the three best ways to fill the Warehouses, the best first: with many resources, needed ones above all."""
    t, w = judge.tables, judge.weights
    due, _ = needs.bill(t, state, seat)
    soon = needs.site_bill(t, state, seat)
    rated = []
    for move in storage.keeps(t, state, seat):
        kept = move[1:]
        value = float(sum(kept))
        for kind in range(3):
            value += w["soon"] * min(kept[kind], soon[kind]) + w["due"] * min(kept[kind], due[kind])
        tokens = state.tokens[seat].bit_count()
        held = sum(state.gains[seat * 4 : seat * 4 + 4])
        value -= w["token"] * max(0, sum(kept) - held) if tokens else 0.0
        rated.append((value, move))
    rated.sort(key=lambda pair: (-pair[0], pair[1]))
    return [move for _, move in rated[:3]]


def settlements(judge: Evaluation, state: SaReState, seat: int) -> list[Move]:
    """Return the moves worth considering for a starting tile, the best first (R-2).

    They are those to the corners, which have the fewest neighbours. For the second tile the space of the first one
    comes before them, except in the Scribe's scenario.
    """
    t = judge.tables
    taken = state.occupied[seat]
    corners = sorted(range(SPACES), key=lambda s: (t.neighbours[s].bit_count(), t.nile >> s & 1, s))
    if taken and state.scenario != SCRIBE:
        home = ((taken & -taken).bit_length() - 1) % SPACES
        return [(moves.SETTLE, home), *((moves.SETTLE, s) for s in corners[:3] if s != home)]
    return [(moves.SETTLE, s) for s in corners[:4] if not taken >> s & 1]
