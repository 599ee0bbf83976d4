"""A table where a finished game is replayed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.ai.reasons import Hint, compared, reasons, telling
from game.analysis.run import GameAnalysis
from game.errors import FeluccaError
from game.locale import text, translated
from game.match.match import Match
from game.match.replay import Replay
from game.rules.core.facts import SPECTATOR
from game.ui.boards import presenter_for
from game.ui.boards.kit.portraits import adviser
from game.ui.boards.kit.presenter import seat_panels
from game.ui.boards.kit.values import LogLine
from game.ui.layout import first_fitting, trim
from game.ui.table.areas import Areas
from game.ui.table.ask.action_panel import answer_panel
from game.ui.table.parts import Mode, TableParts, TableScreen
from game.ui.table.playback_controller import PlaybackController
from game.ui.table.playback_controls import ANALYSE, BACK, EYES, LEAVE, WHY, WIN_CHANCES, playback_controls
from game.ui.table.prompts import PlaybackPrompts
from game.ui.table.scene import TableScene
from game.ui.table.show.open_hands import OpenHands, hands_of
from game.ui.table.study.finding_panel import Find, FindingPanel, Study, percent
from game.ui.table.study.win_chances_sheet import WinChancesSheet
from game.ui.table.tell.hint_marks import HintMark
from game.ui.table.tell.hint_view import HintStep
from game.ui.table.tell.hint_words import HintVoice, Passage, told_of
from game.ui.table.tell.why_panel import SheetForm, Spacing, WhyPanel
from game.ui.table.turn_controller import HOLD, STEP, Decided, MissHint, Order, ShowHint, ShowMotives
from game.ui.table.viewpoint import Viewpoint
from game.ui.widgets.base import Widget
from game.ui.widgets.scene import Change, Complain, Pop, Push
from game.ui.widgets.shell import Shell
from game.ui.window.input import Action

_BELOW_CLOTH = 7.0
"""How far reasons over a cloth reach below it, where nothing lies."""


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
    The replay begins after decision `at`. With `work`, the analysis of the game, it begins with the view of the seat
    that decides there, and shows the findings about each decision. With `better`, a decision that lost something, it
    opens with the better move and the reasons for it. If the scene of the analysis `is_beneath`, the button for the
    analysis returns to it. Raises FeluccaError while the game is in progress.
    """
    replayed = Replay(match)
    replayed.go_to(at)
    presenter = presenter_for(shell, match.game)
    first = next((seat for seat, who in enumerate(match.seats) if who.is_human), 0)
    if work is not None and replayed.to_move >= 0:
        first = replayed.to_move
    viewpoint = Viewpoint(replayed, presenter, lambda: shell.settings.confirm_handover, first=first)
    controller = PlaybackController(replayed, viewpoint, hint_level, lambda: shell.settings.thinking_seconds)

    def mode(parts: TableParts, screen: TableScreen) -> ReplayMode:
        return ReplayMode(parts, screen, controller, study, work, better, is_beneath=is_beneath)

    return TableScene(shell, replayed, presenter, viewpoint, mode)


