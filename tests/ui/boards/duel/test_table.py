"""The duel at the board scene: whole games, secrets, possible moves, previews, the scoring, layout."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game import locale
from game.components.faces import DrawnText
from game.rules.core.bits import mask_of, members
from game.rules.core.facts import SPECTATOR, Looked, Moved, Noted
from game.rules.core.game import Move, Refusal, View
from game.rules.core.notes import Seats
from game.rules.core.universe import EMPTY
from game.rules.duel.moves import DISCARD, EXCHANGE, KEEP, ORIENT, PICK, PLAY, REFILL, SELL, TAKE, USE
from game.rules.duel.notes import Corruption, Nothing, Score, SetScore
from game.rules.duel.state import (
    BERTH,
    CENTRE,
    DRAWN,
    FACING,
    FINGER_TURN,
    ICON,
    OPENING,
    PYRAMID_TURN,
    SCRIBE_TILES,
    TURN,
    VIZIER_TILE,
)
from game.rules.duel.tables import (
    BERTHS,
    COUNT,
    COURTESAN,
    FINGER,
    HAND,
    MERCHANT,
    MUMMY,
    NAMES,
    OFFER,
    PILE,
    PRIEST,
    PRIESTESS,
    REMOVED,
    RESERVE,
    SCARABS,
    THIEF,
)
from game.ui.boards.duel import preview
from game.ui.boards.duel.layout import COVERED
from game.ui.boards.duel.scores import reckon
from game.ui.boards.duel.selection import value
from game.ui.boards.duel.targets import HeldTile, OfferedPirogue
from game.ui.boards.duel.words import Sentences, Words
from game.ui.boards.kit.painting import Brush, height_over
from game.ui.boards.kit.values import RISE, Item, Refuse, SeatPanel
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.faces import FacePainter
from game.ui.drawing.text import Style
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.table.areas import divided
from game.ui.table.finish.final import Final
from game.ui.table.finish.scoring import Scoring
from game.ui.table.scene import TableScene
from game.ui.widgets.base import Hotspot
from game.ui.window.input import Action, PointerDown, PointerMove, PointerUp
from tests.sparing import FINE, LARGE_NOW
from tests.ui.drawn import drawing
from tests.ui.tables import Table, settle

pytestmark = pytest.mark.usefixtures("_unpainted")

SIZES = ((1280, 720), (1920, 1080), FINE, (1280, 1024), (2560, 1080), (900, 1200), (1080, 1920))
STEPS = 3000


@pytest.fixture(autouse=True)
def _nothing_is_missing(_english: None) -> Iterator[None]:
    yield
    assert not locale.missing_keys()


def duel(people: int = 1, ais: int = 1, **settings: object) -> Table:
    return Table(people, ais, game="duel", **settings)  # type: ignore[arg-type]


def advance(table: Table, decisions: int, seed: int = 1) -> None:
    """Let both seats do random things, without the screen."""
    rng = random.Random(seed)
    match = table.match
    for _ in range(decisions):
        if match.to_move < 0:
            return
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)


def table_at(kind: int, wanted: Callable[[View], bool] = lambda view: True, **settings: object) -> Table:
    """Return a table at which seat 0 must make a decision of this kind, reached by random play."""
    for seed in range(400):
        table = duel(2, 0, seed=str(seed), confirm_handover=False, **settings)
        rng, match = random.Random(seed), table.match
        for _ in range(160):
            if match.to_move < 0:
                break
            view = match.view(match.to_move)
            if match.to_move == 0 and view.state.stack[-1][0] == kind and wanted(view):
                table.look_as(0)
                return table
            sales = [move for move in view.legal if move[0] in (SELL, PLAY)]
            match.submit(match.to_move, rng.choice(sales if sales and rng.random() < 0.3 else view.legal), match.ply)
    raise AssertionError("no such position came up")


# Whole games


def play(table: Table, use: Callable[[str], None], rng: random.Random) -> set[int]:
    """Play to the end; `use` uses a target by name. Returns the kinds of decisions that were made at the screen."""
    kinds = set()
    for _ in range(STEPS):
        table.tick()
        top = table.stack.top
        if isinstance(top, Final):
            return kinds
        if not isinstance(top, TableScene):
            use({"HandOverScene": "ready", "DrawnSheet": "done"}.get(type(top).__name__, "go-on"))
            continue
        if table.sight.is_moving or table.match.to_move != table.sight.viewer:
            continue
        kinds.add(table.sight.shown.state.stack[-1][0])
        names = table.wishes()
        assert names, f"nothing to do at decision {table.match.ply}"
        use(rng.choice(names))
    raise AssertionError(f"the match did not end: {table.match.ply} decisions, {table.scene.presenter.prompt()}")


@pytest.mark.slow
@pytest.mark.parametrize(("people", "ais", "seed"), [(1, 1, "a"), (1, 1, "e"), (2, 0, "c"), (2, 0, "d")])
def test_a_whole_game_by_mouse(people: int, ais: int, seed: str) -> None:
    table = duel(people, ais, seed=seed)
    kinds = play(table, table.click, random.Random(seed))
    assert table.match.is_over
    assert {TURN, FACING, BERTH} <= kinds
    assert not table.sight.refused


@pytest.mark.slow
def test_a_whole_game_by_keys() -> None:
    table = duel(seed="keys")
    play(table, table.walk_to, random.Random(5))
    assert table.match.is_over


def test_in_a_look_for_reading_arrows_at_a_tile_show_where_the_ankh_would_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = table_at(TURN, theme="contrast")
    arrows: list[tuple[tuple[float, float], float]] = []
    monkeypatch.setattr(preview, "arrow", lambda _, centre, __, ___, size, ____: arrows.append((centre, size)))
    target = next(each for each in table.scene.presenter.targets() if each.is_usable and "market." in each.id)
    table.send(PointerMove(target.rect.center))
    table.surface()
    assert len(arrows) in (2, 8)
    assert sum(x for (x, _), _ in arrows) / len(arrows) == pytest.approx(target.rect.centerx, abs=1)
    for (x, y), size in arrows:
        assert size < target.rect.width / 4
        assert target.rect.inflate(2, 2).collidepoint((x, y))


def test_arrow_keys_reach_the_arrows_around_the_ankh() -> None:
    table = table_at(FACING)
    arrows = {each for each in table.wishes() if each.startswith("turn.")}
    seen = set()
    for action in (Action.UP, Action.LEFT, Action.DOWN, Action.RIGHT) * 12:
        table.key(action)
        seen.add(table.stack.top.focused.name)  # type: ignore[union-attr]
    assert arrows & seen


def test_the_arrow_at_either_end_of_a_line_can_be_clicked() -> None:
    table = table_at(FACING)
    both = {each.id for each in table.scene.presenter.targets() if each.id.startswith("turn.")}
    shown = lit(table, "turn.")[0]
    other = shown[:-1] + ("1" if shown.endswith("0") else "0")
    assert other in both
    table.click(other)
    assert last(table) == (ORIENT, int(shown.split(".")[1]))


def test_all_that_lies_on_the_table_explains_itself() -> None:
    for kind in (OPENING, TURN, FACING, BERTH, VIZIER_TILE, ICON):
        table = table_at(kind)
        for spot in table.scene.root.walk():
            if isinstance(spot, Hotspot):
                about = table.scene.presenter.explain(spot.name)
                assert about is not None, (kind, spot.name)
                assert about.title, spot.name


# Secrets


def asked_for(table: Table, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Draw the scene and return the names of all faces requested from the painter."""
    names: set[str] = set()
    paint = FacePainter.surface

    def spy(self: FacePainter, name: str, *args: object, **extra: object) -> pygame.Surface:
        names.add(name)
        return paint(self, name, *args, **extra)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(FacePainter, "surface", spy)
        table.surface()
        for spot in table.scene.presenter.targets():
            table.scene.renderer.aimed = spot.id
            table.surface()
            about = table.scene.presenter.explain(spot.id)
            if about is not None:
                names.add(about.face)
                names.update(shown.face for gallery in about.galleries for shown in gallery.faces if not shown.is_faded)
    return names


