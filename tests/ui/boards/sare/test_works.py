"""The counts on the sheet of a player's works in Sa-Rê, and the questions to a player who can build nothing."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from game import locale
from game.locale import text
from game.rules.sare import moves
from game.rules.sare.tables import PYRAMID
from game.ui.boards.kit.painting import height_over
from game.ui.boards.kit.values import Refuse
from game.ui.boards.sare.means import affordable, demand_of, means_of, sites_of, wanted_of
from game.ui.boards.sare.steps import Keeping
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import SUBHEADING
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.window.input import Action
from tests.sparing import FINE
from tests.ui.boards.sare.table import SaReTable
from tests.ui.drawn import drawing
from tests.ui.tables import Table

NOTHING = (0, 0, 0, 0)
"""No means of payment at all."""


def revolted(table: Table, gains: tuple[int, int, int, int]) -> int:
    """Let the first player build after a revolt, with a trade and a caravan that may not be used."""
    table.lay_starting_tiles()
    state = table.state
    seat = state.first
    table.add(seat, "carpenter", 4)
    state.caravans[seat] = 1
    state.revolted = 1 << seat
    table.build_with(gains)
    return seat


@pytest.mark.rule("R-7")
def test_after_a_revolt_the_sheet_counts_what_can_be_chartered_and_stored() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    seat = revolted(table, (2, 1, 3, 0))
    assert means_of(table.state, seat) == (2, 1, 3, 0)


@pytest.mark.rule("R-8.3")
def test_what_a_rival_charters_takes_nothing_from_the_own_caravans() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.build_with((3, 3, 0, 0))
    table.state.caravans[1 - seat] = 1
    table.submit(next(move for move in table.match.view(seat).legal if move[0] == moves.CHARTER))
    state = table.state
    assert (state.chartered, state.caravans[seat]) == (1, 1)
    assert means_of(state, seat)[3] == 0
    assert means_of(state, 1 - seat)[3] == 1


@pytest.mark.rule("R-7")
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_nobody_is_asked_what_he_builds_who_cannot_build(language: str) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "market", 6, is_site=True)
    locale.set_language(language)
    for gains, is_revolt, key in (
        ((3, 3, 3, 0), False, "prompt-sa-re-build"),
        ((1, 1, 0, 0), False, "prompt-sa-re-build-none"),
        ((3, 3, 3, 0), True, "prompt-sa-re-build-revolted"),
    ):
        table.state.revolted = is_revolt << seat
        table.build_with(gains)
        presenter = table.presenter
        assert presenter.prompt() == text(key, name=presenter.words.plain_seat(seat))
        finish = next(offer for offer in presenter.offers() if offer.id == "finish")
        last = {"build": "", "none": "-all", "revolted": "-revolted"}[key.rpartition("-")[2]]
        assert finish.label == text(f"offer-sa-re-finish{last}")


def test_every_space_says_something_of_itself() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.look_as(seat)
    for space in range(12):
        about = table.presenter.explain(f"plot.{seat}.{space}")
        assert about is not None
        assert about.markup


def test_odds_are_told_as_the_language_writes_them() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.start_season()
    table.look_as(table.match.to_move)
    locale.set_language("fr")
    about = table.presenter.explain("odds")
    assert about is not None
    assert "Bois\u202f: 18\u202f%" in about.markup


def test_beside_the_wild_cards_stands_what_they_are_for(monkeypatch: pytest.MonkeyPatch) -> None:
    table = SaReTable(2, 0, confirm_handover=False, theme="contrast")
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "temple", 4, is_site=True)
    table.build_with((0, 0, 0, 2))
    have = means_of(table.state, seat)
    need = demand_of(table.presenter.game, table.state, seat, have)
    lacking = sum(max(0, n - h) for n, h in zip(need, have, strict=False))
    assert lacking
    drawn: list[str] = []
    monkeypatch.setattr(Canvas, "text", lambda _, words, *__, **___: drawn.append(words) or 0.0)
    list(table.presenter.paint(table.shell.canvas(table.surface())))
    assert f"for {lacking}" in drawn


@pytest.mark.rule("R-8.1")
def test_while_a_seat_builds_its_gains_and_warehouses_are_told_as_one() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.look_as(seat)
    told = [table.presenter.explain(f"gains.{seat}")]
    table.build_with((2, 0, 0, 0))
    told.append(table.presenter.explain(f"gains.{seat}"))
    assert [(about.title, about.markup) for about in told if about is not None] == [
        ("Earned this season", "Nothing."),
        ("Season and Warehouses", "2 wood. Spend or store them during construction."),
    ]


@pytest.mark.rule("R-9")
def test_a_seat_tells_who_is_ahead_on_the_tie_breaks() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.look_as(seat)
    names = [table.presenter.words.plain_seat(each) for each in range(2)]
    told = table.presenter.explain(f"seat.{1 - seat}")
    assert told is not None
    assert f"{names[0]} and {names[1]} would share the victory on the tie-breaks." in told.markup
    table.add(seat, "temple", 4)
    table.look_as(seat)
    told = table.presenter.explain(f"seat.{1 - seat}")
    assert told is not None
    assert f"If all met the goal in this round, {names[seat]} would win on the tie-breaks." in told.markup


@pytest.mark.rule("R-8.4")
@pytest.mark.parametrize(("is_revolt", "held"), [(False, 3), (True, 2)])
def test_what_is_told_to_be_held_is_what_may_be_kept(is_revolt: bool, held: int) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "carpenter", 4)
    table.state.revolted = is_revolt << seat
    table.build_with((2, 2, 0, 0))
    table.submit((moves.FINISH,))
    table.look_as(seat)
    wood, *_ = table.presenter.choice.counters()
    assert (wood.have, wood.most) == (held, held)


@pytest.mark.parametrize("is_built", [False, True])
def test_a_name_of_a_space_does_not_shine_through_a_tile(is_built: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    if is_built:
        table.add(seat, "temple", 4)
    table.look_as(seat)
    drawn: list[str] = []
    monkeypatch.setattr(Canvas, "text", lambda _, words, *__, **___: drawn.append(words) or 0.0)
    list(table.presenter.paint(table.shell.canvas(table.surface())))
    assert ("b2" in drawn) is not is_built
    assert "c2" in drawn


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), FINE])
def test_the_tick_of_a_card_the_temple_keeps_stays_below_the_title(size: tuple[int, int], text_size: float) -> None:
    table = SaReTable(2, 0, size=size, text_size=text_size, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "temple", 4)
    table.start_season()
    table.submit((moves.TEMPLE_LOOK,))
    table.look_as(seat)
    presenter = table.presenter
    table.click("look.0")
    (chosen,) = [item for item in presenter.tray.items() if item.look == "chosen"]
    tick = chosen.rect.top - height_over(chosen, 1.0) - 4 - 12
    title = presenter.tray.rect.top + 10 + table.shell.canvas(table.surface()).types.line_height(SUBHEADING)
    assert title <= tick
    assert chosen.rect.bottom < presenter.tray.rect.bottom


@pytest.mark.rule("R-8.1")
@pytest.mark.parametrize("gold", [1, 3])
def test_what_the_port_takes_off_no_more_is_paid_by_its_own_kind(gold: int) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "port", 4)
    table.add(seat, "library", 2, is_site=True)
    table.build_with((4, 4, gold, 2))
    table.click(next(name for name in table.wishes() if name.startswith("build.")))
    choice = table.presenter.choice
    assert choice.plan is not None
    assert (choice.plan.due, choice.plan.off) == ((2, 2, 2), 2)
    assert (choice.plan.hand, choice.plan.missing) == ((2, 2, 1), 0)
    table.click("off.0")
    choice = table.presenter.choice
    assert choice.plan is not None
    assert choice.plan.off == 0
    assert choice.plan.hand == (1, 2, min(2, gold))
    assert choice.plan.missing == (0 if gold > 1 else 1), "nobody counts his Jokers for him"


@pytest.mark.rule("R-8.2")
def test_a_step_built_just_now_is_needed_no_more_in_this_round() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    state = table.state
    seat = state.first
    table.add(seat, "pyramid", 4, is_site=True)
    table.add(seat, "market", 6, is_site=True)
    state.pyramid[seat], state.pyramids = 4, 0b111
    table.build_with((4, 4, 4, 0))
    game = table.presenter.game
    assert demand_of(game, table.state, seat, NOTHING) == (4, 3, 3)
    table.submit((moves.BUILD, PYRAMID, 4))
    while table.state.stack[-1][0] != moves.AT_BUILD:
        table.submit(table.match.view(seat).legal[0])
    assert table.state.steps[seat] == 1
    assert demand_of(game, table.state, seat, NOTHING) == (2, 1, 1)
    table.submit((moves.FINISH,))
    while table.match.to_move == seat:
        table.submit(table.match.view(seat).legal[0])
    assert demand_of(game, table.state, seat, NOTHING) == (4, 3, 3), "those of the next round"


@pytest.mark.rule("R-7")
def test_after_a_revolt_nothing_is_needed_in_this_round() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    seat = revolted(table, (2, 1, 3, 0))
    table.add(seat, "market", 6, is_site=True)
    assert demand_of(table.presenter.game, table.state, seat, NOTHING) == (0, 0, 0)
    table.state.revolted = 0
    assert demand_of(table.presenter.game, table.state, seat, NOTHING) == (2, 1, 1)


@pytest.mark.parametrize(
    ("have", "gain", "jokers"),
    [((1, 2, 0, 2), (0, 0, 0, 0), 2), ((1, 2, 0, 0), (1, 0, 0, 1), 1), ((1, 2, 0, 0), (0, 0, 0, 0), 0)],
)
def test_jokers_are_needed_for_what_lacks_if_there_are_any(
    have: tuple[int, int, int, int], gain: tuple[int, int, int, int], jokers: int
) -> None:
    assert wanted_of((2, 1, 1), have, gain) == (2, 1, 1, jokers)


@pytest.mark.rule("R-8.4")
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_joker_of_the_port_that_is_kept_as_something_else_is_named(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "port", 5)
    table.build_with((1, 3, 0, 0))
    table.submit((moves.FINISH,))
    locale.set_language(language)
    table.look_as(seat)
    presenter, written, below = table.presenter, [], []
    assert presenter.choice.step == Keeping((1, 1, 1))
    monkeypatch.setattr(Canvas, "text", lambda self, words, *rest, **more: written.append(words))
    monkeypatch.setattr(Canvas, "rich", lambda self, words, *rest, **more: below.append(words))
    presenter.tray.paint(table.shell.canvas(pygame.Surface((1280, 720))), "")
    assert text("counter-keep", have=0, more=1) in written
    assert text("counter-keep", have=3, more=0) in written
    assert text("counter-keep", have=0, more=1) != text("counter-keep", have=0, more=0)
    assert below == [text("tray-sa-re-keep-foot", count=3, room=3, jokers=1)]


@pytest.mark.parametrize("is_store", [False, True])
def test_the_buttons_stay_where_they_are_while_amounts_are_counted(is_store: bool) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    if is_store:
        table.build_with((2, 2, 1, 0))
        table.submit((moves.FINISH,))
    else:
        table.add(seat, "market", 4)
        table.start_season()
        table.submit((moves.STOP,), (moves.STOP,))
    table.look_as(seat)
    before = [offer.id for offer in table.presenter.offers()]
    table.click("less.k2" if is_store else "more.m0")
    assert table.presenter.choice.is_begun
    assert [offer.id for offer in table.presenter.offers()] == before
    table.key(Action.BACK)
    assert not table.presenter.choice.is_begun


@pytest.mark.parametrize(
    ("means", "paid", "rest"),
    [
        ((1, 3, 2, 0), {4}, (0, 0, 0, 0)),
        ((3, 4, 3, 0), {4, 5}, (0, 0, 0, 0)),
        ((0, 0, 0, 6), {4}, (0, 0, 0, 0)),
        ((2, 1, 0, 1), {5}, (0, 0, 0, 0)),
        ((0, 2, 2, 0), set(), (0, 2, 2, 0)),
    ],
)
def test_the_sites_are_counted_that_the_means_pay_for_together(
    means: tuple[int, ...], paid: set[int], rest: tuple[int, ...]
) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "temple", 4, is_site=True)
    table.add(seat, "market", 5, is_site=True)
    tables = table.presenter.tables
    sites = sites_of(tables, table.state, seat)
    assert [site.price for site in sites] == [(1, 3, 2), (2, 1, 1)]
    assert affordable(tables, table.state, seat, sites, means) == (frozenset(paid), rest)


def test_a_site_that_can_be_paid_has_a_tick_behind_its_name() -> None:
    table = SaReTable(2, 0, confirm_handover=False, theme="contrast")
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "market", 5, is_site=True)
    table.add(seat, "temple", 4, is_site=True)
    table.start_season()
    table.state.gains[seat * 4 : seat * 4 + 4] = [3, 3, 3, 0]
    table.look_as(seat)
    works = table.presenter.panels.works
    with drawing() as seen:
        table.scene.renderer.cache.drop()
        table.surface()
    assert works.paid
    ticks = [each.rect for each in seen.icons if each.words == "check"]
    found = {each.words: each.rect for each in seen.pictures if each.words in ("tiles/market", "tiles/temple")}
    assert len(ticks) == len(found) == 2
    for picture, name in (("tiles/market", "Market"), ("tiles/temple", "Temple")):
        site, label = found[picture], seen.text(name).rect
        (tick,) = (each for each in ticks if abs(each.centery - site.centery) < 4)
        assert abs(label.centery - site.centery) < 4
        assert site.right < label.left < label.right < tick.left
        assert site.width > 20, "the building can be made out"
    assert abs(found["tiles/market"].centery - found["tiles/temple"].centery) > 20, "one below the other"


@pytest.mark.rule("R-4")
def test_what_all_sites_need_agrees_with_the_sites_that_can_be_paid() -> None:
    """The Port's discount is in both: all sites have a tick just when wild ones cover all that is missing."""
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "port", 5)
    for tile, space in (("temple", 8), ("market", 11), ("library", 6)):
        table.add(seat, tile, space, is_site=True)
    game, state = table.presenter.game, table.state
    sites = sites_of(game.tables, state, seat)
    assert sum(sum(site.price) for site in sites) == 16
    some = set()
    for means in product(range(7), range(7), range(6), range(4)):
        need = demand_of(game, state, seat, means)
        short = sum(max(0, wanted - own) for wanted, own in zip(need, means, strict=False))
        paid, _ = affordable(game.tables, state, seat, sites, means)
        assert (short <= means[3]) == (len(paid) == len(sites)), (means, need, paid)
        some.add(len(paid))
    assert some == {0, 1, 2, 3}


