"""Speed figures of the window: its start, its own work for a frame in motion, its rest, its memory.

Every figure is taken in a new process without a screen, so that it depends neither on the process that asks nor on the
speed of a display; except that of the rest, which is taken in a real window where there can be one, with all threads of
the window and all its processes: presenting a window and playing music cost more than drawing it.
"""

from __future__ import annotations

import contextlib
import math
import os
import random
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING, Any

from game import processes, registry
from game.ai.budget import Budget, Limit
from game.ai.levels import Level, make_player
from game.ai.worker import WorkerReply
from game.components.load import numbers
from game.errors import FeluccaError
from game.match.ai_client import AIClient, AIs, AtOnce
from game.match.match import Match
from game.match.opponents import opponents
from game.match.seats import ai, human
from game.paths import HOME
from game.rules.core.game import Move, Setup, View
from game.rules.core.state import State

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.table.scene import TableScene
    from game.ui.widgets.scene import Scene
    from game.ui.widgets.shell import Shell

Pixels = tuple[int, int]
LIMIT = 8.0
"""Milliseconds of its own work in which a frame should be done, in a window up to 1920x1080."""
_LARGE, _LARGE_LIMIT = 1920 * 1080, 16.0
"""The most pixels of such a window, and the milliseconds in a larger one."""
_FRAME = 1 / 60
_STARTS = 5
_REST, _SETTLING = 10.0, 30.0
"""Seconds over which a resting window is watched, and those before: it works less once each movement has come twice."""
_DECISIONS = 40
_FIRST = 24
"""Decisions played before the window opens, so that there is something on the table."""
_LOOKS = 50
_LINGERS = 10
"""Frames for which the pointer stays on a thing: as long as it rises."""
PATIENCE = 120.0
"""The real seconds after which a measurement is given up."""
_CLICKS, _BEGUN = 12, 6
"""The own decisions after which a person waits for AIs, and the decisions played before them."""

clock = time.perf_counter if sys.platform == "win32" else time.thread_time
"""Time this thread has worked; on Windows, where that is counted coarsely, time that has passed."""


def figures(size: Pixels) -> Iterator[tuple[str, float]]:
    """Yield the measurements of a window of `size` real pixels, each a name with its unit and a figure, once known.

    All of them take about five minutes; raises FeluccaError if a window can't be measured.
    """
    limit = LIMIT if size[0] * size[1] <= _LARGE else _LARGE_LIMIT
    yield "menu on the screen, s", median(asked(first_frame, size) for _ in range(_STARTS))
    for name, is_alive in (("menu at rest", True), ("menu at rest without animated background", False)):
        yield f"{name}, % of a core", asked(rest_of_menu, size, _REST, is_alive, is_shown=has_screen())
    yield "a look while nobody listens, µs", asked(look, size, False)
    yield "a look of a screen reader at a table, ms", asked(look, size, True) / 1000
    for game in registry.GAMES:
        yield f"{game} at rest, % of a core", asked(rest_of_table, size, game, _REST, is_shown=has_screen())
        times, memory = asked(frames, size, game, _DECISIONS)
        yield f"{game} in motion, median ms a frame", median(times)
        yield f"{game} in motion, 99 % of frames, ms", _most(times)
        within = 100 * sum(t <= limit for t in times) / len(times)
        yield f"{game} in motion, % of frames within {limit:.0f} ms", within
        if memory:
            yield f"{game} window, most memory, MB", memory
        times = asked(pointed, size, game)
        yield f"{game} under the pointer, median ms a frame", median(times)
        yield f"{game} under the pointer, 99 % of frames, ms", _most(times)
        answered = asked(turns, size, game, _CLICKS)
        waits = median(turn.total for turn in answered)
        yield f"{game} with the strongest AIs, median s to the next question", waits
        shares = median(100 * turn.motion / turn.total for turn in answered)
        yield f"{game} with the strongest AIs, median % of that in motion", shares


