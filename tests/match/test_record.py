"""Records: their contents, how they survive crashes, and how wrong ones are recognised."""

from __future__ import annotations

import hashlib
import json
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game import registry
from game.cli.verify import examine
from game.components.load import numbers
from game.errors import FeluccaError
from game.files.notices import NOTICES
from game.match import record as records
from game.match import saves
from game.match.lines import AnyLine, Decision, HintGiven, Preference, RecordHeader, Reseed, Result, SeatChange, Undo
from game.match.match import Match
from game.match.playback import Playback
from game.match.position import Position
from game.match.random_stream import RandomStream, fingerprint
from game.match.record import RecordError, is_from_later, parse, parse_good, read_record, rules_hash, write_all
from game.match.seats import Seat, ai, human
from game.rules.core.facts import SPECTATOR, Fact
from game.rules.core.game import Refusal, Setup
from game.rules.core.knowledge import Knowledge
from tests.match.test_match import TOY, finish, new, play_first
from tests.match.toy import DRAW, make

Edit = Callable[[dict[str, Any]], object]


def finished(seed: str = "3") -> tuple[AnyLine, ...]:
    return finish(new(seed, clock=None)).lines


def load(data: bytes) -> Position:
    return Playback(parse(data, "it"), make).play_all()


def wrong(data: bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        load(data)
    return caught.value


def edited(lines: tuple[AnyLine, ...], number: int, edit: Edit) -> bytes:
    """Return the text of a record without sums in which line `number` (from 1) was changed by `edit`."""
    plain = [json.loads(text) for text in write_all(lines).splitlines()]
    edit(plain[number - 1])
    for line in plain:
        del line["sum"]
    return b"".join(json.dumps(line).encode() + b"\n" for line in plain)


def test_luck_follows_from_the_seed_as_documented() -> None:
    """SHA-256 of `felucca/5/play/0` begins with cd3068bc052cdc4e: 0.80152 of the way through any bag."""
    assert hashlib.sha256(b"felucca/5/play/0").hexdigest().startswith("cd3068bc052cdc4e")
    assert [RandomStream("5", "play").chance(range(size)) for size in (1, 2, 5, 10, 100)] == [0, 1, 4, 8, 80]
    luck = RandomStream("5", "play", 3)
    luck.chance(range(9))
    assert luck.drawn == 4


def test_every_line_continues_the_sum_of_the_one_before() -> None:
    previous = ""
    for text in write_all(finished()).splitlines():
        body, word, digits = text[:-22], text[-22:-14], text[-14:-2].decode()
        assert word == b',"sum":"'
        assert digits == hashlib.sha256(previous.encode() + body).hexdigest()[:12]
        previous = digits


def test_a_record_plays_to_the_same_end() -> None:
    match = finish(new("3"))
    position = load(write_all(match.lines))
    assert match.result is not None
    assert list(TOY.scores(position.state)) == match.result.scores
    assert position.ply == match.ply


def test_two_records_of_one_seed_are_the_same_bytes() -> None:
    assert write_all(finished()) == write_all(finished())


def test_the_seed_is_not_in_the_record_before_the_end(tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    match = new("a-secret-seed", path=path)
    match.submit(match.to_move, (DRAW,), 0)
    assert b"a-secret-seed" not in path.read_bytes()
    finish(match)
    assert b"a-secret-seed" in path.read_bytes()
    assert [p.name for p in tmp_path.iterdir()] == ["m.felucca"]


def test_every_line_is_on_the_disk_as_soon_as_it_happened(tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    match = new(path=path)
    for number in range(1, 4):
        match.submit(match.to_move, (DRAW,), match.ply)
        assert len(path.read_bytes().splitlines()) == 2 + number
        assert parse(path.read_bytes()).lines == match.lines


def test_a_resumed_match_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    straight = finish(new("9", clock=None), 4)
    path = tmp_path / "m.felucca"
    match = new("9", clock=None, path=path)
    for line in straight.lines[2:6]:
        assert isinstance(line, Decision)
        match.submit(line.seat, TOY.read_move(match.view(line.seat).state, line.move), match.ply)
    match.close()
    again = Match.resume(path, make=make, clock=None)
    for line in straight.lines[6:-1]:
        assert isinstance(line, Decision)
        again.submit(line.seat, TOY.read_move(again.view(line.seat).state, line.move), again.ply)
    assert again.lines == straight.lines
    assert path.read_bytes() == write_all(straight.lines)


def test_undo_hints_and_new_seats_survive(tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    match = new(path=path)
    seat = match.to_move
    match.note_hint(seat, (DRAW,))
    play_first(match)
    match.undo(seat)
    play_first(match)
    match.replace_seat(1 - seat, ai("random"))
    match.close()
    again = Match.resume(path, make=make)
    assert again.ply == 1
    assert again.seats[1 - seat] == ai("random")
    assert again.can_undo(seat)
    assert again.view(0).state == match.view(0).state


def test_wishes_survive_and_go_back_with_the_decision_before_them(tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    match = new(path=path)
    seat = match.to_move
    match.note_preference(seat, "early")
    play_first(match)
    match.note_preference(seat, "late")
    match.note_preference(1 - seat, "other")
    assert (match.preferences(seat), match.preferences(1 - seat)) == (("early", "late"), ("other",))
    match.close()
    again = Match.resume(path, make=make)
    assert (again.preferences(seat), again.preferences(1 - seat)) == (("early", "late"), ("other",))
    again.undo(seat)
    assert (again.preferences(seat), again.preferences(1 - seat)) == (("early",), ())
    again.close()
    last = Match.resume(path, make=make)
    assert (last.preferences(seat), last.preferences(1 - seat)) == (("early",), ())


def test_nobody_wishes_anything_after_the_end() -> None:
    match = finish(new())
    lines = match.lines
    match.note_preference(0, "more")
    assert (match.preferences(0), match.lines) == ((), lines)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (Preference(1, 0, "more"), "it should stand after decision 1, not after decision 0"),
        (Preference(0, 2, "more"), "there is no seat 2"),
        (Preference(0, -1, "more"), "there is no seat -1"),
        (HintGiven(1, 0, "draw"), "it should stand after decision 1, not after decision 0"),
        (HintGiven(0, 2, "draw"), "there is no seat 2"),
        (HintGiven(0, -1, "draw"), "there is no seat -1"),
        (Undo(0, 2), "there is no seat 2"),
        (Undo(0, -1), "there is no seat -1"),
        (SeatChange(2, human("Cat")), "there is no seat 2"),
        (SeatChange(-1, human("Cat")), "there is no seat -1"),
    ],
)
def test_what_no_seat_could_do_is_a_wrong_line(line: AnyLine, sentence: str) -> None:
    record = parse(write_all([*new().lines, line]))
    with pytest.raises(RecordError, match=sentence) as caught:
        Playback(record, make).play_all()
    assert caught.value.line == 3


def test_playing_time_goes_on_where_it_stopped(tmp_path: Path) -> None:
    now = [0.0]
    path = tmp_path / "m.felucca"
    match = new(path=path, clock=lambda: now[0])
    now[0] = 60.0
    match.submit(match.to_move, (DRAW,), 0)
    match.close()
    now[0] = 9000.0
    again = Match.resume(path, make=make, clock=lambda: now[0])
    now[0] = 9005.0
    again.submit(again.to_move, (DRAW,), 1)
    line = again.lines[-1]
    assert isinstance(line, Decision)
    assert line.at == 65.0


def test_a_finished_match_can_be_looked_at_only(tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    finish(new(path=path))
    before = path.read_bytes()
    again = Match.resume(path, make=make)
    assert again.is_over
    assert again.submit(0, (DRAW,), again.ply) == Refusal("table", "table-refuse-over")
    assert path.read_bytes() == before
    assert not [*tmp_path.glob("*.lock")], "nobody is kept from it"


@pytest.mark.parametrize("cut", [1, 2, 30])
def test_a_torn_last_line_is_dropped_and_written_over(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "m.felucca"
    match = new(path=path)
    match.submit(match.to_move, (DRAW,), 0)
    match.submit(match.to_move, (DRAW,), 1)
    match.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    again = Match.resume(path, make=make)
    assert again.ply == (2 if cut == 1 else 1)
    if cut > 1:
        again.submit(again.to_move, (DRAW,), 1)
    again.close()
    record = parse(path.read_bytes())
    assert not record.torn
    assert len(record.lines) == 4


def test_zeros_that_a_power_cut_left_are_dropped(tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    match = new(path=path)
    match.submit(match.to_move, (DRAW,), 0)
    match.close()
    path.write_bytes(path.read_bytes() + bytes(50))
    assert Match.resume(path, make=make).ply == 1


@pytest.mark.parametrize("key", [b"{}", b'{"seed":"\xff","salt":""}', b'{"more":' + b"[" * 50_000, bytes(50)])
def test_a_lost_key_gives_a_new_seed_and_the_record_stays_right(key: bytes, tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    match = new(path=path)
    match.submit(match.to_move, (DRAW,), 0)
    match.close()
    (tmp_path / "m.key").write_bytes(key)
    again = Match.resume(path, make=make)
    assert isinstance(again.lines[-1], Reseed)
    finish(again)
    assert load(path.read_bytes()).ply == again.ply


def test_a_match_that_ended_without_its_result_gets_it(tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    match = new(path=path)
    key = (tmp_path / "m.key").read_bytes()
    finish(match)
    path.write_bytes(write_all(match.lines[:-1]))
    (tmp_path / "m.key").write_bytes(key)
    again = Match.resume(path, make=make)
    assert again.result is not None
    assert again.result.scores == match.result.scores  # type: ignore[union-attr]
    assert parse(path.read_bytes()).result == again.result


@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_a_line_changed_after_it_was_written_is_found(number: int) -> None:
    texts = write_all(finished()).splitlines(keepends=True)
    old, fresh = (b"Ani", b"Eni") if number == 1 else (b",", b", ")
    texts[number - 1] = texts[number - 1].replace(old, fresh, 1)
    error = wrong(b"".join(texts))
    assert (error.line, error.exit_code) == (number, 1)
    assert error.problem == "it was changed after it was written"


def test_a_line_left_out_is_found() -> None:
    texts = write_all(finished()).splitlines(keepends=True)
    del texts[3]
    assert wrong(b"".join(texts)).line == 4


def first(lines: tuple[AnyLine, ...], word: str) -> int:
    return next(n for n, line in enumerate(lines, 1) if isinstance(line, Decision) and line.move.startswith(word))


@pytest.mark.parametrize(
    ("word", "edit", "problem"),
    [
        ("draw", {"move": "play c99"}, "'play c99': no piece is called 'c99'"),
        ("draw", {"move": "dance"}, "'dance' is not a move of this game"),
        ("draw", {"move": "give"}, "the move 'give' is not legal (T-1)"),
        ("draw", {"chance": ["seat.0"]}, "'seat.0' cannot have been drawn here"),
        ("draw", {"chance": []}, "a draw is missing after 0 of them"),
        ("play", {"chance": ["c1"]}, "'c1' was drawn, but nothing more can be drawn here"),
        ("draw", {"ply": 99}, "it should be decision"),
        ("draw", {"seat": 7}, "it should be decision"),
        ("play", {"notes": [["score", 0, 999]]}, "it notes ['score', 0, 999], but what happened is"),
        ("draw", {"legal": ["dance"]}, "the list of legal moves is not right"),
    ],
)
def test_a_wrong_decision_is_found(word: str, edit: dict[str, Any], problem: str) -> None:
    lines = finished()
    number = first(lines, word)
    error = wrong(edited(lines, number, lambda line: line.update(edit)))
    assert error.line == number
    assert error.problem.startswith(problem)


@pytest.mark.parametrize(
    ("edit", "problem"),
    [
        ({"scores": [0, 0]}, "the scores are"),
        ({"winners": []}, "the winners are"),
        ({"seed": "4"}, "the seed and the salt do not give the fingerprint"),
        ({"salt": "pepper"}, "the seed and the salt do not give the fingerprint"),
    ],
)
def test_a_wrong_result_is_found(edit: dict[str, Any], problem: str) -> None:
    lines = finished()
    error = wrong(edited(lines, len(lines), lambda line: line.update(edit)))
    assert error.line == len(lines)
    assert error.problem.startswith(problem)


def test_a_draw_that_is_possible_but_not_from_the_seed_is_found() -> None:
    """The last two cards of the deck are swapped, which breaks no rule."""
    for seed in range(50):
        lines = finished(str(seed))
        one, other = lines[-3:-1]
        assert isinstance(one, Decision)
        assert isinstance(other, Decision)
        if one.move == other.move == "draw":
            break
    swapped = (*lines[:-3], replace(one, chance=other.chance), replace(other, chance=one.chance), lines[-1])
    error = wrong(write_all(swapped))
    assert (error.line, error.problem) == (len(lines) - 2, "a draw does not match the seed")
    assert load(write_all(swapped[:-1])).to_move < 0


def test_the_fingerprint_commits_to_seed_salt_and_rules() -> None:
    header = json.loads(write_all(finished()).splitlines()[0])
    text = f"s/3/{header['rules']}"
    assert header["fingerprint"] == hashlib.sha256(text.encode()).hexdigest() == fingerprint("3", "s", header["rules"])


def test_a_result_before_the_end_and_lines_after_it_are_found() -> None:
    lines = finished()
    result = lines[-1]
    assert isinstance(result, Result)
    early = wrong(write_all((*lines[:4], result)))
    assert (early.line, early.problem) == (5, "there is a result, but the game is not over")
    late = wrong(write_all((*lines, result)))
    assert (late.line, late.problem) == (len(lines) + 1, "nothing may follow the result")


def test_an_undo_to_nowhere_is_found() -> None:
    match = new()
    seat = match.to_move
    play_first(match)
    match.undo(seat)
    error = wrong(edited(match.lines, 4, lambda line: line.update({"to": 5})))
    assert (error.line, error.problem) == (4, "there is no decision number 5 to go back to")
    error = wrong(edited(match.lines, 4, lambda line: line.update({"to": -1})))
    assert (error.line, error.problem) == (4, "it cannot be read (expected `int` >= 0)")


@pytest.mark.parametrize(
    ("edit", "problem"),
    [
        ({"options": {"long": "perhaps"}}, "the option 'long' cannot be 'perhaps': choose no or yes"),
        ({"options": {"short": "no"}}, "'toy' has no option 'short'"),
        ({"seats": [{"name": "Ani"}]}, "'toy' cannot be played by 1"),
        ({"rules": "0"}, "it was played under other rules of 'toy' than the ones in this version"),
        ({"rules": "0", "program": "Felucca 99.0"}, "it was made by a newer version (Felucca 99.0): please update"),
        ({"numbers": {}, "rules": rules_hash("toy", {})}, "'toy' cannot be played with these numbers"),
        ({"game": "chess", "rules": rules_hash("chess", {"cards": 10})}, "there is no game called 'chess'"),
    ],
)
def test_a_wrong_header_is_found(edit: dict[str, Any], problem: str) -> None:
    error = wrong(edited(finished(), 1, lambda line: line.update(edit)))
    assert (error.line, error.problem) == (1, problem)


@pytest.mark.parametrize(
    ("program", "is_later"),
    [
        *(("Felucca 0.10.0", True), ("Felucca 0.2.1", True), ("Felucca 0.3.0.dev0", True), ("Felucca 0.2.0", False)),
        *(("Felucca 0.2.0.dev0", False), ("Felucca 0.1.0", False), ("Barque 9.0", False), ("", False)),
    ],
)
def test_versions_are_ordered_by_their_numbers(program: str, is_later: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.__version__", "0.2.0")
    assert is_from_later(program) is is_later


def test_a_release_follows_its_development(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.__version__", "0.2.0.dev0")
    assert is_from_later("Felucca 0.2.0")
    assert not is_from_later("Felucca 0.2.0.dev0")


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "'it' contains no game: it is empty, but a sync program may still be downloading it"),
        (b"\n", "'it' contains no game: it is empty or was not saved by Felucca"),
        (b'{"line":"felucca","form', "'it' contains no game: it is empty or was not saved by Felucca"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "'it' is not a Felucca game"),
        (b'{"name":"package"}\n', "'it' is not a Felucca game"),
        (b"[1,2]\n", "'it' is not a Felucca game"),
        (b'{"line":"felucca","numbers":' + b"[" * 50_000 + b"\n", "'it' is not a Felucca game"),
        (
            b'{"line":"felucca","format":4,"new":[]}\n',
            "'it' was saved by a newer version of Felucca (format 4): please update",
        ),
    ],
)
def test_foreign_and_future_files_are_told(data: bytes, problem: str) -> None:
    error = wrong(data)
    assert (error.line, error.exit_code, str(error)) == (0, 2, problem)


def test_a_damaged_header_and_lines_out_of_place_are_found() -> None:
    assert wrong(b'{"line":"felucca","format":1}\n').problem == "the header is damaged"
    lines = finished()
    assert wrong(write_all((lines[0], *lines[2:]))).problem == "the deal must be on the second line"
    assert wrong(write_all((lines[0], lines[0]))).problem == "the header must be the first line"
    assert wrong(write_all(lines[:1])).problem == "the deal is missing"
    texts = write_all(lines).splitlines(keepends=True)
    texts[2] = b"{nonsense}\n"
    assert wrong(b"".join(texts)).line == 3


def test_the_explained_record_lists_all_legal_moves() -> None:
    match = Match.new(TOY, Setup(2), (human("a"), human("b")), seed="1", salt="s", explain_legal=True)
    seat = match.to_move
    card = TOY.universe.show(match.view(seat).state.hands[seat].bit_length() - 1)
    match.submit(seat, (DRAW,), 0)
    line = match.lines[-1]
    assert isinstance(line, Decision)
    assert line.legal == ["draw", f"play {card}"]
    assert load(write_all(match.lines)).ply == 1


def test_the_format_is_named_in_the_header() -> None:
    first_line = json.loads(write_all(finished()).splitlines()[0])
    assert (first_line["line"], first_line["format"], first_line["luck"]) == ("felucca", 3, 2)


def test_a_file_too_large_to_be_a_record_is_not_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "film.felucca"
    file.write_bytes(write_all(finished()))
    assert records.read_record(file).result is not None
    monkeypatch.setattr(records, "LARGEST", 99)
    with pytest.raises(FeluccaError, match=r"film\.felucca' is too large to be a Felucca game"):
        records.read_record(file)


MARK = b"\xef\xbb\xbf"
CHANGES: list[Callable[[bytes], bytes]] = [
    lambda data: data.replace(b"\n", b"\r\n"),
    lambda data: MARK + data,
    lambda data: data + b"\n",
    lambda data: data + b"\r\n \r\n",
    lambda data: data + b"  ",
    lambda data: data.replace(b"\n", b"\n\n"),
    lambda data: MARK + data.replace(b"\n", b"\r\n") + b"\r\n",
    lambda data: data[:-1],
    lambda data: data.replace(b"\n", b"\r\n")[:-2],
    lambda data: b"\n" + data[:-1],
]
"""What mail programs and editors make of a record, without touching its lines."""


@pytest.mark.parametrize("change", CHANGES, ids=range(len(CHANGES)))
@pytest.mark.parametrize("is_over", [True, False])
def test_what_mail_and_editors_add_is_passed_over(
    change: Callable[[bytes], bytes], is_over: bool, tmp_path: Path
) -> None:
    """Also where the match goes on in that file, which only grows; without sums too."""
    path = tmp_path / "m.felucca"
    match = new("3", path=path, clock=None)
    match.submit(match.to_move, (DRAW,), 0)
    if is_over:
        finish(match)
    match.close()
    whole = path.read_bytes()
    for data in (whole, b"".join(line.partition(b',"sum":')[0] + b"}\n" for line in whole.splitlines())):
        if not data.endswith(change(data)[-2:]) and b"sum" not in data:
            continue  # a last line without sum and newline counts as cut off
        assert parse(change(data)).lines == match.lines
        assert not parse(change(data)).torn
    path.write_bytes(change(whole))
    again = Match.resume(path, make=make)
    assert again.lines == match.lines
    if not is_over:
        again.submit(again.to_move, (DRAW,), 1)
        again.close()
        assert path.read_bytes().startswith(change(whole))
        assert read_record(path).lines == again.lines
    assert not NOTICES.take()
    assert not list(tmp_path.glob("*.damaged"))


def test_a_line_is_named_by_its_place_in_the_file(tmp_path: Path) -> None:
    data = write_all(new().lines).replace(b"\n", b"\n\n") + b"nonsense\n"
    with pytest.raises(RecordError) as caught:
        parse(data)
    assert caught.value.line == 5
    assert len(parse_good(data).lines) == 2


def test_a_line_that_was_cut_off_is_kept_and_told(tmp_path: Path) -> None:
    path = tmp_path / "m.felucca"
    match = new("3", path=path)
    for _ in range(3):
        match.submit(match.to_move, (DRAW,), match.ply)
    match.close()
    torn = path.read_bytes()[:-20]
    path.write_bytes(torn)
    again = Match.resume(path, make=make)
    assert again.ply == 2
    again.close()
    assert (tmp_path / "m.damaged").read_bytes() == torn
    (told,) = NOTICES.take()
    assert told.startswith("the last line of 'm.felucca' was cut off: ")
    assert told.endswith(" is kept as 'm.damaged'")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_a_pipe_is_no_record(tmp_path: Path) -> None:
    """And nobody waits until somebody writes to it."""
    os.mkfifo(tmp_path / "pipe.felucca")
    with pytest.raises(FeluccaError, match="cannot be read: it is a pipe or a device, not a file"):
        read_record(tmp_path / "pipe.felucca")
    assert examine(tmp_path / "pipe.felucca")[0].code == 2
    assert "a pipe or a device" in saves.summary(tmp_path / "pipe.felucca").problem
    with pytest.raises(FeluccaError, match="a pipe or a device"):
        saves.adopt(tmp_path / "pipe.felucca")


@pytest.mark.parametrize(
    "change",
    [
        lambda header: replace(header, seats=[human("A" * 201), *header.seats[1:]]),
        lambda header: replace(header, seats=[Seat("A", "program", "x" * 201), *header.seats[1:]]),
        lambda header: replace(header, seats=[human("A")] * 17),
        lambda header: replace(header, created="2" * 201),
        lambda header: replace(header, program="x" * 201),
        lambda header: replace(header, game="x" * 201),
        lambda header: replace(header, options={"x" * 201: "no"}),
        lambda header: replace(header, options={str(number): "no" for number in range(101)}),
    ],
)
def test_words_longer_than_anybody_writes_are_refused_at_the_door(
    change: Callable[[RecordHeader], RecordHeader], tmp_path: Path
) -> None:
    """A name of megabytes must not reach the list of games."""
    header, *rest = new().lines
    assert isinstance(header, RecordHeader)
    path = tmp_path / "m.felucca"
    path.write_bytes(write_all([change(header), *rest]))
    with pytest.raises(RecordError, match="the header is damaged"):
        read_record(path)
    assert [len(name) < 300 for name in saves.summary(path).names] == [True]


@pytest.mark.parametrize("pairs", [1, 200])
def test_opening_a_record_costs_as_much_as_its_lines(
    pairs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What everybody knows is found out once, not again after each undo."""
    learned = [0]
    real = Knowledge.learn

    def learn(knowledge: Knowledge, fact: Fact) -> None:
        learned[0] += 1
        real(knowledge, fact)

    match = Match.new(registry.make("sobek", numbers("sobek")), Setup(2, {}), [human("Ani"), human("Bek")], seed="1")
    rng = random.Random(1)
    seat = match.to_move
    while match.ply < 30 or not match.can_undo(seat):
        seat = match.to_move
        match.submit(seat, rng.choice(match.view(seat).legal), match.ply)
    match.undo(seat)
    path = tmp_path / "m.felucca"
    path.write_bytes(write_all([*match.lines, *match.lines[-2:] * pairs]))
    monkeypatch.setattr(Knowledge, "learn", learn)
    again = Match.resume(path)
    assert again.ply == match.ply
    assert learned[0] < 2 * 40 * sum(len(facts) for facts in again.facts(SPECTATOR)), "two players, and no undo counts"
    again.close()


@pytest.mark.parametrize("name", ["sobek", "duel", "sa-re"])
def test_a_match_resumed_knows_what_may_be_taken_back(name: str) -> None:
    """As the match itself does, which looks at each decision when it is made."""
    rng = random.Random(4)
    seats = [human("Ani"), human("Bek"), *([] if name == "duel" else [ai("random")])]
    match = Match.new(registry.make(name, numbers(name)), Setup(len(seats), {}), seats, seed="2")
    found = set()
    for _ in range(40):
        seat = match.to_move
        match.submit(seat, rng.choice(match.view(seat).legal), match.ply)
        again = Playback(parse(write_all(match.lines)), registry.make, watchful=True).play_all()
        floors = [match.undo_floor(each) for each in range(len(seats))]
        assert floors == [again.way_back(each) if seats[each].is_human else match.ply for each in range(len(seats))]
        found.add(min(floors) < match.ply)
        if match.can_undo(seat) and rng.random() < 0.4:
            match.undo(seat)
    assert found == {True, False}
