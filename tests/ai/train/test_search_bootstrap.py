"""Search bootstrap: the cases of episodes, gradients and training, and resumable runs."""

from __future__ import annotations

import json
import random
from array import array
from itertools import chain
from pathlib import Path

import pytest

from game.ai.network import shipped, subject_of
from game.ai.train import search_bootstrap
from game.ai.train.descent import Descent, random_start
from game.ai.train.search_bootstrap import (
    DIFFERENCE_WEIGHT,
    Case,
    cases_in,
    episode,
    explained,
    learn,
    loss_gradients,
    predicted_shares,
    step,
)
from game.ai.train.trainable import SearchTrainable
from game.cli.train import Files
from game.cli.train import train as command
from game.errors import FeluccaError
from game.paths import asset_dir
from game.rules.core.game import Setup

from .test_train import pupil_of

SHIPPED = asset_dir("data") / "weights" / "duel-2.json"


def foreseeing(name: str) -> SearchTrainable:
    trainable = pupil_of(name)
    assert isinstance(trainable, SearchTrainable)
    return trainable


def study(
    files: Files, *, name: str = "duel", games: int = 2, jobs: int = 1, resume: bool = False, seed: int = 3
) -> None:
    command(
        name,
        2,
        {"scenario": "priest"} if name == "sa-re" else {},
        files,
        games=games,
        seed=seed,
        jobs=jobs,
        rate=0.01,
        trace=0.7,
        switches=2,
        every=1,
        resume=resume,
        ahead=1,
    )


def some_cases(rng: random.Random, seats: int, count: int) -> list[Case]:
    return [
        Case(
            [[rng.uniform(-1, 1) for _ in range(3)] for _ in range(seats)],
            [rng.random() for _ in range(seats)],
            rng.uniform(0.2, 0.6),
            rng.randrange(seats),
            rng.random(),
        )
        for _ in range(count)
    ]


def standing(numbers: list[float]) -> Descent:
    return Descent(3, 2, numbers, [0.0] * len(numbers), [0.0] * len(numbers))


def numbers_of(cases: list[Case]) -> array[float]:
    return array("f", [n for c in cases for n in (*chain(*c.rows), *c.settled, c.swing, c.seat, c.found)])


def test_cases_are_read_from_their_numbers() -> None:
    cases = some_cases(random.Random(2), 3, 4)
    found = cases_in(numbers_of(cases), 3, 3)
    assert [case.seat for case in found] == [case.seat for case in cases]
    for one, other in zip(found, cases, strict=True):
        assert one.rows == [pytest.approx(row) for row in other.rows]
        assert one.settled == pytest.approx(other.settled)
        assert (one.swing, one.found) == pytest.approx((other.swing, other.found))


@pytest.mark.parametrize(("name", "seats"), [("sobek", 2), ("sobek", 4), ("duel", 2)])
def test_the_same_lesson_finds_the_same_and_its_cases_mean_what_is_judged(name: str, seats: int) -> None:
    trainable = foreseeing(name)
    subject = subject_of(name, seats)
    inputs = trainable.subjects()[subject]
    network = shipped(subject, inputs)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search_bootstrap, "DRAW_SERIES", 1)
        patch.setattr(search_bootstrap, "WIDTH", 2)
        first = episode(trainable, Setup(seats), 1, "4", 1)
        assert first == episode(trainable, Setup(seats), 1, "4", 1)
        assert first != episode(trainable, Setup(seats), 1, "4", 2)
    assert len(first) > 10
    cases = [case for numbers in first for case in cases_in(numbers, seats, inputs)]
    assert {len(row) for case in cases for row in case.rows} == {inputs}
    assert all(0 <= case.found <= 1 for case in cases)
    shares = [predicted_shares(case, map(network.value, case.rows))[case.seat] for case in cases]
    far = sum(abs(share - case.found) for share, case in zip(shares, cases, strict=True)) / len(cases)
    assert far < 0.15, "the share told at once is about that found a circle later"


@pytest.mark.parametrize(("name", "seats"), [("sobek", 2), ("sobek", 3), ("duel", 2)])
def test_shares_are_told_as_the_game_judges_them(name: str, seats: int) -> None:
    trainable = foreseeing(name)
    subject = subject_of(name, seats)
    network = shipped(subject, trainable.subjects()[subject])
    rng = random.Random(6)
    state = trainable.start_episode(Setup(seats), rng, 0)
    stage = trainable.stage(state)
    for _ in range(9):
        trainable.game.apply(state, trainable.policy(state, rng.random), lambda bag, *_: rng.randrange(len(bag)))
        case = Case(trainable.features(state), trainable.settled(state), trainable.swing(state), 0, 0.0)
        assert predicted_shares(case, map(network.value, case.rows)) == pytest.approx(
            trainable.shares(state, stage), abs=0.001
        )


@pytest.mark.parametrize("seats", [2, 3])
def test_the_slope_is_that_of_the_error_of_decisions(seats: int) -> None:
    rng = random.Random(5)
    descent = random_start(3, 2, rng)
    batch = [some_cases(rng, seats, 3), some_cases(rng, seats, 1), some_cases(rng, seats, 2)]
    rows = [case.rows for cases in batch for case in cases]
    gradient = descent.gradient_by(rows, lambda values: loss_gradients(batch, values))
    numbers = descent.numbers

    def error(k: int, nudge: float) -> float:
        descent.numbers = [n + nudge * (i == k) for i, n in enumerate(numbers)]
        network = descent.network()
        total = 0.0
        for cases in batch:
            missed = [predicted_shares(case, map(network.value, case.rows))[case.seat] - case.found for case in cases]
            middle = sum(missed) / len(missed)
            total += sum(miss**2 + DIFFERENCE_WEIGHT * (miss - middle) ** 2 for miss in missed) / 2
        return total / (seats * len(rows))

    for k in range(len(numbers)):
        assert gradient[k] == pytest.approx((error(k, 1e-6) - error(k, -1e-6)) / 2e-6, abs=1e-6)


