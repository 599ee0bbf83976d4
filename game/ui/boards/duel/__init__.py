"""Sobek: 2 Players at the board scene."""

from __future__ import annotations
