"""The question of Sa-Rê: two answers that are always visible, and the items beside them."""

from __future__ import annotations

import re
from typing import Any

import pygame
import pytest

from game import locale
from game.ai.reasons import Hint
from game.rules.sare import moves
from game.rules.sare import odds as count
from game.rules.sare.tables import DOUBLE_TROUBLE, FACES, TILES, TROUBLE
from game.ui.boards.kit.portraits import portrait_of
from game.ui.boards.kit.values import Submit, Tone
from game.ui.boards.sare.large_answers import Climb, OutcomeDetail
from game.ui.boards.sare.odds import odds, percent, percents
from game.ui.boards.sare.steps import Swapping
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, plain
from game.ui.scenes.options import Options
from game.ui.table import scene as table_scene
from game.ui.table.ask.action_panel import ActionPanel
from game.ui.table.ask.offer_buttons import LABEL, OfferButton
from game.ui.table.ask.offer_rows import Flow
from game.ui.table.tell.hint_view import HintStep
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.tooltip import draw_tooltip
from game.ui.window.input import Action, KeyPress, PointerMove
from tests.ai.sanity.sare_position import revolt_odds
from tests.sparing import FINE
from tests.ui import tables
from tests.ui.boards.sare.table import SaReTable
from tests.ui.drawn import drawing
from tests.ui.pilot import choose
from tests.ui.tables import Table

SHAPES = [(1280, 720), (1440, 900), (1024, 768), (900, 1200), (1080, 1920), (2560, 1080)]
SPACES = {"barracks": 2, "temple": 5, "market": 8, "palace": 11, "library": 6, "gardens": 9}


def ask(table: Table, *buildings: str, gauge: int = 6) -> int:
    """Bring the first player, who owns these buildings, to the question with the given gauge; return the seat."""
    table.lay_starting_tiles()
    seat = table.state.first
    for name in buildings:
        table.add(seat, name, SPACES[name])
    table.start_season()
    state = table.state
    state.gauge[seat] = gauge
    state.pool[:3] = [4, 3, 2]
    table.look_as(seat)
    table.scene.rebuild()
    return seat


def note_of(table: Table, name: str) -> str:
    """Return the note of an offer, with plain spaces."""
    note = next(offer.note for offer in table.presenter.offers() if offer.id == name)
    return note.replace("\N{NO-BREAK SPACE}", " ")


def grand_of(table: Table) -> tuple[list[OfferButton], ScrollArea]:
    panel = next(each for each in table.scene.root.walk() if isinstance(each, ActionPanel))
    area = next(each for each in panel.walk() if isinstance(each, ScrollArea))
    return [each for each in panel.walk() if isinstance(each, OfferButton) and each.is_grand], area


def test_the_keys_begin_on_the_answer_that_stands_out() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    ask(table, "barracks")
    answers, _ = grand_of(table)
    assert table.scene.default_focus == next(each.offer.id for each in answers if each.offer.kind == "grand")
    assert table.scene.default_focus == "continue"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("is_alone", [False, True])
def test_both_answers_are_whole_in_sight(
    size: tuple[int, int], text_size: float, language: str, is_alone: bool
) -> None:
    table = SaReTable(4, 0, size=size, text_size=text_size, shows_odds=True, confirm_handover=False, language=language)
    locale.set_language(language)
    seat = ask(table, *SPACES)
    table.match.note_preference(seat, "palace never 1")
    table.state.ready[seat] &= ~(1 << 3 | 1 << 4)
    if is_alone:
        table.state.standing = 1 << seat
    table.look_as(seat)
    answers, area = grand_of(table)
    assert [each.offer.id for each in answers] == ["stop", "continue"]
    assert answers[0].rect.top == answers[1].rect.top
    for answer in answers:
        assert area.rect.contains(answer.rect)
        assert answer.has_room(answer.rect.width)
        assert answer.rect.height >= 64 * text_size
    others = [each for each in table.scene.root.walk() if isinstance(each, OfferButton) and not each.is_grand]
    assert {"gold", "temple", "market", "wake.palace"} <= {each.offer.id for each in others}
    assert all(each.clip_rect is not None for each in others)
    assert all(each.clip_rect.contains(each.rect) for each in others), "everything that can be used is in sight"  # type: ignore[union-attr]
    assert all(each.has_room(each.rect.width) for each in others)
    table.scene.is_focus_shown = True
    for each in others:
        table.scene.set_focus(each, by_key=True)
        assert each.clip_rect.contains(each.rect), "the keys bring it in sight"  # type: ignore[union-attr]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("is_lacking", [False, True])
def test_the_words_of_a_large_answer_keep_off_its_edges(size: tuple[int, int], is_lacking: bool) -> None:
    table = SaReTable(4, 0, size=size, shows_odds=True, confirm_handover=False)
    seat = ask(table, "market", gauge=2)
    if is_lacking:
        table.state.pool[:3] = [0, 0, 1]
        table.add(seat, "carpenter", 4, is_site=True)
    table.look_as(seat)
    (_, answer), _ = grand_of(table)
    with drawing() as drawn:
        table.surface()
    label = drawn.text(answer.offer.label).rect
    note = next(each for each in reversed(drawn.paragraphs) if answer.rect.collidepoint(each.center))
    assert answer.rect.top + 3.5 <= label.top < note.top
    assert note.bottom <= answer.rect.bottom - 3.5


