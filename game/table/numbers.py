"""The numbers of a record compared with the published numbers of the game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from game.errors import FeluccaError, sentence

_SHORT = 24
"""Longer values are not quoted."""


def differences(game: str, numbers: Mapping[str, Any], published: Mapping[str, Any]) -> list[str]:
    """Return the differences, as `hand_limit 7 (6)` with the published value in brackets.

    Raises FeluccaError for a number that is missing, unknown or of the wrong kind.
    """
    found: list[str] = []
    _compare(game, "", numbers, published, found)
    return found


def _compare(game: str, name: str, value: Any, published: Any, found: list[str]) -> None:
    if isinstance(published, Mapping) and isinstance(value, Mapping):
        for key in (*published, *(key for key in value if key not in published)):
            inner = f"{name}.{key}" if name else str(key)
            if key not in published:
                unknown = "'{game}' has no number '{number}'"
                raise FeluccaError(sentence("error-number-unknown", unknown, game=game, number=_cut(inner)))
            if key not in value:
                missing = "the number '{number}' of '{game}' is missing"
                raise FeluccaError(sentence("error-number-missing", missing, game=game, number=inner))
            _compare(game, inner, value[key], published[key], found)
    elif json.dumps(value, sort_keys=True) != json.dumps(published, sort_keys=True):
        if not _is_alike(value, published):
            wrong = "the number '{number}' of '{game}' cannot be {value}"
            shown = _cut(repr(value))
            raise FeluccaError(sentence("error-number-wrong", wrong, game=game, number=name, value=shown))
        ours, theirs = repr(value), repr(published)
        is_short = max(len(ours), len(theirs)) <= _SHORT
        found.append(f"{name} {ours} ({theirs})" if is_short else name)


def _is_alike(value: Any, published: Any) -> bool:
    """Say whether a value has the type of the published one, and is negative only if that is."""
    if type(value) is not type(published):
        return False
    if isinstance(published, list):
        return all(any(_is_alike(part, one) for one in published) for part in value)
    if isinstance(published, Mapping):
        return not set(value) - set(published)
    return not isinstance(published, int) or value >= min(0, published)


def _cut(words: str) -> str:
    return words if len(words) <= _SHORT else words[:_SHORT] + "…"
