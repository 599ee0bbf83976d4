"""The architecture's import rules, checked on the source."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.__main__ import inner_rooms, paths_of
from tests.__main__ import main as run_tests
from tests.catalogue import messages

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "game"
SOURCES = sorted(PACKAGE.rglob("*.py"))
RULES = {path.name for path in (PACKAGE / "rules").iterdir() if path.is_dir()} - {"core", "__pycache__"}
"""The folders of the games."""

ALLOWED = {
    "compiled": set(),
    "errors": set(),
    "grammar": set(),
    "paths": {"errors"},
    "files": {"files", "errors", "paths"},
    "processes": set(),
    "rules": {"rules", "errors"},
    "registry": {"rules", "errors"},
    "locale": {"grammar", "registry", "errors", "paths"},
    "ai": {"ai", "registry", "rules", "errors", "paths", "processes"},
    "components": {"components", "registry", "rules", "errors", "paths"},
    "contest": {"contest"},
    "match": {"match", "contest", "files", "registry", "rules", "ai", "components", "errors", "paths", ""},
    "analysis": {"analysis", "files", "match", "components", "registry", "rules", "ai", "errors", "paths"},
    "puzzles": {"puzzles", "analysis", "files", "match", "components", "registry", "rules", "ai", "errors", "paths"},
    "ui": {
        *(
            "ui",
            "files",
            "puzzles",
            "analysis",
            "match",
            "components",
            "locale",
            "registry",
            "rules",
            "ai",
            "errors",
            "paths",
        ),
        *("contest", "processes", ""),
    },
}
"""Room -> rooms it may import; '' is the package itself (its version). `cli` and `__main__` may see all."""

ROOMS_OF_WINDOW = ("table", "scenes", "boards", "accessibility", "widgets", "drawing", "window", "layout")
"""The rooms of the window, the last a module; each may import itself and later ones, none what wires them (`app` …)."""

MOST_LINKS = 2
"""The longest chain of classes in the window, such as TableScene, Stage, Scene."""

STANDARD_ONLY = {"compiled", "rules", "ai", "errors", "processes", "registry"}
FOR_TYPES = {"mypy_extensions"}
"""What only the type checker and the compiler import."""
GAME_WORD = re.compile(r"\b(sobek|duel|sa[-_]?re|sa-rê)\b", re.IGNORECASE)

WORD_OF_ONE_GAME = re.compile(
    "amulet|ankh|architect|barrack|caravan|cattle|corrupt|courtesan|deben|ebony|embalm|gauge|guild|hoshekh|ivory|marble"
    "|market|obelisk|palace|pirogue|pyramid|quay|revolt|sack|scarab|statue|wheat",
    re.IGNORECASE,
)
"""Pieces, places and rules of the games, which shared modules neither name nor spell."""
NOT_OF_ONE_GAME = {
    ("game.cli.check", "ankh"),  # the sound of a step on any track, whose file has the name of its first use
    ("game.ui.table.finish.scoring", "ankh"),
    ("game.ui.window.mixer", "music-quay"),  # a piece of music
    ("game.ui.scenes.first_start", "Quay"),  # the painting behind the first questions
}
"""Modules and what they name or spell with such a word, each for a reason."""

TESTS = sorted((ROOT / "tests").rglob("*.py"))
DRIVER = ROOT / "tests" / "ui" / "tables.py"
"""The driver of the table scene: its class `Sight`, and nothing else in the tests, may use private names."""
NAMED_TUPLE = {"_asdict", "_fields", "_make", "_replace"}
"""Names that the standard library treats as private, although they are public API."""


def room(path: Path) -> str:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return "" if parts == ("__init__",) else parts[0]


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.fixture(scope="module", autouse=True)
def _trees_for_now() -> Iterator[None]:
    """Let go of the trees, some 200 MB, once these tests are over."""
    yield
    tree_of.cache_clear()


@cache
def imported(path: Path) -> list[str]:
    found = []
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


def module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def circle(imports: Mapping[str, Iterable[str]]) -> list[str]:
    """Return modules that import each other in a circle, or nothing.

    `imports` are the names that each module imports, those for type checkers and within functions included.
    """
    graph = {}
    for name, targets in imports.items():
        found = {target if target in imports else target.rpartition(".")[0] for target in targets}
        graph[name] = {each for each in found if each in imports} - {name}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circle({module(path): imported(path) for path in SOURCES}) == []


def test_a_circle_is_found() -> None:
    imports = {"a": ["b.name"], "b": ["c"], "c": ["os", "a.Name"], "d": ["a"]}
    assert set(circle(imports)) == {"a", "b", "c"}
    assert circle({**imports, "c": ["os"]}) == []


Classes = dict[str, list[str]]
"""Classes by module and name, and the classes that each derives from."""


def classes_in(tree: ast.Module, here: str) -> Classes:
    """Return the classes of the module `here`; a base is the place that its name was imported from."""
    origin = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    found = {}
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef):
            continue
        names = [ast.unparse(base.value if isinstance(base, ast.Subscript) else base) for base in node.bases]
        bases = []
        for name in names:
            head, _, rest = name.partition(".")
            whole = origin.get(head, f"{here}.{head}")
            bases.append(f"{whole}.{rest}" if rest else whole)
        found[f"{here}.{node.name}"] = bases
    return found


def chain(name: str, classes: Classes) -> list[str]:
    """Return the longest chain of base classes of a class within the window."""
    if name not in classes:
        return []
    return [name, *max((chain(base, classes) for base in classes[name]), key=len, default=[])]


def types_in(tree: ast.Module) -> Iterator[str]:
    """Yield the classes that a module defines, and its other names for types."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield node.name
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if not name.isupper() and name[0].isupper():
                yield name


