"""A table where a game is played: answers, hints, undo, the cover between two people, lessons and the end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Protocol

import pygame

from game.locale import text, translated
from game.match.ai_client import AIs, Stuck
from game.match.match import Match
from game.match.seats import ai, human
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Move, Refusal, View
from game.rules.core.state import State
from game.ui.boards import presenter_for
from game.ui.boards.kit.values import (
    Configure,
    Control,
    Effects,
    Enlarge,
    LogLine,
    Narrow,
    Offer,
    Press,
    Refuse,
    Respond,
    StandingAnswer,
    Submit,
    Target,
)
from game.ui.layout import Edge, bounded, cut, first_fitting
from game.ui.table.areas import Areas
from game.ui.table.ask.action_panel import ActionPanel, answer_panel
from game.ui.table.bar import banner_room
from game.ui.table.finish.final import Final
from game.ui.table.finish.first_game import FirstGameSheet
from game.ui.table.finish.sequel import Sequel
from game.ui.table.finish.tale import Tale
from game.ui.table.handover import CoveredTurns, HandOverScene
from game.ui.table.parts import Mode, TableParts, TableScreen
from game.ui.table.prompts import RESULT, TurnPrompts
from game.ui.table.reasons_rooms import ReasonsRooms
from game.ui.table.replay import replay
from game.ui.table.scene import TableScene
from game.ui.table.solve.veil import TableVeil
from game.ui.table.study.finding_panel import Study
from game.ui.table.teach.coach import coach_at
from game.ui.table.teach.teacher import AGAIN, SOLUTION, Solving, SolvingTable, Teacher, TeacherNote
from game.ui.table.teach.tutorial import Tutorial
from game.ui.table.tell.digest import Digest, DigestPanel, has_room_for_digest
from game.ui.table.tell.drawn_sheet import DrawnSheet, received
from game.ui.table.tell.effect_panel import EffectPanel
from game.ui.table.tell.hint_view import HintStep
from game.ui.table.tell.motive_view import MotiveView
from game.ui.table.turn_controller import (
    Answered,
    Decided,
    Finish,
    HandOver,
    LookAs,
    MissHint,
    Order,
    Refused,
    ReplaceAI,
    ShowHint,
    ShowMotives,
    Teach,
    TurnController,
)
from game.ui.table.viewpoint import Viewpoint
from game.ui.widgets.base import Widget
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.scene import Change, Complain, Push
from game.ui.widgets.shell import Shell
from game.ui.window.power import is_on_battery

FALLBACK = "random"
"""The level that replaces a failed AI."""
_AROUND = 6.0
"""The gap between the words of a question and what stands below them."""
_BELOW_HAND = 16.0, 32.0, 48.0
"""How far the answers beside a hint may end below the hand, if they don't all stand beside it."""


def play(
    shell: Shell,
    match: Match,
    *,
    thinking: AIs | None = None,
    hint_level: str = "",
    sequel: Sequel | None = None,
    teacher: Teacher | None = None,
    check: MoveCheck | None = None,
    study: Study | None = None,
) -> TableScene:
    """Return the table of a game in progress.

    `thinking` decides for AIs and gives hints of `hint_level`; without it there are neither AIs nor hints. `sequel`
    makes the scenes of further games with the same players, `check` inspects every move of a person before it is
    carried out, and `study` opens the analysis after the game. Without its own `teacher` the table offers the tips of
    a first game to players who want them. The scene closes game and AIs when it is left.
    """
    presenter = presenter_for(shell, match.game)
    presenter.standing_answers.recall(match.preferences)
    teacher = teacher or Tutorial(match, presenter.lessons)
    presenter.standing_answers.is_taught = not teacher.shows_result

    viewpoint = Viewpoint(
        match, presenter, lambda: shell.settings.confirm_handover,
        may_decide=lambda: (teacher.solving or teacher).may_decide,
    )  # fmt: skip
    controller = TurnController(
        match, viewpoint, presenter, teacher, thinking, hint_level, answers_foreseen=teacher.solving is None,
        prepares_hints=lambda: not is_on_battery(),
    )  # fmt: skip
    return TableScene(
        shell,
        match,
        presenter,
        viewpoint,
        lambda parts, screen: LiveMode(parts, screen, match, controller, sequel, check, study),
    )


