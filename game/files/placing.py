"""Reading a file, and giving a new file its name without losing another one."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shutil
import stat
import sys
import time
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from game.errors import FeluccaError, unwritten
from game.paths import put_in_place, sync, sync_folder

UNFINISHED = ".new"
"""The ending of the name of a file that is being written and not yet in its place."""
DAMAGED = ".damaged"
"""The ending of the copy of a file that could not be understood."""
NEWER = ".newer"
"""The ending of the copy of a file whose format a newer version made."""
OTHER = ".other"
"""The ending of the copy of a file that somebody else wrote at the same moment."""
_ABANDONED = 3600.0
"""Seconds after which an unfinished file counts as abandoned by its writer."""
_LETTERS = 40
"""The letters of a file's name that the name of its unfinished successor begins with, which must not be too long."""
_COMPARED = 1 << 26
"""The maximum number of bytes of files that are compared."""
_SWAP = 2
"""The flag for swapping two names, of renameat2 (Linux) and of renamex_np (macOS)."""
_HERE = -100
"""Linux: a path is not relative to an open folder."""
_BINARY = getattr(os, "O_BINARY", 0)
OPEN = _BINARY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
"""Flags for opening a file that might be a pipe: it must not keep anybody waiting."""


def real(file: Path) -> Path:
    """Return the path of the file behind all links; it need not exist."""
    return Path(os.path.realpath(file))


def check_regular(handle: int) -> None:
    """Raise OSError if an open file is a folder, a pipe or a device."""
    mode = os.fstat(handle).st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(mode):
        raise OSError(errno.ESPIPE, os.strerror(errno.ESPIPE))


def read(file: Path, most: int) -> bytes:
    """Return the content of a file; raises OSError: EFBIG beyond `most` bytes, ESPIPE for a pipe or a device."""
    with os.fdopen(os.open(file, os.O_RDONLY | OPEN), "rb") as stream:
        check_regular(stream.fileno())
        if os.fstat(stream.fileno()).st_size > most:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        return stream.read()


def read_or_empty(file: Path, most: int) -> bytes:
    """Return the content of a file, b'' where there is none; raises OSError for one that cannot be read."""
    try:
        return read(file, most)
    except (FileNotFoundError, NotADirectoryError):
        return b""


def files_in(folder: Path, *suffixes: str) -> list[Path]:
    """Return the files of a folder with one of these suffixes, sorted; none if it cannot be read."""
    try:
        return sorted(file for file in folder.iterdir() if file.suffix in suffixes)
    except OSError:
        return []


def create(file: Path, data: bytes, mode: int = 0o666) -> None:
    """Write a new file, whole or not at all; raises FileExistsError if the name is taken, or another OSError."""
    file = real(file)
    made = _unfinished(file, data, mode)
    try:
        _give_name(made, file)
    except OSError:
        _remove(made)
        raise
    sync_folder(file.parent)


def create_numbered(folder: Path, stem: str, ending: str, data: bytes) -> Path:
    """Write a new file into a folder, with a number after its `stem` if the name is taken, and return its path.

    Where such a file has the same content, its path is returned instead. Raises FeluccaError.
    """
    for number in count(1):
        file = folder / f"{stem}{f' ({number})' if number > 1 else ''}{ending}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            create(file, data)
        except FileExistsError:
            if not folder.is_dir():
                raise FeluccaError(unwritten(folder, NotADirectoryError(errno.ENOTDIR, ""))) from None
            if not has_content(file, data):
                continue
        except OSError as error:
            raise FeluccaError(unwritten(file, error)) from None
        return file
    raise AssertionError("there is always another number")


def put(file: Path, data: bytes, mode: int = 0o666) -> Path | None:
    """Write a file in the place of the one there, whole or not at all, and return the path that the old one has now.

    None means that there was none. The old one is exactly what was there until the new one came, even if somebody
    wrote it a moment before; the caller keeps or removes it. A new file has the permissions `mode`, a replacement
    those of the old file. Raises OSError.
    """
    file = real(file)
    made = _unfinished(file, data, mode)
    try:
        while True:
            try:
                old = _swap(made, file)
            except FileNotFoundError:
                try:
                    _give_name(made, file)
                except FileExistsError:
                    continue
                old = None
            sync_folder(file.parent)
            return old
    except OSError:
        _remove(made)
        raise


