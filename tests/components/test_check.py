"""Each mistake the checks know is made once, and found with its file, line and suggestion."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.components.check import check_all, check_game, check_playing, written_keys
from game.components.theme import THEMES, read_theme, theme_names
from game.registry import GAMES
from game.ui.window.settings import CHOICES

from .conftest import Break

SOBEK = "games/sobek/components.yaml"
FACES = "games/sobek/faces.yaml"
MISTAKES = [
    (SOBEK, "family: ivory\n        batches", "famly: ivory\n        batches", "unknown key 'famly'", "family"),
    (SOBEK, "family: ebony\n        batches", "family: ebny\n        batches", "unknown family 'ebny'", "ebony"),
    (SOBEK, "{count: 4, scarabs: 2}", "{count: 4, scrabs: 2}", "unknown key 'scrabs'", "scarabs"),
    (SOBEK, "{count: 4, scarabs: 2}", "{count: 4, scarabs: two}", "expected a whole number, not 'two'", ""),
    (SOBEK, "{count: 1, back: green}", "{count: 1, back: gren}", "unknown back 'gren'", "green"),
    (SOBEK, "defaults: {kind: card, face: goods", "defaults: {kind: card, fase: goods", "unknown key 'fase'", "face"),
    (SOBEK, "defaults: {kind: card, face: goods", "defaults: {kind: card, face: good", "unknown face 'good'", "goods"),
    (SOBEK, "defaults: {kind: card, face: goods", "defaults: {kind: crd, face: goods", "invalid enum value 'crd'", ""),
    (SOBEK, "icon: goods/ivory", "icon: goods/ivry", "there is no picture 'art/goods/ivry.svg'", "goods/ivory"),
    (SOBEK, "icon: characters/vizier", "icon: characters/visier", "no picture 'art/characters/visier.svg'", "vizier"),
    (SOBEK, "pattern: lozenges", "pattern: lozenge", "unknown pattern 'lozenge'", "lozenges"),
    (SOBEK, "total: 54", "total: 55", "the group 'goods' has 54 pieces, but its total is 55", ""),
    (SOBEK, "families: {ivory: 6", "families: {ivory: 7", "the family 'ivory' has 6 pieces in 'goods'", ""),
    (SOBEK, "source: rulebook\n\n  char", "source: rulbook\n\n  char", "invalid enum value 'rulbook'", ""),
    (SOBEK, "count: 5\n", "count: 0\n", "expected a whole number >= 1, not '0'", ""),
    (SOBEK, "count: 5\n", "count: 1000\n", "expected a whole number <= 999, not '1000'", ""),
    (SOBEK, "{count: 4, scarabs: 2}", "{count: 999999999, scarabs: 2}", "expected a whole number <= 999", ""),
    (SOBEK, "count: 5\n", "batches: 5\n", "expected a list, not '5'", ""),
    (
        SOBEK,
        "family: fish\n        batches",
        "family: fish\n        count: 2\n        batches",
        "a count and batches",
        "",
    ),
    (SOBEK, "      deceit: {", "      ivory: {", "component 'ivory' is already defined in another group", ""),
    (SOBEK, "game: sobek", "game: sobk", "the key 'game' must be 'sobek', not 'sobk'", ""),
    (SOBEK, "boards: [sobek,", "bords: [sobek,", "unknown key 'bords'", "boards"),
    (SOBEK, "seats: [2, 3, 4]", "seats: [2, three]", "expected a whole number, not 'three'", ""),
    (SOBEK, "scarabs: number", "scarabs: nubmer", "invalid enum value 'nubmer'", ""),
    (SOBEK, "scarabs: number", "count: number", "'count' is a key of every component", ""),
    (FACES, "label: $number", "label: $numbr", "unknown property '$numbr'", "number"),
    (FACES, "form: circle", "form: cirle", "invalid enum value 'cirle'", ""),
    (FACES, "draw: row", "draw: rwo", "invalid value 'rwo'", ""),
    (
        FACES,
        "picture: 'sobek/{painting}'",
        "picture: 'sobek/x-{painting}'",
        "there is no picture 'art/baked/sobek/x-",
        "",
    ),
    (FACES, "'sobek/{painting}'", "'sobek/{paintin}'", "names a property that there is not", ""),
    (
        FACES,
        "radius: 2.6, fill: $family, look: plain}",
        "radus: 2.6, fill: $family, look: plain}",
        "unknown key 'radus'",
        "radius",
    ),
    (FACES, "svg: backs/beige", "svg: backs/bege", "there is no picture 'art/backs/bege.svg'", "backs/beige"),
    (FACES, "key: $letter", "key: $leter", "unknown property '$leter'", "letter"),
    (FACES, "fill: terracotta", "fill: teracotta", "has no colour 'teracotta'", "terracotta"),
    (FACES, "fill: terracotta", "fill: '#12345'", "has no colour '#12345'", ""),
    (FACES, "draw: painting, picture: ", "draw: painting, light: nite, picture: ", "unknown light 'nite'", "night"),
    (FACES, "pattern: $pattern", "pattern: zigzg", "unknown pattern 'zigzg'", "zigzag"),
    (FACES, "box: [0, 0, 44, 68]", "box: [0, 0, 45, 68]", "a layer of the face 'goods' reaches over its edge", ""),
    (FACES, "size: [44, 68]", "size: [0, 68]", "expected a number > 0.0, not '0'", ""),
    (FACES, "size: [44, 68]", "size: [44, 201]", "expected a number <= 200.0, not '201'", ""),
    (FACES, "box: [0, 0, 44, 68]", "box: [0, 0, -44, 68]", "expected a number > 0.0, not '-44'", ""),
    (
        FACES,
        "radius: 2.6, fill: $family, look: plain}",
        "radius: -2, fill: $family, look: plain}",
        "expected a number >= 0.0, not '-2'",
        "",
    ),
    (
        FACES,
        "radius: 2.6, fill: $family, look: plain}",
        "radius: 2.6, fill: $family.fil, look: plain}",
        "has no colour '$family.fil'",
        "",
    ),
    (
        FACES,
        "radius: 2.6, fill: $family, look: plain}",
        "radius: 2.6, fill: $familie, look: plain}",
        "has no colour '$familie'",
        "",
    ),
    (FACES, "count: $scarabs", "count: 900000000", "expected a whole number <= 999, not '900000000'", ""),
    (FACES, "count: $scarabs", "count: $icon", "expected a number or a property that is one, not '$icon'", ""),
    (FACES, "count: $scarabs", "count: $scrabs", "a property that is one, not '$scrabs'", "scarabs"),
    (FACES, "{draw: picture, svg: seals", "{draw: picture, turn: up, svg: seals", "one, not 'up'", ""),
    (FACES, "form: circle, box: [0, 0, 24, 24]", "form: polygon, box: [0, 0, 24, 24]", "has fewer than 3 points", ""),
    (FACES, "{draw: picture, svg: seals", "{draw: picture, needs: scarab, svg: seals", "unknown property", "scarabs"),
    (FACES, "{draw: picture, svg: seals", "{draw: picture, lacks: simbol, svg: seals", "unknown property", "symbol"),
    ("games/sobek/rules.yaml", "quays: {value: 9", "quays: {value: 10", "1 to 9 of the number 'quays', not 10", ""),
    ("games/sobek/rules.yaml", "source: rulebook", "sorce: rulebook", "unknown key 'sorce'", "source"),
    ("games/sobek/rules.yaml", "source: rulebook", "source: memory", "invalid enum value 'memory'", ""),
    ("games/sobek/rules.yaml", "numbers:", "number:", "unknown key 'number'", "numbers"),
    ("games/sobek/rules.yaml", "value: 3,", "value: 3:30,", "'3:30' would be read as another number", ""),
    ("games/sobek/options.yaml", "help: option", "hlp: option", "unknown key 'hlp'", "help"),
    ("games/sobek/options.yaml", "scenarios: []", "scenarios: {}", "'scenarios' must be a list", ""),
]


@pytest.mark.parametrize(("file", "old", "new", "message", "suggestion"), MISTAKES)
def test_a_mistake_is_found_with_its_line(
    data: Path, spoil: Break, file: str, old: str, new: str, message: str, suggestion: str
) -> None:
    line = spoil(file, old, new)
    mistakes, _ = check_game("sobek", data)
    found = [m for m in mistakes if message in m.message]
    assert found, [str(m) for m in mistakes]
    assert found[0].file == f"data/{file}"
    assert line <= found[0].line <= line + old.count("\n")
    assert suggestion in found[0].suggestion


@pytest.mark.parametrize(
    ("declaration", "line", "message"),
    [
        ("scarab: number", 9, "6 components have the key 'scarabs', which is not declared under 'properties' (did you"),
        ("scarabs: nubmer", 9, "invalid enum value 'nubmer'"),
        ("", 28, "6 components have the key 'scarabs', which is not declared under 'properties'"),
    ],
)
def test_a_wrong_declaration_of_a_property_is_told_once(
    data: Path, spoil: Break, declaration: str, line: int, message: str
) -> None:
    spoil(SOBEK, "scarabs: number", declaration)
    mistakes, _ = check_game("sobek", data)
    (said,) = map(str, mistakes)
    assert said.startswith(f"data/{SOBEK}:{line}: {message}")


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_definitions_have_no_mistake(game: str) -> None:
    assert check_game(game)[0] == []


def test_a_price_that_rules_yaml_lacks(data: Path, spoil: Break) -> None:
    line = spoil("games/sa-re/components.yaml", "$costs.palace", "$costs.place")
    assert ("data/games/sa-re/components.yaml", line) in [(m.file, m.line) for m in check_game("sa-re", data)[0]]


@pytest.mark.rule("D-1.2")
def test_tiles_that_differ_from_the_table_of_goods(data: Path, spoil: Break) -> None:
    line = spoil("games/duel/rules.yaml", "fish: {scarabs: 1, without: ['vD'", "fish: {scarabs: 1, without: ['hD'")
    assert [str(m) for m in check_game("duel", data)[0]] == [
        f"data/games/duel/rules.yaml:{line}: the tiles 'without' of 'fish' are not those of components.yaml, "
        "which are ['vD', '\\\\', '/']"
    ]


def test_all_mistakes_are_reported_at_once(data: Path, spoil: Break) -> None:
    spoil(SOBEK, "family: ebony\n        batches", "family: ebny\n        batches")
    spoil(FACES, "key: $letter", "key: $leter")
    spoil("games/duel/components.yaml", "icon: goods/cattle", "icon: goods/cow")
    spoil("themes/papyrus.yaml", "#F1E3C4", "F1E3C4")
    (data / "games" / "duel" / "lessons.yaml").write_text("- {", encoding="utf-8")
    (data / "games" / "sa-re" / "exercises.yaml").write_text("- {", encoding="utf-8")
    files = {m.file for m in check_all(data) if "the text" not in m.message}
    games = ("duel/components.yaml", "duel/lessons.yaml", "sa-re/exercises.yaml")
    assert {f"data/{SOBEK}", f"data/{FACES}", "data/themes/papyrus.yaml"} <= files
    assert {f"data/games/{name}" for name in games} <= files


def test_a_theme_without_the_colours_of_a_family_is_a_mistake(data: Path, spoil: Break) -> None:
    spoil("themes/contrast.yaml", "  fish:", "  fsh:")
    found = [m for m in check_game("sobek", data)[0] if m.message.startswith("the theme")]
    assert [(m.file, m.message, m.suggestion) for m in found] == [
        (f"data/{SOBEK}", "the theme 'contrast' has no colours for the family 'fish'", "fsh")
    ]


def test_a_missing_file_is_a_mistake_and_not_a_crash(data: Path) -> None:
    (data / "games" / "sobek" / "faces.yaml").unlink()
    assert [str(m) for m in check_game("sobek", data)[0]] == [
        "data/games/sobek/faces.yaml: cannot be read: no such file or directory"
    ]


def test_an_empty_file_is_a_mistake_and_not_a_crash(data: Path) -> None:
    (data / "games" / "sobek" / "components.yaml").write_text("", encoding="utf-8")
    mistakes, _ = check_game("sobek", data)
    assert "data/games/sobek/components.yaml: must be a mapping with keys at the left margin" in map(str, mistakes)


def test_a_text_that_is_not_written_is_a_mistake(data: Path) -> None:
    folder = data / "locale" / "en"
    folder.mkdir(parents=True)
    (folder / "cards.ftl").write_text(
        "# cards\ncard-quen = Queen\nfamily-ivory = Ivory\n    .hint = x\n", encoding="utf-8"
    )
    assert written_keys(folder) == {"card-quen", "family-ivory"}
    missing = {m.message: m.suggestion for m in check_all(data) if "the text" in m.message}
    assert missing["the text 'card-queen' is not in data/locale/en"] == "card-quen"
    assert "the text 'family-ivory' is not in data/locale/en" not in missing


@pytest.mark.parametrize(
    ("game", "old", "new", "place", "message"),
    [
        ("sobek", "rounds: {value: 3,", "rounds: {value: three,", "rounds:", "the number 'rounds' of Sobek must be"),
        ("sobek", "quays: {value: 9,", "quays: {value: -9,", "quays:", "the number 'quays' of Sobek must be"),
        ("sobek", "spaces: {value: 100,", "spaces: {value: 90,", "track:", "the track of Sobek must have 90 spaces"),
        ("duel", "berths: {value: ", "berths: {value: -", "berths:", "'berths' must be a whole number from 1 on"),
        ("duel", "characters:", "charactres:", "numbers:", "the numbers of the duel lack 'characters'"),
        ("sa-re", "columns: {value: 3,", "columns: {value: 3000,", "numbers:", "3000 is more than 999"),
        ("sa-re", "storage: {value: 3,", "storage: {value: [3],", "storage:", "cannot be played with this 'storage'"),
    ],
)
def test_numbers_that_a_game_cannot_be_played_with_are_a_mistake_on_their_line(
    data: Path, spoil: Break, game: str, old: str, new: str, place: str, message: str
) -> None:
    file = data / "games" / game / "rules.yaml"
    spoil(f"games/{game}/rules.yaml", old, new)
    (found,) = (m for m in check_all(data) if "the text" not in m.message)
    assert found.file == f"data/games/{game}/rules.yaml"
    assert message in found.message
    assert file.read_text("utf-8").splitlines()[found.line - 1].strip().startswith(place)


def test_a_game_whose_files_are_wrong_by_themselves_is_not_tried(data: Path, spoil: Break) -> None:
    assert check_playing("sobek", data)[1] is not None
    spoil(SOBEK, "total: 54", "total: 55")
    assert check_playing("sobek", data) == ([], None)


def test_the_themes_are_those_that_the_settings_offer() -> None:
    assert THEMES == theme_names() == tuple(sorted(CHOICES["theme"]))


def test_a_theme_that_is_missing_is_a_mistake(data: Path) -> None:
    (data / "themes" / "papyrus.yaml").unlink()
    assert [str(m) for m in check_all(data) if "the text" not in m.message] == [
        "data/themes/papyrus.yaml: cannot be read: no such file or directory"
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('ink: "#2B2118"', 'ink: "brown"', "'brown' is not a colour: write it as \"#RRGGBB\""),
        ('fish: {fill: "#277E81"', 'fish: {fill: "#277E8"', "'#277E8' is not a colour: write it as \"#RRGGBB\""),
        ('ink: "#2B2118"', 'ink: "#GGGGGG"', "'#GGGGGG' is not a colour: write it as \"#RRGGBB\""),
        ('ink: "#2B2118"', 'ink: "2B2118"', "'2B2118' is not a colour: write it as \"#RRGGBB\""),
        ('ink: "#2B2118"', 'ink: "#2B21180"', "'#2B21180' is not a colour: write it as \"#RRGGBB\""),
        ('ink: "#2B2118"', 'ink: "# 2B211"', "'# 2B211' is not a colour: write it as \"#RRGGBB\""),
        ('ink: "#2B2118"', 'ink: ""', "'' is not a colour: write it as \"#RRGGBB\""),
        ("gold:", "golt:", "the colour 'gold' is missing"),
        ("colours:", "colurs:", "unknown key 'colurs'"),
        (
            'ink: "#1E160E"}',
            "ink: '#1E160E'}\n  - {fill: '#000000', edge: '#000000', ink: '#000000'}",
            "has 4 seats",
        ),
    ],
)
def test_a_wrong_theme_is_a_mistake(data: Path, spoil: Break, old: str, new: str, message: str) -> None:
    spoil("themes/papyrus.yaml", old, new)
    theme, mistakes = read_theme("papyrus", data)
    assert theme is None
    assert any(message in m.message for m in mistakes)
