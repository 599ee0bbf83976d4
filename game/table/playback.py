"""A record played again, line by line, with everything in it checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.errors import FeluccaError, sentence
from game.rules.core.game import Game, Setup, check_setup
from game.rules.core.state import State
from game.rules.core.universe import Universe
from game.table.lines import (
    AnyLine,
    Deal,
    Decision,
    HintGiven,
    Preference,
    RecordHeader,
    Reseed,
    Result,
    SeatChange,
    Undo,
)
from game.table.position import Position
from game.table.random_stream import DEAL, PLAY, RandomStream, fingerprint
from game.table.record import Record, RecordError, rules_hash
from game.table.record import notes as written_notes

Maker = Callable[[str, Mapping[str, Any]], Game[State]]
"""Makes a game from its name and its numbers: `game.registry.make`, but in tests."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A draw as it happened: in which line, from how many, and the index that came up."""

    line: int
    size: int
    index: int


class Playback:
    """Plays the lines of a record in order.

    `position` stands after the lines played so far (None before the deal), `seats` are those at the table then,
    `preferences` those that stand, `done` is how many lines were played. Raises RecordError for the first line that is
    wrong.
    """

    def __init__(self, record: Record, make: Maker, *, watchful: bool = False) -> None:
        """Get ready; if `watchful`, find out which decisions of people may be taken back."""
        header = record.header
        self.record = record
        self.seats = list(header.seats)
        self.preferences: list[Preference] = []
        self.fingerprint = header.fingerprint
        self.position: Position | None = None
        self.at = 0.0
        self.done = 1
        self._draws: list[list[Drawn]] = []
        self._known_from = 0
        self._watchful = watchful
        self.game, self.setup = _game_of(header, make)

    def play_all(self) -> Position:
        """Play all lines that are left and return the position."""
        while self.advance() is not None:
            pass
        if self.position is None:
            raise RecordError(2, sentence("error-no-deal", "the deal is missing"))
        return self.position

    def advance(self) -> AnyLine | None:
        """Play the next line and return it, or None at the end."""
        if self.done >= len(self.record.lines):
            return None
        line = self.record.lines[self.done]
        self.done += 1
        try:
            self._play(line)
        except FeluccaError as error:
            if isinstance(error, RecordError):
                raise
            raise RecordError(self.done, error.sentence) from None
        return line

    def _play(self, line: AnyLine) -> None:
        if isinstance(line, Deal):
            script = _Script(line.chance, self.game.universe, self.done)
            self.position = Position(self.game, self.setup, script.chance)
            self._after_chance(script, line.notes)
            return
        position = self.position
        assert position is not None  # the second line of a parsed record is the deal
        if isinstance(line, Decision):
            self._decide(position, line)
        elif isinstance(line, Undo):
            self._check_seat(line.seat)
            if not 0 <= line.to < position.ply:
                raise FeluccaError(f"there is no decision number {line.to} to go back to")
            position.go_back(line.to)
            del self._draws[line.to + 1 :]
            self.preferences = standing(self.preferences, line.to)
        elif isinstance(line, (HintGiven, Preference)):
            self._check_seat(line.seat)
            if line.ply != position.ply:
                raise FeluccaError(f"it should stand after decision {line.ply}, not after decision {position.ply}")
            if isinstance(line, Preference):
                self.preferences.append(line)
            else:
                position.game.read_move(position.state, line.move)
        elif isinstance(line, SeatChange):
            self._check_seat(line.seat)
            self.seats[line.seat] = line.now
        elif isinstance(line, Reseed):
            self.fingerprint = line.fingerprint
            self._known_from = len(self._draws)
        elif isinstance(line, Result):
            self._finish(position, line)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise FeluccaError(f"there is no seat {seat}")

    def _decide(self, position: Position, line: Decision) -> None:
        if position.to_move < 0:
            raise FeluccaError("the game was over before this decision")
        if (line.ply, line.seat) != (position.ply + 1, position.to_move):
            expected = f"decision {position.ply + 1} of seat {position.to_move}"
            raise FeluccaError(f"it should be {expected}, not decision {line.ply} of seat {line.seat}")
        game, state = self.game, position.state
        move = game.read_move(state, line.move)
        refusal = game.refusal(state, move)
        if refusal is not None:
            illegal = "the move '{move}' is not legal ({rule})"
            raise FeluccaError(sentence("error-not-legal", illegal, move=line.move, rule=refusal.rule))
        move = game.canonical(state, move)
        if line.legal:
            legal = [game.show_move(state, m) for m in game.legal(state)]
            if line.legal != legal:
                raise FeluccaError("the list of legal moves is not right")
        script = _Script(line.chance, game.universe, self.done)
        watchful = self._watchful and self.seats[line.seat].is_human
        position.play(move, script.chance, watchful=watchful)
        self._after_chance(script, line.notes)
        self.at = line.at or self.at

    def _after_chance(self, script: _Script, notes: list[list[int | str]]) -> None:
        script.finish()
        self._draws.append(script.draws)
        assert self.position is not None
        happened = written_notes(self.game.name, self.position.history[-1].facts)
        if notes != happened:
            wrong = next((n for n, h in zip(notes, happened, strict=False) if n != h), None)
            raise FeluccaError(f"it notes {wrong or notes}, but what happened is {happened}")

    def _finish(self, position: Position, line: Result) -> None:
        if position.to_move >= 0:
            raise FeluccaError("there is a result, but the game is not over")
        scores = list(self.game.scores(position.state))
        if line.scores != scores:
            raise FeluccaError(f"the scores are {scores}, not {line.scores}")
        winners = list(self.game.winners(position.state))
        if line.winners != winners:
            raise FeluccaError(f"the winners are {winners}, not {line.winners}")
        self.at = line.at or self.at
        if line.seed:
            if fingerprint(line.seed, line.salt, self.record.header.rules) != self.fingerprint:
                unlike = "the seed and the salt do not give the fingerprint of the deal"
                raise FeluccaError(sentence("error-fingerprint", unlike))
            self._check_luck(line.seed)

    def _check_luck(self, seed: str) -> None:
        """Raise RecordError at the first draw that does not follow from `seed`."""
        drawn = 0
        for ply, draws in enumerate(self._draws):
            luck = RandomStream(seed, PLAY if ply else DEAL, drawn if ply else 0)
            for draw in draws:
                index = luck.chance(range(draw.size))
                if ply >= self._known_from and index != draw.index:
                    unlike = sentence("error-draw", "a draw does not match the seed")
                    raise RecordError(draw.line, unlike)
            drawn = luck.drawn if ply else 0


