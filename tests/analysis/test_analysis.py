"""A whole game judged, its ledger, and the file beside its record."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from game import locale, registry
from game.__main__ import main
from game.ai.comparison import Comparison, Consequences, ForeseenReply
from game.ai.heuristics import make as make_heuristics
from game.ai.reasons import describer, is_deed
from game.analysis import store
from game.analysis.estimate import MoveLabel
from game.analysis.judge import Judge, Judgement, Question, Verdict, lookahead
from game.analysis.ledger import JudgedStep, accounts
from game.analysis.questions import finished_game, read_game
from game.analysis.run import GameAnalysis, JudgeSpec, strongest
from game.components.load import numbers
from game.files.notices import NOTICES
from game.locale import text
from game.match.match import Match
from game.match.record import parse, write_all
from game.match.seats import ai, human
from game.registry import GAMES
from game.rules.core.chance import scripted
from game.rules.core.game import Move, Setup
from game.rules.core.state import State
from tests.analysis.games import FEW_WORLDS, finished, quickly

FEW = 400
"""Nodes for a decision: as few as there can be."""
A_FEW = pytest.mark.usefixtures("_quick")


def spec(name: str, seed: str = "") -> JudgeSpec:
    return JudgeSpec(strongest(name), FEW, seed)


def step(
    seat: int,
    loss: float | None = None,
    *,
    played: float = 0.5,
    error: float = 0.01,
    luck: tuple[float, ...] = (),
    chances: tuple[float, ...] = (0.5, 0.5),
    is_revealed: bool = False,
) -> JudgedStep:
    verdict = None if loss is None else Verdict((), loss, error, MoveLabel.GOOD, True, played)
    return JudgedStep(seat, verdict, luck, chances, is_revealed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_accounts_add_up_to_the_result(seats: int) -> None:
    rng = random.Random(seats)
    steps = [
        step(
            ply % seats if ply else -1,
            rng.uniform(-0.02, 0.2) if ply and rng.random() < 0.7 else None,
            played=rng.random(),
            error=rng.uniform(0.0, 0.05),
            luck=tuple(rng.uniform(-0.2, 0.2) for _ in range(seats)) if rng.random() < 0.3 else (),
            chances=tuple(rng.random() for _ in range(seats)),
            is_revealed=ply in (20, 39),
        )
        for ply in range(40)
    ]
    results = [0.5 * (seat in (0, seats - 1)) for seat in range(seats)]
    found = accounts(seats, steps, results)
    for one in found:
        parts = one.start + one.skill + one.luck + one.opponents + one.unforeseen + one.rest
        assert parts == pytest.approx(one.result, abs=1e-9)
        assert abs(one.rest) <= one.doubt
        assert one.start == pytest.approx(1 / seats)
        assert one.adjusted == pytest.approx(one.result - one.luck)
        assert one.luck == pytest.approx(sum(each.luck[one.seat] for each in steps if each.luck), abs=1e-12)
        mine = [each.verdict.loss for each in steps if each.verdict is not None and each.seat == one.seat]
        theirs = [each.verdict.loss for each in steps if each.verdict is not None and each.seat != one.seat]
        assert one.skill == pytest.approx(-sum(mine), abs=1e-12), "the sum of the losses that are shown"
        assert one.opponents == pytest.approx(sum(theirs) / (seats - 1), abs=1e-12)
        assert one.error_rate == pytest.approx(sum(mine) / len(mine))
        assert one.doubt > 0.0
    assert [one.result for one in found] == [0.5, *[0.0] * (seats - 2), 0.5]


def test_estimates_that_agree_leave_nothing_over() -> None:
    """Worked out by hand: a deal worth 0.1, a loss of 0.2, the rival's loss of 0.3, and hidden cards worth 0.3."""
    steps = [
        step(-1, luck=(0.1, -0.1), chances=(0.6, 0.4)),
        step(0, 0.2, played=0.4, chances=(0.4, 0.6)),
        step(1, 0.3, played=0.3, chances=(0.7, 0.3)),
        step(0, chances=(1.0, 0.0), is_revealed=True),
    ]
    one, other = accounts(2, steps, [1.0, 0.0])
    assert (one.skill, one.luck, one.opponents) == (pytest.approx(-0.2), pytest.approx(0.1), pytest.approx(0.3))
    assert one.unforeseen == pytest.approx(0.3)
    assert one.doubt == pytest.approx(0.0, abs=1e-9)
    assert (other.skill, other.opponents) == (pytest.approx(-0.3), pytest.approx(0.2))
    assert other.unforeseen == pytest.approx(-0.3)


