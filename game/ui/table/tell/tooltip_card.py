"""The card that explains the thing pointed at: its face enlarged, words, and related faces."""

from __future__ import annotations

from collections.abc import Callable
from itertools import starmap

import pygame

from game.rules.core.state import State
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.phrases import capitalized
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import About, Gallery
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out
from game.ui.drawing.text import SMALL, SUBHEADING
from game.ui.layout import around, first_fitting, placed, sheet_room, trim
from game.ui.table.areas import Areas
from game.ui.table.teach.coach import clear_place
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_FACE = 132.0
_WIDTH = 250.0
_WIDER = 1.0, 1.3, 1.6
"""How much wider the words may be, one after the other, where the card would be too high for its place; after that they
take the place of the enlarged face.
"""
_SMALL_FACE = 44.0
_ROW_GAP = 6.0
_ACROSS = 9
_PAD = 16.0


Placing = Callable[[Size], pygame.FRect]
"""A function that returns the place for an explanation of a given size."""


def draw_about(
    canvas: Canvas, brush: Brush, about: About, target: pygame.FRect, placing: Placing | None = None, top: float = 0.0
) -> pygame.FRect:
    """Draw an explanation beside `target`, wholly on the canvas and below `top` if it has room there, wider or without
    the face if need be, or where `placing` puts it; return its place.

    It goes away with the pointer, so the link to its rule is left to the enlarged explanation.
    """
    galleries = [gallery for gallery in about.galleries if gallery.faces]
    most = max((len(gallery.faces) for gallery in galleries), default=0)
    across = min(_ACROSS, most)
    least = max(_WIDTH * canvas.types.size, (_SMALL_FACE + 5) * across)
    face_high = brush.height(about.face, _FACE, about.extra, about.side) if about.face else 0.0
    shown_high = sum(gallery_height(canvas, brush, gallery) for gallery in galleries)
    beside_face = _FACE + _PAD if about.face else 0.0
    markup = "<br>".join(filter(None, (about.markup, about.press)))

    def laid(width: float, left_wide: float) -> tuple[Paragraph, Paragraph, float, pygame.FRect]:
        """Return title and words of a width, the room left of them for the face, and the place of the card."""
        title = lay_out(f"<b>{capitalized(about.title)}</b>", width, canvas.types, canvas.theme, SUBHEADING)
        words = lay_out(markup, width, canvas.types, canvas.theme, SMALL)
        high = max(face_high if left_wide else 0.0, title.height + words.height + 8 + shown_high) + 2 * _PAD
        size = left_wide + width + 2 * _PAD, high
        if placing is not None:
            return title, words, left_wide, placing(size)
        return title, words, left_wide, _beside(target, about.spared, size, canvas.size, top)

    ways = [(least * wider, beside_face) for wider in _WIDER] if placing is None else [(least, beside_face)]
    if placing is None and about.face:
        ways += [(least + beside_face, 0.0), ways[0]]
    title, words, left_wide, rect = first_fitting(
        starmap(laid, ways), lambda way: way[3].top >= top and not way[3].colliderect(target)
    )
    canvas.panel(rect, fill="linen", lift=20)
    if left_wide:
        place = placed(trim(rect, left=_PAD, top=_PAD), _FACE, face_high, 0.0, 0.0)
        brush.large(canvas, about.face, place, about.extra, about.side, spread=5, alpha=80)
    x = rect.left + _PAD + left_wide
    canvas.paragraph(title, (x, rect.top + _PAD - 3))
    y = rect.top + _PAD + title.height
    canvas.paragraph(words, (x, y))
    y += words.height + 8
    for gallery in galleries:
        draw_gallery(canvas, brush, gallery, x, y)
        y += gallery_height(canvas, brush, gallery)
    return rect


