"""Seats that change hands in the middle of a match: the record notes it, and no hand shows to the wrong eyes."""

from __future__ import annotations

import random
from threading import Event

import pytest

from game.locale import text
from game.match.lines import SeatChange, Undo
from game.match.opponents import opponents
from game.match.playback import Playback
from game.match.record import parse, write_all
from game.match.seats import ai, human
from game.match.statistics import Sitting, SittingHistory
from game.registry import GAMES
from game.rules.core.facts import SPECTATOR
from game.rules.sare import moves
from game.rules.sare.tables import TILES
from game.ui.scenes.round_table import RoundTable
from game.ui.scenes.seat_choice import Plate
from game.ui.scenes.sitters import Guest, SitterGallery
from game.ui.table import players
from game.ui.table.finish.scoring import Scoring
from game.ui.table.handover import HandOverScene
from game.ui.table.players import Players
from game.ui.table.replay import replay
from game.ui.table.scene import TableScene
from game.ui.widgets import background
from game.ui.widgets.choice import Dropdown
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Sheet
from game.ui.widgets.scene import Push
from game.ui.window.input import Action
from tests.ui.boards.sare.table import SaReTable
from tests.ui.boards.sare.test_table import keep_in_temple
from tests.ui.pilot import choose, named, slide
from tests.ui.tables import Table, settle

MARKET = 6


def page_of(table: Table) -> Players:
    """Go to the players by the menu, as a person does."""
    table.key(Action.MENU)
    table.click("players")
    page = table.stack.top
    assert isinstance(page, Players)
    return page


def person_in(page: Players, seat: int) -> object:
    """Return the person among those who can sit in a chair."""
    box = named(page, f"level-{seat}")
    assert isinstance(box, Dropdown)
    return next(item.value for item in box.items if isinstance(item.value, Guest))


def give(table: Table, seat: int, level: str) -> None:
    """Let an AI of `level` decide for a seat, or for '' a person; then go back to the table."""
    page = page_of(table)
    choose(page, f"level-{seat}", level or person_in(page, seat))
    table.key(Action.BACK)
    assert table.stack.top is table.scene


def cover_of(table: Table) -> HandOverScene:
    cover = table.stack.top
    assert isinstance(cover, HandOverScene)
    return cover


def two_people(game: str = "duel", ais: int = 0, **settings: object) -> Table:
    """Return a table where the first to decide has the screen."""
    table = Table(2, ais, game=game, seed="seats", **settings)  # type: ignore[arg-type]
    settle(table)
    if isinstance(table.stack.top, HandOverScene):
        table.click("ready")
        settle(table)
    assert table.sight.viewer == table.match.to_move in (0, 1)
    return table


def test_an_ai_plays_on_for_who_leaves_under_his_name_and_the_record_notes_it() -> None:
    table = two_people()
    leaves, stays = table.sight.viewer, 1 - table.sight.viewer
    name, before = table.match.seats[leaves].name, table.match.ply
    page = page_of(table)
    assert page.focused is not None
    assert page.focused.name == "level-0"
    box = next(each for each in page.root.walk() if each.name == f"level-{leaves}")
    assert isinstance(box, Dropdown)
    assert box.value == person_in(page, leaves)
    box.choose(next(index for index, item in enumerate(box.items) if item.value == "apprentice"))
    assert table.match.seats[leaves] == ai("apprentice", name)
    assert table.match.lines[-1] == SeatChange(leaves, ai("apprentice", name))
    assert page.toasts.sentences == [f"An AI now plays for {name}, at Apprentice level."]
    table.surface()
    table.key(Action.BACK)
    settle(table)
    assert cover_of(table).seat == stays
    table.click("ready")
    settle(table)
    assert table.sight.viewer == table.match.to_move == stays
    assert table.match.decision(before + 1)[0] == leaves


