"""Sobek in words: cards, sentences of the log, buttons."""

from __future__ import annotations

import random

import pytest

from game import locale
from game.components.load import numbers
from game.match.seats import human
from game.rules.core.bits import mask_of
from game.rules.core.chance import seeded
from game.rules.core.facts import EVERYONE, Fact, Moved, Noted
from game.rules.core.game import Setup
from game.rules.core.notes import Seats
from game.rules.sobek import moves
from game.rules.sobek.game import Sobek
from game.rules.sobek.notes import Corrupt, Corruption, Deceit, Event, Guild, RoundScore, SetScore, StepBack
from game.rules.sobek.tables import CORRUPTION, DECK, HAND, ORANGE, QUAYS, SETS, SLOTS, SPENT
from game.ui.boards.kit.deeds import moved
from game.ui.boards.sobek.scores import reckon, rounds
from game.ui.boards.sobek.words import Sentences, Words

GAME = Sobek(numbers("sobek"))
TABLES = GAME.tables
ID = TABLES.universe.id
WORDS = Words(TABLES, [human("Anna"), human("Nefer"), human("Ramose")])
HIDDEN = -1 - ORANGE


@pytest.mark.parametrize(
    ("names", "phrase"),
    [
        ("wheat.1", "wheat with a scarab"),
        ("ivory.1", "ivory with 3 scarabs"),
        ("ivory.4", "ivory"),
        ("queen.ivory", "the Queen (ivory)"),
        ("amulet.1 amulet.2", "2 amulets"),
        ("fish.1 fish.2 amulet.1", "an amulet and 2 fish (each with a scarab)"),
        ("guild.ankh", "Guild (ankh)"),
        ("guild.ankh curse.1 curse.2", "Guild (ankh) and 2 × Curse"),
    ],
)
def test_cards_are_named_in_a_phrase(names: str, phrase: str) -> None:
    assert WORDS.pieces(ID(name) for name in names.split()).replace("\xa0", " ") == phrase


def test_every_argument_of_a_move_is_in_its_words() -> None:
    quays = [ID("wheat.1"), ID("fish.1"), ID("ivory.4")]
    examples = {
        "place": (1, "fish"), "piece": (ID("queen.ivory"), "Queen"), "slot": (1, WORDS.family(1)),
        "cards": (1 << ID("wheat.8"), "wheat"), "seat": (2, "Ramose"), "back": (ORANGE, WORDS.back(ORANGE)),
    }  # fmt: skip
    for kind, shapes in enumerate(moves.SHAPES):
        given = [examples[shape] for shape in shapes.split()]
        said = WORDS.move((kind, *(value for value, _ in given)), quays)
        of_cards = shapes == "slot cards"  # the cards tell their family
        assert all(words in said for _, words in given[of_cards:]), (moves.WORDS[kind], said)


PHRASES = {
    "en": {
        "wheat.1 wheat.8 fish.1 fish.2": "2 wheat (one with a scarab) and 2 fish (each with a scarab)",
        "wheat.8 wheat.1 wheat.9 wheat.2": "4 wheat, 2 with a scarab each",
        "wheat.8 thief.fish wheat.1": "2 wheat (one with a scarab) and the Thief (fish)",
        "wheat.8 fish.6 marble.1 wheat.9": "2 wheat, fish and marble with 2 scarabs",
        "ebony.1 queen.ivory amulet.1": "the Queen (ivory), an amulet and ebony with 2 scarabs",
    },
    "fr": {
        "wheat.8": "du blé",
        "cattle.1": "du bétail à un scarabée",
        "ivory.1": "de l’ivoire à 3 scarabées",
        "ebony.1 marble.1": "de l’ébène à 2 scarabées et du marbre à 2 scarabées",
        "wheat.1 wheat.8 fish.1 fish.2": (
            "2 cartes de blé (dont une avec un scarabée) et 2 cartes de poisson (avec un scarabée chacune)"
        ),
        "wheat.8 wheat.1 wheat.9 wheat.2": "4 cartes de blé, dont 2 avec un scarabée chacune",
        "wheat.8 fish.6 marble.1 wheat.9": "2 cartes de blé, du poisson et du marbre à 2 scarabées",
        "ebony.1 queen.ivory amulet.1": "la Reine (ivoire), une amulette et de l’ébène à 2 scarabées",
    },
    "it": {
        "wheat.8": "del grano",
        "cattle.1": "del bestiame con uno scarabeo",
        "ivory.1": "dell’avorio con 3 scarabei",
        "marble.1 ebony.1": "del marmo con 2 scarabei e dell’ebano con 2 scarabei",
        "wheat.1 wheat.8 fish.1 fish.2": (
            "2 carte di grano (di cui una con uno scarabeo) e 2 carte di pesce (con uno scarabeo ciascuna)"
        ),
        "wheat.8 wheat.1 wheat.9 wheat.2": "4 carte di grano, di cui 2 con uno scarabeo ciascuna",
        "wheat.8 fish.6 marble.1 wheat.9": "2 carte di grano, del pesce e del marmo con 2 scarabei",
        "ebony.1 queen.ivory amulet.1": "la Regina (avorio), un amuleto e dell’ebano con 2 scarabei",
    },
}


