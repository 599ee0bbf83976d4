"""Writing with a gamepad or the mouse alone: the sheet of letters over a text field."""

from __future__ import annotations

import pygame
import pytest

from game import locale
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.options import Options
from game.ui.scenes.rulebook import Rulebook
from game.ui.widgets.dialog import scene_stack
from game.ui.widgets.field import Letters
from game.ui.widgets.scene import Push
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.input import DIRECTIONS, Action, KeyPress, PointerDown, PointerMove, PointerUp, Typed
from tests.sparing import LARGE_NOW, ONE_NOW
from tests.ui.pilot import seat, unfold

SIZES = ((1280, 720), (1920, 1080), (1280, 960), (900, 1200))


def new_game(shell: Shell, field: str = "name-0") -> NewGameScene:
    """Return the scene of a new game, with the focus on a field."""
    scene = NewGameScene(shell)
    scene.enter(shell.display.size)
    scene.focus_name(field)
    scene.is_focus_shown = True
    return scene


def sheet_of(scene: Stage) -> Letters:
    assert isinstance(scene.steering.popup, Letters)
    return scene.steering.popup


def go(scene: Stage, name: str) -> None:
    """Steer to a key by directions alone, the shortest way, and press it."""
    ways: dict[str, tuple[Action, ...]] = {scene.focused.name: ()}  # type: ignore[union-attr]
    waiting = list(ways)
    while name not in ways:
        here = waiting.pop(0)
        for action in DIRECTIONS:
            scene.focus_name(here)
            scene.handle(KeyPress(action))
            there = scene.focused.name  # type: ignore[union-attr]
            if there not in ways:
                ways[there] = (*ways[here], action)
                waiting.append(there)
    scene.focus_name(next(iter(ways)))
    for action in ways[name]:
        scene.handle(KeyPress(action))
    scene.handle(KeyPress(Action.ACTIVATE))


def test_a_name_is_written_with_a_gamepad(shell: Shell) -> None:
    scene = new_game(shell)
    scene.handle(KeyPress(Action.ACTIVATE))
    for letter in "abxi":
        go(scene, f"letter-{letter}")
    assert sheet_of(scene).value == "Abxi", "the name before was selected"
    for name in ("delete", "delete", "u", "space", "k", "-", "e", "2", "case", "x"):
        go(scene, f"letter-{name}")
    assert scene.draft.seats[0].name == "", "nothing counts before it is done"
    assert sheet_of(scene).value == "Abu K-e2X"
    go(scene, "letter-done")
    assert scene.steering.popup is None
    assert scene.draft.seats[0].name == "Abu K-e2X"
    assert scene.focused is not None
    assert scene.focused.name == "name-0"


def test_going_back_keeps_the_name(shell: Shell) -> None:
    scene = new_game(shell)
    scene.handle(KeyPress(Action.ACTIVATE))
    scene.handle(KeyPress(Action.ACTIVATE))
    assert sheet_of(scene).value == "A"
    scene.handle(KeyPress(Action.BACK))
    assert scene.steering.popup is None
    assert scene.draft.seats[0].name == ""


def click(scene: Stage, at: tuple[float, float]) -> None:
    for event in (PointerMove(at), PointerDown(at), PointerUp(at)):
        scene.handle(event)


def test_a_name_is_written_with_the_mouse(shell: Shell) -> None:
    scene = new_game(shell)
    field = scene.focused
    assert field is not None
    click(scene, (field.rect.right - 12, field.rect.centery))
    for name in ("h", "o", "r", "done"):
        click(scene, next(key.rect.center for key in sheet_of(scene).children if key.name == f"letter-{name}"))
    assert scene.steering.popup is None
    assert scene.draft.seats[0].name == "Hor"
    click(scene, (field.rect.left + 20, field.rect.centery))
    assert scene.steering.popup is None, "elsewhere in the field a click sets the caret"
    click(scene, (field.rect.right - 12, field.rect.centery))
    click(scene, (5.0, 5.0))
    assert scene.steering.popup is None
    assert scene.draft.seats[0].name == "Hor"


