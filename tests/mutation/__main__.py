"""`python -m tests.mutation`: draw mutants, try each with the tests that reach it, and print those that survive.

What it finds goes to `build/mutation/SEED`: `verdicts` has a line for each mutant.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

from tests.__main__ import paths_of
from tests.mutation.mutants import Mutant, sample
from tests.mutation.trial import Trial, Verdict

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("game/ui/table", "game/ui/boards", "game/analysis", "game/match")
LEAST = 0.8
"""The part of a sample that the suite must see once somebody has answered its survivors."""
DEVIATIONS = 1.96
"""The half width of an interval that holds 95 % of a normal distribution."""


def interval(seen: int, number: int) -> tuple[float, float]:
    """Return Wilson's interval of 95 % for the part of all mutants that the suite sees."""
    part, square = seen / number, DEVIATIONS**2
    middle = part + square / (2 * number)
    wide = DEVIATIONS * sqrt(part * (1 - part) / number + square / (4 * number**2))
    return (middle - wide) / (1 + square / number), (middle + wide) / (1 + square / number)


def room_of(mutant: Mutant) -> list[str]:
    """Return the tests of the folder that a mutant lies in."""
    return next((tests for room in Path(mutant.path).parents if (tests := list(paths_of(str(room))))), [])


def main(arguments: Sequence[str] | None = None) -> int:
    """Try a sample and return 1 if the suite sees too few of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("tests", nargs="*", help="the tests to try; the default suite without any")
    parser.add_argument("--mutants", type=int, default=150, help="how many to draw")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0, help="after which no further mutant is tried")
    parser.add_argument("--least", type=float, default=LEAST, help="the part that must be seen")
    parser.add_argument("--workers", default="auto", help="processes for the run that finds the tests of each mutant")
    parser.add_argument("--only", type=int, nargs="+", help="try these numbers of the sample, with exactly these tests")
    asked = parser.parse_args(arguments)
    mutants, every = sample(ROOT, ROOMS, asked.mutants, asked.seed)
    folder = ROOT / "build" / "mutation" / str(asked.seed)
    trial = Trial(ROOT, folder)
    trial.prepare()
    print(f"{len(mutants)} of {every} mutants, seed {asked.seed}", flush=True)
    if asked.only:
        for number in asked.only:
            print(
                number, mutants[number], *trial.judge(mutants[number], asked.tests or room_of(mutants[number]), 600.0)
            )
        return 0
    reach = trial.reach(mutants, asked.tests, ("-n", asked.workers, "--dist", "worksteal"))
    ends = time.monotonic() + asked.minutes * 60
    verdicts: Counter[Verdict] = Counter()
    with (folder / "verdicts").open("w", encoding="utf-8") as file:
        for number, mutant in enumerate(mutants):
            if time.monotonic() > ends:
                break
            tests = reach.chosen(number, room_of(mutant))
            verdict, words = trial.judge(mutant, tests, sum(reach.seconds[test] for test in tests))
            verdicts[verdict] += 1
            print(number, mutant, verdict.value, len(reach.tests[number]), words, sep="\t", file=file, flush=True)
            if not verdict.is_seen:
                print(
                    f"{verdict.value}: {number} {mutant} ({len(tests)} of {len(reach.tests[number])} tests)", flush=True
                )
    tried, seen = verdicts.total(), sum(verdicts[each] for each in Verdict if each.is_seen)
    low, high = interval(seen, tried)
    told = ", ".join(f"{verdicts[each]} {each.value}" for each in Verdict)
    print(f"{tried} tried: {told}; seen {seen / tried:.0%} (95 % interval {low:.0%} to {high:.0%})")
    return int(seen < asked.least * tried)


if __name__ == "__main__":
    sys.exit(main())
