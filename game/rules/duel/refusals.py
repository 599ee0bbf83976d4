"""The reasons why a move is not legal now, the most specific rule first."""

from __future__ import annotations

from typing import Final

from game.rules.core.game import Move, Refusal
from game.rules.duel import state
from game.rules.duel.legal import can_open, can_refill, orientations, power_targets, reach, token_targets
from game.rules.duel.moves import DISCARD, EXCHANGE, KEEP, ORIENT, PICK, PLAY, REFILL, SELL, TAKE, USE
from game.rules.duel.state import DuelState
from game.rules.duel.tables import COUNT, COURTESAN, SCARABS, THIEF, Tables

_LENGTHS: Final = {
    TAKE: (2,),
    EXCHANGE: (1,),
    KEEP: (1,),
    REFILL: (1,),
    SELL: (3,),
    PLAY: (2, 3, 4),
    ORIENT: (2,),
    USE: (2, 3),
    PICK: (2,),
    DISCARD: (2,),
}
_ACTIONS: Final = (TAKE, REFILL, SELL, PLAY)
_WANTED: Final = {
    state.TURN: (_ACTIONS, "D-3", "refuse-duel-turn"),
    state.PYRAMID_TURN: (_ACTIONS, "D-3", "refuse-duel-turn"),
    state.OPENING: ((TAKE,), "D-2", "refuse-duel-first-turn"),
    state.CENTRE: ((TAKE,), "D-3.1c", "refuse-duel-refill-final"),
    state.FINGER_TURN: ((TAKE,), "D-6", "refuse-duel-finger"),
    state.ICON: ((EXCHANGE, KEEP), "D-3.1b", "refuse-duel-icon-first"),
    state.FACING: ((ORIENT,), "D-3.1a", "refuse-duel-turn-first"),
    state.BERTH: ((USE,), "D-3.2", "refuse-duel-pirogue-first"),
    state.DRAWN: ((USE,), "D-5", "refuse-duel-pirogue-first"),
    state.VIZIER_TILE: ((PICK,), "D-5", "refuse-duel-vizier-first"),
    state.SCRIBE_TILES: ((DISCARD,), "D-5", "refuse-duel-scribe-first"),
}
"""The moves that each decision asks for, with the rule and the sentence that say so."""


def refusal(t: Tables, s: DuelState, move: Move) -> Refusal | None:
    """Return why `move` is refused, or None if it is legal or equal in effect to a legal move."""
    if not _is_shaped(move):
        return Refusal("D-3", "refuse-duel-unknown")
    if not s.stack:
        return Refusal("D-4.1", "refuse-duel-over")
    kind, seat = s.stack[-1]
    wanted, rule, key = _WANTED[kind]
    if move[0] in (EXCHANGE, KEEP) and kind != state.ICON:
        return Refusal("D-3.1b", "refuse-duel-no-icon")
    if move[0] not in wanted:
        return Refusal(rule, key)
    if kind == state.ICON:
        return None
    if move[0] == TAKE:
        return _take(t, s, kind, move[1])
    if move[0] == REFILL:
        return _refill(t, s, kind)
    if move[0] == SELL:
        return _sell(t, s, seat, move[1], move[2])
    if move[0] == PLAY:
        return _play(t, s, seat, move)
    if move[0] == ORIENT:
        return _orient(t, s, move[1])
    if move[0] == USE:
        return _use(t, s, seat, s.berths if kind == state.BERTH else s.offer, move)
    if move[0] == PICK:
        return _pick(s, seat, move[1])
    return _discard(t, s, seat, move[1])


def _is_shaped(move: Move) -> bool:
    return bool(move) and len(move) in _LENGTHS.get(move[0], ()) and all(value >= 0 for value in move)


def _take(t: Tables, s: DuelState, kind: int, square: int) -> Refusal | None:
    if square >= t.squares:
        return Refusal("D-1.7", "refuse-duel-no-square")
    if kind == state.FINGER_TURN and square != s.finger:
        return Refusal("D-6", "refuse-duel-finger")
    if square == s.ankh:
        return Refusal("D-3.1", "refuse-duel-ankh-there")
    if not s.filled >> square & 1:
        return Refusal("D-3.1", "refuse-duel-empty-square")
    if not reach(t, s, kind) >> square & 1:
        if kind in (state.CENTRE, state.OPENING):
            return Refusal("D-2" if kind == state.OPENING else "D-3.1c", "refuse-duel-centre-only")
        return Refusal("D-3.1" if kind == state.TURN else "D-6", "refuse-duel-off-line")
    return None


