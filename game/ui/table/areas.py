"""The division of the canvas between bar, board, log, hand and action panel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pygame

from game.rules.core.facts import SPECTATOR
from game.rules.core.state import State
from game.ui.boards.kit.presenter import ACTIONS_WIDTH, Presenter
from game.ui.boards.kit.values import TableShape
from game.ui.layout import Edge, Extent, bounded, cut, placed, trim
from game.ui.window.display import Size

_BAR, _HIGH_BAR = 46.0, 88.0
"""The height of the bar, and in a window taller than wide, where the turn has a row of its own."""
_GAP = 8.0
_USUAL = 720 / 1280
"""The shape of the smallest canvas; a taller one gives the hand more room."""
_SMALLEST = 1280.0
"""The width of the smallest canvas; in a wider one log and answers grow."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The rectangles of a table's parts, in logical pixels."""

    bar: pygame.FRect
    table: pygame.FRect
    log: pygame.FRect
    hand: pygame.FRect
    actions: pygame.FRect
    side: pygame.FRect = field(default_factory=pygame.FRect)
    """The room beside or below a square board for everything that is neither hand, log nor answers."""
    shelf: pygame.FRect = field(default_factory=pygame.FRect)
    """The shelf of the hand, and of log and answers where these do not stand beside the board."""
    question: pygame.FRect | None = None
    """The place of the question where it is apart from the answers, None elsewhere."""

    @property
    def tools_bottom(self) -> float:
        """The lower edge of the bar's row of tools; in a window taller than wide, the turn has a row below it."""
        return self.bar.top + _BAR

    @property
    def is_on_shelf(self) -> bool:
        """Whether log and answers lie on one shelf with the hand."""
        return self.shelf.contains(self.actions)

    def above_reasons(self, below: float = 0.0) -> Areas:
        """Return the areas on a shelf with answers that end level with the hand or so far `below`, so that all below
        both is free.
        """
        high = min(self.actions.height, max(0.0, self.hand.bottom + below - self.actions.top))
        return replace(self, actions=cut(self.actions, Edge.TOP, high)[0])

    @property
    def notes(self) -> pygame.FRect:
        """The place of a sheet that explains a move: over the log, on a shelf also over the lower part of the hand."""
        return trim(self.log, top=-self.hand.height * _FEET) if self.is_on_shelf else self.log.copy()

    def notes_for(self, wanted: Callable[[float], float]) -> pygame.FRect:
        """Return the place of a sheet that explains a move: `notes`, or a higher place if the sheet needs more room.

        `wanted` returns its height for a width. It rises over the board beside the hand. Where the hand is above it,
        and on a shelf, it lies above the hand, so that the log stays in sight as well.
        """
        usual, hand = self.notes, self.hand
        if wanted(usual.width) <= usual.height:
            return usual
        room = usual
        if self.is_on_shelf:
            room = self.side
        elif hand.bottom <= usual.top + 1 and hand.left < usual.right and usual.left < hand.right:
            room = cut(hand.move(0, -_GAP), Edge.TOP, 0.0)[0]
        return cut(room, Edge.BOTTOM, min(wanted(room.width), room.bottom - self.bar.bottom - _GAP))[0]

    @property
    def has_sheet(self) -> bool:
        """Whether hand and actions are one sheet."""
        return self.hand.left == self.actions.left and abs(self.hand.bottom - self.actions.top) < 1

    @property
    def joined(self) -> Areas:
        """The areas with the whole sheet of hand and actions for answers that show what the hand does."""
        return replace(self, hand=cut(self.hand, Edge.TOP, 0.0)[0], actions=self.hand.union(self.actions))

    @property
    def cover(self) -> pygame.FRect:
        """The place of the cover between two players: the hand, or the answers where no hand is shown.

        Where hand and answers are one sheet it is all of that, and on a narrow shelf all of the shelf.
        """
        if self.has_sheet:
            return self.hand.union(self.actions)
        if self.is_on_shelf and self.actions.width < _COVER:
            return self.shelf
        return self.hand if self.hand.height > 0 else self.actions

    @property
    def beside_answers(self) -> pygame.FRect:
        """The place beside which the tip of an answer lies, over the log, so that question and table stay in sight."""
        log, actions = self.log, self.actions
        top = log.bottom if self.has_sheet else max(log.top, actions.top)
        return cut(bounded(log, top=top), Edge.TOP, actions.height)[0]

    @property
    def crowded(self) -> Areas:
        """The areas for many answers: the answers take the log's place beside them, and the log keeps the room above.

        Where the hand lies between log and answers, it stays in sight, and the answers rise over the edge of the board.
        On a shelf the answers lie below the hand, and the question stays beside it. Where the log doesn't end level
        with the answers, nothing changes.
        """
        log, actions = self.log, self.actions
        if self.is_on_shelf:
            left, top = min(log.left, self.hand.left), max(self.hand.bottom, actions.top)
            wide = bounded(actions, left=left, top=top)
            nothing, _ = cut(cut(wide, Edge.LEFT, log.width)[0], Edge.TOP, 0.0)
            return replace(self, log=nothing, actions=wide, question=bounded(actions, bottom=top))
        if abs(log.bottom - actions.bottom) >= 1:
            return self
        wide = bounded(actions, left=min(log.left, actions.left), right=max(log.right, actions.right))
        if wide.inflate(-2, -2).colliderect(self.hand):
            return replace(self, actions=trim(actions, top=-_CROWDED))
        return replace(self, log=bounded(log, bottom=actions.top), actions=wide)

    def with_log_above(self, sheet: pygame.FRect) -> Areas:
        """Return the areas with a sheet in the lower part of the log's place, and the log above it."""
        return replace(self, log=bounded(self.log, bottom=sheet.top - _GAP))


