"""A release: one version, licences, a bill of materials, reproducible archives."""

from __future__ import annotations

import hashlib
import json
import re
import struct
import sys
import tarfile
import time
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

import game
from game.cli.app import app

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"


# One version


def test_the_version_stands_in_one_place(script) -> None:
    assert script("contents").version() == game.__version__
    told = (ROOT / "pyproject.toml").read_text("utf-8")
    assert 'dynamic = ["version"]' in told
    assert not re.search(r"^version\s*=", told, re.MULTILINE)


def test_the_changelog_and_the_store_entry_tell_of_this_version(script) -> None:
    """A version in development has its changes under `Unreleased`, none on its first day, and the store knows only
    those before it.
    """
    changelog, version = (ROOT / "CHANGELOG.md").read_text("utf-8"), game.__version__
    entry = ElementTree.parse(PACKAGING / "linux" / "local.felucca.Felucca.metainfo.xml")
    newest = next(entry.iter("release")).get("version")
    numbers = script("contents").numbers(version)
    if version == numbers:
        assert script("release").news(version, changelog)
        assert newest == version
    else:
        assert "## Unreleased\n" in changelog
        assert newest != numbers
        assert f"## {numbers}" not in changelog


CHANGES = "# Changelog\n\n## 1.2.0 – 2027-01-02\n\n### New\n- A.\n\n## 1.1.0 – unreleased\n\n- B.\n\n## 1.0.0\n"


def test_a_release_takes_its_part_of_the_changelog(script) -> None:
    release = script("release")
    assert release.news("1.2.0", CHANGES) == "### New\n- A.\n"
    release.check_tag("v1.2.0", "1.2.0", CHANGES)


def test_a_version_in_development_tells_what_is_not_released_yet(script) -> None:
    release = script("release")
    assert release.news("1.3.0.dev0", CHANGES.replace("## 1.2.0", "## Unreleased\n\n- C.\n\n## 1.2.0")) == "- C.\n"
    with pytest.raises(SystemExit, match=r"says nothing about version 1\.3\.0\.dev0"):
        release.news("1.3.0.dev0", CHANGES)


def test_nothing_unreleased_may_be_left_when_a_version_is_released(script) -> None:
    release = script("release")
    release.check_tag("v1.2.0", "1.2.0", CHANGES.replace("## 1.2.0", "## Unreleased\n\n## 1.2.0"))
    with pytest.raises(SystemExit, match="has changes under 'Unreleased'"):
        release.check_tag("v1.2.0", "1.2.0", CHANGES.replace("## 1.2.0", "## Unreleased\n\n- C.\n\n## 1.2.0"))


@pytest.mark.parametrize(
    ("tag", "version", "sentence"),
    [
        ("v1.2.1", "1.2.0", "the tag v1.2.1 does not fit version 1.2.0"),
        ("v1.3.0", "1.3.0", "says nothing about version 1.3.0"),
        ("v1.3.0.dev0", "1.3.0.dev0", "version 1.3.0.dev0 is in development"),
        ("v1.0.0", "1.0.0", "says nothing about version 1.0.0"),
        ("v1.1.0", "1.1.0", "still calls version 1.1.0 unreleased"),
    ],
)
def test_a_tag_that_does_not_fit_is_refused(script, tag: str, version: str, sentence: str) -> None:
    with pytest.raises(SystemExit, match=sentence):
        script("release").check_tag(tag, version, CHANGES)


# Addresses and names


def test_the_store_has_the_address_of_the_project_if_there_is_one(script) -> None:
    entry = ElementTree.parse(PACKAGING / "linux" / "local.felucca.Felucca.metainfo.xml")
    found = [url.text for url in entry.iter("url") if url.get("type") == "homepage"]
    assert found == [home for home in [script("contents").home()] if home]


