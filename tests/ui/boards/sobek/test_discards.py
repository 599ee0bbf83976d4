"""The discard pile of Sobek: the last discarded card lies on top, but only once it has landed."""

from __future__ import annotations

import random

import pytest

from game.rules.core.facts import SPECTATOR, Gathered, Moved
from game.rules.sobek.moves import PLAY, PURGE
from game.rules.sobek.tables import DISCARD
from tests.ui.tables import Table, settle

pytestmark = pytest.mark.usefixtures("_unpainted")


def faces(table: Table) -> list[str]:
    """Return the faces of the discard pile that are shown, the lowest first."""
    hidden = table.sight.hidden
    items = table.scene.presenter.items()
    return [item.face for item in items if item.id.startswith("discard") and item.id not in hidden]


def discarded(table: Table) -> list[str]:
    """Return the names of all that was discarded this round, in order."""
    names = table.match.game.universe.names
    found: list[str] = []
    for fact in (fact for facts in table.match.facts(SPECTATOR) for fact in facts):
        if isinstance(fact, Gathered):
            found = []
        elif isinstance(fact, Moved) and fact.dst == DISCARD:
            found += [names[piece] for piece in fact.pieces]
    return found


def advance(table: Table, wanted: int) -> None:
    """Let the seats do random things, powers first, until seat 0 has a move of the kind `wanted`."""
    rng = random.Random(4)
    for _ in range(400):
        settle(table)
        legal = table.match.view(table.match.to_move).legal
        if table.match.to_move == 0 and legal[0][0] == wanted:
            return
        plays = [move for move in legal if move[0] in (PLAY, PURGE)]
        table.match.submit(table.match.to_move, rng.choice(plays or legal), table.match.ply)
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("again", [False, True], ids=["as it came", "told anew"])
def test_what_was_discarded_last_lies_on_top(again: bool) -> None:
    table = Table(2, 0, seed="pile", confirm_handover=False)
    rng = random.Random(2)
    looks = table.match.game.tables.group  # type: ignore[attr-defined]
    ids = table.match.game.universe.id
    unlike = 0
    for _ in range(70):
        settle(table)
        if again:
            table.look_as(0)
        wanted, shown = discarded(table)[-12:], faces(table)
        assert [looks[ids(name)] for name in shown] == [looks[ids(name)] for name in wanted]
        unlike += sorted(shown, key=ids) != shown
        legal = table.match.view(table.match.to_move).legal
        plays = [move for move in legal if move[0] in (PLAY, PURGE)]
        table.match.submit(table.match.to_move, rng.choice(plays or legal), table.match.ply)
    assert unlike > 5


def test_a_card_lies_on_the_discard_pile_only_once_it_has_landed() -> None:
    table = Table(2, 0, seed="pile", animation="fast", confirm_handover=False)
    advance(table, PURGE)
    before = faces(table)
    table.match.submit(0, table.match.view(0).legal[0], table.match.ply)
    seen = []
    for _ in range(80):
        table.tick(0.05)
        seen.append(faces(table))
    assert table.match.view(0).state.discard.bit_count() > len(before)
    assert seen.count(before) > 2
    assert len(seen[-1]) > len(before)
    assert seen[-1][: len(before)] == before
