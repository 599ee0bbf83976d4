"""The board of the season: words over its cards, the pool, the unseen cards, and the darkness."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.locale import text
from game.rules.sare.tables import DOUBLE_TROUBLE, FACES, GOLD, TROUBLE
from game.ui.boards.sare.layout import Layout
from game.ui.boards.sare.odds import Odds, odds, percents, totals, unseen
from game.ui.boards.sare.scores import ICONS
from game.ui.boards.sare.targets import Fixture
from game.ui.boards.sare.words import PICTURES
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.text import Style
from game.ui.layout import Edge, abreast, around, cut, placed, standing, trim

_FIGURE = Style("sans", 16, bold=True, leading=1.1)
_CAPTION = Style("sans", 14, bold=True, leading=1.1)
_HEADING = Style("serif", 17, bold=True, leading=1.15)
_SMALL = Style("sans", 14, leading=1.15)
_MARK = 4.0
"""The width of the mark in a face's colour of the odds bar."""
_NIGHT = (18, 12, 44, 165)
"""The colour and opacity of the darkness."""
_GOODS = PICTURES[:3]
_POOL_NAME = 50.0
"""The room for the name of the pool before its tokens; larger words are left out once there are tokens."""
_UNREST = (TROUBLE, DOUBLE_TROUBLE)
_TOGETHER = (tuple(range(GOLD + 1)), _UNREST, *((face,) for face in range(DOUBLE_TROUBLE + 1, len(FACES))))
"""The kinds of cards that share a name: the resources, both kinds of Trouble, and each of the others."""
_CAPTION_ROOM = 25.0
"""The room for words below a pile; larger ones lie over its foot."""
_FAN_LEAST = 26.0
"""The least height of the unseen cards over words; smaller ones need the room."""
_AROUND = 14.0
"""How much wider than the unseen cards their ground is, so that the last name keeps off its edge."""
_GONE = 90
"""How much of a kind of card is seen of which none is left."""
_ALARM = (255, 158, 128)
"""The colour of what means revolt, on dark glass."""
_BETWEEN = 4.0
"""The least gap between the words above two piles."""
_PILES = ("double", "shoe", "discard", "dark", "removed", "gone")
"""The places of cards that have words over them."""


