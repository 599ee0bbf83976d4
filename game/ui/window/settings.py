"""The player's settings: one small file, written completely or not at all."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from types import MappingProxyType

from game.paths import put_in_place, read_text, sync, user_dir
from game.ui.window import controls

CHOICES: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "language": ("auto", "en", "fr", "it"),
        "window": ("windowed", "borderless", "full-screen"),
        "interface_scale": (1.0, 0.85, 0.7),
        "text_size": (1.0, 1.15, 1.3),
        "animation": ("slow", "normal", "fast", "off"),
        "tooltip_delay": (0.25, 0.6, 1.2),
        "theme": ("papyrus", "contrast"),
        "thinking_seconds": (0.0, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 7.5, 10.0),
    }
)
"""The possible values of settings; numbers without an entry range from 0 to 1."""

_FAR = 100_000
"""The greatest plausible distance of a window from the screen's corner, and its greatest size."""
_ABANDONED = 3600.0
"""Seconds after which a temporary settings file counts as abandoned by its writer."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; sizes are factors, volumes 0 to 1, times seconds.

    `keys` and `buttons` (of a gamepad) are the player's own, by action: pygame's codes. `latest` is the set-up of the
    last new game without its seed: a `NewGame` by field names. `portraits` are those of
    people, by name. `place` is the window's place when last closed: left, top, width and height in the system's units.
    """

    language: str = "auto"
    window: str = "windowed"
    interface_scale: float = 1.0
    text_size: float = 1.0
    animation: str = "normal"
    effects_volume: float = 0.8
    music_volume: float = 0.5
    ambience_volume: float = 0.5
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
    shows_speech: bool = True
    living_background: bool = True
    reads_aloud: bool = False
    player_name: str = ""
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
    file = file or settings_file()
    try:
        data = json.loads(read_text(file))
    except (FileNotFoundError, NotADirectoryError):
        return Settings(), ""
    except (OSError, ValueError, RecursionError):
        return Settings(), "settings-damaged"
    if not isinstance(data, dict):
        return Settings(), "settings-damaged"
    known = {each.name for each in fields(Settings)}
    good = {name: value for name, value in data.items() if name in known and is_valid(name, value)}
    wrong = any(name in known and name not in good for name in data)
    return Settings(**good), "settings-damaged" if wrong else ""


def store(settings: Settings, changed: Collection[str], file: Path | None = None) -> str:
    """Write the settings beside the old ones, then move them into place; return the text key of a problem or ''.

    Only the settings named by `changed` are new; the others are taken from an intact file, because another window may
    have set them.
    """
    file = file or settings_file()
    made: str | None = None
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, made = tempfile.mkstemp(prefix="settings-", suffix=".new", dir=file.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            json.dump(asdict(_merged(settings, changed, file)), stream, indent=2)
            stream.flush()
            sync(stream)
        put_in_place(made, file)
        _sweep(file.parent)
    except OSError:
        if made is not None:
            with contextlib.suppress(OSError):
                os.unlink(made)
        return "settings-not-stored"
    return ""


def _sweep(folder: Path) -> None:
    """Remove half-written settings left by a crash; newer ones may belong to another window."""
    for left in folder.glob("settings-*.new"):
        with contextlib.suppress(OSError):
            if time.time() - left.stat().st_mtime > _ABANDONED:
                left.unlink()


def _merged(settings: Settings, changed: Collection[str], file: Path) -> Settings:
    """Return the settings in `file` updated with the changed ones; without an intact file, all of `settings`."""
    kept, problem = load(file)
    if problem or not file.exists():
        return settings
    return kept.with_(**{name: getattr(settings, name) for name in changed})
