"""`felucca train`: learn from self-play what a position is worth."""

from __future__ import annotations

import random
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, TypeVar

import game as felucca
from game import registry
from game.ai.heuristics import make
from game.ai.learned import Learned, read, subject_of, text
from game.ai.network import Network
from game.ai.train import notebook
from game.ai.train.course import LESSONS, Course, Plan, Play, resumed
from game.ai.train.descent import begun, fresh
from game.ai.train.foresight import Lesson, learn, lesson
from game.ai.train.pupil import Foreseeing, Pupil
from game.ai.train.selfplay import Example, examples
from game.cli.display import progress
from game.cli.parallel import pool
from game.cli.table import find_setup
from game.errors import FeluccaError, reason
from game.rules.core.game import Game, Setup

T = TypeVar("T")
REPORTS = 20
"""Lines about how far a course is."""


@dataclass(frozen=True, slots=True)
class Files:
    """Where a course reads and writes: the weights it ends with, its checkpoint, weights to begin with."""

    write: Path
    checkpoint: Path | None = None
    start: Path | None = None


def train(
    name: str,
    players: int,
    options: Mapping[str, str],
    files: Files,
    *,
    games: int,
    seed: int,
    jobs: int,
    rate: float,
    trace: float,
    switches: int,
    every: int,
    resume: bool,
    ahead: int = 0,
    command: Sequence[str] = (),
) -> None:
    """Go through `games` lessons of self-play and write what was learned, from what came out or from looking `ahead`.

    A checkpoint is written whenever another `every` lessons are through, and at the end. Raises FeluccaError for a
    game that has nothing to learn, and for files that cannot be read or written or do not belong here.
    """
    game, setup = find_setup(name, players, options)
    pupil = make(game)
    subject = subject_of(name, setup.seats, setup.options.get("scenario", ""))
    if not isinstance(pupil, Pupil) or subject not in pupil.subjects():
        raise FeluccaError(f"the opponents of '{subject}' have nothing to learn")
    inputs = pupil.subjects()[subject]
    _try_to_write(files)
    before = read(files.start, None, inputs) if files.start else None
    start = before.network if before else None
    plan = Plan(
        subject=subject,
        aim=pupil.aim,
        options=dict(setup.options),
        games=games,
        seed=seed,
        rate=rate,
        trace=trace,
        switches=len(start.layer) if start else switches,
        start=files.start.name if files.start else "",
        ahead=ahead,
    )
    if resume and files.checkpoint is None:
        raise FeluccaError("to go on with a course, name its checkpoint: --checkpoint FILE --resume")
    playing = _Playing(game, setup, plan, jobs)
    keeping = _Keeping(files.checkpoint, every, resume)
    network, explained = (_look_ahead if ahead else _play_on)(pupil, plan, start, playing, keeping)
    made = {
        "command": shlex.join(map(placeless, command)),
        "seed": seed,
        "games": games,
        "date": datetime.now(UTC).date().isoformat(),
        "version": felucca.__version__,
        "explained": round(explained, 4),
        **({"from": dict(before.made)} if before else {}),
    }
    _write(files.write, Learned(subject, network, made))
    print(f"written to {files.write}")


_pupils: dict[str, Pupil] = {}
"""In a process that plays: who plays."""

Teach = Callable[[Pupil, Network, Setup, Plan, int], list[T]]
"""Plays one lesson of a plan by its number and returns what it teaches."""


def _prepare(name: str, numbers: Mapping[str, Any]) -> None:
    pupil = make(registry.make(name, numbers))
    assert isinstance(pupil, Pupil)
    _pupils["one"] = pupil


def _teach(pupil: Pupil, network: Network, setup: Setup, plan: Plan, number: int) -> list[Example]:
    pupil.teach(plan.subject, network)
    return examples(pupil, network, setup, plan.trace, str(plan.seed), number)


def _foresee(pupil: Pupil, network: Network, setup: Setup, plan: Plan, number: int) -> Lesson:
    assert isinstance(pupil, Foreseeing)
    pupil.teach(plan.subject, network)
    return lesson(pupil, setup, plan.ahead, str(plan.seed), number)


def _far_lesson(teach: Teach[T], network: Network, setup: Setup, plan: Plan, number: int) -> list[T]:
    return teach(_pupils["one"], network, setup, plan, number)


@dataclass(frozen=True, slots=True)
class _Playing:
    """Plays the lessons of a plan in so many processes: in this one if it is one."""

    game: Game
    setup: Setup
    plan: Plan
    jobs: int

    @contextmanager
    def by(self, teach: Teach[T]) -> Iterator[Play[list[T]]]:
        """Give a way to play them as `teach` does."""
        setup, plan = self.setup, self.plan
        if self.jobs == 1:
            pupil = make(self.game)
            assert isinstance(pupil, Pupil)

            def play_here(network: Network, numbers: Sequence[int]) -> Iterator[list[T]]:
                return (teach(pupil, network, setup, plan, number) for number in numbers)

            yield play_here
            return
        with pool(self.jobs, _prepare, self.game.name, dict(self.game.numbers)) as helpers:

            def play_there(network: Network, numbers: Sequence[int]) -> Iterator[list[T]]:
                waiting = [helpers.submit(_far_lesson, teach, network, setup, plan, number) for number in numbers]
                for future in waiting:
                    yield future.result()

            yield play_there


