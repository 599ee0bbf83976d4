"""The analysis of a finished game: its story, the curves, a player's costliest decisions as cards, and the draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from itertools import product

import pygame

from game.analysis.background import ANALYST
from game.analysis.estimate import LADDER
from game.analysis.ledger import Analysis, JudgedDecision
from game.analysis.questions import finished_game
from game.analysis.run import GameAnalysis
from game.analysis.story import POOR, varied
from game.locale import text
from game.match.match import Match
from game.match.record import parse, write_all
from game.match.replay import Replay
from game.match.seats import Seat
from game.match.win_chances import WinChances
from game.puzzles.review import keep_mistakes
from game.ui.boards.kit.par_words import par_figures
from game.ui.boards.kit.phrases import signed
from game.ui.boards.kit.seat_head import paint_seal, paint_sitter
from game.ui.boards.kit.seat_words import level_words
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out, lay_out_within, spoken
from game.ui.drawing.text import BODY, SMALL, SUBHEADING, Style
from game.ui.layout import Edge, cut, placed, trim
from game.ui.table.study.analysis_words import AnalysisWords
from game.ui.table.study.curves import WHOLE, CurveMark, Curves, Legend, MarkKind, moment_words, paint_mark, percents
from game.ui.table.study.decision_card import BUTTON, SHAPES, CardRow
from game.ui.table.study.decision_cards import DecisionCards
from game.ui.table.study.finding_panel import Show, Study, label_words
from game.ui.table.study.performance_panel import Accounts, PerformancePanel
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Callback, Pressable, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import ChoiceItem, SegmentedControl
from game.ui.widgets.flow import Column, Row, column_height
from game.ui.widgets.grid import Grid
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Rule
from game.ui.widgets.panel import Sheet
from game.ui.widgets.progress import Progress
from game.ui.widgets.scene import Change, Complain, Pop
from game.ui.widgets.scroll import AROUND, TAKEN
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import Size

_CARDS, _FEWEST = 12, 3
"""The most decisions shown as cards, and the number up to which inaccuracies are shown as well."""
_LISTED = 5
"""The number of draws listed."""
_POLL = 0.2
"""Seconds between two looks at the progress of the analysis."""
_REFRESH = 2.0
"""Seconds after which new findings of an analysis in progress are shown."""
_WIDEST_GAP, _APART = 22.0, 26.0
"""The greatest room between two parts, and the room between curve and figures."""
_FACE, _BESIDE_FACE = 16.0, 10.0
"""The radius of the face beside the headline, and the room between them."""
_APART_BELOW = 14.0
"""The room above the player's figures below the cards, and above the button to all figures."""
_SIGN, _FIGURE = 22.0, 48.0
"""The widths of a row's mark and of its figure."""
_WIDEST = 1640.0
"""The greatest width of the sheet."""
_WIDE, _CARD = 900.0, 240.0
"""The width from which the figures stand beside the curve, and the least width of a card, at normal text size."""
_BESIDE = 0.28
"""The part of the width for the figures beside the curve."""
_PAD, _BELOW = 14.0, 14.0
"""The margin of the sheet, and the one below it."""
_SOON = 0.01
"""Seconds until the next picture is drawn."""
_FLAT, _READABLE, _LOW = 1300.0, 150.0, 120.0
"""The width of a low page; cards get lower until the curves above are so high there, and on any other page."""
_LOWEST, _USUAL, _HIGHEST = 64.0, 150.0, 300.0
"""The least height of the curves above whole cards, that above cards which no page shows whole, and the greatest."""
_CUT = 30.0
"""How much of a card may be below the page."""
_GAP, _BETWEEN, _SPARE = 6.0, 8.0, 4.0
"""The room between two parts of the sheet, between curves and cards, and what a page keeps free, since its pictures are
a little higher where no scroll bar narrows them.
"""
OWN, OPEN = "own", "open"
"""The names of the curves: one from each player's own knowledge, one by an AI that sees all cards."""


