"""The services that all scenes share: settings, theme, fonts, sound, and the doors to the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import NoReturn

import pygame

from game import locale
from game.components.faces import Side
from game.components.load import OlderNumbers
from game.errors import FeluccaError
from game.match.seats import MOST_SEATS, Seat, same_person
from game.match.table_code import TableCode
from game.ui.drawing.animation import SPEEDS
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.pictures import Pictures
from game.ui.drawing.text import Typesetter, typesetter
from game.ui.drawing.theme import Theme, load_theme
from game.ui.widgets.scene import Change, Scene
from game.ui.window import settings as settings_file
from game.ui.window.clipboard import Clipboard
from game.ui.window.controls import Controls
from game.ui.window.display import Display, Point, fit
from game.ui.window.input import Action
from game.ui.window.settings import PEOPLE, Settings
from game.ui.window.sound import Sound
from game.ui.window.voice import Voice


@dataclass(frozen=True, slots=True)
class NewGame:
    """The player's choices for a new match; `seed` None means a random one, `free_undo` only matters to a lone person.

    `guide` explains each thing to the players when it first comes up.
    """

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, str]
    seed: str | None = None
    shuffles_seats: bool = False
    free_undo: bool = False
    guide: bool = False
    length: int = 1
    """The number of games of a match: 1, 3 or 5."""
    table: TableCode | None = None
    """The code of a repeatable table, which has its own seed; None for any other match."""


@dataclass(frozen=True, slots=True)
class Practice:
    """A series of positions to solve: puzzles of a game, all or those of a theme, or those that were missed.

    Without a game the positions are those that come back from the review box today.
    """

    game: str = ""
    theme: str = ""
    is_missed: bool = False


def _closed(*_: object) -> NoReturn:
    raise FeluccaError(locale.text("shell-door-closed"))


def _nothing(*_: object) -> None:
    return None


@dataclass(frozen=True, slots=True)
class TurnPicture:
    """A picture of a turn: the rule it shows, the text of the move, and the picture in real pixels."""

    rule: str
    move: str
    picture: pygame.Surface


@dataclass(frozen=True)
class Doors:
    """The functions of the table for scenes in packages that may not import it.

    Every call may raise FeluccaError, which becomes a dialog.
    """

    start_match: Callable[[Shell, NewGame], Scene] = _closed
    resume: Callable[[Shell, Path], Scene] = _closed
    """Opens the table of a record."""
    open_chapter: Callable[[Shell, str, str, int], Scene] = _closed
    """Opens a chapter of the lessons of a game at a step, counted from 0."""
    open_exercise: Callable[[Shell, str, str], Scene] = _closed
    """Opens an exercise of a game by its id."""
    open_drill: Callable[[Shell, str], Scene] = _closed
    """Opens ten questions about the hidden pieces of a game."""
    reviews_due: Callable[[Shell], int] = lambda _: 0
    """Counts the positions that come back from the review box today."""
    open_practice: Callable[[Shell, Practice], Scene] = _closed
    """Opens a series of positions to solve."""
    analyse: Callable[[Shell, Path], Change] = _closed
    """Opens the analysis of a record."""
    turn_picture: Callable[[Shell, str, tuple[int, int]], Iterator[TurnPicture | None]] = lambda *_: iter(())
    """Draws a turn of a game at a size in real pixels, for the rulebook, in steps; only the last is not None."""
    enlarge: Callable[[Shell, str, str, Side, OlderNumbers | None], Change | None] = _nothing
    """Shows a side of a piece of a game enlarged, with its explanation; the numbers may be those of an older table."""
    final_picture: Callable[[Shell, Path, tuple[int, int]], pygame.Surface] = _closed
    """Draws the table of a finished record at a size in real pixels."""
    get_ready: Callable[[Shell, str], None] = _nothing
    """Loads what the tables of a game need, while the player still chooses; to be called in a thread of its own."""


def usual_name(index: int = 0) -> str:
    """Return the name of a person who has given none, by the number of the seat from 0 on."""
    return locale.text("seat-human", number=index + 1)


def name_in_use(name: str) -> str:
    """Return a usual name in any language in the language in use, and a name that somebody has typed as it is."""
    if name in map(usual_name, range(MOST_SEATS)):
        return name
    usual = (index for index in range(MOST_SEATS) if name in locale.in_every_language("seat-human", number=index + 1))
    return next(map(usual_name, usual), name)


@lru_cache(maxsize=4)
def faces_in_use(portraits: tuple[tuple[str, str], ...], language: str) -> Mapping[str, str]:
    """Return portraits by name, where usual names are those of the `language` in use; the last one of a name counts."""
    return {name_in_use(name): face for name, face in portraits}


@lru_cache(maxsize=4)
def _all_faces(portraits: tuple[tuple[str, str], ...], language: str, player: str) -> Mapping[str, str]:
    """Return the portraits in use, that of the `player` among them."""
    chosen, me = faces_in_use(portraits, language), same_person(player)
    is_known = any(same_person(name) == me for name in chosen)
    return chosen if is_known else {**chosen, player: chosen.get(usual_name(), PEOPLE[0])}


@dataclass
class Shell:
    """The services, settings and state that all scenes share; scenes read them and never keep a copy of a part."""

    doors: Doors = field(default_factory=Doors)
    settings: Settings = field(default_factory=Settings)
    display: Display = field(default_factory=lambda: fit((1280, 720)))
    sound: Sound = field(default_factory=Sound)
    voice: Voice = field(default_factory=Voice)
    clipboard: Clipboard = field(default_factory=Clipboard)
    pictures: Pictures = field(default_factory=Pictures)
    on_settings: Callable[[Settings, Settings], None] = _nothing
    store: Callable[[Settings, Collection[str]], str] = settings_file.store
    is_focus_shown: bool = False
    """Whether the player steers by keys just now."""
    is_pad_used: bool = False
    """Whether a gamepad was pressed last."""
    is_heard: Callable[[], bool] = lambda: False
    """Returns whether texts are read aloud, by a screen reader or by the system's voice."""
    has_screen_reader: Callable[[], bool] = lambda: False
    """Returns whether a screen reader is listening; then animations and living backgrounds are off."""
    notice: str = ""
    """A sentence to show on the next occasion, such as that the settings file was damaged."""

    def __post_init__(self) -> None:
        self.note_place: pygame.FRect | None = None
        """Where the last note of a teacher stood, so that the next one stands there if it can."""
        self.mouse: Point | None = None
        """The mouse position in any scene, which a new size of the window leaves as it is; None before it has moved,
        and outside.
        """
        self._unstored: set[str] = set()
        self._complained = False
        self._follow_settings()

    def _follow_settings(self) -> None:
        settings = self.settings
        self.theme: Theme = load_theme(settings.theme)
        self.types: Typesetter = typesetter(self.display.scale, settings.text_size)
        self.controls = Controls(settings.keys, settings.buttons)
        self.sound.set_volumes(settings.effects_volume, settings.music_volume, settings.ambience_volume)
        self.voice.turn(settings.reads_aloud)

    @property
    def speed(self) -> float:
        """The speed factor of animations; 0 is off, as it is while a screen reader listens."""
        return 0.0 if self.has_screen_reader() else SPEEDS[self.settings.animation]

    @property
    def player(self) -> str:
        """The name of the person who plays here: the one in the settings, or the usual one until that is known."""
        return self.settings.player_name or usual_name()

    @property
    def is_alive(self) -> bool:
        """Whether backgrounds move: the player wants it, animations are on, and the theme is painted."""
        return self.settings.living_background and self.speed > 0 and self.theme.is_painted

    def press_for(self, action: Action) -> str:
        """Return the label of an action's input: a button if a gamepad is in use and has one for it, or else a key."""
        return (self.is_pad_used and self.controls.button(action)) or self.controls.key(action)

    @property
    def portraits(self) -> Mapping[str, str]:
        """The portraits of people by name, a usual name in the language in use; the person who plays here has one at
        every seat: until one is chosen, the one from before they gave a name, or else the first of all.
        """
        return _all_faces(tuple(self.settings.portraits.items()), locale.language(), self.player)

    def canvas(self, surface: pygame.Surface) -> Canvas:
        """Return a canvas to draw on a pygame surface."""
        return Canvas(surface, self.display, self.theme, self.types, self.pictures, self.portraits)

    def show_on(self, display: Display) -> None:
        """Take over a new size of the window."""
        self.display = display
        self.types = typesetter(display.scale, self.settings.text_size)

    def change_settings(self, **changes: object) -> None:
        """Change settings, apply them at once and store them; a failure to store them becomes the notice.

        Raises FeluccaError, and changes nothing, for a language whose texts cannot be read.
        """
        before = self.settings
        after = before.with_(**changes)
        if after == before:
            return
        if after.language != before.language:
            locale.set_language(after.language)
        self.settings = after
        self._follow_settings()
        self._unstored |= changes.keys()
        problem = self.store(after, self._unstored)
        if not problem:
            self._unstored = set()
        elif not self._complained:
            self._complained = True
            self.notice = locale.text("settings-not-stored", reason=locale.translated(problem))
        self.on_settings(before, after)
