"""The quay of Sobek as a place: river, planks, track and cloth, and the boat with the deliveries to come."""

from __future__ import annotations

import math
from functools import partial

import pygame

from game.locale import text
from game.ui.boards.kit.landscape import Landscape, Living, Part
from game.ui.boards.kit.painting import Brush
from game.ui.boards.sobek.layout import Layout
from game.ui.boards.sobek.places import Places
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style

_BALES = ("crate", "sack", "basket", "jar", "crate", "sack")
_BALE = 0.11
"""The width of a bale, of the boat."""
_DECK = (0.52, 0.80)
"""Where the deck is free for bales, of the width of the boat."""
_DECK_LEVEL = 0.905
"""The level of the deck, of the height of the boat."""
_GLITTER, _GLITTER_SECONDS = (790.0, 262.0), 0.5
"""Where the light of the sun lies on the water, in pixels of the painting, and how long it stays as it is."""
_FLAP_SECONDS, _FLIGHT, _FLIGHT_SECONDS = 0.5, 24.0, 60.0
"""How long the wings stay as they are, and how far and how slowly the birds circle."""
_VOYAGE, _VOYAGE_SECONDS = 30.0, 240.0
_SWELL, _SWELL_SECONDS = 1.5, 6.0
_TAIL_SECONDS, _SWISH = 5.0, 0.9
"""How often the cat lifts its tail, and for how long."""
_FLAME, _FLAME_SECONDS = "*-****-**-*****-*-***", 0.375
"""When the flame of the lantern is low, in steps of so many seconds."""
_REST = 0.4
"""How much the track is darkened, away from markers."""
_EVENTS = Style("sans", 15, leading=1.2)
_LIT = 2
"""The number of spaces on each side of a marker that stay unlit."""


def paint_quay(canvas: Canvas, brush: Brush, places: Places) -> None:
    """Draw all that never changes in a match."""
    width, height = canvas.size
    canvas.fill("backdrop")
    brush.scenery(canvas, places.setting)
    track = places.track
    cloth = pygame.FRect(0, track.bottom - 4, width, 0)
    cloth.width = max(width, (height - cloth.top) * 2560 / 460)
    cloth.left = (width - cloth.width) / 2
    cloth.height = cloth.width * 460 / 2560
    brush.spread(canvas, "cloth", cloth)
    wide = track.height * 480 / 92
    for at in range(-(-int(track.width) // int(wide))):
        brush.face(canvas, "embankment", pygame.FRect(track.left + at * wide, track.top, wide + 1, track.height))
    for place in places.beyond_track():
        brush.face(canvas, "space-number", place, (("number", ""),))
    for number in range(100):
        slot = places.map.slots[f"track.{number}"]
        brush.face(canvas, slot.face, places.space(number), slot.values)
    if canvas.theme.is_painted:
        canvas.shade(track, _REST)


def paint_lit_track(canvas: Canvas, brush: Brush, layout: Layout) -> None:
    """Draw the spaces around each marker in their full light."""
    places = layout.places
    near = {(points + by) % 100 for points in layout.state.scores for by in range(-_LIT, _LIT + 1)}
    for number in sorted(near) if canvas.theme.is_painted else ():
        slot = places.map.slots[f"track.{number}"]
        brush.face(canvas, slot.face, places.space(number), slot.values)


def paint_event_count(canvas: Canvas, layout: Layout) -> None:
    """Write beside the event tokens how many are left, where there is room."""
    row, words = layout.places.events, text("panel-events", count=layout.token_count())
    if row.right + 10 + canvas.types.width(words, _EVENTS) < layout.places.hand.right:
        canvas.text(words, (row.right + 10, row.centery), _EVENTS, "text_on_dark_soft", middle=True)


def river_landscape(layout: Layout, brush: Brush) -> Landscape:
    """Return the river and what moves on it: light below the sun, birds, a distant sail, boat, cat, and lanterns."""
    places = layout.places
    river, birds, far, boat, cat = (places.slot(name) for name in ("river", "birds", "boat-far", "boat", "cat"))
    unit = river.width / 2560
    glitter = pygame.FRect(river.left + _GLITTER[0] * unit, river.top + _GLITTER[1] * unit, 480 * unit, 138 * unit)

    def paint(canvas: Canvas) -> None:
        canvas.fill("backdrop")
        brush.scenery(canvas, places.setting, ("river",))

    def shine(time: float) -> list[Part]:
        return [(f"sobek/glitter-{int(time / _GLITTER_SECONDS) % 3 + 1}", glitter)]

    def fly(time: float) -> list[Part]:
        wings = "down" if int(time / _FLAP_SECONDS) % 2 else "up"
        turn = math.tau * time / _FLIGHT_SECONDS
        return [(f"sobek/birds-{wings}", birds.move(round(_FLIGHT * math.sin(turn)), round(4 - 4 * math.cos(turn))))]

    def sail(time: float) -> list[Part]:
        return [("sobek/boat-far", far.move(round(_VOYAGE * math.sin(math.tau * time / _VOYAGE_SECONDS)), 0))]

    def rock(time: float) -> list[Part]:
        down = round(_SWELL * math.sin(math.tau * time / _SWELL_SECONDS) * 2) / 2
        parts = [("sobek/boat-hull", boat), ("sobek/boat-sail", boat), *_bales(layout, boat)]
        return [(name, rect.move(0, down)) for name, rect in parts]

    def burn(seat: int, hook: pygame.FRect, time: float) -> list[Part]:
        is_low = _FLAME[int(time / _FLAME_SECONDS) % len(_FLAME)] == "-"
        light = "dark" if seat != layout.view.to_move else "low" if is_low else "lit"
        return [(f"sobek/lantern-{light}", hook)]

    def sit(time: float) -> list[Part]:
        tail = "-up" if time % _TAIL_SECONDS > _TAIL_SECONDS - _SWISH else ""
        return [(f"sobek/cat-tail{tail}", cat), ("sobek/cat", cat)]

    things = (
        Living(glitter, shine),
        Living(birds.inflate(2 * _FLIGHT, 16), fly),
        Living(far.inflate(2 * _VOYAGE, 0), sail),
        Living(boat.inflate(0, 2 * _SWELL + 2), rock),
        Living(cat, sit, is_near=True),
    )
    hooks = [(seat, places.lantern(seat)) for seat in range(places.seats)]
    lanterns = (Living(hook, partial(burn, seat, hook), is_near=True) for seat, hook in hooks if hook is not None)
    return Landscape((*places.table, places.home), paint, (*things, *lanterns))


def _bales(layout: Layout, boat: pygame.FRect) -> list[Part]:
    """Return a bale on the boat for each delivery that is still to come (S-4.1)."""
    left = -(-len(layout.state.deck) // layout.tables.quays)
    side = boat.width * _BALE
    deck = (boat.left + boat.width * _DECK[0], boat.left + boat.width * _DECK[1])
    found = []
    for at, kind in enumerate(_BALES[:left]):
        row, column = divmod(at, 3)
        x = deck[0] + (deck[1] - deck[0]) * (column + row * 0.5) / 3
        y = boat.top + boat.height * _DECK_LEVEL - side * (1 + 0.62 * row)
        found.append((f"sobek/bale-{kind}", pygame.FRect(x, y, side, side * 72 / 76)))
    return found
