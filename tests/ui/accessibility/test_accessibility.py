"""The screen in words: the tree for a screen reader, spoken announcements, and the information keys."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace

import pygame
import pytest

from game import locale, registry
from game.ai.reasons import Hint
from game.analysis.ledger import Account
from game.match.seats import human
from game.registry import GAMES
from game.rules.duel.moves import ORIENT
from game.ui.accessibility import adapter, native, remote
from game.ui.accessibility.adapter import REQUESTED, WindowAdapter, make_adapter
from game.ui.accessibility.announcer import Announcer
from game.ui.accessibility.outline import Outline, Outliner
from game.ui.accessibility.reader import Reader, phrase
from game.ui.accessibility.remote import Sign, serve_screen_reader
from game.ui.accessibility.tree import WINDOW, Element, Publication, ReaderRequest, Tree, WindowFocus, Wish
from game.ui.boards.kit.values import Gallery, Shown
from game.ui.drawing.richtext import spoken
from game.ui.scenes import learning
from game.ui.scenes.menu import MainMenu
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.options import Options
from game.ui.table.handover import HandOverScene
from game.ui.table.study.performance_panel import Accounts, PerformancePanel
from game.ui.table.tell.log_sheet import LogSheet
from game.ui.table.tell.narrator import INFORMATION_KEYS, LONGEST, pictured
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Widget
from game.ui.widgets.stage import Stage
from game.ui.window import voice as voice_module
from game.ui.window.input import Action, KeyPress
from game.ui.window.voice import Voice
from tests.patience import LONG
from tests.sparing import ONE_NOW, one_now
from tests.ui.learner import learner
from tests.ui.scenes.test_languages import LANGUAGES, SCENES, make_shell
from tests.ui.tables import Table, settle

SILENT = Voice(lambda _: [])


class Ears:
    """Replaces the connection to a screen reader: keeps everything it receives."""

    def __init__(self) -> None:
        self.outline = Outline()
        self.said: list[str] = []

    def show(self, tree: Tree) -> None:
        self.outline = Outline(dict(tree.elements), tree.focus)
        self.said = [each.sentence for each in tree.said.values()]

    def show_focused(self, is_focused: bool) -> None:
        pass

    def close(self) -> None:
        pass


def open_scene(name: str) -> Stage:
    shell = make_shell(1.0)
    scene = SCENES[name](shell)
    scene.enter(shell.display.size)
    return scene


def played(game: str, decisions: int, people: int = 1, language: str = "en") -> Table:
    """Return a table after this many random decisions, shown to the first seat when it has the turn."""
    locale.set_language(language)
    table, chance = Table(people, 2 - people, game=game), random.Random(decisions)
    match = table.match
    while not match.is_over and (match.ply < decisions or match.to_move):
        match.submit(match.to_move, chance.choice(match.view(match.to_move).legal), match.ply)
    table.scene.show_now()
    return table


def elements(outline: Outline) -> Iterator[Element]:
    """Return all elements in the order in which they are read."""
    return (outline.nodes[number] for number in in_order(outline))


def in_order(outline: Outline, at: int = WINDOW) -> Iterator[int]:
    """Yield the numbers of all elements in that order, without announcements."""
    yield at
    for child in outline.nodes[at].children:
        if child in outline.nodes:
            yield from in_order(outline, child)


def names(outline: Outline, role: Role) -> list[str]:
    return [each.is_.name for each in elements(outline) if each.is_.role is role]


def number_of(outline: Outline, name: str) -> int:
    return next(number for number, each in outline.nodes.items() if each.is_.name.startswith(name))


# The tree


@pytest.mark.parametrize("language", ONE_NOW)
@pytest.mark.parametrize("name", SCENES)
def test_everything_on_every_screen_has_a_name(name, language):
    locale.set_language(language)
    outline = Outliner().outline(open_scene(name))
    assert not [each for each in elements(outline) if not each.is_.name]
    assert len(list(elements(outline))) == len(outline.nodes), "all of it can be reached"


@pytest.mark.parametrize("language", one_now(LANGUAGES))
@pytest.mark.parametrize("game", GAMES)
def test_everything_on_every_table_has_a_name(game, language):
    for decisions in range(0, 60, 6):
        table = played(game, decisions, language=language)
        outline = Outliner().outline(table.scene)
        assert not [each for each in elements(outline) if not each.is_.name]
        assert all(table.scene.narrator.answer(action) for action in (*INFORMATION_KEYS, *INFORMATION_KEYS))


@pytest.mark.parametrize("name", SCENES)
def test_the_tree_has_the_order_of_the_focus(name):
    scene = open_scene(name)
    outline = Outliner().outline(scene)
    widgets = [outline.widgets[number][0] for number in in_order(outline) if outline.nodes[number].can_focus]
    once = [widget for at, widget in enumerate(widgets) if not at or widget is not widgets[at - 1]]
    assert once == scene.focusables()


def test_the_focus_of_the_tree_is_that_of_the_scene():
    scene = open_scene("new-sobek")
    outline = Outliner().outline(scene)
    assert outline.nodes[outline.focus].is_.name == "Start game"
    scene.focus_name("kind-1")
    outline = Outliner().outline(scene)
    assert (outline.nodes[outline.focus].is_.name, outline.nodes[outline.focus].is_.is_on) == ("AI", True)


def test_a_thing_keeps_its_number_when_its_widget_is_made_anew():
    table, outliner = played("sobek", 8), Outliner()
    before = outliner.outline(table.scene)
    table.scene.rebuild()
    after = outliner.outline(table.scene)
    assert before.nodes == after.nodes
    assert before.widgets
    assert all(before.widgets[number] != after.widgets[number] for number in before.widgets)


def test_parts_of_the_table_are_lists_of_what_lies_there():
    outline = Outliner().outline(played("sobek", 24).scene)
    areas = names(outline, Role.LIST)
    assert areas[0].startswith("Quays, ")
    assert areas[1].startswith("Your hand, ")
    hand = outline.nodes[number_of(outline, "Your hand")]
    assert areas[1].startswith(f"Your hand, {len(hand.children)} card")
    assert {outline.nodes[child].is_.role for child in hand.children} == {Role.ITEM}
    assert len(set(areas)) == len(areas)  # no player has a second list, far from the first


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("game", registry.GAMES)
def test_each_list_of_a_table_has_a_name_of_its_own(game, language):
    for decisions in (5, 16, 40):
        heard = names(Outliner().outline(played(game, decisions, language=language).scene), Role.LIST)
        assert len({*heard}) == len(heard), heard


def test_the_city_of_a_rival_is_one_list_and_so_is_what_is_mine_beside_it():
    table = played("sa-re", 16)
    table.click("seat.1")
    outline = Outliner().outline(table.scene)
    heard = names(outline, Role.LIST)
    assert len({*heard}) == len(heard), heard
    rivals = outline.nodes[outline.nodes[number_of(outline, "Nefer")].children[0]]
    assert rivals.is_.name == "Back to your city"


@pytest.mark.parametrize("game", ["sobek", "duel"])
def test_of_a_covered_hand_nothing_is_in_the_tree_nor_said(game):
    """The cover shows only the previous contents of the table; the hands come with their owners."""
    table, chance = Table(2, 0, game=game), random.Random(3)
    announcer, outliner, covers = Announcer(), Outliner(), 0
    while covers < 12 and not table.match.is_over:
        settle(table)
        top = table.stack.top
        if isinstance(top, HandOverScene):
            covers += 1
            outline = outliner.outline(top)
            said = [each.sentence for each in announcer.listen(top, outline)]
            assert names(outline, Role.ITEM) == []
            assert [name for name in names(outline, Role.LIST) if name != "Game log"] == []
            public = {spoken(line.aloud) for line in table.sight.lines}
            texts = set(names(outline, Role.TEXT)) - public
            assert texts == {said[1]}, "how to take the screen over, and the log"
            assert len(said) == 2
            table.key(Action.ACTIVATE)
        seat = table.match.to_move
        assert any(name.startswith("Your hand") for name in names(outliner.outline(table.scene), Role.LIST))
        table.match.submit(seat, chance.choice(table.match.view(seat).legal), table.match.ply)


def test_a_level_tells_its_strength_and_a_chapter_that_it_is_done(monkeypatch):
    scene = open_scene("new-sobek")
    scene.focus_name("level-1")
    scene.handle(KeyPress(Action.ACTIVATE))
    outline = Outliner().outline(scene)
    levels = [each.is_ for each in elements(outline) if each.is_.role is Role.OPTION]
    assert {each.name: each.description.split(".")[0] for each in levels}["Pharaoh"] == "Strength 5 of 5"
    assert sum(each.is_on for each in levels) == 1
    monkeypatch.setattr(learning, "load_progress", lambda: {"sobek/corruption": 99})
    outline = Outliner().outline(open_scene("learning"))
    done = [each.is_.name for each in elements(outline) if each.is_.description == "done"]
    assert [name.split()[0] for name in done] == ["6"]


def described(table: Table, name: str) -> str:
    outline = Outliner().outline(table.scene)
    return outline.nodes[number_of(outline, name)].is_.description


def test_a_tool_is_named_without_its_key():
    outline = Outliner().outline(played("sobek", 8).scene)
    hint = outline.nodes[number_of(outline, "Hint")]
    assert (hint.is_.name, hint.is_.shortcut) == ("Hint", "H")
    assert phrase(hint) == "Hint, button, key H"


def test_a_fingerprint_is_not_read_out():
    table = played("sobek", 999)
    assert table.match.fingerprint[:8] in table.sight.lines[0].markup
    said = [spoken(markup) for markup in table.scene.announced().log]
    assert said[0] == "", "the seal is read in the log, and told to nobody unasked"
    assert not [each for each in said if table.match.fingerprint[:8] in each]
    scene = LogSheet(table.shell, lambda: table.sight.lines, table.match.seats)
    scene.enter(table.scene.size)
    texts = names(Outliner().outline(scene), Role.TEXT)
    assert texts.count("Shuffle sealed. “Is it fair?” in the menu shows the seal.") == 1
    assert not [each for each in texts if table.match.fingerprint[:8] in each]


def test_a_card_does_not_repeat_what_its_name_says():
    table = Table(1, 1, seed="names")
    settle(table)
    outline = Outliner().outline(table.scene)
    cards = [each.is_ for each in elements(outline) if each.is_.role is Role.ITEM and "scarab" in each.is_.name]
    assert cards
    assert not [card.name for card in cards if re.search(r"^\d scarab|^No scarab", card.description)]


def test_each_direction_of_the_ankh_and_the_unseen_pirogues_are_visited_once():
    table, chance = Table(2, 0, game="duel"), random.Random(4)
    while table.match.view(table.match.to_move).legal[0][0] != ORIENT:
        table.match.submit(
            table.match.to_move, chance.choice(table.match.view(table.match.to_move).legal), table.match.ply
        )
    table.scene.show_now()
    table.look_as(table.match.to_move)
    outline = Outliner().outline(table.scene)
    items = [name.removesuffix(", available") for name in names(outline, Role.ITEM)]
    ways = [name for name in items if name.startswith(("Horizontally", "Vertically", "Diagonally"))]
    assert len(ways) == len(set(ways)) == 4
    assert items.count("Pirogues") == 1
    assert [name for name in names(outline, Role.LIST) if name.startswith("Choices")] == ["Choices, 4"]
    assert names(outline, Role.LIST).count("Supplies") == 1


def test_the_figures_of_the_stock_of_sa_re_are_said():
    assert re.match(r"have: .+\. need: .+", described(played("sa-re", 4), "Done"))
    assert re.match(r"You then have .+\. All your sites together need .+", described(played("sa-re", 12), "Stop"))


def test_an_unknown_corruption_is_called_so():
    outline = Outliner().outline(played("sobek", 8).scene)
    nefer = next(each.is_ for each in elements(outline) if each.is_.role is Role.ITEM and each.is_.name == "Nefer")
    assert " in hand, corruption unknown." in nefer.description


def test_what_a_lesson_says_is_said():
    hands = learner()
    hands.open("sobek", "take")
    announcer, outliner = Announcer(), Outliner()
    said = [each.sentence for each in announcer.listen(hands.table, outliner.outline(hands.table))]
    assert spoken(hands.coach.markup) in said
    hands.make(hands.lessons.lesson.good_move)
    said = [each.sentence for each in announcer.listen(hands.table, outliner.outline(hands.table))]
    assert spoken(hands.coach.markup) in said


def test_an_account_of_an_analysis_is_told_in_words():
    account = Account(0, 0.5, -0.031, 0.12, 0.0, -0.089, 0.0, 0.5, 0.012, 0.07)
    panel = PerformancePanel(make_shell(1.0), "sobek", [human("Anna"), human("Bo")], account, ())
    assert sentences(panel) == [
        "Anna",
        "Average loss per decision: 1.2% of a game",
        "Plays like: Merchant",
        "No mistakes in 0 decisions",
        "The luck of the draw gained about 12% of a game. "
        "Together, these four estimates are accurate to within about 7% of a game.",
        "With average luck, the chance of winning would have been 38%.",
    ]
    assert sentences(Accounts(make_shell(1.0), account, is_own=False)) == [
        "This player’s decisions cost about 3% of a game.",
        "The opponents’ decisions changed next to nothing.",
        "The luck of the draw gained about 12% of a game.",
        "Hidden pieces cost about 9% of a game when they were shown.",
        "Together, these four estimates are accurate to within about 7% of a game.",
        "1% of a game is one win in 100 games.",
    ]


def sentences(widget: Widget) -> list[str]:
    """Return what is said of a widget and all within it, in order."""
    said = [one.accessible() for one in widget.walk()]
    return [one.name.replace("\xa0", " ") for one in said if one is not None]


def test_curves_tell_the_chances_after_the_decision_chosen():
    scene = open_scene("win-chances")
    scene.handle(KeyPress(Action.RIGHT))
    curves = scene.focused.accessible()
    assert curves.role is Role.SLIDER
    assert curves.scale.value == 1
    assert re.fullmatch(r"Move 1 of 90, Anna \d+%, Nefer \d+%", curves.value)


def look(reader: Reader, scene: Stage) -> None:
    """Let the reader look, once it does."""
    reader.look(scene, 1.0)
    while reader.wait is not None:
        pygame.time.wait(round(1000 * reader.wait) + 1)
        reader.look(scene, 1.0)


def test_what_was_said_to_one_player_is_gone_before_the_next_looks():
    table, ears, chance = Table(2, 0, game="sobek"), Ears(), random.Random(5)
    reader = Reader(ears, SILENT)  # type: ignore[arg-type]
    reader.answer(request(Wish.TREE), table.scene)
    hands: dict[int, str] = {}
    for _ in range(30):
        settle(table)
        top = table.stack.top
        look(reader, top)
        heard = " ".join([*ears.said, *names(ears.outline, Role.TEXT)])
        if isinstance(top, HandOverScene):
            assert not [hand for hand in hands.values() if hand in heard]
            table.key(Action.ACTIVATE)
            continue
        seat = table.match.to_move
        assert not [hand for other, hand in hands.items() if other != seat and hand in heard]
        table.key(Action.TELL_HAND)
        look(reader, top)
        hands[seat] = ears.said[-1]
        assert hands[seat].startswith("Your hand, ")
        table.match.submit(seat, chance.choice(table.match.view(seat).legal), table.match.ply)
    assert len(hands) == 2


def test_whoever_comes_back_hears_what_happened_meanwhile():
    table, announcer, outliner = played("sobek", 24), Announcer(), Outliner()
    scene, outline = table.scene, outliner.outline(table.scene)
    announcer.listen(scene, outline)
    scene.look_as(1)
    log = [spoken(line.aloud) for line in table.sight.lines]
    assert [each.sentence for each in announcer.listen(scene, outline)][:3] == log[-3:], "the first time the latest"
    table.match.submit(0, table.match.view(0).legal[0], table.match.ply)
    settle(table)
    new = [spoken(line.aloud) for line in table.sight.lines[len(log) :]]
    assert new
    scene.look_as(1)
    assert [each.sentence for each in announcer.listen(scene, outline)][: len(new)] == new
    table.match.submit(1, table.match.view(1).legal[0], table.match.ply)
    settle(table)
    later = [spoken(line.aloud) for line in table.sight.lines[len(log) + len(new) :]]
    assert later
    scene.look_as(0)
    said = [each.sentence for each in announcer.listen(scene, outline)]
    assert said[: len(later)] == later, "the own move is known"
    assert not set(new) & set(said)


# What is said by itself


def test_a_new_screen_tells_its_texts_and_a_table_what_happened_last():
    scene = open_scene("quit")
    told = Announcer().listen(scene, Outliner().outline(scene))
    assert [each.sentence for each in told] == ["Quit Felucca? Any game in progress is saved."]
    table = played("sobek", 24)
    told = Announcer().listen(table.scene, Outliner().outline(table.scene))
    assert [each.sentence for each in told[:-1]] == [spoken(line.aloud) for line in table.sight.lines[-3:]]
    assert told[-1].sentence == spoken(table.sight.prompt)


def test_what_happens_is_said_once_and_what_is_asked_again_with_each_decision():
    table, announcer, outliner = played("duel", 12), Announcer(), Outliner()
    announcer.listen(table.scene, outliner.outline(table.scene))
    assert announcer.listen(table.scene, outliner.outline(table.scene)) == []
    lines = len(table.sight.lines)
    table.match.submit(0, table.match.view(0).legal[0], table.match.ply)
    settle(table)
    said = [each.sentence for each in announcer.listen(table.scene, outliner.outline(table.scene))]
    new = [spoken(line.aloud) for line in table.sight.lines[lines:]]
    assert new
    assert said[: len(new)] == new


def test_a_refusal_is_urgent_and_said_again_when_it_is_met_again():
    table, announcer, outliner = played("sobek", 24), Announcer(), Outliner()
    announcer.listen(table.scene, outliner.outline(table.scene))
    for _ in range(2):
        table.press("undo-nothing")
        table.scene.mode.undo()
        (told,) = [each for each in announcer.listen(table.scene, outliner.outline(table.scene)) if each.is_urgent]
        assert told.sentence == spoken(locale.text(table.sight.refused.key, **table.sight.refused.args))


def test_a_key_is_answered_in_short_then_at_length():
    table = played("sobek", 24)
    for action in (Action.TELL_TURN, Action.TELL_HAND, Action.TELL_SUPPLY, Action.TELL_LAST, Action.TELL_SCORE):
        short, parts = table.scene.narrator.answer(action), []
        while (part := table.scene.narrator.answer(action)) != short:
            parts.append(part)
        assert parts, action
        assert max(len(part.split()) for part in parts) <= LONGEST
    table.key(Action.TELL_SECOND)
    assert table.scene.toasts.sentences == ["There is no such opponent."]
    table.key(Action.TELL_FIRST)
    assert table.scene.toasts.sentences[0].startswith("Nefer: Points ")


def test_of_a_large_market_a_key_tells_in_short_what_can_be_taken_and_where():
    table = played("duel", 20)
    told = table.scene.narrator.answer(Action.TELL_SUPPLY)
    assert told == "Market, 2 tiles available: Row 5, column 4: Ivory with 3 scarabs; Row 5, column 4: Finger."


def test_an_answer_that_is_not_possible_yet_says_so_and_a_choice_tells_how_far_it_is():
    table, announcer, outliner = played("sobek", 44), Announcer(), Outliner()
    announcer.listen(table.scene, outliner.outline(table.scene))
    table.press("p31")
    outline = outliner.outline(table.scene)
    assert "1 of 3 cards chosen, not possible yet" in names(outline, Role.BUTTON)
    assert "1 of 3 cards chosen" in [each.sentence for each in announcer.listen(table.scene, outline)]


def test_a_hint_tells_first_which_part_of_the_table_is_meant():
    table, announcer, outliner = played("sobek", 24), Announcer(), Outliner()
    announcer.listen(table.scene, outliner.outline(table.scene))
    table.scene.hint.show(Hint(table.match.view(0).legal[0]))
    said = [each.sentence for each in announcer.listen(table.scene, outliner.outline(table.scene))]
    assert said == ["Hint: the move is among what is framed. Ask again to see it.", "Quays, 9 cards, 4 available"]


def test_what_is_used_up_is_not_called_possible():
    used = Shown("finger", is_faded=True, name="Finger")
    left = Shown("pyramid", name="Pyramid")
    assert pictured(Gallery((left, used))) == "Pyramid; possibly Finger"
    assert pictured(Gallery((left, used), has_used=True)) == "Pyramid; used: Finger"
    assert pictured(Gallery((used,), "Used", has_used=True)) == "Used: Finger"


def test_keys_tell_of_the_city_where_there_is_no_hand():
    table = played("sa-re", 30)
    told = table.scene.narrator.answer(Action.TELL_HAND)
    assert told.startswith("Anna, you. Available: Space c2: Stonecutter")
    assert "Revolt gauge: 1 of 7" in told
    assert told.endswith("9 empty.")


@pytest.mark.parametrize(
    ("markup", "said"),
    [
        ("<icon:goods/wheat> wheat", "wheat"),
        ("costs <icon:resources/wood>2 <icon:resources/gold>1", "costs 2 wood, 1 gold"),
        ("<b>Anna</b>: 3 → 5<br>Round 2 · season", "Anna: 3 becomes 5. Round 2, season"),
        ("Revolt gauge: 1 / 7, goal 13/13", "Revolt gauge: 1 of 7, goal 13 of 13"),
        ("<icon:resources/joker>1", "1 wild"),
        ("? in corruption <rule:S-3.1>", "unknown in corruption rule S-3.1"),
        ("one<br><br>two.", "one. two."),
        ("<icon:season/trouble>32% · revolt 5%", "Unrest 32%, revolt 5%"),
    ],
)
def test_rich_text_is_said_without_its_marks(markup, said):
    assert spoken(markup) == said
    assert spoken("7 <i>our own</i>", has_asides=False) == "7"


@pytest.mark.parametrize(
    ("markup", "said"),
    [
        ("Qui recule\u202f?", "Qui recule ?"),
        ("Corruption\u202f: ?", "Corruption : inconnu"),
        ("2\xa0→\xa03", "2 devient 3"),
    ],
)
def test_a_french_question_mark_is_not_a_sign_that_stands_alone(markup, said):
    locale.set_language("fr")
    assert spoken(markup) == said


# Who listens, and what they ask for


def request(wish: Wish, node: int = WINDOW, value: object = None) -> ReaderRequest:
    return ReaderRequest(wish, node, value)


def listened(scene: Stage) -> tuple[Reader, Ears]:
    ears = Ears()
    reader = Reader(ears, SILENT)  # type: ignore[arg-type]
    reader.answer(request(Wish.TREE), scene)
    reader.look(scene, 1.0)
    return reader, ears


def test_nothing_is_looked_at_while_nobody_listens(monkeypatch):
    scene, ears = open_scene("menu"), Ears()
    reader = Reader(ears, SILENT)  # type: ignore[arg-type]

    def never(*_):
        raise AssertionError("somebody looked")

    with monkeypatch.context() as patched:
        patched.setattr(Outliner, "outline", never)
        reader.look(scene, 1.0)
        assert reader.wait is None
        reader.answer(request(Wish.TREE), scene)
        with pytest.raises(AssertionError, match="somebody looked"):
            reader.look(scene, 1.0)
        reader.answer(request(Wish.NOTHING), scene)
        reader.look(scene, 1.0)
    reader.answer(request(Wish.TREE), scene)
    reader.look(scene, 1.0)
    assert "New game" in names(ears.outline, Role.BUTTON)


def test_a_quick_row_of_changes_is_told_once_it_has_come_to_an_end():
    scene = open_scene("menu")
    reader, ears = listened(scene)
    scene.toast("Something new.")
    reader.look(scene, 1.0)
    wait = reader.wait
    assert wait is not None
    assert "Something new." not in ears.said
    pygame.time.wait(round(1000 * wait) + 5)
    reader.look(scene, 1.0)
    assert ears.said[-1] == "Something new."
    assert reader.wait is None


def answered(scene: Stage, wish: Wish, name: str, value: object = None) -> None:
    """Carry out an action of a screen reader, as the window does."""
    reader, ears = listened(scene)
    for event in reader.answer(request(wish, number_of(ears.outline, name), value), scene):
        scene.handle(event)


def test_a_screen_reader_presses_chooses_moves_and_writes():
    scene = open_scene("new-sobek")
    assert isinstance(scene, NewGameScene)
    answered(scene, Wish.PRESS, "A free seat")
    assert scene.draft.count == 3
    answered(scene, Wish.PRESS, "Clear seat 3")
    assert scene.draft.count == 2
    answered(scene, Wish.PRESS, "Options")
    answered(scene, Wish.PRESS, "Unlimited undo")
    assert scene.draft.free_undo
    answered(scene, Wish.PRESS, "Back to the table")
    answered(scene, Wish.VALUE, "Name, seat 1", "Meresankh")
    assert scene.draft.seats[0].name == "Meresankh"
    answered(scene, Wish.FOCUS, "Rules")
    assert scene.focused.name == "rules"
    scene = open_scene("options-sound")
    assert isinstance(scene, Options)
    answered(scene, Wish.VALUE, "Music", 0.2)
    assert scene.shell.settings.music_volume == 0.2
    answered(scene, Wish.MORE, "Music")
    assert scene.shell.settings.music_volume == 0.3
    answered(scene, Wish.LESS, "Sound effects")
    assert scene.shell.settings.effects_volume == 0.7


def test_what_is_off_or_gone_cannot_be_pressed():
    table = played("sobek", 24)
    reader, ears = listened(table.scene)
    off = number_of(ears.outline, "Undo")
    assert not ears.outline.nodes[off].is_enabled
    assert reader.answer(request(Wish.PRESS, off), table.scene) == []
    assert reader.answer(request(Wish.PRESS, 9999), table.scene) == []
    menu = number_of(ears.outline, "Menu")
    assert reader.answer(request(Wish.PRESS, menu), open_scene("menu")) == []
    assert reader.answer(request(Wish.PRESS, menu), table.scene) == [KeyPress(Action.ACTIVATE)]


def test_without_a_screen_reader_of_the_system_the_game_goes_on(monkeypatch):
    assert pygame.display.init() is None
    window = pygame.Window("test", (64, 64), hidden=True)
    assert make_adapter(window) is None, "nobody sees this screen"
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")

    def broken(_):
        raise OSError("no bus")

    monkeypatch.setattr(adapter, "WindowAdapter", broken)
    monkeypatch.setattr(remote, "RemoteAdapter", broken)
    assert make_adapter(window) is None
    monkeypatch.setattr(native, "accesskit", None)
    assert make_adapter(window) is None
    assert REQUESTED > pygame.USEREVENT
    window.destroy()


class NativeAdapter:
    """Stands in for AccessKit's adapter of a system: keeps what it is made with and the trees it gets."""

    def __init__(self, made: list[NativeAdapter], system: str, *args: object) -> None:
        made.append(self)
        self.system, self.args = system, args
        self.nodes: list[tuple[object, ...]] = []
        self.focus: list[bool] = []
        self.raised = 0

    def update_if_active(self, update):
        self.nodes = [
            (number, str(node.role), node.label, node.value, node.description, list(node.children), node.is_disabled)
            for number, node in update().nodes
        ]
        return self

    def raise_events(self) -> None:
        self.raised += 1

    def update_view_focus_state(self, is_focused: bool):
        self.focus.append(is_focused)
        return self

    def update_window_focus_state(self, is_focused: bool) -> None:
        self.focus.append(is_focused)