def test_a_person_takes_the_place_of_an_ai() -> None:
    table = Table(1, 1, game="duel", seed="seats")
    settle(table)
    page = page_of(table)
    assert page.focused is not None
    assert page.focused.name == "level-1"
    choose(page, "level-1", person_in(page, 1))
    assert table.match.seats[1] == human("Nefer")
    assert page.toasts.sentences == ["A person now plays for Nefer."]
    assert "Human" in [each.items[each.index].label for each in page.root.walk() if isinstance(each, Dropdown)]
    table.key(Action.BACK)
    for _ in range(3):
        settle(table)
        seat = table.match.to_move
        assert cover_of(table).seat == seat
        table.click("ready")
        settle(table)
        assert table.sight.viewer == seat
        table.press(table.wishes()[0])
        while table.match.to_move == seat:
            settle(table)
            table.press(table.wishes()[0])


def test_the_last_person_sees_his_hand_only_when_he_has_the_screen() -> None:
    table = two_people(ais=1, game="sobek")
    leaves, stays = table.sight.viewer, 1 - table.sight.viewer
    choose(page_of(table), f"level-{leaves}", "random")
    assert table.sight.eyes == SPECTATOR, "at once: nothing of either hand is kept below the page"
    table.key(Action.BACK)
    assert table.scene.next_update() == 0.0, "nobody need move for the cover to come"
    while table.stack.top is table.scene:
        assert table.sight.eyes == SPECTATOR
        table.tick()
    cover = cover_of(table)
    titles = [each.markup for each in cover.root.walk() if isinstance(each, Label)]
    words = "it’s your turn" if table.match.to_move == stays else "over to you"
    assert f"{table.match.seats[stays].name}, {words}" in titles
    table.click("ready")
    for _ in range(60):
        table.tick(0.3)
        assert not isinstance(table.stack.top, HandOverScene), "no cover any more"
        assert table.sight.viewer == stays
        if isinstance(table.stack.top, Scoring):
            table.click("go-on")
            continue
        if table.match.to_move == stays and not table.sight.is_moving:
            table.press(table.wishes()[0])


def test_who_has_the_screen_keeps_it_when_another_leaves() -> None:
    table = two_people()
    stays = table.sight.viewer
    give(table, 1 - stays, "random")
    table.tick(times=4)
    assert table.stack.top is table.scene
    assert table.sight.eyes == stays


def test_of_three_people_two_go_on_with_covers() -> None:
    table = Table(3, 0, seed="seats")
    settle(table)
    table.click("ready")
    settle(table)
    first = table.sight.viewer
    give(table, first, "random")
    settle(table)
    second = cover_of(table).seat
    assert second != first
    table.click("ready")
    settle(table)
    assert table.sight.viewer == second
    give(table, first, "")
    assert table.sight.eyes == SPECTATOR, "who comes does not see the hand of who had the screen"
    settle(table)
    assert cover_of(table).seat == table.match.to_move


def test_a_level_that_changes_covers_nothing() -> None:
    table = Table(2, 1, seed="seats")
    settle(table)
    table.click("ready")
    settle(table)
    viewer = table.sight.viewer
    give(table, 2, "steward")
    table.tick(times=3)
    assert table.stack.top is table.scene
    assert table.sight.eyes == viewer


def test_who_gives_away_the_only_seat_watches_and_comes_back_without_a_cover() -> None:
    table = Table(1, 1, game="duel", seed="seats")
    settle(table)
    give(table, 0, "random")
    assert (table.sight.people, table.sight.eyes) == ([], SPECTATOR)
    table.click("hold")
    table.tick(times=3)
    assert "hold" in [offer.id for offer in table.sight.offers]
    give(table, 0, "")
    assert (table.sight.viewer, table.sight.is_held) == (0, False)
    settle(table)
    assert table.stack.top is table.scene
    assert table.match.to_move == table.sight.viewer == 0


def test_without_covers_the_screen_goes_to_who_is_left() -> None:
    table = two_people(confirm_handover=False)
    leaves = table.sight.viewer
    give(table, leaves, "random")
    table.tick(times=3)
    assert table.stack.top is table.scene
    assert table.sight.viewer == 1 - leaves


