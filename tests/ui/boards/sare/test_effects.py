"""What a building that is paid for brings: told by the rules for every building, in the place of the log."""

from __future__ import annotations

import pytest

from game.rules.sare import construction
from game.rules.sare.tables import FIRST_PYRAMID, PORT, PRIEST, PYRAMID, TILES
from game.ui.boards.kit.values import Effects, LogLine
from game.ui.table.tell.digest import Digest, DigestPanel
from game.ui.table.tell.digest_rows import Deed, TurnStory
from game.ui.table.tell.effect_panel import EffectPanel
from game.ui.table.tell.log_panel import LogPanel
from game.ui.table.tell.log_sheet import LogSheet
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea
from tests.ui.boards.sare.table import SaReTable
from tests.ui.drawn import drawing

CALM = "Once per season: a double Unrest counts as 1 for you."
"""The power of the Gardens, the reason to build them."""


def building(tile: str, space: int = 8, *built: tuple[str, int], scenario: int = 0, **settings: object) -> SaReTable:
    """Return a table at which a site is to be paid for with more than enough, beside what is built."""
    table = SaReTable(2, 0, confirm_handover=False, **settings)
    table.lay_starting_tiles()
    seat = table.state.first
    table.state.scenario = scenario
    for name, at in built:
        table.add(seat, name, at)
    table.add(seat, tile, space, is_site=True)
    if tile == "pyramid":
        table.state.pyramid[seat], table.state.pyramids = 4, 0b111
    table.state.caravans[seat] = 1
    table.build_with((4, 4, 4, 1))
    number = TILES.index(tile)
    table.press(next(offer.id for offer in table.presenter.offers() if offer.id.startswith(f"build.{number}.")))
    return table


def told(table: SaReTable) -> Effects:
    """Return what the payment at hand leads to."""
    found = table.presenter.effects()
    assert found is not None
    return found


def words(table: SaReTable) -> list[str]:
    """Return the changes in words."""
    return [change.words for change in told(table).changes]


@pytest.mark.rule("R-8.6")
def test_a_port_brings_progress_a_wild_and_the_growth_of_the_city() -> None:
    table = building("port")
    assert told(table).title == "What the Port gives you"
    assert words(table) == ["1 → 2 of 13", "1 wild a round", "gauge base 1 → 2"]
    assert [change.is_bad for change in told(table).changes] == [False, False, True]
    assert told(table).changes[2].note == "growth: first main building"


@pytest.mark.rule("R-8.6")
def test_a_city_that_has_grown_does_not_grow_again() -> None:
    table = building("port")
    state = table.state
    state.growth[state.first] |= 1
    table.look_as(state.first)
    table.press(next(offer.id for offer in table.presenter.offers() if offer.id.startswith(f"build.{PORT}.")))
    assert words(table) == ["1 → 2 of 13", "1 wild a round"]


@pytest.mark.rule("R-4")
@pytest.mark.parametrize(
    ("other", "note"),
    [
        ((), "and −1 on its space and next to it"),
        ((("temple", 4),), "and −1 for 1 of your sites"),
        ((("temple", 4), ("market", 6)), "and −1 for each of 2 of your sites"),
        ((("temple", 11),), "and −1 on its space and next to it"),
    ],
)
def test_a_craftsman_tells_how_many_sites_become_cheaper(other: tuple[tuple[str, int], ...], note: str) -> None:
    table = building("carpenter", 3)
    seat = table.state.first
    for name, at in other:
        table.add(seat, name, at, is_site=True)
    assert construction.seen_later(table.presenter.tables, table.state, seat, 8, 3)[1].siting[seat].bit_count() == len(
        other
    )
    table.look_as(seat)
    table.press(next(offer.id for offer in table.presenter.offers() if offer.id.startswith("build.8.")))
    assert told(table).changes[1].note == note


@pytest.mark.parametrize(
    ("tile", "scenario", "expected"),
    [
        ("warehouse", 0, ["1 → 2 of 13", "room for 3 → 6"]),
        ("master-builder", 0, ["1 → 2 of 13", "sites at a time: 2 → 4"]),
        ("gardens", 0, [CALM, "2 → 3 of 13", "administrative: 1 → 2", "gauge base 1 → 2"]),
        ("gardens", PRIEST, [CALM, "1 → 2 of 5", "administrative: 1 → 2 of 3", "gauge base 1 → 2"]),
        ("pyramid", 0, ["1 → 3 of 13", "step 1 of 2"]),
        ("pyramid", PRIEST, ["step 1 of 2"]),
        ("pyramid", FIRST_PYRAMID, ["0 → 1 of 2"]),
    ],
)
def test_every_kind_of_building_tells_its_figures(tile: str, scenario: int, expected: list[str]) -> None:
    built = [("temple", 4)] if tile == "gardens" else []
    table = building(tile, 8, *built, scenario=scenario)
    assert words(table) == expected


