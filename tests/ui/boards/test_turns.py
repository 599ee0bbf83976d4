"""Between turns: the focus, the keys while others decide, and undo of the last decision."""

from __future__ import annotations

import random

import pytest

from game.match.match import NOT_YOUR_TURN
from game.match.seats import human
from game.registry import GAMES
from game.rules.core.facts import SPECTATOR
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.table.finish.final import Final
from game.ui.table.finish.scoring import Scoring
from game.ui.table.handover import HandOverScene
from game.ui.table.menu import TableMenu
from game.ui.table.scene import TableScene
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.scene import Pop, Push
from game.ui.window.input import Action, KeyPress, PointerDown, PointerUp
from tests.ui.table.finish.test_final import Again
from tests.ui.tables import NAMES, Table, settle

pytestmark = pytest.mark.usefixtures("_unpainted")


def waiting(seed: str = "focus", card: str = "quay.0", **settings: object) -> Table:
    """Return a table whose viewer used the keys, took a card of the quay, and waits for an AI."""
    table = Table(1, 1, seed=seed, **settings)  # type: ignore[arg-type]
    settle(table)
    table.quick, table.scene.mode.controller.thinking = table.scene.mode.controller.thinking, None  # type: ignore[assignment]
    table.key(Action.NEXT)
    table.scene.focus_name(card)
    table.key(Action.ACTIVATE)
    table.tick(times=5)
    assert table.match.to_move == 1
    return table


def test_the_button_to_take_back_is_off_until_there_is_something_to_take_back() -> None:
    table = Table(2, 0, seed="off", confirm_handover=False)
    settle(table)
    undo = next(widget for widget in table.scene.root.walk() if widget.name == "undo")
    assert not table.scene.mode.controller.can_undo
    assert not undo.is_enabled


def test_who_waits_has_no_focus_and_no_key_does_anything() -> None:
    table = waiting()
    assert table.scene.focused is None
    ply = table.match.ply
    table.key(Action.ACTIVATE)
    assert table.stack.top is table.scene
    assert table.sight.refused is None
    assert table.match.ply == ply


@pytest.mark.parametrize("action", [Action.RIGHT, Action.UP, Action.NEXT, Action.PREVIOUS])
def test_after_others_have_decided_the_first_direction_leads_to_what_can_be_done(action: Action) -> None:
    table = waiting()
    table.scene.mode.controller.thinking = table.quick  # type: ignore[assignment]
    settle(table)
    assert table.scene.focused is None
    table.scene.rebuild()
    assert table.scene.focused is None
    table.key(action)
    assert table.scene.focused is not None
    assert table.scene.focused.name == table.scene.default_focus
    assert table.scene.focused.name in table.wishes()
    assert table.scene.is_focus_shown


@pytest.mark.parametrize("game", GAMES)
def test_a_key_pressed_again_and_again_decides_nothing_after_others_have_decided(game: str) -> None:
    table = Table(1, 1, game=game, seed="again")
    match = table.match
    for _ in range(60):
        table.key(Action.ACTIVATE)
        table.tick(times=2)
    assert not [ply for ply in range(1, match.ply + 1) if match.decision(ply)[0] == 0]
    turns = 0
    while turns < 3:
        settle(table)
        table.key(Action.NEXT)
        before = match.ply
        for _ in range(40):
            table.key(Action.ACTIVATE)
            table.tick(times=2)
        seats = [match.decision(ply)[0] for ply in range(before + 1, match.ply + 1)]
        assert 0 not in seats[seats.index(1) :] if 1 in seats else True
        match.submit(0, match.view(0).legal[0], match.ply)
        turns += 1


def test_the_focus_stays_where_the_player_steered_it_while_he_waited() -> None:
    table = waiting()
    table.key(Action.NEXT)
    table.scene.focus_name("cards")
    table.scene.mode.controller.thinking = table.quick  # type: ignore[assignment]
    settle(table)
    assert table.scene.focused is not None
    assert table.scene.focused.name == "cards"


