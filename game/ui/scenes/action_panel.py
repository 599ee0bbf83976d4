"""What can be done now: the question, and a button for each answer; or why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import pygame

from game.locale import text
from game.rules.core.refusal import Refusal
from game.ui.boards.presenter import Offer
from game.ui.canvas import Canvas
from game.ui.display import Size
from game.ui.input import Action, InputEvent, PointerDown, PointerUp, Press
from game.ui.richtext import lay_out
from game.ui.scene import Change
from game.ui.shell import Shell
from game.ui.text import Style
from game.ui.widgets.base import DONE, Reply, Widget
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea

_PROMPT = Style("serif", 18, bold=True, leading=1.2)
_LABEL = Style("sans", 16, bold=True, leading=1.2)
_NOTE = Style("sans", 15, leading=1.2)
_LONG = 75
"""A longer question is set smaller."""
_MANY = 3
"""More offers than these lie in two columns."""
_REFUSAL = Style("sans", 16, leading=1.25)
_GRAND = Style("serif", 25, bold=True, leading=1.15)
_GRAND_HEIGHT = 63.0
_MARGIN = 12.0
"""What a button keeps free at either side of its words."""
_BETWEEN = 8.0
_BELOW = 5.0


class OfferButton(Widget):
    """An offer as a button: its words at the left, what it is worth at the right or below."""

    focusable = True

    def __init__(self, shell: Shell, offer: Offer, on_press: Callable[[], Change | None]) -> None:
        super().__init__(shell, name=offer.id)
        self.offer = offer
        self.is_advised = False
        """Whether a program advises it: it gets the frame of a hint."""
        self._on_press = on_press

    def measure(self, width: float) -> Size:
        """Return one line, or two where words and worth do not fit beside each other."""
        line = self.shell.types.line_height(_LABEL)
        return width, line + 13 if self._fits(width) else line + self.shell.types.line_height(_NOTE) + 5

    def _fits(self, width: float) -> bool:
        if not self.offer.note:
            return True
        types = self.shell.types
        return types.width(self.offer.label, _LABEL) + types.width(self.offer.note, _NOTE) + 40 <= width

    def has_room(self, width: float) -> bool:
        """Return whether the words can be read whole on a button so wide."""
        types = self.shell.types
        widest = max(types.width(self.offer.label, _LABEL), types.width(self.offer.note, _NOTE))
        return widest + 2 * _MARGIN + 1 <= width

    def handle(self, event: InputEvent) -> Reply:
        """Be pressed."""
        if isinstance(event, PointerDown) and event.button == 1:
            return DONE
        if isinstance(event, PointerUp) and event.button == 1:
            return self._press() if self.rect.collidepoint(event.pos) else DONE
        if isinstance(event, Press) and event.action is Action.ACTIVATE:
            return self._press()
        return None

    def _press(self) -> Reply:
        self.shell.sound.play("click")
        return self._on_press() or DONE

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the button, and the frame of a hint around it."""
        self._draw_face(canvas)
        if self.is_advised:
            canvas.box(self.rect.inflate(3, 3), None, radius=9, line="lapis", width=4)

    def _draw_face(self, canvas: Canvas) -> None:
        lit = self.is_hovered or (self.is_focused and self.stage is not None and self.stage.is_focus_shown)
        kind = self.offer.kind
        rect = self.rect
        if kind == "primary":
            fill, ink, soft = ("primary_lit" if lit else "primary"), "primary_text", "text_on_dark_soft"
        else:
            fill, ink, soft = ("quiet_lit" if lit else "quiet"), "text", "text_soft"
        if kind != "plain" or lit:
            canvas.box(rect, fill, radius=7, line="panel_line", width=1.4, grain=kind != "primary")
        left, right = rect.left + _MARGIN, rect.right - _MARGIN
        if self._fits(rect.width):
            canvas.text(self.offer.label, (left, rect.centery), _LABEL, ink, middle=True, width=right - left)
            canvas.text(self.offer.note, (right, rect.centery), _NOTE, soft, align=1.0, middle=True)
            return
        high = canvas.types.line_height(_LABEL)
        canvas.text(self.offer.label, (left, rect.top + 3), _LABEL, ink, width=right - left)
        canvas.text(self.offer.note, (left, rect.top + 1 + high), _NOTE, soft, width=right - left)


