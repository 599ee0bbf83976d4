"""The players at the end of a match: whole above their riches, the best highest, each AI with its words."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
import pygame
import pytest

from game import locale
from game.contest.standing import Standing
from game.locale import text
from game.match.seats import ai, human
from game.ui.boards.kit.values import Fan, Item, ScoreTable
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.table.finish import pedestals, voices
from game.ui.table.finish.ending import Ending, ending
from game.ui.table.finish.figures import LAUREL_OVER, bodies, head, laurel, paint_figure, paint_terrace, waist
from game.ui.table.finish.podium import Podium
from game.ui.table.finish.riches import Riches
from tests.contrast import contrast
from tests.sparing import LARGE_NOW, ONE_NOW
from tests.ui.drawn import Drawn, drawing
from tests.ui.table.finish.test_final import ended
from tests.ui.tables import Table

pytestmark = pytest.mark.usefixtures("_unpainted")

SHAPES = [(1280, 720), (1024, 768), (2560, 1080), (900, 1200), (1080, 1920)]
LEVELS = ("merchant", "pharaoh", "gambler")


@dataclass
class Seen:
    """The places of what was drawn, by seat."""

    end: Ending
    drawn: Drawn
    size: tuple[float, float]
    figures: dict[int, pygame.FRect] = field(default_factory=dict)
    stones: dict[int, pygame.FRect] = field(default_factory=dict)
    cities: dict[int, pygame.FRect] = field(default_factory=dict)
    fans: list[Item] = field(default_factory=list)

    @property
    def bubbles(self) -> dict[int, pygame.FRect]:
        """The bubbles by the colours of their edges."""
        boxes = [(box.rect, box.line) for box in self.drawn.boxes if box.colour == "linen"]
        return {SEAT_COLOURS.index(line): rect for rect, line in boxes if line in SEAT_COLOURS}


def seen(game: str, ais: int, size: tuple[int, int], *, people: int = 1, **changes: Any) -> Seen:
    """Return what an ending shows in a window of a size, all AIs characters; `changes` are of the result."""
    table, final = ended(game, people, ais, size=size, text_size=changes.pop("text_size", 1.0))
    seats = [human("Anna")] * people + [ai(level, level.title()) for level in LEVELS[:ais]]
    final.match.seats = tuple(seats)  # type: ignore[misc]
    assert final.match.result is not None
    final.match.result = msgspec.structs.replace(final.match.result, **changes)
    end = ending(final.match, table.scene.presenter.rounds(), speaks=True)
    assert end is not None
    return shown(table, end, final.size)


def shown(table: Table, end: Ending, size: tuple[float, float], bottom: float = 0.0) -> Seen:
    with drawing() as drawn, pytest.MonkeyPatch.context() as patch:
        found = Seen(end, drawn, size)
        stone, brush = pedestals.paint_stone, type(table.scene.presenter.brush)
        fan = brush.fan

        def note_stone(canvas: Canvas, seat: int, place: pygame.FRect) -> pygame.FRect:
            found.stones[seat] = pygame.FRect(place)
            return stone(canvas, seat, place)

        def note_fan(own: Any, canvas: Canvas, items: list[Item], *angle: float) -> None:
            found.fans += items
            fan(own, canvas, items, *angle)

        patch.setattr(pedestals, "paint_figure", lambda _, seat, __, at, **___: found.figures.__setitem__(seat, at))
        patch.setattr(pedestals, "paint_stone", note_stone)
        patch.setattr(brush, "fan", note_fan)
        if end.table.picture is not None:

            def note_city(_: Canvas, place: pygame.FRect, seat: int) -> None:
                found.cities[seat] = pygame.FRect(place)

            end = replace(end, table=replace(end.table, picture=note_city))
        canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
        podium = Podium(end, table.scene.presenter.brush, size, bottom or size[1] * 0.86)  # type: ignore[arg-type]
        list(podium.paint(canvas))
    return found


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize(("game", "ais"), [("sobek", 3), ("sobek", 1), ("duel", 1), ("sa-re", 3), ("sa-re", 1)])
def test_nothing_covers_a_player_above_the_sash(game: str, ais: int, size: tuple[int, int]) -> None:
    found = seen(game, ais, size)
    assert set(found.figures) == set(found.stones) == set(range(ais + 1))
    window = pygame.FRect((0, 0), found.size)
    for figure in found.figures.values():
        shoulders = bodies(figure)
        above = pygame.FRect(shoulders.left, figure.top, shoulders.width, waist(figure) - figure.top)
        assert not any(item.rect.inflate(0, -2).colliderect(above) for item in found.fans)
        diamonds = [city.inflate(-city.width * 0.3, 0) for city in found.cities.values()]
        assert head(figure, has_won=False).collidelist([*found.stones.values(), *diamonds]) < 0
    rects = [*found.stones.values()]
    assert all(rect.collidelist(rects[at + 1 :]) < 0 for at, rect in enumerate(rects))
    assert all(window.inflate(2, 2).contains(rect) for rect in rects)
    assert bool(found.cities) == (game == "sa-re")
    if found.cities:
        best = max(found.cities, key=lambda seat: found.cities[seat].width)
        assert best in found.end.heroes


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("game", ["sobek", "sa-re"])
def test_everybody_stands_there_the_better_the_taller(game: str, size: tuple[int, int]) -> None:
    found = seen(game, 3, size)
    tops = [found.figures[seat].top for seat in found.end.order]
    assert tops == sorted(tops)
    stones = [found.stones[seat].height for seat in found.end.order]
    assert stones == sorted(stones, reverse=True)
    assert len({round(stone.bottom) for stone in found.stones.values()}) == 1, "all stand on one ground"


def test_the_winner_of_three_stands_in_the_middle() -> None:
    found = seen("sobek", 2, (1280, 720))
    (winner,) = found.end.heroes
    assert found.stones[winner].centerx == pytest.approx(640, abs=60)


@pytest.mark.parametrize(("ais", "away"), [(3, 30), (2, 30), (1, 30)])
def test_the_sun_stands_behind_the_winner(ais: int, away: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found = seen("sobek", ais, (1280, 720))
    middles: list[tuple[float, float]] = []
    monkeypatch.setattr(Canvas, "backdrop", lambda _, __, middle: middles.append(middle))
    table, _ = ended(ais=ais)
    canvas = table.shell.canvas(pygame.Surface((1280, 720), 0, 32))
    Podium(found.end, table.scene.presenter.brush, (1280, 720), 620).paint_backdrop(canvas)
    seen_share = 16 / 9 / (2560 / 1200)
    left = min(max(0.0, middles[0][0] - seen_share / 2), 1 - seen_share)
    (winner,) = found.end.heroes
    assert (0.462 - left) / seen_share * 1280 == pytest.approx(found.figures[winner].centerx, abs=away)


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
def test_the_winner_of_a_contest_has_a_star_for_each_game_that_is_seen(theme: str) -> None:
    """They were gold, also on the golden stone."""
    table, final = ended("sobek", 1, 3, theme=theme)
    end = ending(final.match, table.scene.presenter.rounds(), speaks=False)
    assert end is not None
    wins = (2, 1, 1, 1)
    found = shown(table, replace(end, score=Standing(5, wins, (0,) * 4, 5, 5)), final.size)
    colours = table.shell.theme.colours
    for seat, stone in found.stones.items():
        ink = f"{SEAT_COLOURS[seat]}.ink"
        stars = [each for each in found.drawn.icons if each.words == "star" and stone.contains(each.rect)]
        assert [star.colour for star in stars].count(ink) == wins[seat]
        assert stars[-1].colour == ink, "over its shade"
        assert contrast(colours[ink], colours[SEAT_COLOURS[seat]]) > 4.5


@pytest.mark.parametrize(("game", "ais", "above"), [("sobek", 3, 2), ("sa-re", 3, 2), ("sa-re", 2, 1)])
def test_in_a_tall_window_the_better_half_stands_on_a_terrace(
    game: str, ais: int, above: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    terraces: list[pygame.FRect] = []
    monkeypatch.setattr(pedestals, "paint_terrace", lambda _, place: terraces.append(place))
    found = seen(game, ais, (900, 1200))
    upper, lower = found.end.order[:above], found.end.order[above:]
    (terrace,) = terraces
    assert {round(found.stones[seat].bottom) for seat in upper} == {round(terrace.top)}
    assert all(found.figures[seat].top > terrace.top for seat in lower)
    assert len({round(found.stones[seat].bottom) for seat in lower}) == 1
    assert (terrace.left, terrace.width) == (0, 900)
    assert terrace.bottom == 1200, "no edge of the hall beside the sheets below it"


@pytest.mark.parametrize(("game", "winners"), [("sobek", (0, 1)), ("sobek", (0, 1, 2, 3)), ("sa-re", (0, 1, 2, 3))])
def test_in_a_tall_window_all_who_share_the_victory_are_seen(game: str, winners: tuple[int, ...]) -> None:
    found = seen(game, 3, (900, 1200), winners=list(winners))
    window = pygame.FRect((0, 0), found.size)
    assert all(window.contains(stone) for stone in found.stones.values())
    assert min(found.figures[seat].height for seat in winners) > 150


@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_in_a_tall_window_the_laurel_stays_below_the_beam(game: str) -> None:
    found = seen(game, 3 if game != "duel" else 1, (900, 1200))
    for seat in found.end.heroes:
        figure = found.figures[seat]
        assert figure.top - figure.height * LAUREL_OVER >= 1200 * 0.1


def test_in_a_low_room_of_a_tall_window_all_stand_in_one_row() -> None:
    table, _ = ended(ais=3, size=(900, 1200))
    end = seen("sobek", 3, (900, 1200)).end
    found = shown(table, end, (900, 1200), bottom=620.0)
    assert len({round(stone.bottom) for stone in found.stones.values()}) == 1


@pytest.mark.parametrize("winners", [(0, 1), (0, 1, 2, 3)])
def test_winners_of_a_tie_stand_side_by_side(winners: tuple[int, ...]) -> None:
    found = seen("sobek", 3, (1280, 720), winners=list(winners))
    assert len({round(found.figures[seat].height) for seat in winners}) == 1
    assert 1 in found.bubbles, "a winner speaks first"
    if len(winners) == 4:
        assert set(found.bubbles) == {0, 1, 2, 3}, "there is room for their words above"


@pytest.mark.parametrize("size", [(1280, 720), (900, 1200)])
@pytest.mark.parametrize(("game", "ais"), [("sobek", 3), ("duel", 1), ("sa-re", 3)])
def test_name_honours_and_points_stand_on_the_stones(game: str, ais: int, size: tuple[int, int]) -> None:
    found = seen(game, ais, size)
    for seat, stone in found.stones.items():
        on_it = [each.words for each in found.drawn.texts if stone.contains(each.rect)]
        assert found.end.name(seat) in on_it
        assert found.end.points(seat) in on_it
        titles = [text(f"honour-{each.honour.name}") for each in found.end.honours if each.seat == seat]
        assert not titles or any(titles[0] in words for words in on_it)


@pytest.mark.parametrize("text_size", LARGE_NOW)
@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize(("game", "ais"), [("sobek", 3), ("duel", 1), ("sa-re", 3)])
def test_words_at_the_end_cover_nobody(game: str, ais: int, size: tuple[int, int], text_size: float) -> None:
    people = 1 if game != "duel" else 0
    found = seen(game, ais + 1 - people, size, people=people, text_size=text_size)
    assert found.bubbles
    others = [*found.stones.values(), *found.cities.values()]
    for seat, bubble in found.bubbles.items():
        assert pygame.FRect((0, 0), found.size).contains(bubble)
        assert bubble.collidelist(others) < 0
        for figure in found.figures.values():
            assert not bubble.colliderect(head(figure, has_won=False))
            assert not bubble.colliderect(bodies(figure))
        assert not any(bubble.colliderect(each) for other, each in found.bubbles.items() if other != seat)


@pytest.mark.parametrize("language", ONE_NOW)
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (2560, 1080), (1080, 1920), (900, 1200)])
@pytest.mark.parametrize("game", ["sobek", "sa-re"])
def test_everybody_speaks(game: str, size: tuple[int, int], language: str) -> None:
    locale.set_language(language)
    found = seen(game, 3, size)
    assert set(found.bubbles) == {0, 1, 2, 3}
    assert len({words for _, words in found.end.said}) == 4


def test_places_for_words_are_searched_for_once_and_not_at_each_step_of_the_race(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In large text that took 60 of the 16 milliseconds that a picture has."""
    table, final = ended("duel", size=(900, 1200))
    end = ending(final.match, table.scene.presenter.rounds(), speaks=True)
    assert end is not None
    tried: list[str] = []
    lay_out = voices.lay_out

    def note(words: str, *more: Any, **others: Any) -> Paragraph:
        tried.append(words)
        return lay_out(words, *more, **others)

    monkeypatch.setattr(voices, "lay_out", note)
    first = shown(table, end, final.size).bubbles
    assert tried
    tried.clear()
    assert shown(table, end, final.size).bubbles == first != {}
    assert not tried


