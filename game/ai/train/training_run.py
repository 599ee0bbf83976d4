"""A training run: batches of self-play, each followed by training steps, interruptible and resumable at any time.

All episodes of a batch are played with the network from before it; each follows from the seed and its own number, and
their examples are learned in an order that follows from the seed. So the result depends neither on the number of
processes nor on interruptions.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from game.ai.network import Network
from game.ai.train.descent import Descent
from game.ai.train.selfplay import Example, prediction
from game.ai.train.trainable import Aim
from game.errors import FeluccaError, reason
from game.paths import put_in_place

EPISODES = 16
"""The number of episodes in a batch."""
POSITIONS = 24
"""The number of afterstates in a training step."""
DECAY = 0.97
"""The weight that earlier measurements keep when another batch is measured."""

T = TypeVar("T")
SelfPlay = Callable[[Network, Sequence[int]], Iterable[T]]
"""Plays the episodes with these numbers with the network and returns the examples of each, in order."""


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """The parameters that determine a run.

    `options` are those of the game, `games` is the number of episodes, `rate` the initial learning rate, `trace` λ,
    `switches` the number of hidden units. `start` names the file with the initial weights, '' for random ones. `ahead`
    is the number of rounds searched ahead; 0 where the network learns from results.
    """

    subject: str
    aim: Aim
    options: Mapping[str, str]
    games: int
    seed: int
    rate: float
    trace: float
    switches: int
    start: str = ""
    ahead: int = 0


@dataclass(slots=True)
class Measure:
    """The accuracy of the network's predictions, in episodes it has not yet learned from."""

    count: float = 0.0
    total: float = 0.0
    squares: float = 0.0
    misses: float = 0.0

    def add(self, aim: Aim, network: Network, found: Iterable[Example]) -> None:
        """Measure `network` on more examples, and let earlier measurements decay a little."""
        self.count *= DECAY
        self.total *= DECAY
        self.squares *= DECAY
        self.misses *= DECAY
        for example in found:
            values = prediction(aim, [network.value(row) for row in example.rows])
            for value, result in zip(values, example.results, strict=True):
                self.count += 1.0
                self.total += result
                self.squares += result * result
                self.misses += (value - result) ** 2

    @property
    def explained(self) -> float:
        """The share, up to 1, of the variance of the results that the network explained; 0 if there is no variance."""
        variance = self.squares - self.total * self.total / self.count if self.count else 0.0
        return 1.0 - self.misses / variance if variance > 0 else 0.0


@dataclass(slots=True)
class TrainingRun:
    """A training run: its plan, the parameters, the number of episodes done, and their accuracy."""

    plan: TrainingPlan
    descent: Descent
    done: int = 0
    measure: Measure = field(default_factory=Measure)

    def run(self, play: SelfPlay[list[Example]], keep: Callable[[TrainingRun], None]) -> None:
        """Continue to the end of the plan; `keep` is called after every batch."""
        plan = self.plan
        while self.done < plan.games:
            numbers = range(self.done, min(self.done + EPISODES, plan.games))
            network = self.descent.network()
            found = [example for episode in play(network, numbers) for example in episode]
            self.measure.add(plan.aim, network, found)
            random.Random(f"{plan.seed}/order/{self.done}").shuffle(found)
            rate = plan.rate * (1.0 - self.done / plan.games)
            for start in range(0, len(found), POSITIONS):
                self.descent.step(plan.aim, found[start : start + POSITIONS], rate)
            self.done = numbers.stop
            keep(self)

    def save(self, path: Path) -> None:
        """Write a checkpoint atomically: `path` is always either the old one or the new one.

        Raises FeluccaError if it cannot be written.
        """
        fresh = path.with_name(path.name + ".new")
        try:
            with fresh.open("w", encoding="utf-8") as file:
                json.dump(asdict(self), file)
                file.flush()
                os.fsync(file.fileno())
            put_in_place(fresh, path)
        except OSError as error:
            raise FeluccaError(f"the checkpoint {path} cannot be written: {reason(error)}") from None


def resumed(path: Path, plan: TrainingPlan) -> TrainingRun:
    """Return the run that was saved in `path`.

    Raises FeluccaError if the file cannot be read, is damaged, or belongs to another plan.
    """
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        run = TrainingRun(
            TrainingPlan(**found["plan"]), Descent(**found["descent"]), int(found["done"]), Measure(**found["measure"])
        )
        run.descent.network()
    except OSError as error:
        raise FeluccaError(f"the checkpoint {path} cannot be read: {reason(error)}") from None
    except (ValueError, TypeError, KeyError, IndexError, RecursionError):
        raise FeluccaError(f"the checkpoint {path} is damaged: begin again without --resume") from None
    for name, value in asdict(plan).items():
        before = getattr(run.plan, name)
        if before != value:
            raise FeluccaError(f"the checkpoint {path} is of a run with {name} {before!r}, not {value!r}")
    return run
