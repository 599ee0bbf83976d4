"""The data offered to the new-game screen."""

from __future__ import annotations

import random

import pytest

from game import locale, registry
from game.components.load import numbers
from game.locale import has
from game.match import saves
from game.match.match import Match
from game.match.seats import human
from game.rules.core.game import Setup
from game.ui import catalogue
from game.ui.boards.kit.phrases import listed
from game.ui.catalogue import USUAL_LEVEL, games


def test_the_level_offered_first_is_a_sound_one_and_every_level_is_described():
    for info in games():
        names = [level.name for level in info.levels]
        assert info.level == USUAL_LEVEL
        assert 1 < names.index(USUAL_LEVEL) < len(names) - 1
        assert all(has(level.label) and has(level.help) for level in info.levels)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_finished_game_is_listed_with_its_result(seed: int) -> None:
    match = Match.new(
        registry.make("duel", numbers("duel")), Setup(2), [human("Anna"), human("Nefer")], path=saves.new_path("duel")
    )
    rng = random.Random(seed)
    assert [save.progress for save in catalogue.list_saves(9)] == ["not started"]
    while match.to_move >= 0:
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    match.close()
    assert match.result is not None
    winner = match.result.winners[0]
    (save,) = catalogue.list_saves(9)
    assert save.is_over
    assert save.progress == f"{match.seats[winner].name} won"


def test_several_winners_share_the_line_of_a_saved_game() -> None:
    for language, words in (
        ("en", "Anna and Nefer shared the win"),
        ("fr", "Anna et Nefer se partagent la victoire"),
        ("it", "Anna e Nefer condividono la vittoria"),
    ):
        locale.set_language(language)
        assert locale.text("save-won", names=listed(["Anna", "Nefer"]), count=2) == words
