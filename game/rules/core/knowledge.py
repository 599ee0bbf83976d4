"""The knowledge that one observer with a perfect memory has of the position of every piece.

Pieces that share a back form a *deck* of knowledge of their own (`deck`), because a piece that moves unseen shows its
back. Pieces that look alike (`Universe.twins`) can swap identities at any time. Together the decks describe exactly the
arrangements that agree with everything the observer has seen, each with its probability under fair draws; nothing is
approximated.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.rules.core.deck import Deck
from game.rules.core.facts import Excluded, Fact, Gathered, Looked, Moved
from game.rules.core.universe import Universe


class Knowledge:
    """One viewer's knowledge of the position of every piece; it is fed with facts, never with the true position.

    `start` maps every zone to the pieces that lie there when a set-up starts; `zones` is the number of zones.
    """

    __slots__ = ("decks", "start", "universe", "viewer", "zones")

    def __init__(self, viewer: int, universe: Universe, zones: int, start: dict[int, int]) -> None:
        self.viewer = viewer
        self.universe = universe
        self.zones = zones
        self.start = start
        self.decks: list[Deck] = []
        self._reset()

    def _reset(self) -> None:
        self.decks = [
            Deck({zone: mask & backs for zone, mask in self.start.items()}, self.zones)
            for backs in self.universe.back_masks
        ]

    def clone(self) -> Knowledge:
        """Return an independent copy."""
        new = object.__new__(Knowledge)
        new.viewer, new.universe, new.zones, new.start = self.viewer, self.universe, self.zones, self.start
        new.decks = [deck.clone() for deck in self.decks]
        return new

    def learn(self, fact: Fact) -> None:
        """Take in a fact that has already been redacted for this viewer.

        Raises Contradiction if it cannot have happened.
        """
        if isinstance(fact, Moved):
            self._learn_move(fact)
        elif isinstance(fact, Looked):
            self._learn_look(fact)
        elif isinstance(fact, Excluded):
            for deck, backs in zip(self.decks, self.universe.back_masks, strict=True):
                if fact.pieces & backs:
                    deck.exclude(fact.zone, fact.pieces & backs)
        elif isinstance(fact, Gathered):
            self._reset()

    def _learn_look(self, fact: Looked) -> None:
        named = 0
        for piece in fact.pieces:
            if piece >= 0:
                twins = self.universe.twins[piece] & ~named
                self.decks[self.universe.backs[piece]].draw(piece, twins, fact.zone, fact.zone)
                named |= 1 << piece

    def _learn_move(self, fact: Moved) -> None:
        unseen: dict[int, int] = {}
        for piece in fact.pieces:
            if piece >= 0:
                deck = self.decks[self.universe.backs[piece]]
                deck.draw(piece, self.universe.twins[piece], fact.src, fact.dst)
            else:
                unseen[-1 - piece] = unseen.get(-1 - piece, 0) + 1
        for back, count in unseen.items():
            if fact.ranking:
                for _ in range(count):
                    self.decks[back].pick(fact.ranking, fact.src, fact.dst)
            else:
                self.decks[back].shift(count, fact.src, fact.dst)

    def forget(self, pieces: int, zones: Sequence[int]) -> None:
        """Forget which of `pieces` lie in which of `zones`; counts stay known.

        Other pieces whose zone among `zones` was uncertain are forgotten with them.
        """
        for deck, backs in zip(self.decks, self.universe.back_masks, strict=True):
            if pieces & backs:
                deck.forget(pieces & backs, zones)

    def may_lie(self, zone: int) -> int:
        """Return the mask of the pieces that may lie in `zone`."""
        return sum(deck.may_lie(zone) for deck in self.decks)

    def surely_lies(self, zone: int) -> int:
        """Return the mask of the pieces that certainly lie in `zone`."""
        return sum(deck.surely_lies(zone) for deck in self.decks)

    def count(self, zone: int, back: int | None = None) -> int:
        """Return the number of pieces in `zone`; with a `back`, of those that show it."""
        decks = self.decks if back is None else [self.decks[back]]
        return sum(deck.count(zone) for deck in decks)

    def chance_of(self, piece: int, zone: int) -> float:
        """Return the probability that `piece` lies in `zone`, assuming fair draws and owners who play at random."""
        return self.decks[self.universe.backs[piece]].chance_of(piece, zone)

    def sample(self, rng: random.Random) -> list[list[int]]:
        """Return one possible arrangement: for every zone its pieces, in random order."""
        worlds: list[list[int]] = [[] for _ in range(self.zones)]
        for deck in self.decks:
            deck.sample(rng, worlds)
        return worlds
