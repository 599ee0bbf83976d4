"""Plans of walks: generators that choose the next gesture from what is on the screen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from game.ui.scenes.menu import MainMenu
from game.ui.table.finish.final import Final
from game.ui.table.scene import TableScene, coaches_in
from game.ui.widgets.base import Hotspot
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.field import TextField
from game.ui.window.input import Action
from game.ui.window.settings import CHOICES
from tests.walk.driver import Driver
from tests.walk.gestures import Gesture, Kind

Gestures = Iterator[Gesture]
Plan = Callable[[Driver, random.Random], Gestures]
"""Yields gestures for ever or until the walk is over; each is made before the next is asked for."""

ENTRIES = ("new", "week", "learn", "rules", "statistics", "settings", "credits")
"""The entries of the main menu that lead to scenes."""
SIZES = ("1280x720", "1024x768", "900x1200", "1920x1080", "1600x900", "640x360")
TIP = 0.7
"""Seconds after which a tooltip is shown."""
_BACKS = 6
"""The most presses of the escape key to come back to a scene."""
_ON = ("ready", "go-on", "done", "close", "leave", "next")
"""The buttons that lead on from a scene over a table."""
_CHANGES = {
    "language": ("en", "fr", "it"),
    "text_size": CHOICES["text_size"],
    "theme": CHOICES["theme"],
    "animation": CHOICES["animation"],
    "interface_scale": CHOICES["interface_scale"],
    "living_background": (True, False),
    "shows_odds": (True, False),
    "coach": (True, False),
    "auto_skip": (True, False),
    "confirm_handover": (True, False),
}
"""The settings that are changed on the way, and their values."""
_KEYS = [action for action in Action if action is not Action.FULL_SCREEN]
"""Full screen is left out: the window of the dummy driver has no screen to fill."""


_PAGES = {"week": ("challenge", "moving"), "challenge": ("four-sobek",)}
"""The pages that a page opens."""


def there_and_back(d: Driver, rng: random.Random) -> Gestures:
    """Open every entry of the main menu in any order, look around, come back, and look at the menu each time."""
    entries = list(ENTRIES)
    rng.shuffle(entries)
    yield Gesture(Kind.KEY, (Action.BACK,), 0.2)
    yield Gesture(Kind.CLICK, ("answer-1",), 0.2)
    for entry in entries:
        yield Gesture(rng.choice((Kind.CLICK, Kind.PRESS)), (entry,), 0.3)
        yield from sweep(d, rng, 4)
        yield from _further(d, rng, entry)
        yield from back(d, MainMenu)
        names = d.usable()
        yield Gesture(Kind.HOVER, (rng.choice(names),), 0.05)
        yield Gesture(Kind.HOVER, (rng.choice(names),), rng.choice((0.3, TIP)))


def _further(d: Driver, rng: random.Random, opened: str) -> Gestures:
    """Open the pages of an open page, look around, and come back."""
    for page in _PAGES.get(opened, ()):
        if page in d.widgets():
            opener = type(d.top)
            yield Gesture(Kind.CLICK, (page,), 0.3)
            yield from sweep(d, rng, 2)
            yield from _further(d, rng, page)
            yield from back(d, opener)


def first_start(d: Driver, rng: random.Random) -> Gestures:
    """Look at the question of name and face, answer it, and look at the menu."""
    yield from sweep(d, rng, 6)
    yield Gesture(Kind.CLICK, ("skip",), 0.3)
    yield from sweep(d, rng, 2)


def back(d: Driver, wanted: type) -> Gestures:
    """Leave scenes by the escape key until one of a class is on top."""
    for _ in range(_BACKS):
        if isinstance(d.top, wanted):
            return
        yield Gesture(Kind.KEY, (Action.BACK,), 0.1)
        if isinstance(d.top, Dialog) and not isinstance(d.top, wanted) and "answer-0" in d.widgets():
            yield Gesture(Kind.CLICK, ("answer-0",), 0.2)


def sweep(d: Driver, rng: random.Random, most: int = 1000) -> Gestures:
    """Point at up to `most` widgets of a scene, right-click some of them and walk the focus to some.

    Who points at all of them begins with one of each kind.
    """
    scene, names = d.top, list(d.widgets())
    chosen = _each_kind_first(d, names) if most >= len(names) else rng.sample(names, most)
    for name in chosen:
        if d.top is not scene:
            return
        yield Gesture(Kind.HOVER, (name,), TIP)
        if d.top is scene and rng.random() < 0.3:
            yield from _aside(d, Gesture(Kind.RIGHT, (name,), 0.2))
        if d.top is scene and rng.random() < 0.2:
            yield Gesture(Kind.FOCUS, (name,), TIP)


def _each_kind_first(d: Driver, names: Sequence[str]) -> list[str]:
    """Return the names in another order: the first of each kind, then the others.

    Things of a table with the same name but for its number are of one kind if their explanations draw similar faces.
    """
    first: dict[object, str] = {}
    for name in names:
        about = d.top.presenter.explain(name) if isinstance(d.top, TableScene) else None
        drawn = (about.face, *(key for key, _ in about.extra)) if about is not None and about.extra else ()
        first.setdefault((re.sub(r"\d+", "", name), drawn), name)
    return sorted(names, key=lambda name: name not in first.values())


def _aside(d: Driver, gesture: Gesture) -> Gestures:
    """Make a gesture, and leave the scene that it opens."""
    scene = d.top
    yield gesture
    for _ in range(_BACKS):
        if d.top is scene or scene not in d.app.stack.scenes:
            return
        yield Gesture(Kind.KEY, (Action.BACK,), 0.2)


def wander(d: Driver, rng: random.Random) -> Gestures:
    """Make gestures of all kinds for ever, here and there."""
    while True:
        names = list(d.widgets())
        usable = d.usable()
        if not usable:
            yield Gesture(Kind.KEY, (Action.BACK,), 0.2)
            continue
        name, pause = rng.choice(usable), rng.choice((0.0, 0.05, 0.2, TIP))
        match rng.randrange(24):
            case 0 | 1 | 2 | 3:
                yield Gesture(Kind.HOVER, (rng.choice(names),), pause)
            case 4 | 5 | 6 | 7:
                yield Gesture(Kind.CLICK, (name,), pause)
            case 8:
                yield Gesture(Kind.RIGHT, (rng.choice(names),), pause)
            case 9:
                yield Gesture(Kind.DRAG, (name, rng.choice(names)), pause)
            case 10:
                yield Gesture(Kind.DOUBLE, (name,), pause)
            case 11:
                yield Gesture(Kind.WHEEL, (rng.choice(names), rng.choice(("-3", "-1", "1", "3"))), pause)
            case 12 | 13:
                yield Gesture(Kind.PRESS, (name,), pause)
            case 14 | 15 | 16:
                yield Gesture(Kind.KEY, (rng.choice(_KEYS),), pause)
            case 17:
                yield Gesture(Kind.PAD, (rng.choice(_KEYS),), pause)
            case 18:
                yield Gesture(Kind.STICK, (str(rng.randrange(6)), rng.choice(("-32000", "32000"))), pause)
            case 19:
                yield change(rng)
            case 20:
                yield Gesture(Kind.RESIZE, (rng.choice(SIZES),), pause)
            case 21:
                yield Gesture(Kind.LISTEN, (rng.choice(("on", "off")),), pause)
            case 22:
                yield Gesture(Kind.ASK, (name,), pause)
            case _:
                yield Gesture(rng.choice((Kind.AWAY, Kind.KEY)), (Action.BACK,), pause)
        if isinstance(d.top.focused, TextField) and rng.random() < 0.3:
            yield Gesture(Kind.TYPE, (rng.choice(("Zoé", "x", "Ω")),), 0.0)


def change(rng: random.Random) -> Gesture:
    """Return the change of a setting."""
    name = rng.choice(list(_CHANGES))
    return Gesture(Kind.SET, (name, str(rng.choice(_CHANGES[name]))), 0.2)


def wishes(table: TableScene) -> list[str]:
    """Return the ids of the answers and of the lit targets by which the viewer can decide."""
    presenter = table.presenter
    offers = [offer.id for offer in presenter.offers() if offer.id != "clear"]
    return offers + [target.id for target in presenter.targets() if target.is_usable]


def _replies(table: TableScene) -> list[str]:
    """Return the buttons below the words of a teacher."""
    return [each.name for coach in coaches_in(table.root) for each in coach.walk() if isinstance(each, Button)]


def play(d: Driver, rng: random.Random, until: Callable[[Driver], bool]) -> Gestures:
    """Play at a table, by mouse, keys, gamepad and drags in turn, until something is reached."""
    while not until(d):
        top = d.top
        if not isinstance(top, TableScene):
            yield from _go_on(d, rng)
        elif top.presentation.is_moving or not (top.mode.prompts.is_asked or _replies(top)):
            yield Gesture(Kind.WAIT, (), 0.5)
        else:
            there = [name for name in (*wishes(top), *_replies(top)) if name in d.widgets()]
            if not there:
                yield Gesture(Kind.KEY, (Action.BACK,), 0.2)
                continue
            yield from _use(d, rng, rng.choice(there))


def over_the_table(d: Driver, rng: random.Random) -> Gestures:
    """Open all that can lie over a table, by its tools and by its menu, and come back."""
    for tool in ("cards", "rules", "log-large", "menu"):
        yield from _visit(d, rng, tool)
    for entry in ("players", "settings", "rules", "fairness"):
        if isinstance(d.top, TableScene):
            yield Gesture(rng.choice((Kind.CLICK, Kind.PRESS)), ("menu",), 0.2)
            yield from _visit(d, rng, entry)
            yield from back(d, TableScene)
    for kind in (Action.HINT, Action.EXPLAIN, Action.UNDO, Action.DIGEST, Action.ZOOM_IN, Action.LOG):
        yield from _aside(d, Gesture(rng.choice((Kind.KEY, Kind.PAD)), (kind,), 0.4))
    for _ in range(2):
        yield from _aside(d, Gesture(Kind.KEY, (Action.WHY,), 0.4))


def _visit(d: Driver, rng: random.Random, name: str) -> Gestures:
    """Open a scene by a widget, look around in it, and come back."""
    scene = d.top
    yield Gesture(rng.choice((Kind.CLICK, Kind.PRESS)), (name,), 0.3)
    if d.top is not scene:
        yield from sweep(d, rng, 3)
        yield from back(d, type(scene))


def after_the_end(d: Driver, rng: random.Random) -> Gestures:
    """From the last scene of a game visit everything that leads on from it: the table of the rounds, fairness, summary,
    replay, curves and analysis.
    """
    yield from sweep(d, rng, 3)
    yield from _visit(d, rng, "scores")
    yield from _visit(d, rng, "fairness")
    yield from _visit(d, rng, "learned")
    yield Gesture(Kind.CLICK, ("review",), 0.5)
    yield from sweep(d, rng, 6)
    yield from _visit(d, rng, "win-chances")
    for name in ("pause", "step", "step-back", "decisions", "eyes", "play"):
        yield Gesture(rng.choice((Kind.CLICK, Kind.PRESS)), (name,), 0.5)
    yield from back(d, Final)
    yield Gesture(Kind.CLICK, ("analyse",), 1.0)
    yield from sweep(d, rng, 3)
    yield from back(d, Final)
    yield Gesture(Kind.PRESS, ("look",), 0.3)


def table(d: Driver, rng: random.Random) -> Gestures:
    """Point at everything on a table."""
    yield from play(d, rng, _is_asked)
    yield from sweep(d, rng)


def tools(d: Driver, rng: random.Random) -> Gestures:
    """Open all that can lie over a table."""
    yield from play(d, rng, _is_asked)
    yield from over_the_table(d, rng)


def to_the_end(d: Driver, rng: random.Random) -> Gestures:
    """Play to the end of a game, and visit what follows it."""
    yield from play(d, rng, lambda d: isinstance(d.top, Final))
    yield from after_the_end(d, rng)


def moves(d: Driver, rng: random.Random) -> Gestures:
    """Play on at a table."""
    return play(d, rng, lambda d: isinstance(d.top, Final | MainMenu))


def end_early(d: Driver, rng: random.Random) -> Gestures:
    """Resign the game of a table or begin it again, or think better of it."""
    yield Gesture(Kind.KEY, (Action.MENU,), 0.3)
    name = rng.choice(("resign", "restart"))
    if name in d.usable():
        yield Gesture(rng.choice((Kind.CLICK, Kind.PRESS)), (name,), 0.3)
        answers = [each for each in d.usable() if each.startswith("answer-")]
        if answers:
            yield Gesture(rng.choice((Kind.CLICK, Kind.PRESS)), (rng.choice(answers),), 0.8)


def another_game(d: Driver, rng: random.Random) -> Gestures:
    """Begin the next game of a match, or another one, from the last scene of a game."""
    names = [name for name in ("next", "again", "same", "menu") if name in d.usable()]
    if names:
        yield Gesture(rng.choice((Kind.CLICK, Kind.PRESS)), (rng.choice(names),), 0.8)


def _is_asked(d: Driver) -> bool:
    """Return whether a table asks the viewer, and rests."""
    return isinstance(d.top, TableScene) and d.top.mode.prompts.is_asked and not d.top.presentation.is_moving


def learning(game: str, wanted: str, gestures: int) -> Plan:
    """Return the plan to take a chapter, an exercise or a guided game of a game of the lessons."""

    def plan(d: Driver, rng: random.Random) -> Gestures:
        yield Gesture(Kind.CLICK, ("learn",), 0.3)
        yield Gesture(Kind.CLICK, (f"game-{game}",), 0.3)
        names = [name for name in d.usable() if name.startswith(wanted)]
        yield Gesture(Kind.PRESS, (rng.choice(names),), 0.5)
        yield from islice(play(d, rng, _has_left), gestures)
        yield from back(d, MainMenu)

    return plan


def practising(game: str, wanted: str, gestures: int) -> Plan:
    """Return the plan to solve puzzles or to answer questions of a game."""

    def plan(d: Driver, rng: random.Random) -> Gestures:
        yield Gesture(Kind.CLICK, ("learn",), 0.3)
        yield Gesture(Kind.CLICK, (f"game-{game}",), 0.3)
        yield Gesture(Kind.FOCUS, ("tabs",), 0.1)
        yield Gesture(Kind.KEY, (Action.RIGHT,), 0.3)
        yield Gesture(Kind.PRESS, (wanted,), 0.6)
        yield from islice(play(d, rng, _has_left), gestures)
        yield from back(d, MainMenu)

    return plan


def _has_left(d: Driver) -> bool:
    """Return whether no table is open."""
    return not any(isinstance(each, TableScene) for each in d.app.stack.scenes)


def _use(d: Driver, rng: random.Random, name: str) -> Gestures:
    widget = d.widgets()[name]
    match rng.randrange(8):
        case 0:
            yield Gesture(Kind.PRESS, (name,), 0.3)
        case 1:
            yield Gesture(Kind.FOCUS, (name,), 0.1)
            yield Gesture(Kind.PAD, (Action.ACTIVATE,), 0.3)
        case 2 if isinstance(widget, Hotspot):
            yield Gesture(Kind.DRAG, (name, rng.choice(list(d.widgets()))), 0.3)
        case 3:
            yield Gesture(Kind.HOVER, (name,), TIP)
            yield Gesture(Kind.CLICK, (name,), 0.3)
        case _:
            yield Gesture(Kind.CLICK, (name,), 0.3)


def _go_on(d: Driver, rng: random.Random) -> Gestures:
    """Leave a scene that lies over the table, by the button that leads on if it has one."""
    usable = d.usable()
    on = [name for name in _ON if name in usable] or [name for name in usable if name.startswith("answer-")]
    if on and rng.random() < 0.9:
        yield Gesture(rng.choice((Kind.CLICK, Kind.PRESS)), (rng.choice(on),), 0.6)
    else:
        yield Gesture(Kind.KEY, (rng.choice((Action.BACK, Action.ACTIVATE)),), 0.6)


def anything(d: Driver, rng: random.Random) -> Gestures:
    """Do everything that can be done, for ever, a part at a time, mixed with gestures here and there."""
    while True:
        top = d.top
        if isinstance(top, MainMenu):
            part = rng.choice((there_and_back, new_game, wander, saved_game, lessons, match_of_games))
        elif isinstance(top, TableScene):
            part = rng.choice((_some_sweep, over_the_table, moves, moves, wander, end_early))
        elif isinstance(top, Final):
            part = rng.choice((after_the_end, another_game, wander))
        else:
            part = rng.choice((_some_sweep, wander, _go_on))
        yield from islice(part(d, rng), rng.choice((5, 20, 60)))
        if d.top is top and rng.random() < 0.3:
            yield Gesture(Kind.KEY, (Action.BACK,), 0.3)


def _some_sweep(d: Driver, rng: random.Random) -> Gestures:
    return sweep(d, rng, 15)


def new_game(d: Driver, rng: random.Random) -> Gestures:
    """Begin a new game with any players."""
    yield Gesture(Kind.CLICK, ("new",), 0.3)
    games = [name for name in d.usable() if name.startswith("game-")]
    yield Gesture(Kind.PRESS, (rng.choice(games),), 0.3)
    for _ in range(rng.randrange(4)):
        yield Gesture(rng.choice((Kind.CLICK, Kind.PRESS)), (rng.choice(d.usable()),), 0.2)
        yield Gesture(Kind.KEY, (rng.choice((Action.LEFT, Action.RIGHT, Action.DOWN, Action.ACTIVATE)),), 0.1)
    if rng.random() < 0.4:
        yield Gesture(Kind.CLICK, ("more",), 0.2)
        yield Gesture(Kind.CLICK, ("length",), 0.2)
        for _ in range(rng.randrange(1, 3)):
            yield Gesture(Kind.KEY, (Action.DOWN,), 0.1)
        yield Gesture(Kind.KEY, (Action.ACTIVATE,), 0.2)
    yield Gesture(Kind.CLICK, ("start",), 0.5)


def match_of_games(d: Driver, rng: random.Random) -> Gestures:
    """Play a match of three games by resigning each, leave it between two games, and begin another one."""
    yield Gesture(Kind.CLICK, ("new",), 0.3)
    yield Gesture(Kind.CLICK, ("more",), 0.2)
    yield Gesture(Kind.CLICK, ("length",), 0.2)
    yield Gesture(Kind.KEY, (Action.DOWN,), 0.1)
    yield Gesture(Kind.KEY, (Action.ACTIVATE,), 0.2)
    yield Gesture(Kind.CLICK, ("start",), 0.8)
    for way in ("menu", "next", "again"):
        yield from islice(sweep(d, rng, 3), 6)
        yield Gesture(Kind.KEY, (Action.MENU,), 0.3)
        yield Gesture(rng.choice((Kind.CLICK, Kind.PRESS)), ("resign",), 0.3)
        yield Gesture(rng.choice((Kind.CLICK, Kind.PRESS)), ("answer-0",), 1.0)
        for _ in range(5):
            yield Gesture(Kind.KEY, (Action.ACTIVATE,), 0.7)
        if way == "menu":
            yield Gesture(Kind.CLICK, ("menu",), 0.5)
            yield Gesture(Kind.PRESS, ("continue",), 1.0)
            way = "next"
        if way in d.usable():
            yield Gesture(rng.choice((Kind.CLICK, Kind.PRESS)), (way,), 0.8)


def saved_game(d: Driver, rng: random.Random) -> Gestures:
    """Open, analyse or delete one of the saved games, or continue the last one."""
    of_saves = ("save-", "analyse-", "delete-", "continue")
    names = [name for name in d.usable() if name.startswith(of_saves)]
    if names:
        yield Gesture(rng.choice((Kind.CLICK, Kind.PRESS)), (rng.choice(names),), 0.6)
    else:
        yield from _quit(d, rng)


def lessons(d: Driver, rng: random.Random) -> Gestures:
    """Take something of the lessons of any game."""
    game = rng.choice(("sobek", "duel", "sa-re"))
    wanted = rng.choice(("chapter-", "exercise-", "guided", "puzzles", "drills"))
    if wanted in ("puzzles", "drills"):
        return practising("duel" if wanted == "puzzles" else game, wanted, 30)(d, rng)
    return learning(game, wanted, 40)(d, rng)


def _quit(d: Driver, rng: random.Random) -> Gestures:
    """Ask to quit, and stay or leave."""
    yield Gesture(rng.choice((Kind.CLICK, Kind.PRESS)), ("quit",), 0.3)
    yield Gesture(Kind.CLICK, (rng.choice(("answer-0", "answer-1", "answer-1")),), 0.3)