def test_what_is_left_over_changes_no_account() -> None:
    """Before the seat decides again, the judge finds 0.17 more than both losses of 0.1 led to."""
    steps = [
        step(0, 0.1, played=0.4, error=0.01, chances=(0.4, 0.6)),
        step(1, 0.1, played=0.5, error=0.04, chances=(0.5, 0.5)),
        step(0, 0.0, played=0.67, error=0.0, chances=(0.67, 0.33)),
        step(1, chances=(0.67, 0.33)),
    ]
    one = accounts(2, [*steps, step(0, chances=(1.0, 0.0), is_revealed=True)], [1.0, 0.0])[0]
    assert one.unforeseen == pytest.approx(0.33)
    assert (one.skill, one.opponents) == (pytest.approx(-0.1), pytest.approx(0.1))
    assert one.rest == pytest.approx(0.17)
    assert one.doubt == pytest.approx(0.17)


def test_estimates_that_err_up_and_down_are_in_doubt_though_nothing_is_left_over() -> None:
    steps = [
        step(0, 0.0, played=0.7, chances=(0.7, 0.3)),
        step(0, 0.0, played=0.5, chances=(0.5, 0.5)),
        step(1, chances=(1.0, 0.0), is_revealed=True),
    ]
    one = accounts(2, steps, [1.0, 0.0])[0]
    assert one.unforeseen == pytest.approx(0.5)
    assert one.doubt == pytest.approx(0.08**0.5), "0.2 too low, and 0.2 too high"


def test_the_result_to_expect_with_average_luck_is_a_share() -> None:
    for luck, expected in ((-0.08, 1.0), (0.3, 0.7), (0.0, 1.0), (1.2, 0.0)):
        lucky = accounts(2, [step(-1, luck=(luck, 0.0))], [1.0, 0.0])[0]
        assert lucky.expected == pytest.approx(expected)
        assert lucky.adjusted == pytest.approx(1.0 - luck), "the figure measured stays as it is"


def test_a_rate_is_the_mean_loss_of_the_decisions_with_a_choice() -> None:
    found = accounts(2, [step(0, 0.1), step(1), step(0, -0.02)], [1.0, 0.0])
    assert found[0].error_rate == pytest.approx(0.04)
    assert found[1].error_rate is None


@pytest.mark.parametrize("name", ["duel", "sobek"])
def test_a_move_is_worth_as_much_as_the_position_after_it(name: str) -> None:
    """Decisions, draws and the curve are measured with one evaluator, so that no account holds its changes."""
    played = finished(name)
    game, seats, compared = played.game, played.setup.seats, 0
    look, heuristics = lookahead(game, strongest(name).options, seats, 1), make_heuristics(game)
    for ply in range(1, len(played.steps) - 1):
        entry, state = played.steps[ply], played.states[ply]
        if entry.drawn or entry.seat < 0:
            continue
        after = state.clone()
        game.apply(after, entry.move, scripted(()))
        if game.to_move(after) == entry.seat and not heuristics.is_within(after):
            continue  # it acts again at once: there is no turn of another seat between
        (worth,) = look.values(state, [entry.move], ply)
        assert look.share(after, entry.seat, ply) == pytest.approx(worth, abs=1e-12), entry.notation
        compared += 1
    assert compared > 20


