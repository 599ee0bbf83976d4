"""The buttons beside the table of the duel, and the question to the viewer."""

from __future__ import annotations

from dataclasses import replace

from game.locale import text
from game.rules.core.bits import members
from game.rules.core.game import Move
from game.rules.duel.legal import can_open
from game.rules.duel.moves import DISCARD, EXCHANGE, KEEP, ORIENT, PICK, PLAY, REFILL, SELL, TAKE
from game.rules.duel.state import BERTH, TURN
from game.rules.duel.tables import BERTHS, COUNT, COURTESAN, MERCHANT, SCARABS, THIEF
from game.ui.boards.duel.layout import square_id
from game.ui.boards.duel.selection import DECISIONS, OF_TURN, Selection, suggestions, value
from game.ui.boards.duel.words import Words
from game.ui.boards.kit.choosing import SetValue
from game.ui.boards.kit.phrases import besides_taking
from game.ui.boards.kit.values import Control, Narrow, Offer, OfferKind, SetWorth, Submit, piece_id


def offers(choice: Selection, words: Words) -> list[Offer]:
    """Return the buttons of all possible actions, the most important first."""
    if not choice.is_mine:
        return []
    if choice.token is not None:
        other = Offer("clear", text("offer-duel-other-token"), Control.CANCEL, "plain")
        return [*_blessings(choice, words, choice.token), other]
    if choice.character is not None:
        return _of_power(choice, words, choice.character)
    if choice.makes == DISCARD:
        return _discard(choice)
    if choice.kind not in OF_TURN:
        return []
    if choice.cards:
        return _of_tiles(choice, words)
    found = []
    if (REFILL,) in choice.legal:
        note, tip = text("offer-duel-refill-note"), text("about-duel-refill")
        found.append(Offer("refill", text("offer-duel-refill"), Submit((REFILL,)), "primary", note, tip=tip))
    for family, tiles in suggestions(choice):
        label = text("offer-duel-suggest", count=tiles.bit_count(), family=words.family(family))
        chosen = Narrow(replace(choice, cards=tiles))
        worth = value(choice, family, tiles)
        name = f"suggest.{family}.{tiles}"
        note, said = (_worth(worth, texts) for texts in ("offer", "said"))
        found.append(Offer(name, label, chosen, note=note, value=worth.figure, said=said))
    for character in choice.playable():
        label = text("offer-duel-play", name=words.character(character))
        role, is_idle = words.role(character), choice.is_idle_character(character)
        note, tip = text("tray-duel-idle" if is_idle else f"offer-duel-note-{role}"), text(f"power-duel-{role}")
        play = choice.play(character)
        found.append(Offer(f"power.{character}", label, play, note=note, tip=tip, is_warning=is_idle))
    return found


def worth_of(choice: Selection, family: int, tiles: int) -> SetWorth:
    """Return what the set of a family is worth with tiles added: how its points come about, of a larger one only the
    points gained.
    """
    worth = value(choice, family, tiles)
    words = worth.figure if worth.before else _worth(worth, "offer")
    return SetWorth(worth.gain, words, _worth(worth, "said"))


def worth_taken(choice: Selection, piece: int) -> SetWorth | None:
    """Return what a tile taken makes the set of its family in hand worth; None if these are not enough for one."""
    state, tables = choice.state, choice.tables
    if piece < 0 or piece in tables.powers or tables.wild >> piece & 1:
        return None
    family = tables.family[piece]
    tiles = state.hands[choice.seat] & tables.families[family] | 1 << piece
    has_set = state.sets[choice.seat * COUNT + family] or can_open(tables, state, family, tiles)
    return worth_of(choice, family, tiles) if has_set and tiles.bit_count() >= tables.set_size else None


def _worth(found: SetValue, texts: str) -> str:
    """Return what a set is worth: as an `offer` in figures, or as `said` with their units."""
    key = f"{texts}-duel-worth-more" if found.before else f"{texts}-duel-worth"
    return text(key, tiles=found.count, scarabs=found.worth, points=found.points, gain=found.gain)


def _blessings(choice: Selection, words: Words, token: int) -> list[Offer]:
    """Return the sets that Scarabs can be put on."""
    if choice.tables.token_kind[token] != SCARABS:
        return []
    found = []
    for move in choice.uses():
        worth = value(choice, move[2], 1 << token)
        note = text("offer-duel-becomes", before=worth.before, points=worth.points)
        label = text("offer-duel-bless", family=words.family(move[2]))
        found.append(Offer(f"bless.{move[2]}", label, choice.submits(move), note=note))
    return found


