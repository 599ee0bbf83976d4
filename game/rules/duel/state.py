"""A position of the duel, and the kinds of its open decisions."""

from __future__ import annotations

from typing import ClassVar, Final

from game.rules.core.state import INT, MASK, MASKS, PIECES, TUPLES, State

TURN: Final = 0
"""`(TURN, seat)`: one of the three actions (D-3)."""
PYRAMID_TURN: Final = 1
"""`(PYRAMID_TURN, seat)`: one of the three actions in the turn that a Pyramid gives, with any of four lines (D-6)."""
FINGER_TURN: Final = 2
"""`(FINGER_TURN, seat)`: the tile under the Finger must be taken (D-6)."""
CENTRE: Final = 3
"""`(CENTRE, seat)`: after a refill one of the centre tiles is taken (D-3.1c)."""
OPENING: Final = 4
"""`(OPENING, seat)`: the first turn, in which one of the centre tiles is taken (D-2)."""
TAKES: Final = (FINGER_TURN, CENTRE, OPENING)
"""The decisions that allow nothing but taking a tile."""
FACING: Final = 5
"""`(FACING, seat)`: the Ankh is turned after a character was taken (D-3.1a)."""
BERTH: Final = 6
"""`(BERTH, seat)`: one of the Pirogues left is used after a sale (D-3.2)."""
DRAWN: Final = 7
"""`(DRAWN, seat)`: one of the Pirogues that the Architect drew is used (D-5)."""
VIZIER_TILE: Final = 8
"""`(VIZIER_TILE, seat)`: a tile of the opponent's corruption is taken (D-5)."""
SCRIBE_TILES: Final = 9
"""`(SCRIBE_TILES, seat)`: the opponent of the Scribe's player puts tiles under their corruption (D-5)."""
ICON: Final = 10
"""`(ICON, seat)`: the tile just taken, which has a Deben icon, is kept or exchanged (D-3.1b)."""

DECISIONS: Final = 11
DECISION: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((kind, seat) for seat in range(2)) for kind in range(DECISIONS)
)
"""The entries of the stack, ready made: `DECISION[kind][seat]`."""


class DuelState(State):
    """A position. Lists with two entries have one for each seat; `market` and `filled` go by squares.

    turn: whose turn it is (the Scribe's victim decides in the other's turn)
    ankh: its square, -1 while it is lifted; facing: its orientation, -1 while it is lifted or not yet turned
    finger: the square under a Finger, -1 if there is none
    taken: the tile in hand that may still be exchanged for a Deben (ICON), as a mask, else 0
    filled: the squares with a tile, as bits; market: the tile on each square, or EMPTY
    pile: the draw pile, a bag in ascending order; box: the starting tiles out of play
    hands, corruption: their tiles
    sets: the sold set of a family at `seat * COUNT + family`, with the Scarabs tokens that lie on it
    removed: the tiles and Pirogues that have left the game
    berths, reserve, offer: the Pirogues left, those set aside, those the Architect's player has drawn
    pirogues: Seven, Two-and-Deben and Snake tokens that lie with a player (a Snake with its victim)
    bag, deben: the Deben left, in ascending order, and those of the players
    character_opens: whether a family's character may stand in for its goods tile in a new set (D-3.2)
    stack: the open decisions `(kind, seat)`, the top last; empty when the game is over
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "turn": INT,
        "ankh": INT,
        "facing": INT,
        "finger": INT,
        "taken": MASK,
        "filled": INT,
        "market": PIECES,
        "pile": PIECES,
        "box": MASK,
        "hands": MASKS,
        "corruption": MASKS,
        "sets": MASKS,
        "removed": MASK,
        "berths": MASK,
        "reserve": MASK,
        "offer": MASK,
        "pirogues": MASKS,
        "bag": PIECES,
        "deben": MASKS,
        "character_opens": INT,
        "stack": TUPLES,
    }
    __slots__ = tuple(FIELDS)

    turn: int
    ankh: int
    facing: int
    finger: int
    taken: int
    filled: int
    market: list[int]
    pile: list[int]
    box: int
    hands: list[int]
    corruption: list[int]
    sets: list[int]
    removed: int
    berths: int
    reserve: int
    offer: int
    pirogues: list[int]
    bag: list[int]
    deben: list[int]
    character_opens: int
    stack: list[tuple[int, ...]]

    def clone(self) -> DuelState:
        """Return an independent copy."""
        new = DuelState()
        new.turn = self.turn
        new.ankh = self.ankh
        new.facing = self.facing
        new.finger = self.finger
        new.taken = self.taken
        new.filled = self.filled
        new.market = self.market.copy()
        new.pile = self.pile.copy()
        new.box = self.box
        new.hands = self.hands.copy()
        new.corruption = self.corruption.copy()
        new.sets = self.sets.copy()
        new.removed = self.removed
        new.berths = self.berths
        new.reserve = self.reserve
        new.offer = self.offer
        new.pirogues = self.pirogues.copy()
        new.bag = self.bag.copy()
        new.deben = self.deben.copy()
        new.character_opens = self.character_opens
        new.stack = self.stack.copy()
        return new
