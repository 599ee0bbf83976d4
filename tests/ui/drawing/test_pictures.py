"""Drawings are rasterised once for each size, and the cache stays within its budget."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from game.paths import asset_dir
from game.registry import ENTRIES, GameEntry
from game.ui.boards.kit.painting import painter_for
from game.ui.drawing.paintings import AHEAD, Paintings
from game.ui.drawing.pictures import Pictures


def test_the_backdrop_is_kept_once() -> None:
    pictures = Pictures()
    cover = pictures.cover("backdrop", (1280, 720))
    assert cover is not None
    assert cover.get_size() == (1280, 720)
    assert pictures.cover("backdrop", (1280, 720)) is cover
    small = pictures.get("backdrop", (64, 64))
    assert small is not None
    narrow = Pictures(budget=(1280 * 720 + small.get_width() * small.get_height()) * 4)
    cover = narrow.cover("backdrop", (1280, 720))
    small = narrow.get("backdrop", (64, 64))
    assert narrow.cover("backdrop", (1280, 720)) is cover, "no picture larger than the window is kept besides"
    assert narrow.get("backdrop", (64, 64)) is small


def test_it_covers_every_corner_of_any_shape() -> None:
    for size in ((1280, 720), (720, 1280), (2560, 1080), (960, 540)):
        cover = Pictures().cover("backdrop", size)
        assert cover is not None
        corners = {cover.get_at((x, y))[:3] for x in (0, size[0] - 1) for y in (0, size[1] - 1)}
        assert (0, 0, 0) not in corners


def test_the_least_used_is_thrown_away_above_the_budget() -> None:
    pictures = Pictures(budget=3 * 50 * 50 * 4)
    names = ("corruption", "bag", "goods/fish", "corruption", "goods/wheat")
    made = {name: pictures.get(name, (50, 50)) for name in names}
    kept = ("goods/fish", "corruption", "goods/wheat")
    assert all(pictures.get(name, (50, 50)) is made[name] for name in kept)
    assert pictures.get("bag", (50, 50)) is not made["bag"]
    cover = pictures.cover("backdrop", (1280, 720))
    assert pictures.cover("backdrop", (1280, 720)) is cover
    assert all(pictures.get(name, (50, 50)) is not made[name] for name in kept)


def test_no_drawing_of_a_name_there_is_not() -> None:
    assert Pictures().get("nothing", (20, 20)) is None
    assert Pictures().cover("nothing", (20, 20)) is None


def test_a_drawing_fills_what_it_is_asked_for() -> None:
    drawn = Pictures().get("goods/fish", (64, 64))
    assert isinstance(drawn, pygame.Surface)
    assert max(drawn.get_size()) in (64, 65)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
def test_below_a_table_nothing_sharp_shows_between_the_panels(make_shell, size, theme) -> None:
    shell = make_shell(size, theme=theme)
    ground = pygame.Surface(size, 0, 32)
    shell.canvas(ground).paint_table_top()
    for y in range(4, size[1] - 4, 7):
        for x in range(4, size[0] - 4, 7):
            beside = (ground.get_at((x + 4, y)), ground.get_at((x, y + 4)))
            assert max(abs(a - b) for other in beside for a, b in zip(ground.get_at((x, y)), other, strict=True)) < 9


def test_behind_the_menus_of_the_look_for_reading_nothing_is_drawn(make_shell) -> None:
    shell = make_shell((1280, 720), theme="contrast")
    ground = pygame.Surface((1280, 720), 0, 32)
    shell.canvas(ground).paint_backdrop()
    assert {ground.get_at((x, y))[:3] for y in range(720) for x in range(0, 1280, 40)} == {shell.theme["backdrop"]}


def test_a_backdrop_with_another_middle_is_drawn_anew(make_shell) -> None:
    """The sun of the last scene stayed where the count of the scores had shown it."""
    shell = make_shell((800, 900))
    shown = [pygame.Surface((800, 900), 0, 32) for _ in range(3)]
    for surface, across in zip(shown, (0.3, 0.6, 0.6), strict=True):
        shell.canvas(surface).backdrop("common/winner", (across, 0.4))
    left, right, again = (pygame.image.tobytes(surface, "RGB") for surface in shown)
    assert left != right == again


@pytest.mark.parametrize("size", [(1600, 900), (1024, 768), (500, 900)])
def test_nothing_shines_through_a_painting_without_alpha(size: tuple[int, int]) -> None:
    """Of whatever lay below, up to 4 of 255 did: a part drawn again differed from the whole."""
    paintings = Paintings()
    for picture in (paintings.cover("duel/square", size), paintings.get("common/title", size)):
        assert picture is not None
        below = pygame.Surface(size, 0, 32)
        below.fill((255, 0, 255))
        other = pygame.Surface(size, 0, 32)
        for surface in (below, other):
            surface.blit(picture, (0, 0))
        assert pygame.image.tobytes(below, "RGB") == pygame.image.tobytes(other, "RGB")


def test_a_painting_without_alpha_can_be_given_round_corners() -> None:
    picture = Pictures().painting("common/game-sobek", (80, 80), radius=40)
    assert picture is not None
    ground = pygame.Surface((80, 80), 0, 32)
    ground.fill((255, 0, 255))
    ground.blit(picture, (0, 0))
    assert ground.get_at((1, 1))[:3] == (255, 0, 255)
    assert ground.get_at((40, 40))[:3] != (255, 0, 255)


def test_a_size_without_a_file_is_looked_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(asset_dir("art") / "baked" / "common" / "deben.webp", tmp_path / "deben.webp")
    paintings, read = Paintings(tmp_path), []
    load = pygame.image.load
    monkeypatch.setattr(pygame.image, "load", lambda file: read.append(Path(file).name) or load(file))
    large = paintings.get("deben", (1000, 1000)), paintings.get("deben", (1200, 1200))
    assert [picture is not None and picture.get_width() for picture in large] == [1000, 1200]
    assert read.count("deben@3x.webp") == read.count("deben@2x.webp") == 1


def test_a_picture_read_ahead_is_taken_once_and_dropped_by_the_next_call(tmp_path: Path) -> None:
    baked = tmp_path / "baked"
    baked.mkdir()
    for name in ("dais", "dais@2x"):
        shutil.copy(asset_dir("art") / "baked" / "duel" / f"{name}.webp", baked / f"{name}.webp")
    AHEAD.read({"dais": 5000, "nothing": 10}, Paintings(baked))
    (baked / "dais@2x.webp").unlink()
    pictures = Pictures(tmp_path)
    assert pictures.painting("dais", (2000, 2000)) is not None, "read before the file was gone; there is no larger one"
    assert Paintings(baked).get("dais", (2000, 2000)) is not None, "the small one is left"
    AHEAD.read({"dais": 10}, Paintings(baked))
    AHEAD.read({})
    (baked / "dais.webp").unlink()
    assert pictures.painting("dais", (10, 10)) is None


def test_the_faces_of_a_table_are_drawn_from_what_was_read_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    paintings = painter_for("sobek", "papyrus").paintings
    for name in ("sobek/back-beige", "sobek/quay-cloth"):
        AHEAD.read({name: 40})
        with monkeypatch.context() as patch:
            patch.setattr(pygame.image, "load", lambda file: pytest.fail(f"{file} was read twice"))
            assert paintings.get(name, (40, 60)) is not None


def test_the_small_pictures_of_a_game_are_those_of_its_pieces_and_no_scenery() -> None:
    small = Paintings().small("sobek")
    assert {"sobek/fish", "sobek/back-beige"} < set(small)
    assert not {"sobek/quay-cloth", "sobek/fish@2x"} & set(small)
    assert Paintings().small("nothing") == []


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
def test_the_scenery_of_every_game_is_painted(entry: GameEntry) -> None:
    assert all(Pictures().shape_of(name) for name in entry.scenery)


def test_a_picture_of_the_wanted_size_is_not_scaled(monkeypatch: pytest.MonkeyPatch) -> None:
    paintings = Paintings()
    scaled = paintings.get("sobek/fish", (100, 155))
    assert scaled is not None
    monkeypatch.setattr(pygame.transform, "smoothscale", lambda *given: pytest.fail("scaled to its own size"))
    found = paintings.get("sobek/fish", (264, 408))
    assert found is not None
    found.fill((0, 0, 0))
    again = paintings.get("sobek/fish", (264, 408))
    assert again is not None
    assert again.get_at((132, 204)) != (0, 0, 0, 255), "whoever gets it may draw on it"