def test_in_large_text_a_laurel_gives_way_before_anybody_is_silent() -> None:
    locale.set_language("fr")
    assert set(seen("duel", 1, (900, 1200), text_size=1.5, winners=[1]).bubbles) == {0, 1}


def test_the_winner_is_content_and_the_others_look_as_their_words_do() -> None:
    """The next best smiled at any words, and a merchant scowled at “Well traded. Same place tomorrow?”"""
    several = seen("sobek", 3, (1280, 720), winners=[0]).end
    several.match.seats = (*several.match.seats[:2], ai("pharaoh", "Ramose"), ai("spoiler", "Tiye"))  # type: ignore[misc]
    assert [several.mood(seat) for seat in range(4)] == ["content", "content", "cross", "cross"]
    pair = seen("duel", 2, (1280, 720), people=0, winners=[0]).end
    assert [pair.mood(seat) for seat in range(2)] == ["content", "cross"]


def test_a_person_loses_with_good_humour_as_in_all_their_lines() -> None:
    """A scowl stood beside “One more game. I see it now.”"""
    person = seen("duel", 1, (1280, 720), winners=[1]).end
    assert [person.mood(seat) for seat in range(2)] == ["content", "content"]


def test_a_gambler_sweats_at_a_narrow_defeat_alone() -> None:
    """Fear stood beside “A fine game. Double next time?”"""
    end = seen("duel", 2, (1280, 720), people=0, winners=[0]).end
    end.match.seats = (end.match.seats[0], ai("gambler", "Tiye"))  # type: ignore[misc]
    far = replace(end, result=msgspec.structs.replace(end.result, scores=(90, 40)))
    close = replace(end, result=msgspec.structs.replace(end.result, scores=(90, 89)))
    assert (far.mood(1), close.mood(1)) == ("content", "cross")


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("game", ["sobek", "sa-re"])
def test_tails_are_short_and_lie_over_no_laurel(
    game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 1920 by 1080 a needle of 150 pixels led through the leaves, at 900 by 1200 one of 125 hung from above."""
    tips: dict[str, tuple[float, float]] = {}
    paint = voices.paint_balloon

    def note(canvas: Canvas, box: pygame.FRect, tip: Any, line: Any, **more: Any) -> None:
        tips[line] = tip
        paint(canvas, box, tip, line, **more)

    monkeypatch.setattr(voices, "paint_balloon", note)
    found = seen(game, 3, size, winners=[1])
    (winner,) = found.end.heroes
    wreath = laurel(found.figures[winner])
    for seat, bubble in found.bubbles.items():
        x, y = tips[SEAT_COLOURS[seat]]
        nearest = min(max(x, bubble.left), bubble.right), min(max(y, bubble.top), bubble.bottom)
        assert math.dist((x, y), nearest) < 50
        is_in_the_gap = abs(x - wreath.centerx) < wreath.width * 0.1 and y < wreath.top + wreath.height * 0.15
        assert is_in_the_gap or math.dist((x, y), wreath.center) >= wreath.width / 2 - 1
        assert bubble.bottom <= wreath.top or math.dist(nearest, wreath.center) > wreath.width / 2


@pytest.mark.parametrize("language", ONE_NOW)
@pytest.mark.parametrize("game", ["sobek", "sa-re"])
def test_all_words_are_equally_large(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In French at 1280 by 720 one bubble was four fifths as large as the others."""
    locale.set_language(language)
    sizes: list[float] = []
    paragraph = Canvas.paragraph

    def note(canvas: Canvas, words: Paragraph, *more: Any) -> None:
        sizes.extend([words.style.size] if words.style.italic else [])
        paragraph(canvas, words, *more)

    monkeypatch.setattr(Canvas, "paragraph", note)
    seen(game, 3, (1280, 720))
    assert len(sizes) == 4
    assert len(set(sizes)) == 1


@pytest.mark.parametrize("language", ONE_NOW)
@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("game", ["sobek", "sa-re"])
def test_all_stones_look_alike(
    game: str, size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 900 by 1200 each of four had another layout, without the honour that it had in a wide window."""
    locale.set_language(language)
    sealed: list[int] = []
    monkeypatch.setattr(pedestals, "paint_seal", lambda _, seat, *__: sealed.append(seat))
    found = seen(game, 3, size)
    assert sorted(sealed) in ([], [0, 1, 2, 3])
    for named in found.end.honours:
        on_it = [each.words for each in found.drawn.texts if found.stones[named.seat].contains(each.rect)]
        titles = [text(f"honour-{each.honour.name}") for each in found.end.honours if each.seat == named.seat]
        assert any(titles[0] in words for words in on_it)


def test_who_won_the_last_game_but_not_the_contest_looks_as_the_words_do() -> None:
    """A scowl stood beside the words of a winner."""
    end = seen("duel", 2, (1280, 720), people=0, winners=[0]).end
    lost = replace(end, score=Standing(3, (1, 2), (0, 0), 3, 3))
    assert tuple(lost.heroes) == (1,)
    assert lost.mood(0) == "content"


def test_no_line_is_said_twice() -> None:
    table, final = ended("sobek", 0, 2)
    final.match.seats = (ai("merchant", "Nefer"), ai("merchant", "Nefer"))  # type: ignore[misc]
    assert final.match.result is not None
    final.match.result = msgspec.structs.replace(final.match.result, winners=[0, 1], scores=[20, 20])
    end = ending(final.match, table.scene.presenter.rounds(), speaks=True)
    assert end is not None
    assert [seat for seat, _ in end.said] == [0, 1]
    assert len({words for _, words in end.said}) == 2
    assert all(sentence in end.words() and sentence in end.told(60) for sentence in end.farewells)


def laid(
    fans: tuple[Fan, ...], size: tuple[int, int], game: str = "sobek", *, middle: float = 0.5, has_won: bool = True
) -> tuple[dict[str, pygame.FRect], Drawn]:
    """Return the places of the sets by their figures, in a room of a size, and what was drawn.

    The player stands at the share `middle` of the room's width.
    """
    table, _ = ended(game)
    brush, places, room = table.scene.presenter.brush, {}, pygame.FRect((300, 300), size)
    lay = type(brush).lay_fan

    class Noting(type(brush)):  # type: ignore[misc]
        def lay_fan(self, fan: Fan, place: pygame.FRect) -> list[Item]:
            places[fan.figure] = pygame.FRect(place)
            return lay(self, fan, place)

    with drawing() as drawn:
        canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
        riches = Riches(ScoreTable((), (), riches=(fans,)), Noting(brush.painter))
        riches.paint(canvas, 0, room, 20.0, room.left + room.width * middle, has_won=has_won)
    assert all(room.inflate(2, 2).contains(place) for place in places.values())
    return places, drawn


def test_the_most_valuable_set_is_the_largest_and_lies_in_the_middle() -> None:
    sets = tuple(Fan(("ebony.0", "ebony.1", "ebony.2"), figure) for figure in ("4", "24", "9"))
    places, drawn = laid(sets, (320, 70))
    assert set(places) == {each.words for each in drawn.texts} == {"4", "24", "9"}
    assert places["24"].height > 1.25 * places["4"].height
    assert places["4"].height == places["9"].height >= 34
    assert sorted(places, key=lambda figure: places[figure].left)[1] == "24"
    assert all(each.rect.top >= 370 for each in drawn.texts), "figures lie on the slab, below the cards"


def test_a_winners_best_set_lies_before_the_middle_of_the_winner() -> None:
    sets = tuple(Fan(("ebony.0", "ebony.1", "ebony.2"), figure) for figure in ("4", "24"))
    places, _ = laid(sets, (520, 90), middle=0.6)
    assert places["24"].centerx == pytest.approx(300 + 520 * 0.6, abs=1)
    assert places["4"].right < places["24"].left


def test_two_sets_of_another_lie_at_both_sides_of_the_middle() -> None:
    sets = tuple(Fan(("ebony.0", "ebony.1", "ebony.2"), figure) for figure in ("4", "24"))
    places, _ = laid(sets, (520, 90), has_won=False)
    assert places["4"].height == places["24"].height
    assert 560 - places["4"].right == pytest.approx(places["24"].left - 560, abs=1)


def test_sets_come_before_coins_which_lie_upon_each_other_where_room_is_short() -> None:
    coins = Fan(tuple(f"deben.{piece}" for piece in range(5)), "29")
    sets = tuple(Fan(tuple(f"fish.{at}" for at in range(5)), figure) for figure in ("24", "15"))
    places, drawn = laid((coins, *sets), (360, 130), "duel")
    assert places["29"].height < places["15"].height < places["24"].height
    assert {each.words for each in drawn.texts} == {"24", "15", "29"}, "a number beside a coin would read as a factor"
    assert places["29"].width < 2 * places["29"].height
    wide, _ = laid((coins, *sets), (1100, 130), "duel")
    assert wide["29"].width > 3 * places["29"].width, "each coin shows its figure"


def test_tokens_show_their_figures() -> None:
    places, _ = laid((Fan(tuple(f"deben.{piece}" for piece in range(5)), "29"),), (640, 60), "duel")
    assert places["29"].width > 3.5 * places["29"].height


def test_without_room_for_all_the_least_valuable_sets_give_way() -> None:
    sets = tuple(Fan(("ebony.0", "ebony.1", "ebony.2"), str(figure)) for figure in range(1, 9))
    places, drawn = laid(sets, (200, 70))
    assert "8" in places
    assert "1" not in places
    assert f"{8 - len(places)} more" in [each.words for each in drawn.texts]


def test_a_long_name_is_not_cut() -> None:
    table, final = ended(ais=3)
    end = ending(final.match, table.scene.presenter.rounds(), speaks=False)
    assert end is not None
    long = tuple(msgspec.structs.replace(seat, name="Maximiliane Theodora von Wolkenhof") for seat in end.match.seats)
    end.match.seats = long  # type: ignore[misc]
    found = shown(table, replace(end, said=()), final.size)
    for seat, stone in found.stones.items():
        assert any(each.words == end.points(seat) and stone.contains(each.rect) for each in found.drawn.texts)
    assert not found.drawn.astray(final.size)


def test_a_terrace_is_the_front_of_a_hall_in_the_shade(shell, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[pygame.FRect] = []
    paint = Canvas.painting

    def note(canvas: Canvas, name: str, rect: pygame.FRect, **more: Any) -> bool:
        drawn.append(rect)
        return paint(canvas, name, rect, **more)

    monkeypatch.setattr(Canvas, "painting", note)
    canvas, place = shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)), pygame.FRect(0, 200, 900, 400)
    paint_terrace(canvas, place)
    (hall,) = drawn
    assert place.contains(hall)
    assert (hall.width, hall.bottom) == (place.width, place.bottom)
    seen = {tuple(canvas.surface.get_at((x, y))) for x in range(0, 900, 30) for y in range(260, 590, 30)}
    assert len(seen) > 100, "no wall of one colour"


def test_a_lotus_blooms_in_the_laurel_above_the_head(shell) -> None:
    canvas, place = shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)), pygame.FRect(300, 200, 300, 420)
    paint_figure(canvas, 0, human("Anna"), place, has_won=True)
    crown = pygame.Rect(place.centerx - 60, place.top - 40, 120, 60)
    seen = [canvas.surface.get_at((x, y)) for x in range(*_span(crown, 0)) for y in range(*_span(crown, 1))]
    assert sum(each.r > 200 and each.b > 150 and each.g < each.b for each in seen) > 100, "petals of a pink lotus"


def _span(rect: pygame.Rect, axis: int) -> tuple[int, int]:
    return rect.topleft[axis], rect.bottomright[axis]


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080)])
def test_the_stones_of_a_pair_are_no_shelves(size: tuple[int, int]) -> None:
    """At 1920 by 1080 the winner's was 995 pixels wide, with 190 of them bare."""
    found = seen("duel", 1, size)
    for seat, figure in found.figures.items():
        stone = found.stones[seat]
        assert stone.width < 1.6 * figure.height
        assert abs(figure.centerx - stone.centerx) < 0.25 * stone.width


def test_the_figure_of_tokens_is_as_large_as_those_of_sets() -> None:
    fans = (
        Fan(("ebony.0", "ebony.1", "ebony.2"), "9"),
        Fan(("marble.0", "marble.1", "marble.2"), "6"),
        Fan(tuple(f"deben.{piece}" for piece in range(5)), "29"),
    )
    _, drawn = laid(fans, (700, 90), "duel", has_won=False)
    assert drawn.text("29").rect.height == drawn.text("6").rect.height


@pytest.mark.parametrize("size", [(380, 64), (338, 136)])
def test_sets_and_tokens_grow_narrow_before_one_is_left_out(size: tuple[int, int]) -> None:
    """At 900 by 1200 and 1080 by 1920 "2 more" stood beside three sets, in place of coins and Pirogues."""
    fans = (
        *(Fan((f"{good}.0", f"{good}.1", f"{good}.2"), figure) for good, figure in (("ebony", "6"), ("marble", "12"))),
        Fan(("cattle.0", "cattle.1", "cattle.2", "cattle.3", "cattle.4"), "15"),
        Fan(("deben.0", "deben.1"), "10"),
        Fan(("deben.2", "deben.3"), "4"),
    )
    places, drawn = laid(fans, size, "duel", has_won=False)
    assert set(places) == {"6", "12", "15", "10", "4"}
    assert not [each for each in drawn.texts if "more" in each.words]


def test_the_number_left_out_stands_above_the_figures() -> None:
    sets = tuple(Fan(("ebony.0", "ebony.1", "ebony.2"), str(figure)) for figure in range(1, 9))
    places, drawn = laid(sets, (200, 70))
    more = drawn.text(f"{8 - len(places)} more").rect
    assert more.bottom < drawn.text("8").rect.top
    assert not any(more.colliderect(place) for place in places.values())
