"""Windows of the program as it is, opened for a test and closed after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pygame

from game.ui.app import App
from game.ui.scenes.menu import MainMenu
from game.ui.widgets.scene import Push, Scene
from game.ui.widgets.shell import Doors, Shell
from game.ui.window.events import Translator
from game.ui.window.settings import Settings
from game.ui.wiring import DOORS

SILENT = Settings(language="en", effects_volume=0.0, music_volume=0.0, animation="off")


def nudge() -> None:
    """End the wait of a window for the next event, with one that means nothing."""
    pygame.event.post(pygame.event.Event(pygame.USEREVENT))


@contextmanager
def opened(
    settings: Settings | None = SILENT, *, doors: Doors | None = None, first: Callable[[Shell], Scene] = MainMenu
) -> Iterator[App]:
    """Open a window that has shown its first scene once; it asks for no gamepads and makes no sound of its own."""
    made = App(doors or DOORS, first, settings=settings, size=(1280, 720))
    made.shell.sound.start = lambda: None  # type: ignore[method-assign]
    made.guard(lambda: Push(first(made.shell)))
    pygame.event.clear()
    try:
        with patch.object(Translator, "open_gamepads"):
            made.step()
            pygame.event.clear()
            yield made
    finally:
        if pygame.display.get_init():
            made.close()
