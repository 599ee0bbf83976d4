"""The levels of data/opponents.yaml."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from game.ai.budget import Limit
from game.ai.levels import KINDS, Level, make_player, read_level
from game.components.source import Mistake, Source, advice, faultless
from game.errors import FeluccaError, sentence
from game.match.lines import Seconds
from game.paths import asset_dir, is_file
from game.registry import GAMES
from game.rules.core.game import Game
from game.rules.core.state import State

USUAL_SECONDS = 1.0
"""The usual seconds for a move, for which the limits of the levels are made; the player may choose others."""
GROUPS = ("weights", "tastes", "misjudges")
"""The options that map names to numbers; a level in words (see `level`) sets one of them as `weights.name`."""
INSTANT = 0.05
"""The part of its usual limits that an instant level keeps, and its time in seconds."""


MOST_STARS = 5
MOODS = ("content", "cross")
"""The endings of the two pictures of a portrait."""

Stars = Annotated[float, msgspec.Meta(ge=0.0, le=MOST_STARS, multiple_of=0.5)]
Nodes = Annotated[int, msgspec.Meta(ge=0)]


class Otherwise(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The overrides of a level for one game; None means unchanged."""

    player: str | None = None
    nodes: Nodes | None = None
    seconds: Seconds | None = None
    options: dict[str, Any] | None = None


class Opponent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level as in the file; `name` and `help` are text keys, `games` holds the overrides for games.

    `stars` is its strength, in halves up to `MOST_STARS`; `portrait` is a painted picture under art/baked without the
    ending of its mood. A character has a personality and lines of speech: the texts
    `speech-<id>-<moment>-<number>`. The name of an opponent is the text `level-<id>-person`.
    """

    name: str
    help: str
    player: str
    nodes: Nodes = 0
    seconds: Seconds = 0.0
    options: dict[str, Any] = {}
    games: dict[str, Otherwise] = {}
    stars: Stars = 0.0
    portrait: str = ""
    is_woman: bool = False
    is_character: bool = False


def read_opponents(
    path: Path, art: Path | None = None, games: Iterable[Game[State]] = ()
) -> tuple[dict[str, Opponent], list[Mistake]]:
    """Return the levels of a file, weakest first, and all mistakes in it.

    To find mistakes, every level is made a player of each of `games`, and its portrait is looked up in `art` if that is
    given.
    """
    source = Source(path, f"data/{path.name}")
    found: dict[str, Opponent] = {}
    entries = source.at(("levels",))
    if not isinstance(entries, dict) or not entries:
        source.report((), "must have 'levels', a mapping with at least one level")
        entries = {}
    else:
        source.report_unknown((), source.data, ("levels",))
    for name in entries:
        opponent = source.decode(("levels", name), Opponent)
        if opponent is None:
            continue
        source.report_unknown(("levels", name, "games"), opponent.games, GAMES)
        plain = msgspec.to_builtins(opponent)
        try:
            for game_name in ("", *opponent.games):
                read_level(name, plain, game_name)
            for game in games:
                chosen = read_level(name, plain, game.name)
                make_player(chosen.kind, game, chosen.options, 0)
        except FeluccaError as error:
            source.report(("levels", name), str(error))
        if opponent.portrait and art is not None:
            files = [f"baked/{opponent.portrait}-{mood}.webp" for mood in MOODS]
            for file in files:
                if not is_file(art / file):
                    source.report(("levels", name, "portrait"), f"there is no picture 'art/{file}'")
        found[name] = opponent
    return found, sorted(source.mistakes)


@cache
def opponents() -> dict[str, Opponent]:
    """Return the levels by id, weakest first; raises DefinitionError if the file is wrong."""
    return faultless(read_opponents(asset_dir("data") / "opponents.yaml"))


def level(name: str, game: str = "") -> Level:
    """Return the level called `name` with its overrides for `game`; raises FeluccaError if there is none.

    For experiments, `name` may be a bare kind of player, and `:key=number` may follow any number of times: `nodes`,
    `seconds`, an option of the player or one of its weights, as in `search:nodes=500:worlds=8:weights.learned=0`.
    """
    base, *changes = name.split(":")
    known = opponents()
    if base in known:
        data = msgspec.to_builtins(known[base])
    elif base in KINDS:
        data = {"player": base}
    else:
        unknown = sentence("error-no-level", "there is no level '{level}'", level=base)
        raise FeluccaError(f"{unknown}: {advice(base, known)}", unknown)
    chosen = read_level(name, data, game)
    return _changed(chosen, changes) if changes else chosen


def _changed(level: Level, changes: Sequence[str]) -> Level:
    nodes, seconds, options = level.limit.nodes, level.limit.seconds, dict(level.options)
    for change in changes:
        key, _, text = change.partition("=")
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not math.isfinite(number):
            raise FeluccaError(f"level '{level.id}': write :name=number, not ':{change}'")
        if key == "nodes":
            nodes = int(number)
        elif key == "seconds":
            seconds = number
        elif (group := key.partition("."))[0] in GROUPS and group[1]:
            options[group[0]] = {**options.get(group[0], {}), group[2]: number}
        else:
            options[key] = int(number) if number.is_integer() else number
    return read_level(level.id, {"player": level.kind, "nodes": nodes, "seconds": seconds, "options": options})


def paced(level: Level, seconds: float) -> Level:
    """Return `level` for a move in `seconds` instead of the usual time; 0 means almost instantly.

    Nodes, and with more time the number of a search's worlds, grow in proportion; the time itself is a cap. A level
    without limits gets only the cap.
    """
    factor = seconds / USUAL_SECONDS if seconds else INSTANT
    cap = min(level.limit.seconds * factor, seconds or INSTANT) if level.limit.seconds else seconds or INSTANT
    nodes = max(1, round(level.limit.nodes * factor)) if level.limit.nodes else 0
    options = dict(level.options)
    for name in ("worlds", "multiplayer_worlds"):
        if factor > 1.0 and name in options and level.kind == "search":
            options[name] = round(options[name] * factor)
    return Level(level.id, level.kind, options, Limit(nodes, cap))


def at_any_pace(level: Level) -> Level:
    """Return `level` with its limit of nodes alone, so that it plays the same on every machine."""
    return Level(level.id, level.kind, level.options, Limit(level.limit.nodes, 0.0))
