"""A match: the single entry point through which people and AIs decide."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from dataclasses import replace as replace_field
from pathlib import Path

from msgspec.structs import replace

import game as felucca
from game import registry
from game.contest.place import ContestPlace
from game.errors import FeluccaError
from game.files.lock import Lock
from game.match import keys
from game.match.ledger import Transcript
from game.match.lines import (
    AnyLine,
    Deal,
    Decision,
    HintGiven,
    Preference,
    RecordHeader,
    Reseed,
    Result,
    SeatChange,
    Undo,
)
from game.match.playback import Maker, Playback
from game.match.position import HistoryEntry, Position
from game.match.preferences import Preferences, check_preference
from game.match.random_stream import LUCK, Secret, fingerprint, first_draws, new_secret, next_draws, private_seed
from game.match.record import format_for, notes, parse, read_file, rules_hash, write_all
from game.match.seats import Seat, ai, human, may_resign
from game.match.table_code import TableCode
from game.match.watched import Finished, SeatTaken, TakenBack, Trouble, WatchedGame
from game.rules.core.chance import Chance
from game.rules.core.facts import Fact
from game.rules.core.game import Game, Move, Refusal, Setup, View, check_setup
from game.rules.core.state import State


def deal(game: Game[State], setup: Setup, seats: Sequence[Seat], secret: Secret, luck: int = LUCK) -> Position:
    """Return the first position; raises FeluccaError for seats or options that the game does not support."""
    check_setup(game, setup)
    if len(seats) != setup.seats:
        raise FeluccaError(f"there are {len(seats)} players at a table for {setup.seats}")
    return Position(game, setup, first_draws(luck, secret.seed, game.universe))


def first_lines(
    position: Position,
    seats: Sequence[Seat],
    secret: Secret,
    *,
    created: str = "",
    free_undo: bool = False,
    contest: ContestPlace | None = None,
    luck: int = LUCK,
    table: str = "",
) -> tuple[RecordHeader, Deal]:
    """Return the first lines of the record of a match dealt from `secret`; `table` is its code, if it has one."""
    game, dealt = position.game, position.history[0]
    rules = rules_hash(game.name, game.numbers)
    header = RecordHeader(
        format=format_for(luck, position.setup.first, contest),
        game=game.name,
        rules=rules,
        options=dict(position.setup.options),
        seats=list(seats),
        fingerprint=fingerprint(secret.seed, secret.salt, rules),
        program=f"Felucca {felucca.__version__}",
        created=created,
        free_undo=free_undo,
        numbers=dict(game.numbers),
        first=position.setup.first,
        contest=contest,
        luck=luck,
        table=table,
    )
    return header, Deal(dealt.names(game.universe), notes(game.name, dealt.facts))


Clock = Callable[[], float]
"""A clock in seconds that never runs backwards."""
CLOCK: Clock = time.monotonic


LONGEST_PAUSE = 600.0
"""The most seconds of a pause that count as played: whoever does nothing for longer is not at the table."""


class Stopwatch:
    """Measures the playing time from `played` seconds on, if it has a clock."""

    def __init__(self, clock: Clock | None, played: float = 0.0) -> None:
        self._clock = clock
        self._played = played
        self._last = clock() if clock else 0.0

    def note(self) -> float | None:
        """Return the playing time for a record: in seconds, to a tenth; None without a clock.

        Of the time since the last note no more than LONGEST_PAUSE counts.
        """
        if self._clock is None:
            return None
        now = self._clock()
        self._played += min(now - self._last, LONGEST_PAUSE)
        self._last = now
        return round(self._played, 1)


@dataclass(frozen=True, slots=True)
class History:
    """The full history of a finished game: its steps, the true positions after each of them, and the result."""

    steps: tuple[HistoryEntry, ...]
    states: tuple[State, ...]
    result: Result


@dataclass(frozen=True, slots=True)
class Accepted:
    """A decision or an undo was carried out; `ply` decisions now stand."""

    ply: int


OVER = Refusal("table", "table-refuse-over")
NOT_YOUR_TURN = Refusal("table", "table-refuse-not-your-turn")
STALE = Refusal("table", "table-refuse-stale")
NO_UNDO = Refusal("table", "table-refuse-undo")
NO_RESIGNING = Refusal("table", "table-refuse-resign")


class Match(WatchedGame):
    """One match, used from one thread. Make it with `Match.new` or `Match.resume`; `close` it when leaving the table.

    Moves are made only through `submit`, which checks them. `view`, `facts` and the news of `watch` hold only what
    their viewer may know; `decision`, `lines` and, after the end, `history` hold everything.
    """

    def __init__(
        self,
        position: Position,
        header: RecordHeader,
        secret: Secret,
        *,
        seats: Sequence[Seat],
        lines: Iterable[AnyLine],
        explain_legal: bool = False,
        clock: Clock | None = CLOCK,
        played: float = 0.0,
        luck: Chance | None = None,
    ) -> None:
        """For `new` and `resume`, which also open the record, and for lessons, whose draws come from `luck`."""
        super().__init__(position, header, seats)
        self._secret = secret
        self._fixed_luck = luck
        self._explain = explain_legal
        self._stopwatch = Stopwatch(clock, played)
        self._transcript = Transcript(lines, lambda reason: self._audience.tell(Trouble(reason)))
        self._preferences = Preferences()
        self._views: dict[int, View[State]] = {}
        self._perceived: dict[int, list[tuple[HistoryEntry, tuple[Fact, ...]]]] = {}
        """By viewer: the set-up and the decisions that stood when they were last asked for, and their facts as seen."""
        self._automatic: set[int] = set()
        """The numbers of the decisions that were made for their seat without asking."""
        self._source: Path | None = None
        """The file of a match that was over when it was read."""

    @classmethod
    def new(
        cls,
        game: Game[State],
        setup: Setup,
        seats: Sequence[Seat],
        *,
        seed: str = "",
        salt: str = "",
        path: Path | None = None,
        created: str = "",
        free_undo: bool = False,
        explain_legal: bool = False,
        clock: Clock | None = CLOCK,
        contest: ContestPlace | None = None,
        luck: int = LUCK,
        table: TableCode | None = None,
    ) -> Match:
        """Return a new match; with `path` it is recorded in that new file from the start.

        Without a seed a random one is taken. `free_undo` lets a lone human take back anything. `explain_legal` records
        all legal moves of every decision. Without a `clock` no times are recorded. `luck` is the version of the luck
        (see `random_stream`). At a `table` that repeats, seed and salt are its own. Raises FeluccaError for seats or
        options that the game does not support. A file that cannot be written is no error: see `trouble`.
        """
        secret = table.secret if table is not None else Secret(seed or new_secret(), salt or new_secret())
        code = table.encode() if table is not None else ""
        position = deal(game, setup, seats, secret, luck)
        lines = first_lines(
            position, seats, secret, created=created, free_undo=free_undo, contest=contest, luck=luck, table=code
        )
        match = cls(position, lines[0], secret, seats=seats, lines=lines, explain_legal=explain_legal, clock=clock)
        if path is not None:
            match._transcript.create(path, secret)
        return match

    @classmethod
    def resume(
        cls,
        path: Path,
        *,
        make: Maker = registry.make,
        clock: Clock | None = CLOCK,
    ) -> Match:
        """Return the match recorded in a file, to be continued; a finished one can only be looked at.

        Raises RecordError for a damaged, foreign, newer or edited file, FeluccaError if the file or its key cannot be
        read or the match is open elsewhere.
        """
        lock = _lock(path)
        try:
            data = read_file(path)
            record = parse(data, path.name)
            playback = Playback(record, make, watchful=True)
            position = playback.play_all()
            header, result = record.header, record.result
            known = Secret(result.seed, result.salt) if result else keys.load(path, playback.fingerprint, header.rules)
            secret = known or Secret(new_secret(), new_secret())
            match = cls(
                position, header, secret, seats=playback.seats, lines=record.lines, clock=clock, played=playback.at
            )
            match._preferences = playback.preferences
            if result is not None:
                match.result, match._source = result, path
                if lock is not None:
                    lock.release()
                return match
        except BaseException:
            if lock is not None:
                lock.release()
            raise
        match._transcript.go_on(path, data, record, lock)
        keys.try_save(path, secret)
        if known is None:
            match._transcript.write(Reseed(fingerprint(secret.seed, secret.salt, header.rules)))
        if match.to_move < 0:
            match._finish()
        return match

    def branch_off(self, ply: int, *, has_new_luck: bool, path: Path | None = None) -> Match:
        """Return a new match that continues after decision number `ply` of this one, which must be over.

        Everything can be taken back in it, and it does not count in the statistics, because its deal is known. Its
        later draws come from a new secret if it `has_new_luck`, else from that of this match. With `path` it is
        recorded there. Raises FeluccaError while this match is unfinished.
        """
        result = self._the_end()
        format_now = format_for(self.header.luck, self.header.first, None)
        header = replace(self.header, free_undo=True, contest=None, format=format_now, table="")
        lines = [header, *self._lines_until(ply)]
        playback = Playback(parse(write_all(lines)), lambda name, numbers: self.game, watchful=True)
        position = playback.play_all()
        secret = Secret(new_secret(), new_secret()) if has_new_luck else Secret(result.seed, result.salt)
        if has_new_luck:
            lines.append(Reseed(fingerprint(secret.seed, secret.salt, header.rules)))
        match = Match(position, header, secret, seats=playback.seats, lines=lines, played=playback.at)
        match._preferences = playback.preferences
        if path is not None:
            match._transcript.create(path, secret)
        return match

    def ask_again(self, ply: int) -> Match:
        """Return a match in memory that stands before decision number `ply` of this one, which must be over.

        A person decides for the seat of that decision, nobody for the others, and nothing can be taken back. Raises
        FeluccaError while this match is unfinished.
        """
        self._the_end()
        asked = self._position.history[ply].seat
        seats = [human(who.name) if seat == asked else ai(who.level, who.name) for seat, who in enumerate(self.seats)]
        format_now = format_for(self.header.luck, self.header.first, None)
        header = replace(self.header, seats=seats, free_undo=False, contest=None, format=format_now, table="")
        lines = [
            header,
            *(line for line in self._lines_until(ply - 1) if not isinstance(line, (SeatChange, Preference))),
        ]
        position = Playback(parse(write_all(lines)), lambda name, numbers: self.game).play_all()
        return Match(position, header, Secret(new_secret(), new_secret()), seats=seats, lines=lines)

    def _the_end(self) -> Result:
        """Return the result; raises FeluccaError while the game is unfinished."""
        if self.result is None:
            raise FeluccaError("only a game that is over can be shown again")
        return self.result

    def _lines_until(self, ply: int) -> list[AnyLine]:
        """Return the lines after the header up to decision number `ply`."""
        at = 1 + max(number for number, line in enumerate(self.lines) if _stands_at(line, ply))
        return [*self.lines[1:at]]

    @property
    def path(self) -> Path | None:
        """The file that the match is being recorded in; None if it is in memory only or the file has been closed."""
        return self._transcript.path

    @property
    def record_path(self) -> Path | None:
        """The path of the record, also of a match that is over; None for one in memory only."""
        return self._transcript.source or self._source

    @property
    def trouble(self) -> str:
        """The reason why the record can no longer be written; '' while it can."""
        return self._transcript.trouble

    @property
    def lines(self) -> tuple[AnyLine, ...]:
        """The lines of the record so far."""
        return tuple(self._transcript.lines)

    @property
    def seatings(self) -> Sequence[Sequence[Seat]]:
        """The players of the seats after the set-up and after each decision that stands."""
        found = [[*self.header.seats]]
        for line in self._transcript.lines:
            if isinstance(line, Decision):
                found.append([*found[-1]])
            elif isinstance(line, Undo):
                found[line.to :] = [found[-1]]
            elif isinstance(line, SeatChange):
                found[-1][line.seat] = line.now
        return found

    @property
    def fingerprint(self) -> str:
        """The fingerprint that commits to the luck of the match without revealing it."""
        return self._transcript.fingerprint or self.header.fingerprint

    @property
    def is_solo(self) -> bool:
        """Whether exactly one person plays."""
        return sum(seat.is_human for seat in self.seats) == 1

    def view(self, viewer: int) -> View[State]:
        """Return all that `viewer` (a seat or SPECTATOR) may know now; the same frozen object until it changes."""
        if viewer not in self._views:
            view = self._position.view(viewer)
            if (who := self.resigned) >= 0:  # then all hands are laid open
                view = replace_field(view, state=self._position.state.clone(), to_move=-1, legal=(), resigned=who)
            self._views[viewer] = view
        return self._views[viewer]

    def facts(self, viewer: int, since: int = 0) -> list[tuple[Fact, ...]]:
        """Return the facts of set-up and standing decisions as `viewer` perceived them, from number `since` on."""
        history, known = self._position.history, self._perceived.setdefault(viewer, [])
        while known and (len(known) > len(history) or known[-1][0] is not history[len(known) - 1]):
            known.pop()  # it was taken back
        known += [(entry, entry.seen_by(viewer, self.game.universe)) for entry in history[len(known) :]]
        return [facts for _, facts in known[since:]]

    def decision(self, ply: int) -> tuple[int, Move, str]:
        """Return the seat, the move and its notation of decision number `ply`; for reviews, not for opponents."""
        entry = self._position.history[ply]
        return entry.seat, entry.move, entry.notation

    def public_view_before(self, ply: int) -> View[State] | None:
        """Return the public view before decision number `ply`; None if the decision is not public."""
        return self._position.public_view_before(ply)

    def history(self) -> History:
        """Return the full history, hidden cards included; raises FeluccaError while the game is unfinished."""
        result = self._the_end()
        return History(tuple(self._position.history), self._position.states, result)

    def refusal(self, seat: int, move: Move, ply: int | None = None) -> Refusal | None:
        """Return why `seat` may not make `move` now, or None if it may."""
        if self.result is not None:
            return OVER
        if ply is not None and ply != self.ply:
            return STALE
        if seat != self.to_move:
            return NOT_YOUR_TURN
        return self.game.refusal(self._position.state, move)

    def submit(
        self, seat: int, move: Move, ply: int, branch: int | None = None, *, is_automatic: bool = False
    ) -> Accepted | Refusal:
        """Carry out `move` for `seat`, decided in the position after `ply` decisions; a refusal changes nothing.

        A player that takes time to think also passes the `branch` of that position: an undo in between makes the answer
        stale. With `is_automatic` the move was made for the seat without asking, or follows from its last one.
        """
        if branch is not None and branch != self.branch:
            return STALE
        refused = self.refusal(seat, move, ply)
        if refused is not None:
            return refused
        position = self._position
        move = self.game.canonical(position.state, move)
        legal: list[str] | None = None
        if self._explain:
            legal = [self.game.show_move(position.state, m) for m in self.game.legal(position.state)]
        entry = position.play(move, self._luck(), watchful=self.seats[seat].is_human)
        self._views.clear()
        if is_automatic:
            self._automatic.add(entry.ply)
        drawn, noted = entry.names(self.game.universe), notes(self.game.name, entry.facts)
        self._transcript.write(Decision(entry.ply, seat, entry.notation, drawn, noted, self._stopwatch.note(), legal))
        self._tell_played(entry)
        if position.to_move < 0:
            self._finish()
        return Accepted(entry.ply)

    def undo_floor(self, seat: int) -> int:
        """Return the lowest ply that `seat` may go back to; the current one if it may not take anything back.

        A seat may take back its own last decisions until one of them revealed something hidden or another seat decided.
        A lone person may also take back an answer that was given automatically, or a decision of several steps, after
        which AIs have decided, until a piece moved or was seen. Whoever takes a seat over from an AI may take back the
        steps of its half-made decision. In a solo match with free undo everything may be taken back. Nothing may after
        the end.
        """
        if self.result is not None or not self.seats[seat].is_human:
            return self.ply
        if self.header.free_undo and self.is_solo:
            return 0
        position = self._position
        automatic = self._before_automatic(seat) if self.is_solo else self.ply
        return min(position.way_back(seat), position.before_half_made(seat), automatic)

    def _before_automatic(self, seat: int) -> int:
        """Return the way back of `seat` from before its last decision if that was automatic, and no piece has moved or
        been seen since; otherwise the current ply.
        """
        history, ply = self._position.history, self.ply
        while ply and history[ply].seat != seat and history[ply].is_open:
            ply -= 1
        is_free = ply in self._automatic and history[ply].seat == seat and not history[ply].revealing
        return self._position.way_back(seat, ply - 1) if is_free else self.ply

    def undo_target(self, seat: int) -> int:
        """Return the ply before the last decision of `seat` that may be taken back, with as many steps of it as may be;
        -1 if there is none.
        """
        target = -1
        for ply in range(self.ply, self.undo_floor(seat), -1):
            if self._position.history[ply].seat == seat:
                target = ply - 1
                if not self.is_half_made(target):
                    break
        return target

    def can_undo(self, seat: int) -> bool:
        """Return whether `seat` may take its last decision back."""
        return self.undo_target(seat) >= 0

    def undo(self, seat: int, to: int | None = None) -> Accepted | Refusal:
        """Take back all decisions after number `to` (default: from the last one of `seat` on); luck stays the same."""
        target = self.undo_target(seat) if to is None else to
        if not self.undo_floor(seat) <= target < self.ply or target < 0:
            return NO_UNDO
        self._position.go_back(target)
        self._preferences.go_back(target)
        self._automatic = {ply for ply in self._automatic if ply <= target}
        self.branch += 1
        self._views.clear()
        self._transcript.write(Undo(target, seat))
        self._audience.tell(TakenBack(seat, target))
        return Accepted(target)

    @property
    def resigners(self) -> tuple[int, ...]:
        """The seats that may resign now."""
        return may_resign(self.seats) if self.result is None else ()

    def resign(self, seat: int) -> Accepted | Refusal:
        """End the game with a win for all seats but `seat`, whoever has to decide; the position stays as it is."""
        if self.result is not None:
            return OVER
        if seat not in self.resigners:
            return NO_RESIGNING
        self._views.clear()
        self._finish(seat)
        return Accepted(self.ply)

    def note_hint(self, seat: int, move: Move) -> None:
        """Record that `seat` received the hint `move`."""
        state = self._position.state
        advised = self.game.canonical(state, move)
        self._transcript.write(HintGiven(self.ply, seat, self.game.show_move(state, advised)))

    def preferences(self, seat: int) -> tuple[str, ...]:
        """Return the preferences of `seat`, the latest last; those that do not last are undone with their decision."""
        return self._preferences.of(seat)

    def note_preference(self, seat: int, value: str, *, lasts: bool = False) -> None:
        """Record a preference of `seat` about being asked; with `lasts` it outlives an undo.

        Ignored after the end. Raises FeluccaError for words that could not be read back from the record.
        """
        if self.result is None:
            check_preference(self.game.name, value)
            line = Preference(self.ply, seat, value, lasts)
            self._preferences.add(line)
            self._transcript.write(line)

    def replace_seat(self, seat: int, now: Seat) -> None:
        """Let another player decide for `seat` from now on."""
        self.seats[seat] = now
        self.branch += 1
        self._transcript.write(SeatChange(seat, now))
        self._audience.tell(SeatTaken(seat, now))

    def ai_seed(self, seat: int, ply: int | None = None) -> int:
        """Return the seed for the choices of the AI in `seat` after `ply` decisions (by default, all that stand); it
        reveals nothing about luck.

        All but its lower 32 bits stay the same in a game, so that the AI keeps its habits.
        """
        seed, salt = self._secret.seed, self._secret.salt
        habits = private_seed(seed, salt, f"seat {seat}") >> 32 << 32
        return habits | private_seed(seed, salt, f"seat {seat} ply {self.ply if ply is None else ply}") & 0xFFFF_FFFF

    def save(self) -> None:
        """Try again to write a record that is in `trouble`."""
        self._transcript.save()

    def close(self) -> None:
        """Leave the table; the moves played stay recorded."""
        self._transcript.close()

    def _luck(self) -> Chance:
        """Return the draws of the next decision."""
        if self._fixed_luck is not None:
            return self._fixed_luck
        at = self._position
        return next_draws(self.header.luck, self._secret.seed, self.game.universe, at.draws, at.numbers)

    def _finish(self, resigned: int = -1) -> None:
        state = self._position.state
        scores, winners = self.game.scores(state), self.game.winners(state)
        if resigned >= 0:
            winners = tuple(seat for seat in range(len(self.seats)) if seat != resigned)
        secret = self._secret
        self.result = Result(
            list(scores), list(winners), secret.seed, secret.salt, self._stopwatch.note(), resigned=resigned
        )
        self._transcript.finish(self.result)
        self._audience.tell(Finished(scores, winners))


def _lock(path: Path) -> Lock | None:
    """Return the lock of a record, None where none can be made; raises Taken."""
    try:
        return Lock(path)
    except OSError:
        return None


def _stands_at(line: AnyLine, ply: int) -> bool:
    """Return whether a line is decision number `ply`, or for 0 the deal; the last such line is the one that stands."""
    return isinstance(line, Decision) and line.ply == ply if ply else isinstance(line, Deal)
