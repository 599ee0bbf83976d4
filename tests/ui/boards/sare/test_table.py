"""Sa-Rê at the table: the display, the possible moves, the secrets, and the automatic steps."""

from __future__ import annotations

import math
import random
import re
from collections import Counter

import pygame
import pytest

from game import locale
from game.ai.reasons import Hint, reasons
from game.components.faces import DrawnPicture, resolve
from game.components.load import load_game, numbers_in
from game.components.theme import load_theme
from game.locale import text
from game.rules.core.facts import SPECTATOR, Fact, Moved, Noted
from game.rules.core.game import Move
from game.rules.sare import city, moves, scoring
from game.rules.sare.notes import Amounts, Gauge, Pool
from game.rules.sare.state import OVER
from game.rules.sare.tables import DISCARD, FACES, PALACE_ZONE, PYRAMID, SHOE, SHOWN, TILES, TROUBLE, TYPES
from game.ui.boards.kit.motion import Motion
from game.ui.boards.kit.seat_head import SEALS
from game.ui.boards.kit.values import Configure, Control, Offer, Refuse
from game.ui.boards.sare import payments
from game.ui.boards.sare.city_places import LargeCity
from game.ui.boards.sare.layout import tile_id
from game.ui.boards.sare.motions import Motions
from game.ui.boards.sare.odds import lost_by_keeping, odds, percent, unseen
from game.ui.boards.sare.presenter import SarePresenter
from game.ui.boards.sare.scores import ICONS, rounds, verdict
from game.ui.boards.sare.steps import Keeping
from game.ui.boards.sare.words import Sentences, words_of_price
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out, spoken
from game.ui.drawing.text import SMALL
from game.ui.scenes.rulebook import rule_of
from game.ui.table.ask.action_panel import ActionPanel
from game.ui.table.ask.offer_buttons import GRAND_NOTE, OfferButton
from game.ui.table.handover import HandOverScene
from game.ui.table.live import play
from game.ui.table.tell.digest import DigestPanel
from game.ui.table.tell.hint_marks import HintMark
from game.ui.table.tell.hint_view import HintStep
from game.ui.table.tell.log_panel import LogPanel
from game.ui.table.tell.tooltip_card import draw_about
from game.ui.widgets.dialog import scene_stack
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Push
from game.ui.window.input import Action
from tests.ai.sanity.sare_position import revolt_odds
from tests.sparing import FINE, one_now
from tests.ui.boards.sare.table import SaReTable
from tests.ui.drawn import drawing
from tests.ui.tables import Quick, Table, use

pytestmark = pytest.mark.usefixtures("_unpainted")


def at_the_market() -> tuple[SaReTable, int]:
    """Return a table where the first player has gone to the Market in the season, and that seat."""
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "market", 4)
    table.start_season()
    table.look_as(seat)
    table.click("market")
    return table, seat


# What is drawn


@pytest.mark.parametrize("size", one_now([(1280, 720), (1024, 768), (2560, 1440)]))
@pytest.mark.parametrize("seats", [2, 4])
def test_every_phase_can_be_drawn(size: tuple[int, int], seats: int) -> None:
    table = SaReTable(seats, 0, size=size, confirm_handover=False, text_size=1.3 if seats == 2 else 1.0)
    rng = random.Random(seats)
    seen = set()
    for _ in range(400):
        seat = table.match.to_move
        view = table.match.view(seat)
        kind = view.state.stack[-1][0]
        if kind not in seen:
            seen.add(kind)
            table.look_as(seat)
            table.surface()
        goes_on = kind == moves.AT_QUESTION and view.state.gauge[seat] < 5
        table.submit((moves.CONTINUE,) if goes_on else rng.choice(view.legal))
        table.sight.forget_what_happened()
    assert {moves.AT_SETTLE, moves.AT_SITES, moves.AT_QUESTION, moves.AT_BUILD, moves.AT_STORE} <= seen
    assert locale.missing_keys() == ()


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), FINE])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_lies_outside_its_area_or_over_another(size: tuple[int, int], seats: int) -> None:
    table = SaReTable(1, seats - 1, size=size)
    places, areas = table.presenter.places, table.scene.areas
    parts = [places.reference, *(small.rect for small in places.small.values())]
    assert all(areas.table.inflate(2, 2).contains(part) for part in [*parts, places.large_city.rect])
    assert places.reference.inflate(2, 2).contains(places.season)
    assert places.works == areas.hand
    everything = [*parts, areas.hand, areas.actions, areas.log]
    for index, part in enumerate(everything):
        assert not any(part.colliderect(other) for other in everything[index + 1 :])
    assert not any(places.large_city.rect.colliderect(part) for part in parts)
    sheet = areas.hand.union(areas.actions)
    assert not any(sheet.colliderect(part) for part in (places.large_city.store, places.large_city.gains))
    assert isinstance(places.large_city, LargeCity)
    corners = [corner for space in range(12) for corner in places.large_city.ground.outline(space)]
    assert not any(sheet.collidepoint(corner) for corner in corners)
    plots = [places.large_city.plot(space) for space in range(12)]
    assert all(not a.colliderect(b) for i, a in enumerate(plots) for b in plots[i + 1 :])
    assert min(plot.width for plot in plots) > 60


def test_a_rivals_site_is_enlarged_and_put_back() -> None:
    table = SaReTable(1, 3)
    presenter = table.presenter
    assert presenter.layout.large == 0
    table.click("seat.2")
    assert presenter.layout.large == 2
    assert set(presenter.places.small) == {0, 1, 3}
    table.key(Action.BACK)
    assert presenter.layout.large == 0


# Sites


@pytest.mark.rule("R-4")
def test_a_chosen_tile_shows_its_price_on_every_space() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.match.to_move
    table.add(seat, "carpenter", 4)
    table.look_as(seat)
    choice = table.presenter.choice
    warehouse = TILES.index("warehouse")
    assert choice.price_at(warehouse, 5) == (1, 1, 0)
    assert choice.price_at(warehouse, 6) == (2, 1, 0)
    assert choice.price_at(TILES.index("pyramid"), 1) == (1, 3, 1)


@pytest.mark.rule("R-3.4")
def test_a_place_that_is_not_allowed_says_why() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.look_as(table.match.to_move)
    table.click("tile.0")
    assert table.presenter.choice.tile == 0
    refused = use(table.presenter, f"plot.{table.scene.viewpoint.viewer}.4")
    assert isinstance(refused, Refuse)
    assert (refused.refusal.rule, refused.refusal.key) == ("R-3.4", "refuse-sa-re-port-off-nile")
    table.click(f"plot.{table.scene.viewpoint.viewer}.8")
    table.drain()
    assert table.match.decision(table.match.ply)[2] == "launch port c3"


def test_launching_begins_with_a_tile_and_not_with_a_building_to_demolish() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.look_as(table.match.to_move)
    assert table.scene.default_focus == "tile.0"
    table.click("tile.0")
    order = [target.id for target in table.presenter.targets()]
    assert order.index(f"plot.{table.sight.viewer}.0") < order.index("tile.0")


def test_nothing_is_demolished_by_one_press() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.match.to_move
    table.add(seat, "carpenter", 4)
    table.look_as(seat)
    ply = table.match.ply
    table.click(f"plot.{seat}.4")
    assert table.match.ply == ply
    assert next(offer.label for offer in table.presenter.offers()) == "Demolish: Carpenter"
    assert not any(item.look == "lit" and item.id.startswith("city.") for item in table.presenter.items())


