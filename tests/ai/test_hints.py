"""A hint compares two moves: by facts that differ, by consequences, and in figures that the engine gives."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from itertools import combinations

import pytest

from game.ai.budget import Budget, Limit
from game.ai.comparison import Comparison, Consequences, ForeseenReply, MoveOutcome, lead
from game.ai.heuristics import make as make_heuristics
from game.ai.heuristics.contract import Reason
from game.ai.heuristics.sobek.explain import deed
from game.ai.reasons import Hint, advise, hint_of, reasons, sides
from game.ai.search import make
from game.errors import FeluccaError
from game.rules.core.chance import seeded
from game.rules.core.game import Move, View
from game.rules.duel import scoring as duel_scoring
from game.rules.duel.moves import PLAY, SELL
from game.rules.duel.moves import TAKE as DUEL_TAKE
from game.rules.sare import moves as sare
from game.rules.sare import odds
from game.rules.sare.tables import ADMINISTRATIVE, PHARAOH, PRIEST, TYPES
from game.rules.sobek import scoring
from game.rules.sobek.moves import PLAY as SOBEK_PLAY
from game.rules.sobek.moves import SET, TAKE
from game.rules.sobek.state import cards_held
from game.rules.sobek.tables import AMULET, FAMILIES, SLOTS
from tests.ai.heuristics.test_small_reasons import OPTIONS, cases
from tests.ai.positions import position, sobek
from tests.ai.test_opponents import made, reached

PLAYED_OUT = {"sa-re": {"method": 2, "multiplayer_method": 2}}


def views(name: str) -> list[View]:
    """Return positions with a choice."""
    return [view for view, _, _ in cases(name) if len(view.legal) > 1][::29]


def told(found: list[Reason], key: str) -> dict[str, int | str] | None:
    return next((reason.args for reason in found if reason.key == key), None)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_fact_that_is_told_differs_between_the_two_moves(name: str) -> None:
    game, kinds = made(name), Counter[str]()
    for view in views(name):
        pairs = list(combinations(view.legal[:5], 2))
        for best, other in [*pairs, *((two, one) for one, two in pairs)]:
            better, worse = reasons(game, view, best), reasons(game, view, other)
            first, second = sides(game, view, best, other)
            assert (first.move, second.move) == (best, other)
            for reason in (*first.reasons, *first.despite):
                assert reason in better
                assert reason not in worse
            for reason in (*second.reasons, *second.despite):
                assert reason in worse
                assert reason not in better
            assert all(reason.worth >= 0 for reason in first.reasons), "a cost is no merit"
            assert all(reason.worth < 0 for reason in first.despite), "a merit is no cost"
            kinds.update(reason.key for reason in (*first.reasons, *first.despite, *second.reasons, *second.despite))
    assert len(kinds) >= {"sobek": 20, "duel": 15, "sa-re": 15}[name], kinds


def test_a_comparison_that_is_turned_around_tells_the_costs_instead_of_the_merits() -> None:
    _, seen = position("cattle.6 fish.1 cattle.7", ["fish.2 fish.9", "cattle.8"], deck="wheat.1")
    free, dear = (TAKE, 0), (TAKE, 1)
    first, second = sides(sobek(), seen, free, dear)
    assert told([*second.reasons], "reason-corruption") == {"cards": 1, "total": 1, "curses": 0}
    first, second = sides(sobek(), seen, dear, free)
    assert told([*first.despite], "reason-corruption") == {"cards": 1, "total": 1, "curses": 0}
    assert told([*first.reasons], "reason-corruption") is None


def test_a_fact_about_the_nile_is_told_once() -> None:
    """“It keeps the spaces on the Nile free” and “It takes a space on the Nile” say the same."""
    game, (_, seen) = made("sa-re"), reached("sa-re", 2, 1, 1)
    settles = [move for move in seen.legal if move[0] == sare.SETTLE]
    wet = [any(each.key == "reason-on-nile" for each in reasons(game, seen, move)) for move in settles]
    dry_move, wet_move = settles[wet.index(False)], settles[wet.index(True)]
    better, worse = sides(game, seen, dry_move, wet_move)
    assert "reason-off-nile" in [each.key for each in better.reasons]
    assert "reason-on-nile" not in [each.key for each in (*worse.reasons, *worse.despite)]


def outcome(*shares: float, points: tuple[float, ...] = (10.0, 10.0), done: Move = (), worlds: int = 0) -> MoveOutcome:
    reply = ForeseenReply(1, done, worlds) if done else None
    return MoveOutcome(shares, Consequences(len(shares), points, reply))


def hint(outcomes: list[MoveOutcome], tempting: int = -1) -> Hint:
    """Return the hint for the takes of a position, with these outcomes."""
    _, seen = position("fish.1 cattle.6 wheat.1 ivory.1", ["fish.2 fish.9", "cattle.8"], deck="wheat.2")
    moves = [move for move in seen.legal if move[0] == TAKE]
    found = dict(zip(moves, outcomes, strict=False))
    return hint_of(sobek(), seen, found, [moves[tempting]] if tempting >= 0 else [])


def test_the_figures_are_plain_shares_and_only_a_lead_of_three_in_a_hundred_is_told() -> None:
    ahead = hint([outcome(0.61, 0.63), outcome(0.55, 0.57)])
    assert ahead.verdict == (Reason("reason-lead", {"chance": 62, "points": 6}),)
    assert not ahead.alike
    close = hint([outcome(0.61, 0.63), outcome(0.58, 0.61)])
    assert close.verdict == (Reason("reason-alike", {"chance": 62}),)
    assert close.alike == ((TAKE, 1),)
    assert not close.is_equal
    doubtful = hint([outcome(0.50, 0.52), outcome(0.60, 0.62)])
    assert doubtful.alike == ((TAKE, 1),)
    assert not doubtful.verdict, "no figure where the worlds compared disagree with the search"


def test_equal_means_equal_in_every_world_and_then_the_cheaper_one_is_named() -> None:
    same = hint([outcome(0.2, 0.4), outcome(0.2, 0.4)])
    assert same.move == (TAKE, 0), "it is free"
    assert same.is_equal
    assert same.alike == ((TAKE, 1),)
    _, seen = position("fish.1 cattle.6", ["fish.2 fish.9", "cattle.8"], deck="wheat.2")
    turned = hint_of(sobek(), seen, {(TAKE, 1): outcome(0.2, 0.4), (TAKE, 0): outcome(0.2, 0.4)})
    assert turned.move == (TAKE, 0)
    by_chance = hint([outcome(0.2, 0.4), outcome(0.4, 0.2)])
    assert not by_chance.is_equal, "the same mean is not enough"


def test_a_lead_below_its_error_is_none() -> None:
    loose = hint([outcome(0.1, 0.9, 0.7), outcome(0.8, 0.2, 0.5)])
    assert loose.alike == ((TAKE, 1),), "0.07 in the mean, give or take 0.41"
    assert loose.verdict == (Reason("reason-alike", {"chance": 57}),)


def alike_moves(name: str) -> tuple[View, Move, Move, Move]:
    """Return a position with two moves that nothing tells apart, and a third one."""
    game = made(name)
    for view in views(name):
        for one, two in combinations(view.legal[:12], 2):
            pair = sides(game, view, one, two)
            if any((side.reasons, side.despite) != ((), ()) for side in pair):
                continue
            for third in view.legal:
                if third not in (one, two) and any(side.reasons for side in sides(game, view, one, third)):
                    return view, one, two, third
    raise AssertionError("there is no such position")


def test_a_move_is_compared_with_one_that_something_tells_apart_from_it() -> None:
    view, one, two, third = alike_moves("sa-re")
    found = {one: outcome(0.5, 0.6), two: outcome(0.5, 0.6), third: outcome(0.1, 0.2)}
    told = hint_of(made("sa-re"), view, found, [two])
    assert told.move in (one, two)
    assert told.other is not None
    assert told.other.move == third
    assert told.alike == ((two,) if told.move == one else (one,)), "it is named all the same"
    pair = hint_of(made("sa-re"), view, {move: found[move] for move in (one, two)}, [two])
    assert pair.other is not None
    assert pair.is_equal, "nothing else can be named"


def test_a_lead_that_no_fact_explains_must_be_clear() -> None:
    """0.06 ahead, give or take 0.04."""
    view, one, two, third = alike_moves("sa-re")
    game, ahead, behind = made("sa-re"), outcome(0.62, 0.70), outcome(0.60, 0.60)
    assert lead(ahead, behind) == (pytest.approx(0.06), pytest.approx(0.04))
    assert hint_of(game, view, {one: ahead, two: behind}, [two]).alike == (two,)
    assert hint_of(game, view, {one: ahead, third: behind}, [third]).alike == ()


def test_what_going_on_brings_is_no_reason_against_a_power_after_which_one_can_go_on() -> None:
    game, tried = made("sa-re"), Counter[int]()
    shared = {"reason-unseen", "reason-lacking", "reason-last-double", "reason-pays-all"}
    for view in {id(view): view for view, _, _ in cases("sa-re")}.values():
        if (sare.CONTINUE,) not in view.legal:
            continue
        for move in view.legal:
            if move[0] in (sare.PAY_GOLD, sare.BARRACKS_PUSH, sare.TEMPLE_LOOK, sare.SWAP):
                for pair in ((move, (sare.CONTINUE,)), ((sare.CONTINUE,), move)):
                    for side in sides(game, view, *pair):
                        assert not shared & {reason.key for reason in (*side.reasons, *side.despite)}, (move, side)
                tried[move[0]] += 1
                if move[0] == sare.PAY_GOLD:
                    _, gold = sides(game, view, (sare.CONTINUE,), move)
                    assert Reason("reason-costs-gold") in gold.reasons
    assert len(tried) >= 3


def test_any_administrative_building_is_what_the_priest_asks_for() -> None:
    game = made("sa-re")
    names = {False: 0, True: 0}
    for view, _, move in cases("sa-re"):
        if move[0] != sare.LAUNCH or move[1] not in ADMINISTRATIVE or view.state.owned[view.viewer * TYPES + move[1]]:
            continue
        built = sum(view.state.owned[view.viewer * TYPES + tile] > 0 for tile in ADMINISTRATIVE)
        wanted = {PHARAOH: 6, PRIEST: 3}.get(view.state.scenario, 0)
        is_needed = told(reasons(game, view, move), "reason-needed") is not None
        assert is_needed == (built < wanted), (view.state.scenario, built)
        names[is_needed] += 1
    assert all(names.values())


def test_what_is_left_is_told_of_both_moves_where_it_favours_the_other() -> None:
    _, seen = position("fish.1 cattle.6 ivory.1 wheat.1", ["fish.2 fish.9", "cattle.8"], deck="wheat.2")
    first, second = sides(sobek(), seen, (TAKE, 0), (TAKE, 2))
    assert told([*first.despite], "reason-leaves") == {"family": "family-ivory", "scarabs": 3, "skipped": 1}
    assert told([*second.despite], "reason-leaves") == {"family": "family-wheat", "scarabs": 1, "skipped": 0}


@pytest.mark.parametrize(("name", "kind"), [("duel", PLAY), ("sobek", SOBEK_PLAY)])
def test_a_set_waits_in_hand_whatever_else_is_done(name: str, kind: int) -> None:
    """A character leaves it there as a take does, unless it was part of the set itself."""
    game, tried = made(name), Counter[bool]()
    t = game.tables  # type: ignore[attr-defined]
    for view, state, move in cases(name):
        take = next((each for each in view.legal if each[0] == TAKE == DUEL_TAKE), None)
        if move[0] != kind or take is None or len(move) == 4:
            continue
        if state.hands[view.viewer] & t.families[t.family[move[1]]] & ~(1 << move[1]):
            continue
        found = [reasons(game, view, each) for each in (take, move)]
        if told(found[0], "reason-ends-round") is None:
            waiting = [[told(each, key) for key in ("reason-set-waits", "reason-set-late")] for each in found]
            assert waiting[0] == waiting[1], game.show_move(view.state, move)
            tried[any(waiting[1])] += 1
    assert min(tried[True], tried[False]) > 1, tried


def test_a_set_that_waits_is_a_reason_not_to_play_it_yet() -> None:
    deck = "wheat.1 wheat.3 wheat.7 cattle.1 cattle.2 cattle.3 marble.1 marble.2"
    _, seen = position("wheat.6 wheat.2 fish.1", ["ivory.1 ivory.2 ivory.3", "fish.9 cattle.8"], deck=deck)
    sale = next(move for move in seen.legal if move[0] == SET)
    first, second = sides(sobek(), seen, (TAKE, 0), sale)
    assert told([*first.reasons], "reason-set-waits") == {"points": 27}
    assert told([*second.reasons], "reason-set-points") is None
    first, second = sides(sobek(), seen, sale, (TAKE, 0))
    assert told([*first.reasons], "reason-set-points") == {"points": 27}
    assert told([*second.reasons], "reason-set-waits") is None, "that it can still grow is no flaw"


def test_a_set_that_a_card_makes_larger_is_told_once() -> None:
    """That the smaller one waits in hand had another number of points."""
    deck = "wheat.1 wheat.3 wheat.7 cattle.1 cattle.2 cattle.3 marble.1 marble.2"
    _, seen = position("ivory.4 wheat.2 fish.1", ["ivory.1 ivory.2 ivory.3", "fish.9 cattle.8"], deck=deck)
    sale = next(move for move in seen.legal if move[0] == SET)
    first, _ = sides(sobek(), seen, (TAKE, 0), sale)
    assert told([*first.reasons], "reason-set-ready") is not None
    assert told([*first.reasons], "reason-set-waits") is None


def test_a_set_that_waits_after_both_moves_tells_nothing() -> None:
    """Ivory stays in hand after a take, and after a sale of cattle as well."""
    deck = "wheat.1 wheat.3 wheat.7 cattle.4 marble.1 marble.2 marble.3 marble.4"
    hand = "ivory.1 ivory.2 ivory.3 cattle.6 cattle.7 cattle.9"
    _, seen = position("wheat.6 wheat.2 fish.1", [hand, "fish.9 cattle.8"], deck=deck)
    sales = {move[1]: move for move in seen.legal if move[0] == SET}
    ivory, cattle = (sales[FAMILIES.index(name)] for name in ("ivory", "cattle"))
    for pair in ((TAKE, 0), cattle), (cattle, (TAKE, 0)):
        for side in sides(sobek(), seen, *pair):
            assert told([*side.reasons, *side.despite], "reason-set-waits") is None
    first, _ = sides(sobek(), seen, (TAKE, 0), ivory)
    assert told([*first.reasons], "reason-set-waits") == {"points": 27}
    first, _ = sides(sobek(), seen, ivory, cattle)
    assert told([*first.reasons], "reason-set-points") == {"points": 27}


def test_the_price_is_told_beside_what_speaks_for_the_other_move() -> None:
    """The event weighs more than two cards of corruption, and hid them."""
    deck, hand = "wheat.1 wheat.3 wheat.7 cattle.4 marble.1", "cattle.6 cattle.7 cattle.9 ivory.4"
    _, seen = position("wheat.6 wheat.2 ivory.1", [hand, "fish.9 cattle.8"], deck=deck, tokens="flood.1")
    sale = next(move for move in seen.legal if move[0] == SET)
    first, second = sides(sobek(), seen, (TAKE, 2), sale)
    assert told([*second.despite], "reason-event") == {"tokens": 1}
    assert told([*first.despite], "reason-corruption") == {"cards": 2, "total": 2, "curses": 0}


def test_where_worths_speak_against_it_the_better_move_tells_its_own_kind_of_fact() -> None:
    """A set of one point each, two cards away, is counted as less than a pair with two scarabs."""
    deck, hand = "wheat.1 wheat.3 wheat.7 cattle.4", "cattle.6 cattle.7 ebony.6"
    _, seen = position("ebony.1 fish.1 wheat.2 cattle.1", [hand, "fish.9 cattle.8"], deck=deck)
    first, second = sides(sobek(), seen, (TAKE, 3), (TAKE, 0))
    assert told([*first.reasons], "reason-set-ready") == {"cards": 3, "points": 3}
    assert told([*second.despite], "reason-family") == {"cards": 2, "scarabs": 2}
    turned, _ = sides(sobek(), seen, (TAKE, 0), (TAKE, 3))
    assert [reason.key for reason in turned.reasons] == ["reason-clean", "reason-family"], "it has others"


def test_nothing_is_paid_for_a_lead_that_is_chance() -> None:
    _, seen = position("fish.1 fish.3", ["fish.2 fish.9", "cattle.8"], deck="wheat.2 fish.4")
    free, dear = (TAKE, 0), (TAKE, 1)

    def named(dearer: MoveOutcome, cheaper: MoveOutcome) -> Hint:
        return hint_of(sobek(), seen, {dear: dearer, free: cheaper}, [free], {dear: 0.5, free: 0.45})

    by_chance = named(outcome(0.5, 0.52), outcome(0.52, 0.49))
    assert (by_chance.move, by_chance.alike, by_chance.despite) == (free, (dear,), ())
    assert named(outcome(0.5, 0.52), outcome(0.47, 0.49)).move == dear, "it is ahead in every world"


def test_the_other_move_is_the_tempting_one() -> None:
    found = hint([outcome(0.6, 0.6), outcome(0.5, 0.5), outcome(0.4, 0.4)], tempting=2)
    assert found.other is not None
    assert found.other.move == (TAKE, 2)
    beside = hint([outcome(0.6, 0.6), outcome(0.59, 0.6), outcome(0.4, 0.4)], tempting=2)
    assert beside.other is not None
    assert beside.other.move == (TAKE, 2)
    assert beside.alike == ((TAKE, 1),)
    assert beside.verdict == (Reason("reason-lead", {"chance": 60, "points": 20}),)


@pytest.mark.parametrize(("share", "key"), [(0.01, "reason-lost"), (0.99, "reason-won")])
def test_a_settled_game_is_called_so_and_the_hint_is_about_points(share: float, key: str) -> None:
    found = hint(
        [
            outcome(share, share, points=(20.0, 30.0)),
            outcome(share, share - 0.005, points=(28.0, 30.0)),
            outcome(share, share, points=(27.0, 30.0)),
        ]
    )
    assert found.move == (TAKE, 1)
    assert found.verdict == (Reason(key),)
    assert found.points == (28, 30)


def test_a_reply_is_told_where_it_differs_and_points_where_they_speak_for_the_move() -> None:
    found = hint(
        [
            outcome(0.7, 0.7, points=(30.4, 20.0), done=(TAKE, 3), worlds=1),
            outcome(0.5, 0.5, points=(25.0, 22.6), done=(TAKE, 4), worlds=2),
        ]
    )
    assert found.reply == ForeseenReply(1, (TAKE, 3), 1)
    assert found.points == (30, 20)
    assert found.other is not None
    assert (found.other.reply, found.other.points) == (ForeseenReply(1, (TAKE, 4), 2), (25, 23))
    alike = hint([outcome(0.7, 0.7, done=(TAKE, 3), worlds=2), outcome(0.5, 0.5, done=(TAKE, 3), worlds=2)])
    assert alike.reply is None
    assert alike.points == ()
    rare = hint([outcome(0.7, 0.7, 0.7, done=(TAKE, 3), worlds=1), outcome(0.5, 0.5, 0.5, done=(TAKE, 4), worlds=2)])
    assert rare.reply is None, "less than half of the worlds tell nothing"


@pytest.mark.parametrize("name", OPTIONS)
def test_the_numbers_of_a_hint_are_those_of_the_search_in_the_same_worlds(name: str) -> None:
    game = made(name)
    player = make(game, {**PLAYED_OUT.get(name, {}), "prior_weight": 0.6}, 1)
    tried = 0
    for ply in (6, 9, 13, 18):
        _, seen = reached(name, 2, ply, 5)
        if len(seen.legal) < 2:
            continue
        found = advise(game, seen, player, Budget(Limit(120)), 5)
        assert found.other is not None
        moves = [found.move, found.other.move]
        rng, shares = random.Random(5), dict.fromkeys(moves, 0.0)
        for _ in range(found.worlds):
            world, draws = game.world(seen, rng), rng.getrandbits(32)
            for move, (share, _) in zip(moves, player.look(2, world, moves, draws, Budget(Limit())), strict=True):
                shares[move] += share / found.worlds
        figures = {reason.key: reason.args for reason in found.verdict}
        for args in figures.values():
            if args:
                assert args["chance"] == round(100 * shares[moves[0]])
        if "reason-lead" in figures:
            assert figures["reason-lead"]["points"] == round(100 * (shares[moves[0]] - shares[moves[1]]))
            tried += 1
    assert tried


def test_consequences_are_counted_world_by_world() -> None:
    """The rival takes the third ivory in every world unless the viewer does, and the points are those of the rules."""
    state, seen = position(
        "fish.6 ivory.1 cattle.6",
        ["fish.2 fish.9", "ivory.2 ivory.3"],
        deck="wheat.6 wheat.7 cattle.7 fish.7",
        round_=3,
    )
    game, heuristics = sobek(), make_heuristics(sobek())
    player = make(game, {}, 1)
    comparison = Comparison(game, heuristics, partial(deed, game.tables), seen, 3)
    moves = [(TAKE, 0), (TAKE, 1)]
    found = comparison.outcomes(moves, partial(player.look, 2), 12, Budget(Limit()))
    ivory = game.universe.id("ivory.1")
    free, taken = found[TAKE, 0], found[TAKE, 1]
    assert free.consequences.reply == ForeseenReply(
        1, (TAKE, (game.tables.group[ivory] & -game.tables.group[ivory]).bit_length() - 1), 12
    )
    assert taken.consequences.reply is not None
    assert taken.consequences.reply.deed != free.consequences.reply.deed
    alone = Comparison(game, heuristics, partial(deed, game.tables), seen, 3).consequences(moves, 12)
    assert alone == {move: each.consequences for move, each in found.items()}
    assert lead(free, free) == (0.0, 0.0)
    assert len(free.shares) == 12
    assert state.scores == [40, 40]


def test_a_hidden_card_stays_hidden_in_a_foreseen_reply() -> None:
    _, seen = reached("sobek", 2, 6, 5)
    game = sobek()
    hidden = 0
    for seed in range(30):
        world = game.world(seen, random.Random(seed))
        for place, card in enumerate(seen.state.quays[:4]):
            named = deed(game.tables, seen.state, world, (TAKE, place))
            assert (named == (TAKE, -1)) == (card < 0)
            hidden += card < 0
        mask = sum(1 << card for card in world.quays[:2])
        assert deed(game.tables, seen.state, world, (SET, 2, mask)) == (SET, 2), "no card of a rival's hand"
    assert hidden or all(card >= 0 for card in seen.state.quays[:4])


def test_the_new_numbers_of_sobek_are_those_of_the_rules() -> None:
    game, seen_keys = sobek(), Counter[str]()
    t = game.tables
    for view, state, move in cases("sobek"):
        found, seat = reasons(game, view, move), view.viewer
        seen_keys.update(reason.key for reason in found)
        if move[0] == TAKE:
            after = state.clone()
            game.apply(after, move, seeded(random.Random(1)))
            ready = told(found, "reason-set-ready")
            if ready is not None and after.round == state.round:
                family = t.family[state.quays[move[1]]]
                cards = after.hands[seat] & t.families[family]
                assert ready["cards"] == cards.bit_count()
                before = scoring.set_points(t, after, seat * SLOTS + family)
                after.sets[seat * SLOTS + family] |= cards
                assert ready["points"] == scoring.set_points(t, after, seat * SLOTS + family) - before
            leaves = told(found, "reason-leaves")
            if leaves is not None:
                reach = view.state.quays[move[1] + 1 :][: t.reach]
                card = reach[int(leaves["skipped"])]
                assert leaves["family"] == f"family-{FAMILIES[t.family[card]]}"
                assert leaves["scarabs"] == t.worth[card] == max(t.worth[c] for c in reach if c >= 0)
            ends = told(found, "reason-ends-round")
            if ends is not None:
                others = [cards_held(state, other) for other in range(state.seats) if other != seat]
                assert ends == {"cards": cards_held(state, seat) + 1, "theirs": sum(others)}
                assert ready is None, "no set can be made any more"
                assert len(state.quays) == move[1] + 1
                assert not state.deck
        if move[0] == SET:
            spent = told(found, "reason-uses-amulets")
            assert (spent["cards"] if spent else 0) == (move[2] & t.families[AMULET]).bit_count()
            kept = told(found, "reason-keeps-amulets")
            if kept is not None:
                assert kept["cards"] == (state.hands[seat] & t.families[AMULET]).bit_count()
                assert not spent
            people = told(found, "reason-uses-characters")
            assert (people["cards"] if people else 0) == (move[2] & t.characters).bit_count()
        priest = told(found, "reason-priest")
        if priest is not None:
            assert priest["cards"] == max((state.corruption[seat] & family).bit_count() for family in t.families)
    wanted = {"reason-set-ready", "reason-leaves", "reason-ends-round", "reason-uses-characters", "reason-priest"}
    assert wanted <= set(seen_keys)


def test_the_new_numbers_of_the_duel_are_those_of_the_rules() -> None:
    game, ready_sets = made("duel"), 0
    t = game.tables  # type: ignore[attr-defined]
    for view, state, move in cases("duel"):
        found, seat = reasons(game, view, move), view.viewer
        ready = told(found, "reason-set-ready")
        if move[0] == DUEL_TAKE and ready is not None:
            family = t.family[state.market[move[1]]]
            tiles = (state.hands[seat] | 1 << state.market[move[1]]) & t.families[family]
            lying = state.sets[seat * 6 + family]
            gain = duel_scoring.set_points(t, family, lying | tiles) - duel_scoring.set_points(t, family, lying)
            assert ready == {"cards": tiles.bit_count(), "points": gain}
            ready_sets += 1
        if move[0] == SELL:
            spent = told(found, "reason-uses-statues")
            assert (spent["tiles"] if spent else 0) == (move[2] & t.wild & ~t.characters).bit_count()
    assert ready_sets


def test_the_risk_and_the_means_in_sa_re_are_those_of_the_engine() -> None:
    game = made("sa-re")
    t = game.tables  # type: ignore[attr-defined]
    calmer = means = 0
    for view, state, move in cases("sa-re"):
        found, seat = reasons(game, view, move), view.viewer
        change = told(found, "reason-calmer")
        if change is not None and calmer < 12:
            rng = random.Random(7)
            worlds = [game.world(view, rng) for _ in range(40)]
            for lower, name in ((0, "before"), (1, "after")):
                mean = sum(odds.revolt(t, world, seat, lower) for world in worlds) / len(worlds)
                assert change[name] == pytest.approx(100 * mean, abs=3.0)
            calmer += 1
        if move[0] == sare.STOP and told(found, "reason-pays-all") is not None:
            after = told(reasons(game, view, (sare.CONTINUE,)), "reason-lacking")
            assert after is None
            means += 1
        assert state.seats == view.setup.seats
    assert calmer
    assert means


def test_what_stopping_brings_is_told_beside_going_on_even_if_it_is_of_middle_worth() -> None:
    game, pools = made("sa-re"), set()
    for view, state, _ in cases("sa-re"):
        if {(sare.STOP,), (sare.CONTINUE,)} <= set(view.legal):
            other = sides(game, view, (sare.CONTINUE,), (sare.STOP,))[1]
            assert told([*other.reasons, *other.despite], "reason-take-pool") == {"resources": sum(state.pool)}
            pools.add(sum(state.pool))
    assert {2, 3, 4} <= pools


def test_who_is_not_to_move_gets_no_hint() -> None:
    game = made("duel")
    waiting = next(view for view, _, _ in cases("duel"))
    nobody = View(0, waiting.setup, waiting.state, waiting.knowledge, 1, ())
    with pytest.raises(FeluccaError, match="there is nothing to decide now, so there is no hint"):
        advise(game, nobody, make(game, {}, 1), Budget(Limit(20)))


def test_the_only_move_is_advised_and_says_so() -> None:
    alone = next(view for view, _, _ in cases("sobek") if len(view.legal) == 1)
    found = advise(sobek(), alone, make(sobek(), {}, 1), Budget(Limit(20)))
    assert found.move == alone.legal[0]
    assert found.reasons[0] == Reason("reason-only")
    assert found.other is None
