"""A match of several games in the window: its score on the table, its end, and how it is left and gone on with."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import locale, registry
from game.components.load import numbers
from game.contest.place import ContestPlace, GameScore
from game.match import saves
from game.match.contests import first_seat
from game.match.match import Match
from game.match.seats import ai, human
from game.registry import GAMES
from game.rules.core.game import Setup
from game.ui.scenes.menu import MainMenu, SaveCard
from game.ui.scenes.new_game import NewGameScene
from game.ui.table.finish.final import Final
from game.ui.table.handover import HandOverScene
from game.ui.table.live import play
from game.ui.table.menu import TableMenu
from game.ui.table.opening import resume, start
from game.ui.table.scene import TableScene
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Dialog, scene_stack
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Pop, Push, SceneStack
from game.ui.widgets.shell import NewGame, Shell
from game.ui.window.display import fit
from game.ui.window.input import Action
from game.ui.window.settings import Settings
from game.ui.wiring import DOORS
from tests.ui.pilot import choose, named, unfold
from tests.ui.table.finish.test_final import Again

SEATS = (human("Anna"), ai("apprentice", "Imhotep"))


def shell() -> Shell:
    settings = Settings(language="en", animation="off", effects_volume=0.0, music_volume=0.0)
    return Shell(doors=DOORS, settings=settings, store=lambda *_: "")


def won_by(seat: int, first: int, points: int = 60) -> GameScore:
    return GameScore(first, (points, 40) if seat == 0 else (40, points), (seat,))


def on_cards(menu: MainMenu) -> set[tuple[str, str]]:
    """Return how far each saved game is and its score, as its card in the menu says."""
    cards = [each.accessible() for each in menu.root.walk() if isinstance(each, SaveCard)]
    words = [said.name.split(", ")[1:] for said in cards if said is not None]
    return {(line.rpartition(" · ")[0], score) for score, line in words}


def table_of(stack: SceneStack) -> TableScene:
    assert isinstance(stack.top, TableScene)
    return stack.top


def lost(stack: SceneStack) -> Final:
    """Let Anna resign at the table on top, and return the final scene."""
    scene = table_of(stack)
    assert isinstance(scene.game, Match)
    scene.game.resign(0)
    stack.apply(scene.mode.finish())
    assert isinstance(stack.top, Final)
    return stack.top


def press(stack: SceneStack, name: str) -> None:
    assert isinstance(stack.top, Final | MainMenu)
    button = named(stack.top, name)
    assert isinstance(button, Button)
    change = button.press()
    assert change is None or isinstance(change, Pop | Push)
    stack.apply(change)


def told(final: Final) -> list[str]:
    return [each.markup for each in final.root.walk() if isinstance(each, Label)]


def started(game: str, length: int, seats=SEATS) -> SceneStack:
    here = shell()
    stack = scene_stack(here)
    stack.apply(Push(MainMenu(here)))
    stack.apply(Push(start(here, NewGame(game, seats, {}, length=length))))
    return stack


def test_the_number_and_the_score_stand_on_the_table_and_are_read_aloud() -> None:
    place = ContestPlace("x", 3, 5, (won_by(0, 0), won_by(0, 1)))
    game = registry.make("duel", numbers("duel"))
    here = shell()
    scene = play(here, Match.new(game, Setup(2, {}, 0), SEATS, contest=place, clock=None))
    stack = scene_stack(here)
    stack.apply(Push(scene))
    assert scene.title == "Sobek: 2 Players · Game 3 of 5 · Anna 2–0"
    assert scene.narration()[0].startswith("Game 3 of 5 · Anna 2–0 · ")
    assert scene.narration()[1] == "Anna 2–0 Imhotep"
    assert scene.narrator.answer(Action.TELL_SCORE).startswith("Game 3 of 5. Anna 2–0 Imhotep")
    assert scene.log.lines[1].markup == "<b>Game 3 of 5:</b> Anna 2–0 Imhotep. Anna starts."


@pytest.mark.parametrize("name", GAMES)
def test_a_best_of_three_is_played_left_resumed_and_won(name: str) -> None:
    stack = started(name, 3)
    first = table_of(stack).game
    begins = first_seat(first.lines)  # type: ignore[attr-defined]
    assert table_of(stack).log.lines[1].markup == "<b>Game 1 of 3.</b> The first player is drawn at random."
    final = lost(stack)
    name_of = ("Anna", "Imhotep")[1 - begins]
    assert told(final) == [f"Anna 0–1 Imhotep. Game 2 of 3: {name_of} starts."]
    assert not [each for each in final.root.walk() if each.name in ("again", "same")]
    press(stack, "menu")
    (save,) = saves.listing()
    assert save.is_finished
    assert save.has_next
    menu = stack.top
    assert isinstance(menu, MainMenu)
    assert menu.default_focus == "continue"
    assert on_cards(menu) == {("Next: game 2", "Anna 0–1 Imhotep")}
    stack.apply(Push(resume(menu.shell, save.path)))
    stack.apply(table_of(stack).mode.finish())
    press(stack, "next")
    second = table_of(stack).game
    assert (second.to_move, second.header.first) == (1 - begins, 1 - begins)
    assert second.header.contest == ContestPlace(
        first.header.contest.id, 2, 3, second.header.contest.before  # type: ignore[union-attr]
    )  # fmt: skip
    assert not any(save.has_next for save in saves.listing())
    menu.resume()
    assert on_cards(menu) == {("Game 1 of 3", "Anna 0–1 Imhotep"), ("Game 2 of 3", "Anna 0–1 Imhotep")}
    final = lost(stack)
    assert told(final) == ["Anna 0–2 Imhotep", "Anna – Apprentice: 0–2 overall. Apprentice won last time."]
    assert final.narration()[0] == "Imhotep wins the match!"
    menu.resume()
    assert ("Match over", "Anna 0–2 Imhotep") in on_cards(menu)
    press(stack, "again")
    third = table_of(stack).game.header
    assert third.contest is not None
    assert (third.first, third.contest.game, third.contest.before) == (-1, 1, ())
    assert third.contest.id != first.header.contest.id  # type: ignore[union-attr]
    stack.apply(Pop(9))


def test_the_deal_of_a_match_can_be_played_again_as_a_single_game() -> None:
    stack = started("duel", 3)
    lost(stack)
    press(stack, "next")
    before = table_of(stack).game
    assert isinstance(before, Match)
    lost(stack)
    press(stack, "same")
    again = table_of(stack).game
    assert again.header.contest is None
    assert again.header.first == before.header.first
    assert again.view(0).state.text(again.game.universe) != ""
    assert again.lines[1] == before.lines[1]  # type: ignore[attr-defined]
    stack.apply(Pop(9))


def test_a_tie_of_the_duel_counts_for_nothing_and_three_play_all_games() -> None:
    final = ended("duel", (GameScore(0, (50, 50), (0, 1)),), 1, Again(None))
    assert told(final) == ["Anna 0–1 Imhotep. Game 2 of 3: Anna starts."]
    three = (human("Anna"), ai("apprentice", "Imhotep"), ai("apprentice", "Meryt"))
    close = (GameScore(0, (70, 60, 50), (0,)), GameScore(1, (20, 60, 61), (2,)))
    final = ended("sobek", close, 2, None, three)
    assert told(final) == ["Anna\xa01, Imhotep\xa01, Meryt\xa02"]
    assert final.narration()[0] == "Meryt wins the match!"


def ended(game: str, before: tuple[GameScore, ...], first: int, sequel: Again | None, seats=SEATS) -> Final:
    here = shell()
    place = ContestPlace("x", len(before) + 1, 3, before)
    setup = Setup(len(seats), {}, first)
    match = Match.new(registry.make(game, numbers(game)), setup, seats, contest=place, clock=None)
    stack = scene_stack(here)
    stack.apply(Push(play(here, match, sequel=sequel)))
    return lost(stack)


def test_new_game_offers_a_match_and_remembers_its_length(tmp_path: Path) -> None:
    here = shell()
    scene = NewGameScene(here, "sobek")
    scene.enter((1280, 720))
    assert scene.draft.chosen().length == 1
    unfold(scene)
    choose(scene, "length", 5)
    assert scene.draft.chosen().length == 5
    labels = {"en": ("Best of five", "Five games"), "fr": ("Au meilleur des cinq", "Cinq parties")}
    for language, (two, three) in labels.items():
        locale.set_language(language)
        for count, words in ((2, two), (3, three)):
            scene.draft.count = count
            scene.rebuild()
            length = named(scene, "length")
            assert [item.label for item in length.items][-1] == words  # type: ignore[attr-defined]


def menu_of(stack: SceneStack) -> list[str]:
    """Open the menu of the table on top, and return its buttons."""
    stack.apply(table_of(stack).mode.open_menu())
    assert isinstance(stack.top, TableMenu)
    return [each.name for each in stack.top.root.walk() if isinstance(each, Button)]


def answer(stack: SceneStack, number: int) -> str:
    """Give an answer of the dialog on top, and return its question."""
    top = stack.top
    assert isinstance(top, Dialog)
    button = named(top, f"answer-{number}")
    assert isinstance(button, Button)
    stack.apply(button.press())  # type: ignore[arg-type]
    return top.sentence


def use(stack: SceneStack, name: str) -> None:
    assert isinstance(stack.top, TableMenu)
    button = named(stack.top, name)
    assert isinstance(button, Button)
    stack.apply(button.press())  # type: ignore[arg-type]


def test_a_lone_person_resigns_and_the_others_win() -> None:
    three = (human("Anna"), ai("apprentice", "Imhotep"), ai("apprentice", "Meryt"))
    stack = started("sobek", 1, three)
    assert {"restart", "resign"} <= set(menu_of(stack))
    use(stack, "resign")
    assert isinstance(stack.top, Dialog)
    assert stack.top.default_focus == "answer-1"
    assert answer(stack, 0) == "Resign this game? It counts as lost, and Imhotep and Meryt win."
    scene = table_of(stack)
    assert scene.log.lines[-1].markup == "<b>Anna</b> resigned."
    for _ in range(3):
        stack.apply(scene.update(0.1))
    final = stack.top
    assert isinstance(final, Final)
    assert list(final.narration())[:2] == ["Imhotep and Meryt share the victory!", "<b>Anna</b> resigned."]
    stack.apply(Pop())
    assert not {"restart", "resign"} & set(menu_of(stack))
    stack.apply(Pop(9))


def test_two_people_are_asked_who_resigns_and_three_cannot() -> None:
    stack = started("duel", 3, (human("Anna"), human("Bek")))
    assert "restart" not in menu_of(stack), "a game of a match is not begun again"
    use(stack, "resign")
    assert isinstance(stack.top, Dialog)
    assert [each.label for each in stack.top.answers] == ["Anna", "Bek", "Keep playing"]
    answer(stack, 1)
    result = table_of(stack).game.result
    assert result is not None
    assert (result.resigned, result.winners) == (1, [0])
    stack.apply(Pop(9))
    stack = started("sobek", 1, (human("Anna"), human("Bek"), ai("apprentice", "Meryt")))
    assert "resign" not in menu_of(stack)
    stack.apply(Pop(9))


def test_a_game_is_begun_again_in_its_place_and_asks_if_moves_would_be_lost() -> None:
    stack = started("duel", 1, (human("Anna"), human("Bek")))
    first = table_of(stack).game
    assert isinstance(first, Match)
    menu_of(stack)
    use(stack, "restart")
    second = table_of(stack).game
    assert isinstance(second, Match)
    assert second.fingerprint != first.fingerprint
    assert second.seats == first.seats
    second.submit(second.to_move, second.view(second.to_move).legal[0], 0)
    menu_of(stack)
    use(stack, "restart")
    assert isinstance(stack.top, Dialog)
    assert stack.top.default_focus == "answer-1"
    answer(stack, 1)
    assert table_of(stack).game is second
    menu_of(stack)
    use(stack, "restart")
    answer(stack, 0)
    assert table_of(stack).game.ply == 0
    assert len(saves.listing()) == 1, "games that were begun again leave no record"
    stack.apply(Pop(9))


def covered(length: int) -> tuple[SceneStack, Match]:
    """Return two people's table after a move, below its cover and the menu over that."""
    stack = started("duel", length, (human("Anna"), human("Bek")))
    scene = table_of(stack)
    match = scene.game
    assert isinstance(match, Match)
    match.submit(match.to_move, match.view(match.to_move).legal[0], 0)
    stack.apply(scene.mode.hand_over(match.to_move))
    assert isinstance(stack.top, HandOverScene)
    stack.apply(stack.top.back())
    return stack, match


