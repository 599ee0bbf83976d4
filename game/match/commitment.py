"""The commitment to the luck of a match: its fingerprint, and after the match the seed and the salt."""

from __future__ import annotations

from dataclasses import dataclass
from string import hexdigits

from game import registry
from game.errors import Sentence, printable
from game.match.match import Match
from game.match.playback import ALL_DRAWS, Playback
from game.match.random_stream import fingerprint
from game.match.record import parse, write_all

GROUP = 8
"""The number of hexadecimal digits written together."""
DRAWN = 32
"""The number of hexadecimal digits of a random seed."""


@dataclass(frozen=True, slots=True)
class Commitment:
    """The commitment to the luck of a match; `rules` is the hash of its rules and numbers.

    `seed` and `salt` are empty until the match is over.
    """

    fingerprint: str
    rules: str
    seed: str = ""
    salt: str = ""

    @property
    def is_open(self) -> bool:
        """Whether the seed has been revealed."""
        return bool(self.seed)

    @property
    def seed_shown(self) -> str:
        """The seed in readable form: a random one in groups of digits, one chosen by a person exactly as typed."""
        is_drawn = len(self.seed) == DRAWN and not set(self.seed) - set(hexdigits)
        return grouped(self.seed) if is_drawn else printable(self.seed)

    @property
    def is_right(self) -> bool:
        """Whether seed, salt and rules give the fingerprint that was shown before the first move."""
        return self.is_open and fingerprint(self.seed, self.salt, self.rules) == self.fingerprint


def commitment_of(match: Match) -> Commitment:
    """Return the commitment of a match, opened if the match is over."""
    result = match.result
    if result is None:
        return Commitment(match.fingerprint, match.header.rules)
    return Commitment(match.fingerprint, match.header.rules, result.seed, result.salt)


def check_record(match: Match) -> list[Sentence]:
    """Play the record again, compare every line and every draw, and return remarks on everything left unproved.

    Raises FeluccaError for the first mistake.
    """
    playback = Playback(parse(write_all(match.lines)), registry.make)
    playback.play_all()
    return [remark for remark in playback.remarks() if remark.key != ALL_DRAWS]


def grouped(digits: str) -> str:
    """Return a long row of digits in groups that can be compared by eye."""
    return " ".join(digits[at : at + GROUP] for at in range(0, len(digits), GROUP))
