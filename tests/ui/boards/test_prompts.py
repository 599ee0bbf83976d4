"""What the viewer is asked names what he can do, and nothing else."""

from __future__ import annotations

import random

import pytest

from game.rules.duel import moves as duel
from game.rules.sobek import moves as sobek
from tests.ui.tables import Table, settle


@pytest.mark.parametrize(
    ("game", "sells", "plays"),
    [("sobek", sobek.SET, sobek.PLAY), ("duel", duel.SELL, duel.PLAY)],
    ids=["sobek", "duel"],
)
def test_a_turn_is_asked_for_what_can_be_done(game: str, sells: int, plays: int) -> None:
    table = Table(2, 0, game=game, seed="asked", confirm_handover=False)
    chance, seen = random.Random(6), set()
    while table.match.to_move >= 0:
        settle(table)
        view = table.match.view(table.match.to_move)
        words = table.scene.presenter.prompt()
        if words.startswith(("Take ", "The Ankh’s")) and "centre" not in words:
            kinds = {move[0] for move in view.legal}
            assert ("sell" in words, "character" in words) == (sells in kinds, plays in kinds), words
            seen.add((sells in kinds, plays in kinds))
        table.match.submit(table.match.to_move, chance.choice(view.legal), table.match.ply)
    assert len(seen) == 4
