"""The facts of a duel as motion on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.locale import text
from game.rules.core.bits import members
from game.rules.core.facts import Fact, Looked, Moved, Noted
from game.rules.duel.scoring import points
from game.rules.duel.tables import BAG, BERTHS, CORRUPTION, DEBEN, HAND, MARKET, OFFER, PILE, PIROGUES, REMOVED, SETS
from game.ui.boards.duel.layout import Layout, square_id
from game.ui.boards.duel.tray import Tray
from game.ui.boards.kit.counting import burst
from game.ui.boards.kit.motion import Room, row_in, shown_on_the_way
from game.ui.boards.kit.painting import CHOSEN
from game.ui.boards.kit.values import Beat, Flight, Item, piece_id

SOUNDS = {
    "deal": "shuffle",
    "fill": "deliver",
    "take": "take",
    "buy": "take",
    "skip": "corruption",
    "sell": "set",
    "add": "set",
    "play": "character",
    "draw": "take",
    "steal": "steal",
    "pick": "steal",
    "discard": "corruption",
    "left-over": "corruption",
    "cleanse": "place",
    "unsold": "place",
    "exchange": "place",
    "use": "pirogue",
    "raise": "take",
    "keep": "deben",
    "return": "place",
}
_PUBLIC = (MARKET, REMOVED)
_LINGER = ("play", "use", "sell", "add", "steal", "pick", "cleanse", "exchange")
_SOLD = ("sell", "add")
_SHOWN = {"sell": 0.55, "add": 0.55, "play": 0.8}
"""Seconds for which the opponent's sale or character is shown enlarged."""
_REASON_SECONDS = 2.2
_MANY = 16
"""The number of tiles that sets the pace; more are dealt in the same time."""