def concept(path: Path) -> Path:
    """Return the path without the folder of a game: a concept has the same name in each game."""
    parts = path.relative_to(PACKAGE).parts
    return Path(*(part for part in parts if part not in RULES))


def ambiguous(types: Mapping[Path, Iterable[str]]) -> dict[str, set[Path]]:
    """Return the names that mean several things, with where."""
    found: dict[str, set[Path]] = {}
    for path, names in types.items():
        for name in names:
            found.setdefault(name, set()).add(concept(path))
    return {name: places for name, places in found.items() if len(places) > 1}


def test_no_name_of_a_type_has_two_meanings() -> None:
    assert not ambiguous({path: types_in(tree_of(path)) for path in SOURCES})


def test_a_name_with_two_meanings_is_seen() -> None:
    ui, duel, sobek = (PACKAGE / one for one in ("ui/box.py", "rules/duel/box.py", "rules/sobek/box.py"))
    box = list(types_in(ast.parse("class Box: ...")))
    assert ambiguous({duel: box, sobek: box}) == {}
    assert ambiguous({duel: box, ui: types_in(ast.parse("Box = tuple[int, int]"))}) == {
        "Box": {concept(duel), concept(ui)}
    }


@cache
def classes_of_window() -> Classes:
    found: Classes = {}
    for path in SOURCES:
        if room(path) == "ui":
            found |= classes_in(tree_of(path), module(path))
    return found


def test_no_chain_of_classes_in_the_window_is_longer_than_two_links() -> None:
    classes = classes_of_window()
    assert [found for name in classes if len(found := chain(name, classes)) - 1 > MOST_LINKS] == []


def test_chains_are_counted() -> None:
    first = ast.parse("class A:\n    def one(self): ...\n    @property\n    def two(self): ...\nclass B(A[int]): ...")
    second = ast.parse("import m\nfrom m import B as X\nclass C(X, Protocol): ...\nclass D(C): ...")
    classes = classes_in(first, "m") | classes_in(second, "n")
    assert chain("n.D", classes) == ["n.D", "n.C", "m.B", "m.A"]
    assert "game.ui.table.scene.TableScene" in classes_of_window()
    scene = chain("game.ui.table.scene.TableScene", classes_of_window())
    assert [name.rpartition(".")[2] for name in scene] == ["TableScene", "Stage", "Scene"]


