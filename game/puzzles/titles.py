"""The titles of puzzles: what a position is about, as far as everybody can see it, and never which move is best."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from game.puzzles.themes import word_of
from game.registry import entry
from game.rules.core.game import Game, View
from game.rules.core.state import State


@dataclass(frozen=True, slots=True)
class PuzzleTitle:
    """The kind of a position, which names its text (`puzzle-title-…`; '' is the title of any puzzle), and the number in
    that text.
    """

    kind: str = ""
    count: int = 0


Titling = Callable[[Game[State], View[State], frozenset[str]], PuzzleTitle]
"""Makes the title of a view in which moves with these words are legal."""


def title_of(game: Game[State], view: View[State]) -> PuzzleTitle:
    """Return the title of a position, from the viewer's view and legal moves alone."""
    place = entry(game.name).puzzles
    if not place:
        return PuzzleTitle()
    title: Titling = import_module(place).title
    return title(game, view, frozenset(word_of(game.show_move(view.state, move)) for move in view.legal))


def choices(view: View[State]) -> int:
    """Return the number of things to choose from: legal moves that differ in their first value."""
    return len({move[:2] for move in view.legal})