class SeasonPanel:
    """Draws the board of the season; `shows_odds` adds the chances of the next card, `has_unseen` the cards that are
    left, which an answer may show instead.
    """

    def __init__(self, layout: Layout, *, shows_odds: bool, has_unseen: bool) -> None:
        self.layout = layout
        self.has_unseen = has_unseen
        self.shows_odds = shows_odds
        self._odds: Odds | None = None
        self._is_counted = False

    @property
    def odds(self) -> Odds | None:
        """The odds of the next card for the viewer, counted once; None if they are not shown or no card can come."""
        if not self._is_counted:
            self._is_counted = True
            if self.shows_odds and self.layout.is_season:
                self._odds = odds(self.layout.view, self.layout.tables, self.layout.viewer)
        return self._odds

    def paint(self, canvas: Canvas, aimed: object) -> None:
        """Draw the board: darkness, words, pool, unseen cards, and the switch for the odds."""
        layout, places = self.layout, self.layout.places
        state = layout.state
        is_dark = layout.is_dark
        if is_dark and not places.is_painted:
            self._paint_night(canvas, places.season, [places.card(name).inflate(6, 46) for name in _PILES])
        lying = {item.id for item in layout.cards()}
        end = 0.0
        for name in _PILES:
            if places.is_painted and name not in lying:
                continue
            rect = places.card(name)
            key = f"board-sa-re-{name}"
            if name == "double" and state.double and not layout.is_swept:
                gains = layout.tables.double_gains[state.double[0]]
                key = "board-sa-re-double-last" if GOLD in gains else "board-sa-re-double-first"
            if name == "discard" and state.second and not layout.is_swept:
                key = "board-sa-re-second"
            if places.is_painted:
                self._paint_caption(canvas, rect, text(key))
                continue
            end = max(end, self._paint_head(canvas, rect, text(key), end))
        self._paint_pool(canvas)
        if self.has_unseen:
            self._paint_left(canvas, is_dark=is_dark)
        self._paint_toggle(canvas, is_aimed=aimed is Fixture.ODDS)
        if not layout.shows_supply:
            self._paint_disc(canvas, "supply", "", is_aimed=aimed is Fixture.SUPPLY)
            canvas.painting("sa-re/temple-small", places.card("supply").inflate(-3, -3))

    def _paint_head(self, canvas: Canvas, rect: pygame.FRect, words: str, end: float) -> float:
        """Draw the words above a pile, or below it where they would run into those before, which end at `end`.

        Return where they end, 0 for words below.
        """
        right = self.layout.places.season.right - _BETWEEN
        half = canvas.types.width(words, _SMALL) / 2
        middle = min(rect.centerx, right - half)
        is_above = end == 0.0 or middle - half >= end + _BETWEEN
        y = rect.top - 15 if is_above else rect.bottom + canvas.types.line_height(_SMALL) / 2 + 3
        canvas.text(words, (middle, y), _SMALL, "text_on_dark", align=0.5, middle=True)
        return middle + half if is_above else 0.0

    @staticmethod
    def _paint_night(canvas: Canvas, rect: pygame.FRect, taken: Sequence[pygame.FRect]) -> None:
        """Darken the board of the season within its edge, with a few stars, and the moon while nothing is `taken`."""
        rect = rect.inflate(-3.2, -3.2)
        real = canvas.display.px_rect(rect)
        veil = pygame.Surface(real.size, pygame.SRCALPHA)
        veil.fill(_NIGHT)
        canvas.surface.blit(veil, real.topleft)
        for index in range(60):
            x = rect.left + 5 + (index * 137 % 97) / 97 * (rect.width - 10)
            y = rect.top + 5 + (index * 61 % 53) / 53 * rect.height * 0.58
            if not any(each.collidepoint(x, y) for each in taken):
                canvas.disc((x, y), 0.9 + index % 3 * 0.5, "papyrus")
        side = rect.height * 0.15
        canvas.picture("night", around((taken[-1].centerx, rect.top + rect.height * 0.435 + side / 2), side))

    def _paint_caption(self, canvas: Canvas, card: pygame.FRect, words: str) -> None:
        """Write what a pile is on a plate below it, clear of the boat."""
        most = card.width + 56
        style = canvas.types.fitted(words, _CAPTION, most - 14)
        wide, high = canvas.types.width(words, style) + 16, canvas.types.line_height(style) + 4
        plate = standing((card.centerx, card.bottom + min(4.0 + high, _CAPTION_ROOM)), min(most, wide), high)
        barque = self.layout.places.card("barque")
        if plate.colliderect(barque) and card.right < barque.left:
            plate.right = barque.left
        elif plate.colliderect(barque):
            plate.left = barque.right
        canvas.glass(plate, radius=9, top=150, bottom=190)
        canvas.text(words, plate.center, style, "text_on_dark", align=0.5, middle=True, width=most - 10)

    def _paint_pool(self, canvas: Canvas) -> None:
        zone = self.layout.places.card("pool")
        if self.layout.places.is_painted:
            self._paint_deck(canvas)
            return
        canvas.box(zone, "nile", radius=9, line="gold", width=1.5)
        words = text("board-sa-re-pool")
        style = _HEADING.sized(_HEADING.size * min(1.0, _POOL_NAME / canvas.types.width(words, _HEADING)))
        if canvas.types.width(words, style) <= _POOL_NAME + 6 or not any(self.layout.state.pool):
            canvas.text(words, (zone.left + 10, zone.centery), style, "text_on_dark", middle=True)

    def _paint_deck(self, canvas: Canvas) -> None:
        """Write the amount of each resource in the pool on the side of the boat."""
        barque = self.layout.places.card("barque")
        y, room = barque.top + barque.height * 0.62, barque.width * 0.9 / 3
        for kind, number in enumerate(self.layout.state.pool):
            middle = barque.centerx + (kind - 1) * room
            plate = around((middle, y), min(62.0 * canvas.types.size, room - 2), 26.0)
            canvas.glass(plate, radius=13, top=150, bottom=190)
            icon = placed(trim(plate, left=4), 22, 22, 0.0)
            canvas.painting(_GOODS[kind], icon.inflate(6, 6), alpha=255 if number else 150)
            at = ((icon.right + plate.right) / 2, plate.centery)
            canvas.text(str(number), at, _FIGURE, "text_on_dark", align=0.5, middle=True)

    def _paint_left(self, canvas: Canvas, *, is_dark: bool) -> None:
        layout = self.layout
        left, every = unseen(layout.view, layout.tables), totals(layout.tables)
        chances = self.odds
        if layout.places.is_painted:
            self._paint_unseen(canvas, left, chances)
            return
        shares = percents(*(card.chance for card in chances.cards)) if chances else []
        for face in range(len(FACES)):
            rect = layout.places.left(face, len(FACES))
            canvas.box(rect, "limestone" if is_dark else "field", radius=6, line="panel_hairline", width=1.2)
            side = min(rect.height - 4, rect.width * 0.4)
            icon = placed(trim(rect, left=_MARK + 1), side, side, 0.0)
            canvas.picture(ICONS[face], icon, alpha=255 if left[face] else 80)
            words = f"{left[face]}/{every[face]}"
            y = rect.centery if chances is None else rect.centery - 8
            room = rect.right - icon.right - 4
            canvas.text(words, (icon.right + room / 2 + 2, y), _FIGURE, align=0.5, middle=True)
            if chances is not None:
                if chances.cards[face].chance:
                    mark, _ = cut(trim(rect, left=1, top=4, bottom=4), Edge.LEFT, _MARK)
                    canvas.box(mark, chances.hue(face), radius=2)
                colour = "danger" if chances.is_risky(face) else "text_soft"
                canvas.text(shares[face], (icon.right + room / 2 + 2, y + 17), _SMALL, colour, align=0.5, middle=True)

    def _paint_unseen(self, canvas: Canvas, left: Sequence[int], chances: Odds | None) -> None:
        """Draw the cards that are left, each kind in its column, over how likely each group is to come next."""
        places = self.layout.places
        zone = places.card("left")
        canvas.glass(zone.inflate(_AROUND, 4), radius=10, top=170, bottom=205)
        figures, captions = canvas.types.line_height(_FIGURE), canvas.types.line_height(_CAPTION)
        has_words = chances is not None and zone.height - figures - captions - 8 >= _FAN_LEAST
        lines = figures + (captions if has_words else 0.0)
        high = min(zone.height - lines - 8, 46.0)
        top = zone.top + (zone.height - high - lines - 8) / 2
        columns = [places.left(face, len(FACES)).move(0, top - zone.top) for face in range(len(FACES))]
        for face, column in enumerate(columns):
            self._paint_fan(canvas, column, high, face, left[face])
        cards = chances.cards if chances is not None else ()
        groups = _groups(chances)
        chances_of = [sum(cards[face].chance for face in faces) for faces in groups] if cards else []
        shares = percents(*chances_of, known=(0,)) if chances_of else [str(left[face]) for face in range(len(FACES))]
        y = top + 5 + high + figures / 2
        for faces, figure in zip(groups, shares, strict=True):
            room = columns[faces[0]].union(columns[faces[-1]])
            style = canvas.types.fitted(figure, _FIGURE, room.width)
            canvas.text(figure, (room.centerx, y), style, self._ink(faces, left), align=0.5, middle=True)
        for faces in _TOGETHER if has_words else ():
            room = columns[faces[0]].union(columns[faces[-1]])
            words = text("board-sa-re-goods" if len(faces) > len(_UNREST) else f"card-{FACES[faces[0]]}")
            style = canvas.types.fitted(words, _CAPTION, room.width + 4)
            if canvas.types.width(words, style) <= room.width + 10:  # the cards above say it too
                ink = self._ink(faces, left)
                canvas.text(words, (room.centerx, y + lines / 2), style, ink, align=0.5, middle=True)

    def _ink(self, faces: Sequence[int], left: Sequence[int]) -> Colour:
        """Return the colour of words below kinds of cards: pale where none is `left`, another where all are a risk."""
        if not any(left[face] for face in faces):
            return "text_on_dark_soft"
        chances = self.odds
        return _ALARM if chances is not None and all(map(chances.is_risky, faces)) else "text_on_dark"

    def _paint_fan(self, canvas: Canvas, column: pygame.FRect, high: float, face: int, many: int) -> None:
        """Draw so many cards of a kind, one over the other; a pale one where none is left."""
        wide = high * 0.76
        step = min(8.0, (column.width - wide - 3) / max(1, many - 1))
        shown = max(1, many)
        row, _ = cut(trim(column, top=4), Edge.TOP, high)
        for card in abreast(row, [wide] * shown, step - wide):
            alpha, line = (255, "ink") if many else (_GONE, "text_on_dark_soft")
            if face <= GOLD:
                if many:
                    canvas.box(card, "linen", radius=4, line=line, width=1.0)
                canvas.painting(_GOODS[face], placed(card, wide + 1, wide + 1), alpha=alpha)
            else:
                canvas.painting(f"season/{FACES[face]}", card, radius=4, alpha=alpha)
            if face > GOLD or not many:
                canvas.box(card, None, radius=4, line=line, width=1.0)

    def _paint_disc(self, canvas: Canvas, place: str, icon: str, *, is_aimed: bool) -> None:
        """Draw a round button on the stage."""
        rect = self.layout.places.card(place)
        canvas.disc(rect.center, rect.width / 2, "quiet_lit" if is_aimed else "quiet", line="panel_line", width=1.5)
        canvas.icon(icon, rect.center, rect.width * 0.66)

    def _paint_toggle(self, canvas: Canvas, *, is_aimed: bool) -> None:
        rect = self.layout.places.card("odds")
        if self.layout.places.is_painted:
            self._paint_disc(canvas, "odds", "eye" if self.shows_odds else "dice", is_aimed=is_aimed)
            return
        canvas.box(rect, "quiet_lit" if is_aimed else "quiet", radius=8, line="panel_line", grain=True)
        icon, words, room = "eye" if self.shows_odds else "dice", text("board-sa-re-odds"), rect.width - 38
        style = canvas.types.fitted(words, _CAPTION, room)
        if canvas.types.width(words, style) > room:
            canvas.icon(icon, rect.center, 22)
            return
        canvas.icon(icon, (rect.left + 18, rect.centery), 22)
        canvas.text(words, (rect.left + 33, rect.centery), style, middle=True)


def _groups(chances: Odds | None) -> list[tuple[int, ...]]:
    """Return the kinds of cards that share a figure: resources, and Trouble if both kinds are as dangerous; without
    chances, each has its own.
    """
    if chances is None:
        return [(face,) for face in range(len(FACES))]
    is_alike = chances.is_risky(TROUBLE) == chances.is_risky(DOUBLE_TROUBLE)
    unrest = [_UNREST] if is_alike else [(face,) for face in _UNREST]
    return [_TOGETHER[0], *unrest, *_TOGETHER[2:]]