# The season


@pytest.mark.rule("R-1.5")
def test_odds_are_counted_from_what_is_known() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.start_season()
    view = table.match.view(0)
    found = odds(view, table.presenter.tables, 0)
    assert found is not None
    assert found.goods == pytest.approx((4 / 22, 4 / 22, 4 / 22))
    assert found.cards[TROUBLE].chance == pytest.approx(4 / 22)
    assert found.revolt == pytest.approx(float(revolt_odds([4, 4, 4, 4, 3, 2, 1], 6)))
    assert unseen(view, table.presenter.tables) == (4, 4, 4, 4, 3, 2, 1)
    table.state.gauge[0] = 5
    table.sight.renew()
    found = odds(table.match.view(0), table.presenter.tables, 0)
    assert found is not None
    exact = float(revolt_odds([4, 4, 4, 4, 3, 2, 1], 2))
    assert exact > 3 / 22, "those of Horus count"
    assert found.revolt == pytest.approx(exact)
    table.state.ready[0] = 1 << 4
    table.sight.renew()
    calm = odds(table.match.view(0), table.presenter.tables, 0)
    assert calm is not None
    assert calm.revolt == pytest.approx(exact - 3 / 22), "the Gardens do not help inside Horus"


def test_the_question_has_two_large_answers_and_what_can_be_used() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    for seat in range(2):
        table.add(seat, "barracks", 4)
        table.add(seat, "temple", 5)
    table.start_season()
    seat = table.match.to_move
    table.state.gauge[seat] = 3
    table.look_as(seat)
    offers = {offer.id: offer for offer in table.presenter.offers()}
    assert [offer.kind for offer in offers.values()][:2] == ["grand-quiet", "grand"]
    assert set(offers) == {"stop", "continue", "gold", f"push.{1 - seat}", "temple", "rest.question"}
    assert "%" not in offers["continue"].note
    table.click("odds")
    noted = {offer.id: offer for offer in table.presenter.offers()}["continue"].note
    assert "%" in noted
    assert [percent(chance) for chance in (0.0, 0.001, 0.014, 0.985, 0.999, 1.0)] == [
        "0%", "under 1%", "1%", "99%", "over 99%", "100%",
    ]  # fmt: skip


def palace_asks(table: Table) -> int:
    """Play on until a Palace of both seats is asked about a card; return the seat asked."""
    table.lay_starting_tiles()
    for seat in range(2):
        table.add(seat, "palace", 4)
    table.start_season()
    for _ in range(2):
        table.submit((moves.CONTINUE,))
    assert table.match.view(table.match.to_move).state.stack[-1][0] == moves.AT_PALACE
    return table.match.to_move


# Paying, chartering, storing


@pytest.mark.rule("R-8.4")
def test_storing_has_one_button_for_the_caravan_which_asks_for_its_resource() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.state.caravans[table.state.first] = 1
    seat = table.build_with((2, 0, 0, 0))
    table.state.stack = [(moves.AT_STORE, seat)]
    table.look_as(seat)
    assert [offer.id for offer in table.presenter.offers()] == ["do", "redeem"]
    assert table.presenter.tray.is_open
    table.click("redeem")
    assert [offer.label for offer in table.presenter.offers()][:-1] == ["1 wood", "1 stone", "1 gold"]
    assert not table.presenter.tray.is_open, "the Warehouses are not asked about now"
    large = [each.rect for each in table.scene.root.walk() if isinstance(each, OfferButton) and each.is_grand]
    assert len(large) == 3
    assert len({each.top for each in large}) == 1, "side by side"
    (panel,) = (each for each in table.scene.root.walk() if isinstance(each, ActionPanel))
    assert panel.prompt.rect.top < panel.rect.top + panel.rect.height / 8, "the question begins its sheet, as always"
    table.tick(0.5)  # the way back lies where the offer lay: a click at once is half a double click
    table.click("clear")
    assert table.presenter.tray.is_open
    table.tick(0.5)
    table.click("redeem")
    ply = table.match.ply
    table.click(table.presenter.offers()[2].id)
    assert (moves.REDEEM, 2) in [table.match.decision(ply)[1] for ply in range(ply + 1, table.match.ply + 1)]


@pytest.mark.rule("R-8.1")
def test_a_payment_is_proposed_changed_and_carried_out_by_itself() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "stonecutter", 8)
    table.add(seat, "market", 6, is_site=True)
    table.state.caravans[seat] = 1
    table.build_with((3, 1, 1, 1))
    table.click(f"plot.{seat}.6")
    presenter = table.presenter
    plan = presenter.choice.plan
    assert plan is not None
    assert (plan.hand, plan.tokens, plan.missing) == ((2, 0, 1), (0, 1, 0), 0)
    assert {counter.name for counter in presenter.choice.counters()} == {"h0", "h1", "h2", "t1", "j", "c"}
    table.click("less.h0")
    assert presenter.choice.plan is not None
    assert presenter.choice.plan.missing == 1
    refused = use(presenter, "do")
    assert isinstance(refused, Refuse)
    assert refused.refusal.rule == "R-8.1"
    assert presenter.offers()[0].note == "1 to pay"
    table.click("more.h1")
    assert presenter.choice.plan.missing == 0
    assert (presenter.offers()[0].kind, presenter.offers()[0].note) == ("grand-quiet", "1 stone too many")
    table.click("less.h1")
    table.click("more.j")
    assert presenter.offers()[0].kind == "grand"
    table.click("do")
    table.drain()
    state = table.state
    assert city.built(state, seat, TILES.index("market")) == 1
    assert state.gains[seat * 4 : seat * 4 + 4] == [2, 1, 0, 0]
    assert state.caravans[seat] == 1


@pytest.mark.rule("R-8.1")
def test_a_payment_in_words_names_what_is_paid() -> None:
    """In hints, analysis and puzzles: "1 from buildings" says neither what nor whose."""
    table = SaReTable(2, 0, confirm_handover=False)
    state, say = table.state, table.presenter.words.move
    for due, said in (
        ((1, 1, 0), ("Pay 1 wood from the Carpenter", "Pay 2 wood", "Cover the wood with wilds or caravans")),
        ((0, 1, 0), ("Pay 1 stone from the Stonecutter", "Pay 2 stone", "Cover the stone with wilds or caravans")),
        ((0, 0, 1), ("Pay 1 gold from the Goldsmith", "Pay 2 gold", "Cover the gold with wilds or caravans")),
    ):
        state.stack = [(moves.AT_PAY, 0, TILES.index("market"), 3, *due, 0)]
        assert tuple(say((moves.PAY, *paid), state) for paid in ((0, 1), (2, 0), (0, 0))) == said
    assert say((moves.WILD, 1, 0, 0), state) == "Pay 1 wild"
    assert say((moves.WILD, 0, 1, 1), state) == "Pay the Port’s wild and 1 caravan"


