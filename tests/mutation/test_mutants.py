"""The mistakes of the sample: which there are, where they are put, and which tests are tried on them."""

from __future__ import annotations

import ast

import pytest

from tests.mutation.__main__ import interval
from tests.mutation.mutants import mutants_of
from tests.mutation.trial import BUDGET, Reach, probed


def wrong(statement: str) -> list[str]:
    """Return what the mutants of a function have instead of this statement."""
    source = f"def told(a, b=1):\n    {statement}\n"
    found = []
    for mutant in mutants_of("module.py", source):
        text = mutant.source(source)
        assert ast.dump(ast.parse(text)) != ast.dump(ast.parse(source))
        found.append(text.partition("\n")[2].strip())
    return found


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("return a < b", ["return (a <= b)"]),
        ("return a < b <= a", ["return (a <= b <= a)", "return (a < b < a)"]),
        ("return a and not b", ["return (a or not b)", "return a and b"]),
        ("a -= b", ["a += b"]),
        ("return -a * 2", ["return (-a / 2)", "return a * 2", "return -a * 3"]),
        ("return max(a, key=b)", ["return max(a)", "return min(a, key=b)"]),
        ("return a.left", ["return a.right"]),
        ("a.left = True", ["a.left = False"]),
        ("a.show('é')", ["pass", "a.show('XXéXX')"]),
        ("return [x for x in a if b]", ["return [x for x in a if (not b)]"]),
        ("return f'{a + 1}'", []),
        ("a: 'int' = b", []),
        ("'''Nothing but words.'''", []),
    ],
)
def test_a_statement_has_its_mistakes(statement: str, found: list[str]) -> None:
    assert wrong(statement) == found


def test_a_mistake_lies_in_a_function_and_not_in_its_head() -> None:
    source = "LIMIT = 1\n\n@known(1)\ndef outer(a=1):\n    def inner(b=2):\n        return 3\n    return inner\n"
    assert [mutant.line for mutant in mutants_of("module.py", source)] == [6]


def test_a_probe_tells_of_the_statement_of_a_mutant_before_it_begins() -> None:
    source = '"""Words."""\n\ndef told(a):\n    if a:\n        return 1\n    elif not a:\n        return 2\n'
    numbered = [*enumerate(mutants_of("module.py", source))]
    heard: list[int] = []
    names = {"_reached_": heard.append}
    text = probed(source, numbered).replace("from tests.mutation.probe import reached as _reached_", "")
    exec(compile(text, "module.py", "exec"), names)
    told = names["told"]
    assert told(1) == 1  # type: ignore[arg-type, func-returns-value]
    lines = {number: mutant.line for number, mutant in numbered}
    assert sorted({lines[number] for number in heard}) == [4, 5]


def test_the_tests_of_the_room_come_first_and_what_takes_too_long_is_left_out() -> None:
    reach = Reach()
    reach.seconds = {"far/a": 1.0, "near/slow": 5.0, "near/quick": 1.0, "far/long": BUDGET, "near/fails": 1.0}
    del reach.seconds["near/fails"]
    reach.tests[7] = {"far/a", "near/slow", "near/quick", "far/long", "near/fails"}
    assert reach.chosen(7, ["near/"]) == ["near/quick", "near/slow", "far/a"]
    assert reach.chosen(8, ["near/"]) == []


def test_the_part_that_is_seen_has_an_interval() -> None:
    low, high = interval(120, 150)
    assert (low, high) == (pytest.approx(0.729, abs=0.001), pytest.approx(0.856, abs=0.001))
