"""`felucca train`: AIs learn by self-play to evaluate positions."""

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
from game.ai.network import Learned, Network, read, subject_of, text
from game.ai.pool import ProcessPool
from game.ai.train.descent import from_network, random_start
from game.ai.train.search_bootstrap import Episode, add_episodes, begin_checkpoint, episode, learn, read_episodes
from game.ai.train.selfplay import Example, examples
from game.ai.train.trainable import SearchTrainable, Trainable
from game.ai.train.training_run import EPISODES, SelfPlay, TrainingPlan, TrainingRun, resumed
from game.cli.display import progress
from game.cli.table import find_setup
from game.errors import FeluccaError, reason
from game.files import placing
from game.rules.core.game import Game, Setup
from game.rules.core.state import State

T = TypeVar("T")
REPORTS = 20
"""The number of progress lines of a run."""


@dataclass(frozen=True, slots=True)
class Files:
    """The files of a run: the weights it writes, its checkpoint, the weights it starts with."""

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
    """Run `games` episodes of self-play and write the network trained on them.

    It learns from results, with `trace` as λ of TD(λ), or from a search that looks `ahead` this many rounds. `rate` is
    the initial learning rate, `switches` the size of the hidden layer of a network that does not start from given
    weights. A checkpoint is written after every `every` episodes, and at the end. Raises FeluccaError for a game that
    cannot be trained, and for files that cannot be read or written or belong to another run.
    """
    game, setup = find_setup(name, players, options)
    trainable = make(game)
    subject = subject_of(name, setup.seats, setup.options.get("scenario", ""))
    if not isinstance(trainable, Trainable) or subject not in trainable.subjects():
        raise FeluccaError(f"the AIs of '{subject}' have nothing to learn")
    inputs = trainable.subjects()[subject]
    _try_to_write(files)
    before = read(files.start, None, inputs) if files.start else None
    start = before.network if before else None
    plan = TrainingPlan(
        subject=subject,
        aim=trainable.aim,
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
        raise FeluccaError("--resume needs the checkpoint to continue from: --checkpoint FILE")
    playing = _Playing(game, setup, plan, jobs)
    keeping = _Keeping(files.checkpoint, every, resume)
    network, explained = (_look_ahead if ahead else _play_on)(trainable, plan, start, playing, keeping)
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
    print(f"weights saved to {files.write}")


_trainables: dict[str, Trainable[State]] = {}
"""In a process that plays: the trainable heuristics."""

EpisodeMaker = Callable[[Trainable[State], Network, Setup, TrainingPlan, int], list[T]]
"""Plays one episode of a plan by its number and returns its training data."""


def _prepare(name: str, numbers: Mapping[str, Any]) -> None:
    trainable = make(registry.make(name, numbers))
    assert isinstance(trainable, Trainable)
    _trainables["one"] = trainable


def _play_episode(
    trainable: Trainable[State], network: Network, setup: Setup, plan: TrainingPlan, number: int
) -> list[Example]:
    trainable.use_network(plan.subject, network)
    return examples(trainable, network, setup, plan.trace, str(plan.seed), number)


def _look_ahead_once(
    trainable: Trainable[State], network: Network, setup: Setup, plan: TrainingPlan, number: int
) -> Episode:
    assert isinstance(trainable, SearchTrainable)
    trainable.use_network(plan.subject, network)
    return episode(trainable, setup, plan.ahead, str(plan.seed), number)


def _taught(teach: EpisodeMaker[T], network: Network, setup: Setup, plan: TrainingPlan, number: int) -> list[T]:
    return teach(_trainables["one"], network, setup, plan, number)


@dataclass(frozen=True, slots=True)
class _Playing:
    """Plays the episodes of a plan in this many processes; with one, in this process."""

    game: Game[State]
    setup: Setup
    plan: TrainingPlan
    jobs: int

    @contextmanager
    def by(self, teach: EpisodeMaker[T]) -> Iterator[SelfPlay[list[T]]]:
        """Yield a function that plays episodes with `teach`."""
        setup, plan, recipe = self.setup, self.plan, (self.game.name, dict(self.game.numbers))
        if self.jobs == 1:
            _prepare(*recipe)
            yield lambda network, numbers: (_taught(teach, network, setup, plan, number) for number in numbers)
            return
        with ProcessPool(self.jobs, _prepare, *recipe) as helpers:

            def play(network: Network, numbers: Sequence[int]) -> Iterator[list[T]]:
                waiting = [helpers.submit(_taught, teach, network, setup, plan, number) for number in numbers]
                for future in waiting:
                    yield future.result()

            yield play


@dataclass(frozen=True, slots=True)
class _Keeping:
    """Writes a checkpoint after every so many episodes; `resume` continues with its contents."""

    checkpoint: Path | None
    every: int
    resume: bool


def _play_on(
    trainable: Trainable[State], plan: TrainingPlan, start: Network | None, playing: _Playing, keeping: _Keeping
) -> tuple[Network, float]:
    """Train on results; return the network, and the part of the variance that it explains."""
    if keeping.resume and keeping.checkpoint is not None:
        run = resumed(keeping.checkpoint, plan)
    else:
        inputs = trainable.subjects()[plan.subject]
        chance = random.Random(f"{plan.seed}/fresh")
        run = TrainingRun(plan, from_network(start) if start else random_start(inputs, plan.switches, chance))
    with playing.by(_play_episode) as play:
        _run(run, play, keeping)
    return run.descent.network(), run.measure.explained


def _look_ahead(
    trainable: Trainable[State], plan: TrainingPlan, start: Network | None, playing: _Playing, keeping: _Keeping
) -> tuple[Network, float]:
    """Train on look-ahead values; return the network, and the part of the variance that it explains."""
    if not isinstance(trainable, SearchTrainable):
        raise FeluccaError(f"the AIs of '{plan.subject}' can't learn from looking ahead")
    if start is None:
        raise FeluccaError("--ahead needs weights to start from: --from FILE")
    with playing.by(_look_ahead_once) as play:
        episodes = _noted(plan, play, start, keeping)
    descent = from_network(start)
    explained = learn(descent, playing.setup.seats, episodes, plan.rate, plan.seed, _tell)
    return descent.network(), explained


def _try_to_write(files: Files) -> None:
    """Raise FeluccaError if the weights or the checkpoint cannot be written: now, not after hours of play.

    The contents of existing files stay, and no new file is left behind.
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
            with NamedTemporaryFile(dir=file.parent):  # as a new file is written beside the old one and replaces it
                pass
        except OSError as error:
            if file is files.write:
                raise _unwritten(file, error) from None
            raise FeluccaError(f"the checkpoint {file} cannot be written: {reason(error)}") from None


def _write(file: Path, learned: Learned) -> None:
    try:
        old = placing.put(file, text(learned).encode("utf-8"))
        if old is not None:
            placing.discard(old)
    except OSError as error:
        raise _unwritten(file, error) from None


def _unwritten(file: Path, error: OSError) -> FeluccaError:
    return FeluccaError(f"the weights cannot be written to {file}: {reason(error)}")


def placeless(word: str) -> str:
    """Return a word of a command without the folders of this machine."""
    option, sign, value = word.rpartition("=")
    return f"{option}{sign}{Path(value).name}" if Path(value).is_absolute() else word


def _run(run: TrainingRun, play: SelfPlay[list[Example]], keeping: _Keeping) -> None:
    """Continue `run`, showing its progress and writing checkpoints."""
    games, checkpoint, every = run.plan.games, keeping.checkpoint, keeping.every
    with progress(run.plan.subject, games, False) as step:
        step(run.done)
        kept = before = run.done  # a run that goes on comes from its checkpoint

        def keep(run: TrainingRun) -> None:
            nonlocal kept, before
            step(run.done - before)
            if checkpoint is not None and (run.done // every > before // every or run.done == games):
                run.save(checkpoint)
                kept = run.done
            if run.done * REPORTS // games > before * REPORTS // games:
                explained = 100 * run.measure.explained
                print(f"{run.done} of {games} episodes: {explained:.1f} % explained", flush=True)
            before = run.done

        try:
            run.run(play, keep)
        except KeyboardInterrupt:
            if kept:
                print(f"interrupted after {run.done} episodes; {checkpoint} holds the first {kept}")
            raise


def _tell(explained: float) -> None:
    print(f"{100 * explained:.1f} % of the differences between candidates explained", flush=True)


def _noted(plan: TrainingPlan, play: SelfPlay[Episode], network: Network, keeping: _Keeping) -> list[Episode]:
    """Return all episodes of a look-ahead run, including those of its checkpoint."""
    episodes: list[Episode] = []
    checkpoint, every = keeping.checkpoint, keeping.every
    if checkpoint is not None:
        if keeping.resume:
            episodes = read_episodes(checkpoint, asdict(plan))
        else:
            begin_checkpoint(checkpoint, asdict(plan))
    kept = len(episodes)
    with progress(plan.subject, plan.games, False) as step:
        step(len(episodes))
        try:
            while len(episodes) < plan.games:
                for taught in play(network, range(len(episodes), min(len(episodes) + EPISODES, plan.games))):
                    episodes.append(taught)
                    step()
                if checkpoint is not None and (len(episodes) - kept >= every or len(episodes) == plan.games):
                    add_episodes(checkpoint, episodes[kept:])
                    kept = len(episodes)
        except KeyboardInterrupt:
            if kept:
                print(f"interrupted after {len(episodes)} episodes; {checkpoint} holds the first {kept}")
            raise
    return episodes
