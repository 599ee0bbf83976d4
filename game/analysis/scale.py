"""The scale for a player: the error rates and the ratings of our own levels, and the kinds of decisions."""

from __future__ import annotations

from functools import cache

import msgspec

from game.components.source import Source
from game.paths import asset_dir

FILE = "analysis.yaml"


class _Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: each table by game."""

    rates: dict[str, dict[str, float]]
    ratings: dict[str, dict[str, float]]
    kinds: dict[str, dict[str, list[str]]]


@cache
def _scale() -> _Scale:
    source = Source(asset_dir("data") / FILE, f"data/{FILE}")
    return msgspec.convert(source.at(()), _Scale)


SEATS = 2
"""The number of players in the games that measured the error rates: with more players a decision loses less."""


@cache
def rates(game: str, seats: int) -> dict[str, float]:
    """Return the measured error rate of levels, weakest first, as shares of a game; empty where none was measured."""
    return {level: rate / 1000 for level, rate in _scale().rates.get(game, {}).items()} if seats == SEATS else {}


def nearest_level(game: str, seats: int, rate: float) -> tuple[str, bool]:
    """Return the level with the nearest error rate, and whether it ends the scale; ('', False) without one."""
    known = rates(game, seats)
    if not known:
        return "", False
    found = min(known, key=lambda level: abs(known[level] - rate))
    return found, found == [*known][-1]


def ratings(game: str) -> dict[str, float]:
    """Return the Elo number of levels in a game, weakest first; empty for others."""
    return _scale().ratings.get(game, {})


@cache
def kinds(game: str) -> dict[str, tuple[str, ...]]:
    """Return the kinds of decisions of a game, each with the words of its moves."""
    return {kind: tuple(words) for kind, words in _scale().kinds.get(game, {}).items()}


def kind_of(game: str, notation: str) -> str:
    """Return the kind of a decision in text notation, '' if it has none."""
    word = notation.partition(" ")[0]
    return next((kind for kind, words in kinds(game).items() if word in words), "")
