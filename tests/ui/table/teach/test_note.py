"""The sheet of a note: its shape where little room is left."""

from __future__ import annotations

import pygame

from game.ui.drawing.text import BODY
from game.ui.table.teach.coach import Coach
from game.ui.table.teach.teacher import TeacherNote
from game.ui.widgets.label import Label
from tests.ui.tables import Table

ROOM = pygame.FRect(0, 60, 1280, 650)
NOWHERE = pygame.FRect()


def sheet() -> Coach:
    """Return a note with two parts below its words."""
    reasons = tuple(f"<b>{title}</b><br>• It costs 3 corruption.<br>• It is free." for title in ("Yours", "The best"))
    note = TeacherNote("1/9", "A card", "exercise-sobek-take-no", more=reasons)
    return Coach(Table(1, 1).shell, note, lambda _: None, lambda _: None)


def size_of(note: Coach) -> float:
    """Return the size of the letters of a note's words."""
    return next(each.style.size for each in note.walk() if isinstance(each, Label) and each.name == "words")


def test_a_note_that_has_room_nowhere_is_shown_whole() -> None:
    """A narrow sheet covered less than one that held all its words."""
    note, low = sheet(), pygame.FRect(0, 60, 800, 170)
    note.settle(low, NOWHERE, [], [(low, 5.0)])
    assert note.measure(note.rect.width)[1] <= note.rect.height + 0.5
    assert low.contains(note.rect)


def test_a_note_has_small_letters_only_where_no_place_has_room_for_larger_ones() -> None:
    """It stayed where the last one lay, in letters that had room there."""
    note = sheet()
    taken = pygame.FRect(600, 205, 680, 500)
    note.settle(ROOM, NOWHERE, [], [(taken, 5.0)], before=pygame.FRect(620, 62, 640, 140))
    assert size_of(note) == BODY.size
    assert not note.rect.colliderect(taken)
