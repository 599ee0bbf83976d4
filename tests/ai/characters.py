"""Tells the characters apart by their play, and measures their strength.

`python -m tests.ai.characters play GAME --write FILE [--games N] [--only NAMES] [--nodes N]` lets each character play
each deal once from every seat in turn against Stewards, and appends a line of JSON for each game: who it was, the
deal, its share of the victory, and the counts of its decisions. `python -m tests.ai.characters judge FILE …` trains a
multinomial logistic regression on four fifths of the deals and lets it name the characters of the other fifth, from one
game and from five games together; it prints the shares of right answers with 95 % intervals, the confusion matrix, the
shares of games won, and what is most peculiar to each character.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from game import registry
from game.ai.budget import Budget, Limit
from game.ai.levels import Level, make_player
from game.cli.ratings import SURE, wilson
from game.components.load import numbers
from game.match.opponents import level, opponents
from game.rules.core.chance import seeded
from game.rules.core.game import Game, Move, Setup
from game.rules.core.observers import Observers
from game.rules.duel import moves as duel
from game.rules.duel.tables import COUNT, NAMES, POWERS, TOKENS
from game.rules.sare import moves as sare
from game.rules.sare.tables import SPACES, TILES, TYPES
from game.rules.sobek import moves as sobek
from game.rules.sobek.tables import EVENTS, FAMILIES, SLOTS

FOLDS = 5
"""The parts of the deals; each is judged by what was learned from the others."""
POOL = 5
"""The games of a character that are judged together."""
DECAY = 0.02
"""The regularisation of the regression: half of it times the square of every weight is added to the mean loss."""
STEPS = 400
"""The steps of gradient descent, each in the direction of Adam."""
RIVAL = "steward"

Counts = Counter[str]


def characters() -> list[str]:
    """Return the characters, in the order of the file."""
    return [name for name, known in opponents().items() if known.is_character]


def count_duel(t: Any, state: Any, seat: int, move: Move, into: Counts) -> None:
    """Count a decision of the duel."""
    kind = move[0]
    into[duel.WORDS[kind]] += 1
    rival_sets = [bool(state.sets[(1 - seat) * COUNT + family]) for family in range(COUNT)] + [False]
    if state.stack[-1][0] in (0, 1):
        into["hand"] += state.hands[seat].bit_count()
    if kind == duel.TAKE:
        tile = state.market[move[1]]
        family = t.family[tile]
        into[f"take {NAMES[family]}"] += 1
        into["take character"] += t.characters >> tile & 1
        into["take icon"] += t.icons >> tile & 1
        into["take scarabs"] += t.scarabs[tile]
        into["take the rival's"] += rival_sets[family]
        if state.ankh >= 0:
            passed = (t.between[state.ankh * t.squares + move[1]] & state.filled).bit_count()
            into["skipped"] += passed
            into["free"] += not passed
    elif kind == duel.SELL:
        size = move[2].bit_count()
        into["sold"] += size
        into["sold large"] += size >= 5
        into["sold three"] += size == 3
        into[f"sell {NAMES[move[1]]}"] += 1
        into["sold statues"] += (move[2] & t.wild).bit_count()
        into["sold characters"] += (move[2] & t.characters).bit_count()
        into["sold the rival's"] += rival_sets[move[1]]
    elif kind == duel.PLAY:
        into[f"play {POWERS[t.powers[move[1]]]}"] += 1
    elif kind == duel.USE:
        into[f"use {TOKENS[t.token_kind[move[1]]]}"] += 1
    elif kind == duel.ORIENT:
        into["left to the rival"] += (t.lines[state.ankh * 4 + move[1]] & state.filled).bit_count()


def count_sobek(t: Any, state: Any, seat: int, move: Move, into: Counts) -> None:
    """Count a decision of Sobek."""
    kind = move[0]
    into[sobek.WORDS[kind]] += 1
    near = (seat + 1) % state.seats
    rival_sets = [bool(state.sets[near * SLOTS + slot]) for slot in range(SLOTS)]
    if not state.stack:
        into["hand"] += state.hands[seat].bit_count()
    if kind == sobek.TAKE:
        card = state.quays[move[1]]
        family = t.family[card]
        into[f"take {FAMILIES[family]}"] += 1
        into["take character"] += t.characters >> card & 1
        into["take scarabs"] += t.worth[card]
        into["take the rival's"] += rival_sets[family]
        into["skipped"] += move[1]
        into["free"] += not move[1]
    elif kind == sobek.SET:
        size = move[2].bit_count()
        into["set cards"] += size
        into["set large"] += size >= 5
        into["set three"] += size == 3
        into[f"set {FAMILIES[move[1]]}"] += 1
        into["set amulets"] += (move[2] & t.amulets).bit_count()
        into["set characters"] += (move[2] & t.characters).bit_count()
        into["set the rival's"] += rival_sets[move[1]]
    elif kind == sobek.PLAY:
        into[f"play power {t.power[move[1]]}"] += 1
    elif kind == sobek.EVENT:
        into[f"event {EVENTS[t.event[move[1]]]}"] += 1


def count_sare(t: Any, state: Any, seat: int, move: Move, into: Counts) -> None:
    """Count a decision of Sa-Rê."""
    kind = move[0]
    into[sare.WORDS[kind]] += 1
    near = (seat + 1) % state.seats
    if kind in (sare.LAUNCH, sare.BUILD):
        into[f"{sare.WORDS[kind]} {TILES[move[1]]}"] += 1
    if kind == sare.LAUNCH:
        theirs = state.owned[near * TYPES + move[1]]
        into["launch the rival's"] += bool(theirs)
        into["launch on the rival's place"] += (theirs | theirs >> SPACES) >> move[2] & 1
        if state.round <= 2:
            into[f"early {TILES[move[1]]}"] += 1
    elif kind == sare.STOP:
        into["stop first"] += state.standing.bit_count() == state.seats
        into["stop last"] += state.standing.bit_count() == 1
        into["stop drawn"] += state.drawn
        into["stop gauge"] += state.gauge[seat]
        into["stop pool"] += sum(state.pool)
    elif kind == sare.KEEP:
        into["kept"] += sum(move[1:])
    elif kind == sare.READY:
        into["sites when ready"] += state.siting[seat].bit_count()
    into["rounds"] = max(into["rounds"], state.round)


COUNTING = {"duel": count_duel, "sobek": count_sobek, "sa-re": count_sare}


def played(game: Game[Any], setup: Setup, levels: Sequence[Level], seed: str, seat: int, nodes: int) -> dict[str, Any]:
    """Play one game; return the share of the victory and the counts of `seat`."""
    rng = random.Random(seed)
    chance, observers = seeded(rng), Observers(game, setup)
    state = game.start(setup, chance, observers.sink)
    counts: Counts = Counter()
    ply = 0
    t: Any = game.tables  # type: ignore[attr-defined]
    habits = [random.Random(f"{seed} {at}").getrandbits(32) for at in range(setup.seats)]
    while (mover := game.to_move(state)) >= 0:
        view = observers.view(state, mover, ply)
        move = view.legal[0]
        if len(view.legal) > 1:
            chosen = levels[mover]
            limit = Limit(min(chosen.limit.nodes, nodes) if chosen.limit.nodes and nodes else chosen.limit.nodes)
            number = habits[mover] << 32 | random.Random(f"{seed} {ply}").getrandbits(32)
            player = make_player(chosen.kind, game, chosen.options, number)
            move = player.choose(view, Budget(limit))
            if mover == seat:
                COUNTING[game.name](t, state, seat, move, counts)
        game.apply(state, move, chance, observers.sink)
        ply += 1
    winners = game.winners(state)
    counts["plies"] = ply
    score = game.scores(state)
    return {
        "share": (seat in winners) / len(winners),
        "lead": score[seat] - max(points for other, points in enumerate(score) if other != seat),
        "counts": {name: int(value) for name, value in counts.items() if value},
    }


def play(arguments: Any) -> None:
    """Play the games and write their lines."""
    game = registry.make(arguments.game, numbers(arguments.game))
    setup = Setup(arguments.players, {"scenario": arguments.scenario} if arguments.game == "sa-re" else {})
    names = arguments.only.split(",") if arguments.only else [*characters(), RIVAL]
    with Path(arguments.write).open("a", encoding="utf-8") as file:
        for number in range(arguments.first, arguments.first + arguments.games):
            for name in names:
                seat = number % arguments.players
                levels = [level(name if at == seat else RIVAL, game.name) for at in range(arguments.players)]
                found = played(game, setup, levels, f"characters {number // arguments.players}", seat, arguments.nodes)
                file.write(json.dumps({"who": name, "deal": number, **found}) + "\n")
                file.flush()


@dataclass(frozen=True)
class Model:
    """A multinomial logistic regression: weights by feature and class, the scale of the features."""

    weights: Any
    middle: Any
    width: Any

    def scores(self, rows: Any) -> Any:
        """Return the logarithms of the probabilities of every class, row by row."""
        logits = np.c_[(rows - self.middle) / self.width, np.ones(len(rows))] @ self.weights
        logits -= logits.max(axis=1, keepdims=True)
        return logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))


def trained(rows: Any, classes: Any, count: int) -> Model:
    """Return the regression for rows of features and the class of each."""
    middle, width = rows.mean(axis=0), rows.std(axis=0) + 1e-6
    data = np.c_[(rows - middle) / width, np.ones(len(rows))]
    wanted = np.eye(count)[classes]
    weights = np.zeros((data.shape[1], count))
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        logits = data @ weights
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        slope = data.T @ (odds - wanted) / len(data) + DECAY * weights
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope * slope
        weights = weights - 0.03 * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    return Model(weights, middle, width)


def features(lines: Sequence[Mapping[str, Any]]) -> tuple[list[str], Any]:
    """Return the names of the features, and the square roots of the counts, a row a game."""
    names = sorted({name for line in lines for name in line["counts"]})
    return names, np.sqrt([[line["counts"].get(name, 0) for name in names] for line in lines])


def judge(paths: Iterable[str], without: str) -> None:
    """Print how well the characters of the games in the files are told apart."""
    lines = [json.loads(line) for path in paths for line in Path(path).read_text(encoding="utf-8").splitlines()]
    shares: dict[str, list[float]] = defaultdict(list)
    for line in lines:
        shares[line["who"]].append(line["share"])
    lines = [line for line in lines if line["who"] not in (RIVAL, *without.split(","))]
    order = [name for name in characters() if name in {line["who"] for line in lines}]
    names, rows = features(lines)
    classes = np.array([order.index(line["who"]) for line in lines])
    folds = np.array([line["deal"] // 2 % FOLDS for line in lines])
    scores = np.zeros((len(lines), len(order)))
    for fold in range(FOLDS):
        model = trained(rows[folds != fold], classes[folds != fold], len(order))
        scores[folds == fold] = model.scores(rows[folds == fold])
    single = scores.argmax(axis=1)
    _print_share("one game", int((single == classes).sum()), len(lines))
    pools = right = 0
    together = np.zeros((len(order), len(order)), dtype=int)
    for number in range(len(order)):
        mine = [index for fold in range(FOLDS) for index in np.flatnonzero((classes == number) & (folds == fold))]
        for start in range(0, len(mine) - POOL + 1, POOL):
            found = int(scores[mine[start : start + POOL]].sum(axis=0).argmax())
            pools, right = pools + 1, right + (found == number)
            together[number, found] += 1
    _print_share(f"{POOL} games together", right, pools)
    alone = np.zeros_like(together)
    np.add.at(alone, (classes, single), 1)
    for title, matrix in (("one game", alone), (f"{POOL} games", together)):
        print(f"\n{title}: who it was by row, who was named by column")
        print(" " * 12 + "".join(f"{name[:8]:>9}" for name in order))
        for number, name in enumerate(order):
            print(f"{name:<12}" + "".join(f"{value:>9}" for value in matrix[number]))
    print("\nagainst Stewards")
    for name, found in shares.items():
        low, high = wilson(sum(found), len(found), SURE)
        print(f"{name:<12} {100 * sum(found) / len(found):5.1f} % ({100 * low:.0f}–{100 * high:.0f}) of {len(found)}")
    print("\nmost peculiar: mean of the counts beside that of the others")
    for number, name in enumerate(order):
        mine, others = rows[classes == number], rows[classes != number]
        gap = (mine.mean(axis=0) - others.mean(axis=0)) / (rows.std(axis=0) + 1e-6)
        best = np.argsort(-abs(gap))[:5]
        words = (f"{names[k]} {(mine[:, k] ** 2).mean():.1f}/{(others[:, k] ** 2).mean():.1f}" for k in best)
        print(f"{name:<12} {', '.join(words)}")


def _print_share(title: str, right: int, total: int) -> None:
    low, high = wilson(right, total, SURE)
    print(f"{title}: {100 * right / total:.1f} % ({100 * low:.1f}–{100 * high:.1f}) of {total}")


def main() -> None:
    """Play or judge."""
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("game", choices=list(COUNTING))
    playing.add_argument("--write", required=True)
    playing.add_argument("--players", type=int, default=2)
    playing.add_argument("--games", type=int, default=60)
    playing.add_argument("--first", type=int, default=0)
    playing.add_argument("--nodes", type=int, default=0)
    playing.add_argument("--scenario", default="priest")
    playing.add_argument("--only", default="")
    judging = commands.add_parser("judge")
    judging.add_argument("files", nargs="+")
    judging.add_argument("--without", default="")
    arguments = parser.parse_args()
    if arguments.command == "play":
        play(arguments)
    else:
        judge(arguments.files, arguments.without)


if __name__ == "__main__":
    sys.exit(main())