@pytest.mark.rule("D-7")
def test_no_face_is_drawn_that_the_viewer_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(2, 0, seed="secrets", confirm_handover=False)
    universe, tables = table.match.game.universe, table.match.game.tables  # type: ignore[attr-defined]
    for decisions in (9, 45):
        advance(table, decisions, seed=decisions)
        for viewer in (0, 1, SPECTATOR):
            table.look_as(viewer)
            state = table.state
            knowledge = table.match.view(viewer).knowledge
            secret = state.box | state.reserve | state.berths | sum(1 << tile for tile in state.pile)
            secret |= sum(1 << tile for tile in state.market if tile in tables.powers)
            for seat in range(2):
                if seat != viewer:
                    secret |= state.hands[seat] | state.corruption[seat] | state.deben[seat]
            known = sum(
                1 << p
                for p in members(secret)
                if any(knowledge.surely_lies(zone) >> p & 1 for zone in range(len(table.match.game.zones)))
            )
            names = {universe.names[piece] for piece in members(secret & ~known)}
            shown = asked_for(table, monkeypatch)
            assert not names & shown, (viewer, names & shown)


@pytest.mark.rule("D-7")
def test_the_rivals_hand_and_corruption_are_numbers_and_what_was_seen_before(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(2, 0, seed="numbers", confirm_handover=False)
    advance(table, 14, seed=14)
    table.look_as(0)
    state, universe = table.state, table.match.game.universe
    presenter = table.scene.presenter
    theirs = state.hands[1] | state.corruption[1]
    seen = table.match.view(0).state
    names = {universe.names[piece] for piece in members(theirs & ~(seen.hands[1] | seen.corruption[1]))}
    assert names
    assert not names & asked_for(table, monkeypatch)
    on_table = {item.face for item in presenter.items()}
    assert not on_table & {universe.names[piece] for piece in members(theirs)}
    held = [presenter.layout.held(1, back) for back in range(3)]  # type: ignore[attr-defined]
    assert sum(held) == state.hands[1].bit_count()
    assert presenter.panels.corruption(1).startswith(str(state.corruption[1].bit_count()))  # type: ignore[attr-defined]


def lines_of(table: Table, viewer: int, word: str) -> str:
    table.look_as(viewer)
    return next(line.markup for line in reversed(table.sight.lines) if word in line.markup)


@pytest.mark.rule("D-7")
def test_the_log_names_a_character_to_the_one_who_took_it_only() -> None:
    table = table_at(TURN, lambda view: any(_is_face_down(view, m) for m in view.legal))
    view = table.match.view(0)
    move = next(m for m in view.legal if _is_face_down(view, m))
    table.match.submit(0, move, table.match.ply)
    told = {viewer: lines_of(table, viewer, " takes ") for viewer in (0, 1, SPECTATOR)}
    assert "takes a face-down character" not in told[0]
    assert "takes a face-down character" in told[1]
    assert told[SPECTATOR] == told[1]


def _is_face_down(view: View, move: tuple[int, ...]) -> bool:
    return move[0] == TAKE and view.state.market[move[1]] < 0


@pytest.mark.rule("D-7")
def test_the_log_hides_the_value_of_a_deben_and_what_a_scribe_took() -> None:
    table = table_at(ICON)
    table.match.submit(0, (EXCHANGE,), table.match.ply)
    own, other = (lines_of(table, viewer, " Deben") for viewer in (0, 1))
    assert "draws a Deben worth " in own
    assert " trades " in other, "which says all that the opponent sees"
    assert other.endswith(" for a Deben.")
    table = table_at(SCRIBE_TILES)
    count = table.match.view(0).legal[0][1].bit_count()
    table.match.submit(0, table.match.view(0).legal[0], table.match.ply)
    hidden = lines_of(table, 1, " to corruption")
    assert hidden.endswith("moves 1 tile to corruption." if count == 1 else f"moves {count} tiles to corruption.")
    assert lines_of(table, 0, " to corruption") != hidden


# What can be done


def lit(table: Table, head: str) -> list[str]:
    """Return the targets of a kind that can be used now."""
    return [each.id for each in table.scene.presenter.targets() if each.id.startswith(head) and each.is_usable]


def last(table: Table) -> tuple[int, ...]:
    return table.match.decision(table.match.ply)[1]


@pytest.mark.rule("D-3.1")
def test_the_tiles_on_the_line_are_lit_and_others_say_why_not() -> None:
    table = table_at(TURN, lambda view: (REFILL,) not in view.legal and view.state.filled.bit_count() > 20)
    state, tables = table.sight.shown.state, table.match.game.tables  # type: ignore[attr-defined]
    line = tables.lines[state.ankh * 4 + state.facing] & state.filled
    assert sorted(lit(table, "market.")) == sorted(f"market.{square}" for square in members(line))
    off = next(square for square in members(state.filled & ~line))
    table.click(f"market.{off}")
    assert table.sight.refused == Refusal("D-3.1", "refuse-duel-off-line")
    table.click(f"market.{members(line)[0]}")
    assert last(table) == (TAKE, members(line)[0])


@pytest.mark.rule("D-3.1c")
def test_an_empty_line_offers_the_refill_on_the_board_and_beside_it() -> None:
    for name in ("ankh", "pile", "refill"):
        table = table_at(TURN, lambda view: (REFILL,) in view.legal)
        assert not lit(table, "market.")
        assert "Empty line" in table.scene.presenter.prompt()
        table.click(name)
        assert last(table) == (REFILL,)
    table.look_as(0)
    assert table.sight.shown.state.stack[-1][0] == CENTRE
    centre = table.match.game.tables.centre  # type: ignore[attr-defined]
    assert all(centre >> int(each.partition(".")[2]) & 1 for each in lit(table, "market."))


@pytest.mark.rule("D-3.1a")
def test_a_character_taken_asks_for_the_direction_on_the_board() -> None:
    table = table_at(FACING)
    legal = {move[1] for move in table.match.view(0).legal}
    shown = lit(table, "turn.")
    assert {int(each.split(".")[1]) for each in shown} == legal
    table.click(shown[0])
    assert last(table) == (ORIENT, int(shown[0].split(".")[1]))


@pytest.mark.rule("D-3.1a")
@pytest.mark.parametrize("size", SIZES)
def test_every_direction_has_an_arrow_on_the_market_wherever_the_ankh_stands(size: tuple[int, int]) -> None:
    table = duel(size=size)
    places = table.scene.presenter.places  # type: ignore[attr-defined]
    for square in range(36):
        found = [places.arrows(square, orientation) for orientation in range(4)]
        assert all(1 <= len(arrows) <= 2 for arrows in found)
        every = [arrow for arrows in found for arrow in arrows]
        assert all(places.table.inflate(4, 4).contains(arrow) for arrow in every)
        for one, other in itertools.combinations(every, 2):
            assert not one.inflate(-4, -4).colliderect(other.inflate(-4, -4)), square


@pytest.mark.parametrize("size", SIZES)
def test_a_tile_under_way_keeps_its_shape(size: tuple[int, int]) -> None:
    table = duel(2, 0, size=size)
    layout = table.scene.presenter.layout  # type: ignore[attr-defined]
    tile = layout.tables.universe.id("ivory.1")
    for zone in (PILE, *range(HAND, REMOVED)):
        place = layout.anchor(zone, tile)
        assert place.width == pytest.approx(place.height, rel=0.02)


@pytest.mark.rule("D-3.1b")
@pytest.mark.parametrize(("name", "move"), [("keep", (KEEP,)), ("exchange", (EXCHANGE,))])
def test_a_deben_icon_asks_for_a_clear_choice(name: str, move: tuple[int, ...]) -> None:
    table = table_at(ICON)
    low, high, mean = table.scene.presenter.tray.worth()  # type: ignore[attr-defined]
    assert 3 <= low <= mean <= high <= 9
    table.click(name)
    assert last(table) == move


@pytest.mark.rule("D-1.6")
def test_an_unseen_bag_is_worth_5_4_on_average() -> None:
    table = table_at(ICON, lambda view: len(view.state.bag) == 13)
    assert table.scene.presenter.tray.worth() == (3, 9, pytest.approx(70 / 13))  # type: ignore[attr-defined]


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("kind", [BERTH, ICON])
def test_the_head_of_the_sheet_keeps_off_what_lies_on_it(
    kind: int, text_size: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_at(kind, text_size=text_size)
    heads: dict[str, float] = {}
    plain = Canvas.text

    def spy(self: Canvas, words: str, at: tuple[float, float], style: Style, *args: Any, **more: Any) -> Any:
        heads[words] = at[1] + self.types.line_height(style) * 0.9
        return plain(self, words, at, style, *args, **more)

    monkeypatch.setattr(Canvas, "text", spy)
    table.surface()
    [bottom] = {low for words, low in heads.items() if words in ("Choose a Pirogue", "Tile or Deben?")}
    tray = table.scene.presenter.tray  # type: ignore[attr-defined]
    assert all(bottom <= cell.top for cell in tray.cells.values())


def test_a_mean_is_written_as_the_language_writes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at(ICON, lambda view: len(view.state.bag) == 13, language="fr")
    locale.set_language("fr")
    shown: list[str] = []
    monkeypatch.setattr(Canvas, "rich", lambda self, words, *args, **more: shown.append(words))
    table.scene.rebuild()
    table.surface()
    assert any("5,4\u2069 en moyenne" in words or "5,4 en moyenne" in words for words in shown)


@pytest.mark.rule("D-3.2")
@pytest.mark.parametrize("size", SIZES)
def test_every_chosen_tile_shows_its_tick(size: tuple[int, int]) -> None:
    """The tiles of a hand lie one over the other."""

    def sales(view: View) -> list[Move]:
        return [move for move in view.legal if move[0] == SELL and move[2].bit_count() > 2]

    table = table_at(TURN, lambda view: bool(view.state.hands[0].bit_count() > 6 and sales(view)), size=size)
    tiles = sales(table.match.view(0))[0][2]
    for piece in members(tiles):
        table.click(f"p{piece}")
    with drawing() as drawn:
        table.surface()
    ticks = sorted((each.rect for each in drawn.icons if each.words == "check"), key=lambda rect: (rect.top, rect.left))
    hand = [item for item in table.scene.presenter.items() if item.id[1:].isdecimal() and item.rect.width > 0]
    chosen = [item for item in hand if item.look == "chosen"]
    assert len(ticks) == len(chosen) == tiles.bit_count()
    for item, tick in zip(chosen, ticks, strict=True):
        place = item.rect.move(0, -height_over(item, table.sight.lifts.get(item.id, 0.0)))
        assert place.contains(tick)
        assert tick.bottom < place.bottom - 0.22 * place.height, "the name is below it"
        over = hand[hand.index(item) + 1 :]
        assert not any(other.rect.inflate(0, 2 * RISE).colliderect(tick) for other in over)


def test_a_chosen_tile_of_two_rows_covers_none_above_it() -> None:
    table = table_at(TURN, lambda view: bool(view.state.hands[0].bit_count() > 7))
    place, presenter = table.scene.areas.hand, table.scene.presenter
    hand = [item for item in presenter.items() if item.id[1:].isdecimal() and place.contains(item.rect)]
    upper, lower = sorted({item.rect.top for item in hand})
    foot = max(item.rect.bottom for item in hand if item.rect.top == upper)
    for item in hand:
        raised = item.rect.move(0, -height_over(replace(item, look="chosen"), 0.0))
        assert foot - 1 < raised.top < lower or upper - 4 < raised.top < upper
        assert raised.top - 4 > place.top, "its ring is within the line of the shelf"


@pytest.mark.rule("D-3.2")
def test_a_set_is_chosen_tile_by_tile_and_sold() -> None:
    table = table_at(TURN, lambda view: any(m[0] == SELL and m[2].bit_count() == 3 for m in view.legal))
    family, tiles = next(m[1:] for m in table.match.view(0).legal if m[0] == SELL and m[2].bit_count() == 3)
    pieces = members(tiles)
    for piece in pieces[:2]:
        table.click(f"p{piece}")
    refused = [offer for offer in table.scene.presenter.offers() if offer.id.startswith("do.")]
    table.click(refused[0].id)
    assert table.sight.refused is not None
    assert table.sight.refused.rule == "D-3.2"
    table.click(f"p{pieces[2]}")
    assert len([item for item in table.scene.presenter.items() if item.look == "chosen"]) == 3
    worth = value(table.scene.presenter.choice, family, tiles)  # type: ignore[attr-defined]
    offer = next(each for each in table.scene.presenter.offers() if each.id == f"do.{family}")
    assert str(worth.points) in offer.note
    left = table.match.view(0).knowledge.count(BERTHS)
    assert left > 1
    assert offer.note.endswith(f" · 1 of {left} Pirogues"), "a sale uses one of those left"
    assert "can’t undo this" in offer.tip
    table.click(offer.id)
    assert last(table) == (SELL, family, tiles)


@pytest.mark.rule("D-3.2")
def test_tiles_of_another_family_do_not_join_those_chosen() -> None:
    table = table_at(TURN, lambda view: any(m[0] == SELL for m in view.legal) and view.state.hands[0].bit_count() > 6)
    suggestion = next(o for o in table.scene.presenter.offers() if o.id.startswith("suggest"))
    table.click(suggestion.id)
    tables = table.match.game.tables  # type: ignore[attr-defined]
    family = int(suggestion.id.split(".")[1])
    other = table.sight.shown.state.hands[0] & tables.tiles & ~tables.families[family] & ~tables.wild
    if other:
        table.click(f"p{members(other)[0]}")
        assert table.sight.refused == Refusal("D-3.2", "refuse-duel-one-family")
    table.key(Action.BACK)
    table.key(Action.BACK)
    assert not table.scene.presenter.choice.is_begun  # type: ignore[attr-defined]


def with_power(*powers: int) -> Callable[[View], bool]:
    """Return whether a character with one of these powers can be played on something."""
    tables = duel().match.game.tables  # type: ignore[attr-defined]
    return lambda view: any(m[0] == PLAY and len(m) > 2 and tables.powers[m[1]] in powers for m in view.legal)


@pytest.mark.rule("D-5")
@pytest.mark.parametrize("power", [THIEF, MERCHANT, PRIEST, PRIESTESS, COURTESAN])
def test_a_power_asks_what_it_is_about(power: int) -> None:
    table = table_at(TURN, with_power(power))
    tables = table.match.game.tables  # type: ignore[attr-defined]
    move = next(m for m in table.match.view(0).legal if m[0] == PLAY and len(m) > 2 and tables.powers[m[1]] == power)
    table.click(f"power.{move[1]}")
    assert table.match.ply == table.sight.shown.ply
    table.tick(0.5)  # the next click is no second half of a double click
    if power == MERCHANT:
        table.click(f"market.{move[2]}")
    elif power == THIEF:
        table.click(f"back.1.{move[2]}")
    elif power == COURTESAN:
        for piece in members(move[3]):
            table.click(f"p{piece}")
        table.click(f"do.{move[2]}")
    else:
        table.click(f"purge.{move[2]}")
    assert last(table) == move
    table.key(Action.BACK)


@pytest.mark.rule("D-5")
def test_a_power_can_be_thought_over() -> None:
    table = table_at(TURN, with_power(MERCHANT))
    tables = table.match.game.tables  # type: ignore[attr-defined]
    piece = next(m[1] for m in table.match.view(0).legal if m[0] == PLAY and tables.powers[m[1]] == MERCHANT)
    table.click(f"p{piece}")
    assert table.scene.presenter.offers()[0].id == f"power.{piece}"
    table.click(f"power.{piece}")
    assert len(lit(table, "market.")) == table.sight.shown.state.filled.bit_count()
    table.click("clear")
    assert not table.scene.presenter.choice.is_begun  # type: ignore[attr-defined]


@pytest.mark.rule("D-5")
@pytest.mark.parametrize("power", [THIEF, PRIEST])
def test_the_hand_says_nothing_false_while_a_power_is_decided_on(power: int) -> None:
    """No tile in hand can be used then, and a hint frames the answer, not only the character."""
    table = table_at(TURN, with_power(power))
    tables = table.match.game.tables  # type: ignore[attr-defined]
    move = next(m for m in table.match.view(0).legal if m[0] == PLAY and len(m) > 2 and tables.powers[m[1]] == power)
    table.click(f"power.{move[1]}")
    presenter = table.scene.presenter
    held = [each for each in presenter.targets() if each.id[0] == "p" and each.id[1:].isdecimal()]
    assert [each.id for each in held if each.does is not None] == []
    assert set(presenter.places_of(move)) & {offer.id for offer in presenter.offers()}
    if power == THIEF:
        assert f"back.1.{move[2]}" in presenter.places_of(move), "the backs it is about are framed as well"


@pytest.mark.rule("D-5")
def test_the_vizier_chooses_among_the_rivals_corruption() -> None:
    table = table_at(VIZIER_TILE)
    pile = table.state.corruption[1]
    shown = lit(table, "p")
    assert {int(each[1:]) for each in shown if each[1:].isdecimal()} == set(members(pile))
    table.click(shown[-1])
    assert last(table)[0] == PICK


@pytest.mark.rule("D-5")
def test_the_scribes_victim_puts_away_as_many_as_demanded() -> None:
    table = table_at(SCRIBE_TILES)
    count = table.scene.presenter.choice.discards  # type: ignore[attr-defined]
    hand = members(table.sight.shown.state.hands[0])
    table.click("discard")
    assert table.sight.refused == Refusal("D-5", "refuse-duel-scribe-count", {"count": count})
    for piece in hand[:count]:
        table.click(f"p{piece}")
    table.click(f"p{hand[count]}")
    assert table.sight.refused is not None
    table.click("discard")
    assert last(table)[0] == DISCARD
    assert last(table)[1].bit_count() == count


@pytest.mark.rule("D-3.2")
def test_the_pirogues_left_are_spread_with_their_effects() -> None:
    table = table_at(BERTH, lambda view: view.state.berths.bit_count() == 5)
    tokens = members(table.sight.shown.state.berths)
    assert lit(table, "token.") == [f"token.{token}" for token in tokens]
    sheet = table.scene.presenter.tray  # type: ignore[attr-defined]
    assert all(sheet.rect.contains(cell) for cell in sheet.cells.values())
    covered = [each for each in table.scene.presenter.targets() if each.id.startswith("market.")]
    assert not any(each.rect.colliderect(sheet.rect) for each in covered)
    assert len(covered) == sum(piece != EMPTY for piece in table.sight.shown.state.market), "the whole market is seen"


@pytest.mark.parametrize("size", [(900, 1200), (1080, 1920), (2560, 1080)])
def test_a_sheet_of_pirogues_cuts_nothing_on_the_own_cloth(size: tuple[int, int]) -> None:
    table = table_at(BERTH, lambda view: view.state.berths.bit_count() == 5, size=size)
    presenter = table.scene.presenter
    sheet, places = presenter.tray, presenter.places  # type: ignore[attr-defined]
    assert not sheet.rect.colliderect(places.seat(places.own))
    assert places.board.contains(sheet.rect)


def test_a_sheet_of_pirogues_lies_on_the_rival_s_cloth_where_that_holds_its_words() -> None:
    table = table_at(BERTH, has_twins, size=(2560, 1080))
    sheet, places = table.scene.presenter.tray, table.scene.presenter.places  # type: ignore[attr-defined]
    rival = places.seat(1 - places.own)
    assert rival.left <= sheet.rect.left < sheet.rect.right <= rival.right
    assert not sheet.rect.colliderect(places.seat(places.own))


@pytest.mark.parametrize(("size", "many"), [((1280, 720), 1), ((1440, 900), 2), ((1024, 768), 2)])
def test_a_low_sheet_of_pirogues_leaves_the_rival_s_name_and_points_in_sight(size: tuple[int, int], many: int) -> None:
    """The last Pirogue covered all of the cloth of the player against whom it was used."""
    table = table_at(BERTH, lambda view: view.state.berths.bit_count() == many, size=size)
    sheet, places = table.scene.presenter.tray, table.scene.presenter.places  # type: ignore[attr-defined]
    rival = 1 - places.own
    assert not sheet.rect.colliderect(places.sign(rival).union(places.points(rival).inflate(0, -12)))
    assert sheet.rect.bottom <= places.portrait(places.own).top
    assert sheet.rect.width >= places.seat(rival).width, "no fringe beside it"


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1024, 768)])
@pytest.mark.parametrize("many", [3, 5])
def test_a_sheet_of_pirogues_cuts_no_name(size: tuple[int, int], many: int) -> None:
    """It ends above the viewer's cloth, or covers its whole head where five Pirogues need more room."""
    table = table_at(BERTH, lambda view: view.state.berths.bit_count() == many, size=size)
    presenter = table.scene.presenter
    sheet, places = presenter.tray, presenter.places  # type: ignore[attr-defined]
    assert sheet.is_on_cloths
    if many == 3 or size == (1024, 768):
        assert sheet.rect.bottom <= places.portrait(places.own).top
    else:
        assert sheet.rect.bottom == pytest.approx(places.sets(places.own).top - 2)


