"""What would cheating be worth? One seat plays with the same search, but sees what it may not.

`python -m tests.ai.clairvoyance duel --level pharaoh --games 40` lets the level play itself on common deals, each deal
once with the cheat in every seat; with `--rival` it cheats against another level, which shows how much luck leaves to
win there at all. `--see hands` shows the cheat the hands of the rivals; `--see held` their corruption, Deben and the
like as well; `--see all` all that lies face down on the table, too, down to which cards are not in the game; `--see
future` the draws to come as well: a tree and playouts (Sa-Rê) know those along the line of play, the look-ahead in
worlds the order in which all cards come, which is then secret but fixed for each round. `--rounds 1` plays games of
Sobek that are as short, for what is worth something in a round is worth more in three.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from game import registry
from game.ai import ismcts, pimc, playout
from game.ai.budget import Budget
from game.ai.heuristics import make as make_heuristics
from game.ai.levels import Level, make_player
from game.cli.ratings import wilson
from game.cli.table import TableSpec, find_table
from game.match.position import Position
from game.match.random_stream import DEAL, PLAY, RandomStream, private_seed
from game.rules.core.bits import members
from game.rules.core.chance import Chance
from game.rules.core.facts import Looked
from game.rules.core.game import Game, View, view

SEARCHES: tuple[Any, ...] = (ismcts, playout)
"""The modules that draw chance in a world by `seeded`."""
WORLDS: Any = pimc
"""The module that draws it by its own `FixedDraws`."""
SIGHTS = ("hands", "held", "all", "future")
"""The levels of sight of a cheat: each includes those before it."""
HELD = {"hands": ("hand",), "held": ("hand", "corruption", "deben", "kept", "palace")}
"""The zones that a sight shows of a player's possessions; their names continue with a dot and the seat."""


