"""The bar above the table: where the match stands, and the tools."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.locale import text
from game.ui.boards.seat_head import SEALS
from game.ui.canvas import Canvas
from game.ui.richtext import plain
from game.ui.text import SUBHEADING, Style
from game.ui.theme import SEAT_COLOURS
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.scenes.board import BoardScene

_STATUS = Style("serif", 19, bold=True, leading=1.2)
_TURN = Style("sans", 17, bold=True, leading=1.2)
_TROUBLE = Style("sans", 15, leading=1.2)
_SIDE = 36.0
_TOOLS = 284.0
"""The width of the tools at the right end of the bar."""


def tools(scene: BoardScene, bar: pygame.FRect) -> list[Button]:
    """Return the buttons of the bar, placed from its right end; those that can do nothing are off."""
    shell = scene.shell
    wanted = [
        ("undo", "undo", scene.undo, scene.can_undo),
        ("skip", "skip", lambda: scene.skip(), True),
        ("cards", "search", scene.open_cards, True),
        ("rules", "rules", lambda: scene.open_rule(), True),
        ("menu", "menu", scene.open_menu, True),
    ]
    if scene.hint_level:
        wanted.insert(1, ("hint", "hint", scene.ask_hint, scene.match.to_move == scene.viewer))
    made = [
        Button(
            shell,
            "",
            press,
            icon=icon,
            name=name,
            tooltip=_tip(name, scene.match.game.name),
            is_enabled=is_on,
            height=_SIDE,
        )
        for name, icon, press, is_on in wanted
    ]
    x = bar.right - 8.0
    for button in reversed(made):
        x -= _SIDE
        button.place(pygame.FRect(x, bar.top + (bar.height - _SIDE) / 2 - 1, _SIDE, _SIDE))
        x -= 8
    return made


def _tip(tool: str, game: str) -> str:
    """Return what a tool is for, and its key."""
    if tool == "cards":
        return text("board-cards", what=text(f"cards-title-{game}"))
    return text("board-hint-tool" if tool == "hint" else f"board-{tool}")


def paint_bar(canvas: Canvas, bar: pygame.FRect, status: str, trouble: str) -> None:
    """Draw the bar with its words; in trouble, of which the players were told once, they say what it comes to."""
    canvas.box(bar, "deep_nile", radius=0)
    canvas.line((bar.left, bar.bottom), (bar.right, bar.bottom), "ink", 3)
    canvas.line((bar.left, bar.bottom - 2), (bar.right, bar.bottom - 2), "gold", 1.5)
    canvas.text(status, (bar.left + 16, bar.centery - 1), _STATUS, "text_on_dark", middle=True)
    if trouble:
        at = (bar.right - _TOOLS, bar.centery - 1)
        canvas.text(text("board-not-saved"), at, _TROUBLE, "focus", align=1.0, middle=True)


def paint_turn(canvas: Canvas, bar: pygame.FRect, seat: int, words: str) -> None:
    """Draw in the middle of the bar whose turn it is, with his seal and colour; -1 is nobody's."""
    seal = 28.0 if seat >= 0 else 0.0
    wide = canvas.types.width(words, _TURN) + 34 + seal
    rect = pygame.FRect(bar.centerx - wide / 2, bar.top + 5, wide, bar.height - 12)
    fill = SEAT_COLOURS[seat] if seat >= 0 else "nile"
    canvas.box(rect, fill, radius=rect.height / 2, line="gold", width=1.5)
    ink = f"{fill}.ink" if seat >= 0 else "linen"
    if seat >= 0:
        centre = (rect.left + rect.height / 2, rect.centery)
        canvas.disc(centre, rect.height / 2 - 3, "linen", line="ink", width=1.2)
        side = rect.height - 14
        canvas.picture(SEALS[seat], pygame.FRect(centre[0] - side / 2, centre[1] - side / 2, side, side))
    canvas.text(words, (rect.centerx + seal / 2, rect.centery), _TURN, ink, align=0.5, middle=True)


def paint_banner(canvas: Canvas, table: pygame.FRect, words: str) -> None:
    """Draw what somebody else does, in the middle of the table."""
    words = canvas.types.shorten(plain(words, canvas.theme), SUBHEADING, table.width - 160)
    wide = canvas.types.width(words, SUBHEADING) + 60
    rect = pygame.FRect(table.centerx - wide / 2, table.top + table.height * 0.475 - 22, wide, 44)
    canvas.shadow(rect, spread=12)
    canvas.box(rect, "deep_nile", radius=22, line="gold", width=2)
    canvas.text(words, rect.center, SUBHEADING, "text_on_dark", align=0.5, middle=True)
