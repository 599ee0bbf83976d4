"""The painter draws every face at the size asked for, and survives bad pictures."""

from __future__ import annotations

import itertools
from pathlib import Path

import pygame
import pytest

from game import locale
from game.components.boards import load_board
from game.components.faces import DrawnText, Side
from game.components.load import load_game
from game.components.theme import load_theme
from game.paths import asset_dir
from game.registry import GAMES
from game.ui.boards.kit.painting import Brush, painter_for
from game.ui.boards.kit.values import Item
from game.ui.drawing.faces import FacePainter, Motifs, around, font
from game.ui.drawing.paintings import Paintings
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.settings import Settings
from tests.ui.drawn import drawing


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.font.init()


def painter(game: str = "sobek", theme: str = "papyrus", motifs: Motifs | None = None) -> FacePainter:
    return FacePainter(load_game(game), load_theme(theme), lambda key: key, motifs=motifs)


@pytest.mark.parametrize("width", [1, 24, 61, 300, 900])
def test_a_card_is_as_wide_as_asked_and_keeps_its_shape(width: int) -> None:
    paint = painter()
    surface = paint.surface("ivory.1", width)
    assert surface.get_width() == width
    assert surface.get_height() == max(1, round(width * 68 / 44)) == paint.height("ivory.1", width)


@pytest.mark.parametrize("game", GAMES)
def test_every_face_can_be_drawn_without_a_mistake(game: str) -> None:
    paint = painter(game)
    for component in load_game(game).components:
        for side in ("face", "back"):
            surface = paint.surface(component, 48, side)
            assert pygame.mask.from_surface(surface).count() > 48 * 48 * 0.4, component
    assert not paint.motifs.bad


@pytest.mark.parametrize("width", [24, 240])
@pytest.mark.parametrize("side", ["face", "back"])
@pytest.mark.parametrize("token", ["guild.ankh", "curse.1"])
def test_an_event_token_fills_its_disc(token: str, side: Side, width: int) -> None:
    """Its rim is of brown wood, and nothing lighter shows around it."""
    surface, middle = painter().surface(token, width, side), pygame.Vector2(width / 2)
    for x, y in itertools.product(range(width), repeat=2):
        red, _, blue, alpha = surface.get_at((x, y))
        if alpha > 200 and middle.distance_to((x + 0.5, y + 0.5)) > width * 0.42:
            assert blue < 100 or blue < 0.75 * red, (x, y)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(("game", "width"), [("sobek", 92), ("sa-re", 86), ("duel", 138)])
def test_every_name_can_be_read_in_the_smallest_window(game: str, width: int, language: str) -> None:
    locale.set_language(language)
    paint = FacePainter(load_game(game), load_theme("papyrus"), locale.text)
    for component in load_game(game).components:
        face = paint.face(component, width)
        for layer in face.layers:
            if isinstance(layer, DrawnText) and layer.key:
                lines, pixels = paint.fitted(layer, width / face.size[0])
                assert pixels >= 12, (lines, pixels)
                assert " ".join(lines) == locale.text(layer.key)
                wide = max(font("serif", layer.bold, pixels).size(line)[0] for line in lines)
                assert wide <= layer.box[2] * width / face.size[0] + 2


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(("game", "side", "width", "many"), [("sa-re", "back", 66, 12), ("duel", "face", 78, 6)])
def test_sites_and_characters_have_names_in_a_window_of_1024_by_640_too(
    game: str, side: Side, width: int, many: int, language: str
) -> None:
    """They are smaller there than we like, but the pictures are hard to tell apart."""
    locale.set_language(language)
    paint = FacePainter(load_game(game), load_theme("papyrus"), locale.text)
    named = 0
    for component in load_game(game).components:
        face = paint.face(component, width, side)
        for layer in face.layers:
            if isinstance(layer, DrawnText) and len(locale.text(layer.key)) > 2:
                lines, pixels = paint.fitted(layer, width / face.size[0])
                assert pixels >= 8, (lines, pixels)
                named += 1
    assert named >= many


def test_a_long_name_takes_two_lines_where_they_are_larger() -> None:
    words = {"long": "Somma Sacerdotessa", "one": "Sommasacerdotessa", "short": "La Re"}
    paint = FacePainter(load_game("sobek"), load_theme("papyrus"), words.__getitem__)
    for key, lines in (("long", ["Somma", "Sacerdotessa"]), ("one", [words["one"]]), ("short", ["La Re"])):
        layer = DrawnText(key, "", (0, 0, 38, 11), "ink", 7, "serif", False, "centre")
        assert paint.fitted(layer, 2.0)[0] == lines


@pytest.mark.parametrize(("strip", "is_named"), [(100, True), (60, True), (40, True), (15, False)])
def test_a_name_too_long_for_the_strip_in_sight_is_left_out(strip: int, is_named: bool) -> None:
    locale.set_language("en")
    paint = FacePainter(load_game("sobek"), load_theme("papyrus"), lambda key: "marble" if "family" in key else "")
    bare = FacePainter(load_game("sobek"), load_theme("papyrus"), lambda key: "")
    drawn, nameless = (each.surface("marble.1", 220, strip=strip) for each in (paint, bare))
    mask = pygame.mask.from_threshold(drawn, (0, 0, 0), (1, 1, 1, 255), nameless)
    mask.invert()
    assert (mask.count() > 0) == is_named
    if is_named:
        (box,) = [mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())]
        assert box.right <= 220 * strip / 100


