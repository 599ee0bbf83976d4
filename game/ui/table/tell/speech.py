"""The AIs' speech at the table: moments, lines and bubbles."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, Final

import pygame

from game.contest.standing import PAIR
from game.locale import has, keys, text
from game.match.course import NOBODY, leader
from game.match.meetings import Meeting, lead_of
from game.match.seats import Seat
from game.registry import ENTRIES, entry
from game.rules.core.facts import Fact, Moved, Noted
from game.rules.core.game import Game
from game.rules.core.notes import field_names
from game.ui.boards.kit.portraits import Mood, paint_portrait, portrait_of
from game.ui.drawing.balloon import paint_balloon
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out
from game.ui.drawing.text import Style
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.layout import placed, trim
from game.ui.widgets.background import POLL, Background


class Moment(StrEnum):
    """The moments of every game for which AIs have lines; without a line they use those of a plainer one."""

    START = "start"
    AGAIN_WON = "again-won"
    """Meeting a person against whom the AI won the last time; with `_BY`, by some points."""
    AGAIN_WON_BY = "again-won-by"
    AGAIN_LOST = "again-lost"
    AGAIN_LOST_BY = "again-lost-by"
    GAIN = "gain"
    GREAT = "great"
    SMALL = "small"
    ROBS = "robs"
    ADMIRES = "admires"
    """Somebody else did something great."""
    LEAD = "lead"
    """Took the lead from another by its own move."""
    RETORT = "retort"
    """An answer to another AI that has spoken with content; some have lines of their own for some of the others."""
    BRINK = "brink"
    """One step from a misfortune."""
    OVERTAKEN = "overtaken"
    """Another took the lead from it."""
    LOSS = "loss"
    ROBBED = "robbed"
    ROBBED_AGAIN = "robbed-again"
    """Robbed by the same player as before."""
    WIN = "win"
    NARROW_WIN = "narrow-win"
    LOSE = "lose"
    NARROW_LOSS = "narrow-loss"


_PERSON: Final = "person"
"""Stands for a level in the lines of people."""
_LIKE: Final = {one.own: Moment(one.moment) for each in ENTRIES.values() for one in each.occasions if one.own}
"""The games' own moments, and the moments of every game that they are like."""
_PLAINER: Final[Mapping[str, Moment]] = {
    **_LIKE,
    Moment.AGAIN_WON: Moment.START,
    Moment.AGAIN_WON_BY: Moment.AGAIN_WON,
    Moment.AGAIN_LOST: Moment.START,
    Moment.AGAIN_LOST_BY: Moment.AGAIN_LOST,
    Moment.GREAT: Moment.GAIN,
    Moment.LEAD: Moment.GAIN,
    Moment.ROBBED: Moment.LOSS,
    Moment.ROBBED_AGAIN: Moment.ROBBED,
    Moment.NARROW_WIN: Moment.WIN,
    Moment.NARROW_LOSS: Moment.LOSE,
}


def _and_alike(*moments: Moment) -> frozenset[str]:
    """Return moments, and the games' own ones that are like one of them."""
    return frozenset({*moments, *(own for own, like in _LIKE.items() if like in moments)})


_CROSS: Final = _and_alike(
    Moment.AGAIN_LOST, Moment.AGAIN_LOST_BY, Moment.LOSS, Moment.ROBBED, Moment.ROBBED_AGAIN, Moment.OVERTAKEN,
    Moment.LOSE, Moment.NARROW_LOSS,
)  # fmt: skip
CHEERFUL: Final = frozenset(
    {
        "apprentice-again-lost", "apprentice-again-lost-by", "apprentice-lose",
        "connoisseur-again-lost", "connoisseur-lose-1", "connoisseur-lose-2",
        "connoisseur-lose-4", "connoisseur-overtaken-2",
        "copycat-again-lost", "copycat-again-lost-by", "copycat-lose-1", "copycat-lose-3",
        "copycat-narrow-loss", "copycat-overtaken-1",
        "ferryman-again-lost", "ferryman-again-lost-by", "ferryman-lose", "ferryman-loss-3", "ferryman-overtaken",
        "gambler-again-lost", "gambler-again-lost-by", "gambler-lose",
        "gambler-loss-2", "gambler-loss-5", "gambler-overtaken", "gambler-robbed-2",
        "gambler-robbed-3",
        "gossip-again-lost", "gossip-again-lost-by", "gossip-lose", "gossip-narrow-loss", "gossip-overtaken-2",
        "hoarder-lose", "hoarder-overtaken-2",
        "merchant-again-lost", "merchant-again-lost-by", "merchant-lose", "merchant-loss-1", "merchant-overtaken",
        "pedlar-again-lost", "pedlar-lose",
        "person-lose", "person-narrow-loss",
        "racer-again-lost", "racer-lose-3", "racer-lose-4",
        "random-again-lost", "random-again-lost-by", "random-lose", "random-loss", "random-overtaken",
        "random-robbed-again",
        "vizier-lose-2", "vizier-overtaken",
        *(line for each in ENTRIES.values() for one in each.occasions for line in one.cheerful),
    }
)  # fmt: skip
"""The lines that are said with good humour, though the moment is none for it; without a number, all of a moment."""
_LESS_THAN_LEAD: Final = _and_alike(Moment.GAIN, Moment.SMALL)
"""What happened by the same move, and is less remarkable than that it took the lead."""
_BOASTS: Final = _LESS_THAN_LEAD | {Moment.GREAT, Moment.ROBS, Moment.LEAD}
"""What another AI may answer."""
_ANSWERED = 0.6
"""How often it does, where one has something to say."""
_CLOSE = 3
"""The lead in points up to which a win is narrow."""

