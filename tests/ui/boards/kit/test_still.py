"""The picture that is kept while pieces move is the one that would be drawn anew."""

from __future__ import annotations

import gc
import random
import threading
import time
import weakref
from pathlib import Path

import pygame
import pytest

from game.registry import GAMES
from game.rules.sobek.moves import TAKE
from game.ui.boards.kit import painting
from game.ui.boards.kit.painting import AROUND
from game.ui.boards.kit.values import Item
from game.ui.drawing import paintings
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.paintings import AHEAD
from game.ui.table.bar import paint_bar, paint_turn, turn_width
from game.ui.table.finish.scoring import Scoring
from game.ui.table.show.frame_cache import FrameCache
from game.ui.table.show.renderer import MOST_BEGINNINGS
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.scene import Pop, Push, Quit
from game.ui.window.display import fit
from game.ui.window.input import PointerMove
from tests.patience import LONG
from tests.ui.tables import Table

LATE = pytest.param("sa-re", 1, 60, marks=pytest.mark.slow)
"""A table full of buildings."""


def drawn_plainly(table: Table) -> pygame.Surface:
    """Draw the table layer by layer, with nothing kept."""
    scene = table.scene
    surface = pygame.Surface(table.shell.display.pixels, 0, 32)
    canvas = table.shell.canvas(surface)
    list(scene.presenter.paint(canvas))
    raised = None
    for item in scene.presenter.items():
        lift = table.sight.lifts.get(item.id, 0.0)
        if item.id in table.sight.hidden:
            continue
        if lift and item.id == table.sight.aimed:
            raised = item
        else:
            scene.presenter.brush.item(canvas, item, lift)
    if raised is not None:
        scene.presenter.brush.item(canvas, raised, table.sight.lifts[raised.id])
    if not table.sight.is_moving:
        scene.presenter.paint_marks(canvas, table.sight.aimed)
        scene.presenter.paint_over(canvas, table.sight.aimed)
    seat, words = table.sight.turn
    wanted = turn_width(canvas.types, seat, words)
    room = paint_bar(canvas, scene.areas.bar, scene.presenter.status(), scene.game.trouble, wanted)
    who = scene.game.seats[seat] if seat >= 0 else None
    paint_turn(canvas, room, scene.areas.bar.centerx, seat, words, who)
    scene.root.draw(canvas)
    scene.draw_over(canvas)
    return surface


def without_past(table: Table, surface: pygame.Surface) -> pygame.Surface:
    """Return the picture without the parts that keep old contents until the first piece has landed: panels, badges."""
    scene, box = table.scene, table.shell.display.px_rect
    if not table.sight.has_landed or table.sight.suspense is not None:
        badged = [item.rect.inflate(76, 84) for item in scene.presenter.items() if item.badge]
        for rect in [*table.sight.panels.values(), *badged]:
            surface.fill("black", box(rect))
    return surface


def difference(one: pygame.Surface, other: pygame.Surface) -> int:
    """Return how many pixels differ visibly."""
    area = pygame.mask.from_threshold(one, (0, 0, 0), (3, 3, 3, 255), other)
    return one.get_width() * one.get_height() - area.count()


@pytest.mark.parametrize(("game", "ais"), [("sobek", 3), ("duel", 1), ("sa-re", 2)])
def test_the_kept_picture_is_the_one_drawn_plainly(game: str, ais: int) -> None:
    table = Table(1, ais, game=game, seed="still", animation="normal")
    chance = random.Random(4)
    scene = table.scene
    moving = compared = renewed = 0
    surface = pygame.Surface(table.shell.display.pixels, 0, 32)
    is_kept = False
    for number in range(350):
        if len(table.stack.scenes) > 1:
            table.stack.apply(Pop(len(table.stack.scenes) - 1))
        legal = table.match.view(0).legal
        if legal and not table.sight.is_moving:
            table.match.submit(0, chance.choice(legal), table.match.ply)
        if number % 40 == 20:
            spot = chance.choice(scene.presenter.targets()).rect
            table.send(PointerMove((spot.centerx, spot.centery)))
        elif number % 40 == 30:
            table.send(PointerMove((1.0, 1.0)))
        table.tick(1 / 60)
        if len(table.stack.scenes) == 1 and scene.is_dirty:
            canvas = table.shell.canvas(surface)
            canvas.is_kept = is_kept
            renewed += is_kept and table.sight.is_renewed_in_parts
            scene.draw(canvas)
            scene.is_dirty = False
            is_kept = True
            if number % 7 == 0 or not table.sight.aloft:
                moving += bool(table.sight.aloft)
                compared += 1
                plain = without_past(table, drawn_plainly(table))
                assert difference(without_past(table, surface.copy()), plain) == 0, f"frame {number}"
    assert moving > 8
    assert compared > moving
    assert renewed > moving, "mostly only what moved is drawn"