@pytest.mark.parametrize("is_owner_alone", [False, True])
def test_what_a_temple_keeps_is_hidden_from_who_comes_and_who_leaves(is_owner_alone: bool) -> None:
    table = SaReTable(1 if is_owner_alone else 2, 1, seed="seats")
    scene = table.scene
    owner = keep_in_temple(table)
    if owner not in table.sight.people:
        table.match.replace_seat(owner, human("Cem"))
    others = [seat for seat in range(len(table.match.seats)) if seat != owner]
    for seat in others:
        table.match.replace_seat(seat, ai("random", f"{seat}") if is_owner_alone else human(f"{seat}"))
    if is_owner_alone:
        table.look_as(owner)
        give(table, others[0], "")
        assert table.sight.eyes == SPECTATOR
        table.tick(times=3)
        assert table.sight.eyes == SPECTATOR, "the table lies open between people"
        return
    table.tick(times=3)
    if isinstance(table.stack.top, HandOverScene):
        table.click("ready")
    table.press("cover")
    table.look_as(owner)
    for seat in others:
        scene.mode.controller.give_seat(seat, ai("random", f"{seat}"))
        assert table.sight.eyes == owner
    scene.mode.controller.give_seat(owner, ai("random", "o"))
    assert table.sight.eyes == SPECTATOR


def test_a_payment_half_made_is_taken_back_before_an_ai_goes_on() -> None:
    table = SaReTable(2, 0, seed="seats", confirm_handover=False)
    table.lay_starting_tiles()
    seat = table.state.first
    table.add(seat, "market", MARKET, is_site=True)
    table.build_with((3, 1, 1, 2))
    before = table.match.ply
    for move in ((moves.BUILD, TILES.index("market"), MARKET), (moves.PAY, 1, 0)):
        table.match.submit(seat, move, table.match.ply)
    settle(table)
    give(table, seat, "random")
    assert table.match.ply == before
    last = table.match.lines[-2:]
    assert isinstance(last[0], Undo)
    assert isinstance(last[1], SeatChange)


def test_a_scoring_to_come_is_shown_though_a_seat_changes_and_nothing_of_a_hand_after_it() -> None:
    table = two_people(game="sobek", animation="normal")
    rng = random.Random(1)
    for _ in range(4000):
        top = table.stack.top
        if isinstance(top, HandOverScene):
            table.click("ready")
        elif table.sight.has_more_steps:
            break
        elif table.sight.is_asked and not table.sight.is_moving:
            table.press(rng.choice(table.wishes()))
        else:
            table.tick(0.3)
    leaves = table.sight.viewer
    assert leaves in (0, 1)
    universe = table.match.game.universe
    green = -1 - universe.back_names.index("green")
    dealt = {universe.names[piece] for piece in range(universe.size) if universe.hidden(piece) == green}
    give(table, leaves, "random")
    for _ in range(200):
        table.tick(0.1)
        if isinstance(table.stack.top, Scoring):
            break
    assert isinstance(table.stack.top, Scoring)
    assert table.sight.eyes == SPECTATOR
    while isinstance(table.stack.top, Scoring):
        table.click("go-on")
    while isinstance(table.stack.top, TableScene):
        assert table.sight.eyes == SPECTATOR
        if table.sight.is_playing:
            flying = {face for each in table.sight.aloft for face in (each.flight.face, each.flight.turns_to)}
            assert not flying & dealt
        table.tick(0.02)
    assert cover_of(table).seat == 1 - leaves


@pytest.mark.parametrize("game", GAMES)
def test_a_match_whose_seats_change_again_and_again_is_verified_and_gone_on_with(game: str) -> None:
    table = Table(2, 1 if game != "duel" else 0, game=game, seed="change", confirm_handover=False)
    table.scene.mode.controller.thinking = None
    match, rng = table.match, random.Random(game)
    for number in range(90):
        if match.is_over:
            break
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
        if number % 5 == 0:
            seat = rng.randrange(len(match.seats))
            name = match.seats[seat].name
            table.scene.mode.controller.give_seat(seat, rng.choice((human(name), ai("random", name))))
        last = match.decision(match.ply)[0]
        if rng.random() < 0.3 and match.can_undo(last):
            match.undo(last)
    playback = Playback(parse(write_all(match.lines)), lambda *_: match.game, watchful=True)
    position = playback.play_all()
    assert playback.seats == match.seats
    assert position.state.text(match.game.universe) == table.state.text(match.game.universe)
    assert [position.way_back(seat) for seat in range(len(match.seats))] == [
        table.position.way_back(seat) for seat in range(len(match.seats))
    ]