def has_twins(view: View) -> bool:
    """Return whether two of five Pirogues to choose from are alike, and no others."""
    masks = duel().match.game.tables.token_masks  # type: ignore[attr-defined]
    counts = [(view.state.berths & mask).bit_count() for mask in masks]
    return sorted(counts)[-4:] == [1, 1, 1, 2]


def test_two_pirogues_alike_lie_together_on_the_sheet() -> None:
    """The same words stood there twice, which made five rows of small pictures over both cloths."""
    table = table_at(BERTH, has_twins)
    presenter = table.scene.presenter
    sheet, places, words = presenter.tray, presenter.places, presenter.words  # type: ignore[attr-defined]
    held = members(table.sight.shown.state.berths)
    twins = next(pair for pair in itertools.combinations(held, 2) if len({*map(words.piece, pair)}) == 1)
    assert sorted(sheet.tokens) == sorted(set(held) - {max(twins)})
    assert lit(table, "token.") == [f"token.{token}" for token in sheet.tokens]
    names = {each.id: each.name for each in presenter.targets() if each.id.startswith("token.")}
    assert names[f"token.{min(twins)}"] == f"{words.piece(twins[0])} ×2"
    assert sheet.boat(max(twins)) == sheet.boat(min(twins)), "both fly there"
    assert sheet.rect.bottom <= places.portrait(places.own).top
    assert all(sheet.boat(token).height > 50 for token in sheet.tokens)