SECONDS = 4.5
"""Seconds for which a bubble stays."""
SILENCE, APART = 8, 3
"""The number of decisions before the same seat speaks again, and before anybody does."""
_NOTHING: Final = (Moment.START, 0)
"""The greeting of one who has nothing to tell of the last game."""
_STYLE = Style("serif", 16.5, italic=True, leading=1.25)
_NAME = Style("sans", 15, bold=True, leading=1.3)
_FACE = (62.0, 74.0)
_REST = 110.0
"""A strip lower than this beside a bubble is covered too, since it would show only parts of lines."""
_WIDE = 280.0
"""The least width of a bubble whose words stand beside the face."""
_PAD = 10.0
_NEAR = 260.0
"""How far words and the face of their speaker are apart at most so that they need no other face."""
_TAIL = (12.0, 34.0)
"""The least and the greatest length of a tail."""


@dataclass(frozen=True, slots=True)
class Bubble:
    """A seat's words and name, and its portrait in the matching mood."""

    seat: int
    name: str
    words: str
    portrait: str
    mood: Mood


@cache
def _lines(level: str, moment: str) -> tuple[str, ...]:
    """Return the text keys of a level's lines for a moment, or else for the next plainer one that has any."""
    found = _numbered(f"speech-{level}-{moment}-")
    return found if found or moment not in _PLAINER else _lines(level, _PLAINER[moment])


def _numbered(prefix: str) -> tuple[str, ...]:
    """Return the text keys of `prefix` and a number."""
    return tuple(key for key in keys(prefix) if key.removeprefix(prefix).isdigit())


def lines(seat: Seat, moment: str, deal: str, to: str = "") -> list[str]:
    """Return the text keys of a seat's lines for a moment, shuffled by the fingerprint of the `deal`; those for an
    answer `to` one level come first.

    People have lines for the end alone.
    """
    found = list(_lines(_speaker(seat), moment))
    random.Random(f"{deal} {seat.name} {moment}").shuffle(found)
    return [*_numbered(f"speech-{seat.level}-{moment}-{to}-"), *found] if to else found


def _speaker(seat: Seat) -> str:
    return _PERSON if seat.is_human else seat.level


def mood_of(line: str, moment: str) -> Mood:
    """Return the mood in which a line, given by its text key, is said at a moment."""
    name = line.removeprefix("speech-")
    is_cheerful = not {name, name.rpartition("-")[0]}.isdisjoint(CHEERFUL)
    return "cross" if moment in _CROSS and not is_cheerful else "content"


def farewell(has_won: bool, lead: int | None) -> Moment:
    """Return the moment at the end of the game for a seat that `has_won`, or has not.

    `lead` is the number of points between the best seat and the second, None for a game without points.
    """
    is_close = lead is not None and lead <= _CLOSE
    if has_won:
        return Moment.NARROW_WIN if is_close else Moment.WIN
    return Moment.NARROW_LOSS if is_close else Moment.LOSE


