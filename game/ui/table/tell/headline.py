"""The name of a game at the table, and its contest with the score."""

from __future__ import annotations

from game.locale import text
from game.match.contests import standing_of
from game.match.watched import WatchedGame
from game.ui.boards.kit import contest_words


class Headline:
    """The words for a game in the bar and for screen readers."""

    def __init__(self, game: WatchedGame) -> None:
        self._game = game

    @property
    def _names(self) -> list[str]:
        return [seat.name for seat in self._game.seats]

    @property
    def _contest(self) -> str:
        """The number of the game in its contest and the score, '' for a single game."""
        score = standing_of(self._game.header, self._game.result)
        return contest_words.status(score, self._names, is_over=self._game.is_over) if score is not None else ""

    @property
    def title(self) -> str:
        """The name of the game, with the number of the game in the contest and the score."""
        return " · ".join(filter(None, (text(f"game-{self._game.game.name}"), self._contest)))

    def status(self, of_game: str) -> str:
        """Return the status in the bar: that of the contest, if there is one, and `of_game`, that of the game."""
        return " · ".join(filter(None, (self._contest, of_game)))

    @property
    def score(self) -> list[str]:
        """The score of the contest with the names of its players; empty before a game of it is over."""
        score = standing_of(self._game.header, self._game.result)
        return [contest_words.full_score(score, self._names)] if score is not None and score.played else []
