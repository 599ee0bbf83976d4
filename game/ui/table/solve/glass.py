"""The worst lie on blue glass: the hidden pieces as they could be, and the events that then follow, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import count, product
from math import prod

import pygame

from game.locale import text
from game.puzzles.worst_lie import WorstLie
from game.rules.core.state import State
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.regions import Region
from game.ui.boards.kit.seat_head import paint_face
from game.ui.boards.kit.values import Fan, SeatPanel
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out, spoken
from game.ui.drawing.text import Style
from game.ui.layout import Edge, abreast, cut, first_fitting, grid, placed, sheet_room, trim
from game.ui.table.solve.story import StoryPart, story
from game.ui.table.solve.veil import paint_number
from game.ui.table.teach.coach import Weighted, clear_place
from game.ui.table.teach.teacher import SolvingTable
from game.ui.table.tell.hint_marks import paint_cross
from game.ui.table.tell.piece_row import PictureRow
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.window.display import Point, Size

_TITLE = Style("serif", 21, bold=True, leading=1.15)
_ASIDES = tuple(Style("sans", size, italic=True, leading=leading) for size, leading in ((14.5, 1.2), (13, 1.1)))
"""The styles of the remark beside the title in one line, and in two."""
_LOW_TITLE = Style("serif", 17.5, bold=True, leading=1.15)
_WORDS, _SMALL = Style("sans", 15, leading=1.2), Style("sans", 14, leading=1.15)
"""The style of words, and the one on a low glass."""
_PRICE, _LOW_PRICE = Style("sans", 18, bold=True, leading=1.2), Style("sans", 15.5, bold=True, leading=1.1)
"""The style of the price, and the one on a low glass."""
_PAD, _GAP, _JOINT, _ABOVE = 13.0, 10.0, 16.0, 4.0
"""The margin of the glass, the room between two rows of blocks, that between two blocks, and that above the words of
one.
"""
_EDGE, _SMALL_EDGE, _LOW_EDGE = 9.0, 7.0, 4.0
"""The margin above and below, with smaller words, and of a low glass."""
_FOOT_GAP = 4.0
"""The room above the price at the foot."""
_HEIGHTS, _LOW_HEIGHTS = (84.0, 77.0, 70.0, 64.0, 58.0), (52.0, 46.0, 40.0)
"""The heights of pieces to choose from in a free place, and those for lack of room."""
_SPREAD = 0.55
"""The least distance between two of them, relative to the width of one."""
_LAID, _LOW_LAID = 64.0, 38.0
"""Their height where there is no free place, and where the cards drawn next are left out."""
_NUDGES = (0.0, *(by * way for by in (4.0, 8.0, 12.0, 16.0, 20.0, 24.0) for way in (1.0, -1.0)))
"""The ways by which a place that covers little is moved up or down if it covers less then, the shortest first."""
_LEAST, _FACE = 132.0, 13.0
"""The least width of a block at normal text size, and the radius of a number or a face."""
_BESIDE = 2 * _FACE + 6
_BESIDE_FACE = _BESIDE + 8
"""The room left of the pieces, for number and face, and for a larger face alone."""
_NARROW, _BROAD, _SHARE = 76.0, 195.0, 0.46
"""The width that every block needs at normal text size, that from which words may stand beside its pieces, and the
share of it that they take then.
"""
_LINES, _WORDS_STEP, _FIGURE_WIDE, _ENDLESS = 2, 2.0, 36.0, 10_000.0
"""The lines that words have room for, the precision of the width that they need for that, the width that an amount
needs with its number, and that of a line which nothing bounds.
"""
_BEFORE_FIGURE, _BEHIND_FIGURE = 3.0, 5.0
"""The gaps between the picture of an amount and its number, and between this and the next picture."""
_LEAST_SHARE = 0.86
"""The least part of the width that it needs, of a block in a free place."""
_BADGE = 10.0
"""The radius of a number on a face."""
_FIGURE = Style("sans", 17, bold=True)
_FIGURE_FOOT, _ROW_GAP = 14.0, 4.0
"""The style of an amount beside its picture, how high its middle is above the foot of that, and the room between two
rows of them.
"""
_LARGE = 25.0
"""The radius of a face that stands alone."""
_WIDER = 0.92, 1.0, 1.2, 1.45
"""The widths of a block to choose from, of the least."""
_CROSS, _LOW_CROSS = 28.0, 22.0
"""The width of the cross beside the price, and that on a low glass."""
_ARROW, _BEFORE_STEP = 13.0, 4.0
"""The width of an arrow from one step to the next, and how far it ends before that."""
_APART = 24.0
"""The room between the title and what stands beside it."""
_MARKED = 34.0
"""The room on both sides of a lit thing together, for its dashed frame and its cross."""
_ACTOR, _OWN, _ROWS = 90.0, 20.0, 1.8
"""The weight of an actor's place, that of the reader's own things relative to others, and that of a glass of several
rows to one of a single one.
"""
_SPARE, _GROWN = 56.0, (1.0, 0.8, 0.6, 0.4, 0.2, 0.0)
"""The greatest height of a glass beyond what it needs, and the shares of it to choose from for the pieces."""
_BORDER = 8.0
"""The least distance to the window's edges at both sides."""
_MOST = 880.0
"""The greatest width of the glass at normal text size."""
_FREE, _SOLID = (178, 212), (255, 255)
"""The opacity of the glass, above and below, over a free place and over things, whose words would shine through."""


