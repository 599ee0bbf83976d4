"""The tree of moves and draws from fixed positions, counted twice.

All numbers were counted a second time by `everything`, which tries every well-formed move and asks why not.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import product

import pytest

from game.rules.core.chance import seeded
from game.rules.core.game import Move
from game.rules.sare import legal
from game.rules.sare.state import SaReState
from tests.rules.sare.material import GAME, Table


class Missing(Exception):
    """A draw that the script does not hold."""


def outcomes(state: SaReState, move: Move) -> Iterator[SaReState]:
    """Yield the position after `move` for every way the draws can fall."""
    scripts: list[tuple[int, ...]] = [()]
    while scripts:
        script = scripts.pop()
        left = list(script)
        bags: list[Sequence[int]] = []

        def chance(
            bag: Sequence[int],
            source: object,
            epoch: int = 0,
            /,
            *,
            left: list[int] = left,
            bags: list[Sequence[int]] = bags,
        ) -> int:
            if not left:
                bags.append(list(bag))
                raise Missing
            return left.pop(0)

        after = state.clone()
        try:
            GAME.apply(after, move, chance)
        except Missing:
            scripts += [(*script, index) for index in range(len(bags[0]))]
        else:
            yield after


def everything(state: SaReState) -> list[Move]:
    """Return the legal moves, found by trying all there could be."""
    found = []
    for kind in range(len(GAME.tables.spaces) + 11):
        ranges = legal.RANGES.get(kind, ())
        for args in product(*(range(max(low, -3), min(high, 12) + 1) for low, high in ranges)):
            move = (kind, *args)
            if GAME.refusal(state, move) is None and GAME.canonical(state, move) == move:
                found.append(move)
    return found


def count(state: SaReState, depth: int, moves: Callable[[SaReState], list[Move]]) -> int:
    """Return the number of leaves: one for every move and draw, `depth` moves deep."""
    if depth == 0 or not state.stack:
        return 1
    return sum(count(after, depth - 1, moves) for move in moves(state) for after in outcomes(state, move))


def sites() -> Table:
    """Phase 1 with a Port to demolish, an old site and one Master."""
    table = Table(2)
    table.add(0, "port", "c1")
    table.add(0, "carpenter", "b2", site=True)
    return table


def question() -> Table:
    """The first question of a season: all buildings, gauges in the middle, the shoe nearly empty."""
    table = Table(2)
    for tile, space in zip(("barracks", "temple", "market", "library", "gardens", "palace"), GAME.tables.spaces[1:],
                           strict=False):  # fmt: skip
        table.add(0, tile, space)
    table.add(1, "palace", "b2")
    table.season("wood-gold")
    ids = [GAME.universe.id(name) for name in ("wood.1", "trouble.1", "double-trouble.1", "horus.1")]
    table.state.shoe = sorted(ids)
    table.state.gauge = [3, 4]
    return table


def building() -> Table:
    """A builder with jokers, tokens, a Port and caravans before two sites and a pyramid."""
    table = Table(2)
    for tile, space in (("carpenter", "b1"), ("goldsmith", "b2"), ("port", "c4")):
        table.add(0, tile, space)
    table.add(0, "market", "c1", site=True)
    table.add(0, "pyramid", "a2", site=True)
    table.construction(gains="wood 2 stone 2 gold 1 joker 1")
    table.state.caravans[0] = 1
    return table


POSITIONS = {"sites": sites, "question": question, "building": building}
EXPECTED = {
    ("sites", 1): 117,
    ("sites", 2): 1213,
    ("question", 1): 22,
    ("question", 2): 197,
    ("question", 3): 1360,
    ("building", 1): 26,
    ("building", 2): 423,
    ("building", 3): 2775,
}


@pytest.mark.parametrize(("name", "depth"), EXPECTED)
def test_perft(name: str, depth: int) -> None:
    state = POSITIONS[name]().state
    found = count(state, depth, GAME.legal)
    split = {
        GAME.show_move(state, move): sum(count(after, depth - 1, GAME.legal) for after in outcomes(state, move))
        for move in GAME.legal(state)
    } if found != EXPECTED[name, depth] else {}  # fmt: skip
    assert found == EXPECTED[name, depth], split


@pytest.mark.parametrize("name", POSITIONS)
def test_the_slow_count_agrees(name: str) -> None:
    state = POSITIONS[name]().state
    assert everything(state) == GAME.legal(state)
    assert count(state, 1, everything) == EXPECTED[name, 1]


def storing() -> Table:
    """A builder who has finished, with tokens, a joker and a caravan."""
    table = building()
    table.play("finish")
    return table


@pytest.mark.parametrize("position", [question, building, storing])
def test_every_legal_move_can_be_drawn(position: Callable[[], Table]) -> None:
    state = position().state
    chance = seeded(random.Random(1))
    drawn = {GAME.sample(state, chance) for _ in range(6000)}
    assert drawn == set(GAME.legal(state))


def test_every_kind_of_site_move_can_be_drawn() -> None:
    state = sites().state
    chance = seeded(random.Random(1))
    drawn = {GAME.sample(state, chance) for _ in range(30_000)}
    assert drawn <= set(GAME.legal(state))
    assert {move for move in GAME.legal(state) if move[0] != 3} <= drawn
    assert len([move for move in drawn if move[0] == 3]) >= 1
