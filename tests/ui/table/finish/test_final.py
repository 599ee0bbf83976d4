"""The end of a match: the scores race, a press shows the end, and everything keeps its room."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import count
from typing import Any

import msgspec
import pygame
import pytest

from game import locale
from game.ai.heuristics import make as make_heuristics
from game.match.contests import NextGame
from game.match.seats import ai, human
from game.registry import GAMES
from game.ui.boards.kit.values import Extra, ScoreTable
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph
from game.ui.drawing.surface_cache import SurfaceCache
from game.ui.drawing.text import Style, Typesetter
from game.ui.table.finish import final as final_scene
from game.ui.table.finish import pedestals
from game.ui.table.finish.band import Band
from game.ui.table.finish.ending import Ending, ending
from game.ui.table.finish.final import Final
from game.ui.table.finish.rounds_table import RoundsTable
from game.ui.table.finish.score_sheet import ScoreSheet
from game.ui.table.replay import replay
from game.ui.widgets.button import Button
from game.ui.widgets.scene import Pop, Push
from game.ui.widgets.slider import Slider
from game.ui.window.display import fit
from game.ui.window.input import Action, KeyPress
from tests.sparing import LARGE_NOW, one_now
from tests.ui.drawn import drawing
from tests.ui.tables import Table

pytestmark = pytest.mark.usefixtures("_unpainted")


def ended(game: str = "sobek", people: int = 1, ais: int = 1, **settings: object) -> tuple[Table, Final]:
    table = Table(people, ais, game=game, seed="end", **settings)  # type: ignore[arg-type]
    match, rng = table.match, random.Random(2)
    heuristics = make_heuristics(match.game)
    while match.to_move >= 0:
        move = match.game.canonical(table.state, heuristics.policy(table.state, rng.random))
        match.submit(match.to_move, move, match.ply)
    table.scene.show_now()
    table.stack.apply(table.scene.mode.finish())
    final = table.stack.top
    assert isinstance(final, Final)
    return table, final


class Again:
    """Further games, all of which open the same scene."""

    def __init__(self, scene: Any, following: NextGame | None = None) -> None:
        self.scene = scene
        self.following = following
        self.begun: list[str] = []

    def next(self) -> Any:
        self.begun.append("next")
        return self.scene

    def again(self) -> Any:
        self.begun.append("again")
        return self.scene

    def restart(self) -> Any:
        self.begun.append("restart")
        return self.scene

    def same(self) -> Any:
        self.begun.append("same")
        return self.scene


def words_of(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the words that are drawn, one after the other."""
    found: list[str] = []
    plain = Canvas.text

    def note(canvas: Canvas, words: str, *rest: object, **more: object) -> float:
        found.append(words)
        return plain(canvas, words, *rest, **more)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", note)
        table.surface()
    return found


def test_the_scores_race_to_their_end_and_a_press_shows_it_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, final = ended(animation="normal")
    assert final.match.result is not None
    points = [str(score) for score in final.match.result.scores]
    assert final.animator.is_running
    assert not set(points) & set(words_of(table, monkeypatch))
    table.tick(1.2)
    assert final.animator.is_running
    final.is_dirty = False
    final.handle(KeyPress(Action.TELL_TURN))
    assert not final.animator.is_running
    assert final.is_dirty, "or the window would go on showing scores that have not come yet"
    assert set(points) <= set(words_of(table, monkeypatch))


def test_without_motion_the_end_is_there_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, final = ended(animation="off")
    assert final.match.result is not None
    assert not final.animator.is_running
    assert {str(score) for score in final.match.result.scores} <= set(words_of(table, monkeypatch))


