"""The checks of a referee for any game, written from docs/records.md alone: sums, order of lines, undo and the luck."""

from __future__ import annotations

import copy
import hashlib
import itertools
import json
from collections.abc import Callable
from typing import Any


class Wrong(Exception):
    """The record breaks a rule."""


def must(condition: object, why: str) -> None:
    if not condition:
        raise Wrong(why)


Taken = tuple[str, int, list[str], str]
"""A draw: its source, the epoch, the bag before it and the piece that came up."""
AGAIN = {"first", "theft", "chooser", "reserve", "deben", "doubles", "season", "dark"}
"""The sources to which pieces return."""


class Board:
    """A position that a referee keeps; a game gives the six methods that are missing here."""

    def __init__(self, header: dict[str, Any]) -> None:
        self.numbers: dict[str, Any] = header["numbers"]
        self.given_first: int = header.get("first", -1)
        self.draws: list[str] = []
        self.bags: list[Taken] = []
        self.notes: list[list[Any]] = []

    def draw(self, bag: list[str], source: str, epoch: int = 0) -> str:
        """Take the drawn piece of the record out of `bag`, which is in the order of the piece list."""
        must(self.draws, f"a draw from {len(bag)} is missing")
        name = self.draws.pop(0)
        must(name in bag, f"{name} cannot have been drawn")
        self.bags.append((source, epoch, [*bag], name))
        bag.remove(name)
        return name

    def choose_first(self, seats: int) -> int:
        """Return the seat that begins: the one in the header, or else one that is drawn."""
        return (
            self.given_first
            if self.given_first >= 0
            else seat_of(self.draw([f"seat.{s}" for s in range(seats)], "first"))
        )

    def note(self, *words: Any) -> None:
        self.notes.append(list(words))

    def set_up(self) -> None:
        raise NotImplementedError

    def to_move(self) -> int:
        """Return the seat that must decide, -1 at the end."""
        raise NotImplementedError

    def decide(self, text: str) -> None:
        raise NotImplementedError

    def legal(self) -> set[str]:
        """Return all legal moves, each as `look` shows it."""
        raise NotImplementedError

    def look(self, text: str) -> str:
        """Return a move so that two that differ only in which equal pieces they name are the same."""
        raise NotImplementedError

    def outcome(self) -> tuple[list[int], list[int]]:
        """Return points and winners."""
        raise NotImplementedError

    def so_far(self) -> list[int]:
        """Return the points before the end."""
        return self.outcome()[0]


