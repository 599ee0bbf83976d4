"""Positions to be solved: right, wrong and shown answers, what is noted of them, and the way through a series."""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import TypeVar

import pygame
import pytest

from game import locale
from game.errors import FeluccaError
from game.locale import text
from game.paths import asset_dir
from game.puzzles.background import LieSeeker
from game.puzzles.progress import OwnMistake, PuzzleOutcome, add_mistakes, load_training, note_attempt, puzzle_key
from game.puzzles.puzzle import Puzzle, ask, game_of, puzzles
from game.puzzles.review import note_missed
from game.puzzles.titles import title_of
from game.puzzles.worst_lie import HiddenZone, LieLine, LieStep, WorstLie
from game.registry import GAMES
from game.rules.core.chance import seeded
from game.rules.core.facts import Fact, Moved
from game.rules.core.game import Move, Refusal, View
from game.rules.core.universe import Zone
from game.ui import wiring
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Fan, Item, SeatPanel, Shown, Submit
from game.ui.boards.sare.targets import Plot
from game.ui.boards.sare.words import PICTURES as GOODS
from game.ui.boards.sobek.targets import QuayCard
from game.ui.drawing.canvas import RING
from game.ui.drawing.paintings import ReadAhead
from game.ui.drawing.richtext import spoken
from game.ui.layout import Edge, cut
from game.ui.scenes import practice
from game.ui.scenes.learning import Learning, LearningPage
from game.ui.table.ask.action_panel import ActionPanel
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.table.scene import TableScene
from game.ui.table.solve import glass as glass_module
from game.ui.table.solve import puzzle_table
from game.ui.table.solve.banner import Banner
from game.ui.table.solve.glass import LieGlass
from game.ui.table.solve.known import FactPanel
from game.ui.table.solve.solver import SolvePhase, Solver
from game.ui.table.solve.story import StoryPart, story
from game.ui.table.solve.task import AnswerNote, Mark, Series
from game.ui.table.solve.veil import DeedMarks, TableVeil, WrongMarks, of_moves
from game.ui.table.teach.teacher import AGAIN, NEXT, SOLUTION, SolvingTable
from game.ui.table.tell.hint_marks import HintMark
from game.ui.table.tell.hint_view import HintStep
from game.ui.table.tell.why_panel import WhyPanel
from game.ui.widgets.accessible import Role
from game.ui.widgets.base import Widget
from game.ui.widgets.dialog import Dialog, scene_stack
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Pop, Push, SceneStack
from game.ui.widgets.shell import Practice, Shell
from game.ui.window.display import Point, fit
from game.ui.window.input import Action, KeyPress
from game.ui.window.settings import Settings
from game.ui.wiring import DOORS
from tests.patience import LONG
from tests.puzzles.made import made
from tests.ui.drawn import drawing
from tests.ui.shells import PICTURES
from tests.ui.snapshot import in_parts

W = TypeVar("W", bound=Widget)


class Found:
    """Stands in for the process: finds a worst lie at once, made of one step and the contents of all hidden hands."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lie: WorstLie | None = None
        self.is_looking = False

    def ask(self, seen: View, right: Move, wrong: Move) -> None:
        self.is_looking = True
        self.lie = self._made(seen, wrong)

    def _made(self, seen: View, wrong: Move) -> WorstLie:
        game = game_of(self.name)
        world = game.world(seen, random.Random(1))
        after, facts = world.clone(), []
        notation = game.show_move(world, wrong)
        game.apply(after, wrong, seeded(random.Random(1)), facts.append)
        step = LieStep(seen.viewer, wrong, notation, (), tuple(facts))
        hidden = [
            HiddenZone(number, tuple(piece for piece in range(mask.bit_length()) if mask >> piece & 1))
            for number, mask in enumerate(game.zone_masks(world))
            if mask and game.zones[number].kind == "hand" and game.zones[number].owner != seen.viewer
        ]
        scores = tuple(range(10, 10 + seen.setup.seats))
        lines = LieLine((step,), scores, (0,)), LieLine((step,), scores, (0,))
        return WorstLie(seen.viewer, world, tuple(hidden), *lines, 3)

    @property
    def is_done(self) -> bool:
        return self.is_looking

    def collect(self) -> WorstLie | None:
        self.is_looking = False
        return self.lie

    def forget(self) -> None:
        self.is_looking = False

    def close(self) -> None:
        """Nothing runs."""


class Lines(Found):
    """Finds a worst lie with some decisions after the wrong one: a seat stops, or makes its first legal move."""

    def _made(self, seen: View, wrong: Move) -> WorstLie:
        lie = super()._made(seen, wrong)
        game = game_of(self.name)
        state, steps = lie.world.clone(), []
        chance = seeded(random.Random(1))
        move = wrong
        for _ in range(5):
            facts: list[Fact] = []
            seat, notation = game.to_move(state), game.show_move(state, move)
            game.apply(state, move, chance, facts.append)
            steps.append(LieStep(seat, move, notation, (), tuple(facts)))
            legal = game.legal(state)
            move = next((each for each in legal if game.show_move(state, each) == "stop"), legal[0])
        return replace(lie, wrong=replace(lie.wrong, steps=tuple(steps)))


class SameLines(Lines):
    """Finds one in which the others do the same after the right answer."""

    def _made(self, seen: View, wrong: Move) -> WorstLie:
        lie = super()._made(seen, wrong)
        return replace(lie, right=lie.wrong)


class Nothing(Found):
    """A process that finds no worst lie."""

    def collect(self) -> WorstLie | None:
        self.is_looking = False
        return None


class Dead(Found):
    """A process that ends over its work."""

    def collect(self) -> WorstLie | None:
        self.is_looking = False
        raise FeluccaError("the AI process stopped")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    pygame.font.init()
    yield
    locale.set_language("en")


class Hands:
    """Hands at the table of a puzzle."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, puzzles: list[Puzzle], seeker: type[Found] = Found) -> None:
        self.puzzles = puzzles

        def of_game(game: str) -> tuple[Puzzle, ...]:
            return tuple(each for each in puzzles if each.game == game)

        monkeypatch.setattr(puzzle_table, "LieSeeker", seeker)
        monkeypatch.setattr(puzzle_table, "puzzles", of_game)
        settings = Settings(player_name="Anna", animation="off")
        self.shell = Shell(DOORS, settings, fit((1280, 720)), pictures=PICTURES, store=lambda *_: "")
        self.stack: SceneStack = scene_stack(self.shell)

    def open(self, wish: Practice) -> None:
        self.stack.apply(Push(Learning(self.shell)))
        self.stack.apply(Push(puzzle_table.open_practice(self.shell, wish)))

    @property
    def table(self) -> TableScene:
        top = self.stack.top
        assert isinstance(top, TableScene), top
        return top

    @property
    def solver(self) -> Solver:
        found = self.table.mode.controller.teacher  # type: ignore[attr-defined]
        assert isinstance(found, Solver)
        return found

    def deeds(self) -> list[str]:
        """Return the deeds of the others in the worst lie, in words."""
        lie = self.solver.lie
        assert lie is not None
        told = story(lie, self.table.presenter, self.solver.task.match.seats)
        return [each.deed for each in told if each.number > 1]

    def told(self, first: str) -> str:
        """Return the words of the verdict for all deeds of the others, those of the key `first` for the first one."""
        keys = [first, *["solve-after"] * len(self.deeds())]
        return "<br>".join(text(key, deed=deed) for key, deed in zip(keys, self.deeds(), strict=False))

    def answer(self, move: Move) -> None:
        """Give an answer as a press on the table does, and wait for what follows."""
        self.stack.apply(self.table.mode.do(Submit(move)))  # type: ignore[attr-defined]
        self.wait()

    def press(self, name: str) -> None:
        self.stack.apply(self.table.mode.press(name))
        self.wait()

    def wait(self) -> None:
        for _ in range(20):
            top = self.stack.top
            assert top is not None
            self.stack.apply(top.update(0.1))

    def worst_lie(self, game: str, size: tuple[int, int]) -> LieGlass:
        """Give the tempting answer to the first puzzle of a game in a window of a `size`; return the glass."""
        self.shell.display = fit(size)
        self.open(Practice(game))
        self.table.refresh(self.shell.display.size)
        self.answer(self.solver.task.tempting)
        (glass,) = self.shown(LieGlass)
        return glass

    def shown(self, kind: type[W]) -> list[W]:
        return [each for each in self.table.root.walk() if isinstance(each, kind)]


