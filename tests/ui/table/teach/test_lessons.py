"""Lessons: a player who follows them learns every rule of a first game; any other move gets an explanation."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import locale, registry
from game.components.exercises import load_exercises
from game.components.lessons import Chapter, Course, LessonStep, Mishap, Situation, load_course, read_course
from game.components.load import numbers, numbers_in
from game.errors import FeluccaError
from game.files.notices import NOTICES
from game.match.arrangement import arrange
from game.match.lesson import LEARNER, LessonGame
from game.match.progress import load_progress, note_progress
from game.match.seats import ai, human
from game.registry import GAMES
from game.rules.core.facts import Noted
from game.rules.core.game import Move
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SMALL
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.scenes.learning import Learning
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.table.menu import TableMenu
from game.ui.table.scene import TableScene
from game.ui.table.teach.lesson_table import ChapterTeacher, LessonPhase
from game.ui.table.tell.hint_marks import HintMark
from game.ui.widgets.button import Button
from game.ui.widgets.scene import Push
from game.ui.window.input import Action, KeyPress, PointerMove
from tests.sparing import ONE_NOW
from tests.ui.drawn import drawing
from tests.ui.learner import learner, presses

TAUGHT = tuple(game for game in GAMES if load_course(game) is not None)
SEATS = [human("Ada"), *(ai("", name) for name in ("Bek", "Cleo", "Dedi"))]
SCORINGS = ("round-end", "round-score", "end", "total")
"""The notes of a scoring."""
FIRST_GAME = {
    "sobek": (
        "S-1.2 S-1.4 S-2.3 S-3.0 S-3.1a S-3.1b S-3.1c S-3.2 S-3.3 S-3.3a S-3.3b S-3.3e S-4.1 S-4.2 S-4.3 S-5.1 S-5.2 "
        "S-5.7 S-6 S-6.1 S-6.2 S-6.3 S-7.1 S-7.2 S-7.3 S-7.4"
    ),
    "duel": (
        "D-1.2 D-1.4 D-1.6 D-2.4 D-3 D-3.1 D-3.1a D-3.1b D-3.1c D-3.2 D-3.2a D-3.2b D-3.3 D-4.1 D-4.2 D-4.3 D-4.4 "
        "D-4.5 D-5.1 D-5.4 D-6.1 D-6.2 D-6.8"
    ),
    "sa-re": (
        "R-1.2 R-1.6 R-1.7 R-2 R-3.1 R-3.2 R-3.3 R-3.4 R-3.5 R-4 R-5.1 R-5.2 R-5.3 R-5.4 R-5.5 R-5.6 R-6 R-7 R-8.1 "
        "R-8.2 R-8.3 R-8.4 R-8.5 R-8.6 R-8.7 R-9"
    ),
}
"""The rules that a first game needs, by game."""
SHORTEST, LONGEST = 2, 10
"""The limits for the number of steps of a chapter."""
WORDS_A_MINUTE, PRESS, MINUTES = 240, 4 / 60, 6
"""The speed of a reader, the minutes needed for a move, and the longest course in minutes."""


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    pygame.font.init()
    yield
    locale.set_language("en")


def course_of(game: str) -> Course:
    course = load_course(game)
    assert course is not None
    return course


def steps_of(game: str) -> list[tuple[Chapter, int, LessonStep]]:
    return [(chapter, at, step) for chapter in course_of(game).chapters for at, step in enumerate(chapter.steps)]


def begin(game: str, chapter: Chapter, at: int) -> LessonGame:
    """Return a step of a chapter without a window."""
    made = registry.make(game, numbers(game))
    return LessonGame(made, course_of(game), chapter.steps, at, SEATS)


@pytest.mark.parametrize("language", ONE_NOW)
@pytest.mark.parametrize("game", TAUGHT)
def test_who_does_exactly_what_is_said_comes_through_every_chapter(game: str, language: str) -> None:
    """All of it is read with the largest text in the smallest window."""
    locale.set_language(language)
    hands = learner(language=language, text_size=1.3)
    chapters = course_of(game).chapters
    hands.open(game, chapters[0].id)
    for chapter in chapters:
        for at, step in enumerate(chapter.steps):
            where, lessons = f"{chapter.id} {at + 1}", hands.lessons
            assert lessons.lesson.at == at, where
            assert lessons.phase is LessonPhase.ASKING, where
            hands.check_note(where)
            if step.moves:
                assert lessons.note is not None
                assert lessons.note.moves, where
                assert hands.coach.spots or hands.table.mode.prompts.offers(), where
                hands.make(lessons.lesson.good_move)
                assert lessons.phase is LessonPhase.TELLING, where
                assert lessons.is_right, where
                hands.check_note(where)
                assert {*step.shows} <= {target.id for target in hands.table.presenter.targets()}, where
                assert not [each for each in hands.table.presenter.targets() if each.is_usable], where
            hands.click("next" if chapter is not chapters[-1] or at < len(chapter.steps) - 1 else "leave")
            if hands.stack.top is not None:
                hands.wait()
        assert load_progress()[f"{game}/{chapter.id}"] == len(chapter.steps)
    assert hands.stack.top is None
    assert not locale.missing_keys()


def other_moves(lesson: LessonGame) -> list[Move]:
    """Return a move for each that a step tells the price of, and one that it does not foresee."""
    legal = lesson.match.view(lesson.match.to_move).legal
    found: dict[str, Move] = {}
    foreseen = [text for mishap in lesson.step.otherwise for text in mishap.moves]
    for move in legal:
        if lesson.is_good(move):
            continue
        shown = lesson.match.game.show_move(lesson.match.view(LEARNER).state, move)
        key = next((text for text in foreseen if shown == text or shown.startswith(f"{text} ")), "")
        found.setdefault(key, move)
    return list(found.values())


NOW = ("sobek take", "sobek sets")
"""The chapters whose wrong moves are tried with every change."""


@pytest.mark.parametrize(
    ("game", "name"),
    [
        pytest.param(game, chapter.id, marks=() if f"{game} {chapter.id}" in NOW else pytest.mark.slow)
        for game in TAUGHT
        for chapter in course_of(game).chapters
    ],
)
def test_another_move_is_played_out_told_its_price_and_offered_again(game: str, name: str) -> None:
    """The price is told before anybody else moves, and before any scoring."""
    told, chapter = 0, course_of(game).chapter(name)
    for at, step in enumerate(chapter.steps):
        for move in other_moves(begin(game, chapter, at)) if step.moves else ():
            where = f"{chapter.id} {at + 1} {move}"
            hands = learner()
            hands.open(game, chapter.id, at)
            own = hands.table.game.ply + 1
            hands.make(move)
            assert not hands.scorings, where
            assert {hands.table.game.decision(ply)[0] for ply in range(own, hands.table.game.ply + 1)} == {LEARNER}, (
                where
            )
            later = [each for facts in hands.table.game.facts(LEARNER, own + 1) for each in facts]
            assert not [each for each in later if isinstance(each, Noted) and each.what in SCORINGS], where
            lessons = hands.lessons
            note = lessons.note
            assert lessons.phase is LessonPhase.TELLING, where
            assert note is not None
            assert note.mood == "price", where
            assert locale.has(note.key), note.key
            assert [reply.name for reply in note.replies] == ["again", "next"], where
            assert {*note.targets} <= {target.id for target in hands.table.presenter.targets()}, where
            hands.click("again")
            hands.wait()
            assert hands.lessons.lesson.at == at, where
            assert hands.lessons.phase is LessonPhase.ASKING, where
            told += 1
    assert told
    assert not load_progress()


@pytest.mark.parametrize("game", TAUGHT)
def test_the_lessons_hold_every_rule_that_a_first_game_needs(game: str) -> None:
    taught = {rule for _, _, step in steps_of(game) for rule in step.rules}
    assert taught >= set(FIRST_GAME[game].split())
    known = set(locale.keys(f"rules-{game}-"))
    for rule in taught:
        key = f"rules-{game}-{rule.replace('.', '-')}"
        assert key in known, rule


@pytest.mark.parametrize("language", locale.available_languages())
@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_has_its_words_and_no_words_are_left_over(game: str, language: str) -> None:
    locale.set_language(language)
    keys = set()
    for chapter, at, step in steps_of(game):
        key = f"lesson-{game}-{chapter.id}-{at + 1}"
        keys |= {f"chapter-{game}-{chapter.id}", key}
        if not step.moves:
            continue
        keys.add(f"{key}-why")
        lesson = begin(game, chapter, at)
        if len(lesson.match.view(lesson.match.to_move).legal) > len(step.moves):
            keys.add(f"{key}-no")
        keys |= {f"{key}-no-{mishap.say}" for mishap in step.otherwise if mishap.say}
    assert {*locale.keys(f"lesson-{game}-"), *locale.keys(f"chapter-{game}-")} == keys


@pytest.mark.parametrize("game", TAUGHT)
def test_chapters_are_short_and_ask_at_once(game: str) -> None:
    for chapter in course_of(game).chapters:
        assert SHORTEST <= len(chapter.steps) <= LONGEST, chapter.id
        assert chapter.steps[0].moves, f"{chapter.id} tells before it asks"


@pytest.mark.parametrize("language", locale.available_languages())
@pytest.mark.parametrize("game", TAUGHT)
def test_a_course_takes_six_minutes(game: str, language: str) -> None:
    """A word is a run of characters between spaces with a letter or a digit in it; a mark such as × is none."""
    locale.set_language(language)
    minutes = 0.0
    for chapter, at, step in steps_of(game):
        key = f"lesson-{game}-{chapter.id}-{at + 1}"
        shown = [locale.text(each, **numbers_in(game)) for each in ((key, f"{key}-why") if step.moves else (key,))]
        words = [word for each in shown for word in re.sub("<[^>]*>", "", each).split() if re.search(r"\w", word)]
        minutes += len(words) / WORDS_A_MINUTE + PRESS
    assert minutes <= MINUTES


@pytest.mark.parametrize("game", TAUGHT)
def test_every_position_is_whole(game: str) -> None:
    """Each piece lies in exactly one place, and the learner knows no more than the table shows."""
    made = registry.make(game, numbers(game))
    for chapter, at, step in steps_of(game):
        if step.position is not None:
            state = arrange(made, course_of(game), step.position).state
            masks = made.zone_masks(state)
            everything = 0
            for mask in masks:
                assert not everything & mask, (chapter.id, at + 1)
                everything |= mask
            assert everything.bit_count() == made.universe.size, (chapter.id, at + 1)


def test_a_lesson_can_be_done_by_keys_alone() -> None:
    hands = learner()
    hands.open("sobek", "take")
    for _ in range(60):
        focused = hands.table.focused
        if focused is not None and focused.name == "quay.0" and hands.table.is_focus_shown:
            break
        hands.stack.apply(hands.table.handle(KeyPress(Action.NEXT)))
    hands.stack.apply(hands.table.handle(KeyPress(Action.ACTIVATE)))
    hands.wait()
    assert hands.lessons.is_right
    assert hands.table.focused is not None
    assert hands.table.focused.name == "next", "the keys go to what goes on"
    hands.stack.apply(hands.table.handle(KeyPress(Action.ACTIVATE)))
    hands.wait()
    assert hands.lessons.lesson.at == 1


def test_undo_offers_a_step_again() -> None:
    hands = learner()
    hands.open("sobek", "take")
    hands.make(hands.lessons.lesson.read("take 2"))
    hands.stack.apply(hands.table.handle(KeyPress(Action.UNDO)))
    hands.wait()
    assert hands.lessons.phase is LessonPhase.ASKING
    assert hands.table.game.ply == 0


def test_a_wrong_move_may_be_left_as_it_is() -> None:
    hands = learner()
    hands.open("sobek", "take")
    hands.make(hands.lessons.lesson.read("take 2"))
    hands.click("next")
    hands.wait()
    assert hands.lessons.lesson.at == 1
    assert hands.table.game.ply == 2, "the step begins as if the good move had been made"


def test_nothing_can_be_pressed_while_a_lesson_tells_something() -> None:
    hands = learner()
    hands.open("sobek", "take")
    hands.make(hands.lessons.lesson.good_move)
    ply = hands.table.game.ply
    hands.click("quay.0")
    assert hands.table.game.ply == ply
    assert not hands.table.mode.prompts.turn()[1].endswith("thinking…")


def test_a_lesson_goes_on_where_it_was_left() -> None:
    note_progress("sobek", "take", 2)
    hands = learner()
    scene = Learning(hands.shell)
    hands.stack.apply(Push(scene))
    scene.shown = "sobek"
    scene.rebuild()
    assert scene.default_focus == "chapter-take"
    hands.click("chapter-take")
    hands.tick()
    assert isinstance(hands.stack.top, TableScene)
    assert hands.lessons.lesson.at == 2
    menu = hands.table.mode.open_menu()
    assert isinstance(menu, Push)
    hands.stack.apply(menu)
    assert {each.name for each in menu.scene.focusables()} == {"go-on", "settings", "rules", "leave"}  # type: ignore[attr-defined]
    hands.click("leave")
    assert hands.stack.top is scene


def test_progress_is_never_lost(tmp_path: Path) -> None:
    file = tmp_path / "learned.json"
    assert load_progress(file) == {}
    note_progress("sobek", "take", 3, file)
    note_progress("sobek", "take", 1, file)
    note_progress("duel", "ankh", 1, file)
    assert load_progress(file) == {"sobek/take": 3, "duel/ankh": 1}
    file.write_text('{"sobek/take": 2, "sobek/sets": "many", "duel/ankh": tr')
    assert load_progress(file) == {}
    file.write_text('{"sobek/take": 2, "sobek/sets": "many"}')
    assert load_progress(file) == {"sobek/take": 2}
    file.write_text("[]")
    assert load_progress(file) == {}
    file.write_text('{"sobek/take": 2, "sobek/sets": "many", "later": [1]}')
    note_progress("duel", "ankh", 1, file)
    assert json.loads(file.read_text()) == {"sobek/take": 2, "sobek/sets": "many", "later": [1], "duel/ankh": 1}
    assert not NOTICES.take()
    note_progress("sobek", "take", 1, tmp_path / "learned.json" / "no folder")
    (told,) = NOTICES.take()
    assert told.startswith("your progress could not be saved: ")


def test_draws_are_those_that_a_step_names_and_no_reply_comes_before_a_correction() -> None:
    chapter = course_of("sobek").chapter("characters")
    lesson = begin("sobek", chapter, 3)
    queen = lesson.read("play queen.ivory")
    assert lesson.take(queen) == "no-queen"
    lesson.match.submit(LEARNER, queen, 0)
    universe, state = lesson.match.game.universe, lesson.match.view(LEARNER).state
    hand = {universe.show(piece) for piece in range(universe.size) if state.hands[LEARNER] >> piece & 1}
    assert {"fish.8", "cattle.6", "wheat.8"} < hand
    assert lesson.reply() is None


def test_the_replies_to_a_good_move_are_those_that_a_step_names() -> None:
    chapter = course_of("sobek").chapter("characters")
    step, at = next((step, at) for at, step in enumerate(chapter.steps) if step.then)
    lesson = begin("sobek", chapter, at)
    assert lesson.take(lesson.good_move) == "why"
    lesson.match.submit(LEARNER, lesson.good_move, lesson.match.ply)
    told = []
    while (reply := lesson.reply()) is not None:
        state = lesson.match.view(LEARNER).state
        told.append(lesson.match.game.show_move(state, reply))
        lesson.match.submit(lesson.match.to_move, reply, lesson.match.ply)
    assert tuple(told) == step.then


def test_a_wrong_file_of_lessons_is_reported(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "sobek"
    folder.mkdir(parents=True)
    assert read_course("sobek", tmp_path) == (None, [])
    head = "rest: {deck: out}\nseen: {}\nchapters:\n"
    (folder / "lessons.yaml").write_text(f"{head}  - id: one\n    steps:\n      - moves: [take 1]\n")
    course, mistakes = read_course("sobek", tmp_path)
    assert course is None
    assert [str(each) for each in mistakes] == [
        "data/games/sobek/lessons.yaml:4: the chapter 'one' must begin with a position"
    ]
    (folder / "lessons.yaml").write_text(f"{head}  - id: one\n    stepps: []\n")
    course, mistakes = read_course("sobek", tmp_path)
    assert course is None
    assert "stepps" in str(mistakes[0])


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"hands": "wheat.1|wheat.1"}, "two places"),
        ({"hands": "wheat.1|-", "quays": "wheat.1"}, "wheat.1 in two places"),
        ({"hand": "-"}, "no field 'hand'"),
        ({"hands": "wheat.99|-"}, "wheat.99"),
    ],
)
def test_a_position_that_cannot_be_is_refused(fields: dict[str, str], words: str) -> None:
    made = registry.make("sobek", numbers("sobek"))
    with pytest.raises(FeluccaError, match=words):
        arrange(made, course_of("sobek"), Situation(fields))


def test_what_shows_the_outcome_of_a_move_is_named_by_the_move() -> None:
    course = course_of("sobek")
    steps = course.chapter("take").steps
    mishap = Mishap(("take 2",), shows=("corruption.0",))
    step = LessonStep(("take 1",), steps[0].position, shows=("pile",), otherwise=(mishap,))
    lesson = LessonGame(registry.make("sobek", numbers("sobek")), course, [step], 0, SEATS)
    assert lesson.shows == ()
    for text, shows in (("take 1", ("pile",)), ("take 2", ("corruption.0",)), ("take 3", ())):
        lesson.take(lesson.read(text))
        assert lesson.shows == shows


def test_a_market_is_written_as_it_lies() -> None:
    """Spaces part the names of a field, and the bits of another field say where a piece lies."""
    made = registry.make("duel", numbers("duel"))
    rows = [". fish.1 . . . .", *(". . . . . ." for _ in range(4)), ". . . . . ivory.3"]
    rest = {"pile": "removed", "box": "removed", "reserve": "removed", "bag": "bag"}
    course = Course(rest, {}, (), {"filled": "market"})
    state = arrange(made, course, Situation({"market": "\n".join(rows), "ankh": "0", "facing": "0"})).state
    assert state.filled == 1 << 1 | 1 << 35
    assert made.universe.show(state.market[35]) == "ivory.3"


def test_what_a_step_is_about_is_framed_above_a_sheet_over_the_table() -> None:
    hands = learner()
    hands.open("duel", "early", 1)
    picture = hands.picture()
    scarabs, seven = (
        next(t.rect for t in hands.table.presenter.targets() if t.id == each) for each in ("token.67", "token.72")
    )
    frames = [spot for spot in hands.coach.spots if spot.contains(scarabs) or spot.contains(seven)]
    assert len(frames) == 2
    assert len({tuple(picture.get_at((round(each.left) + 1, round(each.centery)))) for each in frames}) == 1


def test_the_menu_of_a_lesson_and_of_an_exercise_speaks_of_no_game() -> None:
    for is_exercise in (False, True):
        hands = learner()
        hands.stack.apply(Push(Learning(hands.shell)))
        if is_exercise:
            hands.open_exercise("sobek", load_exercises("sobek")[0].id)
        else:
            hands.open("sobek", "take")
        hands.stack.apply(hands.table.mode.open_menu())
        menu = hands.stack.top
        assert isinstance(menu, TableMenu)
        labels = [each.label for each in menu.focusables() if isinstance(each, Button)]
        assert labels == ["Continue", "Settings", "Rules", "Back to the lessons"]
        with drawing() as seen:
            menu.draw(hands.shell.canvas(pygame.Surface(hands.shell.display.pixels, 0, 32)))
        assert (len(seen.icons) > 1, seen.missing) == (True, [])


def test_the_frame_of_a_lesson_follows_its_card_and_has_a_colour_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines of a rival's reach are in that player's colour; the frame stayed behind when its tile rose."""
    hands = learner()
    hands.open("duel", "leave")
    frames: list[tuple[pygame.FRect, object]] = []
    plain = Canvas.box

    def note(canvas: Canvas, rect: pygame.FRect, fill: object, *rest: object, line: object = None, **more: Any) -> None:
        if fill is None and line is not None and more.get("radius") == 12:
            frames.append((pygame.FRect(rect), line))
        plain(canvas, rect, fill, *rest, line=line, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "box", note)
    target = next(each for each in hands.table.presenter.targets() if each.rect.inflate(12, 12) in hands.coach.spots)
    hands.stack.apply(hands.table.handle(PointerMove(target.rect.center)))
    for _ in range(20):
        hands.tick()
    raised = hands.table.renderer.as_drawn(target.id, target.rect)
    assert raised.top < target.rect.top - 2
    frames.clear()
    hands.picture()
    assert (raised.inflate(12, 12), "linen") in frames
    assert target.rect.inflate(12, 12) not in [rect for rect, _ in frames]
    assert "linen" not in SEAT_COLOURS


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"bilt": "-"}, "no field 'bilt'"),
        ({"decision": "sell"}, "'sell' is no decision"),
        ({"built": "castle.a1"}, "'castle.a1' is no tile on a space"),
        ({"built": "port.d1"}, "'port.d1' is no tile on a space"),
        ({"built": "warehouse.a1+carpenter.a1+goldsmith.a1"}, "no room, or no tile, for 'goldsmith.a1'"),
        ({"built": "temple.a1+temple.a2+temple.a3"}, "no room, or no tile, for 'temple.a3'"),
    ],
)
def test_a_position_of_sa_re_that_cannot_be_is_refused(fields: dict[str, str], words: str) -> None:
    made = registry.make("sa-re", numbers("sa-re"))
    with pytest.raises(FeluccaError, match=words):
        arrange(made, course_of("sa-re"), Situation(fields))


