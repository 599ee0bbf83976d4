"""Puzzles that nobody mined: any position, with any two moves as the best and the second."""

from __future__ import annotations

from game.puzzles.drills import drill_kinds, question
from game.puzzles.puzzle import Puzzle, PuzzleTable, show_entry


def made(game: str, name: str, seed: str = "1", rating: int = 900, themes: tuple[str, ...] = ("leave",)) -> Puzzle:
    """Return a puzzle in the position of a drill."""
    asked = question(game, drill_kinds(game)[0], seed)
    position, view = asked.position, asked.view
    rules = position.game
    best, second = (rules.show_move(view.state, move) for move in (view.legal[0], view.legal[-1]))
    moves = tuple(show_entry(entry, rules) for entry in position.history)
    return Puzzle(
        name, game, PuzzleTable(asked.levels), moves, view.ply, view.viewer, best, second, 0.08, 0.01, 0.05,
        {"merchant": (1, 5)}, rating, themes, "made by a test",
    )  # fmt: skip
