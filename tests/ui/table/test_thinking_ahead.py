"""Nobody waits: AIs think while pieces move, hints while the viewer looks, and what comes of it stays the same."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest

from game.ai.budget import Budget, Limit
from game.ai.levels import Level, make_player
from game.ai.reasons import Hint
from game.ai.worker import WorkerReply
from game.match.ai_client import AIClient, Chosen, carry_out
from game.match.lines import HintGiven
from game.match.match import Accepted, Match
from game.match.seats import ai, human
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Move, View
from game.ui.table import live
from game.ui.table.turn_controller import LOOKING_SECONDS
from tests.ui.tables import Table, settle


@dataclass(frozen=True)
class Question:
    ticket: int
    view: View
    seed: int
    is_hint: bool


@dataclass
class Thinker:
    """Notes what it is asked, and answers at once, or when it is let."""

    match: Match
    is_slow: bool = False
    asked: list[Question] = field(default_factory=list)
    is_closed: bool = False
    _wanted: Question | None = None

    def ask(self, view: View, level: Level, seed: int, *, is_hint: bool = False, played: Move = ()) -> int:
        self._wanted = Question(len(self.asked), view, seed, is_hint)
        self.asked.append(self._wanted)
        return self._wanted.ticket

    def poll(self) -> WorkerReply | None:
        if self.is_slow or self._wanted is None:
            return None
        wanted, self._wanted = self._wanted, None
        move = make_player("random", self.match.game, {}, wanted.seed).choose(wanted.view, Budget(Limit()))
        return WorkerReply(wanted.ticket, move, hint=Hint(move) if wanted.is_hint else None)

    def cancel(self) -> None:
        self._wanted = None

    def close(self) -> None:
        self.is_closed = True


def sit(people: int, ais: int, **more: object) -> tuple[Table, Thinker]:
    """Return a table in motion whose AIs think in a Thinker."""
    table = Table(people, ais, animation="normal", **more)  # type: ignore[arg-type]
    thinker = Thinker(table.match)
    table.scene.mode.controller.thinking = AIClient(table.match, process=thinker)
    table.tick(0.0)
    table.scene.skip()
    return table, thinker


def decide(table: Table) -> None:
    """Make a legal move for the viewer."""
    match = table.match
    assert isinstance(match.submit(match.to_move, match.view(match.to_move).legal[0], match.ply), Accepted)


def pass_turn(table: Table) -> None:
    """Decide for the person until an AI is to move."""
    settle(table)
    decide(table)
    while table.match.seats[table.match.to_move].is_human:
        settle(table)
        decide(table)


def test_the_next_ai_thinks_while_the_last_move_is_shown() -> None:
    table, thinker = sit(1, 3)
    pass_turn(table)
    for _ in range(2):
        ply = table.match.ply
        assert thinker.asked[-1].view.ply == ply
        assert thinker.asked[-1].view.viewer == table.match.to_move
        table.tick(0.01)
        assert table.sight.is_moving
        while table.match.ply == ply:
            assert table.sight.is_moving, "the answer is there, so the next move follows the last at once"
            table.tick(0.01)
        assert table.match.ply == ply + 1
        if table.match.seats[table.match.to_move].is_human:
            return
        assert table.sight.is_moving
        assert not table.sight.is_behind, "it is shown as soon as it is made"


def test_an_ai_is_asked_once_for_a_move() -> None:
    table, thinker = sit(1, 1)
    thinker.is_slow = True
    pass_turn(table)
    for _ in range(100):
        table.tick(0.05)
    assert not table.sight.is_moving
    assert [each.view.ply for each in thinker.asked if not each.is_hint] == [table.match.ply]
    thinker.is_slow = False
    before = table.match.ply
    table.tick(0.05)
    assert table.match.ply == before + 1


def test_an_ai_that_begins_thinks_while_the_set_up_is_dealt() -> None:
    seeds = (str(number) for number in range(20))
    for seed in seeds:
        table = Table(1, 1, animation="normal", seed=seed)
        if not table.match.seats[table.match.to_move].is_human:
            break
    thinker = Thinker(table.match)
    table.scene.mode.controller.thinking = AIClient(table.match, process=thinker)
    table.scene.mode.enter()
    assert table.sight.is_moving
    assert [each.view.viewer for each in thinker.asked] == [table.match.to_move]


def test_an_undo_while_an_ai_thinks_ahead_drops_its_move() -> None:
    table, thinker = sit(1, 1, game="duel", seed="3")
    match = table.match
    rng = random.Random(2)
    for _ in range(40):
        settle(table)
        seat = match.to_move
        match.submit(seat, rng.choice(match.view(seat).legal), match.ply)
        if not match.seats[match.to_move].is_human and match.can_undo(seat):
            break
    assert match.can_undo(0)
    table.tick(0.01)
    assert table.sight.is_moving
    assert thinker.asked[-1].view.ply == match.ply
    table.scene.mode.undo()
    after = match.ply
    settle(table)
    table.tick(0.05, 5)
    assert match.to_move == 0
    assert match.ply == after
    asked = len(thinker.asked)
    decide(table)
    assert match.seats[match.to_move].is_human or thinker.asked[asked].view.ply == match.ply


def test_leaving_the_table_while_an_ai_thinks_ahead_ends_it() -> None:
    table, thinker = sit(1, 1)
    thinker.is_slow = True
    pass_turn(table)
    table.tick(0.01)
    table.scene.exit()
    assert thinker.is_closed


def test_after_resigning_while_an_ai_thinks_ahead_nobody_moves() -> None:
    table, _ = sit(1, 1, game="duel")
    pass_turn(table)
    table.tick(0.01)
    ply = table.match.ply
    assert isinstance(table.match.resign(0), Accepted)
    table.tick(0.05, 40)
    assert table.match.ply == ply


def test_the_moves_are_those_of_a_game_without_a_window() -> None:
    table, _ = sit(0, 3, seed="same")
    alone = Table(0, 3, seed="same").match
    client = AIClient(alone, process=Thinker(alone))
    for _ in range(30):
        chosen = None
        while chosen is None:
            chosen = client.poll()
        assert isinstance(chosen, Chosen)
        carry_out(alone, chosen)
    while table.match.ply < 30:
        table.tick(0.1)
    moves = [[match.decision(ply) for ply in range(1, 31)] for match in (table.match, alone)]
    assert moves[0] == moves[1]


# Hints


@pytest.fixture
def mains(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Return whether the computer runs on its battery: a list with one value, which a test may change."""
    found = [False]
    monkeypatch.setattr(live, "is_on_battery", lambda: found[0])
    return found