class Kit:
    """Stands in for AccessKit as it is on every system."""

    def __init__(self, made: list[NativeAdapter]) -> None:
        self._whole = native.accesskit
        made_for = partial(partial, NativeAdapter, made)
        self.windows = SimpleNamespace(SubclassingAdapter=made_for("win32"))
        self.unix = SimpleNamespace(Adapter=made_for("linux"))
        self.macos = SimpleNamespace(
            SubclassingAdapter=SimpleNamespace(for_window=made_for("darwin")),
            add_focus_forwarder_to_window_class=lambda _: None,
        )

    def __getattr__(self, name: str) -> object:
        return getattr(self._whole, name)


class Line:
    """One end of a connection: hands over what lies ready, then ends; keeps what is sent."""

    def __init__(self, *ready: object) -> None:
        self._ready = [*ready]
        self.sent: list[object] = []

    def recv(self) -> object:
        if not self._ready:
            raise EOFError
        return self._ready.pop(0)

    def send(self, message: object) -> None:
        self.sent.append(message)


@pytest.mark.skipif(not native.is_available(), reason="there is no AccessKit for this system")
@pytest.mark.parametrize("game", GAMES)
def test_each_system_has_its_own_adapter_and_all_get_the_same_tree(game, monkeypatch):
    outline, made = Outliner().outline(played(game, 12).scene), []
    tree = Tree(outline.nodes, outline.focus, scale=2.0)
    monkeypatch.setattr(native, "accesskit", Kit(made))
    for system in ("win32", "darwin"):
        monkeypatch.setattr(sys, "platform", system)
        way = WindowAdapter(SimpleNamespace(handle=4711))  # type: ignore[arg-type]
        way.show(tree)
        way.show_focused(True)
    monkeypatch.undo()
    monkeypatch.setattr(native, "accesskit", Kit(made))
    line = Line(WindowFocus(True), Publication().change(tree), Sign.PING)
    serve_screen_reader(line)  # type: ignore[arg-type]
    assert line.sent == [Sign.TAKEN] * 3
    assert [each.system for each in made] == ["win32", "darwin", "linux"]
    assert [each.args[0] for each in made[:2]] == [4711, 4711], "the window"
    assert [len(each.args) for each in made] == [3, 3, 3]
    assert [each.focus for each in made] == [[], [True], [True]], "Windows tells of the focus by itself"
    assert [each.raised for each in made] == [1, 2, 0]
    assert {number for number, *_ in made[0].nodes} == set(outline.nodes)
    assert made[0].nodes == made[1].nodes == made[2].nodes


