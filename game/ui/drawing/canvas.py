"""The surface that scenes draw on: logical pixels in, real pixels out."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise
from types import MappingProxyType

import pygame

from game.components.faces import Light
from game.ui.drawing import pictures as art
from game.ui.drawing import skin
from game.ui.drawing.paintings import Paintings
from game.ui.drawing.pictures import Pictures
from game.ui.drawing.richtext import Paragraph, lay_out
from game.ui.drawing.text import BODY, Style, Typesetter
from game.ui.drawing.theme import Rgb, Theme
from game.ui.layout import Edge, around, cut, placed
from game.ui.window.display import Display, Point, Size

Colour = str | Rgb
"""A theme colour by name, or red, green and blue."""


_layers: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
_LAYERS_KEPT = 3
GROUND = "ground"
"""The first part of the key of a layer that is dropped when another layer with this first part is drawn."""
_FOOT = 2.0
"""How far above its lower edge a painting that goes on below has its last whole row."""
_TITLE, _TITLE_MIDDLE = "common/title", (1240 / 2560, 0.5)
"""The painting behind every menu, and the point of it that stays in the middle of a narrow window."""
_FAR, _SOFT = 8, 0.05
"""The factor by which the backdrop is reduced before it is blurred below a table, and the radius, relative to its
height.
"""
RING = 18.0
"""How much wider and higher than a thing the focus ring around it is."""
_ARM, _LONGEST_ARM = 0.36, 36.0
"""The arm length of the focus ring's corners: a share of the shorter side, up to a limit."""
_ROLLED = 0.32
"""How far the rolled ends of a scroll reach beyond its papyrus, of their width."""


