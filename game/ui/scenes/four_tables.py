"""A match of four tables, which are the same for all who have its code; every person sits in each chair."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.analysis.four_tables import MatchScore, Visit, score_of
from game.locale import text
from game.ui.drawing.text import BODY, SMALL, SUBHEADING
from game.ui.scenes.judging import Judging
from game.ui.scenes.shared_line import ending, match_line, signed
from game.ui.scenes.titles import game_title
from game.ui.widgets.accessible import Announced, Notice
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.flow import FormRow, Row
from game.ui.widgets.header import Header, sheet_below
from game.ui.widgets.label import Label, Rule, Spacer
from game.ui.widgets.panel import Sheet
from game.ui.widgets.scene import Change, Pop
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage

_TOLD_SECONDS = 8.0
"""The seconds for which the sentence about the copied line stays."""
_HIGH = 36.0
"""The height of the button beside a table."""


class FourTables(Stage):
    """The four tables with the results there, the person's score, and that of somebody else."""

    def __init__(
        self,
        shell: Shell,
        code: str,
        read: Callable[[], tuple[Visit, ...]],
        sail: Callable[[Visit], Change | None],
        other: MatchScore | None = None,
    ) -> None:
        """`read` returns the tables of the match with this code; `sail` begins or continues a game at one of them."""
        super().__init__(shell)
        self._code = code
        self._read = read
        self._sail = sail
        self._other = other
        self._judging = Judging()
        self.visits: tuple[Visit, ...] = ()
        """The tables, none before they have been read."""

    @property
    def place_name(self) -> str:
        """The four tables."""
        return "four"

    def enter(self, size: tuple[float, float]) -> None:
        """Read the tables, then show them."""
        self.expect(self._read, self._take)
        super().enter(size)

    def resume(self) -> None:
        """Read the tables again, because a game may have been played meanwhile."""
        super().resume()
        self.expect(self._read, self._take)

    def _take(self, found: tuple[Visit, ...]) -> None:
        self.visits = found
        self._judging.begin([one.sailed.path for one in found if one.sailed is not None and one.verdict is None])

    @property
    def score(self) -> MatchScore | None:
        """The score so far, None while no game has been judged."""
        return score_of([visit.verdict for visit in self.visits])

    def build(self) -> None:
        """Put the tables below each other, and the score below them."""
        shell = self.shell
        header = Header(shell, text("four-title"), Pop)
        room = sheet_below(header, self.size, widest=860)
        if not self.visits:
            self.root.add(header, Sheet(shell, [Label(shell, text("opening"), BODY)], room))
            return
        game = self.visits[0].table.game
        title = text("four-game", game=game_title(game), code=self._code)
        parts: list[Widget] = [Label(shell, title, SUBHEADING), Label(shell, text("four-about"), BODY)]
        following = next((at for at, visit in enumerate(self.visits) if visit.sailed is None), 0)
        self.default_focus = f"table-{following}"
        parts += [self._row(at, visit, is_next=at == following) for at, visit in enumerate(self.visits)]
        parts += [Rule(shell), *(Label(shell, words, BODY, name="score") for words in self.words)]
        button = Button(shell, text("four-share"), self._share, icon="share", name="share", height=_HIGH)
        help = Label(shell, text("four-share-about"), SMALL, "text_soft")
        parts += [Spacer(shell, 2), Row(shell, [(button, 0.0), (help, 1.0)], gap=16)]
        self.root.add(header, Sheet(shell, parts, room))

    def _row(self, at: int, visit: Visit, *, is_next: bool) -> Widget:
        shell, sailed, verdict = self.shell, visit.sailed, visit.verdict
        label = text("four-chair", number=at + 1, chair=visit.table.seat + 1)
        if sailed is None:
            key = "four-continue" if visit.unfinished else "challenge-sail"
            hint = text("four-unfinished" if visit.unfinished else "four-open")
        else:
            own = score_of([verdict])
            label, key = ending(label, sailed), "week-practise"
            judged = "week-judging" if self._judging.is_working else "week-unjudged"
            hint = text(judged) if own is None else _score_words(own)
        button = Button(
            shell, text(key), partial(self._begin, visit), name=f"table-{at}", height=_HIGH,
            kind="primary" if is_next and sailed is None else "quiet",
        )  # fmt: skip
        return FormRow(shell, label, button, hint=hint, split=0.68, align=1.0)

    @property
    def words(self) -> list[str]:
        """The person's score, that of the other person, and who is ahead, in sentences."""
        own, other = self.score, self._other
        judged = sum(visit.verdict is not None for visit in self.visits)
        told = [text("four-none") if own is None else text("four-own", score=_score_words(own), judged=judged)]
        if other is not None and own is None:
            told.append(text("four-hidden"))
        elif other is not None and own is not None:
            told.append(text("four-other", score=_score_words(other)))
            told.append(text(f"four-lead-{own.lead(other) + 1}"))
        return told

    def _begin(self, visit: Visit) -> None:
        if not self.is_busy:
            self.soon(lambda: self._sail(visit))

    def _share(self) -> None:
        """Copy the line about the match."""
        self.shell.clipboard.put(match_line(game_title(self.visits[0].table.game), self.score, self._code))
        self.toast(text("four-shared"), _TOLD_SECONDS, is_alone=True)

    def announced(self) -> Announced:
        """Return the score, besides the toasts."""
        said = [Notice("score", " ".join(self.words))] if self.visits else []
        return Announced((*super().announced().notices, *said))

    def on_tick(self, dt: float) -> None:
        """Read the tables again once a game has been judged."""
        if self._judging.has_ended():
            self.expect(self._read, self._take, waits=False)

    @property
    def poll_seconds(self) -> float:
        """The seconds between two checks whether a game has been judged, 0 while none is being judged."""
        return self._judging.wait


def _score_words(score: MatchScore) -> str:
    key = "four-gain" if score.level else "four-loss"
    return text(key, gain=signed(score.gain), within=round(score.within))
