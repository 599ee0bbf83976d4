"""The table where a game is played or replayed: it wires its parts and knows no rule of any game."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import Protocol

import pygame

from game.locale import language, text, translated
from game.match.contests import standing_of
from game.match.meetings import Meeting, meetings_before
from game.match.watched import Finished, Jumped, News, Played, SeatTaken, TakenBack, Trouble, WatchedGame
from game.registry import entry
from game.rules.core.facts import SPECTATOR, Fact
from game.rules.core.game import Refusal
from game.rules.core.state import State
from game.ui.boards.kit import contest_words
from game.ui.boards.kit.painting import AROUND
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import Beat, LogLine, Offer, Reckoning, Refuse, Submit
from game.ui.drawing.canvas import Canvas
from game.ui.table.areas import Areas, divided
from game.ui.table.ask.action_panel import ActionPanel
from game.ui.table.ask.answer_focus import AnswerFocus
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.table.ask.second_click import SecondClick
from game.ui.table.bar import (
    Tool,
    paint_banner,
    paint_bar,
    paint_shade,
    paint_spectacle,
    paint_turn,
    tool,
    tools,
    turn_width,
)
from game.ui.table.navigation import Navigation
from game.ui.table.prompts import Prompts
from game.ui.table.show.drag_and_drop import DragAndDrop
from game.ui.table.show.life import Life
from game.ui.table.show.pace import Pace
from game.ui.table.show.presentation import Presentation
from game.ui.table.show.renderer import TableRenderer
from game.ui.table.show.timeline import Timeline
from game.ui.table.solve.banner import Banner
from game.ui.table.solve.glass import LieGlass
from game.ui.table.solve.known import FactPanel
from game.ui.table.solve.veil import TableVeil
from game.ui.table.teach.coach import Coach, clear_place
from game.ui.table.tell.digest import DigestPanel
from game.ui.table.tell.game_log import GameLog
from game.ui.table.tell.hint_view import HintStep, HintView, WhyPanel
from game.ui.table.tell.hint_words import spoken
from game.ui.table.tell.log_panel import LogPanel
from game.ui.table.tell.narrator import INFORMATION_KEYS, Narrator
from game.ui.table.tell.speech import Speech, paint_bubble
from game.ui.table.tell.tooltip_card import Placing, draw_about
from game.ui.table.turn_controller import Controller, MissHint, Order, ShowHint, ShowMotives
from game.ui.table.viewpoint import Viewpoint
from game.ui.widgets.accessible import Announced, Notice
from game.ui.widgets.background import POLL, Background
from game.ui.widgets.base import Callback, Hotspot, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.scene import Change, Complain, Push, Scene
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage, keys_told
from game.ui.widgets.tooltip import draw_tooltip
from game.ui.window.display import Point, Size
from game.ui.window.input import (
    Action,
    InputEvent,
    KeyPress,
    PointerDown,
    PointerMove,
    PointerUp,
    Typed,
    Wheel,
    WindowHidden,
    WindowShown,
)

_STEPS, _STEP = 40, 0.05
"""The number of steps in which the time before an automatic answer is shown, and seconds between two looks at it."""
_ANSWER_SECONDS = 9.0
"""Seconds for which an information key's answer stays on the screen."""


class Mode(Protocol):
    """The difference between a table for playing and a table for replaying."""

    @property
    def controller(self) -> Controller:
        """The controller that decides how the game continues."""

    @property
    def leaves_out_scoring(self) -> bool:
        """Whether a scoring would only delay the words of a teacher."""

    @property
    def prompts(self) -> Prompts:
        """The table's words about the decision at hand."""

    def build(self, areas: Areas, tools: Sequence[Widget]) -> str:
        """Add answers, log and the tools to the table; return the name of the first focus."""

    def enter(self) -> None:
        """Enter the table."""

    def press(self, target: str) -> Change | None:
        """Use a target on the table."""

    def undo(self) -> Change | None:
        """Undo the last decision."""

    def toggle_digest(self) -> None:
        """Show the events since the viewer's last turn in the place of the log, or the log again."""

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
        """Show an AI's hint, its motives, or that it has none."""

    def look_for_hint(self) -> None:
        """Ask for a hint that was wanted before the position was complete."""

    def give_up_hint(self) -> None:
        """Stop asking an AI for a hint."""

    def hide(self) -> Change | None:
        """Respond to the window losing the focus or being hidden: other people may come and look."""

    def steer(self, action: Action) -> bool:
        """Use a direction for the mode's own purpose; return whether it did, otherwise the focus moves."""

    def close(self) -> None:
        """The table is left: stop all AIs."""


