"""What is kept of puzzles, drills and reviews: by person, whatever else writes the file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.files.notices import NOTICES
from game.puzzles.progress import (
    OwnMistake,
    PuzzleOutcome,
    add_mistakes,
    load_training,
    note_attempt,
    note_drill,
    note_solved,
    progress_file,
    puzzle_key,
    puzzle_of,
)
from game.puzzles.review import drop, due, note_missed, note_review

DAY = datetime(2026, 11, 27, 12, tzinfo=UTC)
SLIP = OwnMistake("duel", "duel-1.felucca", 30, ("take a1", "take a2"), "take b1", 0.09)


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    yield
    NOTICES.take()


def test_only_the_first_try_moves_the_rating() -> None:
    moved = note_attempt("Anna", "duel", "one", 900, is_solved=False)
    assert moved is not None
    assert moved.after.value < moved.before.value
    assert note_attempt("Anna", "duel", "one", 900, is_solved=True) is None
    note_solved("Anna", "duel", "one")
    kept = load_training("Anna")
    assert kept.outcome("duel", "one") is PuzzleOutcome.LATER
    assert (kept.standing("duel").solved, kept.standing("duel").tried) == (0, 1)
    assert kept.standing("duel").value == pytest.approx(moved.after.value)
    assert kept.standing("sobek").tried == 0


def test_people_at_one_computer_are_kept_apart_however_their_names_are_written() -> None:
    note_attempt("Anna", "duel", "one", 900, is_solved=True)
    note_attempt("Bo", "duel", "one", 900, is_solved=False)
    note_drill("Bo", "duel", is_right=True)
    assert load_training(" ANNA").outcome("duel", "one") is PuzzleOutcome.FIRST
    assert load_training("bo").outcome("duel", "one") is PuzzleOutcome.MISSED
    assert load_training("Bo").drills["duel"].asked == 1
    assert not load_training("Anna").drills


def test_what_this_version_does_not_know_stays() -> None:
    progress_file().write_text(json.dumps({"later": 1, "people": {"anna": {"streams": [2]}, "bo": {"puzzles": {}}}}))
    note_attempt("Anna", "duel", "one", 900, is_solved=True)
    found = json.loads(progress_file().read_text())
    assert found["later"] == 1
    assert found["people"]["anna"]["streams"] == [2]
    assert "bo" in found["people"]


@pytest.mark.parametrize("content", ["nonsense", "[]", '{"people": {"anna": {"puzzles": {"duel/one": "perhaps"}}}}'])
def test_content_of_another_form_is_kept_as_a_copy(content: str) -> None:
    progress_file().write_text(content)
    assert load_training("Anna").puzzles == {}
    note_attempt("Anna", "duel", "one", 900, is_solved=True)
    assert load_training("Anna").outcome("duel", "one") is PuzzleOutcome.FIRST
    others = [each for each in progress_file().parent.iterdir() if each != progress_file() and each.is_file()]
    assert content in [each.read_text() for each in others]
    assert NOTICES.take()


@pytest.mark.parametrize(
    "memory",
    [
        {"due": "soon"},
        {"due": "9999-12-31T23:59:59+00:00"},
        {"due": "0001-01-01T00:00:00+00:00"},
        {"due": DAY.isoformat(), "last_review": "then"},
        {"due": DAY.isoformat(), "state": 2},
        {"due": DAY.isoformat(), "state": 1, "step": None},
        {"due": DAY.isoformat(), "state": 2, "stability": -1.0, "difficulty": 5.0},
    ],
)
def test_what_cannot_come_back_is_kept_as_a_copy(memory: dict[str, object]) -> None:
    whole = json.dumps({"people": {"anna": {"cards": {"puzzle/duel/one": {"memory": memory}}}}})
    progress_file().write_text(whole)
    assert due(load_training("Anna"), DAY, 10) == []
    note_missed("Anna", puzzle_key("duel", "two"), now=DAY)
    assert progress_file().with_suffix(".damaged").read_text() == whole


def test_half_a_letter_makes_a_file_damaged() -> None:
    progress_file().write_text('{"people": {"\\ud800": {}}}')
    note_drill("Anna", "duel", is_right=True)
    assert progress_file().with_suffix(".damaged").exists()
    assert load_training("Anna").drills["duel"].right == 1


def test_a_mistake_is_never_in_another_folder() -> None:
    mistake = {"game": "duel", "record": "../it.felucca", "ply": 1, "good": [], "played": "", "loss": 0.1}
    card = {"memory": {"due": DAY.isoformat()}, "mistake": mistake}
    progress_file().write_text(json.dumps({"people": {"anna": {"cards": {"mistake": card}}}}))
    assert load_training("Anna").cards == {}


def test_a_missed_puzzle_comes_back_and_each_right_answer_puts_it_off_longer() -> None:
    key = puzzle_key("duel", "one")
    assert puzzle_of(key) == ("duel", "one")
    note_missed("Anna", key, now=DAY)
    assert due(load_training("Anna"), DAY, 10) == []
    now, waits = DAY, []
    for _ in range(3):
        then = now
        while not due(load_training("Anna"), now, 10):
            now += timedelta(days=1)
        waits.append(now - then)
        note_review("Anna", key, is_right=True, now=now)
    assert waits[0] <= waits[1] < waits[2]
    note_missed("Anna", key, now=now)  # what is in the box stays as it is
    assert due(load_training("Anna"), now, 10) == []


def test_a_wrong_answer_brings_it_back_soon() -> None:
    add_mistakes("Anna", [SLIP])
    note_review("Anna", SLIP.key, is_right=False, now=DAY)
    assert due(load_training("Anna"), DAY + timedelta(days=1), 10) == [SLIP.key]


def test_no_more_comes_back_in_a_day_than_the_player_wants() -> None:
    slips = [OwnMistake("duel", "duel-1.felucca", ply, ("take a1",), "take b1", 0.09) for ply in range(1, 9)]
    add_mistakes("Anna", slips)
    now = datetime.now(UTC)
    assert len(due(load_training("Anna"), now, 5)) == 5
    for key in due(load_training("Anna"), now, 5)[:3]:
        note_review("Anna", key, is_right=True, now=now)
    assert len(due(load_training("Anna"), now, 5)) == 2
    assert len(due(load_training("Anna"), now + timedelta(days=1), 50)) >= 5


def test_a_mistake_is_put_into_the_box_once_and_can_leave_it() -> None:
    add_mistakes("Anna", [SLIP])
    note_review("Anna", SLIP.key, is_right=True, now=DAY)
    before = load_training("Anna").cards
    add_mistakes("Anna", [SLIP])
    assert load_training("Anna").cards == before
    drop("Anna", SLIP.key)
    assert load_training("Anna").cards == {}
