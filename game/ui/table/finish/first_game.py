"""The summary of a guided first game: the finest and the costliest move, and the next opponent."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from game.analysis.background import ANALYST
from game.analysis.ledger import Analysis
from game.analysis.run import GameAnalysis
from game.analysis.story import finest
from game.components.exercises import load_exercises
from game.components.lessons import load_course
from game.locale import text, translated
from game.match.match import Match
from game.match.opponents import Opponent, opponents
from game.match.progress import EXERCISE, load_progress
from game.ui.boards.kit.portraits import paint_portrait, paint_stars
from game.ui.boards.kit.seat_words import called
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.text import BODY, SMALL
from game.ui.layout import Edge, cut, placed, trim
from game.ui.table.study.analysis_scene import analysis_of
from game.ui.table.study.analysis_words import AnalysisWords
from game.ui.table.study.decision_card import CardRow
from game.ui.table.study.decision_cards import DecisionCards
from game.ui.table.study.finding_panel import Study
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Pressable, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import Row
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.progress import Progress
from game.ui.widgets.scene import Pop, Push, Scene
from game.ui.widgets.scroll import TAKEN, ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size

_WIDTH = 940.0
_MARGIN = 30.0
_CARD = 300.0
"""The least width of a card, at normal text size."""
_FACE, _STAR, _PAD = 54.0, 15.0, 10.0
"""The height of the next opponent's face, the side of a star, and the room around and between them."""
_SHAPES = (2.7, 3.4, 4.4)
"""The shapes of the pictures on cards, from the usual one to the lowest: width to height."""
_POLL, _SOON = 0.2, 0.01
"""Seconds between two looks at the progress of the analysis, and until the next picture is drawn."""


