"""`felucca analyse`: skill, luck and mistakes in finished games, decision by decision."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from game.analysis.ledger import Account, Analysis, JudgedDecision, LuckEvent
from game.analysis.questions import FinishedGame, read_game
from game.analysis.run import GameAnalysis, JudgeSpec, strongest
from game.cli.display import print_table, progress

_SHOWN = 5
"""The number of decisions and events printed of each game."""


def analyse(files: Sequence[Path], *, nodes: int, jobs: int, as_json: bool) -> None:
    """Print the analysis of each file; existing results are reused.

    Raises FeluccaError for a file that is no record of a finished game.
    """
    found = []
    for file in files:
        played = read_game(file)
        analysis = _analysed(played, file, nodes, jobs, as_json)
        if as_json:
            found.append({"file": str(file), "game": played.game.name, "nodes": nodes, **plain(analysis)})
        else:
            _print(file, played, analysis)
    if as_json:
        print(json.dumps(found))


def _analysed(played: FinishedGame, file: Path, nodes: int, jobs: int, is_quiet: bool) -> Analysis:
    running = GameAnalysis(played, file, JudgeSpec(strongest(played.game.name), nodes))
    with progress(file.name, running.count - len(running.answers), is_quiet) as step:
        running.run(jobs, on_answer=step)
    return running.analysis()


def plain(analysis: Analysis) -> dict[str, list[dict[str, Any]]]:
    """Return an analysis as plain data; all values are shares of a game."""
    return {
        "seats": [_fields(one, "adjusted") for one in analysis.accounts],
        "decisions": [_fields(one, "is_sure") for one in analysis.decisions],
        "events": [_fields(one) for one in analysis.events],
    }


def _fields(one: Account | JudgedDecision | LuckEvent, *without: str) -> dict[str, Any]:
    return {name: value for name, value in asdict(one).items() if name not in without}


def _print(file: Path, played: FinishedGame, analysis: Analysis) -> None:
    names = [f"{seat} {who.name or who.level}" for seat, who in enumerate(played.seats)]
    heads = ("in % of a game", "start", "skill", "luck", "opponents", "unforeseen", "result", "error rate")
    rows = [
        (
            names[one.seat],
            *map(_percent, (one.start, one.skill, one.luck, one.opponents, one.unforeseen, one.result)),
            "–" if one.error_rate is None else _percent(one.error_rate),
        )
        for one in analysis.accounts
    ]
    print_table(file.name, heads, rows)
    _print_some("dearest decisions", ("loss", "±", "label", "played", "better"), analysis.dearest, names, _decision)
    _print_some("greatest luck", ("luck", "after", "drawn"), analysis.strokes, names, _event)


def _print_some(title: str, heads: tuple[str, ...], found: Iterable[Any], names: Sequence[str], row: Any) -> None:
    rows = [(one.ply, names[one.seat], *row(one)) for one in [*found][:_SHOWN]]
    if rows:
        print_table(title, ("ply", "seat", *heads), rows)


def _decision(one: JudgedDecision) -> tuple[str, ...]:
    doubt = "" if one.is_sure else "?"
    return _percent(one.loss), _percent(one.error), f"{one.label}{doubt}", one.move, one.best


def _event(one: LuckEvent) -> tuple[str, ...]:
    return _percent(one.luck), one.move or "the deal", " ".join(one.drawn) if one.ply else ""


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"
