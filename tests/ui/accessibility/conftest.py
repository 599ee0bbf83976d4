"""What is said is said in words: no test ends with a text that was looked for and is missing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import locale


@pytest.fixture(autouse=True)
def _nothing_is_missing(_english: None) -> Iterator[None]:
    yield
    locale.set_language("en")
    assert not locale.missing_keys()
