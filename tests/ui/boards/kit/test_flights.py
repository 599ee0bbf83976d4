"""Items in flight look like items on the table, and nothing in a hand or a pile jumps."""

from __future__ import annotations

import itertools
import random

import pygame
import pytest

from game.rules.core.facts import Moved
from game.ui.boards.duel.targets import MarketTile
from game.ui.boards.kit.motion import Aloft, Motion, row_in, shown_on_the_way
from game.ui.boards.kit.painting import hang_tag
from game.ui.boards.kit.values import Beat, Flight, Item
from tests.ui.tables import Table

SAND = (210, 180, 130)


def ground(table: Table) -> pygame.Surface:
    surface = pygame.Surface(table.shell.display.pixels, 0, 32)
    surface.fill(SAND)
    return surface


def flown(table: Table, flight: Flight, share: float) -> pygame.Surface:
    """Return how a flight looks on bare sand."""
    surface = ground(table)
    table.scene.presenter.brush.flight(table.shell.canvas(surface), Aloft(flight, share))
    return surface


@pytest.mark.parametrize("face", ["ankh-still", "ankh", "bag"])
def test_what_is_smaller_than_its_place_casts_no_shadow_of_its_place(face: str) -> None:
    table = Table(1, 1, game="duel")
    place = pygame.FRect(600, 300, 90, 90)
    surface = flown(table, Flight(face, (place, place), extra=(("turn", 0),)), 0.5)
    box = pygame.Rect(600, 300, 90, 90)
    assert surface.get_at(box.center)[:3] != SAND
    for corner in (box.topleft, (box.right - 1, box.top), (box.left, box.bottom - 1), (box.right - 1, box.bottom - 1)):
        assert surface.get_at(corner)[:3] == SAND
    assert surface.get_at((box.centerx, box.bottom + 6))[:3] == SAND


def test_a_round_token_casts_a_round_shadow() -> None:
    """It lies below the disc, darker than the shadow that the painting holds itself."""
    table = Table(2, 0)
    place = pygame.FRect(600, 300, 60, 60)
    surface, bare = flown(table, Flight("prosperity.1", (place, place)), 1.0), ground(table)
    table.scene.presenter.brush.face(table.shell.canvas(bare), "prosperity.1", place)
    assert surface.get_at((600, 300))[:3] == surface.get_at((659, 300))[:3] == SAND
    assert sum(surface.get_at((628, 355))[:3]) < sum(bare.get_at((628, 355))[:3])


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_a_card_begins_and_lands_as_it_lies(share: float) -> None:
    table = Table(2, 0)
    face = table.scene.presenter.layout.words.face(table.sight.shown.state.quays[0])  # type: ignore[attr-defined]
    path = (pygame.FRect(200, 100, 88, 136), pygame.FRect(700, 500, 88, 136))
    lying = ground(table)
    table.scene.presenter.brush.item(table.shell.canvas(lying), Item("card", path[round(share)], face))
    flying = flown(table, Flight(face, path), share)
    assert pygame.image.tobytes(flying, "RGB") == pygame.image.tobytes(lying, "RGB")


def played(game: str, wanted) -> tuple[Table, dict[str, pygame.FRect]]:
    """Return a table at which the first own move that is `wanted` begins to be shown, and where the hand lay before."""
    table = Table(1, 1, game=game, seed="flights", animation="normal")
    for _ in range(400):
        table.tick(5.0)
        if table.match.to_move != 0 or table.sight.is_moving:
            continue
        move = next((each for each in table.match.view(0).legal if wanted(table, each)), None)
        before = {item.id: item.rect for item in table.scene.presenter.layout.own()}  # type: ignore[attr-defined]
        table.match.submit(0, move or table.match.view(0).legal[-1], table.match.ply)
        table.tick(0.0)
        if move:
            return table, before
    raise AssertionError("never wanted")


