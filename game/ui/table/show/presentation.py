"""The queue of decisions not yet shown: one after the other in motion, with their scoring."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.match.watched import Played, WatchedGame
from game.rules.core.facts import SPECTATOR, Fact
from game.rules.core.game import View
from game.rules.core.state import State
from game.ui.table.viewpoint import Viewpoint

if TYPE_CHECKING:
    from game.ui.boards.kit.presenter import Presenter
    from game.ui.boards.kit.values import Beat, Item, Reckoning, Told
    from game.ui.table.show.drag_and_drop import DragAndDrop
    from game.ui.table.show.timeline import Timeline
    from game.ui.table.tell.game_log import GameLog
    from game.ui.widgets.scene import Change


class Phase(Enum):
    """The state of the display."""

    IDLE = auto()
    """The position after the last decision shown; nothing moves."""
    PREPARING = auto()
    """Pictures for the next motion are being prepared; the screen still shows the previous position."""
    PLAYING = auto()
    """The motion of a decision."""
    SUSPENSE = auto()
    """The motion of a surprise, such as a card turned over; its consequence is revealed afterwards."""
    SCORING = auto()
    """A round was scored: its scoring is on the screen or comes next, and then the consequences."""


_MOVING = (Phase.PREPARING, Phase.PLAYING, Phase.SUSPENSE)


class Surprise(NamedTuple):
    """A surprise being shown: the view before it, the facts, and the seat that acted."""

    before: View[State]
    facts: Sequence[Fact]
    actor: int


class _Decision(NamedTuple):
    """A decision that waits to be shown, and the view it led to."""

    actor: int
    facts: tuple[Fact, ...]
    view: View[State]


@dataclass(slots=True)
class _Scoring:
    """A scored round: the view before it, and the `beats` that follow it, as `eyes` perceive them."""

    reckoning: Reckoning
    before: View[State]
    actor: int
    is_quick: bool
    eyes: int
    beats: Sequence[Beat]
    is_counted: bool = False


class Screen(Protocol):
    """The services of the scene that a presentation needs."""

    def is_quick(self, actor: int) -> bool:
        """Return whether decisions of `actor` are shown without motion."""

    def keep_panels(self) -> None:
        """Keep the panels as they are until the motion that begins now has landed."""

    def comment(self, facts: Sequence[Fact], actor: int, before: View[State]) -> None:
        """Let an AI comment on the decision of `actor` that is being shown; `before` is the view that it changed."""

    def look_as(self, viewer: int) -> None:
        """Show the table to `viewer`."""

    def score(self, reckoning: Reckoning) -> Change | None:
        """Return the change that shows how a round was scored, None where it is left out."""

    def show_motion(self) -> None:
        """Redraw what moves in the next frame; the picture of everything else remains valid."""

    def show_new_decision(self) -> None:
        """Show the widgets of the decision whose motion begins."""

    def settle(self, *, is_told: bool, is_changed: bool) -> None:
        """Take note that all motion has ended; `is_told` if the log has grown only now, `is_changed` if the table looks
        different, apart from the pieces.
        """


class Presentation:
    """Shows the decisions of a game at the player's pace; `shown` is the view on the screen."""

    def __init__(
        self,
        game: WatchedGame,
        viewpoint: Viewpoint,
        presenter: Presenter[State],
        log: GameLog,
        timeline: Timeline,
        drag: DragAndDrop,
        screen: Screen,
    ) -> None:
        self._game = game
        self._viewpoint = viewpoint
        self._presenter = presenter
        self._log = log
        self._timeline = timeline
        self._drag = drag
        self._screen = screen
        self.phase = Phase.IDLE
        self.surprise: Surprise | None = None
        """The surprise of phase SUSPENSE; set as soon as its motion is prepared."""
        self._status_before = ""
        self.is_after_scoring = False
        """Whether the present motion follows a scoring, such as the deal of a new round."""
        self._scoring: _Scoring | None = None
        self._waiting: deque[_Decision] = deque()
        self.shown: View[State] = viewpoint.view()
        self._decisions_shown = 0
        """The number of decisions that led to the view on the screen."""
        self._show(self.shown, game.ply)

    def _show(self, view: View[State], decisions: int) -> None:
        """Put a view on the screen that so many decisions led to."""
        self.shown, self._decisions_shown = view, decisions
        self.show_anew()

    def show_anew(self) -> None:
        """Show the present view again, because its words have changed."""
        past = self._game.facts(self._viewpoint.eyes)[: self._decisions_shown + 1]
        self._presenter.show(self.shown, self._game.seats, past)

    # What there is to show

    @property
    def is_behind(self) -> bool:
        """Whether a decision or a scoring is still waiting to be shown."""
        return bool(self._waiting) or self._scoring is not None

    @property
    def is_moving(self) -> bool:
        """Whether something is in motion or still waiting to be shown."""
        return self.phase in _MOVING or self.is_behind

    @property
    def is_preparing(self) -> bool:
        """Whether motion is to begin as soon as its pictures are made."""
        return self.phase is Phase.PREPARING and not self._timeline.is_done

    @property
    def is_scoring(self) -> bool:
        """Whether a scoring is still to be shown, or is being shown."""
        return self._scoring is not None

    @property
    def scorer(self) -> int:
        """The seat whose decision led to the scoring that is still to be shown, or is being shown; -1 for none."""
        return self._scoring.actor if self._scoring is not None else -1

    @property
    def rest(self) -> float | None:
        """The seconds that pass before the motion shows anything new; None if nothing moves."""
        if self.phase not in _MOVING:
            return None
        return 0.0 if self.is_preparing else self._timeline.rest

    @property
    def is_landing(self) -> bool:
        """Whether the last decision shown is in motion, or about to be."""
        return self.phase in _MOVING

    @property
    def status(self) -> str:
        """The state of the match as far as it may be known: during a surprise, the state before it."""
        return self._presenter.status() if self.surprise is None else self._status_before

    @property
    def decisions_begun(self) -> int:
        """The number of decisions that are shown or being shown."""
        return self._game.ply - len(self._waiting)

    def add(self, news: Played) -> None:
        """Queue a decision that was carried out, to be shown in its turn."""
        (facts,) = self._game.facts(self._viewpoint.eyes, news.ply)
        self._waiting.append(_Decision(news.seat, facts, self._viewpoint.view()))

    def show_again(self, before: View[State], views: Sequence[View[State]]) -> None:
        """Go back to the view `before` the last decisions, and queue these to be shown to the present viewer.

        `views` are the views that they led to, up to the present one.
        """
        self.catch_up()
        first = self._game.ply - len(views) + 1
        facts = self._game.facts(self._viewpoint.eyes, first)
        for ply, (seen, view) in enumerate(zip(facts, views, strict=True), first):
            self._waiting.append(_Decision(self._game.decision(ply)[0], seen, view))
        self._show(before, first - 1)
        self.write_log_anew()

    def catch_up(self, *, keeps_scoring: bool = False) -> None:
        """Show the present position without motion; with `keeps_scoring`, a scoring to come is shown all the same."""
        self._waiting.clear()
        if not keeps_scoring:
            self._scoring = None
        self._log.release()
        self.surprise = None
        self._timeline.clear()
        self._end_motion()
        self._show(self._viewpoint.view(), self._game.ply)
        self.write_log_anew()

    def write_log_anew(self) -> None:
        """Rewrite the log of everything shown, from the viewer's knowledge and in the present language."""
        self._log.write_anew(self._viewpoint.eyes, self.decisions_begun)

    def deal(self) -> None:
        """Show the set-up of a new game."""
        beats = self._presenter.deal(self._game.facts(self._viewpoint.eyes)[0])
        if beats:
            self._play(beats, is_quick=False)

    # Showing it

    def show_more(self) -> Change | None:
        """Begin to show the next decision, or the scoring that comes next; one of them must be waiting.

        Returns the change that shows a scoring, None if there is no change of scene.
        """
        scoring = self._scoring
        if scoring is None:
            self._show_next()
            return None
        if scoring.is_counted:
            self._scoring = None
            self._go_on_after(scoring)
            return None
        return self._count(scoring)

    def _show_next(self) -> None:
        """Show the next decision on the resulting table; before a scoring, first the facts that led to it."""
        actor, facts, view = self._waiting.popleft()
        if self._waiting:  # nobody decides in a position that is passed
            view = replace(view, legal=())
        self._status_before = self._presenter.status()
        before = self.shown
        self._show(view, self.decisions_begun)
        told = self._presenter.tell(facts, before, actor)
        many = self._log.add(facts, told.lines, self.decisions_begun)
        is_quick = self._screen.is_quick(actor)
        if told.reckoning is not None:
            outcome = next((at for at, line in enumerate(told.lines) if line.is_outcome), len(told.lines))
            self._log.keep_back(many - outcome)
            self._show_prelude(told, told.reckoning, before, actor, is_quick)
        else:
            if told.light is not None:
                self._presenter.light = told.light
                self._presenter.renew()
            self._play(told.beats, is_quick)
            if told.is_surprise and self.phase is Phase.PREPARING:
                self.surprise = Surprise(before, facts, actor)
                self._log.keep_back(many)
        if self.surprise is None:
            self._screen.comment(facts, actor, before)
        self._screen.show_new_decision()

    def _show_prelude(self, told: Told, reckoning: Reckoning, before: View[State], actor: int, is_quick: bool) -> None:
        """Show the facts before a scoring on the table as it was then."""
        self._show(before, self.decisions_begun - 1)
        self._scoring = _Scoring(reckoning, before, actor, is_quick, self._viewpoint.eyes, told.beats)
        self._play(told.prelude, is_quick, self._presenter.items())

    def _count(self, scoring: _Scoring) -> Change | None:
        """Show the scoring to everybody; only common knowledge is shown until a player takes the screen.

        Where it is left out, the present table is shown at once.
        """
        scored = self._screen.score(scoring.reckoning)
        if scored is None:
            self.catch_up()
            self._screen.show_new_decision()
            return None
        scoring.is_counted = True
        if self._viewpoint.shows_secrets:
            self._screen.look_as(SPECTATOR)
        if self._viewpoint.eyes != scoring.eyes:
            (facts,) = self._game.facts(self._viewpoint.eyes, self._game.ply)
            scoring.beats = self._presenter.tell(facts, scoring.before, scoring.actor).beats
        self._scoring = scoring
        self.phase = Phase.SCORING
        return scored

    def _go_on_after(self, scoring: _Scoring) -> None:
        """Show the present table, and the facts that follow the scoring."""
        self.phase = Phase.IDLE
        self._log.release()
        self._show(self._viewpoint.view(), self._game.ply)
        self.is_after_scoring = True
        self._play(scoring.beats, scoring.is_quick)
        self._screen.show_new_decision()

    def _play(self, beats: Sequence[Beat], is_quick: bool, left: Sequence[Item] = ()) -> None:
        self._timeline.begin(self._drag.hand_on(beats), left)
        if is_quick or self._timeline.is_instant:
            self._timeline.finish()
            self._end_motion()
        else:
            self.phase = Phase.PREPARING
            self._put_in_motion(is_moving=True)
        self._screen.keep_panels()

    def skip(self) -> None:
        """Finish the present motion."""
        self._timeline.finish()

    def advance(self, dt: float, prepare: Callable[[], bool]) -> bool:
        """Let `dt` seconds of motion pass; return whether all motion has ended.

        `prepare` makes the next part of the pictures below the motion and returns whether they are complete.
        """
        if self.phase not in _MOVING:
            return True
        if self.is_preparing and not prepare():
            return False
        if self.phase is Phase.PREPARING:
            self.phase = Phase.PLAYING if self.surprise is None else Phase.SUSPENSE
        if self._timeline.advance(dt):
            self._screen.show_motion()
        if not self._timeline.is_done:
            return False
        surprise, self.surprise = self.surprise, None
        if surprise is not None:
            self._screen.comment(surprise.facts, surprise.actor, surprise.before)
            self._log.release()
        is_changed = self._end_motion()
        self._screen.settle(is_told=surprise is not None, is_changed=is_changed)
        return True

    def _end_motion(self) -> bool:
        """Take note that all motion has ended; return whether the table looks different, apart from the pieces."""
        self.is_after_scoring = False
        is_relit, self._presenter.light = self._presenter.light is not None, None
        self.phase = Phase.IDLE if self._scoring is None else Phase.SCORING
        return self._put_in_motion(is_moving=False) or is_relit

    def _put_in_motion(self, *, is_moving: bool) -> bool:
        """Let the presenter know whether pieces fly; return whether that changes anything else on the table."""
        presenter = self._presenter
        if presenter.is_moving == is_moving:
            return False
        presenter.is_moving = is_moving
        if presenter.has_waiting:
            presenter.renew()
        return presenter.has_waiting
