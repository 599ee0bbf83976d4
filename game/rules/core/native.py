"""Declarations about classes for the compiler; the interpreter ignores them, and this module is not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**attributes):
        """Return a decorator that leaves the class as it is."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