def against_the_rooms(here: str, names: Iterable[str], game: str = "") -> list[str]:
    """Return the imports that a module in the room `here` may not have; in the rules it belongs to `game`."""
    found = []
    for name in names:
        top, target, *rest = *name.split("."), "", ""
        if top != "game":
            is_allowed = here not in STANDARD_ONLY or top in sys.stdlib_module_names or top in FOR_TYPES
        else:
            if not ((PACKAGE / target).is_dir() or (PACKAGE / f"{target}.py").exists()):
                target = ""  # a name in the package itself, such as its version
            other = RULES & set(rest[:1]) if here == target == "rules" else set()
            is_allowed = target in ALLOWED[here] and other <= {game}
        if not is_allowed:
            found.append(name)
    return found


def test_imports_follow_the_arrows() -> None:
    wrong = {}
    for path in SOURCES:
        here = room(path)
        if here not in {"", "cli", "__main__"}:
            assert here in ALLOWED, f"{path}: a room that ARCHITECTURE.md does not know"
            game = path.relative_to(PACKAGE).parts[1] if here == "rules" else ""
            wrong[module(path)] = against_the_rooms(here, imported(path), game)
    assert {name: names for name, names in wrong.items() if names} == {}


@pytest.mark.parametrize(
    ("here", "game", "name"),
    [
        ("rules", "duel", "game.rules.sobek.state"),
        ("rules", "duel", "pygame"),
        ("rules", "duel", "game.ai.worker"),
        ("ai", "", "yaml"),
        ("match", "", "game.ui.app.run"),
    ],
)
def test_an_import_against_the_rooms_is_seen(here: str, game: str, name: str) -> None:
    fine = ["game.rules.core.game.Game", "game.rules.duel.state", "dataclasses", "game.errors.FeluccaError"]
    assert against_the_rooms(here, [*fine, name], game) == [name]


def against_the_arrows(here: str, names: Iterable[str]) -> list[str]:
    """Return the imports of a module in the room `here` of the window that lead to no later room of it."""
    allowed = ROOMS_OF_WINDOW[ROOMS_OF_WINDOW.index(here) :]
    return [name for name in names if name.startswith("game.ui.") and name.split(".")[2] not in allowed]


@pytest.mark.parametrize("here", ROOMS_OF_WINDOW)
def test_imports_of_the_window_lead_one_way(here: str) -> None:
    place = PACKAGE / "ui" / here
    paths = [path for path in SOURCES if path.is_relative_to(place) or path == place.with_suffix(".py")]
    assert paths
    assert {path.name: wrong for path in paths if (wrong := against_the_arrows(here, imported(path)))} == {}


def test_an_import_against_the_arrows_of_the_window_is_seen() -> None:
    zoom = "game.ui.table.tell.zoom.Zoom"
    names = ["game.ui.widgets.base.Widget", zoom, "game.ui.app.run", "game.locale.text", "pygame"]
    assert against_the_arrows("widgets", names) == [zoom, "game.ui.app.run"]
    assert against_the_arrows("table", names) == ["game.ui.app.run"]


def texts_of(path: Path) -> list[str]:
    """Return the texts in a module, without its docstrings, which may give examples."""
    tree = tree_of(path)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [node.value for node in texts if id(node) not in told]


def names_in(path: Path) -> set[str]:
    """Return the names that a module binds or uses."""
    found = set()
    for node in ast.walk(tree_of(path)):
        for field in ("id", "attr", "name", "arg"):
            found.add(getattr(node, field, None))
    return {name for name in found if isinstance(name, str)}


def named_games(path: Path) -> list[str]:
    """Return the texts in a module that name a game."""
    return [text for text in texts_of(path) if GAME_WORD.search(text)]


