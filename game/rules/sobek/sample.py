"""A random legal move without listing them all, for playing games out fast."""

from __future__ import annotations

from game.rules.core.bits import members
from game.rules.core.chance import Chance
from game.rules.core.game import Move
from game.rules.sobek.groups import pick
from game.rules.sobek.legal import answers, canonical, layable, set_slots
from game.rules.sobek.moves import DONE, EVENT, GRAB, LAY, PLAY, SET, SHED, STARTER, TAKE
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import AMULET, SLOTS, Tables

COUNTS = tuple(tuple(range(size)) for size in range(64))
"""Bags of bare numbers for uniform choices."""
ACTIONS = tuple(code for code in range(4 * 2520) if code & 3 < 3)
"""One draw for a turn: in the lowest two bits the kind of action, above them a number for the place on the quays."""


def sample(tables: Tables, state: SobekState, chance: Chance) -> Move:
    """Return a random legal move: first the kind of action, then its parts; each legal move can come up."""
    if state.stack:
        return _sample_answer(tables, state, chance)
    hand = state.hands[state.turn]
    code = chance(ACTIONS)
    action = code & 3
    if action == 1:
        characters = hand & tables.characters
        if characters:
            cards = members(characters)
            return (PLAY, cards[chance(cards)])
    elif action == 2 and hand.bit_count() >= tables.set_size:
        move = _sample_set(tables, state, hand, chance)
        if move is not None:
            return move
    reach = len(state.quays)
    if reach >= tables.reach:
        reach = tables.reach
    return (TAKE, (code >> 2) % reach)


def _sample_set(tables: Tables, state: SobekState, hand: int, chance: Chance) -> Move | None:
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
    slot = able[chance(COUNTS[len(able)])]
    cards = _sample_cards(tables, state.shown, hand, slot, chance)
    base = state.turn * SLOTS
    if slot == AMULET or (state.sets[base + AMULET] and not state.sets[base + slot]):
        slots = set_slots(tables, state, state.turn, cards)
        slot = slots[chance(COUNTS[len(slots)])]
    return (SET, slot, cards)


def _sample_cards(tables: Tables, shown: int, hand: int, slot: int, chance: Chance) -> int:
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
    code = chance(range(ways))
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


def _sample_answer(tables: Tables, state: SobekState, chance: Chance) -> Move:
    decision = state.stack[-1]
    kind, seat = decision[:2]
    if kind == EVENT:
        tokens = members(state.tokens)
        held = state.tokens & tables.group[tokens[chance(tokens)]]
        return (EVENT, (held & -held).bit_length() - 1)
    if kind == SHED:
        cards = members(state.hands[seat])
        gone = 0
        for _ in range(decision[2]):
            gone |= 1 << cards.pop(chance(cards))
        return canonical(tables, state, (SHED, gone))
    if kind == LAY:
        slots = layable(tables, state, seat)
        number = chance(COUNTS[len(slots) + 1]) if slots else 0
        if number == len(slots):
            return (DONE,)
        slot = slots[number]
        return (LAY, slot, _sample_cards(tables, state.shown, state.hands[seat], slot, chance))
    if kind == GRAB:
        cards = members(state.corruption[decision[2]])
        return canonical(tables, state, (GRAB, cards[chance(cards)]))
    if kind == STARTER:
        return (STARTER, chance(COUNTS[state.seats]))
    moves = answers(tables, state)
    return moves[chance(COUNTS[len(moves)] if len(moves) < len(COUNTS) else range(len(moves)))]
