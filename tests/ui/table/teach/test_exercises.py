"""Exercises at the table: right, wrong and shown answers, every way to reach them, and the list with its ticks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import locale
from game.components.exercises import Exercise, find_exercise, load_exercises
from game.match.lesson import LEARNER
from game.match.progress import load_progress
from game.registry import GAMES
from game.rules.core.game import Move
from game.ui.scenes.learning import Learning
from game.ui.table.scene import TableScene
from game.ui.table.teach.exercise_table import ExercisePhase, answer_button
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Push
from game.ui.widgets.scroll import ScrollArea
from game.ui.window.input import Action, KeyPress, PointerMove, Wheel
from tests.sparing import ONE_NOW
from tests.ui.learner import Learner, learner

TRAINED = tuple(game for game in GAMES if load_exercises(game))


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    pygame.font.init()
    yield
    locale.set_language("en")


def solve(hands: Learner, exercise: Exercise) -> None:
    """Give the right answer by clicks."""
    if exercise.moves:
        hands.make(hands.exercise.lesson.good_move)
    else:
        hands.click(answer_button(exercise.right))
        hands.wait()


def wrong_move(hands: Learner) -> Move:
    """Return a move that the exercise is not after."""
    lesson = hands.exercise.lesson
    return next(move for move in lesson.match.view(0).legal if not lesson.is_good(move))


@pytest.mark.parametrize("language", ONE_NOW)
@pytest.mark.parametrize("game", TRAINED)
def test_who_knows_the_answers_comes_through_all_exercises(game: str, language: str) -> None:
    """All of it is read with the largest text in the smallest window."""
    locale.set_language(language)
    hands = learner(language=language, text_size=1.3)
    exercises = load_exercises(game)
    hands.open_exercise(game, exercises[0].id)
    for number, exercise in enumerate(exercises, start=1):
        where = f"{exercise.id} {language}"
        assert hands.exercise.phase is ExercisePhase.ASKING, where
        hands.check_note(where)
        solve(hands, exercise)
        note = hands.exercise.note
        assert hands.exercise.phase is ExercisePhase.RIGHT, where
        assert note is not None
        assert note.mood == "good", where
        assert note.caption.endswith(f" · {locale.text('exercise-right')}"), (
            "the colour of the sheet is not the only cue"
        )
        assert note.more or not exercise.moves, where
        hands.check_note(where)
        hands.click("next" if number < len(exercises) else "leave")
        if hands.stack.top is not None:
            hands.wait()
    assert hands.stack.top is None
    assert load_progress() == {f"{game}/exercise-{each.id}": 1 for each in exercises}
    assert not locale.missing_keys()


@pytest.mark.parametrize(
    ("game", "name"),
    [
        pytest.param(game, each.id, marks=[] if each.id in ("second", "corrupt", "fits", "early") else pytest.mark.slow)
        for game in TRAINED
        for each in load_exercises(game)
    ],
)
def test_a_wrong_answer_is_told_why_and_may_be_given_again(game: str, name: str) -> None:
    exercise, hands = find_exercise(game, name), learner()
    hands.open_exercise(game, name)
    if exercise.moves:
        hands.make(wrong_move(hands))
    else:
        hands.click(answer_button(next(each for each in exercise.answers if each != exercise.right)))
        hands.wait()
    note = hands.exercise.note
    assert hands.exercise.phase is ExercisePhase.WRONG
    assert note is not None
    assert note.mood == "price"
    assert note.caption.endswith(f" · {locale.text('exercise-wrong')}")
    assert note.more or not exercise.moves
    hands.check_note(name)
    assert not [each for each in hands.table.presenter.targets() if each.is_usable]
    hands.click("again")
    hands.wait()
    assert hands.exercise.phase is ExercisePhase.ASKING
    solve(hands, exercise)
    assert hands.exercise.phase is ExercisePhase.RIGHT
    assert not locale.missing_keys()


def hidden(hands: Learner) -> list[str]:
    """Return the learner's own things and the shared ones that the note covers."""
    presenter, sheet = hands.table.presenter, hands.coach.rect
    spots = {each.id: presenter.regions.spot(each.thing) for each in presenter.targets()}
    found = [each.id for each in presenter.targets() if each.rect.colliderect(sheet) and not each.is_empty]
    signs = ["sign"] * len(sheet.collidelistall(list(presenter.sign_places(LEARNER))))
    return [each for each in found if spots[each].seat in (-1, LEARNER)] + signs


