"""The cards of the games to choose: words, and an emblem beside them."""

from __future__ import annotations

import pygame
import pytest

from game import locale
from game.registry import ENTRIES, GAMES
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.pictures import Pictures
from game.ui.scenes.game_card import GameCard, description
from game.ui.scenes.learning import Learning
from game.ui.scenes.new_game import NewGameScene
from game.ui.widgets.scroll import ScrollArea
from tests.ui.drawn import drawing
from tests.ui.pilot import drawn_labels, named


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize(("width", "height"), [(300.0, 0.0), (380.0, 190.0), (720.0, 0.0)])
def test_the_words_cover_none_of_the_picture(make_shell, text_size, width, height, monkeypatch) -> None:
    pictures: list[pygame.FRect] = []

    def note(_: Canvas, name: str, rect: pygame.FRect, **__: object) -> bool:
        pictures.append(rect)
        return name.startswith("common/game-")

    monkeypatch.setattr(Canvas, "painting", note)
    shell = make_shell((1280, 720), text_size=text_size)
    surface = pygame.Surface((1280, 720), 0, 32)
    for game in GAMES:
        card = GameCard(shell, game, description(game, (2, 3, 4)), lambda: None, is_chosen=False, height=height)
        card.place(pygame.FRect(20, 20, width, card.measure(width)[1]))
        assert card.rect.height >= height
        with drawn_labels() as labels:
            card.draw(shell.canvas(surface))
        picture = pictures.pop()
        assert card.rect.contains(picture)
        assert min(picture.size) >= 70
        title, count, about = labels
        for label in labels:
            assert not label.rect.inflate(0, -22).colliderect(picture), "its lower corners lie below the words"
            assert card.rect.contains(label.rect)
        assert not about.rect.colliderect(count.rect)
        assert not about.rect.colliderect(title.rect)


def test_a_game_without_a_picture_shows_its_emblem(make_shell, monkeypatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(Canvas, "painting", lambda *_, **__: False)
    monkeypatch.setattr(Canvas, "picture", lambda _, name, *__, **___: drawn.append(name) or True)
    shell = make_shell()
    for game in GAMES:
        card = GameCard(shell, game, description(game, (2,)), lambda: None, is_chosen=False)
        card.place(pygame.FRect(20, 20, 380, card.measure(380)[1]))
        card.draw(shell.canvas(pygame.Surface((1280, 720), 0, 32)))
    assert drawn == [ENTRIES[game].emblem for game in GAMES]


def test_the_chosen_game_has_a_tick(make_shell) -> None:
    """Its edge alone told it by colour."""
    shell = make_shell()
    for is_chosen in (True, False):
        card = GameCard(shell, "sobek", description("sobek", (2,)), lambda: None, is_chosen=is_chosen)
        card.place(pygame.FRect(20, 20, 380, card.measure(380)[1]))
        with drawing() as drawn:
            card.draw(shell.canvas(pygame.Surface((1280, 720), 0, 32)))
        assert [mark.words for mark in drawn.icons] == ["check"] * is_chosen


def test_every_game_has_an_emblem() -> None:
    assert all(Pictures().file(entry.emblem) is not None for entry in ENTRIES.values())


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(900, 1200), (1080, 1920)])
def test_in_a_high_window_the_games_stand_above_the_table(make_shell, size, text_size) -> None:
    shell = make_shell(size, text_size=text_size)
    scene = NewGameScene(shell, "sobek")
    scene.enter(scene.shell.display.size)
    cards = [named(scene, f"game-{name}").rect for name in GAMES]
    start, players = named(scene, "start").rect, named(scene, "level-1").rect
    assert len({card.top for card in cards}) == 1, "side by side"
    assert min(card.width for card in cards) > 0.8 * scene.size[0] / len(GAMES)
    assert max(card.bottom for card in cards) < players.top < start.bottom <= scene.size[1]
    assert min(card.height for card in cards) > 100


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (900, 1200)])
@pytest.mark.usefixtures("_only_real_games")
def test_games_are_set_up_and_lessons_listed_without_a_scroll_bar(make_shell, language: str, size) -> None:
    shell = make_shell(size, language=language)
    try:
        locale.set_language(language)
        scrolled = []
        for game in ("sobek", "duel", "sa-re"):
            new, learning = NewGameScene(shell, game), Learning(shell)
            new.draft.count = max(new.draft.definitions.seats) if new.draft.definitions is not None else 0
            learning.shown = game
            for scene in (new, learning):
                scene.enter(shell.display.size)
                areas = [each for each in scene.root.walk() if isinstance(each, ScrollArea)]
                scrolled += [(game, type(scene).__name__) for area in areas[1:] if area.reach]
    finally:
        locale.set_language("en")
    assert scrolled == []


def test_the_pictures_of_cards_in_a_row_are_of_one_height(make_shell, monkeypatch) -> None:
    """In a tall window a title stood higher than the others where its description had two lines."""
    locale.set_language("fr")
    pictures: dict[str, pygame.FRect] = {}
    monkeypatch.setattr(
        Canvas, "painting", lambda _, name, rect, **__: pictures.setdefault(name, pygame.FRect(rect)) is None
    )
    shell = make_shell((1080, 1920))
    scene = NewGameScene(shell, "sobek")
    scene.enter(shell.display.size)
    scene.draw(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
    heights = {rect.height for name, rect in pictures.items() if name.startswith("common/game-")}
    assert len(heights) == 1
