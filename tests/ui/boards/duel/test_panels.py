"""The panels of the duel and the hand below them: every figure can be read, however much lies there."""

from __future__ import annotations

import itertools
from collections import deque
from typing import Any

import pygame
import pytest

from game import locale
from game.components.load import numbers
from game.rules.core.bits import mask_of, members
from game.rules.core.game import Refusal, View
from game.rules.duel.moves import PLAY, REFILL, SELL, TAKE
from game.rules.duel.scoring import points, set_points
from game.rules.duel.state import TURN, DuelState
from game.rules.duel.tables import BACKS, BLACK, GREY, PRIEST, PRIESTESS, RED, SCARABS, Tables
from game.ui.boards.duel.market import paint_market
from game.ui.boards.duel.selection import suggestions, value
from game.ui.boards.duel.targets import Backs, SoldSet
from game.ui.boards.kit.counting import Counting
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Offer, Refuse, Submit
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style
from game.ui.table.ask.action_panel import ActionPanel
from game.ui.table.ask.offer_buttons import LABEL, NOTE, OfferButton, Padding, Squeeze
from game.ui.table.tell.digest import DigestPanel
from game.ui.table.tell.log_panel import LogPanel
from game.ui.window.input import PointerDown, PointerMove
from tests.sparing import LARGE_NOW
from tests.ui.boards.duel.test_table import SIZES, duel, table_at
from tests.ui.drawn import drawing
from tests.ui.tables import Table, settle
from tests.walk.texts import watched

TABLES = Tables(numbers("duel"))


def test_scarabs_stay_in_sight_in_a_full_hand() -> None:
    table = duel()
    view = table.sight.shown
    tables = table.scene.presenter.tables  # type: ignore[attr-defined]
    view.state.hands[0] = sum(tables.families[:2])
    table.scene.presenter.show(view, table.match.seats)
    hand = [item for item in table.scene.presenter.items() if item.id[1:].isdecimal()]
    assert len(hand) == 23, "cattle and fish with their four characters"
    pairs = zip(hand, [*hand[1:], hand[0]], strict=True)
    covered = [one for one, other in pairs if one.rect.top == other.rect.top and one.rect.right > other.rect.left]
    assert [item for item in hand if item not in covered] == [hand[11], hand[22]], "nothing lies on the last of a row"
    assert [len(item.pips) for item in covered] == [tables.scarabs[int(item.id[1:])] for item in covered]
    assert [item.pips for item in hand[:5]] == [("scarab",)] * 5
    assert hand[11].pips == hand[22].pips == ()


