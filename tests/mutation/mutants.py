"""The mutants of a module: each is the module with one small mistake in the body of a function."""

from __future__ import annotations

import ast
import copy
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Div, ast.Div: ast.Mult, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult, ast.Pow: ast.Mult, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
"""The operators of the language, each with the one that a mutant has instead."""
PAIRS = (
    *(("min", "max"), ("any", "all"), ("left", "right"), ("top", "bottom"), ("x", "y"), ("width", "height")),
    *(("centerx", "centery"), ("midleft", "midright"), ("midtop", "midbottom"), ("topleft", "bottomright")),
)
"""Functions and sides of rectangles, each with the one that a mutant has instead."""
OPPOSITES = {**dict(PAIRS), **{second: first for first, second in PAIRS}}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A mistake: where it is, the place of the replaced text in bytes, and the new text."""

    path: str
    line: int
    start: int
    end: int
    before: str
    after: str
    statement: int
    """The number of the innermost statement around it, in the order of `statements_of`."""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {' '.join(self.before.split())} → {self.after}"

    def source(self, original: str) -> str:
        """Return the module with this mistake."""
        raw = original.encode()
        return (raw[: self.start] + self.after.encode() + raw[self.end :]).decode()


def changes_of(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the wrong nodes that may stand in the place of an expression or a statement."""
    match node:
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() | float() as value):
            yield ast.Constant(value + 1)
        case ast.Constant(value=str() as value) if value:
            yield ast.Constant(f"XX{value}XX")
        case ast.Compare(ops=[operator]) | ast.BoolOp(op=operator) | ast.BinOp(op=operator):
            if other := SWAPPED.get(type(operator)):
                wrong = copy.deepcopy(node)
                if isinstance(wrong, ast.Compare):
                    wrong.ops = [other()]
                else:
                    wrong.op = other()
                yield wrong
        case ast.Compare(ops=operators):
            for at, operator in enumerate(operators):
                wrong = copy.deepcopy(node)
                wrong.ops[at] = SWAPPED[type(operator)]()
                yield wrong
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.AugAssign(op=operator) if other := SWAPPED.get(type(operator)):
            yield ast.AugAssign(node.target, other(), node.value)
        case ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Name(id=name, ctx=ast.Load()) if name in ("min", "max", "any", "all"):
            yield ast.Name(OPPOSITES[name], ast.Load())
        case ast.Attribute(attr=name, ctx=ast.Load()) if name in OPPOSITES:
            yield ast.Attribute(node.value, OPPOSITES[name], ast.Load())
        case ast.Call(keywords=keywords):
            for at, keyword in enumerate(keywords):
                if keyword.arg:
                    yield ast.Call(node.func, node.args, [*keywords[:at], *keywords[at + 1 :]])


def conditions_of(node: ast.AST) -> Iterator[ast.expr]:
    """Yield the conditions of a node that no change of an operator turns round."""
    found: Sequence[ast.expr] = ()
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        found = (node.test,)
    elif isinstance(node, ast.comprehension):
        found = node.ifs
    for condition in found:
        if not isinstance(condition, ast.Compare | ast.BoolOp | ast.UnaryOp):
            yield condition


def statements_of(tree: ast.Module) -> list[ast.stmt]:
    """Return all statements in the bodies of functions."""
    return [
        node
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in _below(function.body)
    ]


def _below(body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield statements and those inside them, but for functions and classes inside them."""
    for statement in body:
        yield statement
        if not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for name in ("body", "orelse", "finalbody"):
                yield from _below(getattr(statement, name, ()))
            for part in (*getattr(statement, "handlers", ()), *getattr(statement, "cases", ())):
                yield from _below(part.body)


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and the expressions inside it, but for statements, annotations and formatted texts."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_comment"):
            continue
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, ast.AST) and not isinstance(child, ast.stmt | ast.JoinedStr | ast.ExceptHandler):
                if isinstance(child, ast.match_case):
                    yield from _parts(child.pattern)
                    yield from _parts(child.guard) if child.guard else ()
                else:
                    yield from _parts(child)


def mutants_of(path: str, source: str) -> Iterator[Mutant]:
    """Yield the mutants of a module, in the order of its statements."""
    starts = [0]
    for text in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(text))
    raw = source.encode()
    for number, statement in enumerate(statements_of(ast.parse(source))):
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue
        for node in _parts(statement):
            wrong = [(node, other) for other in changes_of(node)]
            wrong += [(test, ast.UnaryOp(ast.Not(), test)) for test in conditions_of(node)]
            for old, new in wrong:
                start = starts[old.lineno - 1] + old.col_offset
                end = starts[old.end_lineno - 1] + old.end_col_offset
                text = ast.unparse(new)
                if isinstance(old, ast.expr) and not isinstance(
                    new, ast.Constant | ast.Name | ast.Attribute | ast.Call
                ):
                    text = f"({text})"
                yield Mutant(path, old.lineno, start, end, raw[start:end].decode(), text, number)


def sample(root: Path, rooms: Sequence[str], number: int, seed: int) -> tuple[list[Mutant], int]:
    """Return mutants of these folders drawn at random, and how many there are in all."""
    files = sorted(file for room in rooms for file in (root / room).rglob("*.py"))
    every = [it for file in files for it in mutants_of(str(file.relative_to(root)), file.read_text(encoding="utf-8"))]
    return random.Random(seed).sample(every, min(number, len(every))), len(every)
