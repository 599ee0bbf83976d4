"""`felucca replay`: a saved game, decision by decision, in plain sentences."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from game import registry
from game.contest.standing import Standing
from game.errors import FeluccaError, printable
from game.match.contests import standing_of
from game.match.lines import AnyLine, Deal, Decision, HintGiven, Preference, Reseed, Result, SeatChange, Undo
from game.match.playback import Playback
from game.match.position import HistoryEntry
from game.match.record import Record, read_record
from game.match.seats import Seat
from game.rules.core.bits import members
from game.rules.core.facts import EVERYONE, SPECTATOR, Excluded, Fact, Gathered, Looked, Moved, Noted

CHUNK = 12
"""The number of pieces named in one sentence; of more only the number is given."""


class Story:
    """Puts a record into sentences: all of it, or what `viewer` (a seat or SPECTATOR) may know of the match."""

    def __init__(self, playback: Playback, viewer: int | None = None) -> None:
        self._playback = playback
        self._game = playback.game
        self._viewer = viewer

    def tell(self) -> Iterator[tuple[int, list[str]]]:
        """Play the record; yield the ply after each line and the sentences about it."""
        while (line := self._playback.advance()) is not None:
            position = self._playback.position
            assert position is not None  # the first line that is played is the deal
            yield position.ply, list(map(printable, self._line(line)))

    def _may_know(self, seat: int) -> bool:
        """Return whether a decision of `seat`, or a hint to it, may be shown: it can name pieces only it knows."""
        return self._viewer in (None, seat)

    def _name(self, seat: int) -> str:
        return self._playback.seats[seat].name or f"seat {seat}"

    def _line(self, line: AnyLine) -> Iterator[str]:
        position = self._playback.position
        assert position is not None
        if isinstance(line, Deal):
            header = self._playback.record.header
            players = ", ".join(f"{seat.name or 'seat'} ({number})" for number, seat in enumerate(header.seats))
            yield f"{header.game} with {players}"
            yield from self._contest(standing_of(header))
            yield from self._facts(position.history[0])
        elif isinstance(line, Decision):
            move = f": {line.move}" if self._may_know(line.seat) else ""
            yield f"{line.ply}. {self._name(line.seat)}{move}"
            yield from self._facts(position.history[-1])
        elif isinstance(line, Undo):
            yield f"{self._name(line.seat)} goes back to decision {line.to}"
        elif isinstance(line, HintGiven):
            yield f"{self._name(line.seat)} gets a hint{f': {line.move}' if self._may_know(line.seat) else ''}"
        elif isinstance(line, Preference):
            wish = f"wishes: {line.value}" if self._may_know(line.seat) else "changes a preference"
            yield f"{self._name(line.seat)} {wish}"
        elif isinstance(line, SeatChange):
            yield f"seat {line.seat} is taken by {line.now.name}"
        elif isinstance(line, Reseed):
            yield "from here on, all chance follows from a new seed"
        elif isinstance(line, Result):
            points = ", ".join(f"{self._name(seat)} {score}" for seat, score in enumerate(line.scores))
            if line.resigned >= 0:
                yield f"{self._name(line.resigned)} resigns"
            yield f"the end: {points}; won by {' and '.join(self._name(seat) for seat in line.winners)}"
            yield from self._contest(standing_of(self._playback.record.header, line), is_over=True)

    def _contest(self, score: Standing | None, *, is_over: bool = False) -> Iterator[str]:
        """Yield the score of the contest before the game, or once it `is_over`."""
        if score is None:
            return
        wins = ", ".join(f"{self._name(seat)} {count}" for seat, count in enumerate(score.wins))
        if score.is_over:
            winners = " and ".join(self._name(seat) for seat in score.winners)
            yield f"the match of {score.length} games: {wins}; won by {winners}"
        elif is_over:
            yield f"the match of {score.length} games: {wins}"
        else:
            yield f"game {score.turn} of a match of {score.length}: {wins}"

    def _facts(self, step: HistoryEntry) -> Iterator[str]:
        facts = step.facts if self._viewer is None else step.seen_by(self._viewer, self._game.universe)
        for fact in facts:
            sentence = self._fact(fact)
            if sentence:
                yield f"   {sentence}"

    def _fact(self, fact: Fact) -> str:
        zones = [zone.name for zone in self._game.zones]
        if isinstance(fact, Moved):
            unseen = "" if fact.seers == EVERYONE else ", not seen by all"
            return f"{fact.how}: {self._pieces(fact.pieces)} from {zones[fact.src]} to {zones[fact.dst]}{unseen}"
        if isinstance(fact, Looked):
            seers = [self._name(seat) for seat in range(len(self._playback.seats)) if fact.seers >> seat & 1]
            return f"{' and '.join(seers) or 'nobody'} sees {zones[fact.zone]}: {self._pieces(fact.pieces)}"
        if isinstance(fact, Noted):
            about = f" {self._name(fact.seat)}" if fact.seat >= 0 else ""
            numbers = f" {' '.join(map(str, fact.values))}" if fact.values else ""
            return f"{fact.what.replace('-', ' ')}:{about}{numbers}" if about or numbers else fact.what
        if isinstance(fact, Gathered):
            return "all pieces are gathered"
        assert isinstance(fact, Excluded)
        return ""

    def _pieces(self, pieces: tuple[int, ...]) -> str:
        if len(pieces) > CHUNK:
            return f"{len(pieces)} pieces"
        return " ".join(map(self._piece, pieces)) or "nothing"

    def _piece(self, piece: int) -> str:
        """Return the name of a piece; for a viewer, that of the first piece that looks the same to the viewer."""
        universe = self._game.universe
        if self._viewer is not None and piece >= 0:
            piece = members(universe.twins[piece])[0]
        return universe.show(piece)


def replay(file: Path, ply: int | None, everything: bool, seat: int | None = None) -> None:
    """Print the match in `file`: only decision `ply`, or all of it, on a terminal one decision at a time.

    With `everything` it does not wait in between. With `seat` only that seat's information is printed. An unfinished
    match is printed as seen by its only person, or else as seen by everybody: hidden cards stay hidden, and a seat is
    refused while another one is a person's. Raises RecordError at the first wrong line, after printing all lines before
    it, and FeluccaError for a seat or a decision that does not exist or a seat that is refused.
    """
    record = read_record(file)
    playback = Playback(record, registry.make)
    viewer = _viewer(record, seat)
    in_steps = not everything and ply is None and sys.stdin.isatty() and sys.stdout.isatty()
    found = False
    if record.result is None:
        print(_notice(record.header.seats, viewer))
    for at, sentences in Story(playback, viewer).tell():
        if ply is None or at == ply:
            found = True
            print("\n".join(sentences))
        if in_steps and playback.done < len(playback.record.lines) and _ask() == "q":
            return
    if not found:
        last = playback.position.ply if playback.position else 0
        raise FeluccaError(f"the game has no decision number {ply}: it ends after {last}")


def _viewer(record: Record, seat: int | None) -> int | None:
    """Return the viewer of a match: a seat, all seats, or None for full information."""
    many = len(record.header.seats)
    if seat is not None:
        if seat >= many:
            raise FeluccaError(f"the game has no seat {seat}: its seats are 0 to {many - 1}")
        if record.result is None and _people(record) - {seat}:
            name = printable(record.header.seats[seat].name) or f"seat {seat}"
            raise FeluccaError(f"the game isn't finished: what {name} knows stays hidden from the others until its end")
        return seat
    if record.result is not None:
        return None
    people = [number for number, one in enumerate(_sitting(record)) if one.is_human]
    return people[0] if len(people) == 1 else SPECTATOR


def _sitting(record: Record) -> list[Seat]:
    """Return the players at the table at the end of a record."""
    seats = [*record.header.seats]
    for line in record.lines:
        if isinstance(line, SeatChange) and 0 <= line.seat < len(seats):
            seats[line.seat] = line.now
    return seats


def _people(record: Record) -> set[int]:
    """Return the seats that a person has had at any time."""
    first = {number for number, one in enumerate(record.header.seats) if one.is_human}
    return first | {line.seat for line in record.lines if isinstance(line, SeatChange) and line.now.is_human}


def _notice(seats: Sequence[Seat], viewer: int | None) -> str:
    """Return the sentence that says which parts of an unfinished match are left out."""
    if viewer is None or viewer == SPECTATOR:
        return "This game isn't finished: only what everyone may know is shown."
    return f"This game isn't finished: only what {printable(seats[viewer].name) or f'seat {viewer}'} may know is shown."


def _ask() -> str:
    try:
        return input("— Enter: continue, q: quit ").strip().lower()
    except EOFError:
        print()
        return "q"
