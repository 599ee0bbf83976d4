"""The services that all scenes share: settings, theme, fonts, sound, and the doors to the rest of the program."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game import locale
from game.errors import FeluccaError
from game.match.seats import Seat
from game.ui.drawing.animation import SPEEDS
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.pictures import Pictures
from game.ui.drawing.text import Typesetter
from game.ui.drawing.theme import Theme, load_theme
from game.ui.widgets.scene import Change, Scene
from game.ui.window import settings as settings_file
from game.ui.window.clipboard import Clipboard
from game.ui.window.controls import Controls
from game.ui.window.display import Display, fit
from game.ui.window.input import Action
from game.ui.window.settings import Settings
from game.ui.window.sound import Sound
from game.ui.window.voice import Voice


@dataclass(frozen=True, slots=True)
class NewGame:
    """The player's choices for a new match; `seed` None means a random one, `free_undo` only matters to a lone person.

    `guide` explains each thing to the players when it first comes up.
    """

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, object]
    seed: str | None = None
    shuffles_seats: bool = False
    free_undo: bool = False
    guide: bool = False
    length: int = 1
    """The games of a match: 1, 3 or 5."""


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """An option of a game: its id, the text keys of its name and help, its values and the first choice.

    The words for a value are the text `<value_label>-<value>` (`label` if there is no `value_label`); a switch,
    off first, needs none.
    """

    name: str
    label: str
    help: str = ""
    values: tuple[object, ...] = (False, True)
    default: object = False
    value_label: str = ""

    @property
    def is_switch(self) -> bool:
        """Whether it is simply on or off."""
        return self.values in ((False, True), ("no", "yes"), ("off", "on"))


@dataclass(frozen=True, slots=True)
class LevelInfo:
    """A level AIs play at: its id, the text keys of its name and help, its strength in stars and its portrait."""

    name: str
    label: str
    help: str = ""
    stars: float = 0.0
    portrait: str = ""
    is_character: bool = False


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game that can be played here: name, numbers of seats, options, levels of AIs.

    The texts are `game-<name>` and `game-<name>-about`.
    """

    name: str
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...] = ()
    levels: tuple[LevelInfo, ...] = ()
    level: str = ""
    """The level offered first; the first of `levels` if empty."""
    problem: str = ""
    """Why it cannot be played, empty if it can."""


@dataclass(frozen=True, slots=True)
class SaveEntry:
    """A saved match: its file, game, players, last change (seconds since the epoch) and progress."""

    path: str
    game: str
    seats: tuple[str, ...]
    modified: float
    progress: str = ""
    is_over: bool = False
    problem: str = ""
    rescue: str = ""
    """The sentence by which a damaged one is offered to be gone on with after its last good line."""
    copy: str = ""
    """What tells a copy of another saved match apart from it: the end of its file name."""
    has_next: bool = False
    """Whether it is over, but the next game of its contest has not begun."""
    score: str = ""
    """The score of its contest with the players' names; empty for a single game."""


def _no_games() -> Sequence[GameInfo]:
    return ()


def _no_saves(_: int) -> Sequence[SaveEntry]:
    return ()


def _closed(*_: object) -> Scene:
    raise FeluccaError(locale.text("shell-door-closed"))


def _closed_way(*_: object) -> Change:
    raise FeluccaError(locale.text("shell-door-closed"))


def _nothing(*_: object) -> None:
    return None


def _silent() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class TurnPicture:
    """A picture of a turn: the rule that it shows, the move in words, and the picture in real pixels."""

    rule: str
    move: str
    picture: pygame.Surface


@dataclass(frozen=True)
class Doors:
    """The rest of the program as the window sees it; each may raise FeluccaError, which becomes a dialog."""

    games: Callable[[], Sequence[GameInfo]] = _no_games
    start_match: Callable[[Shell, NewGame], Scene] = _closed
    list_saves: Callable[[int], Sequence[SaveEntry]] = _no_saves
    """Lists at most the given number. Called from another thread, so that a slow disk does not hold up a frame."""
    resume: Callable[[Shell, SaveEntry], Scene] = _closed
    delete_save: Callable[[SaveEntry], None] = _nothing
    rescue_save: Callable[[SaveEntry], None] = _nothing
    open_chapter: Callable[[Shell, str, str, int], Scene] = _closed
    """Opens a chapter of the lessons of a game at a step, counted from 0."""
    open_exercise: Callable[[Shell, str, str], Scene] = _closed
    """Opens an exercise of a game by its id."""
    analyse: Callable[[Shell, SaveEntry], Change] = _closed_way
    close: Callable[[], None] = _nothing
    turn_picture: Callable[[Shell, str, tuple[int, int]], TurnPicture | None] = _nothing
    """Draws a turn of a game at a size in real pixels, for the rulebook."""


@dataclass
class Shell:
    """The shared things; scenes read them and call the methods, and never keep a copy of a part."""

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
    """Whether it is a gamepad that was pressed last."""
    is_heard: Callable[[], bool] = _silent
    """Says whether the words are read aloud, by a screen reader or by the system's voice."""
    notice: str = ""
    """A sentence to show on the next occasion, such as that the settings file was damaged."""

    def __post_init__(self) -> None:
        self.theme: Theme = load_theme(self.settings.theme)
        self.types: Typesetter = Typesetter(self.display.scale, self.settings.text_size)
        self.note_place: pygame.FRect | None = None
        """Where the last note of a teacher stood, so that the next one stands there if it can."""
        self.controls = Controls(self.settings.keys, self.settings.buttons)
        self.sound.set_volumes(self.settings.effects_volume, self.settings.music_volume, self.settings.ambience_volume)
        self.voice.turn(self.settings.reads_aloud)
        self._unstored: set[str] = set()
        self._complained = False

    @property
    def speed(self) -> float:
        """The speed factor of animations; 0 is off."""
        return SPEEDS[self.settings.animation]

    @property
    def is_alive(self) -> bool:
        """Whether the player wants backgrounds to move."""
        return self.settings.living_background and self.speed > 0 and self.theme.is_painted

    def press_for(self, action: Action) -> str:
        """Return the label of an action's input: a button if a gamepad is in use and has one for it, or else a key."""
        return (self.is_pad_used and self.controls.button(action)) or self.controls.key(action)

    def canvas(self, surface: object) -> Canvas:
        """Return a canvas to draw on a pygame surface."""
        portraits = self.settings.portraits
        return Canvas(surface, self.display, self.theme, self.types, self.pictures, portraits)  # type: ignore[arg-type]

    def show_on(self, display: Display) -> None:
        """Take over a new size of the window."""
        self.display = display
        self.types = Typesetter(display.scale, self.settings.text_size)

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
        if self.settings.theme != before.theme:
            self.theme = load_theme(self.settings.theme)
        if self.settings.text_size != before.text_size:
            self.types = Typesetter(self.display.scale, self.settings.text_size)
        if (after.keys, after.buttons) != (before.keys, before.buttons):
            self.controls = Controls(after.keys, after.buttons)
        self.sound.set_volumes(self.settings.effects_volume, self.settings.music_volume, self.settings.ambience_volume)
        self.voice.turn(self.settings.reads_aloud)
        self._unstored |= changes.keys()
        problem = self.store(self.settings, self._unstored)
        if not problem:
            self._unstored = set()
        elif not self._complained:
            self._complained = True
            self.notice = locale.text("settings-not-stored", reason=locale.translated(problem))
        self.on_settings(before, self.settings)
