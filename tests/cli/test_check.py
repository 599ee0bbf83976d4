"""`felucca check`: every mistake in the files that belong to the program, one a line, and code 1."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import paths
from game.__main__ import main
from game.cli.check import (
    DRAWINGS,
    EFFECTS,
    check_drawings,
    check_levels,
    check_scale,
    check_sounds,
    check_texts,
    find_mistakes,
    own_sounds,
)
from game.errors import FeluccaError
from game.paths import LARGEST, asset_dir
from game.registry import ENTRIES
from game.ui.window.mixer import PIECES

ROOT = Path(__file__).resolve().parents[2]


pytestmark = pytest.mark.usefixtures("_parsed_once")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with a copy of all shipped files, in which the check looks."""
    for name in ("data", "art", "sounds"):
        shutil.copytree(ROOT / name, tmp_path / name)

    def find(name: str) -> Path:
        if not (tmp_path / name).is_dir():
            raise FeluccaError(f"the folder '{name}' is missing")
        return tmp_path / name

    monkeypatch.setattr(paths, "asset_dir", find)
    return tmp_path


def spoil(file: Path, old: str, new: str) -> None:
    """Replace a text that occurs once in a file."""
    words = file.read_text("utf-8")
    assert words.count(old) == 1, (file, old)
    file.write_text(words.replace(old, new), "utf-8")


def without_ebony(file: Path) -> None:
    """Take the cards of ebony out of the components of Sobek."""
    words = file.read_text("utf-8")
    start, end = words.index("      ebony:\n"), words.index("      marble:\n")
    file.write_text(words[:start] + words[end:], "utf-8")


def test_the_shipped_files_have_no_mistake() -> None:
    assert find_mistakes() == []


