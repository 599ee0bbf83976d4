"""Whole games as text: every move and every draw read back and give the same end.

`python -m tests.rules.sare.test_golden` writes the files again, for a change that is meant to change them.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.rules.core.chance import recording, scripted, seeded
from game.rules.core.game import Setup
from game.rules.sare.state import SaReState
from tests.rules.sare.material import GAME, U

FOLDER = Path(__file__).resolve().parents[2] / "golden"
GAMES = {
    "sa-re-2-scribe": (2, "scribe", "off", 20),
    "sa-re-3-priest": (3, "priest", "off", 18),
    "sa-re-4-first-pyramid": (4, "first-pyramid", "off", 23),
    "sa-re-2-pharaoh-architect": (2, "pharaoh", "on", 22),
}


def ending(state: SaReState) -> list[str]:
    """Return the last lines of a golden file."""
    return [
        f"rounds {state.round}",
        "scores " + " ".join(map(str, GAME.scores(state))),
        "winners " + " ".join(map(str, GAME.winners(state))),
        f"position {state.text(U)}",
    ]


def written(seats: int, scenario: str, architect: str, seed: int) -> list[str]:
    """Return the lines of a random game."""
    outcomes: list[int] = []
    chance = recording(seeded(random.Random(seed)), outcomes)
    choose = seeded(random.Random(seed + 1))
    state = GAME.start(Setup(seats, {"scenario": scenario, "architect": architect}), chance)
    lines = [f"setup {seats} {scenario} {architect} seed {seed} | " + " ".join(U.show(i) for i in outcomes)]
    while state.stack:
        outcomes.clear()
        move = GAME.sample(state, choose)
        text = f"{GAME.to_move(state)} {GAME.show_move(state, move)}"
        GAME.apply(state, move, chance)
        lines.append(f"{text} | " + " ".join(U.show(i) for i in outcomes) if outcomes else text)
    return lines + ending(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_plays_out_as_written(name: str) -> None:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    head, drawn = lines[0].split(" | ")
    _, seats, scenario, architect, _, _ = head.split()
    chance = scripted([U.id(word) for word in drawn.split()])
    state = GAME.start(Setup(int(seats), {"scenario": scenario, "architect": architect}), chance)
    for number, line in enumerate(lines[1:-4], start=2):
        text, _, drawn = line.partition(" | ")
        seat, _, words = text.partition(" ")
        where = f"{name}.txt line {number}: {line}"
        assert GAME.to_move(state) == int(seat), where
        move = GAME.read_move(state, words)
        assert GAME.refusal(state, move) is None, where
        assert move in GAME.legal(state), where
        outcomes: list[int] = []
        wanted = [U.id(word) for word in drawn.split()]
        GAME.apply(state, move, recording(scripted(wanted), outcomes))
        assert outcomes == wanted, where
    assert ending(state) == lines[-4:]


if __name__ == "__main__":
    for stem, game in GAMES.items():
        (FOLDER / f"{stem}.txt").write_text("\n".join(written(*game)) + "\n", encoding="utf-8")
