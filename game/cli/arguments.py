"""What the words of the command line mean: arguments and options that commands share, and how they are read."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterable, Sequence
from glob import glob
from pathlib import Path
from typing import Annotated

import typer

from game.errors import FeluccaError


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


def list_levels(words: str) -> str:
    """Return `words`, or print the names of all levels and end if a question mark is all that they are."""
    if words == "?":
        from game.table.opponents import opponents

        print("\n".join(opponents()))
        raise typer.Exit
    return words


GameName = Annotated[str, typer.Argument(metavar="GAME", help="sobek, duel or sa-re", show_default=False)]
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
OpenInformation = Annotated[
    bool, typer.Option("--open-information", help="Play with all that a perfect memory knows shown (Sobek).")
]
Scenario = Annotated[
    str, typer.Option(metavar="SCENARIO", help="scribe, priest, pharaoh or first-pyramid (Sa-Rê).", show_default=False)
]
Architect = Annotated[bool, typer.Option("--architect", help="Play the architect variant (Sa-Rê).")]
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


def game_options(pairs: Sequence[str], open_information: bool, scenario: str, architect: bool) -> dict[str, str]:
    """Return the options of the game that were asked for, 'yes' for switches."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise FeluccaError(f"an option is given as NAME=VALUE, not '{pair}'")
        options[name] = value
    if open_information:
        options["open_information"] = "yes"
    if scenario:
        options["scenario"] = scenario
    if architect:
        options["architect"] = "yes"
    return options
