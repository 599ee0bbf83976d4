"""The sheet over market or cloths: Pirogues to choose from, a pile looked at, or the choice between tile and Deben."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.components.load import load_game
from game.locale import text
from game.rules.core.bits import members
from game.rules.duel.moves import EXCHANGE, KEEP, PICK, USE
from game.rules.duel.state import DRAWN, ICON, VIZIER_TILE
from game.rules.duel.tables import BAG, FINGER, MUMMY, PYRAMID, SCARABS
from game.ui.boards.duel.layout import Layout
from game.ui.boards.duel.places import SAIL, SIDE
from game.ui.boards.duel.selection import Selection
from game.ui.boards.duel.targets import Fixture, OfferedPirogue, PiledTile
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Target, piece_id
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph, lay_out, lay_out_within
from game.ui.drawing.text import SMALL, SMALLEST, SUBHEADING, Style
from game.ui.layout import Edge, bounded, cut, grid, placed, trim
from game.ui.widgets.shell import Shell

_NAME = Style("sans", 16.5, bold=True, leading=1.15)
_CHOICE = Style("serif", 21, bold=True, leading=1.15)
_PAD = 14.0
_HEAD = 38.0
_GAP = 9.0
_BOAT = 74.0
_LEAST_COLUMN = 125.0
"""Below this width, for text of the usual size, Pirogues lie below each other, their words beside them."""
_ROW = 62.0
"""The height of a Pirogue with its words beside it, for text of the usual size."""
_LEAST_ROW = 36.0
"""The least height of such a row, in which its picture can still be told."""
_CLOSE, _LOW_BOAT, _WIDEST = 5.0, 60.0, 640.0
"""On the cloths: the gap between two Pirogues, the room for the picture of a low one, and the widest sheet for text of
the usual size.
"""
_ABREAST, _MANY, _LEAST_ABREAST = 2, 4, 225.0
"""On the cloths: how many Pirogues lie beside each other, from this number on, where each has this width for text of
the usual size.
"""
_BEHIND = 0.14
"""How far a second Pirogue of a kind looks out behind the first, of its size."""
_AROUND_WORDS, _LEAST_AROUND = 5.0, 2.0
"""The margins above and below the words beside a Pirogue, and the least ones."""
_ABOVE_CLOTH, _ABOVE_SETS = 2.0, 6.0
"""The gap between a sheet on the cloths and the viewer's portrait below it, and how far above the other seat's sets one
begins that leaves name and points in sight.
"""
_EYE = 34.0
"""The width of the eye."""
_BELOW = 3.0
"""The gaps below the name of a Pirogue and below its other words."""
_BESIDE = 10.0
"""The gaps on both sides of a Pirogue's words that lie beside it."""


Spread = OfferedPirogue | PiledTile | Fixture
"""A thing that the tray can hold."""