class _Height(Enum):
    """How high a glass is built."""

    FULL = auto()
    """The price stands at the foot."""
    SNUG = auto()
    """It does, in smaller letters like all other words."""
    LOW = auto()
    """The price stands in the row of the title."""
    FLAT = auto()
    """It does, and words stand beside the pieces and not below them."""


@dataclass(frozen=True, slots=True)
class _Form:
    """A form of the glass: the number of columns, its width, the height of the pieces, the number of blocks, and that
    of the blocks before them that are left out; amounts stand in one row, or one above the other in pairs.
    """

    across: int
    wide: float
    high: float
    many: int
    height: _Height = _Height.FULL
    without: int = 0
    has_pairs: bool = False

    def columns(self, many: int) -> int:
        """Return the number of columns for so many amounts."""
        return -(-many // 2) if self.has_pairs else many

    @property
    def is_small(self) -> bool:
        """Whether all words are smaller."""
        return self.height is not _Height.FULL

    @property
    def is_low(self) -> bool:
        """Whether the price stands in the row of the title."""
        return self.height in (_Height.LOW, _Height.FLAT)

    @property
    def is_flat(self) -> bool:
        """Whether words stand beside the pieces."""
        return self.height is _Height.FLAT


class LieGlass(Widget):
    """The worst lie on blue glass: in the free place of the table, or else where it covers least of the position, above
    all of the places `lit` and those of the lie.
    """

    def __init__(
        self, table: SolvingTable, brush: Brush, lie: WorstLie[State], lit: Sequence[pygame.FRect], top: float = 0.0
    ) -> None:
        """`top` is the least distance to the upper edge of the window."""
        super().__init__(table.shell, name="lie-glass")
        self._brush = brush
        self._seats = table.seats
        self._story = story(lie, table.presenter, table.seats)
        self.lit = [*lit, *(place for each in self._story for place in (*each.places, *each.passed))]
        """The places of the pieces that the lie is about."""
        self.actors = self._panels_of_actors(table, lie.seat)
        """The places of the others that act."""
        self._is_free = False
        self._form = _Form(1, 0.0, 0.0, 1)
        self._paragraphs: dict[tuple[str, float, bool], Paragraph] = {}
        """Words laid out, by words, width, and whether they are small: most forms ask for the same."""
        self._needs: dict[tuple[str, bool], float] = {}
        """The width that words need, by words and whether they are small."""
        self._settle(table, lie.seat, top)
        self.told = " ".join([text("lie-title"), text("lie-aside"), *(each.aloud for each in self.blocks)])
        """The whole text of the glass, for speech."""

    def accessible(self) -> Accessible | None:
        """Describe the widget as a group of sentences."""
        parts = tuple(Accessible(Role.TEXT, spoken(each.aloud)) for each in self.blocks)
        return Accessible(Role.GROUP, text("lie-title"), text("lie-aside"), parts=parts)

    @property
    def blocks(self) -> list[StoryPart]:
        """The parts of the story that are shown, the price last."""
        return [*self._shown(self._form), self._story[-1]]

    def _panels_of_actors(self, table: SolvingTable, seat: int) -> list[pygame.FRect]:
        actors = {each.seat for each in self._story} - {-1, seat}
        return [
            each.rect.copy()
            for each in table.presenter.targets()
            if isinstance(each.thing, SeatPanel) and each.thing.seat in actors
        ]

    # Place and form

    def _settle(self, table: SolvingTable, seat: int, top: float) -> None:
        """Take the free place of the table if the whole glass has room there, or else the one that covers least."""
        top = max(top, table.areas.bar.bottom + 6)
        free = table.presenter.story_place([each.inflate(_MARKED, _MARKED) for each in self.lit])
        if free is not None:
            room = trim(free, top=max(0.0, top - 2 - free.top))
            wide = min(room.width, _MOST * self.shell.types.size, table.size[0] - 2 * _BORDER)
            for form in self._forms(wide):
                high = self._high(form)
                end = table.presenter.story_end(room.top + high)
                if end <= room.bottom and end - room.top - high < _SPARE:
                    self._form = self._grown(form, end - room.top - high)
                    self.place(placed(room, wide, end - room.top, down=0.0))
                    things = [each.rect for each in table.presenter.targets()]
                    self._is_free = self.rect.collidelist(things) < 0
                    return
        self.place(self._clear_place(table, seat, top))

    def _forms(self, wide: float) -> Iterator[_Form]:
        """Yield the forms for a free place, the roomiest first: in one row, in two, and low; the last lack what was
        hidden, never a step, and the very last have amounts in two rows.
        """
        whole = len(self._story) - 1
        hidden = sum(1 for each in self._story if not each.number and not each.is_price)
        at_foot = (_Height.FULL, _Height.SNUG)
        forms = [_Form(whole, wide, high, whole, height) for height in at_foot for high in _HEIGHTS]
        forms += [_Form(-(-whole // 2), wide, high, whole) for high in (*_HEIGHTS, *_LOW_HEIGHTS)]
        for heights, height in product((_HEIGHTS, _LOW_HEIGHTS), (_Height.SNUG, _Height.LOW, _Height.FLAT)):
            forms += [_Form(whole, wide, high, whole, height) for high in heights]
        steps = whole - hidden
        told = [_Form(steps, wide, high, steps, height, hidden) for height in at_foot for high in _HEIGHTS]
        told += [_Form(steps, wide, high, steps, _Height.SNUG, hidden) for high in _LOW_HEIGHTS]
        for form in (*forms, *told, *(replace(each, has_pairs=True) for each in told)):
            if self._has_width(form):
                yield form

    def _grown(self, form: _Form, spare: float) -> _Form:
        """Return a form whose pieces take as much of the spare height as their width and the words below them allow."""
        if form.across < form.many:
            return form
        most = self._high(form) + spare
        ways = (replace(form, high=form.high + spare * share) for share in _GROWN)
        return first_fitting(ways, lambda each: self._has_width(each) and self._high(each) <= most + 0.5)

    def _has_width(self, form: _Form) -> bool:
        """Return whether every block has about the width that it needs."""
        rows = self._rows(form)
        return all(wide >= _LEAST_SHARE * self._need(block, form) for row in rows for block, wide in row)

    def _clear_place(self, table: SolvingTable, seat: int, top: float) -> pygame.FRect:
        """Return the place that covers least: nothing that is lit or that the reader still needs, then as few things
        as possible, those of the reader last. A form of one row comes before one of several.
        """
        areas, size, presenter = table.areas, table.size, table.presenter
        room = sheet_room(size, top)
        others: list[Weighted] = [(each.inflate(_MARKED, _MARKED), 1000.0) for each in self.lit]
        others += [(areas.actions, 400.0), (table.taken, 400.0)]
        others += [(each, _ACTOR) for each in self.actors]
        others += [(each.inflate(8, 8), 60.0) for each in (areas.hand, areas.log, *presenter.sign_places(seat))]
        for each in presenter.targets():
            spot = presenter.regions.spot(each.thing)
            if spot.region is Region.SEAT and isinstance(each.thing, SeatPanel):
                others.append((each.rect, 12.0 if spot.seat == seat else 1.5))
            else:
                weight = 1.0 if each.is_empty else 3.0 if spot.region is Region.SEAT else 4.0
                others.append((each.rect, _OWN * weight if spot.seat == seat else weight))
        others += [(each, 1.5) for each in presenter.counter_areas().values()]
        many, least = len(self._story) - 1, _LEAST * self.shell.types.size
        height = _Height.FULL if self.shell.types.size <= 1.0 else _Height.SNUG
        kinds = [_Form(across, 0.0, _LAID, many, height) for across in dict.fromkeys((many, -(-many // 2)))]
        if self._story[0].seat < 0 and many > 1:  # the cards drawn next are missed least
            kinds.append(_Form(many - 1, 0.0, _LOW_LAID, many - 1, _Height.SNUG, 1))
        found: list[tuple[float, pygame.FRect, _Form]] = []

        def covered(place: pygame.FRect) -> float:
            return sum(weight * prod(place.clip(other).size) for other, weight in others)

        for kind in kinds:
            across = kind.across
            wides = [across * least * wider + (across - 1) * _JOINT + 2 * _PAD for wider in _WIDER]
            forms = [replace(kind, wide=wide) for wide in wides]
            shapes: dict[Size, _Form] = {(form.wide, self._high(form)): form for form in forms}
            fitting = [each for each in shapes if each[0] <= room.width and each[1] <= room.height]
            if not fitting and across == kind.many > 2:
                continue
            place = clear_place(fitting or [min(shapes, key=lambda each: each[1])], room, [], others)
            size = min(shapes, key=lambda each: abs(each[0] - place.width) + abs(each[1] - place.height))
            moved = (place.move(0.0, by) for by in _NUDGES)
            place = min((each for each in moved if room.contains(each)), key=covered, default=place)
            found.append((covered(place) * (1.0 if across == kind.many else _ROWS), place, shapes[size]))
        _, place, self._form = min(found, key=lambda each: each[0])
        return place

    def _high(self, form: _Form) -> float:
        """Return the height of the glass in a form."""
        heights = self._heights(form)
        rows = sum(heights) + _GAP * (len(heights) - 1)
        foot = 0.0 if form.is_low else self._foot(form) + _FOOT_GAP
        return 2 * self._edge(form) + self._head(form) + rows + foot

    @property
    def _spare(self) -> float:
        """The height that the glass has beyond what it needs."""
        return self.rect.height - self._high(self._form)

    @staticmethod
    def _edge(form: _Form) -> float:
        """Return the margin above and below."""
        return _LOW_EDGE if form.is_low else _SMALL_EDGE if form.is_small else _EDGE

    @staticmethod
    def _title(form: _Form) -> Style:
        """Return the style of the title."""
        return _LOW_TITLE if form.is_small else _TITLE

    def _aside(self, form: _Form) -> Paragraph | None:
        """Return the remark as it stands beside the title, in two small lines if need be; None where it has no room."""
        shell, room = self.shell, self._beside_title(form)
        if form.is_low or room <= 0:
            return None
        ways = (lay_out(text("lie-aside"), room, shell.types, shell.theme, style, align=1.0) for style in _ASIDES)
        return next((each for most, each in enumerate(ways, 1) if each.lines <= most), None)

    def _beside_title(self, form: _Form) -> float:
        """Return the width that the title leaves."""
        return form.wide - 2 * _PAD - _APART - self.shell.types.width(text("lie-title"), self._title(form))

    def _head(self, form: _Form) -> float:
        types = self.shell.types
        if form.is_low:
            return max(types.line_height(_LOW_TITLE), _LOW_CROSS, self._price(form).height) + 3
        title, aside = types.line_height(self._title(form)), self._aside(form)
        if aside is not None:
            return max(title, aside.height) + 3
        return title + types.line_height(_ASIDES[0]) + 3 if form.height is _Height.FULL else title + 3

    def _shown(self, form: _Form) -> list[StoryPart]:
        """Return the blocks of a form, without the price."""
        return self._story[form.without : -1][: form.many]

    def _rows(self, form: _Form) -> list[list[tuple[StoryPart, float]]]:
        """Return the blocks of each row with their widths, which share the room as they need it."""
        shown, rows = self._shown(form), []
        for at in range(0, len(shown), form.across):
            blocks = shown[at : at + form.across]
            needs = [self._need(each, form) for each in blocks]
            room = form.wide - 2 * _PAD - (form.across - 1) * _JOINT
            empty = (form.across - len(blocks)) * sum(needs) / len(needs)
            unit = room / (sum(needs) + empty)
            rows.append([(block, unit * need) for block, need in zip(blocks, needs, strict=True)])
        return rows

    def _need(self, block: StoryPart, form: _Form) -> float:
        """Return the width at which the pieces of a block are not squeezed and its words take few lines."""
        beside = _BESIDE if block.seat >= 0 else 0.0
        if block.amounts:
            pieces = _FIGURE_WIDE * form.columns(len(block.amounts))
        else:
            widest = max((form.high / self._brush.height(each.face, 1.0) for each in block.pictures), default=0.0)
            pieces = widest * (1 + _SPREAD * max(0, len(block.pictures) - 1))
        narrow = (_BROAD if form.is_flat else _NARROW) * self.shell.types.size
        return max(narrow, beside + pieces, 0.0 if form.is_flat else self._words_need(block, form))

    def _words_need(self, block: StoryPart, form: _Form) -> float:
        """Return about the least width at which the words of a block take few lines."""
        key = block.words, form.is_small
        if key not in self._needs:
            least = self._laid_out(block, _ENDLESS, form).width / _LINES
            widths = (least + _WORDS_STEP * step for step in count())
            self._needs[key] = next(wide for wide in widths if self._laid_out(block, wide, form).lines <= _LINES)
        return self._needs[key]

    def _heights(self, form: _Form) -> list[float]:
        """Return the height of each row of blocks."""
        return [max(self._block_height(block, wide, form) for block, wide in row) for row in self._rows(form)]

    def _block_height(self, block: StoryPart, wide: float, form: _Form) -> float:
        words = self._laid_out(block, self._words_room(wide, form), form).height
        return max(form.high, words) if form.is_flat else form.high + _ABOVE + words

    @staticmethod
    def _words_room(wide: float, form: _Form) -> float:
        """Return the width of the words of a block."""
        return wide * (_SHARE if form.is_flat else 1.0)

    def _price(self, form: _Form) -> Paragraph:
        """Return the price laid out beside its cross: across all columns, or in the row of the title."""
        laid = self._laid_out(self._story[-1], self._price_room(form), form)
        return self._laid_out(self._story[-1], laid.width + 0.5, form)

    def _price_room(self, form: _Form) -> float:
        title = self.shell.types.width(text("lie-title"), self._title(form)) + _APART if form.is_low else 0.0
        return form.wide - 2 * _PAD - self._cross(form) - _GAP - title

    @staticmethod
    def _cross(form: _Form) -> float:
        """Return the width of the cross beside the price."""
        return _LOW_CROSS if form.is_small else _CROSS

    def _foot(self, form: _Form) -> float:
        return max(self._cross(form), self._price(form).height)

    def _laid_out(self, block: StoryPart, width: float, form: _Form) -> Paragraph:
        key = block.words, width, form.is_small
        if key not in self._paragraphs:
            style = ((_PRICE, _LOW_PRICE) if block.is_price else (_WORDS, _SMALL))[form.is_small]
            laid = lay_out(block.words, width, self.shell.types, self.shell.theme, style, align=0.5)
            self._paragraphs[key] = laid
        return self._paragraphs[key]

    # Drawing

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the glass, its title, the blocks and the price."""
        rect, form = self.rect, self._form
        canvas.shadow(rect, spread=14, radius=12, alpha=130)
        if canvas.theme.is_painted:
            canvas.pane(rect, "lie", *(_FREE if self._is_free else _SOLID), radius=12)
            canvas.box(rect, None, radius=12, line="lie_line", width=1.8)
        else:
            canvas.glass(rect, radius=12, line="lie_line")
        inside = trim(rect, left=_PAD, right=_PAD, top=self._edge(form))
        self._paint_head(canvas, inside.top)
        head, rest = cut(inside, Edge.TOP, self._head(form), self._spare / 2)
        for row, high in zip(self._rows(form), self._heights(form), strict=True):
            line, rest = cut(rest, Edge.TOP, high, _GAP)
            before = None
            for (block, _), place in zip(row, abreast(line, [wide for _, wide in row], _JOINT, 0.0), strict=True):
                self._paint_block(canvas, block, place)
                if before is not None:
                    self._paint_joint(canvas, (place.left - _JOINT / 2, place.top), high, before)
                before = block
        foot, _ = cut(trim(rest, top=_FOOT_GAP - _GAP + self._spare / 2), Edge.TOP, self._foot(form))
        if form.is_low:
            title = canvas.types.width(text("lie-title"), self._title(form)) + _APART
            foot = trim(head, left=title, bottom=3)
        self._paint_price(canvas, foot)

    def _paint_head(self, canvas: Canvas, top: float) -> None:
        rect, form = self.rect, self._form
        room = rect.width - 2 * _PAD
        if form.is_low:
            at = rect.left + _PAD, top + (self._head(form) - 3) / 2
            canvas.text(text("lie-title"), at, self._title(form), "text_on_dark", middle=True, width=room)
            return
        style = canvas.types.fitted(text("lie-title"), self._title(form), room)
        canvas.text(text("lie-title"), (rect.left + _PAD, top), style, "text_on_dark", width=room)
        high = canvas.types.line_height(self._title(form))
        aside = self._aside(form)
        if aside is not None:
            left = rect.right - _PAD - self._beside_title(form)
            canvas.paragraph(aside, (left, top + max(0.0, (high - aside.height) / 2)), "lie_soft")
        elif form.height is _Height.FULL:
            style = canvas.types.fitted(text("lie-aside"), _ASIDES[0], room)
            canvas.text(text("lie-aside"), (rect.left + _PAD, top + high), style, "lie_soft", width=room)

    def _paint_joint(self, canvas: Canvas, at: Point, high: float, before: StoryPart) -> None:
        """Draw what leads from one block of a row `high` to the next: a line behind the hidden pieces, or an arrow."""
        x, top = at
        if not before.number:
            canvas.line((x, top + 4), (x, top + min(high, self._form.high + 20)), "lie_line", 1.0)
        else:
            x += _JOINT / 2 - _BEFORE_STEP - _ARROW / 2
            canvas.icon("next", (x, top + self._form.high / 2), _ARROW, "lie_soft")

    def _paint_price(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Draw a cross and beside it the price, in the middle of `rect`, in a low form at its right end."""
        form = self._form
        words, side = self._price(form), self._cross(form)
        free = rect.width - side - _GAP - words.width
        left = rect.left + (free if form.is_low else free / 2)
        paint_cross(canvas, (left + side / 2, rect.centery), side / 2)
        canvas.paragraph(words, (left + side + _GAP, rect.centery - words.height / 2), "lie_price")

    def _paint_block(self, canvas: Canvas, block: StoryPart, rect: pygame.FRect) -> None:
        """Draw the pieces of a block, left of them its number and the acting face, and below or beside them its
        words.
        """
        form = self._form
        room = self._words_room(rect.width, form)
        words = self._laid_out(block, room, form)
        beside = _BESIDE if block.number else _BESIDE_FACE if block.seat >= 0 else 0.0
        widest = max((form.high / self._brush.height(each.face, 1.0) for each in block.pictures), default=0.0)
        after = 0.0 if block.amounts or rect.width < 2 * beside + widest else beside
        wide = rect.width - room - beside - 4 if form.is_flat else rect.width - beside - after
        strip = placed(trim(rect, left=beside), wide, form.high, 0.0, 0.0)
        at = rect.left, rect.top + form.high + _ABOVE
        if form.is_flat:
            at = rect.right - room, rect.centery - words.height / 2
        if block.is_pictured:
            self._paint_pieces(canvas, block, strip)
        self._paint_actor(canvas, block, rect, strip)
        canvas.paragraph(words, at, "text_on_dark")

    def _paint_actor(self, canvas: Canvas, block: StoryPart, rect: pygame.FRect, strip: pygame.FRect) -> None:
        """Draw the number of a block and the face of its actor: below each other, or the number on the face."""
        high, x, y = self._form.high, rect.left + _FACE + 2, rect.top + _FACE
        is_low = high < 4 * _FACE + 3
        if block.seat >= 0:
            centre, radius = (x, y + 2 * _FACE + 3), _FACE + 1
            if not block.is_pictured:
                centre, radius = strip.center, min(_LARGE, high / 2)
            elif not block.number or is_low:
                centre, radius = (x + 2, rect.top + _FACE + 4), _FACE + 4
            paint_face(canvas, block.seat, self._seats[block.seat], centre, radius)
        if block.number:
            radius = _BADGE if is_low else _FACE - 1
            at = (x - 0.6 * _FACE, rect.top + 2 * _FACE + 4) if is_low else (x, y)
            paint_number(canvas, block.number, at, radius)

    def _paint_pieces(self, canvas: Canvas, block: StoryPart, strip: pygame.FRect) -> None:
        """Draw the pieces of a block as a fan, those of several kinds side by side, those taken in frames if others are
        passed over, or the amounts with their numbers side by side.
        """
        inner = strip.inflate(0, -6)
        if any(each.is_faded for each in block.pictures):
            row = PictureRow(self._brush, block.pictures, inner.height, inner.width)
            at = inner.centerx - row.width / 2, inner.top
            row.paint(canvas, at)
            for shown, place in zip(block.pictures, row.places, strict=True):
                if not shown.is_faded:
                    canvas.box(place.move(at).inflate(4, 4), None, radius=6, line="lie_line", width=2)
            return
        if len({self._brush.painter.kind(each.face) for each in block.pictures}) > 1:
            share = min(1.0, inner.width / PictureRow(self._brush, block.pictures, inner.height, _ENDLESS).width)
            row = PictureRow(self._brush, block.pictures, share * inner.height, inner.width)
            row.paint(canvas, placed(inner, row.width, share * inner.height).topleft)
            return
        if block.pictures:
            fan = Fan(tuple(each.face for each in block.pictures))
            high = min(inner.height, inner.width * min(self._brush.height(face, 1.0) for face in fan.faces))
            self._brush.fan(canvas, self._brush.lay_fan(fan, placed(inner, inner.width, high)))
            return
        if block.amounts:
            self._paint_amounts(canvas, block.amounts, inner)

    def _paint_amounts(self, canvas: Canvas, amounts: Sequence[tuple[str, int]], room: pygame.FRect) -> None:
        """Draw pictures with their numbers side by side, as large as they can be."""
        figure = max(canvas.types.width(str(many), _FIGURE) for _, many in amounts)
        beside = _BEFORE_FIGURE + figure + _BEHIND_FIGURE
        across = self._form.columns(len(amounts))
        rows = -(-len(amounts) // across)
        large = min((room.height - _ROW_GAP * (rows - 1)) / rows, room.width / across - beside, _LAID)
        block = placed(room, across * (large + beside), rows * (large + _ROW_GAP) - _ROW_GAP)
        cells = grid(block, across, large, len(amounts), (0.0, _ROW_GAP))
        for (picture, many), cell in zip(amounts, cells, strict=True):
            canvas.picture(picture, cut(cell, Edge.LEFT, large)[0])
            foot = cell.left + large + _BEFORE_FIGURE, cell.bottom - min(0.5 * large, _FIGURE_FOOT)
            canvas.text(str(many), foot, _FIGURE, "text_on_dark", middle=True)
