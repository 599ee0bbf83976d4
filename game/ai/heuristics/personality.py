"""The weights of an evaluation and the personalities made of them: one AI fears a loss, one likes a full hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from game.ai.choices import choice_of
from game.ai.heuristics.contract import Heuristics, Uniform
from game.errors import FeluccaError
from game.registry import entry
from game.rules.core.game import Game, Move
from game.rules.core.state import S


def merged(defaults: Mapping[str, float], changes: Mapping[str, float]) -> dict[str, float]:
    """Return `defaults` with `changes`; raises FeluccaError naming an unknown weight or one that is no number."""
    for name, value in changes.items():
        if name not in defaults:
            raise FeluccaError(f"there is no weight called '{name}': {choice_of(name, defaults)}")
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise FeluccaError(f"the weight '{name}' must be a number, not {value!r}")
    return {**defaults, **changes}


def with_personality(
    nets: list[float], weights: Mapping[str, float], feared: Callable[[int], float], hands: Sequence[int]
) -> list[float]:
    """Return `nets` as seen by a personality with too much fear of a loss or love of a full hand.

    From the points of each seat, the weight `fear` is deducted for each unit of what is `feared`, and `hoard` is added
    for each piece in its hand. `hands` holds the mask of every hand.
    """
    fear, hoard = weights["fear"], weights["hoard"]
    if not fear and not hoard:
        return nets
    return [net - fear * feared(seat) + hoard * hands[seat].bit_count() for seat, net in enumerate(nets)]


class SpitefulHeuristics(Generic[S]):
    """Heuristics of a personality that values the misfortune of its strongest opponent as well as its own fortune.

    `spite`, from 0 to 1, is the weight of that misfortune. The shares stay between 0 and 1, but they express preference
    and do not add up to 1.
    """

    def __init__(self, heuristics: Heuristics[S], spite: float) -> None:
        """Raises FeluccaError for a spite outside 0 to 1."""
        if isinstance(spite, bool) or not isinstance(spite, int | float) or not 0 <= spite <= 1:
            raise FeluccaError(f"the weight 'spite' must be a number from 0 to 1, not {spite!r}")
        self.game: Game[S] = heuristics.game
        self._heuristics = heuristics
        self._spite = spite
        self._bad, self._good = entry(heuristics.game.name).outlook
        self.stage = heuristics.stage
        self.is_within = heuristics.is_within
        self.is_near_end = heuristics.is_near_end
        self.points = heuristics.points

    def candidates(self, state: S) -> list[Move]:
        """Return the moves worth considering; spite does not change them."""
        return self._heuristics.candidates(state)

    def policy(self, state: S, uniform: Uniform) -> Move:
        """Return a plausible move; spite does not change it."""
        return self._heuristics.policy(state, uniform)

    def alternatives(self, state: S, move: Move, uniform: Uniform) -> list[Move]:
        """Return the moves as promising as `move`; spite does not change them."""
        return self._heuristics.alternatives(state, move, uniform)

    def shares(self, state: S, stage: int) -> list[float]:
        """Return how much every seat would like the position if all seats were equally spiteful."""
        shares = self._heuristics.shares(state, stage)
        woes = [self._woe(self._heuristics.points(state, seat)) for seat in range(len(shares))]
        spite = self._spite
        least = [min(woes[:seat] + woes[seat + 1 :]) for seat in range(len(shares))]
        return [(1.0 - spite) * share + spite * woe for share, woe in zip(shares, least, strict=True)]

    def _woe(self, points: float) -> float:
        """Return how badly a seat stands: 0 very well, 1 without hope."""
        return min(1.0, max(0.0, (self._good - points) / (self._good - self._bad)))
