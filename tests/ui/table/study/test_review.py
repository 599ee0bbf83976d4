"""A finished match at the table once more."""

from __future__ import annotations

import random

import pygame
import pytest

from game import registry
from game.ai.worker import WorkerReply
from game.analysis.questions import finished_game
from game.analysis.run import GameAnalysis
from game.components.load import numbers
from game.errors import FeluccaError
from game.match.record import parse, write_all
from game.match.win_chances import WinChances
from game.rules.core.facts import SPECTATOR
from game.rules.core.game import Move, View
from game.ui.drawing import forms
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY
from game.ui.table import scene as scene_module
from game.ui.table.ask.action_panel import ActionPanel
from game.ui.table.finish.scoring import Scoring
from game.ui.table.replay import finds, replay
from game.ui.table.show.open_hands import OpenHands, hands_of, has_hands
from game.ui.table.study.finding_panel import FindingPanel
from game.ui.table.study.visits import GameStudy
from game.ui.table.study.win_chances_sheet import WinChancesSheet
from game.ui.table.tell.speech import Bubble
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.scene import Push
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.slider import Slider
from game.ui.window.input import Action, KeyPress, PointerDown, PointerMove, PointerUp
from tests.ui.drawn import drawing
from tests.ui.gallery.invented import fill
from tests.ui.pilot import named, slide
from tests.ui.tables import Table, is_replay

pytestmark = pytest.mark.usefixtures("_unpainted")


def reviewed(game: str = "sobek", **settings: object) -> Table:
    """Return a table at which a match of random moves is seen again."""
    table = Table(1, 1, game=game, **settings)  # type: ignore[arg-type]
    rng = random.Random(2)
    while table.match.to_move >= 0:
        seat = table.match.to_move
        table.match.submit(seat, rng.choice(table.match.view(seat).legal), table.match.ply)
    scene = replay(table.shell, table.match)
    table.stack.apply(Push(scene))
    table.scene = scene
    table.tick(times=3)
    return table


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_the_words_lie_above_the_controls(game: str) -> None:
    table = reviewed(game)
    panel = next(each for each in table.scene.root.walk() if isinstance(each, ActionPanel))
    controls = [each for each in table.scene.root.walk() if isinstance(each, Button | Slider)]
    below = [each.rect for each in controls if panel.rect.contains(each.rect)]
    assert len(below) == 8
    assert panel.prompt.rect.bottom <= min(rect.top for rect in below)


def test_from_the_table_of_a_match_that_is_over_one_can_see_it_again():
    table = Table(1, 1)
    rng = random.Random(2)
    while table.match.to_move >= 0:
        seat = table.match.to_move
        table.match.submit(seat, rng.choice(table.match.view(seat).legal), table.match.ply)
    table.look_as(0)
    table.stack.apply(table.press("review"))
    assert is_replay(table.stack.top)
    assert table.stack.top.game.ply == 0
    table.click("leave")
    assert table.stack.top is table.scene


@pytest.mark.parametrize("way", ["leave", Action.BACK, Action.MENU])
def test_the_end_of_a_match_leads_to_it_too_and_is_come_back_to(way):
    table = Table(1, 1, game="duel")
    rng = random.Random(2)
    while table.match.to_move >= 0:
        seat = table.match.to_move
        table.match.submit(seat, rng.choice(table.match.view(seat).legal), table.match.ply)
    table.look_as(0)
    table.stack.apply(table.scene.mode.finish())
    final = table.stack.top
    table.walk_to("review")
    assert is_replay(table.stack.top)
    table.tick(times=3)
    if way == "leave":
        table.click("leave")
    else:
        table.key(way)
    assert table.stack.top is final
    assert final.focused.name == "review"
    table.surface()
    table.key(Action.BACK)
    assert table.stack.top is table.scene


def test_it_waits_until_it_is_asked_and_goes_step_by_step():
    table = reviewed()
    review = table.scene.game
    table.tick(1.0, times=5)
    assert review.ply == 0
    table.click("step")
    table.tick(times=3)
    assert review.ply == 1
    table.click("step-back")
    assert review.ply == 0
    assert not next(w for w in table.scene.root.walk() if w.name == "step-back").is_enabled
    table.click("step")
    table.tick(times=3)
    table.key(Action.UNDO)
    assert review.ply == 0


