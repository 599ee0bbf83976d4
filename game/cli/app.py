"""The command line: what can be asked for, and how."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

import game as felucca
from game.cli.arguments import (
    GameName,
    Jobs,
    Json,
    Levels,
    Options,
    Players,
    Seed,
    game_options,
    list_levels,
    meant,
    number,
    whole,
    with_flags,
)
from game.errors import FeluccaError
from game.registry import ENTRIES

INTERRUPTED = 130
"""What some versions of typer make of Ctrl-C."""

app = typer.Typer(
    name="felucca",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help=f"A desktop table for games of the Nile: {', '.join(entry.title for entry in ENTRIES.values())}. Without a "
    "command it opens the window.",
)


def run(words: Sequence[str]) -> int:
    """Carry out the command in `words` and return the exit code; raises FeluccaError for a wrong command."""
    command = typer.main.get_command(app)
    try:
        code = command.main(list(words), prog_name="felucca", standalone_mode=False)
    except typer.Abort:
        raise KeyboardInterrupt from None
    except SystemExit:  # what becomes there of an output that nobody reads
        raise BrokenPipeError from None
    except Exception as error:
        tell = getattr(error, "format_message", None)
        if tell is None:
            raise
        command_path = getattr(getattr(error, "ctx", None), "command_path", "felucca")
        sentence = tell().rstrip(".").replace(". Did you mean", ": did you mean")
        raise FeluccaError(f"{sentence} (see '{command_path} --help')") from None
    if code == INTERRUPTED:
        raise KeyboardInterrupt
    return code if isinstance(code, int) else 0


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    selfcheck: Annotated[
        bool, typer.Option("--selfcheck", help="See whether the installed program works, without a window.")
    ] = False,
) -> None:
    """Open the window when no command is given."""
    command = context.invoked_subcommand
    if command is not None and (version or selfcheck):
        switch = "--version" if version else "--selfcheck"
        raise typer.BadParameter(f"there is nothing to do for '{command}' beside {switch}")
    if version:
        print(f"Felucca {felucca.__version__}")
    elif selfcheck:
        from game.cli.selfcheck import selfcheck as check_all

        raise typer.Exit(check_all(run))
    elif command is None:
        play()


@app.command()
def play() -> None:
    """Open the window."""
    from game.ui import app as window

    window.run()


@app.command()
@with_flags
def simulate(
    game: GameName,
    players: Players = 0,
    games: Annotated[int, typer.Option(parser=whole(1), metavar="N", help="How many games to play.")] = 1,
    seed: Seed = 1,
    levels: Levels = "random",
    option: Options = [],  # noqa: B006
    record: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the record of every game into this folder.")
    ] = None,
    explain: Annotated[bool, typer.Option("--explain", help="Record all legal moves of every decision.")] = False,
    jobs: Jobs = 1,
    json: Json = False,
) -> None:
    """Play games between AIs."""
    from game.cli import simulate as command
    from game.cli.table import find_table

    table = find_table(game, players, levels, game_options(option))
    command.simulate(table, games=games, seed=seed, folder=record, explain=explain, jobs=jobs, as_json=json)


@app.command()
@with_flags
def arena(
    game: GameName,
    levels: Annotated[
        str,
        typer.Option(
            callback=list_levels,
            is_eager=True,
            help="Two or more levels, with commas; '?' lists them.",
            show_default=False,
        ),
    ],
    players: Players = 0,
    games: Annotated[
        int, typer.Option(parser=whole(1), metavar="N", help="Games of each line-up, rounded up to whole rotations.")
    ] = 100,
    seed: Seed = 1,
    option: Options = [],  # noqa: B006
    stop_early: Annotated[
        bool, typer.Option("--stop-early", help="End a line-up of two levels as soon as the better one is known.")
    ] = False,
    report: Annotated[
        bool, typer.Option("--report", help="Add the balance of the game: seats, points, lengths.")
    ] = False,
    jobs: Jobs = 1,
    json: Json = False,
) -> None:
    """Let levels play each other: common deals, rotating seats, Elo with intervals."""
    from game.cli import arena as command
    from game.cli.table import find_table

    table = find_table(game, players, levels, game_options(option), any_number=True)
    command.arena(table, games=games, seed=seed, stop_early=stop_early, with_report=report, jobs=jobs, as_json=json)


@app.command()
@with_flags
def audit(
    game: GameName,
    decisions: Annotated[int, typer.Option(parser=whole(1), metavar="N", help="How many decisions to check.")] = 200,
    level: Annotated[
        str, typer.Option(callback=list_levels, is_eager=True, help="The level that decides; '?' lists them.")
    ] = "merchant",
    players: Players = 0,
    seed: Seed = 1,
    option: Options = [],  # noqa: B006
    json: Json = False,
) -> None:
    """Deal anew what an AI cannot see, and check that it still does the same."""
    from game.cli.audit import audit as command
    from game.cli.table import find_table

    table = find_table(game, players, level, game_options(option))
    raise typer.Exit(command(table, decisions=decisions, seed=seed, as_json=json))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.", show_default=False)],
    ply: Annotated[
        int | None, typer.Option(parser=whole(0), metavar="PLY", help="Show only decision number PLY; 0: the deal.")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Show all decisions at once.")] = False,
    seat: Annotated[
        int | None, typer.Option(parser=whole(0), metavar="SEAT", help="Tell only what this seat may know, from 0.")
    ] = None,
) -> None:
    """Step through a recorded match; of one that is not over only what may be known at the table is told."""
    from game.cli.replay import replay as command

    command(file, ply, everything, seat)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records.", show_default=False)],
    json: Json = False,
) -> None:
    """Play records again and check every line of them."""
    from game.cli.verify import verify as command

    raise typer.Exit(command(meant(files), json))


@app.command()
def check() -> None:
    """Check all data files, drawings and sounds, and print every mistake."""
    from game.cli.check import check as command

    raise typer.Exit(command())


@app.command()
def bench(
    game: Annotated[list[str], typer.Argument(metavar="[GAME…]", help="Default: all games.")] = [],  # noqa: B006
    seconds: Annotated[
        float, typer.Option(parser=number(0.05), metavar="SECONDS", help="How long to measure each figure.")
    ] = 1.0,
    json: Json = False,
) -> None:
    """Measure the speed of the rules, the AIs and the window; with the extra 'bench', beside other engines."""
    from game.cli.bench import bench as command

    command(game, seconds, json)


@app.command()
@with_flags
def train(
    game: GameName,
    write: Annotated[Path, typer.Option("--write", metavar="FILE", help="Where the weights go.", show_default=False)],
    players: Players = 0,
    option: Options = [],  # noqa: B006
    games: Annotated[
        int, typer.Option(parser=whole(1), metavar="N", help="Episodes of self-play: rounds, or whole games.")
    ] = 30000,
    seed: Seed = 1,
    jobs: Jobs = 1,
    rate: Annotated[
        float, typer.Option(parser=number(0.0), metavar="RATE", help="Pace of learning at first; it slows down to 0.")
    ] = 0.003,
    trace: Annotated[
        float,
        typer.Option(
            "--lambda", parser=number(0.0, 1.0), metavar="TRACE", help="How far what came out counts; not with --ahead."
        ),
    ] = 0.7,
    switches: Annotated[
        int, typer.Option(parser=whole(1), metavar="N", help="Size of the hidden layer; not with --from.")
    ] = 12,
    start: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Weights to begin with, even of other numbers of players."),
    ] = None,
    ahead: Annotated[
        int,
        typer.Option(
            parser=whole(0), metavar="N", help="Learn what looking so many rounds ahead finds, not what came out."
        ),
    ] = 0,
    checkpoint: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep how far it is.")] = None,
    every: Annotated[int, typer.Option(parser=whole(1), metavar="N", help="Episodes between two checkpoints.")] = 400,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the checkpoint.")] = False,
) -> None:
    """Learn from self-play what a position is worth."""
    from game.cli.train import Files
    from game.cli.train import train as command

    command(
        game,
        players,
        game_options(option),
        Files(write, checkpoint, start),
        games=games,
        seed=seed,
        jobs=jobs,
        rate=rate,
        trace=trace,
        switches=switches,
        every=every,
        resume=resume,
        ahead=ahead,
        command=["felucca", *sys.argv[1:]],
    )


@app.command(hidden=True)
def endure(
    matches: Annotated[
        int, typer.Option(parser=whole(0), metavar="N", help="How many matches to play; 0: for ever.")
    ] = 0,
) -> None:
    """Play on between AIs, recorded as in the window, until killed."""
    from game.cli.endure import endure as command

    command(matches)
