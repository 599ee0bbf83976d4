"""Animation: tweens, pauses, in sequence or in parallel, at the player's speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Ease = Callable[[float], float]

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.2, "off": 0.0}
"""The speed factor of each value of the setting; 0 shows only the end."""


def ease_out(t: float) -> float:
    """Return the progress of a motion that starts fast and ends gently; `t` and the result run from 0 to 1."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Return the progress of a motion that starts and ends gently; `t` and the result run from 0 to 1."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


class Animation(Protocol):
    """An effect that takes time."""

    @property
    def is_done(self) -> bool:
        """Whether the animation has ended."""

    @property
    def rest(self) -> float:
        """The seconds until the animation's next visible effect."""

    def advance(self, dt: float) -> float:
        """Let `dt` seconds pass; return the seconds left over after the end."""

    def finish(self) -> None:
        """Jump to the end, with every effect on the way."""


class Pause:
    """Takes time and shows nothing."""

    def __init__(self, seconds: float) -> None:
        self.rest = seconds
        self.is_done = False

    def advance(self, dt: float) -> float:
        """Let `dt` seconds pass; return the seconds left over after the end."""
        if self.is_done:
            return dt
        left = dt - self.rest
        if left < 0:
            self.rest = -left
            return 0.0
        self.finish()
        return left

    def finish(self) -> None:
        """End the pause at once."""
        self.rest = 0.0
        self.is_done = True


class Tween:
    """Calls `show` with a value from `start` to `end` over `seconds`, and `then` at the end."""

    def __init__(
        self,
        seconds: float,
        show: Callable[[float], None],
        *,
        start: float = 0.0,
        end: float = 1.0,
        ease: Ease = ease_out,
        then: Callable[[], None] | None = None,
    ) -> None:
        self._seconds = seconds
        self._show = show
        self._start = start
        self._end = end
        self._ease = ease
        self._then = then
        self._passed = 0.0
        self.rest = 0.0
        self.is_done = False

    def advance(self, dt: float) -> float:
        """Let `dt` seconds pass; return the seconds left over after the end."""
        if self.is_done:
            return dt
        self._passed += dt
        if self._passed >= self._seconds:
            self.finish()
            return self._passed - self._seconds
        self._show(self._start + (self._end - self._start) * self._ease(self._passed / self._seconds))
        return 0.0

    def finish(self) -> None:
        """Show the last value and call `then`, both at once; do nothing if the tween has ended."""
        if not self.is_done:
            self.is_done = True
            self._show(self._end)
            if self._then is not None:
                self._then()


def call(effect: Callable[[], None]) -> Tween:
    """Return an animation of no length with an effect: a sound, a change of picture."""
    return Tween(0.0, lambda _: None, then=effect)


class Sequence:
    """Animations one after the other."""

    def __init__(self, *parts: Animation) -> None:
        self._parts = list(parts)

    @property
    def is_done(self) -> bool:
        """Whether the last part has ended."""
        return not self._parts

    @property
    def rest(self) -> float:
        """The seconds until the current part shows anything."""
        return self._parts[0].rest if self._parts else 0.0

    def advance(self, dt: float) -> float:
        """Let `dt` seconds pass over the current part and those after it; return the seconds left over after the
        end.
        """
        while self._parts:
            dt = self._parts[0].advance(dt)
            if not self._parts[0].is_done:
                return 0.0
            self._parts.pop(0)
        return dt

    def finish(self) -> None:
        """Finish every part in order."""
        while self._parts:
            self._parts.pop(0).finish()


class Parallel:
    """Animations that run at the same time; the group ends with the longest."""

    def __init__(self, *parts: Animation) -> None:
        self._parts = list(parts)

    @property
    def is_done(self) -> bool:
        """Whether all parts have ended."""
        return not self._parts

    @property
    def rest(self) -> float:
        """The seconds until any part shows anything."""
        return min((part.rest for part in self._parts), default=0.0)

    def advance(self, dt: float) -> float:
        """Let `dt` seconds pass over every part; return the seconds left over after the end of the last."""
        left = dt if not self._parts else min(part.advance(dt) for part in self._parts)
        self._parts = [part for part in self._parts if not part.is_done]
        return left

    def finish(self) -> None:
        """Finish every part in order."""
        parts, self._parts = self._parts, []
        for part in parts:
            part.finish()


class Animator:
    """Runs a scene's animations at `speed` (a factor; 0 shows only the end of each)."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self._running: list[Animation] = []

    @property
    def is_running(self) -> bool:
        """Whether anything moves."""
        return bool(self._running)

    @property
    def rest(self) -> float:
        """The real seconds until the next visible effect; 0 if nothing runs."""
        if self.speed <= 0:
            return 0.0
        return min((animation.rest for animation in self._running), default=0.0) / self.speed

    def play(self, animation: Animation) -> None:
        """Start an animation; at speed 0 it ends at once."""
        if self.speed <= 0:
            animation.finish()
        else:
            self._running.append(animation)

    def advance(self, dt: float) -> None:
        """Let `dt` real seconds pass."""
        for animation in list(self._running):
            if self.speed <= 0:
                animation.finish()
            else:
                animation.advance(dt * self.speed)
        self._running = [animation for animation in self._running if not animation.is_done]

    def skip(self) -> None:
        """Finish every running animation at once, including those started by the end of another."""
        while self._running:
            self._running.pop(0).finish()
