"""The conditions that must hold after each gesture."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame

from game import locale
from game.analysis.background import ANALYST
from game.cli.verify import examine
from game.ui.accessibility.outline import Outliner
from game.ui.drawing.richtext import spoken
from game.ui.scenes.crash import Crash
from game.ui.table.handover import HandOverScene
from game.ui.table.scene import TableScene
from game.ui.widgets.accessible import Role
from game.ui.window.input import Action
from tests.walk import pictures, texts
from tests.walk.aside import aside
from tests.walk.driver import Driver
from tests.walk.homes import LEVELS, NAMES

SLOW = "slow"
SLOWEST = 0.25
"""The most seconds of processor time in which a turn of the loop must be over, on a machine with nothing else to do."""
SLOWEST_FIRST = 0.45
"""The most seconds for the turn in which a kind of scene is opened first, when its modules, texts and pictures are
read. In a window of more than 1280 x 720 pixels it takes longer, as there is more to paint.
"""
_TASK_SECONDS = 0.0055
"""What `_task` takes on the machine for which these limits are meant."""
_CALM = 40
"""The most turns of the loop until the picture shows everything as it is."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong: the check that found it, and a sentence."""

    check: str
    sentence: str

    @property
    def kind(self) -> str:
        """The part shared by findings that seem to have one cause: the check, and the first words."""
        return f"{self.check}: {self.sentence[:24]}" if self.check not in ("picture", SLOW) else self.check

    def __str__(self) -> str:
        return f"{self.check}: {self.sentence}"