class _Script:
    """Draws that give the recorded pieces."""

    def __init__(self, names: Sequence[str], universe: Universe, line: int) -> None:
        self._names = names
        self._universe = universe
        self._line = line
        self.draws: list[Drawn] = []

    def chance(self, bag: Sequence[int]) -> int:
        """Return the index of the next recorded piece in `bag`; raises FeluccaError if it is not there."""
        number = len(self.draws)
        if number >= len(self._names):
            raise FeluccaError(f"a draw is missing after {number} of them")
        name = self._names[number]
        try:
            index = list(bag).index(self._universe.id(name))
        except ValueError:
            raise FeluccaError(f"'{name}' cannot have been drawn here") from None
        self.draws.append(Drawn(self._line, len(bag), index))
        return index

    def finish(self) -> None:
        """Raise FeluccaError if more was recorded than drawn."""
        if len(self.draws) < len(self._names):
            raise FeluccaError(f"'{self._names[len(self.draws)]}' was drawn, but nothing more can be drawn here")


def standing(preferences: Sequence[Preference], ply: int) -> list[Preference]:
    """Return the preferences that stand after all decisions beyond number `ply` were taken back."""
    return [each for each in preferences if each.lasts or each.ply <= ply]


def _game_of(header: RecordHeader, make: Maker) -> tuple[Game[State], Setup]:
    try:
        if header.rules != rules_hash(header.game, header.numbers):
            other = "it was played under other rules of '{game}' than the ones in this version"
            raise FeluccaError(sentence("error-other-rules", other, game=header.game))
        game = make(header.game, header.numbers)
        setup = Setup(len(header.seats), header.options)
        check_setup(game, setup)
    except FeluccaError as error:
        raise RecordError(1, error.sentence) from None
    except (KeyError, TypeError, ValueError, IndexError):
        wrong = sentence("error-numbers", "'{game}' cannot be played with these numbers", game=header.game)
        raise RecordError(1, wrong) from None
    return game, setup