@pytest.mark.rule("R-8.2")
def test_a_last_step_tells_that_the_pyramid_is_complete() -> None:
    table = building("pyramid")
    seat = table.state.first
    table.state.steps[seat] = 1
    table.look_as(seat)
    table.press(next(offer.id for offer in table.presenter.offers() if offer.id.startswith(f"build.{PYRAMID}.")))
    assert words(table) == ["step 2 of 2", "gauge base 1 → 2"]
    assert told(table).title == "What the Pyramid gives you"
    assert told(table).changes[0].note == "the Pyramid is complete"


def test_a_second_workshop_on_a_space_is_no_progress_of_a_scribe() -> None:
    table = building("goldsmith", 7, ("carpenter", 7))
    assert words(table) == ["1 gold a round"]


@pytest.mark.rule("R-8.1")
@pytest.mark.parametrize(
    ("gains", "expected", "note"),
    [
        ((5, 3, 3, 1), "then 1 of 1 other site", "enough left for: Market"),
        ((3, 2, 2, 1), "then 0 of 1 other site", "not enough left for: Market"),
    ],
)
def test_the_other_sites_are_told_with_what_is_left_for_them(
    gains: tuple[int, int, int, int], expected: str, note: str
) -> None:
    table = building("port")
    seat = table.state.first
    table.state.caravans[seat] = 0
    table.add(seat, "market", 6, is_site=True)
    table.state.gains[seat * 4 : seat * 4 + 4] = gains
    table.look_as(seat)
    table.press(next(offer.id for offer in table.presenter.offers() if offer.id.startswith(f"build.{PORT}.")))
    last = told(table).changes[-1]
    assert (last.words, last.note) == (expected, note)
    table.click("less.h0")
    assert told(table).changes[-1].words == "gauge base 1 → 2", "what is left is not known yet"


def test_nothing_is_told_before_a_payment() -> None:
    table = building("port")
    table.press("clear")
    assert table.presenter.effects() is None


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200)])
def test_it_stands_in_the_place_of_the_log_while_a_site_is_paid_for(size: tuple[int, int], theme: str) -> None:
    table = building("port", size=size, theme=theme)
    (panel,) = (each for each in table.scene.root.children if isinstance(each, EffectPanel))
    above = [each.rect for each in table.scene.root.children if isinstance(each, DigestPanel)]
    assert panel.rect.unionall(above) == table.scene.areas.log
    assert bool(above) == (table.scene.areas.log.height > 400), "there is room for both in a high column"
    assert not any(isinstance(each, LogPanel) for each in table.scene.root.children)
    with drawing() as drawn:
        table.surface()
    written = [mark.words.replace("\u00a0", " ") for mark in drawn.texts]
    assert "What the Port gives you" in written
    table.press("clear")
    assert not any(isinstance(each, EffectPanel) for each in table.scene.root.children)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1200)])
def test_they_leave_room_for_what_happened_since_the_turn(size: tuple[int, int]) -> None:
    """While the price lay on the cloth, the deeds of the others were gone beside half an empty sheet."""
    table = building("goldsmith", size=size)
    mode, nefer = table.scene.mode, table.match.seats[1]
    with pytest.MonkeyPatch.context() as patch:
        line = LogLine("<b>Nefer</b> is done building.", 1)
        patch.setattr(Digest, "turns", lambda _: [TurnStory((Deed((line,), (), nefer),))])
        table.scene.rebuild()
        assert mode.prompts.is_asked
        (digest,) = (each for each in table.scene.root.walk() if isinstance(each, DigestPanel))
        (effects,) = (each for each in table.scene.root.walk() if isinstance(each, EffectPanel))
        assert digest.rect.bottom <= effects.rect.top
        assert table.scene.areas.log.contains(effects.rect.union(digest.rect))
        for area in (each for each in effects.walk() if isinstance(each, ScrollArea)):
            assert area.reach == 0


@pytest.mark.parametrize("size", [(1280, 720), (900, 1200), (1920, 1080)])
def test_where_there_is_no_room_for_both_a_button_opens_the_log(size: tuple[int, int]) -> None:
    """Three effects hid what had happened since the turn, and no press led to it."""
    table = building("port", size=size)
    (panel,) = (each for each in table.scene.root.walk() if isinstance(each, EffectPanel))
    assert panel.rect == table.scene.areas.log
    (button,) = (each for each in panel.walk() if isinstance(each, Button))
    (title,) = (each for each in panel.walk() if isinstance(each, Label) and each.markup == told(table).title)
    assert panel.rect.contains(button.rect)
    assert title.rect.right <= button.rect.left
    table.click(button.name)
    assert isinstance(table.stack.top, LogSheet)
