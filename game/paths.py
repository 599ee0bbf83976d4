"""The locations of files: those shipped with the program, and those of the player."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from functools import cache
from pathlib import Path
from typing import Literal

from game.errors import FeluccaError, sentence

if sys.platform != "win32":
    import fcntl

Assets = Literal["data", "art", "sounds"]

HOME = "FELUCCA_HOME"
"""The environment variable that names a folder for all files of the player: for a USB stick, or for tests."""
LARGEST = 1 << 20
"""The maximum number of characters of a text file that belongs to the program or the player."""
_WAITS = (0.02, 0.05, 0.1)
"""The seconds to wait before each new attempt on a file that is in use."""
_UNABLE = (errno.EBADF, errno.EINVAL, errno.ENOSYS, errno.ENOTSUP)
"""The error numbers of a file system that cannot flush to a disk."""
PORTABLE = "portable"
"""The file beside the program that makes it keep all its files beside itself."""


def _candidates(name: str) -> list[Path]:
    package = Path(__file__).resolve().parent
    frozen = getattr(sys, "_MEIPASS", None)
    roots = [Path(frozen)] if frozen else []
    return [root / name for root in (*roots, package / "_assets", package.parent)]


@cache
def asset_dir(name: Assets) -> Path:
    """Return the folder of shipped files called `name`.

    Raises FeluccaError if the program was installed without it.
    """
    for folder in _candidates(name):
        if folder.is_dir():
            return folder
    raise FeluccaError(
        sentence(
            "error-folder-missing",
            "the Felucca folder '{folder}' is missing: please reinstall",
            folder=name,
        )
    )


def read_text(file: Path, most: int = LARGEST) -> str:
    """Return the text of a file, without the byte order mark that some editors write.

    Raises OSError if it cannot be read or has more than `most` characters, UnicodeDecodeError if it is not UTF-8.
    """
    with file.open(encoding="utf-8-sig") as stream:
        words = stream.read(most + 1)
    if len(words) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return words


def is_file(path: Path) -> bool:
    """Return whether there is a file of that name; a name that the system does not allow counts as missing."""
    try:
        return path.is_file()
    except (OSError, ValueError):  # such as one with more letters than a name may have
        return False


def put_in_place(made: str | Path, file: Path) -> None:
    """Rename the new file `made` to `file`, replacing an old one, and flush the folder; raises OSError.

    Windows refuses that while another program has one of them open, as a virus scanner does for a moment: there it is
    tried several times.
    """
    for wait in _WAITS if sys.platform == "win32" else ():
        try:
            os.replace(made, file)
            return
        except PermissionError:
            time.sleep(wait)
    os.replace(made, file)
    sync_folder(file.parent)


def sync(handle: int) -> None:
    """Flush an open file to the disk, if its file system can do that; raises OSError."""
    try:
        if sys.platform == "darwin":  # where fsync stops at the memory of the drive
            with contextlib.suppress(OSError):
                fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
                return
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _UNABLE:
            raise


def sync_folder(folder: Path) -> None:
    """Flush the names in a folder to the disk, where the system can do that."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def program_dir() -> Path:
    """Return the folder in which a player sees the program, whether it is a disk image, a bundle or a folder."""
    image = os.environ.get("APPIMAGE")
    if image:
        return Path(image).resolve().parent
    if not getattr(sys, "frozen", False):
        return Path(sys.argv[0] or ".").resolve().parent
    program = Path(sys.executable).resolve()
    bundle = next((folder for folder in program.parents if folder.suffix == ".app"), None)
    return (bundle or program).parent


def user_dir() -> Path:
    """Return the folder for this player's matches and settings; it may not exist yet.

    FELUCCA_HOME names it; a file `portable` beside the program puts it there; otherwise the system decides. Raises
    FeluccaError if the system has no home folder.
    """
    named = os.environ.get(HOME)
    if named:
        return Path(named)
    beside = program_dir()
    if (beside / PORTABLE).exists():
        return beside / "felucca-data"
    import platformdirs

    try:
        return Path(platformdirs.user_data_dir("felucca", appauthor=False))
    except RuntimeError:
        homeless = "there is no home folder to save games in: set {variable} to a folder"
        raise FeluccaError(sentence("error-homeless", homeless, variable=HOME)) from None


def pictures_dir() -> Path:
    """Return the folder for pictures that the player shares; it may not exist yet."""
    return _shared_dir("pictures")


def documents_dir() -> Path:
    """Return the folder for documents that the player takes along; it may not exist yet."""
    return _shared_dir("documents")


def _shared_dir(name: Literal["pictures", "documents"]) -> Path:
    """Return the player's own folder of that kind, or one beside the matches of a program that keeps to itself."""
    if os.environ.get(HOME) or (program_dir() / PORTABLE).exists():
        return user_dir() / name
    import platformdirs

    try:
        return Path(platformdirs.user_pictures_dir() if name == "pictures" else platformdirs.user_documents_dir())
    except RuntimeError:
        return user_dir() / name
