"""What large answers of Sa-Rê show where they fill the sheet below the stage: what they bring, in pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product

import pygame

from game.locale import text
from game.rules.core.game import Move
from game.rules.sare import moves
from game.rules.sare.tables import DOUBLE_TROUBLE, FACES, GARDENS, LIBRARY, MARKET, PALACE, TROUBLE, WAREHOUSE
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.portraits import paint_portrait, portrait_of
from game.ui.boards.kit.seat_head import paint_seal
from game.ui.boards.kit.values import Detail, Effect, Inks, RoomPicture
from game.ui.boards.sare.effects import Rest, crowd_picture, effects_of, house_picture, token_picture
from game.ui.boards.sare.means import SitePrice, sites_of
from game.ui.boards.sare.odds import Outcomes, cost_of_sites, first_square
from game.ui.boards.sare.panels import Stopping, Works
from game.ui.boards.sare.selection import Selection
from game.ui.boards.sare.steps import Aside, Chartering, Keeping, Swapping
from game.ui.boards.sare.words import Words, goods
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.richtext import Paragraph, lay_out, plain
from game.ui.drawing.text import Style
from game.ui.layout import Edge, cut, grid, placed, trim

_LINES = tuple(Style("sans", size, bold=True, leading=1.15) for size in (19, 17.5, 16, 15, 14))
"""The styles of the lines of an answer, the largest in which all fit being chosen."""
_PLAIN_LINES = _LINES[2:]
"""Those no larger than the words around an answer, for one that tells what to press before it can be given."""
_PICTURE = 0.36
"""The most of the width that the picture of an answer takes."""
_SIGN, _LEAST_LINE = 28.0, 21.0
"""The side of the picture before a line, and the least height of a line, at normal text size."""
_BESIDE, _BETWEEN, _SPREAD = 8.0, 4.0, 8.0
"""The gap beside a picture, between two lines, and how much that grows in free room."""
_CARD_SHAPE, _CAMEL_SHAPE = 0.72, 0.8
"""The width of a card, of its height, and the height of a camel, of its width."""
_CROSS = 0.7
"""The side of a cross, of the height of its room."""
_SEAL = 0.42
"""The radius of a seal, of the height of its room."""
_NO_LINE, _NO_PICTURE, _NO_SIGNS, _SMALLER = 20.0, 10.0, 1.5, 0.3
"""What it costs to leave a change, the picture or the signs out, and to write one step smaller, in lines."""
_GAUGE, _SQUARE_GAP = 17.0, 3.0
"""The height of the squares of a gauge at normal text size, and the gap between two."""
_REACHED: Colour = (226, 128, 52)
_BEFORE_RED: Colour = (250, 196, 92)
"""The colours of the squares up to the workers, and of those by which they rise."""
_BACK = "sa-re/back-season"
"""The picture of the back of a season card."""
_FULL_SHEET = (
    moves.AT_SETTLE,
    moves.AT_SITES,
    moves.AT_QUESTION,
    moves.AT_TROUBLE,
    moves.AT_PALACE,
    moves.AT_BUILD,
)
"""The decisions whose answers fill the sheet; their steps do so where amounts are counted out, or a city or the space
of a tile is chosen.
"""


def has_details(choice: Selection) -> bool:
    """Return whether the large answers to a choice show what they bring, on the whole sheet."""
    if not choice.is_mine:
        return False
    is_counted = isinstance(choice.step, Keeping | Swapping | Chartering) and choice.aside is None
    is_aimed = choice.aside is Aside.PUSH or choice.tile is not None
    return is_counted or is_aimed or (choice.kind in _FULL_SHEET and not choice.is_begun)


def was_asked(choice: Selection) -> bool:
    """Return whether the viewer stands before the question of the season without being asked it any more."""
    return not choice.is_mine and choice.kind == moves.AT_QUESTION and choice.view.to_move == choice.view.viewer


@dataclass(frozen=True, slots=True)
class Climb:
    """The way of a revolt gauge from a square to another; `red` is the square that means revolt."""

    now: int
    then: int
    red: int

    def paint(self, canvas: Canvas, room: pygame.FRect, inks: Inks) -> None:
        """Draw the squares side by side: those reached, those that are climbed or left, and red."""
        low, high = sorted((self.now, self.then))
        for at, place in enumerate(grid(room, self.red, room.height, self.red, (_SQUARE_GAP, 0.0)), start=1):
            is_climbed = low < at <= high and self.then > self.now
            fill: Colour | None = None
            if at <= low:
                fill = _REACHED
            elif is_climbed:
                fill = "danger" if self.then >= self.red else _BEFORE_RED
            line: Colour = inks.bad if at == self.red else inks.soft
            canvas.box(place, fill, radius=4, line=line, width=2.0 if at == self.red or is_climbed else 1.2)


@dataclass(frozen=True, slots=True)
class _Told:
    """The changes that an answer has room for, with their words laid out, and what stands before these."""

    lines: tuple[tuple[Effect, Paragraph], ...]
    style: Style
    has_picture: bool
    has_signs: bool


@dataclass(frozen=True, slots=True)
class OutcomeDetail:
    """What an answer leads to: the picture of what brings it about, and beside it changes, over a gauge that moves."""

    picture: RoomPicture
    changes: tuple[Effect, ...]
    climb: Climb | None = None
    styles: Sequence[Style] = _LINES

    @property
    def told(self) -> str:
        """All changes with their notes in words, as rich text."""
        return "<br>".join(", ".join(filter(None, (f"<b>{change.words}</b>", change.note))) for change in self.changes)

    @property
    def least(self) -> float:
        """The least height of the changes and the gauge."""
        return _LEAST_LINE * min(3, len(self.changes)) + (_GAUGE + _BETWEEN if self.climb is not None else 0.0)

    def paint(self, canvas: Canvas, room: pygame.FRect, inks: Inks) -> None:
        """Draw the picture, and beside it as many of the changes as there is room for."""
        size = canvas.types.size
        told = self._told(canvas, room)
        beside = room
        if told.has_picture:
            picture, beside = self._beside(room)
            self.picture(canvas, placed(picture, picture.width, picture.width))
        high = self._gauge_height(size)
        whole = sum(_height(canvas, line) + _BETWEEN for _, line in told.lines) - _BETWEEN + high
        spare = max(0.0, beside.height - whole)
        wider = min(_SPREAD, spare / (len(told.lines) + 1))
        free = trim(beside, top=(spare - wider * (len(told.lines) - 1)) / 2)
        for change, line in told.lines:
            row, free = cut(free, Edge.TOP, _height(canvas, line), _BETWEEN + wider)
            left = row.left
            if told.has_signs:
                sign, words = cut(row, Edge.LEFT, _SIGN * size, _BESIDE)
                left = words.left
                if change.picture is not None:
                    change.picture(canvas, placed(sign, sign.width, sign.width))
            canvas.paragraph(line, (left, row.centery - line.height / 2), inks.bad if change.is_bad else inks.words)
        if self.climb is not None:
            self.climb.paint(canvas, cut(free, Edge.TOP, _GAUGE * size)[0], inks)

    @staticmethod
    def _beside(room: pygame.FRect) -> tuple[pygame.FRect, pygame.FRect]:
        """Return the place of the picture, and the room beside it."""
        return cut(room, Edge.LEFT, min(room.height, room.width * _PICTURE), 2 * _BESIDE)

    def _gauge_height(self, size: float) -> float:
        """Return the height of the gauge with the gap above it, at a text size."""
        return _GAUGE * size + _BETWEEN if self.climb is not None else 0.0

    def _told(self, canvas: Canvas, room: pygame.FRect) -> _Told:
        """Return the changes with the picture and the signs before them, or without what there is no room for."""
        has_any_sign = any(change.picture is not None for change in self.changes)
        ways = [
            self._lines(canvas, room, style, has_picture=has_picture, has_signs=has_signs and has_any_sign)
            for has_picture, has_signs in product((True, False), repeat=2)
            for style in self.styles
        ]
        return min(ways, key=self._cost)

    def _cost(self, told: _Told) -> float:
        """Return how much a way of telling leaves out: lines most, then the picture, signs, whole lines and size."""
        missing = len(self.changes) - len(told.lines)
        lines = sum(line.lines for _, line in told.lines)
        left_out = _NO_PICTURE * (not told.has_picture) + _NO_SIGNS * (not told.has_signs)
        return _NO_LINE * missing + left_out + lines + _SMALLER * _LINES.index(told.style)

    def _lines(self, canvas: Canvas, room: pygame.FRect, style: Style, *, has_picture: bool, has_signs: bool) -> _Told:
        """Return the changes that fit into a room in a style, with no word split."""
        size = canvas.types.size
        beside = self._beside(room)[1] if has_picture else room
        wide = beside.width - (_SIGN * size + _BESIDE if has_signs else 0.0)
        left, found = beside.height - self._gauge_height(size), list[tuple[Effect, Paragraph]]()
        for change in self.changes:
            longest = max(plain(change.words, canvas.theme).split(" "), key=len)
            line = lay_out(change.words, max(wide, 1.0), canvas.types, canvas.theme, style)
            if canvas.types.width(longest, style) <= wide and _height(canvas, line) <= left:
                found.append((change, line))
                left -= _height(canvas, line) + _BETWEEN
        return _Told(tuple(found), style, has_picture, has_signs)


def _height(canvas: Canvas, line: Paragraph) -> float:
    """Return the height of a line with the picture before it."""
    return max(line.height, _LEAST_LINE * canvas.types.size)


@dataclass(frozen=True, slots=True)
class LackDetail:
    """A site that cannot be paid for, pale, and the resources that it lacks."""

    works: Works
    site: SitePrice
    least: float = _LEAST_LINE

    def paint(self, canvas: Canvas, room: pygame.FRect, inks: Inks) -> None:
        """Draw the site over what it lacks."""
        self.works.paint_lacking(canvas, room, self.site)


class AnswerDetails:
    """Makes what the large answers to a choice show."""

    def __init__(self, choice: Selection, works: Works, words: Words, brush: Brush, outcomes: Outcomes) -> None:
        self._choice = choice
        self._works = works
        self._words = words
        self._brush = brush
        self._outcomes = outcomes

    def of_stopping(self) -> Detail:
        """Return what there is after stopping, and what it pays for."""
        return Stopping(self._works)

    def of_continuing(self) -> Detail:
        """Return how far red is, without the odds."""
        climb = self._climb(0)
        away = f"{text('gauge-sa-re-revolt')} {text('gauge-sa-re-away', away=climb.red - climb.now)}"
        return OutcomeDetail(partial(_paint_card, _BACK), (Effect(away, "", self._crowd(self._choice.seat)),), climb)

    def of_launching(self) -> Detail:
        """Return the viewer's sites, and the square on which the gauge starts the season with them; without any, the
        workers alone.
        """
        choice = self._choice
        sites = sites_of(choice.tables, choice.state, choice.seat)
        square = first_square(choice, len(sites))
        names = [Effect(self._words.tile(site.tile), "", self._house(site.tile)) for site in sites]
        crowd = self._crowd(choice.seat)
        starts = Effect(cost_of_sites(choice, len(sites)), "", crowd)
        climb = Climb(square, square, choice.tables.red)
        return OutcomeDetail(self._house(sites[-1].tile) if sites else crowd, (*names, starts), climb)

    def of_building(self, move: Move, price: str) -> OutcomeDetail:
        """Return what a building brings, or the next step of a pyramid, after its price unless that is ''."""
        _, tile, space = move
        costs = [Effect(price)] if price else []
        changes = effects_of(self._choice, tile, space, self._words, self._brush)
        return OutcomeDetail(self._house(tile), (*costs, *changes))

    def of_softening(self, how: int) -> Detail:
        """Return the way of the gauge after the Gardens (1), the Library (2), both (3) or neither (0) soften a
        Trouble.
        """
        choice = self._choice
        climb = self._climb(self._outcomes.rise_of_softening(how))
        face = DOUBLE_TROUBLE if choice.state.stack[-1][2] > 1 else TROUBLE
        picture = self._house(LIBRARY if how & 2 else GARDENS) if how else _card(face)
        return self._outcome(picture, self._outcomes.of_softening(how), climb)

    def of_palace(self, *, is_seized: bool) -> Detail:
        """Return what becomes of the card that the Palace may take."""
        face = self._choice.tables.faces[self._choice.state.shown[0]]
        picture = self._house(PALACE) if is_seized else _card(face)
        words = self._outcomes.of_seizing() if is_seized else self._outcomes.of_letting()
        is_trouble = face in (TROUBLE, DOUBLE_TROUBLE)
        rise = 0 if is_seized else self._outcomes.rise_of_letting()
        return self._outcome(picture, words, self._climb(rise) if is_trouble else None)

    def of_pushing(self, other: int) -> Detail:
        """Return the gauge of an opponent that the Barracks raise, and the viewer's own."""
        square = self._choice.state.gauge[other]
        raised = text("offer-sa-re-note-gauge", now=square, then=square + 1)
        portrait = partial(_paint_player, self._words, other)
        return OutcomeDetail(portrait, (Effect(raised), Effect(self._outcomes.of_calming(other))))

    def of_lacking(self, site: SitePrice) -> Detail:
        """Return what a site lacks that cannot be paid for now."""
        return LackDetail(self._works, site)

    def of_keeping(self, kept: Sequence[int], lost: str) -> Detail:
        """Return what the Warehouses keep, and in words what is lost, '' for nothing."""
        return self._storing(kept, self._choice.room, [Effect(lost, "", _paint_loss, is_bad=True)] if lost else [])

    def of_swapping(self, step: Swapping) -> Detail:
        """Return what a Market gives and takes, or how that is chosen, beside the player from whose store it comes."""
        changes = []
        for key, sign, giver in (("give", -1, self._choice.seat), ("take", 1, step.rival)):
            moved = goods([max(0, sign * many) for many in step.amounts])
            words = text(f"outcome-sa-re-{key}", goods=moved) if moved else text(f"swap-sa-re-{key}")
            changes.append(Effect(words, "", partial(_paint_player, self._words, giver)))
        return OutcomeDetail(self._house(MARKET), tuple(changes), styles=_PLAIN_LINES)

    def of_chartering(self) -> Detail:
        """Return what a caravan is good for."""
        camel = partial(_paint_camel, self._brush, self._choice.seat)
        return OutcomeDetail(camel, (Effect(text("tray-sa-re-charter-foot")),))

    def of_finishing(self, rest: Rest) -> Detail:
        """Return what of the hand the Warehouses keep, and what is lost."""
        if not any(rest.lost):
            return self._storing(rest.kept, rest.room, [])
        kind = next(kind for kind, lost in enumerate(rest.lost) if lost)
        words = text("after-sa-re-lost", lost=goods(rest.lost))
        lost = Effect(words, "", token_picture(self._brush, kind), is_bad=True)
        return self._storing(rest.kept, rest.room, [lost])

    def _storing(self, kept: Sequence[int], room: int, lost: Sequence[Effect]) -> Detail:
        """Return what Warehouses with room for so many resources keep, then what is lost."""
        house = self._house(WAREHOUSE)
        words = text("after-sa-re-kept", kept=goods(kept), count=sum(kept), room=room)
        return OutcomeDetail(house, (Effect(words, "", house), *lost))

    def _outcome(self, picture: RoomPicture, words: str, climb: Climb | None) -> OutcomeDetail:
        """Return an outcome in words, with the way of the viewer's gauge if it has one."""
        is_bad = climb is not None and climb.then >= climb.red
        sign = self._crowd(self._choice.seat) if climb is not None else None
        return OutcomeDetail(picture, (Effect(words, "", sign, is_bad=is_bad),), climb)

    def _climb(self, rise: int) -> Climb:
        choice = self._choice
        now, red = choice.state.gauge[choice.seat], choice.tables.red
        return Climb(now, min(now + rise, red), red)

    def _house(self, tile: int) -> RoomPicture:
        return house_picture(self._brush, tile)

    def _crowd(self, seat: int) -> RoomPicture:
        return crowd_picture(self._brush, seat)