def test_over_the_cover_between_two_people_a_game_can_be_begun_again_and_resigned() -> None:
    stack, match = covered(1)
    use(stack, "restart")
    assert answer(stack, 1)
    assert isinstance(stack.top, HandOverScene), "the hand stays covered"
    stack.apply(stack.top.back())
    use(stack, "restart")
    answer(stack, 0)
    again = table_of(stack).game
    assert isinstance(again, Match)
    assert (again.ply, again.fingerprint == match.fingerprint) == (0, False)
    stack.apply(Pop(9))

    stack, match = covered(3)
    use(stack, "resign")
    answer(stack, 0)
    assert match.result is not None
    assert match.result.winners == [1]
    scene = table_of(stack)
    for _ in range(3):
        stack.apply(scene.update(0.1))
    assert isinstance(stack.top, Final)
    stack.apply(Pop(9))


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (1024, 768)])
def test_the_longest_menu_fits_into_the_window(size: tuple[int, int]) -> None:
    for language in locale.available_languages():
        locale.set_language(language)
        here = Shell(
            settings=Settings(language=language, text_size=1.3, animation="off"), display=fit(size), store=lambda *_: ""
        )
        stack = scene_stack(here)
        stack.apply(Push(start(here, NewGame("duel", SEATS, {}))))
        menu_of(stack)
        assert isinstance(stack.top, TableMenu)
        room = pygame.FRect((0, 0), stack.top.size)
        rects = [each.rect for each in stack.top.root.walk() if isinstance(each, Button)]
        assert len(rects) == 9
        assert all(room.contains(rect) for rect in rects)
        assert all(rect.collidelist(rects[at + 1 :]) < 0 for at, rect in enumerate(rects))
        stack.apply(Pop(9))
