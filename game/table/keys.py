"""The seed and the salt of an unfinished match, in a separate file beside the record.

So the record can be shown to anybody while the match is being played.
"""

from __future__ import annotations

import contextlib
import shutil
from pathlib import Path

import msgspec

from game.paths import write_whole
from game.table.random_stream import Secret, fingerprint
from game.table.record import UNREADABLE


def key_path(record: Path) -> Path:
    """Return the path of the key of a record."""
    return record.with_suffix(".key")


def save(record: Path, secret: Secret) -> None:
    """Write the key of a record; raises OSError."""
    write_whole(key_path(record), msgspec.json.encode(secret), 0o600)


def try_save(record: Path, secret: Secret) -> None:
    """Write the key if possible: without it the match can continue, with a new seed."""
    with contextlib.suppress(OSError):
        save(record, secret)


def load(record: Path, expected: str, rules: str) -> Secret | None:
    """Return the contents of the key; None if it is missing, damaged or does not give the fingerprint `expected`."""
    try:
        secret = msgspec.json.decode(key_path(record).read_bytes(), type=Secret)
    except (OSError, *UNREADABLE):
        return None
    return secret if fingerprint(secret.seed, secret.salt, rules) == expected else None


def copy(record: Path, to: Path) -> None:
    """Copy the key of a record, if there is one, for the copy of the record."""
    with contextlib.suppress(OSError):
        shutil.copyfile(key_path(record), key_path(to))
        key_path(to).chmod(0o600)


def remove(record: Path) -> None:
    """Delete the key of a finished or deleted record, if there is one."""
    with contextlib.suppress(OSError):
        key_path(record).unlink()
