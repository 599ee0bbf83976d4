"""All that the end of a match shows: the winners, the order, the honours and the closing words of everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.contest.standing import Standing
from game.locale import text
from game.match.contests import standing_of
from game.match.honours import Named, honours
from game.match.lines import Result
from game.match.match import Match
from game.registry import entry
from game.rules.core.facts import SPECTATOR
from game.ui.boards.kit import contest_words
from game.ui.boards.kit.phrases import listed
from game.ui.boards.kit.portraits import Mood
from game.ui.boards.kit.values import ScoreTable
from game.ui.table.tell.speech import Moment, farewell, lines, mood_of


@dataclass(frozen=True, slots=True)
class Ending:
    """All that is shown of a match that is over."""

    match: Match
    result: Result
    table: ScoreTable
    honours: Sequence[Named]
    said: Sequence[tuple[int, str]] = ()
    """The seats with their closing words, the winners first."""
    score: Standing | None = None
    """The score of the contest that the game belongs to, None for a single game."""

    @property
    def order(self) -> list[int]:
        """The seats from first to last."""
        seats = range(len(self.match.seats))
        by_points = sorted(seats, key=lambda seat: (seat not in self.result.winners, -self.result.scores[seat]))
        is_told = self.result.resigned < 0 and bool(self.table.order)
        return list(self.table.order) if is_told else by_points

    @property
    def title(self) -> str:
        """The sentence that names the winners: those of the contest if it is decided."""
        names = [seat.name for seat in self.match.seats]
        if self.score is not None and self.score.is_over:
            return contest_words.won(self.score, names)
        winners = self.result.winners
        return text("final-title", names=listed([self.name(seat) for seat in winners]), count=len(winners))

    @property
    def heroes(self) -> Sequence[int]:
        """The seats shown large: the winners of the contest if it is decided, else those of the game."""
        return (self.score.winners if self.score is not None else ()) or self.result.winners

    def mood(self, seat: int) -> Mood:
        """Return how a seat takes the end: the winners are content, the others as their closing words are."""
        line = self.closing.get(seat)
        return "content" if seat in self.heroes or line is None else mood_of(line, self.parting(seat))

    @property
    def closing(self) -> dict[int, str]:
        """The text keys of the closing words of everybody by seat, the winners first, no line twice."""
        found: dict[str, int] = {}
        for seat in (*self.heroes, *(each for each in self.order if each not in self.heroes)):
            keys = lines(self.match.seats[seat], self.parting(seat), self.match.fingerprint)
            key = next((key for key in keys if key not in found), "")
            if key:
                found[key] = seat
        return {seat: key for key, seat in found.items()}

    def parting(self, seat: int) -> Moment:
        """Return the moment that the end is for a seat."""
        best, second, *_ = sorted(self.result.scores, reverse=True)
        has_won = seat in self.result.winners
        has_points = entry(self.match.game.name).has_points and self.result.resigned < 0
        lead = best - (second if has_won else self.result.scores[seat]) if has_points else None
        return farewell(has_won, lead)

    def points(self, seat: int) -> str:
        """Return the figure by which a seat has won or lost, '' without a table."""
        return self.table.rows[seat][-1] if self.table.rows else ""

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.match.seats[seat].name

    def words(self) -> list[str]:
        """Return all that is shown in rich text: title, verdict, the rows from the first, honours and farewells.

        The verdict is '' where there is none, here and in `told`.
        """
        return [*self._results, *map(self._honour, self.honours), *self.farewells]

    @property
    def farewells(self) -> list[str]:
        """The closing words with the names of the speakers."""
        return [text("speech-quoted", name=self.name(seat), words=words) for seat, words in self.said]

    def rows(self) -> list[str]:
        """Return the rows of the table from first to last, then the honours."""
        return [*self._results[2:], *map(self._honour, self.honours)]

    def told(self, most: int) -> list[str]:
        """Return `words` for announcing unasked, with only as many honours as keep all within `most` words."""
        found = list(self._results)
        left = most - sum(len(each.split()) for each in (*found, *self.farewells))
        for honour in map(self._honour, self.honours):
            left -= len(honour.split())
            found += [honour] if left >= 0 else []
        return [*found, *self.farewells]

    @property
    def _results(self) -> list[str]:
        """Title, verdict, and the rows from first to last."""
        rows = [
            text("name-figure", name=self.name(seat), figure=", ".join(self.table.cells(seat))) for seat in self.order
        ]
        return [self.title, self.table.verdict, *rows]

    def _honour(self, named: Named) -> str:
        key = f"honour-{named.honour.name}"
        figure = f"{self.name(named.seat)}, {text(f'{key}-figure', count=named.figure)}"
        return text("name-figure", name=text(key), figure=figure)


def ending(match: Match, table: ScoreTable, *, speaks: bool) -> Ending | None:
    """Return the end of a match as shown, None while the match is in progress.

    With `speaks` it has closing words of everybody. The verdict tells of a resignation.
    """
    if match.result is None:
        return None
    if match.result.resigned >= 0:
        table = replace(table, verdict=text("log-resigned", name=f"<b>{match.seats[match.result.resigned].name}</b>"))
    named = honours(match.game.name, len(match.seats), match.facts(SPECTATOR))
    found = Ending(match, match.result, table, named, score=standing_of(match.header, match.result))
    return replace(found, said=[(seat, text(key)) for seat, key in found.closing.items()]) if speaks else found
