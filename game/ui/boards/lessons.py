"""What a first game explains, each thing when it first comes up: the lessons of a guide."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.rules.core.game import View
from game.ui.boards.values import Target

Moment = Callable[[View[Any]], bool]
"""Whether a lesson fits the decision that the viewer of a view has to make."""
ME = "me"
"""Stands for the viewer in the name of a place."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One sheet of the guide: the texts `lesson-<game>-<name>` and `…-title`, and the rule they are from.

    `places` are the targets it is about, by name or its beginning, such as `gauge.me`, `market` or `p` for pieces;
    or an area of the board scene: `tools`, `hand`, `actions`.
    """

    name: str
    rule: str
    places: tuple[str, ...]
    is_due: Moment


def always(view: View[Any]) -> bool:
    """Fit every decision."""
    return True


def kinds(*wanted: int) -> Moment:
    """Fit a decision with a legal move of one of these kinds."""
    return lambda view: any(move[0] in wanted for move in view.legal)


def decision(*wanted: int) -> Moment:
    """Fit where the open decision on top of the stack is of one of these kinds."""
    return lambda view: bool(view.state.stack) and view.state.stack[-1][0] in wanted


def from_round(number: int) -> Moment:
    """Fit decisions from a round on."""
    return lambda view: bool(view.state.round >= number)


def later(moment: Moment) -> Moment:
    """Fit where `moment` does, but not before everybody has decided about two things: there is enough to tell then."""
    return lambda view: view.ply >= 2 * view.setup.seats and moment(view)


def both(first: Moment, second: Moment) -> Moment:
    """Fit where two moments do."""
    return lambda view: first(view) and second(view)


def spots(targets: Sequence[Target], places: Collection[str], viewer: int) -> list[pygame.FRect]:
    """Return where the targets lie that a lesson names; of several only those that can be used now, if any."""
    wanted = [place.replace(f".{ME}", f".{viewer}") for place in places]
    found = []
    for name in wanted:
        named = [target for target in targets if name in (target.id, target.id.rstrip("0123456789"))]
        named = named or [target for target in targets if target.id.startswith(f"{name}.")]
        found += [target for target in named if target.is_usable] or named
    return [pygame.FRect(target.rect) for target in found]