def test_a_pirogue_that_was_hidden_turns_over_on_its_way_to_the_sheet() -> None:
    table = table_at(BERTH, lambda view: view.state.berths.bit_count() == 5)
    presenter, before = table.scene.presenter, table.match.view(0)
    tokens = tuple(members(before.state.berths))
    before.state.berths = mask_of(tokens[:2])
    (beat,) = presenter.tell([Looked(1, BERTHS, tokens)], before, 0).beats
    faces = [presenter.words.face(token) for token in tokens]  # type: ignore[attr-defined]
    assert [flight.face for flight in beat.flights] == [*faces[:2], *["back-pirogue"] * 3]
    assert [flight.turns_to for flight in beat.flights] == ["", "", *faces[2:]]


def test_what_lies_under_a_sheet_is_seen_through_its_eye(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the sheet lies on can be looked at while it is open."""
    table = table_at(BERTH, lambda view: view.state.berths.bit_count() == 5)
    presenter = table.scene.presenter
    sheet = presenter.tray  # type: ignore[attr-defined]
    eye = presenter.target("peek")
    assert eye is not None
    assert eye.does is None
    assert sheet.rect.contains(eye.rect)
    assert eye.name == "See the market"
    others = [each for each in presenter.targets() if each != eye and not isinstance(each.thing, SeatPanel)]
    assert not [each.id for each in others if each.rect.colliderect(eye.rect)]
    panels: list[pygame.FRect] = []
    plain = Canvas.panel
    monkeypatch.setattr(
        Canvas, "panel", lambda canvas, rect, **more: panels.append(rect) or plain(canvas, rect, **more)
    )
    canvas = table.shell.canvas(table.surface())
    with monkeypatch.context() as changes, drawing() as seen:
        changes.setattr(type(sheet), "title", "Which of these many Pirogues " * 4)
        presenter.paint_over(canvas, "")
    assert seen.text("Which of").rect.right < eye.rect.left, "a long title stays clear of the eye"
    for aimed, is_hidden in (("", True), ("peek", False), (f"token.{sheet.tokens[0]}", True)):
        panels.clear()
        presenter.paint_over(canvas, aimed)
        assert (sheet.rect in panels) == is_hidden, aimed


def blesses_a_set(view: View) -> bool:
    """Return whether Two Scarabs can be put on a set."""
    scarabs = duel().match.game.tables.token_masks[SCARABS]  # type: ignore[attr-defined]
    return any(move[0] == USE and scarabs >> move[1] & 1 and move[2] >= 0 for move in view.legal if len(move) > 2)


@pytest.mark.rule("D-6.2")
def test_a_pirogue_tells_what_it_would_bring_now() -> None:
    table = table_at(BERTH, blesses_a_set)
    sheet = table.scene.presenter.tray  # type: ignore[attr-defined]
    kinds = {sheet.layout.tables.token_kind[token]: token for token in sheet.tokens}
    seat, state = sheet.choice.seat, sheet.layout.state
    families = {move[2] for move in sheet.choice.legal if move[:2] == (USE, kinds[SCARABS]) and len(move) > 2}
    most = max((state.sets[seat * COUNT + each] & sheet.layout.tables.tiles).bit_count() for each in families)
    assert sheet.outlook(kinds[SCARABS]).endswith(f": +{2 * most} points now")
    assert not any(sheet.outlook(kinds[kind]) for kind in kinds.keys() - {SCARABS, MUMMY, FINGER})


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), (900, 1200), (2560, 1080)])
def test_what_a_pirogue_does_can_be_read_whole(
    size: tuple[int, int], text_size: float, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = {"text_size": text_size, "language": language, "size": size}
    table = table_at(BERTH, lambda view: view.state.berths.bit_count() == 5, **looks)
    locale.set_language(language)
    table.scene.refresh(table.scene.size)
    sheet = table.scene.presenter.tray  # type: ignore[attr-defined]
    assert (sheet.layout.places.cloths if sheet.is_on_cloths else sheet.layout.places.board).contains(sheet.rect)
    written: list[pygame.FRect] = []
    monkeypatch.setattr(
        Canvas, "paragraph", lambda _, part, at, *__: written.append(pygame.FRect(*at, part.width, part.height))
    )
    table.surface()
    for token in sheet.tokens:
        cell, boat = sheet.cells[OfferedPirogue(token)], sheet.boat(token)
        mine = [
            words
            for words in written
            if cell.collidepoint(words.topleft)
            and (words.left < boat.right + 12 if sheet.is_stacked else words.top > boat.bottom)
        ]
        assert mine
        assert max(words.bottom for words in mine) < cell.bottom
        if sheet.is_stacked:
            assert all(cell.right - words.right >= words.left - boat.right for words in mine)
        assert cell.contains(boat)
    boats = [sheet.boat(token) for token in sheet.tokens]
    assert len({boat.size for boat in boats}) == 1
    lefts = {
        boat.left - sheet.cells[OfferedPirogue(token)].left for token, boat in zip(sheet.tokens, boats, strict=True)
    }
    assert len({round(left, 2) for left in lefts}) == 1 or not sheet.is_stacked


@pytest.mark.rule("D-6.8")
def test_a_finger_shows_on_the_market_what_each_place_costs_the_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at(BERTH, lambda view: _targets(view, FINGER) > 1)
    presenter = table.scene.presenter
    choice, state = presenter.choice, table.sight.shown.state  # type: ignore[attr-defined]
    token = next(each for each in presenter.tray.tokens if choice.tables.token_kind[each] == FINGER)  # type: ignore[attr-defined]
    between = choice.tables.between
    squares = [move[2] for move in choice.legal if move[:2] == (USE, token) and len(move) > 2]
    wanted = [(between[state.ankh * 36 + each] & state.filled).bit_count() for each in squares]
    assert sorted(choice.finger_passes(token).values()) == sorted(wanted)
    assert max(wanted) > 0
    hung: list[int] = []
    monkeypatch.setattr(preview, "hang_tag", lambda *given: hung.append(given[-1]))
    canvas = table.shell.canvas(table.surface())
    for aimed in ("", f"token.{token}"):
        hung.clear()
        presenter.paint_over(canvas, aimed)
        assert sorted(hung) == sorted(each for each in wanted if each and aimed)
    assert presenter.tray.outlook(token).startswith(f"up to {max(wanted)} tile")  # type: ignore[attr-defined]
    table.click(f"token.{token}")
    hung.clear()
    presenter.paint_over(canvas, "")
    assert sorted(hung) == sorted(filter(None, wanted))


@pytest.mark.rule("D-6")
def test_a_finger_is_laid_on_a_tile_of_the_line() -> None:
    table = table_at(BERTH, lambda view: _targets(view, FINGER) > 1)
    tables = table.match.game.tables  # type: ignore[attr-defined]
    token = next(m[1] for m in table.match.view(0).legal if m[0] == USE and tables.token_kind[m[1]] == FINGER)
    table.click(f"token.{token}")
    assert not table.scene.presenter.tray.is_open  # type: ignore[attr-defined]
    squares = lit(table, "market.")
    assert len(squares) == _targets(table.match.view(0), FINGER)
    table.click(squares[0])
    assert last(table) == (USE, token, int(squares[0].partition(".")[2]))
    table.look_as(1)
    assert table.sight.shown.state.stack[-1][0] == FINGER_TURN
    assert lit(table, "market.") == [squares[0]]
    assert any(item.id == "finger" for item in table.scene.presenter.items())


@pytest.mark.rule("D-6")
def test_scarabs_are_put_on_a_set_in_the_panel_or_by_a_button() -> None:
    for by in ("set.0.", "bless."):
        table = table_at(BERTH, lambda view: _targets(view, SCARABS) > 1)
        tables = table.match.game.tables  # type: ignore[attr-defined]
        token = next(m[1] for m in table.match.view(0).legal if m[0] == USE and tables.token_kind[m[1]] == SCARABS)
        table.click(f"token.{token}")
        family = next(m[2] for m in table.match.view(0).legal if m[0] == USE and m[1] == token)
        table.click(f"{by}{family}")
        assert last(table) == (USE, token, family)


@pytest.mark.rule("D-6")
def test_while_a_set_for_the_scarabs_is_chosen_no_tile_of_the_market_answers() -> None:
    table = table_at(BERTH, lambda view: _targets(view, SCARABS) > 1)
    tables = table.match.game.tables  # type: ignore[attr-defined]
    token = next(m[1] for m in table.match.view(0).legal if m[0] == USE and tables.token_kind[m[1]] == SCARABS)
    table.click(f"token.{token}")
    assert not lit(table, "market.")
    ply = table.match.ply
    for square, piece in enumerate(table.sight.shown.state.market):
        if piece != EMPTY:
            table.click(f"market.{square}")
    assert table.match.ply == ply


def _targets(view: View, kind: int) -> int:
    """Return on how many things a Pirogue of this kind could be put."""
    tables = duel().match.game.tables  # type: ignore[attr-defined]
    return sum(1 for m in view.legal if m[0] == USE and len(m) == 3 and tables.token_kind[m[1]] == kind)


@pytest.mark.rule("D-6")
def test_a_pyramids_turn_may_take_along_all_four_lines() -> None:
    table = table_at(PYRAMID_TURN)
    state, tables = table.sight.shown.state, table.match.game.tables  # type: ignore[attr-defined]
    assert len(lit(table, "market.")) == (tables.star[state.ankh] & state.filled).bit_count()
    table.surface()


@pytest.mark.rule("D-5")
def test_the_architects_three_tokens_are_chosen_from() -> None:
    table = table_at(DRAWN)
    assert len(lit(table, "token.")) == 3
    table.surface()
    table.click(lit(table, "token.")[0])
    assert last(table)[0] == USE or table.scene.presenter.choice.token is not None  # type: ignore[attr-defined]


@pytest.mark.parametrize(("language", "quoted"), [("en", "“{}”"), ("fr", "«\u202f{}\u202f»"), ("it", "«{}»")])
def test_the_architects_tokens_are_named_in_quotation_marks(language: str, quoted: str) -> None:
    """Names with an `and` of their own ran together: Great Serpent, Two and a Deben and Finger."""
    table = table_at(DRAWN)
    locale.set_language(language)
    words = table.scene.presenter.words
    assert isinstance(words, Words)
    tokens = tuple(members(table.state.offer))
    (line,) = Sentences(words.tables, words).tell([Moved(tokens, RESERVE, OFFER, 1, "draw")])
    assert [quoted.format(words.piece(token)) in line.markup for token in tokens] == [True] * 3


# Previews


@pytest.mark.rule("D-3.1")
def test_a_preview_says_what_the_take_does() -> None:
    table = table_at(TURN, lambda view: any(_passes(view, m) > 1 and not _is_face_down(view, m) for m in view.legal))
    view = table.match.view(0)
    square = next(m[1] for m in view.legal if _passes(view, m) > 1 and not _is_face_down(view, m))
    preview = table.scene.presenter.preview  # type: ignore[attr-defined]
    found = preview.outcome(square)
    before = view.state.corruption[0].bit_count()
    table.scene.renderer.aimed = f"market.{square}"
    moved = {item.id: item.rect.topleft for item in table.scene.presenter.items()}
    places = table.scene.presenter.places  # type: ignore[attr-defined]
    assert all(moved[f"market.{each}"] != places.tile(each).topleft for each in found.passed)
    table.surface()
    markup = table.scene.presenter.explain(f"market.{square}").markup  # type: ignore[union-attr]
    assert f"{len(found.passed)} tiles to your corruption" in markup
    table.match.submit(0, (TAKE, square), table.match.ply)
    after = table.state
    assert after.corruption[0].bit_count() - before == len(found.passed)
    assert after.facing == found.facing
    tables = table.match.game.tables  # type: ignore[attr-defined]
    assert found.left == tuple(members(tables.lines[after.ankh * 4 + after.facing] & after.filled))


def _passes(view: View, move: tuple[int, ...]) -> int:
    """Return how many tiles a take passes over."""
    if move[0] != TAKE:
        return 0
    tables = duel().match.game.tables  # type: ignore[attr-defined]
    state = view.state
    return int((tables.between[state.ankh * 36 + move[1]] & state.filled).bit_count())


def test_nothing_is_previewed_for_what_cannot_be_taken() -> None:
    table = table_at(TURN, lambda view: view.state.filled.bit_count() > 20)
    preview = table.scene.presenter.preview  # type: ignore[attr-defined]
    refused = [each.thing for each in table.scene.presenter.targets() if isinstance(each.does, Refuse)]
    assert refused
    assert all(preview.square(thing) is None for thing in refused)


# The end


def ended(seed: str, **settings: object) -> Table:
    """Return a table at which the last decision has just been made."""
    table = duel(2, 0, seed=seed, confirm_handover=False, **settings)
    advance(table, 10_000)
    assert table.match.is_over
    return table


@pytest.mark.rule("D-4.5")
@pytest.mark.parametrize("seed", ["end", "fin", "over", "last"])
def test_the_scoring_adds_up_step_by_step(seed: str) -> None:
    table = ended(seed)
    for _ in range(3000):
        table.tick()
        if isinstance(table.stack.top, Scoring):
            break
    scoring = table.stack.top
    assert isinstance(scoring, Scoring)
    result = table.match.result
    assert result is not None
    reckoning = scoring.reckoning
    assert "has no legal action" in reckoning.title
    for seat in reckoning.seats:
        assert sum(part.points for part in seat.parts) == seat.gained == result.scores[seat.seat]
        assert len(seat.parts) >= 3
    assert len(result.winners) == 2 or table.match.seats[result.winners[0]].name in reckoning.verdict
    table.surface()
    while isinstance(table.stack.top, Scoring):
        table.click("go-on")
        table.tick(times=4)
    assert isinstance(table.stack.top, Final)
    rounds = table.scene.presenter.rounds()
    assert [int(row[-1]) for row in rounds.rows] == result.scores
    table.surface()


def test_a_set_is_scored_with_the_scarabs_of_the_token_on_it() -> None:
    table = duel(2, 0, seed="end", confirm_handover=False)
    tables = table.match.game.tables
    state = table.state
    token = members(tables.token_masks[SCARABS])[0]
    tiles = [piece for piece in members(tables.families[0]) if tables.scarabs[piece] == 1][:2]
    state.sets[0] = mask_of([*tiles, token])
    facts = [
        Noted("end", 1, Nothing()),
        *(Noted("corruption", seat, Corruption(0, 0, 0, 0)) for seat in (0, 1)),
        Noted("set", 0, SetScore(0, 2, 2 + tables.scarabs_bonus, 2 * (2 + tables.scarabs_bonus))),
        *(Noted("pirogues", seat, Score(0)) for seat in (0, 1)),
        Noted("winners", -1, Seats((0,))),
    ]
    reckoning = reckon(facts, state, tables, Words(tables, table.match.seats))
    assert reckoning is not None
    part = next(part for part in reckoning.seats[0].parts if part.points)
    names = table.match.game.universe.names
    assert part.fan is not None
    assert part.fan.faces == (names[token], *(names[tile] for tile in tiles))
    assert part.fan.figure == str(part.points)


@pytest.mark.parametrize("text_size", LARGE_NOW)
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (1024, 768), (2560, 1080)])
def test_a_scoring_lays_out_lines_and_below_them_what_was_sold(
    size: tuple[int, int], text_size: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ended("end", size=size, text_size=text_size)
    while not isinstance(table.stack.top, Scoring):
        table.tick()
    table.tick(times=4)
    scoring = table.stack.top
    assert isinstance(scoring, Scoring)
    words: list[tuple[str, float, float]] = []
    fans: list[list[pygame.FRect]] = []
    write, show = Canvas.text, Brush.fan

    def note_words(canvas: Canvas, text: str, at: tuple[float, float], *args: object, **more: object) -> float:
        words.append((text, *at))
        return write(canvas, text, at, *args, **more)  # type: ignore[arg-type]

    def note_fan(brush: Brush, canvas: Canvas, items: Sequence[Item]) -> None:
        fans.append([item.rect for item in items])
        show(brush, canvas, items)

    monkeypatch.setattr(Canvas, "text", note_words)
    monkeypatch.setattr(Brush, "fan", note_fan)
    table.surface()
    parts = [part for each in scoring.reckoning.seats for part in each.parts]
    assert len(fans) == sum(part.fan is not None for part in parts) > 4
    for part in parts:
        at = [y for word, _, y in words if word == part.label]
        assert at, part.label
        figures = [
            y for word, _, y in words if word == (part.fan.figure if part.fan else part.figure or str(part.points))
        ]
        assert figures
        if part.fan is None:
            assert {*at} & {*figures}, "a line has its figure at its end"
    wholes = [rects[0].unionall(rects[1:]) for rects in fans]
    for one, other in itertools.combinations(wholes, 2):
        assert not one.colliderect(other)
    first = max(y for word, _, y in words if word in [part.label for part in parts if part.fan is None])
    assert all(whole.top > first for whole in wholes)
    assert all(whole.height > 30 for whole in wholes)


def test_the_goods_of_a_set_lie_before_its_wild_tiles_and_characters() -> None:
    table = duel(2, 0, seed="end", confirm_handover=False)
    names, tables = table.match.game.universe.names, table.match.game.tables
    family = next(each for each in range(6) if tables.families[each] & tables.characters)
    character = members(tables.families[family] & tables.characters)[0]
    wild, goods = members(tables.wild)[-1], members(tables.goods[family])[-1]
    table.scene.presenter.view.state.sets[family] = mask_of([wild, goods, character])
    fan = table.scene.presenter.rounds().riches[0][0]
    assert fan.faces == tuple(names[piece] for piece in (wild, character, goods))


def test_a_scoring_shows_the_winner_once_it_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ended("end", animation="normal")
    while not isinstance(table.stack.top, Scoring):
        table.tick()
    scoring = table.stack.top
    result = table.match.result
    assert result is not None
    [winner] = result.winners
    fills: list[tuple[object, pygame.FRect]] = []
    draw = Canvas.box

    def note(canvas: Canvas, rect: pygame.FRect, fill: object, **look: object) -> None:
        if fill in SEAT_COLOURS:
            fills.append((fill, rect))
        draw(canvas, rect, fill, **look)  # type: ignore[arg-type]

    def coloured() -> set[object]:
        fills.clear()
        scoring.is_dirty = True
        table.surface()
        return {fill for fill, rect in fills if rect.top > scoring.size[1] / 2}

    monkeypatch.setattr(Canvas, "box", note)
    assert not coloured()
    scoring.animator.skip()
    assert coloured() == {SEAT_COLOURS[winner]}


@pytest.mark.rule("D-4.1")
def test_the_end_is_announced_with_its_reason() -> None:
    table = duel(2, 0, seed="end", confirm_handover=False, animation="normal")
    table.look_as(0)
    presenter = table.scene.presenter
    told = None
    rng = random.Random(1)
    while not table.match.is_over:
        before = table.match.view(0)
        seat = table.match.to_move
        table.match.submit(seat, rng.choice(table.match.view(seat).legal), table.match.ply)
        if table.match.is_over:
            presenter.show(table.match.view(0), table.match.seats)
            told = presenter.tell(table.match.facts(0, table.match.ply)[0], before, seat)
    assert told is not None
    banners = [beat.banner for beat in told.prelude if beat.banner]
    assert len(banners) == 1
    assert "has no legal action" in banners[0]
    assert told.reckoning is not None


# Motion and layout


def test_the_ankh_and_the_tile_move_together_and_corruption_slides_after() -> None:
    table = table_at(TURN, lambda view: any(_passes(view, m) > 0 for m in view.legal))
    view = table.match.view(0)
    square = next(m[1] for m in view.legal if _passes(view, m) > 0)
    before = table.match.view(0)
    table.match.submit(0, (TAKE, square), table.match.ply)
    presenter = table.scene.presenter
    presenter.show(table.match.view(0), table.match.seats)
    told = presenter.tell(table.match.facts(0, table.match.ply)[0], before, 0)
    first = next(beat for beat in told.beats if beat.flights)
    assert any(flight.hides == "ankh" for flight in first.flights)
    assert any(flight.hides.startswith("p") for flight in first.flights)
    slides = [beat for beat in told.beats if beat.sound == "corruption"]
    assert len(slides) == 1
    end = presenter.places.corruption(0)  # type: ignore[attr-defined]
    assert all(flight.path[-1].center == pytest.approx(end.center, abs=0.01) for flight in slides[0].flights)
    assert all(end.inflate(0.1, 0.1).contains(flight.path[-1]) for flight in slides[0].flights)


@pytest.mark.parametrize("size", SIZES)
def test_the_market_is_the_largest_thing_and_nothing_overlaps(size: tuple[int, int]) -> None:
    table = duel(size=size)
    scene = table.scene
    areas = divided(scene.presenter, scene.size)
    rects = [areas.bar, areas.table, areas.log, areas.hand, areas.actions, areas.side]
    for one, other in itertools.combinations(rects, 2):
        assert not one.colliderect(other), (one, other)
    assert all(scene.root.rect.contains(one) for one in rects)
    places = scene.presenter.places  # type: ignore[attr-defined]
    parts = [places.seat(0), places.seat(1), places.supply]
    for one, other in itertools.combinations([*parts, places.hand], 2):
        assert not one.colliderect(other), (one, other)
    assert all(areas.side.inflate(1, 1).contains(part) for part in parts)
    assert areas.shelf.contains(areas.hand)
    assert areas.is_on_shelf == areas.shelf.contains(areas.log)
    assert places.board.width >= 0.5 * min(scene.size[0], scene.size[1] * 1.6)
    for seat in range(2):
        panel = places.seat(seat)
        cells = places.fans(seat, [3, 12, 3, 9, 4, 5], 6)
        cells += [places.pile_of(seat), *(places.back(seat, back) for back in range(3))]
        assert all(panel.contains(cell) for cell in cells)
        for one, other in itertools.combinations(cells, 2):
            assert not one.colliderect(other)
    table.surface()


@pytest.mark.parametrize("size", [(1024, 768), (2560, 1080), (1280, 720)])
def test_a_name_keeps_clear_of_hand_and_deben(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at(TURN, lambda view: not view.state.deben[0], size=size)
    presenter = table.scene.presenter
    places = presenter.places  # type: ignore[attr-defined]
    found: dict[str, pygame.FRect] = {}
    draw = Canvas.text

    def note(self: Canvas, words: str, at: tuple[float, float], style: Style, *ink: object, **how: object) -> float:
        wide = draw(self, words, at, style, *ink, **how)  # type: ignore[arg-type]
        high = self.types.line_height(style) * 0.7
        found[words] = pygame.FRect(at[0], at[1] - high / 2, wide, high)
        return wide

    monkeypatch.setattr(Canvas, "text", note)
    list(presenter.panels.paint(table.shell.canvas(table.surface()), frozenset(), ""))  # type: ignore[attr-defined]
    for seat in range(2):
        name = found[presenter.words.plain_seat(seat)]  # type: ignore[attr-defined]
        taken = [places.back(seat, back) for back in range(3)]
        taken += [places.coins(seat)] * bool(presenter.layout.coins(seat))  # type: ignore[attr-defined]
        assert not any(name.colliderect(each) for each in taken)


def test_tiles_off_the_line_are_two_fifths_darker() -> None:
    table = table_at(TURN, lambda view: view.state.facing >= 0)
    presenter = table.scene.presenter
    state, places = presenter.view.state, presenter.places  # type: ignore[attr-defined]
    line = presenter.tables.lines[state.ankh * 4 + state.facing]  # type: ignore[attr-defined]
    items = {item.id: item for item in presenter.items()}
    dark = {at for at, piece in enumerate(state.market) if piece != EMPTY and items[f"market.{at}"].look == "unlit"}
    assert dark == {at for at, piece in enumerate(state.market) if piece != EMPTY and not line >> at & 1}
    square = min(dark)
    shown = {}
    for look in ("", "unlit"):
        canvas = table.shell.canvas(pygame.Surface(table.surface().get_size()))
        presenter.brush.item(canvas, replace(items[f"market.{square}"], look=look))
        shown[look] = pygame.transform.average_color(canvas.surface, canvas.display.px_rect(places.tile(square)))
    assert sum(shown["unlit"][:3]) == pytest.approx(0.58 * sum(shown[""][:3]), rel=0.04)


@pytest.mark.parametrize("many", [1, 5, 6, 7, 8, 10, 14, 24])
def test_any_number_of_tiles_fits_into_the_hand(many: int) -> None:
    places = duel().scene.presenter.places  # type: ignore[attr-defined]
    tiles = [places.held(at, many) for at in range(many)]
    assert all(places.hand.contains(tile) for tile in tiles)
    for one, other in itertools.pairwise(tiles):
        assert other.left - one.left > 18 or other.top >= one.bottom
    rows = {tile.top for tile in tiles}
    assert len(rows) == (2 if many > 4 else 1)
    if 4 < many <= 10:  # five tiles in one row hid the signs of direction, ten all but the letters
        assert not any(one.colliderect(other) for one, other in itertools.combinations(tiles, 2))
        assert tiles[0].height > 54


@pytest.mark.parametrize("size", [(1024, 768), (2560, 1080), (1280, 720), (900, 1200), (1080, 1920)])
def test_a_large_hand_lies_open_and_sets_fill_their_cloth(size: tuple[int, int]) -> None:
    places = duel(size=size).scene.presenter.places  # type: ignore[attr-defined]
    for many in (5, 7, 9, 10):
        tiles = [places.held(at, many) for at in range(many)]
        assert not any(one.colliderect(other) for one, other in itertools.combinations(tiles, 2))
    for seat in range(2):
        cloth = places.seat(seat)
        (fan,) = places.fans(seat, [3], 1)
        assert fan.height > 0.9 * min(places.sets(seat).height, places.tile(0).height * 1.3)
        cells = [places.sign(seat), places.coins(seat), places.pile_of(seat), places.points(seat)]
        cells += [places.portrait(seat), *(places.back(seat, back) for back in range(3))]
        assert all(cloth.inflate(0, 30).contains(cell) for cell in cells)
        assert not any(one.colliderect(other) for one, other in itertools.combinations(cells, 2))
        assert sum(cell.height for cell in (places.sets(seat), places.portrait(seat))) > 0.85 * cloth.height


@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_every_tile_of_a_hand_in_two_rows_can_be_pointed_at_reached_and_chosen(text_size: float) -> None:
    def is_full(view: View) -> bool:
        return view.state.hands[0].bit_count() > 8 and any(move[0] == SELL for move in view.legal)

    table = table_at(TURN, is_full, text_size=text_size)
    tiles = {each.id: each.rect for each in table.scene.presenter.targets() if isinstance(each.thing, HeldTile)}
    assert len({rect.top for rect in tiles.values()}) == 2
    for name, rect in tiles.items():
        for at in (rect.center, rect.move(-rect.width * 0.4, 0).center, rect.move(0, -rect.height * 0.4).center):
            hit = table.scene.steering.hit(at)
            assert hit is not None
            assert hit.name == name
    steering, names = table.scene.steering, sorted(tiles, key=lambda name: (tiles[name].top, tiles[name].left))
    for action, name, below in ((Action.DOWN, names[1], True), (Action.UP, names[-2], False)):
        steering.focus_name(name)
        steering.is_focus_shown = True
        table.key(action)
        reached = tiles[steering.focused.name]  # type: ignore[union-attr]
        assert (reached.top > tiles[name].top) is below
        assert reached.top != tiles[name].top
    sale = next(move for move in table.match.view(0).legal if move[0] == SELL)
    chosen = members(sale[2])
    for piece in chosen:
        table.click(f"p{piece}")
    assert table.scene.presenter.choice.cards == sale[2]  # type: ignore[attr-defined]
    with drawing() as drawn:
        table.surface()
    assert len([each for each in drawn.icons if each.words == "check"]) >= len(chosen)


def test_a_tile_is_dragged_into_a_hand_in_two_rows() -> None:
    table = table_at(TURN, lambda view: view.state.hands[0].bit_count() > 8 and any(m[0] == TAKE for m in view.legal))
    take = next(move for move in table.match.view(0).legal if move[0] == TAKE)
    places = table.scene.presenter.places  # type: ignore[attr-defined]
    start, end = places.tile(take[1]).center, places.held(0, 9).center
    table.send(PointerMove(start), PointerDown(start), PointerMove(places.board.center), PointerMove(end))
    assert table.sight.carried == f"market.{take[1]}"
    table.send(PointerUp(end))
    assert table.match.decision(table.match.ply)[:2] == (0, take)


@pytest.mark.parametrize("kind", [TURN, FACING, BERTH, ICON, VIZIER_TILE, SCRIBE_TILES, DRAWN])
@pytest.mark.parametrize(
    ("size", "text_size", "theme"),
    [((1280, 720), 1.3, "papyrus"), pytest.param((1920, 1080), 1.0, "contrast", marks=pytest.mark.slow)],
)
def test_every_decision_can_be_drawn(kind: int, size: tuple[int, int], text_size: float, theme: str) -> None:
    table = table_at(kind, size=size, text_size=text_size, theme=theme)
    for spot in table.scene.presenter.targets():
        if spot.is_usable:
            table.scene.renderer.aimed = spot.id
    table.surface()


def test_the_panel_of_tiles_counts_every_family() -> None:
    table = table_at(TURN, lambda view: view.state.filled.bit_count() < 20)
    rows = table.scene.presenter.card_counts()
    assert [row.total for row in rows] == [11, 12, 13, 8, 8, 7, 6, 10, 13]
    assert [row.title for row in rows[-2:]] == ["characters", "Pirogues"]
    assert all(0 <= row.hidden <= row.total for row in rows)
    assert len({len(row.places) for row in rows}) == 1
    settle(table)


@pytest.mark.rule("D-7")
def test_tiles_that_can_only_be_in_the_draw_pile_are_still_unseen() -> None:
    """Puzzles count them among the hidden ones, the panel of tiles names their place."""
    table = table_at(TURN, lambda view: bool(view.knowledge.surely_lies(PILE)))
    certain = table.match.view(0).knowledge.surely_lies(PILE)
    rows = table.scene.presenter.card_counts()
    families = table.match.game.tables.families  # type: ignore[attr-defined]
    told = [row.unseen - row.hidden for row in rows[: len(families)]]
    assert told == [(certain & mask).bit_count() for mask in families]
    assert any(told)


def test_the_panel_of_tiles_counts_the_scarabs_still_to_come() -> None:
    """At the start they are all those that lie neither in the market nor in the viewer's hand."""
    table = duel(2, 0, confirm_handover=False)
    viewer = table.match.to_move
    table.look_as(viewer)
    state, tables = table.sight.shown.state, table.match.game.tables  # type: ignore[attr-defined]
    open_ones = mask_of(tile for tile in state.market if tile >= 0) | state.hands[viewer]
    for row, mask in zip(table.scene.presenter.card_counts(), tables.families, strict=False):
        left = sum(tables.scarabs[tile] for tile in members(mask & ~open_ones))
        assert row.places[-1] == ("scarabs unseen", str(left or ""))


@pytest.mark.parametrize(
    ("language", "phrase"),
    [
        ("en", "fish, marble, the Queen (ivory), a Statue and a face-down character"),
        ("fr", "du poisson, du marbre, la Reine (ivoire), une Statue et un personnage face cachée"),
        ("it", "del pesce, del marmo, la Regina (avorio), una Statua e un personaggio coperto"),
    ],
)
def test_goods_have_an_article_where_a_verb_acts_on_them(language, phrase):
    table = Table(1, 1, game="duel")
    tables = table.match.game.tables
    plain = [next(each for each in members(tables.goods[kind]) if not tables.scarabs[each]) for kind in (1, 3)]
    pieces = [
        *plain,
        *(tables.universe.id(name) for name in ("queen.ivory", "statue.1")),
        -1 - tables.universe.back_names.index("red"),
    ]
    locale.set_language(language)
    assert Words(tables, table.match.seats).some(pieces) == phrase


@pytest.mark.parametrize(
    ("language", "phrase"),
    [
        ("en", "3 fish (2 with a scarab each), wheat, 2 Statues and 2 marble (each with 2 scarabs)"),
        (
            "fr",
            "3 tuiles de poisson (dont 2 avec un scarabée chacune), blé, 2 Statues et 2 tuiles de marbre (avec 2"
            " scarabées chacune)",
        ),
        (
            "it",
            "3 tessere di pesce (di cui 2 con uno scarabeo ciascuna), grano, 2 Statue e 2 tessere di marmo (con 2"
            " scarabei ciascuna)",
        ),
    ],
)
def test_tiles_of_a_family_are_counted_together(language: str, phrase: str) -> None:
    """They were “fish, 2 × fish with a scarab”, which is one scarab or two."""
    table = Table(1, 1, game="duel")
    tables = table.match.game.tables  # type: ignore[attr-defined]
    goods = {name: members(tables.goods[NAMES.index(name)]) for name in ("fish", "marble", "wheat", "statue")}
    plain = {name: [tile for tile in tiles if not tables.scarabs[tile]] for name, tiles in goods.items()}
    marked = {name: [tile for tile in tiles if tables.scarabs[tile]] for name, tiles in goods.items()}
    locale.set_language(language)
    pieces = [*plain["fish"][:1], *marked["fish"][:2], *plain["wheat"][:1], *marked["marble"][:2], *goods["statue"][:2]]
    assert Words(tables, table.match.seats).pieces(pieces).replace("\xa0", " ") == phrase
    assert all(
        len({tables.scarabs[tile] for tile in members(family) if tables.scarabs[tile]}) < 2 for family in tables.goods
    ), "several are named with one number of scarabs"


def test_a_tile_with_scarabs_is_named_last_as_they_would_seem_to_be_on_the_next_piece() -> None:
    table = Table(1, 1, game="duel")
    tables = table.match.game.tables
    fish = next(each for each in members(tables.goods[1]) if tables.scarabs[each])
    pieces = [fish, tables.universe.id("statue.1"), -1 - tables.universe.back_names.index("red")]
    phrase = "a Statue, a face-down character and fish with a scarab"
    assert Words(tables, table.match.seats).pieces(pieces) == phrase


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_characters_have_their_name_on_the_smallest_tiles_in_hand(size: tuple[int, int]) -> None:
    """In the smallest window they had none, and on a dense screen one of seven pixels."""
    powers = duel().match.game.tables.powers  # type: ignore[attr-defined]

    def is_wanted(view: View) -> bool:
        hand = members(view.state.hands[0])
        return len(hand) == 9 and not powers.keys().isdisjoint(hand)

    table = table_at(TURN, is_wanted, size=size)
    presenter = table.scene.presenter
    painter = presenter.brush.painter
    people = {presenter.words.face(piece) for piece in powers}  # type: ignore[attr-defined]
    for item in (each for each in presenter.layout.own() if each.face in people):  # type: ignore[attr-defined]
        assert item.rect.width < 72
        names = [
            [
                each.size
                for each in painter.face(item.face, width).layers
                if isinstance(each, DrawnText) and each.key[:5] == "card-"
            ]
            for width in (item.detail, COVERED)
        ]
        assert not names[1], "under another tile"
        assert [size * item.rect.width / 40 > 11 for size in names[0]] == [True]