class AnalysisScene(Stage):
    """Shows the analysis of a finished game; missing parts are computed, even after the scene is left."""

    def __init__(self, shell: Shell, match: Match, ways: Study, show: Show) -> None:
        """Read earlier results; `ways` lead on from a decision, `show` to the table after it.

        Raises FeluccaError while the game is still in progress.
        """
        super().__init__(shell)
        self.match = match
        self._ways = ways
        self._show = show
        self._replay = Replay(match)
        self.work = analysis_of(match)
        self.found: Analysis | None = None
        self.curve = OWN
        self.me = only_person(match)
        """The seat of the only person, -1 if there is none or several."""
        self.seat = next((seat for seat, who in enumerate(match.seats) if who.is_human), 0)
        """The seat whose decisions are shown."""
        self.at = 0
        """The moment chosen on the curves: the number of decisions made before it."""
        self._chances: Sequence[Sequence[float]] = ()
        """The curves that are shown."""
        self._shown: int | None = None
        """The number of answers shown on the progress bar."""
        self._listed: int | None = None
        """The number of answers whose findings are shown."""
        self._bar: Progress | None = None
        self._sheet: Sheet | None = None
        self.is_unfolded = False
        """Whether all figures are shown in place of the story, where these do not follow on the same page."""
        self._is_complete = False
        """Whether what is shown is complete: an analysis from before the comparison with levels is not, at first."""
        self._age = 0.0
        """Seconds since the findings of an analysis in progress were shown."""
        self._order: list[int] = []
        """The decisions found while the analysis is in progress, in the order in which they were found."""
        self.analysis_words = AnalysisWords(shell, match, self.work, self.me)
        self._cards = DecisionCards(shell, self.analysis_words, ways, partial(show, self.work))
        self.default_focus = "back"

    # Life

    @property
    def place_name(self) -> str:
        """The analysis."""
        return "analysis"

    def enter(self, size: Size) -> None:
        """Show the results so far and compute the rest."""
        self._take()
        super().enter(size)
        if keep_mistakes not in ANALYST.on_done:
            ANALYST.on_done.append(keep_mistakes)
        ANALYST.begin(self.work)

    def exit(self) -> None:
        """Give the memory of the pictures back."""
        self._cards.forget()

    def on_tick(self, dt: float) -> Change | None:
        """Show the progress, and the analysis once it is done."""
        if self.found is not None:
            if self.work.is_complete and not self._is_complete and self.steering.captured is None:
                self._take()
                self.rebuild()
            self.is_dirty |= self._cards.draw_next()
            return None
        if ANALYST.problem:
            problem, ANALYST.problem = ANALYST.problem, ""
            return Pop(then=Complain(problem))
        self._age += dt
        if self.steering.captured is None and self._take():
            self.shell.sound.play("hint")
            self._sheet = None  # the results are read from their top
            self.rebuild()
        elif len(self.work.answers) != self._listed and self._age >= _REFRESH and not self._is_in_use:
            self.rebuild()
        elif self._bar is not None and len(self.work.answers) != self._shown:
            self._show_progress(self._bar)
        return None

    @property
    def _is_in_use(self) -> bool:
        """Whether the player is pressing something, or has a finding selected by keys, which must not move away."""
        is_selected = self.is_focus_shown and isinstance(self.focused, Finding)
        return is_selected or self.steering.captured is not None

    @property
    def poll_seconds(self) -> float:
        """The seconds between two checks for the analysis, or until the next picture is drawn; 0 if neither is
        awaited.
        """
        if self.found is None or not self._is_complete:
            return _POLL
        return _SOON if self._cards.is_drawing else 0.0

    def _take(self) -> bool:
        """Take the analysis over if it is done; return whether it is."""
        if self.work.is_done:
            self._is_complete = self.work.is_complete
            self.found = self.work.analysis()
            keep_mistakes(self.work)
        return self.found is not None

    def _show_progress(self, bar: Progress) -> None:
        self._shown = len(self.work.answers)
        decisions = len(self.work.answers.keys() - {0})
        words = text("analysis-progress", done=decisions, count=self.work.count - 1)
        bar.show(self._shown / self.work.count, words)

    @cached_property
    def open_chances(self) -> WinChances:
        """The curves by an AI that sees all cards."""
        return self._replay.win_chances()

    # Building

    def build(self) -> None:
        """Put the progress bar, or the results once they are there, on a sheet, with the choices of curve and seat."""
        shell, found = self.shell, self.found
        header = Header(shell, text("analysis-title"), self.back)
        choices = self._put_choices(header) if found is not None else []
        room = sheet_below(header, self.size, widest=_WIDEST, below=_BELOW)
        width = room.width - 2 * _PAD - TAKEN
        page = room.height - 2 * _PAD - AROUND - sum(choice.measure(width)[1] + _GAP for choice in choices)
        parts = self._waiting(width, page) if found is None else [*choices, *self._result(found, width, page)]
        offset = self._sheet.offset if self._sheet is not None else 0.0
        self._sheet = Sheet(shell, parts, room, gap=_GAP, pad=_PAD, offset=offset, widest_gap=_WIDEST_GAP)
        self.root.add(header, self._sheet)

    def _put_choices(self, header: Header) -> list[Widget]:
        """Put the choices of curve and player beside the title, in small type where they need that; return those that
        have no room there.
        """
        for choices in (self._choices(BODY), self._choices(SMALL)):
            if header.has_room(self.size[0], *choices):
                header.add_extra(*choices)
                return []
        curve, whose = choices
        if not header.has_room(self.size[0], whose):
            return [curve, whose]
        header.add_extra(whose)
        return [curve]

    def _choices(self, style: Style) -> tuple[Widget, Widget]:
        """Return the choice of the curves, and of the player whose decisions are shown."""
        shell, match = self.shell, self.match
        kinds = [ChoiceItem(kind, text(f"analysis-{kind}")) for kind in (OWN, OPEN)]
        curve = SegmentedControl(shell, kinds, self.curve, self._turn, name="curve", style=style)
        curve.caption = text("win-chances-title")
        seats = [
            ChoiceItem(seat, text("analysis-mine") if seat == self.me else who.name)
            for seat, who in enumerate(match.seats)
        ]
        seats.sort(key=lambda item: item.value != self.me)
        whose = SegmentedControl(shell, seats, self.seat, self._look_at, name="whose", style=style)
        whose.caption = text("analysis-whose")
        return curve, whose

    def _waiting(self, width: float, page: float) -> list[Widget]:
        """Return the progress, the curve that needs no analysis, and what was found so far; the curve gives way to the
        rest of a `page`.
        """
        shell, found, seen = self.shell, self.work.so_far(), self.open_chances
        self._age, self._listed = 0.0, len(self.work.answers)
        bar = self._bar = Progress(shell)
        self._show_progress(bar)
        self._chances = seen.chances
        curves = Curves(shell, self, seen.chances, seen.stretches, (), strong=self.seat)
        above = [
            Label(shell, text("analysis-leave"), BODY),
            bar,
            Label(shell, f"{text('win-chances-title')} · {text('analysis-open')}", SUBHEADING),
        ]
        below = [
            _KeyLine(shell, self, curves, self._kinds_of(())),
            Rule(shell),
            Label(shell, text("analysis-so-far"), SUBHEADING),
            self._tallies(found),
            self._lists(self._so_far(found), self._strokes(found)),
        ]
        left = page - column_height([*above, *below], width, gap=_GAP) - _GAP - _SPARE
        curves.high = min(_HIGHEST, max(_LOW, left))
        return [*above, curves, *below]

    def _tallies(self, found: Analysis) -> Widget:
        """Return how many decisions of each player have which label."""
        rows = []
        for seat, who in enumerate(self.match.seats):
            labels = [one.label for one in found.decisions if one.seat == seat]
            rows.append((who.name, *(str(labels.count(label)) for label in LADDER)))
        return Grid(self.shell, [text(f"analysis-count-{label}") for label in LADDER], rows)

    def _so_far(self, found: Analysis) -> list[Widget]:
        """Return the costly decisions found so far, the player's own first; a row keeps its place among its own."""
        costly = {one.ply: one for one in found.costliest}
        self._order += sorted(costly.keys() - set(self._order))
        mine = [costly[ply] for ply in self._order if costly[ply].seat == self.seat]
        if not mine:
            return [_none(self.shell, "mistakes", is_open=True)]
        return [*map(self._finding, mine), *self._doubt(mine)]

    def _doubt(self, shown: Sequence[JudgedDecision]) -> list[Widget]:
        """Return what a question mark means, if there is one."""
        if all(one.is_sure for one in shown):
            return []
        return [Label(self.shell, text("analysis-doubt"), SMALL, "text_soft", name="doubt")]

    def _finding(self, one: JudgedDecision) -> Widget:
        title = f"{self.analysis_words.row(one)} · {label_words(one)}"
        return Finding(
            self.shell, one.seat, MarkKind.MISTAKE, -one.shown_loss, title, self.analysis_words.move(one.ply),
            partial(self._go, one.ply - 1), name=f"mistake-{one.ply}",
        )  # fmt: skip

    def _result(self, found: Analysis, width: float, page: float) -> list[Widget]:
        """Return the story, the curves beside the player's figures, and the costliest decisions.

        The curves are as high as a `page` allows with the first row of cards on it; where that is too low, the moves
        that the story tells make way and follow the cards. On a wide page that shows all this whole, further decisions,
        draws and accounts are behind a button; on any other they follow.
        """
        shell, unit, seen = self.shell, self.shell.types.size, self.open_chances
        account = found.accounts[self.seat]
        par = next((one.whole for one in found.pars if one.seat == self.seat), None)
        performance = PerformancePanel(
            shell, self.match.game.name, self.match.seats, account, found.decisions, par, is_own=self.seat == self.me
        )
        mine = self._mine(found)
        is_wide = width >= _WIDE * unit
        wide = width * (1 - _BESIDE) - _APART if is_wide else width
        self._chances = found.curve if self.curve == OWN else seen.chances
        across = self._across(wide)
        marks = self._marks(found, mine) if self.curve == OWN else ()
        curves = Curves(shell, self, self._chances, seen.stretches, marks, strong=self.seat)
        mistakes, more = self._costliest(found, mine, across)
        key = self._key(_KeyLine(shell, self, curves, self._kinds_of(marks)), self._doubt(mine[:across]), wide)

        figures: list[Widget] = [performance, self._turning("analysis-more")]
        below = [] if is_wide else [*figures]

        def left_by(story: Sequence[Widget]) -> float:
            room = page - column_height([*key, mistakes], wide, gap=_BETWEEN) - _BETWEEN - _SPARE
            room -= column_height(below, wide, gap=_APART_BELOW) + _APART_BELOW * bool(below)
            return room - column_height(story, width, gap=_GAP) - _GAP

        rows = [row for row in (mistakes, *more) if isinstance(row, CardRow)]
        headline, *detail = self._story(found, mine)
        whole, short = [headline, *detail, Rule(shell)], [headline, Rule(shell)]

        def holds_figures(story: Sequence[Widget]) -> bool:
            beside = page - column_height(story, width, gap=_GAP) - _GAP - _SPARE
            return column_height(figures, width * _BESIDE, gap=_APART_BELOW) <= beside

        if is_wide and not holds_figures(whole):
            whole = short
        wanted, shapes = (_READABLE, SHAPES) if width >= _FLAT * unit else (_LOW, SHAPES[:-1])
        story = _squeezed(rows, [whole, short], shapes, left_by, wanted)
        if below and left_by(story) < _LOWEST:
            below.clear()
            story = _squeezed(rows, [whole, short], shapes, left_by, wanted)
        if detail and story is short:
            turn = self.analysis_words.story(found).ply
            more.append(_Listing(shell, text("analysis-card", ply=turn) if turn else text("analysis-deal"), detail))
        left = left_by(story)
        curves.high = min(_HIGHEST, max(_LOWEST, left)) if left >= _LOWEST - _CUT else _USUAL
        accounts = Accounts(shell, account, is_own=self.seat == self.me)
        strokes = _Listing(shell, text("analysis-strokes"), self._strokes(found))
        beside = page - column_height(story, width, gap=_GAP) - _GAP - _SPARE
        is_whole = left >= _LOWEST and (holds_figures(story) if is_wide else bool(below))
        has_accounts = is_wide and column_height([*figures, accounts], width * _BESIDE, gap=_APART_BELOW) <= beside
        if has_accounts:
            figures.insert(1, accounts)
        lists: list[Widget] = [strokes] if has_accounts else [strokes, accounts]
        if is_wide and not has_accounts:
            lists = [Row(shell, [(each, 1.0) for each in lists], gap=28, is_level=True)]
        rest = [*more, *lists, *self._kinds(found)]
        if is_whole:
            curves.number(across)
        self.is_unfolded &= is_whole
        if self.is_unfolded:
            return [Column(shell, [self._turning("analysis-less"), *rest], gap=_APART_BELOW)]
        left_side: Widget = Column(shell, [curves, *key, mistakes], gap=_BETWEEN)
        if not is_whole:
            del figures[-1]
        if is_wide:
            others = column_height(figures[1:], width * _BESIDE, gap=_APART_BELOW) + _APART_BELOW * bool(figures[1:])
            performance.high = left_side.measure(wide)[1] - others
            sides = [(left_side, 1 - _BESIDE), (Column(shell, figures, gap=_APART_BELOW), _BESIDE)]
            body: Widget = Row(shell, sides, gap=_APART, is_level=True)
        else:
            body = Column(shell, [left_side, *figures], gap=_APART_BELOW)
        return [*story, body, *([] if is_whole else rest)]

    def _turning(self, key: str) -> Widget:
        """Return the button that turns from the story to all figures, or back."""
        return Button(self.shell, text(key), self._unfold, name="more", style=SMALL, height=BUTTON)

    def _unfold(self) -> None:
        """Show all figures in place of the story, or the story again."""
        self.is_unfolded = not self.is_unfolded
        self._sheet = None  # either is read from its top
        self.rebuild()

    def back(self) -> Change | None:
        """Show the story again in place of all figures, or leave."""
        if not self.is_unfolded:
            return Pop()
        self._unfold()
        return None

    def _kinds(self, found: Analysis) -> list[Widget]:
        """Return the par of each kind of decision, the costliest first; nothing where no level was asked."""
        kinds = next((one.kinds for one in found.pars if one.seat == self.seat), {})
        order = sorted(kinds, key=lambda kind: -kinds[kind].lost.mean)
        if not order or not kinds[order[0]].levels:
            return []
        levels = [level_words(level) for level in kinds[order[0]].levels]
        heads = [text("par-kinds-count"), text("par-kinds-lost"), *levels]
        rows = [(text(f"kind-{kind}"), str(kinds[kind].decisions), *par_figures(kinds[kind])) for kind in order]
        title = Label(self.shell, text("par-kinds"), SUBHEADING, name="kinds")
        return [title, Grid(self.shell, heads, rows)]

    def _mine(self, found: Analysis) -> list[JudgedDecision]:
        """Return the decisions shown as cards: the player's mistakes, or at least the costliest decisions; in front
        those that differ in what they are about.
        """
        costly = [one for one in found.costliest if one.seat == self.seat][:_CARDS]
        mistakes = [one for one in costly if one.label in POOR]
        order = varied(costly, self.analysis_words.topic, _FEWEST)
        return [one for one in order if one in mistakes] if len(mistakes) >= _FEWEST else order[:_FEWEST]

    def _costliest(self, found: Analysis, mine: Sequence[JudgedDecision], across: int) -> tuple[Widget, list[Widget]]:
        """Return the player's costliest decisions as a row of so many cards, and further rows with what a question mark
        there means.

        Where one move decided the game, the first card's button is prominent.
        """
        shell = self.shell
        is_decided = self.analysis_words.told(found, self.seat).ply >= 0
        cards = self._cards.mistakes(mine, is_decided=is_decided)
        if not cards:
            return _none(shell, "mistakes", is_open=False), []
        first, *others = (CardRow(shell, cards[at : at + across], across) for at in range(0, len(cards), across))
        return first, [*others, *self._doubt(mine[across:])]

    def _across(self, width: float) -> int:
        """Return the number of cards beside each other."""
        return max(1, min(3, int(width / (_CARD * self.shell.types.size))))

    def _story(self, found: Analysis, mine: Sequence[JudgedDecision]) -> list[Widget]:
        """Return what the game turned on, or what the player lost most by, and beside it what else is known, unless a
        card of `mine` tells it.
        """
        shell, story = self.shell, self.analysis_words.told(found, self.seat)
        is_on_card = story == self.analysis_words.story(found) and story.ply in [one.ply for one in mine]
        headline = story.headline.replace("<b>", "<danger><b>").replace("</b>", "</b></danger>")
        who = self.match.seats[story.seat] if story.seat >= 0 else None
        parts: list[Widget] = [_Headline(shell, headline, story.seat, who)]
        if story.detail and not is_on_card:
            parts.append(Label(shell, story.detail, SMALL, "text_soft", name="detail"))
        return parts

    def _key(self, key: Widget, doubt: Sequence[Widget], width: float) -> list[Widget]:
        """Return the line below the curves, and beside it, or below it where both are too long, what a question mark on
        the cards means.
        """
        if sum(each.measure(width)[0] + _APART for each in (key, *doubt)) <= width:
            return [Row(self.shell, [(key, 1.0), *((each, 0.0) for each in doubt)], gap=_APART)]
        return [key, *doubt]

    def _kinds_of(self, marks: Sequence[CurveMark]) -> list[MarkKind]:
        """Return the kinds of the marks on the curves that a legend explains."""
        kinds = [kind for kind in (MarkKind.MISTAKE, MarkKind.LUCK) if any(mark.kind is kind for mark in marks)]
        return [*kinds, *([MarkKind.TURN] if self.open_chances.stretches else [])]

    def _marks(self, found: Analysis, mine: Sequence[JudgedDecision]) -> list[CurveMark]:
        """Return the marks of the player's decisions on cards, numbered like these, of the strokes of luck, and of what
        the story tells.
        """
        cards = [CurveMark(one.ply, one.seat, MarkKind.MISTAKE, number) for number, one in enumerate(mine, 1)]
        strokes = [CurveMark(one.ply, one.seat, MarkKind.LUCK) for one in found.strokes if one.seat == self.seat]
        story = self.analysis_words.told(found, self.seat)
        decisive = [CurveMark(story.ply, story.seat, MarkKind.DECISIVE)] if story.ply > 0 else []
        return [*decisive, *strokes, *cards]

    def _strokes(self, found: Analysis) -> list[Widget]:
        """Return the player's greatest strokes of luck."""
        mine = [one for one in found.strokes if one.seat == self.seat]
        return [
            Finding(
                self.shell, one.seat, MarkKind.LUCK, one.luck, self.analysis_words.row(one),
                self.analysis_words.draw(one.ply), partial(self._go, one.ply), name=f"luck-{one.ply}-{one.seat}",
            )
            for one in mine[:_LISTED]
        ] or [_none(self.shell, "strokes", is_open=self.found is None)]  # fmt: skip

    def _lists(self, mistakes: list[Widget], strokes: list[Widget]) -> Widget:
        """Return the costly decisions and the strokes of luck found so far side by side."""
        shell = self.shell
        lists = [
            _Listing(shell, text("analysis-mistakes"), mistakes),
            _Listing(shell, text("analysis-strokes"), strokes),
        ]
        return Row(shell, [(each, 1.0) for each in lists], gap=28, is_level=True)

    def refresh(self, size: Size) -> None:
        """Lay everything out again; the words may be in another language now."""
        self.analysis_words.forget()
        self._cards.forget()
        super().refresh(size)

    # What the player does

    def _turn(self, curve: object) -> None:
        self.curve = str(curve)
        self.rebuild()

    def _look_at(self, seat: object) -> None:
        assert isinstance(seat, int)  # the control's values are seats
        self.seat = seat
        self.rebuild()

    # Going to the table

    def move(self, ply: int) -> None:
        """Choose the moment after decision `ply`, or the nearest there is."""
        self.at = min(self.work.count - 1, max(0, ply))
        self.is_dirty = True

    def words(self) -> str:
        """Return the chosen moment and each player's chance at that moment."""
        return self._words_at(self.at)

    def outer_words(self) -> list[str]:
        """Return the words for the first and for the last moment, and for one whose chances must be explained."""
        apart = next((ply for ply, chances in enumerate(self._chances) if sum(percents(chances)) != WHOLE), 0)
        return [self._words_at(ply) for ply in (0, len(self._chances) - 1, apart)]

    def _words_at(self, ply: int) -> str:
        return moment_words(ply, [seat.name for seat in self.match.seats], self._chances)

    def go(self) -> Change | None:
        """Show the table at the moment chosen."""
        return self._go(self.at)

    def _go(self, ply: int) -> Change:
        return self._show(self.work, ply)


