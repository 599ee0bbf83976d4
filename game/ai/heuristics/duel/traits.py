"""The traits of moves of the duel, by which characters are told apart; see `game.ai.manners`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.ai.manners import Trait
from game.rules.core.bits import members
from game.rules.core.game import Move, View
from game.rules.duel.moves import DISCARD, EXCHANGE, ORIENT, PLAY, REFILL, SELL, TAKE, USE
from game.rules.duel.state import DuelState
from game.rules.duel.tables import COUNT, FAMILIES, FINGER, SCRIBE, SNAKE_1, SNAKE_2, STATUE, THIEF, VIZIER, Tables

LARGE: Final = 5
"""The number of tiles from which a sale counts as large."""
HARMFUL: Final = frozenset({VIZIER, SCRIBE, THIEF})
"""The powers that take something from the opponent."""
NASTY: Final = frozenset({SNAKE_1, SNAKE_2, FINGER})
"""The Pirogues that hurt the opponent."""
FAVOURITE: Final = FAMILIES.index("ivory")
"""The family that the trait `favourite` counts."""


def _taken(view: View[DuelState], move: Move) -> int:
    """Return the tile that a move takes from the market, -1 for none or an unknown one."""
    return view.state.market[move[1]] if move[0] == TAKE else -1


def skipped(t: Tables, view: View[DuelState], move: Move) -> float:
    """Return the number of tiles passed over."""
    state = view.state
    if move[0] != TAKE or state.ankh < 0:
        return 0.0
    return float((t.between[state.ankh * t.squares + move[1]] & state.filled).bit_count())


def scarabs(t: Tables, view: View[DuelState], move: Move) -> float:
    """Return the scarabs on the tile taken."""
    tile = _taken(view, move)
    return float(t.scarabs[tile]) if tile >= 0 else 0.0


def people(t: Tables, view: View[DuelState], move: Move) -> float:
    """Return 1 for taking a character, 2 for playing one, -1 for each that is sold or discarded."""
    tile = _taken(view, move)
    if tile >= 0:
        return float(t.characters >> tile & 1)
    if move[0] == PLAY:
        return 2.0
    if move[0] in (SELL, DISCARD):
        return -float((move[-1] & t.characters).bit_count())
    return 0.0


def statues(t: Tables, view: View[DuelState], move: Move) -> float:
    """Return 1 for taking a wild tile, -1 for each that is sold."""
    tile = _taken(view, move)
    if tile >= 0:
        return float(t.family[tile] == STATUE)
    return -float((move[2] & t.wild).bit_count()) if move[0] == SELL else 0.0


def favourite(t: Tables, view: View[DuelState], move: Move) -> float:
    """Return 1 for taking a tile of ivory or selling a set of it."""
    tile = _taken(view, move)
    if tile >= 0:
        return float(t.family[tile] == FAVOURITE)
    return float(move[0] == SELL and move[1] == FAVOURITE)


def sells(t: Tables, view: View[DuelState], move: Move) -> float:
    """Return 1 for a sale."""
    return float(move[0] == SELL)


def small(t: Tables, view: View[DuelState], move: Move) -> float:
    """Return the number of tiles that a sale lacks to be a large one."""
    return float(max(0, LARGE - move[2].bit_count())) if move[0] == SELL else 0.0


def refills(t: Tables, view: View[DuelState], move: Move) -> float:
    """Return 1 for a refill of the market."""
    return float(move[0] == REFILL)


def coins(t: Tables, view: View[DuelState], move: Move) -> float:
    """Return 1 for exchanging a tile for a Deben, and for taking one that can be exchanged."""
    tile = _taken(view, move)
    return float(move[0] == EXCHANGE or (tile >= 0 and t.icons >> tile & 1))


def harms(t: Tables, view: View[DuelState], move: Move) -> float:
    """Return 2 for taking or playing a harmful character, 3 for a nasty Pirogue.

    For turning the Ankh, return minus the value of the line left to the opponent, from 0 to -3.
    """
    kind = move[0]
    if kind == TAKE:
        return 2.0 if t.powers.get(view.state.market[move[1]]) in HARMFUL else 0.0
    if kind == PLAY:
        return 2.0 if t.powers[move[1]] in HARMFUL else 0.0
    if kind == USE:
        return 3.0 if t.token_kind[move[1]] in NASTY else 0.0
    if kind == ORIENT:
        return -_plenty(t, view, move[1])
    return 0.0


def _plenty(t: Tables, view: View[DuelState], orientation: int) -> float:
    """Return the number of tiles on a line through the Ankh that the opponent can use, by what it has sold, 0 to 3."""
    state, rival = view.state, 1 - view.viewer
    wealth = 0.0
    for square in members(t.lines[state.ankh * 4 + orientation] & state.filled):
        tile = state.market[square]
        if tile < 0 or t.family[tile] == STATUE:
            wealth += 1.0
        else:
            wealth += 0.5 + t.scarabs[tile] / 2 + bool(state.sets[rival * COUNT + t.family[tile]])
    return min(3.0, wealth / 2)


def copies(t: Tables, view: View[DuelState], move: Move) -> float:
    """Return 1 for taking or selling tiles of a family that the opponent has sold, -0.5 for another family."""
    tile = _taken(view, move)
    family = t.family[tile] if tile >= 0 else move[1] if move[0] == SELL else STATUE
    if family == STATUE:
        return 0.0
    return 1.0 if view.state.sets[(1 - view.viewer) * COUNT + family] else -0.5


TRAITS: Final[Mapping[str, Trait]] = {
    "skipped": skipped,
    "scarabs": scarabs,
    "people": people,
    "statues": statues,
    "favourite": favourite,
    "sells": sells,
    "small": small,
    "refills": refills,
    "coins": coins,
    "harms": harms,
    "copies": copies,
}


def is_better(t: Tables, view: View[DuelState], one: Move, other: Move) -> bool:
    """Return whether `other` passes over the tile of `one`, which is at least as good, of the same family and mark."""
    state = view.state
    if one[0] != TAKE or other[0] != TAKE or state.ankh < 0:
        return False
    if not t.between[state.ankh * t.squares + other[1]] & state.filled & 1 << one[1]:
        return False
    near, far = state.market[one[1]], state.market[other[1]]
    alike = near >= 0 and far >= 0 and t.family[near] == t.family[far] and t.mark[near] == t.mark[far]
    return alike and t.scarabs[near] >= t.scarabs[far] and (t.icons >> near & 1) >= (t.icons >> far & 1)