def test_the_first_arrow_while_waiting_shows_where_the_focus_was() -> None:
    table = waiting(card="quay.2")
    table.key(Action.RIGHT)
    assert table.scene.focused is not None
    assert table.scene.focused.name == "quay.2"


def test_a_key_first_shows_a_focus_that_nobody_sees() -> None:
    table = Table(1, 1, seed="focus")
    settle(table)
    table.key(Action.NEXT)
    table.scene.is_focus_shown = False
    ply = table.match.ply
    table.key(Action.ACTIVATE)
    assert table.match.ply == ply
    assert table.scene.is_focus_shown
    table.key(Action.ACTIVATE)
    assert table.match.ply == ply + 1


def test_a_key_shows_the_end_of_what_moves() -> None:
    table = waiting(animation="slow")
    assert table.sight.is_moving
    table.key(Action.ACTIVATE)
    table.tick(times=3)
    assert not table.sight.is_moving


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_shown_without_motion_lays_the_table_out_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(1, 1, game=game, seed="once", auto_skip=True)
    settle(table)
    match, build = table.match, table.scene.build
    while match.to_move != 0:
        table.tick()
    table.scene.mode.controller.thinking = None  # type: ignore[assignment]
    built: list[int] = []
    monkeypatch.setattr(table.scene, "build", lambda: built.append(match.ply) or build())  # type: ignore[func-returns-value]
    match.submit(0, match.view(0).legal[0], match.ply)
    table.tick(times=5)
    assert built == [match.ply]


@pytest.mark.parametrize("game", ["duel", "sobek"])
def test_the_bar_says_that_it_is_the_viewers_turn_when_he_can_act(game: str) -> None:
    table = Table(1, 1, game=game, seed="bar", animation="normal")
    match, rng = table.match, random.Random(3)
    while table.sight.is_moving:
        table.tick()
    told = set()
    for _ in range(3000):
        seat, words = table.sight.turn
        assert (words == "Anna, your turn") == (
            match.to_move == 0 and (not table.sight.is_moving or match.decision(match.ply)[0] == 0)
        )
        if match.ply and table.sight.is_moving and match.decision(match.ply)[0] == 1 and match.to_move == 0:
            told.add((seat, words))
        if table.sight.is_asked:
            if match.ply > 12:
                break
            match.submit(0, rng.choice(match.view(0).legal), match.ply)
        table.tick()
    assert told == {(1, "Nefer’s turn")}


@pytest.mark.parametrize("game", ["duel", "sobek", "sa-re"])
def test_the_viewer_is_asked_when_what_a_rival_moved_has_landed(game: str) -> None:
    table = Table(1, 1, game=game, seed="landed", animation="normal")
    scene, match, rng = table.scene, table.match, random.Random(5)
    moving = asked = 0
    for _ in range(6000):
        if asked > 5:
            break
        table.tick()
        if isinstance(table.stack.top, Scoring):
            table.click("go-on")
        is_told = not table.sight.suspense and not table.sight.is_behind
        is_rivals = match.ply and match.decision(match.ply)[0] == 1 and is_told
        if match.to_move != 0 or not is_rivals:
            if table.sight.is_asked:
                match.submit(0, rng.choice(match.view(0).legal), match.ply)
            continue
        if table.sight.is_moving:
            moving += 1
            assert table.sight.prompt == f"{NAMES[1]}’s turn."
            assert not offered(table)
        else:
            asked += 1
            assert table.sight.prompt == scene.presenter.prompt()
            assert offered(table) == [offer.id for offer in scene.presenter.offers()]
            match.submit(0, rng.choice(match.view(0).legal), match.ply)
    assert moving > 5 < asked


def test_a_click_where_the_answers_will_be_ends_what_moves() -> None:
    table = waiting(animation="normal")
    scene = table.scene
    while table.sight.is_moving:
        table.tick()
    scene.mode.controller.thinking = table.quick  # type: ignore[assignment]
    while not (table.match.to_move == 0 and table.sight.is_moving):
        table.tick()
    ply = table.match.ply
    table.tick()
    at = scene.areas.actions.center
    table.send(PointerDown(at), PointerUp(at))
    table.tick()
    assert table.sight.is_asked
    assert table.match.ply == ply


