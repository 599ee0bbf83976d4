"""No level from the Merchant up, and no character, makes a move that is proved to be silly."""

from __future__ import annotations

import os

import pytest

from game.ai.budget import Budget, Limit
from game.ai.levels import make_player
from game.match.opponents import level, opponents
from tests.ai.sanity import NOW, duel, sobek
from tests.ai.sanity.case import PROOFS, Case
from tests.sparing import some_now

FULL = bool(os.environ.get("FELUCCA_SANITY"))
"""The full form: every level with all its nodes and more seeds; the short one takes about half a minute."""
SEEDS = range(4 if FULL else 1)
NODES = 4000
"""Nodes a search may spend on a decision in the short form; in the full one as many as its level says."""
LEVELS = list(opponents())[list(opponents()).index("merchant") :]
CASES = {"sobek": sobek.cases(), "duel": duel.cases()}
ENOUGH = {"points": 0.9, "victory": 0.2}
"""How much the best silly move must be worse than the best sensible one: points, or shares of the victory."""
LEAST = 45
"""Positions a game must have."""


@pytest.mark.parametrize("name", LEVELS if FULL else some_now(LEVELS, NOW))
@pytest.mark.parametrize("case", [case for game in CASES.values() for case in game], ids=lambda case: case.label)
def test_no_level_makes_a_silly_move(case: Case, name: str) -> None:
    found = level(name, case.game.name)
    nodes = found.limit.nodes if FULL else min(found.limit.nodes, NODES)  # never a limit of time
    for seed in SEEDS:
        player = make_player(found.kind, case.game, found.options, seed)
        move = player.choose(case.view, Budget(Limit(nodes)))
        assert move in case.view.legal
        assert move not in case.silly, f"{name} plays '{case.words(move)}', but {case.sees}"


@pytest.mark.parametrize("case", [case for game in CASES.values() for case in game], ids=lambda case: case.label)
def test_what_is_called_silly_is(case: Case) -> None:
    """All play on as well as they can after each move, and the best silly one leaves its seat worse off."""
    if case.proof == "none":
        return
    count = {"sobek": {"points": sobek.points, "victory": sobek.victory}, "duel": {"points": duel.points}}
    values = count[case.game.name][case.proof](case)
    sensible = max(value for move, value in values.items() if move not in case.silly)
    worst = {case.words(move): value for move, value in values.items() if move in case.silly}
    assert max(worst.values()) <= sensible - ENOUGH[case.proof], (sensible, worst)


@pytest.mark.parametrize("game", CASES)
def test_there_are_enough_positions_and_nearly_all_are_proved(game: str) -> None:
    cases = CASES[game]
    assert len({case.name for case in cases}) == len(cases)
    assert {case.proof for case in cases} <= set(PROOFS)
    assert sum(case.proof != "none" for case in cases) >= LEAST