def test_the_people_are_made_ready_one_in_a_turn_before_the_scene_appears(monkeypatch: pytest.MonkeyPatch) -> None:
    """All in the first frame kept the window away for a third of a second."""
    table, final = ended(ais=3)
    turn, figures, made, paint, keep = 0, list[int](), list[int](), pedestals.paint_figure, SurfaceCache.keep
    monkeypatch.setattr(pedestals, "paint_figure", lambda *at, **how: figures.append(turn) or paint(*at, **how))
    monkeypatch.setattr(SurfaceCache, "keep", lambda *given: made.append(turn) or keep(*given))
    monkeypatch.setattr(final_scene, "perf_counter", count().__next__)
    while not final.make_ready():
        turn += 1
    assert len(figures) == len(set(figures)) == 4
    made.clear()
    final.draw(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
    assert not made, "what was made ready is kept"
    assert final.make_ready()
    final.rebuild()
    assert not final.make_ready(), "places may have changed"


@pytest.mark.parametrize("game", GAMES)
def test_everybody_shows_what_the_match_brought(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, final = ended(game)
    shown = ending(final.match, table.scene.presenter.rounds(), speaks=False)
    assert shown is not None
    assert shown.farewells == []
    drawn: list[tuple[str, ...]] = []
    brush = type(table.scene.presenter.brush)
    monkeypatch.setattr(brush, "fan", lambda _, __, items, *___: drawn.append(tuple(item.face for item in items)))
    standing: list[object] = []

    def note(_: object, __: object, name: str, ___: object, extra: Extra = (), *____: object, **_____: object) -> None:
        if name == "standing":
            standing.append(dict(extra)["building"])

    monkeypatch.setattr(brush, "face", note)
    monkeypatch.setattr(Band, "draw_self", lambda *_: None)
    words = words_of(table, monkeypatch)
    riches = [fan for fans in shown.table.riches for fan in fans]
    assert len(shown.table.riches) == (0 if game == "ferry" else 2)
    if shown.table.picture is None:
        assert sorted(drawn) == sorted(fan.faces for fan in riches)
        assert all(fan.figure for fan in riches)
    else:  # whole cities, with their bare plots
        assert drawn == []
        assert {face for fan in riches for face in fan.faces} <= set(standing)
    assert {fan.figure for fan in riches if fan.figure} <= set(words)
    if game == "duel":
        for fans, score in zip(shown.table.riches, final.match.result.scores, strict=True):  # type: ignore[union-attr]
            assert sum(int(fan.figure) for fan in fans) == score


@pytest.mark.parametrize("game", GAMES)
def test_the_results_are_heard_at_once_however_many_rounds_there_were(game: str) -> None:
    table, final = ended(game)
    told = [each.markup for each in final.announced().notices]
    for seat in table.match.seats:
        assert any(line.startswith(f"{seat.name}: ") and any(map(str.isdigit, line)) for line in told), told


def paragraphs_of(table: Table, end: Ending) -> list[tuple[str, pygame.FRect]]:
    """Return the rich text of the table of rounds on its sheet, with the places where it stands."""
    found: list[tuple[str, pygame.FRect]] = []
    with pytest.MonkeyPatch.context() as patch:

        def note(_: Canvas, words: Paragraph, at: tuple[float, float], *__: object) -> None:
            runs = [item.run.text for item in words.placed]
            found.append((" ".join(" ".join(runs).split()), pygame.FRect(at, (words.width, words.height))))

        patch.setattr(Canvas, "paragraph", note)
        sheet = ScoreSheet(table.shell, lambda: end)
        table.stack.apply(Push(sheet))
        sheet.paint(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
        table.stack.apply(Pop())
    return found


@pytest.mark.parametrize("language", locale.available_languages())
@pytest.mark.parametrize("text_size", LARGE_NOW)
@pytest.mark.parametrize(("game", "ais"), [("sobek", 3), ("duel", 1), ("sa-re", 3)])
def test_on_the_sheet_honours_stand_in_the_rows(game: str, ais: int, text_size: float, language: str) -> None:
    """Even three in one row: then without their figures, smaller, and what has no room is counted."""
    locale.set_language(language)
    table, final = ended(game, ais=ais, text_size=text_size, language=language)
    end = ending(final.match, table.scene.presenter.rounds(), speaks=False)
    assert end is not None
    best = end.order[0]
    for named in (end.honours, [replace(each, seat=best) for each in end.honours[:3]]):
        with drawing() as seen:
            found = paragraphs_of(table, replace(end, honours=named))
        rows = dict(zip(end.order, [box.rect for box in seen.boxes if box.colour == "field"], strict=True))
        for seat in {each.seat for each in named}:
            own = [each for each in named if each.seat == seat]
            titles = [locale.text(f"honour-{each.honour.name}") for each in own]
            words, place = next(each for each in found if titles[0] in each[0])
            missing = [title for title in titles if title not in words]
            assert len(missing) <= max(0, len(own) - 2)
            assert words.endswith(f" +{len(missing)}") or not missing
            assert rows[seat].inflate(0, 2).contains(place)


@pytest.mark.parametrize("game", ["sobek", "sa-re"])
@pytest.mark.parametrize("text_size", LARGE_NOW)
@pytest.mark.parametrize("size", [(1280, 720), (900, 1200), (2560, 1080), (1024, 768)])
def test_the_table_ends_above_the_buttons_in_every_shape(size, text_size, game, monkeypatch) -> None:
    table, final = ended(game, 1, 3, size=size, text_size=text_size)
    sheets: list[pygame.FRect] = []
    monkeypatch.setattr(Canvas, "panel", lambda _, sheet, **__: sheets.append(sheet))
    table.surface()
    band = next(each for each in final.root.walk() if isinstance(each, Band))
    assert sheets[-1] == band.rect
    top = min(each.rect.top for each in final.root.walk() if isinstance(each, Button))
    has_table = size[1] > size[0] and game == "sobek"  # four cities need the room of the table
    if has_table:
        assert not band.focusable
        assert band.rect.bottom < sheets[0].top < sheets[0].bottom <= top
    else:
        table.click("scores")
        assert isinstance(table.stack.top, ScoreSheet)
        assert len(sheets) == 1
        table.surface()
        close = next(each for each in table.stack.top.root.walk() if isinstance(each, Button))
        assert sheets[-1].bottom < close.rect.top
        assert band.rect.bottom <= top
    for sheet in sheets:
        assert sheet.left >= 0
        assert sheet.right <= final.size[0]
    assert sheets[0 if has_table else -1].height >= 4 * 36


@pytest.mark.parametrize("size", [(1280, 720), (900, 1200), (1080, 1920)])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_with_the_largest_french_text(game: str, size, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[str] = []
    shorten = Typesetter.shorten

    def note(types: Typesetter, words: str, style: Style, width: float) -> str:
        found = shorten(types, words, style, width)
        if found != words:
            cut.append(words)
        return found

    ais = 1 if game == "duel" else 3
    try:
        locale.set_language("fr")
        table, _ = ended(game, 1, ais, size=size, text_size=1.3, language="fr")
        monkeypatch.setattr(Typesetter, "shorten", note)
        table.surface()
    finally:
        locale.set_language("en")
    assert cut == []


@pytest.mark.parametrize("language", locale.available_languages())
@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_awards_in_two_lines_keep_their_room_and_break_apart(size: tuple[int, int], language: str) -> None:
    locale.set_language(language)
    table, final = ended("duel", size=size, language=language)
    end = ending(final.match, table.scene.presenter.rounds(), speaks=False)
    assert end is not None
    best = end.order[0]
    said = replace(end, honours=[replace(each, seat=best) for each in end.honours[:3]])
    laid: list[tuple[Paragraph, float]] = []
    with drawing() as seen, pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "paragraph", lambda _, words, at, *__: laid.append((words, at[1])))
        canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
        rounds = RoundsTable(said, is_wide=True)
        room = pygame.FRect(40, 300, final.size[0] - 80, rounds.height(canvas.types))
        rounds.paint(canvas, room)
    row = next(box.rect for box in seen.boxes if box.colour == "field")
    words, top = laid[-1]
    assert row.top + 4 <= top
    assert top + words.height <= row.bottom - 4
    titles = [locale.text(f"honour-{each.honour.name}") for each in said.honours]
    lines = ["".join(item.run.text for item in line) for line in by_line(words)]
    told = [" ".join(line.split()) for line in lines]
    assert all(any(title in line for line in told) for title in titles), told


def by_line(words: Paragraph) -> list[list[Any]]:
    """Return what stands in each line of a paragraph, from the top."""
    lines: dict[float, list[Any]] = {}
    for item in words.placed:
        lines.setdefault(item.y, []).append(item)
    return [lines[y] for y in sorted(lines)]


@pytest.mark.parametrize("language", locale.available_languages())
@pytest.mark.parametrize("game", ["sobek", "sa-re"])
def test_all_awards_have_their_figures_or_none(game: str, language: str) -> None:
    locale.set_language(language)
    table, final = ended(game, ais=3, size=(1440, 900), language=language)
    end = ending(final.match, table.scene.presenter.rounds(), speaks=False)
    assert end is not None
    assert len({each.seat for each in end.honours}) > 1
    best = end.honours[0].seat
    crowded = [*end.honours, *(replace(each, seat=best) for each in end.honours)]
    for named in (end.honours, crowded):
        found = paragraphs_of(table, replace(end, honours=named))
        told = [
            words for words, _ in found if any(locale.text(f"honour-{each.honour.name}") in words for each in named)
        ]
        figures = [locale.text(f"honour-{each.honour.name}-figure", count=each.figure) for each in end.honours]
        shown = [any(figure in words for figure in figures) for words in told]
        assert len(told) == len({each.seat for each in named})
        assert len(set(shown)) == 1


@pytest.mark.rule("D-4.5")
def test_after_a_full_tie_the_deciding_game_is_offered() -> None:
    table, final = ended("duel")
    final = Final(
        table.shell, final.match, lambda: table.scene.presenter.rounds(), sequel=Again(final), replay=Pop,
        fairness=Pop,
    )  # fmt: skip
    again = "Play Sobek: 2 Players again against Nefer (Feather)"
    for winners, label in (((0,), again), ((1,), again), ((0, 1), "Play the deciding game")):
        assert final.match.result is not None
        final.match.result = msgspec.structs.replace(final.match.result, winners=list(winners))
        final.enter((1280, 720))
        (button,) = (each for each in final.root.walk() if isinstance(each, Button) and each.name == "again")
        assert button.label == label


@pytest.mark.parametrize(
    ("size", "text_size", "has_table"),
    [((1080, 1920), 1.0, True), ((1080, 1920), 1.5, False), ((900, 1200), 1.0, False)],
)
def test_the_table_of_rounds_gives_way_to_four_cities(size: tuple[int, int], text_size: float, has_table: bool) -> None:
    _, final = ended("sa-re", 1, 3, size=size, text_size=text_size)
    band = next(each for each in final.root.walk() if isinstance(each, Band))
    assert band.focusable != has_table, "what gives way is behind a press"
    assert band.rect.bottom < final.size[1] * (0.8 if has_table else 0.95)


@pytest.mark.parametrize("language", locale.available_languages())
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_every_button_lies_in_the_window_and_apart(text_size: float, language: str) -> None:
    """The Italian ones began 32 pixels left of a tall window; in a guided game there is one more."""
    locale.set_language(language)
    table, final = ended("sa-re")
    final = Final(
        table.shell, final.match, lambda: table.scene.presenter.rounds(), sequel=Again(final), replay=Pop,
        fairness=Pop, analyse=Pop, learned=Pop,
    )  # fmt: skip
    table.shell.change_settings(text_size=text_size)
    for size in [(1280, 720), (1024, 768), (900, 1200), (720, 1280), (1080, 1920), (2560, 1080)]:
        table.shell.show_on(fit(size))
        final.enter(table.shell.display.size)
        room = pygame.FRect((0, 0), final.size)
        buttons = [widget for widget in final.root.walk() if isinstance(widget, Button)]
        assert {button.name for button in buttons} == {
            "learned", "again", "look", "review", "analyse", "menu", "fairness", "same"
        }  # fmt: skip
        for one in buttons:
            assert room.contains(one.rect), (size, one.name, one.rect)
            assert not [other.name for other in buttons if other is not one and other.rect.colliderect(one.rect)]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1440, 900), (900, 1200)])