@pytest.mark.rule("R-5.6")
def test_who_stands_alone_is_told_that_any_trouble_stops_him_or_is_a_revolt() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    seat = ask(table)
    assert "last one" not in table.presenter.prompt()
    table.state.standing = 1 << seat
    table.look_as(seat)
    assert table.presenter.prompt().endswith("you’re the last one in: Unrest ends your season.")


def test_what_else_can_be_done_lies_in_rows_filled_to_their_end() -> None:
    table = SaReTable(4, 0, confirm_handover=False)
    ask(table, *SPACES)
    flows = [each for each in table.scene.root.walk() if isinstance(each, Flow)]
    found = []
    for flow in flows:
        rows: dict[float, list[OfferButton]] = {}
        for each in flow.walk():
            if isinstance(each, OfferButton):
                found.append(each.offer.id)
                assert each.natural() <= each.rect.width + 0.01
                rows.setdefault(each.rect.top, []).append(each)
        for row in rows.values():
            assert row[-1].rect.right == pytest.approx(flow.rect.right)
    assert found == ["gold", "barracks", "temple", "market"]


@pytest.mark.rule("R-6")
def test_the_barracks_ask_whom_only_where_there_are_several() -> None:
    table = SaReTable(4, 0, confirm_handover=False)
    seat = ask(table, "barracks")
    table.click("barracks")
    others = [other for other in range(4) if other != seat]
    assert [offer.id for offer in table.presenter.offers()] == [*(f"push.{other}" for other in others), "clear"]
    assert "whose" in table.presenter.prompt()
    table.click(f"push.{others[1]}")
    assert table.match.decision(table.match.ply)[1] == (moves.BARRACKS_PUSH, others[1])
    pair = SaReTable(2, 0, confirm_handover=False)
    seat = ask(pair, "barracks")
    assert f"push.{1 - seat}" in [offer.id for offer in pair.presenter.offers()]


def test_the_odds_are_switched_on_in_the_settings_too() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    ask(table)
    options = Options(table.shell)
    options.enter(table.shell.display.size)
    choose(options, "tabs", "play")
    next(each for each in options.root.walk() if each.name == "shows_odds").handle(KeyPress(Action.ACTIVATE))
    assert table.shell.settings.shows_odds