def test_no_address_is_invented(script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    contents, papers = script("contents"), script("papers")
    monkeypatch.setattr(contents, "home", lambda: "")
    assert "externalReferences" not in papers.bill([], [])["metadata"]["component"]
    monkeypatch.setattr(contents, "home", lambda: "https://example.org")
    component = papers.bill([], [])["metadata"]["component"]
    assert component["externalReferences"] == [{"type": "website", "url": "https://example.org"}]


def test_the_manual_explains_every_command_and_option() -> None:
    manual = (PACKAGING / "linux" / "felucca.1").read_text("utf-8")
    commands = manual.partition(".SH COMMANDS")[2].partition(".SH")[0]
    assert re.findall(r"^\.B (\w+)$", commands, re.MULTILINE) == sorted(
        name for name, command in app.commands.items() if not command.hidden
    )
    for option in (word for parameter in app.params for word in parameter.opts):
        assert option.replace("-", r"\-") in manual


def test_what_is_shipped_has_the_art_without_its_sources(script, tmp_path: Path) -> None:
    for name in ("logo.svg", "bake.py", "baked/a.webp", "baked/faces.yaml", "sources/big.svg", "sources/x/y.webp"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = script("contents").art(tmp_path)
    assert [path.relative_to(tmp_path).as_posix() for path in found] == ["baked/a.webp", "baked/faces.yaml", "logo.svg"]


def test_sizes_are_told_of_what_players_get(script, tmp_path: Path) -> None:
    dist, art = tmp_path / "dist", tmp_path / "art"
    for name, size in (
        ("felucca/a", 1_200_000),
        ("felucca/_internal/b", 300_000),
        ("felucca-1.zip", 700_000),
        ("x", 9),
    ):
        (dist / name).parent.mkdir(parents=True, exist_ok=True)
        (dist / name).write_bytes(bytes(size))
    (art / "sources").mkdir(parents=True)
    (art / "a.webp").write_bytes(bytes(2_000_000))
    (art / "sources" / "b.webp").write_bytes(bytes(5_000_000))
    assert script("release").sizes(dist, art) == [
        "| felucca, unpacked | 1.5 MB |", "| felucca-1.zip | 0.7 MB |", "| art | 2.0 MB |",
    ]  # fmt: skip


def test_the_forms_for_issues_can_be_read() -> None:
    for form in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"):
        assert yaml.safe_load(form.read_text("utf-8"))


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
    made = {
        "pygame_ce.libs/libSDL2_mixer-2-6719e6f6.0.so.0.800.2": b"mixer",
        "pygame_ce.libs/libpng16-fefdc88d.so.16": b"png",
        "libmystery-1.so": b"what",
        "libpython3.11.so.1.0": b"python",
        "pygame/base.cpython-311-x86_64-linux-gnu.so": b"a module",
        "SDL2.dll": b"..." + struct.pack("<IIII", 0xFEEF04BD, 0x10000, 2 << 16 | 32, 10 << 16) + b"...",
        "pygame/SDL2.dll": b"..." + struct.pack("<IIII", 0xFEEF04BD, 0x10000, 2 << 16 | 32, 10 << 16) + b"...",
        "libfreetype.6.dylib": b"freetype",
    }
    for name, data in made.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(data)
    assert [(it.name, it.version, it.licence) for it in contents.native(tmp_path)] == [
        ("freetype", "6", "FTL"),
        ("mystery", "", "NOASSERTION"),
        ("png16", "16", "libpng-2.0"),
        ("python3", "1.0", "PSF-2.0"),
        ("SDL2", "2.32.10.0", "Zlib"),
        ("SDL2_mixer", "2.8.2", "Zlib"),
    ]
    assert contents.native(tmp_path)[0].sha256 == hashlib.sha256(b"freetype").hexdigest()
    texts = (PACKAGING / "licences" / "native.txt").read_text("utf-8")
    headings = " ".join(re.findall(r"^(.+)\n-{10,}$", texts, re.MULTILINE))
    for name in set(contents.NATIVE) - {"zlib1", "ffi", "VCRUNTIME140"}:
        assert re.search(rf"\b{name}\b", headings), name


def test_the_bill_names_every_part_once_and_comes_out_the_same(script, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    contents, papers = script("contents"), script("papers")
    native = [contents.Library("SDL2", "2.32.10", "Zlib", "SDL2.dll", "ab" * 32)]
    bill = papers.bill(contents.parts(), native)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    assert bill["metadata"]["timestamp"] == "2027-01-15T08:00:00Z"
    refs = [component["bom-ref"] for component in bill["components"]]
    assert len(refs) == len(set(refs)) == len(contents.parts()) + 2
    assert bill["dependencies"] == [{"ref": "felucca", "dependsOn": refs}]
    assert json.dumps(bill) == json.dumps(papers.bill(contents.parts(), native))
    told = next(component for component in bill["components"] if component["name"] == "SDL2.dll")
    assert (told["version"], told["hashes"]) == ("2.32.10", [{"alg": "SHA-256", "content": "ab" * 32}])


@pytest.mark.parametrize(
    ("file", "data", "version"),
    [
        ("SDL2.dll", b"MZ" + struct.pack("<6I", 0xFEEF04BD, 0x10000, 2 << 16 | 32, 10 << 16, 0, 0), "2.32.10.0"),
        ("libSDL2-2.0.so.0.3200.10", b"", "2.32.10"),
        ("libpng16.so.16.44.0", b"libpng version 1.6.44\0", "16.44.0"),
        ("libpng16.16.dylib", b"", "16"),
        ("libpng16-16.dll", b" libpng version 1.6.58\n", "1.6.58"),
        ("libjpeg-62.dll", b"libjpeg-turbo version 3.1.4.1 (build 20260327)", "3.1.4.1"),
        ("libtiff-5.dll", b"LIBTIFF, Version 4.2.0\nCopyright", "4.2.0"),
        ("libogg-0.dll", b"MZ 1.2.3", ""),
    ],
)
def test_a_library_tells_its_version_in_one_of_four_ways(script, file: str, data: bytes, version: str) -> None:
    assert script("contents").library_version(file, data) == version


def test_the_licences_are_one_text(script) -> None:
    contents, papers = script("contents"), script("papers")
    native = [contents.Library("SDL2", "2.32.10", "Zlib", "libSDL2.so", "ab" * 32)]
    text = papers.licences(contents.parts(), native)
    for words in ("GNU LESSER GENERAL PUBLIC LICENSE", "PYTHON SOFTWARE FOUNDATION LICENSE", "pytmx", "libSDL2.so"):
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


@pytest.mark.parametrize("given", ["1800000000", ""])
@pytest.mark.parametrize("ending", [".zip", ".tar.gz"])
def test_an_archive_is_the_same_wherever_and_whenever_it_is_made(
    script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ending: str, given: str
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", given)
    release = script("release")
    if not given and not (ROOT / ".git").exists():
        pytest.skip("there is no history that tells the time of the sources")
    one = release.pack(build(tmp_path / "one"), tmp_path / f"1{ending}").read_bytes()
    monkeypatch.setattr(time, "time", lambda: 4e9)
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
