"""Everything the data files can get wrong between each other, found in one go."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from game.components.boards import read_board
from game.components.definitions import Face, GameDefinitions, Pattern, Picture, Row, Shape, Text, Theme
from game.components.faces import PATTERNS
from game.components.load import GameFiles, plain_numbers, read_game
from game.components.slots import SHOWN
from game.components.source import DefinitionError, Mistake, Source, Step, nearest
from game.components.theme import THEMES, read_theme, theme_names
from game.errors import FeluccaError
from game.paths import asset_dir
from game.rules.core.game import Game
from game.rules.registry import GAMES, MOST, make

_KEY: Final = re.compile(r"^(-?[A-Za-z][\w-]*)\s*=", re.MULTILINE)
PROPERTIES: Final = (
    *("id", "name", "help", "family", "family-name", "letter", "pattern", "family-icon", "icon", "scarabs", "back"),
    *("value", "mark", "mark-icon", "deben", "symbol", "wood", "stone", "gold", "costs", "steps"),
    *("seat", "number", "label", "turn", "shared"),
)
"""What `$` may name in a face: the properties of a piece, and what is given when drawing."""
NUMBERS: Final = ("scarabs", "value", "deben", "wood", "stone", "gold", "costs", "steps", "seat", "number", "turn")
"""Those of them that are numbers."""
_OF_THE_PIECE: Final = frozenset(
    f"${owner}{part}" for owner in ("family", "seat") for part in ("", ".fill", ".edge", ".ink")
)
"""The colours that a piece brings along."""


def check_game(
    game: str, data: Path | None = None, art: Path | None = None, *, boards: bool = True
) -> tuple[list[Mistake], GameFiles | None]:
    """Read a game and return its mistakes and its files; no files if one could not be read at all.

    Its maps are read only if `boards` says so. Text keys are not looked up here: that is `check_all`.
    """
    try:
        files = read_game(game, data)
    except DefinitionError as error:
        return list(error.mistakes), None
    art = art or asset_dir("art")
    _check_pieces(files)
    _check_goods(files)
    _check_places(files)
    themes = _right_themes(data)
    _check_looks(files, themes, art)
    mistakes: list[Mistake] = []
    for name, face in files.definitions.faces.items():
        _check_face(files, name, face, themes, art)
    for name in files.definitions.boards if boards else ():
        mistakes += _check_board(files.definitions, name, data)
    return sorted({*mistakes, *files.mistakes()}), files


def check_rules(game: str, data: Path | None = None) -> tuple[list[Mistake], GameFiles | None]:
    """Read only what the rules of a game take, and return its mistakes and files as `check_game` does."""
    try:
        files = read_game(game, data, read=("components", "rules"))
    except DefinitionError as error:
        return list(error.mistakes), None
    _check_pieces(files)
    _check_goods(files)
    return files.mistakes(), files


def check_playing(game: str, data: Path | None = None) -> tuple[list[Mistake], Game | None]:
    """Return what of its numbers a game cannot be played with, and the game if it can be played.

    There are no mistakes here, and no game, where its files are wrong by themselves: that is `check_rules`.
    """
    mistakes, files = check_rules(game, data)
    if mistakes or files is None:
        return [], None
    numbers = plain_numbers(files.definitions)
    try:
        return [], make(game, numbers)
    except FeluccaError as error:
        source = files.sources["rules"]
        place = next((("numbers", word) for word in re.findall(r"\w+", str(error)) if word in numbers), ("numbers",))
        return [Mistake(source.label, source.line(place), str(error))], None


def _right_themes(data: Path | None) -> list[Theme]:
    """Return the themes without mistakes; `check_all` reports the others."""
    found = []
    for name in theme_names(data):
        try:
            found.append(read_theme(name, data)[0])
        except DefinitionError:
            continue
    return [theme for theme in found if theme is not None]


def check_all(data: Path | None = None, art: Path | None = None) -> list[Mistake]:
    """Return every mistake in the definitions of every game, the themes and the boards, sorted by file and line."""
    mistakes: list[Mistake] = []
    for name in {*theme_names(data), *THEMES}:
        try:
            mistakes += read_theme(name, data)[1]
        except DefinitionError as error:
            mistakes += error.mistakes
    known = written_keys((data or asset_dir("data")) / "locale" / "en")
    for game in GAMES:
        found, files = check_game(game, data, art)
        mistakes += found + check_playing(game, data)[0]
        if files is not None:
            mistakes += _check_texts(files, known)
    return sorted(set(mistakes))


def written_keys(folder: Path) -> set[str]:
    """Return the text keys defined in the .ftl files of a folder."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.ftl")):
        with contextlib.suppress(OSError):  # that it cannot be read is told where texts are checked
            found.update(_KEY.findall(path.read_text(encoding="utf-8", errors="replace")))
    return found