OWN = ("sobek", "duel", "sa-re")


def puzzle_kind(puzzle: Puzzle) -> str:
    """Return the kind of the title of a puzzle."""
    match = ask(puzzle, "Anna")
    return title_of(match.game, match.view(match.to_move)).kind


@pytest.mark.parametrize("game", [game for game in GAMES if game in OWN])
def test_a_wrong_answer_is_met_by_the_worst_lie_and_may_be_tried_again(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(monkeypatch, [made(game, "one")])
    hands.open(Practice(game))
    solver, ply = hands.solver, hands.table.game.ply
    assert hands.shown(Banner)
    assert hands.shown(FactPanel)
    assert not hands.shown(LieGlass)
    hands.answer(solver.task.tempting)
    assert solver.phase is SolvePhase.WRONG
    assert hands.table.game.ply == ply
    (glass,) = hands.shown(LieGlass)
    assert hands.table.screen.contains(glass.rect)
    assert glass.told in [each.markup for each in hands.table.announced().notices]
    kept = load_training("Anna")
    assert kept.outcome(game, "one") is PuzzleOutcome.MISSED
    assert puzzle_key(game, "one") in kept.cards
    hands.press(AGAIN)
    assert solver.may_decide
    assert not hands.shown(LieGlass)
    hands.answer(solver.task.best)
    assert solver.phase is SolvePhase.RIGHT
    assert hands.table.hint.step is HintStep.WHY
    assert hands.shown(WhyPanel)
    assert solver.series.marks == [Mark.LATER]
    after = load_training("Anna")
    assert after.outcome(game, "one") is PuzzleOutcome.LATER
    assert after.standing(game) == kept.standing(game)


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900), (2560, 1080), (900, 1200)])
@pytest.mark.parametrize("game", [game for game in GAMES if game in OWN])
def test_the_worst_lie_lies_beside_what_it_explains(
    game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    locale.set_language("it")
    steps = [StoryPart("<b>Merit</b> prende del grano con uno scarabeo.", (), 0, number) for number in range(4)]
    price = StoryPart("Perdi 83 a 96. Con la mossa migliore vinci 100 a 90.", (), is_price=True)
    monkeypatch.setattr(glass_module, "story", lambda *_: [*steps, price])
    hands = Hands(monkeypatch, [made(game, "one")])
    hands.shell.display = fit(size)
    hands.open(Practice(game))
    table, solver = hands.table, hands.solver
    table.refresh(hands.shell.display.size)
    hands.answer(solver.task.tempting)
    assert table.size == hands.shell.display.size
    (glass,) = hands.shown(LieGlass)
    presenter, seat = table.presenter, table.presenter.view.viewer
    marked = [each.inflate(22, 22) for each in of_moves(presenter, (solver.wrong,))]
    mine = [*presenter.sign_places(seat), table.areas.hand, table.areas.actions]
    assert glass.rect.collidelist([*marked, *mine]) == -1
    with drawing() as drawn:
        glass.draw(hands.shell.canvas(pygame.Surface(hands.shell.display.pixels, 0, 32)))
    *blocks, result = drawn.paragraphs
    cross = drawn.icons[-1].rect
    assert len({round(block.left / 20) for block in blocks}) > 1, "it is no tower"
    assert glass.rect.contains(cross)
    is_above = max(result.bottom, cross.bottom) <= min(block.top for block in blocks)
    is_below = max(block.bottom for block in blocks) <= min(result.top, cross.top)
    assert is_above or is_below, "the result lies across all columns, at the foot or in the row of the title"
    assert result.right > glass.rect.centerx
    assert is_above or glass.rect.centerx > cross.left


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200), (2560, 1080), (1080, 1920)])
@pytest.mark.parametrize("game", ["sobek", "sa-re"])
def test_the_worst_lie_leaves_the_cards_and_the_own_city_in_sight(
    game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the puzzles of the gallery, in the words of a real line."""
    puzzle = puzzles(game)[0]
    hands = Hands(monkeypatch, [puzzle], Lines)
    hands.shell.display = fit(size)
    hands.open(Practice(game))
    table, solver = hands.table, hands.solver
    table.refresh(hands.shell.display.size)
    hands.answer(solver.task.tempting)
    (glass,) = hands.shown(LieGlass)
    things = [each for each in table.presenter.targets() if isinstance(each.thing, QuayCard | Plot)]
    covered = [each.rect for each in things if each.rect.inflate(-8, -8).colliderect(glass.rect)]
    assert things
    assert len(covered) <= (0 if game == "sobek" else 2), covered
    assert hands.table.screen.inflate(-12, 0).contains(glass.rect), "its corners are seen"


@pytest.mark.parametrize("size", [(1280, 720), (900, 1200), (1920, 1080), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_wrong_answer_to_the_question_of_the_season_stays_crossed_on_its_sheet(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both large answers stay, only to be looked at, between the verdict with a new try and the other ways on."""
    locale.set_language(language)
    puzzle = next(each for each in puzzles("sa-re") if (each.best, each.second) == ("stop", "continue"))
    hands = Hands(monkeypatch, [puzzle], Lines)
    hands.shell.display = fit(size)
    hands.open(Practice("sa-re"))
    hands.table.refresh(hands.shell.display.size)
    hands.answer(hands.solver.task.tempting)
    buttons = {each.name: each for each in hands.shown(OfferButton)}
    assert set(buttons) == {"stop", "continue", AGAIN, SOLUTION, NEXT}
    for name in ("stop", "continue"):
        seen = buttons[name]
        assert not seen.focusable
        assert not seen.is_enabled
        assert (seen.mark is HintMark.WRONG) is (name == puzzle.second)
        assert buttons[AGAIN].rect.bottom < seen.rect.top < seen.rect.bottom < buttons[NEXT].rect.top
    assert buttons[SOLUTION].rect.top == buttons[NEXT].rect.top


def test_after_a_wrong_answer_the_stock_stands_over_the_ways_on_in_large_letters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The sheet of the question has no room for the large answers then, and its upper part was bare."""
    hands = Hands(monkeypatch, [puzzles("sa-re")[0]], Lines)
    settings = Settings(player_name="Anna", animation="off", text_size=2.0)
    hands.shell = Shell(DOORS, settings, fit((1280, 720)), pictures=PICTURES, store=lambda *_: "")
    hands.stack = scene_stack(hands.shell)
    hands.open(Practice("sa-re"))
    hands.answer(hands.solver.task.tempting)
    assert not any(each.is_grand for each in hands.shown(OfferButton))
    with drawing() as drawn:
        canvas = hands.shell.canvas(pygame.Surface(hands.shell.display.pixels, 0, 32))
        deque(hands.table.presenter.paint(canvas), maxlen=0)
    assert text("works-stopping") in [each.words for each in drawn.texts]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200), (2560, 1080)])
def test_the_worst_lie_of_the_duel_leaves_both_cloths_in_sight(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lies over the dark part of the market and tells all steps."""
    hands = Hands(monkeypatch, [puzzles("duel")[0]], Lines)
    glass = hands.worst_lie("duel", size)
    cloths = [each.rect for each in hands.table.presenter.targets() if isinstance(each.thing, SeatPanel)]
    assert len(cloths) == 2
    assert glass.rect.collidelist([*cloths, *glass.lit]) < 0
    assert len([each for each in glass.blocks if each.number]) == 3
    places = hands.table.presenter.places
    assert any(abs(seam - glass.rect.bottom) < 1 for seam in places.seams), "no row of the market looks out in part"
    assert places.market.contains(glass.rect), "it lies on the squares and not across their frame"


def told_in_pictures(game: str) -> Puzzle:
    """Return a puzzle whose worst lie has a picture for every step; in Sa-Rê with room for all of them on the sand."""
    wanted = {"sa-re": "36fb68a9af"}.get(game)
    return next(each for each in puzzles(game) if wanted in (None, each.id))


def a_season() -> list[StoryPart]:
    """Return a story of three steps about a season of Sa-Rê."""
    wood, stone, gold = ((picture, count) for count, picture in enumerate(GOODS[:3], 1))
    return [
        StoryPart(text("lie-draws"), (), amounts=(wood, stone, gold)),
        StoryPart(text("lie-you", move="Stop"), (), 0, 1, amounts=(wood, stone)),
        StoryPart(text("lie-gains", name="Ptah"), (), 1, 2, amounts=(wood, stone, gold)),
        StoryPart("<b>Ptah</b> builds the Carpenter on b3.", (Shown("carpenter"),), 1, 3),
        StoryPart(text("lie-price-tied", mine=13), (), is_price=True),
    ]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1024, 768), (2560, 1080), (900, 1200)])
