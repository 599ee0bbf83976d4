"""The box: cards, tokens, track (S-1)."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from game import locale
from game.components import load
from game.errors import FeluccaError
from game.rules.core.chance import seeded
from game.rules.core.game import Setup
from game.rules.sobek.scoring import space_after, space_before
from game.rules.sobek.tables import BACKS, FAMILIES, GUILD, SYMBOLS, Tables
from tests.rules.sobek.positions import GAME, NUMBERS, TABLES, cards, ids

U = GAME.universe


@pytest.mark.rule("S-1.1")
@pytest.mark.parametrize(
    ("family", "scarabs", "rich", "poor", "green"),
    [
        ("ivory", 3, 3, 3, 1),
        ("ebony", 2, 4, 3, 1),
        ("marble", 2, 3, 4, 1),
        ("cattle", 1, 5, 4, 2),
        ("fish", 1, 5, 5, 2),
        ("wheat", 1, 5, 5, 2),
        ("amulet", 0, 0, 5, 0),
    ],
)
def test_goods(family: str, scarabs: int, rich: int, poor: int, green: int) -> None:
    goods = [i for i in range(U.size) if U.names[i].startswith(family + ".")]
    assert [TABLES.worth[i] for i in goods] == [scarabs] * rich + [0] * poor
    assert [BACKS[U.backs[i]] for i in goods] == ["beige"] * (rich + poor - green) + ["green"] * green
    assert all(TABLES.family[i] == FAMILIES.index(family) for i in goods)


@pytest.mark.rule("S-1.1")
def test_backs_of_goods() -> None:
    assert TABLES.beige.bit_count() == 45
    assert TABLES.green.bit_count() == 9


@pytest.mark.rule("S-1.2")
def test_characters() -> None:
    expected = "queen.ivory high-priest.ebony high-priestess.marble vizier.cattle scribe.cattle scribe.fish thief.fish"
    characters = [i for i in range(U.size) if TABLES.characters >> i & 1]
    assert [U.names[i] for i in characters] == [*expected.split(), "courtesan.wheat", "merchant.wheat"]
    assert all(BACKS[U.backs[i]] == "orange" and TABLES.worth[i] == 0 for i in characters)
    assert all(U.names[i].endswith(FAMILIES[TABLES.family[i]]) for i in characters)


@pytest.mark.rule("S-1.3")
def test_tokens() -> None:
    assert TABLES.tokens.bit_count() == 12
    assert [sum(kind == k for kind in TABLES.event.values()) for k in range(6)] == [4, 2, 2, 2, 1, 1]
    guilds = {SYMBOLS[TABLES.guild_symbol[i]] for i, kind in TABLES.event.items() if kind == GUILD}
    assert guilds == {"ankh", "eye", "feather", "water"}


@pytest.mark.rule("S-1.4")
def test_track_keeps_to_the_examples_of_the_rulebook() -> None:
    track = TABLES.track
    ankh, number = SYMBOLS.index("ankh"), SYMBOLS.index("number")
    assert len(track) == 100
    assert [p for p in range(100) if track[p] == number] == list(range(0, 100, 5))
    for five in range(0, 100, 5):
        assert sorted(track[five + 1 : five + 5]) == [0, 1, 2, 3]
    assert track[61] == ankh
    assert [p for p in range(51, 61) if track[p] == ankh] == [52, 59]
    assert track[:10] == (4, 0, 1, 3, 2, 4, 1, 0, 2, 3)


@pytest.mark.rule("S-1.4")
@pytest.mark.parametrize(("language", "ours"), [("en", "our own"), ("fr", "sont les nôtres"), ("it", "sono nostri")])
def test_the_rulebook_calls_the_reconstructed_track_ours(language: str, ours: str) -> None:
    numbers = load.load_game("sobek").numbers
    reconstructed = {name: number.rule for name, number in numbers.items() if number.source == "reconstruction"}
    assert reconstructed == {"track": "S-1.4", "symbols": "S-1.4"}
    locale.set_language(language)
    assert ours in locale.text("rules-sobek-S-1-4")


@pytest.mark.rule("S-1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_start_on_0(seats: int) -> None:
    assert GAME.start(Setup(seats), seeded(random.Random(1))).scores == [0] * seats


@pytest.mark.rule("S-1.5")
def test_points_go_on_beyond_the_track() -> None:
    ankh, number = SYMBOLS.index("ankh"), SYMBOLS.index("number")
    assert TABLES.track[101 % 100] == ankh
    assert space_after(TABLES, 97, ankh) == 101
    assert space_after(TABLES, 98, number) == 100
    assert space_before(TABLES, 101, number) == 100
    assert space_before(TABLES, 100, number) == 95
    assert space_before(TABLES, 101, ankh) == 96
    assert space_before(TABLES, 1, ankh) < 0
    assert space_before(TABLES, 0, number) < 0


def test_interchangeable_cards_share_a_group() -> None:
    assert TABLES.group[ids("wheat.3")] == cards("wheat.1-5")
    assert TABLES.group[ids("wheat.7")] == cards("wheat.6-8")
    assert TABLES.group[ids("wheat.9")] == cards("wheat.9-10")
    assert TABLES.group[ids("scribe.fish")] == cards("scribe.fish")
    assert TABLES.group[ids("flood.2")] == cards("flood.1+flood.2")
    assert TABLES.group[ids("guild.eye")] == cards("guild.eye")


def _spoiled(change: dict[str, Any]) -> dict[str, Any]:
    spoiled = copy.deepcopy(dict(NUMBERS))
    spoiled.update(change)
    return spoiled


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"rounds": "three"}, "'rounds'"),
        ({"reach": -1}, "'reach'"),
        ({"seats": [1, 2]}, r"\[1, 2\]"),
        ({"track": "#AEWF"}, "100 spaces"),
        ({"track": "A" * 100}, "100 spaces"),
        ({"track": "#AAAA" * 20}, "ankh, eye"),
        ({"prosperity_families": ["gold"]}, "'gold'"),
        ({"pieces": [{"name": "gold.1", "back": "beige"}]}, "'gold.1'"),
        ({"pieces": [{"name": "ivory.1", "back": "blue"}]}, "'blue'"),
        ({"pieces": [{"name": "thief.gold", "back": "orange"}]}, "'thief.gold'"),
        ({"pieces": [{"name": "guild.moon", "back": "event"}]}, "'guild.moon'"),
        ({"pieces": [{"name": "ivory.1", "back": "beige"}] * 2}, "same name"),
        ({"set_size": 0}, "'set_size' of Sobek must be a whole number from 1 on"),
        ({"starting_cards": 3}, "needs 12 starting cards, but its numbers have 9"),
        ({"set_size": 999}, "needs 999 cards for a set"),
        ({"removed_with_two": 54}, "needs 55 cards for the quays, but its numbers have 54"),
        ({"events_in_round": 13}, "needs 13 event tokens, but its numbers have 12"),
    ],
)
def test_numbers_that_do_not_fit_are_told_in_a_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(FeluccaError, match=sentence):
        Tables(_spoiled(change))
