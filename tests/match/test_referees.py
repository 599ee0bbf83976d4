"""Records of all games, judged by referees that know only docs/records.md and the rules.

FELUCCA_GAMES says how many games of each kind are played (default 1).
"""

from __future__ import annotations

import ast
import os
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.cli.table import find_game
from game.match.keys import key_path
from game.match.lines import AnyLine, Deal, Decision, Result
from game.match.match import Match
from game.match.record import write_all
from game.match.seats import ai, human
from game.rules.core.game import Game, Setup
from tests.match import record_lines, referee_duel, referee_sare, referee_sobek
from tests.match.record_lines import Board, Referee, Wrong
from tests.matches import begin

GAMES = int(os.environ.get("FELUCCA_GAMES", "1"))
SEATS = {"sobek": 3, "duel": 2, "sa-re": 3}
BOARDS: dict[str, Callable[[dict[str, Any]], Board]] = {
    "sobek": referee_sobek.Sobek,
    "duel": referee_duel.Duel,
    "sa-re": referee_sare.SaRe,
}
SCENARIOS = ("scribe", "priest", "pharaoh", "first-pyramid")


def judge(game: str, lines: tuple[AnyLine, ...]) -> Board:
    return Referee(game, BOARDS[game]).check(write_all(lines))


def play(game: Game, setup: Setup, seed: str, undo: bool = False, most: int = 0) -> tuple[AnyLine, ...]:
    """Play a random game; with `undo` the person in seat 0 often takes moves back; after `most` decisions stop."""
    seats = [human("Ani"), *(ai("random") for _ in range(setup.seats - 1))]
    match, position = begin(game, setup, seats, seed=seed, salt="s", free_undo=True, explain_legal=not undo)
    rng = random.Random(seed)
    undone = 0
    while match.to_move >= 0 and (not most or match.ply < most):
        move = game.sample(position.state, lambda bag: rng.randrange(len(bag)))
        match.submit(match.to_move, move, match.ply)
        if undo and undone < 60 and rng.random() < 0.3 and match.can_undo(0):
            match.undo(0)
            undone += 1
    assert undone > 5 or not undo
    return match.lines


def decisions(lines: tuple[AnyLine, ...], holds: Callable[[Decision], object]) -> list[tuple[int, Decision]]:
    return [(at, line) for at, line in enumerate(lines) if isinstance(line, Decision) and holds(line)]


