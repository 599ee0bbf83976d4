"""The candidate moves of the duel: a handful, however many tiles a hand holds."""

from __future__ import annotations

from typing import Final

from game.ai.heuristics.duel.inventory import PASSED, Inventory, tile_gain
from game.rules.core.bits import lowest, members
from game.rules.core.game import Move
from game.rules.duel.legal import can_open, can_refill, canonical_choice, legal, power_targets, reach, uses
from game.rules.duel.moves import DISCARD, PICK, PLAY, REFILL, SELL, TAKE
from game.rules.duel.state import BERTH, DRAWN, FACING, ICON, PYRAMID_TURN, SCRIBE_TILES, TURN, VIZIER_TILE, DuelState
from game.rules.duel.tables import COUNT, COURTESAN, FINGER, MERCHANT, PRIEST, PRIESTESS, QUEEN, SCRIBE, STATUE, Tables

MERCHANT_WIDTH: Final = 4
"""The maximum number of tiles considered for a Merchant to take, the best ones."""


def candidates(inventory: Inventory, state: DuelState) -> list[Move]:
    """Return the promising moves; never empty while the game is in progress.

    The best guess comes first where moves are rated: Pirogues, the line of the Ankh and icons are not.
    """
    if not state.stack:
        return []
    t = inventory.tables
    kind, seat = state.stack[-1]
    rated: list[tuple[float, Move]]
    if kind in (TURN, PYRAMID_TURN):
        squares = reach(t, state, kind)
        rated = rated_takes(inventory, state, seat, squares)
        if can_refill(t, state, kind):
            rated.append((6.0 if kind == TURN else 3.0, (REFILL,)))
        rated += rated_sales(inventory, state, seat)
        rated += rated_plays(inventory, state, seat)
    elif kind in (BERTH, DRAWN):
        return _token_uses(inventory, state, seat, state.berths if kind == BERTH else state.offer)
    elif kind == VIZIER_TILE:
        tiles = {t.alike[tile]: tile for tile in reversed(members(state.corruption[1 - seat]))}.values()
        rated = [(tile_gain(inventory, state, seat, tile), (PICK, tile)) for tile in tiles]
    elif kind == SCRIBE_TILES:
        return sheddings(inventory, state, seat)
    elif kind in (FACING, ICON):
        return legal(t, state)
    else:
        rated = rated_takes(inventory, state, seat, reach(t, state, kind))
    rated.sort(reverse=True)
    return [move for _, move in rated]


def rated_takes(inventory: Inventory, state: DuelState, seat: int, squares: int) -> list[tuple[float, Move]]:
    """Return the takes of the tiles on the mask `squares`, each after the approximate points that it is worth."""
    t = inventory.tables
    rated: list[tuple[float, Move]] = []
    for square in members(squares):
        tile = state.market[square]
        gain = tile_gain(inventory, state, seat, tile)
        if state.ankh >= 0:
            gain -= PASSED * (t.between[state.ankh * t.squares + square] & state.filled).bit_count()
        if tile >= 0 and t.icons >> tile & 1 and state.bag:
            gain = max(gain, inventory.deben)
        rated.append((gain, (TAKE, square)))
    return rated


def rated_sales(inventory: Inventory, state: DuelState, seat: int) -> list[tuple[float, Move]]:
    """Return the sales worth considering, each after its rating.

    That is the points a sale adds, plus a little for the Pirogue that it earns, minus a little for each wild tile and
    character sold.
    """
    t = inventory.tables
    hand = state.hands[seat]
    if hand.bit_count() < t.set_size:
        return []
    wild = hand & t.wild
    bonus = 4.0 if state.berths else 0.0
    found: list[tuple[float, Move]] = []
    for family in range(COUNT):
        named = hand & t.families[family]
        lying = state.sets[seat * COUNT + family]
        if not lying and not can_open(t, state, family, named):
            continue
        count, scarabs = inventory.worth(family, lying)
        for tiles in _variants(t, named, wild, bool(lying)):
            new, more = inventory.worth(family, tiles)
            gain = (count + new) * (scarabs + more) - count * scarabs
            cost = 4.0 * (tiles & wild).bit_count() + 2.0 * (tiles & t.characters).bit_count()
            found.append((gain + bonus - cost, (SELL, family, tiles)))
    return found


def _variants(t: Tables, named: int, wild: int, lying: bool) -> list[int]:
    """Return the variants of a sale of one family: bare, without its characters, filled up, with every wild tile."""
    size = named.bit_count()
    least = t.set_size
    found: list[int] = []
    if size >= least:
        found.append(named)
        plain = named & ~t.characters
        if plain != named and plain.bit_count() >= least:
            found.append(plain)
    elif size + wild.bit_count() >= least and (named or lying):
        statues = wild & ~t.characters
        need = least - size
        extra = lowest(statues, need) if statues.bit_count() >= need else lowest(wild, need)
        found.append(named | extra)
    if found and wild and named | wild not in found:
        found.append(named | wild)
    return found