def test_what_follows_from_a_position_of_sa_re_is_worked_out() -> None:
    made = registry.make("sa-re", numbers("sa-re"))
    fields = {
        "decision": "question",
        "built": "warehouse.a1+master-builder.a1+carpenter.b2+gardens.b1+library.a2|warehouse.b2+master-builder.b2",
        "sites": "pyramid.c4|-",
        "pyramid": "1,0",
        "steps": "2,0",
        "store": "1,1,0,0,0,2",
        "pool": "1,0,0",
        "discard": "wood.1+trouble.1",
    }
    state = arrange(made, course_of("sa-re"), Situation(fields)).state
    words = dict(word.split("=") for word in state.text(made.universe).split())
    assert words["supply"] == "27,29,28,18", "the pool, the store, a token of the Carpenter and two marks are out"
    assert words["stock"] == "2,1,2,2,2,1,1,2,1,2,2,2,2"
    assert words["pyramids"] == "2"
    assert (words["growth"], words["gauge"]) == ("2,0", "2,1")
    assert (words["seen"], words["drawn"]) == ("wood.1+trouble.1", "2")
    assert (words["round"], words["phase"], words["stack"]) == ("1", "1", "3:0:0")


def test_a_lesson_asks_even_what_is_obvious() -> None:
    """Stopping would bring nothing here, and no card can mean revolt."""
    hands = learner()
    hands.open("sa-re", "question")
    for _ in range(60):
        hands.tick()
    assert hands.table.game.ply == 0
    assert [offer.id for offer in hands.table.mode.prompts.offers()] == ["stop", "continue"]


