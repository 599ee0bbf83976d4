"""The pieces that stand for a move of Sa-Rê beside its words, where nothing on the table does."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.core.game import Move
from game.rules.sare import moves, payment, tables
from game.ui.boards.kit.painting import Brush
from game.ui.boards.kit.values import Item
from game.ui.boards.sare.layout import TOKENS, Layout
from game.ui.boards.sare.sources import shown


def symbols_of(brush: Brush, layout: Layout, seat: int, move: Move) -> tuple[Item, ...]:
    """Return the resources, the tile, the caravan, the card or the obelisk that a move of `seat` is about; nothing for
    one that is about a place, or about nothing more.
    """
    kind, *args = move
    if kind in (moves.DEMOLISH, moves.ABANDON, moves.BUILD):
        return (_tile(brush, layout, seat, *args, is_built=kind == moves.DEMOLISH),)
    if kind == moves.PAY:
        asked = payment.asked(layout.state)
        house = [_tile(brush, layout, seat, tables.TRADES[asked], 0, is_built=True)] if args[1] else []
        return (*house, *_tokens(brush, [asked] * sum(args)))
    if kind == moves.REDEEM:
        return _caravan(brush, layout, seat), *_tokens(brush, args)
    if kind == moves.CHARTER:  # of each resource one source is the hand and one a token
        return (*_tokens(brush, [source % len(TOKENS) for source in args]), _caravan(brush, layout, seat))
    if kind in (moves.CONTINUE, moves.TEMPLE_LOOK):
        return (brush.lone("back-season"),)
    if kind == moves.STOP:
        return (brush.lone("obelisk-laid", (("seat", seat + 1),)),)
    return _tokens(brush, _resources(move))


def _resources(move: Move) -> list[int]:
    """Return the resources that a move keeps, pays, takes or swaps in, each as often as there are of it."""
    kind, *args = move
    if kind == moves.DISCOUNT:
        return args
    if kind == moves.PAY_GOLD:
        return [tables.GOLD]
    amounts = args if kind == moves.KEEP else args[1:] if kind == moves.SWAP else []
    return [resource for resource, many in enumerate(amounts) for _ in range(many)]


def _tokens(brush: Brush, resources: Iterable[int]) -> tuple[Item, ...]:
    return tuple(brush.lone(TOKENS[resource]) for resource in resources)


def _tile(brush: Brush, layout: Layout, seat: int, tile: int, space: int, *, is_built: bool) -> Item:
    face, side, extra = layout.tile_face(seat, tile, space, is_built)
    return brush.lone(face, extra, side)


def _caravan(brush: Brush, layout: Layout, seat: int) -> Item:
    return brush.lone(*shown("caravan", seat, is_painted=layout.places.is_painted))
