"""The legal moves of the seat that must decide: listed, sorted, no two alike in effect, or one drawn at random."""

from __future__ import annotations

from typing import Final

from game.rules.core.bits import members
from game.rules.core.chance import Roll
from game.rules.core.game import Move
from game.rules.sobek.events import blessable, guild_targets
from game.rules.sobek.groups import canonical as canonical_cards
from game.rules.sobek.groups import choices, pick
from game.rules.sobek.moves import (
    ADD,
    CURSE,
    DONE,
    EVENT,
    FETCH,
    GRAB,
    GUILD,
    LAY,
    PLAY,
    PROSPER,
    PURGE,
    SEARCH,
    SET,
    SHED,
    STARTER,
    STEAL,
    TAKE,
)
from game.rules.sobek.powers import joinable, open_families, purgeable, search_targets, steal_targets
from game.rules.sobek.state import SobekState, to_move
from game.rules.sobek.tables import AMULET, SLOTS, Tables


def legal(tables: Tables, state: SobekState) -> list[Move]:
    """Return the legal moves: sorted, no two alike in effect, empty only at the end."""
    if state.stack:
        return answers(tables, state)
    seat = state.turn
    if seat < 0:
        return []
    moves: list[Move] = [(TAKE, place) for place in range(min(tables.reach, len(state.quays)))]
    hand = state.hands[seat]
    moves += [(PLAY, card) for card in members(hand & tables.characters)]
    if hand.bit_count() >= tables.set_size:
        moves += _sets(tables, state, seat)
    return moves


def set_slots(tables: Tables, state: SobekState, seat: int, cards: int) -> list[int]:
    """Return the slots where `cards`, of one family or amulets alone, may be played or added (S-3.3b to S-3.3d)."""
    base = seat * SLOTS
    named = cards & ~tables.amulets
    if named:
        family = tables.family[named.bit_length() - 1]
        if state.sets[base + family] or not cards & joinable(tables, state, seat):
            return [family]
        return [family, AMULET]
    return [*(slot for slot in range(AMULET) if state.sets[base + slot]), AMULET]


def _sets(tables: Tables, state: SobekState, seat: int) -> list[Move]:
    """List the sets that can be played, by slot."""
    hand = state.hands[seat]
    least = tables.set_size
    amulets = hand & tables.amulets
    by_slot: list[list[int]] = [[] for _ in range(SLOTS)]
    for family in range(AMULET):
        named = hand & tables.families[family]
        if not named or (named | amulets).bit_count() < least:
            continue
        groups = (*tables.groups[family], tables.amulets)
        chosen = choices(named | amulets, groups, state.shown, least)
        chosen = [cards for cards in chosen if cards & named]
        for slot in set_slots(tables, state, seat, named):
            by_slot[slot] += chosen
    if amulets.bit_count() >= least:
        alone = choices(amulets, tables.groups[AMULET], state.shown, least)
        for slot in set_slots(tables, state, seat, amulets):
            by_slot[slot] += alone
    return [(SET, slot, cards) for slot in range(SLOTS) for cards in sorted(by_slot[slot])]


def layable(tables: Tables, state: SobekState, seat: int) -> list[int]:
    """Return the slots of horizontal sets that `seat` can still lay (S-4.3)."""
    hand = state.hands[seat]
    flat = state.flat
    base = seat * SLOTS
    least = tables.set_size
    wild = (hand & tables.amulets).bit_count()
    enough = least - wild if wild < least else 1
    families = tables.families
    slots = [f for f in range(AMULET) if (hand & families[f]).bit_count() >= enough and not flat[base + f]]
    if wild >= least and not flat[base + AMULET]:
        slots.append(AMULET)
    return slots


