"""What is counted, named and shown in Sa-Rê stays legible in small windows and with large text."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game import locale
from game.components.faces import DrawnText
from game.locale import text
from game.rules.sare import moves
from game.rules.sare.tables import SPACES, TILES
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.seat_head import SEALS
from game.ui.boards.kit.values import Item
from game.ui.boards.sare.city_places import LargeCity
from game.ui.boards.sare.layout import TOKENS
from game.ui.boards.sare.panels import Panels
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import Style
from game.ui.widgets.scroll import ScrollArea
from tests.ui.boards.sare.table import SaReTable
from tests.ui.drawn import drawing

LEAST = 14
WINDOWS = [(1024, 768), (900, 1200), (1080, 1920)]
SHAPES = [((1280, 720), 1.0), ((1280, 720), 1.3), ((900, 1200), 1.0), ((900, 1200), 1.3), ((1024, 768), 1.0)]


def in_the_season(**settings: object) -> SaReTable:
    """Return a table of two people at the first question of a season."""
    table = SaReTable(2, 0, confirm_handover=False, **settings)
    table.lay_starting_tiles()
    table.start_season()
    table.look_as(table.match.to_move)
    return table


def at_a_payment(**settings: object) -> SaReTable:
    """Return a table at which a Palace is to be paid for, from eight sources."""
    table = SaReTable(2, 0, confirm_handover=False, **settings)
    table.lay_starting_tiles()
    seat = table.state.first
    for space, tile in enumerate(("carpenter", "stonecutter", "goldsmith", "port"), start=4):
        table.add(seat, tile, space)
    table.add(seat, "palace", 8, is_site=True)
    table.state.caravans[seat] = 1
    table.build_with((2, 2, 2, 0))
    table.press(next(offer.id for offer in table.presenter.offers() if offer.id.startswith("build.")))
    return table


@pytest.mark.parametrize(("size", "text_size"), SHAPES)
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_eight_sources_and_the_places_of_a_price_keep_clear_of_each_other(
    language: str, size: tuple[int, int], text_size: float
) -> None:
    locale.set_language(language)
    table = at_a_payment(size=size, text_size=text_size, language=language)
    tray = table.presenter.tray
    assert len(tray.counters) == 8
    assert len(tray.slots) == sum(tray.choice.plan.price)
    places = table.presenter.places
    assert tray.rect.top >= min(places.sheet.top, places.reference.top)
    canvas = table.shell.canvas(table.surface())
    with drawing() as drawn:
        tray.paint(canvas, None)
    assert drawn.missing == []
    used = {target.id: target.rect for target in tray.targets()}
    sources = [rect for name, rect in used.items() if name.startswith("more.")]
    assert len(sources) == 8
    assert len(used) > 8, "what is paid can be taken back"
    rects = [*used.values()]
    assert all(rect.collidelist(rects[at + 1 :]) < 0 for at, rect in enumerate(rects))
    assert all(tray.rect.contains(rect) or places.works.contains(rect) for rect in rects)
    assert all(places.works.contains(rect) for rect in sources)
    assert min(min(rect.size) for rect in rects) >= 24


@pytest.mark.parametrize(("size", "text_size"), SHAPES)
def test_the_sources_of_a_payment_are_named_whole_in_high_contrast(size: tuple[int, int], text_size: float) -> None:
    locale.set_language("fr")
    table = at_a_payment(size=size, text_size=text_size, theme="contrast", language="fr")
    tray = table.presenter.tray
    canvas = table.shell.canvas(table.surface())
    with drawing() as drawn:
        tray.paint(canvas, None)
    named = {mark.words: mark.rect for mark in drawn.texts}
    whole = {name.replace("\u00a0", " "): rect for name, rect in named.items()}
    assert len(tray.sources.cells) == 4
    titles = [["Saison et Entrepôts", "Main"], ["Métiers"], ["Caravanes"], ["Port"]]
    for titled, cell in zip(titles, tray.sources.cells, strict=True):
        assert any(title in whole and cell.inflate(2, 2).contains(whole[title]) for title in titled), titled


@pytest.mark.parametrize(("size", "text_size"), [*SHAPES, ((1024, 768), 1.3)])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_name_of_the_pool_keeps_clear_of_its_tokens(language: str, size: tuple[int, int], text_size: float) -> None:
    locale.set_language(language)
    table = in_the_season(size=size, text_size=text_size, theme="contrast", language=language)
    table.state.pool = [1, 1, 0]
    table.look_as(table.match.to_move)
    tokens = [item.rect for item in table.presenter.items() if item.id.startswith("pool.")]
    assert len(tokens) == 2
    with drawing() as drawn:
        table.surface()
    named = [mark.rect for mark in drawn.texts if mark.words == text("board-sa-re-pool")]
    assert all(name.right - 2 <= token.left for name in named for token in tokens)


@pytest.mark.parametrize(("size", "text_size"), SHAPES)
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_no_writing_on_a_tile_of_the_supply_is_tiny(language: str, size: tuple[int, int], text_size: float) -> None:
    locale.set_language(language)
    table = SaReTable(2, 0, confirm_handover=False, size=size, text_size=text_size)
    table.lay_starting_tiles()
    table.look_as(table.match.to_move)
    painter, scale = table.presenter.brush.painter, table.shell.display.scale

    def sizes(item: Item) -> list[float]:
        width = round(item.rect.width * scale)
        face = painter.face(item.face, width, item.side, **dict(item.extra))
        texts = [layer for layer in face.layers if isinstance(layer, DrawnText)]
        return [painter.fitted(layer, width / face.size[0])[1] / scale for layer in texts]

    tiles = table.presenter.layout.reference()
    assert len(tiles) == 14
    assert min(size for tile in tiles for size in sizes(tile)) >= LEAST - 0.5


def test_the_tiles_left_are_shown_over_the_season_while_they_are_pointed_at() -> None:
    table = in_the_season()
    about = table.presenter.explain("supply")
    assert about is not None
    assert "Port: <icon:resources/wood>3" in about.said
    surfaces = []
    for aimed in ("", "supply"):
        surface = table.surface()
        table.presenter.paint_over(table.shell.canvas(surface), aimed)
        surfaces.append(surface)
    place = table.shell.display.px_rect(table.presenter.places.stack("market"))
    plain, shown = (bytes(surface.subsurface(place).copy().get_buffer().raw) for surface in surfaces)
    assert plain != shown


def test_the_tiles_left_need_no_button_where_they_lie_on_the_table() -> None:
    plain = in_the_season(theme="contrast")
    assert "supply" not in [target.id for target in plain.presenter.targets()]
    sites = SaReTable(2, 0, confirm_handover=False)
    sites.lay_starting_tiles()
    sites.look_as(sites.match.to_move)
    assert "supply" not in [target.id for target in sites.presenter.targets()]


def test_camels_walk_by_day_where_they_have_room_and_rest_between() -> None:
    table = in_the_season()
    seat = table.presenter.places.large
    table.state.caravans[seat] = 2
    table.look_as(seat)
    landscape = table.presenter.landscape
    assert landscape is not None
    seen: dict[float, list[tuple[str, pygame.FRect]]] = {}
    for beat in range(8 * 40):
        seen[beat / 8] = []
        for thing in landscape.things:
            parts = [part for part in thing.show(beat / 8) if "caravan" in part[0]]
            assert all(thing.room.contains(rect) for _, rect in parts)
            seen[beat / 8] += parts
    assert {len(parts) for parts in seen.values()} == {2}
    assert [rect for _, rect in seen[0.0]] == [table.presenter.places.large_city.caravan(at) for at in range(2)]
    assert len({name for parts in seen.values() for name, _ in parts}) == 6
    still = [now for now in seen if seen[now] == seen.get(now + 0.125)]
    assert len(still) > 0.6 * len(seen)
    assert not [item for item in table.presenter.items() if item.face == "camel"]
    table.state.dark = [1]
    table.look_as(seat)
    assert len([item for item in table.presenter.items() if item.face == "camel"]) == 2


def test_the_end_shows_the_city_itself_and_a_plain_table_its_tiles() -> None:
    assert in_the_season(theme="contrast").presenter.rounds().picture is None
    table = in_the_season()
    picture = table.presenter.rounds().picture
    assert picture is not None
    room = pygame.FRect(100, 100, 400, 200)
    surface = pygame.Surface(table.shell.display.pixels, 0, 32)
    with drawing() as seen:
        picture(table.shell.canvas(surface), room, 0)
    assert seen.pictures[0].words == "sa-re/streets", "the ground comes first"
    drawn = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    box = drawn.get_bounding_rects()[0]
    assert table.shell.display.px_rect(room.inflate(8, 8)).contains(box)
    assert box.height > 0.6 * table.shell.display.px_rect(room).height


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
def test_the_supply_lies_under_the_sheet_of_what_to_keep(theme: str) -> None:
    table = SaReTable(2, 0, confirm_handover=False, theme=theme)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "warehouse", 5)
    table.state.store[seat * 3 : seat * 3 + 3] = [2, 2, 2]
    table.look_as(seat)
    table.submit((moves.DEMOLISH, TILES.index("warehouse"), 5))
    table.look_as(seat)
    presenter = table.presenter
    assert presenter.tray.is_open
    sheet = presenter.tray.rect.inflate(-2, -2)
    assert not [item.id for item in presenter.items() if item.id.startswith("tile.") and item.rect.colliderect(sheet)]
    buttons = [target for target in presenter.targets() if target.id.startswith(("more.", "less."))]
    assert len(buttons) == 6
    others = [target for target in presenter.targets() if target not in buttons and target.rect.colliderect(sheet)]
    assert not [other.id for other in others if any(other.rect.colliderect(button.rect) for button in buttons)]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_largest_text_keeps_its_words_apart_in_high_contrast(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words above the piles ran into each other, and the odds of the next card were scrolled out of sight."""
    locale.set_language(language)
    table = in_the_season(theme="contrast", text_size=1.3, shows_odds=True, language=language)
    areas = [each for each in table.scene.root.walk() if isinstance(each, ScrollArea) and each.name == "offers"]
    assert areas
    assert not any(area.reach for area in areas)
    named = {text(f"board-sa-re-{name}") for name in ("shoe", "discard", "dark", "removed", "gone", "double-last")}
    drawn: dict[str, pygame.FRect] = {}
    plain = Canvas.text

    def note(canvas: Canvas, words: str, at: tuple[float, float], style: Style, *more: object, **look: object) -> float:
        if words in named:
            wide, high = canvas.types.width(words, style), canvas.types.line_height(style)
            drawn[words] = pygame.FRect(at[0] - wide / 2, at[1] - high / 2, wide, high)
        return plain(canvas, words, at, style, *more, **look)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", note)
    table.surface()
    assert len(drawn) >= 5
    season = table.presenter.places.season
    for words, place in drawn.items():
        assert season.left <= place.left
        assert place.right <= season.right
        assert not [other for other, its in drawn.items() if other != words and its.colliderect(place)], words


