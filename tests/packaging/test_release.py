"""What is published: one version, licences, a bill of materials, archives that come out the same."""

from __future__ import annotations

import hashlib
import json
import re
import sys
import tarfile
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

import game

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"


# One version


def test_the_version_stands_in_one_place(script) -> None:
    assert script("contents").version() == game.__version__
    told = (ROOT / "pyproject.toml").read_text("utf-8")
    assert 'dynamic = ["version"]' in told
    assert not re.search(r"^version\s*=", told, re.MULTILINE)


def test_the_changelog_and_the_store_entry_tell_of_this_version(script) -> None:
    assert script("release").news(game.__version__, (ROOT / "CHANGELOG.md").read_text("utf-8"))
    entry = ElementTree.parse(PACKAGING / "linux" / "local.felucca.Felucca.metainfo.xml")
    assert next(entry.iter("release")).get("version") == game.__version__


CHANGES = "# Changelog\n\n## 1.2.0 – 2027-01-02\n\n### New\n- A.\n\n## 1.1.0 – unreleased\n\n- B.\n\n## 1.0.0\n"


def test_a_release_takes_its_part_of_the_changelog(script) -> None:
    release = script("release")
    assert release.news("1.2.0", CHANGES) == "### New\n- A.\n"
    release.check_tag("v1.2.0", "1.2.0", CHANGES)


@pytest.mark.parametrize(
    ("tag", "version", "sentence"),
    [
        ("v1.2.1", "1.2.0", "the tag v1.2.1 does not fit version 1.2.0"),
        ("v1.3.0", "1.3.0", "says nothing about version 1.3.0"),
        ("v1.0.0", "1.0.0", "says nothing about version 1.0.0"),
        ("v1.1.0", "1.1.0", "still calls version 1.1.0 unreleased"),
    ],
)
def test_a_tag_that_does_not_fit_is_refused(script, tag: str, version: str, sentence: str) -> None:
    with pytest.raises(SystemExit, match=sentence):
        script("release").check_tag(tag, version, CHANGES)


# Licences


def test_all_that_is_shipped_may_be_shipped(script) -> None:
    contents = script("contents")
    parts = contents.parts()
    names = {part.name for part in parts}
    assert {"pygame-ce", "pytmx", "pyyaml", "msgspec", "click", "rich"} <= names
    assert {"fluent-runtime", "fluent-syntax", "babel"} <= names
    for part in parts:
        assert part.licence in contents.ALLOWED, f"{part.name} is under '{part.licence}'"
        assert part.texts or part.licence == "OFL-1.1", f"{part.name} comes without the text of its licence"


def test_what_is_left_out_is_not_asked_for_directly(script) -> None:
    contents = script("contents")
    asked = {contents.canonical(re.split(r"[<>=!~ ;\[]", line)[0]) for line in contents.requirements()}
    assert not asked & contents.NOT_FROZEN


@pytest.mark.parametrize(
    ("expression", "words", "classifiers", "licence"),
    [
        ("MIT", "", [], "MIT"),
        ("", "BSD-3-Clause", [], "BSD-3-Clause"),
        ("", "", ["License :: OSI Approved :: MIT License"], "MIT"),
        ("", "Whatever we like", ["Topic :: Games"], ""),
        ("GPL-3.0-only", "MIT", [], "GPL-3.0-only"),
        ("", "", ["License :: OSI Approved :: GNU General Public License v3 (GPLv3)"], ""),
    ],
)
def test_a_licence_is_found_where_it_is_named(script, expression, words, classifiers, licence) -> None:
    contents = script("contents")
    assert contents.licence_of(expression, words, classifiers) == licence
    assert (licence in contents.ALLOWED) == (licence in {"MIT", "BSD-3-Clause"})


