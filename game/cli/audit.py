"""`felucca audit`: hidden information is dealt again; a fair AI makes the same move."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

from game.cli.display import progress
from game.cli.table import TableSpec
from game.errors import FeluccaError
from game.match.audit import Audited
from game.match.audit import audit as audited

SHOWN = 10
"""The number of unfair decisions printed."""


def audit(table: TableSpec, *, decisions: int, seed: int, as_json: bool) -> int:
    """Audit this many decisions of the level at `table`, print the results, return the exit code: 1 if one is not fair.

    Raises FeluccaError for several levels.
    """
    level, *others = table.levels
    if any(other != level for other in others):
        raise FeluccaError("an audit asks one level: name it alone")
    found: list[Audited] = []
    with progress(table.game.name, decisions, as_json) as step:
        for one in islice(audited(table.game, table.setup, level, str(seed)), decisions):
            found.append(one)
            step()
    figures = _figures(table, found)
    if as_json:
        print(json.dumps(figures))
    else:
        _print(figures)
    return 1 if figures["different"] else 0


def _figures(table: TableSpec, found: list[Audited]) -> dict[str, Any]:
    unfair = [one for one in found if not one.is_fair]
    return {
        "game": table.game.name,
        "players": table.setup.seats,
        "level": table.levels[0].id,
        "decisions": len(found),
        "games": len({one.game for one in found}),
        "dealt_otherwise": sum(one.changed for one in found),
        "different": len(unfair),
        "examples": [
            {"game": one.game, "ply": one.ply, "seat": one.seat, "same_view": one.unseen} for one in unfair[:SHOWN]
        ],
    }


def _print(figures: dict[str, Any]) -> None:
    games = figures["games"]
    print(
        f"{figures['game']}, {figures['players']} players, {figures['level']}: {figures['decisions']} decisions "
        f"in {games} game{'s' * (games != 1)}"
    )
    print(f"hidden information was dealt again before each; in {figures['dealt_otherwise']} the new deal differed")
    print(f"the AI chose another move in {figures['different']}")
    for one in figures["examples"]:
        why = "chooses another move" if one["same_view"] else "sees another position"
        print(f"  game {one['game']}, after {one['ply']} decisions: seat {one['seat']} {why}")
