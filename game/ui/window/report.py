"""The report that a player can send after a crash: the error, the last actions and the record, nothing private."""

from __future__ import annotations

import getpass
import platform
import re
import sys
import time
import traceback
import zipfile
from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pygame

import game
from game.match.lines import AnyLine, RecordHeader, SeatChange
from game.match.record import write_all
from game.match.seats import Seat
from game.ui.window.input import InputEvent, KeyPress, PointerDown, PointerUp, Wheel

LENGTH = 200


class Journal:
    """A short memory of scenes and input; the oldest lines are forgotten."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._lines: deque[str] = deque(maxlen=LENGTH)
        self._scenes: tuple[str, ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines, oldest first, each with the seconds since the window opened."""
        return tuple(self._lines)

    def note(self, what: str) -> None:
        """Add a line with the time."""
        self._lines.append(f"{time.monotonic() - self._began:9.2f}  {what}")

    def note_input(self, event: InputEvent) -> None:
        """Add an action, a mouse button with its position, or a turn of the wheel.

        Pointer moves, keys without an action and typed text are left out.
        """
        if isinstance(event, KeyPress):
            if event.action is None:
                return
            self.note(f"press {event.action.name}")
        elif isinstance(event, (PointerDown, PointerUp)):
            word = "down" if isinstance(event, PointerDown) else "up"
            self.note(f"pointer {word} {event.button} at {event.pos[0]:.0f},{event.pos[1]:.0f}")
        elif isinstance(event, Wheel):
            self.note("wheel")

    def note_scenes(self, scenes: tuple[object, ...]) -> None:
        """Add the names of the scenes on the stack if they have changed."""
        names = tuple(type(scene).__name__ for scene in scenes)
        if names != self._scenes:
            self._scenes = names
            self.note(f"scenes {' > '.join(names) or 'none'}")


STORY = "report.txt"
RECORD = "match.felucca"


@dataclass(frozen=True, slots=True)
class Report:
    """The contents of a report: errors with their places, the last actions, and the match."""

    errors: tuple[Exception, ...]
    journal: tuple[str, ...] = ()
    match: tuple[AnyLine, ...] = ()

    @property
    def story(self) -> str:
        """The report without the match, as text without names of people or folders."""
        parts = [
            f"Felucca {game.__version__}{' (frozen)' if getattr(sys, 'frozen', False) else ''}",
            f"Python {platform.python_version()}, {platform.platform()}",
            f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}, "
            f"{pygame.display.get_driver() if pygame.display.get_init() else 'no display'}",
            "",
            *("".join(traceback.format_exception(error)) for error in self.errors),
            "The last things that happened, in seconds since the window opened:",
            *self.journal,
        ]
        return without_people("\n".join(parts), names(self.match)) + "\n"

    def write(self, file: Path) -> None:
        """Write the report into one zip file: the story and, if there is a match, its record; raises OSError."""
        file.parent.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(file, "x", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(STORY, self.story)
            if self.match:
                archive.writestr(RECORD, write_all(nameless(self.match)))


def names(lines: Sequence[AnyLine]) -> set[str]:
    """Return the names of the people in a record."""
    seats: list[Seat] = []
    for line in lines:
        if isinstance(line, RecordHeader):
            seats += line.seats
        elif isinstance(line, SeatChange):
            seats.append(line.now)
    return {seat.name for seat in seats if seat.is_human and seat.name}


def nameless(lines: Sequence[AnyLine]) -> list[AnyLine]:
    """Return a record that plays the same, with people called by their seats."""
    made: list[AnyLine] = []
    people = names(lines)
    for line in lines:
        if isinstance(line, RecordHeader):
            seats = [_anybody(seat, number, people) for number, seat in enumerate(line.seats)]
            made.append(msgspec.structs.replace(line, seats=seats))
        elif isinstance(line, SeatChange):
            made.append(msgspec.structs.replace(line, now=_anybody(line.now, line.seat, people)))
        else:
            made.append(line)
    return made


def _anybody(seat: Seat, number: int, people: Collection[str]) -> Seat:
    """Return a seat without the name of a person, also where an AI plays on for that person."""
    is_person = seat.is_human or seat.name in people
    return msgspec.structs.replace(seat, name=f"Player {number + 1}") if is_person else seat


def without_people(text: str, people: Collection[str] = ()) -> str:
    """Return `text` with the player's home folder, account and the names of people left out."""
    home = _home()
    for folder in {home, home.replace("\\", "/"), home.replace("\\", "\\\\")}:
        if len(folder) > 1:  # in letters of either case, as Windows takes them
            text = re.sub(re.escape(folder), "~", text, flags=re.IGNORECASE)
    words = {*people, *(word for word in (_account(), platform.node()) if len(word) > 2)}
    for word in sorted(words, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", "…", text)
    return text


def _home() -> str:
    try:
        return str(Path.home())
    except RuntimeError:
        return ""


def _account() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
