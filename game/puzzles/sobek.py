"""The themes of puzzles and the kinds of drill questions for Sobek."""

from __future__ import annotations

from typing import Any, Final

from game.puzzles.drills import DrillKind, MayLie, MostThere, NextIs, Whereabouts
from game.puzzles.themes import ThemeTable
from game.puzzles.titles import PuzzleTitle, choices
from game.rules.core.bits import members
from game.rules.core.game import Game, View
from game.rules.sobek.tables import Tables

THEMES: Final = ThemeTable(
    words={
        "take": "card",
        "set": "set",
        "lay": "set",
        "done": "set",
        "play": "character",
        "steal": "character",
        "shed": "character",
        "search": "character",
        "grab": "character",
        "add": "character",
        "fetch": "character",
        "purge": "character",
        "event": "event",
        "guild": "event",
        "curse": "event",
        "prosper": "event",
        "starter": "event",
    },
    pairs={("take", "set"): "wait", ("take", "play"): "wait"},
    reasons={
        "reason-leaves": "leave",
        "reason-leaves-little": "leave",
        "reason-delivery": "leave",
        "reason-ends-round": "ending",
        "reason-denies": "deny",
        "reason-guild-denied": "deny",
        "reason-corruption": "corruption",
        "reason-less-corruption": "corruption",
        "reason-clean": "corruption",
        "reason-amulet": "amulet",
        "reason-uses-amulets": "amulet",
        "reason-keeps-amulets": "amulet",
        "reason-character": "character",
        "reason-character-known": "character",
        "reason-set-late": "set",
        "reason-set-points": "set",
        "reason-event": "event",
    },
)


_POWERS: Final = frozenset({"steal", "shed", "search", "grab", "add", "fetch", "purge"})
_OPPONENT: Final = frozenset({"guild", "curse"})
_TITLES: Final = {
    frozenset({"event"}): "event",
    frozenset({"starter"}): "starter",
    frozenset({"take"}): "card",
    frozenset({"take", "set"}): "card-set",
    frozenset({"take", "play"}): "card-character",
    frozenset({"take", "set", "play"}): "card-set-character",
}
"""The kinds of titles by the words of all legal moves."""


def title(game: Game[Any], view: View[Any], words: frozenset[str]) -> PuzzleTitle:
    """See `game.puzzles.titles.Titling`."""
    kind = "power" if words <= _POWERS else "opponent" if words <= _OPPONENT else _TITLES.get(words, "")
    return PuzzleTitle(kind, choices(view))


def families(tables: Tables) -> list[int]:
    """Return the masks of the goods of each family, and of the amulets."""
    return [mask & ~tables.characters for mask in tables.families]


def looks(tables: Tables) -> list[int]:
    """Return the masks of the cards that look alike face up."""
    found: dict[tuple[int, int, int], int] = {}
    for card in members(tables.cards):
        look = tables.family[card], tables.worth[card], -1
        if tables.characters >> card & 1:
            look = *look[:2], card
        found[look] = found.get(look, 0) | 1 << card
    return [*found.values()]


def characters(tables: Tables) -> list[int]:
    """Return the mask of each character."""
    return [1 << card for card in members(tables.characters)]


DRILLS: Final[tuple[DrillKind, ...]] = (
    MayLie("hand", "hand", looks),
    MayLie("holds", "hand", looks, is_sure=True),
    MayLie("quays", "quays", characters),
    MostThere("most", "deck", families),
    NextIs("next", "deck", families),
    Whereabouts("where", ("deck", "box", "quays", "hand", "corruption"), characters),
)
