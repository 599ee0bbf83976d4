"""Launching sites in Sa-Rê: the keys lead from tile to space to the end of the phase, prices stay on their spaces."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game import locale
from game.ai.reasons import Hint, HintSide
from game.components.faces import DrawnPicture, resolve
from game.components.load import load_game
from game.components.theme import load_theme
from game.rules.core.facts import EVERYONE, Moved
from game.rules.sare import moves
from game.rules.sare.state import CONSTRUCTION, SEASON
from game.rules.sare.tables import SHOE, SHOWN, SPACES, TILES
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Control, Narrow, Offer, Refuse
from game.ui.boards.sare.city_places import LargeCity
from game.ui.boards.sare.large_answers import OutcomeDetail
from game.ui.boards.sare.layout import TOKENS, tile_id, token_id
from game.ui.boards.sare.preview import pill, step_of
from game.ui.boards.sare.steps import OnSpace
from game.ui.boards.sare.targets import Fixture, Home, Plot
from game.ui.drawing.canvas import Canvas
from game.ui.table.ask.action_panel import ActionPanel
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.table.tell.hint_marks import HintMark
from game.ui.table.tell.hint_view import HintStep
from game.ui.widgets.accessible import Role
from game.ui.window.input import Action, PointerDown, PointerMove, PointerUp
from tests.ui.boards.sare.table import SaReTable
from tests.ui.drawn import drawing


def drawn(*cards: int) -> list[Moved]:
    """Return the facts of a decision by which these cards were drawn."""
    return [Moved((card,), SHOE, SHOWN, EVERYONE, "draw") for card in cards]


def test_the_keys_lead_from_a_tile_to_a_space_and_then_to_the_end_of_the_phase() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.match.to_move
    table.look_as(seat)
    scene = table.scene
    for tile, space in (("tile.0", 2), ("tile.2", 1)):
        table.key(Action.NEXT)
        scene.focus_name(tile)
        table.key(Action.ACTIVATE)
        assert scene.focused is not None
        assert scene.focused.name == f"plot.{seat}.{space}"
        table.key(Action.ACTIVATE)
        table.drain()
    assert not any(each.id.startswith("tile.") and each.is_usable for each in table.presenter.targets())
    assert scene.focused is not None
    assert scene.focused.name == "ready"


def test_the_keys_lead_to_the_first_amount_of_a_caravan() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.build_with((1, 2, 0, 0))
    scene = table.scene
    table.key(Action.NEXT)
    scene.focus_name("charter")
    table.key(Action.ACTIVATE)
    assert scene.focused is not None
    assert scene.focused.name == "more.s0"
    table.key(Action.ACTIVATE)
    assert table.presenter.choice.chosen == 1
    assert scene.focused.name == "more.s0", "the focus stays where it counts"
    scene.focus_name("more.s1")
    table.key(Action.ACTIVATE)
    assert scene.focused.name == "do", "two are enough"


@pytest.mark.parametrize("way", ["charter", "build", "plot"])
def test_a_choice_taken_back_leads_to_where_it_had_begun(way: str) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "carpenter", 4, is_site=True)
    table.build_with((1, 3, 2, 1))
    scene, presenter = table.scene, table.presenter
    build = next(offer.id for offer in table.presenter.offers() if offer.id.startswith("build."))
    begun = {"charter": "charter", "plot": f"plot.{seat}.4"}.get(way, build)
    table.key(Action.NEXT)
    for back in (Action.BACK, Action.UNDO, Action.ACTIVATE):
        scene.focus_name(begun)
        table.key(Action.ACTIVATE)
        assert presenter.choice.is_begun
        assert scene.focused is not None
        assert scene.focused.name != begun
        if back is Action.ACTIVATE:
            scene.focus_name("clear")
        table.key(back)
        assert not presenter.choice.is_begun
        assert scene.focused is not None
        assert scene.focused.name == begun


def test_a_tile_put_back_has_the_focus_again() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.look_as(table.match.to_move)
    scene = table.scene
    table.key(Action.NEXT)
    scene.focus_name("tile.2")
    table.key(Action.ACTIVATE)
    assert table.presenter.choice.tile == 2
    assert scene.focused is not None
    assert scene.focused.name.startswith("plot.")
    table.key(Action.BACK)
    assert table.presenter.choice.tile is None
    assert scene.focused.name == "tile.2"


def test_the_keys_lead_from_a_site_to_its_payment() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "carpenter", 4, is_site=True)
    table.build_with((0, 3, 2, 1))
    table.key(Action.NEXT)
    table.scene.focus_name(f"plot.{seat}.4")
    table.key(Action.ACTIVATE)
    assert table.presenter.choice.plan is not None
    assert table.scene.focused is not None
    assert table.scene.focused.name == "do"


def test_the_second_tile_of_the_start_follows_the_first() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    scene, seat = table.scene, table.match.to_move
    table.key(Action.NEXT)
    for space in (7, 7):
        scene.focus_name(f"plot.{seat}.{space}") if not table.match.ply else None
        assert scene.focused is not None
        assert scene.focused.name == f"plot.{seat}.{space}"
        table.key(Action.ACTIVATE)
        table.drain()
    assert [table.match.decision(ply)[2] for ply in (1, 2)] == ["settle b3", "settle b3"]


def test_the_keys_lead_to_the_end_of_building_when_nothing_can_be_built() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.build_with((1, 2, 0, 0))
    assert table.scene.default_focus == "finish"
    table.add(table.match.to_move, "carpenter", 4, is_site=True)
    table.build_with((0, 3, 2, 0))
    assert table.scene.default_focus == f"plot.{table.match.to_move}.4"


def test_the_pointer_is_left_alone_when_a_tile_is_chosen() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.look_as(table.match.to_move)
    table.click("tile.0")
    assert not table.scene.is_focus_shown
    assert table.scene.focused is not None
    assert table.scene.focused.name == "tile.0"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1440)])
@pytest.mark.parametrize("words", [1.0, 1.15, 1.3])
def test_the_price_on_a_space_stays_on_it(size: tuple[int, int], words: float) -> None:
    table = SaReTable(2, 0, size=size, text_size=words)
    plots = [table.presenter.places.large_city.plot(space) for space in range(SPACES)]
    for parts in (1, 2, 3):
        boxes = [pill(plot, 8 + step_of(plot, parts, words) * parts) for plot in plots]
        assert all(pygame.FRect(plot).contains(box) for plot, box in zip(plots, boxes, strict=True))
        assert not any(here.colliderect(there) for here, there in pairwise(boxes))
        assert step_of(plots[0], parts, words) - 1 - 10 * words >= 11.5, "room for a picture beside the figure"


@pytest.mark.rule("R-5.2")
@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
def test_while_sites_are_launched_no_card_of_the_season_before_lies_about(theme: str) -> None:
    table = SaReTable(2, 0, confirm_handover=False, theme=theme)
    table.lay_starting_tiles()
    state = table.state
    cards = table.presenter.tables.season_cards
    state.dark, state.second, state.gone, state.seen = (
        list(cards[:3]),
        0b11 << cards[3],
        1 << cards[5],
        0b111111 << cards[0],
    )
    state.shoe, state.removed = list(cards[7:]), [cards[6]]
    table.look_as(table.match.to_move)
    presenter = table.presenter
    presenter.show(presenter.view, table.match.seats, [drawn(cards[4])])
    lying = {item.id: item.badge for item in presenter.items()}
    assert lying.get("shoe") == ("22" if theme == "contrast" else None)
    names = {"dark", "discard", "gone", "last", "removed"}
    assert not names & lying.keys()
    assert not (names - {"removed"}) & {target.id for target in presenter.targets()}
    assert [(row.hidden, {figure for _, figure in row.places}) for row in presenter.card_counts()] == [
        (number, {""}) for number in (4, 4, 4, 4, 3, 2, 1)
    ]
    state.phase = CONSTRUCTION
    table.look_as(table.match.to_move)
    lying = {item.id: item.badge for item in presenter.items()}
    assert names & lying.keys() == names - {"last"}, "while the city is built the piles still lie there"


@pytest.mark.rule("R-5.4")
def test_the_card_discarded_last_lies_on_top_of_the_discard() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    state, presenter = table.state, table.presenter
    first, second, third, shown = (presenter.tables.season_cards[at] for at in (21, 9, 0, 4))
    assert len({presenter.words.face(card) for card in (first, second, third)}) == 3
    state.discard = 1 << first | 1 << second | 1 << third
    state.phase = SEASON
    table.look_as(table.match.to_move)
    presenter.show(presenter.view, table.match.seats, [drawn(first, second, third, shown)])
    lying = {item.id: item for item in table.presenter.items()}
    assert (lying["discard"].face, lying["discard"].badge) == (presenter.words.face(third), "3")
    assert lying["last"].face == presenter.words.face(shown)


@pytest.mark.rule("R-4")
def test_on_a_plain_table_a_dot_marks_each_building_of_a_rival_with_a_token() -> None:
    table = SaReTable(2, 0, confirm_handover=False, theme="contrast")
    table.lay_starting_tiles()
    table.look_as(table.match.to_move)
    rival, dots = 1 - table.sight.viewer, []
    table.add(rival, "carpenter", 4)
    for tokens in (0, 1 << 4):
        table.state.tokens[rival] = tokens
        table.look_as(table.sight.viewer)
        table.scene.renderer.cache.drop()
        with drawing() as seen:
            table.surface()
        dots.append(sum(box.colour == "malachite" and box.rect.width == 7 for box in seen.boxes))
    assert dots[1] - dots[0] == 1


def test_on_a_plain_table_the_cards_left_are_counted_in_their_boxes() -> None:
    table = SaReTable(2, 0, confirm_handover=False, theme="contrast")
    table.lay_starting_tiles()
    table.start_season()
    table.look_as(table.match.to_move)
    with drawing() as seen:
        table.scene.renderer.cache.drop()
        table.surface()
    icons = [each.rect for each in seen.pictures if each.words.startswith("season/")]
    checked = 0
    for count in (each.rect for each in seen.texts if re.fullmatch(r"\d+/\d+", each.words)):
        box = seen.box_around(count).rect
        for icon in (each for each in icons if box.contains(each)):
            assert icon.right <= count.left
            assert count.right <= box.right
            assert count.centery == pytest.approx(box.centery, abs=2.0)
            checked += 1
    assert checked > 3


def test_on_a_plain_table_amounts_stand_below_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    table = SaReTable(2, 0, confirm_handover=False, theme="contrast")
    table.lay_starting_tiles()
    table.build_with((1, 2, 3, 1))
    drawn: dict[float, list[pygame.FRect]] = {}
    plain = Brush.face

    def note(brush: Brush, canvas: Canvas, name: str, rect: pygame.FRect, *rest: Any, **more: Any) -> None:
        if name in TOKENS:
            drawn.setdefault(round(rect.left), []).append(pygame.FRect(rect))
        plain(brush, canvas, name, rect, *rest, **more)

    monkeypatch.setattr(Brush, "face", note)
    table.scene.renderer.cache.drop()
    table.surface()
    columns = [sorted(places, key=lambda rect: rect.top) for places in drawn.values() if len(places) > 2]
    assert columns
    for upper, lower in (pair for places in columns for pair in pairwise(places)):
        assert upper.height <= 0.73 * (lower.centery - upper.centery), "with room between them"


def test_a_tile_or_a_space_that_was_chosen_first_leaves_nothing_else_lit() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.look_as(table.match.to_move)
    presenter = table.presenter
    assert any(item.look == "lit" for item in presenter.items())
    for space in (0, 1):
        presenter.narrow(Narrow(replace(presenter.choice.cleared(), step=OnSpace(space))), "")
        assert not [item.id for item in presenter.items() if item.look == "lit"]


@pytest.mark.rule("R-5.2")
def test_the_shoe_is_named_with_the_number_of_its_cards() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.start_season()
    table.look_as(table.match.to_move)
    about = table.presenter.about(Fixture.SHOE)
    assert about is not None
    assert str(table.presenter.layout.shoe_count) in about.name
    assert about.rule == "R-5.2"
    assert re.search(r"\d, \w", about.markup), "the cards stand in a row with commas"
    for pile in (Fixture.DISCARD, Fixture.DARK, Fixture.REMOVED):
        about = table.presenter.about(pile)
        assert about is not None
        assert locale.text(f"rules-sa-re-{about.rule.replace('.', '-')}")
        assert about.rule


@pytest.mark.rule("R-3.4")
def test_a_plot_on_the_nile_says_so() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    tables, words = table.presenter.tables, locale.text("about-plot-nile")
    told = [words in table.presenter.about(Plot(0, space)).markup for space in range(SPACES)]  # type: ignore[union-attr]
    assert told == [bool(tables.nile >> space & 1) for space in range(SPACES)]
    assert 0 < sum(told) < SPACES


def test_what_is_cheaper_is_marked_for_a_pyramid_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.match.to_move
    table.add(seat, "carpenter", 4)
    table.look_as(seat)
    table.click(f"tile.{TILES.index('pyramid')}")
    presenter, fills = table.presenter, []

    def note(_: Canvas, box: pygame.FRect, fill: str | None, **how: Any) -> None:
        if how.get("line") == "ink":
            fills.append((box, fill))

    monkeypatch.setattr(Canvas, "box", note)
    presenter.paint_over(table.shell.canvas(pygame.Surface((1280, 720))), "")
    plots = {space: presenter.places.large_city.plot(space) for space in range(12)}
    near = {space for box, fill in fills for space, rect in plots.items() if rect.contains(box) and fill == "malachite"}
    assert near == {1, 3, 5, 7}
    assert len(fills) == 10


@pytest.mark.parametrize("way", ["button", "tile"])
def test_who_looks_at_a_rivals_site_is_led_back_to_his_own(way: str) -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.look_as(table.match.to_move)
    presenter, rival = table.presenter, 1 - table.sight.viewer
    assert presenter.target("home") is None
    if way == "tile":
        table.lay_starting_tiles()
        table.look_as(table.match.to_move)
        rival = 1 - table.sight.viewer
    table.click(f"seat.{rival}")
    assert presenter.layout.large == rival
    home = presenter.target("home")
    assert home is not None
    canvas, fills = table.shell.canvas(table.surface()), []
    for aimed in (None, Home(rival)):
        with drawing() as seen:
            assert [*presenter.panels.paint(canvas, frozenset(), aimed, is_covered=False)]
        fills.append([box.colour for box in seen.boxes if box.rect == home.rect])
    assert fills == [["quiet"], ["quiet_lit"]]
    table.click("home" if way == "button" else "tile.0")
    assert presenter.layout.large == table.sight.viewer
    assert presenter.choice.tile == (0 if way == "tile" else None)


@pytest.mark.parametrize(
    ("tile", "kind", "space"), [("carpenter", "wood", 4), ("goldsmith", "gold", 1), ("port", "joker", 5)]
)
def test_a_token_lies_where_its_resource_is_printed(tile: str, kind: str, space: int) -> None:
    table = SaReTable(2, 0, confirm_handover=False, theme="contrast")
    table.lay_starting_tiles()
    table.add(0, tile, space)
    table.look_as(0)
    placed = {item.id: item.rect for item in table.presenter.layout.items()}
    card, token = placed[tile_id(0, space)], placed[token_id(0, space)]
    face = resolve(load_game("sa-re"), load_theme("contrast"), tile, 120)
    picture = next(each for each in face.layers if isinstance(each, DrawnPicture) and each.svg == f"resources/{kind}")
    x, y, width, height = (part * card.width / face.size[0] for part in picture.box)
    assert token.contains(pygame.FRect(card.left + x, card.top + y, width, height))
    assert card.contains(token)


@pytest.mark.rule("R-3.3")
def test_a_tile_that_cannot_be_launched_is_darker_than_those_that_can() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.match.to_move
    table.add(seat, "temple", 4)
    table.look_as(seat)
    looks = {item.id: item.look for item in table.presenter.items() if item.id.startswith("tile.")}
    assert [TILES[at] for at in range(len(TILES)) if looks[f"tile.{at}"] == "resting"] == ["temple"]
    assert looks["tile.0"] == "lit"


@pytest.mark.parametrize("size", [(1280, 720), (900, 1200)])
def test_a_raised_tile_of_the_supply_covers_no_price_of_the_tile_above_it(size: tuple[int, int]) -> None:
    table = SaReTable(2, 0, confirm_handover=False, size=size)
    table.lay_starting_tiles()
    table.look_as(table.match.to_move)
    supply = {item.id: item for item in table.presenter.items() if item.id.startswith("tile.")}
    assert all(item.look == "lit" for item in supply.values())
    for item in supply.values():
        with drawing() as seen:
            table.presenter.brush.item(table.shell.canvas(pygame.Surface(size)), item, 1.0)
        (frame,) = [box.rect for box in seen.boxes if box.colour == "focus"]
        assert frame.top < item.rect.top
        assert not any(frame.colliderect(other.rect) for other in supply.values() if other.rect.bottom <= item.rect.top)


@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 1.0), ((1024, 768), 1.5), ((900, 1200), 1.5)])
def test_beside_a_hint_to_launch_lie_the_cards_of_both_tiles(size: tuple[int, int], text_size: float) -> None:
    """Two slim buttons lay in an empty sheet."""
    table = SaReTable(2, 0, confirm_handover=False, size=size, text_size=text_size)
    table.lay_starting_tiles()
    table.look_as(table.match.to_move)
    carpenter, pyramid = (
        (moves.LAUNCH, TILES.index(tile), space) for tile, space in (("carpenter", 4), ("pyramid", 1))
    )
    table.scene.hint.show(Hint(carpenter, other=HintSide(pyramid, ())), HintStep.MOVE)
    table.scene.rebuild()
    first, second, close = table.scene.mode.prompts.offers()
    assert [(each.label, each.asides) for each in (first, second)] == [("Carpenter", ("b2",)), ("Pyramid", ("b1",))]
    assert first.said == "Launch the Carpenter on b2, 3 stone · 2 gold"
    assert details_of(first) == [
        "<icon:resources/stone>3 \N{EN SPACE}<icon:resources/gold>2",
        "1 wood a round",
        "1 → 2 of 13",
    ]
    assert close.does is Control.CLOSE_HINT
    (panel,) = [each for each in table.scene.root.walk() if isinstance(each, ActionPanel)]
    assert not panel.is_cramped
    shown = [each for each in table.scene.root.walk() if isinstance(each, OfferButton)]
    assert [each.mark for each in shown] == [HintMark.BEST, HintMark.OTHER, None]
    assert shown[0].rect.top == shown[1].rect.top
    assert shown[1].rect.bottom <= shown[2].rect.top
    table.press(first.id)
    assert table.match.decision(table.match.ply)[1] == carpenter


def test_a_hint_to_launch_no_more_shows_the_sites_beside_the_card_of_a_tile() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.look_as(table.match.to_move)
    launch = (moves.LAUNCH, TILES.index("library"), 4)
    table.scene.hint.show(Hint((moves.READY,), other=HintSide(launch, ())), HintStep.MOVE)
    ready, library, _ = table.scene.mode.prompts.offers()
    assert (ready.id, ready.kind, ready.asides) == ("ready", "grand-quiet", ("no sites",))
    assert (library.label, library.kind) == ("Library", "grand-quiet")
    assert library.asides[-1] == "b2"
    assert details_of(library) == ["Once per season: turn an Unrest into a wild."]


@pytest.mark.parametrize(
    ("language", "none", "more"),
    [
        ("en", "Launch no sites", "Launch no more sites"),
        ("fr", "Ne lancer aucun chantier", "Ne plus lancer de chantier"),
        ("it", "Non avviare cantieri", "Non avviare altri cantieri"),
    ],
)
def test_a_hint_says_more_sites_only_after_one_was_launched(language: str, none: str, more: str) -> None:
    """It said “no more sites” from the start of the phase."""
    table = SaReTable(2, 0, confirm_handover=False, language=language)
    locale.set_language(language)
    table.lay_starting_tiles()
    for launched, expected in ((0, none), (1 << 4, more)):
        table.state.launched = launched
        table.look_as(table.match.to_move)
        clause = table.presenter.clause((moves.READY,))
        assert clause is not None
        assert clause.deed == expected
        assert (table.presenter.say((moves.READY,)) == none) == (launched == 0)


def test_while_sites_are_launched_a_card_tells_what_the_tile_pointed_at_costs_and_does() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.match.to_move
    table.add(seat, "temple", 4)
    table.look_as(seat)
    (card,) = large_of(table)
    assert (card.label, card.asides) == ("Launch a site", ("2 more possible",))
    assert details_of(card)[0] == "Point at a tile above: its price and its effect appear here."
    ready = next(offer for offer in table.presenter.offers() if offer.id == "ready")
    assert (ready.kind, ready.note) == ("quiet", "no sites · gauge starts on 1")

    places = [(each.name, each.rect) for each in table.scene.root.walk()]
    point(table, "tile.8")
    button = card_of(table)
    assert button.offer.label == "Carpenter"
    assert button.offer.asides == ("<icon:resources/stone>3 \N{EN SPACE}<icon:resources/gold>2",)
    assert details_of(button.offer) == [
        "Building on its space and next to it costs 1 wood less. Produces 1 wood each round.",
        "2 → 3 of 13",
    ]
    assert [(each.name, each.rect) for each in table.scene.root.walk()] == places, "nothing moves under the pointer"
    table.send(PointerMove((1.0, 1.0)))
    assert card_of(table).offer.label == "Carpenter", "between two tiles it does not flicker"
    point(table, "tile.3")
    assert details_of(card_of(table).offer)[1:] == [
        "You already have one. A city has only one of each main and administrative building."
    ]


def test_the_card_of_a_tile_tells_that_one_more_site_raises_the_gauge() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.submit((moves.LAUNCH, TILES.index("port"), 2))
    table.look_as(table.match.to_move)
    point(table, "tile.8")
    assert details_of(card_of(table).offer)[1] == "gauge starts on 2"


def test_the_keys_show_a_tile_on_the_card_as_the_pointer_does() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.match.to_move
    table.look_as(seat)
    table.key(Action.NEXT)
    table.scene.focus_name("tile.8")
    assert card_of(table).offer.label == "Carpenter"
    table.key(Action.ACTIVATE)
    assert table.presenter.choice.tile == TILES.index("carpenter"), "a press on the tile chooses it as before"
    assert table.scene.focused is not None
    space = table.scene.focused.name
    button = card_of(table)
    assert button.offer.label == "Carpenter"
    assert isinstance(button.offer.does, Refuse), "its space is chosen on the board"
    assert button.offer.asides[0].startswith(f"{table.presenter.tables.spaces[int(space.rpartition('.')[2])]} · ")


def test_the_card_is_read_out_and_cannot_be_pressed() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.look_as(table.match.to_move)
    point(table, "tile.8")
    button = card_of(table)
    said = button.accessible()
    assert said is not None
    assert (said.role, said.name, said.can_press) == (Role.TEXT, "Carpenter", False)
    assert said.description.startswith("Building on its space")
    assert not button.focusable
    with drawing() as marks:
        table.surface()
    (edge,) = (each.line for each in marks.boxes if each.rect == button.rect)
    assert edge == "panel_hairline", "gold is what may be pressed"
    at = button.rect.center
    table.send(PointerDown(at), PointerUp(at))
    assert table.sight.refused is None


@pytest.mark.rule("R-2")
def test_a_starting_tile_tells_what_it_does_and_the_space_pointed_at() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    seat = table.match.to_move
    table.look_as(seat)
    (tile,) = large_of(table)
    assert (tile.label, tile.asides) == ("Warehouse", ())
    assert details_of(tile) == [
        "Stores up to 3 resources from round to round.",
        "Choose its space in your city.",
        "0 → 1 of 13",
    ]
    point(table, f"plot.{seat}.4")
    assert card_of(table).offer.asides == ("b2",)
    panel = next(each for each in table.scene.root.walk() if isinstance(each, ActionPanel))
    assert panel.rect.bottom - card_of(table).rect.bottom < 20, "no row of answers is missing below it"


def test_done_is_large_once_no_site_can_be_launched() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.submit((moves.LAUNCH, TILES.index("port"), 2), (moves.LAUNCH, TILES.index("carpenter"), 4))
    table.look_as(table.match.to_move)
    (ready,) = large_of(table)
    assert (ready.id, ready.kind) == ("ready", "grand")
    assert details_of(ready) == ["Port", "Carpenter", "gauge starts on 2"]


def point(table: SaReTable, name: str) -> None:
    """Point at the middle of a thing."""
    table.send(PointerMove(next(each.rect.center for each in table.scene.root.walk() if each.name == name)))


def card_of(table: SaReTable) -> OfferButton:
    """Return the card of the tile that is laid or pointed at."""
    return next(each for each in table.scene.root.walk() if isinstance(each, OfferButton) and each.is_card)


def large_of(table: SaReTable) -> list[Offer]:
    """Return the large answers."""
    return [each for each in table.presenter.offers() if each.is_grand]


def details_of(offer: Offer) -> list[str]:
    """Return the lines of what a large answer brings."""
    assert isinstance(offer.detail, OutcomeDetail)
    return [change.words for change in offer.detail.changes]


def test_the_frame_of_a_plot_lies_behind_the_building_before_it() -> None:
    table = SaReTable(2, 0, confirm_handover=False, show_legal=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "temple", 4)
    table.add(seat, "carpenter", 7)
    table.look_as(seat)
    panels, large_city = table.presenter.panels, table.presenter.places.large_city
    assert isinstance(large_city, LargeCity)
    drawn = [table.surface().copy() for _ in range(2)]
    for surface, lit in zip(drawn, (frozenset(), frozenset({Plot(seat, 4)})), strict=True):
        panels.paint_marks(table.shell.canvas(surface), lit, None)
    frame = pygame.mask.from_threshold(drawn[1], (0, 0, 0, 0), (30, 30, 30, 255), drawn[0])
    frame.invert()
    place = table.shell.display.px_rect(large_city.ground.picture(7, is_shared=False))
    carpenter = panels.brush.painter.surface("standing", place.width, building="carpenter", light="day")
    assert frame.count() > 50, "a part of it is seen"
    assert not pygame.mask.from_surface(carpenter, 240).overlap(frame, (-place.left, -place.top))
