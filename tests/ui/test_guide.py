"""The guide of a first game: what it tells, when, and that the record keeps it."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game import locale, registry
from game.components.load import numbers
from game.registry import GAMES
from game.rules.core.game import Setup
from game.table.match import Accepted, Match
from game.table.seats import ai, human
from game.ui import catalogue
from game.ui.boards import presenter_for
from game.ui.boards.lessons import Area, Mine, spots
from game.ui.boards.sare.things import Plot
from game.ui.boards.sobek.things import QuayCard
from game.ui.scenes.learning import Learning
from game.ui.scenes.rulebook import Rulebook
from game.ui.table.live_mode import play
from game.ui.table.table_menu import TableMenu
from game.ui.table.table_scene import TableScene
from game.ui.table.tutorial import OFF, ON, LessonSheet, Tutorial, place_beside
from game.ui.widgets.shell import Shell
from game.ui.window.input import Action
from game.ui.window.settings import Settings
from tests.ui.tables import Table

AREAS = ("tools", "hand", "actions")


def shell() -> Shell:
    pygame.font.init()
    wanted = Settings(language="en", animation="off", effects_volume=0.0, music_volume=0.0)
    return Shell(catalogue.doors(), wanted, store=lambda *_: "")


def guided(**table: object) -> Table:
    """Return a table at which every person has the guide, ready for the first decision of the first."""
    made = Table(table.pop("people", 1), table.pop("ais", 1), **table)  # type: ignore[arg-type]
    for seat in made.scene.viewpoint.people:
        made.match.note_preference(seat, ON)
    for _ in range(100):
        made.tick()
        if made.stack.top is not made.scene:
            break
    return made


def read_on(table: Table) -> list[str]:
    """Read all lessons that are shown, and return their names."""
    told = []
    while isinstance(sheet := table.stack.top, LessonSheet):
        told.append(sheet.lesson.name)
        table.click("next")
        table.tick()
    return told


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_has_its_moment_and_something_to_show(game):
    """In games of random decisions each lesson comes up, and what it is about lies on the table then."""
    made = registry.make(game, numbers(game))
    presenter = presenter_for(shell(), made)
    wanted = {lesson.name for lesson in presenter.lessons}
    assert len(wanted) == len(presenter.lessons)
    for seed in range(40):
        match = Match.new(made, Setup(2), [human("a"), human("b")], seed=str(seed), salt="-", clock=None)
        rng = random.Random(seed)
        while (seat := match.to_move) >= 0 and wanted:
            view = match.view(seat)
            for lesson in presenter.lessons:
                if lesson.name in wanted and lesson.is_due(view):
                    wanted.discard(lesson.name)
                    presenter.show(view, match.seats)
                    presenter.arrange(pygame.FRect(8, 52, 1040, 460), pygame.FRect(8, 530, 920, 190))
                    for place in lesson.places:
                        assert isinstance(place, Area) or spots(presenter.targets(), [place], seat), (
                            lesson.name,
                            place,
                        )
            match.submit(seat, rng.choice(view.legal), match.ply)
        if not wanted:
            return
    raise AssertionError(f"never told: {wanted}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", locale.available_languages())
def test_every_lesson_has_its_words_and_its_rule(game, language):
    locale.set_language(language)
    presenter = presenter_for(shell(), registry.make(game, numbers(game)))
    keys = {f"lesson-{game}-{lesson.name}{end}" for lesson in presenter.lessons for end in ("", "-title")}
    assert set(locale.keys(f"lesson-{game}-")) == keys
    rules = {key.rsplit("-", 1)[0] for key in locale.keys(f"rules-{game}-")} | set(locale.keys(f"rules-{game}-"))
    for lesson in presenter.lessons:
        rule = f"rules-{game}-{lesson.rule.replace('.', '-')}"
        assert not lesson.rule or rule in rules, lesson.name


def test_spots_are_the_places_of_the_viewer_that_can_be_used():
    table = Table(2, 0, game="sa-re", options={"scenario": "scribe"})
    targets = table.scene.presenter.targets()
    mine = spots(targets, [Mine(Plot)], table.scene.viewpoint.viewer)
    assert mine == [target.rect for target in targets if target.id.startswith(f"plot.{table.scene.viewpoint.viewer}.")]
    sobek = Table(1, 1)
    while sobek.match.to_move != sobek.scene.viewpoint.viewer or sobek.scene.presentation.is_moving:
        sobek.tick()
    quays = spots(sobek.scene.presenter.targets(), [QuayCard], 0)
    assert len(quays) == sobek.scene.presenter.tables.reach


def test_lessons_come_one_after_the_other_and_only_once():
    table = guided()
    sheet = table.stack.top
    assert isinstance(sheet, LessonSheet)
    assert [lesson.name for lesson in sheet.lessons] == ["aim", "take", "corruption", "hand", "help"]
    assert table.match.preferences(0) == (ON, "lesson aim")
    table.click("next")
    assert table.match.preferences(0)[-1] == "lesson take"
    table.key(Action.BACK)
    assert sheet.lesson.name == "aim"
    assert read_on(table) == ["aim", "take", "corruption", "hand", "help"]
    assert table.stack.top is table.scene
    assert table.match.preferences(0).count("lesson take") == 1
    table.tick(times=5)
    assert table.stack.top is table.scene


def test_what_was_not_read_comes_at_the_next_decision():
    table = guided()
    table.key(Action.BACK)
    table.tick(times=5)
    assert table.stack.top is table.scene
    table.press("quay.0")
    while table.match.to_move != 0 or table.sight.is_moving or table.stack.top is table.scene:
        table.tick()
    assert read_on(table)[:2] == ["take", "corruption"]


def test_an_undo_does_not_tell_it_all_again():
    table = guided(people=2, ais=0, confirm_handover=False)
    read_on(table)
    first = table.match.to_move
    table.press("quay.0")
    table.tick(times=5)
    assert table.match.to_move != first
    read_on(table)
    table.stack.apply(table.scene.mode.undo())
    assert table.match.to_move == first
    table.tick(times=5)
    assert table.stack.top is table.scene


def test_what_was_told_lasts_in_the_record_when_moves_are_taken_back(tmp_path: Path):
    path = tmp_path / "undone.felucca"
    made = registry.make("sobek", numbers("sobek"))
    match = Match.new(made, Setup(2), [human("Ada"), human("Bek")], seed="a", path=path, clock=None)
    guide = Tutorial(match, presenter_for(shell(), made).lessons)
    seat = match.to_move
    guide.turn(seat, is_on=True)
    assert match.view(seat).state.quays[0] >= 0, "a card that lies open, so that taking it shows nothing"
    take = next(move for move in match.view(seat).legal if move[:2] == (0, 0))
    match.submit(seat, take, 0)
    guide.note(seat, guide.lessons[0])
    assert match.undo(seat) == Accepted(0)
    match.note_preference(seat, "lesson other")
    match.close()
    again = Match.resume(path)
    assert again.preferences(seat) == (ON, f"lesson {guide.lessons[0].name}", "lesson other")
    again.close()


def test_the_guide_can_be_ended_and_begun_again():
    table = guided()
    table.click("stop")
    assert table.match.preferences(0)[-1] == OFF
    table.tick(times=5)
    assert table.stack.top is table.scene
    menu = table.scene.mode.open_menu().scene
    assert isinstance(menu, TableMenu)
    menu.enter((1280, 720))
    assert any(widget.name == "guide" for widget in menu.focusables())
    table.scene.mode.controller.tutorial.turn(0, is_on=True)
    table.tick(times=2)
    assert isinstance(table.stack.top, LessonSheet)
    assert table.stack.top.lesson.name == "take"
    menu = table.scene.mode.open_menu().scene
    menu.enter((1280, 720))
    assert any(widget.name == "no-guide" for widget in menu.focusables())


def test_without_the_guide_nothing_is_told():
    table = Table(1, 1)
    for _ in range(40):
        table.tick()
    assert table.stack.top is table.scene
    assert not table.scene.mode.controller.tutorial.due(table.sight.shown)


def test_the_record_keeps_what_was_told(tmp_path: Path):
    path = tmp_path / "guided.felucca"
    made = registry.make("duel", numbers("duel"))
    seats = [human("Anna"), ai("random", "Nefer")]
    match = Match.new(made, Setup(2), seats, seed="one", salt="salt", path=path, clock=None)
    scene = play(shell(), match)
    match.note_preference(0, ON)
    lessons = scene.mode.controller.tutorial.lessons
    scene.mode.controller.tutorial.note(0, lessons[0])
    scene.exit()
    match.close()
    again = play(shell(), Match.resume(path))
    assert again.mode.controller.tutorial.is_on(0)
    again.viewpoint.viewer = 0
    view = again.game.view(0)
    if view.to_move == 0:
        assert lessons[0] not in again.mode.controller.tutorial.due(view)
    assert again.game.preferences(0) == (ON, f"lesson {lessons[0].name}")
    again.exit()
    again.game.close()


def test_at_a_shared_screen_a_lesson_lies_over_a_hand_that_others_may_not_see():
    table = Table(2, 0)
    for seat in table.sight.people:
        table.match.note_preference(seat, ON)
    table.tick(times=3)
    cover = table.stack.top
    assert type(cover).__name__ == "HandOverScene"
    table.click("ready")
    table.tick(times=3)
    sheet = table.stack.top
    assert isinstance(sheet, LessonSheet)
    assert sheet.is_private


def test_a_lesson_leads_to_its_rule():
    table = guided()
    table.key(Action.HELP)
    assert isinstance(table.stack.top, Rulebook)


def test_a_sheet_hides_nothing_that_it_is_about():
    room = (1280.0, 720.0)
    for spot in (pygame.FRect(8, 50, 1000, 180), pygame.FRect(8, 540, 110, 170), pygame.FRect(900, 0, 380, 50)):
        sheet = place_beside([spot], (420, 260), room)
        assert not sheet.colliderect(spot)
        assert pygame.FRect((0, 0), room).contains(sheet)
    assert place_beside([], (400, 200), room).center == (640, 360)


def test_learning_begins_a_guided_match_at_once():
    begun = []
    scene = Learning(shell())
    scene.enter((1280, 720))
    info = next(info for info in scene.games if info.name == "sa-re")
    new = scene.chosen(info)
    begun.append(new)
    assert new.guide
    assert new.free_undo
    assert [seat.is_human for seat in new.seats] == [True, False]
    assert new.seats[0].name != new.seats[1].name
    scene.start(info)
    change = scene.update(0.0)
    table = change.scene  # type: ignore[union-attr]
    assert isinstance(table, TableScene)
    assert table.mode.controller.tutorial.is_on(0)
    table.exit()


def test_at_a_table_that_several_look_at_each_is_told_at_his_own_turn():
    table = guided(people=2, ais=0, game="sa-re")
    sheet = table.stack.top
    assert isinstance(sheet, LessonSheet)
    assert not sheet.is_private, "everybody sees the table"
    first = table.match.to_move
    assert read_on(table) == ["aim", "start", "help"]
    for _ in range(2):
        table.press(f"plot.{first}.0")
        table.tick(times=4)
    assert table.match.to_move == 1 - first
    assert read_on(table) == ["aim", "start", "help"]
