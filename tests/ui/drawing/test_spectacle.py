"""Effects beyond flights: a revolt rises over the table, workers shake, deliveries come from the boat."""

from __future__ import annotations

import pygame
import pytest

from game.rules.core.facts import Moved, Noted
from game.rules.sobek.tables import DECK, HAND, QUAYS, SETS
from game.ui.boards.kit.motion import Motion
from game.ui.boards.kit.values import Beat
from game.ui.boards.sare import motions as sare
from game.ui.boards.sobek import motions as sobek
from game.ui.drawing.canvas import Canvas
from tests.ui.tables import Table


def test_a_spectacle_rises_and_goes_with_its_beat() -> None:
    motion = Motion()
    script = motion.script([Beat(rest=2.0, banner="!", spectacle="crowd"), Beat(rest=1.0)], lambda _: None)
    script.advance(0.2)
    assert motion.spectacle == "crowd"
    assert 0 < motion.spectacle_share < 1
    script.advance(1.0)
    assert motion.spectacle_share == 1
    script.advance(1.0)
    assert motion.spectacle == ""


def test_a_spectacle_can_be_skipped() -> None:
    motion = Motion()
    script = motion.script([Beat(rest=2.0, spectacle="crowd")], lambda _: None)
    script.advance(0.1)
    script.finish()
    assert motion.spectacle == ""
    assert script.is_done


@pytest.mark.parametrize(("theme", "is_seen"), [("papyrus", True), ("contrast", False)])
def test_a_revolt_is_a_scene_of_two_seconds(theme: str, is_seen: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(1, 1, game="sa-re", theme=theme, animation="normal")
    layout = table.scene.presenter.layout
    (beat,) = sare.Motions(layout, layout, is_own=False).beats([Noted("revolt", 0, ())])
    assert (beat.rest, beat.spectacle) == (2.0, "sa-re/revolt")
    drawn: dict[str, pygame.FRect] = {}
    painting = Canvas.painting

    def note(canvas: Canvas, name: str, rect: pygame.FRect, **more: object) -> bool:
        drawn[name] = rect
        return painting(canvas, name, rect, **more)  # type: ignore[arg-type]

    table.scene.timeline.begin([beat])
    table.scene.timeline.advance(1.0)
    monkeypatch.setattr(Canvas, "painting", note)
    table.surface()
    assert ("sa-re/revolt" in drawn) == is_seen
    if is_seen:
        assert drawn["sa-re/revolt"].bottom == table.scene.size[1]


@pytest.mark.parametrize(("before", "after", "places"), [(1, 3, 5), (3, 1, 2)])
def test_workers_shake_where_unrest_has_grown(before: int, after: int, places: int) -> None:
    layout = Table(1, 1, game="sa-re").scene.presenter.layout
    (beat,) = sare.Motions(layout, layout, is_own=False).beats([Noted("gauge", 1, (before, after))])
    (flight,) = beat.flights
    assert len(flight.path) == places


def test_a_delivery_comes_from_the_boat() -> None:
    layout = Table(1, 1).scene.presenter.layout
    piece = layout.state.quays[0]
    moved = Moved((piece,), DECK, QUAYS, 3, "refill", (0,))
    (beat,) = sobek.Motions(layout, layout, is_own=False).beats([moved])
    (flight,) = beat.flights
    assert layout.places.boat.contains(flight.path[0])
    assert flight.path[-1] == layout.places.quay(0)


@pytest.mark.parametrize("worth", [0, 2])
def test_the_scarabs_of_a_set_burst_out_of_it(worth: int) -> None:
    layout = Table(1, 1).scene.presenter.layout
    tables = layout.tables
    piece = next(piece for piece in tables.family if piece >= 0 and tables.worth[piece] == worth)
    beats = sobek.Motions(layout, layout, is_own=True).beats([Moved((piece,), HAND + 1, SETS + 1, 3, "set", (0,))])
    scarabs = [flight for beat in beats for flight in beat.flights if flight.face == "scarab"]
    assert len(scarabs) == worth
    # no plate shows its points yet, so that they come back to its shelf
    shelf = layout.anchor(SETS + 1, -1, 0)
    assert all(flight.path[0].center == flight.path[-1].center == shelf.center for flight in scarabs)
    assert all(flight.path[1].center != shelf.center for flight in scarabs)