def test_the_answer_that_is_meant_is_lit_and_a_city_that_only_grows_is_not() -> None:
    hands = learner()
    hands.open("sa-re", "buildings")
    lit = [
        each.name for each in hands.table.root.walk() if isinstance(each, OfferButton) and each.mark is HintMark.BEST
    ]
    assert lit == ["push.1"]
    assert not hands.coach.spots


def test_a_painted_rival_to_move_has_an_edge_of_gold_and_no_ground() -> None:
    hands = learner()
    hands.open("sa-re", "question", 1)
    hands.make(hands.lessons.lesson.good_move)
    assert hands.table.game.to_move == 1
    small, gold = hands.table.presenter.places.small[1].rect, hands.shell.theme["gold"]  # type: ignore[attr-defined]
    picture = hands.picture()
    assert picture.get_at((round(small.left) - 2, round(small.centery)))[:3] == gold[:3]
    assert picture.get_at((round(small.centerx), round(small.top) + 50))[:3] != gold[:3]


def test_a_payment_of_several_steps_comes_to_its_end_before_anything_is_said() -> None:
    hands = learner()
    hands.open("sa-re", "goal", 1)
    hands.make(hands.lessons.lesson.good_move)
    assert hands.table.game.ply == 3
    assert hands.lessons.is_right


