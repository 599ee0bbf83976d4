"""Telling a decision draws nothing and remembers nothing: the log may do so any number of times."""

from __future__ import annotations

import random

import pytest

from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import Told
from tests.ui.tables import Table, settle

GAMES = [("sobek", 3), ("duel", 2), ("sa-re", 3), ("ferry", 2)]


def sight(presenter: Presenter) -> tuple[object, ...]:
    """Return what a presenter shows."""
    ground = presenter.landscape.key if presenter.landscape is not None else None
    targets = [(each.id, tuple(each.rect), each.is_usable) for each in presenter.targets()]
    cards = [(row.title, row.hidden, row.places) for row in presenter.card_counts()]
    words = [presenter.explain(each.id) for each in presenter.targets()]
    return presenter.items(), targets, cards, words, ground, presenter.light, presenter.sheet


def told_as(told: Told) -> tuple[object, ...]:
    """Return what was told, the light only by its kind."""
    return told.prelude, told.beats, told.lines, told.reckoning, told.is_surprise, type(told.light)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_decision_can_be_told_any_number_of_times(game: str, seats: int) -> None:
    table = Table(1, seats - 1, game=game, seed="told")
    match, presenter, rng = table.match, table.scene.presenter, random.Random(7)
    for _ in range(70):
        if match.is_over:
            break
        before, actor = match.view(0), match.to_move
        match.submit(actor, rng.choice(match.view(actor).legal), match.ply)
        past = match.facts(0)
        presenter.show(match.view(0), match.seats, past)
        seen, first = sight(presenter), told_as(presenter.tell(past[-1], before, actor))
        for facts in past[-3:]:
            presenter.tell(facts, None, -1)
        assert told_as(presenter.tell(past[-1], before, actor)) == first
        assert sight(presenter) == seen


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_five_resizes_change_nothing_that_is_shown(game: str, seats: int) -> None:
    table = Table(1, seats - 1, game=game, seed="told")
    table.scene.mode.controller.thinking = None
    rng = random.Random(8)
    for _ in range(60):
        if table.match.is_over:
            break
        actor = table.match.to_move
        table.match.submit(actor, rng.choice(table.match.view(actor).legal), table.match.ply)
        settle(table)
    seen, lines = sight(table.scene.presenter), list(table.sight.lines)
    assert table.scene.presenter.past == table.match.facts(0)
    for _ in range(5):
        table.scene.refresh(table.scene.size)
    assert sight(table.scene.presenter) == seen
    assert table.sight.lines == lines