@pytest.mark.parametrize("animation", ["off", "fast"])
def test_it_goes_on_by_itself_to_the_end_and_counts_the_rounds(animation):
    table = reviewed(animation=animation)
    table.click("hold")
    scorings = 0
    for _ in range(6000):
        wait = table.scene.next_update()
        assert wait is not None or table.scene.game.is_over or table.stack.top is not table.scene
        table.tick(0.2)
        if isinstance(table.stack.top, Scoring):
            scorings += 1
            while isinstance(table.stack.top, Scoring):
                table.key(Action.ACTIVATE)
                table.tick(0.2)
        if table.scene.game.is_over and not table.sight.is_moving:
            break
    assert scorings == 3
    assert table.scene.game.ply == table.scene.game.count
    table.tick(1.0, times=3)
    assert table.stack.top is table.scene


def test_the_slider_leads_to_any_decision_and_holds():
    table = reviewed("duel")
    table.click("hold")
    slide(table.scene, "decisions", 0.5)
    table.tick()
    half = round(table.scene.game.count * 0.5)
    assert (table.scene.game.ply, table.sight.is_held) == (half, True)
    table.tick(1.0, times=3)
    assert table.scene.game.ply == half
    slider = next(widget for widget in table.scene.root.walk() if widget.name == "decisions")
    slider.handle(KeyPress(Action.RIGHT))
    table.tick()
    assert table.scene.game.ply == half + 1


def test_it_is_seen_with_the_eyes_of_each_and_of_all():
    table = reviewed()
    slide(table.scene, "decisions", 0.3)
    table.tick()
    assert table.sight.viewer == 0
    mine = table.sight.shown.state.hands[0]
    for viewer, label in ((1, "Nefer"), (SPECTATOR, "everyone"), (0, "all open"), (0, "Anna")):
        table.click("eyes")
        table.tick()
        assert table.sight.viewer == viewer
        assert table.sight.shown.viewer == viewer
        assert table.sight.shown.legal == ()
        assert named(table.scene, "eyes").label == label
    assert table.sight.shown.state.hands[0] == mine


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_a_finished_game_can_be_watched_with_all_cards_open(game: str) -> None:
    """Each seat, what all know together and all cards are three views; the rival's hand is the true one."""
    table = reviewed(game)
    slide(table.scene, "decisions", 0.4)
    table.tick()
    seen: list[object] = []
    for _ in range(4):
        found = [one for one in table.scene.root.walk() if isinstance(one, OpenHands)]
        seen.append(bool(found))
        for panel in found:
            true = hands_of(table.scene.game.game, table.scene.game.position)
            assert panel.hands == {1: true[1]}
            assert panel.accessible().parts[0].name.startswith("Nefer:")
            table.surface()
        table.click("eyes")
        table.tick()
    assert seen == [False, False, False, True]


def overlapped(table: Table, panel: Widget) -> list[str]:
    """Return the pieces in the viewer's hand that a sheet covers."""
    held = [each for each in table.scene.presenter.targets() if table.scene.areas.hand.contains(each.rect)]
    assert held
    return [each.id for each in held if each.rect.colliderect(panel.rect)]


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)])
@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_the_sheets_of_a_replay_leave_hand_and_buttons_in_sight(
    game: str, size: tuple[int, int], text_size: float
) -> None:
    """In the duel the half of the viewer's tiles lay below them, and in Sobek the last button beyond the edge."""
    table = reviewed(game, size=size, text_size=text_size)
    match = table.match
    work = GameAnalysis(finished_game(parse(write_all(match.lines))))
    fill(match, work)
    ply = next(each for each in finds(work) if each > 8 and match.decision(each)[0] == 0)
    study = GameStudy(table.shell, match, "", lambda _: table.scene)
    table.scene = replay(table.shell, match, study=study, work=work, at=ply - 1)
    table.stack.apply(Push(table.scene))
    table.tick(times=3)
    panel = next(one for one in table.scene.root.walk() if isinstance(one, FindingPanel))
    assert not overlapped(table, panel)
    assert not any(one.reach for one in panel.walk() if isinstance(one, ScrollArea))
    while not any(isinstance(one, OpenHands) for one in table.scene.root.walk()):
        table.click("eyes")
        table.tick()
    assert not overlapped(table, next(one for one in table.scene.root.walk() if isinstance(one, OpenHands)))


