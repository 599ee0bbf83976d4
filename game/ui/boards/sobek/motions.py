"""The facts of a game of Sobek as motion on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.rules.core.facts import Fact, Gathered, Moved, Noted
from game.rules.sobek.notes import Deceit, Guild
from game.rules.sobek.scoring import set_points
from game.rules.sobek.state import cards_under
from game.rules.sobek.tables import BOX, CORRUPTION, DECK, DISCARD, FLOOD, HAND, QUAYS, SETS, SLOTS, SPENT, TOKENS
from game.ui.boards.kit.counting import burst
from game.ui.boards.kit.geometry import square_in
from game.ui.boards.kit.motion import Room, row_in, shown_on_the_way
from game.ui.boards.kit.painting import CHOSEN
from game.ui.boards.kit.values import Beat, Flight, Item, Reckoning, piece_id
from game.ui.boards.sobek.layout import Layout, discard_id
from game.ui.boards.sobek.places import CARD
from game.ui.boards.sobek.sentences import Sentences

SOUNDS = {
    "take": "take",
    "fetch": "take",
    "skip": "corruption",
    "refill": "deliver",
    "deal": "shuffle",
    "play": "character",
    "purge": "place",
    "draw": "take",
    "steal": "steal",
    "grab": "steal",
    "shed": "corruption",
    "leftover": "corruption",
    "embalm": "corruption",
    "set": "set",
    "add": "set",
    "lay": "set",
    "event": "event",
    "curse": "curse",
    "prosper": "prosperity",
}
_QUAY_MOVES = ("skip", "take", "fetch")
_PUBLIC_SOURCES = (QUAYS, DISCARD, SPENT)
_SILENT = ("remove", "join")
_ANNOUNCED = ("character", "event", "search", "guild-back", "deceit")
_SOLD = ("set", "add", "lay")
_SHOWN = 0.55
"""Seconds for which an opponent's sale or choice is shown enlarged."""
_LONGEST_WALK = 16
_COUNT = 0.06
"""Seconds between two figures of a plate that counts up."""


