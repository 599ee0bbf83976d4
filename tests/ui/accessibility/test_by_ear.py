"""What a listener hears of a table and of its keys: how many words, which facts, and that no key is silent."""

from __future__ import annotations

import random
import statistics

import pygame
import pytest

from game import locale
from game.registry import GAMES
from game.rules.sare.moves import PAY
from game.ui.accessibility import native, remote
from game.ui.accessibility import reader as reader_module
from game.ui.accessibility.announcer import MOST_UNASKED, Announcer
from game.ui.accessibility.outline import Outline, Outliner
from game.ui.accessibility.reader import Reader, phrase
from game.ui.accessibility.remote import serve_screen_reader
from game.ui.accessibility.tree import NOWHERE, WINDOW, Announcement, Element, Publication, ReaderRequest, Tree, Wish
from game.ui.app import keys_page
from game.ui.boards.kit.values import Reckoning, ReckoningKind
from game.ui.drawing.richtext import spoken
from game.ui.drawing.theme import load_theme
from game.ui.layout import REACHABLE
from game.ui.scenes.first_start import FirstStart
from game.ui.scenes.menu import MainMenu
from game.ui.scenes.options import Options
from game.ui.table.finish.scoring import Scoring
from game.ui.table.tell.narrator import INFORMATION_KEYS, LONGEST, SHORTEST
from game.ui.table.tell.speech import Moment
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.scene import Pop
from game.ui.widgets.stage import Stage
from game.ui.window.controls import types
from game.ui.window.input import Action, KeyPress, Typed
from tests.contrast import contrast
from tests.sparing import one_now, some_now
from tests.ui.accessibility.test_accessibility import (
    SILENT,
    Ears,
    Kit,
    Line,
    NativeAdapter,
    listened,
    look,
    names,
    open_scene,
    played,
)
from tests.ui.accessibility.transcripts import Listening, begin, file_of, moves_of
from tests.ui.scenes.test_languages import LANGUAGES, SCENES, make_shell
from tests.ui.snapshot import render_scene
from tests.ui.tables import Table, settle

WORDS_A_TURN = {"sobek": 109.8, "duel": 115.1, "sa-re": 166.8}
"""The mean of the words that a turn took on 26 November: unasked, of the focus, and of the five keys in short."""
STATE_KEYS = (Action.TELL_TURN, Action.TELL_HAND, Action.TELL_SUPPLY, Action.TELL_SCORE, Action.TELL_FIRST)
"""The five keys that told the state of the table then."""
TURNS = 9


def words(sentence: str) -> int:
    """Return the number of words that are spoken: French punctuation that stands apart is none."""
    return sum(any(map(str.isalnum, word)) for word in sentence.split())


def parts(table: Table, action: Action) -> list[str]:
    """Return the short answer to a key and all parts of the long one."""
    found = [table.scene.narrator.answer(action)]
    while (part := table.scene.narrator.answer(action)) != found[0]:
        found.append(part)
    return found


# How many words


@pytest.mark.parametrize("language", one_now(LANGUAGES))
@pytest.mark.parametrize("game", GAMES)
def test_the_state_of_any_table_is_told_in_ten_seconds(game, language):
    for decisions in range(0, 60, 25):
        table = played(game, decisions, language=language)
        for action in INFORMATION_KEYS:
            told = parts(table, action)
            assert max(map(words, told[1:]), default=0) <= LONGEST, (action, told)
        assert words(parts(table, Action.TELL_TURN)[0]) <= SHORTEST


@pytest.mark.parametrize("game", WORDS_A_TURN)
def test_a_turn_takes_at_most_six_tenths_of_the_words_of_26_november(game):
    table, announcer, outliner, chance = (
        Table(1, 1, game=game, seed="listen"),
        Announcer(),
        Outliner(),
        random.Random(7),
    )
    table.scene.is_focus_shown = True
    heard: list[int] = []
    for _ in range(TURNS):
        settle(table)
        outline = outliner.outline(table.scene)
        unasked = sum(words(each.sentence) for each in announcer.listen(table.scene, outline))
        focused = words(phrase(outline.nodes[outline.focus])) if table.scene.focused is not None else 0
        heard.append(unasked + focused + words(parts(table, Action.TELL_TURN)[0]))
        table.match.submit(0, chance.choice(table.match.view(0).legal), table.match.ply)
    assert statistics.mean(heard) <= 0.6 * WORDS_A_TURN[game], heard


