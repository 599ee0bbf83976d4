"""Motion on the table: flights drawn along arcs, beats one after the other."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import pygame

from game.rules.core.facts import Moved
from game.ui.boards.kit.values import Beat, Flight, Item
from game.ui.drawing.animation import Animation, Parallel, Pause, Tween, call, ease_in_out, ease_out
from game.ui.drawing.animation import Sequence as InOrder
from game.ui.layout import abreast, around, placed

_HOP = 0.16
"""Seconds of a marker's step to the next place."""
_COMING = 0.16
"""Seconds of a banner's appearance."""
_RISING = 0.5
"""Seconds in which a spectacle rises."""
_AFTER = 0.15
"""The longest rest after a piece shown on its way has arrived."""


def place_on(path: Sequence[pygame.FRect], share: float, *, is_low: bool = False) -> pygame.FRect:
    """Return the position of a flight after `share` (0 to 1) of its way; a flight that `is_low` makes no arc."""
    legs = len(path) - 1
    if legs < 1:
        return path[0].copy()
    along = min(max(share, 0.0), 1.0) * legs
    leg = min(int(along), legs - 1)
    part = along - leg
    if legs > 1:
        part = ease_in_out(part)
    start, end = path[leg], path[leg + 1]
    width = start.width + (end.width - start.width) * part
    height = start.height + (end.height - start.height) * part
    x = start.centerx + (end.centerx - start.centerx) * part
    y = start.centery + (end.centery - start.centery) * part
    if is_low:
        return around((x, y), width, height)
    far = math.hypot(end.centerx - start.centerx, end.centery - start.centery)
    rise = min(60.0, far * (0.16 if legs == 1 else 0.45)) * math.sin(math.pi * part)
    return around((x, y - rise), width, height)


@dataclass(slots=True)
class Aloft:
    """A flight and the share of its way behind it; below 0 it has not begun."""

    flight: Flight
    share: float = -1.0

    @property
    def is_drawn(self) -> bool:
        """Whether the piece is visible now."""
        return self.share >= 0 or self.flight.waits

    @property
    def rect(self) -> pygame.FRect:
        """The present place of the piece."""
        place = place_on(self.flight.path, self.share, is_low=self.flight.is_low)
        return place.move(0, -self.flight.raised * (1 - min(max(self.share, 0.0), 1.0)))

    @property
    def lift(self) -> float:
        """The height of the piece: 0 on the table, 1 in the middle of each part of its way."""
        if self.flight.is_low:
            return 0.0
        along = min(max(self.share, 0.0), 1.0) * (len(self.flight.path) - 1)
        return abs(math.sin(math.pi * along))

    @property
    def turned(self) -> float:
        """The visible share of the piece's width, which falls from 1 to 0 and rises to 1 again while it turns over."""
        if not self.flight.turns_to:
            return 1.0
        return abs(math.cos(math.pi * min(max(self.share, 0.0), 1.0)))

    @property
    def is_over(self) -> bool:
        """Whether the piece shows its other side."""
        return bool(self.flight.turns_to) and self.share > 0.5


