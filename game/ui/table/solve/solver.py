"""The solver of a position: it judges the answer, has the worst lie looked for, and contrasts the right answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum, auto

from game.ai.reasons import Hint, compared
from game.errors import FeluccaError
from game.locale import text, translated
from game.puzzles.background import LieSeeker
from game.puzzles.worst_lie import Aftermath, WorstLie, aftermath
from game.rules.core.game import Move, View
from game.rules.core.state import State
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import Offer, Respond
from game.ui.table.solve.banner import Banner
from game.ui.table.solve.glass import LieGlass
from game.ui.table.solve.known import known_panel
from game.ui.table.solve.story import story
from game.ui.table.solve.task import AnswerNote, Mark, Series, Task, TaskWords
from game.ui.table.solve.veil import DeedMarks, TableVeil, WrongMarks, of_moves, usable
from game.ui.table.teach.teacher import AGAIN, NEXT, SOLUTION, SolvingTable, Teacher, VerdictSign
from game.ui.widgets.base import Widget
from game.ui.widgets.scene import Change, Replace, Scene
from game.ui.widgets.shell import Shell


class SolvePhase(Enum):
    """The state of a position to be solved."""

    ASKING = auto()
    """The player is asked."""
    WRONG = auto()
    """The answer was wrong."""
    RIGHT = auto()
    """The answer was right, and it is said why."""
    SHOWN = auto()
    """The player wanted to see the best move, and it is said why."""


_LONG_RATING = {"before": 2000, "after": 2000, "within": 200}
"""A rating that takes as much room as any."""


class Solver(Teacher):
    """Asks for the best move; no move is ever carried out."""

    def __init__(
        self, shell: Shell, task: Task, series: Series, seeker: LieSeeker, open_next: Callable[[], Scene]
    ) -> None:
        self._shell = shell
        self.task = task
        self.series = series
        self._seeker = seeker
        self._open_next = open_next
        self.phase = SolvePhase.ASKING
        self.wrong: Move = ()
        """The last wrong answer, empty if there was none."""
        self.right: Move = ()
        """The right answer that was given, empty before."""
        self.lie: WorstLie[State] | None = None
        """The worst lie for the wrong answer, None until it is found."""
        self.trouble = ""
        """The reason why no lie could be looked for, '' if there is none."""
        self.noted = AnswerNote()
        """The record of the first answer."""
        self.tries = 0

    # What the table asks of a teacher

    @property
    def may_decide(self) -> bool:
        """Whether the player is asked for a move."""
        return self.phase is SolvePhase.ASKING

    @property
    def solving(self) -> Solver:
        """This solver."""
        return self

    def is_due(self, shown: View[State]) -> bool:
        """Return whether the process has finished looking for the worst lie."""
        return self._seeker.is_done

    @property
    def is_looking(self) -> bool:
        """Whether a worst lie is being looked for."""
        return self._seeker.is_looking

    def speak(self, shown: View[State]) -> None:
        """Show the worst lie that was found, if any, or the reason why none could be looked for."""
        try:
            self.lie = self._seeker.collect()
        except FeluccaError as error:
            self.trouble = error.sentence

    shows_log = False

    def begin_again(self) -> Change | None:
        """Try again after a wrong answer."""
        return self.answer(AGAIN) if self.phase is SolvePhase.WRONG else None

    def close(self) -> None:
        """End the process that looks for the worst lie."""
        self._seeker.close()

    # Answers

    def judge(self, seen: View[State], move: Move) -> None:
        """Judge an answer of the player; the first one counts. After a wrong one the worst lie is looked for."""
        self.tries += 1
        is_good = move in self.task.good
        at, series = self.series.at, self.series
        if self.tries == 1:
            self.noted = series.note(at, is_good)
            series.marks[at] = Mark.FIRST if is_good else Mark.MISSED
        elif is_good and series.marks[at] is Mark.MISSED:
            series.note_later(at)
            series.marks[at] = Mark.LATER
        if is_good:
            self.phase, self.right = SolvePhase.RIGHT, move
            return
        self.phase, self.wrong, self.lie, self.trouble = SolvePhase.WRONG, move, None, ""
        self._seeker.ask(seen, self.task.best, move)

    def answer(self, name: str) -> Change | None:
        """Move on to the next position (NEXT), show the best move (SOLUTION), which counts as missed if nothing was
        answered yet, or try again (AGAIN).
        """
        if name == NEXT:
            if self.series.is_last:
                return self.series.finish(self.series)
            self.series.at += 1
            return Replace(self._open_next())
        self._seeker.forget()
        if name == SOLUTION:
            if not self.tries:
                self.noted = self.series.note(self.series.at, False)
                self.series.marks[self.series.at] = Mark.MISSED
                self.tries = 1
            self.phase = SolvePhase.SHOWN
        else:
            self.phase, self.lie = SolvePhase.ASKING, None
        return None

    @property
    def hint(self) -> Hint | None:
        """The best move contrasted with the player's mistake, or else with the most tempting other move; None while it
        is a secret.
        """
        if not self.is_told:
            return None
        match, best = self.task.match, self.task.best
        other = self.wrong or self.task.tempting
        better, worse = compared(match.game, match.view(match.to_move), best, other, None)
        return Hint(best, better.reasons, better.despite, other=worse)

    def sheets(self, table: SolvingTable) -> Sequence[Widget]:
        """Return veil, marks of a wrong answer, banner, knowledge and glass, placed, the lowest first."""
        presenter, brush = table.presenter, table.presenter.brush
        known = [known_panel(table)] if table.areas.log.height else []
        words = self.task.words()
        banner = Banner(table, words.title, self._facts(words), self._marks, self.series.at, self._later(words.theme))
        if self.phase is not SolvePhase.WRONG:
            lit = (
                usable(presenter)
                if self.phase is SolvePhase.ASKING
                else of_moves(presenter, (self.wrong, self.task.best))
            )
            return [TableVeil(table, lit), banner, *known]
        wrong = of_moves(presenter, (self.wrong,))
        if self.lie is None:
            return [TableVeil(table, wrong), WrongMarks(table, wrong), banner, *known]
        glass = LieGlass(table, brush, self.lie, wrong, banner.rect.bottom + 6)
        marks = [WrongMarks(table, wrong), DeedMarks(table, glass.blocks, wrong)]
        return [TableVeil(table, [*glass.lit, *glass.actors], is_dark=True), *marks, banner, *known, glass]

    @property
    def _marks(self) -> list[Mark]:
        """The outcomes of the series; a position that may still be solved is to come."""
        marks = [*self.series.marks]
        if not self.is_told and marks[self.series.at] is Mark.MISSED:
            marks[self.series.at] = Mark.COMING
        return marks

    @property
    def is_told(self) -> bool:
        """Whether the best move is no secret any more."""
        return self.phase in (SolvePhase.RIGHT, SolvePhase.SHOWN)

    def _facts(self, words: TaskWords) -> Sequence[str]:
        """Return the facts of the banner, with the new rating once it has moved, after the theme once that is told."""
        facts = self._moved or words.facts
        return (words.theme, facts) if self.is_told and words.theme else (facts,)

    @property
    def _moved(self) -> str:
        """The change of the rating, '' before it has moved."""
        moved = self.noted.rating
        return "" if moved is None else text("solve-moved", **moved)

    @staticmethod
    def _later(theme: str) -> Sequence[str]:
        """Return the longest facts that the banner of a puzzle with a theme gets."""
        return (theme, text("solve-moved", **_LONG_RATING)) if theme else ()

    # In words

    def verdict(self, presenter: Presenter[State]) -> str:
        """Return the verdict on the answer as rich text."""
        say = presenter.say
        match self.phase:
            case SolvePhase.RIGHT:
                key = "solve-right" if self.right == self.task.best else "solve-good"
                told = [text(key, move=say(self.right), best=say(self.task.best)), self._lead(say)]
            case SolvePhase.SHOWN:
                told = [text("solve-shown", move=say(self.task.best)), self._lead(say)]
            case _ if self.trouble:
                told = [text("solve-wrong", move=say(self.wrong)), translated(self.trouble)]
            case _ if self.is_looking:
                told = [text("solve-wrong", move=say(self.wrong)), text("solve-looking")]
            case _:
                told = [text("solve-wrong", move=say(self.wrong)), self._matter(presenter)]
        if self._shell.types.size > 1.0:  # then the banner has no room for it
            told.append(self._moved)
        return "<br>".join(filter(None, told))

    def _matter(self, presenter: Presenter[State]) -> str:
        """Return the steps to the harm that the worst lie tells of, as far as its facts show that these lead to it."""
        if self.lie is None:
            return text("solve-lie-none")
        match = self.task.match
        found = aftermath(match.game, self.lie)
        deeds = [each for each in story(self.lie, presenter, match.seats) if each.number > 1]
        if not deeds or (found is Aftermath.NONE and not deeds[-1].is_harm):
            return text("solve-lie-found")
        first, *others = (each.deed for each in deeds)
        told = text("solve-free-then" if found is Aftermath.FREE else "solve-then", deed=first)
        return "<br>".join([told, *(text("solve-after", deed=each) for each in others)])

    @property
    def sign(self) -> VerdictSign | None:
        """The sign of the verdict."""
        match self.phase:
            case SolvePhase.WRONG:
                return "cross"
            case SolvePhase.RIGHT:
                return "check"
            case SolvePhase.SHOWN:
                return "eye"
            case SolvePhase.ASKING:
                return None

    def _lead(self, say: Callable[[Move], str]) -> str:
        lead, other = self.task.lead, self.task.tempting
        if lead is None or (self.wrong and self.wrong != other):
            return ""
        return text("solve-lead", low=lead[0], high=lead[1], other=say(other))

    def offers(self) -> Sequence[Offer]:
        """Return the answers below the verdict."""
        onward = Offer(
            NEXT, text("solve-finish" if self.series.is_last else "solve-next"), Respond(NEXT), "golden", icon="next"
        )
        if self.phase is not SolvePhase.WRONG:
            return [onward]
        again = Offer(AGAIN, text("solve-again"), Respond(AGAIN), "golden", icon="undo")
        show = Offer(SOLUTION, text("solve-show"), Respond(SOLUTION), "calm", icon="eye")
        return [again, show, replace(onward, kind="calm")]