def test_a_keyboard_never_opens_it_but_may_write_on_it(shell: Shell) -> None:
    scene = new_game(shell)
    scene.handle(KeyPress(Action.ACTIVATE, pygame.K_RETURN))
    scene.handle(KeyPress(Action.ACTIVATE, pygame.K_SPACE))
    assert scene.steering.popup is None
    scene.handle(KeyPress(Action.ACTIVATE))
    for key, action, typed in (
        (pygame.K_m, Action.MENU, "m"), (pygame.K_u, Action.UNDO, "u"), (pygame.K_SPACE, Action.ACTIVATE, " "),
        (pygame.K_t, None, "t"), (pygame.K_t, None, "t"),
    ):  # fmt: skip
        scene.handle(KeyPress(action, key))
        scene.handle(Typed(typed))
    scene.handle(KeyPress(None, pygame.K_BACKSPACE))
    assert sheet_of(scene).value == "mu t"


def test_no_more_is_written_than_the_field_holds(shell: Shell) -> None:
    scene = new_game(shell)
    scene.handle(KeyPress(Action.ACTIVATE))
    for _ in range(30):
        scene.handle(KeyPress(Action.ACTIVATE))
    assert sheet_of(scene).value == "A" + 19 * "a"


def test_what_is_searched_in_the_rulebook_is_written_with_it_too(shell: Shell) -> None:
    book = Rulebook(shell, "duel")
    stack = scene_stack(shell)
    stack.apply(Push(book))
    book.focus_name("search")
    book.handle(KeyPress(Action.ACTIVATE))
    for letter in "ankh":
        go(book, f"letter-{letter}")
    go(book, "letter-done")
    assert book.steering.popup is None
    assert book.query == "Ankh"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", LARGE_NOW)
@pytest.mark.parametrize("language", ONE_NOW)
def test_the_sheet_fits_and_leaves_its_field_in_sight(make_shell, language: str, text_size: float, size) -> None:
    locale.set_language(language)
    shell = make_shell(size, text_size=text_size, player_name="Ptolemaios Philadel")
    fields = [(NewGameScene, name) for name in ("name-0", "name-1", "seed")] + [(Options, "player_name")]
    for make, name in fields:
        scene = make(shell)
        scene.enter(shell.display.size)
        if make is NewGameScene:
            seat(scene, 4)
            if name == "seed":
                unfold(scene)
        if not scene.focus_name(name):
            continue
        field = scene.focused
        outer = field.parent
        while outer is not None:
            outer.reveal(field)
            outer = outer.parent
        scene.handle(KeyPress(Action.ACTIVATE))
        sheet = sheet_of(scene)
        assert pygame.FRect((0, 0), shell.display.size).contains(sheet.rect)
        assert not sheet.rect.colliderect(field.rect)
        for key in sheet.children:
            assert sheet.rect.contains(key.rect)
            assert shell.types.width(key.label, key.style) <= key.rect.width - 10, key.label
    assert not locale.missing_keys()


def test_the_system_takes_text_for_a_field_its_letters_and_a_book_to_search(shell: Shell) -> None:
    scene = new_game(shell)
    assert scene.ime_rect == tuple(scene.focused.rect)  # type: ignore[union-attr]
    scene.handle(KeyPress(Action.ACTIVATE))
    assert scene.ime_rect == tuple(sheet_of(scene).rect), "a real keyboard writes on the sheet as well"
    scene.handle(KeyPress(Action.BACK))
    scene.focus_name("back")
    assert scene.ime_rect is None
    book = Rulebook(shell)
    book.enter(shell.display.size)
    book.focus_name("back")
    assert book.ime_rect is not None, "a search begins wherever the focus is"


def test_a_letter_of_several_code_points_is_deleted_as_one(shell: Shell) -> None:
    scene = new_game(shell)
    scene.handle(KeyPress(Action.ACTIVATE))
    scene.handle(Typed("Zoe\N{COMBINING DIAERESIS}"))
    scene.handle(KeyPress(None, pygame.K_BACKSPACE))
    assert sheet_of(scene).value == "Zo"
    scene.handle(KeyPress(None, pygame.K_BACKSPACE))
    scene.handle(KeyPress(None, pygame.K_BACKSPACE))
    scene.handle(KeyPress(None, pygame.K_BACKSPACE))
    assert sheet_of(scene).value == ""


def test_letters_with_marks_are_written_with_a_gamepad(shell: Shell) -> None:
    scene = new_game(shell)
    scene.handle(KeyPress(Action.ACTIVATE))
    go(scene, "letter-marks")
    go(scene, "letter-h")
    go(scene, "letter-marks")
    go(scene, "letter-a")
    assert sheet_of(scene).value == "Ça"
