"""Knowledge drills: questions about a position, whose answers follow exactly from what a seat has seen.

Each question stands in a game of its own, which the rollout policy plays; everything follows from its seed, so that
there is no end to them. The answers come from `Knowledge` alone. A game's module (`GameEntry.puzzles`) lists its kinds.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final, Protocol

from game.ai.heuristics import make as make_heuristics
from game.match.match import Match
from game.match.position import Position
from game.puzzles.puzzle import game_of, table_for
from game.registry import entry, named
from game.rules.core.bits import members
from game.rules.core.chance import seeded
from game.rules.core.game import Game, Setup, View
from game.rules.core.knowledge import Knowledge
from game.rules.core.state import State

SERIES: Final = 10
"""The number of questions in a series."""
LEVEL: Final = "merchant"
"""The level whose name and portrait the other players of a drill have."""
EARLIEST: Final = 8
"""The number of decisions before which too little has happened for a question."""
LONGEST: Final = 1200
TRIES: Final = 12
"""The number of positions of one game that are tried for a question before the next game is played."""
MOST_CHOICES: Final = 5
APART: Final = 4
"""The least difference between two percentages to choose from."""


class DrillForm(StrEnum):
    """The form of a question, which says what its choices are."""

    PIECES = "pieces"
    """Masks of pieces with one name; any number of them are right, at least one and not all."""
    ZONES = "zones"
    """Numbers of zones (`Game.zones`); any number of them are right, at least one and not all."""
    COUNT = "count"
    """Numbers of pieces, ascending; one is right."""
    CHANCE = "chance"
    """Whole percentages, ascending; one is right."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A question without its position: see `DrillQuestion`."""

    choices: tuple[int, ...]
    right: frozenset[int]
    zone: int = -1
    pieces: int = 0
    exact: float = 0.0


class DrillKind(Protocol):
    """A kind of question about the hidden pieces of one game; `id` ends the key of its text."""

    @property
    def id(self) -> str:
        """The id of the kind in its game."""

    @property
    def form(self) -> DrillForm:
        """The form of its questions."""

    def draft(self, game: Game[State], view: View[State], rng: random.Random) -> Draft | None:
        """Return a question about a view, None if this position has none worth asking."""


@dataclass(frozen=True, slots=True)
class DrillQuestion:
    """A question to the viewer of `view`, whose turn it is, about `position`.

    `kind` is an id of the game; its text is `drill-<game>-<kind>`. `zone` is the zone it is about (-1: none), `pieces`
    the mask of the pieces it is about (0: none), which have one name. `choices` are those of `form`, `right` the right
    ones among them. `exact` is the chance that a CHANCE asks for, not rounded. `levels` are those of the table's seats.
    """

    game: str
    kind: str
    form: DrillForm
    seed: str
    position: Position
    view: View[State]
    levels: tuple[str, ...]
    zone: int
    pieces: int
    choices: tuple[int, ...]
    right: frozenset[int]
    exact: float

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.view.viewer

    def is_right(self, chosen: frozenset[int]) -> bool:
        """Return whether the chosen ones among `choices` are exactly the right ones."""
        return chosen == self.right

    def ask(self, name: str) -> Match:
        """Return a match in memory at the question's position; the person called `name` decides for the seat asked.

        It takes the position over, so a question is asked once.
        """
        return table_for(self.position, self.seat, name, self.levels)


Groups = Callable[[Any], Sequence[int]]
"""Takes the tables of a game and returns masks of pieces; those in one mask have one name."""


def _tables(game: Game[State]) -> Any:
    """Return the tables of a game, which its own module understands."""
    return game.tables  # type: ignore[attr-defined]


def rivals_zones(game: Game[State], kind: str, view: View[State]) -> list[int]:
    """Return the zones of a kind that are nobody's or belong to another seat at the table."""
    return [
        number
        for number, zone in enumerate(game.zones)
        if zone.kind == kind and zone.owner != view.viewer and zone.owner < view.setup.seats
    ]


