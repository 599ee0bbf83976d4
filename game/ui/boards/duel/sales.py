"""The values of sets, and the sets that could be sold."""

from __future__ import annotations

from game.rules.core.bits import members
from game.rules.duel.moves import SELL
from game.rules.duel.scoring import set_points, set_scarabs, set_tiles
from game.rules.duel.tables import COUNT
from game.ui.boards.duel.selection import Selection
from game.ui.boards.kit.choosing import SetValue


def value(choice: Selection, family: int, tiles: int) -> SetValue:
    """Return the value of a family's set with `tiles` added (D-4.5)."""
    t = choice.tables
    before = choice.state.sets[choice.seat * COUNT + family]
    whole = before | tiles
    points = set_points(t, family, whole)
    return SetValue(set_tiles(t, whole), set_scarabs(t, family, whole), points, set_points(t, family, before))


def suggestions(choice: Selection) -> list[tuple[int, int]]:
    """Return for every family that can be sold a first selection: all its goods and characters, with as many wild tiles
    as necessary. The greatest gain comes first.
    """
    if not choice.is_turn or choice.is_begun:
        return []
    t, hand = choice.tables, choice.state.hands[choice.seat]
    wild = members(hand & t.wild)
    found = []
    for family in range(COUNT):
        named = hand & t.families[family]
        lacking = max(0, t.set_size - named.bit_count())
        if lacking > len(wild) or not named:
            continue
        tiles = named | sum(1 << piece for piece in wild[:lacking])
        if choice.is_legal((SELL, family, tiles)):
            found.append((family, tiles))
    return sorted(found, key=lambda each: -value(choice, *each).gain)
