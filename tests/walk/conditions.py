"""The conditions that make a walk repeatable: its own clock, its own luck, and AIs whose thinking takes no time of that
clock.
"""

from __future__ import annotations

import random
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, TypeVar
from unittest.mock import patch

import pygame

from game.ai.budget import Limit
from game.ai.levels import Level
from game.ai.worker import Worker, WorkerReply
from game.analysis import background
from game.analysis.background import LiveJudge
from game.match import ai_client, opponents

T = TypeVar("T")

NODES = 40
"""The most nodes that an AI may search for a decision; it has no limit of time, which would depend on the machine."""
_LONGEST = 40.0
"""The real seconds to wait for work in the background before the walk goes on without it."""
_SHORTEST, _PATIENCE = 0.001, 1.1
"""The real seconds between the first two looks for it, and how many times as long each pause is as the one before: the
processor time of thousands of looks would be counted as that of the window.
"""
_LATEST = 4
"""The most looks for the answer of an AI before it comes."""
_SLEEPERS = ("felucca-background",)
"""The names of threads whose work is awaited before time passes."""
_TIMED = ("game.ui.app", "game.ui.window.events", "game.ui.accessibility.reader", "game.ui.window.report")
"""The modules whose time is that of the walk."""


class Clock:
    """The time of a walk. It stands in for the module `time` and for pygame's clock in the loop of the window.

    It passes only where the loop waits: sleeping costs nothing, a frame 1/60 s. When it reaches `alarm` an event
    without a meaning wakes the loop, which otherwise would wait for ever.
    """

    def __init__(self) -> None:
        self.now = 1000.0
        self.alarm = 0.0
        self._worked = 0.0

    def perf_counter(self) -> float:
        """Return the time of the walk in seconds."""
        return self.now

    monotonic = perf_counter

    def sleep(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds
        if self.now >= self.alarm:
            pygame.event.post(pygame.event.Event(pygame.USEREVENT))

    def tick(self, frames: float) -> None:
        """Let a frame pass."""
        self.now += 1 / frames

    def work(self) -> float:
        """Return the time for work that is cut into frames: each call counts as a millisecond later."""
        self._worked += 0.001
        return self._worked

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)


class Thinking:
    """Makes answers from the background repeatable: each comes after a number of looks that the seed decides."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._looks: dict[int, int] = {}
        """By asker: the looks left before its answer comes."""

    def asked(self, asker: object) -> None:
        """Take note of a question."""
        self._looks[id(asker)] = self._rng.randrange(_LATEST)

    def forget(self, asker: object) -> None:
        """Take note that no answer is awaited any more."""
        self._looks.pop(id(asker), None)

    def answer(self, asker: object, poll: Callable[[], T | None]) -> T | None:
        """Return the result of `poll`, waiting for it if it is due now."""
        left = self._looks.get(id(asker))
        if left is None:
            return poll()
        if left:
            self._looks[id(asker)] = left - 1
            return None
        end, pause = time.monotonic() + _LONGEST, _SHORTEST
        while (found := poll()) is None and time.monotonic() < end:
            time.sleep(pause)
            pause *= _PATIENCE
        self.forget(asker)
        return found


def rest() -> None:
    """Wait until short work in the background is done."""
    for thread in threading.enumerate():
        if thread.name in _SLEEPERS:
            thread.join(_LONGEST)


@contextmanager
def conditions(seed: str, clock: Clock, on_reply: Callable[[WorkerReply], None]) -> Iterator[None]:
    """Make everything repeatable from `seed` while the block runs; `on_reply` hears each answer of an AI."""
    luck, thinking = random.Random(f"luck {seed}"), Thinking(random.Random(f"thinking {seed}"))
    ask, poll, cancel, close = Worker.ask, Worker.poll, Worker.cancel, Worker.close
    judge, verdict = LiveJudge.ask, LiveJudge.poll

    def asked(self: Worker, *rest: Any, **more: Any) -> int:
        thinking.asked(self)
        return ask(self, *rest, **more)

    def polled(self: Worker) -> WorkerReply | None:
        reply = thinking.answer(self, lambda: poll(self))
        if reply is not None:
            on_reply(reply)
        return reply

    def dropped(self: Worker) -> None:
        thinking.forget(self)
        cancel(self)

    def closed(self: Worker) -> None:
        thinking.forget(self)
        close(self)

    def judging(self: LiveJudge, *rest: Any) -> None:
        thinking.asked(self)
        judge(self, *rest)

    def paced(level: Level, seconds: float) -> Level:
        usual = opponents.paced(level, seconds)
        return Level(usual.id, usual.kind, usual.options, Limit(min(usual.limit.nodes or NODES, NODES), 0.0))

    with ExitStack() as stack:
        for module in _TIMED:
            stack.enter_context(patch(f"{module}.time", clock))
        stack.enter_context(patch("game.ui.table.show.renderer.perf_counter", clock.work))
        stack.enter_context(patch.object(pygame.time, "Clock", lambda: clock))
        stack.enter_context(patch.object(secrets, "token_hex", lambda count=16: luck.randbytes(count).hex()))
        stack.enter_context(patch.object(random, "SystemRandom", lambda: luck))
        stack.enter_context(patch.object(Worker, "ask", asked))
        stack.enter_context(patch.object(Worker, "poll", polled))
        stack.enter_context(patch.object(Worker, "cancel", dropped))
        stack.enter_context(patch.object(Worker, "close", closed))
        stack.enter_context(patch.object(LiveJudge, "ask", judging))
        stack.enter_context(patch.object(LiveJudge, "poll", lambda self: thinking.answer(self, lambda: verdict(self))))
        stack.enter_context(patch.object(ai_client, "paced", paced))
        stack.enter_context(patch.object(background, "NODES", NODES))
        yield
