"""Pictures of Sa-Rê."""

from __future__ import annotations
