"""A payment on the cloth: rows of places, what a building strikes out, the sources, and what remains afterwards."""

from __future__ import annotations

import pygame
import pytest

from game import locale
from game.rules.sare.tables import GOLDSMITH, PORT, STONECUTTER, TILES
from game.ui.boards.sare import cloth as cloth_module
from game.ui.boards.sare.cloth import SlotRow, rows
from game.ui.boards.sare.effects import rest_of, told_rest
from game.ui.boards.sare.sources import TokenPile, TokenSource, TokenSources
from game.ui.drawing.canvas import RING
from game.ui.drawing.surface_cache import SurfaceCache
from game.ui.drawing.text import Typesetter
from game.ui.table.ask.action_panel import ActionPanel
from tests.ui.boards.sare.table import SaReTable
from tests.ui.drawn import drawing
from tests.ui.pilot import named
from tests.walk.texts import watched


def at_the_port(gains: tuple[int, int, int, int] = (2, 3, 3, 1), site: str = "port", **settings: object) -> SaReTable:
    """Return a table at which a Port (3 wood, 2 stone, 2 gold) is to be paid for beside a Stonecutter, or another
    building on the same site.
    """
    table = SaReTable(4, 0, confirm_handover=False, **settings)
    table.lay_starting_tiles()
    seat = table.state.first
    for tile, space in (("carpenter", 4), ("stonecutter", 7), ("goldsmith", 3)):
        table.add(seat, tile, space)
    table.add(seat, site, 8, is_site=True)
    table.state.caravans[seat] = 1
    table.build_with(gains)
    table.press(
        next(offer.id for offer in table.presenter.offers() if offer.id.startswith(f"build.{TILES.index(site)}"))
    )
    return table


def words_on(table: SaReTable) -> list[str]:
    """Return everything written on the sheet of the payment and below it."""
    with drawing() as drawn:
        table.surface()
    return [mark.words.replace("\u00a0", " ") for mark in drawn.texts]


@pytest.mark.rule("R-4")
def test_a_price_lies_in_rows_and_the_building_that_strikes_a_place_out_is_named() -> None:
    table = at_the_port()
    choice = table.presenter.choice
    assert rows(choice, table.presenter.tray.slots) == [
        SlotRow((0, 1, 2), 0),
        SlotRow((3,), 1, (STONECUTTER,)),
        SlotRow((4, 5), 2),
    ]
    places = table.presenter.tray.places
    assert places[0].top == places[2].top < places[3].top < places[4].top
    words = words_on(table)
    assert "−1" in words
    assert "Stonecutter" in words
    assert "Stonecutter: <icon:resources/stone>1 less" in table.presenter.sheet


@pytest.mark.parametrize("size", [(1920, 1080), (1440, 900), (900, 1200)])
def test_the_name_of_a_building_ends_inside_the_frame_of_the_cloth(size: tuple[int, int]) -> None:
    locale.set_language("fr")
    table = at_the_port(size=size, site="gardens")
    with drawing() as drawn:
        table.surface()
    cloth = table.presenter.tray.cloth.rect
    names = [mark for mark in drawn.texts if mark.words in {"Tailleur", "de pierre", "Tailleur de pierre"}]
    assert names
    assert all(mark.rect.right < cloth.right - 0.27 * cloth.height for mark in names)


@pytest.mark.rule("R-4")
def test_the_place_that_a_port_strikes_out_is_named_after_it() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "port", 11)
    table.add(seat, "palace", 8, is_site=True)
    table.build_with((2, 2, 3, 0))
    table.press(next(offer.id for offer in table.presenter.offers() if offer.id.startswith("build.")))
    tray = table.presenter.tray
    off = table.presenter.choice.plan.off
    struck = {row.kind: row.struck for row in rows(table.presenter.choice, tray.slots)}
    assert struck == {kind: (PORT,) * (kind == off) for kind in range(3)}


