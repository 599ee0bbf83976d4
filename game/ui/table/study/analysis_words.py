"""The words of an analysis: its story, and its decisions and draws."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from game.ai.heuristics.contract import Reason
from game.ai.reasons import REPLIES, HintSide, compared, reasons, speaking, telling, with_consequences
from game.analysis.ledger import Analysis, JudgedDecision, LuckEvent
from game.analysis.run import GameAnalysis
from game.analysis.story import Finest, turning_point
from game.locale import text
from game.match.match import Match
from game.match.seats import only_rival
from game.rules.core.state import State
from game.ui.boards import presenter_for
from game.ui.boards.kit.presenter import Presenter
from game.ui.drawing.richtext import spoken
from game.ui.table.study.finding_panel import Find, percent
from game.ui.table.tell.hint_words import ForetellingWords, HintVoice, sentences
from game.ui.widgets.shell import Shell

SHORT, LEFT = 48, 110
"""The most letters of a move that the headline of a story quotes, and of what the move led to."""
_POINTS = 5
"""The points from which on the headline tells what a move cost or gave away."""
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
        self._reasons: dict[int, list[str]] = {}
        self._pairs: dict[int, tuple[HintSide, HintSide]] = {}

    def forget(self) -> None:
        """Drop all words, because the language may have changed."""
        self._told.clear()
        self._reasons.clear()

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

    def why(self, find: Find, told: Collection[str] = ()) -> tuple[str, str]:
        """Return the reasons for the better move and against the one played, with the consequences of both; and the
        weightiest of them alone.

        Reasons already `told` elsewhere are left out; where there are no others, the chances after both moves are told,
        and the next best move if that was better than the one played. The reasons speak to the player who decided:
        those of others are quoted.
        """
        ply = find.decision.ply
        if ply not in self._reasons:
            self._reasons[ply] = self.reasons_of(find)
        new = [each for each in self._reasons[ply] if self._quoted(find, each) not in told]
        found = new or [self._chances(find), *self._runner_up(find)]
        return self._quoted(find, " ".join(found)), self._quoted(find, found[0])

    def topic(self, one: JudgedDecision) -> str:
        """Return what the weightiest reason is about, the kind of the better move where nothing tells them apart."""
        find = self._find(one)
        better, worse = self._sides(find)
        return next((each.key for each in (*better.reasons, *worse.reasons)), str(find.better[0]))

    def _quoted(self, find: Find, told: str) -> str:
        if find.decision.seat == self._me:
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
        """Return the turning point of the game with its words, which tell a resignation first."""
        story, resigned = self._turning_point(found), self.work.played.result.resigned
        if resigned < 0:
            return story
        ended = text("analysis-story-resigned", who=self._who(resigned), name=self.match.seats[resigned].name)
        return story._replace(headline=f"{ended} {story.headline}")

    def _turning_point(self, found: Analysis) -> GameStory:
        turn = turning_point(found, self.work.played.result.winners)
        if turn is None:
            return self._undecided(found)
        who, name = self._who(turn.seat), self.match.seats[turn.seat].name
        if isinstance(turn, JudgedDecision):
            find = self._find(turn)
            move = self.move(turn.ply)
            is_told = len(spoken(move)) <= SHORT
            led = self._led_to(find) if is_told else None
            told = led or _Led("deed" if is_told else "mistake")
            headline = text(
                f"analysis-story-{told.key}", ply=turn.ply, who=who, name=name, percent=percent(turn), move=move,
                **told.args,
            )  # fmt: skip
            detail, brief = ("", "") if told.key == "missed" else self._better(find, name, is_told=is_told)
            return GameStory(turn.ply, headline, detail, brief, turn.seat)
        key, sign = "luck" if turn.ply else "deal", "plus" if turn.luck > 0 else "minus"
        share = round(100 * abs(turn.luck))
        headline = text(f"analysis-story-{key}", ply=turn.ply, who=who, name=name, percent=share, sign=sign)
        return GameStory(turn.ply, headline, seat=turn.seat)

    def told(self, found: Analysis, seat: int) -> GameStory:
        """Return the story for a page about `seat`: where another decided the game, the costliest decision of `seat`,
        and the turning point only in the detail.
        """
        story = self.story(found)
        costliest = next((one for one in found.costliest if one.seat == seat), None)
        if story.ply < 0 or story.seat == seat or costliest is None:
            return story
        find = self._find(costliest)
        move, better, led = self.move(costliest.ply), self.better(find), self._led_to(find)
        if led is not None and "reason" in led.args:
            how, reason = led.key, led.args["reason"]
        else:
            how, reason = "better" if len(spoken(better)) <= SHORT else "none", ""
        headline = text(
            "analysis-story-seat", ply=costliest.ply, move=move, told="yes" if len(spoken(move)) <= SHORT else "no",
            who=self._who(seat), name=self.match.seats[seat].name, how=how, better=better, reason=reason,
        )  # fmt: skip
        return GameStory(costliest.ply, headline, story.headline, seat=seat)

    def _undecided(self, found: Analysis) -> GameStory:
        """Return the story of a game without a turning point: the viewer's costliest decision, if there is one."""
        mine = next((one for one in found.costliest if one.seat == self._me), None)
        if mine is None:
            return GameStory(-1, text("analysis-story-none"))
        better, worse = self._sides(self._find(mine))
        reason = self._fitting(worse.reasons, mine.seat)
        key, move = ("costliest", "") if reason else ("costliest-better", self.better(self._find(mine)))
        reason = reason or self._fitting(better.reasons, mine.seat)
        if not reason or len(spoken(move)) > SHORT:
            return GameStory(-1, text("analysis-story-none"), seat=mine.seat)
        return GameStory(-1, text(f"analysis-story-{key}", ply=mine.ply, move=move, reason=reason), seat=mine.seat)

    def _led_to(self, find: Find) -> _Led | None:
        """Return in short what a move led to, or the better one would have; None where no fact says it.

        That is what speaks against it, or for the better move; the points it cost or gave another player; or the reply
        that it most likely brings.
        """
        seat = find.decision.seat
        better, worse = self._sides(find)
        if reason := self._fitting(worse.reasons, seat):
            return _Led("left", {"reason": reason})
        move = self.better(find)
        if (reason := self._fitting(better.reasons, seat)) and len(spoken(move)) <= SHORT:
            return _Led("missed", {"better": move, "reason": reason})
        if better.points:
            rise = {other: worse.points[other] - better.points[other] for other in range(len(better.points))}
            most = max((other for other in rise if other != seat), key=lambda other: rise[other])
            if max(-rise[seat], rise[most]) >= _POINTS:
                if -rise[seat] >= rise[most]:
                    return _Led("cost", {"points": -rise[seat]})
                to = {"to": self._who(most), "rival": self.match.seats[most].name}
                return _Led("gave", {"points": rise[most], **to})
        reply, foreseen = worse.reply, find.verdict.foreseen
        if reply is not None and foreseen is not None and reply.worlds >= REPLIES * foreseen[1].worlds:
            presenter = self.as_seen(find.decision.ply)
            if isinstance(presenter.words, ForetellingWords):
                deed = presenter.words.deed(reply.seat, reply.deed)
                return _Led("left", {"reason": text("analysis-most-likely", deed=deed)})
        return None

    def _fitting(self, found: Sequence[Reason], seat: int) -> str:
        """Return the first of some reasons that fits into a headline about a decision of `seat`, '' for none."""
        impersonal = telling(self.match.game).impersonal
        fit = (each for each in found[:2] if seat == self._me or each.key in impersonal)
        return next((words for words in sentences(list(fit), self._rival(seat)) if len(spoken(words)) <= LEFT), "")

    def _who(self, seat: int) -> str:
        return "own" if seat == self._me else "other"

    def _find(self, one: JudgedDecision) -> Find:
        verdict = self.work.answers[one.ply].verdict
        assert verdict is not None  # a decision without a choice has no loss
        return Find(one, verdict)

    def _better(self, find: Find, name: str, *, is_told: bool) -> tuple[str, str]:
        """Return the move, the better one and what speaks for it most, quoted for who did not decide; then the moves
        alone. A move that `is_told` by the headline is left out.
        """
        turn = find.decision
        played, better = self.move(turn.ply), self.better(find)
        reason = "".join(self._first_reason(find))
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

    def reasons_of(self, find: Find) -> list[str]:
        decision, verdict = find.decision, find.verdict
        better, worse = self._sides(find)
        presenter = self.as_seen(decision.ply)
        voice = HintVoice(presenter.say, presenter.words, rival=presenter.rival, telling=telling(presenter.game))
        worlds = verdict.foreseen[0].worlds if verdict.foreseen is not None else 0
        found = _told(better, voice, worlds)
        if against := " ".join(_told(worse, voice, worlds)):
            found.append(text("analysis-as-played", reason=against))
        outcome = voice.forecasts(better.points, worse.points, decision.seat) if better.points else ""
        return list(filter(None, [*found, outcome])) or self._effect(find)

    def _effect(self, find: Find) -> list[str]:
        """Return what speaks for the better move, though as much speaks for the one played; [] if both do it."""
        game, ply = self.match.game, find.decision.ply
        view, played = self.work.played.seen_from(ply), self.match.decision(ply)[1]
        theirs = reasons(game, view, played)
        own = [each for each in reasons(game, view, find.better) if each.worth > 0.0 and each not in theirs]
        return sentences(own[:1], self._rival(find.decision.seat))

    def _chances(self, find: Find) -> str:
        """Return the chances after the better move and after the one played; they differ by the loss that is shown."""
        played = round(100 * find.verdict.played)
        return text("analysis-chances", better=played + percent(find.decision), played=played)

    def _runner_up(self, find: Find) -> list[str]:
        """Return the next best of the moves that were better than the one played; [] if there was none."""
        ply, values = find.decision.ply, dict(find.verdict.values)
        best = values.pop(find.better, 0.0)
        other = max(values, key=lambda move: values[move], default=None)
        if other is None or values[other] <= best - find.verdict.loss:
            return []
        return [text("analysis-next-best", move=self.as_seen(ply).say(other))]

    def _merit(self, one: Finest) -> str:
        ply = one.decision.ply
        view, played = self.work.played.seen_from(ply), self.match.decision(ply)[1]
        better, _ = speaking(self.match.game, *compared(self.match.game, view, played, one.other, None))
        other = text("analysis-next-best", move=self.as_seen(ply).say(one.other))
        return " ".join([*sentences(better.reasons[:2], self._rival(one.decision.seat)), other])

    def _first_reason(self, find: Find) -> list[str]:
        """Return what speaks for the better move most, or against the one played; [] if nothing does."""
        better, worse = self._sides(find)
        rival = self._rival(find.decision.seat)
        against = [text("analysis-as-played", reason=each) for each in sentences(worse.reasons[:1], rival)]
        return [*sentences(better.reasons[:1], rival), *against][:1]

    def _rival(self, seat: int) -> str:
        return only_rival(self.match.seats, seat)

    def _sides(self, find: Find) -> tuple[HintSide, HintSide]:
        """Return the better move and the one played, with what speaks for it, against this, and follows from both."""
        ply, foreseen = find.decision.ply, find.verdict.foreseen
        if ply not in self._pairs:
            view, played = self.work.played.seen_from(ply), self.match.decision(ply)[1]
            pair = speaking(self.match.game, *compared(self.match.game, view, find.better, played, None))
            self._pairs[ply] = pair if foreseen is None else with_consequences(*pair, *foreseen, view.viewer)
        return self._pairs[ply]

    def _draw(self, ply: int) -> str:
        if not ply:
            return text("analysis-deal")
        game = self.match.game
        came = [piece for piece in self.work.played.steps[ply].drawn if piece < game.universe.size]
        if len(came) > _NAMED:
            return text("analysis-drawn-many", move=self.move(ply), count=len(came))
        return text("analysis-drawn", move=self.move(ply), pieces=self.as_seen(ply).words.pieces(came))


class _Led(NamedTuple):
    """What a decision led to: the end of the key of a headline, and the arguments of its own."""

    key: str
    args: Mapping[str, str | int] = MappingProxyType({})


def _told(side: HintSide, voice: HintVoice, worlds: int) -> list[str]:
    """Return the weightiest reason of a move and the reply to it; without a reply there is room for a second reason."""
    if side.reply is None:
        return sentences(side.reasons[:2], voice.rival)
    return [*sentences(side.reasons[:1], voice.rival), voice.reply(side.reply, worlds)]
