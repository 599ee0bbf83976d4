"""Mutations of every file that the program reads: any content must lead to a sentence at worst.

`python -m tests.fuzz NUMBER SEED` tries this many in all, for a night; tests/test_fuzz.py tries some hundreds.
"""

from __future__ import annotations

import os
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from unittest import mock

import msgspec
import pygame

from game import locale
from game.ai import network
from game.analysis.profile import performances
from game.analysis.questions import FinishedGame
from game.analysis.questions import read_game as read_finished
from game.analysis.run import GameAnalysis
from game.analysis.scale import rate, read_scale
from game.cli.table import find_game
from game.cli.verify import examine
from game.components.boards import read_board
from game.components.exercises import read_exercises
from game.components.figures import read_figures
from game.components.files import read_game
from game.components.lessons import read_course
from game.components.theme import read_theme
from game.errors import FeluccaError
from game.files.notices import NOTICES
from game.match import saves
from game.match.arrangement import arrange
from game.match.match import Match
from game.match.opponents import read_opponents
from game.match.progress import load_progress, note_progress
from game.match.record import write_all
from game.match.seats import ai, human
from game.match.statistics import MatchEntry, Performance, change_entries, history_of, read_entries
from game.paths import HOME, asset_dir
from game.puzzles.progress import OwnMistake, add_mistakes, load_training, note_attempt, note_drill, puzzle_key
from game.puzzles.puzzle import ask, read_puzzles
from game.puzzles.review import due, note_missed, note_review
from game.rules.core.game import Setup
from game.ui.scenes.statistics import Statistics
from game.ui.table.solve.puzzle_table import reviews_due
from game.ui.widgets.shell import Shell
from game.ui.window import settings
from tests.ui.conftest import make_history
from tests.ui.table.study.test_analysis import finished as invented

ADA, NOW = "Ada", datetime(2026, 11, 28, tzinfo=UTC)
LONGEST = 1500
"""The maximum number of letters of a sentence."""
TOKENS = (
    *(b"0", b"-1", b"1e999", b"99999999999999999999", b"null", b"true", b'"', b"{", b"}", b"[", b"]", b",", b":"),
    *(b"\x00", b"\xff", b"\n", b"\xef\xbb\xbf", b"\\ud800", b"\\u0000", b"$pieces", b"&a *a", b"!!python/name:os"),
    *(b"[" * 2000, b"a" * 70_000, b"{ $x }", b'{ "\\UFFFFFF" }', b"{ NUMBER($n, minimumFractionDigits: 99999999) }"),
)


def mutated(data: bytes, rng: random.Random) -> bytes:
    """Return the bytes with one to three changes."""
    for _ in range(rng.randint(1, 3)):
        at, to = sorted((rng.randrange(len(data) + 1), rng.randrange(len(data) + 1)))
        to = min(to, at + rng.choice((1, 4, 40, 4000)))
        part = data[at:to]
        change = rng.randrange(6)
        if change == 0:
            data = data[:at] + data[to:]
        elif change == 1:
            data = data[:at] + part + part * rng.choice((1, 50)) + data[to:]
        elif change == 2:
            data = data[:at] + rng.choice(TOKENS) + data[at:]
        elif change == 3:
            data = data[:at] + rng.choice(TOKENS) + data[to:]
        elif change == 4:
            data = data[:at] + bytes(len(part)) + data[to:]
        else:
            data = data[:at] + bytes(byte ^ 1 << rng.randrange(8) for byte in part[:3]) + data[at + 3 :]
    return data


def a_record(name: str) -> bytes:
    """Return the record of the first decisions of a match, without sums, so that changes get past them."""
    game = find_game(name)
    match = Match.new(game, Setup(2), [human("Ani"), ai("random")], seed="1", clock=None, explain_legal=True, luck=1)
    rng = random.Random(1)
    for _ in range(40):
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
        match.note_preference(0, "guide on", lasts=True)
    lines = write_all(match.lines).splitlines()
    return b"".join(line.partition(b',"sum":')[0] + b"}\n" for line in lines)


def try_record(file: Path) -> None:
    verdict = examine(file)[0]
    saved = saves.summary(file)
    for words in (verdict.sentence, saved.problem):
        assert "\n" not in words
        assert len(words) < LONGEST, words[:200]


