"""Puts into the wheel what only some wheels have, or have in part (a hook of Hatchling).

That is the art without its sources, and the compiled copy of rules and AIs where FELUCCA_COMPILED=1 asks for it.
Without it a wheel holds the sources alone and fits every Python and system; nothing is compiled.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import contents

WANTED = "FELUCCA_COMPILED"


class CompiledCopy(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles before the wheel is made, and names the Python and the system that it is for."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return the requirements for compiling: the extra `compile`."""
        if not os.environ.get(WANTED):
            return []
        with (Path(self.root) / "pyproject.toml").open("rb") as file:
            wanted: list[str] = tomllib.load(file)["project"]["optional-dependencies"]["compile"]
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Take the art; compile into game/_compiled if need be, and take that folder, which Git ignores, as well."""
        if version != "editable":
            art = Path(self.root) / "art"
            places = {str(path): f"game/_assets/art/{path.relative_to(art).as_posix()}" for path in contents.art(art)}
            build_data["force_include"].update(places)
        if not os.environ.get(WANTED):
            return
        subprocess.run([sys.executable, "packaging/compile.py", "--needed"], cwd=self.root, check=True)
        build_data["artifacts"].append("game/_compiled")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
