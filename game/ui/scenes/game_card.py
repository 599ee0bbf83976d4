"""Cards for choosing a game: its picture, with words about it below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.locale import text
from game.registry import ENTRIES
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import spoken
from game.ui.drawing.text import SMALL, SUBHEADING
from game.ui.layout import Edge, bounded, cut, placed, trim
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Pressable, Widget
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Change
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_PAD, _RADIUS = 14.0, 10.0
_TICK = 14.0
"""The radius of the tick on the chosen card."""
_UNCHOSEN = 0.28
"""How much darker the picture of a game is that isn't chosen."""
_LEAST = 70.0
"""The least height of the picture above the words."""
_BESIDE = 0.36
"""The share of a wide card taken by the picture on its left."""
_WIDE = 480.0
"""From this width on, at normal text size, the picture stands beside the words."""
_MIDDLE = (0.5, 0.58)
"""The part of the picture that always stays visible."""
_BETWEEN, _APART = 14.0, 24.0
"""The room between two cards, and between the cards and the rest."""
_BROADEST, _SLIMMEST = 380.0, 220.0
"""The greatest width of cards beside the rest at normal text size, and the least that the rest may leave them."""
TALL = 1.1
"""In a window with at least this ratio of height to width, the cards stand above the rest."""
_ABOVE, _MOST = 0.36, 0.5
"""The share of the height that they take there, and the most if their words need more."""
_LOWEST, _HIGHEST = 104.0, 300.0
"""The least and the greatest height of a card there."""


@dataclass(frozen=True, slots=True)
class CardText:
    """The texts on a card: `words` below the title, `seats` beside it, and the `problem` because of which the game
    cannot be chosen, '' if it can.
    """

    words: str
    seats: str = ""
    problem: str = ""


def description(game: str, seats: Sequence[int]) -> CardText:
    """Return the description of a game and its number of players."""
    low, high = min(seats), max(seats)
    count = text("new-seats", low=low, high=high) if low != high else text("new-seats-exactly", count=low)
    return CardText(text(f"game-{game}-about"), count)


def game_column(
    shell: Shell, games: Sequence[str], chosen: str, choose: Callable[[str], Change | None], area: pygame.FRect,
    about: Callable[[str], CardText], *, needed: float = 0.0,
) -> tuple[Widget, pygame.FRect]:  # fmt: skip
    """Return a card for each game at the left of `area`, or on top in a tall window, and the room they leave.

    Where descriptions find no room, only the chosen game has one. The cards are slimmer if the rest is `needed` wide,
    at normal text size.
    """
    many, is_tall = max(1, len(games)), shell.display.size[1] > shell.display.size[0] * TALL
    beside = area.width
    if not is_tall:
        size = shell.types.size
        beside = min(_BROADEST * size, area.width * 0.36, max(_SLIMMEST * size, area.width - _APART - needed * size))

    def card(game: str, high: float, *, is_brief: bool = False) -> GameCard:
        return GameCard(
            shell, game, about(game), partial(choose, game), is_chosen=game == chosen, height=high, is_brief=is_brief
        )

    above, between = area.height, _BETWEEN * (many - 1)
    if is_tall:
        cards = [card(game, _LOWEST) for game in games]
        least = max((each.measure(beside)[1] for each in cards), default=0.0) * many + between
        above = min(max(least, min(above * _ABOVE, _HIGHEST * many)), above * _MOST)
    column = ScrollArea(shell, gap=_BETWEEN, pad=0)
    place, rest = cut(area, Edge.TOP, above, _APART) if is_tall else cut(area, Edge.LEFT, beside, _APART)
    column.place(place)
    cards = [card(game, (above - between) / many) for game in games]
    if column.wanted(cards, beside) > above + 0.5:
        brief = {game: card(game, 0.0, is_brief=True) for game in games if game != chosen}
        left = above - between - sum(each.measure(beside)[1] for each in brief.values())
        cards = [brief.get(game) or card(game, left) for game in games]
    column.fill(cards)
    return column, rest