def try_texts(file: Path) -> None:
    data, language, before = file.parents[2], file.parent.name, locale.language()
    locale.forget()
    try:
        with mock.patch.object(locale, "asset_dir", return_value=data):
            locale.set_language(language)
            for key in locale.keys(language=language):
                locale.text(key, n=1, x="y", count=2)
    finally:
        locale.forget()
        locale.set_language(before)


def try_game(file: Path) -> None:
    read_game(file.parent.name, file.parents[2])


def try_lessons(file: Path) -> None:
    """Read the lessons or exercises of a game, and lay out all their positions."""
    name = file.parent.name
    game = find_game(name)
    course, _ = read_course(name, file.parents[2])
    if file.name == "lessons.yaml":
        steps = [step for chapter in course.chapters for step in chapter.steps] if course is not None else []
    else:
        steps = [exercise.steps[0] for exercise in read_exercises(name, file.parents[2])[0]]
    for step in steps:
        if course is not None and step.position is not None:
            arrange(game, course, step.position)


def try_scale(file: Path) -> None:
    found, mistakes = read_scale(file)
    if found is not None and not mistakes:
        for game in found.ratings:
            rate(make_history().sittings, found.ratings[game], found.newcomers.get(game, 0.0))


def try_statistics(file: Path) -> None:
    """Show the page of statistics, and end a game."""
    NOTICES.forget()
    entries, _ = read_entries(file.parent / "none", file)
    scene = Statistics(_shell(), history_of(entries))
    scene.enter((1280.0, 720.0))
    change_entries(file, lambda kept: {**kept, "more": MatchEntry("2026", frozenset(), ())})


def try_progress(file: Path) -> None:
    load_progress(file)
    note_progress("sobek", "take", 99, file)


def try_training(file: Path) -> None:
    """Look what comes back, review it, and try a puzzle."""
    NOTICES.forget()
    with mock.patch.dict(os.environ, {HOME: str(file.parent)}):
        for key in (*reviews_due(_shell()), *due(load_training(ADA), NOW, 50)):
            note_review(ADA, key, is_right=True, now=NOW)
        standing = load_training(ADA).standing("sobek")
        assert note_attempt(ADA, "sobek", "new", 1500, is_solved=True) is not None
        assert load_training(ADA).standing("sobek") != standing


def try_puzzles(file: Path) -> None:
    """Ask the puzzles of a file at their tables."""
    for puzzle in read_puzzles(file):
        ask(puzzle, ADA)


def try_analysis(file: Path) -> None:
    """Read the answers, add them up and show them, and go on with the analysis."""
    record = file.with_suffix(".felucca")
    work = GameAnalysis(_played(record), record)
    work.so_far()
    assert set(work.answers) <= set(range(work.count))
    if work.is_done:
        found = work.analysis()
        assert all(abs(point) <= 10 for points in found.curve for point in points)
        assert len(found.costliest) <= len(found.decisions)
        performances(work)


@cache
def _played(record: Path) -> FinishedGame:
    return read_finished(record)


@cache
def _shell() -> Shell:
    pygame.font.init()
    return Shell(settings=settings.Settings(player_name=ADA), store=lambda *_: "")


def a_profile() -> bytes:
    """Return the file of statistics with some matches."""
    history = make_history()
    one = Performance("sobek", "Ada", 40, 0.5, -0.02, {"take": (30, 0.4), "set": (10, 0.1)})
    entries = {
        f"{sitting.game}-{number}": MatchEntry(
            f"2026-11-0{number}", frozenset({(sitting.game, "s", "Ada")}), (sitting,), (one,)
        )
        for number, sitting in enumerate(history.sittings)
    }
    return msgspec.json.encode({"statistics": 1, "matches": entries})


def a_training(file: Path) -> None:
    """Write what a person has done: puzzles, drills, and a review box with two puzzles and a mistake."""
    with mock.patch.dict(os.environ, {HOME: str(file.parent)}):
        for number, is_solved in enumerate((True, False)):
            note_attempt(ADA, "sobek", f"p{number}", 1500, is_solved=is_solved)
            note_missed(ADA, puzzle_key("sobek", f"p{number}"), now=NOW - timedelta(days=9))
        note_review(ADA, puzzle_key("sobek", "p1"), is_right=True, now=NOW - timedelta(days=8))
        add_mistakes(ADA, [OwnMistake("sobek", "a.felucca", 3, ("take 1", "take 2"), "pass", 0.1)])
        note_drill(ADA, "duel", is_right=True)