@pytest.mark.skipif(not native.is_available(), reason="there is no AccessKit for this system")
def test_requests_of_accesskit_become_ours(monkeypatch):
    made: list[NativeAdapter] = []
    monkeypatch.setattr(native, "accesskit", Kit(made))
    line = Line()
    serve_screen_reader(line)  # type: ignore[arg-type]
    begin, act, _ = made[0].args
    action = native.accesskit.Action
    begin()  # type: ignore[operator]
    assert not line.sent, "AccessKit is still asking"
    while not line.sent:
        pygame.time.wait(5)
    act(SimpleNamespace(action=action.CLICK, target=7, data=None))  # type: ignore[operator]
    act(SimpleNamespace(action=action.SCROLL_DOWN, target=7, data=None))  # type: ignore[operator]
    act(SimpleNamespace(action=action.SET_VALUE, target=8, data=("numeric", 0.5)))  # type: ignore[operator]
    assert line.sent == [request(Wish.TREE, WINDOW), request(Wish.PRESS, 7), ReaderRequest(Wish.VALUE, 8, 0.5)]


def test_an_element_in_one_sentence():
    wish = Element(Accessible(Role.SWITCH, "Open information", "All is told.", is_on=False), (0, 0, 1, 1))
    assert phrase(wish) == "Open information, switch, off. All is told."
    off = Element(Accessible(Role.BUTTON, "Undo"), (0, 0, 1, 1), is_enabled=False)
    assert phrase(off) == "Undo, button, unavailable"
    assert phrase(Element(Accessible(Role.ITEM, "Wheat", is_on=True), (0, 0, 1, 1))) == "Wheat, selected"


