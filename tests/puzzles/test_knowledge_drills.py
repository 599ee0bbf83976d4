"""The answers of drills equal those of an enumeration that shares no code with them."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable

import pytest

from game.puzzles.drills import chance_draft, drill_kinds, least_in, most_in, question
from game.puzzles.puzzle import game_of
from game.rules.core.game import Setup
from tests.puzzles.enumeration import TooMany, differs

KINDS = [(game, kind.id) for game in ("sobek", "duel", "sa-re") for kind in drill_kinds(game) if kind.id != "revolt"]


def check(game: str, kind: str, seeds: Iterable[int], most: int = sys.maxsize) -> int:
    """Compare up to `most` questions of a kind, and return the number of those compared."""
    found = 0
    for seed in seeds:
        if found == most:
            break
        asked = question(game, next(each for each in drill_kinds(game) if each.id == kind), f"test/{seed}")
        try:
            assert differs(asked) == "", asked.seed
            found += 1
        except TooMany:
            continue
    return found


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_answers_equal_those_of_an_enumeration(game: str, kind: str) -> None:
    assert check(game, kind, range(4)) >= 2


@pytest.mark.slow
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_many_answers_equal_those_of_an_enumeration(game: str, kind: str) -> None:
    """How many of the questions can be compared depends on how AIs play now: 646 seeds once gave 500."""
    assert check(game, kind, range(4, 1004), 500) == 500


def test_at_the_start_everything_may_lie_in_the_deck() -> None:
    game = game_of("sobek")
    known = game.knowledge(0, Setup(2))
    deck = next(number for number, zone in enumerate(game.zones) if zone.kind == "deck")
    amulets = sum(1 << game.universe.id(f"amulet.{number}") for number in range(1, 4))
    assert (least_in(known, amulets, deck), most_in(known, amulets, deck)) == (3, 3)


def test_a_settled_chance_is_not_asked_for() -> None:
    assert chance_draft(0.0, [], random.Random(1)) is None
    assert chance_draft(0.997, [], random.Random(1)) is None
    draft = chance_draft(1 / 3, [0.33, 0.5], random.Random(1))
    assert draft is not None
    assert draft.right == {33}
    assert 34 not in draft.choices  # too near to tell
    assert 50 in draft.choices
