"""Invariants of every game, checked in many random ones. FELUCCA_GAMES raises their number."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest

from game.rules.core.bits import mask_of
from game.rules.core.chance import recording, scripted, seeded
from game.rules.core.facts import SPECTATOR, Fact, Gathered, Moved, Noted
from game.rules.core.game import Move, Setup
from game.rules.core.observers import Observers
from game.rules.duel.moves import WORDS
from game.rules.duel.scoring import unsold
from game.rules.duel.state import BERTH, DECISIONS, ICON, SCRIBE_TILES, DuelState
from tests.rules.agreement import allows
from tests.rules.duel import slow
from tests.rules.duel.material import GAME, SETUP, T, U, play_out, positions

GAMES = int(os.environ.get("FELUCCA_GAMES", "0"))
LENIENT = Setup(2, {"character_may_open_set": "on"})


def seeds(few: int) -> Iterator[tuple[int, Setup]]:
    for seed in range(max(few, GAMES)):
        yield seed, LENIENT if seed % 4 == 3 else SETUP


def test_every_piece_is_somewhere_once_and_every_game_ends() -> None:
    everything = (1 << U.size) - 1
    for seed, setup in seeds(60):
        moves = 0
        for s in positions(seed, setup):
            moves += 1
            zones = GAME.zone_masks(s)
            assert len(zones) == len(GAME.zones)
            assert sum(zones) == everything
            assert sum(zone.bit_count() for zone in zones) == U.size
            assert s.filled == mask_of(i for i, tile in enumerate(s.market) if tile >= 0)
            assert bool(s.taken) == (bool(s.stack) and s.stack[-1][0] == ICON)
            assert not s.taken & ~s.hands[s.turn]
            assert s.pile == sorted(s.pile)
            assert s.bag == sorted(s.bag)
            assert DuelState.parse(s.text(U), U) == s
        assert moves < 400
        assert GAME.to_move(s) == -1
        assert GAME.legal(s) == []
        assert GAME.winners(s)


def test_the_moves_are_those_of_the_slow_rules() -> None:
    for seed, setup in seeds(12):
        for s in positions(seed + 1000, setup):
            if s.stack and s.stack[-1][0] == SCRIBE_TILES and s.hands[s.stack[-1][1]].bit_count() > 18:
                continue
            found = GAME.legal(s)
            texts = [GAME.show_move(s, m) for m in found]
            assert found == sorted(set(found))
            assert set(texts) == slow.legal(s), s.text(U)
            for m, text in zip(found, texts, strict=True):
                assert GAME.read_move(s, text) == m
                assert GAME.canonical(s, m) == m
                assert GAME.refusal(s, m) is None


def test_a_sample_is_legal_and_every_legal_move_can_be_sampled() -> None:
    covered = 0
    for seed, setup in seeds(12):
        chance = seeded(random.Random(seed))
        for s in positions(seed + 2000, setup):
            if not s.stack:
                continue
            found = set(GAME.legal(s))
            before = s.key()
            for _ in range(5):
                assert GAME.sample(s, chance) in found
            assert s.key() == before
            if len(found) <= 12 and covered < 300:
                covered += 1
                tries = 20_000
                while found and tries:
                    found.discard(GAME.sample(s, chance))
                    tries -= 1
                assert not found


def test_what_is_not_listed_is_refused_and_the_reverse() -> None:
    for seed, setup in seeds(10):
        rng = random.Random(seed)
        for s in positions(seed + 3000, setup):
            found = set(GAME.legal(s))
            for _ in range(25):
                m = _anything(rng, s)
                refusal = GAME.refusal(s, m)
                assert (refusal is None) == (bool(s.stack) and _alike(s, m, found)), (m, refusal, s.text(U))
                if refusal is None:
                    assert GAME.canonical(s, m) in found


def _anything(rng: random.Random, s: DuelState) -> Move:
    kind = rng.choice((0, 0, 1, 9, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8))
    hand = [i for i in range(U.size) if sum(s.hands) >> i & 1] or [0]
    if kind == 0:
        return (kind, rng.randrange(38))
    if kind in (1, 2, 9):
        return (kind,)
    some = mask_of(rng.sample(hand, rng.randint(0, min(len(hand), 4))))
    if kind == 3:
        return (kind, rng.randrange(8), some)
    if kind == 5:
        return (kind, rng.randrange(5))
    if kind == 8:
        return (kind, some)
    piece = rng.choice((rng.choice(hand), rng.randrange(U.size)))
    if kind == 7:
        return (kind, piece)
    return (kind, piece, *[(), (rng.randrange(9),), (rng.randrange(7), some)][rng.randrange(2 if kind == 6 else 3)])


def _alike(s: DuelState, m: Move, found: set[Move]) -> bool:
    """Say whether a move that names pieces at hand is alike in effect to a listed one."""
    kind, seat = s.stack[-1]
    hand = s.hands[seat]
    if m in found:
        return True
    masks = {3: m[2:3], 8: m[1:2], 4: m[3:4]}.get(m[0], ())
    if masks:
        tiles = masks[0]
        shown = sorted(slow.look(tile) for tile in slow.tiles_of(tiles))
        inside = not tiles & ~hand and not (m[0] == 4 and tiles >> m[1] & 1)
        return inside and any(
            other[:-1] == m[:-1] and len(other) == len(m) and sorted(map(slow.look, slow.tiles_of(other[-1]))) == shown
            for other in found
            if other[0] == m[0]
        )
    if m[0] == 7 and s.corruption[1 - seat] >> m[1] & 1:
        return any(o[0] == 7 and slow.look(U.names[o[1]]) == slow.look(U.names[m[1]]) for o in found)
    if m[0] == 6 and (s.berths if kind == BERTH else s.offer) >> m[1] & 1:
        own = U.names[m[1]].split(".")[0]
        return any(o[0] == 6 and U.names[o[1]].split(".")[0] == own and o[2:] == m[2:] for o in found)
    return False


def test_facts_alone_rebuild_every_position() -> None:
    for seed, setup in seeds(30):
        facts: list[Fact] = []
        zones = [0] * len(GAME.zones)
        for s in positions(seed + 4000, setup, facts.append):
            for fact in facts:
                _follow(zones, fact)
            facts.clear()
            assert zones == GAME.zone_masks(s)


def _follow(zones: list[int], fact: Fact) -> None:
    if isinstance(fact, Gathered):
        zones[:] = [T.start().get(zone, 0) for zone in range(len(zones))]
    elif isinstance(fact, Moved):
        assert fact.pieces
        for piece in fact.pieces:
            assert zones[fact.src] >> piece & 1
            zones[fact.src] ^= 1 << piece
            zones[fact.dst] |= 1 << piece


def test_a_game_without_a_sink_is_the_same_game() -> None:
    for seed, setup in seeds(40):
        told = play_out(seed + 5000, setup, lambda fact: None)
        assert told == play_out(seed + 5000, setup)


def test_recorded_draws_play_the_same_game_again() -> None:
    for seed, setup in seeds(10):
        draws: list[int] = []
        moves: list[Move] = []
        rng = random.Random(seed)
        chance = recording(seeded(rng), draws)
        s = GAME.start(setup, chance)
        while s.stack:
            moves.append(GAME.sample(s, seeded(rng)))
            GAME.apply(s, moves[-1], chance)
        again = scripted(draws)
        other = GAME.start(setup, again)
        for m in moves:
            GAME.apply(other, m, again)
        assert other == s


@pytest.mark.rule("D-4.4")
@pytest.mark.rule("D-4.5")
def test_scores_are_those_of_the_slow_rules_and_of_the_facts() -> None:
    for seed, setup in seeds(60):
        facts: list[Fact] = []
        held: list[int] = []
        for s in positions(seed + 6000, setup, facts.append):
            if s.stack:
                held = s.deben.copy()
        assert GAME.scores(s) == (slow.score(s, 0), slow.score(s, 1))
        notes = [fact for fact in facts if isinstance(fact, Noted)]
        totals = {note.seat: note.values[0] for note in notes if note.what == "total"}
        assert totals == dict(enumerate(GAME.scores(s)))
        for seat in range(2):
            parts = ("set", "deben", "pirogues")
            assert sum(n.values[-1] for n in notes if n.seat == seat and n.what in parts) == totals[seat]
        dirt = [slow.corruption(s, seat) for seat in range(2)]
        results = [(totals[seat], -dirt[seat]) for seat in range(2)]
        assert GAME.winners(s) == tuple(seat for seat in range(2) if results[seat] == max(results))
        bonus = next((note.values[1] for note in notes if note.what == "bonus"), 0)
        gap = abs(dirt[0] - dirt[1])
        assert bonus == (1 + gap // 3 if gap else 0) or not s.bag
        lower = 0 if dirt[0] < dirt[1] else 1
        assert (s.deben[lower] & ~held[lower]).bit_count() >= bonus


@pytest.mark.rule("D-4.2")
def test_the_removal_of_unsold_sets_leaves_the_fewest_tiles() -> None:
    for seed in range(max(150, GAMES)):
        rng = random.Random(seed)
        s = GAME.start(LENIENT if seed % 3 == 0 else SETUP, seeded(rng))
        wild = rng.sample([i for i in range(65) if T.wild >> i & 1], rng.randint(0, 4))
        s.hands[0] = mask_of([*rng.sample(range(65), rng.randint(2, 9)), *wild])
        s.sets = [T.goods[i] & -T.goods[i] if i < 6 and rng.random() < 0.3 else 0 for i in range(12)]
        removed = unsold(T, s, 0)
        assert not removed & ~s.hands[0]
        assert removed.bit_count() == slow.most_removed(s, 0), s.text(U)


def test_a_position_is_not_changed_by_its_copy() -> None:
    s = GAME.start(SETUP, seeded(random.Random(1)))
    text = s.text(U)
    other = s.clone()
    chance = seeded(random.Random(2))
    while other.stack:
        GAME.apply(other, GAME.sample(other, chance), chance)
    assert s.text(U) == text


def test_all_kinds_of_moves_and_of_decisions_come_up() -> None:
    kinds: set[int] = set()
    decisions: set[int] = set()
    for seed in range(40):
        for s in positions(seed):
            kinds.update(move[0] for move in GAME.legal(s))
            decisions.update(kind for kind, _ in s.stack)
    assert kinds == set(range(len(WORDS)))
    assert decisions == set(range(DECISIONS))


@pytest.mark.rule("D-7")
def test_every_viewer_keeps_knowing_nothing_but_the_truth() -> None:
    for seed, setup in seeds(6):
        observers = Observers(GAME, setup)
        for s in positions(seed + 7000, setup, observers.sink):
            zones = GAME.zone_masks(s)
            for viewer in (0, 1, SPECTATOR):
                knowledge = observers.knowledge(viewer)
                assert allows(knowledge, zones), (viewer, s.text(U))
                for zone in range(len(zones)):
                    assert not knowledge.surely_lies(zone) & ~zones[zone]
                    assert knowledge.count(zone) == zones[zone].bit_count()
                    for back, backs in enumerate(U.back_masks):
                        assert knowledge.count(zone, back) == (zones[zone] & backs).bit_count()
