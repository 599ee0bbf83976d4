"""`felucca analyse`: skill, luck and mistakes in finished games; with `--check`, the quality of the judge itself."""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, replace
from itertools import islice
from pathlib import Path
from statistics import mean
from typing import Any

from game.analysis.estimate import MoveLabel, standard_error
from game.analysis.judge import Judgement
from game.analysis.ledger import Account, Analysis, JudgedDecision, LuckEvent
from game.analysis.par import Measured, Par, SeatPar
from game.analysis.questions import FinishedGame, read_game
from game.analysis.run import GameAnalysis, JudgeSpec, judged, strongest, usual_judge
from game.analysis.story import POOR
from game.cli.display import print_table, progress
from game.cli.ratings import SURE, wilson
from game.cli.table import find_setup
from game.match.opponents import level as find_level
from game.match.opponents import opponents
from game.match.series import play
from game.rules.core.game import Game, Setup
from game.rules.core.state import State

_SHOWN = 5
"""The number of decisions and events printed of each game."""
_HEADS = (
    "player",
    "average\nloss",
    "mistakes",
    "start",
    "player’s\ndecisions",
    "luck of\nthe draw",
    "opponents’\ndecisions",
    "hidden\npieces",
    "rest",
    "result",
    "±",
)
"""The heads of the accounts, on two lines to stay narrow: the words of the window, in the order of docs/analysis.md."""


def analyse(files: Sequence[Path], *, nodes: int, jobs: int, as_json: bool, with_par: bool = False) -> None:
    """Print the analysis of each file; existing results are reused. `with_par` compares all seats with levels.

    Raises FeluccaError for a file that is no record of a finished game.
    """
    found = []
    for file in files:
        played = read_game(file)
        analysis = _analysed(played, file, nodes, jobs, as_json, with_par)
        if as_json:
            told = plain(analysis, with_par=with_par)
            found.append({"file": str(file), "game": played.game.name, "nodes": nodes, **told})
        else:
            _print(file, played, analysis)
            if with_par:
                _print_par(played, analysis)
    if as_json:
        print(json.dumps(found))


def _analysed(played: FinishedGame, file: Path, nodes: int, jobs: int, is_quiet: bool, with_par: bool) -> Analysis:
    name, seats = played.game.name, range(played.setup.seats)
    spec = usual_judge(name, nodes) if with_par else JudgeSpec(strongest(name), nodes)
    running = GameAnalysis(played, file, spec, seats)
    with progress(file.name, running.count - len(running.answers), is_quiet) as step:
        running.run(jobs, on_answer=step)
    return running.analysis()


def plain(analysis: Analysis, *, with_par: bool = False) -> dict[str, list[dict[str, Any]]]:
    """Return an analysis as plain data; all values are shares of a game."""
    seats = [_fields(one, "adjusted") for one in analysis.accounts]
    if with_par:
        pars = {one.seat: one for one in analysis.pars}
        seats = [{**one, **_plain_par(pars.get(one["seat"]))} for one in seats]
    without = ("is_sure",) if with_par else ("is_sure", "gains")
    return {
        "seats": seats,
        "decisions": [_fields(one, *without) for one in analysis.decisions],
        "events": [_fields(one) for one in analysis.events],
    }


def _plain_par(found: SeatPar | None) -> dict[str, Any]:
    """Return the par of a seat and its gain by level, and by kind of decision; empty where no level was compared."""
    if found is None:
        return {"par": {}, "gain": {}, "kinds": {}}
    return {**_by_level(found.whole), "kinds": {kind: _by_level(one) for kind, one in found.kinds.items()}}


def _by_level(one: Par) -> dict[str, Any]:
    levels = one.levels.items()
    return {
        "compared": one.decisions,
        "lost": asdict(one.lost),
        "par": {level: asdict(each.par) for level, each in levels},
        "gain": {level: asdict(each.gain) for level, each in levels},
    }


def _fields(one: Account | JudgedDecision | LuckEvent, *without: str) -> dict[str, Any]:
    return {name: value for name, value in asdict(one).items() if name not in without}


