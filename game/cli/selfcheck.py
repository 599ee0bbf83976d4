"""`felucca --selfcheck`: checks that the installed program works: its files, its AIs, its scenes."""

from __future__ import annotations

import contextlib
import io
import os
import platform
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import PackageNotFoundError, version

import game as felucca
from game import registry
from game.ai.worker import Worker, WorkerReply
from game.cli.table import find_game
from game.compiled import FINDER
from game.errors import FeluccaError, as_sentence
from game.match.ai_client import AIClient, Chosen, Stuck, carry_out
from game.match.match import Match
from game.match.opponents import level, opponents
from game.match.seats import ai, human
from game.rules.core.game import Move, Setup

PATIENCE = 60.0
"""The seconds that an AI may take for one decision."""
LONGEST = 20_000
"""Decisions after which a game counts as endless."""
NODES = 12
"""The budget in nodes of searching levels for their one decision: enough to load and use all they need."""
SEED = "selfcheck"
QUICK = "random"

PARTS = (
    "pygame-ce",
    "accesskit",
    "pytmx",
    "PyYAML",
    "msgspec",
    "fluent.runtime",
    "fluent.syntax",
    "click",
    "rich",
    "platformdirs",
    "fsrs",
)


RunCommand = Callable[[Sequence[str]], int]
"""Carries out a command and returns its exit code."""


def selfcheck(run: RunCommand) -> int:
    """Check all parts, print the results and the time taken; return 1 if any of them is wrong.

    `run` carries out a command of the program.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    print(f"Felucca {felucca.__version__}{' (frozen)' if getattr(sys, 'frozen', False) else ''}")
    print(as_sentence(FINDER.words()))
    for line in versions():
        print(line)
    began = time.perf_counter()
    wrong = [name for name, check in CHECKS.items() if not _passes(name, check, run)]
    print(f"{'WRONG: ' + ', '.join(wrong) if wrong else 'all is well'} ({time.perf_counter() - began:.1f} s)")
    return 1 if wrong else 0


def versions() -> Iterator[str]:
    """Yield the versions of the system and of the libraries."""
    yield f"Python {platform.python_version()}, {platform.platform()}"
    yield ", ".join(f"{part} {_version(part)}" for part in PARTS)


def _version(part: str) -> str:
    try:
        return version(part)
    except PackageNotFoundError:
        return "?"


def _passes(name: str, check: Callable[[RunCommand], str], run: RunCommand) -> bool:
    """Run a check and print its line; any error is named, so that the others still run."""
    began = time.perf_counter()
    try:
        found = check(run)
    except FeluccaError as error:
        print(f"{name}: WRONG: {error}")
        return False
    except Exception as error:  # the answer to "does it work?" is no, and why
        print(f"{name}: WRONG: {type(error).__name__}: {error}")
        return False
    print(f"{name}: {found} ({1000 * (time.perf_counter() - began):.0f} ms)")
    return True


def check_files(_: RunCommand) -> str:
    """Check the files of the program as `felucca check` does; return a summary of them."""
    from game.cli.check import find_mistakes
    from game.components.load import load_game

    mistakes = find_mistakes()
    if mistakes:
        raise FeluccaError("; ".join(str(mistake) for mistake in mistakes[:5]))
    pieces = sum(len(load_game(name).faces) for name in registry.GAMES)
    return f"{len(registry.GAMES)} games with {pieces} faces, {len(opponents())} levels, all texts, drawings and sounds"


def check_fonts(_: RunCommand) -> str:
    """Load every cut of the fonts; return their number."""
    import pygame

    from game.ui.drawing.text import Style, Typesetter

    pygame.font.init()
    types = Typesetter()
    cuts = [Style(face, 20, bold=bold, italic=slanted) for face in ("serif", "sans") for bold in (False, True)
            for slanted in (False, True)]  # fmt: skip
    for style in cuts:
        if types.width("Nile – ê è ç", style) <= 0:
            raise FeluccaError(f"the font {style} draws nothing")
    return f"{len(cuts)} cuts"


played: dict[str, list[Move]] = {}
"""The decisions of a match of each game."""


def check_play(_: RunCommand) -> str:
    """Play a quick game of each kind with AIs in a process of their own; return a summary."""
    results = []
    for name in registry.GAMES:
        game = find_game(name)
        seats = min(game.seats)
        match = Match.new(
            game, Setup(seats), [ai(QUICK, str(s)) for s in range(seats)], seed=SEED, salt="-", clock=None
        )
        thinking = AIClient(match)
        try:
            while match.result is None:
                _decide(match, thinking)
        finally:
            thinking.close()
        played[name] = [match.decision(ply)[1] for ply in range(1, match.ply + 1)]
        results.append(f"{name} {match.ply} decisions, points {' '.join(map(str, match.result.scores))}")
    return "; ".join(results)


_FAILED = "its process failed, and a simpler AI decided in its place"


def _decide(match: Match, thinking: AIClient) -> None:
    """Let the AI to move decide; raises FeluccaError if it does not."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = thinking.poll()
        if isinstance(answer, Stuck):
            raise FeluccaError(f"in {match.game.name}, {answer.sentence}")
        if isinstance(answer, Chosen):
            if answer.is_stand_in:
                raise FeluccaError(f"in {match.game.name}, {_FAILED}")
            refused = carry_out(match, answer)
            if refused is not None:
                raise FeluccaError(f"an AI makes an illegal move in {match.game.name} ({refused.rule})")
            if match.ply > LONGEST:
                raise FeluccaError(f"the game of {match.game.name} does not end")
            return
        time.sleep(0.0002)
    raise FeluccaError(f"the process that thinks about {match.game.name} gives no answer")


