"""The quay of Sobek: the fan in hand, the sacks of corruption, the tags on skipped cards, the answers."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pygame
import pytest

from game.components.faces import DrawnText
from game.locale import text
from game.rules.core.bits import members
from game.rules.sobek.moves import SET, TAKE
from game.ui.boards.kit.values import RISE, Item, piece_id
from game.ui.boards.sobek.motions import WAYS
from game.ui.boards.sobek.panels import paint_event_count
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, Style
from tests.ui.boards.sobek.table import presenter_of
from tests.ui.drawn import drawing
from tests.ui.tables import Table, settle


def held(many: int, **settings: object) -> list[Item]:
    """Return so many cards in the hand of a viewer, from left to right."""
    table = Table(2, 0, seed="fan", confirm_handover=False, **settings)
    layout = presenter_of(table).layout
    layout.hand = list(range(many))
    names = {piece_id(piece) for piece in layout.hand}
    return [item for item in layout.own() if item.id in names]


@pytest.mark.parametrize("many", [2, 7, 15])
def test_the_hand_leans_outwards_and_its_ends_lie_lower(many: int) -> None:
    cards = held(many)
    leans = [card.lean for card in cards]
    assert all(one > other for one, other in pairwise(leans))
    assert leans == pytest.approx([-lean for lean in reversed(leans)])
    assert leans[0] <= 4.5
    feet = [card.rect.bottom for card in cards]
    assert max(feet) == feet[0] == pytest.approx(feet[-1])


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (900, 1200), (1080, 1920)])
@pytest.mark.parametrize("many", [3, 7, 9, 14])
def test_a_chosen_card_rises_no_higher_than_the_event_tokens(many: int, size: tuple[int, int]) -> None:
    """At 1024 by 768 and 1080 by 1920 the third of a set lay over two tokens."""
    table = Table(2, 0, seed="fan", confirm_handover=False, size=size)
    places = presenter_of(table).places
    tops = [places.held(at, many).top - RISE for at in range(many)]
    assert min(tops) >= places.token(0).bottom


def test_plain_cards_and_a_hand_in_two_rows_stand_upright() -> None:
    assert {card.lean for card in held(7, theme="contrast")} == {0.0}
    assert {card.lean for card in held(40)} == {0.0}


def test_a_crowded_hand_uses_all_its_room() -> None:
    spans = [cards[-1].rect.right - cards[0].rect.left for cards in (held(18), held(24))]
    assert spans[0] == pytest.approx(spans[1], abs=1.0)


def test_a_card_on_the_boat_has_the_shape_of_a_card() -> None:
    places = presenter_of(Table(2, 0, seed="fan")).places
    assert places.hold.height / places.hold.width == pytest.approx(places.quay(0).height / places.quay(0).width)


@pytest.mark.rule("S-8.1")
def test_a_sack_shows_no_more_than_its_viewer_knows() -> None:
    table = Table(1, 1, seed="sack")
    settle(table)
    presenter = presenter_of(table)
    sacks = [presenter.layout.pile(seat, under).extra for seat, under in ((1, None), (0, 0), (0, 3), (0, 8))]
    assert sacks == [(("fill", fill),) for fill in (2, 1, 2, 3)]


@pytest.mark.rule("S-8.1")
def test_that_a_sack_is_empty_is_plain_to_see() -> None:
    """After an Embalming an opponent's sack showed "?"."""
    table = Table(2, 0, seed="sack", confirm_handover=False)
    settle(table)
    match, presenter = table.match, presenter_of(table)
    seat, before = match.to_move, match.view(match.to_move)
    table.look_as(1 - seat)
    assert presenter.panels.pile_count(seat) == 0
    match.submit(
        seat, next(move for move in before.legal if match.game.show_move(before.state, move) == "take 3"), match.ply
    )
    table.look_as(1 - seat)
    assert presenter.panels.pile_count(seat) is None


def test_skipped_cards_leave_after_the_card_that_is_taken() -> None:
    table = Table(2, 0, seed="prev", confirm_handover=False)
    settle(table)
    match, presenter = table.match, presenter_of(table)
    seat, before = match.to_move, match.view(match.to_move)
    take = next(move for move in before.legal if match.game.show_move(before.state, move) == "take 3")
    match.submit(seat, take, match.ply)
    table.look_as(seat)
    beats = presenter.tell(match.facts(seat, match.ply)[0], before, seat).beats
    taken, skipped = ([beat for beat in beats if beat.sound == WAYS[how].sound] for how in ("take", "skip"))
    assert [len(beat.flights) for beat in (*taken, *skipped)] == [1, 2]
    assert beats.index(taken[0]) < beats.index(skipped[0])


def test_a_set_of_a_rival_is_held_up_on_its_way() -> None:
    table = Table(2, 0, seed="prev", confirm_handover=False)
    match, presenter, chance = table.match, presenter_of(table), random.Random(2)
    while True:
        legal = match.view(match.to_move).legal
        sets = [move for move in legal if move[0] == SET]
        if sets and match.to_move == 1:
            break
        match.submit(match.to_move, chance.choice([move for move in legal if move[0] == TAKE] or legal), match.ply)
    table.look_as(0)
    before = match.view(0)
    match.submit(1, sets[0], match.ply)
    presenter.show(match.view(0), match.seats)
    beats = presenter.tell(match.facts(0, match.ply)[0], before, 1).beats
    held_up = [
        flight
        for beat in beats
        for flight in beat.flights
        if presenter.places.shown.collidepoint(flight.path[-1].center)
    ]
    assert len(held_up) == sets[0][2].bit_count()


