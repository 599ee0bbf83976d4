"""The values exchanged between presenters and the board scene: items, targets, offers, beats, log lines.

All lengths are logical pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Literal, NamedTuple, Protocol, Self

import pygame

from game.components.faces import STRIP, Side
from game.rules.core.game import Move, Refusal
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.window.display import Point


def piece_id(piece: int) -> str:
    """Return the item id of a piece whose face is known."""
    return f"p{piece}"


@dataclass(frozen=True, slots=True)
class Submit:
    """Play `move`."""

    move: Move


@dataclass(frozen=True, slots=True)
class Refuse:
    """Give the reason for a refusal."""

    refusal: Refusal


class Choice(Protocol):
    """The steps of a choice so far. It is immutable: each step makes another value."""

    @property
    def is_begun(self) -> bool:
        """Whether there is a step to cancel."""

    @property
    def is_mine(self) -> bool:
        """Whether the viewer makes the decision."""

    def cleared(self) -> Self:
        """Return the choice without steps."""


@dataclass(frozen=True, slots=True)
class Narrow:
    """Continue with `selection`, the state of the choice after this step.

    An adjustment only changes an amount: it is never lit, and the focus does not return to it.
    """

    selection: Choice
    is_adjustment: bool = False


@dataclass(frozen=True, slots=True)
class Enlarge:
    """Enlarge the city of `seat`; -1 is the viewer's own."""

    seat: int


@dataclass(frozen=True, slots=True)
class StandingAnswer:
    """Note in the record a standing answer to later decisions, in the game's `words`; play `move` if there is one."""

    words: str
    move: Move | None = None


@dataclass(frozen=True, slots=True)
class Configure:
    """Turn a setting of the player on or off."""

    name: str
    value: bool


class Control(Enum):
    """A press whose effect needs no further value."""

    CANCEL = auto()
    """Cancel the choice with all its steps."""
    COVER_SCREEN = auto()
    """Show the viewer's secret at a shared screen, or cover it again."""
    HOLD = auto()
    """Pause AIs in a game without people, or let them continue."""
    STEP_ONCE = auto()
    """Let AIs in a game without people decide once, then pause."""
    SHOW_RESULT = auto()
    """Show the result of a finished match."""
    WATCH_REPLAY = auto()
    """Replay a finished match from its beginning."""
    CLOSE_HINT = auto()
    """Close the hint that is shown."""


@dataclass(frozen=True, slots=True)
class Respond:
    """Give the answer with this name to the teacher, after a verdict."""

    answer: str


Press = Submit | Refuse | Narrow | Enlarge | StandingAnswer | Configure | Control | Respond
"""The action of a target or an offer: a value made where the legal moves are known, carried out by the table."""


class TableShape(Enum):
    """How a table shares the window with log, hand and answers."""

    BOARD = auto()
    """A board beside the log, above hand and answers."""
    PLACE = auto()
    """A painted place that fills the window, with log, hand and answers over its foot."""
    STAGE = auto()
    """A painted place with a stage: hand and answers are one sheet below it, the log fills the right corner."""
    SQUARE = auto()
    """A square board that takes the whole height, with everything else beside or below it."""


@dataclass(frozen=True, slots=True)
class OfSeat:
    """A thing on the table that belongs to a seat."""

    seat: int


class SeatPanel(OfSeat):
    """The panel with the name and the points of a seat."""


Extra = tuple[tuple[str, str | int], ...]
"""Momentary properties for the face painter, such as `(("seat", 2),)`."""


def strip(seen: float) -> Extra:
    """Return the property of a piece with only the left share `seen` of its width in sight (`faces.resolve`)."""
    return ((STRIP, round(20 * seen) * 5),) if seen < 1.0 else ()


LIFT, RISE = 10.0, 12.0
"""The usual distances by which a piece is raised under the pointer, and while it is chosen."""


@dataclass(frozen=True, slots=True)
class Item:
    """A component on the table: its face, and its place in logical pixels.

    `id` stays with the component, so that a change of place can be shown as motion. `look`: a `lit` item is usable now,
    a `chosen` one part of the selection, a `faded` one possibly but not certainly there, a `resting` one usable at
    another time. `badge` is a short text on its right edge. The kind of the face decides how it lies; an item that
    `is_under` another casts no shadow.
    """

    id: str
    rect: pygame.FRect
    face: str
    side: Side = "face"
    extra: Extra = ()
    look: Literal["", "lit", "chosen", "faded", "resting", "unlit"] = ""
    badge: str = ""
    is_under: bool = False
    pips: tuple[str, ...] = ()
    """The pictures one below the other on the left edge, for a card of which only that edge is visible."""
    detail: int = 0
    """The width in pixels whose level of detail the face has at any size, such as one too small for a name; 0 for its
    own.
    """
    lift: float = LIFT
    """The distance by which the item is raised under the pointer."""
    rise: float = RISE
    """The distance by which the item is raised while it is chosen."""
    growth: float = 0.0
    """How much larger the item gets while it is raised, as a share of its size."""
    lean: float = 0.0
    """The degrees by which the item leans to the left in a fan; it stands upright while it is raised."""


