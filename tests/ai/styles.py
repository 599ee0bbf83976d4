"""Measures the styles of characters: `python -m tests.ai.styles GAME [--players N] [--games N] [--nodes N]`.

Each character takes every seat once in common deals, against Stewards, and its decisions are counted. A Steward in its
place is the reference.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from game import registry
from game.ai.budget import Budget, Limit
from game.ai.levels import Level, make_player
from game.components.load import numbers
from game.match.opponents import level
from game.rules.core.chance import seeded
from game.rules.core.facts import Fact, Noted
from game.rules.core.game import Game, Setup
from game.rules.core.observers import Observers
from game.rules.sare import city
from game.rules.sare import moves as sare
from game.rules.sare.tables import WAREHOUSE

CHARACTERS = ("steward", "miser", "gambler", "hoarder", "spoiler")


@dataclass
class Style:
    """The counts of a character: sums by name, and the number of items in each."""

    sums: dict[str, float] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)

    def note(self, name: str, value: float) -> None:
        self.sums[name] = self.sums.get(name, 0.0) + value
        self.counts[name] = self.counts.get(name, 0) + 1

    def means(self) -> dict[str, float]:
        return {name: self.sums[name] / self.counts[name] for name in self.sums}


def play(game: Game, setup: Setup, levels: list[Level], seed: int, style: Style, seat: int, nodes: int) -> None:
    """Play one game and note the style of `seat`."""
    rng = random.Random(seed)
    chance, observers = seeded(rng), Observers(game, setup)
    notes: list[Fact] = []

    def sink(fact: Fact) -> None:
        notes.append(fact)
        observers.sink(fact)

    state = game.start(setup, chance, sink)
    pushes = swaps = ply = 0
    while (mover := game.to_move(state)) >= 0:
        view = observers.view(state, mover, ply)
        move = view.legal[0]
        if len(view.legal) > 1:
            chosen = levels[mover]
            limit = Limit(min(chosen.limit.nodes, nodes) if chosen.limit.nodes else 0)
            player = make_player(chosen.kind, game, chosen.options, seed * 1000 + ply)
            move = player.choose(view, Budget(limit))
        if mover == seat:
            if game.name in ("sobek", "duel"):
                if not state.stack or game.name == "duel":
                    style.note("hand", state.hands[seat].bit_count())
                if move[0] == 0 and game.name == "sobek":
                    style.note("skipped", move[1])
            else:
                pushes += move[0] == sare.BARRACKS_PUSH
                swaps += move[0] == sare.SWAP
                if move[0] == sare.STOP:
                    style.note("cards shown when stopping", state.drawn)
                    style.note("pool when stopping", sum(state.pool))
                if move[0] == sare.KEEP:
                    style.note("stored", sum(move[1:]))
        game.apply(state, move, chance, sink)
        ply += 1
    scores = game.scores(state)
    style.note("points", scores[seat])
    style.note("best rival", max(score for other, score in enumerate(scores) if other != seat))
    style.note("lowest rival", min(score for other, score in enumerate(scores) if other != seat))
    style.note("won", (seat in game.winners(state)) / len(game.winners(state)))
    for fact in notes:
        if isinstance(fact, Noted) and fact.seat == seat and fact.what == "corruption":
            style.note("corruption", fact.values[-2] if game.name == "sobek" else fact.values[-1])
    if game.name == "sa-re":
        style.note("revolts", sum(isinstance(f, Noted) and f.what == "revolt" and f.seat == seat for f in notes))
        others = sum(isinstance(f, Noted) and f.what == "revolt" and f.seat != seat for f in notes)
        style.note("revolts of rivals", others)
        style.note("pushes", pushes)
        style.note("swaps", swaps)
        built = sum(isinstance(f, Noted) and f.what == "built" and f.seat == seat for f in notes)
        style.note("built", built)
        style.note("warehouses", city.built(state, seat, WAREHOUSE))
        style.note("rounds", state.round)


def measured(name: str, character: str, players: int, games: int, nodes: int, options: dict[str, str]) -> Style:
    """Return the style of a character over `games` games."""
    game = registry.make(name, numbers(name))
    style = Style()
    for number in range(games):
        seat = number % players
        levels = [level(character if at == seat else "steward", name) for at in range(players)]
        play(game, Setup(players, options), levels, number // players, style, seat, nodes)
    return style


def lines(arguments: Any) -> Iterator[str]:
    """Yield a line for each character."""
    options = {"scenario": arguments.scenario} if arguments.game == "sa-re" else {}
    for character in arguments.only.split(",") if arguments.only else CHARACTERS:
        style = measured(arguments.game, character, arguments.players, arguments.games, arguments.nodes, options)
        yield f"{character}: " + ", ".join(f"{name} {mean:.2f}" for name, mean in style.means().items())


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=registry.GAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--nodes", type=int, default=300)
    parser.add_argument("--scenario", default="priest")
    parser.add_argument("--only", default="")
    for line in lines(parser.parse_args()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
