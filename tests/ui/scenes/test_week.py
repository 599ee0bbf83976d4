"""This week on the river: every day tells its story, and everything stands apart in every window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise

import pygame
import pytest

from game import locale
from game.analysis.week import DayVerdict, Week
from game.locale import text
from game.match.opponents import opponents
from game.match.week import Flower
from game.ui.accessibility.outline import Outliner
from game.ui.drawing.landscape import BEAT
from game.ui.scenes.week import WeekScene
from game.ui.scenes.week_picture import lantern_at, sign_of
from game.ui.scenes.week_places import week_places
from game.ui.scenes.week_sail import FlowerKey
from game.ui.scenes.week_story import DayStory
from game.ui.widgets.base import Hotspot, Widget
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Pop
from game.ui.window.input import Action, KeyPress, WindowHidden
from tests.ui.drawn import drawing
from tests.ui.pilot import choose, named
from tests.weeks import MONDAY, PARS, week

SIZES = [(1280, 720), (1920, 1080), (900, 1200), (1600, 1200), (2560, 1080)]


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    locale.set_language("en")
    yield
    locale.set_language("en")


def shown(make_shell, given: Week, size=(1280, 720), **settings) -> WeekScene:
    shell = make_shell(size, effects_volume=0.0, music_volume=0.0, **settings)
    scene = WeekScene(shell, lambda person, today, names: given, lambda: given.today)
    scene.enter(shell.display.size)
    return scene


def words(scene: WeekScene) -> str:
    story = next(each for each in scene.root.walk() if isinstance(each, DayStory))
    return " | ".join(each.markup for each in story.walk() if isinstance(each, Label))


def spots(scene: WeekScene) -> list[Hotspot]:
    return [each for each in scene.root.children if isinstance(each, Hotspot)]


def press(scene: WeekScene, name: str) -> None:
    assert scene.focus_name(name), name
    scene.handle(KeyPress(Action.ACTIVATE))


def test_the_last_day_that_was_sailed_tells_its_story_first(make_shell) -> None:
    scene = shown(make_shell, week())
    told = words(scene)
    assert "Thursday: won 114–59" in told
    assert "You gave away <b>8 ‰</b> per move" in told
    assert "FEL-3" in told


@pytest.mark.parametrize(
    ("day", "expected"),
    [
        (0, "Monday: won 88–71"),
        (1, "Tuesday: lost 55–61–60"),
        (2, "Wednesday: not played"),
        (4, "Today · Sobek"),
        (5, "Saturday · Sa-Rê"),
        (5, "Goal: Scribe. Build on all twelve spaces, including a Pyramid step."),
    ],
)
def test_a_press_on_a_day_tells_its_story(make_shell, day: int, expected: str) -> None:
    scene = shown(make_shell, week())
    press(scene, f"day-{day}")
    assert expected in words(scene)


def test_a_day_to_come_keeps_its_code(make_shell) -> None:
    scene = shown(make_shell, week())
    press(scene, "day-6")
    assert "FEL-" not in words(scene)


def test_a_game_that_is_not_judged_says_so(make_shell) -> None:
    given = week()
    days = list(given.days)
    days[3] = replace(days[3], verdict=None)
    scene = shown(make_shell, replace(given, days=tuple(days)))
    assert "gave away" not in words(scene)
    assert days[3].flower(given.today) is Flower.PLAIN


@pytest.mark.parametrize(
    ("lost", "flower"),
    [(2.9, Flower.GOLD), (3.0, Flower.SILVER), (11.9, Flower.SILVER), (12.0, Flower.BRONZE), (25.0, Flower.PLAIN)],
)
def test_the_flower_is_that_of_the_strongest_level_that_gave_away_more(lost: float, flower: Flower) -> None:
    assert DayVerdict(lost, PARS, ()).flower is flower
    assert DayVerdict(lost, {}, ()).flower is Flower.PLAIN


def test_nothing_but_the_state_of_each_day_is_counted(make_shell) -> None:
    given = week(6)
    scene = shown(make_shell, given)
    flowers = [day.flower(given.today) for day in given.days]
    assert [each.value for each in flowers] == ["gold", "bronze", "empty", "silver", "empty", "empty", "bud"]
    spoken = [each.is_.name for each in Outliner().outline(scene).nodes.values()]
    assert "Monday 23 November, Sobek: 2 Players, with Ptah (Gambler), gold lotus" in spoken
    tuesday = "Sa-Rê, Goal: Scribe, with Meryt (Steward) and Senu (Hoarder)"
    assert f"Tuesday 24 November, {tuesday}, bronze lotus, with help" in spoken
    sunday = "with Senu (Vizier), Meryt (Steward) and Nefret (Pharaoh)"
    assert f"Sunday 29 November, Sobek, {sunday}, today’s table is waiting" in spoken


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("today", range(7))
def test_days_stand_apart_and_above_the_foot(make_shell, size: tuple[int, int], today: int) -> None:
    scene = shown(make_shell, week(today), size)
    window = pygame.FRect((0, 0), scene.size)
    types = scene.shell.types
    foot: list[Widget] = [named(scene, "sail"), next(each for each in scene.root.walk() if isinstance(each, DayStory))]
    places = week_places(scene.size, 84, min(each.rect.top for each in foot), today, types)
    pictures = [landing.picture for landing in places.landings]
    for one, other in combinations(pictures, 2):
        assert not one.colliderect(other)
    for picture in (*pictures, *(landing.flower for landing in places.landings)):
        assert window.contains(picture)
    if places.is_tall:
        others = [landing.flower for landing in places.landings if landing.side]
        assert places.boat.top >= max(flower.bottom for flower in others) - 1, "the sail covers no flower"
    for landing in places.landings:
        assert not any(landing.flower.colliderect(each.rect) for each in foot)
    for one, other in combinations(foot, 2):
        assert not one.rect.colliderect(other.rect)
    assert [spot.name for spot in spots(scene)] == [f"day-{number}" for number in range(7)]


@pytest.mark.parametrize("today", range(7))
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_in_a_tall_window_the_name_of_today_covers_no_flower(make_shell, text_size: float, today: int) -> None:
    types = make_shell((900, 1200), text_size=text_size).types
    places = week_places((900, 1200), 84, 690, today, types)
    named_today = places.place_of(today)
    for landing in places.landings:
        assert landing.side == 0 or not landing.flower.colliderect(named_today)


def test_landing_places_step_down_to_the_boat(make_shell) -> None:
    """They stood in a row of nearly equal boards."""
    places = week_places((1440, 810), 84, 600, 4, make_shell().types)
    passed, (today, *ahead) = places.landings[:4], places.landings[4:]
    widths, heights = [each.width for each in passed], [each.at[1] for each in passed]
    assert widths == sorted(widths)
    assert widths[-1] > 1.3 * widths[0]
    assert heights == sorted(heights)
    assert heights[-1] - heights[0] > 0.6 * widths[0]
    assert ahead[0].width < passed[-1].width < 1.1 * today.width
    assert ahead[1].width < ahead[0].width


def test_a_flower_stays_above_a_high_foot(make_shell) -> None:
    places = week_places((1280, 720), 84, 457, 4, make_shell(text_size=1.5).types)
    assert all(each.flower.bottom < 457 for each in places.landings)


def test_in_a_tall_window_the_course_bows_out_into_the_water(make_shell) -> None:
    """Its lights ran straight from the row to the boat, with empty water beside them."""
    places = week_places((900, 1200), 84, 850, 4, make_shell().types)
    window, board = pygame.FRect(0, 84, 900, 766), places.landings[4].board
    assert any(light.right < board.left for light in places.past)
    assert any(light.left > places.boat.right + 50 for light in places.ahead)
    assert all(window.contains(light) for light in (*places.past, *places.ahead))


def test_the_title_of_the_smallest_board_has_one_line(make_shell) -> None:
    types = make_shell((2560, 1080)).types
    monday = week_places((1919, 810), 84, 600, 4, types).landings[0]
    assert monday.picture.width < sign_of(types, monday, "Sobek: 2 Players").width < monday.board.width


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_a_title_of_two_lines_lies_on_its_board(make_shell, size: tuple[int, int]) -> None:
    """Its second line hung over the lower edge of the board."""
    shell = make_shell(size)
    monday = week_places(shell.display.size, 84, shell.display.size[1] - 120, 4, shell.types).landings[0]
    assert monday.board.contains(sign_of(shell.types, monday, "Sobek: 2 Players"))
    assert sign_of(shell.types, monday, "Sobek: 2 Players") == monday.picture


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("today", [0, 3, 6])
def test_the_lantern_crosses_no_title(make_shell, size: tuple[int, int], today: int) -> None:
    """Its post hid the first letter on today's board."""
    places = week_places(make_shell(size).display.size, 84, 600, today, make_shell(size).types)
    landing = places.landings[today]
    lantern = lantern_at(landing, places.boat.width / 600)
    assert lantern.top > landing.picture.bottom
    assert lantern.height > 0.5 * landing.width


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_opponents_of_each_day_are_seen_on_its_board(make_shell, size: tuple[int, int]) -> None:
    """Two days of one game looked alike."""
    given = week()
    scene = shown(make_shell, given, size)
    with drawing() as drawn:
        scene.paint(scene.shell.canvas(pygame.Surface(scene.shell.display.pixels)))
    faces = [each for each in drawn.pictures if each.words.endswith("-content")]
    for spot, day in zip(spots(scene), given.days, strict=True):
        own = [each for each in faces if spot.rect.contains(each.rect)]
        portraits = [opponents()[who.level].portrait for who in day.table.opponents]
        assert [each.words for each in own] == [f"{portrait}-content" for portrait in portraits]
        assert min(each.rect.width for each in own) > 20
        assert all(one.rect.centerx - other.rect.centerx > 0.6 * one.rect.width for other, one in pairwise(own))


