"""The hands of all opponents face up, for a finished game that is watched with all cards open."""

from __future__ import annotations

from collections.abc import Sequence

from game.locale import text
from game.match.seats import Seat
from game.rules.core.bits import members
from game.rules.core.game import Game
from game.rules.core.state import State
from game.rules.core.universe import HAND_KIND
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.phrases import GameWords
from game.ui.boards.kit.seat_head import paint_sitter
from game.ui.boards.kit.values import Fan
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import spoken
from game.ui.drawing.text import CAPTION, SMALL
from game.ui.layout import Edge, cut, grid, placed, trim
from game.ui.table.tell.why_panel import paint_sheet
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.shell import Shell

_HEAD, _PAD, _FACE, _HIGHEST = 34.0, 10.0, 12.0, 92.0
_NAMES = 0.45
"""The greatest share of the width that names beside hands take."""


def has_hands(game: Game[State]) -> bool:
    """Return whether players hide pieces in their hands in this game."""
    return any(zone.kind == HAND_KIND for zone in game.zones)


def hands_of(game: Game[State], state: State) -> dict[int, list[int]]:
    """Return the pieces in each hand, by seat; `state` must be the true position, with nothing hidden."""
    masks = game.zone_masks(state)
    return {
        zone.owner: members(mask)
        for zone, mask in zip(game.zones, masks, strict=True)
        if zone.kind == HAND_KIND and zone.owner < len(game.scores(state))
    }


class OpenHands(Widget):
    """A sheet in the place of the log with the hand of every opponent of `viewer`."""

    def __init__(
        self,
        shell: Shell,
        game: Game[State],
        seats: Sequence[Seat],
        hands: dict[int, list[int]],
        viewer: int,
        words: GameWords,
        brush: Brush,
    ) -> None:
        super().__init__(shell, name="open-hands")
        self._game = game
        self._seats = tuple(seats)
        self.hands = {seat: hand for seat, hand in hands.items() if seat != viewer}
        self._words = words
        self._brush = brush

    def accessible(self) -> Accessible | None:
        """Describe the widget as a list with the hand of every opponent."""
        rows = [Accessible(Role.TEXT, spoken(self.words_of(seat))) for seat in self.hands]
        return Accessible(Role.LIST, text("review-open"), parts=tuple(rows))

    def words_of(self, seat: int) -> str:
        """Return the name of an opponent and the pieces in their hand in words."""
        hand = self.hands[seat]
        pieces = self._words.pieces(hand) if hand else text("review-empty")
        return text("review-hand", name=self._seats[seat].name, pieces=pieces)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet, and every opponent's face, name and hand, which is beside the name where that is larger."""
        paint_sheet(canvas, self.rect, text("review-open"), "lapis", "text_soft")
        room, many = trim(self.rect, left=_PAD, right=_PAD, top=_HEAD, bottom=_PAD), len(self.hands)
        step, line = room.height / max(1, many), max(2 * _FACE, canvas.types.line_height(SMALL))
        after_face = 2 * _FACE + 6
        named = after_face + max((canvas.types.width(self._seats[seat].name, SMALL) for seat in self.hands), default=0)
        is_beside = step - line - 6 < _HIGHEST and named <= _NAMES * room.width
        for (seat, hand), row in zip(self.hands.items(), grid(room, 1, step, many), strict=True):
            place, _ = cut(trim(row, top=line + 3), Edge.TOP, min(_HIGHEST, step - line - 6))
            middle = row.top + line / 2
            if is_beside:
                beside = trim(row, left=named + _PAD, bottom=6)
                place = placed(beside, beside.width, min(_HIGHEST, beside.height))
                middle = place.centery
            paint_sitter(canvas, seat, self._seats[seat], (row.left + _FACE, middle), _FACE)
            left = row.left + after_face
            canvas.text(self._seats[seat].name, (left, middle), SMALL, middle=True, width=row.right - left)
            if not hand:
                canvas.text(text("review-empty"), place.topleft, CAPTION, "text_soft", width=place.width)
                continue
            fan = Fan(tuple(self._game.universe.names[piece] for piece in hand))
            for item in self._brush.lay_fan(fan, place):
                self._brush.item(canvas, item)
