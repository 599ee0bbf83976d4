"""Antialiased shapes at real pixels: rounded boxes and soft shadows, drawn as nine-patches, and the papyrus grain."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui.drawing.surface_cache import SurfaceCache
from game.ui.drawing.theme import Rgb, mix

_FINE = 4
"""The oversampling of corners before they are scaled down."""
_WEAVE, _WIDE_WEAVE, _LARGE = 256, 1024, 1200
"""The side of a tile of papyrus, of one for large sheets, and the side from which on a sheet is large, in real pixels.
"""
_KNOB = 0.42
"""The height of a knob of a scroll, of the width of its roll."""
_KEPT_BYTES = 12_000_000
_KEPT_AREA = 90_000
"""Boxes and shadows up to this area in real pixels are cached whole, because one copy is faster than nine parts."""


_surfaces = SurfaceCache(_KEPT_BYTES)
_panes = SurfaceCache(_KEPT_BYTES)
_shades = SurfaceCache(_KEPT_BYTES)
"""Apart from the others, which a single pane over a large screen would push out."""


@lru_cache(maxsize=256)
def _corners(radius: int, border: int, fill: Rgb | None, line: Rgb | None) -> pygame.Surface:
    """Return a box of 2 x `radius` with smooth corners; transparent where `fill` is None."""
    side = 2 * radius
    big = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    inside = fill or line or (0, 0, 0)
    big.fill((*(line or inside), 0))
    box = big.get_rect()
    if line is not None and border:
        pygame.draw.rect(big, line, box, border_radius=radius * _FINE)
        inner = box.inflate(-2 * border * _FINE, -2 * border * _FINE)
        colour = (*fill, 255) if fill is not None else (*line, 0)
        pygame.draw.rect(big, colour, inner, border_radius=max(0, (radius - border) * _FINE))
    else:
        pygame.draw.rect(big, inside, box, border_radius=radius * _FINE)
    return pygame.transform.smoothscale(big, (side, side))


def box(
    target: pygame.Surface,
    rect: pygame.Rect,
    radius: int,
    fill: Rgb | None,
    line: Rgb | None = None,
    border: int = 0,
    texture: pygame.Surface | None = None,
) -> None:
    """Draw a box with smooth corners onto `target`, all in real pixels.

    `fill` None leaves the inside as it is; the edge in the colour `line` is `border` wide. `texture` is tiled in place
    of the fill, from the corner of the target.
    """
    width, height = rect.size
    if not rect.colliderect(target.get_clip()):
        return
    radius = max(min(radius, width // 2, height // 2), 0)
    if width * height > _KEPT_AREA or not (radius or texture):
        plain_box(target, rect, radius, fill, line, border, texture)
        return
    at = (rect.left % texture.get_width(), rect.top % texture.get_height()) if texture is not None else (0, 0)
    key = ("box", width, height, radius, fill, line, border, texture, *at)
    inner = pygame.Rect(0, 0, width, height)

    def make() -> pygame.Surface:
        made = pygame.Surface(rect.size, pygame.SRCALPHA, 32)
        plain_box(made, inner, radius, fill, line, border, texture, at)
        return made

    target.blit(_surfaces.made(key, make), rect.topleft)


def plain_box(
    target: pygame.Surface,
    rect: pygame.Rect,
    radius: int,
    fill: Rgb | None,
    line: Rgb | None,
    border: int,
    texture: pygame.Surface | None,
    at: tuple[int, int] = (0, 0),
) -> None:
    """Draw a box as `box` does, but without caching it; the first tile of the texture lies `at` to the left of and
    above the corner of the target.
    """
    if fill is not None:
        side = pygame.Rect(rect.left, rect.top + radius, radius, rect.height - 2 * radius)
        for part in (rect.inflate(-2 * radius, 0), side, side.move(rect.width - radius, 0)):
            if texture is not None:
                _tile(target, part, texture, at)
            else:
                target.fill(fill, part)
    if line is not None and border:
        left, top, right, bottom = rect.left, rect.top, rect.right, rect.bottom
        across, down = rect.width - 2 * radius, rect.height - 2 * radius
        target.fill(line, (left + radius, top, across, border))
        target.fill(line, (left + radius, bottom - border, across, border))
        target.fill(line, (left, top + radius, border, down))
        target.fill(line, (right - border, top + radius, border, down))
    if radius:
        corners = _corners(radius, border, fill, line)
        for x, left in ((0, rect.left), (radius, rect.right - radius)):
            for y, top in ((0, rect.top), (radius, rect.bottom - radius)):
                target.blit(corners, (left, top), (x, y, radius, radius))


def _tile(target: pygame.Surface, part: pygame.Rect, texture: pygame.Surface, at: tuple[int, int]) -> None:
    part = part.clip(target.get_clip())
    if part.width <= 0 or part.height <= 0:
        return
    before = target.get_clip()
    target.set_clip(part)
    width, height = texture.get_size()
    for y in range((part.top + at[1]) // height * height - at[1], part.bottom, height):
        for x in range((part.left + at[0]) // width * width - at[0], part.right, width):
            target.blit(texture, (x, y))
    target.set_clip(before)


def inlay(
    target: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], radius: int, line: Rgb, border: int
) -> None:
    """Draw an opaque picture with its top left corner at `at`, rounded corners and an edge; all in real pixels."""
    whole = picture.get_rect()
    cut = pygame.Surface(whole.size, pygame.SRCALPHA, 32)
    box(cut, whole, radius, (255, 255, 255))
    cut.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    target.blit(cut, at)
    box(target, whole.move(at), radius, None, line, border)


def fade(target: pygame.Surface, ground: pygame.Surface, at: tuple[int, int], *, to_top: bool) -> None:
    """Fade the part of `target` at `at`, as large as `ground`, into `ground`, towards its upper or its lower edge."""
    width, height = ground.get_size()
    soft = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    soft.blit(ground, (0, 0))
    for y in range(height):
        share = (height - y if to_top else y + 1) / height
        soft.fill((255, 255, 255, round(255 * share)), (0, y, width, 1), pygame.BLEND_RGBA_MULT)
    target.blit(soft, at)


def papyrus(colour: Rgb, line: Rgb, size: tuple[int, int]) -> pygame.Surface:
    """Return an opaque tile of papyrus in `colour` for a sheet of `size`: faint fibres in both directions, always the
    same; a large sheet has a larger tile, so that no fibre is seen again and again.
    """
    return _papyrus(colour, line, _WEAVE if max(size) <= _LARGE else _WIDE_WEAVE)


@lru_cache(maxsize=12)
def _papyrus(colour: Rgb, line: Rgb, side: int) -> pygame.Surface:
    chance = random.Random(7)
    tile = pygame.Surface((side, side), 0, 32)
    tile.fill(colour)
    for number in range(420 * (side // _WEAVE) ** 2):
        share = chance.uniform(0.012, 0.05)
        tone = mix(colour, line if number % 3 else (255, 255, 255), share)
        x, y, length = chance.randrange(side), chance.randrange(side), chance.randrange(18, 110)
        across = number % 4 == 0
        for wrap in (0, -side):
            if across:
                tile.fill(tone, (x, y + wrap, 1, length // 2))
            else:
                tile.fill(tone, (x + wrap, y, length, 1))
    return tile


@lru_cache(maxsize=8)
def roll(size: tuple[int, int], paper: Rgb, wood: Rgb, ink: Rgb) -> pygame.Surface:
    """Return the rolled end of a scroll, in real pixels: papyrus around a rod, light along its middle, whose knobs of
    wood look out above and below.
    """
    width, height = size
    made = pygame.Surface(size, pygame.SRCALPHA, 32)
    knob, border = round(width * _KNOB), max(1, width // 14)
    for top in (0, height - knob):
        end = pygame.Rect(0, top, round(width * 0.76), knob)
        end.centerx = width // 2
        plain_box(made, end, knob // 3, wood, ink, border, None)
        made.fill(mix(wood, (255, 255, 255), 0.3), (end.left + end.width // 4, top + knob // 4, border, knob // 2))
    round_paper = pygame.Rect(0, knob - border, width, height - 2 * (knob - border))
    plain_box(made, round_paper, 2 * border, ink, None, 0, None)
    for x in range(border, width - border):
        light = math.sin(math.pi * (x + 0.08 * width) / (1.16 * width))
        tone = mix(ink, paper, min(1.0, 0.35 + 0.7 * light))
        made.fill(tone, (x, round_paper.top + border, 1, round_paper.height - 2 * border))
    return made


@lru_cache(maxsize=64)
def _blurred(spread: int, radius: int, colour: Rgb, alpha: int) -> pygame.Surface:
    side = 2 * (2 * spread + radius) + 1
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    inner = surface.get_rect().inflate(-2 * spread, -2 * spread)
    pygame.draw.rect(surface, (*colour, alpha), inner, border_radius=radius + spread // 2)
    if spread < 2:
        return surface
    return pygame.transform.box_blur(pygame.transform.box_blur(surface, spread // 2), spread // 2)


class Shadow(NamedTuple):
    """A soft shadow around a box, faded out `spread` real pixels from it; the box that casts it covers its middle."""

    rect: tuple[int, int, int, int]
    """The box, in real pixels."""
    spread: int
    radius: int
    colour: Rgb
    alpha: int = 90

    def draw(self, target: pygame.Surface, corner: tuple[int, int] = (0, 0)) -> None:
        """Draw the shadow on a surface whose corner lies at `corner`, in real pixels."""
        spread, box = self.spread, pygame.Rect(self.rect).move(-corner[0], -corner[1])
        outer = box.inflate(2 * spread, 2 * spread)
        if spread <= 0 or box.width <= 0 or box.height <= 0 or not outer.colliderect(target.get_clip()):
            return
        if outer.width * outer.height > _KEPT_AREA:
            self.draw_in_parts(target, outer)
            return

        def make() -> pygame.Surface:
            made = pygame.Surface(outer.size, pygame.SRCALPHA, 32)
            self.draw_in_parts(made, made.get_rect())
            return made

        target.blit(_surfaces.made(("shadow", *outer.size, *self[1:]), make), outer)

    def draw_in_parts(self, target: pygame.Surface, outer: pygame.Rect) -> None:
        """Draw the shadow so that it reaches to the edges of `outer`, without a cached picture of it."""
        reach = 2 * self.spread + self.radius
        source = _blurred(self.spread, self.radius, self.colour, self.alpha)
        reach = min(reach, outer.width // 2, outer.height // 2)
        side = source.get_width()
        far = side - reach
        for x, left in ((0, outer.left), (far, outer.right - reach)):
            for y, top in ((0, outer.top), (far, outer.bottom - reach)):
                target.blit(source, (left, top), (x, y, reach, reach))
        across, down = outer.width - 2 * reach, outer.height - 2 * reach
        middle = side // 2
        if across > 0:
            for y, top in ((0, outer.top), (far, outer.bottom - reach)):
                strip = pygame.transform.scale(source.subsurface((middle, y, 1, reach)), (across, reach))
                target.blit(strip, (outer.left + reach, top))
        if down > 0:
            for x, left in ((0, outer.left), (far, outer.right - reach)):
                strip = pygame.transform.scale(source.subsurface((x, middle, reach, 1)), (reach, down))
                target.blit(strip, (left, outer.top + reach))


def shade(size: tuple[int, int], radius: int, level: int) -> pygame.Surface:
    """Return a picture, in real pixels, to multiply another by: `level` of 255 in a box, 255 outside its corners."""

    def make() -> pygame.Surface:
        made = pygame.Surface(size, 0, 32)
        made.fill((255, 255, 255))
        plain_box(made, made.get_rect(), radius, (level, level, level), None, 0, None)
        return made

    return _shades.made((*size, radius, level), make)


class Pane(NamedTuple):
    """A translucent box of one colour; its opacity runs from `top` to `bottom`, out of 255."""

    rect: tuple[int, int, int, int]
    """The box, in real pixels."""
    radius: int
    colour: Rgb
    top: int
    bottom: int

    def draw(self, target: pygame.Surface, corner: tuple[int, int] = (0, 0)) -> None:
        """Draw the pane on a surface whose corner lies at `corner`, in real pixels."""
        box = pygame.Rect(self.rect).move(-corner[0], -corner[1])
        if not box.colliderect(target.get_clip()):
            return
        radius = min(self.radius, box.width // 2, box.height // 2)

        def make() -> pygame.Surface:
            made = pygame.Surface(box.size, pygame.SRCALPHA, 32)
            plain_box(made, made.get_rect(), radius, self.colour, None, 0, None)
            for y in range(box.height):
                strength = round(self.top + (self.bottom - self.top) * y / box.height)
                made.fill((255, 255, 255, strength), (0, y, box.width, 1), pygame.BLEND_RGBA_MULT)
            return made

        target.blit(_panes.made((*box.size, *self[1:]), make), box)


Translucent = Shadow | Pane
"""A shape that lets the picture below it shine through."""