def test_the_opponents_of_a_day_are_named_under_the_pointer(make_shell) -> None:
    scene = shown(make_shell, week())
    assert [spot.tooltip for spot in spots(scene)][:2] == [
        "Sobek: 2 Players<br>with Ptah (Gambler)",
        "Sa-Rê<br>Goal: Scribe<br>with Meryt (Steward) and Senu (Hoarder)",
    ]


def test_the_days_are_led_through_from_monday_to_sunday(make_shell) -> None:
    scene = shown(make_shell, week())
    scene.focus_name("day-0")
    for number in range(1, 7):
        scene.handle(KeyPress(Action.NEXT))
        assert scene.focused is named(scene, f"day-{number}")


def test_another_person_has_a_week_of_their_own(make_shell) -> None:
    asked = []
    given = week(people=("Anna", "Bo"))

    def read(person: str, today: object, names: object) -> Week:
        asked.append(person)
        return replace(given, person=person or "Anna")

    shell = make_shell(effects_volume=0.0, music_volume=0.0)
    scene = WeekScene(shell, read, lambda: given.today)
    scene.enter(shell.display.size)
    choose(scene, "person", "Bo")
    assert asked == ["Player 1", "Bo"]


@pytest.mark.parametrize(
    "settings",
    [{"living_background": False}, {"animation": "off"}, {"theme": "contrast"}],
    ids=lambda each: next(iter(each)),
)
def test_the_river_rests_where_it_is_not_wanted(make_shell, settings: dict[str, object]) -> None:
    scene = shown(make_shell, week(), **settings)
    scene.draw(scene.shell.canvas(pygame.Surface((1280, 720), 0, 32)))
    assert scene.next_update() is None


