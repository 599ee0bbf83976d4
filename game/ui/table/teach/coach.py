"""The sheet with a teacher's note, placed beside the things that it is about; for lack of room its words scroll."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from math import ceil, floor

import pygame

from game.locale import text
from game.rules.core.state import State
from game.ui.boards.kit.lessons import Area, spots
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.regions import Region
from game.ui.boards.kit.values import Enlarge, Target
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, CAPTION, SMALLEST, SUBHEADING, Style
from game.ui.layout import Edge, abreast, cut, first_fitting, highest_free, placed, sheet_room, trim, widened
from game.ui.table.areas import Areas
from game.ui.table.bar import TOOLS
from game.ui.table.teach.teacher import TeacherNote
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import rows
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Change
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size
from game.ui.window.input import Action

COACH = "coach"
"""The name of the sheet."""
_PAD, _GAP, _STEP = 16.0, 8.0, 20.0
"""The margin at the sides, the gap between two buttons, and that between two places to try."""
_LINE, _APART, _ENDLESS = 2.0, 26.0, 10_000.0
"""The gap between two texts below each other, that between two things side by side, and the height to lay out in."""
_LEAST = 320.0
"""The least width of the log's place for a note to lie over the log."""
_BAR = 4.0
"""The margin between the bar of words that scroll and the edge of the sheet."""
_LEAST_LINES, _LEAST_CAPTION = 4, 120.0
"""The number of lines that are in sight of words that scroll, and the least width of a caption, at normal text size."""
_MATTERS = 3.0
"""The cost of covering things that a note must not stay over."""
_ANSWERS, _SPOT, _TO_USE, _TO_READ = 20000.0, 10000.0, 400.0, 200.0
"""The cost of covering the answers, a thing the note is about, one that can be used, and one a decision depends on."""
_BESIDE_ANSWERS = 2.5
"""The cost of covering the empty part of a sheet that has a question and no answers."""
_EDGE = 6.0
"""The margin around a highlighted thing."""
_MOODS = {"ask": "gold", "good": "malachite", "price": "terracotta"}

Weighted = tuple[pygame.FRect, float]
"""A place, and the cost of covering it."""


@dataclass(frozen=True, slots=True)
class _Shape:
    """A shape of a note: the style of its words, its widths at normal text size, the best for reading first, the margin
    above and below, and the styles of title and caption.

    On a broad note the buttons stand beside the title, and its further parts side by side.
    """

    style: Style
    widths: tuple[float, ...]
    margin: float
    is_broad: bool
    title: Style = SUBHEADING
    caption: Style = CAPTION

    def suits(self, width: float) -> bool:
        """Return whether a width at normal text size is one for this shape."""
        return min(self.widths) <= width <= max(self.widths)


_LOW, _LOWEST = Style("sans", 15, leading=1.18), Style("sans", SMALLEST, leading=1.15)
_LOW_TITLE, _LOWEST_TITLE = Style("serif", 18, bold=True, leading=1.2), Style("serif", 16, bold=True, leading=1.15)
_LOWEST_CAPTION = replace(CAPTION, leading=1.1)
_BROAD = 620.0, 720.0, 580.0, 470.0
_NARROW = 440.0, 560.0, 360.0, 640.0, 290.0
_SHAPES = (
    _Shape(BODY, _NARROW, 13.0, is_broad=False),
    _Shape(BODY, _BROAD, 13.0, is_broad=True),
    _Shape(_LOW, _BROAD, 8.0, is_broad=True, title=_LOW_TITLE),
    _Shape(_LOW, _NARROW, 8.0, is_broad=False, title=_LOW_TITLE),
    _Shape(_LOWEST, _BROAD, 6.0, is_broad=True, title=_LOWEST_TITLE, caption=_LOWEST_CAPTION),
    _Shape(_LOWEST, _NARROW, 6.0, is_broad=False, title=_LOWEST_TITLE, caption=_LOWEST_CAPTION),
)
"""The shapes of a note, from the best for reading to the lowest. The least width has room in any column of a window."""
_SHARES = (0.5, 0.5), (0.6, 0.4), (0.4, 0.6), (0.68, 0.32), (0.32, 0.68)
"""The shares of the width of two parts side by side, the best first where several make the note equally low."""
_Settled = tuple[_Shape, pygame.FRect]
"""A shape of a note and its place."""