class TableScene(Stage):
    """A game on the screen. `make_mode` makes the mode: playing or replaying."""

    def __init__(
        self,
        shell: Shell,
        game: WatchedGame,
        presenter: Presenter[State],
        viewpoint: Viewpoint,
        make_mode: Callable[[TableScene], Mode],
    ) -> None:
        super().__init__(shell)
        self.game = game
        self.title = self._title()
        self.presenter = presenter
        self.viewpoint = viewpoint
        self.pace = Pace()
        self.timeline = Timeline(self._play_sound, self._speed)
        self.log = GameLog(game, presenter)
        self.hint = HintView(presenter)
        self.drag = DragAndDrop(presenter)
        self.speech = Speech(game.game, game.fingerprint, self._history)
        self._meeting: Background[list[Meeting]] | None = None
        """The reading of the games that the players of a new one have had before; the greeting waits for it."""
        self.narrator = Narrator(
            game, presenter, lambda: self.mode.prompts, lambda: self.log.lines, lambda: self.mode.recent()
        )
        self.presentation = Presentation(game, viewpoint, presenter, self.log, self.timeline, _Screen(self))
        self.renderer = TableRenderer(
            shell, game.game.name, presenter, self.presentation, self.timeline, self.drag, partial(_draw_beside, self)
        )
        self.life = Life(
            shell,
            presenter,
            self.renderer.cache,
            lambda canvas, corner: paint_shade(canvas, self.areas.bar, corner),
            lambda: not (self.is_covered or self._is_veiled or self.presentation.is_moving or self.is_dirty),
        )
        self.navigation = Navigation(
            shell, game.game.name, viewpoint, presenter, lambda: self.renderer.brush, lambda: self.log.lines,
            lambda: self.game.seats,
        )  # fmt: skip
        self.areas: Areas = divided(presenter, self.size)
        self.refused: Refusal | None = None
        """The reason why the last press was refused, until the next press."""
        self._refusals = 0
        """The number of refusals so far."""
        self._trouble_to_tell = game.trouble
        """The reason why the game cannot be saved, until the players have been told."""
        self._tip_at: tuple[tuple[tuple[float, ...], Size], pygame.FRect] | None = None
        """The last place of an explanation reached by keys, for a thing's place and the size of its words."""
        self._language = language()
        """The language of the words on the table."""
        self.is_covered = False
        """Whether another scene lies over the table: motion runs to its end, but no decision is made."""
        self._focused_at = -1
        """The decision that last moved the focus; -1 while the viewer waits."""
        self._answers = AnswerFocus(self.steering, presenter.on_sheet)
        self._second_click = SecondClick()
        self._kept_open_at = -1
        """The decision whose question a press is to keep open as soon as it has been carried out, or -1."""
        self.kept_log: tuple[tuple[object, ...], LogPanel] | None = None
        """The last log beside the board, with all that it depends on."""
        self._is_counting = False
        """Whether a button shows how soon it will be pressed."""
        self._unwatch = game.watch(SPECTATOR, self._on_news)
        self.mode = make_mode(self)

    # Life

    def enter(self, size: Size) -> None:
        """Enter the table; a new game is dealt, and a character greets the players."""
        super().enter(size)
        self.shell.sound.surround(entry(self.game.game.name).ambience)
        if not self.game.ply:
            self.presentation.deal()
            if self.shell.settings.shows_speech:
                self._welcome()
        self.mode.enter()

    def _welcome(self) -> None:
        """Let an AI greet: at a new game as soon as it is known how the last one ended."""
        live = self.live_match
        path = live.record_path if live is not None else None
        if path is None:
            self.speech.greet(self.game.seats)
        else:
            self._meeting = Background(partial(meetings_before, path, self.game.game.name, self.game.seats))

    def _history(self) -> Iterator[tuple[int, Sequence[Fact]]]:
        """Yield the seats and public facts of the decisions shown so far, as far as their players are the present."""
        names, shown = [seat.name for seat in self.game.seats], self.presentation.shown.ply
        for ply, facts in enumerate(self.game.facts(SPECTATOR, 1)[:shown], 1):
            if [seat.name for seat in self.game.seatings[ply]] == names:
                yield self.game.decision(ply)[0], facts

    def exit(self) -> None:
        """Leave the game, which stays saved, and stop all AIs."""
        if self.shell.is_heard():
            self.shell.change_settings(knows_keys=True)
        self.shell.sound.surround("")
        self.mode.close()
        self._unwatch()
        self.game.close()
        self.renderer.cache.release()
        self.life.release()

    def pause(self) -> None:
        """Stop all decisions while another scene lies over the table."""
        super().pause()
        self.is_covered = True

    def resume(self) -> None:
        """Continue after another scene; the pointer keeps its place, and a request to an AI may have been dropped."""
        super().resume()
        self.is_covered = False
        self.is_dirty = True
        if not self.presentation.is_moving:
            self.rebuild()
        self.steering.find_pointer()

    def refresh(self, size: Size) -> None:
        """Lay the table out for a new size, language or look; an unfinished choice stays, unless its words change."""
        self.skip()
        if self._language != language():
            self._language = language()
            self.title = self._title()
            self.presentation.show_anew()
        self.areas = _arranged(self.presenter, size)
        self.presentation.write_log_anew()
        super().refresh(size)

    def on_hidden(self) -> Change | None:
        """Hide the viewer's secrets."""
        return self.mode.hide()

    # Building

    def build(self) -> None:
        """Add a hotspot for everything that can be pointed at, then answers, log and tools."""
        self.areas = areas = _arranged(self.presenter, self.size)
        for target in self.presenter.targets():
            spot = Hotspot(
                self.shell,
                lambda name=target.id: self.mode.press(name),  # type: ignore[misc]
                name=target.id,
                tooltip=target.id,
                on_context=lambda name=target.id: self.navigation.zoom(name),  # type: ignore[misc]
                on_aim=partial(_aim_at, self, target.id),
                describe=lambda name=target.id: self.narrator.describe(name),  # type: ignore[misc]
                radius=target.radius,
            )
            spot.place(target.rect)
            spot.focusable = not target.is_echo
            self.root.add(spot)
        self.default_focus = self.mode.build(areas, tools(self.shell, _wanted_tools(self), areas.bar))

    def rebuild(self) -> None:
        """Rebuild the widgets, and find the one under the pointer.

        A decision that follows one of the viewer's own moves the focus to its first answer. After others have decided,
        no answer has the focus until the viewer moves it: it was steered elsewhere while waiting, or the next direction
        leads to the first answer. So a key pressed too often never decides. A control that the pointer holds down is
        still held afterwards.
        """
        is_asked, held = self.mode.prompts.is_asked, self.steering.captured
        has_focus = self.focused is not None
        self._tip_at = None
        is_waiting = not is_asked and (self.game.to_move != self.viewpoint.viewer or not self._goes_on)
        if is_waiting and self._focused_at >= 0:
            self.set_focus(None)
            self.default_focus, self._focused_at = "", -1
        super().rebuild()
        if isinstance(held, Button):
            self.steering.hold_again(held)
        if is_asked and self._focused_at != self.game.ply:
            if self._goes_on:
                self.focus_name(self.default_focus)
                has_focus = True
            elif self._focused_at >= 0:
                has_focus = False
            self._focused_at = self.game.ply
        if is_asked and not has_focus and isinstance(self.focused, Hotspot | OfferButton):
            self.steering.propose(self.default_focus)
        self.steering.find_pointer()

    @property
    def _goes_on(self) -> bool:
        """Whether the viewer alone has decided since the last decision that the viewer was asked."""
        since = range(self._focused_at + 1, self.game.ply + 1)
        return self._focused_at >= 0 and all(self.game.decision(ply)[0] == self.viewpoint.viewer for ply in since)

    # In words

    def _title(self) -> str:
        """Return the game, with the game of the contest and its score."""
        return " · ".join(filter(None, (text(f"game-{self.game.game.name}"), self.contest_status)))

    @property
    def contest_status(self) -> str:
        """The number of the game in its contest and the score, '' for a single game."""
        score = standing_of(self.game.header, self.game.result)
        names = [seat.name for seat in self.game.seats]
        return contest_words.status(score, names, is_over=self.game.is_over) if score is not None else ""

    def status(self, of_game: str) -> str:
        """Return the status in the bar: the contest's, then that `of_game`."""
        return " · ".join(filter(None, (self.contest_status, of_game)))

    def narration(self) -> Sequence[str]:
        """Return the status and the turn, which the bar shows, and the score of the contest with its names."""
        score = standing_of(self.game.header, self.game.result)
        names = [seat.name for seat in self.game.seats]
        told = [contest_words.full_score(score, names)] if score is not None and score.played else []
        return self.status(self.presenter.status()), *told, self.mode.prompts.turn()[1]

    def announced(self) -> Announced:
        """Return the lesson, question, hint, refusal and speech at hand, and the log."""
        prompts = self.mode.prompts
        notices = [*super().announced().notices, *keys_told(self.shell, "table")]
        if self.refused is not None:
            reason = text(self.refused.key, **self.refused.args)
            notices.append(Notice(("refused", self._refusals), reason, is_urgent=True))
        notices += [Notice("taught", each.markup) for each in coaches_in(self.root)]
        for each in self.root.children:
            if isinstance(each, Banner | FactPanel | LieGlass):
                notices.append(Notice((each.name, self.game.ply), each.told))
        can_answer = bool(prompts.offers()) or any(each.is_usable for each in self.presenter.targets())
        if (prompts.is_asked and can_answer) or self.hint.is_shown or self.mode.controller.is_solving:
            notices.append(Notice(("asked", self.game.ply), prompts.prompt()))
        if prompts.is_asked and self.presenter.choice.is_begun:
            answers = [each for each in prompts.offers() if each.kind == "primary" or isinstance(each.does, Refuse)]
            notices += [Notice("chosen", each.words) for each in answers[:1]]
        if self.hint.step is HintStep.WHERE:
            places = self.hint.places_of(self.hint.move)
            notices.append(Notice(("where", self.game.ply), self.narrator.where(places)))
        if self.hint.step is HintStep.WHY:
            notices += [Notice(("why", self.game.ply, why), why) for why in spoken(self.hint.passages())]
        else:
            told = [each.sentences for each in self.root.walk() if isinstance(each, WhyPanel)]
            notices += [Notice(("why", self.game.ply, why), why) for sentences in told for why in sentences]
        if self.speech.bubble is not None and self.shell.settings.shows_speech:
            bubble = self.speech.bubble
            said = text("speech-quoted", name=self.game.seats[bubble.seat].name, words=bubble.words)
            notices.append(Notice(("said", bubble.seat), said))
        lines, viewer = self.log.finished, self.presenter.view.viewer
        own = frozenset(at for at, line in enumerate(lines) if line.seat == viewer)
        log = [line.aloud if at else "" for at, line in enumerate(lines)]  # the first is the seal of the deal
        return Announced(notices, log, viewer, own, has_texts=False)

    # What happens

    def _on_news(self, news: News) -> None:
        match news:
            case Played():
                self.mode.controller.think_ahead()
                self.presentation.add(news)
            case TakenBack() | Jumped():
                self.mode.controller.forget()
                self.show_now()
            case SeatTaken():
                self.mode.controller.forget()
                self._show_new_player(news)
            case Trouble():
                self._trouble_to_tell = news.reason
                if not news.reason:
                    self.is_dirty = True
                    self.toast(text("board-saved-again"))
            case Finished():
                self.title = self._title()
                self.is_dirty = True
                if self.game.result is not None and self.game.result.resigned >= 0:
                    self.show_now()

    def _show_new_player(self, news: SeatTaken) -> None:
        """Show the table after a seat has changed: common knowledge only, if the viewer left or somebody else now looks
        too.

        A person who arrives alone sees it at once. A scoring that is still to come is kept.
        """
        viewpoint, has_come = self.viewpoint, news.now.is_human
        if has_come and viewpoint.people == [news.seat]:
            self.look_as(news.seat, keeps_scoring=True)
        elif viewpoint.viewer not in viewpoint.people or (has_come and viewpoint.has_secrets):
            self.look_as(SPECTATOR, keeps_scoring=True)
        else:
            self.show_now(keeps_scoring=True)

    def look_as(self, viewer: int, *, is_alone: bool = True, keeps_scoring: bool = False) -> None:
        """Show the table to `viewer`: with that seat's knowledge, or, if not alone, with common knowledge."""
        self.mode.give_up_hint()
        self.viewpoint.look(viewer, is_alone=is_alone)
        self.show_now(keeps_scoring=keeps_scoring)

    def show_now(self, *, keeps_scoring: bool = False) -> None:
        """Show the present position without motion."""
        self.presentation.catch_up(keeps_scoring=keeps_scoring)
        self.refused = None
        self.hint.clear()
        self.drag.clear()
        self.presenter.aimed = self.renderer.considered
        self.rebuild()

    def skip(self) -> None:
        """Finish the present motion."""
        self.presentation.skip()
        self.is_dirty = True

    def skip_ahead(self) -> None:
        """Finish the present motion, and show everything else before the viewer's turn at once and in silence."""
        if self._is_waiting:
            self.pace.skip()
        elif not self.presentation.is_moving:
            self.say(self.mode.prompts.turn()[1])
        self.skip()

    @property
    def has_own_turns(self) -> bool:
        """Whether people play here, so that a turn of theirs may come."""
        return self.live_match is not None and bool(self.viewpoint.people)

    @property
    def _is_waiting(self) -> bool:
        """Whether a person plays here and waits for the others, or for what they did to be shown."""
        is_playing = self.has_own_turns and self.viewpoint.viewer in self.viewpoint.people
        is_theirs = self.presentation.is_moving or not self.mode.controller.awaits_viewer
        return is_playing and is_theirs and not self.is_covered

    def _speed(self) -> float:
        """Return the speed of motion now: that of the settings, quicker for somebody who waits, unless it is slow.

        A spectacle always has its time.
        """
        speed, motion = self.animator.speed, self.timeline.motion
        return speed if speed < 1 or motion.spectacle else speed * self.pace.factor

    def _play_sound(self, sound: str) -> None:
        """Play a sound of motion that can be seen."""
        if not self.pace.is_skipping:
            self.shell.sound.play(sound)

    def refuse(self, refused: Refusal) -> None:
        """Give the reason why an action is impossible."""
        self.refused = refused
        self._refusals += 1
        self.shell.sound.play("refuse")

    # Time

    def on_tick(self, dt: float) -> Change | None:
        """Advance motion; when all is shown, let the game continue."""
        presentation, controller = self.presentation, self.mode.controller
        controller.pass_time(dt, is_moving=presentation.is_moving, pressed=self.steering.held)
        if self._is_waiting:
            self.pace.wait(dt)
        if self._kept_open_at >= 0 and self.steering.captured is None:
            is_open, self._kept_open_at = self._kept_open_at == self.game.ply, -1
            if is_open and controller.countdown is not None:
                controller.keep_open()
                self.rebuild()
        self._count_down()
        change = self._go_on() if presentation.advance(dt, self.renderer.prepare) else None
        if not self._is_waiting:
            self.pace.rest()
        self.mode.look_for_hint()
        if self.life.has_ceased():
            self.renderer.mark_stale()
        if self.life.is_alive and self.life.pass_time(dt):
            self.is_stirred = True
        return change

    def _count_down(self) -> None:
        """Show on its button how soon an automatic answer will be given."""
        coming = None if self.presentation.is_moving or self.is_covered else self.mode.controller.countdown
        was_counting, self._is_counting = self._is_counting, coming is not None
        if not (was_counting or self._is_counting):
            return
        for button in self.root.walk():
            if isinstance(button, OfferButton):
                is_next = coming is not None and button.offer.does == Submit(coming.move)
                left = math.ceil(coming.left * _STEPS) / _STEPS if coming is not None and is_next else 0.0
                if left != button.countdown:
                    button.countdown = left
                    self.redraw(button)

    def _go_on(self) -> Change | None:
        controller, presentation = self.mode.controller, self.presentation
        change = self.mode.hear(controller.poll())
        if change is not None or self.is_covered:
            return change
        if self._trouble_to_tell:
            reason, self._trouble_to_tell = self._trouble_to_tell, ""
            return Complain(text("board-unsaved", reason=translated(reason)))
        if presentation.is_moving:
            return presentation.show_more()
        order = controller.next(presentation.shown, pressed=self.steering.held)
        return self.mode.carry_out(order) if order is not None else None

    def update(self, dt: float) -> Change | None:
        """Let things rise and sink, then advance everything else."""
        self._second_click.pass_time(dt)
        is_settling = self.renderer.update(dt) or (self.renderer.is_delayed and self.is_dirty)
        if self.speech.advance(dt):
            self.renderer.stir()
        if self._meeting is not None and (met := self._meeting.taken()) is not None:
            self._meeting = None
            if not self.presentation.shown.ply and self.speech.greet(self.game.seats, met):
                self.renderer.stir()
        return None if is_settling else super().update(dt)

    def next_update(self) -> float | None:
        """Return the seconds until something happens on its own."""
        if self.renderer.is_busy:
            return 0.0
        presentation, rest = self.presentation, self.presentation.rest
        waits = [super().next_update(), rest]
        if rest is None and not self.is_covered and (presentation.is_behind or self._trouble_to_tell):
            waits.append(0.0)
        is_moving = rest is not None
        waits.append(
            self.mode.controller.wait(
                presentation.shown, is_moving=is_moving, is_covered=self.is_covered, pressed=self.steering.held
            )
        )
        if self._kept_open_at >= 0 and self.steering.captured is None:
            waits.append(0.0)
        if not is_moving and not self.is_covered and self.mode.controller.countdown is not None:
            waits.append(_STEP)
        if self.speech.bubble is not None:
            waits.append(max(self.speech.left, 0.001))
        if self._meeting is not None:
            waits.append(POLL)
        if self.life.is_alive:
            waits.append(self.life.wait)
        return min((wait for wait in waits if wait is not None), default=None)

    # Input

    def handle(self, event: InputEvent) -> Change | None:
        """Handle dragging, then let the widgets answer.

        If the focus is invisible, an activating key only shows it. A click where answers are about to appear brings
        them at once; the second click of a double click is ignored on another answer.
        """
        if isinstance(event, WindowHidden | WindowShown):
            self.life.is_away = isinstance(event, WindowHidden)
        self._keep_open(event)
        match event:
            case PointerDown() if event.button == 3 and not self.drag.dragged and self.presenter.cancel():
                self.rebuild()
                return None
            case PointerDown() if self.mode.prompts.is_delayed and self._is_early(event.pos):
                self.skip()
                return None
            case KeyPress() if event.action is not None and self.mode.steer(event.action):
                return None
            case KeyPress() if event.action is Action.ACTIVATE and not self.is_focus_shown and self.focused:
                self.is_focus_shown = self.is_dirty = True
                return None
            case PointerUp() if self.drag.dragged and event.button == 1:
                return self._let_go(event.pos)
            case PointerDown() if event.button == 1:
                hit = self.steering.hit(event.pos)
                if not isinstance(hit, OfferButton):
                    self._second_click.forget()
                elif self._second_click.is_stray(hit.name, event.pos, self.game.ply):
                    return None
        if (
            isinstance(event, (PointerDown, KeyPress, WindowHidden))
            and self.put_back()
            and not isinstance(event, WindowHidden)
        ):
            return None
        change = super().handle(event)
        if isinstance(event, PointerDown) and event.button == 1 and isinstance(self.steering.captured, Hotspot):
            self.drag.grip(self.steering.captured.name, event.pos)
        elif isinstance(event, PointerDown | PointerUp):
            self.drag.release_grip()
        elif isinstance(event, PointerMove):
            self._drag_to(event.pos)
        return change

    def _keep_open(self, event: InputEvent) -> None:
        """Let any press leave the question to the viewer to which an answer was about to be given; while the pointer
        moves, the time before it begins again.
        """
        controller = self.mode.controller
        if controller.countdown is None:
            return
        if isinstance(event, PointerMove):
            controller.start_anew()
        elif isinstance(event, PointerDown | KeyPress | Typed | Wheel):
            self._kept_open_at = self.game.ply

    def _is_early(self, pos: Point) -> bool:
        """Return whether a press comes where answers are about to appear, and not on a control that is there."""
        hit = self.steering.hit(pos)
        return self.areas.actions.collidepoint(pos) and not (hit is not None and hit.focusable and hit.is_enabled)

    def _drag_to(self, pos: Point) -> None:
        """Pick up the thing under a dragging pointer, if the viewer may use it, and let it follow."""
        target = self.drag.pull(pos)
        is_free = self.mode.prompts.is_asked and self.presentation.surprise is None
        if target and is_free and self.drag.take_up(target, pos):
            self.presenter.aimed = self.renderer.considered
            self.refused = None
            self.shell.sound.play("take")
            self.rebuild()
        if self.drag.move(pos):
            self.renderer.stir()

    def _let_go(self, pos: Point) -> Change | None:
        """Use the destination of a dragged thing, or put it back."""
        spot, ply = self.steering.hit(pos), self.game.ply
        item = self.renderer.item(self.drag.dragged)
        landing = self.drag.let_go(item, spot.name if isinstance(spot, Hotspot) else "", pos)
        self.presenter.aimed = self.renderer.considered
        if landing.is_undone:
            self.presenter.cancel()
        if not landing.target:
            self.rebuild()
            return None
        change = self.mode.press(landing.target)
        if self.game.ply == ply:
            self.drag.clear()
        return change

    def put_back(self) -> bool:
        """Put the dragged thing back, and cancel the choice that it began; return whether there was one."""
        is_choosing = self.drag.is_choosing
        if not self.drag.clear():
            return False
        self.presenter.aimed = self.renderer.considered
        if is_choosing:
            self.presenter.cancel()
        self.rebuild()
        return True

    def act(self, action: Action) -> Change | None:
        """Answer the table's keys."""
        match action:
            case Action.SKIP:
                self.skip_ahead()
            case Action.ACTIVATE:
                self.skip()
            case Action.ZOOM_IN:
                focused = self.focused.name if self.focused is not None else ""
                return self.navigation.zoom(self.renderer.aimed or focused)
            case Action.LOG:
                return self.navigation.open_cards() if _shows_cards(self) else None
            case Action.HELP:
                aimed = self.renderer.aimed
                about = self.presenter.explain(aimed) if aimed else None
                return self.navigation.open_rule(about.rule if about else "")
            case Action.DIGEST:
                self.mode.toggle_digest()
            case Action.WHY:
                return self.mode.ask_why()
            case Action.UNDO:
                return self.mode.undo()
            case Action.HINT:
                return self.mode.ask_hint()
            case Action.MENU:
                return self.mode.open_menu()
            case Action.ANSWERS:
                self._answers.turn()
            case _ if action in INFORMATION_KEYS:
                self.toast(self.narrator.answer(action), _ANSWER_SECONDS, is_alone=True)
        return None

    def back(self) -> Change | None:
        """Cancel the last step of a choice, or else leave it to the mode."""
        return self.mode.back()

    def led(self, here: Widget, target: Widget | None, action: Action) -> Widget | None:
        """Let "down" lead from the lowest row of the hand to the answers, or without any to the log below it."""
        own = self.areas.hand
        is_leaving = target is None or not own.contains(target.rect)
        if action is not Action.DOWN or not (is_leaving and own.contains(here.rect)):
            return target
        below = [each for each in self.steering.focusables() if self.areas.log.contains(each.rect)]
        is_over_log = self.areas.is_on_shelf and bool(below)
        return self._answers.below(here) or (below[0] if is_over_log else target)

    # What is pointed at

    @property
    def pointed(self) -> Widget | None:
        """The widget whose tooltip is due; none while something is dragged."""
        return None if self.drag.dragged else super().pointed

    # Drawing

    def redraw(self, *widgets: Widget) -> None:
        """Ask for a frame in which only these widgets and the layers above all of them have changed."""
        self.renderer.renew(*(self._lit_place(each).inflate(*AROUND) for each in widgets))

    def _lit_place(self, widget: Widget) -> pygame.FRect:
        """Return the place that looks different while a widget is aimed at: that of the whole thing on the table."""
        target = self.presenter.target(widget.name) if isinstance(widget, Hotspot) else None
        return widget.rect if target is None else target.lit_place

    @property
    def is_dirty(self) -> bool:
        """Whether the picture on the screen is out of date."""
        return self.renderer.is_dirty

    @is_dirty.setter
    def is_dirty(self, value: bool) -> None:
        if value:
            self.renderer.mark_stale()
        else:
            self.renderer.mark_current()

    def make_ready(self) -> bool:
        """Prepare a part of the motionless picture if it is out of date."""
        return self.renderer.make_ready()

    def draw(self, canvas: Canvas) -> None:
        """Draw the motionless picture, the raised things and the layers above them."""
        is_moving = self.presentation.is_moving
        is_focus_seen = self.is_focus_shown and self.focused is not None
        motion = self.timeline.motion
        others = (self.renderer.aimed, self.hint.move, self.toasts, motion.banner, motion.spectacle, self.speech.bubble)
        is_tip_or_popup = self.steering.tip.is_shown or self.steering.popup is not None
        is_open = not is_moving or is_tip_or_popup or is_focus_seen or any(others)
        self.renderer.draw_still(canvas, is_open=is_open)
        if self.renderer.aimed or self.hint.is_shown or not is_moving:
            self._draw_raised(canvas)
            coaches = coaches_in(self.root)
            sheets = (each for each in self.root.children if isinstance(each, LieGlass))
            parts = (self.areas.bar, self.areas.log, self.areas.actions, *(each.rect for each in (*coaches, *sheets)))
            self.renderer.cache.show_parts(canvas, parts)
            for coach in coaches:
                coach.draw_frames(canvas, self._where_drawn)
        self.draw_over(canvas)
        self.life.forget_screen()

    def stir(self, canvas: Canvas, below: Sequence[Scene] = ()) -> None:
        """Redraw the moving parts of the landscape."""
        self.life.stir(canvas)

    def _draw_raised(self, canvas: Canvas) -> None:
        """Draw raised things and hint frames, and above both the preview of their consequences."""
        self.renderer.draw_raised(canvas)
        if isinstance(self.ringed, Hotspot):
            super().draw_ring(canvas)
            self.renderer.draw_signs(canvas, self.ringed.name)
        why = next((each.rect for each in self.root.walk() if isinstance(each, WhyPanel)), None)
        self.hint.paint(canvas, lambda target: self.renderer.as_drawn(target.id, target.rect), why)
        if not self.presentation.is_moving:
            self.presenter.paint_over(canvas, self.renderer.considered)

    def _where_drawn(self, place: pygame.FRect) -> pygame.FRect:
        """Return where the thing at the place of a target is drawn, raised or chosen; other places stay."""
        target = next((each for each in self.presenter.targets() if each.rect == place), None)
        return self.renderer.as_drawn(target.id, place) if target is not None else place

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the focus ring on top; around a thing on the table it lies below the preview of its consequences."""
        if not isinstance(self.focused, Hotspot):
            super().draw_ring(canvas)

    def ring_place(self, widget: Widget) -> pygame.FRect:
        """Return the rectangle inside the focus ring: for a thing on the table where it is drawn, raised or chosen."""
        return self.renderer.as_drawn(widget.name, widget.rect)

    @property
    def _is_veiled(self) -> bool:
        """Whether the landscape is seen through something, below which only a part of what moves would be redrawn."""
        return self.presenter.is_veiled or any(isinstance(each, TableVeil) for each in self.root.children)

    def paint_over(self, canvas: Canvas) -> None:
        """Draw pieces in flight, other players' actions, speech and the dragged thing."""
        if self.speech.bubble is not None and self.shell.settings.shows_speech:
            place, is_low = self.presenter.speech(self.speech.bubble.seat), False
            if place is None:  # over what is oldest there
                place, is_low = self.areas.log, any(isinstance(each, DigestPanel) for each in self.root.children)
            paint_bubble(canvas, self.speech.bubble, place, self.screen, is_low=is_low)
        self.renderer.draw_flights(canvas)
        motion = self.timeline.motion
        if motion.spectacle:
            paint_spectacle(canvas, motion.spectacle, motion.spectacle_share)
        if motion.banner:
            paint_banner(canvas, self.areas.table, motion.banner, motion.banner_share)
        self.renderer.draw_dragged(canvas)

    def paint_tip(self, canvas: Canvas, target: Widget) -> None:
        """Draw the explanation of a thing on the table, or the words of a button."""
        if self.presentation.is_moving:
            return
        about = self.presenter.explain(target.name) if isinstance(target, Hotspot) else None
        if about is not None:
            place = about.aside or target.rect
            rect = pygame.FRect(place.left, place.top - 12, place.width, place.height + 12)
            draw_about(canvas, self.renderer.brush, about, rect, self._beside(rect) if self.is_focus_shown else None)
        elif isinstance(target, OfferButton):  # over the log, so that neither the question nor the table is hidden
            log, actions = self.areas.log, self.areas.actions
            top = log.bottom if self.areas.has_sheet else max(log.top, actions.top)
            place = pygame.FRect(log.left, top, log.width, actions.height)
            draw_tooltip(canvas, target.tooltip, place, log.width)
        elif not isinstance(target, Hotspot):
            super().paint_tip(canvas, target)

    def _beside(self, focused: pygame.FRect) -> Placing:
        """Return where the explanation of a thing reached by keys goes.

        The keys can't be moved away from it as a pointer can, so it keeps off answers, hand, log and usable things.
        """

        def place(size: Size) -> pygame.FRect:
            key = (tuple(focused), size)
            if self._tip_at is None or self._tip_at[0] != key:
                areas, targets = self.areas, self.presenter.targets()
                others = [(areas.actions, 9.0), (self.presenter.hand_place, 3.0), (areas.log, 3.0)]
                others += [(each.rect, 6.0 if each.is_usable else 0.3) for each in targets]
                top = areas.bar.bottom + 4
                room = pygame.FRect(6, top, self.size[0] - 12, self.size[1] - top - 6)
                self._tip_at = key, clear_place([size], room, [focused.inflate(12, 12)], others)
            return self._tip_at[1]

        return place


