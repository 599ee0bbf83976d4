"""Training: episodes of self-play, a network that approaches their targets, and resumable runs."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable
from math import log
from pathlib import Path

import pytest

from game.ai.network import Learned, Network, read, shipped, subject_of, text
from game.ai.train.descent import from_network, random_start
from game.ai.train.selfplay import Afterstate, Example, examples, prediction, returns
from game.ai.train.trainable import Aim, Trainable
from game.ai.train.training_run import Measure, TrainingRun
from game.cli.check import check_learned
from game.cli.train import Files, placeless
from game.cli.train import train as command
from game.errors import FeluccaError
from game.paths import asset_dir
from game.registry import entry, named
from game.rules.core.game import Setup
from tests.ai.test_opponents import made


def pupil_of(name: str) -> Trainable:
    trainable = named(entry(name).heuristics)(made(name), {})
    assert isinstance(trainable, Trainable)
    return trainable


def learn(
    files: Files, *, games: int = 20, jobs: int = 1, resume: bool = False, seed: int = 3, every: int = 16
) -> None:
    command(
        "duel",
        2,
        {},
        files,
        games=games,
        seed=seed,
        jobs=jobs,
        rate=0.003,
        trace=0.7,
        switches=2,
        every=every,
        resume=resume,
        command=["felucca", "train", "duel"],
    )


def test_a_network_adds_what_its_weights_say() -> None:
    network = Network((2.0, -1.0), ((1.0, 0.0),), (0.0,), (3.0,), 0.5)
    assert network.value([0.0, 1.0]) == pytest.approx(-0.5)
    assert network.value([100.0, 0.0]) == pytest.approx(203.5)
    with pytest.raises(ValueError, match="every switch needs a weight for every input"):
        Network((2.0, -1.0), ((1.0,),), (0.0,), (3.0,), 0.5)


def test_shares_add_up_and_gains_stand_for_themselves() -> None:
    assert prediction("gain", [1.0, -2.0]) == [1.0, -2.0]
    assert prediction("share", [0.0, 0.0]) == [0.5, 0.5]
    assert prediction("share", [1.0986122886681098, 0.0]) == pytest.approx([0.75, 0.25])


def test_targets_mix_what_was_told_next_with_what_came_out() -> None:
    chain = [Afterstate([], [1.0], [5.0]), Afterstate([], [2.0], [6.0]), Afterstate([], [3.0], [8.0])]
    found = returns(chain, [10.0], 0.5)
    # backwards: 10; (8 + 10) / 2 = 9; (6 + 9) / 2 = 7.5; less what was settled
    assert [example.targets for example in found] == [[6.5], [7.0], [7.0]]
    assert [example.results for example in found] == [[9.0], [8.0], [7.0]]
    assert [e.targets for e in returns(chain, [10.0], 1.0)] == [[9.0], [8.0], [7.0]]
    assert [e.targets for e in returns(chain, [10.0], 0.0)] == [[5.0], [6.0], [7.0]]


def test_steps_find_a_rule_that_is_there() -> None:
    rng = random.Random(1)
    rows = [[rng.random(), rng.random()] for _ in range(600)]
    data = [Example([row], [2 * row[0] - row[1] + 0.5], [2 * row[0] - row[1] + 0.5]) for row in rows]
    descent = random_start(2, 2, rng)
    for _ in range(80):
        for start in range(0, 600, 30):
            descent.step("gain", data[start : start + 30], 0.02)
    assert descent.network().value([1.0, 0.0]) == pytest.approx(2.5, abs=0.1)
    measure = Measure()
    measure.add("gain", descent.network(), data)
    assert measure.explained > 0.99


@pytest.mark.parametrize("aim", ["gain", "share"])
def test_the_slope_is_that_of_the_error(aim: Aim) -> None:
    rng = random.Random(5)
    descent = random_start(3, 2, rng)
    example = Example([[0.3, -0.8, 0.5], [0.9, 0.1, -0.4]], [0.7, 0.3], [1.0, 0.0])
    gradient = descent.gradient(aim, [example])
    numbers = descent.numbers

    def error(k: int, nudge: float) -> float:
        descent.numbers = [n + nudge * (i == k) for i, n in enumerate(numbers)]
        network = descent.network()
        values = prediction(aim, [network.value(row) for row in example.rows])
        if aim == "gain":
            return sum((v - t) ** 2 / 2 for v, t in zip(values, example.targets, strict=True)) / 2
        return -sum(t * log(v) for v, t in zip(values, example.targets, strict=True)) / 2

    for k in range(len(numbers)):
        assert gradient[k] == pytest.approx((error(k, 1e-6) - error(k, -1e-6)) / 2e-6, abs=1e-6)


def test_a_network_can_be_begun_with() -> None:
    network = Network((0.5, -1.25), ((1.0, 2.0), (3.0, 4.0)), (0.1, 0.2), (-1.0, 1.0), 0.25)
    row = [0.3, 0.8]
    assert from_network(network).network().value(row) == network.value(row)


@pytest.mark.parametrize(("name", "seats"), [("sobek", 2), ("sobek", 4), ("duel", 2)])
def test_the_same_lesson_teaches_the_same(name: str, seats: int) -> None:
    trainable = pupil_of(name)
    subject = subject_of(name, seats)
    inputs = trainable.subjects()[subject]
    network = shipped(subject, inputs)
    first = examples(trainable, network, Setup(seats), 0.7, "4", 1)
    assert first == examples(trainable, network, Setup(seats), 0.7, "4", 1)
    assert first != examples(trainable, network, Setup(seats), 0.7, "4", 2)
    assert len(first) > 20
    assert {len(row) for example in first for row in example.rows} == {inputs}
    assert {len(example.rows) for example in first} == {seats}


def test_a_course_does_not_hang_on_processes_or_on_a_break(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, other, broken = tmp_path / "whole.json", tmp_path / "other.json", tmp_path / "broken.json"
    checkpoint = tmp_path / "run.json"
    learn(Files(whole, checkpoint))
    assert f"weights saved to {whole}" in capsys.readouterr().out
    end = checkpoint.read_bytes()
    learn(Files(other), jobs=2)
    assert json.loads(other.read_text()) == json.loads(whole.read_text())

    state = json.loads(end)
    assert state["done"] == 20
    assert not list(tmp_path.glob("*.new"))

    class Break(Exception):
        pass

    def stop(run: object, path: Path) -> None:
        kept(run, path)  # type: ignore[arg-type]
        raise Break

    kept = TrainingRun.save
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TrainingRun, "save", stop)
        with pytest.raises(Break):
            learn(Files(broken, checkpoint))
    assert json.loads(checkpoint.read_text())["done"] == 16
    assert not broken.exists()
    learn(Files(broken, checkpoint), resume=True)
    assert json.loads(broken.read_text()) == json.loads(whole.read_text())
    assert checkpoint.read_bytes() == end


@pytest.mark.parametrize(("batches", "said"), [(1, ""), (2, "interrupted after 32 episodes; {} holds the first 32\n")])
def test_an_interrupted_course_tells_what_its_checkpoint_holds(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], batches: int, said: str
) -> None:
    def run(run: TrainingRun, play: object, keep: Callable[[TrainingRun], None]) -> None:
        for _ in range(batches):
            run.done += 16
            keep(run)
        raise KeyboardInterrupt

    monkeypatch.setattr(TrainingRun, "run", run)
    checkpoint = tmp_path / "run.json"
    with pytest.raises(KeyboardInterrupt):
        learn(Files(tmp_path / "w.json", checkpoint), games=1000, every=32)
    assert capsys.readouterr().out == said.format(checkpoint)
    assert checkpoint.exists() == bool(said)


def test_learning_begins_with_given_weights(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    learn(Files(first), games=16)
    learn(Files(second, start=first), games=1)
    inputs = pupil_of("duel").subjects()["duel-2"]
    one, two = (read(path, "duel-2", inputs) for path in (first, second))
    assert one.network.direct != two.network.direct
    assert one.network.direct == pytest.approx(two.network.direct, abs=0.05)
    assert one.made["seed"] == 3
    assert one.made["games"] == 16
    assert one.made["command"] == "felucca train duel"
    assert "from" not in one.made
    assert two.made["from"] == one.made


@pytest.mark.parametrize(
    ("word", "noted"),
    [
        (str(Path.home() / "weights" / "duel-2.json"), "duel-2.json"),
        (f"--from={Path.home() / 'duel-2.json'}", "--from=duel-2.json"),
        ("data/weights/duel-2.json", "data/weights/duel-2.json"),
        ("--rate=0.002", "--rate=0.002"),
        ("duel", "duel"),
    ],
)
def test_the_note_of_a_course_tells_nothing_of_the_machine(word: str, noted: str) -> None:
    assert placeless(word) == noted


@pytest.mark.parametrize("file", sorted((asset_dir("data") / "weights").glob("*.json")), ids=lambda file: file.stem)
def test_the_notes_of_shipped_weights_name_files_of_the_project(file: Path) -> None:
    words = json.loads(file.read_text(encoding="utf-8"))["made"]["command"].split()
    assert words[-1] == f"data/weights/{file.name}"
    assert not [word for word in words if Path(word).is_absolute()]


def test_a_course_says_what_is_wrong(tmp_path: Path) -> None:
    path, checkpoint = tmp_path / "w.json", tmp_path / "c.json"
    with pytest.raises(FeluccaError, match="--resume needs the checkpoint to continue from"):
        learn(Files(path), resume=True)
    with pytest.raises(FeluccaError, match=r"the checkpoint .* cannot be read: no such file"):
        learn(Files(path, checkpoint), resume=True)
    for damaged in ("{}", "[" * 100_000):
        checkpoint.write_text(damaged)
        with pytest.raises(FeluccaError, match=r"the checkpoint .* is damaged: begin again without --resume"):
            learn(Files(path, checkpoint), resume=True)
    learn(Files(path, checkpoint), games=1)
    with pytest.raises(FeluccaError, match="is of a run with seed 3, not 4"):
        learn(Files(path, checkpoint), games=1, seed=4, resume=True)
    with pytest.raises(FeluccaError, match="the weights cannot be written"):
        learn(Files(tmp_path / "nowhere" / "w.json"), games=1)
    with pytest.raises(FeluccaError, match=r"the checkpoint .* cannot be written"):
        learn(Files(path, tmp_path / "nowhere" / "c.json"), games=1)


def test_weights_are_read_back_as_they_were_written(tmp_path: Path) -> None:
    network = Network((0.5, -1.25e-5), ((1.0, 2.0), (3.0, 4.0)), (0.1, 0.2), (-1.0, 1.0), 0.25)
    path = tmp_path / "w.json"
    path.write_text(text(Learned("duel-2", network, {"seed": 1, "note": "größer"})), encoding="utf-8")
    learned = read(path, "duel-2", 2)
    assert learned.made == {"seed": 1, "note": "größer"}
    assert read(path, None, 2).subject == "duel-2"
    for name in ("direct", "layer", "offsets", "output", "constant"):
        assert getattr(learned.network, name) == getattr(network, name)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"direct": None}, "are damaged: 'direct' is missing"),
        ({"direct": "many"}, "are damaged: 'many' is not a list of numbers"),
        ({"output": [True, 1]}, "are damaged: 'True' is not a number of reasonable size"),
        ({"constant": float("nan")}, "are damaged: 'nan' is not a number of reasonable size"),
        ({"layer": [[1, 2], [3]]}, "are damaged: every switch needs a weight for every input"),
        ({"offsets": [1]}, "are damaged: every switch needs an offset"),
        ({"direct": [1, 2, 3], "layer": [[1, 2, 3], [1, 2, 3]]}, "are for 3 inputs, the program has 2: learn again"),
        ({"subject": "sobek-3"}, "are for 'sobek-3', not for 'duel-2'"),
    ],
)
def test_damaged_weights_are_refused(tmp_path: Path, change: dict[str, object], said: str) -> None:
    network = Network((0.5, -1.25), ((1.0, 2.0), (3.0, 4.0)), (0.1, 0.2), (-1.0, 1.0), 0.25)
    path = tmp_path / "w.json"
    found = json.loads(text(Learned("duel-2", network, {})))
    for name, value in change.items():
        found[name] = value
        if value is None:
            del found[name]
    path.write_text(json.dumps(found))
    with pytest.raises(FeluccaError, match=said):
        read(path, "duel-2", 2)


def test_weights_that_are_no_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FeluccaError, match="cannot be read: no such file"):
        read(tmp_path / "w.json", "duel-2", 2)
    for content in (b"{", b"no weights", b"[]", b"\xff"):
        (tmp_path / "w.json").write_bytes(content)
        with pytest.raises(FeluccaError, match=r"are damaged: the file is cut off or contains none$"):
            read(tmp_path / "w.json", "duel-2", 2)


def test_the_weights_of_every_game_are_there_and_their_absence_is_found(tmp_path: Path) -> None:
    assert check_learned(asset_dir("data")) == []
    shutil.copytree(asset_dir("data") / "games", tmp_path / "games")
    found = {mistake.file: mistake.message for mistake in check_learned(tmp_path)}
    assert len(found) >= 4
    file = tmp_path / "weights" / "sobek-2.json"
    assert found["data/weights/sobek-2.json"] == f"the weights in {file} cannot be read: no such file or directory"


def test_a_player_without_his_weights_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("game.ai.network.asset_dir", lambda name: tmp_path)
    with pytest.raises(FeluccaError, match=r"the weights in .*duel-2\.json cannot be read"):
        shipped("duel-2", 30)
