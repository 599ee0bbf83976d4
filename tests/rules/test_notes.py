"""The schemas of public notes agree with the notes of the games and with docs/records.md."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from game.registry import ENTRIES, GAMES, notes, recorded_notes
from game.rules.core.chance import seeded
from game.rules.core.facts import Fact, Noted
from game.rules.core.game import Setup
from game.rules.core.notes import LISTS, Nothing, Seats, field_names, read_values
from tests.rules.test_contract import game_called

DOCS = Path(__file__).resolve().parents[2] / "docs" / "records.md"
WRITTEN = re.compile(r'`\["([a-z-]+)",([^\]]*)\]`')
"""A note as the page shows it: its word, then the seat and the values."""


def noted(name: str, seats: int, seed: int) -> list[Noted]:
    """Return the notes of a random game."""
    game, chance = game_called(name), seeded(random.Random(seed))
    facts: list[Fact] = []
    state = game.start(Setup(seats), chance, facts.append)
    while game.to_move(state) >= 0:
        game.apply(state, game.sample(state, chance), chance, facts.append)
    return [fact for fact in facts if isinstance(fact, Noted)]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_notes_what_its_schema_says(name: str) -> None:
    schema, found = notes(name), set()
    for seats in game_called(name).seats:
        for seed in range(3):
            for note in noted(name, seats, seed):
                assert type(note.values or Nothing()) is schema[note.what], note
                found.add(note.what)
    assert set(recorded_notes(name)) <= set(schema)
    assert len(found) > 0.7 * len(schema)


@pytest.mark.parametrize("name", GAMES)
def test_a_note_is_read_by_the_names_of_its_values(name: str) -> None:
    for what, kind in notes(name).items():
        names = field_names(kind)
        values = tuple(range(3, 3 + len(names)))
        read = read_values(notes(name), what, values)
        assert read == values
        assert type(read) is kind
        assert [getattr(read, one) for one in names] == list(values)
        if kind not in LISTS:
            with pytest.raises(ValueError, match=f"the note '{what}' has {len(names)} values, not {len(names) + 1}"):
                read_values(notes(name), what, (*values, 0))


def test_a_note_that_no_schema_has_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no note called 'rain'"):
        read_values(notes("sobek"), "rain", ())


@pytest.mark.parametrize("name", [name for name, entry in ENTRIES.items() if entry.data is None])
def test_the_page_about_records_lists_the_notes_of_the_schema(name: str) -> None:
    page = DOCS.read_text(encoding="utf-8")
    section = re.search(rf"^## .*\(`{name}`\)$(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    assert section is not None
    told = {what: rest.split(",") for what, rest in WRITTEN.findall(section[1])}
    schema = recorded_notes(name)
    assert set(told) == set(schema)
    for what, (_, *values) in told.items():
        assert (schema[what] in LISTS) == any("…" in value for value in values), what
        if schema[what] not in LISTS:
            assert len(values) == len(field_names(schema[what])), what


def test_lists_hold_as_many_as_there_are() -> None:
    assert read_values({"end": Seats}, "end", (2, 0)) == (2, 0)
    assert read_values({"end": Seats}, "end", ()) == ()
