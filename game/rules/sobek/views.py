"""The knowledge a viewer may have of a position (S-8), and complete positions that agree with it."""

from __future__ import annotations

import random

from game.rules.core.bits import mask_of, members
from game.rules.core.game import View
from game.rules.core.knowledge import Knowledge
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import (
    BOX,
    CARD_BACKS,
    CORRUPTION,
    DECK,
    DISCARD,
    HAND,
    ORANGE,
    QUAYS,
    SETS,
    SLOTS,
    SPENT,
    TOKENS,
    ZONES,
    Tables,
)


def initial(tables: Tables, viewer: int) -> Knowledge:
    """Return the knowledge of `viewer` at the start: green cards and tokens in the box, the rest in the deck."""
    start = {BOX: tables.green | tables.tokens, DECK: tables.deck}
    return Knowledge(viewer, tables.universe, len(ZONES), start)


def zone_masks(tables: Tables, state: SobekState) -> list[int]:
    """Return the pieces in every zone, Curses with the corruption and Prosperities with the sets they lie on."""
    masks = [0] * len(ZONES)
    masks[BOX] = state.out
    masks[DECK] = mask_of(state.deck)
    masks[QUAYS] = mask_of(state.quays)
    masks[DISCARD] = state.discard
    masks[TOKENS] = state.tokens
    masks[SPENT] = state.spent
    for seat in range(state.seats):
        masks[HAND + seat] = state.hands[seat]
        masks[CORRUPTION + seat] = state.corruption[seat]
        own = slice(seat * SLOTS, (seat + 1) * SLOTS)
        masks[SETS + seat] = sum(state.sets[own]) | sum(state.flat[own])
    for token, seat in zip(tables.curses, state.curses, strict=True):
        if seat >= 0:
            masks[CORRUPTION + seat] |= 1 << token
    for token, at in zip(tables.prosperities, state.prosperity, strict=True):
        if at >= 0:
            masks[SETS + at // SLOTS] |= 1 << token
    return masks


def redact(tables: Tables, state: SobekState, knowledge: Knowledge) -> SobekState:
    """Return a copy of `state` in which hidden zones hold only the pieces that `knowledge` is sure of.

    Hands, piles, deck, box and tokens hold the pieces that certainly lie there. `unseen` counts the other cards of
    every hand and pile by back, the deck lists its others as hidden codes, face-down cards on the quays are codes.
    """
    view = state.clone()
    cards = tables.cards
    sure = knowledge.surely_lies
    view.unseen = []
    known = 0
    for seat in range(state.seats):
        for zone, masks in ((HAND + seat, view.hands), (CORRUPTION + seat, view.corruption)):
            masks[seat] = sure(zone) & cards
            known |= masks[seat]
            for back in range(CARD_BACKS):
                view.unseen.append(knowledge.count(zone, back) - (masks[seat] & tables.backs[back]).bit_count())
    view.shown &= known
    view.out = sure(BOX)
    view.tokens = sure(TOKENS)
    deck = sure(DECK)
    codes: list[int] = []
    for back in range(CARD_BACKS):
        codes += [-1 - back] * (knowledge.count(DECK, back) - (deck & tables.backs[back]).bit_count())
    view.deck = sorted(codes) + members(deck)
    view.quays = [-1 - ORANGE if tables.characters >> card & 1 else card for card in state.quays]
    return view


def world(tables: Tables, view: View[SobekState], rng: random.Random) -> SobekState:
    """Return a complete position that agrees with all that `view` knows, drawn with `rng`.

    Its `shown` is that of the view.
    """
    state: SobekState = view.state.clone()
    zones = view.knowledge.sample(rng)
    state.unseen = []
    for seat in range(state.seats):
        state.hands[seat] = mask_of(zones[HAND + seat])
        state.corruption[seat] = mask_of(zones[CORRUPTION + seat]) & tables.cards
    state.out = mask_of(zones[BOX])
    state.tokens = mask_of(zones[TOKENS])
    state.deck = sorted(zones[DECK])
    face_down = [card for card in zones[QUAYS] if tables.characters >> card & 1]
    state.quays = [card if card >= 0 else face_down.pop() for card in state.quays]
    return state
