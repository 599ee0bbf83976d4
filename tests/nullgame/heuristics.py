"""The heuristics of Ferry, and the reasons for hints."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from game.ai.heuristics.contract import Reason, Telling, Uniform, reason_keys
from game.ai.heuristics.personality import merged, with_personality
from game.rules.core.bits import members
from game.rules.core.game import Move, View
from tests.nullgame.rules import CUSTOMS, DRAW, LET, SHIP, STOP, Ferry, FerryState, Tables

WEIGHTS = {"learned": 0.0, "fear": 0.0, "hoard": 0.0, "hand": 0.4}
"""`hand` is the part of the weight in hand that is expected to come across."""
NEAR_END = 2
WORTH_STOPPING = 1.5
"""Customs stop a load that weighs this many times their average payment."""
SPREAD = 12.0
"""The lead in points that makes a seat e times as likely to win."""
TELLING = Telling(topics={"reason-ferry-stop": reason_keys("ferry-let")}, stated=reason_keys("ferry-ship"))


class FerryHeuristics:
    """Heuristics for Ferry; the whole game is one stage."""

    def __init__(self, game: Ferry, weights: Mapping[str, float]) -> None:
        self.game = game
        self._weights = merged(WEIGHTS, weights)

    def stage(self, state: FerryState) -> int:
        """Return 1, or 0 once the game is over."""
        return int(bool(state.stack))

    def is_within(self, state: FerryState) -> bool:
        """Say whether customs must decide about a load."""
        return state.stack[-1][0] == CUSTOMS

    def is_near_end(self, state: FerryState) -> bool:
        """Say whether the pile is nearly used up."""
        return state.left <= NEAR_END

    def candidates(self, state: FerryState) -> list[Move]:
        """Return all moves, the heaviest load first."""
        weights = self.game.tables.weights
        return sorted(self.game.legal(state), key=lambda move: -weights[move[1]] if move[0] == SHIP else 0)

    def policy(self, state: FerryState, uniform: Uniform) -> Move:
        """Return a plausible move: customs stop loads much heavier than their payment, most loads are shipped."""
        kind, seat, *asked = state.stack[-1]
        if kind == CUSTOMS:
            mean = self.game.tables.weight(state.hands[seat]) / state.held[seat]
            return (STOP,) if self.game.tables.weights[asked[0]] > WORTH_STOPPING * mean else (LET,)
        found = self.candidates(state)
        return found[int(uniform() * len(found))]

    def alternatives(self, state: FerryState, move: Move, uniform: Uniform) -> list[Move]:
        """Return `move` alone: no other is considered as promising."""
        return [move]

    def shares(self, state: FerryState, stage: int) -> list[float]:
        """Return the expected share of the victory of every seat."""
        if not state.stack:
            winners = self.game.winners(state)
            return [(seat in winners) / len(winners) for seat in range(state.seats)]
        points = [self.points(state, seat) for seat in range(state.seats)]
        points = with_personality(points, self._weights, lambda _: 0.0, state.hands)
        hopes = [exp((own - max(points)) / SPREAD) for own in points]
        return [hope / sum(hopes) for hope in hopes]

    def points(self, state: FerryState, seat: int, stage: int | None = None) -> float:
        """Return the points shipped by `seat`, and while the game goes on a part of the loads in hand."""
        tables = self.game.tables
        held = self._weights["hand"] * tables.weight(state.hands[seat]) if state.stack else 0.0
        return tables.weight(state.docks[seat]) + held


def explain(tables: Tables, view: View[FerryState], move: Move) -> list[Reason]:
    """Return the reasons for `move` of the viewer, who can check every number in them."""
    state = view.state
    if move[0] == DRAW:
        return [Reason("reason-ferry-draw", {"left": state.left - 1})]
    if move[0] == SHIP:
        return [Reason("reason-ferry-ship", {"weight": tables.weights[move[1]]})]
    weight = tables.weights[state.stack[-1][2]]
    if move[0] == STOP:
        return [Reason("reason-ferry-stop", {"weight": weight})]
    return [
        Reason("reason-ferry-let", {"lightest": min(tables.weights[it] for it in members(state.hands[view.viewer]))})
    ]
