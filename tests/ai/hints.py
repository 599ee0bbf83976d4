"""What hints say: `python -m tests.ai.hints sobek --count 100` prints hints for positions of simulated games.

Every position is reached by the rollout policy of both sides; the hint is that of the strongest level. With
`--measure` the moves named are compared with those that the level plays itself with the same seed, where they differ
by a look-ahead two rounds deep in many more worlds: how often they agree, and what the hint loses. How often the level
agrees with itself when it has another seed shows how much chance there is in its choice. `--mixed` takes positions of
tables of every size in turn, for hints that somebody reads one by one.
"""

from __future__ import annotations

import argparse
import itertools
import random
from collections.abc import Iterator
from typing import Any

from game.ai.budget import Budget, Limit
from game.ai.heuristics import make as make_heuristics
from game.ai.levels import Level, make_player
from game.ai.reasons import Hint, advise, telling
from game.analysis.judge import lookahead
from game.cli.table import find_table
from game.locale import set_language
from game.match.position import Position
from game.match.random_stream import DEAL, PLAY, RandomStream
from game.match.seats import human
from game.rules.core.game import Game, Move, View
from game.rules.core.state import State
from game.ui.boards.duel.words import Words as DuelWords
from game.ui.boards.sare.words import Words as SaReWords
from game.ui.boards.sobek.words import Words as SobekWords
from game.ui.table.tell.hint_words import HintVoice, passages

TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "sobek": [(2, {}), (3, {}), (4, {})],
    "duel": [(2, {})],
    "sa-re": [(2, {"scenario": "scribe"}), (3, {}), (2, {"scenario": "pharaoh"}), (4, {"scenario": "priest"})],
}
"""The tables of `--mixed`: players and options."""
NAMES = ("Anna", "Bo", "Cleo", "Dara")
JUDGES = {"sobek": 64, "duel": 64, "sa-re": 800}
"""The worlds in which the moves are judged."""
TIED = 0.005
"""The difference in shares up to which two moves are worth the same."""


def positions(name: str, players: int, seed: str, options: dict[str, str]) -> Iterator[tuple[Game, Level, View]]:
    """Yield positions of simulated games in which there is a choice, about one in five."""
    table = find_table(name, players, "pharaoh", options)
    game, rng, number = table.game, random.Random(seed), 0
    policy = make_heuristics(game).policy
    while True:
        number += 1
        deal = f"{seed}/{number}"
        position = Position(game, table.setup, RandomStream(deal, DEAL).chance)
        while (seat := position.to_move) >= 0:
            view = position.view(seat)
            if len(view.legal) > 1 and rng.random() < 0.2:
                yield game, table.levels[0], view
            move = policy(position.state, rng.random)
            position.play(game.canonical(position.state, move), RandomStream(deal, PLAY, position.draws).chance)


def mixed(name: str, seed: str) -> Iterator[tuple[Game, Level, View]]:
    """Yield positions of all TABLES of a game in turn; the seed of each ends with its number."""
    found = [positions(name, players, f"{seed}{at}", options) for at, (players, options) in enumerate(TABLES[name])]
    for each in itertools.cycle(found):
        yield next(each)


def words_of(game: Game, view: View, hint: Hint) -> list[str]:
    """Return a hint in words, as the table tells it."""
    seats = [human(NAMES[seat]) for seat in range(view.setup.seats)]
    state: Any = view.state
    words: Any
    if game.name == "sobek":
        words, things = SobekWords(game.tables, seats), state.quays  # type: ignore[attr-defined]
    elif game.name == "duel":
        words, things = DuelWords(game.tables, seats), state.market  # type: ignore[attr-defined]
    else:
        words, things = SaReWords(game.tables, seats), state  # type: ignore[attr-defined]
    found = []
    voice = HintVoice(lambda move: words.move(move, things), words, telling=telling(game))
    for each in passages(hint, voice, view.viewer):
        found += [each.heading] if each.heading else []
        found += [f"   {sentence}" for sentence in each.sentences]
    return found or [words.move(hint.move, things)]


def hint_for(game: Game[State], level: Level, view: View[State], seed: int) -> Hint:
    """Return the hint of a level, with its budget of nodes alone."""
    player = make_player(level.kind, game, level.options, seed)
    return advise(game, view, player, Budget(Limit(level.limit.nodes)), seed)


def judged(game: Game, level: Level, view: View, moves: list[Move]) -> list[float]:
    """Return the mean shares of `moves` in many worlds, two rounds or stages deep, all with the same draws."""
    look = lookahead(game, level.options, view.setup.seats, 2)
    rng, totals = random.Random(99), [0.0] * len(moves)
    worlds = JUDGES[game.name]
    for _ in range(worlds):
        found = look.values(game.world(view, rng), moves, rng.getrandbits(32))
        totals = [total + share for total, share in zip(totals, found, strict=True)]
    return [total / worlds for total in totals]


def main() -> None:
    """Print hints, or measure them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--language", default="en")
    parser.add_argument("--mixed", action="store_true")
    parser.add_argument("--measure", action="store_true")
    chosen = parser.parse_args()
    set_language(chosen.language)
    options = {"scenario": chosen.scenario} if chosen.scenario else {}
    same = tied = twins = 0
    lost = gained = 0.0
    found = positions(chosen.game, chosen.players, chosen.seed, options)
    if chosen.mixed:
        found = mixed(chosen.game, chosen.seed)
    for number, (game, level, view) in zip(range(1, chosen.count + 1), found, strict=False):
        hint = hint_for(game, level, view, 7)
        if chosen.measure:
            reference, again = (
                make_player(level.kind, game, level.options, seed).choose(view, Budget(Limit(level.limit.nodes)))
                for seed in (7, 8)
            )
            values = judged(game, level, view, [hint.move, reference]) if reference != hint.move else [0.0, 0.0]
            same += reference == hint.move
            tied += abs(values[0] - values[1]) <= TIED
            twins += reference == again
            lost += max(0.0, values[1] - values[0])
            gained += max(0.0, values[0] - values[1])
            print(
                f"{number}: the same as the level {same}, or worth the same {tied}; the level as with another seed "
                f"{twins}; loses {100 * lost / number:.2f} %, gains {100 * gained / number:.2f} %",
                flush=True,
            )
            continue
        print(f"{number}. {game.name}, {view.setup.seats} players, move {view.ply}")
        print("\n".join(words_of(game, view, hint)), flush=True)


if __name__ == "__main__":
    main()