@pytest.mark.parametrize("size", [(1280, 720), (900, 1200)])
@pytest.mark.parametrize("game", TRAINED)
def test_a_question_hides_neither_own_nor_shared_things(game: str, size: tuple[int, int]) -> None:
    hands = learner(size=size)
    for exercise in load_exercises(game):
        hands.open_exercise(game, exercise.id)
        assert not hidden(hands), exercise.id


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (900, 1600)])
def test_in_the_largest_letters_questions_of_the_duel_hide_nothing_either(size: tuple[int, int], language: str) -> None:
    """They reached over the Pirogues or the market."""
    locale.set_language(language)
    hands = learner(size=size, text_size=1.3, language=language)
    for exercise in load_exercises("duel"):
        hands.open_exercise("duel", exercise.id)
        assert not hidden(hands), exercise.id


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("game", TRAINED)
def test_the_reasons_against_an_answer_hide_neither_own_nor_shared_things(game: str, language: str) -> None:
    """They covered cards of the quay and tiles of the market in every third exercise, and in Italian the Pirogues."""
    locale.set_language(language)
    hands = learner(language=language)
    for exercise in (each for each in load_exercises(game) if each.moves):
        hands.open_exercise(game, exercise.id)
        hands.make(wrong_move(hands))
        assert not hidden(hands), exercise.id


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(
    ("game", "names"), [("duel", ("fits", "third", "wheat", "away")), ("sa-re", ("early", "paid", "craftsman"))]
)
def test_in_the_largest_letters_reasons_hide_nothing_either(game: str, names: tuple[str, ...], language: str) -> None:
    """They lay over the Pirogues, the pile and the bag, over the learner's own cloth, or over the discard pile."""
    locale.set_language(language)
    hands = learner(text_size=1.3, language=language)
    for name in names:
        hands.open_exercise(game, name)
        assert not hidden(hands), name
        hands.make(wrong_move(hands))
        assert not hidden(hands), name
        hands.check_note(name)


def test_all_reasons_of_a_low_note_can_be_scrolled_to() -> None:
    hands = learner(text_size=1.3)
    hands.open_exercise("duel", "fits")
    hands.make(wrong_move(hands))
    area = next(each for each in hands.coach.walk() if isinstance(each, ScrollArea))
    last = max((each for each in area.walk() if isinstance(each, Label)), key=lambda label: label.rect.bottom)
    assert area.reach > 0
    assert last.rect.bottom > area.rect.bottom
    hands.stack.apply(hands.table.handle(PointerMove(area.rect.center)))
    for _ in range(9):
        hands.stack.apply(hands.table.handle(Wheel(area.rect.center, -1)))
    assert last.rect.bottom <= area.rect.bottom + 0.5


@pytest.mark.parametrize(("game", "name"), [("sobek", "second"), ("duel", "again"), ("sa-re", "early")])
def test_after_a_mistake_the_question_lies_where_it_was(game: str, name: str) -> None:
    hands = learner()
    hands.open_exercise(game, name)
    asked = hands.coach.rect
    hands.make(wrong_move(hands))
    assert hands.coach.rect.size != asked.size
    hands.click("again")
    hands.wait()
    assert hands.coach.rect == asked


def test_the_question_beside_a_note_names_the_button_that_is_there() -> None:
    hands = learner()
    hands.open_exercise("sobek", "second")
    prompts = hands.table.mode.prompts
    assert prompts.prompt() == "Take a card."
    hands.make(wrong_move(hands))
    assert prompts.prompt() == "Read the note, then press “Try again”."
    hands.open_exercise("sobek", "corrupt")
    assert hands.table.mode.prompts.prompt() == "Choose an answer on the note."


