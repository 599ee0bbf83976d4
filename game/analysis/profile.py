"""The results of analyses for the people who played, kept with the statistics."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from game.analysis import store
from game.analysis.par import Measured, pooled
from game.analysis.questions import read_game
from game.analysis.run import GameAnalysis
from game.analysis.scale import kind_of
from game.errors import FeluccaError
from game.files.notices import NOTICES
from game.match import saves
from game.match.record import SUFFIX
from game.match.statistics import (
    Entries,
    Performance,
    SittingHistory,
    change_entries,
    history_of,
    match_name,
    read_entries,
    remember,
    statistics_file,
)


def performances(work: GameAnalysis) -> tuple[Performance, ...]:
    """Return the performance of each person in a game whose analysis is complete."""
    played, analysis = work.played, work.analysis()
    game, found = played.game.name, []
    for account, who in zip(analysis.accounts, played.seats, strict=True):
        if not who.is_human:
            continue
        kinds: dict[str, tuple[int, float]] = {}
        mine = [one for one in analysis.decisions if one.seat == account.seat]
        for one in mine:
            kind = kind_of(game, one.move)
            count, loss = kinds.get(kind, (0, 0.0))
            kinds[kind] = count + 1, loss + one.loss
        lost = sum(one.loss for one in mine)
        gains = {
            level: (one.whole.decisions * each.gain.mean, one.whole.decisions * each.gain.error)
            for one in analysis.pars
            if one.seat == account.seat
            for level, each in one.whole.levels.items()
        }
        found.append(Performance(game, who.name, len(mine), lost, account.luck, kinds, len(played.seats), gains))
    return tuple(found)


def gains(performances: Sequence[Performance]) -> dict[str, Measured]:
    """Return the mean gain of a decision over each level, in all games that were compared with it."""
    found = {}
    for level in dict.fromkeys(level for one in performances for level in one.gains):
        told = [(one.decisions, *one.gains[level]) for one in performances if level in one.gains]
        found[level] = pooled([(count, Measured(gain / count, error / count)) for count, gain, error in told])
    return found


def keep(work: GameAnalysis) -> None:
    """Keep the results of a complete analysis, if it is about a saved game of this player.

    NOTICES reports if the statistics cannot be read or written.
    """
    path, file = work.path, statistics_file()
    if path is None or path.parent != saves.folder():
        return
    stem, played = match_name(path), performances(work)

    def added(kept: Entries) -> Entries:
        return {**kept, stem: msgspec.structs.replace(kept[stem], performances=played)} if stem in kept else kept

    try:
        remember(path, file)
        change_entries(file, added)
    except FeluccaError as error:
        NOTICES.tell(error.sentence)


def read_profile() -> SittingHistory:
    """Return the statistics of all records, analyses and the file of statistics, for matches that count.

    A finished analysis beside its record that is not in that file yet is added to it.
    """
    folder, file = saves.folder(), statistics_file()
    entries, damaged = read_entries(folder, file)
    for stem, entry in entries.items():
        path = folder / f"{stem}{SUFFIX}"
        if entry.performances is None and entry.sittings and store.path_of(path).exists():
            work = _analysed(path)
            if work is not None and work.is_done:
                keep(work)
                entries = {**entries, stem: msgspec.structs.replace(entry, performances=performances(work))}
    return history_of(entries, damaged)


def _analysed(path: Path) -> GameAnalysis | None:
    """Return the analysis of the game in a file, None if it cannot be read."""
    try:
        return GameAnalysis(read_game(path), path)
    except (FeluccaError, OSError):
        return None