def test_the_switch_of_the_odds_has_its_word_only_where_that_fits() -> None:
    for size, is_told in (((1280, 720), True), ((900, 1200), False)):
        locale.set_language("it")
        table = in_the_season(theme="contrast", text_size=1.3, size=size, language="it")
        with drawing() as drawn:
            table.surface()
        switch = next(target.rect for target in table.presenter.targets() if target.id == "odds")
        words = [mark.rect for mark in drawn.texts if mark.words == text("board-sa-re-odds")]
        assert bool(words) is is_told, size
        assert all(switch.contains(rect) for rect in words)


@pytest.mark.parametrize("size", [(900, 1200), (1080, 1920), (1280, 720)])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_the_resources_of_a_board_end_above_its_sign(size: tuple[int, int], text_size: float) -> None:
    large_city = in_the_season(theme="contrast", size=size, text_size=text_size).presenter.places.large_city
    assert large_city.gains.bottom < large_city.plate.top
    assert large_city.gains.height > 60


@pytest.mark.parametrize(("size", "text_size"), [*SHAPES, ((1920, 1080), 1.0), ((1080, 1920), 1.0)])
def test_no_card_of_an_opponent_covers_the_figure_of_its_gauge(size: tuple[int, int], text_size: float) -> None:
    table = in_the_season(size=size, text_size=text_size)
    (rival,) = table.presenter.places.small
    table.state.kept[rival], table.state.palace[rival] = table.presenter.tables.season_cards[:2]
    for level in range(4, 8):
        table.state.gauge[rival] = level
        table.look_as(1 - rival)
        with drawing() as drawn:
            table.surface()
        city = table.presenter.places.small[rival]
        beside = pygame.FRect(city.gauge.square(level)).move(15, 0)
        (figure,) = (mark.rect for mark in drawn.texts if mark.words == str(level) and mark.rect.colliderect(beside))
        cards = [item.rect for item in table.presenter.items() if item.id.startswith(("kept.", "seized."))]
        assert len(cards) == 2
        assert all(card.left > figure.right + 3 for card in cards), level


