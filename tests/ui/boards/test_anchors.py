"""Everything that is written at a table stands in its label, and nothing leaves the window to a side."""

from __future__ import annotations

import random

import pygame
import pytest

from tests.ui.drawn import drawing
from tests.ui.tables import Table


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
@pytest.mark.parametrize(("game", "seats"), [("sobek", 4), ("duel", 2), ("sa-re", 3)])
def test_words_stand_in_their_labels(game: str, seats: int, theme: str) -> None:
    table = Table(seats, 0, game=game, theme=theme, seed="anchor", confirm_handover=False, language="fr")
    chance, match, written = random.Random(4), table.match, 0
    for ply in range(1, 60):
        match.submit(match.to_move, chance.choice(match.view(match.to_move).legal), match.ply)
        if ply % 20 == 12:
            table.look_as(match.to_move)
            table.scene.renderer.cache.drop()
            with drawing() as seen:
                table.surface()
            written += len(seen.texts)
            window = pygame.FRect((0, 0), table.scene.size).inflate(2, 2)
            assert all(window.contains(each.rect) for each in table.scene.focusables())
            assert (seen.astray(table.scene.size), seen.missing) == ([], [])
            assert all(box.rect.width >= 0 and box.rect.height >= 0 for box in seen.boxes)
    assert written > 60
