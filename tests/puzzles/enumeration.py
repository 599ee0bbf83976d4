"""Answers of drills by enumeration: `python -m tests.puzzles.enumeration sobek --count 10000` compares them.

`Enumeration` follows all ways in which some pieces can have moved, from the facts that one viewer has seen. It shares
no code with `Knowledge`: the pieces asked about are one kind, every other piece is told apart once it has been seen,
and each unseen movement is tried with all pieces that can have moved.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from math import comb, prod

from game.puzzles.drills import DrillForm, DrillQuestion, drill_kinds, question
from game.puzzles.puzzle import game_of
from game.rules.core.facts import Excluded, Fact, Gathered, Looked, Moved
from game.rules.core.universe import Universe

Row = tuple[int, ...]
"""The number of pieces of one kind in every zone."""
World = tuple[Row, ...]
"""A row for every kind."""
MOST_WORLDS = 2_000


class TooMany(Exception):
    """Raised where there are more worlds than anybody wants to follow."""


class Enumeration:
    """All worlds of one viewer, with the number of ways that lead to each; of the pieces with one back."""

    def __init__(self, universe: Universe, back: int, start: dict[int, int], zones: int, pieces: int) -> None:
        self._universe, self._back, self._start, self._zones, self._pieces = universe, back, start, zones, pieces
        self._reset()

    def _reset(self) -> None:
        own = self._universe.back_masks[self._back]
        kinds = [own & self._pieces, own & ~self._pieces]
        self.kinds = [kind for kind in kinds if kind]
        rows = [tuple((self._start.get(z, 0) & kind).bit_count() for z in range(self._zones)) for kind in self.kinds]
        self.worlds: Counter[World] = Counter({tuple(rows): 1})

    def learn(self, fact: Fact) -> None:
        """Take in a fact as the viewer perceived it."""
        own = self._universe.back_masks[self._back]
        if isinstance(fact, Gathered):
            self._reset()
        elif isinstance(fact, Moved):
            for piece in fact.pieces:
                if piece >= 0 and own >> piece & 1:
                    self._seen(piece, fact.src, fact.dst)
            unseen = sum(piece == -1 - self._back for piece in fact.pieces)
            if unseen and fact.ranking:
                for mask in fact.ranking:
                    self._tell_apart(mask & own)
                for _ in range(unseen):
                    self._best(fact.ranking, fact.src, fact.dst)
            elif unseen:
                self._unseen(unseen, fact.src, fact.dst)
        elif isinstance(fact, Looked):
            looks = Counter(self._universe.twins[piece] for piece in fact.pieces if piece >= 0 and own >> piece & 1)
            for look in looks:
                self._tell_apart(look)
            for look, number in looks.items():
                self._keep(look, lambda row, number=number: row[fact.zone] == number)  # type: ignore[misc]
        elif isinstance(fact, Excluded) and fact.pieces & own:
            self._tell_apart(fact.pieces & own)
            self._keep(fact.pieces, lambda row: row[fact.zone] == 0)

    def _keep(self, pieces: int, holds: object) -> None:
        at = [number for number, kind in enumerate(self.kinds) if kind & pieces]
        self.worlds = Counter(
            {world: ways for world, ways in self.worlds.items() if all(holds(world[each]) for each in at)}  # type: ignore[operator]
        )

    def _tell_apart(self, pieces: int) -> None:
        """Make `pieces` kinds of their own: every way to share a kind out between them and the others."""
        for at, kind in enumerate([*self.kinds]):
            inside = kind & pieces
            if not inside or inside == kind:
                continue
            found: Counter[World] = Counter()
            for world, ways in self.worlds.items():
                for part in _parts(world[at], inside.bit_count()):
                    rest = tuple(have - taken for have, taken in zip(world[at], part, strict=True))
                    many = prod(comb(have, taken) for have, taken in zip(world[at], part, strict=True))
                    found[(*world[:at], rest, *world[at + 1 :], part)] += ways * many
            self.kinds[at] = kind & ~pieces
            self.kinds.append(inside)
            self._set(found)

    def _set(self, worlds: Counter[World]) -> None:
        if len(worlds) > MOST_WORLDS:
            raise TooMany
        self.worlds = worlds

    def _seen(self, piece: int, src: int, dst: int) -> None:
        look = self._universe.twins[piece]
        self._tell_apart(look)
        at = [number for number, kind in enumerate(self.kinds) if kind & look]
        found: Counter[World] = Counter()
        for world, ways in self.worlds.items():
            for kind in at:
                if world[kind][src]:
                    found[_after(world, kind, src, dst, 1)] += ways * world[kind][src]
        self._set(found)

    def _unseen(self, number: int, src: int, dst: int) -> None:
        found: Counter[World] = Counter()
        for world, ways in self.worlds.items():
            for part in _parts([row[src] for row in world], number):
                after, many = world, ways
                for kind, taken in enumerate(part):
                    many *= comb(world[kind][src], taken)
                    after = _after(after, kind, src, dst, taken)
                found[after] += many
        self._set(found)

    def _best(self, ranking: Sequence[int], src: int, dst: int) -> None:
        found: Counter[World] = Counter()
        whole = prod(range(1, 13))
        for world, ways in self.worlds.items():
            for mask in ranking:
                best = [at for at, kind in enumerate(self.kinds) if kind & mask and world[at][src]]
                if best:
                    total = sum(world[at][src] for at in best)
                    for at in best:
                        found[_after(world, at, src, dst, 1)] += ways * whole * world[at][src] // total
                    break
        self._set(found)

    def numbers(self, zone: int) -> Counter[int]:
        """Return in how many ways each number of the pieces asked about lies in a zone."""
        found: Counter[int] = Counter()
        own = [at for at, kind in enumerate(self.kinds) if kind & self._pieces]
        for world, ways in self.worlds.items():
            found[sum(world[at][zone] for at in own)] += ways
        return found


def _after(world: World, kind: int, src: int, dst: int, number: int) -> World:
    row = [*world[kind]]
    row[src] -= number
    row[dst] += number
    return (*world[:kind], tuple(row), *world[kind + 1 :])


def _parts(have: Sequence[int], number: int) -> Iterator[Row]:
    """Yield all ways to take `number` pieces out of so many in every place."""
    if not have:
        if not number:
            yield ()
        return
    for taken in range(min(have[0], number) + 1):
        for rest in _parts(have[1:], number - taken):
            yield (taken, *rest)


def counts(asked: DrillQuestion, pieces: int, zone: int) -> dict[int, float]:
    """Return the chance of each number of `pieces` in a zone, by all facts that the seat has seen; raises TooMany."""
    game, view = game_of(asked.game), asked.view
    start = view.knowledge.start
    seen = [fact for step in asked.position.history for fact in step.seen_by(asked.seat, game.universe)]
    last = max((at for at, fact in enumerate(seen) if isinstance(fact, Gathered)), default=0)
    chances: dict[int, float] = {0: 1.0}
    for back, mask in enumerate(game.universe.back_masks):
        if not mask & pieces:
            continue
        worlds = Enumeration(game.universe, back, start, len(game.zones), pieces)
        for fact in seen[last:]:
            worlds.learn(fact)
        numbers = worlds.numbers(zone)
        total = sum(numbers.values())
        mixed: dict[int, float] = {}
        for (one, chance), (other, ways) in product(chances.items(), numbers.items()):
            mixed[one + other] = mixed.get(one + other, 0.0) + chance * (ways / total)
        chances = mixed
    return chances


def differs(asked: DrillQuestion) -> str:
    """Say how an answer differs from that of the enumeration; '' if it does not. Raises TooMany."""
    if asked.form is DrillForm.PIECES:
        bound = min if asked.kind == "holds" else max
        right = {group for group in asked.choices if bound(counts(asked, group, asked.zone))}
        return "" if right == asked.right else f"{right} instead of {set(asked.right)}"
    if asked.form is DrillForm.ZONES:
        zones = {zone for zone in asked.choices if max(counts(asked, asked.pieces, zone))}
        return "" if zones == asked.right else f"{zones} instead of {set(asked.right)}"
    if not asked.pieces:
        return ""  # the odds of a revolt: tests.rules.sare.enumeration
    found = counts(asked, asked.pieces, asked.zone)
    if asked.form is DrillForm.COUNT:
        return "" if {max(found)} == asked.right else f"{max(found)} instead of {set(asked.right)}"
    size = asked.view.knowledge.count(asked.zone)
    chance = sum(number * part for number, part in found.items()) / size
    is_same = abs(chance - asked.exact) < 1e-9 and asked.right == {round(100 * asked.exact)}
    return "" if is_same else f"{chance} instead of {asked.exact}"


def main() -> None:
    """Compare many questions with the enumeration."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    kinds = [kind for kind in drill_kinds(chosen.game) if kind.id != "revolt"]
    same = left = 0
    for number in range(chosen.count):
        asked = question(chosen.game, kinds[number % len(kinds)], f"{chosen.seed}/{number}")
        try:
            if wrong := differs(asked):
                print(f"{asked.kind} {asked.seed}: {wrong}", flush=True)
            same += not wrong
        except TooMany:
            left += 1
    print(f"{same} of {chosen.count - left} questions have the answer of the enumeration; {left} have too many worlds")


if __name__ == "__main__":
    main()