@A_FEW
@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_judged(name: str) -> None:
    """The deal, a draw and a decision of each game get answers that make sense, and the same ones again."""
    played = finished(name)
    questions = [*played.questions()]
    assert len(questions) == len(played.steps)
    draw = next(one for one in questions[1:] if one.draws is not None)
    choice = next(one for one in questions if one.seen is not None)
    judge = Judge(played.game, strongest(name), FEW)
    for question in (questions[0], draw, choice):
        found = judge.answer(question)
        assert found == Judge(played.game, strongest(name), FEW).answer(question)
        assert sum(found.chances) == pytest.approx(1.0, abs=0.35), "each seat knows other things"
        assert (found.luck is not None) == (question.draws is not None)
        assert (found.verdict is not None) == (question.seen is not None)
        if found.verdict is not None and found.luck is None:
            assert found.chances[question.seat] == found.verdict.played, "the curve passes through the search's values"
    verdict = judge.verdict(seen_of(choice), choice.move)
    assert verdict.best in seen_of(choice).legal
    assert verdict.error >= 0.0


@A_FEW
@pytest.mark.parametrize(
    ("name", "seats"), [("sobek", 4), ("sa-re", 4), pytest.param("sobek", 3, marks=pytest.mark.slow)]
)
def test_all_numbers_of_seats_are_judged(name: str, seats: int) -> None:
    played = finished(name, seats)
    judge = Judge(played.game, strongest(name), FEW)
    question = next(one for one in played.questions() if one.seen is not None)
    found = judge.answer(question)
    assert len(found.chances) == seats
    assert found.verdict is not None


@pytest.mark.rule("S-5.6")
def test_an_open_decision_of_another_seat_has_an_answer_in_every_world() -> None:
    """The player of the Courtesan holds a card to add, which the knowledge of the others alone does not say."""
    played = read_game(Path(__file__).with_name("courtesan.felucca"))
    question = next(one for one in played.questions() if one.ply == 100)
    other = next(view for view in question.after if view.viewer != question.seat)
    rng = random.Random(1)
    worlds = [played.game.world(other, rng) for _ in range(200)]
    assert 0 < sum(not played.game.legal(world) for world in worlds) < 200
    found = Judge(played.game, strongest("sobek"), FEW).answer(question)
    assert sum(found.chances) == pytest.approx(1.0, abs=0.35)


def seen_of(question: Question[State]):
    assert question.seen is not None
    return question.seen


@A_FEW
def test_the_last_decision_has_luck_only_in_what_is_drawn_for_it() -> None:
    """The bonus Debens of a duel are drawn when all is shown; no seat's ignorance counts as luck."""
    for name, seed, has_draws in (("duel", "b", True), ("duel", "d", True), ("duel", "e", True), ("duel", "a", False)):
        played = finished(name, seed=seed)
        last = [*played.questions()][-1]
        assert (last.draws is not None) is has_draws, name
        assert last.winners == tuple(played.result.winners)
        found = Judge(played.game, strongest(name), FEW).answer(last)
        assert found.chances == tuple((seat in last.winners) / len(last.winners) for seat in range(2))
        if last.draws is not None:
            assert last.draws.shown is not None
            assert found.luck is not None
            assert sum(found.luck) == pytest.approx(0.0, abs=1e-9), "all know the same then"


def test_the_view_that_is_judged_is_what_the_seat_saw() -> None:
    played = finished("duel")
    question = [one for one in played.questions() if one.seen is not None][7]
    again = played.seen_from(question.ply)
    assert (again.state, again.legal, again.viewer) == (
        seen_of(question).state,
        seen_of(question).legal,
        question.seat,
    )


@cache
def whole_ferry() -> GameAnalysis:
    """Return the analysis of a whole game, which callers must not change."""
    running = GameAnalysis(finished("ferry"), spec=spec("ferry"))
    with quickly():
        running.run(1)
    return running


def test_a_whole_game_is_analysed_and_its_ledger_adds_up() -> None:
    analysis = whole_ferry().analysis()
    for one in analysis.accounts:
        assert one.start + one.skill + one.luck + one.opponents + one.unforeseen + one.rest == pytest.approx(
            one.result, abs=1e-9
        )
    assert analysis.chances[-1] == tuple(one.result for one in analysis.accounts)
    assert [one.ply for one in analysis.decisions] == sorted(one.ply for one in analysis.decisions)
    assert all(one.move == one.best for one in analysis.decisions if one.label is MoveLabel.BEST and one.loss == 0.0)


