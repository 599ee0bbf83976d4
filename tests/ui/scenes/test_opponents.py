"""Opponents and people are chosen by portrait, strength and temper, in three groups."""

from __future__ import annotations

import pygame
import pytest

from game.match.opponents import MOST_STARS, opponents
from game.match.seats import ai, same_person
from game.match.statistics import Sitting, SittingHistory
from game.ui.boards.kit.portraits import paint_stars
from game.ui.boards.kit.seat_words import ai_names
from game.ui.scenes import new_game as new_game_module
from game.ui.scenes import seat_choice
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.offers import OfferCard
from game.ui.scenes.seat_choice import SeatChoice, told_of
from game.ui.widgets.choice import LINE
from game.ui.widgets.field import TextField
from game.ui.widgets.label import Label
from game.ui.window.input import Action, KeyPress, PointerDown, PointerUp
from game.ui.window.settings import PEOPLE
from tests.ui.drawn import drawing
from tests.ui.pilot import choose, drawn_labels, named, seat


def new_game(make_shell, size=(1280, 720), **settings) -> NewGameScene:
    shell = make_shell(size, **settings)
    scene = NewGameScene(shell, "sobek")
    scene.enter(shell.display.size)
    return scene


def opened(scene: NewGameScene):
    choice = named(scene, "level-1")
    assert isinstance(choice, SeatChoice)
    choice.open()
    assert scene.steering.popup is not None
    return choice, [each for each in scene.steering.popup.walk() if each.name.startswith(LINE)]


def test_stars_stand_side_by_side_from_their_left_end_and_so_many_are_filled(make_shell) -> None:
    with drawing() as seen:
        paint_stars(make_shell().canvas(pygame.Surface((400, 100), 0, 32)), 2.5, (100.0, 50.0), 20.0)
    places = {name: [each.rect.center for each in seen.icons if each.words == name] for name in ("star-empty", "star")}
    assert places["star-empty"] == [(110.0 + 20 * number, 50.0) for number in range(MOST_STARS)]
    assert places["star"] == places["star-empty"][:3]


def test_levels_characters_and_people_stand_in_three_groups(make_shell) -> None:
    scene = new_game(make_shell)
    choice, cards = opened(scene)
    heads = [each for each in scene.steering.popup.walk() if isinstance(each, Label)]
    assert [head.markup for head in heads] == ["From easy to hard", "With a mind of their own", "People"]
    by_strength = [name for name, level in opponents().items() if not level.is_character]
    characters = [name for name, level in opponents().items() if level.is_character]
    values = [choice.items[int(card.name.removeprefix(LINE))].value for card in cards]
    shown, people = values[: len(opponents())], values[len(opponents()) :]
    assert shown == by_strength + characters
    assert [each.portrait for each in people] == [face for face in PEOPLE if face != "weaver"], "one is taken"
    first = cards[len(by_strength)]
    assert cards[len(by_strength) - 1].rect.bottom <= heads[1].rect.top < first.rect.top


def test_a_click_on_a_portrait_chooses_and_escape_leaves_all_as_it_was(make_shell) -> None:
    scene = new_game(make_shell)
    _, cards = opened(scene)
    at = cards[3].rect.center
    scene.handle(PointerDown(at, 1))
    scene.handle(PointerUp(at, 1))
    chosen = scene.draft.chosen().seats[1].level
    assert scene.steering.popup is None
    _, cards = opened(scene)
    scene.handle(KeyPress(Action.RIGHT))
    scene.handle(KeyPress(Action.BACK))
    assert scene.steering.popup is None
    assert scene.draft.chosen().seats[1].level == chosen


def test_keys_lead_from_portrait_to_portrait(make_shell) -> None:
    scene = new_game(make_shell)
    choice, cards = opened(scene)
    scene.is_focus_shown = True
    before = scene.focused
    assert before is not None
    assert before.name == f"{LINE}{choice.index}"
    scene.handle(KeyPress(Action.LEFT))
    assert scene.focused is cards[cards.index(before) - 1]
    scene.handle(KeyPress(Action.ACTIVATE))
    assert scene.draft.chosen().seats[1].level == "apprentice"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), (900, 1200), (2560, 1080)])
def test_every_portrait_is_within_reach(make_shell, size, text_size, language) -> None:
    scene = new_game(make_shell, size, text_size=text_size, language=language)
    _, cards = opened(scene)
    sheet = scene.steering.popup
    assert pygame.FRect((0, 0), scene.size).contains(sheet.rect)
    for card in cards:
        scene.set_focus(card, by_key=True)
        window = card.clip_rect
        assert window is not None
        assert window.contains(card.rect)
    with drawn_labels():
        scene.draw(scene.shell.canvas(pygame.Surface(scene.shell.display.pixels, 0, 32)))


