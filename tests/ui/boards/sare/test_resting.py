"""Sa-Rê buildings set not to ask again: the duration, the exceptions, and saving and undo."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import registry
from game.components.load import numbers
from game.match.match import Match
from game.match.seats import human
from game.rules.core.game import Setup
from game.rules.sare import moves
from game.rules.sare.tables import FACES
from game.ui.boards.kit.values import Control, StandingAnswer
from game.ui.boards.sare.standing_answers import ASK, NEVER, UNLESS, passing, resting, wish
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.table.live import play
from game.ui.widgets.dialog import scene_stack
from game.ui.widgets.scene import Push
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.input import Action, KeyPress
from game.ui.window.settings import Settings
from tests.ui.boards.sare.table import SaReTable
from tests.ui.boards.sare.test_obvious import wait
from tests.ui.boards.sare.test_table import at_the_market, palace_asks


def test_a_palace_can_be_told_not_to_ask_again_this_season() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    seat = palace_asks(table)
    table.look_as(seat)
    assert [offer.id for offer in table.presenter.offers()] == ["seize", "pass", "rest.palace.never", "calm"]
    table.click("calm")
    assert [offer.id for offer in table.presenter.offers()] == [*(f"rest.palace.{how}" for how in UNLESS), "clear"]
    table.click("clear")
    table.click("rest.palace.never")
    table.drain()
    other = table.match.to_move
    assert other == 1 - seat
    table.submit((moves.PASS,))
    table.drain()
    while table.state.stack[-1][0] == moves.AT_QUESTION and table.state.drawn == 1:
        table.submit((moves.CONTINUE,))
        table.drain()
    passed = [table.match.decision(ply) for ply in range(1, table.match.ply + 1)][-2:]
    assert (seat, "pass") in [(who, words) for who, _, words in passed]
    assert table.match.preferences(seat) == ("palace never 1",)


def test_a_resting_palace_wakes_when_told_or_when_the_round_is_over() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    seat = palace_asks(table)
    table.match.note_preference(seat, "palace never 1")
    table.look_as(seat)
    presenter = table.presenter
    assert presenter.standing_answers.automatic() == (moves.PASS,)
    table.scene.mode.do(StandingAnswer("palace ask 1"))
    assert table.match.preferences(seat)[-1] == "palace ask 1"
    assert presenter.standing_answers.automatic() is None
    table.match.note_preference(seat, "palace never 2")
    assert presenter.standing_answers.resting == {}


def test_taking_a_pass_back_ends_the_wish_and_asks_again() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    seat = palace_asks(table)
    table.look_as(seat)
    ply = table.match.ply
    table.click("calm")
    table.click("rest.palace.unless-trouble")
    assert table.match.preferences(seat) == ("palace unless-trouble 1",)
    table.look_as(seat)
    table.click("undo")
    assert (table.match.ply, table.match.preferences(seat)) == (ply, ())
    table.drain()
    assert table.match.ply == ply
    assert table.presenter.offers()[0].id == "seize"


def test_taking_back_what_passed_by_itself_asks_again() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    seat = palace_asks(table)
    table.match.note_preference(seat, "palace never 1")
    table.look_as(seat)
    ply = table.match.ply
    wait(table, 1.0)
    assert table.match.ply == ply + 1
    table.look_as(seat)
    table.click("undo")
    table.drain()
    assert table.match.ply == ply
    assert table.match.preferences(seat) == ("palace never 1", "palace ask 1")
    assert table.presenter.offers()[0].id == "seize"


@pytest.mark.parametrize("asker", ["palace", "market"])
def test_a_silenced_question_passes_after_a_countdown_that_any_press_stops(asker: str) -> None:
    table, seat = asked(asker)
    button = next(w for w in table.scene.root.walk() if isinstance(w, OfferButton) and w.offer.id == "pass")
    table.tick(0.05, 8)
    assert 0 < button.countdown < 1
    offered = [offer.id for offer in table.presenter.offers()]
    assert f"wake.{asker}" in offered
    assert "obvious.ask" not in offered, "it would not wake what was silenced"
    assert "as you asked" in table.sight.prompt
    table.send(KeyPress(Action.DOWN))
    table.tick(0.05, 60)
    assert table.match.to_move == seat
    assert "as you asked" not in table.sight.prompt
    assert not any(w.countdown for w in table.scene.root.walk() if isinstance(w, OfferButton))


def test_a_silenced_question_does_not_wait_for_somebody_who_listens() -> None:
    table, seat = asked("palace")
    table.scene.shell.is_heard = lambda: True
    assert table.presenter.standing_answers.pause == 0
    wait(table, 0.1)
    assert table.match.to_move != seat


def asked(asker: str) -> tuple[SaReTable, int]:
    """Return a table where a silenced building is about to pass, and its seat."""
    if asker == "palace":
        table = SaReTable(2, 0, confirm_handover=False)
        seat = palace_asks(table)
        table.match.note_preference(seat, "palace never 1")
        table.look_as(seat)
    else:
        found, seat = at_the_market()
        assert isinstance(found, SaReTable)
        table = found
        table.match.note_preference(seat, "market never 1")
        table.scene.mode.do(Control.CANCEL)
        table.submit((moves.STOP,), (moves.STOP,))
        table.look_as(seat)
    table.tick(0.05, 2)
    return table, seat


def test_the_wish_outlasts_saving(tmp_path: Path) -> None:
    file = tmp_path / "one.felucca"
    game = registry.make("sa-re", numbers("sa-re"))
    match = Match.new(game, Setup(2, {}), [human("Anna"), human("Nefer")], seed="one", salt="s", path=file, luck=1)
    shell = Shell(
        settings=Settings(language="en", confirm_handover=False), display=fit((1280, 720)), store=lambda *_: ""
    )
    for _ in range(4):
        match.submit(match.to_move, (moves.SETTLE, 0), match.ply)
    for _ in range(2):
        match.submit(match.to_move, (moves.READY,), match.ply)
    seat = match.to_move
    match.note_preference(seat, wish("palace", "unless-revolt", 1))
    match.close()
    again = Match.resume(file)
    scene = play(shell, again)
    scene_stack(shell).apply(Push(scene))
    scene.look_as(seat)
    assert scene.presenter.standing_answers.resting == {"palace": "unless-revolt"}  # type: ignore[attr-defined]
    scene.look_as(1 - seat)
    assert scene.presenter.standing_answers.resting == {}  # type: ignore[attr-defined]
    again.close()


@pytest.mark.parametrize(
    ("how", "asked"),
    [
        ("never", set()),
        ("unless-trouble", {"trouble", "double-trouble"}),
        ("unless-resource", {"wood", "stone", "gold"}),
        ("unless-revolt", {"double-trouble"}),
    ],
)
@pytest.mark.rule("R-6")
def test_what_a_resting_palace_asks_about_all_the_same(how: str, asked: set[str]) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    seat = palace_asks(table)
    state, tables = table.state, table.presenter.tables
    state.gauge[seat] = tables.red - 2
    found = set()
    for card in tables.season_cards:
        state.shown = [card]
        if not passing(tables, state, {"palace": how}):
            found.add(FACES[tables.faces[card]])
    assert found == asked


def test_the_latest_wish_of_the_round_counts_and_strange_ones_do_not() -> None:
    wishes = ["palace never 2", "market never 3", "palace unless-trouble 3", "palace sometimes 3", "port never 3", "x"]
    assert resting(wishes, 3) == {"market": "never"}
    assert resting(wishes, 2) == {"palace": "never"}
    assert resting([*wishes, wish("palace", NEVER, 3), wish("market", ASK, 3)], 3) == {"palace": "never"}


def test_a_market_is_told_at_the_question_not_to_ask_after_the_season() -> None:
    table, seat = at_the_market()
    table.click("rest.market.never")
    assert "wake.market" in [offer.id for offer in table.presenter.offers()]
    table.scene.mode.do(Control.CANCEL)
    table.submit((moves.STOP,))
    table.drain()
    table.submit((moves.STOP,))
    assert table.state.stack[-1][:2] == (moves.AT_MARKET, seat)
    ply = table.match.ply
    table.drain()
    assert table.match.decision(ply + 1)[::2] == (seat, "pass")