@pytest.mark.parametrize("game", GAMES)
def test_no_fact_is_lost(game):
    """Every thing on the table is named by one of the keys, with everything that is known of it."""
    for decisions in (0, 18, 40):
        table = played(game, decisions)
        told = " ".join(part for action in INFORMATION_KEYS for part in parts(table, action))
        presenter = table.scene.presenter
        for target in presenter.targets():
            thing = table.scene.narrator.describe(target.id)
            if thing is not None and presenter.regions.spot(target.thing).region in ("hand", "supply", "seat"):
                name = thing.name.removesuffix(", available")
                assert name in told, (decisions, name)
                assert all(each in told for each in thing.description.split(". ")), (decisions, thing)


@pytest.mark.parametrize("language", one_now(LANGUAGES))
@pytest.mark.parametrize("name", SCENES)
def test_nothing_longer_than_a_minute_of_words_is_read_unasked(name, language):
    locale.set_language(language)
    scene = open_scene(name)
    told = Announcer().listen(scene, Outliner().outline(scene))
    assert sum(words(each.sentence) for each in told if each.sentence) <= MOST_UNASKED + 5


def test_a_market_is_read_in_rows_with_its_empty_squares():
    table = played("duel", 8)
    short, *long = parts(table, Action.TELL_SUPPLY)
    assert short.startswith("Market, 4 tiles available: Row 1, column 6: Ebony; Row 2, column 6: ")
    rows = long[:6]
    assert [row.partition(":")[0] for row in rows] == [f"Row {number}" for number in range(1, 7)]
    for row in rows:
        places = row.partition(": ")[2].split("; ")
        assert sum(int(place.split()[0]) if place[0].isdigit() else 1 for place in places) == 6, row
    assert any("empty" in row for row in rows)


def test_the_cards_of_the_quays_are_told_in_their_order():
    table = Table(1, 1, seed="listen")
    settle(table)
    told = table.scene.narrator.answer(Action.TELL_SUPPLY)
    assert (
        told == "Quays, 9 cards, 4 available: Fish with a scarab; Marble with 2 scarabs; Fish with a scarab; An amulet."
    )


def test_the_question_mark_of_a_hidden_pile_is_not_explained_to_the_ear():
    told = " ".join(parts(played("sobek", 8), Action.TELL_FIRST))
    assert "corruption unknown" in told
    assert "“?”" not in told


# Everything since my turn


def test_e_tells_everything_since_my_turn():
    table, chance = Table(1, 1, seed="listen"), random.Random(7)
    for _ in range(4):
        settle(table)
        table.match.submit(0, chance.choice(table.match.view(0).legal), table.match.ply)
    settle(table)
    told = table.scene.narrator.answer(Action.TELL_LAST)
    deeds = [line.aloud for turn in table.scene.mode.digest.turns() for line in turn.lines]
    assert len(deeds) > 1
    assert all(spoken(deed).rstrip(".") in told for deed in deeds)
    table.key(Action.DIGEST)
    table.key(Action.DIGEST)
    (said,) = [each for each in table.scene.announced().notices if "Nefer" in each.markup and each.is_urgent]
    assert said.markup


# No silent key

KEYS = [action for action in Action if action not in (Action.FULL_SCREEN, Action.HELP)]
"""All keys but the two that the window itself answers."""


class Counted(Ears):
    """Counts what is said, the same words again too."""

    def __init__(self) -> None:
        super().__init__()
        self.spoken: dict[int, str] = {}
        """All announcements by number."""

    def show(self, tree: Tree) -> None:
        super().show(tree)
        self.spoken |= {number: each.sentence for number, each in tree.said.items()}


FIELDS = {"new-duel": "name-0", "options-play": "player_name", "learning": "name", "challenge-empty": "code"}
"""A scene for each kind of text field, beside those that begin in one."""


def with_a_field(name: str) -> Stage:
    """Return a scene whose text field has the focus."""
    if name == "first-start":
        scene: Stage = FirstStart(make_shell(1.0), MainMenu)
        scene.enter(scene.shell.display.size)
        return scene
    scene = open_scene(name)
    assert scene.focus_name(FIELDS[name])
    return scene


@pytest.mark.parametrize("name", some_now(SCENES, ("menu", "statistics", "table-menu", "review", "rules-duel")))
def test_no_key_is_silent(name, monkeypatch):
    all_keys_are_heard(open_scene(name), monkeypatch)