@A_FEW
def test_a_resigned_game_is_analysed_to_the_chances_at_its_end() -> None:
    game = registry.make("ferry", numbers("ferry"))
    match = Match.new(game, Setup(2), [human("Ani"), ai("random")], seed="r", salt="s", clock=None, luck=1)
    for _ in range(5):
        match.submit(match.to_move, match.view(match.to_move).legal[0], match.ply)
    match.resign(0)
    work = GameAnalysis(finished_game(parse(write_all(match.lines))), spec=spec("ferry"))
    work.run(1)
    analysis = work.analysis()
    assert analysis.chances[-1] == work.answers[5].chances != (0.0, 1.0)
    for one in analysis.accounts:
        told = one.start + one.skill + one.luck + one.opponents + one.unforeseen + one.rest
        assert told == pytest.approx(one.result, abs=1e-9)
        assert one.result == analysis.chances[-1][one.seat]


@A_FEW
def test_what_is_known_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    played = finished("ferry")
    file = tmp_path / "game.felucca"
    file.write_bytes(write_all(played.record.lines))
    first = GameAnalysis(played, file, spec("ferry"))
    first.run(1, is_wanted=lambda: len(first.answers) < 3)
    known = dict(first.answers)
    assert 3 <= len(known) < first.count
    second = GameAnalysis(played, file, spec("ferry"))
    assert second.answers == known
    asked: list[int] = []
    second.run(1, on_answer=lambda: asked.append(1))
    assert len(asked) == second.count - len(known)
    assert second.is_done
    assert GameAnalysis(played, file, spec("ferry")).is_done
    assert GameAnalysis(played, file, spec("ferry", seed="other")).answers == {}, "that is another judge"
    assert second.answers == whole_ferry().answers, "what was left and gone on with is what it would have been"


@pytest.mark.parametrize("end", [b"", b'{"ply":2,"chan', b"nonsense\n"])
def test_a_file_of_answers_that_was_cut_off_is_read_as_far_as_it_goes(tmp_path: Path, end: bytes) -> None:
    head = store.Head(store.FORMAT, "sum", "pharaoh", FEW, "")
    answers = [
        Judgement(0, None, (0.1, -0.1), (0.5, 0.5)),
        Judgement(
            1,
            Verdict(
                (1, 2),
                0.04,
                0.01,
                MoveLabel.MISTAKE,
                False,
                0.3,
                (((3,), 0.3), ((1, 2), 0.34)),
                (Consequences(10, (6.5, 4.0), ForeseenReply(1, (3, 4), 7)), Consequences(10, (5.0, 4.5), None)),
            ),
            None,
            (0.4, 0.6),
        ),
    ]
    file = store.AnswerFile(tmp_path / "a", head, answers[:1])
    file.add(answers[1])
    file.close()
    (tmp_path / "a").write_bytes((tmp_path / "a").read_bytes() + end)
    assert [*store.read(tmp_path / "a", head).values()] == answers
    assert store.read(tmp_path / "none", head) == {}


def test_answers_in_an_earlier_format_count_as_none(tmp_path: Path) -> None:
    """Format 2 measured luck and curve with a static value; its accounts would not add up with the others."""
    old = '{"analysis":2,"record":"sum","level":"pharaoh","nodes":400,"seed":""}\n'
    line = '{"ply":1,"chances":[0.4,0.6],"best":[1],"loss":0.04,"error":0.01,"label":"mistake","is_sure":false}\n'
    (tmp_path / "a").write_text(old + line, encoding="utf-8")
    assert store.read(tmp_path / "a", store.Head(store.FORMAT, "sum", "pharaoh", FEW, "")) == {}
    assert len(store.read(tmp_path / "a", store.Head(2, "sum", "pharaoh", FEW, ""))) == 1


def test_a_file_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    file = store.AnswerFile(tmp_path / "no" / "a", store.Head(1, "", "", 0, ""), [])
    file.add(Judgement(0, None, None, (1.0,)))
    file.close()
    (told,) = NOTICES.take()
    assert told == f"'{tmp_path / 'no' / 'a'}' cannot be written: no such file or directory"


