"""The public notes of Ferry, with the values of each."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.core.notes import Nothing, Schema, Seats


class Shipped(NamedTuple):
    """The weight of a load that is across, and the points of its owner then."""

    weight: int
    total: int


class Stopped(NamedTuple):
    """The weight of a load that is stopped, and that of the load paid for it."""

    weight: int
    fee: int


RECORDED: Schema = {"start": Nothing, "shipped": Shipped, "stopped": Stopped, "end": Seats}
NOTES: Schema = {**RECORDED, "turn": Nothing}
