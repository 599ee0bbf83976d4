"""Spontaneous announcements: a new scene, events, questions, refusals."""

from __future__ import annotations

from collections.abc import Hashable
from weakref import WeakKeyDictionary

from game.ui.accessibility.outline import Outline
from game.ui.accessibility.tree import Announcement
from game.ui.drawing.richtext import spoken
from game.ui.widgets.stage import Stage

MOST_UNASKED = 60
"""The most words of a new scene that are read unasked; of a longer text only the title is read."""
_LATEST = 3
"""The number of recent log sentences read to a person who arrives at a table."""


class Announcer:
    """Remembers the announcements already made for each scene and finds the new ones."""

    def __init__(self) -> None:
        self._heard: WeakKeyDictionary[Stage, dict[Hashable, str]] = WeakKeyDictionary()
        """A scene's notices, by their sources."""
        self._read: WeakKeyDictionary[Stage, dict[Hashable, int]] = WeakKeyDictionary()
        """The number of log sentences read to each audience."""
        self._told: WeakKeyDictionary[Stage, str] = WeakKeyDictionary()
        """A scene's texts."""
        self._audience: WeakKeyDictionary[Stage, Hashable] = WeakKeyDictionary()
        """Whom a scene was for."""

    def listen(self, scene: Stage, outline: Outline) -> list[Announcement]:
        """Return the new announcements in speaking order."""
        return [*self._texts(scene, outline), *self._log(scene), *self._notices(scene)]

    def _texts(self, scene: Stage, outline: Outline) -> list[Announcement]:
        """Return the texts of a new or changed scene, if they are short."""
        if scene.steering.popup is not None:  # its lines are read as the focus comes to them
            return []
        said = scene.announced()
        words = outline.words() if said.has_texts else []
        told, before = "\n".join(words), self._told.get(scene, "")
        self._told[scene] = told
        if told == before or len(told.split()) > MOST_UNASKED:
            return []
        known = set(before.split("\n"))
        return [Announcement(each) for each in words if each not in known]

    def _log(self, scene: Stage) -> list[Announcement]:
        said, read = scene.announced(), self._read.setdefault(scene, {})
        log = said.log
        first = read.get(said.audience, max(0, len(log) - _LATEST))
        if self._audience.get(scene, said.audience) != said.audience:
            while first in said.own:
                first += 1
        self._audience[scene] = said.audience
        read[said.audience] = len(log)
        return [Announcement(spoken(markup)) for markup in log[first:] if markup]

    def _notices(self, scene: Stage) -> list[Announcement]:
        before = self._heard.get(scene, {})
        notices = [each for each in scene.announced().notices if each.markup]
        self._heard[scene] = {each.source: each.markup for each in notices}
        fresh = [each for each in notices if before.get(each.source) != each.markup]
        return [Announcement(spoken(each.markup), each.is_urgent) for each in fresh]