class Canvas:
    """A surface with a scale, a theme and fonts.

    Every position and length is in logical pixels unless its name says `pixels`. A canvas is made afresh for each
    frame, so it holds nothing from one frame to the next.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        display: Display,
        theme: Theme,
        types: Typesetter,
        pictures: Pictures,
        portraits: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.surface = surface
        self.display = display
        self.theme = theme
        self.types = types
        self.pictures = pictures
        self.portraits = portraits
        """The portraits that people have chosen, by name."""
        self.ground: Collection[object] = ()
        """The widgets that are part of the picture drawn first, and are not drawn again."""
        self.translucent: dict[skin.Translucent, None] = {}
        """The shadows, halos and panes drawn so far, in the order of drawing."""
        self.is_kept = False
        """Whether the surface still shows the same scene's last frame."""

    @property
    def size(self) -> Size:
        """The size of the canvas, at least 1280 x 720, or 800 x 1200 in a window taller than wide."""
        return self.display.size

    def colour(self, colour: Colour) -> Rgb:
        """Return a colour given by name or by its parts."""
        return self.theme[colour] if isinstance(colour, str) else colour

    def fill(self, colour: Colour) -> None:
        """Paint the whole canvas."""
        self.surface.fill(self.colour(colour))

    def dim(self, share: float = 0.45) -> None:
        """Darken everything drawn so far within the clip: 0 leaves it as it is, 1 makes it black."""
        level = round(255 * (1 - share))
        self.surface.fill((level, level, level), self.surface.get_clip(), pygame.BLEND_RGB_MULT)

    def shade(self, rect: pygame.FRect, share: float, *, radius: float = 0.0) -> None:
        """Darken the picture within `rect`, whose corners are rounded: 0 leaves it as it is, 1 makes it black."""
        level, real = round(255 * (1 - share)), self.display.px_rect(rect)
        self.surface.blit(
            skin.shade(real.size, self.display.px(radius) if radius else 0, level), real, None, pygame.BLEND_RGB_MULT
        )

    def box(
        self,
        rect: pygame.FRect,
        fill: Colour | None,
        *,
        radius: float = 8.0,
        line: Colour | None = None,
        width: float = 1.5,
        grain: bool = False,
    ) -> None:
        """Draw a rounded box: `fill` inside, edged by `line`, `width` thick; either is left out if it is None.

        `grain` draws papyrus fibres on the fill, where the theme has any.
        """
        inside = None if fill is None else self.colour(fill)
        outline = None if line is None else self.colour(line)
        texture, real = None, self.display.px_rect(rect)
        if grain and inside is not None and self.theme.grain:
            texture = skin.papyrus(inside, self.theme["ink"], real.size)
        px = self.display.px
        skin.box(
            self.surface,
            real,
            px(radius),
            inside,
            outline,
            px(width) if outline is not None else 0,
            texture,
        )

    def panel(self, rect: pygame.FRect, *, fill: Colour = "panel", lift: float = 14.0) -> None:
        """Draw a papyrus panel: soft shadow, fibres, an ink edge and a hairline inside it.

        The shadow reaches `lift` beyond the panel; with 0 there is none.
        """
        real = self.display.px_rect(rect)
        if lift:
            cast = real.move(0, self.display.px(lift / 4))
            self._cast(cast, lift, 10.0, "shadow", 90)
        self.box(rect, fill, radius=10.0, line="panel_line", width=1.6, grain=True)
        inner = rect.inflate(-9, -9)
        self.box(inner, None, radius=6.0, line="panel_hairline", width=1.0)

    def scroll(self, rect: pygame.FRect, roll: float, *, lift: float = 8.0) -> None:
        """Draw an open scroll: a strip of papyrus between two ends that are rolled up, each `roll` wide.

        Themes for easy reading have a plain panel instead.
        """
        if not self.theme.is_painted:
            self.panel(rect, fill="lit", lift=lift)
            return
        paper = rect.inflate(-roll, -2 * _ROLLED * roll)
        self._cast(self.display.px_rect(paper).move(0, self.display.px(lift / 3)), lift, 4.0, "shadow", 110)
        self.box(paper, "panel", radius=0.0, line="panel_line", width=1.0, grain=True)
        inner = paper.inflate(0, -6)
        for height in (inner.top, inner.bottom):
            self.line((inner.left, height), (inner.right, height), "panel_hairline")
        for edge in (Edge.LEFT, Edge.RIGHT):
            end, _ = cut(rect, edge, roll)
            self.shadow(end.inflate(0, -2 * _ROLLED * roll), spread=roll / 2, alpha=110)
            real = self.display.px_rect(end)
            tones = (self.theme[name] for name in ("sand", "wood", "panel_line"))
            self.surface.blit(skin.roll(real.size, *tones), real.topleft)

    def glass(
        self, rect: pygame.FRect, *, radius: float = 10.0, top: int = 214, bottom: int = 226, line: Colour | None = None
    ) -> None:
        """Draw a dark translucent box; its opacity runs from `top` to `bottom`, out of 255.

        Themes for easy reading have an opaque box with an edge instead.
        """
        if not self.theme.is_painted:
            self.box(rect, "backdrop", radius=radius, line=line or "text_on_dark_soft")
            return
        self.pane(rect, "glass", top, bottom, radius=radius)
        if line is not None:
            self.box(rect, None, radius=radius, line=line, width=1.2)

    def inlay(self, picture: pygame.Surface, rect: pygame.FRect) -> None:
        """Draw an opaque picture of real pixels at the top left of `rect`, with a shadow, round corners and an edge."""
        px = self.display.px
        self.shadow(rect, spread=16, radius=6.0, alpha=120)
        at = self.display.px_rect(rect).topleft
        skin.inlay(self.surface, picture, at, px(6.0), self.theme["panel_line"], px(1.6))

    def shadow(self, rect: pygame.FRect, *, spread: float = 8.0, radius: float = 6.0, alpha: int = 90) -> None:
        """Draw a soft shadow that reaches `spread` beyond a box, which must be drawn over it; `alpha` is out of 255."""
        self._cast(self.display.px_rect(rect), spread, radius, "shadow", alpha)

    def _cast(self, rect: pygame.Rect, spread: float, radius: float, colour: str, alpha: int) -> None:
        """Draw a shadow or a halo around a box in real pixels, and take note of it."""
        px = self.display.px
        self._draw_over(skin.Shadow((*rect.topleft, *rect.size), px(spread), px(radius), self.theme[colour], alpha))

    def pane(self, rect: pygame.FRect, colour: str, top: int, bottom: int, *, radius: float = 0.0) -> None:
        """Draw a translucent box of a theme colour; its opacity runs from `top` to `bottom`, out of 255."""
        real, px = self.display.px_rect(rect), self.display.px
        round_by = px(radius) if radius else 0
        self._draw_over(skin.Pane((*real.topleft, *real.size), round_by, self.theme[colour], top, bottom))

    def _draw_over(self, thing: skin.Translucent) -> None:
        thing.draw(self.surface)
        self.translucent[thing] = None

    def glow(self, rect: pygame.FRect, *, radius: float = 8.0, width: float = 3.0) -> None:
        """Mark `rect` as usable now: a golden halo with a bright rim."""
        if self.theme.is_painted:
            self._cast(self.display.px_rect(rect.inflate(width, width)), 9.0, radius + width, "glow", 235)
        self.box(rect.inflate(2 * width, 2 * width), None, radius=radius + width, line="focus", width=width + 1)

    def golden(self, rect: pygame.FRect, *, is_lit: bool = False) -> None:
        """Draw a button that may be pressed now: golden, with a halo; brighter while it `is_lit`."""
        real = self.display.px_rect(rect)
        self._cast(real, 8.0 if is_lit else 5.0, 9.0, "glow", 235)
        self.box(rect, "answer", radius=7)
        self.pane(rect, "linen", 255 if is_lit else 205, 90 if is_lit else 0, radius=7.0)
        self.box(rect, None, radius=7, line="amber", width=2.0)

    def ring(self, rect: pygame.FRect, *, radius: float = 8.0) -> None:
        """Draw the focus ring around `rect`, as corners only, because usable things have whole frames."""
        outer = rect.inflate(RING, RING)
        arm = min(_ARM * min(outer.size), _LONGEST_ARM)
        for colour, edge in (("linen", 0.0), ("nile", 1.7)):
            frame = outer.inflate(-2 * edge, -2 * edge)
            for x in (outer.left, outer.right - arm):
                for y in (outer.top, outer.bottom - arm):
                    with self.clip(pygame.FRect(x, y, arm, arm).inflate(-2 * edge, -2 * edge)):
                        self.box(frame, None, radius=radius + 9 - edge, line=colour, width=7.4 - 2 * edge)

    def line(self, start: Point, end: Point, colour: Colour, width: float = 1.0) -> None:
        """Draw a straight line; level and upright ones fall on whole real pixels."""
        scale = self.display.scale
        thick = self.display.px(width)
        x1, y1, x2, y2 = (round(v * scale) for v in (*start, *end))
        tone = self.colour(colour)
        if y1 == y2:
            self.surface.fill(tone, (min(x1, x2), y1 - thick // 2, abs(x2 - x1), thick))
        elif x1 == x2:
            self.surface.fill(tone, (x1 - thick // 2, min(y1, y2), thick, abs(y2 - y1)))
        else:
            self._slant((x1, y1), (x2, y2), tone, thick)

    def outline(self, corners: Sequence[Point], colour: Colour, width: float = 2.0, *, is_closed: bool = True) -> None:
        """Draw the sides of a polygon, or a line through `corners` from the first to the last."""
        scale, thick = self.display.scale, self.display.px(width)
        points = [(x * scale, y * scale) for x, y in corners]
        for start, end in pairwise([*points, points[0]] if is_closed else points):
            self._slant(start, end, self.colour(colour), thick)

    def polygon(self, corners: Sequence[Point], colour: Colour) -> None:
        """Draw a filled polygon with smooth sides."""
        scale, tone = self.display.scale, self.colour(colour)

        def draw(surface: pygame.Surface, points: list[Point]) -> None:
            pygame.draw.polygon(surface, tone, points)
            pygame.draw.aalines(surface, tone, True, points)

        self._draw_whole([(x * scale, y * scale) for x, y in corners], 4, draw)

    def _slant(self, start: Point, end: Point, tone: Rgb, thick: int) -> None:
        """Draw a smooth line between two points in real pixels."""

        def draw(surface: pygame.Surface, points: list[Point]) -> None:
            begin, finish = points
            pygame.draw.aaline(surface, tone, begin, finish, thick)

        self._draw_whole((start, end), 2 * thick + 4, draw)

    def _draw_whole(
        self, points: Sequence[Point], around: int, draw: Callable[[pygame.Surface, list[Point]], None]
    ) -> None:
        """Draw something smooth in the rectangle of points in real pixels, and half of `around` about it.

        pygame cuts a line at the clip and computes its slope afresh from there. It is therefore drawn whole beside the
        surface first, so that a part of a picture is the same as in the whole picture.
        """
        across, down = ([round(at[side]) for at in points] for side in (0, 1))
        box = pygame.Rect(min(across), min(down), max(across) - min(across), max(down) - min(down))
        box = box.inflate(around, around).clip(self.surface.get_rect())
        if not box.colliderect(self.surface.get_clip()):
            return
        beside = self.surface.subsurface(box).copy()
        draw(beside, [(x - box.left, y - box.top) for x, y in points])
        self.surface.blit(beside, box)

    def disc(
        self, centre: Point, radius: float, fill: Colour, *, line: Colour | None = None, width: float = 1.5
    ) -> None:
        """Draw a smooth disc."""
        self.box(around(centre, 2 * radius), fill, radius=radius, line=line, width=width)

    def text(
        self,
        text: str,
        at: Point,
        style: Style = BODY,
        colour: Colour = "text",
        *,
        align: float = 0.0,
        middle: bool = False,
        width: float | None = None,
    ) -> float:
        """Draw one line and return its width.

        `at` is its top left, or for `align` 0.5 its top middle, 1 its top right; with `middle` the line
        is centred on the height given. Wider than `width`, it ends in an ellipsis.
        """
        if width is not None:
            text = self.types.shorten(text, style, width)
        if not text:
            return 0.0
        surface = self.types.render(text, style, self.colour(colour))
        scale = self.display.scale
        x = at[0] * scale - surface.get_width() * align
        height = surface.get_height() if middle else self.types.line_height(style) * scale
        y = at[1] * scale - (height / 2 if middle else -(height - surface.get_height()) / 2)
        self.surface.blit(surface, (round(x), round(y)))
        return surface.get_width() / scale

    def rich(
        self, markup: str, rect: pygame.FRect, style: Style = BODY, colour: Colour = "text", *, align: float = 0.0
    ) -> Paragraph:
        """Wrap and draw rich text from the top of `rect`; return the wrapped paragraph."""
        paragraph = lay_out(markup, rect.width, self.types, self.theme, style, align=align)
        self.paragraph(paragraph, rect.topleft, colour)
        return paragraph

    def paragraph(self, paragraph: Paragraph, at: Point, colour: Colour = "text") -> None:
        """Draw rich text laid out before; lines outside the clip are left out, but letters may overhang their line."""
        clip = self.surface.get_clip()
        scale, high = self.display.scale, paragraph.line_height
        for item in paragraph.placed:
            y = at[1] + item.y
            if (y + 1.5 * high) * scale < clip.top or (y - 0.5 * high) * scale > clip.bottom:
                continue
            run = item.run
            if run.icon:
                side = paragraph.line_height * 0.86
                pad = (paragraph.line_height - side) / 2
                box = pygame.FRect(at[0] + item.x + pad, y + pad, side, side)
                shown = self.theme.icon(run.icon)
                if not self.picture(shown, box if shown == run.icon else box.inflate(-4, -4)):
                    self.icon(run.icon, box.center, side, colour)
                continue
            tone = self.colour(run.colour or colour)
            style = run.style(paragraph.style)
            if run.is_code:
                self.text(run.text, (at[0] + item.x, y + self._sunk(style, paragraph.style)), style, tone)
                continue
            self.text(run.text, (at[0] + item.x, y), style, tone)
            if run.rule:
                base = y + paragraph.line_height * 0.86
                self.line((at[0] + item.x, base), (at[0] + item.x + item.width, base), tone)

    def _sunk(self, style: Style, beside: Style) -> float:
        """Return how far a line must sink to stand on the base line of larger letters `beside` it."""
        types, scale = self.types, self.display.scale
        small, large = types.font(style), types.font(beside)
        free = types.line_height(beside) - types.line_height(style)
        higher = (large.get_ascent() - large.get_height() / 2) - (small.get_ascent() - small.get_height() / 2)
        return free / 2 + higher / scale

    def picture(self, name: str, rect: pygame.FRect, *, alpha: int = 255) -> bool:
        """Draw a drawing from art/ fitted into `rect` and centred; return False if there is none.

        A painted theme takes the painted picture of that name, if there is one. Raises FeluccaError as `Pictures.get`
        does.
        """
        if self.theme.is_painted and self.whole_painting(name, rect.inflate(2, 2), alpha=alpha):
            return True
        real = self.display.px_rect(rect)
        surface = self.pictures.get(name, real.size)
        if surface is None:
            return False
        surface.set_alpha(alpha)
        self.surface.blit(surface, surface.get_rect(center=real.center))
        return True

    def painting(
        self,
        name: str,
        rect: pygame.FRect,
        *,
        radius: float = 0.0,
        middle: Point = (0.5, 0.5),
        light: Light = "day",
        alpha: int = 255,
    ) -> bool:
        """Draw a painted picture that covers `rect`, its corners rounded; return False if there is none of that name.

        `middle` is the point that the picture is cut around, as shares of its width and height.
        """
        real = self.display.px_rect(rect)
        surface = self.pictures.painting(name, real.size, self.display.px(radius) if radius else 0, middle, light)
        if surface is None:
            return False
        surface.set_alpha(alpha)
        self.surface.blit(surface, real.topleft)
        return True

    def painting_foot(self, name: str, rect: pygame.FRect, foot: float) -> None:
        """Draw a painted picture that covers `rect` on down to `foot`, as it is a little above its lower edge."""
        real = self.display.px_rect(rect)
        high, above = self.display.px(foot - rect.bottom), self.display.px(_FOOT)
        surface = self.pictures.painting(name, real.size, 0)
        if surface is None or real.height <= above:
            return
        row = surface.subsurface((0, real.height - above, real.width, 1))
        self.surface.blit(pygame.transform.scale(row, (real.width, high + above)), (real.left, real.bottom - above))

    def whole_painting(self, name: str, rect: pygame.FRect, *, alpha: int = 255) -> bool:
        """Draw a painted picture as large as fits into `rect`; return False if there is none of that name."""
        shape = self.pictures.shape_of(name)
        if not shape or min(rect.size) < 1:
            return bool(shape)
        wide = min(rect.width, rect.height / shape)
        return self.painting(name, placed(rect, wide, wide * shape), alpha=alpha)

    def icon(self, name: str, centre: Point, side: float = 22.0, colour: Colour = "text") -> bool:
        """Draw an icon of the interface around `centre`; return False if there is none of that name."""
        surface = art.icon(name, self.display.px(side), self.colour(colour))
        if surface is None:
            return False
        scale = self.display.scale
        place = surface.get_rect(center=(round(centre[0] * scale), round(centre[1] * scale)))
        self.surface.blit(surface, place)
        return True

    @contextmanager
    def faded(self, strips: Sequence[tuple[pygame.FRect, bool]]) -> Iterator[None]:
        """Fade out the drawing of this block on `strips`, each towards its upper edge if its flag is set, or its lower
        one.

        Themes without grain are made for easy reading and fade nothing.
        """
        real = [(self.display.part(rect, self.surface), to_top) for rect, to_top in strips]
        grounds = [(self.surface.subsurface(box).copy(), box.topleft, to_top) for box, to_top in real]
        yield
        for ground, at, to_top in grounds if self.theme.grain else ():
            skin.fade(self.surface, ground, at, to_top=to_top)

    @contextmanager
    def coming(self, rect: pygame.FRect, share: float) -> Iterator[None]:
        """Draw the block's contents within `rect` at the opacity `share`, from 0 to 1."""
        box = self.display.part(rect, self.surface)
        before = self.surface.subsurface(box).copy() if share < 1 else None
        yield
        if before is not None:
            before.set_alpha(round(255 * (1 - share)))
            self.surface.blit(before, box)

    @contextmanager
    def clip(self, rect: pygame.FRect) -> Iterator[None]:
        """Draw only inside `rect` while the block runs."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.display.px_rect(rect).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def is_shown(self, rect: pygame.FRect) -> bool:
        """Return whether anything drawn in `rect` would be seen: whether the clip reaches into it."""
        return self.display.px_rect(rect).colliderect(self.surface.get_clip())

    def backdrop(self, painting: str = _TITLE, middle: Point = _TITLE_MIDDLE) -> None:
        """Draw the backdrop of a menu, by default the title; reading themes use a single colour.

        `middle` is the point of the painting, as shares of its width and height, that stays in the middle of a window
        of another shape.
        """
        self.layer(("backdrop", painting, middle), lambda canvas: canvas.paint_backdrop(painting, middle))

    def paint_backdrop(self, painting: str = _TITLE, middle: Point = _TITLE_MIDDLE) -> None:
        """Draw the backdrop as `backdrop` does, but without caching it."""
        size = self.surface.get_size()
        cover = Paintings().cover(painting, size, middle) if self.theme.grain else None
        if cover is None and self.theme.grain:
            cover = self.pictures.cover("backdrop", size)
        if cover is not None:
            self.surface.blit(cover, (0, 0))
            return
        self.fill("backdrop")

    def paint_table_top(self) -> None:
        """Draw the table top behind a board: the backdrop, darkened and far out of focus; one colour in reading themes.

        It shows only in the strips between board and panels, where sharp detail would look like part of the game.
        """
        width, height = self.surface.get_size()
        size = (max(1, width // _FAR), max(1, height // _FAR))
        cover = self.pictures.cover("backdrop", size) if self.theme.grain else None
        if cover is None:
            self.fill("backdrop")
            return
        soft = pygame.transform.gaussian_blur(cover, max(1, round(size[1] * _SOFT)))
        self.surface.blit(pygame.transform.smoothscale(soft, (width, height)), (0, 0))
        self.dim(0.45)

    def layer(self, key: tuple[object, ...], paint: Callable[[Canvas], None]) -> None:
        """Draw a full-canvas picture that `paint` makes once for each `key`, size and theme; it must fill the canvas.

        Only the three pictures drawn last are cached, and only one of those whose key begins with `GROUND`, so this
        suits pictures that stay the same from frame to frame.
        """

        def paint_at_once(canvas: Canvas) -> Iterator[None]:
            paint(canvas)
            return iter(())

        deque(self.layer_in_steps(key, paint_at_once), maxlen=0)

    def layer_in_steps(self, key: tuple[object, ...], paint: Callable[[Canvas], Iterator[None]]) -> Iterator[None]:
        """Draw a picture as `layer` does, but if it is new, first yield whenever `paint` does."""
        whole = (*key, self.theme.name, self.display, self.types.size)
        if whole not in _layers:
            size = self.surface.get_size()
            spare = next((each for each in _layers if key[0] == each[0] == GROUND), None)
            surface = _layers.pop(spare) if spare is not None else None
            if surface is None or surface.get_size() != size:
                surface = pygame.Surface(size, 0, 32)
            yield from paint(Canvas(surface, self.display, self.theme, self.types, self.pictures, self.portraits))
            _layers[whole] = surface
            while len(_layers) > _LAYERS_KEPT:
                _layers.popitem(last=False)
        _layers.move_to_end(whole)
        self.surface.blit(_layers[whole], (0, 0))
