"""Curated positions in the words of the game: tiles by name, the open decision, and the fields derived from both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.errors import FeluccaError
from game.rules.core.bits import mask_of
from game.rules.core.universe import EMPTY
from game.rules.sare import city
from game.rules.sare.game import SaRe
from game.rules.sare.moves import AT_BUILD, AT_PALACE, AT_QUESTION, AT_SITES, AT_STORE, AT_TROUBLE
from game.rules.sare.state import CONSTRUCTION, SEASON, SITES, SaReState
from game.rules.sare.tables import JOKER, SPACES, TILES, Tables

_DECISIONS: Final = {
    "sites": (SITES, (AT_SITES, 0)),
    "question": (SEASON, (AT_QUESTION, 0, 0)),
    "palace": (SEASON, (AT_PALACE, 0)),
    "trouble": (SEASON, (AT_TROUBLE, 0, 1, 0)),
    "double-trouble": (SEASON, (AT_TROUBLE, 0, 2, 0)),
    "build": (CONSTRUCTION, (AT_BUILD, 0)),
    "store": (CONSTRUCTION, (AT_STORE, 0)),
}
"""The phase, and the open decision of seat 0."""


def complete(game: SaRe, state: SaReState, words: Mapping[str, str]) -> None:
    """Complete `state` with the tiles and the decision in `words`, and compute all dependent fields.

    `built` and `sites` name tiles and spaces, such as `warehouse.a1+carpenter.b2`, with a bar between seats; `decision`
    is a word of `_DECISIONS`. Craftsmen and Ports have their tokens, administrative buildings are ready. Raises
    FeluccaError for other words and for tiles that cannot lie there.
    """
    if unknown := words.keys() - {"built", "sites", "decision"}:
        raise FeluccaError(f"a position of '{game.name}' has no field {min(unknown)!r}")
    _decide(state, words.get("decision", "sites"))
    for name in ("built", "sites"):
        for seat, tiles in enumerate(words.get(name, "-").split("|")):
            for word in tiles.split("+") if tiles != "-" else ():
                _lay(game.tables, state, seat, word, is_site=name == "sites")
    _follow(game.tables, state)


def _decide(state: SaReState, decision: str) -> None:
    if decision not in _DECISIONS:
        raise FeluccaError(f"{decision!r} is no decision: choose one of {', '.join(_DECISIONS)}")
    state.phase, entry = _DECISIONS[decision]
    state.stack = [entry]
    state.round = max(state.round, 1)


def _lay(tables: Tables, state: SaReState, seat: int, word: str, *, is_site: bool) -> None:
    tile, _, space = word.partition(".")
    if tile not in TILES or space not in tables.spaces or seat >= state.seats:
        raise FeluccaError(f"{word!r} is no tile on a space")
    at = tables.spaces.index(space)
    if state.occupied[seat] >> at + SPACES & 1 or not state.stock[TILES.index(tile)]:
        raise FeluccaError(f"there is no room, or no tile, for {word!r}")
    city.put(state, seat, TILES.index(tile), at, site=is_site)


def _follow(tables: Tables, state: SaReState) -> None:
    """Compute the supply, tokens, black cubes, gauges, ready buildings, and the cards that were seen."""
    for kind in range(3):
        state.supply[kind] -= state.pool[kind] + sum(state.store[kind::3]) + sum(state.gains[kind::4])
    state.supply[JOKER] -= sum(state.gains[JOKER::4]) + sum(state.steps)
    for seat in range(state.seats):
        city.refill(state, seat, None)
        city.grow(tables, state, seat, None)
        state.ready[seat] = city.administrative(state, seat)
        if state.pyramid[seat]:
            state.pyramids &= ~(1 << state.pyramid[seat] - 1)
    if state.phase == SITES:
        return
    if not state.removed:
        state.removed = [state.shoe.pop()]
    if not state.double:
        state.double = [state.pile.pop()]
    taken = mask_of(card for card in (*state.dark, *state.shown, *state.palace) if card != EMPTY)
    state.seen = state.discard | state.second | state.gone | taken
    state.drawn = state.seen.bit_count()