def keep(old: Path, file: Path, ending: str) -> Path:
    """Give `old`, which had been `file` or its copy, a lasting name beside `file`, and return the new path.

    The name is that of `file` without its suffix, a number if it is taken, and `ending`. Where a copy with the same
    content has such a name already, `old` is removed and that copy is returned. Raises OSError.
    """
    file, content = real(file), _content(old)
    for number in count():
        kept = file.with_name(f"{file.stem}{f'-{number}' if number else ''}{ending}")
        try:
            _give_name(old, kept)
        except FileExistsError:
            if content is None or _content(kept) != content:
                continue
            _remove(old)
        sync_folder(file.parent)
        return kept
    raise AssertionError("there is always another number")


def discard(old: Path) -> None:
    """Remove a file that `put` has taken away and that is no longer needed; ignores errors."""
    _remove(old)


def sweep(folder: Path) -> None:
    """Remove the unfinished files of a folder that a crash left; files of the last hour may be another window's."""
    for file in files_in(folder, UNFINISHED):
        with contextlib.suppress(OSError):
            if time.time() - file.stat().st_mtime > _ABANDONED:
                file.unlink()


def has_content(file: Path, data: bytes) -> bool:
    """Return whether a file has this content; False if it cannot be read or is too large to be compared (64 MiB)."""
    return _content(file) == data


def _content(file: Path) -> bytes | None:
    """Return the content of a file, None if it cannot be read or is too large to be compared."""
    try:
        return read(file, _COMPARED)
    except OSError:
        return None


def _fresh(file: Path) -> Path:
    return file.with_name(f"{file.name[:_LETTERS]}.{secrets.token_hex(4)}{UNFINISHED}")


def _unfinished(file: Path, data: bytes, mode: int) -> Path:
    """Write a new file beside `file`, on the disk to the last byte, and return its path; raises OSError."""
    made = _fresh(file)
    handle = os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, mode)
    try:
        with os.fdopen(handle, "wb") as stream:
            if sys.platform != "win32":
                with contextlib.suppress(OSError):
                    os.fchmod(handle, stat.S_IMODE(file.stat().st_mode))
            stream.write(data)
            stream.flush()
            sync(handle)
    except OSError:
        _remove(made)
        raise
    return made


def _remove(file: Path) -> None:
    with contextlib.suppress(OSError):
        file.unlink()


def _give_name(made: Path, file: Path) -> None:
    """Give a file another name unless that is taken; raises FileExistsError, OSError."""
    if sys.platform == "win32":
        os.rename(made, file)  # which replaces nothing there
        return
    try:
        os.link(made, file)
    except FileExistsError:
        raise
    except OSError:  # a file system without a second name for a file
        if os.path.lexists(file):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)) from None
        os.rename(made, file)
        return
    made.unlink()


def _swap(made: Path, file: Path) -> Path:
    """Let a new file and an old one swap their names, and return the name that the old one has now; raises OSError.

    Where the system cannot do that in one step, the old one gets a second name first.
    """
    if exchange(made, file):
        return made
    old = _fresh(file)
    try:
        os.link(file, old)
    except FileNotFoundError:
        raise
    except OSError:
        shutil.copyfile(file, old)
    try:
        put_in_place(made, file)
    except OSError:
        _remove(old)
        raise
    return old


@cache
def _exchanger() -> Any:
    """Return the system's function that swaps two names in one step, None if it has none."""
    import ctypes

    try:
        system = ctypes.CDLL(None, use_errno=True)
        return system.renameat2 if sys.platform == "linux" else system.renamex_np
    except (OSError, AttributeError):
        return None


def exchange(made: Path, file: Path) -> bool:
    """Swap the names of two files in one step, on Linux and macOS; return whether that was possible.

    Raises FileNotFoundError if one of them is missing.
    """
    if sys.platform not in ("linux", "darwin"):
        return False
    exchange = _exchanger()
    if exchange is None:
        return False
    import ctypes

    names = os.fsencode(made), os.fsencode(file)
    args = (_HERE, names[0], _HERE, names[1], _SWAP) if sys.platform == "linux" else (*names, _SWAP)
    if exchange(*args) == 0:
        return True
    if ctypes.get_errno() == errno.ENOENT:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    return False
