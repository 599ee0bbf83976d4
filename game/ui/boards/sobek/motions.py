"""The facts of a game of Sobek as motion on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.rules.core.facts import Fact, Gathered, Moved, Noted
from game.rules.sobek.notes import Deceit, Guild
from game.rules.sobek.scoring import set_points
from game.rules.sobek.state import cards_under
from game.rules.sobek.tables import CORRUPTION, DISCARD, FLOOD, HAND, QUAYS, SETS, SLOTS, SPENT, TOKENS
from game.ui.boards.kit.counting import burst
from game.ui.boards.kit.fact_motion import FactMotion, Rests, Way
from game.ui.boards.kit.geometry import square_in
from game.ui.boards.kit.values import Beat, Flight, Item, Reckoning, piece_id
from game.ui.boards.sobek.layout import Layout, discard_id
from game.ui.boards.sobek.places import CARD
from game.ui.boards.sobek.words import Sentences

_SHOWN = 0.55
"""Seconds for which an opponent's sale or choice is shown enlarged."""
_SALE = Way("set", rests=True, shown=_SHOWN, shape=CARD, is_sale=True)
_FLOOD = Way("flood", rests=True, shown=_SHOWN)
WAYS = {
    "take": Way("take"),
    "fetch": Way("take"),
    "skip": Way("corruption", stagger=0.07, seconds=0.28),
    "refill": Way("deliver", stagger=0.075),
    "deal": Way("shuffle"),
    "play": Way("character", rests=True),
    "purge": Way("place", rests=True),
    "draw": Way("take"),
    "steal": Way("steal", rests=True),
    "grab": Way("steal", rests=True),
    "shed": Way("corruption"),
    "leftover": Way("corruption"),
    "embalm": Way("corruption"),
    "set": _SALE,
    "add": _SALE,
    "lay": _SALE,
    "event": Way("event", rests=True, shown=_SHOWN),
    "curse": Way("curse"),
    "prosper": Way("prosperity"),
}
"""How each kind of movement is shown; cards that are removed or join a set without a decision do not fly."""
_FROM_QUAYS = ("skip", "take", "fetch")
_NAMED = ("set", "add")
"""Sales whose banner tells what was sold."""
_ANNOUNCED = ("character", "event", "search", "guild-back", "deceit")
_LONGEST_WALK = 16
_COUNT = 0.06
"""Seconds between two figures of a plate that counts up."""


