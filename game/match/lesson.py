"""A lesson being played: its current step, the verdict on the player's move, and the moves that follow it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from game.components.lessons import Course, LessonStep
from game.errors import FeluccaError
from game.match.arrangement import arrange
from game.match.match import Match, first_lines
from game.match.random_stream import Secret
from game.match.seats import Seat
from game.rules.core.chance import DrawSource
from game.rules.core.game import Game, Move
from game.rules.core.state import State

LEARNER = 0
"""The seat of the player in every lesson."""


class LessonGame:
    """Steps of a lesson played on one table: from a step with a position to the last one before the next position.

    The steps are played on `match`, which is not recorded in a file; its draws are those that the current step
    names.
    """

    def __init__(
        self, game: Game[State], course: Course, steps: Sequence[LessonStep], at: int, seats: Sequence[Seat]
    ) -> None:
        """Begin at step `at`; the good moves of earlier steps that share its position are played at once.

        The first of `seats` take part, as many as the position needs.
        """
        self.steps = tuple(steps)
        self.at = max(number for number in range(at + 1) if steps[number].position is not None)
        situation = steps[self.at].position
        assert situation is not None
        self._position = arrange(game, course, situation)
        seats = list(seats[: situation.seats])
        self._coming: deque[str] = deque()
        self.shows: tuple[str, ...] = ()
        """The targets that show the outcome of the last move."""
        secret = Secret("", "")
        lines = first_lines(self._position, seats, secret, free_undo=False)
        self.match = Match(self._position, lines[0], secret, seats=seats, lines=lines, clock=None, luck=self._draw)
        while self.at < at:
            good = self.good_move
            self.take(good)
            self.match.submit(self.match.to_move, good, self.match.ply)
            while (move := self.reply()) is not None:
                self.match.submit(self.match.to_move, move, self.match.ply)
            self.at += 1

    @property
    def step(self) -> LessonStep:
        """The current step."""
        return self.steps[self.at]

    @property
    def is_last(self) -> bool:
        """Whether this is the last step."""
        return self.at == len(self.steps) - 1

    @property
    def goes_on(self) -> bool:
        """Whether the next step is played on the same table."""
        return not self.is_last and self.steps[self.at + 1].position is None

    def go_on(self) -> None:
        """Go to the next step on the same table."""
        self.at += 1

    @property
    def good_move(self) -> Move:
        """The first good move of the step; raises FeluccaError if it is not legal."""
        return self.read(self.step.moves[0])

    def read(self, text: str) -> Move:
        """Return the legal move that a text denotes or begins; raises FeluccaError quoting the text."""
        game, state = self.match.game, self._position.state
        for move in self.match.view(self.match.to_move).legal:
            if self._is(move, text):
                return move
        raise FeluccaError(
            f"{text!r} is no move here, but {', '.join(game.show_move(state, m) for m in game.legal(state))}"
        )

    def is_good(self, move: Move) -> bool:
        """Return whether this is one of the good moves of the step."""
        return any(self._is(move, text) for text in self.step.moves)

    def take(self, move: Move) -> str:
        """Note the move that the player is about to make; return the ending of the key of the text about it.

        The ending is `why` for a good move, after which the lesson's own moves follow; `no` or `no-…` for any other.
        """
        self._coming, self.shows = deque(), ()
        if self.is_good(move):
            self._coming, self.shows = deque(self.step.then), self.step.shows
            return "why"
        for mishap in self.step.otherwise:
            if any(self._is(move, text) for text in mishap.moves):
                self.shows = mishap.shows
                return f"no-{mishap.say}" if mishap.say else "no"
        return "no"

    def show(self) -> None:
        """Queue the good move of the step, if there is one, and the moves that follow it."""
        self._coming = deque((*self.step.moves[:1], *self.step.then))

    def reply(self) -> Move | None:
        """Return the next move that the lesson itself makes, for the seat to move; None if there is none left."""
        return self.read(self._coming.popleft()) if self._coming else None

    @property
    def has_reply(self) -> bool:
        """Whether the lesson has a move left to make."""
        return bool(self._coming)

    def _is(self, move: Move, text: str) -> bool:
        """Return whether a text denotes a move, or the beginning of its words."""
        game, state = self.match.game, self._position.state
        shown = game.show_move(state, move)
        if shown == text or shown.startswith(f"{text} "):
            return True
        try:
            meant = game.read_move(state, text)
            return game.refusal(state, meant) is None and game.canonical(state, meant) == game.canonical(state, move)
        except FeluccaError:
            return False

    def _draw(self, bag: Sequence[int], source: DrawSource, epoch: int = 0, /) -> int:
        """Draw the first piece that the step names and the bag holds, else the first of the bag."""
        universe = self.match.game.universe
        wanted = (universe.id(name) for name in self.step.draws)
        return next((bag.index(piece) for piece in wanted if piece in bag), 0)