BAD_LINES = [
    *(b"\xff\xfe", b"[]", b"null", b'{"ply":3,"chances":[0.5,0.5],"loss":1e308}', b'{"ply":-1,"chances":[0.5,0.5]}'),
    *(b'{"ply":99999,"chances":[0.5,0.5]}', b'{"ply":1,"chances":[0.5]}', b'{"ply":1,"chances":[0.5,0.3,0.2]}'),
    *(
        b'{"ply":1,"chances":[1e308,0.5]}',
        b'{"ply":1,"chances":["a",0.5]}',
        b'{"ply":1,"chances":[0.5,0.5],"luck":[1]}',
    ),
    b'{"ply":1,"chances":[0.5,0.5],"label":"blunder"}',
    b'{"ply":1,"chances":[0.5,0.5],"label":"blunder","best":[999999999999999999999]}',
    b'{"ply":1,"chances":[0.5,0.5],"label":"blunder","best":[-7,-7,-7,-7]}',
    b'{"ply":1,"chances":[0.5,0.5],"label":"awful","best":[0]}',
    b'{"ply":0,"chances":[0.5,0.5],"label":"best","best":[0]}',
    b'{"ply":"1","chances":[0.5,0.5]}',
    b'{"analysis":"2"}',
    *(
        b'{"ply":1,"chances":[0.5,0.5],"label":"blunder","best":[0],"foreseen":[%s,%s]}' % (each, each)
        for each in (b'{"worlds":9,"points":[1e308,1]}', b'{"worlds":9,"points":[1]}', b"[]")
    ),
    b'{"analysis":5,"more":{}}',
    b"[" * 5000,
    bytes(40),
]
"""What damage makes of an answer, or a newer version."""


@pytest.mark.parametrize("line", BAD_LINES, ids=range(len(BAD_LINES)))
def test_an_answer_that_fits_no_step_is_computed_again(line: bytes, tmp_path: Path) -> None:
    """And never waited for; the line stays in the file."""
    file, every = written(tmp_path), whole_ferry().answers
    work = GameAnalysis(read_game(file), file, spec("ferry"))
    head, kept = store.head_of(work.played.record, strongest("ferry").id, FEW, ""), store.path_of(file)
    store.AnswerFile(kept, head, [answer for answer in every.values() if answer.ply != 1]).close()
    damaged = kept.read_bytes() + line + b"\n"
    kept.write_bytes(damaged)
    work = GameAnalysis(read_game(file), file, spec("ferry"))
    assert not work.is_done
    assert work.answers == {ply: answer for ply, answer in every.items() if ply != 1}
    work.so_far()
    store.AnswerFile(kept, head, every.values()).close()
    assert kept.read_bytes().startswith(damaged)
    work = GameAnalysis(read_game(file), file, spec("ferry"))
    assert (work.answers, work.is_done) == (every, True)


