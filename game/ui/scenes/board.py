"""The table where a match is played, for every game: it knows turns and seats, and leaves the game to a presenter."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.locale import text
from game.rules.core.facts import SPECTATOR, Fact
from game.rules.core.game import Move, View
from game.rules.core.refusal import Refusal
from game.table.match import Match
from game.table.news import Finished, News, Played, SeatTaken, TakenBack, Trouble
from game.table.seats import human, program
from game.table.thinking import Advice, Chosen, Stuck, Thinking, carry_out
from game.ui.animation import Animation, Tween
from game.ui.boards import presenter_for
from game.ui.boards.motion import Motion
from game.ui.boards.painting import Brush, painter_for
from game.ui.boards.presenter import COVER, Beat, Foresight, Item, Line, Reckoning, SharedTable
from game.ui.canvas import Canvas
from game.ui.display import Size
from game.ui.input import Action, InputEvent, PointerDown, PointerMove
from game.ui.scene import Change, Pop, Push, Scene
from game.ui.scenes.action_panel import ActionPanel
from game.ui.scenes.areas import Areas, divide
from game.ui.scenes.explaining import draw_about
from game.ui.scenes.log_panel import LogPanel
from game.ui.scenes.table_bar import paint_banner, paint_bar, paint_turn, tools
from game.ui.shell import Shell
from game.ui.stage import Stage
from game.ui.widgets.base import Hotspot, Widget
from game.ui.widgets.dialog import Answer, Dialog

POLL_SECONDS = 0.03
"""How often a thinking program is asked whether it is ready."""
FALLBACK = "random"
"""The level that takes over from a program that cannot go on."""

Step = Callable[[], Change | None]
Again = Callable[[], Scene]


class BoardScene(Stage):
    """A match being played.

    `thinking` decides for programs and gives hints of `hint_level`; without it only people play and there are no
    hints. `again` makes the scene of a new match between the same players. The scene closes both when it leaves.
    """

    def __init__(
        self,
        shell: Shell,
        match: Match,
        *,
        thinking: Thinking | None = None,
        hint_level: str = "",
        again: Again | None = None,
    ) -> None:
        super().__init__(shell)
        self.match = match
        self.thinking = thinking
        self.hint_level = hint_level if thinking is not None else ""
        self.again = again
        self.presenter = presenter_for(shell, match.game)
        self.motion = Motion()
        self.lines: list[Line] = []
        self.refused: Refusal | None = None
        self.advice: Move = ()
        self.aimed = ""
        self.viewer = self._first_viewer()
        self.is_alone = not self.is_shared
        """Whether the viewer sees what only he may know."""
        self._peeked = -1
        self.shown: View = self._view()
        self.areas: Areas = divide(self.size, self.presenter.hand_height)
        self._lifts: dict[str, float] = {}
        self._queue: deque[tuple[int, tuple[Fact, ...], View]] = deque()
        self._steps: deque[Step] = deque()
        self._script: Animation | None = None
        self._chosen: Chosen | None = None
        self._is_paused = False
        self._is_finished = False
        self._pointer = (-1.0, -1.0)
        self._unwatch: Callable[[], None] = match.watch(SPECTATOR, self._on_news)
        self.presenter.show(self.shown, match.seats)
        self._retell()

    # Who looks

    @property
    def people(self) -> list[int]:
        """The seats that persons decide for."""
        return [number for number, seat in enumerate(self.match.seats) if seat.is_human]

    @property
    def has_secrets(self) -> bool:
        """Whether several persons share the screen, so that hands are covered between them."""
        return len(self.people) > 1 and self.shell.settings.confirm_handover

    def _first_viewer(self) -> int:
        people = [number for number, seat in enumerate(self.match.seats) if seat.is_human]
        if len(people) == 1:
            return people[0]
        if people and not self.shell.settings.confirm_handover and self.match.to_move in people:
            return self.match.to_move
        return SPECTATOR

    @property
    def is_shared(self) -> bool:
        """Whether several people look at the screen together, and see only what everybody knows."""
        return self.has_secrets and isinstance(self.presenter, SharedTable)

    def look_as(self, viewer: int, *, is_alone: bool = True) -> None:
        """Show the table to `viewer`: as he knows it, or not alone, as everybody does."""
        self.viewer = viewer
        self.is_alone = is_alone
        self._settle()

    @property
    def _eyes(self) -> int:
        """The viewer whose knowledge is shown."""
        return self.viewer if self.is_alone else SPECTATOR

    def _view(self) -> View:
        view = self.match.view(self._eyes)
        if self._eyes == self.viewer:
            return view
        return replace(view, viewer=self.viewer, legal=self.match.view(self.viewer).legal)

    def _must_be_alone(self, seat: int) -> bool:
        """Return whether `seat` must see the decision he has now without the others."""
        if not self.is_shared or self._peeked == self.match.ply:
            return True
        assert isinstance(self.presenter, SharedTable)
        return self.presenter.is_secret(self.match.view(seat))

    def _settle(self) -> None:
        """Show the match as it is now, without motion."""
        self._queue.clear()
        self._steps.clear()
        self._script = None
        self.motion.clear()
        self.shown = self._view()
        self.presenter.show(self.shown, self.match.seats)
        self.refused = None
        self.advice = ()
        self._retell()
        self.rebuild()

    def _retell(self) -> None:
        """Write the log anew, as the viewer knows it."""
        self.lines = []
        for number, facts in enumerate(self.match.facts(self._eyes)):
            self.lines += self.presenter.tell(facts, None, -1 if not number else self.match.decision(number)[0]).lines

    # Life

    def exit(self) -> None:
        """Leave the table; the match stays saved."""
        self._unwatch()
        if self.thinking is not None:
            self.thinking.close()
        self.match.close()

    def pause(self) -> None:
        """Stop the clock of the table: programs may think on, but nothing is carried out."""
        super().pause()
        self._is_paused = True

    def resume(self) -> None:
        """Go on."""
        super().resume()
        self._is_paused = False
        self.is_dirty = True

    def refresh(self, size: Size) -> None:
        """Lay the table out for a new size, language or look."""
        self.areas = divide(size, self.presenter.hand_height, self.shell.settings.text_size)
        self.presenter.show(self.shown, self.match.seats)
        self.presenter.arrange(self.areas.table, self.areas.hand)
        self._retell()
        super().refresh(size)

    def on_hidden(self) -> Change | None:
        """Cover the hands when somebody may come and look."""
        if self.has_secrets and self.is_alone and self.viewer != SPECTATOR and not self._is_paused:
            return self._hand_over(self.viewer)
        return None

    # Building

    def build(self) -> None:
        """Put a place to press on everything that can be pointed at, then buttons, log and tools."""
        shell, areas = self.shell, self.areas
        self.presenter.arrange(areas.table, areas.hand)
        for target in self.presenter.targets():
            spot = Hotspot(
                shell,
                lambda name=target.id: self.press(name),  # type: ignore[misc]
                name=target.id,
                tooltip=target.id,
                on_aim=lambda is_aimed, name=target.id: self._aim_at(name, is_aimed),  # type: ignore[misc]
                radius=target.radius,
            )
            spot.place(target.rect)
            self.root.add(spot)
        panel = ActionPanel(
            shell,
            self._prompt(),
            [] if self.is_moving else self.presenter.offers(),
            self.refused,
            self.press,
            self.open_rule,
        )
        panel.place(areas.actions)
        self.root.add(panel)
        log = LogPanel(shell, self.lines)
        log.place(areas.log)
        self.root.add(log)
        self.root.add(*tools(self, areas.bar))
        first = next(
            (each.id for each in self.presenter.targets() if isinstance(each.answer, tuple) and each.answer), ""
        )
        self.default_focus = first or "menu"

    def _prompt(self) -> str:
        if self.advice:
            return text("board-hint", move=self.presenter.say(self.advice))
        return self.presenter.prompt()

    def rebuild(self) -> None:
        """Create the widgets anew, and find what the pointer is over."""
        super().rebuild()
        if self.has_entered and not self.is_focus_shown and self._pointer[0] >= 0:
            self._hover(self._hit(self._pointer))

    # What is pointed at

    def _aim_at(self, target: str, is_aimed: bool) -> None:
        over = self.hovered.name if self.hovered is not None else ""
        if is_aimed and not (self.is_focus_shown or over == target):
            return
        if is_aimed:
            self.aimed = target
        elif self.aimed == target:
            self.aimed = ""
        self.presenter.aim(self.aimed)
        start, end = self._lifts.get(target, 0.0), float(is_aimed)
        self.animator.play(Tween(0.11, lambda lift: self._lift(target, lift), start=start, end=end))
        self.is_dirty = True

    def _lift(self, target: str, lift: float) -> None:
        if lift:
            self._lifts[target] = lift
        else:
            self._lifts.pop(target, None)

    # Doing something

    @property
    def is_moving(self) -> bool:
        """Whether something that happened is still being shown."""
        return self._script is not None or bool(self._queue) or bool(self._steps)

    def press(self, target: str) -> Change | None:
        """Use a target or an offer: do its move, narrow the choice, or say why not."""
        if self.is_moving:
            self.skip()
            return None
        if target == COVER:
            self._peeked = self.match.ply
            return self._hand_over(self.viewer)
        answer = self.presenter.press(target)
        self.refused = None
        if isinstance(answer, Refusal):
            self._refuse(answer)
        elif answer is not None:
            self.advice = ()
            done = self.match.submit(self.viewer, answer, self.match.ply)
            if isinstance(done, Refusal):
                self._refuse(done)
        else:
            self.shell.sound.play("place")
        self.rebuild()
        return None

    def _refuse(self, refused: Refusal) -> None:
        self.refused = refused
        self.shell.sound.play("refuse")

    def handle(self, event: InputEvent) -> Change | None:
        """Remember the pointer; while something moves, a click or the key to activate shows its end."""
        if isinstance(event, PointerMove):
            self._pointer = event.pos
        if isinstance(event, PointerDown) and event.button == 3 and self.presenter.cancel():
            self.rebuild()
            return None
        return super().handle(event)

    def skip(self) -> None:
        """Bring what is being shown to its end."""
        if self._script is not None:
            self._script.finish()
        self.is_dirty = True

    def act(self, action: Action) -> Change | None:
        """Answer the keys of the table."""
        if action is Action.SKIP:
            self.skip()
        elif action is Action.UNDO:
            self.undo()
        elif action is Action.HINT:
            self.ask_hint()
        elif action is Action.MENU:
            return self.open_menu()
        elif action is Action.LOG:
            return self.open_cards()
        elif action is Action.HELP:
            about = self.presenter.explain(self.aimed) if self.aimed else None
            return self.open_rule(about.rule if about else "")
        return None

    def back(self) -> Change | None:
        """Take the last step of a choice back, else open the menu."""
        if self.refused is not None or self.presenter.cancel():
            self.refused = None
            self.rebuild()
            return None
        return self.open_menu()

    @property
    def can_undo(self) -> bool:
        """Whether the viewer may take his last decision back."""
        return self.viewer in self.people and self.match.can_undo(self.viewer)

    def undo(self) -> Change | None:
        """Take the viewer's last decision back, if nothing hidden was revealed since."""
        if not self.can_undo:
            self._refuse(Refusal("table", "table-refuse-undo"))
            self.rebuild()
            return None
        done = self.match.undo(self.viewer)
        if isinstance(done, Refusal):
            self._refuse(done)
        else:
            self.shell.sound.play("undo")
        return None

    def ask_hint(self) -> Change | None:
        """Let a program look at the position for the viewer."""
        if self.thinking is None or not self.hint_level or self.is_moving or self.match.to_move != self.viewer:
            return None
        if self.thinking.ask_advice(self.hint_level):
            self.toast(text("board-hint-thinking"), 1.5)
        return None

    # Other scenes

    def open_menu(self) -> Change | None:
        """Open the menu of the table."""
        from game.ui.scenes.table_menu import TableMenu

        return Push(TableMenu(self.shell, self))

    def open_cards(self) -> Change | None:
        """Open the panel of all cards."""
        from game.ui.scenes.cards_panel import CardsPanel

        return Push(CardsPanel(self.shell, self.presenter.shares()))

    def open_rule(self, rule: str = "") -> Change | None:
        """Open the rulebook, at a rule if one is given."""
        from game.ui.scenes.rulebook import Rulebook

        return Push(Rulebook(self.shell, self.match.game.name, rule))

    def _hand_over(self, seat: int) -> Change:
        from game.ui.scenes.handover import HandOver

        self.look_as(SPECTATOR)
        return Push(HandOver(self.shell, self.match.seats[seat].name, seat, lambda: self.look_as(seat)))

    def _score(self, reckoning: Reckoning) -> Change:
        from game.ui.scenes.scoring import Scoring

        return Push(Scoring(self.shell, self, reckoning))

    def _finish(self) -> Change:
        from game.ui.scenes.final import Final

        self._is_finished = True
        return Push(Final(self.shell, self))

    # News

    def _on_news(self, news: News) -> None:
        if isinstance(news, Played):
            facts = self.match.facts(self._eyes, news.ply)[0]
            self._queue.append((news.seat, facts, self._view()))
        elif isinstance(news, (TakenBack, SeatTaken)):
            self._chosen = None
            self._settle()
        elif isinstance(news, Trouble):
            self.toast(news.sentence, 8.0)
        elif isinstance(news, Finished):
            self.is_dirty = True

    def _show_next(self) -> Change | None:
        """Show the next decision: what left the old table, the scoring if there was one, then the new table."""
        actor, facts, view = self._queue.popleft()
        before, self.shown = self.shown, view
        self.advice = ()
        self.presenter.show(view, self.match.seats)
        told = self.presenter.tell(facts, before, actor)
        self.lines += told.lines
        is_quick = self.shell.settings.auto_skip and actor != self.viewer and not self.match.seats[actor].is_human
        reckoning = told.reckoning
        if reckoning is not None:
            self.presenter.show(before, self.match.seats)
            self._play(told.prelude, is_quick)
            self._steps.append(lambda: self._score(reckoning))

            def move_on() -> None:
                self.presenter.show(view, self.match.seats)
                self._play(told.beats, is_quick)
                self.rebuild()

            self._steps.append(move_on)
        else:
            self._play(told.beats, is_quick)
        self.rebuild()
        return None

    def _play(self, beats: Sequence[Beat], is_quick: bool) -> None:
        script = self.motion.script(beats, self.shell.sound.play)
        if is_quick or self.animator.speed <= 0:
            script.finish()
            return
        self._script = script

    # Time

    def on_tick(self, dt: float) -> Change | None:
        """Move what moves; when all is shown, let the next happen."""
        if self._script is not None:
            self._script.advance(dt * self.animator.speed)
            self.is_dirty = True
            if not self._script.is_done:
                return None
            self._script = None
            self.rebuild()
        self._poll()
        if self._is_paused:
            return None
        if self._steps:
            change = self._steps.popleft()()
            if not self.is_moving:
                self.rebuild()
            return change
        if self._queue:
            return self._show_next()
        return self._drive()

    def next_update(self) -> float | None:
        """Return the seconds until something happens by itself."""
        if self._script is not None or (
            not self._is_paused and (self._queue or self._steps or self._chosen or self._is_due)
        ):
            return 0.0
        wait = super().next_update()
        if self.thinking is not None and (self.thinking.seat >= 0 or self._is_programs_turn):
            return POLL_SECONDS if wait is None else min(wait, POLL_SECONDS)
        return wait

    @property
    def _is_programs_turn(self) -> bool:
        seat = self.match.to_move
        return seat >= 0 and not self.match.seats[seat].is_human

    @property
    def _is_due(self) -> bool:
        """Whether the screen must change hands or show the end."""
        if self.match.is_over:
            return not self._is_finished
        return self._must_change or self._foreseen is not None

    @property
    def _must_change(self) -> bool:
        """Whether the screen must show the table to somebody else, or to the same person in another way."""
        seat = self.match.to_move
        return seat in self.people and (seat != self.viewer or self._must_be_alone(seat) != self.is_alone)

    @property
    def _foreseen(self) -> Move | None:
        """The move that the viewer has decided on beforehand for the decision at hand."""
        if self.viewer != self.match.to_move or not isinstance(self.presenter, Foresight):
            return None
        return self.presenter.automatic()

    def _poll(self) -> None:
        if self.thinking is None or self._chosen is not None or self.match.is_over:
            return
        answer = self.thinking.poll()
        if isinstance(answer, Chosen):
            self._chosen = answer
        elif isinstance(answer, Advice):
            self._advise(answer)
        elif isinstance(answer, Stuck):
            self._steps.append(lambda: self._replace(answer))

    def _advise(self, advice: Advice) -> None:
        if advice.seat == self.viewer == self.match.to_move:
            self.advice = advice.move
            self.match.note_hint(advice.seat, advice.move)
            self.shell.sound.play("hint")
            self.rebuild()

    def _drive(self) -> Change | None:
        """Everything is shown: carry out what a program chose, pass the screen on, or end."""
        if self.match.is_over:
            return None if self._is_finished else self._finish()
        if self._chosen is not None:
            chosen, self._chosen = self._chosen, None
            carry_out(self.match, chosen)
            return None
        seat = self.match.to_move
        if self._must_change:
            is_alone = self._must_be_alone(seat)
            if self.has_secrets and is_alone:
                return self._hand_over(seat)
            is_new = seat != self.viewer
            self.look_as(seat, is_alone=is_alone)
            if is_new and self.is_shared:
                self.shell.sound.play("turn")
                self.toast(text("board-now", name=self.match.seats[seat].name), 2.0)
        foreseen = self._foreseen
        if foreseen is not None:
            done = self.match.submit(seat, foreseen, self.match.ply)
            if isinstance(done, Refusal):
                self._refuse(done)
        return None

    def _replace(self, stuck: Stuck) -> Change:
        """Ask who plays on for a program that cannot."""
        seat, name = stuck.seat, self.match.seats[stuck.seat].name
        answers = (
            Answer(
                text("board-stuck-program"), lambda: self.match.replace_seat(seat, program(FALLBACK, name)), "primary"
            ),
            Answer(text("board-stuck-human"), lambda: self.match.replace_seat(seat, human(name))),
        )
        return Push(Dialog(self.shell, text("board-stuck", name=name, problem=stuck.sentence), answers))

    def leave(self) -> Change:
        """Leave the table for the menu; the match is saved."""
        return Pop()

    # Drawing

    @property
    def brush(self) -> Brush:
        """The brush for the faces of the game."""
        return Brush(painter_for(self.match.game.name, self.shell.settings.theme))

    def paint(self, canvas: Canvas) -> None:
        """Draw the table, what lies on it, and the bar."""
        self.presenter.paint(canvas)
        brush, hidden = self.brush, self.motion.hidden
        raised: list[tuple[float, Item]] = []
        for item in self.presenter.items():
            if item.id in hidden:
                continue
            lift = self._lifts.get(item.id, 0.0)
            if lift and item.id == self.aimed:
                raised.append((lift, item))
            else:
                brush.item(canvas, item, lift)
        for lift, item in raised:
            brush.item(canvas, item, lift)
        if not self.is_moving:
            self.presenter.paint_over(canvas, self.aimed)
        self._paint_advice(canvas)
        paint_bar(canvas, self.areas.bar, self.presenter.status(), self.match.trouble)
        paint_turn(canvas, self.areas.bar, *self._turn())

    def _turn(self) -> tuple[int, str]:
        """Return whose decision it is, and the words for it."""
        seat = self.shown.to_move
        if seat < 0:
            return seat, text("board-turn-over")
        name = self.match.seats[seat].name
        if seat == self.viewer:
            return seat, text("board-turn-yours", name=name)
        return seat, text("board-turn-program" if not self.match.seats[seat].is_human else "board-turn", name=name)

    def paint_over(self, canvas: Canvas) -> None:
        """Draw what is under way."""
        brush = self.brush
        for each in self.motion.aloft:
            if each.is_drawn:
                brush.flight(canvas, each)
        if self.motion.banner:
            paint_banner(canvas, self.areas.table, self.motion.banner)

    def _paint_advice(self, canvas: Canvas) -> None:
        if not self.advice:
            return
        wanted = self.presenter.places_of(self.advice)
        for target in self.presenter.targets():
            if target.id in wanted:
                canvas.box(target.rect.inflate(10, 10), None, radius=12, line="lapis", width=5)

    def paint_tip(self, canvas: Canvas, target: Widget) -> None:
        """Draw the explanation of a thing on the table, or the words of a button."""
        if self.is_moving:
            return
        about = self.presenter.explain(target.name) if isinstance(target, Hotspot) else None
        if about is not None:
            rect = pygame.FRect(target.rect.left, target.rect.top - 12, target.rect.width, target.rect.height + 12)
            draw_about(canvas, self.brush, about, rect)
        elif not isinstance(target, Hotspot):
            super().paint_tip(canvas, target)
