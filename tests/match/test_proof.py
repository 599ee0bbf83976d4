"""The proof in a record: luck that follows from the seed, rules of this version, valid lines."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game import registry
from game.cli.table import find_game
from game.cli.verify import examine, verify
from game.match.draw_check import Drawn, DrawsBefore, StreamCheck
from game.match.lines import AnyLine, Deal, Decision, HintGiven, Preference, Reseed, Result, Undo
from game.match.match import Match
from game.match.playback import Playback
from game.match.position import Position
from game.match.random_stream import Secret, fingerprint
from game.match.record import RecordError, parse, rules_hash, write_all
from game.match.seats import ai, human
from game.rules.core.chance import FIRST_PLAYER
from game.rules.core.game import Setup
from tests.match.test_match import finish, new, play_first
from tests.match.toy import DRAW, make


def remarks(lines: Sequence[AnyLine], maker: Callable[..., Any] = make) -> list[str]:
    playback = Playback(parse(write_all(lines)), maker)
    playback.play_all()
    return [str(remark) for remark in playback.remarks()]


def wrong(lines: Sequence[AnyLine], maker: Callable[..., Any] = make) -> RecordError:
    with pytest.raises(RecordError) as caught:
        remarks(lines, maker)
    return caught.value


def duel(seed: str = "1", **more: Any) -> Match:
    """Return a match of the duel that was just dealt."""
    return Match.new(find_game("duel"), Setup(2), [ai("random"), ai("random")], seed=seed, clock=None, **more)


def draws_from(lines: Sequence[AnyLine], seed: str, salt: str = "s") -> list[AnyLine]:
    """Return the lines with a result and a fingerprint for another seed than they were played with."""
    header, result = lines[0], lines[-1]
    assert isinstance(result, Result)
    sealed = fingerprint(seed, salt, header.rules)  # type: ignore[union-attr]
    return [replace(header, fingerprint=sealed), *lines[1:-1], replace(result, seed=seed, salt=salt)]


def test_a_finished_record_proves_all_its_draws() -> None:
    assert remarks(finish(new("3")).lines) == ["all draws follow from the seed"]


def test_a_forged_deal_is_found_though_every_later_draw_is_right() -> None:
    """The dealer exchanges the deals of two seats, and everything else follows from the seed."""
    match = new("3")
    deal = match.lines[1]
    assert isinstance(deal, Deal)
    forged = [deal.chance[1], deal.chance[0], *deal.chance[2:]]
    position = Position(match.game, match.setup, scripted_names(match, forged))
    start = [match.lines[0], replace(deal, chance=forged)]
    again = Match(position, match.header, Secret("3", "s"), seats=match.seats, lines=start, clock=None)
    lines = finish(again).lines
    assert any(isinstance(line, Decision) and line.chance for line in lines)
    error = wrong(lines)
    assert (error.line, error.problem) == (2, "a draw does not match the seed")


def scripted_names(match: Match, names: list[str]) -> Callable[[Sequence[int]], int]:
    """Return the chance that draws the pieces named, one after the other."""
    wanted = iter(match.game.universe.id(name) for name in names)
    return lambda bag, *_: list(bag).index(next(wanted))


def test_draws_before_a_lost_seed_are_not_said_to_follow_from_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    match = new("3", path=path)
    for _ in range(2):
        match.submit(match.to_move, (DRAW,), match.ply)
    match.close()
    (tmp_path / "m.key").unlink()
    again = finish(Match.resume(path, make=make))
    drawn = len(again.lines[1].chance) + 2  # type: ignore[union-attr]
    said = "the seed was replaced during the game: the draws after that were checked, but the {} before it could not be"
    assert remarks(again.lines) == [said.format(drawn)]


def test_after_a_lost_seed_decisions_played_again_are_checked_too(tmp_path: Path) -> None:
    """The decision was first drawn with the lost seed, then taken back, and drawn anew with the new one."""
    match = duel(free_undo=True)
    match.replace_seat(0, human("Ani"))
    while not any(isinstance(line, Decision) and line.chance for line in match.lines):
        match.submit(match.to_move, match.view(match.to_move).legal[-1], match.ply)
    *before, drawn = match.lines
    assert isinstance(drawn, Decision)
    seal = fingerprint("2", "s", match.header.rules)
    lines = [*before, drawn, Reseed(seal), Undo(drawn.ply - 1, drawn.seat), drawn]
    *rest, result = finish(match).lines[len(before) + 1 :]
    assert isinstance(result, Result)
    error = wrong([*lines, *rest, replace(result, seed="2", salt="s")], registry.make)
    assert (error.line, error.problem) == (len(lines), "a draw does not match the seed")


def test_a_decision_played_again_after_an_undo_meets_the_same_luck() -> None:
    """While the seed is secret two draws of one number must agree; so nobody takes moves back for better luck."""
    match = new("3")
    seat = match.to_move
    match.submit(seat, (DRAW,), 0)
    drawn = match.lines[-1]
    assert isinstance(drawn, Decision)
    others = [name for name in (f"c{n}" for n in range(10)) if name not in (*drawn.chance, *match.lines[1].chance)]  # type: ignore[union-attr]
    lines = [*match.lines, Undo(0, seat), drawn]
    assert remarks(lines) == ["the game is not over, so its draws could not be checked against the seed"]
    error = wrong([*match.lines, Undo(0, seat), replace(drawn, chance=[others[0]])])
    assert (error.line, error.problem) == (5, "a draw is not what it was before the undo")


def test_every_draw_is_compared_with_the_seed() -> None:
    """SHA-256 of `felucca/5/play/0` gives index 8 of 10, as docs/records.md says."""

    def drawn(line: int, size: int, index: int) -> list[Drawn]:
        return [Drawn(line, tuple(range(size)), index, FIRST_PLAYER, 0)]

    draws = StreamCheck()
    draws.add(DrawsBefore(False, 0, {}), drawn(3, 10, 8))
    draws.check("5")
    draws.add(DrawsBefore(False, 0, {}), drawn(4, 5, 4))
    draws.check("5")
    draws.add(DrawsBefore(False, 1, {}), drawn(9, 2, 1))
    draws.check("5")
    with pytest.raises(RecordError, match="a draw does not match the seed"):
        draws.check("6")


def test_a_forged_draw_that_was_taken_back_is_found() -> None:
    """The only forged draw belongs to a decision that does not stand."""
    match = finish(new("3"))
    first = match.lines[2]
    assert isinstance(first, Decision)
    dealt = match.lines[1].chance  # type: ignore[union-attr]
    left = [name for name in (f"c{n}" for n in range(10)) if name not in dealt]
    drawn = next(line.chance for line in match.lines[2:] if isinstance(line, Decision) and line.chance)
    other = next(name for name in left if name not in drawn)
    lines = [*match.lines[:2], replace(first, move="draw", chance=[other], notes=[]), Undo(0, first.seat)]
    error = wrong([*lines, *match.lines[2:]])
    assert error.problem == "a draw is not what it was before the undo"


def test_a_result_that_was_cut_off_leaves_the_luck_unproved() -> None:
    lines = finish(new("3")).lines[:-1]
    assert remarks(lines) == ["the result is missing, so the draws could not be checked against the seed"]


def test_a_result_without_the_seed_says_so() -> None:
    *lines, result = finish(new("3")).lines
    assert isinstance(result, Result)
    told = remarks([*lines, replace(result, seed="")])
    assert told == ["the result does not contain the seed, so the draws could not be checked against it"]


def with_numbers(change: Callable[[dict[str, Any]], object]) -> list[AnyLine]:
    """Return a match of the duel, just dealt, whose header has other numbers; its sums and hash are right."""
    header, *rest = duel().lines
    numbers = json.loads(json.dumps(header.numbers))  # type: ignore[union-attr]
    change(numbers)
    return [replace(header, numbers=numbers, rules=rules_hash("duel", numbers)), *rest]


def test_other_numbers_are_named_with_those_of_this_version() -> None:
    said = remarks(with_numbers(lambda numbers: numbers.update(hand_limit=7)), registry.make)
    assert said[0] == "played under different rules: hand_limit 7 (6)"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"tail_wind": 3}, "'duel' has no number 'tail_wind'"),
        ({"hand_limit": -1}, "the number 'hand_limit' of 'duel' cannot be -1"),
        ({"hand_limit": "six"}, "the number 'hand_limit' of 'duel' cannot be 'six'"),
        ({"hand_limit": 6.0}, "the number 'hand_limit' of 'duel' cannot be 6.0"),
        ({"hand_limit": True}, "the number 'hand_limit' of 'duel' cannot be True"),
        ({"hand_limit": None}, "the number 'hand_limit' of 'duel' cannot be None"),
        ({"hand_limit": 10**400}, "'duel' cannot be played with these numbers"),
    ],
)
def test_numbers_that_make_no_sense_are_refused_in_a_sentence(change: dict[str, Any], problem: str) -> None:
    error = wrong(with_numbers(lambda numbers: numbers.update(change)), registry.make)
    assert error.line == 1
    assert error.problem.startswith(problem)
    assert len(str(error)) < 400


def test_a_missing_number_is_refused() -> None:
    error = wrong(with_numbers(lambda numbers: numbers.pop("hand_limit")), registry.make)
    assert error.problem == "the number 'hand_limit' of 'duel' is missing"


def test_records_of_an_older_version_of_the_rules_are_played_and_say_so(tmp_path: Path) -> None:
    game = find_game("sobek")
    match = Match.new(game, Setup(2), [human("Ani"), human("Bek")], seed="1", clock=None, explain_legal=True)
    match.submit(match.to_move, match.view(match.to_move).legal[0], 0)
    header, deal, first = match.lines
    assert isinstance(first, Decision)
    assert first.legal
    older = replace(header, rules=rules_hash("sobek", game.numbers, 1))
    said = "played under version 1 of the rules, whose legal moves could not be compared"
    assert remarks([older, deal, replace(first, legal=first.legal[:1])], registry.make)[0] == said
    assert wrong([header, deal, replace(first, legal=first.legal[:1])], registry.make).line == 3
    assert wrong([older, deal, replace(first, legal=[])], registry.make).line == 3


def test_legal_moves_may_be_listed_in_any_order_but_each_once_and_some() -> None:
    match = duel(explain_legal=True)
    match.submit(match.to_move, match.view(match.to_move).legal[0], 0)
    *before, line = match.lines
    assert isinstance(line, Decision)
    legal = line.legal or []
    assert len(legal) > 1
    remarks([*before, replace(line, legal=legal[::-1])], registry.make)
    for listed in ([], legal[1:], [*legal, legal[0]], [*legal[1:], f" {legal[0]}"]):
        error = wrong([*before, replace(line, legal=listed)], registry.make)
        assert (error.line, error.problem) == (3, "the list of legal moves is not right")


def test_a_move_has_one_spelling() -> None:
    match = duel()
    match.submit(match.to_move, match.view(match.to_move).legal[0], 0)
    *before, line = match.lines
    assert isinstance(line, Decision)
    spaced = line.move.replace(" ", "  ")
    assert wrong([*before, replace(line, move=spaced)], registry.make).problem == (
        f"the move '{spaced}' must be written '{line.move}'"
    )


def test_a_hint_is_for_the_seat_that_is_asked_and_for_a_legal_move() -> None:
    match = new("3")
    seat = match.to_move
    assert wrong([*match.lines, HintGiven(0, 1 - seat, "draw")]).problem == (
        f"it advises seat {1 - seat}, which has no decision to make"
    )
    assert wrong([*match.lines, HintGiven(0, seat, "give")]).problem == "the move 'give' is not legal (T-1)"
    finished = finish(new("3"))
    late = HintGiven(finished.ply, 0, "draw")
    assert wrong([*finished.lines[:-1], late]).line == len(finished.lines)


@pytest.mark.parametrize("words", ["", "more gold", "guide maybe", "lesson", "palace never 1", "guide on\n", "x" * 200])
def test_a_wish_that_no_game_knows_is_refused(words: str) -> None:
    match = duel()
    error = wrong([*match.lines, Preference(0, 0, words)], registry.make)
    assert error.line == 3
    assert "is not a preference that 'duel' has" in error.problem
    assert len(error.problem) < 400


def test_the_clock_of_a_record_never_goes_back() -> None:
    match = new("3", clock=iter(range(0, 99999, 7)).__next__)
    play_first(match)
    play_first(match)
    *before, last = match.lines
    assert isinstance(last, Decision)
    assert last.at
    error = wrong([*before, replace(last, at=0.5)])
    assert error.line == len(match.lines)
    assert error.problem.startswith("its clock goes back from ")
    assert wrong([*before, replace(last, at=-1.0)]).problem.startswith("it cannot be read (expected `float` >= 0")


def test_a_level_that_this_version_does_not_have_is_named() -> None:
    header, *rest = duel().lines
    seats = [ai("random"), ai("grandmaster")]
    assert remarks([replace(header, seats=seats), *rest], registry.make)[0] == (
        "this version has no level 'grandmaster'"
    )
    assert not [it for it in remarks([header, *rest], registry.make) if "level" in it]


def test_numbers_nested_without_end_are_a_damaged_header_and_keep_no_other_verdict_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header, *rest = duel().lines
    right, deep = tmp_path / "right.felucca", tmp_path / "deep.felucca"
    right.write_bytes(write_all([header, *rest]))
    plain = [text.partition(b',"sum":')[0] + b"}" for text in right.read_bytes().splitlines()]
    for depth in (20, 200, 980, 5000):
        nested = b"[" * depth + b"]" * depth
        deep.write_bytes(
            plain[0].replace(b'"numbers":{', b'"numbers":{"x":' + nested + b",") + b"\n" + plain[1] + b"\n"
        )
        assert examine(deep)[0].code > 0
        assert verify([right, deep, right], as_json=False) > 0
        said = capsys.readouterr().out.splitlines()
        assert [line.split(": ")[1] for line in said] == ["valid", "INVALID", "valid"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such names")
def test_the_name_of_a_file_cannot_steer_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a\x1b[2J\nb.felucca"
    file.write_bytes(write_all(duel().lines))
    assert verify([file, tmp_path / "\x1b[31mnone"], as_json=False) == 2
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert out.count("\n") == 2
    assert "a[2Jb.felucca: valid: " in out


def test_verify_says_no_more_than_it_has_checked(tmp_path: Path) -> None:
    file = tmp_path / "m.felucca"
    file.write_bytes(write_all(finish(new("3")).lines))
    match = duel()
    match.replace_seat(0, human("Ani"))
    file.write_bytes(write_all(match.lines))
    assert examine(file)[0].sentence == (
        "duel, 2 players, 0 decisions, the game is not over, so its draws could not be checked against the seed"
    )
