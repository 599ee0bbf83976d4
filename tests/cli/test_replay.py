"""`felucca replay`: of a match that is not over no more is told than may be known at its table."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from game import registry
from game.__main__ import main
from game.components.load import numbers
from game.contest.place import ContestPlace, GameScore
from game.match.match import Match
from game.match.seats import ai, human
from game.registry import GAMES
from game.rules.core.bits import members
from game.rules.core.facts import SPECTATOR, Looked, Moved
from game.rules.core.game import Setup
from tests.matches import truth

PEOPLE = human("Ani"), human("Bek")
ALL_MAY_KNOW = "This game isn't finished: only what everyone may know is shown.\n"


def played(folder: Path, game: str, seats: tuple[object, ...] = PEOPLE, *, plies: int = 40) -> tuple[Match, str]:
    """Return a match of random moves that is not over, and its file; on the way a hint is given."""
    file = folder / f"{game}.felucca"
    match = Match.new(
        registry.make(game, numbers(game)),
        Setup(len(seats)),
        seats,
        seed="open",
        salt="salt",
        path=file,
        clock=None,
        luck=1,
    )  # type: ignore[arg-type]
    rng = random.Random(game)
    while match.ply < plies and not match.is_over:
        legal = match.view(match.to_move).legal
        if match.ply == 3:
            match.note_hint(match.to_move, legal[0])
            match.note_preference(match.to_move, "guide on")
        match.submit(match.to_move, rng.choice(legal), match.ply)
    match.close()
    return match, str(file)


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    capsys.readouterr()
    assert main(["replay", "--all", *words]) == 0
    return capsys.readouterr().out


def seen(match: Match, viewer: int) -> set[str]:
    """Return the names of all pieces whose faces a viewer has seen, the first of those that look alike."""
    universe, found = match.game.universe, set()
    for step in truth(match).history:
        for fact in step.facts:
            if isinstance(fact, (Moved, Looked)) and fact.seers >> viewer & 1:
                found |= {universe.names[members(universe.twins[piece])[0]] for piece in fact.pieces}
    return found


def names(match: Match, out: str) -> set[str]:
    """Return the names of pieces in printed events; some places have such names too."""
    universe = match.game.universe
    happened = "\n".join(line for line in out.splitlines() if line.startswith("   "))
    words = re.split(r"[ ,\n]", re.sub(r" from \S+ to \S+| sees \S+:", "", happened))
    return {word for word in words if word in universe.names[: universe.size]}


@pytest.mark.parametrize("game", GAMES)
def test_of_several_people_only_what_all_may_know_is_told(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, file = played(tmp_path, game, plies=12 if game == "ferry" else 40)
    out = told(capsys, file)
    assert out.startswith(ALL_MAY_KNOW + f"{game} with Ani (0), Bek (1)\n")
    named = names(match, out)
    assert named
    assert named <= seen(match, SPECTATOR)
    assert not re.search(r"^\d+\. \w+:", out, re.MULTILINE), "a decision can name what is hidden"
    assert re.search(r"^\w+ gets a hint$", out, re.MULTILINE)
    assert re.search(r"^\w+ changes a preference$", out, re.MULTILINE)
    assert " ?" in out


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_a_seat_is_told_what_it_knows_and_no_more(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, file = played(tmp_path, game, (ai("random", "Ani"), ai("random", "Bek")))
    out = told(capsys, "--seat", "1", file)
    assert out.startswith("This game isn't finished: only what Bek may know is shown.\n")
    assert names(match, out) <= seen(match, 1)
    assert 0 < out.count(" ?") < told(capsys, file).count(" ?")
    assert re.search(r"^\d+\. Bek: \w+", out, re.MULTILINE)
    assert not re.search(r"^\d+\. Ani:", out, re.MULTILINE)


def test_who_plays_alone_is_told_what_he_knows_also_after_others_have_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, file = played(tmp_path, "duel", (ai("random", "Kai"), human("Ani")))
    out = told(capsys, file)
    assert out.startswith("This game isn't finished: only what Ani may know is shown.\n")
    assert out == told(capsys, "--seat", "1", file)
    match = Match.resume(Path(file))
    match.replace_seat(0, human("Kai"))
    match.close()
    assert told(capsys, file).startswith(ALL_MAY_KNOW)


def test_of_a_match_that_is_over_all_is_told_but_to_a_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, file = played(tmp_path, "duel", plies=1000)
    assert match.is_over
    out = told(capsys, file)
    assert out.startswith("duel with Ani (0), Bek (1)\n")
    assert " ?" not in out
    assert len(re.findall(r"^\d+\. \w+: \w+", out, re.MULTILINE)) == match.ply
    assert " ?" in told(capsys, "--seat", "0", file)


def test_an_ai_keeps_its_hand_until_the_end_where_a_person_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, file = played(tmp_path, "duel", (human("Ani"), ai("random", "Kai")), plies=12)
    capsys.readouterr()
    assert main(["replay", file, "--seat", "1"]) == 2
    assert capsys.readouterr() == (
        "", "The game isn't finished: what Kai knows stays hidden from the others until its end.\n"
    )  # fmt: skip


@pytest.mark.parametrize("has_left", [False, True])
def test_a_person_among_several_keeps_the_hand_until_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], has_left: bool
) -> None:
    match, file = played(tmp_path, "duel", (human("Ani"), human("Bek")), plies=12)
    if has_left:
        match = Match.resume(Path(file))
        match.replace_seat(1, ai("random", "Bek"))
        match.close()
    capsys.readouterr()
    assert main(["replay", file, "--seat", "1"]) == 2
    assert capsys.readouterr() == (
        "", "The game isn't finished: what Bek knows stays hidden from the others until its end.\n"
    )  # fmt: skip


def test_there_must_be_such_a_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, file = played(tmp_path, "duel", plies=3)
    capsys.readouterr()
    assert main(["replay", file, "--seat", "2"]) == 2
    assert capsys.readouterr().err == "The game has no seat 2: its seats are 0 to 1.\n"


def test_a_resigned_game_of_a_match_is_told_with_its_score(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = GameScore(0, (60, 40), (0,))
    place, file = ContestPlace("x", 2, 3, (before,)), tmp_path / "m.felucca"
    game = registry.make("duel", numbers("duel"))
    match = Match.new(game, Setup(2, {}, 1), PEOPLE, seed="open", path=file, clock=None, contest=place, luck=1)
    match.resign(1)
    assert main(["verify", str(file)]) == 0
    assert (
        "0 decisions, game 2 of a match of 3, resigned by Bek, all draws follow from the seed"
        in capsys.readouterr().out
    )
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    assert "game 2 of a match of 3: Ani 1, Bek 0\n" in told
    assert "Bek resigns\nthe end: Ani 0, Bek 0; won by Ani\nthe match of 3 games: Ani 2, Bek 0; won by Ani\n" in told
