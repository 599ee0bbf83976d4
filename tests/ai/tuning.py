"""Finds the numbers of the rules of thumb of Sa-Rê by play: `python -m tests.ai.tuning [--steps N] [--seed S]`.

Simultaneous perturbation (SPSA): at every step all numbers are moved a little up or down at random; those who play by
the numbers so moved meet those who play by the numbers moved the other way, in every scenario with two, three and four
players, each deal from both sides; then all numbers go a little towards the winners. What comes out is the mean of the
numbers over the last two fifths of the steps. `--names` tunes a few of them only, `--from FILE` goes on from numbers
that were written by `--write FILE`.

`--scenario S` goes on from there by coordinates: each number for launching sites in turn is moved a fifth down or up in
that scenario alone, and stays where it wins twice. That finds what perturbation does not, because a number has no
effect until it changes an order.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from game import registry
from game.ai.heuristics.contract import Heuristics, at_temperature
from game.ai.heuristics.sare import SaReHeuristics
from game.ai.heuristics.sare.evaluation import in_scenario
from game.ai.heuristics.sare.rollout_weights import ROLLOUT_WEIGHTS, SITES
from game.components.load import numbers
from game.rules.core.chance import seeded
from game.rules.core.game import Game, Setup
from game.rules.sare.tables import SCENARIOS

Numbers = dict[str, float]
SEATS = (2, 4, 3, 4)
"""The numbers of players in a step, each in every scenario; four players give the most information."""
LINES = {2: ("ab",), 3: ("abb",), 4: ("abab",)}
"""The seating of one deal; the same deal is played again with the seats exchanged."""
LOOSENESS = 0.2
RATE, LAST_RATE = 0.06, 0.018
"""How far the numbers go at the first and at the last step, for a victory in all games and in parts of a move."""
AVERAGED = 0.4
"""The last part of the steps, whose numbers are averaged."""
STRIDES = (0.8, 1.25)
"""The factors by which a number is moved in turn."""
ROUNDS, PROOF = 12, 36
"""How often `lead` is asked about a moved number: first, and again where it seemed a gain."""
GAIN = 0.02
"""The lead from which a moved number counts as a gain."""
LONGEST = 3000
"""Moves after which a game does not count."""


def reach(value: float) -> float:
    """Return the distance by which a number is moved up or down to measure its effect."""
    return 0.2 * abs(value) + 0.05


def won(game: Game, setup: Setup, seats: Sequence[Heuristics], seed: int) -> list[float]:
    """Return the share of the victory of every seat in a game by rules of thumb; all zero if it would not end."""
    rng = random.Random(seed)
    chance, uniform = seeded(rng), at_temperature(rng.random, LOOSENESS)
    state = game.start(setup, chance)
    for _ in range(LONGEST):
        seat = game.to_move(state)
        if seat < 0:
            winners = game.winners(state)
            return [1 / len(winners) if at in winners else 0.0 for at in range(setup.seats)]
        game.apply(state, seats[seat].policy(state, uniform), chance)
    return [0.0] * setup.seats


def lead(game: Game, one: Numbers, two: Numbers, rng: random.Random, scenarios: Sequence[str] = SCENARIOS) -> float:
    """Return the excess of the players of `one` in victories over their share of the seats, from -1 to 1."""
    sides = {"a": SaReHeuristics(game, one), "b": SaReHeuristics(game, two)}
    total, games = 0.0, 0
    for seats in SEATS:
        for scenario in scenarios:
            setup, seed = Setup(seats, {"scenario": scenario}), rng.getrandbits(40)
            for line in LINES[seats]:
                for places in (line, line.translate({97: "b", 98: "a"})):
                    shares = won(game, setup, [sides[side] for side in places], seed)
                    total += sum(s for s, side in zip(shares, places, strict=True) if side == "a")
                    total -= places.count("a") / seats
                    games += 1
    return 2 * total / games


def tuned(game: Game, start: Mapping[str, float], names: Sequence[str], steps: int, seed: str) -> Iterator[Numbers]:
    """Yield all numbers after every step; only those in `names` change."""
    rng = random.Random(seed)
    found, far = dict(start), {name: reach(start[name]) for name in names}
    for step in range(steps):
        way = {name: rng.choice((-1, 1)) * far[name] for name in names}
        up = {**found, **{name: found[name] + way[name] for name in names}}
        down = {**found, **{name: found[name] - way[name] for name in names}}
        gain = lead(game, up, down, rng) * (RATE + (LAST_RATE - RATE) * step / steps)
        found.update({name: found[name] + gain * way[name] for name in names})
        yield dict(found)


def stepped(
    game: Game, start: Mapping[str, float], scenario: str, names: Sequence[str], seed: str
) -> Iterator[Numbers]:
    """Yield all numbers after every gain; each of `names` in turn is moved in `scenario` alone."""
    rng = random.Random(seed)
    found = dict(start)
    for name in names:
        added = in_scenario(name, scenario)
        for stride in STRIDES:
            moved = {**found, added: stride * (found[name] + found.get(added, 0.0)) - found[name]}
            if all(
                sum(lead(game, moved, found, rng, [scenario]) for _ in range(times)) > GAIN * times
                for times in (ROUNDS, PROOF)
            ):
                found = moved
                yield dict(found)
                break


def _mean_of_last(steps: Iterator[Numbers], count: int) -> Numbers:
    """Return the mean of the numbers over the last steps of `count`; none without steps."""
    last: list[Numbers] = []
    for step, found in enumerate(steps, 1):
        if step > (1 - AVERAGED) * count:
            last.append(found)
        print(f"{step} of {count}", end="\r", file=sys.stderr, flush=True)
    return {name: round(sum(found[name] for found in last) / len(last), 3) for name in (last[0] if last else ())}


def main() -> None:
    """Tune and print the numbers."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--names", default="", help="the numbers to tune, with commas; else all")
    parser.add_argument("--scenario", choices=SCENARIOS, help="go on by coordinates in this scenario alone")
    parser.add_argument("--from", dest="before", type=Path, help="a file of numbers to begin with")
    parser.add_argument("--write", type=Path, help="where to write the numbers")
    chosen = parser.parse_args()
    start = {**ROLLOUT_WEIGHTS, **(json.loads(chosen.before.read_text(encoding="utf-8")) if chosen.before else {})}
    game = registry.make("sa-re", numbers("sa-re"))
    if chosen.scenario:
        names = chosen.names.split(",") if chosen.names else list(SITES)
        *_, mean = start, *stepped(game, start, chosen.scenario, names, chosen.seed)
    else:
        names = chosen.names.split(",") if chosen.names else list(ROLLOUT_WEIGHTS)
        mean = _mean_of_last(tuned(game, start, names, chosen.steps, chosen.seed), chosen.steps) or start
    text = json.dumps(mean, indent=1)
    print(text)
    if chosen.write:
        chosen.write.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
