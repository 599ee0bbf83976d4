"""`felucca screenshots`: a file for each scene and size, and sheets that show all sizes of a scene."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.cli import gallery, screenshots
from game.cli.app import THEMES, run
from game.cli.gallery import Playthrough
from game.errors import FeluccaError
from game.match.seats import human
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.settings import CHOICES, Settings
from game.ui.wiring import DOORS


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two scenes of plain colours, and no match that is played."""

    def pictures(language, games, size, **_):
        for name, colour in (("MainMenu", "red"), ("NewGameScene sobek", "blue")):
            picture = pygame.Surface(size, 0, 32)
            picture.fill(colour)
            yield name, picture

    monkeypatch.setattr(gallery, "pictures", pictures)
    monkeypatch.setattr(screenshots, "play_through", lambda name: Playthrough((human("Anna"),), "x", ()))


def test_only_the_chosen_games_are_shown(quick, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found: list[str] = []
    monkeypatch.setattr(gallery, "pictures", lambda *_, shown, **__: found.extend(shown) or iter(()))
    screenshots.screenshots(tmp_path, [(160, 90)], ["en"], ["duel"])
    assert found == ["duel"]


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
    with pytest.raises(FeluccaError, match="cannot be written"):
        screenshots.screenshots(tmp_path, [(160, 90)], ["en"])
    with pytest.raises(FeluccaError, match="there is no language 'xx': choose en"):
        screenshots.screenshots(tmp_path, [(160, 90)], ["xx"])


def test_ais_decide_as_they_did_in_the_match_that_is_shown() -> None:
    played = screenshots.play_through("duel")
    assert [seat.is_human for seat in played.seats] == [True, False]
    pygame.font.init()
    shell = Shell(DOORS, Settings(animation="off", music_volume=0.0), fit((640, 360)), store=lambda *_: "")
    shown = [name for name, _ in gallery.Showing(shell, "duel", played).pictures(whole=True)]
    assert shown[0] == "TableScene"
    assert {"Decision take", "Choice take", "Decision turn", "Scoring", "Final", "Replay"} <= set(shown)
    assert len(shown) == len(set(shown))


def test_a_game_without_puzzles_and_drills_has_pictures_too() -> None:
    pygame.font.init()
    shown = gallery.pictures(
        "en", {"ferry": screenshots.play_through("ferry")}, (640, 360), shown=["ferry"], whole=False
    )
    names = [name for name, _ in shown]
    assert {"Practice ferry", "TableScene ferry"} <= set(names)
    assert "Drill ferry" not in names
