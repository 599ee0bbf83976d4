"""The tables of puzzles and of a player's own mistakes, and the series of them that the page of puzzles begins."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial

from game.errors import FeluccaError
from game.locale import text
from game.match import saves
from game.match.match import Match
from game.match.opponents import opponents
from game.match.seats import ai, human, named
from game.puzzles.background import LieSeeker
from game.puzzles.progress import (
    UNSURE,
    OwnMistake,
    PuzzleOutcome,
    RatingChange,
    Training,
    load_training,
    note_attempt,
    note_solved,
    puzzle_key,
    puzzle_of,
)
from game.puzzles.puzzle import Puzzle, ask, puzzles, replay_ahead
from game.puzzles.review import drop, due, note_missed, note_review
from game.puzzles.titles import title_of
from game.rules.core.game import Move
from game.ui.boards.kit.seat_words import ai_names
from game.ui.table.live import play
from game.ui.table.scene import TableScene
from game.ui.table.solve.solver import Solver
from game.ui.table.solve.task import AnswerNote, Mark, Series, Task, TaskWords
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.scene import Change, Pop, Push, Scene
from game.ui.widgets.shell import Practice, Shell

SERIES = 10
"""The number of positions in a series."""
_FACES = ("steward", "scribe", "vizier", "ferryman")
"""The levels whose faces those get who would look like another player."""
_SURE = 2.0
"""The standard errors of an interval that holds the truth 95 times in 100."""


def open_practice(shell: Shell, wish: Practice) -> Scene:
    """Return the table of the first position of a series: of puzzles, or of what is due again if `wish` names no game.

    Raises FeluccaError if there is none.
    """
    name = shell.player
    if not wish.game:
        return open_series(shell, _reviews(shell, name))
    chosen = choose(puzzles(wish.game), load_training(name), wish)
    if not chosen:
        raise FeluccaError(text("puzzles-none"))
    return open_series(shell, _puzzle_series(shell, name, wish, chosen))


def get_ready(shell: Shell, game: str) -> None:
    """Replay the first puzzle of a game and read the levels while the player still chooses; may run in any thread."""
    opponents()
    with contextlib.suppress(FeluccaError):
        for first in choose(puzzles(game), load_training(shell.player), Practice(game))[:1]:
            replay_ahead(first)


def open_series(shell: Shell, series: Series) -> TableScene:
    """Return the table of the present position of a series; raises FeluccaError if it can't be opened any more."""
    task = series.open(shell, series.at)
    seeker = LieSeeker(task.match.game.name)
    solver = Solver(shell, task, series, seeker, lambda: open_series(shell, series))
    return play(shell, task.match, teacher=solver)


def choose(every: Sequence[Puzzle], progress: Training, wish: Practice) -> list[Puzzle]:
    """Return at most SERIES puzzles among those wished for, the easiest first.

    New puzzles are preferred to those still missed, these to those solved at a later try, and these to those solved at
    once; among equals, those whose rating is nearest to the player's.
    """
    found = [each for each in every if not wish.theme or wish.theme in each.themes]
    if wish.is_missed:
        found = [each for each in found if progress.outcome(each.game, each.id) in UNSURE]
    own = progress.standing(wish.game).value
    rank = {None: 0, PuzzleOutcome.MISSED: 1, PuzzleOutcome.LATER: 2, PuzzleOutcome.FIRST: 3}

    def order(each: Puzzle) -> tuple[int, float, str]:
        return rank[progress.outcome(each.game, each.id)], abs(each.rating - own), each.id

    return sorted(sorted(found, key=order)[:SERIES], key=lambda each: each.rating)


def _puzzle_series(shell: Shell, name: str, wish: Practice, chosen: Sequence[Puzzle]) -> Series:
    def note(at: int, is_right: bool) -> AnswerNote:
        puzzle = chosen[at]
        moved = note_attempt(name, puzzle.game, puzzle.id, puzzle.rating, is_solved=is_right)
        if not is_right:
            note_missed(name, puzzle_key(puzzle.game, puzzle.id), now=_now())
        elif moved is None:
            note_solved(name, puzzle.game, puzzle.id)
        return _noted(moved)

    def note_later(at: int) -> None:
        note_solved(name, chosen[at].game, chosen[at].id)

    return Series(
        len(chosen),
        lambda shell, at: puzzle_task(shell, chosen[at]),
        note,
        note_later,
        partial(_finish, shell, lambda: open_practice(shell, wish)),
    )


def _noted(moved: RatingChange | None) -> AnswerNote:
    if moved is None:
        return AnswerNote()
    low, high = moved.after.interval
    return AnswerNote(
        {"before": round(moved.before.value), "after": round(moved.after.value), "within": round((high - low) / 2)}
    )


def puzzle_task(shell: Shell, puzzle: Puzzle) -> Task:
    """Return the task of a puzzle; raises FeluccaError if it can't be played under the rules of this version."""
    match = ask(puzzle, shell.player)
    name_others(shell, match)
    read = partial(_read, match)
    error = _SURE * puzzle.error
    lead = max(1, round(100 * (puzzle.gap - error))), min(100, round(100 * (puzzle.gap + error)))
    return Task(match, partial(_words, puzzle, match), (read(puzzle.best),), read(puzzle.second), lead)


