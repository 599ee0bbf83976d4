"""The awards of seats at the end."""

from __future__ import annotations

import pytest

from game import registry
from game.locale import has, set_language, text
from game.match.honours import MOST, honours
from game.rules.core.facts import Noted


def test_most_least_and_largest_are_counted_from_the_notes() -> None:
    told = [
        [Noted("take", 0, (2,)), Noted("take", 1, (0,))],
        [Noted("take", 0, (1,)), Noted("character", 1, (40,))],
        [Noted("set-score", 0, (1, 0, 3, 4, 12)), Noted("set-score", 1, (1, 0, 5, 3, 15))],
        [Noted("set-score", 0, (2, 0, 3, 4, 12))],
        [Noted("corruption", 0, (3, 1, 5, 2)), Noted("corruption", 1, (0, 0, 0, 0))],
    ]
    found = {each.honour.name: (each.seat, each.figure) for each in honours("sobek", 2, told)}
    assert found == {"cleanest": (1, 0), "boldest": (0, 3), "finest-set": (1, 15), "connected": (1, 1)}


def test_what_two_did_alike_or_nobody_did_names_nobody() -> None:
    told = [[Noted("take", 0, (2,)), Noted("take", 1, (2,)), Noted("take", 2, (1,))]]
    assert honours("sobek", 3, told) == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_every_honour_is_about_a_note_of_its_game_and_has_words(game: str, language: str) -> None:
    set_language(language)
    schema = registry.notes(game)
    known = registry.entry(game).honours
    assert len(known) >= MOST
    for honour in known:
        assert not honour.value or honour.value in schema[honour.note]._fields
        assert has(f"honour-{honour.name}")
        for count in (0, 1, 7):
            assert text(f"honour-{honour.name}-figure", count=count)
    set_language("en")
