"""No level of Sa-Rê from the Merchant up makes a move that no sensible player makes.

With FELUCCA_SANITY set every level thinks as long as it may, and from more seeds.
"""

from __future__ import annotations

import os

import pytest

from game.ai.levels import Level
from game.match.opponents import level, opponents
from tests.ai.sanity import NOW, sare_building, sare_powers, sare_season, sare_sites
from tests.ai.sanity.sare_position import Silly
from tests.sparing import some_now

IS_FULL = bool(os.environ.get("FELUCCA_SANITY"))
NODES = 700
"""The nodes of a level for a decision in the short form."""
SEEDS = 3 if IS_FULL else 1
WEAK = ("random", "apprentice", "ferryman", "scribe", "pedlar")
POSITIONS = [
    *sare_season.POSITIONS,
    *sare_powers.POSITIONS,
    *sare_building.POSITIONS,
    *sare_sites.POSITIONS,
]


def levels() -> list[str]:
    """Return the levels from the Merchant up, characters included."""
    return [name for name in opponents() if name not in WEAK]


def limit(found: Level) -> int:
    return found.limit.nodes if IS_FULL else min(found.limit.nodes, NODES)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_what_is_called_silly_is_silly(position: Silly) -> None:
    table = position.table()
    seen = table.view()
    texts = [table.game.show_move(table.state, move) for move in seen.legal]
    if position.avoid or position.only:
        faults = [text for text in texts if position.fault(text)]
        assert 0 < len(faults) < len(texts), texts
    else:
        assert position.sensible is not None
    if position.proof is not None:
        position.proof(table)


@pytest.mark.parametrize("name", levels() if IS_FULL else some_now(levels(), NOW))
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_no_silly_move(position: Silly, name: str) -> None:
    found = level(name, "sa-re")
    before = position.table()
    for number in range(SEEDS):
        seed = 10 * levels().index(name) + number
        if position.avoid or position.only:
            text = before.decide(found, limit(found), seed)
            assert not position.fault(text), f"{position.sees}: {text}"
        if position.sensible is not None:
            after, done = before.turn(found, limit(found), seed)
            assert position.sensible(before, after), f"{position.sees}: {', '.join(done)}"


def test_there_are_enough_of_them() -> None:
    assert len({position.name for position in POSITIONS}) == len(POSITIONS) >= 45
    assert {position.table().state.seats for position in POSITIONS} == {2, 3, 4}
    assert {position.table().state.scenario for position in POSITIONS} == {0, 1, 2, 3}
    assert any(position.table().state.architect for position in POSITIONS)
