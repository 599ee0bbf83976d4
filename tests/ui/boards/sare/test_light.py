"""Night over a painted Sa-Rê: with Hoshekh the cities darken, and lamps burn in finished buildings."""

from __future__ import annotations

from collections import deque

import pygame
import pytest

from game.rules.core.facts import Noted
from game.rules.sare.notes import Nothing
from game.ui.boards.sare.places import StagePlaces
from game.ui.boards.sare.scenery import paint_land
from game.ui.drawing.paintings import lit
from tests.ui.boards.sare.table import SaReTable

CARPENTER_SPACE, SITE_SPACE, BARE_SPACE = 3, 5, 10


def brightness(picture: pygame.Surface, rect: pygame.Rect) -> float:
    """Return the mean of red, green and blue in a part of a picture, 0 to 255."""
    return sum(pygame.transform.average_color(picture, rect)[:3]) / 3


@pytest.mark.rule("R-5.4")
def test_darkness_falls_over_land_and_cities_and_leaves_with_the_cards() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat, rival = table.state.first, 1 - table.state.first
    table.add(seat, "carpenter", CARPENTER_SPACE)
    table.add(seat, "library", SITE_SPACE, is_site=True)
    table.start_season()
    table.look_as(seat)
    places = table.presenter.layout.places
    spots = {
        "building": places.tile(seat, CARPENTER_SPACE, False),
        "site": places.tile(seat, SITE_SPACE, False),
        "ground": places.of(seat).plot(BARE_SPACE),
        "small city": places.small[rival].plot(BARE_SPACE),
    }
    # the middle, where the lamps are
    boxes = {name: table.shell.display.px_rect(rect.scale_by(0.55)) for name, rect in spots.items()}
    by_day = {name: brightness(table.surface(), box) for name, box in boxes.items()}
    state = table.state
    state.dark = [state.shoe.pop()]
    table.look_as(seat)
    at_night = {name: brightness(table.surface(), box) / by_day[name] for name, box in boxes.items()}
    assert max(at_night["site"], at_night["ground"], at_night["small city"]) < 0.6
    assert at_night["site"] + 0.1 < at_night["building"] < 0.95, "a finished building is lamplit"
    state.shoe, state.dark = [*state.shoe, *state.dark], []
    table.look_as(seat)
    assert {name: brightness(table.surface(), box) for name, box in boxes.items()} == by_day


def test_lamps_light_the_middle_of_a_picture_and_keep_its_outline() -> None:
    picture = pygame.Surface((60, 60), pygame.SRCALPHA, 32)
    picture.fill((200, 200, 200, 255), pygame.Rect(10, 10, 40, 40))
    night, lamps = lit(picture, "night"), lit(picture, "lamps")
    assert lit(picture, "day") is picture
    assert night.get_at((28, 40))[:3] == (66, 75, 118)
    assert lamps.get_at((28, 40)).r > 190
    assert lamps.get_at((12, 12)).r < 90
    assert [lamps.get_at((x, 5)).a for x in (5, 30)] == [0, 0]
    assert picture.get_at((28, 40))[:3] == (200, 200, 200)


@pytest.mark.rule("R-5.4")
def test_the_whole_table_darkens_at_once_when_the_motion_has_ended() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.start_season()
    seat = table.match.to_move
    table.look_as(seat)
    presenter, before = table.presenter, table.match.view(seat)
    assert presenter.landscape is not None
    by_day = presenter.landscape.key
    table.state.dark = [table.state.shoe.pop()]
    table.sight.renew()
    presenter.show(table.match.view(seat), table.match.seats)
    told = presenter.tell([Noted("night", seat, Nothing())], before, seat)
    assert presenter.layout.is_dark, "what is told draws nothing"
    presenter.light = told.light
    presenter.arrange(presenter.table_area, presenter.hand_area)
    assert not presenter.layout.is_dark
    assert presenter.landscape.key == by_day
    presenter.light = None
    presenter.arrange(presenter.table_area, presenter.hand_area)
    assert presenter.layout.is_dark
    assert presenter.landscape.key != by_day
    still = presenter.tell([Noted("continue", seat, Nothing())], table.match.view(seat), seat)
    assert still.light is None


def test_a_new_ground_is_prepared_in_steps() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.start_season()
    table.look_as(table.state.first)
    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
    for other in range(9):
        canvas.layer((other,), lambda _: None)  # no picture of an earlier test is kept any longer
    at_first = sum(1 for _ in table.presenter.panels.paint_ground(canvas))
    assert at_first >= 6, "land, sun, barque and cities"
    assert not list(table.presenter.panels.paint_ground(canvas))


@pytest.mark.parametrize(("size", "axis"), [((2560, 1080), 0), ((640, 1600), 1)])
def test_no_axis_is_seen_where_the_land_turns_into_its_mirror_image(size: tuple[int, int], axis: int) -> None:
    table = SaReTable(2, 0, confirm_handover=False, size=size)
    surface = pygame.Surface(table.shell.display.pixels, 0, 32)
    places = table.presenter.places
    assert isinstance(places, StagePlaces)
    deque(paint_land(table.shell.canvas(surface), table.presenter.brush, places, is_dark=False), maxlen=0)
    if axis:
        surface = pygame.transform.rotate(surface, 90)
    wide, high = surface.get_size()
    for x in range(24, wide - 24):
        one, other = (surface.subsurface((left, 0, 24, high)) for left in (x - 24, x))
        assert pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(
            pygame.transform.flip(other, True, False), "RGB"
        ), x
