"""The interface that a search needs besides the rules of a game: heuristics, their reasons, their randomness."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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


def reason_keys(*names: str) -> frozenset[str]:
    """Return the keys of reasons by their names."""
    return frozenset(f"reason-{name}" for name in names)


@dataclass(frozen=True, slots=True)
class Telling:
    """How the reasons of one game are told beside each other, by their keys."""

    topics: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Topics, called as one reason about them, with the others; the topic of any other reason is its own key. Reasons
    for two moves are compared topic by topic."""
    praise: frozenset[str] = frozenset()
    """Reasons that praise a move as the right one; they are not told of any other move."""
    no_flaw: frozenset[str] = frozenset()
    """Reasons that are never told as a flaw of a move, though the other one does better in the same respect."""
    waits: frozenset[str] = frozenset()
    """Reasons that a move keeps what the reason called as their topic plays: keeping it costs nothing, and says what
    the flaw of a move that plays it would."""
    implied: Mapping[str, str] = field(default_factory=dict)
    """For some reasons, the one of the same move that implies them, beside which they are not told."""
    plain: frozenset[str] = frozenset()
    """Facts that speak for neither of two moves by themselves: told of both where both have one and they differ."""
    stated: frozenset[str] = frozenset()
    """Reasons that state the main effect of a move: always told of the other move, whichever they speak for."""
    left: frozenset[str] = frozenset()
    """The topics of what a move leaves to the next player: leaving little is a merit where the other leaves more."""
    price: frozenset[str] = frozenset()
    """The topics of what a move costs: always told of the better move, whatever else speaks against it."""
    always: frozenset[str] = frozenset()
    """Reasons that are always told if two moves differ in their topic, and before all others."""
    faint: frozenset[str] = frozenset()
    """Reasons that describe the position, rather than argue for a move: others are told first."""
    impersonal: frozenset[str] = frozenset()
    """Reasons that speak of the table, not to the player who decides: they can be told of anybody's move."""

    def topic(self, reason: Reason) -> str:
        """Return what a reason is about: see `topics`."""
        return next((topic for topic, keys in self.topics.items() if reason.key in keys), reason.key)


_HIGHEST: Final = 1 - 2**-53
"""The greatest float below 1."""


def at_temperature(draw: Uniform, temperature: float) -> Uniform:
    """Return a source of numbers from 0 up to 1 that lie closer to 0.5 the lower `temperature` is.

    At 1 they are the numbers of `draw`, at 0 all are 0.5. Above 1 they are spread beyond both ends and cut off there.
    """
    if temperature <= 1.0:
        return lambda: 0.5 + temperature * (draw() - 0.5)
    return lambda: min(max(0.5 + temperature * (draw() - 0.5), 0.0), _HIGHEST)