class Order:
    """Fair draws that follow one secret order of all pieces: every bag yields its first piece in that order."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._ranks: dict[int, float] = {}
        self.at = 0
        """Of no importance here; the look-ahead sets it before every move."""

    def __call__(self, bag: Sequence[int], source: object = None, epoch: int = 0, /) -> int:
        """Draw from `bag`."""
        return min(range(len(bag)), key=lambda index: self._rank(bag[index]))

    def _rank(self, drawn: int) -> float:
        rank = self._ranks.get(drawn)
        if rank is None:
            rank = self._ranks[drawn] = random.Random(f"{self._seed}/{drawn}").random()
        return rank


class Seeing:
    """A game in which every possible truth is the real one, `truth`; all else is as in `game`."""

    def __init__(self, game: Game, truth: Any = None) -> None:
        self._game = game
        self.truth = truth

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def world(self, view: View, rng: random.Random) -> Any:
        """Return the truth, whatever `view` knows."""
        return self.truth.clone()


@dataclass(frozen=True)
class Job:
    """A game to play: all words of the command, the deal and the seat that cheats (-1 for nobody).

    The others play at the level `rival`, or at the same if that is empty; `sight` is one of SIGHTS; `rounds` is the
    number of rounds if it is not the usual one.
    """

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    level: str
    sight: str
    deal: str
    cheat: int
    rival: str = ""
    rounds: int = 0


@contextmanager
def foreseen(source: Callable[[random.Random], Chance], order: Order | None = None) -> Iterator[None]:
    """Let searches draw from `source` in place of fair chance, and the look-ahead in worlds by `order`."""
    before, fixed = [module.seeded for module in SEARCHES], WORLDS.FixedDraws
    for module in SEARCHES:
        module.seeded = source
    if order is not None:
        WORLDS.FixedDraws = lambda seed: order
    try:
        yield
    finally:
        WORLDS.FixedDraws = fixed
        for module, seeded in zip(SEARCHES, before, strict=True):
            module.seeded = seeded


@cache
def _table(
    game: str, players: int, level: str, options: tuple[tuple[str, str], ...], rounds: int
) -> tuple[TableSpec, Seeing]:
    """Return a table and its game for the cheat: one of each, because heuristics are kept for every game there is."""
    table = find_table(game, players, level, dict(options))
    if rounds:
        table = replace(table, game=registry.make(game, {**table.game.numbers, "rounds": rounds}))
    return table, Seeing(table.game)


def play(job: Job) -> list[float]:
    """Play one game and return the share of the victory of every seat."""
    table, seeing = _table(job.game, job.players, job.level, job.options, job.rounds)
    game, level = table.game, table.levels[0]
    rival = _table(job.game, job.players, job.rival or job.level, job.options, job.rounds)[0].levels[0]
    position = Position(game, table.setup, RandomStream(job.deal, DEAL).chance)
    stage = make_heuristics(game).stage
    while (seat := position.to_move) >= 0:
        seed = private_seed(job.deal, "", f"seat {seat} ply {position.ply}")
        seeing.truth = position.state
        order = Order(f"{job.deal}/{stage(position.state)}") if job.sight == "future" and _is_by_worlds(level) else None
        if seat == job.cheat:
            move = _cheat(seeing, level, position, seed, job, order)
        else:
            move = _fair(game, rival, position, seed)
        position.play(move, order or RandomStream(job.deal, PLAY, position.draws).chance)
    winners = game.winners(position.state)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(table.setup.seats)]


def _is_by_worlds(level: Level) -> bool:
    return level.kind == "search" and not level.options.get("method", 0)


def _fair(game: Game, level: Level, position: Position, seed: int) -> Any:
    player = make_player(level.kind, game, level.options, seed)
    return player.choose(position.view(position.to_move), Budget(level.limit))


def _cheat(seeing: Any, level: Level, position: Position, seed: int, job: Job, order: Order | None) -> Any:
    if job.sight in HELD:
        player = make_player(level.kind, position.game, level.options, seed)
        return player.choose(having_looked(position, position.to_move, HELD[job.sight]), Budget(level.limit))
    fair = position.view(position.to_move)
    player = make_player(level.kind, seeing, level.options, seed)
    if job.sight == "all":
        return player.choose(fair, Budget(level.limit))
    with foreseen(lambda rng: RandomStream(job.deal, PLAY, position.draws).chance, order):
        return player.choose(fair, Budget(level.limit))


def having_looked(position: Position, seat: int, kinds: Sequence[str]) -> View:
    """Return the view of `seat` as if it had just looked at all that its rivals hold in the zones of `kinds`."""
    fair = position.view(seat)
    knowledge = fair.knowledge.clone()
    masks = position.game.zone_masks(position.state)
    for zone, place in enumerate(position.game.zones):
        if place.kind in kinds and place.owner != seat:
            knowledge.learn(Looked(1 << seat, zone, tuple(members(masks[zone]))))
    return view(position.game, position.state, knowledge, fair.setup, fair.ply)


def elo_of(share: float) -> float:
    """Return how many Elo a share of the victories between two is; shares of 0 and 1 count as one in a thousand."""
    share = min(max(share, 0.001), 0.999)
    return 400 * math.log10(share / (1 - share))


def main() -> None:
    """Play the games that the command line requests and print the value of cheating."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="pharaoh")
    parser.add_argument("--rival", default="", help="the level of the others, if not the same")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--see", choices=SIGHTS, default="hands", help="what the cheat sees beyond what is fair")
    parser.add_argument("--rounds", type=int, default=0, help="rounds of a game of Sobek, if not all")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.rounds and chosen.game != "sobek":
        parser.error("only Sobek has a number of rounds")
    options = (("scenario", chosen.scenario),) if chosen.scenario else ()
    deals = math.ceil(chosen.games / chosen.players)
    jobs = [
        Job(
            chosen.game,
            chosen.players,
            options,
            chosen.level,
            chosen.see,
            f"{chosen.seed}/{deal}",
            cheat,
            chosen.rival,
            chosen.rounds,
        )
        for deal in range(deals)
        for cheat in range(chosen.players)
    ]
    shares: list[float] = []
    with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
        for job, result in zip(jobs, pool.imap(play, jobs), strict=True):
            shares.append(result[job.cheat])
            print(f"{sum(shares):g} of {len(shares)}", end="\r", file=sys.stderr, flush=True)
    won, games = sum(shares), len(shares)
    low, high = wilson(won, games)
    who = f"{chosen.level}, who sees: {chosen.see}, against {chosen.rival or 'the same'}"
    print(
        f"{chosen.game}, {chosen.players} players: {who}, wins {100 * won / games:.1f} % "
        f"({100 * low:.1f}–{100 * high:.1f}) of {games} games"
    )
    if chosen.players == 2:
        print(f"that is {elo_of(won / games):+.0f} Elo ({elo_of(low):+.0f} … {elo_of(high):+.0f})")


if __name__ == "__main__":
    main()
