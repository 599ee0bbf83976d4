"""French and Italian texts keep to their terms and to the room they have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game import locale

ROOT = Path(__file__).resolve().parent.parent / "data" / "locale"
COUNTS = (0, 1, 2, 12)
SAMPLES = {
    "fr": {
        **dict.fromkeys(("name", "names", "other", "level"), "Imhotep"),
        **dict.fromkeys(("family", "slot"), "ébène"),
        **dict.fromkeys(("card", "piece", "target"), "la Reine (ivoire)"),
        **dict.fromkeys(("cards", "pieces", "some", "skipped"), "3 × poisson à un scarabée"),
        **dict.fromkeys(("amount", "amounts", "give", "take", "price", "cost", "base", "off"), "1 bois et 2 pierres"),
        **dict.fromkeys(("store", "gains", "pool", "supply"), "1 bois et 2 pierres"),
        "tile": "Bibliothèque",
        "power": "Jouez aussitôt un tour complet de plus.",
    },
    "it": {
        **dict.fromkeys(("name", "names", "other", "level"), "Imhotep"),
        **dict.fromkeys(("family", "slot"), "ebano"),
        **dict.fromkeys(("card", "piece", "target"), "la Regina (avorio)"),
        **dict.fromkeys(("cards", "pieces", "some", "skipped"), "3 × pesce con uno scarabeo"),
        **dict.fromkeys(("amount", "amounts", "give", "take", "price", "cost", "base", "off"), "1 legno e 2 pietre"),
        **dict.fromkeys(("store", "gains", "pool", "supply"), "1 legno e 2 pietre"),
        "tile": "Scalpellino",
        "power": "Gioca subito un altro turno intero.",
    },
}
"""The sample values of arguments whose length matters."""
CHOICES = {"also": "both", "place": "bottom", "resource": "stone", "back": "orange", "scenario": "priest"}
COST = ("wood", "stone", "gold")
"""The arguments of a price, which a text may refer to without naming them."""
AVOIDED = {
    "fr": re.compile(
        r"""\b(
            programmes? | comptes?\ rendus? | livraisons? | villes? | sites? | corruption\ adverse | abîmée?s?
          | thésauriseur
          | (?:mener?|menez)\ le\ cadre | reprend(?:re)?\ (?:un|son|le|votre)\ (?:dernier\ )?coup | mises?\ de\ côté
          | non,\ finalement | encore\ debout | seul\ debout | glisse[rz]? | fouille[rz]? | d’accord | surlign\w+
          | C’est\ permis,\ mais | [Pp]ointez | [Bb]âti(?:r|ssez) | premiers?\ arrêtés? | cartes\ (?:encore\ )?inconnues
          | adouci\w* | bétails | n’importe\ quels\ Troubles | aucun\ Trouble | (?:au|dans\ le)\ marché\ d[ue]
          | devien(?:t|nent)\ corruption | devenue?s?\ corruption | d’office
          | Qui\ (?:en\ a|a\ le|la\ prend|le\ prend) | d[eu]\ [aeéèêiîoôuœ]\w+(?<!oui)(?<!onze) | de\ [AEÉIOŒU]\w+
          | sous\ le\ sabot | réductions\ faites | prochaine\ question
        )\b""",
        re.VERBOSE,
    ),
    "it": re.compile(
        r"""\b(
            programm[ai] | verbal[ei] | cornice | sabot | coric\w+ | ritir(?:a|are|i) | riscatt\w+ | sit[oi]
          | mestier[ei] | il\ fondo | del\ fondo | al\ fondo | in\ piedi\ da\ solo | azzardista | accumulatore
          | meglio\ di\ no | cronaca | livraison | vi\ (?:aggiunge|vede|è) | (?:un[ao]?|d?[ei]l)\ presa | tolti\ gli
          | d[i’]\ ?(?:legno|pietra|oro)(?=\ e\ |,) | quale\ è | grani | avori | (?:un|due|tre|quattro)\ bestiame
          | Puoi\ farlo,\ ma | Disordine | (?:prossimo|altro|allo|lo)\ spazio | spazi | puntare\ a
          | premil[oa] | premi\ (?:un|il)\ cantiere | carte\ non\ viste | dal(?:la)?\ (?:mercato|corruzione)\ del(?:la)?
          | informazioni\ sono\ aperte | obiettiv[oi] | prossima\ domanda
          | d’accord | rifornire\ il\ mercato | con\ nessun[oa]? | scatola\ del\ ripasso | con\ lei
          | punta(?:lo)?\ (?:qualsiasi|per|una\ tessera|la\ carta|l’edificio)
        )\b""",
        re.VERBOSE | re.IGNORECASE,
    ),
}
"""Calques, terms of an earlier translation, and « de » before a vowel."""
MEANT = {"error-awaited", "error-branched", "error-kept-other", "error-in-use"}
"""Another program really is one."""
BUTTON, NOTE, PROMPT, TOOLTIP = 30, 46, 75, 32
"""The longest button, note and prompt in characters, and the longest tooltip in words."""
BESIDE = re.compile(r"-(?:note(?:-[a-z-]+)?|worth|worth-more|odds|cards|missing|paid|excess|too-much|becomes|gain)$")
"""The texts below or beside a button."""


def shown(language: str, *prefixes: str) -> dict[str, list[str]]:
    """Return the texts whose keys start with one of the prefixes, for several counts and without marks."""
    locale.set_language(language)
    source = "".join(file.read_text("utf-8") for file in sorted((ROOT / language).glob("*.ftl")))
    found = {}
    for key, words in re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", source, re.MULTILINE):
        if not key.startswith(prefixes or ""):
            continue
        names = {*re.findall(r"\$([a-z_0-9-]+)", words), *COST}
        made = []
        for count in COUNTS:
            values = {name: CHOICES.get(name, SAMPLES[language].get(name, count)) for name in names}
            made.append(re.sub(r"<[^<>]*>", "", locale.text(key, **values)))
        found[key] = made
    return found


def avoided(language: str, texts: list[str]) -> set[str]:
    """Return the terms to avoid that are in these texts."""
    return {term for text in texts for term in AVOIDED[language].findall(text)}


def longer(texts: dict[str, list[str]], bound: int) -> dict[str, str]:
    """Return the longest form of each text that is longer than `bound`."""
    longest = {key: max(made, key=len) for key, made in texts.items()}
    return {key: text for key, text in longest.items() if len(text) > bound}


@pytest.mark.parametrize("language", ["fr", "it"])
def test_no_text_has_a_term_to_avoid(language: str) -> None:
    found = {key: avoided(language, texts) for key, texts in shown(language).items() if key not in MEANT}
    assert {key: terms for key, terms in found.items() if terms} == {}


@pytest.mark.parametrize(
    ("language", "text", "terms"),
    [
        ("fr", "Un programme joue contre votre ville.", {"programme", "ville"}),
        ("fr", "un lot de ivoire, un lot d’ivoire", {"de ivoire"}),
        ("fr", "Le coup de Imhotep, la corruption d’Anna.", {"de Imhotep"}),
        ("fr", "Anna reprend son dernier coup.", {"reprend son dernier coup"}),
        ("fr", "Anna reprend toute sa corruption en main.", set()),
        ("fr", "C’est permis, mais pointez la carte.", {"C’est permis, mais", "pointez"}),
        ("it", "Puoi farlo, ma con un Disordine è rivolta.", {"Puoi farlo, ma", "Disordine"}),
        ("it", "Il programma corica l’obelisco.", {"programma", "corica"}),
        ("it", "L’altra va in fondo al mazzo.", set()),
        ("it", "Quattro grani, e tre bestiame.", {"grani", "tre bestiame"}),
        ("it", "Punta qualsiasi cosa per sapere quale è.", {"Punta qualsiasi", "quale è"}),
        ("it", "D’accord: set con nessuno scarabeo. D’accordo!", {"D’accord", "con nessuno"}),
    ],
)
def test_a_term_to_avoid_is_found(language: str, text: str, terms: set[str]) -> None:
    assert avoided(language, [text]) == terms


def test_no_french_sign_can_be_parted_from_its_word() -> None:
    found = [text for texts in shown("fr").values() for text in texts if re.search(r" [;:!?»%]|« ", text)]
    assert found == [], "a plain space stands before a sign or after «: write U+00A0"


def test_no_italian_verb_is_plural_before_one() -> None:
    plural = re.compile(r"\b(?:arrivano|bastano|mancano|rest(?:ano|erebbero)|rimangono|servono)(?: [a-zà]+)? 1\b")
    found = {key: texts[COUNTS.index(1)] for key, texts in shown("it").items()}
    assert {key: text for key, text in found.items() if plural.search(text)} == {}


@pytest.mark.parametrize("language", ["fr", "it"])
def test_buttons_and_prompts_fit_their_places(language: str) -> None:
    offers = shown(language, "offer-")
    notes = {key: texts for key, texts in offers.items() if BESIDE.search(key)}
    assert longer(notes, NOTE) == {}
    buttons = {key: texts for key, texts in offers.items() if key not in notes}
    assert len(buttons) > 80
    assert longer(buttons, BUTTON) == {}
    prompts = shown(language, "prompt-")
    assert longer({key: texts for key, texts in prompts.items() if key != "prompt-character"}, PROMPT) == {}


@pytest.mark.parametrize("language", ["fr", "it"])
def test_tooltips_are_short(language: str) -> None:
    tooltips = shown(language, "about-", "power-")
    sizes = {key: max(len(text.split()) for text in texts) for key, texts in tooltips.items()}
    assert {key: size for key, size in sizes.items() if size > TOOLTIP} == {}


@pytest.mark.parametrize("language", ["fr", "it"])
def test_no_two_answers_to_one_step_begin_alike(language: str) -> None:
    begun: dict[str, dict[str, list[str]]] = {}
    for key, texts in shown(language, "lesson-").items():
        if step := re.match(r"(lesson-.*-\d+)-(?:why|no)\b", key):
            begun.setdefault(step[1], {}).setdefault(" ".join(texts[0].split()[:2]), []).append(key)
    assert len(begun) > 50
    assert [keys for step in begun.values() for keys in step.values() if len(keys) > 1] == []


def test_what_is_too_long_is_named() -> None:
    assert longer({"offer-a": ["à", "trop long"], "offer-b": ["bref"]}, 5) == {"offer-a": "trop long"}


@pytest.mark.parametrize("name", ["Anna", "Imhotep", "Ramses"])
def test_a_name_is_in_a_sentence_as_it_is_said(name: str) -> None:
    locale.set_language("fr")
    of = f"d’{name}" if name[0] in "AI" else f"de {name}"
    assert locale.text("tray-pile", name=name) == f"Corruption {of}"
    locale.set_language("it")
    to = f"ad {name}" if name[0] == "A" else f"a {name}"
    assert locale.text("board-turn", name=name) == f"Tocca {to}"


def test_italian_reasons_of_the_game_of_tiles_speak_of_no_cards() -> None:
    explained = (ROOT.parent.parent / "game" / "ai" / "heuristics" / "duel" / "explain.py").read_text("utf-8")
    keys = {*re.findall(r'"(reason-[\w-]+)"', explained)}
    assert len(keys) > 20
    texts = shown("it", "reason-")
    assert {key: texts[key] for key in keys if re.search(r"\bcart[ae]\b", " ".join(texts[key]))} == {}


@pytest.mark.parametrize(("language", "to"), [("fr", "à"), ("it", "a")])
def test_the_two_figures_of_a_result_stay_together(language: str, to: str) -> None:
    """A figure stays with the word after it; the space before the second never breaks."""
    results = r"\{ \$(mine|own|points) \} ([àa])([\s\xa0])\{ \$(theirs|others|other) \}"
    found = [
        (word, gap)
        for file in sorted((ROOT / language).glob("*.ftl"))
        for _, word, gap, _ in re.findall(results, file.read_text("utf-8"))
    ]
    assert len(found) > 10
    assert set(found) == {(to, "\xa0")}


@pytest.mark.parametrize("language", ["fr", "it"])
def test_quotes_are_those_of_the_language(language: str) -> None:
    assert [text for texts in shown(language).values() for text in texts if re.search("[“”]", text)] == []


def test_a_day_is_written_small_within_a_sentence() -> None:
    for language, words in (("fr", "Aujourd’hui · ven. 27"), ("it", "Oggi · ven 27")):
        locale.set_language(language)
        day = locale.text("week-day", weekday=locale.text("weekday-short-5"), day=27)
        assert locale.text("week-today", day=day) == words


@pytest.mark.parametrize(
    ("language", "some", "none"),
    [
        (
            "fr",
            "Sur les 5 ressources qui vous restent, vos Entrepôts n’en gardent que 3.",
            "Vos Entrepôts ne gardent rien de ce qui vous reste.",
        ),
        (
            "it",
            "Nei Magazzini c’è posto solo per 3 delle 5 risorse che ti restano.",
            "Nei Magazzini non c’è posto per nessuna delle risorse che ti restano.",
        ),
    ],
)
def test_what_the_warehouses_do_not_hold_is_told_without_brackets(language: str, some: str, none: str) -> None:
    locale.set_language(language)
    assert locale.text("reason-finish-lost", resources=5, room=3) == some
    assert locale.text("reason-finish-lost", resources=5, room=0) == none
