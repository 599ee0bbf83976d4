"""A move in words names one thing, also where several are called alike."""

from __future__ import annotations

import random

import pygame
import pytest

from game import locale
from game.ai.heuristics.contract import Reason
from game.rules.duel import moves as of_duel
from game.rules.sobek import moves as of_sobek
from game.ui.boards.kit.values import About
from game.ui.table.tell.hint_words import sentences
from game.ui.table.tell.tooltip_card import draw_about
from tests.ui.tables import Table

TAKES = {"duel": (of_duel.TAKE,), "sobek": (of_sobek.TAKE, of_sobek.FETCH)}


@pytest.mark.parametrize("language", locale.available_languages())
@pytest.mark.parametrize("game", TAKES)
def test_every_take_is_said_differently(game: str, language: str) -> None:
    """The hint was to take wheat, where two wheat were legal."""
    locale.set_language(language)
    for seed in range(4):
        table = Table(2, 0, game=game, seed=str(seed), confirm_handover=False, language=language)
        match, rng, twins = table.match, random.Random(seed), 0
        for _ in range(12):
            view = match.view(match.to_move)
            table.look_as(match.to_move)
            takes = [move for move in view.legal if move[0] in TAKES[game]]
            said = [table.scene.presenter.say(move) for move in takes]
            assert len({*said}) == len(said), said
            twins += any("(" in words or "1" in words or "2" in words for words in said)
            match.submit(match.to_move, rng.choice(takes or view.legal), match.ply)
    assert twins
    assert not locale.missing_keys()


def test_a_tooltip_has_no_link_that_the_pointer_cannot_reach() -> None:
    table = Table(2, 0, confirm_handover=False)
    table.surface()
    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
    place = pygame.FRect(500, 300, 60, 60)
    one, other = (
        draw_about(canvas, table.scene.presenter.brush, About("Wheat", "1 scarab.", rule=rule), place)
        for rule in ("", "S-3.1")
    )
    assert one == other


LEFT = {
    "en": ("It leaves Anna fish with 1 scarab, free.", "It leaves the next player fish with 1 scarab, free."),
    "fr": (
        "Cela laisse à Anna du poisson à 1 scarabée, sans corruption.",
        "Cela laisse au joueur suivant du poisson à 1 scarabée, sans corruption.",
    ),
    "it": (
        "Lascia ad Anna del pesce con 1 scarabeo, senza corruzione.",
        "Lascia al giocatore successivo del pesce con 1 scarabeo, senza corruzione.",
    ),
}


@pytest.mark.parametrize("language", LEFT)
def test_what_a_move_leaves_is_left_to_the_only_opponent_by_name(language: str) -> None:
    """Both said “the next player” at a table of two."""
    locale.set_language(language)
    found = [
        Reason("reason-leaves", {"family": "family-fish", "scarabs": 1, "skipped": 0}),
        Reason("reason-leaves-little"),
        Reason("reason-ends-round", {"cards": 2, "theirs": 3}),
        Reason("reason-rival-lacks", {"resources": 1}),
    ]
    named, unnamed = sentences(found, "Anna"), sentences(found)
    assert (named[0], unnamed[0]) == LEFT[language]
    assert all("Anna" in words for words in named)
    assert not any("Anna" in words for words in unnamed)
