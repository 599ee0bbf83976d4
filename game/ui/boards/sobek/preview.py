"""A preview on the quays of taking a card."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.locale import text
from game.rules.sobek.moves import FETCH
from game.rules.sobek.scoring import penalty, table_points
from game.rules.sobek.tables import FAMILIES
from game.ui.boards.kit.painting import TALLY, Brush, hang_tag, tally
from game.ui.boards.sobek.layout import Layout
from game.ui.boards.sobek.selection import Selection
from game.ui.boards.sobek.targets import Marker, Pile, QuayCard
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style, Typesetter
from game.ui.layout import Edge, abreast, around, bounded, cut, placed, standing

_COUNT = Style("sans", 16, bold=True, leading=1.15)
_HIGH = 27.0
"""The height of the tag above a card."""
_SIGN, _PAD = 27.0, 9.0
"""The room for a picture on the tag, and the gap around its parts."""
_PALE = 130
"""How much of 255 is seen of a marker that is not there."""
_RAISED = 18.0
"""How far above the card it is, so that a raised one does not reach it."""


@dataclass(frozen=True, slots=True)
class _Tag:
    """What stands above a card of the quays: pictures with words, their widths, and the place of them all."""

    parts: list[tuple[str, str]]
    widths: list[float]
    rect: pygame.FRect


class Preview:
    """Draws marks over the quays for the card that is aimed at."""

    def __init__(self, layout: Layout, choice: Selection, types: Typesetter) -> None:
        self.layout = layout
        self.choice = choice
        self.types = types

    def paint(self, canvas: Canvas, brush: Brush, aimed: object) -> None:
        """Mark the cards that taking the card aimed at would put under the tile, and count its family in hand after it.

        A marker that is aimed at is shown where it would end if the round ended now and its player were the most
        corrupt; so is the viewer's for the track, the viewer's corruption, and a card that costs corruption.
        """
        choice = self.choice
        if isinstance(aimed, Marker) or aimed in (Pile.CORRUPTION, Pile.TRACK):
            self._ghost(canvas, brush, aimed.seat if isinstance(aimed, Marker) else self.layout.viewer)
        if not choice.is_mine or not isinstance(aimed, QuayCard):
            return
        at = aimed.at
        quays = self.layout.state.quays
        answer = choice.at_quay(at) if at < len(quays) else ()
        if not isinstance(answer, tuple) or not answer:
            return
        places = self.layout.places
        if answer[0][0] != FETCH:
            for skipped in range(at):
                hang_tag(canvas, brush, places.quay(skipped), "sack", (("fill", 2),))
            if at:
                self._ghost(canvas, brush, choice.seat, places.quay(at).left)
        if (tag := self._tag(at)) is not None:
            _draw_tag(canvas, brush, tag)

    def _ghost(self, canvas: Canvas, brush: Brush, seat: int, after: float = 0.0) -> None:
        """Draw the marker of a seat pale where it would end if the round ended now and its player were most corrupt.

        All of it is public: the points, and the sets on the table (S-7.3). The words about it stand to the right of
        `after`, the last of the tags on skipped cards.
        """
        stops = penalty(self.layout.tables, self.layout.state, seat) if seat >= 0 else []
        if not stops:
            return
        scores = list(self.layout.state.scores)
        total = scores[seat] + table_points(self.layout.tables, self.layout.state, seat)
        scores[seat] = stops[-1]
        ghost = self.layout.marker(seat, scores)
        brush.face(canvas, ghost.face, ghost.rect, ghost.extra, alpha=_PALE)
        words = text("preview-thrown-back", total=total, after=stops[-1])
        wide = canvas.types.width(words, _COUNT) + TALLY
        tally(canvas, self._beside(ghost.rect, wide, after), words, _COUNT, "corruption")

    def _beside(self, marker: pygame.FRect, wide: float, after: float) -> pygame.FRect:
        """Return a place for a label beside a marker, to the right of `after`: between quays and track, or below the
        track beside the events where the stalls are.
        """
        places, quays = self.layout.places, self.layout.places.quays
        high = min(_HIGH, places.track.top - quays.bottom - 2)
        box = _near(marker, quays, after, standing((0, places.track.top - 1), wide, high))
        if any(box.colliderect(places.stall(seat)) for seat in range(places.seats)):
            below = around((0, places.track.bottom + 4), wide, _HIGH, down=0.0)
            box = _near(marker, places.hand, places.events.right + 8, below)
        return box

    def tag_rect(self, at: int) -> pygame.FRect | None:
        """Return the place of the tag above a card of the quays; None where there is nothing to tell about it."""
        tag = self._tag(at)
        return None if tag is None else tag.rect

    def _tag(self, at: int) -> _Tag | None:
        """Return how many cards taking a card would put under the tile, and how many of its family would be in hand."""
        choice, places, state = self.choice, self.layout.places, self.layout.state
        answer = choice.at_quay(at) if choice.is_mine and at < len(state.quays) else ()
        if not isinstance(answer, tuple) or not answer:
            return None
        parts: list[tuple[str, str]] = []
        if at and answer[0][0] != FETCH:
            parts.append(("sack", text("preview-skipped", count=at)))
        piece = state.quays[at]
        if piece >= 0:
            family = choice.tables.family[piece]
            held = (state.hands[choice.seat] & choice.tables.families[family]).bit_count()
            parts.append((f"goods/{FAMILIES[family]}", text("preview-count", before=held, after=held + 1)))
        if not parts:
            return None
        widths = [self.types.width(words, _COUNT) + _SIGN for _, words in parts]
        above = cut(places.quay(at).move(0, -_RAISED - _HIGH), Edge.TOP, _HIGH)[0]
        rect = placed(above, sum(widths) + _PAD * (len(parts) + 1), _HIGH)
        return _Tag(parts, widths, rect.clamp(bounded(places.quays, top=above.top, bottom=above.bottom)))


def _draw_tag(canvas: Canvas, brush: Brush, tag: _Tag) -> None:
    canvas.shadow(tag.rect, spread=5, radius=9, alpha=130)
    canvas.box(tag.rect, "ink", radius=9, line="sand", width=0.8)
    for (picture, words), room in zip(tag.parts, abreast(tag.rect, tag.widths, _PAD), strict=True):
        place = placed(room, _SIGN - 6, _SIGN - 6, 0.0)
        if picture == "sack":
            brush.face(canvas, picture, place.inflate(4, 4), (("fill", 2),))
        else:
            canvas.disc(place.center, place.width / 2 + 1, "linen")
            canvas.picture(picture, place.inflate(-2, -2))
        canvas.text(words, (room.left + _SIGN, tag.rect.centery), _COUNT, "linen", middle=True)


def _near(marker: pygame.FRect, room: pygame.FRect, after: float, box: pygame.FRect) -> pygame.FRect:
    """Return `box` moved to the side of a marker, within `room` and to the right of `after`."""
    left = marker.right + 4 if marker.right + 4 + box.width <= room.right else marker.left - 4 - box.width
    return box.move(min(max(left, room.left, after), room.right - box.width) - box.left, 0)
