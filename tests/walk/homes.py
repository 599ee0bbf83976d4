"""Where a walk starts: the player's folder with saved games and settings, and the window."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

from game import registry
from game.ai.heuristics import make
from game.components.load import numbers
from game.match.match import Match
from game.match.seats import Seat, ai, human
from game.rules.core.game import Setup
from game.ui.table.teach import tutorial

NAMES = ("Anna", "Bo", "Chloé", "Dario")
LEVELS = ("scribe", "miser", "apprentice", "gambler")
"""The levels of AIs in saved games: one that speaks is among them."""
_FIRST_PLAYED = 1_700_000_000
"""When the oldest saved game was played, in seconds since the epoch; each later one an hour after it."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A saved game: after a share of random decisions, 1 for a finished one, by so many people and AIs."""

    game: str
    people: int
    ais: int
    share: float
    option: tuple[str, str] = ("", "")
    is_guided: bool = False
    """Whether the first seat is given the tips of a first game."""


FIVE = (
    Saved("duel", 2, 0, 0.3),
    Saved("sobek", 1, 2, 0.97),
    Saved("duel", 1, 1, 1.0),
    Saved("sa-re", 1, 1, 0.35),
    Saved("sobek", 2, 1, 0.5),
)
"""Five saved games, the last played last: each game, shared screens, one just before its end, one after it."""


@dataclass(frozen=True, slots=True)
class Start:
    """The beginning of a walk; `seed` decides all luck in it."""

    seed: str = "1"
    saves: tuple[Saved, ...] = ()
    settings: Mapping[str, object] = field(default_factory=dict)
    size: tuple[int, int] = (1280, 720)
    opens: int = -1
    """The saved game that the window opens with, as if its file had been double-clicked; -1 for the main menu."""

    def to_json(self) -> str:
        """Return the start as one line of JSON."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, line: str) -> Start:
        """Return the start that `to_json` wrote."""
        told = json.loads(line)
        saves = tuple(Saved(**{**each, "option": tuple(each["option"])}) for each in told.pop("saves"))
        return cls(**{**told, "saves": saves, "size": tuple(told["size"])})


TABLES = {"sobek": (2, 3, 4), "duel": (2,), "sa-re": (2, 3, 4)}
"""The numbers of seats at the tables of each game."""


def any_start(seed: int, game: str | None = None) -> Start:
    """Return the start that belongs to a seed: a home with 0, 1 or 5 saved games, or at a table of one game.

    Anybody may sit at a table: one person, several, or only AIs that are watched.
    """
    rng = random.Random(f"start {seed}")
    at_table = game is not None or rng.random() < 0.5
    saves, opens = rng.choice(((), (rng.choice(FIVE),), FIVE)), -1
    if at_table:
        name = game or rng.choice(list(TABLES))
        seats = rng.choice(TABLES[name])
        people = rng.choice((0, 1, 1, 1, 2, seats))
        share = rng.choice((0.0, 0.2, 0.5, 0.8, 0.95))
        saves, opens = (Saved(name, people, seats - people, share, is_guided=rng.random() < 0.3),), 0
    settings = {
        "language": rng.choice(("en", "fr", "it")),
        "animation": rng.choice(("slow", "normal", "fast", "fast", "off")),
        "theme": rng.choice(("papyrus", "papyrus", "contrast")),
        "text_size": rng.choice((1.0, 1.0, 1.15, 1.3)),
        "coach": rng.random() < 0.2,
    }
    size = rng.choice(((1280, 720), (1280, 720), (1920, 1080), (900, 1200), (1024, 768)))
    return Start(str(seed), saves, settings, size, opens)


def record_of(home: Path, at: int, saved: Saved) -> Path:
    """Return the file of the saved game number `at` of a home."""
    return home / "matches" / f"{saved.game}-{at}.felucca"


def furnish(home: Path, start: Start) -> None:
    """Write settings and saved games into an empty folder."""
    settings = {"language": "en", "thinking_seconds": 0.0, "has_started": True, **start.settings}
    home.mkdir(parents=True, exist_ok=True)
    (home / "settings.json").write_text(json.dumps(settings), "utf-8")
    for at, saved in enumerate(start.saves):
        path = record_of(home, at, saved)
        path.parent.mkdir(exist_ok=True)
        play(saved, path, f"{start.seed} {at}")
        when = _FIRST_PLAYED + 3600 * at
        os.utime(path, (when, when))


def play(saved: Saved, path: Path, seed: str) -> None:
    """Record a match up to its share, at the turn of a person if it isn't over.

    Everybody plays by the rollout policy: it is quick, and the cities of Sa-Rê get built.
    """
    seats: list[Seat] = [human(NAMES[at]) for at in range(saved.people)]
    seats += [ai(LEVELS[at], LEVELS[at].capitalize()) for at in range(saved.ais)]
    game = registry.make(saved.game, numbers(saved.game))
    setup, policy, rng = Setup(len(seats), dict(filter(all, (saved.option,)))), make(game).policy, random.Random(seed)

    def deal(where: Path | None) -> Match:
        return Match.new(game, setup, seats, seed=seed, salt="walk", path=where, created="2023-11-14T22:13", clock=None)

    whole, moves = deal(None), []
    while not whole.is_over:
        view = whole.view(whole.to_move)
        moves.append(game.canonical(view.state, policy(game.world(view, rng), rng.random)))
        whole.submit(whole.to_move, moves[-1], whole.ply)
    match = deal(path)
    if saved.is_guided:
        match.note_preference(0, tutorial.ON, lasts=True)
    for move in moves:
        if match.ply >= len(moves) * saved.share and (match.seats[match.to_move].is_human or not saved.people):
            break
        match.submit(match.to_move, move, match.ply)
    match.close()
