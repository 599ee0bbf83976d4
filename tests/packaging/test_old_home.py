"""A player's folder as version 0.1.0 left it, opened with today's program.

`tests/homes/0.1.0` was written by the program at commit f4454104, the last before work on the next version began: three
finished games and three that were left, with hints, undo, a change of players and the tips of a first game, and the
settings of a player who had chosen seven. It kept no other files: statistics were read from the records.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pygame
import pytest

from game.analysis.questions import read_game
from game.cli.verify import examine
from game.components.faces import DrawnText
from game.files.notices import NOTICES
from game.match import saves
from game.match.match import Accepted, Match
from game.match.statistics import history_of, read_entries, statistics_file
from game.rules.core.facts import Noted
from game.rules.sare.tables import TILES
from game.ui.scenes.figures import PieceCell
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.rulebook import Rulebook, RuleText
from game.ui.table.live import play
from game.ui.table.replay import replay
from game.ui.table.tell.zoom import Zoom
from game.ui.widgets.dialog import scene_stack
from game.ui.widgets.scene import Push
from game.ui.widgets.shell import Shell
from game.ui.window import settings
from game.ui.window.input import Action, KeyPress
from game.ui.window.settings import Settings
from game.ui.wiring import DOORS

HOME = Path(__file__).parent.parent / "homes" / "0.1.0"
FINISHED = ("duel-2026-11-23-140501-1a2d", "sa-re-2026-11-23-160501-1a2f", "sobek-2026-11-23-120501-1a2b")
LEFT = ("duel-2026-11-23-150501-1a2e", "sa-re-2026-11-23-170501-1a30", "sobek-2026-11-23-131501-1a2c")
OLD_PRICES = {
    "carpenter": "stone 2 gold 1",
    "stonecutter": "wood 2 gold 1",
    "goldsmith": "wood 2 stone 2",
    "master-builder": "wood 1 stone 1 gold 2",
    "library": "wood 2 stone 1 gold 2",
}
"""The prices of Sa-Rê of version 0.1.0 that are others today."""
OLDER = "played under version 1 of the rules, whose legal moves could not be compared"
CHOSEN = {
    "language": "fr",
    "text_size": 1.15,
    "animation": "fast",
    "effects_volume": 0.25,
    "confirm_quit": False,
    "player_name": "Méryt",
    "keys": {"undo": [117]},
}


def test_every_record_is_right_and_names_the_version_of_its_rules(home: Path) -> None:
    found = {path.stem: examine(path)[0] for path in (home / "matches").glob("*.felucca")}
    assert found.keys() == {*FINISHED, *LEFT}
    assert not [name for name, verdict in found.items() if verdict.code]
    assert {name for name, verdict in found.items() if OLDER in verdict.sentence} == {
        name for name in found if not name.startswith("duel")
    }


def test_all_games_are_listed_and_none_is_damaged(home: Path) -> None:
    listed = {saved.path.stem: saved for saved in saves.listing()}
    assert {name for name, saved in listed.items() if saved.is_finished} == {*FINISHED}
    assert {name for name, saved in listed.items() if not saved.is_finished} == {*LEFT}
    assert not any(saved.problem for saved in listed.values())
    assert listed[LEFT[1]].names == ("Méryt", "Ani", "Bak")


@pytest.mark.parametrize("name", LEFT)
def test_a_game_that_was_left_goes_on_where_it_was(name: str, home: Path) -> None:
    path = home / "matches" / f"{name}.felucca"
    before = path.read_bytes()
    match = Match.resume(path)
    at = match.ply
    assert match.submit(match.to_move, match.view(match.to_move).legal[0], at) == Accepted(at + 1)
    match.close()
    assert path.read_bytes().startswith(before), "what was played stays as it was"
    assert b"reseed" not in path.read_bytes(), "its key is understood"
    assert Match.resume(path).ply == at + 1


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_can_be_seen_again_and_analysed(name: str, home: Path) -> None:
    game = read_game(home / "matches" / f"{name}.felucca")
    assert len(game.states) == len(game.steps)
    assert next(game.questions()).ply >= 0


@pytest.mark.rule("R-1.3")
@pytest.mark.parametrize("name", [FINISHED[1], LEFT[1]])
def test_a_game_of_sa_re_keeps_the_prices_it_was_begun_with(name: str, home: Path) -> None:
    path = home / "matches" / f"{name}.felucca"
    told = examine(path)[0].sentence
    assert "played under different rules: costs.carpenter [0, 2, 1] ([0, 3, 2]), " in told
    match = Match.resume(path)
    shell = Shell(settings=Settings(language="en"), store=lambda *_: "")
    table = replay(shell, match) if match.is_over else play(shell, match)
    scene_stack(shell).apply(Push(table))
    for tile, price in OLD_PRICES.items():
        about = table.presenter.explain(f"tile.{TILES.index(tile)}")
        assert about is not None
        words = " ".join(re.sub(r"<icon:resources/(\w+)>", r"\1 ", about.markup).split())
        assert f"Costs {price}." in words
    table.exit()
    match.close()


@pytest.mark.rule("R-1.3")
@pytest.mark.parametrize("name", [FINISHED[1], LEFT[1]])
def test_the_rulebook_of_an_older_table_states_the_prices_of_that_table(name: str, home: Path) -> None:
    """In words, on the tiles below them, and on a tile that is enlarged; the books on the shelf are of today."""
    match = Match.resume(home / "matches" / f"{name}.felucca")
    shell = Shell(DOORS, Settings(language="en"), store=lambda *_: "")
    table = replay(shell, match) if match.is_over else play(shell, match)
    scene_stack(shell).apply(Push(table))
    drawn = []
    for change, words, figures in (
        (table.navigation.open_rule("R-1.3"), "Carpenter 0/2/1 · Stonecutter 2/0/1", ["2", "1"]),
        (Push(Rulebook(shell, "sa-re", "R-1.3")), "Carpenter 0/3/2 · Stonecutter 3/0/2", ["3", "2"]),
    ):
        assert isinstance(change, Push)
        scene_stack(shell).apply(change)
        book = change.scene
        assert isinstance(book, Rulebook)
        parts = {each.name: each for each in book.root.walk()}
        rule, cell = parts["rule-R-1.3"], parts["piece-R-1.3-carpenter"]
        assert isinstance(rule, RuleText)
        assert isinstance(cell, PieceCell)
        assert words in rule.markup
        list(cell.make_ready())
        sheet = pygame.Surface(shell.display.pixels, 0, 32)
        cell.draw(shell.canvas(sheet))
        drawn.append(pygame.image.tobytes(sheet.subsurface(shell.display.px_rect(cell.rect)), "RGB"))
        book.set_focus(cell)
        enlarged = book.handle(KeyPress(Action.ACTIVATE))
        assert isinstance(enlarged, Push)
        assert isinstance(enlarged.scene, Zoom)
        face = enlarged.scene.brush.painter.face("carpenter", 60, "back")
        assert [each.label for each in face.layers if isinstance(each, DrawnText)] == figures
    assert drawn[0] != drawn[1]
    table.exit()
    match.close()


@pytest.mark.rule("R-1.3")
def test_what_was_paid_in_a_finished_game_of_sa_re_is_paid_again(home: Path) -> None:
    """The first Stonecutter of 2 wood and 1 gold, which costs 3 wood and 2 gold today."""
    match = Match.resume(home / "matches" / f"{FINISHED[1]}.felucca")
    step = match.history().steps[14]
    assert step.notation == "build stonecutter a3"
    paid = [tuple(fact.values) for fact in step.facts if isinstance(fact, Noted) and fact.what == "pay"]
    assert paid == [(0, 2, 0), (2, 1, 0)]
    match.close()


def test_the_tips_that_were_told_are_not_told_again(home: Path) -> None:
    match = Match.resume(home / "matches" / f"{LEFT[2]}.felucca")
    assert match.preferences(0) == (
        *("guide on", "lesson aim", "lesson take", "lesson corruption", "lesson hand", "lesson help"),
        *("lesson character", "lesson set", "lesson hidden", "lesson event"),
    )
    match.close()


def test_statistics_count_what_they_counted(home: Path) -> None:
    entries, damaged = read_entries(home / "matches", statistics_file())
    assert not damaged
    assert not [*NOTICES.take()]
    found = history_of(entries).sittings
    assert {(one.game, one.name, one.seats, one.rivals, one.score, one.has_won) for one in found} == {
        ("duel", "Méryt", 2, frozenset(), 31, False),
        ("sa-re", "Méryt", 2, frozenset({"vizier"}), 13, True),
        ("sobek", "Méryt", 3, frozenset({"merchant", "gambler"}), 15, False),
    }


def test_settings_keep_what_was_chosen_and_take_the_new_defaults(home: Path) -> None:
    file = home / "settings.json"
    before = json.loads(file.read_text("utf-8"))
    now, problem = settings.load()
    assert problem == ""
    assert now == Settings(**CHOSEN, latest=before["latest"])
    assert now.shows_odds, "a default of today, where the file says otherwise"
    settings.store(now.with_(music_volume=0.1), {"music_volume"})
    assert json.loads(file.read_text("utf-8")) == {
        "settings": 2,
        **CHOSEN,
        "latest": before["latest"],
        "music_volume": 0.1,
    }


def test_the_window_offers_the_last_new_game_again(home: Path) -> None:
    shell = Shell(settings=settings.load()[0], store=lambda *_: "")
    stack = scene_stack(shell)
    scene = NewGameScene(shell)
    stack.apply(Push(scene))
    assert scene.draft.game == "duel"
    me, other = scene.draft.seats[:2]
    assert (me.name, me.is_human) == ("Méryt", True)
    assert (other.is_human, other.level) == (False, "merchant")
