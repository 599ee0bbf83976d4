"""Sobek at the board scene."""

from __future__ import annotations
