"""`felucca bench`: the speed of the rules, the AIs and the window, compared with other engines in the same run."""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import chain

from game import registry
from game.ai.budget import Budget, Limit
from game.ai.levels import Level, make_player
from game.ai.worker import Worker
from game.cli.display import print_table
from game.cli.table import find_game
from game.compiled import FINDER, PURE
from game.match.match import Match
from game.match.opponents import level as find_level
from game.match.opponents import opponents
from game.match.seats import human
from game.rules.core.chance import seeded
from game.rules.core.game import Game, Setup
from game.rules.core.state import State
from game.ui.bench import asked, figures, peak_memory

SEARCH = "search"
POSITIONS, FIRST, NODES = 8, 6, 3000
"""The positions of a game in which AIs are measured, the decisions before them, and the nodes of a search."""
clock = time.perf_counter if sys.platform == "win32" else time.thread_time
"""The thread's CPU time, independent of other load; on Windows, where that is coarse, elapsed time."""


@dataclass(frozen=True, slots=True)
class Speed:
    """The cost of random play: microseconds per move and per clone, moves per game, whole games per second."""

    name: str
    move: float
    clone: float
    length: float
    playouts: float

    def figures(self) -> dict[str, str | float]:
        """Return the figures by the names that they have in JSON."""
        return {
            "name": self.name,
            "us_per_move": self.move,
            "us_per_clone": self.clone,
            "moves": self.length,
            "games_s": self.playouts,
        }


def random_games(game: Game[State], seats: int, seconds: float) -> Speed:
    """Return the cost of random games, played for `seconds` on the bare rules, and of clones of their positions."""
    chance = seeded(random.Random(1))
    setup = Setup(seats)
    games = moves = 0
    busy = 0.0
    states: list[State] = []
    began = clock()
    while (elapsed := clock() - began) < seconds or not games:
        state = game.start(setup, chance)
        start = clock()
        count = 0
        while game.to_move(state) >= 0:
            game.apply(state, game.sample(state, chance), chance)
            count += 1
            if count == 20 and len(states) < 50:
                states.append(state.clone())
        busy += clock() - start
        games, moves = games + 1, moves + count
    clone = _clone_time([s.clone for s in states], seconds / 4)
    return Speed(f"{game.name}, {seats} players", 1e6 * busy / moves, clone, moves / games, games / elapsed)


def _clone_time(clones: Sequence[Callable[[], object]], seconds: float) -> float:
    """Return the microseconds per call."""
    done = 0
    began = clock()
    while (elapsed := clock() - began) < seconds:
        for _ in range(10):
            for clone in clones:
                clone()
        done += 10 * len(clones)
    return 1e6 * elapsed / max(1, done)


def searches(game: Game[State]) -> float:
    """Return the nodes per second of the strongest searching AI in this game; 0 if there is none.

    It searches in `POSITIONS` positions of a game whose players choose without searching, with `NODES` nodes in each.
    """
    levels = [chosen for name in opponents() if (chosen := find_level(name, game.name)).kind == SEARCH]
    if not levels:
        return 0.0
    seats = min(game.seats)
    match = Match.new(game, Setup(seats), [human(str(s)) for s in range(seats)], seed="bench", salt="-", clock=None)
    quick = make_player("greedy", game, {}, 1)
    player = make_player(SEARCH, game, levels[-1].options, 1)
    spent, busy, positions = 0, 0.0, POSITIONS
    while positions and not match.is_over:
        view = match.view(match.to_move)
        if match.ply >= FIRST and len(view.legal) > 1:
            budget = Budget(Limit(nodes=NODES))
            began = clock()
            player.choose(view, budget)
            busy += clock() - began
            spent += budget.spent
            positions -= 1
        match.submit(match.to_move, quick.choose(view, Budget(Limit(1))), match.ply)
    return spent / busy


def _searched(began: float, name: str) -> float:
    """Return the nodes per second in the game called `name`; the work of a process of its own."""
    return searches(find_game(name))


@contextmanager
def _by_the_sources() -> Iterator[None]:
    """Let processes that are started meanwhile run the sources, even if there is a compiled copy."""
    before = os.environ.get(PURE, "")
    os.environ[PURE] = "1"
    try:
        yield
    finally:
        os.environ[PURE] = before


ROUNDS = 3
"""How often the compiled copy and the sources are measured in turn; the fastest of each counts."""


def side_by_side(name: str) -> tuple[float, float]:
    """Return the nodes per second in the game called `name` as this program runs, and by the sources.

    Both are the same where there is no compiled copy.
    """
    if FINDER.problem():
        return (plain := asked(_searched, name)), plain
    own = plain = 0.0
    for _ in range(ROUNDS):
        own = max(own, asked(_searched, name))
        with _by_the_sources():
            plain = max(plain, asked(_searched, name))
    return own, plain


