"""Sentences about files that wait to be shown: from any thread and any depth of the program to the player's screen."""

from __future__ import annotations

from threading import Lock as Mutex


class Notices:
    """Sentences that nobody has seen yet; each is shown once in the life of the program."""

    def __init__(self) -> None:
        self._mutex = Mutex()
        self._waiting: list[str] = []
        self._told: set[str] = set()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def tell(self, words: str) -> None:
        """Add the sentence of an error, as a Sentence if it can be translated, unless it was added before."""
        with self._mutex:
            if words not in self._told:
                self._told.add(words)
                self._waiting.append(words)

    def take(self) -> list[str]:
        """Return the sentences that wait, the oldest first; they count as shown."""
        with self._mutex:
            taken, self._waiting = self._waiting, []
        return taken

    def forget(self) -> None:
        """Drop everything, including the memory of what was shown; for tests."""
        with self._mutex:
            self._waiting.clear()
            self._told.clear()


NOTICES = Notices()
"""The notices of this program: the window shows them in dialogs, the command line on the error stream."""
