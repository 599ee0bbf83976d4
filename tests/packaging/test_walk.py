"""The walk through a window from outside: what it notices of a program that goes wrong."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from types import ModuleType

import pygame
import pytest

PROGRAM = """
import os, pathlib, sys, time
mark = {mark!r}
if "verify" in sys.argv:
    sys.exit("line 3 is wrong" if mark == "record" else 0)
if mark == "child":
    import subprocess
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
if mark == "trace":
    print("Traceback (most recent call last): it hurts", file=sys.stderr)
while not pathlib.Path(os.environ["FELUCCA_HOME"], "closed").exists() or mark == "deaf":
    time.sleep(0.02)
sys.exit(3 if mark == "code" else 0)
"""


class Shown:
    """A screen with a window that shows `picture`; `home` is where its program looks whether it was closed."""

    name, width, height = ":none", 320, 200

    def __init__(self, home: Path, *, is_lit: bool = True) -> None:
        self.home = home
        self.is_lit = is_lit
        self.pressed: list[tuple[str, ...]] = []
        self.picture: pygame.Surface | None = None

    def wait_for_picture(self, _: float) -> bool:
        return self.is_lit

    def press(self, *words: str) -> None:
        self.pressed.append(words)

    def close(self, _: int) -> None:
        (self.home / "closed").touch()

    def save(self, file: Path) -> None:
        file.touch()

    def pixel(self, x: int, y: int) -> bytes:
        assert self.picture is not None
        red, green, blue, _ = self.picture.get_at((x, y))
        return bytes((blue, green, red))


@pytest.fixture
def walker(script, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = script("walk_window")
    monkeypatch.setattr(module, "SOON", 1.0)
    monkeypatch.setattr(module, "window_of", lambda _: "7")
    monkeypatch.setattr(module, "is_crashed", lambda *_: False)
    return module


def problem(walker: ModuleType, folder: Path, mark: str, **more: bool) -> str:
    """Walk through a program whose behaviour `mark` selects, and return what is found."""
    file, home = folder / "program.py", folder / "home"
    home.mkdir()
    file.write_text(PROGRAM.format(mark=mark), "utf-8")
    program = walker.Felucca([sys.executable, str(file)], {"FELUCCA_HOME": str(home)})
    walk = walker.walk_through(program, home, Shown(home, **more), seconds=0.3, seed=1, shots=folder)
    assert walk.starts == 1
    return str(walk.problem)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are found in /proc")
@pytest.mark.parametrize(
    ("mark", "found"),
    [
        ("", ""),
        ("code", "it ended with 3"),
        ("deaf", "it does not close within 1 s"),
        ("child", "processes are left behind"),
        ("trace", "Traceback (most recent call last): it hurts"),
        ("record", "line 3 is wrong"),
    ],
)
def test_a_program_that_goes_wrong_is_found_out(walker: ModuleType, tmp_path: Path, mark: str, found: str) -> None:
    told = problem(walker, tmp_path, mark)
    assert told.startswith(found)
    assert bool(told) == bool(found)


def test_a_window_that_stays_dark_is_told(walker: ModuleType, tmp_path: Path) -> None:
    assert problem(walker, tmp_path, "", is_lit=False).startswith("no picture after")


def test_the_page_that_tells_of_an_error_is_told(
    walker: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(walker, "is_crashed", lambda *_: True)
    assert problem(walker, tmp_path, "") == "it shows the page that tells of an error"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_that_page_is_known_by_its_heading_in_a_frame(
    script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    from game import locale
    from game.ui.scenes.crash import Crash
    from game.ui.scenes.menu import MainMenu
    from game.ui.widgets.shell import Shell
    from game.ui.window.display import fit
    from game.ui.window.report import Report
    from game.ui.window.settings import Settings

    module = script("walk_window")
    locale.set_language(language)
    (tmp_path / "settings.json").write_text(f'{{"language": "{language}", "theme": "contrast"}}', "utf-8")
    size, shown = (1280, 720), Shown(tmp_path)
    pictures = []
    for made in (lambda shell: Crash(shell, Report(()), MainMenu), MainMenu):
        shell = Shell(settings=Settings(language=language, theme="contrast"), display=fit(size), store=lambda *_: "")
        scene = made(shell)
        scene.enter(shell.display.size)
        pictures.append(pygame.Surface(size, 0, 32))
        scene.draw(shell.canvas(pictures[-1]))
    left, top = 4, 23
    monkeypatch.setattr(shown, "picture_of", lambda *_: (left, top, *size), raising=False)
    shown.width, shown.height = size[0] + left, size[1] + top
    near = []
    for picture in pictures:
        shown.picture = pygame.Surface((shown.width, shown.height), 0, 32)
        shown.picture.blit(picture, (left, top))
        near.append(module.is_crashed(shown, tmp_path, "7", (left, top, 0, 0)))
    assert near == [True, False]


def test_the_program_gets_the_variables_of_a_player(script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    module = script("walk_window")
    file = tmp_path / "told.py"
    file.write_text(
        "import os; print(sorted(os.environ), file=open(os.environ['FELUCCA_HOME'] + '/told', 'w'))", "utf-8"
    )
    program = module.Felucca([sys.executable, str(file)], {"FELUCCA_HOME": str(tmp_path)})
    assert program.start(display=":none").wait(20) == 0
    told = (tmp_path / "told").read_text("utf-8")
    assert "DISPLAY" in told
    assert "SDL_VIDEODRIVER" not in told
    assert "FELUCCA_PLUGINS" not in told


@pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="Xvfb or xdotool is missing")
def test_a_window_is_found_and_closed_as_a_window_manager_does(script, tmp_path: Path) -> None:
    module = script("walk_window")
    file = tmp_path / "window.py"
    file.write_text(
        "import pygame\n"
        "pygame.display.set_mode((640, 480))\n"
        "for at in range(64):\n"
        "    pygame.display.get_surface().fill((at * 3 + 60, at % 7 * 30, 90), (at * 10, 0, 10, 480))\n"
        "pygame.display.flip()\n"
        "while pygame.event.wait().type != pygame.QUIT: pass\n",
        "utf-8",
    )
    with module.screen(tmp_path, 800, 600) as shown:
        program = module.Felucca([sys.executable, str(file)], {})
        process = program.start(display=shown.name)
        try:
            assert shown.wait_for_picture(60)
            window = module.window_of(shown)
            assert shown.picture_of(window, (0, 0, 0, 0))[2:] == (640, 480)
            assert shown.picture_of(window, (4, 23, 4, 4))[2:] == (632, 453)
            shown.close(int(window))
            assert process.wait(20) == 0
        finally:
            program.kill(process)


def test_the_home_of_a_walk_has_five_saved_games(script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FELUCCA_HOME", str(tmp_path / "home"))
    script("walk_window").furnished(tmp_path / "home", 1)
    assert len(list((tmp_path / "home" / "matches").glob("*.felucca"))) == 5