def text_keys(files: GameFiles) -> Iterator[tuple[Source, tuple[Step, ...], str]]:
    """Yield every text key a game uses, with the file and place that uses it. Keys given by `$` are left out."""
    game = files.definitions
    source = files.sources["components"]
    yield source, ("name",), game.name
    for name, family in game.families.items():
        yield source, ("families", name, "name"), family.name
        yield source, ("families", name, "letter"), family.letter
    for name, component in game.components.items():
        place = files.places[name]
        yield source, (*place, "name"), component.name
        if component.help:
            yield source, (*place, "help"), component.help
    for name, face in game.faces.items():
        for index, layer in enumerate(face.layers):
            if isinstance(layer, Text) and layer.key and not layer.key.startswith("$"):
                yield files.sources["faces"], ("faces", name, "layers", index, "key"), layer.key
    options = files.sources["options"]
    named = (
        ("options", [(option.name, option.help) for option in game.options]),
        ("scenarios", [(scenario.name, scenario.help) for scenario in game.scenarios]),
    )
    for section, entries in named:
        for index, (name, help_key) in enumerate(entries):
            yield options, (section, index, "name"), name
            yield options, (section, index, "help"), help_key


def _check_texts(files: GameFiles, known: set[str]) -> list[Mistake]:
    return [
        Mistake(source.label, source.line(place), f"the text '{key}' is not in data/locale/en", nearest(key, known))
        for source, place, key in text_keys(files)
        if key not in known
    ]


def _check_pieces(files: GameFiles) -> None:
    """Check what the rules need to know of the components."""
    game = files.definitions
    source = files.sources["components"]
    if source.at(("game",)) != game.game:
        source.report(("game",), f"the key 'game' must be '{game.game}', not '{source.at(('game',))}'")
    for name, component in game.components.items():
        at = files.places[name]
        if component.family and component.family not in game.families:
            suggestion = nearest(component.family, game.families)
            source.report((*at, "family"), f"unknown family '{component.family}'", suggestion)
        if component.batches and component.count != 1:
            source.report((*at, "count"), f"component '{name}' gives both a count and batches")


def _check_looks(files: GameFiles, themes: Iterable[Theme], art: Path) -> None:
    """Check what families and components look like."""
    game = files.definitions
    source = files.sources["components"]
    for name, family in game.families.items():
        if family.pattern not in PATTERNS:
            place = ("families", name, "pattern")
            source.report(place, f"unknown pattern '{family.pattern}'", nearest(family.pattern, PATTERNS))
        _check_picture(source, ("families", name, "icon"), family.icon, art)
        for theme in themes:
            if name not in theme.families:
                message = f"the theme '{theme.name}' has no colours for the family '{name}'"
                source.report(("families", name), message, nearest(name, theme.families))
    for name, component in game.components.items():
        at = files.places[name]
        if component.face not in game.faces:
            source.report((*at, "face"), f"unknown face '{component.face}'", nearest(component.face, game.faces))
        if component.icon:
            _check_picture(source, (*at, "icon"), component.icon, art)
        backs = [name[5:] for name in game.faces if name.startswith("back-")]
        used: list[tuple[tuple[Step, ...], str | None]] = [((*at, "back"), component.back)]
        used += [((*at, "batches", index, "back"), batch.back) for index, batch in enumerate(component.batches)]
        for spot, back in used:
            if back and back not in backs:
                source.report(spot, f"unknown back '{back}'", nearest(back, backs))


def _check_goods(files: GameFiles) -> None:
    """Compare the tiles with the table `goods` in rules.yaml, for a game that has one (D-1.2, D-1.3)."""
    game = files.definitions
    table = files.sources["rules"].at(("numbers", "goods", "value"))
    rows = table.items() if isinstance(table, dict) else ()
    for name, row in [(name, row if isinstance(row, dict) else {}) for name, row in rows]:
        tiles = [piece for piece in game.pieces if piece.component == name]
        grey = [piece for piece in tiles if piece.back == "grey"]
        black = [piece for piece in tiles if piece.back != "grey"]
        parts = {
            "without": [piece for piece in black if not piece.scarabs],
            "with": [piece for piece in black if piece.scarabs],
            "grey": grey,
        }
        for part, members in parts.items():
            marks = [(piece.mark or "") + ("D" if piece.deben else "") for piece in members]
            listed = row.get(part)
            worth = all(piece.scarabs == row.get("scarabs") for piece in parts["with"]) if part == "with" else True
            if marks != listed or not worth:
                message = f"the tiles '{part}' of '{name}' are not those of components.yaml, which are {marks}"
                files.sources["rules"].report(("numbers", "goods", "value", name, part), message)


