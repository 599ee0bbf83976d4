"""The analysis of a finished game in the window: its figures are the engine's, and it leads to the table and back."""

from __future__ import annotations

import itertools
import math
import random
import re
from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from msgspec import structs

from game import locale
from game.ai.comparison import Consequences, ForeseenReply
from game.ai.heuristics.contract import Reason, Telling
from game.ai.reasons import HintSide, compared, reasons, speaking, telling
from game.analysis import store
from game.analysis.estimate import MoveLabel
from game.analysis.judge import Verdict
from game.analysis.ledger import Account, Analysis, JudgedDecision
from game.analysis.story import POOR, turning_point, varied
from game.match.match import Match
from game.match.seats import human, only_rival
from game.paths import asset_dir
from game.puzzles.puzzle import game_of
from game.registry import GAMES
from game.rules.core.game import Move
from game.rules.duel.moves import REFILL, SELL
from game.rules.sare.state import SEASON
from game.rules.sobek.moves import PLAY, SET
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.par_words import par_figures
from game.ui.boards.kit.phrases import signed
from game.ui.boards.kit.values import Item, Submit
from game.ui.drawing import forms
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import spoken
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import around
from game.ui.table.live import LiveMode, play
from game.ui.table.replay import replay
from game.ui.table.solve.solver import SolvePhase
from game.ui.table.study import analysis_words, decision_cards, position_picture
from game.ui.table.study.analysis_scene import OPEN, AnalysisScene, Finding
from game.ui.table.study.analysis_words import AnalysisWords, GameStory
from game.ui.table.study.curves import CurveMark, Curves, MarkKind, moment_words, percents
from game.ui.table.study.decision_card import CardRow, DecisionCard
from game.ui.table.study.finding_panel import Find, FindingPanel
from game.ui.table.study.move_pair import MoveLine, MoveLook, paint_moves
from game.ui.table.study.performance_panel import Accounts, PerformancePanel, account_words, rate_words, sum_figure
from game.ui.table.study.position_picture import BETTER, PLAYED, Depicted, depicted, laid_out, paint_sign
from game.ui.table.study.visits import GameStudy
from game.ui.table.tell.hint_words import sentences
from game.ui.widgets.base import DONE
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Dialog, scene_stack
from game.ui.widgets.grid import Grid
from game.ui.widgets.header import Header
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.progress import Progress
from game.ui.widgets.scene import Pop, Push
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Display
from game.ui.window.input import Action, KeyPress, PointerMove
from tests.sparing import ONE_NOW
from tests.ui.drawn import drawing
from tests.ui.pilot import choose, named
from tests.ui.table.study.judged import finished
from tests.ui.tables import Sight, Table, is_replay

HINT = "An AI would have told Nefer: “Take the ivory.” "
HEADS = ("Costliest decisions", "Luckiest and unluckiest draws")


class Still:
    """A scene that has nothing but curves, at their beginning."""

    at = 0

    def move(self, ply: int) -> None:
        self.at = ply

    def words(self) -> str:
        return ""


class Window:
    """A stack of scenes with the analysis of a game on top."""

    def __init__(self, shell: Shell, match: Match) -> None:
        self.stack = scene_stack(shell)
        study = GameStudy(shell, match, "", lambda other: self.opened(other))
        self.played_on: list[Match] = []
        self.stack.apply(study.analyse())

    def opened(self, other: Match):
        self.played_on.append(other)
        raise AssertionError("the table of a new game is opened")

    @property
    def top(self):
        return self.stack.top

    def press(self, name: str) -> None:
        for _ in range(3):
            self.stack.apply(self.top.update(0.1))
        change = named(self.top, name).press()
        self.stack.apply(None if change is DONE else change)


@pytest.fixture
def known(shell, tmp_path: Path) -> tuple[Window, Analysis]:
    match, work = finished(tmp_path / "a.felucca")
    assert work.is_done
    return Window(shell, match), work.analysis()


def performance(scene: Stage) -> PerformancePanel:
    return next(one for one in scene.root.walk() if isinstance(one, PerformancePanel))


def cards(scene: Stage) -> list[DecisionCard]:
    return [one for one in scene.root.walk() if isinstance(one, DecisionCard)]


def test_every_figure_of_a_player_is_the_engine_s(known) -> None:
    window, analysis = known
    for seat in (0, 1):
        choose(window.top, "whose", seat)
        panel, account = performance(window.top), analysis.accounts[seat]
        mine = [one for one in analysis.decisions if one.seat == seat]
        assert panel.account == account
        assert panel.rate == f"Average loss per decision: {100 * max(0.0, account.error_rate):.1f}% of a game"
        assert panel.mistakes == sum(one.label in ("mistake", "blunder") for one in mine)
        assert panel.decisions == len(mine)
        assert account.doubt > abs(account.luck)
        assert "Too uncertain to tell." in labels(window.top)
        told = labels(window.top)
        window.press("more")
        told += labels(window.top)
        for name in ("skill", "opponents", "luck", "unforeseen"):
            assert account_words(name, getattr(account, name), is_own=seat == 0) in told
        assert told.count("1% of a game is one win in 100 games.") == 1
        window.press("more")


@pytest.mark.parametrize(
    ("luck", "doubt", "figure", "says"),
    [
        (0.0, 0.69, "", "Too uncertain to tell."),
        (0.02, 0.14, "", "Too uncertain to tell."),
        (0.3, 0.25, "", "Too uncertain to tell."),
        (0.2, 0.14, "+20%", "With average luck"),
        (-0.2, 0.14, "−20%", "With average luck"),
        (0.2, 1.3, "", "Too uncertain to tell."),
    ],
)
def test_luck_is_a_figure_with_its_margin_of_error_or_words(luck: float, doubt: float, figure: str, says: str) -> None:
    account = Account(0, 0.5, -0.031, luck, 0.12, -0.089, 0.0, 0.5, 0.012, doubt)
    shell = Table(1, 1).shell
    panel = PerformancePanel(shell, "duel", [human("Anna"), human("Bo")], account, ())
    panel.place(pygame.FRect(0, 0, 400, panel.measure(400)[1]))
    with drawing() as seen:
        panel.draw(shell.canvas(pygame.Surface((900, 900), 0, 32)))
    drawn = [mark.words for mark in seen.texts]
    unit = f"(± {round(100 * doubt)}) of a game"
    assert (unit in drawn) is (figure in drawn) is bool(figure)
    heard = [said.name for one in panel.walk() if (said := one.accessible()) is not None]
    assert any(f"accurate to within about {round(100 * doubt)}%" in each for each in heard) is bool(figure)
    assert says in heard[-1]


def test_players_are_shown_beside_each_other_where_no_level_was_asked(known) -> None:
    window, analysis = known
    choose(window.top, "whose", 1)
    bars = named(window.top, "par")
    with drawing() as seen:
        bars.draw(window.top.shell.canvas(pygame.Surface(window.top.shell.display.pixels)))
    assert [each.words for each in seen.texts[0:1]] == ["Average loss of each player"]
    rates = sorted(((account.error_rate, account.seat) for account in analysis.accounts), reverse=True)
    names = [each.words for each in seen.texts[2::2]]
    assert names == [("Anna", "Nefer")[seat] for _, seat in rates], "the greatest loss first"
    assert [each.words.split("%")[0] for each in seen.texts[1::2]] == [f"{100 * rate:.1f}" for rate, _ in rates]
    assert bars.accessible().name.startswith("Average loss per decision of each player: Anna ")


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (-0.31, "This player’s decisions cost about 31% of a game."),
        (0.2, "This player’s decisions gained about 20% of a game."),
        (-2.55, "This player’s decisions cost more than a whole game."),
        (-0.01, "This player’s decisions cost next to nothing."),
    ],
)
def test_a_sum_is_told_up_to_a_whole_game(share: float, words: str) -> None:
    assert account_words("skill", share) == words
    assert account_words("skill", share, is_own=True) == words.replace("This player’s", "Your")


@pytest.mark.parametrize(
    ("share", "figure"), [(-0.31, "−31"), (0.2, "+20"), (-2.55, "< −100"), (1.2, "> +100"), (-0.01, "0")]
)
def test_a_sum_has_a_figure_up_to_a_whole_game(share: float, figure: str) -> None:
    assert sum_figure(share) == figure


@pytest.mark.parametrize(("doubt", "figure"), [(0.07, "± 7"), (1.3, "> ± 100")])
def test_a_margin_of_error_is_told_up_to_a_whole_game(doubt: float, figure: str) -> None:
    account = Account(0, 0.5, -0.031, 0.12, 0.0, -0.089, 0.0, 0.5, 0.012, doubt)
    shell = Table(1, 1).shell
    panel = Accounts(shell, account, is_own=True)
    panel.place(pygame.FRect(0, 0, 400, panel.measure(400)[1]))
    with drawing() as seen:
        panel.draw(shell.canvas(pygame.Surface((900, 900), 0, 32)))
    assert figure in [mark.words for mark in seen.texts]


def labels(scene: Stage) -> list[str]:
    return [one.markup for one in scene.root.walk() if isinstance(one, Label)]


@pytest.mark.parametrize(("name", "has_rounds"), [("duel", False), ("sobek", True)])
def test_the_legend_explains_what_is_drawn(shell, tmp_path: Path, name: str, has_rounds: bool) -> None:
    window = Window(shell, finished(tmp_path / "a.felucca", name=name)[0])
    curves = next(one for one in window.top.root.walk() if isinstance(one, Curves))
    marked = {mark.kind for mark in curves.marks}
    assert MarkKind.MISTAKE in marked
    words = {MarkKind.MISTAKE: "costly decision", MarkKind.LUCK: "good or bad luck"}
    shown = [told for kind, told in words.items() if kind in marked]
    rounds = ["new round"] if has_rounds else []
    assert legend(window.top) == ["Win chances", *shown, *rounds]
    choose(window.top, "curve", OPEN)
    assert legend(window.top) == ["Win chances", *rounds], "no marks where all cards are visible"


