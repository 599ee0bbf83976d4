"""The public notes of Ferry and their values."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.core.notes import Nothing, Schema, Seats


class Shipped(NamedTuple):
    """The weight of a load that was shipped, and the new points of its owner."""

    weight: int
    total: int


class Stopped(NamedTuple):
    """The weight of a load that was stopped, and that of the load paid for it."""

    weight: int
    fee: int


RECORDED: Schema = {"start": Nothing, "shipped": Shipped, "stopped": Stopped, "end": Seats}
NOTES: Schema = {**RECORDED, "turn": Nothing}