def test_the_page_of_a_match_that_is_over_only_tells() -> None:
    table = Table(1, 1, game="duel", seed="seats")
    match, rng = table.match, random.Random(1)
    while match.to_move >= 0:
        match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
    page = Players(table.shell, table.match, table.scene.mode.controller.give_seat)
    table.stack.apply(Push(page))
    assert not [each for each in page.root.walk() if isinstance(each, Dropdown)]
    assert page.focused is not None
    assert page.focused.name == "back"


def told(table: Table) -> list[str]:
    return [line.markup for line in table.sight.lines]


def test_the_log_tells_in_its_place_who_plays_on_for_whom_and_so_does_a_review() -> None:
    table = Table(1, 1, game="duel", seed="seats", confirm_handover=False)
    table.scene.mode.controller.thinking = None
    match, rng = table.match, random.Random(4)

    def decide(many: int) -> None:
        for _ in range(many):
            if match.to_move >= 0:
                match.submit(match.to_move, rng.choice(match.view(match.to_move).legal), match.ply)
        settle(table)

    decide(3)
    give(table, 1, "steward")
    give(table, 1, "")
    expected = ["A person now plays for <b>Nefer</b>."]
    assert told(table)[-1:] == expected, "what was tried out in between is not worth a line"
    assert table.sight.lines[-1].seat == 1
    decide(1)
    before = told(table)
    give(table, 0, "apprentice")
    assert told(table) == [*before, "An AI now plays for <b>Anna</b>, at Apprentice level."]
    give(table, 0, "steward")
    assert told(table) == [*before, "An AI now plays for <b>Anna</b>, at Steward level."]
    decide(2)
    give(table, 0, "vizier")
    assert told(table)[-1] == "<b>Anna</b> now plays at Vizier level."
    decide(1000)
    whole = told(table)
    scene = replay(table.shell, match)
    table.stack.apply(Push(scene))
    scene.viewpoint.viewer = table.sight.viewer
    assert not [line for line in scene.log.lines if "now plays" in line.markup]
    slide(scene, "decisions", 1.0)
    table.tick(times=2)
    assert [line.markup for line in scene.log.lines] == whole
    slide(scene, "decisions", 0.0)
    table.tick(times=2)
    table.scene = scene
    while not scene.game.is_over:
        table.click("step")
        settle(table)
    assert [line.markup for line in scene.log.lines] == whole


def test_what_is_told_of_a_seat_stays_when_decisions_are_taken_back() -> None:
    table = two_people(confirm_handover=False)
    match = table.match
    seat, ply = match.to_move, match.ply
    table.press(table.wishes()[0])
    settle(table)
    give(table, 1 - seat, "apprentice")
    sentence = told(table)[-1]
    assert sentence.startswith("An AI now plays for")
    assert match.undo(seat)
    assert match.ply == ply
    assert told(table)[-1] == sentence
    assert len(match.seatings) == ply + 1


def test_a_seat_that_changes_amid_a_payment_is_told_before_it_and_the_payment_in_one_sentence() -> None:
    table = SaReTable(0, 2, seed="seats")
    while table.match.to_move >= 0 and "Round" not in told(table)[-1]:
        table.match.submit(table.match.to_move, table.match.view(table.match.to_move).legal[0], table.match.ply)
        settle(table)
    match, seat = table.match, table.state.first
    name = match.seats[seat].name
    table.add(seat, "market", MARKET, is_site=True)
    table.build_with((3, 1, 1, 2))
    for move in ((moves.BUILD, TILES.index("market"), MARKET), (moves.PAY, 1, 0)):
        match.submit(seat, move, match.ply)
    table.tick(times=3)
    before, half = told(table)[:-1], told(table)[-1]
    assert half == f"<b>{name}</b> pays 1 wood."
    table.scene.mode.controller.give_seat(seat, ai("steward", name))
    changed = f"<b>{name}</b> now plays at Steward level."
    assert told(table) == [*before, changed, half]
    while match.is_half_made(match.ply):
        match.submit(seat, match.view(seat).legal[0], match.ply)
        table.tick(times=3)
    assert told(table)[: len(before) + 1] == [*before, changed]
    assert half not in told(table)
    assert "Market" in told(table)[len(before) + 1]


