"""Obvious answers of Sa-Rê: given after a moment, taken back, turned off, told, and giving nothing away."""

from __future__ import annotations

import random

import pytest

from game import registry
from game.components.load import numbers
from game.match.match import Accepted
from game.match.seats import human
from game.rules.core.chance import unavailable
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Setup
from game.rules.sare import moves
from game.rules.sare.game import SaRe
from game.rules.sare.state import CONSTRUCTION, SaReState
from game.rules.sare.tables import GARDENS_BIT, LIBRARY_BIT, TILES
from game.ui.boards.kit.values import Control, Narrow, Submit
from game.ui.boards.sare.payments import is_payment_obvious
from game.ui.boards.sare.standing_answers import PAUSE, WORDS, obvious
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.widgets.dialog import Dialog
from game.ui.window.input import Action, InputEvent, KeyPress, PointerDown, PointerMove, PointerUp, Typed, Wheel
from tests.matches import begin
from tests.sparing import one_now
from tests.ui.boards.sare.prompts_a_round import prompts
from tests.ui.boards.sare.table import SaReTable
from tests.ui.boards.sare.test_table import at_the_market
from tests.ui.tables import NAMES, Table


def game() -> SaRe:
    made = registry.make("sa-re", numbers("sa-re"))
    assert isinstance(made, SaRe)
    return made


def at_busy_masters(**settings: object) -> tuple[Table, int]:
    """Return a table where the first player has just launched all that his Master builder manages, and his seat."""
    table = SaReTable(2, 0, confirm_handover=False, **{"answers_obvious": True, **settings})
    table.lay_starting_tiles()
    seat = table.state.first
    table.submit((moves.LAUNCH, 5, 4), (moves.LAUNCH, 6, 7))
    table.look_as(seat)
    return table, seat


def wait(table: Table, seconds: float) -> None:
    table.tick(0.05, 2)
    table.tick(seconds)


def test_an_obvious_answer_is_given_after_a_moment_and_told() -> None:
    table, seat = at_busy_masters()
    ply = table.match.ply
    assert table.sight.prompt == "No more sites can be launched: done."
    wait(table, PAUSE / 2)
    assert table.match.ply == ply
    assert table.scene.next_update() <= PAUSE / 2
    wait(table, PAUSE)
    assert table.match.decision(ply + 1)[::2] == (seat, "ready")
    table.tick(0.05, 5)
    assert "Answered for you: no more sites could be launched." in [line.markup for line in table.sight.lines]
    table.sight.rewrite_log()
    assert "Answered for you: no more sites could be launched." in [line.markup for line in table.sight.lines]


def test_what_was_answered_can_be_taken_back_and_is_then_asked() -> None:
    table, seat = at_busy_masters()
    ply = table.match.ply
    wait(table, PAUSE)
    wait(table, PAUSE)
    table.click("undo")
    assert isinstance(table.stack.top, Dialog)
    table.click("answer-0")
    assert (table.match.ply, table.match.preferences(seat)) == (ply, ("obvious ask 1",))
    table.look_as(seat)
    wait(table, 9.0)
    wait(table, 9.0)
    assert table.match.ply == ply
    assert [offer.id for offer in table.presenter.offers()] == ["ready", "obvious.answer"]
    assert all("Answered for you" not in line.markup for line in table.sight.lines)
    table.click("obvious.answer")
    wait(table, PAUSE)
    wait(table, PAUSE)
    assert table.match.ply == ply + 1


def done_button(table: Table) -> OfferButton:
    """Return the button of the answer that is about to be given."""
    return next(each for each in table.scene.root.walk() if isinstance(each, OfferButton) and each.name == "ready")


def test_the_time_before_an_automatic_answer_is_shown_on_its_button() -> None:
    table, _ = at_busy_masters()
    assert not any(isinstance(each, OfferButton) and each.countdown for each in table.scene.root.walk())
    shown = []
    for _ in range(5):
        table.tick(PAUSE / 8)
        shown.append(done_button(table).countdown)
        assert 0 < table.scene.next_update() <= 0.05  # type: ignore[operator]
    assert shown == sorted(set(shown), reverse=True)
    assert 0 < shown[-1] < shown[0] <= 1
    others = [each for each in table.scene.root.walk() if isinstance(each, OfferButton) and each.name != "ready"]
    assert others
    assert not any(each.countdown for each in others)


