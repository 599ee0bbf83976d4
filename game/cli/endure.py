"""`felucca endure`: AIs play saved games without end, so that the process can be killed at any moment.

For packaging/kill_test.py: the next process continues the game in which the last one was killed, as a player would.
Each decision is printed only after it is on disk.
"""

from __future__ import annotations

import time
from datetime import datetime
from pathlib import Path

from game import registry
from game.cli.table import find_game
from game.errors import FeluccaError
from game.match import saves
from game.match.ai_client import AIClient, Chosen, Stuck, carry_out
from game.match.match import Match
from game.match.seats import ai
from game.rules.core.game import Setup

LEVEL = "random"


def endure(matches: int) -> None:
    """Play `matches` games to their end (0: without end), unfinished ones first.

    Raises FeluccaError if a game can't be continued or saved.
    """
    played = 0
    while not matches or played < matches:
        left = [saved for saved in saves.listing() if not saved.is_finished]
        if left:  # one that was killed between its last decision and its result is over once it is opened
            _play(Match.resume(left[0].path), left[0].path)
        else:
            match = _new(len(saves.listing()))
            if match.path is None:
                raise FeluccaError(f"the game can't be saved: {match.trouble}")
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
        raise FeluccaError(f"the game can't be saved: {match.trouble}")
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
                raise FeluccaError(f"the game can no longer be saved: {match.trouble}")
            time.sleep(0.001)
    finally:
        thinking.close()
        match.close()
    print(f"end {path.name} {match.ply}", flush=True)
