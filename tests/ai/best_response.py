"""How much could be won by somebody who studied the strongest AI and nothing else?

`python -m tests.ai.best_response duel --level pharaoh --episodes 400 --games 100 --write FILE` plays against the frozen
level (in the episodes with `--sparring`, which may be a faster form of it), learns by temporal differences what
positions are worth against it, and then plays it with the level's own search over what was learned.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from game.ai.budget import Budget
from game.ai.greedy import OPTIONS as GREEDY
from game.ai.greedy import Greedy
from game.ai.heuristics import make as make_heuristics
from game.ai.levels import Level, make_player
from game.ai.network import Learned, Network, read, shipped, subject_of, text
from game.ai.player import Player
from game.ai.search import OPTIONS as SEARCH
from game.ai.search import Searcher
from game.ai.train.descent import from_network
from game.ai.train.selfplay import Afterstate, Example, prediction, returns
from game.ai.train.trainable import Trainable
from game.cli.ratings import wilson
from game.cli.table import TableSpec, find_table
from game.match.position import Position
from game.match.random_stream import DEAL, PLAY, RandomStream, private_seed

BATCH = 8
"""Games after which something is learned."""
POSITIONS = 24
RATE = 0.0015
TRACE = 0.7
PRACTICE = {**GREEDY, "worlds": 4.0, "noise": 0.015}
"""How the student plays in the episodes where actions are judged: one ahead, with a little noise."""
NOISE = 0.02
"""How far he misjudges in the episodes where whole rounds are played out (Sa-Rê): with the search of his rival."""


@dataclass(frozen=True)
class Job:
    """A game of the student, in `hero`'s seat, against `level`: an episode, or a trial with the level's own search."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    level: str
    deal: str
    hero: int
    network: Network
    is_episode: bool


@cache
def table_of(game: str, players: int, level: str, options: tuple[tuple[str, str], ...]) -> TableSpec:
    return find_table(game, players, level, dict(options))


@cache
def student_of(game: str, players: int, level: str, options: tuple[tuple[str, str], ...]) -> Trainable:
    """Return experience of its own, which can be taught without teaching the level."""
    style = {"learned": 1.0}
    trainable = make_heuristics(table_of(game, players, level, options).game, style)
    assert isinstance(trainable, Trainable)
    assert trainable is not make_heuristics(table_of(game, players, level, options).game)
    return trainable


def play(job: Job) -> tuple[float, list[Example]]:
    """Play one game; return the student's share of the victory and its training data (only in an episode)."""
    words = (job.game, job.players, job.level, job.options)
    table, trainable = table_of(*words), student_of(*words)
    game, level = table.game, table.levels[0]
    subject = subject_of(job.game, job.players, table.setup.options.get("scenario", ""))
    trainable.use_network(subject, job.network)
    position = Position(game, table.setup, RandomStream(job.deal, DEAL).chance)
    began = trainable.stage(position.state)
    chain: list[Afterstate] = []
    found: list[Example] = []
    while (seat := position.to_move) >= 0:
        seed = private_seed(job.deal, "", f"seat {seat} ply {position.ply}")
        player = _hero(job, trainable, level, seed) if seat == job.hero else _rival(table, level, seed)
        move = player.choose(position.view(seat), Budget(level.limit))
        position.play(move, RandomStream(job.deal, PLAY, position.draws).chance)
        state = position.state
        if not trainable.is_going_on(state, began):
            found += returns(chain, trainable.result(state), TRACE)
            chain, began = [], trainable.stage(state)
        elif job.is_episode and (seat == job.hero or trainable.aim == "share") and trainable.is_judged(state, seat):
            chain.append(_noted(trainable, job.network, state))
    winners = game.winners(position.state)
    return (1 / len(winners) if job.hero in winners else 0.0), found


def _hero(job: Job, trainable: Trainable, level: Level, seed: int) -> Player:
    if level.kind != "search" or (job.is_episode and trainable.aim == "gain"):
        return Greedy(trainable.game, trainable, PRACTICE, seed)
    known = {**SEARCH, **{name: value for name, value in level.options.items() if name != "weights"}}
    if job.is_episode:
        known["noise"] = NOISE
    return Searcher(trainable.game, trainable, known, seed)


def _rival(table: TableSpec, level: Level, seed: int) -> Player:
    return make_player(level.kind, table.game, level.options, seed)


def _noted(trainable: Trainable, network: Network, state: Any) -> Afterstate:
    rows = trainable.features(state)
    settled = trainable.settled(state)
    values = prediction(trainable.aim, [network.value(row) for row in rows])
    return Afterstate(rows, settled, [s + v for s, v in zip(settled, values, strict=True)])


def study(network: Network, jobs: Sequence[Job], pool: Any, tell: Any = print) -> Network:
    """Play the episodes in `jobs`, learning after each batch, and return the trained network."""
    descent = from_network(network)
    trainable = student_of(jobs[0].game, jobs[0].players, jobs[0].level, jobs[0].options)
    won = 0.0
    for start in range(0, len(jobs), BATCH):
        network = descent.network()
        batch = [Job(**{**vars(job), "network": network}) for job in jobs[start : start + BATCH]]
        rate = RATE * (1.0 - start / len(jobs))
        for share, examples in pool.map(play, batch):
            won += share
            for at in range(0, len(examples), POSITIONS):
                descent.step(trainable.aim, examples[at : at + POSITIONS], rate)
        if (start // BATCH) % 10 == 9:
            tell(f"{start + BATCH} episodes, {100 * won / (start + BATCH):.1f} % won", flush=True)
    return descent.network()


def main() -> None:
    """Study, then play, as the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="pharaoh")
    parser.add_argument("--sparring", default="", help="the level to study against, if not the same")
    parser.add_argument("--episodes", type=int, default=400)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--begin", type=Path, help="begin with these weights, not with those of the program")
    parser.add_argument("--write", type=Path)
    chosen = parser.parse_args()
    options = (("scenario", chosen.scenario),) if chosen.scenario else ()
    seats, level = chosen.players, chosen.level
    subject = subject_of(chosen.game, seats, chosen.scenario)
    inputs = student_of(chosen.game, seats, level, options).subjects()[subject]
    network = read(chosen.begin, subject, inputs).network if chosen.begin else shipped(subject, inputs)
    common = (chosen.game, seats, options)
    with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
        episodes = [
            Job(*common, chosen.sparring or level, f"lesson/{chosen.seed}/{n}", n % seats, network, True)
            for n in range(chosen.episodes)
        ]
        if episodes:
            network = study(network, episodes, pool)
        if chosen.write:
            made = {"note": "studied one level only", "level": level, "episodes": len(episodes), "seed": chosen.seed}
            chosen.write.write_text(text(Learned(subject, network, made)), encoding="utf-8")
        deals = math.ceil(chosen.games / seats)
        trials = [
            Job(*common, level, f"trial/{chosen.seed}/{deal}", hero, network, False)
            for deal in range(deals)
            for hero in range(seats)
        ]
        shares: list[float] = []
        for share, _ in pool.imap(play, trials):
            shares.append(share)
            print(f"{sum(shares):g} of {len(shares)}", end="\r", file=sys.stderr, flush=True)
    won, games = sum(shares), len(shares)
    low, high = wilson(won, games)
    print(json.dumps({"game": subject, "level": level, "episodes": len(episodes), "games": games, "won": won}))
    print(f"{len(episodes)} episodes: {100 * won / max(games, 1):.1f} % ({100 * low:.1f}–{100 * high:.1f}) of {games}")


if __name__ == "__main__":
    main()
