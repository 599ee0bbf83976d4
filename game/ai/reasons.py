"""Hints: a good move, and why not the most tempting other one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from types import MappingProxyType, ModuleType
from typing import Final

from game.ai.budget import Budget
from game.ai.comparison import Comparison, Consequences, Describe, ForeseenReply, MoveOutcome, lead
from game.ai.heuristics import make as make_heuristics
from game.ai.heuristics.contract import Reason, Telling
from game.ai.player import Player
from game.ai.preference import ranked
from game.ai.search import Searcher
from game.errors import FeluccaError
from game.registry import ENTRIES
from game.rules.core.game import Game, Move, View
from game.rules.core.state import S

TOLD: Final = 2
"""The number of reasons for the better move that a comparison tells, besides those that are always told."""
MATERIAL: Final = 1.0
"""The points from which on an argument against the better move is told as well."""
CONTENDERS: Final = 4
"""The number of moves compared, at most."""
WORLDS: Final = 20
"""The number of worlds in which moves are compared."""
PLAYOUTS: Final = 200
"""The number of worlds in which moves are compared by playouts."""
LEAD: Final = 0.03
"""The lead, in shares, from which on it is told in figures; with a smaller lead, or one below its standard error, both
moves count as about equally good.
"""
REPLIES, RARE = 0.5, 0.25
"""The part of the worlds in which a reply must come to be told: usually, and where nothing else tells the moves apart.
"""
CLEAR: Final = 2.0
"""The standard errors that a lead must exceed where no fact explains it, since then chance is a likelier cause."""
EQUAL: Final = 0.005
"""The difference in shares within which two moves may be tied, so that the one that is easier for people is named."""
TRIFLE: Final = 0.01
"""The greatest lead, within its standard error, at which a cheaper move is preferred to one without any merit."""
SETTLED: Final = 0.03
"""A position is lost when every move compared leads to a share of at most this, won when one leads as near to 1."""


@dataclass(frozen=True, slots=True)
class HintSide:
    """One of two moves that are compared: the reasons that favour the better move, and those that favour the other.

    `points` are those that every seat can expect, rounded; empty where they are not told.
    """

    move: Move
    reasons: tuple[Reason, ...]
    despite: tuple[Reason, ...] = ()
    reply: ForeseenReply | None = None
    points: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Hint:
    """A recommended move and the reasons for it; every number in them is one of the rules or of the search.

    `despite` are its costs, `reply` and `points` the consequences (see `HintSide`) in `worlds` worlds. `other` is the
    move that it is compared with, None if there is none; `is_equal` says that both are equal in every world. `alike`
    are moves that are about as good, the other one first if it is. `verdict` compares both in figures.
    """

    move: Move
    reasons: tuple[Reason, ...] = ()
    despite: tuple[Reason, ...] = ()
    reply: ForeseenReply | None = None
    points: tuple[int, ...] = ()
    other: HintSide | None = None
    alike: tuple[Move, ...] = ()
    is_equal: bool = False
    verdict: tuple[Reason, ...] = ()
    worlds: int = 0


def advise(game: Game[S], view: View[S], player: Player[S], budget: Budget, seed: int = 0) -> Hint:
    """Return the hint of any player for the seat to decide in `view`; a player that searches also compares moves.

    The comparison may spend the budget's limit once more. Raises FeluccaError if it is not the viewer's turn.
    """
    if not view.legal:
        raise FeluccaError("there is nothing to decide now, so there is no hint")
    if len(view.legal) == 1 or not isinstance(player, Searcher):
        move = view.legal[0] if len(view.legal) == 1 else player.choose(view, budget)
        return Hint(move, tuple(reasons(game, view, move)))
    seats, tempting = view.setup.seats, player.tempting(view, seed)
    values = player.values(view, budget)
    moves = _contenders(values, tempting, view.legal)
    comparison = Comparison(game, make_heuristics(game), describer(game), view, seed)
    worlds = PLAYOUTS if player.plays_out(seats) else WORLDS
    outcomes = comparison.outcomes(moves, partial(player.look, seats), worlds, budget.again())
    return hint_of(game, view, outcomes, tempting, values)


def describer(game: Game[S]) -> Describe[S] | None:
    """Return the function that describes replies in a game, None where replies are not shown: see `Comparison`."""
    deed = getattr(_module(game), "deed", None)
    return partial(deed, game.tables) if deed is not None else None  # type: ignore[attr-defined]


def is_deed(game: Game[S], found: Move) -> bool:
    """Return whether `found`, which was read from a file, is something that the `describer` of the game can return."""
    check = getattr(_module(game), "is_deed", None)
    return check is not None and bool(check(game.tables, found))  # type: ignore[attr-defined]


def _module(game: Game[S]) -> ModuleType | None:
    """Return the module with the reasons of a game, None for a game that is not registered."""
    return import_module(ENTRIES[game.name].reasons) if game.name in ENTRIES else None


def telling(game: Game[S]) -> Telling:
    """Return how the reasons of a game are told beside each other."""
    found: Telling = getattr(_module(game), "TELLING", Telling())
    return found


def _contenders(values: Mapping[Move, float], tempting: Sequence[Move], legal: Sequence[Move]) -> list[Move]:
    """Return the moves to compare: the best of the search, and the most tempting one."""
    ordered = ranked(values)
    lures = [move for move in tempting if move != ordered[0]][:1]
    found = list(dict.fromkeys([ordered[0], *lures, *ordered[1:]]))[:CONTENDERS]
    if len(found) == 1:
        found.append(next(move for move in legal if move != found[0]))
    return found


def hint_of(
    game: Game[S],
    view: View[S],
    outcomes: Mapping[Move, MoveOutcome],
    tempting: Sequence[Move] = (),
    values: Mapping[Move, float] = MappingProxyType({}),
) -> Hint:
    """Return the hint that follows from the outcomes of at least two moves, the one that the search prefers first.

    `tempting` are the moves that look best at first sight, the most tempting first, `values` those of the search. Of
    tied moves, or in a settled game of those with the best margin, the cheapest and then the simplest is recommended.
    It is compared with the most tempting move that any fact tells apart from it.
    """
    moves, seat = list(outcomes), view.viewer
    is_won = max(outcome.share for outcome in outcomes.values()) >= 1.0 - SETTLED
    is_lost = all(outcome.share <= SETTLED for outcome in outcomes.values())
    if is_won or is_lost:
        best = _best_margin(game, view, outcomes, is_lost=is_lost)
    else:
        best = _worth_its_cost(game, view, _cheapest(game, view, _ties(outcomes, values), moves), outcomes)
    equal = [move for move in moves if move != best and outcomes[move].shares == outcomes[best].shares]
    found = {move: lead(outcomes[best], outcomes[move]) for move in moves if move != best}
    leads = {move: ahead for move, (ahead, _) in found.items()}
    pairs = {move: sides(game, view, best, move) for move in found}
    enough = {
        move: max(LEAD, error if is_explained(pairs[move]) else CLEAR * error) for move, (_, error) in found.items()
    }
    close = [move for move in leads if leads[move] < enough[move]]
    order = [*(move for move in tempting if move in leads), *equal, *close, *leads]
    other = next((move for move in order if _is_told_apart(pairs[move])), order[0])
    chance = round(100 * outcomes[best].share)
    verdict: list[Reason] = []
    alike: list[Move] = []
    if is_lost or (is_won and outcomes[other].share >= 1.0 - SETTLED):
        verdict.append(Reason("reason-lost" if is_lost else "reason-won"))
    else:
        alike = sorted(close, key=lambda move: move != other)
        if other not in close:
            verdict.append(Reason("reason-lead", {"chance": chance, "points": round(100 * leads[other])}))
        elif all(abs(leads[move]) < enough[move] for move in alike):
            verdict.append(Reason("reason-alike", {"chance": chance}))
    better, worse = pairs[other]
    if other not in alike or not is_explained(pairs[other]):
        better, worse = with_consequences(
            better, worse, outcomes[best].consequences, outcomes[other].consequences, seat
        )
    return Hint(
        best,
        better.reasons,
        better.despite,
        better.reply,
        better.points,
        worse,
        tuple(alike),
        other in equal and other in alike,
        tuple(verdict),
        len(outcomes[best].shares),
    )


def _best_margin(game: Game[S], view: View[S], outcomes: Mapping[Move, MoveOutcome], *, is_lost: bool) -> Move:
    """Return the move with the best margin in a settled game: of all moves where it is lost, else of those that win."""
    moves, seat = list(outcomes), view.viewer
    left = [move for move in moves if is_lost or outcomes[move].share >= 1.0 - SETTLED]
    most = max(outcomes[move].margin(seat) for move in left)
    return _cheapest(game, view, [move for move in left if most - outcomes[move].margin(seat) <= 0.5], moves)


def _ties(outcomes: Mapping[Move, MoveOutcome], values: Mapping[Move, float]) -> list[Move]:
    """Return the move that the search prefers, and those that are as good by its values and their outcomes."""
    first, *others = outcomes
    near = (move for move in others if abs(values.get(move, 0.0) - values.get(first, 0.0)) <= EQUAL)
    return [first, *(move for move in near if _is_tied(outcomes[first], outcomes[move]))]


def _cheapest(game: Game[S], view: View[S], ties: Sequence[Move], moves: Sequence[Move]) -> Move:
    """Return the move among `ties` that takes the least effort, of equal ones the first of `moves`."""
    return min(ties, key=lambda move: (_effort(game, view, move), moves.index(move)))


def _worth_its_cost(game: Game[S], view: View[S], best: Move, outcomes: Mapping[Move, MoveOutcome]) -> Move:
    """Return `best`, or the cheapest move about as good if beside that one `best` only costs more.

    What such a cost would buy is no more than the worlds compared can show.
    """

    def is_dearer(move: Move) -> bool:
        gap, error = lead(outcomes[best], outcomes[move])
        better, worse = sides(game, view, best, move)
        return gap <= min(error, TRIFLE) and bool(better.despite) and not (better.reasons or worse.reasons)

    cheaper = [move for move in outcomes if move != best and is_dearer(move)]
    return min(cheaper, key=lambda move: _effort(game, view, move), default=best)


def is_explained(pair: tuple[HintSide, HintSide]) -> bool:
    """Return whether a fact speaks for the better of two moves, or against the other."""
    better, worse = pair
    return bool(better.reasons or worse.reasons)


def _is_told_apart(pair: tuple[HintSide, HintSide]) -> bool:
    """Return whether any fact tells two moves apart: the same piece elsewhere often differs in nothing."""
    better, worse = pair
    return is_explained(pair) or bool(better.despite or worse.despite)


def _is_tied(one: MoveOutcome, other: MoveOutcome) -> bool:
    """Return whether two moves share the first place: nearly equal, and not told apart by the worlds compared."""
    gap, error = lead(one, other)
    return abs(gap) <= EQUAL and (abs(gap) <= error or abs(gap) + 2 * error <= 2 * EQUAL)


def _effort(game: Game[S], view: View[S], move: Move) -> tuple[float, int]:
    """Return the sort key of equal moves: the cheapest first, then the simplest."""
    return -sum(min(0.0, reason.worth) for reason in reasons(game, view, move)), len(move)


def with_consequences(
    better: HintSide, worse: HintSide, one: Consequences, other: Consequences, seat: int
) -> tuple[HintSide, HintSide]:
    """Return both sides with the consequences that differ, `one` those of the better move: the replies, and points that
    speak for it.
    """
    least = one.worlds * (REPLIES if better.reasons or worse.reasons else RARE)
    replies = [each.reply if each.reply is not None and each.reply.worlds >= least else None for each in (one, other)]
    deeds = [reply.deed if reply is not None else None for reply in replies]
    if deeds[0] != deeds[1]:
        better, worse = replace(better, reply=replies[0]), replace(worse, reply=replies[1])
    points = [tuple(map(round, each.points)) for each in (one, other)]
    margins = [found[seat] - max(found[:seat] + found[seat + 1 :]) for found in points]
    if margins[0] > margins[1]:
        better, worse = replace(better, points=points[0]), replace(worse, points=points[1])
    return better, worse


def reasons(game: Game[S], view: View[S], move: Move) -> list[Reason]:
    """Return the advantages and the costs of the viewer's `move`; that it is the only legal one comes first."""
    found: list[Reason] = []
    if (module := _module(game)) is not None:
        found = module.explain(game.tables, view, move)  # type: ignore[attr-defined]
    if len(view.legal) == 1:
        found.insert(0, Reason("reason-only"))
    return found