def remembered(met: Sequence[Meeting], seat: Seat) -> tuple[Moment, int]:
    """Return the moment of greeting a person met before, and the margin in points of their last game.

    The margin is 0 if it is unknown or not told; (START, 0) if there is nothing to tell. After a game with more than
    two seats the AI speaks only of the person's victory, without a margin: nobody can say which AI won or lost.
    """
    for meeting in met:
        last = meeting.last
        if last is None or last.is_shared or meeting.other or meeting.level != seat.level:
            continue
        if last.seats > PAIR:
            return (Moment.AGAIN_LOST, 0) if last.has_won else _NOTHING
        points = lead_of(last)
        if last.has_won:
            return (Moment.AGAIN_LOST_BY, points) if points else (Moment.AGAIN_LOST, 0)
        return (Moment.AGAIN_WON_BY, points) if points else (Moment.AGAIN_WON, 0)
    return _NOTHING


def robberies(game: Game[Any], history: Iterable[tuple[int, Sequence[Fact]]], robbed: int, robber: int) -> int:
    """Return how often `robber` has robbed `robbed`, from the actors and facts of the decisions so far."""
    return sum(actor == robber and moments(game, facts, actor).get(robbed) is Moment.ROBBED for actor, facts in history)


def moments(game: Game[Any], facts: Sequence[Fact], actor: int) -> dict[int, str]:
    """Return the seats concerned by `facts`, which everybody perceives, each with the most remarkable moment."""
    found: dict[int, str] = {}
    for occasion in entry(game.name).occasions:
        concerned = [fact for fact in facts if isinstance(fact, Noted | Moved) and _word(fact) == occasion.word]
        moved = sum(len(fact.pieces) for fact in concerned if isinstance(fact, Moved))
        for fact in concerned:
            size = moved
            if isinstance(fact, Noted):
                size = _value(fact, occasion.value) if occasion.value else occasion.least
            seat = _concerned(game, occasion.whom, fact, actor)
            if seat >= 0 and occasion.least <= size <= occasion.most:
                found.setdefault(seat, occasion.own or Moment(occasion.moment))
    return found


def lead_taken(before: Sequence[int], after: Sequence[int], actor: int) -> dict[int, str]:
    """Return the moments of the seat that took the lead and of the one that lost it, if the decision of `actor` that
    led from the points `before` to those `after` took it.
    """
    first, now = leader(before), leader(after)
    is_taken = NOBODY not in (first, now) and first != now == actor
    return {now: Moment.LEAD, first: Moment.OVERTAKEN} if is_taken else {}


def _word(fact: Noted | Moved) -> str:
    return fact.what if isinstance(fact, Noted) else fact.how


def _value(fact: Noted, name: str) -> int:
    """Return a value of a note by its name."""
    return dict(zip(field_names(type(fact.values)), fact.values, strict=True))[name]


def _concerned(game: Game[Any], whom: str, fact: Noted | Moved, actor: int) -> int:
    """Return the seat that an occasion is about, -1 for none."""
    match fact, whom:
        case Moved(), "loser":
            return game.zones[fact.src].owner
        case Moved(), "receiver":
            return game.zones[fact.dst].owner
        case Moved(), "actor":
            return actor
        case Noted(), "other":
            return _value(fact, "other")
        case Noted(), "seat":
            return fact.seat
    return -1