@pytest.mark.parametrize("width", [92, 128, 220])
def test_a_name_in_two_lines_stays_on_its_plate(width: int) -> None:
    """The first line of "Sommo Sacerdote" crossed the upper edge."""
    paint, bare = (
        FacePainter(
            load_game("sobek"), load_theme("papyrus"), lambda key, name=name: name if key.startswith("card") else ""
        )
        for name in ("Sommo Sacerdote", "")
    )
    drawn, nameless = (each.surface("high-priest.ebony", width) for each in (paint, bare))
    mask = pygame.mask.from_threshold(drawn, (0, 0, 0), (1, 1, 1, 255), nameless)
    mask.invert()
    rects = mask.get_bounding_rects()
    box = rects[0].unionall(rects)
    assert box.top >= width * 56.6 / 44
    assert box.bottom <= width * 68 / 44


@pytest.mark.parametrize("edge", [1, 2, 8])
def test_the_edge_of_an_enlarged_letter_has_no_gaps(edge: int) -> None:
    """It was drawn from eight copies: between those of the thin serifs the ground showed through."""
    ways = set(around(edge))
    assert max(max(map(abs, way)) for way in ways) == edge
    for across, down in ways:
        beside = {(across + 1, down), (across - 1, down), (across, down + 1), (across, down - 1)}
        assert len(beside & ways) == 2, "each copy lies one pixel beside two others"


def test_a_name_too_long_for_a_tile_is_shortened_on_it() -> None:
    locale.set_language("it")
    paint = painter_for("duel", "papyrus")
    (name,) = [
        each
        for each in paint.face("high-priestess.marble", 140).layers
        if isinstance(each, DrawnText) and each.key.startswith("card")
    ]
    assert paint.fitted(name, 3.5)[0] == ["Sacerdotessa"]


def test_a_small_tile_shows_no_name_on_a_fine_screen_either() -> None:
    paint = painter("sa-re")
    plain, named = paint.plain("warehouse", 100, 36), paint.surface("warehouse", 100)
    assert plain.get_size() == named.get_size()
    assert plain.get_buffer().raw != named.get_buffer().raw
    layers = paint.face("warehouse", 36).layers
    assert not any(isinstance(layer, DrawnText) for layer in layers)


def test_corners_are_clear_and_the_band_has_the_colour_of_the_family() -> None:
    paint = painter(theme="contrast")
    surface = paint.surface("wheat.6", 220)
    assert surface.get_at((0, 0)).a == 0
    assert tuple(surface.get_at((110, 326)))[:3] == load_theme("contrast").colour("family.wheat")


def test_equal_cards_share_one_picture() -> None:
    paint = painter()
    first = paint.surface("ivory.1", 80)
    assert paint.surface("ivory.2", 80) is first
    assert paint.surface("ivory.4", 80) is not first


def test_a_missing_picture_is_drawn_as_a_box(tmp_path: Path) -> None:
    motifs = Motifs(tmp_path)
    paint = painter(theme="contrast", motifs=motifs)
    paint.surface("wheat.6", 80)
    paint.surface("wheat.6", 160)
    assert motifs.bad == {"goods/wheat"}


@pytest.mark.parametrize("content", [b"", b"<svg", b"\x89PNG", b"<html></html>"])
def test_a_broken_picture_is_drawn_as_a_box(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "goods").mkdir()
    (tmp_path / "goods" / "wheat.svg").write_bytes(content)
    paint = painter(theme="contrast", motifs=Motifs(tmp_path))
    assert paint.surface("wheat.6", 80).get_width() == 80
    assert paint.motifs.bad == {"goods/wheat"}


@pytest.mark.parametrize("content", [None, b"", b"RIFF", b"<html></html>"])
def test_a_missing_or_broken_painting_is_drawn_as_a_box(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / "sobek").mkdir()
        (tmp_path / "sobek" / "wheat.webp").write_bytes(content)
    paint = painter()
    paint.paintings = Paintings(tmp_path)
    assert paint.surface("wheat.6", 80).get_width() == 80
    assert "sobek/wheat" in paint.paintings.bad


def test_a_painting_is_scaled_down_from_a_file_that_is_large_enough() -> None:
    paintings = Paintings()
    for width in (60, 264, 500, 2000):
        found = paintings.get("sobek/wheat", (width, width))
        assert found is not None
        assert found.get_size() == (width, width)
    ribbon = paintings.get("common/ribbon-2", (70, 10), keeps_shape=True)
    assert ribbon is not None
    assert ribbon.get_size() == (70, 127)
    cover = paintings.cover("common/title", (300, 700))
    assert cover is not None
    assert cover.get_size() == (300, 700)
    assert not paintings.bad


