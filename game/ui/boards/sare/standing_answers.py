"""Answers given on behalf of people: obvious ones, and those to silenced questions."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.game import Move, View
from game.rules.core.universe import EMPTY
from game.rules.sare import city, construction, moves, payment, powers, sites, storage
from game.rules.sare.moves import AT_MARKET, AT_PALACE, AT_QUESTION, CONTINUE, PASS
from game.rules.sare.odds import is_safe, worst_risk
from game.rules.sare.state import SaReState
from game.rules.sare.tables import (
    BARRACKS_BIT,
    DOUBLE_TROUBLE,
    GOLD,
    JOKER,
    MARKET_BIT,
    TEMPLE_BIT,
    TROUBLE,
    Tables,
)
from game.ui.boards.kit.standing_answers import StandingAnswers
from game.ui.boards.sare import payments
from game.ui.boards.sare.means import affordable, means_of, sites_of
from game.ui.boards.sare.payments import comes_again
from game.ui.boards.sare.selection import Selection
from game.ui.widgets.shell import Shell

WORDS = {
    moves.READY: "ready",
    moves.CONTINUE: "continue",
    moves.SOFTEN: "soften",
    moves.FINISH: "finish",
    moves.KEEP: "keep",
    moves.PASS: "no-swap",
}
"""The word of each answer in the text keys."""
_NEGLIGIBLE = 0.001
"""The greatest risk of a revolt that nobody would avoid by stopping with nothing: a whole series of Horus."""


def obvious(tables: Tables, state: SaReState) -> Move | None:
    """Return the answer to the open decision if it is obvious, else None."""
    if not state.stack or not state.round:
        return None
    kind, seat = state.stack[-1][:2]
    if kind == moves.AT_SITES:
        return (moves.READY,) if sites.why_no_site(tables, state, seat) is not None else None
    if kind == moves.AT_QUESTION:
        return (moves.CONTINUE,) if _must_go_on(tables, state, seat) else None
    if kind == moves.AT_TROUBLE:
        return None if state.ready[seat] & BARRACKS_BIT else powers.softenings(state)[-1]
    if kind == moves.AT_MARKET:
        return (moves.PASS,) if can_pay_all(tables, state, seat) else None
    if kind == moves.AT_BUILD:
        return (moves.FINISH,) if _is_done(tables, state, seat) else None
    return _stored(tables, state, seat) if kind == moves.AT_STORE else None


def _must_go_on(tables: Tables, state: SaReState, seat: int) -> bool:
    """Return whether stopping brings nothing, a revolt is next to impossible, no building can be used, and the seat
    still lacks something for its sites (R-5.3, R-5.5, R-8.1).
    """
    useful = BARRACKS_BIT | MARKET_BIT | (0 if state.drawn else TEMPLE_BIT)
    has_cards = state.kept[seat] != EMPTY or state.palace[seat] != EMPTY
    if state.ready[seat] & useful or has_cards or state.jokers >> seat & 1 or any(state.pool):
        return False
    if state.double and not state.awarded:
        is_last = state.standing == 1 << seat
        if is_last or GOLD not in tables.double_gains[state.double[0]]:
            return False
    return worst_risk(tables, state, seat) <= _NEGLIGIBLE and not can_pay_all(tables, state, seat)


def can_pay_all(tables: Tables, state: SaReState, seat: int) -> bool:
    """Return whether a seat has sites, and its possessions pay for all of them (R-8.1)."""
    sites = sites_of(tables, state, seat)
    return bool(sites) and len(affordable(tables, state, seat, sites, means_of(state, seat))[0]) == len(sites)


def _is_done(tables: Tables, state: SaReState, seat: int) -> bool:
    """Return whether only caravans are left to buy, at the price of resources that could be stored (R-8.3, R-8.4)."""
    held = sum(state.gains[seat * 4 : seat * 4 + 4])
    is_poor = held <= city.room(tables, state, seat) and not any(payment.usable_tokens(state, seat))
    return is_poor and not construction.buildable(tables, state, seat)


def _stored(tables: Tables, state: SaReState, seat: int) -> Move | None:
    """Return the move that stores everything, if there is room, including the tokens of the craftsmen (R-8.4).

    A token comes back, and a caravan is worth more than the resource it can become.
    """
    wood, stone, gold, jokers = state.gains[seat * 4 : seat * 4 + 4]
    tokens = payment.usable_tokens(state, seat)
    if jokers or tokens[JOKER] or not all(comes_again(tables, state, seat, kind) for kind in range(3) if tokens[kind]):
        return None
    keep = moves.KEEP, wood + tokens[0], stone + tokens[1], gold + tokens[2]
    if sum(keep[1:]) <= city.room(tables, state, seat):
        return keep
    found = storage.keeps(tables, state, seat)
    return found[0] if len(found) == 1 else None


PALACE, MARKET, QUESTION = "palace", "market", "question"
ANSWERS: dict[str, tuple[int, Move]] = {
    PALACE: (AT_PALACE, (PASS,)),
    MARKET: (AT_MARKET, (PASS,)),
    QUESTION: (AT_QUESTION, (CONTINUE,)),
}
"""For each question that can be silenced, its decision and its answer."""
OBVIOUS = "obvious"
"""The word for obvious answers, which are given for a seat unless it wishes to be asked."""
NEVER, ASK, ANSWER = "never", "ask", "answer"
UNLESS = ("unless-revolt", "unless-trouble", "unless-resource")
"""The exceptions in which a silenced Palace asks all the same; the first also applies to the question."""
UNLESS_RISK = "unless-risk"
"""The exception of a question that is silenced while the risk is small."""
SMALL_RISK = 0.01
"""The least chance of a revolt at which a question silenced with `UNLESS_RISK` is asked."""
_WORDS = 3


def wish(asker: str, how: str, season: int) -> str:
    """Return a wish as written in the record: the question, the exception, the round."""
    return f"{asker} {how} {season}"


def resting(wishes: Sequence[str], season: int) -> dict[str, str]:
    """Return the silenced questions of a round's season, with their exceptions."""
    found: dict[str, str] = {}
    for each in wishes:
        words = each.split()
        if len(words) != _WORDS or words[0] not in ANSWERS or words[2] != str(season):
            continue
        found.pop(words[0], None)
        if words[1] in (NEVER, *UNLESS, UNLESS_RISK):
            found[words[0]] = words[1]
    return found