@dataclass(frozen=True, slots=True)
class Target:
    """A place that can be pointed at and used.

    `thing` is a value of the game. `does` is the action of a press; a target without one only has an explanation.
    `item` is the item raised under the pointer. The `id` names the target for focus, motion and hints.
    """

    id: str
    rect: pygame.FRect
    thing: object
    does: Press | None = None
    item: str = ""
    radius: float = 8.0
    name: str = ""
    """The name in the form for speech, where it differs from that of the thing's explanation."""
    note: str = ""
    """A note that is read out with the name, in rich text."""
    corners: tuple[Point, ...] = ()
    """The corners of a place that is no upright rectangle, for the frame of a hint: lower left and right, then upper
    right and left.
    """
    is_echo: bool = False
    """Whether another target leads to the same thing and is visited in its place where things are visited one by
    one.
    """
    rank: int = 0
    """The order in which the things of a region are read out, the lowest first."""
    is_empty: bool = False
    """Whether nothing lies at this place, so that it is only counted where things are read out."""

    @property
    def is_usable(self) -> bool:
        """Whether a press on the target plays a move or begins one."""
        does = self.does
        return isinstance(does, Submit) or (isinstance(does, Narrow) and not does.is_adjustment)


OfferKind = Literal["primary", "quiet", "plain", "grand", "grand-quiet", "grand-card", "golden", "calm"]


class Tone(Enum):
    """The meaning of a figure: welcome, neither, or a danger."""

    GOOD = auto()
    PLAIN = auto()
    BAD = auto()


@dataclass(frozen=True, slots=True)
class Slice:
    """A part of a bar of chances: its share of 1, and the painting of the card that it stands for."""

    share: float
    painting: str


@dataclass(frozen=True, slots=True)
class KeyFigure:
    """A large figure of an answer with the word below it; `pictures` are rich text before the word.

    Its `slices` are its part of a bar of chances over all figures of the answer.
    """

    value: str
    word: str
    pictures: str = ""
    tone: Tone = Tone.PLAIN
    slices: tuple[Slice, ...] = ()


@dataclass(frozen=True, slots=True)
class QuestionPlate:
    """A few words on a plate beside the question, red if their tone is a danger."""

    words: str
    tone: Tone = Tone.PLAIN


class Inks(NamedTuple):
    """The colours on an answer: of words, of notes, of what is welcome, and of what is a danger."""

    words: Colour
    soft: Colour
    good: Colour
    bad: Colour


class Detail(Protocol):
    """What a large answer shows below its label where it has a whole sheet; its game draws it."""

    @property
    def least(self) -> float:
        """The least height that it needs."""

    def paint(self, canvas: Canvas, room: pygame.FRect, inks: Inks) -> None:
        """Draw it into a room, in the colours of the answer."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A move as a part of a sentence: `deed` with its verb, in the infinitive where the language has one, and its
    object alone, '' where the verb says all; `answer` is the label of a button, '' for the usual words of the move.
    """

    deed: str
    thing: str = ""
    answer: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """A button beside the table: an action, or a step towards one; `does` is the effect of a press.

    The kinds `grand` and `grand-quiet` are for answers to an important question: large and side by side, with a note
    that may be rich text; a `grand-card` lies in the place of one and is only looked at. `tip` is the tooltip in rich
    text, `value` the figure that the note ends with, to be shown large where there is room. A large answer shows its
    `figures` in place of the note where they fit. A note that `is_warning` has the colour of danger.
    A `golden` one is the way on, a `calm` one a button without a glow beside it; both can have an `icon`.
    Offers with the same `head`, one after the other, share a row that begins with it.
    Where a large answer has a `detail`, the large ones fill the whole sheet of hand and answers: each with the first of
    its `asides` that has room beside its label, and below them the detail, or the figures under the bar of their
    chances. A `risk` before and after an answer is shown as two bars beside its note.
    """

    id: str
    label: str
    does: Press
    kind: OfferKind = "quiet"
    note: str = ""
    tip: str = ""
    value: str = ""
    is_warning: bool = False
    said: str = ""
    """The spoken form of a note whose figures stand beside pictures."""
    head: str = ""
    icon: str = ""
    figures: tuple[KeyFigure, ...] = ()
    asides: tuple[str, ...] = ()
    detail: Detail | None = None
    risk: tuple[float, float] | None = None

    @property
    def is_first(self) -> bool:
        """Whether it stands out among the answers."""
        return self.kind in ("primary", "grand")

    @property
    def is_grand(self) -> bool:
        """Whether it is a large answer to an important question."""
        return self.kind in ("grand", "grand-quiet", "grand-card")

    @property
    def words(self) -> str:
        """Head, label and note in the form for speech, as rich text."""
        return ", ".join(words for words in (self.head, self.label, self.said or self.note) if words)


