"""AIs run in a process of their own, so that the window never waits.

The process gets the name and the numbers of the game once, and then, for each decision, a View, a level and a seed of
its own: never the true position, never the seed of the match. It is spawned, so that it works in a frozen executable,
and imports neither the window nor anything outside the standard library.
"""

from __future__ import annotations

import contextlib
import pickle
import queue
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

from game.ai.budget import Budget, Limit
from game.ai.levels import Level, make_player
from game.errors import FeluccaError, sentence, stumbled
from game.processes import FAILURES, Ended, Frozen, Service, TaskProcess, shared_number
from game.rules.core.game import Game, Move, View
from game.rules.core.state import State

if TYPE_CHECKING:
    from game.ai.reasons import Hint

ATTEMPTS: Final = 3
"""The maximum number of attempts at a request; the request after one that failed gets a single attempt."""
GRACE: Final = 15.0
"""The seconds beyond its time limit after which a process that does not answer counts as frozen."""
UNLIMITED: Final = 60.0
"""The seconds that a level without a time limit is expected to need at most."""
STAND_INS: Final = ("greedy", "random")
"""The kinds of player that decide in this process when the process fails, the better one first."""
NO_LONGER_WANTED: Final = "it was no longer wanted"
NICENESS: Final = 5
"""The niceness of the process: the window goes first."""
REGISTRY: Final = "game.registry:make"


class Unwanted(Exception):
    """Raised in the process in the middle of thinking about a request that nobody waits for any longer."""


@dataclass(frozen=True, slots=True)
class Request:
    """One decision to think about; with `is_hint` the reasons are requested as well.

    With a `played` move, a hint tells why an AI of the level played it (`game.ai.motives`).
    """

    ticket: int
    view: View[State]
    level: Level
    seed: int
    is_hint: bool = False
    played: Move = ()


@dataclass(frozen=True, slots=True)
class WorkerReply:
    """The answer to request `ticket`: a move, and the hint if requested; or the sentence `problem` if there is
    none.

    `is_stand_in` means that the process failed and a simpler AI decided in its place.
    """

    ticket: int
    move: Move
    problem: str = ""
    hint: Hint | None = None
    is_stand_in: bool = False


class Thinker(Protocol):
    """Thinks about one request at a time; no method waits."""

    def ask(self, view: View[State], level: Level, seed: int, *, is_hint: bool = False, played: Move = ()) -> int:
        """Think about `view`, dropping any earlier request; return the ticket of the answer.

        With `is_hint` or `played` the answer has a hint, as `Request` says.
        """

    def poll(self) -> WorkerReply | None:
        """Return the answer to the last request once it is there, else None; each answer is returned once."""

    def cancel(self) -> None:
        """Drop the request: its answer will not come."""

    def close(self) -> None:
        """End the process for good; the thinker cannot be used afterwards."""