@pytest.mark.rule("R-4")
def test_two_buildings_that_strike_places_out_of_one_row_are_both_named() -> None:
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "port", 11)
    table.add(seat, "goldsmith", 7)
    table.add(seat, "palace", 8, is_site=True)
    table.build_with((2, 2, 3, 0))
    table.press(next(offer.id for offer in table.presenter.offers() if offer.id.startswith("build.")))
    if table.presenter.choice.plan.off != 2:
        table.click("off.2")
    gold = rows(table.presenter.choice, table.presenter.tray.slots)[-1]
    assert (gold.kind, len(gold.slots), gold.struck) == (2, 1, (GOLDSMITH, PORT))
    words = set(words_on(table))
    assert {"−1 Goldsmith", "−1 Port"} <= words


def test_a_wild_tells_what_it_stands_for() -> None:
    table = at_the_port()
    table.click("less.h0")
    assert "wild as wood" not in words_on(table)
    table.click("more.j")
    assert "wild as wood" in words_on(table)


def test_the_answer_tells_whether_everything_is_paid() -> None:
    table = at_the_port()
    assert table.presenter.offers()[0].note == "Paid in full"
    table.click("less.h0")
    assert table.presenter.prompt() == "How will you pay?"
    assert table.presenter.offers()[0].note == "1 to pay"


def test_the_sources_lie_on_the_sheet_of_the_answer() -> None:
    table = at_the_port()
    presenter = table.presenter
    assert all(presenter.places.works.contains(cell) for cell in presenter.tray.sources.cells)
    assert len({cell.top for cell in presenter.tray.sources.cells}) == 1
    assert not presenter.tray.rect.colliderect(presenter.places.works)


@pytest.mark.parametrize("size", [(1280, 720), (900, 1200)])
def test_for_reading_the_sources_lie_beside_the_cloth_and_their_tokens_in_them(size: tuple[int, int]) -> None:
    table = at_the_port(size=size, text_size=1.3, theme="contrast")
    tray = table.presenter.tray
    assert all(tray.rect.contains(cell) for cell in tray.sources.cells)
    places = [place for _, rows in tray.sources.tokens() for place in rows]
    assert all(any(cell.contains(place) for cell in tray.sources.cells) for place in places)


def test_on_a_broad_stage_the_cloth_leaves_the_sun_in_sight() -> None:
    table = at_the_port(size=(1080, 1920))
    sun = table.presenter.places.card("shown")
    assert not table.presenter.tray.rect.colliderect(sun)


def test_the_answer_is_dull_until_the_last_place_is_filled() -> None:
    table = at_the_port()
    colours = []
    for press in ("less.h0", "more.j"):
        table.click(press)
        with drawing() as drawn:
            table.surface()
        colours.append(next(mark.colour for mark in drawn.texts if mark.words == "Build: Port"))
    assert colours[0] == "text_soft"
    assert colours[1] == "primary_text"


def test_the_sources_are_named_and_a_used_token_leaves_its_place_empty() -> None:
    table = at_the_port()
    piles = {pile.counter.name: pile for pile, _ in table.presenter.tray.sources.tokens() if pile.counter}
    assert [source.title for source in table.presenter.tray.sources.found] == [
        "Season and Warehouses", "Craftsmen", "Caravans",
    ]  # fmt: skip
    assert (piles["h0"].many, piles["h0"].unused) == (2, 0)
    assert (piles["h1"].many, piles["h1"].unused) == (3, 3)
    assert [TILES[piles[name].house] for name in ("t0", "t1", "t2")] == ["carpenter", "stonecutter", "goldsmith"]


@pytest.mark.rule("R-8.4")
def test_what_remains_after_a_payment_is_told_with_the_offer_of_a_caravan() -> None:
    table = at_the_port()
    plan = table.presenter.choice.plan
    assert plan.hand == (2, 0, 1)
    rest = rest_of(table.presenter.choice, plan)
    assert (sum(rest.kept), sum(rest.lost), rest.room, rest.has_caravan) == (3, 3, 3, True)
    assert rest.kept[:3] == (0, 1, 2) or rest.kept[:3] == (0, 2, 1)
    line = table.presenter.prompt()
    assert line.startswith("Then: stored 3/3 <icon:")
    assert "<danger>no room for <icon:" in line
    assert line.endswith("→ a caravan?</danger>")
    about = table.presenter.explain("works")
    assert about.title == "Afterwards"
    assert "a caravan could still take two" in told_rest(rest)
    assert about.markup == told_rest(rest)