def _squeezed(
    rows: Sequence[CardRow],
    stories: Sequence[Sequence[Widget]],
    shapes: Sequence[float],
    left_by: Callable[[Sequence[Widget]], float],
    wanted: float,
) -> Sequence[Widget]:
    """Make cards lower, and take a shorter one of two `stories`, until it leaves the curves the wanted height; return
    it.

    Pictures become as low as they can be only beside the shorter story.
    """

    whole, short = stories
    for story, shape in (*product([whole], shapes[:-1]), *product([short], shapes)):
        for row in rows:
            row.squeeze(shape, is_brief=True)
        if left_by(story) >= wanted:
            break
    return story


def analysis_of(match: Match) -> GameAnalysis:
    """Return the analysis of a finished match: the running one, or the stored one.

    Raises FeluccaError while the game is still in progress.
    """
    running = ANALYST.find(match.header.fingerprint)
    return running or GameAnalysis(finished_game(parse(write_all(match.lines))), match.record_path)


def only_person(match: Match) -> int:
    """Return the seat of the only person in a match, -1 if there is none or several."""
    people = [seat for seat, who in enumerate(match.seats) if who.is_human]
    return people[0] if len(people) == 1 else -1


def _none(shell: Shell, kind: str, *, is_open: bool) -> Widget:
    return Label(shell, text("analysis-none-yet" if is_open else f"analysis-no-{kind}"), SMALL, "text_soft")


