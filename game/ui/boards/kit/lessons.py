"""The tips of a guided first game, each shown when its subject first comes up."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic

import pygame

from game.rules.core.game import View
from game.rules.core.state import S, S_contra, State
from game.ui.boards.kit.values import Item, OfSeat, Target

Condition = Callable[[View[S_contra]], bool]
"""Returns whether a lesson fits the decision that the viewer of a view has to make."""


class Area(Enum):
    """A part of the board scene that a lesson may be about."""

    TOOLS = "tools"
    HAND = "hand"
    ACTIONS = "actions"


@dataclass(frozen=True, slots=True)
class Mine:
    """The things of a kind that belong to the viewer."""

    kind: type[OfSeat]


@dataclass(frozen=True, slots=True)
class FaceDown:
    """The face-down things of a kind."""

    kind: type


@dataclass(frozen=True, slots=True)
class Lesson(Generic[S_contra]):
    """A tip, shown at the first decision for which `is_due` holds: the texts `tip-<game>-<name>` and `…-title`, and the
    id of their rule, '' for none.

    `places` is its subject. Each is a thing on the table, the class of all things of a kind, `Mine` or `FaceDown` with
    such a class, or an `Area`.
    """

    name: str
    rule: str
    places: tuple[object, ...]
    is_due: Condition[S_contra]


def always(view: View[State]) -> bool:
    """Return True: the condition of a lesson that fits every decision."""
    return True


def kinds(*wanted: int) -> Condition[State]:
    """Return the condition that a legal move is of one of these kinds."""
    return lambda view: any(move[0] in wanted for move in view.legal)


def decision(*wanted: int) -> Condition[State]:
    """Return the condition that the open decision on top of the stack is of one of these kinds."""
    return lambda view: bool(view.state.stack) and view.state.stack[-1][0] in wanted


def later(moment: Condition[S]) -> Condition[S]:
    """Return the condition that `moment` holds and at least two decisions per seat have been made, because other tips
    fill the start.
    """
    return lambda view: view.ply >= 2 * view.setup.seats and moment(view)


def both(first: Condition[S], second: Condition[S]) -> Condition[S]:
    """Return the condition that two other conditions hold."""
    return lambda view: first(view) and second(view)


def spots(
    targets: Sequence[Target], items: Sequence[Item], places: Collection[object], viewer: int
) -> list[pygame.FRect]:
    """Return the rectangles of the targets that a tip is about; for each place only the usable ones, if there are any.

    `items` are the items on the table, which tell whether a thing lies face down.
    """
    faces = {item.id: item.face for item in items}
    found = []
    for place in places:
        meant = [target for target in targets if _is_meant(target, faces.get(target.item, ""), place, viewer)]
        found += [target for target in meant if target.is_usable] or meant
    return [target.rect.copy() for target in found]


def _is_meant(target: Target, face: str, place: object, viewer: int) -> bool:
    thing = target.thing
    if isinstance(place, FaceDown):
        return isinstance(thing, place.kind) and face.startswith("back-")
    if isinstance(place, Mine):
        return isinstance(thing, place.kind) and thing.seat == viewer
    return isinstance(thing, place) if isinstance(place, type) else thing == place