@pytest.mark.parametrize("level", list(opponents()))
def test_a_personality_has_its_room_as_soon_as_it_is_chosen(make_shell, level: str) -> None:
    """The line was as high as that of the opponent before, and three lines of words left their box."""
    scene = new_game(make_shell)
    seat(scene, 4)
    for index in (1, 2, 3):
        choose(scene, f"level-{index}", level)
        for number in (1, 2, 3):
            plate = named(scene, f"kind-{number}").parent
            assert plate is not None
            assert plate.rect.height >= plate.measure(plate.rect.width)[1] - 0.5
            assert scene.screen.contains(plate.rect)


def test_an_opponent_brings_its_own_name_and_a_second_one_another(make_shell) -> None:
    scene = new_game(make_shell)
    seat(scene, 4)
    for index, level in enumerate(("ferryman", "gambler", "gambler"), 1):
        choose(scene, f"level-{index}", level)
    first, second, third = (each.name for each in scene.draft.chosen().seats[1:])
    names = ai_names()
    assert (first, second) == (names["ferryman"][0], names["gambler"][0])
    assert third in names["gambler"][1:]
    assert third not in names["ferryman"], "this is a woman"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_no_two_opponents_have_the_same_name(make_shell, language: str) -> None:
    make_shell(language=language)
    own = [same_person(names[0]) for names in ai_names().values()]
    spare = {same_person(name) for names in ai_names().values() for name in names[1:]}
    assert len(set(own)) == len(opponents())
    assert not spare & set(own)


