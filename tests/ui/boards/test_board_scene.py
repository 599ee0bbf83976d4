"""The board scene with Sobek on it: secrets, refusals, hand-over, undo, hints, layout."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pygame
import pytest

from game import locale
from game.rules.core.bits import members
from game.rules.core.facts import SPECTATOR, Moved
from game.rules.core.game import Refusal
from game.rules.sobek.moves import GRAB, PLAY, SET, TAKE
from game.rules.sobek.tables import CORRUPTION, HAND
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import RISE, Shown, piece_id
from game.ui.boards.sobek.presenter import SobekPresenter
from game.ui.boards.sobek.targets import TrayPiece
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.faces import FacePainter
from game.ui.drawing.richtext import Paragraph
from game.ui.table.areas import divided
from game.ui.table.finish.final import Final
from game.ui.table.finish.scoring import Scoring
from game.ui.table.handover import HandOverScene
from game.ui.table.tell.tooltip_card import draw_about
from game.ui.table.tell.zoom import Zoom
from game.ui.window.input import DIRECTIONS, Action, PointerDown, PointerMove, PointerUp, WindowHidden
from tests.sparing import FINE, ONE_NOW
from tests.ui.boards.sobek.table import presenter_of
from tests.ui.drawn import drawing
from tests.ui.tables import NAMES, Table, settle, use

pytestmark = pytest.mark.usefixtures("_unpainted")

SIZES = ((1280, 720), (1920, 1080), FINE, (1280, 1024), (2560, 1080), (900, 1200), (1080, 1920))


@pytest.fixture(autouse=True)
def _nothing_is_missing(_english: None) -> Iterator[None]:
    yield
    assert not locale.missing_keys()


def advance(table: Table, decisions: int, seed: int = 1) -> None:
    """Let every seat do random things, without the screen."""
    rng = random.Random(seed)
    match = table.match
    for _ in range(decisions):
        if match.to_move < 0:
            return
        legal = match.view(match.to_move).legal
        sets = [move for move in legal if move[0] == SET]
        match.submit(match.to_move, rng.choice(sets if sets and rng.random() < 0.3 else legal), match.ply)


# Secrets


def asked_for(table: Table, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Draw the scene and return the names of all faces requested from the painter, without faded ones."""
    names: set[str] = set()
    paint, draw = FacePainter.surface, Brush.face

    def plain(self: Brush, canvas: Canvas, name: str, rect: pygame.FRect, *args: object, **extra: object) -> None:
        if extra.get("alpha", 255) == 255:
            draw(self, canvas, name, rect, *args, **extra)  # type: ignore[arg-type]

    def spy(self: FacePainter, name: str, *args: object, **extra: object) -> pygame.Surface:
        names.add(name)
        return paint(self, name, *args, **extra)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(FacePainter, "surface", spy)
        patch.setattr(Brush, "face", plain)
        table.surface()
        for spot in table.scene.presenter.targets():
            table.scene.renderer.aimed = spot.id
            table.surface()
            about = table.scene.presenter.explain(spot.id)
            if about is not None:
                names.add(about.face)
                names.update(shown.face for gallery in about.galleries for shown in gallery.faces if not shown.is_faded)
    return names


def just_seen(table: Table, viewer: int) -> set[int]:
    """Return the cards that moved before the viewer's eyes since the viewer's last decision."""
    match = table.match
    last = max((ply for ply in range(1, match.ply + 1) if match.decision(ply)[0] == viewer), default=0)
    facts = [fact for each in match.facts(viewer, last + 1) for fact in each]
    return {piece for fact in facts if isinstance(fact, Moved) for piece in fact.pieces if piece >= 0}


