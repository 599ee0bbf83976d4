"""Which decisions show their player something, and so cannot be taken back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.match.position import Position
from game.rules.core.chance import scripted
from game.rules.core.facts import Excluded
from game.rules.core.game import Setup
from game.rules.sare.tables import KEPT
from tests.rules.sare.material import GAME, Table, U


@pytest.mark.rule("R-6")
@pytest.mark.parametrize(("kept", "tells"), [("trouble.1", [KEPT + 1]), (None, [])])
def test_a_pass_that_shows_what_a_rival_does_not_keep_cannot_be_taken_back(kept: str | None, tells: list[int]) -> None:
    """The last card of the shoe lies open: with the pass all stop, and no resource comes from the rival's Temple."""
    table = Table()
    table.add(0, "palace", "b2")
    table.add(1, "temple", "b2")
    table.season("stone-gold")
    table.play("continue")
    if kept:
        table.play("temple; place 0 top", f"{kept} wood.1")
    table.play("continue", "" if kept else "wood.1")
    assert table.legal() == ["seize", "pass"]
    table.state.shoe = []
    position = Position(GAME, Setup(2), scripted([U.seat(0)]))
    position.history[0] = replace(position.history[0], facts=tuple(table.facts))
    position.state = table.state
    step = position.play(GAME.read_move(position.state, "pass"), scripted([]))
    assert [fact.zone for fact in step.facts if isinstance(fact, Excluded)] == tells
    assert not step.drawn
    assert step.revealing is bool(kept)
    assert position.way_back(0) == (1 if kept else 0)
