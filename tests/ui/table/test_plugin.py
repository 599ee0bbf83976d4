"""A plugin brings everything: Ferry has pieces, pictures, sounds, board and scoring of its own."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pygame
import pytest

from game import registry
from game.ai.heuristics.contract import Reason
from game.ai.reasons import sides, telling
from game.components.assets import find_asset
from game.match.seats import ai
from game.paths import asset_dir
from game.rules.core.facts import Noted
from game.ui.drawing.faces import Motifs
from game.ui.drawing.pictures import Pictures
from game.ui.table.finish.final import Final
from game.ui.table.finish.scoring import Scoring
from game.ui.table.scene import TableScene
from game.ui.table.tell.speech import Moment, lines, moments, mood_of
from game.ui.window.mixer import Mixer
from game.ui.window.sound import Sound
from tests import nullgame
from tests.nullgame.notes import Shipped
from tests.nullgame.presenter import HEAVY
from tests.nullgame.rules import DRAW, SHIP
from tests.nullgame.scoring import Bales
from tests.ui.drawn import drawing
from tests.ui.tables import Table

ROOT = Path(registry.__file__).parents[1]
HOME = Path(nullgame.__file__).parent


@pytest.mark.parametrize("seed", ["reed", "papyrus"])
def test_a_game_of_a_plugin_is_played_to_its_end(seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    counted = [0]
    painted: list[str] = []
    monkeypatch.setattr(Sound, "play", lambda _, name: heard.append(name))
    monkeypatch.setattr(Bales, "paint_part", lambda _, canvas, part, place: painted.append(part.label))
    table, rng = Table(1, 1, game="ferry", seed=seed), random.Random(seed)
    for _ in range(2000):
        table.tick()
        top = table.stack.top
        if isinstance(top, Final):
            break
        if isinstance(top, Scoring):
            counted.append(sum(part.points for each in top.reckoning.seats for part in each.parts))
            top.animator.skip()
            top.draw(table.shell.canvas(pygame.Surface(table.shell.display.size)))
            top.update(0.0)
            table.stack.apply(top.back())
        elif isinstance(top, TableScene) and not table.sight.is_moving and table.match.to_move == table.sight.viewer:
            table.click(rng.choice(table.wishes()))
    assert isinstance(table.stack.top, Final)
    assert "ferry-ship" in heard
    assert table.match.result is not None
    assert counted[-1] == sum(table.match.result.scores) > 0
    state = table.match.view(0).state
    assert len(set(painted)) == sum(docks.bit_count() for docks in state.docks), (
        "all loads are drawn in columns of its own"
    )


def test_the_pictures_and_sounds_of_a_plugin_lie_in_its_own_folder() -> None:
    assert find_asset("art", "ferry/bale.svg") == Pictures().file("ferry/bale") == HOME / "art" / "ferry" / "bale.svg"
    assert find_asset("sounds", "ferry-ship.ogg") == HOME / "sounds" / "ferry-ship.ogg"
    assert find_asset("art", "felucca.svg") == asset_dir("art") / "felucca.svg", "those of the program are found first"
    motifs, mixer = Motifs(), Mixer()
    motifs.surface("ferry/bale", 40, 40)
    assert not motifs.bad
    assert not mixer.missing


def test_the_reasons_of_a_plugin_are_told_as_it_says() -> None:
    match = Table(1, 1, game="ferry").match
    view = match.view(match.to_move)
    ship = next(move for move in view.legal if move[0] == SHIP)
    weight = Reason("reason-ferry-ship", {"weight": match.game.tables.weights[ship[1]]})
    assert sides(match.game, view, (DRAW,), ship)[1].reasons == (weight,), "the main effect of a move is always told"
    topics = {telling(match.game).topic(Reason(f"reason-ferry-{name}")) for name in ("let", "stop")}
    assert topics == {"reason-ferry-stop"}, "letting across and stopping are compared with each other"


def test_a_moment_of_a_plugin_is_spoken_of_like_one_of_every_game() -> None:
    table, merchant = Table(1, 1, game="ferry"), ai("merchant", "Nefer")
    shipped = moments(table.match.game, [Noted("shipped", 1, Shipped(4, 4))], 1)[1]
    assert shipped == "ferry-shipped"
    assert lines(merchant, shipped, "deal")
    assert set(lines(merchant, shipped, "deal")) == set(lines(merchant, Moment.GAIN, "deal"))
    assert mood_of(lines(merchant, shipped, "deal")[0], shipped) == "content"


def test_a_card_of_a_plugin_shows_its_worth_with_pips_of_its_own() -> None:
    table = Table(1, 1, game="ferry", theme="contrast")
    heavy = [item for item in table.scene.presenter.items() if item.pips]
    assert heavy
    with drawing() as drawn:
        for item in heavy:
            table.scene.presenter.brush.item(table.shell.canvas(table.surface()), item)
    for item in heavy:
        bales = [each for each in drawn.pictures if item.rect.contains(each.rect) and each.words == "ferry/bale"]
        assert len(bales) >= len(item.pips) == table.match.game.tables.weights[int(item.id[1:])] // HEAVY


def test_no_shared_file_names_the_plugin() -> None:
    shared = [path for room in ("game", "data", "art", "sounds") for path in (ROOT / room).rglob("*")]
    word = re.compile(r"\bferry(?!man|wom)", re.IGNORECASE)
    named = [path for path in shared if word.search(path.name) and path.suffix != ".pyc"]
    texts = [path for path in shared if path.suffix in {".py", ".yaml", ".ftl", ".tmx"}]
    assert texts
    assert named == []
    assert [path for path in texts if word.search(path.read_text(encoding="utf-8"))] == []
