"""The seed and the salt of an unfinished match, in a separate file beside the record.

So the record can be shown to anybody while the match is being played.
"""

from __future__ import annotations

import contextlib
import errno
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from game.errors import FeluccaError, reason, sentence
from game.files import placing
from game.files.document import kept_notice
from game.files.notices import NOTICES
from game.match.lines import Reseed
from game.match.random_stream import Secret, fingerprint
from game.match.record import SUFFIX, UNREADABLE, Record, read_record

KEY = ".key"
"""The ending of the name of a key, instead of that of its record."""
_LARGEST = 4096
"""The maximum number of bytes of a key."""
_OUR_NAME = re.compile(r"[a-z-]+-\d{4}-\d\d-\d\d-\d{6}-[0-9a-f]{4}")
"""The beginning of the name of a record that was begun here; that of a copy goes on."""


def key_path(record: Path) -> Path:
    """Return the path of the key of a record."""
    return record.with_suffix(KEY)


def save(record: Path, secret: Secret) -> None:
    """Write the key of a record; another one found there is kept beside it and reported. Raises OSError."""
    file, data = key_path(record), msgspec.json.encode(secret)
    if _content(file) == data:
        return
    old = placing.put(file, data, 0o600)
    if old is not None:
        NOTICES.tell(kept_notice(file, placing.keep(old, file, placing.DAMAGED)))


def try_save(record: Path, secret: Secret) -> None:
    """Write the key if possible: without it the match can continue, with a new seed."""
    with contextlib.suppress(OSError):
        save(record, secret)


def load(record: Path, expected: str, rules: str) -> Secret | None:
    """Return the secret that gives the fingerprint `expected`, None if its key is lost.

    The key lies beside the record, or beside another one in the folder, as copies made by sync programs have other
    names. Raises FeluccaError for a key that is there and cannot be read, such as that of another account: to go on
    without it would change the luck.
    """
    own = key_path(record)
    try:
        placing.read_or_empty(own, _LARGEST)
    except OSError as error:
        if error.errno != errno.EFBIG:
            shut = (
                "the key file of this game, '{file}', cannot be read ({reason}): without it, all further draws would"
                " change, so the game cannot continue"
            )
            raise FeluccaError(sentence("error-key-unread", shut, file=own, reason=reason(error))) from None
    for file in (own, *(key for key in placing.files_in(own.parent, KEY) if key.name != own.name)):
        secret = _decoded(file)
        if secret is not None and fingerprint(secret.seed, secret.salt, rules) == expected:
            return secret
    return None


def copy(record: Path, to: Path) -> None:
    """Copy the key of a record for the copy `to` of the record, if there is a key and the copy can be written."""
    data = _content(key_path(record))
    if data is not None:
        with contextlib.suppress(OSError):
            placing.create(key_path(to), data, 0o600)


def remove(record: Path) -> None:
    """Delete the key of a finished or deleted record; a copy of the record that needs it and has none inherits it."""
    key = key_path(record)
    secret = _decoded(key)
    for heir in _copies(record) if secret is not None else ():
        if not key_path(heir).exists() and _needs(heir, secret):
            copy(record, heir)
            break
    with contextlib.suppress(OSError):
        key.unlink()


def seed_print(record: Record) -> str:
    """Return the fingerprint of the seed that the present luck of a record follows from: its last one."""
    reseeds = [line.fingerprint for line in record.lines if isinstance(line, Reseed)]
    return reseeds[-1] if reseeds else record.header.fingerprint


def _needs(record: Path, secret: Secret | None) -> bool:
    """Return whether an unfinished record goes on with this secret."""
    try:
        found = read_record(record)
    except FeluccaError:
        return False
    is_its = secret is not None and fingerprint(secret.seed, secret.salt, found.header.rules) == seed_print(found)
    return is_its and found.result is None


def _copies(record: Path) -> Iterator[Path]:
    """Yield the other records whose names begin like that of `record`, as those of copies do."""
    ours = _OUR_NAME.match(record.stem)
    beginning = ours.group() if ours else record.stem
    for file in placing.files_in(record.parent, SUFFIX):
        is_begun_here = not ours and _OUR_NAME.match(file.name)
        if file.name.startswith(beginning) and file.name != record.name and not is_begun_here:
            yield file


def _content(file: Path) -> bytes | None:
    """Return the content of a key, None if it is not there or cannot be read."""
    try:
        return placing.read(file, _LARGEST)
    except OSError:
        return None


def _decoded(file: Path) -> Secret | None:
    data = _content(file)
    try:
        return None if data is None else msgspec.json.decode(data, type=Secret)
    except UNREADABLE:
        return None
