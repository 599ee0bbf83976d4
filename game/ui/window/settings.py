"""The player's settings: one small file, which holds only what the player has changed.

So a new default reaches everybody who has left that setting alone.
"""

from __future__ import annotations

import errno
import json
import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any

from game.errors import FeluccaError
from game.files import placing
from game.files.document import Unsound, change_document, members
from game.paths import LARGEST, user_dir
from game.ui.window import controls

PEOPLE = ("weaver", "sailor", "potter", "fisher", "musician", "herder")
"""The portraits that people choose from; the first four are the usual ones of the seats."""


class WindowMode(StrEnum):
    """A mode of the window, by its word in files."""

    WINDOWED = "windowed"
    BORDERLESS = "borderless"
    FULL_SCREEN = "full-screen"


CHOICES: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "language": ("auto", "en", "fr", "it"),
        "window": tuple(each.value for each in WindowMode),
        "interface_scale": (1.0, 0.85, 0.7),
        "text_size": (1.0, 1.15, 1.3),
        "animation": ("slow", "normal", "fast", "off"),
        "tooltip_delay": (0.25, 0.6, 1.2),
        "theme": ("papyrus", "contrast"),
        "reviews_a_day": (5, 10, 20, 50),
        "thinking_seconds": (0.0, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 7.5, 10.0),
    }
)
"""The possible values of settings; numbers without an entry range from 0 to 1."""

_FAR = 100_000
"""The greatest plausible distance of a window from the screen's corner, and its greatest size."""
_FORMAT = 2
"""The number in the member `settings`. Version 0.1.0 wrote none, and all settings at each change."""
_FIRST_DEFAULTS: Mapping[str, object] = MappingProxyType({"shows_odds": False})
"""The defaults of version 0.1.0 that are others now: in its files these values were not necessarily chosen."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; sizes are factors, volumes 0 to 1, times seconds.

    `keys` and `buttons` (of a gamepad) are the player's own, by action: pygame's codes. `latest` is the set-up of the
    last new game without its seed: a `NewGame` by field names. `portraits` are those of people, by name. `has_started`
    says that the question of the first start has been asked, `knows_keys` that a listener was told the keys at a table.
    `place` is the window's place when last closed: left, top, width and height in the system's units.
    """

    language: str = "auto"
    window: str = WindowMode.WINDOWED.value
    interface_scale: float = 1.0
    text_size: float = 1.0
    animation: str = "normal"
    effects_volume: float = 0.8
    music_volume: float = 0.5
    ambience_volume: float = 0.5
    plays_hidden: bool = False
    tooltip_delay: float = 0.6
    theme: str = "papyrus"
    confirm_handover: bool = True
    confirm_quit: bool = True
    auto_skip: bool = False
    answers_obvious: bool = True
    show_legal: bool = True
    shows_odds: bool = True
    coach: bool = False
    thinking_seconds: float = 1.0
    reviews_a_day: int = 10
    times_drills: bool = False
    shows_speech: bool = True
    living_background: bool = True
    reads_aloud: bool = False
    player_name: str = ""
    has_started: bool = False
    knows_keys: bool = False
    portraits: Mapping[str, str] = field(default_factory=dict)
    keys: controls.Codes = field(default_factory=dict)
    buttons: controls.Codes = field(default_factory=dict)
    latest: Mapping[str, object] = field(default_factory=dict)
    place: Sequence[int] = field(default_factory=list)

    def with_(self, **changes: object) -> Settings:
        """Return these settings with changes."""
        return replace(self, **changes)  # type: ignore[arg-type]


def is_valid(name: str, value: object) -> bool:
    """Return whether `value` is allowed for the setting `name`."""
    if name in ("keys", "buttons"):
        return controls.is_valid(value, of_buttons=name == "buttons")
    if name == "latest":
        return isinstance(value, dict)
    if name == "portraits":
        return isinstance(value, dict) and all(isinstance(each, str) for each in value.values())
    if name == "place":
        are_whole = isinstance(value, list | tuple) and all(type(each) is int and abs(each) < _FAR for each in value)
        return are_whole and len(value) in (0, 4)  # type: ignore[arg-type]
    default = getattr(Settings(), name)
    if isinstance(default, bool) or isinstance(value, bool):
        return isinstance(default, bool) and isinstance(value, bool)
    if name in CHOICES:
        return value in CHOICES[name]
    if isinstance(default, float):
        return isinstance(value, (int, float)) and 0 <= value <= 1
    return isinstance(value, str) and len(value) <= 40 and value.isprintable()


def settings_file() -> Path:
    """Return the path of the settings file."""
    return user_dir() / "settings.json"


def load(file: Path | None = None) -> tuple[Settings, str]:
    """Return the settings, and the text key of a problem with the file, or an empty key.

    A missing file is no problem. Every valid part of a damaged file is used.
    """
    try:
        data = placing.read(file or settings_file(), LARGEST)
    except (FileNotFoundError, NotADirectoryError):
        return Settings(), ""
    except OSError as error:
        return Settings(), "settings-damaged" if error.errno == errno.EFBIG else "settings-unread"
    try:
        found = _chosen(_members(data))
    except Unsound:
        return Settings(), "settings-damaged"
    known = {each.name for each in fields(Settings)}
    good = {name: value for name, value in found.items() if name in known and is_valid(name, value)}
    wrong = any(name in known and name not in good for name in found)
    return Settings(**good), "settings-damaged" if wrong else ""


def store(settings: Settings, changed: Collection[str], file: Path | None = None) -> str:
    """Write the settings named by `changed`; return the reason why that is impossible, '' if they were written.

    All others stay as they are in the file, because another window or version may have set them; where there is no
    intact file, the player's settings are written. Those that have their default are left out.
    """
    file = file or settings_file()
    default = Settings()

    def edit(data: bytes) -> bytes:
        kept = _chosen(_members(data, newest=_FORMAT)) if data else {}
        for name in changed if data else (each.name for each in fields(Settings)):
            value = getattr(settings, name)
            if value == getattr(default, name):
                kept.pop(name, None)
            else:
                kept[name] = value
        return json.dumps({"settings": _FORMAT, **kept}, indent=2).encode()

    try:
        change_document(file, edit)
    except FeluccaError as error:
        return error.sentence
    placing.sweep(file.parent)
    return ""


def _members(data: bytes, newest: float = math.inf) -> dict[str, Any]:
    """Return the content of the file; raises Unsound if it is empty or its format is later than `newest`."""
    if not data:
        raise Unsound
    found = members(data)
    version = found.get("settings")
    if isinstance(version, int) and version > newest:
        raise Unsound(placing.NEWER)
    return found


def _chosen(found: Mapping[str, Any]) -> dict[str, Any]:
    """Return the settings that a player has chosen, and whatever else a file holds, without its format."""
    chosen = {name: value for name, value in found.items() if name != "settings"}
    if "settings" in found:
        return chosen
    first = {**{each.name: getattr(Settings(), each.name) for each in fields(Settings)}, **_FIRST_DEFAULTS}
    return {name: it for name, it in chosen.items() if name not in first or (type(it), it) != _typed(first[name])}


def _typed(value: object) -> tuple[type, object]:
    return type(value), value