def legend(scene: Stage) -> list[str]:
    """Return the words of the legend."""
    said = named(scene, "key").accessible()
    assert said is not None
    return said.name.split(", ")


def test_the_choices_stand_beside_the_title_where_there_is_room(make_shell, tmp_path: Path) -> None:
    match = finished(tmp_path / "a.felucca")[0]
    for text_size, is_beside in ((1.0, True), (1.3, False)):
        window = Window(make_shell((900, 1200), text_size=text_size), match)
        title = next(one for one in window.top.root.walk() if isinstance(one, Header))
        whose, curve = named(window.top, "whose").rect, named(window.top, "curve").rect
        assert whose.bottom < title.rect.bottom
        assert (curve.bottom < title.rect.bottom) == is_beside
        assert not whose.colliderect(curve)
        assert curve.right < whose.left


def test_the_curve_of_a_game_resigned_before_its_first_decision_is_one_moment(shell) -> None:
    class Beginning:
        at = 0

        def words(self) -> str:
            return "Setup"

    curves = Curves(shell, Beginning(), [(0.5, 0.5)], (), ())  # type: ignore[arg-type]
    curves.place(pygame.FRect(0, 0, 600, 120))
    with drawing() as seen:
        curves.draw(shell.canvas(pygame.Surface((1280, 720), 0, 32)))
    assert seen.text("50").rect.right < 600


def test_the_moment_takes_the_place_of_the_legend_while_it_is_chosen(make_shell, tmp_path: Path) -> None:
    scene = Window(make_shell((1280, 720)), finished(tmp_path / "a.felucca", name="sobek", rivals=3)[0]).top
    curves, key = (named(scene, name) for name in ("curves", "key"))
    for is_chosen, point in ((False, (5.0, 5.0)), (True, curves.rect.center), (False, (5.0, 5.0))):
        scene.handle(PointerMove(point))
        with drawing() as seen:
            key.draw(scene.shell.canvas(pygame.Surface(scene.shell.display.pixels, 0, 32)))
        assert any("new round" in each.words for each in seen.texts) is not is_chosen


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1024, 768), (2560, 1080), (900, 1200)])
def test_a_page_is_whole_without_scrolling(make_shell, tmp_path: Path, size: tuple[int, int], language: str) -> None:
    locale.set_language(language)
    window = Window(make_shell(size), finished(tmp_path / "a.felucca", name="sobek")[0])
    sheet = next(one for one in window.top.root.children if isinstance(one, Panel))
    assert performance(window.top).rect.bottom <= sheet.rect.bottom - 14
    (area,) = (one for one in sheet.walk() if isinstance(one, ScrollArea))
    assert area.reach == 0, "nothing scrolls"


def test_no_button_is_golden_where_no_move_decided(make_shell, tmp_path: Path, monkeypatch) -> None:
    match = finished(tmp_path / "a.felucca")[0]
    heroes: list[str] = []
    monkeypatch.setattr(
        decision_cards, "Button", lambda *args, **more: heroes.append(more["kind"]) or Button(*args, **more)
    )
    for ply, many in ((-1, 0), (99, 1)):
        monkeypatch.setattr(AnalysisWords, "story", lambda *_, ply=ply: GameStory(ply, "The story.", seat=0))
        heroes.clear()
        Window(make_shell((1280, 720)), match)
        assert heroes
        assert heroes.count("hero") == many


def test_the_whole_scale_stands_beside_the_curves_in_large_text(make_shell) -> None:
    locale.set_language("fr")
    shell = make_shell((1280, 720), text_size=1.3)
    curves = Curves(shell, Still(), [(0.5, 0.5)] * 9, (), (), high=200.0)  # type: ignore[arg-type]
    curves.place(pygame.FRect(20, 0, 600, 200))
    with drawing() as seen:
        curves.draw(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
    assert seen.text("100").rect.left >= 20


def test_a_numbered_mistake_lies_on_no_other_and_on_no_seal(shell, monkeypatch) -> None:
    marks = [CurveMark(ply, 0, MarkKind.MISTAKE, ply) for ply in (1, 2, 3, 4)]
    curves = Curves(shell, Still(), [(0.25,) * 4] * 90, (), marks, high=120.0, strong=0)  # type: ignore[arg-type]
    curves.place(pygame.FRect(0, 0, 700, 120))
    taken: list[pygame.FRect] = []
    monkeypatch.setattr(
        "game.ui.table.study.curves.paint_seal", lambda canvas, seat, at, radius: taken.append(around(at, 2 * radius))
    )
    monkeypatch.setattr("game.ui.table.study.curves.paint_mark", lambda canvas, at, *_: taken.append(around(at, 24)))
    curves.draw(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
    assert len(taken) == 8
    assert all(not one.colliderect(other) for one, other in itertools.combinations(taken, 2))
    assert all(curves.rect.contains(one) for one in taken)


def test_whole_cards_stand_on_the_first_page_of_a_usual_window(make_shell, tmp_path: Path) -> None:
    window = Window(make_shell((1280, 720)), finished(tmp_path / "a.felucca")[0])
    sheet = next(one for one in window.top.root.children if isinstance(one, Panel)).rect
    shown = [card for card in cards(window.top) if card.rect.top < sheet.bottom]
    assert len(shown) >= 2
    for card in shown[:3]:
        assert max(each.rect.bottom for each in card.children) <= sheet.bottom - 14


def test_a_long_story_takes_its_room_from_curves_and_cards(make_shell, tmp_path: Path, monkeypatch) -> None:
    heights, bottoms = [], []
    for detail in ("", HINT.rstrip()):
        found = GameStory(99, "The game turned on <b>move 99</b>.", detail, seat=0)
        monkeypatch.setattr(AnalysisWords, "story", lambda *_, found=found: found)
        window = Window(make_shell((1440, 900)), finished(tmp_path / f"{bool(detail)}.felucca")[0])
        curves = next(one for one in window.top.root.walk() if isinstance(one, Curves))
        heights.append(curves.rect.height + cards(window.top)[0].rect.height)
        bottoms.append(cards(window.top)[0].rect.bottom)
    assert heights[1] < heights[0]
    assert abs(bottoms[1] - bottoms[0]) <= 12


def test_a_story_too_long_for_the_first_page_follows_the_cards(make_shell, tmp_path: Path, monkeypatch) -> None:
    found = GameStory(99, "The game turned on <b>move 99</b>.", HINT * 9, seat=0)
    monkeypatch.setattr(AnalysisWords, "story", lambda *_: found)
    window = Window(make_shell((1280, 720)), finished(tmp_path / "a.felucca")[0])
    sheet = next(one for one in window.top.root.children if isinstance(one, Panel)).rect
    curves = next(one for one in window.top.root.walk() if isinstance(one, Curves))
    assert curves.rect.height >= 72
    for card in cards(window.top)[:3]:
        assert max(each.rect.bottom for each in card.children) <= sheet.bottom - 14
    assert named(window.top, "story").rect.bottom < curves.rect.top
    window.press("more")
    assert found.detail in labels(window.top)


def test_a_long_story_leaves_a_very_wide_window_high_curves(make_shell, tmp_path: Path, monkeypatch) -> None:
    found = GameStory(99, "The game turned on <b>move 99</b>.", HINT * 24, seat=0)
    monkeypatch.setattr(AnalysisWords, "story", lambda *_: found)
    window = Window(make_shell((2560, 1080)), finished(tmp_path / "a.felucca", name="sobek", rivals=3)[0])
    curves = next(one for one in window.top.root.walk() if isinstance(one, Curves))
    assert curves.rect.height >= 150
    window.press("more")
    assert found.detail in labels(window.top)


@pytest.mark.parametrize(
    ("size", "least"), [((1280, 720), 72), ((1280, 800), 120), ((1024, 768), 180), ((2560, 1080), 148)]
)
def test_the_curves_are_as_high_as_the_first_page_allows(make_shell, tmp_path: Path, size, least: int) -> None:
    window = Window(make_shell(size), finished(tmp_path / "a.felucca", name="sobek", rivals=3)[0])
    curves = next(one for one in window.top.root.walk() if isinstance(one, Curves))
    assert curves.rect.height >= least


def test_a_level_is_told_only_beside_the_number_of_players_it_was_measured_with() -> None:
    assert [bool(rate_words("sobek", seats, 0.02)[1]) for seats in (2, 3)] == [True, False]


@pytest.mark.parametrize("rivals", [1, 2])
def test_par_in_the_same_place_stands_where_a_similar_level_would(shell, tmp_path: Path, rivals: int) -> None:
    window = Window(shell, finished(tmp_path / "a.felucca", name="sobek", rivals=rivals)[0])
    names = {one.name for one in performance(window.top).walk()}
    assert "par" in names
    assert "level" not in names


def test_par_is_told_by_kind_of_decision_the_costliest_first(shell, tmp_path: Path) -> None:
    window = Window(shell, finished(tmp_path / "a.felucca", name="sobek")[0])
    window.press("more")
    (whole,) = [one for one in window.top.work.analysis().pars if one.seat == window.top.seat]
    grid = next(each for each in window.top.root.walk() if isinstance(each, Grid))
    assert grid.heads == ("Decisions", "Lost", "Merchant", "Steward", "Vizier")
    kinds = sorted(whole.kinds.values(), key=lambda one: -one.lost.mean)
    assert [(row[1], row[2:]) for row in grid.rows] == [(str(one.decisions), tuple(par_figures(one))) for one in kinds]
    assert "kinds" in {each.name for each in window.top.root.walk()}


@pytest.mark.parametrize("language", ONE_NOW)
@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1200)])
def test_nothing_on_the_page_is_wider_than_its_place(
    make_shell, tmp_path: Path, language: str, text_size: float, size: tuple[int, int]
) -> None:
    locale.set_language(language)
    window = Window(make_shell(size, text_size=text_size), finished(tmp_path / "a.felucca")[0])
    sheet = next(one for one in window.top.root.children if isinstance(one, Panel)).rect
    for card in cards(window.top):
        assert card.rect.left >= sheet.left
        assert card.rect.right <= sheet.right
        for part in card.walk():
            assert card.rect.contains(part.rect), (part.name, part.rect, card.rect)
        for button in (one for one in card.walk() if isinstance(one, Button)):
            assert button.measure(button.rect.width)[0] <= button.rect.width + 24, button.label