def test_a_move_that_is_none_is_refused() -> None:
    lesson = begin("sobek", course_of("sobek").chapter("take"), 0)
    with pytest.raises(FeluccaError, match="'take 9' is no move here"):
        lesson.read("take 9")
    with pytest.raises(FeluccaError, match="no chapter 'nowhere'"):
        course_of("sobek").chapter("nowhere")


def test_the_learner_finds_the_way_to_a_set() -> None:
    hands = learner()
    hands.open("sobek", "sets")
    lessons = hands.lessons
    assert isinstance(lessons, ChapterTeacher)
    way = presses(hands.table.presenter, hands.table, lessons.lesson.good_move)
    assert way[-1].startswith("do.")


def test_the_choice_of_a_pirogue_leaves_the_set_in_sight_that_the_lesson_is_about() -> None:
    """Two Scarabs would make the fish worth more: their set and its points lie below the sheet, framed."""
    player = learner()
    player.open("duel", "early", 1)
    presenter = player.table.presenter
    tray = presenter.tray  # type: ignore[attr-defined]
    (place,) = (each.rect for each in presenter.targets() if each.id == "set.0.1")
    assert len(tray.tokens) == 5
    assert not tray.rect.colliderect(place)
    assert any(spot.colliderect(place) for spot in player.coach.spots)
    types = player.shell.types
    assert all(cell.height >= types.line_height(SMALL) + 8 for cell in tray.cells.values()), "in letters of full size"
