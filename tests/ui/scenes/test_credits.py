"""The credits show the games they name, without scrolling in the usual text size."""

from __future__ import annotations

import pytest

from game.ui.scenes.credits import Credits, GamePicture
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea
from game.ui.window.display import fit


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1080, 1920)])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_each_game_has_its_picture_beside_or_above_its_makers(make_shell, size: tuple[int, int], language: str) -> None:
    shell = make_shell(language=language)
    shell.show_on(fit(size))
    scene = Credits(shell)
    scene.enter(shell.display.size)
    pictures = [each.rect for each in scene.root.walk() if isinstance(each, GamePicture)]
    labels = [each for each in scene.root.walk() if isinstance(each, Label)]
    makers = [each.rect for each in labels if "<b>S" in each.markup and "Source" not in each.markup]
    assert len(pictures) == len(makers) == 3
    for picture, words in zip(pictures, makers, strict=True):
        assert picture.width > 100
        assert (picture.left == words.left and picture.bottom < words.top) or picture.right < words.left
    assert not [each for each in scene.root.walk() if isinstance(each, ScrollArea) and each.reach]
