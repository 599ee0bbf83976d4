"""Themes: the palettes under data/themes/."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from game.components.definitions import ThemeDefinition, rgb
from game.components.source import DefinitionError, Key, Mistake, Source, nearest
from game.paths import asset_dir

THEMES: Final = ("contrast", "papyrus")
"""The themes that the settings offer."""
COLOURS: Final = (
    *("papyrus", "sand", "limestone", "ink", "nile", "deep_nile", "lapis", "gold", "terracotta", "malachite", "linen"),
    *("reed", "clay", "wood", "stone", "shade", "water", "amber", "coal"),
)
"""The colours that every theme names."""


def theme_names(data: Path | None = None) -> tuple[str, ...]:
    """Return the names of the shipped themes, sorted."""
    return tuple(sorted(path.stem for path in ((data or asset_dir("data")) / "themes").glob("*.yaml")))


def read_theme(name: str, data: Path | None = None) -> tuple[ThemeDefinition | None, list[Mistake]]:
    """Return a theme, None if it cannot be used, and all mistakes in its file.

    Raises DefinitionError if the file is missing or not YAML.
    """
    folder = (data or asset_dir("data")) / "themes"
    source = Source(folder / f"{name}.yaml", f"data/themes/{name}.yaml")
    theme = source.decode((), ThemeDefinition)
    for section in ("colours", "families", "seats"):
        for path, code in _texts(source.at((section,)), (section,)):
            try:
                rgb(code)
            except ValueError as error:
                source.report(path, str(error))
    if theme is not None:
        others = [name for name in theme.colours if name not in COLOURS]
        for name in COLOURS:
            if name not in theme.colours:
                source.report(("colours",), f"the colour '{name}' is missing", nearest(name, others))
        if len(theme.seats) != 4:
            source.report(("seats",), f"a theme has 4 seats, not {len(theme.seats)}")
    return (None if source.mistakes else theme), sorted(source.mistakes)


def _texts(value: object, path: tuple[Key, ...]) -> Iterator[tuple[tuple[Key, ...], str]]:
    """Yield every text in the plain data at `path`, with the path to it."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict | list):
        for step, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _texts(part, (*path, step))


@cache
def load_theme(name: str = "papyrus") -> ThemeDefinition:
    """Return the theme called `name`; raises DefinitionError if its file is missing or wrong."""
    theme, mistakes = read_theme(name)
    if theme is None:
        raise DefinitionError(mistakes)
    return theme
