"""Builds Felucca for Windows under Wine and tries it there; packaging/windows/check_in_wine.sh calls this.

    build/host/bin/python packaging/windows/wine.py [--games N] [STEP…]    # all steps if none is named

build      a new prefix with the Python and the packages that are pinned; rules and AIs compiled with MinGW;
           the program, its self-check, zip and installer
parity     N games of each kind with the compiled copy there and with the sources here: the same to the last digit
repeat     N games of each kind from their codes, there and here: the same records byte by byte
installer  install, check, repair, upgrade from an older version, refuse while Felucca runs, remove; nothing may stay
window     the installed program opens a record by its ending, and plays a match by mouse, killed on the way
walk       the window is used at random for two minutes, twice (packaging/walk_window.py)
first      a newcomer's way in a clean Windows: the installer's pages, the Start menu, a first game to its end, by mouse
kills      the program in a terminal is ended at random moments, by Windows' own means
suite      the tests that can run under Wine (suite.toml names the others, and why)
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading
import time
import tomllib
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import contents
import first_game
import lock
import play_by_mouse
import release
import screen
import walk_window
from epoch import epoch
from program import Felucca

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WORK = ROOT / "build" / "wine"
PINS = tomllib.loads((HERE / "pins.toml").read_text(encoding="utf-8"))
PYTHON = r"C:\py\python.exe"
RECORDS = ("Software\\Classes\\.felucca", "Software\\Classes\\Felucca.Record")
UNINSTALL = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Felucca"
PATIENCE = 3600.0
OLDER = "0.0.1"
WINDOWS = "win10"
"""The Windows that Wine says it is.

By itself Wine 8 says Windows 7, but reads pipes like a newer one. With that Python waits for ever: the pools of
concurrent.futures wake up by empty messages, which Windows 7 keeps when it is asked for them and later ones give away.
"""
FRAMED = ("Software\\Wine\\X11 Driver", "Managed", "N")
"""The value by which Wine draws the frames of windows itself.

