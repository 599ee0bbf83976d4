"""A scene made of widgets: its life, its time, and how it is drawn, with tooltips and toasts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pygame

from game.errors import FeluccaError
from game.locale import text, translated
from game.ui.drawing.animation import Animator
from game.ui.drawing.canvas import GROUND, RING, Canvas
from game.ui.widgets import background
from game.ui.widgets.accessible import Announced, Notice
from game.ui.widgets.background import Background
from game.ui.widgets.base import REACH, Callback, Done, Group, Widget
from game.ui.widgets.living import LivingGround
from game.ui.widgets.scene import Change, Complain, Leave, Pop, Scene
from game.ui.widgets.shell import Shell
from game.ui.widgets.steering import Steering
from game.ui.widgets.toast import Toasts
from game.ui.widgets.tooltip import draw_tooltip
from game.ui.window.display import Size, joined
from game.ui.window.input import Action, InputEvent

T = TypeVar("T")
_TOAST_SECONDS = 3.5
_TOLD = (
    Action.TELL_TURN, Action.TELL_HAND, Action.TELL_SUPPLY, Action.TELL_SCORE, Action.TELL_LAST, Action.TELL_FIRST,
    Action.ANSWERS, Action.HELP,
)  # fmt: skip
"""The keys that are told to somebody who does not know them."""


def keys_told(shell: Shell, where: str) -> list[Notice]:
    """Return the notice of the keys for `where`, "menu" or "table", if texts are read aloud to a player who does not
    know the keys yet; [] otherwise.
    """
    if not shell.is_heard() or shell.settings.knows_keys:
        return []
    keys = {action.name.lower(): shell.press_for(action) for action in _TOLD}
    return [Notice("keys", text(f"spoken-keys-{where}", **keys))]


class Stage(Scene):
    """A scene made of widgets.

    A subclass fills `self.root` in `build`, which runs on entering and again whenever the window, the language,
    the look or the text size changes (and on `rebuild`): state that must last is kept in the scene, not in a
    widget. The focus is found again by the widget's `name`. `paint` draws below the widgets, `paint_over` above.
    `steering` sends the input to the widgets.
    """

    title = ""
    """The scene's name for screen readers, where it differs from its first heading."""
    is_private = False
    """Whether the scene shows secrets, so that it closes when the window loses the focus."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.size: Size = shell.display.size
        self.root: Widget = Group(shell)
        self.animator = Animator(shell.speed)
        self.steering = Steering(self)
        self.toasts = Toasts()
        self.living = LivingGround(shell)
        """What moves below the widgets, if the scene shows it a picture; the scene paints it in `paint`."""
        self._said: Notice | None = None
        """The last sentence that was only said."""
        self.default_focus = ""
        self.has_entered = False
        self._ground: frozenset[Widget] = frozenset()
        """The widgets kept in one picture with the backdrop."""
        self._stale: list[pygame.FRect] = []
        """The parts of the picture that are out of date while the rest is not; none overlaps another."""
        self._work: Callback | None = None
        """Work that starts once the next frame is on the screen."""
        self._expected: dict[Callable[[Any], None], Background[Any]] = {}
        """Work in the background, by what takes its result."""

    # What a subclass may give

    def build(self) -> None:
        """Create the widgets for `self.size` inside `self.root`."""

    def paint(self, canvas: Canvas) -> None:
        """Draw the layer below the widgets: the backdrop with their sheets, or the scene below, darkened."""
        if self.is_overlay:
            canvas.dim(0.42)
        else:
            canvas.layer((GROUND, *(each.looks for each in self._ground)), self._paint_ground)
            canvas.ground = self._ground

    def _paint_ground(self, canvas: Canvas) -> None:
        self.paint_backdrop(canvas)
        for each in self._ground:
            each.draw_self(canvas)

    def paint_backdrop(self, canvas: Canvas) -> None:
        """Draw the backdrop; it is cached as one picture with the widgets that never change."""
        canvas.backdrop()

    def paint_over(self, canvas: Canvas) -> None:
        """Draw above the widgets but below tooltips."""

    def paint_tip(self, canvas: Canvas, target: Widget) -> None:
        """Draw the tooltip of the widget pointed at."""
        draw_tooltip(canvas, target.tooltip, target.rect, beside=target.column)

    def narration(self) -> Sequence[str]:
        """Return the painted text that belongs to no widget, as rich text in reading order."""
        return ()

    def announced(self) -> Announced:
        """Return the announcements to speak as soon as they appear, wherever the focus is."""
        return Announced([*self.toasts.notices, *([self._said] if self._said is not None else [])])

    def on_tick(self, dt: float) -> Change | None:
        """Let time pass, after the animations."""
        return None

    def back(self) -> Change | None:
        """Answer the "back" key."""
        return Pop()

    def act(self, action: Action) -> Change | None:
        """Answer an action that no widget wanted, such as MENU, HINT, UNDO, LOG, HELP, SKIP, ZOOM_IN."""
        return None

    def led(self, here: Widget, target: Widget | None, action: Action) -> Widget | None:
        """Return the widget that a direction leads to from `here`, None for none; `target` is the nearest."""
        return here.led(target, action, self.focusables())

    def on_hidden(self) -> Change | None:
        """Respond to the window losing the focus or being hidden."""
        return Leave(self) if self.is_private else None

    # Life

    @property
    def screen(self) -> pygame.FRect:
        """The room of the scene: the whole window."""
        return pygame.FRect((0, 0), self.size)

    def enter(self, size: Size) -> None:
        """Build the widgets."""
        self.has_entered = True
        self.refresh(size)

    def resume(self) -> None:
        """Resume on top of the stack; scroll a focus that is shown by now into sight.

        No widget is under the pointer until that moves.
        """
        self.living.wake()
        self.steering.is_covered = False
        if self.is_focus_shown:
            self.steering.reveal_focus()
        self.steering.redraw(self.focused)
        self.steering.forget_pointer()
        self.animator.speed = self.steering.animator.speed = self.shell.speed

    def pause(self) -> None:
        """Release pointer and tooltip, and hide the focus ring and the light on the focused widget; what lives below
        the widgets rests.
        """
        self.living.rest()
        self.steering.is_covered = True
        self.steering.redraw(self.focused, self.steering.hovered)
        self.steering.forget_pointer()

    def exit(self) -> None:
        """Release the memory of what lives below the widgets."""
        self.living.forget()

    def refresh(self, size: Size) -> None:
        """Build the widgets again for a new size or look, and find the one that is under the pointer now."""
        self.size = size
        self.animator.speed = self.steering.animator.speed = self.shell.speed
        self.rebuild()
        self.steering.find_pointer()

    def rebuild(self) -> None:
        """Create all widgets afresh; the focus stays with the widget of the same name."""
        if not self.has_entered:
            return
        name = self.focused.name if self.focused is not None else self.default_focus
        self.root = Group(self.shell)
        self.root.place(self.screen)
        self.steering.begin(self.root)
        self.build()
        everything = self.root.walk()
        self._ground = frozenset(each for each in everything if each.looks is not None and each.clip_rect is None)
        if not self.focus_name(name):
            self.focus_name(self.default_focus)
        self.is_dirty = True

    def toast(self, sentence: str, seconds: float = _TOAST_SECONDS, *, is_alone: bool = False) -> None:
        """Show a toast at the lower edge for some seconds; with `is_alone` it replaces earlier ones."""
        self.toasts.show(sentence, seconds, is_alone=is_alone)
        self.redraw()

    def say(self, words: str) -> None:
        """Have words read aloud, if texts are, because the effect of a press can only be seen."""
        self._said = Notice(object(), words, is_urgent=True)

    def soon(self, work: Callback) -> None:
        """Run slow work after the rebuilt widgets have shown that it has begun."""
        self._work = work
        self.rebuild()

    def expect(self, work: Callable[[], T], take: Callable[[T], None], *, waits: bool = True) -> None:
        """Run `work` in the background, have `take` called with its result, and build the scene again.

        With `waits`, a scene that appears waits a moment for quick work, so that nothing flickers. Earlier work for the
        same `take` is dropped. A FeluccaError of the work is shown in a toast.
        """
        self._expected[take] = Background(work)
        if self._receive(background.PATIENCE if waits else 0.0) and self.has_entered:
            self.rebuild()

    @property
    def is_expecting(self) -> bool:
        """Whether work in the background is under way."""
        return bool(self._expected)

    def _receive(self, patience: float = 0.0) -> bool:
        """Hand over the results that are there within `patience` seconds; return whether there were any."""
        done = [take for take, work in self._expected.items() if work.wait(patience)]
        for take in done:
            work = self._expected.pop(take)
            try:
                take(work.result())
            except FeluccaError as error:
                self.toast(translated(error.sentence))
        return bool(done)

    @property
    def poll_seconds(self) -> float:
        """The seconds between two calls of `on_tick` while the scene waits for something, 0 while it does not."""
        return 0.0

    @property
    def is_busy(self) -> bool:
        """Whether slow work that was given to `soon` is about to run."""
        return self._work is not None

    # Steering

    @property
    def focused(self) -> Widget | None:
        """The widget that has the focus, None if none has it."""
        return self.steering.focused

    @property
    def is_focus_shown(self) -> bool:
        """Whether the player is steering by keys, so that the focus ring is visible; the same for all scenes."""
        return self.steering.is_focus_shown

    @is_focus_shown.setter
    def is_focus_shown(self, value: bool) -> None:
        self.steering.is_focus_shown = value

    @property
    def pointed(self) -> Widget | None:
        """The widget whose tooltip is due, None if there is none."""
        return self.steering.pointed

    @property
    def cursor(self) -> int:
        """The shape of the pointer: a hand over usable things."""
        return self.steering.cursor

    @property
    def ime_rect(self) -> tuple[float, float, float, float] | None:
        """The place where text is being typed, in logical pixels; None if there is none."""
        for widget in (self.steering.popup, self.focused):
            if widget is not None and widget.is_typed_into:
                return widget.rect.left, widget.rect.top, widget.rect.width, widget.rect.height
        return None

    def focusables(self) -> list[Widget]:
        """Return the widgets that can have the focus now, in the order they were added."""
        return self.steering.focusables()

    def focus_name(self, name: str) -> bool:
        """Give the focus to the widget called `name`; return whether there is one."""
        return self.steering.focus_name(name)

    def set_focus(self, widget: Widget | None, *, by_key: bool = False) -> None:
        """Give the focus to a widget, or to none; `by_key` means that the player moved it with a key."""
        self.steering.set_focus(widget, by_key=by_key)

    def handle(self, event: InputEvent) -> Change | None:
        """Send an event to its widget. A FeluccaError on the way becomes a complaint."""
        self.living.note(event)
        try:
            reply = self.steering.handle(event)
        except FeluccaError as error:
            return Complain(error.sentence)
        return None if isinstance(reply, Done) else reply

    # Time

    def update(self, dt: float) -> Change | None:
        """Advance animations, tooltips and toasts, hand over finished background work, and run the work given to
        `soon` or else `on_tick`. A FeluccaError of either becomes a complaint.
        """
        if self.animator.is_running:
            is_shown = dt >= self.animator.rest
            self.animator.advance(dt)
            if is_shown:
                self.is_dirty = True
        self.steering.animator.advance(dt)
        is_tip_new, is_toast_gone = self.steering.tip.advance(dt), self.toasts.advance(dt)
        if is_tip_new or is_toast_gone:
            self.redraw()
        if self._receive():
            self.rebuild()
        if self.living.pass_time(dt):
            self.is_stirred = True
        try:
            work, self._work = self._work, None
            return work() if work is not None else self.on_tick(dt)
        except FeluccaError as error:
            self.rebuild()
            return Complain(error.sentence)

    def skip(self) -> None:
        """Finish the motion under way, and show its end."""
        if self.animator.is_running:
            self.animator.skip()
            self.redraw()

    def next_update(self) -> float | None:
        """Return the seconds until something changes on its own; None if nothing will."""
        if self.is_busy or self.steering.animator.is_running:
            return 0.0
        waits = self.toasts.waits
        if self.living.wait is not None:
            waits.append(self.living.wait)
        if self.poll_seconds:
            waits.append(self.poll_seconds)
        if self.is_expecting:
            waits.append(background.POLL)
        if self.animator.is_running:
            if not self.animator.rest:
                return 0.0
            waits.append(self.animator.rest)
        if self.steering.tip.wait is not None:
            waits.append(self.steering.tip.wait)
        return max(min(waits), 0.001) if waits else None

    # Drawing

    def redraw(self, *widgets: Widget) -> None:
        """Ask for a frame in which at most these widgets and the layers above all of them have changed; without any,
        for a frame in which everything may have.
        """
        if not widgets:
            self.is_dirty = True
        for widget in widgets if not self.is_dirty else ():
            self._stale = joined([*self._stale, widget.rect.inflate(2 * REACH, 2 * REACH)])
            self.is_stirred = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the scene, its widgets and the layers above them, which may differ from those that were drawn over the
        living background.
        """
        self._draw_layers(canvas)
        self.living.forget(canvas.surface.get_clip())

    def _draw_layers(self, canvas: Canvas) -> None:
        self.paint(canvas)
        self.root.draw(canvas)
        self.draw_over(canvas)
        self._stale = []

    def stir(self, canvas: Canvas, below: Sequence[Scene] = ()) -> None:
        """Draw the places that are out of date, then the changes of the living background below everything."""
        for part in self._stale:
            with canvas.clip(part):
                for scene in (*below, self):
                    scene.draw(canvas)
        self.living.stir(canvas, self._draw_layers)

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the layers above the widgets: the scene's own, popup, focus ring, tooltip and toasts."""
        self.paint_over(canvas)
        if self.steering.popup is not None:
            self.steering.popup.draw(canvas)
        self.draw_ring(canvas)
        target = self.pointed
        if target is not None and self.steering.tip.is_shown:
            self.paint_tip(canvas, target)
        self.toasts.draw(canvas, self.size[1] - 28.0)

    @property
    def ringed(self) -> Widget | None:
        """The widget with the focus ring: the focused one; None if another scene lies above or no key was used."""
        widget = self.focused
        if self.steering.is_covered or not self.is_focus_shown or widget is None or not widget.is_visible:
            return None
        return widget

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the ring around the focused widget while the player steers by keys."""
        widget = self.ringed
        if widget is None:
            return
        clip, place = widget.clip_rect, self.ring_place(widget)
        if clip is None:
            canvas.ring(place, radius=widget.ring_radius)
        else:
            with canvas.clip(clip.inflate(RING, RING)):
                canvas.ring(place, radius=widget.ring_radius)

    def ring_place(self, widget: Widget) -> pygame.FRect:
        """Return the rectangle inside the focus ring."""
        return widget.rect
