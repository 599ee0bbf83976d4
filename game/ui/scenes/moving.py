"""Taking everything along: exporting the player's files as one, and importing such a file."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

from game.errors import FeluccaError
from game.locale import text
from game.match.archive import ENDING, TakenIn, export, take_in
from game.paths import documents_dir
from game.ui.drawing.text import BODY, SMALL, SUBHEADING
from game.ui.widgets.accessible import Announced, Notice
from game.ui.widgets.background import POLL, Background
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import FormRow
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Rule, Spacer
from game.ui.widgets.panel import Sheet
from game.ui.widgets.scene import Change, Complain, Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage

Saying = Callable[[], str]
"""Returns words in the language in use."""
_LISTED = 6
"""The exports that are offered, the newest first."""


class Moving(Stage):
    """Exports into the player's documents, and imports the exports that lie there."""

    def __init__(self, shell: Shell, today: Callable[[], date] = date.today) -> None:
        super().__init__(shell)
        self.default_focus = "export"
        self._today = today
        self._working: Background[Saying] | None = None
        self._told: Saying | None = None
        """What the last export or import has done; None before."""

    def build(self) -> None:
        """Put words, the button for exporting and the found exports on a sheet."""
        shell, is_free = self.shell, self._working is None
        header = Header(shell, text("moving-title"), Pop)
        room = sheet_below(header, self.size, widest=820)
        parts: list[Widget] = [
            Label(shell, text("moving-about"), BODY),
            Spacer(shell, 4),
            Button(
                shell,
                text("moving-export"),
                self._export,
                kind="primary",
                icon="save",
                name="export",
                is_enabled=is_free,
            ),
        ]
        if self._told is not None:
            parts.append(Label(shell, self._told(), BODY, name="told"))
        parts += [Spacer(shell, 2), Rule(shell), Label(shell, text("moving-import"), SUBHEADING)]
        found = exports()
        for file in found:
            press = lambda file=file: self._import(file)  # noqa: E731
            button = Button(shell, text("moving-take"), press, name=f"take-{file.name}", is_enabled=is_free, height=38)
            parts.append(FormRow(shell, file.stem, button, split=0.62, align=1.0))
        words = "moving-also" if found else "moving-none"
        parts.append(Label(shell, text(words, folder=documents_dir().name), SMALL, "text_soft"))
        self.root.add(header, Sheet(shell, parts, room))

    def _export(self) -> None:
        folder, today = documents_dir(), self._today()
        self._begin(lambda: partial(text, "moving-exported", file=export(folder, today).name, folder=folder.name))

    def _import(self, file: Path) -> None:
        self._begin(lambda: partial(imported_words, take_in(file)))

    def _begin(self, work: Callable[[], Saying]) -> None:
        self._working, self._told = Background(work), partial(text, "moving-busy")
        self.rebuild()

    def on_tick(self, dt: float) -> Change | None:
        """Report the outcome once the work is done."""
        working = self._working
        if working is None or not working.wait():
            return None
        self._working, self._told = None, None
        try:
            self._told = working.result()
        except FeluccaError as error:
            self.rebuild()
            return Complain(error.sentence)
        self.rebuild()
        self.focus_name("export")
        return None

    def announced(self) -> Announced:
        """Return the outcome, besides the toasts."""
        notices = super().announced().notices
        return Announced((*notices, Notice("told", self._told()))) if self._told is not None else Announced(notices)

    @property
    def poll_seconds(self) -> float:
        """The seconds between two checks whether the work is done, 0 if there is none."""
        return POLL if self._working is not None else 0.0


def exports() -> list[Path]:
    """Return the exports among the player's documents, at most six, the newest first."""
    try:
        found = [
            file for file in documents_dir().iterdir() if file.name.startswith("Felucca") and file.suffix == ENDING
        ]
        return sorted(found, key=lambda file: file.stat().st_mtime, reverse=True)[:_LISTED]
    except OSError:
        return []


def imported_words(taken: TakenIn) -> str:
    """Return the additions of an import in words."""
    if taken.is_nothing:
        return text("moving-nothing")
    return text("moving-imported", games=taken.games, continued=taken.continued)