@pytest.mark.rule("R-8.1")
@pytest.mark.parametrize("step", [moves.AT_PAY, moves.AT_WILD])
def test_a_payment_that_was_broken_off_is_begun_anew_when_the_match_is_opened_again(step: int) -> None:
    table = SaReTable(2, 0, confirm_handover=False, seed="payments")
    match, rng = table.match, random.Random(1)
    before, begun = -1, (0,)
    while (kind := table.state.stack[-1][0]) != step:
        seat = match.to_move
        legal = [move for move in match.view(seat).legal if move[0] != moves.DEMOLISH]
        move = rng.choice(legal)
        if kind == moves.AT_BUILD:
            before, begun = match.ply, move
        table.submit(move)
    scene = play(table.shell, match)
    scene_stack(table.shell).apply(Push(scene))
    assert (match.ply, match.to_move, scene.viewpoint.viewer) == (before, seat, seat)
    assert isinstance(scene.presenter, SarePresenter)
    _, tile, space = begun
    scene.mode.press(f"build.{tile}.{space}")
    assert scene.presenter.choice.plan is not None
    assert scene.presenter.choice.plan.is_exact


@pytest.mark.rule("R-8.1")
@pytest.mark.parametrize(
    ("site", "done", "left"),
    [
        ("market", [], {"h0": 2, "h1": 1, "h2": 1, "j": 0, "c": 0}),
        ("market", [(moves.PAY, 1, 0)], {"h1": 1, "h2": 1, "j": 1, "c": 0}),
        ("market", [(moves.PAY, 2, 0), (moves.PAY, 1, 0), (moves.PAY, 0, 0)], {"j": 1, "c": 0}),
    ],
)
def test_who_takes_over_amid_a_payment_is_asked_for_the_rest_as_for_a_whole_one(
    site: str, done: list[Move], left: dict[str, int]
) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, site, 6, is_site=True)
    table.state.caravans[seat] = 1
    table.build_with((3, 1, 1, 1))
    for move in ((moves.BUILD, TILES.index(site), 6), *done):
        table.submit(move)
    table.drain()
    presenter = table.presenter
    choice = presenter.choice
    assert choice.state.is_half_made
    assert presenter.standing_answers.automatic() is None
    assert {counter.name: counter.value for counter in choice.counters()} == left
    assert [offer.id for offer in presenter.offers()] == ["do"]
    assert presenter.offers()[0].kind == "grand"
    assert presenter.lead() == "do"
    assert presenter.tray.is_open
    for move in choice.legal:
        framed = presenter.places_of(move)
        assert ("do" in framed) == (move == payments.step(choice.state, choice.plan))
    table.surface()
    first = next(name for name, value in left.items() if value)
    table.click(f"less.{first}")
    assert presenter.choice.is_begun
    assert isinstance(use(presenter, "do"), Refuse)
    table.key(Action.BACK)
    assert {counter.name: counter.value for counter in presenter.choice.counters()} == left
    table.click("do")
    table.drain()
    assert city.built(table.state, seat, TILES.index(site)) == 1


@pytest.mark.rule("R-4")
def test_what_the_port_takes_off_is_asked_with_the_rest_of_a_payment_begun() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "port", 5)
    table.add(seat, "market", 8, is_site=True)
    table.build_with((3, 2, 1, 0))
    table.submit((moves.BUILD, TILES.index("market"), 8))
    table.drain()
    presenter = table.presenter
    assert presenter.choice.kind == moves.AT_DISCOUNT
    plan = presenter.choice.plan
    assert plan is not None
    others = [kind for kind in range(3) if plan.due[kind] and kind != plan.off]
    assert [offer.id for offer in presenter.offers()] == ["do", *(f"off.{kind}" for kind in others)]
    table.click(f"off.{others[0]}")
    assert presenter.choice.plan is not None
    assert presenter.choice.plan.off == others[0]
    table.click("do")
    table.drain()
    assert city.built(table.state, seat, TILES.index("market")) == 1


@pytest.mark.rule("R-8.3")
def test_a_caravan_takes_two_resources() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.build_with((2, 1, 0, 0))
    table.click("charter")
    table.click("more.s0")
    refused = use(table.presenter, "do")
    assert isinstance(refused, Refuse)
    assert refused.refusal.args == {"chosen": 1}
    table.click("more.s1")
    choice = table.presenter.choice
    assert [(counter.value, counter.most) for counter in choice.counters()] == [(1, 1), (1, 1)]
    assert isinstance(choice.on_counter(choice.counters()[0], 1), Refuse)
    assert choice.chosen == 2
    table.click("do")
    table.drain()
    assert table.state.caravans[seat] == 1
    assert table.state.store[seat * 3 : seat * 3 + 3] == [1, 0, 0]


@pytest.mark.rule("R-8.4")
@pytest.mark.parametrize(
    ("craftsman", "gains", "kept", "lost"),
    [
        ("", (4, 0, 1, 0), (2, 0, 1), 2),
        ("stonecutter", (4, 0, 1, 0), (1, 1, 1), 3),
        ("stonecutter", (4, 0, 1, 0), (2, 0, 1), 2),
        ("port", (4, 0, 0, 0), (2, 1, 0), 2),
        ("port", (4, 0, 0, 1), (1, 1, 1), 3),
    ],
)
def test_a_token_that_is_kept_saves_nothing_of_the_hand(
    craftsman: str, gains: tuple[int, int, int, int], kept: tuple[int, int, int], lost: int
) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.build_with(gains)
    if craftsman:
        table.add(seat, craftsman, 4)
    table.state.stack = [(moves.AT_STORE, seat)]
    table.look_as(seat)
    assert lost_by_keeping(table.presenter.choice, kept) == lost


@pytest.mark.rule("R-8.4")
@pytest.mark.parametrize(("craftsman", "lost"), [("", "2 lost"), ("port", "3 lost from hand")])
def test_a_note_says_that_only_the_hand_is_lost(craftsman: str, lost: str) -> None:
    """The tokens of craftsmen and of the Port stay where they are."""
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.build_with((4, 0, 1, 0))
    if craftsman:
        table.add(seat, craftsman, 4)
    table.state.stack = [(moves.AT_STORE, seat)]
    table.look_as(seat)
    (offer,) = table.presenter.offers()
    assert offer.note == f"room for 3 · {lost}"


@pytest.mark.rule("R-8.4")
def test_storing_begins_with_as_much_as_there_is_room_for() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.build_with((2, 2, 1, 0))
    table.click("finish")
    table.drain()
    presenter = table.presenter
    assert presenter.choice.kind == moves.AT_STORE
    assert presenter.choice.step == Keeping((1, 1, 1))
    table.click("less.k2")
    refused = use(presenter, "do")
    assert isinstance(refused, Refuse)
    assert refused.refusal.key == "refuse-sa-re-keep-wastes"
    table.click("more.k0")
    table.click("do")
    table.drain()
    assert table.state.store[seat * 3 : seat * 3 + 3] == [2, 1, 0]


@pytest.mark.rule("R-1.1")
def test_the_log_tells_what_the_supply_had_not() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    facts = (Noted("short", -1, Amounts(1, 0, 0, 0)), Noted("short", 1, Amounts(0, 2, 0, 1)))
    told = table.presenter.tell(facts, None, 0)
    pool, seat = (re.sub("<[^>]*>", "", line.markup) for line in told.lines)
    assert pool == "The supply is empty: 1 wood not added to the pool."
    assert seat == f"The supply is short: {table.match.seats[1].name} doesn’t get 2 stone and 1 wild."