def test_what_candidates_differ_by_is_found() -> None:
    rng = random.Random(7)
    truth = random_start(3, 2, random.Random(8))
    truth.numbers = [4 * number for number in truth.numbers]
    network = truth.network()

    def true(case: Case) -> Case:
        return case._replace(found=predicted_shares(case, map(network.value, case.rows))[case.seat])

    decisions = [[true(case) for case in some_cases(rng, 2, 4)] for _ in range(120)]
    descent = standing([0.9 * n + rng.gauss(0, 0.2) for n in truth.numbers])
    before = explained(descent, decisions)
    for _ in range(60):
        for start in range(0, 120, 30):
            step(descent, decisions[start : start + 30], 0.01)
    assert explained(descent, decisions) > max(before, 0.97)
    assert explained(truth, decisions) == pytest.approx(1.0)


def test_some_lessons_are_for_trial_only() -> None:
    rng = random.Random(9)
    episodes = [[numbers_of(some_cases(rng, 2, 3)) for _ in range(4)] for _ in range(10)]
    start = random_start(3, 2, random.Random(1))

    def learned(episodes: list[search_bootstrap.Episode]) -> tuple[list[float], list[float]]:
        descent = standing(list(start.numbers))
        told: list[float] = []
        last = learn(descent, 2, episodes, 0.01, 1, told.append)
        assert last == told[-1]
        assert len(told) == search_bootstrap.PASSES + 1
        return descent.numbers, told

    numbers, told = learned(episodes)
    others = [*episodes[:-1], [numbers_of(some_cases(rng, 2, 3)) for _ in range(4)]]
    assert learned(others)[0] == numbers
    assert learned(others)[1] != told
    assert learned([*others[:3], *others[4:], others[3]])[0] != numbers


@pytest.mark.slow
def test_a_course_that_looks_ahead_does_not_hang_on_processes_or_on_a_break(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, other, broken = tmp_path / "whole.json", tmp_path / "other.json", tmp_path / "broken.json"
    book = tmp_path / "episodes"
    study(Files(whole, book, SHIPPED))
    assert capsys.readouterr().out.count("candidates explained") == search_bootstrap.PASSES + 1
    study(Files(other, start=SHIPPED), jobs=2)
    assert json.loads(other.read_text()) == json.loads(whole.read_text())
    assert json.loads(whole.read_text())["direct"] != json.loads(SHIPPED.read_text())["direct"]

    end = book.read_bytes()
    lines = end.splitlines(keepends=True)
    assert len(lines) == 3
    book.write_bytes(b"".join(lines[:2]) + lines[2][:-20])
    study(Files(broken, book, SHIPPED), resume=True)
    assert json.loads(broken.read_text()) == json.loads(whole.read_text())
    assert book.read_bytes() == end

    monkeypatch.setattr("game.cli.train.episode", lambda *_: pytest.fail("all episodes are there"))
    study(Files(broken, book, SHIPPED), resume=True)
    assert book.read_bytes() == end


def test_an_interrupted_course_that_looks_ahead_tells_what_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(
        trainable: SearchTrainable, setup: Setup, rounds_ahead: int, seed: str, number: int
    ) -> search_bootstrap.Episode:
        if number == 18:
            raise KeyboardInterrupt
        return []

    monkeypatch.setattr("game.cli.train.episode", play)
    with pytest.raises(KeyboardInterrupt):
        study(Files(tmp_path / "w.json", tmp_path / "episodes", SHIPPED), games=40)
    assert capsys.readouterr().out == f"interrupted after 18 episodes; {tmp_path / 'episodes'} holds the first 16\n"
    assert not (tmp_path / "w.json").exists()


def test_a_course_that_looks_ahead_says_what_is_wrong(tmp_path: Path) -> None:
    path, book = tmp_path / "w.json", tmp_path / "episodes"
    with pytest.raises(FeluccaError, match="--ahead needs weights to start from: --from FILE"):
        study(Files(path))
    priest = asset_dir("data") / "weights" / "sa-re-priest-2.json"
    with pytest.raises(FeluccaError, match="the AIs of 'sa-re-priest-2' can't learn from looking ahead"):
        study(Files(path, start=priest), name="sa-re")
    with pytest.raises(FeluccaError, match="--resume needs the checkpoint to continue from"):
        study(Files(path, start=SHIPPED), resume=True)
    with pytest.raises(FeluccaError, match=r"the checkpoint .* cannot be read: no such file"):
        study(Files(path, book, SHIPPED), resume=True)
    plan = {"seed": 3}
    search_bootstrap.begin_checkpoint(book, plan)
    search_bootstrap.add_episodes(book, [[array("f", [1.0, 2.5])], []])
    assert search_bootstrap.read_episodes(book, plan) == [[array("f", [1.0, 2.5])], []]
    with pytest.raises(FeluccaError, match="is of a run with seed 3, not 4"):
        search_bootstrap.read_episodes(book, {"seed": 4})
    good = book.read_bytes()
    for damaged in (b"", b"{}\n", b"[1]\n", b"[" * 100_000, good + b'["x"]\n', good + b"[5]\n", good + b"\xff\n"):
        book.write_bytes(damaged)
        with pytest.raises(FeluccaError, match=r"the checkpoint .* is damaged: begin again without --resume"):
            search_bootstrap.read_episodes(book, plan)
    with pytest.raises(FeluccaError, match=r"the checkpoint .* cannot be written: no such file"):
        search_bootstrap.add_episodes(tmp_path / "nowhere" / "episodes", [])
