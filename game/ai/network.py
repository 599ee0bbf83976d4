"""A small network, and the trained ones: a file of weights for each game, number of seats and scenario, with a note."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from game.errors import FeluccaError, reason
from game.paths import asset_dir, read_text
from game.rules.core.arithmetic import tanh

Numbers = tuple[float, ...]
SIX: Final = 6
"""The number of hidden units in a block: an input is multiplied by the weights of all of them in one step of a loop."""
Six = tuple[float, float, float, float, float, float]
"""A number for each unit of a block."""
Block = tuple[tuple[Six, ...], Six, Six]
"""Six hidden units: their weights for each input, their biases, their weights in the output."""


class Network:
    """Maps a row of numbers to one number, with one layer of hidden units (tanh).

    `direct` weighs the row, `layer` holds a row of weights and `offsets` the bias for every hidden unit; `output`
    weighs the hidden units and `constant` is added at the end.
    """

    __slots__ = ("_blocks", "constant", "direct", "layer", "offsets", "output")

    def __init__(
        self,
        direct: Sequence[float],
        layer: Sequence[Sequence[float]],
        offsets: Sequence[float],
        output: Sequence[float],
        constant: float,
    ) -> None:
        """Raises ValueError if the numbers do not fit together."""
        self.direct: Numbers = tuple(direct)
        self.layer: tuple[Numbers, ...] = tuple(map(tuple, layer))
        self.offsets: Numbers = tuple(offsets)
        self.output: Numbers = tuple(output)
        self.constant = constant
        if any(len(row) != len(self.direct) for row in self.layer):
            raise ValueError("every switch needs a weight for every input")
        if not len(self.layer) == len(self.offsets) == len(self.output):
            raise ValueError("every switch needs an offset and a weight in the output")
        self._blocks: tuple[Block, ...] = tuple(self._block(start) for start in range(0, len(self.layer), SIX))

    def _block(self, start: int) -> Block:
        """Return the block of the six hidden units from `start`; units that are missing do nothing."""
        layer = self.layer[start : start + SIX]
        empty = (0.0,) * (SIX - len(layer))
        columns = [_six((*column, *empty)) for column in zip(*layer, strict=True)]
        offsets, output = self.offsets[start : start + SIX], self.output[start : start + SIX]
        return tuple(columns), _six((*offsets, *empty)), _six((*output, *empty))

    def __reduce__(self) -> tuple[object, ...]:
        return Network, (self.direct, self.layer, self.offsets, self.output, self.constant)

    def value(self, row: Sequence[float]) -> float:
        """Return the output for `row`.

        The products are added one by one, in the order of the row, so that the number is the same wherever it is
        computed: `sum` rounds differently from Python 3.12 on. (Only a bare `zip` is fast once it is compiled.)
        """
        total = 0.0
        for weight, x in zip(self.direct, row):  # noqa: B905
            total += weight * x
        total += self.constant
        for columns, (offset_a, offset_b, offset_c, offset_d, offset_e, offset_f), strengths in self._blocks:
            a = b = c = d = e = f = 0.0
            for x, (weight_a, weight_b, weight_c, weight_d, weight_e, weight_f) in zip(row, columns):  # noqa: B905
                a += weight_a * x
                b += weight_b * x
                c += weight_c * x
                d += weight_d * x
                e += weight_e * x
                f += weight_f * x
            total += strengths[0] * tanh(offset_a + a)
            total += strengths[1] * tanh(offset_b + b)
            total += strengths[2] * tanh(offset_c + c)
            total += strengths[3] * tanh(offset_d + d)
            total += strengths[4] * tanh(offset_e + e)
            total += strengths[5] * tanh(offset_f + f)
        return total


def _six(numbers: Numbers) -> Six:
    a, b, c, d, e, f = numbers
    return a, b, c, d, e, f


DIGITS: Final = 6
"""The number of significant digits of a weight."""
LARGEST: Final = 1 << 26
"""The maximum number of characters in a file of weights."""
ROW: Final = 10
"""The number of values in a line of the file."""


@dataclass(frozen=True, slots=True)
class Learned:
    """A network for one subject, and how it was made: plain data for readers of the file."""

    subject: str
    network: Network
    made: Mapping[str, Any]


def subject_of(game: str, seats: int, scenario: str = "") -> str:
    """Return the subject, the name of the weights, for `seats` players of `game`."""
    return "-".join(part for part in (game, scenario, str(seats)) if part)


def shipped(subject: str, inputs: int) -> Network:
    """Return the network shipped with the program; raises FeluccaError as `read` does."""
    return read(asset_dir("data") / "weights" / f"{subject}.json", subject, inputs).network


class Networks(dict[str, Network]):
    """The networks of a game by subject, all with this number of `inputs`; the shipped network is the default."""

    def __init__(self, inputs: int) -> None:
        self._inputs = inputs

    def __missing__(self, subject: str) -> Network:
        self[subject] = network = shipped(subject, self._inputs)
        return network


def read(path: Path, subject: str | None, inputs: int) -> Learned:
    """Return the contents of a file; without a `subject`, of any subject.

    Raises FeluccaError if it cannot be read, is damaged, or is for another subject or another number of `inputs`.
    """
    try:
        found = json.loads(read_text(path, LARGEST))
        learned = Learned(
            str(found["subject"]),
            Network(
                _numbers(found["direct"]),
                [_numbers(row) for row in found["layer"]],
                _numbers(found["offsets"]),
                _numbers(found["output"]),
                _numbers([found["constant"]])[0],
            ),
            dict(found["made"]),
        )
    except OSError as error:
        raise FeluccaError(f"the weights in {path} cannot be read: {reason(error)}") from None
    except KeyError as error:
        raise FeluccaError(f"the weights in {path} are damaged: {error} is missing") from None
    except (json.JSONDecodeError, UnicodeError, TypeError, RecursionError):
        raise FeluccaError(f"the weights in {path} are damaged: the file is cut off or contains none") from None
    except ValueError as error:
        raise FeluccaError(f"the weights in {path} are damaged: {error}") from None
    if subject is not None and learned.subject != subject:
        raise FeluccaError(f"the weights in {path} are for '{learned.subject}', not for '{subject}'")
    if len(learned.network.direct) != inputs:
        raise FeluccaError(
            f"the weights in {path} are for {len(learned.network.direct)} inputs, the program has {inputs}: learn again"
        )
    return learned


def text(learned: Learned) -> str:
    """Return the file of `learned`; `read` gives back the same numbers to six digits."""
    network = learned.network
    head = {"subject": learned.subject, "made": dict(learned.made)}
    layer = ",\n".join(f"  {_list(row, '   ')}" for row in network.layer)
    return (
        f"{json.dumps(head, indent=1, ensure_ascii=False)[:-2]},\n"
        f' "direct": {_list(network.direct, "  ")},\n "layer": [\n{layer}\n ],\n'
        f' "offsets": {_list(network.offsets, "  ")},\n "output": {_list(network.output, "  ")},\n'
        f' "constant": {network.constant:.{DIGITS}g}\n}}\n'
    )


def _numbers(values: Any) -> list[float]:
    """Return `values` if they are a list of finite numbers; raises ValueError."""
    if not isinstance(values, list):
        raise ValueError(f"{str(values)[:40]!r} is not a list of numbers")
    for value in values:
        if isinstance(value, bool) or not isinstance(value, int | float) or not -1e9 < value < 1e9:
            raise ValueError(f"{str(value)[:40]!r} is not a number of reasonable size")
    return [float(value) for value in values]


def _list(values: Sequence[float], indent: str) -> str:
    texts = [f"{value:.{DIGITS}g}" for value in values]
    lines = [", ".join(texts[start : start + ROW]) for start in range(0, len(texts), ROW)]
    return "[" + f",\n{indent}".join(lines) + "]"
