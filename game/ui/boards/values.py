"""The values a presenter and the board scene speak in: what lies on the table, can be pointed at, is told or moves.

All lengths are logical pixels.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, Protocol, Self

import pygame

from game.components.faces import Side
from game.rules.core.game import Move
from game.rules.core.refusal import Refusal


def piece_id(piece: int) -> str:
    """Return the item of a piece whose face is known."""
    return f"p{piece}"


@dataclass(frozen=True, slots=True)
class Submit:
    """Play `move`."""

    move: Move


@dataclass(frozen=True, slots=True)
class Refuse:
    """Say why something cannot be done."""

    refusal: Refusal


class Choice(Protocol):
    """The steps of a choice made so far. It never changes: after a step the choice is another value."""

    @property
    def is_begun(self) -> bool:
        """Whether a step was taken that can be taken back."""

    def cleared(self) -> Self:
        """Return the choice with no step taken."""


@dataclass(frozen=True, slots=True)
class Narrow:
    """Go on with `selection`: what the choice is after this step.

    An adjustment only counts an amount up or down: it is never lit, and the keys do not come back to it.
    """

    selection: Choice
    is_adjustment: bool = False


@dataclass(frozen=True, slots=True)
class Enlarge:
    """Show the site of `seat` large; -1 is the viewer's own."""

    seat: int


@dataclass(frozen=True, slots=True)
class StandingAnswer:
    """Note in the record, in the `words` of the game, an answer to decisions to come; play `move` if there is one."""

    words: str
    move: Move | None = None


@dataclass(frozen=True, slots=True)
class Configure:
    """Turn a setting of the player on or off."""

    name: str
    value: bool


@dataclass(frozen=True, slots=True)
class Cancel:
    """Take the last step of the choice back."""


@dataclass(frozen=True, slots=True)
class CoverScreen:
    """See alone what is the viewer's secret at a shared screen, or cover it again."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Let AIs that are only watched wait, or go on."""


@dataclass(frozen=True, slots=True)
class StepOnce:
    """Let AIs that are only watched decide once, then wait."""


@dataclass(frozen=True, slots=True)
class ShowResult:
    """Show the result of a match that is over."""


@dataclass(frozen=True, slots=True)
class WatchReplay:
    """Show a match that is over again from its beginning."""


Press = (
    Submit | Refuse | Narrow | Enlarge | StandingAnswer | Configure | Cancel | CoverScreen
    | Hold | StepOnce | ShowResult | WatchReplay
)  # fmt: skip
"""What pressing a target or an offer does: a value made where the legal moves are known, carried out by the table."""


@dataclass(frozen=True, slots=True)
class OfSeat:
    """A thing on the table that belongs to a seat."""

    seat: int


class SeatPanel(OfSeat):
    """The panel with the name and the points of a seat."""


Extra = tuple[tuple[str, str | int], ...]
"""Properties of the moment for the face painter, such as `(("seat", 2),)`."""


@dataclass(frozen=True, slots=True)
class Item:
    """A component on the table: which face, and where in logical pixels.

    `id` stays the same while the component lies anywhere, so that a change of place can be shown as a motion. `look`:
    `lit` may be used now, `chosen` is part of the selection, `faded` may be there but is not known to be,
    `resting` could be used at another time.
    `badge` is a short text in its corner. How it lies is the kind of its face; what `is_under` another casts no shadow.
    """

    id: str
    rect: pygame.FRect
    face: str
    side: Side = "face"
    extra: Extra = ()
    look: Literal["", "lit", "chosen", "faded", "resting"] = ""
    badge: str = ""
    is_under: bool = False
    pips: int = 0
    """Scarabs to show on its left edge, for a card of which only that edge is seen."""


@dataclass(frozen=True, slots=True)
class Target:
    """A place that can be pointed at and used.

    `thing` is what it stands for, a value of the game. `does` is what a press does; one that does nothing only explains
    itself. `item` is the item that lifts under the pointer. The `id` names it for the focus, motion and hints.
    """

    id: str
    rect: pygame.FRect
    thing: object
    does: Press | None = None
    item: str = ""
    radius: float = 8.0
    name: str = ""
    """What is written on it, for a thing that has no name of its own."""
    note: str = ""
    """What is written below that, in rich text."""

    @property
    def is_usable(self) -> bool:
        """Whether a move begins with it now."""
        does = self.does
        return isinstance(does, Submit) or (isinstance(does, Narrow) and not does.is_adjustment)


OfferKind = Literal["primary", "quiet", "plain", "grand", "grand-quiet"]


