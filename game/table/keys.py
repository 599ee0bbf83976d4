"""The seed and the salt of a match that is not finished, in a file of their own beside the record.

The record can so be shown to anybody while it is being played.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path

import msgspec

from game.table.luck import fingerprint, new_secret
from game.table.record import UNREADABLE


class _Key(msgspec.Struct, frozen=True):
    seed: str
    salt: str


def key_path(record: Path) -> Path:
    """Return where the key of a record lies."""
    return record.with_suffix(".key")


def save(record: Path, seed: str, salt: str) -> None:
    """Write the key of a record; raises OSError."""
    path = key_path(record)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(msgspec.json.encode(_Key(seed, salt)))


def try_save(record: Path, seed: str, salt: str) -> None:
    """Write the key if that is possible: without it the match can go on all the same, with a new seed."""
    with contextlib.suppress(OSError):
        save(record, seed, salt)


def load(record: Path, expected: str, rules: str) -> tuple[tuple[str, str], bool]:
    """Return seed and salt, and whether they had to be made anew.

    That is so if the key is missing, damaged or of another record: it must give the fingerprint `expected`.
    """
    try:
        key = msgspec.json.decode(key_path(record).read_bytes(), type=_Key)
    except (OSError, *UNREADABLE):
        return (new_secret(), new_secret()), True
    if fingerprint(key.seed, key.salt, rules) != expected:
        return (new_secret(), new_secret()), True
    return (key.seed, key.salt), False


def copy(record: Path, to: Path) -> None:
    """Give the copy of a record its key, if there is one."""
    with contextlib.suppress(OSError):
        shutil.copyfile(key_path(record), key_path(to))
        key_path(to).chmod(0o600)


def remove(record: Path) -> None:
    """Delete the key of a finished or deleted record, if there is one."""
    with contextlib.suppress(OSError):
        key_path(record).unlink()