def test_without_odds_the_answer_says_how_far_red_is() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    ask(table, gauge=4)
    offer = next(offer for offer in table.presenter.offers() if offer.id == "continue")
    assert offer.note == "21 cards · 3 to red"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(
    ("gauge", "hues", "faces"),
    [(1, ["amber", "danger"], ["amber"]), (5, ["amber", "danger"], ["amber", "danger"]), (6, ["danger"], ["danger"])],
)
def test_the_colours_of_the_odds_are_told_in_words_and_pictures(
    language: str, gauge: int, hues: list[str], faces: list[str]
) -> None:
    """A revolt through Horus counts as one in the sum, but a Horus itself has its own colour."""
    locale.set_language(language)
    table = SaReTable(2, 0, language=language, shows_odds=True, confirm_handover=False)
    ask(table, gauge=gauge)
    button = next(each for each in grand_of(table)[0] if each.name == "continue")
    for hue in ("reed", "sand", "lapis", "amber", "danger"):
        words = locale.text(f"legend-sa-re-{hue}", share="x").partition(" ")[0]
        is_told = hue in (*("reed", "sand", "lapis"), *hues)
        assert (f"<{hue}>■</{hue}>" in button.tooltip) == is_told
        assert (words in button.tooltip) >= is_told
    about = table.presenter.explain("odds")
    assert about is not None
    assert all(f"<{hue}>■" in about.markup for hue in ("reed", "sand", "lapis", *faces))
    assert about.markup.count("<icon:") == 7


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), FINE])
def test_the_odds_one_by_one_hide_neither_the_question_nor_the_table(
    size: tuple[int, int], text_size: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[pygame.FRect] = []
    monkeypatch.setattr(table_scene, "draw_tooltip", lambda *args: drawn.append(draw_tooltip(*args)))
    table = SaReTable(2, 0, size=size, text_size=text_size, shows_odds=True, confirm_handover=False)
    ask(table, gauge=5)
    button = next(each for each in grand_of(table)[0] if each.name == "continue")
    table.send(PointerMove(button.rect.center))
    table.tick(1.0, times=2)
    table.surface()
    areas = table.scene.areas
    assert drawn
    assert areas.log.inflate(2, 0).contains(drawn[-1])


def test_the_odds_say_that_no_card_means_revolt() -> None:
    table = SaReTable(2, 0, confirm_handover=False, shows_odds=True)
    ask(table, gauge=1)
    assert note_of(table, "continue").endswith("under 1% revolt")
    table = SaReTable(2, 0, confirm_handover=False, shows_odds=True)
    seat = ask(table, gauge=1)
    table.state.standing = 1 << seat
    table.look_as(seat)
    assert note_of(table, "continue").endswith("· 0% revolt"), "any Unrest stops it"


def shares_of(note: str) -> list[str]:
    """Return the figures of a note that must add up: those with a percentage before the darkness."""
    return re.findall(r"(under 1|over 99|\d+)%", note.split("<icon:season/hoshekh>", maxsplit=1)[0])


@pytest.mark.rule("R-5.4")
@pytest.mark.parametrize("gauge", range(1, 7))
@pytest.mark.parametrize("is_alone", [False, True])
def test_the_shares_on_the_button_are_exact_and_add_up(gauge: int, is_alone: bool) -> None:
    table = SaReTable(3, 0, confirm_handover=False, shows_odds=True)
    seat = ask(table, gauge=gauge)
    table.state.pool[:3] = [0, 0, 2]
    table.state.store, table.state.awarded = [0] * 9, 1
    table.add(seat, "carpenter", 4, is_site=True)
    if is_alone:
        table.state.standing = 1 << seat
    table.look_as(seat)
    note = note_of(table, "continue")
    shares = shares_of(note)
    assert len(shares) == 3 + is_alone
    numbers = [{"under 1": 0, "over 99": 100}[share] if " " in share else int(share) for share in shares]
    assert sum(numbers) == 100, note
    view, tables = table.match.view(seat), table.presenter.tables
    revolt = count.chance_of_revolt(count.outlooks(tables, view), count.exposure(tables, view.state, seat))
    assert abs(numbers[-1] - 100 * revolt) < 1
    assert (shares[-1] == "under 1") == (0 < revolt < 0.005)
    assert (shares[-1] == "0") == (revolt == 0)
    assert "needed" in note
    assert note.count("<icon:resources/") == 1, "the Carpenter still lacks stone alone"


@pytest.mark.rule("R-5.4")
def test_the_share_of_resources_stands_on_the_button_and_not_below_the_deck_as_well() -> None:
    table = SaReTable(2, 0, confirm_handover=False, shows_odds=True)
    ask(table, gauge=1)
    said = []
    while table.state.stack and table.state.stack[-1][0] == moves.AT_QUESTION:
        table.state.gauge = [1, 1]
        seat = table.match.to_move
        table.look_as(seat)
        with drawing() as drawn:
            table.surface()
        found = odds(table.match.view(seat), table.presenter.tables, seat)
        assert found is not None
        note = shares_of(note_of(table, "continue"))[0]
        said.append((percent(sum(found.goods)), note + "%"))
        foot = table.scene.areas.hand.top
        shares = [each for each in drawn.texts if each.words.endswith("%")]
        assert shares
        assert all(each.rect.top >= foot for each in shares), "the unseen cards are the bar on the button alone"
        assert not any(target.id.startswith("left.") for target in table.presenter.targets())
        table.submit((moves.CONTINUE,))
    assert len(set(said)) > 10
    assert [exact for exact, _ in said] == [button for _, button in said]


@pytest.mark.rule("R-5.4")
@pytest.mark.parametrize("gauge", range(1, 7))
@pytest.mark.parametrize("is_alone", [False, True])
def test_the_cards_in_the_bar_add_up_to_the_figures_below_it(gauge: int, is_alone: bool) -> None:
    table = SaReTable(2, 0, confirm_handover=False, shows_odds=True)
    seat = ask(table, gauge=gauge)
    table.state.gauge[:] = [gauge, gauge]
    if is_alone:
        table.state.standing = 1 << seat
    table.look_as(seat)
    found = odds(table.match.view(seat), table.presenter.tables, seat)
    assert found is not None
    continuing = next(offer for offer in table.presenter.offers() if offer.id == "continue")
    parts = {figure.word: sum(part.share for part in figure.slices) for figure in continuing.figures}
    assert sum(parts.values()) == pytest.approx(1.0)
    assert parts[locale.text("seat-sa-re-revolt")] == pytest.approx(found.revolt)
    assert parts.get(locale.text("odds-sa-re-ends"), 0.0) == pytest.approx(found.ends)
    assert all(part.share > 0 for figure in continuing.figures for part in figure.slices)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("is_alone", [False, True])
def test_all_answers_of_a_season_are_whole_and_high_enough_to_be_pressed(
    size: tuple[int, int], language: str, *, is_alone: bool
) -> None:
    locale.set_language(language)
    table = SaReTable(2, 0, size=size, language=language, confirm_handover=False, shows_odds=True)
    seat = ask(table, "barracks", "market", gauge=2)
    table.state.store[:] = [1] * 6
    table.add(seat, "goldsmith", 9, is_site=True)
    if is_alone:
        table.state.standing = 1 << seat
        table.state.dark = [card for card in table.state.shoe if table.presenter.tables.faces[card] in (0, 3)]
    table.look_as(seat)
    answers, area = grand_of(table)
    assert {each.rect.top for each in answers} == {answers[0].rect.top}
    assert all(each.rect.height > 130 for each in answers)
    assert not area.reach
    quiet = [each for each in table.scene.root.walk() if isinstance(each, OfferButton) and not each.is_grand]
    assert {"gold", "market"} <= {each.name for each in quiet}
    assert min(each.rect.height for each in quiet) >= 44 * 720 / 1080
    assert all(each.is_whole(each.rect.width) for each in quiet)
    with drawing() as drawn:
        table.surface()
    stop = next(each for each in answers if each.name == "stop")
    assert stop.rect.contains(drawn.text(table.presenter.words.tile(TILES.index("goldsmith"))).rect)


@pytest.mark.rule("R-5.5")
@pytest.mark.parametrize(("gauge", "tone"), [(1, Tone.PLAIN), (4, Tone.PLAIN), (5, Tone.BAD), (6, Tone.BAD)])
def test_a_plate_beside_the_question_tells_how_far_the_revolt_is(gauge: int, tone: Tone) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    ask(table, "market", gauge=gauge)
    plate = table.presenter.plate()
    assert plate is not None
    assert (plate.words, plate.tone) == (f"gauge {gauge} · revolt at 7", tone)
    with drawing() as drawn:
        table.surface()
    question = drawn.text(table.sight.prompt)
    assert drawn.text(plate.words).rect.left > question.rect.right
    table.click("market")
    assert table.presenter.plate() is None, "another choice has begun"


def test_the_plate_of_the_stock_has_each_amount_behind_its_resource() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.build_with((4, 3, 2, 1))
    plate = table.presenter.plate()
    assert plate is not None
    told = dict(re.findall(r"<icon:resources/(\w+)>(\d)", plate.words))
    assert told == {"wood": "4", "stone": "3", "gold": "2", "joker": "1"}


@pytest.mark.rule("R-8.1")
def test_stopping_tells_what_it_pays_for_and_what_other_sites_lack() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    seat = ask(table)
    table.state.pool[:3], table.state.store[:], table.state.awarded = [0, 0, 0], [0] * 6, 1
    table.add(seat, "goldsmith", 9, is_site=True)
    table.add(seat, "temple", 10, is_site=True)
    table.state.store[seat * 3 : seat * 3 + 3] = [2, 3, 0]
    table.look_as(seat)
    stop = next(offer for offer in table.presenter.offers() if offer.id == "stop")
    works = table.presenter.panels.works
    paid = {table.presenter.words.tile(site.tile) for site in works.sites if site.slot in works.paid}
    unpaid = {table.presenter.words.tile(site.tile) for site in works.sites} - paid
    assert paid
    assert unpaid
    have, need, builds, lacks = stop.tip.split("<br>")
    assert have == "You then have 2 wood and 3 stone."
    assert need == "All your sites together need 3 wood, 6 stone and 2 gold."
    assert builds == f"{locale.text('works-builds')} {', '.join(paid)}"
    assert lacks == f"{locale.text('works-builds-none')} {', '.join(unpaid)}"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200)])
