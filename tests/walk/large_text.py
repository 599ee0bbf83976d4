"""Tables of random games in large text and windows of any shape: every position and choice is drawn, no text is cut.

`python -m tests.walk.large_text --seconds 600 --seed 7` looks from a seed on until the time is over. It draws fifty
pictures a second, of what the walker rarely reaches: the middle of a choice, late in a game, in large letters.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

import pygame

from game import locale
from game.ai.heuristics import make as make_heuristics
from game.registry import GAMES
from game.ui.boards.kit.values import Narrow, Refuse
from tests.ui.tables import Table
from tests.walk.texts import watched

SIZES = (1280, 720), (1024, 768), (1000, 700), (640, 360), (900, 1200), (720, 1280)
_LOOKS, _STEPS, _LONGEST = 0.25, 4, 400
"""The share of positions that are looked at, the most steps into a choice there, and the decisions of a game."""
_OFFERS = 3
"""How often an answer is pressed for each thing on the table."""


@dataclass(frozen=True, slots=True)
class Look:
    """A table to look at: what follows from its seed."""

    seed: int

    def made(self, rng: random.Random) -> Table:
        """Return the table, without AIs that think."""
        game = rng.choice([*GAMES, "sa-re"])
        seats = 2 if game == "duel" else rng.choice([2, 3, 4])
        people = rng.choice([1, seats])
        table = Table(
            people, seats - people, game=game, seed=str(self.seed), language=rng.choice(["en", "fr", "it"]),
            theme=rng.choice(["contrast", "papyrus"]), text_size=rng.choice([1.3, 1.3, 1.15, 1.0]),
            size=rng.choice(SIZES), confirm_handover=False,
        )  # fmt: skip
        locale.set_language(table.shell.settings.language)
        table.scene.mode.controller.thinking = None
        return table

    def found(self) -> Iterator[str]:
        """Play the game at random, and yield what is wrong with a text, with the place where it was drawn."""
        rng = random.Random(self.seed)
        table = self.made(rng)
        match, settings = table.match, table.shell.settings
        policy, names = make_heuristics(match.game).policy, frozenset(seat.name for seat in match.seats)
        where = (
            f"{match.game.name} {settings.language} {settings.theme} {settings.text_size} {table.shell.display.pixels}"
        )

        def drawn(step: str) -> Iterator[str]:
            with watched(names) as wrong:
                table.surface()
            for words in wrong:
                yield f"seed {self.seed}, {where}, decision {match.ply}, {step}: {words}"

        while match.to_move >= 0 and match.ply < _LONGEST:
            if rng.random() < _LOOKS and match.seats[match.to_move].is_human:
                table.look_as(match.to_move)
                yield from drawn("table")
                for _ in range(rng.randrange(_STEPS)):
                    offers = [
                        each.id for each in table.scene.mode.prompts.offers() if isinstance(each.does, Narrow | Refuse)
                    ]
                    things = [
                        each.id for each in table.scene.presenter.targets() if isinstance(each.does, Narrow | Refuse)
                    ]
                    pressed = rng.choice([*offers * _OFFERS, *things, ""])
                    if pressed:
                        table.scene.mode.press(pressed)
                        yield from drawn(pressed)
                table.look_as(match.to_move)
            move = policy(table.state, rng.random)
            match.submit(match.to_move, match.game.canonical(table.state, move), match.ply)


def main() -> int:
    """Look until the time is over; return 1 if anything was found."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.walk.large_text", description="Look for cut texts at tables."
    )
    parser.add_argument("--seconds", type=float, default=60.0, help="how long, on the clock")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    asked = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    end, told = time.monotonic() + asked.seconds, set[str]()
    for seed in count(asked.seed):
        for sentence in Look(seed).found():
            words = sentence.rpartition(": ")[2]
            if words not in told:
                print(sentence, flush=True)
            told.add(words)
        if time.monotonic() > end:
            print(f"{seed - asked.seed + 1} games, {len(told)} texts cut")
            return int(bool(told))
    raise AssertionError("seeds never end")


if __name__ == "__main__":
    raise SystemExit(main())