def test_the_controls_of_a_replay_are_high_and_apart_in_a_low_sheet_too(size: tuple[int, int]) -> None:
    table, final = ended("sa-re", size=size)
    table.scene = replay(table.shell, final.match)
    table.stack.apply(Push(table.scene))
    table.tick(times=3)
    sheet = table.scene.areas.actions
    controls = [each for each in table.scene.root.walk() if isinstance(each, Button | Slider)]
    inside = [each.rect for each in controls if sheet.inflate(-16, -16).contains(each.rect)]
    assert len(inside) == len([each for each in controls if sheet.colliderect(each.rect)]) >= 6
    assert min(each.rect.height for each in controls if each.rect in inside and isinstance(each, Button)) >= 38
    assert all(rect.collidelist(inside[at + 1 :]) < 0 for at, rect in enumerate(inside))


def test_the_slider_of_a_replay_takes_the_width_of_a_wide_panel() -> None:
    """The button for the eyes stands above then, beside the steps."""
    table, final = ended("sa-re", size=(2560, 1080))
    table.scene = replay(table.shell, final.match)
    table.stack.apply(Push(table.scene))
    table.tick(times=3)
    sheet = table.scene.areas.actions
    slider = next(each for each in table.scene.root.walk() if isinstance(each, Slider))
    assert slider.rect.width > 0.6 * sheet.width


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_after_a_live_game_one_button_is_golden_two_are_plain_and_the_rest_small(size: tuple[int, int]) -> None:
    table, final = ended("sobek", 1, 3, size=size)
    final = Final(
        table.shell, final.match, lambda: table.scene.presenter.rounds(), sequel=Again(final), replay=Pop,
        fairness=Pop, analyse=Pop,
    )  # fmt: skip
    final.enter(table.shell.display.size)
    buttons = [each for each in final.root.walk() if isinstance(each, Button)]
    assert [each.name for each in buttons if each.label] == ["again", "analyse", "menu"]
    small = [each for each in buttons if not each.label]
    assert [each.name for each in small] == ["review", "look", "same", "fairness"]
    said = [each.accessible() for each in small]
    assert [each.name for each in said if each] == ["Replay", "Table", "Same deal", "Is it fair?"]
    assert len({each.rect.top for each in buttons}) == 1
    assert all(each.focusable for each in buttons)


