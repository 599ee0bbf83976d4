"""Forgetting: the knowledge left to a player with a poor memory."""

from __future__ import annotations

import random
from dataclasses import replace

from game.rules.core.bits import mask_of, members
from game.rules.core.game import Game, View
from game.rules.core.state import S
from game.rules.core.universe import HAND_KIND


def recalled(game: Game[S], view: View[S], memory: float, rng: random.Random) -> View[S]:
    """Return `view` as seen by a player that remembers each known piece in a rival's hand with the chance `memory`.

    A forgotten piece may be any piece that the player cannot see, in the right numbers, so never an impossible one.
    With `memory` 1 nothing is forgotten, and nothing is drawn from `rng`.
    """
    if memory >= 1.0:
        return view
    known = view.knowledge
    rivals = [
        zone
        for zone, place in enumerate(game.zones)
        if place.kind == HAND_KIND and place.owner != view.viewer and known.count(zone)
    ]
    lost = mask_of(piece for zone in rivals for piece in members(known.surely_lies(zone)) if rng.random() >= memory)
    if not lost:
        return view
    unsure = [zone for zone in range(known.zones) if known.may_lie(zone) != known.surely_lies(zone)]
    knowledge = known.clone()
    knowledge.forget(lost, sorted({*rivals, *unsure}))
    return replace(view, knowledge=knowledge)
