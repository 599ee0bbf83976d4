"""The question to the viewer names the possible actions, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame
import pytest

from game import locale
from game.rules.core.bits import members
from game.rules.core.game import Refusal
from game.rules.duel import moves as duel
from game.rules.duel.state import BERTH
from game.rules.sare.tables import BARRACKS_BIT, MARKET_BIT, TEMPLE_BIT
from game.rules.sobek import moves as sobek
from game.ui.boards.kit.values import Control, Narrow, Offer, Refuse, Submit, TableShape
from game.ui.table.areas import divide
from game.ui.table.ask.action_panel import ActionPanel
from game.ui.table.ask.offer_buttons import OfferButton
from game.ui.table.ask.second_click import SecondClick
from game.ui.widgets.scroll import ScrollArea
from game.ui.window.input import Action, PointerDown, PointerMove, PointerUp
from tests.sparing import ONE_NOW, one_now
from tests.ui.boards.sare.table import SaReTable
from tests.ui.drawn import drawing
from tests.ui.tables import Table, settle, use


@pytest.mark.parametrize(
    ("game", "sells", "plays"),
    [("sobek", sobek.SET, sobek.PLAY), ("duel", duel.SELL, duel.PLAY)],
    ids=["sobek", "duel"],
)
def test_a_turn_is_asked_for_what_can_be_done(game: str, sells: int, plays: int) -> None:
    table = Table(2, 0, game=game, seed="asked", confirm_handover=False)
    chance, seen = random.Random(6), set()
    while table.match.to_move >= 0:
        settle(table)
        view = table.match.view(table.match.to_move)
        words = table.scene.presenter.prompt()
        if words.startswith(("Take ", "Empty line", "Nothing left")) and "centre" not in words:
            kinds = {move[0] for move in view.legal}
            assert ("sell" in words or "play a set" in words, "character" in words) == (
                sells in kinds,
                plays in kinds,
            ), words
            seen.add((sells in kinds, plays in kinds))
        table.match.submit(table.match.to_move, chance.choice(view.legal), table.match.ply)
    assert len(seen) == 4


def test_another_turn_and_the_last_card_of_a_round_are_told() -> None:
    """Nothing beside the question said that Flood gives another turn, or that taking the card ends the round."""
    table = Table(2, 0, seed="flood", confirm_handover=False)
    match, chance = table.match, random.Random(2)
    told = {"Another turn. ": 0, " The last card ends the round.": 0}
    for _ in range(400):
        seat = match.to_move
        if seat < 0:
            break
        table.look_as(seat)
        words, state = table.scene.mode.prompts.prompt(), table.state
        turn, last = told
        before = " ".join(line.markup for line in table.scene.presenter.sentences(match.facts(seat, match.ply)[0]))
        is_flood = "chooses Flood" in before
        assert words.startswith(turn) == is_flood, (words, before)
        assert words.endswith(last) == (len(state.quays) == 1 and not state.deck and words.startswith(("Take", turn)))
        told[turn] += is_flood
        told[last] += words.endswith(last)
        legal = match.view(seat).legal
        floods = [move for move in legal if table.scene.presenter.say(move) == "Choose Flood"]
        first = [move for move in legal if move == (sobek.TAKE, 0)] if not state.deck else []
        match.submit(seat, chance.choice(floods or first or legal), match.ply)
    assert all(told.values())


@pytest.mark.parametrize(("game", "sells"), [("sobek", sobek.SET), ("duel", duel.SELL)], ids=["sobek", "duel"])
def test_a_set_that_is_offered_is_sold_by_the_same_key_twice(game: str, sells: int) -> None:
    table = Table(2, 0, game=game, seed="twice", confirm_handover=False)
    chance = random.Random(6)
    for _ in range(300):
        settle(table)
        offered = [offer.id for offer in table.scene.presenter.offers() if offer.id.startswith("suggest")]
        if offered:
            break
        moves = table.match.view(table.match.to_move).legal
        takes = [move for move in moves if move[0] != sells]
        table.match.submit(table.match.to_move, chance.choice(takes or moves), table.match.ply)
    seat, ply = table.match.to_move, table.match.ply
    table.scene.is_focus_shown = True
    table.scene.focus_name(offered[0])
    table.key(Action.ACTIVATE)
    assert table.match.ply == ply
    assert table.scene.focused is not None
    assert table.scene.focused.name.startswith("do.")
    table.key(Action.ACTIVATE)
    assert table.match.decision(ply + 1)[0] == seat
    assert table.match.decision(ply + 1)[1][0] == sells


@pytest.mark.rule("D-3.2")
def test_more_tiles_are_asked_for_only_if_there_are_any() -> None:
    table = Table(2, 0, game="duel", seed="asked", confirm_handover=False)
    chance, seen = random.Random(6), set()
    while table.match.to_move >= 0:
        settle(table)
        view, presenter = table.match.view(table.match.to_move), table.scene.presenter
        hand = view.state.hands[table.match.to_move]
        for offer in [each.id for each in presenter.offers() if each.id.startswith("suggest")]:
            use(presenter, offer)
            family, tiles = (int(part) for part in offer.split(".")[1:])
            more = any(
                table.match.game.refusal(view.state, (duel.SELL, family, tiles | 1 << piece)) is None
                for piece in range(hand.bit_length())
                if hand & ~tiles & 1 << piece
            )
            last = "Add more, or sell." if more else "Sell them?"
            assert presenter.prompt() == f"{tiles.bit_count()} tiles chosen. {last}"
            seen.add(more)
            presenter.cancel()
        table.match.submit(table.match.to_move, chance.choice(view.legal), table.match.ply)
    assert len(seen) == 2


@pytest.mark.parametrize(
    ("game", "chosen", "words"),
    [
        ("duel", 1, "1 tile chosen. Add more of its family"),
        ("duel", 2, "2 tiles chosen. Add more of the family"),
        ("sobek", 1, "1 card chosen. Add more of its family"),
        ("sobek", 2, "2 cards chosen. Add more of the family"),
    ],
)
def test_too_few_are_not_said_to_be_enough_for_a_sale(game: str, chosen: int, words: str) -> None:
    table = Table(2, 0, game=game, seed="asked", confirm_handover=False)
    chance = random.Random(6)
    while True:
        settle(table)
        seat, presenter = table.match.to_move, table.scene.presenter
        offered = [each.id for each in presenter.offers() if each.id.startswith("suggest")]
        if offered:
            break
        table.match.submit(seat, chance.choice(table.match.view(seat).legal), table.match.ply)
    use(presenter, offered[0])
    pieces = members(presenter.choice.cards)  # type: ignore[attr-defined]
    for piece in pieces[chosen:]:
        use(presenter, f"p{piece}")
    assert presenter.prompt().startswith(words)
    assert "sell" not in presenter.prompt()


@pytest.mark.parametrize(("game", "seed"), [("sobek", "2"), ("duel", "0")])
def test_a_lone_character_of_a_family_is_offered_for_its_power_and_for_a_set(game: str, seed: str) -> None:
    table = Table(2, 0, game=game, seed=seed, confirm_handover=False)
    chance, words = random.Random(3), ""
    while not words.startswith("Play this character"):
        settle(table)
        seat, presenter = table.match.to_move, table.scene.presenter
        view = table.match.view(seat)
        for piece in sorted({move[1] for move in view.legal if move[0] == (sobek if game == "sobek" else duel).PLAY}):
            use(presenter, f"p{piece}")
            words = presenter.prompt()
            if words.startswith("Play this character"):
                break
            presenter.cancel()
        else:
            table.match.submit(seat, chance.choice(view.legal), table.match.ply)
    offers = {offer.id.partition(".")[0]: offer for offer in presenter.offers()}
    power = offers["play" if game == "sobek" else "power"]
    assert isinstance(power.does, Submit) or power.is_warning
    assert power.tip, "the button tells what the power does"
    assert isinstance(offers["do"].does, Refuse), "one card is not a set yet"


def test_the_way_back_has_a_frame_on_papyrus() -> None:
    """It looked like words beside the framed answers of the same sheet, and had a frame only on a sheet apart."""
    table = Table(1, 1, game="sa-re")
    offers = [Offer("one", "1 wood", Submit((1,))), Offer("clear", "Back", Control.CANCEL, "plain")]
    panel = ActionPanel(table.shell, "Well?", offers, None, lambda _: None, lambda _: None, is_foot=True)
    panel.place(divide((1280.0, 720.0), TableShape.SQUARE, 0.0).actions)
    with drawing() as drawn:
        panel.draw(table.shell.canvas(pygame.Surface(table.shell.display.pixels)))
    buttons = [each for each in panel.walk() if isinstance(each, OfferButton)]
    assert [box.line for each in buttons for box in drawn.boxes if box.rect == each.rect] == ["gold", "gold"]


def test_an_answer_that_would_be_refused_has_no_golden_rim() -> None:
    table = Table(1, 1)
    too_few = Refuse(Refusal("S-3.3a", "refuse-set-size", {}))
    offers = [Offer("may", "1 of 3", Control.CANCEL), Offer("not", "1 of 3", too_few)]
    panel = ActionPanel(table.shell, "Well?", offers, None, lambda _: None, lambda _: None)
    panel.place(divide((1280.0, 720.0), TableShape.SQUARE, 0.0).actions)
    surface = pygame.Surface(table.shell.display.pixels, 0, 32)
    panel.draw(table.shell.canvas(surface))
    rims = {}
    for button in panel.walk():
        if isinstance(button, OfferButton):
            x, y, _, high = map(round, button.rect)
            rims[button.name] = {tuple(surface.get_at((x + at, y + high // 2))[:3]) for at in range(-2, 3)}
    golden = {name: any(red > 200 and blue < 80 for red, _, blue in rim) for name, rim in rims.items()}
    assert golden == {"may": True, "not": False}


@pytest.mark.parametrize(
    ("game", "sells", "kind", "last", "more"),
    [
        ("duel", duel.SELL, BERTH, "Set sold. Take the last Pirogue.", "Set sold. Choose a Pirogue."),
        ("sobek", sobek.SET, sobek.EVENT, "Set played. Take the last event.", "Set played. Choose an event."),
    ],
    ids=["duel", "sobek"],
)
def test_the_last_token_is_called_the_last(game: str, sells: int, kind: int, last: str, more: str) -> None:
    chance, seen, deal = random.Random(6), {}, 0
    while 1 not in seen:
        table, deal = Table(2, 0, game=game, seed=str(deal), confirm_handover=False), deal + 1
        while table.match.to_move >= 0:
            settle(table)
            view, presenter = table.match.view(table.match.to_move), table.scene.presenter
            if presenter.choice.kind == kind:  # type: ignore[attr-defined]
                left = view.state.berths if game == "duel" else view.state.tokens
                seen[left.bit_count()] = presenter.prompt()
            sales = sorted((move for move in view.legal if move[0] == sells), key=lambda move: move[-1].bit_count())
            table.match.submit(table.match.to_move, chance.choice(sales[:1] or view.legal), table.match.ply)
    assert seen[1] == last
    assert seen[2] == more


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_five_answers_of_the_duel_are_in_sight_at_once_below_a_long_question(language: str) -> None:
    locale.set_language(language)
    table = Table(1, 1, game="duel")
    say = locale.text
    offers = [
        Offer("refill", say("offer-duel-refill"), Control.CANCEL, "primary", say("offer-duel-refill-note")),
        Offer(
            "one", say("offer-duel-suggest", count=4, family=say("family-marble")), Control.CANCEL, note="4 × 4 = 16"
        ),
        Offer("two", say("offer-duel-suggest", count=3, family=say("family-wheat")), Control.CANCEL, note="3 × 2 = 6"),
        *(
            Offer(name, say("offer-duel-play", name=say(f"card-{name}")), Control.CANCEL)
            for name in ("vizier", "merchant")
        ),
    ]
    question = say("prompt-duel-empty-line", also="both")
    panel = ActionPanel(table.shell, question, offers, None, lambda _: None, lambda _: None)
    panel.place(divide((1280.0, 720.0), TableShape.SQUARE, 0.0).actions)
    buttons = [each for each in panel.walk() if isinstance(each, OfferButton)]
    assert len(buttons) == 5
    for button in buttons:
        assert button.clip_rect is not None
        assert button.clip_rect.contains(button.rect)
        assert button.rect.height >= 22
        assert button.has_room(button.rect.width)


def placed(table: Table, question: str, offers: Sequence[Offer]) -> dict[str, pygame.FRect]:
    """Return where the answers to a question lie."""
    panel = ActionPanel(table.shell, question, offers, None, lambda _: None, lambda _: None)
    panel.place(divide((1280.0, 720.0), TableShape.SQUARE, 0.0).actions)
    return {each.name: each.rect for each in panel.walk() if isinstance(each, OfferButton)}


def test_the_last_of_an_odd_number_of_answers_has_the_whole_row() -> None:
    offers = [Offer(f"sell.{at}", "Sell", Submit((at,)), note="3 × 3 = 9") for at in range(5)]
    rects = [*placed(Table(1, 1, game="duel"), "Well?", offers).values()]
    assert rects[2].top == rects[3].top < rects[4].top
    assert (rects[4].left, rects[4].right) == (rects[2].left, rects[3].right)


def test_like_answers_in_two_columns_have_one_form() -> None:
    offers = [Offer(f"family.{at}", "fish: 3 tiles", Submit((at,)), note="10 → 7") for at in range(5)]
    back = Offer("clear", "Cancel", Control.CANCEL, "plain")
    *rects, _ = placed(Table(1, 1, game="duel"), "Well?", [*offers, back]).values()
    assert len({tuple(map(round, rect.size)) for rect in rects}) == 1


def test_answers_keep_their_place_when_the_question_needs_a_line_less() -> None:
    table = Table(1, 1, game="duel")
    sell, clear = Offer("sell", "Sell", Submit((0,)), "primary"), Offer("clear", "Clear", Control.CANCEL, "plain")
    long = placed(table, "3 tiles chosen. Add more of the same family, or sell.", [sell, clear])
    short = placed(table, "4 tiles chosen.", [sell, clear])
    assert long == short
    more = placed(table, "5 tiles chosen.", [sell, Offer("other", "Sell others", Submit((1,))), clear])
    assert (more["sell"], more["clear"]) == (long["sell"], long["clear"])


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_a_hint_moves_no_answer_of_the_duel(language: str, text_size: float) -> None:
    """Its three lines moved them by 22 pixels."""
    locale.set_language(language)
    table = Table(1, 1, game="duel", language=language, text_size=text_size)
    offers = [Offer(f"sell.{at}", "Sell", Submit((at,)), note="3 × 3 = 9") for at in range(2)]
    found = []
    for question in (locale.text("prompt-duel-turn", also="sell"), locale.text("hint-where")):
        panel = ActionPanel(table.shell, question, offers, None, lambda _: None, lambda _: None, is_bare=True)
        panel.place(divide((1280.0, 720.0), TableShape.SQUARE, 0.0, text_size).actions)
        found.append([tuple(each.rect) for each in panel.walk() if isinstance(each, OfferButton)])
    assert found[0] == found[1]


@pytest.mark.parametrize(("game", "shape"), [("duel", TableShape.SQUARE), ("sobek", TableShape.PLACE)])
@pytest.mark.parametrize("size", [(1280.0, 720.0), (1024.0, 768.0), (900.0, 1200.0)])
@pytest.mark.parametrize("is_bare", [False, True])
def test_a_question_begins_at_the_top_with_and_without_answers(
    game: str, shape: TableShape, size: tuple[float, float], is_bare: bool
) -> None:
    """Without answers it stood in the middle of an empty sheet."""
    table = Table(1, 1, game=game, size=size)
    offers = [Offer("sell", "Sell", Submit((0,)), "primary")]
    place = divide(size, shape, 206.0).actions
    tops = set()
    for question, answers in (("Take a card.", []), ("Take a card.", offers), ("Take a card or sell it. " * 3, offers)):
        panel = ActionPanel(table.shell, question, answers, None, lambda _: None, lambda _: None, is_bare=is_bare)
        panel.place(place)
        tops.add(panel.prompt.rect.topleft)
    assert len(tops) == 1


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
def test_a_sheet_with_a_question_alone_is_as_low_as_its_words(theme: str) -> None:
    table = Table(1, 1, theme=theme)
    drawn = {}
    for name, offers in (("none", []), ("one", [Offer("sell", "Sell", Submit((0,)))])):
        panel = ActionPanel(table.shell, "Take a card.", offers, None, lambda _: None, lambda _: None)
        panel.place(pygame.FRect(968, 506, 304, 206))
        surface = pygame.Surface(table.shell.display.pixels, pygame.SRCALPHA, 32)
        panel.draw(table.shell.canvas(surface))
        drawn[name] = surface.get_bounding_rect()
    assert drawn["one"].height > 200
    assert drawn["none"].top == drawn["one"].top
    assert drawn["none"].height < 80


def test_a_refusal_without_answers_stays_on_the_panel() -> None:
    table = Table(1, 1)
    refused = Refusal("S-3.3a", "refuse-set-size", {})
    panel = ActionPanel(table.shell, "Take a card.", [], refused, lambda _: None, lambda _: None)
    place = pygame.FRect(968, 506, 304, 206)
    panel.place(place)
    (label,) = (each for each in panel.walk() if each.name == "refusal")
    assert place.contains(label.rect)


def test_a_double_click_on_an_answer_takes_nothing_back() -> None:
    table = Table(2, 0, game="duel", seed="twice", confirm_handover=False)
    chance = random.Random(11)
    while True:
        settle(table)
        offers = table.scene.presenter.offers()
        if len(offers) == 6 and isinstance(offers[-1].does, Narrow):
            break
        moves = table.match.view(table.match.to_move).legal
        takes = [move for move in moves if move[0] == duel.TAKE]
        table.match.submit(table.match.to_move, chance.choice(takes or moves), table.match.ply)
    at = next(each.rect.center for each in table.scene.focusables() if each.name == offers[-1].id)
    table.click(offers[-1].id)
    choice = table.scene.presenter.choice
    assert choice.is_begun
    hit = table.scene.steering.hit(at)
    assert hit is not None
    assert hit.name == "clear"
    table.send(PointerDown(at), PointerUp(at))
    assert table.scene.presenter.choice == choice
    table.tick(0.5)
    table.send(PointerDown(at), PointerUp(at))
    assert not table.scene.presenter.choice.is_begun


def test_a_double_click_means_one_answer() -> None:
    second = SecondClick()
    assert not second.is_stray("more.wood", (40.0, 40.0), 7)
    assert not second.is_stray("more.wood", (40.0, 41.0), 7), "two clicks count up by two"
    assert second.is_stray("do", (41.0, 40.0), 7), "another answer has taken its place"
    assert second.is_stray("more.wood", (41.0, 40.0), 8), "that would answer the next question"
    assert not second.is_stray("do", (90.0, 40.0), 8), "the pointer was moved to it"
    second.pass_time(0.5)
    assert not second.is_stray("more.wood", (90.0, 40.0), 9)


def test_a_double_click_on_a_suggested_sale_only_opens_it() -> None:
    """A sale shows the Pirogues, and so can't be taken back."""
    for game, seed in (("duel", "sale 0"), ("sobek", "sale 1")):
        table = at_a_sale(game, seed)
        ply, [button, *_] = table.match.ply, suggested(table)
        at = button.rect.center
        table.send(PointerMove(at), *[PointerDown(at), PointerUp(at)] * 2)
        assert table.match.ply == ply
        assert table.scene.presenter.choice.is_begun
        table.tick(0.5)
        sale = next(each for each in table.scene.root.walk() if each.name.startswith("do."))
        table.click(sale.name)
        assert table.match.ply == ply + 1