class _Screen:
    """The scene as a presentation sees it."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def is_quick(self, actor: int) -> bool:
        """Return whether decisions of `actor` are shown without motion."""
        scene = self._scene
        is_other = actor != scene.viewpoint.viewer and not scene.game.seats[actor].is_human
        return scene.pace.is_skipping or (scene.shell.settings.auto_skip and is_other)

    def before_motion(self, beats: Sequence[Beat]) -> Sequence[Beat]:
        """Return the beats with the dropped thing's flight starting from where it was dropped."""
        return self._scene.drag.hand_on(beats)

    def after_motion_began(self) -> None:
        """Let the panels wait for the pieces in flight."""
        self._scene.renderer.keep_panels()

    def hear(self, facts: Sequence[Fact], actor: int) -> None:
        """Let an AI comment on the facts."""
        scene = self._scene
        if scene.shell.settings.shows_speech:
            scene.speech.hear(scene.game.seats, facts, actor, scene.presentation.shown.ply)

    def look_as_everybody(self) -> None:
        """Show only common knowledge."""
        self._scene.look_as(SPECTATOR)

    def score(self, reckoning: Reckoning) -> Change | None:
        """Return the change that shows how a round was scored, None where a teacher corrects first."""
        from game.ui.table.finish.scoring import Scoring

        scene = self._scene
        if scene.mode.leaves_out_scoring:
            return None
        seats = scene.game.seats
        return Push(Scoring(scene.shell, reckoning, seats, scene.presenter, lambda: scene.renderer.brush))

    def stir(self) -> None:
        """Draw a new frame of the motion."""
        self._scene.renderer.stir()

    def show_new_decision(self) -> None:
        """Close the hint and the last refusal, and show the widgets of the new decision."""
        self._scene.hint.clear()
        self._scene.refused = None
        self._scene.rebuild()

    def settle(self, *, is_told: bool, is_changed: bool) -> None:
        """Rebuild the widgets where the viewer decides or the log has grown; the layers below are unchanged, unless
        the table `is_changed`: light has moved, or a sheet has opened.
        """
        scene = self._scene
        if is_changed:
            scene.renderer.cache.drop()
            scene.renderer.settle(scene.rebuild)
        elif scene.game.to_move != scene.viewpoint.viewer and not scene.renderer.aimed and not is_told:
            scene.renderer.stir()
        else:
            scene.renderer.settle(scene.rebuild)