class Motions(FactMotion[Layout]):
    """Turns the facts of one decision into beats, from the layout before to the layout after."""

    ways = WAYS
    rests = Rests(own=0.12, others=0.42, brief=0.05)
    hand = HAND
    waits_in = (QUAYS, DISCARD, TOKENS, SPENT)

    def __init__(self, before: Layout, after: Layout, *, is_own: bool) -> None:
        super().__init__(before, after, is_own=is_own)
        self._sentences = None if is_own else Sentences(before.tables, before.words)
        self._announcement = ""
        self._leaving: list[Moved] = []
        """The cards that leave the quays together."""
        self._delivers = False
        self._discards = before.state.discard.bit_count()
        """How high the discard pile is so far."""

    def beats(self, facts: Iterable[Fact]) -> list[Beat]:
        """Return the beats in order."""
        facts = tuple(facts)
        self._delivers = any(isinstance(fact, Moved) and fact.how == "refill" for fact in facts)
        return super().beats(facts)

    def _moved(self, fact: Moved) -> None:
        if fact.how in _FROM_QUAYS:
            self._leaving.append(fact)
            return
        self._leave()
        super()._moved(fact)

    def _end(self) -> None:
        self._leave()
        super()._end()

    def _happened(self, fact: Fact) -> None:
        if not (isinstance(fact, Noted) and fact.what == "take"):
            self._leave()
        super()._happened(fact)

    def _leave(self) -> None:
        """Show cards leaving the quays, and those left moving up unless new ones are delivered."""
        run, self._leaving = self._leaving, []
        if not run:
            return
        gone = {fact.at[0] for fact in run}
        quays = self.before.state.quays
        slides: list[Flight] = []
        for new, old in enumerate(at for at in range(len(quays)) if at not in gone):
            if not self._delivers and new != old and new < len(self.after.state.quays):
                path = (self.before.places.quay(old), self.after.places.quay(new))
                slides.append(Flight(self.before.words.face(quays[old]), path, hides=f"quay.{new}", is_low=True))
        skips = tuple(flight for fact in run if fact.how == "skip" for flight in self.flights(fact))
        takes = tuple(flight for fact in run if fact.how != "skip" for flight in self.flights(fact))
        along = self.room.beside(run)
        if takes:
            way = self.ways[run[-1].how]
            self.found.append(Beat(takes, way.sound, seconds=way.seconds, along=along))
        if skips:
            way = self.ways["skip"]
            self.found.append(Beat(skips, way.sound, seconds=way.seconds, stagger=way.stagger))
        self.found.append(Beat(tuple(slides), "", seconds=0.22, stagger=0.02, rest=self.rest))

    def _way(self, run: Sequence[Moved]) -> Way:
        is_flood = run[0].how == "event" and self.before.tables.event.get(run[0].pieces[0]) == FLOOD
        return _FLOOD if is_flood else super()._way(run)

    def _stage(self) -> pygame.FRect:
        return self.after.places.shown

    def _banner(self, run: Sequence[Moved] = ()) -> str:
        banner, self._announcement = self._announcement, ""
        if run and run[0].how in _NAMED and self._sentences is not None:
            return self._sentences.tell(run)[0].markup
        return banner

    def _sold(self, run: Sequence[Moved]) -> None:
        """Let as many scarabs as a set gains points burst from it, within reason, and fly to its plate, counted up."""
        tables = self.before.tables
        added = sum(tables.worth[piece] for fact in run for piece in fact.pieces if piece >= 0)
        index = (run[0].dst - SETS) * SLOTS + run[0].at[0] % SLOTS if run[0].at else 0
        old = set_points(tables, self.before.state, index)
        gained = set_points(tables, self.after.state, index) - old
        if not max(added, gained):
            return
        plate = self.after.points(*divmod(index, SLOTS))
        shelf = self.after.anchor(run[0].dst, -1, run[0].at[0] if run[0].at else -1)
        scarabs = burst("scarab", shelf, shelf if plate is None else plate.rect, max(added, gained))
        if plate is None or not gained:
            self.found.append(Beat(scarabs, "score", stagger=_COUNT, rest=self.rest))
            return
        flights, still, many = [], (plate.rect, plate.rect), len(scarabs)
        for number, scarab in enumerate(scarabs, start=1):
            figure = (("number", str(old + gained * number // many)),)
            hides = plate.id if number == many else ""
            flights += [scarab, Flight(plate.face, still, extra=figure, hides=hides, waits=False, is_low=True)]
        self.found.append(Beat(tuple(flights), "score", seconds=_COUNT, stagger=_COUNT / 2, rest=self.rest))

    def _path(self, fact: Moved, piece: int, at: int, number: int) -> tuple[pygame.FRect, pygame.FRect]:
        start, end = super()._path(fact, piece, at, number)
        if fact.how == "refill":
            start = self.before.places.hold
        if piece in self.before.tables.event or TOKENS in (fact.src, fact.dst):
            return square_in(start), square_in(end)  # a token keeps its shape on the way to a card's place
        return start, end

    def _item(self, fact: Moved, piece: int, at: int, number: int) -> str:
        if fact.dst == DISCARD:
            self._discards += 1
            return discard_id(self._discards - 1, self.after.state.discard.bit_count())
        if piece >= 0 and fact.dst == CORRUPTION + self.after.viewer and fact.how == "curse":
            return piece_id(piece)
        return super()._item(fact, piece, at, number)

    def _under(self, fact: Moved) -> Item | None:
        viewer, after = self.after.viewer, self.after
        if fact.dst != CORRUPTION + viewer or viewer < 0 or fact.how == "curse":
            return None
        return after.pile(viewer, cards_under(after.state, viewer))

    def _noted(self, fact: Noted) -> None:
        if self._sentences is not None and fact.what in _ANNOUNCED:
            lines = self._sentences.tell([fact])
            self._announcement = lines[0].markup if lines else ""
        match fact.values:
            case Guild(before=before, after=after):
                self._walk(fact.seat, before, after, "guild")
            case Deceit(points=points, total=total):
                self._walk(fact.seat, total - points, total, "score")
            case _:
                super()._noted(fact)

    def _walk(self, seat: int, start: int, end: int, sound: str) -> None:
        """Let a marker walk from space to space."""
        if start == end:
            return
        marker = self.after.marker(seat, self.after.state.scores)
        flight = Flight(marker.face, walk(self.after, start, end), extra=marker.extra, hides=marker.id)
        self.found.append(Beat((flight,), sound, rest=self.rest, banner=self._banner()))


def settle(layout: Layout, reckoning: Reckoning) -> list[Beat]:
    """Return the motion of the markers: forwards by the score, and corrupt ones back from space to space (S-7)."""
    forward, backward = [], []
    for each in reckoning.seats:
        marker = layout.marker(each.seat, layout.state.scores)
        reached = each.before + each.gained
        if each.gained:
            path = walk(layout, each.before, reached)
            forward.append(Flight(marker.face, path, extra=marker.extra, hides=marker.id))
        if each.stops:
            stops = tuple(layout.places.marker(points, 0, 1) for points in (reached, *each.stops))
            backward.append(Flight(marker.face, stops, extra=marker.extra, hides=marker.id, waits=False))
    beats = [Beat(tuple(forward), "score", stagger=0.2, rest=0.4)] if forward else []
    return [*beats, Beat(tuple(backward), "penalty", rest=0.6)] if backward else beats


def walk(layout: Layout, start: int, end: int) -> tuple[pygame.FRect, ...]:
    """Return the places of a marker on its way from `start` to `end` points; on a long way only some of them."""
    step = 1 if end > start else -1
    stops = list(range(start, end + step, step))
    stride = -(-len(stops) // _LONGEST_WALK)
    visited = [*stops[:-1:stride], stops[-1]]
    return tuple(layout.places.marker(points, 0, 1) for points in visited)


def before_reset(facts: Sequence[Fact]) -> tuple[list[Fact], list[Fact]]:
    """Return the facts before all pieces are gathered for a new round, and the rest."""
    for index, fact in enumerate(facts):
        if isinstance(fact, Gathered):
            return list(facts[:index]), list(facts[index:])
    return list(facts), []
