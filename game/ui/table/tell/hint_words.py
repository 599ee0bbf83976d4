"""The text of a hint: the move, the one it is compared with, and the weightiest reason about each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from game.ai.comparison import ForeseenReply
from game.ai.heuristics.contract import Reason, Telling
from game.ai.reasons import Hint, HintSide
from game.locale import text
from game.rules.core.game import Move
from game.ui.boards.kit.values import Clause, Item
from game.ui.table.tell.hint_marks import HintMark

_AHEAD = "reason-lead"
"""The reason that states how much more often a move wins than the other one."""


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


def sentences(reasons: Sequence[Reason], rival: str = "") -> list[str]:
    """Return the reasons as sentences; `rival` is the name of the only opponent, '' for none or several."""
    return [in_words(reason, rival) for reason in reasons]


def in_words(reason: Reason, rival: str = "") -> str:
    """Return one reason as a sentence: see `sentences`."""
    args = {name: text(value) if isinstance(value, str) else value for name, value in reason.args.items()}
    return text(reason.key, rivals=1 if rival else 2, rival=rival, **args)


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
    `words` state consequences if they can, `rival` is the name of the only opponent, and `telling` orders the reasons.
    """

    say: Callable[[Move], str]
    words: object
    clause: Callable[[Move], Clause | None] = lambda _: None
    rival: str = ""
    telling: Telling = field(default_factory=Telling)

    def weightiest(self, reasons: Sequence[Reason]) -> Reason | None:
        """Return the first reason, one that must be told before all others, a faint one last."""
        tells = self.telling
        return min(reasons, key=lambda each: (each.key not in tells.always, each.key in tells.faint), default=None)

    def answer(self, move: Move) -> str:
        """Return the label of a button for a move."""
        clause = self.clause(move)
        return (clause.answer if clause is not None else "") or self.say(move)

    def reason(self, reason: Reason) -> str:
        """Return a reason as a sentence."""
        return in_words(reason, self.rival)

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


def lead(hint: Hint, voice: HintVoice) -> str:
    """Return the first sentence of a hint: the move, the other one, and the reason that `_first` returns; '' for a move
    without other and reason.

    A move that is about as good is named after the reason for the recommended one.
    """
    argued = argument(hint, voice)
    if hint.other is None or hint.other.move not in hint.alike:
        return argued
    _, named, ending = _both_in_words(hint, voice)
    if not ending and (thing := _thing(hint, voice)):
        named, ending = thing, "-thing"
    key = f"hint-lead-{'equal' if hint.is_equal else 'as-good'}{ending}"
    return f"{argued} {text(key, other=named)}"


def argument(hint: Hint, voice: HintVoice) -> str:
    """Return what `lead` says without the name of a move that is about as good."""
    other, first = hint.other, _first(hint, voice)
    reason = voice.reason(first) if first is not None else ""
    if other is None:
        return _argued(text("hint-alone", move=voice.say(hint.move)), reason) if reason else ""
    if other.move in hint.alike:
        return _argued(text("hint-alone", move=_both_in_words(hint, voice)[0]), reason)
    return _argued(_over(hint, voice), reason)


def _first(hint: Hint, voice: HintVoice) -> Reason | None:
    """Return the reason of the first sentence: the weightiest merit, or else how often the move wins; None for none."""
    ahead = [each for each in hint.verdict if each.key == _AHEAD and hint.other is not None]
    return voice.weightiest(hint.reasons) or next(iter(ahead), None)


def _argued(over: str, reason: str) -> str:
    """Return the clause `over` with a reason behind a colon, or in a sentence of its own if one of them has a colon."""
    if not reason:
        return text("hint-lead-bare", over=over)
    return text("hint-lead-apart" if ":" in over + reason else "hint-lead", over=over, reason=reason)


def _over(hint: Hint, voice: HintVoice) -> str:
    """Return the clause that prefers the recommended move to the other one; a verb that both share is said once."""
    assert hint.other is not None
    best, other = voice.clause(hint.move), voice.clause(hint.other.move)
    if best is None or other is None or best == other:
        return text("hint-over-quoted", move=voice.say(hint.move), other=other_in_words(hint, voice))
    if thing := _thing(hint, voice):
        return text("hint-over-thing", move=best.deed, other=thing)
    return text("hint-over", move=best.deed, other=other.deed)


def _thing(hint: Hint, voice: HintVoice) -> str:
    """Return the object of the other move, '' where it has a verb of its own."""
    other = voice.clause(hint.other.move) if hint.other is not None else None
    return other.thing if hint.other is not None and other is not None and hint.move[0] == hint.other.move[0] else ""


def _both_in_words(hint: Hint, voice: HintVoice) -> tuple[str, str, str]:
    """Return both moves as parts of a sentence, or named by their buttons if such parts do not tell them apart; and the
    ending of the key of a text with the name of a button.
    """
    assert hint.other is not None
    best, other = voice.clause(hint.move), voice.clause(hint.other.move)
    if best is None or other is None or best == other:
        return voice.say(hint.move), other_in_words(hint, voice), "-quoted"
    return best.deed, other.deed, ""