@pytest.mark.parametrize("size", [(900, 1200), (1080, 1920), (1024, 768), (1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("others", [1, 3])
def test_each_figure_of_a_stock_belongs_to_the_piece_before_it(
    size: tuple[int, int], text_size: float, others: int
) -> None:
    table = SaReTable(1 + others, 0, confirm_handover=False, size=size, text_size=text_size)
    table.lay_starting_tiles()
    table.start_season()
    viewer = table.match.to_move
    rival = next(iter(seat for seat in range(1 + others) if seat != viewer))
    table.state.store[rival * 3 : rival * 3 + 3] = [2, 1, 0]
    table.state.gains[rival * 4 : rival * 4 + 4] = [1, 0, 1, 0]
    table.state.caravans[rival] = 3
    table.look_as(viewer)
    room = table.presenter.places.small[rival].goods.inflate(12, 6)
    faces: dict[str, pygame.FRect] = {}
    plain = Brush.face

    def note(brush: Brush, canvas: Canvas, face: str, rect: pygame.FRect, *more: object, **look: object) -> None:
        if room.contains(pygame.FRect(rect.centerx, rect.centery, 1, 1)):
            faces[face] = rect
        plain(brush, canvas, face, rect, *more, **look)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch, drawing() as drawn:
        patch.setattr(Brush, "face", note)
        table.surface()
    amounts = {"camel": "3", **dict(zip(TOKENS, ("2+1", "1", "+1"), strict=False))}
    marks = [mark for mark in drawn.texts if mark.words in amounts.values() and room.contains(mark.rect)]
    figures = [mark.rect for mark in marks]
    assert len(faces) == len(figures) == 4
    assert len({round(rect.width) for rect in faces.values()}) == 1
    assert min(rect.width for rect in faces.values()) >= 14
    for mark in marks:
        figure = mark.rect
        own = [face for face, piece in faces.items() if 0 <= figure.left - piece.right < 3]
        before = [face for face in own if abs(faces[face].centery - figure.centery) < 4]
        assert [amounts[face] for face in before] == [mark.words]
        beyond = [
            piece for piece in faces.values() if piece.left > figure.centerx and abs(piece.centery - figure.centery) < 4
        ]
        assert all(piece.left - figure.right >= 6 for piece in beyond)


def test_each_figure_of_the_works_stands_right_of_its_resource() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.build_with((4, 3, 2, 1))
    canvas, rights = table.shell.canvas(table.surface()), dict[str, float]()
    with pytest.MonkeyPatch.context() as patch, drawing() as drawn:
        patch.setattr(Brush, "face", lambda _brush, _canvas, face, rect, *_: rights.update({face: rect.right}))
        table.presenter.panels.works.paint_goods(canvas, pygame.FRect(0, 0, 600, 60))
    told = {
        max((face for face in rights if rights[face] < mark.rect.left), key=rights.__getitem__): mark.words
        for mark in drawn.texts
        if mark.words.isdigit()
    }
    assert told == dict(zip(TOKENS, ("4", "3", "2", "1"), strict=True))


def test_the_seals_at_the_start_of_the_track_stay_on_it() -> None:
    table = SaReTable(4, 0, confirm_handover=False)
    track = table.presenter.places.large_city.track
    seals: list[pygame.FRect] = []
    plain = Canvas.disc

    def note(canvas: Canvas, centre: tuple[float, float], radius: float, *more: object, **look: object) -> None:
        if track.collidepoint(centre) and radius > 11:
            seals.append(pygame.FRect(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius))
        plain(canvas, centre, radius, *more, **look)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "disc", note)
        table.surface()
    assert len({round(seal.centerx) for seal in seals}) == 4
    assert min(seal.left for seal in seals) >= track.left


def test_who_is_ahead_has_the_seal_nearest_to_the_goal() -> None:
    table = SaReTable(3, 0, confirm_handover=False)
    table.lay_starting_tiles()
    for seat in (1, 2):
        for space in range(4, 4 + seat):
            table.add(seat, "carpenter", space)
    table.look_as(0)
    track = table.presenter.places.large_city.track
    with drawing() as drawn:
        table.surface()
    seals = {mark.words: mark.rect.centerx for mark in drawn.pictures if track.collidepoint(mark.rect.center)}
    assert seals[SEALS[0]] < seals[SEALS[1]] < seals[SEALS[2]]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (1024, 768)])
