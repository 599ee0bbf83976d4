"""Motion on the table: the beats of one decision at a time, at the player's speed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.boards.kit.motion import Motion
from game.ui.boards.kit.values import Beat, Item
from game.ui.drawing.animation import Animation
from game.ui.table.show.pace import Pace


class Timeline:
    """Plays beats, faster the longer a player has waited (`Pace`); `motion` is the state to draw."""

    def __init__(self, play_sound: Callable[[str], None], speed: Callable[[], float], pace: Pace) -> None:
        """`speed` returns the factor in the settings; 0 shows only the end."""
        self.motion = Motion()
        self._play = play_sound
        self._usual_speed = speed
        self._pace = pace
        self._script: Animation | None = None

    def _speed(self) -> float:
        """Return the present factor of the speed.

        Waiting raises the factor in the settings unless that is below 1; a spectacle is never shown faster.
        """
        speed = self._usual_speed()
        return speed if speed < 1 or self.motion.spectacle else speed * self._pace.factor

    def _play_sound(self, sound: str) -> None:
        """Play the sound of motion that can be seen."""
        if not self._pace.is_skipping:
            self._play(sound)

    def begin(self, beats: Sequence[Beat], left: Sequence[Item] = ()) -> None:
        """Start playing beats; `left` are the items of a table shown as it was before them, else empty."""
        self._script = self.motion.script(beats, self._play_sound, left)

    def clear(self) -> None:
        """Stop all motion."""
        self._script = None
        self.motion.clear()

    def finish(self) -> None:
        """Jump to the end, playing every sound on the way."""
        if self._script is not None:
            self._script.finish()

    def advance(self, dt: float) -> bool:
        """Let `dt` real seconds pass; return whether anything visible has changed."""
        before = self.motion.sight()
        if self._script is not None:
            if self._speed() > 0:
                self._script.advance(dt * self._speed())
            else:
                self._script.finish()
        return self.motion.sight() != before

    @property
    def is_instant(self) -> bool:
        """Whether the player has turned motion off."""
        return self._speed() <= 0

    @property
    def is_done(self) -> bool:
        """Whether everything has been shown."""
        return self._script is None or self._script.is_done

    @property
    def rest(self) -> float:
        """The real seconds until the next visible change."""
        return 0.0 if self._script is None or self.is_instant else self._script.rest / self._speed()