# Reading aloud


class Said:
    """A voice that records its words."""

    def __init__(self, tmp_path) -> None:
        self.file = tmp_path / "said.txt"

    def __call__(self, words: str) -> list[str]:
        code = "import sys; open(sys.argv[1], 'a', encoding='utf-8').write(sys.argv[2] + chr(10))"
        return [sys.executable, "-c", code, str(self.file), words]

    def wait_for(self, words: str) -> list[str]:
        for _ in range(600):
            if self.file.exists() and words in (said := self.file.read_text(encoding="utf-8").splitlines()):
                return said
            pygame.time.wait(20)
        raise AssertionError(f"'{words}' was never said")


def test_reading_aloud_tells_of_the_screen_and_of_the_focus(tmp_path):
    said = Said(tmp_path)
    voice = Voice(said)
    reader = Reader(None, voice)
    scene = open_scene("quit")
    reader.look(scene, 1.0)
    assert not voice.is_on, "off by default"
    voice.turn(True)
    reader.look(scene, 1.0)
    assert said.wait_for("Quit, button")[0] == "Quit Felucca? Any game in progress is saved."
    pygame.time.wait(80)
    scene.handle(KeyPress(Action.NEXT))
    reader.look(scene, 1.0)
    said.wait_for("Cancel, button")
    voice.close()


