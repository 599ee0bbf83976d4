"""The score of a contest: the games each player has won, the player that begins the next one, and the winner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.contest.place import ContestPlace, GameScore

PAIR = 2
"""The number of seats with which a contest ends as soon as one seat alone has won more than half of its games."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The score of a contest of `length` games after those played so far; all tuples go by seat.

    `wins` counts a shared win for everybody who shares it. `points` are those of all games that count, except those
    that somebody resigned. `counted` is the number of games that count.
    """

    length: int
    wins: tuple[int, ...]
    points: tuple[int, ...]
    counted: int
    played: int
    """The number of all games, also of ties that were played again."""

    @property
    def target(self) -> int:
        """The number of wins that decides a contest between two seats: more than half of its games."""
        return self.length // 2 + 1

    @property
    def turn(self) -> int:
        """The number of the next game as players count; a tie that is played again keeps its number."""
        return min(self.counted + 1, self.length)

    @property
    def is_over(self) -> bool:
        """Whether the contest is decided: between two seats once one alone has enough wins, else after all games."""
        if self.counted >= self.length:
            return True
        most = max(self.wins)
        return len(self.wins) == PAIR and most >= self.target and self.wins.count(most) == 1

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with most wins; of several, those with most points."""
        best = max(zip(self.wins, self.points, strict=True))
        return tuple(seat for seat, own in enumerate(zip(self.wins, self.points, strict=True)) if own == best)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won the contest, empty until it is decided."""
        return self.leaders if self.is_over else ()

    @property
    def is_by_points(self) -> bool:
        """Whether points have decided between seats with equal wins."""
        return self.is_over and self.wins.count(max(self.wins)) > len(self.leaders)


def standing(length: int, seats: int, games: Sequence[GameScore], *, replays_ties: bool) -> Standing:
    """Return the score of a contest of `seats` players after `games`.

    With `replays_ties`, where the printed rules of the game ask for another game after a tie of all seats, such a tie
    does not count.
    """
    wins, points, counted = [0] * seats, [0] * seats, 0
    for game in games:
        if replays_ties and len(game.winners) == seats:
            continue
        counted += 1
        for seat in game.winners:
            wins[seat] += 1
        if game.resigned < 0:
            for seat, score in enumerate(game.scores):
                points[seat] += score
    return Standing(length, tuple(wins), tuple(points), counted, len(games))


def next_first(first: int, seats: int) -> int:
    """Return the seat that begins the game after one that `first` has begun: the next one in turn order."""
    return (first + 1) % seats


def is_sound(place: ContestPlace, first: int, seats: int, *, replays_ties: bool) -> bool:
    """Return whether a game that the seat `first` begins (-1: drawn) can have this place.

    The games before it must have results for all seats, be begun by the seats in turn, and leave the contest undecided.
    Without a game before, the seat must be drawn. `replays_ties` is as for `standing`.
    """
    before = place.before
    if place.game != len(before) + 1 or not all(_is_whole(game, seats) for game in before):
        return False
    firsts = [game.first for game in before]
    if any(next_first(one, seats) != other for one, other in zip(firsts, [*firsts[1:], first], strict=False)):
        return False
    if not before and first >= 0:
        return False
    played = range(len(before) + 1)
    return not any(standing(place.length, seats, before[:at], replays_ties=replays_ties).is_over for at in played)


def _is_whole(game: GameScore, seats: int) -> bool:
    """Return whether the score of a game fits a table."""
    winners = list(game.winners)
    is_known = all(0 <= seat < seats for seat in (game.first, *winners))
    is_won = bool(winners) and winners == sorted(set(winners))
    others = [seat for seat in range(seats) if seat != game.resigned]
    is_fair = game.resigned < 0 or (game.resigned < seats and winners == others)
    return is_known and is_won and is_fair and len(game.scores) == seats
