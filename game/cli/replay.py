"""`felucca replay`: a recorded match, step by step, in plain sentences."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from game.errors import FeluccaError, printable
from game.rules import registry
from game.rules.core.facts import EVERYONE, Excluded, Fact, Looked, Moved, Noted, Reset
from game.table.lines import AnyLine, Deal, Decision, Hint, Reseed, Result, SeatChange, Undo, Wish
from game.table.playback import Playback
from game.table.record import read_record

CHUNK = 12
"""So many pieces are named in one sentence; of more only the number is told."""


class Story:
    """Tells the lines of a record."""

    def __init__(self, playback: Playback) -> None:
        self._playback = playback
        self._game = playback.game

    def tell(self) -> Iterator[tuple[int, list[str]]]:
        """Play the record; yield the ply after each line and the sentences about it."""
        while (line := self._playback.advance()) is not None:
            position = self._playback.position
            assert position is not None  # the first line that is played is the deal
            yield position.ply, list(map(printable, self._line(line)))

    def _name(self, seat: int) -> str:
        return self._playback.seats[seat].name or f"seat {seat}"

    def _line(self, line: AnyLine) -> Iterator[str]:
        position = self._playback.position
        assert position is not None
        if isinstance(line, Deal):
            header = self._playback.record.header
            players = ", ".join(f"{seat.name or 'seat'} ({number})" for number, seat in enumerate(header.seats))
            yield f"{header.game} with {players}"
            yield from self._facts(position.steps[0].facts)
        elif isinstance(line, Decision):
            yield f"{line.ply}. {self._name(line.seat)}: {line.move}"
            yield from self._facts(position.steps[-1].facts)
        elif isinstance(line, Undo):
            yield f"{self._name(line.seat)} takes back to decision {line.to}"
        elif isinstance(line, Hint):
            yield f"{self._name(line.seat)} is advised: {line.move}"
        elif isinstance(line, Wish):
            yield f"{self._name(line.seat)} wishes: {line.wish}"
        elif isinstance(line, SeatChange):
            yield f"seat {line.seat} is taken by {line.now.name}"
        elif isinstance(line, Reseed):
            yield "from here on the luck follows from a new seed"
        elif isinstance(line, Result):
            points = ", ".join(f"{self._name(seat)} {score}" for seat, score in enumerate(line.scores))
            yield f"the end: {points}; won by {' and '.join(self._name(seat) for seat in line.winners)}"

    def _facts(self, facts: tuple[Fact, ...]) -> Iterator[str]:
        for fact in facts:
            sentence = self._fact(fact)
            if sentence:
                yield f"   {sentence}"

    def _fact(self, fact: Fact) -> str:
        zones = self._game.zones
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
        if isinstance(fact, Reset):
            return "all pieces are gathered"
        assert isinstance(fact, Excluded)
        return ""

    def _pieces(self, pieces: tuple[int, ...]) -> str:
        if len(pieces) > CHUNK:
            return f"{len(pieces)} pieces"
        return " ".join(self._game.universe.show(piece) for piece in pieces) or "nothing"


def replay(file: Path, ply: int | None, everything: bool) -> None:
    """Tell the match in `file`: all of it, only decision `ply`, or (on a terminal) one decision at a time.

    Raises RecordError at the first line that is wrong, after all before it was told.
    """
    playback = Playback(read_record(file), registry.make)
    in_steps = not everything and ply is None and sys.stdin.isatty() and sys.stdout.isatty()
    found = False
    for at, sentences in Story(playback).tell():
        if ply is None or at == ply:
            found = True
            print("\n".join(sentences))
        if in_steps and playback.done < len(playback.record.lines) and _ask() == "q":
            return
    if not found:
        last = playback.position.ply if playback.position else 0
        raise FeluccaError(f"the match has no decision number {ply}: it ends after {last}")


def _ask() -> str:
    try:
        return input("— Enter: go on, q: quit ").strip().lower()
    except EOFError:
        print()
        return "q"
