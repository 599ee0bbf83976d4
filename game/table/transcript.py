"""The lines of a match that is being played, in memory and in its record file."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterable
from pathlib import Path

from game.table import keys
from game.table.ledger import Ledger, Lock, explain
from game.table.lines import AnyLine, Reseed
from game.table.random_stream import Secret
from game.table.record import Record


class Transcript:
    """The lines of a match, append-only.

    A file that cannot be written is no error: `trouble` says why, the lines stay, and every later line tries again.
    `on_trouble` is called when the trouble begins.
    """

    def __init__(self, lines: Iterable[AnyLine], on_trouble: Callable[[str], None]) -> None:
        self.lines: list[AnyLine] = list(lines)
        self.trouble = ""
        self._on_trouble = on_trouble
        self._ledger: Ledger | None = None

    @property
    def path(self) -> Path | None:
        """The file it is written to, or None if it lives in memory only."""
        return self._ledger.path if self._ledger else None

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the last new seed, or '' if there was none."""
        reseeds = [line.fingerprint for line in self.lines if isinstance(line, Reseed)]
        return reseeds[-1] if reseeds else ""

    def create(self, path: Path, secret: Secret) -> None:
        """Write the lines to a new file from now on, beside its key; a file that cannot be started is removed."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._have_trouble(error, path)
            return
        lock = Lock(path)
        try:
            if path.exists():
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
            try:
                keys.save(path, secret)
                self._ledger = Ledger.create(path, self.lines, lock)
            except OSError:
                keys.remove(path)
                raise
        except OSError as error:
            lock.release()
            self._have_trouble(error, path)

    def go_on(self, path: Path, record: Record, lock: Lock) -> None:
        """Write later lines to the file that `record` was read from, whose `lock` is held."""
        try:
            self._ledger = Ledger.resume(path, record, lock)
        except OSError as error:
            lock.release()
            self.trouble = explain(error, path)

    def write(self, line: AnyLine) -> None:
        """Add a line; if the file was cut or removed, or could not be written, the whole record is written again."""
        self.lines.append(line)
        if self._ledger is not None:
            try:
                if self._ledger.is_whole:
                    self._ledger.append(line)
                else:
                    self._ledger.renew(self.lines)
            except OSError as error:
                self._have_trouble(error, self._ledger.path)
            else:
                self.trouble = ""

    def finish(self, line: AnyLine) -> None:
        """Add the last line, which reveals the secret: the key is no longer needed."""
        path = self.path
        self.write(line)
        self.close()
        if path is not None and not self.trouble:
            keys.remove(path)

    def close(self) -> None:
        """Close the file; the written lines stay."""
        if self._ledger is not None:
            self._ledger.close()
            self._ledger = None

    def _have_trouble(self, error: OSError, path: Path) -> None:
        before, self.trouble = self.trouble, explain(error, path)
        if self.trouble != before:
            self._on_trouble(self.trouble)
