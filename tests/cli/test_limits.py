"""The command line with numbers beyond all measure, and with records that somebody made up."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.ai import pool
from game.cli import arena, parallel, simulate
from game.cli.parallel import Job
from game.cli.table import find_table
from game.files import placing
from game.match.lines import HintGiven
from game.match.match import Match
from game.match.record import write_all
from game.match.seats import ai, human
from game.rules.core.game import Setup
from tests.patience import LONG

HUGE = str(10**15)
ROOT = Path(__file__).resolve().parents[2]


def test_games_are_thought_of_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = lambda game, jobs, processes: parallel.outcomes(game, islice(jobs, 2), processes)  # noqa: E731
    monkeypatch.setattr(simulate, "outcomes", few)
    assert main(["simulate", "duel", "--games", HUGE, "--record", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("duel: 2 games")
    assert main(["simulate", "duel", "--games", HUGE, "--record", str(tmp_path)]) == 2
    assert "duel-1-00000.felucca' already exists" in capsys.readouterr().err


def test_an_arena_begins_whatever_the_number_of_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = lambda game, jobs, processes: parallel.outcomes(game, islice(jobs, 2), processes)  # noqa: E731
    monkeypatch.setattr(arena, "outcomes", few)
    assert main(["arena", "duel", "--levels", "random,greedy", "--games", HUGE, "--jobs", "1", "--json"]) == 0
    assert [meeting["games"] for meeting in json.loads(capsys.readouterr().out)["line_ups"]] == [2]


def test_no_more_processes_than_any_system_can_have(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    real = pool.TaskProcess
    monkeypatch.setattr(pool, "TaskProcess", lambda *words, **how: asked.append(1) or real(*words, **how))
    game: Any = find_table("duel", 2, "random", {}).game
    jobs: Iterable[Job] = ()
    assert list(parallel.outcomes(game, jobs, 10**30)) == []
    assert len(asked) == 61


def test_what_cannot_be_written_is_told_before_anything_is_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.cli.train.TrainingPlan", None)
    good = tmp_path / "w.json"
    folder = "permission denied" if sys.platform == "win32" else "is a directory"
    places = [(tmp_path, folder), (tmp_path / "none" / "w.json", "no such file or directory")]
    if Path("/proc/self").exists():  # where the folder seems to be one that can be written in
        places.append((Path("/proc/w.json"), "no such file or directory"))
    for place, why in places:
        assert main(["train", "duel", "--games", "1", "--write", str(place)]) == 2
        assert capsys.readouterr() == ("", f"The weights cannot be written to {place}: {why}.\n")
        assert main(["train", "duel", "--games", "1", "--write", str(good), "--checkpoint", str(place)]) == 2
        assert capsys.readouterr() == ("", f"The checkpoint {place} cannot be written: {why}.\n")
    assert not good.exists()


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="asks for a folder that takes no new file from anybody")
def test_a_checkpoint_in_a_folder_that_takes_no_new_file_is_refused_before_anything_is_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.cli.train.TrainingPlan", None)
    with (tmp_path / "c.json").open("w") as file:
        place = f"/proc/self/fd/{file.fileno()}"
        assert main(["train", "duel", "--games", "1", "--write", str(tmp_path / "w.json"), "--checkpoint", place]) == 2
    assert capsys.readouterr().err == f"The checkpoint {place} cannot be written: no such file or directory.\n"


def test_what_is_in_files_stays_until_something_was_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Begun(Exception):
        pass

    def begin(**_: object) -> None:
        raise Begun

    monkeypatch.setattr("game.cli.train.TrainingPlan", begin)
    file = tmp_path / "w.json"
    file.write_text("kept")
    with pytest.raises(Begun):
        main(["train", "duel", "--games", "1", "--write", str(file), "--checkpoint", str(tmp_path / "c")])
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir() if path.is_file()] == [("w.json", "kept")]


def test_old_weights_stay_where_new_ones_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fill(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    file = tmp_path / "w.json"
    file.write_text("kept")
    monkeypatch.setattr(placing, "sync", fill)
    assert main(["train", "duel", "--games", "1", "--write", str(file)]) == 2
    assert capsys.readouterr().err.endswith("the disk is full.\n")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("w.json", "kept")]


def test_names_and_words_of_a_record_cannot_steer_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "toy.felucca"
    table = find_table("duel", 2, "random", {})
    match = Match.new(table.game, Setup(2), [human("\x1b[31mAni\x00\n"), ai("random", "Bek")], seed="1", clock=None)
    lines = [*match.lines, HintGiven(0, match.to_move, match.game.show_move(None, match.view(match.to_move).legal[0]))]
    file.write_bytes(write_all(lines).replace(b'"name":"[31mAni"', b'"name":"\\u001b[31mAni\\u0000\\n"'))
    file.write_bytes(b"".join(line.partition(b',"sum":')[0] + b"}\n" for line in file.read_bytes().splitlines()))
    assert b"u0000" in file.read_bytes()
    assert main(["replay", "--all", "--seat", "0", str(file)]) == 0
    out = capsys.readouterr().out
    assert out.startswith(
        "This game isn't finished: only what [31mAni may know is shown.\nduel with [31mAni (0), Bek (1)\n"
    )
    assert "\x1b" not in out


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell that closes streams")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_is_like_an_empty_one(closed: str, tmp_path: Path) -> None:
    assert main(["simulate", "duel", "--record", str(tmp_path)]) == 0
    command = f'"{sys.executable}" -m game replay "{tmp_path}/duel-1-00000.felucca" {closed}'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, cwd=ROOT, timeout=LONG)
    assert (done.returncode, done.stderr) == (0, "")
    assert ("the end: " in done.stdout) == (">&-" not in closed.split())


def ends_with(process: subprocess.Popen[bytes], folder: Path) -> bool:
    """Kill a process once something lies in `folder`; return whether that was so. All that it has started ends too."""
    end = time.monotonic() + LONG
    while not any(folder.iterdir()) and time.monotonic() < end:
        time.sleep(0.1)
    has_begun = any(folder.iterdir())
    process.kill()
    assert process.communicate(timeout=LONG) == (b"", None)  # nobody holds its output open any more
    return has_begun


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_processes_that_play_end_with_the_one_that_started_them(tmp_path: Path) -> None:
    words = ["simulate", "duel", "--games", HUGE, "--jobs", "2", "--record", str(tmp_path)]
    command = [sys.executable, "-m", "tests.tethered", "game", *words]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
    ) as parent:
        assert ends_with(parent, tmp_path)


def test_a_killed_test_leaves_no_endless_program(tmp_path: Path) -> None:
    """A process in the place of the test starts games without end, and is killed: they end, with all who play them."""
    words = ["simulate", "duel", "--games", HUGE, "--jobs", "2", "--record", str(tmp_path)]
    command = [sys.executable, "-m", "tests.tethered", "game", *words]
    test = f"import subprocess\nsubprocess.Popen({command}, stdin=subprocess.PIPE, start_new_session=True).wait()"
    with subprocess.Popen([sys.executable, "-c", test], cwd=ROOT, stdout=subprocess.PIPE) as killed:
        assert ends_with(killed, tmp_path)
