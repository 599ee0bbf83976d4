"""A match as it happens, shown to one viewer: the log, and one decision after the other in motion."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from game.ai.heuristics.reason import Reason
from game.locale import text
from game.rules.core.facts import SPECTATOR, Fact
from game.rules.core.game import Move, View
from game.rules.core.refusal import Refusal
from game.table.commitment import grouped
from game.table.match import Match
from game.table.news import Finished, Jumped, News, Played, SeatTaken, TakenBack, Trouble
from game.ui.animation import Animation
from game.ui.boards.motion import Motion
from game.ui.boards.presenter import Dealing
from game.ui.boards.values import Beat, Item, Line, Reckoning, Told
from game.ui.display import Size
from game.ui.scene import Change
from game.ui.scenes.looking import Looking
from game.ui.scenes.players import taken_over
from game.ui.scenes.telling import Telling
from game.ui.shell import Shell

Step = Callable[[], Change | None]


class Suspense(NamedTuple):
    """A surprise that is being shown: the view before it, what happened, who acted. What it led to is told after it."""

    before: View[Any]
    facts: Sequence[Fact]
    actor: int


class Watching(Looking, ABC):
    """Shows what is decided in a match, as fast as the player wants it; a subclass decides and draws.

    `shown` is the view on the screen: the one of the match, or while something moves an earlier one.
    """

    def __init__(self, shell: Shell, match: Match) -> None:
        super().__init__(shell, match)
        self.motion = Motion()
        self.telling = Telling()
        self.suspense: Suspense | None = None
        """The surprise that is being shown."""
        self.refused: Refusal | None = None
        self.advice: Move = ()
        """What a program would do, of which only a part is told, see `hint_step`."""
        self.reasons: tuple[Reason, ...] = ()
        """What speaks for the advice."""
        self.hint_step = 0
        self.worry = match.trouble
        """Why the match cannot be saved, until the players were told."""
        self.shown: View[Any] = self._view()
        self._queue: deque[tuple[int, tuple[Fact, ...], View[Any]]] = deque()
        self._steps: deque[Step] = deque()
        self._script: Animation | None = None
        self._has_begun = False
        """Whether the script has begun to be shown."""
        self._is_paused = False
        self._unwatch: Callable[[], None] = match.watch(SPECTATOR, self._on_news)
        self.presenter.show(self.shown, match.seats)

    @abstractmethod
    def score(self, reckoning: Reckoning) -> Change:
        """Return the change that shows how a round was scored."""

    def start_over(self) -> None:
        """Take note that decisions were taken back or a seat changed: nothing thought out before counts."""

    # What is shown

    @property
    def lines(self) -> list[Line]:
        """The sentences of the log that may be read."""
        return self.telling.lines

    def look_as(self, viewer: int, *, is_alone: bool = True) -> None:
        """Show the table to `viewer`: as he knows it, or not alone, as everybody does."""
        self.viewer = viewer
        self.is_alone = is_alone
        self._settle()

    def _settle(self) -> None:
        """Show the match as it is now, without motion."""
        self._queue.clear()
        self._steps.clear()
        self.telling.release()
        self.suspense = self._script = None
        self.motion.clear()
        self.shown = self._view()
        self.presenter.show(self.shown, self.match.seats)
        self.refused = None
        self.advice = ()
        self._retell()
        self.rebuild()

    def _retell(self) -> None:
        """Write the log of all that was shown anew, as the viewer knows it."""
        telling, many = self.telling, len(self.telling.kept_back)
        changes = self._changes()
        telling.begin(self._sealed())
        shown = self.match.ply + 1 - len(self._queue)
        for number, facts in enumerate(self.match.facts(self._eyes)[:shown]):
            told = self.presenter.tell(facts, None, -1 if not number else self.match.decision(number)[0])
            telling.add(facts, told.lines, self.presenter)
            telling.note(changes[number])
        telling.keep_back(many)

    def _changes(self) -> list[list[Line]]:
        """Return the sentences about seats that changed hands after the set-up and after each decision."""
        return [
            [
                Line(taken_over(f"<b>{was.name}</b>", was, now), seat)
                for seat, (was, now) in enumerate(zip(before, after, strict=True))
                if was != now
            ]
            for before, after in pairwise([self.match.header.seats, *self.match.seatings])
        ]

    def _sealed(self) -> Line:
        """Return the sentence with the beginning of the fingerprint of the luck."""
        return Line(
            text("board-sealed", fingerprint=f"{grouped(self.match.fingerprint[:16])}\N{NO-BREAK SPACE}…"), weight=0
        )

    # Life

    def enter(self, size: Size) -> None:
        """Come to the table; a new match is dealt."""
        super().enter(size)
        if not self.match.ply and isinstance(self.presenter, Dealing):
            self._play(self.presenter.deal(self.match.facts(self._eyes)[0]), is_quick=False)

    def exit(self) -> None:
        """Stop watching and leave the match; it stays saved."""
        self._unwatch()
        self.match.close()

    def pause(self) -> None:
        """Stop the clock of the table: nothing is carried out."""
        super().pause()
        self._is_paused = True

    def resume(self) -> None:
        """Go on."""
        super().resume()
        self._is_paused = False
        self.is_dirty = True

    # What happens

    def _on_news(self, news: News) -> None:
        if isinstance(news, Played):
            facts = self.match.facts(self._eyes, news.ply)[0]
            self._queue.append((news.seat, facts, self._view()))
        elif isinstance(news, (TakenBack, Jumped)):
            self.start_over()
            self._settle()
        elif isinstance(news, SeatTaken):
            self.start_over()
            self._look_again(news)
        elif isinstance(news, Trouble):
            self.worry = news.reason
        elif isinstance(news, Finished):
            self.is_dirty = True

    def _look_again(self, news: SeatTaken) -> None:
        """Show the table after a seat has changed: to all, if who looked on has left or somebody else now does too.

        Who has come alone sees it at once. A scoring to come is shown all the same.
        """
        steps = [*self._steps]
        has_come = news.now.is_human
        if has_come and self.people == [news.seat]:
            self.look_as(news.seat)
        elif self.viewer not in self.people or (has_come and self.has_secrets):
            self.look_as(SPECTATOR)
        else:
            self._settle()
        self._steps.extend(steps)

    def _show_next(self) -> Change | None:
        """Show the next decision on the table it led to, and the scoring if there was one."""
        actor, facts, view = self._queue.popleft()
        before, self.shown = self.shown, view
        self.advice = ()
        self.presenter.show(view, self.match.seats)
        told = self.presenter.tell(facts, before, actor)
        many = self.telling.add(facts, told.lines, self.presenter)
        many += self.telling.note(self._changes()[self.match.ply - len(self._queue)])
        is_quick = self.shell.settings.auto_skip and actor != self.viewer and not self.match.seats[actor].is_human
        if told.reckoning is not None:
            outcome = next((at for at, line in enumerate(told.lines) if line.is_outcome), len(told.lines))
            self.telling.keep_back(many - outcome)
            self._show_scoring(told, told.reckoning, before, actor, is_quick)
        else:
            self._play(told.beats, is_quick)
            if told.is_surprise and self._script is not None:
                self.suspense = Suspense(before, facts, actor)
                self.telling.keep_back(many)
        if self.suspense is None:
            self.heard(facts, actor)
        self.rebuild()
        return None

    def _resolve(self) -> bool:
        """Tell what was kept back for a surprise; return whether there was one."""
        if self.suspense is None:
            return False
        self.heard(self.suspense.facts, self.suspense.actor)
        self.telling.release()
        self.suspense = None
        return True

    def heard(self, facts: Sequence[Fact], actor: int) -> None:
        """Take note of what `actor` did, now that it is shown."""

    def _show_scoring(self, told: Told, reckoning: Reckoning, before: View[Any], actor: int, is_quick: bool) -> None:
        """Show what led to a scoring on the table as it was, then the scoring, then what followed from it.

        At a scoring everybody looks: several people then see what all may know, until the screen is passed on.
        """

        eyes = self._eyes

        def count() -> Change:
            beats = told.beats
            if self._shows_secrets:
                self.look_as(SPECTATOR)
            if self._eyes != eyes:
                (facts,) = self.match.facts(self._eyes, self.match.ply)
                beats = self.presenter.tell(facts, before, actor).beats
            self._steps.append(lambda: self._move_on(beats, is_quick))
            return self.score(reckoning)

        self.shown = before
        self.presenter.show(before, self.match.seats)
        self._play(told.prelude, is_quick, self.presenter.items())
        self._steps.append(count)

    def _move_on(self, beats: Sequence[Beat], is_quick: bool) -> None:
        """Show the table as it is now, and what followed from a scoring."""
        self.telling.release()
        self.shown = self._view()
        self.presenter.show(self.shown, self.match.seats)
        self._play(beats, is_quick)
        self.rebuild()

    def _play(self, beats: Sequence[Beat], is_quick: bool, left: Sequence[Item] = ()) -> None:
        script = self.motion.script(beats, self.shell.sound.play, left)
        if is_quick or self.animator.speed <= 0:
            script.finish()
            return
        self._script, self._has_begun = script, False

    @property
    def is_behind(self) -> bool:
        """Whether more has happened than the table shows yet."""
        return bool(self._queue) or bool(self._steps)

    @property
    def is_moving(self) -> bool:
        """Whether something that happened is still being shown."""
        return self._script is not None or bool(self._queue) or bool(self._steps)

    def refuse(self, refused: Refusal) -> None:
        """Say why something cannot be done."""
        self.refused = refused
        self.shell.sound.play("refuse")

    def skip(self) -> None:
        """Bring what is being shown to its end."""
        if self._script is not None:
            self._script.finish()
        self.is_dirty = True

    def show_on(self, dt: float) -> bool:
        """Let `dt` seconds of motion pass; return whether nothing moves any more."""
        if self._script is None:
            return True
        if self.is_waiting:
            if not self.prepare():
                return False
            self._has_begun = True
        before = self.motion.sight()
        if self.animator.speed > 0:
            self._script.advance(dt * self.animator.speed)
        else:
            self._script.finish()
        if self.motion.sight() != before:
            self.stir()
        if not self._script.is_done:
            return False
        self._script = None
        self.settle(is_told=self._resolve())
        return True

    @property
    def is_waiting(self) -> bool:
        """Whether something is to be shown that has not begun."""
        return self._script is not None and not self._script.is_done and not self._has_begun

    @property
    def rest(self) -> float:
        """The seconds that pass before the motion shows anything new."""
        if self._script is None or self.is_waiting or self.animator.speed <= 0:
            return 0.0
        return self._script.rest / self.animator.speed

    def prepare(self) -> bool:
        """Make ready what the motion is shown upon; return whether it can begin."""
        return True

    def stir(self) -> None:
        """Ask for a new picture because something moves over what stands still."""
        self.is_dirty = True

    def settle(self, *, is_told: bool) -> None:
        """Take note that nothing moves any more; there may be more to read, if something `is_told` only now."""
        self.rebuild()

    def show_more(self) -> Change | None:
        """Begin to show the next thing that happened."""
        if not self._steps:
            return self._show_next()
        change = self._steps.popleft()()
        if not self.is_moving:
            self.rebuild()
        return change
