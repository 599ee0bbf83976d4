"""The scenes that one goes to from the table: menu, rules, cards, log, players, fairness."""

from __future__ import annotations

from collections.abc import Callable

from game.components.load import older_numbers
from game.locale import text
from game.match.match import Match
from game.match.watched import WatchedGame
from game.rules.core.facts import SPECTATOR
from game.rules.core.state import State
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import About
from game.ui.table.finish.sequel import Sequel
from game.ui.table.menu import Entry
from game.ui.table.tell.game_log import GameLog
from game.ui.table.turn_controller import TurnController
from game.ui.table.viewpoint import Viewpoint
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.scene import Change, Pop, Push, Replace
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage


class Navigation:
    """Opens the scenes that lie over a table. Each module is imported when its scene is first opened."""

    def __init__(
        self,
        shell: Shell,
        game: WatchedGame,
        viewpoint: Viewpoint,
        presenter: Presenter[State],
        log: GameLog,
    ) -> None:
        self._shell = shell
        self._watched = game
        self._game = game.game.name
        self._viewpoint = viewpoint
        self._presenter = presenter
        self._log = log

    def lay(self, sheet: Stage) -> Change:
        """Lay a sheet of the viewer's knowledge over the table."""
        sheet.is_private = self._viewpoint.shows_secrets
        return Push(sheet)

    def zoom(self, target: str) -> Change | None:
        """Show a target enlarged with its whole explanation; return the change, None if it has none."""
        from game.ui.table.tell.zoom import Zoom

        about = self._presenter.explain(target) if target else None
        if about is None:
            return None

        def explain() -> About:
            return self._presenter.explain(target) or about

        return self.lay(Zoom(self._shell, self._presenter.brush, explain, self.open_rule))

    def open_cards(self) -> Change | None:
        """Open the panel of all cards."""
        from game.ui.table.tell.cards_panel import CardsPanel

        return self.lay(CardsPanel(self._shell, self._game, self._presenter.card_counts))

    def open_log(self) -> Change | None:
        """Show the whole log large."""
        from game.ui.table.tell.log_sheet import LogSheet

        return self.lay(LogSheet(self._shell, lambda: self._log.lines, self._watched.seats))

    def open_rule(self, rule: str = "") -> Change | None:
        """Open the rulebook, at a rule if one is given."""
        return Push(self._rulebook(rule))

    def _rulebook(self, rule: str = "") -> Stage:
        """Return the rulebook with the numbers that the table is played by."""
        from game.ui.scenes.rulebook import Rulebook

        return Rulebook(self._shell, self._game, rule, older_numbers(self._game, self._watched.game.numbers))

    def open_menu(
        self,
        match: Match,
        controller: TurnController,
        *,
        is_covered: bool = False,
        sequel: Sequel | None = None,
    ) -> Change:
        """Open the menu of a game being played; over the cover between two people no seat changes hands.

        With a `sequel` the game can be begun again and resigned.
        """
        from game.ui.table.menu import Subject, TableMenu

        covers = int(is_covered)
        entries = [*self._entries(match, controller), *self._ending_entries(match, controller, sequel, covers)]
        if is_covered:
            return Push(TableMenu(self._shell, [entry for entry in entries if entry.name != "players"], scenes=3))
        if controller.teacher.solving is not None:
            subject = Subject.PRACTICE
        elif not controller.teacher.shows_result:
            subject = Subject.LESSON
        else:
            subject = Subject.OVER if match.is_over else Subject.GAME
        return Push(TableMenu(self._shell, entries, subject=subject))

    def _entries(self, match: Match, controller: TurnController) -> list[Entry]:
        from game.ui.scenes.options import Options
        from game.ui.table.players import Players

        shell = self._shell
        if not controller.teacher.shows_result:
            return [
                Entry("settings", "settings", lambda: Replace(Options(shell))),
                Entry("rules", "rules", lambda: Replace(self._rulebook())),
            ]
        return [
            Entry("players", "ai", lambda: Replace(Players(shell, match, controller.give_seat))),
            *self._tutorial_entry(match, controller),
            Entry("settings", "settings", lambda: Replace(Options(shell))),
            Entry("rules", "rules", lambda: Replace(self._rulebook())),
            Entry("fairness", "scales", lambda: Replace(self.fairness(match, controller))),
        ]

    def _ending_entries(
        self, match: Match, controller: TurnController, sequel: Sequel | None, covers: int
    ) -> list[Entry]:
        """Return the entries that end the game: a game of no contest can be begun again, and where that ends it a
        player can resign.

        `covers` counts the scenes between the menu and the table; they are left as well.
        """
        if sequel is None or match.is_over or not controller.teacher.shows_result:
            return []
        found: list[Entry] = []
        if match.header.contest is None:
            found.append(Entry("restart", "dice", lambda: self._restart(match, sequel, covers)))
        if match.resigners:
            found.append(Entry("resign", "flag", lambda: self._ask_who_resigns(match, covers)))
        return found

    def _restart(self, match: Match, sequel: Sequel, covers: int) -> Change:
        """Begin the game again with another deal; ask first if moves would be lost."""
        if not any(match.seats[match.decision(ply)[0]].is_human for ply in range(1, match.ply + 1)):
            return Pop(2 + covers, then=Push(sequel.restart()))
        answers = (
            Answer(text("board-restart-yes"), lambda: Pop(1 + covers, then=Push(sequel.restart())), "danger"),
            Answer(text("board-keep-playing")),
        )
        return Replace(Dialog(self._shell, text("board-restart-question"), answers))

    def _ask_who_resigns(self, match: Match, covers: int) -> Change:
        """Ask the only person whether to resign, several who does."""
        seats, names = match.resigners, [seat.name for seat in match.seats]

        def resigned(seat: int) -> Callable[[], Change | None]:
            def resign() -> Change | None:
                match.resign(seat)
                return Pop(covers) if covers else None

            return resign

        if len(seats) == 1:
            others = [name for seat, name in enumerate(names) if seat != seats[0]]
            words = text("board-resign-question", names=listed(others), count=len(others))
            answers = [Answer(text("board-resign-yes"), resigned(seats[0]), "danger")]
        else:
            words = text("board-resign-who")
            answers = [Answer(names[seat], resigned(seat), "danger") for seat in seats]
        return Replace(Dialog(self._shell, words, [*answers, Answer(text("board-keep-playing"))]))

    def _tutorial_entry(self, match: Match, controller: TurnController) -> list[Entry]:
        """Return the entry that begins or ends the tutorial for the viewer, if there can be one."""
        from game.ui.table.teach.tutorial import Tutorial

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
