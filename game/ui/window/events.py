"""The event queue: waits for window events with as little work as possible."""

from __future__ import annotations

import time

import pygame

_FRAMES = 60
"""The most frames a second while something moves."""
_NAP, _REST, _RESTING_AFTER = 0.01, 0.05, 2.0
"""Seconds between two looks into the queue while the player is busy and while he rests, and when he does."""


class Events:
    """Reads the queue of pygame; nobody else does."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()
        self._last = time.perf_counter()

    def wait(self, patience: float | None) -> list[pygame.event.Event]:
        """Return new events after waiting up to `patience` seconds for the first one, or without limit (None).

        pygame's own wait polls a thousand times a second; this one polls a hundred times while the player is busy and
        less often otherwise. Of consecutive pointer moves only the last is kept.
        """
        if patience == 0.0:
            self._clock.tick(_FRAMES)
        events = pygame.event.get()
        start = time.perf_counter()
        while not events and (patience is None or time.perf_counter() - start < patience):
            resting = time.perf_counter() - self._last > _RESTING_AFTER
            nap = _REST if resting else _NAP
            if patience is not None:
                nap = max(0.001, min(nap, patience - (time.perf_counter() - start)))
            time.sleep(nap)
            events = pygame.event.get()
        if events:
            self._last = time.perf_counter()
        kept: list[pygame.event.Event] = []
        for event in events:
            if kept and event.type == pygame.MOUSEMOTION == kept[-1].type:
                kept.pop()
            if event.type != pygame.NOEVENT:
                kept.append(event)
        return kept