def test_goods_of_a_family_have_the_same_scarabs_or_none() -> None:
    """Several are named with one number of scarabs."""
    worths: dict[int, set[int]] = {}
    for piece, worth in enumerate(TABLES.worth):
        if worth:
            worths.setdefault(TABLES.family[piece], set()).add(worth)
    assert all(len(found) == 1 for found in worths.values()), worths


@pytest.mark.parametrize("language", PHRASES)
def test_goods_have_an_article_where_a_verb_acts_on_them(language: str) -> None:
    locale.set_language(language)
    for names, phrase in PHRASES[language].items():
        assert WORDS.some(ID(name) for name in names.split()).replace("\xa0", " ") == phrase


SETS_IN_WORDS = {
    "fish.1 fish.6 fish.7": (
        "Play 3 fish, one with a scarab",
        "Poser 3 cartes de poisson, dont une avec un scarabée",
        "Gioca 3 carte di pesce, di cui una con uno scarabeo",
    ),
    "ivory.1 ivory.2 ivory.4": (
        "Play 3 ivory, 2 with 3 scarabs each",
        "Poser 3 cartes d’ivoire, dont 2 avec 3 scarabées chacune",
        "Gioca 3 carte di avorio, di cui 2 con 3 scarabei ciascuna",
    ),
    "marble.1 marble.2 amulet.1": (
        "Play an amulet and 2 marble (each with 2 scarabs)",
        "Poser une amulette et 2 cartes de marbre (avec 2 scarabées chacune)",
        "Gioca un amuleto e 2 carte di marmo (con 2 scarabei ciascuna)",
    ),
    "queen.ivory ivory.4 amulet.1 amulet.2": (
        "Play the Queen, 2 amulets and ivory",
        "Poser la Reine, 2 amulettes et de l’ivoire",
        "Gioca la Regina, 2 amuleti e dell’avorio",
    ),
    "fish.6 fish.7 fish.8": ("Play 3 fish", "Poser 3 cartes de poisson", "Gioca 3 carte di pesce"),
}


@pytest.mark.parametrize("names", SETS_IN_WORDS)
def test_a_move_of_a_set_is_said_as_a_person_would(names: str) -> None:
    """It was said as “Play 2 × fish and fish with a scarab”."""
    pieces = [ID(name) for name in names.split()]
    move = (moves.SET, TABLES.family[pieces[0]], mask_of(pieces))
    for language, said in zip(("en", "fr", "it"), SETS_IN_WORDS[names], strict=True):
        locale.set_language(language)
        assert WORDS.move(move, []).replace("\xa0", " ") == said


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "<b>Anna</b> prend un personnage face cachée et ignore du poisson à un scarabée."),
        ("it", "<b>Anna</b> prende un personaggio coperto e salta del pesce con uno scarabeo."),
    ],
)
def test_a_line_of_the_log_is_a_sentence(language: str, told: str) -> None:
    locale.set_language(language)
    facts = [
        Moved((ID("fish.1"),), QUAYS, CORRUPTION, EVERYONE, "skip", (0,)),
        Moved((HIDDEN,), QUAYS, HAND, EVERYONE, "take", (1,)),
    ]
    assert [line.markup for line in Sentences(TABLES, WORDS).tell(facts)] == [told]