def test_every_mistake_of_every_file_is_a_line_and_the_code_is_1(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = house / "data"
    games = data / "games"
    without_ebony(games / "sobek" / "components.yaml")
    (games / "duel" / "components.yaml").write_bytes(b"\x7fELF\xff")
    spoil(games / "duel" / "rules.yaml", "numbers:", "number:")
    spoil(games / "duel" / "options.yaml", "scenarios: []", "scenarios: [")
    spoil(games / "sa-re" / "rules.yaml", "storage: {value: 3,", "storage: {value: -3,")
    spoil(data / "boards" / "sa-re-season.tmx", "</map>", "")
    spoil(data / "themes" / "contrast.yaml", "name: contrast", "name: 4")
    (data / "themes" / "papyrus.yaml").unlink()
    (data / "opponents.yaml").write_bytes(b"\xff\xfe")
    (data / "locale" / "en" / "board.ftl").unlink()
    (house / "art" / "goods" / "fish.svg").write_text("<svg")
    (house / "art" / "logo.svg").unlink()
    (house / "sounds" / "lose.ogg").write_bytes(b"OggS")
    (house / "sounds" / "music-quay.ogg").unlink()
    assert main(["check"]) == 1
    *lines, last = capsys.readouterr().out.splitlines()
    assert last == f"{len(lines)} mistakes found"
    assert [line.partition(": ")[0] for line in lines] == [
        "art/goods/fish.svg",
        "art/logo.svg",
        "data/boards/sa-re-season.tmx:64",
        "data/games/duel/components.yaml",
        "data/games/duel/options.yaml:9",
        "data/games/duel/rules.yaml:3",
        "data/games/sa-re/rules.yaml:46",
        "data/games/sobek/components.yaml:23",
        "data/games/sobek/components.yaml:25",
        "data/locale/en/board.ftl",
        "data/opponents.yaml",
        "data/themes/contrast.yaml:2",
        "data/themes/papyrus.yaml",
        "sounds/lose.ogg",
        "sounds/music-quay.ogg",
    ]
    assert "data/games/sobek/components.yaml:23: the group 'goods' has 47 pieces, but its total is 54" in lines


def test_a_missing_folder_is_told_file_by_file(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder in ("art", "sounds"):
        shutil.rmtree(house / folder)
    assert main(["check"]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    assert "art/logo.svg: the drawing is missing" in out
    assert "sounds/take.ogg: the sound is missing" in out


def test_without_any_data_there_is_one_sentence(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.rmtree(house / "data")
    assert main(["check"]) == 2
    assert capsys.readouterr() == ("", "The folder 'data' is missing.\n")


def test_a_portrait_that_is_not_painted_is_found(tmp_path: Path) -> None:
    levels = tmp_path / "opponents.yaml"
    shutil.copy(asset_dir("data") / "opponents.yaml", levels)
    spoil(levels, "common/miser", "common/nobody")
    found, other = check_levels(tmp_path, asset_dir("art"))
    assert found.message == "there is no picture 'art/baked/common/nobody-content.webp'"
    assert other.message == "there is no picture 'art/baked/common/nobody-cross.webp'"
    assert "common/nobody" in levels.read_text("utf-8").splitlines()[found.line - 1]


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("sa-re: {options: {attention: 0.6}}", "sa-re: {options: 5}", "expected a mapping"),
        (
            "sa-re: {options: {attention: 0.6}}",
            "sa-re: {option: {}}",
            "unknown key 'option' (did you mean 'options'?)",
        ),
        ("sa-re: {options: {attention: 0.6}}", "sare: {}", "unknown key 'sare' (did you mean 'sa-re'?)"),
        ("temperature: 1.15", "losseness: 1.6", "an opponent has no option 'losseness'"),
        ("sa-re: {options: {attention: 0.6}}", "sa-re: {nodes: -1}", "expected a whole number >= 0"),
        ("worlds: 6, endgame", "worlds: 0, endgame", "'worlds' of an opponent must be from 1 to 1000000, not 0"),
        ("weights: {hoard: 0.6}", "weights: {hord: 8}", "there is no weight called 'hord'"),
        ("weights: {hoard: 0.6}", "weights: {hoard: [8]}", "must be numbers by name"),
        ("tastes: {small: -0.12}", "tastes: {smal: -0.12}", "there is no taste called 'smal'"),
        ("attention: 0.55", "attention: 0", "the attention of an opponent must be"),
        ("attention: 0.55", "attention: 1, misjudges: {faer: 1}", "there is no weight called 'faer'"),
        ("levels:", "names: 1\nlevels:", "unknown key 'names'"),
    ],
)
def test_a_level_that_cannot_play_is_found(old: str, new: str, wrong: str, tmp_path: Path) -> None:
    shutil.copytree(asset_dir("data") / "games", tmp_path / "games")
    levels = tmp_path / "opponents.yaml"
    shutil.copy(asset_dir("data") / "opponents.yaml", levels)
    spoil(levels, old, new)
    (found,) = check_levels(tmp_path, asset_dir("art"))
    assert wrong in str(found)


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("random: 74", "random: many", "expected a number"),
        ("random: 74", "random: -1", "expected a number >= 0"),
        ("random: 79,", "random: 99999,", "expected a number <= 10000"),
        ("rates:\n  sobek", "rates:\n  sobeck", "unknown key 'sobeck' (did you mean 'sobek'?)"),
        ("event: [event", "event: 5 #[event", "expected a list"),
        ("\nkinds:", "\nkind:", "unknown key 'kind' (did you mean 'kinds'?)"),
    ],
)
def test_a_wrong_figure_of_the_analysis_is_found(old: str, new: str, wrong: str, tmp_path: Path) -> None:
    file = tmp_path / "analysis.yaml"
    shutil.copy(asset_dir("data") / "analysis.yaml", file)
    assert check_scale(tmp_path) == []
    spoil(file, old, new)
    (found,) = check_scale(tmp_path)
    assert found.file == "data/analysis.yaml"
    assert wrong in str(found)


