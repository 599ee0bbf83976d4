"""The end of a match: the winner, a table of the rounds, and the next steps."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import perf_counter

import pygame

from game.contest.standing import next_first
from game.locale import text
from game.match.contests import first_seat, standing_of
from game.match.course import GameCourse, course
from game.match.match import Match
from game.match.meetings import Meeting, meetings_before
from game.match.seats import PAIR
from game.rules.core.state import State
from game.ui.accessibility.announcer import MOST_UNASKED
from game.ui.boards.kit import contest_words, meeting_words
from game.ui.boards.kit.painting import Brush, painter_for
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import ScoreTable
from game.ui.drawing.animation import Pause, Tween, ease_in_out
from game.ui.drawing.animation import Sequence as InOrder
from game.ui.drawing.canvas import GROUND, Canvas
from game.ui.drawing.text import BODY, BUTTON, SMALL, Style
from game.ui.layout import Edge, around, cut, trim
from game.ui.table.finish.band import Band
from game.ui.table.finish.ending import Ending, ending
from game.ui.table.finish.figures import BACKDROP
from game.ui.table.finish.podium import Podium
from game.ui.table.finish.rounds_table import RoundsTable
from game.ui.table.finish.score_sheet import ScoreSheet
from game.ui.table.finish.sequel import Sequel
from game.ui.table.finish.tale import Tale, told
from game.ui.widgets.accessible import Announced, Notice
from game.ui.widgets.base import Callback, Widget
from game.ui.widgets.button import Button, ButtonKind
from game.ui.widgets.flow import even_rows, row
from game.ui.widgets.label import Label
from game.ui.widgets.scene import Change, Pop, Push
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size
from game.ui.window.input import InputEvent, KeyPress, PointerDown

_HIGH = 42.0
"""The height of a button."""
_GAP, _EDGE, _FOOT, _BETWEEN = 14.0, 20.0, 14.0, 10.0
"""The gap between two buttons, the room beside them, that below them, and the gap between rows."""
_LOW_BUTTON = BUTTON.sized(16)
_AGAIN, _AGAIN_MOST = 0.4, 520.0
"""The greatest width of the button that plays again in a wide window, as a share of the window's and in pixels, for
text of the usual size.
"""
_MARGIN = 40.0
"""The room beside the band and the table."""
_TABLE = 0.2
"""The usual height of the table in a tall window, as a share of the window's."""
_HEAD_AND_BAND = 240.0
"""The height of title, verdict and band at normal text size; two rows of cities are as high as the window is wide."""
_SIDE = 60.0
"""The room beside the score of the contest."""
_POLL = 0.5
"""Seconds between two looks for the story."""
_TURN = 0.02
"""The seconds of a turn of the loop after which the next part of a new picture is left to the next turn."""
_WAIT, _RACE = 0.4, 1.8
"""Seconds before the scores begin to race, and until they are there."""