def test_my_own_decisions_come_first_and_the_others_behind_a_switch(known) -> None:
    window, analysis = known
    whose = named(window.top, "whose")
    assert [item.label for item in whose.items] == ["Mine", "Nefer"]
    for seat in (0, 1):
        choose(window.top, "whose", seat)
        shown = [one.words.decision for one in cards(window.top)]
        assert [one.words.number for one in cards(window.top)] == [1, 2, 3]
        window.press("more")
        shown += [one.words.decision for one in cards(window.top)]
        assert [one.words.number for one in cards(window.top)] == [*range(4, len(shown) + 1)]
        window.press("more")
        poor = [one for one in analysis.costliest if one.seat == seat and one.label in ("mistake", "blunder")]
        assert shown == poor[:12]


def test_the_decisions_on_cards_are_marked_and_numbered_like_these(known) -> None:
    window, _ = known
    curves = next(one for one in window.top.root.walk() if isinstance(one, Curves))
    marked = {mark.ply: mark.number for mark in curves.marks if mark.kind is MarkKind.MISTAKE}
    shown = cards(window.top)
    window.press("more")
    assert len(shown) == 3
    numbers = {one.words.decision.ply: one.words.number for one in shown}
    assert marked == numbers | {one.words.decision.ply: 0 for one in cards(window.top)}


def test_an_inaccuracy_that_is_shown_for_want_of_mistakes_is_marked_too(shell, tmp_path: Path) -> None:
    window = Window(shell, finished(tmp_path / "a.felucca", most=0.02)[0])
    assert [one.words.decision.label for one in cards(window.top)] == ["inaccuracy"] * 3
    curves = next(one for one in window.top.root.walk() if isinstance(one, Curves))
    assert [mark.number for mark in curves.marks if mark.kind is MarkKind.MISTAKE] == [1, 2, 3]
    assert performance(window.top).mistakes == 0


def test_the_curve_shows_the_decision_that_the_story_tells(known, monkeypatch) -> None:
    window, _ = known
    scene = window.top
    story = AnalysisWords(scene.shell, scene.match, scene.work, scene.me).told(scene.found, scene.seat)
    curves = next(one for one in window.top.root.walk() if isinstance(one, Curves))
    assert [(mark.ply, mark.seat) for mark in curves.marks if mark.kind is MarkKind.DECISIVE] == [
        (story.ply, story.seat)
    ]
    with drawing() as seen:
        curves.draw(window.top.shell.canvas(pygame.Surface(window.top.shell.display.pixels, 0, 32)))
    label = seen.text(f"Move {story.ply}")
    assert curves.rect.contains(label.rect)


