"""The light that a painted picture is seen in: it is painted by day, and darkened for the night."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.components.faces import Light

_NIGHT: Final = (84, 96, 150)
"""The part of each colour, of 255, that the night leaves."""
_LAMP: Final = (171, 132, 52)
"""The colour that lamps add to the night where they are brightest."""
_LAMP_AT, _LAMP_REACH = (0.46, 0.66), 0.52
"""The place of the lamps of a building and the reach of their light, as shares of its picture."""
_GRAIN: Final = 48
"""The side in pixels of the field of light that is scaled to a picture."""


def lit(picture: pygame.Surface, light: Light) -> pygame.Surface:
    """Return a picture with alpha as it looks in a light; by day it is the picture itself."""
    if light == "day":
        return picture
    seen = picture.copy()
    if light == "night":
        seen.fill(_NIGHT, special_flags=pygame.BLEND_RGB_MULT)
    else:
        field = pygame.transform.smoothscale(_lamplight(), picture.get_size())
        seen.blit(field, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return seen


@lru_cache(maxsize=1)
def _lamplight() -> pygame.Surface:
    """Return the night with a lamp in it, as a small opaque field of light."""
    field = pygame.Surface((_GRAIN, _GRAIN), 0, 32)
    for x in range(_GRAIN):
        for y in range(_GRAIN):
            away = pygame.Vector2(x / _GRAIN - _LAMP_AT[0], y / _GRAIN - _LAMP_AT[1]).length() / _LAMP_REACH
            share = max(0.0, 1 - away) ** 1.2
            field.set_at((x, y), [round(night + lamp * share) for night, lamp in zip(_NIGHT, _LAMP, strict=True)])
    return field
