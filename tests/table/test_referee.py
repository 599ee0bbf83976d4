"""Records of Sobek, judged by a referee that knows only docs/records.md and the rules."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.cli.table import find_game
from game.rules.core.game import Setup
from game.table.match import Match
from game.table.record import AnyLine, Decision, Result, write_all
from game.table.seats import human, program
from tests.table import referee_sobek
from tests.table.referee_sobek import Wrong, referee

SOBEK = find_game("sobek")


def played(seats: int, seed: str, undo: bool = False) -> tuple[AnyLine, ...]:
    """Play a random game in which, with `undo`, the person in seat 0 often takes moves back."""
    people = [human("Ani"), *(program("random") for _ in range(seats - 1))]
    match = Match.new(
        SOBEK, Setup(seats), people, seed=seed, salt="s", free_undo=True, explain_legal=not undo, clock=None
    )
    rng = random.Random(seed)
    undone = 0
    while match.to_move >= 0:
        move = rng.choice(match.view(match.to_move).legal)
        match.submit(match.to_move, move, match.ply)
        if undo and undone < 30 and rng.random() < 0.2 and match.can_undo(0):
            match.undo(0)
            undone += 1
    assert undone > 5 or not undo
    return match.lines


def test_the_referee_knows_nothing_of_our_rules() -> None:
    source = Path(referee_sobek.__file__).read_text(encoding="utf-8")
    imported = {
        (node.module or "") if isinstance(node, ast.ImportFrom) else node.names[0].name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert imported == {"__future__", "collections", "copy", "hashlib", "itertools", "json", "sys", "typing"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_referee_agrees_with_every_line_and_every_legal_move(seats: int, seed: str) -> None:
    lines = played(seats, seed)
    result = lines[-1]
    assert isinstance(result, Result)
    assert referee(write_all(lines)).endswith(f" points {result.scores}")


def test_the_referee_agrees_after_undo() -> None:
    referee(write_all(played(2, "u", undo=True)))


def test_the_referee_finds_what_is_wrong() -> None:
    lines = played(2, "w")
    at = next(i for i, line in enumerate(lines) if isinstance(line, Decision) and line.chance)
    line = lines[at]
    assert isinstance(line, Decision)
    for wrong, problem in (
        (replace(line, chance=["queen.egypt", *line.chance[1:]]), "queen.egypt cannot have been drawn"),
        (replace(line, chance=line.chance[:-1]), "is missing"),
        (replace(line, ply=99), "the number of the decision is wrong"),
        (replace(line, notes=[]), "the notes should be"),
        (replace(line, legal=[*line.legal, "take 9"]), "otherwise"),
        (replace(line, move="done", legal=[]), "'done' is not asked for now"),
    ):
        with pytest.raises(Wrong, match=f"line {at + 1}: .*{problem}"):
            referee(write_all((*lines[:at], wrong, *lines[at + 1 :])))
    result = lines[-1]
    assert isinstance(result, Result)
    for changed in (replace(result, scores=[0, 0]), replace(result, winners=[]), replace(result, seed="x")):
        with pytest.raises(Wrong, match=f"line {len(lines)}: "):
            referee(write_all((*lines[:-1], changed)))
    texts = write_all(lines).splitlines(keepends=True)
    with pytest.raises(Wrong, match="line 3: the sum is wrong"):
        referee(b"".join(texts[:2] + texts[3:]))
