"""The viewer's possible actions by target, the steps of a choice, and the sets that can be sold."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules.core.bits import members
from game.rules.core.game import Move, Refusal
from game.rules.duel.game import Duel
from game.rules.duel.moves import DISCARD, ORIENT, PICK, PLAY, REFILL, SELL, TAKE, USE
from game.rules.duel.scoring import set_points, set_scarabs, set_tiles
from game.rules.duel.state import (
    BERTH,
    CENTRE,
    DRAWN,
    FACING,
    FINGER_TURN,
    ICON,
    OPENING,
    PYRAMID_TURN,
    SCRIBE_TILES,
    TAKES,
    TURN,
    VIZIER_TILE,
    DuelState,
)
from game.rules.duel.tables import COUNT, COURTESAN, EYE, FINGER, MERCHANT, MUMMY, SCARABS, STATUE, THIEF, Tables
from game.ui.boards.kit.choosing import Choosing, MovesOrRefusal, SetValue, press_of
from game.ui.boards.kit.values import Narrow, Press, Refuse, Submit

OF_TURN = (TURN, PYRAMID_TURN)
"""The decisions in which one of the three actions is chosen."""
OF_MARKET = (*OF_TURN, *TAKES)
"""The decisions in which a tile can be taken from the market."""
DECISIONS = {
    TURN: "turn",
    PYRAMID_TURN: "pyramid",
    FINGER_TURN: "finger",
    CENTRE: "centre",
    OPENING: "opening",
    FACING: "facing",
    BERTH: "berth",
    DRAWN: "drawn",
    VIZIER_TILE: "vizier",
    SCRIBE_TILES: "scribe",
    ICON: "icon",
}
"""The word for each kind of decision in text keys."""


@dataclass(frozen=True)
class Selection(Choosing[DuelState]):
    """The legal moves of a view, and the choice so far: tiles, a character to play, a Pirogue to use."""

    game: Duel
    cards: int = 0
    """The mask of the pieces in hand that were chosen."""
    character: int | None = None
    """The character whose power still needs a subject or, if it has no effect, a second press."""
    token: int | None = None
    """The Pirogue that needs a place to be put."""

    @property
    def tables(self) -> Tables:
        """The tables of the rules."""
        return self.game.tables

    @property
    def is_turn(self) -> bool:
        """Whether one of the three actions is to be chosen."""
        return self.is_mine and self.kind in OF_TURN

    @property
    def power(self) -> int | None:
        """The power being used, if there is one."""
        return None if self.character is None else self.tables.powers[self.character]

    @property
    def is_begun(self) -> bool:
        """Whether there is a step to cancel."""
        return bool(self.cards) or self.character is not None or self.token is not None

    @property
    def may_grow(self) -> bool:
        """Whether another tile in hand may join those chosen."""
        others = members(self.state.hands[self.seat] & ~self.cards)
        return any(isinstance(answer := self.at_tile(piece), tuple) and answer for piece in others)

    # Legal or not

    def is_legal(self, move: Move) -> bool:
        """Return whether a move, or one alike in effect, is legal."""
        if not self.is_mine:
            return False
        if move in self._kept:
            return True
        has_twins = move[0] in (SELL, PICK, DISCARD, USE) or (move[0] == PLAY and len(move) == 4)
        return has_twins and self.game.refusal(self.state, move) is None

    def one(self, move: Move) -> MovesOrRefusal:
        """Return a move as an answer: a tuple of it alone, or the reason why it is illegal."""
        return (move,) if self.is_legal(move) else self.why_not(move)

    # Targets on the market

    def at_square(self, square: int) -> MovesOrRefusal:
        """Return the move of a press on the tile of a square, or the reason why it is illegal; empty if the tile has no
        role.
        """
        if self.token is not None:
            return self.one((USE, self.token, square)) if self.is_placing_finger else ()
        if self.character is not None:
            return self.one((PLAY, self.character, square)) if self.power == MERCHANT else ()
        return self.one((TAKE, square))

    def refill(self) -> MovesOrRefusal:
        """Return the refill that a press on the Ankh or the pile makes, or the reason why it is illegal.

        It is empty unless one of the three actions is to be chosen.
        """
        if not self.is_turn or self.character is not None:
            return ()
        return ((REFILL,),) if (REFILL,) in self._kept else self.why_not((REFILL,))

    def at_direction(self, orientation: int) -> MovesOrRefusal:
        """Return the move that turns the Ankh, or the reason why it is illegal."""
        return self.one((ORIENT, orientation))

    # Tiles in hand

    def on_tile(self, piece: int) -> Press | None:
        """Return the press on a tile in hand: choose it, put it back, or say why not; None if it has no role."""
        bit = 1 << piece if piece != self.character else 0
        return press_of(self.at_tile(piece), Narrow(replace(self, cards=self.cards ^ bit)))

    @property
    def makes(self) -> int | None:
        """The kind of move that chosen tiles make, if they make one."""
        if not self.is_mine:
            return None
        if self.kind in OF_TURN:
            return SELL if self.character is None else PLAY if self.power == COURTESAN else None
        return DISCARD if self.kind == SCRIBE_TILES else None

    def at_tile(self, piece: int) -> MovesOrRefusal:
        """Return the moves that a tile in hand can be part of, or the reason why it cannot join the chosen ones.

        It is empty if the tile has no role.
        """
        tables, bit = self.tables, 1 << piece
        kind = self.makes
        if self.cards & bit:
            return self._moves_with(piece)
        if kind == DISCARD:
            if self.cards.bit_count() >= self.discards:
                return Refusal("D-5", "refuse-duel-scribe-count", {"count": self.discards})
            return self._moves_with(piece)
        if kind == PLAY:
            if self.cards.bit_count() >= tables.courtesan_tiles:
                return Refusal("D-5", "refuse-duel-too-many", {"most": tables.courtesan_tiles})
            if not self._fits(piece):
                return Refusal("D-5", "refuse-duel-one-family")
            return self._moves_with(piece) or self.why_not(self._playing(self._family(piece), bit))
        if kind != SELL:
            if self.character is not None:
                return ()  # the power of another is being decided on
            return self.why_not((PLAY, piece) if piece in tables.powers else (SELL, self._family(piece), bit))
        if not self._fits(piece):
            return Refusal("D-3.2", "refuse-duel-one-family")
        return self._moves_with(piece) or self._why_not_sold(piece)

    def _playing(self, *subject: int) -> Move:
        """Return the move that plays the chosen character, of which there is one, with a subject."""
        assert self.character is not None
        return (PLAY, self.character, *subject)

    def _family(self, piece: int) -> int:
        """Return the family of a tile; of a wild one, that of the tiles chosen, or the first."""
        named = members(self.cards & ~self.tables.wild) or [piece]
        family = self.tables.family[named[0]]
        return family if family != STATUE else 0

    def _fits(self, piece: int) -> bool:
        """Return whether a tile and those chosen are of one family, or wild."""
        wild = self.tables.wild
        named = (self.cards | 1 << piece) & ~wild
        return any(not named & ~mask for mask in self.tables.families[:COUNT])

    def _moves_with(self, piece: int) -> tuple[Move, ...]:
        alike = self.tables.alike[piece]
        kind = self.makes
        if kind == DISCARD:
            return tuple(m for m in self.legal if m[1] & alike)
        if kind == PLAY:
            return tuple(m for m in self.legal if m[:2] == (PLAY, self.character) and len(m) == 4 and m[3] & alike)
        found = [m for m in self.legal if m[0] == SELL and m[2] & alike]
        if not self.cards & ~(1 << piece):
            found += [m for m in self.legal if m[0] == PLAY and m[1] == piece]
        return tuple(found)

    def _why_not_sold(self, piece: int) -> Refusal:
        tables = self.tables
        family = self._family(piece)
        hand = self.state.hands[self.seat]
        return self.why_not((SELL, family, hand & (tables.families[family] | tables.wild)))

    @property
    def discards(self) -> int:
        """How many tiles a Scribe's victim must put away."""
        return int(self.state.hands[self.seat].bit_count() - self.tables.hand_limit)

    # Sets

    def families(self) -> list[int]:
        """Return the families whose sets can take the chosen tiles."""
        kind = self.makes
        if kind not in (SELL, PLAY) or not self.cards:
            return []
        return [family for family in range(COUNT) if self.is_legal(self.of_family(family))]

    def of_family(self, family: int) -> Move:
        """Return the move that puts the chosen tiles on the set of a family."""
        if self.makes == SELL:
            return (SELL, family, self.cards)
        return self._playing(family, self.cards)

    def at_set(self, seat: int, family: int) -> MovesOrRefusal:
        """Return the moves with a sold set as their subject, or the reason why there are none; empty if the set has no
        role.
        """
        if not self.is_mine or seat != self.seat:
            return ()
        if self.token is not None and self.tables.token_kind[self.token] == SCARABS:
            return self.one((USE, self.token, family))
        if self.cards and self.makes in (SELL, PLAY):
            return self.one(self.of_family(family))
        return ()

    # Characters

    def playable(self) -> list[int]:
        """Return the characters that can be played now."""
        return sorted({m[1] for m in self.legal if m[0] == PLAY}) if self.is_turn else []

    def play(self, character: int) -> Press:
        """Return the press that plays a character, or that first asks for the subject of its power; a character without
        effect asks for a second press.
        """
        found = [m for m in self.legal if m[:2] == (PLAY, character)]
        if not found:
            return Refuse(self.why_not((PLAY, character)))
        if len(found) == 1 and len(found[0]) == 2 and not self.is_idle_character(character):
            return Submit(found[0])
        return Narrow(replace(self, cards=0, character=character))

    def is_idle_character(self, character: int) -> bool:
        """Return whether a character would leave the game without effect now (D-3.3)."""
        return (PLAY, character) in self._kept and self.is_wasted((PLAY, character))

    def targets(self) -> list[int]:
        """Return the possible subjects of the power in use: backs, families or squares."""
        return sorted({m[2] for m in self.legal if m[:2] == (PLAY, self.character) and len(m) > 2})

    def at_back(self, back: int) -> MovesOrRefusal:
        """Return the theft of a tile with the colour of back `back`; empty unless a Thief is played."""
        return self.one(self._playing(back)) if self.power == THIEF else ()

    # Pirogues

    @property
    def tokens(self) -> int:
        """The Pirogues to choose from, as a mask; none once one is chosen."""
        if not self.is_mine or self.token is not None:
            return 0
        return self.state.berths if self.kind == BERTH else self.state.offer if self.kind == DRAWN else 0

    def at_token(self, token: int) -> MovesOrRefusal:
        """Return the uses of a Pirogue, or the reason why it cannot be used."""
        kind = self.tables.token_kind[token]
        same = [m for m in self.legal if m[0] == USE and self.tables.token_kind[m[1]] == kind]
        return tuple((USE, token, *m[2:]) for m in same) or self.why_not((USE, token))

    def use(self, token: int) -> Press | None:
        """Return the press that uses a Pirogue, asks first where it goes, or says why it cannot be used."""
        found = self.at_token(token)
        is_open = isinstance(found, tuple) and len(found) > 1
        return press_of(found, Narrow(replace(self, token=token)) if is_open else None)

    def uses(self) -> tuple[Move, ...]:
        """Return the uses of the chosen Pirogue."""
        answer = () if self.token is None else self.at_token(self.token)
        return () if isinstance(answer, Refusal) else answer

    @property
    def is_placing_finger(self) -> bool:
        """Whether a Finger is to be put on a tile."""
        return self.token is not None and self.tables.token_kind[self.token] == FINGER

    def finger_passes(self, token: int | None) -> dict[int, int]:
        """Return for each square that a Finger may be laid on how many tiles the opponent must then pass over (D-6.8).

        It is empty for any other Pirogue, and for none.
        """
        t, state = self.tables, self.state
        if not self.is_mine or token is None or t.token_kind[token] != FINGER:
            return {}
        found = self.at_token(token)
        squares = [move[2] for move in found if len(move) > 2] if isinstance(found, tuple) else []
        return {each: (t.between[state.ankh * t.squares + each] & state.filled).bit_count() for each in squares}

    def is_idle(self, token: int) -> bool:
        """Return whether a Pirogue would have no effect on its user now (D-6)."""
        t, state = self.tables, self.state
        name = t.token_kind[token]
        if name in (SCARABS, FINGER):
            return all(len(m) == 2 for m in self.legal if m[0] == USE and t.token_kind[m[1]] == name)
        if name == MUMMY:
            return not state.corruption[self.seat]
        return name == EYE and not state.bag


def value(choice: Selection, family: int, tiles: int) -> SetValue:
    """Return the value of a family's set with `tiles` added (D-4.5)."""
    t = choice.tables
    before = choice.state.sets[choice.seat * COUNT + family]
    whole = before | tiles
    points = set_points(t, family, whole)
    return SetValue(set_tiles(t, whole), set_scarabs(t, family, whole), points, set_points(t, family, before))


def suggestions(choice: Selection) -> list[tuple[int, int]]:
    """Return for every family that can be sold a first selection: all its goods and characters, with as many wild tiles
    as necessary. The greatest gain comes first.
    """
    if not choice.is_turn or choice.is_begun:
        return []
    t, hand = choice.tables, choice.state.hands[choice.seat]
    wild = members(hand & t.wild)
    found = []
    for family in range(COUNT):
        named = hand & t.families[family]
        lacking = max(0, t.set_size - named.bit_count())
        if lacking > len(wild) or not named:
            continue
        tiles = named | sum(1 << piece for piece in wild[:lacking])
        if choice.is_legal((SELL, family, tiles)):
            found.append((family, tiles))
    return sorted(found, key=lambda each: -value(choice, *each).gain)