def sides(game: Game[S], view: View[S], best: Move, other: Move) -> tuple[HintSide, HintSide]:
    """Return both moves with the reasons in which they differ.

    For the better move these are its TOLD weightiest merits, the weightiest argument against it, its price, and the
    risks that are always told. A cost never counts as a merit: where the better move only costs less, the cost of the
    other one is told. Praise is not told of the other one. Reasons that both moves have in common are left out,
    even where a second one on the same topic differs: another set waits in hand whichever of two is played. Worths are
    approximate: if they find nothing for the better move, it is told by a merit that the other move does not have, even
    on a topic where the other is worth more.
    """
    tells, ours, theirs = telling(game), reasons(game, view, best), reasons(game, view, other)
    better, worse = _by_topic(tells, ours, theirs), _by_topic(tells, theirs, ours)
    gains: dict[str, float] = {}
    early: set[str] = set()
    for topic in dict.fromkeys([*better, *worse]):
        one, two = better.get(topic), worse.get(topic)
        if one != two:
            gain = (one.worth if one else 0.0) - (two.worth if two else 0.0)
            if one and two and one.key in tells.waits and two.key == topic:
                early.add(topic)
            gains[topic] = abs(gain) if topic in early else gain
    order = sorted(gains, key=lambda topic: -abs(gains[topic]))
    plain = [topic for topic in order if topic in worse and topic in tells.stated | (tells.plain & better.keys())]
    pro = [topic for topic in order if gains[topic] > 0.0 and topic not in plain]
    con = [topic for topic in order if gains[topic] <= -MATERIAL and topic not in plain]
    risks = {tells.topic(one) for one in (*better.values(), *worse.values()) if one.key in tells.always}
    pro = [*pro[:TOLD], *(topic for topic in pro[TOLD:] if topic in risks)]
    price = [topic for topic in con[1:] if topic in tells.price]
    faced = (topic for topic in order if topic in risks and gains[topic] < 0.0)
    own = [] if pro or plain else [topic for topic in con if _is_other_fact(better.get(topic), worse.get(topic))][:1]
    con = list(dict.fromkeys([*con[:1], *faced, *own]))

    def at(found: Mapping[str, Reason], topics: Sequence[str]) -> list[Reason]:
        return [found[topic] for topic in topics if topic in found]

    merits = [one for one in at(better, [*pro, *own]) if one.worth >= 0.0]
    praised = {one.key for one in merits}
    merits = [one for one in merits if tells.implied.get(one.key) not in praised]
    facts = at(better, plain)
    merits += [one for one in facts if one.worth >= 0.0]
    costs = [one for one in at(better, [*con, *price]) if one.worth < 0.0 and one.key not in tells.praise]
    costs += [one for one in facts if one.worth < 0.0]
    spared = tells.praise | tells.no_flaw
    flaws = [one for one in at(worse, [topic for topic in pro if topic not in early]) if one.key not in spared]
    others = [one for one in at(worse, con) if one.key not in tells.praise]
    excuses = [one for one in others if one.worth >= 0.0 or tells.topic(one) in tells.left]
    return (
        HintSide(best, tuple(merits), tuple(costs)),
        HintSide(other, (*flaws, *at(worse, plain)), tuple(excuses)),
    )