@pytest.mark.rule("R-8.1")
def test_the_sites_still_affordable_are_those_of_one_purse() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "temple", 4, is_site=True)
    table.add(seat, "market", 8, is_site=True)
    table.build_with((2, 3, 2, 0))
    offers = {offer.id: offer for offer in table.presenter.offers()}
    assert sum(name.startswith("build.") for name in offers) == 2
    assert offers["finish"].note == "1 site still affordable"
    table.build_with((3, 4, 3, 0))
    assert next(offer for offer in table.presenter.offers() if offer.id == "finish").note == "2 sites still affordable"


def test_the_only_site_that_can_be_built_is_first_and_to_be_done_is_less() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    kinds = []
    for tile, space in (("market", 6), ("temple", 4)):
        table.add(seat, tile, space, is_site=True)
        table.build_with((4, 4, 4, 0))
        kinds.append([offer.kind for offer in table.presenter.offers() if offer.id.startswith(("build", "finish"))])
    assert kinds == [["grand", "plain"], ["grand-quiet", "grand-quiet", "plain"]]


SITES = [("market", 6), ("port", 8), ("library", 4)]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(
    ("size", "text_size"),
    [((1280, 720), 1.0), ((1024, 768), 1.0), ((900, 1200), 1.0), ((1080, 1920), 1.0), ((1280, 720), 1.5)],
)
@pytest.mark.parametrize("many", [1, 2, 3])
def test_each_site_shows_what_it_brings_within_its_answer(
    many: int, size: tuple[int, int], text_size: float, language: str
) -> None:
    """No word is split, nothing lies over the edge, and the price is always told."""
    locale.set_language(language)
    table = SaReTable(2, 0, size=size, text_size=text_size, language=language, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    for tile, space in SITES[:many]:
        table.add(seat, tile, space, is_site=True)
    table.build_with((5, 5, 5, 3))
    answers = [each for each in table.scene.root.walk() if isinstance(each, OfferButton) and each.is_grand]
    assert [each.offer.id.partition(".")[0] for each in answers] == ["build"] * many
    with drawing() as drawn:
        table.surface()
    for answer in answers:
        words = [mark for mark in drawn.paragraphs if answer.rect.collidepoint(mark.topleft)]
        assert len(words) >= 2, "the price, and what the building brings"
        assert all(answer.rect.contains(mark) for mark in words)
        assert answer.offer.tip, "all of it is told in words"


def test_a_site_that_cannot_be_paid_for_tells_what_it_lacks_and_why_it_is_refused() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "goldsmith", 6, is_site=True)
    table.add(seat, "palace", 4, is_site=True)
    table.build_with((2, 3, 0, 0))
    offers = [offer for offer in table.presenter.offers() if offer.id.startswith("build.")]
    assert [isinstance(offer.does, Refuse) for offer in offers] == [False, True]
    assert [offer.label for offer in offers] == ["Goldsmith", "Palace"]
    with drawing() as drawn:
        table.surface()
    assert any("−" in mark.words for mark in drawn.texts)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (900, 1200)])
def test_the_sheet_of_the_works_names_each_of_two_sites(size: tuple[int, int]) -> None:
    """Two buildings without names stood over the questions about what you know."""
    table = SaReTable(2, 0, size=size, confirm_handover=False)
    table.lay_starting_tiles()
    for name, space in (("palace", 4), ("temple", 5)):
        table.add(table.state.first, name, space, is_site=True)
    table.start_season()
    table.look_as(table.state.first)
    with drawing() as drawn:
        table.presenter.panels.works.paint(table.shell.canvas(table.surface()))
    sheet = table.presenter.places.works
    assert {"Palace", "Temple"} <= {each.words for each in drawn.texts if sheet.contains(each.rect)}