@pytest.mark.rule("R-6")
def test_the_market_swaps_what_is_counted_out() -> None:
    table, seat = at_the_market()
    assert table.presenter.offers()[0].kind == "grand-quiet"
    table.click("more.m0")
    assert table.presenter.offers()[0].kind == "grand-quiet"
    refused = use(table.presenter, "do")
    assert isinstance(refused, Refuse)
    assert refused.refusal.key == "refuse-sa-re-swap-uneven"
    table.click("less.m2")
    assert table.presenter.offers()[0].kind == "grand"
    table.click("do")
    table.drain()
    assert table.state.store[seat * 3 : seat * 3 + 3] == [2, 1, 0]


# Secrets


@pytest.mark.parametrize(("people", "title"), [(1, "Your stock"), (0, "Stock")])
def test_who_only_watches_has_no_works_of_his_own(people: int, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(people, 3 - people, game="sa-re")
    drawn: list[str] = []
    monkeypatch.setattr(Canvas, "text", lambda _, words, *__, **___: drawn.append(words) or 0.0)
    list(table.scene.presenter.paint(table.shell.canvas(table.surface())))
    assert [words for words in drawn if "tock" in words] == [title] * drawn.count(title)
    assert title in drawn


def keep_in_temple(table: Table) -> int:
    """Let the first player keep a card with his Temple; return his seat."""
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "temple", 4)
    table.start_season()
    table.submit((moves.TEMPLE_LOOK,))
    return seat


@pytest.mark.rule("R-10")
@pytest.mark.parametrize("ais", [1, 3])
def test_only_the_owner_sees_what_a_temple_keeps_and_what_was_set_aside(ais: int) -> None:
    table = SaReTable(1, ais)
    seat = keep_in_temple(table)
    table.submit((moves.PLACE, 0, 1))
    kept, removed = table.state.kept[seat], table.state.removed[0]
    names = table.match.game.universe.names
    for viewer in (*range(ais + 1), SPECTATOR):
        table.look_as(viewer)
        faces = {item.id: item.face for item in table.presenter.items()}
        explained = [table.presenter.explain(name) for name in (f"kept.{seat}", "removed")]
        shown = {about.face for about in explained if about is not None}
        lines = " ".join(line.markup for line in table.sight.lines)
        if viewer == seat:
            twins = [names[card].split(".")[0] for card in (kept, removed)]
            assert [faces[f"kept.{seat}"].split(".")[0], faces["removed"].split(".")[0]] == twins
            assert "Temple keeps" in lines
            assert "keeps a card" not in lines
        else:
            assert faces[f"kept.{seat}"] == faces["removed"] == "back-season"
            assert shown == {"back-season"}
            assert "Temple keeps a card" in lines
    assert locale.missing_keys() == ()


def temple_of_a_person(table: Table) -> int:
    """Go on to the first question to one of two people, who has a Temple, before any card; return that seat."""
    table.drain()
    table.lay_starting_tiles()
    seat = next(each for each in range(2) if each == table.state.first or table.state.first == 2)
    table.add(seat, "temple", 4)
    table.start_season()
    while table.match.to_move != seat:
        table.submit((moves.CONTINUE,))
    return seat


@pytest.mark.rule("R-10")
def test_at_a_shared_screen_only_the_temples_cards_are_covered() -> None:
    table = SaReTable(2, 1)
    seat = temple_of_a_person(table)
    table.drain()
    assert (table.sight.viewer, table.sight.is_alone) == (seat, False)
    assert table.sight.shown.knowledge.viewer == SPECTATOR
    assert "cover" in [offer.id for offer in table.presenter.offers()]
    table.click("temple")
    table.drain()
    assert isinstance(table.stack.top, HandOverScene)
    words = [label.markup for label in table.stack.top.root.walk() if isinstance(label, Label)]
    assert text("handover-text-cards") in words
    assert text("handover-text") not in words
    table.click("ready")
    table.drain()
    assert (table.sight.viewer, table.sight.is_alone) == (seat, True)
    cards = [item.face for item in table.presenter.items() if item.id.startswith("look.")]
    left, right = (item.rect for item in table.presenter.items() if item.id.startswith("look."))
    assert 10 < right.left - left.right < left.width, "side by side"
    assert (left.right + right.left) / 2 == pytest.approx(table.presenter.tray.rect.centerx)
    assert len(cards) == 2
    assert "back-season" not in cards
    table.click("look.0")
    table.click(table.presenter.offers()[0].id)
    table.drain()
    assert (table.sight.viewer, table.sight.is_alone) == (seat, False)
    faces = {item.id: item.face for item in table.presenter.items()}
    assert faces[f"kept.{seat}"] == "back-season"
    assert "Temple keeps a card" in " ".join(line.markup for line in table.sight.lines)


def test_what_a_temple_keeps_is_called_by_its_name() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.drain()
    table.look_as(keep_in_temple(table))
    presenter = table.presenter
    kept = presenter.words.card(table.state.hand[1])
    assert presenter.say((moves.PLACE, 1, 0)) == f"Keep {kept}; the other on top"
    assert "cover" not in [offer.id for offer in presenter.offers()]


@pytest.mark.rule("R-5.6")
def test_the_log_tells_why_who_stands_alone_must_stop() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    sentences = Sentences(table.presenter.words, 0)
    own = [Noted("stop", 0), Noted("gauge", 1, Gauge(3, 4)), Noted("stop", 1)]
    assert [line.markup.split("</b>")[1] for line in sentences.tell(own) if " stop" in line.markup] == [
        " stops.",
        " is the last one in the season and must stop after Unrest.",
    ]
    both = [Noted("gauge", 0, Gauge(3, 4)), Noted("gauge", 1, Gauge(3, 4)), Noted("stop", 0), Noted("stop", 1)]
    assert not any("must stop" in line.markup for line in sentences.tell(both)), "an empty shoe stops several"


def test_what_is_stored_is_told_beside_the_first_space_not_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = SaReTable(2, 0, confirm_handover=False, text_size=1.3)
    table.lay_starting_tiles()
    ends: list[float] = []
    write = Canvas.text

    def note(canvas: Canvas, text: str, at: tuple[float, float], *args: object, **more: object) -> float:
        wide = write(canvas, text, at, *args, **more)  # type: ignore[arg-type]
        if re.fullmatch(r"\d/\d", text) and more.get("middle") and at[0] < 120:
            ends.append(at[0] + canvas.types.width(text, args[0]))  # type: ignore[arg-type]
        return wide

    monkeypatch.setattr(Canvas, "text", note)
    table.surface()
    assert ends
    assert max(ends) <= table.presenter.places.large_city.plot(0).left - 3


@pytest.mark.rule("R-10")
def test_whoever_asks_sees_his_secrets_alone_until_he_decides() -> None:
    table = SaReTable(2, 0)
    table.drain()
    seat = keep_in_temple(table)
    table.submit((moves.PLACE, 0, 1))
    table.drain()
    table.click("cover")
    assert isinstance(table.stack.top, HandOverScene)
    table.click("ready")
    table.drain()
    faces = {item.id: item.face for item in table.presenter.items()}
    assert faces[f"kept.{seat}"] != "back-season"
    label = {offer.id: offer.label for offer in table.presenter.offers()}
    assert label["cover"] == "Hide my secrets"
    table.click("cover")
    table.drain()
    assert table.stack.top is table.scene
    assert not table.sight.is_alone
    faces = {item.id: item.face for item in table.presenter.items()}
    assert faces[f"kept.{seat}"] == "back-season"
    table.click("cover")
    table.click("ready")
    table.drain()
    assert table.sight.is_alone
    table.click("continue")
    table.drain()
    assert not table.sight.is_alone
    faces = {item.id: item.face for item in table.presenter.items()}
    assert faces[f"kept.{seat}"] == "back-season"


