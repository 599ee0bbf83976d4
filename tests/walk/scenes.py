"""The scenes of the program, found by their classes, and those that a walk has come to."""

from __future__ import annotations

import importlib
import pkgutil
from collections import Counter
from collections.abc import Iterator

import game.ui
from game.ui.scenes.crash import Crash
from game.ui.table.live import LiveMode
from game.ui.table.scene import TableScene
from game.ui.widgets.scene import Scene
from game.ui.widgets.stage import Stage

UNREACHED = {
    Crash.__name__: "it is what a walk must never come to; tests/packaging/test_crash.py brings it about",
}
"""The scenes that no walk comes to, with the reason."""
TABLES = ("lesson", "exercise", "puzzle", "drill", "live", "replay")
"""The kinds of tables; the games share the class of their scene."""


def all_scenes() -> frozenset[str]:
    """Return the names of all scenes of the window, tables by their kind."""
    for module in pkgutil.walk_packages(game.ui.__path__, f"{game.ui.__name__}."):
        importlib.import_module(module.name)
    names = {each.__name__ for each in _below(Scene) if each.__module__.startswith(game.ui.__name__)}
    names -= {Stage.__name__, TableScene.__name__}
    return frozenset(names | {f"{TableScene.__name__} {kind}" for kind in TABLES})


def _below(kind: type) -> Iterator[type]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


_KINDS = {"ChapterTeacher": "lesson", "ExerciseTeacher": "exercise", "Solver": "puzzle", "Driller": "drill"}
"""The kinds of tables by their teachers."""


def called(scene: Scene) -> str:
    """Return the name of a scene, of a table with its kind."""
    name = type(scene).__name__
    if not isinstance(scene, TableScene):
        return name
    if not isinstance(scene.mode, LiveMode):
        return f"{name} replay"
    teacher = type(scene.mode.controller.teacher).__name__
    return f"{name} {_KINDS.get(teacher, 'live')}"


class Reached:
    """Counts the turns of the loop in which each scene was on top."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def note(self, scene: Scene | None) -> None:
        """Take note of the scene that gets the input."""
        if scene is not None:
            self.counts[called(scene)] += 1

    def missing(self) -> frozenset[str]:
        """Return the scenes not reached that can be."""
        return all_scenes() - self.counts.keys() - UNREACHED.keys()

    def __str__(self) -> str:
        return ", ".join(f"{name} {count}" for name, count in sorted(self.counts.items()))
