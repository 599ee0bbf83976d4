"""Why an AI played as it did: to its opponents only by public facts, after the game by its own reckoning.

Both are hints about the move that was played (`game.ai.reasons`). While the game goes on the question holds nothing but
common knowledge, so the answer cannot depend on anything else: a reason is told if it holds in every world tried.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from game.ai.budget import Budget
from game.ai.comparison import Comparison
from game.ai.heuristics import make as make_heuristics
from game.ai.heuristics.contract import Reason
from game.ai.levels import HUMAN, Level, make_player
from game.ai.manners import TASTES, Valuer, liking
from game.ai.mistakes import ATTENTION
from game.ai.preference import favourite, ranked
from game.ai.reasons import PLAYOUTS, TOLD, Hint, reasons, sides
from game.ai.search import Searcher
from game.rules.core.bits import members
from game.rules.core.facts import Looked
from game.rules.core.game import Game, Move, View
from game.rules.core.game import view as view_of
from game.rules.core.state import S
from game.rules.core.universe import HAND_KIND

WORLDS: Final = 24
"""The number of worlds in which a public reason must hold."""
WITHHELD: Final = Reason("why-withheld")
"""Says that reasons that lie in hidden pieces are not told."""
UNKNOWN: Final = Reason("why-unknown")
"""Says that nothing has been found out, because the AI is gone or has failed."""
WEIGHTS: Final = "weights"
LEARNED: Final = "learned"
"""The weight that is no part of a personality."""


def motives(game: Game[S], view: View[S], level: Level, played: Move, budget: Budget, seed: int) -> Hint:
    """Return a hint that tells why the seat to move in `view`, an AI of `level`, played `played`.

    From the seat's own `view` all its reasons are told; any other is taken for common knowledge, and only reasons that
    hold in all WORLDS sampled from it are told.
    """
    if level.kind == "random":
        return Hint(played, verdict=(Reason("why-random"),))
    if view.viewer == view.to_move:
        return _own(game, view, level, played, budget, seed)
    return _public(game, view, level, played, seed)


def _own(game: Game[S], view: View[S], level: Level, played: Move, budget: Budget, seed: int) -> Hint:
    """Return the reasons for the move played compared with the best other one by the AI's own values, and what else
    decided.

    The values of a character are those without its manner: if they prefer another move, its manner decided.
    """
    options, has_manner = _without_manner(level.options)
    player = make_player(level.kind, game, options, seed)
    if len(view.legal) == 1 or not isinstance(player, Valuer):
        return Hint(played, *_split(reasons(game, view, played)))
    values = player.values(view, budget)
    others = [move for move in ranked(values) if move != played]
    if played not in values or not others:
        return Hint(played, *_split(reasons(game, view, played)))
    best = favourite(values)
    other = best if best != played else others[0]
    share, gain = values[played], values[played] - values[other]
    if isinstance(player, Searcher) and player.plays_out(view.setup.seats):  # its values contain more than shares
        comparison = Comparison(game, make_heuristics(game), None, view, seed)
        look = partial(player.look, view.setup.seats)
        outcomes = comparison.outcomes((played, other), look, PLAYOUTS, budget.again())
        share, gain = outcomes[played].share, outcomes[played].share - outcomes[other].share
    verdict = [figures(share, gain)]
    if best != played and has_manner:
        verdict.append(Reason("why-manner-decided", _character(level)))
    elif best != played and ATTENTION in level.options:
        verdict.append(Reason("why-overlooked"))
    better, worse = sides(game, view, played, other)
    return Hint(played, better.reasons, better.despite, other=worse, verdict=tuple(verdict))


def figures(share: float, gain: float) -> Reason:
    """Return the reason that states the share of the victory after a move and its gain over the other, both per 100."""
    chance, points = round(100 * share), round(100 * gain)
    if not points:
        return Reason("reason-alike", {"chance": chance})
    return Reason("reason-lead" if points > 0 else "why-behind", {"chance": chance, "points": abs(points)})


def _without_manner(options: Any) -> tuple[dict[str, Any], bool]:
    """Return the options of a level without its manner and mistakes, and True; all of them, and False, if it has no
    manner.
    """
    weights = options.get(WEIGHTS, {})
    if TASTES not in options and not set(weights) - {LEARNED}:
        return dict(options), False
    plain = {name: value for name, value in options.items() if name not in (*HUMAN, WEIGHTS)}
    return {**plain, WEIGHTS: {name: weights[name] for name in weights if name == LEARNED}}, True


def _character(level: Level) -> dict[str, int | str]:
    return {"who": f"level-{level.id}-called", "temper": f"level-{level.id}-temper"}


def _public(game: Game[S], view: View[S], level: Level, played: Move, seed: int) -> Hint:
    """Return the reasons that hold in every world, against the most tempting move that was possible in all of them."""
    rng, heuristics = random.Random(seed), make_heuristics(game)
    eyes: list[View[S]] = []
    tempting: list[Move] = []
    for _ in range(WORLDS):
        world = game.world(view, rng)
        if game.refusal(world, played) is not None:
            return Hint(played, verdict=(WITHHELD,))
        eyes.append(_eyes(game, view, world))
        if len(eyes) == 1:
            tempting = [game.canonical(world, move) for move in heuristics.candidates(world)]
    others = (move for move in tempting if move != played and all(move in own.legal for own in eyes))
    other = next(others, ())
    moves = [game.canonical(own.state, played) for own in eyes]
    certain: list[Reason] = []
    if other:
        both = [sides(game, own, move, other)[0] for own, move in zip(eyes, moves, strict=True)]
        certain = _certain([[*better.reasons, *better.despite] for better in both])
    if not certain:
        certain = _certain([reasons(game, own, move) for own, move in zip(eyes, moves, strict=True)])
    merits, costs = _split(certain)
    costs = costs if merits else ()
    verdict = []
    tastes = level.options.get(TASTES, {})
    if tastes and all(
        not heuristics.is_near_end(own.state) and liking(game, own, move, tastes) > 0.0
        for own, move in zip(eyes, moves, strict=True)
    ):
        verdict.append(Reason("why-manner" if merits else "why-manner-alone", _character(level)))
    if _is_hiding(game, view):
        verdict.append(WITHHELD)
    return Hint(played, merits, costs, verdict=tuple(verdict))


def _eyes(game: Game[S], view: View[S], world: S) -> View[S]:
    """Return the view of the seat to move in a world, if it knows what `view` knows and all its own pieces."""
    seat, knowledge, masks = view.to_move, view.knowledge.clone(), game.zone_masks(world)
    knowledge.viewer = seat
    for zone, place in enumerate(game.zones):
        if place.owner == seat:
            knowledge.learn(Looked(1 << seat, zone, tuple(members(masks[zone]))))
    return view_of(game, world, knowledge, view.setup, view.ply)


def _is_hiding(game: Game[S], view: View[S]) -> bool:
    """Return whether the seat to move held anything that the viewer did not know."""
    known = view.knowledge
    hands = [zone for zone, place in enumerate(game.zones) if (place.kind, place.owner) == (HAND_KIND, view.to_move)]
    return any(known.count(zone) > known.surely_lies(zone).bit_count() for zone in hands)


def _certain(found: Sequence[Sequence[Reason]]) -> list[Reason]:
    """Return the reasons of the first world that hold in all others."""
    return [reason for reason in found[0] if all(reason in each for each in found[1:])]


def _split(found: Sequence[Reason]) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """Return the weightiest merits, and the weightiest cost."""
    ordered = sorted(found, key=lambda reason: -abs(reason.worth))
    merits = [reason for reason in ordered if reason.worth >= 0.0]
    return tuple(merits[:TOLD]), tuple(reason for reason in ordered if reason.worth < 0.0)[:1]