class Motions:
    """Turns the facts of one decision into beats, from the layout before to the layout after."""

    def __init__(self, before: Layout, after: Layout, tray: Tray, is_own: bool) -> None:
        self.before = before
        self.after = after
        self.tray = tray
        self._is_own = is_own
        self._rest = 0.1 if is_own else 0.4
        self._beats: list[Beat] = []
        self._run: list[Moved] = []
        is_seen = before.viewer == after.viewer >= 0
        self._room = Room(HAND + after.viewer, before.own() if is_seen else (), after.own())

    def beats(self, facts: Iterable[Fact]) -> list[Beat]:
        """Return the beats in order."""
        for fact in facts:
            if isinstance(fact, Moved):
                if self._run and self._run[-1].how != fact.how:
                    self._flush()
                self._run.append(fact)
            elif isinstance(fact, Noted):
                self._noted(fact)
            elif isinstance(fact, Looked):
                self._looked(fact)
        self._flush()
        return self._beats

    def _flush(self) -> None:
        """Show the moves gathered so far, which are of one kind, together."""
        run, self._run = self._run, []
        if not run:
            return
        how = run[0].how
        flights = [flight for fact in run for flight in self._flights(fact)]
        sound = SOUNDS.get(how, "")
        if how == "deal" and run[0].dst == BERTHS:
            sound = "pirogue"
        elif how == "draw" and run[0].src == BAG:
            sound = "deben"
        elif how == "draw" and run[0].dst == OFFER:
            sound = "pirogue"
        stagger = {"fill": 0.06, "skip": 0.09}.get(how, 0.05)
        if len(flights) > _MANY:
            stagger = _MANY * stagger / len(flights)
        rest = self._rest if how in _LINGER else 0.04
        along = self._room.beside(run)
        beat = Beat(tuple(flights), sound, seconds=0.3, stagger=stagger, rest=rest, along=along)
        is_shown = how in _SHOWN and HAND <= run[0].src < HAND + 2 and run[0].src != HAND + self.after.viewer
        if is_shown:
            self._beats += shown_on_the_way(beat, row_in(self.after.places.shown, len(flights), 1.0), _SHOWN[how])
        else:
            self._beats.append(beat)
        if how in _SOLD:
            self._burst(run)

    def _burst(self, run: Sequence[Moved]) -> None:
        """Let as many scarabs as a set brings points burst from it and fly to the points of its seat."""
        seat, after = run[0].dst - SETS, self.after
        old, new = (points(layout.tables, layout.state, seat) for layout in (self.before, after))
        scarabs = burst(after.anchor(run[0].dst, run[0].pieces[0]), after.places.points(seat), new - old)
        if scarabs:
            self._beats.append(Beat(scarabs, "score", stagger=0.06, rest=self._rest))

    def _flights(self, fact: Moved) -> list[Flight]:
        before = self.before
        found = []
        for number, piece in enumerate(fact.pieces):
            square = fact.at[number] if fact.at else -1
            start = self._start(fact, piece, square)
            end = self._end(fact, piece, number if fact.dst == BERTHS else square)
            face, turns = before.words.face(piece), ""
            if piece >= 0 and not self._was_seen(fact, piece):
                turns, face = face, before.words.face(-1 - before.tables.universe.backs[piece])
            waits = fact.src not in (PILE, BAG, OFFER, BERTHS) and fact.src < HAND
            hides = f"pirogue.{number}" if fact.dst == BERTHS else self._item(fact, piece, square)
            is_chosen = self._is_own and fact.how in _SOLD and fact.src == HAND + before.viewer
            raised, under = CHOSEN if is_chosen else 0.0, self._under(fact)
            flight = Flight(face, (start, end), hides=hides, turns_to=turns, waits=waits, raised=raised, under=under)
            found.append(flight)
        return found

    def _under(self, fact: Moved) -> Item | None:
        """Return the tile of corruption that a piece slides under."""
        seat = fact.dst - CORRUPTION
        return self.after.corruption(seat) if seat in (0, 1) else None

    def _start(self, fact: Moved, piece: int, square: int) -> pygame.FRect:
        if fact.src in (BERTHS, OFFER) and piece in self.before.tables.token_kind and self.tray.is_open:
            return self.tray.boat(piece)
        return self.before.anchor(fact.src, piece, square)

    def _end(self, fact: Moved, piece: int, at: int) -> pygame.FRect:
        """Return the destination of a piece; `at` is the square or the berth."""
        if fact.dst == BERTHS:
            return self.after.places.pirogue(at)
        if fact.dst == OFFER and self.tray.is_open and piece in self.after.tables.token_kind:
            return self.tray.boat(piece)
        return self.after.anchor(fact.dst, piece, at)

    def _was_seen(self, fact: Moved, piece: int) -> bool:
        """Return whether the face of a piece showed to the viewer before it moved."""
        before, viewer = self.before, self.before.viewer
        if fact.src in _PUBLIC or SETS <= fact.src < SETS + 2 or PIROGUES <= fact.src < PIROGUES + 2:
            return not (fact.src == MARKET and piece in before.tables.powers)
        if fact.src in (BERTHS, OFFER):
            return bool((before.state.berths | before.state.offer) >> piece & 1)
        own = (HAND + viewer, CORRUPTION + viewer, DEBEN + viewer)
        return viewer >= 0 and fact.src in own

    def _item(self, fact: Moved, piece: int, square: int) -> str:
        """Return the item that stands for a piece once it has landed, or nothing."""
        if fact.dst == MARKET:
            return square_id(square)
        if piece < 0:
            return ""
        is_mine = fact.dst in (HAND + self.after.viewer, DEBEN + self.after.viewer) and self.after.viewer >= 0
        is_open = PIROGUES <= fact.dst < PIROGUES + 2 or (SETS <= fact.dst < SETS + 2)
        return piece_id(piece) if is_mine or is_open else ""

    def _looked(self, fact: Looked) -> None:
        """Let the Pirogues come from their berths to the sheet, turning over."""
        self._flush()
        if fact.zone != BERTHS or not self.tray.is_open:
            return
        places, known = self.before.places, members(self.before.state.berths)
        flights = []
        for at, token in enumerate(fact.pieces):
            if token < 0:
                return
            face = self.after.words.face(token)
            start = places.pirogue(at)
            is_known = token in known
            flights.append(
                Flight(
                    face if is_known else "back-pirogue",
                    (start, self.tray.boat(token)),
                    turns_to="" if is_known else face,
                )
            )
        self._beats.append(Beat(tuple(flights), "pirogue", seconds=0.42, stagger=0.06))

    def _noted(self, fact: Noted) -> None:
        if fact.what == "ankh":
            self._move_ankh()
            return
        self._flush()
        if fact.what == "refill":
            self._lift_ankh()
        elif fact.what == "end":
            name = self.after.words.plain_seat(fact.seat)
            banner = text("duel-end-reason", name=name)
            self._beats.append(Beat((), "round-end", seconds=0.0, rest=_REASON_SECONDS, banner=banner))
        elif fact.what == "turn" and fact.seat == self.after.viewer and self.after.viewer >= 0:
            self._beats.append(Beat((), "turn", seconds=0.0, stagger=0.0))

    def _move_ankh(self) -> None:
        """Move the Ankh to the place of the tile just taken, or turn it in place."""
        old, new = self.before.ankh(), self.after.ankh()
        flight = Flight(new.face, (old.rect, new.rect), extra=new.extra, hides="ankh")
        takes = tuple(each for fact in self._run for each in self._flights(fact))
        along = self._room.beside(self._run)
        self._run = []
        sound = "take" if takes else "ankh"
        self._beats.append(Beat((*takes, flight), sound, seconds=0.34, stagger=0.0, along=along))
        if takes and new.face == "ankh":
            self._beats.append(Beat((), "ankh", seconds=0.0, stagger=0.0))

    def _lift_ankh(self) -> None:
        old = self.before.ankh()
        flight = Flight("ankh-still", (old.rect, self.after.places.lifted), hides="ankh")
        self._beats.append(Beat((flight,), "ankh", seconds=0.3))
