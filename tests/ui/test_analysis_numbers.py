"""Every number in a sentence about an analysis is the engine's, in each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game import locale
from game.analysis.estimate import MoveLabel
from game.analysis.judge import Verdict
from game.analysis.ledger import Account
from game.analysis.scale import rate, ratings
from game.paths import asset_dir
from game.table.opponents import opponents
from game.ui.scenes.statistics import Statistics, Tile
from game.ui.table.account_table import AccountTable
from game.ui.table.analysis_scene import AnalysisScene, Finding
from game.ui.table.finding_panel import Find
from game.ui.table.trial import CoachCheck, Trial
from game.ui.widgets.dialog import Dialog, scene_stack
from game.ui.widgets.label import Label
from game.ui.widgets.plot import BarPlot, TrendPlot
from game.ui.widgets.progress import Progress
from game.ui.widgets.scene import Push
from tests.ui.pilot import named
from tests.ui.test_analysis import Window, finished
from tests.ui.test_coach import Oracle
from tests.ui.test_plots import history

TOLD = {
    "analysis-progress", "analysis-expected", "analysis-rate", "analysis-drawn-many", "analysis-row", "analysis-points",
    "finding-title", "finding-instead", "trial-same", "coach-warning", "profile-rating", "profile-rating-note",
    "profile-number", "profile-thousandths",
}  # fmt: skip
"""The texts with numbers, each of which a test below compares."""
_NUMBERS = re.compile(r"\$(percent|rate|ply|done|count|low|high|levels)\b")


@pytest.fixture(params=["en", "fr", "it"], autouse=True)
def _language(request: pytest.FixtureRequest) -> None:
    locale.set_language(request.param)


def figures(words: str) -> list[int]:
    """Return the numbers in a sentence, whatever signs and groups of thousands look like."""
    plain = re.sub(r"(?<=\d)[\u00a0\u202f.,](?=\d{3}(?!\d))", "", words).replace("\N{MINUS SIGN}", "-")
    return [int(number) for number in re.findall(r"(?<![\d\w])[-+]?\d+", plain)]


def percent(share: float) -> int:
    return round(100 * share)


@pytest.fixture
def window(shell, tmp_path: Path) -> Window:
    return Window(shell, finished(tmp_path / "a.felucca")[0])


def test_all_texts_with_numbers_are_known_here() -> None:
    source = (asset_dir("data") / "locale" / locale.language() / "analysis.ftl").read_text(encoding="utf-8")
    entries = re.findall(r"^([a-z-]+) = (.*(?:\n(?:[ }].*)?)*)", source, re.MULTILINE)
    assert {key for key, value in entries if _NUMBERS.search(value)} == TOLD


def test_the_ledger(window: Window) -> None:
    table = next(one for one in window.top.root.walk() if isinstance(one, AccountTable))

    def expected(one: Account) -> list[int]:
        accounts = (one.start, one.skill, one.luck, one.opponents, one.unforeseen, one.result, one.expected)
        return [max(0, round(1000 * (one.error_rate or 0.0))), *map(percent, accounts)]

    rows = [figures(row.name) for row in table.accessible().parts]
    assert rows == [expected(one) for one in window.top.found.accounts]


def test_the_lists(window: Window) -> None:
    found = window.top.found
    rows = {one.name: one for one in window.top.root.walk() if isinstance(one, Finding)}
    for one in found.costliest[:5]:
        row = rows[f"mistake-{one.ply}"]
        assert figures(row.title) == [one.ply]
        assert figures(row.figure) == [-percent(one.loss)]
    for one in found.strokes[:5]:
        row = rows[f"luck-{one.ply}-{one.seat}"]
        assert figures(row.title) == ([one.ply] if one.ply else [])
        assert figures(row.figure) == [percent(one.luck)]
    many = [one for one in found.strokes if one.ply and len(one.drawn) > 9]
    for one in many:
        words = locale.text("analysis-drawn-many", move="", count=len(one.drawn))
        assert figures(words) == [len(one.drawn)]
    assert figures(locale.text("analysis-drawn-many", move="", count=23)) == [23]


def test_the_panel_at_the_table(window: Window) -> None:
    one = window.top.found.costliest[0]
    window.press(f"mistake-{one.ply}")
    assert figures(named(window.top, "finding-panel").title) == [-percent(one.loss)]
    window.press("show-better")
    window.stack.apply(window.top.update(0.1))
    heading = named(window.top, "why-panel").contrast[0]
    assert figures(heading)[-1] == percent(one.loss)


def test_a_trial(window: Window) -> None:
    one = window.top.found.costliest[0]
    window.press(f"mistake-{one.ply}")
    window.press("try-again")
    match = window.top.mode.match
    trial = Trial(window.top.shell, Find(one, ()), match.view(one.seat).legal[0], lambda: None)
    change = trial.check(match.view(one.seat), match.view(one.seat).legal[0], lambda: None)
    assert figures(change.scene.sentence) == [percent(one.loss)]


def test_the_coach(window: Window, make_shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.table.trial.LiveJudge", Oracle)
    monkeypatch.setattr(Oracle, "verdict", Verdict((), 0.314, 0.01, MoveLabel.BLUNDER, True), raising=False)
    match = window.top.match.ask_again(window.top.found.costliest[0].ply)
    shell = make_shell(coach=True)
    stack = scene_stack(shell)
    view = match.view(match.to_move)
    stack.apply(CoachCheck(shell, match).check(view, view.legal[0], lambda: None))
    stack.apply(stack.top.update(0.1))
    assert isinstance(stack.top, Dialog)
    assert figures(stack.top.sentence) == [31]


def test_the_progress(shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, work = finished(tmp_path / "a.felucca", judged=5)
    monkeypatch.setattr("game.ui.table.analysis_scene.ANALYST.begin", lambda work: None)
    scene = AnalysisScene(shell, match, lambda work, ply: scene)
    scene_stack(shell).apply(Push(scene))
    bar = next(one for one in scene.root.walk() if isinstance(one, Progress))
    assert figures(bar.label) == [5, work.count]


def test_the_profile(shell) -> None:
    told = history()
    scene = Statistics(shell, told)
    scene.enter(shell.display.size)
    tiles = [(one.figure, one.words) for one in scene.root.walk() if isinstance(one, Tile)][4:]
    rating = rate(told.sittings, ratings("duel"))
    assert rating is not None
    assert figures(tiles[0][0]) == [round(rating.value)]
    assert figures(tiles[0][1].replace("\N{EN DASH}", " ")) == [round(rating.low), round(rating.high)]
    assert figures(tiles[1][0]) == [round(1000 * 0.29 / 27)]
    assert figures(tiles[2][0]) == [5]
    assert figures(tiles[3][0]) == [2]
    known, levels = ratings("duel"), opponents()
    note = next(one.markup for one in scene.root.walk() if isinstance(one, Label) and "535" in one.markup)
    assert figures(note) == [*(round(known[level]) for level in known if not levels[level].is_character), 95]
    plots = {one.name: one for one in scene.root.walk() if isinstance(one, TrendPlot | BarPlot)}
    for name, values in (("errors", [20, 0]), ("luck", [25, -15])):
        assert [figures(part.name)[-1] for part in plots[name].accessible().parts] == values
