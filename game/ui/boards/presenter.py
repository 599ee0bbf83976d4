"""What a game must give so that it can be played at the board scene: the presenter, and the values it speaks in.

The scene knows no game. It hands a presenter the View of one viewer and gets back what lies on the table (`Item`), what
can be pointed at (`Target`), the buttons beside it (`Offer`), and for what happened the motion (`Beat`) and the
sentences (`Line`). A presenter sees views and redacted facts, and answers a press with a move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, runtime_checkable

import pygame

from game.components.faces import Side
from game.rules.core.facts import Fact
from game.rules.core.game import Move, View
from game.rules.core.refusal import Refusal
from game.table.seats import Seat
from game.ui.canvas import Canvas


def piece_id(piece: int) -> str:
    """Return the item of a piece whose face is known."""
    return f"p{piece}"


Extra = tuple[tuple[str, str | int], ...]
"""Properties of the moment for the face painter, such as `(("seat", 2),)`."""


@dataclass(frozen=True, slots=True)
class Item:
    """A component on the table: which face, and where in logical pixels.

    `id` stays the same while the component lies anywhere, so that a change of place can be shown as a motion. `look`:
    `lit` may be used now, `chosen` is part of the selection, `faded` may be there but is not known to be.
    `badge` is a short text in its corner, `sign` the name of an interface icon there. `is_tile` tells a square tile
    from what else is as wide as high, which is taken to be round; what `is_flat` casts no shadow.
    """

    id: str
    rect: pygame.FRect
    face: str
    side: Side = "face"
    extra: Extra = ()
    look: Literal["", "lit", "chosen", "faded"] = ""
    badge: str = ""
    sign: str = ""
    turned: bool = False
    is_tile: bool = False
    is_flat: bool = False
    pips: int = 0
    """Scarabs to show on its left edge, for a card of which only that edge is seen."""


@dataclass(frozen=True, slots=True)
class Target:
    """A place that can be pointed at and used.

    `answer` holds the legal moves that begin with it, or why there is none; an empty tuple is a place that only
    explains itself. `item` is the item that lifts under the pointer.
    """

    id: str
    rect: pygame.FRect
    answer: tuple[Move, ...] | Refusal = ()
    item: str = ""
    radius: float = 8.0


@dataclass(frozen=True, slots=True)
class Offer:
    """A button beside the table: something that can be done, or the next step of it.

    The kinds `grand` and `grand-quiet` are for the answers to a question of weight: large and beside each other; their
    note may be rich text, and `shares` (of 1, each with its colour) are drawn as a bar below it.
    """

    id: str
    label: str
    kind: Literal["primary", "quiet", "plain", "grand", "grand-quiet"] = "quiet"
    note: str = ""
    answer: tuple[Move, ...] | Refusal = ()
    shares: tuple[tuple[float, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """A small face in an explanation; `is_faded` if it is only possible."""

    face: str
    is_faded: bool = False


@dataclass(frozen=True, slots=True)
class Gallery:
    """Small faces that belong together, under a heading."""

    faces: tuple[Shown, ...]
    heading: str = ""


@dataclass(frozen=True, slots=True)
class About:
    """What a component says of itself: a face shown large, a title, rich text, and the rule it comes from.

    It is drawn beside the component, or beside `aside`, where that keeps something in sight.
    """

    title: str
    markup: str = ""
    face: str = ""
    side: Side = "face"
    extra: Extra = ()
    rule: str = ""
    galleries: tuple[Gallery, ...] = ()
    aside: pygame.FRect | None = None


@dataclass(frozen=True, slots=True)
class Flight:
    """A face on its way along `path`: two places make an arc, more are visited one after the other.

    The item `hides` is not drawn until the flight has landed. With `turns_to` the piece is turned over on the way and
    shows that face (with `turns_side`). `waits` draws it at its first place before it starts.
    """

    face: str
    path: tuple[pygame.FRect, ...]
    side: Side = "face"
    extra: Extra = ()
    hides: str = ""
    turns_to: str = ""
    turns_side: Side = "face"
    waits: bool = True


@dataclass(frozen=True, slots=True)
class Beat:
    """What is shown at one time: flights, each `stagger` seconds after the one before, a sound, then a rest."""

    flights: tuple[Flight, ...] = ()
    sound: str = ""
    seconds: float = 0.26
    stagger: float = 0.045
    rest: float = 0.0
    banner: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the log (rich text) and the seat it is about; `weight` 2 is a heading, 0 a detail.

    An outcome tells what a scoring shows step by step; it and what follows are said after the scoring.
    """

    markup: str
    seat: int = -1
    weight: int = 1
    is_outcome: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """One thing counted when a round is scored: its words, the sum, and the faces that show it.

    `figure`, if given, is shown instead of the points.
    """

    label: str
    points: int
    faces: tuple[str, ...] = ()
    is_flat: bool = False
    figure: str = ""


@dataclass(frozen=True, slots=True)
class SeatReckoning:
    """How a seat was scored: its parts, the points before and after, and where its marker was thrown back to.

    `corruption` is a sentence about what lay under the tile; `stops` are the points after each step back.
    """

    seat: int
    parts: tuple[Part, ...]
    gained: int
    before: int
    corruption: str = ""
    is_corrupt: bool = False
    stops: tuple[int, ...] = ()

    @property
    def after(self) -> int:
        """The points in the end."""
        return self.stops[-1] if self.stops else self.before + self.gained


