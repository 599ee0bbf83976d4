"""Several people at one screen: everybody sees every move, nobody a hand that is not theirs."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

import pygame
import pytest

from game.rules.core.bits import members
from game.rules.core.facts import SPECTATOR, Fact, Moved
from game.rules.core.game import View
from game.ui.accessibility.outline import Outliner
from game.ui.boards.kit.values import Told
from game.ui.boards.sobek.presenter import SobekPresenter
from game.ui.drawing.faces import FacePainter
from game.ui.drawing.richtext import spoken
from game.ui.table.finish.final import Final
from game.ui.table.finish.scoring import Scoring
from game.ui.table.handover import HandOverScene
from game.ui.table.scene import TableScene
from game.ui.table.tell.drawn_sheet import DrawnSheet
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Pop
from game.ui.window.input import WindowHidden
from tests.ui.tables import Table

pytestmark = pytest.mark.usefixtures("_unpainted")

HIDDEN_HANDS = ("sobek", "duel")


def step(table: Table, rng: random.Random) -> None:
    """Do the next thing: close a scene over the table, or use anything usable."""
    top = table.stack.top
    if isinstance(top, HandOverScene | DrawnSheet | Scoring):
        table.click({HandOverScene: "ready", DrawnSheet: "done", Scoring: "go-on"}[type(top)])
    elif isinstance(top, TableScene) and table.sight.is_asked:
        table.stack.apply(table.press(rng.choice(table.wishes())))
    if table.stack.top is table.scene:
        table.tick()


@pytest.mark.parametrize(("game", "ais"), [("duel", 0), ("sobek", 0), ("sobek", 2)])
def test_everybody_sees_every_move_with_the_hands_covered(game: str, ais: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(2, ais, game=game, seed="open")
    presenter, match = table.scene.presenter, table.match
    tell, seen = presenter.tell, list[tuple[Fact, ...]]()

    def note(facts: Sequence[Fact], before: View | None, actor: int) -> Told:
        if table.sight.eyes == SPECTATOR:
            seen.append(tuple(facts))
        return tell(facts, before, actor)

    monkeypatch.setattr(presenter, "tell", note)
    rng, doors = random.Random(3), 0
    while match.ply < 14 or not isinstance(table.stack.top, HandOverScene):
        was = table.stack.top
        step(table, rng)
        doors += isinstance(table.stack.top, HandOverScene) and table.stack.top is not was
        if isinstance(table.stack.top, Final):
            break
    public = match.facts(SPECTATOR)
    assert [ply for ply in range(1, match.ply + 1) if public[ply] not in seen] == []
    turns = [match.decision(ply)[0] for ply in range(1, match.ply + 1)]
    passed = sum(seat != before for before, seat in itertools.pairwise(turns) if seat < 2)
    assert doors <= passed + 2, "there is one door for each turn of a person"


def test_a_door_lets_the_other_player_take_a_decision_back_and_not_the_one_it_waits_for() -> None:
    offered: dict[bool, set[bool]] = {True: set(), False: set()}
    for seed in range(4):
        table, rng = Table(2, 0, game="duel", seed=str(seed)), random.Random(seed)
        match = table.match
        for _ in range(12):
            seat = match.to_move
            match.submit(seat, rng.choice(match.view(seat).legal), match.ply)
            if match.can_undo(seat):
                table.stack.apply(table.scene.mode.hand_over(match.to_move))
                door = table.stack.top
                assert isinstance(door, HandOverScene)
                offered[seat == match.to_move].add(any(each.name == "undo" for each in door.root.walk()))
                table.stack.apply(Pop())
    assert offered == {True: {False}, False: {True}}


@pytest.mark.parametrize("game", HIDDEN_HANDS)
def test_pieces_received_unseen_are_shown_to_their_owner_alone(game: str) -> None:
    table, rng, shown = Table(2, 0, game=game, seed="drawn"), random.Random(4), 0
    said: set[str] = set()
    for _ in range(1200):
        step(table, rng)
        top = table.stack.top
        if isinstance(top, Final) or shown >= 2:
            break
        names = [node.is_.name for node in Outliner().outline(top).nodes.values()]  # type: ignore[arg-type]
        if isinstance(top, DrawnSheet):
            shown += 1
            seat, ply = table.match.decision(table.match.ply)[0], table.match.ply
            own, public = (table.match.facts(viewer, ply)[0] for viewer in (seat, SPECTATOR))
            new = next(
                [piece for piece in mine.pieces if piece >= 0]
                for mine, theirs in zip(own, public, strict=True)
                if isinstance(mine, Moved)
                and isinstance(theirs, Moved)
                and mine.pieces != theirs.pieces
                and table.match.game.zones[mine.dst].owner == seat
            )
            words = next(name for name in names if name.startswith("You get: "))
            assert spoken(table.scene.presenter.words.pieces(new)) in words
            said.add(words)
            assert table.sight.eyes == SPECTATOR, "the hand below is covered already"
            table.stack.apply(top.handle(WindowHidden()))
            assert table.stack.top is table.scene, "it closes when other people may come and look"
        else:
            assert not said & set(names)
    assert shown >= 2


@pytest.mark.parametrize("game", HIDDEN_HANDS)
def test_no_hidden_face_and_no_word_of_it_is_at_the_door(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng, doors = Table(2, 0, game=game, seed="door"), random.Random(5), 0
    universe, zones = table.match.game.universe, range(len(table.match.game.zones))
    painted: set[str] = set()
    paint = FacePainter.surface

    def spy(self: FacePainter, name: str, *args: object, **extra: object) -> pygame.Surface:
        painted.add(name)
        return paint(self, name, *args, **extra)  # type: ignore[arg-type]

    monkeypatch.setattr(FacePainter, "surface", spy)
    while doors < 2:
        was = table.stack.top
        step(table, rng)
        door = table.stack.top
        if not isinstance(door, HandOverScene) or door is was or table.match.ply < 6:
            continue
        doors += 1
        painted.clear()
        table.surface()
        assert painted, "the open table is in sight"
        knowledge = table.match.view(SPECTATOR).knowledge
        known = 0
        for zone in zones:
            known |= knowledge.surely_lies(zone)
        held = table.state.hands[0] | table.state.hands[1] | table.state.corruption[0] | table.state.corruption[1]
        secret = {universe.names[piece] for piece in members(held & ~known)}
        assert secret
        assert not secret & painted
        names = {node.is_.name for node in Outliner().outline(door).nodes.values()}  # type: ignore[arg-type]
        assert any("it’s your turn" in name for name in names)
        assert not any("hand," in name for name in names)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200)])
@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_the_sheet_of_the_next_player_lies_on_its_place_and_off_the_log(game: str, size: tuple[int, int]) -> None:
    table = Table(2, 0, game=game, seed="open", size=size)
    table.stack.apply(table.scene.mode.hand_over(table.match.to_move))
    scene = table.stack.top
    assert isinstance(scene, HandOverScene)
    (sheet,) = (each.rect for each in scene.root.walk() if isinstance(each, Panel))
    areas = table.scene.areas
    place = table.scene.presenter.secret_place or areas.cover
    for whole, part in ((place.width, sheet.width), (place.height, sheet.height)):
        assert part <= whole + 1
        assert whole - part < 1 or whole - part >= 140, "no sliver of the place is left in sight"
    assert place.inflate(2, 2).contains(sheet)
    if place is not areas.shelf:
        assert not sheet.colliderect(areas.log.inflate(-2, -2))


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (900, 1200)])
def test_only_the_hand_is_covered_between_two_players(size: tuple[int, int], text_size: float) -> None:
    """The sheet lay over the draw pile and the events as well, which everybody may see."""
    table = Table(4, 0, game="sobek", seed="open", size=size, text_size=text_size)
    table.stack.apply(table.scene.mode.hand_over(table.match.to_move))
    scene = table.stack.top
    assert isinstance(scene, HandOverScene)
    scene.let_take_back("Bo" if text_size > 1 else "Maximilian", lambda: None)
    scene.rebuild()
    (sheet,) = (each.rect for each in scene.root.walk() if isinstance(each, Panel))
    presenter = table.scene.presenter
    assert isinstance(presenter, SobekPresenter)
    places = presenter.places
    assert not sheet.colliderect(places.deck)
    assert not sheet.colliderect(places.events)
    assert all(
        sheet.contains(each.rect)
        for each in scene.root.walk()
        if isinstance(each, Button | Label) and each.name != "menu"
    )