Otherwise it leaves that to a window manager. There is none on our screens, and closing a window waits two seconds for
its answer: longer than Felucca waits for a library before it ends without it, and with 1.
"""
EDGES = (4, 23, 4, 4)
"""The pixels of such a frame at the left, top, right and bottom."""


class Wrong(Exception):
    """Something is not as it must be."""


def expect(is_right: bool, sentence: str) -> None:
    """Raise Wrong with a sentence unless something is right."""
    if not is_right:
        raise Wrong(sentence)


@dataclass(frozen=True, slots=True)
class Prefix:
    """A Windows of its own, which Wine keeps in a folder."""

    folder: Path

    @property
    def drive(self) -> Path:
        """The drive C:."""
        return self.folder / "drive_c"

    @property
    def user(self) -> Path:
        """The home folder of the user."""
        (found,) = (path for path in (self.drive / "users").iterdir() if path.name != "Public")
        return found

    @property
    def program(self) -> Path:
        """Where the installer puts Felucca."""
        return self.user / "AppData" / "Local" / "Programs" / "Felucca"

    def environment(self, **more: str) -> dict[str, str]:
        """Return the variables that a program of this Windows gets."""
        kept = {name: os.environ[name] for name in ("HOME", "PATH", "DISPLAY") if name in os.environ}
        return {
            **kept,
            "WINEPREFIX": str(self.folder),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe=",  # no downloads, no menu entries of Linux
            "LANG": "C.UTF-8",
            "PYTHONHASHSEED": "1",
            "SOURCE_DATE_EPOCH": str(epoch()),
            "SDL_AUDIODRIVER": "dummy",
            **more,
        }

    def named(self, path: Path) -> str:
        """Return the name that a file of the drive C: has there."""
        return "C:\\" + "\\".join(path.relative_to(self.drive).parts)

    def run(self, *words: str, at: Path | None = None, code: int | None = 0, **more: str) -> str:
        """Run a Windows program and return its output; raises Wrong if it ends with another code than `code`.

        Its output goes through a pipe: a Python that writes to a file does not start under Wine. The pipe need not come
        to its end, as the desktop that Wine starts with the first window keeps it for as long as any program runs.
        """
        process = subprocess.Popen(
            ["wine", *words],
            cwd=at or self.drive,
            env=self.environment(**more),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        assert process.stdout is not None
        lines: list[bytes] = []
        reader = threading.Thread(target=lines.extend, args=(process.stdout,), daemon=True)
        reader.start()
        ended = process.wait(PATIENCE)
        reader.join(2.0)
        said = b"".join(lines).decode("utf-8", "replace")
        expect(code is None or ended == code, f"{' '.join(words)} ended with {ended}:\n{said[-4000:]}")
        return said

    def felucca(self, program: Path, home: Path, display: str) -> Felucca:
        """Return how a program with its window on a display and its home on the drive C: is used."""
        name = self.named(program)

        def is_kin(entry: Path, _: int) -> bool:
            """Each process of Wine is in a session of its own: they are known by this Windows and their program."""
            ours = f"WINEPREFIX={self.folder}".encode() in (entry / "environ").read_bytes().split(b"\0")
            return ours and (entry / "cmdline").read_bytes().split(b"\0")[0] == name.encode()

        variables = self.environment(DISPLAY=display, FELUCCA_HOME=self.named(home))
        return Felucca(["wine", name], variables, self.named, is_kin, EDGES)

    def begin(self) -> None:
        """Make the Windows anew."""
        shutil.rmtree(self.folder, ignore_errors=True)
        subprocess.run(["wineboot", "--init"], env=self.environment(), stdout=subprocess.DEVNULL, check=True)
        for key, name, value in (("Software\\Wine", "Version", WINDOWS), FRAMED):
            self.run("reg", "add", f"HKCU\\{key}", "/v", name, "/d", value, "/f")
        self.settle()

    def desktop(self, display: str, *words: str) -> None:
        """Show the desktop with the Start button on a display, and a program; it ends with its last program."""
        size = "x".join(map(str, first_game.SIZE))
        subprocess.Popen(
            ["wine", "explorer", f"/desktop=shell,{size}", *words],
            cwd=self.drive,
            env=self.environment(DISPLAY=display),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def settle(self) -> None:
        """Wait until every program has ended."""
        subprocess.run(["wineserver", "--wait"], env=self.environment(), timeout=120, check=True)

    def value(self, key: str, name: str = "") -> str | None:
        """Return a value of the user's registry; None if there is none."""
        chosen = ["/v", name] if name else ["/ve"]
        said = self.run("reg", "query", f"HKCU\\{key}", *chosen, code=None)
        lines = [line for line in said.splitlines() if "REG_" in line]
        return lines[0].split("    ")[-1].strip() if lines else None

    def files(self) -> set[str]:
        """Return the names of all files and folders, but those that Windows and tests keep for themselves."""
        found = (path.relative_to(self.drive).as_posix() for path in self.drive.rglob("*"))
        own = ("windows", "src", "tests")
        return {name for name in found if "/Temp/" not in name and name.split("/")[0] not in own}


def say(words: str) -> None:
    """Announce the step that begins."""
    print(f"== {time.strftime('%H:%M:%S')} {words}", flush=True)


# Building


