"""The themes of puzzles and the kinds of drill questions for Sobek: 2 Players."""

from __future__ import annotations

from typing import Any, Final

from game.puzzles.drills import DrillKind, MayLie, MostThere, NextIs, Whereabouts
from game.puzzles.themes import ThemeTable
from game.puzzles.titles import PuzzleTitle, choices
from game.rules.core.bits import members
from game.rules.core.game import Game, View
from game.rules.duel.tables import Tables

THEMES: Final = ThemeTable(
    words={
        "take": "tile",
        "turn": "ankh",
        "sell": "sale",
        "play": "character",
        "pick": "character",
        "discard": "character",
        "use": "pirogue",
        "exchange": "tile",
        "keep": "tile",
    },
    pairs={(early, late): "wait" for early in ("take", "refill") for late in ("sell", "play", "use")},
    reasons={
        "reason-line": "leave",
        "reason-line-character": "leave",
        "reason-line-statue": "leave",
        "reason-empty-line": "leave",
        "reason-no-take": "ending",
        "reason-idle": "ending",
        "reason-denies": "deny",
        "reason-deny-token": "deny",
        "reason-corruption": "corruption",
        "reason-less-corruption": "corruption",
        "reason-statue": "statue",
        "reason-uses-statues": "statue",
        "reason-keeps-statues": "statue",
        "reason-character": "character",
        "reason-character-known": "character",
        "reason-set-late": "sale",
        "reason-set-points": "sale",
    },
)


_TITLES: Final = {
    frozenset({"use"}): "pirogue",
    frozenset({"turn"}): "ankh",
    frozenset({"pick"}): "power",
    frozenset({"keep", "exchange"}): "deben",
    frozenset({"take"}): "tile",
    frozenset({"take", "sell"}): "tile-sale",
    frozenset({"take", "play"}): "tile-character",
    frozenset({"take", "sell", "play"}): "tile-sale-character",
}
"""The kinds of titles by the words of all legal moves."""


def title(game: Game[Any], view: View[Any], words: frozenset[str]) -> PuzzleTitle:
    """See `game.puzzles.titles.Titling`."""
    is_empty = "refill" in words and "take" not in words
    return PuzzleTitle("line" if is_empty else _TITLES.get(words, ""), choices(view))


def families(tables: Tables) -> list[int]:
    """Return the masks of the goods of each family, and of the Statues."""
    return [*tables.goods]


def goods(tables: Tables) -> list[int]:
    """Return the masks of the goods and Statues that look alike: of one family, with as many scarabs."""
    looks: dict[tuple[int, int], int] = {}
    for family, mask in enumerate(families(tables)):
        for tile in members(mask):
            look = family, tables.scarabs[tile]
            looks[look] = looks.get(look, 0) | 1 << tile
    return [*looks.values()]


def characters(tables: Tables) -> list[int]:
    """Return the mask of each character."""
    return [1 << tile for tile in members(tables.characters)]


def all_looks(tables: Tables) -> list[int]:
    """Return the masks of the goods and Statues that look alike, and of each character."""
    return [*goods(tables), *characters(tables)]


DRILLS: Final[tuple[DrillKind, ...]] = (
    MayLie("hand", "hand", all_looks),
    MayLie("holds", "hand", all_looks, is_sure=True),
    MayLie("market", "market", characters),
    MostThere("most", "pile", families),
    NextIs("next", "pile", families),
    Whereabouts("where", ("pile", "box", "market", "hand", "corruption"), characters),
)
