"""The libraries of the Linux program, which works without fluidsynth."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the libraries of Linux")


@pytest.fixture
def libraries(script) -> ModuleType:
    return script("libraries")


@pytest.fixture
def wheel(libraries: ModuleType, tmp_path: Path) -> Path:
    """A folder with the libraries of pygame-ce, without fluidsynth and the libraries that only fluidsynth needs."""
    spec = importlib.util.find_spec("pygame")
    assert spec is not None
    assert spec.origin is not None
    source = Path(spec.origin).parent.parent / "pygame_ce.libs"
    if not list(source.glob("libSDL2_mixer*")):
        pytest.skip("this pygame-ce is not from a wheel")
    folder = tmp_path / "libs"
    folder.mkdir()
    for path in source.iterdir():
        if not path.name.startswith(("libfluidsynth", "libsndfile")):
            shutil.copy(path, folder)
    for path in folder.iterdir():
        libraries.without_fixed_paths(path, path)
    return folder


def load(library: Path) -> subprocess.CompletedProcess[str]:
    """Load a library in a process of its own, with everything it asks for resolved at once, and open a MIDI player."""
    words = "import ctypes, os, sys; ctypes.CDLL(sys.argv[1], mode=os.RTLD_NOW).Mix_Init(0x20)"
    environment = {**os.environ, "LD_LIBRARY_PATH": str(library.parent)}  # not all wheels name their own folder
    command = [sys.executable, "-c", words, str(library)]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def test_the_mixer_loads_without_fluidsynth_once_it_is_taken_out(libraries: ModuleType, wheel: Path) -> None:
    (mixer,) = wheel.glob("libSDL2_mixer*")
    before = libraries.Elf.read(mixer).needed
    asked = [name for name in before if name.startswith("libfluidsynth")]
    assert asked
    assert f"{mixer.name} asks for {asked[0]}, which is neither" in " ".join(libraries.problems(wheel))
    assert load(mixer).returncode != 0
    assert libraries.without_synthesiser(mixer, mixer)
    assert libraries.Elf.read(mixer).needed == [name for name in before if name not in asked]
    done = load(mixer)
    assert done.returncode == 0, done.stderr
    assert libraries.problems(wheel) == []
    assert not libraries.without_synthesiser(mixer, wheel / "again")
    assert not (wheel / "again").exists()


def test_the_folders_of_the_builder_are_forgotten(libraries: ModuleType, tmp_path: Path) -> None:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("needs a C compiler")
    (tmp_path / "a.c").write_text("int a(void) { return 41; }\n", "utf-8")
    for name, path in (("fixed", "/home/ada/lib:/opt/lib"), ("beside", "$ORIGIN/../libs")):
        library = tmp_path / f"{name}.so"
        command = [compiler, "-shared", "-fPIC", f"-Wl,-rpath,{path}", "-o", library, tmp_path / "a.c"]
        subprocess.run(command, check=True)
    fixed, beside = tmp_path / "fixed.so", tmp_path / "beside.so"
    assert libraries.Elf.read(fixed).paths == ["/home/ada/lib", "/opt/lib"]
    assert "fixed.so looks for libraries in /opt/lib, a folder of the builder" in libraries.problems(tmp_path)
    assert libraries.without_fixed_paths(fixed, fixed)
    assert libraries.Elf.read(fixed).paths == []
    assert ctypes.CDLL(str(fixed)).a() == 41
    assert not libraries.without_fixed_paths(beside, tmp_path / "again")
    assert libraries.problems(tmp_path) == []


def test_a_library_that_is_too_new_is_named(libraries: ModuleType, wheel: Path) -> None:
    (mixer,) = wheel.glob("libSDL2_mixer*")
    libraries.without_synthesiser(mixer, mixer)
    newest = libraries.newest_glibc(wheel)
    numbers = libraries.glibc(newest)
    assert len(numbers) >= 2
    assert libraries.problems(wheel, numbers) == []
    found = libraries.problems(wheel, (*numbers[:-1], numbers[-1] - 1))
    assert found
    assert all(line.endswith(f" asks for {newest}") for line in found)


@pytest.mark.parametrize("name", ["libstdc++.so.6", "libgcc_s.so.1", "libz.so.1", "libfluidsynth-2d6ca569.so.3.5.6"])
def test_a_library_of_the_builder_is_named(
    libraries: ModuleType, tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "libzstd.so.1").touch()
    assert libraries.main([str(tmp_path)]) == 0
    (tmp_path / name).touch()
    capsys.readouterr()
    assert libraries.main([str(tmp_path)]) == 1
    assert capsys.readouterr().out == f"{name} must not be in the folder\n"


def test_versions_are_compared_as_numbers(libraries: ModuleType) -> None:
    assert libraries.glibc("GLIBC_2.9") < libraries.glibc("GLIBC_2.34") <= libraries.OLDEST_GLIBC
    assert libraries.glibc("GLIBC_PRIVATE") == libraries.glibc("GLIBCXX_3.4") == ()
