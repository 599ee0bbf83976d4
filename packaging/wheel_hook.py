"""Puts the compiled copy of rules and AIs into the wheel, where FELUCCA_COMPILED=1 asks for it (a hook of Hatchling).

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
        """Compile into game/_compiled if need be; take that folder, which Git ignores, into the wheel."""
        if not os.environ.get(WANTED):
            return
        subprocess.run([sys.executable, "packaging/compile.py", "--needed"], cwd=self.root, check=True)
        build_data["artifacts"].append("game/_compiled")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
