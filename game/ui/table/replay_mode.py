"""A table where a finished game is replayed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.locale import text
from game.rules.core.facts import SPECTATOR
from game.table.match import Match
from game.table.replay import Replay
from game.ui.boards import presenter_for
from game.ui.table.areas import Areas
from game.ui.table.hint_view import HintStep, WhyPanel
from game.ui.table.playback_controller import PlaybackController
from game.ui.table.playback_controls import BACK, COURSE, EYES, LEAVE, playback_controls
from game.ui.table.prompts import PlaybackPrompts
from game.ui.table.table_scene import TableScene, answer_panel, log_panel
from game.ui.table.turn_controller import HOLD, STEP, Decided, MissHint, Order, ShowHint
from game.ui.table.viewpoint import Viewpoint
from game.ui.table.win_chances_sheet import WinChancesSheet
from game.ui.widgets.base import Widget
from game.ui.widgets.scene import Change, Complain, Pop, Push
from game.ui.widgets.shell import Shell


def replay(shell: Shell, match: Match, hint_level: str = "") -> TableScene:
    """Return the table where a finished game is replayed, first with the eyes of a person who played it.

    `hint_level` is that of the AI that can be asked what it would have done; none if it is empty. Raises FeluccaError
    while the game goes on.
    """
    replayed = Replay(match)
    presenter = presenter_for(shell, match.game)
    first = next((seat for seat, who in enumerate(match.seats) if who.is_human), 0)
    viewpoint = Viewpoint(replayed, presenter, lambda: shell.settings.confirm_handover, first=first)
    controller = PlaybackController(replayed, viewpoint, hint_level, lambda: shell.settings.thinking_seconds)
    return TableScene(shell, replayed, presenter, viewpoint, lambda table: ReplayMode(table, controller))


class ReplayMode:
    """Shows what was decided as the table shows it when AIs play."""

    def __init__(self, table: TableScene, controller: PlaybackController) -> None:
        self._table = table
        self.controller = controller
        self._replay = controller.replay
        self.prompts = PlaybackPrompts(controller, table.viewpoint, table.presentation)

    def build(self, areas: Areas, tools: Sequence[Widget]) -> str:
        """Add log, tools and controls, and what an AI would have done; return where the keys begin."""
        table, shell, controller = self._table, self._table.shell, self.controller
        viewer = table.viewpoint.viewer
        eyes = text("review-all") if viewer == SPECTATOR else self._replay.seats[viewer].name
        presses: dict[str, Callable[[], Change | None]] = {
            BACK: self.undo,
            STEP: lambda: self._hold(is_once=True),
            HOLD: self._hold,
            COURSE: self.show_chances,
            EYES: lambda: table.look_as(controller.next_viewer),
            LEAVE: Pop,
        }
        controls = playback_controls(shell, controller, eyes, areas.actions, presses, self._see)
        table.root.add(answer_panel(table, (), self.press), log_panel(table), *tools, *controls)
        if table.hint.is_shown:
            why = WhyPanel(shell, table.hint.reasons, self._compared())
            why.place(areas.log)
            table.root.add(why)
        return BACK if self._replay.is_over else STEP

    def _compared(self) -> str:
        """Return what the AI would have done, and what was done."""
        presenter, move = self._table.presenter, self._table.hint.move
        would, (_, played) = presenter.say(move), self._replay.next()
        name = text(f"level-{self.controller.hint_level}")
        if played == move:
            return text("review-same", name=name, move=would)
        return text("review-other", name=name, move=would, played=presenter.say(played))

    # What the player does

    def enter(self) -> None:
        """Nothing is decided anew."""

    def hide(self) -> Change | None:
        """Nothing is secret any more."""
        return None

    def press(self, target: str) -> Change | None:
        """Things on the table only explain themselves."""
        return None

    def _hold(self, *, is_once: bool = False) -> None:
        self._table.skip()
        self.controller.hold(is_once=is_once)
        self._table.rebuild()

    def _see(self, ply: int) -> None:
        """Stand after decision number `ply` as soon as no button is down."""
        self.controller.see(ply)
        self._table.is_dirty = True

    def show_chances(self) -> Change:
        """Show how the chances of winning went."""
        return Push(WinChancesSheet(self._table.shell, self._replay, self._see))

    def undo(self) -> Change | None:
        """Go back by one decision, and stay there."""
        self.controller.step_back()
        return None

    def open_menu(self) -> Change | None:
        """Leave: there is nothing to set up at a game that is over."""
        return Pop()

    def back(self) -> Change | None:
        """Put away what was chosen, else leave."""
        if self._table.presenter.cancel():
            self._table.rebuild()
            return None
        return self.open_menu()

    # What an AI would have done

    def ask_hint(self) -> Change | None:
        """Ask an AI what it would do, with the eyes of the seat that decided; asked again, put its answer away."""
        table = self._table
        if table.hint.is_shown:
            self._put_away()
        elif self.controller.hint_level and self.controller.can_hint and not table.presentation.is_moving:
            seat = self._replay.to_move
            if table.viewpoint.viewer != seat:
                table.look_as(seat)
            self.controller.ask_hint()
            table.rebuild()
        return None

    def _put_away(self) -> None:
        self._table.hint.clear()
        self.controller.give_up_hint()
        self._table.rebuild()

    def hear(self, answer: ShowHint | MissHint | None) -> Change | None:
        """Show what the AI has answered."""
        table = self._table
        match answer:
            case ShowHint(move, reasons):
                table.hint.show(move, reasons, HintStep.MOVE)
                table.shell.sound.play("hint")
                table.rebuild()
            case MissHint(sentence):
                self._put_away()
                return Complain(sentence)
        return None

    def look_for_hint(self) -> None:
        """A hint is asked for at once."""

    def give_up_hint(self) -> None:
        """The answer is about the decision, whoever looks."""

    def carry_out(self, order: Order) -> Change | None:
        """Show the decision that the controller has gone on to."""
        table = self._table
        is_shown = isinstance(order, Decided) and table.presentation.is_moving
        return table.show_more() if is_shown else None
