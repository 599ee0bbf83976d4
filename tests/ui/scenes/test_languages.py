"""Every language fits: no words are cut or run out of their place on any screen or table."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import partial

import pygame
import pytest

from game import locale
from game.analysis.four_tables import MatchScore
from game.match import saves
from game.match.seats import ai
from game.match.statistics import SittingHistory
from game.match.table_code import decode
from game.registry import GAMES
from game.rules.core.bits import members
from game.ui.accessibility.outline import Outliner
from game.ui.boards.kit.values import LogLine
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style, Typesetter
from game.ui.scenes.challenge import Challenge
from game.ui.scenes.crash import Crash
from game.ui.scenes.credits import Credits
from game.ui.scenes.four_tables import FourTables
from game.ui.scenes.learning import Learning
from game.ui.scenes.menu import MainMenu, ask_to_quit
from game.ui.scenes.moving import Moving
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.options import Options, SettingsPage
from game.ui.scenes.rulebook import Rulebook
from game.ui.scenes.statistics import Statistics
from game.ui.scenes.week import WeekScene
from game.ui.table import bar as table_bar
from game.ui.table.bar import paint_bar, paint_turn, turn_width
from game.ui.table.finish.score_sheet import ScoreSheet
from game.ui.table.handover import HandOverScene
from game.ui.table.players import Players
from game.ui.table.replay import replay
from game.ui.table.scene import TableScene
from game.ui.table.solve.drill import first_drill
from game.ui.table.solve.puzzle_table import open_practice
from game.ui.table.study.win_chances_sheet import WinChancesSheet
from game.ui.table.teach.lesson_table import open_chapter
from game.ui.table.tell.drawn_sheet import DrawnSheet
from game.ui.table.tell.log_sheet import LogSheet
from game.ui.widgets.button import Button
from game.ui.widgets.flow import FormRow
from game.ui.widgets.label import Label
from game.ui.widgets.shell import Practice, Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import fit
from game.ui.window.report import Report
from game.ui.window.settings import Settings
from tests.sparing import FINE, LARGE_NOW, ONE_NOW, one_now, some_now
from tests.ui.conftest import make_history, make_saves
from tests.ui.drawn import drawing
from tests.ui.learner import Learner
from tests.ui.pilot import room_for_words
from tests.ui.scenes.test_figures import finish
from tests.ui.scenes.test_four_tables import CODE, visits
from tests.ui.shells import PICTURES
from tests.ui.snapshot import in_parts, render_scene
from tests.ui.table.finish.test_band import ended
from tests.ui.tables import Table, settle
from tests.weeks import week

LANGUAGES = locale.available_languages()
LONG = ("Ada Lovelace-Byron XX", "Ptolemaios Philadelphos")


@pytest.fixture(autouse=True)
def _nothing_is_missing(_english: None) -> Iterator[None]:
    yield
    assert not locale.missing_keys()


@pytest.fixture
def cut(monkeypatch) -> list[str]:
    """Collect the texts that were too wide for their place; names of players may be."""
    found: list[str] = []
    shorten = Typesetter.shorten

    def note(self: Typesetter, words: str, style: object, width: float) -> str:
        shown = shorten(self, words, style, width)  # type: ignore[arg-type]
        if shown != words and not words.startswith(LONG):
            found.append(f"{words} -> {shown}")
        return shown

    monkeypatch.setattr(Typesetter, "shorten", note)
    return found


def make_shell(text_size: float) -> Shell:
    return Shell(
        settings=Settings(text_size=text_size), display=fit((1280, 720)), store=lambda *_: "", pictures=PICTURES
    )


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "listing", lambda **_: make_saves())


def undoable_cover(shell: Shell) -> Stage:
    cover = HandOverScene(shell, "Nefret", 1, lambda: None, open_menu=lambda: None)
    cover.let_take_back(LONG[1], lambda: None)
    return cover


def options_page(page: SettingsPage) -> Callable[[Shell], Stage]:
    def make(shell: Shell) -> Stage:
        scene = Options(shell)
        scene.page = page
        return scene

    return make


def table_menu(shell: Shell) -> Stage:
    table = Table(2, 0, text_size=shell.settings.text_size)
    table.scene.mode.controller.teacher.turn(table.sight.viewer, is_on=True)
    return table.scene.mode.open_menu().scene


def players(shell: Shell, people: int) -> Players:
    table = Table(people, 4 - people, text_size=shell.settings.text_size)
    return Players(shell, table.match, table.scene.mode.controller.give_seat)


def week_scene(shell: Shell, today: int, shown: int = -1) -> WeekScene:
    scene = WeekScene(shell, lambda person, day, names: week(today), lambda: week(today).today)
    scene.shown = shown
    return scene


LINE = "Felucca · 90–80 · ●●◐●○●● · lost 12 (Steward 21, Vizier 3) · FEL-7K3M-9QXD-TN2P"


def challenge(shell: Shell, words: str = LINE) -> Challenge:
    given = week().days[3]
    scene = Challenge(shell, lambda _: given.table, lambda _: (given.sailed, given.verdict), lambda _: None)
    if words:
        scene.take(words)
    return scene


def log_sheet(shell: Shell) -> LogSheet:
    def tell() -> list[LogLine]:
        return [LogLine(locale.text("log-sa-re-night", count=3), -1, weight) for weight in (0, 1, 2)]

    return LogSheet(shell, tell, ())


def review(shell: Shell) -> TableScene:
    table = Table(1, 1, text_size=shell.settings.text_size)
    rng = random.Random(2)
    while table.match.to_move >= 0:
        seat = table.match.to_move
        table.match.submit(seat, rng.choice(table.match.view(seat).legal), table.match.ply)
    return replay(table.shell, table.match)


SCENES: dict[str, Callable[[Shell], Stage]] = {
    "menu": MainMenu,
    **{f"new-{game}": lambda shell, game=game: NewGameScene(shell, game) for game in GAMES},
    **{f"options-{page}": options_page(page) for page in SettingsPage},
    **{f"rules-{game}": lambda shell, game=game: Rulebook(shell, game) for game in GAMES},
    "statistics": lambda shell: Statistics(shell, make_history()),
    "statistics-none": lambda shell: Statistics(shell, SittingHistory()),
    "credits": Credits,
    "crash": lambda shell: Crash(shell, Report((ValueError("broken"),)), MainMenu),
    "quit": lambda shell: ask_to_quit(shell).scene,
    "hand-over": lambda shell: HandOverScene(shell, "Nefret", 1, lambda: None, open_menu=lambda: None),
    "hand-over-undo": undoable_cover,
    "hand-over-cards": lambda shell: HandOverScene(
        shell, "Nefret", 1, lambda: None, open_menu=lambda: None, is_hand=False
    ),
    "hand-over-waits": lambda shell: HandOverScene(
        shell, "Nefret", 1, lambda: None, open_menu=lambda: None, is_turn=False
    ),
    **{f"players-{people}": lambda shell, people=people: players(shell, people) for people in (1, 4)},
    "log": log_sheet,
    "learning": Learning,
    **{f"week-{day}": partial(week_scene, today=day) for day in (0, 3, 6)},
    "week-today": partial(week_scene, today=2, shown=2),
    "moving": Moving,
    "challenge": challenge,
    "challenge-empty": partial(challenge, words=""),
    "four-tables": lambda shell: FourTables(shell, CODE, visits, lambda _: None, MatchScore(-4.0, 3.0, "steward")),
    "table-menu": table_menu,
    "review": review,
    "win-chances": lambda shell: WinChancesSheet(shell, review(shell).game, lambda _: None),
    "lesson": lambda shell: open_chapter(shell, "sobek", "corruption"),
}


@pytest.mark.parametrize("text_size", LARGE_NOW)
@pytest.mark.parametrize("language", some_now(LANGUAGES, {"fr", "it"}))
@pytest.mark.parametrize("name", SCENES)
def test_no_text_is_wider_than_its_widget(name, language, text_size, cut):
    locale.set_language(language)
    shell = make_shell(text_size)
    scene = SCENES[name](shell)
    if isinstance(scene, Rulebook):  # the texts of its figures are drawn in places of their own
        render_scene(scene, (1280, 720))
        finish(scene)
    with drawing() as seen:
        render_scene(scene, (1280, 720))
    assert not cut
    assert (seen.astray((1280, 720)), seen.missing) == ([], [])
    for widget in scene.root.walk():
        if isinstance(widget, Button) and widget.label:
            room = widget.rect.width - (30 if widget.icon else 0) - 12
            assert shell.types.width(widget.label, widget.style) <= room + 0.5, widget.label
        elif isinstance(widget, Label):
            assert widget.laid_out(widget.rect.width).width <= widget.rect.width + 1, widget.markup
            assert longest_word(shell, widget.markup, widget) <= widget.rect.width + 1, widget.markup
        elif isinstance(widget, FormRow):
            assert longest_word(shell, widget.label, Label(shell, "")) <= room_for_words(widget)
            assert widget.control.rect.right <= widget.rect.right + 0.5, widget.label


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_drawn_in_parts_is_the_scene_drawn_whole(name):
    """A part of a picture is drawn anew wherever something changes; nothing in it may depend on the rest."""
    scene = SCENES[name](make_shell(1.0))
    whole = render_scene(scene, (1280, 720))
    parts = in_parts(scene.shell, scene.draw)
    assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(whole, "RGB")


def puzzle(shell: Shell) -> TableScene:
    return open_practice(shell, Practice("sobek"))


def wrong_exercise(shell: Shell) -> TableScene:
    """Return an exercise after a wrong answer, with the reasons against it."""
    hands = Learner(shell)
    hands.open_exercise("sobek", "second")
    hands.make(hands.exercise.lesson.read("take 4"))
    return hands.table


def wrong_code(shell: Shell) -> Challenge:
    scene = Challenge(shell, decode, lambda _: (None, None), lambda _: None)
    scene.take("FEL-00000-00000-00001")
    return scene


def drawn_sheet(shell: Shell) -> DrawnSheet:
    """Return the sheet of the pieces that the first player of a game has."""
    table = Table(2, 0)
    presenter = table.scene.presenter
    return DrawnSheet(shell, "Nefret", members(table.state.hands[0]), presenter.words, presenter.brush)


def score_sheet(_: Shell) -> ScoreSheet:
    """Return the table of the rounds that the band over a finished game opens."""
    table, _ = ended()
    table.click("scores")
    assert isinstance(table.stack.top, ScoreSheet)
    return table.stack.top


TAUGHT: dict[str, Callable[[Shell], Stage]] = {
    "puzzle": puzzle,
    "drill": lambda shell: first_drill(shell, "duel", "language"),
    "exercise": wrong_exercise,
    "cards": lambda shell: Table(1, 1).scene.navigation.open_cards().scene,
    "zoom": lambda shell: Table(1, 1).scene.navigation.zoom("pile").scene,
    "wrong-code": wrong_code,
    "drawn": drawn_sheet,
    "final": lambda _: ended()[1],
    "scores": score_sheet,
}


_TITLES = {"Sobek", "Sa-Rê", "Felucca"}
"""Names of games, which are pictures on the river."""


def words_of(scene: Stage) -> set[str]:
    """Return every single word that is written on a scene or told of it to a screen reader."""
    with drawing() as seen:
        render_scene(scene)
    told = [node.is_ for node in Outliner().outline(scene).nodes.values()]
    heard = {words for each in told for words in (each.name, each.description)}
    return {
        word for words in (*heard, *(each.words for each in seen.texts)) for word in re.findall(r"[^\W\d_-]+", words)
    }


@pytest.mark.parametrize("name", [name for name in (*SCENES, *TAUGHT) if name != "quit"])
def test_no_scene_keeps_words_of_the_language_before(name, tmp_path, monkeypatch):
    """The key for the list of keys opens the settings over every scene but dialogs."""
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path))
    make = (SCENES | TAUGHT)[name]
    shell = make_shell(1.0)
    shell.change_settings(player_name="Anna")
    scene = make(shell)
    before = words_of(scene)
    scene.shell.change_settings(language="it")
    after = words_of(scene)
    fresh = words_of(make(shell))
    assert (after & before) - fresh <= _TITLES, "also of a sentence that is half in each language"
    assert after - before, "something is said in the new language"


@pytest.mark.parametrize("size", one_now([(1280, 720), (1920, 1080), (3840, 2160)]))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_chapters_of_the_rules_are_seen_whole(game, language, size, cut):
    locale.set_language(language)
    scene = Rulebook(make_shell(1.0), game)
    render_scene(scene, size)
    assert not cut
    chapters = [widget for widget in scene.focusables() if widget.name.startswith("to-")]
    assert len(chapters) == len(locale.keys(f"rules-{game}-chapter-")) > 1
    for widget in chapters:
        assert widget.clip_rect.contains(widget.rect), widget.name
    assert chapters[0].rect.width == scene.root.children[1].children[0].rect.width, "no bar to scroll beside them"


@pytest.mark.parametrize("goal", ["scribe", "priest", "pharaoh", "first-pyramid"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_of_four_is_set_up_without_scrolling(language, goal):
    locale.set_language(language)
    scene = NewGameScene(make_shell(1.0), "sa-re")
    scene.draft.count = 4
    scene.draft.options["scenario"] = goal
    scene.is_unfolded = True
    render_scene(scene, (1280, 720))
    seed = next(widget for widget in scene.focusables() if widget.name == "seed")
    assert seed.clip_rect is not None
    assert seed.clip_rect.contains(seed.rect)


@pytest.mark.parametrize("points", [14, 128])
def test_the_usual_names_are_whole_with_the_largest_words(points, cut):
    table = Table(1, 3, text_size=1.3)
    settle(table)
    table.sight.shown.state.scores[:] = [points] * 4
    table.surface()
    assert not cut


@pytest.mark.parametrize("trouble", ["", "full"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_turn_it_is_covers_nothing_of_the_bar(language, trouble, cut, monkeypatch):
    locale.set_language(language)
    shell = make_shell(1.3)
    canvas = shell.canvas(pygame.Surface((1280, 720), 0, 32))
    goal, phase = locale.text("scenario-first-pyramid"), locale.text("phase-construction")
    status = locale.text("sa-re-status", round=10, phase=phase, goal=goal)
    room = paint_bar(canvas, pygame.FRect(0, 0, 1280, 46), status, trouble)
    assert room.left > shell.types.width(status, Style("serif", 19, bold=True))
    pills: list[pygame.FRect] = []
    faces: list[pygame.FRect] = []
    monkeypatch.setattr(Canvas, "box", lambda _, rect, *__, **___: pills.append(pygame.FRect(rect)))
    monkeypatch.setattr(
        table_bar,
        "paint_face",
        lambda _, __, ___, at, side: faces.append(pygame.FRect(at[0] - side, at[1] - side, 2 * side, 2 * side)),
    )
    for name in ("Anna", "Nefertari Meritenmut"):
        paint_turn(canvas, room, 640.0, 1, locale.text("board-turn-ai", name=name), ai("merchant", name))
    assert all(room.inflate(1, 1).contains(pill) for pill in pills)
    assert all(any(pill.inflate(1, 1).contains(face) for pill in pills) for face in faces)
    assert len(faces) == 2
    assert not cut or trouble


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_turn_it_is_is_whole_in_a_narrow_window_with_the_largest_words(language, cut):
    locale.set_language(language)
    shell = make_shell(1.3)
    canvas = shell.canvas(pygame.Surface((900, 1200), 0, 32))
    status = locale.text("sobek-status", round=2, rounds=3, delivery=3, deliveries=6)
    for name in ("Anna", "Player 2"):
        words = locale.text("board-turn-yours", name=name)
        wanted = turn_width(shell.types, 1, words)
        room = paint_bar(canvas, pygame.FRect(0, 0, 900, 46), status, "", wanted)
        paint_turn(canvas, room, 450.0, 1, words, ai("merchant", name))
    assert not cut


def test_the_turn_keeps_away_from_the_status_and_has_a_row_of_its_own_in_a_high_bar(monkeypatch):
    shell = make_shell(1.0)
    canvas = shell.canvas(pygame.Surface((1280, 720), 0, 32))
    written = {}
    plain = Canvas.text

    def note(self, words, at, style, *rest, **more):
        written[words] = style.size
        return plain(self, words, at, style, *rest, **more)

    monkeypatch.setattr(Canvas, "text", note)
    status = locale.text("duel-status", pile=23, pirogues=5)
    beside = paint_bar(canvas, pygame.FRect(0, 0, 1280, 46), status, "", 200.0)
    usual = written[status]
    assert beside.left >= 16 + shell.types.width(status, Style("serif", usual, bold=True)) + 20
    below = paint_bar(canvas, pygame.FRect(0, 0, 800, 88), status, "", 200.0)
    assert written[status] > usual
    assert below.top >= 46
    assert below.bottom <= 88
    assert (below.left, below.right) == (16, 784)


def longest_word(shell: Shell, markup: str, label: Label) -> float:
    """Return the width of the longest word, which a line would otherwise split between letters."""
    words = locale_words(markup)
    return max((shell.types.width(word, label.style) for word in words), default=0.0)


def locale_words(markup: str) -> list[str]:
    """Return the words of a text without its marks."""
    plain = "".join(part.rpartition(">")[2] for part in markup.split("<"))
    return plain.split()


def test_words_are_found_between_marks():
    assert locale_words("<b>One</b> <icon:scarab>two, <rule:S-1>three") == ["One", "two,", "three"]


def test_a_cut_text_is_noticed(cut):
    types = Typesetter()
    types.shorten("Ptolemaios Philadelphos and others", Label(make_shell(1.0), "").style, 60)
    assert cut == []
    types.shorten("much too long for this", Label(make_shell(1.0), "").style, 60)
    assert len(cut) == 1


@pytest.mark.parametrize("text_size", LARGE_NOW)
@pytest.mark.parametrize("language", ONE_NOW)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_renders_without_cut_words(game, language, text_size, cut):
    locale.set_language(language)
    table = Table(1, 1, game=game, seed="languages", text_size=text_size)
    rng = random.Random(5)
    drawn = 0
    for number in range(600):
        if table.match.is_over:  # a short game: another one
            table = Table(1, 1, game=game, seed=f"languages {number}", text_size=text_size)
        table.tick()
        if table.stack.top is not table.scene:
            table.click("ready" if isinstance(table.stack.top, HandOverScene) else "go-on")
            continue
        if table.sight.is_moving or table.match.to_move != table.sight.viewer:
            continue
        if drawn == 25:
            break
        picture = table.surface()
        assert picture.get_size() == (1280, 720)
        assert len({tuple(picture.get_at((x, 360))) for x in range(0, 1280, 8)}) > 20
        drawn += 1
        match = table.match
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    assert drawn == 25
    assert not cut


@pytest.mark.parametrize("language", ONE_NOW)
@pytest.mark.parametrize("size", [(1920, 1080), FINE])
def test_a_table_renders_large(language, size, cut):
    locale.set_language(language)
    for game in GAMES:
        table = Table(1, 1, game=game, size=size)
        table.tick(times=40)
        assert table.surface().get_size() == size
    assert not cut
    assert pygame.font.get_init()
