"""What the table looks like: the presenter's picture, what lifts under the pointer, what is under way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.rules.core.facts import Fact
from game.table.ai_client import AIClient
from game.table.match import Match
from game.ui import focus as order
from game.ui.animation import Animator, Tween
from game.ui.boards.painting import Brush, height_over, painter_for
from game.ui.boards.presenter import Counting
from game.ui.boards.values import Beat, Item
from game.ui.canvas import Canvas
from game.ui.display import Size
from game.ui.input import Action
from game.ui.scene import Change
from game.ui.scenes.areas import Areas, divide
from game.ui.scenes.asking import Asking
from game.ui.scenes.explaining import draw_about
from game.ui.scenes.hinting import WHERE, regions
from game.ui.scenes.offer_buttons import OfferButton
from game.ui.scenes.speech import Bubble, Speech, paint_bubble
from game.ui.scenes.still import Still
from game.ui.scenes.table_bar import paint_banner, paint_bar, paint_turn
from game.ui.shell import Shell
from game.ui.widgets.base import Hotspot, Widget
from game.ui.widgets.tooltip import draw_tooltip

_NEW_PICTURES = 2
"""So many faces are painted in one frame."""


class Picture(Asking):
    """Draws a match; drawing changes nothing.

    What does not move is kept as a picture: `is_dirty` means that it is out of date, `stir` only that something moves
    over it.
    """

    def __init__(self, shell: Shell, match: Match, thinking: AIClient | None) -> None:
        self._still = Still(shell)
        self._is_stale, self._is_stirred = True, False
        self._is_settling = False
        """Whether nothing moves any more and the picture of that is being made."""
        self._lifting = Animator(shell.speed)
        self.speech = Speech()
        super().__init__(shell, match, thinking)
        self.aimed = ""
        """The target under the pointer or in focus."""
        self.areas: Areas = divide(self.size, self.presenter.hand_height)
        self._lifts: dict[str, float] = {}
        self._rising: set[str] = set()
        """What rises or has risen; an earlier way down may not have ended yet."""
        self._panels: dict[str, pygame.FRect] = {}
        """Where the panels were drawn last."""

    def aim_at(self, target: str, is_aimed: bool) -> None:
        """Lift what the pointer is over, and let it down again; what the keys steer to has its ring instead."""
        over = self.hovered.name if self.hovered is not None else ""
        if is_aimed and not (self.is_focus_shown or over == target):
            return
        if is_aimed:
            self.aimed = target
        elif self.aimed == target:
            self.aimed = ""
        self.presenter.aim(self.considered)
        is_up = is_aimed and over == target
        self.is_dirty = True
        if is_up == (target in self._rising):
            return
        self._rising ^= {target}
        self._lifting.speed = self.shell.speed
        start = self._lifts.get(target, 0.0)
        self._lifting.play(Tween(0.11, lambda lift: self._lift(target, lift), start=start, end=float(is_up)))

    def led(self, here: Widget, target: Widget | None, action: Action) -> Widget | None:
        """Let down lead to the answers from the lowest row of what lies where the own hand does."""
        own = self.areas.hand
        is_leaving = target is None or not own.contains(target.rect)
        if action is not Action.DOWN or not (is_leaving and own.contains(here.rect)):
            return target
        answers = [widget for widget in self.focusables() if isinstance(widget, OfferButton)]
        return order.neighbour(here, answers, action) or next(iter(answers), target)

    def _lift(self, target: str, lift: float) -> None:
        if lift:
            self._lifts[target] = lift
        else:
            self._lifts.pop(target, None)

    # Speech

    def enter(self, size: Size) -> None:
        """Come to the table; at a new one a character greets."""
        super().enter(size)
        if not self.match.ply and self.shell.settings.shows_speech:
            self.speech.greet(self.match.seats)

    def heard(self, facts: Sequence[Fact], actor: int) -> None:
        """Let a character speak about what happened."""
        if self.shell.settings.shows_speech:
            self.speech.hear(self.match.seats, facts, actor, self.shown.ply)

    # Time

    @property
    def is_dirty(self) -> bool:
        """Whether the picture on screen is out of date."""
        return (self._is_stirred or self._is_stale) and not (self.is_waiting or self._is_settling)

    @is_dirty.setter
    def is_dirty(self, value: bool) -> None:
        self._is_stale = value
        if value:
            self._still.drop()
        else:
            self._is_stirred = False

    def stir(self) -> None:
        """Ask for a new picture of what moves."""
        self._is_stirred = True

    def update(self, dt: float) -> Change | None:
        """Let things rise and sink, then all else move on."""
        if self._lifting.is_running:
            self._lifting.advance(dt)
            self.stir()
        if self.speech.advance(dt):
            self.stir()
        if self._is_settling:
            self._is_settling = not self.is_moving and not self.prepare()
            if self._is_settling:
                return None
        return super().update(dt)

    def next_update(self) -> float | None:
        """Return the seconds until something changes by itself."""
        if self._lifting.is_running or self._is_settling:
            return 0.0
        wait = super().next_update()
        if self.speech.bubble is None:
            return wait
        return max(self.speech.left, 0.001) if wait is None else min(wait, max(self.speech.left, 0.001))

    def prepare(self) -> bool:
        """Make the next part of the picture of what stands still; return whether it is complete.

        It takes some frames: new faces, the ground, what lies on it, what is beside it.
        """
        still = self._still
        if still.is_ready:
            self.stir()
            return True
        if self.brush.make_ready(self.shell.display, self.presenter.items(), self.motion.aloft, _NEW_PICTURES):
            self._lay_next()
        return False

    def _lay_next(self) -> None:
        still = self._still
        if not still.has_ground:
            still.lay_ground(self.presenter.paint)
            self._panels = self._places_of_panels()
        elif not still.has_items:
            still.lay_items(self.presenter.items(), self._absent, self._sinking, self.brush)
        else:
            still.lay_rest(self._paint_rest)

    def _places_of_panels(self) -> dict[str, pygame.FRect]:
        """Return where the panels of the seats are, and what else counts what moves."""
        places = {each.id: each.rect for each in self.presenter.targets() if each.id.startswith("seat.")}
        if isinstance(self.presenter, Counting):
            places |= self.presenter.counted()
        return {name: rect.inflate(12, 12) for name, rect in places.items()}

    def _play(self, beats: Sequence[Beat], is_quick: bool, left: Sequence[Item] = ()) -> None:
        """Show beats; what the panels count changes when the first piece has landed, or a surprise is told."""
        super()._play(beats, is_quick, left)
        if not self.motion.has_landed:
            now = self._places_of_panels()
            self._still.keep([rect for name, rect in self._panels.items() if now.get(name) == rect])

    def settle(self, *, is_told: bool) -> None:
        """Create the widgets anew where somebody decides or something is told; what lies below has not changed."""
        aimed = self.aimed
        if self.match.to_move != self.viewer and not aimed and not is_told:
            self.stir()
            return
        has_ground = self._still.has_ground
        self.rebuild()
        if aimed == self.aimed:
            self._still.has_ground = has_ground
        self._is_settling = True

    # Drawing

    @property
    def brush(self) -> Brush:
        """The brush for the faces of the game."""
        return Brush(painter_for(self.match.game.name, self.shell.settings.theme))

    def draw(self, canvas: Canvas) -> None:
        """Draw what stands still, what rises from it, and what lies above."""
        still, brush = self._still, self.brush
        is_past = not self.motion.has_landed or self.suspense is not None
        still.adjust(self._absent, self._sinking, brush, is_past=is_past)
        while not still.is_ready:
            self._lay_next()
        still.show(canvas, self._covers(canvas))
        if self.aimed or self.advice or not self.is_moving:
            self._paint_raised(canvas, brush)
            still.show_parts(canvas, (self.areas.bar, self.areas.log, self.areas.actions))
        self.draw_over(canvas)

    def _covers(self, canvas: Canvas) -> list[pygame.Rect] | None:
        """Return where something is drawn above what stands still, None if it may be anywhere."""
        is_focus_seen = self.is_focus_shown and self.focused is not None
        others = (self.aimed, self.advice, self.popup, self._toasts, self.motion.banner, self.speech.bubble)
        if not self.is_moving or self.tip.is_shown or is_focus_seen or any(others):
            return None
        return [canvas.display.px_rect(rect) for each in self.motion.aloft for rect in self.brush.reach(each)]

    @property
    def _absent(self) -> frozenset[str]:
        """The items that are not part of what stands still."""
        return self.motion.hidden | {self.aimed} if self._lifts.get(self.aimed) else self.motion.hidden

    @property
    def _sinking(self) -> dict[str, float]:
        return {name: lift for name, lift in self._lifts.items() if name != self.aimed}

    def _paint_rest(self, canvas: Canvas) -> None:
        room = paint_bar(canvas, self.areas.bar, self.presenter.status(), self.match.trouble)
        paint_turn(canvas, room, self.areas.bar.centerx, *self._turn())
        self.root.draw(canvas)

    def _paint_raised(self, canvas: Canvas, brush: Brush) -> None:
        """Draw what is pointed at and what a program advises; above both, what would follow from using it."""
        lift = self._lifts.get(self.aimed, 0.0)
        if lift and self.aimed not in self.motion.hidden:
            for item in self.presenter.items():
                if item.id == self.aimed:
                    brush.item(canvas, item, lift)
        if isinstance(self.focused, Hotspot) and self.is_focus_shown:
            super().draw_ring(canvas)
            if ringed := self._item(self.focused.name):
                brush.signs(canvas, ringed, self._lifts.get(ringed.id, 0.0))
        self._paint_advice(canvas)
        if not self.is_moving:
            self.presenter.paint_over(canvas, self.considered)

    @property
    def considered(self) -> str:
        """The target whose consequences are shown."""
        return self.aimed

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the ring above all; around a thing on the table it lies below what would follow from using it."""
        if not isinstance(self.focused, Hotspot):
            super().draw_ring(canvas)

    def ring_place(self, widget: Widget) -> pygame.FRect:
        """Return what the ring goes around: a thing on the table where it is drawn, raised or chosen."""
        return self._as_drawn(widget.name, widget.rect)

    def _as_drawn(self, target: str, rect: pygame.FRect) -> pygame.FRect:
        """Return the place of a target, moved to where the thing is drawn that it stands for."""
        return self._raised(self._item(target), rect)

    def _raised(self, item: Item | None, rect: pygame.FRect) -> pygame.FRect:
        return rect if item is None else rect.move(0, -height_over(item, self._lifts.get(item.id, 0.0)))

    def _item(self, target: str) -> Item | None:
        """Return the thing on the table that a target stands for."""
        return next((each for each in self.presenter.items() if each.id == target), None)

    def paint_over(self, canvas: Canvas) -> None:
        """Draw what is under way."""
        brush = self.brush
        for each in self.motion.aloft:
            if each.is_drawn:
                brush.flight(canvas, each)
        if self.motion.banner:
            paint_banner(canvas, self.areas.table, self.motion.banner, self.motion.banner_share)
        if self.speech.bubble is not None and self.shell.settings.shows_speech:
            self._paint_speech(canvas, self.speech.bubble)

    def _paint_speech(self, canvas: Canvas, bubble: Bubble) -> None:
        """Draw what a character says beside the panel of its seat."""
        name = f"seat.{bubble.seat}"
        beside = next((target.rect for target in self.presenter.targets() if target.id == name), self.areas.bar)
        paint_bubble(canvas, bubble, beside, pygame.FRect((0, 0), self.size))

    def _paint_advice(self, canvas: Canvas) -> None:
        if not self.advice:
            return
        wanted, targets = self.presenter.places_of(self.advice), self.presenter.targets()
        items = {item.id: item for item in self.presenter.items()}
        drawn = [replace(target, rect=self._raised(items.get(target.id), target.rect)) for target in targets]
        if self.hint_step == WHERE:
            rects = regions(drawn, wanted)
        else:
            rects = [target.rect for target in drawn if target.id in wanted]
        for rect in rects:
            canvas.box(rect.inflate(10, 10), None, radius=12, line="lapis", width=5)

    def paint_tip(self, canvas: Canvas, target: Widget) -> None:
        """Draw the explanation of a thing on the table, or the words of a button."""
        if self.is_moving:
            return
        about = self.presenter.explain(target.name) if isinstance(target, Hotspot) else None
        if about is not None:
            place = about.aside or target.rect
            rect = pygame.FRect(place.left, place.top - 12, place.width, place.height + 12)
            draw_about(canvas, self.brush, about, rect)
        elif isinstance(target, OfferButton):  # over the log, so that neither the question nor the table is hidden
            log, actions = self.areas.log, self.areas.actions
            place = pygame.FRect(log.left, actions.top, log.width, actions.height)
            draw_tooltip(canvas, target.tooltip, place, log.width)
        elif not isinstance(target, Hotspot):
            super().paint_tip(canvas, target)