def _words(puzzle: Puzzle, match: Match) -> TaskWords:
    theme = text("puzzle-theme", theme=text(f"theme-{puzzle.themes[0]}")) if puzzle.themes else ""
    return TaskWords(_title(match), text("puzzle-facts", rating=puzzle.rating), theme)


def _title(match: Match) -> str:
    """Return the title of the position of a puzzle, which tells nothing about its answer."""
    found = title_of(match.game, match.view(match.to_move))
    return text(f"puzzle-title-{found.kind}", count=found.count) if found.kind else text("puzzle-title")


def name_others(shell: Shell, match: Match) -> None:
    """Name the players of a match that is not saved: the person as `player` says, the others by names of AIs.

    No two of these look alike: as they decide nothing, one of several of a level gets another level.
    """
    me = shell.player
    known = opponents()
    seen: list[str] = []
    for seat in (each for each in match.seats if not each.is_human):
        faces = {known[each].portrait for each in seen if each in known}
        others = [each for each in _FACES if known[each].portrait not in faces]
        is_new = seat.level not in known or known[seat.level].portrait not in faces
        seen.append(seat.level if is_new or not others else others[0])
    names = iter(zip(seen, named(seen, ai_names(), [me]), strict=True))
    match.seats[:] = [human(me) if seat.is_human else ai(*next(names)) for seat in match.seats]


def _read(match: Match, notation: str) -> Move:
    state = match.view(match.to_move).state
    return match.game.canonical(state, match.game.read_move(state, notation))


def _reviews(shell: Shell, name: str) -> Series:
    """Return what comes back today as a series; raises FeluccaError if nothing does."""
    keys = reviews_due(shell)
    cards = load_training(name).cards
    opened: list[Callable[[Shell], Task]] = []
    for key in keys[:SERIES]:
        mistake = cards[key].mistake
        puzzle = find_puzzle(key)
        if mistake is not None:
            opened.append(partial(mistake_task, mistake=mistake))
        elif puzzle is not None:
            opened.append(partial(puzzle_task, puzzle=puzzle))
    if not opened:
        raise FeluccaError(text("review-none"))

    def note(at: int, is_right: bool) -> AnswerNote:
        note_review(name, keys[at], is_right=is_right, now=_now())
        if is_right:
            note_later(at)
        return AnswerNote()

    def note_later(at: int) -> None:
        puzzle = puzzle_of(keys[at])
        if puzzle is not None:
            note_solved(name, *puzzle)

    return Series(
        len(opened),
        lambda shell, at: opened[at](shell),
        note,
        note_later,
        partial(_finish, shell, lambda: open_practice(shell, Practice()) if reviews_due(shell) else None),
    )


def reviews_due(shell: Shell) -> list[str]:
    """Return the keys of the positions that come back today; one whose game or puzzle is gone leaves the review box."""
    name = shell.player
    progress = load_training(name)
    found = []
    for key in due(progress, _now(), shell.settings.reviews_a_day):
        mistake = progress.cards[key].mistake
        is_there = (saves.folder() / mistake.record).exists() if mistake is not None else find_puzzle(key) is not None
        if is_there:
            found.append(key)
        else:
            drop(name, key)
    return found


def find_puzzle(key: str) -> Puzzle | None:
    """Return the puzzle with a key of the review box, None if there is no such puzzle (any more)."""
    named = puzzle_of(key)
    if named is None:
        return None
    try:
        return next((each for each in puzzles(named[0]) if each.id == named[1]), None)
    except (FeluccaError, KeyError):
        return None


def mistake_task(shell: Shell, mistake: OwnMistake) -> Task:
    """Return the task of a mistake in a saved game; raises FeluccaError if the game can't be read any more."""
    whole = Match.resume(saves.folder() / mistake.record)
    match = whole.ask_again(mistake.ply)
    read = partial(_read, match)

    def words() -> TaskWords:
        facts = text("mistake-facts", ply=mistake.ply, percent=round(100 * mistake.loss))
        return TaskWords(text("mistake-title"), facts)

    return Task(match, words, tuple(map(read, mistake.good)), read(mistake.played))


def _finish(shell: Shell, again: Callable[[], Scene | None], series: Series) -> Change:
    """Leave the last table, and say how the series went."""
    first = sum(mark is Mark.FIRST for mark in series.marks)
    later = sum(mark is Mark.LATER for mark in series.marks)
    words = text("series-done", first=first, later=later, count=series.count)

    def go_on() -> Change | None:
        scene = again()
        return Push(scene) if scene is not None else None

    answers = (Answer(text("series-again"), go_on, "primary"), Answer(text("series-leave")))
    return Pop(then=Push(Dialog(shell, words, answers, title=text("series-title"))))


def _now() -> datetime:
    return datetime.now().astimezone()
