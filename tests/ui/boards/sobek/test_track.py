"""The score track of Sobek: the descriptions of markers, and the preview of the penalty for corruption."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.rules.core.facts import SPECTATOR, Noted
from game.rules.sobek.notes import Deceit
from game.ui.boards.kit.values import Reckoning, ReckoningKind, SeatReckoning
from game.ui.boards.sobek.layout import Layout
from game.ui.boards.sobek.motions import Motions, settle
from game.ui.boards.sobek.targets import Marker, Pile
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import spoken
from game.ui.drawing.text import BODY, Style
from tests.ui.boards.sobek.table import presenter_of
from tests.ui.tables import Table

IVORY = 0


def table_at(points: int, **settings: object) -> Table:
    """Return a table of two where the viewer has `points`, ivory worth 27 on the table and some corruption."""
    table = Table(2, 0, seed="track", confirm_handover=False, **settings)
    state = table.state
    cards = state.hands[0] | state.hands[1]
    universe = table.match.game.universe
    state.scores = [points, 3]
    for name in ("ivory.1", "ivory.2", "ivory.3"):
        assert not cards >> universe.id(name) & 1, "the ivory must not be in a hand"
        state.sets[IVORY] |= 1 << universe.id(name)
    table.look_as(0)
    return table


@pytest.mark.rule("S-7.3")
@pytest.mark.parametrize(
    ("points", "title", "words"),
    [
        (41, "41, ankh", "Anna: 41; one step back is 38. If the round ended now: 41 + 27 = 68."),
        (40, "40", "Anna: 40; one step back is 35. If the round ended now: 40 + 27 = 67."),
        (0, "0", "Anna: 0; one step back is 0. If the round ended now: 0 + 27 = 27."),
    ],
)
def test_a_marker_says_where_it_stands_and_where_a_step_back_leads(points: int, title: str, words: str) -> None:
    about = presenter_of(table_at(points)).about(Marker(0))
    assert about is not None
    assert about.title == title
    assert spoken(about.markup).startswith(words)
    assert about.rule == "S-7.3"


@pytest.mark.rule("S-7.3")
def test_a_marker_and_the_own_corruption_say_what_being_most_corrupt_would_cost() -> None:
    presenter = presenter_of(table_at(30))
    for thing in (Marker(0), Pile.CORRUPTION):
        about = presenter.about(thing)
        assert about is not None
        assert "2 steps back, 57 → 46" in about.markup
    other = presenter.about(Marker(1))
    assert other is not None
    assert "no step back for fewer than 10 points" in other.markup


def written(table: Table, target: str, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, pygame.FRect]]:
    """Return the texts drawn over the table while a target is aimed at, and their places."""
    found: list[tuple[str, pygame.FRect]] = []

    def note(self: Canvas, words: str, at: tuple[float, float], style: Style = BODY, *_: object, **__: object) -> float:
        wide = self.types.width(words, style)
        found.append((words, pygame.FRect(at[0], at[1] - 8, wide, 16)))
        return wide

    canvas = table.shell.canvas(table.surface())
    with monkeypatch.context() as patched:
        patched.setattr(Canvas, "text", note)
        presenter_of(table).paint_over(canvas, target)
    return found


@pytest.mark.parametrize("target", ["marker.0", "pile", "track"])
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_a_ghost_shows_where_the_most_corrupt_player_would_go_back_to(
    target: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_at(30, size=size)
    label = [(words, place) for words, place in written(table, target, monkeypatch) if "→" in words]
    assert [words for words, _ in label] == ["if most corrupt: 57 → 46"]
    places = presenter_of(table).places
    assert not any(label[0][1].colliderect(places.stall(seat)) for seat in range(2))
    assert not any(label[0][1].colliderect(places.space(number)) for number in range(100))


def test_there_is_no_ghost_where_nothing_would_be_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not written(table_at(30), "marker.1", monkeypatch)


def test_who_only_watches_is_told_of_no_pile_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at(30)
    table.look_as(SPECTATOR)
    assert not written(table, "track", monkeypatch)
    assert "pile" not in {target.id for target in presenter_of(table).targets()}
    about = presenter_of(table).about(Marker(0))
    assert about is not None
    assert "57" in about.markup, "sets and points lie open"


def test_a_very_high_window_has_a_track_of_four_rows_whose_spaces_are_twice_as_large() -> None:
    """Figures and signs of the track were seven pixels high above a third of bare planks."""
    places = presenter_of(table_at(30, size=(1080, 1920))).places
    spaces = [places.space(number) for number in range(100)]
    assert len({space.top for space in spaces}) == 4
    assert all(space.width == pytest.approx(places.table.width / 25) for space in spaces)
    for one, other in itertools.pairwise(spaces):
        assert not one.inflate(-1, -1).colliderect(other)
        assert max(abs(one.centerx - other.centerx), abs(one.centery - other.centery)) < 1.5 * one.width, "a snake"
    assert places.quays.top > places.slot("amphorae.left").centery
    for number in (0, 24, 25, 50, 99):
        marker = places.marker(number, 0, 1)
        assert marker.centerx == pytest.approx(spaces[number].centerx)
        assert places.track.inflate(2, 0).contains(marker)
    for seat in range(2):
        assert places.stall(seat).bottom <= places.track.top
        assert places.shelves(seat).height > 0.6 * places.stall(seat).height


def test_a_window_with_no_height_to_spare_keeps_two_rows() -> None:
    places = presenter_of(table_at(30, size=(900, 1200))).places
    assert len({places.space(number).top for number in range(100)}) == 2


def test_a_marker_walks_to_its_points_and_is_thrown_back_with_the_sound_of_a_penalty() -> None:
    layout = presenter_of(table_at(25)).layout
    thrown = SeatReckoning(0, (), 5, 25, is_penalised=True, stops=(26, 22))
    forward, backward = settle(layout, Reckoning(ReckoningKind.ROUND, "Round 1", "Gained", (thrown,)))
    assert (forward.sound, backward.sound) == ("score", "penalty")
    (ahead,), (back,) = forward.flights, backward.flights
    assert (ahead.path[0], ahead.path[-1]) == (spot(layout, 25), spot(layout, 30))
    assert back.path == tuple(spot(layout, points) for points in (30, 26, 22))


def test_a_marker_walks_to_the_total_after_a_deceit() -> None:
    layout = presenter_of(table_at(30)).layout
    (beat,) = Motions(layout, layout, is_own=True).beats([Noted("deceit", 0, Deceit(5, 30))])
    (flight,) = beat.flights
    assert (flight.path[0], flight.path[-1]) == (spot(layout, 25), spot(layout, 30))


def spot(layout: Layout, points: int) -> pygame.FRect:
    """Return the place of a marker that stands alone on the space of so many points."""
    return layout.places.marker(points, 0, 1)