@pytest.mark.parametrize(("game", "seed"), [("duel", "sale 0"), ("sobek", "sale 1")])
def test_undo_first_puts_back_what_is_chosen(game: str, seed: str) -> None:
    """It took back the decision before, and with it the choice."""
    table = at_a_sale(game, seed)
    ply = table.match.ply
    for press in (lambda: table.key(Action.UNDO), lambda: table.click("undo")):
        table.click(suggested(table)[0].name)
        assert table.scene.presenter.choice.is_begun
        press()
        assert table.match.ply == ply
        assert not table.scene.presenter.choice.is_begun
        table.tick(0.5)


def suggested(table: Table) -> list[OfferButton]:
    """Return the buttons that suggest a sale."""
    walk = table.scene.root.walk()
    return [each for each in walk if isinstance(each, OfferButton) and each.name.startswith("suggest.")]


def at_a_sale(game: str, seed: str) -> Table:
    """Return a table where the viewer is offered a sale."""
    table, chance = Table(2, 0, game=game, seed=seed, confirm_handover=False), random.Random(seed)
    while True:
        seat = table.match.to_move
        table.look_as(seat)
        if suggested(table):
            return table
        legal = table.match.view(seat).legal
        takes = [move for move in legal if move[0] == (duel.TAKE if game == "duel" else sobek.TAKE)]
        table.match.submit(seat, chance.choice(takes or legal), table.match.ply)


