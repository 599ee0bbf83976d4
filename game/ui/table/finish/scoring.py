"""The scoring of a round or a game: parts are counted one by one, then comes the verdict, then any steps back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.locale import text
from game.match.seats import Seat
from game.registry import ENTRIES, named
from game.rules.core.state import State
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import NONE, Reckoning, ReckoningKind
from game.ui.drawing.animation import Animation, Pause, Tween, call
from game.ui.drawing.animation import Sequence as InOrder
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out_within
from game.ui.drawing.text import HEADING
from game.ui.layout import Edge, cut, placed
from game.ui.table.finish.figures import BACKDROP
from game.ui.table.finish.podium import MIDDLE
from game.ui.table.finish.scoring_account import AccountColumns
from game.ui.table.finish.scoring_columns import Columns, SeatProgress
from game.ui.table.finish.scoring_round import RoundColumns
from game.ui.widgets.accessible import Announced
from game.ui.widgets.button import Button
from game.ui.widgets.scene import Change, Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size
from game.ui.window.input import Action

_VERDICT_HIGH, _VERDICT_WIDE = 54.0, 860.0
"""The height of the verdict and its greatest width."""
_BEAT, _COMING = 0.34, 0.2
"""Seconds between two parts, and the seconds in which a part appears."""
_VERDICT = (-1, 0)
"""The verdict's index among the parts that appear one by one."""