def _refill(t: Tables, s: DuelState, kind: int) -> Refusal | None:
    if can_refill(t, s, kind):
        return None
    if not s.pile:
        return Refusal("D-3.1c", "refuse-duel-pile-empty")
    return Refusal("D-3.1c", "refuse-duel-line-not-empty")


def _sell(t: Tables, s: DuelState, seat: int, family: int, tiles: int) -> Refusal | None:
    if family >= COUNT:
        return Refusal("D-3.2", "refuse-duel-no-family")
    if not tiles or tiles & ~s.hands[seat]:
        return Refusal("D-3.2", "refuse-duel-not-in-hand")
    if tiles & ~(t.families[family] | t.wild):
        return Refusal("D-3.2", "refuse-duel-one-family")
    if tiles.bit_count() < t.set_size:
        args: dict[str, int | str] = {"needed": t.set_size, "count": tiles.bit_count()}
        return Refusal("D-3.2", "refuse-duel-set-small", args)
    if not s.sets[seat * COUNT + family] and not can_open(t, s, family, tiles):
        return Refusal("D-3.2", "refuse-duel-set-needs-goods")
    return None


def _play(t: Tables, s: DuelState, seat: int, move: Move) -> Refusal | None:
    character = move[1]
    if not s.hands[seat] >> character & 1:
        return Refusal("D-3.3", "refuse-duel-not-in-hand")
    if not t.characters >> character & 1:
        return Refusal("D-3.3", "refuse-duel-not-a-character")
    power = t.powers[character]
    hand = s.hands[seat] & ~(1 << character)
    if power == COURTESAN and len(move) == 4:
        return _add(t, s, seat, hand, move[2], move[3])
    targets = power_targets(t, s, seat, power, hand)
    if move[2:] in targets or (not targets and len(move) == 2):
        return None
    if len(move) == 2:
        return Refusal("D-3.3", "refuse-duel-must-apply")
    if not targets:
        return Refusal("D-5", "refuse-duel-no-target")
    return Refusal("D-5", "refuse-duel-no-such-back" if power == THIEF else "refuse-duel-wrong-target")


def _add(t: Tables, s: DuelState, seat: int, hand: int, family: int, tiles: int) -> Refusal | None:
    if family >= COUNT or not s.sets[seat * COUNT + family]:
        return Refusal("D-5", "refuse-duel-set-not-sold")
    if not tiles or tiles & ~hand:
        return Refusal("D-5", "refuse-duel-not-in-hand")
    if tiles & ~(t.families[family] | t.wild):
        return Refusal("D-5", "refuse-duel-one-family")
    if tiles.bit_count() > t.courtesan_tiles:
        return Refusal("D-5", "refuse-duel-too-many", {"most": t.courtesan_tiles})
    return None


def _orient(t: Tables, s: DuelState, orientation: int) -> Refusal | None:
    if orientation >= 4:
        return Refusal("D-1.7", "refuse-duel-no-orientation")
    if orientation not in orientations(t, s):
        return Refusal("D-3.1a", "refuse-duel-face-a-tile")
    return None


def _use(t: Tables, s: DuelState, seat: int, tokens: int, move: Move) -> Refusal | None:
    token = move[1]
    if not tokens >> token & 1:
        return Refusal("D-3.2", "refuse-duel-pirogue-gone")
    kind = t.token_kind[token]
    targets = token_targets(t, s, seat, kind)
    if len(move) == 2 and targets:
        return Refusal("D-3.2", "refuse-duel-must-apply")
    if len(move) == 3 and move[2] not in targets:
        return Refusal("D-6", "refuse-duel-scarabs-set" if kind == SCARABS else "refuse-duel-wrong-target")
    return None


def _pick(s: DuelState, seat: int, tile: int) -> Refusal | None:
    if not s.corruption[1 - seat] >> tile & 1:
        return Refusal("D-5", "refuse-duel-not-in-corruption")
    return None


def _discard(t: Tables, s: DuelState, seat: int, tiles: int) -> Refusal | None:
    hand = s.hands[seat]
    if tiles & ~hand:
        return Refusal("D-5", "refuse-duel-not-in-hand")
    if (hand ^ tiles).bit_count() != t.hand_limit:
        return Refusal("D-5", "refuse-duel-scribe-count", {"count": hand.bit_count() - t.hand_limit})
    return None
