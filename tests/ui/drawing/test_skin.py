"""Boxes and shadows that are kept whole look like those made of their parts."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.ui.drawing import skin

WARM, DARK = (200, 180, 120), (20, 30, 40)


def ground() -> pygame.Surface:
    surface = pygame.Surface((400, 300), 0, 32)
    surface.fill((90, 120, 40))
    return surface


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("rect", [(31, 17, 120, 80), (-20, 250, 90, 90), (3, 3, 9, 200)])
@pytest.mark.parametrize(("fill", "line", "border"), [(WARM, DARK, 2), (None, DARK, 3), (WARM, None, 0)])
def test_a_kept_box_is_the_box(rect, fill, line, border) -> None:
    one, other, again = ground(), ground(), ground()
    box = pygame.Rect(rect)
    texture = skin.papyrus(WARM, DARK, box.size) if fill else None
    radius = min(12, box.width // 2, box.height // 2)
    skin.plain_box(one, box, radius, fill, line, border, texture)
    skin.box(other, box, 12, fill, line, border, texture)
    skin.box(again, box, 12, fill, line, border, texture)
    assert pixels(one) == pixels(other) == pixels(again) != pixels(ground())


def test_a_large_sheet_of_papyrus_does_not_repeat_the_fibres_of_a_small_one() -> None:
    small, large = (skin.papyrus(WARM, DARK, size) for size in ((400, 300), (3000, 1800)))
    assert (small.get_width(), large.get_width()) == (256, 1024)
    first = large.subsurface((0, 0, 256, 256))
    for left, top in itertools.product(range(0, 1024, 256), repeat=2):
        part = large.subsurface((left, top, 256, 256))
        assert (pixels(part) == pixels(first)) is (left == top == 0)
    tones = [pygame.transform.average_color(tile)[:3] for tile in (small, large)]
    assert tones[0] == pytest.approx(tones[1], abs=1)


def test_a_kept_shadow_is_the_shadow() -> None:
    one, other = ground(), ground()
    shadow = skin.Shadow((60, 50, 90, 70), 8, 6, DARK, 90)
    shadow.draw_in_parts(one, pygame.Rect(60, 50, 90, 70).inflate(16, 16))
    shadow.draw(other)
    assert pixels(one) == pixels(other) != pixels(ground())


def test_a_picture_laid_in_has_round_corners_and_an_edge() -> None:
    target, picture = ground(), pygame.Surface((120, 90), 0, 32)
    picture.fill(WARM)
    skin.inlay(target, picture, (40, 30), 10, DARK, 2)
    below = ground().get_at((0, 0))
    for corner in ((40, 30), (159, 30), (40, 119), (159, 119)):
        assert target.get_at(corner) == below
    assert target.get_at((100, 30))[:3] == target.get_at((40, 70))[:3] == DARK
    assert {target.get_at((x, y))[:3] for x in range(52, 148) for y in range(42, 108)} == {WARM}


@pytest.mark.parametrize("to_top", [True, False])
def test_what_is_drawn_fades_into_its_ground(to_top: bool) -> None:
    target = ground()
    below = target.subsurface((50, 60, 40, 10)).copy()
    target.fill(DARK, (50, 60, 40, 10))
    skin.fade(target, below, (50, 60), to_top=to_top)
    column = [target.get_at((70, y))[1] for y in range(60, 70)]
    assert column == sorted(column, reverse=to_top)
    edge, inside = (column[0], column[-1]) if to_top else (column[-1], column[0])
    assert abs(edge - 120) <= 2
    assert abs(inside - 30) <= 12
    assert target.get_at((49, 65)) == target.get_at((90, 65)) == ground().get_at((0, 0))
