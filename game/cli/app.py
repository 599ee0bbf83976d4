"""The command line: the commands, their options, and their help.

A command imports its module only when it runs, so that help, completion and the version come at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

import click

import game as felucca
from game.cli import COMPLETION
from game.cli.arguments import (
    FILE,
    FOLDER,
    expand,
    explained,
    game_argument,
    jobs_option,
    json_option,
    levels_option,
    listed,
    local_date,
    number,
    option,
    players_option,
    seed_option,
    starting,
    whole,
    window_size,
    with_flags,
)
from game.cli.commands import Commands, did_you_mean
from game.compiled import FINDER
from game.errors import FeluccaError
from game.registry import ENTRIES, GAMES

SIZES = (
    "1280x720", "1920x1080", "3840x2160", "1440x900", "1024x768", "2560x1080", "900x1200", "1080x1920",
)  # fmt: skip
"""The window sizes at which every scene is drawn: wide, high, small, large."""
THEMES = ("papyrus", "contrast")
"""The themes of the settings, which are not imported only to read the command line."""


def run(words: Sequence[str]) -> int:
    """Run the command in `words` and return its exit code; raises FeluccaError for invalid words."""
    if COMPLETION in os.environ:
        from click.shell_completion import shell_complete

        return shell_complete(app, {}, "felucca", COMPLETION, os.environ[COMPLETION])
    try:
        with app.make_context("felucca", list(words)) as context:
            return app.invoke(context) or 0
    except click.exceptions.Exit as end:
        return end.exit_code
    except click.UsageError as error:
        path = error.ctx.command_path if error.ctx else "felucca"
        raise FeluccaError(f"{_sentence(error)} (see '{path} --help')") from None


def _sentence(error: click.UsageError) -> str:
    """Return the message of a click error, in lower case and without a full stop."""
    if isinstance(error, click.NoSuchOption) and error.ctx:
        known = [word for parameter in error.ctx.command.params for word in parameter.opts if word.startswith("-")]
        return f"no such option '{error.option_name}'{did_you_mean(error.option_name, known)}"
    text = error.format_message().rstrip(".")
    return text[:1].lower() + text[1:]


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "show_default": True},
    subcommand_metavar="[COMMAND [ARGS]…]",
    help=f"A desktop table for {listed([entry.title for entry in ENTRIES.values()], 'and')}. Without a command, "
    "Felucca opens its window.",
)
@click.option("-V", "--version", is_flag=True, help="Print the version and exit.")
@click.option("--selfcheck", is_flag=True, help="Check that this installation works, without opening a window.")
@click.pass_context
def app(context: click.Context, version: bool, selfcheck: bool) -> int:
    """Run the options without a command: the version, the self-check, or else the window."""
    command = context.invoked_subcommand
    if command is not None:
        if version or selfcheck:
            raise click.UsageError(f"'{command}' can't be combined with {'--version' if version else '--selfcheck'}")
    elif version:
        print(f"Felucca {felucca.__version__} ({FINDER.words()})")
    elif selfcheck:
        from game.cli.selfcheck import selfcheck as check_all

        return check_all(run)
    else:
        _open_window()
    return 0


def _open_window() -> None:
    from game.ui import app as window

    window.run()


@app.command()
def play() -> None:
    """Open the window."""
    _open_window()


@app.command()
@game_argument
@players_option
@option("--games", whole(1), "N", "Number of games to play.", default=1)
@seed_option
@levels_option(
    "--levels",
    default="random",
    help="AI levels: one for all seats, or one for each seat, separated by commas; '?' lists them.",
)
@option("--record", FOLDER, "DIR", "Save every game in this folder.", to="folder")
@click.option("--explain", is_flag=True, help="Save all legal moves with each decision.")
@jobs_option
@json_option
@with_flags
def simulate(game: str, players: int, levels: str, options: dict[str, str], **how: Any) -> None:
    """Let AIs play against each other."""
    from game.cli.simulate import simulate as command
    from game.cli.table import find_table

    command(find_table(game, players, levels, options), **how)


@app.command()
@game_argument
@option("--games", whole(1), "N", "Number of games to play and to search.", default=10)
@seed_option
@option("--from", whole(0), "N", "Number of the first game.", to="first", default=0)
@option("--again", whole(1), "N", "Check the puzzles of Felucca again, with so many times the worlds.", default=None)
@jobs_option
def mine(game: str, again: int | None, **how: Any) -> None:
    """Find puzzles in games between AIs and print them, one a line.

    The same games and seed give the same puzzles, whatever the number of processes.
    """
    from game.cli.mine import check_again
    from game.cli.mine import mine as command

    if again is None:
        command(game, **how)
    else:
        check_again(game, times=again, count=how["games"], seed=how["seed"], jobs=how["jobs"])


@app.command()
@game_argument
@levels_option("--levels", required=True, help="Two or more AI levels, separated by commas; '?' lists them.")
@players_option
@option("--games", whole(1), "N", "Games for each line-up, rounded up to full rotations.", default=100)
@seed_option
@click.option("--stop-early", is_flag=True, help="End a line-up of two levels once it is clear which one is better.")
@click.option(
    "--report", "with_report", is_flag=True, help="Also report the balance of the game: seats, points, lengths."
)
@jobs_option
@json_option
@with_flags
def arena(game: str, players: int, levels: str, options: dict[str, str], **how: Any) -> None:
    """Compare the strength of AI levels.

    All line-ups play the same deals in rotating seats. The result is an Elo rating for each level, with its interval.
    """
    from game.cli.arena import arena as command
    from game.cli.table import find_table

    command(find_table(game, players, levels, options, any_number=True), **how)


@app.command()
@game_argument
@option("--decisions", whole(1), "N", "Number of decisions to check.", default=200)
@levels_option("--level", default="merchant", help="AI level to check; '?' lists all levels.")
@players_option
@seed_option
@json_option
@with_flags
def audit(game: str, players: int, level: str, options: dict[str, str], **how: Any) -> int:
    """Check that an AI doesn't use hidden information.

    Before each decision, everything that the AI can't see is dealt again; a fair AI makes the same move. The exit code
    is 1 if any move changes.
    """
    from game.cli.audit import audit as command
    from game.cli.table import find_table

    return command(find_table(game, players, level, options), **how)


@app.command()
@explained("files", "[FILE…]", "Saved games that are over.", type=FILE, nargs=-1)
@option("--nodes", whole(0), "N", "Nodes for each decision; 0 means the standard.", default=0)
@option("--jobs", whole(0), "N", "Number of processes; 0 means one for each core.", default=0)
@json_option
@click.option("--par", "with_par", is_flag=True, help="Also ask AI levels at every decision, and compare.")
@click.option(
    "--check", metavar="GAME", default="", show_default=False, help="Measure the judge itself, on games between AIs."
)
@option("--games", whole(1), "N", "With --check: games for each level.", default=1)
@players_option
@seed_option
def analyse(
    files: Sequence[Path],
    nodes: int,
    jobs: int,
    as_json: bool,
    with_par: bool,
    check: str,
    games: int,
    players: int,
    seed: int,
) -> None:
    """Judge finished games: skill, luck and mistakes.

    All figures are shares of a game. Results are kept in a file next to the saved game.
    """
    from game.analysis.judge import STANDARD_NODES
    from game.analysis.run import default_jobs

    nodes, jobs = nodes or STANDARD_NODES, jobs or default_jobs()
    if bool(files) == bool(check):
        raise click.UsageError("give saved games, or --check with a game")
    if check and with_par:
        raise click.UsageError("'--par' can't be combined with '--check'")
    if check:
        from game.cli.analyse import check as measure

        measure(check, players=players, games=games, seed=seed, nodes=nodes, jobs=jobs, as_json=as_json)
    else:
        from game.cli.analyse import analyse as command

        command(expand(files), nodes=nodes, jobs=jobs, as_json=as_json, with_par=with_par)


@app.command()
@option("--date", local_date, "DATE", "The day, such as 2026-12-24; today by default.", to="when", default=None)
@json_option
def day(when: date | None, as_json: bool) -> None:
    """Print the table of a day: its game, its players and its code.

    It is the same for everyone, and needs no network.
    """
    from game.cli.code import day as command

    command(when or date.today(), as_json=as_json)


@app.command()
@explained("code", "CODE", "The code of a table, such as FEL-7K3M9-QXDTN-2P0AB.")
@click.option("--four", is_flag=True, help="Also print the match of four tables that begins with it, and the scores.")
@json_option
def code(code: str, four: bool, as_json: bool) -> None:
    """Explain the code of a table."""
    from game.cli.code import explain, explain_four

    (explain_four if four else explain)(code, as_json=as_json)


@app.command()
@explained("file", "FILE", "A saved game.", type=FILE)
@option("--ply", whole(0), "N", "Show only decision N; 0 shows the deal.")
@click.option("--all", "everything", is_flag=True, help="Show all decisions without waiting for Enter.")
@option("--seat", whole(0), "N", "Show only what seat N may know; the first seat is 0.")
def replay(file: Path, ply: int | None, everything: bool, seat: int | None) -> None:
    """Show a saved game decision by decision.

    An unfinished game shows only what everyone at the table may know, or what its only human player may know.
    """
    from game.cli.replay import replay as command

    command(file, ply, everything, seat)


@app.command()
@explained("files", "FILE…", "Saved games.", type=FILE, nargs=-1, required=True)
@json_option
def verify(files: Sequence[Path], as_json: bool) -> int:
    """Play saved games again and check every line of them."""
    from game.cli.verify import verify as command

    return command(expand(files), as_json)


@app.command()
def check() -> int:
    """Check all data files, drawings and sounds.

    Every mistake is listed with its file and, if known, its line. The exit code is 1 if there are any.
    """
    from game.cli.check import check as command

    return command()


@app.command()
@explained("folder", "FOLDER", "Where the pictures go.", type=FOLDER)
@option("--size", window_size, "WxH", "Size of the window; may be repeated.", "sizes", multiple=True, default=SIZES)
@option("--language", str, "LANGUAGE", "Language; may be repeated.", "languages", multiple=True, default=("en",))
@option("--game", click.Choice(GAMES), "GAME", "Only the scenes of this game; may be repeated.", "games", multiple=True)
@option("--only", str, "PATTERN", "Only scenes with such names, as 'decision-*'; may be repeated.", multiple=True)
@click.option("--sheets", is_flag=True, help="Also write a sheet for each scene that shows all its sizes.")
@option("--theme", click.Choice(THEMES), "THEME", f"Theme: {listed(THEMES)}.", default=THEMES[0])
@option("--text-size", number(1.0, 1.3), "FACTOR", "Text size, from 1 to 1.3.", default=1.0)
def screenshots(
    folder: Path,
    sizes: Sequence[tuple[int, int]],
    languages: Sequence[str],
    games: Sequence[str],
    only: Sequence[str],
    sheets: bool,
    theme: str,
    text_size: float,
) -> None:
    """Write a picture of every scene of the window."""
    from game.cli.screenshots import screenshots as command

    count = command(folder, sizes, languages, games, only, sheets=sheets, theme=theme, text_size=text_size)
    click.echo(f"{count} pictures in {folder}")


@app.command()
@explained("games", "[GAME…]", "The games to measure; all by default.", nargs=-1, shell_complete=starting(GAMES))
@option("--seconds", number(0.05), "N", "Time to spend on each figure.", default=1.0)
@option("--size", window_size, "WxH", "Size of the window.", default="1920x1080")
@json_option
def bench(games: Sequence[str], seconds: float, size: tuple[int, int], as_json: bool) -> None:
    """Measure the speed of the rules, the AIs and the window.

    With the extra 'bench' installed, other engines are measured in the same run.
    """
    from game.cli.bench import bench as command

    command(games, seconds, size, as_json)


@app.command()
@game_argument
@option("--write", FILE, "FILE", "Where to save the weights.", required=True)
@players_option
@option("--games", whole(1), "N", "Episodes of self-play: rounds, or whole games.", default=30000)
@seed_option
@jobs_option
@option("--rate", number(0.0), "RATE", "Learning rate at the start; it decays to 0.", default=0.003)
@option(
    "--lambda",
    number(0.0, 1.0),
    "TRACE",
    "Weight of the final result in TD(λ); not used with --ahead.",
    to="trace",
    default=0.7,
)
@option("--switches", whole(1), "N", "Size of the hidden layer; not used with --from.", default=12)
@option("--from", FILE, "FILE", "Weights to start from, even for another number of players.", to="start")
@option("--ahead", whole(0), "N", "Learn from a search that looks N rounds ahead; 0: from results.", default=0)
@option("--checkpoint", FILE, "FILE", "Where to save the state of the training.")
@option("--every", whole(1), "N", "Episodes between two checkpoints.", default=400)
@click.option("--resume", is_flag=True, help="Continue from the checkpoint.")
@with_flags
def train(
    game: str,
    players: int,
    options: dict[str, str],
    write: Path,
    checkpoint: Path | None,
    start: Path | None,
    **how: Any,
) -> None:
    """Train an AI by self-play to evaluate positions."""
    from game.cli.train import Files
    from game.cli.train import train as command

    command(game, players, options, Files(write, checkpoint, start), command=["felucca", *sys.argv[1:]], **how)


@app.command(hidden=True)
@option("--matches", whole(0), "N", "Number of games to play; 0: without end.", default=0)
def endure(matches: int) -> None:
    """Let AIs play games that are saved as in the window, until the process is killed."""
    from game.cli.endure import endure as command

    command(matches)
