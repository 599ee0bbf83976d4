"""A walk from its start to its end, or to the first thing that is wrong."""

from __future__ import annotations

import multiprocessing
import os
import random
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path

from tests.walk.aside import Unanswered
from tests.walk.checks import SLOW, Checks, Finding
from tests.walk.driver import Driver, opened
from tests.walk.gestures import Gesture
from tests.walk.homes import Start
from tests.walk.plans import Plan
from tests.walk.scenes import Reached

Running = threading.Thread | BaseProcess
_LEAVING = 8.0
"""The real seconds within which everything that ran beside the window must have ended."""


@dataclass
class Outcome:
    """The outcome of a walk: the gestures made, the findings after the last of them, and the scenes reached."""

    start: Start
    trail: list[Gesture] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    slow: dict[int, Finding] = field(default_factory=dict)
    """Turns of the loop that took too long, by the number of gestures before; other programs may be the reason."""
    reached: Reached = field(default_factory=Reached)
    seconds: float = 0.0
    """The processor time, with that of the processes for AIs and checks."""

    @property
    def script(self) -> str:
        """The walk as text: its start and one gesture a line."""
        return "\n".join([self.start.to_json(), *map(str, self.trail)])


def walk(
    start: Start,
    plan: Plan,
    rng: random.Random,
    *,
    is_over: Callable[[Outcome], bool],
    shots: Path | None = None,
    judges_speed: bool = True,
) -> Outcome:
    """Walk by a plan until it ends, until `is_over`, or until something is wrong.

    Gestures that were slow are made again, and count as wrong only if they are slow both times and the walk
    `judges_speed`, which it should not on a machine with other work.
    """
    outcome = _walk(start, lambda driver: plan(driver, rng), is_over, shots)
    if judges_speed and outcome.slow and not outcome.findings:
        known = repeat(start, outcome.trail[: max(outcome.slow)]).slow
        outcome.findings = [finding for at, finding in outcome.slow.items() if at in known]
    return outcome


def repeat(start: Start, gestures: Sequence[Gesture], shots: Path | None = None) -> Outcome:
    """Make the gestures of an earlier walk; those that find nothing to be made on are left out of the trail."""
    return _walk(start, lambda _: gestures, lambda _: False, shots)


def _walk(
    start: Start,
    gestures: Callable[[Driver], Iterable[Gesture]],
    is_over: Callable[[Outcome], bool],
    shots: Path | None,
) -> Outcome:
    outcome, before = Outcome(start), _processor_seconds()
    running = {*threading.enumerate(), *multiprocessing.active_children()}
    home = Path(tempfile.mkdtemp(prefix="felucca-walk-"))
    try:
        with opened(start, home) as driver:
            checks = Checks(driver, shots)
            outcome.reached = driver.reached
            outcome.findings = _looked(checks, outcome)
            if not outcome.findings:
                for gesture in gestures(driver):
                    if driver.make(gesture):
                        outcome.trail.append(gesture)
                        outcome.findings = _looked(checks, outcome)
                        if driver.app.stack.is_quitting:
                            driver.reopen()
                    outcome.seconds = _processor_seconds() - before
                    if outcome.findings or is_over(outcome):
                        break
        outcome.findings += _left_running(running)
    finally:
        shutil.rmtree(home, ignore_errors=True)
    outcome.seconds = _processor_seconds() - before
    return outcome


def _looked(checks: Checks, outcome: Outcome) -> list[Finding]:
    """Return what is wrong now; what was only slow is noted."""
    try:
        found = checks.look()
    except Unanswered as error:
        return [Finding("check", str(error))]
    slow = [finding for finding in found if finding.check == SLOW]
    if slow:
        outcome.slow[len(outcome.trail)] = slow[0]
    return [finding for finding in found if finding.check != SLOW]


def _left_running(before: Set[Running]) -> list[Finding]:
    """Return threads and processes that outlive the window, after a while in which they may end."""
    end = time.monotonic() + _LEAVING
    while (left := [*_threads(before), *(set(multiprocessing.active_children()) - before)]) and time.monotonic() < end:
        time.sleep(0.05)
    return [Finding("left", f"{each.name} is still running") for each in left]


def _threads(before: Set[Running]) -> list[threading.Thread]:
    """Return the threads that weren't there before; a new one may have the number of one that has ended."""
    return [thread for thread in threading.enumerate() if thread not in before]


def _processor_seconds() -> float:
    return sum(os.times()[:4])
