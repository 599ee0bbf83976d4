"""D-7: the information of each player, and nothing else."""

from __future__ import annotations

import os
import random
from fractions import Fraction
from itertools import permutations

import pytest

from game.rules.core.chance import seeded
from game.rules.core.deck import Contradiction
from game.rules.core.facts import SPECTATOR, Moved, redact
from game.rules.core.game import View
from game.rules.core.knowledge import Knowledge
from game.rules.core.observers import Observers
from game.rules.core.universe import EMPTY
from game.rules.duel.moves import PLAY, SELL, TAKE, USE
from game.rules.duel.state import BERTH, PYRAMID_TURN, SCRIBE_TILES, TURN, VIZIER_TILE, DuelState
from game.rules.duel.tables import (
    BERTHS,
    CORRUPTION,
    DEBEN,
    EYE,
    HAND,
    PILE,
    RED,
    REMOVED,
    RESERVE,
    SCRIBE,
    THIEF,
    VIZIER,
    ZONES,
)
from tests.rules.agreement import allows
from tests.rules.duel.material import GAME, SETUP, T, U, do, mask, position

pytestmark = pytest.mark.rule("D-7")

GAMES = int(os.environ.get("FELUCCA_GAMES", "0"))
VIEWERS = (0, 1, SPECTATOR)


