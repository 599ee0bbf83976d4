"""Equally promising moves in Sa-Rê: the AIs of a table choose among them by personality and chance (finding W19)."""

from __future__ import annotations

import random

import pytest

from game.ai.heuristics import make as make_heuristics
from game.ai.playout import Candidate, final_shares
from game.match.opponents import level
from game.rules.core.chance import seeded
from game.rules.core.game import Setup
from game.rules.core.observers import Observers
from game.rules.sare import city, moves
from game.rules.sare.state import SaReState
from game.rules.sare.tables import CARPENTER, LIBRARY, SPACES
from tests.ai.cities import likenesses
from tests.ai.test_opponents import made


def started(seats: int, *spaces: int) -> SaReState:
    """Return a position where each seat has begun on one of `spaces`, and the first may launch."""
    game, rng = made("sa-re"), random.Random(1)
    setup = Setup(seats, {"scenario": "priest"})
    chance = seeded(rng)
    state = game.start(setup, chance, Observers(game, setup).sink)
    while state.stack[-1][0] == moves.AT_SETTLE:
        game.apply(state, (moves.SETTLE, spaces[state.stack[-1][1]]), chance)
    assert isinstance(state, SaReState)
    return state


@pytest.mark.slow
@pytest.mark.parametrize("level", ["scribe", "apprentice", "merchant:seconds=0:nodes=60"])
def test_no_two_ais_of_a_table_build_the_same_city(level: str) -> None:
    found = likenesses("priest", 3, level, 5, "cities")
    assert max(found) <= 0.6


def test_what_promises_as_much_is_legal_and_has_the_move_among_it() -> None:
    game, heuristics = made("sa-re"), make_heuristics(made("sa-re"))
    several = 0
    for seed in range(6):
        rng = random.Random(seed)
        chance, setup = seeded(rng), Setup(2 + seed % 3, {"scenario": ("priest", "scribe", "pharaoh")[seed % 3]})
        state = game.start(setup, chance, Observers(game, setup).sink)
        for _ in range(250):
            if game.to_move(state) < 0:
                break
            legal = game.legal(state)
            for move in heuristics.candidates(state):
                found = heuristics.alternatives(state, move, rng.random)
                assert move in found
                assert set(found) <= set(legal)
                several += len(found) > 1
            game.apply(state, heuristics.policy(state, rng.random), chance)
    assert several > 50


def test_nobody_begins_or_puts_a_trade_where_a_rival_did_if_another_space_is_as_good() -> None:
    heuristics, rng = make_heuristics(made("sa-re")), random.Random(2)
    state = started(2, 0, 0)
    seat = state.stack[-1][1]
    for taken, other in ((4, 7), (7, 4)):
        copied = state.clone()
        city.put(copied, 1 - seat, CARPENTER, taken, site=True)
        for _ in range(20):
            assert heuristics.alternatives(copied, (moves.LAUNCH, CARPENTER, 4), rng.random)[0] == (
                moves.LAUNCH, CARPENTER, other,
            )  # fmt: skip


def test_a_copycat_puts_its_tiles_where_the_next_seat_has_them() -> None:
    heuristics, rng = make_heuristics(made("sa-re"), level("copycat", "sa-re").options["weights"]), random.Random(2)
    for seats, turn in ((2, 1), (3, 1), (3, 2)):
        state = started(seats, *[0] * seats)
        seat = state.stack[-1][1]
        for taken, other in ((4, 7), (7, 4)):
            copied = state.clone()
            city.put(copied, (seat + turn) % seats, CARPENTER, taken, site=True)
            found = {heuristics.alternatives(copied, (moves.LAUNCH, CARPENTER, 4), rng.random)[0] for _ in range(20)}
            assert found == {(moves.LAUNCH, CARPENTER, taken if turn == 1 else other)}


def test_a_gambler_likes_the_nile_and_a_hoarder_what_lies_close_together() -> None:
    game, state = made("sa-re"), started(2, 0, 9)
    seat, tables = state.stack[-1][1], made("sa-re").tables  # type: ignore[attr-defined]
    city.put(state, seat, CARPENTER, 4, site=False)
    plain, gambler, hoarder = (make_heuristics(game, weights) for weights in ({}, {"shore": 1.0}, {"huddle": 0.5}))

    def mean(heuristics: object, count: object) -> float:
        rng = random.Random(3)
        first = [
            heuristics.alternatives(state, (moves.LAUNCH, LIBRARY, space), rng.random)[0][-1]  # type: ignore[attr-defined]
            for space in range(SPACES)
            for _ in range(40)
        ]
        return sum(count(space) for space in first) / len(first)  # type: ignore[operator]

    def on_nile(space: int) -> int:
        return tables.nile >> space & 1

    def beside(space: int) -> int:
        return (tables.neighbours[space] & city.built_spaces(state, seat)).bit_count()

    assert mean(gambler, on_nile) > mean(plain, on_nile)
    assert mean(hoarder, beside) > mean(plain, beside)


def test_of_what_promises_as_much_the_first_that_is_not_clearly_worse_is_chosen() -> None:
    def line(move: int, shares: list[float], *, is_usual: bool) -> Candidate:
        found = Candidate((move,), is_usual=is_usual)
        found.shares, found.total = shares, sum(shares)
        return found

    best = line(2, [0.5, 0.6, 0.4, 0.7], is_usual=True)
    as_good = line(1, [0.6, 0.4, 0.5, 0.6], is_usual=True)
    worse = line(1, [0.2, 0.3, 0.1, 0.4], is_usual=True)
    other = line(1, [0.6, 0.4, 0.5, 0.6], is_usual=False)
    assert next(iter(final_shares([as_good, best]))) == (1,)
    assert next(iter(final_shares([worse, best]))) == (2,)
    assert next(iter(final_shares([other, best]))) == (2,)