def _lays(tables: Tables, state: SobekState, seat: int) -> list[Move]:
    hand = state.hands[seat]
    moves: list[Move] = []
    for slot in layable(tables, state, seat):
        groups = tables.groups[slot] if slot == AMULET else (*tables.groups[slot], tables.amulets)
        cards = hand & (tables.families[slot] | tables.amulets)
        chosen = choices(cards, groups, state.shown, tables.set_size)
        moves += [(LAY, slot, mask) for mask in sorted(chosen) if mask & tables.families[slot]]
    moves.append((DONE,))
    return moves


def _additions(tables: Tables, state: SobekState, seat: int) -> list[Move]:
    """List the additions a Courtesan can make: cards of one family and amulets to a set (S-5.6)."""
    hand = state.hands[seat]
    found: list[Move] = []
    for slot, fitting in open_families(tables, state, seat):
        for cards in choices(hand & fitting, tables.all_groups, state.shown, 1, tables.courtesan_cards):
            named = cards & ~tables.amulets
            if not named or not named & ~tables.families[tables.family[named.bit_length() - 1]]:
                found.append((ADD, slot, cards))
    return sorted(found)


def answers(tables: Tables, state: SobekState) -> list[Move]:
    """Return the legal answers to the open decision on top of the stack."""
    kind, seat, *rest = state.stack[-1]
    others = [s for s in range(state.seats) if s != seat]
    if kind == EVENT:
        groups = tables.token_groups
        return [(EVENT, (held & -held).bit_length() - 1) for group in groups if (held := state.tokens & group)]
    if kind == GUILD:
        return [(GUILD, victim) for victim in guild_targets(tables, state, seat, rest[0])]
    if kind == CURSE:
        return [(CURSE, victim) for victim in others]
    if kind == PROSPER:
        return [(PROSPER, slot) for slot in sorted(blessable(tables, state, seat))]
    if kind == STEAL:
        return [(STEAL, *target) for target in steal_targets(tables, state, seat)]
    if kind == SHED:
        return [(SHED, cards) for cards in sorted(_puttings(tables, state, seat, rest[0]))]
    if kind == SEARCH:
        return [(SEARCH, victim) for victim in search_targets(state, seat)]
    if kind == GRAB:
        return [(GRAB, card) for card in _grabs(tables, state, rest[0])]
    if kind == ADD:
        return _additions(tables, state, seat)
    if kind == FETCH:
        return [(FETCH, place) for place in range(len(state.quays))]
    if kind == PURGE:
        return [(PURGE, family) for family in purgeable(tables, state, seat)]
    if kind == STARTER:
        return [(STARTER, s) for s in range(state.seats)]
    return _lays(tables, state, seat)


def _puttings(tables: Tables, state: SobekState, seat: int, count: int) -> list[int]:
    return choices(state.hands[seat], tables.all_groups, state.shown, count, count)


def _grabs(tables: Tables, state: SobekState, victim: int) -> list[int]:
    pile, shown = state.corruption[victim], state.shown
    return sorted(pick(held, 1, shown).bit_length() - 1 for g in tables.all_groups if (held := pile & g))


def canonical(tables: Tables, state: SobekState, move: Move) -> Move:
    """Return the legal move with the same effect as `move`, which must not be refused."""
    kind = move[0]
    seat = to_move(state)
    if kind in (SET, ADD, LAY):
        return (kind, move[1], canonical_cards(move[2], state.hands[seat], tables.all_groups, state.shown))
    if kind == SHED:
        return (kind, canonical_cards(move[1], state.hands[seat], tables.all_groups, state.shown))
    if kind == GRAB:
        held = state.corruption[state.stack[-1][2]] & tables.group[move[1]]
        return (kind, pick(held, 1, state.shown).bit_length() - 1)
    if kind == EVENT:
        held = state.tokens & tables.group[move[1]]
        return (kind, (held & -held).bit_length() - 1)
    return move


COUNTS: Final = tuple(tuple(range(size)) for size in range(64))
"""`COUNTS[n]` is the bag of the numbers from 0 to n - 1, for uniform choices."""
ACTIONS: Final = tuple(code for code in range(4 * 2520) if code & 3 < 3)
"""One draw for a turn: in the lowest two bits the kind of action, above them a number for the place on the quays."""


