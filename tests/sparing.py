"""What a test tries with every change where each takes long: the rest every night."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest

LONGEST = "fr"
"""The language with the longest words of most screens."""


def one_now(values: Iterable[object]) -> list[Any]:
    """Return parameters of which all but the first are slow."""
    first, *others = values
    return [first, *(pytest.param(other, marks=pytest.mark.slow) for other in others)]


def third_now(values: Iterable[object]) -> list[Any]:
    """Return parameters of which every third is not slow."""
    return [pytest.param(value, marks=pytest.mark.slow) if at % 3 else value for at, value in enumerate(values)]


def some_now(values: Iterable[str], now: Collection[str]) -> list[Any]:
    """Return parameters of which all but those named in `now` are slow."""
    return [value if value in now else pytest.param(value, marks=pytest.mark.slow) for value in values]


ONE_NOW = one_now((LONGEST, "en", "it"))
"""The languages, one of them for every change."""
FINE = pytest.param((3840, 2160), marks=pytest.mark.slow)
"""A fine screen: everything lies where it lies in 1280 x 720, with nine times the pixels to paint."""
LARGE_NOW = one_now((1.3, 1.0))
"""The text sizes: words that fit when they are large are seldom cut when they are small."""
