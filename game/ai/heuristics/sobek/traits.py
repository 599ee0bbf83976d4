"""The traits of moves of Sobek, by which characters are told apart; see `game.ai.manners`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.ai.manners import Trait
from game.rules.core.game import Move, View
from game.rules.sobek.moves import ADD, EVENT, FETCH, GRAB, PLAY, SET, TAKE
from game.rules.sobek.state import SobekState
from game.rules.sobek.tables import AMULET, CURSE, FAMILIES, GUILD, SCRIBE, SLOTS, THIEF, VIZIER, Tables

LARGE: Final = 5
"""The number of cards from which a set counts as large."""
HARMFUL: Final = frozenset({VIZIER, SCRIBE, THIEF})
"""The powers that take something from an opponent."""
FAVOURITE: Final = FAMILIES.index("ivory")
"""The family that the trait `favourite` counts."""


def _taken(view: View[SobekState], move: Move) -> int:
    """Return the card that a move takes from the quays, -1 for none or an unknown one."""
    return view.state.quays[move[1]] if move[0] in (TAKE, FETCH) else -1


def skipped(t: Tables, view: View[SobekState], move: Move) -> float:
    """Return the number of cards skipped."""
    return float(move[1]) if move[0] == TAKE else 0.0


def scarabs(t: Tables, view: View[SobekState], move: Move) -> float:
    """Return the scarabs on the card taken."""
    card = _taken(view, move)
    return float(t.worth[card]) if card >= 0 else 0.0


def people(t: Tables, view: View[SobekState], move: Move) -> float:
    """Return 1 for taking a character, 2 for playing one, -1 for each in a set."""
    card = _taken(view, move)
    if card >= 0:
        return float(t.characters >> card & 1)
    if move[0] == PLAY:
        return 2.0
    return -float((move[2] & t.characters).bit_count()) if move[0] in (SET, ADD) else 0.0


def amulets(t: Tables, view: View[SobekState], move: Move) -> float:
    """Return 1 for taking an amulet, -1 for each in a set."""
    card = _taken(view, move)
    if card >= 0:
        return float(t.amulets >> card & 1)
    return -float((move[2] & t.amulets).bit_count()) if move[0] == SET else 0.0


def favourite(t: Tables, view: View[SobekState], move: Move) -> float:
    """Return 1 for taking ivory or playing a set of it."""
    card = _taken(view, move)
    if card >= 0:
        return float(t.family[card] == FAVOURITE)
    return float(move[0] in (SET, ADD) and move[1] == FAVOURITE)


def sells(t: Tables, view: View[SobekState], move: Move) -> float:
    """Return 1 for playing a set."""
    return float(move[0] == SET)


def small(t: Tables, view: View[SobekState], move: Move) -> float:
    """Return the number of cards that a set lacks to be a large one."""
    return float(max(0, LARGE - move[2].bit_count())) if move[0] == SET else 0.0


def harms(t: Tables, view: View[SobekState], move: Move) -> float:
    """Return 2 for taking or playing a harmful character, 3 for a Curse or a Guild, 1 for grabbing scarabs."""
    kind = move[0]
    if kind in (TAKE, FETCH):
        return 2.0 if t.power.get(view.state.quays[move[1]]) in HARMFUL else 0.0
    if kind == PLAY:
        return 2.0 if t.power[move[1]] in HARMFUL else 0.0
    if kind == EVENT:
        return 3.0 if t.event[move[1]] in (CURSE, GUILD) else 0.0
    if kind == GRAB:
        return float(bool(move[1] >= 0 and t.worth[move[1]]))
    return 0.0


def copies(t: Tables, view: View[SobekState], move: Move) -> float:
    """Return 1 for taking cards or playing a set of a family that the next seat has a set of, -0.5 for another one."""
    card = _taken(view, move)
    family = t.family[card] if card >= 0 else move[1] if move[0] == SET else AMULET
    if family == AMULET:
        return 0.0
    state = view.state
    return 1.0 if state.sets[(view.viewer + 1) % state.seats * SLOTS + family] else -0.5


TRAITS: Final[Mapping[str, Trait]] = {
    "skipped": skipped,
    "scarabs": scarabs,
    "people": people,
    "amulets": amulets,
    "favourite": favourite,
    "sells": sells,
    "small": small,
    "harms": harms,
    "copies": copies,
}


def is_better(t: Tables, view: View[SobekState], one: Move, other: Move) -> bool:
    """Return whether `one` takes a card at least as good as that of `other`, of its family, and skips fewer."""
    if one[0] != TAKE or other[0] != TAKE or one[1] >= other[1]:
        return False
    near, far = view.state.quays[one[1]], view.state.quays[other[1]]
    if near < 0 or far < 0 or t.family[near] != t.family[far]:
        return False
    return t.power.get(near) == t.power.get(far) and t.worth[near] >= t.worth[far]