def build(prefix: Prefix) -> None:
    """Make everything from nothing: the prefix, the program, zip and installer."""
    say("a new prefix")
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    prefix.begin()
    say("Python and packages, by their hashes")
    unpack_python(prefix)
    install_packages(prefix.drive / "py" / "Lib" / "site-packages", "build")
    source = prefix.drive / "src"
    copy_sources(source)
    say("rules and AIs, compiled here for that Python")
    compile_for(prefix.drive / "py", source / "game" / "_compiled")
    say("the program")
    words = ("-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", "build_exe.spec")
    prefix.run(PYTHON, *words, at=source, FELUCCA_COMPILED="1")
    built = source / "dist" / "felucca"
    say("its self-check")
    command = prefix.named(built / "felucca-cli.exe")
    told = prefix.run(command, "--version", **HOME).strip()
    expect(told.endswith("(rules and AIs compiled)"), f"it does not run the compiled copy: {told}")
    print(prefix.run(command, "--selfcheck", **HOME))
    say("zip and installer")
    print(prefix.run(PYTHON, "packaging/release.py", "pack", "dist/felucca", at=source))
    release.DIST.mkdir(exist_ok=True)
    for made in (*(source / "dist").glob("*.zip"), *(source / "dist").glob("*.cdx.json")):
        shutil.copyfile(made, release.DIST / made.name)
    make_setup(built, setup())
    for made in (built / "felucca.exe", built / "felucca-cli.exe", *sorted(release.DIST.glob("*windows-x64*"))):
        print(f"{hashlib.sha256(made.read_bytes()).hexdigest()}  {made.name}  {made.stat().st_size / 1e6:.1f} MB")


def setup() -> Path:
    """Return where the installer is."""
    return release.DIST / f"felucca-{contents.version()}-windows-x64-setup.exe"


def make_setup(folder: Path, to: Path, version: str = "") -> None:
    """Make the installer of a folder."""
    more = {"VERSION": version} if version else {}
    environment = {**os.environ, "PYTHON": sys.executable, "SOURCE_DATE_EPOCH": str(epoch()), **more}
    subprocess.run([str(HERE / "make_setup.sh"), str(folder), str(to)], env=environment, check=True)


def unpack_python(prefix: Prefix) -> None:
    """Put the Python for Windows to C:\\py, without the packages included in it; raises Wrong for another file."""
    pin = PINS["python"]
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary=:all:",
             "--no-build-isolation", "--dest", folder, f"{pin['package']}=={pin['version']}"],
            check=True,
        )  # fmt: skip
        file = place / pin["file"]
        expect(hashlib.sha256(file.read_bytes()).hexdigest() == pin["sha256"], f"{file.name} is not the pinned one")
        with tarfile.open(file) as archive:
            archive.extract(pin["archive"], place, filter="data")
        with zipfile.ZipFile(place / pin["archive"]) as archive:
            archive.extractall(place)
        shutil.rmtree(place / pin["folder"] / "Lib" / "site-packages")
        shutil.move(place / pin["folder"], prefix.drive / "py")


def install_packages(to: Path, *extras: str) -> None:
    """Install the dependencies of the program and some extras on Windows, according to the lock."""
    wanted = WORK / f"requirements-{'-'.join(extras)}.txt"
    wanted.write_text(lock.text(extras), encoding="utf-8")
    subprocess.run(
        [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--no-config", "--native-tls", "--require-hashes",
         "--only-binary=:all:", "--python-platform=x86_64-pc-windows-msvc",
         f"--python-version={PINS['python']['series']}", "--target", str(to), "-r", str(wanted)],
        check=True,
    )  # fmt: skip


def compile_for(python: Path, to: Path) -> None:
    """Compile rules and AIs for the Python of Windows in a folder, with MinGW on Linux."""
    words = ("packaging/compile.py", "--windows", str(python), "--to", str(to))
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    subprocess.run([sys.executable, *words], cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, check=True)


def copy_sources(to: Path) -> None:
    """Copy the sources tracked by git, in their current state."""
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, told.stdout.split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, to / name)


HOME = {"FELUCCA_HOME": r"C:\tests\home", "SDL_VIDEODRIVER": "dummy"}
"""The settings that keep files of a check away from the user's own folder, and its pictures off the screen."""


def expect_same(prefix: Prefix, *words: str, **here: str) -> None:
    """Run a module of the tests under Wine, with the compiled copy, and on Linux: every line must be the same."""
    told = prefix.run(PYTHON, "-m", *words, at=prefix.drive / "src", PYTHONUTF8="1").splitlines()
    command = (sys.executable, "-m", *words)
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **here}, capture_output=True, check=True)
    expected = done.stdout.decode("utf-8").splitlines()
    for number, (left, right) in enumerate(zip(told, expected, strict=False), 1):
        expect(left == right, f"line {number} differs:\n{left}\n{right}")
    expect(len(told) == len(expected), f"{len(told)} lines instead of {len(expected)}")
    print(f"{len(expected)} lines are the same")