def asks_all(wishes: Sequence[str], season: int) -> bool:
    """Return whether a seat wants to be asked even obvious questions in a round's season."""
    about = [wish for wish in wishes if wish.startswith(f"{OBVIOUS} ") and wish.endswith(f" {season}")]
    return bool(about) and about[-1] == wish(OBVIOUS, ASK, season)


def passing(tables: Tables, state: SaReState, found: dict[str, str]) -> str:
    """Return the silenced question among `found` that is at hand and has no exception now; '' if there is none."""
    kind = state.stack[-1][0] if state.stack else -1
    for asker, how in found.items():
        if kind == ANSWERS[asker][0] and not _matters(tables, state, kind, how):
            return asker
    return ""


def _matters(tables: Tables, state: SaReState, kind: int, how: str) -> bool:
    """Return whether the card shown is one that the Palace is to ask about, or the next may be one for the question."""
    seat = state.stack[-1][1]
    if kind != AT_PALACE:
        risk = worst_risk(tables, state, seat) if kind == AT_QUESTION else 0.0
        return risk >= SMALL_RISK if how == UNLESS_RISK else risk > 0
    face = tables.faces[state.shown[0]]
    trouble = {TROUBLE: 1, DOUBLE_TROUBLE: 2}.get(face, 0)
    if how == "unless-revolt":
        return bool(trouble) and state.gauge[seat] + trouble >= tables.red
    if how == "unless-trouble":
        return bool(trouble)
    return how == "unless-resource" and face <= GOLD


PAUSE = 2.0
"""Seconds for which a question with an automatic answer stays visible."""
_SILENCED_PAUSE = 1.0
"""The same for a question that the viewer has silenced."""
SAFE = "safe"
"""The word for continuing where no card can mean revolt, as the viewer wished."""
RISK = "risk"
"""The word for continuing where the risk of a revolt is small, as the viewer wished."""


