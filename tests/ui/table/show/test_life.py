"""What lives behind the tables: it moves by itself below all else, and rests when it should."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.ui.boards.sobek.tray import Tray
from game.ui.drawing.landscape import BEAT
from game.ui.table.show import life
from game.ui.table.solve.veil import TableVeil
from game.ui.table.teach.teacher import SolvingTable
from game.ui.table.tell.speech import Moment
from game.ui.widgets.scene import Pop
from game.ui.window.display import fit
from game.ui.window.input import WindowHidden, WindowShown
from tests.ui.tables import Table, settle

GAMES = ("sobek", "duel", "sa-re")


def shown(game: str, size: tuple[int, int] = (1280, 720), **settings: object) -> tuple[Table, pygame.Surface]:
    """Return a table at rest whose first picture was drawn, and the surface."""
    table = Table(2, 0, game=game, size=size, confirm_handover=False, **{"animation": "normal", **settings})
    table.scene.skip()
    table.tick(0.5, 40)
    surface = table.surface()
    table.scene.is_dirty = False
    return table, surface


def live(table: Table, surface: pygame.Surface, beats: int) -> None:
    """Let time pass, and draw only what has moved."""
    for _ in range(beats):
        table.scene.update(BEAT)
        if table.scene.is_stirred:
            table.scene.is_stirred = False
            table.scene.stir(table.shell.canvas(surface))
    assert not table.scene.is_dirty


def differing(one: pygame.Surface, other: pygame.Surface) -> int:
    """Return in how many pixels two pictures differ."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    return one.get_width() * one.get_height() - same.count()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_stirred_looks_like_what_is_drawn_anew(game: str) -> None:
    table, surface = shown(game)
    first = surface.copy()
    live(table, surface, 13)
    moved = differing(first, surface)
    assert moved > 400
    assert not differing(table.surface(), surface), "the kept picture shows what the screen shows"
    table.scene.is_dirty = True
    assert differing(table.surface(), surface) < moved / 10, "only what shines through an edge stayed as it was"


def test_the_sail_moves_on_below_the_shadow_of_a_speech_bubble() -> None:
    """Beside a bubble the sail moved on, and below its shadow it stayed as it was: it was torn."""
    table = Table(1, 1, game="sobek", size=(1600, 900), animation="normal", shows_speech=True)
    settle(table)
    table.tick(0.5, 40)
    table.scene.speech.say(table.match.seats, 1, Moment.START)
    surface = table.surface()
    table.scene.is_dirty = False
    before = surface.copy()
    live(table, surface, 13)
    assert differing(surface, before) > 400
    table.scene.is_dirty = True
    assert differing(table.surface(), surface) < 40, "only at the round corners of the bubble something shines through"