def sample(tables: Tables, state: SobekState, roll: Roll) -> Move:
    """Return a random legal move: first the kind of action, then its parts; each legal move can come up."""
    if state.stack:
        return _sample_answer(tables, state, roll)
    hand = state.hands[state.turn]
    code = roll(ACTIONS)
    action = code & 3
    if action == 1:
        characters = hand & tables.characters
        if characters:
            cards = members(characters)
            return (PLAY, cards[roll(cards)])
    elif action == 2 and hand.bit_count() >= tables.set_size:
        move = _sample_set(tables, state, hand, roll)
        if move is not None:
            return move
    reach = len(state.quays)
    if reach >= tables.reach:
        reach = tables.reach
    return (TAKE, (code >> 2) % reach)


def _sample_set(tables: Tables, state: SobekState, hand: int, roll: Roll) -> Move | None:
    """Return a random set to play, or None if there is none."""
    amulets = hand & tables.amulets
    wild = amulets.bit_count()
    least = tables.set_size
    families = tables.families
    enough = least - wild if wild < least else 1
    able = [f for f in range(AMULET) if (hand & families[f]).bit_count() >= enough]
    if wild >= least:
        able.append(AMULET)
    if not able:
        return None
    slot = able[roll(COUNTS[len(able)])]
    cards = _sample_cards(tables, state.shown, hand, slot, roll)
    base = state.turn * SLOTS
    if slot == AMULET or (state.sets[base + AMULET] and not state.sets[base + slot]):
        slots = set_slots(tables, state, state.turn, cards)
        slot = slots[roll(COUNTS[len(slots)])]
    return (SET, slot, cards)


def _sample_cards(tables: Tables, shown: int, hand: int, slot: int, roll: Roll) -> int:
    """Return random cards for a set of family `slot`: one draw decides how many of every interchangeable group.

    If they make no set, all cards that fit are taken instead.
    """
    named = hand & tables.families[slot]
    amulets = hand & tables.amulets if slot != AMULET else 0
    ways = 1
    held = []
    for group in tables.groups[slot]:
        cards = named & group
        if cards:
            count = cards.bit_count()
            held.append((cards, count))
            ways *= count + 1
    if amulets:
        count = amulets.bit_count()
        held.append((amulets, count))
        ways *= count + 1
    code = roll(range(ways))
    chosen = 0
    for cards, count in held:
        code, number = divmod(code, count + 1)
        if number == count:
            chosen |= cards
        elif number:
            chosen |= pick(cards, number, shown)
    if chosen & named and chosen.bit_count() >= tables.set_size:
        return chosen
    return named | amulets


def _sample_answer(tables: Tables, state: SobekState, roll: Roll) -> Move:
    decision = state.stack[-1]
    kind, seat = decision[:2]
    if kind == EVENT:
        tokens = members(state.tokens)
        held = state.tokens & tables.group[tokens[roll(tokens)]]
        return (EVENT, (held & -held).bit_length() - 1)
    if kind == SHED:
        cards = members(state.hands[seat])
        gone = 0
        for _ in range(decision[2]):
            gone |= 1 << cards.pop(roll(cards))
        return canonical(tables, state, (SHED, gone))
    if kind == LAY:
        slots = layable(tables, state, seat)
        number = roll(COUNTS[len(slots) + 1]) if slots else 0
        if number == len(slots):
            return (DONE,)
        slot = slots[number]
        return (LAY, slot, _sample_cards(tables, state.shown, state.hands[seat], slot, roll))
    if kind == GRAB:
        cards = members(state.corruption[decision[2]])
        return canonical(tables, state, (GRAB, cards[roll(cards)]))
    moves = answers(tables, state)
    return moves[roll(range(len(moves)))]
