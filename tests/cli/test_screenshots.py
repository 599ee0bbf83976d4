"""`felucca screenshots`: a file for each scene and size, and sheets that show all sizes of a scene."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from game.cli import gallery, screenshots
from game.cli.app import THEMES, run
from game.cli.gallery import Playthrough
from game.errors import FeluccaError
from game.match.seats import human
from game.registry import GAMES
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.settings import CHOICES, Settings
from game.ui.wiring import DOORS


class Plain(NamedTuple):
    """A picture of one colour."""

    name: str
    size: tuple[int, int]
    colour: str

    def paint(self) -> pygame.Surface:
        picture = pygame.Surface(self.size, 0, 32)
        picture.fill(self.colour)
        return picture


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two scenes of plain colours, and no match that is played."""

    def pictures(language, games, size, *, lone, **_):
        if lone:
            yield Plain("MainMenu", size, "red")
        if "sobek" in games:
            yield Plain("NewGameScene sobek", size, "blue")

    monkeypatch.setattr(gallery, "pictures", pictures)
    monkeypatch.setattr(screenshots, "play_through", lambda name: Playthrough((human("Anna"),), "x", ()))


def test_only_the_chosen_games_are_shown(quick, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found: list[tuple[list[str], bool]] = []

    def pictures(_, games, *__, lone, **___):
        found.append(([*games], lone))
        return iter(())

    monkeypatch.setattr(gallery, "pictures", pictures)
    screenshots.screenshots(tmp_path, [(160, 90)], ["en"], ["duel"])
    screenshots.screenshots(tmp_path, [(160, 90)], ["en"])
    assert found == [(["duel"], False), ([*GAMES], True)]


@pytest.mark.parametrize(
    ("only", "written", "played"),
    [
        (["main-*"], ["main-menu"], [*GAMES]),
        (["main-menu"], ["main-menu"], []),
        (["new-game-sobek"], ["new-game-sobek"], ["sobek"]),
        (["new-game-s?bek"], ["new-game-sobek"], ["sobek"]),
        (["table-duel", "main-menu", "*-sobek"], ["main-menu", "new-game-sobek"], ["sobek", "duel"]),
    ],
)
def test_only_scenes_with_the_wanted_names_are_painted(
    only: list[str],
    written: list[str],
    played: list[str],
    quick,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """A game is played only if one of its scenes can have such a name."""
    painted: list[str] = []
    paint, play_through, begun = Plain.paint, screenshots.play_through, list[str]()
    monkeypatch.setattr(Plain, "paint", lambda picture: painted.append(picture.name) or paint(picture))
    monkeypatch.setattr(screenshots, "play_through", lambda name: begun.append(name) or play_through(name))
    words = [word for pattern in only for word in ("--only", pattern)]
    assert run(["screenshots", str(tmp_path), "--size", "160x100", *words]) == 0
    assert sorted(file.stem for file in tmp_path.rglob("*.png")) == written
    assert [screenshots.file_name(name) for name in painted] == written
    assert begun == played


def test_a_name_that_no_scene_has_is_told(quick, tmp_path: Path) -> None:
    with pytest.raises(FeluccaError, match=r"^no scene has a name like mainmenu or \*-chess$"):
        screenshots.screenshots(tmp_path, [(160, 90)], ["en"], only=["mainmenu", "*-chess"])
    with pytest.raises(FeluccaError, match="no scene has a name like main-menu"):
        screenshots.screenshots(tmp_path, [(160, 90)], ["en"], ["duel"], ["main-menu"])


def test_every_scene_is_written_in_every_size_and_language(quick, tmp_path: Path) -> None:
    count = screenshots.screenshots(tmp_path, [(160, 90), (90, 160)], ["en", "fr"], sheets=True)
    assert count == 8
    written = {file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*.png")}
    assert written == {
        f"{language}/{size}{scene}.png"
        for language in ("en", "fr")
        for size in ("160x90/", "90x160/", "")
        for scene in ("main-menu", "new-game-sobek")
    }
    assert pygame.image.load(tmp_path / "fr/90x160/main-menu.png").get_size() == (90, 160)
    sheet = pygame.image.load(tmp_path / "en/new-game-sobek.png")
    assert sheet.get_at((10, 10)) == sheet.get_at((711 + 12 + 10, 10)) == pygame.Color("blue")


def test_theme_and_text_size_reach_every_picture(quick, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found: list[tuple[str, float]] = []

    def pictures(*_, theme, text_size, **__):
        found.append((theme, text_size))
        return iter(())

    monkeypatch.setattr(gallery, "pictures", pictures)
    words = f"screenshots {tmp_path} --game duel --size 160x100 --theme contrast --text-size 1.3"
    assert run(words.split()) == 0
    assert found == [("contrast", 1.3)]
    assert CHOICES["theme"] == THEMES


def test_what_cannot_be_written_is_one_sentence(quick, tmp_path: Path) -> None:
    (tmp_path / "en").write_text("")
    with pytest.raises(FeluccaError, match=r"cannot be written: [a-z ]+$"):
        screenshots.screenshots(tmp_path, [(160, 90)], ["en"])
    with pytest.raises(FeluccaError, match="there is no language 'xx': choose en"):
        screenshots.screenshots(tmp_path, [(160, 90)], ["xx"])


def test_ais_decide_as_they_did_in_the_match_that_is_shown() -> None:
    played = screenshots.play_through("duel")
    assert [seat.is_human for seat in played.seats] == [True, False]
    pygame.font.init()
    shell = Shell(DOORS, Settings(animation="off", music_volume=0.0), fit((640, 360)), store=lambda *_: "")
    shown = [picture.name for picture in gallery.Showing(shell, "duel", played).pictures(whole=True)]
    assert shown[0] == "TableScene"
    assert {"Decision take", "Choice take", "Decision turn", "Scoring", "Final", "Replay"} <= set(shown)
    assert len(shown) == len(set(shown))


def test_a_game_without_puzzles_and_drills_has_pictures_too() -> None:
    pygame.font.init()
    games = {"ferry": screenshots.play_through("ferry")}
    names = [picture.name for picture in gallery.pictures("en", games, (640, 360), lone=False, whole=False)]
    assert {"Practice ferry", "TableScene ferry"} <= set(names)
    assert "Drill ferry" not in names
