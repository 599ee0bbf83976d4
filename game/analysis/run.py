"""The analysis of a game: a few processes judge its steps in parallel, and the answers are kept."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from game import registry
from game.ai.comparison import Consequences
from game.ai.levels import Level
from game.ai.pool import ProcessPool
from game.ai.reasons import is_deed
from game.analysis import par, store
from game.analysis.judge import STANDARD_NODES, Judge, Judgement, Question, Verdict
from game.analysis.ledger import Analysis, JudgedDecision, JudgedStep, LuckEvent, accounts, decision_of, events_of
from game.analysis.questions import FinishedGame
from game.analysis.scale import kind_of, measures
from game.match.opponents import at_any_pace, opponents
from game.match.opponents import level as find_level
from game.match.position import HistoryEntry
from game.rules.core.game import Game, Move, View
from game.rules.core.state import State

K = TypeVar("K")

_POLL = 0.2
"""Seconds between two checks whether the answers are still wanted."""
_AHEAD = 2
"""The number of questions queued for each process, so that none is idle."""
_judges: list[Judge[State]] = []
"""The judge of this process."""


@dataclass(frozen=True, slots=True)
class JudgeSpec:
    """The parameters of a judge: the level whose search it uses, its nodes for a decision, its seed, and the levels
    that it compares decisions with.
    """

    level: Level
    nodes: int = STANDARD_NODES
    seed: str = ""
    measures: tuple[Level, ...] = ()


def strongest(game: str) -> Level:
    """Return the level whose search the judge uses: the strongest one offered."""
    return find_level([*opponents()][-1], game)


def usual_judge(game: str, nodes: int = STANDARD_NODES) -> JudgeSpec:
    """Return the judge of a whole game: it compares decisions with the levels that can be told apart in this game."""
    levels = tuple(at_any_pace(find_level(name, game)) for name in measures(game))
    return JudgeSpec(strongest(game), nodes, measures=levels)


def default_jobs() -> int:
    """Return the number of processes of an analysis: one per core, since they give way to the window."""
    return os.cpu_count() or 1


def judged(
    game: Game[State],
    spec: JudgeSpec,
    questions: Iterable[tuple[K, Question[State]]],
    jobs: int,
    is_wanted: Callable[[], bool] = lambda: True,
    nice: int = 0,
) -> Iterator[tuple[K, Judgement]]:
    """Yield the answer to each of `questions` with its key, in their order, while `is_wanted` returns True.

    The result does not depend on `jobs`, the number of processes. `nice` is their niceness; they are replaced when they
    end or freeze. Raises FeluccaError if that happens again and again.
    """
    left = iter(questions)
    asked: deque[tuple[K, Future[Judgement]]] = deque()
    with ProcessPool(jobs, prepare_judge, game.name, dict(game.numbers), spec, niceness=nice) as helpers:
        while is_wanted():
            unanswered = [future for _, future in asked if not future.done()]
            for key, question in islice(left, jobs * _AHEAD - len(unanswered)):
                asked.append((key, helpers.submit(_judge, question)))
            if not asked:
                return
            while asked and asked[0][1].done():
                key, future = asked.popleft()
                yield key, future.result()
            wait([future for _, future in asked if not future.done()], _POLL, FIRST_COMPLETED)


def prepare_judge(name: str, numbers: Mapping[str, Any], spec: JudgeSpec) -> None:
    """Give this process a judge of the game called `name`."""
    _judges[:] = [Judge(registry.make(name, numbers), spec.level, spec.nodes, spec.seed, spec.measures)]


def judge_decision(seen: View[State], move: Move) -> Verdict:
    """Return the verdict on `move` of the viewer by the judge of this process; see `prepare_judge`."""
    return _judges[0].verdict(seen, move)


def _judge(question: Question[State]) -> Judgement:
    return _judges[0].answer(question)


@dataclass
class GameAnalysis:
    """The analysis of a game, complete or in progress. `answers` holds the answers so far, by step.

    With the `path` of its record, answers are read from the file beside it and kept there. The decisions of the seats
    in `compared` are compared with those of levels: usually those of people. `run` may be called from a thread of its
    own, everything else from any.
    """

    played: FinishedGame
    path: Path | None = None
    spec: JudgeSpec | None = None
    compared: Collection[int] | None = None
    answers: dict[int, Judgement] = field(init=False)

    def __post_init__(self) -> None:
        self.spec = self.spec or usual_judge(self.played.game.name)
        if self.compared is None:
            self.compared = [seat for seat, who in enumerate(self.played.seats) if who.is_human]
        self._head = store.head_of(self.played.record, self.spec.level.id, self.spec.nodes, self.spec.seed)
        self.answers = store.read(store.path_of(self.path), self._head, self._fits) if self.path is not None else {}

    def _fits(self, answer: Judgement) -> bool:
        """Return whether an answer that was kept belongs to a step of this game: the file may be damaged."""
        played, seats = self.played, self.played.setup.seats
        if answer.ply >= len(played.steps) or len(answer.chances) != seats:
            return False
        if answer.luck is not None and len(answer.luck) != seats:
            return False
        step, verdict = played.steps[answer.ply], answer.verdict
        if verdict is None:
            return True
        is_foreseen = all(self._has_words(each) for each in verdict.foreseen or ())
        return is_foreseen and step.seat >= 0 and verdict.best in played.game.legal(played.states[answer.ply])

    def _has_words(self, found: Consequences) -> bool:
        """Return whether consequences that were kept can be those of a move of this game."""
        reply, seats = found.reply, self.played.setup.seats
        is_told = reply is None or (0 <= reply.seat < seats and is_deed(self.played.game, reply.deed))
        return is_told and len(found.points) == seats

    @property
    def count(self) -> int:
        """The number of steps to judge, the deal included."""
        return len(self.played.steps)

    @property
    def is_done(self) -> bool:
        """Whether every step has been judged."""
        return len(self.answers) == self.count

    @property
    def is_compared(self) -> bool:
        """Whether every decision that is to be compared with those of levels has been; older files lack comparisons."""
        return not any(map(self._lacks_gains, self.answers.values()))

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left to compute."""
        return self.is_done and self.is_compared

    def _lacks_gains(self, answer: Judgement) -> bool:
        assert self.spec is not None
        assert self.compared is not None
        verdict, wanted = answer.verdict, {level.id for level in self.spec.measures}
        is_wanted = verdict is not None and self.played.steps[answer.ply].seat in self.compared
        return is_wanted and verdict is not None and not wanted <= verdict.gains.keys()

    def run(
        self,
        jobs: int,
        is_wanted: Callable[[], bool] = lambda: True,
        on_answer: Callable[[], None] = lambda: None,
        nice: int = 0,
    ) -> None:
        """Judge the remaining steps in `jobs` processes, until none is left or `is_wanted` returns False.

        `on_answer` is called after every answer; for `nice` see `judged`. Raises FeluccaError if a process fails.
        """
        if self.is_complete:
            return
        assert self.spec is not None
        assert self.compared is not None
        known = {ply for ply, answer in self.answers.items() if not self._lacks_gains(answer)}
        left = (
            (one.ply, replace(one, is_compared=one.seat in self.compared))
            for one in self.played.questions()
            if one.ply not in known
        )
        kept = store.AnswerFile(store.path_of(self.path), self._head, self.answers.values()) if self.path else None
        try:
            for ply, answer in judged(self.played.game, self.spec, left, jobs, is_wanted, nice):
                self.answers[ply] = answer
                if kept is not None:
                    kept.add(answer)
                on_answer()
        finally:
            if kept is not None:
                kept.close()

    def so_far(self) -> Analysis:
        """Return the decisions and the luck judged so far, without accounts and chances."""
        game, decisions, events = self.played.game, list[JudgedDecision](), list[LuckEvent]()
        for step, state in zip(self.played.steps, self.played.states, strict=True):
            answer = self.answers.get(step.ply)
            if answer is None:
                continue
            events += events_of(answer, step.notation, tuple(step.names(game.universe)))
            if answer.verdict is not None:
                best = game.show_move(state, answer.verdict.best)
                decisions.append(decision_of(step.ply, step.seat, step.notation, best, answer.verdict))
        return Analysis((), tuple(decisions), tuple(events), ())

    def analysis(self) -> Analysis:
        """Return the complete analysis; every step must have been judged.

        A game that was resigned ends with the chances at that moment, because resigning is no decision of the game.
        """
        played, found = self.played, self.so_far()
        chances = [self.answers[step.ply].chances for step in played.steps]
        if played.result.resigned < 0:
            winners = played.result.winners
            chances[-1] = tuple((seat in winners) / len(winners) for seat in range(played.setup.seats))
        told = accounts(played.setup.seats, [self._judged(step) for step in played.steps], chances[-1])
        return replace(found, accounts=told, chances=tuple(chances), pars=self._pars(found.decisions))

    def _pars(self, decisions: Iterable[JudgedDecision]) -> tuple[par.SeatPar, ...]:
        """Return the par of every seat whose decisions were all compared."""
        game = self.played.game.name
        return par.pars([par.Compared(one.seat, kind_of(game, one.move), one.loss, one.gains) for one in decisions])

    def _judged(self, step: HistoryEntry) -> JudgedStep:
        answer = self.answers[step.ply]
        return JudgedStep(step.seat, answer.verdict, answer.luck or (), answer.chances, self.played.is_revealed(step))
