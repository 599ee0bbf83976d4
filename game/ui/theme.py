"""Colours and measures of the look, read from data/themes/<name>.yaml over built-in ones."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from game.errors import FeluccaError, sentence
from game.paths import asset_dir

Rgb = tuple[int, int, int]

_CODE = re.compile(r"#[0-9A-Fa-f]{6}")

_PALETTE = {
    "papyrus": "#F1E3C4",
    "sand": "#D9B77E",
    "limestone": "#E9DFCB",
    "ink": "#2B2118",
    "nile": "#1F5F6B",
    "deep_nile": "#123A45",
    "lapis": "#2B4C9B",
    "gold": "#C9962B",
    "terracotta": "#B5522F",
    "malachite": "#3F7F5B",
    "linen": "#FBF6EA",
    "shadow": "#0B2127",
    "seat.1": "#B5522F",
    "seat.2": "#2B4C9B",
    "seat.3": "#3F7F5B",
    "seat.4": "#C9962B",
    "seat.1.ink": "#FBF6EA",
    "seat.2.ink": "#FBF6EA",
    "seat.3.ink": "#FBF6EA",
    "seat.4.ink": "#2B2118",
    # Roles: what a colour is for. A theme may repaint any of them.
    "text": "#2B2118",
    "text_soft": "#63513B",
    "text_on_dark": "#FBF6EA",
    "text_on_dark_soft": "#D8CBAE",
    "panel": "#F1E3C4",
    "panel_line": "#2B2118",
    "panel_hairline": "#B89C6C",
    "field": "#FBF6EA",
    "lit": "#FFF3CF",
    "focus": "#E0A82E",
    "primary": "#1F5F6B",
    "primary_lit": "#2A7785",
    "primary_text": "#FBF6EA",
    "quiet": "#E6D3A8",
    "quiet_lit": "#F3E4BE",
    "danger": "#A3411F",
    "link": "#1C5F8A",
    "backdrop": "#123A45",
    "disabled": "#9C8A6B",
}

_CONTRAST = {
    "papyrus": "#FFFFFF",
    "panel": "#FFFFFF",
    "limestone": "#FFFFFF",
    "linen": "#FFFFFF",
    "field": "#FFFFFF",
    "ink": "#000000",
    "text": "#000000",
    "text_soft": "#262626",
    "text_on_dark": "#FFFFFF",
    "text_on_dark_soft": "#F2F2F2",
    "panel_line": "#000000",
    "panel_hairline": "#595959",
    "quiet": "#FFFFFF",
    "quiet_lit": "#FFE9A8",
    "lit": "#FFE9A8",
    "primary": "#003B47",
    "primary_lit": "#005566",
    "focus": "#FFB000",
    "danger": "#8C1D00",
    "link": "#003E8A",
    "backdrop": "#00212A",
    "disabled": "#595959",
}


SEAT_COLOURS = ("seat.1", "seat.2", "seat.3", "seat.4")
"""The colour name of each seat; with `.ink` after it, that of what is written on it."""


def rgb(code: str) -> Rgb:
    """Return the colour written `#RRGGBB`.

    Raises FeluccaError for anything else.
    """
    if not _CODE.fullmatch(code):
        raise FeluccaError(sentence("error-colour", "'{code}' is not a colour of the form #RRGGBB", code=code))
    value = int(code[1:], 16)
    return value >> 16, value >> 8 & 255, value & 255


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """Return the colour `share` (0 to 1) of the way from `one` to `other`."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


@dataclass(frozen=True, slots=True)
class Theme:
    """A look: its name, its colours by name, and whether surfaces carry a papyrus grain."""

    name: str
    colours: Mapping[str, Rgb]
    grain: bool = True

    def __getitem__(self, colour: str) -> Rgb:
        """Return a colour by its name, or one written `#RRGGBB`."""
        found = self.colours.get(colour)
        return found if found is not None else rgb(colour)


def _colours_in(data: object, file: str) -> dict[str, str]:
    """Return the colours of a theme file: the mappings `palette`, `colours` and `roles`, roles by name or code."""
    if not isinstance(data, dict):
        raise FeluccaError(sentence("error-theme", "the theme file {file} should hold named colours", file=file))
    found: dict[str, str] = {}
    for section in ("palette", "colours", "roles"):
        entries = data.get(section) or {}
        if not isinstance(entries, dict):
            wrong = "'{section}' in the theme file {file} should hold named colours"
            raise FeluccaError(sentence("error-theme-part", wrong, section=section, file=file))
        for key, value in entries.items():
            if isinstance(value, str):
                found[str(key)] = found.get(value, value)
    return found


def _seats_in(data: object) -> dict[str, str]:
    """Return the colours of the seats of a theme file by their names."""
    given = data.get("seats") if isinstance(data, dict) else None
    found: dict[str, str] = {}
    for name, seat in zip(SEAT_COLOURS, given if isinstance(given, list) else (), strict=False):
        if isinstance(seat, dict):
            found |= {key: str(seat[part]) for key, part in ((name, "fill"), (f"{name}.ink", "ink")) if part in seat}
    return found


@cache
def load_theme(name: str = "papyrus") -> Theme:
    """Return the theme called `name` (`papyrus` or `contrast`, or a file of that name in data/themes).

    Raises FeluccaError if the file holds something that is not a colour.
    """
    codes = dict(_PALETTE)
    if name == "contrast":
        codes.update(_CONTRAST)
    file = asset_dir("data") / "themes" / f"{name}.yaml"
    if file.is_file():
        import yaml

        try:
            with file.open("rb") as stream:
                data = yaml.load(stream, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        except (yaml.YAMLError, OSError) as error:
            unread = "the theme file {file} cannot be read: {reason}"
            raise FeluccaError(sentence("error-theme-unread", unread, file=file.name, reason=error)) from error
        codes.update(_colours_in(data, file.name))
        codes.update(_seats_in(data))
    for key, code in codes.items():
        if not _CODE.fullmatch(code):
            wrong = "'{code}' ({name}) in the theme file {file} is not a colour of the form #RRGGBB"
            raise FeluccaError(sentence("error-theme-colour", wrong, code=code, name=key, file=file.name))
    colours = MappingProxyType({key: rgb(code) for key, code in codes.items()})
    return Theme(name, colours, grain=name != "contrast")