def chess_games(seconds: float) -> Speed:
    """Return the cost of random games of chess with python-chess; its clone is `Board.copy` without the history."""
    chess = import_module("chess")
    rng = random.Random(1)
    games = moves = 0
    board = chess.Board()
    began = clock()
    while (elapsed := clock() - began) < seconds or not games:
        board = chess.Board()
        while not board.is_game_over(claim_draw=False):
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
        games += 1
    clone = _clone_time([lambda: board.copy(stack=False)], seconds / 4)
    return Speed("chess (python-chess)", 1e6 * elapsed / moves, clone, moves / games, games / elapsed)


def catan_games(seconds: float) -> Speed:
    """Return the cost of random games of Catan for two players with catanatron."""
    catan = import_module("catanatron")
    random.seed(1)
    games = moves = 0
    game = None
    began = clock()
    while (elapsed := clock() - began) < seconds or not games:
        players = [catan.RandomPlayer(catan.Color.RED), catan.RandomPlayer(catan.Color.BLUE)]
        game = catan.Game(players, seed=games)
        game.play()
        records = getattr(game.state, "action_records", None) or getattr(game.state, "actions", [])
        moves += len(records)
        games += 1
    assert game is not None
    clone = _clone_time([game.copy], seconds / 4)
    return Speed("Catan (catanatron)", 1e6 * elapsed / max(1, moves), clone, moves / games, games / elapsed)


OTHERS = {"chess": chess_games, "catanatron": catan_games}


def bench(names: Sequence[str], seconds: float, size: tuple[int, int], as_json: bool) -> None:
    """Measure the rules, the AIs and a window of `size` real pixels; print each part once it is measured, or all as a
    line of JSON.

    Engines that are not installed are left out. Raises FeluccaError if the window can't be measured, after the rest.
    """
    games = [find_game(name) for name in names or registry.GAMES]
    speeds = [random_games(game, min(game.seats), seconds) for game in games]
    speeds += [measure(seconds) for module, measure in OTHERS.items() if find_spec(module)]
    if not as_json:
        _tell_rules(speeds)
    nodes = {game.name: side_by_side(game.name) for game in games}
    if not as_json:
        _tell_searches(nodes)
        print("around them")
    around: dict[str, float] = {}
    try:
        for name, value in chain(thinking(games[0]).items(), _memory(), figures(size)):
            around[name] = value
            if not as_json:
                print(f"{value:10.2f}  {name}", flush=True)
    finally:  # what could be measured is told all the same
        if as_json:
            found = {
                "rules": [speed.figures() for speed in speeds],
                "compiled": not FINDER.problem(),
                "search_nodes_s": {name: {"own": own, "sources": plain} for name, (own, plain) in nodes.items()},
                "figures": around,
            }
            print(json.dumps(found))


def _memory() -> Iterator[tuple[str, float]]:
    """Yield the most memory of this process, where the system tells it."""
    if peak := peak_memory():
        yield "memory of this process, MB", peak


def _tell_rules(speeds: Sequence[Speed]) -> None:
    """Print the speed of the rules, compared with the first of `speeds`."""
    first = speeds[0]
    table = [
        (
            s.name,
            f"{s.move:.1f} µs",
            f"{s.clone:.2f} µs",
            f"{s.length:.0f}",
            f"{s.playouts:.0f}",
            f"{s.move / first.move:.1f} ×",
            f"{s.clone / first.clone:.1f} ×",
        )
        for s in speeds
    ]
    heads = ("random play", "a move", "a clone", "moves", "games/s", "move", "clone")
    print_table("rules (last columns: compared with the first line)", heads, table)


def _tell_searches(nodes: dict[str, tuple[float, float]]) -> None:
    """Print the nodes per second by game, compiled and by the sources."""
    searched = [(name, own, plain) for name, (own, plain) in nodes.items() if own]
    if FINDER.problem():
        heads, rows = ("game", "nodes/s"), [(name, f"{own:.0f}") for name, own, _ in searched]
        print_table(f"search ({FINDER.words()})", heads, rows)
    else:
        compared = [(name, f"{own:.0f}", f"{by:.0f}", f"{own / by:.2f} ×") for name, own, by in searched]
        print_table("search, nodes/s", ("game", "compiled", "sources", "compared"), compared)


def thinking(game: Game[State]) -> dict[str, float]:
    """Return the milliseconds until a new process gives its first answer, and until it gives the next."""
    seats = min(game.seats)
    match = Match.new(game, Setup(seats), [human(str(s)) for s in range(seats)], seed="bench", salt="-", clock=None)
    worker = Worker(game.name, game.numbers)
    times = []
    try:
        for seed in range(2):
            began = time.perf_counter()
            worker.ask(match.view(match.to_move), Level("random", "random"), seed)
            while worker.poll() is None:
                time.sleep(0.0005)
            times.append(1000 * (time.perf_counter() - began))
    finally:
        worker.close()
    return {"first answer of a new process, ms": times[0], "next answer, ms": times[1]}