def test_the_libraries_of_pygame_have_known_licences(script, tmp_path: Path) -> None:
    contents = script("contents")
    for name in ("libSDL2_mixer-2-6719e6f6.0.so.0.800.2", "libpng16-fefdc88d.so.16", "libmystery-1.so"):
        (tmp_path / "pygame_ce.libs").mkdir(exist_ok=True)
        (tmp_path / "pygame_ce.libs" / name).touch()
    (tmp_path / "pygame").mkdir()
    (tmp_path / "pygame" / "SDL2.dll").touch()
    assert contents.native(tmp_path) == {
        "SDL2": "Zlib", "SDL2_mixer": "Zlib", "mystery": "NOASSERTION", "png16": "libpng-2.0",
    }  # fmt: skip
    texts = (PACKAGING / "licences" / "native.txt").read_text("utf-8")
    headings = " ".join(re.findall(r"^(.+)\n-{10,}$", texts, re.MULTILINE))
    for name in set(contents.NATIVE) - {"zlib1"}:
        assert re.search(rf"\b{name}\b", headings), name


def test_the_bill_names_every_part_once_and_comes_out_the_same(script, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    contents, papers = script("contents"), script("papers")
    bill = papers.bill(contents.parts(), {"SDL2": "Zlib"})
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    assert bill["metadata"]["timestamp"] == "2027-01-15T08:00:00Z"
    refs = [component["bom-ref"] for component in bill["components"]]
    assert len(refs) == len(set(refs)) == len(contents.parts()) + 2
    assert bill["dependencies"] == [{"ref": "felucca", "dependsOn": refs}]
    assert json.dumps(bill) == json.dumps(papers.bill(contents.parts(), {"SDL2": "Zlib"}))


def test_the_licences_are_one_text(script) -> None:
    contents, papers = script("contents"), script("papers")
    text = papers.licences(contents.parts(), {"SDL2": "Zlib"})
    for words in ("GNU LESSER GENERAL PUBLIC LICENSE", "PYTHON SOFTWARE FOUNDATION LICENSE", "pytmx", "libSDL2"):
        assert words in text


# Archives


def build(folder: Path) -> Path:
    made = folder / "felucca"
    (made / "_internal").mkdir(parents=True)
    (made / "felucca").write_text("program")
    (made / "felucca").chmod(0o755)
    (made / "_internal" / "b").write_text("b" * folder.name.count("o"))
    (made / "_internal" / "a").write_text("a")
    return made


@pytest.mark.parametrize("ending", [".zip", ".tar.gz"])
def test_an_archive_is_the_same_wherever_it_is_made(
    script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ending: str
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    release = script("release")
    one = release.pack(build(tmp_path / "one"), tmp_path / f"1{ending}").read_bytes()
    two = release.pack(build(tmp_path / "two"), tmp_path / f"2{ending}").read_bytes()
    assert one == two


def test_an_archive_holds_the_folder_and_who_may_run_what(script, tmp_path: Path) -> None:
    release = script("release")
    made = build(tmp_path / "one")
    with zipfile.ZipFile(release.pack(made, tmp_path / "1.zip")) as archive:
        assert archive.namelist() == ["felucca/_internal/a", "felucca/_internal/b", "felucca/felucca"]
        assert archive.read("felucca/felucca") == b"program"
        if sys.platform != "win32":
            assert [info.external_attr >> 16 & 0o777 for info in archive.infolist()] == [0o644, 0o644, 0o755]
    with tarfile.open(release.pack(made, tmp_path / "1.tar.gz")) as archive:
        assert archive.getnames() == ["felucca/_internal/a", "felucca/_internal/b", "felucca/felucca"]
        assert {(member.uid, member.uname) for member in archive} == {(0, "")}


def test_the_checksums_are_of_what_is_published(script, tmp_path: Path) -> None:
    (tmp_path / "felucca.zip").write_bytes(b"abc")
    (tmp_path / "notes.md").write_bytes(b"abc")
    assert script("release").sums(tmp_path) == f"{hashlib.sha256(b'abc').hexdigest()}  felucca.zip\n"


def test_two_builds_are_compared_file_by_file(script, tmp_path: Path) -> None:
    release = script("release")
    one, two = build(tmp_path / "one"), build(tmp_path / "two")
    assert release.compare(one, two) == []
    (two / "_internal" / "a").write_text("other")
    (two / "new").touch()
    assert release.compare(one, two) == ["only in one: new", "different: _internal/a"]