def _print(file: Path, played: FinishedGame, analysis: Analysis) -> None:
    names = [f"{seat} {who.name or who.level}" for seat, who in enumerate(played.seats)]
    decisions = [[each for each in analysis.decisions if each.seat == one.seat] for one in analysis.accounts]
    rows = [
        (
            names[one.seat],
            "–" if one.error_rate is None else _percent(one.error_rate),
            f"{sum(each.label in POOR for each in mine)} of {len(mine)}",
            *map(
                _percent,
                (one.start, one.skill, one.luck, one.opponents, one.unforeseen, one.rest, one.result, one.doubt),
            ),
        )
        for one, mine in zip(analysis.accounts, decisions, strict=True)
    ]
    print_table(f"{file.name}: average loss per decision and accounts, in % of a game", _HEADS, rows)
    _print_some("costliest decisions", ("loss", "±", "label", "played", "better"), analysis.costliest, names, _decision)
    if any(not one.is_sure for one in analysis.costliest[:_SHOWN]):
        print("?: a deeper search didn’t find the move quite so bad")
    _print_some("luckiest and unluckiest draws", ("luck", "after", "drawn"), analysis.strokes, names, _event)


def _print_par(played: FinishedGame, analysis: Analysis) -> None:
    """Print what levels would have lost at the decisions of each seat, and how much less the seat lost."""
    rows = []
    for one in analysis.pars:
        who = played.seats[one.seat]
        head = (f"{one.seat} {who.name or who.level}", str(one.whole.decisions), _within(one.whole.lost))
        for level, found in one.whole.levels.items():
            rows.append((*head, level, _within(found.par), _within(found.gain, "+")))
            head = ("", "", "")
    if rows:
        heads = ("player", "decisions", "lost", "level", "its par", "gain")
        print_table("par: average loss per decision, ± 95 %, in % of a game", heads, rows)
    else:
        print("no par: levels can’t be told apart by their decisions in this game")


def _within(one: Measured, sign: str = "") -> str:
    """Return a mean with half the width of its 95 % interval."""
    return f"{100 * one.mean:{sign}.2f} ± {100 * SURE * one.error:.2f}"


def _print_some(title: str, heads: tuple[str, ...], found: Iterable[Any], names: Sequence[str], row: Any) -> None:
    rows = [(one.ply, names[one.seat], *row(one)) for one in [*found][:_SHOWN]]
    if rows:
        print_table(title, ("move", "player", *heads), rows)


def _decision(one: JudgedDecision) -> tuple[str, ...]:
    doubt = "" if one.is_sure else "?"
    return _percent(one.loss), _percent(one.error), f"{one.label}{doubt}", one.move, one.best


def _event(one: LuckEvent) -> tuple[str, ...]:
    return _percent(one.luck), one.move or "the deal", " ".join(one.drawn) if one.ply else ""


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


UNEQUAL = ("apprentice", "steward")
"""The levels that meet, besides equal ones, in the games whose luck is counted."""
LUCK_GAMES = 20
"""The number of games whose luck is counted for each one analysed: luck is cheap to compute."""
AGAIN = "again"
"""The seed for judging decisions a second time."""


def levels() -> list[str]:
    """Return the levels whose error rates are measured: those that are no characters, weakest first."""
    return [name for name, level in opponents().items() if not level.is_character]


