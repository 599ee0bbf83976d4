"""The division of the canvas between bar, board, log, hand and action panel."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pygame

from game.rules.core.facts import SPECTATOR
from game.rules.core.state import State
from game.ui.boards.presenter import ACTIONS_WIDTH, Presenter
from game.ui.window.display import Size

_BAR, _HIGH_BAR = 46.0, 88.0
"""The height of the bar, and in a window higher than wide, where the turn has a row of its own."""
_GAP = 8.0
_USUAL = 720 / 1280
"""The shape of the smallest canvas; a taller one gives the hand more room."""
_ROOMY = 1480.0
"""A canvas of at least this width has room for a wide log."""


def _nowhere() -> pygame.FRect:
    return pygame.FRect(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Areas:
    """The rectangles of the board scene, in logical pixels."""

    bar: pygame.FRect
    table: pygame.FRect
    log: pygame.FRect
    hand: pygame.FRect
    actions: pygame.FRect
    side: pygame.FRect = field(default_factory=_nowhere)
    """The room beside or below a square board for everything that is neither hand, log nor answers."""
    shelf: pygame.FRect = field(default_factory=_nowhere)
    """The shelf of the hand, and of log and answers where these do not stand beside the board."""
    question: pygame.FRect | None = None
    """The place of the question where it is apart from the answers."""

    @property
    def is_on_shelf(self) -> bool:
        """Whether log and answers lie on one shelf with the hand."""
        return self.shelf.contains(self.actions)

    @property
    def notes(self) -> pygame.FRect:
        """The place of a sheet that explains a move: over the log, and on a shelf over the feet of the hand too."""
        log = self.log
        up = self.hand.height * _FEET if self.is_on_shelf else 0.0
        return pygame.FRect(log.left, log.top - up, log.width, log.height + up)

    @property
    def has_sheet(self) -> bool:
        """Whether hand and actions are one sheet."""
        return self.hand.left == self.actions.left and abs(self.hand.bottom - self.actions.top) < 1

    @property
    def crowded(self) -> Areas:
        """The areas for many answers: they take the log's place beside them, and it keeps what is higher.

        Where the hand lies between both, it stays in sight, and they rise over the edge of the board.

        On a shelf they lie below the hand, and the question stays beside it.
        """
        log, actions = self.log, self.actions
        if self.is_on_shelf:
            left, top = min(log.left, self.hand.left), max(self.hand.bottom, actions.top)
            wide = pygame.FRect(left, top, actions.right - left, actions.bottom - top)
            question = pygame.FRect(*actions.topleft, actions.width, top - actions.top)
            return replace(self, log=pygame.FRect(left, top, log.width, 0), actions=wide, question=question)
        if abs(log.bottom - actions.bottom) >= 1:
            return self
        left, right = min(log.left, actions.left), max(log.right, actions.right)
        wide = pygame.FRect(left, actions.top, right - left, actions.height)
        if wide.inflate(-2, -2).colliderect(self.hand):
            high = pygame.FRect(actions.left, actions.top - _CROWDED, actions.width, actions.height + _CROWDED)
            return replace(self, actions=high)
        return replace(self, log=pygame.FRect(*log.topleft, log.width, actions.top - log.top), actions=wide)


_CROWDED = 46.0
"""How far many answers rise over the edge of the board where the hand is beside them."""
_SHEET = (520.0, 150.0)
"""The size of the answers below a stage, in the smallest window."""
_HIGH = 1.05
"""Above this ratio of height to width, the hand gets a row of its own."""
_HIGH_HAND = 1.15
"""The height of that row, of the usual height of a hand."""
_LOW_ROW = 250.0
"""The height of log and actions below such a hand."""
_BESIDE = 580.0
"""The least width of the panels beside a square board."""
_COLUMN = 300.0
"""The least width of log and answers beside a square board that lies above the rest."""
_CLOTHS = 330.0
"""The least height of the panels below a square board."""
_SHELF, _SHELF_MORE = 236.0, 100.0
"""The least height of the shelf of hand, log and answers, and how much larger text adds to it."""
_ON_SHELF = 0.47
"""The height of the hand on that shelf, of its height; the log lies below it."""
_COLUMN_ON_SHELF = 0.44, 262.0, 460.0
"""The width of the answers on that shelf, of its width; their least width, and their greatest."""
_HAND = 0.27, 92.0, 190.0
"""The height of a hand without log and answers below it, of the room it shares; its least height, and its greatest."""
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


def divided(presenter: Presenter[State], size: Size) -> Areas:
    """Return the areas of a presenter's table for a canvas of `size`."""
    shell = presenter.shell
    return divide(
        size,
        presenter.hand_height,
        shell.settings.text_size,
        presenter.actions_width,
        fills_window=presenter.fills_window,
        has_stage=presenter.has_stage and shell.theme.is_painted,
        has_hand=presenter.view.viewer != SPECTATOR,
    )


