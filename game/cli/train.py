"""`felucca train`: learn from self-play what a position is worth."""

from __future__ import annotations

import random
from pathlib import Path

from game.ai import train as learning
from game.ai.knowhow import make
from game.cli.table import find_game
from game.errors import FeluccaError

TAUGHT = ("sobek", "duel")


def train(game: str, lessons: int, passes: int, switches: int, seed: int, path: Path, again: bool = False) -> None:
    """Play `lessons` rounds or games, fit a network in `passes` over them and write it to `path`.

    Self-play judges by the weights written by hand, or, `again`, by what was learned before.

    Raises FeluccaError for a game that has nothing to learn or a file that cannot be written.
    """
    if game not in TAUGHT:
        raise FeluccaError(f"the opponents of '{game}' have nothing to learn: choose {' or '.join(TAUGHT)}")
    pupil = make(find_game(game), {"learned": 1.0 if again else 0.0})
    assert isinstance(pupil, learning.Pupil)
    rng = random.Random(seed)
    data = learning.examples(pupil, lessons, rng)
    if len(data) < learning.FEWEST:
        raise FeluccaError(f"{lessons} lessons are too few to learn from: they gave {len(data)} examples")
    print(f"{len(data)} examples from {lessons} lessons")
    weights = learning.fresh(len(data[0][0]), switches, rng)
    learning.fit(data, weights, passes, rng, print)
    try:
        path.write_text(learning.source(weights), encoding="utf-8")
    except OSError as error:
        raise FeluccaError(f"the weights cannot be written to {path}: {error.strerror}") from None
    print(f"written to {path}")