@pytest.mark.parametrize("module", [record_lines, referee_sobek, referee_duel, referee_sare])
def test_the_referees_know_nothing_of_our_rules(module: Any) -> None:
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    imported = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    imported |= {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert imported <= {
        *("__future__", "collections", "collections.abc", "copy", "dataclasses"),
        *("hashlib", "itertools", "json", "sys", "typing"),
        "tests.match.record_lines",
    }


@pytest.mark.parametrize("number", range(3 * GAMES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_referee_of_sobek_agrees_with_every_line_and_every_legal_move(seats: int, number: int) -> None:
    lines = play(find_game("sobek"), Setup(seats, {}), f"{seats}{number}")
    result = lines[-1]
    assert isinstance(result, Result)
    assert judge("sobek", lines).outcome() == (result.scores, result.winners)


@pytest.mark.parametrize("number", range(3 * GAMES))
@pytest.mark.parametrize("opens", ["off", "on"])
def test_the_referee_of_the_duel_agrees_with_every_line_and_every_legal_move(number: int, opens: str) -> None:
    lines = play(find_game("duel"), Setup(2, {"character_may_open_set": opens}), f"{opens}{number}")
    result = lines[-1]
    assert isinstance(result, Result)
    assert judge("duel", lines).outcome() == (result.scores, result.winners)


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize(
    "options",
    [{"scenario": name} for name in SCENARIOS] + [{"scenario": "priest", "architect": "on"}],
    ids=lambda options: "-".join(options.values()),
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_referee_of_sa_re_agrees_with_every_line_and_every_legal_move(
    seats: int, options: Mapping[str, str], number: int
) -> None:
    judge("sa-re", play(find_game("sa-re"), Setup(seats, options), f"{options}{number}", most=250 * GAMES))


def test_a_whole_game_of_sa_re_ends_as_the_referee_says() -> None:
    lines = play(find_game("sa-re"), Setup(2, {"scenario": "first-pyramid"}), "whole")
    result = lines[-1]
    assert isinstance(result, Result)
    assert judge("sa-re", lines).outcome() == (result.scores, result.winners)


@pytest.mark.parametrize("game", BOARDS)
def test_the_referees_agree_after_undo(game: str) -> None:
    judge(game, play(find_game(game), Setup(SEATS[game], {}), "u", undo=True, most=400))


UNREADABLE = {"sobek": "take x", "duel": "take a9", "sa-re": "keep 1,x,0"}
UNTIMELY = {"sobek": "starter seat.0", "duel": "pick wheat.1", "sa-re": "wild 1,0,0"}
OPTIONS: dict[str, dict[str, str]] = {"sobek": {}, "duel": {}, "sa-re": {"scenario": "first-pyramid"}}


def is_found(game: str, lines: tuple[AnyLine, ...], at: int, wrong: AnyLine, problem: str) -> None:
    """Check that a referee reports line `at`, replaced by `wrong`, with the right reason."""
    with pytest.raises(Wrong, match=f"^line {at + 1}: .*({problem})"):
        judge(game, (*lines[:at], wrong))


@pytest.mark.parametrize("seed", ["v", "w"])
@pytest.mark.parametrize("game", BOARDS)
def test_the_referees_find_a_wrong_decision(game: str, seed: str) -> None:
    lines = play(find_game(game), Setup(2, OPTIONS[game]), seed, most=120)
    rng = random.Random(seed)
    at, line = rng.choice(decisions(lines, lambda line: line.legal[0].split()[0] != UNTIMELY[game].split()[0]))
    is_found(game, lines, at, replace(line, ply=99999), "the number of the decision is wrong")
    is_found(game, lines, at, replace(line, seat=1 - line.seat), "must decide")
    is_found(game, lines, at, replace(line, notes=[*line.notes, ["end", 0]]), "the notes should be")
    is_found(game, lines, at, replace(line, legal=[*line.legal, UNTIMELY[game]]), "not legal are")
    is_found(game, lines, at, replace(line, legal=[*line.legal, line.legal[0]]), "two of the legal moves are the same")
    is_found(game, lines, at, replace(line, move=UNTIMELY[game], legal=None), "is not asked for now")
    is_found(game, lines, at, replace(line, move=UNREADABLE[game], legal=None), "cannot be read|is not asked for")
    at, line = rng.choice(decisions(lines, lambda line: len(line.legal) > 1))
    is_found(game, lines, at, replace(line, legal=line.legal[1:]), "legal are also")
    at, line = rng.choice(decisions(lines, lambda line: line.notes))
    noted = [*line.notes[-1][:-1], -77]
    is_found(game, lines, at, replace(line, notes=[*line.notes[:-1], noted]), "the notes should be")


@pytest.mark.parametrize("game", BOARDS)
def test_the_referees_find_a_move_that_would_be_legal_elsewhere(game: str) -> None:
    lines = play(find_game(game), Setup(2, OPTIONS[game]), "elsewhere", most=60)
    rng = random.Random(1)
    every = decisions(lines, lambda line: True)
    moves = sorted({move for _, line in every for move in line.legal})
    board = judge(game, lines)
    for at, line in rng.sample(every, 25):
        legal = {board.look(move) for move in line.legal}
        foreign = rng.choice([move for move in moves if board.look(move) not in legal])
        is_found(game, lines, at, replace(line, move=foreign, legal=None, chance=[], notes=[]), "")


@pytest.mark.parametrize("seed", ["v", "w"])
@pytest.mark.parametrize("game", BOARDS)
def test_the_referees_find_an_impossible_draw(game: str, seed: str) -> None:
    lines = play(find_game(game), Setup(2, OPTIONS[game]), seed, most=120)
    deal = lines[1]
    assert isinstance(deal, Deal)
    at, line = random.Random(seed).choice(decisions(lines, lambda line: line.chance))
    for drawn, problem in (
        (["queen.egypt", *line.chance[1:]], "queen.egypt cannot have been drawn"),
        ([deal.chance[0], *line.chance[1:]], f"{deal.chance[0]} cannot have been drawn"),
        (line.chance[:-1], "is missing"),
        ([*line.chance, *line.chance], "cannot have been drawn"),
    ):
        is_found(game, lines, at, replace(line, chance=drawn), problem)


@pytest.mark.parametrize("game", BOARDS)
def test_the_referees_find_a_wrong_result(game: str) -> None:
    lines = play(find_game(game), Setup(2, OPTIONS[game]), "result")
    result, end = lines[-1], len(lines) - 1
    assert isinstance(result, Result)
    is_found(game, lines, end, replace(result, scores=[score + 1 for score in result.scores]), "the scores are")
    is_found(game, lines, end, replace(result, winners=[]), "the winners are")
    is_found(game, lines, end, replace(result, seed="x"), "the fingerprint is wrong")
    is_found(game, lines, end - 1, result, "the game is not over")


@pytest.mark.parametrize("game", BOARDS)
def test_another_draw_that_was_possible_does_not_follow_from_the_seed(game: str) -> None:
    referee = Referee(game, BOARDS[game])
    referee.check(write_all(play(find_game(game), Setup(2, {}), "draw", most=1)))
    referee.check_luck("draw")
    source, epoch, bag, name = referee.drawn[0][-1]
    referee.drawn[0][-1] = source, epoch, bag, next(other for other in bag if other != name)
    with pytest.raises(Wrong, match="decision 0 does not follow from the seed"):
        referee.check_luck("draw")


def test_a_record_whose_line_is_missing_or_torn_is_found() -> None:
    texts = write_all(play(find_game("duel"), Setup(2, {}), "t", most=9)).splitlines(keepends=True)
    for broken, problem in (
        (texts[:3] + texts[4:], "line 4: the sum is wrong"),
        ([*texts[:-1], texts[-1][:-1]], "torn"),
        (texts[:1], "the deal is missing"),
    ):
        with pytest.raises(Wrong, match=problem):
            Referee("duel", referee_duel.Duel).check(b"".join(broken))


@pytest.mark.parametrize("name", ["sobek", "duel"])
def test_the_referee_follows_a_match_whose_seed_was_lost(name: str, tmp_path: Path) -> None:
    path = tmp_path / "lost.felucca"
    game = find_game(name)
    match = Match.new(game, Setup(2, {}), [human("Ani"), human("Bek")], seed="old", salt="s", path=path)
    rng = random.Random(3)
    for most in (12, 24):
        while match.to_move >= 0 and match.ply < most:
            match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
        match.replace_seat(1, human("Cem"))
        match.note_hint(match.to_move, match.view(match.to_move).legal[0])
        match.note_preference(match.to_move, "lesson hand")
        match.close()
        key_path(path).unlink()
        match = Match.resume(path)
    while match.to_move >= 0:
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    match.close()
    kinds = [line.split(b'"')[3] for line in path.read_bytes().splitlines()]
    assert [kinds.count(kind) for kind in (b"reseed", b"hint", b"wish", b"seat")] == [2, 2, 2, 2]
    assert match.result is not None
    assert Referee(name, BOARDS[name]).check(path.read_bytes()).outcome()[0] == match.result.scores
