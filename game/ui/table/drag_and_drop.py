"""Carrying a thing on the table with the pointer to where it is to go, which does what clicks would do."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from math import dist

import pygame

from game.ui.boards.values import Beat, Item
from game.ui.drawing.canvas import Canvas
from game.ui.table.navigation import Visiting
from game.ui.widgets.base import Hotspot, Widget
from game.ui.widgets.scene import Change
from game.ui.window.display import Point
from game.ui.window.input import Hidden, InputEvent, PointerDown, PointerMove, PointerUp, Press

_FAR = 9.0
"""So far the pointer moves with its button down before it carries something along."""
_ABOVE = 0.15
"""So much of its height above the pointer a thing is carried."""


class Carrying(Visiting):
    """A table where a thing follows the pointer while its button is down."""

    carried = ""
    """The target that is carried; empty for none."""
    _grip: tuple[str, Point] | None = None
    """The target the button went down on, and where."""
    _is_chosen = False
    """Whether taking it up has chosen it, as a click does."""
    _at: Point = (0.0, 0.0)
    _dropped: Item | None = None
    """What was let go where it belongs, until it is shown what came of it: there it stays meanwhile."""

    @abstractmethod
    def press(self, target: str) -> Change | None:
        """Use a target."""

    def handle(self, event: InputEvent) -> Change | None:
        """Take up, carry and let go; a key or another button puts what is carried back, and does no more."""
        if isinstance(event, PointerUp) and self.carried and event.button == 1:
            return self._let_go(event.pos)
        if isinstance(event, (PointerDown, Press, Hidden)) and self.put_back() and not isinstance(event, Hidden):
            return None
        change = super().handle(event)
        if isinstance(event, (PointerDown, PointerUp)):
            held = self.captured if isinstance(event, PointerDown) and event.button == 1 else None
            self._grip = (held.name, event.pos) if isinstance(held, Hotspot) else None
        elif isinstance(event, PointerMove):
            self._carry(event.pos)
        return change

    def _carry(self, pos: Point) -> None:
        if not self.carried and self._grip is not None and dist(pos, self._grip[1]) > _FAR:
            (target, _), self._grip = self._grip, None
            self._take_up(target)
        if self.carried:
            self._at = pos
            self.stir()

    def _take_up(self, target: str) -> None:
        presenter = self.presenter
        can_act = self._is_asked and not (self.is_behind or self.suspense)
        if not can_act or not presenter.carries(target):
            return
        if not any(each.id == target and each.is_usable for each in presenter.targets()):
            return
        self._is_chosen = presenter.take_up(target)
        self._grasp(target)
        self.refused = None
        self.shell.sound.play("take")
        self.rebuild()

    def _let_go(self, pos: Point) -> Change | None:
        item, ply = self._item(self.carried), self.match.ply
        carried = self.carried
        self._grasp("")
        spot, presenter = self._hit(pos), self.presenter
        over = spot.name if isinstance(spot, Hotspot) else ""
        place = presenter.landing(carried, over, pos)
        if not place and over == carried:
            place = "" if self._is_chosen else carried
        elif not place:
            presenter.cancel()
        if not place:
            self.rebuild()
            return None
        self._dropped = item
        change = self.press(place)
        if self.match.ply == ply:
            self._dropped = None
        return change

    def _play(self, beats: Sequence[Beat], is_quick: bool, left: Sequence[Item] = ()) -> None:
        """Show beats; what was carried flies on from where it was let go."""
        item, self._dropped = self._dropped, None
        if item is not None:
            beats = [_onward(beat, item.rect, self._below_pointer(item)) for beat in beats]
        super()._play(beats, is_quick, left)

    def _below_pointer(self, item: Item) -> pygame.FRect:
        """Return where a thing is carried: a little above the pointer."""
        place = item.rect.copy()
        place.center = self._at[0], self._at[1] - place.height * _ABOVE
        return place

    def _settle(self) -> None:
        """Show the match as it is now; what was carried may be for other eyes."""
        self._dropped = None
        self._grasp("")
        super()._settle()

    def put_back(self) -> bool:
        """Let what is carried go back to its place; return whether anything was."""
        self._dropped = None
        if not self.carried:
            return False
        self._grasp("")
        self.presenter.cancel()
        self.rebuild()
        return True

    def _grasp(self, target: str) -> None:
        self.carried = target
        self.presenter.aim(self.considered)

    def aim_at(self, target: str, is_aimed: bool) -> None:
        """While something is carried let it not rise at its old place, and nothing else but the places for it."""
        if not (is_aimed and self.carried) or (self._is_chosen and target != self.carried):
            super().aim_at(target, is_aimed)

    @property
    def considered(self) -> str:
        """The target whose consequences are shown: what is carried, unless the place it is over tells them."""
        return self.carried if self.carried and not self._is_chosen else super().considered

    @property
    def pointed(self) -> Widget | None:
        """Nothing explains itself below what is carried."""
        return None if self.carried else super().pointed

    @property
    def _absent(self) -> frozenset[str]:
        away = self._dropped.id if self._dropped is not None else self.carried
        return super()._absent | {away} if away and not self._is_chosen else super()._absent

    def paint_over(self, canvas: Canvas) -> None:
        """Draw what is carried above all, but what lies below the pointer can be read."""
        super().paint_over(canvas)
        item = self._item(self.carried) if self.carried else self._dropped
        if item is not None:
            self.brush.item(canvas, replace(item, rect=self._below_pointer(item), look="", badge="", pips=0), 1.0)


def _onward(beat: Beat, here: pygame.FRect, there: pygame.FRect) -> Beat:
    """Return a beat whose flights from `here` begin `there`."""
    flights = (replace(each, path=(there, *each.path[1:])) if each.path[0] == here else each for each in beat.flights)
    return replace(beat, flights=tuple(flights))