def _most(times: list[float]) -> float:
    """Return the time that 99 % of the frames keep within."""
    return sorted(times)[min(len(times) - 1, round(len(times) * 0.99))]


def has_screen() -> bool:
    """Return whether a window can be opened, as far as the system says."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def asked(measure: Callable[..., Any], *args: Any, is_shown: bool = False) -> Any:
    """Return `measure(began, *args)`, called in a new process that stores nothing; `began` is when it was started.

    With `is_shown` its windows are on the screen. Raises FeluccaError if the process ends early or takes too long.
    """
    context = get_context("spawn")
    mine, its = context.Pipe()
    with tempfile.TemporaryDirectory() as folder:
        process = context.Process(target=_measured, args=(its, folder, is_shown, time.time(), measure, *args))
        process.start()
        its.close()
        try:
            if not mine.poll(PATIENCE):
                raise FeluccaError("the window takes too long to be measured")
            return mine.recv()
        except (EOFError, BrokenPipeError):  # Windows may say so before anything is received
            raise FeluccaError("the window could not be measured: its process ended") from None
        finally:
            process.terminate()
            process.join()
            mine.close()


def _measured(
    connection: Connection, folder: str, is_shown: bool, began: float, measure: Callable[..., Any], *args: Any
) -> None:
    """Send the result of `measure`; the main function of the process."""
    os.environ.update({HOME: folder, "SDL_AUDIODRIVER": "dummy", "LANG": "en"})
    if not is_shown:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    connection.send(measure(began, *args))


def first_frame(began: float, size: Pixels) -> float:
    """Return the seconds from `began` to the first picture of the menu."""
    with _window(size, None) as app:
        while not app.frames:
            app.step()
        return time.time() - began


def rest_of_menu(began: float, size: Pixels, seconds: float, is_alive: bool) -> float:
    """Return the share of a core, in percent, that the menu takes while nothing happens; `is_alive` animates its
    background.
    """
    with _window(size, None) as app:
        app.shell.change_settings(living_background=is_alive)
        return _rest(app, seconds)


def rest_of_table(began: float, size: Pixels, game: str, seconds: float) -> float:
    """Return the share of a core, in percent, that a table takes while a person thinks."""
    with _window(size, partial(_table, game)) as app:
        return _rest(app, seconds)


def _table(game: str, shell: Shell) -> TableScene:
    from game.ui.table.opening import open_table

    return open_table(shell, _match(game))


def look(began: float, size: Pixels, is_heard: bool) -> float:
    """Return the microseconds that `Reader.look` takes at a table, with or without a listening screen reader."""
    from game.ui.accessibility.reader import Reader
    from game.ui.accessibility.tree import ReaderRequest, Wish
    from game.ui.window.voice import Voice

    with _window(size, partial(_table, registry.GAMES[0])) as app:
        app.step()
        reader = Reader(None, Voice(lambda _: ()), pause=0.0)
        if is_heard:
            reader.answer(ReaderRequest(Wish.TREE), app.stack.top)
        times = []
        for _ in range(_LOOKS):
            start = clock()
            reader.look(app.stack.top, 1.0)
            times.append(clock() - start)
    return 1e6 * mean(times)


@contextmanager
def _window(size: Pixels, first: Callable[[Shell], Scene] | None) -> Iterator[App]:
    """Open a window on the scene that `first` makes, or on the menu."""
    from game.ui.app import App
    from game.ui.scenes.menu import MainMenu
    from game.ui.widgets.scene import Push
    from game.ui.wiring import DOORS

    app = App(DOORS, first or MainMenu, size=size)
    app.stack.apply(Push((first or MainMenu)(app.shell)))
    try:
        yield app
    finally:
        app.close()


def _rest(app: App, seconds: float) -> float:
    """Let the window run and return how much of a core it and its processes take, in percent, once it is at rest."""
    import pygame

    used: list[float] = []

    def watch() -> None:
        time.sleep(_SETTLING)
        began = time.process_time() + processes.seconds_of_others()
        time.sleep(seconds)
        used.append(time.process_time() + processes.seconds_of_others() - began)
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    while not used:
        app.step()
    return 100 * used[0] / seconds


def _match(game: str, first: int = 0, level: str = "random") -> Match:
    """Return a match of one person and as many AIs of a level as can be, after at least `first` random decisions.

    The person has the turn. In a game that is over before, there are half as many decisions, as often as need be.
    """
    playing = registry.make(game, numbers(game))
    others = max(playing.seats) - 1
    seats = [human("Anna"), *(ai(level, name) for name in ("Nefer", "Ramose", "Tiye")[:others])]
    match = Match.new(playing, Setup(len(seats)), seats, seed="bench", salt="-", clock=None)
    chance = random.Random(7)
    while not match.is_over and (match.ply < first or match.to_move):
        match.submit(match.to_move, _any_move(chance, match), match.ply)
    return _match(game, first // 2, level) if match.is_over else match


def _any_move(chance: random.Random, match: Match) -> Move:
    """Return a random legal move of the seat to move."""
    return chance.choice(match.view(match.to_move).legal)


class _Thinker:
    """Stands in for the process that thinks: it thinks at once, and answers when that time has passed on the table.

    So the time is that of a process with a core of its own, whatever else the machine does.
    """

    def __init__(self, match: Match, now: Callable[[], float]) -> None:
        self._match = match
        self._now = now
        self._coming: tuple[float, WorkerReply] | None = None
        self.spent = 0.0
        """The seconds of thinking so far."""

    def ask(
        self, view: View[State], level: Level, seed: int, *, is_hint: bool = False, played: tuple[int, ...] = ()
    ) -> int:
        """Think about `view`."""
        began = clock()
        player = make_player(level.kind, self._match.game, level.options, seed)
        move = player.choose(view, Budget(level.limit, clock=clock))
        took = clock() - began
        self.spent += took
        self._coming = self._now() + took, WorkerReply(view.ply, move)
        return view.ply

    def poll(self) -> WorkerReply | None:
        """Return the answer when its time has come."""
        if self._coming is None or self._coming[0] > self._now():
            return None
        (_, reply), self._coming = self._coming, None
        return reply

    def cancel(self) -> None:
        """Drop the question."""
        self._coming = None

    def close(self) -> None:
        """Do nothing."""


class _Play:
    """A table on a surface without a window, whose frames are drawn and timed one by one."""

    def __init__(self, size: Pixels, match: Match, ais: AIs) -> None:
        import pygame

        from game.ui.table.live import play
        from game.ui.widgets.dialog import scene_stack
        from game.ui.widgets.scene import Push
        from game.ui.widgets.shell import Shell
        from game.ui.window.display import fit
        from game.ui.window.settings import Settings

        pygame.font.init()
        self.match = match
        settings = Settings(effects_volume=0.0, music_volume=0.0, living_background=False)  # it moves only at rest
        self._shell = Shell(settings=settings, display=fit(size), store=lambda *_: "")
        self.scene = play(self._shell, match, thinking=ais)
        self.stack = scene_stack(self._shell)
        self.stack.apply(Push(self.scene))
        self._surface = pygame.Surface(size, 0, 32)
        self.scene.draw(self._shell.canvas(self._surface))
        self.scene.is_dirty = False

    def frame(self, seconds: float = _FRAME) -> bool:
        """Let time pass, carry out and draw; return whether there was anything to draw."""
        scene = self.scene
        self.stack.apply(scene.update(seconds))
        is_drawn = scene.is_dirty and self.stack.top is scene
        if is_drawn:
            scene.is_dirty = False
            canvas = self._shell.canvas(self._surface)
            canvas.is_kept = True
            scene.draw(canvas)
        return is_drawn

    def uncover(self) -> None:
        """Close what lies over the table."""
        from game.ui.widgets.scene import Pop

        if self.stack.top is not self.scene:
            self.stack.apply(Pop(len(self.stack.scenes) - 1))


def frames(began: float, size: Pixels, game: str, decisions: int) -> tuple[list[float], float]:
    """Return the milliseconds of own work of every frame in which something moved, and the most memory in MB.

    A table with one person and as many AIs as the game allows shows `decisions` random ones after the other, as
    it does in play. Frames in which nothing changed and nothing was made ready are left out. The memory is 0 where the
    system does not tell.
    """
    match = _match(game, _FIRST)
    choose = partial(_any_move, random.Random(5))
    play = _Play(size, match, AtOnce(match, choose))
    scene = play.scene
    found: list[float] = []
    last = match.ply + decisions
    while not match.is_over and (match.ply < last or scene.presentation.is_moving):
        play.uncover()
        if not scene.presentation.is_moving and not scene.next_update() and match.seats[match.to_move].is_human:
            match.submit(match.to_move, choose(match), match.ply)
        was_moving = scene.presentation.is_moving
        start = clock()
        is_drawn = play.frame()
        work = 1000 * (clock() - start)
        if was_moving and (is_drawn or scene.presentation.is_preparing):
            found.append(work)
    return found, peak_memory()


@dataclass(frozen=True, slots=True)
class Waited:
    """The seconds from a person's click to the next own question, and those in which something moved on the table."""

    total: float
    motion: float