def test_below_another_scene_neither_ring_nor_signs_depend_on_the_focus() -> None:
    """A badge was drawn twice, over its own soft edge, when a key moved the focus of the scene above."""
    table = Table(1, 1)
    scene = table.scene
    scene.focus_name("deck")
    table.stack.apply(Push(Dialog(table.shell, "?", ())))
    shown = []
    for is_seen in (False, True):
        table.shell.is_focus_shown = is_seen
        surface = pygame.Surface(table.shell.display.pixels, 0, 32)
        scene.draw(table.shell.canvas(surface))
        shown.append(surface)
    assert scene.focused is not None
    assert scene.focused.name == "deck"
    assert difference(*shown) == 0


@pytest.mark.parametrize(("game", "ais", "ply"), [("sobek", 3, 24), ("duel", 1, 20), ("sa-re", 2, 9), LATE])
def test_the_pointer_changes_only_the_places_that_look_different(game: str, ais: int, ply: int) -> None:
    table = Table(1, ais, game=game, seed="aim", animation="off")
    chance = random.Random(3)
    while table.match.ply < ply or not table.match.view(0).legal:
        mover = table.match.to_move
        table.match.submit(mover, chance.choice(table.match.view(mover).legal), table.match.ply)
    scene = table.scene
    scene.presentation.catch_up()
    scene.rebuild()
    spots = [each.rect.center for each in scene.root.walk() if each.name]
    surface = table.surface()
    for number, spot in enumerate(spots):
        table.send(PointerMove(spot))
        for _ in range(12):
            table.tick(1 / 60)
        canvas = table.shell.canvas(surface)
        canvas.is_kept = True
        scene.draw(canvas)
        partly = surface.copy()
        scene.is_dirty = True
        assert difference(partly, table.surface()) == 0, f"place {number} of {len(spots)}"
    assert len(spots) > 20


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_what_a_panel_counts_changes_as_the_piece_lands(game: str) -> None:
    table = Table(1, 1, game=game, seed="still", animation="normal")
    scene = table.scene

    def panels() -> list[bytes]:
        surface = pygame.Surface(table.shell.display.pixels, 0, 32)
        scene.draw(table.shell.canvas(surface))
        scene.is_dirty = False
        inside = [table.sight.panels[f"seat.{seat}"].inflate(-16, -16) for seat in range(2)]
        boxes = [table.shell.display.px_rect(rect) for rect in inside]
        return [table.sight.kept(box) for box in boxes]

    def show() -> None:
        table.tick(1 / 60)
        while table.sight.is_waiting:
            table.tick(1 / 60)

    while table.sight.is_moving or table.match.to_move != 0:
        table.tick(0.05)
    before = panels()
    take = next(move for move in table.match.view(0).legal if move[0] == TAKE)
    table.match.submit(0, take, table.match.ply)
    show()
    assert table.sight.aloft
    assert not table.sight.has_landed
    assert panels() == before, "nothing has landed"
    while not table.sight.has_landed:
        table.tick(1 / 60)
    landed = panels()
    assert landed != before
    scene.skip()
    assert panels() == landed, "nothing more to change"


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
def test_no_count_of_sa_re_tells_what_a_card_is_before_it_is_told(theme: str) -> None:
    """In high contrast the counts stay beside the answers; elsewhere they come back when the answer is given."""
    settings = {"animation": "normal", "shows_odds": True, "theme": theme}
    table = Table(1, 1, game="sa-re", seed="suspense", **settings)  # type: ignore[arg-type]
    scene, chance = table.scene, random.Random(3)
    surface = pygame.Surface(table.shell.display.pixels, 0, 32)

    def counts() -> list[bytes]:
        scene.draw(table.shell.canvas(surface))
        scene.is_dirty = False
        targets = [each for each in scene.presenter.targets() if each.id == "works" or each.id.startswith("left.")]
        boxes = [table.shell.display.px_rect(each.rect.inflate(-4, -4)) for each in targets]
        return [table.sight.kept(box) for box in boxes]

    while table.sight.suspense is None:
        legal = table.match.view(0).legal
        if legal and not table.sight.is_moving:
            table.match.submit(0, chance.choice(legal), table.match.ply)
        before = counts()
        table.tick(1 / 60)
    shown, before = 0, before or counts()
    while table.sight.suspense is not None:
        assert counts() == before, f"frame {shown} of the card that is turned over"
        shown += bool(table.sight.aloft)
        table.tick(1 / 60)
    assert shown > 8
    assert counts() != before


