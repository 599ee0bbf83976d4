"""Matches whose true position a test may know: it made the position, or plays the record again."""

from __future__ import annotations

from collections.abc import Sequence

from game import registry
from game.match.match import Match, deal, first_lines
from game.match.playback import Maker, Playback
from game.match.position import Position
from game.match.random_stream import Secret
from game.match.record import parse, write_all
from game.match.seats import Seat
from game.rules.core.game import Game, Setup


def begin(
    game: Game,
    setup: Setup,
    seats: Sequence[Seat],
    *,
    seed: str,
    salt: str = "salt",
    free_undo: bool = False,
    explain_legal: bool = False,
    luck: int = 1,
) -> tuple[Match, Position]:
    """Return a match that is not recorded in a file, and the true position it is played on.

    The deals of tests were looked for under the first version of luck.
    """
    secret = Secret(seed, salt)
    position = deal(game, setup, seats, secret, luck)
    lines = first_lines(position, seats, secret, free_undo=free_undo, luck=luck)
    match = Match(position, lines[0], secret, seats=seats, lines=lines, explain_legal=explain_legal, clock=None)
    return match, position


def truth(match: Match, make: Maker = registry.make) -> Position:
    """Return the true position of any match, played again from the lines of its record."""
    return Playback(parse(write_all(match.lines)), make, watchful=True).play_all()
