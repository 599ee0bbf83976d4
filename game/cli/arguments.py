"""The arguments and options that commands share, and how their values are read."""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from datetime import date
from functools import wraps
from glob import glob
from pathlib import Path
from typing import Any, TypeVar

import click

from game.cli.commands import Argument
from game.registry import ENTRIES, GAMES

T = TypeVar("T")
N = TypeVar("N", int, float)
Function = Callable[..., T]
Complete = Callable[[click.Context, click.Parameter, str], list[str]]
"""Returns the completions of an incomplete word."""

FILE = click.Path(path_type=Path, readable=False)
FOLDER = click.Path(path_type=Path, readable=False, file_okay=False)

LARGEST_SIDE = 8192
"""The greatest side of a window in pixels, for which there is memory."""


def whole(least: float = -math.inf) -> Callable[[str], int]:
    """Return a reader of whole numbers from `least` on, which raises click.BadParameter for anything else."""
    return lambda words: _read(words, int, "a whole number", least, math.inf)


def number(least: float, most: float = math.inf) -> Callable[[str], float]:
    """Return a reader of finite numbers from `least` to `most`, which raises click.BadParameter for anything else."""
    return lambda words: _read(words, float, "a number", least, most)


def _read(words: str, read: Callable[[str], N], kind: str, least: float, most: float) -> N:
    """Return the number in `words`; raises click.BadParameter quoting them if it is missing or out of bounds."""
    try:
        found = read(words)
    except ValueError:
        found = None
    if found is None or (isinstance(found, float) and not math.isfinite(found)):
        raise click.BadParameter(f"'{words}' is not {kind}")
    if found < least:
        raise click.BadParameter(f"'{words}' is less than {least:g}")
    if found > most:
        raise click.BadParameter(f"'{words}' is more than {most:g}")
    return found


def window_size(words: str) -> tuple[int, int]:
    """Return the width and height in `1280x720`; raises click.BadParameter quoting any other text, or a huge size."""
    found = re.fullmatch(r"(\d{3,5})x(\d{3,5})", words)
    if found is None:
        raise click.BadParameter(f"'{words}' is not a size such as 1280x720")
    size = int(found[1]), int(found[2])
    if max(size) > LARGEST_SIDE:
        raise click.BadParameter(f"'{words}' is larger than {LARGEST_SIDE}x{LARGEST_SIDE}")
    return size


def local_date(words: str) -> date:
    """Return the day in `2026-12-24`; raises click.BadParameter quoting any other text."""
    try:
        return date.fromisoformat(words)
    except ValueError:
        raise click.BadParameter(f"'{words}' is not a date such as 2026-12-24") from None


def listed(words: Sequence[str], last: str = "or") -> str:
    """Return words as a list in prose, with `last` before the last of them."""
    return f" {last} ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


def starting(words: Sequence[str]) -> Complete:
    """Return the completion of a value that must be one of `words`."""
    return lambda _context, _parameter, typed: [word for word in words if word.startswith(typed)]


def _levels(_context: click.Context, _parameter: click.Parameter, typed: str) -> list[str]:
    """Return the completions of the last of a list of levels."""
    from game.match.opponents import opponents

    before, comma, last = typed.rpartition(",")
    return [f"{before}{comma}{name}" for name in opponents() if name.startswith(last)]


def _list_levels(context: click.Context, _parameter: click.Parameter, words: str) -> str:
    """Return `words`; if they are a question mark, print the names of all levels and end the command instead."""
    if words == "?" and not context.resilient_parsing:
        print("\n".join(_levels(context, _parameter, "")))
        context.exit()
    return words


def option(
    name: str, kind: Any, metavar: str, help: str, to: str = "", **rest: Any
) -> Callable[[Function[T]], Function[T]]:
    """Return the option `name` that takes a value of a `kind`; the command gets it as `to`, or by the option's name."""
    return click.option(name, *filter(None, [to]), type=kind, metavar=metavar, help=help, **rest)


def levels_option(name: str, **rest: Any) -> Callable[[Function[T]], Function[T]]:
    """Return the option `name` that takes levels of AIs, and lists them for a question mark."""
    return click.option(name, metavar="LEVEL", callback=_list_levels, is_eager=True, shell_complete=_levels, **rest)


def explained(name: str, metavar: str, help: str, **rest: Any) -> Callable[[Function[T]], Function[T]]:
    """Return the argument `name`, which the help explains."""
    return click.argument(name, cls=Argument, metavar=metavar, help=help, **rest)


game_argument = explained("game", "GAME", f"The game: {listed(GAMES)}.", shell_complete=starting(GAMES))
players_option = option("--players", whole(0), "N", "Number of players; 0 means as few as the game allows.", default=0)
seed_option = option("--seed", whole(), "N", "Seed of all randomness: the same seed gives the same games.", default=1)
jobs_option = option("--jobs", whole(1), "N", "Number of games played at once, each in its own process.", default=1)
json_option = click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")


def expand(files: Iterable[Path]) -> list[Path]:
    """Return files with every pattern such as `games/*.felucca` expanded, which no Windows shell does."""
    if sys.platform != "win32":
        return list(files)
    return [Path(found) for file in files for found in sorted(glob(str(file))) or [str(file)]]


def with_flags(command: Function[T]) -> Function[T]:
    """Add --option and the flags that the games declare; `command` gets the given ones as a mapping `options`."""
    flags = {flag.name: flag for entry in ENTRIES.values() for flag in entry.flags}

    @wraps(command)
    def run(option: Sequence[tuple[str, str]], **arguments: Any) -> T:
        given = {name: value for name in flags if (value := arguments.pop(name)) is not None}
        return command(options={**dict(option), **given}, **arguments)

    for name, flag in reversed(flags.items()):
        titles = ", ".join(entry.title for entry in ENTRIES.values() if flag in entry.flags)
        if flag.values:
            how: dict[str, Any] = {"metavar": name.upper(), "shell_complete": starting(flag.values)}
            text = f"{flag.help}: {listed(flag.values)} ({titles})."
        else:
            how = {"flag_value": "yes"}
            text = f"{flag.help} ({titles})."
        click.option(flag.word, name, default=None, help=text, **how)(run)
    click.option(
        "--option", type=_pair, multiple=True, metavar="NAME=VALUE", help="Set an option of the game; repeatable."
    )(run)
    return run


def _pair(words: str) -> tuple[str, str]:
    """Return the name and the value of an option of a game; raises click.BadParameter for anything else."""
    name, sign, value = words.partition("=")
    if not sign or not name:
        raise click.BadParameter(f"'{words}' is not of the form NAME=VALUE")
    return name, value
