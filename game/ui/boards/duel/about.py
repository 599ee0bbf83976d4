"""Explanations of everything on the table of the duel."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.components.load import load_game
from game.locale import text
from game.rules.core.bits import members
from game.rules.core.universe import EMPTY
from game.rules.duel.scoring import deben_points, pirogue_points, set_points, set_scarabs, set_tiles, snakes
from game.rules.duel.tables import BAG, COUNT, FINGER, RED, SCARABS, STATUE
from game.ui.boards.duel import targets
from game.ui.boards.duel.layout import Layout
from game.ui.boards.duel.preview import Preview
from game.ui.boards.duel.selection import Selection
from game.ui.boards.kit.phrases import figured
from game.ui.boards.kit.values import About, Gallery, SeatPanel, Shown
from game.ui.layout import around, trim

POWER_RULES = ("D-5.1", "D-5.2", "D-5.7", "D-5.3", "D-5.4", "D-5.6", "D-5.5", "D-5.5", "D-5.8")
"""The paragraphs of the rulebook about the powers, in their order."""
TOKEN_RULES = ("D-6.1", "D-6.2", "D-6.3", "D-6.4", "D-6.4", "D-6.5", "D-6.6", "D-6.7", "D-6.8")
"""The paragraphs about the Pirogues, in their order."""
_FAR = 4000.0
"""Taller than any window, so that nothing fits above or below."""


class Explainer:
    """Explains the targets of a layout."""

    def __init__(self, layout: Layout, choice: Selection, preview: Preview) -> None:
        self.layout = layout
        self.choice = choice
        self.preview = preview
        self.tables = layout.tables
        self.words = layout.words

    def explain(self, thing: object) -> About | None:
        """Return the explanation of a thing, or None if there is no such thing."""
        match thing:
            case targets.MarketTile(square):
                about = self.square(square)
                return self.beside_market(about, square) if about is not None else None
            case (
                targets.HeldTile(piece)
                | targets.PiledTile(piece)
                | targets.OwnedPirogue(_, piece)
                | targets.OfferedPirogue(piece)
            ):
                return self.piece(piece)
            case targets.Berth(token):
                return self.piece(token) if token >= 0 else self.pirogues()
            case targets.AnkhArrow(orientation):
                return self.beside_market(self.direction(orientation), self.layout.state.ankh)
            case SeatPanel(seat):
                return self.seat(seat)
            case targets.SoldSet(seat, family):
                return self.set(seat, family)
            case targets.CorruptionPile(seat):
                return self.corruption(seat)
            case targets.SeatDeben(seat):
                return self.deben(seat)
            case targets.Backs(seat, back):
                return self.backs(seat, back)
            case targets.Fixture():
                return self.place(thing)
        return None

    def place(self, place: targets.Fixture) -> About:
        """Explain a thing that the table has only once."""
        match place:
            case targets.Fixture.PILE:
                return self.pile()
            case targets.Fixture.BAG:
                return self.bag()
            case targets.Fixture.PIROGUES:
                return self.pirogues()
            case targets.Fixture.FINGER:
                return self.finger()
            case targets.Fixture.PEEK:
                return About(text("tray-duel-peek"))
            case targets.Fixture.KEEP | targets.Fixture.EXCHANGE:
                return self.icon()
            case targets.Fixture.ANKH:
                square = self.layout.state.ankh
                return self.beside_market(self.ankh(), square) if square >= 0 else self.ankh()

    def faces(self, pieces: Iterable[int], *, is_faded: bool = False) -> tuple[Shown, ...]:
        """Return the small faces of pieces, in their order."""
        return tuple(Shown(self.words.face(piece), is_faded, self.words.label(piece)) for piece in pieces)

    def tiles(self, mask: int) -> tuple[Shown, ...]:
        """Return small faces of the tiles in a mask, sorted like a hand."""
        return self.faces(sorted(members(mask & self.tables.tiles), key=self.layout.order))

    # Pieces

    def piece(self, piece: int) -> About:
        """Explain a tile, a Pirogue or a Deben whose face is known."""
        return replace(self._piece(piece), name=self.words.piece(piece))

    def _piece(self, piece: int) -> About:
        tables, words = self.tables, self.words
        face = words.face(piece)
        if piece in tables.coin_values:
            return About(words.piece(piece), text("about-duel-own-deben"), face, rule="D-1.6")
        component = load_game("duel").component_of(face)
        if piece in tables.token_kind:
            return About(words.piece(piece), text(component.help), face, rule=TOKEN_RULES[tables.token_kind[piece]])
        family = tables.family[piece]
        if piece in tables.powers:
            in_set = text("about-duel-wild-character")
            if family != STATUE:
                in_set = f"{text('about-duel-character', family=words.family(family))} {self._kin(family)}"
            return About(
                words.character(piece),
                f"{text(component.help)}<br><br>{in_set}",
                face,
                rule=POWER_RULES[tables.powers[piece]],
            )
        if family == STATUE:
            statue = text("about-duel-statue", count=tables.goods[STATUE].bit_count())
            return About(text("family-statue"), statue, face, rule="D-3.2")
        kin = self._kin(family)
        goods = f"{text('about-duel-goods', scarabs=tables.scarabs[piece])} {kin}"
        return About(words.family(family), goods, face, rule="D-1.2", said=kin)

    def _kin(self, family: int) -> str:
        """Return how many tiles and characters the game has of a family."""
        count = self.tables.goods[family].bit_count()
        people = self.tables.families[family].bit_count() - count
        return text("about-duel-kin", count=count, people=people, family=self.words.family(family))

    def _printed(self, piece: int) -> str:
        """Return the effect of a tile's arrows and icon while it lies in the market."""
        tables = self.tables
        if piece in tables.powers:
            return ""
        turns = text("about-duel-mark", direction=self.words.direction(tables.mark[piece]))
        return f"{turns} {text('about-duel-icon')}" if tables.icons >> piece & 1 else turns

    # The market

    def square(self, square: int) -> About | None:
        """Explain a tile of the market and the consequences of taking it; None for an empty square."""
        piece = self.layout.state.market[square]
        if piece == EMPTY:
            return None
        if piece < 0:
            about = About(text("about-duel-face-down"), text("about-duel-face-down-text"), "back-red", rule="D-3.1a")
        else:
            about = self.piece(piece)
            printed = self._printed(piece)
            said = f"{printed}<br>{about.said or about.markup}"
            about = replace(about, markup=f"{about.markup} {printed}".rstrip(), said=said)
        if self.preview.square(targets.MarketTile(square)) is None:
            return about
        found = self.preview.outcome(square)
        market = self.layout.state.market
        parts = []
        if found.passed:
            passed = [market[each] for each in found.passed]
            parts.append(text("about-duel-passed", count=len(passed), pieces=self.words.pieces(passed)))
        name = self.words.plain_seat(1 - self.choice.seat)
        left = [market[each] for each in found.left]
        if found.facing >= 0:
            parts.append(text("about-duel-left", name=name, count=len(left), pieces=self.words.pieces(left)))
        said = "<br>".join((*parts, about.said or about.markup))
        return replace(about, markup="<br><br>".join((about.markup, *parts)), rule="D-3.1", said=said)

    def beside_market(self, about: About, square: int) -> About:
        """Return an explanation that stands beside the market, level with a square, or below a market that is above the
        cloths.
        """
        places = self.layout.places
        board, tile = places.board, places.tile(square)
        if places.side.top >= board.bottom - 1:
            return replace(about, aside=board.copy())
        return replace(about, aside=trim(around((board.centerx, tile.centery), board.width, 2 * _FAR), right=4))

    def ankh(self) -> About:
        """Explain the Ankh: its direction and the tiles on its line."""
        state, words = self.layout.state, self.words
        if state.ankh < 0:
            return About(text("about-duel-ankh"), text("about-duel-ankh-off"), rule="D-2")
        if state.facing < 0:
            return About(text("about-duel-ankh"), text("about-duel-ankh-open"), rule="D-3.1a")
        line = members(self.tables.lines[state.ankh * 4 + state.facing] & state.filled)
        pieces = [state.market[square] for square in line]
        way = words.direction(state.facing)
        markup = text("about-duel-ankh-line", direction=way, count=len(pieces), pieces=words.pieces(pieces))
        return About(text("about-duel-ankh"), markup, rule="D-3.1")

    def direction(self, orientation: int) -> About:
        """Explain a direction of the Ankh: the tiles that it would offer the opponent."""
        state, words = self.layout.state, self.words
        line = members(self.tables.lines[state.ankh * 4 + orientation] & state.filled)
        pieces = [state.market[square] for square in line]
        name = words.plain_seat(1 - self.layout.view.to_move)
        markup = text("about-duel-left", name=name, count=len(pieces), pieces=words.pieces(pieces))
        return About(text("about-duel-turn", direction=words.direction(orientation)), markup, rule="D-3.1a")

    def icon(self) -> About:
        """Explain the choice between a tile and a Deben."""
        return About(text("about-duel-icon-title"), text("about-duel-icon-choice"), "back-deben", rule="D-3.1b")

    # Supplies

    def pile(self) -> About:
        """Explain the draw pile."""
        count = len(self.layout.state.pile)
        return About(text("about-duel-pile"), text("about-duel-pile-text", count=count), "back-black", rule="D-3.1c")

    def bag(self) -> About:
        """Explain the bag: how many Deben are in it, and which ones may be."""
        knowledge, tables = self.layout.view.knowledge, self.tables
        coins = sorted(members(knowledge.may_lie(BAG)), key=lambda coin: tables.coin_values[coin])
        markup = text("about-duel-bag-text", count=len(self.layout.state.bag))
        sure = knowledge.surely_lies(BAG)
        shown = tuple(Shown(self.words.face(coin), not sure >> coin & 1, self.words.label(coin)) for coin in coins)
        return About(text("about-duel-bag"), markup, galleries=(Gallery(shown),), rule="D-1.6")

    def pirogues(self) -> About:
        """Explain the Pirogues: how many are left, those the viewer knows, and those used."""
        known = members(self.layout.state.berths)
        used = self.faces(self.layout.used(), is_faded=True)
        galleries = (
            Gallery(self.faces(known), text("about-duel-pirogues-left")),
            Gallery(used, text("about-duel-pirogues-used"), has_used=True),
        )
        markup = text("about-duel-pirogues-text", count=self.layout.berths(), known=len(known))
        return About(text("about-duel-pirogues"), markup, "back-pirogue", galleries=galleries, rule="D-3.2")

    def finger(self) -> About:
        """Explain a Finger on a tile."""
        return About(text("pirogue-finger"), text("about-duel-finger"), "finger", rule=TOKEN_RULES[FINGER])

    # A seat

    def seat(self, seat: int) -> About:
        """Explain the panel of a seat."""
        layout, state, tables = self.layout, self.layout.state, self.tables
        sets = sum(set_points(tables, f, state.sets[seat * COUNT + f]) for f in range(COUNT))
        hidden = sum(1 for coin in layout.coins(seat) if coin < 0)
        markup = text(
            "about-duel-seat",
            sets=sets,
            deben=deben_points(tables, state, seat),
            pirogues=pirogue_points(tables, state, seat),
            hidden=hidden,
            held=layout.held_in_all(seat),
        )
        return About(self.words.plain_seat(seat), markup, rule="D-4.5")

    def set(self, seat: int, family: int) -> About:
        """Explain a sold set: its tiles and its value."""
        state, tables = self.layout.state, self.tables
        tiles = state.sets[seat * COUNT + family]
        title = text("about-duel-set-title", name=self.words.plain_seat(seat), family=self.words.family(family))
        if not tiles:
            return About(title, text("about-duel-set-none"), rule="D-3.2")
        markup = text(
            "about-duel-set",
            tiles=set_tiles(tables, tiles),
            scarabs=set_scarabs(tables, family, tiles),
            points=set_points(tables, family, tiles),
            blessed=(tiles & tables.token_masks[SCARABS]).bit_count(),
        )
        return About(title, markup, galleries=(Gallery(self.tiles(tiles)),), rule="D-4.5")

    def corruption(self, seat: int) -> About:
        """Explain the corruption of a seat; its owner sees the tiles."""
        layout = self.layout
        more = snakes(self.tables, layout.state, seat)
        is_own = seat == layout.viewer
        key = "about-duel-own-corruption" if is_own else "about-duel-corruption"
        markup = text(key, count=layout.under(seat), snakes=more)
        title = text("about-duel-corruption-title", name=self.words.plain_seat(seat))
        gallery = self.known(layout.state.corruption[seat], seat)
        return About(title, f"{markup} {self._balance()}", galleries=(gallery,), rule="D-3.1")

    def _balance(self) -> str:
        """Return the player who would draw Deben for less corruption as things stand, and their number (D-4.4)."""
        layout, tables = self.layout, self.tables
        first, second = (layout.under(seat) + snakes(tables, layout.state, seat) for seat in range(2))
        difference = abs(first - second)
        name = self.words.plain_seat(0 if first < second else 1)
        coins = 1 + difference // tables.corruption_step
        return text("about-duel-balance", name=name, difference=difference, coins=coins)

    def known(self, tiles: int, seat: int) -> Gallery:
        """Return the tiles of a seat that the viewer knows (D-7), with a heading for those of an opponent that were
        seen earlier.
        """
        is_plain = seat == self.layout.viewer or self.layout.view.to_move < 0
        return Gallery(self.tiles(tiles), "" if is_plain or not tiles else text("about-duel-seen"))

    def deben(self, seat: int) -> About:
        """Explain the Deben of a seat."""
        coins = self.layout.coins(seat)
        known = [coin for coin in coins if coin >= 0]
        worth = deben_points(self.tables, self.layout.state, seat)
        markup = text("about-duel-deben", count=len(coins), known=len(known), points=worth)
        title = text("about-duel-deben-title", name=self.words.plain_seat(seat))
        return About(title, markup, galleries=(Gallery(self.faces(known)),), rule="D-1.6")

    def backs(self, seat: int, back: int) -> About:
        """Explain the tiles with one colour of back in a hand."""
        count = self.layout.held(seat, back)
        key = "about-duel-backs-red" if back == RED else "about-duel-backs"
        name = self.words.plain_seat(seat)
        return About(
            text("about-duel-backs-title", name=name),
            text(key, count=count, back=self.words.back(back)),
            self.words.face(-1 - back),
            galleries=(self.known(self.layout.state.hands[seat] & self.tables.universe.back_masks[back], seat),),
            rule="D-7",
            name=figured(text("about-duel-backs-title", name=name), self.words.piece(-1 - back, count)),
        )