class Worker:
    """A `Thinker` in a process of its own. It thinks about one request at a time; no method waits for the process."""

    def __init__(self, game: str, numbers: Mapping[str, Any], maker: str = REGISTRY) -> None:
        """`maker` (module:function) makes the game from its name and numbers."""
        self._recipe = (maker, game, dict(numbers))
        self._wanted, shared = shared_number()
        self._process = TaskProcess("felucca-ai", thinking, shared, *self._recipe, niceness=NICENESS)
        self._is_sound = True
        """Whether the process answered the last request."""
        self._requests: queue.SimpleQueue[Request | None] = queue.SimpleQueue()
        self._replies: queue.SimpleQueue[WorkerReply] = queue.SimpleQueue()
        self._tickets = 0
        threading.Thread(target=self._run, name="felucca-ai-client", daemon=True).start()

    @property
    def pid(self) -> int | None:
        """The id of the process, None while there is none."""
        return self._process.pid

    def ask(self, view: View[State], level: Level, seed: int, *, is_hint: bool = False, played: Move = ()) -> int:
        """Let the process think about `view`, dropping any earlier request; return the ticket of the answer."""
        self._tickets += 1
        self._wanted.value = self._tickets
        self._requests.put(Request(self._tickets, view, level, seed, is_hint, played))
        return self._tickets

    def poll(self) -> WorkerReply | None:
        """Return the answer to the last request once it is there, else None; each answer is returned once."""
        while True:
            try:
                reply = self._replies.get_nowait()
            except queue.Empty:
                return None
            if reply.ticket == self._wanted.value:
                self._wanted.value = 0
                return reply

    def cancel(self) -> None:
        """Drop the request: its answer will not come."""
        self._wanted.value = 0

    def close(self) -> None:
        """End the process at once; the worker cannot be used afterwards."""
        self._wanted.value = 0
        self._requests.put(None)
        self._process.close()

    def _run(self) -> None:
        """Serve requests until one is None; runs in the worker's own thread."""
        with contextlib.suppress(Ended):
            while (request := self._requests.get()) is not None:
                if request.ticket == self._wanted.value:
                    self._replies.put(self._answer(request))
        self._process.end()

    def _answer(self, request: Request) -> WorkerReply:
        """Return the answer of the process, restarting it after each failure."""
        message = pack(request)
        problem = ""
        failures = 0
        for _ in range(ATTEMPTS if self._is_sound else 1):
            try:
                answer = self._attempt(message, request)
            except FAILURES as error:
                failures += 1
                name = type(error).__name__
                answer = sentence("error-ai-ended", "the AI process stopped ({reason})", reason=name)
                if isinstance(error, Frozen) and failures > 1:
                    break
            if isinstance(answer, tuple):
                self._is_sound = True
                return WorkerReply(request.ticket, answer)
            if not isinstance(answer, str):
                self._is_sound = True
                return WorkerReply(request.ticket, answer.move, hint=answer)
            if request.ticket != self._wanted.value:
                return WorkerReply(request.ticket, (), answer)
            problem = answer
        self._is_sound = not failures
        if failures and not request.is_hint:
            return self._stand_in(request, problem)
        return WorkerReply(request.ticket, (), problem)

    def _stand_in(self, request: Request, problem: str) -> WorkerReply:
        """Decide in this process with a simpler AI; the answer is `problem` if that fails as well."""
        for kind in STAND_INS:
            try:
                player = make_player(kind, _made(*self._recipe), {}, request.seed)
                move = player.choose(request.view, Budget(Limit(1, 1.0)))
            except Exception:  # the next one is simpler still, and the last failure is told
                continue
            return WorkerReply(request.ticket, move, is_stand_in=True)
        return WorkerReply(request.ticket, (), problem)

    def _attempt(self, message: bytes, request: Request) -> Move | Hint | str:
        """Return the move or the hint, or the error that the AI raised; raises the errors of `TaskProcess.answer`."""
        seconds = (request.level.limit.seconds or UNLIMITED) + GRACE
        answer = self._process.answer(message, seconds, lambda: request.ticket == self._wanted.value)
        if answer is None:
            return NO_LONGER_WANTED
        thought: Move | Hint | str = pickle.loads(answer)
        return thought


def _made(maker: str, game: str, numbers: Mapping[str, Any]) -> Game[State]:
    module, function = maker.split(":")
    made: Game[State] = getattr(import_module(module), function)(game, numbers)
    return made


def pack(request: Request) -> bytes:
    """Return the message for the process, which learns nothing else about the decision."""
    return pickle.dumps(request, pickle.HIGHEST_PROTOCOL)


def thinking(wanted: Any, maker: str, game: str, numbers: Mapping[str, Any]) -> Service:
    """Return the service of the process: it answers a request as long as `wanted` holds the ticket of it."""
    playing = _made(maker, game, numbers)
    return lambda message: pickle.dumps(_think(playing, pickle.loads(message), wanted))


def _think(game: Game[State], request: Request, wanted: Any) -> Move | Hint | str:
    """Return the move or the hint, or a sentence that explains why there is none."""
    level = request.level

    def stopped() -> bool:
        if wanted is not None and wanted.value != request.ticket:
            raise Unwanted
        return False

    try:
        budget = Budget(level.limit, stopped)
        if request.played:
            from game.ai.motives import motives

            return motives(game, request.view, level, request.played, budget, request.seed)
        player = make_player(level.kind, game, level.options, request.seed)
        if request.is_hint:
            from game.ai.reasons import advise

            return advise(game, request.view, player, budget, request.seed)
        return player.choose(request.view, budget)
    except FeluccaError as error:
        return error.sentence
    except Unwanted:
        return NO_LONGER_WANTED
    except Exception as error:  # whatever an AI stumbles over must reach the table as a sentence
        return stumbled(error)