def offered(table: Table) -> list[str]:
    """Return the answers that can be pressed."""
    return [widget.name for widget in table.scene.root.walk() if isinstance(widget, OfferButton)]


def passed_on(**settings: object) -> Table:
    """Return a table of two people where the first has taken a card and the second is to decide."""
    table = Table(2, 0, seed="pass", **settings)  # type: ignore[arg-type]
    settle(table)
    if isinstance(table.stack.top, HandOverScene):
        table.click("ready")
        settle(table)
    table.click("quay.0")
    settle(table)
    assert table.match.to_move != table.match.decision(table.match.ply)[0]
    return table


def test_on_the_cover_who_decided_last_can_take_it_back() -> None:
    table = passed_on()
    decider, ply = table.match.decision(table.match.ply)[0], table.match.ply

    def by_key() -> None:
        table.key(Action.UNDO)
        assert table.match.ply == ply, "the key alone takes back nobody's move"
        table.key(Action.ACTIVATE)

    for use in (lambda: table.click("undo"), by_key):
        cover = table.stack.top
        assert isinstance(cover, HandOverScene)
        assert cover.seat != decider
        table.surface()
        use()
        assert table.match.ply == ply - 1
        cover = table.stack.top
        assert isinstance(cover, HandOverScene)
        assert cover.seat == decider
        assert not any(widget.name == "undo" for widget in cover.focusables())
        table.click("ready")
        assert isinstance(table.stack.top, TableScene)
        assert table.sight.viewer == decider
        table.click("quay.0")
        settle(table)


def test_without_covers_the_last_decision_can_be_taken_back_from_the_table() -> None:
    table = passed_on(confirm_handover=False)
    decider, ply = table.match.decision(table.match.ply)[0], table.match.ply
    assert table.sight.viewer != decider
    for answer in ("answer-1", "answer-0"):
        assert table.match.ply == ply
        table.click("undo")
        asked = table.stack.top
        assert isinstance(asked, Dialog)
        assert asked.sentence == f"Undo {NAMES[decider]}’s last move?"
        table.click(answer)
    settle(table)
    assert table.match.ply == ply - 1
    assert table.sight.viewer == decider


def buttons(table: Table) -> list[str]:
    return [one.offer.label for one in table.scene.root.walk() if isinstance(one, OfferButton)]


@pytest.mark.parametrize("animation", ["off", "normal"])
def test_who_watches_ais_can_let_them_wait_and_decide_one_at_a_time(animation: str) -> None:
    table = Table(0, 2, seed="watch", animation=animation)
    scene, match = table.scene, table.match
    assert buttons(table) == ["Pause", "Next move"]
    while not match.ply:
        table.tick()
    begun = match.ply
    table.click("hold")
    table.tick(times=200)
    held = match.ply
    assert held - begun <= 1
    assert not table.sight.is_moving
    assert buttons(table) == ["Resume", "Next move"]
    assert scene.next_update() is None, "nothing is looked at again and again"
    assert table.sight.turn[1].endswith("’s turn")
    for number in (1, 2):
        table.click("step")
        table.tick(times=200)
        assert match.ply == held + number
    table.click("hold")
    for _ in range(400):
        table.tick()
        if match.ply > held + 4:
            return
    raise AssertionError("the AIs do not go on")


def test_an_ai_that_is_held_plays_on_when_a_person_joins() -> None:
    table = Table(0, 2, seed="watch")
    table.click("hold")
    table.tick(times=5)
    seat = 1 - table.match.to_move
    before = table.match.ply
    table.match.replace_seat(seat, human("Anna"))
    table.tick(times=5)
    assert table.match.ply > before