def look(table: Table) -> None:
    """Let the viewer look at the question until a hint may be prepared."""
    for _ in range(3):
        table.surface()
        table.scene.is_dirty = False
        table.tick(LOOKING_SECONDS / 2)


def until_next(table: Table) -> float | None:
    """Return the seconds after which the controller does something by itself."""
    return table.scene.mode.controller.wait(table.sight.shown, is_moving=False, is_covered=False, pressed=None)


def hints(thinker: Thinker) -> list[Question]:
    return [each for each in thinker.asked if each.is_hint]


def test_a_hint_is_prepared_while_the_viewer_looks(mains: list[bool]) -> None:
    table, thinker = sit(1, 1)
    settle(table)
    wait = until_next(table)
    assert wait is not None
    assert 0 < wait <= LOOKING_SECONDS
    assert not hints(thinker)
    look(table)
    assert [each.view for each in hints(thinker)] == [table.sight.shown]
    assert until_next(table) is None, "nothing is polled"
    table.tick(0.05, 5)
    assert not table.sight.advice
    assert not any(isinstance(line, HintGiven) for line in table.match.lines)
    assert "thinking" not in table.sight.prompt.lower()
    table.scene.mode.ask_hint()
    table.tick(0.01)
    assert table.sight.advice
    assert len(hints(thinker)) == 1
    assert isinstance(table.match.lines[-1], HintGiven)


def test_a_hint_that_is_asked_for_while_it_is_prepared_is_waited_for(mains: list[bool]) -> None:
    table, thinker = sit(1, 1)
    thinker.is_slow = True
    settle(table)
    look(table)
    table.scene.mode.ask_hint()
    table.tick(0.05)
    assert len(hints(thinker)) == 1
    assert table.scene.mode.controller.is_advising  # type: ignore[attr-defined]
    assert until_next(table) is not None
    thinker.is_slow = False
    table.tick(0.05)
    assert table.sight.advice


def test_who_decides_meanwhile_gets_no_hint_and_the_ai_is_asked(mains: list[bool]) -> None:
    table, thinker = sit(1, 1)
    settle(table)
    look(table)
    assert len(hints(thinker)) == 1
    pass_turn(table)
    assert not thinker.asked[-1].is_hint
    assert thinker.asked[-1].view.ply == table.match.ply
    settle(table)
    assert not table.sight.advice


def test_nothing_is_prepared_on_battery(mains: list[bool]) -> None:
    mains[0] = True
    table, thinker = sit(1, 1)
    settle(table)
    look(table)
    look(table)
    assert until_next(table) is None
    assert not hints(thinker)
    table.scene.mode.ask_hint()
    table.tick(0.01)
    assert len(hints(thinker)) == 1
    assert table.sight.advice


def test_what_was_prepared_for_one_viewer_is_not_told_to_another(mains: list[bool]) -> None:
    table, thinker = sit(2, 0, confirm_handover=False)
    settle(table)
    look(table)
    seat = table.match.to_move
    assert len(hints(thinker)) == 1
    assert hints(thinker)[0].view is table.match.view(seat)
    table.scene.viewpoint.look(seat, is_alone=False)
    table.scene.show_now()
    table.scene.mode.ask_hint()
    table.tick(0.01)
    assert len(hints(thinker)) == 2
    assert hints(thinker)[1].view.state == table.match.view(SPECTATOR).state


def test_a_seat_given_to_an_ai_while_a_hint_is_prepared_plays_on(mains: list[bool]) -> None:
    table, thinker = sit(2, 0, confirm_handover=False)
    settle(table)
    look(table)
    seat, ply = table.match.to_move, table.match.ply
    assert table.match.seats[seat] == human(table.match.seats[seat].name)
    table.scene.mode.controller.give_seat(seat, ai("random", "Tiye"))  # type: ignore[attr-defined]
    table.tick(0.05, 4)
    assert table.match.ply > ply
    assert not thinker.asked[1].is_hint