def test_words_of_an_ai_lie_over_no_sheet_of_a_replay() -> None:
    table = reviewed("duel", shows_speech=True)
    while not any(isinstance(one, OpenHands) for one in table.scene.root.walk()):
        table.click("eyes")
        table.tick()
    said, words = list[Bubble](), Bubble(0, "Anna", "May the river have something for each of us.", "", "content")
    table.scene.speech.bubble = words
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scene_module, "paint_bubble", lambda _, bubble, *__: said.append(bubble))
        patch.setattr(table.scene.presenter, "speech", lambda _: None)
        table.surface()
        assert not said
        table.click("eyes")
        table.tick()
        table.scene.speech.bubble = words
        table.surface()
    assert said


def test_a_game_without_hands_has_no_cards_to_open() -> None:
    assert [has_hands(registry.make(name, numbers(name))) for name in ("sobek", "duel", "sa-re")] == [True, True, False]


def test_nothing_can_be_played_any_more():
    table = reviewed()
    for _ in range(6):
        table.click("step")
        table.tick(times=3)
        ply = table.scene.game.ply
        for target in table.scene.presenter.targets():
            table.press(target.id)
        table.tick(times=2)
        assert table.scene.game.ply == ply
    assert table.scene.presenter.offers() == []


def test_the_focus_stays_on_the_button_that_is_used():
    table = reviewed()
    assert table.scene.focused.name == "step"
    table.walk_to("hold")
    for _ in range(40):
        table.tick(0.4)
    assert table.scene.game.ply > 3
    assert table.scene.focused.name == "hold"


def test_menu_and_escape_lead_back():
    table = reviewed()
    before = len(table.stack.scenes)
    table.key(Action.MENU)
    assert len(table.stack.scenes) == before - 1
    table = reviewed()
    table.key(Action.BACK)
    assert not is_replay(table.stack.top)


class Oracle:
    """Stands in for the process that thinks: answers at once with the first legal move."""

    def __init__(self) -> None:
        self.reply: WorkerReply | None = None
        self.views: list[View] = []
        self.is_closed = False

    def lend(self) -> Oracle:
        return self

    def level(self, name: str) -> str:
        return name

    def ask(self, view: View, level: str, seed: int, *, is_hint: bool, played: Move = ()) -> int:
        assert is_hint
        self.views.append(view)
        self.reply = WorkerReply(len(self.views), view.legal[-1])
        return len(self.views)

    def poll(self) -> WorkerReply | None:
        reply, self.reply = self.reply, None
        return reply

    def close(self) -> None:
        self.is_closed = True


def advised() -> tuple[Table, Oracle]:
    table, oracle = reviewed(), Oracle()
    table.scene.mode.controller.hint_level = "pharaoh"
    table.sight.replace_adviser(oracle)
    table.scene.rebuild()
    return table, oracle


def test_an_ai_tells_what_it_would_have_done_by_what_the_one_who_decided_knew():
    table, oracle = advised()
    slide(table.scene, "decisions", 0.4)
    table.tick()
    decider = table.scene.game.to_move
    table.look_as(1 - decider)
    table.key(Action.HINT)
    table.tick()
    assert table.sight.viewer == decider
    assert oracle.views[0].viewer == decider
    seat, played = table.scene.game.next()
    assert seat == decider
    assert table.sight.advice == oracle.views[0].legal[-1]
    shown = next(widget.markup for widget in table.scene.root.walk() if "Pharaoh" in getattr(widget, "markup", ""))
    assert table.scene.presenter.say(table.sight.advice) in shown
    assert table.scene.presenter.say(played) in shown
    assert ("Played" in shown) == (played != table.sight.advice)
    table.key(Action.HINT)
    assert table.sight.advice == ()


