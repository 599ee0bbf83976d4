"""Cross-checks between the data files: every mistake is found in one run."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeVarTuple

from game.components.boards import read_board
from game.components.definitions import GameDefinitions, TextLayer, ThemeDefinition
from game.components.exercises import read_exercises
from game.components.figures import read_figures
from game.components.files import GameFiles, plain_numbers, read_game
from game.components.lessons import read_course
from game.components.looks import check_face, check_looks
from game.components.source import DefinitionError, Key, Mistake, Source, nearest
from game.components.theme import THEMES, read_theme, theme_names
from game.errors import FeluccaError
from game.paths import asset_dir
from game.registry import ENTRIES, GAMES, MOST, folders, make, named
from game.rules.core.game import Game
from game.rules.core.state import State

Given = TypeVarTuple("Given")

_KEY: Final = re.compile(r"^(-?[A-Za-z][\w-]*)\s*=", re.MULTILINE)


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
    own = ENTRIES[game].home
    pictures = (art or asset_dir("art"), *(() if own is None else (own / "art",)))
    _check_pieces(files)
    _check_agreement(files)
    _check_places(files)
    themes = _right_themes(data)
    check_looks(files, themes, pictures)
    mistakes: list[Mistake] = []
    for name, face in files.definitions.faces.items():
        check_face(files, name, face, themes, pictures)
    for name in files.definitions.boards if boards else ():
        mistakes += _check_board(files.definitions, name, data)
    return sorted({*mistakes, *files.mistakes()}), files


def check_rules(game: str, data: Path | None = None) -> tuple[list[Mistake], GameFiles | None]:
    """Read only the data that the rules of a game take, and return its mistakes and files as `check_game` does."""
    try:
        files = read_game(game, data, read=("components", "rules"))
    except DefinitionError as error:
        return list(error.mistakes), None
    _check_pieces(files)
    _check_agreement(files)
    return files.mistakes(), files


def check_playing(game: str, data: Path | None = None) -> tuple[list[Mistake], Game[State] | None]:
    """Return the mistakes that make a game's numbers unplayable, and the game, None if it cannot be played.

    If the files themselves are wrong, returns no mistakes and no game: see `check_rules`.
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


def _right_themes(data: Path | None) -> list[ThemeDefinition]:
    """Return the themes without mistakes; `check_all` reports the others."""
    found = []
    for name in theme_names(data):
        try:
            found.append(read_theme(name, data)[0])
        except DefinitionError:
            continue
    return [theme for theme in found if theme is not None]


def check_all(data: Path | None = None, art: Path | None = None) -> list[Mistake]:
    """Return every mistake in the themes and in the data of every game, sorted by file and line.

    Its definitions, boards, lessons, exercises, figures and the keys of its texts are checked.
    """
    mistakes: list[Mistake] = []
    for name in {*theme_names(data), *THEMES}:
        mistakes += mistakes_in(read_theme, name, data)
    homes = (data or asset_dir("data"), *folders("data"))
    known = {key for home in homes for key in written_keys(home / "locale" / "en")}
    for game in GAMES:
        found, files = check_game(game, data, art)
        mistakes += found + check_playing(game, data)[0]
        mistakes += mistakes_in(read_course, game, data) + mistakes_in(read_exercises, game, data)
        if not found:
            mistakes += mistakes_in(read_figures, game, data)
        if files is not None:
            mistakes += _check_texts(files, known)
    return sorted(set(mistakes))


def mistakes_in(read: Callable[[*Given], tuple[object, list[Mistake]]], *given: *Given) -> list[Mistake]:
    """Return the mistakes in what `read` reads, or why it could not be read."""
    try:
        return read(*given)[1]
    except DefinitionError as error:
        return list(error.mistakes)


def written_keys(folder: Path) -> set[str]:
    """Return the text keys defined in the .ftl files of a folder and those within it, as far as they can be read."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.ftl")):
        with contextlib.suppress(OSError):  # that it cannot be read is told where texts are checked
            found.update(_KEY.findall(path.read_text(encoding="utf-8", errors="replace")))
    return found


def text_keys(files: GameFiles) -> Iterator[tuple[Source, tuple[Key, ...], str]]:
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
            if isinstance(layer, TextLayer) and layer.key and not layer.key.startswith("$"):
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
    """Check the properties of the components that the rules need."""
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


def _check_agreement(files: GameFiles) -> None:
    """Let a game compare its pieces with its numbers where both state the same (`GameEntry.agreement`)."""
    game = files.definitions
    agreement = ENTRIES[game.game].agreement
    pieces = [
        {"name": each.name, "component": each.component, "back": each.back, **each.properties} for each in game.pieces
    ]
    numbers = {name: number.value for name, number in game.numbers.items()}
    for place, message in named(agreement)(numbers, pieces) if agreement else ():
        name, *rest = place
        files.sources["rules"].report(("numbers", name, "value", *rest), message)


def _check_places(files: GameFiles) -> None:
    """Check that the maps of the game have enough places for its numbers."""
    source = files.sources["rules"]
    for name, shown in ENTRIES[files.game].shown.items():
        place = ("numbers", name, "value")
        value = source.at(place)
        if isinstance(value, int) and 0 < value <= MOST and value not in shown:
            most = f"{shown[0]} to {shown[-1]}" if len(shown) > 1 else str(shown[0])
            source.report(place, f"the maps of the game show {most} of the number '{name}', not {value}")


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
