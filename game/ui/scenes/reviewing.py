"""A match that is over, seen again: step by step, by itself, or at any decision, with the eyes of any seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.locale import text, translated
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import View
from game.table.ai_client import AIClient, Chosen
from game.table.match import Match
from game.table.review import Review
from game.ui.boards.values import Offer
from game.ui.scene import Change, Pop, Push
from game.ui.scenes.board import BoardScene
from game.ui.scenes.course_sheet import CourseSheet
from game.ui.scenes.driving import HOLD, POLL_SECONDS, STEP
from game.ui.scenes.hinting import MOVE, WhyPanel
from game.ui.shell import Shell
from game.ui.text import BODY
from game.ui.widgets.button import Button
from game.ui.widgets.flow import share
from game.ui.widgets.slider import Slider

BACK, EYES, COURSE, LEAVE = "step-back", "eyes", "course", "leave"
"""The names of the buttons to go back by a decision, to look as somebody else, to see how it went, and to leave."""
_PAUSE = 0.7
"""Seconds between two decisions, besides their motion."""
_SLIDER, _GAP = 34.0, 8.0


class ReviewScene(BoardScene):
    """Shows what was decided as the table shows it when programs play: held at first, or going on by itself."""

    def __init__(self, shell: Shell, match: Match, hint_level: str = "") -> None:
        """`hint_level` is that of the program that can be asked what it would have done; none if it is empty."""
        self._review = Review(match)
        self._first = next((seat for seat, who in enumerate(match.seats) if who.is_human), 0)
        super().__init__(shell, self._review)
        self.hint_level = hint_level
        self._adviser = AIClient(self._review, seconds=lambda: shell.settings.thinking_seconds)
        self._question: tuple[int, int, int] | None = None
        """The ticket, ply and branch that a program was asked with, until it has answered."""
        self.is_held = True
        self._is_finished = True
        self._wait = 0.0
        self._wanted = -1
        """The decision that the slider was moved to, until it is let go; -1 for none."""

    # Who looks

    def _first_viewer(self) -> int:
        return self._first

    def _view(self) -> View[Any]:
        return replace(super()._view(), legal=())

    def _turn(self) -> tuple[int, str]:
        seat, words = super()._turn()
        return seat, text("board-turn", name=self.match.seats[seat].name) if seat >= 0 else words

    @property
    def _is_asked(self) -> bool:
        """Never: so the focus stays where it was put."""
        return False

    # What a program would have done

    @property
    def can_ask_hint(self) -> bool:
        """Whether there is a decision that a program may be asked about."""
        return not self.match.is_over

    def ask_hint(self) -> Change | None:
        """Ask a program what it would do, with the eyes of whoever decided; asked again, put its answer away."""
        if self.advice:
            self._put_away()
        elif self.hint_level and self.can_ask_hint and not self.is_moving:
            self.is_held, seat = True, self.match.to_move
            if self.viewer != seat:
                self.look_as(seat)
            level = self._adviser.level(self.hint_level)
            ticket = self._adviser.lend().ask(self.match.view(seat), level, self.match.ply, is_hint=True)
            self._question = ticket, self.match.ply, self.match.branch
            self.rebuild()
        return None

    def _put_away(self) -> None:
        self.advice, self._question = (), None
        self.rebuild()

    def _hear(self) -> Change | None:
        """Show what the program has answered, if it is still asked for."""
        if self._question is None:
            return None
        ticket, *asked = self._question
        reply = self._adviser.lend().poll()
        if asked != [self.match.ply, self.match.branch]:
            self._question = None
        elif reply is not None and reply.ticket == ticket:
            self._put_away()
            if reply.problem:
                return self.complain(text("board-no-hint", problem=translated(reply.problem)))
            self.advice, self.hint_step = reply.move, MOVE
            self.reasons = reply.hint.reasons if reply.hint is not None else ()
            self.shell.sound.play("hint")
            self.rebuild()
        return None

    def _compared(self) -> str:
        """Return what the program would have done, and what was done."""
        would, (_, played) = self.presenter.say(self.advice), self._review.next()
        name = text(f"level-{self.hint_level}")
        if played == self.advice:
            return text("review-same", name=name, move=would)
        return text("review-other", name=name, move=would, played=self.presenter.say(played))

    def exit(self) -> None:
        """Leave; nobody thinks any more."""
        self._adviser.close()
        super().exit()

    # What comes next

    def on_tick(self, dt: float) -> Change | None:
        """Go where the slider was moved to; else let the next decision come when its time has come."""
        if self._wanted >= 0 and self.captured is None:
            wanted, self._wanted = self._wanted, -1
            self._review.go_to(wanted)
        self._wait = _PAUSE if self.is_moving else self._wait - dt
        return self._hear() or super().on_tick(dt)

    def next_update(self) -> float | None:
        """Return the seconds until something happens by itself."""
        waits = [super().next_update()]
        if self._wanted >= 0 and self.captured is None:
            waits.append(0.0)
        if self._question is not None:
            waits.append(POLL_SECONDS)
        if not (self.is_held or self.is_moving or self.match.is_over):
            waits.append(max(self._wait, 0.001))
        return min((wait for wait in waits if wait is not None), default=None)

    def _poll(self) -> None:
        is_wanted = self._is_owed or (not self.is_held and self._wait <= 0)
        if is_wanted and self._chosen is None and not self.match.is_over:
            seat, move = self._review.next()
            self._chosen = Chosen(seat, move, self.match.ply, self.match.branch)

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision before."""
        return self.match.ply > 0

    def undo(self) -> Change | None:
        """Go back by one decision, and stay there."""
        self.is_held, self._is_owed = True, False
        if self.can_undo:
            self._review.go_to(self.match.ply - 1)
        return None

    # What can be done

    def build(self) -> None:
        """Put the buttons and a slider over all decisions where else the answers are."""
        super().build()
        shell, match, count = self.shell, self.match, self._review.count
        is_over = match.is_over
        step = self._button(STEP, "right", text("board-step"), is_enabled=not is_over)
        hold = ("play", text("review-play")) if self.is_held or is_over else ("pause", text("board-hold"))
        steps = [
            self._button(BACK, "left", text("review-back"), is_enabled=self.can_undo),
            step,
            self._button(HOLD, *hold, is_enabled=not is_over),
            self._button(COURSE, "chart", text("course-title")),
        ]
        slider = Slider(
            shell, match.ply / max(1, count), self._slide, name="decisions", steps=max(1, count),
            figure=lambda share: str(round(share * count)),
        )  # fmt: skip
        name = text("review-all") if self.viewer == SPECTATOR else match.seats[self.viewer].name
        others = [
            self._button(EYES, "eye", text("review-eyes"), name),
            self._button(LEAVE, "quit", text("review-leave"), text("shell-close")),
        ]
        room = self.areas.actions.inflate(-28, -18)
        room.top += shell.types.line_height(BODY) + 8
        room.height -= shell.types.line_height(BODY) + 8
        high = min(46.0, (room.height - _SLIDER - 2 * _GAP) / 2)
        share(steps, pygame.FRect(room.left, room.top, room.width, high), gap=_GAP)
        slider.place(pygame.FRect(room.left, room.top + high + _GAP, room.width, _SLIDER))
        share(others, pygame.FRect(room.left, slider.rect.bottom + _GAP, room.width, high), gap=_GAP)
        self.root.add(*steps, slider, *others)
        if self.advice:
            why = WhyPanel(shell, self.reasons, self._compared())
            why.place(self.areas.log)
            self.root.add(why)
        self.default_focus = BACK if is_over else STEP

    def _button(self, name: str, icon: str, tip: str, label: str = "", *, is_enabled: bool = True) -> Button:
        return Button(
            self.shell, label, lambda: self.press(name), icon=icon, name=name, tooltip=tip, is_enabled=is_enabled,
            kind="primary" if name == STEP else "quiet",
        )  # fmt: skip

    def _slide(self, share: float) -> None:
        self._see(round(share * self._review.count))

    def _see(self, ply: int) -> None:
        """Stand after decision number `ply` as soon as nothing is held any more."""
        self.is_held, self._wanted = True, ply
        self.is_dirty = True

    def _offers(self) -> Sequence[Offer]:
        return []

    def _prompt(self) -> str:
        if self._question is not None:
            return text("board-hint-thinking")
        return text("review-prompt", ply=self.match.ply, count=self._review.count)

    def press(self, target: str) -> Change | None:
        """Go on or back, look as the next seat and after the last as everybody, see how it went, or leave."""
        if target == BACK:
            return self.undo()
        if target == LEAVE:
            return Pop()
        if target == EYES:
            viewers = [*range(len(self.match.seats)), SPECTATOR]
            self.look_as(viewers[(viewers.index(self.viewer) + 1) % len(viewers)])
            return None
        if target == COURSE:
            return Push(CourseSheet(self.shell, self._review, self._see))
        if target in (HOLD, STEP):
            self._wait = 0.0
            return super().press(target)
        return None

    def open_menu(self) -> Change | None:
        """Leave: there is nothing to set up at a match that is over."""
        return Pop()
