"""Who looks at a table, and what he may see there: alone, with others at one screen, or as a spectator."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.rules.core.facts import SPECTATOR
from game.rules.core.game import View
from game.table.match import Match
from game.ui.boards import presenter_for
from game.ui.boards.presenter import SharedTable
from game.ui.shell import Shell
from game.ui.stage import Stage


class Looking(Stage):
    """A match on the screen: `viewer` is the seat that it is shown to, or `SPECTATOR`."""

    def __init__(self, shell: Shell, match: Match) -> None:
        super().__init__(shell)
        self.match = match
        self.presenter = presenter_for(shell, match.game)
        self.viewer = self._first_viewer()
        self.is_alone = not self.is_shared
        """Whether the viewer sees what only he may know."""
        self._peeked = -1
        """The decision at which the viewer looked at his secrets alone; -1 for none."""

    @property
    def people(self) -> list[int]:
        """The seats that persons decide for."""
        return [number for number, seat in enumerate(self.match.seats) if seat.is_human]

    @property
    def has_secrets(self) -> bool:
        """Whether several persons share the screen, so that hands are covered between them."""
        return len(self.people) > 1 and self.shell.settings.confirm_handover

    def _first_viewer(self) -> int:
        people = self.people
        if len(people) == 1:
            return people[0]
        if people and not self.shell.settings.confirm_handover and self.match.to_move in people:
            return self.match.to_move
        return SPECTATOR

    @property
    def is_shared(self) -> bool:
        """Whether several people look at the screen together, and see only what everybody knows."""
        return self.has_secrets and isinstance(self.presenter, SharedTable)

    @property
    def _shows_secrets(self) -> bool:
        """Whether the screen shows what others who share it may not see."""
        return self.has_secrets and self.is_alone

    @property
    def _eyes(self) -> int:
        """The viewer whose knowledge is shown."""
        return self.viewer if self.is_alone else SPECTATOR

    def _view(self) -> View[Any]:
        view = self.match.view(self._eyes)
        if self._eyes == self.viewer:
            return view
        return replace(view, viewer=self.viewer, legal=self.match.view(self.viewer).legal)

    def _must_be_alone(self, seat: int) -> bool:
        """Return whether `seat` must see the decision he has now without the others."""
        if not self.is_shared or self._peeked == self.match.ply:
            return True
        assert isinstance(self.presenter, SharedTable)
        return self.presenter.is_secret(self.match.view(seat))
