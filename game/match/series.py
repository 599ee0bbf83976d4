"""Games between AIs, played one after the other in this process."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.ai.budget import Budget
from game.ai.levels import Level, make_player
from game.errors import FeluccaError
from game.match.match import Accepted, Match
from game.match.random_stream import private_seed
from game.match.seats import ai
from game.match.watched import News, Played
from game.rules.core.facts import SPECTATOR, Noted
from game.rules.core.game import Game, Setup
from game.rules.core.state import State


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game: the points and thinking time (seconds) of each seat, the winners, the number of decisions.

    `notes` are the public facts that were requested.
    """

    seed: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    plies: int
    seconds: tuple[float, ...]
    notes: tuple[Noted, ...] = ()


def play(
    game: Game[State],
    setup: Setup,
    levels: Sequence[Level],
    seed: str,
    *,
    path: Path | None = None,
    explain: bool = False,
    noted: Collection[str] = (),
) -> Outcome:
    """Play one game between `levels` (one per seat) and return its outcome; salt, draws and AI seeds come from `seed`.

    With `path` it is recorded there, with `explain` together with all legal moves of each decision. `noted` are the
    words of the public facts to keep in the outcome.

    Raises FeluccaError if an AI answers with an illegal move or the record cannot be written.
    """
    seats = [ai(level.id) for level in levels]
    salt = f"{private_seed(seed, '', 'salt'):016x}"
    match = Match.new(game, setup, seats, seed=seed, salt=salt, path=path, explain_legal=explain, clock=None)
    seconds = [0.0] * setup.seats
    notes: list[Noted] = []

    def listen(news: News) -> None:
        if isinstance(news, Played):
            notes.extend(fact for fact in news.facts if isinstance(fact, Noted) and fact.what in noted)

    if noted:
        match.watch(SPECTATOR, listen)
    try:
        while (seat := match.to_move) >= 0:
            view = match.view(seat)
            began = time.perf_counter()
            player = make_player(levels[seat].kind, game, levels[seat].options, match.ai_seed(seat))
            move = player.choose(view, Budget(levels[seat].limit))
            seconds[seat] += time.perf_counter() - began
            answer = match.submit(seat, move, match.ply)
            if not isinstance(answer, Accepted):
                notation = game.show_move(view.state, move)
                raise FeluccaError(
                    f"level '{levels[seat].id}' wants to do '{notation}' after decision {match.ply} of game {seed}, "
                    f"which is not legal ({answer.rule})"
                )
            if match.trouble:
                raise FeluccaError(f"the record of game {seed} cannot be written: {match.trouble}")
    finally:
        match.close()
    assert match.result is not None
    result = match.result
    return Outcome(seed, tuple(result.scores), tuple(result.winners), match.ply, tuple(seconds), tuple(notes))