def test_each_of_two_sites_is_named_on_the_answer_to_stop(language: str, size: tuple[int, int]) -> None:
    """Beside each other they had room for their names in no language, and their pictures are alike."""
    locale.set_language(language)
    table = SaReTable(2, 0, size=size, language=language, confirm_handover=False)
    seat = ask(table)
    table.add(seat, "stonecutter", 9, is_site=True)
    table.add(seat, "master-builder", 10, is_site=True)
    table.look_as(seat)
    stop = next(each for each in grand_of(table)[0] if each.name == "stop")
    with drawing() as drawn:
        table.surface()
    for name in ("stonecutter", "master-builder"):
        assert stop.rect.contains(drawn.text(table.presenter.words.tile(TILES.index(name))).rect)


@pytest.mark.parametrize(
    ("store", "heading"),
    [((9, 9, 9), "works-builds"), ((1, 1, 2), "works-builds-some"), ((0, 0, 0), "works-builds-none")],
)
def test_the_heading_of_the_sites_says_whether_resources_are_enough(store: tuple[int, ...], heading: str) -> None:
    """It said "Enough for:" above a site that wasn't paid, too."""
    table = SaReTable(2, 0, confirm_handover=False)
    seat = ask(table)
    table.state.pool[:3], table.state.store[:], table.state.awarded = [0, 0, 0], [0] * 6, 1
    for slot, tile in enumerate(("temple", "master-builder", "palace"), 9):
        table.add(seat, tile, slot, is_site=True)
    table.state.store[seat * 3 : seat * 3 + 3] = store
    table.look_as(seat)
    with drawing() as drawn:
        table.surface()
    drawn.text(locale.text(heading))


