"""The beats of one decision, built one after another: a thing can fly several times and stays visible between its
flights.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pygame

from game.components.faces import Side
from game.ui.boards.kit.values import Beat, Extra, Flight, Item

_SHAKE = (9.0, -9.0)
"""The sideways distance of a shake."""


@dataclass(slots=True)
class Leg:
    """One flight of a thing, and the beat that it belongs to."""

    beat: int
    flight: Flight


@dataclass(slots=True)
class Thing:
    """A thing that can fly several times and rests between its flights."""

    hides: str
    legs: list[Leg] = field(default_factory=list)
    is_new: bool = False
    """Whether the thing is invisible before its first flight."""

    def is_in(self, beat: int) -> bool:
        """Return whether the thing already has a flight in a beat."""
        return any(leg.beat == beat for leg in self.legs)


class BeatScript:
    """Collects beats one after another with their flights; things rise and sink in `dust`, the name of a painted
    puff.
    """

    def __init__(self, dust: str) -> None:
        self._dust = dust
        self.things: dict[str, Thing] = {}
        self._beats: list[Beat] = []

    def open(self, sound: str, *, seconds: float, rest: float, banner: str = "", spectacle: str = "") -> None:
        """Begin a beat, to which the flights added next belong."""
        beat = Beat((), sound, seconds=seconds, stagger=0.05, rest=rest, banner=banner, spectacle=spectacle)
        self._beats.append(beat)

    def has(self, sound: str) -> bool:
        """Return whether there is a beat with a sound."""
        return any(beat.sound == sound for beat in self._beats)

    def is_flying(self, thing: str) -> bool:
        """Return whether a thing already has a flight in the open beat."""
        return thing in self.things and self.things[thing].is_in(len(self._beats) - 1)

    def fly(
        self,
        thing: str,
        face: str,
        start: pygame.FRect,
        end: pygame.FRect,
        *,
        hides: str = "",
        extra: Extra = (),
        turns_to: str = "",
        side: Side = "face",
        is_new: bool = True,
        shakes: bool = False,
    ) -> None:
        """Add a flight of a thing to the open beat; `hides` is the item that stands for it after its last flight.

        Unless the thing `is_new`, it lies at its start until its first flight. A thing that `shakes` does so at the
        end.
        """
        found = self.things.setdefault(thing, Thing(hides, is_new=is_new))
        found.hides = hides or found.hides
        path = (start, end, *(end.move(by, 0) for by in _SHAKE), end) if shakes else (start, end)
        found.legs.append(Leg(len(self._beats) - 1, Flight(face, path, side, extra, turns_to=turns_to)))

    def rise(self, thing: str, item: Item, under: Item | None, *, hides: str = "", sinks: bool = False) -> None:
        """Let an item rise in dust out of the item `under` it in the open beat, or sink into it.

        `hides` is the item that stands for the thing after that.
        """
        found = self.things.setdefault(thing, Thing(hides))
        spot = (item.rect, item.rect)
        flight = Flight(item.face, spot, item.side, item.extra, is_low=True, under=under, dust=self._dust, sinks=sinks)
        found.legs.append(Leg(len(self._beats) - 1, flight))

    def beats(self) -> list[Beat]:
        """Return the beats with all flights.

        A thing that flies on later stays visible in between: it has flights on the spot, for which the rest of a beat
        becomes a beat of its own.
        """
        flights: list[list[Flight]] = [[] for _ in self._beats]
        still: list[list[Flight]] = [[] for _ in self._beats]
        resting: list[list[Flight]] = [[] for _ in self._beats]
        for thing in self.things.values():
            legs = thing.legs
            for number, leg in enumerate(legs):
                flight, waits = leg.flight, not number and not thing.is_new
                flights[leg.beat].append(replace(flight, hides=thing.hides, waits=waits))
                if number + 1 == len(legs):
                    continue
                lying = (flight.path[-1], flight.path[-1])
                side: Side = "face" if flight.turns_to else flight.side
                lies = Flight(flight.turns_to or flight.face, lying, side, flight.extra, hides=thing.hides, waits=False)
                for between in range(leg.beat, legs[number + 1].beat):
                    resting[between].append(lies)
                    if between > leg.beat:
                        still[between].append(lies)
        found: list[Beat] = []
        for at, beat in enumerate(self._beats):
            flown = (*still[at], *flights[at])
            stagger = 0.0 if still[at] else beat.stagger
            rest = 0.0 if resting[at] else beat.rest
            found.append(replace(beat, flights=flown, stagger=stagger, rest=rest))
            if resting[at] and beat.rest:
                found.append(Beat(tuple(resting[at]), seconds=beat.rest, stagger=0.0, banner=beat.banner))
        return found