@pytest.mark.parametrize("game", GAMES)
def test_a_window_made_smaller_while_a_piece_flies_shows_the_table_anew(game: str) -> None:
    table = Table(1, 1, game=game, size=(1920, 1080), seed="still", animation="slow")
    rng = random.Random(1)
    shrunk = 0
    for _ in range(600):
        table.tick(0.05)
        table.surface()
        if not table.sight.is_moving and table.match.to_move == 0:
            table.match.submit(0, rng.choice(table.match.view(0).legal), table.match.ply)
        if table.sight.is_playing and table.sight.keeps_past:
            for size in ((1280, 720), (1920, 1080)):
                table.shell.show_on(fit(size))
                table.stack.refresh(table.shell.display.size)
                table.tick(times=4)
                assert table.surface().get_size() == size
            shrunk += 1
        if shrunk == 3:
            return
    pytest.fail("too little flew")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_left_gives_its_pictures_back(game: str) -> None:
    table = Table(1, 1, game=game)
    table.surface()
    kept = [weakref.ref(each) for each in table.sight.large_pictures]
    assert len(kept) >= 2
    gc.disable()  # the scene itself refers to itself, and may stay
    try:
        table.stack.apply(Quit())
        assert [each for each in kept if each() is not None] == []
    finally:
        gc.enable()


