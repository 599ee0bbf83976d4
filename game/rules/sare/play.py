"""Carrying out a move: the function for each kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.core.chance import Chance
from game.rules.core.facts import Sink
from game.rules.core.game import Move
from game.rules.sare import answers, construction, moves, rounds, sites
from game.rules.sare.state import SaReState
from game.rules.sare.tables import Tables

MoveEffect = Callable[[Tables, SaReState, Move, Chance, Sink | None], None]
"""A function that carries out a legal move: it changes the position and reports facts to the sink, if there is one."""


def _keep(tables: Tables, state: SaReState, move: Move, chance: Chance, sink: Sink | None) -> None:
    if state.stack[-1][0] == moves.AT_LOSS:
        sites.lose(state, state.stack.pop()[1], move, sink)
    else:
        construction.keep(tables, state, move, chance, sink)


ACTIONS: Final[tuple[MoveEffect, ...]] = (
    rounds.settle,
    sites.launch,
    sites.abandon,
    sites.demolish,
    sites.ready,
    _keep,
    answers.pay_gold,
    answers.push,
    answers.look,
    answers.place,
    answers.swap,
    answers.stop,
    answers.go_on,
    answers.seize,
    answers.soften,
    answers.let_pass,
    construction.build,
    construction.discount,
    construction.pay,
    construction.wild,
    construction.charter,
    construction.finish,
    construction.redeem,
)
"""The function that carries out each kind of move, by the number of the kind."""