Try = Callable[[Path], object]


def subjects(folder: Path) -> dict[str, list[tuple[Path, Try]]]:
    """Return the files to mutate, by kind, with the reader of each; copies of all of them lie in `folder`."""
    data = folder / "data"
    shutil.copytree(asset_dir("data"), data)
    found: dict[str, list[tuple[Path, Try]]] = {"record": [], "weights": [], "game": [], "text": [], "map": []}
    for name in ("sobek", "duel", "sa-re"):
        file = folder / f"{name}.felucca"
        file.write_bytes(a_record(name))
        found["record"].append((file, try_record))
    (folder / "settings.json").write_text("{}")
    settings.store(settings.Settings(), set(), folder / "settings.json")
    found["settings"] = [(folder / "settings.json", settings.load)]
    (folder / "statistics.json").write_bytes(a_profile())
    found["statistics"] = [(folder / "statistics.json", try_statistics)]
    (folder / "learned.json").write_text('{"sobek/take": 3, "duel/exercise-sell": 1, "sa-re/dark": 2}')
    found["progress"] = [(folder / "learned.json", try_progress)]
    a_training(folder / "puzzles.json")
    found["training"] = [(folder / "puzzles.json", try_training)]
    found["puzzles"] = []
    for file in sorted(data.glob("puzzles/*.jsonl")):
        file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:1]))
        found["puzzles"].append((file, try_puzzles))
    answered = folder / "answered.felucca"
    invented(answered)
    found["analysis"] = [(answered.with_suffix(".analysis"), try_analysis)]
    found["scale"] = [(data / "analysis.yaml", try_scale)]
    lessons = (*data.glob("games/*/lessons.yaml"), *data.glob("games/*/exercises.yaml"))
    found["lessons"] = [(file, try_lessons) for file in sorted(lessons)]
    figures = sorted(data.glob("games/*/figures.yaml"))
    found["figures"] = [(file, lambda file: read_figures(file.parent.name, data)) for file in figures]
    found["opponents"] = [(data / "opponents.yaml", lambda file: read_opponents(file, asset_dir("art")))]
    found["theme"] = [(file, lambda file: read_theme(file.stem, data)) for file in sorted(data.glob("themes/*.yaml"))]
    found["game"] = [(file, try_game) for file in sorted(data.glob("games/*/*.yaml"))]
    found["map"] = [(file, lambda file: read_board(file.stem, data)) for file in sorted(data.glob("boards/*.tmx"))]
    found["text"] = [(file, try_texts) for file in sorted(data.glob("locale/*/*.ftl"))]
    weights = sorted(data.glob("weights/*.json"))[:2]
    found["weights"] = [(file, lambda file: network.read(file, None, 10)) for file in weights]
    return found


def fuzz(kind: str, number: int, seed: int) -> Iterator[str]:
    """Try this many mutations of a kind of file and yield each outcome: '' or a sentence; raises any other error."""
    rng = random.Random(f"{kind}/{seed}")
    with tempfile.TemporaryDirectory() as name:
        files = subjects(Path(name))[kind]
        whole = {file: file.read_bytes() for file, _ in files}
        before = {path for file in whole for path in file.parent.iterdir()}
        for _ in range(number):
            file, attempt = rng.choice(files)
            file.write_bytes(mutated(whole[file], rng))
            words = ""
            try:
                attempt(file)
            except FeluccaError as error:
                words = str(error)
            for left in set(file.parent.iterdir()) - before:
                left.unlink()
            file.write_bytes(whole[file])
            assert "\n" not in words
            assert len(words) < LONGEST, words[:200]
            yield words


KINDS = (
    *("record", "settings", "statistics", "progress", "training", "puzzles", "analysis"),
    *("opponents", "theme", "game", "lessons", "figures", "scale", "map", "text", "weights"),
)

if __name__ == "__main__":
    many, first = int(sys.argv[1]), int(sys.argv[2])
    for kind in KINDS:
        told = sum(bool(words) for words in fuzz(kind, many // len(KINDS), first))
        print(f"{kind}: {many // len(KINDS)} mutations, {told} refused in a sentence", flush=True)