@pytest.mark.parametrize(
    "events",
    [
        [KeyPress(None, 120)],
        [KeyPress(Action.LEFT)],
        [Typed("x")],
        [Wheel((640.0, 300.0), 1.0)],
        [PointerDown((640.0, 4.0)), PointerUp((640.0, 4.0))],
        [PointerDown((640.0, 4.0), 3), PointerUp((640.0, 4.0), 3)],
    ],
    ids=["key", "arrow", "text", "wheel", "click", "right click"],
)
def test_any_press_leaves_the_question_to_the_player(events: list[InputEvent]) -> None:
    """Whatever it was meant for: the player is about to do something else."""
    table, _ = at_busy_masters()
    ply = table.match.ply
    wait(table, PAUSE / 2)
    table.send(*events)
    wait(table, PAUSE)
    wait(table, PAUSE * 3)
    assert table.match.ply == ply
    assert not done_button(table).countdown
    assert table.sight.prompt != "No more sites can be launched: done."
    table.click("ready")
    assert table.match.ply == ply + 1


def test_a_refused_click_leaves_the_question_to_the_player() -> None:
    table, _ = at_busy_masters()
    ply = table.match.ply
    table.click("tile.0")
    assert table.sight.refused is not None
    wait(table, PAUSE * 3)
    wait(table, PAUSE * 3)
    assert table.match.ply == ply


def test_an_automatic_answer_waits_for_the_pointer_to_rest() -> None:
    table, _ = at_busy_masters()
    ply = table.match.ply
    for step in range(12):
        table.tick(PAUSE / 4)
        table.send(PointerMove((600.0 + step, 300.0)))
    assert table.match.ply == ply
    wait(table, PAUSE)
    wait(table, PAUSE)
    assert table.match.ply == ply + 1


def test_nothing_is_answered_for_somebody_who_listens() -> None:
    """A question takes longer to hear than to read, and a card that was drawn can't be taken back."""
    table, seat = at_busy_masters()
    ply, table.shell.is_heard = table.match.ply, lambda: True
    table.look_as(seat)
    wait(table, 30.0)
    wait(table, 30.0)
    assert table.match.ply == ply
    assert table.sight.prompt != "No more sites can be launched: done."
    table, seat = at_a_safe_question()
    table.shell.is_heard = lambda: True
    come_back(table, seat, gauge=3)
    ply = table.match.ply
    wait(table, 30.0)
    wait(table, 30.0)
    assert table.match.ply == ply
    assert "continue" in [offer.id for offer in table.presenter.offers()]


def test_an_automatic_answer_is_taken_back_though_an_ai_has_decided_since() -> None:
    table = SaReTable(1, 1, ais_think=True, answers_obvious=True)
    table.lay_starting_tiles()
    table.state.first = 0
    table.state.stack = [(moves.AT_SITES, 0)]
    table.submit((moves.LAUNCH, 5, 4), (moves.LAUNCH, 6, 7))
    ply = table.match.ply
    table.look_as(0)
    for _ in range(40):
        wait(table, PAUSE / 4)
        if table.match.ply > ply + 1:
            break
    seats = [table.match.decision(at)[0] for at in range(ply + 1, table.match.ply + 1)]
    assert seats[0] == 0
    assert 1 in seats
    assert table.scene.mode.controller.can_undo
    table.key(Action.UNDO)
    assert table.match.ply == ply
    assert table.match.preferences(0) == ("obvious ask 1",)
    wait(table, PAUSE * 3)
    wait(table, PAUSE * 3)
    assert table.match.ply == ply
    table.click("ready")
    table.tick(0.05, 20)
    assert not table.match.can_undo(0), "what the player decided stands once another has decided"