@pytest.mark.rule("R-8.4")
def test_where_everything_fits_nothing_is_said_to_be_lost() -> None:
    table = at_the_port((2, 2, 2, 0))
    rest = rest_of(table.presenter.choice, table.presenter.choice.plan)
    assert sum(rest.kept) <= rest.room
    assert not any(rest.lost)
    assert "no room" not in table.presenter.offers()[0].note


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200)])
def test_the_sheet_covers_no_rival_at_the_largest_text(size: tuple[int, int], theme: str) -> None:
    """So everything of a rival's can be pointed at, and its light is never half below the sheet."""
    table = at_the_port(size=size, text_size=1.3, theme=theme)
    tray, small = table.presenter.tray.rect, table.presenter.places.small
    assert not any(city.rect.colliderect(tray) for city in small.values())


@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_the_tokens_of_a_low_source_stay_in_it_beside_a_large_title(text_size: float) -> None:
    hand = TokenSource("Hand", tuple(TokenPile(f"resources/{kind}", 1, None) for kind in ("wood", "stone", "gold")))
    craftsmen = TokenSource("Craftsmen", (TokenPile("resources/gold", 1, None),))
    sources = TokenSources([hand, craftsmen, craftsmen, craftsmen], Typesetter(1.0, text_size), 0)
    sources.lay(pygame.FRect(0, 0, 375, 80))
    lefts = []
    for cell, (_, places) in zip(sources.cells[1:], sources.tokens()[3:], strict=True):
        assert all(cell.contains(place) for place in places)
        lefts.append((places[0].left - cell.left) / cell.width)
    assert all(sources.cells[0].contains(place) for _, places in sources.tokens()[:3] for place in places)
    assert (min(lefts) > 0.5) == (text_size > 1.0), "the title has more room where it is larger"


def test_tokens_move_closer_before_a_title_beside_them_is_cut() -> None:
    """ "Carovane" was cut beside a hand of twelve tokens, in large text and a tall window."""
    table = at_the_port(size=(900, 1200), text_size=1.3)
    heaps = zip(("wood", "stone", "gold", "joker"), (3, 6, 2, 1), strict=True)
    piles = tuple(TokenPile(f"resource.{kind}.1", many, None) for kind, many in heaps)
    caravans = TokenSource("Carovane", (TokenPile("resource.joker.1", 1, None),))
    sources = TokenSources([TokenSource("Stagione e Magazzini", piles, "Mano"), caravans], table.shell.types, 0)
    sources.lay(pygame.FRect(0, 0, 310, 173))
    with watched(frozenset()) as wrong:
        sources.paint(table.shell.canvas(pygame.Surface((900, 1200))), table.presenter.brush, None)
    assert wrong == []
    for cell, own in zip(sources.cells, (sources.tokens()[:4], sources.tokens()[4:]), strict=True):
        assert all(cell.contains(place) for _, places in own for place in places)


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200)])
def test_to_build_is_the_large_answer_and_going_back_is_in_sight(size: tuple[int, int], text_size: float) -> None:
    table = at_the_port(size=size, text_size=text_size)
    panel = next(each for each in table.scene.root.children if isinstance(each, ActionPanel))
    build, back = (named(table.scene, name).rect for name in ("do", "clear"))
    assert build.height >= 60 * text_size
    assert build.width > 0.9 * panel.rect.width
    assert panel.rect.contains(build)
    assert panel.rect.contains(back)
    assert not build.colliderect(back)
    assert table.scene.areas.log.height > 100, "the log keeps its place"