class Referee:
    """Goes through a record line by line."""

    def __init__(self, game: str, make: Callable[[dict[str, Any]], Board]) -> None:
        self.game = game
        self.make = make
        self.header: dict[str, Any] = {}
        self.board: Board | None = None
        self.before: list[Board] = []
        self.drawn: list[list[Taken]] = []
        self.seats: list[dict[str, str]] = []
        self.fingerprint = ""
        self.groups: list[tuple[int, list[list[Taken]], list[Taken]]] = []
        self.is_over = False

    def check(self, data: bytes) -> Board:
        """Return the last position; raises Wrong with the number of the first wrong line."""
        previous = ""
        must(data.endswith(b"\n"), "the last line is torn")
        for number, text in enumerate(data.splitlines(), 1):
            try:
                body, mark, rest = text.rpartition(b',"sum":"')
                expected = hashlib.sha256(previous.encode() + body).hexdigest()[:12]
                must(mark and rest == expected.encode() + b'"}', "the sum is wrong")
                previous = expected
                line = json.loads(body + b"}")
                kind = line.pop("line")
                must((kind == "felucca") == (number == 1), "a header is the first line and no other")
                must((kind == "deal") == (number == 2), "the deal is the second line and no other")
                must(not self.is_over, "nothing follows the result")
                must(kind in KINDS, f"there is no line '{kind}'")
                getattr(self, "on_" + kind)(line)
            except Wrong as error:
                raise Wrong(f"line {number}: {error}") from None
        must(self.board is not None, "the deal is missing")
        return self.now

    @property
    def now(self) -> Board:
        assert self.board is not None
        return self.board

    def on_felucca(self, line: dict[str, Any]) -> None:
        must(line["game"] == self.game, "the header is wrong")
        older = 2 if "first" in line or "match" in line else 1
        must(line["format"] == (3 if line.get("luck", 1) == 2 else older), "the format is wrong")
        must(line.get("first", 0) in range(len(line["seats"])), "the first player has no seat")
        if "match" in line:
            check_match(line["match"], line.get("first", -1), len(line["seats"]), is_replayed=line["game"] == "duel")
        rules = {"numbers": line["numbers"], "version": 1 if line["game"] == "duel" else 2}
        canonical = json.dumps(rules, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        must(line["rules"] == hashlib.sha256(canonical.encode()).hexdigest(), "the hash of the rules is wrong")
        self.header = line
        self.seats = [*line["seats"]]
        self.fingerprint = line["fingerprint"]

    def on_deal(self, line: dict[str, Any]) -> None:
        self.board = self.make(self.header)
        self.carry_out(line, self.board.set_up)

    def on_move(self, line: dict[str, Any]) -> None:
        must(line["ply"] == len(self.before) + 1, "the number of the decision is wrong")
        seat = self.now.to_move()
        must(seat >= 0, "the game is over")
        must(line["seat"] == seat, f"seat {seat} must decide")
        if "legal" in line:
            self.check_legal(line["legal"])
        self.before.append(copy.deepcopy(self.now, {id(self.now.numbers): self.now.numbers}))
        self.carry_out(line, lambda: self.now.decide(line["move"]))

    def check_legal(self, listed: list[str]) -> None:
        found = {self.now.look(text) for text in listed}
        must(len(found) == len(listed), "two of the legal moves are the same")
        expected = self.now.legal()
        must(found >= expected, f"legal are also {sorted(expected - found)}")
        must(found <= expected, f"not legal are {sorted(found - expected)}")

    def carry_out(self, line: dict[str, Any], what: Callable[[], None]) -> None:
        board = self.now
        board.draws, board.bags, board.notes = list(line.get("chance", [])), [], []
        try:
            what()
        except (ValueError, KeyError, IndexError) as error:
            raise Wrong(f"'{line.get('move', 'the deal')}' cannot be read: {error!r}") from None
        must(not board.draws, f"{board.draws} cannot have been drawn")
        must(board.notes == line.get("notes", []), f"the notes should be {board.notes}, not {line.get('notes', [])}")
        self.groups.append((len(self.drawn), [*self.drawn], board.bags))
        self.drawn.append(board.bags)

    def on_undo(self, line: dict[str, Any]) -> None:
        must(0 <= line["to"] < len(self.before), "there is nothing to go back to")
        self.board = self.before[line["to"]]
        del self.before[line["to"] :], self.drawn[line["to"] + 1 :]

    def on_hint(self, line: dict[str, Any]) -> None:
        must(line["ply"] == len(self.before), "the hint is out of place")
        must(line["seat"] == self.now.to_move(), "the hint is for a seat that is not asked")

    def on_wish(self, line: dict[str, Any]) -> None:
        must(line["ply"] == len(self.before) and 0 <= line["seat"] < len(self.seats), "the wish is out of place")
        must(isinstance(line["wish"], str), "a wish is a text")

    def on_seat(self, line: dict[str, Any]) -> None:
        must(0 <= line["seat"] < len(self.seats), "there is no such seat")
        self.seats[line["seat"]] = line["now"]

    def on_reseed(self, line: dict[str, Any]) -> None:
        self.fingerprint = line["fingerprint"]
        self.groups = []

    def on_result(self, line: dict[str, Any]) -> None:
        if "resigned" in line:
            scores = self.now.so_far()
            people = [seat for seat, who in enumerate(self.seats) if who.get("kind", "human") == "human"]
            is_last = len(self.seats) == 2 or len(people) == 1
            must(self.now.to_move() >= 0 and is_last and line["resigned"] in people, "nobody can have resigned")
            winners = [seat for seat in range(len(self.seats)) if seat != line["resigned"]]
        else:
            must(self.now.to_move() < 0, "the game is not over")
            scores, winners = self.now.outcome()
        must(line["scores"] == scores, f"the scores are {scores}")
        must(line["winners"] == winners, f"the winners are {winners}")
        proof = f"{line['salt']}/{line['seed']}/{self.header['rules']}"
        must(hashlib.sha256(proof.encode()).hexdigest() == self.fingerprint, "the fingerprint is wrong")
        self.check_luck(line["seed"])
        self.is_over = True

    def check_luck(self, seed: str) -> None:
        """Find the first draw that does not follow from the seed, of decisions that were taken back as well."""
        proves = ranked if self.header.get("luck", 1) == 2 else streamed
        for step, before, draws in self.groups:
            must(proves(seed, before, draws), f"a draw of decision {step} does not follow from the seed")
        self.is_over = True


def streamed(seed: str, before: list[list[Taken]], draws: list[Taken]) -> bool:
    """Say whether draws follow from the seed by luck 1; `before` are those that stand, by decision."""
    stream, start = ("play", sum(map(len, before[1:]))) if before else ("deal", 0)
    for number, (_, _, bag, name) in enumerate(draws, start):
        digest = hashlib.sha256(f"felucca/{seed}/{stream}/{number}".encode()).digest()
        if int.from_bytes(digest[:8], "big") * len(bag) >> 64 != bag.index(name):
            return False
    return True


def ranked(seed: str, before: list[list[Taken]], draws: list[Taken]) -> bool:
    """Say the same by luck 2."""
    earlier = [(source, epoch) for step in before for source, epoch, _, _ in step]
    for source, epoch, bag, name in draws:
        nth = f"{earlier.count((source, epoch))}/" if source in AGAIN else ""
        earlier.append((source, epoch))
        texts = {piece: f"felucca/{seed}/{source}/{epoch}/{nth}{piece}" for piece in bag}
        if min(bag, key=lambda piece: hashlib.sha256(texts[piece].encode()).digest()[:8]) != name:
            return False
    return True


KINDS = ("felucca", "deal", "move", "undo", "hint", "wish", "seat", "reseed", "result")


def check_match(match: dict[str, Any], first: int, seats: int, *, is_replayed: bool) -> None:
    """Check the earlier games of a match: who began, and that none had decided it."""
    before = match.get("before", [])
    must(match["length"] in (3, 5) and match["game"] == len(before) + 1, "the number of the game is wrong")
    firsts = [game["first"] for game in before] + [first]
    must(all(b == (a + 1) % seats for a, b in itertools.pairwise(firsts)), "another seat begins")
    must(before or first < 0, "the first player of the first game is drawn")
    wins, counted = [0] * seats, 0
    for game in before:
        must(len(game["scores"]) == seats and game["winners"], "an earlier game has no result")
        if "resigned" in game:
            must(game["winners"] == [s for s in range(seats) if s != game["resigned"]], "the others win")
        if is_replayed and len(game["winners"]) == seats:
            continue
        counted += 1
        for seat in game["winners"]:
            wins[seat] += 1
        best = max(wins)
        is_won = seats == 2 and best > match["length"] // 2 and wins.count(best) == 1
        must(not is_won and counted < match["length"], "the match was decided before")


def seat_of(text: str) -> int:
    must(text.startswith("seat.") and text[5:].isdigit(), f"'{text}' is no seat")
    return int(text[5:])


def judge(game: str, make: Callable[[dict[str, Any]], Board], files: list[str]) -> None:
    """Check files and print a verdict on each."""
    for file in files:
        with open(file, "rb") as record:
            print(f"{file}: points {Referee(game, make).check(record.read()).outcome()[0]}")