class Speech:
    """Lets the AIs at a table speak now and then, one at a time."""

    def __init__(
        self, game: Game[Any], deal: str, history: Callable[[], Iterable[tuple[int, Sequence[Fact]]]] = lambda: ()
    ) -> None:
        """`deal` is the fingerprint of the deal, `history` tells the actors and the public facts of the decisions up to
        the one that is heard.
        """
        self._game = game
        self._deal = deal
        self._history = history
        self.bubble: Bubble | None = None
        self.left = 0.0
        """Seconds left for the bubble."""
        self._meetings: Background[list[Meeting]] | None = None
        """The reading of the games that the players of a new one have had before; the greeting waits for it."""
        self._last: dict[int, int] = {}
        self._said: set[str] = set()
        self._answer: Bubble | None = None
        """What another AI will answer to the bubble."""

    def say(self, seats: Sequence[Seat], seat: int, moment: str, **values: int | str) -> bool:
        """Let a seat speak a line not yet used in this game, with `values` for its text; return whether there was
        one.
        """
        bubble = self._found(seats, seat, moment, values)
        if bubble is None:
            return False
        self.bubble, self.left, self._answer = bubble, SECONDS, None
        return True

    def _found(
        self, seats: Sequence[Seat], seat: int, moment: str, values: Mapping[str, int | str], to: str = ""
    ) -> Bubble | None:
        """Return what a seat says, None if it has said all its lines; `to` is the level it answers."""
        speaker = seats[seat]
        key = next((key for key in lines(speaker, moment, self._deal, to) if key not in self._said), "")
        if not key:
            return None
        self._said.add(key)
        words, portrait = text(key, **values), portrait_of(speaker, seat, {})
        return Bubble(seat, speaker.name, words, portrait, mood_of(key, moment))

    def greet(self, seats: Sequence[Seat], met: Sequence[Meeting] = ()) -> bool:
        """Let one of the AIs at the table greet, a different one at each deal; return whether any did.

        Of those that have `met` the person before, one speaks of the last game: when they meet for the second time, and
        later at every other deal.
        """
        luck = random.Random(f"{self._deal} greeting")
        order = luck.sample(range(len(seats)), len(seats))
        is_second = any(meeting.played == 1 for meeting in met)
        recalled = {seat: remembered(met, seats[seat]) for seat in order} if is_second or luck.random() < 0.5 else {}
        for seat in sorted(order, key=lambda seat: recalled.get(seat, _NOTHING) == _NOTHING):
            moment, points = recalled.get(seat, _NOTHING)
            if self.say(seats, seat, moment, points=points):
                return True
        return False

    def await_meetings(self, read: Callable[[], list[Meeting]]) -> None:
        """Greet as soon as `read`, which runs in the background, has returned how the last games of these players
        ended.
        """
        self._meetings = Background(read)

    def take_meetings(self, seats: Sequence[Seat], ply: int) -> bool:
        """Greet if the reading is done and nothing was decided meanwhile; return whether anybody did."""
        if self._meetings is None or (met := self._meetings.taken()) is None:
            return False
        self._meetings = None
        return not ply and self.greet(seats, met)

    @property
    def wait(self) -> float | None:
        """The seconds until the bubble goes away, or until it is checked again whether earlier meetings have been read;
        None while nobody speaks and nothing is read.
        """
        waits = [max(self.left, 0.001)] if self.bubble is not None else []
        return min([*waits, *([POLL] if self._meetings is not None else [])], default=None)

    def hear(
        self,
        seats: Sequence[Seat],
        facts: Sequence[Fact],
        actor: int,
        ply: int,
        race: tuple[Sequence[int], Sequence[int]] = ((0,), (0,)),
    ) -> bool:
        """Take note of decision number `ply`; return whether an AI comments on it: one of those concerned, or else one
        that has watched something great. `race` are the points that everybody knew before it, and after.

        Another AI may answer.
        """
        found = moments(self._game, facts, actor)
        for seat, moment in lead_taken(*race, actor).items():
            if found.get(seat, Moment.GAIN) in _LESS_THAN_LEAD:
                found[seat] = moment
        if Moment.GREAT in found.values():
            found.update({seat: Moment.ADMIRES for seat in range(len(seats)) if seat not in found})
        if ply - max(self._last.values(), default=-APART) < APART:
            return False
        for seat, moment in found.items():
            if ply - self._last.get(seat, -SILENCE) < SILENCE:
                continue
            if self._complain(seats, seat, moment, actor) or self.say(seats, seat, moment):
                self._last[seat] = ply
                if moment in _BOASTS:
                    self._answer = self._answered(seats, seat, found, ply)
                return True
        return False

    def _answered(self, seats: Sequence[Seat], boaster: int, found: Mapping[int, str], ply: int) -> Bubble | None:
        """Return what another AI will answer to a boast, mostly; None if nobody does. Who has a moment of its own,
        other than to admire, keeps silent.
        """
        luck = random.Random(f"{self._deal} {ply} answer")
        others = [seat for seat in range(len(seats)) if found.get(seat, Moment.ADMIRES) is Moment.ADMIRES]
        for seat in luck.sample(others, len(others)) if luck.random() < _ANSWERED else ():
            is_rested = ply - self._last.get(seat, -SILENCE) >= SILENCE
            if is_rested and (answer := self._found(seats, seat, Moment.RETORT, {}, seats[boaster].level)):
                self._last[seat] = ply
                return answer
        return None

    def _complain(self, seats: Sequence[Seat], seat: int, moment: str, actor: int) -> bool:
        """Let a seat speak of the second or third robbery by the same player; return whether it did."""
        count = robberies(self._game, self._history(), seat, actor) if moment is Moment.ROBBED else 0
        return has(f"speech-times-{count}") and self.say(
            seats, seat, Moment.ROBBED_AGAIN, times=text(f"speech-times-{count}")
        )

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether the bubble went away or gave way to an answer."""
        if self.bubble is None:
            return False
        self.left -= dt
        if self.left > 0:
            return False
        self.bubble, self._answer = self._answer, None
        self.left = SECONDS
        return True


def paint_bubble(
    canvas: Canvas,
    bubble: Bubble,
    over: pygame.FRect,
    within: pygame.FRect,
    rows: Sequence[pygame.FRect] = (),
    face: pygame.FRect | None = None,
) -> pygame.FRect:
    """Draw a bubble at the top of `over`, within `within`; return its place without the tail.

    It is as high as its words need, but fills what would be left of a small room; none of the `rows` there is covered
    in part. With the place of the speaker's `face` on the table it has a tail in that direction; beside that it has
    neither portrait nor name, and is as wide as its words.
    """
    if face is not None and not over.height and _is_near(over, face):
        return _paint_words(canvas, bubble, over, within, face)
    types, colour = canvas.types, SEAT_COLOURS[bubble.seat]
    wide = min(max(over.width, 210.0), 420.0)
    is_beside = wide >= _WIDE
    room = wide - 2 * _PAD - 4 - (_FACE[0] + _PAD if is_beside else 0)
    paragraph = lay_out(bubble.words, room, types, canvas.theme, _STYLE)
    name = types.line_height(_NAME) + 2
    high = max(_FACE[1], name + paragraph.height) if is_beside else _FACE[1] + 6 + paragraph.height
    x = min(max(within.left + 4, over.right - wide), within.right - wide - 4)
    high += 2 * _PAD
    if 0 < over.height - high < _REST:
        high = over.height
    y = min(over.top, within.bottom - high - 4)
    high += max((row.bottom for row in rows if row.top < y + high < row.bottom), default=y + high) - (y + high)
    rect = pygame.FRect(x, y, wide, high)
    tip = _towards(rect, face) if face is not None and not over.height else None
    paint_balloon(canvas, rect, tip, colour, radius=12, width=3)
    own = placed(trim(rect, left=_PAD, top=_PAD), *_FACE, 0.0, 0.0)
    if paint_portrait(canvas, bubble.portrait, own, mood=bubble.mood, radius=8):
        canvas.box(own, None, radius=8, line="ink", width=1.5)
    left = own.right + _PAD
    middle = own.top + name / 2 if is_beside else own.centery
    canvas.text(bubble.name, (left, middle), _NAME, "text", middle=True, width=rect.right - _PAD - left)
    at = (left, own.top + name) if is_beside else (own.left + 2, own.bottom + 6)
    canvas.paragraph(paragraph, at)
    return rect


def _is_near(over: pygame.FRect, face: pygame.FRect) -> bool:
    """Return whether a face is so close to the words below the line `over` that everybody sees whose they are."""
    aside = max(over.left - face.right, face.left - over.right, 0.0)
    return aside < _NEAR and abs(face.centery - over.top) < _NEAR


def _paint_words(
    canvas: Canvas, bubble: Bubble, over: pygame.FRect, within: pygame.FRect, face: pygame.FRect
) -> pygame.FRect:
    """Draw words alone beside the face of their speaker."""
    most = min(max(over.width, 210.0), 420.0) - 2 * _PAD - 8
    words = lay_out(bubble.words, most, canvas.types, canvas.theme, _STYLE)
    words = lay_out(bubble.words, words.width + 1, canvas.types, canvas.theme, _STYLE)
    wide, high = words.width + 2 * _PAD + 8, words.height + 2 * _PAD
    edges = over.left, over.right - wide
    left = min(edges) if face.centerx < over.centerx else max(edges)
    left = min(max(within.left + 4, left), within.right - wide - 4)
    top = over.top
    if left < face.right and face.left < left + wide and face.top < top + high:
        top = max(top, face.bottom + _TAIL[0])
    rect = pygame.FRect(left, min(top, within.bottom - high - 4), wide, high)
    paint_balloon(canvas, rect, _towards(rect, face), SEAT_COLOURS[bubble.seat], radius=12, width=3)
    canvas.paragraph(words, (rect.left + _PAD + 4, rect.top + _PAD))
    return rect


def _towards(box: pygame.FRect, face: pygame.FRect) -> tuple[float, float]:
    """Return the point of a tail that leads from a box towards a face, and ends before it."""
    x = min(max(face.centerx, box.left), box.right)
    y = min(max(face.centery, box.top), box.bottom)
    away = max(1.0, math.hypot(face.centerx - x, face.centery - y))
    long = max(_TAIL[0], min(_TAIL[1], away - face.width * 0.5))
    return x + (face.centerx - x) * long / away, y + (face.centery - y) * long / away
