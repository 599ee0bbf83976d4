"""What presenters begin with: a view, words for it, and the two areas it is laid out in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import pygame

from game.rules.core.game import View
from game.table.seats import Seat
from game.ui.boards.painting import Brush, painter_for
from game.ui.boards.values import Target
from game.ui.shell import Shell


class TablePresenter(ABC):
    """Shows one view after the other; a subclass begins with each anew, and lays it out for every size.

    `table` and `hand` are the areas until the scene gives them: the board, and what is private.
    """

    offered = ""
    """How the targets begin that can be carried into the own hand."""
    aimed = ""
    """The target under the pointer or in focus, told by `aim`."""
    view: View[Any]

    def __init__(self, shell: Shell, game: str, table: pygame.FRect, hand: pygame.FRect) -> None:
        self.shell = shell
        self._name = game
        self._table, self._hand = table, hand

    @abstractmethod
    def _begin(self, seats: Sequence[Seat]) -> None:
        """Make words and an empty selection for a new view."""

    @abstractmethod
    def _lay_out(self) -> None:
        """Place everything in the two areas."""

    @abstractmethod
    def targets(self) -> Sequence[Target]:
        """Return what can be pointed at."""

    @property
    @abstractmethod
    def hand_place(self) -> pygame.FRect:
        """Where the own hand lies."""

    @property
    def brush(self) -> Brush:
        """The brush in the present theme and language."""
        return Brush(painter_for(self._name, self.shell.settings.theme))

    def show(self, view: View[Any], seats: Sequence[Seat]) -> None:
        """Take a new view; the selection is dropped."""
        self.view = view
        self._begin(seats)
        self._lay_out()

    def arrange(self, table: pygame.FRect, hand: pygame.FRect) -> None:
        """Lay everything out for a new size."""
        self._table, self._hand = table, hand
        self._lay_out()

    def aim(self, target: str) -> None:
        """Take note of what is pointed at."""
        self.aimed = target

    # Carrying what may be taken into the own hand

    def carries(self, target: str) -> bool:
        """Return whether a target is offered."""
        return target.startswith(self.offered)

    def take_up(self, target: str) -> bool:
        """Choose nothing: it is taken where it lands."""
        return False

    def landing(self, target: str, over: str, at: tuple[float, float]) -> str:
        """Return what is carried if it comes to the own hand or panel."""
        panel = next(each.rect for each in self.targets() if each.id == f"seat.{self.view.viewer}")
        return target if panel.collidepoint(at) or self.hand_place.collidepoint(at) else ""