def test_the_worst_lie_on_the_sand_tells_all_steps(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the price below them, and the amounts of a step in one row, which costs the cards drawn next in narrow
    windows.
    """
    locale.set_language(language)
    parts = a_season()
    monkeypatch.setattr(glass_module, "story", lambda *_: parts)
    hands = Hands(monkeypatch, [told_in_pictures("sa-re")])
    hands.shell.display = fit(size)
    hands.open(Practice("sa-re"))
    table = hands.table
    table.refresh(hands.shell.display.size)
    hands.answer(hands.solver.task.tempting)
    (glass,) = hands.shown(LieGlass)
    sand = table.presenter.story_place([])
    assert sand is not None
    assert sand.contains(glass.rect)
    assert glass.rect.collidelist(table.presenter.sign_places(table.presenter.view.viewer)) < 0
    told = parts[1:] if size in ((1280, 720), (900, 1200)) else parts
    assert glass.blocks == told
    fans: list[tuple[pygame.FRect, list[pygame.FRect]]] = []

    def note_fan(brush: Brush, fan: Fan, place: pygame.FRect) -> list[Item]:
        items = lay_fan(brush, fan, place)
        fans.append((place.inflate(1, 1), [each.rect for each in items]))
        return items

    lay_fan = Brush.lay_fan
    monkeypatch.setattr(Brush, "lay_fan", note_fan)
    with drawing() as drawn:
        glass.draw(hands.shell.canvas(pygame.Surface(hands.shell.display.pixels, 0, 32)))
    *words, price = drawn.paragraphs
    assert price.top >= max(each.bottom for each in words)
    assert len(fans) == len([each for each in told if each.pictures])
    assert all(place.contains(rect) for place, rects in fans for rect in rects), "no piece lies over a face"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (900, 1200)])
def test_amounts_in_the_worst_lie_stand_apart_and_where_there_is_width_in_one_row(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Figures touched their tokens, and a step with three amounts had two rows at every size."""
    monkeypatch.setattr(glass_module, "story", lambda *_: a_season())
    hands = Hands(monkeypatch, [puzzles("sa-re")[0]])
    glass = hands.worst_lie("sa-re", size)
    with drawing() as drawn:
        glass.draw(hands.shell.canvas(pygame.Surface(hands.shell.display.pixels, 0, 32)))
    tokens = [each.rect for each in drawn.pictures if each.words in GOODS]
    figures = [each.rect for each in drawn.texts if each.words in "123" and each.colour == "text_on_dark"]
    assert figures
    assert not any(figure.inflate(3, -4).colliderect(token) for figure in figures for token in tokens)
    assert (len({round(each.centery) for each in figures[-3:]}) == 1) is (size != (900, 1200))


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_worst_lie_in_a_high_window_leaves_season_and_city_in_sight(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sand is too low there; it covered the revealed card and half of the chances."""
    locale.set_language(language)
    monkeypatch.setattr(glass_module, "story", lambda *_: a_season())
    hands = Hands(monkeypatch, [puzzles("sa-re")[0]])
    glass = hands.worst_lie("sa-re", (1080, 1920))
    places = hands.table.presenter.places
    things = [*map(places.card, ("shown", "pool", "left")), *map(places.large_city.plot, range(12))]
    assert glass.rect.collidelist(things) < 0


def test_the_worst_lie_in_large_letters_leaves_the_answers_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glass_module, "story", lambda *_: a_season())
    hands = Hands(monkeypatch, [puzzles("sa-re")[0]])
    settings = Settings(player_name="Anna", animation="off", text_size=1.5)
    hands.shell = Shell(DOORS, settings, fit((1280, 720)), pictures=PICTURES, store=lambda *_: "")
    hands.stack = scene_stack(hands.shell)
    hands.open(Practice("sa-re"))
    hands.answer(hands.solver.task.tempting)
    (glass,) = hands.shown(LieGlass)
    assert len([each for each in glass.blocks if each.number]) == 3
    assert not glass.rect.colliderect(hands.table.areas.actions)


@pytest.mark.parametrize("game", OWN)
def test_faces_and_numbers_lie_on_what_is_taken_in_the_lie(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [told_in_pictures(game)], Lines)
    hands.open(Practice(game))
    table, solver = hands.table, hands.solver
    hands.answer(solver.task.tempting)
    (glass,) = hands.shown(LieGlass)
    (marks,) = hands.shown(DeedMarks)
    own, *others = [each for each in glass.blocks if each.number]
    assert own.seat == table.presenter.view.viewer
    assert all(each.is_pictured for each in (own, *others))
    assert all(each.seat != own.seat for each in others), "the solver is called you, in the first step alone"
    with drawing() as drawn:
        marks.draw(hands.shell.canvas(pygame.Surface(hands.shell.display.pixels, 0, 32)))
    told = {each.words for each in drawn.texts}
    on_table = {str(each.number) for each in glass.blocks if each.number and each.places}
    assert on_table >= {"2"}
    assert told <= {"1", "2", "3"}
    assert "2" in told
    places = [place for each in glass.blocks for place in each.places]
    assert glass.rect.collidelist(places) < 0
    if game == "sobek":
        numbers = [pygame.FRect(each.rect) for each in drawn.texts]
        assert all(any(place.contains(number) for place in places) for number in numbers), "none lies on a seam"
        assert all(number.bottom < places[0].bottom - 20 for number in numbers), "none lies on a name"


def test_a_pirogue_in_the_lie_is_seen_beside_its_coin_and_above_its_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of Two and a Deben only a rim was seen behind the Deben, and nothing on the river."""
    locale.set_language("en")
    hands = Hands(monkeypatch, [puzzles("duel")[0]], Lines)
    hands.shell.display = fit((1024, 768))
    hands.open(Practice("duel"))
    hands.table.refresh(hands.shell.display.size)
    hands.answer(hands.solver.task.tempting)
    (glass,), (marks,) = hands.shown(LieGlass), hands.shown(DeedMarks)
    own = next(each for each in glass.blocks if each.number == 1)
    assert own.words == "<b>You</b>: use the Two and a Deben Pirogue."
    painted: list[tuple[str, pygame.FRect]] = []
    with monkeypatch.context() as changes:
        changes.setattr(Brush, "face", lambda brush, canvas, face, rect, *more, **others: painted.append((face, rect)))
        glass.draw(hands.shell.canvas(pygame.Surface(hands.shell.display.pixels, 0, 32)))
    boat, coin = (next(rect for face, rect in painted if face == each.face) for each in own.pictures)
    assert boat.right <= coin.left
    with drawing() as drawn:
        marks.draw(hands.shell.canvas(pygame.Surface(hands.shell.display.pixels, 0, 32)))
    number = next(each.rect for each in drawn.texts if each.words == "1")
    assert own.places
    assert not any(place.colliderect(number) for place in own.places)


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
def test_pieces_of_the_lie_that_grow_leave_room_for_the_words_below_them(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Larger pieces left a caption without a picture so little width that it ran into the price, in a third line."""
    locale.set_language("en")
    steps = [
        StoryPart("Imhotep’s unseen tiles", (Shown("ebony.0"),) * 2, 1),
        StoryPart("<b>Your move</b>: Use the Snake Pirogue.", (), 0, 1),
        StoryPart("<b>Imhotep</b> takes the High Priestess.", (Shown("wheat.0"),), 1, 2),
        StoryPart("<b>Imhotep</b> takes the Courtesan.", (Shown("wheat.0"),), 1, 3),
    ]
    price = StoryPart("In the end you lose, 49–52. With the best move you win, 80–56.", (), is_price=True)
    monkeypatch.setattr(glass_module, "story", lambda *_: [*steps, price])
    hands = Hands(monkeypatch, [made("duel", "one")])
    hands.shell.display = fit(size)
    hands.open(Practice("duel"))
    hands.table.refresh(hands.shell.display.size)
    hands.answer(hands.solver.task.tempting)
    (glass,) = hands.shown(LieGlass)
    with drawing() as drawn:
        glass.draw(hands.shell.canvas(pygame.Surface(hands.shell.display.pixels, 0, 32)))
    *captions, outcome = sorted(drawn.paragraphs, key=lambda each: each.bottom)
    assert max(each.bottom for each in captions) <= outcome.top + 0.5


def test_a_piece_taken_in_the_lie_stands_out_from_those_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [puzzles("sobek")[0]], Lines)
    hands.open(Practice("sobek"))
    hands.answer(hands.solver.task.tempting)
    (glass,) = hands.shown(LieGlass)
    own = next(each for each in glass.blocks if each.number)
    assert [each.is_faded for each in own.pictures] == [True, False], "it lies on those passed over"
    with drawing() as drawn:
        glass.draw(hands.shell.canvas(pygame.Surface(hands.shell.display.pixels, 0, 32)))
    frames = [each.rect for each in drawn.boxes if each.line == "lie_line" and each.rect.size != glass.rect.size]
    assert len(frames) == sum(any(each.is_faded for each in block.pictures) for block in glass.blocks)


@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
@pytest.mark.parametrize("size", [(1280, 720), (900, 1200)])
def test_no_words_shine_through_the_worst_lie(
    game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is translucent only where nothing lies below it."""
    hands = Hands(monkeypatch, [made(game, "one")])
    hands.shell.display = fit(size)
    hands.open(Practice(game))
    hands.table.refresh(size)
    hands.answer(hands.solver.task.tempting)
    (glass,) = hands.shown(LieGlass)
    covered = [each.id for each in hands.table.presenter.targets() if each.rect.colliderect(glass.rect)]
    pixels = []
    for colour in ("white", "black"):
        surface = pygame.Surface(hands.shell.display.pixels, 0, 32)
        surface.fill(colour)
        glass.draw(hands.shell.canvas(surface))
        inner = hands.shell.display.px_rect(glass.rect.inflate(-30, -6))
        pixels.append(surface.subsurface(inner).copy().get_buffer().raw)
    assert (pixels[0] == pixels[1]) == bool(covered)


def test_nothing_on_the_table_lies_over_the_worst_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [made("duel", "one")])
    hands.shell.display = fit((640, 360))
    hands.open(Practice("duel"))
    hands.answer(hands.solver.task.tempting)
    (glass,) = hands.shown(LieGlass)
    over = pygame.Surface(hands.shell.display.pixels, 0, 32)
    monkeypatch.setattr(type(hands.table.presenter), "paint_over", lambda _, canvas, __: canvas.surface.fill("magenta"))
    hands.table.draw(hands.shell.canvas(over))
    places = [glass.rect.inflate(by, by).clip(hands.table.screen) for by in (-6, 30)]
    inner, around = (over.subsurface(hands.shell.display.px_rect(place)) for place in places)
    marked = [pygame.mask.from_threshold(part, "magenta", (1, 1, 1, 255)).count() for part in (inner, around)]
    assert marked[0] == 0
    assert marked[1] > 0, "beside it they are seen"


def test_the_ground_below_a_question_without_answers_is_dark(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole place of the answers was left out of the veil: the bricks there were the brightest of the picture."""
    hands = Hands(monkeypatch, [made("duel", "one")])
    hands.shell.display = fit((900, 1200))
    hands.open(Practice("duel"))
    table, shell = hands.table, hands.shell
    table.refresh(shell.display.size)
    asked = ActionPanel(shell, "Choose a Pirogue.", [], None, lambda _: None, lambda _: None)
    place = table.areas.actions
    asked.place(place)
    assert asked.used.bottom < place.centery
    solving = SolvingTable(shell, table.presenter, table.areas, (), table.size, "", asked.used)
    veil = TableVeil(solving, [])
    seen = pygame.Surface(shell.display.pixels, 0, 32)
    seen.fill("white")
    veil.draw(shell.canvas(seen))
    parts = asked.used, cut(place, Edge.BOTTOM, 80)[0]
    words, below = (seen.get_at(shell.display.px_rect(each).center) for each in parts)
    assert words == pygame.Color("white")
    assert max(below[:3]) < 160


def test_the_marks_of_the_table_lie_below_the_veil(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [made("sa-re", "one")])
    hands.shell.display = fit((640, 360))
    hands.open(Practice("sa-re"))
    table = hands.table
    place = table.areas.table
    monkeypatch.setattr(
        type(table.presenter), "paint_marks", lambda _, canvas, __: canvas.box(place, "terracotta", radius=0)
    )
    seen = pygame.Surface(hands.shell.display.pixels, 0, 32)
    table.draw(hands.shell.canvas(seen))
    full = hands.shell.theme["terracotta"]
    inside = seen.subsurface(hands.shell.display.px_rect(place.inflate(-8, -8)))
    bright = pygame.mask.from_threshold(inside, full, (2, 2, 2, 255)).count()
    assert bright < 0.2 * inside.get_width() * inside.get_height()


def test_the_veil_covers_no_reason_for_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first line of one that reaches above the panel of the answers was dark."""
    locale.set_language("fr")
    hands = Hands(monkeypatch, [next(each for each in puzzles("sobek") if puzzle_kind(each) == "card-character")])
    hands.open(Practice("sobek"))
    table = hands.table
    table.refusals.give(Refusal("S-3.3a", "refuse-sobek-set-hopeless", {"least": 3, "count": 2}))
    table.rebuild()
    refused = next(each for each in table.root.walk() if any(part.name == "refusal" for part in each.children))
    (panel,) = hands.shown(ActionPanel)
    assert refused.rect.top < panel.rect.top
    papyrus = hands.shell.display.px_rect(refused.rect.inflate(-24, -4))  # without its round corners
    seen = []
    for is_veiled in (True, False):
        if not is_veiled:
            monkeypatch.setattr(TableVeil, "draw_self", lambda *_: None)
            table.rebuild()
        picture = pygame.Surface(hands.shell.display.pixels, 0, 32)
        table.draw(hands.shell.canvas(picture))
        seen.append(pygame.image.tobytes(picture.subsurface(papyrus), "RGB"))
    assert seen[0] == seen[1]


def test_the_focus_ring_covers_no_marks_below_a_veil(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its corners hid the prices of sites."""
    hands = Hands(monkeypatch, [made("sa-re", "one")])
    hands.open(Practice("sa-re"))
    table = hands.table
    plot = next(each.id for each in table.presenter.targets() if each.id.startswith("plot."))
    table.is_focus_shown = True
    assert table.focus_name(plot)
    canvas = hands.shell.canvas(pygame.Surface(hands.shell.display.pixels, 0, 32))
    table.draw(canvas)
    ring = hands.shell.display.px_rect(table.ring_place(table.focused).inflate(RING, RING))
    nile = hands.shell.theme["nile"]

    def corners() -> int:
        return pygame.mask.from_threshold(canvas.surface.subsurface(ring), nile, (2, 2, 2, 255)).count()

    assert corners() > 100
    monkeypatch.setattr(
        type(table.presenter), "paint_marks", lambda _, canvas, __: canvas.box(table.screen, "terracotta", radius=0)
    )
    table.draw(canvas)
    assert corners() == 0


def test_the_marks_of_a_wrong_answer_are_drawn_in_each_part_of_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [made("duel", "one")], Nothing)
    hands.open(Practice("duel"))
    hands.answer(hands.solver.task.tempting)
    (marks,) = hands.shown(WrongMarks)
    whole = pygame.Surface(hands.shell.display.pixels, 0, 32)
    marks.draw(hands.shell.canvas(whole))
    parts = in_parts(hands.shell, marks.draw)
    assert pygame.mask.from_threshold(whole, (0, 0, 0), (1, 1, 1)).count() < 1280 * 720, "nothing is drawn"
    assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_the_first_right_answer_moves_the_rating_and_the_series_ends_in_a_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [made("duel", name, name) for name in ("one", "two")])
    hands.open(Practice("duel", "leave"))
    hands.answer(hands.solver.task.best)
    assert hands.solver.noted.rating is not None
    assert hands.solver.noted.rating["after"] > hands.solver.noted.rating["before"]
    hands.press(NEXT)
    assert hands.solver.series.at == 1
    hands.stack.apply(hands.table.mode.ask_hint())
    assert hands.solver.phase is SolvePhase.SHOWN
    assert hands.table.focused is not None
    assert hands.table.focused.name == NEXT
    assert hands.solver.series.marks == [Mark.FIRST, Mark.MISSED]
    hands.press(NEXT)
    assert isinstance(hands.stack.top, Dialog)
    assert load_training("Anna").standing("duel").tried == 2


def test_the_keys_lead_through_verdict_and_next(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [made("duel", "one"), made("duel", "two", "2")])
    hands.open(Practice("duel"))
    hands.table.is_focus_shown = True
    hands.answer(hands.solver.task.tempting)
    assert hands.table.focused is not None
    assert hands.table.focused.name == AGAIN
    hands.stack.apply(hands.table.handle(KeyPress(Action.ACTIVATE)))
    assert hands.solver.may_decide
    hands.answer(hands.solver.task.best)
    assert hands.table.focused.name == NEXT
    hands.stack.apply(hands.table.handle(KeyPress(Action.ACTIVATE)))
    assert hands.solver.series.at == 1


@pytest.mark.parametrize(("seeker", "key"), [(Lines, "solve-then"), (SameLines, "solve-lie-found")])
def test_the_verdict_names_what_follows_a_wrong_answer_only_where_that_is_true(
    seeker: type[Found], key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(monkeypatch, [puzzles("sobek")[0]], seeker)
    hands.open(Practice("sobek"))
    task = hands.solver.task
    hands.answer(task.tempting)
    told = text(key) if key == "solve-lie-found" else hands.told(key)
    assert hands.table.mode.prompts.prompt().endswith(told)
    game, state = task.match.game, task.match.view(task.match.to_move).state.clone()
    assert game.refusal(state, task.tempting) is None
    first = [move for move in game.legal(state) if game.show_move(state, move) == "take 1"]
    if key == "solve-then" and first:
        hands.press(AGAIN)
        hands.answer(first[0])
        assert hands.table.mode.prompts.prompt().endswith(hands.told("solve-free-then"))


@pytest.mark.parametrize("game", ["duel", "sa-re"])
def test_the_verdict_names_a_move_that_would_be_another(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [puzzles(game)[0]], Lines)
    hands.open(Practice(game))
    hands.answer(hands.solver.task.tempting)
    assert hands.table.mode.prompts.prompt().endswith(hands.told("solve-then"))


@pytest.mark.parametrize("game", OWN)
def test_the_verdict_tells_every_step_that_the_glass_shows(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It named the last one alone, whose cause was then only seen on the glass."""
    hands = Hands(monkeypatch, [puzzles(game)[0]], Lines)
    glass = hands.worst_lie(game, (1280, 720))
    shown = [each.deed for each in glass.blocks if each.number > 1]
    prompt = hands.table.mode.prompts.prompt()
    assert shown
    assert [deed in prompt for deed in shown] == [True] * len(shown)


def test_the_story_ends_with_the_first_harm_and_tells_what_it_came_from(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [puzzles("sobek")[0]], Lines)
    hands.open(Practice("sobek"))
    table, task = hands.table, hands.solver.task
    hands.answer(task.tempting)
    lie = hands.solver.lie
    assert lie is not None
    took = next(step for step in lie.wrong.steps[1:] if any(isinstance(fact, Moved) for fact in step.facts))
    (card,) = next(fact.pieces for fact in took.facts if isinstance(fact, Moved) and fact.how == "take")
    zones = list(task.match.game.zones)
    hand, sets = (zones.index(Zone(kind, took.seat)) for kind in ("hand", "sets"))
    played = Moved((card,), hand, sets, -1, "set", (0,))
    between = [step for step in lie.wrong.steps[1:] if step is not took and step.seat not in (took.seat, lie.seat)]
    assert between
    steps = (lie.wrong.steps[0], took, *between, replace(took, facts=(played,)))
    told = story(replace(lie, wrong=replace(lie.wrong, steps=steps)), table.presenter, task.match.seats)
    assert [each.seat for each in told if each.number] == [lie.seat, took.seat, took.seat]
    assert [each.is_harm for each in told if each.number] == [False, False, True]
    same = replace(lie, wrong=replace(lie.wrong, steps=steps), right=replace(lie.right, steps=steps))
    assert not any(each.is_harm for each in story(same, table.presenter, task.match.seats))


@pytest.mark.parametrize("is_tempted", [True, False])
def test_the_lead_over_the_tempting_move_is_told_unless_another_was_played(
    is_tempted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(monkeypatch, [puzzles("duel")[0]])
    hands.open(Practice("duel"))
    task = hands.solver.task
    assert task.lead is not None
    low, high = task.lead
    told = text("solve-lead", low=low, high=high, other=hands.table.presenter.say(task.tempting))
    legal = task.match.view(task.match.to_move).legal
    other = next(move for move in legal if move != task.tempting and move not in task.good)
    hands.answer(task.tempting if is_tempted else other)
    assert told not in hands.solver.verdict(hands.table.presenter)
    hands.press(SOLUTION)
    assert (told in hands.solver.verdict(hands.table.presenter)) is is_tempted


def test_a_verdict_has_a_sign_and_trying_again_is_golden(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [made("duel", "one")])
    hands.open(Practice("duel"))

    def drawn_panel() -> tuple[set[str], dict[str, object]]:
        panel = next(each for each in hands.table.root.walk() if isinstance(each, ActionPanel))
        with drawing() as drawn:
            panel.draw(hands.shell.canvas(pygame.Surface(hands.shell.display.pixels, 0, 32)))
        buttons = [each for each in panel.walk() if isinstance(each, OfferButton)]
        return {each.words for each in drawn.icons}, {each.name: drawn.box_around(each.rect).colour for each in buttons}

    heard: list[str] = []
    monkeypatch.setattr(hands.shell.sound, "play", heard.append)
    assert not {"cross", "check"} & drawn_panel()[0]
    hands.answer(hands.solver.task.tempting)
    assert {"refuse", "prosperity"} & {*heard} == {"refuse"}
    signs, fills = drawn_panel()
    assert "cross" in signs
    assert fills[AGAIN] in ("hero", "hero_lit")
    assert len({fills[AGAIN], fills[NEXT]}) == 2
    assert fills[NEXT] is not None, "a button, not bare words"
    hands.press(AGAIN)
    heard.clear()
    hands.answer(hands.solver.task.best)
    assert {"refuse", "prosperity"} & {*heard} == {"prosperity"}
    assert "check" in drawn_panel()[0]


@pytest.mark.parametrize("animation", ["normal", "off"])
def test_the_flower_of_a_solved_position_opens(animation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [made("duel", name) for name in ("one", "two", "three")])
    hands.shell.settings = replace(hands.shell.settings, animation=animation)
    hands.shell.display = fit((1920, 1080))
    hands.open(Practice("duel"))
    hands.table.refresh(hands.shell.display.size)
    (banner,) = hands.shown(Banner)
    assert banner.now.width * hands.shell.display.scale >= 40

    def flowers() -> int:
        with drawing() as drawn:
            hands.table.draw(hands.shell.canvas(pygame.Surface(hands.shell.display.pixels, 0, 32)))
        return sum(each.words == "lotus/gold" for each in drawn.pictures)

    table, before = hands.table, flowers()
    hands.stack.apply(table.mode.do(Submit(hands.solver.task.best)))  # type: ignore[attr-defined]
    for _ in range(3):
        table.update(0.1)
    assert (flowers() > before + 5) == (animation != "off")
    for _ in range(20):
        table.update(0.1)
    assert flowers() <= before + 1, "the petals have gone"


class Tied(Found):
    """Finds one in which both moves end in a tie, which one of them wins."""

    def _made(self, seen: View, wrong: Move) -> WorstLie:
        lie = super()._made(seen, wrong)
        return replace(
            lie, wrong=replace(lie.wrong, scores=(13, 13)), right=replace(lie.right, scores=(12, 12), winners=(0,))
        )


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200)])
def test_the_flowers_of_a_series_fill_the_banner(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [made("sobek", str(number)) for number in range(10)])
    hands.shell.display = fit(size)
    hands.open(Practice("sobek"))
    hands.table.refresh(hands.shell.display.size)
    (banner,) = hands.shown(Banner)
    with drawing() as drawn:
        banner.draw(hands.shell.canvas(pygame.Surface(hands.shell.display.pixels, 0, 32)))
    flowers = [each.rect for each in drawn.pictures if each.words.startswith("lotus/")]
    assert len(flowers) == 10
    assert all(banner.rect.contains(each) for each in flowers)
    assert flowers[0].height > 0.75 * banner.rect.height


def test_points_that_are_equal_are_not_told_as_those_of_a_win(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [made("duel", "one")], Tied)
    hands.open(Practice("duel"))
    hands.answer(hands.solver.task.tempting)
    (glass,) = hands.shown(LieGlass)
    assert "Tied at 13, you lose the tie-break. The best move wins." in glass.told


@pytest.mark.parametrize("seeker", [Nothing, Dead])
def test_without_a_worst_lie_one_sentence_says_so(seeker: type[Found], monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [made("duel", "one")], seeker)
    hands.open(Practice("duel"))
    hands.answer(hands.solver.task.tempting)
    assert not hands.shown(LieGlass)
    assert hands.solver.phase is SolvePhase.WRONG
    told = hands.table.mode.prompts.prompt()
    assert ("process" in told) == (seeker is Dead)
    assert "<br>" in told


def test_only_missed_ones_and_those_of_a_theme_are_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    every = [
        made("duel", "near", themes=("leave",), rating=820),
        made("duel", "far", themes=("leave",), rating=1500),
        made("duel", "other", themes=("sale",)),
    ]
    note_attempt("Anna", "duel", "far", 1500, is_solved=False)
    progress = load_training("Anna")
    choose = puzzle_table.choose
    assert [each.id for each in choose(every, progress, Practice("duel", "leave"))] == ["near", "far"]
    assert [each.id for each in choose(every, progress, Practice("duel", is_missed=True))] == ["far"]
    assert choose(every, progress, Practice("duel", "ankh")) == []
    hands = Hands(monkeypatch, every)
    with pytest.raises(FeluccaError):
        puzzle_table.open_practice(hands.shell, Practice("duel", "ankh"))


def test_what_is_gone_leaves_the_box_and_a_puzzle_in_it_is_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [made("duel", "one")])
    with pytest.raises(FeluccaError):
        puzzle_table.open_practice(hands.shell, Practice())
    add_mistakes("Anna", [OwnMistake("duel", "gone.felucca", 3, ("take a1",), "take a2", 0.1)])
    note_missed("Anna", puzzle_key("duel", "one"), now=datetime.now().astimezone() - timedelta(days=9))
    note_missed("Anna", puzzle_key("duel", "never"), now=datetime.now().astimezone() - timedelta(days=9))
    assert puzzle_table.reviews_due(hands.shell) == [puzzle_key("duel", "one")]
    assert [*load_training("Anna").cards] == [puzzle_key("duel", "one")]
    hands.open(Practice())
    hands.answer(hands.solver.task.best)
    assert puzzle_table.reviews_due(hands.shell) == []
    assert load_training("Anna").standing("duel").tried == 0


def test_what_was_loaded_ahead_is_old_when_the_table_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[bool] = []
    ahead = ReadAhead()  # a thread of another test may still read into that of the program
    monkeypatch.setattr(wiring, "AHEAD", ahead)
    monkeypatch.setattr(wiring, "gc", SimpleNamespace(collect=lambda: collected.append(True)))
    hands = Hands(monkeypatch, [made("duel", "one")])
    DOORS.get_ready(hands.shell, "duel")
    assert collected, "else the next full collection comes while the table opens"
    assert all(ahead.take(asset_dir("art") / f"baked/duel/{name}.webp") for name in ("wheat", "pirogue-eye"))


def test_the_page_of_practice_opens_puzzles_drills_and_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [made("duel", "one")])
    monkeypatch.setattr(practice, "puzzles", lambda game: tuple(hands.puzzles))
    readied = []
    hands.shell.doors = replace(DOORS, get_ready=lambda shell, game: readied.append(game))
    page = Learning(hands.shell)
    hands.stack.apply(Push(page))
    assert readied == [page.shown], "what its tables need is loaded while the player still chooses"
    page.shown, page.page = "duel", LearningPage.PRACTICE
    page.rebuild()
    names = {each.name: each for each in page.root.walk()}
    assert {"puzzles", "drills", "review", "theme-leave"} <= names.keys()
    assert names["theme-leave"].label.startswith("What you leave")  # type: ignore[attr-defined]
    assert not names["review"].is_enabled
    page.focus_name("drills")
    hands.stack.apply(page.handle(KeyPress(Action.ACTIVATE)))
    for _ in range(5):
        hands.stack.apply(hands.stack.top.update(0.1))  # type: ignore[union-attr]
    assert isinstance(hands.stack.top, TableScene)


