"""A hint in three steps: where to look, the move, the reason."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

import pygame

from game.ai.heuristics.reason import Reason
from game.locale import text
from game.ui.boards.values import Offer, Target
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import CAPTION, Style
from game.ui.widgets.base import Widget
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell

WHERE, MOVE, WHY = 1, 2, 3
"""The steps of a hint; 0 is none."""
_STYLE = Style("sans", 15.5, leading=1.24)
_KIND = re.compile(r"[a-z-]+")


def _kind(name: str) -> str:
    """Return what kind of place a target is: `quay` for `quay.3`, `p` for a card in hand."""
    found = _KIND.match(name)
    return found.group() if found is not None else name


def regions(targets: Sequence[Target], wanted: Collection[str]) -> list[pygame.FRect]:
    """Return where to look: around all that can be used and is of a kind with something wanted."""
    kinds: dict[str, pygame.FRect] = {}
    looked_for = {_kind(name) for name in wanted}
    for target in targets:
        kind = _kind(target.id)
        if kind in looked_for and (target.is_usable or target.id in wanted):
            kinds[kind] = kinds[kind].union(target.rect) if kind in kinds else pygame.FRect(target.rect)
    return list(kinds.values())


def advised(offers: Sequence[Offer], wanted: Collection[str], step: int) -> frozenset[str]:
    """Return the offers to frame at a step: all that are answers while only the place is told."""
    names = frozenset(offer.id for offer in offers if offer.kind != "plain")
    found = names & frozenset(wanted)
    return names if found and step == WHERE else found


def sentences(reasons: Sequence[Reason]) -> list[str]:
    """Return the reasons in words."""
    return [text(reason.key, **reason.args) for reason in reasons]


class WhyPanel(Widget):
    """A sheet with the reasons of a hint, one below the other; over them the hint, where it takes its place."""

    def __init__(self, shell: Shell, reasons: Sequence[Reason], hint: str = "") -> None:
        super().__init__(shell, name="why-panel")
        self.sentences = sentences(reasons)
        self._hint = Label(shell, hint, _STYLE.bolder()) if hint else None
        self._area = ScrollArea(shell, name="why", gap=8, pad=8)
        self.add(self._area)

    def place(self, rect: pygame.FRect) -> None:
        """Fill the sheet."""
        super().place(rect)
        self._area.place(pygame.FRect(rect.left + 4, rect.top + 33, rect.width - 8, rect.height - 40))
        parts: list[Widget] = [_Sentence(self.shell, sentence) for sentence in self.sentences]
        self._area.fill([self._hint, *parts] if self._hint is not None else parts)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet and its head."""
        canvas.panel(self.rect, fill="lit", lift=8)
        canvas.box(self.rect, None, radius=10, line="lapis", width=3)
        canvas.text(text("hint-why-title").upper(), (self.rect.left + 14, self.rect.top + 9), CAPTION, "text_soft")
        y = self.rect.top + 30
        canvas.line((self.rect.left + 12, y), (self.rect.right - 12, y), "panel_hairline")


class _Sentence(Label):
    """A reason with a dot before it."""

    def __init__(self, shell: Shell, sentence: str) -> None:
        super().__init__(shell, sentence, _STYLE)

    def measure(self, width: float) -> tuple[float, float]:
        """Return the size beside the dot."""
        return width, self.laid_out(width - 16).height

    def draw_self(self, canvas: Canvas) -> None:
        """Draw dot and sentence."""
        high = canvas.types.line_height(_STYLE)
        canvas.disc((self.rect.left + 5, self.rect.top + high / 2), 3.5, "lapis")
        canvas.paragraph(self.laid_out(self.rect.width - 16), (self.rect.left + 16, self.rect.top), self.colour)
