"""The cards of the games to choose: words, and an emblem beside them."""

from __future__ import annotations

import pygame
import pytest

from game.registry import ENTRIES
from game.ui import catalogue
from game.ui.drawing.pictures import Pictures
from game.ui.scenes.game_card import _EMBLEM, GameCard
from game.ui.scenes.learning import Learning


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("width", [300.0, 380.0])
def test_the_words_leave_room_for_the_emblem(make_shell, text_size: float, width: float) -> None:
    shell = make_shell((1280, 720), text_size=text_size)
    surface = pygame.Surface((1280, 720), 0, 32)
    for info in catalogue.games():
        card = GameCard(shell, info, lambda: None, is_chosen=False)
        card.place(pygame.FRect(20, 20, width, card.measure(width)[1]))
        card.draw(shell.canvas(surface))
        emblem = pygame.FRect(card.rect.right - 14 - _EMBLEM, card.rect.top + 14, _EMBLEM, _EMBLEM)
        for label in (card._title, card._count, card._about):
            assert not label.rect.colliderect(emblem) or label is card._about
            assert card.rect.contains(label.rect)
        assert card._about.rect.top >= emblem.bottom - 6


def test_every_game_has_an_emblem() -> None:
    assert all(Pictures().file(entry.emblem) is not None for entry in ENTRIES.values())


def test_who_learns_a_game_reads_that_two_play(make_shell) -> None:
    scene = Learning(make_shell())
    scene.enter((1280, 720))
    cards = [widget for widget in scene.root.walk() if isinstance(widget, GameCard)]
    assert [card._count.markup for card in cards] == ["2 players"] * 3
