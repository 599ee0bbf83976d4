"""Pictures of real tables: of a turn of a lesson for the rulebook, and of a finished game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygame

from game import registry
from game.components.lessons import Course, load_course
from game.components.load import numbers
from game.match.lesson import LEARNER, LessonGame
from game.match.match import Match
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Game
from game.rules.core.state import State
from game.ui.boards import presenter_for
from game.ui.boards.kit.painting import LOOK
from game.ui.drawing.paintings import AHEAD
from game.ui.table.study.position_picture import picture_in_steps, table_picture
from game.ui.table.teach.lesson_table import lesson_seats
from game.ui.widgets.background import Background
from game.ui.widgets.shell import Shell, TurnPicture
from game.ui.window.display import MIN_WIDTH


def turn_picture(shell: Shell, name: str, size: tuple[int, int]) -> Iterator[TurnPicture | None]:
    """Make the picture of the turn in a game's rulebook, `size` in real pixels, with its rule and the move in words.

    What the table needs is loaded in the background. Steps of it yield None, and the last the picture, if the game has
    lessons with a step for the rulebook.
    """
    loading = Background(partial(_load, name, MIN_WIDTH * shell.display.scale if shell.theme.is_painted else 0.0))
    while not loading.wait(LOOK):
        yield None
    course, made = loading.result()
    if course is None:
        return
    for chapter in course.chapters:
        for at, step in enumerate(chapter.steps):
            if not step.in_rulebook:
                continue
            lesson = LessonGame(made, course, chapter.steps, at, lesson_seats(shell))
            yield None
            presenter = presenter_for(shell, lesson.match.game)
            yield None
            presenter.show(lesson.match.view(LEARNER), lesson.match.seats)
            yield None
            move = lesson.good_move
            for picture in picture_in_steps(presenter, None, move, size):
                yield TurnPicture(step.rules[0], presenter.say(move), picture) if picture is not None else None
            return


def _load(name: str, width: float) -> tuple[Course | None, Game[State]]:
    """Load the lessons, the rules and the presenter of a game; read its scenery for a window of `width` pixels."""
    course, made = load_course(name), registry.make(name, numbers(name))
    entry = registry.entry(name)
    registry.named(entry.presenter)
    if width:
        AHEAD.read({picture: part * width for picture, part in entry.scenery.items()})
    return course, made


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
