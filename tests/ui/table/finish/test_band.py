"""The band at the end of a match: the story, the race of the points, and the way to the table of rounds."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from game import locale
from game.ai.heuristics import make as make_heuristics
from game.match.course import GameCourse, Turning
from game.ui.drawing import forms
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import spoken
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import around
from game.ui.table.finish.band import Band
from game.ui.table.finish.ending import ending
from game.ui.table.finish.final import Final
from game.ui.table.finish.score_sheet import ScoreSheet
from game.ui.table.finish.scoring_columns import COVERED
from game.ui.table.finish.tale import Tale, told
from game.ui.widgets.accessible import Role
from game.ui.widgets.button import Button
from game.ui.window.input import Action
from tests.sparing import ONE_NOW
from tests.ui.drawn import drawing
from tests.ui.tables import Table

pytestmark = pytest.mark.usefixtures("_unpainted")


def ended(game: str = "sobek", ais: int = 1, *, resigns: bool = False, **settings: Any) -> tuple[Table, Final]:
    table = Table(1, ais, game=game, seed="end", **settings)
    match, rng = table.match, random.Random(2)
    heuristics = make_heuristics(match.game)
    while match.to_move >= 0 and not resigns:
        move = match.game.canonical(table.state, heuristics.policy(table.state, rng.random))
        match.submit(match.to_move, move, match.ply)
    if resigns:
        match.resign(0)
    table.scene.show_now()
    table.stack.apply(table.scene.mode.finish())
    final = table.stack.top
    assert isinstance(final, Final)
    return table, final


def band_of(final: Final) -> Band:
    (band,) = (each for each in final.root.walk() if isinstance(each, Band))
    return band


def tell(table: Table, **course: Any) -> Tale:
    """Return the story of a table with a course of its game as given."""
    points = course.pop("points", ((0, 0), (1, 0)))
    return told(table.match, GameCourse(points, seat=course.pop("seat", 0), **course), table.scene.presenter)


@pytest.mark.parametrize("language", locale.available_languages())
@pytest.mark.parametrize("turn", [turn for turn in Turning if turn is not Turning.UPSET])
def test_every_story_has_its_words(turn: Turning, language: str) -> None:
    locale.set_language(language)
    table, _ = ended(language=language)
    story = tell(table, turn=turn, ply=1, changes=5, others=(0, 1))
    words = spoken(f"{story.head} {story.more}")
    assert table.match.seats[0].name in words
    assert "{" not in words
    assert "story-" not in words


def test_the_story_counts_and_names() -> None:
    locale.set_language("en")
    table, _ = ended()
    one, two = (f"<b>{seat.name}</b>" for seat in table.match.seats)
    assert tell(table, turn=Turning.LEAD, ply=1).head == "In the lead for good from move 1:"
    often = tell(table, turn=Turning.OFTEN, ply=3, changes=5)
    assert (often.head, often.ply) == ("5 changes of the lead, the last on move 3:", 3)
    tie = tell(table, turn=Turning.TIE, points=((0, 0), (9, 9)), seat=1, others=(0, 1))
    assert tie.head == f"A photo finish: {one} and {two} with 9 points each."
    assert tie.more == f"The tie-break went to {two}."
    upset = tell(table, turn=Turning.UPSET, ply=1, upset="corrupt")
    assert upset.head == "The last change of the lead, on move 1:"
    assert upset.more == f"Corruption cost {one} the lead."
    revolt = tell(table, turn=Turning.UPSET, ply=1, upset="revolt")
    assert revolt.more == f"A revolt cost {one} the lead."
    assert tell(table, turn=Turning.RESIGNED, ply=0).head == f"{one} resigned before the first move."


@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_the_deed_is_told_as_in_the_log_with_its_pieces(game: str) -> None:
    locale.set_language("en")
    table, _ = ended(game)
    match, presenter = table.match, table.scene.presenter
    for ply in range(1, match.ply + 1):
        facts = match.facts(7)[ply]
        for seat in range(2):
            story = told(match, GameCourse(((0, 0),) * (match.ply + 1), Turning.LEAD, seat, ply), presenter)
            own = [line.markup for line in presenter.sentences(facts) if line.seat == seat and line.weight == 1]
            assert story.more == (
                own[-1] if own else locale.text("story-lead-more", name=f"<b>{match.seats[seat].name}</b>")
            )
            assert own or not story.faces
            most = told(match, GameCourse(((0, 0),) * (match.ply + 1), Turning.THROUGHOUT, seat, ply), presenter)
            assert most.more == f"Above all on move {ply}: {own[-1]}" if own else most.ply == -1


def test_cards_that_cover_each_other_have_no_names() -> None:
    """At 3840 by 2160 the names of all but the last were cut."""
    table, final = ended()
    brush, fans = table.scene.presenter.brush, list[list[int]]()
    end = ending(final.match, table.scene.presenter.rounds(), speaks=False)
    assert end is not None
    course = GameCourse(((0, 0), (1, 0)), Turning.LEAD, 1, 1)
    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(brush), "fan", lambda _, __, items, *___: fans.append([item.detail for item in items]))
        for faces in (("ivory.0", "ivory.1"), ("ivory.0",)):
            band = Band(table.shell, end, course, Tale("Head", "More", faces=faces), brush, None)
            band.place(pygame.FRect(40, 500, 1200, 90))
            band.draw_self(canvas)
    assert fans == [[COVERED, COVERED], [0]]


def test_the_band_leads_to_the_table_of_rounds_and_back() -> None:
    table, final = ended()
    band = band_of(final)
    final.set_focus(band, by_key=True)
    table.key(Action.ACTIVATE)
    sheet = table.stack.top
    assert isinstance(sheet, ScoreSheet)
    assert sheet.focused is not None
    assert sheet.focused.name == "close"
    told_rows = [spoken(each) for each in sheet.narration()]
    assert all(any(line.startswith(f"{seat.name}: ") for line in told_rows) for seat in table.match.seats)
    table.key(Action.BACK)
    assert table.stack.top is final
    assert final.focused is band_of(final)


def test_the_story_is_told_unasked_and_the_band_tells_it_in_full() -> None:
    _, final = ended()
    band = band_of(final)
    assert band.words in [each.markup for each in final.announced().notices]
    described = band.accessible()
    assert described is not None
    assert described.role is Role.BUTTON
    assert "<b>" not in described.name
    assert spoken(band.words).split(":")[0] in described.name


def test_nothing_has_the_focus_and_forty_presses_begin_nothing() -> None:
    table, final = ended()
    table.tick(1.0)
    assert final.focused is None
    for _ in range(40):
        table.key(Action.ACTIVATE)
    assert table.stack.top is final


def test_a_game_that_is_resigned_before_its_first_move_has_a_band() -> None:
    table, final = ended(resigns=True)
    assert table.match.ply == 0
    table.surface()
    name = table.match.seats[0].name
    assert spoken(band_of(final).words) == f"{name} resigned before the first move."


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200), (720, 1280), (2560, 1080)])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("language", ONE_NOW)
@pytest.mark.parametrize(("game", "ais"), [("sobek", 3), ("duel", 1), ("sa-re", 3)])
def test_all_parts_of_the_band_lie_in_it_and_apart(game: str, ais: int, language: str, text_size: float, size) -> None:
    locale.set_language(language)
    table, final = ended(game, ais, size=size, text_size=text_size, language=language)
    band = band_of(final)
    with drawing() as seen:
        band.draw_self(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
    places = [each.rect for each in seen.texts]
    assert len(places) >= 2 + len(table.match.seats)
    assert all(band.rect.inflate(-8, 2).contains(place) for place in places)
    assert all(place.inflate(-2, -6).collidelist([each.inflate(-2, -6) for each in places[at + 1 :]]) < 0
               for at, place in enumerate(places))  # fmt: skip
    rows = [each.rect for each in final.root.walk() if isinstance(each, Button)]
    assert band.rect.bottom <= min(rect.top for rect in rows)


@pytest.mark.parametrize("language", locale.available_languages())
def test_all_buttons_stand_in_one_row_of_a_window_in_full_hd(language: str) -> None:
    locale.set_language(language)
    _, final = ended(language=language)
    rows = {each.rect.top for each in final.root.walk() if isinstance(each, Button)}
    assert len(rows) == 1


@pytest.mark.parametrize("at", [0.02, 0.3, 0.6, 0.97])
@pytest.mark.parametrize(("game", "ais"), [("sobek", 3), ("sa-re", 3)])
def test_the_number_of_a_move_stands_beside_its_mark(
    game: str, ais: int, at: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, final = ended(game, ais)
    ply = max(1, round(table.match.ply * at))
    monkeypatch.setattr("game.ui.table.finish.final.told", lambda *_: Tale("It turned.", ply=ply))
    final.rebuild()
    final.skip()
    rings: list[pygame.FRect] = []

    def note(_: Canvas, centre: tuple[float, float], radius: float, colour: object, **__: object) -> None:
        if (radius, colour) == (6.0, "linen"):
            rings.append(around(centre, 2 * radius))

    monkeypatch.setattr(Canvas, "disc", note)
    with drawing() as seen:
        band_of(final).draw_self(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
    (ring,) = rings
    number = next(each.rect for each in seen.texts if each.words == str(ply))
    assert not number.colliderect(ring)
    assert abs(number.centerx - ring.centerx) < 40
    assert band_of(final).rect.contains(ring)
    assert band_of(final).rect.contains(number)


def test_the_race_shows_leads_over_the_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines of points lie within a few pixels of each other for most of a game."""
    table, final = ended("duel")
    final.skip()
    lines, stroke = list[list[tuple[float, float]]](), forms.stroke

    def note(points: list[tuple[float, float]], *more: Any) -> str:
        lines.append(list(points))
        return stroke(points, *more)

    monkeypatch.setattr(forms, "stroke", note)
    band_of(final).draw_self(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
    one, other = {tuple(line): line for line in lines if len(line) > 2}.values()
    heights = [y for _, y in (*one, *other)]
    assert abs(one[-1][1] - other[-1][1]) > 0.4 * (max(heights) - min(heights))
    assert one[-1][1] + other[-1][1] == pytest.approx(one[0][1] + other[0][1], abs=6), "as far above as below"


@pytest.mark.parametrize(("game", "ais"), [("duel", 1), ("sobek", 3)])
def test_whoever_has_more_points_ends_higher(game: str, ais: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table, final = ended(game, ais)
    final.skip()
    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
    ends, stroke = dict[tuple[int, ...], float](), forms.stroke

    def note(points: list[tuple[float, float]], colour: Any, *more: Any) -> str:
        if len(points) > 2:
            ends[tuple(colour)] = points[-1][1]
        return stroke(points, colour, *more)

    monkeypatch.setattr(forms, "stroke", note)
    band_of(final).draw_self(canvas)
    end = ending(final.match, table.scene.presenter.rounds(), speaks=False)
    assert end is not None
    heights = [ends[tuple(canvas.colour(SEAT_COLOURS[seat]))] for seat in end.order]
    assert heights == sorted(heights)
    assert heights[0] < heights[-1]