def parity(prefix: Prefix, games: int) -> None:
    """Play games with the compiled copy under Wine, and with the sources on Linux."""
    say(f"{games} games of each kind, compiled there and by the sources here")
    expect_same(prefix, "tests.ai.parity", "--games", str(games), "--tell", FELUCCA_PURE="1")


def repeat(prefix: Prefix, games: int) -> None:
    """Play games from their codes under Wine and on Linux, here with the compiled copy if there is one."""
    say(f"{games} games of each kind from their codes, there and here")
    expect_same(prefix, "tests.match.repeating", "games", f"--count={games}", "--tell")


# Installing


def installer(prefix: Prefix) -> None:
    """Try the installer in all that it can meet; Felucca is installed neither before nor afterwards."""
    remove(prefix)
    before = prefix.files()
    say("an older version, and the new one over it")
    built = prefix.drive / "src" / "dist" / "felucca"
    install_older(prefix, built)
    expect(prefix.value(UNINSTALL, "DisplayVersion") == OLDER, "the older version is not told")
    install(prefix)
    check_installed(prefix, built)
    say("repair")
    (prefix.program / "_internal" / "base_library.zip").unlink()
    (prefix.program / "felucca.exe").write_bytes(b"broken")
    install(prefix)
    check_installed(prefix, built)
    print(prefix.run(prefix.named(prefix.program / "felucca-cli.exe"), "--selfcheck", **HOME).splitlines()[-1])
    say("while Felucca runs")
    check_running(prefix)
    check_installed(prefix, built)
    say("remove")
    kept = prefix.program / "mine.txt"
    kept.write_text("a file of the player", encoding="utf-8")
    remove(prefix)
    expect(kept.is_file(), "a file that the installer never brought is gone")
    kept.unlink()
    prefix.program.rmdir()
    install(prefix)
    remove(prefix)
    left = prefix.files() - before
    expect(
        not left - {prefix.program.parent.relative_to(prefix.drive).as_posix()}, f"after removing stay: {sorted(left)}"
    )
    for key in (*RECORDS, UNINSTALL):
        expect(prefix.value(key) is None and not registered(prefix, key), f"after removing stays HKCU\\{key}")


def registered(prefix: Prefix, key: str) -> bool:
    """Return whether the user's registry has a key."""
    return "REG_" in prefix.run("reg", "query", f"HKCU\\{key}", "/s", code=None)


def install(prefix: Prefix, file: Path | None = None, code: int = 0) -> None:
    """Run an installer silently."""
    prefix.run("Z:" + str(file or setup()).replace("/", "\\"), "/S", code=code)
    prefix.settle()


def install_older(prefix: Prefix, built: Path) -> None:
    """Install something that calls itself an older Felucca and has a file that the new one has not."""
    older = WORK / "older"
    (older / "_internal").mkdir(parents=True, exist_ok=True)
    shutil.copy(built / "felucca-cli.exe", older / "felucca.exe")
    (older / "_internal" / "of-old").write_text("old", encoding="utf-8")
    make_setup(older, WORK / "older-setup.exe", OLDER)
    install(prefix, WORK / "older-setup.exe")
    expect((prefix.program / "_internal" / "of-old").is_file(), "the older version was not installed")


