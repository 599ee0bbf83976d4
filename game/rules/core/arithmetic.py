"""Arithmetic that gives the same bits on every system, in every Python, from the sources and compiled.

Only + - * / and the square root are rounded alike everywhere (IEEE 754). The last bit of `math.exp`, `math.tanh`,
`math.log` and of a power depends on the C library, and `sum` adds floats with a correction since Python 3.12. Values
that a decision depends on are therefore computed with these functions, and powers are written as products.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import frexp, sqrt
from typing import Final


def total(values: Iterable[float]) -> float:
    """Return the sum of `values`, added one by one in their order."""
    found = 0.0
    for value in values:
        found += value
    return found


FAR: Final = 8.0
"""The distance from 0 beyond which `tanh` no longer changes."""


def tanh(x: float) -> float:
    """Return the hyperbolic tangent, with an error of at most 3e-7; within -8 to 8, of 6e-9.

    A quotient of polynomials in the square of `x`, fitted so that the greatest error is as small as possible.
    """
    if x > FAR:
        x = FAR
    elif x < -FAR:
        x = -FAR
    u = x * x
    above = 0.00356415201358 + u * (2.17731786341e-05 + u * 1.50617170844e-08)
    below = 0.0261360000017 + u * (0.000339917268952 + u * 8.45362383386e-07)
    above = 0.999999969979 + u * (0.134381876628 + u * above)
    below = 1.0 + u * (0.467715084369 + u * below)
    return x * above / below


PARTS: Final = 64
"""The number of steps in which `exp` falls by half."""
LEAST: Final = -40.0
"""The exponent below which `exp` is 0."""
HALVINGS: Final = 58
"""The number of times that a number is halved from exp(0) to exp(LEAST)."""


def _steps() -> tuple[float, ...]:
    """Return 2 ** (-n / PARTS) for each n, as products of the roots of 1/2."""
    roots, root = [], 0.5
    for _ in range(PARTS.bit_length() - 1):
        root = sqrt(root)
        roots.append(root)
    found = []
    octave = 1.0
    for _ in range(HALVINGS):
        for part in range(PARTS):
            value = octave
            for place, factor in enumerate(reversed(roots)):
                if part >> place & 1:
                    value *= factor
            found.append(value)
        octave *= 0.5
    return tuple(found)


STEPS: Final = _steps()


def exp(x: float) -> float:
    """Return e to the power of `x`, which is at most 0, with a relative error of at most 1e-13; 0 below LEAST.

    Raises ValueError for a positive `x`.
    """
    if x >= 0.0:
        if x > 0.0:
            raise ValueError(f"{x} is greater than 0")
        return 1.0
    if x < LEAST:
        return 0.0
    step = int(x * -92.33248261893570 + 0.5)
    rest = x + step * 0.010830424696249145
    more = rest * (1.0 + rest * (0.5 + rest * (0.16666666666666666 + rest * 0.041666666666666664)))
    near = STEPS[step]
    return near + near * more


LN_2: Final = 0.6931471805599453
ROOT_HALF: Final = 0.7071067811865476


def log(x: float) -> float:
    """Return the natural logarithm of a positive `x`, with a relative error of at most 1e-12."""
    part, halvings = frexp(x)
    if part < ROOT_HALF:
        part, halvings = part * 2.0, halvings - 1
    ratio = (part - 1.0) / (part + 1.0)
    u = ratio * ratio
    series = 0.0
    for odd in (15.0, 13.0, 11.0, 9.0, 7.0, 5.0, 3.0, 1.0):
        series = series * u + 1.0 / odd
    return halvings * LN_2 + 2.0 * ratio * series
