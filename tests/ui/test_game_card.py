"""The cards of the games to choose: words, and an emblem beside them."""

from __future__ import annotations

import pygame
import pytest

from game.registry import ENTRIES
from game.ui import catalogue
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.pictures import Pictures
from game.ui.scenes.game_card import GameCard
from game.ui.scenes.learning import Learning
from tests.ui.pilot import drawn_labels


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("width", [300.0, 380.0])
def test_the_words_leave_room_for_the_emblem(make_shell, text_size: float, width: float, monkeypatch) -> None:
    discs: list[pygame.FRect] = []

    def note(_: Canvas, centre: tuple[float, float], radius: float, *__: object, **___: object) -> None:
        discs.append(pygame.FRect(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius))

    monkeypatch.setattr(Canvas, "disc", note)
    shell = make_shell((1280, 720), text_size=text_size)
    surface = pygame.Surface((1280, 720), 0, 32)
    for info in catalogue.games():
        card = GameCard(shell, info, lambda: None, is_chosen=False)
        card.place(pygame.FRect(20, 20, width, card.measure(width)[1]))
        with drawn_labels() as labels:
            card.draw(shell.canvas(surface))
        *_, about = labels
        emblem = discs.pop()
        assert card.rect.contains(emblem)
        for label in labels:
            assert not label.rect.colliderect(emblem) or label is about
            assert card.rect.contains(label.rect)
        assert about.rect.top >= emblem.bottom - 6


def test_every_game_has_an_emblem() -> None:
    assert all(Pictures().file(entry.emblem) is not None for entry in ENTRIES.values())


def test_who_learns_a_game_reads_that_two_play(make_shell) -> None:
    scene = Learning(make_shell())
    scene.enter((1280, 720))
    with drawn_labels() as labels:
        scene.draw(scene.shell.canvas(pygame.Surface((1280, 720), 0, 32)))
    assert [label.markup for label in labels].count("2 players") == 3
