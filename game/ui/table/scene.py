"""The table where a game is played or replayed: it wires its parts and knows no rule of any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from game.locale import language, text, translated
from game.match.course import known_points
from game.match.meetings import meetings_before
from game.match.watched import Finished, Jumped, News, Played, SeatTaken, TakenBack, Trouble, WatchedGame
from game.registry import entry
from game.rules.core.facts import SPECTATOR, Fact
from game.rules.core.game import View
from game.rules.core.state import State
from game.ui.boards.kit.painting import AROUND
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import Reckoning
from game.ui.drawing.animation import Tween
from game.ui.drawing.canvas import RING, Canvas
from game.ui.layout import Edge, cut
from game.ui.table.areas import Areas, divided
from game.ui.table.ask.answer_countdown import AnswerCountdown
from game.ui.table.ask.answer_focus import AnswerFocus
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.table.ask.refusals import Refusals
from game.ui.table.ask.second_click import SecondClick
from game.ui.table.bar import paint_bar, paint_turn, turn_width
from game.ui.table.navigation import Navigation
from game.ui.table.parts import Mode, TableParts, TableScreen
from game.ui.table.show.drag_and_drop import DragAndDrop
from game.ui.table.show.life import Life
from game.ui.table.show.pace import Pace
from game.ui.table.show.presentation import Presentation
from game.ui.table.show.renderer import TableRenderer
from game.ui.table.show.timeline import Timeline
from game.ui.table.solve.banner import Banner, paint_bloom
from game.ui.table.solve.glass import LieGlass
from game.ui.table.solve.veil import TableVeil
from game.ui.table.teach.coach import coaches_in
from game.ui.table.tell.announcements import Announcements
from game.ui.table.tell.game_log import GameLog
from game.ui.table.tell.headline import Headline
from game.ui.table.tell.hint_view import HintView
from game.ui.table.tell.log_panel import LogCorner
from game.ui.table.tell.narrator import INFORMATION_KEYS, Narrator
from game.ui.table.tell.speech import Speech, paint_bubble
from game.ui.table.tell.tooltip_card import Explanations
from game.ui.table.tell.why_panel import WhyPanel
from game.ui.table.tools import bar_tools
from game.ui.table.viewpoint import Viewpoint
from game.ui.widgets.accessible import Announced
from game.ui.widgets.base import Hotspot, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.scene import Change, Complain, Push, Scene
from game.ui.widgets.scroll import ScrollArea
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
    WindowHidden,
    WindowShown,
)

_REPLAYED = frozenset(("finding-panel", "open-hands"))
"""The names of the sheets of a replay."""
_BUBBLE = 136.0
"""The greatest height of words on the table."""
_BLOOM = 0.9
"""The seconds in which the flower of a solved position opens."""
_ANSWER_SECONDS = 9.0
"""Seconds for which an information key's answer stays on the screen."""


