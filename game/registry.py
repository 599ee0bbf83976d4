"""The registered games: one entry per game, with everything the program needs before it imports the game's modules.

An entry names modules by their dotted paths; they are imported on demand. So this module loads nothing but the standard
library, `errors` and `rules/core`, and every room that knows of games may import it. A plugin adds a game: a module
that holds its `ENTRY`. The environment variable FELUCCA_PLUGINS lists such modules, separated by commas, for this
program and the processes it starts.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from game.errors import FeluccaError, sentence
from game.rules.core.state import State

if TYPE_CHECKING:
    from game.rules.core.game import Game
    from game.rules.core.notes import Schema

PLUGINS = "FELUCCA_PLUGINS"
"""The environment variable that names the plugin modules."""
MOST = 999
"""The greatest number allowed in the rules of a game."""


@dataclass(frozen=True, slots=True)
class Flag:
    """An option of a game with a flag of its own on the command line; without `values` the flag switches it on."""

    name: str
    help: str
    values: tuple[str, ...] = ()

    @property
    def word(self) -> str:
        """The spelling of the flag on the command line."""
        return f"--{self.name.replace('_', '-')}"


@dataclass(frozen=True, slots=True)
class Honour:
    """An award at the end of a game: it goes to the seat with the most, or the least, of a public note.

    The figure counts the notes called `note`, or adds up their value called `value`, or takes the largest if
    `is_single`. The texts are `honour-<name>` and `honour-<name>-figure` with a `$count`.
    """

    name: str
    note: str
    value: str = ""
    is_least: bool = False
    is_single: bool = False


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something about which an AI may say a few words: a public note or a movement of pieces called `word`.

    `moment` chooses the lines (`game.ui.table.tell.speech`). It concerns `whom`: the seat of the note or the one that
    its value `other` names, the seat that acts, or the owner of the zone that pieces leave (`loser`) or reach
    (`receiver`). The note's value called `value`, or else the number of pieces moved, is from `least` to `most`. It may
    have a name of its `own`, for which some AIs have lines; the others use those of `moment`. The lines that are
    `cheerful` sound so, whatever the moment: each by level, own name and number, or without a number all of a level.
    """

    moment: str
    word: str
    whom: Literal["seat", "actor", "loser", "receiver", "other"] = "seat"
    value: str = ""
    least: int = 0
    most: int = MOST
    own: str = ""
    cheerful: tuple[str, ...] = ()


