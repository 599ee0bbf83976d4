"""The parts of a table that its scene and its mode share, and the protocols by which these two use each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from game.match.match import Match
from game.match.watched import WatchedGame
from game.rules.core.state import State
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import LogLine
from game.ui.table.areas import Areas
from game.ui.table.ask.refusals import Refusals
from game.ui.table.navigation import Navigation
from game.ui.table.prompts import Prompts
from game.ui.table.show.drag_and_drop import DragAndDrop
from game.ui.table.show.presentation import Presentation
from game.ui.table.show.timeline import Timeline
from game.ui.table.tell.game_log import GameLog
from game.ui.table.tell.headline import Headline
from game.ui.table.tell.hint_view import HintView
from game.ui.table.tell.log_panel import LogCorner
from game.ui.table.turn_controller import Controller, MissHint, Order, ShowHint, ShowMotives
from game.ui.table.viewpoint import Viewpoint
from game.ui.widgets.base import Widget
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell
from game.ui.widgets.toast import Toasts
from game.ui.window.display import Size
from game.ui.window.input import Action


@dataclass(frozen=True, slots=True)
class TableParts:
    """The parts of one table, each with its own state."""

    shell: Shell
    game: WatchedGame
    presenter: Presenter[State]
    viewpoint: Viewpoint
    presentation: Presentation
    timeline: Timeline
    drag: DragAndDrop
    log: GameLog
    log_corner: LogCorner
    hint: HintView
    headline: Headline
    refusals: Refusals
    navigation: Navigation
    toasts: Toasts


class TableScreen(Protocol):
    """The attributes and services of the scene that a mode uses."""

    size: Size
    areas: Areas
    default_focus: str
    is_covered: bool
    """Whether another scene lies over the table."""
    is_focus_shown: bool
    is_dirty: bool

    @property
    def focused(self) -> Widget | None:
        """The widget that has the focus, None if none has it."""

    def focus_name(self, name: str) -> bool:
        """Give the focus to the widget called `name`; return whether there is one."""

    def rebuild(self) -> None:
        """Create all widgets afresh."""

    def skip(self) -> None:
        """Finish the present motion."""

    def show_now(self) -> None:
        """Show the present position without motion."""

    def look_as(self, viewer: int, *, is_alone: bool = True, keeps_scoring: bool = False) -> None:
        """Show the table to `viewer`: with that seat's knowledge, or, if not alone, with common knowledge.

        `keeps_scoring` means that a scoring not yet shown is still to come; otherwise it is dropped with all motion.
        """

    def toast(self, sentence: str) -> None:
        """Show a toast at the lower edge for some seconds."""

    def celebrate(self) -> None:
        """Let the flower of a solved position open, unless motion is turned off."""

    def say(self, words: str) -> None:
        """Announce words to people with a screen reader, who do not see the effect of a press."""


class Mode(Protocol):
    """The difference between a table for playing and a table for replaying, where by default nobody is asked."""

    controller: Controller
    """The controller that decides how the game continues."""
    prompts: Prompts
    """The table's words about the decision at hand."""
    live_match: Match | None = None
    """The game that is being played, None in a replay."""

    @property
    def leaves_out_scoring(self) -> bool:
        """Whether a scoring would only delay the words of a teacher."""
        return False

    def build(self, areas: Areas, tools: Sequence[Widget]) -> tuple[list[Widget], str]:
        """Return answers, log and the tools, the lowest first, and the name of the first focus."""

    def enter(self) -> None:
        """Enter the table."""

    def press(self, target: str) -> Change | None:
        """Use a target on the table."""
        return None

    @property
    def can_undo(self) -> bool:
        """Whether there is something to undo."""
        return self.controller.can_undo

    def undo(self) -> Change | None:
        """Undo the last decision; in a replay, go back by one."""

    def toggle_digest(self) -> None:
        """Show the events since the viewer's last turn in the place of the log, or the log again."""
        return

    def recent(self) -> Sequence[LogLine]:
        """Return the events since the viewer's last turn, as far as they are shown."""

    def ask_hint(self) -> Change | None:
        """Ask an AI for a hint; asked again, reveal more or close it."""

    def ask_why(self) -> Change | None:
        """Ask why AIs played as they did; asked again, close the answer."""

    def open_menu(self) -> Change | None:
        """Open the menu of the table, or leave."""

    def back(self) -> Change | None:
        """Answer the "back" key."""

    def carry_out(self, order: Order) -> Change | None:
        """Carry out an order of the controller."""

    def hear(self, answer: ShowHint | ShowMotives | MissHint | None) -> Change | None:
        """Show an AI's hint or motives, or the reason why there is no hint."""

    def look_for_hint(self) -> None:
        """Ask for a hint that was wanted before the position was complete."""
        return

    def give_up_hint(self) -> None:
        """Stop asking an AI for a hint."""
        return

    def hide(self) -> Change | None:
        """Respond to the window losing the focus or being hidden: other people may come and look."""
        return None

    def steer(self, action: Action) -> bool:
        """Use a direction for the mode's own purpose; return whether it did, otherwise the focus moves."""
        return False

    def close(self) -> None:
        """Stop all AIs, because the table is left."""
