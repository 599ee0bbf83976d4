"""The sheet over the quays: all words about events, and the names of the cards of a pile."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from game import locale
from game.components.faces import STRIP
from game.rules.sobek.moves import EVENT, GRAB
from game.ui.boards.sobek.targets import TrayPiece
from tests.ui.drawn import drawing
from tests.ui.tables import Table


def asked(kind: int, seed: str, least: int) -> Table:
    """Return a table for two at the first decision of a kind with at least so many answers."""
    rng = random.Random(seed)
    while True:
        table = Table(2, 0, game="sobek", seed=seed)
        match = table.match
        while match.to_move >= 0:
            legal = match.view(match.to_move).legal
            if legal[0][0] == kind and len(legal) >= least:
                table.look_as(match.to_move)
                return table
            match.submit(match.to_move, rng.choice(legal), match.ply)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("seed", ["0", "1", "2", "3", "4", "5"])
def test_all_words_about_an_event_are_in_its_cell(language: str, seed: str) -> None:
    """In French the last line about a Guild was cut, where its name takes two lines."""
    locale.set_language(language)
    table = asked(EVENT, seed, 5)
    cells = [each.rect for each in table.scene.presenter.targets() if isinstance(each.thing, TrayPiece)]
    with drawing() as drawn:
        table.surface()
    for cell in cells:
        inside = [each for each in drawn.paragraphs if cell.collidepoint(each.centerx, each.top + 1)]
        assert inside
        assert max(each.bottom for each in inside) <= cell.bottom


def test_the_names_of_the_cards_of_a_pile_end_at_the_next_card() -> None:
    table = asked(GRAB, "1", 6)
    pile = {each.id for each in table.scene.presenter.targets() if isinstance(each.thing, TrayPiece)}
    assert len(pile) > 5
    cards = sorted((each for each in table.scene.presenter.items() if each.id in pile), key=lambda each: each.rect.left)
    for card, following in pairwise(cards):
        seen = (following.rect.left - card.rect.left) / card.rect.width
        assert seen >= 1.0 or dict(card.extra)[STRIP] <= 100 * seen + 3
    assert STRIP not in dict(cards[-1].extra)