@pytest.mark.parametrize("name", ["second", "corrupt", "token"])
@pytest.mark.parametrize("is_after_mistake", [False, True])
def test_the_answer_can_be_shown_and_gives_no_tick(name: str, is_after_mistake: bool) -> None:
    exercise, hands = find_exercise("sobek", name), learner()
    hands.open_exercise("sobek", name)
    if is_after_mistake and exercise.moves:
        hands.make(wrong_move(hands))
    elif is_after_mistake:
        hands.click(answer_button("seat 0"))
        hands.wait()
    hands.click("solution")
    hands.wait()
    assert hands.exercise.phase is ExercisePhase.SHOWN
    assert hands.table.game.ply == len(exercise.before) + 1 + len(exercise.then) - bool(exercise.answers)
    assert hands.exercise.note is not None
    assert hands.exercise.note.key == f"exercise-sobek-{name}"
    assert not load_progress()


def test_a_wrong_move_is_set_against_the_best_one_by_the_hint_engine() -> None:
    hands = learner()
    hands.open_exercise("sobek", "second")
    hands.make(hands.exercise.lesson.read("take 4"))
    assert hands.exercise.note is not None
    assert hands.exercise.note.more == (
        "<b>Your move</b><br>• It starts a new family in your hand, with no scarabs."
        "<br>• It costs 3 corruption, making 3 in all.",
        "<b>The best move</b><br>• It makes a set of 3 worth 27 points.",
    )


def test_an_exercise_can_be_done_by_keys_alone() -> None:
    hands = learner()
    hands.open_exercise("sobek", "back")
    table = hands.table
    for _ in range(60):
        if table.focused is not None and table.focused.name == "answer.46" and table.is_focus_shown:
            break
        hands.stack.apply(table.handle(KeyPress(Action.NEXT)))
    hands.stack.apply(hands.table.handle(KeyPress(Action.ACTIVATE)))
    hands.wait()
    assert hands.exercise.phase is ExercisePhase.RIGHT
    assert hands.table.focused is not None
    assert hands.table.focused.name == "next"


def test_undo_offers_an_exercise_again() -> None:
    hands = learner()
    hands.open_exercise("sobek", "free")
    hands.stack.apply(hands.table.handle(KeyPress(Action.UNDO)))
    hands.make(wrong_move(hands))
    hands.stack.apply(hands.table.handle(KeyPress(Action.UNDO)))
    hands.wait()
    assert hands.exercise.phase is ExercisePhase.ASKING
    assert hands.table.game.ply == 0


def test_exercises_are_listed_with_ticks_and_played_in_any_order() -> None:
    hands = learner()
    scene = Learning(hands.shell)
    hands.stack.apply(Push(scene))
    scene.shown = "sobek"
    scene.rebuild()
    names = [each.name for each in scene.focusables() if each.name.startswith("exercise-")]
    assert names == [f"exercise-{each.id}" for each in load_exercises("sobek")]
    hands.click("exercise-bigger")
    hands.tick()
    assert isinstance(hands.stack.top, TableScene)
    hands.wait()
    solve(hands, find_exercise("sobek", "bigger"))
    hands.click("leave")
    assert hands.stack.top is scene
    done = {each.name: each.remark for each in scene.focusables() if each.name.startswith("exercise-")}  # type: ignore[attr-defined]
    assert [name for name, remark in done.items() if remark] == ["exercise-bigger"]


@pytest.mark.parametrize("language", locale.available_languages())
@pytest.mark.parametrize("game", TRAINED)
def test_every_exercise_has_its_words_and_no_words_are_left_over(game: str, language: str) -> None:
    locale.set_language(language)
    keys = set()
    for each in load_exercises(game):
        keys |= {f"exercise-{game}-{each.id}"}
        keys |= {f"exercise-{game}-{each.ask}{end}" for end in ("-title", "-ask", "-no")}
        assert f"rules-{game}-{each.rule.replace('.', '-')}" in locale.keys(f"rules-{game}-"), each.rule
    assert set(locale.keys(f"exercise-{game}-")) == keys