@pytest.mark.rule("R-5.3")
def test_the_question_is_asked_where_the_stock_pays_for_all_sites() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "goldsmith", 8, is_site=True)
    table.add(seat, "market", 2, is_site=True)
    table.start_season()
    state, tables = table.state, table.presenter.tables
    state.double = [c for c, pair in tables.double_gains.items() if 2 in pair][:1]
    seat = state.stack[-1][1]
    assert obvious(tables, state) == (moves.CONTINUE,)
    state.store[seat * 3 : seat * 3 + 3] = [1, 0, 0]
    assert obvious(tables, state) == (moves.CONTINUE,)
    state.store[seat * 3 : seat * 3 + 3] = [5, 5, 5]
    assert obvious(tables, state) is None


@pytest.mark.rule("R-6")
def test_a_market_asks_only_whose_sites_lack_something() -> None:
    table, seat = at_the_market()
    table.scene.mode.do(Control.CANCEL)
    table.add(seat, "goldsmith", 8, is_site=True)
    table.submit((moves.STOP,), (moves.STOP,))
    state, tables = table.state, table.presenter.tables
    assert state.stack[-1][:2] == (moves.AT_MARKET, seat)
    state.gains[seat * 4 : seat * 4 + 3] = state.store[seat * 3 : seat * 3 + 3] = [0, 0, 0]
    assert obvious(tables, state) is None
    state.gains[seat * 4 : seat * 4 + 3] = [5, 5, 5]
    assert obvious(tables, state) == (moves.PASS,)


def test_a_press_while_the_question_stands_keeps_it_open() -> None:
    table, seat = at_busy_masters()
    ply = table.match.ply
    table.click("obvious.ask")
    wait(table, 9.0)
    wait(table, 9.0)
    assert (table.match.ply, table.match.preferences(seat)) == (ply, ("obvious ask 1",))


def test_the_wish_to_be_asked_can_be_reached_by_keys() -> None:
    table, seat = at_busy_masters()
    ply = table.match.ply
    table.key(Action.NEXT)  # any key keeps the question open
    table.tick()
    table.walk_to("obvious.ask")
    wait(table, 9.0)
    assert (table.match.ply, table.match.preferences(seat)) == (ply, ("obvious ask 1",))


def test_nothing_is_answered_while_a_hint_is_wanted() -> None:
    table, _ = at_busy_masters()
    table.scene.mode.controller.thinking = table.quick  # type: ignore[assignment]
    ply = table.match.ply
    assert table.scene.mode.controller.want_hint()
    wait(table, 9.0)
    wait(table, 9.0)
    assert table.match.ply == ply


def test_nothing_is_answered_that_the_settings_leave_to_the_player() -> None:
    table, _ = at_busy_masters(answers_obvious=False)
    ply = table.match.ply
    wait(table, 9.0)
    wait(table, 9.0)
    assert table.match.ply == ply
    assert [offer.id for offer in table.presenter.offers()] == ["ready"]


@pytest.mark.parametrize("first", one_now((0, 6, 12, 18)))
def test_obvious_answers_are_legal_and_follow_from_what_everybody_knows(first: int) -> None:
    """A viewer who notices that a question was answered, or that it was not, learns nothing hidden."""
    rng, rules = random.Random(24 + first), game()
    seen = set()
    for number in range(first, first + 6):
        seats = 2 + number % 3
        match, _ = begin(rules, Setup(seats, {}), [human(name) for name in NAMES[:seats]], seed=f"obvious {number}")
        for _ in range(600):
            if (seat := match.to_move) < 0:
                break
            own, public = match.view(seat), match.view(SPECTATOR)
            move = obvious(rules.tables, own.state)
            assert move == obvious(rules.tables, public.state)
            if move is not None:
                assert move in own.legal
                seen.add(WORDS[move[0]])
            chosen = (
                move
                if move is not None and rng.random() < 0.5
                else rules.sample(own.state, lambda bag: rng.randrange(len(bag)))
            )
            match.submit(seat, chosen, match.ply)
    assert seen == set(WORDS.values())


