"""The pieces and the track of Sobek as masks and lookup tables, built once from the numbers of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from game.errors import FeluccaError
from game.rules.core.bits import mask_of
from game.rules.core.chance import DrawSource
from game.rules.core.universe import HAND_KIND, MAX_SEATS, Universe, Zone, owned

FAMILIES: Final = ("ivory", "ebony", "marble", "cattle", "fish", "wheat", "amulet")
"""The families in their order; the last is the wild one. Also the slots for sets: slot 6 holds amulets alone."""
AMULET: Final = 6
SLOTS: Final = 7
BACKS: Final = ("beige", "green", "orange", "event")
BEIGE: Final = 0
GREEN: Final = 1
ORANGE: Final = 2
TOKEN: Final = 3
CARD_BACKS: Final = 3
"""The first three backs are those of cards, the last is that of the event tokens."""
SYMBOLS: Final = ("ankh", "eye", "feather", "water", "number")
NUMBER: Final = 4
MARK: Final = "#"
"""The letter of a space that shows its number."""

BOX: Final = 0
DECK: Final = 1
QUAYS: Final = 2
DISCARD: Final = 3
TOKENS: Final = 4
SPENT: Final = 5
HAND: Final = 6
"""The indexes of the zones; `HAND + seat`, `CORRUPTION + seat` and `SETS + seat` are those of a seat."""
CORRUPTION: Final = HAND + MAX_SEATS
SETS: Final = CORRUPTION + MAX_SEATS
ZONES: Final = (
    *(Zone("box"), Zone("deck"), Zone("quays"), Zone("discard"), Zone("tokens"), Zone("spent")),
    *(*owned(HAND_KIND, MAX_SEATS), *owned("corruption", MAX_SEATS), *owned("sets", MAX_SEATS)),
)

GREEN_PILE: Final = DrawSource("green")
DECK_PILE: Final = DrawSource("deck")
TOKEN_PILE: Final = DrawSource("tokens")
CHOOSER: Final = DrawSource("chooser", returns=True)
THEFT: Final = DrawSource("theft", returns=True)
"""The sources of draws; their epochs are the rounds."""

QUEEN: Final = 0
PRIEST: Final = 1
VIZIER: Final = 2
SCRIBE: Final = 3
THIEF: Final = 4
COURTESAN: Final = 5
MERCHANT: Final = 6
"""Powers of the characters (S-5)."""
ROLES: Final = {
    "queen": QUEEN,
    "high-priest": PRIEST,
    "high-priestess": PRIEST,
    "vizier": VIZIER,
    "scribe": SCRIBE,
    "thief": THIEF,
    "courtesan": COURTESAN,
    "merchant": MERCHANT,
}
GUILD: Final = 0
FLOOD: Final = 1
CURSE: Final = 2
PROSPERITY: Final = 3
EMBALMING: Final = 4
DECEIT: Final = 5
"""Events of the tokens (S-6)."""
EVENTS: Final = ("guild", "flood", "curse", "prosperity", "embalming", "deceit")
GOODS_FIRST: Final = 0
CHARACTERS_NEXT: Final = 1
TOKENS_LAST: Final = 2
"""The parts of the piece list, in its order."""


def _number(numbers: Mapping[str, Any], name: str, least: int = 0) -> int:
    """Return a number of the rules file; raises FeluccaError naming it if it is missing or less than `least`."""
    value = numbers.get(name)
    if type(value) is not int or value < least:
        span = f" from {least} on" if least else ""
        raise FeluccaError(f"the number '{name}' of Sobek must be a whole number{span}, not {value!r}")
    return value


class Tables:
    """The constants of a game of Sobek.

    Masks are over the ids of `universe`. `group[i]` is the mask of the pieces that look like piece `i`: cards of the
    same family, scarabs and back. `groups[f]` lists the groups of family `f`; `all_groups` those of all cards.
    `forward[s][p]` is the distance from space `p` to the next space with symbol `s`, `backward[s][p]` the distance to
    the previous one.
    """

    __slots__ = (
        "all_groups", "amulets", "backs", "backward", "beige", "cards", "characters", "courtesan_cards",
        "curse_cards", "curses", "deck", "deck_ids", "early_end_points", "early_end_round", "event",
        "events_in_round", "families", "family", "forward", "green", "green_ids", "group", "groups", "guild_symbol",
        "hand_limit", "number_every", "penalty_step", "power", "prosperities", "prosperity_families",
        "prosperity_scarabs", "quays", "queen_cards", "reach", "removed_with_two", "rounds", "scarabs", "seats",
        "set_size", "spaces", "starting_cards", "token_groups", "token_ids", "tokens", "track", "universe", "worth",
    )  # fmt: skip
    """Without slots random play takes about two percent longer."""

    def __init__(self, numbers: Mapping[str, Any]) -> None:
        """Raise FeluccaError naming a number that is missing or does not fit."""
        self._set_numbers(numbers)
        self.seats = tuple(numbers.get("seats") or ())
        if not self.seats or not all(s in range(2, MAX_SEATS + 1) for s in self.seats):
            raise FeluccaError(f"Sobek is played by 2 to {MAX_SEATS}, not by {list(self.seats)}")
        self._lay_track(str(numbers.get("track", "")), numbers.get("symbols") or {})
        self._sort_pieces(numbers.get("pieces") or ())
        wanted = numbers.get("prosperity_families") or ()
        if unknown := set(wanted) - set(FAMILIES):
            raise FeluccaError(f"Sobek has no family called {min(unknown)!r}")
        self.prosperity_families = tuple(FAMILIES.index(name) for name in wanted)
        """The slots a Prosperity may lie on, besides the amulets alone (S-6.4)."""
        self._check_supply()

    def _set_numbers(self, numbers: Mapping[str, Any]) -> None:
        self.rounds = _number(numbers, "rounds", 1)
        self.early_end_round = _number(numbers, "early_end_round")
        self.early_end_points = _number(numbers, "early_end_points")
        self.starting_cards = _number(numbers, "starting_cards")
        self.removed_with_two = _number(numbers, "removed_with_two")
        self.quays = _number(numbers, "quays", 1)
        self.reach = _number(numbers, "reach", 1)
        self.events_in_round = _number(numbers, "events_in_round")
        self.set_size = _number(numbers, "set_size", 1)
        self.queen_cards = _number(numbers, "queen_cards")
        self.hand_limit = _number(numbers, "hand_limit")
        self.courtesan_cards = _number(numbers, "courtesan_cards")
        self.curse_cards = _number(numbers, "curse_cards")
        self.prosperity_scarabs = _number(numbers, "prosperity_scarabs")
        self.penalty_step = _number(numbers, "penalty_step", 1)
        self.spaces = _number(numbers, "spaces", 1)
        self.number_every = _number(numbers, "number_every", 1)

    def _check_supply(self) -> None:
        """Raise FeluccaError if there are too few pieces for a set-up or for a set (S-2.1, S-2.2, S-2.4, S-3.3)."""
        for what, wanted, there in (
            ("starting cards", self.starting_cards * max(self.seats), len(self.green_ids)),
            ("cards for the quays", self.removed_with_two + 1, len(self.deck_ids)),
            ("event tokens", self.events_in_round, len(self.token_ids)),
            ("cards for a set", self.set_size, max((family | self.amulets).bit_count() for family in self.families)),
        ):
            if there < wanted:
                raise FeluccaError(f"Sobek needs {wanted} {what}, but its numbers have {there}")

    def _lay_track(self, track: str, symbols: Mapping[str, str]) -> None:
        letters = {**symbols, MARK: SYMBOLS[NUMBER]}
        named = [letters.get(letter) for letter in track]
        every = self.number_every
        marks = [space for space, letter in enumerate(track) if letter == MARK]
        if len(track) != self.spaces or marks != list(range(0, self.spaces, every)):
            raise FeluccaError(f"the track of Sobek must have {self.spaces} spaces and a '{MARK}' at every {every}th")
        if set(named) != set(SYMBOLS):
            raise FeluccaError(f"the track of Sobek must show {', '.join(SYMBOLS[:NUMBER])} and nothing else")
        spaces = tuple(SYMBOLS.index(str(name)) for name in named)
        self.track: tuple[int, ...] = spaces
        self.forward: tuple[tuple[int, ...], ...] = _distances(spaces, 1)
        self.backward: tuple[tuple[int, ...], ...] = _distances(spaces, -1)

    def _sort_pieces(self, pieces: Sequence[Mapping[str, Any]]) -> None:
        known = sorted(map(_identify, pieces), key=lambda piece: piece.place)
        places = [piece.place for piece in known]
        looks = [_look(place) for place in places]
        try:
            self.universe = Universe(
                [(piece.name, piece.back) for piece in known], BACKS, [looks.index(look) for look in looks]
            )
        except ValueError as error:
            raise FeluccaError(f"the pieces of Sobek do not fit: {error}") from None
        ids = range(len(known))
        self.group = self.universe.twins
        self.backs = self.universe.back_masks
        self.beige, self.green, self.characters, self.tokens = self.backs
        self.deck = self.beige | self.characters
        self.cards = self.deck | self.green
        self.deck_ids = [i for i in ids if self.deck >> i & 1]
        self.green_ids = [i for i in ids if self.green >> i & 1]
        self.token_ids = [i for i in ids if self.tokens >> i & 1]
        self.family = tuple(place[1] if place[0] != TOKENS_LAST else -1 for place in places)
        self.families = tuple(mask_of(i for i in ids if self.family[i] == f) for f in range(SLOTS))
        self.amulets = self.families[AMULET]
        self.worth = tuple(piece.scarabs for piece in known)
        most = max(self.worth, default=0)
        self.scarabs = tuple(mask_of(i for i in ids if self.worth[i] > level) for level in range(most))
        """`scarabs[k]`: the cards with more than k scarabs; the sum of the counts is the number of scarabs."""
        self.power = {i: places[i][2] for i in ids if places[i][0] == CHARACTERS_NEXT}
        self.event = {i: places[i][1] for i in ids if places[i][0] == TOKENS_LAST}
        self.guild_symbol = {i: places[i][2] for i in ids if self.event.get(i) == GUILD}
        self.curses = tuple(i for i in ids if self.event.get(i) == CURSE)
        self.prosperities = tuple(i for i in ids if self.event.get(i) == PROSPERITY)
        every = sorted(set(self.group), key=lambda mask: mask & -mask)
        self.all_groups = tuple(mask for mask in every if mask & self.cards)
        self.token_groups = tuple(mask for mask in every if mask & self.tokens)
        self.groups = tuple(tuple(g for g in self.all_groups if g & self.families[f]) for f in range(SLOTS))

    def back_of(self, piece: int) -> int:
        """Return the back of `piece`."""
        return self.universe.backs[piece]


class _Piece(NamedTuple):
    """A piece in the form the tables need.

    Its place in the universe starts with (GOODS_FIRST, family), (CHARACTERS_NEXT, family, power) or (TOKENS_LAST,
    event, symbol).
    """

    place: tuple[int, ...]
    name: str
    back: int
    scarabs: int = 0


def _identify(piece: Mapping[str, Any]) -> _Piece:
    """Return a piece of the rules file; raises FeluccaError for one that Sobek does not have."""
    name = str(piece.get("name"))
    head, _, tail = name.partition(".")
    if piece.get("back") not in BACKS:
        raise FeluccaError(f"the piece {name!r} of Sobek has no back that Sobek knows: {piece.get('back')!r}")
    back = BACKS.index(piece["back"])
    scarabs = int(piece.get("scarabs") or 0)
    if back == TOKEN and head in EVENTS:
        event = EVENTS.index(head)
        if event == GUILD and tail in SYMBOLS[:NUMBER]:
            return _Piece((TOKENS_LAST, event, SYMBOLS.index(tail)), name, back)
        if event != GUILD and (not tail or tail.isdecimal()):
            return _Piece((TOKENS_LAST, event, int(tail or 1)), name, back)
    elif back == ORANGE and head in ROLES and tail in FAMILIES[:AMULET]:
        return _Piece((CHARACTERS_NEXT, FAMILIES.index(tail), ROLES[head]), name, back, scarabs)
    elif back in (BEIGE, GREEN) and head in FAMILIES and tail.isdecimal():
        return _Piece((GOODS_FIRST, FAMILIES.index(head), back, -scarabs, int(tail)), name, back, scarabs)
    raise FeluccaError(f"Sobek has no piece called {name!r} with a {BACKS[back]} back")


def _look(place: tuple[int, ...]) -> tuple[int, ...]:
    """Return the face of a piece at `place` in the universe: goods and tokens come in equal pieces."""
    if place[0] == GOODS_FIRST or (place[0] == TOKENS_LAST and place[1] != GUILD):
        place = place[:-1]
    return place


def _distances(track: Sequence[int], step: int) -> tuple[tuple[int, ...], ...]:
    """Return for every symbol and space the number of steps of +1 or -1 to the next space with that symbol."""
    size = len(track)

    def distance(symbol: int, start: int) -> int:
        return next(far for far in range(1, size + 1) if track[(start + step * far) % size] == symbol)

    return tuple(tuple(distance(symbol, start) for start in range(size)) for symbol in range(len(SYMBOLS)))
