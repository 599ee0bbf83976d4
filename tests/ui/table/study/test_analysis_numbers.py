"""Every number in a sentence about an analysis is the engine's, in each language."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pygame
import pytest

from game import locale
from game.ai.reasons import compared
from game.analysis.estimate import MoveLabel
from game.analysis.judge import Verdict
from game.analysis.ledger import JudgedDecision
from game.analysis.par import LevelPar, Measured, Par
from game.analysis.scale import newcomer, rate, ratings
from game.analysis.story import turning_point
from game.match.opponents import opponents
from game.match.seats import human
from game.paths import asset_dir
from game.ui.boards.kit.par_words import gain_words, level_line, par_figures
from game.ui.boards.kit.seat_words import level_words
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, spoken
from game.ui.scenes.statistics import Statistics, Tile
from game.ui.table.live import play
from game.ui.table.study import analysis_scene
from game.ui.table.study.analysis_scene import AnalysisScene, Finding
from game.ui.table.study.analysis_words import AnalysisWords
from game.ui.table.study.coach_check import CoachCheck
from game.ui.table.study.decision_card import DecisionCard
from game.ui.table.study.finding_panel import Find
from game.ui.table.study.par_bars import ParBars
from game.ui.table.study.performance_panel import PerformancePanel, account_words, accuracy_words
from game.ui.table.study.visits import GameStudy
from game.ui.table.tell.hint_words import sentences
from game.ui.widgets.base import Widget
from game.ui.widgets.dialog import Dialog, scene_stack
from game.ui.widgets.label import Label
from game.ui.widgets.plot import BarPlot, TrendPlot
from game.ui.widgets.progress import Progress
from game.ui.widgets.scene import Push
from game.ui.window.input import PointerMove
from tests.sparing import ONE_NOW
from tests.ui.drawn import drawing
from tests.ui.pilot import choose, named
from tests.ui.table.study.test_analysis import Window, finished, mine
from tests.ui.table.teach.test_coach import Oracle
from tests.ui.tables import Table
from tests.ui.widgets.test_plots import history

TOLD = {
    "analysis-progress", "analysis-expected", "analysis-rate", "analysis-drawn-many", "analysis-row", "analysis-points",
    "analysis-share", "analysis-mistake-count", "analysis-card", "analysis-card-loss", "analysis-card-lead",
    "analysis-story-mistake", "analysis-story-missed", "analysis-story-cost", "analysis-story-gave",
    "analysis-story-costliest", "analysis-story-costliest-better",
    "analysis-story-deed", "analysis-story-left", "analysis-story-luck", "analysis-story-seat",
    "analysis-story-deal", "finding-title", "finding-instead", "coach-warning", "profile-rating", "profile-rating-note",
    "profile-number", "profile-percent", "par-better", "par-worse", "par-even", "par-within",
    "par-under", "par-levels", "par-bars", "par-figure",
}  # fmt: skip
"""The texts with numbers, each of which a test below compares."""
_NUMBERS = re.compile(r"\$(percent|rate|ply|done|count|low|high|levels|decisions)\b")


@pytest.fixture(params=ONE_NOW, autouse=True)
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


def decimal(words: str) -> float:
    """Return the only number with a decimal in a sentence."""
    (found,) = re.findall(r"\d+[.,]\d", words)
    return float(found.replace(",", "."))


def find_of(window: Window, one: JudgedDecision) -> Find:
    """Return the finding about a decision."""
    verdict = window.top.work.answers[one.ply].verdict
    assert verdict is not None
    return Find(one, verdict)


def labels(widget: Widget) -> dict[str, str]:
    return {one.name or one.markup: one.markup for one in widget.walk() if isinstance(one, Label)}


def test_a_player_s_account(window: Window) -> None:
    for seat, account in enumerate(window.top.found.accounts):
        choose(window.top, "whose", seat)
        panel = next(one for one in window.top.root.walk() if isinstance(one, PerformancePanel))
        assert decimal(panel.rate) == round(100 * max(0.0, account.error_rate or 0.0), 1)
        mine = [one for one in window.top.found.decisions if one.seat == seat]
        poor = sum(one.label in (MoveLabel.MISTAKE, MoveLabel.BLUNDER) for one in mine)
        assert figures(labels(panel)["mistake-count"]) == [poor, len(mine)]
        expected = [figures(words) for key, words in labels(panel).items() if key not in ("mistake-count", "level")]
        told = [*labels(window.top.root)]
        window.press("more")
        told += [*labels(window.top.root)]
        for name in ("skill", "opponents", "luck", "unforeseen"):
            words = account_words(name, getattr(account, name), is_own=seat == 0)
            assert words in told
            size = abs(getattr(account, name))
            assert figures(words) == ([percent(size)] if 0.015 <= size < 0.995 else [])
        doubt = accuracy_words(account.doubt)
        assert doubt in told
        assert figures(doubt) == ([percent(account.doubt)] if account.doubt < 0.995 else [])
        is_told = account.doubt < min(0.2, abs(account.luck))
        assert ([percent(account.expected)] in expected) is is_told
        window.press("more")


def decimals(words: str) -> list[float]:
    return [float(number.replace(",", ".")) for number in re.findall(r"\d+[.,]\d", words)]


def test_par_names_the_strongest_level_beaten_and_the_weakest_ahead() -> None:
    merchant, steward, vizier = Measured(0.021, 0.004), Measured(0.011, 0.005), Measured(-0.034, 0.008)
    better, worse = gain_words({"merchant": merchant, "steward": steward, "vizier": vizier})
    assert level_words("steward") in better
    assert decimals(better) == [1.1, 1.0]
    assert level_words("vizier") in worse
    assert decimals(worse) == [3.4, 1.6]
    (even,) = gain_words({"merchant": Measured(0.003, 0.004), "vizier": Measured(-0.003, 0.004)})
    assert decimals(even) == []
    assert all(level_words(name) in even for name in ("merchant", "vizier"))


def test_par_tells_each_level_s_average_loss_with_its_interval() -> None:
    levels = {"merchant": LevelPar(Measured(0.031, 0.004), Measured(0.021, 0.004)),
              "vizier": LevelPar(Measured(-0.001, 0.003), Measured(-0.011, 0.003))}  # fmt: skip
    told = level_line(Par(30, Measured(0.01, 0.002), levels))
    assert decimals(told) == [3.1, 0.8, 0.5], "of what cannot be below 0, the end of the interval"


def test_par_is_drawn_as_bars_in_proportion_with_their_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = {"merchant": LevelPar(Measured(0.03, 0.005), Measured(0.02, 0.005)),
              "vizier": LevelPar(Measured(-0.001, 0.003), Measured(-0.011, 0.003))}  # fmt: skip
    shell = Table(1, 1).shell
    bars = ParBars(shell, Par(30, Measured(0.01, 0.002), levels), 0, human("Anna"))
    bars.place(pygame.FRect(0, 0, 300, bars.measure(300)[1]))
    lines: list[tuple[tuple[float, float], tuple[float, float]]] = []
    monkeypatch.setattr(Canvas, "line", lambda _, start, end, *__: lines.append((start, end)))
    with drawing() as seen:
        bars.draw_self(shell.canvas(pygame.Surface(shell.display.pixels)))
    assert decimals(seen.texts[0].words) == [], "the number of decisions is a whole one"
    assert "30" in seen.texts[0].words
    told, names = [each.words for each in seen.texts[1::2]], [each.words for each in seen.texts[2::2]]
    assert [decimals(each)[0] for each in told] == [3.0, 1.0, 0.5], "the greatest loss first, the player among levels"
    assert names == [level_words("merchant"), "Anna", level_words("vizier")]
    (frame,) = [box.rect for box in seen.boxes if box.colour == "field" and box.rect.height > 20]
    assert [frame.contains(each.rect) for each in seen.texts[2::2]] == [False, True, False], "the player's is framed"
    bars_drawn = [box for box in seen.boxes if box.colour in ("nile", "terracotta")]
    assert [box.colour for box in bars_drawn] == ["nile", "terracotta"], "the player's bar has the frame's colour"
    drawn = [box.rect for box in bars_drawn]
    lengths = [rect.width for rect in drawn]
    assert lengths[0] == pytest.approx(3 * lengths[1], rel=0.01)
    assert len(lengths) == 2, "a measurement below 0 has no bar"
    flat = [(start[0], end[0]) for start, end in lines if start[1] == end[1]]
    middles = [(start + end) / 2 for start, end in flat[:2]]
    assert middles == pytest.approx([rect.right for rect in drawn]), "an interval lies around the end of its bar"
    assert drawn[0].left == drawn[1].left < drawn[1].right < drawn[0].right
    spans = [end - start for start, end in flat]
    assert [span / lengths[1] for span in spans] == pytest.approx([2.0, 0.8, 0.5], abs=0.02)
    assert decimals(bars.accessible().name) == [3.0, 1.0, 0.5], "read aloud: the levels"  # type: ignore[union-attr]


def test_a_kind_of_decision_has_its_interval_and_a_single_one_a_dash() -> None:
    par = Par(30, Measured(0.031, 0.002), {"vizier": LevelPar(Measured(-0.001, 0.003), Measured(-0.032, 0.003))})
    assert [decimals(figure) for figure in par_figures(par)] == [[3.1, 0.4], [0.0, 0.6]]
    assert par_figures(Par(1, par.lost, par.levels)) == ["–", "–"]


def test_the_line_of_a_moment_is_whole_however_long_the_names(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    told = "Move 129, Nebneferu-the-younger 22%, Hatschepsut-Maatkare 31%, Tutanchamun-Nebcheperure 25%, Imhotep 22%"
    monkeypatch.setattr(analysis_scene, "moment_words", lambda *_: told)
    (line,) = (widget for widget in window.top.root.walk() if widget.name == "key")
    line.place(pygame.FRect(0, 0, *line.measure(400)))
    window.top.handle(PointerMove(named(window.top, "curves").rect.center))
    written: list[Paragraph] = []
    monkeypatch.setattr(Canvas, "paragraph", lambda _, words, *__: written.append(words))
    line.draw_self(window.top.shell.canvas(pygame.Surface((1280, 720))))
    assert "".join("".join(each.run.text.split()) for each in written[0].placed) == "".join(told.split())
    assert written[0].lines > 1
    assert written[0].height <= line.rect.height + 1


def test_the_cards(window: Window) -> None:
    shown = [one for one in window.top.root.walk() if isinstance(one, DecisionCard)]
    assert shown
    for card in shown:
        decision = card.words.decision
        assert decision in window.top.found.decisions
        assert figures(card.words.title) == [decision.ply]
        assert figures(card.words.figure) == [-percent(decision.loss)]


def test_the_story(window: Window) -> None:
    found = window.top.found
    turn = turning_point(found, window.top.work.played.result.winners)
    assert turn is not None
    choose(window.top, "whose", turn.seat)
    told = figures(re.sub("[«“][^»”]*[»”]", "", spoken(named(window.top, "story").markup)))
    size = turn.loss if isinstance(turn, JudgedDecision) else abs(turn.luck)
    assert told[0] == turn.ply
    if isinstance(turn, JudgedDecision):
        find, words = (
            find_of(window, turn),
            AnalysisWords(window.top.shell, window.top.match, window.top.work, turn.seat),
        )
        view, played = window.top.work.played.seen_from(turn.ply), window.top.match.decision(turn.ply)[1]
        pair = compared(window.top.match.game, view, find.better, played, None)
        facts = figures(" ".join(sentences([reason for side in pair for reason in side.reasons])))
        assert {*told[1:]} <= {percent(size), *facts}
        detail = words.story(found).detail
        assert words.better(find) in detail or not detail
        said = figures(re.sub("[«“][^»”]*[»”]", "", detail))
        assert said == figures(words.why(find)[0])[: len(said)]
    for key, numbers in (
        ("mistake", [5, 26]), ("deed", [5, 26]), ("left", [5]), ("missed", [5]), ("cost", [5, 12]), ("gave", [5, 12]),
        ("luck", [5, 26]), ("deal", [26]), ("costliest", [5]), ("costliest-better", [5]),
        ("seat", [5]),
    ):  # fmt: skip
        for who, sign in itertools.product(("own", "other"), ("plus", "minus")):
            words = locale.text(
                f"analysis-story-{key}", ply=5, who=who, sign=sign, name="Bo", percent=26, move="Take wheat",
                reason="It leaves the ivory.", better="Take fish", points=12, to=("other", "own")[who == "other"],
                rival="Bo", how="missed", told="yes",
            )  # fmt: skip
            assert figures(words.replace("<b>", " ").replace("</b>", " ")) == numbers


def test_the_draws(window: Window) -> None:
    window.press("more")
    found = window.top.found
    rows = {one.name: one for one in window.top.root.walk() if isinstance(one, Finding)}
    for one in [one for one in found.strokes if one.seat == 0][:5]:
        row = rows[f"luck-{one.ply}-{one.seat}"]
        assert figures(row.title) == ([one.ply] if one.ply else [])
        assert figures(row.figure) == [percent(one.luck)]
    many = [one for one in found.strokes if one.ply and len(one.drawn) > 9]
    for one in many:
        words = locale.text("analysis-drawn-many", move="", count=len(one.drawn))
        assert figures(words) == [len(one.drawn)]
    assert figures(locale.text("analysis-drawn-many", move="", count=23)) == [23]


def test_the_panel_at_the_table(window: Window) -> None:
    one = mine(window.top.found)
    window.press(f"mistake-{one.ply}")
    assert figures(named(window.top, "finding-panel").title) == [-percent(one.loss)]
    window.press("show-better")
    window.stack.apply(window.top.update(0.1))
    move = window.top.presenter.say(window.top.mode.controller.replay.next()[1])
    heading = locale.text("finding-instead", move=move, percent=percent(one.loss))
    assert heading in named(window.top, "why-panel").sentences
    assert figures(heading.replace(move, "")) == [percent(one.loss)]


def test_a_trial(window: Window) -> None:
    one = mine(window.top.found)
    window.press(f"mistake-{one.ply}")
    window.press("try-again")
    facts = window.top.mode.controller.teacher.task.words().facts
    assert figures(facts) == [one.ply, -percent(one.loss)]


def test_the_coach(window: Window, make_shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.table.study.coach_check.LiveJudge", Oracle)
    monkeypatch.setattr(Oracle, "verdict", Verdict((), 0.314, 0.01, MoveLabel.BLUNDER, True), raising=False)
    match = window.top.match.ask_again(mine(window.top.found).ply)
    shell = make_shell(coach=True)
    stack = scene_stack(shell)
    view = match.view(match.to_move)
    room = pygame.FRect(0, 2, 600, 50)
    stack.apply(CoachCheck(shell, match).check(view, view.legal[0], lambda: None, lambda wide: room))
    stack.apply(stack.top.update(0.1))
    assert isinstance(stack.top, Dialog)
    assert figures(stack.top.sentence) == [31, 100]


def test_the_progress(shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, work = finished(tmp_path / "a.felucca", judged=5)
    monkeypatch.setattr("game.ui.table.study.analysis_scene.ANALYST.begin", lambda work: None)
    scene = AnalysisScene(shell, match, GameStudy(shell, match, "", play), lambda *_: Push(scene))
    scene_stack(shell).apply(Push(scene))
    bar = next(one for one in scene.root.walk() if isinstance(one, Progress))
    assert figures(bar.label) == [4, work.count - 1], "the deal is no move"


def test_the_profile(shell) -> None:
    told = history()
    scene = Statistics(shell, told)
    scene.enter(shell.display.size)
    tiles = [(one.figure, one.words) for one in scene.root.walk() if isinstance(one, Tile)][4:]
    rating = rate(told.sittings, ratings("duel"), newcomer("duel"))
    assert rating is not None
    assert figures(tiles[0][0]) == [round(rating.value)]
    assert figures(tiles[0][1].replace("\N{EN DASH}", " ")) == [round(rating.low), round(rating.high)]
    assert decimal(tiles[1][0]) == round(100 * 0.29 / 27, 1)
    assert figures(tiles[2][0]) == [5]
    assert figures(tiles[3][0]) == [2]
    known, levels = ratings("duel"), opponents()
    note = next(one.markup for one in scene.root.walk() if isinstance(one, Label) and "535" in one.markup)
    assert figures(note) == [*(round(known[level]) for level in known if not levels[level].is_character), 95]
    plots = {one.name: one for one in scene.root.walk() if isinstance(one, TrendPlot | BarPlot)}
    assert [decimal(part.name) for part in plots["errors"].accessible().parts] == [2.0, 0.0]
    assert [figures(part.name)[-1] for part in plots["luck"].accessible().parts] == [25, -15]
