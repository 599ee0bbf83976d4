"""The themes: colours by name from data/themes/<name>.yaml, and those of roles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType

from game.components import theme as palettes
from game.components.definitions import Rgb, rgb

__all__ = ["SEAT_COLOURS", "Rgb", "Theme", "load_theme", "mix"]

_ROLES = {
    "shadow": "#0B2127",
    "text": "#2B2118",
    "text_soft": "#63513B",
    "glass": "#0A1C24",
    "glow": "#FFD24A",
    "glass_line": "#41565A",
    "lie": "#141F52",
    "lie_line": "#96AAE8",
    "lie_soft": "#CED4EC",
    "lie_price": "#FFD678",
    "text_on_dark": "#FBF6EA",
    "text_on_dark_soft": "#DCD0B5",
    "panel": "#F1E3C4",
    "panel_line": "#2B2118",
    "panel_hairline": "#B89C6C",
    "field": "#FBF6EA",
    "lit": "#FFF3CF",
    "focus": "#E0A82E",
    "primary": "#1F5F6B",
    "primary_lit": "#2A7785",
    "primary_text": "#FBF6EA",
    "primary_line": "#2B2118",
    "hero": "#E9BE55",
    "hero_lit": "#F4D37C",
    "hero_text": "#2B2118",
    "answer": "#F6CC86",
    "quiet": "#E6D3A8",
    "quiet_lit": "#F3E4BE",
    "good": "#285C3E",
    "danger": "#94381A",
    "link": "#1C5F8A",
    "code": "#8F3F22",
    "backdrop": "#123A45",
    "disabled": "#6D5F46",
}
"""The colour of each role, in every theme that does not define its own."""
_OTHER_ROLES = {
    "contrast": {
        "panel": "#FFFFFF",
        "field": "#FFFFFF",
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
        "primary_line": "#FFFFFF",
        "hero": "#FFD24A",
        "hero_lit": "#FFE9A8",
        "hero_text": "#000000",
        "focus": "#FFB000",
        "good": "#00552A",
        "danger": "#8C1D00",
        "link": "#003E8A",
        "code": "#8C1D00",
        "backdrop": "#00212A",
        "lie_line": "#FFFFFF",
        "lie_soft": "#FFFFFF",
        "lie_price": "#FFD24A",
        "disabled": "#595959",
    }
}

SEAT_COLOURS = ("seat.1", "seat.2", "seat.3", "seat.4")
"""The colour name of each seat; `.ink` after it names the colour for writing on it."""


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """Return the colour `share` (0 to 1) of the way from `one` to `other`."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme: its name, its colours by name, and whether surfaces have a papyrus grain."""

    name: str
    colours: Mapping[str, Rgb]
    grain: bool = True
    is_painted: bool = True
    """Whether places and pieces are painted pictures rather than plain drawings."""
    icons: Mapping[str, str] = field(default_factory=dict)
    """The painted pictures of icons: by the name of one, or by a folder with the name following."""

    def icon(self, name: str) -> str:
        """Return the picture of an icon in a line of text: the painted one that the theme names, or its own."""
        folder, dash, rest = name.rpartition("/")
        return self.icons.get(name) or (f"{self.icons[folder]}{rest}" if dash and folder in self.icons else name)

    def __getitem__(self, colour: str) -> Rgb:
        """Return a colour by its name; KeyError for an unknown one."""
        return self.colours[colour]


@cache
def load_theme(name: str = "papyrus") -> Theme:
    """Return the theme called `name`, read from data/themes/<name>.yaml.

    Raises DefinitionError if that file is missing or wrong.
    """
    palette = palettes.load_theme(name)
    roles = _ROLES | _OTHER_ROLES.get(name, {})
    seats = [part for seat in SEAT_COLOURS for part in (seat, f"{seat}.ink")]
    colours = {colour: palette.colour(colour) for colour in (*palette.colours, *seats)}
    colours |= {role: rgb(code) for role, code in roles.items()}
    icons = MappingProxyType(palette.icons)
    return Theme(name, MappingProxyType(colours), name != "contrast", palette.is_painted, icons)
