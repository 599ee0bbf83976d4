"""A finished game whose analysis lies beside its record, with invented answers."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

from game import registry
from game.ai.comparison import Consequences
from game.analysis import store
from game.analysis.estimate import label_of
from game.analysis.judge import Judgement, Verdict
from game.analysis.questions import FinishedGame, finished_game, read_game
from game.analysis.run import GameAnalysis, usual_judge
from game.components.load import numbers
from game.match.match import Match
from game.match.record import parse, write_all
from game.match.seats import ai, human
from game.rules.core.game import Move, Setup


def finished(
    path: Path,
    *,
    name: str = "duel",
    judged: int | None = None,
    rivals: int = 1,
    most: float = 1.0,
    foreseen: tuple[Consequences, Consequences] | None = None,
) -> tuple[Match, GameAnalysis]:
    """Return a finished game of Anna, of which `judged` steps (or all) have an invented answer beside its record.

    No decision has a greater loss than `most`; `foreseen` are the consequences of all that Anna decides.
    """
    match = _begun(name, rivals, path)
    for move in _moves(name, rivals):
        match.submit(match.to_move, move, match.ply)
    match.close()
    played, spec = read_game(path), usual_judge(name)
    head = store.head_of(played.record, spec.level.id, spec.nodes, spec.seed)
    answers = _answers(name, rivals, most, foreseen)
    store.AnswerFile(store.path_of(path), head, answers[:judged]).close()
    return match, GameAnalysis(played, path)


def _begun(name: str, rivals: int, path: Path | None = None) -> Match:
    seats = [human("Anna"), *[ai("scribe", "Nefer")] * rivals]
    game, setup = registry.make(name, numbers(name)), Setup(len(seats), {})
    return Match.new(game, setup, seats, seed="a", salt="salt", path=path, clock=None, luck=1)


@cache
def _game(name: str, rivals: int) -> FinishedGame:
    match, rng = _begun(name, rivals), random.Random(2)
    while (seat := match.to_move) >= 0:
        match.submit(seat, rng.choice(match.view(seat).legal), match.ply)
    return finished_game(parse(write_all(match.lines)))


def _moves(name: str, rivals: int) -> list[Move]:
    return [step.move for step in _game(name, rivals).steps[1:]]


@cache
def _answers(
    name: str, rivals: int, most: float, foreseen: tuple[Consequences, Consequences] | None
) -> tuple[Judgement, ...]:
    measures, answers = [level.id for level in usual_judge(name).measures], []
    for number, question in enumerate(_game(name, rivals).questions()):
        verdict = None
        if question.seen is not None:
            loss = min(most, 0.004 * (number % 31))
            best = next(move for move in question.seen.legal if move != question.move)
            other = next((move for move in question.seen.legal if move not in (best, question.move)), None)
            values = [(best, 0.6), (question.move, 0.6 - loss), *([(other, 0.592)] if other is not None else [])]
            then = None if question.seat else foreseen
            gains = {} if question.seat else dict.fromkeys(measures, 0.002 * (number % 7) - 0.006)
            verdict = Verdict(best, loss, 0.01, label_of(loss), number % 2 == 0, 0.6 - loss, tuple(values), then, gains)
        draws = [0.01 * (number % 17) - 0.08, *[0.05 - 0.01 * (number % 13)] * rivals]
        luck = tuple(draws) if question.draws is not None else None
        answers.append(Judgement(question.ply, verdict, luck, (0.5 + 0.001 * number, *[0.5] * rivals)))
    return tuple(answers)
