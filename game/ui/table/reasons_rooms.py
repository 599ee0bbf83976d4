"""The place of a hint's reasons: one for each table, where they cover nothing that a decision needs."""

from __future__ import annotations

from functools import cache

import pygame

from game.ui.boards.kit.portraits import adviser
from game.ui.layout import Edge, cut, placed, trim
from game.ui.table.areas import Areas
from game.ui.table.parts import TableParts
from game.ui.table.tell.why_panel import AIR, FORMS, SMALL_FORMS, SheetForm, WhyPanel

_LOW, _WIDE, _WIDER = 139.0, 590.0, 740.0
"""The height of a sheet in the landscape, at normal text size, beyond which it is written smaller first; its greatest
width, and that in a lower landscape.
"""
_AROUND = 6.0
"""The gap between reasons and the answers above them, or the bar."""
_BELOW_TOOLS = 6.0
"""The gap between the tools and reasons in the landscape, so that a banner in the bar ends above them."""
_MOSTLY = 0.8
"""The share of the reasons that a room shows at least; the rest scrolls."""


class ReasonsRooms:
    """The rooms for the reasons of a hint at a table."""

    def __init__(self, parts: TableParts, areas: Areas) -> None:
        self._parts = parts
        self._areas = areas
        self._told = cache(parts.hint.passages)
        self._sheets: dict[SheetForm, WhyPanel] = {}
        """The sheets made so far."""

    def sheet(self, answers: pygame.FRect) -> WhyPanel:
        """Return the sheet with the reasons in the first room that holds all its words, else where they scroll.

        `answers` is the part of the answers' place with words.
        """
        rooms = self._rooms(answers)
        for room in rooms:
            is_below = self._areas.is_on_shelf and room is rooms[0]
            for form in (*FORMS, *SMALL_FORMS) if is_below else FORMS:
                why = self._made(form)
                high = why.wanted(room.width)
                if high <= room.height:
                    why.place(cut(room, Edge.TOP, min(room.height, high + AIR))[0])
                    return why
            why = self._made(SMALL_FORMS[-1])
            if is_below and room.height >= why.least(room.width):
                why.place(room)
                return why
        why = self._made(FORMS[-1])
        why.place(self._last_room(why, rooms))
        return why

    def _last_room(self, why: WhyPanel, rooms: list[pygame.FRect]) -> pygame.FRect:
        """Return the place of reasons that none of the `rooms` holds: beside a square board the foot of all above the
        hand, else the largest room if it shows most of them.
        """
        areas, free = self._areas, self._parts.presenter.words_place
        if free is not None and areas.shelf.width:
            above = trim(free, top=areas.bar.bottom + _AROUND - free.top)
            return cut(above, Edge.BOTTOM, min(above.height, why.wanted(above.width)))[0]
        room = max(rooms, key=lambda room: room.width * room.height)
        return room if room.height >= _MOSTLY * why.wanted(room.width) else areas.notes_for(why.wanted)

    def _made(self, form: SheetForm) -> WhyPanel:
        """Return the sheet in a form: one for all rooms that it is tried in."""
        if form not in self._sheets:
            shell, presenter = self._parts.shell, self._parts.presenter
            brush, face = presenter.brush, adviser(presenter.seats)
            told = self._told(form.pieces, is_brief=form.is_brief)
            lead, argument = self._parts.hint.first, self._parts.hint.argument
            self._sheets[form] = WhyPanel(shell, told, lead, brush=brush, form=form, adviser=face, argument=argument)
        return self._sheets[form]

    def _rooms(self, answers: pygame.FRect) -> list[pygame.FRect]:
        """Return the rooms for the reasons, the best first: below hand and answers on a shelf, over the log beside a
        square board, else in the landscape, as low as they can be there.
        """
        areas, free = self._areas, self._parts.presenter.words_place
        rooms = [areas.log]
        if areas.is_on_shelf:
            foot = areas.log.union(areas.actions)
            below = max(areas.hand.bottom, answers.bottom + _AROUND)
            rooms.insert(0, trim(foot, top=below - foot.top))
        if free is not None:
            size = self._parts.shell.types.size
            top = max(areas.bar.bottom, areas.tools_bottom + _BELOW_TOOLS)
            free = trim(free, top=max(0.0, top - free.top))
            wide = min(free.width, size * (_WIDE if free.height >= size * _LOW else _WIDER))
            free = placed(free, wide, free.height)
            low, _ = cut(free, Edge.TOP, min(free.height, _LOW * size * max(1.0, _WIDE * size / wide)))
            rooms = [*rooms, free] if areas.shelf.width else [low, free, *rooms]
        return rooms
