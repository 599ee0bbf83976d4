"""The match as the only entry point: accepted and refused moves, the news for each viewer, and the limits of undo."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.errors import FeluccaError
from game.match.lines import Deal, Decision, HintGiven, SeatChange, Undo
from game.match.match import Accepted, Match
from game.match.seats import ai, human
from game.match.watched import Finished, News, Played, SeatTaken, TakenBack
from game.rules.core.facts import SPECTATOR, Moved
from game.rules.core.game import Refusal, Setup
from tests.match.toy import DRAW, PLAY, Toy
from tests.rules.agreement import all_of

TOY = Toy({"cards": 10})
SEATS = (human("Ani"), human("Bek"))


def new(seed: str = "1", **more: object) -> Match:
    seats = more.pop("seats", SEATS)
    return Match.new(TOY, Setup(len(seats)), seats, seed=seed, salt="s", **more)  # type: ignore[arg-type]


def finish(match: Match, seed: int = 0) -> Match:
    rng = random.Random(seed)
    while match.to_move >= 0:
        move = rng.choice(match.view(match.to_move).legal)
        assert match.submit(match.to_move, move, match.ply) == Accepted(match.ply)
    return match


def other(match: Match) -> int:
    return 1 - match.to_move


def test_a_legal_move_is_carried_out() -> None:
    match = new()
    seat = match.to_move
    assert match.submit(seat, (DRAW,), 0) == Accepted(1)
    assert (match.ply, match.to_move) == (1, 1 - seat)
    assert match.view(seat).state.hands[seat].bit_count() == 2


@pytest.mark.parametrize(
    ("seat", "move", "ply", "key"),
    [
        (other, (DRAW,), 0, "table-refuse-not-your-turn"),
        (lambda m: m.to_move, (DRAW,), 3, "table-refuse-stale"),
        (lambda m: m.to_move, (PLAY, 99), 0, "toy-refuse"),
    ],
)
def test_everything_else_is_refused_and_changes_nothing(seat, move, ply, key) -> None:  # type: ignore[no-untyped-def]
    match = new()
    before = match.lines
    refused = match.submit(seat(match), move, ply)
    assert isinstance(refused, Refusal)
    assert refused.key == key
    assert (match.ply, match.lines) == (0, before)


def test_after_the_end_everything_is_refused() -> None:
    match = finish(new())
    assert match.submit(0, (DRAW,), match.ply) == Refusal("table", "table-refuse-over")
    assert match.is_over
    assert not match.can_undo(0)


def test_the_result_opens_seed_and_salt_and_the_winner_has_most_points() -> None:
    match = finish(new("77"))
    assert match.result is not None
    assert (match.result.seed, match.result.salt) == ("77", "s")
    best = max(match.result.scores)
    assert match.result.winners == [s for s, p in enumerate(match.result.scores) if p == best]


def test_a_wrong_number_of_seats_or_an_unknown_option_is_told() -> None:
    with pytest.raises(FeluccaError, match="'toy' cannot be played by 1"):
        Match.new(TOY, Setup(1), SEATS[:1])
    with pytest.raises(FeluccaError, match="there are 1 players at a table for 2"):
        Match.new(TOY, Setup(2), SEATS[:1])
    with pytest.raises(FeluccaError, match="'toy' has no option 'short'"):
        Match.new(TOY, Setup(2, {"short": "yes"}), SEATS)
    with pytest.raises(FeluccaError, match="the option 'long' cannot be 'maybe': choose no or yes"):
        Match.new(TOY, Setup(2, {"long": "maybe"}), SEATS)


def test_views_hide_what_the_viewer_may_not_know() -> None:
    match = new()
    for viewer in (0, 1):
        view = match.view(viewer)
        assert view.state.hands[1 - viewer] == 0
        assert view.state.deck == 0
        assert bool(view.legal) == (viewer == match.to_move)
    assert match.view(SPECTATOR).state.hands == [0, 0]
    assert match.view(0) is match.view(0)


def test_news_are_redacted_for_each_watcher() -> None:
    match = new()
    seat = match.to_move
    heard: dict[int, list[News]] = {0: [], 1: []}
    for viewer in (0, 1):
        match.watch(viewer, heard[viewer].append)
    match.submit(seat, (DRAW,), 0)
    mine, theirs = heard[seat][0], heard[1 - seat][0]
    assert isinstance(mine, Played)
    assert isinstance(theirs, Played)
    assert isinstance(mine.facts[0], Moved)
    assert isinstance(theirs.facts[0], Moved)
    assert mine.facts[0].pieces[0] >= 0 > theirs.facts[0].pieces[0]
    assert match.facts(1 - seat)[1] == theirs.facts


def test_a_watcher_can_stop_watching() -> None:
    match = new()
    heard: list[News] = []
    stop = match.watch(0, heard.append)
    stop()
    stop()
    match.submit(match.to_move, (DRAW,), 0)
    assert heard == []


def play_first(match: Match) -> None:
    seat = match.to_move
    move = next(m for m in match.view(seat).legal if m[0] == PLAY)
    match.submit(seat, move, match.ply)


def test_what_revealed_nothing_may_be_taken_back_until_another_seat_acts() -> None:
    match = new()
    seat = match.to_move
    start = match.view(seat)
    play_first(match)
    assert match.undo_target(seat) == 0
    assert not match.can_undo(1 - seat)
    assert match.undo(seat) == Accepted(0)
    again = match.view(seat)
    assert (again.state, again.legal, all_of(again.knowledge)) == (start.state, start.legal, all_of(start.knowledge))
    play_first(match)
    match.submit(match.to_move, match.view(match.to_move).legal[-1], match.ply)
    assert not match.can_undo(seat)


def test_a_draw_may_not_be_taken_back() -> None:
    match = new()
    seat = match.to_move
    match.submit(seat, (DRAW,), 0)
    assert match.undo(seat) == Refusal("table", "table-refuse-undo")


def test_a_lone_player_may_take_back_anything_if_the_table_says_so() -> None:
    match = new(seats=(human("Ani"), ai("random")), free_undo=True)
    for _ in range(4):
        match.submit(match.to_move, (DRAW,), match.ply)
    target = match.undo_target(0)
    assert target in (2, 3)
    assert match.undo(0, 0) == Accepted(0)
    assert not match.can_undo(0)


def test_what_was_taken_back_is_no_longer_among_the_facts() -> None:
    match, fresh = (new(seats=(human("Ani"), ai("random")), free_undo=True) for _ in range(2))
    viewers = (0, 1, SPECTATOR)

    def play(match: Match, at: int) -> list[object]:
        for _ in range(3):
            match.submit(match.to_move, match.view(match.to_move).legal[at], match.ply)
        return [match.facts(viewer) for viewer in viewers]

    before = play(match, 0)
    match.undo(0, 0)
    assert [len(match.facts(viewer)) for viewer in viewers] == [1, 1, 1]
    assert before != play(match, -1) == play(fresh, -1)
    assert match.facts(0, 2) == fresh.facts(0)[2:]


def test_free_undo_is_for_lone_players() -> None:
    match = new(free_undo=True)
    seat = match.to_move
    match.submit(seat, (DRAW,), 0)
    assert not match.can_undo(seat)


def test_taking_back_never_changes_luck() -> None:
    match = new(seats=(human("Ani"), ai("random")), free_undo=True)
    seat = match.to_move
    match.submit(seat, (DRAW,), 0)
    first = match.lines[-1]
    match.undo(0, 0)
    match.submit(seat, (DRAW,), 0)
    assert match.lines[-1] == first


def test_luck_does_not_depend_on_moves_without_chance() -> None:
    direct = new("5")
    direct.submit(direct.to_move, (DRAW,), 0)
    detour = new("5")
    play_first(detour)
    if detour.view(detour.to_move).legal[0] != (DRAW,):
        detour.submit(detour.to_move, detour.view(detour.to_move).legal[-1], detour.ply)
    detour.submit(detour.to_move, (DRAW,), detour.ply)
    lines = [match.lines[-1] for match in (direct, detour)]
    assert [line.chance for line in lines if isinstance(line, Decision)] == [["c0"]] * 2


def test_an_answer_thought_out_before_an_undo_is_stale() -> None:
    match = new()
    seat = match.to_move
    play_first(match)
    asked = match.branch, match.ply
    match.undo(seat)
    play_first(match)
    legal = match.view(match.to_move).legal
    refused = match.submit(match.to_move, legal[0], asked[1], asked[0])
    assert refused == Refusal("table", "table-refuse-stale")
    assert match.submit(match.to_move, legal[0], match.ply, match.branch) == Accepted(match.ply)


def test_hints_undo_and_new_seats_are_recorded_and_told() -> None:
    match = new()
    heard: list[News] = []
    match.watch(SPECTATOR, heard.append)
    seat = match.to_move
    match.note_hint(seat, (DRAW,))
    play_first(match)
    match.undo(seat)
    match.replace_seat(1, ai("random"))
    kinds = [type(line) for line in match.lines[1:]]
    assert kinds == [Deal, HintGiven, Decision, Undo, SeatChange]
    assert match.lines[2] == HintGiven(0, seat, "draw")
    assert heard[1:] == [TakenBack(seat, 0), SeatTaken(1, ai("random"))]


def test_the_end_is_told_once() -> None:
    match = new()
    heard: list[News] = []
    match.watch(0, heard.append)
    finish(match)
    ends = [news for news in heard if isinstance(news, Finished)]
    assert len(ends) == 1
    assert match.result is not None
    assert ends[0].scores == tuple(match.result.scores)


def test_an_ai_s_seed_tells_nothing_and_is_the_same_after_an_undo(tmp_path: Path) -> None:
    match = new()
    seeds = {match.ai_seed(0), match.ai_seed(1), new("2").ai_seed(0)}
    assert len(seeds) == 3
    before = match.ai_seed(0)
    seat = match.to_move
    play_first(match)
    assert match.ai_seed(0) != before
    match.undo(seat)
    assert match.ai_seed(0) == before


def test_playing_time_counts_from_the_clock() -> None:
    now = [100.0]
    match = new(clock=lambda: now[0])
    now[0] = 104.26
    match.submit(match.to_move, (DRAW,), 0)
    line = match.lines[-1]
    assert isinstance(line, Decision)
    assert line.at == 4.3


def test_a_night_away_from_the_table_is_not_played() -> None:
    now = [0.0]
    match = new(clock=lambda: now[0])
    told = []
    for pause in (30.0, 9 * 3600.0, 599.0, 12.5):
        now[0] += pause
        match.submit(match.to_move, (DRAW,), match.ply)
        line = match.lines[-1]
        assert isinstance(line, Decision)
        told.append(line.at)
    assert told == [30.0, 630.0, 1229.0, 1241.5]


def test_after_the_end_the_playing_time_stays_also_when_the_match_is_looked_at_again(tmp_path: Path) -> None:
    now = [100.0]
    match = new(clock=lambda: now[0], path=tmp_path / "toy.felucca")
    now[0] = 130.0
    finish(match)
    now[0] = 1000.0
    assert match.result is not None
    assert match.result.at == 30.0
    again = Match.resume(tmp_path / "toy.felucca", make=lambda _, numbers: Toy(numbers), clock=lambda: now[0])
    assert again.result is not None
    assert again.result.at == 30.0