@pytest.mark.parametrize("language", locale.available_languages())
def test_in_a_tall_window_the_golden_button_has_its_own_row(language: str) -> None:
    """In Italian it stood before three others, and the last three below."""
    locale.set_language(language)
    table, final = ended("sobek", 1, 2, size=(900, 1200))
    final = Final(
        table.shell, final.match, lambda: table.scene.presenter.rounds(), sequel=Again(final), replay=Pop,
        fairness=Pop, analyse=Pop,
    )  # fmt: skip
    final.enter(table.shell.display.size)
    again, *others = [each for each in final.root.walk() if isinstance(each, Button)]
    assert {each.rect.top for each in others} == {others[0].rect.top}
    assert again.rect.bottom < others[0].rect.top


def test_losers_stand_in_the_order_of_their_points() -> None:
    _, final = ended(people=1, ais=3)
    end = ending(final.match, ScoreTable((), ()), speaks=False)
    assert end is not None
    shown = replace(end, result=msgspec.structs.replace(end.result, scores=[10, 30, 5, 20], winners=[1]))
    assert shown.order == [1, 3, 0, 2]


def test_the_button_that_plays_again_names_as_much_as_there_is_room_for() -> None:
    table, final = ended("sa-re")
    again = "Play Sa-Rê again against Nefer (Feather)"
    for size, analyse in (((1280, 720), None), ((1280, 720), Pop), ((720, 1280), Pop)):
        table.shell.show_on(fit(size))
        final = Final(
            table.shell, final.match, lambda: table.scene.presenter.rounds(), sequel=Again(final), replay=Pop,
            fairness=Pop, analyse=analyse,
        )  # fmt: skip
        final.enter(table.shell.display.size)
        (button,) = (each for each in final.root.walk() if isinstance(each, Button) and each.name == "again")
        assert (button.label, button.tooltip) == (again, "")
        tops = {each.rect.top for each in final.root.walk() if isinstance(each, Button)}
        assert len(tops) == 1 + (size[1] > size[0])
    options = {"scenario": "first-pyramid", "architect": "on"}
    final.match.header = msgspec.structs.replace(final.match.header, options=options)
    table.shell.show_on(fit((1280, 720)))
    final.enter(table.shell.display.size)
    (button,) = (each for each in final.root.walk() if isinstance(each, Button) and each.name == "again")
    assert button.label == again
    assert button.tooltip == "Play Sa-Rê (First Pyramid, Architect variant) again against Nefer (Feather)"