@pytest.mark.rule("R-5.3")
def test_the_question_is_asked_where_stopping_pays_or_a_card_can_hurt() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.start_season()
    state, tables = table.state, table.presenter.tables
    seat = state.stack[-1][1]
    without_gold, with_gold = (
        [c for c, pair in tables.double_gains.items() if (2 in pair) is wanted] for wanted in (False, True)
    )
    state.double = with_gold[:1]
    assert obvious(tables, state) == (moves.CONTINUE,)
    for name, value in (
        ("double", without_gold[:1]),
        ("pool", [1, 0, 0]),
        ("standing", 1 << seat),
        ("jokers", 1 << seat),
    ):
        other = state.clone()
        setattr(other, name, value)
        assert obvious(tables, other) is None
    state.gauge[seat] = tables.red - 2
    assert obvious(tables, state) is None


def ends(rules: SaRe, state: SaReState) -> list[SaReState]:
    """Return the positions that all ways to pay the open payment lead to."""
    seat = state.stack[-1][1]
    if state.stack[-1][:2] not in [(step, seat) for step in moves.PAYING]:
        return [state]
    found = []
    for move in rules.legal(state):
        after = state.clone()
        rules.apply(after, move, unavailable)
        found += ends(rules, after)
    return found


def holdings(state: SaReState, seat: int) -> tuple[list[int], int, int]:
    """Return the lasting possessions of a seat after a payment: resources, jokers and caravans."""
    gains = state.gains[seat * 4 : seat * 4 + 4]
    return gains[:3], gains[3], state.caravans[seat]


def is_as_good(one: tuple[list[int], int, int], other: tuple[list[int], int, int]) -> bool:
    """Say whether `one` can stand for `other`: a joker for any resource, a caravan for a joker."""
    lacking = sum(max(0, b - a) for a, b in zip(one[0], other[0], strict=True))
    jokers = one[1] - lacking
    return jokers + one[2] >= other[1] + other[2] and one[2] >= other[2] - max(0, jokers - other[1])


def comparisons(rules: SaRe, state: SaReState) -> int:
    """Compare all payments of the sites whose payment is obvious with the suggested one; return their number."""
    seat, compared = state.first, 0
    for _, tile, space in [move for move in rules.legal(state) if move[0] == moves.BUILD]:
        if not is_payment_obvious(rules.tables, state, tile, space):
            continue
        paid, opened = state.clone(), state.clone()
        for move in rules.suggest_payment(state, (tile, space)):
            rules.apply(paid, move, unavailable)
        rules.apply(opened, (moves.BUILD, tile, space), unavailable)
        for other in ends(rules, opened):
            compared += 1
            assert is_as_good(holdings(paid, seat), holdings(other, seat))
    return compared


@pytest.mark.rule("R-8.1")
def test_no_payment_is_better_than_one_that_is_not_asked_about() -> None:
    rng, rules, table = random.Random(8), game(), SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    for tile, space in (("carpenter", 1), ("stonecutter", 3), ("goldsmith", 8), ("port", 11)):
        table.add(seat, tile, space)
    for tile, space in (("temple", 4), ("library", 6), ("market", 7)):
        table.add(seat, tile, space, is_site=True)
    compared = 0
    for _ in range(200):
        state = table.state.clone()
        state.phase, state.standing, state.stack = CONSTRUCTION, 0, [(moves.AT_BUILD, seat)]
        state.store[seat * 3 : seat * 3 + 3] = [0, 0, 0]
        state.gains[seat * 4 : seat * 4 + 4] = [rng.randrange(most) for most in (4, 4, 4, 3)]
        state.caravans[seat] = rng.randrange(3)
        state.tokens[seat] &= rng.getrandbits(24)
        compared += comparisons(rules, state)
    assert compared > 500


def test_what_was_answered_once_and_then_decided_stands_once_an_ai_has_decided() -> None:
    table = SaReTable(1, 1)
    table.lay_starting_tiles()
    table.state.first = 0
    table.state.stack = [(moves.AT_SITES, 0)]
    table.submit((moves.LAUNCH, 5, 4))
    match, ply = table.match, table.match.ply
    can_undo = []
    for is_automatic in (True, False):
        assert match.submit(0, (moves.READY,), ply, is_automatic=is_automatic) == Accepted(ply + 1)
        assert match.submit(1, (moves.LAUNCH, 5, 4), ply + 1) == Accepted(ply + 2)
        can_undo.append(match.can_undo(0))
        match.undo(0)
    assert can_undo == [True, False]