class Final(Stage):
    """The scene of the end, shown over everything when a game is over."""

    deaf_seconds = 0.6

    def __init__(
        self,
        shell: Shell,
        match: Match,
        rounds: Callable[[], ScoreTable],
        *,
        sequel: Sequel | None,
        replay: Callable[[], Change],
        fairness: Callable[[], Change],
        analyse: Callable[[], Change] | None = None,
        learned: Callable[[], Change] | None = None,
        presenter: Presenter[State] | None = None,
        story: Callable[[], Tale | None] = Tale,
    ) -> None:
        """`rounds` returns the table of rounds in the current language; `sequel` makes the scenes of further games.

        `learned` opens the summary of a guided game. `presenter` tells a deed in words and draws its pieces. `story`
        returns the turning point of the game by its analysis, an empty one if there is none, None while that is being
        found out; without one the record tells it.
        """
        super().__init__(shell)
        self.match = match
        self._rounds = rounds
        self._share = 1.0
        """How far the race of the scores has come."""
        self._ending: Ending | None = None
        self._sequel = sequel
        self._following = sequel.following if sequel is not None else None
        """The next game of the contest."""
        self._replay = replay
        self._fairness = fairness
        self._analyse = analyse
        self._learned = learned
        self._find_story = story
        self._story: Tale | None = None
        """What the game turned on by its analysis, as far as it is known."""
        self._course: GameCourse | None = None
        self._presenter = presenter
        self._meetings: list[Meeting] = []
        self._free = pygame.FRect((0, 0), shell.display.size)
        """The room that is left for the stage, above what lies at the foot."""
        self._band: Band | None = None
        self._table: tuple[RoundsTable, pygame.FRect] | None = None
        """In a tall window, the table of the rounds and its place."""
        self._built = object()
        """Stands for the present build in the key of the kept picture."""
        self._ready: object = None
        """The build of which all parts were made, None before the first and in a new size or look."""
        self._making: Iterator[None] | None = None
        """Makes the parts of the present build."""

    @property
    def farewells(self) -> list[str]:
        """The closing words with the names of the speakers."""
        return self._ending.farewells if self._ending is not None else []

    def enter(self, size: Size) -> None:
        """Show the end, and let the scores race."""
        self._story = self._find_story()
        if self._course is None and self.match.result is not None:
            self._course = course(self.match.game, self.match.history())
        if (path := self.match.record_path) is not None:
            match = self.match
            self.expect(partial(meetings_before, path, match.game.name, match.header.seats), self._take_meetings)
        super().enter(size)
        self._race(0.0)
        self.animator.play(InOrder(Pause(_WAIT), Tween(_RACE, self._race, ease=ease_in_out)))

    def exit(self) -> None:
        """Release what has not become a picture yet."""
        super().exit()
        self._making = None

    def _take_meetings(self, found: list[Meeting]) -> None:
        self._meetings = found

    def _race(self, share: float) -> None:
        self._share = share
        if self._band is not None:
            self._band.share = share

    def resume(self) -> None:
        """Show the story of the game if it is known by now."""
        super().resume()
        self._story = self._find_story()
        if self._story is not None and self._story.head:
            self.rebuild()

    def on_tick(self, dt: float) -> None:
        """Show the story of the game as soon as it is known."""
        if self._story is None:
            self._story = self._find_story()
            if self._story is not None and self._story.head:
                self.rebuild()

    @property
    def poll_seconds(self) -> float:
        """The seconds between two checks for the story, 0 if none is awaited."""
        return _POLL if self._story is None else 0.0

    def handle(self, event: InputEvent) -> Change | None:
        """End the race of the scores on a press, and handle the event as usual."""
        if isinstance(event, PointerDown | KeyPress):
            self.skip()
        return super().handle(event)

    def refresh(self, size: Size) -> None:
        """Build the widgets again; all parts of the picture are new."""
        self._ready = None
        super().refresh(size)

    def rebuild(self) -> None:
        """Create all widgets afresh; no button has the focus until a key moves it, so that a key pressed too often
        begins no game.
        """
        super().rebuild()
        if self.focused is None:
            self.steering.propose(self._first)

    @property
    def _first(self) -> str:
        """The button that the first direction leads to."""
        names = [button.name for button in self.root.walk() if isinstance(button, Button)]
        return next(name for name in ("learned", "next", "again", "look") if name in names)

    def build(self) -> None:
        """Add the buttons in a row, above them the band, and in a tall window the table between both."""
        self._built, self._making = object(), None
        self._ending = self._end()
        lines = self._lines()
        self._free = trim(self.screen, bottom=_FOOT)
        for line in reversed(lines):
            row(line, self._cut(_high(line), _BETWEEN), gap=_GAP, align=0.5)
        labels = self._told()
        self._band = self._table = None
        if self._ending is not None:
            self._add_scores(self._ending)
        self.root.add(
            *([self._band] if self._band is not None else []), *labels, *(each for line in lines for each in line)
        )

    def _end(self) -> Ending | None:
        """Return the end of the game with its words in the language in use."""
        return ending(self.match, self._rounds(), speaks=self.shell.settings.shows_speech)

    def _add_scores(self, ending: Ending) -> None:
        """Put the band above everything, and in a tall window the table below it, unless cities need its room."""
        width, height = self.size
        table, types = RoundsTable(ending, is_wide=False), self.shell.types
        high = min(table.full_height(types), max(table.height(types), height * _TABLE))
        has_cities = ending.table.picture is not None and len(ending.order) > PAIR
        needed = width + _HEAD_AND_BAND * types.size if has_cities else 0.0
        if has_table := height > width and self._free.bottom - high > needed:
            self._table = table, self._cut(high, _BETWEEN, _MARGIN)
        if self._course is None or self._presenter is None:
            return
        tale = (
            self._story
            if self._story is not None and self._story.head
            else told(self.match, self._course, self._presenter)
        )
        press = None if has_table else lambda: Push(ScoreSheet(self.shell, lambda: self._end() or ending))
        self._band = Band(self.shell, ending, self._course, tale, self._brush, press)
        self._band.place(self._cut(self._band.measure(width - 2 * _MARGIN)[1], _BETWEEN, _MARGIN))
        self._band.share = self._share

    def _cut(self, height: float, gap: float, margin: float = 0.0) -> pygame.FRect:
        """Take a strip with margins at both ends off the foot of the room that is left, and a gap above it."""
        strip, self._free = cut(self._free, Edge.BOTTOM, height, gap)
        return trim(strip, left=margin, right=margin)

    def _buttons(self, style: Style, *, has_icons: bool) -> list[Button]:
        """Return the buttons in their order: first those that begin a game, of which the first is golden; what is
        wanted seldom after a live game is small.
        """
        shell = self.shell

        def quiet(key: str, press: Callback, name: str, icon: str, about: str = "") -> Button:
            words, shown = text(key), icon if has_icons else ""
            return Button(shell, words, press, name=name, icon=shown, tooltip=about, height=_HIGH, style=style)

        def small(key: str, press: Callback, name: str, icon: str, about: str = "") -> Button:
            """Return a button with its icon alone, its words in the tooltip, where a further game ranks before it."""
            if self._sequel is None:
                return quiet(key, press, name, icon, about)
            tip = "<br>".join(filter(None, (text(key), about)))
            return Button(shell, "", press, name=name, icon=icon, tooltip=tip, height=_HIGH)

        found: list[Button] = []
        if self._learned is not None:
            found.append(
                Button(
                    shell, text("learned-open"), self._learned, kind="hero", name="learned", height=_HIGH, style=style
                )
            )
        kind: ButtonKind = "hero" if self._learned is None else "quiet"
        if self._following is not None:
            words = text("match-next-game")
            found.append(
                Button(shell, words, self._next, kind=kind, name="next", icon="play", height=_HIGH, style=style)
            )
        elif self._sequel is not None:
            words = text("final-decider" if self._is_full_tie else "final-again")
            again = Button(shell, words, self._again, kind=kind, name="again", icon="play", height=_HIGH, style=style)
            again.tooltip = meeting_words.again(self.match.header)
            found.append(again)
        if self._analyse is not None:
            found.append(quiet("final-analyse", self._analyse, "analyse", "graph", text("analysis-analyse-help")))
        found.append(small("final-replay", self._replay, "review", "replay"))
        found.append(small("final-look", Pop, "look", "eye"))
        if self._sequel is not None and self._following is None:
            found.append(small("final-same", self._same, "same", "dice", text("final-same-help")))
        found.append(small("table-menu-fairness", self._fairness, "fairness", "scales"))
        found.append(quiet("final-menu", lambda: Pop(2), "menu", "quit"))
        return found

    def _lines(self) -> list[list[Button]]:
        """Return the buttons in one row if that has room for the opponents' names, else in as few rows as their labels
        allow. For a single row icons give way, and then letters are rather small.
        """
        forms = ((True, BUTTON), (False, BUTTON), (False, _LOW_BUTTON))
        tried = [self._buttons(style, has_icons=has_icons) for has_icons, style in forms]
        for buttons in tried:
            lines, is_named = self._named(buttons, self._rows(buttons))
            if len(lines) == 1 and is_named:
                return lines
        for first, *others in tried if self.size[1] > self.size[0] else ():
            if len(self._rows(others)) == 1:
                return self._named([first, *others], [[first], others])[0]
        buttons = self._buttons(BUTTON, has_icons=True)
        rows = self._rows(buttons)
        half = -(-len(buttons) // 2)
        return self._named(buttons, rows if len(rows) > 1 else [buttons[:half], buttons[half:]])[0]

    def _named(self, buttons: list[Button], lines: list[list[Button]]) -> tuple[list[list[Button]], bool]:
        """Return the rows with the opponents' names where there is room for them, and whether none are missing."""
        again = next((button for button in buttons if button.name == "again"), None)
        if again is None or self._is_full_tie:
            return lines, True
        short = again.label
        return self._lengthened(buttons, again, lines), again.label != short

    def _lengthened(self, buttons: list[Button], again: Button, lines: list[list[Button]]) -> list[list[Button]]:
        """Give the button that plays again the longest name that fits, and return all buttons in rows.

        There are no more rows than before; in a tall window this button may have a row of its own.
        """
        short, header = again.label, self.match.header
        (width, height), others = self.size, [button for button in buttons if button is not again]
        for words in meeting_words.again_in_short(header):
            again.label = words
            longer = self._rows(buttons)
            if len(longer) > 1 and height > width:
                longer = [[again], *self._rows(others)]
            most = width - 2 * _EDGE if height > width else min(width * _AGAIN, _AGAIN_MOST * self.shell.types.size)
            fits = again.measure(width)[0] <= most
            if fits and len(longer) <= len(lines) + (height > width):
                again.tooltip = "" if words == again.tooltip else again.tooltip
                return longer
        again.label = short
        return lines

    def _rows(self, buttons: Sequence[Button]) -> list[list[Button]]:
        """Return the buttons in as few rows as their labels allow."""
        width = self.size[0]
        return even_rows(buttons, lambda button: button.measure(width)[0], width - 2 * _EDGE, _GAP)

    def _told(self) -> list[Widget]:
        """Return the score of the contest and the meetings of the players, as far as they are known, in lines above the
        buttons.
        """
        found: list[Widget] = []
        room = self.size[0] - 2 * _SIDE
        met = meeting_words.told(self._meetings, len(self.match.seats))
        lines = (("score", self._score(), BODY.bolder()), ("met", met, SMALL))
        for name, words, style in reversed(lines):
            if words:
                label = Label(self.shell, words, style, "text_on_dark", align=0.5, name=name)
                label.place(trim(self._cut(label.measure(room)[1] + 24, 0.0, _SIDE), top=14, bottom=10))
                found.insert(0, label)
        return found

    def _score(self) -> str:
        """Return the score of the contest with its next game, '' for a single game."""
        match = self.match
        score, before = standing_of(match.header, match.result), standing_of(match.header)
        if score is None or before is None or match.result is None:
            return ""
        names = [seat.name for seat in match.seats]
        if score.is_over:
            return contest_words.final_score(score, names)
        first = next_first(first_seat(match.lines), len(names))
        return contest_words.following(score, before, names, first)

    @property
    def _is_full_tie(self) -> bool:
        """Whether all have won alike, after which the printed rules of the duel ask for another game (D-4.5)."""
        result = self.match.result
        return result is not None and len(result.winners) == len(self.match.seats) > 1

    def _next(self) -> Change | None:
        return Pop(2, then=Push(self._sequel.next())) if self._sequel is not None else None

    def _again(self) -> Change | None:
        return Pop(2, then=Push(self._sequel.again())) if self._sequel is not None else None

    def _same(self) -> Change | None:
        """Play again with the luck of this match, which its result has opened."""
        return Pop(2, then=Push(self._sequel.same())) if self._sequel is not None else None

    def narration(self) -> Sequence[str]:
        """Return the picture of the end in words: title, verdict, results, honours and farewells."""
        return self._ending.words() if self._ending is not None else ()

    def announced(self) -> Announced:
        """Return the winners, the results, the score of the contest and the story, with honours up to `MOST_UNASKED`
        words.
        """
        story = self._band.words if self._band is not None else ""
        most = MOST_UNASKED - len(story.split())
        told = self._ending.told(most) if self._ending is not None else []
        notices = [Notice(("ended", words), words) for words in (*told, self._score(), story) if words]
        return Announced([*super().announced().notices, *notices], has_texts=False)

    def paint(self, canvas: Canvas) -> None:
        """Draw the podium in the winner's light."""
        if self._share < 1:
            deque(self._paint_podium(canvas), maxlen=0)
        else:
            deque(canvas.layer_in_steps((GROUND, self._built), self._paint_podium), maxlen=0)

    def make_ready(self) -> bool:
        """Make the parts of a new picture before it is drawn, so that no turn of the loop takes long."""
        if self._ready is not self._built:
            self._making = self._making or self._make()
            until = perf_counter() + _TURN
            for _ in self._making:
                if perf_counter() > until:
                    return False
            self._making, self._ready = None, self._built
        return True

    def _make(self) -> Iterator[None]:
        """Draw everything once beside the window, for the sake of the pictures kept on the way."""
        canvas = self.shell.canvas(pygame.Surface(self.shell.display.pixels, 0, 32))
        yield
        is_new = self._ready is None and canvas.theme.is_painted
        others = {BACKDROP: self.size[0]} if is_new else {}
        yield from self._brush.read_ahead(canvas, (), self._paint_podium(canvas), others)
        for widget in self.root.children:
            yield
            widget.draw(canvas)

    def _paint_podium(self, canvas: Canvas) -> Iterator[None]:
        podium = None
        if self._ending is not None:
            podium = Podium(self._ending, self._brush, self.size, self._free.bottom)
            yield
            podium.paint_backdrop(canvas)
            yield
        for label in self.root.children:
            if isinstance(label, Label):
                wide = label.laid_out(label.rect.width).width + 44
                box = around(label.rect.center, wide, label.rect.height + 12)
                canvas.box(box, "deep_nile", radius=box.height / 2)
        if podium is not None:
            yield from podium.paint(canvas, self._share)
        if self._table is not None:
            table, place = self._table
            table.paint(canvas, place, self._share)

    @property
    def _brush(self) -> Brush:
        return Brush(painter_for(self.match.game.name, self.shell.settings.theme))


def _high(line: Sequence[Button]) -> float:
    """Return the height of a row of buttons."""
    return max(button.measure(1000)[1] for button in line)