def turns(began: float, size: Pixels, game: str, clicks: int) -> list[Waited]:
    """Return the waits after `clicks` decisions of a person, fewer if the game ends, at the normal speed of motion.

    As many of the strongest AIs as can be play against the person, whose moves the greedy player chooses. Decisions
    after which the person is asked again at once don't count. A scoring is passed over. A frame lasts as long as a
    screen shows it, or longer if the work for it takes longer.
    """
    now = 0.0
    match = _match(game, _BEGUN, next(reversed(opponents())))
    thinker = _Thinker(match, lambda: now)
    play = _Play(size, match, AIClient(match, process=thinker))
    scene, person = play.scene, make_player("greedy", match.game, {}, 1)
    found: list[Waited] = []
    clicked, motion, decided = math.inf, 0.0, math.inf
    frame = _FRAME
    while len(found) < clicks and not match.is_over:
        play.uncover()
        if scene.mode.prompts.is_asked:
            if match.ply > decided:
                found.append(Waited(now - clicked, motion))
            move = person.choose(match.view(match.to_move), Budget(Limit(1)))
            clicked, motion, decided = now, 0.0, match.ply + 1
            match.submit(match.to_move, move, match.ply)
        is_moving, is_preparing = scene.presentation.is_moving, scene.presentation.is_preparing
        start = clock() - thinker.spent
        play.frame(frame)
        work = clock() - thinker.spent - start
        frame = work if is_preparing else max(_FRAME, work)
        now += frame
        motion += frame if is_moving else 0.0
    return found


def pointed(began: float, size: Pixels, game: str) -> list[float]:
    """Return the milliseconds of own work of every frame while the pointer moves over all things of a table twice."""
    from game.ui.window.input import PointerMove

    match = _match(game, _FIRST)
    play = _Play(size, match, AtOnce(match, partial(_any_move, random.Random(5))))
    found: list[float] = []
    for place in 2 * [each.rect.center for each in play.scene.root.walk() if each.name]:
        for number in range(_LINGERS):
            start = clock()
            if not number:
                play.scene.handle(PointerMove(place))
            if play.frame():
                found.append(1000 * (clock() - start))
    return found


def peak_memory() -> float:
    """Return the most memory this process has had, in megabytes, or 0 where the system does not say.

    Linux states the peak since the start of the program; `getrusage` also counts that of the process that started it.
    """
    with contextlib.suppress(OSError, StopIteration):
        lines = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
        return int(next(line for line in lines if line.startswith("VmHWM:")).split()[1]) / 1024
    if not find_spec("resource"):
        return 0.0
    resource = import_module("resource")
    peak: float = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)
