"""Placing widgets side by side or one below another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import pygame

from game.ui.widgets.base import Widget

W = TypeVar("W")


def column(widgets: Sequence[Widget], rect: pygame.FRect, *, gap: float = 12.0, align: float = 0.0) -> float:
    """Place widgets below one another from the top of `rect` at their own heights; return the bottom.

    A widget narrower than the full width is aligned: 0 left, 0.5 centred, 1 right.
    """
    y = rect.top
    for widget in widgets:
        width, height = widget.measure(rect.width)
        width = min(width, rect.width)
        widget.place(pygame.FRect(rect.left + (rect.width - width) * align, y, width, height))
        y += height + gap
    return y - gap if widgets else y


def row(widgets: Sequence[Widget], rect: pygame.FRect, *, gap: float = 12.0, align: float = 0.0) -> float:
    """Place widgets side by side at their own widths, centred in the height of `rect`; return the width used."""
    sizes = [widget.measure(rect.width) for widget in widgets]
    total = sum(size[0] for size in sizes) + gap * max(0, len(sizes) - 1)
    x = rect.left + (rect.width - total) * align
    for widget, (width, height) in zip(widgets, sizes, strict=True):
        widget.place(pygame.FRect(x, rect.top + (rect.height - height) / 2, width, height))
        x += width + gap
    return total


def rows(widgets: Sequence[W], wide: Callable[[W], float], room: float, gap: float) -> list[list[W]]:
    """Return widgets or other things in rows of `room`, as many side by side as fit; `wide` returns a thing's width."""
    found: list[list[W]] = []
    left = 0.0
    for widget in widgets:
        if not found or wide(widget) > left:
            found.append([])
            left = room
        found[-1].append(widget)
        left -= wide(widget) + gap
    return found


def share(widgets: Sequence[Widget], rect: pygame.FRect, *, gap: float = 12.0) -> None:
    """Place widgets side by side in equal widths over the full height of `rect`."""
    width = (rect.width - gap * (len(widgets) - 1)) / max(1, len(widgets))
    for index, widget in enumerate(widgets):
        widget.place(pygame.FRect(rect.left + index * (width + gap), rect.top, width, rect.height))
