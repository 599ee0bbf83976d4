"""The legal moves of the seat that must decide: listed, sorted, no two alike in effect, or one drawn at random.

Tiles that are alike in a hand (family, scarabs and back) are interchangeable, and so are Pirogues of one kind; a move
names the lowest ids.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.rules.core.bits import lowest, mask_of, members
from game.rules.core.chance import Roll
from game.rules.core.game import Move
from game.rules.duel.moves import DISCARD, EXCHANGE, KEEP, ORIENT, PICK, PLAY, REFILL, SELL, TAKE, USE
from game.rules.duel.state import (
    BERTH,
    CENTRE,
    DRAWN,
    FACING,
    FINGER_TURN,
    ICON,
    OPENING,
    PYRAMID_TURN,
    SCRIBE_TILES,
    TAKES,
    TURN,
    VIZIER_TILE,
    DuelState,
)
from game.rules.duel.tables import (
    BLACK,
    COUNT,
    COURTESAN,
    FINGER,
    GREY,
    MERCHANT,
    PRIEST,
    PRIESTESS,
    RED,
    SCARABS,
    STATUE,
    THIEF,
    Tables,
)

_FAMILIES: Final = range(COUNT)


def legal(t: Tables, s: DuelState) -> list[Move]:
    """Return the legal moves of the seat on top of the stack, sorted; empty when the game is over."""
    if not s.stack:
        return []
    kind, seat = s.stack[-1]
    moves: list[Move]
    if kind in (TURN, PYRAMID_TURN):
        moves = [(TAKE, square) for square in members(reach(t, s, kind))]
        if can_refill(t, s, kind):
            moves.append((REFILL,))
        moves += sales(t, s, seat)
        moves += plays(t, s, seat)
    elif kind in TAKES:
        moves = [(TAKE, square) for square in members(reach(t, s, kind))]
    elif kind == FACING:
        moves = [(ORIENT, orientation) for orientation in orientations(t, s)]
    elif kind in (BERTH, DRAWN):
        moves = uses(t, s, seat, s.berths if kind == BERTH else s.offer)
    elif kind == ICON:
        moves = [(EXCHANGE,), (KEEP,)]
    elif kind == VIZIER_TILE:
        moves = [(PICK, tile) for tile in members(canonical_tiles(t, s.corruption[1 - seat]))]
    else:
        assert kind == SCRIBE_TILES
        count = s.hands[seat].bit_count() - t.hand_limit
        moves = [(DISCARD, mask) for mask in choices(t, s.hands[seat], range(COUNT + 1), count, count)]
    moves.sort()
    return moves


def reach(t: Tables, s: DuelState, kind: int) -> int:
    """Return the mask of the squares whose tile may be taken in a decision of this kind."""
    if kind in (CENTRE, OPENING):
        return t.centre & s.filled
    if kind == FINGER_TURN:
        return 1 << s.finger
    if kind == PYRAMID_TURN:
        return t.star[s.ankh] & s.filled
    return t.lines[s.ankh * 4 + s.facing] & s.filled


def can_refill(t: Tables, s: DuelState, kind: int) -> bool:
    """Return whether a take may begin with a refill (D-3.1c, D-6).

    The pile must have a tile, and the line (for a Pyramid any one of the four) must be empty.
    """
    if not s.pile:
        return False
    if kind == PYRAMID_TURN:
        return any(not t.lines[s.ankh * 4 + orientation] & s.filled for orientation in range(4))
    return not t.lines[s.ankh * 4 + s.facing] & s.filled


def orientations(t: Tables, s: DuelState) -> list[int]:
    """Return the orientations to which the Ankh may be turned after a character was taken (D-3.1a).

    Their lines have a tile; if no line has one, all four are allowed.
    """
    found = [o for o in range(4) if t.lines[s.ankh * 4 + o] & s.filled]
    return found or [0, 1, 2, 3]


def can_open(t: Tables, s: DuelState, family: int, tiles: int) -> bool:
    """Return whether `tiles` include the kind of tile that a set of a new family needs (D-3.2)."""
    return bool(tiles & t.openers[s.character_opens][family])


def sellable(t: Tables, s: DuelState, seat: int) -> list[int]:
    """Return the families of which `seat` could sell a set from hand (D-3.2)."""
    found: list[int] = []
    hand = s.hands[seat]
    if hand.bit_count() < t.set_size:
        return found
    needed = t.set_size - (hand & t.wild).bit_count()
    sets = s.sets
    first = seat * COUNT
    openers = t.openers[s.character_opens]
    families = t.families
    for family in _FAMILIES:
        own = hand & families[family]
        if own.bit_count() >= needed and (sets[first + family] or own & openers[family]):
            found.append(family)
    return found


def is_stuck(t: Tables, s: DuelState, seat: int, kind: int) -> bool:
    """Return whether `seat` could do nothing in a turn of this kind, which would end the game (D-4.1)."""
    return not (reach(t, s, kind) or s.pile or s.hands[seat] & t.characters or sellable(t, s, seat))


def sales(t: Tables, s: DuelState, seat: int) -> list[Move]:
    """Return every sale of `seat` (D-3.2)."""
    hand = s.hands[seat]
    moves: list[Move] = []
    for family in sellable(t, s, seat):
        masks = choices(t, hand, (family, STATUE), t.set_size, hand.bit_count())
        if not s.sets[seat * COUNT + family]:
            masks = [mask for mask in masks if can_open(t, s, family, mask)]
        moves += [(SELL, family, mask) for mask in masks]
    return moves


def plays(t: Tables, s: DuelState, seat: int) -> list[Move]:
    """Return every way for `seat` to play a character (D-3.3)."""
    moves: list[Move] = []
    for character in members(s.hands[seat] & t.characters):
        power = t.powers[character]
        targets = power_targets(t, s, seat, power, s.hands[seat] & ~(1 << character))
        moves += [(PLAY, character, *target) for target in targets] or [(PLAY, character)]
    return moves


def power_targets(t: Tables, s: DuelState, seat: int, power: int, hand: int) -> list[tuple[int, ...]]:
    """Return the arguments a power can be played with; empty if it takes none or has no target.

    `hand` is the hand without the character.
    """
    if power == THIEF:
        theirs = s.hands[1 - seat]
        backs = t.universe.back_masks
        return [(back,) for back in (BLACK, GREY, RED) if theirs & backs[back]]
    if power == MERCHANT:
        return [(square,) for square in members(s.filled)]
    if power in (PRIEST, PRIESTESS):
        return [(family,) for family in range(COUNT + 1) if s.corruption[seat] & t.families[family]]
    if power == COURTESAN:
        return [
            (family, mask)
            for family in range(COUNT)
            if s.sets[seat * COUNT + family]
            for mask in choices(t, hand, (family, STATUE), 1, t.courtesan_tiles)
        ]
    return []


def uses(t: Tables, s: DuelState, seat: int, tokens: int) -> list[Move]:
    """Return every use of one of `tokens` by `seat` (D-6)."""
    moves: list[Move] = []
    for kind, mask in enumerate(t.token_masks):
        if tokens & mask:
            token = members(tokens & mask)[0]
            moves += [(USE, token, target) for target in token_targets(t, s, seat, kind)] or [(USE, token)]
    return moves


def token_targets(t: Tables, s: DuelState, seat: int, kind: int) -> list[int]:
    """Return the targets of a Pirogue of this kind: families for Scarabs, squares for a Finger, otherwise none."""
    if kind == SCARABS:
        return [family for family in t.scarabs_families if s.sets[seat * COUNT + family]]
    if kind == FINGER:
        return members(t.lines[s.ankh * 4 + s.facing] & s.filled)
    return []


def choices(t: Tables, hand: int, families: Iterable[int], least: int, most: int) -> list[int]:
    """Return the masks of `least` to `most` tiles of these families in `hand`, no two alike."""
    groups = [hand & alike for family in families for alike in t.classes[family] if hand & alike]
    left = sum(group.bit_count() for group in groups)
    found = [(0, 0)]
    for group in groups:
        size = group.bit_count()
        left -= size
        parts = [(n, lowest(group, n)) for n in range(size + 1)]
        found = [
            (n + more, mask | part)
            for n, mask in found
            for more, part in parts
            if n + more <= most and n + more + left >= least
        ]
    return [mask for n, mask in found if n >= least]


def canonical_tiles(t: Tables, mask: int) -> int:
    """Return the mask of the lowest tile of each kind in `mask`."""
    return mask_of({(mask & t.alike[tile] & -(mask & t.alike[tile])).bit_length() - 1 for tile in members(mask)})


def canonical_choice(t: Tables, hand: int, mask: int) -> int:
    """Return the mask of the lowest tiles of `hand` that match those in `mask` kind by kind."""
    chosen = 0
    while mask:
        alike = t.alike[mask.bit_length() - 1]
        chosen |= lowest(hand & alike, (mask & alike).bit_count())
        mask &= ~alike
    return chosen


def canonical(t: Tables, s: DuelState, move: Move) -> Move:
    """Return the listed move with the same effect as `move`, which must be legal or equal in effect to a legal one."""
    kind, seat = s.stack[-1]
    if move[0] in (SELL, DISCARD) or (move[0] == PLAY and len(move) == 4):
        return (*move[:-1], canonical_choice(t, s.hands[seat], move[-1]))
    if move[0] == PICK:
        return (PICK, canonical_choice(t, s.corruption[1 - seat], 1 << move[1]).bit_length() - 1)
    if move[0] == USE:
        tokens = (s.berths if kind == BERTH else s.offer) & t.token_masks[t.token_kind[move[1]]]
        return (USE, (tokens & -tokens).bit_length() - 1, *move[2:])
    return move


_RANGES: Final = tuple(range(n) for n in range(66))
_THREE: Final = range(3)
_TWO: Final = range(2)


def sample(t: Tables, s: DuelState, roll: Roll) -> Move:
    """Return a random legal move; every one can come up.

    In an ordinary turn with a tile on the line, half the draws take one; the others may be any action.
    """
    kind, seat = s.stack[-1]
    if kind == TURN:
        squares = t.lines[s.ankh * 4 + s.facing] & s.filled
        if squares:
            count = squares.bit_count()
            chosen = roll(_RANGES[2 * count])
            if chosen < count:
                return _take(squares, chosen)
        return _action(t, s, seat, kind, squares, roll)
    if kind == PYRAMID_TURN:
        return _action(t, s, seat, kind, reach(t, s, kind), roll)
    if kind == FACING:
        found = orientations(t, s)
        return (ORIENT, found[roll(_RANGES[len(found)])])
    if kind in (BERTH, DRAWN):
        return _use(t, s, seat, s.berths if kind == BERTH else s.offer, roll)
    if kind == ICON:
        return (EXCHANGE,) if roll(_TWO) else (KEEP,)
    if kind == VIZIER_TILE:
        return (PICK, _one(canonical_tiles(t, s.corruption[1 - seat]), roll))
    if kind in TAKES:
        return _any_take(reach(t, s, kind), roll)
    hand = s.hands[seat]
    return (DISCARD, canonical_choice(t, hand, _some(hand, hand.bit_count() - t.hand_limit, roll)))


def _one(mask: int, roll: Roll) -> int:
    """Return one of the bits of `mask`."""
    count = mask.bit_count()
    if count > 1:
        for _ in range(roll(_RANGES[count])):
            mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def _some(mask: int, count: int, roll: Roll) -> int:
    """Return `count` of the bits of `mask`."""
    ids = members(mask)
    return mask_of(ids.pop(roll(_RANGES[len(ids)])) for _ in range(count))


def _any_take(squares: int, roll: Roll) -> Move:
    return _take(squares, roll(_RANGES[squares.bit_count()]))


def _take(squares: int, skipped: int) -> Move:
    """Return the take of one of `squares`, leaving out the first `skipped` of them."""
    for _ in _RANGES[skipped]:
        squares &= squares - 1
    return (TAKE, (squares & -squares).bit_length() - 1)


def _action(t: Tables, s: DuelState, seat: int, kind: int, squares: int, roll: Roll) -> Move:
    """Return a sale, a play or a take: the first possible one, starting from a random kind."""
    first = roll(_THREE)
    move: Move | None = None
    for step in _THREE:
        action = (first + step) % 3
        if action == 0:
            move = _sell(t, s, seat, roll)
        elif action == 1:
            move = _play(t, s, seat, roll)
        elif squares and not (kind == PYRAMID_TURN and can_refill(t, s, kind) and not roll(_THREE)):
            move = _any_take(squares, roll)
        elif can_refill(t, s, kind):
            move = (REFILL,)
        if move is not None:
            return move
    raise AssertionError("a turn without a legal move")


def _sell(t: Tables, s: DuelState, seat: int, roll: Roll) -> Move | None:
    """Return a random sale, or None: half the time all of a family, else a random part of it and of the wild tiles."""
    found = sellable(t, s, seat)
    if not found:
        return None
    hand = s.hands[seat]
    family = found[roll(_RANGES[len(found)])]
    own = hand & t.families[family]
    opens = not s.sets[seat * COUNT + family]
    if own.bit_count() >= t.set_size and roll(_TWO):
        return (SELL, family, own)
    tiles = own | hand & t.wild
    size = tiles.bit_count()
    part = _some(tiles, t.set_size + roll(_RANGES[size - t.set_size + 1]), roll)
    if opens and not can_open(t, s, family, part):
        needed = own & t.openers[s.character_opens][family]
        part = part & (part - 1) | 1 << _one(needed, roll)
    return (SELL, family, canonical_choice(t, hand, part))


def _play(t: Tables, s: DuelState, seat: int, roll: Roll) -> Move | None:
    hand = s.hands[seat]
    people = hand & t.characters
    if not people:
        return None
    character = _one(people, roll)
    power = t.powers[character]
    hand ^= 1 << character
    if power == COURTESAN:
        return _courtesan(t, s, seat, character, hand, roll)
    targets = power_targets(t, s, seat, power, hand)
    if not targets:
        return (PLAY, character)
    return (PLAY, character, *targets[roll(_RANGES[len(targets)])])


def _courtesan(t: Tables, s: DuelState, seat: int, character: int, hand: int, roll: Roll) -> Move:
    found = [
        family for family in range(COUNT) if s.sets[seat * COUNT + family] and hand & (t.families[family] | t.wild)
    ]
    if not found:
        return (PLAY, character)
    family = found[roll(_RANGES[len(found)])]
    fitting = hand & (t.families[family] | t.wild)
    most = min(t.courtesan_tiles, fitting.bit_count())
    part = _some(fitting, 1 + roll(_RANGES[most]), roll)
    return (PLAY, character, family, canonical_choice(t, hand, part))


def _use(t: Tables, s: DuelState, seat: int, tokens: int, roll: Roll) -> Move:
    token = _one(tokens, roll)
    kind = t.token_kind[token]
    token = lowest(tokens & t.token_masks[kind], 1).bit_length() - 1
    targets = token_targets(t, s, seat, kind)
    if not targets:
        return (USE, token)
    return (USE, token, targets[roll(_RANGES[len(targets)])])
