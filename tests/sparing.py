"""What a test tries with every change where each takes long: the rest every night."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

LONGEST = "fr"
"""The language with the longest words of most screens."""


def one_now(values: Iterable[str]) -> list[Any]:
    """Return parameters of which all but the first are slow."""
    first, *others = values
    return [first, *(pytest.param(other, marks=pytest.mark.slow) for other in others)]


ONE_NOW = one_now((LONGEST, "en", "it"))
"""The languages, one of them for every change."""
