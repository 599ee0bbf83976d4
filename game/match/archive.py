"""Everything that a player keeps, in one zip file: records, keys, analyses, statistics, progress and settings.

`take_in` adds what this computer lacks and removes nothing; a second time it changes nothing.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from game.errors import FeluccaError, sentence, unread, unwritten
from game.files import placing
from game.files.document import Unsound, change_document, kept_notice, members, read_document
from game.files.lock import Lock, Taken
from game.files.notices import NOTICES
from game.match import saves
from game.match.keys import KEY
from game.match.progress import progress_file
from game.match.record import LARGEST, SUFFIX
from game.match.saves import ANALYSIS
from game.match.statistics import Entries, change_entries, entries_in, statistics_file
from game.paths import LARGEST as LARGEST_DOCUMENT
from game.paths import user_dir

ENDING = ".zip"
_MATCHES = "matches/"
_NAME = re.compile(
    r"(?!(?:con|prn|aux|nul|com\d|lpt\d)\.)[^/\\:*?\"<>|\x00-\x1f. ][^/\\:*?\"<>|\x00-\x1f]{0,200}", re.I
)
"""The name of a file beside others: nothing that leads to another folder or to a device on any system."""
_KINDS = (SUFFIX, ANALYSIS, KEY)
_STATISTICS, _PROGRESS, _SETTINGS = "statistics.json", "learned.json", "settings.json"
_PUZZLES = "puzzles.json"
_DOCUMENTS = (_STATISTICS, _PROGRESS, _SETTINGS, _PUZZLES)
_MOST_FILES, _MOST_BYTES = 60_000, 1 << 30
"""The greatest number of files taken in, and of their bytes in all."""
_LEFT_HERE = ("place", "window", "interface_scale")
"""The settings of one screen, which stay where they are."""
_PLAIN = 0
"""The first half of the attributes of an entry that was written without those of Unix."""
_FILE_KIND, _REGULAR = 0o170000, 0o100000


@dataclass(frozen=True, slots=True)
class TakenIn:
    """The numbers of additions from an archive: games that were not here, and games that went on elsewhere."""

    games: int = 0
    continued: int = 0
    others: int = 0
    """The number of analyses added and of documents changed."""

    @property
    def is_nothing(self) -> bool:
        """Whether everything was here already."""
        return not (self.games or self.continued or self.others)


def export(folder: Path, today: date) -> Path:
    """Write everything into a new zip file in a folder, and return its path; raises FeluccaError.

    Where an export of the same day has the same content, its path is returned instead.
    """
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as target:
        for name, content in _kept():
            target.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return placing.create_numbered(folder, f"Felucca {today.isoformat()}", ENDING, data.getvalue())


def _kept() -> Iterator[tuple[str, bytes]]:
    """Yield names and contents of all files; raises FeluccaError for one that is there and cannot be read."""
    for file in placing.files_in(saves.folder(), *_KINDS):
        yield f"{_MATCHES}{file.name}", read_document(file, LARGEST)
    for name in _DOCUMENTS:
        content = read_document(user_dir() / name)
        if content:
            yield name, content


def take_in(file: Path) -> TakenIn:
    """Add what an archive has and this computer lacks, and return the additions.

    A game that went on elsewhere goes on here; one that went on differently in both places is kept twice. One that is
    open just now stays as it is, and NOTICES reports it. Raises FeluccaError, and changes nothing, for an archive that
    is damaged or not ours; also if a file cannot be written, which leaves the rest of the archive out.
    """
    found = _checked(file)
    games = continued = others = 0
    folder = saves.folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in sorted(found.items(), key=lambda item: _order(item[0])):
            if not name.startswith(_MATCHES):
                others += _merge_document(name, content)
                continue
            target = folder / name.removeprefix(_MATCHES)
            try:
                if target.suffix == SUFFIX:
                    was_new = _place_record(target, content)
                    games += was_new is True
                    continued += was_new is False
                elif target.suffix == ANALYSIS:
                    others += _place_analysis(target, content)
                else:
                    _place_key(target, content)
            except Taken as error:
                NOTICES.tell(error.sentence)
    except OSError as error:
        raise FeluccaError(unwritten(folder, error)) from None
    return TakenIn(games, continued, others)


def _checked(file: Path) -> dict[str, bytes]:
    """Return the contents of an archive by name; raises FeluccaError unless all of it is ours and intact."""
    bad = FeluccaError(sentence("error-archive", "'{file}' is not a Felucca export, or it is damaged", file=file.name))
    try:
        with zipfile.ZipFile(io.BytesIO(placing.read(file, _MOST_BYTES))) as source:
            entries = source.infolist()
            if len(entries) > _MOST_FILES or sum(each.file_size for each in entries) > _MOST_BYTES:
                raise bad
            if not entries or len({each.filename for each in entries}) < len(entries):
                raise bad
            if not all(_is_ours(each) for each in entries):
                raise bad
            found = {each.filename: source.read(each) for each in entries}
    except OSError as error:
        raise FeluccaError(unread(file, error)) from None
    except (zipfile.BadZipFile, zipfile.LargeZipFile, NotImplementedError, RuntimeError, EOFError, ValueError):
        raise bad from None
    except Exception as error:  # a broken stream: the module for it decides what it raises
        if type(error).__module__ not in ("zlib", "lzma", "bz2", "_lzma"):
            raise
        raise bad from None
    try:
        for name in _DOCUMENTS:
            _ = entries_in(found.get(name, b"")) if name == _STATISTICS else members(found.get(name, b""))
    except Unsound:
        raise bad from None
    return found


def _is_ours(entry: zipfile.ZipInfo) -> bool:
    """Return whether an entry is a plain file of a name that Felucca gives, and no larger than such a file may be."""
    kind = entry.external_attr >> 16 & _FILE_KIND
    if kind not in (_PLAIN, _REGULAR) or entry.flag_bits & 1 or entry.orig_filename != entry.filename:
        return False
    if entry.filename in _DOCUMENTS:
        return entry.file_size <= LARGEST_DOCUMENT
    name = entry.filename.removeprefix(_MATCHES)
    is_beside = entry.filename.startswith(_MATCHES) and _NAME.fullmatch(name) is not None
    return is_beside and Path(name).suffix in _KINDS and entry.file_size <= LARGEST


def _order(name: str) -> int:
    """Return the place of a file among those that are taken in: a key comes after its record."""
    return len(_KINDS) if name in _DOCUMENTS else _KINDS.index(Path(name).suffix)


def _place_record(target: Path, content: bytes) -> bool | None:
    """Put a record beside the others; return True for a new one, False for one that goes on, None if it is here."""
    for number in count(1):
        place = target if number == 1 else target.with_name(f"{target.stem}-{number}{SUFFIX}")
        present = _content(place)
        if present is None:
            placing.create(place, content)
            return True
        if present.startswith(content):
            return None
        if content.startswith(present):
            _replace(place, content)
            return False
    raise AssertionError("there is always another number")


def _place_analysis(target: Path, content: bytes) -> bool:
    """Add the answers of an analysis to those that are here; return whether any were new."""
    present = _content(target)
    if present is None:
        placing.create(target, content)
        return True
    if content in present:
        return False
    gap = b"" if not present or present.endswith(b"\n") else b"\n"
    joined = content if content.startswith(present) else present + gap + content
    _replace(target, joined)
    return True


def _replace(file: Path, content: bytes) -> None:
    """Put new content in the place of a file; keep what somebody wrote in between and is not part of the new."""
    with Lock(file):
        old = placing.put(file, content)
        if old is None:
            return
        before = _content(old)
        if before is not None and before in content:
            placing.discard(old)
        else:
            NOTICES.tell(kept_notice(file, placing.keep(old, file, placing.OTHER)))


def _place_key(target: Path, content: bytes) -> None:
    if _content(target) is None and _content(target.with_suffix(SUFFIX)) is not None:
        placing.create(target, content, 0o600)


def _content(file: Path) -> bytes | None:
    """Return the content of a file, None if there is none; raises OSError."""
    try:
        return placing.read(file, LARGEST)
    except FileNotFoundError:
        return None


def _merge_document(name: str, content: bytes) -> bool:
    """Add what a document has to the one here, and return whether that changed it; raises FeluccaError."""
    has_changed = False
    if name == _STATISTICS:
        coming = entries_in(content)

        def joined(kept: Entries) -> Entries:
            nonlocal has_changed
            merged = {**coming, **kept}
            for stem, entry in kept.items():
                if entry.performances is None and stem in coming:
                    merged[stem] = msgspec.structs.replace(entry, performances=coming[stem].performances)
            has_changed = merged != dict(kept)
            return merged

        change_entries(statistics_file(), joined)
        return has_changed
    more = members(content)
    file = progress_file() if name == _PROGRESS else user_dir() / name

    def edit(data: bytes) -> bytes:
        nonlocal has_changed
        present = members(data)
        merged = _MERGED[name](present, more)
        has_changed = merged != present
        return json.dumps(merged, indent=2).encode() if has_changed else data

    change_document(file, edit)
    return has_changed


def _progressed(present: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """Return the progress of both: of each chapter the steps that are done in either."""
    merged = {**more, **present}
    for name, done in more.items():
        here = present.get(name)
        if type(done) is int and type(here) is int:
            merged[name] = max(done, here)
    return merged


def _trained(present: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """Return the practice of both, by person; of the same thing in both the one that was practised longer.

    That is a standing with more tries, a score with more questions, a card that was reviewed later, a puzzle that was
    solved. Raises Unsound.
    """
    here, there = (found.get("people", {}) for found in (present, more))
    if not all(isinstance(each, dict) for people in (here, there) for each in (people, *people.values())):
        raise Unsound
    people = {**there, **here}
    for who in here.keys() & there.keys():
        people[who] = {**there[who], **here[who]}
        for part in here[who].keys() & there[who].keys():
            one, other = here[who][part], there[who][part]
            if isinstance(one, dict) and isinstance(other, dict):
                later = {name: max(one[name], other[name], key=_practised) for name in one.keys() & other.keys()}
                people[who][part] = {**other, **one, **later}
    return {**more, **present, "people": people} if people else {**more, **present}


def _practised(found: object) -> tuple[int, str]:
    """Return the sort key of a thing that was practised: how often, and when it was reviewed last."""
    if isinstance(found, int):
        return found, ""
    if isinstance(found, str):
        return ("missed", "later", "first").index(found) if found in ("missed", "later", "first") else -1, ""
    if not isinstance(found, dict):
        return -1, ""
    memory = found.get("memory")
    count = found.get("tried", found.get("asked", 0))
    reviewed = memory.get("last_review") if isinstance(memory, dict) else None
    return (count if type(count) is int else 0), str(reviewed or "")


def _settled(present: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """Return the settings here, with those that have only been chosen elsewhere."""
    return {**{name: value for name, value in more.items() if name not in _LEFT_HERE}, **present}


_MERGED = {_PROGRESS: _progressed, _SETTINGS: _settled, _PUZZLES: _trained}
"""How the documents that are no statistics are put together."""