def test_a_cloth_is_woven_in_steps_and_looks_as_when_woven_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_the_port()
    cloth, whole, steps = table.presenter.tray.cloth, pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    monkeypatch.setattr(cloth_module, "WOVEN", SurfaceCache(8_000_000))
    cloth.paint(table.shell.canvas(whole), table.presenter.brush, -1)
    monkeypatch.setattr(cloth_module, "WOVEN", SurfaceCache(8_000_000))
    canvas = table.shell.canvas(steps)
    assert len(list(cloth.make_ready(canvas, table.presenter.brush))) >= 3
    assert not list(cloth.make_ready(canvas, table.presenter.brush)), "it is there"
    cloth.paint(canvas, table.presenter.brush, -1)
    assert pygame.image.tobytes(steps, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_the_title_says_where_the_building_stands() -> None:
    assert "Pay for the Port on c3" in at_the_port().presenter.sheet


@pytest.mark.parametrize(("text_size", "theme"), [(1.0, "papyrus"), (1.3, "papyrus"), (1.0, "contrast")])
def test_places_are_easily_hit_with_tokens_beyond_the_price(text_size: float, theme: str) -> None:
    table = at_the_port(text_size=text_size, theme=theme)
    table.click("more.j")
    tray = table.presenter.tray
    assert [(row.kind, len(row.slots)) for row in rows(table.presenter.choice, tray.slots)][-1] == (None, 1)
    assert min(place.width for place in tray.places) >= 36
    places = [*tray.places]
    assert all(each.collidelist(places[:at]) < 0 for at, each in enumerate(places))
    assert tray.cloth is not None
    assert all(tray.cloth.rect.contains(each) for each in places)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(
    ("theme", "size"), [("papyrus", (1280, 720)), ("contrast", (1280, 720)), ("contrast", (1024, 768))]
)
@pytest.mark.parametrize("craftsmen", [(), (4, 7, 3)])
def test_the_titles_of_low_sources_are_whole_at_the_largest_text(
    theme: str, size: tuple[int, int], language: str, craftsmen: tuple[int, ...]
) -> None:
    table = SaReTable(4, 0, confirm_handover=False, text_size=1.3, theme=theme, language=language, size=size)
    table.lay_starting_tiles()
    seat = table.state.first
    for tile, space in zip(("carpenter", "stonecutter", "goldsmith"), craftsmen, strict=False):
        table.add(seat, tile, space)
    table.state.caravans[seat] = 1
    table.build_with((2, 1, 1, 0))
    table.press("charter")
    with watched(frozenset()) as wrong:
        table.surface()
    assert wrong == []
    sources = table.presenter.tray.sources
    places = [place for _, rows in sources.tokens() for place in rows]
    assert all(any(cell.contains(place) for cell in sources.cells) for place in places)


def test_nothing_of_the_cloth_is_painted_beyond_its_right_hem(monkeypatch: pytest.MonkeyPatch) -> None:
    woven = SurfaceCache(8_000_000)
    monkeypatch.setattr(cloth_module, "WOVEN", woven)
    kept: list[pygame.Surface] = []
    keep = woven.keep
    monkeypatch.setattr(woven, "keep", lambda key, surface: (kept.append(surface), keep(key, surface)))
    at_the_port(size=(1920, 1080)).surface()
    (cloth,) = kept
    high = cloth.get_height()
    edges = [cloth.subsurface((x, high // 4, 3, high // 2)) for x in (0, cloth.get_width() - 3)]
    assert [pygame.mask.from_surface(edge).count() < 0.6 * 3 * (high // 2) for edge in edges] == [True, True]


@pytest.mark.parametrize("text_size", [1.15, 1.3])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_title_over_a_narrow_cloth_is_whole(language: str, text_size: float) -> None:
    """In a tall window the sources lie beside the cloth, and the title was as narrow as the cloth alone."""
    table = at_the_port(size=(720, 1280), text_size=text_size, language=language)
    with watched(frozenset()) as wrong:
        table.surface()
    assert wrong == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(640, 360), (1024, 768)])
def test_what_is_kept_as_a_wild_is_told_whole_at_the_largest_text(size: tuple[int, int], language: str) -> None:
    table = SaReTable(2, 0, confirm_handover=False, text_size=1.3, theme="contrast", language=language, size=size)
    table.lay_starting_tiles()
    table.build_with((2, 1, 0, 2))
    table.click("finish")
    table.drain()
    assert [source.short != "" for source in table.presenter.tray.sources.found] == [False, False, True]
    with watched(frozenset()) as wrong:
        table.surface()
    assert wrong == []


def test_wool_lets_nothing_through() -> None:
    """The water that moved below cloths of 98 per cent was seen in them by one level of colour, never up to date."""
    table = at_the_port(size=(1024, 768))
    table.surface()
    cloth, grounds = table.presenter.tray.cloth, []
    for colour in ("black", "white"):
        ground = pygame.Surface(table.shell.display.pixels)
        ground.fill(colour)
        cloth.paint(table.shell.canvas(ground), table.presenter.brush, -1)
        grounds.append(ground)
    hem = table.shell.display.px_rect(cloth.rect.inflate(-0.5 * cloth.rect.width, 0))
    points = [(x, hem.bottom - 12) for x in range(hem.left, hem.right, 3)]
    assert [grounds[0].get_at(point) for point in points] == [grounds[1].get_at(point) for point in points]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (900, 1200), (2560, 1080)])
def test_what_remains_stands_on_a_line_of_its_own(size: tuple[int, int], language: str) -> None:
    """Beside the answer the log's place keeps what the building brings."""
    locale.set_language(language)
    table = at_the_port(size=size, language=language)
    panel = next(each for each in table.scene.root.walk() if isinstance(each, ActionPanel))
    assert panel.prompt.laid_out(panel.prompt.rect.width).lines == 1
    assert not panel.rect.colliderect(table.scene.areas.log)


def test_a_source_of_one_kind_is_pressed_anywhere_on_its_box() -> None:
    """The free part of the box looked the same and took no press."""
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.state.caravans[seat] = 2
    table.add(seat, "market", 6, is_site=True)
    table.build_with((2, 1, 1, 0))
    table.click(f"plot.{seat}.6")
    sources = table.presenter.tray.sources
    cells = dict(zip((each.title for each in sources.found), sources.cells, strict=True))
    cell = cells["Caravans"]
    for at in ((cell.left + 5, cell.centery), (cell.right - 5, cell.bottom - 5), (cell.centerx, cell.top + 5)):
        hit = table.scene.steering.hit(at)
        assert hit is not None
        assert hit.name == "more.c"


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
def test_what_a_caravan_is_good_for_is_told_once(theme: str) -> None:
    table = SaReTable(2, 0, confirm_handover=False, theme=theme)
    table.lay_starting_tiles()
    table.build_with((2, 1, 1, 0))
    table.click("charter")
    presenter = table.presenter
    told = [presenter.tray.title, *(offer.detail.told for offer in presenter.offers() if offer.detail is not None)]
    assert sum(words.count("In a later round") for words in told) == 1
    assert "2 resources" in presenter.prompt()
    assert "2 resources" not in presenter.tray.title


def test_no_caravan_pays_for_a_caravan() -> None:
    """Its box looked like those of the resources, and took no press."""
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.state.caravans[table.state.first] = 1
    table.build_with((2, 1, 1, 0))
    table.click("charter")
    assert [each.title for each in table.presenter.tray.sources.found] == ["Season and Warehouses"]


def test_the_ring_around_a_pile_leaves_the_title_in_sight() -> None:
    """It hid the end of “Season and Warehouses” around the last pile, which rises by 8."""
    table = SaReTable(2, 0, confirm_handover=False)
    table.lay_starting_tiles()
    table.build_with((3, 2, 0, 0))
    table.click("charter")
    with drawing() as drawn:
        table.surface()
    title = drawn.text("Season and Warehouses").rect
    rooms = table.presenter.tray.sources.rooms
    assert len(rooms) == 2
    for room in rooms.values():
        assert room.top - RING / 2 - 8.0 > title.centery + 0.35 * title.height
