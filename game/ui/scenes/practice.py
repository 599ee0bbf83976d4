"""The page of practice: puzzles by theme, knowledge drills, and the review box, with a card for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

import pygame

from game.errors import FeluccaError
from game.locale import text, translated
from game.puzzles.drills import SERIES, drill_kinds
from game.puzzles.progress import UNSURE, PuzzleOutcome, Training, load_training
from game.puzzles.puzzle import Puzzle, puzzles
from game.ui.boards.kit.phrases import capitalized
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, SMALL, SUBHEADING, Style
from game.ui.layout import Edge, cut, first_fitting, placed, trim
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import Row, equal_row, rows
from game.ui.widgets.label import Label, Spacer
from game.ui.widgets.shell import Practice, Shell
from game.ui.window.display import Size

_PAD, _GAP = 14.0, 8.0
_PICTURE = 58.0
_BESIDE = 560.0
"""From this width on, at normal text size, the places lie side by side."""
_CHIP = 36.0
_HEADS = (SUBHEADING, *(SUBHEADING.sized(size) for size in (19.5, 17.5, 16.0)))
"""The styles of titles side by side, the largest first."""


class Begins(Protocol):
    """Begins a series of positions or a drill; `name` is that of the pressed button, which shows that it opens."""

    def practise(self, wish: Practice, name: str) -> None:
        """Begin a series of positions to solve."""

    def drill(self, name: str) -> None:
        """Begin ten questions about hidden pieces."""


def practice_parts(shell: Shell, game: str, width: float, begins: Begins) -> list[Widget]:
    """Return the widgets of the page for one game."""
    progress = load_training(shell.player)
    try:
        every = puzzles(game)
    except FeluccaError as error:
        return [Label(shell, translated(error.sentence))]
    places = [
        _puzzles(shell, game, every, progress, begins),
        _drills(shell, game, progress, begins),
        _reviews(shell, begins),
    ]
    is_wide = width >= _BESIDE * shell.types.size
    parts: list[Widget] = [Label(shell, text("practice-intro")), Spacer(shell, 6)]
    if is_wide:
        parts.append(_PlaceRow(shell, places))
    else:
        parts += places
    return [*parts, *_themes(shell, game, every, progress, width, begins)]


def _puzzles(shell: Shell, game: str, every: Sequence[Puzzle], progress: Training, begins: Begins) -> _Place:
    standing = progress.standing(game)
    low, high = standing.rating.interval
    if not every:
        words = text("practice-no-puzzles")
    elif not standing.tried:
        words = text("practice-puzzles-new", count=len(every), rating=round(standing.value))
    else:
        words = text(
            "practice-puzzles", rating=round(standing.value), within=round((high - low) / 2),
            solved=standing.solved, tried=standing.tried,
        )  # fmt: skip
    button = Button(
        shell, text("practice-puzzles-begin", count=min(SERIES, max(1, len(every)))),
        lambda: begins.practise(Practice(game), "puzzles"), kind="hero", name="puzzles", is_enabled=bool(every),
    )  # fmt: skip
    return _Place(shell, "lotus/gold", text("practice-puzzles-title"), words, button)


def _drills(shell: Shell, game: str, progress: Training, begins: Begins) -> _Place:
    score = progress.drills.get(game)
    words = (
        text("practice-drills-new") if score is None else text("practice-drills", right=score.right, asked=score.asked)
    )
    button = Button(
        shell, text("practice-drills-begin", count=SERIES), lambda: begins.drill("drills"), kind="primary",
        name="drills", is_enabled=bool(drill_kinds(game)),
    )  # fmt: skip
    return _Place(shell, "lotus/silver", text("practice-drills-title"), words, button)


def _reviews(shell: Shell, begins: Begins) -> _Place:
    count = shell.doors.reviews_due(shell)
    words = text("practice-review", count=count)
    button = Button(
        shell, text("practice-review-begin"), lambda: begins.practise(Practice(), "review"), kind="primary",
        name="review", is_enabled=bool(count),
    )  # fmt: skip
    return _Place(shell, "lotus/bud", text("practice-review-title"), words, button)


def _themes(
    shell: Shell, game: str, every: Sequence[Puzzle], progress: Training, width: float, begins: Begins
) -> list[Widget]:
    """Return a button for each theme with how many of its puzzles are solved, and one for those that were missed."""
    if not every:
        return []
    counts = Counter(theme for each in every for theme in each.themes)
    done = Counter(theme for each in every for theme in each.themes if _is_solved(progress, each))
    missed = sum(progress.outcome(game, each.id) in UNSURE for each in every)
    chips = []
    for theme, count in counts.most_common():
        words = text("practice-theme", theme=text(f"theme-{theme}"), done=done[theme], count=count)
        chips.append(_chip(shell, capitalized(words), begins, Practice(game, theme), f"theme-{theme}"))
    if missed:
        words = text("practice-missed", count=missed)
        chips.insert(0, _chip(shell, words, begins, Practice(game, is_missed=True), "missed"))
    lines = rows(chips, lambda each: each.measure(width)[0], width, _GAP)
    return [
        Spacer(shell, 8),
        Label(shell, text("practice-themes"), BODY.bolder()),
        Spacer(shell, 4),
        *(Row(shell, [(each, 0.0) for each in line], gap=_GAP) for line in lines),
    ]


def _chip(shell: Shell, words: str, begins: Begins, wish: Practice, name: str) -> Button:
    return Button(shell, words, lambda: begins.practise(wish, name), name=name, style=SMALL, height=_CHIP)


def _is_solved(progress: Training, puzzle: Puzzle) -> bool:
    return progress.outcome(puzzle.game, puzzle.id) in (PuzzleOutcome.FIRST, PuzzleOutcome.LATER)


class _Head(Label):
    """A title that stays a heading in smaller letters, too."""

    def accessible(self) -> Accessible | None:
        """Describe the widget as a heading."""
        return Accessible(Role.HEADING, self.markup)


class _Place(Widget):
    """A card: a flower, a title, the state of the training, and the button that begins it."""

    def __init__(self, shell: Shell, picture: str, title: str, words: str, button: Button) -> None:
        super().__init__(shell)
        self._picture = picture
        self._title = title
        self.head = _Head(shell, title, SUBHEADING)
        self._words = Label(shell, words, BODY)
        self._button = button
        self.add(self.head, self._words, button)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a group."""
        return Accessible(Role.GROUP, self._title)

    def _inside(self, width: float) -> float:
        return width - 2 * _PAD

    def is_in_line(self, width: float) -> bool:
        """Return whether the title takes one line on a card `width` wide."""
        return self.head.laid_out(self._inside(width) - _PICTURE - _GAP).lines == 1

    def measure(self, width: float) -> Size:
        """Return the height of its parts."""
        inside = self._inside(width)
        head = max(_PICTURE, self.head.measure(inside - _PICTURE - _GAP)[1])
        return width, head + self._words.measure(inside)[1] + self._button.measure(inside)[1] + 2 * _GAP + 2 * _PAD

    def place(self, rect: pygame.FRect) -> None:
        """Put the title beside the flower, the words below, and the button at the foot."""
        super().place(rect)
        inside = rect.inflate(-2 * _PAD, -2 * _PAD)
        foot, rest = cut(inside, Edge.BOTTOM, self._button.measure(inside.width)[1], _GAP)
        wide = min(foot.width, self._button.measure(foot.width)[0])
        self._button.place(cut(foot, Edge.LEFT, wide)[0])
        width = rest.width - _PICTURE - _GAP
        high = self.head.measure(width)[1]
        head, words = cut(rest, Edge.TOP, max(_PICTURE, high), _GAP)
        self.head.place(placed(head, width, high, across=1.0))
        self._words.place(cut(words, Edge.TOP, self._words.measure(words.width)[1])[0])

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the ground and the flower."""
        canvas.box(self.rect, "field", radius=10, line="panel_line", width=1.4, grain=True)
        canvas.picture(self._picture, placed(trim(self.rect, left=_PAD, top=_PAD), _PICTURE, _PICTURE, 0.0, 0.0))


class _PlaceRow(Widget):
    """Cards side by side, all as tall as the tallest, with titles in letters that let each stand in one line."""

    def __init__(self, shell: Shell, places: Sequence[_Place]) -> None:
        super().__init__(shell)
        self._places = tuple(places)
        self.add(*places)

    def _wide(self, width: float) -> float:
        many = len(self._places)
        return (width - (many - 1) * _PAD) / many

    def measure(self, width: float) -> Size:
        """Return the full width and the greatest height."""
        wide = self._wide(width)

        def are_in_line(style: Style) -> bool:
            for place in self._places:
                place.head.style = style
            return all(place.is_in_line(wide) for place in self._places)

        first_fitting((*_HEADS, SUBHEADING), are_in_line)
        return width, max(place.measure(wide)[1] for place in self._places)

    def place(self, rect: pygame.FRect) -> None:
        """Put them side by side."""
        super().place(rect)
        equal_row(self._places, rect, gap=_PAD)
