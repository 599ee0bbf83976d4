"""The words of an analysis: its story, and its decisions and draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.ai.reasons import HintSide, compared
from game.analysis.ledger import Analysis, JudgedDecision, LuckEvent
from game.analysis.run import GameAnalysis
from game.analysis.story import Finest, turning_point
from game.locale import text
from game.match.match import Match
from game.rules.core.state import State
from game.ui.boards import presenter_for
from game.ui.boards.kit.presenter import Presenter
from game.ui.drawing.richtext import spoken
from game.ui.table.study.finding_panel import Find
from game.ui.table.tell.hint_words import HintVoice, sentences
from game.ui.widgets.shell import Shell

SHORT, LEFT = 36, 90
"""The most letters of a move that the headline of a story quotes, and of what the move led to."""
_NAMED = 9
"""The largest draw whose pieces are all named; of a larger one the number is told."""


class GameStory(NamedTuple):
    """The turning point of a game: the number of the decision (-1 if there is no turning point), a headline, and for a
    mistake the two moves, or only the better one if the headline quotes the other, and the reason for the better one;
    `brief` is the same without the reason. `seat` is who decided or drew, -1 for nobody.
    """

    ply: int
    headline: str
    detail: str = ""
    brief: str = ""
    seat: int = -1


class AnalysisWords:
    """Puts decisions into words by their number, each as its seat saw the table.

    The words are cached until `forget`, because finding them takes a replay. The story is told to the seat `me`, or to
    nobody in particular (-1).
    """

    def __init__(self, shell: Shell, match: Match, work: GameAnalysis, me: int = -1) -> None:
        self._shell = shell
        self.match = match
        self.work = work
        self._me = me
        self._told: dict[tuple[str, int], str] = {}

    def forget(self) -> None:
        """Drop all words, because the language may have changed."""
        self._told.clear()

    def row(self, one: JudgedDecision | LuckEvent) -> str:
        """Return the player and the number of a decision or draw; the player alone for the deal."""
        name = self.match.seats[one.seat].name
        return text("analysis-row", name=name, ply=one.ply) if one.ply else name

    def move(self, ply: int) -> str:
        """Return the move of decision number `ply` in words."""
        return self._once("move", ply, lambda: self.as_seen(ply).say(self.match.decision(ply)[1]))

    def better(self, find: Find) -> str:
        """Return the better move of a finding in words."""
        ply = find.decision.ply
        return self._once("better", ply, lambda: self.as_seen(ply).say(find.better))

    def why(self, find: Find) -> str:
        """Return the reasons for the better move and against the one played, with the consequences of both.

        Return '' if nothing tells the moves apart. The reasons speak to the player who decided: those of others are
        quoted.
        """
        return self._quoted(find, self._once("why", find.decision.ply, lambda: self._why(find)))

    def brief(self, find: Find) -> str:
        """Return the weightiest reason for the better move, or against the one played, '' if nothing tells them apart;
        quoted like `why`.
        """
        reason = self._once("reason", find.decision.ply, lambda: "".join(self._first_reason(find)))
        return self._quoted(find, reason)

    def _quoted(self, find: Find, told: str) -> str:
        if not told or find.decision.seat == self._me:
            return told
        return text("analysis-told-to", name=self.match.seats[find.decision.seat].name, reason=told)

    def merit(self, one: Finest) -> str:
        """Return the reasons for a move that was the best, addressed to the player who made it, and the next best
        move.
        """
        ply = one.decision.ply
        return self._once("merit", ply, lambda: self._merit(one))

    def draw(self, ply: int) -> str:
        """Return the cause of a draw and the drawn pieces, or their number if there are many."""
        return self._once("draw", ply, lambda: self._draw(ply))

    def story(self, found: Analysis) -> GameStory:
        """Return the turning point of the game with its words."""
        turn = turning_point(found, self.work.played.result.winners)
        if turn is None:
            return GameStory(-1, text("analysis-story-none"))
        who, name = "own" if turn.seat == self._me else "other", self.match.seats[turn.seat].name
        if isinstance(turn, JudgedDecision):
            percent = round(100 * turn.shown_loss)
            move = self.move(turn.ply)
            is_told = len(spoken(move)) <= SHORT
            left = self._left(turn) if is_told else ""
            key = "left" if left else "deed" if is_told else "mistake"
            headline = text(
                f"analysis-story-{key}", ply=turn.ply, who=who, name=name, percent=percent, move=move, reason=left
            )
            return GameStory(turn.ply, headline, *self._better(turn, name, is_told=is_told), turn.seat)
        key, sign = "luck" if turn.ply else "deal", "plus" if turn.luck > 0 else "minus"
        percent = round(100 * abs(turn.luck))
        headline = text(f"analysis-story-{key}", ply=turn.ply, who=who, name=name, percent=percent, sign=sign)
        return GameStory(turn.ply, headline, seat=turn.seat)

    def _left(self, turn: JudgedDecision) -> str:
        """Return in short what speaks against the viewer's own move; '' if nothing does, or for another's move."""
        verdict = self.work.answers[turn.ply].verdict
        if turn.seat != self._me or verdict is None:
            return ""
        against = sentences(self._sides(Find(turn, verdict))[1].reasons[:1])
        return next((words for words in against if len(spoken(words)) <= LEFT), "")

    def _better(self, turn: JudgedDecision, name: str, *, is_told: bool) -> tuple[str, str]:
        """Return the move, the better one and what speaks for it most, quoted for who did not decide; then the moves
        alone. A move that `is_told` by the headline is left out.
        """
        verdict = self.work.answers[turn.ply].verdict
        assert verdict is not None  # a decision without a choice has no loss
        find = Find(turn, verdict)
        played, better = self.move(turn.ply), self.better(find)
        reason = self._once("reason", turn.ply, lambda: "".join(self._first_reason(find)))
        better_key, hint_key = ("rather", "advised") if is_told else ("better", "hint")
        brief = text(f"analysis-story-{better_key}", played=played, move=better, reason="").rstrip()
        if reason and turn.seat != self._me:
            return text(f"analysis-story-{hint_key}", name=name, played=played, move=better, reason=reason), brief
        return text(f"analysis-story-{better_key}", played=played, move=better, reason=reason).rstrip(), brief

    def as_seen(self, ply: int) -> Presenter[State]:
        """Return a presenter with the table as it was seen by the seat that made decision number `ply`."""
        presenter = presenter_for(self._shell, self.match.game)
        presenter.show(self.work.played.seen_from(ply), self.match.seats)
        return presenter

    def _once(self, kind: str, ply: int, words: Callable[[], str]) -> str:
        if (kind, ply) not in self._told:
            self._told[kind, ply] = words()
        return self._told[kind, ply]

    def _why(self, find: Find) -> str:
        decision, verdict = find.decision, find.verdict
        better, worse = self._sides(find)
        presenter = self.as_seen(decision.ply)
        voice = HintVoice(presenter.say, presenter.words)
        worlds = verdict.foreseen[0].worlds if verdict.foreseen is not None else 0
        found = [*_told(better, voice, worlds)]
        if against := " ".join(_told(worse, voice, worlds)):
            found.append(text("analysis-as-played", reason=against))
        if better.points:
            found.append(voice.forecasts(better.points, worse.points, decision.seat))
        return " ".join(found)

    def _merit(self, one: Finest) -> str:
        ply = one.decision.ply
        view, played = self.work.played.seen_from(ply), self.match.decision(ply)[1]
        better, _ = compared(self.match.game, view, played, one.other, None)
        other = text("analysis-next-best", move=self.as_seen(ply).say(one.other))
        return " ".join([*sentences(better.reasons[:2]), other])

    def _first_reason(self, find: Find) -> list[str]:
        """Return what speaks for the better move most, or against the one played; [] if nothing does."""
        better, worse = self._sides(find)
        against = [text("analysis-as-played", reason=each) for each in sentences(worse.reasons[:1])]
        return [*sentences(better.reasons[:1]), *against][:1]

    def _sides(self, find: Find) -> tuple[HintSide, HintSide]:
        """Return the better move and the one played, with what tells them apart."""
        ply = find.decision.ply
        view, played = self.work.played.seen_from(ply), self.match.decision(ply)[1]
        return compared(self.match.game, view, find.better, played, find.verdict.foreseen)

    def _draw(self, ply: int) -> str:
        if not ply:
            return text("analysis-deal")
        game = self.match.game
        came = [piece for piece in self.work.played.steps[ply].drawn if piece < game.universe.size]
        if len(came) > _NAMED:
            return text("analysis-drawn-many", move=self.move(ply), count=len(came))
        return text("analysis-drawn", move=self.move(ply), pieces=self.as_seen(ply).words.pieces(came))


def _told(side: HintSide, voice: HintVoice, worlds: int) -> list[str]:
    """Return the weightiest reason of a move and the reply to it; without a reply there is room for a second reason."""
    if side.reply is None:
        return sentences(side.reasons[:2])
    return [*sentences(side.reasons[:1]), voice.reply(side.reply, worlds)]
