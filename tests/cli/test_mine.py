"""`felucca mine`: the same puzzles from any number of processes, and puzzles that keep their answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli import mine
from game.errors import FeluccaError
from game.puzzles.mining import MOST_IN_A_GAME
from game.puzzles.puzzle import puzzles, read_puzzles


def test_an_unknown_game_is_told() -> None:
    with pytest.raises(FeluccaError, match="there is no game called 'duell'"):
        mine.mine("duell", games=1, seed=1, first=0, jobs=1)
    with pytest.raises(FeluccaError, match="there is no game called 'duell'"):
        mine.check_again("duell", times=1, count=1, seed=1, jobs=1)


def test_a_puzzle_is_checked_again(capsys: pytest.CaptureFixture[str]) -> None:
    mine.check_again("duel", times=1, count=1, seed=1, jobs=1)
    assert capsys.readouterr().out.startswith("1 of 1 keep their answer in 1 times the worlds")


@pytest.mark.slow
def test_two_processes_find_what_one_finds(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    found = []
    for jobs in (1, 2):
        mine.mine("duel", games=3, seed=2, first=0, jobs=jobs)
        found.append(capfdbinary.readouterr().out)
    assert found[0] == found[1]
    file = tmp_path / "duel.jsonl"
    file.write_bytes(found[0])
    mined = read_puzzles(file)
    assert 0 < len(mined) <= 3 * MOST_IN_A_GAME
    assert not {one.id for one in mined} & {one.id for one in puzzles("duel")}
