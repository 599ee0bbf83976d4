"""The connection to a screen reader or to the system's voice, and the way back for a screen reader's requests."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Hashable

import pygame

from game.locale import language, text
from game.ui.accessibility.adapter import Adapter
from game.ui.accessibility.announcer import Announcer
from game.ui.accessibility.outline import Outline, Outliner
from game.ui.accessibility.tree import NOWHERE, Announcement, Edges, Element, ReaderRequest, Tree, Wish
from game.ui.drawing.richtext import in_a_row
from game.ui.widgets.accessible import Role
from game.ui.widgets.scene import Scene
from game.ui.widgets.stage import Stage
from game.ui.window.controls import types
from game.ui.window.input import Action, InputEvent, KeyPress, Typed
from game.ui.window.voice import Voice

_TOLD = (Role.BUTTON, Role.SWITCH, Role.SEGMENT, Role.DROPDOWN, Role.SLIDER, Role.FIELD, Role.LINK, Role.PROGRESS)
"""The roles that are spoken; for others the name is enough."""


def phrase(node: Element) -> str:
    """Return a node as a spoken sentence."""
    here = node.is_
    parts = [here.name]
    if here.role in _TOLD:
        parts.append(text(f"spoken-role-{here.role.name.lower()}"))
    if here.is_on is not None and (here.is_on or here.role is Role.SWITCH):
        parts.append(
            text(("spoken-on" if here.is_on else "spoken-off") if here.role is Role.SWITCH else "spoken-chosen")
        )
    if here.value:
        parts.append(here.value)
    if not node.is_enabled:
        parts.append(text("spoken-disabled"))
    if here.shortcut and node.is_enabled:
        parts.append(text("spoken-shortcut", press=here.shortcut))
    told = ", ".join(parts)
    return f"{told}. {here.description}" if here.description else told


_PAUSE = 0.06
ANSWERED = 1.0
"""The seconds within which a key press must have an effect; after them the reader says that it had none, unless the
scene is still at work.
"""
_KEPT = 12
"""The number of recent announcements that stay in the tree."""


class Reader:
    """Follows the top scene while anybody listens: a screen reader through the `adapter`, or people to the `voice`.

    It does nothing while nobody listens.
    """

    def __init__(
        self,
        adapter: Adapter | None,
        voice: Voice,
        *,
        pause: float = _PAUSE,
        place: Callable[[], Edges] = lambda: NOWHERE,
    ) -> None:
        """`pause` is the least number of seconds between two changes that are published; `place` returns the window's
        place on the screen.
        """
        self._adapter = adapter
        self._place = place
        self._pause = pause
        self._voice = voice
        self.has_screen_reader = False
        """Whether a screen reader is listening."""
        self._outliner = Outliner()
        self._announcer = Announcer()
        self._outline = Outline()
        self._said: deque[tuple[int, Announcement]] = deque(maxlen=_KEPT)
        """The latest announcements to the present audience, and their nodes."""
        self._audience: tuple[int, Hashable] = (0, None)
        """The scene, and the viewer it is shown to."""
        self._rest: Element | None = None
        """Where the focus last rested while nothing had it."""
        self._looked = 0.0
        self._is_late = False
        """Whether something may have changed since the last look."""
        self._pressed: Action | None = None
        """The action of a key that nothing was heard of so far."""
        self._pressed_at = 0.0

    @property
    def is_on(self) -> bool:
        """Whether anybody is listening."""
        return self.has_screen_reader or self._voice.is_on

    @property
    def wait(self) -> float | None:
        """The seconds until `look` is due again, None if there is nothing to see."""
        now = time.monotonic()
        if self._is_late:
            return max(0.0, self._looked + self._pause - now)
        return max(0.0, self._pressed_at + ANSWERED - now) if self._pressed is not None else None

    def note_press(self, press: KeyPress, scene: Scene | None) -> None:
        """Take note of a key press, so that the reader can tell that it had no effect; a key that types may stay
        silent.
        """
        is_typing = isinstance(scene, Stage) and scene.ime_rect is not None and types(press.key)
        if self.is_on and press.action is not None and not is_typing:
            self._pressed, self._pressed_at = press.action, time.monotonic()

    def _answer_press(self, before: Outline, scene: Stage, *, is_heard: bool) -> list[Announcement]:
        """Return what is said of a key that did nothing to be heard, or was to explain what has the focus."""
        action, now = self._pressed, self._outline
        if action is None:
            return []
        here = now.nodes[now.focus]
        if is_heard or now.scene != before.scene or now.focus != before.focus or here != before.nodes.get(now.focus):
            self._pressed = None
            return []
        if action is Action.EXPLAIN and here.is_.description:
            self._pressed = None
            return [Announcement(here.is_.description, is_urgent=True)]
        if time.monotonic() - self._pressed_at < ANSWERED or scene.is_dirty or scene.next_update() == 0.0:
            return []
        self._pressed = None
        return [Announcement(text("spoken-no-effect"), is_urgent=True)]

    def look(self, scene: Scene | None, scale: float) -> None:
        """Publish changes of the top scene; of several in quick succession, only the last."""
        if not self.is_on or not isinstance(scene, Stage):
            return
        self._is_late = time.monotonic() - self._looked < self._pause
        if self._is_late:
            return
        self._looked = time.monotonic()
        scene.is_focus_shown = True
        before, audience = self._outline, (id(scene), scene.announced().audience)
        if audience != self._audience:
            self._said.clear()
            self._audience = audience
        self._outline = self._outliner.outline(scene)
        new = self._announcer.listen(scene, self._outline)
        if self._outline.focus != before.focus:  # what comes into focus is read by itself
            name = self._outline.nodes[self._outline.focus].is_.name
            new = [each for each in new if each.sentence != name]
        new += self._answer_press(before, scene, is_heard=bool(new))
        if new:  # in one node: AccessKit tells of new nodes in no order
            words = in_a_row([each.sentence for each in new])
            said = Announcement(words, any(each.is_urgent for each in new))
            self._said.append((self._outliner.number(), said))
        self._outline = self._outline.saying([number for number, _ in self._said])
        if self._adapter is not None and self.has_screen_reader:
            outline = self._outline
            self._adapter.show(Tree(outline.nodes, outline.focus, dict(self._said), scale, language(), self._place()))
        if self._voice.is_on:
            self._read_aloud(before, new)

    def _read_aloud(self, before: Outline, new: list[Announcement]) -> None:
        """Speak the title of a new scene, the new announcements, and the focused widget.

        Where the focus rests while nothing has it, such as whose turn it is, is spoken when it changes alone.
        """
        now, told = self._outline, new
        if now.scene != before.scene:
            name = now.nodes[now.scene].is_.name
            told = [Announcement(name, is_urgent=True), *(each for each in new if each.sentence != name)]
        for each in told:
            self._voice.say(each.sentence, at_once=each.is_urgent)
        focused, is_rest = now.nodes[now.focus], now.focus not in now.widgets
        is_told = is_rest and (focused == self._rest or focused.is_.name in {each.sentence for each in told})
        if now.focus != now.scene and not is_told and focused != before.nodes.get(before.focus):
            self._voice.say(phrase(focused), at_once=not told)
        if is_rest:
            self._rest = focused

    # What a screen reader answers

    def hear(self, event: pygame.event.Event) -> None:
        """Tell the adapter when the window gains or loses the focus."""
        if self._adapter is not None and event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self._adapter.show_focused(event.type == pygame.WINDOWFOCUSGAINED)

    def close(self) -> None:
        """End the connection to the screen reader."""
        if self._adapter is not None:
            self._adapter.close()

    def answer(self, request: ReaderRequest, scene: Scene | None) -> list[InputEvent]:
        """Carry out a screen reader's request; return the input events to hand to the scene."""
        if request.wish in (Wish.TREE, Wish.NOTHING):
            self.has_screen_reader = request.wish is Wish.TREE
            self._looked = 0.0
            return []
        known = self._outline.nodes.get(request.node)
        if known is None or not isinstance(scene, Stage) or id(scene) != self._audience[0]:
            return []
        now = self._outliner.outline(scene)  # it may be newer than the one told
        here, (widget, part) = now.nodes.get(request.node, known).is_, now.widgets.get(request.node, (None, None))
        if widget is None or here.name != known.is_.name or not widget.focusable or not widget.is_enabled:
            return []
        scene.is_focus_shown = True
        scene.set_focus(widget, by_key=True)
        match request.wish:
            case Wish.PRESS if part is not None:
                whole = widget.accessible()
                steps = part - whole.at if whole is not None else 0
                return [KeyPress(Action.RIGHT if steps > 0 else Action.LEFT)] * abs(steps)
            case Wish.PRESS:
                return [KeyPress(Action.ACTIVATE)]
            case Wish.MORE:
                return [KeyPress(Action.RIGHT)]
            case Wish.LESS:
                return [KeyPress(Action.LEFT)]
            case Wish.VALUE if here.role is Role.FIELD:
                return [KeyPress(None, pygame.K_a, pygame.KMOD_CTRL), Typed(str(request.value))]
            case Wish.VALUE if here.scale is not None and isinstance(request.value, float) and here.scale.step:
                steps = round((request.value - here.scale.least) / here.scale.step)
                return [KeyPress(Action.START), *[KeyPress(Action.RIGHT)] * steps]
        return []
