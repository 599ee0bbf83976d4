"""`felucca --selfcheck`: whether the installed program works."""

from __future__ import annotations

import time

import game as felucca
from game.ai.worker import Worker
from game.cli.table import find_game
from game.errors import FeluccaError
from game.rules import registry
from game.rules.core.game import Setup
from game.table.match import Match
from game.table.opponents import level
from game.table.seats import human
from game.table.series import play

PATIENCE = 60.0


def selfcheck() -> int:
    """Load all definitions, play a game of each kind, let a process think once, and return 0."""
    print(f"Felucca {felucca.__version__}")
    random = level("random")
    for name in registry.GAMES:
        game = find_game(name)
        seats = min(game.seats)
        outcome = play(game, Setup(seats), [random] * seats, "selfcheck")
        print(f"{name}: {outcome.plies} decisions, points {' '.join(map(str, outcome.scores))}")
    _think()
    print("all is well")
    return 0


def _think() -> None:
    """Ask a process for a move; raises FeluccaError if none comes."""
    game = find_game(registry.GAMES[0])
    seats = [human(str(seat)) for seat in range(min(game.seats))]
    match = Match.new(game, Setup(len(seats)), seats, seed="selfcheck", salt="-")
    worker = Worker(game.name, game.numbers)
    worker.ask(match.view(match.to_move), level("random"), 1)
    end = time.monotonic() + PATIENCE
    reply = worker.poll()
    while reply is None and time.monotonic() < end:
        time.sleep(0.01)
        reply = worker.poll()
    worker.close()
    if reply is None or reply.problem:
        raise FeluccaError(f"the process that thinks gives no answer: {reply.problem if reply else 'it is too slow'}")
    print("the process that thinks answers")