class Coach(Widget):
    """A note on a sheet of papyrus, with frames around the things it is about."""

    def __init__(
        self,
        shell: Shell,
        note: TeacherNote,
        on_reply: Callable[[str], Change | None],
        on_rule: Callable[[str], Change | None],
    ) -> None:
        super().__init__(shell, name=COACH)
        self.note = note
        self.spots: list[pygame.FRect] = []
        """The highlighted places on the canvas, with their margin."""
        link = f" <rule:{note.rule}>" if note.rule else ""
        words = text(note.key, **note.values, **_presses(shell))
        self.markup = "<br>".join((note.title, words, *note.more))
        """The title and the words of the note as rich text, without its buttons."""
        self._shape = _SHAPES[0]
        captions = {shape.caption for shape in _SHAPES}
        parts = " · ".join(part.replace(" ", "\xa0") for part in note.caption.upper().split(" · "))
        self._captions = {
            style: Label(shell, parts, style, "text_soft", aloud=note.caption.upper()) for style in captions
        }
        self._titles = {style: _Title(shell, note.title, style) for style in {shape.title for shape in _SHAPES}}
        self._words = {
            (shape.style, shape.is_broad): _NoteWords(
                shell,
                Label(shell, words + link, shape.style, name="words", on_link=on_rule),
                [Label(shell, each, shape.style) for each in note.more],
                is_broad=shape.is_broad,
            )
            for shape in _SHAPES
        }
        """The words of the note in each style, below each other or side by side."""
        self._area = ScrollArea(shell, name="note", gap=_LINE, pad=0.0, is_quiet=True)
        """The window onto the words where they have no room."""
        self._buttons = [
            Button(shell, reply.label, partial(on_reply, reply.name), kind=reply.kind, name=reply.name, height=38)
            for reply in note.replies
        ]

    def accessible(self) -> Accessible | None:
        """Describe the widget as a group."""
        return Accessible(Role.GROUP, self.note.caption)

    def measure(self, width: float) -> Size:
        """Return the full width and the height of words and buttons."""
        return width, self._high(self._shape, width)

    def _high(self, shape: _Shape, width: float, shown: float | None = None) -> float:
        """Return the height of the note in a shape, where all its words are in sight or so high a part of them."""
        *_, (_, lowest) = self._laid(shape, pygame.FRect(0, 0, width, 0), shown)
        return lowest.bottom + shape.margin

    def _laid(
        self, shape: _Shape, rect: pygame.FRect, shown: float | None = None
    ) -> Iterator[tuple[Widget, pygame.FRect]]:
        """Yield words and buttons with their places below the upper edge of `rect`, the lowest last. Title and words
        are in the scroll area, of the height `shown`, if that is given.
        """
        rest = trim(placed(rect, rect.width, _ENDLESS, down=0.0), left=_PAD, right=_PAD, top=shape.margin)
        lines = rows(self._buttons, lambda button: button.measure(rest.width)[0], rest.width, _GAP)
        head = [self._captions[shape.caption], *([self._titles[shape.title]] if shown is None else [])]
        beside = self._beside_head(shape, head, rest.width) if shape.is_broad else 0.0
        high = max(button.measure(rest.width)[1] for button in self._buttons) if beside and len(head) == 1 else 0.0
        upper = rest
        for part in head:
            line, rest = cut(rest, Edge.TOP, max(high, part.measure(rest.width - beside)[1]), _LINE)
            yield part, trim(line, right=beside)
        if beside:
            corner = cut(trim(upper, bottom=rest.height), Edge.RIGHT, beside - _APART)[0]
            widths = [button.measure(corner.width)[0] for button in self._buttons]
            for button, place in zip(self._buttons, abreast(corner, widths, _GAP), strict=True):
                yield button, placed(place, place.width, button.measure(place.width)[1])
            lines = []
        words = self._words_in(shape)
        if shown is not None:
            place, rest = cut(rest, Edge.TOP, shown, _LINE)
            yield self._area, trim(place, right=_BAR - _PAD)
        else:
            place, rest = cut(rest, Edge.TOP, words.measure(rest.width)[1], _LINE)
            yield words, place
        for row in lines:
            line, rest = cut(trim(rest, top=_GAP), Edge.TOP, row[0].measure(rest.width)[1])
            for button in row:
                place, line = cut(line, Edge.LEFT, min(button.measure(rest.width)[0], rest.width), _GAP)
                yield button, place

    def _words_in(self, shape: _Shape) -> _NoteWords:
        """Return the words in a shape."""
        return self._words[shape.style, shape.is_broad]

    def _beside_head(self, shape: _Shape, head: Sequence[Label], width: float) -> float:
        """Return the room of all buttons side by side beside the head, 0 if there are none or it is too small. In the
        lowest shape the caption may take as many lines as are beside a button.
        """
        taken = sum(button.measure(width)[0] + _GAP for button in self._buttons) - _GAP + _APART
        left = width - taken
        if not self._buttons or left < _LEAST_CAPTION * self.shell.types.size:
            return 0.0
        high = self._buttons[0].measure(width)[1] if shape.style == _LOWEST else 0.0
        has_room = head[0].measure(width)[0] <= left or head[0].measure(left)[1] <= high
        return taken if has_room and all(part.measure(width)[0] <= left for part in head[1:]) else 0.0

    def place(self, rect: pygame.FRect) -> None:
        """Put words and buttons on the sheet; words that have no room there scroll, with the title."""
        super().place(rect)
        shape, shown = self._shape, None
        if self._high(shape, rect.width) > rect.height + 0.5:
            shown = max(0.0, rect.height - self._high(shape, rect.width, 0.0))
        self.children = []
        for part, place in self._laid(shape, rect, shown):
            part.place(place)
            self.add(part)
        if shown is not None:
            self._area.fill([self._titles[shape.title], self._words_in(shape)])

    def settle(
        self,
        room: pygame.FRect,
        home: pygame.FRect,
        spots: Sequence[pygame.FRect],
        others: Sequence[Weighted],
        before: pygame.FRect | None = None,
    ) -> None:
        """Place the sheet: at `home` if that is large enough, or at the place `before` of the last note, as high as the
        note needs, or else at the place in `room` that covers the least, in the first shape and width for which there
        is one. Letters are small only where no place has room for larger ones, and words scroll only where the note
        would cover something that matters in every shape.

        `spots` are the places to highlight, which it covers only if there is no other room; `others` are places that
        it covers as little as possible. It never stays at `before` where it would cover a spot or any other place whose
        weight is 3 or more.
        """
        self.spots = [spot.inflate(2 * _EDGE, 2 * _EDGE) for spot in spots]
        settled = _SHAPES[0], home
        if not home.width or not self._fits(settled, room, ()):
            ways = self._ways(room, home, others, before)
            settled = first_fitting(ways, lambda settled: self._fits(settled, room, others))
            if not self._fits(settled, room, others):
                settled = self._scrolled(room, others) or settled
        self._shape, place = settled
        self.place(place)

    def _ways(
        self, room: pygame.FRect, home: pygame.FRect, others: Sequence[Weighted], before: pygame.FRect | None
    ) -> Iterator[_Settled]:
        """Yield shapes with places as `settle` tries them, and at last the one that covers the least of all that hold
        the whole note.
        """
        tried: list[_Settled] = []
        for _, alike in groupby(_SHAPES, lambda shape: shape.style):
            shapes = list(alike)
            yield from ((shape, place) for shape in shapes for place in self._refitted(shape, before))
            for shape in shapes:
                for width in self._widths(shape, home):
                    wide = min(width, room.width)
                    tried.append((shape, clear_place([(wide, self._high(shape, wide))], room, self.spots, others)))
                    yield tried[-1]
        whole = [settled for settled in tried if self._holds(settled)]
        yield min(whole or tried, key=lambda settled: self._cost(settled[1], others))

    def _scrolled(self, room: pygame.FRect, others: Sequence[Weighted]) -> _Settled | None:
        """Return the shape and the place that show the most of the words among those that cover nothing that matters;
        None if each shows fewer lines than it should.
        """
        matters, found = self._matters(others), list[tuple[float, _Settled]]()
        for shape in (each for each in _SHAPES if each.style == _LOWEST):
            least = _LEAST_LINES * self.shell.types.line_height(shape.style)
            widths = [width * self.shell.types.size for width in shape.widths]
            for width in widths:
                place = widened(highest_free(room, width, matters), room, matters, max(widths))
                lack = self._high(shape, place.width) - place.height
                if lack <= 0 or place.height - self._high(shape, place.width, 0.0) >= least:
                    found.append((lack, (shape, trim(place, bottom=max(0.0, -lack)))))
        return min(found, key=lambda each: each[0], default=(0.0, None))[1]

    def _matters(self, others: Sequence[Weighted]) -> list[pygame.FRect]:
        """Return the places that a note covers only for lack of room."""
        return [*self.spots, *(other for other, weight in others if weight >= _MATTERS)]

    def _widths(self, shape: _Shape, home: pygame.FRect) -> list[float]:
        """Return the widths to try for a shape, those of the first one with that of the place `home`."""
        widths = [width * self.shell.types.size for width in shape.widths]
        return [*widths, home.width] if home.width and not shape.is_broad else widths

    def _refitted(self, shape: _Shape, place: pygame.FRect | None) -> list[pygame.FRect]:
        """Return a place as high as the note needs, from its upper and from its lower edge; none for another shape."""
        if place is None or not shape.suits(place.width / self.shell.types.size):
            return []
        spare = place.height - self._high(shape, place.width)
        return [trim(place, bottom=spare), trim(place, top=spare)]

    def _holds(self, settled: _Settled) -> bool:
        """Return whether the whole note has room in a place."""
        shape, place = settled
        return self._high(shape, place.width) <= place.height + 0.5

    def _fits(self, settled: _Settled, room: pygame.FRect, others: Sequence[Weighted]) -> bool:
        """Return whether the note has room in a place and covers there nothing that it is about or that matters."""
        _, place = settled
        is_free = not any(_common(place, other) for other in self._matters(others))
        return is_free and room.contains(place) and self._holds(settled)

    def _cost(self, place: pygame.FRect, others: Sequence[Weighted]) -> float:
        """Return what it costs to cover a place."""
        weighted = [*((spot, _SPOT) for spot in self.spots), *others]
        return sum(_common(place, other) * weight for other, weight in weighted)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet; the table draws the frames, which follow its things."""
        colour = _MOODS[self.note.mood]
        canvas.shadow(self.rect, spread=16)
        canvas.panel(self.rect, fill="lit", lift=10)
        canvas.box(self.rect, None, radius=10, line=colour, width=3)

    def draw_frames(self, canvas: Canvas, drawn: Callable[[pygame.FRect], pygame.FRect] = pygame.FRect) -> None:
        """Draw a frame around each of `spots`; `drawn` returns where the thing at a place is drawn now.

        The frame is white in a dark edge: colours stand for players, for hints and for what can be used.
        """
        for spot in self.spots:
            place = drawn(spot.inflate(-2 * _EDGE, -2 * _EDGE)).inflate(2 * _EDGE, 2 * _EDGE)
            canvas.box(place.inflate(4, 4), None, radius=14, line="ink", width=8)
            canvas.box(place, None, radius=12, line="linen", width=4)


class _Title(Label):
    """The title of a note, a heading in every style."""

    def accessible(self) -> Accessible | None:
        """Describe the widget as a heading."""
        described = super().accessible()
        return replace(described, role=Role.HEADING) if described is not None else None


class _NoteWords(Widget):
    """The words of a note and its further parts below each other; on a broad note the further parts side by side."""

    def __init__(self, shell: Shell, words: Label, parts: Sequence[Label], *, is_broad: bool) -> None:
        super().__init__(shell)
        self._groups = [[each] for each in (words, *parts)]
        if is_broad:
            self._groups = [[words], [*parts]] if len(parts) > 1 else [[words, *parts]]
        self.add(words, *parts)

    def measure(self, width: float) -> Size:
        """Return the full width and the height of all words."""
        room = pygame.FRect(0, 0, width, _ENDLESS)
        highs = [_side_by_side(group, room)[0] for group in self._groups]
        return width, sum(highs) + _LINE * (len(highs) - 1)

    def place(self, rect: pygame.FRect) -> None:
        """Put the words on the sheet."""
        super().place(rect)
        rest = pygame.FRect(rect)
        for group in self._groups:
            high, cells = _side_by_side(group, rest)
            for part, cell in zip(group, cells, strict=True):
                part.place(cut(cell, Edge.TOP, high)[0])
            rest = trim(rest, top=high + _LINE)


def _side_by_side(parts: Sequence[Widget], room: pygame.FRect) -> tuple[float, list[pygame.FRect]]:
    """Return the height of parts side by side, and their cells in a room, with the shares that make them lowest."""
    wide = room.width - _APART * (len(parts) - 1)
    shares = _SHARES if len(parts) == len(_SHARES[0]) else [[1.0 / len(parts)] * len(parts)]

    def highest(cells: Sequence[pygame.FRect]) -> float:
        return max(part.measure(cell.width)[1] for part, cell in zip(parts, cells, strict=True))

    cells = min((abreast(room, [wide * share for share in each], _APART) for each in shares), key=highest)
    return highest(cells), cells


def _presses(shell: Shell) -> dict[str, str]:
    """Return how to press the buttons that a note names, in brackets; nothing for a player who uses the mouse."""
    uses_keys = shell.is_focus_shown or shell.is_heard()
    actions = (Action.HINT, Action.UNDO, Action.HELP)
    return {f"key_{each.value}": f" (<b>{shell.press_for(each)}</b>)" if uses_keys else "" for each in actions}


def clear_place(
    sizes: Sequence[Size], room: pygame.FRect, spots: Sequence[pygame.FRect], others: Sequence[Weighted]
) -> pygame.FRect:
    """Return the place in `room` for one of the `sizes` that covers as little as possible: first of the spots, then of
    the others by their weights.

    Among equally good places it is the one nearest to the spots. If no size fits, it is the upper left part of the
    room.
    """
    whole, taken = spots[0].unionall(list(spots[1:])) if spots else room, list(spots)
    lighter = [(other, weight) for other, weight in others if weight]
    beneath = [other for other, _ in lighter]
    edged = [*spots, *(other for other, weight in lighter if weight >= _MATTERS)]
    best: tuple[float, float, pygame.FRect] | None = None
    for wide, high in sizes:
        beside = {x for each in edged for x in (floor(each.left - wide), ceil(each.right))}
        below = {y for each in edged for y in (floor(each.top - high), ceil(each.bottom))}
        for x in _steps(room.left, room.right - wide, beside):
            for y in _steps(room.top, room.bottom - high, below):
                rect = pygame.FRect(x, y, wide, high)
                covered = sum(_common(rect, taken[at]) for at in rect.collidelistall(taken)) * _SPOT
                if best is not None and covered > best[0]:
                    continue
                for at in rect.collidelistall(beneath):
                    other, weight = lighter[at]
                    covered += _common(rect, other) * weight
                    if best is not None and covered > best[0] + 1.0:
                        break
                far = (rect.centerx - whole.centerx) ** 2 + (rect.centery - whole.centery) ** 2
                if best is None or (round(covered), far) < best[:2]:
                    best = round(covered), far, rect
    if best is None:
        wide, high = min(sizes, key=lambda size: size[1])
        return placed(room, min(wide, room.width), min(high, room.height), 0.0, 0.0)
    return best[2]


def _steps(low: float, high: float, wanted: Collection[float]) -> list[float]:
    """Return places from `low` to `high`, including both, and those `wanted` between them; none if there is no room."""
    if high < low:
        return []
    count = int((high - low) / _STEP)
    steps = [*(low + _STEP * at for at in range(count + 1)), high]
    return [*steps, *sorted(at for at in wanted if low < at < high)]


def _common(one: pygame.FRect, other: pygame.FRect) -> float:
    """Return the area that two rectangles share."""
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.bottom, other.bottom) - max(one.top, other.top)
    return wide * high if wide > 0 and high > 0 else 0.0


def coaches_in(root: Widget) -> list[Coach]:
    """Return the sheets with a teacher's note: one or none."""
    return [each for each in root.walk() if isinstance(each, Coach)]