class Checks:
    """Looks at everything after each gesture; pictures of what is wrong go to the folder `shots`."""

    def __init__(self, driver: Driver, shots: Path | None = None) -> None:
        self._driver = driver
        self._shots = shots
        self._slow: list[str] = []
        self._opened: set[str] = set()
        self._hands: dict[tuple[str, int], str] = {}
        """By match and seat, the words of the hand that its player saw last."""
        self._looks: set[tuple[object, ...]] = set()
        """The scenes that were drawn without any kept layer, each with the size and the looks of the window."""
        self._tree: tuple[object, ...] | None = None
        """What the tree that was looked at last depends on, None if any change may be in it."""
        self._examined: dict[Path, int] = {}
        """The records that were right, each with its length."""
        driver.on_frame = self._time

    def _time(self, seconds: float) -> None:
        kind = type(self._driver.app.stack.top).__name__
        limit = SLOWEST if kind in self._opened else SLOWEST_FIRST * self._driver.largeness
        self._opened.add(kind)
        if seconds > limit and seconds / _slowness() > limit:
            self._slow.append(f"the loop was away for {seconds:.2f} s, in {self._driver.watch.where or '?'}")

    def look(self) -> list[Finding]:
        """Return the current findings."""
        found = [*self._seen_at_once()]
        if found or self._driver.app.stack.is_quitting:
            return found
        for _ in range(_CALM):
            if pictures.is_finished(self._driver.app):
                break
            self._driver.clock.alarm = self._driver.clock.now + 1 / 60
            self._driver.turn()
        records = self._changed_records()
        look, tree = self._look(), self._told_at_table()
        is_told = tree is not None and tree == self._tree
        found, hand = aside(lambda: self._seen_aside(records, is_new=look not in self._looks, is_told=is_told))
        self._looks.add(look)
        self._tree = tree
        table = self._table()
        if hand and table is not None:
            self._hands[table.game.fingerprint, table.viewpoint.eyes] = hand
        return [*self._seen_at_once(), *found]

    # What costs nothing

    def _seen_at_once(self) -> Iterator[Finding]:
        driver = self._driver
        top = driver.app.stack.top
        if isinstance(top, Crash):
            error = top.report.errors[0]
            trace, last = error.__traceback__, "?"
            while trace is not None:
                last = f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"
                trace = trace.tb_next
            yield Finding("crash", f"{type(error).__name__}: {error} at {last}")
        yield from (Finding("fault", fault) for fault in _taken(driver.faults))
        yield from (Finding("complaint", sentence) for sentence in _taken(driver.complaints))
        yield from (Finding(SLOW, each) for each in _taken(self._slow))
        yield from (Finding("text", f"no text for {key}") for key in sorted(locale.missing_keys()))
        if ANALYST.problem:
            yield Finding("fault", f"the analysis failed: {ANALYST.problem}")

    # What is looked at in a copy of the process

    def _look(self) -> tuple[object, ...]:
        """Return what the layers of a picture depend on."""
        app, settings = self._driver.app, self._driver.app.shell.settings
        kinds = tuple(type(scene) for scene in app.stack.visible())
        return kinds, app.window.surface.get_size(), settings.language, settings.text_size, settings.theme

    def _told_at_table(self) -> tuple[object, ...] | None:
        """Return what the tree of a table depends on, None in another scene: to describe all things takes long."""
        table = self._driver.top
        if not isinstance(table, TableScene):
            return None
        targets, match = table.presenter.targets(), table.live_match
        return (
            *(id(table), id(targets), table.shell.settings.language, table.viewpoint.eyes, table.steering.popup),
            *(match.ply if match is not None else -1, tuple(self._driver.usable())),
        )

    def _changed_records(self) -> list[Path]:
        """Return the records that have grown since they were examined."""
        sizes = {path: path.stat().st_size for path in (self._driver.home / "matches").glob("*.felucca")}
        changed = [path for path, size in sizes.items() if self._examined.get(path) != size]
        self._examined = sizes
        return changed

    def _seen_aside(self, records: list[Path], *, is_new: bool, is_told: bool) -> tuple[list[Finding], str]:
        """Return what is wrong, and the viewer's hand in words: neither of the tree where it `is_told` already."""
        found = [*self._picture(is_new=is_new), *self._focus(), *self._verdicts(records)]
        return (found, "") if is_told else ([*found, *self._words()], self._hand())

    def _picture(self, *, is_new: bool) -> Iterator[Finding]:
        app = self._driver.app
        shown = app.window.surface
        names = frozenset({*NAMES, *(level.capitalize() for level in LEVELS)})
        with texts.watched(names) as wrong:
            wanted = pictures.drawn_anew(app, with_layers=is_new)
        yield from (Finding("text", each) for each in dict.fromkeys(wrong))
        if pictures.is_finished(app):
            sentence = pictures.difference(app, shown, wanted)
            if sentence:
                if self._shots is not None:
                    pictures.keep(self._shots, "picture", shown, wanted)
                yield Finding("picture", sentence)

    def _focus(self) -> Iterator[Finding]:
        scene = self._driver.top
        focused = scene.focused
        if not scene.is_focus_shown or focused is None or scene.steering.popup is not None:
            return
        sight = pygame.FRect((0, 0), scene.size)
        if focused.clip_rect is not None:
            sight = sight.clip(focused.clip_rect)
        seen = focused.rect.clip(sight)
        least = min(focused.rect.width, sight.width) * 0.5, min(focused.rect.height, sight.height) * 0.5
        if not focused.is_visible or seen.width < least[0] or seen.height < least[1]:
            yield Finding("focus", f"'{focused.name}' at {_rounded(focused.rect)} is not in sight, {_rounded(sight)}")

    def _words(self) -> Iterator[Finding]:
        outline = Outliner().outline(self._driver.top)
        for node in outline.nodes.values():
            if not node.is_.name.strip():
                yield Finding("name", f"a {node.is_.role.name} at {node.rect} has no name")
        nodes = [outline.nodes[number].is_ for number in sorted(outline.nodes)]
        told = f"{'; '.join(each.name for each in nodes)} {' '.join(each.description for each in nodes)}"
        covered = isinstance(self._driver.top, HandOverScene)
        if covered and any(node.is_.role is Role.ITEM for node in outline.nodes.values()):
            yield Finding("secret", "things of the table are in the tree while it is covered")
        for (_, seat), hand in self._others():
            if hand in told:
                yield Finding("secret", f"the tree tells the hand of seat {seat}: {hand}")

    @staticmethod
    def _verdicts(records: list[Path]) -> Iterator[Finding]:
        for path in records:
            verdict, _ = examine(path)
            if verdict.code:
                yield Finding("record", f"{path.name}, line {verdict.line}: {verdict.sentence}")

    # Hands

    def _table(self) -> TableScene | None:
        scenes = reversed(self._driver.app.stack.scenes)
        return next((scene for scene in scenes if isinstance(scene, TableScene) and scene.live_match), None)

    def _hand(self) -> str:
        """Return the hand of the person who looks at the table, as it is told on request; '' for one or two things."""
        table = self._table()
        if table is None or table is not self._driver.app.stack.top or table.viewpoint.eyes < 0:
            return ""
        _, _, things = spoken(table.narrator.answer(Action.TELL_HAND)).partition(": ")
        things = things.removesuffix(".")
        return things if things.count("; ") > 1 else ""

    def _others(self) -> list[tuple[tuple[str, int], str]]:
        """Return the hands that must not be told now: those of people who don't look."""
        table = self._table()
        if table is None or table.game.header.free_undo or not table.viewpoint.has_secrets:
            return []
        eyes = -1 if isinstance(self._driver.top, HandOverScene) else table.viewpoint.eyes
        mine, game = self._hands.get((table.game.fingerprint, eyes)), table.game.fingerprint
        return [(key, hand) for key, hand in self._hands.items() if key[0] == game and key[1] != eyes and hand != mine]


def _slowness() -> float:
    """Return how much longer a task takes here than on the machine of the limits; at least 1."""
    began = time.thread_time()
    _task()
    return max(1.0, (time.thread_time() - began) / _TASK_SECONDS)


def _task() -> None:
    """Do a little of what a window does: words, and pixels."""
    words = {f"word {number}": number for number in range(6000)}
    picture = pygame.Surface((1280, 720), 0, 32)
    picture.fill((len(words) % 255, 0, 0))
    picture.copy()


def _taken(sentences: list[str]) -> list[str]:
    found = list(dict.fromkeys(sentences))
    sentences.clear()
    return found


def _rounded(rect: pygame.FRect) -> tuple[int, ...]:
    return tuple(round(part) for part in rect)
