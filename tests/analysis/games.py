"""Finished games to be analysed."""

from __future__ import annotations

import random
from functools import cache

from game import registry
from game.ai.budget import Budget
from game.ai.levels import make_player
from game.analysis.questions import FinishedGame, finished_game
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