def _is_other_fact(one: Reason | None, two: Reason | None) -> bool:
    """Return whether `one` is a merit, and another kind of fact than `two`."""
    return one is not None and one.worth > 0.0 and (two is None or one.key != two.key)


def compared(
    game: Game[S], view: View[S], best: Move, other: Move, foreseen: tuple[Consequences, Consequences] | None
) -> tuple[HintSide, HintSide]:
    """Return two moves with the reasons in which they differ, and with the consequences `foreseen` of both.

    If the better move has no merits, its main effect is told, or what it leaves to the next player where the other move
    leaves more.
    """
    better, worse = sides(game, view, best, other)
    if not better.reasons:
        tells, theirs = telling(game), reasons(game, view, other)
        told = tells.left & {tells.topic(flaw) for flaw in worse.reasons}
        own = (one for one in reasons(game, view, best) if one.key in tells.stated or tells.topic(one) in told)
        better = replace(better, reasons=tuple(one for one in own if one not in theirs))
    return (better, worse) if foreseen is None else with_consequences(better, worse, *foreseen, view.viewer)


def speaking(game: Game[S], better: HintSide, worse: HintSide) -> tuple[HintSide, HintSide]:
    """Return a better move with the reasons that speak for it, and another one with the harm that it does.

    A smaller cost than that of the other move is no merit. A plain fact is told only where nothing else is.
    """
    tells = telling(game)
    merits = tuple(one for one in better.reasons if one.worth > 0.0 or one.key in tells.praise)
    harm = tuple(one for one in worse.reasons if one.worth < 0.0)
    weighty = tuple(one for one in merits if one.key not in tells.plain)
    return replace(better, reasons=weighty if weighty or harm else merits), replace(worse, reasons=harm)


def contrasted(game: Game[S], view: View[S], best: Move, other: Move) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """Return the reasons for the `best` move against another, and for the other against it: only their differences.

    If the best move has none of its own, all its reasons are returned.
    """
    better, worse = sides(game, view, best, other)
    return better.reasons or tuple(reasons(game, view, best)), worse.reasons


def _by_topic(tells: Telling, found: Sequence[Reason], common: Sequence[Reason]) -> dict[str, Reason]:
    """Return the reasons `found` that are not in `common`, by topic; of several about one topic the last."""
    return {tells.topic(reason): reason for reason in found if reason not in common}