def test_advice_that_comes_too_late_is_not_shown():
    table, oracle = advised()
    table.click("hint")
    assert table.scene.next_update() is not None
    table.scene.game.go_to(5)
    table.tick(times=3)
    assert table.sight.advice == ()
    assert not table.sight.is_waiting_for_advice
    table.click("hint")
    table.tick(times=2)
    assert table.sight.advice
    table.click("step")
    table.tick(times=3)
    assert table.sight.advice == ()
    slide(table.scene, "decisions", 1.0)
    table.tick()
    assert not next(widget for widget in table.scene.root.walk() if widget.name == "hint").is_enabled
    table.click("leave")
    assert oracle.is_closed


def how_it_went(game: str = "sobek") -> tuple[Table, WinChancesSheet]:
    table = reviewed(game)
    table.click("win-chances")
    sheet = table.stack.top
    assert isinstance(sheet, WinChancesSheet)
    return table, sheet


def test_the_curves_lead_by_keys_to_any_decision():
    table, sheet = how_it_went()
    assert (sheet.at, sheet.focused.name) == (0, "curves")
    for _ in range(7):
        table.key(Action.RIGHT)
    table.key(Action.LEFT)
    assert sheet.at == 6
    table.key(Action.ACTIVATE)
    table.tick()
    assert table.stack.top is table.scene
    assert (table.scene.game.ply, table.sight.is_held) == (6, True)
    table.click("win-chances")
    assert table.stack.top.at == 6, "it begins where the table stands"


def test_a_name_without_room_beside_its_chance_stands_below_it(monkeypatch) -> None:
    table, sheet = how_it_went("duel")
    (line,) = (each for each in sheet.root.walk() if type(each).__name__ == "ChancesLine")
    name = table.match.seats[0].name
    for wide, is_below in ((600, False), (230, True)):
        line.place(pygame.FRect(0, 0, *line.measure(wide)))
        with drawing() as seen:
            line.draw_self(table.shell.canvas(pygame.Surface(table.shell.display.pixels)))
        figure, whose = (next(each.rect for each in seen.texts[1:] if each.words == words) for words in
                         (seen.texts[1].words, name))  # fmt: skip
        assert (whose.top >= figure.bottom - 2) == is_below
        assert whose.left == pytest.approx(figure.left if is_below else figure.right + 8, abs=1)
        assert whose.bottom <= line.rect.bottom
        assert whose.width == pytest.approx(table.shell.types.width(name, BODY), abs=1), "whole"


def test_each_chance_stands_between_the_face_and_the_name_of_its_player(monkeypatch) -> None:
    table, sheet = how_it_went("duel")
    faces: list[tuple[float, float]] = []
    monkeypatch.setattr(
        "game.ui.table.study.win_chances_sheet.paint_sitter",
        lambda canvas, seat, who, at, radius: faces.append((at[0] + radius, at[1])),
    )
    with drawing() as seen:
        table.surface()
    chances = [f"{round(100 * chance)}%" for chance in sheet.win_chances.chances[sheet.at]]
    for (right, y), figure, seat in zip(faces, chances, sheet.replay.seats, strict=True):
        words, name = (
            next(each.rect for each in seen.texts if each.words == text and abs(each.rect.centery - y) < 2)
            for text in (figure, seat.name)
        )
        assert right < words.left < words.right < name.left


def test_the_curves_lead_by_the_pointer_to_any_decision(monkeypatch):
    table, sheet = how_it_went("duel")
    curves = next(widget for widget in sheet.root.walk() if widget.name == "curves")
    boxes: list[pygame.FRect] = []
    with monkeypatch.context() as changes:
        changes.setattr(Canvas, "box", lambda _, rect, *__, **___: boxes.append(rect))
        curves.draw_self(table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32)))
    field = boxes[0]
    table.send(PointerMove((field.right, field.centery)))
    assert sheet.at == table.scene.game.count
    place = (field.left + field.width / 2, field.centery)
    for event in (PointerMove(place), PointerDown(place), PointerUp(place)):
        table.send(event)
    table.tick()
    assert table.stack.top is table.scene
    assert table.scene.game.ply == pytest.approx(table.scene.game.count / 2, abs=1)