def labels(hint: Hint, voice: HintVoice) -> tuple[str, ...]:
    """Return the labels of the buttons of the recommended move and of the other one, if there is one."""
    best = voice.answer(hint.move)
    if hint.other is None:
        return (best,)
    other = voice.answer(hint.other.move)
    return (best, other) if best != other else (voice.say(hint.move), other_in_words(hint, voice))


def passages(hint: Hint, voice: HintVoice, seat: int, *, is_led: bool = True) -> list[Passage]:
    """Return what a hint for `seat` tells beside its first sentence: one sentence about each of both moves, then the
    verdict on both; of a move without another one all reasons.

    If it is not `is_led` by that sentence, the reason of it is told as well, at the beginning; and another move that
    nothing is told of has no heading of its own then, but is named beside the recommended one.
    """
    weightiest = _first(hint, voice)
    first = weightiest if is_led else None
    if hint.other is None:
        best = HintSide(hint.move, _without(hint.reasons, first), hint.despite, hint.reply, hint.points)
        told = told_of(best, hint.worlds, voice, seat, "hint-against")
        return [Passage("", (*told, *sentences(hint.verdict)), HintMark.BEST)]
    own = [voice.reason(weightiest)] if not is_led and weightiest in hint.reasons else []
    own.append(_own_line(hint, voice))
    about = _line_about(hint.other, hint.worlds, voice)
    best_name, other_name, _ = _both_in_words(hint, voice)
    is_bare = not is_led and not about and mark_of_other(hint) is HintMark.OTHER
    found = [Passage(_over(hint, voice) if is_bare else best_name, tuple(filter(None, own)), HintMark.BEST)]
    if not is_bare:
        found.append(Passage(_heading(hint, other_name), tuple(filter(None, [about])), mark_of_other(hint)))
    is_open = bool(hint.despite or (hint.other.despite and not _flaw(hint.other, voice)))
    both = tuple(_verdict(each, is_open=is_open) for each in _without(hint.verdict, first))
    return [*found, Passage("", both)] if both else found


def _without(reasons: Sequence[Reason], told: Reason | None) -> tuple[Reason, ...]:
    return tuple(each for each in reasons if each != told)


def _own_line(hint: Hint, voice: HintVoice) -> str:
    """Return the sentence about the recommended move: its cost, or another merit that is not told as the flaw of the
    other move, or what follows where the first sentence has no reason; '' for none.
    """
    cost = voice.weightiest(hint.despite)
    if cost is not None:
        return text("hint-against", reason=voice.reason(cost))
    flaw, topic = _flaw(hint.other, voice) if hint.other is not None else None, voice.telling.topic
    merits = _without(hint.reasons, _first(hint, voice))
    merit = voice.weightiest([each for each in merits if flaw is None or topic(each) != topic(flaw)])
    if merit is not None:
        return voice.reason(merit)
    return "" if hint.reasons else _reply(hint.reply, hint.worlds, voice)


def _line_about(other: HintSide, worlds: int, voice: HintVoice) -> str:
    """Return the sentence about the other move: what speaks for it with the answer, or its flaw, or what follows."""
    favour, flaw = voice.weightiest(other.despite), _flaw(other, voice)
    if favour is not None and flaw is not None:
        return text("hint-for-other-but", reason=voice.reason(favour), flaw=voice.reason(flaw))
    if favour is not None:
        return text("hint-for-other", reason=voice.reason(favour))
    told = flaw or voice.weightiest(other.reasons)
    return voice.reason(told) if told is not None else _reply(other.reply, worlds, voice)


def _flaw(other: HintSide, voice: HintVoice) -> Reason | None:
    """Return what speaks most against the other move, None if nothing does by itself."""
    plain = voice.telling.plain | voice.telling.stated
    return voice.weightiest([each for each in other.reasons if each.worth < 0.0 and each.key not in plain])


def _reply(reply: ForeseenReply | None, worlds: int, voice: HintVoice) -> str:
    return voice.reply(reply, worlds) if reply is not None else ""


def _verdict(reason: Reason, *, is_open: bool) -> str:
    """Return the verdict on both moves, as the answer to an argument for the other one where that `is_open`."""
    if reason.key == _AHEAD:
        return text("hint-even-so" if is_open else "hint-ahead", **reason.args)
    return in_words(reason)


def mark_of_other(hint: Hint) -> HintMark:
    """Return the mark of the move that the recommended one is compared with."""
    return HintMark.EQUAL if hint.other is not None and hint.other.move in hint.alike else HintMark.OTHER


def other_in_words(hint: Hint, voice: HintVoice) -> str:
    """Return the text of the other move, with its mark if the recommended one reads the same."""
    assert hint.other is not None
    name = voice.say(hint.other.move)
    if name != voice.say(hint.move):
        return name
    return text("hint-marked-equal" if mark_of_other(hint) is HintMark.EQUAL else "hint-marked", move=name)


def told_of(side: HintSide, worlds: int, voice: HintVoice, seat: int, objection: str) -> tuple[str, ...]:
    """Return all sentences to `seat` about a move; `objection` is the text key for the reasons that speak for the other
    one, `worlds` the number of sampled worlds.
    """
    found = sentences(side.reasons, voice.rival)
    found += [text(objection, reason=each) for each in sentences(side.despite, voice.rival)]
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