def _arranged(presenter: Presenter[State], size: Size) -> Areas:
    """Divide a canvas of `size` for the viewer, and lay the table out on it."""
    areas = divided(presenter, size)
    presenter.arrange(areas.table, areas.hand, areas.side, areas.shelf)
    return areas


def coaches_in(root: Widget) -> list[Coach]:
    """Return the sheets with a teacher's note: one or none."""
    return [each for each in root.walk() if isinstance(each, Coach)]


def _aim_at(scene: TableScene, target: str, is_aimed: bool) -> None:
    """Raise the thing under the pointer, and lower it again; a thing reached by keys has the focus ring
    instead.

    While something is dragged, only its destinations rise. The thing aimed at before is drawn again: it may keep the
    focus, and so be no concern of the pointer's.
    """
    before = scene.renderer.aimed
    dragged = scene.drag.dragged
    if is_aimed and dragged and not (scene.drag.is_choosing and target != dragged):
        return
    hovered = scene.steering.hovered
    over = hovered.name if hovered is not None else ""
    if is_aimed and not (scene.is_focus_shown or over == target):
        return
    if is_aimed:
        scene.renderer.aimed = target
    elif scene.renderer.aimed == target:
        scene.renderer.aimed = ""
    scene.presenter.aimed = scene.renderer.considered
    scene.renderer.lift(target, is_up=is_aimed and over == target)
    if before not in ("", target):
        scene.redraw(*(each for each in scene.root.walk() if each.name == before))


