"""The first start asks for a name and a face, once, and takes no for an answer."""

from __future__ import annotations

import pygame
import pytest

from game import locale
from game.match.seats import human
from game.ui.app import first_scene
from game.ui.boards.kit.portraits import portrait_of
from game.ui.layout import around
from game.ui.scenes import first_start
from game.ui.scenes.first_start import FirstStart
from game.ui.scenes.menu import MainMenu
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.sitters import Guest
from game.ui.widgets.base import Pressable
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Replace
from game.ui.window.input import Action, KeyPress, PointerDown, PointerUp, Typed
from game.ui.window.settings import PEOPLE
from tests.sparing import FINE
from tests.ui.pilot import named


def asked(make_shell, size=(1280, 720), **settings) -> FirstStart:
    shell = make_shell(size, **settings)
    scene = FirstStart(shell, MainMenu)
    scene.enter(shell.display.size)
    return scene


def press(scene: FirstStart, name: str) -> object:
    assert scene.focus_name(name), name
    return scene.handle(KeyPress(Action.ACTIVATE))


def test_a_name_and_a_face_are_remembered_and_the_title_follows(make_shell) -> None:
    scene = asked(make_shell)
    assert scene.focused is not None
    assert scene.focused.name == "name", "one may type at once"
    scene.handle(Typed("  Ada "))
    press(scene, "face-potter")
    assert named(scene, "face-potter").accessible().is_on
    assert not named(scene, "face-weaver").accessible().is_on
    change = press(scene, "done")
    assert isinstance(change, Replace)
    assert isinstance(change.scene, MainMenu)
    settings = scene.shell.settings
    assert (settings.player_name, settings.portraits, settings.has_started) == ("Ada", {"Ada": "potter"}, True)


def test_a_face_without_a_name_sits_at_the_next_table(make_shell) -> None:
    """Without a name the choice was forgotten, and so was that of the game before."""
    scene = asked(make_shell)
    press(scene, "face-potter")
    press(scene, "done")
    assert (scene.shell.settings.player_name, scene.shell.settings.has_started) == ("", True)
    new = NewGameScene(scene.shell)
    new.enter((1280, 720))
    assert (new.draft.seats[0].name, new.draft.portraits[0]) == ("", "potter")
    guests = [item.value for item in named(new, "portrait-0").items]
    assert "Player 1" not in {guest.name for guest in guests if isinstance(guest, Guest)}
    new.start()
    assert NewGameScene(scene.shell).draft.portraits[0] == "potter"


@pytest.mark.parametrize("name", ["", "Ada"])
def test_the_player_has_one_face_at_every_seat_and_in_every_language(make_shell, name: str) -> None:
    """A puzzle gave the face of its seat, and another language or a later name took the chosen one away."""
    scene = asked(make_shell)
    shell = scene.shell
    shell.change_settings(player_name=name)
    usual = [portrait_of(human(shell.player), seat, shell.portraits) for seat in range(4)]
    assert usual == ["common/weaver"] * 4
    assert portrait_of(human("Player 3"), 2, shell.portraits) == "common/potter"
    shell.change_settings(player_name="")
    press(scene, "face-musician")
    press(scene, "done")
    locale.set_language("it")
    shell.change_settings(player_name=name)
    assert portrait_of(human(shell.player), 3, shell.portraits) == "common/musician"
    new = NewGameScene(shell)
    new.enter((1280, 720))
    assert new.draft.portraits[0] == "musician"
    if not name:
        assert "Player 1" not in {each.name for each in new.draft.known_people()}


def test_one_may_type_at_once_after_a_face_was_clicked(make_shell) -> None:
    """The face kept the keyboard, so that a name went nowhere and was asked again later."""
    scene = asked(make_shell)
    centre = named(scene, "face-potter").rect.center
    scene.handle(PointerDown(centre))
    scene.handle(PointerUp(centre))
    scene.handle(Typed("Ada"))
    assert (scene.name, scene.portrait) == ("Ada", "potter")


def test_the_enter_key_goes_on_from_the_name(make_shell) -> None:
    scene = asked(make_shell)
    scene.handle(Typed("Ada"))
    change = scene.handle(KeyPress(Action.ACTIVATE, key=pygame.K_RETURN))
    assert isinstance(change, Replace)
    assert scene.shell.settings.player_name == "Ada"


@pytest.mark.parametrize("way", ["skip", "done", "back"])
def test_the_question_may_be_left_out(make_shell, way: str) -> None:
    scene = asked(make_shell)
    change = scene.handle(KeyPress(Action.BACK)) if way == "back" else press(scene, way)
    assert isinstance(change, Replace)
    settings = scene.shell.settings
    assert (settings.player_name, dict(settings.portraits), settings.has_started) == ("", {}, True)


