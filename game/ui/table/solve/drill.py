"""Knowledge drills at the table: questions about hidden pieces, which the viewer's knowledge answers exactly."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from game.ai.reasons import Hint
from game.locale import text
from game.match.seats import Seat
from game.puzzles.drills import SERIES, DrillForm, DrillQuestion, series
from game.puzzles.progress import note_drill
from game.rules.core.bits import members
from game.rules.core.game import Move, View
from game.rules.core.state import State
from game.ui.boards import presenter_for
from game.ui.boards.kit.phrases import capitalized
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import Offer, OfferKind, Respond
from game.ui.table.live import play
from game.ui.table.scene import TableScene
from game.ui.table.solve.banner import Banner
from game.ui.table.solve.known import explanation
from game.ui.table.solve.puzzle_table import name_others
from game.ui.table.solve.task import Mark
from game.ui.table.solve.veil import Cover
from game.ui.table.teach.teacher import NEXT, SOLUTION, SolvingTable, Teacher, VerdictSign
from game.ui.widgets.base import Widget
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.scene import Change, Pop, Push, Replace, Scene
from game.ui.widgets.shell import Shell

DONE = "done"
_BEYOND = 16.0
"""How far a cover reaches beyond the counts, whose words may be wider than their places."""
_MANY = (DrillForm.PIECES, DrillForm.ZONES)
"""The forms of questions with any number of right choices."""


@dataclass(slots=True)
class DrillSeries:
    """Ten questions about a game (`game.puzzles.drills.series`), their marks, and the index of the present one."""

    game: str
    questions: Iterator[DrillQuestion]
    marks: list[Mark] = field(default_factory=lambda: [Mark.COMING] * SERIES)
    at: int = 0
    seconds: float = 0.0
    """The time that was taken for the answers so far."""


class DrillPhase(Enum):
    """The state of a question."""

    ASKING = auto()
    RIGHT = auto()
    WRONG = auto()


class Driller(Teacher):
    """Asks one question about the player's knowledge; no move is made."""

    may_decide = False
    is_looking = False
    wrong: Move = ()
    hint: Hint | None = None

    def __init__(
        self, shell: Shell, asked: DrillQuestion, words: DrillWords, asks: DrillSeries, open_next: Callable[[], Scene]
    ) -> None:
        self._shell = shell
        self.question = asked
        self.series = asks
        self._open_next = open_next
        self.phase = DrillPhase.ASKING
        self.chosen: frozenset[int] = frozenset()
        self._begun = time.monotonic()
        self.words = words

    @property
    def solving(self) -> Driller:
        """This driller."""
        return self

    @property
    def shows_log(self) -> bool:
        """Whether the log is shown, from which the answer can be found."""
        return self.phase is DrillPhase.ASKING

    def judge(self, seen: View[State], move: Move) -> None:
        """Do nothing: nobody moves."""

    def begin_again(self) -> None:
        """Take back all choices."""
        self.chosen = frozenset()

    def answer(self, name: str) -> Change | None:
        """Choose, judge the choice, or move on to the next question.

        `name` is the index of a choice, DONE to have several choices judged, SOLUTION to give up, or NEXT.
        """
        if name == NEXT:
            if self.series.at == SERIES - 1:
                return self._finish()
            self.series.at += 1
            return Replace(self._open_next())
        if self.phase is not DrillPhase.ASKING:
            return None
        if name == SOLUTION:
            self._settle(is_right=False)
        elif name == DONE:
            self._settle(is_right=self.question.is_right(self.chosen))
        else:
            choice = self.question.choices[int(name)]
            if self.question.form in _MANY:
                self.chosen ^= {choice}
            else:
                self.chosen = frozenset({choice})
                self._settle(is_right=self.question.is_right(self.chosen))
        return None

    def _settle(self, *, is_right: bool) -> None:
        self.series.seconds += time.monotonic() - self._begun
        self.phase = DrillPhase.RIGHT if is_right else DrillPhase.WRONG
        self.series.marks[self.series.at] = Mark.FIRST if is_right else Mark.MISSED
        note_drill(self._shell.player, self.series.game, is_right=is_right)
        self._shell.sound.play("event" if is_right else "refuse")

    def _finish(self) -> Change:
        shell, done = self._shell, self.series
        right = sum(mark is Mark.FIRST for mark in done.marks)
        words = text("drill-done", right=right, count=SERIES)
        if shell.settings.times_drills:
            minutes, seconds = divmod(round(done.seconds), 60)
            words += " " + text("drill-time", minutes=minutes, seconds=f"{seconds:02}")
        answers = (
            Answer(text("drill-again"), lambda: Push(open_drill(shell, done.game)), "primary"),
            Answer(text("series-leave")),
        )
        return Pop(then=Push(Dialog(shell, words, answers, title=text("series-title"))))

    # What is shown

    def verdict(self, presenter: Presenter[State]) -> str:
        """Return the question, and above it whether the answer was right."""
        asked = self.words.question()
        if self.phase is DrillPhase.ASKING:
            return f"<b>{asked}</b>"
        return f"<b>{text('drill-right' if self.phase is DrillPhase.RIGHT else 'drill-wrong')}</b><br>{asked}"

    @property
    def sign(self) -> VerdictSign | None:
        """The sign of the verdict."""
        if self.phase is DrillPhase.ASKING:
            return None
        return "check" if self.phase is DrillPhase.RIGHT else "cross"

    def offers(self) -> Sequence[Offer]:
        """Return the choices, or the way to the next question."""
        if self.phase is not DrillPhase.ASKING:
            is_last = self.series.at == SERIES - 1
            return [
                Offer(NEXT, text("solve-finish" if is_last else "solve-next"), Respond(NEXT), "golden", icon="next")
            ]
        found = []
        for number, choice in enumerate(self.question.choices):
            is_on = choice in self.chosen
            head, label = self.words.answer(choice)
            label = capitalized(label)
            note = text("drill-chosen") if is_on else ""
            kind: OfferKind = "primary" if is_on else "quiet"
            found.append(Offer(f"choice.{number}", label, Respond(str(number)), kind, note, head=head))
        owners = {offer.head: at for at, offer in reversed([*enumerate(found)])}
        found.sort(key=lambda offer: owners[offer.head])
        if self.question.form in _MANY:
            words, note, tip = text("drill-answer"), text("drill-all"), text("drill-any")
            found.append(Offer(DONE, words, Respond(DONE), "golden", note, tip=tip, icon="check"))
        return found

    def sheets(self, table: SolvingTable) -> Sequence[Widget]:
        """Return the banner, with covers over the counts on the table before the answer, and the counting after it."""
        banner = Banner(table, text("drill-title"), (text("drill-facts"),), self.series.marks, self.series.at)
        if self.phase is DrillPhase.ASKING:
            targets = table.presenter.targets()
            counted = [
                [each.rect for each in targets if tally in (each.thing, type(each.thing))]
                for tally in table.presenter.tallies
            ]
            places = (rects[0].unionall(rects[1:]).inflate(_BEYOND, 0.0) for rects in counted if rects)
            return [*(Cover(table, place) for place in places), banner]
        if not table.areas.log.height:
            return [banner]
        return [banner, explanation(table, text("drill-why"), self.words.counting())]