@pytest.mark.parametrize("size", [(1280, 720), (800, 600)])
def test_the_seal_of_a_person_is_clear_of_the_control_at_a_table_without_ais(
    size, make_shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = new_game(make_shell, size)
    seals: list[pygame.FRect] = []
    seal = seat_choice.paint_seal

    def note(canvas, index, at, radius) -> None:
        seals.append(pygame.FRect(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius))
        seal(canvas, index, at, radius)

    monkeypatch.setattr(seat_choice, "paint_seal", note)
    choose(scene, "kind-1", "human")
    scene.draw(scene.shell.canvas(pygame.Surface(scene.shell.display.pixels, 0, 32)))
    controls = [named(scene, f"kind-{index}").rect for index in range(2)]
    assert len(seals) == 2
    assert all(seal.bottom <= control.top for seal, control in zip(seals, controls, strict=True))


def test_a_name_of_several_lines_keeps_clear_of_who_it_is(make_shell) -> None:
    shell = make_shell()
    name = Label(shell, "W" * 24, seat_choice.NAME)
    plate = seat_choice.Plate(shell, 1, opponents()["gambler"], told_of(ai("gambler", "W" * 24)), name, None)
    plate.place(pygame.FRect((20.0, 20.0), plate.measure(200.0)))
    with drawing() as seen:
        plate.draw(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
    assert name.rect.height > 2 * seat_choice.NAME.size
    who, temper, *_ = sorted(
        (one for one in seen.paragraphs if one.top > name.rect.centery), key=lambda place: place.top
    )
    assert name.rect.bottom <= who.top
    assert temper.bottom <= plate.rect.bottom


@pytest.mark.parametrize("is_written", [True, False])
def test_name_and_lines_of_a_plate_begin_at_one_edge(make_shell, is_written: bool) -> None:
    shell = make_shell()
    name = (
        TextField(shell, "Meryt", lambda _: None, style=seat_choice.NAME, is_plain=True)
        if is_written
        else Label(shell, "Meryt", seat_choice.NAME)
    )
    plate = seat_choice.Plate(shell, 1, opponents()["gambler"], told_of(ai("gambler", "Meryt")), name, None)
    plate.place(pygame.FRect((20.0, 20.0), plate.measure(150.0)))
    with drawing() as seen:
        plate.draw(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
    lines = [each.left for each in seen.paragraphs]
    written = [each.rect.left for each in seen.texts if each.words == "Meryt"]
    assert written
    assert len(lines) >= 2
    assert all(left == pytest.approx(30.0, abs=1.0) for left in (*lines, *written))


@pytest.mark.parametrize("wide", [150.0, 230.0])
@pytest.mark.parametrize("is_written", [True, False])
def test_the_title_stands_beside_the_name_where_there_is_room(make_shell, is_written: bool, wide: float) -> None:
    shell = make_shell()
    name = (
        TextField(shell, "Meryt", lambda _: None, style=seat_choice.NAME, is_plain=True)
        if is_written
        else Label(shell, "Meryt", seat_choice.NAME)
    )
    plate = seat_choice.Plate(shell, 1, opponents()["gambler"], told_of(ai("gambler", "Meryt")), name, None)
    plate.place(pygame.FRect((20.0, 20.0), plate.measure(wide)))
    with drawing() as seen:
        plate.draw(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
    beside = [each.rect for each in seen.texts if each.words == "the Gambler" and each.rect.left > 60]
    assert bool(beside) == (wide > 200)
    assert all(abs(each.centery - name.rect.centery) < 3 and each.right <= plate.rect.right for each in beside)
    assert (plate.measure(150.0)[1] - plate.measure(230.0)[1]) > 12, "the plate is lower then"


def test_a_title_is_smaller_before_it_has_a_line_of_its_own(make_shell) -> None:
    """In full HD "the Pharaoh" alone was below the name, and with it all plates were higher."""
    shell = make_shell((1920, 1080))
    high = [
        seat_choice.Plate(
            shell, 2, None, seat_choice.PlateWords(title), Label(shell, "Ramose", seat_choice.NAME), None
        ).measure(wide)[1]
        for title, wide in (("", 188.0), ("the Pharaoh", 188.0), ("the Pharaoh", 130.0))
    ]
    assert high[0] == high[1] < high[2]


def test_a_plate_without_a_name_invites_to_write_it(make_shell) -> None:
    """It was a form with 95 px of nothing."""
    scene = new_game(make_shell)
    told = [
        said.name for each in scene.root.walk() if isinstance(each, seat_choice.Plate) and (said := each.accessible())
    ]
    assert "Your results will be kept under it." in told


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (900, 1200), (2560, 1080)])
def test_the_start_and_the_offers_stand_still_when_the_game_is_changed(make_shell, size, text_size: float) -> None:
    """The name of one game takes a line of its own, which raised the button by a line."""
    shell = make_shell(size, text_size=text_size)
    scene = NewGameScene(shell, "sobek")
    scene.enter(shell.display.size)
    places = []
    for game in ("sobek", "duel", "sa-re"):
        scene.focus_name(f"game-{game}")
        scene.handle(KeyPress(Action.ACTIVATE))
        assert scene.draft.game == game
        cards = [each for each in scene.root.walk() if isinstance(each, OfferCard)]
        assert cards
        places.append([tuple(each.rect) for each in (named(scene, "start"), *cards)])
    assert places[0] == places[1] == places[2]


def test_the_length_of_a_game_is_told_from_ones_own_games(make_shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def told(*minutes: float, by: str = "Anna") -> list[str]:
        played = [Sitting("sobek", by, 2, "", frozenset(), 40, has_won=True, seconds=60 * each) for each in minutes]
        other = Sitting("sobek", "Anna", 4, "", frozenset(), 40, has_won=True, seconds=9000.0)
        monkeypatch.setattr(new_game_module, "read_profile", lambda: SittingHistory((*played, other, other, other)))
        scene = new_game(make_shell, player_name="Anna")
        return [each.markup for each in scene.root.walk() if isinstance(each, Label)]

    assert "Sobek<br>for 2 · about 50 moves each" in told(20.0, 30.0), "two games tell nothing"
    assert "Sobek<br>for 2 · about 21 minutes" in told(20.0, 30.0, 21.0)
    assert "Sobek<br>for 2 · about 35 minutes" in told(40.0, 30.0, 35.0, by="Bea"), "as long as others have taken"


def test_the_moves_of_a_game_are_told_of_its_usual_options(make_shell) -> None:
    scene = new_game(make_shell)
    words = [each.markup for each in scene.root.walk() if isinstance(each, Label)]
    assert "Sobek<br>for 2 · about 50 moves each" in words
    (option, *_) = [each for each in scene.draft.definitions.all_options if len(each.choices) > 1]
    other = next(each for each in option.choices if each != option.default)
    scene.draft.options[option.id] = other
    scene.rebuild()
    assert not [each.markup for each in scene.root.walk() if isinstance(each, Label) and "moves" in each.markup]


@pytest.mark.parametrize(("size", "text_size", "greets"), [((1280, 720), 1.0, True), ((900, 1200), 1.3, False)])
def test_nobody_greets_where_people_need_the_room(
    make_shell, size: tuple[int, int], text_size: float, greets: bool
) -> None:
    scene = new_game(make_shell, size, text_size=text_size)
    scene.draft.count = 4
    scene.rebuild()
    with drawing() as seen:
        scene.draw(scene.shell.canvas(pygame.Surface(scene.shell.display.pixels, 0, 32)))
    assert bool(scene.narration()) == greets, "what is heard is what is seen"
    assert any(each.words.startswith("“I’ve") for each in seen.texts) == greets
    plates = [each for each in scene.root.walk() if isinstance(each, seat_choice.Plate)]
    assert len(plates) == 4
    assert all(each.rect.height >= each.measure(each.rect.width)[1] - 0.5 for each in plates)
