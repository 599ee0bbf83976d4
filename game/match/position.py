"""A position with the knowledge of every viewer; moves are played on it with draws from the caller."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.rules.core.bits import mask_of
from game.rules.core.chance import Chance, lowest, recording
from game.rules.core.facts import EVERYONE, SPECTATOR, Excluded, Fact, Gathered, Looked, Moved, Noted, redact
from game.rules.core.game import Game, Move, Setup, View, view
from game.rules.core.knowledge import Knowledge
from game.rules.core.state import State
from game.rules.core.universe import NO_OWNER, Universe, Zone

GATHER: Final = "gather"
"""The kind of movement that takes all that lies in a zone, so that nobody chooses among the pieces."""


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """A decision that was carried out, or the set-up (ply 0, seat -1, no move).

    `ply` is its number; `notation` its text; `drawn` the ids that chance gave, in order; `facts` all its facts,
    unredacted. `revealing` means that the deciding seat saw a draw or a hidden face, so that taking the decision back
    would be an advantage.
    """

    ply: int
    seat: int
    move: Move
    notation: str
    drawn: tuple[int, ...]
    facts: tuple[Fact, ...]
    revealing: bool

    @property
    def is_open(self) -> bool:
        """Whether the decision drew nothing and moved and showed no piece, so that it has nothing to hide."""
        return not self.drawn and all(isinstance(fact, Noted) for fact in self.facts)

    def names(self, universe: Universe) -> list[str]:
        """Return the names of the drawn pieces, as in a record."""
        return [universe.show(piece) for piece in self.drawn]

    def seen_by(self, viewer: int, universe: Universe) -> tuple[Fact, ...]:
        """Return the facts as `viewer` perceived them."""
        return tuple(redact(fact, viewer, universe) for fact in self.facts)


class Position:
    """The true position of a game being played. Nothing is checked here: moves must be legal.

    The knowledge of a viewer is computed on demand.
    """

    def __init__(self, game: Game[State], setup: Setup, chance: Chance) -> None:
        """Set the game up with `chance`; raises FeluccaError for a set-up that the game does not support."""
        self.game = game
        self.setup = setup
        drawn: list[int] = []
        sources: list[tuple[str, int]] = []
        facts: list[Fact] = []
        self.state: State = game.start(setup, recording(chance, drawn, sources), facts.append)
        self.history: list[HistoryEntry] = [HistoryEntry(0, -1, (), "", tuple(drawn), tuple(facts), True)]
        self._before: list[State] = []
        self._numbers: list[Counter[tuple[str, int]]] = [Counter(sources)]
        self._minds: dict[int, _ViewerKnowledge] = {}
        self._past: tuple[Fact, ...] = ()
        """The facts that everybody saw before the set-up."""

    @classmethod
    def arranged(cls, game: Game[State], setup: Setup, state: State, past: Sequence[Fact]) -> Position:
        """Return a position that begins with `state`, the result of the facts `past`; none of them is published."""
        position = cls(game, setup, lowest)
        position.state = state
        position.history = [HistoryEntry(0, -1, (), "", (), (), True)]
        position._numbers = [Counter()]
        position._past = tuple(past)
        return position

    @property
    def ply(self) -> int:
        """The number of decisions that stand."""
        return len(self._before)

    @property
    def draws(self) -> int:
        """The number of draws since the deal."""
        return self._numbers[-1].total() - self._numbers[0].total()

    @property
    def numbers(self) -> Mapping[tuple[str, int], int]:
        """For the name of each source and each epoch, the number of draws that stand, those of the deal included."""
        return self._numbers[-1]

    @property
    def to_move(self) -> int:
        """The seat that must decide, or -1 when the game is over."""
        return self.game.to_move(self.state)

    def view(self, viewer: int) -> View[State]:
        """Return the current view of `viewer`; it does not change when the match continues."""
        knowledge = self._mind(viewer).knowledge.clone()
        return view(self.game, self.state, knowledge, self.setup, self.ply)

    def public_view_before(self, ply: int) -> View[State] | None:
        """Return the public view before decision number `ply`, with the pieces that the decision showed.

        None if somebody chose pieces that it moved unseen: then only its seat knows what was decided.
        """
        entry = self.history[ply]
        mind = _ViewerKnowledge(self.game.knowledge(SPECTATOR, self.setup), self.game.zones)
        for fact in (*self._past, *(fact for earlier in self.history[:ply] for fact in earlier.facts)):
            mind.learn(fact)
        known, drawn = mind.knowledge, mask_of(entry.drawn)
        for fact in entry.facts:
            if not isinstance(fact, Moved):
                continue
            pieces = mask_of(fact.pieces)
            if not fact.seers >> SPECTATOR & 1:
                if pieces & ~drawn and fact.how != GATHER:
                    return None
            elif self.game.zones[fact.src].owner == entry.seat and not pieces & ~known.may_lie(fact.src):
                known.learn(Looked(EVERYONE, fact.src, fact.pieces))
        return view(self.game, self._before[ply - 1], known, self.setup, ply - 1)

    def is_half_made(self, ply: int) -> bool:
        """Return whether decision number `ply` is only a step of one that further steps complete."""
        return (self._before[ply] if ply < self.ply else self.state).is_half_made

    @property
    def states(self) -> tuple[State, ...]:
        """The true positions after the set-up and after every decision that stands; callers must not change them."""
        return (*self._before, self.state)

    def play(self, move: Move, chance: Chance, *, watchful: bool = True) -> HistoryEntry:
        """Carry out a legal move and return its history entry; unless `watchful`, it counts as revealing."""
        seat = self.to_move
        before = self.state.clone()
        notation = self.game.show_move(self.state, move)
        mind = self._mind(seat) if watchful else None
        drawn: list[int] = []
        sources: list[tuple[str, int]] = []
        facts: list[Fact] = []
        self.game.apply(self.state, move, recording(chance, drawn, sources), facts.append)
        revealing = bool(drawn) or mind is None
        if mind is not None:
            for fact in facts:
                revealing = revealing or mind.learns_from(fact)
                mind.learn(fact)
            mind.entries += 1
        entry = HistoryEntry(self.ply + 1, seat, move, notation, tuple(drawn), tuple(facts), revealing)
        self._before.append(before)
        self.history.append(entry)
        self._numbers.append(self._numbers[-1] + Counter(sources) if sources else self._numbers[-1])
        return entry

    def find_revealing(self, are_people: Sequence[bool]) -> None:
        """Find out which of the standing decisions showed their seat something; those of AIs count as revealing.

        `are_people` says for each decision whether a person made it. So `play` need not be watchful, which would cost a
        look at the whole history after every undo.
        """
        self._minds.clear()
        past, whole = self.history[:1], self.history[1:]
        deciders = {entry.seat for entry, is_person in zip(whole, are_people, strict=True) if is_person}
        self.history = past
        minds = {seat: self._mind(seat) for seat in deciders}
        for entry, is_person in zip(whole, are_people, strict=True):
            is_revealing = not is_person or bool(entry.drawn)
            for fact in entry.facts:
                is_revealing = is_revealing or minds[entry.seat].learns_from(fact)
                for mind in minds.values():
                    mind.learn(fact)
            self.history.append(replace(entry, revealing=is_revealing))
        for mind in minds.values():
            mind.entries = len(self.history)

    def way_back(self, seat: int, ply: int | None = None) -> int:
        """Return the lowest ply that `seat` can go back to, from `ply` or the end, over decisions of its own that
        revealed nothing.
        """
        ply = self.ply if ply is None else ply
        while ply and self.history[ply].seat == seat and not self.history[ply].revealing:
            ply -= 1
        return ply

    def before_half_made(self, seat: int) -> int:
        """Return the ply before the steps of a half-made decision of `seat`, whoever has decided for it, as far as they
        have nothing to hide; the present ply if there is none.
        """
        ply = self.ply
        while self.is_half_made(ply) and self.history[ply].seat == seat and self.history[ply].is_open:
            ply -= 1
        return ply

    def go_back(self, ply: int) -> None:
        """Go back to the position after decision number `ply`; everybody forgets the later facts."""
        self.state = self._before[ply]
        del self._before[ply:], self.history[ply + 1 :], self._numbers[ply + 1 :]
        self._minds.clear()

    def _mind(self, viewer: int) -> _ViewerKnowledge:
        mind = self._minds.get(viewer)
        if mind is None:
            mind = self._minds[viewer] = _ViewerKnowledge(self.game.knowledge(viewer, self.setup), self.game.zones)
            for fact in self._past:
                mind.learn(fact)
        for entry in self.history[mind.entries :]:
            for fact in entry.facts:
                mind.learn(fact)
        mind.entries = len(self.history)
        return mind


class _ViewerKnowledge:
    """The knowledge of one viewer after the first `entries` entries of the history."""

    __slots__ = ("_zones", "entries", "knowledge")

    def __init__(self, knowledge: Knowledge, zones: tuple[Zone, ...]) -> None:
        self.knowledge = knowledge
        self._zones = zones
        self.entries = 0

    def learn(self, fact: Fact) -> None:
        """Take in `fact` as the viewer perceives it."""
        self.knowledge.learn(redact(fact, self.knowledge.viewer, self.knowledge.universe))

    def is_foreign(self, zone: int) -> bool:
        """Return whether `zone` belongs to another seat."""
        return self._zones[zone].owner not in (NO_OWNER, self.knowledge.viewer)

    def learns_from(self, fact: Fact) -> bool:
        """Return whether `fact` shows the viewer something not known for certain.

        A look into another seat's zone always counts: the table does not show it even to those who know it.
        """
        known, viewer = self.knowledge, self.knowledge.viewer
        if isinstance(fact, Moved):
            is_unknown = mask_of(fact.pieces) & ~known.surely_lies(fact.src) or self._is_one_of_many(fact)
            return bool(fact.seers >> viewer & 1 and is_unknown)
        if isinstance(fact, Looked):
            is_unknown = self.is_foreign(fact.zone) or mask_of(fact.pieces) & ~known.surely_lies(fact.zone)
            return bool(fact.seers >> viewer & 1 and is_unknown)
        if isinstance(fact, Excluded):
            return bool(fact.pieces & known.may_lie(fact.zone))
        return isinstance(fact, Gathered)

    def _is_one_of_many(self, fact: Moved) -> bool:
        """Return whether a piece that lay face down at a place could have been another one in the same zone.

        Knowledge covers zones, not places: a viewer that knows all face-down pieces on a board does not know which lies
        where.
        """
        if fact.seers == EVERYONE or not fact.at:
            return False
        universe, there = self.knowledge.universe, self.knowledge.may_lie(fact.src)
        return any(there & universe.back_masks[universe.backs[it]] & ~universe.twins[it] for it in fact.pieces)
