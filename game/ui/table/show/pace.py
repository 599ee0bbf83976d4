"""The pace at which the decisions of others are shown: faster the longer a person waits for their own turn."""

from __future__ import annotations

_CALM = 1.0
"""Seconds of waiting during which everything is shown at the speed of the settings."""
_GAIN = 0.8
"""What each further second of waiting adds to the pace."""
_MOST = 3.0
"""The quickest pace: a card that is turned over can still be followed."""


class Pace:
    """The pace for a person who waits: a factor of the speed in the settings, or no motion until their next turn."""

    def __init__(self) -> None:
        self._waited = 0.0
        self.is_skipping = False
        """Whether everything up to the person's next turn is shown at once."""

    @property
    def factor(self) -> float:
        """The factor of the speed, from 1 to 3."""
        return min(1.0 + _GAIN * max(0.0, self._waited - _CALM), _MOST)

    def skip(self) -> None:
        """Show everything at once until the wait is over."""
        self.is_skipping = True

    def wait(self, dt: float) -> None:
        """Count `dt` seconds of waiting."""
        self._waited += dt

    def rest(self) -> None:
        """End the wait: the pace is 1 again and nothing is skipped."""
        self._waited = 0.0
        self.is_skipping = False
