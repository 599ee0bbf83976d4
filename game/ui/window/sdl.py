"""The SDL library itself, for functions that pygame lacks; every caller does without it where it cannot be loaded."""

from __future__ import annotations

import ctypes
import sys
from functools import cache

import pygame


@cache
def library() -> ctypes.CDLL:
    """Return the library that pygame uses; raises OSError where there is no such file."""
    return ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.display.__file__)
