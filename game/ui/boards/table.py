"""What presenters begin with: a view, words for it, and the two areas it is laid out in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame

from game.rules.core.game import View
from game.table.seats import Seat
from game.ui.boards.painting import Brush, painter_for
from game.ui.shell import Shell


class TablePresenter(ABC):
    """Shows one view after the other; a subclass begins with each anew, and lays it out for every size.

    `table` and `hand` are the areas until the scene gives them: the board, and what is private.
    """

    aimed = ""
    """The target under the pointer or in focus, told by `aim`."""
    view: View

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

    @property
    def brush(self) -> Brush:
        """The brush in the present theme and language."""
        return Brush(painter_for(self._name, self.shell.settings.theme))

    def show(self, view: View, seats: Sequence[Seat]) -> None:
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
