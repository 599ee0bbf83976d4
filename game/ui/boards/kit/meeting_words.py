"""The games that players have had with each other, and playing again, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game import registry
from game.contest.standing import PAIR
from game.locale import has, text
from game.match.lines import RecordHeader
from game.match.meetings import Meeting, lead_of
from game.match.seats import Seat
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.seat_words import level_words


def told(meetings: Sequence[Meeting], seats: int) -> str:
    """Return the meetings of a table in a line: at a table of two with the last game, at a larger one the wins alone;
    '' if there are none.
    """
    if seats > PAIR:
        wins = [
            text("match-meeting-of", name=level_words(one.level), won=one.won, count=one.played) for one in meetings
        ]
        return text("match-meeting-many", name=meetings[0].name, wins=listed(wins)) if meetings else ""
    return " ".join(f"{_score(one)} {_last(one)}" for one in meetings)


def _score(one: Meeting) -> str:
    other = one.other or level_words(one.level)
    key = "match-meeting-drawn" if one.drawn else "match-meeting"
    return text(key, one=one.name, two=other, won=one.won, lost=one.lost, drawn=one.drawn)


def _last(one: Meeting) -> str:
    last = one.last
    if last is None:
        return ""
    if last.has_won and last.is_shared:
        return text("match-meeting-last-drawn")
    name = one.name if last.has_won else one.other or level_words(one.level)
    lead = lead_of(last)
    return (
        text("match-meeting-last", name=name) if lead is None else text("match-meeting-last-by", name=name, points=lead)
    )


def again_in_short(header: RecordHeader) -> list[str]:
    """Return labels for playing the game of a record again, the longest first: each other one leaves out one more of
    options, levels and the name of the game.
    """
    found = [again(header), again(header, has_options=False), again(header, has_options=False, has_levels=False)]
    if header.contest is None:
        found.append(text("match-again-names", names=_players(header.seats, has_levels=False)))
    return found


def again(header: RecordHeader, *, has_options: bool = True, has_levels: bool = True) -> str:
    """Return the label for playing the game of a record again: the game, its chosen options and the players."""
    title = text(f"game-{header.game}")
    options = _options(header) if has_options else []
    if options:
        title = text("match-again-options", game=title, options=", ".join(options))
    kind = "against" if sum(seat.is_human for seat in header.seats) == 1 else "among"
    names = _players(header.seats, has_levels=has_levels)
    if header.contest is not None:
        return text("match-again-match", kind=kind, game=title, names=names)
    return text(f"match-again-{kind}", game=title, names=names)


def _options(header: RecordHeader) -> list[str]:
    """Return the options that are not the usual ones: a switch that is on by its name, else the chosen value."""
    usual = {option.name: option.values[0] for option in registry.make(header.game, header.numbers).options}
    found = []
    for name, value in header.options.items():
        if value != usual.get(name):
            key = f"{name}-{value}"
            found.append(text(key if has(key) else f"option-{name.replace('_', '-')}"))
    return found


def _players(seats: Sequence[Seat], *, has_levels: bool) -> str:
    """Return the opponents of the only person at a table, or else all players, AIs with their levels if wanted."""
    named = [
        seat.name if seat.is_human or not has_levels else f"{seat.name} ({level_words(seat.level)})" for seat in seats
    ]
    people = [seat for seat in seats if seat.is_human]
    if len(people) == 1:
        named = [name for name, seat in zip(named, seats, strict=True) if not seat.is_human]
    return listed(named)
