"""The panels of Sobek with open information: rivals' cards of each family are readable and hide no points."""

from __future__ import annotations

import pygame
import pytest

from game.rules.core.bits import mask_of, members
from game.rules.sobek.scoring import set_points
from game.rules.sobek.state import SobekState, held_of_back
from game.rules.sobek.tables import BACKS, SLOTS
from game.ui.boards.kit.painting import Brush
from game.ui.boards.sobek import preview
from game.ui.boards.sobek.targets import HeldCard, Marker, QuayCard
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, Style
from game.ui.layout import trim
from game.ui.table.tell.tooltip_card import draw_about
from tests.ui.boards.sobek.table import presenter_of
from tests.ui.tables import Table, settle


def table_with_sets(seats: int, text_size: float, language: str = "en") -> Table:
    """Return a table with open information where large sets lie, one of them under a Prosperity of each kind."""
    table = Table(
        seats, 0, seed="open", open_information=True, confirm_handover=False, text_size=text_size, language=language
    )
    state, tables = table.state, table.match.game.tables  # type: ignore[attr-defined]
    for seat in range(seats):
        for slot in range(seat % 2, SLOTS, 2):
            cards = members(tables.families[slot] & ~state.hands[seat])[: 4 + seat]
            state.sets[seat * SLOTS + slot] = sum(1 << card for card in cards)
    state.prosperity[0] = SLOTS + 3
    table.look_as(0)
    return table


@pytest.mark.rule("S-8.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_what_is_told_of_a_hand_can_be_read_beside_the_points_of_a_set(
    seats: int, text_size: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_with_sets(seats, text_size)
    presenter = presenter_of(table)
    panels, state = presenter.panels, presenter.layout.state
    canvas = table.shell.canvas(table.surface())
    places = {(seat, slot): presenter.layout.set_place(seat, slot) for seat in range(seats) for slot in range(SLOTS)}
    written: dict[tuple[int, int], list[tuple[str, float, float]]] = {place: [] for place in places}

    def note(
        self: Canvas, words: str, at: tuple[float, float], style: Style = BODY, *_: object, **how: object
    ) -> float:
        wide = self.types.width(words, style)
        for place, rect in places.items():
            if rect.collidepoint(at):
                room = how.get("width")
                assert room is None or wide <= float(room) + 0.5, (words, room)  # type: ignore[arg-type]
                left = at[0] - wide * float(how.get("align", 0.0))  # type: ignore[arg-type]
                written[place].append((words, left, left + wide))
        return wide

    monkeypatch.setattr(Canvas, "text", note)
    list(panels.paint(canvas, frozenset(), ""))
    for seat in range(1, seats):
        for slot in range(SLOTS):
            rect, drawn = places[seat, slot], written[seat, slot]
            words = [said for said, *_ in drawn]
            plate = presenter.layout.points(seat, slot)
            if state.sets[seat * SLOTS + slot]:
                assert plate is not None
                assert dict(plate.extra) == {"number": str(set_points(presenter.tables, state, seat * SLOTS + slot))}
                assert rect.inflate(0.1, 0.1).contains(plate.rect)
            if panels.layout.told(seat, slot) != (0, False):
                assert words[0].rstrip("+") in ("?", "1", "2")
            assert all(rect.left <= left and right <= rect.right for _, left, right in drawn)
            assert not drawn or plate is None or plate.rect.right <= drawn[0][1], "the points end before the small card"


@pytest.mark.rule("S-8.2")
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_panel_says_what_its_small_cards_mean(language: str) -> None:
    table = table_with_sets(3, 1.0, language)
    explained = [presenter_of(table).explain(f"seat.{seat}") for seat in range(3)]
    assert [about is not None and "?" in about.markup for about in explained] == [False, True, True]


@pytest.mark.rule("S-8.2")
@pytest.mark.parametrize("is_open", [False, True])
def test_only_hidden_corruption_takes_a_vizier_to_be_seen(is_open: bool) -> None:
    about = presenter_of(Table(2, 0, open_information=is_open, confirm_handover=False)).explain("pile")
    assert about is not None
    assert ("Others need a Vizier to see it." in about.markup) != is_open


@pytest.mark.rule("S-8.1")
def test_a_table_that_does_not_play_openly_tells_nothing_of_hands() -> None:
    table = Table(3, 0, seed="open", confirm_handover=False)
    panels = presenter_of(table).panels
    assert {panels.layout.told(seat, slot) for seat in range(3) for slot in range(SLOTS)} == {(0, False)}


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1280, 1024), (1080, 1920)])
def test_a_set_fills_its_stall_unless_there_is_room_for_two_shelves(size: tuple[int, int]) -> None:
    places = presenter_of(Table(1, 3, size=size)).places
    for seat in range(4):
        shelves, place = places.shelves(seat), places.seat_set(seat, 0, 1)
        assert place.height > min(95.0, 0.9 * shelves.height)


@pytest.mark.rule("S-6.3")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1200), (1024, 768)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_points_of_a_set_hide_no_curse(size: tuple[int, int], seats: int) -> None:
    table = Table(seats, 0, seed="open", size=size, open_information=True, confirm_handover=False)
    state, tables = table.state, table.match.game.tables  # type: ignore[attr-defined]
    for seat in range(seats):
        for slot in range(4):
            state.sets[seat * SLOTS + slot] = sum(1 << card for card in list(members(tables.families[slot]))[:4])
    table.look_as(0)
    layout, places = presenter_of(table).layout, presenter_of(table).layout.places
    for seat in range(seats):
        curses = [places.curse(seat, at) for at in range(len(tables.curses))]
        plates = [plate.rect for slot in range(SLOTS) if (plate := layout.points(seat, slot)) is not None]
        assert len(curses) == 2
        assert len(plates) == 4
        hiding = [*plates, places.sack(seat)]
        assert all(places.counter(seat).contains(curse) for curse in curses)
        assert not curses[0].colliderect(curses[1])
        assert not any(curse.colliderect(rect) for curse in curses for rect in hiding)