def _of_power(choice: Selection, words: Words, character: int) -> list[Offer]:
    """Return the possible subjects of a character's power, or the second press that one without effect needs."""
    found, power = [], choice.power
    if choice.is_idle_character(character):
        label, tip = text("offer-duel-waste", name=words.character(character)), text("offer-duel-power-note")
        waste = Submit((PLAY, character))
        found = [Offer(f"waste.{character}", label, waste, note=text("tray-duel-idle"), tip=tip, is_warning=True)]
    elif power == COURTESAN:
        found = _of_families(choice, words)
    elif power == THIEF:
        found = [
            Offer(f"back.{back}", text("offer-duel-steal", back=words.back(back)), Submit((PLAY, character, back)))
            for back in choice.targets()
        ]
    elif power != MERCHANT:
        pile = choice.state.corruption[choice.seat]
        for family in choice.targets():
            count = (pile & choice.tables.families[family]).bit_count()
            label = text("offer-duel-purge", count=count, family=words.family(family))
            before, after = pile.bit_count(), pile.bit_count() - count
            note = text("offer-duel-becomes", before=before, points=after)
            said = text("offer-note-corruption", before=before, after=after)
            found.append(Offer(f"purge.{family}", label, Submit((PLAY, character, family)), note=note, said=said))
    return [*found, Offer("clear", text("offer-duel-clear"), Control.CANCEL, "plain")]


def _of_families(choice: Selection, words: Words) -> list[Offer]:
    """Return the sets that the chosen tiles may go to."""
    count = choice.cards.bit_count()
    found: list[Offer] = []
    word = "sell" if choice.makes == SELL else "add"
    for family in choice.families():
        is_new = not choice.state.sets[choice.seat * COUNT + family]
        key = f"offer-duel-{word}" if is_new else f"offer-duel-{word}-into"
        label = text(key, count=count, family=words.family(family))
        kind: OfferKind = "primary" if not found else "quiet"
        worth, does = value(choice, family, choice.cards), choice.submits(choice.of_family(family))
        (note, said), tip = (_worth(worth, texts) for texts in ("offer", "said")), ""
        if choice.makes == SELL and (left := choice.view.knowledge.count(BERTHS)):
            pirogues, tip = text("offer-duel-note-pirogue", count=left), text("about-duel-sale")
            note, said = f"{note} · {pirogues}", f"{said} · {pirogues}"
        if choice.makes == SELL:
            tip = f"{tip} {_left(choice, words)}".strip()
        found.append(Offer(f"do.{family}", label, does, kind, note, tip=tip, value=worth.figure, said=said))
    return found


def _left(choice: Selection, words: Words) -> str:
    """Return what a move that takes nothing leaves to the opponent on the Ankh's line; empty where it has none."""
    state = choice.state
    if state.ankh < 0 or state.facing < 0:
        return ""
    line = members(choice.tables.lines[state.ankh * 4 + state.facing] & state.filled)
    pieces = words.pieces(state.market[square] for square in line)
    return text("about-duel-left-unless", name=words.plain_seat(1 - choice.seat), count=len(line), pieces=pieces)


def _of_tiles(choice: Selection, words: Words) -> list[Offer]:
    """Return the actions with the tiles chosen so far."""
    found: list[Offer] = []
    chosen = members(choice.cards)
    if len(chosen) == 1 and chosen[0] in choice.playable():
        label = text("offer-duel-power", name=words.character(chosen[0]))
        play, is_idle = choice.play(chosen[0]), choice.is_idle_character(chosen[0])
        note, tip = (
            text("tray-duel-idle" if is_idle else "offer-duel-power-note"),
            text(f"power-duel-{words.role(chosen[0])}"),
        )
        if choice.tables.powers[chosen[0]] != MERCHANT:
            tip = f"{tip} {_left(choice, words)}".rstrip()
        usual: OfferKind = "quiet" if is_idle else "primary"
        found.append(Offer(f"power.{chosen[0]}", label, play, usual, note, tip=tip, is_warning=is_idle))
    sales = _of_families(choice, words)
    if not sales:
        family = _named(choice)
        label = text("offer-duel-too-few", count=len(chosen), least=choice.tables.set_size)
        sales = [Offer(f"do.{family}", label, choice.submits(choice.of_family(family)))]
    return [*found, *sales, Offer("clear", text("offer-duel-put-back", count=len(chosen)), Control.CANCEL, "plain")]


def _named(choice: Selection) -> int:
    """Return the family of the chosen tiles, the first one if all are wild."""
    named = members(choice.cards & ~choice.tables.wild)
    return choice.tables.family[named[0]] if named else 0


