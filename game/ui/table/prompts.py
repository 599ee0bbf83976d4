"""The turn, the question and the answers that a table shows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from game.locale import text
from game.match.match import Match
from game.match.watched import WatchedGame
from game.rules.core.state import State
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import Control, Offer
from game.ui.table.ask.hint_answers import hint_answers
from game.ui.table.playback_controller import PlaybackController
from game.ui.table.show.presentation import Presentation
from game.ui.table.teach.teacher import TeacherNote
from game.ui.table.tell.hint_view import HintStep, HintView
from game.ui.table.turn_controller import HOLD, STEP, TurnController
from game.ui.table.viewpoint import Viewpoint

RESULT, REVIEW = "result", "review"
"""The names of the buttons for the result and for the replay."""


class Prompts(ABC):
    """A table's words about the decision at hand; by default nobody is asked anything.

    Pieces in motion belong to their mover's turn until they have landed.
    """

    def __init__(self, game: WatchedGame, viewpoint: Viewpoint, presentation: Presentation) -> None:
        self._game = game
        self._viewpoint = viewpoint
        self._presentation = presentation

    @property
    def is_asked(self) -> bool:
        """Whether the viewer is to move and sees the question."""
        return False

    @property
    def is_choosing(self) -> bool:
        """Whether the viewer, who is asked, has begun a choice; one that is decided on is over before it is shown."""
        return False

    @property
    def is_delayed(self) -> bool:
        """Whether the viewer's turn begins once the pieces of another seat, or of a scoring, have landed."""
        viewer, presentation = self._viewpoint.viewer, self._presentation
        is_landing = viewer != self._seat or presentation.is_after_scoring
        return presentation.shown.to_move == viewer and is_landing and not presentation.is_scoring

    @property
    def _seat(self) -> int:
        """The seat that has the turn as far as it is shown, or -1; the viewer's only when the viewer can act."""
        presentation, viewer = self._presentation, self._viewpoint.viewer
        if presentation.is_scoring:  # the table stands as it was, but nobody is to move on it any more
            return -1 if self._game.is_over else presentation.scorer
        shown = presentation.shown if presentation.surprise is None else presentation.surprise.before
        seat, ply = shown.to_move, presentation.shown.ply
        if 0 <= seat == viewer and presentation.is_landing and ply:
            return self._game.decision(ply)[0]
        return seat

    @abstractmethod
    def turn(self) -> tuple[int, str]:
        """Return the seat to move, -1 for none, and the text that says whose turn it is."""

    @abstractmethod
    def prompt(self) -> str:
        """Return the question to the viewer as rich text, '' for none."""

    def offers(self) -> Sequence[Offer]:
        """Return the possible answers."""
        return ()


class TurnPrompts(Prompts):
    """Asks the viewer of a game being played."""

    def __init__(
        self,
        match: Match,
        viewpoint: Viewpoint,
        presenter: Presenter[State],
        presentation: Presentation,
        controller: TurnController,
        hint: HintView,
    ) -> None:
        super().__init__(match, viewpoint, presentation)
        self._match = match
        self._presenter = presenter
        self._controller = controller
        self._hint = hint

    @property
    def is_asked(self) -> bool:
        """Whether the viewer is to move and sees the question."""
        return self._match.to_move == self._viewpoint.viewer and not self._presentation.is_moving

    @property
    def is_choosing(self) -> bool:
        """Whether the viewer, who is asked, has begun a choice; one that is decided on is over before it is shown."""
        return self.is_asked and self._presenter.choice.is_begun

    def turn(self) -> tuple[int, str]:
        """Return the seat to move, -1 for none, and the text that says whose turn it is."""
        seat = self._seat
        if seat < 0:
            return seat, text("board-turn-over")
        who = self._match.seats[seat]
        if seat == self._viewpoint.viewer and not self._presentation.is_scoring:
            return seat, text("board-turn-yours", name=who.name)
        is_next = seat == self._presentation.shown.to_move
        is_playing = not self._controller.is_held and self._controller.teacher.may_decide
        is_thinking = is_next and not who.is_human and is_playing
        return seat, text("board-turn-ai" if is_thinking else "board-turn", name=who.name)

    def prompt(self) -> str:
        """Return the verdict on a task, a hint without a move, the reason for waiting, or the game's question; '' for
        none.
        """
        teacher = self._controller.teacher
        solving = teacher.solving
        if solving is not None and not solving.may_decide:
            return solving.verdict(self._presenter)
        if not teacher.may_decide:
            return _way_on(teacher.note) if not self._presentation.is_moving else ""
        if self._hint.step is HintStep.WHERE:
            return text("hint-where")
        if self._controller.is_advising:
            return text("board-hint-thinking")
        if self._presentation.is_scoring:
            return text("prompt-over") if self._match.is_over else ""
        if self._presentation.surprise is not None:
            return text("board-suspense")
        if self.is_delayed:
            seat = self._seat
            return "" if seat == self._viewpoint.viewer else text("prompt-wait", name=self._match.seats[seat].name)
        match, words = self._match, self._presenter.prompt()
        if self.is_asked and match.ply and match.decision(match.ply)[0] == match.to_move:
            (facts,) = match.facts(self._viewpoint.eyes, match.ply)
            if self._presenter.opens_turn(facts, match.to_move):
                return text("prompt-again", prompt=words)
        return words

    def offers(self) -> Sequence[Offer]:
        """Return the game's answers, those below a verdict, a spectator's controls, or the way to result and replay."""
        presentation, solving = self._presentation, self._controller.teacher.solving
        if solving is not None and not solving.may_decide:
            return solving.offers()
        if self._match.is_over and not presentation.is_moving:
            return [
                Offer(RESULT, text("board-result"), Control.SHOW_RESULT, "primary"),
                Offer(REVIEW, text("board-review"), Control.WATCH_REPLAY),
            ]
        if not self._viewpoint.people and not self._match.is_over:
            hold = Offer(HOLD, text("board-hold"), Control.HOLD)
            go_on = Offer(HOLD, text("board-go-on"), Control.HOLD, "primary")
            return [go_on if self._controller.is_held else hold, Offer(STEP, text("board-step"), Control.STEP_ONCE)]
        is_early = presentation.is_behind or presentation.surprise is not None or self.is_delayed
        return [] if is_early else hint_answers(self._hint, self._presenter, self._presenter.offers())


class PlaybackPrompts(Prompts):
    """Describes past decisions: the focus stays where the player put it, and controls take the answers' place."""

    def __init__(self, controller: PlaybackController, viewpoint: Viewpoint, presentation: Presentation) -> None:
        super().__init__(controller.replay, viewpoint, presentation)
        self._controller = controller

    def turn(self) -> tuple[int, str]:
        """Return the seat that was to move, -1 for none, and the text that says whose turn it was."""
        seat = self._seat
        if seat < 0:
            return seat, text("board-turn-over")
        return seat, text("board-turn", name=self._controller.replay.seats[seat].name)

    def prompt(self) -> str:
        """Return the number of the decision shown, or that an AI is thinking about it."""
        if self._controller.is_advising:
            return text("board-hint-thinking")
        replay = self._controller.replay
        return text("review-prompt", ply=replay.ply, count=replay.count)


def _way_on(note: TeacherNote | None) -> str:
    """Return how to go on from a note: by one of its answers, or by its first button; '' if it has none."""
    replies = note.replies if note is not None else ()
    if sum(reply.kind == "primary" for reply in replies) > 1:
        return text("lesson-answer")
    return text("lesson-read", button=replies[0].label) if replies else ""