@dataclass(frozen=True, slots=True)
class _Keeping:
    """Every so many lessons a checkpoint is written; `resume` goes on with what it holds."""

    checkpoint: Path | None
    every: int
    resume: bool


def _play_on(
    pupil: Pupil, plan: Plan, start: Network | None, playing: _Playing, keeping: _Keeping
) -> tuple[Network, float]:
    """Learn from what comes out; return what was learned, and the part of it that it explained."""
    if keeping.resume and keeping.checkpoint is not None:
        course = resumed(keeping.checkpoint, plan)
    else:
        inputs = pupil.subjects()[plan.subject]
        chance = random.Random(f"{plan.seed}/fresh")
        course = Course(plan, begun(start) if start else fresh(inputs, plan.switches, chance))
    with playing.by(_teach) as play:
        _run(course, play, keeping)
    return course.descent.network(), course.measure.explained


def _look_ahead(
    pupil: Pupil, plan: Plan, start: Network | None, playing: _Playing, keeping: _Keeping
) -> tuple[Network, float]:
    """Learn from what looking ahead finds; return what was learned, and the part of it that it explained."""
    if not isinstance(pupil, Foreseeing):
        raise FeluccaError(f"the opponents of '{plan.subject}' do not learn from looking ahead")
    if start is None:
        raise FeluccaError("who looks ahead needs weights to judge by: --from FILE")
    with playing.by(_foresee) as play:
        lessons = _noted(plan, play, start, keeping)
    descent = begun(start)
    explained = learn(descent, playing.setup.seats, lessons, plan.rate, plan.seed, _tell)
    return descent.network(), explained


def _try_to_write(files: Files) -> None:
    """Raise FeluccaError if the weights or the checkpoint cannot be written: now, not after hours of play.

    What is in the files stays, and no file stays that was not there.
    """
    for file in (files.write, files.checkpoint):
        if file is None:
            continue
        try:
            was_there = file.exists()
            with file.open("ab"):
                pass
            if not was_there:
                file.unlink()
            if file is files.checkpoint:  # it is written anew beside the old one, whose place it takes
                with NamedTemporaryFile(dir=file.parent):
                    pass
        except OSError as error:
            if file is files.write:
                raise _unwritten(file, error) from None
            raise FeluccaError(f"the checkpoint {file} cannot be written: {reason(error)}") from None


def _write(file: Path, learned: Learned) -> None:
    try:
        file.write_text(text(learned), encoding="utf-8")
    except OSError as error:
        raise _unwritten(file, error) from None


def _unwritten(file: Path, error: OSError) -> FeluccaError:
    return FeluccaError(f"the weights cannot be written to {file}: {reason(error)}")


def placeless(word: str) -> str:
    """Return a word of a command as it is on any machine: a file without the folders it is in here."""
    option, sign, value = word.rpartition("=")
    return f"{option}{sign}{Path(value).name}" if Path(value).is_absolute() else word


def _run(course: Course, play: Play[list[Example]], keeping: _Keeping) -> None:
    """Go on with `course`, showing how far it is and keeping checkpoints."""
    games, checkpoint, every = course.plan.games, keeping.checkpoint, keeping.every
    with progress(course.plan.subject, games, False) as step:
        for _ in range(course.done):
            step()
        kept = before = course.done  # a course that goes on comes from its checkpoint

        def keep(course: Course) -> None:
            nonlocal kept, before
            for _ in range(before, course.done):
                step()
            if checkpoint is not None and (course.done // every > before // every or course.done == games):
                course.save(checkpoint)
                kept = course.done
            if course.done * REPORTS // games > before * REPORTS // games:
                explained = 100 * course.measure.explained
                print(f"{course.done} of {games} lessons: {explained:.1f} % explained", flush=True)
            before = course.done

        try:
            course.run(play, keep)
        except KeyboardInterrupt:
            if kept:
                print(f"interrupted after {course.done} lessons; {checkpoint} holds the first {kept}")
            raise


def _tell(explained: float) -> None:
    print(f"{100 * explained:.1f} % of how candidates differ is explained", flush=True)


def _noted(plan: Plan, play: Play[Lesson], network: Network, keeping: _Keeping) -> list[Lesson]:
    """Return all lessons of a course that looks ahead, those that its checkpoint holds already included."""
    lessons: list[Lesson] = []
    checkpoint, every = keeping.checkpoint, keeping.every
    if checkpoint is not None:
        if keeping.resume:
            lessons = notebook.read(checkpoint, asdict(plan))
        else:
            notebook.begin(checkpoint, asdict(plan))
    kept = len(lessons)
    with progress(plan.subject, plan.games, False) as step:
        for _ in lessons:
            step()
        try:
            while len(lessons) < plan.games:
                for taught in play(network, range(len(lessons), min(len(lessons) + LESSONS, plan.games))):
                    lessons.append(taught)
                    step()
                if checkpoint is not None and (len(lessons) - kept >= every or len(lessons) == plan.games):
                    notebook.add(checkpoint, lessons[kept:])
                    kept = len(lessons)
        except KeyboardInterrupt:
            if kept:
                print(f"interrupted after {len(lessons)} lessons; {checkpoint} holds the first {kept}")
            raise
    return lessons