class ReplayMode(Mode):
    """Shows past decisions at the table, in the same way as decisions of AIs in play.

    No hand is secret, things on the table only have explanations, and a hint is about the decision, not the viewer.
    """

    controller: PlaybackController

    def __init__(
        self,
        parts: TableParts,
        screen: TableScreen,
        controller: PlaybackController,
        study: Study | None,
        work: GameAnalysis | None,
        better: Find | None,
        *,
        is_beneath: bool,
    ) -> None:
        self._parts = parts
        self._screen = screen
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
        self.prompts = PlaybackPrompts(controller, parts.viewpoint, parts.presentation)

    def build(self, areas: Areas, tools: Sequence[Widget]) -> tuple[list[Widget], str]:
        """Return log, tools, controls and an AI's recommendation, and the first focus."""
        parts, screen, shell, controller = self._parts, self._screen, self._parts.shell, self.controller
        viewer = parts.viewpoint.viewer
        eyes = text("review-all") if viewer == SPECTATOR else self._replay.seats[viewer].name
        if self._replay.is_open:
            eyes = text("review-open")
        presses: dict[str, Callable[[], Change | None]] = {
            BACK: self.undo,
            STEP: lambda: self._hold(is_once=True),
            HOLD: self._hold,
            WIN_CHANCES: self.show_chances,
            WHY: self.ask_why,
            EYES: lambda: screen.look_as(controller.look_on()),
            LEAVE: Pop,
        }
        if self._study is not None:
            presses[ANALYSE] = self._analyse
        controls = playback_controls(
            shell, controller, eyes, areas.actions, presses, self._see,
            is_on_dark=shell.theme.is_painted and not areas.has_sheet,
        )  # fmt: skip
        find = self._find
        answers = answer_panel(parts, areas, self.prompts.prompt(), (), self.press, has_controls=True)
        log = parts.log_corner.panel(areas.log, is_bare=areas.is_on_shelf)
        found: list[Widget] = [answers, log, *tools, *controls]
        if self._replay.is_open:
            found.append(self._open_hands(areas))
        if find is not None and self._study is not None and not parts.hint.is_shown:
            found.append(self._panel(find, self._study, areas))
        if parts.hint.is_shown:
            found.append(self._reasons(areas))
        return found, BACK if self._replay.is_over else STEP

    def _reasons(self, areas: Areas) -> WhyPanel:
        """Return the sheet with the reasons in the place of the log or above it; where hand and log are on a shelf, it
        lies over the cloth of the only opponent, in smaller letters if need be, and the last lines may scroll.
        """
        told = self._contrast if self._compared_with is not None else self._parts.hint.reasons()
        face, room = "" if self._is_motive else adviser(()), self._over_rival() if areas.is_on_shelf else None
        sheets = (
            WhyPanel(self._parts.shell, told, self._compared(), form=SheetForm(spacing=spacing), adviser=face)
            for spacing in ((Spacing.SLIM, Spacing.TIGHT) if room is not None else (Spacing.SLIM,))
        )
        why = first_fitting(sheets, lambda why: room is None or why.wanted(room.width) <= room.height)
        is_over = room is not None and why.least(room.width) <= room.height
        why.place(room if room is not None and is_over else areas.notes_for(why.wanted))
        return why

    def _over_rival(self) -> pygame.FRect | None:
        """Return the place of the only opponent of the viewer, with its portrait; None if there are several or none."""
        presenter, viewer = self._parts.presenter, self._parts.viewpoint.viewer
        rivals = {seat: place for seat, place in seat_panels(presenter.targets()).items() if seat != viewer}
        if len(rivals) != 1:
            return None
        [(seat, cloth)] = rivals.items()
        return trim(cloth.union(presenter.face_place(seat) or cloth), bottom=-_BELOW_CLOTH)

    def _open_hands(self, areas: Areas) -> Widget:
        """Return the hands of the opponents, placed where the log usually is, below the hand of the viewer."""
        parts, replayed = self._parts, self._replay
        hands, viewer = hands_of(replayed.game, replayed.position), parts.viewpoint.viewer
        words, brush = parts.presenter.words, parts.presenter.brush
        panel = OpenHands(parts.shell, replayed.game, replayed.seats, hands, viewer, words, brush)
        panel.place(areas.log)
        return panel

    @property
    def _find(self) -> Find | None:
        """The finding about the next decision, if the table shows its seat's view and the move lost much."""
        find = self._finds.get(self._replay.ply + 1)
        is_seen = find is not None and self._parts.viewpoint.viewer == find.decision.seat
        return find if is_seen and not self._parts.presentation.is_moving else None

    def _panel(self, find: Find, study: Study, areas: Areas) -> Widget:
        """Return the panel of the finding, placed where the log usually is and higher if need be; where hand and log
        are on a shelf, it lies below the hand, or over the cloth of the only opponent, as the reasons do.
        """
        presenter, ply = self._parts.presenter, self._replay.ply
        name = self._replay.seats[find.decision.seat].name
        played = text("finding-played", name=name, move=presenter.say(self._replay.next()[1]))
        panel = FindingPanel(
            self._parts.shell, find, played, lambda: study.try_again(find),
            lambda: self.show_better(find), lambda: study.play_on(ply),
        )  # fmt: skip
        if not areas.is_on_shelf:
            panel.place(areas.notes_for(panel.wanted))
            return panel
        is_below, room = panel.wanted(areas.log.width) <= areas.log.height, self._over_rival()
        panel.place(areas.log if is_below or room is None else room)
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
            self._screen.look_as(self._replay.to_move)
        if better is not None:
            self.show_better(better)
        return Pop()

    def show_better(self, find: Find) -> None:
        """Show the better move, and the reasons why it beats the one played."""
        parts, screen, view = self._parts, self._screen, self._replay.question()
        played = self._replay.next()[1]
        game, seat, foreseen = self._replay.game, find.decision.seat, find.verdict.foreseen
        better, worse = compared(game, view, find.better, played, foreseen)
        if not better.reasons:
            better = replace(better, reasons=tuple(reasons(game, view, find.better)))
        words = text("finding-instead", move=parts.presenter.say(played), percent=percent(find.decision))
        own = parts.presenter
        voice = HintVoice(own.say, own.words, rival=own.rival, telling=telling(game))
        worlds = foreseen[0].worlds if foreseen is not None else 0
        for_it, against = (
            Passage("", told_of(better, worlds, voice, seat, "hint-against"), HintMark.BEST),
            Passage(words, told_of(worse, worlds, voice, seat, "hint-for"), HintMark.OTHER),
        )
        self._compared_with, self._contrast = find, (for_it, against)
        parts.hint.show(Hint(find.better, better.reasons, other=worse), HintStep.MOVE)
        screen.rebuild()

    def _compared(self) -> str:
        """Return the recommended move and the move that was played."""
        presenter, move = self._parts.presenter, self._parts.hint.move
        would = presenter.say(move)
        if self._compared_with is not None:
            return text("finding-best", move=would)
        seat, played = self._replay.next()
        if self._is_motive:
            return text("why-played", name=self._replay.seats[seat].name, move=would)
        name = text(f"level-{self.controller.hint_level}-called")
        if played == move:
            return text("review-same", name=name, move=would)
        return text("review-other", name=name, move=would, played=presenter.say(played))

    # What the player does

    def enter(self) -> None:
        """Show the better move, if that was asked for."""
        if self._to_compare is not None:
            find, self._to_compare = self._to_compare, None
            self.show_better(find)

    def recent(self) -> Sequence[LogLine]:
        """Return the last sentence of the log: the decision shown."""
        return self._parts.log.lines[-1:]

    def _hold(self, *, is_once: bool = False) -> None:
        self._screen.skip()
        self.controller.hold(is_once=is_once)
        self._screen.rebuild()

    def _see(self, ply: int) -> None:
        """Go to the position after decision number `ply` as soon as no button is down."""
        self.controller.see(ply)
        self._screen.is_dirty = True

    def show_chances(self) -> Change:
        """Show the curve of the chances of winning; the playback is paused."""
        self.controller.pause()
        return Push(WinChancesSheet(self._parts.shell, self._replay, self._see))

    def undo(self) -> None:
        """Go back by one decision and stay there."""
        self.controller.step_back()

    def open_menu(self) -> Change | None:
        """Leave, because a finished game has no menu."""
        return Pop()

    def back(self) -> Change | None:
        """Close the selection, or leave."""
        if self._parts.presenter.cancel():
            self._screen.rebuild()
            return None
        return self.open_menu()

    def steer(self, action: Action) -> bool:
        """Step back and on with the arrow keys; on a gamepad they move the focus."""
        if self._parts.shell.is_pad_used or action not in (Action.LEFT, Action.RIGHT):
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

    def ask_hint(self) -> None:
        """Ask an AI for its move, given the knowledge of the seat that decided; asked again, remove the answer."""
        parts, screen = self._parts, self._screen
        if parts.hint.is_shown:
            self._put_away()
        elif self.controller.hint_level and self.controller.can_hint and not parts.presentation.is_moving:
            seat = self._replay.to_move
            if parts.viewpoint.viewer != seat:
                screen.look_as(seat)
            self.controller.ask_hint()
            screen.rebuild()

    def ask_why(self) -> Change | None:
        """Ask the AI that made the decision shown, or else the next one, for all its reasons, and show the position
        before that decision; asked again, remove them.
        """
        parts, screen, controller = self._parts, self._screen, self.controller
        if parts.hint.is_shown:
            self._put_away()
        elif not parts.presentation.is_moving:
            if not controller.explained:
                screen.toast(text("why-nobody-here"))
                return None
            if controller.explained == self._replay.ply:
                controller.step_back()
            screen.look_as(self._replay.to_move)
            try:
                controller.ask_why()
            except FeluccaError as error:
                return Complain(text("board-no-hint", problem=translated(error.sentence)))
            screen.rebuild()
        return None

    def _put_away(self) -> None:
        self._compared_with = None
        self._parts.hint.clear()
        self.controller.give_up_hint()
        self._screen.rebuild()

    def hear(self, answer: ShowHint | ShowMotives | MissHint | None) -> Change | None:
        """Show the AI's answer."""
        parts, screen = self._parts, self._screen
        match answer:
            case ShowHint(hint, is_motive):
                self._compared_with, self._is_motive = None, is_motive
                parts.hint.show(hint, HintStep.MOVE)
                parts.shell.sound.play("hint")
                screen.rebuild()
            case MissHint(sentence):
                self._put_away()
                return Complain(sentence)
        return None

    def carry_out(self, order: Order) -> Change | None:
        """Show the decision that the controller has reached."""
        parts = self._parts
        is_shown = isinstance(order, Decided) and parts.presentation.is_moving
        return parts.presentation.show_more() if is_shown else None


def finds(work: GameAnalysis) -> dict[int, Find]:
    """Return the inaccuracies, mistakes and blunders found so far, by the number of the decision."""
    return {
        one.ply: Find(one, verdict)
        for one in work.so_far().costliest
        if (verdict := work.answers[one.ply].verdict) is not None
    }
