"""A finished record as questions for the judge."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from game import registry
from game.analysis.judge import Draws, Question
from game.errors import FeluccaError, sentence
from game.match.lines import Result
from game.match.playback import Playback
from game.match.position import HistoryEntry, Position
from game.match.record import Record, read_record
from game.match.seats import Seat
from game.rules.core.chance import scripted
from game.rules.core.facts import Gathered
from game.rules.core.game import Game, Setup, View
from game.rules.core.state import State


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game with its full history; `seats` are the players at its end."""

    record: Record
    game: Game[State]
    setup: Setup
    seats: tuple[Seat, ...]
    steps: tuple[HistoryEntry, ...]
    states: tuple[State, ...]
    """The true position before each step; for the deal, the one after it."""
    result: Result
    _seen: list[View[State]] = field(default_factory=list, init=False, repr=False, compare=False)
    """The views of the seats that made the decisions; empty until one is asked for."""

    def seen_from(self, ply: int) -> View[State]:
        """Return the view of the seat that made decision `ply`, before it; callers must not change it.

        The first call plays the whole game again, because a page of an analysis asks for dozens of its views.
        """
        if not self._seen:
            position = self._begun()
            for step in self.steps[1:]:
                self._seen.append(position.view(step.seat))
                position.play(step.move, scripted(step.drawn), watchful=False)
        return self._seen[ply - 1]

    def questions(self) -> Iterator[Question[State]]:
        """Yield a question for every step, from the deal on."""
        position = self._begun()
        viewers = range(self.setup.seats)
        after = tuple(position.view(viewer) for viewer in viewers)
        yield Question(0, -1, (), self.setup, None, Draws(), after)
        for step in self.steps[1:]:
            before, shown = after, position.state.clone()
            seen = before[step.seat] if len(before[step.seat].legal) > 1 else None
            position.play(step.move, scripted(step.drawn), watchful=False)
            after = tuple(position.view(viewer) for viewer in viewers)
            draws = Draws(before, shown if self.is_revealed(step) else None) if step.drawn else None
            winners = self.game.winners(position.state)
            yield Question(step.ply, step.seat, step.move, self.setup, seen, draws, after, winners)

    def is_revealed(self, step: HistoryEntry) -> bool:
        """Return whether all hidden pieces were shown in a step: gathered for a new deal, or counted at the end."""
        is_last = step is self.steps[-1] and self.result.resigned < 0
        return is_last or any(isinstance(fact, Gathered) for fact in step.facts)

    def _begun(self) -> Position:
        return Position(self.game, self.setup, scripted(self.steps[0].drawn))


def read_game(path: Path) -> FinishedGame:
    """Return the finished game in a file; raises FeluccaError if it cannot be read or is not over."""
    return finished_game(read_record(path))


def finished_game(record: Record) -> FinishedGame:
    """Return the finished game in `record`; raises FeluccaError if it is wrong or not over."""
    playback = Playback(record, registry.make)
    position = playback.play_all()
    if record.result is None:
        raise FeluccaError(sentence("error-not-over", "only a game that is over can be analysed"))
    seats, states = tuple(playback.seats), (position.states[0], *position.states[:-1])
    return FinishedGame(record, playback.game, playback.setup, seats, tuple(position.history), states, record.result)
