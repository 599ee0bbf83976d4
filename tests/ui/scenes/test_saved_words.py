"""How far a saved game is, in words."""

from __future__ import annotations

import random

import pytest

from game import locale, registry
from game.components.load import numbers
from game.match import saves
from game.match.match import Match
from game.match.seats import ai, human
from game.rules.core.game import Setup
from game.ui.boards.kit.phrases import listed
from game.ui.scenes.menu import progress


@pytest.mark.parametrize("seed", [1, 2])
def test_a_finished_game_is_listed_with_its_result(seed: int) -> None:
    match = Match.new(
        registry.make("duel", numbers("duel")), Setup(2), [human("Anna"), human("Nefer")], path=saves.new_path("duel")
    )
    rng = random.Random(seed)
    assert [progress(save) for save in saves.listing()] == ["not started"]
    while match.to_move >= 0:
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    match.close()
    assert match.result is not None
    winner = match.result.winners[0]
    (save,) = saves.listing()
    assert save.is_finished
    assert progress(save) == f"{match.seats[winner].name} won"


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Anna resigned"), ("fr", "Anna a abandonné"), ("it", "Anna ha abbandonato")]
)
def test_a_game_that_was_resigned_is_listed_with_who_resigned(language: str, words: str) -> None:
    """Against three AIs, who have all won then, "3 tied for the win" stood on the card."""
    locale.set_language(language)
    seats = [human("Anna"), *(ai("merchant", name) for name in ("Nefer", "Ramose", "Tiye"))]
    match = Match.new(registry.make("sobek", numbers("sobek")), Setup(4), seats, path=saves.new_path("sobek"))
    match.resign(0)
    match.close()
    (save,) = saves.listing()
    assert (save.resigned, save.winners) == ("Anna", ("Nefer", "Ramose", "Tiye"))
    assert progress(save) == words


def test_several_winners_share_the_line_of_a_saved_game() -> None:
    for language, words in (
        ("en", "Anna and Nefer shared the win"),
        ("fr", "Anna et Nefer gagnent ex æquo"),
        ("it", "vincono Anna e Nefer"),
    ):
        locale.set_language(language)
        assert locale.text("save-won", names=listed(["Anna", "Nefer"]), count=2) == words
