"""The puzzles of Felucca: they open, their moves are legal, and what they say of themselves is so."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.ai.reasons import compared
from game.errors import FeluccaError
from game.paths import asset_dir
from game.puzzles.mining import DEEP_GAP, GAP, LEAST_FINDS, MOST_GUESSES, STRONGEST, SURE_GAP, WEAKEST
from game.puzzles.puzzle import Puzzle, ask, game_of, legal_move, puzzles, read_puzzles, replay, replay_ahead
from game.puzzles.themes import is_trivial, theme_table
from game.registry import GAMES
from tests.puzzles.made import made

OWN = [game for game in GAMES if puzzles(game)]
MOST_BYTES = 1_500_000


def some(game: str) -> list[Puzzle]:
    """Return every ninth puzzle."""
    return [*puzzles(game)[::9]]


def test_the_files_are_small_and_there_is_one_for_each_game() -> None:
    files = [*(asset_dir("data") / "puzzles").glob("*.jsonl")]
    assert {file.stem for file in files} == {*OWN}
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES


@pytest.mark.parametrize("game", OWN)
def test_a_puzzle_passes_the_tests_of_the_miner(game: str) -> None:
    known = puzzles(game)
    assert len({one.id for one in known}) == len(known)
    assert [one.rating for one in known] == sorted(one.rating for one in known)
    for one in known:
        assert one.game == game
        assert one.gap >= GAP
        assert one.gap - 2 * one.error >= SURE_GAP - 1e-4  # both are rounded
        assert one.deep >= DEEP_GAP
        assert one.finders[STRONGEST][0] >= LEAST_FINDS
        assert one.finders[WEAKEST][0] <= MOST_GUESSES
        assert one.themes
        assert {*one.themes} <= {*theme_table(game).themes}
        assert not is_trivial(game, one.best, one.second)
        assert one.best != one.second


@pytest.mark.parametrize("game", OWN)
def test_no_theme_tells_the_answer_of_its_puzzles(game: str) -> None:
    for theme in theme_table(game).themes:
        answers = [one.best for one in puzzles(game) if theme in one.themes]
        assert len(answers) < 2 or len({*answers}) > 1, f"{theme}: {answers[0]}"


@pytest.mark.parametrize("game", OWN)
def test_at_most_two_puzzles_come_from_one_game(game: str) -> None:
    tables = [one.table.seed for one in puzzles(game)]
    assert max(tables.count(table) for table in tables) <= 2


@pytest.mark.parametrize("game", OWN)
def test_a_puzzle_stands_at_its_table(game: str) -> None:
    for one in some(game):
        position = replay(one)
        best, second = legal_move(position, one.best), legal_move(position, one.second)
        assert position.ply == one.ply
        assert best != second
        match = ask(one, "Ada")
        assert match.to_move == one.seat
        assert [seat.is_human for seat in match.seats] == [seat == one.seat for seat in range(len(match.seats))]
        view = match.view(one.seat)
        assert {best, second} <= {*view.legal}
        assert not match.can_undo(one.seat)


def test_a_puzzle_replayed_ahead_is_asked_once_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = made("duel", "one")
    replay_ahead(puzzle)
    with monkeypatch.context() as patch:
        patch.setattr("game.puzzles.puzzle.replay", lambda puzzle: pytest.fail("it was replayed twice"))
        first = ask(puzzle, "Anna")
    second = ask(puzzle, "Anna")
    assert first.view(puzzle.seat).state == second.view(puzzle.seat).state
    first.submit(puzzle.seat, first.view(puzzle.seat).legal[0], first.ply)
    assert second.ply == puzzle.ply, "each table has a position of its own"


def test_a_wrong_line_is_told(tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    assert read_puzzles(file) == ()
    file.write_text('{"id": "a"}\n', encoding="utf-8")
    with pytest.raises(FeluccaError, match=r"line 1 of 'duel.jsonl' is not a valid puzzle"):
        read_puzzles(file)


def test_moves_that_are_not_legal_are_told() -> None:
    one = puzzles(OWN[0])[0]
    with pytest.raises(FeluccaError):
        replay(msgspec.structs.replace(one, moves=(*one.moves, "take 9")))
    with pytest.raises(FeluccaError, match="no piece is called 'pyramid'"):
        replay(msgspec.structs.replace(one, moves=("pyramid",)))
    with pytest.raises(FeluccaError, match="is not to move"):
        replay(msgspec.structs.replace(one, seat=1 - one.seat))


@pytest.mark.parametrize(
    ("game", "id_", "keys"),
    [("duel", "8607e2ef80", ["reason-line-character"]), ("sa-re", "02ae8bb847", ["reason-take-pool"])],
)
def test_a_best_move_without_merits_is_told_by_what_it_does_or_leaves(game: str, id_: str, keys: list[str]) -> None:
    one = next(one for one in puzzles(game) if one.id == id_)
    position = replay(one)
    moves = legal_move(position, one.best), legal_move(position, one.second)
    better, worse = compared(game_of(game), position.view(one.seat), *moves, None)
    assert [reason.key for reason in better.reasons] == keys
    assert worse.reasons