def check(name: str, *, players: int, games: int, seed: int, nodes: int, jobs: int, as_json: bool) -> None:
    """Measure the judge on `games` games of every level against itself, and on more for luck alone; print figures."""
    game, setup = find_setup(name, players, {})
    spec = JudgeSpec(strongest(name), nodes)
    names = levels()
    figures: dict[str, Any] = {"game": name, "players": setup.seats, "nodes": nodes}
    with progress(name, games * len(names), as_json) as step:
        rates: list[dict[str, Any]] = []
        repeated: list[tuple[int, int]] = []
        seconds: list[float] = []
        for level in names:
            found: list[float] = []
            for number, played in enumerate(
                islice(_games(game, setup, [level] * setup.seats, f"{seed}/{level}"), games)
            ):
                began = time.perf_counter()
                running = GameAnalysis(played, spec=spec)
                running.run(jobs)
                seconds.append(time.perf_counter() - began)
                analysis = running.analysis()
                found += [one.error_rate for one in analysis.accounts if one.error_rate is not None]
                if not number:
                    repeated.append(_repeated(running, spec, jobs))
                step()
            rates.append({"level": level, **_mean(found)})
    same, all_labels = sum(one for one, _ in repeated), sum(count for _, count in repeated)
    low, high = wilson(same, all_labels)
    figures["error_rates"] = rates
    figures["labels"] = {"same": same, "decisions": all_labels, "share": same / all_labels, "low": low, "high": high}
    figures["seconds"] = mean(seconds)
    figures["luck"] = [
        {"levels": line_up, **_mean(_luck(game, setup, line_up, games * LUCK_GAMES, seed, spec, jobs))}
        for line_up in ([UNEQUAL[1]] * setup.seats, [UNEQUAL[seat % 2] for seat in range(setup.seats)])
    ]
    if as_json:
        print(json.dumps(figures))
    else:
        _print_figures(figures)


def _games(game: Game[State], setup: Setup, line_up: Sequence[str], seed: str) -> Iterator[FinishedGame]:
    """Yield games between levels without end."""
    chosen = [find_level(name, game.name) for name in line_up]
    with tempfile.TemporaryDirectory() as folder:
        number = 0
        while True:
            path = Path(folder) / f"{number}.felucca"
            play(game, setup, chosen, f"{seed}/{number}", path=path)
            yield read_game(path)
            path.unlink()
            number += 1


def _repeated(running: GameAnalysis, spec: JudgeSpec, jobs: int) -> tuple[int, int]:
    """Return the number of labels of a game that another seed repeats (best and good count as one), and their total."""
    questions = ((one.ply, one) for one in running.played.questions() if one.seen is not None)
    other = dict(judged(running.played.game, replace(spec, seed=AGAIN), questions, jobs))
    return sum(_label(running.answers[ply]) == _label(answer) for ply, answer in other.items()), len(other)


def _label(answer: Judgement) -> MoveLabel:
    assert answer.verdict is not None  # only decisions with a choice are judged twice
    return MoveLabel.GOOD if answer.verdict.label is MoveLabel.BEST else answer.verdict.label


def _luck(
    game: Game[State], setup: Setup, line_up: Sequence[str], games: int, seed: int, spec: JudgeSpec, jobs: int
) -> list[float]:
    """Return the luck of every seat in every game of a line-up."""
    questions = (
        (number, replace(one, seen=None))
        for number, played in enumerate(islice(_games(game, setup, line_up, f"{seed}/luck"), games))
        for one in played.questions()
        if one.draws is not None
    )
    totals = [[0.0] * setup.seats for _ in range(games)]
    for number, answer in judged(game, spec, questions, jobs):
        totals[number] = [sum(pair) for pair in zip(totals[number], answer.luck or (), strict=True)]
    return [luck for total in totals for luck in total]


def _mean(found: Sequence[float]) -> dict[str, float]:
    """Return the mean of some figures, half the width of its 95 % interval, and their number."""
    return {"mean": mean(found), "interval": SURE * standard_error(found), "count": len(found)}


def _print_figures(figures: dict[str, Any]) -> None:
    title = f"{figures['game']}, {figures['players']} players, {figures['nodes']} nodes a decision"
    rows = [(one["level"], one["count"], *_shown(one)) for one in figures["error_rates"]]
    print_table(f"{title}: average loss per decision in % of a game", ("level", "players", "mean", "±"), rows)
    rows = [(", ".join(one["levels"]), one["count"], *_shown(one)) for one in figures["luck"]]
    print_table("luck of a player in % of a game", ("levels", "players", "mean", "±"), rows)
    labels = figures["labels"]
    print(
        f"{100 * labels['share']:.1f} % of {labels['decisions']} labels stay the same with another seed "
        f"({100 * labels['low']:.1f}–{100 * labels['high']:.1f} %)"
    )
    print(f"{figures['seconds']:.1f} s a game")


def _shown(one: dict[str, Any]) -> tuple[str, str]:
    return f"{100 * one['mean']:.2f}", f"{100 * one['interval']:.2f}"