@pytest.mark.parametrize("language", locale.available_languages())
@pytest.mark.parametrize("game", ["sobek", "sa-re"])
@pytest.mark.parametrize("count", one_now((4, 3)))
def test_the_button_that_plays_again_names_all_opponents_of_a_full_table(game: str, count: int, language: str) -> None:
    """In the smallest window too, beside all other buttons; levels, and then the game, give way."""
    locale.set_language(language)
    names = ("Nefer", "Imhotep", "Ptahhotep")[: count - 1]
    table, final = ended(game, language=language)
    table.shell.show_on(fit((1280, 720)))
    final = Final(
        table.shell, final.match, lambda: table.scene.presenter.rounds(), sequel=Again(final), replay=Pop, fairness=Pop,
        analyse=Pop,
    )  # fmt: skip
    seats = [human("Anna"), *(ai("merchant", name) for name in names)]
    final.match.header = msgspec.structs.replace(final.match.header, seats=seats)
    final.enter(table.shell.display.size)
    (button,) = (each for each in final.root.walk() if isinstance(each, Button) and each.name == "again")
    assert all(name in button.label for name in names)
    assert not button.tooltip or all(name in button.tooltip for name in names)
    rects = [each.rect for each in final.root.walk() if isinstance(each, Button)]
    assert all(pygame.FRect((0, 0), table.shell.display.size).contains(rect) for rect in rects)