_COVER = 430.0
"""The width of answers on a shelf from which a sheet has room over them alone."""
_CROWDED = 46.0
"""How far many answers rise over the edge of the board where the hand is beside them."""
_HIGH = 1.05
"""Above this ratio of height to width, the hand gets a row of its own."""
_HIGH_HAND = 1.15
"""The height of that row, of the usual height of a hand."""
_LOW_ROW = 242.0
"""The height of log and actions below such a hand."""
_LOG = Extent(1.0, 216.0, 340.0, start=1456.0)
"""The width of the log beside a board."""
_LOG_ON_PLACE = Extent(0.25, 222.0, 340.0, start=_SMALLEST)
"""The width of the log at the foot of a painted place."""
_LOG_ON_STAGE = Extent(0.2, 300.0, 420.0, start=_SMALLEST)
"""The width of the log in the corner of a stage."""
_SHEET = Extent(0.2, 520.0, 680.0, start=_SMALLEST)
"""The width of the sheet of hand and answers below a stage."""
_SHEET_HAND, _SHEET_ANSWERS = 84.0, 150.0
"""The height of both parts of that sheet in the smallest window."""
_BESIDE = 580.0
"""The least width of the panels beside a square board."""
_COLUMN = 300.0
"""The least width of log and answers beside a square board that lies above the rest."""
_CLOTHS = 330.0
"""The least height of the panels below a square board."""
_LOW_SHELF, _SHELF_MORE = 236.0, 100.0
"""The least height of the shelf of hand, log and answers, and how much larger text adds to it."""
_SHELF = 258.0
"""Its least height beside a board."""
_SHELF_ABREAST, _ABREAST = 1.38, 1000.0
"""How much higher it is below panels of this width, which lie side by side."""
_ON_SHELF, _LOG_MORE = 0.52, 40.0
"""The height of the hand on that shelf, of its height, and how much of it larger text gives to the log below."""
_COLUMN_ON_SHELF = Extent(0.44, 262.0, 460.0)
"""The width of the answers on that shelf."""
_HAND = Extent(0.27, 92.0, 190.0)
"""The height of a hand without log and answers below it, in the room it shares."""
_OWN = 440.0
"""The least height of panels and hand below a square board beside log and answers."""
_NEARLY_FOOT = 0.7
"""The shelf stands at the foot of the window where a board beside its panels leaves this share of its height."""
_FEET = 0.41
"""How much of the hand a sheet over the log may cover; the marks of the tiles are above."""
_EDGE = 4.0
"""The edge of the shelf above and below the things on it."""
_NEARLY = 0.94
"""Log and answers stand beside that board if it is not smaller by more than this factor than above both."""
_ANSWERS = 0.54
"""The height of the answers in that column, of its height."""
_MORE = 40.0
"""How much wider text of twice the size makes a log or a column of answers; a panel of answers gets three times
that.
"""


