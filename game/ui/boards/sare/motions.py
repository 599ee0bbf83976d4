"""The facts of a game of Sa-Rê as motion on the table; random events take their time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.locale import text
from game.rules.core.facts import Fact, Moved, Noted
from game.rules.sare import city, tables
from game.rules.sare.notes import Gain, Gauge, Pool, Site
from game.rules.sare.season import FROM_DOUBLE, FROM_POOL
from game.rules.sare.state import SaReState
from game.ui.boards.kit.beat_script import BeatScript
from game.ui.boards.kit.values import Beat, Item
from game.ui.boards.sare.layout import TOKENS, Layout, bare, tile_id, token_id
from game.ui.layout import placed

_BACKS = {tables.SEASON_BACK: "back-season", tables.DOUBLE_BACK: "back-double"}
_FACE_SOUNDS = ("season-card", "season-card", "season-card", "trouble", "trouble", "horus", "hoshekh")
_FLIP_SECONDS = 0.5
_FLIP_REST = 0.55
_SITE_SECONDS, _BUILDING_SECONDS = 0.45, 0.65
"""Seconds in which a site, and a building or a step of a pyramid, rises."""


@dataclass(frozen=True, slots=True)
class ShownEvent:
    """How a public event is shown: its sound, the seconds of rest, the text key of a banner and the picture of a
    spectacle; a `rest` of None depends on whose decision it was.
    """

    sound: str = ""
    rest: float | None = None
    banner: str = ""
    spectacle: str = ""


EVENTS = {
    "abandon": ShownEvent("take"),
    "demolish": ShownEvent("corruption"),
    "pay-gold": ShownEvent("deben"),
    "barracks": ShownEvent("guild"),
    "temple": ShownEvent("character"),
    "stop": ShownEvent("obelisk"),
    "soften": ShownEvent("prosperity"),
    "swap": ShownEvent("steal"),
    "pay": ShownEvent("pay"),
    "wild": ShownEvent("pay"),
    "charter": ShownEvent("deliver"),
    "redeem": ShownEvent("deliver"),
    "store": ShownEvent("storage"),
    "growth": ShownEvent("penalty"),
    "dawn": ShownEvent("prosperity"),
    "round": ShownEvent("turn", 0.8, "banner-sa-re-round"),
    "construction": ShownEvent("", 0.8, "banner-sa-re-construction"),
    "season": ShownEvent("", 0.8, "banner-sa-re-season"),
    "night": ShownEvent("", 0.9, "banner-sa-re-night"),
    "revolt": ShownEvent("revolt", 2.0, "banner-sa-re-revolt", "sa-re/revolt"),
    "finished": ShownEvent("round-end", 1.6, "banner-sa-re-end"),
}


class Slide(NamedTuple):
    """How cards that nobody draws are shown: their sound, and the item that stands for them afterwards."""

    sound: str = "place"
    hides: str = ""


SLIDES = {
    "remove": Slide(hides="removed"),
    "look": Slide(),
    "keep": Slide("take"),
    "return": Slide(),
    "seize": Slide("character"),
    "shuffle": Slide("shuffle", "dark"),
}


class Motions:
    """Turns the facts of one decision into beats, from the layout before to the layout after."""

    def __init__(self, before: Layout, after: Layout, *, is_own: bool) -> None:
        self.before = before
        self.after = after
        self._rest = 0.1 if is_own else 0.35
        self._script = BeatScript("sa-re/dust")
        self._pool = list(before.state.pool)
        self._squares = list(before.state.gauge)
        self._last = before.last_shown
        self._is_gauging = False
        self._open: int | None = None

    def beats(self, facts: Iterable[Fact]) -> list[Beat]:
        """Return the beats in order."""
        facts = list(facts)
        self._leave_last(facts)
        for fact in facts:
            if isinstance(fact, Moved):
                self._moved(fact)
            elif isinstance(fact, Noted):
                self._noted(fact)
            self._is_gauging = isinstance(fact, Noted) and fact.what == "gauge"
        return self._script.beats()

    def _beat(
        self, sound: str = "", *, seconds: float = 0.3, rest: float | None = None, banner: str = "", spectacle: str = ""
    ) -> None:
        rest = self._rest if rest is None else rest
        self._script.open(sound, seconds=seconds, rest=rest, banner=banner, spectacle=spectacle)

    # Cards

    def _leave_last(self, facts: list[Fact]) -> None:
        """Move the previous card aside for the new one."""
        draws = any(isinstance(fact, Moved) and fact.how in ("draw", "gather") for fact in facts)
        if draws and self._last >= 0 and not self.before.state.shown:
            places = self.before.places
            self._beat(seconds=0.22, rest=0.0)
            face = self.before.words.face(self._last)
            self._script.fly("last", face, places.card("shown"), places.card("discard"), is_new=False)

    def _make_room(self, card: int) -> None:
        """Move the previous card of this script to the discard pile, if it still lies open."""
        before, self._open = self._open, card
        if before is None:
            return
        places = self.after.places
        self._beat(seconds=0.22, rest=0.0)
        self._script.fly(f"card.{before}", self.after.words.face(before), places.card("shown"), places.card("discard"))
        self._script.things[f"card.{before}"].hides = ""

    def _moved(self, fact: Moved) -> None:
        before, after, how = self.before, self.after, fact.how
        face = before.words.face
        if how in ("draw", "reveal"):
            card = fact.pieces[0]
            back = _BACKS[before.tables.universe.backs[card]]
            sound = "season-card" if how == "reveal" else _FACE_SOUNDS[before.tables.faces[card]]
            start, end = before.anchor(fact.src), after.anchor(fact.dst)
            flip = sound if sound in ("horus", "hoshekh") else "season-card"
            if how == "draw":
                self._make_room(card)
            self._beat(flip, seconds=_FLIP_SECONDS, rest=_FLIP_REST)
            hides = "double" if fact.dst == tables.DOUBLE else "last"
            self._script.fly(f"card.{card}", back, start, end, hides=hides, turns_to=face(card))
            if sound == "trouble":
                self._beat("trouble", seconds=0.0, rest=0.15)
        elif how == "darkness":
            card = fact.pieces[0]
            self._beat("season-card", seconds=0.4, rest=0.3)
            self._script.fly(
                f"dark.{card}", "back-season", before.anchor(fact.src), after.anchor(fact.dst), turns_to=face(card)
            )
        elif how == "discard" and fact.dst in (tables.DISCARD, tables.SECOND):
            return
        elif how == "gather":
            if fact.src in (tables.SHOWN, tables.DOUBLE):
                return
            self._beat("shuffle" if not self._script.has("shuffle") else "", seconds=0.25, rest=0.0)
            self._script.fly(f"gather.{fact.src}", "back-season", before.anchor(fact.src), after.anchor(fact.dst))
        elif how in SLIDES:
            self._slide(fact, SLIDES[how])

    def _slide(self, fact: Moved, slide: Slide) -> None:
        before, after, hides = self.before, self.after, slide.hides
        self._beat(slide.sound, seconds=0.34)
        for number, card in enumerate(fact.pieces[:6] if fact.how != "shuffle" else fact.pieces[:1]):
            name = f"{fact.how}.{number}"
            if fact.how == "seize":
                name, hides = f"card.{card}", f"seized.{fact.dst - tables.PALACE_ZONE}"
                self._open = None
            self._script.fly(
                name, before.words.face(card), before.anchor(fact.src), after.anchor(fact.dst), hides=hides
            )

    # Facts without cards

    def _noted(self, fact: Noted) -> None:
        what = fact.what
        if what == "pool":
            pool = Pool(*fact.values)
            self._change_pool(pool.kind, pool.by)
        elif what == "gauge":
            self._move_gauge(fact.seat, Gauge(*fact.values).after)
        elif what == "gain":
            self._gain(fact)
        elif what in ("launch", "settle"):
            self._tile(fact, "place")
        elif what in ("built", "step"):
            self._built(fact)
        elif what in ("abandon", "demolish") and self.after.places.is_painted:
            self._sink(fact)
        elif what in EVENTS:
            moment, words = EVENTS[what], self.after.words
            name = words.plain_seat(fact.seat)
            banner = text(moment.banner, round=self.after.state.round, name=name) if moment.banner else ""
            self._beat(moment.sound, seconds=0.0, rest=moment.rest, banner=banner, spectacle=moment.spectacle)

    def _change_pool(self, kind: int, by: int) -> None:
        places = self.after.places
        if by > 0:
            at = self._pool[kind]
            self._pool[kind] += 1
            many = max(self.after.state.pool[kind], self._pool[kind])
            self._beat("take", seconds=0.32)
            start = placed(places.card("shown"), 30, 30)
            name = f"pool.{kind}.{at}"
            self._script.fly(name, TOKENS[kind], start, places.token(kind, at, many), hides=name)
            return
        self._pool[kind] -= 1
        at = self._pool[kind]
        many = max(self.before.state.pool[kind], at + 1)
        self._beat("corruption", seconds=0.34)
        end = placed(places.card("gone"), 24, 24)
        name = f"pool.{kind}.{at}"
        self._script.fly(name, TOKENS[kind], places.token(kind, at, many), end, hides=name, is_new=False)

    def _move_gauge(self, seat: int, square: int) -> None:
        start = self._squares[seat]
        self._squares[seat] = square
        places = self.after.places.of(seat)
        if not self._is_gauging or self._script.is_flying(f"workers.{seat}"):
            self._beat("score" if square < start else "corruption", seconds=0.4, rest=0.2)
        self._script.fly(
            f"workers.{seat}",
            "crowd" if seat == self.after.large and self.after.places.is_painted else "people",
            places.gauge.cube(start),
            places.gauge.cube(square),
            hides=f"workers.{seat}",
            extra=(("seat", seat + 1),),
            is_new=False,
            shakes=square > start,
        )

    def _gain(self, fact: Noted) -> None:
        gain = Gain(*fact.values)
        places = self.after.places
        end = placed(places.of(fact.seat).gains, 26, 26)
        self._beat("take", seconds=0.4)
        for kind, count in enumerate(gain.amounts):
            for at in range(min(count, 8)):
                if gain.source == FROM_POOL and kind != tables.JOKER:
                    start = places.token(kind, at, max(count, 1))
                elif gain.source == FROM_DOUBLE:
                    start = placed(places.card("double"), 28, 28)
                else:
                    start = placed(places.card("shown"), 28, 28)
                self._script.fly(f"gain.{fact.seat}.{gain.source}.{kind}.{at}", TOKENS[kind], start, end)

    def _tile(self, fact: Noted, sound: str) -> None:
        tile, space = Site(*fact.values[:2])
        after, seat = self.after, fact.seat
        slot = _slot_of(after.state, seat, tile, space)
        self._beat(sound, rest=0.0 if after.places.is_painted else None)
        if slot is None:
            return
        is_built = fact.what == "settle"
        hides, end = tile_id(seat, slot), after.tile_rect(seat, slot)
        stack = after.places.stack(tables.TILES[tile])
        if not after.places.is_painted:
            face, side, extra = after.standing_face(seat, tile, slot, is_built)
            self._script.fly(hides, face, stack, end, hides=hides, extra=extra, side=side)
            return
        if not is_built:
            name, extra = self.before.stacked(tile)
            self._script.fly(
                f"plan.{seat}.{slot}", name, stack, placed(end, end.width * 0.4, end.width * 0.4), extra=extra
            )
            self._beat("build", seconds=_SITE_SECONDS)
        self._rise(seat, tile, slot, bare(slot), is_built=is_built)

    def _rise(self, seat: int, tile: int, slot: int, before: str, *, is_built: bool) -> None:
        """Let a building or site rise where the picture `before` was."""
        after = self.after
        face, side, extra = after.standing_face(seat, tile, slot, is_built)
        name, rect = tile_id(seat, slot), after.tile_rect(seat, slot)
        hides = name if seat == after.large else ""
        ground = Item(name, rect, face, side, (("building", before), ("light", after.light())))
        self._script.rise(f"rise.{name}.{before}", Item(name, rect, face, side, extra), ground, hides=hides)
        self._stand_before(seat, slot, rect)

    def _sink(self, fact: Noted) -> None:
        """Let a site or a building that its owner gives up sink into the ground."""
        before, seat = self.before, fact.seat
        tile, space = Site(*fact.values)
        is_built = fact.what == "demolish"
        self._beat(EVENTS[fact.what].sound, seconds=_BUILDING_SECONDS if is_built else _SITE_SECONDS)
        slot = _slot_of(before.state, seat, tile, space, is_built=is_built)
        if slot is None:
            return
        face, side, extra = before.standing_face(seat, tile, slot, is_built)
        name, rect = tile_id(seat, slot), before.tile_rect(seat, slot)
        ground = None
        if not before.is_shared(seat, slot):
            ground = Item(name, rect, face, side, (("building", bare(slot)), ("light", before.light())))
        self._script.rise(f"sink.{name}", Item(name, rect, face, side, extra), ground, sinks=True)
        self._stand_before(seat, slot, rect)

    def _stand_before(self, seat: int, slot: int, rect: pygame.FRect) -> None:
        """Keep what stands before a thing that rises or sinks in front of it."""
        places = [each for _, each, _ in self.after.from_behind(seat)]
        order = slot % tables.SPACES, slot
        left_out = {tile_id(seat, each) for each in places if (each % tables.SPACES, each) <= order}
        left_out |= {token_id(seat, slot), f"night.{seat}.{slot}"}
        is_large = seat == self.after.large
        for item in self.after.tiles(seat):
            is_drawn = is_large or item.id.startswith("city.")  # the marks of small cities are no items
            if is_drawn and item.id not in left_out and item.rect.colliderect(rect):
                name, hides = f"before.{item.id}", item.id if is_large else ""
                self._script.fly(
                    name, item.face, item.rect, item.rect, hides=hides, extra=item.extra, side=item.side, is_new=False
                )

    def _built(self, fact: Noted) -> None:
        after, seat = self.after, fact.seat
        if fact.what == "step":
            tile = tables.PYRAMID
            found = [each for each in city.tiles(after.state, seat) if each[0] == tile]
            is_over = not found or found[0][2] or not after.places.is_painted
            self._beat("build", seconds=_BUILDING_SECONDS if not is_over else 0.26, rest=0.3)
            if not is_over:
                self._rise(seat, tile, found[0][1], self.before.building(seat, tile, is_built=False), is_built=False)
            return
        tile, space = Site(*fact.values)
        slot = _slot_of(after.state, seat, tile, space)
        self._beat("build", seconds=_BUILDING_SECONDS if after.places.is_painted else 0.4, rest=0.3)
        if slot is None:
            return
        if after.places.is_painted:
            self._rise(seat, tile, slot, self.before.building(seat, tile, is_built=False), is_built=True)
            return
        rect = after.tile_rect(seat, slot)
        hides = tile_id(seat, slot) if seat == after.large else ""
        is_pyramid = tile == tables.PYRAMID
        site = f"pyramid-card.{after.state.pyramid[seat]}" if is_pyramid else tables.TILES[tile]
        self._script.fly(
            f"built.{seat}.{slot}",
            site,
            rect,
            rect,
            hides=hides,
            turns_to=tables.TILES[tile],
            side="face" if is_pyramid else "back",
            is_new=False,
        )


def _slot_of(state: SaReState, seat: int, tile: int, space: int, *, is_built: bool | None = None) -> int | None:
    """Return the slot of the last tile put on a space, a building or a site if that matters; None if it has gone."""
    slots = [
        slot
        for kind, slot, built in city.tiles(state, seat)
        if kind == tile and slot % tables.SPACES == space and is_built in (None, built)
    ]
    return max(slots, default=None)
