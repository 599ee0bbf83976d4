"""The lookup, help and completion of commands: the parts of click that Felucca changes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from typing import Any

import click
from click.shell_completion import CompletionItem

from game.cli import RECORD
from game.registry import ENTRIES


class HelpFormatter(click.HelpFormatter):
    """Lays out help with rich: the full width of the terminal, headings and names highlighted."""

    def write_heading(self, heading: str) -> None:
        """Write the heading of a section."""
        self.write(click.style(f"{heading}:", bold=True) + "\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Write names and their meanings in two columns."""
        from rich.console import Console
        from rich.table import Table
        from rich.text import Text

        table = Table.grid(padding=(0, col_spacing), pad_edge=False)
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        for name, meaning in rows:
            table.add_row(Text(" " * self.current_indent + name), Text(meaning))
        console = Console()
        with console.capture() as captured:
            console.print(table)
        self.write("".join(f"{line.rstrip()}\n" for line in captured.get().splitlines()))


class Context(click.Context):
    """The context of a command; it names the layout of help."""

    formatter_class = HelpFormatter

    def get_help(self) -> str:
        """Return the help in the characters of the terminal: click would write UTF-8 to one that has only ASCII."""
        encoding = sys.stdout.encoding or "ascii"
        return super().get_help().encode(encoding, "replace").decode(encoding)


class Argument(click.Argument):
    """An argument that the help explains."""

    def __init__(self, names: Sequence[str], *, help: str, **rest: Any) -> None:
        super().__init__(names, **rest)
        self.help = help

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """Return the name and the explanation of the argument."""
        return self.metavar or "", self.help or ""


class Command(click.Command):
    """A command that explains its arguments and completes only the flags of the named game."""

    context_class = Context

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the words of the command; each click.UsageError names the command, so that it can point to its help."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage, the text, the arguments and the options, in the same way under all versions of click."""
        self.format_usage(ctx, formatter)
        self.format_help_text(ctx, formatter)
        for title, kind in (("Arguments", Argument), ("Options", click.Option)):
            parameters = [parameter for parameter in self.get_params(ctx) if isinstance(parameter, kind)]
            if rows := [row for parameter in parameters if (row := parameter.get_help_record(ctx))]:
                with formatter.section(title):
                    formatter.write_dl(rows)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Return the completions of `incomplete`; flags of games other than the named one are left out."""
        own = ENTRIES.get(ctx.params.get("game") or "")
        flags = {flag for entry in ENTRIES.values() for flag in entry.flags} - {*own.flags} if own else set()
        others = {flag.word for flag in flags}
        return [item for item in super().shell_complete(ctx, incomplete) if item.value not in others]


class Commands(click.Group):
    """All commands by name; a wrong name is answered with a suggestion."""

    context_class = Context
    command_class = Command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that `args` begins with and the other words; raises click.UsageError for a wrong name."""
        name = args[0]
        if name not in self.commands and not name.startswith("-") and not ctx.resilient_parsing:
            ctx.fail(_unknown(name, args[1:], self.list_commands(ctx)))
        return super().resolve_command(ctx, args)


def _unknown(name: str, rest: Sequence[str], commands: Sequence[str]) -> str:
    """Return the sentence about a first word that is no command; it may be a file that somebody meant to open."""
    if name.lower().endswith(RECORD) and rest:
        return f"'{name}' can't be opened together with '{rest[0]}': the window opens one saved game"
    if os.path.isdir(name):
        return f"'{name}' is a folder: give the name of a saved game in it"
    if os.path.exists(name):
        return f"'{name}' is not opened: the name of a saved game ends in '{RECORD}'"
    return f"no such command '{name}'{did_you_mean(name, commands)}"


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """Return the end of an error about `word`: the known word that it resembles, or ''."""
    from game.components.source import nearest

    meant = nearest(word, known)
    return f": did you mean '{meant}'?" if meant else ""
