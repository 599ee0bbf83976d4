"""A hint, shown in three steps: where to look, the move, the reasons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from enum import Enum, IntEnum

import pygame

from game.ai.heuristics.contract import Reason
from game.locale import text
from game.rules.core.game import Move
from game.rules.core.state import State
from game.ui.boards.presenter import Presenter
from game.ui.boards.values import Offer, Target
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import CAPTION, Style
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.window.display import Point


class HintStep(IntEnum):
    """The visible part of a hint."""

    NONE = 0
    WHERE = 1
    MOVE = 2
    WHY = 3


_PROMPTS = {HintStep.WHERE: "hint-where", HintStep.MOVE: "hint-move", HintStep.WHY: "board-hint"}
_MANY = 4
"""From this number of usable things on, a hint narrows them down to one half."""
_SIGN = 13.0
"""The radius of the emblem on a hint's frame, which sets it apart from frames in the seats' colours."""
_STYLE = Style("sans", 15.5, leading=1.24)


def _kind(target: Target) -> object:
    """Return the kind of a target's thing; a unique place is a kind of its own."""
    return target.thing if isinstance(target.thing, Enum) else type(target.thing)


def regions(targets: Sequence[Target], wanted: Collection[str]) -> list[pygame.FRect]:
    """Return where to look: all usable things of the same kind as a recommended one.

    If there are many, only the half with the recommended one, because looking at all of them would be no hint.
    """
    kinds: dict[object, list[Target]] = {_kind(target): [] for target in targets if target.id in wanted}
    for target in targets:
        if target.is_usable or target.id in wanted:
            kinds.get(_kind(target), []).append(target)
    found = []
    for row in kinds.values():
        half = -(-len(row) // 2) if len(row) >= _MANY else len(row)
        parts = [part for part in (row[:half], row[half:]) if any(target.id in wanted for target in part)]
        first, *others = [target.rect for part in parts for target in part]
        found.append(first.unionall(others))
    return found


class HintView:
    """An AI's recommendation for the viewer, revealed step by step."""

    def __init__(self, presenter: Presenter[State]) -> None:
        self._presenter = presenter
        self.move: Move = ()
        """The recommended move; empty for none."""
        self.reasons: tuple[Reason, ...] = ()
        """The reasons for the recommended move."""
        self.step = HintStep.NONE

    @property
    def is_shown(self) -> bool:
        """Whether any part of a hint is visible."""
        return self.step is not HintStep.NONE

    def show(self, move: Move, reasons: tuple[Reason, ...], step: HintStep = HintStep.WHERE) -> None:
        """Show a new hint up to `step`."""
        self.move, self.reasons, self.step = move, reasons, step

    def show_more(self) -> None:
        """Show the next step; after the last, close the hint."""
        if self.step is HintStep.WHY:
            self.clear()
        elif self.is_shown:
            self.step = HintStep(self.step + 1)

    def clear(self) -> None:
        """Close the hint."""
        self.move, self.reasons, self.step = (), (), HintStep.NONE

    def prompt(self) -> str:
        """Return the visible part of the hint in words."""
        return text(_PROMPTS[self.step], move=self._presenter.say(self.move))

    def places_of(self, move: Move) -> tuple[str, ...]:
        """Return the ids of the targets and offers that a move is made of."""
        return self._presenter.places_of(move)

    def advised(self, offers: Sequence[Offer]) -> frozenset[str]:
        """Return the ids of the offers to frame: all answers, while only the region is shown."""
        if not self.is_shown:
            return frozenset()
        names = frozenset(offer.id for offer in offers if offer.kind != "plain")
        found = names & frozenset(self.places_of(self.move))
        return names if found and self.step is HintStep.WHERE else found

    def paint(self, canvas: Canvas, as_drawn: Callable[[Target], pygame.FRect]) -> None:
        """Frame the region or the move's places; `as_drawn` returns the place where a target is drawn now."""
        if not self.is_shown:
            return
        wanted = self.places_of(self.move)
        drawn = [replace(target, rect=as_drawn(target)) for target in self._presenter.targets()]
        if self.step is HintStep.WHERE:
            rects = regions(drawn, wanted)
        else:
            places = [target for target in drawn if target.id in wanted]
            rects = [target.rect for target in places if not target.corners]
            for corners in (target.corners for target in places if target.corners):
                canvas.outline(corners, "lapis", 5)
                _paint_sign(canvas, corners[-1])
        for rect in rects:
            frame = rect.inflate(10, 10)
            canvas.box(frame, None, radius=12, line="lapis", width=5)
            _paint_sign(canvas, frame.topleft)


def _paint_sign(canvas: Canvas, at: Point) -> None:
    """Draw the emblem of a hint on its frame."""
    canvas.disc(at, _SIGN, "lapis", line="linen")
    canvas.icon("hint", at, _SIGN * 1.3, "linen")


def sentences(reasons: Sequence[Reason]) -> list[str]:
    """Return the reasons in words."""
    return [text(reason.key, **reason.args) for reason in reasons]


def paint_sheet(canvas: Canvas, rect: pygame.FRect, title: str, line: Colour, ink: Colour) -> None:
    """Draw a sheet over the log with an edge in the colour `line`, its title in `ink`."""
    canvas.panel(rect, fill="lit", lift=8)
    canvas.box(rect, None, radius=10, line=line, width=3)
    room = rect.width - 28
    style = canvas.types.fitted(title.upper(), CAPTION, room)
    canvas.text(title.upper(), (rect.left + 14, rect.top + 9), style, ink, width=room)
    canvas.line((rect.left + 12, rect.top + 30), (rect.right - 12, rect.top + 30), "panel_hairline")


@dataclass(frozen=True, slots=True)
class Contrast:
    """A comparison with another move below the reasons of a hint: a heading, and the arguments for it or its costs."""

    heading: str
    reasons: tuple[Reason, ...]


class WhyPanel(Widget):
    """A sheet with the reasons of a hint one below the other, headed by the hint itself if it takes the question's
    place.
    """

    def __init__(
        self, shell: Shell, reasons: Sequence[Reason], hint: str = "", contrast: Contrast | None = None
    ) -> None:
        super().__init__(shell, name="why-panel")
        self.sentences = sentences(reasons)
        self.contrast = [contrast.heading, *sentences(contrast.reasons)] if contrast is not None else []
        self._hint = Label(shell, hint, _STYLE.bolder()) if hint else None
        self._area = ScrollArea(shell, name="why", gap=6, pad=8)
        self.add(self._area)

    def accessible(self) -> Accessible | None:
        """Return it as a list of reasons."""
        return Accessible(Role.LIST, text("hint-why-title"))

    def place(self, rect: pygame.FRect) -> None:
        """Fill the sheet."""
        super().place(rect)
        self._area.place(pygame.FRect(rect.left + 4, rect.top + 33, rect.width - 8, rect.height - 40))
        parts: list[Widget] = [self._hint] if self._hint is not None else []
        parts += [_Sentence(self.shell, sentence) for sentence in self.sentences]
        if self.contrast:
            parts.append(Label(self.shell, self.contrast[0], _STYLE.bolder()))
            parts += [_Sentence(self.shell, sentence) for sentence in self.contrast[1:]]
        self._area.fill(parts)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet and its head."""
        paint_sheet(canvas, self.rect, text("hint-why-title"), "lapis", "text_soft")


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
