"""What the table looks like: the presenter's picture, what lifts under the pointer, what is under way."""

from __future__ import annotations

import pygame

from game.locale import text
from game.table.match import Match
from game.table.thinking import Thinking
from game.ui.animation import Tween
from game.ui.boards.painting import Brush, painter_for
from game.ui.boards.presenter import Item
from game.ui.canvas import Canvas
from game.ui.scenes.areas import Areas, divide
from game.ui.scenes.driving import Driving
from game.ui.scenes.explaining import draw_about
from game.ui.scenes.table_bar import paint_banner, paint_bar, paint_turn
from game.ui.shell import Shell
from game.ui.widgets.base import Hotspot, Widget


class Picture(Driving):
    """Draws a match; drawing changes nothing."""

    def __init__(self, shell: Shell, match: Match, thinking: Thinking | None) -> None:
        super().__init__(shell, match, thinking)
        self.aimed = ""
        """The target under the pointer or in focus."""
        self.areas: Areas = divide(self.size, self.presenter.hand_height)
        self._lifts: dict[str, float] = {}

    def aim_at(self, target: str, is_aimed: bool) -> None:
        """Lift what the pointer is over, and let it down again; what the keys steer to has its ring instead."""
        over = self.hovered.name if self.hovered is not None else ""
        if is_aimed and not (self.is_focus_shown or over == target):
            return
        if is_aimed:
            self.aimed = target
        elif self.aimed == target:
            self.aimed = ""
        self.presenter.aim(self.aimed)
        start, end = self._lifts.get(target, 0.0), float(is_aimed and over == target)
        self.is_dirty = True
        if start == end:
            return
        self.animator.play(Tween(0.11, lambda lift: self._lift(target, lift), start=start, end=end))

    def _lift(self, target: str, lift: float) -> None:
        if lift:
            self._lifts[target] = lift
        else:
            self._lifts.pop(target, None)

    @property
    def brush(self) -> Brush:
        """The brush for the faces of the game."""
        return Brush(painter_for(self.match.game.name, self.shell.settings.theme))

    def paint(self, canvas: Canvas) -> None:
        """Draw the table, what lies on it, and the bar."""
        self.presenter.paint(canvas)
        brush, hidden = self.brush, self.motion.hidden
        raised: list[tuple[float, Item]] = []
        for item in self.presenter.items():
            if item.id in hidden:
                continue
            lift = self._lifts.get(item.id, 0.0)
            if lift and item.id == self.aimed:
                raised.append((lift, item))
            else:
                brush.item(canvas, item, lift)
        for lift, item in raised:
            brush.item(canvas, item, lift)
        if not self.is_moving:
            self.presenter.paint_over(canvas, self.aimed)
        self._paint_advice(canvas)
        paint_bar(canvas, self.areas.bar, self.presenter.status(), self.match.trouble)
        paint_turn(canvas, self.areas.bar, *self._turn())

    def _turn(self) -> tuple[int, str]:
        """Return whose decision it is, and the words for it."""
        seat = self.shown.to_move
        if seat < 0:
            return seat, text("board-turn-over")
        name = self.match.seats[seat].name
        if seat == self.viewer:
            return seat, text("board-turn-yours", name=name)
        return seat, text("board-turn-program" if not self.match.seats[seat].is_human else "board-turn", name=name)

    def paint_over(self, canvas: Canvas) -> None:
        """Draw what is under way."""
        brush = self.brush
        for each in self.motion.aloft:
            if each.is_drawn:
                brush.flight(canvas, each)
        if self.motion.banner:
            paint_banner(canvas, self.areas.table, self.motion.banner)

    def _paint_advice(self, canvas: Canvas) -> None:
        if not self.advice:
            return
        wanted = self.presenter.places_of(self.advice)
        for target in self.presenter.targets():
            if target.id in wanted:
                canvas.box(target.rect.inflate(10, 10), None, radius=12, line="lapis", width=5)

    def paint_tip(self, canvas: Canvas, target: Widget) -> None:
        """Draw the explanation of a thing on the table, or the words of a button."""
        if self.is_moving:
            return
        about = self.presenter.explain(target.name) if isinstance(target, Hotspot) else None
        if about is not None:
            place = about.aside or target.rect
            rect = pygame.FRect(place.left, place.top - 12, place.width, place.height + 12)
            draw_about(canvas, self.brush, about, rect)
        elif not isinstance(target, Hotspot):
            super().paint_tip(canvas, target)
