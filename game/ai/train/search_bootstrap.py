"""Search bootstrap: the network learns to predict at once the values that the look-ahead finds a round later.

In an episode the search plays all seats: it sees all cards, but not the future. At every decision all candidates get
the same few series of draws. The position after each of them is a case: the features of the position, and the share of
the victory that the look-ahead found for the seat that acted. All episodes are played with the initial weights of the
run; then training goes through their cases several times.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import random
import zlib
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from game.ai.heuristics.softmax import softmax
from game.ai.pimc import FixedDraws, WorldSearch
from game.ai.search import OPTIONS
from game.ai.train.descent import Descent
from game.ai.train.selfplay import NOISE, POLICY_SHARE
from game.ai.train.trainable import SearchTrainable
from game.errors import FeluccaError, reason
from game.rules.core.chance import seeded
from game.rules.core.game import Move, Setup
from game.rules.core.state import S

WIDTH = 5
"""The number of candidates at each step of the look-ahead."""
DRAW_SERIES = 4
"""The number of series of draws that every candidate meets."""
PASSES = 12
"""The number of passes over the cases."""
DECISIONS = 64
"""The number of decisions in a training step."""
DIFFERENCE_WEIGHT = 1.0
"""The extra weight of the differences between the candidates of a decision, relative to their common level."""
VALIDATION = 10
"""One episode in this many is kept for validation instead of training."""

Episode: TypeAlias = "list[array[float]]"
"""The training data of an episode: the cases of each decision, as consecutive single-precision numbers."""


class Case(NamedTuple):
    """A position after a candidate, as training data.

    It holds a row for every seat, the units that each has already, the swing of luck, the seat that acted, and the
    share of the victory found for that seat.
    """

    rows: list[list[float]]
    settled: list[float]
    swing: float
    seat: int
    found: float


def cases_in(numbers: array[float], seats: int, inputs: int) -> list[Case]:
    """Return the cases of a decision, which are stored in `numbers`."""
    width = seats * (inputs + 1) + 3
    ends = range(0, seats * inputs + 1, inputs)
    found = []
    for start in range(0, len(numbers), width):
        case = numbers[start : start + width].tolist()
        rows = [case[a:b] for a, b in pairwise(ends)]
        found.append(Case(rows, case[ends[-1] : -3], case[-3], int(case[-2]), case[-1]))
    return found


def episode(trainable: SearchTrainable[S], setup: Setup, rounds_ahead: int, seed: str, number: int) -> Episode:
    """Return the training data of episode `number`, with a search `rounds_ahead` rounds deep.

    All chance follows from `seed` and `number`.
    """
    rng = random.Random(f"{seed}/ahead/{number}")
    chance = seeded(rng)
    state = trainable.start_episode(setup, rng, number)
    began = trainable.stage(state)
    search = WorldSearch(trainable.game, trainable, {**OPTIONS, "width": WIDTH}, 0)
    taught: Episode = []
    while trainable.is_going_on(state, began):
        moves = trainable.candidates(state)[: int(OPTIONS["first"])]
        if len(moves) > 1:
            drawings = [FixedDraws(rng.getrandbits(32)) for _ in range(DRAW_SERIES)]
            found = [search.examine(state, moves, draws, setup.seats, rounds_ahead) for draws in drawings]
            values = {move: sum(each[move] for each in found) / DRAW_SERIES for move in moves}
            if not trainable.is_within(state):
                taught.append(_cases(trainable, state, began, values, drawings[0]))
            if rng.random() < POLICY_SHARE:
                move = trainable.policy(state, rng.random)
            else:
                move = max(moves, key=lambda each: values[each] + rng.gauss(0.0, NOISE))
        else:
            move = moves[0]
        trainable.game.apply(state, move, chance)
    return [cases for cases in taught if cases]


def _cases(
    trainable: SearchTrainable[S], state: S, began: int, values: dict[Move, float], draws: FixedDraws
) -> array[float]:
    """Return the cases of a decision: the candidates that lead to an evaluated position."""
    seat = trainable.game.to_move(state)
    numbers = array("f")
    for move, value in values.items():
        after = state.clone()
        draws.at = 0
        trainable.game.apply(after, move, draws)
        if trainable.is_going_on(after, began) and trainable.is_judged(after, seat):
            for row in trainable.features(after):
                numbers.extend(row)
            numbers.extend(trainable.settled(after))
            numbers.extend((trainable.swing(after), seat, value))
    return numbers


def learn(
    descent: Descent, seats: int, episodes: Sequence[Episode], rate: float, seed: int, tell: Callable[[float], None]
) -> float:
    """Train on the cases of all `episodes` except those kept for validation.

    Return the share of the validation variance that the network then explains (see `explained`). `rate` is the initial
    learning rate, which falls linearly to 0. `tell` is called with the explained share before the first pass and after
    each.
    """
    trial = [cases for taught in episodes[VALIDATION - 1 :: VALIDATION] for cases in taught]
    rest = [
        cases for number, taught in enumerate(episodes) if number % VALIDATION != VALIDATION - 1 for cases in taught
    ]

    def decisions(numbers: Sequence[array[float]]) -> Iterator[list[Case]]:
        return (cases_in(each, seats, descent.inputs) for each in numbers)

    known = explained(descent, decisions(trial))
    tell(known)
    steps = range(0, len(rest), DECISIONS)
    for turn in range(PASSES):
        random.Random(f"{seed}/order/{turn}").shuffle(rest)
        for number, start in enumerate(steps):
            pace = rate * (1.0 - (turn + number / len(steps)) / PASSES)
            step(descent, [*decisions(rest[start : start + DECISIONS])], pace)
        known = explained(descent, decisions(trial))
        tell(known)
    return known


def step(descent: Descent, batch: Sequence[Sequence[Case]], rate: float) -> None:
    """Go one step towards the shares found in the decisions of `batch`, at the learning rate `rate`."""
    flat = [case for cases in batch for case in cases]

    def errors(values: list[list[float]]) -> list[list[float]]:
        return loss_gradients(batch, values)

    descent.descend(descent.gradient_by([case.rows for case in flat], errors), rate)


def loss_gradients(batch: Sequence[Sequence[Case]], values: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the gradients of the loss by the `values` of the network for all seats, case by case.

    The loss of a decision is half the squared error of each share, plus `DIFFERENCE_WEIGHT` times half the squared
    error of each share relative to the mean error of the decision.
    """
    found: list[list[float]] = []
    rest = iter(values)
    for cases in batch:
        shares = [predicted_shares(case, next(rest)) for case in cases]
        missed = [share[case.seat] - case.found for case, share in zip(cases, shares, strict=True)]
        middle = sum(missed) / len(missed) if missed else 0.0
        for case, share, miss in zip(cases, shares, missed, strict=True):
            push = (miss + DIFFERENCE_WEIGHT * (miss - middle)) * share[case.seat] / case.swing
            found.append([push * ((seat == case.seat) - part) for seat, part in enumerate(share)])
    return found


