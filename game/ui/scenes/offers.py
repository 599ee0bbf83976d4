"""Opponents to choose by one's chance against them: even, a stretch, relaxed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement

import pygame

from game.analysis.scale import Forecast
from game.locale import text
from game.match.opponents import MOST_STARS, opponents
from game.ui.boards.kit.portraits import paint_portrait, paint_stars
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out
from game.ui.drawing.text import SMALL, SMALLEST, SUBHEADING, Style
from game.ui.layout import Edge, cut, first_fitting, grid, trim
from game.ui.scenes.seat_choice import temper
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Pressable
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

KINDS = {"even": 0.5, "stretch": 0.35, "relaxed": 0.7}
"""The offers, and the chance to finish ahead that each aims at."""
_NEAR = 0.05
"""Chances that differ by less count as the same, so that characters come first."""
_ALIKE = 0.15
"""The spread of chances among opponents who are alike."""
_FIGURE = Style("serif", 30, bold=True, leading=1.1)
_STAR, _OVER_STARS = 14.0, 3.0
"""The side of a star at normal text size, and the room above and below the stars."""
_TEMPER = Style("sans", 14.5, italic=True, leading=1.2)
_PAD = 10.0
_FACES, _NARROW = 0.36, 0.24
"""The share of a card's width that the faces take, and where words need the room."""
_WORDS = ((22.0, 30.0, 15.5), (20.0, 26.0, 15.0), (18.0, 22.0, 14.0), (16.0, 18.0, 14.0))
"""The sizes of title, figure and names: the first that fit are taken."""


@dataclass(frozen=True, slots=True)
class Lineup:
    """Levels to play against, and the mean chance to finish ahead of one of them."""

    kind: str
    levels: tuple[str, ...]
    chance: Forecast


def offers(chances: Mapping[str, Forecast], seats: int, turn: int) -> list[Lineup]:
    """Return offers of `seats` opponents each, all different if there are enough; no two offers have the same
    opponents.

    The opponents are those whose mean chance is nearest to the aim of the offer; among equals, those of similar
    strength, then characters; never one that plays at random. `turn` is the number of games behind the chances: after
    each, others come first. Where no opponents come near an aim, the offers found are named by their chances all the
    same: a relaxed one is never harder than an even one, nor this than a stretch.
    """
    known = opponents()
    rated = [level for level in known if level in chances and known[level].player != "random"]
    if not rated or not seats:
        return []
    first = turn % len(rated)
    order = [*rated[first:], *rated[:first]]
    pick = combinations if len(rated) >= seats else combinations_with_replacement
    teams = [(levels, [chances[level].value for level in levels]) for levels in pick(order, seats)]
    found: list[Lineup] = []
    for kind, aim in KINDS.items():

        def away(team: tuple[tuple[str, ...], list[float]], aim: float = aim) -> tuple[int, int, int]:
            levels, values = team
            plain = sum(not known[level].is_character for level in levels)
            return int(abs(sum(values) / seats - aim) / _NEAR), int((max(values) - min(values)) / _ALIKE), plain

        taken = [{*each.levels} for each in found]
        left = [team for team in teams if {*team[0]} not in taken]
        if left:
            levels = min(left, key=away)[0]
            found.append(Lineup(kind, levels, _mean([chances[level] for level in levels])))
    kinds = sorted((each.kind for each in found), key=lambda kind: KINDS[kind])
    named = dict(zip(kinds, sorted(found, key=lambda each: each.chance.value), strict=True))
    return [replace(named[kind], kind=kind) for kind in KINDS if kind in named]


def _mean(some: Sequence[Forecast]) -> Forecast:
    """Return the mean of some chances and of the ends of their intervals."""
    values, lows, highs = zip(*((one.value, one.low, one.high) for one in some), strict=True)
    return Forecast(sum(values) / len(some), sum(lows) / len(some), sum(highs) / len(some))