def words_of_one_game(path: Path) -> list[str]:
    """Return the names and texts in a module with a word that belongs to one game."""
    return sorted(word for word in {*texts_of(path), *names_in(path)} if WORD_OF_ONE_GAME.search(word))


def declared_words() -> set[str]:
    """Return the names of pieces that declare their article in a file of texts, in any language."""
    files = (file for language in ("fr", "it") for file in (ROOT / "data" / "locale" / language).glob("*.ftl"))
    found = (text for file in files for text in messages(file) if text.attributes)
    return {text.value.elements[0].value for text in found}


def spelt(words: Collection[str], path: Path) -> list[str]:
    """Return the words, or first words of a name, that stand in the texts of a module as such."""
    starts = {word.split()[0] for word in words}
    return sorted(starts & {each for text in texts_of(path) for each in re.findall(r"\w+", text)})


def is_of_one_game(path: Path) -> bool:
    """Return whether a module belongs to a game: it lies in a folder of the game's name, or has that name itself."""
    return bool(RULES & set(path.relative_to(PACKAGE).with_suffix("").parts))


def test_only_the_registry_and_a_game_s_own_modules_name_a_game() -> None:
    shared = [path for path in SOURCES if path != PACKAGE / "registry.py" and not is_of_one_game(path)]
    assert {path: names for path in shared if (names := named_games(path))} == {}
    imports = {path: [name for name in imported(path) if RULES & set(name.split("."))] for path in shared}
    assert {path: names for path, names in imports.items() if names} == {}


def test_shared_rooms_name_no_property_of_one_game() -> None:
    """A piece, a place or a rule stands in the modules, the data or the entry of its game, so that another game touches
    the registry alone.
    """
    shared = [path for path in SOURCES if path != PACKAGE / "registry.py" and not is_of_one_game(path)]
    found = {(module(path), word) for path in shared for word in words_of_one_game(path)}
    assert found - NOT_OF_ONE_GAME == set()
    assert NOT_OF_ONE_GAME - found == set(), "an exception that nothing needs any more"


def test_shared_rooms_spell_no_piece_in_any_language() -> None:
    """The article of a piece stands beside its name in the texts of its game."""
    words = declared_words()
    assert {"Jardins", "Regina", "Malédiction"} <= words
    assert {path: found for path in SOURCES if not is_of_one_game(path) and (found := spelt(words, path))} == {}