@pytest.mark.parametrize("people", [1, 2])
def test_when_the_duel_is_over_nobody_is_asked_for_a_move_any_more(people: int) -> None:
    """While hands fly to the corruption the table still stands as it was, but its words do not."""
    table = Table(people, 2 - people, game="duel", seed="end", animation="normal")
    rng, match = random.Random(4), table.match
    while not match.is_over:
        before, seat = match.view(match.to_move), match.to_move
        match.submit(seat, rng.choice(before.legal), match.ply)
        if not match.is_over:
            table.sight.forget_what_happened()
            table.look_as(match.to_move)
    told = set()
    while isinstance(table.stack.top, TableScene):
        table.tick(0.1)
        told.add((table.sight.turn, table.sight.prompt, tuple(table.sight.offers)))
    assert isinstance(table.stack.top, Scoring)
    assert told == {((-1, "Game over"), "The game is over.", ())}


@pytest.mark.parametrize("people", [0, 1])
def test_the_result_can_be_seen_again_from_the_table(people: int, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    table = Table(people, 2 - people, game="duel", seed="end")
    monkeypatch.setattr(table.shell.sound, "play", heard.append)
    rng = random.Random(4)
    while not table.match.is_over:
        seat = table.match.to_move
        table.match.submit(seat, rng.choice(table.match.view(seat).legal), table.match.ply)
    table.tick(times=200)
    assert isinstance(table.stack.top, Scoring)
    table.click("go-on")
    table.tick(times=20)
    for _ in range(2):
        assert isinstance(table.stack.top, Final)
        table.click("look")
        table.tick(times=3)
        assert buttons(table) == ["Result", "Watch replay"]
        assert table.scene.focused is not None
        assert table.scene.focused.name == "result", "the keys need not look for it"
        table.click("result")
    assert table.match.result is not None
    has_lost = people and 0 not in table.match.result.winners
    assert [each for each in heard if each in ("win", "lose")] == ["lose" if has_lost else "win"]


def test_what_showed_something_hidden_stays_on_the_cover_too() -> None:
    table = passed_on()
    while True:
        cover = table.stack.top
        assert isinstance(cover, HandOverScene)
        last = table.match.decision(table.match.ply)[0]
        is_offered = any(widget.name == "undo" for widget in cover.focusables())
        assert is_offered == table.match.can_undo(last)
        if not is_offered:
            return
        table.click("ready")
        table.click(table.wishes()[-1])
        settle(table)
        while not isinstance(table.stack.top, HandOverScene):
            table.click(table.wishes()[0])
            settle(table)


@pytest.mark.parametrize("game", ["sobek", "sa-re"])
def test_after_an_own_move_the_bar_never_names_who_moved_before(game: str) -> None:
    table = Table(1, 3, game=game, seed="before", animation="normal")
    controller, moves, named = table.scene.mode.controller, 0, set()
    for _ in range(4000):
        table.tick()
        if not table.sight.is_asked or table.stack.top is not table.scene:
            if isinstance(table.stack.top, Scoring):
                table.click("go-on")
            continue
        before = next((seat for ply in range(table.match.ply, 0, -1) if (seat := table.match.decision(ply)[0])), 0)
        table.click(table.wishes()[0])
        thinking, controller.thinking = controller.thinking, None  # type: ignore[attr-defined]
        for _ in range(60):
            if before and before != table.match.to_move:
                named.add(table.sight.turn[0])
                assert table.sight.turn[0] in (0, table.match.to_move)
                assert NAMES[before] not in table.sight.prompt
            table.tick(0.02)
        controller.thinking = thinking  # type: ignore[attr-defined]
        moves += 1
        if moves > 6:
            break
    assert 0 in named


def test_while_a_card_is_turned_over_the_bar_does_not_tell_what_it_leads_to() -> None:
    table, seen = Table(1, 1, game="sa-re", seed="suspense", animation="normal"), set()
    chance, known = random.Random(3), table.scene.presentation.status
    for _ in range(4000):
        if table.sight.suspense is None:
            known = table.scene.presentation.status
        else:
            assert table.scene.presentation.status == known
            seen.add((known, table.scene.presenter.status()))
        legal = table.match.view(0).legal
        if legal and not table.sight.is_moving:
            table.match.submit(0, chance.choice(legal), table.match.ply)
        if any(before != after for before, after in seen):
            return
        table.tick(1 / 20)
    raise AssertionError("no card ended a season")


@pytest.mark.parametrize("way", [Action.BACK, Action.MENU, "menu"])
def test_from_the_cover_one_can_leave_and_come_back_to_it(way: Action | str) -> None:
    table = passed_on()
    for leaves in (False, True):
        cover = table.stack.top
        assert isinstance(cover, HandOverScene)
        if isinstance(way, Action):
            table.key(way)
        else:
            table.click(way)
        menu = table.stack.top
        assert isinstance(menu, TableMenu)
        assert "players" not in [each.name for each in menu.focusables()], "no seat changes hands below a cover"
        table.click("leave" if leaves else "go-on")
        assert table.stack.top is (None if leaves else cover)


def test_while_programs_play_no_hand_of_several_people_is_in_sight() -> None:
    table = Table(2, 1, seed="pass", animation="normal")
    hidden = 0
    for _ in range(3000):
        table.tick()
        top = table.stack.top
        if isinstance(top, HandOverScene):
            assert table.sight.viewer == SPECTATOR
            table.click("ready")
        elif isinstance(top, Scoring):
            table.click("go-on")
        elif table.sight.is_asked:
            thinking, table.scene.mode.controller.thinking = table.scene.mode.controller.thinking, None  # type: ignore[attr-defined]
            table.click(table.wishes()[0])
            table.tick(times=60)
            is_programs = table.match.to_move == 2 and table.stack.top is table.scene
            if is_programs:
                assert table.sight.viewer == SPECTATOR
                hidden += 1
            table.scene.mode.controller.thinking = thinking  # type: ignore[attr-defined]
        if hidden > 2:
            return
    raise AssertionError("no program came after a person")


def test_that_it_is_not_ones_turn_is_said_only_while_it_is_not() -> None:
    table = waiting()
    table.press("quay.0")
    assert table.sight.refused == NOT_YOUR_TURN
    table.scene.mode.controller.thinking = table.quick  # type: ignore[attr-defined]
    settle(table)
    assert table.sight.is_asked
    assert table.sight.refused is None


def test_after_a_scoring_the_next_question_waits_for_the_new_round_to_be_dealt() -> None:
    table, chance, dealt = Table(2, 0, seed="sc", animation="normal", confirm_handover=False), random.Random(4), 0
    was_scored = False
    for _ in range(6000):
        table.tick()
        if isinstance(table.stack.top, Scoring):
            was_scored = True
            assert table.sight.kept_back, "the log does not tell what is still being counted"
            table.click("go-on")
        elif was_scored and table.sight.is_moving:
            dealt += 1
            assert not offered(table)
            assert "who starts" not in table.sight.prompt
        elif table.sight.is_asked:
            if was_scored:
                assert offered(table) == ["who.0", "who.1"]
                assert dealt > 20
                return
            table.match.submit(
                table.match.to_move, chance.choice(table.match.view(table.match.to_move).legal), table.match.ply
            )
    raise AssertionError("no round was scored")


@pytest.mark.parametrize(("can_repeat", "name"), [(True, "again"), (False, "look")])
def test_a_key_pressed_too_often_begins_no_game_and_a_direction_leads_on(can_repeat: bool, name: str) -> None:
    table, chance = Table(1, 1, game="duel", seed="end"), random.Random(4)
    while not table.match.is_over:
        seat = table.match.to_move
        table.match.submit(seat, chance.choice(table.match.view(seat).legal), table.match.ply)
    sequel = Again(table.scene)
    final = Final(
        table.shell, table.match, table.scene.presenter.rounds,
        sequel=sequel if can_repeat else None, replay=Pop, fairness=Pop,
    )  # fmt: skip
    table.stack.apply(Push(final))
    for _ in range(40):
        table.stack.apply(final.handle(KeyPress(Action.ACTIVATE)))
        table.tick(0.5)
    assert (table.stack.top, final.focused, sequel.begun) == (final, None, [])
    final.handle(KeyPress(Action.DOWN))
    assert final.focused is not None
    assert final.focused.name == name