def test_the_number_of_a_square_covers_no_count_of_missing_resources(size: tuple[int, int]) -> None:
    table = SaReTable(4, 0, size=size, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    rival = (seat + 1) % 4
    table.add(rival, "palace", 9, is_site=True)
    for level in range(1, 7):
        table.state.gauge[rival] = level
        table.look_as(seat)
        with drawing() as drawn:
            table.surface()
        city = table.presenter.places.small[rival]
        lacks = [mark.rect for mark in drawn.texts if mark.words.startswith("−") and city.rect.contains(mark.rect)]
        beside = pygame.FRect(city.gauge.square(level)).move(15, 0)
        (figure,) = (mark.rect for mark in drawn.texts if mark.words == str(level) and mark.rect.colliderect(beside))
        assert lacks
        assert figure.inflate(4, 0).collidelist(lacks) < 0, level


def test_printed_numbers_that_pawns_cover_stand_beside_them_on_a_board_for_reading() -> None:
    table = SaReTable(2, 0, theme="contrast", confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.state.gauge[seat], table.state.caravans[seat] = 3, 2
    table.look_as(seat)
    with drawing() as drawn:
        table.surface()
    large_city = table.presenter.places.large_city
    for pawn, number in ((large_city.gauge.cube(3), "3"), (large_city.caravan(2), "2")):
        assert any(mark.words == number and mark.rect.collidepoint(pawn.bottomright) for mark in drawn.texts)


@pytest.mark.rule("R-3.2")
@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
@pytest.mark.parametrize("size", [(1280, 720), (900, 1200)])
def test_every_gauge_rises_from_its_foot_towards_the_revolt(size: tuple[int, int], theme: str) -> None:
    table = SaReTable(4, 0, confirm_handover=False, size=size, theme=theme)
    for seat in range(4):
        gauge = table.presenter.places.of(seat).gauge
        for place in (gauge.square, gauge.cube, gauge.growth):
            feet = [place(square).bottom for square in range(1, table.presenter.tables.red + 1)]
            assert all(above < below for below, above in itertools.pairwise(feet)), (seat, feet)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", WINDOWS)
def test_the_plate_of_a_city_has_room_for_the_tie_break(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    locale.set_language(language)
    table = SaReTable(4, 0, confirm_handover=False, size=size)
    table.lay_starting_tiles()
    table.add(1, "temple", 4)
    for space in (4, 5, 7):
        table.add(0, "carpenter", space)
    monkeypatch.setattr(Panels, "score", lambda _, seat: f"1{seat}/13")
    table.look_as(2)
    with drawing() as drawn:
        table.surface()
    said = [mark for mark in drawn.texts if text("panel-sa-re-loses-ties") in mark.words]
    assert [mark.words for mark in said] == [f"−3 · {text('panel-sa-re-loses-ties')}"]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", WINDOWS)
def test_every_opponent_s_plate_says_how_it_stands_in_the_season(language: str, size: tuple[int, int]) -> None:
    locale.set_language(language)
    table = SaReTable(4, 0, confirm_handover=False, size=size)
    table.lay_starting_tiles()
    table.start_season()
    viewer = table.match.to_move
    table.state.standing = 1 << viewer
    table.look_as(viewer)
    with drawing() as drawn:
        table.surface()
    said = [mark.rect for mark in drawn.texts if mark.words == text("seat-sa-re-stopped")]
    plates = [plate.rect for plate in table.presenter.places.small.values()]
    assert [[plate.contains(rect) for rect in said].count(True) for plate in plates] == [1, 1, 1]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", WINDOWS)
def test_words_below_the_cards_of_the_season_keep_clear_of_the_boat_and_of_each_other(
    language: str, size: tuple[int, int]
) -> None:
    locale.set_language(language)
    table = in_the_season(size=size, shows_odds=True)
    table.look_as(1 - table.match.to_move)
    with drawing() as drawn:
        table.surface()
    places = table.presenter.places
    barque, zone = places.card("barque"), places.card("left")
    first = drawn.text(text("board-sa-re-double-first")).rect
    assert not first.colliderect(barque)
    named = [mark.rect for mark in drawn.texts if mark.words in ("Horus", "Hoshekh") and zone.contains(mark.rect)]
    assert all(rect.right < zone.right - 2 for rect in named)
    assert len(named) == 2
    assert named[1].left - named[0].right >= 9


def test_the_name_of_a_space_stands_clear_of_the_building_before_it_and_of_a_price_at_its_left() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.look_as(0)

    def names() -> dict[str, tuple[float, float]]:
        with drawing() as drawn:
            table.surface()
        return {mark.words: mark.rect.topleft for mark in drawn.texts if mark.words in ("a2", "c3")}

    open_ones = names()
    table.add(0, "barracks", 6)
    table.add(0, "gardens", 7, is_site=True)
    table.look_as(0)
    moved = names()
    assert moved["a2"][1] < open_ones["a2"][1] - 10
    assert moved["c3"][0] > open_ones["c3"][0] + 20


@pytest.mark.parametrize("people", [2, 4])
@pytest.mark.parametrize("size", [(1080, 1920), (1080, 2100)])
def test_a_city_below_the_stage_uses_the_width_of_a_tall_window(size: tuple[int, int], people: int) -> None:
    """It stands beside its sign and its stores, and hides no caravan."""
    table = SaReTable(people, 0, size=size, confirm_handover=False)
    table.look_as(table.match.to_move)
    large = table.presenter.places.large_city
    assert isinstance(large, LargeCity)
    plots = [large.plot(space) for space in range(SPACES)]
    whole = plots[0].unionall(plots[1:])
    assert whole.width > table.scene.size[0] / 2
    assert large.rect.contains(whole)
    for part in (large.sign, large.obelisk, large.store, large.gains, large.gauge.whole, large.caravans):
        assert part.collidelist(plots) < 0
    assert not large.caravans.colliderect(large.tile(0, is_shared=False))


@pytest.mark.parametrize("size", [(1280, 720), (900, 1200), (1080, 1920)])
def test_the_largest_text_keeps_the_figures_of_the_own_stock_on_its_plate(size: tuple[int, int]) -> None:
    table = SaReTable(4, 0, confirm_handover=False, size=size, text_size=1.5)
    table.lay_starting_tiles()
    seat = table.match.to_move
    table.state.store[seat * 3 : seat * 3 + 3] = [1, 1, 1]
    table.look_as(seat)
    plate = table.presenter.places.large_city.store
    with drawing() as drawn:
        table.surface()
    figures = [mark.rect for mark in drawn.texts if mark.words == "1" and plate.collidepoint(mark.rect.midleft)]
    assert len(figures) == 3
    assert all(figure.right <= plate.right for figure in figures)
