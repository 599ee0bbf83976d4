"""The last things that happened in the window, for the report of a crash: no text that was typed, no names."""

from __future__ import annotations

import time
from collections import deque

from game.ui.window.input import InputEvent, KeyPress, PointerDown, PointerUp, Wheel

LENGTH = 200


class Journal:
    """A short memory of scenes and input; the oldest lines are forgotten."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._lines: deque[str] = deque(maxlen=LENGTH)
        self._scenes: tuple[str, ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines, oldest first, each with the seconds since the window opened."""
        return tuple(self._lines)

    def note(self, what: str) -> None:
        """Add a line."""
        self._lines.append(f"{time.monotonic() - self._began:9.2f}  {what}")

    def note_input(self, event: InputEvent) -> None:
        """Add a press of a key, button or wheel; pointer moves and typed text are left out."""
        if isinstance(event, KeyPress):
            if event.action is None:
                return
            self.note(f"press {event.action.name}")
        elif isinstance(event, (PointerDown, PointerUp)):
            word = "down" if isinstance(event, PointerDown) else "up"
            self.note(f"pointer {word} {event.button} at {event.pos[0]:.0f},{event.pos[1]:.0f}")
        elif isinstance(event, Wheel):
            self.note("wheel")

    def note_scenes(self, scenes: tuple[object, ...]) -> None:
        """Add the names of the scenes on the stack if they are others than before."""
        names = tuple(type(scene).__name__ for scene in scenes)
        if names != self._scenes:
            self._scenes = names
            self.note(f"scenes {' > '.join(names) or 'none'}")
