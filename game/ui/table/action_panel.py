"""What can be done now: the question, and a button for each answer; or why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import pygame

from game.locale import text
from game.rules.core.refusal import Refusal
from game.ui.boards.values import Offer
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style
from game.ui.table.offer_buttons import Flow, OfferButton, Pair
from game.ui.widgets.base import Widget
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Change
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell

_PROMPT = Style("serif", 18, bold=True, leading=1.2)
_LONG = 75
"""A longer question is set smaller."""
_MANY = 3
"""More offers than these lie in two columns."""
_GROWTH = 44.0
"""So much higher than they must be large answers become where there is room."""
_REFUSAL = Style("sans", 16, leading=1.25)


class ActionPanel(Widget):
    """The sheet at the lower right."""

    def __init__(
        self,
        shell: Shell,
        prompt: str,
        offers: Sequence[Offer],
        refused: Refusal | None,
        on_offer: Callable[[str], Change | None],
        on_rule: Callable[[str], Change | None],
        advised: Collection[str] = (),
    ) -> None:
        """`advised` names the offers that a hint is about."""
        super().__init__(shell)
        self.prompt = Label(shell, prompt, _PROMPT if len(prompt) < _LONG else _REFUSAL)
        self._refused = refused
        self._area = ScrollArea(shell, name="offers", gap=5, pad=2)
        self._widgets: list[Widget] = []
        if refused is not None:
            self._widgets.append(Label(shell, refusal_markup(refused), _REFUSAL, name="refusal", on_link=on_rule))
        buttons = [OfferButton(shell, offer, lambda name=offer.id: on_offer(name)) for offer in offers]  # type: ignore[misc]
        for button in buttons:
            button.is_advised = button.offer.id in advised
        self._grand = [button for button in buttons if button.is_grand]
        self._large = Pair(shell, self._grand) if self._grand else None
        if self._large is not None:
            self._widgets.append(self._large)
        self._buttons = [button for button in buttons if not button.is_grand]
        self._is_flowing = bool(self._grand)
        self.add(self.prompt, self._area)

    def _arranged(self, room: pygame.FRect) -> list[Widget]:
        """Return what is offered: below each other or in two columns, or where that needs too much room, in rows."""
        shell, buttons = self.shell, self._buttons
        if not buttons:
            return self._widgets
        if not self._is_flowing:
            lines: list[Widget] = list(buttons)
            if len(buttons) > _MANY:
                lines = [Pair(shell, buttons[at : at + 2]) for at in range(0, len(buttons), 2)]
            if self._area.wanted([*self._widgets, *lines], room.width) <= room.height:
                return [*self._widgets, *lines]
        flow = Flow(shell, buttons)
        for button in (*self._grand, *buttons):
            button.is_low = False
        is_low = self._area.wanted([*self._widgets, flow], room.width) > room.height
        for button in (*self._grand, *buttons):
            button.is_low = is_low
        return [*self._widgets, flow]

    def _enlarge(self, widgets: Sequence[Widget], room: pygame.FRect) -> None:
        """Let low buttons, then the large answers have the room that is left over."""
        spare = room.height - self._area.wanted(widgets, room.width)
        if widgets and isinstance(widgets[-1], Flow) and spare > 0:
            widgets[-1].grow(spare, room.width - 4)
            spare = room.height - self._area.wanted(widgets, room.width)
        if self._large is not None and spare > 0:
            self._large.grow(min(spare, _GROWTH * self.shell.types.size))

    def place(self, rect: pygame.FRect) -> None:
        """Put the question on top and the answers below."""
        super().place(rect)
        inside = rect.inflate(-28, -18)
        _, high = self.prompt.measure(inside.width)
        self.prompt.place(pygame.FRect(inside.left, inside.top, inside.width, high))
        top = inside.top + high + 3
        room = pygame.FRect(inside.left - 2, top, inside.width + 4, rect.bottom - top - 6)
        self._area.place(room)
        widgets = self._arranged(room)
        self._enlarge(widgets, room)
        self._area.fill(widgets)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet; a refusal gives it a red edge."""
        canvas.panel(self.rect, lift=10)
        if self._refused is not None:
            canvas.box(self.rect.inflate(2, 2), None, radius=11, line="danger", width=3)


def refusal_markup(refused: Refusal) -> str:
    """Return why something cannot be done, with a link to the rule if it is one of the rulebook."""
    link = f" <rule:{refused.rule}>" if "-" in refused.rule else ""
    return f"<danger>{text(refused.key, **refused.args)}</danger>{link}"
