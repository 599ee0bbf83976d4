"""The worst lie on blue glass: the hidden pieces as they could be, and the events that then follow, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.locale import text
from game.match.seats import Seat
from game.puzzles.worst_lie import LieStep, WorstLie
from game.rules.core.state import State
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.regions import Region
from game.ui.boards.kit.seat_head import paint_face
from game.ui.boards.kit.values import SeatPanel
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out, spoken
from game.ui.drawing.text import Style
from game.ui.table.teach.coach import Weighted, clear_place
from game.ui.table.teach.teacher import SolvingTable
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.window.display import Size

_TITLE, _ASIDE = Style("serif", 21, bold=True, leading=1.15), Style("sans", 14.5, leading=1.2)
_WORDS = Style("sans", 15, leading=1.2)
_PAD, _GAP, _ABOVE = 14.0, 10.0, 5.0
"""The margin of the glass, the room between two blocks, and that above the words of one."""
_FACES = 64.0
"""The height of the pictures of a block."""
_LEAST, _FACE = 132.0, 13.0
"""The least width of a block at normal text size, and the radius of a number or a face."""
_LARGE = 25.0
"""The radius of a face that stands alone."""
_MOST_FACES, _MOST_STEPS, _FAR = 6, 3, 14
"""The most faces of a block, the most steps told, and the decisions after the wrong one that are looked at for them."""
_WIDER = 1.0, 1.3
"""The widths of a block to choose from, of the least."""
_CROSS = 34.0
"""The width of the cross beside the price."""
_MARKED = 34.0
"""The room on both sides of a lit thing together, for its dashed frame and its cross."""
_HAND = "hand"


@dataclass(frozen=True, slots=True)
class StoryPart:
    """A part of the story: its words, the faces of its pieces, and the acting seat (-1 for none).

    `number` is the number of the step, 0 for the hidden pieces and for the price.
    """

    words: str
    faces: tuple[str, ...]
    seat: int = -1
    number: int = 0
    is_price: bool = False
    said: str = ""
    """The spoken names of pieces that are only shown as pictures."""


def story(lie: WorstLie[State], presenter: Presenter[State], seats: Sequence[Seat]) -> list[StoryPart]:
    """Return a worst lie as blocks: hidden pieces, if any, the first steps from the wrong answer on, and the price."""
    first, *others = lie.wrong.steps
    steps = [StoryPart(text("lie-you", move=presenter.say(first.move)), _faces(first, presenter, lie.seat), lie.seat)]
    for step in (first, *others[:_FAR]):
        for line in presenter.sentences(step.facts):
            if line.weight and line.seat >= 0 and (step is not first or line.seat != lie.seat):
                markup = line.markup.replace("<danger>", "").replace("</danger>", "")  # too dark for the glass
                steps.append(StoryPart(markup, _faces(step, presenter, line.seat), line.seat))
    hidden = _hidden(lie, presenter, seats)
    numbered = [replace(each, number=number) for number, each in enumerate(steps[:_MOST_STEPS], 1)]
    return [*([hidden] if hidden is not None else []), *numbered, StoryPart(_price(lie), (), is_price=True)]


def _faces(step: LieStep, presenter: Presenter[State], seat: int) -> tuple[str, ...]:
    """Return the faces of the pieces that a player gained or lost in a step."""
    moved = presenter.pictures(step.facts)
    return tuple(each.shown.face for each in moved if each.seat == seat)[:_MOST_FACES]


def _hidden(lie: WorstLie[State], presenter: Presenter[State], seats: Sequence[Seat]) -> StoryPart | None:
    """Return what the hand of the next player holds in secret, or else the pieces that are drawn next."""
    words, zones = presenter.words, presenter.game.zones
    actors = [step.seat for step in lie.wrong.steps if step.seat not in (lie.seat, -1)]
    hands = {zones[each.zone].owner: each.pieces for each in lie.hidden if zones[each.zone].kind == _HAND}
    owner = next((seat for seat in actors if seat in hands), -1)
    if owner >= 0:
        faces = tuple(words.face(piece) for piece in hands[owner])
        title = text("lie-hand", name=seats[owner].name)
        return StoryPart(title, faces[:_MOST_FACES], owner, said=words.pieces(hands[owner]))
    drawn = [name for step in lie.wrong.steps[:8] for name in step.drawn]
    universe = presenter.game.universe
    pieces = [universe.id(name) for name in drawn]
    faces = tuple(words.face(piece) for piece in pieces)
    return StoryPart(text("lie-draws"), faces[:_MOST_FACES], said=words.pieces(pieces)) if faces else None


def _price(lie: WorstLie[State]) -> str:
    """Return both ends in words; of two ties the points say nothing."""

    def pair(scores: Sequence[int]) -> dict[str, int]:
        mine = scores[lie.seat]
        return {"mine": mine, "theirs": max(score for seat, score in enumerate(scores) if seat != lie.seat)}

    wrong, right = pair(lie.wrong.scores), pair(lie.right.scores)
    if len(lie.right.winners) == 1 and all(scores["mine"] == scores["theirs"] for scores in (wrong, right)):
        return text("lie-price-tied", mine=wrong["mine"])
    key = "lie-price" if len(lie.right.winners) == 1 else "lie-price-shared"
    return text(key, mine=wrong["mine"], theirs=wrong["theirs"], own=right["mine"], others=right["theirs"])


class LieGlass(Widget):
    """The worst lie on blue glass, placed where it covers least of the position, above all of the places `lit`."""

    def __init__(self, table: SolvingTable, brush: Brush, lie: WorstLie[State], lit: Sequence[pygame.FRect]) -> None:
        super().__init__(table.shell, name="lie-glass")
        self._brush = brush
        self._seats = table.seats
        self.blocks = story(lie, table.presenter, table.seats)
        self.told = " ".join([text("lie-title"), text("lie-aside"), *(self._told(each) for each in self.blocks)])
        """The whole text of the glass, for speech."""
        self._across = 1
        """The number of columns."""
        self.place(self._free_place(table, lit, lie.seat))

    def accessible(self) -> Accessible | None:
        """Describe the widget as a group of sentences."""
        parts = tuple(Accessible(Role.TEXT, spoken(self._told(each))) for each in self.blocks)
        return Accessible(Role.GROUP, text("lie-title"), text("lie-aside"), parts=parts)

    def _told(self, block: StoryPart) -> str:
        """Return a block in words, with the names of the hidden pieces."""
        return text("lie-told", title=block.words, pieces=block.said) if block.said else block.words

    def _free_place(self, table: SolvingTable, lit: Sequence[pygame.FRect], seat: int) -> pygame.FRect:
        """Return the place that covers least: nothing that is lit or that the reader still needs, then as few things
        as possible, those of the reader last.
        """
        areas, size, presenter = table.areas, table.size, table.presenter
        top = areas.bar.bottom + 6
        room = pygame.FRect(6, top, size[0] - 12, size[1] - top - 6)
        others: list[Weighted] = [(each.inflate(_MARKED, _MARKED), 1000.0) for each in lit]
        others += [(areas.actions, 400.0), (table.taken, 400.0)]
        others += [(each.inflate(8, 8), 60.0) for each in (areas.hand, areas.log, *presenter.sign_places(seat))]
        for each in presenter.targets():
            spot = presenter.regions.spot(each.thing)
            if spot.region is Region.SEAT and isinstance(each.thing, SeatPanel):
                others.append((each.rect, 12.0 if spot.seat == seat else 1.5))
            else:
                others.append((each.rect, 1.0 if each.is_empty else 3.0 if spot.region is Region.SEAT else 4.0))
        others += [(each, 3.0) for each in presenter.counter_areas().values()]
        many = len(self._steps)
        shapes = {self._size(across, wider): across for wider in _WIDER for across in range(many, min(many, 2) - 1, -1)}
        fitting = [each for each in shapes if each[0] <= room.width and each[1] <= room.height]
        place = clear_place(fitting or [min(shapes, key=lambda each: each[1])], room, [], others)
        self._across = shapes[min(shapes, key=lambda each: abs(each[0] - place.width) + abs(each[1] - place.height))]
        return place

    def _size(self, across: int, wider: float) -> Size:
        """Return the size of the glass with so many columns, each `wider` times the least width."""
        wide = across * _LEAST * self.shell.types.size * wider + (across - 1) * _GAP + 2 * _PAD
        return wide, self._head + sum(each + _GAP for each in self._heights(across, wide)) + self._foot(wide) + _PAD

    @property
    def _head(self) -> float:
        return self.shell.types.line_height(_TITLE) + self.shell.types.line_height(_ASIDE) + 12

    @property
    def _steps(self) -> list[StoryPart]:
        """All blocks but the price."""
        return [each for each in self.blocks if not each.is_price]

    def _heights(self, across: int, wide: float) -> list[float]:
        """Return the height of each row of blocks above the price."""
        room = (wide - 2 * _PAD - (across - 1) * _GAP) / across
        heights = [_FACES + _ABOVE + self._laid_out(each, room).height for each in self._steps]
        return [max(heights[at : at + across]) for at in range(0, len(heights), across)]

    def _price(self, wide: float) -> Paragraph:
        """Return the price laid out beside its cross, across all columns of a glass `wide` wide."""
        return self._laid_out(self.blocks[-1], wide - 2 * _PAD - _CROSS - _GAP)

    def _foot(self, wide: float) -> float:
        return max(_CROSS, self._price(wide).height)

    def _laid_out(self, block: StoryPart, width: float) -> Paragraph:
        style = _WORDS.bolder() if block.is_price else _WORDS
        return lay_out(block.words, width, self.shell.types, self.shell.theme, style, align=0.5)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the glass, its title and the blocks."""
        rect = self.rect
        canvas.shadow(rect, spread=14, radius=12, alpha=130)
        canvas.glass(rect, radius=12, top=252, bottom=255, line="lapis")
        canvas.box(rect.inflate(-5, -5), None, radius=10, line="lapis", width=2)
        room = rect.width - 2 * _PAD
        style = canvas.types.fitted(text("lie-title"), _TITLE, room)
        canvas.text(text("lie-title"), (rect.left + _PAD, rect.top + 8), style, "text_on_dark", width=room)
        aside = canvas.types.fitted(text("lie-aside"), _ASIDE, room)
        y = rect.top + 8 + canvas.types.line_height(_TITLE)
        canvas.text(text("lie-aside"), (rect.left + _PAD, y), aside, "text_on_dark_soft", width=room)
        across = self._across
        wide = (rect.width - 2 * _PAD - (across - 1) * _GAP) / across
        top = rect.top + self._head
        for row, high in enumerate(self._heights(across, rect.width)):
            for column, block in enumerate(self._steps[row * across : (row + 1) * across]):
                left = rect.left + _PAD + column * (wide + _GAP)
                self._paint_block(canvas, block, pygame.FRect(left, top, wide, high))
            top += high + _GAP
        self._paint_price(canvas, pygame.FRect(rect.left + _PAD, top, room, self._foot(rect.width)))

    def _paint_price(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Draw a cross and beside it the price, in the middle of the foot."""
        words = self._price(self.rect.width)
        left = rect.left + (rect.width - _CROSS - _GAP - words.width) / 2
        canvas.disc((left + _CROSS / 2, rect.centery), _CROSS / 2, "terracotta", line="linen", width=2)
        canvas.icon("cross", (left + _CROSS / 2, rect.centery), 0.6 * _CROSS, "linen")
        canvas.paragraph(words, (rect.left + _CROSS + _GAP, rect.centery - words.height / 2), "focus")

    def _paint_block(self, canvas: Canvas, block: StoryPart, rect: pygame.FRect) -> None:
        strip = pygame.FRect(rect.left, rect.top, rect.width, _FACES)
        self._paint_faces(canvas, block.faces, strip)
        corner = rect.left + _FACE, rect.top + _FACE
        if block.seat >= 0 and block.faces:
            paint_face(canvas, block.seat, self._seats[block.seat], corner, _FACE + 3)
        elif block.seat >= 0:
            paint_face(canvas, block.seat, self._seats[block.seat], strip.center, _LARGE)
        if block.number:
            at = rect.right - _FACE, corner[1]
            canvas.disc(at, _FACE - 2, "lapis", line="linen", width=1.5)
            style = Style("sans", 14 / canvas.types.size, bold=True)
            canvas.text(str(block.number), at, style, "linen", align=0.5, middle=True)
        words = self._laid_out(block, rect.width)
        canvas.paragraph(words, (rect.left, rect.top + _FACES + _ABOVE), "text_on_dark")

    def _paint_faces(self, canvas: Canvas, faces: Sequence[str], strip: pygame.FRect) -> None:
        """Draw faces side by side, overlapping where there are many."""
        if not faces:
            return
        brush = self._brush
        wides = [_FACES * 1000 / brush.height(face, 1000) for face in faces]
        room = strip.width - 2 * (2 * _FACE)
        step = min(1.0, (room - wides[-1]) / max(1.0, sum(wides[:-1]))) if len(wides) > 1 else 1.0
        steps = [wide * max(0.15, step) for wide in wides[:-1]] + wides[-1:]
        left = strip.centerx - sum(steps) / 2
        for face, wide, stride in zip(faces, wides, steps, strict=True):
            brush.face(canvas, face, pygame.FRect(left, strip.top, wide, _FACES))
            left += stride