_SKIPPED = Occasion(
    "loss", "skip", "actor", least=3, own="dirty",
    cheerful=("connoisseur-dirty-1", "gambler-dirty", "hoarder-dirty", "racer-dirty"),
)  # fmt: skip
"""Much is skipped, and becomes corruption."""


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game: its names, its modules, and the facts about it that other rooms need.

    `name` stands in records, file names and text keys; `title` is its English name for the command line.
    """

    name: str
    title: str
    rules: str
    """The module and, after a colon, the class of the game; it is made with the numbers of the rules."""
    notes: str
    """The module with the schema of the game's public notes: see `game.rules.core.notes`."""
    heuristics: str
    """The module and, after a colon, the class of the heuristics, made with the game and the weights of a style."""
    reasons: str
    """The module with `explain(tables, view, move)`, which returns the reasons for a move of the viewer, and
    `TELLING`, how they are told beside each other (`game.ai.heuristics.contract`).

    If hints tell replies, it also has `deed(tables, seen, world, move)`, which returns a move of another seat without
    its hidden parts, and `is_deed(tables, found)`, which returns whether a value from a file can be such a move.
    """
    presenter: str
    """The module and, after a colon, the class that presents the game at the table."""
    rule_letter: str
    """The letter that the game's rule ids begin with."""
    emblem: str
    """The emblem on the game's card in the choice of games."""
    outlook: tuple[float, float]
    """The points expected of a hopeless seat, and of a seat that cannot do better."""
    slots: Mapping[str, tuple[str, ...]]
    """The names of the objects that each of the game's maps under data/boards must have."""
    traits: str = ""
    """The module with `TRAITS`, the traits of moves that characters may have a taste for (`game.ai.manners`), and
    with `is_better(tables, view, one, other)`, which says whether a move is plainly better than another."""
    usual_moves: Mapping[int, int] = field(default_factory=dict)
    """By the number of seats, how often a seat has a choice in a usual game with the usual options: the medians of
    games between AIs, rounded."""
    has_points: bool = True
    """Whether the game's scores are points, so that a lead can be told in points."""
    replays_ties: bool = False
    """Whether the game's printed rules ask for another game after a full tie; otherwise all share the win."""
    rules_version: int = 1
    """Incremented when the game's rules change so that older records no longer replay."""
    older_rules: tuple[int, ...] = ()
    """Older versions whose records still replay: the legal moves differ in rare cases only."""
    puzzles: str = ""
    """The module with titles and themes of the game's puzzles and with its drills (`game.puzzles`); '' for none."""
    arrangement: str = ""
    """The module and, after a colon, the function that completes a curated position (`game.match.arrangement`)."""
    agreement: str = ""
    """The module and, after a colon, the function that compares the pieces with the numbers where both state the same:
    it takes both as plain data and yields the keys of each wrong number with a phrase that says how it differs."""
    effects: frozenset[str] = frozenset()
    """The sounds of the game's table, besides those of every table (`game.cli.check`)."""
    preferences: str = ""
    """A regular expression of the words for game-specific preferences of a seat about being asked."""
    shown: Mapping[str, range] = field(default_factory=dict)
    """For some numbers of the rules, the values for which the game's maps have places; AIs can play with others."""
    flags: tuple[Flag, ...] = ()
    """The game's options with a flag of their own on the command line."""
    report: str = ""
    """The module that adds game-specific figures to the report of an arena, if there is one."""
    occasions: tuple[Occasion, ...] = ()
    """The occasions on which the game's AIs speak, the most remarkable first."""
    honours: tuple[Honour, ...] = ()
    """The awards that a seat can get at the end, the most significant first."""
    known: str = ""
    """The module and, after a colon, the function that returns the points of each seat that everybody knows in a
    position: it takes the game and the state. '' if these are the game's scores."""
    upsets: tuple[str, ...] = ()
    """The public notes that throw their seat back; the texts are `story-upset-<word>` with the seat's `$name`."""
    ambience: str = ""
    """The name of the background sound of the game's table."""
    scenery: Mapping[str, float] = field(default_factory=dict)
    """The largest pictures of the game's table, which are read while the player still chooses, each with the part of
    the window's width that it takes; more than 1 for a picture that is cut."""
    scoring: str = ""
    """The module and, after a colon, the class of the columns in which the game is scored (`game.ui.table.finish`), ''
    for one of the program's own kinds."""
    home: Path | None = None
    """The folder of a plugin: `data` in it and, if it has them, `art` and `sounds`, laid out like the program's own."""

    @property
    def data(self) -> Path | None:
        """The folder that holds the game's files, None if they are the program's own."""
        return self.home / "data" if self.home is not None else None