def rated_plays(inventory: Inventory, state: DuelState, seat: int) -> list[tuple[float, Move]]:
    """Return the plays of characters worth considering, each after the approximate points that it is worth."""
    t = inventory.tables
    hand = state.hands[seat]
    found: list[tuple[float, Move]] = []
    for character in members(hand & t.characters):
        power = t.powers[character]
        rest = hand & ~(1 << character)
        if power == COURTESAN:
            found += _additions(inventory, state, seat, character, rest)
        elif power == MERCHANT:
            rated = [
                (tile_gain(inventory, state, seat, state.market[square]), (PLAY, character, square))
                for square in members(state.filled)
            ]
            rated.sort(reverse=True)
            found += rated[:MERCHANT_WIDTH] or [(-3.0, (PLAY, character))]
        elif power in (PRIEST, PRIESTESS):
            pile = state.corruption[seat]
            purges: list[tuple[float, Move]] = [
                (1.8 * (pile & t.families[family]).bit_count() - 2.0, (PLAY, character, family))
                for family in range(COUNT + 1)
                if pile & t.families[family]
            ]
            purges.sort(reverse=True)
            found += purges[:2] or [(-3.0, (PLAY, character))]
        else:
            gain = 3.0
            if power == SCRIBE:
                excess = state.hands[1 - seat].bit_count() - t.hand_limit
                gain = 2.0 * excess - 1.0
            elif power == QUEEN:
                gain = 2.0 * min(len(state.pile), t.queen_tiles)
            targets = power_targets(t, state, seat, power, rest)
            found += [(gain, (PLAY, character, *target)) for target in targets] or [(gain, (PLAY, character))]
    return found


def _additions(
    inventory: Inventory, state: DuelState, seat: int, character: int, hand: int
) -> list[tuple[float, Move]]:
    """Return the best additions for a Courtesan: for each set its most valuable tiles, then wild ones."""
    t = inventory.tables
    found: list[tuple[float, Move]] = []
    for family in range(COUNT):
        lying = state.sets[seat * COUNT + family]
        fitting = hand & (t.families[family] | t.wild)
        if not lying or not fitting:
            continue
        count, scarabs = inventory.worth(family, lying)
        order = sorted(
            members(fitting),
            key=lambda tile: (t.characters >> tile & 1, t.family[tile] == STATUE, -t.scarabs[tile], tile),
        )
        for size in range(1, min(t.courtesan_tiles, len(order)) + 1):
            tiles = sum(1 << tile for tile in order[:size])
            new, more = inventory.worth(family, tiles)
            gain = (count + new) * (scarabs + more) - count * scarabs - 3.0 * (tiles & t.wild).bit_count()
            found.append((gain, (PLAY, character, family, canonical_choice(t, hand, tiles))))
    return found or [(-3.0, (PLAY, character))]


def _token_uses(inventory: Inventory, state: DuelState, seat: int, tokens: int) -> list[Move]:
    """Return the uses of Pirogues; for a Finger only the squares that help the opponent least."""
    t = inventory.tables
    moves: list[Move] = []
    fingers: list[tuple[float, Move]] = []
    for move in uses(t, state, seat, tokens):
        if t.token_kind[move[1]] == FINGER and len(move) == 3:
            gain = tile_gain(inventory, state, 1 - seat, state.market[move[2]])
            gain -= PASSED * (t.between[state.ankh * t.squares + move[2]] & state.filled).bit_count()
            fingers.append((gain, move))
        else:
            moves.append(move)
    fingers.sort()
    return moves + [move for _, move in fingers[:3]]


def sheddings(inventory: Inventory, state: DuelState, seat: int) -> list[Move]:
    """Return the best discards down to the hand limit after a Scribe: the least useful tiles, and one variant."""
    t = inventory.tables
    hand = state.hands[seat]
    count = hand.bit_count() - t.hand_limit
    rated = []
    for tile in members(hand):
        family = t.family[tile]
        value = 6.0
        if family != STATUE:
            held, scarabs = inventory.worth(family, hand & t.families[family])
            lying = inventory.worth(family, state.sets[seat * COUNT + family])
            value = 1.5 * held + scarabs + 1.5 * t.scarabs[tile] + 0.7 * lying[1]
        if t.characters >> tile & 1:
            value += 2.0
        rated.append((value, tile))
    rated.sort()
    order = [tile for _, tile in rated]
    wishes = [order[:count]]
    if len(order) > count:
        wishes.append([*order[: count - 1], order[count]])
    masks = [canonical_choice(t, hand, sum(1 << tile for tile in wish)) for wish in wishes]
    return [(DISCARD, mask) for mask in dict.fromkeys(masks)]
