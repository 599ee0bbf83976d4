"""Buildings of a painted Sa-Rê rise from their sites in dust, and sites from bare ground."""

from __future__ import annotations

import pygame
import pytest

from game.rules.core.facts import Noted
from game.rules.sare import moves
from game.rules.sare.notes import Launch, Site, Step
from game.rules.sare.tables import PYRAMID, TILES
from game.ui.boards.kit.motion import Aloft
from game.ui.boards.kit.values import Beat, Flight
from game.ui.boards.sare.layout import Layout, bare
from game.ui.boards.sare.motions import Motions
from tests.ui.boards.sare.table import SaReTable

SAND = (210, 180, 130)
SPACE = 4


def table_with(tile: str, *, is_site: bool, theme: str = "papyrus") -> tuple[SaReTable, int]:
    """Return a table whose first player has a tile, and that seat."""
    table = SaReTable(2, 0, confirm_handover=False, theme=theme)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, tile, SPACE, is_site=is_site)
    table.look_as(seat)
    return table, seat


def beats(table: SaReTable, seat: int, fact: Noted) -> list[Beat]:
    """Return the motion of a fact on the table as it is now."""
    layout = table.presenter.layout
    before = Layout(table.match.view(seat), layout.places, layout.words)
    return Motions(before, layout, is_own=True).beats([fact])


def rising(found: list[Beat]) -> Flight:
    """Return the only flight that rises."""
    (flight,) = (flight for beat in found for flight in beat.flights if flight.dust)
    return flight


def building(extra: tuple[tuple[str, str | int], ...]) -> str | int:
    """Return the picture that a face is asked for."""
    return dict(extra)["building"]


def test_a_building_rises_from_its_site_where_it_stands() -> None:
    table, seat = table_with("temple", is_site=False)
    (beat,) = beats(table, seat, Noted("built", seat, Site(TILES.index("temple"), SPACE)))
    flight = rising([beat])
    assert 0.5 <= beat.seconds <= 0.7
    assert flight.path[0] == flight.path[-1] == table.presenter.layout.tile_rect(seat, SPACE)
    assert flight.hides == f"city.{seat}.{SPACE}"
    assert flight.under is not None
    assert (building(flight.under.extra), building(flight.extra)) == ("temple-site", "temple")


def test_a_site_rises_from_bare_ground_when_its_tile_has_come() -> None:
    table, seat = table_with("market", is_site=True)
    found = beats(table, seat, Noted("launch", seat, Launch(TILES.index("market"), SPACE, 0)))
    assert [bool(flight.dust) for beat in found for flight in beat.flights] == [False, True]
    flight = rising(found)
    assert flight.under is not None
    assert (building(flight.under.extra), building(flight.extra)) == (bare(SPACE), "market-site")


def test_a_step_is_laid_on_top_of_the_pyramid() -> None:
    table, seat = table_with("pyramid", is_site=True)
    table.state.pyramid[seat], table.state.steps[seat] = 1, 1
    table.look_as(seat)
    flight = rising(beats(table, seat, Noted("step", seat, Step(1, 1))))
    assert building(flight.extra) == "pyramid-third"
    assert flight.hides == f"city.{seat}.{SPACE}"


def test_a_plain_table_turns_the_tile_over() -> None:
    table, seat = table_with("temple", is_site=False, theme="contrast")
    (beat,) = beats(table, seat, Noted("built", seat, Site(TILES.index("temple"), SPACE)))
    assert [(flight.dust, flight.turns_to) for flight in beat.flights] == [("", "temple")]


@pytest.mark.parametrize("tile", ["temple", "pyramid"])
def test_what_rises_begins_as_the_site_and_ends_as_the_building(tile: str) -> None:
    table, seat = table_with(tile, is_site=False)
    if tile == "pyramid":
        table.state.pyramid[seat] = 1
        table.look_as(seat)
    flight = rising(beats(table, seat, Noted("built", seat, Site(TILES.index(tile), SPACE))))
    assert TILES.index("pyramid") == PYRAMID

    def drawn(share: float) -> bytes:
        surface = pygame.Surface(table.shell.display.pixels, 0, 32)
        surface.fill(SAND)
        table.presenter.brush.flight(table.shell.canvas(surface), Aloft(flight, share))
        return bytes(surface.get_buffer().raw)

    def still(extra: tuple[tuple[str, str | int], ...], *, below: bool) -> bytes:
        surface = pygame.Surface(table.shell.display.pixels, 0, 32)
        surface.fill(SAND)
        canvas = table.shell.canvas(surface)
        assert flight.under is not None
        table.presenter.brush.face(canvas, "standing", flight.under.rect, flight.under.extra)
        if below:
            table.presenter.brush.face(canvas, "standing", flight.path[-1], extra)
        return bytes(surface.get_buffer().raw)

    assert drawn(0.0) == drawn(-1.0) == still(flight.extra, below=False)
    assert drawn(1.0) == still(flight.extra, below=True)
    assert len({drawn(share) for share in (0.0, 0.3, 0.6, 1.0)}) == 4


@pytest.mark.parametrize(("what", "is_site"), [("abandon", True), ("demolish", False)])
def test_what_is_given_up_sinks_into_bare_ground(what: str, is_site: bool) -> None:
    table, seat = table_with("market", is_site=is_site)
    old = table.presenter.layout
    before = Layout(table.match.view(seat), old.places, old.words)
    move = next(move for move in table.match.view(seat).legal if move[0] == getattr(moves, what.upper()))
    table.submit(move)
    table.look_as(seat)
    fact = Noted(what, seat, Site(TILES.index("market"), SPACE))
    flight = rising(Motions(before, table.presenter.layout, is_own=True).beats([fact]))
    assert flight.sinks
    assert flight.path[0] == before.tile_rect(seat, SPACE)
    assert flight.under is not None
    assert building(flight.under.extra) == bare(SPACE)
    assert building(flight.extra) == ("market-site" if is_site else "market")

    def drawn(share: float) -> bytes:
        surface = pygame.Surface(table.shell.display.pixels, 0, 32)
        table.presenter.brush.flight(table.shell.canvas(surface), Aloft(flight, share))
        return bytes(surface.get_buffer().raw)

    ground = pygame.Surface(table.shell.display.pixels, 0, 32)
    table.presenter.brush.face(table.shell.canvas(ground), "standing", flight.under.rect, flight.under.extra)
    assert drawn(1.0) == bytes(ground.get_buffer().raw)
    assert drawn(-1.0) != drawn(0.5) != drawn(1.0)


def test_what_rises_stays_behind_what_stands_before_it() -> None:
    table, seat = table_with("temple", is_site=False)
    for space in (1, 3, 5, 7):
        table.add(seat, "market", space)
    table.look_as(seat)
    (beat,) = beats(table, seat, Noted("built", seat, Site(TILES.index("temple"), SPACE)))
    first, *others = beat.flights
    assert first.dust
    stand = {flight.hides for flight in others if flight.hides.startswith("city.")}
    assert stand == {f"city.{seat}.5", f"city.{seat}.7"}
    assert all(flight.path[0] == flight.path[-1] and flight.waits for flight in others)


def test_a_building_used_up_keeps_its_clear_name_on_a_plain_table() -> None:
    table, seat = table_with("barracks", is_site=False, theme="contrast")
    table.start_season()
    table.state.ready[seat] = 0
    table.look_as(seat)
    items = {item.id: item for item in table.presenter.layout.tiles(seat)}
    tile = next(item for item in items.values() if item.face == "barracks")
    assert tile.look == ""
    assert any(name.startswith("night.") for name in items), "a moon says so"
