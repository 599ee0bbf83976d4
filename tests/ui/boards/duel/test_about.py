"""The descriptions of tiles and panels of the duel."""

from __future__ import annotations

import pytest

from game import locale
from game.rules.core.bits import members
from game.rules.core.game import View
from game.rules.duel.scoring import corruption
from game.rules.duel.state import TURN
from game.rules.duel.tables import CORRUPTION
from game.ui.boards.kit.values import Gallery, Shown
from game.ui.table.tell.tooltip_card import gallery_height
from tests.ui.boards.duel.test_table import duel, table_at


@pytest.mark.rule("D-7")
def test_the_rivals_tiles_that_were_seen_before_are_remembered() -> None:
    def took(view: View) -> bool:
        return bool(view.state.hands[1] & 0x1FFFFFFFFFFF) and bool(view.state.corruption[1])

    table = table_at(TURN, took)
    scene = table.scene
    state = table.sight.shown.state
    explainer = scene.presenter.explainer  # type: ignore[attr-defined]
    words = scene.presenter.words  # type: ignore[attr-defined]
    (gallery,) = explainer.backs(1, 0).galleries
    black = [piece for piece in members(state.hands[1]) if scene.game.game.universe.backs[piece] == 0]
    assert sorted(shown.face for shown in gallery.faces) == sorted(words.face(piece) for piece in black)
    assert gallery.heading == "Already seen"
    (gallery,) = explainer.corruption(1).galleries
    assert sorted(each.face for each in gallery.faces) == sorted(words.face(p) for p in members(state.corruption[1]))
    truth = scene.game.view(1).state
    assert not state.hands[1] & ~truth.hands[1]
    assert explainer.backs(0, 0).galleries[0].heading == ""


def test_a_tile_says_how_many_goods_and_characters_its_family_has() -> None:
    table = duel()
    explainer = table.scene.presenter.explainer  # type: ignore[attr-defined]
    ivory = table.match.game.universe.id("ivory.3")
    cattle = table.match.game.universe.id("cattle.1")
    assert "The game has 6 ivory tiles and 1 character of this family." in _plain(explainer.piece(ivory).markup)
    assert "The game has 9 cattle tiles and 2 characters of this family." in _plain(explainer.piece(cattle).markup)


def _plain(words: str) -> str:
    return words.replace("\u2068", "").replace("\u2069", "")


def test_rows_of_coins_lie_close_below_each_other() -> None:
    table = duel()
    brush = table.scene.presenter.brush
    coins = Gallery(tuple(Shown(f"deben.{number}") for number in range(1, 14)))
    rows = gallery_height(table.shell, brush, coins)
    assert rows == pytest.approx(2 * (brush.height("deben.1", 44) + 6))


@pytest.mark.rule("D-1.6")
@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", ", worth 4.", ", worth 4 together."),
        ("fr", ", valeur 4.", ", valeur totale 4."),
        ("it", " da 4.", " per un totale di 4."),
    ],
)
def test_a_lone_deben_is_worth_something_by_itself(language: str, one: str, more: str) -> None:
    locale.set_language(language)
    said = [locale.text("about-duel-deben", count=3, known=known, points=4) for known in (0, 1, 3)]
    assert said[0].startswith("3 Deben. ")
    assert one in said[1]
    assert more in said[2]


@pytest.mark.rule("D-4.4")
def test_corruption_says_who_would_draw_deben_for_having_less() -> None:
    def is_uneven(view: View) -> bool:
        return view.knowledge.count(CORRUPTION) >= view.knowledge.count(CORRUPTION + 1) + 3

    table = table_at(TURN, is_uneven)
    tables, explainer = table.match.game.tables, table.scene.presenter.explainer  # type: ignore[attr-defined]
    truth = table.state
    difference = corruption(tables, truth, 0) - corruption(tables, truth, 1)
    coins = 1 + difference // tables.corruption_step
    for seat in range(2):
        words = _plain(explainer.corruption(seat).markup)
        assert f"Nefer has {difference} less corruption and would draw {coins} Deben." in words
    level = duel().scene.presenter.explainer.corruption(0)  # type: ignore[attr-defined]
    assert "both are equally corrupt and nobody would draw Deben" in _plain(level.markup)