def test_an_obvious_payment_is_made_with_the_press_that_builds_and_asked_about_once_taken_back() -> None:
    table = SaReTable(2, 0, confirm_handover=False, answers_obvious=True)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "carpenter", 4)
    table.add(seat, "stonecutter", 7)
    table.add(seat, "goldsmith", 8, is_site=True)
    table.add(seat, "market", 2, is_site=True)
    table.build_with((3, 3, 3, 1))
    tile = TILES.index("goldsmith")
    ply = table.match.ply
    table.click(f"build.{tile}.8")
    table.tick(0.05, 40)
    assert table.state.siting[seat] >> 8 & 1 == 0
    words = [table.match.decision(at)[2] for at in range(ply + 1, table.match.ply + 1)]
    assert words[0].startswith("build")
    assert len(words) > 1
    assert all(word.split()[0] in ("pay", "wild") for word in words[1:])
    table.click("undo")
    assert table.match.ply == ply
    assert table.match.preferences(seat) == ("obvious ask 1",)
    assert isinstance(table.presenter.choice.build(tile, 8), Narrow)


def test_a_payment_is_asked_about_where_the_port_leaves_a_choice() -> None:
    table = SaReTable(2, 0, confirm_handover=False, answers_obvious=True)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "port", 11)
    table.add(seat, "market", 4, is_site=True)
    table.build_with((3, 3, 3, 0))
    press = table.presenter.choice.build(*next(m[1:] for m in table.presenter.choice.legal if m[0] == moves.BUILD))
    assert isinstance(press, Narrow)
    table.state.tokens[seat] = 0
    table.look_as(seat)
    press = table.presenter.choice.build(*next(m[1:] for m in table.presenter.choice.legal if m[0] == moves.BUILD))
    assert isinstance(press, Submit)


def at_a_safe_question() -> tuple[Table, int]:
    """Return a table where the first player, who could stop for something, wants to go on while safe; and the seat."""
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.start_season()
    table.discard("horus")
    table.state.pool[0] = 1
    seat = table.state.first
    table.look_as(seat)
    table.click("rest.question")
    return table, seat


def come_back(table: Table, seat: int, gauge: int) -> None:
    """Let the others go on until `seat`, whose gauge is given, must answer, and show that question."""
    state = table.state
    while state.stack[-1][:2] != (moves.AT_QUESTION, seat):
        state.gauge[:] = [1] * state.seats
        table.submit((moves.CONTINUE,))
    state.gauge[seat] = gauge
    table.look_as(seat)
    while table.sight.is_moving:
        table.tick(0.05)


@pytest.mark.rule("R-5.5")
def test_who_wants_to_go_on_while_it_is_safe_is_asked_where_a_card_could_mean_revolt() -> None:
    table, seat = at_a_safe_question()
    assert table.match.decision(table.match.ply)[::2] == (seat, "continue")
    assert table.match.preferences(seat) == ("question unless-revolt 1",)
    come_back(table, seat, gauge=4)
    ply = table.match.ply
    assert table.sight.prompt == "No card can make you revolt: you continue."
    assert "wake.question" in [offer.id for offer in table.presenter.offers()]
    wait(table, PAUSE / 2)
    assert table.match.ply == ply
    wait(table, PAUSE)
    assert table.match.decision(ply + 1)[::2] == (seat, "continue")
    table.tick(0.05, 5)
    assert "Answered for you: no card could mean revolt." in [line.markup for line in table.sight.lines]
    come_back(table, seat, gauge=5)
    ply = table.match.ply
    wait(table, 9.0)
    wait(table, 9.0)
    assert table.match.ply == ply
    assert "wake.question" in [offer.id for offer in table.presenter.offers()]


def test_going_on_by_itself_is_ended_by_a_press_and_by_taking_it_back() -> None:
    table, seat = at_a_safe_question()
    come_back(table, seat, gauge=3)
    ply = table.match.ply
    table.tick(0.5)  # it lies where the answer to the last question lay: a click at once is half a double click
    table.click("wake.question")
    wait(table, 9.0)
    wait(table, 9.0)
    assert (table.match.ply, table.match.preferences(seat)[-1]) == (ply, "question ask 1")
    table.click("rest.question")
    come_back(table, seat, gauge=3)
    table.click("stop")
    assert table.match.decision(table.match.ply)[::2] == (seat, "stop")