def divided(presenter: Presenter[State], size: Size) -> Areas:
    """Return the areas of a presenter's table for a canvas of `size`."""
    return divide(
        size,
        presenter.shape,
        presenter.hand_height,
        presenter.shell.settings.text_size,
        presenter.actions_width,
        has_hand=presenter.view.viewer != SPECTATOR,
    )


def divide(
    size: Size,
    shape: TableShape,
    hand_height: float,
    text_size: float = 1.0,
    actions: float = ACTIONS_WIDTH,
    *,
    has_hand: bool = True,
) -> Areas:
    """Return the areas of a table of the given `shape` for a canvas of `size`; the board gets the remainder, which is
    most of it.

    `hand_height` is the height of the hand in the smallest window, and `actions` the width of the answers, where they
    stand side by side. Beside a square board, the log takes the hand's place for a viewer who has none.
    """
    window = pygame.FRect((0, 0), size)
    more = text_size - 1.0
    is_high = window.height > window.width * _HIGH
    hand = hand_height * (_HIGH_HAND if is_high else _raised(window))
    match shape:
        case TableShape.STAGE:
            return _staged(window, more)
        case TableShape.SQUARE:
            return _square(window, more, has_hand=has_hand)
        case TableShape.PLACE if not is_high:
            return _place(window, hand, actions + 3 * _MORE * more, more)
        case TableShape.PLACE:
            return _high(window, hand, more)
        case TableShape.BOARD if not is_high:
            return _board(window, hand, actions + 3 * _MORE * more, more)
        case TableShape.BOARD:
            areas = _high(window, hand, more)
            below = trim(areas.table, left=_GAP, right=_GAP, top=areas.bar.bottom + 6)
            return replace(areas, table=below)


def _raised(window: pygame.FRect) -> float:
    """Return the extra room for a hand in a window taller than usual."""
    return min(1.4, max(1.0, window.height / window.width / _USUAL))


def _under_bar(window: pygame.FRect, gap: float) -> tuple[pygame.FRect, pygame.FRect]:
    """Return the bar, which is taller in a tall window, and the room below it."""
    bar, below = cut(window, Edge.TOP, _HIGH_BAR if window.height > window.width else _BAR, gap)
    return bar, trim(below, left=_GAP, right=_GAP, bottom=_GAP)


def _board(window: pygame.FRect, hand_height: float, actions_width: float, more: float) -> Areas:
    """Return the areas with a board beside the log, both above hand and answers."""
    bar, room = _under_bar(window, 6)
    foot, upper = cut(room, Edge.BOTTOM, hand_height, 6)
    log, table = cut(upper, Edge.RIGHT, _LOG.of(window.width) + _MORE * more, _GAP)
    actions, hand = cut(foot, Edge.RIGHT, actions_width, _GAP)
    return Areas(bar, table, log, hand, actions)


def _place(window: pygame.FRect, hand_height: float, actions_width: float, more: float) -> Areas:
    """Return the areas with a board over the whole width; below it log, hand and answers."""
    bar, room = _under_bar(window, 0)
    foot, _ = cut(room, Edge.BOTTOM, hand_height)
    log, rest = cut(foot, Edge.LEFT, _LOG_ON_PLACE.of(window.width, _MORE * more), _GAP)
    actions, hand = cut(rest, Edge.RIGHT, actions_width, _GAP)
    return Areas(bar, trim(window, bottom=window.bottom - foot.top + _GAP * 0.75), log, hand, actions)


def _high(window: pygame.FRect, hand_height: float, more: float) -> Areas:
    """Return the areas with a board over the whole width; below it the hand, and below that log and answers."""
    bar, room = _under_bar(window, 0)
    row, rest = cut(room, Edge.BOTTOM, _LOW_ROW + 110.0 * more, _GAP)
    hand, _ = cut(rest, Edge.BOTTOM, hand_height)
    log, actions = cut(row, Edge.LEFT, row.width * 0.4, _GAP)
    return Areas(bar, trim(window, bottom=window.bottom - hand.top + _GAP / 2), log, hand, actions)


