"""The scenes that one goes to from the table: menu, rules, cards, log, players, fairness."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.core.facts import SPECTATOR
from game.rules.core.state import State
from game.table.match import Match
from game.table.seats import Seat
from game.ui.boards.painting import Brush
from game.ui.boards.presenter import Presenter
from game.ui.boards.values import LogLine
from game.ui.table.table_menu import Entry
from game.ui.table.turn_controller import TurnController
from game.ui.table.viewpoint import Viewpoint
from game.ui.widgets.scene import Change, Pop, Push, Replace
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage


class Navigation:
    """Opens the scenes that lie over a table. Each module is imported when its scene is first opened."""

    def __init__(
        self,
        shell: Shell,
        game: str,
        viewpoint: Viewpoint,
        presenter: Presenter[State],
        brush: Callable[[], Brush],
        lines: Callable[[], list[LogLine]],
        seats: Callable[[], Sequence[Seat]],
    ) -> None:
        """`brush`, `lines` and `seats` return the brush for the faces, the sentences of the log and the players as they
        are now.
        """
        self._shell = shell
        self._game = game
        self._viewpoint = viewpoint
        self._presenter = presenter
        self._brush = brush
        self._lines = lines
        self._seats = seats

    def lay(self, sheet: Stage) -> Change:
        """Lay a sheet of the viewer's knowledge over the table."""
        sheet.is_private = self._viewpoint.shows_secrets
        return Push(sheet)

    def zoom(self, target: str) -> Change | None:
        """Show a thing large, with all it says of itself."""
        from game.ui.table.zoom import Zoom

        about = self._presenter.explain(target) if target else None
        return self.lay(Zoom(self._shell, self._brush(), about, self.open_rule)) if about is not None else None

    def open_cards(self) -> Change | None:
        """Open the panel of all cards."""
        from game.ui.table.cards_panel import CardsPanel

        return self.lay(CardsPanel(self._shell, self._game, self._presenter.shares()))

    def open_log(self) -> Change | None:
        """Show the whole log large."""
        from game.ui.table.log_sheet import LogSheet

        return self.lay(LogSheet(self._shell, self._lines(), self._seats()))

    def open_rule(self, rule: str = "") -> Change | None:
        """Open the rulebook, at a rule if one is given."""
        from game.ui.scenes.rulebook import Rulebook

        return Push(Rulebook(self._shell, self._game, rule))

    def open_menu(self, match: Match, controller: TurnController, *, is_covered: bool = False) -> Change:
        """Open the menu of a game being played; over the cover between two people no seat changes hands."""
        from game.ui.table.table_menu import TableMenu

        entries = self._entries(match, controller)
        if is_covered:
            return Push(TableMenu(self._shell, [entry for entry in entries if entry.name != "players"], scenes=3))
        return Push(TableMenu(self._shell, entries, is_lesson=not controller.teacher.shows_result))

    def _entries(self, match: Match, controller: TurnController) -> list[Entry]:
        from game.ui.scenes.options import Options
        from game.ui.scenes.rulebook import Rulebook
        from game.ui.table.players import Players

        shell = self._shell
        if not controller.teacher.shows_result:
            return [
                Entry("settings", "settings", lambda: Replace(Options(shell))),
                Entry("rules", "rules", lambda: Replace(Rulebook(shell, self._game))),
            ]
        return [
            Entry("players", "ai", lambda: Replace(Players(shell, match, controller.give_seat))),
            *self._tutorial_entry(match, controller),
            Entry("settings", "settings", lambda: Replace(Options(shell))),
            Entry("rules", "rules", lambda: Replace(Rulebook(shell, self._game))),
            Entry("fairness", "scales", lambda: Replace(self.fairness(match, controller))),
        ]

    def _tutorial_entry(self, match: Match, controller: TurnController) -> list[Entry]:
        """Return the entry that begins or ends the tutorial for the viewer, if there can be one."""
        from game.ui.table.tutorial import Tutorial

        viewer, tutorial = self._viewpoint.viewer, controller.teacher
        if viewer == SPECTATOR or match.is_over or not isinstance(tutorial, Tutorial):
            return []
        is_on = tutorial.is_on(viewer)

        def turn() -> Change:
            tutorial.turn(viewer, is_on=not is_on)
            return Pop()

        return [Entry("no-guide" if is_on else "guide", "hint", turn)]

    def fairness(self, match: Match, controller: TurnController) -> Stage:
        """Return the scene that explains fairness and can check it."""
        from game.ui.scenes.fairness import Fairness

        return Fairness(self._shell, match, controller.thinking, controller.hint_level)