@pytest.mark.rule("S-8.1")
@pytest.mark.parametrize("is_open", [False, True])
def test_no_face_is_drawn_that_the_viewer_does_not_know(is_open: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(4, 0, seed="secrets", confirm_handover=False, open_information=is_open)
    universe = table.match.game.universe
    for decisions in (9, 25):
        advance(table, decisions, seed=decisions)
        for viewer in (0, 1, 2, 3, SPECTATOR):
            table.look_as(viewer)
            state = table.state
            knowledge = table.match.view(viewer).knowledge
            secret = set()
            for seat in range(4):
                if seat != viewer:
                    hidden = state.hands[seat] | state.corruption[seat]
                    secret |= {universe.names[piece] for piece in members(hidden)}
            secret |= {universe.names[piece] for piece in state.deck}
            secret |= {universe.names[piece] for piece in state.quays if piece in table.match.game.tables.power}  # type: ignore[attr-defined]
            sure = sum(knowledge.surely_lies(zone) for zone in range(len(table.match.game.zones))) if is_open else 0
            secret -= {universe.names[piece] for piece in members(sure)}
            secret -= {universe.names[piece] for piece in just_seen(table, viewer)}
            shown = asked_for(table, monkeypatch)
            assert not secret & shown, (viewer, secret & shown)


@pytest.mark.rule("S-8.2")
def test_with_open_information_possible_cards_are_shown_at_each_place_they_may_be() -> None:
    table = Table(3, 0, seed="open", open_information=True, confirm_handover=False)
    layout = table.scene.presenter.layout  # type: ignore[attr-defined]
    tables = layout.tables
    viewer = layout.viewer
    own = table.match.view(viewer).state.hands[viewer]
    rival = (viewer + 1) % 3
    certain, all_possible = layout.certain(HAND + rival), layout.possible(HAND + rival)
    assert certain == []
    possible = list({tables.group[piece]: piece for piece in all_possible}.values())
    left = {tables.group[piece] for piece in members(tables.green & ~own)}
    assert {tables.group[piece] for piece in possible} == left
    assert len(possible) == len(left)
    families = {tables.family[piece] for piece in possible}
    assert [layout.told(rival, slot) for slot in range(7)] == [(0, slot in families) for slot in range(7)]
    assert [layout.told(viewer, slot) for slot in range(7)] == [(0, False)] * 7
    faded = [shown for shown in panels_about(table, rival) if shown.is_faded]
    assert len(faded) == 7, "two unseen cards: seven green ones may be there, equal ones as often as there are"
    deck = [shown.face for shown in table.scene.presenter.explain("deck").galleries[0].faces]  # type: ignore[union-attr]
    assert len(deck) == 45 - sum(piece >= 0 for piece in layout.state.quays) + 9


def panels_about(table: Table, seat: int) -> list[Shown]:
    about = table.scene.presenter.explain(f"seat.{seat}")
    assert about is not None
    return [shown for gallery in about.galleries for shown in gallery.faces]


def test_the_spy_sees_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(1, 1)
    hand = table.state.hands[0]
    names = {table.match.game.universe.names[piece] for piece in members(hand)}
    assert names <= asked_for(table, monkeypatch)


@pytest.mark.rule("S-8.1")
def test_the_number_of_cards_under_a_rivals_tile_is_not_told() -> None:
    table = Table(1, 1, seed="tile")
    advance(table, 12)
    table.look_as(0)
    panels = table.scene.presenter.panels  # type: ignore[attr-defined]
    assert panels.pile_count(1) is None
    assert panels.pile_count(0) is not None
    assert "corruption unknown" in table.scene.presenter.explain("seat.1").markup  # type: ignore[union-attr]


@pytest.mark.rule("S-8.1")
def test_after_the_last_scoring_the_table_tells_what_lay_under_every_tile() -> None:
    table, rng = Table(1, 2, seed="told"), random.Random(4)
    match = table.match
    while not match.is_over:
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    table.look_as(0)
    presenter, corruption = table.scene.presenter, table.state.corruption
    panels = presenter.panels  # type: ignore[attr-defined]
    assert [panels.pile_count(seat) for seat in range(3)] == [cards.bit_count() for cards in corruption]
    assert max(corruption[1:])
    for seat in (1, 2):
        faces = [presenter.layout.words.face(piece) for piece in presenter.layout.certain(CORRUPTION + seat)]  # type: ignore[attr-defined]
        assert presenter.layout.possible(CORRUPTION + seat) == []  # type: ignore[attr-defined]
        assert set(faces) <= {shown.face for shown in panels_about(table, seat) if not shown.is_faded}
        assert set(presenter.layout.certain(CORRUPTION + seat)) == set(members(corruption[seat]))  # type: ignore[attr-defined]


def test_the_log_names_hidden_cards_by_their_backs_only() -> None:
    table = Table(2, 0, seed="log", confirm_handover=False)
    match = table.match
    for _ in range(200):
        state = table.state
        characters = [at for at, piece in enumerate(state.quays[:4]) if piece in match.game.tables.power]  # type: ignore[attr-defined]
        if characters and not state.stack:
            break
        match.submit(match.to_move, match.view(match.to_move).legal[0], match.ply)
    taker, place = match.to_move, characters[0]
    match.submit(taker, (TAKE, place), match.ply)
    lines = {}
    for viewer in (taker, 1 - taker, SPECTATOR):
        table.look_as(viewer)
        lines[viewer] = next(line.markup for line in reversed(table.sight.lines) if " takes " in line.markup)
    assert "a face-down character" not in lines[taker]
    assert "a face-down character" in lines[1 - taker]
    assert lines[SPECTATOR] == lines[1 - taker]


def test_the_screen_is_covered_between_two_people() -> None:
    table = Table(2, 0, seed="cover")
    table.tick()
    assert isinstance(table.stack.top, HandOverScene)
    assert table.sight.viewer == SPECTATOR
    first = table.match.to_move
    table.click("ready")
    table.tick()
    assert table.sight.viewer == first
    table.click("quay.0")
    table.tick(times=3)
    assert isinstance(table.stack.top, HandOverScene)
    assert table.sight.viewer == SPECTATOR
    for _ in range(2):  # to the menu, and back to the cover
        table.key(Action.BACK)
        assert table.sight.viewer == SPECTATOR
    assert isinstance(table.stack.top, HandOverScene)


def test_the_hand_is_covered_when_the_window_loses_the_focus() -> None:
    table = Table(2, 1, seed="cover")
    table.tick()
    while not isinstance(table.stack.top, HandOverScene):
        table.tick()
    table.click("ready")
    table.tick()
    table.send(WindowHidden())
    assert isinstance(table.stack.top, HandOverScene)
    assert table.sight.viewer == SPECTATOR
    alone = Table(1, 1)
    alone.send(WindowHidden())
    assert alone.scene.viewpoint.viewer == 0


@pytest.mark.parametrize("action", [Action.MENU, Action.LOG, Action.ZOOM_IN])
def test_what_lies_over_the_table_keeps_no_hand_in_sight_when_the_window_loses_the_focus(action: Action) -> None:
    table = Table(2, 0, seed="cover")
    table.tick()
    table.click("ready")
    table.tick()
    table.scene.focus_name(next(target.id for target in table.scene.presenter.targets() if target.id[0] == "p"))
    table.key(action)
    above = table.stack.top
    assert above is not table.scene
    for scene in table.stack.scenes:
        table.stack.apply(scene.handle(WindowHidden()))
    assert table.sight.viewer == SPECTATOR
    if action is Action.MENU:
        assert table.stack.top is above
        table.key(Action.BACK)
    assert table.stack.top is table.scene
    table.tick()
    assert isinstance(table.stack.top, HandOverScene)


def to_scoring(table: Table, seed: int = 3) -> None:
    """Play random things for all at the screen until a scoring shows."""
    rng = random.Random(seed)
    while not isinstance(table.stack.top, Scoring):
        table.tick()
        if isinstance(table.stack.top, HandOverScene):
            table.click("ready")
        elif table.sight.is_asked:
            table.match.submit(table.sight.viewer, rng.choice(table.sight.shown.legal), table.match.ply)


def held(table: Table) -> set[str]:
    """Return the cards that lie face up in the viewer's hand."""
    return {item.id for item in table.scene.presenter.items() if item.id[0] == "p" and item.id[1:].isdecimal()}


@pytest.mark.parametrize("is_lost", [False, True])
@pytest.mark.parametrize(("people", "ais"), [(2, 0), pytest.param(3, 0, marks=pytest.mark.slow), (2, 2)])
def test_after_a_scoring_nobody_sees_the_new_hand_of_another(people: int, ais: int, is_lost: bool) -> None:
    """At a scoring everybody looks, whoever decides next and whether or not the window lost the focus."""
    table = Table(people, ais, seed="cover", animation="slow")
    to_scoring(table, int(is_lost))
    for scene in table.stack.scenes if is_lost else ():
        table.stack.apply(scene.handle(WindowHidden()))
    assert isinstance(table.stack.top, Scoring)
    while isinstance(table.stack.top, Scoring):
        table.click("go-on")
    assert table.sight.viewer == SPECTATOR
    assert table.sight.is_moving
    while table.stack.top is table.scene:
        hands = {piece_id(piece) for hand in table.state.hands for piece in members(hand)}
        assert not held(table) & hands
        seen = {each.flight.face for each in table.sight.aloft}
        seen |= {each.flight.turns_to for each in table.sight.aloft}
        names = {table.match.game.universe.names[int(name[1:])] for name in hands}
        assert not seen & names
        log = [*table.sight.lines]
        table.tick()
    assert isinstance(table.stack.top, HandOverScene)
    assert table.stack.top.seat == table.match.to_move
    table.look_as(SPECTATOR)
    assert log == table.sight.lines


@pytest.mark.parametrize("is_paused", [False, True])
def test_a_scoring_is_not_missed_when_the_window_loses_the_focus_just_before_it(is_paused: bool) -> None:
    table = Table(3, 0, seed="pic", animation="slow")
    rng = random.Random(3)
    while not table.sight.has_more_steps:
        table.tick(0.15)
        if isinstance(table.stack.top, HandOverScene):
            table.click("ready")
        elif table.sight.is_asked:
            table.match.submit(table.sight.viewer, rng.choice(table.sight.shown.legal), table.match.ply)
    assert held(table)
    if is_paused:
        table.key(Action.MENU)
    for scene in [*table.stack.scenes]:
        table.stack.apply(scene.handle(WindowHidden()))
    assert not held(table)
    if is_paused:
        assert not isinstance(table.stack.top, Scoring)
        table.key(Action.BACK)
        table.tick(times=3)
    assert isinstance(table.stack.top, Scoring)
    while isinstance(table.stack.top, Scoring):
        table.click("go-on")
    while table.stack.top is table.scene:
        assert table.sight.viewer == SPECTATOR
        table.tick(0.15)
    assert isinstance(table.stack.top, HandOverScene)


def test_what_leads_to_a_scoring_leaves_the_hand_before_it_flies() -> None:
    table = Table(3, 0, seed="pic", animation="slow")
    rng, hand, decider = random.Random(3), set(), -1
    while not table.sight.has_more_steps:
        table.tick(0.15)
        if isinstance(table.stack.top, HandOverScene):
            table.click("ready")
        elif table.sight.is_asked:
            decider = table.sight.viewer
            hand = {piece_id(piece) for piece in members(table.state.hands[decider])}
            table.match.submit(decider, rng.choice(table.sight.shown.legal), table.match.ply)
    assert len(hand) == 5
    assert hand <= table.sight.hidden
    assert table.sight.turn == (decider, f"{NAMES[decider]}’s turn")
    ways = {each.flight.hides: each for each in table.sight.aloft if each.flight.hides in hand}
    assert all(each.is_drawn for each in ways.values())
    while table.stack.top is table.scene:
        assert hand <= table.sight.hidden
        assert all(each in table.sight.aloft for each in ways.values()), "what has landed stays where it is"
        table.tick(0.15)
    assert isinstance(table.stack.top, Scoring)


def test_after_a_scoring_a_person_among_ais_sees_his_new_hand_dealt() -> None:
    table = Table(1, 2, seed="cover", animation="slow")
    to_scoring(table)
    while isinstance(table.stack.top, Scoring):
        table.click("go-on")
    table.tick()
    assert table.sight.viewer == 0
    hand = {piece_id(piece) for piece in members(table.state.hands[0])}
    assert hand
    assert hand <= held(table)
    assert table.sight.is_moving


def test_somebody_alone_keeps_what_he_reads_when_the_window_loses_the_focus() -> None:
    table = Table(1, 1)
    settle(table)
    table.key(Action.LOG)
    above = table.stack.top
    for scene in table.stack.scenes:
        table.stack.apply(scene.handle(WindowHidden()))
    assert table.stack.top is above
    assert table.sight.viewer == 0


# What can be done


def test_a_card_too_far_away_is_refused_with_its_rule() -> None:
    table = Table(1, 1, seed="far")
    settle(table)
    table.click("quay.6")
    assert table.sight.refused is not None
    assert table.sight.refused.rule == "S-3.1a"
    assert table.match.ply == table.sight.shown.ply
    shown = [w for w in table.scene.root.walk() if w.name == "refusal"]
    assert "You can only take one of the first 4 cards in line." in shown[0].markup  # type: ignore[attr-defined]
    assert shown[0].focusable
    table.key(Action.BACK)
    assert table.sight.refused is None


def test_a_set_is_chosen_card_by_card_and_sold() -> None:
    table = Table(1, 1, seed="sell")
    for _ in range(300):
        settle(table)
        if any(offer.id.startswith("suggest") for offer in table.scene.presenter.offers()):
            break
        state = table.sight.shown.state
        offers = [offer.id for offer in table.scene.presenter.offers()]
        table.click(offers[0] if offers and state.stack else "quay.0")
    suggestion = next(o for o in table.scene.presenter.offers() if o.id.startswith("suggest"))
    table.click(suggestion.id)
    chosen = [item for item in table.scene.presenter.items() if item.look == "chosen"]
    assert len(chosen) >= 3
    sell = table.scene.presenter.offers()[0]
    assert sell.id.startswith("do.")
    assert sell.kind == "primary"
    table.click(chosen[0].id)
    if len(chosen) == 3:
        table.click(table.scene.presenter.offers()[0].id)
        assert table.sight.refused is not None
        assert table.sight.refused.rule == "S-3.3a"
    table.click(chosen[0].id)
    before = table.match.ply
    table.click(table.scene.presenter.offers()[0].id)
    assert table.match.ply == before + 1
    assert table.match.decision(table.match.ply)[1][0] == SET


def test_another_seats_turn_is_said_when_something_is_clicked() -> None:
    table = Table(1, 3, seed="c")
    table.scene.mode.controller.thinking = None
    while table.match.to_move == 0:
        table.match.submit(0, table.match.view(0).legal[0], table.match.ply)
    settle(table)
    table.click("quay.0")
    assert table.sight.refused == Refusal("table", "table-refuse-not-your-turn")


def test_a_decision_can_be_taken_back_until_something_was_revealed() -> None:
    table = Table(1, 1, seed="undo")
    settle(table)
    assert not table.scene.mode.controller.can_undo
    rng = random.Random(4)
    while not table.scene.mode.controller.can_undo:
        settle(table)
        if not table.scene.mode.controller.can_undo:
            table.click(rng.choice(table.wishes()))
    table.scene.mode.controller.thinking = None
    settle(table)
    table.tick(times=3)
    ply, lines = table.match.ply, len(table.sight.lines)
    table.click("undo")
    assert table.match.ply < ply
    assert len(table.sight.lines) < lines
    assert table.sight.shown.ply == table.match.ply


def decided(seed: str) -> Table:
    """Return a table where the viewer has made a decision that can be taken back, and an AI is to decide."""
    table = Table(1, 1, seed=seed)
    rng = random.Random(4)
    quick, table.scene.mode.controller.thinking = table.scene.mode.controller.thinking, None
    for _ in range(200):
        table.tick(times=3)
        if table.match.to_move == 1:
            if table.scene.mode.controller.can_undo and not table.sight.is_moving:
                table.scene.mode.controller.thinking = quick
                return table
            table.match.submit(1, rng.choice(table.match.view(1).legal), table.match.ply)
        else:
            table.click(rng.choice(table.wishes()))
    raise AssertionError("nothing could be taken back")


def test_an_ai_waits_while_the_button_to_take_back_is_down() -> None:
    table = decided("undo")
    ply = table.match.ply
    at = next(w for w in table.scene.focusables() if w.name == "undo").rect.center
    table.send(PointerMove(at), PointerDown(at))
    table.tick(times=10)
    assert table.match.ply == ply
    table.send(PointerUp(at))
    assert table.match.ply < ply
    assert table.match.to_move == 0
    assert table.sight.refused is None


def test_the_button_to_take_back_is_never_lit_in_vain() -> None:
    table = decided("undo")
    ply = table.match.ply
    for _ in range(10):
        tool = next(w for w in table.scene.root.walk() if w.name == "undo")
        assert tool.is_enabled == table.scene.mode.controller.can_undo
        assert tool.is_enabled != ("only undo your own last move" in tool.tooltip)
        table.tick()
    assert table.match.ply > ply


def test_a_hint_lights_the_targets_of_a_move() -> None:
    table = Table(1, 1, seed="hint")
    settle(table)
    table.key(Action.HINT)
    table.tick(times=2)
    assert table.sight.advice
    assert table.scene.presenter.places_of(table.sight.advice)
    table.click("quay.1")
    assert not table.sight.advice


def test_everything_can_be_reached_with_the_arrows() -> None:
    table = Table(1, 3, seed="arrows")
    advance(table, 22)
    table.scene.mode.controller.thinking = None
    table.look_as(0)
    widgets = table.scene.focusables()
    reached = {widgets[0].name}
    waiting = [widgets[0]]
    while waiting:
        here = waiting.pop()
        for action in DIRECTIONS:
            table.scene.is_focus_shown = True
            table.scene.set_focus(here)
            table.key(action)
            there = table.scene.focused
            assert there is not None
            if there.name not in reached:
                reached.add(there.name)
                waiting.append(there)
    assert {widget.name for widget in widgets} == reached


def test_a_card_can_be_looked_at_closely_by_right_click_and_by_key() -> None:
    table = Table(1, 1, seed="zoom")
    settle(table)
    spot = next(w for w in table.scene.root.walk() if w.name == "quay.1")
    table.send(PointerMove(spot.rect.center), PointerDown(spot.rect.center, 3), PointerUp(spot.rect.center, 3))
    assert isinstance(table.stack.top, Zoom)
    table.surface()
    table.key(Action.BACK)
    table.key(Action.ZOOM_IN)
    assert isinstance(table.stack.top, Zoom)
    assert table.stack.top.about.face


def test_a_new_decision_leads_the_keys_to_what_can_be_done() -> None:
    table = Table(1, 1, seed="focus")
    settle(table)
    table.key(Action.NEXT)
    assert table.scene.focused is not None
    assert table.scene.focused.name == "quay.0"
    table.key(Action.MENU)
    assert type(table.stack.top).__name__ == "TableMenu"
    table.surface()
    table.click("go-on")
    table.key(Action.LOG)
    assert type(table.stack.top).__name__ == "CardsPanel"
    table.surface()
    table.click("close")
    assert table.stack.top is table.scene


def test_the_ring_lies_below_what_a_take_would_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(1, 1, seed="focus")
    settle(table)
    drawn: list[str] = []
    monkeypatch.setattr(Canvas, "ring", lambda *_, **__: drawn.append("ring"))
    write = Canvas.text
    monkeypatch.setattr(
        Canvas,
        "text",
        lambda _, words, *rest, **more: drawn.append("count") if "→" in words else write(_, words, *rest, **more),
    )
    table.scene.is_focus_shown = False
    table.surface()
    assert drawn == []
    table.key(Action.RIGHT)
    table.surface()
    assert drawn == ["ring", "count"]


def with_a_chosen_card() -> Table:
    """Return a table at which a sale that was suggested lies ready to be confirmed."""
    table = Table(1, 1, seed="sell")
    settle(table)
    while not (sales := [offer.id for offer in table.scene.presenter.offers() if offer.id.startswith("suggest")]):
        table.match.submit(0, table.match.view(0).legal[0], table.match.ply)
        settle(table)
    table.click(sales[0])
    return table


def test_the_ring_goes_with_a_card_that_is_chosen() -> None:
    table = with_a_chosen_card()
    scene = table.scene
    for chosen, up in (("chosen", RISE), ("", 0)):
        item = next(each for each in scene.presenter.items() if each.id[1:].isdecimal() and each.look == chosen)
        assert scene.focus_name(item.id)
        assert scene.focused is not None
        assert scene.ring_place(scene.focused) == scene.focused.rect.move(0, -up)


def test_the_ring_lies_below_the_tick_of_a_chosen_card(monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_a_chosen_card()
    scene = table.scene
    chosen = next(each for each in scene.presenter.items() if each.id[1:].isdecimal() and each.look == "chosen")
    table.key(Action.RIGHT)
    assert scene.is_focus_shown
    assert scene.focus_name(chosen.id)
    drawn: list[str] = []
    monkeypatch.setattr(Canvas, "ring", lambda *_, **__: drawn.append("ring"))
    monkeypatch.setattr(Canvas, "icon", lambda *args, **__: drawn.append(args[1]))
    table.surface()
    assert "check" in drawn[drawn.index("ring") :]


# Motion


def test_what_happens_is_shown_in_motion_and_can_be_skipped() -> None:
    table = Table(1, 1, seed="move", animation="normal")
    for _ in range(200):
        table.tick(0.05)
        if table.match.to_move == 0 and not table.sight.is_moving:
            break
    table.click("quay.2")
    table.tick(0.01, 2)
    assert table.sight.is_moving
    assert table.sight.aloft
    table.surface()
    table.key(Action.SKIP)
    assert not table.sight.aloft


def test_nothing_is_drawn_anew_while_nothing_moves() -> None:
    table = Table(1, 1, seed="still")
    settle(table)
    table.scene.is_dirty = False
    table.tick(0.5, 4)  # a hint is prepared meanwhile
    assert not table.scene.is_dirty
    assert table.scene.next_update() is None


# Layout


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_main_areas_never_overlap(size: tuple[int, int], seats: int) -> None:
    table = Table(1, seats - 1, size=size)
    scene = table.scene
    places, layout = scene.presenter.places, scene.presenter.layout  # type: ignore[attr-defined]
    areas = divided(scene.presenter, scene.size)
    rects = [areas.table, areas.log, areas.hand, areas.actions]
    for index, one in enumerate(rects):
        assert one.width > 0
        assert one.height > 0
        assert scene.root.rect.contains(one)
        for other in rects[index + 1 :]:
            assert not one.colliderect(other), (one, other)
    stalls = [places.stall(seat) for seat in range(seats)]
    rects = [areas.bar, places.quays, places.track, *stalls]
    for index, one in enumerate(rects):
        assert areas.table.inflate(1, 1).contains(one)
        assert all(one.clip(other).height < 8 for other in rects[index + 1 :])
    for seat, stall in enumerate(stalls):
        layout.state.sets[seat * 7 : seat * 7 + 7] = [7] * 7
        found = [layout.set_place(seat, slot) for slot in range(7)]
        assert all(stall.contains(one) for one in found)
        assert all(not one.colliderect(other) for one, other in itertools.combinations(found, 2))
    if seats == 4:
        table.surface()


@pytest.mark.parametrize("many", [1, 7, 12, 25, 33])
def test_any_number_of_cards_fits_into_the_hand(many: int) -> None:
    table = Table(1, 3)
    places = table.scene.presenter.places  # type: ignore[attr-defined]
    cards = [places.held(at, many) for at in range(many)]
    assert all(table.scene.areas.hand.contains(card) for card in cards)
    for one, other in itertools.combinations(cards, 2):
        assert abs(one.left - other.left) > 18 or abs(one.top - other.top) > 18
    assert not cards[0].colliderect(places.discard)


@pytest.mark.rule("S-4.3")
def test_a_set_laid_sideways_is_shown_even_without_a_scarab() -> None:
    table = Table(1, 1, seed="flat")
    settle(table)
    layout = table.scene.presenter.layout  # type: ignore[attr-defined]
    layout.state.flat = [0] * 14
    layout.state.flat[7 + 5] = sum(1 << layout.tables.universe.id(name) for name in ("wheat.6", "wheat.7", "amulet.1"))
    table.scene.rebuild()
    table.surface()
    assert dict(table.sight.item("points.12").extra) == {"number": "+0"}


@pytest.mark.rule("S-7.1")
def test_a_set_tells_what_its_sideways_cards_score() -> None:
    table = Table(1, 1, seed="flat")
    layout = table.scene.presenter.layout  # type: ignore[attr-defined]
    wheat = members(layout.tables.families[5])
    layout.state.flat = [0] * 14
    layout.state.flat[5] = sum(1 << card for card in wheat[:3])
    table.scene.rebuild()
    explain = table.scene.presenter.explain
    assert explain("set.0.5").markup == "3 cards sideways: <b>3</b> (1 point per scarab)"  # type: ignore[union-attr]
    layout.state.sets[5] = sum(1 << card for card in wheat[3:6])
    first = explain("set.0.5").markup.split("<br>")[0]  # type: ignore[union-attr]
    assert first.startswith("3 cards × ")


@pytest.mark.parametrize(("people", "text_size"), [(0, 1.0), (1, 1.3)])
def test_every_scene_of_a_match_can_be_drawn(people: int, text_size: float) -> None:
    table = Table(people, 3 - people, seed="draw", text_size=text_size)
    table.scene.mode.controller.thinking = None
    advance(table, 10_000)
    assert table.match.is_over
    seen = set()
    for _ in range(2000):
        table.tick()
        top = table.stack.top
        if type(top).__name__ not in seen:
            seen.add(type(top).__name__)
            table.surface()
        if isinstance(top, Final):
            break
        if isinstance(top, Scoring):
            table.click("go-on")
    assert seen == {"TableScene", "Scoring", "Final"}
    result = table.match.result
    assert result is not None
    rounds = table.scene.presenter.rounds()
    assert [int(row[-1]) for row in rounds.rows] == result.scores
    table.click("fairness")
    table.click("verify")
    assert "replays exactly" in table.stack.top.toasts.sentences[-1]  # type: ignore[union-attr]
    table.surface()


def with_five_events(text_size: float, language: str, size: tuple[int, int]) -> Table:
    """Return a table of four with five event tokens to choose from."""
    locale.set_language(language)
    table = Table(4, 0, seed="t0", confirm_handover=False, text_size=text_size, language=language, size=size)
    rng = random.Random(0)
    while not table.match.view(table.match.to_move).state.stack:
        legal = table.match.view(table.match.to_move).legal
        sets = [move for move in legal if move[0] == SET]
        table.match.submit(table.match.to_move, rng.choice(sets or legal), table.match.ply)
    settle(table)
    return table


@pytest.mark.parametrize("language", ["fr", "it"])
def test_no_name_of_an_event_is_split_in_a_high_window(language: str) -> None:
    """In Italian, with the largest words, the last letter of the longest name had a line of its own."""
    table = with_five_events(1.3, language, (1080, 1920))
    presenter = table.scene.presenter
    with drawing() as seen:
        presenter.tray.paint(table.shell.canvas(pygame.Surface(table.shell.display.pixels)), "")  # type: ignore[attr-defined]
    names = [presenter.words.token(token) for token in presenter.tray.pieces]  # type: ignore[attr-defined]
    written = [each.words.lower() for each in seen.texts]
    for word in (word for name in names for word in name.lower().split()):
        assert any(word in words for words in written), (word, written)


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900), (2560, 1080)])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_names_of_events_are_of_one_size_and_clear_of_the_edges(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = with_five_events(1.0, language, size)
    tray = presenter_of(table).tray
    lines: list[pygame.FRect] = []

    def note(_: Canvas, words: Paragraph, at: tuple[float, float], *__: object) -> None:
        left, right = min(each.x for each in words.placed), max(each.x + each.width for each in words.placed)
        lines.append(pygame.FRect(at[0] + left, at[1], right - left, words.height))

    monkeypatch.setattr(Canvas, "paragraph", note)
    tray.paint(table.shell.canvas(pygame.Surface(table.shell.display.pixels)), "")
    cells = [target.rect for target in tray.targets()]
    heads = [next(line for line in lines if cell.contains(line)) for cell in cells]
    assert len({head.height for head in heads}) == 1
    assert all(cell.inflate(-15, 0).contains(head) for cell, head in zip(cells, heads, strict=True))


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
@pytest.mark.parametrize("language", ONE_NOW)
@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3])
def test_the_words_on_event_tokens_fit_at_every_text_size(
    text_size: float, language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The effect of each token is drawn in full, in its own area below its name, with five tokens to choose from."""
    table = with_five_events(text_size, language, size)
    drawn: list[tuple[pygame.FRect, float]] = []
    paragraph, surface = Canvas.paragraph, pygame.Surface(table.shell.display.pixels)

    def spy(self: Canvas, laid: Paragraph, at: tuple[float, float], colour: str = "text") -> None:
        paragraph(self, laid, at, colour)
        if self.surface.get_clip() != self.surface.get_rect():
            clip = self.surface.get_clip()
            drawn.append((pygame.FRect([each / self.display.scale for each in clip]), at[1] + laid.height))

    monkeypatch.setattr(Canvas, "paragraph", spy)
    tray = table.scene.presenter.tray  # type: ignore[attr-defined]
    tray.paint(table.shell.canvas(surface), "")
    assert len(drawn) == 5
    for rect, bottom in drawn:
        assert bottom <= rect.bottom + 1.0  # a pixel of the clip
        assert tray.rect.inflate(2, 2).contains(rect)


def test_below_another_scene_the_table_is_drawn_without_the_light_of_keys_and_pointer() -> None:
    table = Table(1, 1)
    settle(table)
    table.scene.focus_name("menu")
    table.scene.is_focus_shown = True
    table.surface()
    table.key(Action.LOG)
    assert table.stack.top is not table.scene
    shown = table.surface()
    table.scene.renderer.cache.drop()
    assert pygame.image.tobytes(table.surface(), "RGB") == pygame.image.tobytes(shown, "RGB")


def test_what_the_pointer_takes_the_light_from_is_drawn_again() -> None:
    """It keeps the focus, so that nothing else tells that it looks different now."""
    table = Table(4, 0, seed="t0", confirm_handover=False)
    rng = random.Random(0)
    while not table.match.view(table.match.to_move).state.stack:
        legal = table.match.view(table.match.to_move).legal
        sets = [move for move in legal if move[0] == SET]
        table.match.submit(table.match.to_move, rng.choice(sets or legal), table.match.ply)
    settle(table)
    first, second = (target for target in table.scene.presenter.targets()[:2])
    assert isinstance(first.thing, TrayPiece)
    table.scene.focus_name(first.id)
    table.scene.is_focus_shown = True
    table.surface()
    lit = table.surface()
    table.send(PointerMove(second.rect.center))
    table.tick(0.2, 5)
    shown = table.surface()
    table.scene.renderer.cache.drop()
    assert pygame.image.tobytes(table.surface(), "RGB") == pygame.image.tobytes(shown, "RGB")
    inside = table.shell.display.px_rect(first.rect.inflate(-20, -20))
    assert lit.get_at(inside.bottomleft) != shown.get_at(inside.bottomleft), "it is lit no more"


@pytest.mark.rule("S-5.5")
def test_a_look_into_a_rivals_corruption_cannot_be_taken_back() -> None:
    """Not even if all that lies there was once seen by everybody: the table does not show it again."""
    looks = 0
    for seed in (25, 26, 28):
        table = Table(4, 0, seed=f"u{seed}", confirm_handover=False)
        match, rng = table.match, random.Random(seed)
        while match.to_move >= 0:
            seat, view = match.to_move, match.view(match.to_move)
            if view.state.stack and view.state.stack[-1][0] == GRAB:
                assert not match.can_undo(seat)
                looks += 1
            characters = [move for move in view.legal if move[0] == PLAY]
            match.submit(seat, rng.choice(characters or view.legal), match.ply)
    assert looks >= 3


def test_the_sheet_over_the_quays_is_as_wide_as_the_cards_of_a_pile() -> None:
    table = Table(4, 0, seed="u25", confirm_handover=False, size=(2560, 1080))
    match, rng = table.match, random.Random(25)
    while not (stack := match.view(match.to_move).state.stack) or stack[-1][0] != GRAB:
        legal = match.view(match.to_move).legal
        match.submit(match.to_move, rng.choice([move for move in legal if move[0] == PLAY] or legal), match.ply)
    settle(table)
    table.look_as(match.to_move)
    presenter = presenter_of(table)
    sheet, places = presenter.tray.rect, presenter.places
    cards = [item.rect for item in presenter.tray.items()]
    assert cards
    assert all(sheet.contains(card) for card in cards)
    assert sheet.width < 0.8 * places.quays.width
    assert cards[0].left - sheet.left < places.quay(0).width + 20
    quays = {f"quay.{at}": places.quay(at) for at in range(len(presenter.layout.state.quays))}
    seen = {item.id for item in presenter.items() if item.id in quays}
    assert seen == {each for each, place in quays.items() if not place.colliderect(sheet)}
    assert seen == {target.id for target in presenter.targets() if target.id in quays}
    assert all(
        sheet.left - place.right > 1 or place.left - sheet.right > 1 for each, place in quays.items() if each in seen
    )


@pytest.mark.rule("S-8.2")
def test_the_panel_of_cards_counts_at_most_what_lies_unseen() -> None:
    """Two cards of a rival's hand are unseen at the start: of no family can there be more than two."""
    table = Table(2, 0, seed="shares", open_information=True, confirm_handover=False)
    viewer = table.sight.viewer
    own = table.match.view(viewer).state.hands[viewer]
    tables = table.scene.presenter.tables  # type: ignore[attr-defined]
    for row, family in zip(table.scene.presenter.card_counts(), tables.families, strict=True):
        left = (family & tables.green & ~own).bit_count()
        figures = [figure for label, figure in row.places if table.match.seats[1 - viewer].name in label]
        assert figures == [f"0–{min(left, 2)}" if left else "", ""]


@pytest.mark.rule("S-8.1")
@pytest.mark.parametrize("is_open", [False, True])
def test_a_card_taken_face_up_may_be_out_of_sight_but_is_not_unseen(is_open: bool) -> None:
    """Without open information the panel does not tell where it is, and does not say that nobody saw it either."""
    table = Table(2, 0, seed="shares", open_information=is_open, confirm_handover=False)
    match, taker = table.match, table.match.to_move
    view = match.view(taker)
    move = next(each for each in view.legal if match.game.show_move(view.state, each) == "take 2")
    table.look_as(taker)
    assert table.scene.presenter.say(move) == "Take fish with a scarab"
    table.look_as(1 - taker)
    before = table.scene.presenter.card_counts()
    match.submit(taker, move, match.ply)
    table.look_as(1 - taker)
    after = table.scene.presenter.card_counts()
    assert [row.unseen for row in after] == [row.unseen for row in before]
    changed = sum(row.hidden for row in after) - sum(row.hidden for row in before)
    assert changed == (0 if is_open else 1)
    key = "cards-hidden" if is_open else "cards-out-of-sight"
    assert {row.hidden_key for row in after} == {key}


def test_what_is_chosen_stays_when_the_window_changes_its_size() -> None:
    table = Table(1, 1, seed="focus")
    settle(table)
    presenter = table.scene.presenter
    assert isinstance(presenter, SobekPresenter)
    use(presenter, f"p{next(iter(members(presenter.view.state.hands[0])))}")
    chosen = presenter.choice.cards
    table.scene.refresh((1500.0, 800.0))
    assert presenter.choice.cards == chosen
    locale.set_language("fr")
    table.scene.refresh((1500.0, 800.0))
    assert not presenter.choice.cards, "its words were those of another language"


@pytest.mark.parametrize("size", [(1280, 720), (1280, 960)])
def test_what_a_card_would_bring_covers_neither_its_name_nor_what_it_says(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(1, 2, seed="prev", size=size)
    settle(table)
    quay = next(each for each in table.scene.presenter.targets() if each.id == "quay.0")
    chips: list[pygame.FRect] = []
    box = Canvas.box

    def note(canvas: Canvas, rect: pygame.FRect, fill: object, **kwargs: object) -> None:
        if fill == "ink" and kwargs.get("line") == "sand":
            chips.append(pygame.FRect(rect))
        box(canvas, rect, fill, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "box", note)
    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
    table.scene.presenter.paint_over(canvas, "quay.0")
    (chip,) = chips
    assert not chip.colliderect(quay.rect)
    about = table.scene.presenter.explain("quay.0")
    assert about is not None
    assert about.aside is not None
    assert not draw_about(canvas, table.scene.presenter.brush, about, about.aside).colliderect(chip)
