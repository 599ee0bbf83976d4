"""What each system is given: icons, version, manifest, installer, bundle, menu entry."""

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

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"


def test_the_version_resource_of_windows_can_be_read(script) -> None:
    text = script("resources").version_info("1.2.3", "felucca-cli", "Felucca for the command line")
    assert isinstance(ast.parse(text, mode="eval").body, ast.Call)
    assert "filevers=(1, 2, 3, 0)" in text
    assert "'felucca-cli.exe'" in text
    with pytest.raises(ValueError, match=r"'1\.2' is not three numbers"):
        script("resources").version_info("1.2", "felucca", "Felucca")


def test_the_manifest_asks_for_sharp_pictures_on_every_screen() -> None:
    tree = ElementTree.parse(PACKAGING / "windows" / "felucca.manifest")
    told = {element.tag.rsplit("}", 1)[1]: element.text for element in tree.iter()}
    assert told["dpiAwareness"] == "PerMonitorV2, PerMonitor"
    assert told["dpiAware"] == "true/pm"


def test_the_installer_takes_files_that_are_there() -> None:
    text = (PACKAGING / "windows" / "felucca.iss").read_text("utf-8")
    for name in re.findall(r"^(?:LicenseFile|SetupIconFile)=(.+)$", text, re.MULTILINE):
        assert (PACKAGING / "windows" / name.replace("\\", "/")).is_file(), name
    assert 'Subkey: "Software\\Classes\\.felucca"' in text
    assert '"""{app}\\felucca.exe"" ""%1"""' in text
    assert "{userdocs}" not in text


def test_the_entitlements_can_be_read() -> None:
    with (PACKAGING / "macos" / "entitlements.plist").open("rb") as file:
        assert all(value is True for value in plistlib.load(file).values())


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


def test_all_systems_know_one_name_which_is_no_web_address() -> None:
    told = [*PACKAGING.glob("linux/*.*"), *PACKAGING.glob("macos/*.*"), ROOT / "build_exe.spec"]
    found = {name for path in told for name in re.findall(r"\b\w+\.felucca\b[.\w]*", path.read_text("utf-8"), re.I)}
    assert {name for name in found if not name.startswith("local.felucca")} == set()
    assert not [path.name for path in told if re.search(r"://\S*felucca", path.read_text("utf-8"))]
    info = ElementTree.parse(PACKAGING / "linux" / "local.felucca.Felucca.metainfo.xml").getroot()
    assert list(info.iter("url")) == []
    assert 'bundle_identifier="local.felucca.Felucca"' in (ROOT / "build_exe.spec").read_text("utf-8")


def test_the_magic_of_records_is_what_records_begin_with(tmp_path: Path) -> None:
    from tests.packaging.test_opening import new_record

    text = (PACKAGING / "linux" / "local.felucca.Felucca.mime.xml").read_text("utf-8")
    magic = re.search(r"value='([^']+)'", text)
    assert magic is not None
    assert new_record(tmp_path / "a.felucca").read_text("utf-8").startswith(magic[1])


def test_the_icons_hold_all_sizes() -> None:
    data = (PACKAGING / "felucca.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", data)
    assert kind == 1
    sizes = []
    for number in range(count):
        side, _, _, _, _, bits, length, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert data[at : at + 8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack_from(">II", data, at + 16) == (side or 256, side or 256)
        assert bits == 32
        assert at + length <= len(data)
        sizes.append(side or 256)
    assert sizes == [16, 20, 24, 32, 40, 48, 64, 256]
    data = (PACKAGING / "felucca.icns").read_bytes()
    assert data[:8] == b"icns" + struct.pack(">I", len(data))
    for side in (48, 128, 256, 512):
        picture = (PACKAGING / "icons" / f"felucca-{side}.png").read_bytes()
        assert struct.unpack_from(">II", picture, 16) == (side, side)


def test_the_icons_are_made_from_the_logo(script) -> None:
    icons = script("make_icons")
    assert icons.LOGO.is_file()
    assert icons.ico((16, 32))[:6] == struct.pack("<HHH", 0, 1, 2)
