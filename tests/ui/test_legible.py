"""All words can be read on their grounds, in every look: on scenes, tables and pieces."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pygame
import pytest

from game import locale
from game.cli import screenshots
from game.components.faces import DrawnText, ResolvedFace, Side
from game.components.load import load_game
from game.components.theme import load_theme, theme_names
from game.match import saves
from game.match.course import course
from game.registry import GAMES
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.faces import FacePainter
from game.ui.drawing.richtext import lay_out
from game.ui.drawing.text import BODY, TITLE
from game.ui.table.bar import paint_bar
from game.ui.table.finish.band import Band
from game.ui.table.finish.ending import ending
from game.ui.table.finish.podium import Podium
from game.ui.table.finish.tale import Tale
from game.ui.table.tell.hint_marks import HintMark, paint_sign
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.settings import Settings
from tests.contrast import contrast
from tests.sparing import one_now
from tests.ui.conftest import make_saves
from tests.ui.gallery.invented import pictures
from tests.ui.legible import LARGE, NORMAL, Line, between, reading
from tests.ui.scenes.test_languages import SCENES
from tests.ui.shells import PICTURES
from tests.ui.snapshot import reaching, render_scene
from tests.ui.table.finish.test_final import ended
from tests.ui.tables import Table

LOOKS = one_now(("papyrus", "contrast"))
SIZES = one_now(((1280, 720), (900, 1200)))
WIDTHS = (90, 180)
"""The widths of faces in real pixels: those of most tables, and of one that is looked at."""


def unreadable(lines: list[Line]) -> list[str]:
    return sorted({str(line) for line in lines if not line.is_legible})


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", SCENES)
def test_the_words_of_a_scene_can_be_read(name, look, size, monkeypatch):
    monkeypatch.setattr(saves, "listing", lambda **_: make_saves())
    locale.set_language("fr")
    shell = Shell(settings=Settings(theme=look), display=fit(size), store=lambda *_: "", pictures=PICTURES)
    scene = SCENES[name](shell)
    scene.shell.change_settings(theme=look)  # a table has a shell of its own
    with reading() as lines:
        render_scene(scene, size)
    assert lines
    assert unreadable(lines) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_table_can_be_read(game, look, size):
    table = Table(1, 3 if 4 in load_game(game).seats else 1, game=game, size=size, theme=look, shows_odds=True)
    chance = random.Random(5)
    with reading() as lines:
        for _ in range(2):
            for _ in range(20):
                if not table.match.is_over:
                    view = table.match.view(table.match.to_move)
                    table.match.submit(table.match.to_move, chance.choice(view.legal), table.match.ply)
            table.scene.show_now()
            table.surface()
    assert unreadable(lines) == []


@pytest.mark.slow
def test_no_widget_of_the_gallery_draws_farther_than_it_may():
    """Where a part of a window is drawn anew, widgets that don't reach into it are left out."""
    games = {name: screenshots.play_through(name) for name in ("sobek", "duel", "sa-re")}
    with reaching() as far:
        painted = [picture.paint() for picture in pictures("en", games, lone=False)]
    assert len(painted) > 60
    assert far == set()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (900, 1200), (1920, 1080)])
@pytest.mark.parametrize("look", ["papyrus", "contrast"])
def test_the_words_of_every_picture_of_the_gallery_can_be_read(look, size):
    games = {name: screenshots.play_through(name) for name in ("sobek", "duel", "sa-re")}
    with reading() as lines:
        painted = [picture.paint() for picture in pictures("en", games, size, lone=False, theme=look)]
    assert len(painted) > 60
    assert unreadable(lines) == []


@pytest.mark.parametrize("look", ["papyrus", "contrast"])
@pytest.mark.parametrize("game", ["sobek", "sa-re"])
def test_the_words_on_all_four_stones_of_an_ending_can_be_read(game, look):
    table, final = ended(game, ais=3, size=(900, 1200), theme=look)
    end = ending(final.match, table.scene.presenter.rounds(), speaks=False)
    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
    with reading() as lines:
        list(Podium(end, table.scene.presenter.brush, final.size, final.size[1] * 0.86).paint(canvas))
    assert {end.name(seat) for seat in range(4)} <= {line.words for line in lines}
    assert unreadable(lines) == []


def test_the_number_of_a_move_can_be_read_over_the_lines_of_the_race():
    table, final = ended(ais=3, theme="contrast")
    end = ending(final.match, table.scene.presenter.rounds(), speaks=False)
    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
    whole, seen = course(table.match.game, table.match.history()), list[Line]()
    for ply in range(1, table.match.ply, 2):
        band = Band(table.shell, end, whole, Tale("It turned.", ply=ply), table.scene.presenter.brush, None)
        band.place(pygame.FRect(40, 500, 1200, 90))
        with reading() as lines:
            band.draw_self(canvas)
        seen += [line for line in lines if line.words == str(ply)]
    assert len(seen) > 50
    assert unreadable(seen) == []


