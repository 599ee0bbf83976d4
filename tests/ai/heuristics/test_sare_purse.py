"""The payment that AIs of Sa-Rê choose is the best of all legal ones, by the value of the resources left."""

from __future__ import annotations

import random

import pytest

from game.ai.heuristics import make
from game.ai.heuristics.sare import SaReHeuristics, building, needs, policy, purse
from game.compiled import FINDER
from game.rules.core.chance import unavailable
from game.rules.sare import city, construction, moves
from game.rules.sare.state import SaReState
from game.rules.sare.tables import PYRAMID, RESOURCES
from tests.ai.sanity.sare_table import Position, T
from tests.rules.sare.material import GAME

pytestmark = pytest.mark.skipif(not FINDER.problem(), reason="compiled rules call no function in place of another")

FEW = 40
STEPS = (moves.AT_DISCOUNT, moves.AT_PAY, moves.AT_WILD)
TRADES = ("carpenter", "stonecutter", "goldsmith")
SITES = ("market", "gardens", "barracks", "library", "palace", "temple", "warehouse", "pyramid")
Worths = dict[tuple[int, int], float]


@pytest.fixture(autouse=True)
def _stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep a builder from finishing automatically, so that the remaining resources can be examined."""
    monkeypatch.setattr(construction, "carry_on", lambda *args: None)


def judge() -> building.Evaluation:
    found = make(GAME)
    assert isinstance(found, SaReHeuristics)
    return found.judge


def anything(seed: int) -> Position:
    """Return a builder with a Port, some trades and sites, and enough of most things for some of them."""
    rng = random.Random(seed)
    table = Position(2, rng.choice(("priest", "pharaoh", "first-pyramid")))
    spaces = [space for space in T.spaces if space not in ("a1", "c1")]
    rng.shuffle(spaces)
    trades = rng.sample(TRADES, rng.randrange(3))
    built = ["port c1", *(f"{tile} {spaces.pop()}" for tile in trades)]
    table.build(0, ", ".join(built), token=rng.random() < 0.6)
    sites = rng.sample(SITES, 2)
    table.site(0, ", ".join(f"{tile} {spaces.pop()}" for tile in sites)).caravans(0, rng.choice((0, 0, 1, 2)))
    gains = {name: rng.randrange(1, 5) for name in RESOURCES[:3]} | {"joker": rng.randrange(2)}
    return table.works(" ".join(f"{name} {number}" for name, number in gains.items() if number))


def ends(state: SaReState) -> list[SaReState]:
    """Return every position without an open payment that building and paying can lead to, by all legal moves."""
    seen: set[object] = set()
    found = []
    front = [state]
    while front:
        here = front.pop()
        if here.key() in seen:
            continue
        seen.add(here.key())
        if here.stack[-1][0] not in STEPS:
            found.append(here)
        for move in GAME.legal(here):
            if move[0] in (moves.BUILD, moves.DISCOUNT, moves.PAY, moves.WILD):
                after = here.clone()
                GAME.apply(after, move, unavailable)
                front.append(after)
    return found


def worth(end: SaReState, start: SaReState, worths: Worths) -> float:
    """Return the value of the sites built since `start` and of the remaining resources, as plans weigh it."""
    keep = purse.Keep(T, start, 0, purse.open_sites(T, start, 0, worths))
    lying, built = purse.lying(end, 0), set()
    for tile, space in purse.lying(start, 0):
        if end.steps[0] > start.steps[0] if tile == PYRAMID else (tile, space) not in lying:
            built.add((tile, space))
    last = needs.last_sites(T, start, 0)
    ended = purse.END if last and built.issuperset(last) else 0.0
    return sum(worths.get(site, 0.0) for site in built) + keep.worth(purse.purse(end, 0), built) + ended


def best(state: SaReState, start: SaReState, worths: Worths) -> float:
    return max(worth(end, start, worths) for end in ends(state))


@pytest.mark.rule("R-8.1")
@pytest.mark.parametrize("seed", range(FEW))
def test_the_best_plan_is_the_best_of_all_legal_ways_to_build(seed: int) -> None:
    state = anything(seed).state
    worths = building.site_worths(judge(), state, 0)
    assert purse.best(T, state, 0, worths).worth == pytest.approx(best(state, state, worths))


@pytest.mark.rule("R-4", "R-8.1")
@pytest.mark.parametrize("seed", range(FEW))
def test_every_step_of_a_payment_is_the_best_of_all_legal_ones(seed: int) -> None:
    state = anything(seed).state
    plan = purse.best(T, state, 0, building.site_worths(judge(), state, 0))
    if not plan.sites:
        return
    GAME.apply(state, (moves.BUILD, *plan.sites[0]), unavailable)
    while state.stack[-1][0] in STEPS:
        entry = state.stack[-1]
        worths = building.site_worths(judge(), state, 0)
        worths.pop((entry[2], entry[3] % 12))
        (chosen,) = policy.candidates(GAME, judge(), state)
        values = {}
        for move in GAME.legal(state):
            after = state.clone()
            GAME.apply(after, move, unavailable)
            values[move] = best(after, state, worths)
        assert values[chosen] == pytest.approx(max(values.values()))
        GAME.apply(state, chosen, unavailable)


def test_the_random_builders_have_all_that_matters() -> None:
    plans, choices = set(), set()
    for seed in range(FEW):
        state = anything(seed).state
        plan = purse.best(T, state, 0, building.site_worths(judge(), state, 0))
        plans.add(len(plan.sites))
        choices |= set(plan.off)
    assert plans == {0, 1, 2}
    assert choices == {-1, 0, 1, 2}


def test_some_choices_of_the_port_are_worse_than_others() -> None:
    table = Position(2, "pharaoh").build(0, "port c1", token=False).site(0, "market c2, warehouse a3")
    state = table.works("wood 3 stone 2 gold 1").state
    GAME.apply(state, (moves.BUILD, 4, 5), unavailable)
    worths = building.site_worths(judge(), state, 0)
    worths.pop((4, 5))
    values = []
    for kind in range(3):
        after = state.clone()
        GAME.apply(after, (moves.DISCOUNT, kind), unavailable)
        values.append(best(after, state, worths))
    assert values[0] > max(values[1:])
    assert policy.candidates(GAME, judge(), state) == [(moves.DISCOUNT, 0)]
    assert city.price(T, state, 0, 4, 5) == (2, 1, 1)