def test_the_river_flows_while_it_is_seen(make_shell) -> None:
    scene = shown(make_shell, week())
    surface = pygame.Surface((1280, 720), 0, 32)
    scene.draw(scene.shell.canvas(surface))
    before = pygame.image.tobytes(surface, "RGB")
    for _ in range(12):
        scene.update(BEAT)
        scene.stir(scene.shell.canvas(surface))
    assert pygame.image.tobytes(surface, "RGB") != before
    anew = pygame.Surface((1280, 720), 0, 32)
    scene.draw(scene.shell.canvas(anew))
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(anew, "RGB")
    scene.handle(WindowHidden())
    assert scene.next_update() is None


def test_back_leads_out(make_shell) -> None:
    assert isinstance(shown(make_shell, week()).back(), Pop)


def test_monday_is_a_monday() -> None:
    assert MONDAY.weekday() == 0


@pytest.mark.parametrize("language", locale.available_languages())
@pytest.mark.parametrize(("width", "is_row"), [(820, True), (980, True), (220, False)])
def test_the_key_tells_every_flower_that_is_played_for_without_one_line_over_another(
    make_shell, language: str, width: float, is_row: bool
) -> None:
    locale.set_language(language)
    shell = make_shell((1280, 720))
    key = FlowerKey(shell, is_row=is_row)
    key.place(pygame.FRect((40, 40), key.measure(width)))
    said = key.accessible()
    assert said is not None
    flowers = Flower.GOLD, Flower.SILVER, Flower.BRONZE, Flower.PLAIN, Flower.EMPTY
    assert [part.name.split(":")[0].strip() for part in said.parts][: len(flowers)] == [
        text(f"week-flower-{flower.value}") for flower in flowers
    ]
    with drawing() as drawn:
        key.draw(shell.canvas(pygame.Surface(shell.display.pixels)))
    rects = [each.rect for each in drawn.texts]
    assert len(rects) == 2 + len(flowers)
    assert all(key.rect.contains(rect) for rect in rects)
    assert not any(one.inflate(0, -4).colliderect(other.inflate(0, -4)) for one, other in combinations(rects, 2))
