"""The market: its squares, the lines through the Ankh, and the order in which it is filled (D-1.7).

A square is `row * size + column`, counted from the top-left corner. An orientation is an index into ORIENTATIONS.
"""

from __future__ import annotations

from typing import Final

ORIENTATIONS: Final = ("h", "v", "/", "\\")
STEPS: Final = ((1, 0), (0, 1), (1, -1), (1, 1))
"""Column and row step of each orientation; a line goes both ways."""


def fill_order(size: int) -> tuple[int, ...]:
    """Return the squares ring by ring from the centre outwards, each ring clockwise from its top-left square."""
    order = []
    for ring in range(size // 2):
        low, high = size // 2 - 1 - ring, size // 2 + ring
        order += [low * size + column for column in range(low, high)]
        order += [row * size + high for row in range(low, high)]
        order += [high * size + column for column in range(high, low, -1)]
        order += [row * size + low for row in range(high, low, -1)]
    return tuple(order)


def ray(size: int, square: int, step: tuple[int, int]) -> list[int]:
    """Return the squares that follow `square` in the direction of `step`, the nearest first."""
    column, row = square % size + step[0], square // size + step[1]
    squares = []
    while 0 <= column < size and 0 <= row < size:
        squares.append(row * size + column)
        column, row = column + step[0], row + step[1]
    return squares


def line_masks(size: int) -> tuple[int, ...]:
    """Return, at `square * 4 + orientation`, the mask of the other squares on the line through `square`."""
    masks = []
    for square in range(size * size):
        for across, down in STEPS:
            both = ray(size, square, (across, down)) + ray(size, square, (-across, -down))
            masks.append(sum(1 << other for other in both))
    return tuple(masks)


def between_masks(size: int) -> tuple[int, ...]:
    """Return, at `a * size * size + b`, the mask of the squares strictly between `a` and `b`; 0 off a line."""
    count = size * size
    masks = [0] * (count * count)
    for square in range(count):
        for across, down in STEPS:
            for step in ((across, down), (-across, -down)):
                passed = 0
                for other in ray(size, square, step):
                    masks[square * count + other] = passed
                    passed |= 1 << other
    return tuple(masks)


def show_square(square: int, size: int) -> str:
    """Return the name of a square: a letter for its column and a number for its row, from the top: `a1`."""
    return "abcdefghijklmnopqrstuvwxyz"[square % size] + str(square // size + 1)


def read_square(text: str, size: int) -> int:
    """Return the square that `show_square` wrote; raises ValueError quoting `text`."""
    column = ord(text[0]) - ord("a") if text else -1
    if not 0 <= column < size or not text[1:].isdecimal() or not 1 <= int(text[1:]) <= size:
        raise ValueError(f"no square of the market is called {text!r}")
    return (int(text[1:]) - 1) * size + column