class FirstGameSheet(Stage):
    """A player's finest and costliest move as cards once the analysis knows them.

    At its foot it offers a winner the next stronger opponent, and anybody else the strongest one of this game again.
    """

    is_overlay = True

    def __init__(
        self,
        shell: Shell,
        match: Match,
        *,
        study: Study | None = None,
        rival: Callable[[str], Scene] | None = None,
    ) -> None:
        """`study` leads to the analysis of the game, and `rival` makes the table of a game against a level; without
        them there are no cards and no next opponent.
        """
        super().__init__(shell)
        self.match = match
        self._rival = rival
        self._seat = next((seat for seat, who in enumerate(match.seats) if who.is_human), 0)
        self._bar: Progress | None = None
        self._area: ScrollArea | None = None
        self._problem = ""
        """The reason why the analysis failed, '' if it did not."""
        self.judged: GameAnalysis | None = None
        """The analysis of the game, None if it cannot be analysed."""
        self._found: Analysis | None = None
        if study is not None:
            self.judged = work = analysis_of(match)
            self._words = AnalysisWords(shell, match, work, self._seat)
            self._cards = DecisionCards(shell, self._words, study, lambda ply: study.look(work, ply))
        self.default_focus = "close"

    # Life

    def enter(self, size: Size) -> None:
        """Have the game analysed, if that has not been done."""
        if self.judged is not None:
            ANALYST.begin(self.judged)
        self._take()
        super().enter(size)

    def exit(self) -> None:
        """Give the memory of the pictures back; the analysis goes on in the background."""
        if self.judged is not None:
            self._cards.forget()

    def refresh(self, size: Size) -> None:
        """Lay everything out again; the words may be in another language now."""
        if self.judged is not None:
            self._words.forget()
            self._cards.forget()
        super().refresh(size)

    def on_tick(self, dt: float) -> None:
        """Show how far the analysis has come, and the cards when it is done."""
        if self.judged is None:
            return
        if self._found is not None:
            self.is_dirty |= self._cards.draw_next()
        elif ANALYST.problem and not self._problem:
            self._problem, ANALYST.problem = ANALYST.problem, ""
            self.rebuild()
        elif self._take():
            self.rebuild()
        elif self._bar is not None:
            self._show_progress(self._bar, self.judged)

    @property
    def poll_seconds(self) -> float:
        """The seconds until the next picture is drawn, or between two checks for the analysis; 0 if neither is
        awaited.
        """
        if self.judged is None or self._problem:
            return 0.0
        if self._found is None:
            return _POLL
        return _SOON if self._cards.is_drawing else 0.0

    def _take(self) -> bool:
        """Take the analysis over if it is done; return whether it is."""
        if self.judged is not None and self.judged.is_done:
            self._found = self.judged.analysis()
        return self._found is not None

    def _show_progress(self, bar: Progress, work: GameAnalysis) -> None:
        done, count = len(work.answers.keys() - {0}), work.count - 1
        bar.show(len(work.answers) / work.count, text("analysis-progress", done=done, count=count))

    # Building

    def build(self) -> None:
        """Build the sheet: cards, which scroll if the window is too low for them, and below them the
        buttons for the next game and for closing the sheet.
        """
        shell = self.shell
        width = min(_WIDTH * shell.types.size, self.size[0] - 2 * _MARGIN)
        panel = Panel(shell, text("learned-title"), pad=24, lift=26)
        panel.place(placed(self.screen, width, self.size[1] - 2 * _MARGIN))
        ways = self._ways()
        foot = max(way.measure(panel.inner.width)[1] for way in ways)
        offset = self._area.offset if self._area is not None else 0.0
        self._area = area = ScrollArea(shell, name="learned", gap=8, pad=4)
        wide, most = panel.inner.width, panel.inner.height - foot - 14
        parts = self._parts(wide - TAKEN)
        self._squeeze(parts, lambda: area.wanted(parts, wide) <= most)
        spare = most - area.wanted(parts, wide)
        panel.place(panel.rect.inflate(0, -max(0.0, spare)))
        below, room = cut(panel.inner, Edge.BOTTOM, foot, 14)
        Row(shell, [(way, 0.0) for way in ways], gap=14).place(
            placed(below, sum(way.measure(below.width)[0] for way in ways) + 14 * (len(ways) - 1), foot)
        )
        area.place(room)
        area.fill(parts, offset=offset)
        panel.add(area, *ways)
        self.root.add(panel)

    def _squeeze(self, parts: list[Widget], fits: Callable[[], bool]) -> None:
        """Make the cards lower until everything fits, then leave out how much there is left to learn."""
        rows = [part for part in parts if isinstance(part, CardRow)]
        for is_brief, shape in product((False, True), _SHAPES):
            if fits():
                return
            for row in rows:
                row.squeeze(shape, is_brief=is_brief)
        while rows and not fits() and not isinstance(parts[-1], CardRow):
            parts.pop()

    def _ways(self) -> list[Widget]:
        """Return the ways on: against the next opponent, and back."""
        shell, level = self.shell, self._next_level()
        found: list[Widget] = []
        if level and (rival := self._rival) is not None:
            found.append(_Challenger(shell, level, lambda: Pop(3, then=Push(rival(level)))))
        return [*found, Button(shell, text("shell-close"), Pop, kind="quiet" if found else "primary", name="close")]

    def _parts(self, width: float) -> list[Widget]:
        """Return the cards, or how far the search for them has come, above what is left to learn."""
        left = [Label(self.shell, words, SMALL, "text_soft") for words in self.suggestions()]
        return [*self._decisions(width), *left]

    def _decisions(self, width: float) -> list[Widget]:
        """Return the cards of the finest and the costliest move, or how far the search for them has come."""
        shell, work, found = self.shell, self.judged, self._found
        self._bar = None
        if work is None:
            return []
        if self._problem:
            return [Label(shell, translated(self._problem), name="problem")]
        if found is None:
            self._bar = bar = Progress(shell)
            self._show_progress(bar, work)
            return [Label(shell, text("learned-looking"), name="looking"), bar]
        best = finest(found, work.answers, self._seat)
        dearest = next((one for one in found.costliest if one.seat == self._seat), None)
        cards = []
        if best is not None:
            cards.append(self._cards.finest(best, text("learned-finest")))
        if dearest is not None:
            cards.append(self._cards.mistake(dearest, title=text("learned-dearest")))
        if not cards:
            return [Label(shell, text("learned-even"), name="even")]
        across = max(1, min(len(cards), int(width / (_CARD * shell.types.size))))
        return [CardRow(shell, cards[at : at + across], across) for at in range(0, len(cards), across)]

    def suggestions(self) -> list[str]:
        """Return sentences that tell how many chapters and exercises are unfinished; there may be none."""
        game, done = self.match.game.name, load_progress()
        course = load_course(game)
        chapters = course.chapters if course is not None else ()
        open_chapters = [each for each in chapters if done.get(f"{game}/{each.id}", 0) < len(each.steps)]
        open_exercises = [each for each in load_exercises(game) if f"{game}/{EXERCISE}{each.id}" not in done]
        found = []
        if open_chapters:
            found.append(text("learned-chapters", count=len(open_chapters)))
        if open_exercises:
            found.append(text("learned-exercises", count=len(open_exercises)))
        return found

    def _next_level(self) -> str:
        """Return the strongest level that took part, or after a win the next one, '' if there is none."""
        levels, result = opponents(), self.match.result
        met = max((seat.level for seat in self.match.seats if seat.level in levels), key=[*levels].index, default="")
        if result is None or self._seat not in result.winners or not met:
            return met
        stars = levels[met].stars
        return next((name for name, level in levels.items() if level.stars > stars and not level.is_character), "")


class _Challenger(Pressable):
    """The next opponent, with face, name and strength: a press begins the game."""

    def __init__(self, shell: Shell, level: str, on_press: Callback) -> None:
        super().__init__(shell, on_press, name="challenge")
        self._level: Opponent = opponents()[level]
        self._words = text("learned-level", level=called(level))

    def accessible(self) -> Accessible | None:
        """Describe the widget as a button."""
        return Accessible(Role.BUTTON, self._words, can_press=True)

    def measure(self, width: float) -> Size:
        """Return the size of face and words."""
        types = self.shell.types
        wide = max(types.width(self._words, BODY.bolder()), _STAR * 5 * types.size)
        return min(width, _FACE * 0.84 + wide + 3 * _PAD + 8), _FACE + 2 * 6

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the face, and beside it the words above the stars, on gold."""
        rect, types = self.rect, canvas.types
        canvas.box(rect, "hero_lit" if self.is_lit else "hero", radius=8, line="linen", width=1.5, grain=True)
        face, words = cut(trim(rect, left=6, right=_PAD, top=6, bottom=6), Edge.LEFT, _FACE * 0.84, _PAD)
        paint_portrait(canvas, self._level.portrait, face, radius=6)
        style, star = types.fitted(self._words, BODY.bolder(), words.width), _STAR * types.size
        top = words.centery - (types.line_height(style) + star) / 2
        canvas.text(self._words, (words.left, top), style, "ink", width=words.width)
        paint_stars(canvas, self._level.stars, (words.left, top + types.line_height(style) + star / 2), star)
