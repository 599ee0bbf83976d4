"""Personalities: the differences of each from a Steward, in one place for all games."""

from __future__ import annotations

import pytest

from game.ai.heuristics import make as make_heuristics
from game.ai.heuristics.personality import SpitefulHeuristics
from game.errors import FeluccaError
from game.match.opponents import level, opponents
from game.registry import entry
from tests.ai.positions import position, sobek
from tests.ai.test_opponents import PLIES, made, reached

CHARACTERS = ("miser", "gambler", "hoarder", "spoiler")
OWN: dict[str, object] = {"weights": {}, "prior_weight": 0}
"""The options that belong to a personality: its values, and its trust in the rollout policy."""


def test_there_are_four_characters_and_each_differs_from_a_steward_in_every_game() -> None:
    assert set(CHARACTERS) <= set(opponents())
    for game in PLIES:
        plain = level("steward", game)
        tempers = {name: level(name, game) for name in CHARACTERS}
        for known in tempers.values():
            assert known.kind == plain.kind
            assert known.limit == plain.limit
            assert known.options["weights"]
            assert {**known.options, **OWN} == {**plain.options, **OWN}
        assert len({tuple(known.options["weights"].items()) for known in tempers.values()}) == 4


@pytest.mark.parametrize("name", PLIES)
def test_a_spoiler_weighs_the_misfortune_of_the_strongest_rival(name: str) -> None:
    game = made(name)
    plain, spiteful = make_heuristics(game), make_heuristics(game, {"spite": 0.25})
    assert isinstance(spiteful, SpitefulHeuristics)
    for seats in game.seats:
        truth, _ = reached(name, seats, PLIES[name][1], 2)
        stage = plain.stage(truth)
        shares = plain.shares(truth, stage)
        bad, good = entry(name).outlook
        liked = spiteful.shares(truth, stage)
        for seat in range(seats):
            best = max(plain.points(truth, other) for other in range(seats) if other != seat)
            woe = min(1.0, max(0.0, (good - best) / (good - bad)))
            assert liked[seat] == pytest.approx(0.75 * shares[seat] + 0.25 * woe)
            assert 0.0 <= liked[seat] <= 1.0
        assert spiteful.candidates(truth) == plain.candidates(truth)


def test_a_spoiler_gives_points_up_to_see_the_leader_lose_a_few() -> None:
    """Eight points for itself, or seven fewer for a leading rival: a Steward takes the former, a Spoiler the latter."""
    gain, _ = position("wheat.6 ivory.1", ["wheat.2", "fish.2"], scores=[48, 60])
    spoil, _ = position("wheat.6 ivory.1", ["wheat.2", "fish.2"], scores=[40, 53])
    steward, spoiler = make_heuristics(sobek()), make_heuristics(sobek(), {"spite": 0.5})
    stage = steward.stage(gain)
    assert steward.shares(gain, stage)[0] > steward.shares(spoil, stage)[0]
    assert spoiler.shares(gain, stage)[0] < spoiler.shares(spoil, stage)[0]


@pytest.mark.parametrize("spite", [-0.1, 1.1, True, "much"])
def test_a_spite_out_of_range_is_refused(spite: object) -> None:
    with pytest.raises(FeluccaError, match="the weight 'spite' must be a number from 0 to 1"):
        make_heuristics(made("duel"), {"spite": spite})  # type: ignore[dict-item]


def test_a_hoarder_of_sa_re_likes_what_is_in_store_and_room_for_more() -> None:
    truth, _ = reached("sa-re", 2, PLIES["sa-re"][1], 2)
    plain, hoarder = make_heuristics(made("sa-re")), make_heuristics(made("sa-re"), {"hoard": 0.1})
    stage = plain.stage(truth)
    for state in (truth, fuller := truth.clone()):
        state.store = [0] * len(state.store)
    fuller.store[0] = 3
    gains = [known.shares(fuller, stage)[0] - known.shares(truth, stage)[0] for known in (plain, hoarder)]
    assert gains[1] > gains[0] > 0.0
