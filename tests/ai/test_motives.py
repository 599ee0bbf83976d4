"""Why an AI played as it did: nothing hidden is told during the game, and everything after it."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from game.ai.budget import Budget, Limit
from game.ai.heuristics import make as make_heuristics
from game.ai.levels import Level, make_player
from game.ai.manners import Valuer
from game.ai.motives import WITHHELD, figures, motives
from game.ai.preference import favourite
from game.ai.reasons import Hint, reasons
from game.match.opponents import level
from game.match.position import Position
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Move, Setup, View
from tests.ai.test_opponents import made
from tests.sparing import one_now

NAMES = ("sobek", "duel", "sa-re")
SEEDS = pytest.mark.parametrize("seed", one_now((1, 0, 2)))
"""The games that are looked through, the first of them with every change: among three seats, where there may be."""


def positions(name: str, seed: int, decisions: int = 120) -> Iterator[tuple[Position, Move]]:
    """Yield the positions of a game with a choice, and a move that is mostly sensible; the position may be changed."""
    game, rng = made(name), random.Random(seed)
    heuristics = make_heuristics(game)
    position = Position(game, Setup(game.seats[seed % len(game.seats)]), lambda bag, *_: rng.randrange(len(bag)))
    while position.to_move >= 0 and position.ply < decisions:
        sensible = game.canonical(position.state, heuristics.policy(position.state, rng.random))
        move = sensible if rng.random() < 0.7 else rng.choice(game.legal(position.state))
        if len(game.legal(position.state)) > 1:
            yield position, move
        position.play(move, lambda bag, *_: rng.randrange(len(bag)), watchful=False)


def told(position: Position, move: Move, who: str = "racer") -> tuple[View | None, Hint | None]:
    """Return what everybody may know of a move, and the reasons that are told; the position stays."""
    game = position.game
    position.play(move, lambda bag, *_: 0, watchful=False)
    seen = position.public_view_before(position.ply)
    position.go_back(position.ply - 1)
    if seen is None:
        return None, None
    return seen, motives(game, seen, level(who, game.name), move, Budget(Limit()), 5)


@cache
def all_told(name: str, seed: int) -> tuple[tuple[View | None, Hint | None], ...]:
    """Return what is told of each of the `positions`."""
    return tuple(told(position, move) for position, move in positions(name, seed))


@SEEDS
@pytest.mark.parametrize("name", NAMES)
def test_what_is_told_stays_the_same_whatever_hides_in_the_hands(
    name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In fewer worlds than players are told of, so that more seems certain, and more is compared."""
    monkeypatch.setattr("game.ai.motives.WORLDS", 6)
    game, rng, swaps, kinds = made(name), random.Random(seed), 0, Counter[str]()
    for position, move in positions(name, seed):
        seen, hint = told(position, move)
        if seen is None or hint is None:
            continue
        kinds.update(reason.key for reason in (*hint.reasons, *hint.despite, *hint.verdict))
        truth = position.state
        other = game.world(seen, rng)
        if game.refusal(other, move) is not None or game.canonical(other, move) != move:
            continue
        position.state = other
        again = told(position, move)[1]
        position.state = truth
        assert again == hint, game.show_move(truth, move)
        swaps += game.zone_masks(other) != game.zone_masks(truth)
    assert swaps > {"sobek": 20, "duel": 20, "sa-re": 6}[name]
    assert len(kinds) > 8, kinds


@SEEDS
@pytest.mark.parametrize("name", NAMES)
def test_a_reason_that_is_told_holds_in_the_true_position(name: str, seed: int) -> None:
    game, count, wrong = made(name), 0, []
    for (position, move), (_, hint) in zip(positions(name, seed), all_told(name, seed), strict=True):
        own = position.view(position.to_move)
        true = reasons(game, own, move)
        for reason in hint.reasons + hint.despite if hint is not None else ():
            count += 1
            if reason not in true:
                wrong.append((game.show_move(own.state, move), reason))
    assert count > 27
    assert not wrong, (len(wrong), count, wrong[:5])


@SEEDS
@pytest.mark.parametrize("name", NAMES)
def test_a_move_counts_as_public_only_where_no_other_looks_the_same(name: str, seed: int) -> None:
    game, count = made(name), 0
    for position, _ in positions(name, seed, 80):
        alike = defaultdict(set)
        legal = game.legal(position.state)
        for move in legal[:: max(1, len(legal) // 8)]:
            position.play(move, lambda bag, *_: 0, watchful=False)
            if position.public_view_before(position.ply) is not None:
                alike[position.history[-1].seen_by(SPECTATOR, game.universe)].add(move)
            position.go_back(position.ply - 1)
        count += len(alike)
        assert all(len(moves) == 1 for moves in alike.values()), alike
    assert count > 50


def own_reasons(name: str, who: Level, decisions: int) -> Iterator[tuple[View, Move, Hint]]:
    """Yield decisions of a player, with all its reasons."""
    game = made(name)
    for position, _ in positions(name, 1, decisions):
        view = position.view(position.to_move)
        move = make_player(who.kind, game, who.options, position.ply).choose(view, Budget(who.limit))
        yield view, move, motives(game, view, who, move, Budget(who.limit), position.ply)


@pytest.mark.parametrize("name", ["sobek", "duel"])
def test_after_the_game_the_figures_are_those_of_the_player(name: str) -> None:
    game, who = made(name), level("merchant", name)
    count = 0
    for view, move, hint in own_reasons(name, who, 40):
        player = make_player(who.kind, game, who.options, view.ply)
        assert isinstance(player, Valuer)
        if hint.other is None:
            continue
        values = player.values(view, Budget(who.limit))
        assert favourite(values) == move
        assert hint.verdict == (figures(values[move], values[move] - values[hint.other.move]),)
        assert all(reason in reasons(game, view, move) for reason in hint.reasons)
        assert WITHHELD not in hint.verdict
        count += 1
    assert count > 15


@pytest.mark.parametrize("name", NAMES)
def test_after_the_game_a_character_is_named_where_it_decided(name: str) -> None:
    who = level("hoarder:nodes=100:worlds=2", name)
    keys = [tuple(reason.key for reason in hint.verdict) for _, _, hint in own_reasons(name, who, 24)]
    decided = [verdict for verdict in keys if "why-manner-decided" in verdict]
    assert 0 < len(decided) < len(keys)


def test_after_the_game_a_person_like_player_says_what_it_overlooked() -> None:
    who = level("ferryman", "duel")
    keys = [tuple(reason.key for reason in hint.verdict) for _, _, hint in own_reasons("duel", who, 60)]
    overlooked = [verdict for verdict in keys if "why-overlooked" in verdict]
    assert 0 < len(overlooked) < len(keys)
    assert all(verdict[0] in ("why-behind", "reason-alike") for verdict in overlooked)


def test_after_the_game_nobody_who_sees_everything_is_said_to_overlook() -> None:
    """A level that pays full attention played something else than it values most: its figures say so, and no more."""
    game, who = made("duel"), level("merchant", "duel")
    told = []
    for position, _ in positions("duel", 1, 12):
        view = position.view(position.to_move)
        player = make_player(who.kind, game, who.options, 5)
        assert isinstance(player, Valuer)
        values = player.values(view, Budget(who.limit))
        worst = min(values, key=lambda move: values[move])
        told.append(tuple(reason.key for reason in motives(game, view, who, worst, Budget(who.limit), 5).verdict))
    assert ("why-behind",) in told
    assert {*told} <= {("why-behind",), ("reason-alike",), ()}
