"""Contests in records: given first players, the score from any single record, and resigned games."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from game import registry
from game.__main__ import main
from game.ai.budget import Budget
from game.ai.levels import make_player
from game.components.load import numbers
from game.contest.place import ContestPlace, GameScore, new_contest
from game.match.contests import first_seat, next_game, standing_of
from game.match.lines import AnyLine, Deal, RecordHeader, Result
from game.match.match import Match
from game.match.opponents import level
from game.match.playback import Playback
from game.match.record import RecordError, parse, read_record, write_all
from game.match.replay import Replay
from game.match.seats import ai, human
from game.match.statistics import ContestResult, sittings
from game.registry import GAMES
from game.rules.core.chance import lowest
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Refusal, Setup
from tests.match.test_referees import BOARDS, Referee, Wrong


def begin(name: str, seats: int = 2, people: int = 1, first: int = -1, **more: Any) -> Match:
    game = registry.make(name, numbers(name))
    who = [human("Ani"), human("Bek"), human("Cai")][:people] + [ai("random", str(at)) for at in range(seats - people)]
    return Match.new(
        game,
        Setup(seats, {"scenario": "first-pyramid"} if name == "sa-re" else {}, first),
        who,
        seed="c",
        salt="s",
        clock=None,
        **more,
    )


def play(match: Match, most: int = 10_000) -> Match:
    way, rng = level("apprentice", match.game.name), random.Random(3)
    player = make_player(way.kind, match.game, way.options, rng.random())
    while (seat := match.to_move) >= 0 and match.ply < most:
        match.submit(seat, player.choose(match.view(seat), Budget(way.limit)), match.ply)
    return match


def test_the_game_that_decides_a_contest_tells_who_won_it() -> None:
    """Ani has lost the first game of three; by resigning the second, or the third, the contest is lost too."""
    lost, won = GameScore(0, (40, 60), (1,)), GameScore(1, (70, 60), (0,))
    for before, first, loser, told in (
        ((lost,), 1, 0, ContestResult(3, has_won=False)),
        ((lost, won), 0, 1, ContestResult(3, has_won=True)),
        ((lost,), 1, 1, None),
        ((), -1, 1, None),
    ):
        match = begin("duel", people=2, first=first, contest=ContestPlace("x", len(before) + 1, 3, before))
        match.resign(loser)
        mine, theirs = sittings(parse(write_all(match.lines)))
        assert mine.contest == told
        assert theirs.contest == (None if told is None else replace(told, has_won=not told.has_won))
    single = begin("duel", people=2)
    single.resign(0)
    assert [one.contest for one in sittings(parse(write_all(single.lines)))] == [None, None]


def check(lines: tuple[AnyLine, ...]) -> None:
    """Let our playback and, for a game of the program, the referee check a record."""
    Playback(parse(write_all(lines)), registry.make).play_all()
    header = lines[0]
    assert isinstance(header, RecordHeader)
    if header.game in BOARDS:
        Referee(header.game, BOARDS[header.game]).check(write_all(lines))


@pytest.mark.parametrize("name", GAMES)
def test_a_given_first_player_begins_and_nothing_else_changes(name: str) -> None:
    drawn = begin(name)
    lines = drawn.lines
    header, deal = lines[0], lines[1]
    assert isinstance(header, RecordHeader)
    assert isinstance(deal, Deal)
    assert (header.format, b'"first":' in write_all(lines)) == (3, False)
    begins = first_seat(lines)
    assert begins == drawn.to_move
    for first in range(2):
        match = begin(name, first=first)
        assert match.to_move == first
        given, dealt = match.lines[0], match.lines[1]
        assert isinstance(given, RecordHeader)
        assert isinstance(dealt, Deal)
        assert (given.format, first_seat(match.lines)) == (3, first)
        assert [each for each in deal.chance if not each.startswith("seat.")] == dealt.chance
        check(play(match, 6).lines)


def test_a_record_of_an_older_format_has_no_first_player() -> None:
    header, *rest = begin("duel", first=1).lines
    for older in ({"format": 1, "luck": 1}, {"format": 1}, {"format": 2}, {"luck": 1}):
        with pytest.raises(RecordError, match="the header is damaged"):
            parse(write_all([structs.replace(header, **older), *rest]))


@pytest.mark.parametrize("name", GAMES)
def test_each_record_tells_the_score_of_its_contest(name: str, tmp_path: Path) -> None:
    match = play(begin(name, contest=new_contest(3), path=tmp_path / "1.felucca"))
    lines = read_record(tmp_path / "1.felucca").lines
    check(lines)
    score, following = standing_of(match.header, match.result), next_game(lines)
    assert match.result is not None
    assert score is not None
    assert following is not None
    if len(match.result.winners) == 1:
        assert score.wins == tuple(int(seat in match.result.winners) for seat in range(2))
    begun = first_seat(lines)
    assert following.first == 1 - begun
    second = begin(name, first=following.first, contest=following.place)
    assert second.to_move == following.first
    assert next_game(second.lines) is None
    assert standing_of(second.header) == score
    check(play(second, 6).lines)


def test_a_game_that_has_no_place_in_its_contest_is_wrong() -> None:
    won = GameScore(0, (9, 1), (0,))
    place = ContestPlace("x", 3, 3, (won, replace_first(won, 1)))
    lines = begin("duel", first=0, contest=place).lines
    with pytest.raises(RecordError, match="line 1 of the file is invalid: it cannot be game 3 of its match"):
        Playback(parse(write_all(lines)), registry.make).play_all()
    with pytest.raises(Wrong, match="decided before"):
        Referee("duel", BOARDS["duel"]).check(write_all(lines))


def replace_first(score: GameScore, first: int) -> GameScore:
    return structs.replace(score, first=first)


def test_a_game_that_branches_off_belongs_to_no_contest() -> None:
    match = play(begin("duel", first=1, contest=ContestPlace("x", 2, 3, (GameScore(0, (9, 1), (0,)),))))
    branch = match.branch_off(2, has_new_luck=True)
    assert (branch.header.contest, branch.header.first, branch.header.format) == (None, 1, 3)
    assert match.ask_again(2).header.contest is None
    check(branch.lines)


@pytest.mark.parametrize("name", GAMES)
def test_a_resigned_game_is_over_and_its_record_is_right(name: str, tmp_path: Path) -> None:
    match = play(begin(name, path=tmp_path / "r.felucca"), 7)
    assert match.resigners == (0,)
    assert match.to_move >= 0
    match.resign(0)
    result = match.result
    assert result is not None
    assert (match.is_over, match.to_move, result.winners, result.resigned) == (True, -1, [1], 0)
    assert (match.view(0).to_move, match.view(0).legal) == (-1, ())
    assert match.view(0).state.text(match.game.universe) == match.view(SPECTATOR).state.text(match.game.universe)
    lines = read_record(tmp_path / "r.felucca").lines
    check(lines)
    again = Match.resume(tmp_path / "r.felucca")
    assert (again.is_over, again.to_move) == (True, -1)
    replayed = Replay(again)
    replayed.go_to(7)
    assert (replayed.is_over, replayed.to_move) == (True, -1)
    assert len(replayed.win_chances().chances) == 8


def test_who_may_resign() -> None:
    assert begin("duel", people=2).resigners == (0, 1)
    assert begin("sobek", 4).resigners == (0,)
    crowd = begin("sobek", 4, people=2)
    assert crowd.resigners == ()
    refused = crowd.resign(0)
    assert isinstance(refused, Refusal)
    assert refused.key == "table-refuse-resign"
    over = play(begin("duel"))
    assert over.resigners == ()
    assert isinstance(over.resign(0), Refusal)


@pytest.mark.parametrize("wrong", [{"resigned": 1}, {"winners": [0, 1]}, {"winners": [0]}])
def test_a_false_resignation_is_found(wrong: dict[str, Any]) -> None:
    match = play(begin("duel"), 4)
    match.resign(0)
    *lines, result = match.lines
    assert isinstance(result, Result)
    for judge in (lambda data: Playback(parse(data), registry.make).play_all(), Referee("duel", BOARDS["duel"]).check):
        with pytest.raises((RecordError, Wrong)):
            judge(write_all([*lines, structs.replace(result, **wrong)]))


def test_a_game_that_is_over_cannot_be_resigned_in_its_record() -> None:
    *lines, result = play(begin("duel")).lines
    assert isinstance(result, Result)
    false = structs.replace(result, resigned=0, winners=[1])
    for judge in (lambda data: Playback(parse(data), registry.make).play_all(), Referee("duel", BOARDS["duel"]).check):
        with pytest.raises((RecordError, Wrong)):
            judge(write_all([*lines, false]))


def test_a_setup_with_an_unknown_first_player_is_refused() -> None:
    setup = Setup(2)
    with pytest.raises(Exception, match="seat 2 cannot begin: the seats are 0 to 1"):
        registry.make("duel", numbers("duel")).start(replace(setup, first=2), lowest)


def test_verify_compares_the_records_of_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The second game states the score of the first; a record alone is right, and so is one beside a copy that fits."""
    first = begin("duel", people=2, contest=new_contest(3))
    first.resign(0)
    place = next_game(first.lines)
    assert place is not None
    assert place.place is not None
    (stated,) = place.place.before
    files = [tmp_path / f"{name}.felucca" for name in ("one", "two", "forged")]
    files[0].write_bytes(write_all(first.lines))
    for file, winner in zip(files[1:], (1, 0), strict=True):
        other = replace_score(place.place, structs.replace(stated, winners=(winner,), resigned=1 - winner))
        second = begin("duel", people=2, first=place.first, contest=other)
        second.resign(0)
        file.write_bytes(write_all(second.lines))
    names = [str(file) for file in files]
    assert main(["verify", *names[:2]]) == 0
    assert main(["verify", names[2]]) == 0
    capsys.readouterr()
    assert main(["verify", *names]) == 1
    told = capsys.readouterr().out.splitlines()
    assert [": valid: " in line for line in told] == [True, True, False]
    says = f"game 1 of the match ended differently from what this record says: see '{names[0]}'"
    assert told[2] == f"{names[2]}: INVALID: {says}"


def replace_score(place: ContestPlace, score: GameScore) -> ContestPlace:
    return structs.replace(place, before=(score,))