def _discard(choice: Selection) -> list[Offer]:
    chosen, needed = choice.cards.bit_count(), choice.discards
    note = text("offer-duel-discard-note", chosen=chosen, count=needed)
    kind: OfferKind = "primary" if chosen == needed else "quiet"
    discard = choice.submits((DISCARD, choice.cards))
    found = [Offer("discard", text("offer-duel-discard", count=needed), discard, kind, note)]
    if chosen:
        found.append(Offer("clear", text("offer-duel-put-back", count=chosen), Control.CANCEL, "plain"))
    return found


def prompt(choice: Selection, words: Words) -> str:
    """Return the question to the viewer, or the name of the player being waited for."""
    seat = choice.view.to_move
    name = words.plain_seat(seat)
    word = DECISIONS[choice.kind]
    if not choice.is_mine:
        return text("prompt-wait" if choice.kind in OF_TURN else "prompt-wait-decision", name=name)
    if choice.token is not None:
        return text("prompt-duel-put-finger" if choice.is_placing_finger else "prompt-duel-put-scarabs")
    if choice.character is not None:
        role = words.role(choice.character)
        if choice.is_idle_character(choice.character):
            return text("prompt-duel-idle", name=words.character(choice.character))
        return text(f"prompt-duel-{role}", name=words.plain_seat(1 - seat), most=choice.tables.courtesan_tiles)
    if choice.kind in OF_TURN and choice.cards:
        return _of_selling(choice, words)
    if choice.kind == BERTH:
        return text("prompt-duel-berth", count=choice.tokens.bit_count())
    kinds = {move[0] for move in choice.legal}
    also = besides_taking(SELL in kinds, PLAY in kinds)
    if choice.kind in OF_TURN and REFILL in kinds:
        return text("prompt-duel-empty-line" if choice.kind == TURN else "prompt-duel-pyramid-empty", also=also)
    if choice.kind in OF_TURN and TAKE not in kinds:
        return text("prompt-duel-no-take", also=also)
    args: dict[str, str | int] = {"name": words.plain_seat(1 - seat), "also": also}
    if choice.makes == DISCARD:
        args["count"] = choice.discards
    return text(f"prompt-duel-{word}", **args)


def _of_selling(choice: Selection, words: Words) -> str:
    """Return the sale of the tiles chosen so far in words."""
    chosen = members(choice.cards)
    may_grow = choice.may_grow
    if len(chosen) == 1 and chosen[0] in choice.playable():
        if may_grow:
            return text("prompt-duel-power-or-sale")
        role = words.role(chosen[0])
        return text("prompt-character", name=words.character(chosen[0]), power=text(f"power-duel-{role}"))
    if choice.families():
        return text("prompt-duel-selling" if may_grow else "prompt-duel-chosen", count=len(chosen))
    return text("prompt-duel-choosing", count=len(chosen))


def targets_of(choice: Selection, move: Move) -> tuple[str, ...]:
    """Return the ids of the targets and offers that a move is made of."""
    kind = move[0]
    if kind == TAKE:
        return (square_id(move[1]),)
    if kind == REFILL:
        return ("ankh", "pile", "refill")
    if kind in (SELL, DISCARD):
        pieces = tuple(piece_id(piece) for piece in members(move[-1]))
        return (*pieces, f"suggest.{move[1]}.{move[2]}") if kind == SELL else pieces
    if kind == ORIENT:
        return (f"turn.{move[1]}.0", f"turn.{move[1]}.1")
    if kind in (KEEP, EXCHANGE):
        return ("keep",) if kind == KEEP else ("exchange",)
    if kind == PICK:
        return (piece_id(move[1]),)
    if kind == PLAY:
        found = [piece_id(move[1]), f"power.{move[1]}"]
        if len(move) == 2:
            found.append(f"waste.{move[1]}")
        elif len(move) == 4:
            found += [piece_id(piece) for piece in members(move[3])]
        else:
            power = choice.tables.powers[move[1]]
            about = {MERCHANT: (square_id(move[2]),), THIEF: (f"back.{move[2]}", f"back.{1 - choice.seat}.{move[2]}")}
            found += about.get(power, (f"purge.{move[2]}",))
        return tuple(found)
    found = [f"token.{move[1]}"]
    if len(move) == 3:
        is_scarabs = choice.tables.token_kind[move[1]] == SCARABS
        found.append(f"set.{choice.seat}.{move[2]}" if is_scarabs else square_id(move[2]))
    return tuple(found)
