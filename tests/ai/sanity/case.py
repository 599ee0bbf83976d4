"""A position with moves that no sensible player makes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import yaml

from game.rules.core.game import Game, Move, View

FOLDER = Path(__file__).resolve().parent
PROOFS = ("points", "victory", "none")
"""points: the rest is counted out for points; victory: for the winner as well; none: only an argument in words."""


@dataclass(frozen=True)
class Case:
    """One position; `sees` is the reasoning of a sensible player, and `silly` lists the moves such a player avoids."""

    name: str
    sees: str
    game: Game
    state: Any
    view: View
    silly: tuple[Move, ...]
    proof: str

    @property
    def label(self) -> str:
        """Return the name of the test of this position."""
        return f"{self.game.name}: {self.name}"

    def words(self, move: Move) -> str:
        """Return a move in text notation."""
        return self.game.show_move(self.state, move)


def rows(game: str) -> list[dict[str, Any]]:
    """Return the positions of `game` as its file has them."""
    found = yaml.safe_load((FOLDER / f"{game}.yaml").read_text(encoding="utf-8"))
    assert isinstance(found, list)
    return found


def silly_moves(game: Game, view: View, row: Mapping[str, Any]) -> tuple[Move, ...]:
    """Return the legal moves that the row calls silly: those that fit a pattern of `silly`, or none of `only`."""
    patterns = list(row.get("silly", ())) + list(row.get("only", ()))
    texts = {move: game.show_move(view.state, move) for move in view.legal}
    for pattern in patterns:
        assert any(fnmatchcase(text, pattern) for text in texts.values()), (row["name"], pattern, texts.values())
    assert ("silly" in row) != ("only" in row), row["name"]
    called = {move for move, text in texts.items() if any(fnmatchcase(text, pattern) for pattern in patterns)}
    found = called if "silly" in row else set(texts) - called
    assert 0 < len(found) < len(texts), (row["name"], texts.values())
    return tuple(sorted(found))
