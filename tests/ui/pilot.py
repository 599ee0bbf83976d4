"""Hands on the widgets of a scene: each is found by its name, and used as a player uses it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pygame

from game.ui.drawing.canvas import Canvas
from game.ui.widgets.base import Pressable, Widget
from game.ui.widgets.choice import Dropdown, SegmentedControl
from game.ui.widgets.field import TextField
from game.ui.widgets.flow import FormRow
from game.ui.widgets.label import Label
from game.ui.widgets.slider import Slider
from game.ui.widgets.stage import Stage
from game.ui.window.input import Action, KeyPress


def named(scene: Stage, name: str) -> Widget:
    """Return the widget called `name`."""
    return next(each for each in scene.root.walk() if each.name == name)


def choose(scene: Stage, name: str, value: object) -> None:
    """Choose a value among those of a choice or a list."""
    widget = named(scene, name)
    assert isinstance(widget, SegmentedControl | Dropdown)
    widget.choose([item.value for item in widget.items].index(value))


def seat(scene: Stage, count: int) -> None:
    """Let players sit down at a new game's table until there are `count`, each in the free chair."""
    while sum(each.name.startswith("kind-") for each in scene.root.walk()) < count:
        chair = named(scene, "add-seat")
        assert isinstance(chair, Pressable)
        chair.press()


def unfold(scene: Stage) -> None:
    """Show the options of a new game in place of its table."""
    more = named(scene, "more")
    assert isinstance(more, Pressable)
    more.press()


def write(scene: Stage, name: str, words: str) -> None:
    """Write words in a field, in place of those that stand there."""
    widget = named(scene, name)
    assert isinstance(widget, TextField)
    widget.take(words)


def slide(scene: Stage, name: str, share: float) -> None:
    """Move a slider by keys from its start until it stands at a share of its way, or just beyond."""
    widget = named(scene, name)
    assert isinstance(widget, Slider)
    widget.handle(KeyPress(Action.END if share >= 1 else Action.START))
    while widget.value < share:
        widget.handle(KeyPress(Action.RIGHT))


def room_for_words(line: FormRow) -> float:
    """Return how wide the words of a line may be."""
    rooms: list[float] = []
    rich = Canvas.rich

    def note(self: Canvas, words: str, area: pygame.FRect, *rest: object, **more: object) -> object:
        rooms.append(area.width)
        return rich(self, words, area, *rest, **more)  # type: ignore[arg-type]

    with patch.object(Canvas, "rich", note):
        line.draw_self(line.shell.canvas(pygame.Surface(line.shell.display.pixels, 0, 32)))
    return rooms[0]


@contextmanager
def drawn_labels() -> Iterator[list[Label]]:
    """Note the labels that are drawn meanwhile."""
    labels: list[Label] = []
    draw = Label.draw_self

    def note(self: Label, canvas: Canvas) -> None:
        labels.append(self)
        draw(self, canvas)

    with patch.object(Label, "draw_self", note):
        yield labels
