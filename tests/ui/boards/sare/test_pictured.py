"""The pieces that stand for a move of Sa-Rê beside its words."""

from __future__ import annotations

import pytest

from game.rules.sare import moves, tables
from tests.ui.tables import Table


@pytest.mark.parametrize(
    ("move", "faces"),
    [
        ((moves.KEEP, 2, 0, 1), ["resource.wood.1", "resource.wood.1", "resource.gold.1"]),
        ((moves.PAY_GOLD,), ["resource.gold.1"]),
        ((moves.DISCOUNT, tables.STONE), ["resource.stone.1"]),
        ((moves.REDEEM, tables.GOLD), ["camel", "resource.gold.1"]),
        ((moves.CHARTER, 0, 5), ["resource.wood.1", "resource.stone.1", "camel"]),
        ((moves.SWAP, 1, -1, 0, 1), ["resource.gold.1"]),
        ((moves.READY,), []),
        ((moves.FINISH,), []),
        ((moves.DEMOLISH, tables.WAREHOUSE, 0), ["standing"]),
        ((moves.STOP,), ["obelisk-laid"]),
        ((moves.CONTINUE,), ["back-season"]),
        ((moves.SETTLE, 3), []),
    ],
)
def test_a_move_is_pictured_by_what_it_is_about(move: tuple[int, ...], faces: list[str]) -> None:
    table = Table(2, 0, game="sa-re", confirm_handover=False)
    table.look_as(0)
    assert [item.face for item in table.scene.presenter.pictured(move)] == faces


def test_a_payment_with_tokens_is_pictured_by_their_craftsman_too() -> None:
    table = Table(2, 0, game="sa-re", confirm_handover=False)
    table.look_as(0)
    presenter = table.scene.presenter
    state = presenter.layout.state
    state.stack.append((moves.AT_PAY, 0, tables.MARKET, 0, 0, 2, 0, 0))
    faces = [[item.face for item in presenter.pictured((moves.PAY, *paid))] for paid in ((2, 0), (1, 1))]
    assert faces == [["resource.stone.1"] * 2, ["standing", *["resource.stone.1"] * 2]]