@dataclass(frozen=True, slots=True)
class Offer:
    """A button beside the table: something that can be done, or the next step of it; `does` is what a press does.

    The kinds `grand` and `grand-quiet` are for the answers to a question of weight: large and beside each other; their
    note may be rich text, and `shares` (of 1, each with its colour and its picture) are drawn as a bar below it. `tip`
    is rich text that explains it when it is pointed at.
    """

    id: str
    label: str
    does: Press
    kind: OfferKind = "quiet"
    note: str = ""
    shares: tuple[tuple[float, str, str], ...] = ()
    tip: str = ""

    @property
    def words(self) -> str:
        """Label and note, as rich text."""
        return f"{self.label}, {self.note}" if self.note else self.label


@dataclass(frozen=True, slots=True)
class Shown:
    """A small face in an explanation; `is_faded` if it is only possible, or used up."""

    face: str
    is_faded: bool = False
    name: str = ""
    """What it is called in a sentence."""


@dataclass(frozen=True, slots=True)
class Gallery:
    """Small faces that belong together, under a heading; `has_used` if what is faded is used up."""

    faces: tuple[Shown, ...]
    heading: str = ""
    has_used: bool = False


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
    name: str = ""
    """What it is called among others like it, where the title does not tell it apart."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A face on its way along `path`: two places make an arc, more are visited one after the other.

    The item `hides` is not drawn until the flight has landed. With `turns_to` the piece is turned over on the way and
    shows that face (with `turns_side`). `waits` draws it at its first place before it starts, and it begins `raised`
    above that. What `is_low` slides over the table, without an arc. What it slides `under` is drawn over it.
    """

    face: str
    path: tuple[pygame.FRect, ...]
    side: Side = "face"
    extra: Extra = ()
    hides: str = ""
    turns_to: str = ""
    turns_side: Side = "face"
    waits: bool = True
    raised: float = 0.0
    is_low: bool = False
    under: Item | None = None


@dataclass(frozen=True, slots=True)
class Beat:
    """What is shown at one time: flights, each `stagger` seconds after the one before, a sound, then a rest.

    What goes `along` starts with the first, all at once. Flights that `linger` are drawn where they landed until the
    rest is over: they are on their way to a place of a later beat. A `spectacle`, a painted picture, rises over
    the table and stays until the beat is over.
    """

    flights: tuple[Flight, ...] = ()
    sound: str = ""
    seconds: float = 0.26
    stagger: float = 0.045
    rest: float = 0.0
    banner: str = ""
    along: tuple[Flight, ...] = ()
    linger: bool = False
    spectacle: str = ""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A sentence of the log (rich text) and the seat it is about; `weight` 2 is a heading, 0 a detail.

    An outcome tells what a scoring shows step by step; it and what follows are said after the scoring.
    """

    markup: str
    seat: int = -1
    weight: int = 1
    is_outcome: bool = False


NONE = "–"
"""The figure of what there is none of."""


@dataclass(frozen=True, slots=True)
class ScorePart:
    """One thing counted when a round is scored: its words, the sum, and the faces that show it.

    `figure`, if given, is shown instead of the points.
    """

    label: str
    points: int
    faces: tuple[str, ...] = ()
    figure: str = ""


@dataclass(frozen=True, slots=True)
class SeatReckoning:
    """How a seat was scored: its parts, the points before and after, and where its marker was thrown back to.

    `corruption` is a sentence about what lay under the tile; `stops` are the points after each step back.
    """

    seat: int
    parts: tuple[ScorePart, ...]
    gained: int
    before: int
    corruption: str = ""
    is_corrupt: bool = False
    stops: tuple[int, ...] = ()


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
class CardCount:
    """A row of the panel of cards: a group, how many of it there are, and how many lie at each place.

    `places` are words and figures in the order of the columns; `hidden` is how many the viewer cannot place.
    """

    title: str
    icon: str
    total: int
    hidden: int
    places: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """The table of a match: heads of the columns, and the figures of each seat; the last column is the points.

    `verdict` says in rich text why the match is over and how a tie was broken, where the points do not say it;
    `order` names the seats from first to last, where more than the points does. `riches` are the faces of what each
    seat has to show for it.
    """

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    verdict: str = ""
    order: tuple[int, ...] = ()
    riches: tuple[tuple[str, ...], ...] = ()

    def cells(self, seat: int) -> list[str]:
        """Return the figures of a seat, each after its head, without those that are none."""
        row = zip(self.heads, self.rows[seat], strict=True)
        return [f"{head} {figure}" for head, figure in row if figure not in ("", NONE)]


@dataclass(slots=True)
class Told:
    """The presenter's account of one decision: what to show, what to say, what was scored.

    `prelude` is shown on the table as it was before, then the scoring, then `beats` on the table as it is now. What is
    told of a `surprise` would give away what the beats show: it is said after them.
    """

    prelude: list[Beat] = field(default_factory=list)
    beats: list[Beat] = field(default_factory=list)
    lines: list[LogLine] = field(default_factory=list)
    reckoning: Reckoning | None = None
    is_surprise: bool = False