@pytest.mark.parametrize("language", locale.available_languages())
def test_a_set_is_told_as_its_cards_times_its_scarabs(language: str) -> None:
    """Never the other way round, on a button, in a tooltip, in a scoring or by ear."""
    locale.set_language(language)
    told = {
        "offer-worth": locale.text("offer-worth", cards=7, scarabs=2, points=14),
        "about-set": locale.text("about-set", cards=7, scarabs=2, points=14, prosperity=0),
        "said-worth": locale.text("said-worth", cards=7, scarabs=2, points=14, gain=0),
        "scoring-set": locale.text("scoring-set", family="ivory", cards=7, scarabs=2),
    }
    for key, words in told.items():
        assert 0 <= words.index("7") < words.index("×") < words.index("2"), key


def test_hidden_cards_are_named_by_their_backs() -> None:
    assert WORDS.pieces([HIDDEN, HIDDEN, -1, -2]) == "2 face-down characters, a face-down card and a green-backed card"


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        (
            [
                Moved((ID("fish.1"),), QUAYS, CORRUPTION, EVERYONE, "skip", (0,)),
                Moved((HIDDEN,), QUAYS, HAND, EVERYONE, "take", (1,)),
            ],
            "<b>Anna</b> takes a face-down character and skips fish with a scarab.",
        ),
        (
            [Moved((ID("wheat.1"), ID("wheat.2"), ID("amulet.1")), HAND + 1, SETS + 1, EVERYONE, "set", (5, 5, 5))],
            "<b>Nefer</b> plays a set of wheat worth 6: 3 cards with 2 scarabs.",
        ),
        (
            [Moved((ID("wheat.1"), ID("amulet.1")), HAND + 1, SETS + 1, EVERYONE, "add", (5, 5))],
            "<b>Nefer</b> adds to the wheat set: an amulet and wheat with a scarab.",
        ),
        ([Moved((-1, -1, HIDDEN), DECK, HAND + 2, 0, "draw")], "<b>Ramose</b> draws 3 cards."),
        ([Moved((-1,), HAND + 2, HAND, 0, "steal")], "<b>Anna</b> steals a face-down card from <b>Ramose</b>."),
        (
            [Moved((-2,), HAND + 1, CORRUPTION + 1, 0, "leftover")],
            "<b>Nefer</b> adds the last card in hand to corruption.",
        ),
        ([Noted("guild-back", 1, Guild(0, 12, 9))], "<b>Nefer</b> moves back from 12 to 9 (ankh)."),
        ([Noted("corruption", 1, Corruption(18, 0, 18, 11))], "<b>Nefer</b>’s corruption: 18 · 11 scarabs"),
        ([Noted("corrupt", 0, Corrupt(2))], "<b>Anna</b> is the most corrupt: back 2 symbols."),
        (
            [Noted("step-back", 0, StepBack(45, 40)), Noted("step-back", 0, StepBack(40, 35))],
            "<b>Anna</b> moves back from 45 to 35.",
        ),
        (
            [Noted("event", 0, Event(ID("deceit"))), Noted("deceit", 0, Deceit(1, 5))],
            "<b>Anna</b> chooses Deceit and scores 1 point for 1 card in corruption.",
        ),
        (
            [
                Noted("event", 1, Event(ID("prosperity.1"))),
                Moved((ID("prosperity.1"),), SPENT, SETS + 1, EVERYONE, "prosper", (5,)),
            ],
            "<b>Nefer</b> chooses Prosperity and adds it to the wheat set: 2 more scarabs.",
        ),
        ([Noted("game-end", -1, Seats((0, 2)))], "<b>Anna</b> and <b>Ramose</b> share the victory!"),
    ],
)
def test_what_happened_is_told_in_a_sentence(facts: list[Fact], sentence: str) -> None:
    lines = Sentences(TABLES, WORDS).tell(facts)
    assert [line.markup for line in lines] == [sentence]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "<b>Nefer</b> takes ivory with 3 scarabs, 2 to corruption."),
        ("fr", "<b>Nefer</b> prend de l’ivoire à 3 scarabées, 2 en corruption."),
        ("it", "<b>Nefer</b> prende dell’avorio con 3 scarabei, 2 nella corruzione."),
    ],
)
def test_a_brief_sentence_says_where_skipped_cards_went(language: str, told: str) -> None:
    """It said only how many were skipped."""
    locale.set_language(language)
    facts = [
        Moved((ID("fish.1"), ID("wheat.1")), QUAYS, CORRUPTION + 1, EVERYONE, "skip", (0, 1)),
        Moved((ID("ivory.1"),), QUAYS, HAND + 1, EVERYONE, "take", (2,)),
    ]
    [line] = Sentences(TABLES, WORDS).tell(facts)
    assert line.brief == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "<b>Nefer</b> plays wheat for {sum}."),
        ("fr", "<b>Nefer</b> pose un lot de blé\N{NARROW NO-BREAK SPACE}: {sum}."),
        ("it", "<b>Nefer</b> gioca un set di grano: {sum}."),
    ],
)
def test_a_brief_sentence_says_how_a_set_comes_to_its_points(language: str, told: str) -> None:
    """The worst lie said only 3; its sum breaks before the result at most."""
    locale.set_language(language)
    wheat = tuple(map(ID, ("wheat.1", "wheat.8", "wheat.9")))
    [line] = Sentences(TABLES, WORDS).tell([Moved(wheat, HAND + 1, SETS + 1, EVERYONE, "set", (5,))])
    assert line.brief == told.format(sum="3~×~1 =~3".replace("~", "\N{NO-BREAK SPACE}"))


