"""The place of a hint's reasons: where they cover little that a decision needs, or else what is best spared."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product

import pygame

from game.ui.boards.kit.values import OfSeat
from game.ui.layout import Edge, cut, placed, trim
from game.ui.table.areas import Areas
from game.ui.table.parts import TableParts
from game.ui.table.teach.coach import Weighted, clear_place
from game.ui.table.tell.hint_view import SHOWN_PIECES, WhyPanel
from game.ui.window.display import Size

_NARROWER = 0.9
"""The width of reasons on the cloths, in a column of cloths, that still have two columns."""
_NARROW, _SHARES = 480.0, (0.9, 0.8, 0.7, 0.6)
"""The least width of a sheet narrower than its room, at normal text size, and the widths to choose from."""
_BELOW_HAND = 2.0
"""The gap between a hand and reasons below it."""
_MOSTLY = 0.6
"""The share of the reasons of a hint that a room shows at least; the rest scrolls."""
_AROUND = 6.0
"""The gap between reasons and the answers above them, or the edge of the window."""


class ReasonsRooms:
    """The rooms for the reasons of a hint at a table in a window of a `size`; in a puzzle a teacher `is_solving`, whose
    own sheets need some of them.
    """

    def __init__(self, parts: TableParts, areas: Areas, size: Size, *, is_solving: bool) -> None:
        self._parts = parts
        self._areas = areas
        self._size = size
        self._is_solving = is_solving
        self._sheets: dict[tuple[tuple[int, float], bool], WhyPanel] = {}
        """The sheets made so far, by the most and the height of their pieces and whether they are low."""

    def sheet(self, answers: pygame.FRect, question: str, *, has_offers: bool) -> WhyPanel:
        """Return the sheet with the reasons where it covers least, as large as its words are whole there.

        `answers` is the part of the answers' place with words; a `question` that the sheet covers is repeated on it.
        """
        areas = self._areas
        is_wide = not has_offers and areas.crowded.actions.left < areas.actions.left
        covers_question = is_wide and areas.crowded.question is None
        lead = self._parts.hint.lead.sentence or (question if covers_question else "")
        wide = self._covering(lead, is_wide=True) if is_wide else None
        if wide is not None and wide.is_whole:
            return wide
        first, *others = self._free_rooms(answers) or [[]]
        if wide is not None:  # a sheet of the table may cover the other rooms
            return self._whole([first], lead) or self._scrolled_in(areas.crowded.actions, lead)
        return self._whole([first, *others], lead) or self._scrolled(lead) or self._covering(lead, is_wide=False)

    def _made(self, lead: str, pieces: tuple[int, float], *, is_low: bool) -> WhyPanel:
        """Return the sheet with at most so many pieces, so high: one for all rooms that it is tried in."""
        key = pieces, is_low
        if key not in self._sheets:
            (most, high), shell, brush = pieces, self._parts.shell, self._parts.presenter.brush
            told = self._parts.hint.passages(most)
            self._sheets[key] = WhyPanel(shell, told, lead, brush=brush, piece=high, is_low=is_low)
        return self._sheets[key]

    def _whole(self, groups: Sequence[Sequence[tuple[Edge, pygame.FRect]]], lead: str) -> WhyPanel | None:
        """Return the sheet in the first room that holds it, None if there is none."""
        for rooms in groups:
            for is_low in (False, True):
                pieces = SHOWN_PIECES[3:] if is_low else SHOWN_PIECES
                sheets = [self._made(lead, each, is_low=is_low) for each in pieces]
                for (edge, room), why in product(rooms, sheets):
                    if why.wanted(room.width) > room.height:
                        continue  # a narrower sheet is no lower
                    sizes = [(wide, why.wanted(wide)) for wide in self._wides(room.width)]
                    wide, high = min((size for size in sizes if size[1] <= room.height), key=math.prod)
                    why.place(cut(placed(room, wide, room.height), edge, high)[0])
                    return why
        return None

    def _wides(self, most: float) -> list[float]:
        """Return the widths of a sheet to choose from, `most` the first."""
        least = most if self._areas.is_on_shelf else _NARROW * self._parts.shell.types.size
        return [most, *(most * each for each in _SHARES if most * each >= least)]

    def _scrolled(self, lead: str) -> WhyPanel | None:
        """Return the sheet in a room that shows most of it, None if there is none."""
        place, why = self._scrolled_room(), self._made(lead, SHOWN_PIECES[-1], is_low=True)
        if place is None or place.height < _MOSTLY * why.wanted(place.width):
            return None
        return self._scrolled_in(place, lead)

    def _scrolled_in(self, place: pygame.FRect, lead: str) -> WhyPanel:
        """Return the lowest sheet at the foot of a place, as high as that allows."""
        why = self._made(lead, SHOWN_PIECES[-1], is_low=True)
        why.place(cut(place, Edge.BOTTOM, min(why.wanted(place.width), place.height))[0])
        return why

    def _covering(self, lead: str, *, is_wide: bool) -> WhyPanel:
        """Return the sheet where it covers other things: with as many pieces as make it cover no more of them."""
        is_low = self._parts.shell.types.size > 1.0
        *others, plain = [self._made(lead, each, is_low=is_low) for each in SHOWN_PIECES]
        for why in (*others, plain):
            why.place(self._covering_place(why, is_wide=is_wide))

        def covers(why: WhyPanel) -> list[bool]:
            return [why.rect.colliderect(area) for area in (self._areas.log, self._areas.shelf)]

        return next((why for why in others if why.is_whole and covers(why) == covers(plain)), plain)

    def _free_rooms(self, answers: pygame.FRect) -> list[list[tuple[Edge, pygame.FRect]]]:
        """Return groups of rooms where the reasons of a hint cover little that a decision needs, the best first, and
        the edge at which they lie: below answers and hand on a shelf, in the landscape up to the tools, over the log.
        """
        areas = self._areas
        free, log = self._parts.presenter.words_place, (Edge.TOP, areas.log)
        tops = sorted({areas.bar.bottom, areas.tools_bottom}, reverse=True)
        ends = (Edge.BOTTOM, Edge.TOP)
        words = [
            (end, trim(free, top=max(0.0, top - free.top)))
            for end, top in zip(ends, tops, strict=False)
            if free is not None
        ]
        if not areas.is_on_shelf:
            is_high = len(words) > 1 and words[0] != words[1]
            return [*([each] for each in words), [log]] if is_high else [[*words[:1], log]] if words else []
        below = trim(areas.actions, top=answers.bottom + _AROUND - areas.actions.top)
        foot = areas.log.union(areas.actions)
        foot = trim(foot, top=max(areas.hand.bottom + _BELOW_HAND, below.top) - foot.top)
        shelf = [(Edge.TOP, below), log, (Edge.TOP, foot)]
        return [shelf] if self._is_solving else [shelf, words[:1]]

    def _scrolled_room(self) -> pygame.FRect | None:
        """Return the room for reasons that no free one holds: the landscape, or the cloth above a hand and all above;
        None where a teacher needs it, or there is none.
        """
        areas, free = self._areas, self._parts.presenter.words_place
        if free is None or (areas.is_on_shelf and self._is_solving):
            return None
        top = areas.bar.bottom + _AROUND if areas.shelf.width else max(free.top, areas.tools_bottom)
        return pygame.FRect(free.left, top, free.width, free.bottom - top)

    def _covering_place(self, why: WhyPanel, *, is_wide: bool) -> pygame.FRect:
        """Return the place of a sheet of reasons where no free room holds it."""
        areas = self._areas
        if areas.is_on_shelf and self._is_solving:
            return self._clear_of_hand(why)
        return areas.crowded.actions if is_wide else areas.notes_for(why.wanted)

    def _clear_of_hand(self, why: WhyPanel) -> pygame.FRect:
        """Return the place of the reasons beside a shelf where they cover least of the table."""
        presenter, areas = self._parts.presenter, self._areas
        named = presenter.places_of(self._parts.hint.move), presenter.places_of(self._parts.hint.other)
        covered: list[Weighted] = [(areas.hand, 400.0), (areas.actions, 400.0), (areas.log, 2.0), (areas.table, 1.0)]
        for target in presenter.targets():
            if any(target.id in places for places in named):
                covered.append((target.rect.inflate(2 * _AROUND, 2 * _AROUND), 400.0))
            covered.append((target.rect, 12.0 if isinstance(target.thing, OfSeat) else 2.0))
        below_bar = trim(pygame.FRect(0, 0, *self._size), top=areas.bar.bottom)
        room = below_bar.inflate(-2 * _AROUND, -2 * _AROUND)
        wides = (areas.side.width, _NARROWER * areas.side.width, areas.actions.width)
        return clear_place([(wide, why.wanted(wide)) for wide in wides], room, [], covered)
