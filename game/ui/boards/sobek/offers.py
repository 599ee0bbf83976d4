"""The buttons beside the table of Sobek, the question to the viewer, and what a move leaves to the next player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.locale import text
from game.rules.core.bits import members
from game.rules.core.game import Move
from game.rules.sobek import moves
from game.rules.sobek.scoring import scarabs, space_before
from game.rules.sobek.tables import AMULET, MERCHANT, SLOTS, TOKENS, Tables
from game.ui.boards.kit.choosing import SetValue
from game.ui.boards.kit.phrases import besides_taking
from game.ui.boards.kit.values import Control, Narrow, Offer, OfferKind, SetWorth, Submit, piece_id
from game.ui.boards.sobek.selection import OF_SEATS, TURN, Selection
from game.ui.boards.sobek.words import Words


def left_by_take(choice: Selection, words: Words, at: int) -> str:
    """Return in words the cards left to the next player by taking the card at place `at` of the quays; '' if the viewer
    cannot take now.
    """
    quays = choice.state.quays
    if choice.kind == moves.FETCH:
        return _left(choice, words, [*quays[:at], *quays[at + 1 :]])
    return _left(choice, words, quays[at + 1 :]) if choice.kind == TURN and choice.is_mine else ""


def left_as_it_is(choice: Selection, words: Words) -> str:
    """Return in words the cards that the next player can take after a move that takes nothing from the quays."""
    return _left(choice, words, choice.state.quays, key="about-leaves-unless")


def _left(choice: Selection, words: Words, quays: Sequence[int], key: str = "about-leaves") -> str:
    """Return what the next player can take from `quays`: the first card free, the others for corruption (S-3.1)."""
    state = choice.state
    if not quays:
        return text("about-leaves-delivery" if state.deck else "about-leaves-end")
    first, *others = quays[: choice.tables.reach]
    name, card = words.plain_seat((choice.seat + 1) % state.seats), words.card(first, has_article=True)
    return text(key, name=name, card=card, count=len(others), others=words.some(others))


STOP: Move = (moves.DONE,)


def offers(choice: Selection, words: Words) -> list[Offer]:
    """Return the buttons of all possible actions, the most important first."""
    if not choice.is_mine:
        return []
    if choice.kind in OF_SEATS:
        return _of_seats(choice, words)
    if choice.kind == moves.PURGE:
        return [_purge(choice, words, family) for family in choice.purges()]
    if choice.kind == moves.PROSPER:
        return [_prosper(choice, words, move[1]) for move in choice.legal]
    if choice.makes is None:
        return []
    if choice.cards:
        return _of_cards(choice, words, choice.makes)
    found = [_suggestion(choice, words, slot, cards) for slot, cards in choice.suggestions()]
    found += [_character(choice, words, move[1]) for move in choice.legal if move[0] == moves.PLAY]
    if choice.kind == moves.LAY:
        note = text("offer-done-note", count=choice.state.hands[choice.seat].bit_count())
        found.append(Offer("done", text("offer-done"), Submit(STOP), "quiet" if found else "primary", note))
    return found


def _of_seats(choice: Selection, words: Words) -> list[Offer]:
    if choice.kind == moves.STEAL:
        found = []
        for move in choice.thefts():
            label = text("offer-steal", name=words.plain_seat(move[1]), back=words.back(move[2]))
            found.append(Offer(f"steal.{move[1]}.{move[2]}", label, Submit(move)))
        if choice.victim is not None and len({move[1] for move in choice.legal}) > 1:
            found.append(Offer("clear", text("offer-other-rival"), Control.CANCEL, "plain"))
        return found
    key = f"offer-{moves.WORDS[choice.kind]}"
    return [
        Offer(
            f"who.{move[1]}", text(key, name=words.plain_seat(move[1])), Submit(move),
            note=_thrown_back(choice, move, "tray"), said=_thrown_back(choice, move, "said"),
        )
        for move in choice.legal
    ]  # fmt: skip


def _thrown_back(choice: Selection, move: Move, texts: str) -> str:
    """Return in words from where to where a Guild sends a marker back; '' for other decisions."""
    if move[0] != moves.GUILD:
        return ""
    before = choice.state.scores[move[1]]
    after = space_before(choice.tables, before, choice.state.stack[-1][2])
    return text(f"{texts}-guild", before=before, after=after)


def _purge(choice: Selection, words: Words, family: int) -> Offer:
    pile = choice.state.corruption[choice.seat] & choice.tables.families[family]
    label = text("offer-purge", count=pile.bit_count(), family=words.family(family))
    before = choice.state.corruption[choice.seat].bit_count()
    note = text("offer-note-corruption", before=before, after=before - pile.bit_count())
    return Offer(f"purge.{family}", label, Submit((moves.PURGE, family)), note=note)


def _prosper(choice: Selection, words: Words, slot: int) -> Offer:
    value = choice.value(slot, 0)
    more = choice.tables.prosperity_scarabs * value.count
    note = text("offer-gain", points=value.points + more, before=value.points)
    return Offer(
        f"prosper.{slot}", text("offer-prosper", family=words.family(slot)), Submit((moves.PROSPER, slot)), note=note
    )


def _suggestion(choice: Selection, words: Words, slot: int, cards: int) -> Offer:
    value = choice.value(slot, cards)
    family = _family_of(choice, cards)
    label = text("offer-suggest", count=cards.bit_count(), family=words.family(family))
    chosen = Narrow(replace(choice, cards=cards))
    name, gain = f"suggest.{slot}.{cards}", "" if choice.makes == moves.LAY else value.figure
    note, said = (_worth(value, choice.makes, texts) for texts in ("offer", "said"))
    return Offer(name, label, chosen, note=note, value=gain, said=said)


def _character(choice: Selection, words: Words, piece: int) -> Offer:
    """Return the offer to choose a character in hand, which shows its power."""
    role = words.role(piece)
    label = text("offer-character", name=text(f"card-{role}"))
    chosen, is_idle = Narrow(replace(choice, cards=1 << piece)), choice.is_wasted((moves.PLAY, piece))
    opponents = choice.state.seats - 1
    note = text("tray-idle") if is_idle else text(f"offer-{role}-note", opponents=opponents)
    return Offer(f"power.{piece}", label, chosen, note=note, tip=text(f"power-{role}"), is_warning=is_idle)


def _worth(value: SetValue, kind: int | None, texts: str) -> str:
    """Return what a set is worth: as an `offer` in figures, or as `said` with their units."""
    if kind == moves.LAY:
        return text(f"{texts}-worth-flat", points=value.points)
    return text(
        f"{texts}-worth-more" if value.before else f"{texts}-worth",
        cards=value.count,
        scarabs=value.worth,
        points=value.points,
        gain=value.gain,
    )


def worth_of(choice: Selection, slot: int, cards: int) -> SetWorth:
    """Return what the set in a slot is worth with cards added."""
    return _reckoned(choice.value(slot, cards))


def worth_in_hand(tables: Tables, cards: int) -> SetWorth:
    """Return what cards of one family in hand would be worth as a set of their own."""
    count, worth = cards.bit_count(), scarabs(tables, cards)
    return _reckoned(SetValue(count, worth, count * worth, before=0))


def _reckoned(value: SetValue) -> SetWorth:
    return SetWorth(value.gain, *(_worth(value, moves.SET, texts) for texts in ("offer", "said")))


def _family_of(choice: Selection, cards: int) -> int:
    named = cards & ~choice.tables.amulets
    return choice.tables.family[named.bit_length() - 1] if named else AMULET


def _of_cards(choice: Selection, words: Words, made: int) -> list[Offer]:
    """Return the actions with the cards chosen so far; `made` is the kind of move that they make."""
    found: list[Offer] = []
    chosen = members(choice.cards)
    if _has_power(choice):
        role, move = words.role(chosen[0]), (moves.PLAY, chosen[0])
        is_idle = choice.is_wasted(move)
        label = text("offer-waste" if is_idle else "offer-play", name=text(f"card-{role}"))
        note, tip = text("tray-idle" if is_idle else "offer-play-note"), text(f"power-{role}")
        if choice.tables.power[chosen[0]] != MERCHANT:
            tip = f"{tip} {left_as_it_is(choice, words)}"
        usual: OfferKind = "quiet" if is_idle else "primary"
        found.append(Offer(f"play.{chosen[0]}", label, Submit(move), usual, note, tip=tip, is_warning=is_idle))
    if made == moves.SHED:
        label = text("offer-shed", count=choice.shed_count)
        note = text("offer-shed-note", chosen=len(chosen), count=choice.shed_count)
        kind: OfferKind = "primary" if len(chosen) == choice.shed_count else "quiet"
        found.append(Offer("do", label, choice.submits((moves.SHED, choice.cards)), kind, note))
    elif not choice.is_lone_character:
        found += _of_sets(choice, words, made)
    found.append(Offer("clear", text("offer-clear", count=len(chosen)), Control.CANCEL, "plain"))
    return found


def _has_power(choice: Selection) -> bool:
    """Return whether a single character is chosen whose power may be used now."""
    chosen = members(choice.cards)
    return choice.kind == TURN and len(chosen) == 1 and (moves.PLAY, chosen[0]) in choice.legal


def _of_sets(choice: Selection, words: Words, made: int) -> list[Offer]:
    slots, count = choice.slots(), choice.cards.bit_count()
    family = _family_of(choice, choice.cards)
    if not slots:
        least = choice.tables.set_size if made in (moves.SET, moves.LAY) else 1
        too_few = choice.submits((made, family, choice.cards))
        return [Offer(f"do.{family}", text("offer-too-few", count=count, least=least), too_few)]
    found: list[Offer] = []
    for slot in slots:
        value = choice.value(slot, choice.cards)
        word = {moves.SET: "sell", moves.LAY: "lay", moves.ADD: "add"}[made]
        index = choice.seat * SLOTS + slot
        into = "" if not choice.state.sets[index] or made == moves.LAY else "-into"
        key = f"offer-{word}{into}"
        label = text(key, count=count, family=words.family(family), slot=words.family(slot))
        note, said = (_worth(value, made, texts) for texts in ("offer", "said"))
        gain = "" if made == moves.LAY else value.figure
        sale, tip = choice.submits((made, slot, choice.cards)), ""
        if made == moves.SET and (events := choice.view.knowledge.count(TOKENS)):
            left, tip = text("offer-note-event", count=events), text("about-event-choice")
            note, said = f"{note} · {left}", f"{said} · {left}"
        if made == moves.SET:
            tip = f"{tip} {left_as_it_is(choice, words)}".lstrip()
        kind: OfferKind = "primary" if not found else "quiet"
        found.append(Offer(f"do.{slot}", label, sale, kind, note, tip=tip, value=gain, said=said))
    return found


def prompt(choice: Selection, words: Words) -> str:
    """Return the question to the viewer, or the name of the player being waited for."""
    name, kind = words.plain_seat(choice.view.to_move), choice.kind
    word = "turn" if kind == TURN else moves.WORDS[kind]
    if not choice.is_mine:
        return text("prompt-wait-decision" if kind != TURN else "prompt-wait", name=name)
    kinds = {move[0] for move in choice.legal}
    also = besides_taking(moves.SET in kinds, moves.PLAY in kinds)
    args: dict[str, str | int] = {"name": name, "most": choice.tables.courtesan_cards, "also": also}
    if kind == moves.SHED:
        args["count"] = choice.shed_count
    if kind == moves.EVENT:
        args["count"] = choice.state.tokens.bit_count()
    if kind == moves.GRAB:
        args["other"] = words.plain_seat(choice.state.stack[-1][2])
    if kind == TURN and choice.is_lone_character:
        role = words.role(members(choice.cards)[0])
        return text("prompt-character", name=text(f"card-{role}"), power=text(f"power-{role}"))
    if _has_power(choice):
        return text("prompt-power-or-set")
    if kind in (TURN, moves.LAY) and choice.cards:
        word = ("selling" if choice.may_grow else "chosen") if choice.slots() else "choosing"
        return text(f"prompt-{word}", count=choice.cards.bit_count())
    if choice.legal == (STOP,):
        return text("prompt-lay-nothing")
    asked = text(f"prompt-{word}", **args)
    if kind == TURN and len(choice.state.quays) == 1 and not choice.state.deck:
        return text("prompt-last", prompt=asked)
    return asked


def targets_of(choice: Selection, move: Move) -> tuple[str, ...]:
    """Return the ids of the targets and offers that a move is made of; none for a Priest's discard and for stopping."""
    kind = move[0]
    if kind in (moves.TAKE, moves.FETCH):
        return (f"quay.{move[1]}",)
    if kind in (moves.SET, moves.LAY, moves.ADD):
        return (*(piece_id(piece) for piece in members(move[-1])), f"suggest.{move[1]}.{move[2]}")
    if kind == moves.SHED:
        return tuple(piece_id(piece) for piece in members(move[-1]))
    if kind == moves.PROSPER:
        return (f"set.{choice.seat}.{move[1]}",)
    if kind in OF_SEATS:
        return (f"seat.{move[1]}",)
    if kind in (moves.PURGE, moves.DONE):
        return ()
    named = piece_id(move[1])
    return (named, f"power.{move[1]}") if kind == moves.PLAY else (named,)