class Tray:
    """Choices spread over the market while a decision needs them; `cells` maps things to their places."""

    def __init__(self, layout: Layout, choice: Selection, brush: Brush, shell: Shell) -> None:
        self.layout = layout
        self.choice = choice
        self.brush = brush
        self.shell = shell
        text_size = shell.types.size
        self.tokens = [token for token in members(choice.tokens) if token == self._shown(token)]
        """The first Pirogue of each kind."""
        self.pile: list[int] = []
        if choice.is_mine and choice.kind == VIZIER_TILE:
            self.pile = sorted(members(layout.state.corruption[1 - choice.seat]), key=layout.order)
        self.is_stacked = False
        """Whether the Pirogues lie one below the other."""
        self.is_on_cloths = False
        """Whether the sheet lies over the players' cloths, so that the whole market is seen."""
        self._across, self._style = 1, SMALL
        """How many Pirogues lie beside each other, with their words beside them, and the style of these."""
        self.is_icon = choice.is_mine and choice.kind == ICON
        self.rect = pygame.FRect()
        self.cells: dict[Spread, pygame.FRect] = {}
        self._head = _HEAD * text_size
        if self.tokens:
            self._lay_tokens(text_size)
        elif self.pile:
            self._lay_pile()
        elif self.is_icon:
            self._lay_icon(text_size)

    @property
    def is_open(self) -> bool:
        """Whether the sheet lies on the table."""
        return bool(self.cells)

    # Layout

    def _sheet(self, width: float, height: float) -> None:
        """Take the cloths, the lower part of the other seat's cloth if they lie side by side, or the half of the market
        without the Ankh.
        """
        if self.is_on_cloths:
            self.rect = self._on_cloths(width, height)
            return
        board, state = self.layout.places.board, self.layout.state
        row = state.ankh // SIDE if state.ankh >= 0 else 0
        room = trim(board, top=2, bottom=2)
        self.rect = placed(room, width, min(height, board.height - 20), down=0.0 if row >= SIDE / 2 else 1.0)

    def _on_cloths(self, width: float, height: float) -> pygame.FRect:
        """Return the place of a sheet on the cloths: over sets and canal, right above the viewer's cloth, so that a low
        one leaves the other seat's name and points in sight; a high one covers its portrait whole.
        """
        places, rival = self.layout.places, 1 - self.layout.places.own
        cloth, first = places.seat(rival), places.portrait(rival).top
        bottom = cloth.bottom if places.are_abreast else places.portrait(places.own).top - _ABOVE_CLOTH
        top = bottom - height
        if top < places.sets(rival).top - _ABOVE_SETS:
            top, bottom = first, bottom if places.are_abreast else first + height
        return bounded(placed(cloth, width, 0.0), top=top, bottom=bottom)

    def _row(self, things: Sequence[Spread]) -> None:
        room = self._room
        self.cells |= zip(things, grid(room, len(things), room.height, len(things), (_GAP, _GAP)), strict=True)

    @property
    def _room(self) -> pygame.FRect:
        """The room for choices on the sheet, below its title."""
        return trim(self.rect.inflate(-2 * _PAD, -2 * _PAD), top=self._head - 8)

    def _lay_tokens(self, text_size: float) -> None:
        """Take the room that the words of every Pirogue need: on a cloth that the sheet covers in all its width, where
        no row of the market is hidden, or else on the market; on the middle of wider cloths only if that is too small.
        """
        things, places = [OfferedPirogue(token) for token in self.tokens], self.layout.places
        cloth = places.seat(0).width
        wide = min(cloth, _WIDEST * text_size)
        on_market = [(False, 1)]
        ways = [*(on_market if cloth > wide else ()), *((True, n) for n in self._abreast(wide, text_size)), *on_market]
        for self.is_on_cloths, self._across in ways:
            self.is_stacked = False
            if self.is_on_cloths:
                self._stack(things, wide)
                if places.cloths.inflate(2, 2).contains(self.rect) and self._holds_words():
                    return
            else:
                self._spread(things, places.board.width - 16, text_size)
                if self._holds_words():
                    return

    def _abreast(self, wide: float, text_size: float) -> tuple[int, ...]:
        """Return how many Pirogues may lie beside each other on a sheet of this width on the cloths, the best first."""
        is_broad = (wide - 2 * _PAD - _CLOSE) / _ABREAST >= _LEAST_ABREAST * text_size
        return (_ABREAST, 1) if is_broad and len(self.tokens) >= _MANY else (1,)

    def _alike(self, token: int) -> int:
        """Return the mask of the Pirogues to choose from that are like one of them."""
        return self.choice.tokens & self.layout.tables.token_masks[self.layout.tables.token_kind[token]]

    def _shown(self, token: int) -> int:
        """Return the Pirogue that lies on the sheet for all that are like this one."""
        alike = self._alike(token)
        return (alike & -alike).bit_length() - 1

    def _name(self, token: int) -> str:
        """Return the name of a Pirogue, with the number of those like it."""
        name, count = self.layout.words.piece(token), self._alike(token).bit_count()
        return text("tray-duel-alike", name=name, count=count) if count > 1 else name

    def _holds_words(self) -> bool:
        """Return whether the words of every Pirogue fit into its row, where they lie one below the other."""
        style = SMALL.sized(SMALLEST)
        cells = [(each.token, cell) for each, cell in self.cells.items() if isinstance(each, OfferedPirogue)]
        rows = ((self._words_beside(token, cell.width, style).height, cell.height) for token, cell in cells)
        return not self.is_stacked or all(needed + 2 * _LEAST_AROUND <= high for needed, high in rows)

    def _spread(self, things: Sequence[OfferedPirogue], wide: float, text_size: float) -> None:
        """Lay Pirogues beside each other on a sheet of this width, or below each other if it is too narrow."""
        if (wide - 2 * _PAD + _GAP) / len(things) - _GAP < _LEAST_COLUMN * text_size:
            self._stack(things, wide)
            return
        self._sheet(wide, 308.0 * text_size)
        self._row(things)
        needed = max(sum(part.height + _BELOW for part, _ in self._words(token)) for token in self.tokens)
        lacking = self.boat(self.tokens[0]).bottom + 5 + needed + 6 - self.cells[things[0]].bottom
        self._sheet(wide, self.rect.height + lacking)
        self._row(things)

    def _told(self, token: int) -> str:
        """Return the words about a Pirogue in one paragraph, its power on a line of its own where it has half the
        sheet.
        """
        head = [f"<b>{self._name(token)}</b>"]
        if self.choice.is_idle(token):
            head.append(f"<danger>{text('tray-duel-idle')}</danger>")
        elif outlook := self.outlook(token):
            head.append(f"<b>{outlook}</b>")
        help_ = text(load_game("duel").component_of(self.layout.words.face(token)).help)
        return (" · " if self._across == 1 else "<br>").join([" · ".join(head), help_])

    def outlook(self, token: int) -> str:
        """Return in words the effect that a Pirogue would have for its user now; '' where its description says it
        all.
        """
        choice, tables, words = self.choice, self.layout.tables, self.layout.words
        kind = tables.token_kind[token]
        if kind == SCARABS:
            sets = [move[2] for move in choice.legal if move[:2] == (USE, token) and len(move) > 2]
            gains = {family: tables.scarabs_bonus * self.layout.tiles_in(choice.seat, family) for family in sets}
            best = max(gains, key=lambda family: gains[family], default=-1)
            return text("tray-duel-scarabs", family=words.family(best), points=gains[best]) if best >= 0 else ""
        if kind == FINGER:
            most = max(choice.finger_passes(token).values(), default=0)
            return text("tray-duel-finger", count=most) if most else ""
        if kind == MUMMY:
            return text("tray-duel-mummy", count=choice.state.corruption[choice.seat].bit_count())
        return ""

    def _stack(self, things: Sequence[OfferedPirogue], wide: float) -> None:
        """Lay things below each other: on the cloths as high as their words need, on the market as far as it allows."""
        self.is_stacked = True
        size, gap = self.shell.types.size, _CLOSE if self.is_on_cloths else _GAP
        rows = [things[at : at + self._across] for at in range(0, len(things), self._across)]
        inner = wide - 2 * _PAD
        around, between = self._head - 8 + 2 * _PAD, gap * (len(rows) - 1)
        highs = [_ROW * size] * len(rows)
        if self.is_on_cloths:
            highs = self._heights(rows, inner, around + between)
        self._sheet(wide, around + between + sum(highs))
        rest = self._room
        share = (rest.height - between) / sum(highs)
        for row, high in zip(rows, highs, strict=True):
            place, rest = cut(rest, Edge.TOP, high * share, gap)
            self.cells |= zip(row, grid(place, len(row), place.height, len(row), (gap, gap)), strict=True)

    def _heights(self, rows: Sequence[Sequence[OfferedPirogue]], wide: float, around: float) -> list[float]:
        """Return the heights of rows of Pirogues of this width on the cloths, on a sheet with this room `around` them.

        The sheet lies between the other seat's points and the viewer's cloth; or it only ends above that, if need be
        with the smallest letters; or else right above its sets, so that it covers name and points whole; or it takes
        as much as its words need.
        """
        usual, least = (
            [max(self._row_height(each.token, self._cell(wide, row), style) for each in row) for row in rows]
            for style in (SMALL, SMALL.sized(SMALLEST))
        )
        between, above_cloth, above_sets, most = self._rooms
        rooms = (
            (between, usual), (above_cloth, usual), (above_cloth, least), (above_sets, usual), (above_sets, least)
        )  # fmt: skip
        for room, needed in rooms:
            self._style = SMALL if needed is usual else SMALL.sized(SMALLEST)
            spare = (room - around - sum(needed)) / len(rows)
            if spare >= 0.0:
                enough = room if room == above_sets else _ROW * self.shell.types.size
                return [max(each, min(enough, each + spare)) for each in needed]
        spare = (most - around - sum(least)) / len(rows)
        return [max(each, min(_ROW * self.shell.types.size, each + spare)) for each in least]

    @staticmethod
    def _cell(wide: float, row: Sequence[OfferedPirogue]) -> float:
        """Return the width of a Pirogue in a row of this width."""
        return (wide + _CLOSE) / len(row) - _CLOSE

    @property
    def _rooms(self) -> tuple[float, float, float, float]:
        """The heights of a sheet on the cloths between the other seat's points and the viewer's cloth, of one that ends
        above that cloth, above its sets, and at the end; on the other seat's cloth beside it, all but the last leave
        that name and those points in sight.
        """
        places = self.layout.places
        own, rival = places.own, 1 - places.own
        if places.are_abreast:
            sets = places.sets(rival).height
            return sets, sets, sets, places.seat(rival).height
        top, above = places.cloths.top + _ABOVE_CLOTH, places.portrait(own).top - _ABOVE_CLOTH
        between = above - places.sets(rival).top + _ABOVE_SETS
        return between, above + _ABOVE_CLOTH - top, places.sets(own).top - top, places.cloths.bottom - top

    def _row_height(self, token: int, wide: float, style: Style) -> float:
        """Return the height of a Pirogue of a width with its words beside it in a style."""
        return max(self._words_beside(token, wide, style).height + 2 * _AROUND_WORDS, _LEAST_ROW)

    def _words_beside(self, token: int, wide: float, style: Style) -> Paragraph:
        """Return the words about a Pirogue beside it in a style, on a place of a width."""
        room = wide - _LOW_BOAT - 2 * _BESIDE
        return lay_out(self._told(token), room, self.shell.types, self.shell.theme, style)

    def _words(self, token: int) -> list[tuple[Paragraph, str]]:
        """Return the lines below a Pirogue, each in its colour: its name, whether it has no effect, its power."""
        words, wide = self.layout.words, self.cells[OfferedPirogue(token)].width - 12
        name = (self._name(token), _NAME, "text")
        help_ = text(load_game("duel").component_of(words.face(token)).help)
        parts = [name, (help_, SMALL, "text")]
        if self.choice.is_idle(token):
            parts.insert(1, (text("tray-duel-idle"), SMALL, "danger"))
        elif outlook := self.outlook(token):
            parts.insert(1, (outlook, SMALL.bolder(), "good"))
        types, theme = self.shell.types, self.shell.theme
        return [(lay_out(markup, wide, types, theme, style, align=0.5), colour) for markup, style, colour in parts]

    def _lay_icon(self, text_size: float) -> None:
        self._sheet(min(self.layout.places.board.width - 60, 540.0 * text_size), 250.0 * text_size)
        self._row([Fixture.KEEP, Fixture.EXCHANGE])

    def _lay_pile(self) -> None:
        board = self.layout.places.board
        many = len(self.pile)
        across = min(many, 6)
        rows = -(-many // across)
        inside = board.width - 16 - 2 * _PAD
        side = min(92.0, (inside - _GAP * 5) / 6, (board.height - 40 - self._head - 2 * _PAD) / rows - _GAP)
        self._sheet(board.width - 16, rows * (side + _GAP) + self._head + 2 * _PAD - 4)
        block = placed(trim(self.rect, top=_PAD + self._head - 4), across * (side + _GAP) - _GAP, side, down=0.0)
        self.cells |= zip(map(PiledTile, self.pile), grid(block, across, side, many, (_GAP, _GAP)), strict=True)

    def boat(self, token: int) -> pygame.FRect:
        """Return where the picture of a Pirogue is on the sheet."""
        cell = self.cells.get(OfferedPirogue(self._shown(token)), self.rect)
        if self.is_stacked:
            lowest = min(self.cells[OfferedPirogue(each)].height for each in self.tokens)
            high = min(lowest - 8, (_LOW_BOAT - 8) * SAIL)
            return placed(trim(cell, left=8), high / SAIL, high, 0.0)
        return placed(trim(cell, top=10), _BOAT, _BOAT * SAIL, down=0.0)

    # What can be used

    @property
    def has_pyramid(self) -> bool:
        """Whether a Pyramid can be chosen, which opens all lines."""
        return any(self.is_pyramid(OfferedPirogue(token)) for token in self.tokens)

    def is_pyramid(self, thing: object) -> bool:
        """Return whether a thing is a Pyramid on the sheet."""
        return isinstance(thing, OfferedPirogue) and self.layout.tables.token_kind[thing.token] == PYRAMID

    @property
    def eye(self) -> pygame.FRect:
        """The place of the eye through which the market is seen."""
        return placed(trim(self.rect, right=10, top=6), _EYE, _EYE, 1.0, 0.0)

    def targets(self) -> list[Target]:
        """Return the places on the sheet that can be used, and the eye, which only shows the table below."""
        found = []
        for thing, cell in self.cells.items():
            match thing:
                case OfferedPirogue(token):
                    name = self._name(token)
                    found.append(Target(f"token.{token}", cell, thing, self.choice.use(token), name=name))
                case PiledTile(piece):
                    found.append(Target(piece_id(piece), cell, thing, self.choice.submits((PICK, piece))))
                case Fixture():
                    kind = KEEP if thing is Fixture.KEEP else EXCHANGE
                    does, name = self.choice.submits((kind,)), text(f"tray-duel-{thing.value}")
                    found.append(Target(thing.value, cell, thing, does, name=name, note=self._note(thing)))
        return [*found, Target("peek", self.eye, Fixture.PEEK, name=text("tray-duel-peek"))]

    @property
    def title(self) -> str:
        """The title of the sheet; '' while there is none."""
        key = "berth"
        if self.is_icon:
            key = "icon"
        elif self.pile:
            key = "pile"
        elif self.choice.kind == DRAWN:
            key = "drawn"
        rival = self.layout.words.plain_seat(1 - self.choice.seat)
        return text(f"tray-duel-{key}", name=rival, count=self.choice.tokens.bit_count()) if self.is_open else ""

    # Drawing

    def paint(self, canvas: Canvas, aimed: object) -> None:
        """Draw the sheet and its contents; while the eye is aimed at, only the eye, over the market."""
        is_peeking = aimed is Fixture.PEEK
        if not is_peeking:
            canvas.panel(self.rect, lift=22)
        canvas.disc(self.eye.center, _EYE / 2, "quiet_lit" if is_peeking else "quiet", line="panel_line", width=1.5)
        canvas.icon("eye", self.eye.center, _EYE * 0.62)
        if is_peeking:
            return
        at, room = (self.rect.centerx, self.rect.top + 10), self.rect.width - 2 * (_EYE + 16)
        style = canvas.types.fitted(self.title, SUBHEADING, room)
        canvas.text(self.title, at, style, align=0.5, width=room)
        for thing, cell in self.cells.items():
            self._paint_cell(canvas, thing, cell, is_aimed=thing == aimed)

    def _paint_cell(self, canvas: Canvas, thing: Spread, cell: pygame.FRect, *, is_aimed: bool) -> None:
        if isinstance(thing, PiledTile):
            rect = cell.move(0, -4) if is_aimed else cell
            canvas.box(rect.inflate(7, 7), "focus", radius=rect.width * 0.12)
            self.brush.face(canvas, self.layout.words.face(thing.piece), rect)
            return
        canvas.box(cell, "lit" if is_aimed else "field", radius=8, line="focus", width=3.5 if is_aimed else 2.0)
        if isinstance(thing, Fixture):
            self._paint_choice(canvas, thing, cell)
        else:
            self._paint_token(canvas, thing.token, cell)

    def _paint_token(self, canvas: Canvas, token: int, cell: pygame.FRect) -> None:
        boat, face = self.boat(token), self.layout.words.face(token)
        if self._alike(token).bit_count() > 1:
            aside = _BEHIND * boat.width
            rear = trim(boat, left=aside, bottom=aside)
            self.brush.face(canvas, face, rear)
            boat = rear.move(-aside, aside)
        self.brush.face(canvas, face, boat)
        if self.is_stacked:
            beside = self.boat(token).right - cell.left + _BESIDE
            room = trim(cell, left=beside, right=_BESIDE, top=_LEAST_AROUND, bottom=_LEAST_AROUND)
            words = lay_out_within(self._told(token), room.size, canvas.types, canvas.theme, self._style)
            canvas.paragraph(words, (room.left, room.centery - words.height / 2))
            return
        y = boat.bottom + 5
        with canvas.clip(bounded(trim(cell, left=6, right=6, bottom=2), top=y)):
            for part, colour in self._words(token):
                canvas.paragraph(part, (cell.left + 6, y), colour)
                y += part.height + _BELOW

    def _paint_choice(self, canvas: Canvas, thing: Fixture, cell: pygame.FRect) -> None:
        words, state = self.layout.words, self.layout.state
        side = min(84.0, cell.height * 0.46)
        place = placed(trim(cell, top=10), side, side, down=0.0)
        if thing is Fixture.KEEP:
            self.brush.face(canvas, words.face(state.taken.bit_length() - 1), place)
        else:
            coin = place.inflate(-side * 0.12, -side * 0.12)
            self.brush.face(canvas, "back-deben", coin)
        name = text(f"tray-duel-{thing.value}")
        style = canvas.types.fitted(name, _CHOICE, cell.width - 10)
        canvas.text(name, (cell.centerx, place.bottom + 6), style, align=0.5, width=cell.width)
        room = bounded(cell.inflate(-16, -8), top=place.bottom + 9 + canvas.types.line_height(_CHOICE))
        canvas.rich(self._note(thing), room, SMALL, align=0.5)

    def _note(self, thing: Fixture) -> str:
        """Return the possible values of a Deben, or the number of tiles in hand of the family just taken."""
        if thing is Fixture.EXCHANGE:
            low, high, mean = self.worth()
            return text("tray-duel-exchange-note", low=low, high=high, mean=round(mean, 1))
        tables, state = self.layout.tables, self.layout.state
        family = tables.family[state.taken.bit_length() - 1]
        held = (state.hands[self.choice.seat] & tables.families[family]).bit_count()
        return text("tray-duel-keep-note", count=held, family=self.layout.words.family(family))

    def worth(self) -> tuple[int, int, float]:
        """Return the lowest, the highest and the mean value of the Deben that may be in the bag."""
        knowledge, tables = self.layout.view.knowledge, self.layout.tables
        coins = members(knowledge.may_lie(BAG))
        shares = {coin: knowledge.chance_of(coin, BAG) for coin in coins}
        total = sum(shares.values()) or 1.0
        values = [tables.coin_values[coin] for coin in coins] or [0]
        mean = sum(tables.coin_values[coin] * share for coin, share in shares.items()) / total
        return min(values), max(values), mean