def test_it_is_asked_once_and_never_of_somebody_who_has_played(make_shell) -> None:
    assert isinstance(first_scene(make_shell(), has_played=False), FirstStart)
    assert isinstance(first_scene(make_shell(), has_played=True), MainMenu)
    assert isinstance(first_scene(make_shell(has_started=True), has_played=False), MainMenu)
    assert isinstance(first_scene(make_shell(player_name="Ada"), has_played=False), MainMenu)


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), FINE, (1280, 960), (900, 1200), (1080, 1920), (2560, 1080)])
def test_every_face_is_seen_and_nothing_overlaps(make_shell, size, text_size: float) -> None:
    scene = asked(make_shell, size, text_size=text_size)
    used = scene.focusables()
    assert sum(each.name.startswith("face-") for each in used) == len(PEOPLE)
    for index, one in enumerate(used):
        assert scene.screen.contains(one.rect), one.name
        assert all(
            one.rect.clip(other.rect).size == (0, 0)
            or one.rect.clip(other.rect).width < 1
            or one.rect.clip(other.rect).height < 1
            for other in used[index + 1 :]
        ), one.name
    faces = [each.rect for each in used if each.name.startswith("face-")]
    assert min(min(face.size) for face in faces) > 105
    scene.draw(scene.shell.canvas(pygame.Surface(scene.shell.display.pixels, 0, 32)))


@pytest.mark.parametrize(
    ("size", "rows", "least"), [((1280, 720), 1, 150), ((900, 1200), 2, 220), ((1080, 1920), 2, 220)]
)
def test_faces_are_large_and_a_tall_window_shows_two_rows(make_shell, size, rows: int, least: int) -> None:
    scene = asked(make_shell, size)
    faces = [each.rect for each in scene.focusables() if each.name.startswith("face-")]
    assert len({face.top for face in faces}) == rows
    assert min(face.width for face in faces) >= least
    whole = faces[0].unionall([each.rect for each in scene.focusables()])
    assert rows == 1 or whole.height >= 0.5 * scene.size[1]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200), (2560, 1080)])
def test_everybody_is_seen_whole(make_shell, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    """The clip about a place must hold the head, and hats and shoulders beside it."""
    scene, seen = asked(make_shell, size), list[tuple[pygame.FRect, pygame.FRect]]()

    def note(canvas, _seat, _portrait, place, bust, **_named) -> None:
        scale = canvas.display.scale
        clip = canvas.surface.get_clip()
        seen.append(
            (
                pygame.FRect(place.centerx - 0.46 * bust, place.top, 0.92 * bust, place.height),
                pygame.FRect(*(each / scale for each in clip)),
            )
        )

    monkeypatch.setattr(first_start, "paint_place", note)
    scene.draw(scene.shell.canvas(pygame.Surface(scene.shell.display.pixels, 0, 32)))
    assert len(seen) == len(PEOPLE)
    for body, clip in seen:
        assert clip.inflate(4, 4).contains(body)
        assert body.height > body.width, "shoulders are seen, too"


@pytest.mark.parametrize("make", [FirstStart, MainMenu])
@pytest.mark.parametrize("size", [(1280, 720), (900, 1200)])
@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_the_first_scenes_offer_every_language_by_its_own_name(make_shell, make, size, text_size) -> None:
    """The language stood in the settings alone, whose name one had to be able to read."""
    shell = make_shell(size, language="en", text_size=text_size)
    scene = make(shell, MainMenu) if make is FirstStart else make(shell)
    scene.enter(shell.display.size)
    choice = named(scene, "language")
    said = choice.accessible()
    assert (said.name, [part.name for part in said.parts]) == ("Language", ["English", "Français", "Italiano"])
    assert [part.is_on for part in said.parts] == [True, False, False]
    assert scene.screen.contains(choice.rect)
    others = [each for each in scene.root.walk() if each is not choice and isinstance(each, (Label, Pressable))]
    written = [each.rect for each in others if not isinstance(each, Label)]
    written += [
        around(each.rect.center, each.laid_out(each.rect.width).width, each.rect.height)
        for each in others
        if isinstance(each, Label)
    ]
    assert not choice.rect.collidelistall(written)
    assert scene.focus_name("language")
    scene.handle(KeyPress(Action.RIGHT))
    assert (shell.settings.language, locale.language()) == ("fr", "fr")
    scene.refresh(scene.size)
    assert named(scene, "language").accessible().name == "Langue"


def test_after_a_press_on_a_language_the_name_can_be_written_at_once(make_shell) -> None:
    """Letters went nowhere, and Enter chose the next language."""
    shell = make_shell(language="en")
    scene = FirstStart(shell, MainMenu)
    scene.enter(shell.display.size)
    at = named(scene, "language").rect.center
    for event in (PointerDown(at), PointerUp(at)):
        scene.handle(event)
    assert shell.settings.language == "fr"
    scene.refresh(scene.size)
    assert scene.focused is named(scene, "name")
