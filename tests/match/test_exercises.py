"""Exercises: the file, and that the strongest AI or plain counting agrees with every answer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game import locale, registry
from game.ai.budget import Budget, Limit
from game.ai.reasons import reasons
from game.ai.search import make
from game.components.exercises import Exercise, find_exercise, load_exercises, read_exercises
from game.components.lessons import Course, load_course
from game.components.load import numbers
from game.errors import FeluccaError
from game.match.arrangement import arrange
from game.match.lesson import LEARNER, LessonGame
from game.match.opponents import level
from game.match.seats import ai, human
from game.registry import GAMES
from game.rules.core.facts import Noted
from game.rules.sare import city, odds
from game.rules.sare.game import SaRe
from game.rules.sare.payment import usable_tokens
from game.rules.sare.tables import STONECUTTER
from tests.sparing import third_now

SEATS = [human("Ada"), *(ai("", name) for name in ("Bek", "Cleo", "Dedi"))]
NODES = 3000
"""The positions that the AI may examine."""
LEAD = 0.05
"""The best move must win so much more of 1 than any that is not good."""
FEWEST = 12
"""The minimum number of exercises of a game."""
TRAINED = tuple(game for game in GAMES if load_exercises(game))
ALL = [(game, each) for game in TRAINED for each in load_exercises(game)]
MOVES = [(game, each) for game, each in ALL if each.moves]
QUESTIONS = [(game, each) for game, each in ALL if each.answers]


def named(row: tuple[str, Exercise]) -> str:
    return f"{row[0]} {row[1].id}"


def begin(game: str, exercise: Exercise) -> LessonGame:
    """Return an exercise without a window."""
    course = load_course(game)
    assert course is not None
    steps = exercise.steps
    return LessonGame(registry.make(game, numbers(game)), course, steps, len(steps) - 1, SEATS)


@pytest.mark.parametrize("row", third_now(MOVES), ids=named)
def test_the_strong_ai_finds_the_good_move_clearly_the_best(row: tuple[str, Exercise]) -> None:
    game, exercise = row
    lesson = begin(game, exercise)
    match = lesson.match
    assert match.to_move == LEARNER
    view = match.view(LEARNER)
    assert len(view.legal) > 1, "there is something to choose"
    player = make(match.game, level("pharaoh", game).options, 1)
    values = player.values(view, Budget(Limit(NODES)))
    good = [value for move, value in values.items() if lesson.is_good(move)]
    others = [value for move, value in values.items() if not lesson.is_good(move)]
    assert good, values
    assert max(good) > max(others, default=0.0) + LEAD, {
        match.game.show_move(view.state, move): value for move, value in values.items()
    }


@pytest.mark.parametrize("row", MOVES, ids=named)
def test_the_hint_engine_has_something_to_say_of_every_good_move(row: tuple[str, Exercise]) -> None:
    lesson = begin(*row)
    view = lesson.match.view(LEARNER)
    assert reasons(lesson.match.game, view, lesson.good_move)
    for move in row[1].among:
        assert lesson.read(move) in view.legal


def right_answer(game: str, exercise: Exercise) -> str:
    """Return the answer that comes out when the exercise is played to its end."""
    lesson = begin(game, exercise)
    match = lesson.match
    lesson.show()
    facts = []
    while (move := lesson.reply()) is not None:
        assert match.submit(match.to_move, move, match.ply)
        facts += [fact for fact in match.facts(LEARNER)[-1] if isinstance(fact, Noted)]
    if exercise.ask == "corrupt":
        found = [fact.seat for fact in facts if fact.what == "corrupt"]
        assert len(found) == 1
        return f"seat {found[0]}"
    assert exercise.ask == "back"
    return str(next(fact.values for fact in facts if fact.what == "scores")[LEARNER])


@pytest.mark.parametrize("row", QUESTIONS, ids=named)
def test_the_right_answer_is_what_comes_out(row: tuple[str, Exercise]) -> None:
    game, exercise = row
    assert right_answer(game, exercise) == exercise.right
    assert len(set(exercise.answers)) == len(exercise.answers) > 1


@pytest.mark.parametrize("game", TRAINED)
def test_a_game_has_enough_exercises_of_several_kinds(game: str) -> None:
    exercises = load_exercises(game)
    assert len(exercises) >= FEWEST
    assert len({each.ask for each in exercises}) >= 3


@pytest.mark.parametrize("row", ALL, ids=named)
def test_every_position_is_whole(row: tuple[str, Exercise]) -> None:
    """Each piece lies in exactly one place."""
    game, exercise = row
    course = load_course(game)
    assert isinstance(course, Course)
    made = registry.make(game, numbers(game))
    everything = 0
    for mask in made.zone_masks(arrange(made, course, exercise.position).state):
        assert not everything & mask
        everything |= mask
    assert everything.bit_count() == made.universe.size


def test_an_exercise_that_is_none_is_refused() -> None:
    with pytest.raises(FeluccaError, match="no exercise 'nothing' of 'sobek'"):
        find_exercise("sobek", "nothing")


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (["{id: a, ask: take, position: {fields: {}}}"], "either good moves or answers"),
        (["{id: a, ask: take, position: {fields: {}}, moves: [x], answers: [y], right: y}"], "either good moves"),
        (["{id: a, ask: back, position: {fields: {}}, answers: ['1', '2'], right: '3'}"], "must be among its answers"),
        (["{id: a, ask: take, position: {fields: {}}, moves: [x]}"] * 2, "two exercises 'a'"),
        (["{id: a, ask: take, moves: [x]}"], "position"),
    ],
)
def test_a_wrong_file_of_exercises_is_reported(tmp_path: Path, rows: list[str], words: str) -> None:
    folder = tmp_path / "games" / "sobek"
    folder.mkdir(parents=True)
    assert read_exercises("sobek", tmp_path) == ((), [])
    (folder / "exercises.yaml").write_text("exercises:\n" + "".join(f"  - {row}\n" for row in rows))
    found, mistakes = read_exercises("sobek", tmp_path)
    assert not found
    assert words in str(mistakes[0])


RISKS = {"paid": (), "doubles": (), "dark": (), "gold": (1,)}
"""The exercises of Sa-Rê that name a risk, and the squares by which the gauge goes down in their words."""


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("name", RISKS)
def test_the_risk_in_an_exercises_words_is_the_exact_one(name: str, language: str) -> None:
    locale.set_language(language)
    game = registry.make("sa-re", numbers("sa-re"))
    assert isinstance(game, SaRe)
    view = begin("sa-re", find_exercise("sa-re", name)).match.view(LEARNER)
    at = odds.exposure(game.tables, view.state, LEARNER)
    chances = [
        odds.chance_of_revolt(odds.outlooks(game.tables, view), at._replace(margin=at.margin + lower))
        for lower in (0, *RISKS[name])
    ]
    said = [int(number) for number in re.findall(r"(\d+)\s?%", locale.text(f"exercise-sa-re-{name}"))]
    assert said == [max(1, round(100 * chance)) for chance in chances]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_price_in_an_exercises_words_is_the_exact_one(language: str) -> None:
    """What the Stonecutter costs in wood and gold, and how much wood is missing; stone and gold suffice."""
    locale.set_language(language)
    game = registry.make("sa-re", numbers("sa-re"))
    assert isinstance(game, SaRe)
    state = begin("sa-re", find_exercise("sa-re", "craftsman")).match.view(LEARNER).state
    assert not any(state.store[3 * LEARNER : 3 * LEARNER + 3]), "nothing but tokens to pay with"
    wood, stone, gold = city.price(game.tables, state, LEARNER, STONECUTTER, game.tables.spaces.index("b2"))
    tokens = usable_tokens(state, LEARNER)
    assert stone <= tokens[1]
    assert gold <= tokens[2]
    said = [int(number) for number in re.findall(r"\d+", locale.text("exercise-sa-re-craftsman"))]
    assert said == [wood, gold, wood - tokens[0]]
