"""Knowledge drills: their form, and that they are the same everywhere."""

from __future__ import annotations

import functools
import operator

import pytest

from game.puzzles.drills import DrillForm, DrillKind, DrillQuestion, drill_kinds, series
from game.puzzles.puzzle import game_of
from game.registry import GAMES

OWN = [game for game in GAMES if drill_kinds(game)]


def plain(question: DrillQuestion) -> tuple[object, ...]:
    return question.kind, question.position.ply, question.zone, question.pieces, question.choices, question.right


@pytest.mark.parametrize("game", OWN)
def test_a_series_asks_all_kinds_and_is_the_same_again(game: str) -> None:
    asked = [*series(game, "one")]
    assert len(asked) == 10
    assert {question.kind for question in asked} == {kind.id for kind in drill_kinds(game)}
    assert [*map(plain, series(game, "one"))] == [*map(plain, asked)]
    assert plain(next(series(game, "two"))) != plain(asked[0])


@pytest.mark.parametrize("game", OWN)
def test_every_question_has_right_and_wrong_answers_and_stands_at_its_table(game: str) -> None:
    for question in series(game, "table"):
        assert question.right < {*question.choices}
        assert len({*question.choices}) == len(question.choices)
        assert question.is_right(question.right)
        assert not question.is_right(frozenset())
        if question.form in (DrillForm.COUNT, DrillForm.CHANCE):
            assert len(question.right) == 1
            assert [*question.choices] == sorted(question.choices)
        match = question.ask("Ada")
        assert match.to_move == question.seat
        assert match.seats[question.seat].name == "Ada"
        assert match.view(question.seat).legal == question.view.legal


@pytest.mark.parametrize(
    ("game", "kind"), [(game, kind) for game in OWN for kind in drill_kinds(game) if hasattr(kind, "groups")]
)
def test_no_piece_has_two_names(game: str, kind: DrillKind) -> None:
    groups = [*kind.groups(game_of(game).tables)]  # type: ignore[attr-defined]
    assert sum(map(int.bit_count, groups)) == functools.reduce(operator.or_, groups).bit_count()