class DrillWords:
    """Puts a question into words with `presenter`, which is made to show the view that the question is about."""

    def __init__(self, asked: DrillQuestion, presenter: Presenter[State], seats: Sequence[Seat]) -> None:
        presenter.show(asked.view, seats)
        self._asked = asked
        self._presenter = presenter
        self._known = asked.view.knowledge

    def question(self) -> str:
        """Return the question in words."""
        asked = self._asked
        zone = self._zone(asked.zone) if asked.zone >= 0 else ""
        owner = self._owner(asked.zone) if asked.zone >= 0 else ""
        piece = self._piece(asked.pieces) if asked.pieces else ""
        return text(f"drill-{asked.game}-{asked.kind}", zone=zone, name=owner, piece=piece)

    def choice(self, choice: int) -> str:
        """Return one of the choices in words."""
        match self._asked.form:
            case DrillForm.PIECES:
                return self._presenter.words.choice(next(iter(members(choice))))
            case DrillForm.ZONES:
                return self._zone(choice)
            case DrillForm.CHANCE:
                return text("drill-percent", percent=choice)
            case _:
                return str(choice)

    def answer(self, choice: int) -> tuple[str, str]:
        """Return whose place one of the choices is, '' if nobody's, and the choice in words without that name."""
        owner = self._owner(choice) if self._asked.form is DrillForm.ZONES else ""
        if not owner:
            is_zone = self._asked.form is DrillForm.ZONES
            kind = self._presenter.game.zones[choice].kind if is_zone else ""
            return "", text(f"zone-brief-{self._asked.game}-{kind}") if is_zone else self.choice(choice)
        return owner, text(f"zone-of-{self._presenter.game.zones[choice].kind}")

    def counting(self) -> list[str]:
        """Return the counting behind the right answer as sentences."""
        asked, known = self._asked, self._known
        match asked.form:
            case DrillForm.PIECES:
                return [self._told(choice) for choice in asked.choices]
            case DrillForm.ZONES:
                return [
                    text("drill-zone-yes" if zone in asked.right else "drill-zone-no", zone=self._zone(zone))
                    for zone in asked.choices
                ]
            case DrillForm.COUNT:
                (most,) = asked.right
                total, elsewhere = asked.pieces.bit_count(), self._elsewhere(asked.pieces, asked.zone)
                piece, left = self._piece(asked.pieces), total - elsewhere - most
                return [text("drill-most", piece=piece, total=total, elsewhere=elsewhere, most=most, open=left)]
            case DrillForm.CHANCE if asked.zone >= 0:
                size = known.count(asked.zone)
                return [
                    text(
                        "drill-chance", piece=self._piece(asked.pieces), size=size,
                        expected=round(asked.exact * size, 1), percent=round(100 * asked.exact, 1),
                    )
                ]  # fmt: skip
            case _:
                return [text("drill-chance-all", percent=round(100 * asked.exact, 1))]

    def _told(self, pieces: int) -> str:
        """Return whether some pieces lie in the zone asked about, and why."""
        zone, known, total = self._asked.zone, self._known, pieces.bit_count()
        args: dict[str, str | int] = {"piece": self._piece(pieces), "total": total}
        if sure := (known.surely_lies(zone) & pieces).bit_count():
            return text("drill-sure", count=sure, **args)
        elsewhere = self._elsewhere(pieces, zone)
        if known.may_lie(zone) & pieces:
            return text("drill-may" if pieces in self._asked.right else "drill-unsure", open=total - elsewhere, **args)
        return text("drill-elsewhere" if elsewhere == total else "drill-excluded", **args)

    def _elsewhere(self, pieces: int, zone: int) -> int:
        """Return how many of some pieces certainly lie outside a zone."""
        known = self._known
        return sum((known.surely_lies(other) & pieces).bit_count() for other in range(known.zones) if other != zone)

    def _piece(self, pieces: int) -> str:
        words = self._presenter.words
        first = next(iter(members(pieces)))
        return words.kind(first) if self._asked.form in (DrillForm.COUNT, DrillForm.CHANCE) else words.pieces([first])

    def _owner(self, zone: int) -> str:
        owner = self._presenter.game.zones[zone].owner
        return self._presenter.seats[owner].name if owner >= 0 else ""

    def _zone(self, zone: int) -> str:
        return text(f"zone-{self._asked.game}-{self._presenter.game.zones[zone].kind}", name=self._owner(zone))


def open_drill(shell: Shell, game: str) -> TableScene:
    """Return the table of the first of ten questions about a game, drawn at random."""
    return first_drill(shell, game, f"{random.SystemRandom().getrandbits(48):x}")


def first_drill(shell: Shell, game: str, seed: str = "") -> TableScene:
    """Return the table of the first question of the series that follows from `seed`."""
    return _open(shell, DrillSeries(game, series(game, seed)))


def _open(shell: Shell, asks: DrillSeries) -> TableScene:
    asked = next(asks.questions)
    match = asked.ask(shell.player)
    name_others(shell, match)
    words = DrillWords(asked, presenter_for(shell, match.game), match.seats)
    driller = Driller(shell, asked, words, asks, lambda: _open(shell, asks))
    return play(shell, match, teacher=driller)
