"""Sa-Rê at the board scene."""

from __future__ import annotations
