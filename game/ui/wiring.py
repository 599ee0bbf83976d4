"""The implementations of the doors (`Doors`) in the real program.

The table, which imports more than all other scenes, is imported when a door is opened, so that the menu need not wait.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path

import pygame

from game import registry
from game.components.faces import Side
from game.components.load import OlderNumbers
from game.ui.drawing.paintings import AHEAD, Paintings
from game.ui.widgets.background import Background
from game.ui.widgets.scene import Change, Push, Scene
from game.ui.widgets.shell import Doors, NewGame, Practice, Shell, TurnPicture

_LOOK = 0.004
"""The seconds that each step waits for what is being loaded."""


def _start_match(shell: Shell, game: NewGame) -> Scene:
    from game.ui.table import opening

    return opening.start(shell, game)


def _resume(shell: Shell, record: Path) -> Scene:
    from game.ui.table import opening

    return opening.resume(shell, record)


def _open_chapter(shell: Shell, game: str, chapter: str, at: int) -> Scene:
    from game.ui.table.teach import lesson_table

    return lesson_table.open_chapter(shell, game, chapter, at)


def _open_exercise(shell: Shell, game: str, exercise: str) -> Scene:
    from game.ui.table.teach import exercise_table

    return exercise_table.open_exercise(shell, game, exercise)


def _open_drill(shell: Shell, game: str) -> Scene:
    from game.ui.table.solve import drill

    return drill.open_drill(shell, game)


def _reviews_due(shell: Shell) -> int:
    from game.ui.table.solve import puzzle_table

    return len(puzzle_table.reviews_due(shell))


def _open_practice(shell: Shell, wish: Practice) -> Scene:
    from game.ui.table.solve import puzzle_table

    return puzzle_table.open_practice(shell, wish)


def _analyse(shell: Shell, record: Path) -> Change:
    from game.ui.table import opening

    return opening.analyse(shell, record)


def _turn_picture(shell: Shell, game: str, size: tuple[int, int]) -> Iterator[TurnPicture | None]:
    loading = Background(partial(import_module, "game.ui.table.turn_picture"))
    while not loading.wait(_LOOK):
        yield None
    yield from loading.result().turn_picture(shell, game, size)


def _enlarge(shell: Shell, game: str, piece: str, side: Side, older: OlderNumbers | None) -> Change | None:
    from game.ui.table.tell.zoom import enlarged

    return Push(enlarged(shell, game, piece, side, older))


def _final_picture(shell: Shell, record: Path, size: tuple[int, int]) -> pygame.Surface:
    from game.ui.table.turn_picture import final_picture

    return final_picture(shell, record, size)


def _get_ready(shell: Shell, game: str) -> None:
    from game.ui.table.solve import puzzle_table

    entry = registry.entry(game)
    if shell.theme.is_painted:
        large = {name: part * shell.display.pixels[0] for name, part in entry.scenery.items()}
        AHEAD.read(dict.fromkeys(Paintings().small(game), 1.0) | large)
    registry.named(entry.presenter)
    puzzle_table.get_ready(shell, game)
    gc.collect()  # so much is new now that the next full collection would come while the table opens


DOORS = Doors(
    _start_match,
    _resume,
    _open_chapter,
    _open_exercise,
    _open_drill,
    _reviews_due,
    _open_practice,
    _analyse,
    _turn_picture,
    _enlarge,
    _final_picture,
    _get_ready,
)