class Watched:
    """A random game with its observers."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.chance = seeded(self.rng)
        self.observers = Observers(GAME, SETUP)
        self.state = GAME.start(SETUP, self.chance, self.observers.sink)
        self.last: tuple[int, ...] = ()

    def step(self) -> bool:
        """Make a move; say whether there was one."""
        if not self.state.stack:
            return False
        self.last = GAME.sample(self.state, self.chance)
        GAME.apply(self.state, self.last, self.chance, self.observers.sink)
        return True

    def view(self, viewer: int) -> View:
        return self.observers.view(self.state, viewer)


def find(power: int) -> tuple[Watched, DuelState, int]:
    """Play until a character with this power has been played with effect; return the position before and his seat."""
    for seed in range(400):
        game = Watched(seed)
        while game.state.stack:
            before = game.state.clone()
            game.step()
            if game.last[0] != PLAY or T.powers[game.last[1]] != power:
                continue
            if len(game.last) == 3 or (game.state.stack and game.state.stack[-1][0] in (VIZIER_TILE, SCRIBE_TILES)):
                return game, before, before.turn
    raise AssertionError("that character was never played with effect")


def test_views_hide_what_is_hidden_and_show_the_rest() -> None:
    for seed in range(max(4, GAMES)):
        game = Watched(seed)
        while game.step():
            s = game.state
            for viewer in VIEWERS:
                view = game.view(viewer)
                shown = view.state
                assert shown.sets == s.sets
                assert shown.removed == s.removed
                assert shown.pirogues == s.pirogues
                assert (shown.filled, shown.ankh, shown.facing, shown.finger) == (s.filled, s.ankh, s.facing, s.finger)
                assert len(shown.pile) == len(s.pile)
                assert all(code < 0 for code in (*shown.pile, *shown.bag))
                for tile, code in zip(s.market, shown.market, strict=True):
                    red = tile != EMPTY and T.characters >> tile & 1
                    assert code == (-1 - RED if red else tile)
                for seat in range(2):
                    for zone, known, true in (
                        (HAND, shown.hands, s.hands),
                        (CORRUPTION, shown.corruption, s.corruption),
                        (DEBEN, shown.deben, s.deben),
                    ):
                        assert not known[seat] & ~true[seat]
                        assert known[seat] == true[seat] or seat != viewer
                        for back, backs in enumerate(U.back_masks):
                            assert view.knowledge.count(zone + seat, back) == (true[seat] & backs).bit_count()
                assert bool(view.legal) == (viewer == GAME.to_move(s))


def test_worlds_are_blind_to_the_truth_and_agree_with_it() -> None:
    """A sampled world stands for another truth: it gives the same view, and the same worlds for the same seed."""
    for seed in range(max(5, GAMES)):
        game = Watched(seed + 100)
        steps = 0
        while game.step():
            steps += 1
            if steps % 3:
                continue
            for viewer in VIEWERS:
                view = game.view(viewer)
                knowledge = view.knowledge
                world = GAME.world(view, random.Random(steps))
                assert allows(knowledge, GAME.zone_masks(world))
                assert GAME.redact(world, viewer, knowledge) == view.state
                other = View(viewer, SETUP, GAME.redact(world, viewer, knowledge), knowledge, view.to_move, ())
                assert GAME.world(other, random.Random(7)) == GAME.world(view, random.Random(7))
                assert sum(GAME.zone_masks(world)) == (1 << U.size) - 1
                if view.legal:
                    assert tuple(GAME.legal(world)) == view.legal
                chance = seeded(random.Random(steps))
                for _ in range(4):
                    if world.stack:
                        GAME.apply(world, GAME.sample(world, chance), chance)


def test_a_world_reads_nothing_but_the_view() -> None:
    """With all hidden numbers of the position blanked out, the worlds stay the same."""
    game = Watched(3)
    for _ in range(25):
        game.step()
    view = game.view(0)
    blank = view.state.clone()
    blank.hands, blank.corruption, blank.deben = [0, 0], [0, 0], [0, 0]
    blank.pile, blank.bag = [], []
    blank.box = blank.berths = blank.reserve = blank.offer = 0
    other = View(0, SETUP, blank, view.knowledge, view.to_move, view.legal)
    assert GAME.world(other, random.Random(5)) == GAME.world(view, random.Random(5))


def test_starting_tiles_are_secret() -> None:
    game = Watched(1)
    mine, theirs, out = (game.observers.knowledge(viewer) for viewer in VIEWERS)
    hand = game.state.hands[0]
    grey = U.back_masks[1] & ~mask(*(U.names[i] for i in game.state.market if i >= 0 and U.backs[i] == 1))
    assert mine.surely_lies(HAND) == hand
    assert theirs.surely_lies(HAND) == 0
    assert theirs.may_lie(HAND) == grey & ~game.state.hands[1]
    assert theirs.may_lie(HAND).bit_count() == 4
    assert out.may_lie(HAND) == grey
    assert theirs.count(HAND, 1) == 2


def test_the_faces_of_characters_are_secret() -> None:
    game = Watched(2)
    knowledge = game.observers.knowledge(0)
    on_market = sum(tile >= 0 and T.characters >> tile & 1 for tile in game.state.market)
    queen = U.id("queen.ivory")
    assert knowledge.chance_of(queen, 2) == pytest.approx(on_market / 10)
    assert knowledge.chance_of(queen, PILE) == pytest.approx(1 - on_market / 10)


def test_who_looks_at_the_pirogues_knows_those_set_aside() -> None:
    for seed in range(50):
        game = Watched(seed)
        while game.step():
            if game.last[0] == SELL and game.state.stack and game.state.stack[-1][0] == BERTH:
                seat = game.state.turn
                knowledge = game.observers.knowledge(seat)
                assert knowledge.surely_lies(BERTHS) == game.state.berths
                assert knowledge.surely_lies(RESERVE) == game.state.reserve
                if game.state.berths.bit_count() == 5:
                    rival = game.observers.knowledge(1 - seat)
                    assert rival.surely_lies(BERTHS) == 0
                    assert rival.chance_of(U.id("seven"), BERTHS) == pytest.approx(5 / 13)
                    return
    raise AssertionError("nobody sold a set")


def test_thief_and_victim_know_the_tile_a_spectator_does_not() -> None:
    game, before, thief = find(THIEF)
    tile = before.hands[1 - thief] & game.state.hands[thief]
    assert tile.bit_count() == 1
    for viewer in (0, 1):
        assert game.observers.knowledge(viewer).surely_lies(HAND + thief) & tile


def test_the_vizier_knows_the_whole_corruption() -> None:
    game, _, seat = find(VIZIER)
    assert game.observers.knowledge(seat).surely_lies(CORRUPTION + 1 - seat) == game.state.corruption[1 - seat]


def test_the_discards_of_a_scribe_are_hidden() -> None:
    game, _, seat = find(SCRIBE)
    victim = 1 - seat
    known = game.observers.knowledge(seat).surely_lies(CORRUPTION + victim)
    game.step()
    after = game.observers.knowledge(seat)
    assert after.surely_lies(CORRUPTION + victim) == known
    assert game.observers.knowledge(victim).surely_lies(CORRUPTION + victim) == game.state.corruption[victim]


def test_a_priest_shows_that_no_face_down_tile_of_the_family_is_left() -> None:
    pile = "thief.fish merchant.wheat"
    s = position({}, "b3", "h", hands=("high-priest.ebony", ""), corruption=("wheat.4", ""), pile=pile)
    knowledge = Knowledge(1, U, len(ZONES), dict(enumerate(GAME.zone_masks(s))))
    knowledge.learn(Moved((-1 - RED,), PILE, CORRUPTION, 0, "skip"))
    assert knowledge.chance_of(U.id("merchant.wheat"), CORRUPTION) == pytest.approx(1 / 2)
    for fact in do(s, "play high-priest.ebony wheat"):
        knowledge.learn(redact(fact, 1, U))
    assert knowledge.surely_lies(CORRUPTION) == mask("thief.fish")


def test_the_eye_of_horus_tells_the_rival_what_a_higher_of_two_can_be() -> None:
    """Of two Deben the higher is kept: every value has the chance that counting all pairs gives it."""
    for seed in range(600):
        game = Watched(seed)
        while game.state.stack:
            before = game.state.clone()
            game.step()
            if game.last[0] == USE and T.token_kind[game.last[1]] == EYE and len(before.bag) == 13:
                seat = before.turn
                knowledge = game.observers.knowledge(1 - seat)
                pairs = list(permutations(T.coin_values, 2))
                for coin, value in T.coin_values.items():
                    first = sum(a == coin and T.coin_values[b] <= value for a, b in pairs)
                    second = sum(b == coin and T.coin_values[a] < value for a, b in pairs)
                    expected = Fraction(first + second, len(pairs))
                    assert knowledge.chance_of(coin, DEBEN + seat) == pytest.approx(float(expected))
                assert knowledge.chance_of(U.id("deben.13"), DEBEN + seat) == pytest.approx(2 / 13)
                assert game.observers.knowledge(seat).surely_lies(DEBEN + seat) == game.state.deben[seat]
                return
    raise AssertionError("nobody used the Eye of Horus")


def test_at_the_end_deben_and_corruption_are_shown() -> None:
    for seed in range(5):
        game = Watched(seed)
        while game.step():
            pass
        for viewer in VIEWERS:
            shown = game.view(viewer).state
            assert shown.deben == game.state.deben
            assert shown.corruption == game.state.corruption
            assert GAME.scores(shown) == GAME.scores(game.state)
            assert GAME.winners(shown) == GAME.winners(game.state)


def test_a_tile_taken_face_up_was_seen_by_all() -> None:
    game = Watched(4)
    tile = game.state.market[T.fill[0]]
    GAME.apply(game.state, (TAKE, T.fill[0]), game.chance, game.observers.sink)
    seat = 1 - game.state.turn
    for viewer in VIEWERS:
        assert game.observers.knowledge(viewer).surely_lies(HAND + seat) >> tile & 1


def test_there_are_as_many_zones_as_names() -> None:
    assert len(set(ZONES)) == 18
    assert GAME.zones == ZONES


@pytest.mark.parametrize(("kind", "at"), [(TURN, "f6"), (PYRAMID_TURN, "d1")])
def test_who_must_act_can_act_in_every_world(kind: int, at: str) -> None:
    """With nothing to take and no red back in hand, the rival must hold a set: everybody can tell."""
    hands = ("wheat.4 wheat.5 wheat.6", "fish.1")
    s = position({at: "ivory.2"}, "c3", "h", hands=hands, kind=kind)
    start = dict(enumerate(GAME.zone_masks(s)))
    start[HAND] |= mask("ivory.3", "ebony.3", "marble.4", "cattle.3")
    start[REMOVED] &= ~start[HAND]
    knowledge = Knowledge(1, U, len(ZONES), start)
    unknown = U.hidden(U.id("wheat.4"))
    knowledge.learn(Moved((unknown,) * 4, HAND, REMOVED, 0, "lose"))
    view = View(1, SETUP, GAME.redact(s, 1, knowledge), knowledge, 0, ())
    assert view.state.hands[0] == 0
    assert knowledge.chance_of(U.id("wheat.4"), HAND) == pytest.approx(3 / 7)
    for seed in range(20):
        assert GAME.world(view, random.Random(seed)).hands == [mask("wheat.4", "wheat.5", "wheat.6"), mask("fish.1")]


def test_a_view_that_cannot_be_has_no_world() -> None:
    s = position({"f6": "ivory.2"}, "c3", "h", hands=("wheat.4", "fish.1"))
    knowledge = Knowledge(1, U, len(ZONES), dict(enumerate(GAME.zone_masks(s))))
    view = View(1, SETUP, GAME.redact(s, 1, knowledge), knowledge, 0, ())
    with pytest.raises(Contradiction):
        GAME.world(view, random.Random(1))
