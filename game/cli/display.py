"""Tables and progress bars in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial


@contextmanager
def progress(title: str, total: int, quiet: bool) -> Iterator[Callable[..., None]]:
    """Show a progress bar on a terminal, unless `quiet`; the function yielded advances it by a step, or by several."""
    if quiet or not sys.stderr.isatty():
        yield lambda steps=1: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield partial(bar.advance, task)


def print_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print a table: the first column to the left, the others to the right."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 2))
    for number, head in enumerate(heads):
        table.add_column(head, justify="right" if number else "left", no_wrap=True)
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    Console(highlight=False, width=None if sys.stdout.isatty() else 200).print(table)