@pytest.mark.rule("R-10")
def test_what_follows_a_secret_decision_is_for_all_who_share_the_screen() -> None:
    """While the card is turned over, and while an AI decides, the secrets of the deciding seat are covered again."""
    table = SaReTable(2, 1, animation="slow")
    seat = temple_of_a_person(table)

    def until_asked() -> None:
        while table.sight.is_moving or (table.match.to_move in table.sight.people and not table.sight.is_asked):
            table.tick(0.5)
            if isinstance(table.stack.top, HandOverScene):
                table.click("ready")

    until_asked()
    table.click("temple")
    until_asked()
    table.click("look.0")
    table.click(table.presenter.offers()[0].id)
    table.tick()
    seen = {face for each in table.sight.aloft for face in (each.flight.face, each.flight.turns_to) if face}
    assert seen == {"back-season"}
    until_asked()
    table.click("cover")
    table.click("ready")
    assert {item.id: item.face for item in table.presenter.items()}[f"kept.{seat}"] != "back-season"
    table.click("continue")
    assert table.sight.is_moving
    for _ in range(40):
        assert not table.sight.is_alone
        faces = {item.id: item.face for item in table.presenter.items()}
        assert faces[f"kept.{seat}"] == "back-season"
        table.tick(0.5)
    assert table.match.to_move != seat


@pytest.mark.rule("R-10")
def test_a_hint_asked_for_alone_is_given_up_when_the_secrets_are_covered_again() -> None:
    table = SaReTable(2, 0)
    table.drain()
    keep_in_temple(table)
    table.submit((moves.PLACE, 0, 1))
    table.drain()
    table.click("cover")
    table.click("ready")
    table.drain()

    class Slow(Quick):
        """Has been asked for a hint, and thinks."""

        @property
        def seat(self) -> int:
            return self.match.to_move if self.wanted else -1

        def cancel(self) -> None:
            self.wanted = None

    slow = Slow(table.match)
    table.scene.mode.controller.thinking = slow  # type: ignore[assignment]
    table.scene.mode.ask_hint()
    assert slow.wanted is not None
    table.click("cover")
    assert not table.sight.is_alone
    assert slow.wanted is None
    table.drain()
    assert not table.sight.advice


@pytest.mark.rule("R-10")
@pytest.mark.parametrize(("is_alone", "cards"), [(False, 22), (True, 19)])
def test_a_hint_knows_and_tells_what_the_screen_shows(is_alone: bool, cards: int) -> None:
    """A viewer alone counts the three cards seen through the Temple; where others look on, nobody gets them."""
    table = SaReTable(2, 0)
    table.drain()
    keep_in_temple(table)
    table.submit((moves.PLACE, 0, 1))
    table.drain()
    if is_alone:
        table.click("cover")
        table.click("ready")
        table.drain()
    assert table.sight.is_alone == is_alone
    table.scene.mode.controller.thinking = table.quick  # type: ignore[assignment]
    table.scene.mode.ask_hint()
    asked = table.quick.wanted
    assert asked is not None
    found = next(each for each in reasons(table.match.game, asked, (moves.CONTINUE,)) if each.key == "reason-unseen")
    assert found.args["cards"] == cards
    assert sum(unseen(asked, table.presenter.tables)) == cards


# Motion


def motions_of(table: Table, facts: list[Fact]) -> list[object]:
    presenter = table.presenter
    return list(Motions(presenter.layout, presenter.layout, is_own=False).beats(facts))


def test_a_card_is_turned_over_and_rests_before_it_takes_effect() -> None:
    table = SaReTable(1, 1)
    universe = table.match.game.universe
    wood = universe.id("wood.1")
    facts: list[Fact] = [
        Moved((wood,), SHOE, SHOWN, 0xFF, "draw"),
        Moved((wood,), SHOWN, DISCARD, 0xFF, "discard"),
        Noted("pool", -1, Pool(0, 1, 1)),
    ]
    presenter = table.presenter
    beats = Motions(presenter.layout, presenter.layout, is_own=False).beats(facts)
    flip, token = beats[0], beats[-1]
    assert flip.flights[0].face == "back-season"
    assert flip.flights[0].turns_to == "wood.1"
    assert flip.seconds + flip.rest >= 1.0
    assert token.flights[0].face == "resource.wood.1"
    assert token.flights[0].hides == "pool.0.0"


def test_what_moves_twice_lies_still_in_between() -> None:
    table = SaReTable(1, 1)
    trouble = table.match.game.universe.id("trouble.1")
    facts: list[Fact] = [
        Noted("gauge", 0, Gauge(1, 2)),
        Moved((trouble,), SHOE, SHOWN, 0xFF, "draw"),
        Noted("gauge", 0, Gauge(2, 4)),
    ]
    presenter = table.presenter
    beats = Motions(presenter.layout, presenter.layout, is_own=False).beats(facts)
    of_workers = [[flight for flight in beat.flights if flight.hides == "workers.0"] for beat in beats]
    assert all(len(flights) == 1 for flights in of_workers)
    first, *between, last = (flights[0] for flights in of_workers)
    assert between
    assert all(each.path[0] == each.path[1] == first.path[1] == last.path[0] for each in between)
    assert first.waits
    assert not any(each.waits for each in (*between, last))
    assert all(beat.stagger == 0 for beat in beats[1:-1])


def test_a_card_a_palace_takes_flies_there_from_the_middle() -> None:
    table = SaReTable(1, 1)
    wood = table.match.game.universe.id("wood.1")
    presenter = table.presenter
    facts: list[Fact] = [Moved((wood,), SHOWN, PALACE_ZONE + 1, 0xFF, "seize")]
    (beat,) = Motions(presenter.layout, presenter.layout, is_own=False).beats(facts)
    (flight,) = beat.flights
    assert flight.hides == "seized.1"
    assert flight.path == (presenter.places.card("shown"), presenter.places.of(1).seized)


def test_whole_scripts_run_to_their_end() -> None:
    table = SaReTable(0, 3)
    rng = random.Random(4)
    motion = Motion()
    for _ in range(260):
        seat = table.match.to_move
        before = table.match.view(SPECTATOR)
        view = table.match.view(seat)
        goes_on = view.state.stack[-1][0] == moves.AT_QUESTION and view.state.gauge[seat] < 5
        table.submit((moves.CONTINUE,) if goes_on else rng.choice(view.legal))
        past, presenter = table.match.facts(SPECTATOR), table.presenter
        presenter.show(table.match.view(SPECTATOR), table.match.seats, past)
        told = presenter.tell(past[-1], before, seat)
        script = motion.script(told.beats, lambda _: None)
        for _ in range(3000):
            script.advance(0.05)
            if script.is_done:
                break
        assert script.is_done
        assert not motion.aloft
    assert table.presenter.layout.drawn


# The end