@pytest.mark.parametrize("glass", ["tray of events", "veil of a puzzle"])
def test_the_river_stands_still_where_it_is_seen_through_glass(glass: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the glass the sail moved on, and below it shone through as it had been: it was torn."""
    table, surface = shown("sobek")
    scene = table.scene
    assert scene.life.is_alive
    if glass == "tray of events":
        monkeypatch.setattr(Tray, "is_open", property(lambda self: True))
    else:
        seats, nowhere = table.match.seats, pygame.FRect(0, 0, 0, 0)
        solving = SolvingTable(table.shell, scene.presenter, scene.areas, seats, scene.size, "", nowhere)
        scene.root.add(TableVeil(solving, []))
    first = surface.copy()
    live(table, surface, 13)
    assert not scene.life.is_alive
    assert not differing(first, surface)


def test_the_sail_moves_whole_below_the_shade_of_the_bar() -> None:
    table, surface = shown("sobek", size=(900, 1200))
    above_words = pygame.Rect(0, 0, 900, 36)
    first = surface.subsurface(above_words).copy()
    live(table, surface, 37)
    moved = surface.subsurface(above_words).copy()
    assert differing(first, moved) > 40, "the top of the sail stands there"
    table.scene.is_dirty = True
    assert not differing(table.surface().subsurface(above_words).copy(), moved)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (900, 1200)], ids=str)
def test_no_part_of_the_window_is_drawn_by_two(game: str, size: tuple[int, int]) -> None:
    table, _ = shown(game, size=size)
    boxes = [spot.box for spot in table.scene.life.spots]
    assert boxes
    for at, box in enumerate(boxes):
        assert box.collidelist(boxes[at + 1 :]) < 0


@pytest.mark.parametrize("game", GAMES)
def test_once_it_is_turned_off_everything_is_drawn_anew(game: str) -> None:
    table, surface = shown(game)
    live(table, surface, 13)
    table.shell.settings = replace(table.shell.settings, living_background=False)
    table.scene.update(BEAT)
    assert table.scene.is_dirty
    table.tick(0.1, 20)
    shown_last = table.surface()
    table.scene.is_dirty = False
    table.scene.update(BEAT)
    assert not table.scene.is_dirty, "that was once"
    table.scene.is_dirty = True
    assert not differing(table.surface(), shown_last)


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_over_it_stays(game: str) -> None:
    table, surface = shown(game)
    table.scene.toast("Over everything", 60.0)
    table.scene.draw(table.shell.canvas(surface))
    table.scene.is_dirty = False
    before = surface.copy()
    live(table, surface, 13)
    assert not differing(surface, table.surface())
    areas = table.scene.areas
    for rect in (areas.log, areas.actions):
        box = table.shell.display.px_rect(rect)
        assert not differing(surface.subsurface(box).copy(), before.subsurface(box).copy())


@pytest.mark.parametrize(
    "settings",
    [{"living_background": False}, {"animation": "off"}, {"theme": "contrast"}],
    ids=lambda each: next(iter(each)),
)
def test_a_table_that_shall_be_still_asks_for_no_time(settings: dict[str, object]) -> None:
    table, _ = shown("sobek", **settings)
    assert table.scene.next_update() is None
    table.scene.update(1.0)
    assert not table.scene.is_stirred


def test_it_rests_while_nobody_sees_it() -> None:
    table, _ = shown("sobek")
    wait = table.scene.next_update()
    assert wait is not None
    assert 0 < wait <= BEAT
    table.send(WindowHidden())
    assert table.scene.next_update() is None
    table.send(WindowShown())
    table.scene.is_dirty = False
    assert table.scene.next_update() is not None
    table.stack.apply(table.scene.navigation.open_cards())
    assert table.scene.next_update() is None
    table.stack.apply(Pop())
    table.surface()
    table.scene.is_dirty = False
    assert table.scene.next_update() is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_movement_that_was_due_when_the_window_shrank_is_dropped(game: str) -> None:
    """It was drawn on kept pictures that were already as small as the new window: a crash."""
    table, _ = shown(game)
    scene = table.scene
    for _ in range(40):
        scene.update(BEAT)
        if scene.is_stirred:
            break
    assert scene.is_stirred
    table.shell.display = fit((640, 360))
    scene.enter(table.shell.display.size)
    scene.renderer.mark_stale()
    scene.renderer.cache.work = scene.renderer.cache.lay_ground(scene.presenter.paint)
    next(scene.renderer.cache.work)
    scene.stir(table.shell.canvas(pygame.Surface((640, 360))))
    scene.renderer.mark_stale()
    assert table.surface().get_size() == (640, 360)


def test_a_beat_paints_only_on_the_screen() -> None:
    table, surface = shown("sobek")
    live(table, surface, 1)
    ground, picture = table.scene.renderer.cache.layers
    before = ground.copy(), picture.copy()
    live(table, surface, 8)
    assert not any(differing(*each) for each in zip(before, (ground, picture), strict=True))
    table.scene.draw(table.shell.canvas(surface))
    assert all(differing(*each) > 400 for each in zip(before, (ground, picture), strict=True))


def test_time_passes_in_no_more_steps_than_there_are_movements() -> None:
    table, surface = shown("duel")
    live(table, surface, 8)
    waits = []
    for _ in range(20):
        wait = table.scene.next_update()
        assert wait is not None
        waits.append(wait)
        table.scene.update(wait)
        assert table.scene.is_stirred
        table.scene.is_stirred = False
        table.scene.stir(table.shell.canvas(surface))
    assert waits[1:] == [4 * BEAT] * 19, "the glints change twice a second"


def test_glints_that_come_again_are_not_painted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table, surface = shown("duel")
    painted = []
    monkeypatch.setattr(life, "paint_parts", lambda *args: painted.append(args))
    seconds = 2 * len(table.scene.presenter.landscape.things)
    live(table, surface, round(seconds / BEAT))
    assert painted
    painted.clear()
    live(table, surface, round(seconds / BEAT))
    assert not painted


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("has_ais", [True, False])
def test_a_resting_table_never_wakes(game: str, has_ais: bool) -> None:
    """Where nothing moves and a person is asked, the loop waits for an event, and for nothing else; so it does where
    nobody thinks at all, as in a puzzle.
    """
    table = Table(1, 1, game=game, living_background=False)
    settle(table)
    if not has_ais:
        table.scene.mode.controller.thinking = None
    table.tick(1.0, 10)
    assert table.match.to_move == table.sight.viewer
    assert table.scene.next_update() is None
