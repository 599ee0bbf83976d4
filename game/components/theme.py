"""Themes: the palettes under data/themes/."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from game.components.definitions import Theme, rgb
from game.components.source import DefinitionError, Mistake, Source, nearest
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


def read_theme(name: str, data: Path | None = None) -> tuple[Theme | None, list[Mistake]]:
    """Read a theme, and report all that is wrong with it."""
    folder = (data or asset_dir("data")) / "themes"
    source = Source(folder / f"{name}.yaml", f"data/themes/{name}.yaml")
    theme = source.decode((), Theme)
    for section, keys in (("colours", None), ("families", ("fill", "edge", "ink")), ("seats", ("fill", "edge", "ink"))):
        entries = source.at((section,))
        items = entries.items() if isinstance(entries, dict) else enumerate(entries or ())
        for entry, value in items:
            for key in keys or (None,):
                path = (section, entry) if key is None else (section, entry, key)
                colour = value if key is None else source.at(path)
                if isinstance(colour, str):
                    try:
                        rgb(colour)
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


@cache
def load_theme(name: str = "papyrus") -> Theme:
    """Return the theme called `name`; raises DefinitionError if its file is missing or wrong."""
    theme, mistakes = read_theme(name)
    if theme is None:
        raise DefinitionError(mistakes)
    return theme