@pytest.mark.rule("R-9")
def test_the_end_says_which_directive_and_what_broke_the_tie() -> None:
    table = SaReTable(2, 0, confirm_handover=False, options={"scenario": "first-pyramid"})
    table.lay_starting_tiles()
    state = table.state
    presenter = table.presenter
    assert verdict(presenter.tables, state, presenter.words) == ""
    for seat in range(2):
        table.add(seat, "pyramid", 4)
        state.pyramid[seat], state.steps[seat] = seat + 1, 3
    state.phase = OVER
    said = verdict(presenter.tables, state, presenter.words)
    assert "Anna</b> and <b>Nefer</b> have reached the goal: <b>First Pyramid</b>" in said
    assert "<b>Anna</b> wins with the lower-numbered Pyramid, no. 1." in said
    table.add(1, "market", 5)
    said = verdict(presenter.tables, state, presenter.words)
    assert "<b>Nefer</b> has the most administrative buildings: 1." in said


@pytest.mark.rule("R-9")
def test_the_end_of_a_tie_among_four_names_each_step_and_orders_the_seats_by_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A seat with fewer administrative buildings is out, even if its Pyramid has the lowest number."""
    table = SaReTable(4, 0, confirm_handover=False, options={"scenario": "first-pyramid"})
    table.lay_starting_tiles()
    state = table.state
    presenter = table.presenter
    for seat, number in enumerate((1, 3, 4, 2)):
        table.add(seat, "pyramid", 4)
        state.pyramid[seat], state.steps[seat] = number, 3 if number < 3 else 2
        if seat:
            table.add(seat, "gardens", 5)
    state.phase = OVER
    table.look_as(0)
    b, c, d = (presenter.words.seat(seat) for seat in (1, 2, 3))
    found = presenter.rounds()
    assert f"{b}, {c} and {d} have the most administrative buildings: 1 each." in found.verdict
    said = f"Tied on administrative buildings: {d} wins with the lower-numbered Pyramid, no. 2."
    assert found.verdict.endswith(said)
    assert found.order == (3, 1, 2, 0)
    for seat, steps in enumerate((0, 2, 2, 0)):
        state.pyramid[seat] = seat + 1
        state.steps[seat], state.owned[seat * TYPES + PYRAMID] = steps, 0
    monkeypatch.setattr(scoring, "finishers", lambda *_: [1, 2, 3])
    ranked = verdict(presenter.tables, state, presenter.words)
    assert f"{b} and {c} have the most Pyramid steps: 2 each." in ranked
    assert ranked.endswith(f"Tied on buildings and steps: {b} wins with the lower-numbered Pyramid, no. 2.")


def test_reconstructed_numbers_are_marked_as_ours() -> None:
    table = SaReTable(1, 1, theme="contrast")
    named = {
        "tile.3": "Our own price",
        "tile.1": "Our own prices per step, and our own number of steps for Pyramids 2 and 3",
        "gauge.0": "Our own gauge length",
        "double": "Our own pairs",
    }
    for target, ours in named.items():
        about = table.presenter.explain(target)
        assert about is not None, target
        assert ours in about.markup, target
    about = table.presenter.explain("left.0")
    assert about is not None
    assert "Our own" in about.markup
    about = table.presenter.explain("caravans.0")
    assert about is not None
    assert "Our own" not in about.markup


OURS = (("en", r"\b[Oo]ur own\b"), ("fr", r"\bnôtres?\b"), ("it", r"\bnostr[aieo]\b"))


@pytest.mark.parametrize(("language", "ours"), OURS)
def test_the_rulebook_calls_every_reconstructed_number_ours(language: str, ours: str) -> None:
    numbers = load_game("sa-re").numbers.values()
    rules = {number.rule for number in numbers if number.source == "reconstruction"}
    assert rules == {"R-1.3", "R-1.4", "R-1.5", "R-1.6", "R-1.7"}
    locale.set_language(language)
    for rule in rules:
        said = locale.text(f"rules-sa-re-{rule.replace('.', '-')}", **numbers_in("sa-re"))
        marked = re.findall(r"<i>(.*?)</i>", said)
        assert any(re.search(ours, each) for each in marked), (rule, said)
    assert re.search(ours, locale.text("rules-sa-re-edition"))


def test_the_rulebook_takes_its_numbers_from_the_rules() -> None:
    numbers = numbers_in("sa-re")
    assert numbers["costs-port"] == "3/2/2"
    assert (numbers["pyramids-1-steps"], numbers["pyramids-1-cost"]) == (3, "2/3/1")
    assert numbers["gauge_red"] == 7
    texts = {key: locale.text(key, **numbers) for key in locale.keys("rules-sa-re-")}
    assert "Port 3/2/2" in texts["rules-sa-re-R-1-3"]
    assert locale.missing_keys() == ()


def test_every_rule_an_explanation_names_is_in_the_rulebook() -> None:
    rules = [rule for key in locale.keys("rules-sa-re-") if (rule := rule_of(key, "sa-re"))]
    assert len(rules) == len(set(rules)) == 36
    table = SaReTable(1, 3)
    table.lay_starting_tiles()
    for seat in range(4):
        table.add(seat, "palace", 4)
    table.start_season()
    table.look_as(0)
    for target in table.presenter.targets():
        about = table.presenter.explain(target.id)
        assert about is not None, target.id
        assert about.rule in rules, target.id


def test_the_answers_lie_beside_each_other_and_quiet_wishes_in_a_row_below() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    seat = palace_asks(table)
    table.look_as(seat)
    table.surface()
    rects = {widget.name: widget.rect for widget in table.scene.focusables()}
    assert rects["seize"].top == rects["pass"].top
    assert rects["seize"].size == rects["pass"].size
    assert rects["pass"].left > rects["seize"].right
    assert rects["calm"].top >= rects["pass"].bottom
    assert rects["calm"].height < 0.6 * rects["pass"].height


def test_a_spectator_watches_the_first_player_in_the_season_and_whoever_builds_else() -> None:
    table = SaReTable(0, 3)
    table.lay_starting_tiles()
    table.look_as(SPECTATOR)
    assert table.presenter.layout.large == table.match.to_move
    table.submit((moves.READY,))
    table.look_as(SPECTATOR)
    assert table.presenter.layout.large == table.match.to_move != table.state.first


@pytest.mark.rule("R-9")
def test_a_pyramid_begun_counts_among_the_spaces_of_a_scribe() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.add(0, "pyramid", 4, is_site=True)
    presenter = table.presenter
    assert rounds(presenter.tables, table.state, presenter.words).rows[0][0] == "1"
    table.state.pyramid[0] = 1
    assert rounds(presenter.tables, table.state, presenter.words).rows[0][2:4] == ("no. 1, site only", "0")
    table.state.steps[0] = 1
    assert rounds(presenter.tables, table.state, presenter.words).rows[0] == ("2", "0", "no. 1, begun", "1", "3/13")


@pytest.mark.rule("R-8.2")
@pytest.mark.parametrize(("number", "steps"), [(1, 3), (2, 3), (3, 2), (4, 2)])
def test_the_tokens_of_a_pyramid_lie_on_its_printed_steps(number: int, steps: int) -> None:
    table = SaReTable(4, 0, confirm_handover=False, theme="contrast")
    table.lay_starting_tiles()
    table.add(0, "pyramid", 4, is_site=True)
    table.state.pyramid[0], table.state.steps[0] = number, steps
    table.look_as(0)
    placed = {item.id: item.rect for item in table.presenter.layout.items()}
    card = placed[tile_id(0, 4)]
    face = resolve(load_game("sa-re"), load_theme("papyrus"), f"pyramid-card.{number}", 120)
    boxes = [each.box for each in face.layers if isinstance(each, DrawnPicture) and each.svg == "resources/joker"]
    assert len(boxes) == steps
    for step, (x, y, width, height) in enumerate(boxes):
        token = placed[f"step.0.{step}"]
        middle = (x + width / 2) / face.size[0], (y + height / 2) / face.size[1]
        assert ((token.centerx - card.left) / card.width, (token.centery - card.top) / card.height) == pytest.approx(
            middle, abs=0.01
        )


def test_resources_that_are_alike_are_counted_together() -> None:
    words = SaReTable(2, 0).presenter.words
    assert words.sources((2, 2)) == "2 gold"
    assert words.sources((0, 3)) == "1 wood and 1 wild"
    assert words.sources((1, 5)) == "1 stone and 1 stone from the Stonecutter"
    doubles = {words.card(card) for card in words.tables.double_gains}
    assert {"the double card (2 stone)", "the double card (1 wood and 1 gold)"} <= doubles


def test_prices_in_words() -> None:
    assert words_of_price((0, 0, 0)) == "free"
    assert words_of_price((2, 0, 1)) == "2 wood · 1 gold"
    assert len(FACES) == 7


# Hints, and what is kept


def test_a_hint_frames_the_answer_it_is_about() -> None:
    table = SaReTable(1, 1)
    table.lay_starting_tiles()
    table.start_season()
    seat = table.state.first
    table.match.seats[0], table.match.seats[1] = table.match.seats[seat], table.match.seats[1 - seat]
    table.look_as(seat)
    for move, name in (((moves.STOP,), "stop"), ((moves.CONTINUE,), "continue")):
        table.scene.hint.show(Hint(move), HintStep.MOVE)
        table.scene.rebuild()
        framed = [w.name for w in table.scene.root.walk() if isinstance(w, OfferButton) and w.mark is HintMark.BEST]
        assert framed == [name]


def test_every_move_but_an_exchange_or_a_choice_of_amounts_has_something_to_frame() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    rng = random.Random(8)
    for _ in range(150):
        seat = table.match.to_move
        table.look_as(seat)
        presenter = table.presenter
        shown = {t.id for t in presenter.targets()} | {offer.id for offer in presenter.offers()}
        for move in table.match.view(seat).legal:
            if move[0] not in (moves.KEEP, moves.PLACE):
                assert shown & set(presenter.places_of(move)), move
        if table.match.is_over:
            break
        table.submit(table.match.game.sample(table.state, lambda bag: rng.randrange(len(bag))))


def test_the_choice_to_see_chances_outlasts_the_match() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.start_season()
    table.look_as(table.match.to_move)
    table.scene.rebuild()
    assert not table.shell.settings.shows_odds
    table.click("odds")
    assert table.shell.settings.shows_odds
    again = SarePresenter(table.shell, table.match.game)
    again.show(table.match.view(table.match.to_move), table.match.seats)
    toggle = again.target("odds")
    assert toggle is not None
    assert toggle.does == Configure("shows_odds", value=False)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3])
def test_the_two_answers_fit_their_buttons(language: str, text_size: float) -> None:
    table = SaReTable(1, 1, text_size=text_size)
    shell = table.shell
    locale.set_language(language)
    note = locale.text("offer-sa-re-odds", goods=35, revolt=35)
    offers = [Offer("stop", locale.text("offer-sa-re-stop"), Control.CANCEL, "grand-quiet", "")]
    offers.append(Offer("continue", locale.text("offer-sa-re-continue"), Control.CANCEL, "grand", note))
    panel = ActionPanel(shell, "?", offers, None, lambda _: None, lambda _: None)
    panel.place(table.scene.areas.actions)
    for button in panel.walk():
        if isinstance(button, OfferButton) and button.is_grand:
            laid = lay_out(button.offer.note, button.rect.width - 12, shell.types, shell.theme, GRAND_NOTE)
            assert laid.lines <= 2


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_where_a_meaning_is_long_and_the_room_low_both_answers_stay_in_sight(language: str) -> None:
    table = SaReTable(1, 1)
    locale.set_language(language)
    note = "52% <wood> <stone> <gold> needed · 48% others · revolt under 1% whatever is drawn"
    offers = [Offer("stop", locale.text("offer-sa-re-stop"), Control.CANCEL, "grand-quiet", "")]
    offers.append(Offer("continue", locale.text("offer-sa-re-continue"), Control.CANCEL, "grand", note))
    offers.append(Offer("gold", "Pay 1 gold", Control.CANCEL))
    panel = ActionPanel(table.shell, "?", offers, None, lambda _: None, lambda _: None, is_foot=True)
    panel.place(pygame.FRect(450, 560, 520, 152))
    beside = pygame.FRect(978, 560, 300, 152)
    sheet = panel.put_aside(beside)
    assert beside.contains(sheet)
    assert round(sheet.bottom) == beside.bottom
    assert sheet.height < 70, "one low answer needs no more"
    assert sheet.contains(next(each.rect for each in panel.walk() if each.name == "gold"))
    answers = [each for each in panel.walk() if isinstance(each, OfferButton) and each.is_grand]
    assert len(answers) == 2
    for each in answers:
        assert each.clip_rect is not None
        assert each.clip_rect.contains(each.rect)


@pytest.mark.parametrize(("size", "lines"), [((1280, 720), 3), ((1920, 1080), 3)])
def test_beside_the_question_the_log_keeps_whole_lines(size: tuple[int, int], lines: int) -> None:
    """The other answers took two thirds of its place, and a line and a half were left."""
    table = SaReTable(1, 1, size=size, shows_odds=True)
    table.lay_starting_tiles()
    table.start_season()
    seat = table.state.first
    table.match.seats[0], table.match.seats[1] = table.match.seats[seat], table.match.seats[1 - seat]
    table.state.gauge[seat] = 4
    table.look_as(seat)
    answers = {each.name: each.rect for each in table.scene.root.walk() if isinstance(each, OfferButton)}
    assert {"stop", "continue", "gold"} <= set(answers)
    (panel,) = (each for each in table.scene.root.walk() if isinstance(each, LogPanel | DigestPanel))
    assert not any(panel.rect.colliderect(answer) for answer in answers.values())
    assert panel.rect.height - 40 >= lines * table.shell.types.line_height(SMALL)


def test_a_payment_is_taken_back_as_a_whole() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "market", 5, is_site=True)
    table.build_with((3, 3, 3, 2))
    ply = table.match.ply
    table.click(f"build.{TILES.index('market')}.5")
    table.click("do")
    for _ in range(30):
        table.tick()
    assert table.match.ply > ply + 1
    assert table.state.stack[-1][0] == moves.AT_BUILD
    table.click("undo")
    assert table.match.ply == ply
    assert table.state.stack[-1] == (moves.AT_BUILD, seat)


def test_while_a_place_is_chosen_explanations_keep_the_whole_site_in_sight() -> None:
    table = SaReTable(1, 1)
    table.lay_starting_tiles()
    seat = table.state.first
    table.match.seats[0], table.match.seats[1] = table.match.seats[seat], table.match.seats[1 - seat]
    table.look_as(seat)
    presenter = table.presenter
    before = presenter.explain(f"plot.{seat}.4")
    assert before is not None
    assert before.aside is None
    table.press(f"tile.{TILES.index('market')}")
    about = presenter.explain(f"plot.{seat}.4")
    assert about is not None
    assert about.aside is not None
    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
    drawn = draw_about(canvas, presenter.brush, about, about.aside)
    assert not drawn.colliderect(presenter.places.large_city.rect)


def test_what_is_ours_is_named_where_it_is_told() -> None:
    table = SaReTable(2, 0, confirm_handover=False, theme="contrast")
    table.lay_starting_tiles()
    explain = table.presenter.explain
    for target, words in (
        ("double", "pairs"),
        ("left.0", "cards of each kind"),
        ("tile.2", "price"),
        ("gauge.0", "gauge"),
    ):
        about = explain(target)
        assert about is not None
        remark = about.markup.rpartition("<i>")[2]
        assert words in remark
        assert "Our own" in remark


@pytest.mark.parametrize("ends", ["motion", "skip"])
def test_what_a_card_brings_is_told_when_it_has_been_turned_over(ends: str) -> None:
    table = Table(1, 1, game="sa-re", seed="suspense", animation="normal", shows_speech=True)
    scene, chance = table.scene, random.Random(3)
    heard: list[int] = []
    scene.speech.hear = lambda seats, facts, actor, ply, race: heard.append(actor)  # type: ignore[method-assign, assignment]
    while table.sight.suspense is None:
        legal = table.match.view(0).legal
        if legal and not table.sight.is_moving:
            table.match.submit(0, chance.choice(legal), table.match.ply)
        table.tick(1 / 20)
    before, many = list(table.sight.lines), len(heard)
    buttons = [each for each in scene.root.walk() if isinstance(each, OfferButton)]
    assert table.sight.kept_back
    assert not buttons
    assert table.sight.prompt == "Revealing…"
    assert table.sight.turn[0] == table.sight.suspense.before.to_move
    table.tick(1 / 20, times=4)
    assert table.sight.lines == before
    assert len(heard) == many
    kept, ply = list(table.sight.kept_back), table.match.ply
    if ends == "skip":
        table.press("seat.1")
        assert table.match.ply == ply
    while table.sight.suspense is not None:
        table.tick(1 / 20)
    assert table.sight.lines[: len(before) + len(kept)] == [*before, *kept]
    assert len(heard) > many
    assert not table.sight.kept_back


# Ties


@pytest.mark.rule("R-9")
def test_the_plate_says_who_wins_ties(monkeypatch: pytest.MonkeyPatch) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    drawn: list[str] = []
    marks: list[str] = []
    monkeypatch.setattr(Canvas, "text", lambda _, words, *__, **___: drawn.append(words) or 0.0)
    monkeypatch.setattr(Canvas, "icon", lambda _, name, *__, **___: marks.append(name) or True)

    def plate(seat: int) -> set[str]:
        drawn.clear()
        marks.clear()
        table.look_as(seat)
        list(table.presenter.paint(table.shell.canvas(table.surface())))
        return {words for words in drawn if "ties" in words}

    assert scoring.tie_winner(table.state) == -1
    assert not plate(0)
    assert "crown" not in marks
    table.add(0, "carpenter", 4)
    table.add(1, "temple", 4)
    table.add(0, "carpenter", 5)
    assert scoring.tie_winner(table.state) == 1
    assert plate(0) == {"+1 · loses ties"}
    assert "crown" not in marks  # the seat ahead leads without the tie-break
    assert plate(1) == {"1 behind · wins ties"}
    table.add(1, "carpenter", 5)
    assert plate(0) == {"tied · loses ties"}
    assert "crown" in marks
    assert plate(1) == {"tied · wins ties"}


@pytest.mark.rule("R-9")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_crown_is_over_the_seal_of_who_wins_ties(winner: int) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.add(winner, "temple", 4)
    table.add(1 - winner, "carpenter", 4)
    assert scoring.tie_winner(table.state) == winner
    table.look_as(0)
    with drawing() as drawn:
        table.surface()
    crowns = [mark.rect.center for mark in drawn.icons if mark.words == "crown"]
    seals = [mark for mark in drawn.pictures if mark.words in SEALS[:2]]
    nearest = [min(seals, key=lambda seal: math.dist(seal.rect.center, crown)).words for crown in crowns]
    assert nearest == [SEALS[winner]] * (1 + winner), "on the track, and on the head of an opponent"


@pytest.mark.rule("R-9")
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_who_launches_a_pyramid_learns_who_wins_ties_with_it(language: str) -> None:
    locale.set_language(language)
    table = SaReTable(2, 0, confirm_handover=False, language=language)
    table.lay_starting_tiles()
    seat = table.state.first
    table.look_as(seat)
    said = []
    for rival in ("", "pyramid", "temple"):
        if rival:
            table.add(1 - seat, rival, 4, is_site=rival == "pyramid")
        if rival == "pyramid":
            table.state.pyramid[1 - seat], table.state.pyramids = 1, 0b10
        table.look_as(seat)
        number = (table.state.pyramids & -table.state.pyramids).bit_length()
        table.click("tile.1")
        said.append(table.presenter.prompt())
        assert str(number) in said[-1]
        table.click("clear")
    assert said == [
        text("prompt-sa-re-where-pyramid-wins", number=1),
        text("prompt-sa-re-where-pyramid-loses", number=2),
        text("prompt-sa-re-where-pyramid-loses", number=2),
    ]


@pytest.mark.rule("R-5.5")
def test_an_obelisk_tells_on_request_what_came_after_it() -> None:
    """All these cards were seen by everybody; the cards that nobody drew stay unknown."""
    table = SaReTable(3, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.start_season()
    first = table.match.to_move
    second = (first + 1) % 3

    def told(seat: int) -> str:
        table.drain()
        table.look_as(first)
        about = table.presenter.explain(f"obelisk.{seat}")
        assert about is not None
        return about.markup

    table.submit((moves.STOP,))
    assert told(first).endswith(text("about-obelisk-none"))
    assert "<br>" not in told(second)
    for _ in range(3):
        table.submit((moves.CONTINUE,), (moves.CONTINUE,))
        while table.state.stack[-1][0] != moves.AT_QUESTION:
            table.submit(table.match.view(table.match.to_move).legal[-1])
        table.drain()
    table.look_as(first)
    drawn = [table.presenter.tables.faces[card] for card in table.presenter.layout.drawn]
    assert len(drawn) == table.state.drawn >= 3
    rise = sum({TROUBLE: 1, TROUBLE + 1: 2}.get(face, 0) for face in drawn)
    cards = " ".join(f"<icon:{ICONS[face]}>{count}" for face, count in sorted(Counter(drawn).items()))
    assert all(str(count) in spoken(cards) for count in Counter(drawn).values()), "by ear it is not without them"
    now = table.state.gauge[first]
    assert told(first).endswith(text("about-obelisk-since", cards=cards, now=now, then=now + rise))
    table.state.gauge[first] = 7 - max(1, rise)
    if rise:
        assert told(first).endswith(text("about-obelisk-since-revolt", cards=cards, now=7 - rise))
    table.submit((moves.STOP,))
    assert told(second).endswith(text("about-obelisk-none"))
