"""Which process a worker thinks in."""

from __future__ import annotations

from game.ai.worker import Worker


def process_of(worker: Worker) -> int | None:
    """Return the id of the process that thinks, or None while there is none."""
    return worker._process.pid if worker._process is not None else None