def _card(face: int) -> RoomPicture:
    """Return the picture of a season card."""
    return partial(_paint_card, f"sa-re/card-{FACES[face]}")


def _paint_card(name: str, canvas: Canvas, room: pygame.FRect) -> None:
    card = placed(room, room.height * _CARD_SHAPE, room.height)
    canvas.painting(name, card, radius=5)
    canvas.box(card, None, radius=5, line="ink", width=1.6)


def _paint_loss(canvas: Canvas, room: pygame.FRect) -> None:
    """Draw a cross on a light ground, to be seen on every answer."""
    canvas.disc(room.center, room.height * _CROSS * 0.6, "linen")
    canvas.icon("cross", room.center, room.height * _CROSS, "danger")


def _paint_camel(brush: Brush, seat: int, canvas: Canvas, room: pygame.FRect) -> None:
    brush.face(canvas, "camel", placed(room, room.width, room.width * _CAMEL_SHAPE), (("seat", seat + 1),))


def _paint_player(words: Words, seat: int, canvas: Canvas, room: pygame.FRect) -> None:
    """Draw the portrait of a player, or its seal."""
    if not paint_portrait(canvas, portrait_of(words.seats[seat], seat, canvas.portraits), room):
        paint_seal(canvas, seat, room.center, room.height * _SEAL)
