"""What is learned: examples from self-play, a network that fits them, weights that are read back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.ai import train
from game.ai.knowhow import make as make_knowhow
from game.ai.network import Network
from game.cli.train import train as command
from game.errors import FeluccaError
from tests.ai.test_opponents import made


def test_a_network_adds_what_its_weights_say() -> None:
    network = Network((2.0, -1.0), ((1.0, 0.0),), (0.0,), (3.0,), 0.5)
    assert network.value([0.0, 1.0]) == pytest.approx(-0.5)
    assert network.value([100.0, 0.0]) == pytest.approx(203.5)


def test_fitting_finds_a_rule_that_is_there() -> None:
    rng = random.Random(1)
    rows = [[rng.random(), rng.random()] for _ in range(600)]
    data = [(row, 2 * row[0] - row[1] + 0.5) for row in rows]
    weights = train.fresh(2, 2, rng)
    told: list[str] = []
    train.fit(data, weights, 120, rng, told.append, rate=0.05)
    assert len(told) == 120
    assert train.explained(weights, data) > 0.99
    assert train.predict(weights, [1.0, 0.0]) == pytest.approx(2.5, abs=0.1)


def test_weights_are_read_back_as_they_were_written() -> None:
    rng = random.Random(2)
    weights = train.fresh(5, 3, rng)
    weights.direct = [0.5, -1.25, 3.0, 0.0, 2.0]
    scope: dict[str, object] = {}
    exec(train.source(weights), scope)
    network = Network(*(scope[name] for name in ("DIRECT", "LAYER", "OFFSETS", "OUTPUT", "CONSTANT")))  # type: ignore[arg-type]
    row = [0.1, 0.9, 0.4, 0.7, 0.2]
    assert network.value(row) == pytest.approx(train.predict(weights, row), abs=1e-3)


def test_the_slope_is_that_of_the_error() -> None:
    rng = random.Random(5)
    weights = train.fresh(3, 2, rng)
    row, target = [0.3, -0.8, 0.5], 0.7
    numbers = train._flat(weights)
    slope = [0.0] * len(numbers)
    train._add_slope(weights, row, target, slope)
    for k in range(len(numbers)):
        errors = []
        for nudge in (1e-6, -1e-6):
            train._unflat(weights, [n + nudge * (i == k) for i, n in enumerate(numbers)])
            errors.append((train.predict(weights, row) - target) ** 2 / 2)
        assert slope[k] == pytest.approx((errors[0] - errors[1]) / 2e-6, abs=1e-6)


@pytest.mark.parametrize("name", ["sobek", "duel"])
def test_the_same_seed_gives_the_same_examples(name: str) -> None:
    pupil = make_knowhow(made(name))
    first = train.examples(pupil, 2, random.Random(4))  # type: ignore[arg-type]
    assert first == train.examples(pupil, 2, random.Random(4))  # type: ignore[arg-type]
    assert len(first) > 20
    assert len({len(row) for row, _ in first}) == 1


def test_the_command_writes_weights_or_says_why_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "learned.py"
    command("duel", 6, 1, 2, 1, path)
    assert "DIRECT" in path.read_text(encoding="utf-8")
    assert f"written to {path}" in capsys.readouterr().out
    with pytest.raises(FeluccaError, match="the opponents of 'sa-re' have nothing to learn"):
        command("sa-re", 6, 1, 2, 1, path)
    with pytest.raises(FeluccaError, match="1 lessons are too few to learn from"):
        command("duel", 1, 1, 2, 1, path)
    with pytest.raises(FeluccaError, match="the weights cannot be written"):
        command("duel", 6, 1, 2, 1, tmp_path / "nowhere" / "learned.py")
