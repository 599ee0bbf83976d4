"""The contract of every game with the table, AIs and records, checked on random games of each of them."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import game.rules as rules
from game.components.load import numbers
from game.errors import FeluccaError
from game.registry import GAMES, make
from game.rules.core.chance import DrawSource, recording, scripted, seeded
from game.rules.core.facts import SPECTATOR, Fact
from game.rules.core.game import Game, Setup
from game.rules.core.observers import Observers
from game.rules.core.state import State
from tests.rules.agreement import all_of, allows

PLIES = 60
"""How many decisions of a game the slower checks look at."""


@cache
def game_called(name: str) -> Game:
    return make(name, numbers(name))


cases = pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in GAMES for seats in game_called(name).seats]
)


def positions(name: str, seats: int, seed: int, every: int = 1) -> Iterator[tuple[Game, Any, Observers]]:
    """Yield the positions of a random game, every `every` decisions, with the common knowledge of each."""
    game = game_called(name)
    setup = Setup(seats)
    watching = Observers(game, setup)
    chance = seeded(random.Random(seed))
    state = game.start(setup, chance, watching.sink)
    for ply in range(PLIES * every):
        if ply % every == 0:
            yield game, state, watching
        if game.to_move(state) < 0:
            return
        game.apply(state, game.sample(state, chance), chance, watching.sink)


@pytest.mark.parametrize("name", GAMES)
def test_a_set_up_the_game_does_not_know_is_refused(name: str) -> None:
    game = game_called(name)
    wrong = {f"'{name}' cannot be played by 5": Setup(5), f"'{name}' has no option 'fog'": Setup(2, {"fog": "yes"})}
    for option in game.options:
        problem = f"the option '{option.name}' cannot be 'perhaps': choose {' or '.join(option.values)}"
        wrong[problem] = Setup(2, {option.name: "perhaps"})
    for sentence, setup in wrong.items():
        with pytest.raises(FeluccaError) as refused:
            game.start(setup, seeded(random.Random(1)))
        assert str(refused.value) == sentence


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_of_the_game_copies_every_field(name: str) -> None:
    game = game_called(name)
    state = game.start(Setup(game.seats[0]), seeded(random.Random(1)))
    copy = state.clone()
    assert type(copy) is type(state)
    assert type(state).clone is not State.clone
    assert copy == state == State.clone(state)
    lists = [field for field in state.FIELDS if isinstance(getattr(state, field), list)]
    assert all(getattr(copy, field) is not getattr(state, field) for field in lists)


def viewers(seats: int) -> tuple[int, ...]:
    return (*range(seats), SPECTATOR)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("sobek", {"pieces": [1]}),
        ("sobek", {"seats": 3}),
        ("sobek", {"symbols": [None]}),
        ("sobek", {"early_end_points": 1000}),
        ("duel", {"pirogues": {"pyramid": 10**12}}),
        ("duel", {"deben": [3, [10**12]]}),
        ("sa-re", {"nile": [[]]}),
        ("sa-re", {"doubles": [[]]}),
    ],
)
def test_numbers_of_the_wrong_kind_or_size_are_refused_at_once(name: str, change: dict[str, Any]) -> None:
    with pytest.raises(FeluccaError, match=f"'{name}' cannot be played with these numbers: "):
        make(name, {**numbers(name), **change})


@pytest.mark.parametrize(("name", "seats"), [("sobek", (2, 3, 4)), ("duel", (2,)), ("sa-re", (2, 3, 4))])
def test_so_many_can_play(name: str, seats: tuple[int, ...]) -> None:
    assert game_called(name).seats == seats


@cases
def test_the_protocol_is_fulfilled(name: str, seats: int) -> None:
    game = game_called(name)
    assert isinstance(game, Game)
    assert game.name == name
    assert len(set(game.zones)) == len(game.zones)
    with pytest.raises(FeluccaError):
        game.start(Setup(9), seeded(random.Random(0)))
    with pytest.raises(FeluccaError):
        game.start(Setup(seats, {"no such option": "yes"}), seeded(random.Random(0)))
    for option in game.options:
        for value in option.values:
            game.start(Setup(seats, {option.name: value}), seeded(random.Random(0)))
        with pytest.raises(FeluccaError):
            game.start(Setup(seats, {option.name: "no such value"}), seeded(random.Random(0)))


@cases
def test_a_clone_is_independent(name: str, seats: int) -> None:
    chance = seeded(random.Random(3))
    for game, state, _ in positions(name, seats, 1):
        twin = state.clone()
        before = state.text(game.universe)
        assert twin == state
        assert twin.key() == state.key()
        assert hash(twin.key()) == hash(state.key())
        for _ in range(3):
            if game.to_move(twin) >= 0:
                game.apply(twin, game.sample(twin, chance), chance)
        assert state.text(game.universe) == before


@cases
def test_a_game_replays_from_its_moves_and_draws(name: str, seats: int) -> None:
    game = game_called(name)
    chance = seeded(random.Random(5))
    drawn: list[int] = []
    facts: list[Fact] = []
    state = game.start(Setup(seats), recording(chance, drawn), facts.append)
    again = game.start(Setup(seats), scripted(drawn))
    assert again == state
    while game.to_move(state) >= 0:
        move = game.sample(state, chance)
        drawn.clear()
        game.apply(state, move, recording(chance, drawn), facts.append)
        game.apply(again, move, scripted(drawn))
        assert again == state
    assert game.winners(again) == game.winners(state) != ()
    assert len(game.scores(state)) == seats


@cases
def test_a_position_reads_back(name: str, seats: int) -> None:
    for game, state, watching in positions(name, seats, 2):
        assert type(state).parse(state.text(game.universe), game.universe) == state
        for viewer in viewers(seats):
            seen = watching.view(state, viewer).state
            assert type(state).parse(seen.text(game.universe), game.universe) == seen


@cases
def test_legal_moves_are_sorted_different_and_read_back(name: str, seats: int) -> None:
    for game, state, _ in positions(name, seats, 3):
        legal = game.legal(state)
        assert legal == sorted(set(legal))
        assert bool(legal) == (game.to_move(state) >= 0)
        for move in legal[:50]:
            assert all(type(part) is int for part in move)
            text = game.show_move(state, move)
            assert game.read_move(state, text) == move


@cases
def test_a_game_ends_with_winners_and_without_moves(name: str, seats: int) -> None:
    game = game_called(name)
    chance = seeded(random.Random(8))
    state = game.start(Setup(seats), chance)
    for _ in range(5000):
        if game.to_move(state) < 0:
            break
        assert game.winners(state) == ()
        game.apply(state, game.sample(state, chance), chance)
    assert game.to_move(state) == -1
    assert game.legal(state) == []
    assert set(game.winners(state)) <= set(range(seats))
    assert game.winners(state)


@cases
def test_refusals_agree_with_legal_moves(name: str, seats: int) -> None:
    """A move of one position is refused in another exactly if it does nothing that is legal there."""
    pool = []
    for game, state, _ in positions(name, seats, 4, every=3):
        pool += game.legal(state)[:10]
    rng = random.Random(9)
    for game, state, _ in positions(name, seats, 6):
        legal = game.legal(state)
        for move in legal[:40]:
            assert game.refusal(state, move) is None
            assert game.canonical(state, move) == move
        for move in rng.sample(pool, 20):
            refusal = game.refusal(state, move)
            if refusal is None:
                assert game.canonical(state, move) in legal
            else:
                assert move not in legal
                assert refusal.rule
                assert refusal.key.startswith("refuse-")


@cases
def test_what_is_no_move_at_all_is_refused(name: str, seats: int) -> None:
    game = game_called(name)
    state = game.start(Setup(seats), seeded(random.Random(11)))
    for nothing in ((), (-1,), (99,), (0,) * 9):
        assert game.refusal(state, nothing) is not None


@cases
def test_samples_are_legal(name: str, seats: int) -> None:
    chance = seeded(random.Random(10))
    for game, state, _ in positions(name, seats, 7):
        if game.to_move(state) >= 0:
            legal = game.legal(state)
            for _ in range(5):
                assert game.sample(state, chance) in legal


@cases
def test_all_luck_comes_through_chance(name: str, seats: int) -> None:
    """Draws are from ascending bags, out of piles to which nothing returns, and whatever the module `random` would say
    makes no difference.
    """
    game = game_called(name)

    def ascending(bag: Sequence[int], source: DrawSource, epoch: int = 0, /) -> int:
        assert list(bag) == sorted(set(bag))
        assert len(bag) > 0
        if not source.returns:
            out = gone.setdefault((source, epoch), set())
            assert not out & set(bag), "what was drawn from a pile returned within its epoch"
        index = luck(bag)
        gone.setdefault((source, epoch), set()).add(bag[index])
        return index

    results = []
    for shift in (1, 2):
        random.seed(shift)
        luck, gone = seeded(random.Random(12)), {}
        state = game.start(Setup(seats), ascending)
        while game.to_move(state) >= 0:
            game.apply(state, game.sample(state, luck), ascending)
        results.append(state.key())
    assert results[0] == results[1]


def test_the_rules_import_no_luck_of_their_own() -> None:
    """`random` is there for worlds drawn with a given generator: its own functions are never called."""
    for path in Path(rules.__file__).parent.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "from random import" not in text, path
        for line in text.splitlines():
            if "random." in line and not line.lstrip().startswith(("#", '"""')):
                assert "random.Random" in line, (path, line)