@pytest.mark.parametrize(("game", "pile"), [("sobek", "pile"), ("duel", "pile.0")])
def test_a_hand_makes_room_and_corruption_slides_under_its_tile(game: str, pile: str) -> None:
    def passes_over(table: Table, move) -> bool:
        state = table.state
        if move[0] != 0 or state.hands[0].bit_count() < 2:
            return False
        return move[1] > 0 if game == "sobek" else len(table.scene.presenter.preview.passed(MarketTile(move[1]))) > 0

    table, before = played(game, passes_over)
    flights = [each.flight for each in table.sight.aloft]
    own = {item.id: item.rect for item in table.scene.presenter.layout.own()}  # type: ignore[attr-defined]
    moved = {name for name, rect in own.items() if name in before and before[name] != rect}
    assert moved
    for name in moved:
        (slide,) = (each for each in flights if each.hides == name)
        assert slide.path == (before[name], own[name])
    under = [each for each in flights if each.under is not None]
    assert under
    assert {each.under.id for each in under} == {pile}


def test_what_is_sold_is_shown_before_it_joins_its_set() -> None:
    start, end = pygame.FRect(0, 0, 10, 10), pygame.FRect(0, 300, 10, 10)
    sale = Beat(tuple(Flight("back-beige", (start, end), turns_to="amulet.1") for _ in range(3)), "set", rest=0.4)
    motion, sounds = Motion(), []
    places = row_in(pygame.FRect(100, 100, 400, 90), 3, 68 / 44)
    script = motion.script(shown_on_the_way(sale, places, 0.6), sounds.append)
    script.advance(sale.seconds + sale.stagger * 2 + 0.3)
    lying = [each for each in motion.aloft if each.share >= 1]
    assert [each.rect for each in lying] == places
    assert all(each.is_over for each in lying)
    assert not motion.has_landed
    script.advance(0.3 + 0.01)
    onward = [each for each in motion.aloft if each.share >= 0]
    assert len(motion.aloft) == len(onward) == 3
    assert all(
        each.flight.face == "amulet.1" and each.flight.path == (place, end)
        for each, place in zip(onward, places, strict=True)
    )
    script.advance(sale.seconds)
    assert motion.has_landed
    assert not motion.aloft
    script.advance(0.15)
    assert script.is_done
    assert [each for each in sounds if each] == ["set"]


@pytest.mark.parametrize("many", [1, 3, 9, 14])
def test_a_row_lies_in_its_room_with_gaps(many: int) -> None:
    room = pygame.FRect(20, 300, 900, 170)
    row = row_in(room, many, 68 / 44)
    assert all(room.inflate(0.01, 0.01).contains(rect) for rect in row)
    assert all(one.right < other.left for one, other in itertools.pairwise(row))


@pytest.mark.parametrize(("game", "word"), [("sobek", "set"), ("sobek", "event"), ("duel", "sell"), ("duel", "play")])
def test_what_a_rival_does_is_shown_as_large_as_what_lies_open(game: str, word: str) -> None:
    table = Table(1, 1, game=game, seed="shown")
    presenter, match = table.scene.presenter, table.match
    rng = random.Random(11)
    for _ in range(3000):
        if match.is_over:
            table = Table(1, 1, game=game, seed=str(rng.random()))
            presenter, match = table.scene.presenter, table.match
        seat, before = match.to_move, match.view(0)
        move = rng.choice(match.view(seat).legal)
        done = len(match.facts(0))
        match.submit(seat, move, match.ply)
        facts = [fact for each in match.facts(0)[done:] for fact in each]
        hows = {fact.how for fact in facts if isinstance(fact, Moved)}
        if seat == 1 and word in hows:
            break
    presenter.show(match.view(0), match.seats)
    beats = presenter.tell(facts, before, seat).beats
    shown = next(beat for beat in beats if beat.linger)
    places = presenter.layout.places  # type: ignore[attr-defined]
    least = places.quay(0).height if game == "sobek" else places.tile(0).height
    for flight in shown.flights:
        assert flight.path[-1].height == pytest.approx(least)
        assert places.table.union(places.hand if game == "sobek" else places.side).contains(flight.path[-1])
    onward = beats[beats.index(shown) + 1]
    assert [each.path[0] for each in onward.flights] == [each.path[-1] for each in shown.flights]


