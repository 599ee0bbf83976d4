"""A payment of Sa-Rê is several decisions of the rules: at the table it is made, told, taken back and kept as one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game import locale, registry
from game.components.load import numbers
from game.match.lines import Decision, Undo
from game.match.match import Match
from game.match.playback import Playback
from game.match.record import parse, write_all
from game.match.seats import ai, human
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Move, Refusal, Setup
from game.rules.sare import city, moves
from game.rules.sare.tables import TILES
from game.ui.boards.sare.presenter import SarePresenter
from game.ui.boards.sare.selection import Selection
from game.ui.table.live import play
from game.ui.table.scene import TableScene
from game.ui.table.turn_controller import TurnController
from game.ui.widgets.dialog import Dialog, scene_stack
from game.ui.widgets.scene import Push
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.input import Action
from game.ui.window.settings import Settings
from tests.ui.boards.sare.table import SaReTable
from tests.ui.shells import PICTURES

MARKET, SPACE = TILES.index("market"), 6
SITE = f"build.{MARKET}.{SPACE}"


@pytest.fixture(autouse=True)
def _english() -> None:
    locale.set_language("en")


def before_a_payment(
    people: int = 2, ais: int = 0, gains: tuple[int, int, int, int] = (3, 1, 1, 2), **settings: object
) -> tuple[SaReTable, int]:
    """Return a table whose first player, a person, can pay for a Market in several ways, and the seat."""
    table = SaReTable(people, ais, **{"confirm_handover": False, **settings})  # type: ignore[arg-type]
    table.lay_starting_tiles()
    seat = table.state.first
    others = table.match.seats
    if not others[seat].is_human:
        others[0], others[seat] = others[seat], others[0]
    table.add(seat, "market", SPACE, is_site=True)
    table.build_with(gains)
    return table, seat


def pay(table: SaReTable, *, site: str = SITE) -> list[str]:
    """Pay for a site as proposed; return the words of the decisions, which all stand before any time has passed."""
    ply = table.match.ply
    table.click(site)
    table.click("do")
    return [table.match.decision(at)[2].split()[0] for at in range(ply + 1, table.match.ply + 1)]


def told(table: SaReTable, since: int) -> list[str]:
    """Return the sentences of the log after so many, without their marks."""
    return [line.markup.replace("<b>", "").replace("</b>", "") for line in table.sight.lines[since:]]


@pytest.mark.rule("R-8.1")
@pytest.mark.parametrize("animation", ["off", "normal"])
def test_all_steps_are_decided_with_the_press_and_asked_about_no_more(animation: str) -> None:
    table, seat = before_a_payment(animation=animation)
    words = pay(table)
    assert words[0] == "build"
    assert len(words) > 2
    assert not table.match.is_half_made(table.match.ply)
    assert city.built(table.state, seat, MARKET) == 1
    while table.sight.is_moving:
        table.tick()
        assert not table.presenter.tray.is_open
    assert table.sight.shown.ply == table.match.ply
    assert table.presenter.choice.kind == moves.AT_BUILD


@pytest.mark.parametrize("after", [0, 1, 5, 12])
def test_what_is_taken_back_while_the_pieces_still_move_is_the_whole_payment(after: int) -> None:
    table, seat = before_a_payment(animation="normal")
    ply, state, lines = table.match.ply, table.state.text(table.match.game.universe), len(table.sight.lines)
    many = len(pay(table))
    table.tick(times=after)
    table.key(Action.UNDO)
    assert table.match.ply == ply
    assert table.state.text(table.match.game.universe) == state
    undone = [line for line in table.match.lines if isinstance(line, Undo)]
    assert undone == [Undo(ply, seat)]
    assert sum(isinstance(line, Decision) for line in table.match.lines[-many - 1 :]) == many, "one line for all steps"
    assert len(table.sight.lines) == lines
    table.drain()
    assert table.presenter.choice.kind == moves.AT_BUILD
    assert not table.presenter.choice.is_begun
    assert len(pay(table)) == many, "and it can be made once more"


@pytest.mark.parametrize("way", ["key", "button"])
@pytest.mark.parametrize("sheet", [SITE, "charter"])
def test_undo_closes_an_open_sheet_and_only_then_takes_back_the_decision_before(sheet: str, way: str) -> None:
    table, _ = before_a_payment(gains=(4, 2, 1, 2))
    table.submit((moves.CHARTER, 0, 1))
    table.drain()
    ply = table.match.ply
    table.click(sheet)
    assert table.presenter.tray.is_open
    undo(table, way)
    assert not table.presenter.tray.is_open
    assert not table.presenter.choice.is_begun
    assert table.match.ply == ply
    undo(table, way)
    assert table.match.ply == ply - 1


def undo(table: SaReTable, way: str) -> None:
    """Undo by key or button."""
    if way == "key":
        table.key(Action.UNDO)
    else:
        table.click("undo")


@pytest.mark.parametrize("sheet", [SITE, "charter"])
def test_undo_closes_an_open_sheet_even_where_no_decision_can_be_taken_back(sheet: str) -> None:
    table, seat = before_a_payment(1, 1)
    assert not table.match.can_undo(seat)
    lit = []
    for press in (sheet, "undo"):
        table.click(press)
        lit.append(next(each for each in table.scene.root.walk() if each.name == "undo").is_enabled)
    assert lit == [True, False]
    assert not table.presenter.choice.is_begun


@pytest.mark.parametrize("confirm_handover", [False, True])
def test_after_the_last_payment_the_next_person_is_asked_and_it_is_taken_back_as_a_whole(
    confirm_handover: bool,
) -> None:
    table, seat = before_a_payment(gains=(2, 1, 0, 1), confirm_handover=confirm_handover)
    table.state.caravans[seat] = 3
    table.state.gains[seat * 4 + 2] = 1
    table.look_as(seat)
    ply = table.match.ply
    assert len(pay(table)) > 1
    while table.match.to_move == seat and table.match.ply < ply + 9:
        table.submit(next(m for m in table.match.view(seat).legal if m[0] in (moves.FINISH, moves.KEEP)))
    other = table.match.to_move
    assert other != seat
    table.drain()
    assert table.sight.viewer == other
    while (before := table.match.ply) > ply:
        table.key(Action.UNDO)
        if isinstance(table.stack.top, Dialog):
            table.click("answer-0")
        assert table.match.ply < before
        assert not table.match.is_half_made(table.match.ply)
    assert table.state.stack[-1] == (moves.AT_BUILD, seat)
    table.drain()
    assert table.sight.viewer == seat


def test_an_ai_s_payment_is_one_sentence_of_the_log_and_one_deed_of_the_digest() -> None:
    table = SaReTable(1, 1, confirm_handover=False)
    table.lay_starting_tiles()
    builder = table.state.first
    if table.match.seats[builder].is_human:
        table.match.seats.reverse()
    person = 1 - builder
    table.look_as(person)
    table.add(builder, "market", SPACE, is_site=True)
    table.build_with((3, 1, 1, 2))
    table.look_as(person)
    lines, name = len(table.sight.lines), table.match.seats[builder].name
    steps: list[Move] = [(moves.BUILD, MARKET, SPACE), (moves.PAY, 1, 0), (moves.PAY, 0, 0)]
    for number, move in enumerate(steps):
        table.submit(move)
        table.drain()
        assert table.match.is_half_made(table.match.ply) == (number < 2), table.state.stack
        assert len(told(table, lines)) <= 1
    (whole,) = told(table, lines)
    assert whole == f"{name} builds the Market on a3. Paid: 1 wood, 1 gold and 2 wilds."
    digest = table.scene.mode.digest  # type: ignore[attr-defined]
    deeds = [deed for turn in digest.turns() for deed in turn.deeds if deed.player == table.match.seats[builder]]
    assert [[line.markup for line in deed.lines] for deed in deeds] == [[table.sight.lines[lines].markup]]


def broken_off(path: Path, *, is_person: bool) -> tuple[Match, int]:
    """Play at random until a payment is half made, and close the file; return the match and its last whole ply."""
    game = registry.make("sa-re", numbers("sa-re"))
    seats = [human("Anna"), human("Nefer") if is_person else ai("random", "Nefer")]
    match = Match.new(game, Setup(2, {}), seats, seed="payments-1", salt="s", path=path, luck=1)
    rng, whole = random.Random(1), 0
    while not (match.is_half_made(match.ply) and match.seats[match.to_move].is_human == is_person and match.ply > 60):
        whole = whole if match.is_half_made(match.ply) else match.ply
        legal = [move for move in match.view(match.to_move).legal if move[0] != moves.DEMOLISH]
        match.submit(match.to_move, rng.choice(legal), match.ply)
        whole = whole if match.is_half_made(match.ply) else match.ply
    match.close()
    return match, whole


def opened(match: Match) -> TableScene:
    """Return the table on which a match goes on."""
    settings = Settings(language="en", confirm_handover=False)
    made = Shell(settings=settings, display=fit((1280, 720)), store=lambda *_: "", pictures=PICTURES)
    scene = play(made, match)
    scene_stack(made).apply(Push(scene))
    return scene


@pytest.mark.parametrize("is_person", [True, False])
def test_a_game_saved_amid_a_payment_goes_on(tmp_path: Path, is_person: bool) -> None:
    """A person is asked about the whole payment again; what an AI has decided stands, and it goes on."""
    path = tmp_path / "one.felucca"
    match, whole = broken_off(path, is_person=is_person)
    again = Match.resume(path)
    scene = opened(again)
    assert again.ply == (whole if is_person else match.ply)
    assert again.is_half_made(again.ply) != is_person
    while again.ply < match.ply + 4:
        legal = again.view(again.to_move).legal
        assert not isinstance(again.submit(again.to_move, legal[0], again.ply), Refusal)
    assert Playback(parse(write_all(again.lines)), registry.make, watchful=True).play_all().ply == again.ply
    scene.exit()


def test_a_person_who_takes_over_from_an_ai_amid_a_payment_is_asked_about_the_whole_payment(tmp_path: Path) -> None:
    """The person was asked for the rest, at the table opened again, too."""
    path = tmp_path / "one.felucca"
    match, whole = broken_off(path, is_person=False)
    again = Match.resume(path)
    scene, seat = opened(again), again.to_move
    assert again.ply == match.ply > whole
    assert isinstance(scene.mode.controller, TurnController)
    scene.mode.controller.give_seat(seat, human("Nefer"))
    assert (again.ply, again.to_move) == (whole, seat)
    assert not again.is_half_made(again.ply)
    last = [line.markup for line in scene.log.lines]
    again.close()
    table = opened(Match.resume(path))
    assert table.game.ply == whole
    assert [line.markup for line in table.log.lines] == last
    table.exit()


def test_a_payment_is_taken_back_as_a_whole_after_the_game_was_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "one.felucca"
    _, whole = broken_off(path, is_person=True)
    again = Match.resume(path)
    seat = again.to_move
    while again.is_half_made(again.ply):
        again.submit(seat, again.view(seat).legal[0], again.ply)
    assert again.ply > whole + 1
    again.close()
    last = Match.resume(path)
    assert last.undo_target(seat) == whole
    scene = opened(last)
    assert isinstance(scene.mode.controller, TurnController)
    assert scene.mode.controller.undo() is None
    assert last.ply == whole
    scene.exit()


def test_a_lone_person_takes_a_whole_payment_back_though_an_ai_has_decided_since() -> None:
    table, seat = before_a_payment(1, 1, gains=(2, 1, 1, 1))
    ply = table.match.ply
    assert len(pay(table)) > 1
    state = table.state
    if table.match.to_move == seat:  # the last thing that he can do
        state.gains[seat * 4 : seat * 4 + 4] = [0, 0, 0, 0]
        state.stack = [(moves.AT_BUILD, 1 - seat)]
        state.gains[(1 - seat) * 4 : (1 - seat) * 4 + 4] = [1, 1, 0, 0]
        table.sight.renew()
    table.submit((moves.CHARTER, 0, 1))
    assert table.match.decision(table.match.ply)[0] != seat
    assert table.match.undo_floor(seat) <= ply
    assert table.match.undo_target(seat) == ply


def test_a_move_that_a_hint_names_is_played_and_not_the_payment_counted_out() -> None:
    table, _ = before_a_payment()
    table.submit((moves.BUILD, MARKET, SPACE))
    table.drain()
    presenter = table.presenter
    assert isinstance(presenter, SarePresenter)
    assert presenter.choice.plan is not None
    open_steps = presenter.decide((moves.PAY, presenter.choice.plan.hand[0], presenter.choice.plan.tokens[0]))
    assert len(open_steps) > 1
    assert list(presenter.decide((moves.PAY, 0, 0))) == [(moves.PAY, 0, 0)]
    assert list(presenter.decide((moves.FINISH,))) == [(moves.FINISH,)]


def test_a_payment_of_another_seat_is_not_asked_about() -> None:
    table, seat = before_a_payment(1, 1)
    table.submit((moves.BUILD, MARKET, SPACE))
    view = table.match.view(SPECTATOR)
    assert view.state.is_half_made
    assert Selection.begin(table.presenter.game, view).plan is None
    assert Selection.begin(table.presenter.game, table.match.view(seat)).plan is not None


def test_while_a_payment_is_shown_its_site_no_longer_counts_as_one_to_be_paid() -> None:
    """The works told "Market −1", although the missing resource was already decided on."""
    table, seat = before_a_payment()
    assert [site.tile for site in table.presenter.panels.works.sites] == [MARKET]
    build = next(move for move in table.match.view(seat).legal if move[0] == moves.BUILD)
    table.match.submit(seat, build, table.match.ply)
    assert table.state.is_half_made
    table.look_as(seat)
    works = table.presenter.panels.works
    assert works.sites == []
    assert works.wants == (0, 0, 0, 0)
