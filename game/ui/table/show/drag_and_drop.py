"""Drag and drop at the table, equivalent to clicks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import dist

import pygame

from game.rules.core.state import State
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import Beat, Item, Narrow, Submit
from game.ui.drawing.canvas import Canvas
from game.ui.window.display import Point

_FAR = 9.0
"""The distance that the pointer must move with its button down before it starts dragging."""
_ABOVE = 0.15
"""How far above the pointer a dragged thing is drawn, as a share of its height."""


@dataclass(frozen=True, slots=True)
class Gripped:
    """The button went down on a target at a point; nothing is dragged yet."""

    target: str
    at: Point


@dataclass(frozen=True, slots=True)
class Dragged:
    """A target follows the pointer. `is_chosen` says whether taking it up has chosen it, as a click does."""

    target: str
    at: Point
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Dropped:
    """A thing was dropped on its destination and stays there until the result is shown.

    A thing chosen by picking it up (`is_chosen`) is drawn at its old place as well.
    """

    item: Item
    at: Point
    is_chosen: bool


class DragAndDrop:
    """The thing that the pointer drags over the table; `state` is None if there is none."""

    def __init__(self, presenter: Presenter[State]) -> None:
        self._presenter = presenter
        self.state: Gripped | Dragged | Dropped | None = None

    @property
    def dragged(self) -> str:
        """The target that is dragged; '' for none."""
        return self.state.target if isinstance(self.state, Dragged) else ""

    @property
    def is_choosing(self) -> bool:
        """Whether picking the thing up also chose it, so that its destinations are lit."""
        return isinstance(self.state, Dragged) and self.state.is_chosen

    @property
    def absent(self) -> frozenset[str]:
        """The items that are not drawn at their places."""
        state = self.state
        if not isinstance(state, Dragged | Dropped) or state.is_chosen:
            return frozenset()
        return frozenset((state.target if isinstance(state, Dragged) else state.item.id,))

    def grip(self, target: str, at: Point) -> None:
        """Take note that the button went down on a target."""
        self.state = Gripped(target, at)

    def release_grip(self) -> None:
        """Take note that the button went up, or down on nothing."""
        if isinstance(self.state, Gripped):
            self.state = None

    def move(self, at: Point) -> bool:
        """Follow the pointer; return whether something dragged has moved."""
        if not isinstance(self.state, Dragged):
            return False
        self.state = replace(self.state, at=at)
        return True

    def pull(self, at: Point) -> str:
        """Return the target to pick up now that the pointer has moved far enough from it; '' for none."""
        if not isinstance(self.state, Gripped) or dist(at, self.state.at) <= _FAR:
            return ""
        target, self.state = self.state.target, None
        return target

    def take_up(self, target: str, at: Point) -> bool:
        """Begin dragging a target, if it is usable and can be dragged; return whether it is."""
        presenter = self._presenter
        if not presenter.carrying.can_carry(target):
            return False
        if not any(each.id == target and isinstance(each.does, Submit | Narrow) for each in presenter.targets()):
            return False
        self.state = Dragged(target, at, presenter.carrying.take_up(target))
        return True

    def let_go(self, item: Item | None, over: str, at: Point) -> str:
        """Drop the dragged `item` at a point `over` a target; return the target to use.

        It stays there if that is one of its destinations. Dropped on its own target, it is used as by a click; if
        picking it up has chosen it, it remains chosen, and '' is returned. Otherwise it goes back, the choice that
        picking it up began is cancelled, and '' is returned.
        """
        state = self.state
        assert isinstance(state, Dragged)
        self.state = None
        place = self._presenter.carrying.landing(state.target, over, at)
        if not place and over == state.target:
            place = "" if state.is_chosen else state.target
        elif not place and state.is_chosen:
            self._presenter.cancel()
        if place and item is not None:
            self.state = Dropped(item, state.at, state.is_chosen)
        return place

    def put_back(self) -> bool:
        """Put the dragged thing back, and cancel the choice that it began; return whether there was one."""
        is_choosing = self.is_choosing
        if not self.clear():
            return False
        if is_choosing:
            self._presenter.cancel()
        return True

    def clear(self) -> bool:
        """Stop dragging; return whether anything was being dragged."""
        was_dragged = bool(self.dragged)
        self.state = None
        return was_dragged

    def hand_on(self, beats: Sequence[Beat]) -> Sequence[Beat]:
        """Return the beats with the dropped thing's flight starting from where it was dropped."""
        dropped = self.state
        if not isinstance(dropped, Dropped):
            return beats
        self.state = None
        here, there = dropped.item.rect, _below_pointer(dropped.item, dropped.at)
        return [_onward(beat, here, there) for beat in beats]

    def paint(self, canvas: Canvas, brush: Brush, item: Item | None) -> None:
        """Draw the dragged `item`, or the dropped one, slightly above the pointer."""
        state = self.state
        if isinstance(state, Dropped):
            item = state.item
        if item is not None and isinstance(state, Dragged | Dropped):
            lying = replace(item, rect=_below_pointer(item, state.at), look="", badge="", pips=())
            brush.item(canvas, lying, 1.0)


def _below_pointer(item: Item, at: Point) -> pygame.FRect:
    """Return where a thing is dragged: a little above the pointer."""
    place = item.rect.copy()
    place.center = at[0], at[1] - place.height * _ABOVE
    return place


def _onward(beat: Beat, here: pygame.FRect, there: pygame.FRect) -> Beat:
    """Return a beat whose flights from `here` start from `there`."""
    flights = (replace(each, path=(there, *each.path[1:])) if each.path[0] == here else each for each in beat.flights)
    return replace(beat, flights=tuple(flights))
