"""A hand in few words, as a screen reader tells it: by family, and one amulet is not several."""

from __future__ import annotations

import pytest

from game.components.load import numbers
from game.match.seats import human
from game.rules.duel.game import Duel
from game.rules.sobek.game import Sobek
from game.ui.boards.duel.words import Words as DuelWords
from game.ui.boards.kit.phrases import in_kinds
from game.ui.boards.sobek.words import Words

SEATS = [human("Anna"), human("Nefer")]


@pytest.mark.parametrize(
    ("names", "phrase"),
    [
        ("fish.1 fish.2 wheat.1 amulet.1", "2 fish, wheat, amulet"),
        ("amulet.1 amulet.2 queen.ivory ivory.1", "2 amulets, 2 ivory"),
    ],
)
def test_cards_are_told_by_families(names: str, phrase: str) -> None:
    tables = Sobek(numbers("sobek")).tables
    assert in_kinds(map(tables.universe.id, names.split()), Words(tables, SEATS)) == phrase


@pytest.mark.parametrize(
    ("names", "phrase"),
    [
        ("statue.1 wheat.1 wheat.2", "Statue of Sobek, 2 wheat"),
        ("statue.1 statue.2 architect.statue", "2 Statues, the Architect (wild)"),
    ],
)
def test_tiles_are_told_by_families(names: str, phrase: str) -> None:
    tables = Duel(numbers("duel")).tables
    assert in_kinds(map(tables.universe.id, names.split()), DuelWords(tables, SEATS)) == phrase