def _draw_beside(scene: TableScene, canvas: Canvas) -> None:
    """Draw the bar and the widgets of a table."""
    seat, words = scene.mode.prompts.turn()
    banner = next((each for each in scene.root.children if isinstance(each, Banner)), None)
    wanted = banner.wanted if banner is not None else turn_width(canvas.types, seat, words)
    status = scene.status(scene.presentation.status)
    room = paint_bar(canvas, scene.areas.bar, status, scene.game.trouble, wanted)
    who = scene.game.seats[seat] if seat >= 0 else None
    if banner is None:
        paint_turn(canvas, room, scene.areas.bar.centerx, seat, words, who)
    scene.root.draw(canvas)


def answer_panel(
    scene: TableScene,
    offers: Sequence[Offer],
    on_offer: Callable[[str], Change | None],
    meant: Collection[str] = (),
    *,
    has_controls: bool = False,
) -> ActionPanel:
    """Return the panel with the question and its answers, placed; `meant` are answers to light.

    One that `has_controls` leaves the room below its words to others.
    """
    panel = ActionPanel(
        scene.shell,
        scene.mode.prompts.prompt(),
        offers,
        scene.refused,
        on_offer,
        scene.navigation.open_rule,
        {*scene.hint.advised(offers), *meant},
        doubted=scene.hint.doubted(offers),
        is_foot=scene.areas.has_sheet,
        is_bare=scene.areas.is_on_shelf,
        has_controls=has_controls,
    )
    panel.place(scene.areas.actions)
    return panel