def divide(
    size: Size,
    hand_height: float,
    text_size: float = 1.0,
    actions: float = ACTIONS_WIDTH,
    *,
    fills_window: bool = False,
    has_stage: bool = False,
    has_hand: bool = True,
) -> Areas:
    """Return the areas for a canvas of `size`; the board gets the remainder, which is most of it.

    `actions` is the width of the action panel where it stands beside the hand.

    A board that `fills_window` extends below the bar, and the log stands beside the hand. One that `has_stage` fills
    the window: hand and answers are one sheet at its foot, the log fills its right corner. A `hand_height` of 0 means a
    square board: it takes the whole height, and everything else stands beside it; for a viewer who has no hand, the
    log takes its place.
    """
    width, height = size
    if has_stage:
        return _staged(width, height, text_size)
    is_high = height > width * _HIGH
    hand_height *= _HIGH_HAND if is_high else min(1.4, max(1.0, height / width / _USUAL))
    if not hand_height:
        return _beside(width, height, text_size, has_hand=has_hand)
    if fills_window:
        return _below(width, height, hand_height, actions + 120.0 * (text_size - 1.0), text_size)
    if is_high:
        below = _below(width, height, hand_height, 0.0, text_size)
        top = below.bar.bottom + 6
        return replace(below, table=pygame.FRect(_GAP, top, width - 2 * _GAP, below.table.bottom - top))
    log_width = (216.0 if width < _ROOMY else min(340.0, width - 1240.0)) + 40.0 * (text_size - 1.0)
    actions_width = actions + 120.0 * (text_size - 1.0)
    strip = height - hand_height - _GAP
    bar = _bar(width, height)
    top = bar.bottom + 6
    table = pygame.FRect(_GAP, top, width - log_width - 3 * _GAP, strip - top - 6)
    return Areas(
        bar=bar,
        table=table,
        log=pygame.FRect(table.right + _GAP, top, log_width, strip - top - 6),
        hand=pygame.FRect(_GAP, strip, width - actions_width - 3 * _GAP, hand_height),
        actions=pygame.FRect(width - actions_width - _GAP, strip, actions_width, hand_height),
    )


def _bar(width: float, height: float) -> pygame.FRect:
    """Return the bar, which is higher in a high window."""
    return pygame.FRect(0, 0, width, _HIGH_BAR if height > width else _BAR)


def _staged(width: float, height: float, text_size: float) -> Areas:
    """Return the areas of a board with a stage: the hand is the upper part of the sheet with the answers.

    In a wide window the sheet lies over the middle of the foot, in a high one at its left.
    """
    more = text_size - 1.0
    own = 84.0 + 40.0 * more
    high = own + (_SHEET[1] + 178.0 * more) * min(1.12, max(1.0, height / width / _USUAL))
    side = min(420.0, 300.0 + max(0.0, width - 1280.0) * 0.2 + 40.0 * more)
    wide = min(680.0, _SHEET[0] + max(0.0, width - 1280.0) * 0.2 + 40.0 * more)
    if height > width:
        side = min(360.0, width * 0.36)
        wide = width - side - 3 * _GAP
    left, top = width - side - wide - 2 * _GAP, height - high - _GAP
    bar = _bar(width, height)
    return Areas(
        bar=bar,
        table=pygame.FRect(_GAP, bar.bottom + 4, width - 2 * _GAP, height - bar.bottom - 4 - _GAP),
        log=pygame.FRect(width - side - _GAP, top, side, high),
        hand=pygame.FRect(left, top, wide, own),
        actions=pygame.FRect(left, top + own, wide, high - own),
    )


