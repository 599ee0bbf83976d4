"""Points that count up while small pieces fly to them, one for each point gained."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.ui.boards.kit.values import Beat, Flight
from game.ui.drawing.canvas import Canvas
from game.ui.layout import around

_MOST, _SIDE, _BURST = 12, 26.0, 44.0
"""The most pieces that fly, their size, and the distance they burst before they fly on."""
_NAMES = tuple(f"burst.{number}" for number in range(_MOST))
"""The names under which they fly."""


def burst(face: str, place: pygame.FRect, points: pygame.FRect, many: int) -> tuple[Flight, ...]:
    """Return the flights of `many` pieces with a face, at most twelve, that burst out of a place and fly to points."""
    many = min(many, _MOST)
    start, end = around(place.center, _SIDE), around(points.center, _SIDE)
    found = []
    for number, name in enumerate(_NAMES[:many]):
        turn = math.tau * number / many
        out = start.move(_BURST * math.sin(turn), -_BURST * math.cos(turn))
        found.append(Flight(face, (start, out, end), hides=name, waits=False))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Counting:
    """A seat's points, which count up from `before` to `after` as the pieces of a burst arrive; a `MovingLight`.

    It draws nothing until the first of all `flights` has landed, because the panel still shows the former points; from
    then on it covers those of the panel, in `room`, with the number reached so far.
    """

    seat: int
    before: int
    after: int
    flights: frozenset[str]
    """The ids of the items under way at the beginning, those of the burst among them."""
    room: pygame.FRect
    paint_points: Callable[[Canvas, int], None]

    @classmethod
    def with_beats(
        cls,
        beats: Iterable[Beat],
        seat: int,
        points: tuple[int, int],
        room: pygame.FRect,
        paint_points: Callable[[Canvas, int], None],
    ) -> Counting | None:
        """Return the counting that goes with beats, from the former to the present `points`; None without a burst."""
        flights = frozenset(flight.hides for beat in beats for flight in (*beat.flights, *beat.along) if flight.hides)
        has_burst = not flights.isdisjoint(_NAMES)
        return cls(seat, *points, flights, room, paint_points) if has_burst else None

    @property
    def reach(self) -> Sequence[pygame.FRect]:
        """The parts of the window that the points are drawn on."""
        return [self.room]

    def shown(self, progress: Mapping[str, float]) -> int:
        """Return the points to show while the items in `progress`, by id, are under way."""
        flying = self.flights.intersection(_NAMES)
        arrived = len(flying - progress.keys())
        return self.before + round((self.after - self.before) * arrived / len(flying))

    def paint(self, canvas: Canvas, progress: Mapping[str, float]) -> None:
        """Draw the points, once a piece has landed."""
        if not self.flights <= progress.keys():
            with canvas.clip(self.room):
                self.paint_points(canvas, self.shown(progress))