@cases
def test_knowledge_allows_the_truth_and_worlds_agree(name: str, seats: int) -> None:
    for ply, (game, state, watching) in enumerate(positions(name, seats, 13, every=2)):
        truth = game.zone_masks(state)
        for viewer in viewers(seats):
            known = watching.knowledge(viewer)
            assert allows(known, truth)
            world = game.world(watching.view(state, viewer), random.Random(ply))
            assert allows(known, game.zone_masks(world))
            assert game.to_move(world) == game.to_move(state)
            assert game.scores(world) is not None
            if game.to_move(world) == viewer:
                assert game.legal(world) == game.legal(state)


@cases
def test_equal_knowledge_gives_equal_views_and_worlds(name: str, seats: int) -> None:
    for ply, (game, state, watching) in enumerate(positions(name, seats, 14, every=2)):
        for viewer in viewers(seats):
            view = watching.view(state, viewer)
            other = game.world(view, random.Random(ply))
            again = watching.view(other, viewer)
            assert again.state == view.state
            assert again.legal == view.legal
            assert game.world(again, random.Random(1)) == game.world(view, random.Random(1))


@cases
def test_facts_change_nothing(name: str, seats: int) -> None:
    """The positions with a sink and without one are the same."""
    game = game_called(name)
    one, two = seeded(random.Random(15)), seeded(random.Random(15))
    facts: list[Fact] = []
    told = game.start(Setup(seats), one, facts.append)
    silent = game.start(Setup(seats), two)
    while game.to_move(told) >= 0:
        game.apply(told, game.sample(told, one), one, facts.append)
        game.apply(silent, game.sample(silent, two), two)
        assert told == silent
    assert facts


@cases
def test_a_view_can_be_sent_to_another_process(name: str, seats: int) -> None:
    for _, state, watching in positions(name, seats, 16, every=9):
        view = watching.view(state, 0)
        copy = pickle.loads(pickle.dumps(view))
        assert copy.state == view.state
        assert copy.legal == view.legal
        assert all_of(copy.knowledge) == all_of(view.knowledge)
