"""Finished games to be analysed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest

from game import registry
from game.ai.budget import Budget
from game.ai.levels import make_player
from game.analysis import judge, par, run
from game.analysis.questions import FinishedGame, finished_game
from game.analysis.run import JudgeSpec, prepare_judge
from game.components.load import numbers
from game.match.match import Match
from game.match.opponents import level
from game.match.record import parse, write_all
from game.match.seats import ai
from game.rules.core.game import Setup


@cache
def finished(name: str, seats: int = 2, seed: str = "a", of: str = "apprentice") -> FinishedGame:
    """Return a finished game between AIs of one level; callers must not change it."""
    game = registry.make(name, numbers(name))
    options = {"scenario": "first-pyramid"} if name == "sa-re" else {}
    match = Match.new(game, Setup(seats, options), [ai(of)] * seats, seed=seed, salt="salt", clock=None, luck=1)
    rng, way = random.Random(5), level(of, name)
    while (seat := match.to_move) >= 0:
        player = make_player(way.kind, game, way.options, rng.randrange(1 << 30))
        match.submit(seat, player.choose(match.view(seat), Budget(way.limit)), match.ply)
    return finished_game(parse(write_all(match.lines)))


FEW_WORLDS = {
    "FIRST_WORLDS": 4, "MOST_WORLDS": 8, "DEEP_WORLDS": 4, "MOST_DEEP_WORLDS": 8, "FORESEEN_WORLDS": 8,
    "LUCK_WORLDS": 4, "FEWEST_WORLDS": 4, "CURVE_WORLDS": 4,
}  # fmt: skip
"""The worlds of a quick judge."""


def _few_worlds(put: Callable[[object, str, int], None]) -> None:
    for name, worlds in FEW_WORLDS.items():
        put(judge, name, worlds)
    put(par, "WORLDS", 4)
    put(par, "SAMPLES", 1)


@contextmanager
def quickly() -> Iterator[None]:
    """Let every judge, in other processes too, try few worlds: for what is done with its answers, whatever they are."""
    with pytest.MonkeyPatch.context() as patch:
        _few_worlds(patch.setattr)
        patch.setattr(run, "prepare_judge", prepare_quick_judge)
        yield


def prepare_quick_judge(name: str, numbers: Mapping[str, Any], spec: JudgeSpec) -> None:
    """Give a process that ends with its analysis such a judge."""
    _few_worlds(setattr)
    prepare_judge(name, numbers, spec)
