"""AIs run in a process of their own, so that the window never waits.

The process gets the name and the numbers of the game once, and then, for each decision, a View, a level and a seed of
its own: never the true position, never the seed of the match. It is spawned, so that it works in a frozen executable,
and imports neither the window nor anything outside the standard library.
"""

from __future__ import annotations

import multiprocessing
import pickle
import queue
import signal
import sys
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import RawValue
from typing import TYPE_CHECKING, Any

from game.ai.budget import Budget, Limit
from game.ai.levels import Level, make_player
from game.errors import FeluccaError, sentence
from game.rules.core.game import Game, Move, View
from game.rules.core.state import State

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

if TYPE_CHECKING:
    from game.ai.reasons import Hint

ATTEMPTS = 3
"""The number of failed attempts after which a request is given up."""
GRACE = 15.0
"""The seconds beyond its time limit after which a process that does not answer counts as frozen."""
UNLIMITED = 60.0
"""The seconds that a level without a time limit is expected to need at most."""
STAND_INS = ("greedy", "random")
"""The kinds of player that decide in this process when the process fails, the better one first."""
PATIENCE = 2.0
"""The seconds that a process may continue with a cancelled request before it is ended."""
REGISTRY = "game.registry:make"


@dataclass(frozen=True, slots=True)
class Request:
    """One decision to think about; with `is_hint` the reasons are requested as well."""

    ticket: int
    view: View[State]
    level: Level
    seed: int
    is_hint: bool = False


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


class _Unshared:
    """A number visible to this process only."""

    def __init__(self) -> None:
        self.value = 0


class _Frozen(Exception):
    """Raised when a process does not answer in time."""


class Worker:
    """Thinks about one request at a time; no method waits for the process."""

    def __init__(self, game: str, numbers: Mapping[str, Any], maker: str = REGISTRY) -> None:
        """`maker` (module:function) makes the game from its name and numbers."""
        self._context = multiprocessing.get_context("spawn")
        self._recipe = (maker, game, dict(numbers))
        self._wanted, self._shared = shared_number()
        self._is_closing = False
        self._is_sound = True
        """Whether the process answered the last request."""
        self._requests: queue.SimpleQueue[Request | None] = queue.SimpleQueue()
        self._replies: queue.SimpleQueue[WorkerReply] = queue.SimpleQueue()
        self._tickets = 0
        self._process: SpawnProcess | None = None
        self._connection: Connection[Any, Any] | None = None
        self._thread = threading.Thread(target=self._run, name="felucca-ai-client", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """The id of the process, None while there is none."""
        process = self._process
        return process.pid if process is not None else None

    def ask(self, view: View[State], level: Level, seed: int, *, is_hint: bool = False) -> int:
        """Let the process think about `view`, dropping any earlier request; return the ticket of the answer."""
        self._tickets += 1
        self._wanted.value = self._tickets
        self._requests.put(Request(self._tickets, view, level, seed, is_hint))
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
        """End the process; the worker cannot be used afterwards."""
        self._wanted.value = 0
        self._is_closing = True
        self._requests.put(None)
        self._thread.join(PATIENCE + 1)

    def _run(self) -> None:
        """Serve requests until one is None; runs in the worker's own thread."""
        try:
            while (request := self._requests.get()) is not None:
                if request.ticket == self._wanted.value:
                    self._replies.put(self._answer(request))
        finally:
            self._end()

    def _answer(self, request: Request) -> WorkerReply:
        """Return the answer of the process, restarting it after each failure."""
        message = pack(request)
        problem = ""
        failures = 0
        for _ in range(ATTEMPTS if self._is_sound else 1):
            try:
                answer = self._attempt(message, request)
            except (OSError, EOFError, pickle.UnpicklingError, _Frozen) as error:
                self._end()
                failures += 1
                name = type(error).__name__.strip("_")
                answer = sentence("error-ai-ended", "the AI process stopped ({reason})", reason=name)
                if isinstance(error, _Frozen) and failures > 1:
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
        """Return the move or the hint, or the error that the AI raised.

        Raises _Frozen if the process does not answer in time, another error if it cannot be started or ends.
        """
        connection = self._ready()
        connection.send_bytes(message)
        if not self._wait(connection, request):
            return "it was no longer wanted"
        answer: Move | Hint | str = pickle.loads(connection.recv_bytes())
        return answer

    def _wait(self, connection: Connection[Any, Any], request: Request) -> bool:
        """Wait for the answer; return False if it is no longer wanted and the process had to be ended."""
        deadline = time.monotonic() + (request.level.limit.seconds or UNLIMITED) + GRACE
        while not wait([connection], 0.05):
            if request.ticket == self._wanted.value:
                if time.monotonic() > deadline:
                    raise _Frozen
            elif self._is_closing or not wait([connection], PATIENCE):
                self._end()
                return False
        return True

    def _ready(self) -> Connection[Any, Any]:
        """Return the connection to a running process, starting one if necessary."""
        if self._process is not None and self._process.is_alive() and self._connection is not None:
            return self._connection
        self._end()
        mine, its = self._context.Pipe()
        process = self._context.Process(
            target=serve, args=(its, self._shared, *self._recipe), name="felucca-ai", daemon=True
        )
        try:
            process.start()
        except OSError:
            mine.close()
            raise
        finally:
            its.close()
        self._process, self._connection = process, mine
        return mine

    def _end(self) -> None:
        process, self._process = self._process, None
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if process is not None:
            process.kill()  # it has nothing to lose, and a stopped process hears nothing gentler
            process.join()


def shared_number() -> tuple[Any, Any]:
    """Return a number that starts at 0 and is shared with the process; None where no memory can be shared."""
    try:
        number = RawValue("q", 0)
    except OSError:  # such as no usable /dev/shm; then an unwanted request ends with its process
        return _Unshared(), None
    return number, number


def _made(maker: str, game: str, numbers: Mapping[str, Any]) -> Game[State]:
    module, function = maker.split(":")
    made: Game[State] = getattr(import_module(module), function)(game, numbers)
    return made


def pack(request: Request) -> bytes:
    """Return the message sent to the process: its complete information."""
    return pickle.dumps(request, pickle.HIGHEST_PROTOCOL)


def serve(connection: Connection[Any, Any], wanted: Any, maker: str, game: str, numbers: Mapping[str, Any]) -> None:
    """Answer requests until the other end is closed; the main function of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program that started this one
    playing = _made(maker, game, numbers)
    while True:
        try:
            request: Request = pickle.loads(connection.recv_bytes())
            connection.send_bytes(pickle.dumps(_think(playing, request, wanted)))
        except (EOFError, BrokenPipeError, ConnectionResetError):
            return


def _think(game: Game[State], request: Request, wanted: Any) -> Move | Hint | str:
    """Return the move or the hint, or a sentence that explains why there is none."""
    level = request.level
    try:
        player = make_player(level.kind, game, level.options, request.seed)
        budget = Budget(level.limit, stopped=lambda: wanted is not None and wanted.value != request.ticket)
        if request.is_hint:
            from game.ai.reasons import advise

            return advise(game, request.view, player, budget)
        return player.choose(request.view, budget)
    except FeluccaError as error:
        return error.sentence
    except Exception as error:  # whatever an AI stumbles over must reach the table as a sentence
        stumbled = "the AI failed with {error}: {reason}"
        return sentence("error-ai-stumbled", stumbled, error=type(error).__name__, reason=error)
