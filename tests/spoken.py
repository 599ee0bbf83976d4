"""Languages for tests of what takes long in each."""

from __future__ import annotations

import pytest

LONGEST = "fr"
"""The language with the longest words of most screens."""
ONE_NOW = [LONGEST, *(pytest.param(other, marks=pytest.mark.slow) for other in ("en", "it"))]
"""One language for every change; the others every night."""