@pytest.mark.parametrize("size", SHAPES)
def test_what_each_of_four_sites_lacks_stands_on_one_line(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The minus stood above its figure where the pictures left too little room beside them."""
    table = SaReTable(2, 0, size=size, confirm_handover=False)
    seat = ask(table)
    table.state.pool[:3], table.state.store[:], table.state.awarded = [0, 0, 0], [0] * 6, 1
    for slot, tile in enumerate(("temple", "library", "palace", "goldsmith"), 8):
        table.add(seat, tile, slot, is_site=True)
    table.look_as(seat)
    write, lines = Canvas.rich, []

    def note(canvas: Canvas, markup: str, *args: Any, **more: Any) -> Paragraph:
        paragraph = write(canvas, markup, *args, **more)
        if markup.startswith("−"):
            lines.append(paragraph.lines)
        return paragraph

    monkeypatch.setattr(Canvas, "rich", note)
    table.surface()
    assert lines == [1] * 4


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1080, 1920)])
def test_the_chances_of_going_on_are_large_figures(language: str, size: tuple[int, int]) -> None:
    """They were the smallest words on the answer, in one colour over three lines."""
    locale.set_language(language)
    table = SaReTable(2, 0, size=size, language=language, confirm_handover=False, shows_odds=True)
    seat = ask(table, gauge=5)
    table.state.standing = 1 << seat
    table.look_as(seat)
    button = next(each for each in grand_of(table)[0] if each.name == "continue")
    figures = [figure.value for figure in button.offer.figures]
    assert len(figures) == 4
    with drawing() as drawn:
        table.surface()
    inside = [each for each in drawn.texts if button.rect.contains(each.rect)]
    high = {each.words: each.rect.height for each in inside}
    assert set(figures) <= set(high)
    words = [each.rect.height for each in inside if "%" not in each.words and each.words != button.offer.label]
    assert min(high[figure] for figure in figures) > 1.1 * max(words)


def test_gold_that_changes_no_figure_of_the_risk_tells_the_gauge() -> None:
    """Revolt under 1 %, after it under 1 %: an arrow between two equal figures says nothing."""
    table = SaReTable(2, 0, confirm_handover=False, shows_odds=True)
    seat = ask(table, gauge=2)
    table.state.store[seat * 3 : seat * 3 + 3] = [0, 0, 1]
    table.look_as(seat)
    note = note_of(table, "gold")
    assert "gauge" in note
    assert "%" not in note


@pytest.mark.parametrize(
    ("chances", "known", "said"),
    [
        ((12 / 22, 7 / 22, 2 / 22, 1 / 22), (0,), "55 32 9 4"),
        ((0.545, 0.0, 0.455), (0, 2), "54 0 46"),
        ((0.335, 0.33, 0.335), (0, 2), "34 32 34"),
    ],
)
def test_known_shares_are_rounded_by_themselves(chances: tuple[float, ...], known: tuple[int, ...], said: str) -> None:
    assert percents(*chances, known=known) == [f"{each}%" for each in said.split()]


@pytest.mark.parametrize(
    "chances", [(0.4, 0.2, 0.4), (1 / 3, 1 / 3, 1 / 3), (0.996, 0.004), (0.001, 0.599, 0.4), (0.0, 1.0), (1 / 7,) * 7]
)
def test_shares_add_up_and_nothing_possible_is_shown_as_nothing(chances: tuple[float, ...]) -> None:
    said = percents(*chances)
    values = {"under 1%": 0, "over 99%": 100}
    assert sum(values.get(each, -1) if each in values else int(each[:-1]) for each in said) == 100
    for each, chance in zip(said, chances, strict=True):
        assert (each == "0%") == (chance == 0)
        assert (each == "100%") == (chance == 1)


@pytest.mark.rule("R-5.3")
def test_a_gold_says_how_much_less_is_risked() -> None:
    table = SaReTable(2, 0, confirm_handover=False, shows_odds=True)
    seat = ask(table, "barracks", gauge=6)
    table.state.gauge[1 - seat] = 3
    table.look_as(seat)
    assert note_of(table, "gold") == "revolt 37% → 17%"
    assert note_of(table, f"push.{1 - seat}") == "revolt 37% → 17%"
    exact = [float(revolt_odds([4, 4, 4, 4, 3, 2, 1], margin)) for margin in (1, 2)]
    assert [round(100 * chance) for chance in exact] == [37, 17]
    table.click("odds")
    assert note_of(table, "gold") == "gauge 6 → 5"
    assert note_of(table, f"push.{1 - seat}") == "your gauge 6 → 5", "not the other's, which rises"


@pytest.mark.rule("R-6")
@pytest.mark.parametrize(
    ("face", "gauge", "seize", "let"),
    [
        ("double-trouble", 5, "no gauge rises", "5 → 7: revolt"),
        ("trouble", 5, "no gauge rises", "gauge 5 → 6"),
        ("gold", 5, "1 gold for you alone", "1 gold to the pool, for all"),
        ("horus", 5, "no further cards", "two more cards at once"),
        ("hoshekh", 5, "no darkness", "darkness begins"),
    ],
)
def test_a_palace_says_what_each_answer_leads_to(face: str, gauge: int, seize: str, let: str) -> None:
    table = SaReTable(2, 0, confirm_handover=False, shows_odds=True)
    seat = ask(table, "palace", gauge=gauge)
    state, tables = table.state, table.presenter.tables
    card = next(card for card in state.shoe if tables.faces[card] == FACES.index(face))
    state.shoe.remove(card)
    state.shown, state.seen, state.drawn = [card], 1 << card, 1
    state.stack = [(moves.AT_PALACE, seat)]
    table.look_as(seat)
    assert note_of(table, "seize") == seize
    assert note_of(table, "pass").startswith(let)
    assert ("revolt" in note_of(table, "pass")) == (face in ("horus", "double-trouble"))


@pytest.mark.rule("R-6")
def test_the_answer_that_stands_out_against_unrest_is_the_strongest() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    seat = ask(table, "gardens", "library", gauge=5)
    table.state.stack = [(moves.AT_TROUBLE, seat, 2, 0)]
    table.look_as(seat)
    offers = table.presenter.offers()
    assert [(offer.label, offer.kind, offer.note) for offer in offers[:3]] == [
        ("Gardens + Library", "grand", "gauge stays 5 · 1 wild"),
        ("Gardens", "grand-quiet", "gauge 5 → 6"),
        ("Do nothing", "grand-quiet", "5 → 7: revolt"),
    ]
    assert table.presenter.tables.red == 7


@pytest.mark.rule("R-6")
@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920), (900, 1200)])
@pytest.mark.parametrize("answers_obvious", [False, True])
def test_all_answers_to_a_double_unrest_are_in_sight(
    size: tuple[int, int], language: str, *, answers_obvious: bool
) -> None:
    """Gardens and Library together have the longest name, which divides the sheet by its width."""
    locale.set_language(language)
    table = SaReTable(2, 0, size=size, language=language, answers_obvious=answers_obvious, confirm_handover=False)
    seat = ask(table, "gardens", "library", gauge=5)
    table.state.stack = [(moves.AT_TROUBLE, seat, 2, 0)]
    table.look_as(seat)
    assert ("obvious.ask" in {offer.id for offer in table.sight.offers}) == answers_obvious
    answers, area = grand_of(table)
    assert len(answers) == 3
    assert len({answer.rect.top for answer in answers}) == 1
    assert all(area.rect.contains(answer.rect) for answer in answers)
    with drawing() as drawn:
        for answer in answers:
            answer.draw(table.shell.canvas(table.surface()))
    for answer in answers:
        assert isinstance(answer.offer.detail, OutcomeDetail)
        inside = [mark.words for mark in drawn.texts if answer.rect.contains(mark.rect)]
        told = set(" ".join(inside).split())
        for change in answer.offer.detail.changes:
            words = set(plain(change.words, table.shell.theme).split()) - {"·"}  # a break takes the dot's place
            assert words <= told


@pytest.mark.rule("R-6")
@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920), (900, 1200)])
def test_a_hint_against_a_double_unrest_leaves_all_answers_in_sight(size: tuple[int, int], language: str) -> None:
    """The longest name has two lines, because its reasons and the log take the room at the sides."""
    locale.set_language(language)
    table = SaReTable(2, 0, size=size, language=language, confirm_handover=False)
    seat = ask(table, "gardens", "library", gauge=5)
    table.state.stack = [(moves.AT_TROUBLE, seat, 2, 0)]
    table.look_as(seat)
    table.scene.hint.show(Hint((moves.SOFTEN, 3)), HintStep.WHY)
    table.scene.rebuild()
    answers, area = grand_of(table)
    assert len({answer.rect.top for answer in answers}) == 1
    assert all(area.rect.contains(answer.rect) for answer in answers)
    with drawing() as drawn:
        answers[0].draw(table.shell.canvas(table.surface()))
    written = set(" ".join(mark.words for mark in drawn.texts if answers[0].rect.contains(mark.rect)).split())
    assert set(answers[0].offer.label.split()) <= written, "no word of the name is cut"


@pytest.mark.rule("R-5.4")
def test_darkness_says_how_likely_it_takes_something() -> None:
    table = SaReTable(2, 0, confirm_handover=False, shows_odds=True)
    seat = ask(table, gauge=2)
    state, tables = table.state, table.presenter.tables
    state.dark = [card for card in tables.season_cards if tables.faces[card] in (0, 3)]
    state.pool[:3] = [1, 0, 0]
    table.look_as(seat)
    found = odds(table.match.view(seat), tables, seat)
    assert found is not None
    assert note_of(table, "continue").endswith(f"−1: {percent(found.lost)}")
    button = next(each for each in grand_of(table)[0] if each.name == "continue")
    assert button.tooltip.endswith(locale.text("legend-sa-re-lost", share=percent(found.lost)))
    assert 0.5 <= found.lost < 0.6, "half of the dark cards are wood; a Horus uncovers two more"


@pytest.mark.rule("R-5.3")
def test_gold_that_calms_nobody_says_so_and_needs_a_second_press() -> None:
    """Once no card is left that could raise the gauge to red, a lower one is worth nothing."""
    table = SaReTable(2, 0, confirm_handover=False)
    seat = ask(table, gauge=4)
    state, tables = table.state, table.presenter.tables
    state.store[seat * 3 : seat * 3 + 3] = [0, 0, 1]
    table.look_as(seat)
    pay = next(offer for offer in table.sight.offers if offer.id == "gold")
    assert (pay.does, pay.is_warning) == (Submit((moves.PAY_GOLD,)), False)
    troubles = [card for card in tables.season_cards if tables.faces[card] in (TROUBLE, DOUBLE_TROUBLE)]
    state.removed = [card for card in tables.season_cards if tables.faces[card] == 0][:1]
    for left, is_wasted in ((3, False), (2, True), (0, True)):
        gone = [card for card in troubles if tables.faces[card] == DOUBLE_TROUBLE]
        gone += [card for card in troubles if card not in gone][: len(troubles) - len(gone) - left]
        state.discard = state.seen = sum(1 << card for card in gone)
        state.shoe = [card for card in tables.season_cards if card not in gone and card not in state.removed]
        table.look_as(seat)
        pay = next(offer for offer in table.sight.offers if offer.id == "gold")
        assert pay.is_warning == (pay.note == "no effect") == is_wasted
    ply = table.match.ply
    table.click("gold")
    assert table.match.ply == ply
    assert table.sight.prompt.startswith("No effect")
    assert {offer.id for offer in table.sight.offers} == {"gold", "clear"}
    table.tick(0.5)
    table.click("gold")
    assert table.match.decision(table.match.ply)[1] == (moves.PAY_GOLD,)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(("size", "text_size"), [*((size, 1.0) for size in SHAPES), ((1280, 720), 1.5)])
def test_all_decisions_of_a_season_share_the_layout_of_the_question(
    size: tuple[int, int], text_size: float, language: str
) -> None:
    """Large answers show what they bring over the whole sheet, and no stock lies above them."""
    locale.set_language(language)
    table = SaReTable(2, 0, size=size, text_size=text_size, language=language, confirm_handover=False)
    seat = ask(table, *SPACES, gauge=5)
    table.state.store[:] = [1] * 6
    decisions = [
        list(table.state.stack),
        [(moves.AT_TROUBLE, seat, 2, 0)],
        [(moves.AT_TROUBLE, seat, 1, 0)],
        [(moves.AT_MARKET, seat)],
    ]
    for decision in decisions:
        table.state.stack = decision
        table.look_as(seat)
        answers, _ = grand_of(table)
        panel = next(each for each in table.scene.root.walk() if isinstance(each, ActionPanel))
        assert panel.rect.top <= table.scene.areas.hand.top, decision
        assert not any(target.id == "works" for target in table.presenter.targets()), decision
        assert answers, decision
        assert any(answer.offer.detail is not None for answer in answers), decision
        assert all(answer.is_whole(answer.rect.width) for answer in answers), decision


@pytest.mark.rule("R-5.4")
def test_a_gauge_that_would_reach_red_is_told_in_the_colour_of_danger() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    seat = ask(table, "gardens", gauge=5)
    table.state.stack = [(moves.AT_TROUBLE, seat, 2, 0)]
    table.look_as(seat)
    found = {}
    for offer in table.presenter.offers():
        assert isinstance(offer.detail, OutcomeDetail)
        assert offer.detail.climb is not None
        found[offer.id] = (offer.detail.changes[0].is_bad, offer.detail.climb.then)
    assert list(found.values()) == [(False, 6), (True, 7)]


@pytest.mark.rule("R-5.3")
def test_the_bars_beside_a_gold_paid_are_the_risk_before_and_after() -> None:
    table = SaReTable(2, 0, confirm_handover=False, shows_odds=True)
    seat = ask(table, gauge=6)
    table.state.store[seat * 3 : seat * 3 + 3] = [0, 0, 1]
    table.look_as(seat)
    pay = next(offer for offer in table.presenter.offers() if offer.id == "gold")
    assert pay.risk is not None
    now, then = pay.risk
    assert now > then >= 0
    assert pay.note == f"revolt {percent(now)} → {percent(then)}"
    canvas = table.shell.canvas(table.surface())
    button = next(each for each in table.scene.root.walk() if isinstance(each, OfferButton) and each.name == "gold")
    with drawing() as drawn:
        button.draw(canvas)
    for colour, share in (("danger", now), ("malachite", then)):
        bar = next(each.rect for each in drawn.boxes if each.colour == colour)
        row = table.shell.display.px_rect(bar)
        filled = [
            canvas.surface.get_at((x, row.centery))[:3] == canvas.colour(colour) for x in range(row.left, row.right)
        ]
        assert sum(filled) / row.width == pytest.approx(share, abs=0.05), colour
    table.state.gauge[seat] = 2
    table.look_as(seat)
    pay = next(offer for offer in table.presenter.offers() if offer.id == "gold")
    assert pay.risk is None, "no percentage would tell both apart"


def test_an_answer_that_brings_nothing_says_so_with_a_verb() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    seat = ask(table)
    asides = []
    for pool in ([0, 0, 0], [1, 0, 0]):
        table.state.pool[:3] = pool
        table.state.awarded = 1
        table.look_as(seat)
        asides.append(next(offer.asides[0] for offer in table.presenter.offers() if offer.id == "stop"))
    assert asides == ["you get nothing", "you get <icon:resources/wood>1"]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_without_odds_continuing_shows_the_way_to_red(language: str) -> None:
    locale.set_language(language)
    table = SaReTable(2, 0, size=(1280, 720), language=language, confirm_handover=False)
    ask(table, gauge=4)
    answers, _ = grand_of(table)
    assert all(each.offer.detail is not None for each in answers)
    detail = answers[1].offer.detail
    assert isinstance(detail, OutcomeDetail)
    assert detail.climb == Climb(4, 4, 7)
    with drawing() as drawn:
        table.surface()
    for answer in answers:
        beside = [mark for mark in drawn.paragraphs if answer.rect.collidepoint(mark.center)]
        (label,) = [each.rect for each in drawn.texts if each.words == answer.offer.label]
        assert any(mark.left > label.right and mark.top < label.bottom for mark in beside), "what it gets, or the cards"


@pytest.mark.parametrize("size", [(1920, 1080), (900, 1200)])
def test_all_answers_of_a_swap_are_in_sight(size: tuple[int, int]) -> None:
    """With the way back beside them they had kept its room below them, and had to be scrolled."""
    table = SaReTable(4, 0, size=size, confirm_handover=False)
    ask(table, "market", gauge=2)
    table.click("market")
    _, area = grand_of(table)
    assert area.reach == 0
    panel = next(each for each in table.scene.root.walk() if isinstance(each, ActionPanel))
    shown = [each for each in panel.walk() if isinstance(each, OfferButton)]
    names = [each.name for each in shown]
    assert len(names) == len(set(names)), "each answer lies in one place"
    large, *others = shown
    assert len(others) == 4
    assert all(large.rect.left - 1 <= each.rect.left and each.rect.right <= large.rect.right + 1 for each in others)
    assert not any(each.offer.kind == "plain" for each in others), "each has a frame"


def test_what_to_press_for_a_swap_stands_beside_its_owner_and_no_larger_than_other_answers() -> None:
    """It bore the faces of those who get it, beside stores with the faces of those who give, in the largest letters."""
    table = SaReTable(4, 0, size=(1920, 1080), confirm_handover=False)
    seat = ask(table, "market", gauge=2)
    table.click("market")
    step = table.presenter.choice.step
    assert isinstance(step, Swapping)
    answer = grand_of(table)[0][0]
    assert isinstance(answer.offer.detail, OutcomeDetail)
    with drawing() as drawn:
        table.surface()
    owners = [f"{portrait_of(table.presenter.words.seats[each], each, {})}-content" for each in (seat, step.rival)]
    assert [each.words for each in drawn.pictures if each.words in owners and answer.rect.contains(each.rect)] == owners
    lines = {mark.height for mark in drawn.paragraphs if answer.rect.contains(mark)}
    assert max(lines) <= 2 * table.shell.types.line_height(LABEL)


@pytest.mark.rule("R-6")
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_answers_of_the_barracks_tell_their_changes_in_one_form(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    locale.set_language(language)
    monkeypatch.setattr(tables, "NAMES", ["Anna", "Nefertiti", "Ti"])
    table = SaReTable(3, 0, size=(1024, 768), language=language, confirm_handover=False)
    ask(table, "barracks", gauge=3)
    table.click("barracks")
    answers, _ = grand_of(table)
    with drawing() as drawn:
        table.surface()
    forms = {
        tuple(
            (mark.left - answer.rect.left, mark.top - answer.rect.top, mark.height)
            for mark in drawn.paragraphs
            if answer.rect.collidepoint(mark.center)
        )
        for answer in answers
    }
    assert len(answers) == 2
    assert len(forms) == 1


@pytest.mark.rule("R-5.2")
def test_what_there_is_after_stopping_is_larger_than_what_is_needed() -> None:
    table = SaReTable(2, 0, size=(3840, 2160), confirm_handover=False)
    seat = ask(table)
    table.add(seat, "temple", SPACES["temple"], is_site=True)
    table.look_as(seat)
    answers, _ = grand_of(table)
    with drawing() as drawn:
        table.surface()
    title = drawn.texts.index(drawn.text("Then you have"))
    within = [mark for mark in drawn.texts[title:] if answers[0].rect.collidepoint(mark.rect.center)]
    needed = [at for at, mark in enumerate(within) if mark.words.startswith("/")]
    assert needed
    assert all(within[at - 1].rect.height > within[at].rect.height for at in needed)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200), (1080, 1920)])
def test_a_site_keeps_its_picture_where_the_other_answers_need_two_rows(size: tuple[int, int]) -> None:
    """In French they need two; the second is on a sheet of its own, in a frame."""
    locale.set_language("fr")
    table = SaReTable(2, 0, size=size, language="fr", confirm_handover=False)
    table.lay_starting_tiles()
    table.add(table.state.first, "gardens", 4, is_site=True)
    table.build_with((2, 2, 2, 2))
    panel = next(each for each in table.scene.root.walk() if isinstance(each, ActionPanel))
    (site,) = (each for each in panel.walk() if isinstance(each, OfferButton) and each.is_grand)
    assert site.rect.height > 130
    finish = next(each for each in panel.walk() if isinstance(each, OfferButton) and each.name == "finish")
    with drawing() as drawn:
        table.surface()
    has_frame = any(box.rect == finish.rect for box in drawn.boxes)
    assert has_frame == (finish.rect.left > site.rect.right), "only apart from the question it needs one"