class Motions:
    """Turns the facts of one decision into beats, from the layout before to the layout after."""

    def __init__(self, before: Layout, after: Layout, is_own: bool) -> None:
        self.before = before
        self.after = after
        self._rest = 0.12 if is_own else 0.42
        self._sentences = None if is_own else Sentences(before.tables, before.words)
        self._banner = ""
        self._beats: list[Beat] = []
        self._leaving: list[Moved] = []
        self._run: list[Moved] = []
        self._discards = before.state.discard.bit_count()
        """How high the discard pile is so far."""
        self._is_own = is_own
        is_seen = before.viewer == after.viewer >= 0
        self._room = Room(HAND + after.viewer, before.own() if is_seen else (), after.own())

    def beats(self, facts: Iterable[Fact]) -> list[Beat]:
        """Return the beats in order."""
        facts = list(facts)
        for fact in facts:
            if isinstance(fact, Moved) and fact.how in _QUAY_MOVES:
                self._leaving.append(fact)
                continue
            if self._leaving and not (isinstance(fact, Noted) and fact.what == "take"):
                self._leave(any(isinstance(f, Moved) and f.how == "refill" for f in facts))
            if isinstance(fact, Moved):
                if self._run and self._run[-1].how != fact.how:
                    self._flush()
                if fact.how not in _SILENT:
                    self._run.append(fact)
                continue
            self._flush()
            if isinstance(fact, Noted):
                self._noted(fact)
        self._leave(False)
        self._flush()
        return self._beats

    def _leave(self, is_row_empty: bool) -> None:
        """Show cards leaving the quays, and those left moving up."""
        if not self._leaving:
            return
        gone = {fact.at[0] for fact in self._leaving}
        slides: list[Flight] = []
        if not is_row_empty:
            kept = [at for at in range(len(self.before.state.quays)) if at not in gone]
            for new, old in enumerate(kept):
                if new != old and new < len(self.after.state.quays):
                    face = self.before.words.face(self.before.state.quays[old])
                    path = (self.before.places.quay(old), self.after.places.quay(new))
                    slides.append(Flight(face, path, hides=f"quay.{new}", is_low=True))
        skips = [flight for fact in self._leaving if fact.how == "skip" for flight in self._flights(fact)]
        takes = [flight for fact in self._leaving if fact.how != "skip" for flight in self._flights(fact)]
        how, along = self._leaving[-1].how, self._room.beside(self._leaving)
        self._leaving = []
        if takes:
            self._beats.append(Beat(tuple(takes), SOUNDS.get(how, ""), seconds=0.3, along=along))
        if skips:
            self._beats.append(Beat(tuple(skips), SOUNDS["skip"], seconds=0.28, stagger=0.07))
        self._beats.append(Beat(tuple(slides), "", seconds=0.22, stagger=0.02, rest=self._rest))

    def _flush(self) -> None:
        """Show the moves gathered so far, which are of one kind, together."""
        run, self._run = self._run, []
        if not run:
            return
        how = run[0].how
        flights = tuple(flight for fact in run for flight in self._flights(fact))
        stagger = 0.075 if how == "refill" else 0.05
        rest = self._rest if how in ("play", "event", "set", "add", "lay", "steal", "grab", "purge") else 0.05
        sound = SOUNDS.get(how, "")
        if how == "event" and self.before.tables.event.get(run[0].pieces[0]) == FLOOD:
            sound = "flood"
        if how in ("set", "add") and self._sentences is not None:
            self._banner = self._sentences.tell(run)[0].markup
        banner, self._banner = self._banner, ""
        along = self._room.beside(run)
        beat = Beat(flights, sound, banner=banner, seconds=0.3, stagger=stagger, rest=rest, along=along)
        is_sold = how in _SOLD and run[0].src >= HAND and run[0].src != HAND + self.after.viewer
        if is_sold or (how == "event" and not self._is_own):
            row = row_in(self.after.places.shown, len(flights), CARD if is_sold else 1.0)
            self._beats += shown_on_the_way(beat, row, _SHOWN)
        else:
            self._beats.append(beat)
        if how in _SOLD:
            self._burst(run)

    def _burst(self, run: Sequence[Moved]) -> None:
        """Let as many scarabs as a set brings points burst from it, within reason, and fly to its plate, counted up."""
        tables = self.before.tables
        added = sum(tables.worth[piece] for fact in run for piece in fact.pieces if piece >= 0)
        index = (run[0].dst - SETS) * SLOTS + run[0].at[0] % SLOTS if run[0].at else 0
        old = set_points(tables, self.before.state, index)
        gained = set_points(tables, self.after.state, index) - old
        if not max(added, gained):
            return
        plate = self.after.points(*divmod(index, SLOTS))
        shelf = self.after.anchor(run[0].dst, -1, run[0].at[0] if run[0].at else -1)
        scarabs = burst(shelf, shelf if plate is None else plate.rect, max(added, gained))
        if plate is None or not gained:
            self._beats.append(Beat(scarabs, "score", stagger=_COUNT, rest=self._rest))
            return
        flights, still, many = [], (plate.rect, plate.rect), len(scarabs)
        for number, scarab in enumerate(scarabs, start=1):
            figure = (("number", str(old + gained * number // many)),)
            hides = plate.id if number == many else ""
            flights += [scarab, Flight(plate.face, still, extra=figure, hides=hides, waits=False, is_low=True)]
        self._beats.append(Beat(tuple(flights), "score", seconds=_COUNT, stagger=_COUNT / 2, rest=self._rest))

    def _flights(self, fact: Moved) -> list[Flight]:
        before, after = self.before, self.after
        known = sum(1 for piece in fact.pieces if piece >= 0)
        found = []
        for number, piece in enumerate(fact.pieces):
            at = fact.at[number] if fact.at else -1
            start = before.anchor(fact.src, piece, at if fact.src == QUAYS else -1)
            if fact.how == "refill":
                start = before.places.hold
            if fact.src in (TOKENS, SPENT):
                start = _token_place(before, fact.src, piece)
            end = after.anchor(fact.dst, piece, at if fact.dst != HAND else -1)
            if fact.dst in (TOKENS, SPENT):
                end = _token_place(after, fact.dst, piece, number)
            if piece in before.tables.event or TOKENS in (fact.src, fact.dst):
                start, end = square_in(start), square_in(end)  # a token keeps its shape on the way to a card's place
            face = before.words.face(piece)
            turns = ""
            if piece >= 0 and known and not self._is_seen(fact, piece):
                turns, face = face, f"back-{before.tables.universe.back_names[before.tables.back_of(piece)]}"
            found.append(
                Flight(
                    face,
                    (start, end),
                    hides=self._item(fact, piece, at),
                    turns_to=turns,
                    waits=self._waits(fact),
                    raised=self._raised(fact),
                    under=self._under(fact),
                )
            )
        return found

    def _under(self, fact: Moved) -> Item | None:
        """Return the tile that a card slides under: that of the viewer's corruption."""
        viewer, after = self.after.viewer, self.after
        if fact.dst != CORRUPTION + viewer or viewer < 0 or fact.how == "curse":
            return None
        return after.pile(viewer, cards_under(after.state, viewer))

    def _raised(self, fact: Moved) -> float:
        """Return the height above its place of a card chosen for sale."""
        is_chosen = self._is_own and fact.how in _SOLD and fact.src == HAND + self.before.viewer
        return CHOSEN if is_chosen else 0.0

    def _is_seen(self, fact: Moved, piece: int) -> bool:
        """Return whether the face of a piece showed before it moved."""
        viewer = self.before.viewer
        if fact.src in _PUBLIC_SOURCES or fact.src >= SETS:
            is_face_down = fact.src == QUAYS and piece in self.before.tables.power
            return not is_face_down
        return fact.src == HAND + viewer if viewer >= 0 else False

    @staticmethod
    def _waits(fact: Moved) -> bool:
        return fact.src not in (DECK, BOX) and fact.src < HAND

    def _item(self, fact: Moved, piece: int, at: int) -> str:
        """Return the item that stands for a piece once it has landed, or nothing."""
        if fact.dst == QUAYS:
            return f"quay.{at}"
        if fact.dst == DISCARD:
            self._discards += 1
            return discard_id(self._discards - 1, self.after.state.discard.bit_count())
        if piece >= 0 and fact.dst in (HAND + self.after.viewer, SPENT):
            return piece_id(piece)
        if piece >= 0 and fact.dst == CORRUPTION + self.after.viewer and fact.how == "curse":
            return piece_id(piece)
        return ""

    def _announce(self, fact: Noted) -> None:
        """Announce an opponent's action over the table."""
        if self._sentences is not None and fact.what in _ANNOUNCED:
            lines = self._sentences.tell([fact])
            self._banner = lines[0].markup if lines else ""

    def _noted(self, fact: Noted) -> None:
        self._announce(fact)
        values = fact.values
        if isinstance(values, Guild):
            self._walk(fact.seat, values.before, values.after, "guild")
        elif isinstance(values, Deceit):
            self._walk(fact.seat, values.total - values.points, values.total, "score")
        elif fact.what == "event" and self._beats:
            return
        elif fact.what == "turn" and fact.seat == self.after.viewer and self.after.viewer >= 0:
            self._beats.append(Beat((), "turn", seconds=0.0, stagger=0.0))

    def _walk(self, seat: int, start: int, end: int, sound: str) -> None:
        """Let a marker walk from space to space."""
        if start == end:
            return
        path = walk(self.after, seat, start, end)
        marker = self.after.marker(seat, self.after.state.scores)
        flight = Flight(marker.face, path, extra=marker.extra, hides=marker.id)
        banner, self._banner = self._banner, ""
        self._beats.append(Beat((flight,), sound, rest=self._rest, banner=banner))


def settle(layout: Layout, reckoning: Reckoning) -> list[Beat]:
    """Return the motion of the markers: forwards by the score, and corrupt ones back from space to space (S-7)."""
    forward, backward = [], []
    for each in reckoning.seats:
        marker = layout.marker(each.seat, layout.state.scores)
        reached = each.before + each.gained
        if each.gained:
            path = walk(layout, each.seat, each.before, reached)
            forward.append(Flight(marker.face, path, extra=marker.extra, hides=marker.id))
        if each.stops:
            stops = tuple(layout.places.marker(points, 0, 1) for points in (reached, *each.stops))
            backward.append(Flight(marker.face, stops, extra=marker.extra, hides=marker.id, waits=False))
    beats = [Beat(tuple(forward), "score", stagger=0.2, rest=0.4)] if forward else []
    return [*beats, Beat(tuple(backward), "penalty", rest=0.6)] if backward else beats


def walk(layout: Layout, seat: int, start: int, end: int) -> tuple[pygame.FRect, ...]:
    """Return the places a marker visits from `start` to `end` points, at most some of them on a long way."""
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


def _token_place(layout: Layout, zone: int, token: int, number: int = 0) -> pygame.FRect:
    """Return where an event token lies: among those left or those played."""
    name = piece_id(token)
    for item in layout.tokens():
        if item.id == name:
            return item.rect
    return layout.places.token(number if zone == TOKENS else layout.token_count())
