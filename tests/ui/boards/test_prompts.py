"""What the viewer is asked names what he can do, and nothing else."""

from __future__ import annotations

import random

import pytest

from game.rules.duel import moves as duel
from game.rules.sobek import moves as sobek
from game.ui.input import Action
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


@pytest.mark.parametrize(("game", "sells"), [("sobek", sobek.SET), ("duel", duel.SELL)], ids=["sobek", "duel"])
def test_a_set_that_is_offered_is_sold_by_the_same_key_twice(game: str, sells: int) -> None:
    table = Table(2, 0, game=game, seed="twice", confirm_handover=False)
    chance = random.Random(6)
    for _ in range(300):
        settle(table)
        offered = [offer.id for offer in table.scene.presenter.offers() if offer.id.startswith("suggest")]
        if offered:
            break
        moves = table.match.view(table.match.to_move).legal
        takes = [move for move in moves if move[0] != sells]
        table.match.submit(table.match.to_move, chance.choice(takes or moves), table.match.ply)
    seat, ply = table.match.to_move, table.match.ply
    table.scene.is_focus_shown = True
    table.scene.focus_name(offered[0])
    table.key(Action.ACTIVATE)
    assert table.match.ply == ply
    assert table.scene.focused is not None
    assert table.scene.focused.name.startswith("do.")
    table.key(Action.ACTIVATE)
    assert table.match.decision(ply + 1)[0] == seat
    assert table.match.decision(ply + 1)[1][0] == sells
