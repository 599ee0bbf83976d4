"""What the words of the command line mean: arguments and options that commands share, and how they are read."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from glob import glob
from inspect import Parameter, signature
from pathlib import Path
from typing import Annotated, Any

import typer

from game.errors import FeluccaError
from game.registry import ENTRIES, GAMES, Flag


def whole(least: int | None = None) -> Callable[[str], int]:
    """Return what reads a whole number, at least `least`, and quotes what is none."""

    def read(words: str) -> int:
        try:
            number = int(words)
        except ValueError:
            raise typer.BadParameter(f"'{words}' is not a whole number") from None
        if least is not None and number < least:
            raise typer.BadParameter(f"'{words}' is less than {least}")
        return number

    return read


def number(least: float, most: float | None = None) -> Callable[[str], float]:
    """Return what reads a number from `least` to `most`, and quotes what is none."""

    def read(words: str) -> float:
        try:
            found = float(words)
        except ValueError:
            found = math.nan
        if not math.isfinite(found):
            raise typer.BadParameter(f"'{words}' is not a number")
        if found < least:
            raise typer.BadParameter(f"'{words}' is less than {least:g}")
        if most is not None and found > most:
            raise typer.BadParameter(f"'{words}' is more than {most:g}")
        return found

    return read


def one_of(words: Sequence[str]) -> str:
    """Return words to choose from as a list that ends with 'or'."""
    return " or ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


def list_levels(words: str) -> str:
    """Return `words`, or print the names of all levels and end if a question mark is all that they are."""
    if words == "?":
        from game.table.opponents import opponents

        print("\n".join(opponents()))
        raise typer.Exit
    return words


GameName = Annotated[str, typer.Argument(metavar="GAME", help=one_of(GAMES), show_default=False)]
Players = Annotated[
    int, typer.Option(parser=whole(0), metavar="N", help="Number of players; 0: as few as the game allows.")
]
Seed = Annotated[int, typer.Option(parser=whole(), metavar="N", help="Everything that happens follows from it.")]
Jobs = Annotated[
    int, typer.Option(parser=whole(1), metavar="N", help="Games played at the same time, each in a process of its own.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for other programs.")]
Options = Annotated[
    list[str], typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
Levels = Annotated[
    str,
    typer.Option(
        callback=list_levels,
        is_eager=True,
        help="Levels of the AIs: one for all, or one a seat, with commas; '?' lists them.",
    ),
]


def meant(files: Iterable[Path]) -> list[Path]:
    """Return files with every pattern such as `games/*.felucca` filled in, as no shell of Windows does."""
    if sys.platform != "win32":
        return list(files)
    return [Path(found) for file in files for found in sorted(glob(str(file))) or [str(file)]]


def with_flags(command: Callable[..., None]) -> Callable[..., None]:
    """Return `command` with the flags that the games declare; those given join the others in its argument `option`."""
    flags = {flag.name: flag for entry in ENTRIES.values() for flag in entry.flags}

    @wraps(command)
    def run(**arguments: Any) -> None:
        given = {name: arguments.pop(name) for name in flags}
        pairs = [f"{name}={value if flags[name].values else 'yes'}" for name, value in given.items() if value]
        command(**{**arguments, "option": [*arguments["option"], *pairs]})

    declared = signature(command, eval_str=True)
    added = [
        Parameter(name, Parameter.KEYWORD_ONLY, default="" if flag.values else False, annotation=_annotation(flag))
        for name, flag in flags.items()
    ]
    parameters = [*declared.parameters.values(), *added]
    run.__signature__ = declared.replace(parameters=parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in parameters}
    return run


def _annotation(flag: Flag) -> Any:
    """Return how typer is told of a flag, with the games that have it."""
    titles = ", ".join(entry.title for entry in ENTRIES.values() if flag in entry.flags)
    words = f"--{flag.name.replace('_', '-')}"
    if not flag.values:
        return Annotated[bool, typer.Option(words, help=f"{flag.help} ({titles}).")]
    help_text = f"{flag.help}: {one_of(flag.values)} ({titles})."
    return Annotated[str, typer.Option(words, metavar=flag.name.upper(), help=help_text, show_default=False)]


def game_options(pairs: Sequence[str]) -> dict[str, str]:
    """Return the options of the game that were asked for by name."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise FeluccaError(f"an option is given as NAME=VALUE, not '{pair}'")
        options[name] = value
    return options