class SareAnswers(StandingAnswers):
    """Remembers the viewer's silenced questions and the payments made without asking."""

    choice: Selection

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._ply = -1
        self._paid: set[int] = set()
        """The decisions from which on a payment was carried out without asking."""

    def follow(self, view: View[SaReState]) -> bool:
        """Take note of the decision at `view`; return whether it is a new one."""
        is_new, self._ply = view.ply != self._ply, view.ply
        if is_new:
            self.is_kept_open = False
        return is_new

    @property
    def _is_left_open(self) -> bool:
        """Whether no answer is given that the viewer could still prevent: no pause is long enough for a listener."""
        return self.is_kept_open or self._shell.is_heard()

    @property
    def resting(self) -> dict[str, str]:
        """The viewer's silenced questions of this season, with their exceptions."""
        return resting(self._wishes(self.choice.seat), self.choice.state.round)

    @property
    def _passing(self) -> str:
        choice = self.choice
        if self.is_taught or not choice.is_mine or (choice.kind == moves.AT_QUESTION and choice.is_begun):
            return ""
        asker = passing(choice.tables, choice.state, self.resting)
        return "" if self.is_kept_open or (asker == QUESTION and self._shell.is_heard()) else asker

    @property
    def is_quick(self) -> bool:
        """Whether obvious answers are given on the viewer's behalf, unless the viewer wants to be asked this round."""
        return self._shell.settings.answers_obvious

    @property
    def answers_obvious(self) -> bool:
        """Whether obvious answers are given on the viewer's behalf this round."""
        return self.is_quick and not asks_all(self._wishes(self.choice.seat), self.choice.state.round)

    @property
    def _obvious(self) -> Move | None:
        """The obvious answer about to be given to the decision at hand."""
        return None if self._is_left_open else self._found_obvious

    @property
    def _found_obvious(self) -> Move | None:
        """The obvious answer to the decision at hand, even where a press has kept it open."""
        choice = self.choice
        if self.is_taught or not choice.is_mine or choice.is_begun or not self.answers_obvious:
            return None
        move = obvious(choice.tables, choice.state)
        return move if move in choice.legal else None

    @property
    def is_about_obvious(self) -> bool:
        """Whether an obvious answer is about to be given, or would be if a press had not kept the question open."""
        if self._passing:
            return False
        return (self._found_obvious if self.is_kept_open else self._obvious) is not None

    @property
    def reason(self) -> str:
        """The word for the reason of the automatic answer about to be given (obvious, no or little risk, a silenced
        building); '' if there is none.
        """
        asker = self._passing
        if asker == QUESTION:
            return SAFE if is_safe(self.choice.tables, self.choice.state, self.choice.seat) else RISK
        if asker:
            return asker
        move = self._obvious
        return WORDS[move[0]] if move is not None else ""

    @property
    def pause(self) -> float:
        """Seconds for which the question stays visible before its answer is given.

        For a listener, a silenced building passes without a pause.
        """
        if self.is_silenced:
            return 0.0 if self._shell.is_heard() else _SILENCED_PAUSE
        return PAUSE if self.reason else 0.0

    @property
    def is_silenced(self) -> bool:
        """Whether the question at hand is about to pass because its building was silenced."""
        return self._passing in (PALACE, MARKET)

    @property
    def remark(self) -> str:
        """The text key of the log's remark about the next automatic answer; '' for none."""
        return f"log-sa-re-obvious-{self.reason}" if self.reason and not self.is_silenced else ""

    def obvious_plan(self, move: Move) -> payments.Plan | None:
        """Return the payment of a site if it is obvious and made without asking, and remember that; None otherwise."""
        choice = self.choice
        if not choice.pays_by_itself(move):
            return None
        self._paid.add(self._ply)
        return payments.propose(choice.game, choice.state, move[1], move[2])

    def ask_again(self) -> str:
        """Return the wish that revokes the one by which the decision at hand would pass, or '' if there is none."""
        asker, season = self._passing, self.choice.state.round
        if asker:
            return wish(asker, ASK, season)
        is_given = self._obvious is not None or (self._ply in self._paid and self.answers_obvious)
        return wish(OBVIOUS, ASK, season) if is_given else ""

    def automatic(self) -> Move | None:
        """Return the answer to a silenced question, or an obvious answer; None if the viewer is asked."""
        if not self.choice.is_mine:
            return None
        asker = self._passing
        return ANSWERS[asker][1] if asker else self._obvious
