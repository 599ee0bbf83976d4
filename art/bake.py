"""Render the painted pictures: `python -m art.bake [NAME…]`, where a name may hold wildcards (`sobek/*`).

Without a name, everything is baked. The result is the same on every run with the same versions of the renderers.
"""

from __future__ import annotations

import argparse
import io
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from fnmatch import fnmatchcase
from pathlib import Path

import numpy as np
import yaml
from PIL import Image as Images
from PIL.Image import Image

from art.kit.images import scaled_to
from art.kit.picture import Picture, suffix
from art.sources import bake_list

BAKED = Path(__file__).parent / "baked"
TOLERANCE = 4.0
"""By how many levels of 255 two bakes may differ on average: rounding differs between processors and versions."""


def encoded(picture: Picture) -> dict[str, bytes]:
    """Paint a picture and return its files under art/baked."""
    width, height = picture.size
    largest = max(picture.scales)
    painted = picture.paint(width * largest)
    if painted.width != width * largest or abs(painted.height - height * largest) > 0.02 * painted.height:
        raise ValueError(f"'{picture.name}' is {painted.size}, declared are {(width * largest, height * largest)}")
    files: dict[str, bytes] = {}
    for scale in picture.scales:
        data = io.BytesIO()
        sized = scaled_to(painted, width * scale, height * scale)
        if painted.mode == "RGB":
            sized = sized.convert("RGB")
        quality = picture.quality - picture.finer * (scale - 1)
        sized.save(data, "WEBP", quality=quality, method=6, alpha_quality=90)
        files[f"{picture.name}{suffix(scale)}.webp"] = data.getvalue()
    return files


def difference(first: Image, second: Image) -> float:
    """Return the mean difference of two images in levels, as seen on grey."""
    if first.size != second.size:
        return 255.0
    shown = []
    for image in (first, second):
        ground = Images.new("RGBA", image.size, "#808080")
        ground.alpha_composite(image.convert("RGBA"))
        shown.append(np.asarray(ground.convert("RGB"), np.float32))
    return float(np.abs(shown[0] - shown[1]).mean())


def bake(picture: Picture) -> int:
    """Write the files of a picture and return their bytes."""
    files = encoded(picture)
    for name, data in files.items():
        file = BAKED / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    return sum(map(len, files.values()))


def check(picture: Picture) -> list[str]:
    """Bake a picture again and return the problems with its files."""
    mistakes = []
    for name, data in encoded(picture).items():
        file = BAKED / name
        if not file.is_file():
            mistakes.append(f"art/baked/{name}: the picture is missing")
            continue
        found = difference(Images.open(file), Images.open(io.BytesIO(data)))
        if found > TOLERANCE:
            mistakes.append(f"art/baked/{name}: differs from its source by {found:.1f} levels")
    return mistakes


def write_lists(pictures: Iterable[Picture]) -> None:
    """Write art/baked/<game>/pictures.yaml: the files of each game with their sizes."""
    games: dict[str, dict[str, list[int]]] = {}
    for picture in pictures:
        sizes = {Path(name).name: list(size) for name, size in picture.files().items()}
        games.setdefault(picture.game, {}).update(sizes)
    for game, sizes in games.items():
        text = "# Written by art/bake.py: the baked pictures and their sizes in pixels.\n"
        text += yaml.safe_dump(sizes, default_flow_style=None, sort_keys=True)
        (BAKED / game / "pictures.yaml").write_text(text, encoding="utf-8")


def chosen(pictures: Sequence[Picture], names: Sequence[str]) -> list[Picture]:
    """Return the pictures whose names match one of `names`, or all; a name without a match is an error."""
    for name in names:
        if not any(fnmatchcase(picture.name, name) for picture in pictures):
            raise SystemExit(f"no picture is called '{name}'")
    return [p for p in pictures if not names or any(fnmatchcase(p.name, name) for name in names)]


def _timed(picture: Picture) -> tuple[str, int, float]:
    start = time.perf_counter()
    return picture.name, bake(picture), time.perf_counter() - start


def main(arguments: Sequence[str] | None = None) -> int:
    """Bake or check pictures; return 0 if nothing is wrong."""
    parser = argparse.ArgumentParser(prog="python -m art.bake", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="pictures such as sobek/ivory; wildcards are allowed")
    parser.add_argument("--check", action="store_true", help="bake again and compare, write nothing")
    parser.add_argument("--jobs", type=int, default=1, help="how many pictures are painted at the same time")
    options = parser.parse_args(arguments)
    everything = bake_list()
    pictures = chosen(everything, options.names)
    with ProcessPoolExecutor(options.jobs) as pool:
        if options.check:
            mistakes = [mistake for found in pool.map(check, pictures) for mistake in found]
            print("\n".join(mistakes) or f"{len(pictures)} pictures agree with their sources")
            return 1 if mistakes else 0
        for name, size, seconds in pool.map(_timed, pictures):
            print(f"{name}: {size / 1024:.0f} KiB, {seconds:.1f} s", flush=True)
    write_lists(everything)
    return 0


if __name__ == "__main__":
    sys.exit(main())
