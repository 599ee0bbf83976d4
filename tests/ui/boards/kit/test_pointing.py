"""Everything on a table can be pointed at and enlarged, in every look, from the deal on."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from game import registry
from game.locale import text
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import About, Refuse
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import spoken
from game.ui.table.tell import tooltip_card
from game.ui.table.tell.tooltip_card import draw_about
from game.ui.table.tell.zoom import Zoom
from game.ui.window.input import Action, PointerMove
from tests.sparing import one_now
from tests.ui.snapshot import render_scene
from tests.ui.tables import Table, settle

TABLES = [
    ("sobek", 2, {}), ("duel", 2, {}), ("sa-re", 3, {"architect": "on", "scenario": "first-pyramid"}),
    *(pytest.param(*more, marks=pytest.mark.slow) for more in (
        ("sobek", 4, {}), ("sa-re", 2, {"architect": "on"}), ("sa-re", 4, {"scenario": "pharaoh"}),
    )),
]  # fmt: skip


LONGEST, APART = 400, 20
"""The decisions after which a random game has shown everything, and those between two looks at the table."""


@pytest.mark.parametrize("theme", one_now(("papyrus", "contrast")))
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_everything_on_a_table_can_be_pointed_at(game: str, seats: int, options: dict[str, str], theme: str) -> None:
    table = Table(seats, 0, game=game, options=options, theme=theme)
    rng, match, shown = random.Random(5), table.match, set()
    while match.to_move >= 0 and match.ply < LONGEST:
        seat = match.to_move
        if match.ply % APART == 0:
            table.look_as(seat)
            canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
            for target in table.scene.presenter.targets():
                about = table.scene.presenter.explain(target.id)
                if about is None or (about.face, about.extra) in shown:
                    continue
                shown.add((about.face, about.extra))
                place = draw_about(canvas, table.scene.presenter.brush, about, target.rect)
                assert place.width > 0
                assert place.height > 0
                render_scene(Zoom(table.shell, table.scene.presenter.brush, lambda about=about: about, lambda _: None))
        match.submit(seat, rng.choice(match.view(seat).legal), match.ply)
    assert len(shown) > 10


@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 1.0), ((1280, 720), 1.3), ((900, 1200), 1.0)])
@pytest.mark.parametrize("game", registry.GAMES)
def test_no_explanation_covers_the_bar(game: str, size: tuple[int, int], text_size: float) -> None:
    """That of the upper row of the duel's market lay over the buttons of the table, and with the largest text that of a
    card on the quay, which spares the numbers below it.
    """
    table = Table(1, 1, game=game, size=size, text_size=text_size, animation="off")
    table.look_as(0)
    places: list[pygame.FRect] = []
    draw = tooltip_card.draw_about

    def note(canvas: Canvas, brush: Brush, about: About, *rest: Any) -> pygame.FRect:
        place = draw(canvas, brush, about, *rest)
        places.append(place)
        assert about.spared is None or not place.colliderect(about.spared)
        return place

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tooltip_card, "draw_about", note)
        for target in table.scene.presenter.targets():
            table.send(PointerMove(target.rect.center))
            table.tick(0.1, 10)
            table.surface()
    assert places
    assert min(place.top for place in places) >= table.scene.areas.bar.bottom
    assert max(place.bottom for place in places) <= size[1]


@pytest.mark.parametrize("size", [(1280, 720), (900, 1200), (900, 1600)])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_an_explanation_of_a_tile_leaves_the_market_in_sight(size: tuple[int, int], text_size: float) -> None:
    """In a window taller than wide it lay over the tile itself and over what taking it changes."""
    table = Table(1, 1, game="duel", size=size, text_size=text_size, animation="off")
    table.look_as(0)
    presenter = table.scene.presenter
    places: list[pygame.FRect] = []
    draw = tooltip_card.draw_about

    def note(*told: Any) -> pygame.FRect:
        places.append(draw(*told))
        return places[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tooltip_card, "draw_about", note)
        for target in [each for each in presenter.targets() if each.id.startswith("market.")]:
            table.send(PointerMove(target.rect.center))
            table.tick(0.1, 10)
            table.surface()
    assert places
    assert pygame.FRect(presenter.places.board).collidelist(places) < 0  # type: ignore[attr-defined]


def refused(presenter: Presenter[Any]) -> dict[str, tuple[About, str]]:
    """Return the explanations of the things that cannot be used, and the reasons, by target."""
    found = {}
    for each in presenter.targets():
        about = presenter.explain(each.id)
        if about is not None and isinstance(each.does, Refuse):
            found[each.id] = about, text(each.does.refusal.key, **each.does.refusal.args)
    return found


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_thing_that_cannot_be_used_says_why_while_it_is_ones_turn(game: str) -> None:
    table, rng = Table(2, 0, game=game, seed="why"), random.Random(2)
    presenter, match = table.scene.presenter, table.match
    table.look_as(match.to_move)
    while not refused(presenter):
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
        table.look_as(match.to_move)
    for name, (about, reason) in refused(presenter).items():
        told = table.scene.narrator.describe(name)
        assert about.press == reason
        assert told is not None
        assert spoken(reason) in told.description
    table.look_as(1 - match.to_move)
    assert not any(about.press for about, _ in refused(presenter).values())


@pytest.mark.parametrize("game", registry.GAMES)
def test_an_explanation_reached_by_keys_hides_nothing_needed_and_the_back_key_closes_it(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(1, 1, game=game, seed="keys")
    settle(table)
    scene, presenter = table.scene, table.scene.presenter
    drawn: list[pygame.FRect] = []

    def note(*given: Any) -> pygame.FRect:
        drawn.append(draw_about(*given))
        return drawn[-1]

    monkeypatch.setattr(tooltip_card, "draw_about", note)
    for target in [each for each in presenter.targets() if each.is_usable][:3]:
        scene.is_focus_shown = True
        assert scene.focus_name(target.id)
        table.key(Action.EXPLAIN)
        if not scene.steering.tip.is_shown:
            table.key(Action.EXPLAIN)
        drawn.clear()
        table.surface()
        [card] = drawn
        assert not card.colliderect(target.rect), target.id
        assert not card.colliderect(scene.areas.actions), target.id
        assert not card.colliderect(scene.areas.log), target.id
        assert not card.colliderect(presenter.hand_place) or presenter.hand_place.colliderect(target.rect), target.id
        table.key(Action.BACK)
        assert table.stack.top is scene, "it opened the menu"
        assert not scene.steering.tip.is_shown
    table.key(Action.BACK)
    assert table.stack.top is not scene
