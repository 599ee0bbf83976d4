"""Mining: the same games give the same puzzles, and each passes its tests."""

from __future__ import annotations

import msgspec
import pytest

from game.ai.reasons import HintSide, Reason, is_explained
from game.puzzles.mining import Miner, Variety, rating_of
from game.puzzles.puzzle import Puzzle, PuzzleTable
from game.puzzles.themes import is_trivial, theme_table
from game.registry import GAMES

PLAIN = Puzzle(
    "a", "duel", PuzzleTable(("merchant",) * 2), (), 0, 0, "take c3", "take b3", 0.1, 0.0, 0.1, {}, 1000, (), ""
)


def test_a_game_is_the_same_again() -> None:
    one, two = (Miner("duel", 5).play(3) for _ in range(2))
    assert one.entries == two.entries
    assert one.table == two.table
    assert one.entries != Miner("duel", 6).play(3).entries


def test_a_kind_does_not_crowd_the_others_out() -> None:
    variety = Variety()
    taken = [variety.takes(PLAIN) for _ in range(20)]
    assert taken.count(True) == 9  # 45 % of them and ten more
    assert variety.takes(msgspec.structs.replace(PLAIN, best="refill"))


def test_what_stronger_levels_alone_find_is_harder() -> None:
    levels = {"apprentice": 600.0, "merchant": 1000.0, "pharaoh": 1400.0}
    easy = rating_of({"apprentice": (4, 5), "merchant": (5, 5)}, levels)
    hard = rating_of({"apprentice": (0, 5), "merchant": (0, 5), "pharaoh": (2, 3)}, levels)
    assert easy < 800 < 1200 < hard
    assert rating_of({}, levels) == pytest.approx(1000, abs=15)


@pytest.mark.parametrize("game", [game for game in GAMES if theme_table(game).themes])
def test_a_game_has_six_themes_or_more(game: str) -> None:
    assert len(theme_table(game).themes) >= 6


def test_a_trivial_kind_is_known() -> None:
    assert is_trivial("sa-re", "build carpenter b2", "finish")
    assert not is_trivial("sa-re", "finish", "build carpenter b2")
    assert not is_trivial("duel", "take c3", "take b3")


def test_a_position_that_the_solution_could_not_explain_is_no_puzzle() -> None:
    silent, telling = HintSide((0,), ()), HintSide((1,), (Reason("reason-calm", worth=-1.0),))
    for better, worse, is_told in ((silent, silent, False), (telling, silent, True), (silent, telling, True)):
        assert is_explained((better, worse)) == is_told
