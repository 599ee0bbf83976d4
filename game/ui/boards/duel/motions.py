"""The facts of a duel as motion on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.locale import text
from game.rules.core.bits import members
from game.rules.core.facts import Fact, Looked, Moved, Noted
from game.rules.duel.scoring import points
from game.rules.duel.tables import BAG, BERTHS, BOX, CORRUPTION, HAND, MARKET, OFFER, SETS
from game.ui.boards.duel.layout import Layout
from game.ui.boards.duel.tray import Tray
from game.ui.boards.kit.counting import burst
from game.ui.boards.kit.fact_motion import FactMotion, Rests, Way
from game.ui.boards.kit.values import Beat, Flight, Item

_SALE = Way("set", rests=True, shown=0.55, is_sale=True)
WAYS = {
    "deal": Way("shuffle"),
    "fill": Way("deliver", stagger=0.06),
    "take": Way("take"),
    "buy": Way("take"),
    "skip": Way("corruption", stagger=0.09),
    "sell": _SALE,
    "add": _SALE,
    "play": Way("character", rests=True, shown=0.8),
    "draw": Way("take"),
    "steal": Way("steal", rests=True),
    "pick": Way("steal", rests=True),
    "discard": Way("corruption"),
    "left-over": Way("corruption"),
    "cleanse": Way("place", rests=True),
    "unsold": Way("place"),
    "exchange": Way("place", rests=True),
    "use": Way("pirogue", rests=True),
    "raise": Way("take"),
    "keep": Way("deben"),
    "return": Way("place"),
}
_REASON_SECONDS = 2.2
_MANY = 16
"""The number of tiles that sets the pace; more are dealt in the same time."""


class Motions(FactMotion[Layout]):
    """Turns the facts of one decision into beats, from the layout before to the layout after; Pirogues fly to and from
    the sheet where they can be chosen.
    """

    ways = WAYS
    rests = Rests(own=0.1, others=0.4, brief=0.04)
    hand = HAND
    waits_in = (BOX, MARKET)

    def __init__(self, before: Layout, after: Layout, tray: Tray, *, is_own: bool) -> None:
        super().__init__(before, after, is_own=is_own)
        self.tray = tray

    def _way(self, run: Sequence[Moved]) -> Way:
        way, how = super()._way(run), run[0].how
        if (how == "deal" and run[0].dst == BERTHS) or (how == "draw" and run[0].dst == OFFER):
            way = replace(way, sound="pirogue")
        if how == "draw" and run[0].src == BAG:
            way = replace(way, sound="deben")
        many = sum(len(fact.pieces) for fact in run)
        return replace(way, stagger=way.stagger * min(1.0, _MANY / many))

    def _stage(self) -> pygame.FRect:
        return self.after.places.shown

    def _rise(self) -> float:
        return self.before.places.rise(len(self.before.hand))

    def _sold(self, run: Sequence[Moved]) -> None:
        """Let as many scarabs as a set gains points burst from it and fly to the points of its seat."""
        seat, after = run[0].dst - SETS, self.after
        old, new = (points(layout.tables, layout.state, seat) for layout in (self.before, after))
        scarabs = burst("scarab", after.anchor(run[0].dst, run[0].pieces[0]), after.places.points(seat), new - old)
        if scarabs:
            self.found.append(Beat(scarabs, "score", stagger=0.06, rest=self.rest))

    def _path(self, fact: Moved, piece: int, at: int, number: int) -> tuple[pygame.FRect, pygame.FRect]:
        start, end = super()._path(fact, piece, at, number)
        if self.tray.is_open and piece in self.before.tables.token_kind:
            start = self.tray.boat(piece) if fact.src in (BERTHS, OFFER) else start
            end = self.tray.boat(piece) if fact.dst == OFFER else end
        return start, end

    def _under(self, fact: Moved) -> Item | None:
        seat = fact.dst - CORRUPTION
        return self.after.corruption(seat) if seat in (0, 1) else None

    def _happened(self, fact: Fact) -> None:
        match fact:
            case Noted(what="ankh"):
                self._move_ankh()
            case Noted():
                self.flush()
                self._noted(fact)
            case Looked():
                self.flush()
                self._looked(fact)

    def _looked(self, fact: Looked) -> None:
        """Let the Pirogues come from their berths to the sheet, turning over."""
        if fact.zone != BERTHS or not self.tray.is_open:
            return
        known = members(self.before.state.berths)
        flights = []
        for at, token in enumerate(fact.pieces):
            if token < 0:
                return
            face, is_known = self.after.words.face(token), token in known
            path = (self.before.places.pirogue(at), self.tray.boat(token))
            shown, turns = (face, "") if is_known else ("back-pirogue", face)
            flights.append(Flight(shown, path, turns_to=turns))
        self.found.append(Beat(tuple(flights), "pirogue", seconds=0.42, stagger=0.06))

    def _noted(self, fact: Noted) -> None:
        if fact.what == "refill":
            self._lift_ankh()
        elif fact.what == "end":
            banner = text("duel-end-reason", name=self.after.words.plain_seat(fact.seat))
            self.found.append(Beat((), "round-end", seconds=0.0, rest=_REASON_SECONDS, banner=banner))
        else:
            super()._noted(fact)

    def _move_ankh(self) -> None:
        """Move the Ankh to the place of the tile just taken, or turn it in place."""
        old, new = self.before.ankh(), self.after.ankh()
        flight = Flight(new.face, (old.rect, new.rect), extra=new.extra, hides="ankh")
        run, self.run = self.run, []
        takes = tuple(each for fact in run for each in self.flights(fact))
        sound = "take" if takes else "ankh"
        along = self.room.beside(run)
        self.found.append(Beat((*takes, flight), sound, seconds=0.34, stagger=0.0, along=along))
        if takes and new.face == "ankh":
            self.found.append(Beat((), "ankh", seconds=0.0, stagger=0.0))

    def _lift_ankh(self) -> None:
        old = self.before.ankh()
        flight = Flight("ankh-still", (old.rect, self.after.places.lifted), hides="ankh")
        self.found.append(Beat((flight,), "ankh", seconds=0.3))
