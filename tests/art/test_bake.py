"""The baked pictures are there in their sizes, agree with their sources, and weigh no more than they may."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pygame
import pytest
import yaml

from game.paths import asset_dir
from game.ui.drawing.paintings import size_in

BAKED = asset_dir("art") / "baked"
LISTS = sorted(BAKED.glob("*/pictures.yaml"))
BUDGET = 15_000_000


@cache
def declared() -> dict[Path, tuple[int, int]]:
    """Return the size that the lists give each picture."""
    return {
        path.parent / name: tuple(size)
        for path in LISTS
        for name, size in yaml.safe_load(path.read_text(encoding="utf-8")).items()
    }


def name(path: Path) -> str:
    return path.relative_to(BAKED).as_posix()


def test_every_declared_picture_has_its_size_and_is_whole() -> None:
    wrong = []
    for file, size in declared().items():
        data = file.read_bytes()
        length = int.from_bytes(data[4:8], "little") + 8  # as the container tells it
        if size_in(data) != size or len(data) != length:
            wrong.append(f"{name(file)}: {size_in(data)}, {len(data)} of {length} bytes")
    assert not wrong


@pytest.mark.slow
@pytest.mark.parametrize("path", LISTS, ids=name)
def test_every_declared_picture_can_be_decoded(path: Path) -> None:
    for file, size in declared().items():
        if file.parent == path.parent:
            assert pygame.image.load(str(file)).get_size() == size, name(file)


def test_no_picture_lies_about_undeclared() -> None:
    assert sorted(map(name, BAKED.rglob("*.webp"))) == sorted(map(name, declared()))


def test_the_pictures_keep_to_the_budget() -> None:
    assert sum(path.stat().st_size for path in BAKED.rglob("*.webp")) <= BUDGET


@pytest.fixture(scope="module")
def bake():  # type: ignore[no-untyped-def]
    for module, package in (("resvg_py", "resvg-py"), ("skia", "skia-python"), ("PIL", "Pillow")):
        pytest.importorskip(module, reason=f"{package} of the extra 'art' is not installed")
    import art.bake

    return art.bake


def test_the_lists_are_those_of_the_sources(bake) -> None:  # type: ignore[no-untyped-def]
    listed = {file: size for picture in bake.bake_list() for file, size in picture.files().items()}
    assert listed == {name(file): size for file, size in declared().items()}


@pytest.mark.parametrize("picture", ["common/icon-ivory", "common/deben-back", "sobek/event-flood", "duel/ankh"])
def test_a_picture_agrees_with_its_source(bake, picture: str) -> None:  # type: ignore[no-untyped-def]
    assert [m for p in bake.chosen(bake.bake_list(), [picture]) for m in bake.check(p)] == []


def test_a_picture_that_changed_is_named(bake, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    from PIL import Image

    monkeypatch.setattr(bake, "BAKED", tmp_path)
    (picture,) = bake.chosen(bake.bake_list(), ["common/icon-ivory"])
    files = list(picture.files().items())
    (tmp_path / "common").mkdir()
    Image.new("RGB", files[0][1], "#804020").save(tmp_path / files[0][0])
    found = bake.check(picture)
    assert "differs from its source" in found[0]
    assert [m.endswith("the picture is missing") for m in found] == [False, True, True, True]


def test_a_name_without_a_picture_is_refused(bake) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(SystemExit, match="no picture is called 'sobek/gold'"):
        bake.chosen(bake.bake_list(), ["sobek/gold"])
