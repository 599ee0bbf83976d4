"""Learning a game by playing it: choose one, and a guided match begins at once."""

from __future__ import annotations

import pygame

from game.locale import listed, text
from game.table.seats import ai, human
from game.ui.drawing.canvas import Canvas
from game.ui.scenes.game_card import GameCard
from game.ui.widgets.base import Callback, Widget
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Pop, Replace
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import GameInfo, NewGame, Shell
from game.ui.widgets.stage import Stage

RIVAL = "apprentice"
"""The level of the AI one plays against."""
_SEATS = (2,)


class Learning(Stage):
    """Offers a guided match of each game, for two: the player and a gentle AI."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.games = tuple(shell.doors.games())
        self.default_focus = next((f"game-{info.name}" for info in self.games if not info.problem), "")
        self._begun = ""

    def build(self) -> None:
        """Put the games below each other on a sheet."""
        shell = self.shell
        header = Header(shell, text("learn-title"), Pop)
        area = sheet_below(header, self.size, widest=780 * shell.types.size)
        panel = Panel(shell, pad=30)
        parts: list[Widget] = [Label(shell, text("learn-intro"))]
        parts += [
            GameCard(
                shell, info, self._starter(info), is_chosen=info.name == self._begun and self.is_busy, seats=_SEATS
            )
            for info in self.games
        ]
        if not self.games:
            parts.append(Label(shell, text("new-no-games")))
        sheet = ScrollArea(shell, gap=16, pad=6)
        height = min(area.height, sheet.wanted(parts, area.width - 60) + 60)
        panel.place(pygame.FRect(area.left, area.top, area.width, height))
        sheet.place(panel.inner.inflate(12, 12))
        sheet.fill(parts)
        panel.add(sheet)
        self.root.add(header, panel)

    def _starter(self, info: GameInfo) -> Callback:
        return lambda: self.start(info)

    def chosen(self, info: GameInfo) -> NewGame:
        """Return the match to learn a game by: its usual options, and everything can be taken back."""
        levels = [level.name for level in info.levels]
        name = self.shell.settings.player_name or text("seat-human", number=1)
        level = RIVAL if RIVAL in levels else (levels[0] if levels else "")
        rival = next(each for each in listed("ai-names") if each.casefold() != name.casefold())
        seats = (human(name), ai(level, rival))
        options = {option.name: option.default for option in info.options}
        return NewGame(info.name, seats, options, free_undo=True, guide=True)

    def start(self, info: GameInfo) -> Change | None:
        """Begin the match."""
        if not self.is_busy:
            self._begun = info.name
            self.soon(lambda: Replace(self.shell.doors.start_match(self.shell, self.chosen(info))))
        return None

    def back(self) -> Change | None:
        """Go back to the menu."""
        return Pop()

    def paint(self, canvas: Canvas) -> None:
        """Draw the backdrop."""
        canvas.backdrop()