@dataclass(frozen=True, slots=True)
class MayLie:
    """The question which of some pieces can lie in a zone or, with `is_sure`, certainly lie there."""

    id: str
    zone: str
    groups: Groups
    is_sure: bool = False
    form: ClassVar = DrillForm.PIECES

    def draft(self, game: Game[State], view: View[State], rng: random.Random) -> Draft | None:
        """See DrillKind."""
        known = view.knowledge
        zones = [zone for zone in rivals_zones(game, self.zone, view) if known.count(zone)]
        rng.shuffle(zones)
        for zone in zones:
            bound = least_in if self.is_sure else most_in
            groups = [*self.groups(_tables(game))]
            right = [group for group in groups if bound(known, group, zone)]
            wrong = [group for group in groups if group not in right]
            if self.is_sure:  # what cannot be there at all is no temptation
                wrong = [group for group in wrong if group & known.may_lie(zone)] or wrong
            if right and wrong:
                return Draft(*_chosen(right, wrong, rng), zone)
        return None


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """The question in which of some zones a piece can lie."""

    id: str
    zones: tuple[str, ...]
    groups: Groups
    form: ClassVar = DrillForm.ZONES

    def draft(self, game: Game[State], view: View[State], rng: random.Random) -> Draft | None:
        """See DrillKind."""
        known = view.knowledge
        places = [zone for kind in self.zones for zone in rivals_zones(game, kind, view) if known.count(zone)]
        groups = [*self.groups(_tables(game))]
        rng.shuffle(groups)
        for group in groups:
            right = [zone for zone in places if known.may_lie(zone) & group]
            wrong = [zone for zone in places if zone not in right]
            if len(right) > 1 and wrong:
                return Draft(tuple(places), frozenset(right), pieces=group)
        return None


@dataclass(frozen=True, slots=True)
class MostThere:
    """The question how many pieces with one name can lie in a zone at most; `zone` is a kind with a single zone."""

    id: str
    zone: str
    groups: Groups
    form: ClassVar = DrillForm.COUNT

    def draft(self, game: Game[State], view: View[State], rng: random.Random) -> Draft | None:
        """See DrillKind."""
        (zone, *_) = rivals_zones(game, self.zone, view)
        if not view.knowledge.count(zone):
            return None
        group = rng.choice([*self.groups(_tables(game))])
        most, whole = most_in(view.knowledge, group, zone), group.bit_count()
        if not 0 < most < whole:
            return None
        low = max(0, min(most - rng.randrange(4), whole - 3))
        choices = tuple(range(low, min(low + 4, whole + 1)))
        return Draft(choices, frozenset({most}), zone, group)


@dataclass(frozen=True, slots=True)
class NextIs:
    """The question for the chance that the next piece drawn from a zone has a certain name.

    It is not asked while `is_known` says that the next piece is no fair draw from the whole zone.
    """

    id: str
    zone: str
    groups: Groups
    is_known: Callable[[Any], bool] = lambda state: False
    form: ClassVar = DrillForm.CHANCE

    def draft(self, game: Game[State], view: View[State], rng: random.Random) -> Draft | None:
        """See DrillKind."""
        (zone, *_) = rivals_zones(game, self.zone, view)
        known = view.knowledge
        size = known.count(zone)
        if size < 3 or self.is_known(view.state):
            return None
        group = rng.choice([*self.groups(_tables(game))])
        exact = sum(known.chance_of(piece, zone) for piece in members(group)) / size
        whole = sum(map(known.count, range(known.zones)))
        return chance_draft(exact, [group.bit_count() / whole, most_in(known, group, zone) / size], rng, zone, group)


def most_in(known: Knowledge, pieces: int, zone: int) -> int:
    """Return the greatest number of `pieces` that can lie in a zone."""
    most = 0
    for deck in known.decks:
        counts = [(mask & pieces).bit_count() for mask in deck.bundles]
        most += max(
            sum(min(count, row[zone]) for count, row in zip(counts, distribution, strict=True))
            for distribution in deck.distributions
        )
    return most