class Scoring(Stage):
    """Counts a round or a game part by part; the button shows the rest at once, and then continues the game."""

    def __init__(
        self,
        shell: Shell,
        reckoning: Reckoning,
        seats: Sequence[Seat],
        presenter: Presenter[State],
    ) -> None:
        """`presenter` gives the spaces of the track and the brush that draws faces."""
        super().__init__(shell)
        self._seats = seats
        self._presenter = presenter
        self.reckoning = reckoning
        self.default_focus = "go-on"
        self.counted = [0] * len(reckoning.seats)
        """The number of parts counted for each seat."""
        self.stepped = [0] * len(reckoning.seats)
        """The number of steps back taken by each seat."""
        self.is_judged = False
        self._started = False
        self._coming: dict[tuple[int, int], float] = {}
        """The progress, 0 to 1, of the part that appears now, by seat and part."""
        self._laid_out: tuple[object, Columns] | None = None
        """The columns, and the size they were made for."""
        self._still: tuple[object, pygame.Surface] | None = None
        """The motionless picture below an appearing part, and its key."""

    def build(self) -> None:
        """Add the button that continues the game."""
        button = Button(self.shell, text("scoring-go-on"), self._go_on, kind="primary", name="go-on", height=50)
        wide, high = button.measure(400)
        _, below = cut(self.screen, Edge.TOP, self._sheet.bottom, 12)
        button.place(placed(below, wide, high, down=0.0))
        self.root.add(button)
        if not self._started:
            self._started = True
            self._start()

    def _start(self) -> None:
        parts: list[Animation] = [Pause(0.5)]
        most = max((len(each.parts) for each in self.reckoning.seats), default=0)
        for number in range(most):
            for index, each in enumerate(self.reckoning.seats):
                if number < len(each.parts):
                    parts += [call(lambda i=index: self._count(i)), Pause(_BEAT)]  # type: ignore[misc]
        parts += [Pause(0.5), call(self._judge), Pause(0.8)]
        for index, each in enumerate(self.reckoning.seats):
            for _ in each.stops:
                parts += [call(lambda i=index: self._step(i)), Pause(0.45)]  # type: ignore[misc]
        self.animator.play(InOrder(*parts))

    def _come(self, what: tuple[int, int]) -> None:
        """Let a part appear."""

        def show(share: float) -> None:
            self._coming[what] = share

        def be_there() -> None:
            del self._coming[what]

        show(0.0)
        self.animator.play(Tween(_COMING, show, then=be_there))

    def _count(self, index: int) -> None:
        self._come((index, self.counted[index]))
        self.counted[index] += 1
        self.shell.sound.play("score")

    def _judge(self) -> None:
        self.is_judged = True
        self._come(_VERDICT)
        has_penalty = any(each.is_penalised for each in self.reckoning.seats)
        self.shell.sound.play("penalty" if has_penalty else "round-end")

    def _step(self, index: int) -> None:
        self.stepped[index] += 1
        self.shell.sound.play("ankh")

    @property
    def is_counting(self) -> bool:
        """Whether the counting is still in progress."""
        return not self.is_judged or any(
            done < len(each.stops) for done, each in zip(self.stepped, self.reckoning.seats, strict=True)
        )

    def _go_on(self) -> Change | None:
        """Go on; to those who listen all is said already, to others the first press shows it."""
        if self.is_counting and not self.shell.is_heard():
            self.skip()
            return None
        return Pop()

    def act(self, action: Action) -> None:
        """Show the rest at once on the skip key."""
        if action is Action.SKIP:
            self.skip()

    def back(self) -> Change | None:
        """Show the rest at once, or continue the game if everything is shown, as the button does."""
        return self._go_on()

    def narration(self) -> Sequence[str]:
        """Return everything counted, seat by seat, and the verdict."""
        told = [self.reckoning.title]
        for each in self.reckoning.seats:
            parts = [
                part.label if part.figure == NONE else f"{part.label}, {part.figure or f'+{part.points}'}"
                for part in each.parts
            ]
            counted = "; ".join(parts) or text("scoring-no-sets")
            total = f"{self.reckoning.sum} +{each.gained}"
            points = each.stops[-1] if each.stops else each.before + each.gained
            words = (counted, total, each.remark, f"{text('scoring-points')} {points}")
            name = self._seats[each.seat].name
            told.append(text("name-figure", name=name, figure=". ".join(filter(None, words))))
        return [*told, self.reckoning.verdict]

    def announced(self) -> Announced:
        """Return no text: the log has all of it after the scoring."""
        return replace(super().announced(), has_texts=False)

    # Drawing

    def exit(self) -> None:
        """Release the memory of the cached picture."""
        self._still = None

    def refresh(self, size: Size) -> None:
        """Build the widgets again; cached pictures have the old look."""
        self._still = self._laid_out = None
        super().refresh(size)

    def paint(self, canvas: Canvas) -> None:
        """Draw a column for every seat; while a part appears, the rest is drawn only once."""
        if not self._coming:
            self._still = None
            self._paint_still(canvas)
            return
        state = (*self.counted, *self.stepped, *self._coming)
        if self._still is None or self._still[0] != state:
            picture = pygame.Surface(canvas.surface.get_size(), 0, 32)
            self._paint_still(self.shell.canvas(picture))
            self._still = state, picture
        canvas.surface.blit(self._still[1], (0, 0))
        for (index, number), share in self._coming.items():
            place = self._sheet if index < 0 else self._columns.place(index, number)
            with canvas.coming(place, share):
                if index < 0:
                    self._paint_verdict(canvas)
                else:
                    self._columns.paint_part(canvas, self.reckoning.seats[index].parts[number], place)

    def _paint_still(self, canvas: Canvas) -> None:
        canvas.backdrop(BACKDROP, MIDDLE)
        canvas.dim(0.3)
        room = self.size[0] - 40
        title = self.reckoning.title
        style = canvas.types.fitted(title, HEADING, room)
        canvas.text(title, (self.size[0] / 2, 20), style, "text_on_dark", align=0.5, width=room)
        for index in range(len(self.reckoning.seats)):
            self._paint_seat(canvas, index)
        if self.is_judged and _VERDICT not in self._coming:
            self._paint_verdict(canvas)

    @property
    def _columns(self) -> Columns:
        """The columns in a window of the present size."""
        key = self.size, self.shell.types.size
        if self._laid_out is None or self._laid_out[0] != key:
            self._laid_out = key, self._lay_out()
        return self._laid_out[1]

    def _lay_out(self) -> Columns:
        match self.reckoning.kind:
            case ReckoningKind.ROUND:
                return RoundColumns(self.shell, self.size, self.reckoning, self._presenter.brush, self._presenter)
            case ReckoningKind.ACCOUNT:
                return AccountColumns(self.shell, self.size, self.reckoning, self._presenter.brush)
            case ReckoningKind.OWN:
                own: type[Columns] = named(ENTRIES[self._presenter.game.name].scoring)
                return own(self.shell, self.size, self.reckoning, self._presenter.brush)

    @property
    def _sheet(self) -> pygame.FRect:
        """The place of the verdict."""
        _, below = cut(self.screen, Edge.TOP, self._columns.column(len(self.reckoning.seats) - 1).bottom, 12)
        return placed(below, min(_VERDICT_WIDE, self.size[0] - 48), _VERDICT_HIGH, down=0.0)

    def _paint_verdict(self, canvas: Canvas) -> None:
        sheet = self._sheet
        canvas.box(sheet, "deep_nile", radius=12, line="gold", width=2)
        room, style = (sheet.width - 30, sheet.height - 4), self._columns.verdict
        words = lay_out_within(self.reckoning.verdict, room, canvas.types, canvas.theme, style, align=0.5)
        canvas.paragraph(words, (sheet.left + 15, sheet.centery - words.height / 2), "text_on_dark")

    def _paint_seat(self, canvas: Canvas, index: int) -> None:
        coming = frozenset(number for seat, number in self._coming if seat == index)
        progress = SeatProgress(self.counted[index], self.stepped[index], self.is_judged, coming)
        self._columns.paint(canvas, index, self._seats[self.reckoning.seats[index].seat], progress)
