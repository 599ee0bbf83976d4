"""The scenes one goes to from the table: menu, rules, cards, log, lessons, cover, scoring and end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.core.facts import SPECTATOR
from game.table.ai_client import AIClient
from game.table.match import Match
from game.ui.boards.lessons import Lesson
from game.ui.boards.presenter import SharedTable
from game.ui.boards.values import Reckoning
from game.ui.scene import Change, Push, Scene
from game.ui.scenes.picture import Picture
from game.ui.shell import Shell
from game.ui.stage import Stage

Again = Callable[[str], Scene]
"""Makes the scene of a new match between the same players, with the luck of a seed or, if it is '', of its own."""


class Visiting(Picture):
    """Leads from a match to the other scenes, which come back to it."""

    def __init__(
        self, shell: Shell, match: Match, thinking: AIClient | None, hint_level: str, again: Again | None
    ) -> None:
        super().__init__(shell, match, thinking)
        self.hint_level = hint_level if thinking is not None else ""
        self.again = again

    def _lay(self, sheet: Stage) -> Change:
        """Lay a sheet over the table that tells what the viewer knows."""
        sheet.is_private = self._shows_secrets
        return Push(sheet)

    def open_menu(self) -> Change | None:
        """Open the menu of the table."""
        from game.ui.scenes.table_menu import TableMenu

        return Push(TableMenu(self.shell, self))

    def zoom(self, target: str) -> Change | None:
        """Show a thing large, with all it says of itself."""
        from game.ui.scenes.zoom import Zoom

        about = self.presenter.explain(target) if target else None
        return self._lay(Zoom(self.shell, self.brush, about, self.open_rule)) if about is not None else None

    def open_cards(self) -> Change | None:
        """Open the panel of all cards."""
        from game.ui.scenes.cards_panel import CardsPanel

        return self._lay(CardsPanel(self.shell, self.match.game.name, self.presenter.shares()))

    def open_log(self) -> Change | None:
        """Show the whole log large."""
        from game.ui.scenes.log_sheet import LogSheet

        return self._lay(LogSheet(self.shell, self.lines))

    def open_rule(self, rule: str = "") -> Change | None:
        """Open the rulebook, at a rule if one is given."""
        from game.ui.scenes.rulebook import Rulebook

        return Push(Rulebook(self.shell, self.match.game.name, rule))

    def hand_over(self, seat: int) -> Change:
        from game.ui.scenes.handover import HandOver

        self.look_as(SPECTATOR)
        self._toasts = []
        names = [each.name for each in self.match.seats]
        is_hand = not isinstance(self.presenter, SharedTable)
        taker = names[self.taker] if self.taker not in (-1, seat) else ""
        cover = HandOver(
            self.shell, names[seat], seat, lambda: self.look_as(seat), self.lines,
            is_hand=is_hand, is_turn=seat == self.match.to_move,
        )  # fmt: skip
        if taker:
            cover.let_take_back(taker, self.undo)
        return Push(cover)

    def score(self, reckoning: Reckoning) -> Change:
        from game.ui.scenes.scoring import Scoring

        return Push(Scoring(self.shell, self, reckoning))

    def teach(self, lessons: Sequence[Lesson]) -> Change:
        from game.ui.scenes.guiding import LessonSheet

        return self._lay(LessonSheet(self, lessons))

    def review(self) -> Change:
        """Show the match again from its beginning."""
        from game.ui.scenes.reviewing import ReviewScene

        return Push(ReviewScene(self.shell, self.match, self.hint_level))

    def finish(self) -> Change:
        from game.ui.scenes.final import Final

        return Push(Final(self.shell, self))
