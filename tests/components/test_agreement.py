"""The definitions say the same as the rules that use them."""

from __future__ import annotations

import pytest

from game import registry
from game.components.load import load_game, numbers
from game.registry import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_the_options_are_those_of_the_rules(name: str) -> None:
    known = {option.name: option.values for option in registry.make(name, numbers(name)).options}
    given = {option.id: option.choices for option in load_game(name).options}
    if load_game(name).scenarios:
        given["scenario"] = tuple(scenario.id for scenario in load_game(name).scenarios)
    assert given == known
    assert all(option.default == option.choices[0] for option in load_game(name).options)


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_name_only_pieces_that_are_defined(name: str) -> None:
    universe = registry.make(name, numbers(name)).universe
    defined = {piece.name: piece.back for piece in load_game(name).pieces}
    for piece in range(universe.size):
        assert defined[universe.names[piece]] == universe.back_names[universe.backs[piece]]
