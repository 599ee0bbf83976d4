"""The page that tells how a person has done."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from game import locale
from game.match.lines import Result
from game.match.opponents import opponents
from game.match.record import write_all
from game.match.seats import ai, human
from game.match.statistics import ContestResult, Performance, SittingHistory
from game.ui.scenes import statistics
from game.ui.scenes.menu import MainMenu
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.rivals import Rivals
from game.ui.scenes.statistics import Statistics, Tile
from game.ui.widgets import background
from game.ui.widgets.choice import Dropdown
from game.ui.widgets.grid import Grid
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Pop, Push, Replace
from game.ui.window.input import Action, KeyPress
from tests.match.test_match import new
from tests.ui.conftest import make_history


def opened(shell, history: SittingHistory | None = None) -> Statistics:
    scene = Statistics(shell, make_history() if history is None else history)
    scene.enter(shell.display.size)
    return scene


def words(scene: Statistics) -> list[str]:
    """Return the labels, without the title of the curve."""
    labels = [one for one in scene.root.walk() if isinstance(one, Label)]
    return [one.markup for one in labels if not one.markup.startswith("Wins from game to game")]


def figures(scene: Statistics) -> list[tuple[str, ...]]:
    return [row for one in scene.root.walk() if isinstance(one, Grid) for row in one.rows]


def test_the_game_played_most_is_shown_first(shell):
    scene = opened(shell)
    assert (scene.name, scene.game) == ("Ada", "sa-re")
    tiles = [(one.figure, one.words) for one in scene.root.walk() if isinstance(one, Tile)]
    assert tiles[:4] == [("3", "Played"), ("2", "Won"), ("67%", "Win rate"), ("401 h 45 min", "Time played")]


def test_levels_stand_from_the_weakest_on_below_their_number_of_players_and_scenario(shell):
    scene = opened(shell)
    assert words(scene)[:2] == ["2 players · Scribe", "3 players · First Pyramid"]
    assert figures(scene) == [
        ("gone", "1", "1", "100%", "13.0", "13"),
        ("Merchant", "2", "1", "50%", "4.5", "6"),
        ("Gambler", "1", "1", "100%", "6.0", "6"),
        ("All games", "2", "1", "50%", "4.5", "6"),
    ]


def test_matches_of_several_games_are_counted_once_they_are_decided(shell):
    one = replace(make_history().sittings[2], scenario="")
    ends = [(3, True, 2), (5, False, 2), (3, False, 2), (3, True, 3)]
    played = [replace(one, contest=ContestResult(length, won), seats=seats) for length, won, seats in ends]
    scene = opened(shell, SittingHistory((one, *played, one)))
    assert "Matches" in words(scene)
    assert figures(scene)[:3] == [
        ("Best of three", "2", "1", "50%"),
        ("Three games", "1", "1", "100%"),
        ("Best of five", "1", "0", "0%"),
    ]
    assert "Matches" not in words(opened(shell, SittingHistory((one,))))


def test_a_level_is_named_where_its_figures_are_drawn(shell):
    """The sentence about a Steward stood below the title of the bars, which compare with a Vizier."""
    gains = {"merchant": (0.0, 0.1), "steward": (-0.25, 0.01), "vizier": (-0.22, 0.01)}
    history = make_history()
    played = Performance("sa-re", "Ada", 7, 0.25, 0.0, {}, 2, gains)
    told = words(opened(shell, replace(history, performances=(played,))))
    at = told.index("Compared with a Vizier in your place, from game to game, in % of a game per decision")
    assert told[at - 1].startswith("In your place, a Steward would have given away less: the difference is 3.6%")
    assert "1% of a game is one win in 100 games." in told


def test_scenarios_stand_in_the_order_in_which_a_new_game_offers_them(shell):
    one = make_history().sittings[0]
    played = ("regent", "first-pyramid", "pharaoh", "priest", "scribe", "scribe")
    scene = opened(shell, SittingHistory(tuple(replace(one, scenario=name) for name in played)))
    assert [title.partition(" · ")[2] for title in words(scene)[:5]] == [
        "Scribe",
        "Priest",
        "Pharaoh",
        "First Pyramid",
        "regent",
    ]


def test_a_scenario_of_another_version_has_its_own_word(shell):
    one = replace(make_history().sittings[0], scenario="regent")
    assert words(opened(shell, SittingHistory((one,))))[0] == "3 players · regent"
    assert not locale.missing_keys()


def test_the_opponents_met_are_listed_with_the_games_won(shell):
    rivals = next(one for one in opened(shell).root.walk() if isinstance(one, Rivals))
    told = [part.name for part in rivals.accessible().parts]
    assert len(told) == len(opponents())
    assert [name for name in told if "," in name] == ["Merchant, 1 of 2 won", "Gambler, 1 of 1 won"]


def test_another_game_by_the_keys(shell):
    scene = opened(shell)
    assert scene.focused.name == "game-sa-re"
    scene.focus_name("game-duel")
    scene.handle(KeyPress(Action.ACTIVATE))
    assert scene.game == "duel"
    assert figures(scene) == []
    assert "No games yet" in words(scene)[0]
    assert scene.focus_name("new")
    change = scene.handle(KeyPress(Action.ACTIVATE))
    assert isinstance(change, Replace)
    assert isinstance(change.scene, NewGameScene)
    scene.focus_name("game-sobek")
    scene.handle(KeyPress(Action.ACTIVATE))
    assert [row[:2] for row in figures(scene)] == [("Pharaoh", "1"), ("Another person", "1"), ("All games", "2")]


def test_another_person_by_the_keys(shell):
    scene = opened(shell)
    scene.game = "sobek"
    scene.rebuild()
    assert scene.focus_name("player")
    for action in (Action.ACTIVATE, Action.DOWN, Action.DOWN, Action.ACTIVATE):
        scene.handle(KeyPress(action))
    assert scene.name == "Ptolemaios Philadelphos"
    assert figures(scene) == [("Another person", "1", "0", "0%", "95.0", "95")]


def test_the_player_of_the_settings_is_looked_at_first(make_shell):
    scene = opened(make_shell(player_name="Ptolemaios Philadelphos"))
    assert (scene.name, scene.game) == ("Ptolemaios Philadelphos", "sobek")
    assert opened(make_shell(player_name="Nobody")).name == "Ada"
    assert opened(make_shell(player_name="PTOLEMAIOS  philadelphos")).name == "Ptolemaios Philadelphos"


def test_nobody_is_asked_who_he_is_where_one_plays_alone(shell):
    history = SittingHistory(tuple(one for one in make_history().sittings if one.name == "Ada"))
    assert not [one for one in opened(shell, history).root.walk() if isinstance(one, Dropdown)]


@pytest.mark.parametrize(
    ("damaged", "sentence"),
    [
        (0, ""),
        (1, "1 saved game can’t be read and isn’t counted."),
        (3, "3 saved games can’t be read and aren’t counted."),
    ],
)
def test_damaged_records_are_told_in_one_sentence(shell, damaged, sentence):
    scene = opened(shell, SittingHistory((), damaged))
    told = [one.markup for one in scene.root.walk() if isinstance(one, Label) and one.name == "damaged"]
    assert told == ([sentence] if sentence else [])


def test_figures_are_written_as_the_language_does(shell):
    locale.set_language("fr")
    assert ("Marchand", "2", "1", "50\u202f%", "4,5", "6") in figures(opened(shell))


def test_the_page_is_there_before_the_records_are_read(shell, monkeypatch: pytest.MonkeyPatch):
    disk, is_read = Event(), Event()

    def read() -> SittingHistory:
        disk.wait(60)
        is_read.set()
        return make_history()

    monkeypatch.setattr(background, "PATIENCE", 0.0)
    monkeypatch.setattr(statistics, "read_profile", read)
    scene = Statistics(shell)
    scene.enter(shell.display.size)
    assert words(scene)[0] == "Loading…"
    assert scene.next_update() is not None
    disk.set()
    assert is_read.wait(60)
    while not scene.history.sittings:
        scene.update(0.0)
    assert words(scene)[0] == "2 players · Scribe"
    assert scene.next_update() is None


def test_the_menu_leads_to_what_the_records_tell(shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    folder = tmp_path / "matches"
    folder.mkdir()
    lines = [*new(seats=[human("Ani"), ai("vizier")]).lines, Result([7, 5], [0], "", "", 90.0)]
    (folder / "a.felucca").write_bytes(write_all(lines))
    (folder / "b.felucca").write_bytes(b"torn")
    menu = MainMenu(shell)
    menu.enter(shell.display.size)
    assert menu.focus_name("statistics")
    change = menu.handle(KeyPress(Action.ACTIVATE))
    assert isinstance(change, Push)
    scene = change.scene
    assert isinstance(scene, Statistics)
    scene.enter(shell.display.size)
    assert [(one.name, one.rivals, one.has_won) for one in scene.history.sittings] == [("Ani", {"vizier"}, True)]
    assert scene.history.damaged == 1
    assert scene.handle(KeyPress(Action.BACK)) == Pop()