@pytest.mark.parametrize("language", ONE_NOW)
@pytest.mark.parametrize("first", one_now((2, 1)))
@pytest.mark.parametrize("game", ["duel", "sobek"])
def test_however_many_answers_there_are_all_are_in_sight(game: str, first: int, language: str) -> None:
    most = 0
    for seed in (first, first + 1):
        locale.set_language(language)
        table = Table(2, 0, game=game, seed=str(seed), confirm_handover=False, language=language)
        chance, match = random.Random(seed), table.match
        while match.to_move >= 0:
            view = match.view(match.to_move)
            table.look_as(match.to_move)
            if len(table.sight.offers) > 5:
                buttons = [each for each in table.scene.root.walk() if isinstance(each, OfferButton)]
                most = max(most, len(buttons))
                assert len(buttons) == len(table.sight.offers)
                for button in buttons:
                    assert button.clip_rect is not None
                    assert button.clip_rect.contains(button.rect)
                    assert button.has_room(button.rect.width)
                    said = button.note or button.tooltip
                    assert said in {button.offer.tip, button.offer.note} - {""}, f"{button.name}: what follows from it?"
                    assert not button.rect.colliderect(table.scene.areas.hand), "the hand stays in sight"
            takes = [move for move in view.legal if move[0] == (duel.TAKE if game == "duel" else sobek.TAKE)]
            match.submit(match.to_move, chance.choice(takes or view.legal), match.ply)
    assert most > 6


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1200)])
@pytest.mark.parametrize("game", ["duel", "sobek", "sa-re"])
def test_a_refusal_moves_no_answer(game: str, size: tuple[int, int]) -> None:
    """The next click would hit another one."""
    table = Table(2, 0, game=game, seed="still", size=size, confirm_handover=False)
    chance, match, tried = random.Random(3), table.match, 0
    while tried < 6:
        table.look_as(match.to_move)
        before = places(table)
        refused = [each for each in table.scene.presenter.targets() if isinstance(each.does, Refuse)]
        if before and refused:
            tried += 1
            for target in chance.sample(refused, min(3, len(refused))):
                table.press(target.id)
                assert table.sight.refused is not None
                words = next(each for each in table.scene.root.walk() if each.name == "refusal")
                assert places(table) == before
                assert not any(words.rect.colliderect(rect) for rect in before.values())
                assert pygame.FRect((0, 0), table.scene.size).contains(words.rect)
        legal = match.view(match.to_move).legal
        match.submit(match.to_move, chance.choice(legal), match.ply)


