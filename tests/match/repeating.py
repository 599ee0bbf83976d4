"""What a table that repeats promises, tried at length: python -m tests.match.repeating games|pairs|draws|codes

games   plays games of each kind from their codes and compares the records byte for byte: with the sources, with the
        compiled copy if there is one, and with other Pythons (--python, each with Felucca's libraries)
pairs   plays two different games at each table and compares what the piles deliver
draws   counts the draws of every source and compares them with chance by chi-square
codes   puts one wrong letter into codes

The exit code is 1 if anything is not as promised. `tests/match/test_repeating.py` runs a little of each.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import os
import random
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest

from game import compiled, registry
from game.ai.budget import Budget
from game.ai.levels import make_player
from game.components.load import numbers
from game.errors import FeluccaError
from game.match.match import Match
from game.match.opponents import at_any_pace, level
from game.match.random_stream import RankedDraws
from game.match.record import write_all
from game.match.table_code import LEVELS, NUMBERS, TableCode, decode
from game.registry import GAMES
from game.rules.core.chance import DrawSource, seeded
from game.rules.core.game import Game, Setup
from game.rules.core.state import State
from tests.ai.parity import setups

QUICK = "apprentice"
"""The level that decides for the person, and that of further opponents."""
LONGEST = 3000
"""The decisions after which a game counts as endless."""
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


@cache
def made(name: str) -> Game[State]:
    """Return a game with the numbers of the program."""
    return registry.make(name, numbers(name))


def table(name: str, number: int) -> TableCode:
    """Return one of the tables of a game: number after number, all seats, options and levels have their turn.

    Only one of several opponents may think for long.
    """
    game = made(name)
    every = list(setups(game))
    setup = every[number % len(every)]
    levels = (LEVELS[number % len(LEVELS)], *(QUICK,) * (setup.seats - 2))
    digest = hashlib.sha256(f"{name} {number}".encode()).digest()
    return TableCode(name, levels, number % setup.seats, setup.options, int.from_bytes(digest[:8], "big") % NUMBERS)


def record(table: TableCode) -> bytes:
    """Return the record of a game that AIs play to its end at a table, without times."""
    game = made(table.game)
    seats = table.seats("Ani", ["Ptah", "Meryt", "Nefret"])
    match = Match.new(game, Setup(len(seats), table.options), seats, table=table, clock=None)
    while (seat := match.to_move) >= 0:
        way = at_any_pace(level(match.seats[seat].level or QUICK, game.name))
        player = make_player(way.kind, game, way.options, match.ai_seed(seat))
        match.submit(seat, player.choose(match.view(seat), Budget(way.limit)), match.ply)
    return write_all(match.lines)


def told(first: int, games: int) -> Iterator[str]:
    """Yield the code and the SHA-256 of the record of so many games of each kind."""
    for number in range(first, first + games):
        for name in GAMES:
            code = table(name, number).encode()
            yield f"{name} {code} {hashlib.sha256(record(decode(code))).hexdigest()}"


def compare_games(first: int, games: int, pythons: Sequence[str]) -> str:
    """Play the same games in a process each, and return what differs first, or ''."""
    ways = [(sys.executable, "1"), *([] if compiled.FINDER.problem() else [(sys.executable, "")])]
    ways += [(python, "1") for python in pythons]
    if len(ways) == 1:
        ways *= 2
    running = []
    for python, pure in ways:
        words = [python, "-m", "tests.match.repeating", "games", f"--count={games}", f"--from={first}", "--tell"]
        environment = {**os.environ, compiled.PURE: pure}
        running.append(subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, encoding="utf-8"))
    try:
        streams = [process.stdout for process in running if process.stdout is not None]
        played = 0
        for lines in zip_longest(*streams, fillvalue="nothing"):
            if len(set(lines)) > 1:
                return "\n".join(f"{way}: {line.strip()}" for way, line in zip(ways, lines, strict=True))
            played += 1
            print(f"{played} {lines[0].strip()}", flush=True)
        if any(process.wait() for process in running) or played != games * len(GAMES):
            return "a process failed"
        print(f"{played} games are the same in {len(ways)} processes: {ways}")
        return ""
    finally:
        for process in running:
            process.kill()
            process.wait()


Deliveries = dict[tuple[str, int], list[str]]
"""For the name of a pile and an epoch, the pieces in the order in which they were drawn."""


def deliveries(table: TableCode, seed: int) -> tuple[list[str], Deliveries]:
    """Return the moves of a random game at a table, and what each of its piles delivered."""
    game = made(table.game)
    found: Deliveries = defaultdict(list)
    draws = RankedDraws(table.encode(), game.universe).chance

    def chance(bag: Sequence[int], source: DrawSource, epoch: int = 0, /) -> int:
        index = draws(bag, source, epoch)
        if not source.returns:
            found[source.name, epoch].append(game.universe.show(bag[index]))
        return index

    sample = seeded(random.Random(seed))
    state = game.start(Setup(len(table.opponents) + 1, table.options), chance)
    moves: list[str] = []
    while game.to_move(state) >= 0 and len(moves) < LONGEST:
        move = game.sample(state, sample)
        moves.append(game.show_move(state, move))
        game.apply(state, move, chance)
    return moves, found


@dataclass(frozen=True, slots=True)
class Pairs:
    """Two games at each of some tables: how many differed in their moves, and how many met the same deliveries."""

    tables: int
    different: int
    same: int
    compared: int
    """The number of deliveries that were compared."""
    problems: tuple[str, ...]


def pairs(name: str, count: int) -> Pairs:
    """Compare two random games at each of `count` tables: draw by draw, each pile must deliver the same piece."""
    different = same = compared = 0
    problems = []
    for number in range(count):
        at = table(name, number)
        (mine, one), (theirs, other) = deliveries(at, 2 * number), deliveries(at, 2 * number + 1)
        different += mine != theirs
        shared = [(key, list(zip(one[key], other[key], strict=False))) for key in one.keys() & other.keys()]
        compared += sum(len(both) for _, both in shared)
        wrong = [f"{at.encode()} {key}: {both}" for key, both in shared if any(a != b for a, b in both)]
        same += not wrong
        problems += wrong
    return Pairs(count, different, same, compared, tuple(problems))


def bags(name: str, games: int = 10) -> dict[DrawSource, list[int]]:
    """Return the largest bag that each source draws from in some random games."""
    game = made(name)
    found: dict[DrawSource, list[int]] = {}
    for number in range(games):
        sample = seeded(random.Random(number))

        def chance(bag: Sequence[int], source: DrawSource, epoch: int = 0, /) -> int:
            if len(bag) > len(found.get(source, ())):
                found[source] = list(bag)
            return sample(bag, source, epoch)  # noqa: B023

        every = list(setups(game))
        state = game.start(every[number % len(every)], chance)
        for _ in range(LONGEST):
            if game.to_move(state) < 0:
                break
            game.apply(state, game.sample(state, sample), chance)
    return found


def chi_square(counts: Counter[int], categories: int) -> float:
    """Return chi-square of counts that should be equal in all categories."""
    expected = counts.total() / categories
    return sum((counts[at] - expected) ** 2 / expected for at in range(categories))


def chance_of(chi: float, freedom: int) -> float:
    """Return how often chance alone gives a chi-square of at least `chi`: the regularized upper incomplete gamma
    function, as the continued fraction of Lentz or the series (Numerical Recipes, 6.2).
    """
    a, x = freedom / 2, chi / 2
    if x <= 0.0:
        return 1.0
    front = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        for n in range(1, 10_000):
            term *= x / (a + n)
            total += term
            if term < total * 1e-15:
                break
        return 1 - front * total
    b, c = x + 1 - a, 1e300
    d = h = 1 / b
    for n in range(1, 10_000):
        step = -n * (n - a)
        b += 2
        d, c = 1 / (step * d + b), b + step / c
        h *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return front * h


def draws(name: str, count: int) -> Iterator[tuple[str, int, float]]:
    """Yield each source of a game with more than one piece: its name, the size of its bag, and the chance of the
    chi-square of so many draws. Of a pile, each is the first draw at a table of its own; of what returns, a hundred
    follow each other.
    """
    universe = made(name).universe
    many = {False: 1, True: 100}
    for source, bag in sorted(bags(name).items()):
        if len(bag) < 2:
            continue
        counts: Counter[int] = Counter()
        for number in range(count // many[source.returns]):
            luck = RankedDraws(TableCode(name, ("miser",), number=number).encode(), universe)
            counts.update(luck.chance(bag, source, 1) for _ in range(many[source.returns]))
        yield source.name, len(bag), chance_of(chi_square(counts, len(bag)), len(bag) - 1)


def refused(count: int) -> int:
    """Return how many of `count` codes with one wrong letter are refused."""
    rng, many = random.Random(1), 0
    for number in range(count):
        letters = table(rng.choice(GAMES), number).encode()[4:].replace("-", "")
        at = rng.randrange(len(letters))
        wrong = rng.choice(LETTERS.replace(letters[at], ""))
        try:
            decode(letters[:at] + wrong + letters[at + 1 :])
        except FeluccaError:
            many += 1
    return many


def main() -> int:
    """Try what the words of the command say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("games", "pairs", "draws", "codes"))
    parser.add_argument("--count", type=int, default=0, help="200 games, 1000 pairs or codes, 100000 draws by default")
    parser.add_argument("--from", type=int, default=0, dest="first", help="number of the first game")
    parser.add_argument("--python", action="append", default=[], help="another Python to compare with")
    parser.add_argument("--tell", action="store_true", help="print the games of this process")
    asked = parser.parse_args()
    if asked.what == "games":
        count = asked.count or 200
        if asked.tell:
            for line in told(asked.first, count):
                print(line, flush=True)
            return 0
        difference = compare_games(asked.first, count, asked.python)
        print(difference, end="\n" if difference else "")
        return bool(difference)
    if asked.what == "codes":
        count = asked.count or 1000
        many = refused(count)
        print(f"{many} of {count} codes with one wrong letter refused")
        return many != count
    failed = False
    for name in GAMES:
        if asked.what == "pairs":
            found = pairs(name, asked.count or 1000)
            print(f"{name}: {found.same} of {found.tables} pairs meet the same deliveries "
                  f"({found.compared} compared; {found.different} pairs of different games)")  # fmt: skip
            print(*found.problems[:3], sep="\n", end="\n" if found.problems else "")
            failed |= found.same != found.tables
        else:
            for source, size, p in draws(name, asked.count or 100_000):
                print(f"{name:6} {source:10} {size:3} pieces  p = {p:.3f}", flush=True)
                failed |= p <= 0.01
    return failed


if __name__ == "__main__":
    sys.exit(main())
