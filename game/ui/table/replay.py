"""A table where a finished game is replayed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.ai.reasons import Hint, compared, reasons
from game.analysis.run import GameAnalysis
from game.errors import FeluccaError
from game.locale import text, translated
from game.match.match import Match
from game.match.replay import Replay
from game.rules.core.facts import SPECTATOR
from game.ui.boards import presenter_for
from game.ui.boards.kit.values import LogLine
from game.ui.table.areas import Areas
from game.ui.table.playback_controller import PlaybackController
from game.ui.table.playback_controls import ANALYSE, BACK, EYES, LEAVE, WHY, WIN_CHANCES, playback_controls
from game.ui.table.prompts import PlaybackPrompts
from game.ui.table.scene import TableScene, answer_panel, log_panel
from game.ui.table.show.open_hands import OpenHands, hands_of
from game.ui.table.study.finding_panel import Find, FindingPanel, Study, percent
from game.ui.table.study.win_chances_sheet import WinChancesSheet
from game.ui.table.tell.hint_marks import HintMark
from game.ui.table.tell.hint_view import HintStep, WhyPanel
from game.ui.table.tell.hint_words import HintVoice, Passage, told_of
from game.ui.table.turn_controller import HOLD, STEP, Decided, MissHint, Order, ShowHint, ShowMotives
from game.ui.table.viewpoint import Viewpoint
from game.ui.widgets.base import Widget
from game.ui.widgets.scene import Change, Complain, Pop, Push
from game.ui.widgets.shell import Shell
from game.ui.window.input import Action


def replay(
    shell: Shell,
    match: Match,
    hint_level: str = "",
    *,
    study: Study | None = None,
    work: GameAnalysis | None = None,
    at: int = 0,
    better: Find | None = None,
    is_beneath: bool = False,
) -> TableScene:
    """Return the table where a finished game is replayed, first as seen by a person who played it.

    `hint_level` is the level of the AI that can be asked for its move; none if it is empty. `study` opens the analysis.
    The replay begins after decision `at`; with `work`, its analysis, it shows the view of the seat that decides there
    and the findings about that decision, and of `better` also the better move. If the analysis `is_beneath`, its button
    goes back there. Raises FeluccaError while the game is in progress.
    """
    replayed = Replay(match)
    replayed.go_to(at)
    presenter = presenter_for(shell, match.game)
    first = next((seat for seat, who in enumerate(match.seats) if who.is_human), 0)
    if work is not None and replayed.to_move >= 0:
        first = replayed.to_move
    viewpoint = Viewpoint(replayed, presenter, lambda: shell.settings.confirm_handover, first=first)
    controller = PlaybackController(replayed, viewpoint, hint_level, lambda: shell.settings.thinking_seconds)

    def mode(table: TableScene) -> ReplayMode:
        return ReplayMode(table, controller, study, work, better, is_beneath=is_beneath)

    return TableScene(shell, replayed, presenter, viewpoint, mode)


class ReplayMode:
    """Shows past decisions at the table in the way it shows those of AIs."""

    leaves_out_scoring = False

    def __init__(
        self,
        table: TableScene,
        controller: PlaybackController,
        study: Study | None,
        work: GameAnalysis | None,
        better: Find | None,
        *,
        is_beneath: bool,
    ) -> None:
        self._table = table
        self._study = study
        self._is_beneath = is_beneath
        """Whether the analysis lies below this table."""
        self._finds = finds(work) if work is not None else {}
        self._to_compare = better
        """The decision whose better move is shown when the table is entered."""
        self._compared_with: Find | None = None
        """The decision whose better move is shown."""
        self._is_motive = False
        """Whether the reasons in sight are those of the AI that decided."""
        self._contrast: tuple[Passage, ...] = ()
        """The comparison with the move that was played."""
        self.controller = controller
        self._replay = controller.replay
        self.prompts = PlaybackPrompts(controller, table.viewpoint, table.presentation)

    def build(self, areas: Areas, tools: Sequence[Widget]) -> str:
        """Add log, tools, controls and an AI's recommendation; return the first focus."""
        table, shell, controller = self._table, self._table.shell, self.controller
        viewer = table.viewpoint.viewer
        eyes = text("review-all") if viewer == SPECTATOR else self._replay.seats[viewer].name
        if self._replay.is_open:
            eyes = text("review-open")
        presses: dict[str, Callable[[], Change | None]] = {
            BACK: self.undo,
            STEP: lambda: self._hold(is_once=True),
            HOLD: self._hold,
            WIN_CHANCES: self.show_chances,
            WHY: self.ask_why,
            EYES: lambda: table.look_as(controller.look_on()),
            LEAVE: Pop,
        }
        if self._study is not None:
            presses[ANALYSE] = self._analyse
        controls = playback_controls(
            shell, controller, eyes, areas.actions, presses, self._see,
            is_on_dark=shell.theme.is_painted and not areas.has_sheet,
        )  # fmt: skip
        find = self._find
        answers = answer_panel(table, (), self.press, has_controls=True)
        table.root.add(answers, log_panel(table, areas.log), *tools, *controls)
        if self._replay.is_open:
            table.root.add(self._open_hands(areas))
        if find is not None and self._study is not None and not table.hint.is_shown:
            table.root.add(self._panel(find, self._study, areas))
        if table.hint.is_shown:
            told = self._contrast if self._compared_with is not None else table.hint.passages()
            why = WhyPanel(shell, told, self._compared())
            why.place(areas.notes_for(why.wanted))
            table.root.add(why)
        return BACK if self._replay.is_over else STEP

    def _open_hands(self, areas: Areas) -> Widget:
        """Return the hands of the opponents, placed where the log usually is."""
        table, replayed = self._table, self._replay
        hands, viewer = hands_of(replayed.game, replayed.position), table.viewpoint.viewer
        words, brush = table.presenter.words, table.renderer.brush
        panel = OpenHands(table.shell, replayed.game, replayed.seats, hands, viewer, words, brush)
        panel.place(areas.notes)
        return panel

    @property
    def _find(self) -> Find | None:
        """The finding about the next decision, if the table shows its seat's view and the move lost much."""
        find = self._finds.get(self._replay.ply + 1)
        is_seen = find is not None and self._table.viewpoint.viewer == find.decision.seat
        return find if is_seen and not self._table.presentation.is_moving else None

    def _panel(self, find: Find, study: Study, areas: Areas) -> Widget:
        """Return the panel of the finding, placed where the log usually is."""
        presenter, ply = self._table.presenter, self._replay.ply
        name = self._replay.seats[find.decision.seat].name
        played = text("finding-played", name=name, move=presenter.say(self._replay.next()[1]))
        panel = FindingPanel(
            self._table.shell, find, played, lambda: study.try_again(find),
            lambda: self.show_better(find), lambda: study.play_on(ply),
        )  # fmt: skip
        panel.place(areas.notes)
        return panel

    def _analyse(self) -> Change | None:
        """Open the analysis, or go back to it; nothing plays on meanwhile."""
        self.controller.pause()
        if self._is_beneath:
            return Pop()
        return self._study.analyse(self._show) if self._study is not None else None

    def _show(self, work: GameAnalysis, ply: int, better: Find | None = None) -> Change:
        """Return from the analysis on top of this table, and stand after a decision with what was found about it."""
        self._put_away()
        self._finds = finds(work)
        self.controller.pause()
        self._replay.go_to(ply)
        if self._replay.to_move >= 0:
            self._table.look_as(self._replay.to_move)
        if better is not None:
            self.show_better(better)
        return Pop()

    def show_better(self, find: Find) -> None:
        """Show the better move, and the reasons why it beats the one played."""
        table, view = self._table, self._replay.question()
        played = self._replay.next()[1]
        game, seat, foreseen = self._replay.game, find.decision.seat, find.verdict.foreseen
        better, worse = compared(game, view, find.better, played, foreseen)
        if not better.reasons:
            better = replace(better, reasons=tuple(reasons(game, view, find.better)))
        words = text("finding-instead", move=table.presenter.say(played), percent=percent(find.decision))
        voice = HintVoice(table.presenter.say, table.presenter.words)
        worlds = foreseen[0].worlds if foreseen is not None else 0
        for_it, against = (
            Passage("", told_of(better, worlds, voice, seat, "hint-against"), HintMark.BEST),
            Passage(words, told_of(worse, worlds, voice, seat, "hint-for"), HintMark.OTHER),
        )
        self._compared_with, self._contrast = find, (for_it, against)
        table.hint.show(Hint(find.better, better.reasons, other=worse), HintStep.MOVE)
        table.rebuild()

    def _compared(self) -> str:
        """Return the recommended move and the move that was played."""
        presenter, move = self._table.presenter, self._table.hint.move
        would = presenter.say(move)
        if self._compared_with is not None:
            return text("finding-best", move=would)
        seat, played = self._replay.next()
        if self._is_motive:
            return text("why-played", name=self._replay.seats[seat].name, move=would)
        name = text(f"level-{self.controller.hint_level}")
        if played == move:
            return text("review-same", name=name, move=would)
        return text("review-other", name=name, move=would, played=presenter.say(played))

    # What the player does

    def enter(self) -> None:
        """Show the better move, if that was asked for."""
        if self._to_compare is not None:
            find, self._to_compare = self._to_compare, None
            self.show_better(find)

    def hide(self) -> Change | None:
        """Do nothing: no hand is secret after the game."""
        return None

    def toggle_digest(self) -> None:
        """Leave the log: nobody waits for a turn in a replay."""

    def recent(self) -> Sequence[LogLine]:
        """Return the last sentence of the log: the decision shown."""
        return self._table.log.lines[-1:]

    def press(self, target: str) -> Change | None:
        """Do nothing, because things on the table only have explanations."""
        return None

    def _hold(self, *, is_once: bool = False) -> None:
        self._table.skip()
        self.controller.hold(is_once=is_once)
        self._table.rebuild()

    def _see(self, ply: int) -> None:
        """Go to the position after decision number `ply` as soon as no button is down."""
        self.controller.see(ply)
        self._table.is_dirty = True

    def show_chances(self) -> Change:
        """Show the curve of the chances of winning; nothing plays on meanwhile."""
        self.controller.pause()
        return Push(WinChancesSheet(self._table.shell, self._replay, self._see))

    def undo(self) -> Change | None:
        """Go back by one decision and stay there."""
        self.controller.step_back()
        return None

    def open_menu(self) -> Change | None:
        """Leave, because a finished game has no menu."""
        return Pop()

    def back(self) -> Change | None:
        """Close the selection, or leave."""
        if self._table.presenter.cancel():
            self._table.rebuild()
            return None
        return self.open_menu()

    def steer(self, action: Action) -> bool:
        """Step back and on with the arrow keys; on a gamepad they move the focus."""
        if self._table.shell.is_pad_used or action not in (Action.LEFT, Action.RIGHT):
            return False
        if action is Action.LEFT:
            self.undo()
        elif not self._replay.is_over:
            self._hold(is_once=True)
        return True

    def close(self) -> None:
        """Stop all AIs."""
        self.controller.close()

    # What an AI would have done

    def ask_hint(self) -> Change | None:
        """Ask an AI for its move, given the knowledge of the seat that decided; asked again, remove the answer."""
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

    def ask_why(self) -> Change | None:
        """Ask the AI that made the decision shown, or else the next one, for all its reasons, standing before it; asked
        again, remove them.
        """
        table, controller = self._table, self.controller
        if table.hint.is_shown:
            self._put_away()
        elif not table.presentation.is_moving:
            if not controller.explained:
                table.toast(text("why-nobody-here"))
                return None
            if controller.explained == self._replay.ply:
                controller.step_back()
            table.look_as(self._replay.to_move)
            try:
                controller.ask_why()
            except FeluccaError as error:
                return Complain(text("board-no-hint", problem=translated(error.sentence)))
            table.rebuild()
        return None

    def _put_away(self) -> None:
        self._compared_with = None
        self._table.hint.clear()
        self.controller.give_up_hint()
        self._table.rebuild()

    def hear(self, answer: ShowHint | ShowMotives | MissHint | None) -> Change | None:
        """Show the AI's answer."""
        table = self._table
        match answer:
            case ShowHint(hint, is_motive):
                self._compared_with, self._is_motive = None, is_motive
                table.hint.show(hint, HintStep.MOVE)
                table.shell.sound.play("hint")
                table.rebuild()
            case MissHint(sentence):
                self._put_away()
                return Complain(sentence)
        return None

    def look_for_hint(self) -> None:
        """Do nothing, because hints are asked for at once."""

    def give_up_hint(self) -> None:
        """Keep the answer, because it is about the decision rather than the viewer."""

    def carry_out(self, order: Order) -> Change | None:
        """Show the decision that the controller has reached."""
        table = self._table
        is_shown = isinstance(order, Decided) and table.presentation.is_moving
        return table.presentation.show_more() if is_shown else None


def finds(work: GameAnalysis) -> dict[int, Find]:
    """Return the decisions judged so far that lost something, by number."""
    return {
        one.ply: Find(one, verdict)
        for one in work.so_far().costliest
        if (verdict := work.answers[one.ply].verdict) is not None
    }