@pytest.mark.slow
def test_the_real_process_answers_and_ends() -> None:
    puzzle = made("duel", "one")
    match = ask(puzzle, "Anna")
    view = match.view(puzzle.seat)
    seeker = LieSeeker("duel")
    seeker.ask(view, view.legal[0], view.legal[-1])
    until = time.monotonic() + LONG
    while not seeker.is_done and time.monotonic() < until:
        time.sleep(0.02)
    lie = seeker.collect()
    assert lie is None or lie.seat == puzzle.seat
    seeker.close()


def test_the_theme_is_told_with_the_answer_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [made("duel", "one", themes=("leave",))])
    hands.open(Practice("duel"))

    def told() -> str:
        (banner,) = hands.shown(Banner)
        return banner.told

    theme = text("puzzle-theme", theme=text("theme-leave"))
    assert theme not in told()
    hands.answer(hands.solver.task.tempting)
    assert theme not in told()
    hands.press(AGAIN)
    hands.answer(hands.solver.task.best)
    assert theme in told()


def test_the_banner_stays_as_it_is_when_the_theme_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [made("duel", name, themes=("wait",)) for name in ("one", "two")])
    hands.shell.display = fit((1920, 1080))
    hands.open(Practice("duel"))
    hands.table.refresh(hands.shell.display.size)

    def place() -> tuple[str, pygame.FRect, pygame.FRect]:
        (banner,) = hands.shown(Banner)
        return banner.told.partition(". ")[0], banner.rect, banner.now

    before = place()
    hands.answer(hands.solver.task.best)
    assert place() == before