@dataclass(frozen=True, slots=True)
class Reckoning:
    """A round that was scored, seat by seat; `verdict` says in a sentence who was thrown back and why.

    `title` and `sum`, if given, are the words over all and for the sum of the parts.
    """

    round: int
    seats: tuple[SeatReckoning, ...]
    verdict: str = ""
    title: str = ""
    sum: str = ""


@dataclass(frozen=True, slots=True)
class Share:
    """A row of the panel of cards: a group, how many of it there are, and how many lie at each place.

    `places` are words and figures in the order of the columns; `hidden` is how many the viewer cannot place.
    """

    title: str
    icon: str
    total: int
    hidden: int
    places: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Rounds:
    """The table of a match: heads of the columns, and the figures of each seat; the last column is the points.

    `verdict` says in rich text why the match is over and how a tie was broken, where the points do not say it.
    """

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    verdict: str = ""


@dataclass(slots=True)
class Told:
    """The presenter's account of one decision: what to show, what to say, what was scored.

    `prelude` is shown on the table as it was before, then the scoring, then `beats` on the table as it is now.
    """

    prelude: list[Beat] = field(default_factory=list)
    beats: list[Beat] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    reckoning: Reckoning | None = None


class Presenter(Protocol):
    """One game at the board scene. It keeps a View, a layout and a selection; drawing changes nothing."""

    hand_height: float
    """The logical height of the strip at the bottom it wants for the own hand."""

    def show(self, view: View, seats: Sequence[Seat]) -> None:
        """Take a new view; the selection is dropped."""

    def arrange(self, table: pygame.FRect, hand: pygame.FRect) -> None:
        """Lay everything out: the board within `table`, what is private within `hand`."""

    def items(self) -> Sequence[Item]:
        """Return what lies on the table, the lowest first."""

    def targets(self) -> Sequence[Target]:
        """Return what can be pointed at, in the order of the focus; the topmost last where they overlap."""

    def offers(self) -> Sequence[Offer]:
        """Return the buttons beside the table, the most important first."""

    def prompt(self) -> str:
        """Return what the viewer is asked to do now, or whom he waits for, as rich text."""

    def status(self) -> str:
        """Return where the match stands, such as the round, in a few words."""

    def rounds(self) -> Rounds:
        """Return the table of the rounds so far."""

    def press(self, target: str) -> Move | Refusal | None:
        """Answer a press on a target or an offer: the move it means, why not, or None when it narrowed the choice."""

    def cancel(self) -> bool:
        """Take back the last step of the selection; return whether there was one."""

    def explain(self, target: str) -> About | None:
        """Return what a target says of itself."""

    def aim(self, target: str) -> None:
        """Take note of the target under the pointer or in focus; empty for none."""

    def paint(self, canvas: Canvas) -> None:
        """Draw what lies below the items: ground, panels, words."""

    def paint_over(self, canvas: Canvas, aimed: str) -> None:
        """Draw what lies above the items, such as the consequences of the target that is `aimed` at."""

    def tell(self, facts: Sequence[Fact], before: View | None, actor: int) -> Told:
        """Return motion, sentences and scoring of a decision that led from `before` to the view shown now."""

    def places_of(self, move: Move) -> tuple[str, ...]:
        """Return the targets that a move is made of, for a hint."""

    def track(self, seat: int, start: int, end: int) -> tuple[pygame.FRect, ...]:
        """Return the places the marker of a seat visits from `start` to `end` points; empty if there is no track."""

    def space(self, points: int) -> tuple[str, Extra] | None:
        """Return the face of the space of the track for `points`, or None if there is no track."""

    def say(self, move: Move) -> str:
        """Return a move in words."""

    def shares(self) -> Sequence[Share]:
        """Return the rows of the panel of cards, as the viewer knows them."""


COVER = "cover"
"""The offer with which somebody at a shared screen asks to see alone what is his secret."""


@runtime_checkable
class SharedTable(Protocol):
    """A presenter of a game that hides so little that several people may look at one screen together.

    They see what everybody knows; only a view that is secret is covered with a hand-over before it shows.
    """

    def is_secret(self, view: View) -> bool:
        """Return whether what `view` shows its owner for this decision must be hidden from the others."""


@runtime_checkable
class Dealing(Protocol):
    """A presenter that shows how a new match is set up."""

    def deal(self, facts: Sequence[Fact]) -> list[Beat]:
        """Return the set-up as motion on the table it leads to."""


@runtime_checkable
class Questioning(Protocol):
    """A presenter whose questions want another width than usual for the panel beside the own hand."""

    actions_width: float


@runtime_checkable
class Leading(Protocol):
    """A presenter that says where the keys go on when a choice has several steps."""

    def lead(self) -> str:
        """Return the target or offer that the focus goes to now, or '' for the first that can be used."""


@runtime_checkable
class Foresight(Protocol):
    """A presenter that remembers answers its viewer has given beforehand."""

    wished: str
    """What the last press wished for the decisions to come, in the words of the game; empty for nothing."""

    def recall(self, wishes: Callable[[int], Sequence[str]]) -> None:
        """Take the source of what each seat has wished in the match."""

    def ask_again(self) -> str:
        """Return the wish that ends the one by which the decision shown would be passed, or ''."""

    def automatic(self) -> Move | None:
        """Return the move the viewer has already decided on for the decision shown, or None; it changes nothing."""

    def is_underway(self, view: View) -> bool:
        """Return whether this decision is a later step of one that is made, and taken back, as a whole."""