def test_what_makes_room_slides_over_the_table() -> None:
    path = (pygame.FRect(0, 100, 80, 120), pygame.FRect(300, 100, 80, 120))
    for share in (0.0, 0.3, 0.5, 1.0):
        low = Aloft(Flight("back-beige", path, is_low=True), share)
        assert low.rect.top == 100
        assert low.lift == 0
    assert Aloft(Flight("back-beige", path), 0.5).rect.top < 60


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_tags_of_pieces_that_become_corruption_do_not_touch(game: str) -> None:
    table = Table(2, 0, game=game)
    places = table.scene.presenter.layout.places  # type: ignore[attr-defined]
    canvas, extra = table.shell.canvas(ground(table)), (("fill" if game == "sobek" else "number", 2),)
    pieces = [(places.quay if game == "sobek" else places.tile)(at) for at in (0, 1)]
    tags = [hang_tag(canvas, table.scene.presenter.brush, piece, "sack", extra) for piece in pieces]
    assert tags[1].left - tags[0].right >= 6
    assert all(piece.left < tag.left and tag.right < piece.right for piece, tag in zip(pieces, tags, strict=True))


@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_what_a_rival_did_rests_longer_in_sight_than_the_own_move(game: str) -> None:
    """The player who moved knows the move; the others need time to see it."""
    table, rng, compared = Table(2, 0, game=game), random.Random(4), 0
    match, presenter = table.match, table.scene.presenter
    for _ in range(60):
        actor = match.to_move
        if actor < 0:
            break
        before = [match.view(seat) for seat in (0, 1)]
        match.submit(actor, rng.choice(match.view(actor).legal), match.ply)
        rests = []
        for viewer in (actor, 1 - actor):
            presenter.show(match.view(viewer), match.seats)
            (facts,) = match.facts(viewer, match.ply)
            rests.append(sum(beat.rest for beat in presenter.tell(facts, before[viewer], actor).beats))
        own, rival = rests
        assert own <= rival
        compared += own < rival
    assert compared >= 5


def taken(table: Table) -> None:
    """Let the person at the screen do the first thing that is lit, if asked."""
    usable = [each.id for each in table.scene.presenter.targets() if each.is_usable]
    if not table.sight.is_moving and table.sight.is_asked and usable:
        table.press(usable[0])


def test_the_beam_sweeps_with_the_ankh_and_stays_where_it_points() -> None:
    table = Table(1, 1, game="duel", animation="normal", living_background=False)
    seen: set[bytes] = set()
    while len(seen) < 3:
        table.tick(0.04)
        taken(table)
        light = table.scene.presenter.light
        if light is not None and not table.sight.is_waiting:
            box = table.shell.display.px_rect(light.reach[0].unionall(light.reach[1:]))
            seen.add(bytes(table.surface().subsurface(box).copy().get_buffer().raw))
    while table.sight.is_moving or not table.sight.is_asked:
        table.tick()
    table.tick(times=10)
    assert table.scene.presenter.light is None
    kept = table.surface()
    table.scene.is_dirty = True
    assert kept.get_buffer().raw == table.surface().get_buffer().raw


@pytest.mark.parametrize("settings", [{"animation": "off"}, {"animation": "normal", "theme": "contrast"}], ids=str)
def test_no_beam_sweeps_without_motion_or_in_a_look_for_reading(settings: dict[str, str]) -> None:
    table = Table(1, 1, game="duel", **settings)
    while table.match.ply < 4:
        table.tick(0.05)
        taken(table)
        assert table.scene.presenter.light is None
