"""What the rules and the AIs do, as lines of text: the compiled copy and the sources must give the same.

python -m tests.ai.parity --games 200     # compares both in two processes; the exit code is 1 if they differ
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import zip_longest

from game import compiled
from game.ai.budget import Budget, Limit
from game.ai.levels import make_player
from game.ai.search import Searcher
from game.components.load import numbers
from game.errors import FeluccaError
from game.match.opponents import level, opponents
from game.registry import GAMES, make
from game.rules.core.chance import seeded
from game.rules.core.facts import SPECTATOR, Fact
from game.rules.core.game import Game, Setup, View
from game.rules.core.observers import Observers
from game.rules.core.state import State

LONGEST = 3000
"""The decisions after which a game counts as endless."""
NODES = 300
"""The nodes of a search."""
SEARCHES, DOUBTS = 2, 4
"""The number of decisions in each game at which AIs are asked, and at which wrong moves are."""
WRONG = 12
"""The number of wrong moves tried at such a decision."""


def setups(game: Game[State]) -> Iterator[Setup]:
    """Yield every number of seats with every value of every option, one option at a time."""
    for seats in game.seats:
        yield Setup(seats)
        for option in game.options:
            for value in option.values[1:]:
                yield Setup(seats, {option.name: value})


def story(name: str, number: int) -> Iterator[str]:
    """Yield a random game as lines: moves, positions, views, values of searches, refusals and errors."""
    game = make(name, numbers(name))
    every = list(setups(game))
    setup = every[number % len(every)]
    rng = random.Random(f"{name} {number}")
    chance = seeded(rng)
    facts: list[Fact] = []
    watching = Observers(game, setup)

    def sink(fact: Fact) -> None:
        facts.append(fact)
        watching.sink(fact)

    yield f"{name} {setup}"
    state = game.start(setup, chance, sink)
    asked = {rng.randrange(60) for _ in range(SEARCHES)}
    doubted = {rng.randrange(60) for _ in range(DOUBTS)}
    for ply in range(LONGEST):
        seat = game.to_move(state)
        if seat < 0:
            break
        move = game.sample(state, chance)
        yield f"{ply} {seat} {game.show_move(state, move)} {len(game.legal(state))}"
        if ply in asked:
            yield from thoughts(game, watching.view(state, seat, ply), number)
        if ply in doubted:
            yield state.clone().text(game.universe)
            yield watching.view(state, SPECTATOR, ply).state.text(game.universe)
            yield from doubts(game, state, rng)
        game.apply(state, move, chance, sink)
    yield state.text(game.universe)
    yield f"{game.scores(state)} {game.winners(state)} {facts}"


def thoughts(game: Game[State], seen: View[State], number: int) -> Iterator[str]:
    """Yield what every level makes of a view: its move, its nodes, and the values of a search to twelve digits."""
    for name in opponents():
        chosen = level(name, game.name)
        player = make_player(chosen.kind, game, chosen.options, number)
        budget = Budget(Limit(nodes=NODES))
        if isinstance(player, Searcher) and len(seen.legal) > 1:
            values = player.values(seen, budget)
            told = " ".join(f"{move}={value:.12g}" for move, value in values.items())
        else:
            told = str(player.choose(seen, budget))
        yield f"{name} {budget.spent} {told}"


def doubts(game: Game[State], state: State, rng: random.Random) -> Iterator[str]:
    """Yield why wrong moves and wrong texts are refused."""
    legal = game.legal(state)
    for _ in range(WRONG):
        wrong = list(rng.choice(legal))
        wrong[rng.randrange(len(wrong))] += rng.choice((-1, 1, 7, 1 << 40))
        move = tuple(wrong)
        yield f"{move} {_answer(lambda move=move: game.refusal(state, move))}"  # type: ignore[misc]
    for text in ("", "fly", f"{game.show_move(state, legal[0])} 99"):
        yield f"{text!r} {_answer(lambda text=text: game.read_move(state, text))}"  # type: ignore[misc]
    words = state.text(game.universe)
    for text in (words[: len(words) // 2], words.replace("=", "=x", 1), f"{words} fog=1"):
        yield _answer(lambda text=text: type(state).parse(text, game.universe))  # type: ignore[misc]


def _answer(ask: Callable[[], object]) -> str:
    try:
        return repr(ask())
    except (FeluccaError, ValueError) as error:
        return f"{type(error).__name__}: {error}"


def stories(games: int) -> Iterator[str]:
    """Yield so many games of each kind."""
    for name in GAMES:
        for number in range(games):
            yield from story(name, number)


def told(games: int, *, pure: bool) -> subprocess.Popen[str]:
    """Start a process that prints so many games of each kind, by the sources or by the compiled copy."""
    environment = {**os.environ, compiled.PURE: "1" if pure else ""}
    words = [sys.executable, "-m", "tests.ai.parity", "--games", str(games), "--tell"]
    return subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, encoding="utf-8")


def compare(games: int) -> tuple[int, str]:
    """Compare both in so many games of each kind; return the number of lines, and the first ones that differ or ''."""
    plain, fast = told(games, pure=True), told(games, pure=False)
    count, last = 0, ""
    try:
        assert plain.stdout is not None
        assert fast.stdout is not None
        for one, two in zip_longest(plain.stdout, fast.stdout, fillvalue="nothing"):
            if one != two:
                return count, f"after {last}the sources tell {one}and the compiled copy tells {two}"
            count, last = count + 1, one
        if plain.wait() or fast.wait():
            return count, "a process failed"
        return count, ""
    finally:
        for process in (plain, fast):
            process.kill()
            process.wait()


def main() -> int:
    """Print the games, or compare."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=2)
    options.add_argument("--tell", action="store_true", help="print what this process does")
    asked = options.parse_args()
    if asked.tell:
        for line in stories(asked.games):
            print(line)
        return 0
    if compiled.FINDER.problem():
        print(f"Nothing to compare: {compiled.FINDER.problem()}.")
        return 1
    count, difference = compare(asked.games)
    print(difference or f"{count} lines of {asked.games} games of each kind are the same")
    return 1 if difference else 0


if __name__ == "__main__":
    sys.exit(main())
