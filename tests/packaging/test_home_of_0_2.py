"""A player's folder as version 0.2.0 left it, opened with today's program.

`tests/homes/0.2.0` was written by the program at the release: four finished games, one of them at a day's table, three
that were left, puzzles solved and missed, answers about hidden cards, a lesson, and the settings of a player who had
chosen eight.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from game.cli.verify import examine
from game.match import almanac, saves
from game.match.match import Accepted, Match
from game.match.progress import load_progress
from game.match.statistics import history_of, read_entries, statistics_file
from game.match.week import counting_games, read_games
from game.puzzles.progress import DrillScore, PuzzleOutcome, load_training
from game.puzzles.review import due
from game.ui.window import settings

HOME = Path(__file__).parent.parent / "homes" / "0.2.0"
ME = "Méryt"
LEFT = ("duel-2026-11-28-210501-8b2e", "sa-re-2026-11-29-200501-9a30", "sobek-2026-11-29-210501-9b2c")


def test_every_record_is_right(home: Path) -> None:
    found = {path.stem: examine(path)[0] for path in (home / "matches").glob("*.felucca")}
    assert len(found) == 7
    assert not [name for name, verdict in found.items() if verdict.code]
    listed = saves.listing()
    assert {saved.path.stem for saved in listed if not saved.is_finished} == {*LEFT}
    assert not any(saved.problem for saved in listed)


@pytest.mark.parametrize("name", LEFT)
def test_a_game_that_was_left_goes_on_where_it_was(name: str, home: Path) -> None:
    path = home / "matches" / f"{name}.felucca"
    match = Match.resume(path)
    at = match.ply
    assert match.submit(match.to_move, match.view(match.to_move).legal[0], at) == Accepted(at + 1)
    match.close()
    assert b"reseed" not in path.read_bytes(), "its key is understood"
    assert Match.resume(path).ply == at + 1


def test_the_game_at_the_table_of_a_day_still_counts(home: Path) -> None:
    code = almanac.day(date(2026, 11, 28)).encode()
    assert counting_games(read_games().finished, ME).keys() == {code}


def test_statistics_count_every_finished_game(home: Path) -> None:
    entries, damaged = read_entries(home / "matches", statistics_file())
    assert not damaged
    assert sorted((one.game, one.seats) for one in history_of(entries).sittings if one.name == ME) == [
        ("duel", 2),
        ("sa-re", 2),
        ("sa-re", 3),
        ("sobek", 3),
    ]


@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_puzzles_reviews_and_drills_are_remembered(game: str, home: Path) -> None:
    training = load_training(ME)
    tried = [training.outcome(game, key.partition("/")[2]) for key in training.puzzles if key.startswith(f"{game}/")]
    assert tried == [PuzzleOutcome.FIRST, PuzzleOutcome.LATER, PuzzleOutcome.FIRST, PuzzleOutcome.MISSED]
    assert training.drills[game] == DrillScore(1, 2)
    assert [key for key in due(training, datetime(2027, 1, 1, tzinfo=UTC), 99) if key.startswith(f"puzzle/{game}/")]


def test_settings_and_lessons_are_kept(home: Path) -> None:
    now, problem = settings.load()
    assert problem == ""
    kept = (now.language, now.text_size, now.animation, now.theme, now.player_name, now.music_volume)
    assert kept == ("it", 1.15, "fast", "contrast", ME, 0.2)
    assert load_progress() == {"sobek/take": 3}