class GameCard(Pressable):
    """A game to choose: its picture, title, number of players and description."""

    def __init__(
        self,
        shell: Shell,
        game: str,
        about: CardText,
        on_press: Callback,
        *,
        is_chosen: bool,
        height: float = 0.0,
        is_brief: bool = False,
    ) -> None:
        """`height` is the least height of the card; a brief card has no description."""
        super().__init__(shell, on_press, name=f"game-{game}", tooltip=about.problem)
        self._is_chosen = is_chosen
        self._game = game
        self._height = height
        self.is_enabled = not about.problem
        ink = "text" if self.is_enabled else "disabled"
        self._title = Label(shell, text(f"game-{game}"), SUBHEADING, ink)
        self._count = Label(shell, about.seats, SMALL, "text_soft" if self.is_enabled else ink)
        self._about = Label(shell, about.words, SMALL, ink)
        self._is_brief = is_brief and not about.problem
        self.plate = 0.0
        """The least height of the plate with the words, so that those of cards in a row are alike."""

    def _is_wide(self, width: float) -> bool:
        return width >= _WIDE * self.shell.types.size

    def accessible(self) -> Accessible | None:
        """Describe the widget as a button that is selected while the game is chosen."""
        found = self.said(Role.BUTTON, self._title.markup, can_press=True)
        words = spoken("<br>".join((self._count.markup, self._about.markup, self.tooltip)))
        return replace(found, description=words, is_on=self._is_chosen or None)

    def _words_width(self, width: float) -> float:
        return (width * (1 - _BESIDE) if self._is_wide(width) else width) - 2 * _PAD

    def _head(self, width: float) -> float:
        """Return the height of the title with the number of players beside it, or below it if space is short."""
        room = self._words_width(width)
        (title, high), (count, low) = self._title.measure(room), self._count.measure(room)
        if not self._count.markup:
            return high
        return max(high, low) if title + count + _PAD <= room else high + low

    def words_height(self, width: float) -> float:
        """Return the height of the plate with the words on a card of a width."""
        about = 0.0 if self._is_brief else self._about.measure(self._words_width(width))[1]
        return max(self.plate, self._head(width) + about + 2 * _PAD - 8)

    def measure(self, width: float) -> Size:
        """Return the size of the words with the picture above or beside them."""
        words = self.words_height(width)
        return width, max(self._height, words if self._is_wide(width) else words + _LEAST)

    def _plate(self) -> pygame.FRect:
        """Return the place of the words on the picture."""
        rect = self.rect
        if self._is_wide(rect.width):
            return cut(rect, Edge.RIGHT, rect.width * (1 - _BESIDE))[0]
        return cut(rect, Edge.BOTTOM, self.words_height(rect.width))[0]

    def _place_words(self, plate: pygame.FRect) -> None:
        room, head = self._words_width(self.rect.width), self._head(self.rect.width)
        words = placed(trim(plate, left=_PAD), room, self.words_height(self.rect.width), 0.0).move(0, _PAD - 5)
        high, (wide, low) = self._title.measure(room)[1], self._count.measure(room)
        title, below = cut(words, Edge.TOP, high)
        self._title.place(title)
        is_beside = head < high + low
        self._count.place(placed(title, wide, low, 1.0).move(0, 2) if is_beside else cut(below, Edge.TOP, low)[0])
        self._about.place(cut(trim(words, top=head), Edge.TOP, self._about.measure(room)[1])[0])

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the picture, and the words on a plate; the chosen card has a tick, and a broad edge in the colour of the
        Nile.
        """
        rect, plate = self.rect, self._plate()
        self._place_words(plate)
        is_wide = self._is_wide(rect.width)
        picture = bounded(rect, right=plate.left) if is_wide else bounded(rect, bottom=plate.top + _RADIUS)
        alpha = 255 if self.is_enabled else 90
        lit = self._is_chosen or (self.is_hovered and self.is_enabled)
        fill = "lit" if lit else "panel"
        canvas.shadow(rect, spread=10, radius=_RADIUS)
        if not self.is_enabled:
            canvas.box(rect, fill, radius=_RADIUS)
        if not canvas.painting(f"common/game-{self._game}", picture, radius=_RADIUS, middle=_MIDDLE, alpha=alpha):
            canvas.box(rect, fill, radius=_RADIUS)
            side = min(picture.size) * 0.8
            canvas.picture(ENTRIES[self._game].emblem, placed(picture, side, side), alpha=alpha)
        elif not lit and self.is_enabled and canvas.theme.is_painted:
            canvas.shade(picture, _UNCHOSEN, radius=_RADIUS)
        with canvas.clip(plate):
            canvas.box(rect, fill, radius=_RADIUS, grain=True)
        if plate.left == rect.left:
            canvas.line(plate.topleft, plate.topright, "panel_line", 1.6)
        else:
            canvas.line(plate.topleft, plate.bottomleft, "panel_line", 1.6)
        line, width = ("primary", 4.0) if self._is_chosen else ("panel_line", 1.6)
        canvas.box(rect, None, radius=_RADIUS, line=line, width=width)
        if self._is_chosen:
            at = rect.right - _TICK - 8, rect.top + _TICK + 8
            canvas.disc(at, _TICK, "primary", line="linen", width=1.6)
            canvas.icon("check", at, 1.25 * _TICK, "linen")
        for part in (self._title, self._count, *(() if self._is_brief else (self._about,))):
            part.draw(canvas)