class _KeyLine(Widget):
    """The line below the curves: what their marks mean, and instead the moment chosen while the pointer or the focus is
    on the curves; several lines where names are long.
    """

    def __init__(self, shell: Shell, scene: AnalysisScene, curves: Curves, kinds: Sequence[MarkKind]) -> None:
        super().__init__(shell, name="key")
        self._scene = scene
        self._curves = curves
        self._legend = Legend(shell, kinds)

    def accessible(self) -> Accessible | None:
        """Describe the meaning of the marks; the curves tell the moment."""
        return self._legend.accessible()

    def measure(self, width: float) -> Size:
        """Return the size of the larger of legend and moments."""
        types, theme, style = self.shell.types, self.shell.theme, SMALL.bolder()
        moments = [lay_out(words, width, types, theme, style) for words in self._scene.outer_words()]
        sizes = [self._legend.measure(width), *((each.width + 1, each.height) for each in moments)]
        return min(width, max(wide for wide, _ in sizes)), max(high for _, high in sizes)

    def place(self, rect: pygame.FRect) -> None:
        """Put the legend into the line."""
        super().place(rect)
        self._legend.place(cut(rect, Edge.TOP, self._legend.measure(rect.width)[1])[0])

    def draw_self(self, canvas: Canvas) -> None:
        """Write the moment or the legend."""
        if not self._curves.is_lit:
            self._legend.draw_self(canvas)
            return
        room = self.rect.width, self.rect.height + 1
        words = lay_out_within(self._scene.words(), room, canvas.types, canvas.theme, SMALL.bolder())
        canvas.paragraph(words, self.rect.topleft)


