"""The facts of a decision as motion: one engine for tables whose pieces fly from zone to zone.

A game gives a table of data, `Way` by the kind of movement, and three answers of its layout: where a piece is, whether
its face is seen, and which item stands for it. Special motion, such as that of a marker that walks, is added in the
hooks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, TypeVar

import pygame

from game.rules.core.facts import Fact, Moved, Noted
from game.rules.core.universe import Universe
from game.ui.boards.kit.motion import Room, row_in, shown_on_the_way
from game.ui.boards.kit.phrases import GameWords
from game.ui.boards.kit.values import RISE, Beat, Flight, Item


@dataclass(frozen=True, slots=True)
class Way:
    """How pieces that move in one way are shown: their sound, the seconds of a flight, and those between two starts.

    With `rests` a rest follows, so that others can see it. Another player's pieces are `shown` enlarged for that many
    seconds, in a row of pieces whose height is `shape` times their width. In a sale, the viewer's cards start raised.
    """

    sound: str = ""
    stagger: float = 0.05
    rests: bool = False
    shown: float = 0.0
    shape: float = 1.0
    is_sale: bool = False
    seconds: float = 0.3


@dataclass(frozen=True, slots=True)
class Rests:
    """The seconds of rest after a movement.

    `own` and `others` apply if its way `rests`, to movements of the viewer and of others; `brief` applies to all other
    ways.
    """

    own: float
    others: float
    brief: float


class Anchors(Protocol):
    """The answers of a layout about the places of pieces."""

    viewer: int

    @property
    def words(self) -> GameWords:
        """The names of the pieces."""

    def anchor(self, zone: int, piece: int, at: int = -1, number: int = 0) -> pygame.FRect:
        """Return the place of a piece in a zone: `at` is its position where the zone has positions, `number` counts the
        pieces that move together.
        """

    def is_seen(self, zone: int, piece: int) -> bool:
        """Return whether the viewer sees the face of a piece in a zone."""

    def item(self, zone: int, piece: int, at: int, number: int) -> str:
        """Return the id of the item that stands for a piece in a zone, or '' if there is none."""

    def own(self) -> list[Item]:
        """Return the items of the viewer's hand."""


A = TypeVar("A", bound=Anchors)


class FactMotion(ABC, Generic[A]):
    """Turns the facts of one decision into beats, from the layout before to the layout after.

    Pieces that move in the same way one after the other fly together; a movement without a `Way` is not shown.
    """

    ways: ClassVar[Mapping[str, Way]]
    rests: ClassVar[Rests]
    hand: ClassVar[int]
    """The zone of the first seat's hand."""
    waits_in: ClassVar[Collection[int]]
    """The zones in which a piece lies visibly until its flight begins."""

    def __init__(self, before: A, after: A, *, is_own: bool) -> None:
        self.before = before
        self.after = after
        self.is_own = is_own
        self.rest = self.rests.own if is_own else self.rests.others
        self.found: list[Beat] = []
        self.run: list[Moved] = []
        """The movements gathered so far, which are all of one kind."""
        is_seen = before.viewer == after.viewer >= 0
        self.room = Room(self.hand + after.viewer, before.own() if is_seen else (), after.own())

    @property
    def universe(self) -> Universe:
        """The pieces of the game."""
        return self.before.words.universe

    def beats(self, facts: Iterable[Fact]) -> list[Beat]:
        """Return the beats in order."""
        for fact in facts:
            if isinstance(fact, Moved):
                self._moved(fact)
            else:
                self._happened(fact)
        self._end()
        return self.found

    def flush(self) -> None:
        """Turn the movements gathered so far into beats in which they are shown together."""
        run, self.run = self.run, []
        if not run:
            return
        way = self._way(run)
        flights = tuple(flight for fact in run for flight in self.flights(fact))
        beat = Beat(
            flights,
            way.sound,
            way.seconds,
            way.stagger,
            self.rest if way.rests else self.rests.brief,
            self._banner(run),
            self.room.beside(run),
        )
        if way.shown and not self.is_own:
            self.found += shown_on_the_way(beat, row_in(self._stage(), len(flights), way.shape), way.shown)
        else:
            self.found.append(beat)
        if way.is_sale:
            self._sold(run)

    def flights(self, fact: Moved) -> list[Flight]:
        """Return the flights of the pieces of a movement; those that are revealed turn over on the way."""
        found = []
        is_chosen = self.is_own and self.ways[fact.how].is_sale and fact.src == self.hand + self.before.viewer
        for number, piece in enumerate(fact.pieces):
            at = fact.at[number] if fact.at else -1
            face, turns = self.before.words.face(piece), ""
            if piece >= 0 and not self.before.is_seen(fact.src, piece):
                turns, face = face, self.before.words.face(-1 - self.universe.backs[piece])
            flight = Flight(
                face,
                self._path(fact, piece, at, number),
                hides=self._item(fact, piece, at, number),
                turns_to=turns,
                waits=fact.src in self.waits_in,
                raised=self._rise() if is_chosen else 0.0,
                under=self._under(fact),
            )
            found.append(flight)
        return found

    # What a game may add

    def _rise(self) -> float:
        """Return the distance by which chosen pieces of the viewer's hand were raised."""
        return RISE

    def _moved(self, fact: Moved) -> None:
        """Gather a movement with those of its kind."""
        if self.run and self.run[-1].how != fact.how:
            self.flush()
        if fact.how in self.ways:
            self.run.append(fact)

    def _end(self) -> None:
        """Show what was gathered last."""
        self.flush()

    def _happened(self, fact: Fact) -> None:
        """Show an event that moves no piece from zone to zone."""
        self.flush()
        if isinstance(fact, Noted):
            self._noted(fact)

    def _noted(self, fact: Noted) -> None:
        """Show a public event: by default the viewer's turn is heard."""
        if fact.what == "turn" and fact.seat == self.after.viewer >= 0:
            self.found.append(Beat((), "turn", seconds=0.0, stagger=0.0))

    def _way(self, run: Sequence[Moved]) -> Way:
        """Return how a run of movements is shown."""
        return self.ways[run[0].how]

    def _banner(self, run: Sequence[Moved]) -> str:
        """Return the words over the table while a run is shown."""
        return ""

    @abstractmethod
    def _stage(self) -> pygame.FRect:
        """Return the room in which somebody else's pieces are shown large."""

    def _sold(self, run: Sequence[Moved]) -> None:
        """Show what a sale brings."""

    def _path(self, fact: Moved, piece: int, at: int, number: int) -> tuple[pygame.FRect, pygame.FRect]:
        """Return start and end of a piece's flight."""
        start = self.before.anchor(fact.src, piece, at, number)
        return start, self.after.anchor(fact.dst, piece, at, number)

    def _item(self, fact: Moved, piece: int, at: int, number: int) -> str:
        """Return the id of the item that stands for a piece once it has landed; '' if there is none."""
        return self.after.item(fact.dst, piece, at, number)

    def _under(self, fact: Moved) -> Item | None:
        """Return the item that a piece slides under, if any."""
        return None
