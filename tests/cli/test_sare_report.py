"""The report on Sa-Rê, over two games made by hand."""

from __future__ import annotations

import json

import pytest

from game.__main__ import main
from game.cli.reports.sare import report
from game.match.series import Outcome
from game.rules.core.facts import Noted
from game.rules.sare.tables import LIBRARY, MASTER, TILES


def outcome(winners: tuple[int, ...], *notes: Noted) -> Outcome:
    return Outcome("1", (0, 0), winners, 10, (0.1, 0.1), notes)


GAMES = [
    outcome(
        (1,),
        Noted("season", 1, (1,)),
        Noted("gain", 0, (0, 2, 1, 0, 0)),
        Noted("gain", 1, (1, 0, 2, 1, 0)),
        Noted("season", 0, (2,)),
        Noted("revolt", 0),
        Noted("gain", 0, (4, 1, 1, 1, 0)),
        Noted("built", 1, (LIBRARY, 3)),
        Noted("finished", -1, (0, 1)),
    ),
    outcome(
        (0,),
        Noted("season", 0, (1,)),
        Noted("season", 1, (2,)),
        Noted("built", 0, (MASTER, 1)),
        Noted("built", 0, (MASTER, 2)),
        Noted("finished", -1, (0,)),
    ),
]


def test_what_games_of_sa_re_come_to() -> None:
    """Two games of two rounds and two players: 8 player-seasons, 1 revolt, 3 + 3 + 3 resources: 9 / 8."""
    figures = report(GAMES)
    assert figures["rounds"] == {"median": 2, "least": 2, "most": 2, "quartiles": [2, 2, 2]}
    assert figures["revolts"] == 0.125
    assert figures["resources"] == 1.12
    assert figures["by_kind"] == [0.38, 0.5, 0.25, 0.0]
    assert figures["several_finishers"] == 0.5
    assert [place["share"] for place in figures["places"]] == [1.0, 0.0]
    buildings = {entry.pop("tile"): entry for entry in figures["buildings"]}
    assert buildings[TILES[LIBRARY]] == {"each": 0.25, "owners": 0.25, "won_with": 1.0, "won_without": 0.3333}
    assert buildings[TILES[MASTER]] == {"each": 0.5, "owners": 0.25, "won_with": 1.0, "won_without": 0.3333}


def test_one_level_by_itself_gives_a_report(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "sa-re", "--levels", "scribe", "--games", "2", "--scenario", "first-pyramid", "--report"]
    assert main([*words, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)["sa-re"]
    assert figures["games"] == 2
    assert figures["buildings"][1]["owners"] >= 0.5
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "first-pyramid, 2 players: 2 games" in out
    assert "won without" in out
