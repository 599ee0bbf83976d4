"""The window's doors to the rest of the program: the games, the saved matches, and the table.

Everything behind a door is imported on first use, so that the menu need not wait.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.errors import FeluccaError, as_sentence
from game.locale import text, translated
from game.ui.widgets.scene import Change, Scene
from game.ui.widgets.shell import Doors, GameInfo, LevelInfo, NewGame, OptionInfo, SaveEntry, Shell, TurnPicture

if TYPE_CHECKING:
    from game.match.saves import Saved

USUAL_LEVEL = "merchant"
"""The level offered first: sound and instant play, and still beatable for newcomers."""


def games() -> Sequence[GameInfo]:
    """Return the games in the order of the registry; an unplayable one gives the reason."""
    from game.match.opponents import opponents
    from game.registry import GAMES
    from game.ui.boards.kit.seat_words import level_infos

    usual = USUAL_LEVEL if USUAL_LEVEL in opponents() else ""
    levels = level_infos()
    return tuple(_game(name, levels, usual) for name in GAMES)


def _game(name: str, levels: tuple[LevelInfo, ...], level: str) -> GameInfo:
    from game.components.load import load_game

    try:
        definitions = load_game(name)
    except FeluccaError as error:
        return GameInfo(name, (2,), problem=as_sentence(translated(error.sentence)))
    options = [
        OptionInfo(
            option.id,
            option.name,
            option.help,
            tuple(option.choices) or (False, True),
            option.default,
        )
        for option in definitions.options
    ]
    if definitions.scenarios:
        ids = tuple(scenario.id for scenario in definitions.scenarios)
        options.insert(0, OptionInfo("scenario", "option-scenario", "option-scenario-help", ids, ids[0], "scenario"))
    return GameInfo(name, definitions.seats, tuple(options), levels, level)


def list_saves(most: int) -> Sequence[SaveEntry]:
    """Return the `most` recently played saved matches, the latest first; may be called from another thread."""
    from game.match import saves

    return tuple(
        SaveEntry(
            str(saved.path),
            saved.game,
            saved.names,
            saved.played.timestamp(),
            _state(saved),
            saved.is_finished,
            as_sentence(translated(saved.problem)) if saved.problem else "",
            as_sentence(translated(saved.rescue)) if saved.rescue else "",
            saved.copy,
            saved.has_next,
            _score(saved),
        )
        for saved in saves.listing(most=most)
    )


def _state(saved: Saved) -> str:
    """Return how far a saved match, or the contest that it belongs to, is, or who has won it."""
    from game.ui.boards.kit import contest_words

    if saved.score is None or saved.problem:
        return _outcome(saved.winners) if saved.is_finished else _progress(saved.round, saved.decisions)
    return contest_words.saved(saved.score, is_over=saved.is_finished, has_next=saved.has_next)


def _score(saved: Saved) -> str:
    """Return the score of the contest of a saved match with the players' names, '' for a single game."""
    from game.ui.boards.kit import contest_words

    return contest_words.full_score(saved.score, saved.names) if saved.score is not None else ""


def _progress(number: int, decisions: int) -> str:
    return text("save-round", number=number) if number else text("save-moves", count=decisions)


def _outcome(winners: Sequence[str]) -> str:
    """Return who won a finished match, in a few words."""
    from game.ui.boards.kit.phrases import listed

    return text("save-won", names=listed(winners), count=len(winners)) if winners else text("save-over")


def delete_save(save: SaveEntry) -> None:
    """Delete a saved match; it stays in the statistics."""
    from game.match import saves, statistics

    statistics.remember(Path(save.path), statistics.statistics_file())
    saves.delete(Path(save.path))


def rescue_save(save: SaveEntry) -> None:
    """Make a record from the intact part of a damaged one; the damaged file is kept beside it."""
    from game.match import saves

    saves.rescue(Path(save.path))


def start_match(shell: Shell, game: NewGame) -> Scene:
    """Return the scene of a new match."""
    from game.ui.table import opening

    return opening.start(shell, game)


def resume(shell: Shell, save: SaveEntry) -> Scene:
    """Return the scene of a saved match; raises FeluccaError with the fault of the record."""
    from game.ui.table import opening

    if save.problem:
        raise FeluccaError(save.problem)
    return opening.resume(shell, save)


def analyse(shell: Shell, save: SaveEntry) -> Change:
    """Return the change to the analysis of a saved match; raises FeluccaError if it cannot be analysed."""
    from game.ui.table import opening

    return opening.analyse(shell, save)


def close() -> None:
    """End all background work."""
    if background := sys.modules.get("game.analysis.background"):
        background.ANALYST.stop()


def rescue_offer(path: Path) -> str:
    """Return the message to a player about a damaged record that can be continued, '' for any other file."""
    from game.match import saves

    offer = saves.summary(path).rescue
    return as_sentence(translated(offer)) if offer else ""


def open_chapter(shell: Shell, game: str, chapter: str, at: int) -> Scene:
    """Return the table of a chapter of lessons at a step, counted from 0."""
    from game.ui.table.teach import lesson_table

    return lesson_table.open_chapter(shell, game, chapter, at)


def open_exercise(shell: Shell, game: str, exercise: str) -> Scene:
    """Return the table of an exercise."""
    from game.ui.table.teach import exercise_table

    return exercise_table.open_exercise(shell, game, exercise)


def turn_picture(shell: Shell, game: str, size: tuple[int, int]) -> TurnPicture | None:
    """Return the picture of a turn for the rulebook of a game."""
    from game.ui.table import turn_picture as table

    return table.turn_picture(shell, game, size)


def doors() -> Doors:
    """Return the doors of the real program."""
    return Doors(
        games,
        start_match,
        list_saves,
        resume,
        delete_save,
        rescue_save,
        open_chapter=open_chapter,
        open_exercise=open_exercise,
        analyse=analyse,
        close=close,
        turn_picture=turn_picture,
    )