def places(table: Table) -> dict[str, pygame.FRect]:
    """Return the places of all answers."""
    return {each.name: pygame.FRect(each.rect) for each in table.scene.root.walk() if isinstance(each, OfferButton)}


@pytest.mark.rule("R-5.3")
@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1200)])
def test_the_two_answers_of_a_season_lie_at_one_place_whatever_else_is_offered(
    size: tuple[int, int], language: str
) -> None:
    locale.set_language(language)
    table = SaReTable(2, 0, size=size, confirm_handover=False, language=language)
    table.lay_starting_tiles()
    seat = table.state.first
    table.start_season()
    seen: dict[str, set[tuple[float, ...]]] = {"stop": set(), "continue": set()}
    offered = set()
    for extras in ([], ["gold"], ["gold", "barracks"], ["temple"], ["gold", "barracks", "temple", "market"]):
        for gauge in (1, 4, 6):
            table.state.store[seat * 3 : seat * 3 + 3] = [1, 1, int("gold" in extras)]
            table.state.gauge[:] = [gauge, gauge]
            for name, tile in (("barracks", BARRACKS_BIT), ("temple", TEMPLE_BIT), ("market", MARKET_BIT)):
                table.state.ready[seat] = table.state.ready[seat] & ~tile | (tile if name in extras else 0)
            table.state.store[(1 - seat) * 3 : (1 - seat) * 3 + 3] = [1, 1, 1]
            table.look_as(seat)
            found = places(table)
            offered |= found.keys()
            for name in seen:
                seen[name].add(tuple(found[name]))
            assert len(found) == len(table.sight.offers)
            rects = list(found.values())
            assert not any(one.colliderect(other) for at, one in enumerate(rects) for other in rects[at + 1 :])
            assert all(pygame.FRect((0, 0), table.scene.size).contains(rect) for rect in rects)
    assert {"gold", "temple", "market"} <= offered
    assert {name: len(where) for name, where in seen.items()} == {"stop": 1, "continue": 1}


