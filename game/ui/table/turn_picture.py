"""Pictures of real tables: of a turn of a lesson for the rulebook, and of a finished game."""

from __future__ import annotations

from pathlib import Path

import pygame

from game import registry
from game.components.lessons import load_course
from game.components.load import numbers
from game.match.lesson import LEARNER, LessonGame
from game.match.match import Match
from game.rules.core.facts import SPECTATOR
from game.ui.boards import presenter_for
from game.ui.table.study.position_picture import picture_of, table_picture
from game.ui.table.teach.lesson_table import lesson_seats
from game.ui.widgets.shell import Shell, TurnPicture


def turn_picture(shell: Shell, name: str, size: tuple[int, int]) -> TurnPicture | None:
    """Return the picture of the turn in a game's rulebook, `size` in real pixels, with its rule and the move in words.

    None if the game has no lessons, or none of their steps is for the rulebook.
    """
    course = load_course(name)
    if course is None:
        return None
    for chapter in course.chapters:
        for at, step in enumerate(chapter.steps):
            if not step.in_rulebook:
                continue
            lesson = LessonGame(registry.make(name, numbers(name)), course, chapter.steps, at, lesson_seats(shell))
            presenter = presenter_for(shell, lesson.match.game)
            presenter.show(lesson.match.view(LEARNER), lesson.match.seats)
            move = lesson.good_move
            return TurnPicture(step.rules[0], presenter.say(move), picture_of(presenter, None, move, size))
    return None


def final_picture(shell: Shell, record: Path, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture of the table of a finished game as everybody sees it; `size` is in real pixels.

    Raises FeluccaError with the fault of its record.
    """
    match = Match.resume(record)
    try:
        presenter = presenter_for(shell, match.game)
        presenter.show(match.view(SPECTATOR), match.seats)
        return table_picture(presenter, size)
    finally:
        match.close()