class SetWorth(NamedTuple):
    """What a set gains: the points, and how they come about in figures, and in the form for speech."""

    points: int
    words: str
    said: str


RoomPicture = Callable[[Canvas, pygame.FRect], None]
"""Draws a picture into a room."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One change that a choice in progress leads to: in a few words and figures, with a note about them, and a
    picture, if any.
    """

    words: str
    note: str = ""
    picture: RoomPicture | None = None
    is_bad: bool = False


@dataclass(frozen=True, slots=True)
class Effects:
    """All that a choice in progress leads to, the most important first."""

    title: str
    changes: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """A small face in an explanation; `is_faded` if it is only possible, or used up."""

    face: str
    is_faded: bool = False
    name: str = ""
    """The name of the piece in a sentence."""
    beneath: str = ""
    """The face of the pile that a piece went to when it was passed over."""


@dataclass(frozen=True, slots=True)
class Gallery:
    """A group of small faces under a heading; `has_used` if faded ones are used up."""

    faces: tuple[Shown, ...]
    heading: str = ""
    has_used: bool = False


@dataclass(frozen=True, slots=True)
class About:
    """The explanation of a component: an enlarged face, a title, rich text, and the rule.

    It is drawn beside the component, or beside `aside` where that keeps something visible, and not over `spared`.
    """

    title: str
    markup: str = ""
    face: str = ""
    side: Side = "face"
    extra: Extra = ()
    rule: str = ""
    galleries: tuple[Gallery, ...] = ()
    aside: pygame.FRect | None = None
    spared: pygame.FRect | None = None
    name: str = ""
    """The name of the component among similar ones, where the title does not distinguish them."""
    said: str = ""
    """The spoken words after the name, in place of the rich text, which may repeat the name."""
    press: str = ""
    """The effect of a press on the thing, given only in the explanation beside the thing."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A face moving along `path`: two places make an arc, more are visited in turn.

    The item `hides` is not drawn until the flight has landed. With `turns_to` the piece turns over on the way and shows
    that face. A flight that `waits` is drawn at its first place before it starts, and begins
    `raised` above it. A flight that `is_low` slides over the table without an arc, `under` the given item. A flight
    with `dust`, the name of a painted puff, rises on the spot out of the thing `under` it, or `sinks` into it.
    """

    face: str
    path: tuple[pygame.FRect, ...]
    side: Side = "face"
    extra: Extra = ()
    hides: str = ""
    turns_to: str = ""
    waits: bool = True
    raised: float = 0.0
    is_low: bool = False
    under: Item | None = None
    dust: str = ""
    sinks: bool = False


@dataclass(frozen=True, slots=True)
class Beat:
    """A moment of motion: flights, each `stagger` seconds after the previous one, a sound, then `rest` seconds of rest.

    A flight between two places takes `seconds`; the `banner` is rich text over the table until the beat is over.
    Flights `along` start together with the first. Flights that `linger` stay drawn where they landed until the rest is
    over, on their way to a place in a later beat. A `spectacle`, a painted picture, rises over the table until the beat
    is over.
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


HEADING, DETAIL = 2, 0
"""The weights of lines of the log that stand out, and of those that may be skipped."""


@dataclass(frozen=True, slots=True)
class SharedDeed:
    """What a sentence adds to one that tells several such deeds of a player: the key of that sentence, the player's
    name, and the words for the thing, as rich text.
    """

    key: str
    name: str
    thing: str


@dataclass(frozen=True, slots=True)
class LogLine:
    """A sentence of the log (rich text) and the seat it is about; `weight` 1 is neither a heading nor a detail.

    An outcome belongs to a scoring that is shown step by step; it and the lines after it are told after the
    scoring.
    """

    markup: str
    seat: int = -1
    weight: int = 1
    is_outcome: bool = False
    said: str = ""
    """The spoken form of a sentence that is hard to follow by ear."""
    brief: str = ""
    """A shorter form, beside which pictures can tell the rest, for a narrow sheet; empty for none."""
    pictured: str = ""
    """Its form beside pictures of all pieces that it names; empty for none."""
    series: SharedDeed | None = None
    """The part of it in one sentence with others of the same key, for a narrow sheet."""
    also: str = ""
    """Its form after another sentence about the same player, without the name; empty for none."""
    is_closing: bool = False
    """Whether it only says that a player's turn is over, and is no news after a deed in that turn."""
    together: tuple[int, ...] = ()
    """The seats that it is about, if they are several."""

    @property
    def aloud(self) -> str:
        """The sentence in the form for speech, as rich text."""
        return self.said or self.markup