def _below(width: float, height: float, hand_height: float, actions: float, text_size: float) -> Areas:
    """Return the areas with a board over the whole width; below it log, hand and actions.

    In a high window the hand has a row of its own above log and actions.
    """
    bar = _bar(width, height)
    log = min(340.0, 222.0 + 40.0 * (text_size - 1.0) + max(0.0, width - 1280.0) * 0.25)
    low = height - _GAP
    if height > width * _HIGH:
        low -= _LOW_ROW + 110.0 * (text_size - 1.0)
        row = pygame.FRect(_GAP, low + _GAP, width - 2 * _GAP, height - low - 2 * _GAP)
        hand = pygame.FRect(_GAP, low - hand_height, width - 2 * _GAP, hand_height)
        log = row.width * 0.4
        return Areas(
            bar=bar,
            table=pygame.FRect(0, 0, width, hand.top - _GAP / 2),
            log=pygame.FRect(row.left, row.top, log, row.height),
            hand=hand,
            actions=pygame.FRect(row.left + log + _GAP, row.top, row.width - log - _GAP, row.height),
        )
    top = low - hand_height
    return Areas(
        bar=bar,
        table=pygame.FRect(0, 0, width, top - _GAP * 0.75),
        log=pygame.FRect(_GAP, top, log, hand_height),
        hand=pygame.FRect(log + 2 * _GAP, top, width - log - actions - 4 * _GAP, hand_height),
        actions=pygame.FRect(width - actions - _GAP, top, actions, hand_height),
    )


def _beside(width: float, height: float, text_size: float, *, has_hand: bool) -> Areas:
    """Return the areas with a square board on the left, and panels over the shelf of hand, log and answers on the
    right.

    In a taller window the shelf lies at the foot of the window; in a very tall one the board lies above the rest, with
    log and answers beside it if it is not much smaller there.
    """
    bar = _bar(width, height)
    top = bar.bottom + 6
    room = height - top - _GAP
    low = _SHELF + _SHELF_MORE * (text_size - 1.0)
    side = min(room, width - _BESIDE - 3 * _GAP)
    column = _COLUMN * text_size
    above = min(width - 2 * _GAP, room - _CLOTHS - low - 2 * _GAP)
    beside = min(width - column - 3 * _GAP, room - _OWN - _GAP)
    foot = width - 2 * _GAP
    if beside > max(side, above * _NEARLY):
        table = pygame.FRect(_GAP, top, beside, beside)
        left, wide = table.right + _GAP, width - table.right - 2 * _GAP
        high = (beside - _GAP) * _ANSWERS
        log = pygame.FRect(left, top, wide, beside - _GAP - high)
        actions = pygame.FRect(left, log.bottom + _GAP, wide, high)
        below = room - beside - _GAP
        hand = min(max(below * _HAND[0], _HAND[1]), _HAND[2]) if has_hand else -_GAP
        panels = pygame.FRect(_GAP, table.bottom + _GAP, foot, below - hand - _GAP)
        shelf = pygame.FRect(_GAP, panels.bottom + _GAP, foot, max(hand, 0.0))
        return Areas(bar, table, log, shelf, actions, panels, shelf)
    if above > side:
        table = pygame.FRect((width - above) / 2, top, above, above)
        rest = room - above - 2 * _GAP
        low = max(low, min(rest - _CLOTHS, low * 1.5))
        panels = pygame.FRect(_GAP, table.bottom + _GAP, foot, rest - low)
        return _with_shelf(bar, table, panels, pygame.FRect(_GAP, panels.bottom + _GAP, foot, low), text_size, has_hand)
    if room - side - _GAP >= low * _NEARLY_FOOT:
        side = min(side, room - low - _GAP)
        table = pygame.FRect(_GAP, top, side, side)
        panels = pygame.FRect(table.right + _GAP, top, width - table.right - 2 * _GAP, side)
        shelf = pygame.FRect(_GAP, table.bottom + _GAP, foot, room - side - _GAP)
        return _with_shelf(bar, table, panels, shelf, text_size, has_hand)
    table = pygame.FRect(_GAP, top, side, room)
    left = table.right + _GAP
    wide = width - left - _GAP
    low += max(0.0, height - 720.0) * 0.5
    panels = pygame.FRect(left, top, wide, room - low - _GAP)
    return _with_shelf(bar, table, panels, pygame.FRect(left, panels.bottom + _GAP, wide, low), text_size, has_hand)


def _with_shelf(
    bar: pygame.FRect, table: pygame.FRect, side: pygame.FRect, shelf: pygame.FRect, text_size: float, has_hand: bool
) -> Areas:
    """Return the areas of a shelf: on the left the hand over the log, on the right the answers."""
    share, least, most = _COLUMN_ON_SHELF
    column = min(max(shelf.width * share, least), most) + 40.0 * (text_size - 1.0)
    inside = shelf.inflate(-2 * _GAP, -2 * _EDGE)
    left = inside.width - column - _GAP
    high = min(shelf.height * _ON_SHELF, _HAND[2]) if has_hand else 0.0
    hand = pygame.FRect(*inside.topleft, left, high)
    log = pygame.FRect(inside.left, hand.bottom, left, inside.bottom - hand.bottom)
    actions = pygame.FRect(inside.right - column, inside.top, column, inside.height)
    return Areas(bar, table, log, hand, actions, side, shelf)
