"""What a solver knows: the hidden pieces add up to those whose place nobody with a perfect memory could tell."""

from __future__ import annotations

import random

import pytest

from game.rules.duel import tables as duel
from game.rules.sobek import tables as sobek
from game.ui.table.solve.known import hands, kinds
from tests.ui.tables import Table

FAMILIES = 7


@pytest.mark.parametrize(("game", "pile"), [("sobek", sobek.DECK), ("duel", duel.PILE)])
@pytest.mark.parametrize("moves", [12, 25, 40])
def test_the_hidden_pieces_of_all_families_add_up(game: str, pile: int, moves: int) -> None:
    table, rng = Table(2, 0, game=game, seed="known", confirm_handover=False), random.Random(moves)
    for _ in range(moves):
        table.match.submit(
            table.match.to_move, rng.choice(table.match.view(table.match.to_move).legal), table.match.ply
        )
    table.look_as(0)
    presenter = table.scene.presenter
    view, tables = presenter.view, presenter.game.tables
    goods = sum(tables.families)
    placed = sum(view.knowledge.surely_lies(zone) for zone in range(len(presenter.game.zones)) if zone != pile)
    counts = presenter.card_counts()[:FAMILIES]
    assert sum(each.unseen for each in counts) == (goods & ~placed).bit_count()
    shown, _ = kinds(counts)
    assert all(f"{each.unseen}/{each.total}" in shown for each in counts if each.unseen)
    assert len(hands(presenter, view, table.match.seats)) == 1