def test_the_curves_lead_from_one_big_change_to_the_next():
    table, sheet = how_it_went()
    turns = sheet.win_chances.turns
    assert len(turns) > 1
    table.click("after")
    table.click("after")
    assert sheet.at == turns[1]
    table.key(Action.PAGE_UP)
    assert sheet.at == turns[0]
    named = {widget.name: widget for widget in sheet.root.walk()}
    assert (named["before"].is_enabled, named["after"].is_enabled) == (False, True)
    for _ in turns:
        table.key(Action.PAGE_DOWN)
    assert (sheet.at, named["after"].is_enabled) == (turns[-1], False)
    table.click("see")
    table.tick()
    assert table.scene.game.ply == turns[-1]


def test_without_what_ais_have_learned_there_is_a_sentence_instead_of_curves(monkeypatch):
    table = reviewed()

    def spoilt(*_: object) -> WinChances:
        raise FeluccaError("the weights are damaged")

    monkeypatch.setattr("game.match.replay.win_chances", spoilt)
    with pytest.raises(FeluccaError, match="the weights are damaged"):
        table.scene.mode.show_chances()
    assert table.stack.top is table.scene


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_another_moment_is_drawn_otherwise(game):
    table, sheet = how_it_went(game)
    before = pygame.image.tobytes(table.surface(), "RGB")
    sheet.move(sheet.win_chances.turns[-1])
    assert pygame.image.tobytes(table.surface(), "RGB") != before


def drawn_line(points: list[tuple[float, float]], dashes: tuple[float, ...]) -> pygame.Surface:
    """Return a line of 8 pixels through points on a clear ground."""
    surface = pygame.Surface((60, 60), pygame.SRCALPHA)
    forms.draw(surface, [forms.stroke(points, (0, 0, 0), 8.0, dashes)])
    return surface


def test_a_broken_line_goes_on_around_its_corners():
    broken = drawn_line([(4, 10), (14, 10), (14, 30)], (6.0, 2.0))
    strokes, gaps = ((7, 10), (13, 10), (14, 12), (14, 19), (14, 27)), ((11, 10), (14, 15), (14, 23), (14, 31))
    assert [broken.get_at(place).a for place in strokes] == [255] * 5
    assert [broken.get_at(place).a for place in gaps] == [0] * 4
    assert broken.get_at((17, 7)).a < 255, "round at the corner"


def test_an_unbroken_line_has_no_gap_and_no_notch_at_its_corners():
    whole = drawn_line([(5, 50), (30, 10), (55, 50)], ())
    tip = [whole.get_at((30, y)).a for y in range(7, 16)]
    assert min(tip) > 200, "round where two parts meet"
    assert whole.get_at((30, 4)).a == 0


def test_the_curves_are_drawn_once_for_all_moments(monkeypatch):
    table, sheet = how_it_went()
    many: list[int] = []
    draw = forms.draw

    def counted(surface: pygame.Surface, elements: list[str]) -> None:
        many.append(sum("<polyline" in each for each in elements))
        draw(surface, elements)

    monkeypatch.setattr("game.ui.drawing.forms.draw", counted)
    table.surface()
    for ply in (3, 20):
        sheet.move(ply)
        table.surface()
    assert [count for count in many if count] == [4], "each of two seats, and its edge"


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_the_controls_answer_while_pieces_move(game: str) -> None:
    """They are pressed at many moments of a motion, also while the widgets are built anew during the press."""
    table = reviewed(game, animation="normal")
    below = table.scene
    for moment in (0, 2, 5):
        scene = replay(table.shell, table.match, at=5)
        table.stack.apply(Push(scene))
        table.scene = scene
        be_in_motion(table, moment)
        looked_as = scene.viewpoint.viewer
        hold_down(table, "eyes")
        assert scene.viewpoint.viewer != looked_as, moment
        be_in_motion(table, moment)
        hold_down(table, "leave")
        assert table.stack.top is below, moment


def be_in_motion(table: Table, moment: int) -> None:
    """Let the next decision be shown, and some of its motion pass."""
    table.scene.mode.controller.hold(is_once=True)
    for _ in range(20):
        if not table.sight.is_moving:
            table.tick(0.05)
    assert table.sight.is_moving
    table.tick(0.07, moment)


def hold_down(table: Table, name: str) -> None:
    """Press a button for as long as a hand does."""
    at = next(each for each in table.scene.root.walk() if each.name == name).rect.center
    table.send(PointerMove(at), PointerDown(at))
    table.tick(0.05, 3)
    table.send(PointerUp(at))
