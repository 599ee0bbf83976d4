"""The reason why the last press was refused."""

from __future__ import annotations

from collections.abc import Callable

from game.locale import text
from game.rules.core.game import Refusal
from game.ui.widgets.accessible import Notice


class Refusals:
    """Keeps the reason for a refusal until the next press; `play_sound` plays the sound of a name."""

    def __init__(self, play_sound: Callable[[str], None]) -> None:
        self._play_sound = play_sound
        self.reason: Refusal | None = None
        self._count = 0
        """The number of refusals so far, so that the same one is announced again."""

    def give(self, refusal: Refusal) -> None:
        """Keep the reason why an action is impossible, and play the sound of a refusal."""
        self.reason = refusal
        self._count += 1
        self._play_sound("refuse")

    def clear(self) -> None:
        """Forget the reason."""
        self.reason = None

    @property
    def notices(self) -> list[Notice]:
        """The announcement of the reason, if there is one."""
        if self.reason is None:
            return []
        return [Notice(("refused", self._count), text(self.reason.key, **self.reason.args), is_urgent=True)]
