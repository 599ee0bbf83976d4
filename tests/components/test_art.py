"""The drawings keep to the features of SDL's SVG loader, and none is unused."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game.cli.check import DRAWINGS
from game.components.faces import DrawnPicture, resolve
from game.components.load import load_game
from game.components.theme import load_theme, theme_names
from game.paths import asset_dir
from game.registry import GAMES

ART = asset_dir("art")
FILES = sorted(ART.rglob("*.svg"))
DRAWN = {"svg", "g", "path", "rect", "circle", "ellipse", "polygon", "polyline", "line"}


def name(path: Path) -> str:
    return path.relative_to(ART).with_suffix("").as_posix()


@pytest.mark.parametrize("path", FILES, ids=name)
def test_only_shapes_with_plain_colours(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    elements = list(root.iter())
    assert {element.tag.rpartition("}")[2] for element in elements} <= DRAWN
    for element in elements:
        assert not {"style", "class", "filter", "mask", "clip-path", "opacity"} & set(element.attrib)
        for key in ("fill", "stroke"):
            assert re.fullmatch(r"none|#[0-9A-Fa-f]{6}", element.get(key, "none"))
    assert len((root.get("viewBox") or "").split()) == 4


def test_every_drawing_is_used() -> None:
    data = asset_dir("data")
    texts = [p.read_text(encoding="utf-8") for kind in ("yaml", "tsx") for p in data.rglob(f"*.{kind}")]
    used = "\n".join(texts)
    known = {*DRAWINGS, *drawn()}
    assert [name(p) for p in FILES if name(p) not in used and name(p) not in known] == []


def drawn() -> Iterator[str]:
    """Yield the drawings on every piece in every look."""
    for game, theme in itertools.product(map(load_game, GAMES), map(load_theme, theme_names())):
        for piece in game.pieces:
            layers = resolve(game, theme, piece.name, 120).layers
            yield from (layer.svg for layer in layers if isinstance(layer, DrawnPicture))


@pytest.mark.parametrize("side", [24, 44, 110])
def test_the_snake_of_corruption_faces_us_and_is_no_sign_of_money(side: int) -> None:
    sack = pygame.image.load_sized_svg(str(ART / "corruption.svg"), (side, side))
    snake = pygame.mask.from_threshold(sack, (0x58, 0x95, 0x5F), (40, 40, 40, 255))
    above_coils = pygame.Mask((side, side))
    above_coils.draw(snake, (0, 0))
    above_coils.erase(pygame.Mask((side, side), fill=True), (0, round(side * 0.74)))
    mirrored = pygame.mask.from_threshold(
        pygame.transform.flip(above_coils.to_surface(), True, False), (255, 255, 255), (1, 1, 1, 255)
    )
    assert above_coils.count() > side * side * 0.04
    assert above_coils.overlap_area(mirrored, (0, 0)) > 0.75 * above_coils.count()