def coach_at(
    shell: Shell,
    presenter: Presenter[State],
    areas: Areas,
    note: TeacherNote,
    meant: Collection[str],
    answers: pygame.FRect,
    told: pygame.FRect,
    on_reply: Callable[[str], Change | None],
    on_rule: Callable[[str], Change | None],
    *,
    is_lesson: bool,
) -> Coach:
    """Return the sheet of a note, placed beside the things it highlights and the place `answers`, of which it may cover
    only what is not `told`.

    `meant` are the ids of the targets and offers that it is about. The place of the log is the note's home; in a
    lesson no log lies there, and the position is needed beside the note. The place of the note is kept in
    `shell.note_place` for the next one.
    """
    coach = Coach(shell, note, on_reply, on_rule)
    targets, hand = presenter.targets(), presenter.hand_place
    needed = 3.0 if any(target.is_usable and hand.colliderect(target.rect) for target in targets) else 0.0
    covered: list[Weighted] = [
        (told, _ANSWERS),
        (answers, _BESIDE_ANSWERS),
        (hand, needed),
        (areas.hand, 1.0),
        (areas.table, 1.5),
    ]
    covered.append((areas.log, 0.5))
    to_read = _TO_READ if is_lesson else 1.0
    covered += [(target.rect, _weight(presenter, target, to_read)) for target in targets]
    covered += [(place, to_read) for place in presenter.sign_places(presenter.view.viewer)]
    room = sheet_room(shell.display.size, areas.bar.bottom + 4)
    least = (min(_SHAPES[0].widths) if is_lesson else _LEAST) * shell.types.size
    is_home = areas.log.width >= least and not areas.log.colliderect(answers)
    home = areas.log if is_home else pygame.FRect()
    coach.settle(room, home, _lit(presenter, areas, note, meant), covered, shell.note_place)
    shell.note_place = coach.rect.copy()
    return coach


def _weight(presenter: Presenter[State], target: Target, to_read: float) -> float:
    """Return the cost of covering a target: `to_read` for what is shared or the viewer's own, else 1."""
    if target.is_usable:
        return _TO_USE
    spot = presenter.regions.spot(target.thing)
    is_theirs = spot.region is Region.SEAT and spot.seat != presenter.view.viewer
    return 1.0 if is_theirs or target.is_empty else to_read


def _lit(presenter: Presenter[State], areas: Areas, note: TeacherNote, meant: Collection[str]) -> list[pygame.FRect]:
    """Return the places of a note on the canvas."""
    bar, targets = areas.bar, presenter.targets()
    named = {
        Area.TOOLS: cut(bar, Edge.RIGHT, TOOLS)[0],
        Area.HAND: areas.hand,
        Area.ACTIONS: areas.actions,
    }
    found = [named[place].copy() for place in note.places if isinstance(place, Area)]
    found += spots(targets, presenter.items(), note.places, presenter.view.viewer)
    moving = (each for each in targets if each.id in note.targets or not isinstance(each.does, Enlarge))
    return found + [each.rect.copy() for each in moving if each.id in meant]