def test_no_file_is_decoded_for_a_size_it_does_not_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    read, load = [], pygame.image.load
    monkeypatch.setattr(pygame.image, "load", lambda file: read.append(Path(file).name) or load(file))
    paintings = Paintings()
    shapes = {name: paintings.shape_of(name) for name in ("sa-re/ground", "sobek/wheat", "common/ribbon-2")}
    assert not read
    for name, shape in shapes.items():
        least = load(str(asset_dir("art") / f"baked/{name}.webp"))
        assert shape == least.get_height() / least.get_width()
    least = load(str(asset_dir("art") / "baked/duel/square.webp"))
    assert paintings.get("duel/square", least.get_size()) is not None
    assert paintings.get("sobek/wheat", (500, 500)) is not None
    assert read == ["square.webp", "wheat@2x.webp"]


def test_a_long_name_stays_within_its_card() -> None:
    long = FacePainter(load_game("sobek"), load_theme("papyrus"), lambda key: "a name of very many long words")
    short = FacePainter(load_game("sobek"), load_theme("papyrus"), lambda key: "x")
    for left in (0, 186):
        strip = pygame.Rect(left, 252, 14, 50)
        margins = [p.surface("queen.ivory", 200).subsurface(strip) for p in (long, short)]
        assert pygame.image.tobytes(margins[0], "RGBA") == pygame.image.tobytes(margins[1], "RGBA")


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize(("game", "face"), [("sobek", "thief.fish"), ("sa-re", "hoshekh")])
def test_the_count_on_a_pile_leaves_the_name_of_its_card_whole(game: str, face: str, text_size: float) -> None:
    shell = Shell(settings=Settings(text_size=text_size), display=fit((1920, 1080)))
    brush = Brush(painter(game))
    rect = pygame.FRect(20, 20, 75, brush.height(face, 75))
    drawn = []
    for badge in ("", "22"):
        surface = pygame.Surface((300, 300), 0, 32)
        with drawing() as seen:
            brush.item(shell.canvas(surface), Item("pile", rect, face, badge=badge))
        drawn.append(surface)
    count = seen.text("22").rect
    assert seen.box_around(count).rect.contains(count), "the figure lies within its plate"
    name = shell.display.px_rect(pygame.FRect(0, rect.bottom - rect.height * 0.25, 150, rect.height * 0.25))
    assert pygame.image.tobytes(drawn[0], "RGB") != pygame.image.tobytes(drawn[1], "RGB")
    assert len({pygame.image.tobytes(each.subsurface(name), "RGB") for each in drawn}) == 1


@pytest.mark.parametrize(("board", "game"), [("sobek", "sobek"), ("duel", "duel"), ("sa-re", "sa-re")])
def test_a_board_is_drawn_at_its_size(board: str, game: str) -> None:
    shape = load_board(board)
    paint = painter(game)
    surface = paint.board(shape, 457)
    assert surface.get_size() == (457, round(457 * shape.height_mm / shape.width_mm))
    assert not surface.get_flags() & pygame.SRCALPHA
    assert paint.board(shape, 457) is surface
    assert painter(game).board(shape, 457) is not surface, "another painter may have another look"


@pytest.mark.parametrize(("game", "name"), [("sobek", "flood"), ("duel", "pyramid.1"), ("duel", "deben.1")])
def test_a_face_shown_large_has_no_shadow_off_its_form(game: str, name: str) -> None:
    shell = Shell(settings=Settings(), display=fit((1280, 720)))
    surface = pygame.Surface((200, 200))
    surface.fill("white")
    rect = pygame.FRect(30, 30, 140, 140)
    brush = Brush(painter(game))
    rect.height = brush.height(name, rect.width)
    brush.large(shell.canvas(surface), name, rect, (), "face", spread=10, alpha=200)
    inside = rect.inflate(-4, -4)
    assert {tuple(surface.get_at(at))[:3] for at in _corners(inside)} == {(255, 255, 255)}


def test_a_card_shown_large_has_a_shadow_around_it() -> None:
    shell = Shell(settings=Settings(), display=fit((1280, 720)))
    surface = pygame.Surface((200, 300))
    surface.fill("white")
    brush = Brush(painter())
    rect = pygame.FRect(30, 30, 140, brush.height("ivory.1", 140))
    brush.large(shell.canvas(surface), "ivory.1", rect, (), "face", spread=10, alpha=200)
    assert surface.get_at((27, 130)).r < 250
    assert surface.get_at((100, round(rect.bottom) + 3)).r < 250


def _corners(rect: pygame.FRect) -> list[tuple[int, int]]:
    x, y, right, bottom = (round(v) for v in (rect.left, rect.top, rect.right - 1, rect.bottom - 1))
    return [(x, y), (right, y), (x, bottom), (right, bottom)]


def test_equal_cards_look_equal_wherever_they_lie() -> None:
    shell = Shell(settings=Settings(), display=fit((1280, 720)))
    brush = Brush(painter())
    shown = set()
    for left in (10.0, 10.3, 10.5, 10.7):
        surface = pygame.Surface((200, 200))
        brush.face(shell.canvas(surface), "ivory.1", pygame.FRect(left, 10, 41.3, 64))
        shown.add(pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1)).count())
    assert len(shown) == 1