def test_numbered_decisions_near_each_other_stay_near_their_own_moments(shell, monkeypatch) -> None:
    def places(marks: Sequence[CurveMark]) -> dict[int, tuple[float, float]]:
        at: dict[int, tuple[float, float]] = {}
        curves = Curves(shell, Still(), [(0.25,) * 4] * 90, (), marks, high=120.0, strong=0)  # type: ignore[arg-type]
        curves.place(pygame.FRect(0, 0, 700, 120))
        monkeypatch.setattr(
            "game.ui.table.study.curves.paint_mark", lambda canvas, pos, kind, colour, number: at.update({number: pos})
        )
        curves.draw(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
        return at

    marks = [CurveMark(ply, 0, MarkKind.MISTAKE, number) for number, ply in ((1, 3), (2, 6), (3, 9))]
    together, own = places(marks), {mark.number: places([mark])[mark.number] for mark in marks}
    assert together[1] == pytest.approx(own[1]), "the costliest lies on the curve"
    assert all(math.dist(together[number], own[number]) <= 26 for number in own)


def test_no_number_lies_on_the_seal_of_who_made_the_decisive_move(shell, monkeypatch) -> None:
    marks = [CurveMark(30, 1, MarkKind.DECISIVE), CurveMark(31, 0, MarkKind.MISTAKE, 1)]
    curves = Curves(shell, Still(), [(0.5, 0.5)] * 90, (), marks, high=120.0, strong=0)  # type: ignore[arg-type]
    curves.place(pygame.FRect(0, 0, 700, 120))
    drawn: list[pygame.FRect] = []
    monkeypatch.setattr(
        "game.ui.table.study.curves.paint_seal", lambda canvas, seat, at, radius: drawn.append(around(at, 2 * radius))
    )
    monkeypatch.setattr("game.ui.table.study.curves.paint_mark", lambda canvas, at, *_: drawn.append(around(at, 24)))
    curves.draw(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
    assert not drawn[0].colliderect(drawn[-1])


def test_the_frame_of_a_place_covers_no_letter_of_the_name_on_its_piece(shell) -> None:
    surface = pygame.Surface(shell.display.pixels)
    canvas, place = shell.canvas(surface), pygame.FRect(300, 200, 80, 80)
    position_picture.paint_frame(canvas, place, BETTER)
    left, _, width, _ = canvas.display.px_rect(place.inflate(-4, -4))
    middle = canvas.display.px_rect(place).centery
    assert {tuple(surface.get_at((x, middle))) for x in range(left, left + width)} == {(0, 0, 0, 255)}


def test_a_picture_is_moved_off_a_sheet_that_it_would_cut() -> None:
    bounds, sheet, part = (
        pygame.FRect(*each) for each in ((0, 0, 900, 600), (700, 500, 200, 100), (500, 350, 300, 200))
    )
    seen = pygame.FRect(510, 360, 150, 100)
    assert position_picture.moved_off(part, seen, sheet, bounds) == pygame.FRect(500, 300, 300, 200)
    assert position_picture.moved_off(part, pygame.FRect(710, 510, 9, 9), sheet, bounds) == part, (
        "it is about the sheet"
    )
    assert position_picture.moved_off(part, pygame.FRect(500, 350, 300, 145), sheet, bounds) == part.move(0, -50)
    assert position_picture.moved_off(part, seen, sheet, pygame.FRect(450, 320, 450, 280)) == part, "nowhere to go"


def test_the_curve_answers_the_pointer_at_once(known, shell, tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    running = judging(shell, tmp_path / "b", monkeypatch, judged=20)
    for scene in (known[0].top, running.top):
        curves = next(one for one in scene.root.walk() if isinstance(one, Curves))
        surface = pygame.Surface(shell.display.pixels, 0, 32)
        scene.draw(shell.canvas(surface))
        moment = named(scene, "key").rect
        before = surface.subsurface(pygame.Rect(moment)).copy()
        scene.handle(PointerMove(curves.rect.center))
        assert scene.is_dirty
        assert 0 < scene.at < scene.work.count - 1
        assert f"Move {scene.at} of {scene.work.count - 1}" in scene.words()
        scene.draw(shell.canvas(surface))
        after = surface.subsurface(pygame.Rect(moment))
        assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")


def test_a_higher_chance_is_drawn_higher(shell) -> None:
    curves = Curves(shell, Still(), [(0.9, 0.1), (0.9, 0.1)], (), [CurveMark(0, 0, MarkKind.LUCK)], high=200.0)
    curves.place(pygame.FRect(0, 0, 600, 200))
    drawn: list[tuple[float, float]] = []
    surface = pygame.Surface(shell.display.pixels, 0, 32)
    with pytest.MonkeyPatch.context() as patch, drawing() as seen:
        patch.setattr("game.ui.table.study.curves.paint_seal", lambda canvas, seat, at, radius: drawn.append(at))
        curves.draw(shell.canvas(surface))
    scale = [seen.text(f"{percent}%").rect for percent in (0, 25, 50, 75, 100)]
    assert all(upper.centery < lower.centery for lower, upper in itertools.pairwise(scale))
    assert all(words.left >= 0 and words.right < seen.boxes[0].rect.left for words in scale), "beside the field"
    assert drawn[0][1] < drawn[1][1] - 100, "the y of 90 % is above that of 10 %"
    for seat in (0, 1):
        colour = shell.theme[SEAT_COLOURS[seat]]
        rows = {y for y in range(200) for x in range(290, 340) if surface.get_at((x, y))[:3] == colour[:3]}
        assert [*rows] == [pytest.approx(drawn[seat][1], abs=2.0)] * len(rows), "a curve lies as high as its seal"
        assert rows


def test_the_seals_of_a_moment_hide_no_numbered_mistake(shell, monkeypatch) -> None:
    marks = [CurveMark(1, 0, MarkKind.LUCK), CurveMark(1, 0, MarkKind.MISTAKE, 1)]
    curves = Curves(shell, Still(), [(0.5, 0.5)] * 61, (), marks, high=100.0)  # type: ignore[arg-type]
    curves.place(pygame.FRect(0, 0, 600, 100))
    drawn: list[object] = []
    monkeypatch.setattr("game.ui.table.study.curves.paint_seal", lambda *_: drawn.append("seal"))
    monkeypatch.setattr(
        "game.ui.table.study.curves.paint_mark", lambda canvas, at, kind, colour, number: drawn.append(number)
    )
    curves.draw(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
    assert drawn == [0, "seal", "seal", 1]


def test_a_question_mark_is_explained_where_it_stands(known, shell, tmp_path: Path, monkeypatch) -> None:
    """Below the cards, below the list of an analysis in progress, and at the table."""
    window, _ = known
    doubtful = [one.words.decision.ply for one in cards(window.top) if not one.words.decision.is_sure]
    running = judging(shell, tmp_path / "b", monkeypatch, judged=40)
    for scene in (window.top, running.top):
        assert named(scene, "doubt").markup.startswith("“?”")
    window.press(f"mistake-{doubtful[0]}")
    panel = named(window.top, "finding-panel")
    assert "?" in panel.title
    assert any(one.name == "doubt" for one in panel.walk())


def test_a_card_shows_the_position_with_both_moves_marked(known) -> None:
    window, _ = known
    scene, shell = window.top, window.top.shell
    card = cards(scene)[0]
    surface = pygame.Surface(shell.display.pixels, 0, 32)
    card.picture.place(pygame.FRect(100, 100, 300, 140))
    card.picture.draw_self(shell.canvas(surface))
    assert len({tuple(surface.get_at((x, 170))) for x in range(110, 390)}) == 1, "there is no picture yet"
    for _ in range(len(cards(scene)) + 1):
        scene.update(0.1)
    card.picture.draw_self(shell.canvas(surface))
    seen = {tuple(surface.get_at((x, y)))[:3] for x in range(104, 396) for y in range(104, 236)}
    assert len(seen) > 100

    def is_near(colour: str) -> bool:
        wanted = shell.theme[colour]
        return any(sum(abs(a - b) for a, b in zip(each, wanted, strict=True)) < 24 for each in seen)

    assert is_near(PLAYED)
    assert is_near(BETTER)


def test_the_buttons_of_a_card_are_twice_as_far_from_its_words_as_these_from_the_picture(known) -> None:
    card = cards(known[0].top)[0]
    row = CardRow(known[0].top.shell, [card], 1)
    row.place(pygame.FRect(0, 0, 300, row.measure(300.0)[1]))
    parts = sorted((part.rect for part in card.children if part is not card.picture), key=lambda rect: rect.top)
    gap = parts[0].top - card.picture.rect.bottom
    assert parts[-1].top - parts[-2].bottom == pytest.approx(2 * gap, abs=0.01)


@pytest.mark.parametrize("game", ["duel", "sobek"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1200)])
def test_pictures_and_moves_of_a_row_are_at_the_same_heights(
    make_shell, tmp_path: Path, size: tuple[int, int], game: str
) -> None:
    window = Window(make_shell(size), finished(tmp_path / "a.felucca", name=game)[0])
    shown = cards(window.top)[:3]
    assert len(shown) == 3
    lines = [[card.picture, *(one for one in card.walk() if isinstance(one, MoveLine))] for card in shown]
    for parts in zip(*lines, strict=True):
        assert len({(round(part.rect.top, 3), round(part.rect.height, 3)) for part in parts}) == 1


def test_the_worse_move_has_a_cross_of_two_strokes(shell) -> None:
    surface = pygame.Surface((60, 60), 0, 32)
    paint_sign(shell.canvas(surface), (30.0, 30.0), 20.0, is_better=False)
    linen = tuple(shell.theme["linen"])[:3]
    assert all(surface.get_at(at)[:3] == linen for at in ((24, 24), (36, 36), (24, 36), (36, 24)))
    assert all(surface.get_at(at)[:3] != linen for at in ((30, 23), (30, 37), (23, 30), (37, 30)))


@pytest.mark.parametrize("game", GAMES)
def test_both_moves_have_a_sign_of_their_own_in_their_picture(game: str, monkeypatch) -> None:
    """“Done building” lies nowhere on the table, so that its card had no cross."""
    table, rng = Table(2, 0, game=game, confirm_handover=False), random.Random(3)
    signs: dict[bool, tuple[float, float]] = {}
    monkeypatch.setattr(
        position_picture, "paint_sign", lambda _, at, *__, is_better: signs.__setitem__(is_better, tuple(at))
    )
    plates: list[tuple[pygame.FRect, str]] = []
    paint = position_picture.paint_plate

    def plate(canvas: Canvas, room: pygame.FRect, words: str) -> tuple[float, float]:
        plates.append((room, words))
        return paint(canvas, room, words)

    monkeypatch.setattr(position_picture, "paint_plate", plate)
    size = 300, 120
    for _ in range(120):
        view = table.match.view(table.match.to_move)
        table.look_as(table.match.to_move)
        presenter = table.scene.presenter
        if len(view.legal) > 1 and table.match.ply % 3 == 0:
            played, better = rng.sample(view.legal, 2)
            laid_out(presenter)
            if depicted(presenter, played, better) is not Depicted.ALONE:
                signs.clear()
                position_picture.picture_of(presenter, played, better, size)
                assert signs.keys() == {False, True}, (played, better)
                assert math.dist(*signs.values()) > 4, (played, better)
        table.match.submit(table.match.to_move, rng.choice(view.legal), table.match.ply)
        if table.match.is_over:
            break
    for room, words in plates:
        assert pygame.FRect(0, 0, *size).contains(room)
        assert room.width > 60, words
    assert plates or game != "sa-re"


@pytest.mark.parametrize("game", GAMES)
def test_the_sign_of_a_move_is_whole_in_its_picture(game: str, monkeypatch) -> None:
    """A card in hand ends at the edge of the picture, and its sign lies on its corner."""
    table, rng = Table(2, 0, game=game, confirm_handover=False), random.Random(3)
    signs: list[pygame.FRect] = []
    parts: list[pygame.FRect] = []
    monkeypatch.setattr(
        position_picture, "paint_sign", lambda canvas, at, radius, **_: signs.append(around(at, 2 * radius))
    )
    monkeypatch.setattr(Display, "part", lambda _, rect, __: parts.append(rect) or pygame.Rect(0, 0, 9, 9))
    for _ in range(40):
        view = table.match.view(table.match.to_move)
        table.look_as(table.match.to_move)
        for move in rng.sample(view.legal, min(2, len(view.legal))):
            signs.clear()
            position_picture.picture_of(table.scene.presenter, None, move, (300, 120))
            assert all(parts[-1].contains(sign) for sign in signs)
        table.match.submit(table.match.to_move, rng.choice(view.legal), table.match.ply)
        if table.match.is_over:
            return


@pytest.mark.parametrize("name", ["duel", "sobek"])
def test_a_card_shows_the_pieces_of_both_moves_the_one_played_at_the_left(
    shell, tmp_path: Path, monkeypatch, name: str
) -> None:
    """Alone on the picture, or before the words where the picture shows only their places."""
    window = Window(shell, finished(tmp_path / "a.felucca", name=name)[0])
    faces: list[tuple[str, pygame.FRect]] = []
    monkeypatch.setattr(Brush, "face", lambda _, canvas, face, rect, *__: faces.append((face, rect)))
    told = 0
    for card in cards(window.top):
        ply = card.words.decision.ply
        lines = [one for one in card.walk() if isinstance(one, MoveLine)]
        said = [one.accessible().name for one in lines]
        assert [one.partition(": ")[0] for one in said] == ["Played", "Better"]
        presenter = AnalysisWords(shell, window.top.match, window.top.work).as_seen(ply)
        laid_out(presenter)
        moves = window.top.match.decision(ply)[1], window.top.work.answers[ply].verdict.best
        seen = depicted(presenter, *moves)
        wanted = [[item.face for item in presenter.pictured(move)] for move in moves]
        if seen is Depicted.ALONE and wanted[0] == wanted[1]:
            wanted = [[], []]  # both stand on plates
        faces.clear()
        card.draw(shell.canvas(pygame.Surface((1280, 6000), 0, 32)))
        shown = [face for face, _ in faces]
        if seen is Depicted.PIECES:
            assert not shown
        elif seen is Depicted.ALONE:
            middle = card.picture.rect.centerx
            for is_right, each in enumerate(wanted):
                some = [face for face, place in faces if (place.centerx > middle) == is_right]
                assert some == each[: len(some)]
                assert bool(some) == bool(each)
            assert all(card.picture.rect.contains(place) for _, place in faces)
        else:
            assert all(not card.picture.rect.colliderect(place) for _, place in faces)
            assert bool(shown) == any(wanted)
        told += all(wanted)
    assert told


def test_a_move_without_pieces_is_a_plate_with_its_words(shell, monkeypatch) -> None:
    brush, room = Table(2, 0, game="sobek", confirm_handover=False).scene.presenter.brush, pygame.FRect(20, 20, 250, 90)
    pieces, signs = [Item("", pygame.FRect(0, 0, 60, 60), "curse")], list[pygame.FRect]()
    monkeypatch.setattr(
        "game.ui.table.study.move_pair.paint_sign", lambda _, at, radius, **__: signs.append(around(at, 2 * radius))
    )
    moves = [MoveLook("Fin de la construction", "", False, brush), MoveLook("Take it", "", True, brush, pieces)]
    for some in (moves, moves[::-1]):
        with drawing() as seen:
            paint_moves(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)), room, some)
        (words,) = seen.paragraphs
        assert room.contains(words)
        assert words.height < 40, "no word is split"
        assert all(room.contains(sign) for sign in signs)


@pytest.mark.parametrize(("game", "word"), [("sobek", "event"), ("duel", "use"), ("sa-re", "keep")])
def test_a_choice_on_a_sheet_is_pictured_by_the_player_s_own_place_at_the_table(
    monkeypatch, game: str, word: str
) -> None:
    """The pieces of both moves stand on it; a sheet at a third of its size says nothing."""
    table, rng = Table(2, 0, game=game, confirm_handover=False), random.Random(3)
    parts: list[pygame.FRect] = []
    monkeypatch.setattr(Display, "part", lambda _, rect, __: parts.append(rect) or pygame.Rect(0, 0, 9, 9))
    for _ in range(900):
        table.look_as(table.match.to_move)
        presenter, legal = table.scene.presenter, table.match.view(table.match.to_move).legal
        if len(legal) > 1 and all(table.match.game.show_move(table.state, move).startswith(word) for move in legal):
            assert all(presenter.pictured(move) for move in legal if any(move[1:]))
            laid_out(presenter)
            assert depicted(presenter, legal[0], legal[1]) is Depicted.ALONE
            position_picture.ground_of(presenter, (386, 143))
            assert not presenter.sheet
            part = parts[-1]
            assert part.collidepoint(presenter.home.center)
            assert part.width < 0.6 * table.scene.size[0]
            return
        table.match.submit(table.match.to_move, rng.choice(legal), table.match.ply)
    raise AssertionError(f"no {word}")


def test_only_the_ways_to_turn_that_are_compared_are_open_in_their_picture(monkeypatch) -> None:
    table, rng = Table(2, 0, game="duel", confirm_handover=False), random.Random(3)
    monkeypatch.setattr(Display, "part", lambda *_: pygame.Rect(0, 0, 9, 9))
    for _ in range(400):
        table.look_as(table.match.to_move)
        presenter, legal = table.scene.presenter, table.match.view(table.match.to_move).legal
        if len(legal) > 2 and table.match.game.show_move(table.state, legal[0]).startswith("turn"):
            laid_out(presenter)
            assert depicted(presenter, legal[0], legal[1]) is Depicted.PLACES
            position_picture.picture_of(presenter, legal[0], legal[1], (386, 143))
            assert list(presenter.view.legal) == list(legal[:2])
            return
        table.match.submit(table.match.to_move, rng.choice(legal), table.match.ply)
    raise AssertionError("the Ankh was not turned")


def test_pieces_fill_the_room_they_stand_in(monkeypatch) -> None:
    table = Table(2, 0, game="sobek", confirm_handover=False)
    moves = [
        MoveLook("Take it", "", True, table.scene.presenter.brush, [Item("", pygame.FRect(0, 0, 60, 60), "curse")])
    ]
    drawn: list[pygame.FRect] = []
    monkeypatch.setattr(Brush, "face", lambda _, __, ___, rect, *____: drawn.append(rect))
    canvas = table.shell.canvas(pygame.Surface((900, 900), 0, 32))
    for room in (pygame.FRect(0, 0, 300, 90), pygame.FRect(0, 0, 300, 150), pygame.FRect(0, 0, 90, 150)):
        paint_moves(canvas, room, moves)
        assert room.contains(drawn[-1])
        assert drawn[-1].height > 0.6 * min(room.size)


def test_the_sign_of_a_move_lies_on_its_piece(monkeypatch) -> None:
    table = Table(2, 0, game="sobek", confirm_handover=False)
    shell, brush, signs = table.shell, table.scene.presenter.brush, []
    monkeypatch.setattr("game.ui.table.study.move_pair.paint_sign", lambda _, at, *__, **___: signs.append(at))
    drawn: list[pygame.FRect] = []
    monkeypatch.setattr(Brush, "face", lambda _, __, ___, rect, *____: drawn.append(rect))
    for face, many in (("curse", 1), ("wheat.1", 2)):
        pieces = [Item("", pygame.FRect(0, 0, 60, 60), face)] * many
        canvas, room = shell.canvas(pygame.Surface((240, 100), 0, 32)), pygame.FRect(0, 0, 240, 100)
        paint_moves(canvas, room, [MoveLook("Take it", "Better: take it", True, brush, pieces)])
        last = drawn[-1]
        assert last.inflate(1, 1).collidepoint(signs[-1])
        assert signs[-1][1] < last.centery, "clear of the name at the foot"
        if brush.is_round(face):
            assert pygame.Vector2(signs[-1]).distance_to(last.center) <= last.width * 0.55


def test_the_picture_of_a_pirogue_ends_before_its_words(monkeypatch) -> None:
    table, rng = Table(2, 0, game="duel", confirm_handover=False), random.Random(3)
    parts: list[pygame.FRect] = []
    monkeypatch.setattr(Display, "part", lambda _, rect, __: parts.append(rect) or pygame.Rect(0, 0, 9, 9))
    for _ in range(400):
        table.look_as(table.match.to_move)
        presenter, legal = table.scene.presenter, table.match.view(table.match.to_move).legal
        if table.match.game.show_move(table.state, legal[0]).startswith("use"):
            deque(position_picture.picture_in_steps(presenter, None, legal[0], (386, 143)), maxlen=0)
            cell = presenter.target(presenter.places_of(legal[0])[0]).rect
            assert cell.width > 2 * cell.height, "its words stand beside it"
            (part,) = parts
            assert part.contains(pygame.FRect(cell.left, cell.top, cell.height, cell.height))
            assert part.right < cell.left + cell.height + 10
            return
        table.match.submit(table.match.to_move, rng.choice(legal), table.match.ply)
    raise AssertionError("no Pirogue was chosen")


def test_the_tile_of_a_move_lies_over_its_neighbours_in_its_picture(monkeypatch) -> None:
    table, rng = Table(2, 0, game="duel", confirm_handover=False), random.Random(3)
    drawn: list[str] = []
    monkeypatch.setattr(Brush, "item", lambda _, canvas, item: drawn.append(item.id))
    for _ in range(400):
        table.look_as(table.match.to_move)
        presenter, legal = table.scene.presenter, table.match.view(table.match.to_move).legal
        for move in legal:
            if table.match.game.show_move(table.state, move).startswith("play"):
                position_picture.picture_of(presenter, None, move, (386, 143))
                pieces = [item.id for item in presenter.pieces_of(move)]
                assert pieces
                assert drawn[-len(pieces) :] == pieces
                return
        table.match.submit(table.match.to_move, rng.choice(legal), table.match.ply)
    raise AssertionError("no character was played")


def test_the_picture_of_a_move_without_a_place_shows_what_the_question_is_about(monkeypatch) -> None:
    """The cards of the season for going on or stopping, and not the whole table shrunk."""
    table, rng = Table(2, 0, game="sa-re", confirm_handover=False), random.Random(3)
    parts: list[pygame.FRect] = []
    monkeypatch.setattr(Display, "part", lambda _, rect, __: parts.append(rect) or pygame.Rect(0, 0, 9, 9))
    for _ in range(400):
        table.look_as(table.match.to_move)
        presenter = table.scene.presenter
        legal = table.match.view(table.match.to_move).legal
        about = {target.id for target in presenter.targets()}
        bare = [move for move in legal if not about & {*presenter.places_of(move)}]
        if table.state.phase == SEASON and len(bare) > 1:
            position_picture.picture_of(presenter, None, bare[0], (300, 111))
            assert presenter.subject()
            assert all(parts[-1].contains(place) for place in presenter.subject())
            assert parts[-1].width < 0.7 * table.scene.size[0]
            return
        table.match.submit(table.match.to_move, rng.choice(legal), table.match.ply)
    raise AssertionError("no season began")


def test_a_card_says_only_what_tells_the_moves_apart(known) -> None:
    """Every sentence is a reason of one move that is no reason of the other, in the words of hints, two at most; where
    there is none, what speaks for the better move as much as for the other, or the chances.
    """
    window, _ = known
    scene, told = window.top, 0
    for card in cards(scene):
        ply = card.words.decision.ply
        view, best = scene.work.played.seen_from(ply), scene.work.answers[ply].verdict.best
        played, game = scene.match.decision(ply)[1], scene.match.game
        ours, theirs = (set(sentences(reasons(game, view, move))) for move in (best, played))
        pair = speaking(game, *compared(game, view, best, played, None))
        for_it, against = (sentences(side.reasons[:2]) for side in pair)
        if not for_it and not against:
            assert card.words.why in (ours - theirs) or card.words.why.startswith("It wins about ")
            continue
        better, _, worse = card.words.why.partition("As played: ")
        assert better.strip() == " ".join(for_it)
        assert worse.strip() == (lowered := " ".join(against))[:1].lower() + lowered[1:]
        assert set(for_it) <= ours - theirs, card.words
        assert set(against) <= theirs - ours, card.words
        told += 1
    assert told


def test_a_payment_from_the_hand_is_no_reason_to_pay_it() -> None:
    """Neither are a worse one, an objection to both moves, a merit of the one played, or a fact beside a harm."""
    pay, wild, fact = Reason("reason-pay"), Reason("reason-wild", worth=-1.0), Reason("reason-ability", worth=2.5)
    lost, held = Reason("reason-finish-lost", worth=-2.0), Reason("reason-finish", worth=3.0)
    game = game_of("sa-re")
    better, worse = speaking(game, HintSide((0,), (pay, wild, fact)), HintSide((1,), (lost, held)))
    assert (better.reasons, worse.reasons) == ((), (lost,))
    better, worse = speaking(game, HintSide((0,), (pay, fact)), HintSide((1,), (held,)))
    assert (better.reasons, worse.reasons) == ((fact,), ())


@pytest.mark.parametrize(("name", "rivals"), [("duel", 1), ("sobek", 2)])
def test_what_a_card_tells_of_a_move_speaks_for_the_better_one(shell, tmp_path: Path, name: str, rivals: int) -> None:
    """Neither a cost or an objection of the better move is told as a reason, nor a merit of the one played as harm."""
    match, work = finished(tmp_path / "a.felucca", name=name, rivals=rivals)
    words, game, merits = AnalysisWords(shell, match, work), match.game, 0
    lost, tells = [one for one in work.analysis().decisions if one.loss], telling(game)
    for one in random.Random(3).sample(lost, 20):
        verdict = work.answers[one.ply].verdict
        view, played = work.played.seen_from(one.ply), match.decision(one.ply)[1]
        rival = only_rival(match.seats, one.seat)
        told, _, harm = words.why(Find(one, verdict))[0].partition("As played: ")
        for move, said, speaks in ((verdict.best, told, True), (played, harm, False)):
            for each in reasons(game, view, move):
                (sentence,) = sentences([each], rival)
                if sentence[1:] not in said:
                    continue
                assert (each.worth > 0.0 or each.key in tells.praise) if speaks else each.worth < 0.0, (each, one)
                assert each.key not in tells.plain or not harm or not speaks, (each, one)
                merits += 1
    assert merits


@pytest.mark.parametrize(
    ("name", "deeds", "rivals", "told"),
    [
        (
            "duel",
            ((REFILL,), (SELL, 1)),
            1,
            (
                "Then Nefer refills the market (in 73 of the 100 deals tried).",
                "Then Nefer sells fish (in 81 of the 100 deals tried).",
                "Projected final score: 61–58; as played: 57–62.",
            ),
        ),
        (
            "sobek",
            ((PLAY,), (SET, 0)),
            2,
            (
                "Then Nefer plays a character (in 73 of the 100 deals tried).",
                "Then Nefer plays a set of ivory (in 81 of the 100 deals tried).",
                "Projected score after the round: 61 for you, 58 for your strongest opponent; as played: 57 and 62.",
            ),
        ),
    ],
)
def test_a_card_and_the_sheet_at_the_table_tell_what_follows_from_both_moves(
    shell, tmp_path: Path, name: str, deeds: tuple[Move, Move], rivals: int, told: tuple[str, str, str]
) -> None:
    after = Consequences(100, (61.4, 58.0, 40.0)[: 1 + rivals], ForeseenReply(1, deeds[0], 73))
    instead = Consequences(100, (57.0, 61.8, 40.0)[: 1 + rivals], ForeseenReply(1, deeds[1], 81))
    match, _ = finished(tmp_path / "a.felucca", name=name, rivals=rivals, foreseen=(after, instead))
    window = Window(shell, match)
    shown = cards(window.top)
    assert shown
    better, _, worse = shown[0].words.why.partition("As played: ")
    assert better.rstrip().endswith(told[0])
    assert worse.endswith(f"{told[1]} {told[2]}")
    assert all(card.words.why.endswith(told[2]) for card in shown)
    window.press(f"mistake-{shown[0].words.decision.ply}")
    window.press("show-better")
    window.stack.apply(window.top.update(0.1))
    sheet = named(window.top, "why-panel").sentences
    assert told[0] in sheet[: sheet.index(told[1])]


def test_consequences_that_do_not_speak_for_the_better_move_are_not_told(shell, tmp_path: Path) -> None:
    """The replies are the same, or rare, and the points speak for the move that was played."""
    one = Consequences(100, (50.0, 58.0), ForeseenReply(1, (REFILL,), 73))
    for reply in (ForeseenReply(1, (REFILL,), 81), None):
        other = Consequences(100, (57.0, 62.0), reply)
        after = one if reply is not None else replace(one, reply=ForeseenReply(1, (REFILL,), 20))
        match, _ = finished(tmp_path / f"{reply is None}.felucca", foreseen=(after, other))
        why = " ".join(card.words.why for card in cards(Window(shell, match).top))
        assert why
        assert "Then" not in why
        assert "Forecast" not in why


def test_the_story_names_what_helped_the_winner_most(known) -> None:
    window, analysis = known
    found = turning_point(analysis, window.top.work.played.result.winners)
    assert found is not None
    choose(window.top, "whose", found.seat)
    story = named(window.top, "story").markup
    assert f"<b>move {found.ply}</b>" in story
    scene = window.top
    words = AnalysisWords(scene.shell, scene.match, scene.work, scene.me)
    is_decision = isinstance(found, JudgedDecision)
    assert (words.move(found.ply) if is_decision else f"{round(100 * abs(found.luck))}% of a game") in story


def test_where_another_decided_the_headline_is_about_the_player_s_first_card(known, monkeypatch) -> None:
    window, _ = known
    scene = window.top
    for seat in (1, 0):
        turn = GameStory(99, "The game turned on <b>move 99</b>.", seat=1 - seat)
        monkeypatch.setattr(AnalysisWords, "story", lambda *_, turn=turn: turn)
        choose(scene, "whose", seat)
        first = cards(scene)[0].words
        headline = named(scene, "story").markup
        assert f"<b>Move {first.decision.ply}</b>" in headline
        assert f" cost {'you' if seat == scene.me else 'Nefer'} most" in headline
        told = labels(scene)
        window.press("more")
        assert turn.headline in [*told, *labels(scene)]
        window.press("more")


def test_the_story_tells_the_better_move_and_why(known, monkeypatch) -> None:
    window, analysis = known
    work, seats = window.top.work, window.top.match.seats
    loss = max((one for one in analysis.decisions if one.label in POOR), key=lambda one: one.loss)
    alone, percent = replace(analysis, decisions=(loss,), events=(), accounts=()), round(100 * loss.shown_loss)
    find = Find(loss, work.answers[loss.ply].verdict)
    own, other = (AnalysisWords(window.top.shell, window.top.match, work, seat) for seat in (loss.seat, 1 - loss.seat))
    better, (why, _), name = own.better(find), own.why(find), seats[loss.seat].name
    assert why
    view, move = work.played.seen_from(loss.ply), window.top.match.decision(loss.ply)[1]
    (first,) = sentences(compared(window.top.match.game, view, find.better, move, None)[0].reasons[:1])
    played = own.move(loss.ply)
    monkeypatch.setattr(analysis_words, "SHORT", 99)
    monkeypatch.setattr(analysis_words, "LEFT", 0)
    assert spoken(own.story(alone).headline).endswith(f"you played “{played}” and gave away {percent}% of a game.")
    assert spoken(own.story(alone).detail) == f"Better: “{better}”. {first}"
    assert spoken(other.story(alone).detail) == f"A hint would have told {name}: “{better}. {first}”"
    monkeypatch.setattr(analysis_words, "SHORT", 0)
    assert spoken(own.story(alone).headline).endswith(f"you gave away {percent}% of a game.")
    assert spoken(own.story(alone).detail) == f"Played: “{played}”. Better: “{better}”. {first}"
    hint = f"Played: “{played}”. A hint would have told {name}: “{better}. {first}”"
    assert spoken(other.story(alone).detail) == hint
    assert spoken(other.why(find)[0]) == f"To {name}: “{why}”", "the reasons speak to the player who decided"
    against = compared(window.top.match.game, view, find.better, move, None)[1].reasons
    monkeypatch.setattr(analysis_words, "SHORT", 99)
    monkeypatch.setattr(analysis_words, "LEFT", 99)
    monkeypatch.setattr(analysis_words, "sentences", lambda reasons, _: ["It leaves the ivory."] if reasons else [])
    monkeypatch.setattr(analysis_words, "telling", lambda _: Telling())
    own, other = (AnalysisWords(window.top.shell, window.top.match, work, seat) for seat in (loss.seat, 1 - loss.seat))
    left = f"The game turned on move {loss.ply}, “{played}”: it leaves the ivory."
    assert spoken(own.story(alone).headline) == left
    assert "ivory" not in other.story(alone).headline, "the reasons speak to the player who decided"
    spoken_of = Telling(impersonal=frozenset(each.key for each in against))
    monkeypatch.setattr(analysis_words, "telling", lambda _: spoken_of)
    left = f"The game turned on move {loss.ply}. {name} played “{played}”: it leaves the ivory."
    assert spoken(other.story(alone).headline) == left, "these speak of the table"
    assert own.story(alone).seat == other.story(alone).seat == loss.seat


def test_the_story_tells_the_points_that_a_move_gave_away(shell, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(analysis_words, "sentences", lambda *_: [])
    monkeypatch.setattr(analysis_words, "SHORT", 99)
    after = Consequences(100, (61.0, 58.0), None)
    for instead, told in (((53.0, 58.0), "gave away about 8 points."), ((60.0, 65.0), "gave Nefer about 7 points.")):
        foreseen = (after, Consequences(100, instead, None))
        match, work = finished(tmp_path / f"{instead[0]}.felucca", foreseen=foreseen)
        found = work.analysis()
        loss = next(one for one in found.costliest if one.seat == 0 and one.label in POOR)
        alone = replace(found, decisions=(loss,), events=(), accounts=())
        assert spoken(AnalysisWords(shell, match, work, 0).story(alone).headline).endswith(told)


def test_a_game_without_a_turning_point_tells_the_player_s_costliest_decision(known, monkeypatch) -> None:
    window, analysis = known
    scene = window.top
    monkeypatch.setattr(analysis_words, "sentences", lambda reasons, _: ["It leaves the ivory."] if reasons else [])
    calm = replace(analysis, events=(), decisions=tuple(replace(one, label="inaccuracy") for one in analysis.decisions))
    story = AnalysisWords(scene.shell, scene.match, scene.work, scene.me).story(calm)
    assert (story.ply, story.seat) == (-1, scene.me)
    assert f"No single move decided this game; <b>move {mine(calm).ply}</b> cost you most: it leaves" in story.headline


def test_no_two_cards_tell_the_same_reason_where_another_is_known(known, monkeypatch) -> None:
    window, analysis = known
    scene = window.top
    words = AnalysisWords(scene.shell, scene.match, scene.work, scene.me)
    find = Find(mine(analysis), scene.work.answers[mine(analysis).ply].verdict)
    whole, first = words.why(find)
    assert whole.startswith(first)
    rest, second = words.why(find, told=[first])
    assert second != first
    assert first not in rest


def test_decisions_that_lost_nearly_as_much_differ_in_what_they_are_about() -> None:
    losses = (0.10, 0.062, 0.060, 0.055, 0.02)
    found = [JudgedDecision(ply, 0, "", "", loss, 0.0, MoveLabel.MISTAKE, True) for ply, loss in enumerate(losses)]
    topics = ("curse", "curse", "curse", "line", "family")

    def order(some: Sequence[JudgedDecision]) -> list[int]:
        return [one.ply for one in varied(some, lambda one: topics[one.ply], 3)]

    assert order(found) == [0, 1, 3, 2, 4]
    assert order(found[:3]) == [0, 1, 2], "nothing else lost as much"
    assert order([]) == []


def test_a_card_uses_the_room_of_its_row(known) -> None:
    window, _ = known
    for card in cards(window.top):
        buttons = [one for one in card.walk() if isinstance(one, Button)]
        texts = [one for one in card.walk() if isinstance(one, Label)]
        assert buttons[0].rect.top - texts[-1].rect.bottom < 40, "below the reasons"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_reasons_of_the_table_speak_to_nobody(language: str) -> None:
    locale.set_language(language)
    source = (asset_dir("data") / "locale" / language / "reasons.ftl").read_text(encoding="utf-8")
    entries = dict(re.findall(r"^([a-z-]+) = (.*(?:\n(?:[ }].*)?)*)", source, re.MULTILINE))
    to_you = {"en": r"\byou", "fr": r"\b(vous|votre|vos)\b", "it": r"\b(tu|ti|tuo|tua|tuoi|tue|puoi|hai)\b"}[language]
    keys = {key for name in GAMES for key in telling(game_of(name)).impersonal}
    assert keys
    assert not [key for key in keys if re.search(to_you, entries[key], re.IGNORECASE)]


def test_it_is_told_what_was_drawn(known) -> None:
    window, analysis = known
    window.press("more")
    rows = [one for one in window.top.root.walk() if isinstance(one, Finding) and one.name.startswith("luck-")]
    mine = [one for one in analysis.strokes if one.seat == 0]
    told = dict(zip([(one.ply, one.drawn) for one in mine], [one.words for one in rows], strict=False))
    assert told
    for (ply, drawn), words in told.items():
        if not ply:
            assert words == "The deal"
        elif len(drawn) > 9:
            assert words.endswith(f". Drawn: {len(drawn)} pieces.")
        else:
            assert words.startswith("After: ")
            families = {name.split(".")[0] for name in drawn} & {"wheat", "cattle", "fish", "marble", "ebony", "ivory"}
            assert all(family in words.partition("Drawn: ")[2] for family in families)
    assert any(0 < len(drawn) <= 9 for _, drawn in told)


def test_both_lists_begin_at_the_same_height(shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = judging(shell, tmp_path, monkeypatch, judged=20)
    heads = [one for one in window.top.root.walk() if isinstance(one, Label) and one.markup in HEADS]
    assert len({one.rect.top for one in heads}) == 1
    assert len(heads) == 2


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(
    "played", ["Anna played: Take wheat", "Anna played: Sell wheat: wheat with a scarab, wheat, x"]
)
def test_all_that_can_be_done_at_a_mistake_is_in_sight(make_shell, language: str, played: str) -> None:
    """The panel has the place of the log, which is least at 1280 by 720 in the duel."""
    locale.set_language(language)
    decision = JudgedDecision(3, 0, "a", "b", 0.33, 0.01, MoveLabel.BLUNDER, True)
    panel = FindingPanel(
        make_shell(),
        Find(decision, Verdict((), 0.33, 0.01, MoveLabel.BLUNDER, True)),
        f"Anna played: {played}",
        *[lambda: None] * 3,
    )
    panel.place(pygame.FRect(678, 527, 245, 184))
    buttons = [one for one in panel.walk() if isinstance(one, Button)]
    assert [one.name for one in buttons] == ["try-again", "play-on", "show-better"]
    assert all(panel.rect.contains(one.rect) for one in buttons)
    assert not any(one.reach for one in panel.walk() if isinstance(one, ScrollArea))


def test_the_greatest_draws_are_listed(known) -> None:
    window, analysis = known
    window.press("more")
    rows = [one for one in window.top.root.walk() if isinstance(one, Finding)]
    mine = [one for one in analysis.strokes if one.seat == 0][:5]
    assert [one.figure for one in rows] == [signed(one.luck) for one in mine]


def mine(analysis: Analysis) -> JudgedDecision:
    """Return the costliest decision of Anna."""
    return next(one for one in analysis.costliest if one.seat == 0)


def test_a_decision_leads_to_the_table_as_it_was_and_to_the_better_move(known) -> None:
    window, analysis = known
    one = mine(analysis)
    window.press(f"mistake-{one.ply}")
    assert is_replay(window.top)
    assert (window.top.game.ply, window.top.viewpoint.viewer) == (one.ply - 1, one.seat)
    assert named(window.top, "finding-panel").title == f"blunder: −{round(100 * one.loss)}% of a game"
    window.press("show-better")
    window.stack.apply(window.top.update(0.1))
    why = named(window.top, "why-panel")
    assert any(words.endswith(f"{round(100 * one.loss)}% of a game worse.") for words in why.sentences)


def test_the_arrow_keys_step_through_a_replay(known) -> None:
    window, analysis = known
    one = mine(analysis)
    window.press(f"mistake-{one.ply}")
    for _ in range(3):
        window.stack.apply(window.top.handle(KeyPress(Action.LEFT)))
        window.stack.apply(window.top.update(0.1))
    assert window.top.game.ply == max(0, one.ply - 4)


def test_a_decision_is_tried_again_before_the_answer_is_shown(known) -> None:
    window, analysis = known
    window.press(f"mistake-{mine(analysis).ply}")
    window.press("try-again")
    mode = window.top.mode
    assert isinstance(mode, LiveMode)
    assert mode.match.to_move == mine(analysis).seat
    assert mode.match.record_path is None, "nothing of it is kept"


def test_a_trial_is_the_table_as_it_was_and_nothing_but_the_decision(known) -> None:
    """Nobody is said to play for somebody else, and nothing before it can be taken back."""
    window, analysis = known
    ply = mine(analysis).ply
    window.press(f"mistake-{ply}")
    window.press("try-again")
    window.stack.apply(window.top.update(0.1))
    mode = window.top.mode
    told = [line.markup for line in Sight(window.top).lines]
    assert not [line for line in told if "now plays for" in line]
    assert not mode.controller.can_undo
    assert mode.match.ply == ply - 1
    assert [who.is_human for who in mode.match.seats] == [seat == mode.match.to_move for seat in (0, 1)]


def test_nothing_is_decided_beforehand_in_a_trial(known) -> None:
    window, analysis = known
    ply = mine(analysis).ply
    window.press(f"mistake-{ply}")
    window.press("try-again")
    tried = window.top
    view = tried.mode.match.view(mine(analysis).seat)
    tried.presenter.standing_answers.automatic = lambda: view.legal[0]
    for _ in range(30):
        window.stack.apply(tried.update(0.1))
    assert tried.game.ply == ply - 1


def test_playing_on_asks_for_the_luck(known) -> None:
    window, analysis = known
    window.press(f"mistake-{mine(analysis).ply}")
    window.press("play-on")
    assert isinstance(window.top, Dialog)


def test_an_analysis_under_way_shows_how_far_it_is(shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, work = finished(tmp_path / "a.felucca", judged=5)
    monkeypatch.setattr("game.ui.table.study.analysis_scene.ANALYST.begin", lambda work: None)
    scene = AnalysisScene(shell, match, GameStudy(shell, match, "", play), lambda *_: Push(scene))
    stack = scene_stack(shell)
    stack.apply(Push(scene))
    assert any(isinstance(one, Progress) for one in scene.root.walk())
    assert any("leave this page" in one.markup for one in scene.root.walk() if isinstance(one, Label))
    assert scene.found is None
    scene.work.answers = dict.fromkeys(range(work.count), work.answers[0])
    stack.apply(scene.update(0.3))
    assert scene.found is not None


def judging(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, judged: int) -> Window:
    """Return the page of an analysis of which nothing more is judged."""
    match, work = finished(tmp_path / "a.felucca", judged=judged)
    assert not work.is_done
    monkeypatch.setattr("game.ui.table.study.analysis_scene.ANALYST.begin", lambda work: None)
    return Window(shell, match)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (3840, 2160)])
def test_the_page_of_an_analysis_that_has_found_nothing_does_not_scroll(
    make_shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    locale.set_language(language)
    match, _ = finished(tmp_path / "a.felucca", name="sobek", rivals=3, judged=1)
    monkeypatch.setattr("game.ui.table.study.analysis_scene.ANALYST.begin", lambda work: None)
    scene = Window(make_shell(size), match).top
    (area,) = (one for one in scene.root.walk() if isinstance(one, ScrollArea))
    assert area.reach == 0
    curves = next(one for one in scene.root.walk() if isinstance(one, Curves))
    assert curves.rect.height >= 120


def test_an_analysis_under_way_shows_what_it_has_found(shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = judging(shell, tmp_path, monkeypatch, judged=20)
    found = window.top.work.so_far()
    assert found.costliest
    listed = [one for one in window.top.root.walk() if isinstance(one, Finding) and one.name.startswith("mistake")]
    mine = [one for one in found.costliest if one.seat == 0]
    assert [one.name for one in listed] == [f"mistake-{ply}" for ply in sorted(one.ply for one in mine)]
    losses = {f"mistake-{one.ply}": -round(100 * one.shown_loss) for one in mine}
    told = {one.name: int(one.figure.replace("\N{MINUS SIGN}", "-")) for one in listed}
    assert told == losses, "a loss, never a gain"
    assert min(told.values()) < 0
    grid = next(one for one in window.top.root.walk() if isinstance(one, Grid))
    assert sum(int(figure) for _, *figures in grid.rows for figure in figures) == len(found.decisions)
    window.press(listed[0].name)
    assert is_replay(window.top)
    assert any(isinstance(one, FindingPanel) for one in window.top.root.walk())


def test_new_findings_appear_unless_one_is_selected_by_keys(
    shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = judging(shell, tmp_path, monkeypatch, judged=20)
    scene, whole = window.top, finished(tmp_path / "b.felucca")[1].answers

    def shown() -> list[str]:
        return [one.name for one in scene.root.walk() if isinstance(one, Finding)]

    before = shown()
    scene.set_focus(named(scene, before[0]), by_key=True)
    scene.is_focus_shown = True
    scene.work.answers.update({ply: whole[ply] for ply in range(20, 40)})
    for _ in range(30):
        window.stack.apply(scene.update(0.1))
    assert shown() == before
    assert any("39" in one.label for one in scene.root.walk() if isinstance(one, Progress))
    scene.set_focus(None, by_key=True)
    scene.work.answers[40] = whole[40]
    window.stack.apply(scene.update(0.1))
    assert shown() != before


def test_a_game_played_on_cannot_count(tmp_path: Path) -> None:
    match, _ = finished(tmp_path / "a.felucca")
    for has_new_luck in (True, False):
        other = match.branch_off(4, has_new_luck=has_new_luck)
        assert other.ply == 4
        assert other.header.free_undo
        assert other.view(0).state == match.branch_off(4, has_new_luck=False).view(0).state


def test_rows_keep_their_place_while_the_analysis_runs(shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new finding comes below those that are there, however much it lost and whichever move it is about."""
    window = judging(shell, tmp_path, monkeypatch, judged=0)
    scene, whole = window.top, finished(tmp_path / "b.felucca")[1].answers
    shown: list[str] = []
    for plies in (range(10, 30), range(30, 50), range(10)):
        scene.work.answers.update({ply: whole[ply] for ply in plies})
        for _ in range(30):
            window.stack.apply(scene.update(0.1))
        rows = [one.name for one in scene.root.walk() if isinstance(one, Finding) and one.name.startswith("mistake")]
        assert rows[: len(shown)] == shown
        assert len(rows) > len(shown)
        shown = rows
    done = [one.label for one in scene.root.walk() if isinstance(one, Progress)]
    assert done == [f"49 of {scene.work.count - 1} moves analysed"], "the deal is no move"


def test_every_good_move_is_accepted(known) -> None:
    """The judge found a second move 0.8 % behind the best."""
    window, analysis = known
    ply = next(
        ply for ply, one in window.top.work.answers.items()
        if one.verdict is not None and one.verdict.label is MoveLabel.BLUNDER and len(one.verdict.values) == 3
    )  # fmt: skip
    decision = next(one for one in analysis.decisions if one.ply == ply)
    verdict = window.top.work.answers[ply].verdict
    find = Find(decision, verdict)
    (best, _), (played, _), (other, _) = verdict.values
    study = GameStudy(window.top.shell, window.top.match, "", play)
    for move, is_good in ((best, True), (other, True), (played, False)):
        scene = study.try_again(find).scene
        solver = scene.mode.controller.teacher
        scene.mode.do(Submit(move))
        assert (solver.phase is SolvePhase.RIGHT) == is_good
        told = solver.verdict(scene.presenter)
        assert ("as good as the best" in told) == (move == other)
        solver.close()
    view = window.top.work.played.seen_from(ply)
    assert find.is_good(best)
    assert not find.is_good(next(move for move in view.legal if move not in (best, played, other)))


def test_a_card_leads_to_another_try_and_its_answer_to_the_better_move(known) -> None:
    window, analysis = known
    ply = mine(analysis).ply
    depth = len(window.stack.scenes)
    window.press(f"try-{ply}")
    table = window.top
    assert isinstance(table.mode, LiveMode)
    window.stack.apply(table.mode.ask_hint())
    assert any(one.name == "why-panel" for one in table.root.walk())
    window.press("next")
    assert len(window.stack.scenes) == depth, "the trial is left"


def test_a_card_leads_to_a_game_played_on(known) -> None:
    window, analysis = known
    window.press(f"play-{mine(analysis).ply}")
    assert isinstance(window.top, Dialog)


def test_replay_and_analysis_do_not_stack(known, shell, tmp_path: Path) -> None:
    """From the analysis to the table and back is the same page; the table below is the one that is shown."""
    window, analysis = known
    depth = len(window.stack.scenes)
    page = window.top
    for _ in range(2):
        window.press(f"mistake-{mine(analysis).ply}")
        assert is_replay(window.top)
        assert len(window.stack.scenes) == depth + 1
        window.press("analyse")
        assert window.top is page
        assert len(window.stack.scenes) == depth
    match = finished(tmp_path / "b.felucca")[0]
    stack = scene_stack(shell)
    stack.apply(Push(replay(shell, match, study=GameStudy(shell, match, "", play))))
    table = stack.top
    table.mode.controller.hold()
    assert not table.mode.controller.is_held
    stack.apply(named(table, "analyse").press())
    assert isinstance(stack.top, AnalysisScene)
    stack.top.move(7)
    stack.apply(stack.top.go())
    assert stack.top is table
    assert len(stack.scenes) == 1
    assert table.game.ply == 7
    for _ in range(50):
        stack.apply(table.update(0.1))
    assert table.game.ply == 7, "nothing plays on by itself"


def test_the_end_of_a_game_tells_its_story_once_it_is_known(shell, tmp_path: Path, monkeypatch) -> None:
    match, work = finished(tmp_path / "a.felucca", judged=0)
    study = GameStudy(shell, match, "", play)
    answers = store.path_of(tmp_path / "a.felucca")
    whole = answers.read_bytes(), finished(tmp_path / "b.felucca")[1].answers
    answers.unlink()
    table = play(shell, match, study=study)
    stack = scene_stack(shell)
    stack.apply(Push(table))
    stack.apply(table.mode.finish())
    final = stack.top

    def told() -> str:
        return named(final, "scores").words

    assert told()
    assert "% of a game" not in told(), "the record alone tells of the lead"
    assert final.poll_seconds == 0.0, "nothing is awaited"
    work.answers.update(whole[1])
    monkeypatch.setattr("game.ui.table.study.visits.ANALYST.find", lambda fingerprint: work)
    monkeypatch.setattr("game.ui.table.study.analysis_scene.ANALYST.begin", lambda work: None)
    stack.apply(study.analyse())
    stack.apply(Pop())
    assert "% of a game" not in told()
    assert final.poll_seconds > 0.0
    store.AnswerFile(
        answers, store.head_of(work.played.record, work.spec.level.id, work.spec.nodes, ""), work.answers.values()
    ).close()
    monkeypatch.setattr("game.ui.table.study.visits.ANALYST.find", lambda fingerprint: None)
    stack.apply(final.update(1.0))
    story = told()
    turn = turning_point(work.analysis(), work.played.result.winners)
    assert f"<b>move {turn.ply}</b>" in story
    assert "The game turned on" in story
    band = named(final, "scores")
    assert all(not band.rect.colliderect(one.rect) for one in final.root.children if one is not band)
    final.skip()
    with drawing() as seen:
        final.draw(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
    assert [each for each in seen.texts if each.words == str(turn.ply) and band.rect.contains(each.rect)]
    paragraphs = [place for place in seen.paragraphs if band.rect.collidepoint(place.topleft)]
    assert len(paragraphs) == 2
    assert all(band.rect.contains(place) for place in paragraphs)


def test_a_rise_at_the_last_decision_ends_inside_the_field(shell, monkeypatch) -> None:
    """It was a stray tick that stuck out of the corner."""
    scene = Still()
    curves = Curves(shell, scene, [(0.5, 0.5)] * 300 + [(1.0, 0.0)], (), (), high=200.0)  # type: ignore[arg-type]
    curves.place(pygame.FRect(0, 0, 600, 200))
    lines: list[list[tuple[float, float]]] = []
    monkeypatch.setattr(forms, "stroke", lambda points, *_: lines.append(list(points)) or "")
    monkeypatch.setattr(forms, "draw", lambda *_: None)
    with drawing() as seen:
        curves.draw(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
    field = seen.boxes[0].rect
    for points in lines:
        before, last, end = points[-3:]
        assert before[1] != last[1] == end[1]
        assert last[0] <= field.right - 6 < end[0] <= field.right
    curves.handle(PointerMove((field.right - 8, 100.0)))
    assert scene.at == 300


def test_all_cards_of_a_row_tell_their_labels_in_one_way(known) -> None:
    """Beside the titles, or below all of them where one has no room for it."""
    row = [card for card in cards(known[0].top) if card.rect.top == cards(known[0].top)[0].rect.top]
    assert len(row) > 1
    parent = next(one for one in known[0].top.root.walk() if isinstance(one, CardRow))
    shell, ways = known[0].top.shell, set[bool]()
    for width in range(1300, 600, -20):
        parent.place(pygame.FRect(0, 0, width, 400))
        with drawing() as seen:
            parent.draw(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
        labels = [each.rect for each in seen.texts if each.words in {card.words.label for card in row}]
        titles = [each.rect for each in seen.texts if each.words in {card.words.title for card in row}]
        assert len(labels) == len(titles) == len(row)
        (is_below,) = {label.top >= title.bottom - 1 for label, title in zip(labels, titles, strict=True)}
        ways.add(is_below)
    assert ways == {False, True}


@pytest.mark.parametrize(("seat", "told"), [(0, "You resigned. "), (1, "{name} resigned. ")])
def test_the_story_of_a_resigned_game_begins_with_the_resignation(known, monkeypatch, seat: int, told: str) -> None:
    window, analysis = known
    scene = window.top
    words = AnalysisWords(scene.shell, scene.match, scene.work, 0)
    plain = words.story(analysis)
    result = structs.replace(scene.work.played.result, resigned=seat)
    monkeypatch.setattr(scene.work, "played", replace(scene.work.played, result=result))
    name = scene.match.seats[seat].name
    assert words.story(analysis) == plain._replace(headline=told.format(name=name) + plain.headline)


def test_a_card_without_a_reason_tells_the_chances_before_the_next_best_move(known, monkeypatch) -> None:
    """“Next best: …” stood alone on a card, and another told nothing once its reason was told."""
    words = known[0].top.analysis_words
    monkeypatch.setattr(AnalysisWords, "reasons_of", lambda *_: [])
    words.forget()
    for card in cards(known[0].top):
        verdict = words.work.answers[card.words.decision.ply].verdict
        assert verdict is not None
        why, brief = words.why(Find(card.words.decision, verdict))
        better, _, played = map(int, re.findall(r"\d+", brief))
        assert better - played == int(card.words.figure.strip("\N{MINUS SIGN}%"))
        assert played == round(100 * verdict.played)
        assert why.startswith(brief)
    words.forget()


def test_chances_that_belong_together_add_up_and_others_are_explained(known) -> None:
    """“48%, 43%” stood below the curve without a word."""
    assert percents([1 / 3, 1 / 3, 1 / 3]) == [34, 33, 33]
    assert percents([0.297, 0.404, 0.299]) == [30, 40, 30]
    assert percents([0.48, 0.43]) == [48, 43]
    scene = known[0].top
    names, why = ["Ada", "Bo"], " (each as that player saw it, so not 100% together)"
    assert moment_words(0, names, [[0.48, 0.43]]) == f"Setup, Ada 48%, Bo 43%{why}"
    assert moment_words(0, names, [[0.574, 0.4257]]) == "Setup, Ada 57%, Bo 43%"
    for chances in scene.open_chances.chances:
        assert sum(percents(chances)) == 100