@pytest.mark.rule("S-6.1")
def test_a_token_names_the_rule_that_it_follows() -> None:
    presenter = presenter_of(Table(1, 1, seed="rule"))
    rules = {presenter.explainer.piece(token).rule for token in presenter.tables.event}
    assert rules == {f"S-6.{number}" for number in range(1, 7)}


def test_a_tag_tells_how_many_cards_would_go_under(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(1, 1, seed="prev")
    settle(table)
    written: list[tuple[str, tuple[float, float]]] = []

    def note(self: Canvas, words: str, at: tuple[float, float], style: Style = BODY, *_: object, **__: object) -> float:
        written.append((words, at))
        return self.types.width(words, style)

    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
    presenter = presenter_of(table)
    with drawing() as seen:
        presenter.paint_over(canvas, "quay.2")
    words = seen.text("2 cards to corruption").rect
    line = [each.rect for each in seen.texts if abs(each.rect.centery - words.centery) < 4]
    assert len(line) == 2
    assert all(seen.box_around(words).rect.contains(part) for part in line), "both parts lie on the tag"
    monkeypatch.setattr(Canvas, "text", note)
    presenter.paint_over(canvas, "quay.2")
    assert "2 cards to corruption" in [words for words, _ in written]
    tags = [at for words, at in written if words == "+1"]
    feet = [presenter.places.quay(at) for at in range(2)]
    assert [at[1] > card.bottom - 20 for at, card in zip(tags, feet, strict=True)] == [True, True]


def test_the_river_is_read_once_for_the_quay_and_for_what_moves_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    load = pygame.image.load

    def reading(file: object) -> pygame.Surface:
        read.append(str(file))
        return load(file)  # type: ignore[arg-type]

    monkeypatch.setattr(pygame.image, "load", reading)
    table = Table(1, 1, seed="river", size=(1317, 741))
    surface = pygame.Surface(table.shell.display.pixels, 0, 32)
    table.scene.draw(table.shell.canvas(surface))
    assert sum("quay-river" in file for file in read) == 1


@pytest.mark.parametrize("spent", [0, 3])
def test_the_number_of_events_left_follows_the_last_token(spent: int) -> None:
    table = Table(2, 0, seed="quay")
    presenter = presenter_of(table)
    view = table.sight.shown
    for token in members(view.state.tokens)[:spent]:
        view.state.tokens ^= 1 << token
    presenter.show(view, table.match.seats)
    with drawing() as seen:
        paint_event_count(table.shell.canvas(table.surface()), presenter.layout)
    last = max(item.rect.right for item in presenter.layout.tokens())
    count = presenter.layout.token_count()
    assert seen.text(text("panel-events", count=count)).rect.left == pytest.approx(last + 10, abs=1)


def test_cards_of_sets_show_no_name() -> None:
    table = Table(2, 0, seed="quay", size=(2560, 1440))
    presenter, view = presenter_of(table), table.sight.shown
    view.state.sets[0] = sum(1 << card for card in members(presenter.tables.families[0])[:3])
    presenter.show(view, table.match.seats)
    fan = presenter.panels.fans()
    assert len(fan) == 3
    painter = presenter.brush.painter
    for card in fan:
        shown, whole = (painter.face(card.face, width, "face").layers for width in (card.detail or 400, 400))
        texts = [sum(isinstance(each, DrawnText) for each in layers) for layers in (shown, whole)]
        assert texts == [1, 2], "its letter alone tells the family"


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (1024, 768)])
@pytest.mark.parametrize("many", [1, 3, 7])
def test_a_fan_spreads_over_its_stall_and_keeps_within(size: tuple[int, int], many: int) -> None:
    table = Table(2, 0, seed="quay", size=size)
    presenter, view = presenter_of(table), table.sight.shown
    view.state.sets[0] = sum(1 << card for card in members(presenter.tables.families[0])[:many])
    presenter.show(view, table.match.seats)
    place, fan = presenter.layout.set_place(0, 0), [card.rect for card in presenter.panels.fans()]
    assert len(fan) == many
    assert all(place.inflate(0.1, 0.1).contains(card) for card in fan)
    if many == 3 and place.width > 2 * fan[0].width:
        assert fan[1].left - fan[0].left > 0.4 * fan[0].width, "more than the scarabs is seen"


def test_planks_and_no_fields_lie_beside_the_ends_of_the_track() -> None:
    places = presenter_of(Table(2, 0, seed="quay", size=(2560, 1080))).places
    planks = places.beyond_track()
    assert len(planks) == 4
    assert all(plank.width > 3 * places.space(0).width for plank in planks)
    assert {plank.right for plank in planks if plank.left == places.table.left} == {places.space(0).left}
    assert not presenter_of(Table(2, 0, seed="quay")).places.beyond_track()


@pytest.mark.parametrize("many", [3, 5, 7])
def test_the_corners_of_the_fan_in_hand_stay_within_its_strip(many: int) -> None:
    """The lower corner of the last card touched the edge of a 4:3 window."""
    table = Table(1, 3, game="sobek", seed="fan", size=(1024, 768))
    places = presenter_of(table).places
    card, lean = places.held(many - 1, many), abs(places.lean(many - 1, many))
    corner = (
        card.centery + card.height / 2 * math.cos(math.radians(lean)) + card.width / 2 * math.sin(math.radians(lean))
    )
    assert corner <= places.hand.bottom
