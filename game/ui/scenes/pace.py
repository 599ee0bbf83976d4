"""The slider for the AIs' thinking time."""

from __future__ import annotations

from game.locale import text
from game.ui.widgets.shell import Shell
from game.ui.widgets.slider import Slider
from game.ui.window.settings import CHOICES

NAME = "thinking_seconds"


def pace_words(seconds: float) -> str:
    """Return the text for a time: at once, or seconds."""
    return text("pace-seconds", seconds=f"{seconds:g}") if seconds else text("pace-at-once")


def pace_slider(shell: Shell) -> Slider:
    """Return a slider over the possible times, which changes the setting at once."""
    stops = [stop for stop in CHOICES[NAME] if isinstance(stop, float)]
    last = len(stops) - 1
    value = stops.index(shell.settings.thinking_seconds) / last

    def change(new: float) -> None:
        shell.change_settings(thinking_seconds=stops[round(new * last)])

    return Slider(
        shell, value, change, name=NAME, steps=last, figure=lambda new: pace_words(stops[round(new * last)]), width=380
    )
