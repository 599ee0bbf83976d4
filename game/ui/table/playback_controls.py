"""The controls of a replay: buttons and a slider over all decisions, in the place of the answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.locale import text
from game.ui.drawing.text import BODY
from game.ui.layout import Edge, cut, trim
from game.ui.table.playback_controller import PlaybackController
from game.ui.table.turn_controller import HOLD, STEP
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import equal_row
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell
from game.ui.widgets.slider import Slider
from game.ui.window.input import Action

BACK, WHY, EYES, WIN_CHANCES, ANALYSE, LEAVE = "step-back", "why", "eyes", "win-chances", "analyse", "leave"
"""The names of the buttons: back, ask why, look as somebody else, see the chances, the analysis, and leave."""
_SLIDER, _GAP = 34.0, 8.0
_HIGH = 46.0
"""The height of the buttons."""
_LOW = 38.0
"""In three rows they are at least as high; in less room the slider stands beside the lower buttons."""
_SLIDING = 0.42
"""The slider's share of that row."""


def playback_controls(
    shell: Shell,
    controller: PlaybackController,
    eyes: str,
    room: pygame.FRect,
    presses: dict[str, Callable[[], Change | None]],
    on_slide: Callable[[int], None],
    *,
    is_on_dark: bool = False,
) -> list[Widget]:
    """Return the controls, placed in the panel `room` below its prompt.

    `eyes` names the viewer; `presses` maps button names to actions (the analysis may have none); `on_slide` gets the
    decision chosen on the slider. `is_on_dark` says whether the panel is dark.
    """
    replay = controller.replay
    is_over, count = replay.is_over, replay.count
    hold = ("play", text("review-play")) if controller.is_held or is_over else ("pause", text("board-hold"))

    def button(name: str, icon: str, tip: str, label: str = "", *, is_enabled: bool = True) -> Button:
        return Button(
            shell, label, presses[name], icon=icon, name=name, tooltip=tip, is_enabled=is_enabled,
            kind="primary" if name == STEP else "quiet",
        )  # fmt: skip

    steps = [
        button(BACK, "left", text("review-back"), is_enabled=controller.can_undo),
        button(STEP, "right", text("board-step"), is_enabled=not is_over),
        button(HOLD, *hold, is_enabled=not is_over),
        button(WHY, "help", text("why-open", press=shell.press_for(Action.WHY)), is_enabled=bool(controller.explained)),
        button(WIN_CHANCES, "chart", text("win-chances-title")),
        *([button(ANALYSE, "graph", text("analysis-analyse-help"))] if ANALYSE in presses else ()),
    ]
    slider = Slider(
        shell, replay.ply / max(1, count), lambda share: on_slide(round(share * count)), name="decisions",
        steps=max(1, count), figure=lambda share: str(round(share * count)),
    )  # fmt: skip
    if is_on_dark:
        slider.ink = "text_on_dark_soft"
    slider.caption = text("spoken-moves")
    others = [
        button(EYES, "eye", text("review-eyes"), eyes),
        button(LEAVE, "quit", text("review-leave"), text("shell-close")),
    ]
    others[0].caption = text("review-eyes")
    _lay(trim(room.inflate(-28, -18), top=shell.types.line_height(BODY) + 8), steps, slider, others)
    return [*steps, slider, *others]


def _lay(room: pygame.FRect, steps: Sequence[Button], slider: Slider, others: Sequence[Button]) -> None:
    """Lay the controls in three rows, in a low room in two, with the slider beside the lower buttons: the last alone
    if the others have room above.
    """
    high = min(_HIGH, (room.height - _SLIDER - 2 * _GAP) / 2)
    is_low = high < _LOW
    if is_low:
        high = min(_HIGH, (room.height - _GAP) / 2)
    above, below = cut(room, Edge.TOP, high, _GAP)
    raised, least = [each.measure(room.width)[0] for each in others[:-1]], len(steps) * (_HIGH + _GAP)
    if is_low and least + sum(raised) + len(raised) * _GAP <= room.width:
        for button, width in zip(others[:-1][::-1], raised[::-1], strict=True):
            place, above = cut(above, Edge.RIGHT, width, _GAP)
            button.place(place)
        others = others[-1:]
    equal_row(steps, above, gap=_GAP)
    if is_low and len(others) == 1:
        line, _ = cut(below, Edge.TOP, high)
        rest, track = cut(line, Edge.RIGHT, others[0].measure(room.width)[0], _GAP)
    elif is_low:
        line, _ = cut(below, Edge.TOP, high)
        track, rest = cut(line, Edge.LEFT, room.width * _SLIDING, _GAP)
    else:
        track, rest = cut(below, Edge.TOP, _SLIDER, _GAP)
        rest, _ = cut(rest, Edge.TOP, high)
    slider.place(track)
    equal_row(others, rest, gap=_GAP)
