"""Moves and positions as text."""

from __future__ import annotations

import random

import pytest

from game.errors import FeluccaError
from game.rules.core.chance import seeded
from game.rules.core.game import Setup
from game.rules.sare.state import SaReState
from tests.rules.sare.material import GAME, Table, U

EXAMPLES = {
    (0, 4): "settle b2",
    (1, 4, 4): "launch market b2",
    (4,): "ready",
    (5, 1, 0, 2): "keep 1,0,2",
    (7, 1): "barracks 1",
    (9, 0, 1): "place 0 bottom",
    (10, 1, -1, 0, 1): "swap 1 -1,+0,+1",
    (14, 3): "soften gardens+library",
    (16, 12, 11): "build master-builder c4",
    (17, 2): "discount gold",
    (18, 2, 0): "pay 2,0",
    (19, 1, 0, 1): "wild 1,0,1",
    (20, 3, 7): "charter joker joker-token",
    (22, 1): "redeem stone",
}


@pytest.mark.parametrize("move", EXAMPLES, ids=EXAMPLES.get)
def test_moves_show_and_read_back(move: tuple[int, ...]) -> None:
    state = Table().state
    assert GAME.show_move(state, move) == EXAMPLES[move]
    assert GAME.read_move(state, EXAMPLES[move]) == move


@pytest.mark.parametrize(
    "text",
    ["", "fly", "ready now", "launch", "launch market", "launch market d9", "launch tower b2", "keep 1,2",
     "swap x 1,1,1", "place 0 left", "charter wood", "charter wood iron", "soften nothing", "barracks"],
)  # fmt: skip
def test_what_is_no_move_is_quoted(text: str) -> None:
    with pytest.raises(FeluccaError, match="is not a move of Sa-Rê") as caught:
        GAME.read_move(Table().state, text)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("move", [(99,), (-1,), (0,), (0, 12), (1, 13, 0), (4, 1), (14, 0), (20, 0, 8), (10, 1, 1, -1)])
def test_a_malformed_move_is_refused(move: tuple[int, ...]) -> None:
    refusal = GAME.refusal(Table().state, move)
    assert refusal is not None
    assert refusal.key == "refuse-sa-re-unknown-move"


@pytest.mark.parametrize("seed", range(3))
def test_all_moves_and_positions_of_a_game_read_back(seed: int) -> None:
    chance = seeded(random.Random(seed))
    state = GAME.start(Setup(3, {"scenario": "first-pyramid"}), chance)
    while state.stack:
        for move in GAME.legal(state):
            assert GAME.read_move(state, GAME.show_move(state, move)) == move
        text = state.text(U)
        assert SaReState.parse(text, U) == state
        GAME.apply(state, GAME.sample(state, chance), chance)


def test_sources_of_a_caravan_may_come_in_any_order() -> None:
    table = Table()
    table.construction(gains="wood 1 gold 2")
    move = (20, 2, 0)
    assert GAME.refusal(table.state, move) is None
    assert GAME.canonical(table.state, move) == (20, 0, 2)