def least_in(known: Knowledge, pieces: int, zone: int) -> int:
    """Return the least number of `pieces` that can lie in a zone."""
    least = 0
    for deck in known.decks:
        others = [(mask & ~pieces).bit_count() for mask in deck.bundles]
        least += min(
            sum(max(0, row[zone] - count) for count, row in zip(others, distribution, strict=True))
            for distribution in deck.distributions
        )
    return least


def chance_draft(
    exact: float, tempting: Sequence[float], rng: random.Random, zone: int = -1, pieces: int = 0
) -> Draft | None:
    """Return a question for the chance `exact`, with up to three wrong percentages, first of all the `tempting` ones.

    None if `exact` rounds to 0 or 100 %, or if no wrong percentage is APART from it.
    """
    right = round(100 * exact)
    if not 0 < right < 100:
        return None
    found = [right]
    for chance in (*tempting, exact / 2, exact * 1.5, exact * 2, 1 - exact, exact + 0.1, exact - 0.1):
        percent = round(100 * chance)
        if 0 <= percent <= 100 and all(abs(percent - other) >= APART for other in found):
            found.append(percent)
    wrong = found[1:3] + rng.sample(found[3:], min(1, len(found) - 3)) if len(found) > 3 else found[1:]
    return Draft(tuple(sorted([right, *wrong])), frozenset({right}), zone, pieces, exact) if wrong else None


def _chosen(right: list[int], wrong: list[int], rng: random.Random) -> tuple[tuple[int, ...], frozenset[int]]:
    """Return some choices in random order, and the right ones among them: at least one right and one wrong."""
    number = min(MOST_CHOICES, len(right) + len(wrong))
    few = rng.randint(max(1, number - len(wrong)), min(len(right), number - 1))
    rights = rng.sample(right, few)
    choices = [*rights, *rng.sample(wrong, number - few)]
    rng.shuffle(choices)
    return tuple(choices), frozenset(rights)


def drill_kinds(game: str) -> tuple[DrillKind, ...]:
    """Return the kinds of questions of a game; none if it has no drills."""
    place = entry(game).puzzles
    found: tuple[DrillKind, ...] = named(f"{place}:DRILLS") if place else ()
    return found


def question(game: str, kind: DrillKind, seed: str) -> DrillQuestion:
    """Return the question of a kind that follows from `seed`; the same everywhere."""
    rng = random.Random(f"{game}/{kind.id}/{seed}")
    rules = game_of(game)
    while True:
        position = _played(rules, rng)
        last = position.ply
        for ply in sorted(rng.sample(range(EARLIEST, last), min(TRIES, last - EARLIEST)), reverse=True):
            position.go_back(ply)
            view = position.view(position.to_move)
            draft = kind.draft(rules, view, rng) if len(view.legal) > 1 else None
            if draft is not None:
                levels = (LEVEL,) * view.setup.seats
                return DrillQuestion(
                    game, kind.id, kind.form, seed, position, view, levels,
                    draft.zone, draft.pieces, draft.choices, draft.right, draft.exact,
                )  # fmt: skip


def _played(game: Game[State], rng: random.Random) -> Position:
    """Return a game that the rollout policy has played to its end, or for a long time."""
    chance, heuristics = seeded(rng), make_heuristics(game)
    position = Position(game, Setup(rng.choice(game.seats)), chance)
    while position.to_move >= 0 and position.ply < LONGEST:
        move = heuristics.policy(position.state, rng.random)
        position.play(game.canonical(position.state, move), chance, watchful=False)
    return position


def series(game: str, seed: str) -> Iterator[DrillQuestion]:
    """Yield the questions of a series, one after the other; the kinds take turns in random order."""
    rng = random.Random(f"{game}/{seed}")
    kinds = [*drill_kinds(game)]
    for number in range(SERIES):
        if number % len(kinds) == 0:
            rng.shuffle(kinds)
        yield question(game, kinds[number % len(kinds)], f"{seed}/{number}")