def test_each_judge_has_its_own_section_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a"
    heads = [store.Head(2, "sum", "pharaoh", nodes, "") for nodes in (100, 200)]
    theirs = b'{"analysis":3,"record":"sum","way":[1]}\n{"ply":0,"chances":[9,9]}\n'
    path.write_bytes(theirs)
    given: list[list[Judgement]] = [[], []]
    for ply in range(6):
        answer = Judgement(ply, None, None, (ply / 10, 0.5))
        given[ply // 2 % 2].append(answer)
        file = store.AnswerFile(path, heads[ply // 2 % 2], [])
        file.add(answer)
        file.close()
    assert [[*store.read(path, head).values()] for head in heads] == given
    assert path.read_bytes().startswith(theirs)
    assert path.read_bytes().count(b'"analysis":2') == 3, "a section goes on while no other has begun"


def test_two_windows_do_not_write_the_answers_at_once(tmp_path: Path) -> None:
    head = store.Head(2, "sum", "pharaoh", 100, "")
    answers = [Judgement(ply, None, None, (0.1, 0.9)) for ply in range(3)]
    first = store.AnswerFile(tmp_path / "a", head, answers[:1])
    second = store.AnswerFile(tmp_path / "a", head, answers[:1])
    second.add(answers[2])
    assert [*store.read(tmp_path / "a", head).values()] == answers[:1]
    assert len(NOTICES.take()) == 1
    first.close()
    second.add(answers[1])
    second.close()
    assert store.read(tmp_path / "a", head) == {answer.ply: answer for answer in answers}


def test_answers_that_somebody_else_replaces_are_written_once_more(tmp_path: Path) -> None:
    head = store.Head(2, "sum", "pharaoh", 100, "")
    answers = [Judgement(ply, None, None, (0.1, 0.9)) for ply in range(3)]
    file = store.AnswerFile(tmp_path / "a", head, answers[:2])
    (tmp_path / "b").write_bytes(b'{"analysis":1}\nold\n')
    (tmp_path / "b").replace(tmp_path / "a")
    file.add(answers[2])
    file.close()
    assert [*store.read(tmp_path / "a", head).values()] == answers
    assert (tmp_path / "a").read_bytes().startswith(b'{"analysis":1}\nold\n')


def written(tmp_path: Path, name: str = "ferry", drop: int = 0) -> Path:
    file = tmp_path / "game.felucca"
    lines: Sequence[object] = finished(name).record.lines
    file.write_bytes(write_all(lines[: len(lines) - drop]))  # type: ignore[arg-type]
    return file


@A_FEW
def test_the_command_prints_a_ledger_of_each_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path)
    words = ["analyse", str(file), "--nodes", "400", "--jobs", "1"]
    assert main([*words, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert [*found["seats"][0]] == [
        "seat",
        "start",
        "skill",
        "luck",
        "opponents",
        "unforeseen",
        "rest",
        "result",
        "error_rate",
        "doubt",
    ]
    assert [*found["decisions"][0]] == ["ply", "seat", "move", "best", "loss", "error", "label"]
    assert [*found["events"][0]] == ["ply", "seat", "luck", "move", "drawn"]
    for one in found["seats"]:
        parts = ("start", "skill", "luck", "opponents", "unforeseen", "rest")
        assert sum(one[part] for part in parts) == pytest.approx(one["result"], abs=1e-9)
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "average loss per decision" in out
    assert f"{100 * found['seats'][0]['error_rate']:.1f}" in out
    assert ("a deeper search didn’t find" in out) == ("?" in out.replace("?: a deeper", ""))
    assert f"{100 * found['seats'][0]['luck']:.1f}" in out


def test_the_command_uses_the_words_of_the_window(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    locale.set_language("en")
    file = written(tmp_path)
    head = store.head_of(read_game(file).record, strongest("ferry").id, FEW, "")
    store.AnswerFile(store.path_of(file), head, whole_ferry().answers.values()).close()
    assert main(["analyse", str(file), "--nodes", str(FEW)]) == 0
    printed = capsys.readouterr().out.splitlines()
    titles = {text(key).lower() for key in ("analysis-mistakes", "analysis-strokes")}
    assert titles & {line.strip() for line in printed}
    head = next(at for at, line in enumerate(printed) if line.startswith("player "))
    above, below = (re.split(r"\s{2,}", line.strip()) for line in printed[head - 1 : head + 1])
    two_lines = [f"{one} {other}" for one, other in zip(above, ("loss", *below[4:8]), strict=True)]
    told = ["analysis-average", *(f"analysis-sum-{name}" for name in ("skill", "luck", "opponents", "unforeseen"))]
    for words, key in zip(two_lines, told, strict=True):
        assert words in text(key, sign="plus", share="").lower(), key


def test_a_game_that_is_not_over_cannot_be_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, drop=1)
    assert main(["analyse", str(file)]) == 2
    assert "Only a game that is over can be analysed." in capsys.readouterr().err


def test_either_files_or_a_check_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse"]) == 2
    assert "Give saved games, or --check with a game" in capsys.readouterr().err


@pytest.mark.slow
def test_the_judge_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "--check", "ferry", "--nodes", "400", "--jobs", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["level"] for one in found["error_rates"]][:2] == ["random", "apprentice"]
    assert found["labels"]["decisions"] > 0
    assert 0.0 <= found["labels"]["share"] <= 1.0
    for one in found["luck"]:
        assert abs(one["mean"]) <= 1.5 * one["interval"], "its mean is 0, whatever the judge is worth"


class Foretold:
    """Stands in for a look-ahead: `shares` are those of the move played, world by world; others win all the same."""

    def __init__(self, shares: list[float]) -> None:
        self.nodes = 0
        self._shares = itertools.cycle(shares)

    def values(self, world: State, moves: Sequence[Move], draw_seed: int) -> list[float]:
        self.nodes += 1
        return [next(self._shares), *[0.6] * (len(moves) - 1)]


@pytest.mark.parametrize(
    ("deeper", "label", "is_sure"),
    [
        ([0.4], MoveLabel.BLUNDER, True),
        ([0.0, 1.0], MoveLabel.BLUNDER, True),
        ([0.55], MoveLabel.MISTAKE, False),
    ],
)
def test_a_blunder_must_show_itself_again_or_it_is_a_mistake_with_a_question_mark(
    monkeypatch: pytest.MonkeyPatch, deeper: list[float], label: MoveLabel, is_sure: bool
) -> None:
    """The first look finds a loss of 0.2; the deeper one finds 0.2, about 0.1 give or take 0.05, or 0.05."""
    ahead = {1: [0.4], 2: deeper}
    monkeypatch.setattr("game.analysis.judge.lookahead", lambda game, options, seats, depth: Foretold(ahead[depth]))
    played = finished("duel")
    question = next(one for one in played.questions() if one.seen is not None)
    found = Judge(played.game, strongest("duel")).verdict(seen_of(question), question.move)
    assert found.loss == pytest.approx(0.2)
    assert (found.label, found.is_sure) == (label, is_sure)


def test_a_label_that_stays_unclear_is_looked_at_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deeper search goes on to three times the nodes while its worlds disagree, and stops where they do not."""
    played = finished("duel")
    question = next(one for one in played.questions() if one.seen is not None)
    for deeper, worlds in (([0.2, 0.8], 64), ([0.4], 16)):
        looks = {1: Foretold([0.4]), 2: Foretold(deeper)}
        monkeypatch.setattr(
            "game.analysis.judge.lookahead", lambda game, options, seats, depth, looks=looks: looks[depth]
        )
        Judge(played.game, strongest("duel"), 30).verdict(seen_of(question), question.move)
        assert looks[2].nodes == worlds


@A_FEW
def test_the_consequences_of_a_poor_move_and_the_better_one_are_those_of_the_same_worlds() -> None:
    """They are counted by the engine of hints, from the seed of the judge, and only where there is a loss."""
    told, worlds = 0, FEW_WORLDS["FORESEEN_WORLDS"]
    for name in ("duel", "sobek"):
        played = finished(name)
        game, judge = played.game, Judge(played.game, strongest(name), FEW)
        deed, heuristics = describer(game), make_heuristics(game)
        for question in [one for one in played.questions() if one.seen is not None][:8]:
            seen = seen_of(question)
            found = judge.verdict(seen, question.move)
            assert found.played == dict(found.values)[question.move], "not what the better move is worth"
            if found.foreseen is None:
                assert found.label in (MoveLabel.BEST, MoveLabel.GOOD)
                continue
            assert found.label not in (MoveLabel.BEST, MoveLabel.GOOD)
            seed = random.Random(f"/{seen.ply}/foreseen").getrandbits(32)
            comparison = Comparison(game, heuristics, deed, seen, seed)
            after = comparison.consequences((found.best, question.move), worlds)
            assert tuple(after.values()) == found.foreseen
            assert all(each.worlds == worlds for each in found.foreseen)
            for each in found.foreseen:
                assert len(each.points) == 2
                assert each.reply is None or is_deed(game, each.reply.deed)
            told += any(each.reply is not None for each in found.foreseen)
    assert told


@pytest.mark.parametrize(
    ("name", "deeds", "wrong"),
    [
        ("sobek", [(0, -1), (0, 5), (2, 6), (1,)], [(0, -2), (0, 500), (2, 9), (3,), (0,), (), (1, 2), (-1,)]),
        ("duel", [(0, -1), (0, 5), (3, 5), (2,), (4,)], [(0, -2), (0, 500), (3, 7), (1,), (0,), (), (4, 2), (99,)]),
        ("sa-re", [], [(0, -1), (1,), ()]),
    ],
)
def test_a_deed_that_is_read_from_a_file_is_checked(name: str, deeds: list[Move], wrong: list[Move]) -> None:
    game = registry.make(name, numbers(name))
    assert all(is_deed(game, each) for each in deeds)
    assert not any(is_deed(game, each) for each in wrong)