def test_a_table_is_painted_in_several_turns_of_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.table.show.renderer.TURN", 0.0)
    table = Table(1, 3, seed="turns")
    scene, laid = table.scene, [table.sight.layers]
    assert not scene.make_ready()
    assert table.sight.layers == 0, "the turn in which it was made has done enough"
    while not scene.make_ready():
        assert scene.is_dirty, "the loop goes on without a rest"
        laid.append(table.sight.layers)
    assert len(laid) > 30
    assert laid == sorted(laid)
    table.surface()
    scene.is_dirty = False
    assert scene.make_ready()


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_the_loop_goes_on_while_the_scenery_of_a_new_size_is_decoded(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(1, 1, game=game)
    table.surface()
    AHEAD.read({})
    decode, may_end = paintings.decoded, threading.Event()
    large: list[threading.Thread] = []
    read: list[Path] = []

    def decoded(file: Path) -> pygame.Surface:
        read.append(file)
        if threading.current_thread() is not threading.main_thread():
            assert may_end.wait(LONG)
        found = decode(file)
        if found.get_width() > 1500:
            large.append(threading.current_thread())
        return found

    monkeypatch.setattr(paintings, "decoded", decoded)
    monkeypatch.setattr(painting, "LOOK", 0.001)
    size = {"sobek": (910, 1210), "duel": (1290, 726)}[game]
    table.shell.show_on(fit(size))
    table.scene.refresh(table.shell.display.size)
    table.scene.is_dirty = True
    for _ in range(5):
        assert not table.scene.make_ready(), "the last picture stays in sight"
    may_end.set()
    end = time.monotonic() + LONG
    while not table.scene.make_ready():
        assert time.monotonic() < end
    assert large
    assert threading.main_thread() not in large
    assert not any(AHEAD.take(file) for file in read), "what is not drawn is not kept"


def test_the_landscape_may_move_while_the_final_picture_of_a_motion_is_prepared() -> None:
    table = Table(1, 3, seed="turns")
    table.surface()
    table.scene.is_dirty = True
    table.scene.renderer.settle(table.scene.rebuild)
    assert table.scene.make_ready()
    assert table.sight.layers == 0, "nothing was painted meanwhile"


def test_a_table_that_changes_again_and_again_is_painted_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.table.show.renderer.TURN", 0.0)
    scene = Table(1, 3, seed="turns").scene
    for _ in range(MOST_BEGINNINGS):
        assert not scene.make_ready()
        scene.is_dirty = True
    assert scene.make_ready()
    assert not scene.renderer.is_delayed


def test_a_motion_waits_until_the_table_below_it_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.table.show.renderer.SLICE", 0.0)
    table = Table(1, 3, seed="wait", animation="normal")
    scene = table.scene
    scene.is_dirty = False
    while not table.sight.is_waiting:  # the deal
        table.tick(1 / 60)
    assert scene.next_update() == 0
    laid = []
    while table.sight.is_waiting:
        scene.renderer.stir()  # the picture before stays in sight, whatever else happens meanwhile
        assert not scene.is_dirty
        table.tick(1 / 60)
        laid.append(table.sight.layers)
    assert sorted(set(laid)) == [0, 1, 2, 3]
    assert laid == sorted(laid)
    assert len(laid) > 30, "no step takes longer than a frame has time"
    assert scene.is_dirty
    assert not table.sight.is_waiting


def test_a_motion_that_is_only_a_rest_draws_nothing() -> None:
    table = Table(1, 3, seed="rest", animation="normal")
    scene = table.scene
    scene.skip()
    table.tick()
    while not table.sight.aloft:
        table.tick(1 / 60)
    table.surface()
    scene.is_dirty = False
    drawn = rested = 0
    while table.sight.is_playing:
        table.tick(1 / 60)
        if table.sight.is_moving and not table.sight.aloft and not scene.is_dirty:
            rested += 1
        drawn += scene.is_dirty
        scene.is_dirty = False
    assert drawn > 5
    assert rested > 5


def test_a_scoring_draws_nothing_while_it_rests() -> None:
    table = Table(2, 0, seed="counting", animation="normal", confirm_handover=False)
    rng, match = random.Random(5), table.match
    while not isinstance(table.stack.top, Scoring):
        if not table.sight.is_moving:
            match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
        table.scene.skip()
        table.tick()
    scoring = table.stack.top
    changes = drawn = 0
    waited = 0.0
    seen: object = None
    while scoring.is_counting:
        wait = scoring.next_update()
        assert wait is not None
        waited += wait
        scoring.is_dirty = False
        is_coming = table.sight.coming(scoring)
        scoring.update(max(wait, 1 / 60))
        now = (list(scoring.counted), list(scoring.stepped), scoring.is_judged)
        changes += now != seen
        seen = now
        drawn += scoring.is_dirty and not is_coming
    parts = sum(len(each.parts) + len(each.stops) for each in scoring.reckoning.seats)
    assert changes >= parts
    assert drawn <= changes + 3, "and the rests that end without anything to count"
    assert waited > 0.3 * parts


def test_the_window_sleeps_while_a_motion_rests() -> None:
    table = Table(1, 3, seed="rest", animation="normal")
    scene = table.scene
    scene.skip()
    table.tick()
    waits = []
    while not waits or table.sight.is_moving:
        table.surface()
        scene.is_dirty = False
        table.tick(1 / 60)
        if table.sight.is_moving and not table.sight.aloft and not table.sight.is_waiting:
            waits.append(scene.next_update())
    assert any(wait is not None and wait > 0.1 for wait in waits)


def test_what_lies_in_several_boxes_is_renewed_once() -> None:
    shell = Table(1, 1).shell
    wide, high = AROUND
    places = [pygame.FRect(200 + 100 * at, 100, 150 - wide, 90 - high) for at in range(5)]
    items = [Item(f"{at}", place, "corruption") for at, place in enumerate([*places, pygame.FRect(100, 400, 4, 4)])]
    drawn: list[str] = []
    regions: list[pygame.Rect] = []

    class Brush:
        def item(self, canvas: Canvas, item: Item, lift: float) -> None:
            drawn.append(item.id)

    kept, brush = FrameCache(shell), Brush()
    list(kept.lay_ground(lambda canvas: iter(())))
    names = frozenset(item.id for item in items)
    list(kept.lay_items(items, names, {}, brush))  # type: ignore[arg-type]
    list(kept.lay_rest(lambda canvas: regions.append(canvas.surface.get_clip())))
    regions.clear()
    kept.adjust(names, {}, brush)  # type: ignore[arg-type]
    assert (drawn, regions) == ([], []), "nothing has changed"
    kept.adjust(frozenset(), {}, brush)  # type: ignore[arg-type]
    assert sorted(drawn) == sorted(names)
    row = shell.display.px_rect(places[0].inflate(*AROUND).union(places[-1].inflate(*AROUND)))
    assert [region for region in regions if region.colliderect(row)] == [row]
    assert len(regions) == 2


def test_what_the_pointer_only_passes_between_two_pictures_does_not_stay_raised() -> None:
    table = Table(2, 0, game="sa-re", animation="normal", confirm_handover=False)
    spots = {each.name: each.rect.center for each in table.scene.root.walk() if each.name}
    table.send(PointerMove(spots["tile.0"]), PointerMove(spots["tile.1"]))
    table.tick(0.2, times=3)
    assert table.sight.lifts == {"tile.1": 1.0}
    table.send(PointerMove(spots["tile.0"]), PointerMove(spots["tile.1"]))
    table.tick(0.2, times=3)
    assert table.sight.lifts == {"tile.1": 1.0}