_QUAY = (
    *(f"quay.{number}" for number in range(1, 10)),
    *(f"track.{number}" for number in range(100)),
    *(f"seat.{number}" for number in range(1, 5)),
    *("river", "planks", "boat"),
)
_SOBEK = GameEntry(
    name="sobek",
    title="Sobek",
    rules="game.rules.sobek.game:Sobek",
    notes="game.rules.sobek.notes",
    heuristics="game.ai.heuristics.sobek:SobekHeuristics",
    reasons="game.ai.heuristics.sobek.explain",
    puzzles="game.puzzles.sobek",
    traits="game.ai.heuristics.sobek.traits",
    presenter="game.ui.boards.sobek.presenter:SobekPresenter",
    rule_letter="S",
    emblem="seals/crocodile",
    outlook=(0.0, 120.0),
    usual_moves={2: 50, 3: 45, 4: 30},
    slots={
        "sobek": _QUAY,
        "sobek-tall": _QUAY,
        "sobek-supply": ("deck", "discard", "events", *(f"event.{number}" for number in range(1, 6))),
    },
    rules_version=2,
    older_rules=(1,),
    shown={"quays": range(1, 10), "spaces": range(1, 101)},
    flags=(Flag("open_information", "Show everything that a perfect memory would know"),),
    effects=frozenset({"character", "corruption", "set", "flood", "curse", "guild"}),
    occasions=(
        Occasion("robbed", "steal", "loser"),
        Occasion("robs", "steal", "actor"),
        Occasion(
            "loss",
            "curse",
            "receiver",
            own="cursed",
            cheerful=("copycat-cursed-1", "gambler-cursed", "hoarder-cursed-1", "racer-cursed-1"),
        ),
        Occasion("loss", "guild-back"),
        Occasion("loss", "corrupt"),
        Occasion("great", "set", "actor", least=5),
        Occasion("gain", "set", "actor", own="set"),
        _SKIPPED,
        Occasion("gain", "deceit", value="points", least=3),
        Occasion("gain", "guild-forward"),
    ),
    known="game.rules.sobek.known:known_points",
    upsets=("corrupt",),
    ambience="ambience-river",
    scenery={
        "sobek/quay-planks": 1.33,
        "sobek/quay-river": 1.33,
        "sobek/quay-cloth": 1.0,
        "sobek/booth": 0.19,
        "sobek/boat-hull": 0.235,
        "sobek/boat-sail": 0.235,
        "sobek/back-beige": 0.05,
        "sobek/back-green": 0.02,
        "sobek/back-orange": 0.02,
    },
    honours=(
        Honour("cleanest", "corruption", "total", is_least=True),
        Honour("boldest", "take", "place"),
        Honour("finest-set", "set-score", "points", is_single=True),
        Honour("connected", "character"),
    ),
)
_DUEL = GameEntry(
    name="duel",
    title="Sobek: 2 Players",
    rules="game.rules.duel.game:Duel",
    notes="game.rules.duel.notes",
    heuristics="game.ai.heuristics.duel:DuelHeuristics",
    reasons="game.ai.heuristics.duel.explain",
    puzzles="game.puzzles.duel",
    traits="game.ai.heuristics.duel.traits",
    presenter="game.ui.boards.duel.presenter:DuelPresenter",
    rule_letter="D",
    emblem="ankh-pawn",
    outlook=(0.0, 120.0),
    usual_moves={2: 25},
    slots={
        "duel": tuple(f"market.{column}.{row}" for row in range(6) for column in range(6)),
        "duel-supply": ("ankh", "bag", "pile", *(f"pirogue.{number}" for number in range(1, 6))),
    },
    agreement="game.rules.duel.agreement:disagreements",
    effects=frozenset({"character", "corruption", "set", "deben", "pirogue"}),
    replays_ties=True,
    shown={"market_size": range(6, 7)},
    occasions=(
        Occasion("robbed", "steal", "loser"),
        Occasion("robs", "steal", "actor"),
        Occasion("great", "sale", value="gain", least=16),
        Occasion("small", "sale", value="gain", most=3),
        Occasion("gain", "sale", own="set"),
        Occasion("loss", "discard", "loser"),
        _SKIPPED,
    ),
    known="game.rules.duel.known:known_points",
    ambience="ambience-market",
    scenery={
        "duel/square": 1.0,
        "duel/beam": 0.59,
        "duel/beam-rising": 0.59,
        "duel/dais": 0.53,
        "duel/rug-ibis": 0.48,
        "duel/rug-crocodile": 0.48,
        "duel/dark-cloth": 0.47,
        "duel/canal": 0.48,
        "common/glints-1": 0.12,
        "common/glints-2": 0.12,
        "common/glints-3": 0.12,
    },
    honours=(
        Honour("cleanest", "corruption", "total", is_least=True),
        Honour("finest-set", "set", "points", is_single=True),
        Honour("connected", "play"),
        Honour("richest", "deben", "points"),
    ),
)
_SEASON_PLACES = ("double", "shoe", "shown", "discard", "dark", "removed", "gone", "pool", "odds", "left")
_SA_RE = GameEntry(
    name="sa-re",
    title="Sa-Rê",
    rules="game.rules.sare.game:SaRe",
    notes="game.rules.sare.notes",
    heuristics="game.ai.heuristics.sare:SaReHeuristics",
    reasons="game.ai.heuristics.sare.explain",
    puzzles="game.puzzles.sare",
    traits="game.ai.heuristics.sare.traits",
    presenter="game.ui.boards.sare.presenter:SarePresenter",
    rule_letter="R",
    emblem="tiles/pyramid",
    outlook=(-12.0, 0.0),
    usual_moves={2: 95, 3: 95, 4: 95},
    slots={
        "sa-re": (
            *(f"plot.{column}.{row}" for row in range(4) for column in range(3)),
            *(f"gauge.{number}" for number in range(7)),
            *(f"caravan.{number}" for number in range(4)),
            *("obelisk", "store", "gains", "kept", "seized"),
        ),
        "sa-re-reference": (
            *("carpenter", "stonecutter", "goldsmith", "warehouse", "master-builder", "port", "pyramid"),
            *("barracks", "temple", "market", "library", "gardens", "palace", "pyramid-cards"),
        ),
        "sa-re-season": _SEASON_PLACES,
        "sa-re-stage": (*_SEASON_PLACES, "barque", "supply"),
    },
    has_points=False,
    rules_version=2,
    older_rules=(1,),
    arrangement="game.rules.sare.arranging:complete",
    preferences=(
        r"(palace (never|ask|unless-(revolt|trouble|resource))|market (never|ask)|question (ask|unless-(revolt|risk))"
        r"|obvious (ask|answer)) [0-9]{1,3}"
    ),
    shown={"columns": range(3, 4)},
    flags=(
        Flag("scenario", "The goal", ("scribe", "priest", "pharaoh", "first-pyramid")),
        Flag("architect", "Play the Architect variant"),
    ),
    report="game.cli.reports.sare",
    effects=frozenset(
        {
            *("season-card", "trouble", "horus", "hoshekh", "revolt", "obelisk", "build", "pay", "storage", "deben"),
            *("guild", "character", "corruption"),
        }
    ),
    occasions=(
        Occasion("loss", "revolt", own="revolt", cheerful=("gambler-revolt-3",)),
        Occasion("robbed", "swap", "other"),
        Occasion("robs", "swap"),
        Occasion("loss", "barracks", "other"),
        Occasion("brink", "gauge", value="after", least=6, most=6),
        Occasion("great", "step"),
        Occasion("gain", "built", own="built"),
    ),
    known="game.rules.sare.known:known_points",
    upsets=("revolt",),
    ambience="ambience-city",
    scenery={
        "sa-re/ground": 0.97,
        "sa-re/streets": 0.41,
        "sa-re/sun": 0.28,
        "sa-re/barque": 0.18,
        "common/glints-1": 0.31,
    },
    honours=(
        Honour("boldest-season", "continue"),
        Honour("builder", "built"),
        Honour("calmest", "revolt", is_least=True),
        Honour("travelled", "charter"),
        Honour("wasteful", "discard"),
    ),
)


