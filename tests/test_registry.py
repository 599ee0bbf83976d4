"""The entries of the games: each agrees with its game, and games from elsewhere are found or refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.ai.budget import Budget, Limit
from game.ai.levels import make_player
from game.components.load import load_game
from game.match.match import Match
from game.match.seats import human
from game.registry import ENTRIES, GAMES, PLUGINS, GameEntry, entry
from game.rules.core.game import Setup
from tests.rules.test_contract import game_called

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("name", GAMES)
def test_an_entry_agrees_with_its_game(name: str) -> None:
    own, game = entry(name), game_called(name)
    assert (own.name, game.name) == (name, name)
    assert set(own.slots) == set(load_game(name).boards)
    assert set(own.shown) <= set(game.numbers)
    assert own.outlook[0] < own.outlook[1]
    options = {option.name: option.values for option in game.options}
    for flag in own.flags:
        assert flag.values in ((), options[flag.name])


@pytest.mark.parametrize("name", [name for name in GAMES if entry(name).usual_moves])
def test_a_game_between_ais_has_about_as_many_moves_as_its_entry_says(name: str) -> None:
    game, told = game_called(name), entry(name).usual_moves
    assert set(told) == set(game.seats)
    seats = min(told)
    players = [make_player("greedy", game, {}, seat) for seat in range(seats)]
    names = [human(f"seat {seat}") for seat in range(seats)]
    match, chosen = Match.new(game, Setup(seats), names, seed="1", salt="-", clock=None), 0
    while not match.is_over:
        view = match.view(match.to_move)
        chosen += len(view.legal) > 1
        match.submit(match.to_move, players[match.to_move].choose(view, Budget(Limit(nodes=16))), match.ply)
    assert 0.5 < chosen / seats / told[seats] < 1.6


def test_rule_ids_of_two_games_begin_with_different_letters() -> None:
    assert len({own.rule_letter for own in ENTRIES.values()}) == len(ENTRIES)


def started(plugins: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "game", *words]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, PLUGINS: plugins}, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("plugins", "sentence"),
    [
        ("no.such.module", "FELUCCA_PLUGINS names 'no.such.module', which holds no game: No module named 'no'.\n"),
        ("json", "FELUCCA_PLUGINS names 'json', which holds no game: module 'json' has no attribute 'ENTRY'.\n"),
        (
            "../x",
            "FELUCCA_PLUGINS names '../x', which holds no game: the 'package' argument is required to perform a "
            "relative import for '../x'.\n",
        ),
        ("tests.wrong_plugin", "FELUCCA_PLUGINS names 'tests.wrong_plugin', whose ENTRY is no GameEntry.\n"),
    ],
)
def test_a_plugin_without_a_game_is_one_sentence(plugins: str, sentence: str) -> None:
    done = started(plugins, "simulate", "ferry")
    assert (done.returncode, done.stderr) == (2, sentence)


def test_a_game_from_elsewhere_is_played_in_other_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "ferry", "--games", "2", "--jobs", "2", "--levels", "merchant", "--quiet", "--json"]
    assert main([*words, "--record", str(tmp_path)]) == 0
    assert json.loads(capsys.readouterr().out)["options"] == {"quiet": "yes"}
    assert main(["verify", *map(str, sorted(tmp_path.iterdir()))]) == 0


def test_without_plugins_there_are_three_games() -> None:
    done = started("", "simulate", "ferry")
    assert done.returncode == 2
    assert done.stderr.startswith("There is no game called 'ferry': choose sobek, duel, sa-re")


def test_the_null_game_is_an_entry_like_the_others() -> None:
    assert isinstance(entry("ferry"), GameEntry)
    assert entry("ferry").data is not None
