"""The fixtures that the walks of the suite share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ui.shells import read_once, uncollected


@pytest.fixture(scope="session", autouse=True)
def _read_once() -> Iterator[None]:
    """Decode each painting once for all walks and the copies of their process, and look for no garbage."""
    with read_once(), uncollected():
        yield