class MoveCheck(Protocol):
    """Inspects a person's move before it is carried out."""

    def check(
        self, seen: View[State], move: Move, play: Callable[[], Push | None], room: Callable[[float], pygame.FRect]
    ) -> Change | None:
        """Return a change of scene to make before the move, which `play` then carries out; None to play at once.

        `play` returns the scene that the move leads to, if any. `room` returns the place for a notice of a width.
        """

    def close(self) -> None:
        """End the inspection, because the table is left."""


class LiveMode(Mode):
    """Lets people and AIs play at a table."""

    controller: TurnController

    def __init__(
        self,
        parts: TableParts,
        screen: TableScreen,
        match: Match,
        controller: TurnController,
        sequel: Sequel | None,
        check: MoveCheck | None,
        study: Study | None,
    ) -> None:
        self._parts = parts
        self._screen = screen
        self.match = self.live_match = match
        self.controller = controller
        self.sequel = sequel
        self._check = check
        self._study = study
        self.prompts = TurnPrompts(match, parts.viewpoint, parts.presenter, parts.presentation, controller, parts.hint)
        self.digest = Digest(match, parts.presenter, parts.viewpoint)
        self._alone = CoveredTurns(match)
        self._motives = MotiveView(match, parts.presenter, parts.viewpoint)
        self._lead = ""
        """The next target or offer in a choice of several steps."""

    # Building

    def build(self, areas: Areas, tools: Sequence[Widget]) -> tuple[list[Widget], str]:
        """Return answers, log and tools, and the first focus. Many answers take the log's place as well."""
        parts, found = self._parts, list[Widget]()
        teacher = self.controller.teacher
        solving = teacher.solving
        offers = self.prompts.offers() if teacher.may_decide or solving is not None else ()
        note = teacher.note if not parts.viewpoint.must_change else None
        meant = self._meant(note) if note is not None else ()
        answers, areas = self._answers(areas, offers, meant, solving)
        has_reasons = parts.hint.is_named
        if areas.is_on_shelf and has_reasons and solving is None and answers.used.bottom > areas.hand.bottom:
            above, usual = areas.above_reasons(), self.prompts.prompt()
            lower = [(areas.above_reasons(below), "") for below in _BELOW_HAND]
            rooms = (above, usual), (above, text("hint-question")), (above, ""), *lower, (areas, "")
            answers = first_fitting(  # if need be the answers take the question's place
                (answer_panel(parts, room, question, offers, self.press, meant) for room, question in rooms),
                lambda panel: panel.is_in_sight and not (panel.is_cramped and panel.prompt.markup == usual),
            )
        found.append(answers)
        if (answers.is_cramped or answers.needs_width) and (answers.keeps_large or not has_reasons):
            crowded = areas.crowded
            if answers.keeps_large and not answers.needs_width and crowded.actions.width > areas.actions.width:
                sheet = bounded(areas.log, top=areas.actions.top, bottom=areas.actions.bottom)
                areas = areas.with_log_above(answers.put_aside(sheet))
            else:
                answers.place(crowded.actions, crowded.question)
                areas = crowded
        if areas.is_on_shelf and not offers and answers.used.bottom < areas.log.top:
            areas = replace(areas, log=bounded(areas.log, right=areas.actions.right))
        if not areas.log.height and areas.question is not None and solving is None:
            areas = self._with_log_below_question(areas, answers.prompt.rect)
        beside = self._beside_answers(areas, answers.used) if areas.log.height or has_reasons else []
        if solving is not None:
            sheets = solving.sheets(self._solving_table(areas, answers.used))
            is_taken = any(each.rect.colliderect(areas.log) for each in beside)
            shown = [each for each in sheets if not (is_taken and areas.log.contains(each.rect))]
            veils = [each for each in shown if isinstance(each, TableVeil)]
            rest = [each for each in shown if each not in veils]
            found = [*veils, *found, *rest]  # the reason for a refusal may reach above the panel of the answers
        found += [*beside, *tools]
        self._lead = parts.presenter.lead()
        if note is not None:
            shell, presenter, open_rule = parts.shell, parts.presenter, parts.navigation.open_rule
            found.append(
                coach_at(
                    shell, presenter, self._screen.areas, note, meant, answers.used, answers.told, self._reply,
                    open_rule, is_lesson=not teacher.shows_result,
                )
            )  # fmt: skip
        return found, self._first_focus(offers, note)

    def _answers(
        self,
        areas: Areas,
        offers: Sequence[Offer],
        meant: Collection[str],
        solving: Solving | None,
    ) -> tuple[ActionPanel, Areas]:
        """Return the panel with the answers and the areas that it divides: a whole sheet if they show what they bring.

        After a verdict the large answers that it is about are seen beside the ways on if there is room for all.
        """
        parts, prompt = self._parts, self.prompts.prompt()
        sign = solving.sign if solving is not None else None
        posed = parts.presenter.posed() if sign is not None else ()
        if posed:
            wrong = solving.wrong if solving is not None and sign == "cross" else ()
            crossed = parts.presenter.places_of(wrong) if wrong else ()
            wide = areas.joined
            panel = answer_panel(parts, wide, prompt, offers, self.press, posed=posed, crossed=crossed, sign=sign)
            if not panel.is_cramped:
                return panel, wide
        has_details = any(offer.detail is not None for offer in (*offers, *parts.presenter.offers()))
        wide = areas.joined if has_details else areas
        return answer_panel(parts, wide, prompt, offers, self.press, meant, sign=sign), wide

    def _with_log_below_question(self, areas: Areas, words: pygame.FRect) -> Areas:
        """Return the areas with what happened since the viewer's turn below the `words` of a question beside the hand,
        unchanged if there is nothing to tell or no room.
        """
        place = areas.question
        if place is None or not self.digest.is_shown(is_asked=self.prompts.is_asked):
            return areas
        free = bounded(place, top=words.bottom + _AROUND) if words.top < place.bottom else place.copy()
        is_free = has_room_for_digest(self._parts.shell, free, is_bare=areas.is_on_shelf)
        return replace(areas, log=free) if is_free else areas

    def _first_focus(self, offers: Sequence[Offer], note: TeacherNote | None) -> str:
        teacher, presenter = self.controller.teacher, self._parts.presenter
        if note is not None and note.replies and not teacher.may_decide:
            return note.replies[0].name
        if teacher.solving is not None and not teacher.solving.may_decide:
            return offers[0].id
        if self.match.is_over and not self._parts.presentation.is_moving:
            return RESULT
        return presenter.start() if self.prompts.is_asked else ""

    @property
    def leaves_out_scoring(self) -> bool:
        """Whether a scoring would only delay the words of a teacher."""
        return self.controller.teacher.is_correcting

    def _beside_answers(self, areas: Areas, answers: pygame.FRect) -> list[Widget]:
        """Return the log, and the reasons of a hint, over it unless they need another place; nothing in a lesson, where
        the teacher has that place. `answers` is the part of the answers' place with words.
        """
        parts, solving = self._parts, self.controller.teacher.solving
        if not self.controller.teacher.shows_result and (
            solving is None or (solving.hint is None and not solving.shows_log)
        ):
            return []
        if not parts.hint.is_named:
            motives, effects = self._motives, parts.presenter.effects()
            if effects is not None and not motives.is_shown:
                return self._effects(areas, effects)
            return [motives.panel(parts.shell, areas, self.ask_why) if motives.is_shown else self._log(areas)]
        why = ReasonsRooms(parts, areas).sheet(answers)
        is_alone = solving is not None or not areas.log.height or why.rect.colliderect(areas.log)
        return [why] if is_alone else [self._log(areas), why]

    def _effects(self, areas: Areas, effects: Effects) -> list[Widget]:
        """Return the effects of a choice in the place of the log, below what happened since the viewer's turn if there
        is room for both; else with a button that opens the log.
        """
        shell, is_told = self._parts.shell, self.digest.is_shown(is_asked=self.prompts.is_asked)
        panel = EffectPanel(shell, effects)
        for high in panel.heights(areas.log.width) if is_told else ():
            sheet, _ = cut(areas.log, Edge.BOTTOM, high)
            above = areas.with_log_above(sheet)
            if has_room_for_digest(shell, above.log, is_bare=areas.is_on_shelf):
                panel.place(sheet)
                return [self._log(above), panel]
        panel = EffectPanel(shell, effects, self._parts.navigation.open_log)
        panel.place(areas.log)
        return [panel]

    @property
    def _status(self) -> str:
        return self._parts.headline.status(self._parts.presentation.status)

    def notice_room(self, wide: float) -> pygame.FRect:
        """Return the room for a notice of a width in the place of the words for whose turn it is."""
        return banner_room(self._parts.shell.types, self._screen.areas.bar, self._status, wide)

    def _solving_table(self, areas: Areas, taken: pygame.FRect) -> SolvingTable:
        parts, screen = self._parts, self._screen
        return SolvingTable(parts.shell, parts.presenter, areas, self.match.seats, screen.size, self._status, taken)

    def _log(self, areas: Areas) -> Widget:
        """Return the log, or what happened since the viewer's last turn."""
        parts = self._parts
        turns = self.digest.turns()
        if turns and self.digest.is_wanted(is_asked=self.prompts.is_asked):
            open_log = parts.navigation.open_log
            panel = DigestPanel(
                parts.shell, parts.presenter.brush, turns, self.toggle_digest, open_log, self._why_press,
                is_bare=areas.is_on_shelf,
            )  # fmt: skip
            panel.place(areas.log)
            return panel
        on_digest = self.toggle_digest if turns else None
        return parts.log_corner.panel(areas.log, on_digest, self._why_press, is_bare=areas.is_on_shelf)

    # Life

    def enter(self) -> None:
        """Enter the table; a half-made decision starts again from its first step."""
        self.controller.begin_anew()
        self.controller.think_ahead()

    def hide(self) -> Change | None:
        """Cover the hands, because other people may come and look.

        Below another scene, the table shows common knowledge at once, and the cover follows when that scene is left. A
        scoring to come is still shown, because everybody looks at a scoring.
        """
        parts, screen, viewpoint = self._parts, self._screen, self._parts.viewpoint
        if not viewpoint.shows_secrets or viewpoint.viewer == SPECTATOR:
            return None
        if screen.is_covered:
            screen.look_as(SPECTATOR, keeps_scoring=True)
            return None
        return parts.presentation.show_more() if parts.presentation.is_scoring else self.hand_over(viewpoint.viewer)

    def close(self) -> None:
        """Stop all AIs, and the inspection of moves."""
        self.controller.close()
        if self._check is not None:
            self._check.close()

    # Deciding

    def press(self, target: str) -> Change | None:
        """Use the target or the offer called `target`."""
        there: list[Offer | Target] = [*self.prompts.offers(), *self._parts.presenter.targets()]
        return self.do(next((each.does for each in there if each.id == target), None), target)

    def do(self, press: Press | None, origin: str = "") -> Change | None:
        """Carry out a press on the target or offer `origin`.

        While earlier decisions are still being shown, a press that would answer the question only finishes their
        motion.
        """
        parts, screen, controller, presentation = self._parts, self._screen, self.controller, self._parts.presentation
        match press:
            case Control.HOLD | Control.STEP_ONCE:
                screen.skip()
                controller.hold(is_once=press is Control.STEP_ONCE)
                screen.rebuild()
                return None
            case Control.SHOW_RESULT:
                return self.finish()
            case Control.WATCH_REPLAY:
                return self.replay()
            case Respond(answer):
                return self._respond(answer)
            case Control.CLOSE_HINT:
                parts.hint.clear()
                parts.shell.sound.play("click")
                screen.rebuild()
                return None
        is_shown = not (presentation.is_behind or parts.timeline.motion.aloft or presentation.surprise)
        is_shown = is_shown and self.controller.teacher.may_decide
        screen.skip()
        if is_shown and press is Control.COVER_SCREEN:
            return self._peek()
        return self._answer(press, origin) if is_shown else None

    def _answer(self, press: Press | None, origin: str) -> Change | None:
        """Play a move, narrow the choice, or give the reason for a refusal."""
        parts, screen, presenter = self._parts, self._screen, self._parts.presenter
        led, parts.refusals.reason = self._lead, None
        was_begun = presenter.choice.is_begun
        is_settled = False
        change = None
        match press:
            case Submit(move):
                change = self._decide(move)
                is_settled = True
            case Refuse(refusal):
                parts.refusals.give(refusal)
                is_settled = True
            case StandingAnswer(words, move):
                if move is not None:
                    change = self._decide(move)
                    is_settled = True
                if parts.refusals.reason is None:
                    self.match.note_preference(parts.viewpoint.viewer, words)
            case Narrow():
                presenter.narrow(press, origin)
            case Enlarge(seat):
                presenter.enlarge(seat)
            case Configure(name, value):
                parts.shell.change_settings(**{name: value})
            case Control.CANCEL:
                presenter.cancel()
        if not is_settled:
            parts.shell.sound.play("place")
        self._tell_if_cleared(was_begun)
        screen.rebuild()
        if not is_settled and screen.is_focus_shown and self._lead not in ("", led):
            screen.focus_name(screen.default_focus)
        return change

    def _tell_if_cleared(self, was_begun: bool) -> None:
        """Say that nothing is selected any more after a press has ended a choice that was begun."""
        if was_begun and self.prompts.is_asked and not self._parts.presenter.choice.is_begun:
            self._screen.say(text("spoken-unchosen"))

    def _peek(self) -> Change | None:
        """Show the viewer a secret after a cover, or return to common knowledge."""
        viewpoint = self._parts.viewpoint
        if viewpoint.is_peeking:
            viewpoint.stop_peeking()
            self._screen.look_as(viewpoint.viewer, is_alone=False)
            return None
        viewpoint.peek()
        return self.hand_over(viewpoint.viewer)

    def _respond(self, answer: str) -> Change | None:
        """Give an answer to the teacher after a verdict, and show the best move once it is no secret any more."""
        parts, screen = self._parts, self._screen
        parts.shell.sound.play("click")
        pressed = screen.focused.name if screen.focused is not None else ""
        change = self.controller.teacher.answer(answer)
        if change is None:
            self._show_verdict()
            if any(each.id == pressed for each in self.prompts.offers()):
                screen.focus_name(pressed)
        return change

    def _judge(self, solving: Solving, seen: View[State], move: Move) -> None:
        """Have a move judged that is not carried out."""
        solving.judge(seen, move)
        is_right = solving.hint is not None
        self._parts.shell.sound.play("prosperity" if is_right else "refuse")
        self._show_verdict()
        if is_right:
            self._screen.celebrate()

    def _show_verdict(self) -> None:
        """Show the table with the verdict on an answer, or with the question again."""
        parts, screen, solving = self._parts, self._screen, self.controller.teacher.solving
        while parts.presenter.cancel():
            pass
        screen.show_now()
        hint = solving.hint if solving is not None else None
        if hint is not None:
            parts.hint.show(hint, HintStep.WHY)
        screen.rebuild()
        screen.focus_name(screen.default_focus)

    def _decide(self, move: Move) -> Change | None:
        """Check a move of the viewer, then play it; return a change of scene that comes first, if any."""
        seen = self.match.view(self._parts.viewpoint.viewer)
        solving = self.controller.teacher.solving
        if solving is not None:
            if not self.match.refusal(seen.viewer, move, seen.ply):
                self._judge(solving, seen, self.match.game.canonical(seen.state, move))
            return None
        if self._check is not None and len(seen.legal) > 1 and not self.match.refusal(seen.viewer, move, seen.ply):
            exact = self.match.game.canonical(seen.state, move)
            before = self._check.check(seen, exact, lambda: self._play(move), self.notice_room)
            if before is not None:
                return before
        return self._carry_out(move)

    def _play(self, move: Move) -> Push | None:
        """Play a move that was checked."""
        change = self._carry_out(move)
        self._screen.rebuild()
        return change

    def _carry_out(self, move: Move) -> Push | None:
        """Play a move of the viewer, with all steps of the decision; afterwards the screen belongs to everybody again.

        Where hands are covered, everybody sees it once the turn of the viewer is over.
        """
        parts, screen, viewpoint = self._parts, self._screen, self._parts.viewpoint
        steps = parts.presenter.decide(move)
        parts.hint.clear()
        if self.match.refusal(viewpoint.viewer, move, self.match.ply) is None:
            self.controller.teacher.hear(move)
        if viewpoint.is_shared and viewpoint.is_alone:
            screen.look_as(viewpoint.viewer, is_alone=False)
        seat, is_hidden = viewpoint.viewer, viewpoint.shows_secrets and not viewpoint.is_shared
        for number, step in enumerate(steps):
            if is_hidden:
                self._alone.note()
            done = self.match.submit(seat, step, self.match.ply, is_automatic=number > 0)
            if isinstance(done, Refusal):
                parts.refusals.give(done)
                return None
        if is_hidden:
            self._alone.note()
            if self.match.to_move != seat:
                return self._show_everybody(seat)
        return None

    def _show_everybody(self, seat: int) -> Push | None:
        """Cover the hand of `seat`, show its player the new pieces, then everybody the decisions made alone."""
        parts, screen, ply = self._parts, self._screen, self.match.ply
        own, public = (self.match.facts(viewer, ply)[0] for viewer in (seat, SPECTATOR))
        pieces = [] if self.match.is_over else received(self.match, seat, own, public)
        parts.drag.clear()
        parts.viewpoint.look(SPECTATOR)
        before, *views = self._alone.end()
        parts.presentation.show_again(before, views)
        screen.rebuild()
        if not pieces:
            return None
        words, brush = parts.presenter.words, parts.presenter.brush
        return Push(DrawnSheet(parts.shell, self.match.seats[seat].name, pieces, words, brush))

    def back(self) -> Change | None:
        """Close the reasons of AIs or of a refusal, the choice in progress or the hint, or else open the menu."""
        parts, screen = self._parts, self._screen
        if self._motives.is_shown:
            self.ask_why()
            return None
        if parts.refusals.reason is not None:
            parts.refusals.clear()
            screen.rebuild()
            return None
        if self._cancel():
            return None
        return self.do(Control.CLOSE_HINT) if parts.hint.is_shown else self.open_menu()

    def _cancel(self) -> bool:
        """Cancel the choice in progress, and let the focus return to where it began; return whether there was one."""
        parts, screen, was_begun = self._parts, self._screen, self._parts.presenter.choice.is_begun
        if not parts.presenter.cancel():
            return False
        parts.refusals.clear()
        self._tell_if_cleared(was_begun)
        screen.rebuild()
        if screen.is_focus_shown and self._lead:
            screen.focus_name(self._lead)
        return True

    @property
    def can_undo(self) -> bool:
        """Whether a choice is begun, or a person at this screen can undo the last decision."""
        return self.prompts.is_choosing or self.controller.can_undo

    def undo(self) -> Change | None:
        """Cancel a choice that is begun; otherwise undo the last decision with all its steps if `Match.undo_floor`
        allows it, else show why not; ask first if it was another player's. In a puzzle, a lesson or an exercise, begin
        the task again.
        """
        if self.prompts.is_choosing and self._cancel():
            self._parts.shell.sound.play("undo")
            return None
        teacher = self.controller.teacher
        if (solving := teacher.solving) is not None:
            return self._respond(AGAIN) if not solving.may_decide and solving.hint is None else None
        if not teacher.shows_result:
            return teacher.begin_again()
        parts, taker = self._parts, self.controller.taker
        if taker in (-1, parts.viewpoint.viewer):
            return self._take_back()
        words = text("board-undo-other", name=self.match.seats[taker].name)
        answers = (Answer(text("board-undo-yes"), self._take_back, "danger"), Answer(text("board-undo-no")))
        return Push(Dialog(parts.shell, words, answers))

    def _take_back(self) -> Change | None:
        parts, screen = self._parts, self._screen
        refused = self.controller.undo()
        if refused is not None:
            parts.refusals.give(refused)
            screen.rebuild()
            return None
        parts.shell.sound.play("undo")
        change = self.carry_out(self.controller.pass_on()) if parts.viewpoint.must_change else None
        if self.controller.ask_again():
            screen.rebuild()
        return change

    def toggle_digest(self) -> None:
        """Show the events since the viewer's last turn in the place of the log, or the log again."""
        parts, screen = self._parts, self._screen
        if not self.controller.teacher.shows_result:
            return
        if not self.digest.toggle(is_asked=self.prompts.is_asked):
            screen.toast(text("digest-nothing"))
        elif self.digest.is_shown(is_asked=self.prompts.is_asked):
            told = [text("digest-title"), *(line.aloud for turn in self.digest.turns() for line in turn.lines)]
            screen.say("<br>".join(told))
        else:
            screen.say(text("board-log"))
        parts.shell.sound.play("click")
        screen.rebuild()

    def recent(self) -> Sequence[LogLine]:
        """Return the events since the viewer's last turn; while they are being shown, the last of them."""
        parts = self._parts
        if parts.presentation.is_behind or parts.presentation.surprise is not None or parts.log.kept_back:
            return parts.log.lines[-1:]
        told = [line for turn in self.digest.turns() for line in turn.lines]
        return told or parts.log.lines[-1:]

    # Hints

    def ask_hint(self) -> Change | None:
        """Ask an AI for a hint for the viewer; asked again, reveal more of it.

        Animations are finished first, and surprises told, so that the position is complete.
        """
        parts, screen, solving = self._parts, self._screen, self.controller.teacher.solving
        if solving is not None:
            return self._respond(SOLUTION) if solving.hint is None else None
        if parts.hint.is_shown:
            parts.hint.show_more()
            parts.refusals.clear()
            parts.shell.sound.play("click")
            screen.rebuild()
        elif self.controller.want_hint():
            screen.skip()
            self.look_for_hint()
        return None

    def look_for_hint(self) -> None:
        """Ask for a wanted hint once the position is complete."""
        presentation = self._parts.presentation
        if presentation.is_behind or presentation.surprise is not None:
            return
        if self.controller.look_for_hint(presentation.shown):
            self._screen.rebuild()

    def give_up_hint(self) -> None:
        """Stop asking an AI for a hint."""
        self.controller.give_up_hint()

    def hear(self, answer: ShowHint | ShowMotives | MissHint | None) -> None:
        """Show a hint, or the reasons of AIs."""
        parts, screen = self._parts, self._screen
        match answer:
            case ShowHint(hint):
                parts.hint.show(hint)
                parts.refusals.clear()
            case ShowMotives(motives) if self._motives.is_shown:
                self._motives.take(motives)
            case _:
                return
        parts.shell.sound.play("hint")
        screen.rebuild()

    # Why AIs played as they did

    @property
    def _why_press(self) -> Callable[[], Change | None] | None:
        """The press that asks for the reasons of AIs, None if none has decided since the viewer's last turn."""
        return self.ask_why if self._explains and self.digest.of_ais() else None

    @property
    def _explains(self) -> bool:
        """Whether AIs can be asked for their reasons: not in a lesson, where they have none of their own."""
        controller = self.controller
        is_taught = controller.teacher.solving is not None or not controller.teacher.shows_result
        return controller.thinking is not None and not is_taught

    def ask_why(self) -> None:
        """Ask why AIs played as they did since the viewer's last turn; asked again, close the answer."""
        parts, screen = self._parts, self._screen
        if not self._explains:
            return
        if self._motives.is_shown:
            self._motives.close()
            self.controller.motives.cancel()
        else:
            screen.skip()
            if parts.presentation.is_behind or parts.presentation.surprise is not None:
                return
            if not (asked := self.digest.of_ais()):
                screen.toast(text("why-nobody"))
                return
            parts.hint.clear()
            self._motives.expect()
            self.controller.motives.ask(asked)
        parts.shell.sound.play("click")
        screen.rebuild()

    # What the controller wants done

    def carry_out(self, order: Order) -> Change | None:
        """Carry out an order of the controller; a change of viewer can bring further orders."""
        parts, screen = self._parts, self._screen
        match order:
            case Decided(notice):
                if notice:
                    screen.toast(notice)
                return parts.presentation.show_more() if parts.presentation.is_moving else None
            case Answered(ply, seat, remark):
                parts.log.remark(ply, seat, remark)
            case LookAs(seat, is_alone):
                self._look_as(seat, is_alone=is_alone)
            case HandOver(seat):
                return self.hand_over(seat)
            case Refused(refusal):
                parts.refusals.give(refusal)
            case Teach():
                self.teach()
            case ReplaceAI(stuck):
                return self._ask_who_plays_on(stuck)
            case MissHint(sentence):
                screen.rebuild()
                return Complain(sentence)
            case Finish():
                self._play_fanfare()
                return self.finish()
        return None

    def _look_as(self, seat: int, *, is_alone: bool) -> None:
        parts, screen = self._parts, self._screen
        is_new = seat not in (parts.viewpoint.viewer, SPECTATOR)
        screen.look_as(seat, is_alone=is_alone)
        if is_new and parts.viewpoint.is_shared:
            parts.shell.sound.play("turn")

    def hand_over(self, seat: int) -> Change:
        """Cover the screen until the player of `seat` has it."""
        parts, screen, controller = self._parts, self._screen, self.controller
        screen.look_as(SPECTATOR)
        parts.toasts.clear()
        names = [each.name for each in self.match.seats]
        taker = controller.taker
        cover = HandOverScene(
            parts.shell, names[seat], seat, lambda: self._take_screen(seat),
            lambda: parts.presenter.secret_place or screen.areas.cover,
            is_hand=not parts.presenter.shows_shared_table, is_turn=seat == self.match.to_move,
            open_menu=lambda: parts.navigation.open_menu(
                self.match, controller, is_covered=True, sequel=self.sequel
            ),
        )  # fmt: skip
        if taker not in (-1, seat):
            cover.let_take_back(names[taker], self._take_back)
        return Push(cover)

    def _take_screen(self, seat: int) -> None:
        """Show the table to the player of `seat` alone."""
        self._alone.begin()
        self._screen.look_as(seat)

    def teach(self) -> None:
        """Let the teacher show the note that is due."""
        parts, screen = self._parts, self._screen
        self.controller.teacher.speak(parts.presentation.shown)
        parts.shell.sound.play("hint")
        screen.rebuild()

    def _reply(self, name: str) -> Change | None:
        """Answer a press on a button of the teacher."""
        parts, screen = self._parts, self._screen
        parts.shell.sound.play("click")
        change = self.controller.teacher.answer(name)
        if change is None:
            screen.show_now()
        return change

    def _meant(self, note: TeacherNote) -> set[str]:
        """Return the targets and offers that a note is about."""
        moves = note.moves if self.prompts.is_asked else ()
        return {*note.targets, *(name for move in moves for name in self._parts.presenter.places_of(move))}

    def _ask_who_plays_on(self, stuck: Stuck) -> Change:
        """Ask who replaces an AI that has failed."""
        seat, name, give_seat = stuck.seat, self.match.seats[stuck.seat].name, self.controller.give_seat
        answers = (
            Answer(text("board-stuck-ai"), lambda: give_seat(seat, ai(FALLBACK, name)), "primary"),
            Answer(text("board-stuck-human"), lambda: give_seat(seat, human(name))),
        )
        words = text("board-stuck", name=name, problem=translated(stuck.sentence))
        return Push(Dialog(self._parts.shell, words, answers))

    def _play_fanfare(self) -> None:
        """Play the end, in minor if no person won."""
        winners = set(self.match.result.winners) if self.match.result else set()
        people = set(self._parts.viewpoint.people)
        self._parts.shell.sound.play("win" if winners & people or not people else "lose")

    # Other scenes

    def finish(self) -> Change:
        """Return the change that shows the end."""
        parts = self._parts
        final = Final(
            parts.shell, self.match, lambda: parts.presenter.rounds(), sequel=self.sequel, replay=self.replay,
            fairness=lambda: Push(parts.navigation.fairness(self.match, self.controller)),
            analyse=self._study.analyse if self._study is not None else None,
            story=self._study.story if self._study is not None else Tale, presenter=parts.presenter,
            learned=self._summary(),
        )  # fmt: skip
        return Push(final)

    def _summary(self) -> Callable[[], Change] | None:
        """Return the button that opens the summary of a guided game, None if no tips were given."""
        parts, teacher = self._parts, self.controller.teacher
        people = parts.viewpoint.people
        if not (isinstance(teacher, Tutorial) and people and teacher.told(people[0])):
            return None
        rival, study = self.sequel.against if self.sequel is not None else None, self._study

        def summary() -> Change:
            return Push(FirstGameSheet(parts.shell, self.match, study=study, rival=rival))

        return summary

    def replay(self) -> Change:
        """Return the change that shows the game again from its beginning."""
        return Push(replay(self._parts.shell, self.match, self.controller.hint_level, study=self._study))

    def open_menu(self) -> Change | None:
        """Open the menu of the table."""
        return self._parts.navigation.open_menu(self.match, self.controller, sequel=self.sequel)
