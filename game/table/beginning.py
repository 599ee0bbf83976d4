"""The beginning of a match and of its record."""

from __future__ import annotations

from collections.abc import Sequence

import game as felucca
from game.errors import FeluccaError
from game.rules.core.game import Game, Setup, check_setup
from game.rules.core.state import State
from game.table.lines import Deal, RecordHeader
from game.table.position import Position
from game.table.random_stream import DEAL, RandomStream, Secret, fingerprint
from game.table.record import FORMAT, notes, rules_hash
from game.table.seats import Seat


def deal(game: Game[State], setup: Setup, seats: Sequence[Seat], secret: Secret) -> Position:
    """Return the first position; raises FeluccaError for seats or options that the game does not support."""
    check_setup(game, setup)
    if len(seats) != setup.seats:
        raise FeluccaError(f"there are {len(seats)} players at a table for {setup.seats}")
    return Position(game, setup, RandomStream(secret.seed, DEAL).chance)


def first_lines(
    position: Position, seats: Sequence[Seat], secret: Secret, *, created: str = "", free_undo: bool = False
) -> tuple[RecordHeader, Deal]:
    """Return the first lines of the record of a match dealt from `secret`."""
    game, dealt = position.game, position.history[0]
    rules = rules_hash(game.name, game.numbers)
    header = RecordHeader(
        format=FORMAT,
        game=game.name,
        rules=rules,
        options=dict(position.setup.options),
        seats=list(seats),
        fingerprint=fingerprint(secret.seed, secret.salt, rules),
        program=f"Felucca {felucca.__version__}",
        created=created,
        free_undo=free_undo,
        numbers=dict(game.numbers),
    )
    return header, Deal(dealt.names(game.universe), notes(game.name, dealt.facts))