def test_a_prosperity_lies_on_the_corner_of_its_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Above two wide sets it hung in the empty half of the stall."""
    table = Table(4, 0, size=(1024, 768), confirm_handover=False)
    state, tables = table.state, presenter_of(table).tables
    assert isinstance(state, SobekState)
    for slot in (3, 4):
        state.sets[SLOTS + slot] = mask_of(members(tables.families[slot])[:3])
    state.prosperity[0] = SLOTS + 3
    table.look_as(0)
    presenter = presenter_of(table)
    panels = presenter.panels
    drawn: list[pygame.FRect] = []

    def note(_: object, name: str, rect: pygame.FRect, *__: object) -> None:
        if name == "prosperity.1":
            drawn.append(rect)

    monkeypatch.setattr(panels.brush, "face", note)
    list(panels.paint(table.shell.canvas(table.surface()), frozenset(), ""))
    first = presenter.layout.fan(1, 3)[0].rect
    assert drawn
    assert all(token.colliderect(first) for token in drawn)


def test_a_rival_s_hand_lies_there_as_the_backs_of_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(2, 0, seed="backs", confirm_handover=False)
    table.look_as(0)
    presenter, state = presenter_of(table), table.state
    row, tables = presenter.places.seat_hand(1), presenter.tables
    drawn: list[str] = []

    def note(_brush: Brush, _canvas: Canvas, face: str, rect: pygame.FRect, *_: object, **__: object) -> None:
        if face.startswith("back-") and row.collidepoint(rect.center):
            drawn.append(face)

    monkeypatch.setattr(Brush, "face", note)
    table.surface()
    held = [(back, held_of_back(state, 1, at, tables.backs)) for at, back in enumerate(BACKS)]
    assert drawn == [f"back-{back}" for back, many in held for _ in range(min(many, 3))]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200)])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_no_explanation_covers_where_a_marker_would_end_nor_what_a_card_costs_and_counts(
    size: tuple[int, int], text_size: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(1, 2, seed="prev", size=size, text_size=text_size)
    settle(table)
    presenter, labels = table.scene.presenter, list[pygame.FRect]()
    monkeypatch.setattr(preview, "tally", lambda _, box, *__: labels.append(box))
    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
    for target in presenter.targets():
        if isinstance(target.thing, QuayCard | Marker):
            labels.clear()
            presenter.paint_over(canvas, target.id)
            about = presenter.explain(target.id)
            assert about is not None
            place = draw_about(canvas, presenter.brush, about, trim(about.aside or target.rect, top=-12))
            if isinstance(target.thing, QuayCard) and (tag := presenter.preview.tag_rect(target.thing.at)) is not None:
                labels.append(tag)
            assert place.collidelist(labels) < 0, target.id


@pytest.mark.rule("S-1.1")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("wheat.1", "The game has 10 wheat cards and 2 characters of this family."),
        ("ivory.1", "The game has 6 ivory cards and 1 character of this family."),
        ("courtesan.wheat", "The game has 10 wheat cards and 2 characters of this family."),
        ("amulet.1", "The game has 5 amulets."),
    ],
)
def test_a_card_counts_goods_and_characters_of_its_family_apart(card: str, told: str) -> None:
    presenter = presenter_of(Table(2, 0, confirm_handover=False))
    about = presenter.about(HeldCard(presenter.tables.universe.id(card)))
    assert about is not None
    assert told in about.markup


@pytest.mark.parametrize(
    ("seats", "vizier", "scribe"),
    [
        (2, "1 card from your opponent’s corruption", "your opponent keeps only 6 cards"),
        (3, "1 card from an opponent’s corruption", "opponents keep only 6 cards"),
    ],
)
def test_the_note_of_a_character_tells_one_opponent_from_several(
    seats: int, vizier: str, scribe: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.boards.kit.choosing.Choosing.is_wasted", lambda *_: False)
    table = Table(seats, 0, confirm_handover=False)
    seat, find = table.match.to_move, presenter_of(table).tables.universe.id
    table.state.hands[seat] = mask_of((find("vizier.cattle"), find("scribe.cattle")))
    table.look_as(seat)
    notes = {each.note for each in presenter_of(table).offers() if each.id.startswith("power.")}
    assert notes == {vizier, scribe}


@pytest.mark.rule("S-4.1")
def test_the_boat_carries_a_bale_for_each_delivery_to_come() -> None:
    presenter = presenter_of(Table(2, 0, confirm_handover=False))
    assert presenter.landscape is not None
    shows, deck, found = [thing.show for thing in presenter.landscape.things], presenter.layout.state.deck, []
    for left in (27, 18, 15, 6, 0):
        del deck[left:]
        places = {name: place for show in shows for name, place in show(0.0)}
        bales = [place for name, place in places.items() if name.startswith("sobek/bale-")]
        assert all(places["sobek/boat-hull"].contains(bale) for bale in bales)
        found.append(len(bales))
    assert found == [3, 2, 2, 1, 0]