NONE = "–"
"""The figure for zero."""


@dataclass(frozen=True, slots=True)
class Fan:
    """Faces that lie together, such as a set of cards, and a figure on them; `detail` is that of an `Item`."""

    faces: tuple[str, ...]
    figure: str = ""
    detail: int = 0


@dataclass(frozen=True, slots=True)
class ScorePart:
    """A part of a round's scoring: its words, the sum, and the faces that show it.

    `figure`, if given, replaces the points. A part with a `fan` is shown by that alone, with its figure.
    """

    label: str
    points: int
    faces: tuple[str, ...] = ()
    figure: str = ""
    fan: Fan | None = None


@dataclass(frozen=True, slots=True)
class SeatReckoning:
    """A seat's scoring: its parts, the points gained in this scoring, and the points before it.

    `remark` is a sentence about it, in the colour of danger if the seat `is_penalised`; `stops` are the points after
    each step back of the seat's marker.
    """

    seat: int
    parts: tuple[ScorePart, ...]
    gained: int
    before: int
    remark: str = ""
    is_penalised: bool = False
    stops: tuple[int, ...] = ()


class ReckoningKind(Enum):
    """The subject of a reckoning: a round with each seat's own sets of cards, a game as the same steps for every seat,
    or something that only this game has (`GameEntry.scoring`).
    """

    ROUND = auto()
    ACCOUNT = auto()
    OWN = auto()


@dataclass(frozen=True, slots=True)
class Reckoning:
    """A scoring, seat by seat, with its title, the label for the sum of a seat's parts, and the verdict."""

    kind: ReckoningKind
    title: str
    sum: str
    seats: tuple[SeatReckoning, ...]
    verdict: str = ""


@dataclass(frozen=True, slots=True)
class CardCount:
    """A kind of card in the card tracker: the number of its cards (`total`), and how many of them are at each place.

    `places` are words and figures, '' for none; `hidden` is the number without a place there, and `hidden_key` the key
    of the word for them. `unseen` is the number of those that a perfect memory cannot place or knows to be in the draw
    pile. `picture` is painted; a theme for reading has the `icon` instead.
    """

    title: str
    picture: str
    icon: str
    total: int
    hidden: int
    unseen: int
    places: tuple[tuple[str, str], ...] = ()
    hidden_key: str = "cards-hidden"


SeatPicture = Callable[[Canvas, pygame.FRect, int], None]
"""Draws the achievements of a seat into a room as one picture."""


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """The table of a match: column heads, and the figures of each seat; the last column is the points.

    `verdict` explains in rich text the end of the match and a tie-break, where the points do not; `order` ranks the
    seats where more than the points decides. `riches` are each seat's achievements; `picture` draws those of a seat
    into a room as one picture.
    """

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    verdict: str = ""
    order: tuple[int, ...] = ()
    riches: tuple[tuple[Fan, ...], ...] = ()
    picture: SeatPicture | None = None

    def cells(self, seat: int) -> list[str]:
        """Return the figures of a seat with their heads, leaving out empty ones."""
        row = zip(self.heads, self.rows[seat], strict=True)
        return [f"{head} {figure}" for head, figure in row if figure not in ("", NONE)]


class MovingLight(Protocol):
    """Light on the table that moves with the flights; meanwhile the presenter paints no light at rest."""

    @property
    def reach(self) -> Sequence[pygame.FRect]:
        """The parts of the window that the light is drawn on."""

    def paint(self, canvas: Canvas, progress: Mapping[str, float]) -> None:
        """Draw the light over the items, below the flights; `progress` is the share of its way (0 to 1) that each item
        in flight has covered, by id.
        """


@dataclass(slots=True)
class Told:
    """The presenter's account of one decision: motion, sentences, scoring.

    `prelude` is shown on the table as it was before, then the scoring, then `beats` on the table as it is now.
    Sentences about a `surprise` would give the beats away, so they are told after them.
    """

    prelude: list[Beat] = field(default_factory=list)
    beats: list[Beat] = field(default_factory=list)
    lines: list[LogLine] = field(default_factory=list)
    reckoning: Reckoning | None = None
    is_surprise: bool = False
    light: MovingLight | None = None
    """Light that moves with the flights of `beats`."""
