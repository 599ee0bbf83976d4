"""The words of par: what levels would have lost in a player's place, and which of them the player clearly beat."""

from __future__ import annotations

from collections.abc import Mapping

from game.analysis.estimate import SURE
from game.analysis.par import Measured, Par
from game.locale import text
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.seat_words import level_words


def par_words(lost: Measured) -> str:
    """Return what a level, or a player, loses per decision, with its interval; below 0, which no loss can be, only the
    upper end of the interval.
    """
    percent, within = 100 * lost.mean, _within(lost)
    if percent < 0.0:
        return text("par-under", percent=max(0.0, percent + within))
    return text("par-within", percent=percent, within=within)


def level_line(par: Par) -> str:
    """Return the loss per decision of each level, in one line."""
    return " · ".join(f"{level_words(level)} {par_words(one.par)}" for level, one in par.levels.items())


def par_figures(par: Par) -> list[str]:
    """Return the player's loss per decision and that of each level, with their intervals; dashes for a single decision,
    whose interval would be a whole game.
    """
    figures = [par.lost, *(one.par for one in par.levels.values())]
    if par.decisions == 1:
        return ["–"] * len(figures)
    return [text("par-figure", percent=100 * max(0.0, one.mean), within=_within(one)) for one in figures]


def gain_words(gains: Mapping[str, Measured]) -> list[str]:
    """Return one or two sentences that compare a player's losses with those of levels.

    They tell of the strongest level that clearly lost more per decision and of the weakest that clearly lost less; if
    there is neither, one sentence names all levels. `gains` are the player's gains over the levels, as shares of a
    game, the weakest level first.
    """
    beaten = [level for level, gain in gains.items() if gain.is_clear and gain.mean > 0.0][-1:]
    ahead = [level for level, gain in gains.items() if gain.is_clear and gain.mean < 0.0][:1]
    found = [
        text(f"par-{key}", level=level_words(level), percent=100 * abs(gains[level].mean), within=_within(gains[level]))
        for key, levels in (("better", beaten), ("worse", ahead))
        for level in levels
    ]
    return found or [text("par-even", levels=listed([level_words(level) for level in gains]))]


def _within(one: Measured) -> float:
    """Return half the width of a 95 % interval in percent."""
    return 100 * SURE * one.error
