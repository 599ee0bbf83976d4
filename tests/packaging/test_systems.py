"""The files for each system: icons, version, manifest, installer, bundle, menu entry."""

from __future__ import annotations

import ast
import configparser
import plistlib
import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

from game import locale
from game.match import record

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"


def test_the_version_resource_of_windows_can_be_read(script) -> None:
    text = script("resources").version_info("1.2.3", "felucca-cli", "Felucca for the command line")
    assert isinstance(ast.parse(text, mode="eval").body, ast.Call)
    assert "filevers=(1, 2, 3, 0)" in text
    assert "'felucca-cli.exe'" in text
    with pytest.raises(ValueError, match=r"'1\.2' is not three numbers"):
        script("resources").version_info("1.2", "felucca", "Felucca")


def test_the_version_resource_is_one_to_those_who_build_it(
    script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("pefile")
    compat = pytest.importorskip("PyInstaller.compat")
    for name in ("win32api", "pywintypes"):
        monkeypatch.setattr(compat, name, None, raising=False)  # what its module would write into a program with
    versions = pytest.importorskip("PyInstaller.utils.win32.versioninfo")
    file = tmp_path / "version.txt"
    file.write_text(script("resources").version_info("1.2.3", "felucca-cli", "Felucca"), "utf-8")
    told = versions.load_version_info_from_text_file(str(file))
    assert (told.ffi.fileVersionMS, told.ffi.fileVersionLS) == (1 << 16 | 2, 3 << 16)
    words = {entry.name: entry.val for entry in told.kids[0].kids[0].kids}
    assert words["OriginalFilename"] == "felucca-cli.exe"
    assert words["ProductVersion"] == "1.2.3"


def test_the_manifest_asks_for_sharp_pictures_on_every_screen() -> None:
    tree = ElementTree.parse(PACKAGING / "windows" / "felucca.manifest")
    told = {element.tag.rsplit("}", 1)[1]: element.text for element in tree.iter()}
    assert told["dpiAwareness"] == "PerMonitorV2, PerMonitor"
    assert told["dpiAware"] == "true/pm"


def test_the_entitlements_can_be_read() -> None:
    with (PACKAGING / "macos" / "entitlements.plist").open("rb") as file:
        assert all(value is True for value in plistlib.load(file).values())


def test_macos_is_told_of_sharp_screens_languages_and_records(script) -> None:
    bundle = script("bundle")
    told = plistlib.loads(plistlib.dumps(bundle.info("1.2.3")))
    assert told["NSHighResolutionCapable"] is True
    assert told["CFBundleVersion"] == told["CFBundleShortVersionString"] == "1.2.3"
    assert told["CFBundleLocalizations"] == list(locale.LANGUAGES)
    (opened,), (ours,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert opened["CFBundleTypeIconFile"] == "felucca.icns", "as build_exe.spec puts it beside the programs"
    assert opened["LSItemContentTypes"] == [ours["UTTypeIdentifier"]]
    tags = ours["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [record.SUFFIX.removeprefix(".")]
    assert tags["public.mime-type"][0] in (PACKAGING / "linux" / f"{bundle.NAME}.mime.xml").read_text("utf-8")
    assert "argv_emulation" not in (ROOT / "build_exe.spec").read_text("utf-8"), "the window opens what it is sent"


def test_a_disk_image_is_notarised_in_the_right_order() -> None:
    words = (PACKAGING / "macos" / "make_dmg.sh").read_text("utf-8")
    steps = (
        "find",
        'codesign "${options[@]}" --sign "$identity" "$app"',
        "codesign --verify",
        "notarise build/Felucca.zip",
        'stapler staple "$app"',
        "hdiutil create",
        'notarise "$image"',
        'stapler staple "$image"',
        "spctl",
    )
    places = [words.index(step) for step in steps]
    assert places == sorted(places)
    assert "--force --deep" not in words, "each program has a signature of its own"
    assert "--options runtime" in words, "what is notarised must be hardened"
    assert "--wait" in words


def test_the_files_for_linux_agree_with_each_other() -> None:
    folder = PACKAGING / "linux"
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(folder / "local.felucca.Felucca.desktop", "utf-8")
    desktop = entry["Desktop Entry"]
    mime = ElementTree.parse(folder / "local.felucca.Felucca.mime.xml").getroot()
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = mime.find("m:mime-type", space)
    assert kind is not None
    assert desktop["MimeType"] == kind.get("type") + ";"  # type: ignore[operator]
    assert desktop["Exec"] == "felucca %f"
    assert desktop["StartupWMClass"] == "felucca"  # what the window of the program called felucca says
    info = ElementTree.parse(folder / "local.felucca.Felucca.metainfo.xml").getroot()
    assert info.findtext("id") == desktop["Icon"] == "local.felucca.Felucca"
    assert info.findtext("launchable") == "local.felucca.Felucca.desktop"
    flatpak = yaml.safe_load((folder / "local.felucca.Felucca.yaml").read_text("utf-8"))
    assert flatpak["id"] == desktop["Icon"]
    assert not any("network" in word or "filesystem" in word for word in flatpak["finish-args"])
    for source in flatpak["modules"][0]["sources"]:
        if "dist" not in source["path"]:
            assert (folder / source["path"]).exists(), source["path"]


def test_all_systems_know_one_name_which_is_no_web_address(script) -> None:
    bundle = script("bundle")
    told = [*PACKAGING.glob("linux/*.*"), *PACKAGING.glob("macos/*.*"), ROOT / "build_exe.spec"]
    found = {name for path in told for name in re.findall(r"\b\w+\.felucca\b[.\w]*", path.read_text("utf-8"), re.I)}
    assert {name for name in found if not name.startswith("local.felucca")} == set()
    assert not [path.name for path in told if re.search(r"://\S*felucca", path.read_text("utf-8"))]
    info = ElementTree.parse(PACKAGING / "linux" / "local.felucca.Felucca.metainfo.xml").getroot()
    assert list(info.iter("url")) == []
    assert "bundle_identifier=bundle.NAME" in (ROOT / "build_exe.spec").read_text("utf-8")
    assert bundle.NAME == "local.felucca.Felucca"


def test_the_magic_of_records_is_what_records_begin_with(tmp_path: Path) -> None:
    from tests.packaging.test_opening import new_record

    text = (PACKAGING / "linux" / "local.felucca.Felucca.mime.xml").read_text("utf-8")
    magic = re.search(r"value='([^']+)'", text)
    assert magic is not None
    assert new_record(tmp_path / "a.felucca").read_text("utf-8").startswith(magic[1])


def test_the_icon_of_windows_holds_bitmaps_and_one_picture() -> None:
    data = (PACKAGING / "felucca.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", data)
    assert kind == 1
    sizes = []
    for number in range(count):
        side, _, _, _, planes, bits, length, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert (planes, bits) == (1, 32)
        sizes.append(side or 256)
        if side:
            told = struct.unpack_from("<IiiHHI", data, at)
            assert told == (40, side, 2 * side, 1, 32, 0)
            assert length == 40 + 4 * side * side + 4 * ((side + 31) // 32) * side
            assert len(set(data[at + 43 : at + 40 + 4 * side * side : 4])) > 1, "nothing of it is clear, or all"
        else:
            assert data[at : at + 8] == b"\x89PNG\r\n\x1a\n"
            assert struct.unpack_from(">II", data, at + 16) == (256, 256)
    assert at + length == len(data)
    assert sizes == [16, 20, 24, 32, 40, 48, 64, 256]


def test_the_icons_of_macos_and_linux_hold_all_sizes() -> None:
    data = (PACKAGING / "felucca.icns").read_bytes()
    assert data[:8] == b"icns" + struct.pack(">I", len(data))
    at, found = 8, {}
    while at < len(data):
        length = struct.unpack_from(">I", data, at + 4)[0]
        found[data[at : at + 4]] = struct.unpack_from(">II", data, at + 8 + 16)
        at += length
    sides = {
        b"ic07": 128,
        b"ic08": 256,
        b"ic09": 512,
        b"ic10": 1024,
        b"ic11": 32,
        b"ic12": 64,
        b"ic13": 256,
        b"ic14": 512,
    }
    assert found == {kind: (side, side) for kind, side in sides.items()}
    for side in (48, 128, 256, 512):
        picture = (PACKAGING / "icons" / f"felucca-{side}.png").read_bytes()
        assert struct.unpack_from(">II", picture, 16) == (side, side)


def test_the_icons_are_made_from_the_logo(script) -> None:
    icons = script("make_icons")
    assert icons.LOGO.is_file()
    assert icons.ico((16, 32))[:6] == struct.pack("<HHH", 0, 1, 2)
    small = icons.bitmap(16)
    middle = small[40 + 4 * (8 * 16 + 8) :][:4]  # blue, green, red and how solid it is, from the bottom up
    assert tuple(middle) == tuple(icons.picture(16).get_at((8, 7))[index] for index in (2, 1, 0, 3))
