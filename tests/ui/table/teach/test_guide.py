"""The tips of a first game: their texts, moments and places, and their note in the record."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game import locale, registry
from game.components.lessons import load_course
from game.components.load import numbers
from game.match.match import Accepted, Match
from game.match.progress import note_progress
from game.match.seats import ai, human
from game.registry import GAMES
from game.rules.core.game import Setup
from game.rules.core.state import State
from game.ui.boards import presenter_for
from game.ui.boards.kit.lessons import Area, Mine, spots
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.sare.targets import Plot
from game.ui.boards.sobek.targets import QuayCard
from game.ui.scenes.learning import Learning
from game.ui.table.finish.first_game import FirstGameSheet
from game.ui.table.live import play
from game.ui.table.menu import TableMenu
from game.ui.table.scene import TableScene
from game.ui.table.teach.coach import Coach, clear_place
from game.ui.table.teach.tutorial import OFF, ON, Tutorial
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Push
from game.ui.widgets.shell import Shell
from game.ui.window.input import Action, KeyPress, PointerMove, Typed
from game.ui.window.settings import Settings
from game.ui.wiring import DOORS
from tests.sparing import ONE_NOW, one_now
from tests.ui.shells import PICTURES
from tests.ui.tables import Table


def shell() -> Shell:
    pygame.font.init()
    wanted = Settings(language="en", animation="off", effects_volume=0.0, music_volume=0.0)
    return Shell(DOORS, wanted, store=lambda *_: "", pictures=PICTURES)


def guided(**table: object) -> Table:
    """Return a table at which every person has tips, ready for the first decision of the first."""
    made = Table(table.pop("people", 1), table.pop("ais", 1), **table)  # type: ignore[arg-type]
    for seat in made.scene.viewpoint.people:
        made.match.note_preference(seat, ON)
    for _ in range(100):
        made.tick()
        if tip(made):
            break
    return made


def sheet(table: Table) -> Coach | None:
    return next((each for each in table.scene.root.walk() if isinstance(each, Coach)), None)


def tip(table: Table) -> str:
    """Return the name of the tip that is shown, '' if none is."""
    shown = sheet(table)
    return shown.note.key.removeprefix(f"tip-{table.match.game.name}-") if shown is not None else ""


def lit(presenter: Presenter[State], places: list[object] | tuple[object, ...]) -> list[pygame.FRect]:
    return spots(presenter.targets(), presenter.items(), places, presenter.view.viewer)


@pytest.mark.parametrize("has_keys", [False, True])
def test_a_tip_names_a_key_only_to_somebody_who_uses_keys(has_keys: bool) -> None:
    table = guided()
    while tip(table) != "help":
        table.click("next")
        table.tick()
    table.shell.is_focus_shown = has_keys
    table.scene.rebuild()
    shown = sheet(table)
    assert shown is not None
    assert "<b>Hint</b>" in shown.markup
    assert ("(<b>H</b>)" in shown.markup) is has_keys


def read_on(table: Table) -> list[str]:
    """Read all tips about this decision, and return their names."""
    told = []
    while name := tip(table):
        told.append(name)
        table.click("next")
        table.tick()
    return told


@pytest.mark.parametrize("game", GAMES)
def test_every_tip_has_its_moment_and_something_to_show(game):
    """In games of random decisions each tip appears, and its subject lies on the table at that moment, as a first game
    shows it: without the odds.
    """
    made = registry.make(game, numbers(game))
    beginner = shell()
    beginner.change_settings(shows_odds=False)
    presenter = presenter_for(beginner, made)
    wanted = {lesson.name for lesson in presenter.lessons}
    assert len(wanted) == len(presenter.lessons)
    for seed in range(40):
        match = Match.new(made, Setup(2), [human("a"), human("b")], seed=str(seed), salt="-", clock=None, luck=1)
        rng = random.Random(seed)
        while (seat := match.to_move) >= 0 and wanted:
            view = match.view(seat)
            for lesson in presenter.lessons:
                if lesson.name in wanted and lesson.is_due(view):
                    wanted.discard(lesson.name)
                    presenter.show(view, match.seats)
                    presenter.arrange(pygame.FRect(8, 52, 1040, 460), pygame.FRect(8, 530, 920, 190))
                    for place in lesson.places:
                        assert isinstance(place, Area) or lit(presenter, [place]), (lesson.name, place)
            match.submit(seat, rng.choice(view.legal), match.ply)
        if not wanted:
            return
    raise AssertionError(f"never told: {wanted}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", locale.available_languages())
def test_every_tip_has_its_words_and_its_rule(game, language):
    locale.set_language(language)
    presenter = presenter_for(shell(), registry.make(game, numbers(game)))
    keys = {f"tip-{game}-{lesson.name}{end}" for lesson in presenter.lessons for end in ("", "-title")}
    assert set(locale.keys(f"tip-{game}-")) == keys
    rules = {key.rsplit("-", 1)[0] for key in locale.keys(f"rules-{game}-")} | set(locale.keys(f"rules-{game}-"))
    for lesson in presenter.lessons:
        rule = f"rules-{game}-{lesson.rule.replace('.', '-')}"
        assert not lesson.rule or rule in rules, lesson.name


def test_spots_are_the_places_of_the_viewer_that_can_be_used():
    table = Table(2, 0, game="sa-re", options={"scenario": "scribe"})
    presenter = table.scene.presenter
    mine = lit(presenter, [Mine(Plot)])
    viewer = table.scene.viewpoint.viewer
    assert mine == [each.rect for each in presenter.targets() if each.id.startswith(f"plot.{viewer}.")]
    sobek = Table(1, 1)
    while sobek.match.to_move != sobek.scene.viewpoint.viewer or sobek.scene.presentation.is_moving:
        sobek.tick()
    quays = lit(sobek.scene.presenter, [QuayCard])
    assert len(quays) == sobek.scene.presenter.tables.reach


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_the_tip_about_a_hidden_piece_lights_what_lies_face_down_and_nothing_else(game):
    made = registry.make(game, numbers(game))
    presenter = presenter_for(shell(), made)
    hidden = next(lesson for lesson in presenter.lessons if lesson.name == "hidden")
    seen = 0
    for seed in range(6):
        match = Match.new(made, Setup(2), [human("a"), human("b")], seed=str(seed), salt="-", clock=None, luck=1)
        rng = random.Random(seed)
        while (seat := match.to_move) >= 0:
            view = match.view(seat)
            if hidden.is_due(view):
                presenter.show(view, match.seats)
                presenter.arrange(pygame.FRect(8, 52, 1040, 460), pygame.FRect(8, 530, 920, 190))
                places = lit(presenter, hidden.places)
                down = {tuple(each.rect) for each in presenter.items() if each.face.startswith("back-")}
                assert places
                assert {tuple(rect) for rect in places} <= {
                    tuple(each.rect)
                    for each in presenter.targets()
                    if any(pygame.FRect(rect).colliderect(each.rect) for rect in down)
                }
                seen += 1
            match.submit(seat, rng.choice(view.legal), match.ply)
    assert seen


def test_tips_come_one_after_the_other_and_only_once():
    table = guided()
    assert tip(table) == "aim"
    assert table.match.preferences(0) == (ON, "lesson aim")
    table.click("next")
    assert table.match.preferences(0)[-1] == "lesson take"
    assert read_on(table) == ["take", "corruption", "hand", "help"]
    assert table.match.preferences(0).count("lesson take") == 1
    table.tick(times=5)
    assert not tip(table)


def test_a_tip_stops_nobody_from_playing_and_the_next_comes_at_the_next_decision():
    table = guided()
    table.click("quay.0")
    assert table.match.ply == 1
    while table.match.to_move != 0 or table.sight.is_moving or not tip(table):
        table.tick()
    assert read_on(table)[:2] == ["take", "corruption"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pointed_at_under_a_tip_says_what_it_is(game):
    table = guided(game=game)
    name = tip(table)
    assert name
    for target in [each for each in table.scene.presenter.targets() if each.is_usable][:4]:
        widget = next(each for each in table.scene.root.walk() if each.name == target.id)
        assert table.scene.steering.hit(widget.rect.center) is widget, "the sheet covers nothing that can be used"
        table.send(PointerMove(widget.rect.center))
        table.tick(times=30)
        assert table.scene.steering.tip.is_shown
        assert tip(table) == name


def test_an_undo_does_not_tell_it_all_again():
    table = guided(people=2, ais=0, confirm_handover=False)
    read_on(table)
    first = table.match.to_move
    table.press("quay.0")
    table.tick(times=5)
    assert table.match.to_move != first
    read_on(table)
    table.stack.apply(table.scene.mode.undo())
    table.click("answer-0")
    assert table.match.to_move == first
    table.tick(times=5)
    assert not tip(table)


def test_what_was_told_lasts_in_the_record_when_moves_are_taken_back(tmp_path: Path):
    path = tmp_path / "undone.felucca"
    made = registry.make("sobek", numbers("sobek"))
    match = Match.new(made, Setup(2), [human("Ada"), human("Bek")], seed="a", path=path, clock=None, luck=1)
    guide = Tutorial(match, presenter_for(shell(), made).lessons)
    seat = match.to_move
    guide.turn(seat, is_on=True)
    assert match.view(seat).state.quays[0] >= 0, "a card that lies open, so that taking it shows nothing"
    take = next(move for move in match.view(seat).legal if move[:2] == (0, 0))
    match.submit(seat, take, 0)
    match.note_preference(seat, f"lesson {guide.lessons[0].name}", lasts=True)
    assert match.undo(seat) == Accepted(0)
    match.note_preference(seat, "lesson other")
    match.close()
    again = Match.resume(path)
    assert again.preferences(seat) == (ON, f"lesson {guide.lessons[0].name}", "lesson other")
    again.close()


@pytest.mark.rule("R-1.7")
def test_a_tip_states_the_numbers_that_the_table_is_played_by():
    """An older table keeps those that it was begun with."""
    said = []
    for own in ({}, {"gauge_red": 9}):
        made = registry.make("sa-re", {**numbers("sa-re"), **own})
        match = Match.new(made, Setup(2), [human("Ada"), human("Bek")], seed="a", clock=None)
        lessons = presenter_for(shell(), made).lessons
        guide = Tutorial(match, [each for each in lessons if each.name == "gauge"])
        guide.turn(match.to_move, is_on=True)
        while not guide.is_due(match.view(match.to_move)):
            assert match.submit(match.to_move, match.view(match.to_move).legal[0], match.ply) == Accepted(match.ply)
            guide.turn(match.to_move, is_on=True)
        guide.speak(match.view(match.to_move))
        assert guide.note is not None
        said.append(locale.text(guide.note.key, **guide.note.values))
    assert "Square 7, the red one" in said[0]
    assert "Square 9, the red one" in said[1]


def test_tips_can_be_ended_and_begun_again():
    table = guided()
    table.click("stop")
    assert table.match.preferences(0)[-1] == OFF
    table.tick(times=5)
    assert not tip(table)
    menu = table.scene.mode.open_menu().scene
    assert isinstance(menu, TableMenu)
    menu.enter((1280, 720))
    assert any(widget.name == "guide" for widget in menu.focusables())
    table.scene.mode.controller.teacher.turn(0, is_on=True)
    table.tick(times=2)
    assert tip(table) == "take"
    menu = table.scene.mode.open_menu().scene
    menu.enter((1280, 720))
    assert any(widget.name == "no-guide" for widget in menu.focusables())


def test_without_tips_nothing_is_told():
    table = Table(1, 1)
    for _ in range(40):
        table.tick()
    assert not tip(table)
    assert not table.scene.mode.controller.teacher.due(table.sight.shown)


def test_the_record_keeps_what_was_told(tmp_path: Path):
    path = tmp_path / "guided.felucca"
    made = registry.make("duel", numbers("duel"))
    seats = [human("Anna"), ai("random", "Nefer")]
    match = Match.new(made, Setup(2), seats, seed="one", salt="salt", path=path, clock=None, luck=1)
    lessons = presenter_for(shell(), made).lessons
    match.note_preference(0, ON)
    match.note_preference(0, f"lesson {lessons[0].name}", lasts=True)
    match.close()
    again = play(shell(), Match.resume(path))
    teacher = again.mode.controller.teacher
    assert teacher.is_on(0)
    assert teacher.told(0) == [lessons[0]]
    again.exit()
    again.game.close()


def test_at_a_shared_screen_a_tip_comes_when_the_hand_is_seen():
    table = Table(2, 0)
    for seat in table.sight.people:
        table.match.note_preference(seat, ON)
    table.tick(times=3)
    assert type(table.stack.top).__name__ == "HandOverScene"
    assert not tip(table)
    table.click("ready")
    table.tick(times=3)
    assert tip(table) == "aim"


@pytest.mark.parametrize("ticks", one_now((250, 1500)))
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ONE_NOW)
def test_a_tip_covers_nothing_that_it_is_about(game, language, ticks):
    """With the largest text in the smallest window, through a game of random decisions."""
    locale.set_language(language)
    table = Table(1, 1, game=game, language=language, text_size=1.3, seed="tips")
    table.match.note_preference(0, ON)
    rng, told = random.Random(4), set()
    for _ in range(ticks):
        table.tick()
        if table.match.is_over:
            break
        if type(table.stack.top).__name__ == "Scoring":
            table.click("go-on")
        elif table.stack.top is not table.scene or table.sight.is_moving or table.match.to_move != 0:
            continue
        elif name := tip(table):
            shown = sheet(table)
            assert shown is not None
            told.add(name)
            assert pygame.FRect((0, 0), table.scene.size).contains(shown.rect), name
            assert not any(shown.rect.colliderect(spot) for spot in shown.spots), name
            table.click("next")
        elif not table.scene.mode.controller.teacher.is_due(table.sight.shown):
            table.match.submit(0, rng.choice(table.match.view(0).legal), table.match.ply)
    assert len(told) >= min(8, len(table.scene.presenter.lessons))
    locale.set_language("en")


@pytest.mark.parametrize("game", GAMES)
def test_tips_are_wide_and_keep_their_place_while_it_is_free(game: str) -> None:
    table = guided(game=game)
    places = []
    while tip(table):
        shown = sheet(table)
        assert shown is not None
        places.append(pygame.FRect(shown.rect))
        table.click("next")
        table.tick()
    assert min(place.width for place in places) >= 360
    assert len(places) > 1
    kept = [one.left == other.left and one.width == other.width for one, other in pairwise(places)]
    assert kept.count(False) <= 1


def test_a_sheet_hides_nothing_that_it_is_about():
    room = pygame.FRect(0, 0, 1280, 720)
    for spot in (pygame.FRect(8, 50, 1000, 180), pygame.FRect(8, 540, 110, 170), pygame.FRect(900, 0, 380, 50)):
        found = clear_place([(420, 260), (300, 360)], room, [spot], [])
        assert not found.colliderect(spot)
        assert room.contains(found)
    busy = [(pygame.FRect(0, 0, 1280, 400), 1.0), (pygame.FRect(0, 400, 800, 320), 2.0)]
    assert clear_place([(420, 260)], room, [], busy).left >= 800, "where least is covered"
    assert room.contains(clear_place([(2000, 100)], room, [], []))


def test_a_guided_game_asks_for_a_name_until_it_is_known() -> None:
    scene = Learning(shell())
    scene.enter((1280.0, 720.0))
    assert scene.focus_name("name")
    scene.handle(Typed(" Ada "))
    scene.start_guided()
    change = scene.update(0.01)
    assert isinstance(change, Push)
    assert change.scene.game.seats[0].name == "Ada"
    assert scene.shell.settings.player_name == "Ada"
    scene.rebuild()
    assert not scene.focus_name("name")


def test_learning_begins_a_guided_match_at_once():
    scene = Learning(shell())
    scene.enter((1280, 720))
    scene.shown = "sa-re"
    scene.rebuild()
    new = scene.guided_game("sa-re")
    assert new.guide
    assert new.free_undo
    assert [seat.is_human for seat in new.seats] == [True, False]
    assert new.seats[0].name != new.seats[1].name
    scene.start_guided()
    change = scene.update(0.0)
    table = change.scene  # type: ignore[union-attr]
    assert isinstance(table, TableScene)
    assert table.mode.controller.teacher.is_on(0)
    table.exit()


def test_at_a_table_that_several_look_at_each_is_told_at_his_own_turn():
    table = guided(people=2, ais=0, game="sa-re")
    first = table.match.to_move
    assert read_on(table) == ["aim", "start", "help"]
    for _ in range(2):
        table.press(f"plot.{first}.0")
        table.tick(times=4)
    assert table.match.to_move == 1 - first
    table.tick(times=4)
    assert read_on(table) == ["aim", "start", "help"]


@pytest.mark.parametrize("language", locale.available_languages())
def test_after_a_guided_game_a_sheet_tells_what_to_try_next_and_repeats_no_tip(language, tmp_path, monkeypatch):
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    locale.set_language(language)
    table = guided(game="duel", language=language, text_size=1.3)
    told = read_on(table)
    rng = random.Random(2)
    while not table.match.is_over:
        seat = table.match.to_move
        table.match.submit(seat, rng.choice(table.match.view(seat).legal), table.match.ply)
    table.stack.apply(table.scene.mode.finish())
    final = table.stack.top
    assert final.focused is None
    final.handle(KeyPress(Action.DOWN))
    assert final.focused.name == "learned"
    buttons = [each.rect for each in final.focusables()]
    assert all(pygame.FRect(0, 0, *final.size).contains(rect) for rect in buttons)
    table.click("learned")
    sheet = table.stack.top
    assert isinstance(sheet, FirstGameSheet)
    words = [each.markup for each in sheet.root.walk() if isinstance(each, Label)]
    assert len(told) > 3
    assert not any(locale.text(f"tip-duel-{name}-title") in line for name in told for line in words), "no list of tips"
    assert not any("<rule:" in line for line in words)
    chapters = load_course("duel").chapters
    assert sheet.suggestions()[0] == locale.text("learned-chapters", count=len(chapters))
    for chapter in chapters:
        note_progress("duel", chapter.id, len(chapter.steps))
    assert locale.text("learned-chapters", count=len(chapters)) not in sheet.suggestions()
    assert not locale.missing_keys()
    table.click("close")
    assert table.stack.top is final
    locale.set_language("en")


def test_who_was_told_nothing_is_shown_no_summary():
    table = Table(1, 1, game="duel")
    rng = random.Random(2)
    while not table.match.is_over:
        seat = table.match.to_move
        table.match.submit(seat, rng.choice(table.match.view(seat).legal), table.match.ply)
    table.stack.apply(table.scene.mode.finish())
    assert not [each for each in table.stack.top.focusables() if each.name == "learned"]
