"""The titles of puzzles: true of every shipped position, and made from what its player sees alone."""

from __future__ import annotations

from collections import Counter

import pytest

from game import locale
from game.locale import text
from game.puzzles.puzzle import ask, puzzles
from game.puzzles.themes import word_of
from game.puzzles.titles import PuzzleTitle, title_of
from game.rules.core.game import View

WORDS = {
    "card": "take", "set": "set", "character": "play", "tile": "take", "sale": "sell",
    "event": "event", "pirogue": "use", "ankh": "turn", "starter": "starter", "palace": "seize", "temple": "place",
    "build": "build", "alone": "stop", "revolt": "stop", "short": "stop", "enough": "stop", "line": "refill",
}  # fmt: skip
"""The word of a move that must be legal where a part of a title's kind names something."""


def positions(game: str) -> list[tuple[PuzzleTitle, View]]:
    found = []
    for puzzle in puzzles(game):
        match = ask(puzzle, "Anna")
        view = match.view(match.to_move)
        words = {word_of(match.game.show_move(view.state, move)) for move in view.legal}
        title = title_of(match.game, view)
        named = {WORDS[part] for part in title.kind.split("-") if part in WORDS}
        assert named <= words, (puzzle.id, title)
        assert title.kind not in ("card", "tile", "event", "pirogue") or title.count >= 2, (puzzle.id, title)
        found.append((title, view))
    return found


def test_the_title_about_the_pirogues_names_no_number() -> None:
    """Four of five may be free to choose, beside a sign that five are left."""
    for language in ("en", "fr", "it"):
        locale.set_language(language)
        assert text("puzzle-title-pirogue", count=4) == text("puzzle-title-pirogue", count=5)


@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_every_shipped_puzzle_has_a_title_that_its_position_bears_out(game: str) -> None:
    found = positions(game)
    kinds = Counter(title.kind for title, _ in found)
    assert kinds[""] <= 0.02 * len(found), "few have the title of any puzzle"
    assert max(kinds.values()) < 0.5 * len(found)
    for language in ("en", "fr", "it"):
        locale.set_language(language)
        told = {text(f"puzzle-title-{title.kind}", count=title.count) for title, _ in found if title.kind}
        assert len(told) >= 6
    locale.set_language("en")
    for title, view in found:
        state = view.state
        if title.kind == "revolt":
            assert state.gauge[view.viewer] + title.count == 7
        if title.kind == "alone":
            assert state.standing == 1 << view.viewer
