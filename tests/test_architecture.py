"""The arrows of the architecture, checked on the source: who may import whom."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "game"
SOURCES = sorted(PACKAGE.rglob("*.py"))
RULES = {path.name for path in (PACKAGE / "rules").iterdir() if path.is_dir()} - {"core", "__pycache__"}
"""The folders of the games."""

ALLOWED = {
    "errors": set(),
    "paths": {"errors"},
    "locale": {"errors", "paths"},
    "rules": {"rules", "errors"},
    "ai": {"ai", "rules", "errors", "paths"},
    "components": {"components", "rules", "errors", "paths"},
    "table": {"table", "rules", "ai", "components", "errors", "paths", ""},
    "ui": {"ui", "table", "components", "locale", "rules", "ai", "errors", "paths", ""},
}
"""Room -> rooms it may import; '' is the package itself (its version). `cli` and `__main__` may see all."""

IN_CIRCLES = {
    "game.ui.stage",
    "game.ui.steering",
    "game.ui.scenes.asking",
    "game.ui.scenes.board",
    "game.ui.scenes.carrying",
    "game.ui.scenes.driving",
    "game.ui.scenes.fairness",
    "game.ui.scenes.final",
    "game.ui.scenes.guiding",
    "game.ui.scenes.picture",
    "game.ui.scenes.players",
    "game.ui.scenes.reviewing",
    "game.ui.scenes.rulebook",
    "game.ui.scenes.scoring",
    "game.ui.scenes.table_bar",
    "game.ui.scenes.table_menu",
    "game.ui.scenes.visiting",
    "game.ui.scenes.watching",
    "game.ui.widgets.base",
    "game.ui.widgets.button",
    "game.ui.widgets.dialog",
    "game.ui.widgets.field",
    "game.ui.widgets.letters",
    "game.ui.widgets.tooltip",
}
"""Modules of the window that still import each other in a circle."""

STANDARD_ONLY = {"rules", "ai", "errors"}


def room(path: Path) -> str:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return "" if parts == ("__init__",) else parts[0]


def imported(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


def module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def circle(imports: Mapping[str, Iterable[str]], forgiven: set[str]) -> list[str]:
    """Return modules that import each other in a circle, or nothing.

    `imports` are the names that each module imports, those for type checkers and within functions included. An import
    between two of the modules that are `forgiven` does not count.
    """
    graph = {}
    for name, targets in imports.items():
        found = {target if target in imports else target.rpartition(".")[0] for target in targets}
        graph[name] = {each for each in found if each in imports and not {name, each} <= forgiven} - {name}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circle({module(path): imported(path) for path in SOURCES}, IN_CIRCLES) == []


def test_a_circle_is_found() -> None:
    imports = {"a": ["b.name"], "b": ["c"], "c": ["os", "a.Name"], "d": ["a"]}
    assert set(circle(imports, set())) == {"a", "b", "c"}
    assert circle({**imports, "c": ["os"]}, set()) == []
    assert circle(imports, {"a", "c"}) == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_imports_follow_the_arrows(path: Path) -> None:
    here = room(path)
    if here in {"", "cli", "__main__"}:
        return
    assert here in ALLOWED, f"{path}: a room that ARCHITECTURE.md does not know"
    inside_game = path.relative_to(PACKAGE).parts[1] if here == "rules" else ""
    for name in imported(path):
        parts = name.split(".")
        if parts[0] == "game":
            target = next(iter(parts[1:2]), "")
            if not ((PACKAGE / target).is_dir() or (PACKAGE / f"{target}.py").exists()):
                target = ""  # a name in the package itself, such as its version
            assert target in ALLOWED[here], f"{path.name} imports {name}"
            if here == "rules" and target == "rules" and len(parts) > 2:
                games = RULES & {parts[2]}
                assert not games or games == {inside_game}, f"{path} imports another game: {name}"
        elif here in STANDARD_ONLY:
            assert parts[0] in sys.stdlib_module_names, f"{path} imports {name}, which is not in the standard library"


def test_the_scan_sees_a_forbidden_import(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("from game.ui.app import run\nimport pygame\n", encoding="utf-8")
    assert imported(bad) == ["game.ui.app.run", "pygame"]
    assert {"sobek", "duel", "sare"} <= RULES


def test_rules_and_opponents_load_neither_window_nor_yaml() -> None:
    modules = [module(path) for path in SOURCES if room(path) in {"rules", "ai"}]
    code = (
        "import sys, importlib\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
        "print(sorted({'pygame', 'yaml', 'msgspec', 'numpy', 'rich', 'typer'} & set(sys.modules)))"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert result.stdout.strip() == "[]"
