"""Characters that would be spent for nothing: they say so, and ask for a second press."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from game import registry
from game.components.load import numbers
from game.match.position import Position
from game.match.seats import human
from game.rules.core.chance import seeded
from game.rules.core.game import Game, Setup, View
from game.rules.core.state import State
from game.rules.duel import moves as duel_moves
from game.rules.duel import tables as duel_tables
from game.rules.duel.game import Duel
from game.rules.sobek import moves as sobek_moves
from game.rules.sobek import tables as sobek_tables
from game.rules.sobek.game import Sobek
from game.rules.sobek.powers import open_families
from game.rules.sobek.state import cards_held, cards_under
from game.ui.boards.duel.offers import offers as duel_offers
from game.ui.boards.duel.offers import prompt as duel_prompt
from game.ui.boards.duel.selection import Selection as DuelSelection
from game.ui.boards.duel.words import Words as DuelWords
from game.ui.boards.kit.values import Narrow, Offer, Submit
from game.ui.boards.sobek.offers import offers as sobek_offers
from game.ui.boards.sobek.selection import Selection as SobekSelection
from game.ui.boards.sobek.words import Words as SobekWords

PEOPLE = [human("Anna"), human("Nefer"), human("Ramose")]


def views(game: Game[State], play: int, seats: int, games: int) -> Iterator[View[State]]:
    """Yield what the seat to move sees wherever it may `play` a character in random games."""
    for seed in range(games):
        rng = random.Random(seed)
        position = Position(game, Setup(seats), seeded(rng))
        while position.to_move >= 0:
            if any(move[0] == play for move in game.legal(position.state)):
                yield position.view(position.to_move)
            position.play(game.sample(position.state, seeded(rng)), seeded(rng))


def idle_in_the_duel(game: Duel, view: View, character: int) -> bool:
    """Return whether a character does nothing now, power by power as the rulebook says (D-5)."""
    t, state, seat = game.tables, view.state, view.viewer
    knowledge = view.knowledge
    match t.powers[character]:
        case duel_tables.QUEEN:
            return not state.pile
        case duel_tables.VIZIER:
            return not knowledge.count(duel_tables.CORRUPTION + 1 - seat)
        case duel_tables.THIEF:
            return not knowledge.count(duel_tables.HAND + 1 - seat)
        case duel_tables.MERCHANT:
            return not state.filled
        case duel_tables.PRIEST | duel_tables.PRIESTESS:
            return not state.corruption[seat]
        case duel_tables.SCRIBE:
            return knowledge.count(duel_tables.HAND + 1 - seat) <= t.hand_limit
        case duel_tables.ARCHITECT:
            return False
    others = state.hands[seat] & ~(1 << character)
    sold = [family for family in range(duel_tables.COUNT) if state.sets[seat * duel_tables.COUNT + family]]
    return not any(others & (t.families[family] | t.families[duel_tables.STATUE]) for family in sold)


def idle_in_sobek(game: Sobek, view: View, character: int) -> bool:
    """Return whether a character does nothing now, power by power as the rulebook says (S-5)."""
    t, state, seat = game.tables, view.state, view.viewer
    rivals = [other for other in range(state.seats) if other != seat]
    match t.power[character]:
        case sobek_tables.QUEEN:
            return not state.deck
        case sobek_tables.PRIEST:
            return not state.corruption[seat] & ~t.amulets
        case sobek_tables.THIEF:
            return not any(cards_held(state, rival) for rival in rivals)
        case sobek_tables.SCRIBE:
            return all(cards_held(state, rival) <= t.hand_limit for rival in rivals)
        case sobek_tables.VIZIER:
            return not any(cards_under(state, rival) for rival in rivals)
        case sobek_tables.COURTESAN:
            left = state.hands[seat] & ~(1 << character)
            return not any(left & cards for _, cards in open_families(t, state, seat))
    return False


def powers(offers: list[Offer]) -> dict[int, Offer]:
    """Return the answers that begin with a character in hand."""
    return {int(each.id.split(".")[1]): each for each in offers if each.id.startswith("power.")}


@pytest.mark.rule("D-3.3")
def test_a_character_of_the_duel_without_effect_says_so_and_needs_a_second_press() -> None:
    game = registry.make("duel", numbers("duel"))
    assert isinstance(game, Duel)
    words, met = DuelWords(game.tables, PEOPLE[:2]), Counter[tuple[int, bool]]()
    for view in views(game, duel_moves.PLAY, 2, 30):
        choice = DuelSelection(game, view)
        for character, offer in powers(duel_offers(choice, words)).items():
            is_idle = idle_in_the_duel(game, view, character)
            met[game.tables.powers[character], is_idle] += 1
            assert offer.is_warning == (offer.note == "no effect") == is_idle
            if not is_idle:
                continue
            assert isinstance(offer.does, Narrow)
            narrowed = offer.does.selection
            assert isinstance(narrowed, DuelSelection)
            again, back = duel_offers(narrowed, words)
            assert (again.note, again.is_warning) == ("no effect", True)
            assert again.does == Submit((duel_moves.PLAY, character))
            assert again.kind != "primary"
            assert back.id == "clear"
            assert duel_prompt(narrowed, words).startswith("No effect: ")
    idle = {power for power, is_idle in met if is_idle}
    assert {duel_tables.COURTESAN, duel_tables.SCRIBE, duel_tables.PRIEST, duel_tables.VIZIER} <= idle
    assert {power for power, is_idle in met if not is_idle} == set(game.tables.powers.values())


@pytest.mark.rule("S-3.2")
def test_a_character_of_sobek_without_effect_says_so_twice() -> None:
    game = registry.make("sobek", numbers("sobek"))
    assert isinstance(game, Sobek)
    met = Counter[tuple[int, bool]]()
    for seats in (2, 3):
        words = SobekWords(game.tables, PEOPLE[:seats])
        for view in views(game, sobek_moves.PLAY, seats, 6):
            choice = SobekSelection(game, view)
            for character, offer in powers(sobek_offers(choice, words)).items():
                is_idle = idle_in_sobek(game, view, character)
                met[game.tables.power[character], is_idle] += 1
                assert offer.is_warning == (offer.note == "no effect") == is_idle
                assert isinstance(offer.does, Narrow)
                narrowed = offer.does.selection
                assert isinstance(narrowed, SobekSelection)
                use = next(each for each in sobek_offers(narrowed, words) if each.id == f"play.{character}")
                assert (use.does, use.is_warning) == (Submit((sobek_moves.PLAY, character)), is_idle)
                assert (use.kind == "primary") != is_idle
    idle = {power for power, is_idle in met if is_idle}
    assert {sobek_tables.COURTESAN, sobek_tables.SCRIBE, sobek_tables.VIZIER} <= idle
    assert {power for power, is_idle in met if not is_idle} >= {*game.tables.power.values()} - {sobek_tables.MERCHANT}
