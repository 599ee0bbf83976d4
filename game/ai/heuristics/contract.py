"""The interface that a search needs besides the rules of a game: heuristics, their reasons, their randomness."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from game.rules.core.game import Game, Move
from game.rules.core.state import S

Uniform = Callable[[], float]
"""A source of uniform random numbers from 0 up to 1."""


class Heuristics(Protocol[S]):
    """Heuristics for one game.

    In play all positions are sampled worlds, never the true position; where a method accepts views, it says so.
    """

    @property
    def game(self) -> Game[S]:
        """The game that the heuristics are for."""

    def stage(self, state: S) -> int:
        """Return the number of the stage that `state` is in; a forecast does not look past its end."""

    def is_within(self, state: S) -> bool:
        """Return whether the open decision belongs to an action that has begun."""

    def is_near_end(self, state: S) -> bool:
        """Return whether the stage ends within a few turns, so that looking ahead reaches the end; accepts views."""

    def candidates(self, state: S) -> list[Move]:
        """Return the moves worth considering, the most promising first, at least one unless the game is over."""

    def policy(self, state: S, uniform: Uniform) -> Move:
        """Return a plausible move, quickly: the rollout policy."""

    def alternatives(self, state: S, move: Move, uniform: Uniform) -> list[Move]:
        """Return the moves as promising as `move`, itself included, the preferred ones first; accepts views."""

    def shares(self, state: S, stage: int) -> list[float]:
        """Return the expected share of the victory of every seat; they add up to 1.

        In a game that settles points stage by stage, only settled points count once `state` is beyond `stage`.
        """

    def points(self, state: S, seat: int, stage: int | None = None) -> float:
        """Return the points that `seat` can expect by the end of the stage, for hints, spite and tests.

        With a `stage`, points of later ones do not count. In a game without points, another number takes their place,
        higher for a better position.
        """


@dataclass(frozen=True, slots=True)
class Reason:
    """An advantage or a cost of a move: the key of a sentence in reasons.ftl and its placeholders.

    A placeholder is a number, or the key of the text that takes its place. `worth` orders the reasons of two moves: the
    approximate points that it brings, below 0 for a cost.
    """

    key: str
    args: dict[str, int | str] = field(default_factory=dict)
    worth: float = field(default=0.0, compare=False)


_HIGHEST: Final = 1 - 2**-53
"""The greatest float below 1."""


def at_temperature(draw: Uniform, temperature: float) -> Uniform:
    """Return a source of numbers from 0 up to 1 that lie closer to 0.5 the lower `temperature` is.

    At 1 they are the numbers of `draw`, at 0 all are 0.5. Above 1 they are spread beyond both ends and cut off there.
    """
    if temperature <= 1.0:
        return lambda: 0.5 + temperature * (draw() - 0.5)
    return lambda: min(max(0.5 + temperature * (draw() - 0.5), 0.0), _HIGHEST)
