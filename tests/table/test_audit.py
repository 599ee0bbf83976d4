"""The audit finds fair what is fair, and notices a program or a view that is not."""

from __future__ import annotations

import json
from itertools import count, islice
from types import ModuleType
from typing import Any

import pytest

from game.__main__ import main
from game.ai import levels
from game.ai.budget import Budget
from game.components.load import numbers
from game.rules import registry
from game.rules.core.game import Game, Move, Setup, View
from game.table.audit import audit
from game.table.opponents import level


def made(name: str) -> Game:
    return registry.make(name, numbers(name))


@pytest.mark.parametrize(("name", "seats"), [("sobek", 2), ("sobek", 4), ("duel", 2), ("sa-re", 2), ("sa-re", 3)])
def test_levels_are_blind_to_what_they_may_not_see(name: str, seats: int) -> None:
    found = list(islice(audit(made(name), Setup(seats), level("scribe", name), "3"), 60))
    assert all(one.is_fair for one in found)
    assert sum(one.changed for one in found) > 20


def test_a_search_is_blind_to_what_it_may_not_see() -> None:
    found = list(islice(audit(made("duel"), Setup(2), level("vizier:nodes=60", "duel"), "3"), 12))
    assert all(one.is_fair and one.changed for one in found)


class Fickle:
    """Does something else each time, whatever its seed."""

    turns = count()

    def choose(self, view: View, budget: Budget) -> Move:
        return view.legal[next(self.turns) % 2]


def test_a_program_that_acts_on_something_else_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def make(game: Game, options: Any, seed: int) -> Fickle:
        return Fickle()

    module = ModuleType("fickle")
    module.make = make  # type: ignore[attr-defined]
    monkeypatch.setattr(levels, "import_module", lambda name: module)
    assert main(["audit", "sobek", "--decisions", "5", "--level", "merchant"]) == 1
    out = capsys.readouterr().out
    assert "the program did something else in 5" in out
    assert "seat 0 does something else" in out


def test_a_view_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = made("sobek")
    monkeypatch.setattr(game, "redact", lambda state, viewer, knowledge: state.clone())
    found = list(islice(audit(game, Setup(2), level("apprentice", "sobek"), "3"), 5))
    assert not any(one.unseen for one in found)
    assert not any(one.is_fair for one in found)


def test_the_command_counts(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["audit", "sobek", "--decisions", "8", "--level", "apprentice", "--seed", "4"]
    assert main([*words, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures == {
        "game": "sobek",
        "players": 2,
        "level": "apprentice",
        "decisions": 8,
        "games": 1,
        "dealt_otherwise": 8,
        "different": 0,
        "examples": [],
    }
    assert main(words) == 0
    assert "the program did something else in 0" in capsys.readouterr().out