@pytest.mark.parametrize("game", OWN)
def test_no_theme_of_a_decision_with_two_answers_is_one_of_them(game: str) -> None:
    """Whoever chooses a theme must not know the answer: a theme of stop or continue has puzzles of both."""
    kinds = {each.best.partition(" ")[0] for each in puzzles(game) if {each.best, each.second} == {"stop", "continue"}}
    for theme in {theme for each in puzzles(game) for theme in each.themes[:1]}:
        found = {each.best for each in puzzles(game) if theme in each.themes}
        assert not found < kinds, theme


def test_the_pirogues_to_choose_leave_the_room_to_the_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(each for each in puzzles("duel") if each.best.startswith("use pyramid") and "use" in each.second)
    hands = Hands(monkeypatch, [puzzle])
    hands.open(Practice("duel"))
    assert hands.table.presenter.tray.is_open  # type: ignore[attr-defined]
    hands.answer(hands.solver.task.best)
    assert hands.shown(WhyPanel)
    assert not hands.table.presenter.tray.is_open  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1080, 1920), (2560, 1080)])
def test_the_reasons_of_a_solution_leave_the_hand_in_sight(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    locale.set_language(language)
    puzzle = next(each for each in puzzles("duel") if each.best.startswith("use pyramid") and "use" in each.second)
    hands = Hands(monkeypatch, [puzzle])
    hands.shell.display = fit(size)
    hands.open(Practice("duel"))
    hands.answer(hands.solver.task.best)
    hands.table.refresh(hands.shell.display.size)
    (why,) = hands.shown(WhyPanel)
    table, presenter = hands.table, hands.table.presenter
    assert table.areas.is_on_shelf
    assert not why.rect.colliderect(table.areas.hand)
    assert table.screen.contains(why.rect)
    assert why.wanted(why.rect.width) <= why.rect.height + 0.1
    told = {*presenter.places_of(table.hint.move), *presenter.places_of(table.hint.other)}
    places = [each.rect for each in presenter.targets() if each.id in told]
    assert len(places) == 2
    assert why.rect.collidelist(places) < 0
    cloths = [each.rect for each in presenter.targets() if isinstance(each.thing, SeatPanel)]
    assert why.rect.collidelist(cloths) < 0
    if size == (2560, 1080):
        assert table.areas.shelf.contains(why.rect), "on the shelf, where nothing of the table is covered"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(("game", "number"), [("sobek", 0), ("duel", 246)])
def test_what_the_viewer_knows_is_in_sight_in_large_text(game: str, number: int, language: str) -> None:
    locale.set_language(language)
    settings = Settings(language=language, player_name="Anna", animation="off", text_size=1.3)
    shell = Shell(DOORS, settings, fit((1280, 720)), pictures=PICTURES, store=lambda *_: "")
    puzzle = puzzles(game)[number]
    task = puzzle_table.puzzle_task(shell, puzzle)
    series = Series(1, lambda shell, at: task, lambda at, is_right: AnswerNote(), lambda at: None, lambda _: Pop())
    scene = puzzle_table.open_series(shell, series)
    scene.enter(shell.display.size)
    for panel in (each for each in scene.root.walk() if isinstance(each, FactPanel)):
        for label in (each for each in panel.walk() if isinstance(each, Label)):
            assert panel.rect.contains(label.rect)
            assert label.clip_rect is not None
            assert label.clip_rect.inflate(0, 1).contains(label.rect)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1024, 768), (2560, 1080), (900, 1200)])
