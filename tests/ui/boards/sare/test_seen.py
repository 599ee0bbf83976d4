"""What a player of Sa-Rê needs stands where it belongs: prices, tokens, rivals' threats, the way back, and dawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from game import locale
from game.rules.core.universe import EMPTY
from game.rules.sare import moves
from game.rules.sare.state import CONSTRUCTION, SEASON
from game.rules.sare.tables import SPACES, TILES
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Enlarge, SeatPanel
from game.ui.boards.sare import city_panels, preview
from game.ui.boards.sare.city_places import Ground, LargeCity
from game.ui.boards.sare.odds import totals
from game.ui.drawing.canvas import Canvas
from game.ui.table.tell.zoom import Zoom
from game.ui.widgets.label import Label
from tests.sparing import one_now
from tests.ui.boards.sare.table import SaReTable
from tests.ui.drawn import drawing

pytestmark = pytest.mark.usefixtures("_unpainted")

SIZES = [(1280, 720), (1920, 1080), (900, 1200), (1024, 768)]


@pytest.fixture(autouse=True)
def _english() -> None:
    locale.set_language("en")


def settled(seats: int = 2, **settings: object) -> SaReTable:
    """Return a table after the first tile, before any site."""
    table = SaReTable(seats, 0, confirm_handover=False, **settings)
    table.lay_starting_tiles()
    return table


@pytest.fixture
def prices(monkeypatch: pytest.MonkeyPatch) -> list[tuple[pygame.FRect, tuple[int, ...], str]]:
    """Place, price and ground of each price that is drawn."""
    found: list[tuple[pygame.FRect, tuple[int, ...], str]] = []
    plain = preview.paint_price

    def note(canvas: Canvas, plot: pygame.FRect, price: Sequence[int], fill: str) -> pygame.FRect:
        box = plain(canvas, plot, price, fill)
        found.append((box, tuple(price), fill))
        return box

    for module in (city_panels, preview):
        monkeypatch.setattr(module, "paint_price", note)
    return found


@pytest.mark.parametrize("size", one_now(SIZES), ids=str)
@pytest.mark.parametrize("space", range(1, SPACES))
def test_each_of_two_sites_on_a_space_shows_its_price(
    prices: list[tuple[pygame.FRect, tuple[int, ...], str]], space: int, size: tuple[int, int]
) -> None:
    """The second price lay over the first."""
    table = settled(size=size)
    seat = table.state.first
    for tile in ("goldsmith", "library"):
        table.add(seat, tile, space, is_site=True)
    table.look_as(seat)
    table.surface()
    boxes = [box for box, _, _ in prices]
    assert len(boxes) == 2
    assert not boxes[0].colliderect(boxes[1])
    ground = table.presenter.places.large_city.ground  # type: ignore[union-attr]
    assert all(distance(ground, box.center, space) < 0.9 * ground.side for box in boxes)


@pytest.mark.parametrize("space", range(SPACES))
def test_the_area_of_a_plot_lies_around_its_middle(space: int) -> None:
    ground = settled().presenter.places.large_city.ground  # type: ignore[union-attr]
    assert ground.plot(space).center == pytest.approx(ground.middle(space))
    assert [at for at in range(SPACES) if ground.plot(space).collidepoint(ground.middle(at))] == [space]


@pytest.mark.parametrize("space", range(SPACES))
def test_two_prices_on_a_space_have_room_above_each_other_in_the_smallest_city(space: int) -> None:
    ground = Ground((100.0, 400.0), 40.0)
    lower, upper = sorted((ground.priced(slot, is_shared=True).top for slot in (space, space + SPACES)), reverse=True)
    assert lower - upper == pytest.approx(26.0)


def test_the_goal_stands_at_the_end_of_the_way_to_it() -> None:
    table = settled()
    with drawing() as seen:
        table.scene.renderer.cache.drop()
        table.surface()
    track = table.presenter.places.large_city.track  # type: ignore[union-attr]
    figures = [each.rect for each in seen.texts if each.words.isdigit() and track.collidepoint(each.rect.midleft)]
    assert figures
    assert all(figure.right < track.right for figure in figures)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_crowd_stands_on_its_drum_in_its_own_shape(size: tuple[int, int]) -> None:
    gauge = settled(size=size).presenter.places.large_city.gauge  # type: ignore[union-attr]
    for square in range(1, 8):
        crowd, drum = gauge.cube(square), gauge.square(square)
        assert crowd.width / crowd.height == pytest.approx(1.2)
        assert crowd.width > drum.width
        assert crowd.midbottom[0] == pytest.approx(drum.centerx)
        assert drum.top < crowd.bottom


def distance(ground: Ground, point: tuple[float, float], space: int) -> float:
    return pygame.Vector2(point).distance_to(ground.middle(space))


def test_a_price_to_come_hangs_below_that_of_the_site_already_there(
    prices: list[tuple[pygame.FRect, tuple[int, ...], str]],
) -> None:
    table = settled()
    seat = table.state.first
    table.add(seat, "goldsmith", 7, is_site=True)
    table.look_as(seat)
    prices.clear()
    canvas = table.shell.canvas(table.surface())
    prices.clear()
    aimed = f"tile.{TILES.index('library')}"
    table.presenter.paint_marks(canvas, aimed)
    table.presenter.paint_over(canvas, aimed)
    there, *others = (box for box, _, _ in prices)
    assert others
    assert not [box for box in others if box.colliderect(there)]


def is_within(outline: Sequence[tuple[float, float]], point: tuple[float, float]) -> bool:
    """Return whether a point lies within a convex outline."""
    sides = []
    for (x, y), (next_x, next_y) in zip(outline, [*outline[1:], outline[0]], strict=True):
        sides.append((next_x - x) * (point[1] - y) - (next_y - y) * (point[0] - x) > 0)
    return len(set(sides)) == 1


@pytest.mark.parametrize("is_shared", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_token_of_a_building_lies_on_its_own_space(size: tuple[int, int], is_shared: bool) -> None:
    """It stood over the neighbour behind."""
    for space in range(1, SPACES):
        table = settled(size=size)
        seat = table.state.first
        for tile in ("carpenter", "goldsmith")[: 1 + is_shared]:
            table.add(seat, tile, space)
        table.look_as(seat)
        large_city = table.presenter.places.large_city
        assert isinstance(large_city, LargeCity)
        tokens = [item for item in table.presenter.layout.tiles(seat) if item.id.startswith("token.")]
        assert len(tokens) == 1 + is_shared
        for token in tokens:
            assert is_within(large_city.ground.outline(space, within=0.0), token.rect.center), (space, token)


def written(table: SaReTable, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, tuple[float, float]]]:
    """Return the short words and icons that are drawn, and where."""
    found: list[tuple[str, tuple[float, float]]] = []
    text, icon = Canvas.text, Canvas.icon

    def note_text(canvas: Canvas, words: str, at: tuple[float, float], *rest: object, **more: object) -> float:
        found.append((words, at))
        return text(canvas, words, at, *rest, **more)  # type: ignore[arg-type]

    def note_icon(canvas: Canvas, name: str, at: tuple[float, float], *rest: object, **more: object) -> None:
        found.append((f"icon {name}", at))
        icon(canvas, name, at, *rest, **more)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", note_text)
        patch.setattr(Canvas, "icon", note_icon)
        table.surface()
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
def test_a_rival_s_panel_numbers_the_gauge_and_marks_what_can_be_built(
    seats: int, theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = settled(seats, theme=theme)
    first = table.state.first
    rival = (first + 1) % seats
    table.add(rival, "goldsmith", 4, is_site=True)
    table.add(rival, "palace", 7, is_site=True)
    # Goldsmith: 2 wood, 3 stone; Palace: 1 wood, 2 stone, 3 gold; the Warehouses hold one of each
    cases = (
        ((0, 0, 0, 0), 0, ["−3", "−3"]),
        ((2, 2, 0, 0), 1, ["−4"]),
        ((2, 2, 0, 1), 1, ["−3"]),
        ((3, 4, 3, 0), 2, []),
    )
    for gains, ready, lacking in cases:
        table.state.gains[rival * 4 : rival * 4 + 4] = list(gains)
        table.state.gauge[rival] = 5
        table.look_as(first)
        panel = table.presenter.places.small[rival]
        seen = [words for words, at in written(table, monkeypatch) if panel.rect.collidepoint(at)]
        assert seen.count("icon check") == ready
        assert sorted(words for words in seen if words.startswith("−")) == lacking
        assert theme == "contrast" or "5" in seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_rival_s_prices_are_seen_while_the_pointer_is_on_the_panel(
    prices: list[tuple[pygame.FRect, tuple[int, ...], str]], seats: int
) -> None:
    table = settled(seats)
    first = table.state.first
    rival = (first + 1) % seats
    for tile in ("goldsmith", "palace"):
        table.add(rival, tile, 7, is_site=True)
    table.state.gains[rival * 4 : rival * 4 + 4] = [2, 2, 0, 0]
    table.look_as(first)
    canvas = table.shell.canvas(table.surface())
    for aimed in ("", f"seat.{first}", f"seat.{rival}", f"plot.{rival}.7"):
        prices.clear()
        table.presenter.paint_over(canvas, aimed)
        fills = {price: fill for _, price, fill in prices}
        wanted = {(2, 3, 0): "malachite", (1, 2, 3): "papyrus"} if str(rival) in aimed.split(".")[1:2] else {}
        assert fills == wanted
        boxes = [box for box, _, _ in prices]
        assert not any(one.colliderect(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
def test_a_rival_s_city_has_a_way_back_on_everybody_s_turn(theme: str) -> None:
    table = settled(3, theme=theme)
    first = table.state.first
    own = (first + 1) % 3
    table.look_as(own)
    assert table.match.to_move != own, "it is not the viewer's turn"
    presenter = table.presenter
    assert presenter.target("home") is None
    table.scene.mode.do(Enlarge(first))
    target = presenter.target("home")
    assert target is not None
    assert target.name == "Back to your city"
    assert not [other.id for other in presenter.targets() if other.rect.colliderect(target.rect) and other != target]
    table.click("home")
    assert presenter.layout.large == own
    assert presenter.target("home") is None


@pytest.mark.rule("R-5.4")
@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
def test_by_day_the_cities_are_built(theme: str) -> None:
    table = settled(theme=theme)
    table.state.dark = [table.state.shoe.pop()]
    table.state.phase = SEASON
    table.look_as(table.state.first)
    assert table.presenter.layout.is_dark
    table.build_with((1, 0, 0, 0))
    assert not table.presenter.layout.is_dark
    assert table.presenter.layout.light() == "day"


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
def test_an_obelisk_stands_until_its_seat_stops(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = settled(theme=theme)
    first = table.state.first
    table.state.phase, table.state.standing = SEASON, 1 << first
    table.look_as(first)
    drawn: dict[tuple[float, ...], str] = {}
    monkeypatch.setattr(Brush, "face", lambda _brush, _canvas, face, rect, *_, **__: drawn.update({tuple(rect): face}))
    table.surface()
    shown = [drawn[tuple(table.presenter.places.of(seat).obelisk)] for seat in (first, 1 - first)]
    assert shown == ["obelisk", "obelisk-laid"]


def test_only_an_opponent_whose_workers_revolted_is_cross(monkeypatch: pytest.MonkeyPatch) -> None:
    table = settled(3)
    viewer, *others = ((table.state.first + step) % 3 for step in range(3))
    table.state.phase, table.state.revolted = SEASON, 1 << others[0]
    table.look_as(viewer)
    moods: dict[tuple[float, ...], str] = {}
    monkeypatch.setattr(
        city_panels, "paint_portrait", lambda _canvas, _name, place, *, mood, **_: moods.update({tuple(place): mood})
    )
    table.surface()
    assert [moods[tuple(table.presenter.places.small[seat].portrait)] for seat in others] == ["cross", "content"]


def test_in_high_contrast_the_cards_left_are_told_of_all_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    table = settled(theme="contrast")
    table.look_as(table.state.first)
    presenter, every = table.presenter, totals(table.presenter.tables)
    monkeypatch.setattr("game.ui.boards.sare.season_panel.unseen", lambda *_: [0] * len(every))
    with drawing() as drawn:
        table.surface()
    for face, many in enumerate(every):
        place = presenter.places.left(face, len(every))
        told = [mark.words for mark in drawn.texts if "/" in mark.words and place.collidepoint(mark.rect.center)]
        assert told == [f"0/{many}"]


def test_the_gauge_of_an_opponent_is_warm_up_to_its_workers() -> None:
    table = settled()
    viewer, red = table.state.first, table.presenter.tables.red
    table.state.gauge[1 - viewer] = 3
    table.look_as(viewer)
    gauge = table.presenter.places.small[1 - viewer].gauge
    with drawing() as drawn:
        table.surface()
    fills = {tuple(box.rect): box.colour for box in drawn.boxes}
    warm, cold, last = (
        {fills[tuple(gauge.square(square))] for square in squares} for squares in (range(1, 4), range(4, red), [red])
    )
    assert (cold, last) == ({"field"}, {"danger"})
    assert len(warm) == 1
    assert not warm & {"field", "danger"}


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
def test_the_fire_of_a_revolt_burns_until_the_season_is_over(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = settled(theme=theme)
    first = table.state.first
    obelisks = {seat: table.presenter.places.of(seat).obelisk for seat in range(table.match.setup.seats)}
    fires: list[int] = []
    picture = Canvas.picture

    def note(canvas: Canvas, name: str, rect: pygame.FRect, *rest: Any, **more: Any) -> Any:
        fires.extend(seat for seat, it in obelisks.items() if name == "season/trouble" and it.colliderect(rect))
        return picture(canvas, name, rect, *rest, **more)

    monkeypatch.setattr(Canvas, "picture", note)
    table.state.phase, table.state.revolted = SEASON, 1 << first
    table.look_as(first)
    table.surface()
    assert set(fires) == {first}
    fires.clear()
    table.build_with((1, 0, 0, 0))
    assert table.state.revolted >> first & 1
    table.surface()
    assert not fires


def test_the_last_card_of_a_season_stays_until_its_end_has_been_shown() -> None:
    table = settled(animation="normal")
    table.start_season()
    table.drain()
    while table.state.phase == SEASON:
        table.drain()
        legal = table.match.view(table.match.to_move).legal
        table.submit((moves.CONTINUE,) if (moves.CONTINUE,) in legal else legal[0])
    assert table.state.phase == CONSTRUCTION
    table.tick(0.01)
    presenter = table.presenter
    assert presenter.layout.last_shown == presenter.layout.drawn[-1]
    while table.scene.presentation.is_moving:
        table.tick()
    assert presenter.layout.last_shown == EMPTY
    assert "last" not in {item.id for item in presenter.items()}
    assert "last" not in {target.id for target in presenter.targets()}


def test_the_sheet_of_a_market_tells_what_the_other_player_has() -> None:
    """It may lie over the panel that shows it."""
    table = settled(3)
    first = table.state.first
    for seat in range(3):
        table.add(seat, "market", 4)
    table.start_season()
    for seat in range(3):
        table.state.store[seat * 3 : seat * 3 + 3] = [1, 2, 0] if seat != first else [1, 1, 1]
    table.state.stack[:] = [(moves.AT_MARKET, first)]
    table.look_as(first)
    name = table.presenter.words.plain_seat(table.presenter.choice.step.rival)
    assert f"{name} has <icon:resources/wood>1 <icon:resources/stone>2." in table.presenter.sheet


def test_what_a_press_does_is_told_beside_the_thing_alone() -> None:
    """The enlarged explanation told to press where nothing can be pressed."""
    table = settled(3)
    first = table.state.first
    rival = (first + 1) % 3
    table.look_as(first)
    about = table.presenter.about(SeatPanel(rival))
    own = table.presenter.about(SeatPanel(first))
    assert about is not None
    assert own is not None
    assert (about.press, own.press) == ("Press to enlarge this city.", "")
    assert "Press" not in about.markup
    sheet = Zoom(table.shell, table.scene.presenter.brush, lambda: about, lambda _: None)
    sheet.enter((1280, 720))
    assert not [each for each in sheet.root.walk() if isinstance(each, Label) and "Press" in each.markup]


def test_the_number_of_the_own_gauge_stands_over_a_building_beside_it() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.match.to_move
    for tile, space in (("gardens", 3), ("carpenter", 6), ("goldsmith", 9)):
        table.add(seat, tile, space)
    table.start_season()
    covered = []
    for level in range(1, 7):
        table.state.gauge[seat] = level
        table.look_as(seat)
        presenter = table.presenter
        plate = presenter.panels.scenery.level_plate
        if any(item.rect.colliderect(plate) for item in presenter.items() if item.id.startswith("city.")):
            canvas = table.shell.canvas(table.surface())
            with drawing() as drawn:
                presenter.paint_marks(canvas, "")
            covered.append(any(plate.collidepoint(mark.rect.center) for mark in drawn.texts))
    assert covered
    assert all(covered)
