"""The goods can be told apart by eyes of every kind, as small as they are played."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.paths import asset_dir

BAKED = asset_dir("art") / "baked"
FAMILIES = {
    "sobek": ("ivory", "ebony", "marble", "cattle", "fish", "wheat", "amulet"),
    "duel": ("ivory", "ebony", "marble", "cattle", "fish", "wheat", "statue"),
}
EYES = {
    "all cones": np.eye(3),
    "no red": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "no green": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "no blue": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}
"""The matrices of Machado, Oliveira and Fernandes (2009) at full strength, for linear RGB."""


def seen(game: str, family: str, eyes: str) -> NDArray[np.float64]:
    """Return the CIE Lab colours of a picture in 10 by 10 cells."""
    picture = pygame.image.load(str(BAKED / game / f"{family}.webp"))
    cells = pygame.transform.smoothscale(picture.convert_alpha(), (10, 10))
    colour = pygame.surfarray.array3d(cells).astype(np.float64) / 255
    linear = np.where(colour <= 0.04045, colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4)
    linear = (linear @ np.asarray(EYES[eyes]).T).clip(0, 1)
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    xyz = linear @ to_xyz.T / np.array([0.9505, 1.0, 1.089])
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], -1)


@pytest.fixture(scope="module", autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.display.set_mode((16, 16))


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("game", FAMILIES)
def test_no_two_families_look_alike(game: str, eyes: str) -> None:
    pictures = {family: seen(game, family, eyes) for family in FAMILIES[game]}
    distances = {
        f"{one} and {other}": float(np.linalg.norm(pictures[one] - pictures[other], axis=-1).mean())
        for one, other in combinations(pictures, 2)
    }
    closest = min(distances, key=distances.__getitem__)
    assert distances[closest] >= 16, closest


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("game", FAMILIES)
def test_wheat_and_ivory_cannot_be_confused(game: str, eyes: str) -> None:
    wheat, ivory = seen(game, "wheat", eyes), seen(game, "ivory", eyes)
    assert np.linalg.norm(wheat - ivory, axis=-1).mean() >= 35