class _Headline(Widget):
    """The first line of the story beside the face of who decided, if it was somebody."""

    def __init__(self, shell: Shell, markup: str, seat: int, who: Seat | None) -> None:
        super().__init__(shell)
        self._label = Label(shell, markup, SUBHEADING, name="story")
        self._seat, self._who = seat, who
        self.add(self._label)

    @property
    def _aside(self) -> float:
        """The width of the face and the room beside it."""
        return 2 * _FACE + _BESIDE_FACE if self._who is not None else 0.0

    def measure(self, width: float) -> Size:
        """Return the full width and the height of face and words."""
        words = self._label.measure(width - self._aside)[1]
        return width, words if self._who is None else max(2 * _FACE, words)

    def place(self, rect: pygame.FRect) -> None:
        """Put the words beside the face."""
        super().place(rect)
        room = trim(rect, left=self._aside)
        self._label.place(placed(room, room.width, self._label.measure(room.width)[1]))

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the face."""
        if self._who is not None:
            paint_sitter(canvas, self._seat, self._who, (self.rect.left + _FACE, self.rect.centery), _FACE)


class Finding(Pressable):
    """A decision or a draw in a list: its mark, its effect, its player and its number; a click opens it in the
    replay.

    `share` is the effect, as a share of a game; `words` tell the move or the draw.
    """

    def __init__(
        self,
        shell: Shell,
        seat: int,
        kind: MarkKind,
        share: float,
        title: str,
        words: str,
        on_press: Callback,
        *,
        name: str,
    ) -> None:
        super().__init__(shell, on_press, name=name)
        self._seat = seat
        self._kind = kind
        self.figure = signed(share)
        self.title = title
        self.words = words

    def accessible(self) -> Accessible | None:
        """Return the finding as an accessible button: player and number, effect, move."""
        name = text("name-figure", name=spoken(self.title), figure=text("percent", count=self.figure))
        return Accessible(Role.BUTTON, name, spoken(self.words), can_press=True)

    def _room(self, width: float) -> float:
        return width - _SIGN - _FIGURE - 20

    def measure(self, width: float) -> Size:
        """Return the full width and the height of title and words."""
        types = self.shell.types
        words = lay_out(self.words, self._room(width), types, self.shell.theme, SMALL)
        return width, types.line_height(SMALL) + words.height + 12

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the row."""
        rect = self.rect
        canvas.box(rect, "lit" if self.is_lit else "field", radius=6, line="panel_hairline", width=1)
        paint_mark(canvas, (rect.left + 14, rect.centery), self._kind, "ink")
        canvas.text(self.figure, (rect.left + _SIGN + _FIGURE, rect.centery), BODY.bolder(), align=1.0, middle=True)
        left, line = rect.left + _SIGN + _FIGURE + 10, canvas.types.line_height(SMALL)
        paint_seal(canvas, self._seat, (left + 8, rect.top + 6 + line / 2), 8)
        room = self._room(rect.width) - 22
        style = canvas.types.fitted(self.title, SMALL.bolder(), room)
        canvas.text(self.title, (left + 22, rect.top + 6), style, width=room)
        below, _ = cut(rect.move(left - rect.left, 6 + line), Edge.LEFT, self._room(rect.width))
        canvas.rich(self.words, below, SMALL, "text_soft")


class _Listing(Column):
    """A heading with rows below it."""

    def __init__(self, shell: Shell, title: str, rows: Sequence[Widget]) -> None:
        super().__init__(shell, [Label(shell, title, SUBHEADING), *rows], gap=6)