def test_the_scan_sees_a_piece_of_a_game_in_another_language(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text('PLURAL = ("Jardins", "Grande")\n', encoding="utf-8")
    assert spelt({"Jardins", "Grande Prêtresse", "Reine"}, bad) == ["Grande", "Jardins"]


def test_the_scan_sees_the_properties_of_a_game(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text(
        '"""About ivory."""\ndef hang_sack(scarabs, *, revolt=0):\n    return "ankh", scarabs\n', encoding="utf-8"
    )
    assert words_of_one_game(bad) == ["ankh", "hang_sack", "revolt", "scarabs"]


def test_the_scan_sees_the_name_of_a_game(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text('"""About Sobek."""\nif name == "sa-re":\n    print(f"sobek-{name}")\n', encoding="utf-8")
    assert named_games(bad) == ["sa-re", "sobek-"]


def test_the_scan_sees_a_forbidden_import(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("from game.ui.app import run\nimport pygame\n", encoding="utf-8")
    assert imported(bad) == ["game.ui.app.run", "pygame"]
    assert {"sobek", "duel", "sare"} <= RULES


def test_rules_and_opponents_load_neither_window_nor_yaml() -> None:
    modules = [module(path) for path in SOURCES if room(path) in {"rules", "ai", "registry"}]
    code = (
        "import sys, importlib\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
        "print(sorted({'pygame', 'yaml', 'msgspec', 'numpy', 'rich', 'click'} & set(sys.modules)))"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert result.stdout.strip() == "[]"


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name != "_"


def is_own(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id in {"self", "cls"}


def own_names(tree: ast.AST) -> set[str]:
    """Return the private names that a source binds: functions, classes, variables, fields and attributes of `self`."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_own(node.value):
            found.add(node.attr)
    return {name for name in found if is_private(name)}


@cache
def names_of_game() -> frozenset[str]:
    """Return all private names that the program binds."""
    return frozenset(set[str]().union(*(own_names(tree_of(path)) for path in SOURCES)) - NAMED_TUPLE)


def reached(tree: ast.AST, private: Collection[str]) -> list[str]:
    """Return the names of `private` that a source reaches: by attributes, by imports, or by names in strings."""
    own = own_names(tree)
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            names = [node.attr]
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "game":
            names = [*str(node.module).split("."), *(alias.name for alias in node.names)]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(("_", "game.")):
            names = node.value.split(".")[-1:]
        else:
            continue
        found += [f"line {node.lineno}: {name}" for name in names if name in private and name not in own]
    return found


def test_no_test_reaches_a_private_name() -> None:
    wrong = {}
    for path in TESTS:
        if path.parent.name == "nullgame":  # a game like those of the program, whose presenter has a base in it
            continue
        if names_of_game().isdisjoint(re.findall(r"\b_\w+", path.read_text(encoding="utf-8"))):
            continue
        tree = tree_of(path)
        if path == DRIVER:
            tree = ast.Module([node for node in tree.body if getattr(node, "name", "") != "Sight"], [])
        wrong[path] = reached(tree, names_of_game())
    assert {path: names for path, names in wrong.items() if names} == {}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("scene._mast.drop()", ["line 1: _mast"]),
        ("scene._mast = None", ["line 1: _mast"]),
        ("from game.ui.table.show.frame_cache import _rigged", ["line 1: _rigged"]),
        ("monkeypatch.setattr(scene, '_mast', None)", ["line 1: _mast"]),
        ("monkeypatch.setattr('game.ui.table.show.frame_cache._rigged', None)", ["line 1: _rigged"]),
        ("class Mine:\n    def __init__(self):\n        self._mast = 1\n        print(self._mast)", []),
        ("scene.still.drop()\nnamed._replace(a=1)\nmodule.__file__", []),
    ],
)
def test_a_reach_into_what_is_private_is_seen(source: str, found: list[str]) -> None:
    assert reached(ast.parse(source), {"_mast", "_rigged"}) == found


def test_the_private_names_of_the_program_are_known() -> None:
    assert {f"_{name}" for name in ("position", "views", "mast")} - names_of_game() == {"_mast"}


def test_every_room_has_tests_under_its_name() -> None:
    rooms = {
        "rules/duel",
        "rules/sare",
        "rules/sobek",
        "ai",
        "components",
        "match",
        "cli",
        "analysis",
        "puzzles",
        "files",
    }
    rooms |= {f"ui/table/{room}" for room in ("show", "tell", "teach", "finish", "study")}
    rooms |= {"ui/boards/sare", "ui/boards/duel", "ui/boards/sobek", *(f"ui/{room}" for room in ROOMS_OF_WINDOW)}
    assert {room for room in rooms if not list(paths_of(room))} == set()
    assert list(paths_of("game/ui/boards/duel")) == list(paths_of("ui/boards/duel/"))
    assert list(paths_of("mast")) == []


def test_a_room_without_tests_is_named_beside_one_that_has_some(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run_tests(["mast", "test_words.py"])
    assert capsys.readouterr().err.endswith("no tests for mast\n")


def test_a_room_is_tested_without_the_rooms_inside_it() -> None:
    own = list(paths_of("ai"))
    assert "tests/ai/test_motives.py" in own
    assert not [path for path in own if path.startswith("tests/ai/sanity")]
    assert list(inner_rooms("ai")) == ["ai/heuristics", "ai/sanity", "ai/train"]
    assert list(paths_of("ai", with_inner=True)) == ["tests/ai"]
    assert list(paths_of("ui/boards/duel"))
    assert not list(inner_rooms("ui/boards/duel"))
