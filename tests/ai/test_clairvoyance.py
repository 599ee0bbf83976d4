"""The tool that measures the value of cheating does cheat, and only where it is told to."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import nullcontext

import pytest

from game.ai import pimc
from game.ai.budget import Budget
from game.ai.heuristics import make as make_heuristics
from game.ai.levels import make_player
from game.cli.table import find_table
from game.compiled import FINDER
from game.match.position import Position
from game.match.random_stream import DEAL, PLAY, RandomStream
from game.rules.core.bits import members
from game.rules.core.chance import seeded
from game.rules.sobek.game import Sobek
from game.rules.sobek.state import SobekState
from tests.ai.clairvoyance import (
    HELD,
    SEARCHES,
    SIGHTS,
    Job,
    Order,
    Seeing,
    elo_of,
    foreseen,
    having_looked,
    play,
)
from tests.rules.agreement import allows
from tests.rules.zones import zone_called
from tests.sparing import one_now


def test_seeing_gives_the_truth() -> None:
    table = find_table("sobek", 2, "random", {})
    position = Position(table.game, table.setup, RandomStream("a", DEAL).chance)
    seeing = Seeing(table.game, position.state)
    view = position.view(0)
    rng = random.Random(5)
    honest = [table.game.zone_masks(table.game.world(view, rng)) for _ in range(8)]
    truth = table.game.zone_masks(position.state)
    assert any(masks != truth for masks in honest)
    assert all(table.game.zone_masks(seeing.world(view, rng)) == truth for _ in range(8))
    assert seeing.name == "sobek"


DRAWN_FROM = {"sobek": "deck", "duel": "pile"}
"""Where cards lie that nobody knows; in Sa-Rê every card of the season is known to be in the shoe."""


@pytest.mark.parametrize("sight", HELD)
@pytest.mark.parametrize("name", ["sobek", "duel", "sa-re"])
def test_seeing_hands_shows_what_rivals_hold_and_nothing_else(name: str, sight: str) -> None:
    table = find_table(name, 2, "random", {})
    game = table.game
    position = Position(game, table.setup, RandomStream("b", DEAL).chance)
    rng = random.Random(3)
    for ply in range(40):
        seat = position.to_move
        if seat < 0:
            break
        truth = game.zone_masks(position.state)
        looks = game.universe.twins
        told = having_looked(position, seat, HELD[sight]).knowledge
        for zone, place in enumerate(game.zones):
            if place.kind in HELD[sight]:
                held = [looks[piece] for piece in members(truth[zone])]
                assert sorted(held) == sorted(looks[piece] for piece in members(told.surely_lies(zone)))
        assert allows(told, truth)
        if ply < 5 and name in DRAWN_FROM:
            zone = zone_called(game.zones, DRAWN_FROM[name])
            assert told.surely_lies(zone) != truth[zone]
        position.play(game.sample(position.state, seeded(rng)), RandomStream("b", PLAY, position.draws).chance)


def test_the_future_is_foreseen_only_inside() -> None:
    module = SEARCHES[0]
    fair = module.seeded
    with foreseen(lambda rng: RandomStream("a", PLAY, 3).chance):
        expected = RandomStream("a", PLAY, 3)
        drawn = module.seeded(random.Random(1))
        assert [drawn(range(1000)) for _ in range(5)] == [expected.chance(range(1000)) for _ in range(5)]
    assert module.seeded is fair


def test_an_order_is_fair_and_stays() -> None:
    firsts = [Order(f"deal {n}")(range(40)) for n in range(2000)]
    counts = [firsts.count(card) for card in range(40)]
    assert sum((count - 50) ** 2 / 50 for count in counts) < 72.1  # 39 degrees of freedom, one in a thousand
    order, bag, drawn = Order("deal"), list(range(20, 60)), []
    while bag:
        drawn.append(bag.pop(order(bag)))
    again = Order("deal")
    assert [card for card in drawn if card % 2] == sorted(range(21, 60, 2), key=lambda card: drawn.index(card))
    assert again([7, *drawn[5:9], 90][1:5]) == 0


class Noting(Order):
    """An order that counts the draws it decides."""

    drawn = 0

    def __call__(self, bag: Sequence[int], source: object = None, epoch: int = 0, /) -> int:
        self.drawn += 1
        return super().__call__(bag)


def drawn_by(order: Noting, name: str, plies: int, *, is_inside: bool) -> int:
    """Return how many draws of a look-ahead after `plies` decisions `order` decides, outside or inside `foreseen`."""
    table = find_table(name, 2, "search:worlds=2:width=2:first=3:rounds_ahead=1:nodes=100", {})
    level, position = table.levels[0], Position(table.game, table.setup, RandomStream("c", DEAL).chance)
    rng = random.Random(4)
    for _ in range(plies):
        move = make_heuristics(table.game).policy(position.state, rng.random)
        position.play(table.game.canonical(position.state, move), RandomStream("c", PLAY, position.draws).chance)
    player = make_player(level.kind, table.game, level.options, 1)
    source = (lambda rng: RandomStream("c", PLAY, position.draws).chance) if is_inside else None
    with foreseen(source, order) if source is not None else nullcontext():
        player.choose(position.view(position.to_move), Budget(level.limit))
    return order.drawn


@pytest.mark.parametrize(("name", "plies"), [("sobek", 8), ("duel", 18)])
def test_the_look_ahead_draws_in_the_order_and_only_inside(name: str, plies: int) -> None:
    order = Noting("deal")
    fair = pimc.FixedDraws
    assert drawn_by(order, name, plies, is_inside=True)
    assert pimc.FixedDraws is fair
    assert not drawn_by(Noting("deal"), name, plies, is_inside=False)


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_game_against_another_level_ends_with_one_victory(sight: str) -> None:
    level = "search:worlds=1:width=2:first=3:rounds_ahead=1:nodes=60"
    assert sum(play(Job("duel", 2, (), level, sight, "x/1", 1, "random"))) == pytest.approx(1.0)


@pytest.mark.parametrize("sight", one_now(SIGHTS[::-1]))
def test_a_game_ends_with_one_victory(sight: str) -> None:
    job = Job("sa-re", 2, (("scenario", "scribe"),), "search:method=1:worlds=2:first=2:nodes=20", sight, "x/1", 1)
    assert sum(play(job)) == pytest.approx(1.0)


def test_elo_of_a_share() -> None:
    assert elo_of(0.5) == 0.0
    assert elo_of(0.64) == pytest.approx(100, abs=1)
    assert elo_of(1.0) == elo_of(0.999)


@pytest.mark.skipif(not FINDER.problem(), reason="the methods of a compiled game cannot be replaced")
def test_a_short_game_has_as_many_rounds_as_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[int] = []
    winners = Sobek.winners

    def noting(game: Sobek, state: SobekState) -> tuple[int, ...]:
        ends.append(state.round)
        return winners(game, state)

    monkeypatch.setattr(Sobek, "winners", noting)
    for rounds in (1, 0):
        assert sum(play(Job("sobek", 2, (), "random", "hands", "r/1", 1, "", rounds))) == pytest.approx(1.0)
    assert ends[0] < ends[1]
