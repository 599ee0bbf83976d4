"""Opening the table: for a new match or a saved one."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from game import registry
from game.components.load import numbers
from game.contest.place import LENGTHS, ContestPlace, new_contest
from game.errors import FeluccaError
from game.files.notices import NOTICES
from game.match import saves
from game.match.ai_client import AIClient
from game.match.contests import NextGame, next_game
from game.match.match import Match
from game.match.opponents import opponents
from game.match.preferences import PRACTICE
from game.match.progress import GUIDED_GAME, note_progress
from game.match.seats import ai, named
from game.match.statistics import remember, statistics_file
from game.match.watched import Finished, News
from game.match.week import counting_games, read_games
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Game, Setup
from game.rules.core.state import State
from game.ui.boards.kit.seat_words import ai_names
from game.ui.table.live import play
from game.ui.table.scene import TableScene
from game.ui.table.study.coach_check import CoachCheck
from game.ui.table.study.finding_panel import Study
from game.ui.table.study.visits import GameStudy
from game.ui.table.teach.tutorial import ON as TUTORIAL_ON
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import NewGame, Shell


def start(shell: Shell, new: NewGame, following: NextGame | None = None) -> TableScene:
    """Return the table of a new match, recorded from its first moment on; `following` is its place in a contest that
    has begun.

    Raises FeluccaError for an unknown game, or for seats or options that it does not have.
    """
    game = registry.make(new.game, numbers(new.game))
    seats = list(new.seats)
    if new.shuffles_seats:
        random.SystemRandom().shuffle(seats)
    made = Match.new(
        game,
        Setup(len(seats), _known_options(game, new.options), following.first if following is not None else -1),
        seats,
        seed=new.seed or "",
        path=saves.new_path(new.game),
        created=datetime.now().isoformat(timespec="seconds"),
        free_undo=new.free_undo,
        contest=following.place if following is not None else _contest(new.length),
        table=new.table,
    )
    if new.table is not None:
        _mark_practice(made)
    if new.guide:
        for seat, who in enumerate(made.seats):
            if who.is_human:
                made.note_preference(seat, TUTORIAL_ON, lasts=True)
    return open_table(shell, made)


def _mark_practice(match: Match) -> None:
    """Mark those who have played this table to the end before, so that this game never counts for them."""
    games = read_games().finished
    for seat, who in enumerate(match.seats):
        if who.is_human and match.header.table in counting_games(games, who.name):
            match.note_preference(seat, PRACTICE, lasts=True)


def _contest(length: int) -> ContestPlace | None:
    """Return the place of the first game of a new contest, None for a single game."""
    known = next((each for each in LENGTHS if each == length), None)
    return new_contest(known) if known is not None else None


def resume(shell: Shell, record: Path) -> TableScene:
    """Return the table of a saved match; raises FeluccaError with the fault of its record."""
    return open_table(shell, Match.resume(record))


def open_table(shell: Shell, match: Match) -> TableScene:
    """Return the table of a match with AIs, hints, the analysis and further games.

    When the match ends, it is entered in the statistics, and a guided one in the player's progress.
    """
    hint_level = _hint_level()
    match.watch(SPECTATOR, lambda news: _remember(match, news))
    return play(
        shell,
        match,
        thinking=AIClient(match, seconds=lambda: shell.settings.thinking_seconds),
        hint_level=hint_level,
        sequel=_Sequel(shell, match),
        check=CoachCheck(shell, match),
        study=_study(shell, match),
    )


def _remember(match: Match, news: News) -> None:
    """Enter a finished match in the statistics, and a guided one in the player's progress."""
    if not isinstance(news, Finished):
        return
    if any(TUTORIAL_ON in match.preferences(seat) for seat in range(len(match.seats))):
        note_progress(match.game.name, GUIDED_GAME, 1)
    if match.record_path is not None:
        try:
            remember(match.record_path, statistics_file())
        except FeluccaError as error:
            NOTICES.tell(error.sentence)


def analyse(shell: Shell, record: Path) -> Change:
    """Return the change to the analysis of a saved match; raises FeluccaError if it cannot be analysed."""
    return _study(shell, Match.resume(record)).analyse()


def _study(shell: Shell, match: Match) -> Study:
    return GameStudy(shell, match, _hint_level(), lambda other: open_table(shell, other))


def _hint_level() -> str:
    return next(reversed(opponents()), "")


class _Sequel:
    """The games after a match: see `game.ui.table.finish.sequel`."""

    def __init__(self, shell: Shell, match: Match) -> None:
        self._shell = shell
        self._match = match

    @property
    def following(self) -> NextGame | None:
        """The next game of the contest, None if there is none."""
        return next_game(self._match.lines)

    def next(self) -> TableScene:
        """Return the table of the next game of the contest."""
        return start(self._shell, replace(_again(self._match), length=1), self.following)

    def again(self) -> TableScene:
        """Return the table of a new game or contest with another deal."""
        return start(self._shell, _again(self._match))

    def against(self, level: str) -> TableScene:
        """Return the table of a single game against others of a level, with names that nobody had in this match."""
        new = _again(self._match)
        names = iter(named([level] * len(new.seats), ai_names(), [seat.name for seat in new.seats]))
        seats = tuple(seat if seat.is_human else ai(level, next(names)) for seat in new.seats)
        return start(self._shell, replace(new, seats=seats, length=1))

    def restart(self) -> TableScene:
        """Delete this match, and return the table of a new one with another deal."""
        path = self._match.path
        self._match.close()
        if path is not None:
            saves.delete(path)
        return start(self._shell, _again(self._match))

    def same(self) -> TableScene:
        """Return the table of a single game with the deal of this one, which must be over."""
        header, result = self._match.header, self._match.result
        given = NextGame(None, header.first)
        return start(self._shell, replace(_again(self._match), seed=result.seed if result else "", length=1), given)


def _again(match: Match) -> NewGame:
    """Return a new game with the players that this one was set up with, whoever has played for them since."""
    header = match.header
    is_solo = sum(seat.is_human for seat in header.seats) == 1
    length = header.contest.length if header.contest is not None else 1
    free_undo = header.free_undo and is_solo
    return NewGame(header.game, tuple(header.seats), header.options, free_undo=free_undo, length=length)


def _known_options(game: Game[State], chosen: Mapping[str, str]) -> dict[str, str]:
    """Return the choices for the options that the game has."""
    return {option.name: chosen[option.name] for option in game.options if option.name in chosen}