def _staged(window: pygame.FRect, more: float) -> Areas:
    """Return the areas of a board with a stage: the hand is the upper part of the sheet with the answers.

    In a wide window the sheet lies over the middle of the foot, in a high one at its left.
    """
    bar, table = _under_bar(window, 4)
    own = _SHEET_HAND + _MORE * more
    foot, _ = cut(table, Edge.BOTTOM, own + (_SHEET_ANSWERS + 178.0 * more) * min(1.12, _raised(window)))
    if window.height > window.width:
        log, sheet = cut(foot, Edge.RIGHT, min(360.0, window.width * 0.36), _GAP)
    else:
        log, rest = cut(foot, Edge.RIGHT, _LOG_ON_STAGE.of(window.width, _MORE * more), _GAP)
        sheet, _ = cut(rest, Edge.RIGHT, _SHEET.of(window.width, _MORE * more))
    hand, actions = cut(sheet, Edge.TOP, own)
    return Areas(bar, table, log, hand, actions)


def _square(window: pygame.FRect, more: float, *, has_hand: bool) -> Areas:
    """Return the areas with a square board on the left, and panels over the shelf of hand, log and answers on the
    right.

    In a taller window the shelf lies at the foot of the window; in a very tall one the board lies above the rest, with
    log and answers beside it if it is not much smaller there.
    """
    bar, room = _under_bar(window, 6)
    low = _LOW_SHELF + _SHELF_MORE * more
    side = min(room.height, room.width - _BESIDE - _GAP)
    above = min(room.width, room.height - _CLOTHS - low - 2 * _GAP)
    beside = min(room.width - _COLUMN * (1.0 + more) - _GAP, room.height - _OWN - _GAP)
    if beside > max(side, above * _NEARLY):
        upper, lower = cut(room, Edge.TOP, beside, _GAP)
        table, column = cut(upper, Edge.LEFT, beside, _GAP)
        actions, log = cut(column, Edge.BOTTOM, (beside - _GAP) * _ANSWERS, _GAP)
        shelf, panels = cut(lower, Edge.BOTTOM, _HAND.of(lower.height), _GAP) if has_hand else (_below(lower), lower)
        return Areas(bar, table, log, shelf, actions, panels, shelf)
    if above > side:
        upper, lower = cut(room, Edge.TOP, above, _GAP)
        low = max(low, min(lower.height - _GAP - _CLOTHS, low * 1.5))
        shelf, panels = cut(lower, Edge.BOTTOM, low, _GAP)
        return _with_shelf(bar, placed(upper, above, above), panels, shelf, more, has_hand)
    if room.height - side - _GAP >= low * _NEARLY_FOOT:
        upper, shelf = cut(room, Edge.TOP, min(side, room.height - low - _GAP), _GAP)
        table, panels = cut(upper, Edge.LEFT, upper.height, _GAP)
        return _with_shelf(bar, table, panels, shelf, more, has_hand)
    table, column = cut(room, Edge.LEFT, side, _GAP)
    low = max(low, _SHELF) * (_SHELF_ABREAST if column.width >= _ABREAST else 1.0)
    shelf, panels = cut(column, Edge.BOTTOM, low + max(0.0, window.height - 720.0) * 0.5, _GAP)
    return _with_shelf(bar, table, panels, shelf, more, has_hand)


def _below(room: pygame.FRect) -> pygame.FRect:
    """Return the foot of a room as a rectangle without height."""
    return cut(room, Edge.BOTTOM, 0.0)[0]


def _with_shelf(
    bar: pygame.FRect, table: pygame.FRect, side: pygame.FRect, shelf: pygame.FRect, more: float, has_hand: bool
) -> Areas:
    """Return the areas of a shelf: on the left the hand over the log, on the right the answers."""
    inside = shelf.inflate(-2 * _GAP, -2 * _EDGE)
    actions, left = cut(inside, Edge.RIGHT, _COLUMN_ON_SHELF.of(shelf.width) + _MORE * more, _GAP)
    high = round(min(shelf.height * _ON_SHELF, _HAND.most) - _LOG_MORE * more)
    hand, log = cut(left, Edge.TOP, high if has_hand else 0.0)
    return Areas(bar, table, log, hand, actions, side, shelf)
