"""A scene made of widgets: its life, its time, and how it is drawn, with tooltips and toasts."""

from __future__ import annotations

import pygame

from game.errors import FeluccaError, as_sentence
from game.locale import translated
from game.ui.drawing.canvas import Canvas
from game.ui.widgets.base import Effect, Group, Widget
from game.ui.widgets.scene import Change, Push
from game.ui.widgets.shell import Shell
from game.ui.widgets.steering import Steering
from game.ui.widgets.toast import Toast
from game.ui.widgets.tooltip import draw_tooltip
from game.ui.window.display import Size

_TOAST_SECONDS = 3.5


class Stage(Steering):
    """A scene made of widgets.

    A subclass fills `self.root` in `build`, which runs on entering and again whenever the window, the language,
    the look or the text size changes (and on `rebuild`): state that must last is kept in the scene, not in a
    widget. The focus is found again by the widget's `name`. `paint` draws below the widgets, `paint_over` above.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.size: Size = shell.display.size
        self.default_focus = ""
        self.has_entered = False
        self._toasts: list[Toast] = []
        self._work: Effect | None = None
        """What begins when the next picture is shown."""

    # What a subclass may give

    def build(self) -> None:
        """Create the widgets for `self.size` inside `self.root`."""

    def paint(self, canvas: Canvas) -> None:
        """Draw what lies below the widgets."""

    def paint_over(self, canvas: Canvas) -> None:
        """Draw what lies above the widgets, below tooltips."""

    def paint_tip(self, canvas: Canvas, target: Widget) -> None:
        """Draw what the widget pointed at says of itself."""
        draw_tooltip(canvas, target.tooltip, target.rect, beside=target.column)

    def on_tick(self, dt: float) -> Change | None:
        """Let time pass, after the animations."""
        return None

    # Life

    def enter(self, size: Size) -> None:
        """Build the widgets."""
        self.has_entered = True
        self.refresh(size)

    def resume(self) -> None:
        """Be on top again, with the pointer to be found anew."""
        self.forget_pointer()
        self.animator.speed = self.shell.speed

    def pause(self) -> None:
        """Let go of pointer and tooltip."""
        self.forget_pointer()

    def refresh(self, size: Size) -> None:
        """Build the widgets again for a new size or look."""
        self.size = size
        self.animator.speed = self.shell.speed
        self.rebuild()

    def rebuild(self) -> None:
        """Create all widgets anew; the focus stays with the widget of the same name."""
        if not self.has_entered:
            return
        name = self.focused.name if self.focused is not None else self.default_focus
        self.forget_pointer()
        self.popup = None
        self.focused = None
        self.root = Group(self.shell)
        self.root.attach(self)
        self.root.place(pygame.FRect((0, 0), self.size))
        self.build()
        if not self.focus_name(name):
            self.focus_name(self.default_focus)
        self.is_dirty = True

    def complain(self, sentence: str) -> Change:
        """Return the change that shows one sentence in a dialog."""
        from game.ui.widgets.dialog import Dialog

        return Push(Dialog(self.shell, as_sentence(translated(sentence))))

    def toast(self, sentence: str, seconds: float = _TOAST_SECONDS, *, is_alone: bool = False) -> None:
        """Show a short notice at the lower edge for a while; alone, it takes the place of those before."""
        before = [] if is_alone else self._toasts[-2:]
        self._toasts = [*before, Toast(sentence, seconds)]
        self.is_dirty = True

    def clear_toasts(self) -> None:
        """Take all notices away."""
        self._toasts = []

    @property
    def notices(self) -> list[str]:
        """The sentences of the short notices in sight, the latest last."""
        return [toast.sentence for toast in self._toasts]

    def soon(self, work: Effect) -> None:
        """Do work that takes a while, once the widgets made anew show that it has begun."""
        self._work = work
        self.rebuild()

    @property
    def is_busy(self) -> bool:
        """Whether such work is about to be done."""
        return self._work is not None

    # Time

    def update(self, dt: float) -> Change | None:
        """Let animations, tooltips and toasts move on."""
        if self.animator.is_running:
            is_shown = dt >= self.animator.rest
            self.animator.advance(dt)
            if is_shown:
                self.is_dirty = True
        if self.tip.advance(dt):
            self.is_dirty = True
        if self._toasts:
            for toast in self._toasts:
                toast.left -= dt
            if any(toast.left <= 0 for toast in self._toasts):
                self._toasts = [toast for toast in self._toasts if toast.left > 0]
                self.is_dirty = True
        try:
            work, self._work = self._work, None
            return work() if work is not None else self.on_tick(dt)
        except FeluccaError as error:
            self.rebuild()
            return self.complain(error.sentence)

    def next_update(self) -> float | None:
        """Return the seconds until something changes by itself."""
        if self.is_busy:
            return 0.0
        waits = [toast.left for toast in self._toasts]
        if self.animator.is_running:
            if not self.animator.rest:
                return 0.0
            waits.append(self.animator.rest)
        if self.tip.wait is not None:
            waits.append(self.tip.wait)
        return max(min(waits), 0.001) if waits else None

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the scene, the widgets, and what lies above them."""
        self.paint(canvas)
        self.root.draw(canvas)
        self.draw_over(canvas)

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what lies above the widgets: the scene's own, popup, focus ring, tooltip and toasts."""
        self.paint_over(canvas)
        if self.popup is not None:
            self.popup.draw(canvas)
        self.draw_ring(canvas)
        target = self.pointed
        if target is not None and self.tip.is_shown:
            self.paint_tip(canvas, target)
        bottom = self.size[1] - 28.0
        for toast in reversed(self._toasts):
            bottom = toast.draw(canvas, bottom) - 10.0

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the ring around what has the focus, if the player steers by keys."""
        widget = self.focused
        if not self.is_focus_shown or widget is None or not widget.is_visible:
            return
        clip, place = widget.clip_rect, self.ring_place(widget)
        if clip is None:
            canvas.ring(place, radius=widget.ring_radius)
        else:
            with canvas.clip(clip.inflate(18, 18)):
                canvas.ring(place, radius=widget.ring_radius)

    def ring_place(self, widget: Widget) -> pygame.FRect:
        """Return what the ring goes around."""
        return widget.rect