def predicted_shares(case: Case, values: Iterable[float]) -> list[float]:
    """Return the predicted share of every seat in `case`: the softmax of (settled + predicted units) / swing.

    `values` are the outputs of the network, one for each seat.
    """
    return softmax([(settled + value) / case.swing for settled, value in zip(case.settled, values, strict=True)])


def explained(descent: Descent, decisions: Iterable[Sequence[Case]]) -> float:
    """Return the share, at most 1, of the variance among the candidates of a decision that the network explains.

    Variance and errors are summed over all `decisions`; without any variance the share is 0.
    """
    network = descent.network()
    misses = variance = 0.0
    for cases in decisions:
        found = [case.found for case in cases]
        missed = [predicted_shares(case, map(network.value, case.rows))[case.seat] - case.found for case in cases]
        misses += _squares(missed)
        variance += _squares(found)
    return 1.0 - misses / variance if variance else 0.0


def _squares(values: Sequence[float]) -> float:
    """Return the squared distances from the mean, summed."""
    middle = sum(values) / len(values)
    return sum((value - middle) ** 2 for value in values)


HEAD = "episodes"
"""The key of the plan in the first line of a checkpoint."""


def begin_checkpoint(path: Path, plan: Mapping[str, Any]) -> None:
    """Begin a checkpoint for `plan` in place of any file at `path`; raises FeluccaError if it cannot be written."""
    _write(path, "w", [json.dumps({HEAD: dict(plan)})])


def add_episodes(path: Path, episodes: Sequence[Episode]) -> None:
    """Append episodes to a checkpoint; raises FeluccaError if they cannot be written."""
    _write(path, "a", [json.dumps([_packed(cases) for cases in taught]) for taught in episodes])


def read_episodes(path: Path, plan: Mapping[str, Any]) -> list[Episode]:
    """Return the complete episodes of a checkpoint, and cut off an incomplete last line.

    Raises FeluccaError if the file cannot be read or repaired, is no checkpoint, or belongs to another plan.
    """
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except OSError as error:
        raise FeluccaError(f"the checkpoint {path} cannot be read: {reason(error)}") from None
    try:
        before = dict(json.loads(lines[0])[HEAD])
        episodes = [[_unpacked(text) for text in json.loads(line)] for line in lines[1:] if line.endswith(b"\n")]
    except (ValueError, TypeError, KeyError, IndexError, RecursionError, binascii.Error, zlib.error):
        raise FeluccaError(f"the checkpoint {path} is damaged: begin again without --resume") from None
    for name, value in plan.items():
        if before.get(name) != value:
            raise FeluccaError(f"the checkpoint {path} is of a run with {name} {before.get(name)!r}, not {value!r}")
    if not lines[-1].endswith(b"\n"):
        try:
            os.truncate(path, sum(map(len, lines[:-1])))
        except OSError as error:
            raise _unwritten(path, error) from None
    return episodes


def _write(path: Path, mode: str, lines: Sequence[str]) -> None:
    try:
        with path.open(mode, encoding="ascii", newline="\n") as file:
            file.writelines(f"{line}\n" for line in lines)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise _unwritten(path, error) from None


def _unwritten(path: Path, error: OSError) -> FeluccaError:
    return FeluccaError(f"the checkpoint {path} cannot be written: {reason(error)}")


def _packed(cases: array[float]) -> str:
    return base64.b64encode(zlib.compress(cases.tobytes())).decode("ascii")


def _unpacked(text: str) -> array[float]:
    cases = array("f")
    cases.frombytes(zlib.decompress(base64.b64decode(text, validate=True)))
    return cases
