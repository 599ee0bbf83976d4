"""The line that tells the result of a game but nothing of its course, and the reading of such a line from somebody
else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from game.analysis.four_tables import MEASURE, MatchScore
from game.analysis.week import MEASURES, DayVerdict
from game.locale import text
from game.match.week import Sailing
from game.ui.boards.kit.seat_words import level_words
from game.ui.scenes.week_discs import SIGNS

_GAP = " · "
_SCORES = re.compile(r"\d+(?:[–-]\d+)+")
_DISCS = re.compile(rf"[{SIGNS}]{{2,}}")
_CODE = re.compile(r"FEL(?:-[0-9A-Z]{2,})+", re.IGNORECASE)
_SCORE = re.compile(r"([+-]?\d+)\s*±\s*(\d+)\s*‰( \(\w+\))?")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
_LONGEST = 500


@dataclass(frozen=True, slots=True)
class SharedLine:
    """The contents of a line: the points (the sender's first), the stretches, the loss, and the code.

    `lost` is in thousandths of a game, None where the game had not been judged.
    """

    code: str
    scores: tuple[int, ...]
    stretches: tuple[int, ...] = ()
    lost: float | None = None


def scores_of(sailed: Sailing) -> str:
    """Return the points of all seats, the person's first."""
    others = [score for seat, score in enumerate(sailed.scores) if seat != sailed.seat]
    return "–".join(map(str, (sailed.scores[sailed.seat], *others)))


def ending(day: str, sailed: Sailing) -> str:
    """Return how a day's game ended, the person's points first."""
    if sailed.is_resigned:
        return text("week-resigned", day=day)
    key = "week-lost" if not sailed.has_won else "week-shared" if len(sailed.winners) > 1 else "week-won"
    return text(key, day=day, scores=scores_of(sailed))


def shared_line(day: str, game: str, sailed: Sailing, verdict: DayVerdict | None, code: str) -> str:
    """Return the line about a finished game; `day` may be empty."""
    parts = ["Felucca", day, game, scores_of(sailed)]
    if verdict is not None:
        parts.append("".join(SIGNS[quality] for quality in verdict.stretches))
        parts.append(lost_words(verdict.lost, verdict.pars))
    if sailed.is_helped:
        parts.append(text("week-line-helped"))
    return _GAP.join(part for part in (*parts, code) if part)


def given_away(thousandths: float) -> int:
    """Return a loss as it is displayed, in whole thousandths of a game: a measurement below 0 counts as none."""
    return max(0, round(thousandths))


def par_words(pars: Mapping[str, float]) -> str:
    """Return the losses of the two strongest levels of the comparison in words, '' where none was compared."""
    named = [level for level, _ in MEASURES if level in pars][:2]
    return ", ".join(f"{level_words(level)} {given_away(pars[level])}" for level in reversed(named))


def lost_words(lost: float, pars: Mapping[str, float]) -> str:
    """Return the loss in words, with those of the levels; all in thousandths of a game."""
    levels = par_words(pars)
    key = "week-line-lost-par" if levels else "week-line-lost"
    return text(key, lost=given_away(lost), levels=levels)


def signed(thousandths: float) -> str:
    """Return a gain, in thousandths of a game, as text with its sign."""
    return f"{round(thousandths):+d}".replace("-", "−")


def match_line(game: str, score: MatchScore | None, code: str) -> str:
    """Return the line about a match of four tables; without a score it is an invitation."""
    parts = ["Felucca", text("four-title"), game]
    if score is not None:
        over = f" ({level_words(score.level)})" if score.level else ""
        parts.append(f"{signed(score.gain)} ± {round(score.within)} ‰{over}")
    return _GAP.join((*parts, code))


def read_match(words: str) -> MatchScore | None:
    """Return the score in a line about a match, in any language; None if it has none."""
    found = _SCORE.search(words[:_LONGEST].replace("−", "-"))
    if found is None:
        return None
    return MatchScore(float(found[1]), float(found[2]), MEASURE if found[3] else "")


def code_in(words: str) -> str:
    """Return the code in a line, or else the words themselves."""
    found = _CODE.search(words[:_LONGEST])
    return found.group().upper() if found is not None else words.strip()


def read_line(words: str) -> SharedLine | None:
    """Return the contents of a line in any language; None if it is no such line."""
    found = _CODE.search(words[:_LONGEST])
    parts = [part.strip() for part in words[:_LONGEST].split("·")]
    scores = next((part for part in parts if _SCORES.fullmatch(part)), None)
    if found is None or scores is None:
        return None
    discs = next((part for part in parts if _DISCS.fullmatch(part)), "")
    after = parts[parts.index(discs) + 1] if discs and parts.index(discs) + 1 < len(parts) else ""
    number = _NUMBER.search(after)
    return SharedLine(
        found.group().upper(),
        tuple(int(part) for part in re.split("[–-]", scores)),
        tuple(SIGNS.index(sign) for sign in discs),
        float(number.group().replace(",", ".")) if number is not None and discs else None,
    )