def test_a_prosperity_is_told_with_the_worth_that_stands_on_the_set() -> None:
    """A set told as played for 3 stood on the table with a 9."""
    state = GAME.start(Setup(3), seeded(random.Random(1)))
    fact = Moved((ID("prosperity.1"),), SPENT, SETS + 1, EVERYONE, "prosper", (5,))
    for facts in ([fact], [Noted("event", 1, Event(ID("prosperity.1"))), fact]):
        state.sets[SLOTS + 5], state.prosperity[0] = mask_of(map(ID, ("wheat.1", "wheat.8", "wheat.9"))), SLOTS + 5
        [line] = Sentences(TABLES, WORDS, state).tell(facts)
        assert line.brief == "Prosperity: wheat 3 → 9."
        state.sets[SLOTS + 5], state.prosperity[0] = 0, -1
        [line] = Sentences(TABLES, WORDS, state).tell(facts)
        assert line.brief.endswith("+2 scarabs on wheat."), "the round is over"


@pytest.mark.rule("S-6.4")
def test_the_scoring_of_a_set_shows_its_prosperity() -> None:
    state = GAME.start(Setup(2), seeded(random.Random(1)))
    state.sets[5] = sum(1 << ID(name) for name in ("wheat.1", "wheat.2", "wheat.6"))
    state.prosperity[1] = 5
    facts: list[Fact] = [Noted("set-score", 0, SetScore(5, 0, 4, 3, 12))]
    facts += [Noted("round-score", seat, RoundScore(12, 0, 12)) for seat in (0, 1)]
    facts += [Noted("corruption", seat, Corruption(0, 0, 0, 0)) for seat in (0, 1)]
    reckoned = reckon(facts, state, WORDS)
    assert reckoned is not None
    assert reckoned.seats[0].parts[0].faces == ("wheat.1", "wheat.2", "wheat.6", "prosperity.2")


def test_the_goods_of_a_set_lie_before_its_amulets_and_characters() -> None:
    state = GAME.start(Setup(2), seeded(random.Random(1)))
    state.sets[0] = mask_of(map(ID, ("ivory.1", "ivory.2", "amulet.1", "queen.ivory")))
    [fan] = rounds(state, WORDS).riches[0]
    assert fan.faces == ("queen.ivory", "amulet.1", "ivory.2", "ivory.1")


def test_the_goods_of_a_sale_are_its_last_pictures() -> None:
    cards = tuple(sorted(map(ID, ("ivory.1", "ivory.2", "amulet.1", "queen.ivory"))))
    facts = [Moved(cards, HAND, SETS, EVERYONE, "lay", (0,) * 4)]
    assert [each.shown.face for each in moved(GAME, facts)] == ["queen.ivory", "amulet.1", "ivory.2", "ivory.1"]
