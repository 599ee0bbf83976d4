"""The tool that finds the numbers of the rules of thumb: it favours nobody, and knows bad numbers from good ones."""

from __future__ import annotations

import random

import pytest

from game import registry
from game.ai.heuristics.sare.rollout_weights import ROLLOUT_WEIGHTS
from game.components.load import numbers
from game.rules.core.game import Game
from tests.ai import tuning
from tests.ai.tuning import lead, reach, stepped, tuned


@pytest.fixture(scope="module")
def game() -> Game:
    return registry.make("sa-re", numbers("sa-re"))


def test_the_same_numbers_are_as_good_as_each_other(game: Game) -> None:
    assert lead(game, ROLLOUT_WEIGHTS, ROLLOUT_WEIGHTS, random.Random(1)) == pytest.approx(0)


def test_who_never_stops_is_beaten(game: Game) -> None:
    assert (
        lead(
            game, {**ROLLOUT_WEIGHTS, "caution": 0.0, "revolt": 0.0, "winning": 0.0}, ROLLOUT_WEIGHTS, random.Random(1)
        )
        < -0.5
    )


def test_numbers_go_towards_the_winners_and_the_others_stay(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "lead", lambda game, one, two, rng: 1.0 if one["stored"] > two["stored"] else -1.0)
    found = list(tuned(game, ROLLOUT_WEIGHTS, ["stored", "dark"], 20, "1"))
    values = [each["stored"] for each in found]
    assert values == sorted(values)
    assert values[0] > ROLLOUT_WEIGHTS["stored"]
    assert abs(values[0] - ROLLOUT_WEIGHTS["stored"]) <= tuning.RATE * reach(ROLLOUT_WEIGHTS["stored"]) + 1e-9
    assert {name for name in ROLLOUT_WEIGHTS if found[-1][name] != ROLLOUT_WEIGHTS[name]} == {"stored", "dark"}
    assert found == list(tuned(game, ROLLOUT_WEIGHTS, ["stored", "dark"], 20, "1"))


def test_a_number_moved_in_one_scenario_stays_where_it_wins(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        tuning,
        "lead",
        lambda game, one, two, rng, scenarios: one.get("trades_in_priest", 0) - two.get("trades_in_priest", 0),
    )
    start = {"trades": 0.5, "goal": 0.5}
    (found,) = stepped(game, start, "priest", ["goal", "trades"], "1")
    assert found == {**start, "trades_in_priest": pytest.approx(0.125)}
