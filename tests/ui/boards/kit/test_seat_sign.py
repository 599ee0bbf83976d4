"""The signs of one table say in the same way how their seats stand."""

from __future__ import annotations

import pygame
import pytest

from game.match.seats import human
from game.ui.boards.kit.seat_sign import paint_sign, standing
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.pictures import Pictures
from game.ui.drawing.text import Typesetter
from game.ui.drawing.theme import load_theme
from game.ui.window.display import fit
from tests.ui.drawn import drawing
from tests.ui.tables import Table

SCORES = (3, 9, 9, 17)


@pytest.mark.parametrize("width", range(120, 260, 10))
def test_all_signs_say_how_they_stand_in_words_or_all_in_figures(width: int) -> None:
    display = fit((1280, 720))
    canvas = Canvas(
        pygame.Surface(display.pixels), display, load_theme("papyrus"), Typesetter(display.scale), Pictures()
    )
    with drawing() as found:
        for seat, name in enumerate(("Nefer", "Tiye", "Anna", "Bea")):
            place = pygame.FRect(10, 10, width, 46)
            paint_sign(canvas, place, seat, human(name), name, SCORES, is_turn=False)
    written = {mark.words for mark in found.texts}
    assert len({standing(seat, SCORES) in written for seat in range(4)}) == 1


def test_all_signs_of_a_table_have_letters_and_points_of_one_size() -> None:
    """A leader's 60 was smaller than the 36 beside it, since only that sign had a long name."""
    display = fit((1280, 720))
    canvas = Canvas(
        pygame.Surface(display.pixels), display, load_theme("papyrus"), Typesetter(display.scale), Pictures()
    )
    names, scores = ("Ptah", "Imhotep", "Giocatore 1", "Tiye"), (36, 60, 10, 22)
    with drawing() as seen:
        for seat, name in enumerate(names):
            place = pygame.FRect(10, 10 + 100 * seat, 190, 68)
            paint_sign(canvas, place, seat, human(name), name, scores, is_turn=False, names=names)
    for words in (names, map(str, scores)):
        assert len({round(seen.text(each).rect.height, 1) for each in words}) == 1


@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_after_a_resignation_the_signs_say_who_has_won(game: str) -> None:
    """The table said "tied", although somebody had lost."""
    table = Table(2, 0, game=game, seed="r", confirm_handover=False)
    table.match.resign(0)
    with drawing() as seen:
        table.surface()
    written = {mark.words for mark in seen.texts}
    assert len(written & {"resigned", "wins"}) == (1 if game == "sa-re" else 2)
    assert "tied" not in written
