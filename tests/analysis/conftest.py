"""A judge that a test can wait for: where its answers need only be some, each is found in a few worlds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.analysis.games import quickly


@pytest.fixture
def _quick() -> Iterator[None]:
    """Let judges try a few worlds in a test of what is done with their answers."""
    with quickly():
        yield