def played(*results: bool) -> SittingHistory:
    """Return games of the usual person at the table against every level."""
    rivals = frozenset(opponents())
    return SittingHistory(tuple(Sitting("sobek", "Anna", 2, "", rivals, 60, won, 900.0) for won in results))


def words_of(page: Players) -> list[str]:
    """Return what the plates say about those who sit there."""
    return [said.name for each in page.root.walk() if isinstance(each, Plate) and (said := each.accessible())]


@pytest.mark.parametrize("people", [1, 2])
def test_the_results_stand_beside_the_players(monkeypatch: pytest.MonkeyPatch, people: int) -> None:
    monkeypatch.setattr(players, "read_profile", lambda: played(True, False, True))
    table = Table(people, 1, game="sobek", seed="seats")
    words = words_of(page_of(table))
    assert ("you, " if people == 1 else "") + "Won 2 of 3, Best result: 60" in words
    against = [each for each in words if "You’ve won 2 of 3 against this AI" in each]
    assert len(against) == (1 if people == 1 else 0)


def test_a_button_on_each_plate_shows_who_could_sit_there() -> None:
    table = Table(2, 1, game="sobek", seed="seats")
    page = page_of(table)
    for seat in range(3):
        table.click(f"change-{seat}")
        gallery = page.steering.popup
        assert isinstance(gallery, SitterGallery)
        assert gallery.caption == table.match.seats[seat].name
        table.key(Action.BACK)
        assert page.steering.popup is None


def test_in_a_tall_window_the_table_stands_in_the_middle_of_its_room() -> None:
    page = page_of(Table(1, 3, game="sobek", seed="seats", size=(900, 1200)))
    people = [named(page, f"level-{seat}").rect for seat in range(4)]
    sheet = next(each for each in page.root.walk() if isinstance(each, Sheet))
    table = next(each for each in page.root.walk() if isinstance(each, RoundTable))
    above, below = min(rect.top for rect in people) - 72, sheet.rect.top - table.rect.bottom
    assert below > 60
    assert above < 2.5 * below


def test_the_page_of_players_appears_before_their_results_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Event()

    def read() -> SittingHistory:
        disk.wait(60)
        return played(True)

    monkeypatch.setattr(background, "PATIENCE", 0.0)
    monkeypatch.setattr(players, "read_profile", read)
    page = page_of(Table(1, 1, game="sobek", seed="seats"))
    assert page.is_expecting
    assert "Won 1 of 1" not in " ".join(words_of(page))
    disk.set()
    while page.is_expecting:
        page.update(0.0)
    assert "Won 1 of 1" in " ".join(words_of(page))


@pytest.mark.parametrize(("size", "is_beside"), [((1280, 720), True), ((1024, 768), True), ((900, 1200), False)])
def test_the_thinking_time_stands_beside_the_hint_in_a_wide_window(size: tuple[int, int], is_beside: bool) -> None:
    page = page_of(Table(1, 3, game="sobek", seed="seats", size=size))
    hint = next(
        each.rect for each in page.root.walk() if isinstance(each, Label) and each.markup == text("players-hint")
    )
    pace = named(page, "thinking_seconds").rect
    assert (pace.left > hint.right) == is_beside
    assert (pace.top > hint.bottom) != is_beside


def test_the_menu_of_a_game_that_is_over_offers_no_resuming() -> None:
    table = Table(1, 1, game="duel")
    labels = []
    for _ in range(2):
        menu = table.scene.mode.open_menu().scene
        menu.enter((1280, 720))
        labels.append(next(each for each in menu.focusables() if each.name == "go-on").accessible().name)
        table.match.resign(0)
    assert labels == ["Resume game", "Back to the table"]
