"""The scale for a player: error rates and ratings of the AI levels, kinds of decisions, and a rating of the player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from math import exp, log, log10
from pathlib import Path
from typing import Annotated

import msgspec

from game.components.source import DefinitionError, Mistake, Source
from game.match.statistics import Sitting
from game.paths import asset_dir
from game.registry import GAMES

FILE = "analysis.yaml"


_Rate = Annotated[float, msgspec.Meta(ge=0, le=1000)]
_Rating = Annotated[float, msgspec.Meta(ge=-10_000, le=10_000)]


class _Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: each table by game."""

    rates: dict[str, dict[str, _Rate]]
    ratings: dict[str, dict[str, _Rating]]
    newcomers: dict[str, _Rating]
    kinds: dict[str, dict[str, list[str]]]
    measures: dict[str, list[str]]


def read_scale(path: Path) -> tuple[_Scale | None, list[Mistake]]:
    """Return the tables of a file, None if they cannot be used, and all mistakes in it."""
    source = Source(path, f"data/{path.name}")
    found = source.decode((), _Scale)
    if found is not None:
        for table in ("rates", "ratings", "newcomers", "kinds", "measures"):
            source.report_unknown((table,), getattr(found, table), GAMES)
    return found, sorted(source.mistakes)


@cache
def _scale() -> _Scale:
    found, mistakes = read_scale(asset_dir("data") / FILE)
    if found is None or mistakes:
        raise DefinitionError(mistakes)
    return found


SEATS = 2
"""The number of players in the games that measured the error rates: with more players a decision loses less."""


@cache
def rates(game: str, seats: int) -> dict[str, float]:
    """Return the measured error rate of levels, weakest first, as shares of a game; empty where none was measured."""
    return {level: rate / 1000 for level, rate in _scale().rates.get(game, {}).items()} if seats == SEATS else {}


def nearest_level(game: str, seats: int, rate: float) -> tuple[str, bool]:
    """Return the level with the nearest error rate, and whether it is the strongest; ('', False) if there is none."""
    known = rates(game, seats)
    if not known:
        return "", False
    found = min(known, key=lambda level: abs(known[level] - rate))
    return found, found == [*known][-1]


def measures(game: str) -> tuple[str, ...]:
    """Return the levels with which decisions are compared, weakest first; empty where they cannot be told apart."""
    return tuple(_scale().measures.get(game, ()))


def ratings(game: str) -> dict[str, float]:
    """Return the Elo number of levels in a game, weakest first; empty where none was measured."""
    return _scale().ratings.get(game, {})


def newcomer(game: str) -> float:
    """Return the Elo number expected of a person before their first game; the Merchant's where none was measured."""
    return _scale().newcomers.get(game, _MERCHANT)


@cache
def kinds(game: str) -> dict[str, tuple[str, ...]]:
    """Return the kinds of decisions of a game, each with the words of its moves."""
    return {kind: tuple(words) for kind, words in _scale().kinds.get(game, {}).items()}


def kind_of(game: str, notation: str) -> str:
    """Return the kind of a decision in text notation, '' if it has none."""
    word = notation.partition(" ")[0]
    return next((kind for kind, words in kinds(game).items() if word in words), "")


_MERCHANT, _SPREAD = 1000.0, 300.0
"""The Merchant's Elo number, and the standard deviation of the prior around a newcomer's."""
_CANDIDATES = range(0, 2401, 5)
_EDGE = 0.025
"""The part of the posterior beyond each end of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Rating:
    """An Elo number with its 95 % interval, and the number of games behind it."""

    value: float
    low: float
    high: float
    games: int


@dataclass(frozen=True, slots=True)
class Forecast:
    """A chance to finish ahead of a level: its expected value with the ends of its 95 % interval."""

    value: float
    low: float
    high: float


ENOUGH = 5
"""The least number of games that say anything about a person's chances."""


def _counted(sittings: Iterable[Sitting], levels: Mapping[str, float]) -> list[Sitting]:
    """Return the sittings against AIs alone, all of them with a rating."""
    return [one for one in sittings if one.rivals and one.rivals <= levels.keys()]


def _belief(games: Iterable[Sitting], levels: Mapping[str, float], start: float) -> list[float]:
    """Return the posterior over `_CANDIDATES`, whose sum is 1.

    The model of Bradley and Terry for any number of players: each wins in proportion to 10^(rating / 400). `levels` are
    the ratings of the AIs, `start` is that of a newcomer.
    """
    played = [
        (log10(sum(10 ** (levels[rival] / 400) for rival in one.rivals) / len(one.rivals) * (one.seats - 1)), one)
        for one in games
    ]
    logs = []
    for candidate in _CANDIDATES:
        likely = -(((candidate - start) / _SPREAD) ** 2) / 2
        for against, one in played:
            chance = 1 / (1 + 10 ** (against - candidate / 400))
            likely += log(chance if one.has_won else 1 - chance)
        logs.append(likely)
    belief = [exp(likely - max(logs)) for likely in logs]
    whole = sum(belief)
    return [likely / whole for likely in belief]


def _ends(belief: Iterable[float]) -> tuple[float, float]:
    """Return the ends of the 95 % interval of a rating."""
    known, ends = list(belief), []
    for share in (_EDGE, 1 - _EDGE):
        left = share
        for candidate, likely in zip(_CANDIDATES, known, strict=True):
            left -= likely
            if left <= 0:
                ends.append(float(candidate))
                break
    return ends[0], ends[1]


def rate(sittings: Iterable[Sitting], levels: Mapping[str, float], start: float) -> Rating | None:
    """Return the rating of one person from results in one game; None without a game against AIs alone.

    `levels` are the ratings of the AIs, `start` is that of a newcomer. The value is the posterior mean after all games.
    """
    games = _counted(sittings, levels)
    if not games:
        return None
    belief = _belief(games, levels, start)
    value = sum(candidate * likely for candidate, likely in zip(_CANDIDATES, belief, strict=True))
    return Rating(value, *_ends(belief), len(games))


def chances(sittings: Iterable[Sitting], levels: Mapping[str, float], start: float) -> tuple[dict[str, Forecast], int]:
    """Return one person's chance to finish ahead of each level in one game, and the number of games behind them.

    They follow from the posterior of `rate`; without a game, from the prior alone.
    """
    games = _counted(sittings, levels)
    return dict(_forecasts(tuple(games), tuple(levels.items()), start)), len(games)


@lru_cache(maxsize=8)
def _forecasts(
    games: tuple[Sitting, ...], levels: tuple[tuple[str, float], ...], start: float
) -> tuple[tuple[str, Forecast], ...]:
    """Return the chance against each level after these games; a page asks for it each time it is laid out."""
    belief = _belief(games, dict(levels), start)
    low, high = _ends(belief)

    def against(rival: float) -> Forecast:
        means = (ahead(candidate, rival) * likely for candidate, likely in zip(_CANDIDATES, belief, strict=True))
        return Forecast(sum(means), ahead(low, rival), ahead(high, rival))

    return tuple((level, against(rival)) for level, rival in levels)


def ahead(mine: float, rival: float) -> float:
    """Return the chance that a player rated `mine` finishes ahead of one rated `rival`."""
    return 1 / (1 + 10 ** ((rival - mine) / 400))
