"""The tool that finds the numbers of the rules of thumb: it favours nobody, and knows bad numbers from good ones."""

from __future__ import annotations

import random

import pytest

from game import registry
from game.ai.heuristics.sare.thumb import THUMB
from game.components.load import numbers
from game.rules.core.game import Game
from tests.ai import tuning
from tests.ai.tuning import lead, reach, tuned


@pytest.fixture(scope="module")
def game() -> Game:
    return registry.make("sa-re", numbers("sa-re"))


def test_the_same_numbers_are_as_good_as_each_other(game: Game) -> None:
    assert lead(game, THUMB, THUMB, random.Random(1)) == pytest.approx(0)


def test_who_never_stops_is_beaten(game: Game) -> None:
    assert lead(game, {**THUMB, "caution": 0.0, "revolt": 0.0, "winning": 0.0}, THUMB, random.Random(1)) < -0.5


def test_numbers_go_towards_the_winners_and_the_others_stay(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "lead", lambda game, one, two, rng: 1.0 if one["stored"] > two["stored"] else -1.0)
    found = list(tuned(game, THUMB, ["stored", "dark"], 20, "1"))
    values = [each["stored"] for each in found]
    assert values == sorted(values)
    assert values[0] > THUMB["stored"]
    assert abs(values[0] - THUMB["stored"]) <= tuning.RATE * reach(THUMB["stored"]) + 1e-9
    assert {name for name in THUMB if found[-1][name] != THUMB[name]} == {"stored", "dark"}
    assert found == list(tuned(game, THUMB, ["stored", "dark"], 20, "1"))
