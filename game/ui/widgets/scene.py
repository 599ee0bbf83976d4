"""Scenes, the stack they lie on, and changes of scene as values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.match.match import Match
    from game.ui.drawing.canvas import Canvas
    from game.ui.window.display import Size
    from game.ui.window.input import InputEvent


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a scene on top; the one below pauses. Then apply `then`."""

    scene: Scene
    then: Change | None = None


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave the top `count` scenes, then apply `then`."""

    count: int = 1
    then: Change | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave one scene, wherever it lies."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Replace:
    """Leave the top scene for another."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class ReplaceAll:
    """Leave every scene for one, then apply `then`."""

    scene: Scene
    then: Change | None = None


@dataclass(frozen=True, slots=True)
class Complain:
    """Report in a dialog on top that something cannot be done, in the sentence of an error."""

    sentence: str


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the program."""


Change = Push | Pop | Leave | Replace | ReplaceAll | Complain | Quit


class Scene:
    """One screen. `enter`, `pause`, `resume` and `exit` report its life on the stack, and none is called twice in a
    row.

    `draw` changes nothing. `handle` and `update` answer with a change of scene or None; the stack applies it
    between frames.
    """

    is_overlay = False
    """Whether the scene below stays visible."""

    is_dirty = True
    """Whether the picture on screen is out of date."""

    is_stirred = False
    """Whether only parts of the picture are out of date: moving things in the background, or single widgets."""

    live_match: Match | None = None
    """The game that is played on the scene, which a crash report holds; None for any other scene."""

    way_back = ""
    """The `place_name` of the scene that leaving this one leads to, or leaving the scene that it lies over; noted by
    the stack.
    """

    deaf_seconds = 0.0
    """Seconds after the scene appears in which presses are ignored, because they may have been meant for the previous
    scene.
    """

    @property
    def place_name(self) -> str:
        """The last part of the text keys for the way back to this scene, '' if it has no name of its own there."""
        return ""

    def enter(self, size: Size) -> None:
        """Come onto the stack; `size` is the canvas in logical pixels."""

    def pause(self) -> None:
        """Be covered by another scene."""

    def resume(self) -> None:
        """Be on top again."""

    def exit(self) -> None:
        """Leave the stack and release large pictures: the scene itself stays in memory for a while."""

    def refresh(self, size: Size) -> None:
        """Respond to a change of the window, the language, the theme or the text size."""

    def handle(self, event: InputEvent) -> Change | None:
        """Answer an input event."""
        return None

    def update(self, dt: float) -> Change | None:
        """Let `dt` seconds pass."""
        return None

    def next_update(self) -> float | None:
        """Return the seconds until `update` must run: 0 while something moves, None if nothing ever will by itself."""
        return None

    def make_ready(self) -> bool:
        """Prepare a part of the picture; return whether it can be drawn. Until then the window shows the previous
        picture.
        """
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw everything."""

    def stir(self, canvas: Canvas, below: Sequence[Scene] = ()) -> None:
        """Redraw the parts of the last complete frame that are out of date: in each the scenes `below`, then this."""

    @property
    def ime_rect(self) -> tuple[float, float, float, float] | None:
        """The place where text is being typed, in logical pixels, for the system's own input windows; None if there is
        none.
        """
        return None

    @property
    def cursor(self) -> int:
        """The shape of the pointer, one of pygame's system cursors."""
        return 0


class SceneStack:
    """The scenes from bottom to top; `complaint` makes the scene that shows the sentence of a complaint."""

    def __init__(self, size: Size, complaint: Callable[[str], Scene]) -> None:
        self._scenes: list[Scene] = []
        self._size = size
        self._complaint = complaint
        self.is_quitting = False
        self._unfinished: Scene | None = None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the top one last."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input, or None when the stack is empty."""
        return self._scenes[-1] if self._scenes else None

    def visible(self) -> tuple[Scene, ...]:
        """Return the scenes to draw, from the lowest that is visible."""
        start = len(self._scenes) - 1
        while start > 0 and self._scenes[start].is_overlay:
            start -= 1
        return tuple(self._scenes[max(start, 0) :])

    def apply(self, change: Change | None) -> None:
        """Carry out a change of scene; when the last scene leaves, the program closes."""
        while change is not None:
            following: Change | None = None
            if isinstance(change, Complain):
                following = Push(self._complaint(change.sentence))
            elif isinstance(change, Push):
                following = change.then
                if self._scenes:
                    self._scenes[-1].pause()
                self._lay(change.scene)
            elif isinstance(change, Leave) and change.scene is not self.top:
                self._scenes.remove(change.scene)
                change.scene.exit()
            elif isinstance(change, Leave):
                self._pop(1)
            elif isinstance(change, Replace):
                if self._scenes:
                    self._scenes.pop().exit()
                self._lay(change.scene)
            elif isinstance(change, ReplaceAll):
                following = change.then
                self._clear()
                self._lay(change.scene)
            elif isinstance(change, Quit):
                self.is_quitting = True
                self._clear()
            else:
                following = change.then
                self._pop(change.count)
            change = following
        if not self._scenes:
            self.is_quitting = True

    def refresh(self, size: Size) -> None:
        """Notify every scene that the window or the look has changed."""
        self._size = size
        for scene in self._scenes:
            scene.refresh(size)
            scene.is_dirty = True

    def drop_unfinished(self) -> None:
        """Remove a scene whose `enter` failed; the scene below resumes."""
        scene, self._unfinished = self._unfinished, None
        if scene is not None:
            self._scenes.remove(scene)
            if self._scenes:
                self._scenes[-1].resume()

    def abandon(self) -> list[Exception]:
        """Leave every scene after an error; return the errors that their `exit` raised."""
        problems: list[Exception] = []
        while self._scenes:
            try:
                self._scenes.pop().exit()
            except Exception as error:
                problems.append(error)
        self._unfinished = None
        return problems

    def _lay(self, scene: Scene) -> None:
        if self._scenes:
            below = self._scenes[-1]
            scene.way_back = below.way_back if scene.is_overlay else below.place_name
        self._scenes.append(scene)
        scene.is_dirty = True
        self._unfinished = scene
        scene.enter(self._size)
        self._unfinished = None

    def _pop(self, count: int) -> None:
        for _ in range(min(count, len(self._scenes))):
            self._scenes.pop().exit()
        if self._scenes:
            self._scenes[-1].resume()
            self._scenes[-1].is_dirty = True

    def _clear(self) -> None:
        while self._scenes:
            self._scenes.pop().exit()
