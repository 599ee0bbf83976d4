"""Every scene of the window with invented results: for tests, and for the pictures in documents.

Where `felucca screenshots` shows a week in which nothing was played, no statistics and an analysis that has just begun,
these are filled here.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from game import registry
from game.ai.reasons import sides
from game.analysis.background import ANALYST
from game.analysis.estimate import MoveLabel, label_of
from game.analysis.four_tables import Visit
from game.analysis.judge import Judgement, Verdict
from game.analysis.par import LevelPar, Measured, Par
from game.analysis.run import GameAnalysis
from game.analysis.scale import kinds, measures
from game.analysis.week import DayVerdict, Week, WeekDay, table_of
from game.cli import gallery
from game.cli.gallery import TODAY, Picture, on_stack, unsailed
from game.match.match import Match
from game.match.opponents import opponents
from game.match.replay import Replay
from game.match.statistics import ContestResult, Performance, Sitting, SittingHistory
from game.match.table_code import decode, four_tables
from game.match.week import Sailing
from game.rules.core.game import Game, Move, View
from game.rules.core.state import State
from game.ui.boards.kit.seat_words import ai_names
from game.ui.scenes.four_tables import FourTables
from game.ui.scenes.statistics import Statistics
from game.ui.scenes.week import WeekScene
from game.ui.table.finish.first_game import FirstGameSheet
from game.ui.table.study.analysis_scene import AnalysisScene
from game.ui.widgets.shell import Shell

PERSON = "Anna"
SAILED = {0: (2.0, 17), 1: (13.0, -5), 3: (8.0, 55)}
"""By day, from Monday on, what was given away in thousandths, and the lead."""
GAMES_PLAYED, UNBEATEN = 24, ("vizier", "pharaoh")
"""The games in the statistics, and the levels that do not play in them."""
EXAMINED = 6
"""The legal moves among which an invented analysis looks for a better one."""

played = gallery.pictures


def pictures(*args: Any, **options: Any) -> Iterator[Picture]:
    """Yield the scenes of the gallery, filled: the statistics and the analysis after they are shown as they were, the
    others in their place.
    """
    for picture in played(*args, **options):
        scene, name = picture.scene, picture.name
        match scene:
            case WeekScene():
                yield Picture(name, on_stack(scene.shell, week(scene.shell)))
            case FourTables():
                yield Picture(name, on_stack(scene.shell, visited(scene.shell)))
            case Statistics():
                yield picture
                yield Picture("Statistics filled", on_stack(scene.shell, Statistics(scene.shell, history())))
            case AnalysisScene():
                yield picture
                judge(picture, scene.match, scene.work)
                yield Picture(name.replace("Scene", " filled"), picture.stack)
            case FirstGameSheet():
                judge(picture, scene.match, scene.judged)
                yield picture
            case _:
                yield picture


def history() -> SittingHistory:
    """Return results of a person against most of the AIs."""
    game = next(iter(registry.GAMES))
    rivals = [name for name in opponents() if name not in UNBEATEN]
    sittings = tuple(
        Sitting(
            game, PERSON, 2, "", frozenset((rivals[at * 5 % len(rivals)],)), 60 + at * 17 % 41,
            at % 7 not in (0, 3, 4), 1300.0, contest=ContestResult(3, at % 2 == 0) if at % 5 == 1 else None,
        )
        for at in range(GAMES_PLAYED)
    )  # fmt: skip
    chosen = {kind: (9, 0.2 / at) for at, kind in enumerate(kinds(game), start=1)}
    performances = tuple(
        Performance(
            game, PERSON, 30, 0.9 - 0.06 * at, (at * 5 % 9 - 4) / 100, chosen, 2,
            {level: (0.05 * at - 0.25 * place, 0.15) for place, level in enumerate(measures(game))},
        )
        for at in range(8)
    )  # fmt: skip
    return SittingHistory(sittings, 0, performances)


def sailed_days() -> tuple[WeekDay, ...]:
    """Return a week with three results: Monday’s and, with help, Tuesday’s and Thursday’s."""
    days = [*unsailed(PERSON, TODAY, ai_names()).days]
    for at, (loss, lead) in SAILED.items():
        table = days[at].table
        scores = tuple(60 + (lead if seat == table.seat else -seat) for seat in range(len(table.seats)))
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        game = Sailing(table.code, PERSON, Path(), ("", ""), table.seat, scores, winners, is_helped=at == 1)
        pars = {level: 3.0 + 10.0 * place for place, level in enumerate(reversed(measures(table.game)))}
        verdict = DayVerdict(loss, pars, (2, 2, 1, 2, 0, 2, 2), within=4.0)
        days[at] = replace(days[at], sailed=game, verdict=verdict)
    return tuple(days)


def week(shell: Shell) -> WeekScene:
    """Return the scene of a week with three results."""
    return WeekScene(shell, lambda *_: Week(TODAY, PERSON, sailed_days()), lambda: TODAY)


def visited(shell: Shell) -> FourTables:
    """Return the scene of a match of four tables: the first with a result, the others to come."""
    day = sailed_days()[3]
    tables = [table_of(code, PERSON, ai_names()) for code in four_tables(decode(day.table.code))]
    par = Par(40, Measured(0.008, 0.001), {"steward": LevelPar(Measured(0.011, 0.001), Measured(0.003, 0.001))})
    visits = Visit(tables[0], day.sailed, replace(day.verdict, par=par)), *map(Visit, tables[1:])
    return FourTables(shell, visits[0].table.code, lambda: visits, lambda _: None)


def judge(picture: Picture, match: Match, work: GameAnalysis) -> None:
    """Give the topmost scene the whole analysis that it waits for, and the pictures of positions in it."""
    ANALYST.stop()
    fill(match, work)
    scene = picture.scene
    scene.update(0.0)
    picture.paint()  # asks for the pictures of positions
    while scene.poll_seconds:
        scene.update(scene.poll_seconds)


def fill(match: Match, work: GameAnalysis) -> None:
    """Give an analysis answers that no judge has found, because that takes minutes: chances of a plain replay, and as
    the better move the one of some other legal ones for which most speaks.

    What moves and draws cost shrinks with what is still open, so that nobody loses a chance that he does not have.
    """
    rng = random.Random(1)
    game, states = match.game, match.history().states
    chances = Replay(match).win_chances().chances
    for step in work.played.steps:
        verdict = None
        before = chances[max(0, step.ply - 1)]
        if step.ply:
            openness = 4 * before[step.seat] * (1 - before[step.seat])
            others = [move for move in game.legal(states[step.ply - 1]) if move != step.move]
            loss = min(max(0.0, rng.gauss(-0.03, 0.08)), 0.2) * openness if others else 0.0
            levels = measures(game.name)
            theirs = (abs(rng.gauss(0.0, 0.025 / 2**at)) * openness for at in range(len(levels)))
            gains = {level: loss_there - loss for level, loss_there in zip(levels, theirs, strict=True)}
            best = step.move
            if loss:
                some = random.Random(step.ply).sample(others, min(EXAMINED, len(others)))
                best = max(some, key=partial(worth, game, work.played.seen_from(step.ply), step.move))
            label = label_of(loss) if loss else MoveLabel.BEST
            values = tuple((move, 0.5 - abs(rng.gauss(0.0, 0.04))) for move in others[:3] if move != best)
            verdict = Verdict(
                best, loss, 0.002, label, True, chances[step.ply][step.seat], ((best, 0.5), *values), gains=gains
            )
        left = 4 * max(before) * (1 - max(before))
        drawn = [rng.gauss(0.0, 0.03) * left for _ in work.played.seats] if step.drawn else None
        luck = tuple(each - sum(drawn) / len(drawn) for each in drawn) if drawn is not None else None
        work.answers[step.ply] = Judgement(step.ply, verdict, luck, tuple(chances[step.ply]))


def worth(game: Game[State], view: View[State], played: Move, move: Move) -> float:
    """Return how much speaks for a move beside the one played, and against this."""
    better, worse = sides(game, view, move, played)
    return sum(reason.worth for reason in better.reasons) - sum(reason.worth for reason in worse.reasons)