def test_small_words_in_the_bar_can_be_read_over_a_bright_table():
    shell = Shell(settings=Settings(), display=fit((1280, 720)), store=lambda *_: "", pictures=PICTURES)
    canvas = shell.canvas(pygame.Surface((1280, 720), 0, 32))
    canvas.fill("linen")
    with reading() as lines:
        paint_bar(canvas, pygame.FRect(0, 0, 1280, 46), "Draw pile empty · Pirogues left: 0", "", turn=700.0)
    assert [(line.needed, line.is_legible) for line in lines] == [(NORMAL, True)]


@pytest.mark.parametrize("radius", [7.5, 9.0, 13.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_the_letter_of_a_hint_sign_lies_clear_of_its_edge_wherever_it_stands(size, radius):
    """At 1920 by 1080 the dot of a small “?” lay on the edge wherever that was rounded downwards."""
    shell = Shell(settings=Settings(), display=fit(size), store=lambda *_: "", pictures=PICTURES)
    canvas = shell.canvas(pygame.Surface(size, 0, 32))
    with reading() as lines:
        for step in range(10):
            paint_sign(canvas, (100 + 40 * step, 100 + 60.1 * step), HintMark.OTHER, radius)
    assert len(lines) == 10
    assert unreadable(lines) == []


def pieces(game: str, look: str) -> Iterator[tuple[ResolvedFace, str, int, Side]]:
    """Yield every face of a game that looks different, with words on it."""
    found = set()
    paint = FacePainter(load_game(game), load_theme(look), locale.text)
    for piece, width, side in itertools.product(load_game(game).pieces, WIDTHS, ("face", "back")):
        face = paint.face(piece.name, width, side)
        if face not in found and any(isinstance(layer, DrawnText) and layer.key for layer in face.layers):
            found.add(face)
            yield face, piece.name, width, side


@pytest.mark.parametrize("look", theme_names())
@pytest.mark.parametrize("game", GAMES)
def test_the_words_on_a_piece_can_be_read(game, look):
    theme = load_theme(look)
    written = FacePainter(load_game(game), theme, locale.text)
    blank = FacePainter(load_game(game), theme, lambda _: "")
    seen = 0
    for face, name, width, side in pieces(game, look):
        ground, words = blank.surface(name, width, side), written.surface(name, width, side)
        for layer in face.layers:
            if isinstance(layer, DrawnText) and layer.key:
                ink = theme.colour(layer.colour)
                place = pygame.Rect([round(value * width / face.size[0]) for value in layer.box]).clip(words.get_rect())
                behind = theme.colour(layer.relief) if layer.relief else between(ground, words, place, ink)
                seen += 1
                assert contrast(ink, behind) >= NORMAL, (name, width, side, layer)
    assert seen or game not in ("sobek", "duel", "sa-re")


def test_the_words_on_a_painting_have_a_dark_edge_all_around():
    theme = load_theme("papyrus")
    paint = FacePainter(load_game("sobek"), theme, locale.text)
    face, surface = paint.face("wheat.1", 300), paint.surface("wheat.1", 300)
    (letter,) = (layer for layer in face.layers if isinstance(layer, DrawnText) and layer.key == "letter-wheat")
    left, top, width, height = (round(value * 300 / face.size[0]) for value in letter.box)
    rows = 0
    for y in range(top, top + height):
        inside = [x for x in range(left, left + width) if surface.get_at((x, y))[:3] == theme.colour("linen")]
        for end, way in ((min(inside, default=0), -1), (max(inside, default=0), 1)):
            if end:
                rows += 1
                near = (surface.get_at((end + way * step, y))[:3] for step in range(1, 8))
                assert max(contrast(theme.colour("linen"), each) for each in near) > NORMAL, (end, y)
    assert rows > 40


def test_a_line_is_measured_on_the_ground_below_it():
    shell = Shell(settings=Settings(), display=fit((640, 360)), store=lambda *_: "", pictures=PICTURES)
    surface = pygame.Surface((640, 360), 0, 32)
    canvas: Canvas = shell.canvas(surface)
    surface.fill("#767676")
    surface.fill("#888888", (0, 180, 640, 180))
    with reading() as lines:
        canvas.text("On grey", (20, 20), BODY, (255, 255, 255))
        canvas.text("On light grey", (20, 460), BODY, (255, 255, 255))
        canvas.text("Large on light grey", (20, 560), TITLE, (255, 255, 255))
        canvas.text("Of several words", (20, 500), BODY, (0, 0, 0))
        canvas.text("Of several words", (21, 501), BODY, (255, 255, 255))
        canvas.text("   ", (20, 20), BODY, (0, 0, 0))
        runs = lay_out("Two <b>runs</b>", 300, shell.types, shell.theme, BODY)
        canvas.paragraph(runs, (20, 540), (0, 0, 0))
        canvas.paragraph(runs, (21, 541), (255, 255, 255))
    assert [(line.words, line.needed, line.is_legible) for line in lines[:3]] == [
        ("On grey", NORMAL, True),
        ("On light grey", NORMAL, False),
        ("Large on light grey", LARGE, True),
    ]
    assert lines[0].contrast == pytest.approx(4.54, abs=0.005)
    assert [(line.words, line.ink) for line in lines[3:]] == [
        ("Of several words", (255, 255, 255)),
        ("Two ", (255, 255, 255)),
        ("runs", (255, 255, 255)),
    ], "words in light on their own shadow are one line"
