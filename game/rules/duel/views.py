"""The knowledge a viewer may have (D-7): the redacted position, and worlds that agree with it."""

from __future__ import annotations

import random
from typing import Final

from game.rules.core.bits import mask_of
from game.rules.core.deck import Contradiction
from game.rules.core.game import View
from game.rules.core.knowledge import Knowledge
from game.rules.core.universe import EMPTY
from game.rules.duel.legal import is_stuck
from game.rules.duel.state import PYRAMID_TURN, TURN, DuelState
from game.rules.duel.tables import (
    BAG,
    BERTHS,
    BOX,
    CORRUPTION,
    COUNT,
    DEBEN,
    HAND,
    MARKET,
    OFFER,
    PILE,
    PIROGUES,
    REMOVED,
    RESERVE,
    SETS,
    ZONES,
    Tables,
)

TRIES: Final = 20_000
"""The maximum number of worlds drawn in search of one that the game can be in."""


def zone_masks(s: DuelState) -> list[int]:
    """Return the pieces in every zone of a complete position, as masks."""
    zones = [0] * len(ZONES)
    zones[PILE] = mask_of(s.pile)
    zones[BOX] = s.box
    zones[MARKET] = mask_of(tile for tile in s.market if tile != EMPTY)
    zones[REMOVED], zones[BERTHS], zones[RESERVE], zones[OFFER] = s.removed, s.berths, s.reserve, s.offer
    zones[BAG] = mask_of(s.bag)
    for seat in range(2):
        zones[HAND + seat] = s.hands[seat]
        zones[CORRUPTION + seat] = s.corruption[seat]
        zones[PIROGUES + seat] = s.pirogues[seat]
        zones[DEBEN + seat] = s.deben[seat]
        for tiles in s.sets[seat * COUNT : (seat + 1) * COUNT]:
            zones[SETS + seat] |= tiles
    return zones


def redact(t: Tables, s: DuelState, knowledge: Knowledge) -> DuelState:
    """Return a copy that holds only the information in `knowledge`.

    Masks hold the pieces that certainly lie in a place, which are all of them where nothing is hidden. The pile and the
    bag keep their size and face-down tiles their squares, as hidden codes.
    """
    new = s.clone()
    sure = knowledge.surely_lies
    new.box, new.berths, new.reserve, new.offer = sure(BOX), sure(BERTHS), sure(RESERVE), sure(OFFER)
    new.hands = [sure(HAND), sure(HAND + 1)]
    new.corruption = [sure(CORRUPTION), sure(CORRUPTION + 1)]
    new.deben = [sure(DEBEN), sure(DEBEN + 1)]
    hidden = t.universe.hidden
    new.pile = sorted((hidden(tile) for tile in s.pile), reverse=True)
    new.bag = [hidden(coin) for coin in s.bag]
    new.market = [hidden(tile) if tile >= 0 and t.characters >> tile & 1 else tile for tile in s.market]
    return new


def world(t: Tables, view: View[DuelState], rng: random.Random) -> DuelState:
    """Return a complete position that agrees with all that `view` knows, drawn with `rng`.

    A turn begins only if its seat can do something in it (D-4.1), which is public: a world that contradicts this is
    drawn again. Raises Contradiction after TRIES such worlds.
    """
    s: DuelState = view.state
    for _ in range(TRIES):
        new = _fill(t, s, view.knowledge.sample(rng))
        if not s.stack:
            return new
        kind, seat = s.stack[-1]
        if kind not in (TURN, PYRAMID_TURN) or not is_stuck(t, new, seat, kind):
            return new
    raise Contradiction("in every position that agrees with what was seen the game would be over")


def _fill(t: Tables, s: DuelState, zones: list[list[int]]) -> DuelState:
    """Return the redacted `s` with all hidden pieces placed as `zones` says."""
    new = s.clone()
    new.pile = sorted(zones[PILE])
    new.bag = sorted(zones[BAG])
    new.box, new.berths, new.reserve, new.offer = (mask_of(zones[zone]) for zone in (BOX, BERTHS, RESERVE, OFFER))
    new.hands = [mask_of(zones[HAND]), mask_of(zones[HAND + 1])]
    new.corruption = [mask_of(zones[CORRUPTION]), mask_of(zones[CORRUPTION + 1])]
    new.deben = [mask_of(zones[DEBEN]), mask_of(zones[DEBEN + 1])]
    faces = [tile for tile in zones[MARKET] if t.characters >> tile & 1]
    market = new.market
    for square, tile in enumerate(market):
        if tile < 0 and tile != EMPTY:
            market[square] = faces.pop()
    return new