@pytest.mark.parametrize("theme", ["papyrus", "contrast"])
def test_answers_below_the_hand_leave_it_in_sight_in_every_look(theme: str) -> None:
    table = Table(1, 1, game="duel", theme=theme)
    areas = divide((1280, 720), TableShape.SQUARE, 0.0, 1.3)
    crowded = areas.crowded
    offers = [Offer(f"do.{at}", "Sell 3 fish…", Control.CANCEL) for at in range(6)]
    panel = ActionPanel(table.shell, "Well?", offers, None, lambda _: None, lambda _: None, is_bare=True)
    panel.place(crowded.actions, crowded.question)
    surface = pygame.Surface((1280, 720), 0, 32)
    surface.fill("magenta")
    panel.draw(table.shell.canvas(surface))
    assert surface.get_at(tuple(map(int, areas.hand.center)))[:3] == pygame.Color("magenta")[:3]
    assert crowded.question is not None
    assert crowded.question.contains(panel.prompt.rect)


def test_a_question_too_long_for_its_own_place_stands_above_its_answers() -> None:
    table = Table(1, 1, game="duel", theme="contrast")
    crowded = divide((1280, 720), TableShape.SQUARE, 0.0, 1.3).crowded
    offers = [Offer(f"do.{at}", "the market", Control.CANCEL) for at in range(4)]
    asked = "Where could it be: the High Priest (ebony)? " * 2 + "Choose all that apply, then answer. " * 3
    panel = ActionPanel(table.shell, asked, offers, None, lambda _: None, lambda _: None, is_bare=True)
    panel.place(crowded.actions, crowded.question)
    assert crowded.actions.contains(panel.prompt.rect), "beside the hand it would be cut"
    answers = next(each for each in panel.children if isinstance(each, ScrollArea)).rect
    assert answers.top >= panel.prompt.rect.bottom