def test_going_on_by_itself_can_be_taken_back_before_the_card() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.start_season()
    table.discard("horus")
    seat = table.state.first
    table.state.pool[0] = 1
    table.match.note_preference(seat, "question unless-revolt 1")
    table.look_as(seat)
    ply = table.match.ply
    wait(table, PAUSE)
    wait(table, PAUSE)
    assert table.match.ply == ply + 1
    table.click("undo")
    table.click("answer-0")
    wait(table, 9.0)
    wait(table, 9.0)
    assert (table.match.ply, table.match.preferences(seat)[-1]) == (ply, "question ask 1")


@pytest.mark.rule("R-5.4")
def test_going_on_is_not_called_safe_where_a_series_of_horus_could_mean_revolt() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.start_season()
    table.state.pool[0] = 1
    seat = table.state.first
    table.match.note_preference(seat, "question unless-revolt 1")
    table.look_as(seat)
    ply = table.match.ply
    wait(table, 9.0)
    wait(table, 9.0)
    assert table.match.ply == ply, "safe is safe"
    offers = {offer.id: offer.label for offer in table.presenter.offers()}
    assert offers["rest.question"] == "Keep going below 1% risk"
    assert "wake.question" in offers
    table.click("rest.question")
    assert table.match.preferences(seat)[-1] == "question unless-risk 1"
    come_back(table, seat, gauge=4)
    ply = table.match.ply
    assert table.sight.prompt == "Risk of revolt below 1%: you continue."
    assert [offer.id for offer in table.presenter.offers() if offer.id.endswith(".question")] == ["wake.question"]
    wait(table, PAUSE)
    wait(table, PAUSE)
    assert table.match.decision(ply + 1)[::2] == (seat, "continue")
    table.tick(0.05, 5)
    assert "Answered for you: the risk of revolt was below 1%." in [line.markup for line in table.sight.lines]
    come_back(table, seat, gauge=5)
    ply = table.match.ply
    wait(table, 9.0)
    wait(table, 9.0)
    assert table.match.ply == ply


@pytest.mark.slow
def test_two_people_are_asked_at_most_nine_times_a_round() -> None:
    """Three games of two people who decide like Stewards: with all questions, without obvious ones, and with going on.

    One game asks from 7 to 9.5 times a round: a season in which people go on at a risk asks more than one in which both
    stop early.
    """
    kinds: tuple[dict[str, bool], ...] = (
        {"answers_obvious": False},
        {"answers_obvious": True},
        {"answers_obvious": True, "goes_on": True},
    )
    everything, less, least = (asked_a_round(**kind) for kind in kinds)
    assert everything > less + 2
    assert less > least + 2
    assert least <= 9


def asked_a_round(**kind: bool) -> float:
    """Return how often people are asked in a round of the first three games."""
    steward = "steward:seconds=0:nodes=100"
    played = [prompts(2, 0, f"prompts {number}", "priest", steward, **kind) for number in range(3)]  # type: ignore[arg-type]
    return sum(asked.total() for asked, _, _ in played) / sum(rounds for _, rounds, _ in played)


@pytest.mark.rule("R-6")
@pytest.mark.parametrize(
    ("amount", "words"),
    [(1, "Your building deals with the Unrest."), (2, "Your buildings deal with the Unrest.")],
)
def test_one_building_or_two_deal_with_the_unrest(amount: int, words: str) -> None:
    table = SaReTable(2, 0, answers_obvious=True, confirm_handover=False)
    table.lay_starting_tiles()
    seat, state = table.state.first, table.state
    for space, tile in enumerate(("gardens", "library")):
        table.add(seat, tile, space + 4)
    table.start_season()
    state.ready[seat] |= GARDENS_BIT | LIBRARY_BIT
    state.stack.append((moves.AT_TROUBLE, seat, amount, 0))
    table.look_as(seat)
    assert table.sight.prompt == words
