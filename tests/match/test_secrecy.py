"""The news that players at the table receive about each other's decisions, in all three games."""

from __future__ import annotations

import random

import pytest

from game import registry
from game.components.load import numbers
from game.match.match import Match
from game.match.position import Position
from game.match.seats import human
from game.match.watched import News, Played
from game.rules.core.facts import EVERYONE, SPECTATOR, Moved
from game.rules.core.game import Setup

DECISIONS = 300


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_move_is_told_only_by_what_each_may_see_of_it(name: str) -> None:
    game = registry.make(name, numbers(name))
    match = Match.new(game, Setup(2, {}), [human("Anna"), human("Nefer")], seed=name, salt="s", clock=None)
    heard: dict[int, list[News]] = {viewer: [] for viewer in (0, 1, SPECTATOR)}
    for viewer, news in heard.items():
        match.watch(viewer, news.append)
    rng = random.Random(4)
    while match.to_move >= 0 and match.ply < DECISIONS:
        seat = match.to_move
        match.submit(seat, rng.choice(match.view(seat).legal), match.ply)
    assert match.ply > 20
    hidden = 0
    for viewer, news in heard.items():
        played = [each for each in news if isinstance(each, Played)]
        assert len(played) == match.ply
        for each in played:
            for fact in each.facts:
                if (
                    isinstance(fact, Moved)
                    and fact.seers != EVERYONE
                    and not (viewer >= 0 and fact.seers >> viewer & 1)
                ):
                    hidden += 1
                    assert fact.pieces
                    assert all(piece < 0 for piece in fact.pieces)
    assert hidden > 20


@pytest.mark.parametrize(("name", "seats", "seeds"), [("sobek", 3, (19, 61)), ("duel", 2, (0, 1, 2))])
def test_who_knows_all_that_lie_face_down_may_still_not_look_which_is_which(
    name: str, seats: int, seeds: tuple[int, ...]
) -> None:
    game = registry.make(name, numbers(name))
    counted = peeked = 0
    for seed in seeds:
        rng = random.Random(seed)
        position = Position(game, Setup(seats), lambda bag, *_, rng=rng: rng.randrange(len(bag)))
        while (seat := position.to_move) >= 0:
            seen = position.view(seat)
            step = position.play(rng.choice(seen.legal), lambda bag, *_, rng=rng: rng.randrange(len(bag)))
            for fact in step.facts:
                if isinstance(fact, Moved) and fact.at and fact.seers == 1 << seat:
                    back = game.universe.backs[fact.pieces[0]]
                    known = seen.knowledge.surely_lies(fact.src) & game.universe.back_masks[back]
                    left = seen.knowledge.count(fact.src, back)
                    counted += known.bit_count() == left > 1 and not step.drawn
                    peeked += left > 1 and not step.revealing
    assert counted > 0
    assert peeked == 0
