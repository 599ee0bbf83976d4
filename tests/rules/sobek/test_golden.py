"""Whole games kept as text: the same draws and moves must lead to the same scores for ever.

`python -m tests.rules.sobek.test_golden` writes them anew, for a change of the rules that is meant.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.rules.core.chance import recording, scripted, seeded
from game.rules.core.game import Setup
from tests.rules.sobek.positions import GAME

FOLDER = Path(__file__).resolve().parents[2] / "golden"
SEEDS = {2: 20, 3: 30, 4: 40}
U = GAME.universe


def playthrough(seats: int) -> str:
    """Return a random game: a line for the start and for every move with its draws, then the scores."""
    chance = seeded(random.Random(SEEDS[seats]))
    drawn: list[int] = []
    state = GAME.start(Setup(seats), recording(chance, drawn))
    lines = [f"seats {seats} seed {SEEDS[seats]}", "start < " + " ".join(U.show(i) for i in drawn)]
    while (seat := GAME.to_move(state)) >= 0:
        move = GAME.sample(state, chance)
        line = f"{seat} {GAME.show_move(state, move)}"
        drawn.clear()
        GAME.apply(state, move, recording(chance, drawn))
        lines.append(line + (" < " + " ".join(U.show(i) for i in drawn) if drawn else ""))
    lines.append("scores " + " ".join(map(str, GAME.scores(state))))
    lines.append("winners " + " ".join(map(str, GAME.winners(state))))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("seats", SEEDS)
def test_golden_game(seats: int) -> None:
    """Replayed from the text alone; that the seed still gives it is a second question."""
    text = (FOLDER / f"sobek-{seats}.txt").read_text(encoding="utf-8")
    head, start, *moves, scores, winners = text.splitlines()
    assert head.split()[1] == str(seats)
    state = GAME.start(Setup(seats), scripted(U.id(name) for name in start.partition(" < ")[2].split()))
    for line in moves:
        played, _, draws = line.partition(" < ")
        seat, _, words = played.partition(" ")
        assert GAME.to_move(state) == int(seat)
        move = GAME.read_move(state, words)
        assert move in GAME.legal(state)
        GAME.apply(state, move, scripted(U.id(name) for name in draws.split()))
    assert scores == "scores " + " ".join(map(str, GAME.scores(state)))
    assert winners == "winners " + " ".join(map(str, GAME.winners(state)))
    assert playthrough(seats) == text


def write() -> None:
    """Write the games anew."""
    for seats in SEEDS:
        (FOLDER / f"sobek-{seats}.txt").write_text(playthrough(seats), encoding="utf-8")


if __name__ == "__main__":
    write()
