"""From the set-up to the table and back to it."""

from __future__ import annotations

import random

import pytest

from game.errors import FeluccaError
from game.match import saves
from game.match.match import Match
from game.match.progress import load_progress
from game.match.seats import ai, human
from game.match.statistics import history_of, read_entries, statistics_file
from game.rules.core.facts import SPECTATOR
from game.ui.scenes.learning import Learning
from game.ui.scenes.path import Station
from game.ui.table.opening import resume, start
from game.ui.table.scene import TableScene
from game.ui.widgets.shell import NewGame, Shell
from game.ui.window.settings import Settings
from game.ui.wiring import DOORS

PEOPLE = (human("Anna"), human("Nefer"))


def shell() -> Shell:
    return Shell(settings=Settings(language="en", animation="off", effects_volume=0.0), store=lambda *_: "")


def test_a_new_match_is_recorded_and_can_be_gone_on_with() -> None:
    new = NewGame("sobek", PEOPLE, {"open_information": "yes"}, seed="abc", shuffles_seats=False)
    scene = start(shell(), new)
    assert isinstance(scene, TableScene)
    match = scene.game
    assert [seat.name for seat in match.seats] == ["Anna", "Nefer"]
    assert match.setup.options == {"open_information": "yes"}
    seat = match.to_move
    match.submit(seat, match.view(seat).legal[0], match.ply)
    text = match.view(seat).state.text(match.game.universe)
    scene.exit()
    saved = saves.listing()
    assert [(save.game, save.names) for save in saved] == [("sobek", ("Anna", "Nefer"))]
    again = resume(shell(), saved[0].path)
    assert isinstance(again, TableScene)
    assert again.game.ply == 1
    assert again.game.view(seat).state.text(match.game.universe) == text
    assert len(again.log.lines) == len([line for line in again.log.lines if line.markup])
    assert again.mode.sequel is not None
    again.exit()


def test_free_undo_is_the_table_s_also_when_it_is_played_again() -> None:
    seats = (human("Anna"), ai("apprentice", "Nefer"))
    scene = start(shell(), NewGame("duel", seats, {}, seed="abc", free_undo=True))
    assert isinstance(scene, TableScene)
    assert scene.game.header.free_undo
    scene.enter((1280, 720))
    told = next(widget.tooltip for widget in scene.root.walk() if widget.name == "undo")
    assert "Undo" in told
    assert "only" not in told
    assert scene.mode.sequel is not None
    again = scene.mode.sequel.again()
    assert isinstance(again, TableScene)
    assert again.game.header.free_undo
    scene.exit()
    again.exit()


def test_it_is_played_again_between_those_it_was_set_up_for() -> None:
    seats = (human("Anna"), human("Nefer"))
    scene = start(shell(), NewGame("duel", seats, {}))
    assert isinstance(scene, TableScene)
    assert scene.mode.sequel is not None
    scene.enter((1280, 720))
    scene.mode.controller.give_seat(1, ai("steward", "Nefer"))
    again = scene.mode.sequel.again()
    assert isinstance(again, TableScene)
    assert again.game.seats == [human("Anna"), human("Nefer")]
    again.exit()
    scene.mode.controller.give_seat(0, ai("steward", "Anna"))
    scene.mode.controller.give_seat(1, human("Nefer"))
    again = scene.mode.sequel.again()
    assert isinstance(again, TableScene)
    assert again.game.seats == [human("Anna"), human("Nefer")]
    again.exit()
    scene.mode.controller.give_seat(0, human("Anna"))
    path = scene.game.path
    assert path is not None
    scene.exit()
    resumed = Match.resume(path)
    assert resumed.seats == [human("Anna"), human("Nefer")]
    resumed.close()


def test_the_same_deal_can_be_played_again_and_another_as_well() -> None:
    seats = (human("Anna"), ai("apprentice", "Nefer"))
    scene = start(shell(), NewGame("duel", seats, {}, shuffles_seats=False))
    assert isinstance(scene, TableScene)
    assert scene.mode.sequel is not None
    match, rng = scene.game, random.Random(1)
    dealt = match.view(SPECTATOR).state.text(match.game.universe)
    while match.to_move >= 0:
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    assert match.result is not None
    for make, is_same in ((scene.mode.sequel.same, True), (scene.mode.sequel.again, False)):
        other = make()
        assert isinstance(other, TableScene)
        assert [seat.name for seat in other.game.seats] == [seat.name for seat in match.header.seats]
        assert (other.game.view(SPECTATOR).state.text(match.game.universe) == dealt) is is_same
        assert other.game.fingerprint != match.fingerprint
        other.exit()
    scene.exit()


def test_options_of_another_game_are_left_out() -> None:
    scene = start(shell(), NewGame("sobek", PEOPLE, {"open_information": "yes", "architect": "on"}))
    assert scene.game.setup.options == {"open_information": "yes"}
    scene.exit()


def test_a_game_that_does_not_exist_is_one_sentence() -> None:
    with pytest.raises(FeluccaError, match="no game"):
        start(shell(), NewGame("senet", PEOPLE, {}))


@pytest.mark.parametrize("is_guided", [True, False])
def test_a_guided_game_played_to_its_end_is_done(is_guided: bool) -> None:
    """It is ticked on the page for learning, and its victory counts where nothing was taken back."""
    seats = (human("Anna"), ai("apprentice", "Nefer"))
    new = NewGame("duel", seats, {}, seed="abc", free_undo=True, guide=is_guided)
    scene = start(shell(), new)
    assert isinstance(scene, TableScene)
    match, rng = scene.game, random.Random(2)
    learning = Learning(Shell(DOORS, shell().settings, store=lambda *_: ""))
    learning.shown = "duel"
    for is_done in (False, is_guided):
        learning.enter((1280, 720))
        learning.rebuild()
        (station,) = (each for each in learning.root.walk() if each.name == "guided" and isinstance(each, Station))
        assert station.is_done == is_done
        while match.to_move >= 0:
            assert not load_progress()
            match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    assert [one.name for one in history_of(*read_entries(saves.folder(), statistics_file())).sittings] == ["Anna"]
    scene.exit()


@pytest.mark.parametrize(("latest", "shown"), [("duel", "duel"), ("sa-re", "sa-re"), ("gone", "sobek"), ("", "sobek")])
def test_learning_opens_at_the_game_played_last(latest: str, shown: str) -> None:
    wanted = Settings(language="en", animation="off", effects_volume=0.0, latest={"game": latest} if latest else {})
    assert Learning(Shell(DOORS, wanted, store=lambda *_: "")).shown == shown
