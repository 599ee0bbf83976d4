"""Playing a record again, line by line, and checking everything in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game import registry
from game.ai.levels import KINDS
from game.components.load import numbers as published_numbers
from game.contest.standing import is_sound
from game.errors import FeluccaError, Sentence, sentence
from game.match.draw_check import Drawn, DrawsBefore, RankCheck, StreamCheck
from game.match.lines import (
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
from game.match.opponents import opponents
from game.match.position import Position
from game.match.preferences import Preferences, check_preference
from game.match.random_stream import fingerprint
from game.match.record import Record, RecordError, is_from_later, present_rules, rules_version
from game.match.record import notes as written_notes
from game.match.seats import Seat, may_resign
from game.match.table_code import decode
from game.registry import ENTRIES, GAMES
from game.rules.core.chance import DrawSource
from game.rules.core.game import Game, Move, Setup, check_setup
from game.rules.core.state import State
from game.rules.core.universe import Universe

_SHORT = 24
"""Longer values are not quoted."""


def differences(game: str, numbers: Mapping[str, Any], published: Mapping[str, Any]) -> list[str]:
    """Return the numbers that differ from the published ones, as `hand_limit 7 (6)`, the published value in brackets.

    Long values are left out; a number within another is named with a dot, as `snakes.snake-1`.
    Raises FeluccaError for a number that is missing, unknown or of the wrong kind.
    """
    found: list[str] = []
    _compare(game, "", numbers, published, found)
    return found


def _compare(game: str, name: str, value: Any, published: Any, found: list[str]) -> None:
    if isinstance(published, Mapping) and isinstance(value, Mapping):
        for key in (*published, *(key for key in value if key not in published)):
            inner = f"{name}.{key}" if name else str(key)
            if key not in published:
                unknown = "'{game}' has no number '{number}'"
                raise FeluccaError(sentence("error-number-unknown", unknown, game=game, number=_cut(inner)))
            if key not in value:
                missing = "the number '{number}' of '{game}' is missing"
                raise FeluccaError(sentence("error-number-missing", missing, game=game, number=inner))
            _compare(game, inner, value[key], published[key], found)
    elif json.dumps(value, sort_keys=True) != json.dumps(published, sort_keys=True):
        if not _is_alike(value, published):
            wrong = "the number '{number}' of '{game}' cannot be {value}"
            shown = _cut(repr(value))
            raise FeluccaError(sentence("error-number-wrong", wrong, game=game, number=name, value=shown))
        ours, theirs = repr(value), repr(published)
        is_short = max(len(ours), len(theirs)) <= _SHORT
        found.append(f"{name} {ours} ({theirs})" if is_short else name)


def _is_alike(value: Any, published: Any) -> bool:
    """Return whether a value has the type of the published one, and is negative only if that is."""
    if type(value) is not type(published):
        return False
    if isinstance(published, list):
        return all(any(_is_alike(part, one) for one in published) for part in value)
    if isinstance(published, Mapping):
        return not set(value) - set(published)
    return not isinstance(published, int) or value >= min(0, published)


def _cut(words: str) -> str:
    return words if len(words) <= _SHORT else words[:_SHORT] + "…"


Maker = Callable[[str, Mapping[str, Any]], Game[State]]
"""Makes a game from its name and its numbers: `game.registry.make`, except in tests."""
ALL_DRAWS = "verified-draws"
"""The key of the remark that all draws are proved."""
_LISTED = 5
"""The maximum number of different numbers listed in a remark."""


class Playback:
    """Plays the lines of a record in order.

    `position` stands after the lines played so far (None before the deal), `seats` and `preferences` are the current
    ones, `done` is the number of lines played. `remarks` lists everything that could not be checked. Raises RecordError
    for the first wrong line.
    """

    def __init__(self, record: Record, make: Maker, *, watchful: bool = False) -> None:
        """Prepare the playback; if `watchful`, `play_all` finds out which decisions of people may be taken back."""
        header = record.header
        self.record = record
        self.seats = list(header.seats)
        self.preferences = Preferences()
        self.fingerprint = header.fingerprint
        self.position: Position | None = None
        self.at = 0.0
        self.done = 1
        self._levels: set[str] = set()
        for seat in self.seats:
            self._note_level(seat)
        self._watchful = watchful
        self._are_people: list[bool] = []
        """For each decision that stands, whether a person made it."""
        self._version = rules_version(header.game, header.numbers, header.rules)
        self.game, self.setup, self._other_numbers = _game_of(header, self._version, make)
        self._draws = StreamCheck() if header.luck == 1 else RankCheck(self.game.universe)

    def play_all(self) -> Position:
        """Play all lines that are left and return the position."""
        while self.advance() is not None:
            pass
        if self.position is None:
            raise RecordError(2, sentence("error-no-deal", "the deal is missing"))
        if self._watchful:
            self.position.find_revealing(self._are_people)
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
            self._after_chance(script, line.notes, DrawsBefore(True, 0, {}))
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
            del self._are_people[line.to :]
            self.preferences.go_back(line.to)
        elif isinstance(line, (HintGiven, Preference)):
            self._check_seat(line.seat)
            if line.ply != position.ply:
                raise FeluccaError(f"it should stand after decision {line.ply}, not after decision {position.ply}")
            if isinstance(line, Preference):
                check_preference(self.game.name, line.value)
                self.preferences.add(line)
            elif line.seat != position.to_move:
                asked = "it advises seat {seat}, which has no decision to make"
                raise FeluccaError(sentence("error-not-asked", asked, seat=line.seat))
            else:
                self._read(position, line.move)
        elif isinstance(line, SeatChange):
            self._check_seat(line.seat)
            self.seats[line.seat] = line.now
            self._note_level(line.now)
        elif isinstance(line, Reseed):
            self.fingerprint = line.fingerprint
            self._draws.reseed()
        elif isinstance(line, Result):
            self._finish(position, line)

    def _note_level(self, seat: Seat) -> None:
        if not seat.is_human:
            self._levels.add(seat.level.partition(":")[0])

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise FeluccaError(f"there is no seat {seat}")

    def _decide(self, position: Position, line: Decision) -> None:
        if position.to_move < 0:
            raise FeluccaError("the game was over before this decision")
        if (line.ply, line.seat) != (position.ply + 1, position.to_move):
            expected = f"decision {position.ply + 1} of seat {position.to_move}"
            raise FeluccaError(f"it should be {expected}, not decision {line.ply} of seat {line.seat}")
        move = self._read(position, line.move)
        if line.legal is not None:
            self._check_legal(position, line.legal)
        script = _Script(line.chance, self.game.universe, self.done)
        before = DrawsBefore(False, position.draws, position.numbers)
        position.play(move, script.chance, watchful=False)
        self._are_people.append(self.seats[line.seat].is_human)
        self._after_chance(script, line.notes, before)
        self._set_clock(line.at)

    def _read(self, position: Position, text: str) -> Move:
        """Return the legal move that `text` denotes; raises FeluccaError also for a non-canonical spelling."""
        game, state = self.game, position.state
        move = game.read_move(state, text)
        refusal = game.refusal(state, move)
        if refusal is not None:
            illegal = "the move '{move}' is not legal ({rule})"
            raise FeluccaError(sentence("error-not-legal", illegal, move=text, rule=refusal.rule))
        move = game.canonical(state, move)
        written = game.show_move(state, move)
        if text != written:
            otherwise = "the move '{move}' must be written '{written}'"
            raise FeluccaError(sentence("error-spelling", otherwise, move=text, written=written))
        return move

    def _check_legal(self, position: Position, listed: list[str]) -> None:
        """Raise FeluccaError unless `listed` holds every legal move once; the order does not matter."""
        legal = {self.game.show_move(position.state, move) for move in self.game.legal(position.state)}
        is_older = self._version != present_rules(self.game.name)  # under which other moves may have been legal
        if not (is_older or legal == set(listed)) or not listed or len(set(listed)) != len(listed):
            raise FeluccaError("the list of legal moves is not right")

    def _set_clock(self, at: float | None) -> None:
        if at is not None:
            if at < self.at:
                back = "its clock goes back from {before} to {now} seconds"
                raise FeluccaError(sentence("error-clock", back, before=self.at, now=at))
            self.at = at

    def _after_chance(self, script: _Script, notes: list[list[int | str]], before: DrawsBefore) -> None:
        script.finish()
        self._draws.add(before, script.draws)
        assert self.position is not None
        happened = written_notes(self.game.name, self.position.history[-1].facts)
        if notes != happened:
            wrong = next((n for n, h in zip(notes, happened, strict=False) if n != h), None)
            raise FeluccaError(f"it notes {wrong or notes}, but what happened is {happened}")

    def _finish(self, position: Position, line: Result) -> None:
        is_resigned = line.resigned >= 0
        if is_resigned and (position.to_move < 0 or line.resigned not in may_resign(self.seats)):
            raise FeluccaError(sentence("error-resigned", "seat {seat} cannot have resigned", seat=line.resigned))
        if position.to_move >= 0 and not is_resigned:
            raise FeluccaError("there is a result, but the game is not over")
        scores = list(self.game.scores(position.state))
        if line.scores != scores:
            raise FeluccaError(f"the scores are {scores}, not {line.scores}")
        winners = list(self.game.winners(position.state))
        if is_resigned:
            winners = [seat for seat in range(len(self.seats)) if seat != line.resigned]
        if line.winners != winners:
            raise FeluccaError(f"the winners are {winners}, not {line.winners}")
        self._set_clock(line.at)
        if line.seed:
            if fingerprint(line.seed, line.salt, self.record.header.rules) != self.fingerprint:
                unlike = "the seed and the salt do not give the fingerprint of the deal"
                raise FeluccaError(sentence("error-fingerprint", unlike))
            self._draws.check(line.seed)

    def remarks(self) -> list[Sentence]:
        """Return remarks on everything that a correct record leaves unproved, or proves for other rules only."""
        header, result = self.record.header, self.record.result
        found = [
            sentence("verified-level", "this version has no level '{level}'", level=level)
            for level in sorted(self._levels - {*opponents(), *KINDS})
        ]
        if self._version != present_rules(header.game):
            older = "played under version {version} of the rules, whose legal moves could not be compared"
            found.append(sentence("verified-version", older, version=self._version))
        if self._other_numbers:
            listed = ", ".join(self._other_numbers[:_LISTED])
            more = len(self._other_numbers) - _LISTED
            other = "played under different rules: {numbers}"
            numbers = f"{listed}, … (+{more})" if more > 0 else listed
            found.append(sentence("verified-numbers", other, numbers=numbers))
        if result is None and self.position is not None and self.position.to_move < 0:
            cut = "the result is missing, so the draws could not be checked against the seed"
            found.append(sentence("verified-cut", cut))
        elif result is not None and not result.seed:
            unknown = "the result does not contain the seed, so the draws could not be checked against it"
            found.append(sentence("verified-no-seed", unknown))
        elif result is None:
            unfinished = "the game is not over, so its draws could not be checked against the seed"
            found.append(sentence("verified-open", unfinished))
        elif self._draws.lost:
            lost = (
                "the seed was replaced during the game: the draws after that were checked, "
                "but the {count} before it could not be"
            )
            found.append(sentence("verified-reseed", lost, count=self._draws.lost))
        else:
            found.append(sentence("verified-draws", "all draws follow from the seed"))
        return found


class _Script:
    """Draws that yield the recorded pieces."""

    def __init__(self, names: Sequence[str], universe: Universe, line: int) -> None:
        self._names = names
        self._universe = universe
        self._line = line
        self.draws: list[Drawn] = []

    def chance(self, bag: Sequence[int], source: DrawSource, epoch: int = 0, /) -> int:
        """Return the index of the next recorded piece in `bag`; raises FeluccaError if it is not there."""
        number = len(self.draws)
        if number >= len(self._names):
            raise FeluccaError(f"a draw is missing after {number} of them")
        name = self._names[number]
        try:
            index = list(bag).index(self._universe.id(name))
        except ValueError:
            raise FeluccaError(f"'{name}' cannot have been drawn here") from None
        self.draws.append(Drawn(self._line, tuple(bag), index, source, epoch))
        return index

    def finish(self) -> None:
        """Raise FeluccaError if more was recorded than drawn."""
        if len(self.draws) < len(self._names):
            raise FeluccaError(f"'{self._names[len(self.draws)]}' was drawn, but nothing more can be drawn here")


def _check_contest(header: RecordHeader) -> None:
    """Raise FeluccaError for a game that cannot have its place in its contest."""
    place, replays = header.contest, header.game in ENTRIES and ENTRIES[header.game].replays_ties
    if place is not None and not is_sound(place, header.first, len(header.seats), replays_ties=replays):
        raise FeluccaError(sentence("error-match", "it cannot be game {game} of its match", game=place.game))


def _check_table(header: RecordHeader) -> None:
    """Raise FeluccaError if the header names a table with another game, other options or other players."""
    if not header.table:
        return
    table, people = decode(header.table), [at for at, seat in enumerate(header.seats) if seat.is_human]
    levels = [seat.level for seat in table.seats("", [""] * len(table.opponents))]
    chosen = {name: value for name, value in header.options.items() if table.options.get(name) != value}
    is_alike = header.game == table.game and levels == [seat.level for seat in header.seats] and people == [table.seat]
    usual = registry.make(header.game, header.numbers).options
    if not is_alike or any(value != option.values[0] for option in usual if (value := chosen.get(option.name))):
        raise FeluccaError(sentence("error-table", "it was not played at table {code}", code=header.table))


def _game_of(header: RecordHeader, version: int, make: Maker) -> tuple[Game[State], Setup, list[str]]:
    """Return the game, its set-up, and the numbers that differ from the published ones."""
    others: list[str] = []
    try:
        if not version:
            if is_from_later(header.program):
                newer = "it was made by a newer version ({program}): please update"
                raise FeluccaError(sentence("error-newer-rules", newer, program=header.program))
            other = "it was played under other rules of '{game}' than the ones in this version"
            raise FeluccaError(sentence("error-other-rules", other, game=header.game))
        if header.game in GAMES:
            others = differences(header.game, header.numbers, published_numbers(header.game))
        game = make(header.game, header.numbers)
        setup = Setup(len(header.seats), header.options, header.first)
        check_setup(game, setup)
        _check_contest(header)
        _check_table(header)
    except FeluccaError as error:
        raise RecordError(1, error.sentence) from None
    except (KeyError, TypeError, ValueError, IndexError):
        wrong = sentence("error-numbers", "'{game}' cannot be played with these numbers", game=header.game)
        raise RecordError(1, wrong) from None
    return game, setup, others
