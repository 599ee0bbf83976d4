"""The text of a hint: two moves side by side, and the reasons for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from game.ai.comparison import ForeseenReply
from game.ai.heuristics.contract import Reason
from game.ai.reasons import Hint, HintSide
from game.locale import text
from game.rules.core.game import Move
from game.ui.boards.kit.values import Clause, Item
from game.ui.table.tell.hint_marks import HintMark

_FAINT = frozenset({"reason-unseen"})
"""Reasons that describe the position, rather than argue for a move: others are told first."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A heading, perhaps with the mark and the pieces of a move, and sentences below it; either may be empty. `sum` is
    what the move gains in figures.
    """

    heading: str
    sentences: tuple[str, ...]
    mark: HintMark | None = None
    pieces: tuple[Item, ...] = ()
    sum: str = ""


def sentences(reasons: Sequence[Reason]) -> list[str]:
    """Return the reasons as sentences."""
    return [in_words(reason) for reason in reasons]


def in_words(reason: Reason) -> str:
    """Return one reason as a sentence."""
    args = {name: text(value) if isinstance(value, str) else value for name, value in reason.args.items()}
    return text(reason.key, **args)


@runtime_checkable
class ForetellingWords(Protocol):
    """The words of a game whose hints state consequences."""

    def deed(self, seat: int, deed: Move) -> str:
        """Return a foreseen deed of `seat` as a clause: Bo takes ivory."""

    def forecast(self, mine: int, theirs: int) -> str:
        """Return a sentence with the points that the viewer and its strongest opponent can expect."""

    def forecasts(self, better: tuple[int, int], played: tuple[int, int]) -> str:
        """Return a sentence with the points (own, strongest opponent's) after a better move and after that played."""


@dataclass(frozen=True, slots=True)
class HintVoice:
    """Puts the moves of a hint into words: named by their buttons, or as parts of a sentence where `clause` has them;
    `words` state consequences if they can.
    """

    say: Callable[[Move], str]
    words: object
    clause: Callable[[Move], Clause | None] = lambda _: None

    def reply(self, reply: ForeseenReply, worlds: int) -> str:
        """Return a foreseen reply as a sentence, '' if the game has no words for it; `worlds` worlds were sampled."""
        if not isinstance(self.words, ForetellingWords):
            return ""
        key = "hint-reply-always" if reply.worlds == worlds else "hint-reply"
        return text(key, deed=self.words.deed(reply.seat, reply.deed), worlds=reply.worlds, of=worlds)

    def forecast(self, points: Sequence[int], seat: int) -> str:
        """Return a sentence about the points that `seat` and its strongest opponent can expect; '' if the game has no
        words for them.

        `points` are those of every seat.
        """
        if not isinstance(self.words, ForetellingWords):
            return ""
        return self.words.forecast(*_own_and_best(points, seat))

    def forecasts(self, better: Sequence[int], played: Sequence[int], seat: int) -> str:
        """Return a sentence like `forecast` for a better move and the one played; '' if the game has no words for them.

        `better` and `played` are the points of every seat.
        """
        if not isinstance(self.words, ForetellingWords):
            return ""
        return self.words.forecasts(_own_and_best(better, seat), _own_and_best(played, seat))


def _own_and_best(points: Sequence[int], seat: int) -> tuple[int, int]:
    """Return the points of `seat`, and the most that another seat has."""
    return points[seat], max(found for other, found in enumerate(points) if other != seat)


@dataclass(frozen=True, slots=True)
class FirstWords:
    """The first sentence of a hint, '' for none, and the reason that it gives, which need not be told again."""

    sentence: str = ""
    reason: str = ""


def lead(hint: Hint, voice: HintVoice) -> FirstWords:
    """Return the first sentence of a hint: the move, the other one, and the weightiest reason that tells them apart.

    A move that is about as good is named after the reason for the recommended one.
    """
    other, merit = hint.other, _weightiest(hint.reasons)
    if other is None:
        alone = text("hint-alone", move=voice.say(hint.move))
        return FirstWords(_argued(alone, merit), merit) if merit else FirstWords()
    if other.move in hint.alike:
        deed, named, ending = _both_in_words(hint, voice)
        key = f"hint-lead-{'equal' if hint.is_equal else 'as-good'}{ending}"
        return FirstWords(f"{_argued(text('hint-alone', move=deed), merit)} {text(key, other=named)}", merit)
    over = _over(hint, voice)
    flaw = _weightiest([each for each in other.reasons if each.worth < 0.0])
    if merit or not flaw:
        return FirstWords(_argued(over, merit), merit)
    return FirstWords(text("hint-lead-flaw", over=over, reason=flaw), flaw)


def _weightiest(reasons: Sequence[Reason]) -> str:
    """Return the first reason as a sentence, one that only describes the position last; '' for none."""
    return next((in_words(each) for each in sorted(reasons, key=lambda each: each.key in _FAINT)), "")


def _argued(over: str, reason: str) -> str:
    """Return the clause `over` with a reason behind a colon, or in a sentence of its own if it has a colon itself."""
    if not reason:
        return text("hint-lead-bare", over=over)
    return text("hint-lead-apart" if ":" in reason else "hint-lead", over=over, reason=reason)


def _over(hint: Hint, voice: HintVoice) -> str:
    """Return the clause that prefers the recommended move to the other one; a verb that both share is said once."""
    assert hint.other is not None
    best, other = voice.clause(hint.move), voice.clause(hint.other.move)
    if best is None or other is None or best == other:
        return text("hint-over-quoted", move=voice.say(hint.move), other=other_in_words(hint, voice))
    if hint.move[0] == hint.other.move[0] and other.thing:
        return text("hint-over-thing", move=best.deed, other=other.thing)
    return text("hint-over", move=best.deed, other=other.deed)


def _both_in_words(hint: Hint, voice: HintVoice) -> tuple[str, str, str]:
    """Return both moves as parts of a sentence, or named by their buttons if such parts do not tell them apart; and the
    ending of the key of a text with the name of a button.
    """
    assert hint.other is not None
    best, other = voice.clause(hint.move), voice.clause(hint.other.move)
    if best is None or other is None or best == other:
        return voice.say(hint.move), other_in_words(hint, voice), "-quoted"
    return best.deed, other.deed, ""


def passages(hint: Hint, voice: HintVoice, seat: int) -> list[Passage]:
    """Return a hint for `seat`: the reasons for the move, then those about the other move, then the verdict on both."""
    best = HintSide(hint.move, hint.reasons, hint.despite, hint.reply, hint.points)
    told = told_of(best, hint.worlds, voice, seat, "hint-against")
    if hint.other is None:
        return [Passage("", (*told, *sentences(hint.verdict)), HintMark.BEST)]
    against = told_of(hint.other, hint.worlds, voice, seat, "hint-for")
    best_name, other_name, _ = _both_in_words(hint, voice)
    found = [Passage(best_name, told, HintMark.BEST), Passage(_heading(hint, other_name), against, HintMark.OTHER)]
    names = {voice.say(move) for move in (hint.move, hint.other.move)}
    also = [name for name in dict.fromkeys(map(voice.say, hint.alike)) if name not in names]
    both = sentences(hint.verdict)
    if also:
        both.append(text("hint-also", moves=" · ".join(also)))
    return [*found, Passage("", tuple(both))] if both else found


def other_in_words(hint: Hint, voice: HintVoice) -> str:
    """Return the text of the other move, with its mark if the recommended one reads the same."""
    assert hint.other is not None
    name = voice.say(hint.other.move)
    return text("hint-marked", move=name) if name == voice.say(hint.move) else name


def told_of(side: HintSide, worlds: int, voice: HintVoice, seat: int, objection: str) -> tuple[str, ...]:
    """Return all sentences to `seat` about a move; `objection` is the text key for the reasons that speak for the other
    one, `worlds` the number of sampled worlds.
    """
    found = sentences(side.reasons)
    found += [text(objection, reason=each) for each in sentences(side.despite)]
    if side.reply is not None:
        found.append(voice.reply(side.reply, worlds))
    if side.points:
        found.append(voice.forecast(side.points, seat))
    return tuple(each for each in found if each)


def _heading(hint: Hint, name: str) -> str:
    """Return the heading of the other move with a name: about as good, or the one not to choose."""
    assert hint.other is not None
    if hint.other.move in hint.alike:
        return text("hint-equal" if hint.is_equal else "hint-as-good", move=name)
    return text("hint-rather", move=name)


def spoken(passages: Sequence[Passage]) -> list[str]:
    """Return all headings and sentences in their order."""
    return [words for each in passages for words in (each.heading, *each.sentences) if words]
