"""Where the directions lead on the table: from the own hand and the lowest row to the answers."""

from __future__ import annotations

import math
import random

import pytest

from game.registry import GAMES
from game.rules.core.bits import members
from game.ui.boards.kit.values import Narrow, Submit, piece_id
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.widgets.base import Widget
from game.ui.window.input import Action, PointerMove
from tests.sparing import one_now
from tests.ui.tables import Table, settle


def down_from(table: Table, widget: Widget) -> Widget | None:
    """Return where down leads from a widget."""
    table.scene.is_focus_shown = True
    table.scene.set_focus(widget)
    table.key(Action.DOWN)
    return table.scene.focused


def named(table: Table, name: str) -> Widget:
    return next(widget for widget in table.scene.focusables() if widget.name == name)


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 960)])
def test_down_leads_from_every_tile_of_the_duel_in_hand_to_the_answers(size: tuple[int, int], text_size: float) -> None:
    table = Table(1, 1, game="duel", seed="one", size=size, text_size=text_size)
    scene, match, rng = table.scene, table.match, random.Random(5)
    sizes = set()
    for _ in range(40):
        settle(table)
        if match.is_over or table.stack.top is not scene:
            break
        hand = [piece_id(piece) for piece in members(match.view(0).state.hands[0])]
        if any(isinstance(widget, OfferButton) for widget in scene.focusables()):
            tiles = {tile: named(table, tile) for tile in hand}
            lowest = max(widget.rect.top for widget in tiles.values())
            for widget in tiles.values():
                there = down_from(table, widget)
                if widget.rect.top < lowest:
                    assert there is not None
                    assert there.name in tiles
                    assert there.rect.top == lowest, "the lower of two rows"
                    there = down_from(table, there)
                assert isinstance(there, OfferButton)
            sizes.add(len(hand))
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    assert sizes == {7, 8, 9, 10}


def test_down_leads_past_the_hand_where_there_are_no_answers() -> None:
    table = Table(1, 1, game="duel", seed="one")
    settle(table)
    (tile, _) = (piece_id(piece) for piece in members(table.match.view(0).state.hands[0]))
    assert not table.sight.offers
    there = down_from(table, named(table, tile))
    assert there is not None
    assert there.name == "log-large"


@pytest.mark.parametrize(("size", "columns"), [((1280, 720), 4), ((1280, 960), 3)])
def test_the_sites_of_sa_re_are_set_with_two_arrows_from_the_first_tile(size: tuple[int, int], columns: int) -> None:
    table = Table(1, 3, game="sa-re", seed="one", size=size)
    for _ in range(2):
        settle(table)
        table.match.submit(0, table.match.view(0).legal[0], table.match.ply)
    settle(table)
    table.key(Action.DOWN)
    assert table.scene.focused is not None
    assert table.scene.focused.name == "tile.0"
    ready = named(table, "ready")
    assert named(table, "tile.0").rect.top == named(table, f"tile.{columns - 1}").rect.top
    for above in range(13 - columns):
        assert down_from(table, named(table, f"tile.{above}")) is named(table, f"tile.{above + columns}")
    assert ready.rect.top > named(table, "tile.12").rect.bottom


def test_keys_begin_at_the_tile_of_the_duel_nearest_to_the_ankh() -> None:
    table = Table(1, 1, game="duel", seed="near")
    scene, match, rng = table.scene, table.match, random.Random(6)
    begun = 0
    while not match.is_over and begun < 20:
        settle(table)
        usable = [each for each in scene.presenter.targets() if each.id.startswith("market.") and each.is_usable]
        if usable and scene.default_focus.startswith("market."):
            ankh = next(each.rect for each in scene.presenter.targets() if each.id == "ankh")
            far = {each.id: math.dist(each.rect.center, ankh.center) for each in usable}
            assert far[scene.default_focus] == pytest.approx(min(far.values()), abs=1)
            begun += len(far) > 1
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)