def test_drawings_that_cannot_be_drawn_are_found(tmp_path: Path) -> None:
    for name in DRAWINGS:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(asset_dir("art") / f"{name}.svg", tmp_path / f"{name}.svg")
    assert check_drawings(tmp_path) == []
    (tmp_path / "logo.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>')
    (tmp_path / "seals" / "cat.svg").unlink()
    (tmp_path / "seals" / "stray.svg").write_bytes(b"\x89PNG\r\n")
    assert [str(mistake).partition(": ")[::2] for mistake in check_drawings(tmp_path)] == [
        ("art/logo.svg", "the drawing is empty"),
        ("art/seals/cat.svg", "the drawing is missing"),
        ("art/seals/stray.svg", "the drawing cannot be read: Couldn't parse SVG image"),
    ]


def test_sounds_that_cannot_be_played_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "there-is-no-such-driver")
    needed = {*EFFECTS, *PIECES, *own_sounds(ENTRIES.values())}
    for name in needed:
        shutil.copy(asset_dir("sounds") / "click.ogg", tmp_path / f"{name}.ogg")
    assert check_sounds(tmp_path, needed) == []
    (tmp_path / "take.ogg").unlink()
    (tmp_path / "music-reeds.ogg").write_bytes(b"")
    (tmp_path / "win.ogg").write_bytes((tmp_path / "win.ogg").read_bytes()[:1000])
    piece = (asset_dir("sounds") / "music-quay.ogg").read_bytes()
    (tmp_path / "music-quay.ogg").write_bytes(piece[: len(piece) // 2])
    (tmp_path / "music-lamp.ogg").write_bytes(piece[: piece.rindex(b"OggS")])
    (tmp_path / "lose.ogg").write_bytes(piece[:-1])
    found = [str(mistake) for mistake in check_sounds(tmp_path, needed)]
    assert [line.split(": ")[:2] for line in found] == [
        ["sounds/lose.ogg", "the sound is cut off"],
        ["sounds/music-lamp.ogg", "the sound is cut off"],
        ["sounds/music-quay.ogg", "the sound is cut off"],
        ["sounds/music-reeds.ogg", "the sound cannot be played"],
        ["sounds/take.ogg", "the sound is missing"],
        ["sounds/win.ogg", "the sound cannot be played"],
    ]


@pytest.fixture
def catalogues(tmp_path: Path) -> Path:
    """Return a folder of texts in three languages."""
    for language in ("en", "fr", "it"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "river.ftl").write_text("boat = Boat\n# A remark\n-name = Felucca\nnile = { -name }\n")
    assert check_texts(tmp_path) == []
    return tmp_path


@pytest.mark.parametrize(
    ("file", "content", "mistakes"),
    [
        ("fr/river.ftl", None, ["data/locale/fr/river.ftl: cannot be read: no such file or directory"]),
        ("en/river.ftl", None, ["data/locale/en/river.ftl: cannot be read: no such file or directory"]),
        ("it/river.ftl", b"boat = " + b"{ " * 5000, ["data/locale/it/river.ftl: is nested too deeply"]),
        ("it/river.ftl", b"#" * (LARGEST + 1), ["data/locale/it/river.ftl: cannot be read: file too large"]),
        ("it/river.ftl", b"\xef\xbb\xbfboat = Barca\n-name = Felucca\nnile = { -name }\n", []),
        ("it/river.ftl", b"boat = \xff\xfe", ["data/locale/it/river.ftl: is not a UTF-8 text file"]),
        (
            "fr/river.ftl",
            b"boat = { $open\n-name = x\nnile = y\n",
            ['data/locale/fr/river.ftl:1: not a text that can be read: Expected token: "}"'],
        ),
        (
            "fr/river.ftl",
            b"boat = Barque\n    .article = un\n-name = Nef\n    .article = la\nnile = Nil\n    .gender = m\n",
            [
                "data/locale/fr/river.ftl:1: the text 'boat' has the article 'un', not le or la or les",
                "data/locale/fr/river.ftl:5: the text 'nile' declares 'gender', which nothing reads",
            ],
        ),
        (
            "fr/river.ftl",
            b"boat = Grande\n    Barque\n    .article =\n        la\n"
            b"-name = Nef\nnile = { -name } x\n    .article = la\n",
            [
                "data/locale/fr/river.ftl:1: the text 'boat' has its article on another line than '.article', where"
                " nothing reads it",
                "data/locale/fr/river.ftl:6: the text 'nile' has an article and doesn't begin with a word, so that"
                " nothing reads it",
            ],
        ),
        (
            "it/river.ftl",
            b"boat = x\n-name = y\nnlie = z\nboat = zz\n",
            [
                "data/locale/it/river.ftl: the text 'nile' is missing (did you mean 'nlie'?)",
                "data/locale/it/river.ftl:3: the text 'nlie' is not in data/locale/en (did you mean 'nile'?)",
                "data/locale/it/river.ftl:4: the text 'boat' is given twice, first on line 1",
            ],
        ),
    ],
)
def test_texts_that_are_wrong_in_one_language_are_found(
    file: str, content: bytes | None, mistakes: list[str], catalogues: Path
) -> None:
    (catalogues / file).unlink()
    if content is not None:
        (catalogues / file).write_bytes(content)
    assert [str(mistake) for mistake in sorted(check_texts(catalogues))] == mistakes


def test_where_there_are_no_texts_that_is_one_mistake(tmp_path: Path) -> None:
    assert [str(mistake) for mistake in check_texts(tmp_path)] == ["data/locale: there are no texts"]
