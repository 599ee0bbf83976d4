"""Arithmetic that gives the same bits everywhere: bits written down once, and how far it is from the exact values."""

from __future__ import annotations

import ast
import math
from pathlib import Path

import pytest

from game.rules.core.arithmetic import exp, log, tanh, total

ROOT = Path(__file__).resolve().parents[3]
LEFT = ("game/ai/train/", "game/rules/core/arithmetic.py")
"""Training may round as it likes: its result is a file."""
EXACT = ("comb", "floor", "frexp", "gcd", "lcm", "sqrt")
"""Functions of the library that round alike everywhere, or not at all."""
BITS = [
    "0x1.2a4dda1b37ce0p-2",
    "-0x1.fb655466b9d6bp-1",
    "0x1.fc80db9dd54f8p-2",
    "0x1.9fb17cb1cd6c5p-46",
    "-0x1.9c041f7ed8d33p+0",
    "0x1.1600e874c323bp+2",
]


def test_sums_add_in_order() -> None:
    values = [1e16, 1.0, -1e16, 1.0]
    assert total(values) == 1.0  # exactly: 2.0, which `sum` returns from Python 3.12 on
    assert total([]) == 0.0


def test_functions_are_close_to_the_exact_values() -> None:
    for number in range(-4000, 4001):
        x = number / 400
        assert tanh(x) == pytest.approx(math.tanh(x), abs=6.5e-9 if abs(x) <= 8 else 3e-7)
    for number in range(1, 4000):
        assert exp(-number / 100) == pytest.approx(math.exp(-number / 100), rel=1e-13)
        assert log(number * 0.37) == pytest.approx(math.log(number * 0.37), rel=1e-12, abs=1e-15)
    assert (tanh(0.0), exp(0.0), exp(-40.5), log(1.0)) == (0.0, 1.0, 0.0, 0.0)
    assert tanh(1e300) == -tanh(-1e300) == tanh(8.0)


def test_bits_are_those_written_down() -> None:
    found = [tanh(0.3).hex(), tanh(-2.7).hex(), exp(-0.7).hex(), exp(-31.4).hex(), log(0.2).hex(), log(77.0).hex()]
    assert found == BITS


def test_growth_is_refused() -> None:
    with pytest.raises(ValueError, match="greater than 0"):
        exp(0.5)


def test_rules_and_ais_take_nothing_from_the_library_that_rounds_otherwise() -> None:
    found = []
    for path in sorted([*(ROOT / "game/ai").rglob("*.py"), *(ROOT / "game/rules").rglob("*.py")]):
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(LEFT):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "math":
                found += [f"{name}: {each.name}" for each in node.names if each.name not in EXACT]
            elif isinstance(node, ast.Import) and any(each.name == "math" for each in node.names):
                found.append(f"{name}: math")
            elif (
                isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow) and not isinstance(node.left, ast.Constant)
            ):
                found.append(f"{name}: a power in line {node.lineno}")
            elif isinstance(node, ast.Attribute) and node.attr in ("gauss", "normalvariate", "expovariate"):
                found.append(f"{name}: {node.attr}")
    assert found == []