def check_installed(prefix: Prefix, built: Path) -> None:
    """Compare the installed files with the build, and look for shortcut, file association and uninstaller."""
    different = release.compare(built, prefix.program)
    expect(different == ["only in one: uninstall.exe"], f"what is installed differs: {different}")
    links = list(prefix.user.glob("AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Felucca.lnk"))
    expect(len(links) == 1, "there is no shortcut in the menu")
    program = prefix.named(prefix.program / "felucca.exe")
    opening = prefix.value(RECORDS[1] + r"\shell\open\command")
    expect(prefix.value(RECORDS[0]) == "Felucca.Record", "records belong to another program")
    expect(opening == f'"{program}" "%1"', f"records are opened by {opening}")
    expect(prefix.value(UNINSTALL, "DisplayVersion") == contents.version(), "another version is told")
    expect(prefix.value(UNINSTALL, "InstallLocation") == prefix.named(prefix.program), "another folder is told")


def check_running(prefix: Prefix) -> None:
    """See that a program that runs is neither replaced nor removed."""
    words = ["wine", prefix.named(prefix.program / "felucca-cli.exe"), "endure"]
    running = subprocess.Popen(
        words,
        env=prefix.environment(**HOME),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        assert running.stdout is not None
        said = running.stdout.readline()
        expect(said.startswith(b"at "), f"the program does not play: {said!r}")
        prefix.run("Z:" + str(setup()).replace("/", "\\"), "/S", code=2)
        prefix.run(prefix.named(prefix.program / "uninstall.exe"), "/S", f"_?={prefix.named(prefix.program)}", code=2)
    finally:
        running.kill()
        running.wait()
    prefix.settle()


def remove(prefix: Prefix) -> None:
    """Remove Felucca silently, if it is installed."""
    way_out = prefix.program / "uninstall.exe"
    if way_out.is_file():
        prefix.run(prefix.named(way_out), "/S")
        prefix.settle()
        expect(not (prefix.program / "felucca.exe").exists(), "the program is still there after it was removed")


# Playing


def window(prefix: Prefix, kills: int = 4) -> None:
    """Open a record by its ending, and play a match in the installed program, by mouse."""
    install(prefix)
    place = prefix.drive / "tests" / "home"
    shutil.rmtree(place, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder, screen.screen(Path(folder), *play_by_mouse.SIZE) as shown:
        felucca = prefix.felucca(prefix.program / "felucca.exe", place, shown.name)
        say("a record is opened by its ending")
        record = play_by_mouse.new_match(place, "duel", 1)
        words = opening(prefix, record)
        prefix.run("start", *words, DISPLAY=shown.name, FELUCCA_HOME=prefix.named(place))
        is_shown = shown.wait_for_picture(play_by_mouse.START)
        shown.save(WORK / "association.ppm")
        prefix.run("taskkill", "/f", "/im", "felucca.exe", code=None)
        prefix.settle()
        expect(is_shown, "the record is not shown in a window")
        say("a match by mouse")
        course = play_by_mouse.play(felucca, record, shown, kills=kills, minutes=25, seed=1, shots=WORK)
        expect(play_by_mouse.report(course, record) == 0, "the match by mouse went wrong")
    prefix.settle()
    command = prefix.named(prefix.program / "felucca-cli.exe")
    print(prefix.run(command, "verify", prefix.named(record), **HOME))
    remove(prefix)
    expect(record.is_file(), "a saved match is gone after Felucca was removed")


def opening(prefix: Prefix, record: Path) -> list[str]:
    """Return the command that the user's registry names for a record.

    Wine 8 does not look there when it is asked to open a file: it knows the associations of the whole machine only.
    """
    command = prefix.value(RECORDS[1] + r"\shell\open\command")
    expect(command is not None, "no program opens records")
    return [word.replace("%1", prefix.named(record)) for word in re.findall(r'"([^"]*)"', command or "")]


def walk(prefix: Prefix, seconds: float = 120.0) -> None:
    """Use the window of the built program at random, from two seeds, with five saved games."""
    home = prefix.drive / "tests" / "walk"
    for seed in (1, 2):
        say(f"a walk through the window, seed {seed}")
        shutil.rmtree(home, ignore_errors=True)
        walk_window.furnished(home, seed)
        with tempfile.TemporaryDirectory() as folder, screen.screen(Path(folder), *walk_window.SIZE) as shown:
            felucca = prefix.felucca(prefix.drive / "src" / "dist" / "felucca" / "felucca.exe", home, shown.name)
            walked = walk_window.walk_through(felucca, home, shown, seconds=seconds, seed=seed, shots=WORK)
        prefix.settle()
        expect(walk_window.report(walked, seed) == 0, "the walk went wrong")


def first(prefix: Prefix) -> None:
    """Go a newcomer's way in a clean Windows, from the installer that was downloaded to the end of a first game."""
    say("a newcomer in a clean Windows")
    clean = Prefix(WORK / "clean")
    clean.begin()
    with tempfile.TemporaryDirectory() as folder, screen.screen(Path(folder), *first_game.SIZE) as shown:
        newcomer = first_game.Newcomer(shown, WORK)
        install_by_pages(clean, newcomer)
        check_installed(clean, prefix.drive / "src" / "dist" / "felucca")
        say("from the Start menu")
        went = play_from_menu(clean, newcomer)
        subprocess.run(["wineserver", "--kill"], env=clean.environment(), check=False)
    expect(went == 0, "the first game went wrong")


def install_by_pages(prefix: Prefix, newcomer: first_game.Newcomer) -> None:
    """Click through the pages of the installer."""
    file = prefix.drive / "users" / "Public" / setup().name
    shutil.copy(setup(), file)
    prefix.desktop(newcomer.shown.name, prefix.named(file))
    appears(newcomer.shown, "Felucca Setup")
    for name in ("licence", "components", "folder"):
        newcomer.look(name)
        press(newcomer.shown, ONWARD)
    wait(lambda: (prefix.program / "uninstall.exe").is_file(), "it installs nothing")
    time.sleep(first_game.LOOK)
    newcomer.look("installed")
    press(newcomer.shown, RUN, ONWARD)
    prefix.settle()


def play_from_menu(prefix: Prefix, newcomer: first_game.Newcomer) -> int:
    """Start Felucca by the Start menu and play a first game; return 1 if anything was wrong.

    xdotool tells of a window that is on another one, as here on the desktop, twice the place.
    """
    prefix.desktop(newcomer.shown.name)
    wait(lambda: newcomer.shown.pixel(*START[0]) != b"\0\0\0", "no desktop is shown")
    time.sleep(first_game.LOOK)
    press(newcomer.shown, *START)
    newcomer.look("start")
    press(newcomer.shown, FELUCCA)
    newcomer.shown.wait_for_picture(first_game.WAIT)
    twice = newcomer.shown.picture_of(appears(newcomer.shown, "Felucca"), EDGES)
    expect(twice is not None, "the window of Felucca is gone")
    left, top, width, height = twice or newcomer.window
    newcomer.window = ((left + EDGES[0]) // 2, (top + EDGES[1]) // 2, width, height)
    home = prefix.user / "AppData" / "Local" / "felucca"
    felucca = prefix.felucca(prefix.program / "felucca-cli.exe", home, newcomer.shown.name)
    return first_game.play(newcomer, felucca, home, minutes=30, seed=1)


ONWARD, RUN = (772, 557), (566, 372)
"""Where the installer has the button that leads on, and the tick that starts Felucca at the end."""
START, FELUCCA = ((28, 790), (50, 724)), (135, 724)
"""Where the desktop has *Start*, *Programs* and *Felucca*."""


def press(shown: screen.Screen, *places: tuple[int, int]) -> None:
    """Click at places of the desktop, as quickly as its menus open."""
    for place in places:
        shown.click(place)
        time.sleep(first_game.LOOK)


def wait(is_so: Callable[[], bool], otherwise: str) -> None:
    """Wait until something is so; raises Wrong if it is not after some minutes."""
    end = time.monotonic() + 3 * first_game.WAIT
    while not is_so():
        expect(time.monotonic() < end, otherwise)
        time.sleep(0.5)


def appears(shown: screen.Screen, title: str) -> str:
    """Wait for a window with a title, and return its number; raises Wrong if there is none."""
    command = ["xdotool", "search", "--onlyvisible", "--name", f"^{title} *$"]
    environment = {**os.environ, "DISPLAY": shown.name}
    found: list[str] = []

    def is_shown() -> bool:
        found[:] = subprocess.run(command, env=environment, capture_output=True, text=True).stdout.split()
        return bool(found)

    wait(is_shown, f"no window '{title}' is shown")
    time.sleep(first_game.LOOK)
    return found[-1]


def kill_often(prefix: Prefix, kills: int = 20) -> None:
    """End the program at random moments, by a Python of the same Windows."""
    say(f"{kills} kills")
    program = prefix.named(prefix.drive / "src" / "dist" / "felucca" / "felucca-cli.exe")
    script = "packaging/kill_test.py"
    print(prefix.run(PYTHON, script, "--kills", str(kills), program, at=prefix.drive / "src"))


TESTS = """
import ctypes, sys, pytest
ctypes.windll.user32.GetDesktopWindow()
sys.exit(pytest.main(sys.argv[1:]))
"""
"""How the tests are run: after the desktop is there.

Wine starts the desktop with the first window, as a child of the program that opens it. If that were a program of the
tests, the desktop would keep the pipes that a test reads to their end, and the test would wait for ever.
"""


STANDING = 1800
"""The seconds after which a test counts as standing still: many, as other programs may take most of the processor."""


def suite(prefix: Prefix) -> None:
    """Run the tests that can run under Wine, each part by itself, so that one that ends early takes no other along."""
    say("the suite, as far as it runs under Wine")
    chosen = tomllib.loads((HERE / "suite.toml").read_text(encoding="utf-8"))
    install_packages(prefix.drive / "tests" / "packages", "test")
    for folder in (prefix.drive / "tests" / "packages").glob("numpy*"):
        shutil.rmtree(folder)  # it ends any Python that loads it there
    left_out = [word for name in chosen["left_out"] for word in ("--deselect", name)]
    ignored = [f"--ignore={name}" for name in chosen["left_out"] if "::" not in name]
    more = {"PYTHONPATH": r"C:\tests\packages", "SDL_VIDEODRIVER": "dummy"}
    limits = ("-o", f"faulthandler_timeout={STANDING}", "-o", "faulthandler_exit_on_timeout=true")
    wrong = []
    for part in chosen["run"]:
        words = (PYTHON, "-c", TESTS, "-p", "no:cacheprovider", *limits, part, *ignored, *left_out)
        said = prefix.run(*words, at=prefix.drive / "src", code=None, **more).strip()
        *_, result = said.splitlines() or [""]
        if not re.search(r"\d+ passed", result) or re.search(r"\d+ (failed|error)", result):
            wrong.append(part)
            print(said[-3000:])
        print(f"{time.strftime('%H:%M:%S')} {part}: {result}", flush=True)
    expect(not wrong, f"failed, or not come to its end: {', '.join(wrong)}")


def steps(games: int) -> dict[str, Callable[[Prefix], None]]:
    """Return all steps in their order; those that compare games compare so many of each kind."""
    return {
        "build": build,
        "parity": partial(parity, games=games),
        "repeat": partial(repeat, games=games),
        "installer": installer,
        "window": window,
        "walk": walk,
        "first": first,
        "kills": kill_often,
        "suite": suite,
    }


def main(words: Sequence[str]) -> int:
    """Do the steps that are named, or all; return 1 at the first thing that is off."""
    parser = argparse.ArgumentParser()
    parser.add_argument("steps", nargs="*", choices=[*steps(0), []])
    parser.add_argument("--games", type=int, default=5, metavar="N", help="games of each kind to compare")
    asked = parser.parse_args(words)
    prefix, every = Prefix(WORK / "prefix"), steps(asked.games)
    try:
        for name in asked.steps or every:
            every[name](prefix)
    except Wrong as wrong:
        print(f"WRONG: {wrong}")
        return 1
    finally:
        subprocess.run(["wineserver", "--kill"], env=prefix.environment(), check=False)
    print("all is well")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