def _check_places(files: GameFiles) -> None:
    """Check that the maps of the game have a place for as much as its numbers say, if they are of any use."""
    source = files.sources["rules"]
    for name, shown in SHOWN.get(files.game, {}).items():
        place = ("numbers", name, "value")
        value = source.at(place)
        if isinstance(value, int) and 0 < value <= MOST and value not in shown:
            most = f"{shown[0]} to {shown[-1]}" if len(shown) > 1 else str(shown[0])
            source.report(place, f"the maps of the game show {most} of the number '{name}', not {value}")


def _check_picture(source: Source, place: tuple[Step, ...], picture: str, art: Path) -> None:
    if not (art / f"{picture}.svg").is_file():
        known = [path.relative_to(art).with_suffix("").as_posix() for path in art.rglob("*.svg")]
        source.report(place, f"there is no picture 'art/{picture}.svg'", nearest(picture, known))


def _check_face(files: GameFiles, name: str, face: Face, themes: Iterable[Theme], art: Path) -> None:
    source = files.sources["faces"]
    for index, layer in enumerate(face.layers):
        place = ("faces", name, "layers", index)
        x, y, width, height = layer.box
        if x < -0.01 or y < -0.01 or x + width > face.size[0] + 0.01 or y + height > face.size[1] + 0.01:
            source.report((*place, "box"), f"a layer of the face '{name}' reaches over its edge")
        for key, asked in (("needs", layer.needs), ("lacks", layer.lacks)):
            if asked and asked not in PROPERTIES:
                source.report((*place, key), f"unknown property '{asked}'", nearest(asked, PROPERTIES))
        colours: dict[str, str] = {}
        texts: dict[str, str] = {}
        numbers: dict[str, str] = {}
        match layer:
            case Shape():
                colours = {"fill": layer.fill, "outline": layer.outline}
                if layer.form == "polygon" and len(layer.points) < 3:
                    source.report(place, f"a polygon of the face '{name}' has fewer than 3 points")
            case Picture() | Row():
                texts = {"svg": layer.svg}
                numbers = {"turn": layer.turn} if isinstance(layer, Picture) else {"count": str(layer.count)}
                if not layer.svg.startswith("$"):
                    _check_picture(source, (*place, "svg"), layer.svg, art)
            case Text():
                colours = {"colour": layer.colour}
                texts = {"key": layer.key, "label": layer.label}
            case Pattern():
                colours, texts = {"colour": layer.colour}, {"pattern": layer.pattern}
                if not layer.pattern.startswith("$") and layer.pattern not in PATTERNS:
                    suggestion = nearest(layer.pattern, PATTERNS)
                    source.report((*place, "pattern"), f"unknown pattern '{layer.pattern}'", suggestion)
        for key, text in texts.items():
            if text.startswith("$") and text[1:] not in PROPERTIES:
                source.report((*place, key), f"unknown property '{text}'", nearest(text[1:], PROPERTIES))
        for key, text in numbers.items():
            if text and not text.isdecimal() and text.removeprefix("$") not in NUMBERS:
                suggestion = nearest(text.removeprefix("$"), NUMBERS)
                source.report((*place, key), f"expected a number or a property that is one, not '{text}'", suggestion)
        for key, colour in colours.items():
            for theme in themes:
                _check_colour(source, (*place, key), colour, theme)


def _check_colour(source: Source, place: tuple[Step, ...], colour: str, theme: Theme) -> None:
    if not colour or colour in _OF_THE_PIECE:
        return
    try:
        theme.colour(colour)
    except (KeyError, ValueError, IndexError, AttributeError):
        source.report(place, f"the theme '{theme.name}' has no colour '{colour}'", nearest(colour, theme.colours))


def _check_board(game: GameDefinitions, name: str, data: Path | None) -> list[Mistake]:
    try:
        board, mistakes = read_board(name, data)
    except DefinitionError as error:
        return list(error.mistakes)
    label = f"data/boards/{name}.tmx"
    for place in board.slots.values():
        if place.face and place.face not in game.faces:
            message = f"the object '{place.name}' wants an unknown face '{place.face}'"
            mistakes.append(Mistake(label, 0, message, nearest(place.face, game.faces)))
    return mistakes
