"""The numbers come from the rules file: change one, and the game changes; a wrong one is refused in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from game.errors import FeluccaError
from game.registry import make
from game.rules.sare.tables import TILES
from tests.rules.sare.material import Table, entries, noted, numbers, with_numbers

RECONSTRUCTED = {"costs", "pyramids", "cards", "doubles", "columns", "rows", "nile", "gauge_red"}


def test_every_reconstructed_number_says_so() -> None:
    assert {name for name, entry in entries().items() if entry["source"] == "reconstruction"} == RECONSTRUCTED
    assert all(set(entry) == {"value", "source", "rule"} for entry in entries().values())


def test_the_game_is_made_from_its_numbers() -> None:
    game = make("sa-re", numbers())
    assert (game.name, game.seats) == ("sa-re", (2, 3, 4))
    assert {option.name: option.values for option in game.options} == {
        "scenario": ("scribe", "priest", "pharaoh", "first-pyramid"), "architect": ("off", "on")}  # fmt: skip


@pytest.mark.rule("R-1.3")
def test_another_cost_is_another_price() -> None:
    costs = {**numbers()["costs"], "market": [0, 0, 1]}
    for game, payable in ((with_numbers(costs=costs), True), (with_numbers(), False)):
        table = Table(game=game)
        table.add(0, "market", "b2", site=True)
        table.construction(gains="gold 2")
        assert bool(table.legal("build")) is payable


@pytest.mark.rule("R-1.4")
def test_another_pyramid_has_other_steps() -> None:
    cards = [{"steps": 1, "cost": [0, 0, 1]}, *numbers()["pyramids"][1:]]
    table = Table(game=with_numbers(pyramids=cards))
    table.add(0, "pyramid", "b2", site=True)
    table.construction(gains="gold 2")
    table.play("build pyramid b2")
    assert table.is_built(0, "pyramid")


@pytest.mark.rule("R-1.5")
def test_another_split_of_the_cards_is_another_shoe() -> None:
    game = with_numbers(cards={**numbers()["cards"], "wood": 2, "hoshekh": 3}, doubles=["wood-gold"])
    table = Table(game=game)
    table.season("wood-gold", removed="hoshekh.3")
    names = [game.universe.show(card) for card in table.state.shoe]
    assert len(names) == 21
    assert "hoshekh.2" in names
    assert "wood.3" not in names
    assert table.state.pile == []


@pytest.mark.rule("R-1.6")
def test_another_shape_has_other_neighbours_and_another_nile() -> None:
    game = with_numbers(columns=4, rows=3, nile=[0])
    assert game.tables.spaces == ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3")
    table = Table(game=game, settle="b2")
    assert table.legal("launch port") == ["launch port a1"]
    table.add(0, "carpenter", "d1")
    table.add(0, "market", "d2", site=True)
    table.construction(gains="wood 1 stone 1 gold 1")
    assert table.legal("build") == ["build market d2"]


@pytest.mark.rule("R-1.7")
def test_another_red_square_revolts_earlier() -> None:
    table = Table(game=with_numbers(gauge_red=5))
    table.season()
    table.round_of("continue", "double-trouble.1")
    facts = table.round_of("continue", "double-trouble.2")
    assert [seat for seat, _ in noted(facts, "revolt")] == [0, 1]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", []),
        ("seats", [1, 2]),
        ("seats", 3),
        ("supply", {"wood": 30}),
        ("supply", {"wood": 3, "stone": 30, "gold": 30, "joker": 20}),
        ("supply", {"wood": 30, "stone": 30, "gold": 30, "joker": 5}),
        ("supply", {"wood": 30, "stone": 30, "gold": 30, "joker": "many"}),
        ("tiles_each", 0),
        ("costs", {}),
        ("costs", {name: [1, 2] for name in TILES if name != "pyramid"}),
        ("pyramids", [{"steps": 3, "cost": [1, 1, 1]}]),
        ("pyramids", [{"steps": 0, "cost": [1, 1, 1]}] * 4),
        ("pyramids", [{"steps": 2, "cost": [1, 1, -1]}] * 4),
        ("cards", {"wood": 22}),
        ("cards", {"wood": 1, "stone": 1, "gold": 1, "trouble": 1, "double-trouble": 1, "horus": 1, "hoshekh": 1}),
        ("doubles", []),
        ("doubles", ["wood-wood", "wood-wood"]),
        ("doubles", ["wood-joker"]),
        ("columns", 4),
        ("rows", True),
        ("nile", [12]),
        ("gauge_red", 4),
        ("caravans", -1),
        ("start_store", [2, 2, 2]),
        ("sites_per_master", 0),
        ("storage", 0),
        ("growth_administrative", 0),
        ("priest_administrative", 7),
    ],
)
def test_numbers_it_cannot_be_played_with(name: str, value: Any) -> None:
    with pytest.raises(FeluccaError, match=f"cannot be played with this '{name}'"):
        with_numbers(**{name: value})


def test_numbers_it_can_just_be_played_with() -> None:
    game = with_numbers(
        seats=[4],
        supply={"wood": 4, "stone": 4, "gold": 4, "joker": 12},
        pyramids=[{"steps": 1, "cost": [0, 0, 0]}] * 4,
    )
    assert Table(4, game).state.supply == [0, 0, 0, 12]
    for name, value in (("wood", 3), ("joker", 11)):
        with pytest.raises(FeluccaError, match="this 'supply'"):
            with_numbers(**{**game.numbers, "supply": {**game.numbers["supply"], name: value}})
