"""The sources of the painted pictures: every module in a folder of this package that has a list PICTURES."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from art.kit.picture import Picture


def bake_list() -> list[Picture]:
    """Return all pictures of all modules, by name; two of the same name are an error."""
    found: dict[str, Picture] = {}
    for module in pkgutil.walk_packages(__path__, f"{__name__}."):
        for picture in getattr(import_module(module.name), "PICTURES", ()):
            if picture.name in found:
                raise ValueError(f"two pictures are called '{picture.name}'")
            found[picture.name] = picture
    return [found[name] for name in sorted(found)]
