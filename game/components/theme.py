"""Themes: the palettes under data/themes/."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from game.components.definitions import Theme
from game.components.source import DefinitionError, Mistake, Source, nearest
from game.errors import FeluccaError
from game.paths import asset_dir

THEMES: Final = ("contrast", "papyrus")
"""The themes that the settings offer."""
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")


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
                if isinstance(colour, str) and not _COLOUR.fullmatch(colour):
                    source.report(path, f"'{colour}' is not a colour: write it as \"#RRGGBB\"")
    if theme is not None and len(theme.seats) != 4:
        source.report(("seats",), f"a theme has 4 seats, not {len(theme.seats)}")
    return (None if source.mistakes else theme), sorted(source.mistakes)


@cache
def load_theme(name: str = "papyrus") -> Theme:
    """Return the theme called `name`.

    Raises FeluccaError if there is none, DefinitionError if its file is wrong.
    """
    known = theme_names()
    if name not in known:
        hint = nearest(name, known)
        raise FeluccaError(f"there is no theme '{name}'" + (f": did you mean '{hint}'?" if hint else ""))
    theme, mistakes = read_theme(name)
    if theme is None:
        raise DefinitionError(mistakes)
    return theme
