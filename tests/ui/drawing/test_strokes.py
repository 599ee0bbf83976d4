"""What changes again and again on a surface is repeated pixel by pixel, without painting it."""

from __future__ import annotations

import pygame

from game.ui.drawing.strokes import Strokes, differing

PLACE = pygame.Rect(10, 10, 20, 20)
COLOURS = {"day": (200, 180, 90), "night": (20, 30, 60)}


class Board:
    """A surface whose middle is painted by day or by night, around something that stays."""

    def __init__(self) -> None:
        self.surface = pygame.Surface((40, 40), 0, 32)
        self.strokes = Strokes()
        self.painted = 0
        self.light = "day"
        self._paint(self.light)

    def _paint(self, light: str) -> None:
        self.painted += 1
        self.surface.fill(COLOURS[light], PLACE.inflate(-8, -8))

    def turn(self) -> None:
        """Change the light."""
        before, self.light = self.light, "night" if self.light == "day" else "day"
        self.strokes.paint(self.surface, [(PLACE, (before, self.light))], lambda _: self._paint(self.light))


def test_a_change_is_painted_twice_and_repeated_after_that() -> None:
    board, plain = Board(), {}
    for _ in range(4):
        board.turn()
        plain.setdefault(board.light, pygame.image.tobytes(board.surface, "RGB"))
    assert board.painted == 5, "the first picture, and each of the two changes twice"
    for _ in range(20):
        board.turn()
        assert pygame.image.tobytes(board.surface, "RGB") == plain[board.light]
    assert board.painted == 5


def test_a_repeated_change_leaves_the_rest_alone() -> None:
    board = Board()
    for _ in range(4):
        board.turn()
    board.surface.fill((1, 2, 3), (10, 10, 4, 4))
    board.turn()
    assert board.surface.get_at((12, 12))[:3] == (1, 2, 3)
    assert board.surface.get_at((20, 20))[:3] == COLOURS[board.light]


def test_forgotten_changes_are_painted_anew() -> None:
    board = Board()
    for _ in range(6):
        board.turn()
    board.strokes.clear()
    board.turn()
    assert board.painted == 6


def test_only_changes_that_reach_into_a_place_are_forgotten() -> None:
    board = Board()
    for _ in range(6):
        board.turn()
    board.strokes.forget([pygame.Rect(0, 0, 10, 40)])
    board.turn()
    assert board.painted == 5
    board.strokes.forget([pygame.Rect(0, 0, 11, 40)])
    board.turn()
    assert board.painted == 6


def test_changes_that_never_come_again_are_not_kept() -> None:
    board = Board()
    for number in (*range(1000), 0, 0):
        board.strokes.paint(board.surface, [(PLACE, number)], lambda _: board._paint("day"))
    assert board.painted == 1003


def test_only_differing_pixels_are_cut_out() -> None:
    one, other = pygame.Surface((4, 1), 0, 32), pygame.Surface((4, 1), 0, 32)
    one.set_at((1, 0), (5, 0, 0))
    one.set_at((2, 0), (50, 0, 0))
    assert [differing(one, other).get_at((x, 0))[3] for x in range(4)] == [0, 255, 255, 0]
    assert [differing(one, other, 12).get_at((x, 0))[3] for x in range(4)] == [0, 0, 255, 0]


def test_new_changes_side_by_side_are_painted_as_one() -> None:
    board, painted = Board(), []
    parts = [pygame.Rect(10, 10, 10, 20), pygame.Rect(30, 10, 10, 20), pygame.Rect(20, 10, 10, 20)]
    board.strokes.paint(board.surface, [(part, "new") for part in parts], painted.append)
    assert painted == [pygame.Rect(10, 10, 30, 20)]
    board.strokes.paint(board.surface, [(parts[0], "other"), (parts[1], "other")], painted.append)
    assert painted[1:] == parts[:2], "nothing between them"
