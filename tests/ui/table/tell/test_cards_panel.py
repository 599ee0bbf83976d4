"""The panel of cards: columns as wide as their words, a line between two, no kind alone in a row."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.locale import text
from game.ui.boards.kit.values import CardCount
from game.ui.table.tell.cards_panel import CardsPanel
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.settings import Settings
from game.ui.wiring import DOORS
from tests.ui.drawn import drawing


def panel(size: tuple[int, int], language: str) -> CardsPanel:
    """Return the panel of nine kinds, one of which has the longest words."""
    shell = Shell(DOORS, Settings(language=language, animation="off"), fit(size), store=lambda *_: "")
    places = ((text("share-duel-market"), "4"), (text("share-duel-rival-corruption", name="Nefer"), "1"))
    kinds = [CardCount(f"kind {at}", "duel/fish", "goods/fish", 11, 3, 0, places) for at in range(9)]
    scene = CardsPanel(shell, "duel", lambda: kinds)
    scene.enter(shell.display.size)
    return scene


@pytest.mark.parametrize(("size", "rows"), [((1280, 720), [5, 4]), ((1024, 768), [5, 4]), ((900, 1200), [5, 4])])
@pytest.mark.parametrize("language", ["fr", "it"])
def test_figures_stand_on_the_last_line_of_their_words_and_no_kind_is_alone(
    size: tuple[int, int], rows: list[int], language: str
) -> None:
    scene = panel(size, language)
    surface = pygame.Surface(scene.shell.display.pixels, 0, 32)
    with drawing() as found:
        scene.draw(scene.shell.canvas(surface))
    titles = Counter(mark.rect.top for mark in found.texts if mark.words.startswith("kind"))
    assert [titles[top] for top in sorted(titles)] == rows
    figures = [mark.rect for mark in found.texts if mark.words in ("1", "4")]
    assert len(figures) == 18
    for figure in figures:
        beside = [
            each
            for each in found.paragraphs
            if each.bottom == pytest.approx(figure.bottom, abs=2) and each.x < figure.x
        ]
        assert beside
        nearest = max(beside, key=lambda each: each.left)
        assert nearest.right < figure.left
