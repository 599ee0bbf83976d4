"""The puzzles of data/puzzles, one in each line of a file, and the positions that they lead to.

A position is kept as the game that led to it, in the text notation of records: the draws of the deal, then every
decision with its draws by name. So the knowledge of every seat is exact, and no seed or stream is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from game import registry
from game.components.load import numbers
from game.errors import FeluccaError, sentence
from game.match.lines import Decision
from game.match.match import Match, first_lines
from game.match.position import HistoryEntry, Position
from game.match.random_stream import Secret, new_secret
from game.match.record import notes
from game.match.seats import ai, human
from game.paths import asset_dir
from game.rules.core.chance import Chance, scripted
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Game, Move, Setup
from game.rules.core.state import State

FOLDER = "puzzles"
SUFFIX = ".jsonl"
DRAWS = " > "
"""Stands in a move between its notation and the names of the pieces drawn."""

Share = Annotated[float, msgspec.Meta(ge=-1.0, le=1.0)]
"""A difference between shares of the victory, from -1 to 1."""
Ply = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class PuzzleTable(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The table of a mined game: its options, the level that played each seat, and the seed of all its chance."""

    levels: tuple[str, ...]
    options: dict[str, str] = {}
    seed: str = ""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with one move that is clearly better than all others, and few players find.

    `moves` are the draws of the deal and then the decisions that led to it (`show_entry`), `ply` of them; `seat` is to
    move. `best` and `second` are moves in text notation. `gap` is the lead of the best in shares of a game and `error`
    its standard error, `deep` the lead one round or stage deeper. `finders` says for each level that was asked how
    often it found the best move, and how often it was asked. `rating` is an Elo number on the scale of the levels.
    `themes` are ids (`game.puzzles.themes`), `judge` says what the figures were measured with.
    """

    id: str
    game: str
    table: PuzzleTable
    moves: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    ply: Ply
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    best: str
    second: str
    gap: Share
    error: Share
    deep: Share
    finders: dict[str, tuple[int, int]]
    rating: int
    themes: tuple[str, ...]
    judge: str


def show_entry(entry: HistoryEntry, game: Game[State]) -> str:
    """Return a decision, or the deal, in the words of `Puzzle.moves`: `take 3 > wheat.5 fish.2`."""
    drawn = " ".join(entry.names(game.universe))
    if not entry.ply:
        return drawn
    return f"{entry.notation}{DRAWS}{drawn}" if drawn else entry.notation


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, in its order; none if it is missing.

    Raises FeluccaError for a line that is not a puzzle.
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return ()
    decoder = msgspec.json.Decoder(Puzzle)
    found = []
    for number, line in enumerate(data.splitlines(), 1):
        try:
            found.append(decoder.decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            wrong = "line {line} of '{file}' is not a valid puzzle: {reason}"
            raise FeluccaError(sentence("error-puzzle", wrong, line=number, file=path.name, reason=error)) from None
    return tuple(found)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of the game called `game`, the easiest first; none if it has no file.

    Raises FeluccaError for a wrong file.
    """
    home = registry.entry(game).data
    folder = home if home is not None else asset_dir("data")
    return tuple(sorted(read_puzzles(folder / FOLDER / f"{game}{SUFFIX}"), key=lambda one: (one.rating, one.id)))


@cache
def game_of(name: str) -> Game[State]:
    """Return the game called `name` with its published numbers."""
    return registry.make(name, numbers(name))


def replay(puzzle: Puzzle) -> Position:
    """Return the position of a puzzle.

    Raises FeluccaError if its moves are not legal under the rules of this version.
    """
    game = game_of(puzzle.game)
    dealt, *decisions = puzzle.moves
    position = Position(game, Setup(len(puzzle.table.levels), puzzle.table.options), _draws(game, dealt))
    for text in decisions:
        notation, _, drawn = text.partition(DRAWS)
        position.play(legal_move(position, notation), _draws(game, drawn), watchful=False)
    if position.to_move != puzzle.seat:
        raise FeluccaError(f"puzzle '{puzzle.id}': seat {puzzle.seat} is not to move")
    return position


def legal_move(position: Position, notation: str) -> Move:
    """Return the legal move that `notation` denotes; raises FeluccaError quoting it."""
    game, state = position.game, position.state
    move = game.read_move(state, notation)
    if game.refusal(state, move) is not None:
        raise FeluccaError(f"{notation!r} is not legal after decision {position.ply}")
    return game.canonical(state, move)


def _draws(game: Game[State], names: str) -> Chance:
    try:
        return scripted([game.universe.id(name) for name in names.split()])
    except ValueError as error:
        raise FeluccaError(str(error)) from None


def table_for(position: Position, seat: int, name: str, levels: Sequence[str]) -> Match:
    """Return a match in memory that stands at `position`: the person called `name` decides for `seat`.

    Nobody decides for the others, which show as AIs of `levels`. It takes the position over and has fresh luck.
    """
    seats = [human(name) if number == seat else ai(level) for number, level in enumerate(levels)]
    secret = Secret(new_secret(), new_secret())
    game = position.game
    decisions = [
        Decision(
            entry.ply,
            entry.seat,
            entry.notation,
            entry.names(game.universe),
            notes(game.name, entry.facts),
        )
        for entry in position.history[1:]
    ]
    lines = first_lines(position, seats, secret)
    return Match(position, lines[0], secret, seats=seats, lines=[*lines, *decisions], clock=None)


_ahead: list[tuple[Puzzle, Position]] = []
"""The puzzle that was replayed ahead, if there is one, and its position."""


def replay_ahead(puzzle: Puzzle) -> None:
    """Replay a puzzle and cache its position for the next `ask`, together with the views of its player and a spectator.

    May be called from any thread. Only the last puzzle is cached. Raises as `replay` does.
    """
    position = replay(puzzle)
    for viewer in (puzzle.seat, SPECTATOR):
        position.view(viewer)
    _ahead[:] = [(puzzle, position)]


def ask(puzzle: Puzzle, name: str) -> Match:
    """Return a match at the position of a puzzle, in which the person called `name` is to move.

    Uses and empties the cache of `replay_ahead`. Raises as `replay` does.
    """
    ready = [position for replayed, position in _ahead if replayed == puzzle]
    _ahead.clear()
    position = ready[0] if ready else replay(puzzle)
    return table_for(position, puzzle.seat, name, puzzle.table.levels)