def gallery_height(shell: Shell | Canvas, brush: Brush, gallery: Gallery) -> float:
    """Return the height of small faces with their heading."""
    rows = -(-len(gallery.faces) // _ACROSS)
    heading = shell.types.line_height(SMALL) + 2 if gallery.heading else 0.0
    return heading + rows * _row(brush, gallery)


def _row(brush: Brush, gallery: Gallery) -> float:
    """Return the distance between rows of small faces."""
    return max(brush.height(shown.face, _SMALL_FACE) for shown in gallery.faces) + _ROW_GAP


def draw_gallery(canvas: Canvas, brush: Brush, gallery: Gallery, x: float, y: float) -> None:
    """Draw small faces in rows, the possible ones faded."""
    if gallery.heading:
        canvas.text(gallery.heading, (x, y), SMALL.bolder())
        y += canvas.types.line_height(SMALL) + 2
    for index, shown in enumerate(gallery.faces):
        row, column = divmod(index, _ACROSS)
        corner = x + column * (_SMALL_FACE + 5), y + row * _row(brush, gallery)
        place = around(corner, _SMALL_FACE, brush.height(shown.face, _SMALL_FACE), 0.0, 0.0)
        brush.face(canvas, shown.face, place, alpha=95 if shown.is_faded else 255)


def _beside(target: pygame.FRect, spared: pygame.FRect | None, wanted: Size, size: Size, top: float) -> pygame.FRect:
    """Return a rectangle clear of `target`, not above `top`: below a high target, above a low one, or else beside it,
    above `spared`.
    """
    (wide, high), (room_w, room_h) = wanted, size
    x = min(max(8.0, target.centerx - wide / 2), room_w - wide - 8)
    spared = target if spared is None else spared
    below, above = max(target.bottom, spared.bottom) + 12, min(target.top, spared.top) - 12 - high
    fits = [y for y in (below, above) if y >= top + 4 and y + high <= room_h - 4]
    if fits:
        prefers_below = target.centery < room_h * 0.45
        return pygame.FRect(x, fits[0] if prefers_below else fits[-1], wide, high)
    lowest = room_h - high - 8 if spared is target else spared.top - high
    y = max(8.0, min(max(top + 8, target.centery - high / 2), lowest))
    right = target.right + 14
    return pygame.FRect(right if right + wide < room_w - 4 else max(8.0, target.left - 14 - wide), y, wide, high)


class Explanations:
    """Draws explanations; the place of one for a thing reached by keys is cached."""

    def __init__(self, presenter: Presenter[State]) -> None:
        self._presenter = presenter
        self._last: tuple[tuple[tuple[float, ...], Size], pygame.FRect] | None = None
        """The last place, for a thing's place and the size of its words."""

    def forget(self) -> None:
        """Take note that things on the table have changed."""
        self._last = None

    def paint(self, canvas: Canvas, about: About, thing: pygame.FRect, areas: Areas, *, is_by_keys: bool) -> None:
        """Draw the explanation of a thing beside its place, below the bar.

        Keys can't be moved away as a pointer can, so where they led to the thing the explanation avoids answers, hand,
        log and usable things.
        """
        rect = trim(about.aside or thing, top=-12)

        def clear(size: Size) -> pygame.FRect:
            key = (tuple(rect), size)
            if self._last is None or self._last[0] != key:
                self._last = key, self._clear_place(canvas.size, areas, rect, size, about.spared)
            return self._last[1]

        draw_about(canvas, self._presenter.brush, about, rect, clear if is_by_keys else None, areas.bar.bottom)

    def _clear_place(
        self, window: Size, areas: Areas, thing: pygame.FRect, size: Size, spared: pygame.FRect | None
    ) -> pygame.FRect:
        presenter = self._presenter
        others = [(areas.actions, 9.0), (presenter.hand_place, 3.0), (areas.log, 3.0)]
        others += [(each.rect, 6.0 if each.is_usable else 0.3) for each in presenter.targets()]
        others += [(spared, 9.0)] if spared is not None else []
        room = sheet_room(window, areas.bar.bottom + 4)
        return clear_place([size], room, [thing.inflate(12, 12)], others)