def check_levels(_: RunCommand) -> str:
    """Let every level decide once in every game, in one process per game; return the numbers of levels and games."""
    names = list(opponents())
    for name in registry.GAMES:
        game = find_game(name)
        seats = [human(str(seat)) for seat in range(min(game.seats))]
        match = Match.new(game, Setup(len(seats)), seats, seed=SEED, salt="-", clock=None)
        worker = Worker(game.name, game.numbers)
        try:
            for chosen in names:
                worker.ask(match.view(match.to_move), level(f"{chosen}:nodes={NODES}", name), 1)
                reply = _reply(worker)
                problem = reply.problem or (_FAILED if reply.is_stand_in else "")
                if problem or match.refusal(match.to_move, reply.move) is not None:
                    raise FeluccaError(f"level '{chosen}' cannot play {name}: {problem or 'it broke a rule'}")
        finally:
            worker.close()
    return f"{len(names)} levels in {len(registry.GAMES)} games"


def _reply(worker: Worker) -> WorkerReply:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        reply = worker.poll()
        if reply is not None:
            return reply
        time.sleep(0.001)
    raise FeluccaError("the process that thinks gives no answer")


def check_commands(run: RunCommand) -> str:
    """Run a few commands whose libraries nothing else loads; return their names."""
    tried = (["--help"], ["simulate", registry.GAMES[0], "--games", "1"])
    for words in tried:
        with contextlib.redirect_stdout(io.StringIO()):
            code = run(words)
        if code:
            raise FeluccaError(f"the command '{' '.join(words)}' ends with code {code}")
    return ", ".join(words[0] for words in tried)


def check_scenes(_: RunCommand) -> str:
    """Draw every scene in every language, the decisions and the ends of matches only in English; return the number of
    pictures.
    """
    import pygame

    from game import locale
    from game.cli import gallery

    missing = [name for name in registry.GAMES if name not in played]
    if missing:
        raise FeluccaError(f"no game of {', '.join(missing)} was played, so that there is nothing to draw")
    pygame.display.init()
    pygame.font.init()
    games = {name: gallery.Playthrough((human("Ada"), human("Ramose")), SEED, moves) for name, moves in played.items()}
    count = 0
    try:
        for language in locale.available_languages():
            locale.set_language(language)
            is_first = language == locale.FALLBACK
            for picture in gallery.pictures(language, games, whole=is_first):
                picture.paint()
                count += 1
    finally:
        locale.set_language(locale.FALLBACK)
    lost = locale.missing_keys()
    if lost:
        raise FeluccaError(f"texts are missing: {', '.join(lost[:5])}")
    return f"{count} pictures"


CHECKS: dict[str, Callable[[RunCommand], str]] = {
    "files": check_files,
    "fonts": check_fonts,
    "play": check_play,
    "levels": check_levels,
    "commands": check_commands,
    "scenes": check_scenes,
}