def _plugins() -> Iterator[GameEntry]:
    """Yield the entries of the plugins; raises FeluccaError for a module that holds none."""
    for name in filter(None, os.environ.get(PLUGINS, "").split(",")):
        try:
            found = import_module(name.strip()).ENTRY
        except (ImportError, AttributeError, ValueError, TypeError, SyntaxError) as error:
            raise FeluccaError(f"{PLUGINS} names '{name}', which holds no game: {error}") from None
        if not isinstance(found, GameEntry):
            raise FeluccaError(f"{PLUGINS} names '{name}', whose ENTRY is no GameEntry")
        yield found


ENTRIES: Mapping[str, GameEntry] = {entry.name: entry for entry in (_SOBEK, _DUEL, _SA_RE, *_plugins())}
"""The entry of every game, in the order of the menu."""
WEEK = (
    ("duel", ("apprentice", "scribe", "merchant", "gambler"), 1),
    ("sa-re", ("merchant", "gambler", "hoarder", "miser"), 2),
    ("sobek", ("merchant", "miser", "gambler", "hoarder", "spoiler"), 2),
    ("duel", ("miser", "gambler", "hoarder", "spoiler", "steward"), 1),
    ("sobek", ("miser", "gambler", "hoarder", "spoiler", "steward"), 2),
    ("sa-re", ("spoiler", "steward", "vizier"), 1),
    ("sobek", ("steward", "vizier", "pharaoh", "spoiler", "miser"), 3),
)
"""For each day of the week, from Monday: the game of its table, the levels that may play there, and how many do."""
GAMES = tuple(ENTRIES)


def entry(name: str) -> GameEntry:
    """Return the entry of the game called `name`; raises FeluccaError if there is none."""
    if name not in ENTRIES:
        unknown = sentence("error-no-game", "there is no game called '{game}'", game=name)
        raise FeluccaError(f"{unknown}: choose one of {', '.join(GAMES)}", unknown)
    return ENTRIES[name]


def named(place: str) -> Any:
    """Return the object that an entry names by its module and, after a colon, its name there."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def notes(name: str) -> Schema:
    """Return the schema of all public notes of a game."""
    found: Schema = import_module(entry(name).notes).NOTES
    return found


def recorded_notes(name: str) -> Schema:
    """Return the schema of the notes that records of a game contain."""
    found: Schema = import_module(entry(name).notes).RECORDED
    return found


def folders(kind: str) -> tuple[Path, ...]:
    """Return the folders of plugins of a kind: `data`, `art` or `sounds`; they need not exist."""
    return tuple(entry.home / kind for entry in ENTRIES.values() if entry.home is not None)


def make(name: str, numbers: Mapping[str, Any]) -> Game[State]:
    """Return the game called `name`, played with `numbers` (the plain data of its rules file).

    Raises FeluccaError for an unknown name or numbers that the game cannot be played with.
    """
    rules = named(entry(name).rules)
    try:
        _check_size(numbers)
        game: Game[State] = rules(numbers)
    except (TypeError, ValueError, AttributeError, LookupError) as error:
        raise FeluccaError(f"'{name}' cannot be played with these numbers: {error}") from None
    return game


def _check_size(value: Any) -> None:
    """Raise ValueError for a number beyond MOST in plain data, before a game creates that many pieces."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for part in value:
            _check_size(part)
    elif isinstance(value, (int, float)) and abs(value) > MOST:
        raise ValueError(f"{value} is more than {MOST}")
