"""The time before an automatic answer, shown on its button; any press keeps the question open."""

from __future__ import annotations

import math

from game.ui.boards.kit.values import Submit
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.table.turn_controller import Controller
from game.ui.widgets.base import Widget
from game.ui.window.input import InputEvent, KeyPress, PointerDown, PointerMove, Typed, Wheel

_STEPS, _STEP = 40, 0.05
"""The number of steps in which the time is shown, and seconds between two looks at it."""


class AnswerCountdown:
    """Shows how soon the `controller` gives an automatic answer, and lets the viewer prevent it."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self._kept_open_at: int | None = None
        """The decision whose question a press is to keep open as soon as it has been carried out, if there is one."""
        self._is_counting = False
        """Whether a button shows the time."""

    def hear(self, event: InputEvent, ply: int) -> None:
        """Let any press leave the question of decision `ply` to the viewer; while the pointer moves, the time begins
        again.
        """
        if self._controller.countdown is None:
            return
        if isinstance(event, PointerMove):
            self._controller.start_anew()
        elif isinstance(event, PointerDown | KeyPress | Typed | Wheel):
            self._kept_open_at = ply

    def release(self, ply: int) -> bool:
        """Take note that nothing is held down; return whether a press now keeps the question of decision `ply` open."""
        is_open, self._kept_open_at = self._kept_open_at == ply, None
        if not is_open or self._controller.countdown is None:
            return False
        self._controller.keep_open()
        return True

    def show(self, root: Widget, *, is_paused: bool) -> list[Widget]:
        """Show the time on the button of the answer; return the buttons that look different."""
        coming = None if is_paused else self._controller.countdown
        was_counting, self._is_counting = self._is_counting, coming is not None
        changed: list[Widget] = []
        for button in root.walk() if was_counting or self._is_counting else ():
            if isinstance(button, OfferButton):
                is_next = coming is not None and button.offer.does == Submit(coming.move)
                left = math.ceil(coming.left * _STEPS) / _STEPS if coming is not None and is_next else 0.0
                if left != button.countdown:
                    button.countdown = left
                    changed.append(button)
        return changed

    def wait(self, *, is_held: bool, is_paused: bool) -> float | None:
        """Return the seconds until something changes, None if nothing will; `is_held` while a button is held down."""
        if self._kept_open_at is not None and not is_held:
            return 0.0
        return None if is_paused or self._controller.countdown is None else _STEP