@pytest.mark.parametrize("game", GAMES)
def test_one_key_leads_from_anywhere_to_the_answers_and_back(game: str) -> None:
    table = Table(1, 1, game=game, seed="one")
    scene, match, rng = table.scene, table.match, random.Random(7)
    led = 0
    while not match.is_over and led < 10:
        settle(table)
        if table.stack.top is not scene or match.is_over:
            break
        answers = [each.name for each in scene.focusables() if isinstance(each, OfferButton)]
        places = [each for each in scene.presenter.targets() if each.is_usable]
        if answers and places:
            scene.focus_name(rng.choice(places).id)
            assert scene.focused is not None
            before = scene.focused.name
            table.key(Action.ANSWERS)
            assert (scene.focused.name, scene.is_focus_shown) == (answers[0], True)
            if len(answers) > 1:  # beside a lone one there may be another button
                table.key(Action.RIGHT)
            table.key(Action.ANSWERS)
            assert scene.focused.name == before
            led += 1
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    assert led == 10


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_a_sheet_of_choices_takes_the_focus_and_is_found_by_every_key(game: str) -> None:
    """Also after the pointer was moved over the table, and after the focus was led away from the sheet."""
    table = Table(2, 0, game=game, seed="sheet", confirm_handover=False)
    scene, match, rng = table.scene, table.match, random.Random(8)
    met = 0
    while not match.is_over and met < 4:
        seat = match.to_move
        table.look_as(seat)
        names = [each.id for each in scene.presenter.on_sheet() if each.is_usable]
        if names:
            met += 1
            assert scene.default_focus in [each.id for each in scene.presenter.on_sheet()]
            for action in (Action.RIGHT, Action.NEXT, Action.ANSWERS):
                scene.set_focus(None)
                scene.is_focus_shown = False
                table.look_as(seat)
                table.send(PointerMove(scene.presenter.table_area.center), PointerMove((3.0, 3.0)))
                table.key(action)
                assert scene.focused is not None
                assert scene.focused.name in (scene.default_focus, names[0])
            outside = next(each for each in scene.focusables() if each.name == "menu")
            scene.set_focus(outside, by_key=True)
            table.key(Action.ANSWERS)
            assert scene.focused.name == next(each.id for each in scene.presenter.on_sheet())
            table.key(Action.ANSWERS)
            assert scene.focused is not None
            assert scene.focused.name == "menu"
        match.submit(seat, rng.choice(match.view(seat).legal), match.ply)
    assert met == 4


def test_the_key_to_the_answers_does_nothing_where_there_are_none() -> None:
    table = Table(1, 1, game="duel", seed="one")
    settle(table)
    assert not table.sight.offers
    before = table.scene.focused
    table.key(Action.ANSWERS)
    assert table.scene.focused is before


@pytest.mark.parametrize("seed", one_now(range(3)))
@pytest.mark.parametrize("game", GAMES)
def test_a_press_on_a_place_plays_no_move_that_is_about_another(game: str, seed: int) -> None:
    chance, pressed = random.Random(5), 0
    table = Table(2, 0, game=game, seed=str(seed), confirm_handover=False)
    match, presenter = table.match, table.scene.presenter
    for _ in range(160):
        if match.is_over:
            break
        view = match.view(match.to_move)
        table.look_as(match.to_move)
        for _ in range(3):  # steps of a choice
            for target in presenter.targets():
                is_beside = target.id.startswith(("set.", "finger"))  # a move names the tile, not what it lies at
                if isinstance(target.does, Submit) and not is_beside:
                    assert target.id in presenter.places_of(target.does.move)
                    pressed += 1
            steps = [each for each in (*presenter.targets(), *presenter.offers()) if isinstance(each.does, Narrow)]
            if not steps:
                break
            step = chance.choice(steps)
            presenter.narrow(step.does, step.id)  # type: ignore[arg-type]
        match.submit(match.to_move, chance.choice(view.legal), match.ply)
    assert pressed > 30