def test_what_is_said_at_once_takes_the_place_of_all_that_waits(tmp_path):
    said = Said(tmp_path)
    voice = Voice(said)
    voice.turn(True)
    for number in range(30):
        voice.say(f"old news {number}")
    voice.say("now", at_once=True)
    heard = said.wait_for("now")
    assert len(heard) < 4
    voice.turn(False)
    assert not voice.is_on
    voice.close()


@pytest.fixture
def hanging(tmp_path):
    """Return a voice that says each sentence into a file and hangs over the first, and what tells whether one was said.

    It hears nothing gentler than a kill.
    """
    told = tmp_path / "told"
    told.touch()
    code = (
        "import signal, sys, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); "
        "file = open(sys.argv[1], 'a'); file.write(sys.argv[2]); file.close(); "
        "time.sleep(600 if sys.argv[2] == 'one.' else 0)"
    )
    voice = Voice(lambda words: [sys.executable, "-c", code, str(told), words])

    def heard(words):
        end = time.monotonic() + LONG
        while not told.read_text("utf-8").endswith(words) and time.monotonic() < end:
            time.sleep(0.01)
        return told.read_text("utf-8").endswith(words)

    voice.turn(True)
    yield voice, heard
    voice.close()


def test_a_voice_that_hangs_is_given_up(hanging, monkeypatch):
    monkeypatch.setattr(voice_module, "LONGEST", 2.0)
    voice, heard = hanging
    voice.say("one.")
    voice.say("two.")
    assert heard("two.")


def test_a_voice_that_hangs_is_silenced_by_what_is_to_be_said_at_once(hanging):
    voice, heard = hanging
    voice.say("one.")
    assert heard("one.")
    voice.say("two.", at_once=True)
    assert heard("two.")


def test_the_window_does_not_wait_for_a_voice_that_takes_its_time_to_start(hanging, monkeypatch):
    """What is silenced while it starts is not said."""
    voice, heard = hanging
    begun, may_go_on = threading.Event(), threading.Event()
    start = subprocess.Popen

    def slowly(*words, **more):
        begun.set()
        assert may_go_on.wait(30)
        return start(*words, **more)

    monkeypatch.setattr(voice_module.subprocess, "Popen", slowly)
    voice.say("one.")
    assert begun.wait(30)
    voice.say("two.", at_once=True)
    may_go_on.set()
    assert heard("two.")


def test_a_system_without_a_voice_says_so_among_the_settings():
    scene = open_scene("options-sound")
    scene.shell.voice = Voice(lambda _: [])
    scene.rebuild()
    assert "No system voice found." in names(Outliner().outline(scene), Role.TEXT)
    scene.shell.voice.turn(True)
    assert not scene.shell.voice.is_on
    assert isinstance(open_scene("menu"), MainMenu)
