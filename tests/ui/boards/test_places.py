"""Where things lie: nothing over an edge, frames beside each other apart."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.components.boards import SURROUNDINGS
from game.ui.boards.duel.places import Places as DuelPlaces
from game.ui.boards.kit.values import TableShape
from game.ui.boards.sare.places import ReadingPlaces, place_on
from game.ui.boards.sobek.places import Places as SobekPlaces
from game.ui.table.areas import divide
from game.ui.window.display import fit

SIZES = [(1280.0, 720.0), (1600.0, 720.0), (1280.0, 1024.0)]
_FRAME = 3.0
"""The distance by which the frame of a usable item extends beyond it."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("many", [1, 2, 3, 4])
def test_markers_lie_on_the_board_and_apart(size: tuple[float, float], many: int) -> None:
    areas = divide(size, TableShape.PLACE, 206.0)
    places = SobekPlaces(areas.table, areas.hand, 4)
    for points in range(100):
        found = [places.marker(points, rank, many) for rank in range(many)]
        assert all(places.table.inflate(0.01, 0.01).contains(rect) for rect in found)
        assert len({rect.center for rect in found}) == many
        space = places.space(points)
        for rank, rect in enumerate(found):
            assert space.inflate(0, 4).collidepoint(rect.midbottom), "its foot is on the space of its points"
            cover = sum(rect.clip(other).width * rect.clip(other).height for other in found[rank + 1 :])
            assert cover < rect.width * rect.height * 0.5


@pytest.mark.parametrize("size", [*SIZES, (900.0, 1200.0)])
def test_the_surroundings_cover_the_window_and_no_more_than_they_must(size: tuple[float, float]) -> None:
    areas = divide(size, TableShape.PLACE, 206.0)
    setting = SobekPlaces(areas.table, areas.hand, 4).setting
    pieces = [slot for slot in setting.board.slots.values() if slot.kind == SURROUNDINGS]
    wide = max(setting.slot(slot.name).width for slot in pieces)
    high = wide / max(slot.rect.width for slot in pieces) * setting.board.height_mm
    beyond = wide - setting.room.width, high - setting.room.height
    assert min(beyond) == pytest.approx(0.0, abs=0.01)


def test_in_a_higher_window_the_shelf_of_the_duel_is_higher_and_the_table_as_well() -> None:
    low, high = (divide((1600.0, height), TableShape.SQUARE, 0.0) for height in (720.0, 900.0))
    assert high.shelf.height > low.shelf.height + 80
    assert high.table.height > low.table.height + 80


def test_two_tiles_share_a_plot_at_opposite_corners() -> None:
    plot = pygame.FRect(100, 200, 60, 60)
    first, second = (place_on(plot, is_second, True) for is_second in (False, True))
    assert plot.contains(first)
    assert plot.contains(second)
    assert (first.topleft, second.bottomright) == (plot.topleft, plot.bottomright)
    assert plot.contains(place_on(plot, False, False))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_lantern_hangs_beside_its_stall_on_the_side_of_the_quays(size: tuple[float, float], seats: int) -> None:
    areas = divide(size, TableShape.PLACE, 206.0)
    places = SobekPlaces(areas.table, areas.hand, seats)
    for seat in range(seats):
        lantern, stall = places.lantern(seat), places.stall(seat)
        if lantern is not None:
            outer = stall.right if stall.centerx < places.table.centerx else stall.left
            assert abs(lantern.centerx - places.table.centerx) < abs(outer - places.table.centerx)