class OfferCard(Pressable):
    """An offer: the faces of the opponents, their names, and the chance with its interval if it `is_known`."""

    def __init__(
        self,
        shell: Shell,
        offer: Lineup,
        names: Sequence[str],
        on_press: Callback,
        *,
        is_known: bool,
        is_chosen: bool,
    ) -> None:
        """`names` are the names of the opponents."""
        super().__init__(shell, on_press, name=f"offer-{offer.kind}")
        self.offer = offer
        self._names = text("offer-names", names=", ".join(names))
        self._is_known = is_known
        self._is_chosen = is_chosen

    @property
    def _share(self) -> str:
        return text("percent", count=round(100 * self.offer.chance.value)) if self._is_known else ""

    @property
    def _range(self) -> str:
        low, high = round(100 * self.offer.chance.low), round(100 * self.offer.chance.high)
        return text("offer-range", low=low, high=high) if self._is_known else ""

    def accessible(self) -> Accessible | None:
        """Describe the widget as a button that is selected while these opponents sit at the table."""
        only = self._only
        stars = text("spoken-stars", stars=opponents()[only].stars, most=MOST_STARS) if only else ""
        words = " ".join(filter(None, (self._names, self._share, self._range, stars, temper(only))))
        name = text(f"offer-{self.offer.kind}")
        return Accessible(Role.BUTTON, name, words, is_on=self._is_chosen or None, can_press=True)

    def measure(self, width: float) -> Size:
        """Return the full width and the height at which the words have their usual size."""
        _, room = self._split(pygame.FRect(0, 0, width, 0), _FACES)
        return width, self._words(room.width, *_WORDS[0], is_whole=True).height + 2 * _PAD

    @property
    def _only(self) -> str:
        """The level of the only opponent, '' if there are more."""
        return self.offer.levels[0] if len(self.offer.levels) == 1 else ""

    def _split(self, rect: pygame.FRect, share: float) -> tuple[pygame.FRect, pygame.FRect]:
        """Return the rooms of the faces and of the words."""
        inner = rect.inflate(-2 * _PAD, -2 * _PAD)
        return cut(inner, Edge.LEFT, min(rect.width * share, 108.0), 12)

    def _words(self, width: float, title: float, figure: float, names: float, *, is_whole: bool = False) -> _OfferWords:
        """Return the words laid out at some sizes of title, figure and names; an offer that `is_whole` has the stars
        and the temper of its only opponent, too.
        """
        types, theme = self.shell.types, self.shell.theme
        titles = [text(f"offer-{kind}") for kind in KINDS]
        longest = max(titles, key=lambda each: types.width(each, SUBHEADING))
        head = types.fitted(longest, SUBHEADING.sized(title), width)
        share = _FIGURE.sized(figure)
        high = types.line_height(head) + (types.line_height(share) if self._is_known else 0.0)
        only = self._only if is_whole else ""
        stars = _STAR * types.size if only and opponents()[only].stars else 0.0
        about = lay_out(temper(only), width, types, theme, _TEMPER)
        return _OfferWords(
            head,
            types.width(longest, head),
            share,
            lay_out(self._names, width, types, theme, SMALL.sized(names)),
            high,
            stars,
            about,
        )

    def draw_self(self, canvas: Canvas) -> None:
        """Draw faces on the left and words on the right, with a broad edge while these opponents are chosen."""
        rect, types = self.rect, canvas.types
        canvas.shadow(rect, spread=10, radius=10)
        canvas.box(rect, "lit" if self._is_chosen or self.is_lit else "panel", radius=10, grain=True)
        edge, thick = ("primary", 4.0) if self._is_chosen else ("panel_line", 1.6)
        canvas.box(rect, None, radius=10, line=edge, width=thick)
        most = rect.height - 10
        faces, room = self._split(rect, _FACES)

        def fits(words: _OfferWords) -> bool:
            beside = types.width(self._share, words.figure) + 8 + types.width(self._range, SMALL.sized(SMALLEST))
            return words.height <= most and max(beside, words.width) <= room.width

        tried = (self._words(room.width, *sizes, is_whole=is_whole) for is_whole in (True, False) for sizes in _WORDS)
        words = first_fitting(tried, fits)
        if words.height > most or words.width > room.width:
            faces, room = self._split(rect, _NARROW)
            size, (title, figure, names) = max(1.0, types.size), _WORDS[-1]
            small = (
                self._words(room.width, title / by, figure / by, names / by, is_whole=is_whole)
                for is_whole in (True, False)
                for by in (1.0, (1 + size) / 2, size)
            )
            words = first_fitting(small, lambda words: words.height <= most and words.width <= room.width)
        levels = [opponents()[level] for level in self.offer.levels]
        for level, place in zip(levels, grid(faces, len(levels), faces.height, len(levels), (3, 0)), strict=True):
            if paint_portrait(canvas, level.portrait, place, radius=6):
                canvas.box(place, None, radius=6, line="panel_hairline", width=1.2)
        y = max(rect.top + 4, room.centery - words.height / 2)
        canvas.text(text(f"offer-{self.offer.kind}"), (room.left, y), words.title, width=room.width)
        if self._is_known:
            line = types.line_height(words.figure)
            top = y + words.head - line
            drawn = canvas.text(self._share, (room.left, top), words.figure, "primary")
            left = room.width - drawn - 8
            style = types.fitted(self._range, SMALL, left)
            at = (room.left + drawn + 8, top + line * 0.56)
            canvas.text(self._range, at, style, "text_soft", middle=True, width=left)
        with canvas.clip(trim(rect, bottom=3)):
            canvas.paragraph(words.names, (room.left, y + words.head))
            y += words.head + words.names.height
            if words.stars:
                paint_stars(
                    canvas, opponents()[self._only].stars, (room.left, y + words.stars / 2 + _OVER_STARS), words.stars
                )
            if words.about.placed:
                canvas.paragraph(words.about, (room.left, y + words.stars_height), "text_soft")


@dataclass(frozen=True, slots=True)
class _OfferWords:
    """The words of an offer: the style of the title, the width of the longest title, the style of the figure, the
    names, the height above these, the side of a star, 0 without stars, and the temper of an only opponent.
    """

    title: Style
    width: float
    figure: Style
    names: Paragraph
    head: float
    stars: float
    about: Paragraph

    @property
    def stars_height(self) -> float:
        """The height of the row of stars with the room around it."""
        return self.stars + 2 * _OVER_STARS if self.stars else 0.0

    @property
    def height(self) -> float:
        """The height of all words."""
        return self.head + self.names.height + self.stars_height + (self.about.height if self.about.placed else 0.0)
