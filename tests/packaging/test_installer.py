"""The installer for Windows: the files it installs and removes, and reproducible output of NSIS."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game import locale
from game.match import record

ROOT = Path(__file__).resolve().parents[2]
WINDOWS = ROOT / "packaging" / "windows"
SCRIPT = WINDOWS / "felucca.nsi"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder like that of a built program."""
    folder = tmp_path / "felucca"
    for name in ("felucca.exe", "felucca-cli.exe", "LICENSE", "_internal/b.dll", "_internal/a.txt", "_internal/x/y"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name, "utf-8")
    return folder


def test_files_come_in_an_order_that_no_disk_decides(script, built: Path) -> None:
    lines = script("setup_files").lines(built)
    places = [line for line in lines if line.startswith("SetOutPath")]
    assert places == [f'SetOutPath "$INSTDIR{place}"' for place in ("", "\\_internal", "\\_internal\\x")]
    names = [re.sub(r".*[/\\]([^/\\]+)\"$", r"\1", line) for line in lines if line.startswith("File")]
    assert names == ["LICENSE", "felucca-cli.exe", "felucca.exe", "a.txt", "b.dll", "y"]


def test_a_name_that_means_something_to_nsis_is_refused(script, built: Path) -> None:
    (built / "_internal" / "a$1").touch()
    with pytest.raises(ValueError, match=r"the name of '_internal.a\$1'"):
        script("setup_files").lines(built)


def test_the_size_is_told_in_kib(script, built: Path) -> None:
    (built / "large").write_bytes(bytes(5000))
    assert script("setup_files").size(built) == 4


def test_the_script_takes_files_that_are_there_and_removes_all_it_brought(script) -> None:
    text = SCRIPT.read_text("utf-8")
    for name in re.findall(r'"(\.\.\\[^"]+)"', text):
        assert (WINDOWS / name.replace("\\", "/")).is_file(), name
    programs = set(re.findall(r"felucca[\w-]*\.exe", text))
    spec = (ROOT / "build_exe.spec").read_text("utf-8")
    assert programs == {f"{name}.exe" for name in re.findall(r'program\("([\w-]+)"', spec)}
    papers = script("papers")
    for name in (*programs, "uninstall.exe", "LICENSE", papers.LICENCES, papers.BILL):
        assert f'Delete "$INSTDIR\\{name}"' in text, f"{name} stays when the program is removed"
    assert set(re.findall(r'RMDir /r "([^"]+)"', text)) == {"$INSTDIR\\_internal"}, "more is removed than was brought"


def test_records_are_opened_and_every_key_is_removed() -> None:
    text = SCRIPT.read_text("utf-8")
    assert f'"${{CLASSES}}\\{record.SUFFIX}" "" "${{KIND}}"' in text
    assert """"${CLASSES}\\${KIND}\\shell\\open\\command" "" '"$INSTDIR\\felucca.exe" "%1"'""" in text
    written = {re.split(r"\\(?=DefaultIcon|shell)", key)[0] for key in re.findall(r'WriteReg\w+ HKCU "([^"]+)"', text)}
    assert written == set(re.findall(r'DeleteRegKey HKCU "([^"]+)"', text))
    assert "HKLM" not in text, "that would need an administrator"
    assert "RequestExecutionLevel user" in text


def test_the_installer_speaks_the_languages_of_the_game() -> None:
    text = SCRIPT.read_text("utf-8")
    spoken = re.findall(r'MUI_LANGUAGE "(\w+)"', text)
    assert len(spoken) == len(locale.LANGUAGES)
    for name in set(re.findall(r"LangString (\w+)", text)):
        told = re.findall(rf'LangString {name} \$\{{LANG_(\w+)\}} "([^"]+)"', text)
        assert [language for language, _ in told] == [language.upper() for language in spoken]
        assert len({sentence for _, sentence in told}) == len(spoken)


@pytest.mark.skipif(sys.platform == "win32" or shutil.which("makensis") is None, reason="needs NSIS on Linux")
def test_the_same_files_make_the_same_installer(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    monkeypatch.setenv("PYTHON", sys.executable)
    other = tmp_path / "other" / "felucca"
    shutil.copytree(built, other, copy_function=shutil.copyfile)
    made = []
    for number, folder in enumerate((built, other)):
        made.append(tmp_path / f"{number}-setup.exe")
        words = [str(WINDOWS / "make_setup.sh"), str(folder), str(made[-1])]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    assert made[0].read_bytes() == made[1].read_bytes()
    (other / "felucca.exe").write_text("another", "utf-8")
    subprocess.run([str(WINDOWS / "make_setup.sh"), str(other), str(made[1])], capture_output=True, check=True)
    assert made[0].read_bytes() != made[1].read_bytes()