@pytest.mark.parametrize("size", SIZES)
def test_frames_in_a_hand_do_not_touch(size: tuple[float, float]) -> None:
    sobek, duel = divide(size, TableShape.PLACE, 206.0), divide(size, TableShape.SQUARE, 0.0)
    on_shelf = DuelPlaces(duel.table, duel.side, duel.hand, duel.shelf, 0)
    for places, many_apart in ((SobekPlaces(sobek.table, sobek.hand, 4), 4), (on_shelf, 3)):
        one, other = (places.held(at, many_apart).inflate(2 * _FRAME, 2 * _FRAME) for at in (1, 2))
        assert other.left - one.right >= 2.5
        for many in (1, 9, 15):
            assert all(places.hand.left <= places.held(at, many).left for at in range(many))
            assert places.held(many - 1, many).right <= places.hand.right


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "size", [(720, 1280), (900, 1200), (1000, 1000), (1280, 1024), (1280, 720), (2560, 1080)], ids=str
)
def test_sa_re_lies_apart_on_a_window_of_any_shape(size: tuple[int, int], seats: int) -> None:
    areas = divide(fit(size).size, TableShape.BOARD, 192.0, 1.0, 408.0)
    places = ReadingPlaces(areas.table, areas.hand, seats, 0)
    parts = [places.large_city.rect, places.season, *(small.rect for small in places.small.values())]
    assert len(parts) == seats + 1
    for one, other in itertools.combinations(parts, 2):
        assert not one.inflate(-1, -1).colliderect(other)
    for part in parts:
        assert areas.table.inflate(1, 1).contains(part)
    assert places.large_city.rect.height > 0.38 * min(areas.table.size)
    assert places.works.width < 345, "columns of figures are not drawn apart"
    for small in places.small.values():
        within = [small.gauge.whole, *(small.plot(space) for space in range(12)), small.foot]
        within += [small.obelisk, small.caravans, small.kept, small.seized]
        for one, other in itertools.combinations(within, 2):
            assert not one.inflate(-1, -1).colliderect(other)
        for part in within:
            assert small.rect.contains(part)
        assert small.cell > 20
        assert small.gauge.square(1).height < 60


@pytest.mark.parametrize(
    "size", [(720, 1280), (900, 1200), (1280, 1024), (1280, 720), (1600, 720), (1920, 1080), (2560, 1080)], ids=str
)
def test_the_market_square_fills_a_window_of_any_shape(size: tuple[int, int]) -> None:
    canvas = fit(size).size
    areas = divide(canvas, TableShape.SQUARE, 0.0)
    places = DuelPlaces(areas.table, areas.side, areas.hand, areas.shelf, 0)
    parts = [places.board, places.seat(0), places.seat(1), places.canal, places.hand, areas.log, areas.actions]
    for one, other in itertools.combinations(parts, 2):
        assert not one.inflate(-1, -1).colliderect(other)
    for part in parts:
        assert pygame.FRect((0, areas.bar.bottom), canvas).contains(part)
    assert sum(part.width * part.height for part in parts) > 0.8 * canvas[0] * (canvas[1] - areas.bar.bottom)
    for seat in range(2):
        cloth = places.seat(seat)
        within = [places.sign(seat), places.pile_of(seat), *(places.back(seat, back) for back in range(3))]
        within += [places.coins(seat), places.token(seat, 1, 2), places.sets(seat), places.points(seat)]
        tokens = [places.token(seat, at, 4) for at in range(4)]
        assert all(other.top - one.top > one.height * 0.4 for one, other in itertools.pairwise(tokens))
        assert tokens[0].left > places.sets(seat).right - 1
        for one, other in itertools.combinations(within, 2):
            assert not one.inflate(-1, -1).colliderect(other)
        assert all(cloth.contains(part) for part in within)


@pytest.mark.parametrize("size", [(1280, 960), (2560, 1080)], ids=str)
def test_coins_lie_below_the_seam_of_a_deep_cloth(size: tuple[int, int]) -> None:
    """In 4:3 windows the coin lay on the zigzag line at the upper edge of the cloth."""
    areas = divide(fit(size).size, TableShape.SQUARE, 0.0)
    places = DuelPlaces(areas.table, areas.side, areas.hand, areas.shelf, 0)
    assert places.is_deep
    for seat in range(2):
        cloth = places.seat(seat)
        assert min(places.coin(seat, 0, 1).top, places.sign(seat).top) > cloth.top + 0.08 * cloth.height
        assert places.coin(seat, 0, 1).width > 20


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 960)], ids=str)
def test_markers_on_one_space_leave_the_figures_of_the_stalls_above_in_sight(size: tuple[int, int]) -> None:
    areas = divide(fit(size).size, TableShape.PLACE, 206.0)
    places = SobekPlaces(areas.table, areas.hand, 4)
    for many in range(1, 5):
        heads = [places.marker(0, rank, many).top for rank in range(many)]
        assert min(heads) > places.seat_hand(1).centery + 0.3 * places.seat_hand(1).height


@pytest.mark.parametrize(("height", "is_high"), [(960.0, False), (1000.0, False), (1060.0, True), (1300.0, True)])
def test_a_window_higher_than_wide_gives_the_hand_a_row_of_its_own(height: float, is_high: bool) -> None:
    areas = divide((1000.0, height), TableShape.BOARD, 206.0)
    assert (areas.hand.bottom <= areas.actions.top) == is_high
    assert (areas.hand.width > 900.0) == is_high
