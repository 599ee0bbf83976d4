"""No level from the third up makes a move that anybody can see is silly (S-9)."""

from __future__ import annotations

import pytest

from game.ai.budget import Budget, Limit
from game.ai.levels import make_player
from game.rules.core.game import View
from game.rules.sobek.moves import ADD, EVENT, FETCH, GRAB, LAY, PROSPER, PURGE, SHED
from game.table.opponents import level
from tests.ai.positions import ids, position, sobek

LEVELS = ("merchant", "steward", "vizier", "pharaoh")
WHEAT, FISH, CATTLE, IVORY, AMULET = 5, 4, 3, 0, 6


def chosen(name: str, seen: View) -> str:
    """Return what a level does, in words; with few nodes, so that it is quick and always the same."""
    found = level(name, "sobek")
    nodes = min(found.limit.nodes or 400, 400)
    move = make_player(found.kind, sobek(), found.options, 3).choose(seen, Budget(Limit(nodes)))
    assert move in seen.legal
    return sobek().show_move(seen.state, move)


@pytest.fixture(params=LEVELS)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


FILLER = "fish.6 fish.7 wheat.6 wheat.7 cattle.6 cattle.7 marble.4 marble.5 ebony.5"


def test_skips_no_three_cards_for_a_worse_one(name: str) -> None:
    _, seen = position(
        "ivory.1 fish.1 wheat.2 marble.4 fish.2 cattle.1",
        ["ivory.2 ivory.3", "fish.9 cattle.8"],
        deck=FILLER,
        tokens="flood.1 curse.1",
    )
    assert chosen(name, seen) == "take 1"


def test_takes_the_card_that_completes_a_rich_set(name: str) -> None:
    _, seen = position(
        "wheat.6 ivory.1 wheat.7 marble.4 fish.2 cattle.1",
        ["ivory.2 ivory.3", "fish.9 cattle.8"],
        deck=FILLER,
        tokens="flood.1 curse.1",
    )
    assert chosen(name, seen) == "take 2"


def test_plays_a_set_before_the_last_card_is_taken(name: str) -> None:
    _, seen = position("wheat.6", ["ivory.1 ivory.2 ivory.3 ivory.4", "fish.9 cattle.8"], tokens="flood.1 curse.1")
    assert chosen(name, seen).startswith("set ivory")


def test_plays_all_four_cards_of_a_set_at_the_end(name: str) -> None:
    _, seen = position("wheat.6", ["ivory.1 ivory.2 ivory.3 ivory.4", "fish.9 cattle.8"], tokens="flood.1 curse.1")
    assert chosen(name, seen) == "set ivory ivory.1+ivory.2+ivory.3+ivory.4"


def test_extends_a_rich_set_at_the_end(name: str) -> None:
    _, seen = position(
        "wheat.6",
        ["fish.1 fish.2 fish.3 ebony.1", "cattle.8"],
        sets=[{FISH: "fish.4 fish.5 fish.6"}],
        tokens="flood.1",
    )
    assert chosen(name, seen).startswith("set fish fish.1+fish.2+fish.3")


def test_spends_no_queen_on_an_empty_deck(name: str) -> None:
    _, seen = position(
        "ivory.1 wheat.1 fish.1",
        ["queen.ivory ivory.2 ivory.3", "fish.9 cattle.8"],
        tokens="flood.1",
    )
    assert chosen(name, seen) != "play queen.ivory"


def test_lays_what_it_can_at_the_end_of_the_round(name: str) -> None:
    state, seen = position(
        "", ["ivory.1 ivory.2 ivory.3 fish.1", "fish.9 fish.2 fish.3"], tokens="flood.1", stack=[(LAY, 1), (LAY, 0)]
    )
    assert seen.legal, state
    assert chosen(name, seen).startswith("lay ivory ivory.1+ivory.2+ivory.3")


def test_takes_the_prosperity_that_pays(name: str) -> None:
    _, seen = position(
        "wheat.6 fish.1 cattle.1",
        ["ebony.1", "fish.9 cattle.8"],
        sets=[{WHEAT: "wheat.1 wheat.2 wheat.3 wheat.4 wheat.5 wheat.7 wheat.8"}],
        corruption=["", "fish.2 fish.3"],
        tokens="prosperity.1 embalming deceit",
        stack=[(EVENT, 0)],
    )
    assert chosen(name, seen) == "event prosperity.1"


def test_prospers_the_larger_set(name: str) -> None:
    _, seen = position(
        "wheat.6 fish.1 cattle.1",
        ["ebony.1", "fish.9 cattle.8"],
        sets=[{WHEAT: "wheat.1 wheat.2 wheat.3 wheat.4 wheat.5 wheat.7 wheat.8", FISH: "fish.2 fish.3 fish.4"}],
        tokens="embalming deceit",
        stack=[(PROSPER, 0, ids("prosperity.1")[0])],
    )
    assert chosen(name, seen) == "prosper wheat"


def test_purges_the_family_with_most_cards(name: str) -> None:
    _, seen = position(
        "wheat.6 fish.1 cattle.1",
        ["ebony.1", "fish.9 cattle.8"],
        sets=[{WHEAT: "wheat.1 wheat.2 wheat.3 wheat.4 wheat.5"}],
        corruption=["fish.2 fish.3 fish.4 fish.5 cattle.2", "marble.1 marble.2"],
        stack=[(PURGE, 0)],
    )
    assert chosen(name, seen) == "purge fish"


def test_grabs_the_card_it_needs(name: str) -> None:
    _, seen = position(
        "wheat.6 fish.1 cattle.1 wheat.1 wheat.2 wheat.3",
        ["ivory.1 ivory.2", "fish.9 cattle.8"],
        corruption=["", "marble.4 ivory.3 cattle.6"],
        stack=[(GRAB, 0, 1)],
    )
    assert chosen(name, seen) == "grab ivory.3"


def test_fetches_the_card_it_needs(name: str) -> None:
    _, seen = position(
        "wheat.6 fish.1 cattle.1 wheat.1 marble.4 ivory.3 wheat.3",
        ["ivory.1 ivory.2", "fish.9 cattle.8"],
        stack=[(FETCH, 0)],
        deck=FILLER.replace("wheat.6 ", "").replace("marble.4 ", ""),
    )
    assert chosen(name, seen) == "fetch 6"


def test_adds_both_cards_to_the_rich_set(name: str) -> None:
    _, seen = position(
        "wheat.6 fish.1 cattle.1",
        ["ivory.1 ivory.2 fish.2", "fish.9 cattle.8"],
        sets=[{IVORY: "ivory.3 ivory.4 ivory.5", FISH: "fish.3 fish.6 fish.7"}],
        stack=[(ADD, 0)],
    )
    assert chosen(name, seen) == "add ivory ivory.1+ivory.2"


def test_keeps_its_sets_when_a_scribe_comes(name: str) -> None:
    _, seen = position(
        "wheat.6 fish.1 cattle.1 wheat.1 wheat.2",
        ["ivory.1 ivory.2 ivory.3 fish.6 marble.4 cattle.6 wheat.7 ebony.5", "fish.9"],
        stack=[(SHED, 0, 2)],
    )
    assert "ivory" not in chosen(name, seen)


def test_joins_lone_amulets_to_the_rich_set(name: str) -> None:
    _, seen = position(
        "wheat.6",
        ["amulet.1 amulet.2 amulet.3", "fish.9 cattle.8"],
        sets=[{IVORY: "ivory.1 ivory.2 ivory.3", FISH: "fish.6 fish.7 fish.8"}],
    )
    assert chosen(name, seen) == "set ivory amulet.1+amulet.2+amulet.3"