class GrandButton(OfferButton):
    """An answer to a question of weight: its word large, what it means in rich text below."""

    def has_room(self, width: float) -> bool:
        """Return whether its word and what it means can each be read on one line of a button so wide."""
        shell = self.shell
        note = lay_out(self.offer.note, 10_000, shell.types, shell.theme, _NOTE).width
        return max(shell.types.width(self.offer.label, _GRAND) + 16, note + 12) <= width

    def measure(self, width: float) -> Size:
        """Return a height that is always the same."""
        return width, _GRAND_HEIGHT * self.shell.types.size

    def _draw_face(self, canvas: Canvas) -> None:
        lit = self.is_hovered or (self.is_focused and self.stage is not None and self.stage.is_focus_shown)
        is_first = self.offer.kind == "grand"
        fill = ("primary_lit" if lit else "primary") if is_first else ("quiet_lit" if lit else "quiet")
        ink, soft = ("primary_text", "text_on_dark_soft") if is_first else ("text", "text_soft")
        rect = self.rect
        canvas.shadow(rect, spread=5, alpha=90)
        canvas.box(rect, fill, radius=10, line="gold" if is_first else "panel_line", width=2, grain=not is_first)
        high = canvas.types.line_height(_GRAND)
        top = rect.top + (3 if self.offer.note else (rect.height - high) / 2)
        canvas.text(self.offer.label, (rect.centerx, top), _GRAND, ink, align=0.5, width=rect.width - 16)
        room = pygame.FRect(rect.left + 6, top + high, rect.width - 12, 24)
        canvas.rich(self.offer.note, room, _NOTE, soft, align=0.5)


class _Pair(Widget):
    """Two buttons beside each other, or one below the other where the words of one are too long."""

    def __init__(self, shell: Shell, buttons: Sequence[OfferButton]) -> None:
        super().__init__(shell)
        self._buttons = list(buttons)
        self.add(*buttons)

    def _is_wide(self, width: float) -> bool:
        return all(button.has_room((width - _BETWEEN) / 2) for button in self._buttons)

    def measure(self, width: float) -> Size:
        """Return the height of a button, or of both."""
        if not self._is_wide(width):
            heights = [button.measure(width)[1] for button in self._buttons]
            return width, sum(heights) + _BELOW * (len(heights) - 1)
        half = (width - _BETWEEN) / 2
        return width, max(button.measure(half)[1] for button in self._buttons)

    def place(self, rect: pygame.FRect) -> None:
        """Share the room."""
        super().place(rect)
        if self._is_wide(rect.width):
            half = (rect.width - _BETWEEN) / 2
            for number, button in enumerate(self._buttons):
                button.place(pygame.FRect(rect.left + number * (half + _BETWEEN), rect.top, half, rect.height))
            return
        top = rect.top
        for button in self._buttons:
            high = button.measure(rect.width)[1]
            button.place(pygame.FRect(rect.left, top, rect.width, high))
            top += high + _BELOW


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
        grand = [offer for offer in offers if offer.kind.startswith("grand")]
        offers = [offer for offer in offers if offer not in grand]
        large = [GrandButton(shell, offer, lambda name=offer.id: on_offer(name)) for offer in grand]  # type: ignore[misc]
        self._widgets += [_Pair(shell, large[at : at + 2]) for at in range(0, len(large), 2)]
        buttons = [OfferButton(shell, offer, lambda name=offer.id: on_offer(name)) for offer in offers]  # type: ignore[misc]
        for button in (*large, *buttons):
            button.is_advised = button.offer.id in advised
        pairs = len(buttons) > (0 if grand else _MANY)
        self._widgets += [_Pair(shell, buttons[at : at + 2]) for at in range(0, len(buttons), 2)] if pairs else buttons
        self.add(self.prompt, self._area)

    def place(self, rect: pygame.FRect) -> None:
        """Put the question on top and the answers below."""
        super().place(rect)
        inside = rect.inflate(-28, -18)
        _, high = self.prompt.measure(inside.width)
        self.prompt.place(pygame.FRect(inside.left, inside.top, inside.width, high))
        top = inside.top + high + 5
        self._area.place(pygame.FRect(inside.left - 2, top, inside.width + 4, rect.bottom - top - 6))
        self._area.fill(self._widgets)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet; a refusal gives it a red edge."""
        canvas.panel(self.rect, lift=10)
        if self._refused is not None:
            canvas.box(self.rect.inflate(2, 2), None, radius=11, line="danger", width=3)


def refusal_markup(refused: Refusal) -> str:
    """Return why something cannot be done, with a link to the rule if it is one of the rulebook."""
    link = f" <rule:{refused.rule}>" if "-" in refused.rule else ""
    return f"<danger>{text(refused.key, **refused.args)}</danger>{link}"