class TableScene(Stage):
    """A game on the screen. `make_mode` makes the mode, playing or replaying, from the parts and the scene."""

    def __init__(
        self,
        shell: Shell,
        game: WatchedGame,
        presenter: Presenter[State],
        viewpoint: Viewpoint,
        make_mode: Callable[[TableParts, TableScreen], Mode],
    ) -> None:
        super().__init__(shell)
        self.game = game
        self.presenter = presenter
        self.viewpoint = viewpoint
        self.pace = Pace()
        self._bloom: float | None = None
        """How far the flower of a solved position has opened; None while nothing is celebrated."""
        self.timeline = Timeline(shell.sound.play, lambda: self.animator.speed, self.pace)
        self.log = GameLog(game, presenter)
        self.hint = HintView(presenter)
        self.drag = DragAndDrop(presenter)
        self.speech = Speech(game.game, game.fingerprint, self._history)
        self.narrator = Narrator(
            game, presenter, lambda: self.mode.prompts, lambda: self.log.lines, lambda: self.mode.recent()
        )
        self.presentation = Presentation(game, viewpoint, presenter, self.log, self.timeline, self.drag, self)
        self.renderer = TableRenderer(shell, presenter, self.presentation, self.timeline, self.drag, self._draw_beside)
        self.life = Life(
            shell,
            presenter,
            self.renderer.cache,
            lambda: not (self.is_covered or self._is_veiled or self.presentation.is_moving or self.is_dirty),
        )
        self.navigation = Navigation(shell, game, viewpoint, presenter, self.log)
        self.headline = Headline(game)
        self.title = self.headline.title
        self.refusals = Refusals(shell.sound.play)
        self.areas: Areas = divided(presenter, self.size)
        self._trouble_to_tell = game.trouble
        """The reason why the game cannot be saved, until the players have been told."""
        self._explanations = Explanations(presenter)
        self._language = language()
        """The language of the words on the table."""
        self.is_covered = False
        """Whether another scene lies over the table: motion runs to its end, but no decision is made."""
        self._answers = AnswerFocus(self.steering, presenter.on_sheet)
        self._second_click = SecondClick()
        self._unwatch = game.watch(SPECTATOR, self._on_news)
        parts = TableParts(
            shell, game, presenter, viewpoint, self.presentation, self.timeline, self.drag, self.log,
            LogCorner(shell, game, self.log, self.navigation.open_log), self.hint, self.headline, self.refusals,
            self.navigation, self.toasts,
        )  # fmt: skip
        self.mode = make_mode(parts, self)
        self.live_match = self.mode.live_match
        self._countdown = AnswerCountdown(self.mode.controller)
        self._announcements = Announcements(parts, self.mode, self.speech, self.narrator)

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
        path = self.live_match.record_path if self.live_match is not None else None
        if path is None:
            self.speech.greet(self.game.seats)
        else:
            self.speech.await_meetings(partial(meetings_before, path, self.game.game.name, self.game.seats))

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
        """Continue after another scene; a table at rest is rebuilt, as a request to an AI may have been dropped."""
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
            self.title = self.headline.title
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
                on_aim=partial(self._aim_at, target.id),
                describe=lambda name=target.id: self.narrator.describe(name),  # type: ignore[misc]
                radius=target.radius,
            )
            spot.place(target.rect)
            spot.focusable = not target.is_echo
            self.root.add(spot)
        skip = "skip" if self.has_own_turns else "motion", self.skip_ahead
        tools = bar_tools(self.shell, self.game, self.mode, self.navigation, skip, areas.bar)
        widgets, self.default_focus = self.mode.build(areas, tools)
        self.root.add(*widgets)

    def rebuild(self) -> None:
        """Rebuild the widgets, and find the one under the pointer.

        A decision that follows one of the viewer's own moves the focus to its first answer. After others have decided,
        no answer has the focus until the viewer moves it: it was steered elsewhere while waiting, or the next direction
        leads to the first answer. So a key pressed too often never decides. A control that the pointer holds down is
        still held afterwards.
        """
        is_asked, held = self.mode.prompts.is_asked, self.steering.captured
        has_focus, viewer = self.focused is not None, self.viewpoint.viewer
        goes_on = self._answers.goes_on(self.game, viewer)
        self._explanations.forget()
        self.presenter.named = self.hint.named
        if not is_asked and (self.game.to_move != viewer or not goes_on) and self._answers.leave():
            self.set_focus(None)
            self.default_focus = ""
        super().rebuild()
        if isinstance(held, Button):
            self.steering.hold_again(held)
        if is_asked:
            self._answers.ask(self.default_focus, self.game.ply, has_focus=has_focus, goes_on=goes_on)
        self.steering.find_pointer()

    # In words

    def narration(self) -> Sequence[str]:
        """Return the status and the turn, which the bar shows, and the score of the contest with its names."""
        status = self.headline.status(self.presenter.status())
        return status, *self.headline.score, self.mode.prompts.turn()[1]

    def announced(self) -> Announced:
        """Return the lesson, question, hint, refusal and speech at hand, and the log."""
        return self._announcements.announced([*super().announced().notices, *keys_told(self.shell, "table")], self.root)

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
                self.title = self.headline.title
                self.is_dirty = True
                if self.game.resigned >= 0:
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
        self.drag.clear()
        self.show_new_decision()

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

    # What the presentation asks for

    def is_quick(self, actor: int) -> bool:
        """Return whether decisions of `actor` are shown without motion."""
        is_other = actor != self.viewpoint.viewer and not self.game.seats[actor].is_human
        return self.pace.is_skipping or (self.shell.settings.auto_skip and is_other)

    def comment(self, facts: Sequence[Fact], actor: int, before: View[State]) -> None:
        """Let an AI comment on the facts, and on the race of the points since the view `before` them."""
        if self.shell.settings.shows_speech:
            game, shown = self.game.game, self.presentation.shown
            race = known_points(game, before.state), known_points(game, shown.state)
            self.speech.hear(self.game.seats, facts, actor, shown.ply, race)

    def score(self, reckoning: Reckoning) -> Change | None:
        """Return the change that shows how a round was scored, None where a teacher corrects first."""
        from game.ui.table.finish.scoring import Scoring

        if self.mode.leaves_out_scoring:
            return None
        return Push(Scoring(self.shell, reckoning, self.game.seats, self.presenter))

    def keep_panels(self) -> None:
        """Let the panels wait for the pieces in flight."""
        self.renderer.keep_panels()

    def show_motion(self) -> None:
        """Redraw what moves in the next frame."""
        self.renderer.stir()

    def show_new_decision(self) -> None:
        """Close the hint and the last refusal, and show the widgets of the new decision."""
        self.hint.clear()
        self.refusals.clear()
        self.rebuild()

    def settle(self, *, is_told: bool, is_changed: bool) -> None:
        """Rebuild the widgets where the viewer decides or the log has grown; the layers below are unchanged, unless
        the table `is_changed`: light has moved, or a sheet has opened.
        """
        if is_changed:
            self.renderer.cache.drop()
        elif self.game.to_move != self.viewpoint.viewer and not self.renderer.aimed and not is_told:
            self.renderer.stir()
            return
        self.renderer.settle(self.rebuild)

    # Time

    def on_tick(self, dt: float) -> Change | None:
        """Advance motion; when all is shown, let the game continue."""
        presentation, controller = self.presentation, self.mode.controller
        controller.pass_time(dt, is_moving=presentation.is_moving, pressed=self.steering.held)
        if self._is_waiting:
            self.pace.wait(dt)
        if self.steering.captured is None and self._countdown.release(self.game.ply):
            self.rebuild()
        if buttons := self._countdown.show(self.root, is_paused=presentation.is_moving or self.is_covered):
            self.redraw(*buttons)
        change = self._go_on() if presentation.advance(dt, self.renderer.prepare) else None
        if not self._is_waiting:
            self.pace.rest()
        self.mode.look_for_hint()
        if self.life.has_ceased():
            self.renderer.mark_stale()
        if self.life.is_alive and self.life.pass_time(dt):
            self.is_stirred = True
        return change

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
        if self.speech.advance(dt) or self.speech.take_meetings(self.game.seats, self.presentation.shown.ply):
            self.renderer.stir()
        return None if is_settling else super().update(dt)

    def next_update(self) -> float | None:
        """Return the seconds until something happens on its own; None if nothing will."""
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
        is_held = self.steering.captured is not None
        waits += [self._countdown.wait(is_held=is_held, is_paused=is_moving or self.is_covered), self.speech.wait]
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
        self._countdown.hear(event, self.game.ply)
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
        if isinstance(event, PointerDown | KeyPress | WindowHidden) and self.drag.put_back():
            self.rebuild()
            if not isinstance(event, WindowHidden):
                return None
        change = super().handle(event)
        if isinstance(event, PointerDown) and event.button == 1 and isinstance(self.steering.captured, Hotspot):
            self.drag.grip(self.steering.captured.name, event.pos)
        elif isinstance(event, PointerDown | PointerUp):
            self.drag.release_grip()
        elif isinstance(event, PointerMove):
            self._drag_to(event.pos)
        return change

    def _is_early(self, pos: Point) -> bool:
        """Return whether a press comes where answers are about to appear, and not on a control that is there."""
        hit = self.steering.hit(pos)
        return self.areas.actions.collidepoint(pos) and not (hit is not None and hit.focusable and hit.is_enabled)

    def _drag_to(self, pos: Point) -> None:
        """Pick up the thing under a dragging pointer, if the viewer may use it, and let it follow."""
        target = self.drag.pull(pos)
        is_free = self.mode.prompts.is_asked and self.presentation.surprise is None
        if target and is_free and self.drag.take_up(target, pos):
            self.refusals.clear()
            self.shell.sound.play("take")
            self.rebuild()
        if self.drag.move(pos):
            self.renderer.stir()

    def _let_go(self, pos: Point) -> Change | None:
        """Use the destination of a dragged thing, or put it back."""
        spot, ply = self.steering.hit(pos), self.game.ply
        item = self.renderer.item(self.drag.dragged)
        target = self.drag.let_go(item, spot.name if isinstance(spot, Hotspot) else "", pos)
        if not target:
            self.rebuild()
            return None
        change = self.mode.press(target)
        if self.game.ply == ply:
            self.drag.clear()
        return change

    def act(self, action: Action) -> Change | None:
        """Answer the table's keys."""
        mode, aimed = self.mode, self.renderer.aimed
        presses: dict[Action, Callable[[], Change | None]] = {
            Action.SKIP: self.skip_ahead,
            Action.ACTIVATE: self.skip,
            Action.DIGEST: mode.toggle_digest,
            Action.WHY: mode.ask_why,
            Action.UNDO: mode.undo,
            Action.HINT: mode.ask_hint,
            Action.MENU: mode.open_menu,
            Action.ANSWERS: self._answers.turn,
        }
        if action in presses:
            return presses[action]()
        match action:
            case Action.ZOOM_IN:
                return self.navigation.zoom(aimed or (self.focused.name if self.focused is not None else ""))
            case Action.LOG:
                return None if mode.controller.is_counting else self.navigation.open_cards()
            case Action.HELP:
                about = self.presenter.explain(aimed) if aimed else None
                return self.navigation.open_rule(about.rule if about else "")
            case _ if action in INFORMATION_KEYS:
                self.toast(self.narrator.answer(action), _ANSWER_SECONDS, is_alone=True)
        return None

    def back(self) -> Change | None:
        """Leave the key to the mode, which may cancel a choice, open the menu or leave the table."""
        return self.mode.back()

    def led(self, here: Widget, target: Widget | None, action: Action) -> Widget | None:
        """Let "down" lead from the lowest row of the hand to the answers, or without any to the log below it."""
        return self._answers.led(here, target, self.areas) if action is Action.DOWN else target

    # What is pointed at

    def _aim_at(self, target: str, is_aimed: bool) -> None:
        """Raise the thing under the pointer, and lower it again; a thing reached by keys has the focus ring instead.

        While something is dragged, only its destinations rise. The thing aimed at before is drawn again: it may keep
        the focus, and so be no concern of the pointer's.
        """
        before, dragged = self.renderer.aimed, self.drag.dragged
        if is_aimed and dragged and not (self.drag.is_choosing and target != dragged):
            return
        hovered = self.steering.hovered
        is_over = hovered is not None and hovered.name == target
        if is_aimed and not (self.is_focus_shown or is_over):
            return
        if is_aimed:
            self.renderer.aimed = target
        elif before == target:
            self.renderer.aimed = ""
        self.renderer.lift(target, is_up=is_aimed and is_over)
        if is_aimed and self.presenter.regard(target):
            self._renew_cards()
        if before not in ("", target):
            self.redraw(*(each for each in self.root.walk() if each.name == before))

    def _renew_cards(self) -> None:
        """Let the cards among the answers show what is pointed at now."""
        offers = {offer.id: offer for offer in self.presenter.offers()}
        for each in self.root.walk():
            if isinstance(each, OfferButton) and each.is_card and each.name in offers:
                each.show(offers[each.name])

    @property
    def pointed(self) -> Widget | None:
        """The widget whose tooltip is due; None if there is none, or while something is dragged."""
        return None if self.drag.dragged else super().pointed

    # Drawing

    def redraw(self, *widgets: Widget) -> None:
        """Ask for a frame in which only these widgets and the layers above all of them have changed."""
        self.renderer.renew(*(each.rect.inflate(*AROUND) for each in widgets))

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
        """Prepare a part of the motionless picture if it is out of date; return whether a frame can be drawn."""
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
                coach.draw_frames(canvas, self.renderer.place_drawn)
        self.draw_over(canvas)
        self.life.forget_screen(canvas.translucent)

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
            self._draw_marks(canvas)
            self.presenter.paint_over(canvas, self.renderer.considered)

    def _draw_marks(self, canvas: Canvas) -> None:
        """Draw the marks of things, such as prices; a veil has drawn them below itself, but not over the focus ring."""
        ringed = self.ringed
        if not self._has_veil:
            self.presenter.paint_marks(canvas, self.renderer.considered)
        elif isinstance(ringed, Hotspot):
            with canvas.clip(self.ring_place(ringed).inflate(RING, RING)):
                self.presenter.paint_marks(canvas, self.renderer.considered)

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
        return self.presenter.is_veiled or self._has_veil

    @property
    def _has_veil(self) -> bool:
        """Whether a veil dims what does not matter for a question; it shows the marks of things below itself."""
        return any(isinstance(each, TableVeil) for each in self.root.children)

    def paint_over(self, canvas: Canvas) -> None:
        """Draw pieces in flight, other players' actions, speech and the dragged thing."""
        if self.speech.bubble is not None and self.shell.settings.shows_speech:
            place, rows = self.presenter.speech(self.speech.bubble.seat), list[pygame.FRect]()
            if place is None:  # over what is oldest there
                place = self.areas.log
                lists = [each for each in self.root.walk() if isinstance(each, ScrollArea)]
                rows = [row for each in lists if place.contains(each.rect) for row in each.shown]
            if not self._is_over_sheet(place):
                face = self.presenter.face_place(self.speech.bubble.seat)
                paint_bubble(canvas, self.speech.bubble, place, self.screen, rows, face)
        self.renderer.draw_moving(canvas, self.areas.table)
        banner = next((each for each in self.root.children if isinstance(each, Banner)), None)
        if self._bloom is not None and banner is not None:
            paint_bloom(canvas, banner.now, banner.mark, self._bloom)

    def celebrate(self) -> None:
        """Let the flower of a solved position open, unless motion is turned off."""
        if self.animator.speed <= 0:
            return

        def show(share: float) -> None:
            self._bloom = share

        def end() -> None:
            self._bloom = None
            self.is_dirty = True

        self.animator.play(Tween(_BLOOM, show, ease=lambda share: share, then=end))

    def _is_over_sheet(self, place: pygame.FRect) -> bool:
        """Return whether words in `place`, or that begin at its upper edge, on the table, would cover a hint's reasons,
        or what a replay shows of a decision or of hidden hands. Reasons in the place of the log yield to words there.
        """
        covered, names = place, _REPLAYED
        if not place.height:
            covered, names = cut(place, Edge.TOP, _BUBBLE)[0], _REPLAYED | {"why-panel"}
        return any(each.name in names and each.rect.colliderect(covered) for each in self.root.children)

    def paint_tip(self, canvas: Canvas, target: Widget) -> None:
        """Draw the explanation of a thing on the table, or the words of a button."""
        if self.presentation.is_moving:
            return
        about = self.presenter.explain(target.name) if isinstance(target, Hotspot) else None
        if about is not None:
            self._explanations.paint(canvas, about, target.rect, self.areas, is_by_keys=self.is_focus_shown)
        elif isinstance(target, OfferButton):
            draw_tooltip(canvas, target.tooltip, self.areas.beside_answers, self.areas.log.width)
        elif not isinstance(target, Hotspot):
            super().paint_tip(canvas, target)

    def _draw_beside(self, canvas: Canvas) -> None:
        """Draw the bar and the widgets."""
        seat, words = self.mode.prompts.turn()
        banner = next((each for each in self.root.children if isinstance(each, Banner)), None)
        wanted = banner.wanted if banner is not None else turn_width(canvas.types, seat, words)
        status = self.headline.status(self.presentation.status)
        room = paint_bar(canvas, self.areas.bar, status, self.game.trouble, wanted)
        if banner is None:
            who = self.game.seats[seat] if seat >= 0 else None
            paint_turn(canvas, room, self.areas.bar.centerx, seat, words, who)
        self.root.draw(canvas)


def _arranged(presenter: Presenter[State], size: Size) -> Areas:
    """Divide a canvas of `size` for the viewer, and lay the table out on it."""
    areas = divided(presenter, size)
    presenter.arrange(areas.table, areas.hand, areas.side, areas.shelf)
    return areas
