"""The story of a finished game in one or two lines, with the pieces it is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.locale import text
from game.match.course import GameCourse, Turning
from game.match.match import Match
from game.registry import entry
from game.rules.core.facts import SPECTATOR
from game.rules.core.state import State
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import LogLine

_FACES = 7
"""The most pieces that are shown."""


_DEEDS = (Turning.LEAD, Turning.OFTEN, Turning.THROUGHOUT)
"""The stories of a deed of the winner."""


@dataclass(frozen=True, slots=True)
class Tale:
    """A story: its first line, '' if there is none, the second, the second in short, and what the decision moved."""

    head: str = ""
    more: str = ""
    brief: str = ""
    faces: tuple[str, ...] = ()
    ply: int = -1
    """The decision to be marked, -1 for none."""


def told(match: Match, course: GameCourse, presenter: Presenter[State]) -> Tale:
    """Return the story that the record of a game tells by itself."""
    names = [seat.name for seat in match.seats]
    name, turn = f"<b>{names[course.seat]}</b>", course.turn
    kind = "points" if entry(match.game.name).has_points else "goal"
    everybody = listed([f"<b>{names[seat]}</b>" for seat in course.others])
    head = text(
        f"story-{turn.value}", name=name, names=everybody, ply=max(0, course.ply), count=_count(course), kind=kind
    )
    facts = match.facts(SPECTATOR)[course.ply] if turn in _DEEDS and course.ply > 0 else ()
    line = _deed(presenter.sentences(facts), course.seat) if facts else None
    if line is not None:
        more, brief = line.markup, line.brief or line.markup
        if turn is Turning.THROUGHOUT:
            more, brief = (text("story-gain", ply=course.ply, deed=deed) for deed in (more, brief))
        faces = tuple(each.shown.face for each in presenter.pictures(facts) if each.seat == course.seat)
        return Tale(head, more, brief, faces[-_FACES:], course.mark)
    if turn is Turning.RESIGNED:
        more = text(_more(course), name=f"<b>{names[course.others[0]]}</b>") if course.others else ""
    else:
        more = text(_more(course), name=name, names=everybody)
    return Tale(head, more, more, (), -1 if turn is Turning.THROUGHOUT else course.mark)


def _more(course: GameCourse) -> str:
    return f"story-{course.turn.value}-{course.upset or 'more'}"


def _count(course: GameCourse) -> int:
    return course.points[-1][course.seat] if course.turn is Turning.TIE else course.changes


def _deed(lines: Sequence[LogLine], seat: int) -> LogLine | None:
    """Return the last sentence about what a seat has done, None if there is none."""
    own = [line for line in lines if line.seat == seat and line.weight == 1]
    return own[-1] if own else None