@pytest.mark.parametrize("name", one_now(("first-start", *FIELDS)))
def test_no_key_is_silent_in_a_text_field(name, monkeypatch):
    all_keys_are_heard(with_a_field(name), monkeypatch)


def all_keys_are_heard(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Press every key as the keyboard does; one that writes types its letter too, and its text is heard alone."""
    monkeypatch.setattr(reader_module, "ANSWERED", 0.0)
    ears = Counted()
    reader = Reader(ears, SILENT, pause=0.0)  # type: ignore[arg-type]
    reader.answer(ReaderRequest(Wish.TREE), scene)
    for action in KEYS:
        key = next(iter(scene.shell.controls.keys.of(action)), 0)
        is_typing = scene.ime_rect is not None and types(key)
        reader.look(scene, 1.0)
        said, focus = dict(ears.spoken), ears.outline.focus
        here, values = ears.outline.nodes[focus], written(ears.outline)
        reader.note_press(KeyPress(action, key), scene)
        change = scene.handle(KeyPress(action, key))
        if is_typing:
            change = change or scene.handle(Typed(chr(key)))
        for _ in range(20):
            scene.update(1.0)
        scene.is_dirty = False
        reader.look(scene, 1.0)
        is_heard = change is not None or ears.spoken != said or ears.outline.focus != focus
        assert is_heard or ears.outline.nodes[focus] != here, action
        if is_typing and key != pygame.K_SPACE:
            assert written(ears.outline) != values, action
            assert "No effect." not in [ears.spoken[number] for number in ears.spoken.keys() - said.keys()], action


def written(outline: Outline) -> list[str]:
    """Return what stands in the text fields of a scene."""
    return [node.is_.value for node in outline.nodes.values() if node.is_.role is Role.FIELD]


def test_a_key_whose_effect_is_still_to_come_is_not_called_one_without(monkeypatch):
    monkeypatch.setattr(reader_module, "ANSWERED", 0.0)
    scene = open_scene("menu")
    reader, ears = listened(scene)
    scene.is_dirty = False
    monkeypatch.setattr(scene, "next_update", lambda: 0.0)
    reader.note_press(KeyPress(Action.ANSWERS), scene)
    for _ in range(3):
        pygame.time.wait(65)
        reader.look(scene, 1.0)
    assert "No effect." not in ears.said
    assert reader.wait is not None, "it is looked at again"


def test_a_key_without_effect_says_so_and_typing_says_nothing_of_it(monkeypatch):
    monkeypatch.setattr(reader_module, "ANSWERED", 0.0)
    scene = open_scene("menu")
    reader, ears = listened(scene)
    scene.is_dirty = False
    reader.note_press(KeyPress(Action.ANSWERS), scene)
    look(reader, scene)
    assert ears.said[-1] == "No effect."
    scene = open_scene("new-sobek")
    reader, ears = listened(scene)
    scene.focus_name("name-0")
    reader.note_press(KeyPress(Action.ANSWERS, pygame.K_a), scene)
    assert reader.wait is None
    reader.note_press(KeyPress(Action.TELL_FIRST, pygame.K_F6), scene)
    assert reader.wait is not None, "it types nothing"


def test_the_explanation_of_what_has_the_focus_is_said_again_when_asked_for():
    scene = open_scene("options-sound")
    scene.focus_name("music_volume")
    reader, ears = listened(scene)
    scene.handle(KeyPress(Action.EXPLAIN))
    reader.note_press(KeyPress(Action.EXPLAIN), scene)
    look(reader, scene)
    assert ears.said[-1].startswith(ears.outline.nodes[ears.outline.focus].is_.description)


def test_f1_opens_the_keys_from_everywhere_and_each_says_what_it_does():
    scene = open_scene("menu")
    change = keys_page(scene.shell, scene)
    page = change.scene
    assert isinstance(page, Options)
    page.enter(scene.shell.display.size)
    outline = Outliner().outline(page)
    assert "Hint: H" in names(outline, Role.BUTTON)
    assert "Move selection: Arrow keys" in names(outline, Role.TEXT)
    assert keys_page(scene.shell, page) is None, "it is there already"
    assert keys_page(scene.shell, Dialog(scene.shell, "Really?")) is None


# A screen reader


def test_nothing_moves_while_a_screen_reader_listens():
    shell = open_scene("menu").shell
    assert shell.speed > 0
    shell.has_screen_reader = lambda: True
    assert shell.speed == 0


def test_a_listener_leaves_a_scoring_with_the_first_press():
    table = played("sobek", 8)
    reckoning = Reckoning(ReckoningKind.ROUND, "Round 1", "Total", ())
    scoring = Scoring(table.shell, reckoning, table.match.seats, table.scene.presenter)
    assert scoring.is_counting
    assert scoring.back() is None
    table.shell.is_heard = lambda: True
    assert isinstance(scoring.back(), Pop)


def test_announcements_have_no_place_on_the_screen():
    tree = Tree(
        {WINDOW: Element(Accessible(Role.WINDOW, "Felucca"), (0, 0, 9, 9), (7,))}, said={7: Announcement("So.")}
    )
    assert Publication().change(tree).elements[7].rect == NOWHERE


def test_each_segment_has_its_own_place():
    outline = Outliner().outline(open_scene("options-sound"))
    boxes = [node.rect for node in outline.nodes.values() if node.is_.role is Role.SEGMENT]
    assert len(set(boxes)) == len(boxes) > 2


def test_while_nothing_has_the_focus_it_rests_on_the_turn():
    table = played("sobek", 8)
    table.scene.set_focus(None)
    outline = Outliner().outline(table.scene)
    assert outline.nodes[outline.focus].is_.name == "Anna, your turn"


def test_an_open_list_has_its_own_name_and_counts_no_headings():
    scene = open_scene("new-sobek")
    scene.focus_name("level-1")
    scene.handle(KeyPress(Action.ACTIVATE))
    outline = Outliner().outline(scene)
    assert outline.nodes[outline.scene].is_.name == "AI level, seat 2"
    lines = [node.position for node in outline.nodes.values() if node.is_.role is Role.OPTION]
    assert lines == list(range(len(lines)))
    assert {node.options for node in outline.nodes.values()} == {0, len(lines)}
    assert Announcer().listen(scene, outline) == []


def test_the_value_of_a_list_and_of_a_slider_is_in_its_name_on_linux():
    assert remote.with_value(Element(Accessible(Role.SLIDER, "Music", value="80%"), NOWHERE)).is_.name == "Music: 80%"
    field = Element(Accessible(Role.FIELD, "Name", value="Anna"), NOWHERE)
    assert remote.with_value(field) == field


@pytest.mark.skipif(not native.is_available(), reason="there is no AccessKit for this system")
def test_a_text_field_has_its_text_and_selection_and_all_words_their_language(monkeypatch):
    scene = open_scene("new-sobek")
    scene.focus_name("name-0")
    scene.focused.handle(Typed("Méresankh"))
    outline = Outliner().outline(scene)
    update = native.tree_update(Publication().change(Tree(outline.nodes, outline.focus, language="it", place=NOWHERE)))
    made = dict(update.nodes)
    (run,) = made[outline.focus].children
    assert made[run].value.endswith("Méresankh")
    assert list(made[run].character_lengths[-8:]) == [2, 1, 1, 1, 1, 1, 1, 1]
    assert made[outline.focus].text_selection.focus.character_index == len(made[run].value)
    assert {made[number].language for number in outline.nodes} == {"it"}


@pytest.mark.skipif(not native.is_available(), reason="there is no AccessKit for this system")
def test_the_place_of_the_window_is_told_when_it_changes(monkeypatch):
    told: list[object] = []
    monkeypatch.setattr(NativeAdapter, "set_root_window_bounds", lambda _, *rects: told.append(rects), raising=False)
    made: list[NativeAdapter] = []
    monkeypatch.setattr(native, "accesskit", Kit(made))
    outline, publication = Outliner().outline(open_scene("menu")), Publication()
    trees = [Tree(outline.nodes, place=place) for place in ((5, 6, 7, 8), (5, 6, 7, 8), (9, 9, 12, 12))]
    serve_screen_reader(Line(*map(publication.change, trees)))  # type: ignore[arg-type]
    assert [(rects[0].x0, rects[0].y1) for rects in told] == [(5.0, 8.0), (9.0, 12.0)]


def test_the_keys_are_told_once_to_somebody_who_listens():
    table, announcer, outliner = Table(1, 1, seed="listen"), Announcer(), Outliner()
    said = [each.sentence for each in announcer.listen(table.scene, outliner.outline(table.scene))]
    assert not any("F1 lists all keys" in each for each in said), "nobody listens"
    table.shell.is_heard = lambda: True
    (told,) = [each.sentence for each in announcer.listen(table.scene, outliner.outline(table.scene))]
    assert told.startswith("Keys: T tells the state of the table, C your hand")
    table.shell.change_settings(keys={"tell-turn": [120]})
    (told,) = [each.sentence for each in announcer.listen(table.scene, outliner.outline(table.scene))]
    assert told.startswith("Keys: X tells"), "the player's own"
    table.scene.exit()
    assert table.shell.settings.knows_keys
    assert [each for each in table.scene.announced().notices if each.source == "keys"] == []


def test_the_menu_tells_its_keys_to_a_newcomer_who_listens():
    scene = open_scene("menu")
    scene.shell.is_heard = lambda: True
    said = [each.sentence for each in Announcer().listen(scene, Outliner().outline(scene))]
    assert said[-1] == "The arrow keys move, Enter chooses, Esc goes back, and F1 lists all keys."


# Noise


def test_a_card_that_is_no_longer_chosen_says_so():
    table = played("sobek", 44)
    table.press("p31")
    assert table.scene.presenter.choice.is_begun
    table.key(Action.BACK)
    assert [each.markup for each in table.scene.announced().notices if each.is_urgent] == ["Nothing selected."]


def test_a_line_of_a_character_is_said_once():
    table, announcer, outliner = Table(1, 1, seed="listen", shows_speech=True), Announcer(), Outliner()
    settle(table)
    table.scene.speech.say(table.match.seats, 1, Moment.START)
    said = [each.sentence for each in announcer.listen(table.scene, outliner.outline(table.scene))]
    table.match.submit(0, table.match.view(0).legal[0], table.match.ply)
    table.scene.show_now()
    assert table.scene.speech.bubble is not None
    words_of = table.scene.speech.bubble.words
    again = [each.sentence for each in announcer.listen(table.scene, outliner.outline(table.scene))]
    assert len([each for each in [*said, *again] if spoken(words_of) in each]) <= 1


def test_a_sentence_that_grows_is_said_once_it_is_whole():
    """A payment of several steps becomes one sentence about the building: its beginning alone is not heard."""
    match, moves = begin("sa-re"), moves_of("sa-re")
    while not (match.to_move == 1 and match.ply and match.decision(match.ply)[1][0] == PAY):
        match.submit(match.to_move, moves[match.ply], match.ply)
    table = Listening(match, moves, "en").table
    begun = spoken(table.log.lines[-1].markup)
    assert begun.startswith("Nefer pays ")
    assert begun not in map(spoken, table.announced().log)
    while table.log.finished != table.log.lines:
        match.submit(match.to_move, moves[match.ply], match.ply)
        table.show_now()
    assert any("builds" in line for line in table.announced().log[-2:])


def test_a_question_stays_one_in_the_answer_to_a_key():
    match, moves = begin("sobek"), moves_of("sobek")
    while match.to_move != 0 or len(match.view(0).legal) != 2 or match.ply < 30:  # who starts the second round
        match.submit(match.to_move, moves[match.ply], match.ply)
    person = Listening(match, moves, "fr")
    person.press(Action.TELL_TURN, "T")
    assert any("qui commence cette manche ? Anna" in line for line in person.lines), person.lines


def test_the_share_of_a_needed_resource_names_it_to_the_ear():
    said = next(line for line in file_of("sa-re", "en").read_text("utf-8").splitlines() if "Continue, " in line)
    assert said.startswith("  Continue, a resource you need (Stone): 18%; Unrest, which ends your season: 37%;")


# What can be hit, and what can be read


@pytest.mark.parametrize("game", ["sobek", "duel", "sa-re"])
def test_everything_on_a_table_is_large_enough_to_be_hit(game):
    scene = played(game, 12).scene
    small = [each.name for each in scene.focusables() if min(each.rect.size) < REACHABLE]
    assert small == []


def test_small_words_can_be_read_on_their_grounds():
    colours = load_theme("papyrus").colours
    for ink, ground in (("code", "panel"), ("text_soft", "field"), ("text_soft", "panel"), ("seat.1.ink", "seat.1")):
        assert contrast(colours[ink], colours[ground]) >= 4.5, ink


@pytest.mark.parametrize("name", some_now(SCENES, ("review", "week-3")))
@pytest.mark.parametrize("size", [(900, 1200), (1280, 720)])
def test_everything_in_a_scene_is_large_enough_to_be_hit(name, size):
    scene = open_scene(name)
    render_scene(scene, size)
    assert [each.name for each in scene.focusables() if min(each.rect.size) < REACHABLE - 0.01] == []