def test_a_solved_question_of_the_season_stays_in_sight_below_the_verdict(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its two large answers lie where they lay, only to be looked at, and the way on stands beside the verdict."""
    locale.set_language(language)
    puzzle = next(each for each in puzzles("sa-re") if {each.best, each.second} == {"stop", "continue"})
    hands = Hands(monkeypatch, [puzzle])
    hands.shell.display = fit(size)
    hands.open(Practice("sa-re"))
    hands.table.refresh(hands.shell.display.size)
    before = {each.name: each.rect for each in hands.shown(OfferButton) if each.is_grand}
    hands.answer(hands.solver.task.best)
    buttons = hands.shown(OfferButton)
    seen = {each.name: each for each in buttons if each.is_grand}
    assert set(seen) == set(before) == {"stop", "continue"}
    assert not any(each.focusable or each.is_enabled for each in seen.values())
    assert all(each.is_full and each.rect.left == before[each.name].left for each in seen.values())
    (onward,) = [each for each in buttons if not each.is_grand]
    assert onward.rect.bottom < min(each.rect.top for each in seen.values())
    assert not onward.is_low
    (panel,) = hands.shown(ActionPanel)
    assert not panel.prompt.rect.colliderect(onward.rect)
    assert panel.prompt.laid_out(panel.prompt.rect.width + 1).height <= panel.prompt.rect.height + 1


def test_the_flowers_of_a_series_have_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch, [made("duel", "one"), made("duel", "two")], Nothing)
    hands.open(Practice("duel"))
    (banner,) = hands.shown(Banner)
    assert [text(f"solve-mark-{mark}") for mark in Mark] == spoken(banner.tooltip).split(". ")
    assert banner.tooltip.count("<icon:lotus/") == len(Mark)


def test_the_present_flower_is_a_bud_until_the_position_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a wrong answer it may still be solved; only the shown answer leaves it missed."""
    hands = Hands(monkeypatch, [made("duel", "one"), made("duel", "two")], Nothing)
    hands.open(Practice("duel"))
    hands.answer(hands.solver.task.tempting)
    assert hands.solver.series.marks[0] is Mark.MISSED
    assert [each.mark for each in hands.shown(Banner)] == [Mark.COMING]
    hands.press(SOLUTION)
    assert [each.mark for each in hands.shown(Banner)] == [Mark.MISSED]


@pytest.mark.parametrize("game", ["sobek", "duel"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_is_bare_below_the_answers_to_a_mistake(
    game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They lay right below its words, over an empty strip of the panel."""
    hands = Hands(monkeypatch, [puzzles(game)[0]])
    hands.shell.display = fit(size)
    hands.open(Practice(game))
    hands.table.refresh(hands.shell.display.size)
    hands.answer(hands.solver.task.tempting)
    last = max(each.rect.bottom for each in hands.shown(OfferButton))
    assert 0 < hands.table.areas.actions.bottom - last < 20


def test_a_verdict_is_as_large_as_its_answers_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one answer is left, nearly the whole sheet is free for the words."""
    hands = Hands(monkeypatch, [puzzles("sobek")[0]], Nothing)
    hands.open(Practice("sobek"))
    hands.answer(hands.solver.task.tempting)
    hands.press(SOLUTION)
    (panel,) = hands.shown(ActionPanel)
    assert (panel.prompt.style.face, panel.prompt.style.size) == ("sans", 16)
    (onward,) = [each for each in hands.shown(OfferButton) if each.name == NEXT]
    assert panel.prompt.rect.bottom <= onward.rect.top
    assert panel.rect.contains(onward.rect)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (900, 1200)])
def test_the_titles_of_the_cards_of_practice_stand_in_one_line(size: tuple[int, int], language: str) -> None:
    locale.set_language(language)
    shell = Shell(DOORS, Settings(language=language), fit(size), pictures=PICTURES, store=lambda *_: "")
    page = Learning(shell)
    page.shown, page.page = "duel", LearningPage.PRACTICE
    stack = scene_stack(shell)
    stack.apply(Push(page))
    titles = [text(f"practice-{name}-title") for name in ("puzzles", "drills", "review")]
    heads = [each for each in page.root.walk() if isinstance(each, Label) and each.markup in titles]
    assert [each.markup for each in heads] == titles
    assert len({each.rect.centery for each in heads}) == 1, "they lie side by side"
    assert {each.laid_out(each.rect.width).lines for each in heads} == {1}
    assert {each.accessible().role for each in heads} == {Role.HEADING}  # type: ignore[union-attr]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_in_a_tall_window_the_numbers_of_the_lie_stand_above_the_faces(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the low sand they lay on the faces, and the pieces were half as large."""
    locale.set_language(language)
    monkeypatch.setattr(glass_module, "story", lambda *_: a_season())
    hands = Hands(monkeypatch, [puzzles("sa-re")[0]])
    glass = hands.worst_lie("sa-re", (900, 1200))
    faces, numbers = list[Point](), list[Point]()
    monkeypatch.setattr(glass_module, "paint_face", lambda *drawn: faces.append(drawn[3]))
    monkeypatch.setattr(glass_module, "paint_number", lambda *drawn: numbers.append(drawn[2]))
    glass.draw(hands.shell.canvas(pygame.Surface(hands.shell.display.pixels, 0, 32)))
    assert len(faces) == len(numbers) == 3
    assert all(number[1] + 20 < face[1] for number, face in zip(numbers, faces, strict=True))


@pytest.mark.parametrize("game", ["sobek", "sa-re"])
def test_the_words_of_the_worst_lie_begin_on_one_line_and_arrows_end_before_faces(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hidden cards, which were larger, had theirs a line lower."""
    hands = Hands(monkeypatch, [puzzles(game)[0]], Lines)
    glass = hands.worst_lie(game, (1080, 1920))
    faces: list[float] = []
    monkeypatch.setattr(glass_module, "paint_face", lambda *args: faces.append(args[3][0] - args[4]))
    with drawing() as drawn:
        glass.draw_self(hands.shell.canvas(pygame.Surface(hands.shell.display.pixels, 0, 32)))
    captions = drawn.paragraphs[-len(glass.blocks) : -1]
    assert len({each.top for each in captions}) == 1
    arrows = [each.rect.right for each in drawn.icons if each.words == "next"]
    assert arrows
    assert all(face - arrow >= 2 for arrow, face in zip(arrows, faces[-len(arrows) :], strict=True))