class Motion:
    """All flights of the decision being shown. `hidden` holds the items that have not landed yet."""

    def __init__(self) -> None:
        self.aloft: list[Aloft] = []
        self.banner = ""
        self.banner_share = 1.0
        """How far the banner has come into sight, 0 to 1."""
        self.spectacle = ""
        self.spectacle_share = 0.0
        """How far the spectacle has risen, 0 to 1."""
        self.has_landed = True
        """Whether any flight has landed, or there is none."""
        self._stays = False
        """Whether landed pieces are drawn where they landed."""

    @property
    def hidden(self) -> frozenset[str]:
        """The items that are still under way."""
        return frozenset(each.flight.hides for each in self.aloft if each.flight.hides)

    @property
    def progress(self) -> dict[str, float]:
        """How far the items under way have come, 0 to 1, by their ids."""
        return {each.flight.hides: max(each.share, 0.0) for each in self.aloft if each.flight.hides}

    def sight(self) -> tuple[object, ...]:
        """Return a value that changes with every visible change of the motion."""
        shares = (self.banner, self.banner_share, self.spectacle, self.spectacle_share)
        return (*shares, *((id(each), each.share) for each in self.aloft))

    def script(self, beats: Sequence[Beat], play: Callable[[str], None], left: Sequence[Item] = ()) -> Animation:
        """Return the animation of all beats; from now on their flights are drawn.

        If the table is shown as it was before, `left` are its items: flying pieces are missing from their old places,
        and stay where they land until everything is cleared.
        """
        self.clear()
        self._stays = bool(left)
        parts: list[Animation] = []
        banner = ""
        for beat in beats:
            coming = [self._come()] if beat.banner not in ("", banner) else []
            coming += [Tween(_RISING, self._raise, ease=ease_out)] if beat.spectacle else []
            parts.append(self._beat(_leaving(beat, left) if left else beat, play, coming))
            banner = beat.banner
        self.has_landed = not self.aloft
        return InOrder(*parts) if left else InOrder(*parts, call(self.clear))

    def clear(self) -> None:
        """End all motion: drop the flights, the banner and the spectacle."""
        self.aloft = []
        self.banner = ""
        self.banner_share = 1.0
        self.spectacle = ""
        self.has_landed = True

    def _raise(self, share: float) -> None:
        self.spectacle_share = share

    def _come(self) -> Animation:
        """Return the animation of a banner's appearance."""

        def show(share: float) -> None:
            self.banner_share = share

        return Tween(_COMING, show)

    def _beat(self, beat: Beat, play: Callable[[str], None], coming: Sequence[Animation]) -> Animation:
        """Return the animation of a beat; while its flights go and it rests, its banner is `coming`."""
        along = [self._fly(flight, beat) for flight in beat.along]
        before = len(self.aloft)
        flights = [self._fly(flight, beat, beat.stagger * number) for number, flight in enumerate(beat.flights)]
        shown = self.aloft[before:]

        def start() -> None:
            play(beat.sound)
            self.banner = beat.banner
            self.banner_share = 0.0 if coming else 1.0
            self.spectacle, self.spectacle_share = beat.spectacle, 0.0

        def go_on() -> None:
            if beat.linger:
                gone = {id(each) for each in shown}
                self.aloft = [each for each in self.aloft if id(each) not in gone]

        shows = InOrder(Parallel(*along, *flights), Pause(beat.rest))
        return InOrder(call(start), Parallel(shows, *coming), call(go_on))

    def _fly(self, flight: Flight, beat: Beat, wait: float = 0.0) -> Animation:
        each = Aloft(flight)
        self.aloft.append(each)
        seconds = beat.seconds if len(flight.path) < 3 else _HOP * (len(flight.path) - 1)
        ease = ease_in_out if flight.dust else ease_out if len(flight.path) < 3 else (lambda share: share)
        then = None if beat.linger else self._lander(each)
        fly = Tween(seconds, self._mover(each), ease=ease, then=then)
        return InOrder(Pause(wait), fly) if wait else fly

    @staticmethod
    def _mover(each: Aloft) -> Callable[[float], None]:
        def move(share: float) -> None:
            each.share = share

        return move

    def _lander(self, each: Aloft) -> Callable[[], None]:
        def land() -> None:
            self.has_landed = True
            if each in self.aloft and not self._stays:
                self.aloft.remove(each)

        return land


def _leaving(beat: Beat, left: Sequence[Item]) -> Beat:
    """Return `beat` with flights that hide the items at their start instead of those at their end.

    A pile with a count on it stays visible.
    """
    at = {tuple(item.rect): item.id for item in left if not item.badge}

    def leaving(flights: Sequence[Flight]) -> tuple[Flight, ...]:
        starts = [at.get(tuple(flight.path[0]), "") for flight in flights]
        return tuple(replace(each, hides=name, waits=bool(name)) for each, name in zip(flights, starts, strict=True))

    return replace(beat, flights=leaving(beat.flights), along=leaving(beat.along))


def slides(before: Sequence[Item], after: Sequence[Item]) -> tuple[Flight, ...]:
    """Return the flights of the items whose places differ between `before` and `after`, the lowest first."""
    was = {item.id: item.rect for item in before}
    return tuple(
        Flight(item.face, (was[item.id], item.rect), item.side, item.extra, hides=item.id, is_low=True)
        for item in after
        if item.id in was and was[item.id] != item.rect
    )


class Room:
    """Lets the other pieces of a hand make room or close up once, when the first piece joins or leaves its `zone`."""

    def __init__(self, zone: int, before: Sequence[Item], after: Sequence[Item]) -> None:
        self._zone = zone
        self._slides = slides(before, after)

    def beside(self, facts: Iterable[Moved]) -> tuple[Flight, ...]:
        """Return the slides of the other pieces in the hand at the first movement into or out of it; none at any
        other.
        """
        if not any(self._zone in (fact.src, fact.dst) for fact in facts):
            return ()
        found, self._slides = self._slides, ()
        return found


def shown_on_the_way(beat: Beat, places: Sequence[pygame.FRect], seconds: float) -> list[Beat]:
    """Return two beats for one: its pieces fly to `places`, stay visible there for some `seconds`, and fly on."""
    pairs = list(zip(beat.flights, places, strict=True))
    first = tuple(replace(each, path=(each.path[0], place), hides="") for each, place in pairs)
    second = tuple(
        replace(each, face=each.turns_to or each.face, turns_to="", path=(place, each.path[-1]), waits=False)
        for each, place in pairs
    )
    return [
        replace(beat, flights=first, rest=seconds, linger=True),
        replace(beat, flights=second, sound="", along=(), stagger=0.0, rest=min(beat.rest, _AFTER)),
    ]


def row_in(room: pygame.FRect, many: int, shape: float) -> list[pygame.FRect]:
    """Return `many` places side by side in the middle of `room`, as large as fit; their height is `shape` times their
    width.
    """
    gap = 8.0
    width = min(room.height / shape, (room.width - gap * (many - 1)) / max(1, many))
    return abreast(placed(room, room.width, width * shape), [width] * many, gap)
