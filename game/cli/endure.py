"""`felucca endure`: play on for ever, recorded as in the window, so that it can be killed at any moment.

For packaging/kill_test.py: it goes on with the match it was killed in, as a player would, and tells every decision only
after it stands.
"""

from __future__ import annotations

import time
from datetime import datetime
from pathlib import Path

from game import registry
from game.cli.table import find_game
from game.errors import FeluccaError
from game.rules.core.game import Setup
from game.table import saves
from game.table.ai_client import AIClient, Chosen, Stuck, carry_out
from game.table.match import Match
from game.table.seats import ai

LEVEL = "random"


def endure(matches: int) -> None:
    """Play `matches` matches to their end (0: for ever), beginning with those that were left.

    Raises FeluccaError if a match cannot be gone on with.
    """
    played = 0
    while not matches or played < matches:
        left = saves.unfinished()
        if left:  # one that was killed between its last decision and its result is over once it is opened
            _play(Match.resume(left[0].path), left[0].path)
        else:
            match = _new(len(saves.listing()))
            if match.path is None:
                raise FeluccaError(f"the match cannot be recorded: {match.trouble}")
            _play(match, match.path)
        played += 1


def _new(number: int) -> Match:
    name = registry.GAMES[number % len(registry.GAMES)]
    game = find_game(name)
    seats = [ai(LEVEL, f"{LEVEL} {seat}") for seat in range(min(game.seats))]
    path = saves.new_path(name)
    return Match.new(game, Setup(len(seats)), seats, path=path, created=datetime.now().isoformat(timespec="seconds"))


def _play(match: Match, path: Path) -> None:
    if match.trouble:
        raise FeluccaError(f"the match cannot be recorded: {match.trouble}")
    print(f"at {path.name} {match.ply}", flush=True)
    thinking = AIClient(match)
    try:
        while match.result is None:
            answer = thinking.poll()
            if isinstance(answer, Stuck):
                raise FeluccaError(answer.sentence)
            if isinstance(answer, Chosen) and carry_out(match, answer) is None:
                print(f"at {path.name} {match.ply}", flush=True)
            if match.trouble:
                raise FeluccaError(f"the match can no longer be recorded: {match.trouble}")
            time.sleep(0.001)
    finally:
        thinking.close()
        match.close()
    print(f"end {path.name} {match.ply}", flush=True)