@pytest.mark.parametrize("text_size", LARGE_NOW)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("family", [0, 5, *(pytest.param(family, marks=pytest.mark.slow) for family in range(1, 5))])
def test_every_sold_set_shows_its_tiles_and_its_points(
    family: int, size: tuple[int, int], text_size: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = duel(size=size, text_size=text_size)
    presenter, view = table.scene.presenter, table.sight.shown
    tables = presenter.tables  # type: ignore[attr-defined]
    view.state.sets[family] = tables.families[family] | tables.wild | tables.token_masks[SCARABS]
    presenter.show(view, table.match.seats)
    written: dict[str, pygame.FRect] = {}
    plain = Canvas.text

    def note(canvas: Canvas, words: str, at: tuple[float, float], style: Style, *args: object, **more: object) -> float:
        wide = plain(canvas, words, at, style, *args, **more)  # type: ignore[arg-type]
        high = canvas.types.line_height(style) * 0.8
        left = at[0] - wide * float(more.get("align", 0.0))  # type: ignore[arg-type]
        written[words] = pygame.FRect(left, at[1] - high / 2, wide, high)
        return wide

    monkeypatch.setattr(Canvas, "text", note)
    table.scene.refresh(table.scene.size)
    presenter.show(view, table.match.seats)
    table.scene.is_dirty = True
    table.surface()
    found = value(presenter.choice, family, 0)  # type: ignore[attr-defined]
    cell = presenter.layout.set_place(0, family)  # type: ignore[attr-defined]
    assert cell.inflate(-6, -2).contains(written[str(found.points)])
    fan = presenter.panels.fans()  # type: ignore[attr-defined]
    assert len(fan) == (view.state.sets[family] & tables.tiles).bit_count()
    assert all(cell.inflate(0.1, 0.1).contains(tile.rect) for tile in fan)
    about = presenter.about(SoldSet(0, family))
    assert about is not None
    for figure in (found.count, found.worth, found.points):
        assert str(figure) in about.markup


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("many", [(1, 6), (3, 0), (5, 2)])
def test_sets_of_both_seats_are_of_one_size_and_can_be_recognized(many: tuple[int, int], size: tuple[int, int]) -> None:
    table = duel(size=size)
    presenter, view = table.scene.presenter, table.sight.shown
    tables = presenter.tables  # type: ignore[attr-defined]
    for seat, sold in enumerate(many):
        for family in range(sold):
            view.state.sets[seat * 6 + family] = mask_of(members(tables.families[family])[seat:6:2])
    presenter.show(view, table.match.seats)
    fan = presenter.panels.fans()  # type: ignore[attr-defined]
    assert len(fan) == 3 * sum(many)
    assert len({(tile.rect.width, tile.rect.height) for tile in fan}) == 1
    assert fan[0].rect.width > 44
    assert all(other.rect.left - one.rect.left > 7 for one, other in itertools.pairwise(fan) if one.face == other.face)


@pytest.mark.parametrize("size", [*SIZES, (1440, 900), (2560, 1080)])
def test_sets_begin_beside_the_bands_of_a_cloth_while_there_is_room(size: tuple[int, int]) -> None:
    table = duel(size=size)
    presenter, view = table.scene.presenter, table.sight.shown
    tables = presenter.tables  # type: ignore[attr-defined]
    begins = []
    for sold in (1, 6):
        for family in range(sold):
            view.state.sets[family] = mask_of(members(tables.families[family])[: 3 if sold == 1 else 9])
        presenter.show(view, table.match.seats)
        begins.append(presenter.layout.set_place(0, 0).left)  # type: ignore[attr-defined]
        rights = [presenter.layout.set_place(0, family).right for family in range(sold)]  # type: ignore[attr-defined]
        assert max(rights) <= presenter.places.sets(0).right + 0.1  # type: ignore[attr-defined]
    places = presenter.places  # type: ignore[attr-defined]
    cloth = places.seat(0)
    assert begins[0] > cloth.left + 0.1 * cloth.width
    assert begins[1] == places.sets(0).left or begins[1] == begins[0]
    for most in (3, 4):
        beside = places.fans(0, [3, 6, 3, 3][:most], most)
        assert beside[0].left == begins[0], "a little smaller rather than on the beads"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("sold", [0, 1, 3, 6])
def test_words_of_a_seat_are_on_its_cloth_beside_its_sets(sold: int, size: tuple[int, int]) -> None:
    table = duel(size=size)
    presenter, view = table.scene.presenter, table.sight.shown
    tables = presenter.tables  # type: ignore[attr-defined]
    for family in range(sold):
        view.state.sets[6 + family] = mask_of(members(tables.families[family])[:3])
    presenter.show(view, table.match.seats)
    words, cloth = presenter.speech(1), presenter.places.seat(1)  # type: ignore[attr-defined]
    sets = [presenter.layout.set_place(1, family) for family in range(sold)]  # type: ignore[attr-defined]
    if words is None:
        assert max(each.right for each in sets) > cloth.right - 420, "so much room is enough for words"
        return
    assert sold < 6
    assert cloth.left <= words.left < words.right <= cloth.right
    assert words.top > presenter.places.points(1).bottom  # type: ignore[attr-defined]
    assert all(each.right < words.left for each in sets)


@pytest.mark.parametrize("size", SIZES)
def test_the_canal_ends_at_the_dais_or_at_the_edge_of_the_window(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = duel(size=size)
    places: dict[str, pygame.FRect] = {}
    plain = Brush.spread

    def note(brush: Brush, canvas: Canvas, name: str, rect: pygame.FRect, *more: Any) -> None:
        places[name] = rect
        plain(brush, canvas, name, rect, *more)

    monkeypatch.setattr(Brush, "spread", note)
    presenter = table.scene.presenter
    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
    deque(paint_market(canvas, presenter.brush, presenter.places), maxlen=0)  # type: ignore[attr-defined]
    canal, dais = places["canal"], presenter.places.dais  # type: ignore[attr-defined]
    assert canal.right == pytest.approx(table.scene.size[0])
    is_beside = canal.top < dais.bottom
    assert canal.left == (pytest.approx(dais.right, abs=6) if is_beside else 0.0)


def test_the_sack_of_corruption_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = duel().scene.presenter.layout  # type: ignore[attr-defined]
    sizes = []
    for under in (0, 2, 3, 5, 6, 20):
        monkeypatch.setattr(type(layout), "under", lambda self, seat, count=under: count)
        sizes.append(dict(layout.corruption(0).extra)["number"])
    assert sizes == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("size", SIZES)
def test_two_digits_fit_beside_a_back(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(size=size)
    layout = table.scene.presenter.layout  # type: ignore[attr-defined]
    monkeypatch.setattr(type(layout), "held", lambda self, seat, back: 24)
    ends: list[tuple[float, float]] = []
    plain = Canvas.text

    def note(canvas: Canvas, words: str, at: tuple[float, float], *args: object, **more: object) -> float:
        wide = plain(canvas, words, at, *args, **more)  # type: ignore[arg-type]
        if words == "24":
            ends.append((at[0] + wide, at[1]))
        return wide

    monkeypatch.setattr(Canvas, "text", note)
    table.scene.is_dirty = True
    table.surface()
    cells = [layout.places.back(seat, back) for seat in range(2) for back in range(3)]
    assert len(ends) == len(cells)
    for end in ends:
        assert any(cell.left < end[0] <= cell.right + 2 and cell.collidepoint(cell.left, end[1]) for cell in cells)


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1080, 1920)])
def test_a_count_leaves_the_upper_part_of_its_backs_in_sight(
    size: tuple[int, int], text_size: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In large letters it hid the backs, and with them their colour."""
    table = duel(size=size, text_size=text_size, theme="contrast")
    layout = table.scene.presenter.layout  # type: ignore[attr-defined]
    backs: list[pygame.FRect] = []
    tags: list[pygame.FRect] = []
    box = Canvas.box

    def note_back(_brush: Brush, _canvas: Canvas, face: str, rect: pygame.FRect, *_: object, **__: object) -> None:
        if face.startswith("back-") and any(cell.contains(rect) for cell in cells):
            backs.append(rect)

    def note_tag(canvas: Canvas, rect: pygame.FRect, fill: object, *args: object, **more: object) -> None:
        if fill == "ink" and any(cell.inflate(1, 1).contains(rect) for cell in cells):
            tags.append(pygame.FRect(rect))
        box(canvas, rect, fill, *args, **more)  # type: ignore[arg-type]

    cells = [layout.places.back(seat, back) for seat in range(2) for back in range(3)]
    monkeypatch.setattr(Brush, "face", note_back)
    monkeypatch.setattr(Canvas, "box", note_tag)
    table.scene.is_dirty = True
    table.surface()
    assert tags
    for tag in tags:
        under = [back for back in backs if back.colliderect(tag)]
        assert under
        assert all(tag.top - back.top >= 0.35 * back.height for back in under)


def test_empty_squares_in_the_middle_are_not_white_like_what_is_chosen() -> None:
    table = duel(theme="contrast")
    square = table.scene.presenter.brush.painter.surface("square-centre", 84, "face")
    assert square.get_at((42, 42))[:3] != (255, 255, 255)


def test_tiles_in_hand_lie_in_two_rows_only_where_those_make_them_larger() -> None:
    """Six lay in two rows, of which each tile was 52 wide, beside bare ground on both sides."""
    places = duel(size=(1080, 1920)).scene.presenter.places  # type: ignore[attr-defined]
    sides = [places.held(0, many).width for many in range(4, 12)]
    assert sides == sorted(sides, reverse=True)
    assert [round(side) for side in sides[2:5]] == [64, 54, 52]
    assert [len({places.held(at, many).top for at in range(many)}) for many in (6, 7, 8)] == [1, 1, 2]


def test_what_can_be_sold_is_offered_by_its_gain() -> None:
    def several(view: View) -> bool:
        return len({move[1] for move in view.legal if move[0] == SELL}) > 2

    table = table_at(TURN, several)
    choice = table.scene.presenter.choice  # type: ignore[attr-defined]
    gains = [value(choice, *each).gain for each in suggestions(choice)]
    assert len(gains) > 2
    assert gains == sorted(gains, reverse=True)


def test_the_question_tells_when_nothing_can_be_taken() -> None:
    table = table_at(TURN, lambda view: not any(move[0] in (TAKE, REFILL) for move in view.legal))
    presenter = table.scene.presenter
    kinds = {move[0] for move in presenter.view.legal}
    able = [words for kind, words in ((SELL, "sell a set"), (PLAY, "play a character")) if kind in kinds]
    assert presenter.prompt() == f"Nothing left to take: {' or '.join(able)}."


@pytest.mark.parametrize("size", SIZES)
def test_the_log_of_a_game_of_ais_takes_the_room_of_the_hand(size: tuple[int, int]) -> None:
    table, other = duel(0, 2, size=size), duel(size=size)
    places = table.scene.presenter.places  # type: ignore[attr-defined]
    with_hand = other.scene.presenter.places  # type: ignore[attr-defined]
    parts = [places.seat(0), places.seat(1), places.canal]
    for one, another in itertools.combinations(parts, 2):
        assert not one.colliderect(another)
    assert all(places.side.inflate(1, 1).contains(part) for part in parts)
    assert not places.hand.height
    assert with_hand.hand.height > 90
    areas, areas_with_hand = table.scene.areas, other.scene.areas
    assert areas.shelf == areas_with_hand.shelf or not areas.is_on_shelf
    assert areas.log.height == areas_with_hand.log.height + (with_hand.hand.height if areas.is_on_shelf else 0)
    assert areas.is_on_shelf or places.seat(0).height > with_hand.seat(0).height
    table.surface()


def framed(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[tuple[pygame.FRect, object]]:
    """Return the place and the fill of everything drawn in the colour of usable items."""
    found: list[tuple[pygame.FRect, object]] = []
    draw = Canvas.box

    def box(self: Canvas, rect: pygame.FRect, fill: object, **look: object) -> None:
        if "focus" in (fill, look.get("line")):
            found.append((rect, fill))
        draw(self, rect, fill, **look)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "box", box)
    table.surface()
    return found


@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_backs_to_steal_from_have_frames_apart(text_size: float, monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(text_size=text_size)
    monkeypatch.setattr(type(table.scene.presenter.layout), "held", lambda *_: 4)  # type: ignore[attr-defined]
    panels, places = table.scene.presenter.panels, table.scene.presenter.places  # type: ignore[attr-defined]
    paint, lit = panels.paint, frozenset(Backs(1, back) for back in (BLACK, GREY, RED))
    monkeypatch.setattr(panels, "paint", lambda canvas, _, aimed: paint(canvas, lit, aimed))
    cells = [places.back(1, back) for back in (BLACK, GREY, RED)]
    found = [rect for rect, _ in framed(table, monkeypatch) if rect.collidelist(cells) >= 0]
    assert len(found) == 3
    for one, other in itertools.combinations(found, 2):
        assert not one.colliderect(other)


def test_the_ankh_that_can_be_used_leaves_the_colour_of_its_square_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at(TURN, lambda view: any(move[0] == REFILL for move in view.legal))
    ankh = next(item.rect for item in table.scene.presenter.items() if item.id == "ankh")
    fills = [fill for rect, fill in framed(table, monkeypatch) if rect.center == ankh.center]
    assert fills == [None]


@pytest.mark.parametrize(
    ("coins", "is_open_to_more"), [([-1, -1], True), ([3, -1], True), ([3, 1], False), ([], False)]
)
def test_points_with_hidden_deben_say_so(
    coins: list[int], is_open_to_more: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = duel()
    presenter = table.scene.presenter
    monkeypatch.setattr(type(presenter.layout), "coins", lambda _, __: coins)  # type: ignore[attr-defined]
    with drawing() as seen:
        presenter.panels.paint_points(  # type: ignore[attr-defined]
            table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)), 1
        )
    written = [each.words for each in seen.texts]
    assert (locale.text("panel-duel-hidden") in written) is is_open_to_more
    assert (locale.text("panel-level") in written) is not is_open_to_more, "no lead is told that a Deben may turn"
    room = presenter.places.points(1)  # type: ignore[attr-defined]
    assert all(room.inflate(2, 8).contains(each.rect) for each in seen.texts), "within the room for the points"


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
def test_the_glow_of_a_tile_goes_along_when_it_is_dragged(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at(TURN, lambda view: sum(move[0] == TAKE for move in view.legal) > 1, theme=theme)
    squares = [target for target in table.scene.presenter.targets() if target.is_usable and "market." in target.id]
    places = [target.rect.center for target in squares]
    lit = {rect.center for rect, _ in framed(table, monkeypatch)}
    assert lit.issuperset(places)
    start = places[0]
    table.send(PointerMove(start), PointerDown(start), PointerMove((start[0] + 60.0, start[1] + 90.0)))
    assert table.sight.carried == squares[0].id
    lit = {rect.center for rect, _ in framed(table, monkeypatch)}
    assert start not in lit
    assert lit.issuperset(set(places[1:]))


def test_scarabs_burst_from_a_sale_and_count_its_points_up() -> None:
    def worth_something(view: View) -> bool:
        return any(set_points(TABLES, move[1], move[2]) > 1 for move in view.legal if move[0] == SELL)

    table = table_at(TURN, worth_something)
    sale = next(m for m in table.match.view(0).legal if m[0] == SELL and set_points(TABLES, m[1], m[2]) > 1)
    before, presenter = table.match.view(0), table.scene.presenter
    table.match.submit(0, sale, table.match.ply)
    presenter.show(table.match.view(0), table.match.seats)
    told = presenter.tell(table.match.facts(0, table.match.ply)[0], before, 0)
    gained = points(TABLES, presenter.view.state, 0) - points(TABLES, before.state, 0)
    scarabs = [flight for beat in told.beats for flight in beat.flights if flight.face == "scarab"]
    assert len(scarabs) == min(12, gained)
    light = told.light
    assert isinstance(light, Counting)
    under_way = dict.fromkeys(light.flights, 0.0)
    assert light.shown(under_way) == light.before == points(TABLES, before.state, 0)
    counted = [light.before]
    for scarab in scarabs:
        del under_way[scarab.hides]
        counted.append(light.shown(under_way))
    assert counted == sorted(set(counted))
    assert counted[-1] == points(TABLES, presenter.view.state, 0)


SHELVES = [((1280, 720), 1.0), ((1280, 720), 1.3), ((1920, 1080), 1.0), ((1080, 1920), 1.3)]


@pytest.mark.parametrize(("size", "text_size"), SHELVES)
def test_hand_log_and_answers_lie_on_one_shelf(size: tuple[int, int], text_size: float) -> None:
    table = table_at(TURN, lambda view: ways(view) in (1, 2), size=size, text_size=text_size)
    areas = table.scene.areas
    assert areas.is_on_shelf
    assert all(areas.shelf.contains(part) for part in (areas.hand, areas.log, areas.actions))
    assert areas.log.top == pytest.approx(areas.hand.bottom, abs=0.01)
    assert areas.actions.left > areas.hand.right
    assert areas.notes.bottom == pytest.approx(areas.log.bottom, abs=0.01)
    assert areas.notes.height > 158, "room for a finding, its move and two rows of buttons"
    assert areas.notes.top > areas.hand.top + 0.55 * areas.hand.height, "below the marks of the tiles"
    assert table.scene.presenter.hand_place == areas.hand
    table.surface()


def test_many_answers_lie_below_the_hand_with_the_question_still_beside_it() -> None:
    few, many = (table_at(TURN, wanted, text_size=1.3) for wanted in (lambda view: ways(view) == 1, is_rich))
    one, other = (
        next(each for each in table.scene.root.walk() if isinstance(each, ActionPanel)) for table in (few, many)
    )
    assert one.prompt.rect.topleft == other.prompt.rect.topleft
    areas = many.scene.areas
    buttons = [each.rect for each in other.walk() if isinstance(each, OfferButton)]
    assert len(buttons) >= 6
    assert all(areas.hand.bottom <= each.top and each.bottom <= areas.shelf.bottom for each in buttons)
    assert min(each.left for each in buttons) < areas.hand.centerx < areas.actions.left
    assert other.prompt.rect.bottom <= min(each.top for each in buttons)
    assert [each for each in few.scene.root.walk() if isinstance(each, LogPanel | DigestPanel)]
    assert not [each for each in many.scene.root.walk() if isinstance(each, LogPanel | DigestPanel)]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_notes_give_way_before_many_answers_grow_too_low_to_press(language: str) -> None:
    locale.set_language(language)
    table = table_at(TURN, is_rich, size=(1024, 768))
    (panel,) = [each for each in table.scene.root.walk() if isinstance(each, ActionPanel)]
    buttons = [each.rect for each in panel.walk() if isinstance(each, OfferButton)]
    assert len(buttons) >= 6
    assert min(each.height for each in buttons) >= 24


def ways(view: View[DuelState]) -> int:
    """Return the number of characters that can be played and of families that can be sold."""
    return len({move[:2] for move in view.legal if move[0] in (PLAY, SELL)})


def is_rich(view: View[DuelState]) -> bool:
    """Return whether there are at least six such ways."""
    return ways(view) >= 6


def test_a_long_note_of_an_answer_takes_two_lines_instead_of_being_cut() -> None:
    shell = duel().shell
    brief, long = (
        OfferButton(shell, Offer("power.1", "Play", Refuse(Refusal("none", "none")), note=note), lambda: None)
        for note in ("any tile", "take 1 tile from the corruption of your opponent and keep it")
    )
    for button in (brief, long):
        button.squeeze(Squeeze(is_tall=True))
    line = shell.types.line_height(NOTE)
    assert long.measure(250)[1] == pytest.approx(brief.measure(250)[1] + line, abs=1)
    assert long.measure(600)[1] == pytest.approx(brief.measure(600)[1], abs=1)


def test_a_long_label_takes_two_lines_instead_of_being_cut() -> None:
    """ "Gioca comunque la Somma Sacerdotessa" was cut in large text."""
    shell = duel(text_size=1.3).shell
    short, long = (
        OfferButton(shell, Offer("play", label, Refuse(Refusal("none", "none")), note="no effect"), lambda: None)
        for label in ("Gioca", "Gioca comunque la Somma Sacerdotessa")
    )
    line = shell.types.line_height(LABEL)
    for how in (Squeeze(is_tall=True), Squeeze(padding=Padding.LOW)):
        for button in (short, long):
            button.squeeze(how)
        assert long.is_whole(280)
        assert long.measure(280)[1] >= short.measure(280)[1] + 0.9 * line
        assert long.measure(900)[1] == pytest.approx(short.measure(900)[1], abs=1)
    long.place(pygame.FRect(0, 0, 280, long.measure(280)[1]))
    with watched(frozenset()) as wrong:
        long.draw(shell.canvas(pygame.Surface((600, 300), 0, 32)))
    assert wrong == []


def test_the_label_of_a_large_answer_is_fitted_into_it() -> None:
    """ "Construire : Tailleur de pierre" was cut in large text."""
    shell = duel(text_size=1.3).shell
    offer = Offer("do", "Construire : Tailleur de pierre", Refuse(Refusal("none", "none")), "grand")
    button = OfferButton(shell, offer, lambda: None)
    button.place(pygame.FRect(0, 0, 440, button.measure(440)[1]))
    with watched(frozenset()) as wrong:
        button.draw(shell.canvas(pygame.Surface((600, 300), 0, 32)))
    assert wrong == []
    assert button.is_whole(440)


def test_a_label_in_two_lines_is_written_small_where_room_is_scarcest() -> None:
    """Two answers of a hint that tell the way of the Ankh were cut by the answer below them."""
    shell = duel().shell
    long = OfferButton(shell, Offer("take", "Take wheat and turn the Ankh horizontally", Submit((0,))), lambda: None)
    heights = []
    for padding in Padding:
        long.squeeze(Squeeze(padding=padding))
        assert long.is_whole(200)
        heights.append(long.measure(200)[1] - padding.value)
    assert heights[0] == heights[1] == pytest.approx(2 * shell.types.line_height(LABEL), abs=1)
    assert heights[2] <= 0.9 * heights[1]


def test_the_note_of_a_warning_stays_where_others_give_way() -> None:
    shell = duel().shell
    press = Refuse(Refusal("none", "none"))
    warned, plain = (
        OfferButton(
            shell, Offer("power.1", "Play", press, note="no effect", tip="Why", is_warning=is_one), lambda: None
        )
        for is_one in (True, False)
    )
    for button in (warned, plain):
        button.squeeze(Squeeze(is_terse=True, is_brief=True, padding=Padding.LOW))
    assert (warned.note, plain.note) == ("no effect", "")
    assert warned.measure(80)[1] > plain.measure(80)[1], "it takes a line of its own"


def test_nothing_on_the_table_is_counted_twice_and_no_decoration_could_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scales with grain and dates like gold lay on the cloths; tiles and Pirogues were told above and on the river."""
    table = Table(1, 1, game="duel", seed="told")
    settle(table)
    words: list[str] = []
    faces: list[str] = []
    monkeypatch.setattr(Canvas, "text", lambda _, said, *__, **___: words.append(said) or 0.0)
    monkeypatch.setattr(
        Canvas, "paragraph", lambda canvas, part, *more: words.extend(each.run.text for each in part.placed)
    )
    monkeypatch.setattr(Brush, "face", lambda brush, canvas, name, *more, **looks: faces.append(name))
    canvas = table.shell.canvas(pygame.Surface((1280, 720)))
    for _ in table.scene.presenter.paint(canvas):
        pass
    assert table.scene.presenter.status() == "Pirogues left: 5"
    assert not [said for said in words if "Pirogue" in said]
    assert {"figs", "cat"} <= set(faces)
    assert not {"scales", "dates"} & set(faces)


@pytest.mark.parametrize("language", ["fr", "it"])
def test_families_to_remove_from_corruption_stand_in_one_form(language: str) -> None:
    """In French four stood in a line each, and one in two."""
    locale.set_language(language)
    powers = duel().match.game.tables.powers  # type: ignore[attr-defined]

    def may_purge(view: View[DuelState]) -> bool:
        plays = [move for move in view.legal if move[0] == PLAY and powers[move[1]] in (PRIEST, PRIESTESS)]
        return len({move[2] for move in plays if len(move) > 2}) > 3

    table = table_at(TURN, may_purge)
    moves = table.match.view(0).legal
    piece = next(move[1] for move in moves if move[0] == PLAY and powers[move[1]] in (PRIEST, PRIESTESS))
    table.click(f"p{piece}")
    table.tick(0.5)
    if table.scene.presenter.choice.character is None:  # type: ignore[attr-defined]
        table.press(f"power.{piece}")
    buttons = [each for each in table.scene.root.walk() if isinstance(each, OfferButton) and each.offer.note]
    assert len(buttons) > 2
    assert len({round(each.rect.height) for each in buttons}) == 1
    assert all("corru" in each.offer.words for each in buttons), "by ear the figures have their unit"


def test_the_rival_s_hand_lies_there_as_the_backs_of_its_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(2, 0, seed="backs", confirm_handover=False)
    table.look_as(0)
    presenter = table.scene.presenter
    layout, places = presenter.layout, presenter.places  # type: ignore[attr-defined]
    drawn: dict[int, set[str]] = {back: set() for back in range(len(BACKS)) if layout.held(1, back)}

    def note(_brush: Brush, _canvas: Canvas, face: str, rect: pygame.FRect, *_: object, **__: object) -> None:
        for back, faces in drawn.items():
            if places.back(1, back).collidepoint(rect.center):
                faces.add(face)

    monkeypatch.setattr(Brush, "face", note)
    table.surface()
    assert drawn == {back: {f"back-{BACKS[back]}"} for back in drawn}
    assert drawn
