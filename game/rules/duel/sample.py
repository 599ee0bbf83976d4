"""A random legal move without listing them all, for playing games out fast."""

from __future__ import annotations

from game.rules.core.bits import lowest, mask_of, members
from game.rules.core.chance import Chance
from game.rules.core.game import Move
from game.rules.duel.legal import (
    can_open,
    can_refill,
    canonical_choice,
    canonical_tiles,
    orientations,
    power_targets,
    reach,
    sellable,
    token_targets,
)
from game.rules.duel.moves import DISCARD, EXCHANGE, KEEP, ORIENT, PICK, PLAY, REFILL, SELL, TAKE, USE
from game.rules.duel.state import (
    BERTH,
    DRAWN,
    FACING,
    ICON,
    PYRAMID_TURN,
    TAKES,
    TURN,
    VIZIER_TILE,
    DuelState,
)
from game.rules.duel.tables import COUNT, COURTESAN, Tables

_RANGES = tuple(range(n) for n in range(66))
_THREE = range(3)
_TWO = range(2)


def sample(t: Tables, s: DuelState, chance: Chance) -> Move:
    """Return a random legal move; every one can come up.

    Where a tile can be taken, half the moves are takes; the others are any action.
    """
    kind, seat = s.stack[-1]
    if kind == TURN:
        squares = t.lines[s.ankh * 4 + s.facing] & s.filled
        if squares:
            count = squares.bit_count()
            chosen = chance(_RANGES[2 * count])
            if chosen < count:
                return _take(squares, chosen)
        return _action(t, s, seat, kind, squares, chance)
    if kind == PYRAMID_TURN:
        return _action(t, s, seat, kind, reach(t, s, kind), chance)
    if kind == FACING:
        found = orientations(t, s)
        return (ORIENT, found[chance(_RANGES[len(found)])])
    if kind in (BERTH, DRAWN):
        return _use(t, s, seat, s.berths if kind == BERTH else s.offer, chance)
    if kind == ICON:
        return (EXCHANGE,) if chance(_TWO) else (KEEP,)
    if kind == VIZIER_TILE:
        return (PICK, _one(canonical_tiles(t, s.corruption[1 - seat]), chance))
    if kind in TAKES:
        return _any_take(reach(t, s, kind), chance)
    hand = s.hands[seat]
    return (DISCARD, canonical_choice(t, hand, _some(hand, hand.bit_count() - t.hand_limit, chance)))


def _one(mask: int, chance: Chance) -> int:
    """Return one of the bits of `mask`."""
    count = mask.bit_count()
    if count > 1:
        for _ in range(chance(_RANGES[count])):
            mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def _some(mask: int, count: int, chance: Chance) -> int:
    """Return `count` of the bits of `mask`."""
    ids = members(mask)
    return mask_of(ids.pop(chance(_RANGES[len(ids)])) for _ in range(count))


def _any_take(squares: int, chance: Chance) -> Move:
    return _take(squares, chance(_RANGES[squares.bit_count()]))


def _take(squares: int, skipped: int) -> Move:
    """Return the take of one of `squares`, leaving out the first `skipped` of them."""
    for _ in _RANGES[skipped]:
        squares &= squares - 1
    return (TAKE, (squares & -squares).bit_length() - 1)


def _action(t: Tables, s: DuelState, seat: int, kind: int, squares: int, chance: Chance) -> Move:
    """Return a sale, a play or a take: the first possible one, starting from a random kind."""
    first = chance(_THREE)
    move: Move | None = None
    for step in _THREE:
        action = (first + step) % 3
        if action == 0:
            move = _sell(t, s, seat, chance)
        elif action == 1:
            move = _play(t, s, seat, chance)
        elif squares and not (kind == PYRAMID_TURN and can_refill(t, s, kind) and not chance(_THREE)):
            move = _any_take(squares, chance)
        elif can_refill(t, s, kind):
            move = (REFILL,)
        if move is not None:
            return move
    raise AssertionError("a turn without a legal move")


def _sell(t: Tables, s: DuelState, seat: int, chance: Chance) -> Move | None:
    """Return a random sale, or None: half the time all of a family, else a random part of it and of the wild tiles."""
    found = sellable(t, s, seat)
    if not found:
        return None
    hand = s.hands[seat]
    family = found[chance(_RANGES[len(found)])]
    own = hand & t.families[family]
    opens = not s.sets[seat * COUNT + family]
    if own.bit_count() >= t.set_size and chance(_TWO):
        return (SELL, family, own)
    tiles = own | hand & t.wild
    size = tiles.bit_count()
    part = _some(tiles, t.set_size + chance(_RANGES[size - t.set_size + 1]), chance)
    if opens and not can_open(t, s, family, part):
        needed = own & t.openers[s.character_opens][family]
        part = part & (part - 1) | 1 << _one(needed, chance)
    return (SELL, family, canonical_choice(t, hand, part))


def _play(t: Tables, s: DuelState, seat: int, chance: Chance) -> Move | None:
    hand = s.hands[seat]
    people = hand & t.characters
    if not people:
        return None
    character = _one(people, chance)
    power = t.powers[character]
    hand ^= 1 << character
    if power == COURTESAN:
        return _courtesan(t, s, seat, character, hand, chance)
    targets = power_targets(t, s, seat, power, hand)
    if not targets:
        return (PLAY, character)
    return (PLAY, character, *targets[chance(_RANGES[len(targets)])])


def _courtesan(t: Tables, s: DuelState, seat: int, character: int, hand: int, chance: Chance) -> Move:
    found = [
        family for family in range(COUNT) if s.sets[seat * COUNT + family] and hand & (t.families[family] | t.wild)
    ]
    if not found:
        return (PLAY, character)
    family = found[chance(_RANGES[len(found)])]
    fitting = hand & (t.families[family] | t.wild)
    most = min(t.courtesan_tiles, fitting.bit_count())
    part = _some(fitting, 1 + chance(_RANGES[most]), chance)
    return (PLAY, character, family, canonical_choice(t, hand, part))


def _use(t: Tables, s: DuelState, seat: int, tokens: int, chance: Chance) -> Move:
    token = _one(tokens, chance)
    kind = t.token_kind[token]
    token = lowest(tokens & t.token_masks[kind], 1).bit_length() - 1
    targets = token_targets(t, s, seat, kind)
    if not targets:
        return (USE, token)
    return (USE, token, targets[chance(_RANGES[len(targets)])])