def log_panel(
    scene: TableScene, place: pygame.FRect, on_digest: Callback | None = None, on_why: Callback | None = None
) -> LogPanel:
    """Return the log beside the board, in its place. It shows the seal until the first event; the large log always
    does. The one before is returned, scrolled as it is, while nothing about it has changed.
    """
    shell, lines, is_bare = scene.shell, scene.log.lines, scene.areas.is_on_shelf
    shown = lines[1:] or lines
    looks = shell.settings, shell.display, shell.is_pad_used, language(), is_bare, tuple(place)
    key = (tuple(shown), tuple(scene.game.seats), on_digest, on_why, looks)
    if scene.kept_log is None or scene.kept_log[0] != key:
        panel = LogPanel(shell, shown, scene.game.seats, scene.navigation.open_log, on_digest, on_why, is_bare=is_bare)
        panel.place(place)
        scene.kept_log = key, panel
    return scene.kept_log[1]


def _shows_cards(scene: TableScene) -> bool:
    """Return whether the panel of cards may be opened: not while it would answer the question."""
    return not scene.mode.controller.is_counting


def _wanted_tools(scene: TableScene) -> list[Tool]:
    """Return undo, hint, skip, cards, rules and menu."""
    shell, mode, game = scene.shell, scene.mode, scene.game.game.name
    controller = mode.controller
    why = "" if controller.can_undo or scene.game.header.free_undo else text("table-refuse-undo")
    found = [tool(shell, "undo", game, "undo", mode.undo, is_on=controller.can_undo, more=why)]
    if controller.is_solving:
        found = [tool(shell, "solution", game, "hint", mode.ask_hint)]
    if controller.hint_level:
        found.append(tool(shell, "hint", game, "hint", mode.ask_hint, is_on=controller.can_hint))
    others: list[tuple[str, str, Callback]] = [
        ("skip" if scene.has_own_turns else "motion", "skip", scene.skip_ahead),
        *([("cards", "search", scene.navigation.open_cards)] if _shows_cards(scene) else []),
        ("rules", "rules", scene.navigation.open_rule),
        ("menu", "menu", mode.open_menu),
    ]
    return found + [tool(shell, name, game, icon, press) for name, icon, press in others]
