"""The themes of puzzles: what tells the best move apart from the second best.

A game's module (`GameEntry.puzzles`) says which words of moves and which reasons of hints belong to which theme.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.ai.reasons import sides
from game.registry import entry, named
from game.rules.core.game import Game, Move, View
from game.rules.core.state import State

MOST = 3
"""The maximum number of themes of a puzzle."""


@dataclass(frozen=True, slots=True)
class ThemeTable:
    """The themes of one game, by the facts that show them.

    `words` gives the theme of a decision by the word of its best move, `pairs` by both words, whichever of them is the
    best; `reasons` that of a reason in which the two moves differ. No theme may have only puzzles with the same answer.
    `trivial` are pairs of words of moves, the best one first, between which nobody hesitates.
    """

    words: Mapping[str, str]
    reasons: Mapping[str, str]
    pairs: Mapping[tuple[str, str], str] = field(default_factory=dict)
    trivial: frozenset[tuple[str, str]] = frozenset()

    @property
    def themes(self) -> tuple[str, ...]:
        """The ids of all themes, each once."""
        return tuple(dict.fromkeys((*self.words.values(), *self.pairs.values(), *self.reasons.values())))


def theme_table(game: str) -> ThemeTable:
    """Return the themes of a game; an empty table where it has none."""
    place = entry(game).puzzles
    found: ThemeTable = named(f"{place}:THEMES") if place else ThemeTable({}, {})
    return found


def word_of(notation: str) -> str:
    """Return the word of a move in text notation that says its kind."""
    return notation.partition(" ")[0]


def themes_of(game: Game[State], view: View[State], best: Move, second: Move) -> tuple[str, ...]:
    """Return the ids of the themes of a puzzle, the weightiest first, at most MOST."""
    table = theme_table(game.name)
    one, two = (word_of(game.show_move(view.state, move)) for move in (best, second))
    better, worse = sides(game, view, best, second)
    told = [*better.reasons, *worse.despite, *worse.reasons, *better.despite]
    by_reason = (table.reasons[reason.key] for reason in told if reason.key in table.reasons)
    both = table.pairs.get((one, two)) or table.pairs.get((two, one))
    return tuple(dict.fromkeys(filter(None, (both, table.words.get(one), *by_reason))))[:MOST]


def is_trivial(game: str, best: str, second: str) -> bool:
    """Return whether a puzzle with these moves, in text notation, is of a kind over which nobody hesitates."""
    return (word_of(best), word_of(second)) in theme_table(game).trivial
