"""Whole games that must play for ever as they did: the same moves, draws and scores.

A file under tests/golden/ holds the seed and options, the draws of the set-up, then each move with its draws after
a bar, and the result. FELUCCA_WRITE_GOLDEN=1 writes them anew from their seeds.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from game.rules.core.chance import recording, seeded
from game.rules.core.game import Setup
from tests.rules.duel.material import GAME, U

FOLDER = Path(__file__).resolve().parents[2] / "golden"
GAMES = {"duel-1": (1, "off"), "duel-2": (2, "off"), "duel-3": (3, "on")}


def write(seed: int, opens: str) -> str:
    """Return the text of the random game of a seed."""
    rng = random.Random(seed)
    draws: list[int] = []
    chance = recording(seeded(rng), draws)
    policy = seeded(random.Random(seed + 1000))
    s = GAME.start(Setup(2, {"character_may_open_set": opens}), chance)
    rows = [f"seed {seed}", f"option character_may_open_set {opens}", " ".join(("deal", *map(U.show, draws)))]
    while s.stack:
        draws.clear()
        seat = GAME.to_move(s)
        chosen = GAME.sample(s, policy)
        text = GAME.show_move(s, chosen)
        GAME.apply(s, chosen, chance)
        rows.append(" ".join((str(seat), text, *(("|", *map(U.show, draws)) if draws else ()))))
    rows += [" ".join(("scores", *map(str, GAME.scores(s)))), " ".join(("winners", *map(str, GAME.winners(s))))]
    return "\n".join(rows) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_plays_again(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    if os.environ.get("FELUCCA_WRITE_GOLDEN"):
        path.write_text(write(*GAMES[name]), encoding="utf-8")
    rows = path.read_text(encoding="utf-8").splitlines()
    seed, opens = GAMES[name]
    assert rows[:2] == [f"seed {seed}", f"option character_may_open_set {opens}"]
    draws: list[int] = []
    chance = recording(seeded(random.Random(seed)), draws)
    s = GAME.start(Setup(2, {"character_may_open_set": opens}), chance)
    assert rows[2] == " ".join(("deal", *map(U.show, draws)))
    for row in rows[3:-2]:
        left, _, drawn = row.partition(" | ")
        seat, text = left.split(" ", 1)
        assert GAME.to_move(s) == int(seat)
        chosen = GAME.read_move(s, text)
        assert chosen in GAME.legal(s)
        draws.clear()
        GAME.apply(s, chosen, chance)
        assert [U.show(i) for i in draws] == drawn.split()
    assert rows[-2] == " ".join(("scores", *map(str, GAME.scores(s))))
    assert rows[-1] == " ".join(("winners", *map(str, GAME.winners(s))))
    assert not s.stack
