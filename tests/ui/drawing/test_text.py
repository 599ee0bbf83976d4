"""Text: marks, wrapping, links, shortening, colours."""

from __future__ import annotations

import re
import shutil
import warnings
from dataclasses import replace
from itertools import groupby, pairwise, takewhile
from pathlib import Path

import font_source_sans_pro
import pygame
import pytest

from game.components.definitions import rgb
from game.errors import FeluccaError
from game.locale import keys, text
from game.paths import asset_dir
from game.ui.drawing import text as fonts
from game.ui.drawing.richtext import Paragraph, lay_out, lay_out_within, parse, plain
from game.ui.drawing.text import BODY, BOOK, CAPTION, SMALL, TITLE, Style, Typesetter, clusters
from game.ui.drawing.theme import SEAT_COLOURS, load_theme, mix
from game.ui.widgets.shell import Shell
from game.ui.window.display import fit
from game.ui.window.settings import Settings
from tests.contrast import contrast

THEME = load_theme("papyrus")


@pytest.fixture
def types():
    return Typesetter(1.0, 1.0)


def test_marks_become_runs():
    runs = parse("a <b>bold</b> <i>slanted</i> <gold>gold</gold><br><icon:scarab> see <rule:S-3.3a>", THEME)
    told = [(run.text, run.bold, run.italic, run.colour, run.icon, run.rule) for run in runs]
    assert told == [
        ("a ", False, False, "", "", ""),
        ("bold", True, False, "", "", ""),
        (" ", False, False, "", "", ""),
        ("slanted", False, True, "", "", ""),
        (" ", False, False, "", "", ""),
        ("gold", False, False, "gold", "", ""),
        ("\n", False, False, "", "", ""),
        ("", False, False, "", "scarab", ""),
        (" see ", False, False, "", "", ""),
        ("Sets", False, False, "link", "", "S-3.3a"),
        (" ", False, False, "", "", ""),
        ("S-3.3a", False, False, "link", "", "S-3.3a"),
    ]
    assert [run.text for run in runs if run.is_code] == ["S-3.3a"]


def test_a_bold_word_that_begins_with_a_tail_has_no_wider_gap_before_it(types):
    """The tail of a bold j began where its stem should, so that the gap before it looked double."""
    style = Style("serif", 20)
    gaps = []
    for word in ("jouer", "vendre"):
        laid = lay_out(f"Mieux vaut <b>{word}</b> vite", 800, types, THEME, style)
        before, bold = laid.placed[:2]
        ink = types.render(word, style.bolder(), (0, 0, 0)).get_bounding_rect().left
        tail = max(0, -types.font(style.bolder()).metrics(word[0])[0][0])
        gaps.append(bold.x + ink + tail - before.x - types.width("Mieux vaut", style))
    assert abs(gaps[0] - gaps[1]) <= 1


@pytest.mark.parametrize("words", ["a < b > c", "<nothing>", "1 <2", "</b", "<icon>", "<>", "x</gold>y</b>"])
def test_what_is_no_mark_stays(types, words):
    assert plain(words, THEME) == words.replace("</gold>", "").replace("</b>", "")
    lay_out(words, 200, types, THEME)


def test_lines_keep_to_the_width(types):
    words = "The quick merchant counts <b>scarabs</b> and <i>amulets</i> at the quay, " * 5
    paragraph = lay_out(words, 220, types, THEME)
    assert paragraph.lines > 5
    assert all(item.x + item.width <= 220.5 for item in paragraph.placed)
    assert paragraph.height == pytest.approx(paragraph.lines * types.line_height(BODY))
    assert "".join(item.run.text for item in paragraph.placed if item.y == 0).startswith("The quick merchant")


def test_a_line_is_measured_as_a_whole_and_not_after_each_word(types, monkeypatch):
    measured = []
    monkeypatch.setattr(types, "width", lambda text, style: measured.append(text) or 10.0 * len(text))
    lay_out("one two three four", 1000, types, THEME)
    assert sorted(set(measured)) == [" ", "four", "one", "one two three four", "three", "two"]


def test_the_gaps_between_spaced_words_count_for_the_width(types):
    words = "ESERCIZIO 4 DI 12 · GIUSTO"
    whole = types.width(words, CAPTION)
    assert lay_out(words, whole, types, THEME, CAPTION).lines == 1
    tight = lay_out(words, whole - 1, types, THEME, CAPTION)
    assert tight.lines == 2
    assert max(each.x + each.width for each in tight.placed) <= whole - 1


def test_a_word_too_long_is_split_after_its_hyphen(types):
    made = lay_out("Wilhelmine-Charlotte", types.width("Wilhelmine-Char", BODY), types, THEME)
    assert [placed.run.text for placed in made.placed] == ["Wilhelmine-", "Charlotte"]


def test_a_word_too_long_is_split(types):
    paragraph = lay_out("x" * 200, 150, types, THEME)
    assert paragraph.lines > 5
    assert "".join(item.run.text for item in paragraph.placed) == "x" * 200
    assert all(item.width <= 150.5 for item in paragraph.placed)


def test_punctuation_stays_with_the_bold_word_before_it(types):
    for width in range(80, 200, 7):
        paragraph = lay_out("count all the <b>scarabs</b>, please", width, types, THEME)
        comma = next(item for item in paragraph.placed if item.run.text.startswith(","))
        bold = next(item for item in paragraph.placed if item.run.bold)
        assert comma.y == bold.y


@pytest.mark.parametrize("align", [0.0, 0.5])
def test_no_line_begins_or_ends_with_the_dot_between_two_parts(types, align):
    words = "20 % useful · 80 % · <b>others</b> (two) · below 1 % revolt"
    for wide in range(60, 460, 7):
        paragraph = lay_out(words, wide, types, THEME, align=align)
        lines: dict[float, str] = {}
        for each in paragraph.placed:
            lines[each.y] = lines.get(each.y, "") + each.run.text
        assert not [line for line in lines.values() if "·" in (line.strip()[0], line.strip()[-1])], wide
        assert paragraph.lines == 1 or all(each.x + each.width <= wide + 1 for each in paragraph.placed), wide
    assert "".join(each.run.text for each in paragraph.placed).count("·") == 3, "in one line all are there"


def test_a_text_is_whole_in_a_rectangle_made_for_it(types):
    for words in ("Au meilleur des trois", "Best of three", "Al meglio delle tre partite"):
        for size in range(14, 40):
            style = BODY.sized(size * 1.037)
            rect = pygame.FRect(8 + 1 / 3, 0, types.width(words, style) + 2 * 21.7, 30)
            inside = pygame.FRect(rect.left + 21.7, 0, rect.width - 2 * 21.7, 30)
            assert types.shorten(words, style, inside.width) == words


def test_a_margin_of_error_stays_with_its_sign(types):
    words = "A Steward: 0.6% of a game per decision (± 0.4)."
    for wide in range(60, 400, 7):
        paragraph = lay_out(words, wide, types, THEME)
        assert any("±\xa00.4" in each.run.text for each in paragraph.placed) or wide < types.width("(± 0.4).", BODY)


def test_an_arrow_stays_with_what_it_leads_from_and_to(types):
    words = "The gauge of <b>Ada</b>: 1 → 3."
    whole = types.width("1 → 3.", BODY)
    for wide in range(int(whole) + 4, 260, 5):
        paragraph = lay_out(words, wide, types, THEME)
        assert any("1\xa0→\xa03." in each.run.text for each in paragraph.placed)


def test_punctuation_comes_close_after_an_icon_and_not_over_it(types):
    close, apart = (lay_out(f"gold <icon:scarab>{end} wood", 400, types, THEME) for end in (",", " –"))
    icons = [next(each for each in paragraph.placed if each.run.icon) for paragraph in (close, apart)]
    assert icons[0].width == pytest.approx(0.95 * types.line_height(BODY))
    assert icons[0].width > (0.86 + 0.14 / 2) * types.line_height(BODY), "the picture ends before it"
    assert icons[1].width == pytest.approx(types.line_height(BODY))


def test_an_icon_stays_with_the_word_before_it(types):
    for width in range(120, 300, 3):
        made = lay_out("one Port <icon:tiles/port>, two Temples <icon:tiles/temple>", width, types, THEME)
        rows = {run.run.icon or word: run.y for run in made.placed for word in (run.run.text.split() or [""])}
        assert rows["Port"] == rows["tiles/port"]
        assert rows["Temples"] == rows["tiles/temple"]


def test_an_icon_stays_with_the_word_close_after_it(types):
    for width in range(110, 300, 3):
        words = "two for <icon:season/double>double Trouble. <icon:season/horus><b>Horus:</b> two more"
        made = lay_out(words, width, types, THEME)
        rows = {run.run.icon or word: run.y for run in made.placed for word in (run.run.text.split() or [""])}
        assert rows["season/double"] == rows["double"]
        assert rows["season/horus"] == rows["Horus:"]
    icon = next(item for item in lay_out("two <icon:scarab>double", 300, types, THEME).placed if item.run.icon)
    assert icon.width > types.line_height(BODY), "there is a gap between it and its word"


def test_no_line_is_drawn_wider_than_its_room(types):
    words = "tiles and move them face down to their corruption until they hold six, " * 4
    for width in range(200, 700, 7):
        made = lay_out(words, width, types, THEME)
        assert max(run.x + run.width for run in made.placed) <= width
        assert lay_out(words, made.width, types, THEME).lines == made.lines, "and it fits the width that it says"


def test_no_rule_is_wider_than_its_column(types):
    for key in keys("rules-"):
        made = lay_out(text(key), 824, types, THEME)
        assert made.width <= 824, key


def test_a_line_break_breaks(types):
    assert lay_out("a<br>b\nc", 400, types, THEME).lines == 3
    assert lay_out("", 400, types, THEME).lines == 1


@pytest.mark.parametrize("width", [64, 90, 200])
def test_the_code_of_a_rule_is_small_and_stays_with_the_words_of_its_link(types, width):
    paragraph = lay_out("Now see <rule:S-2.1>.", width, types, THEME)
    code = next(item for item in paragraph.placed if item.run.is_code)
    words = [item for item in paragraph.placed if item.run.rule and not item.run.is_code]
    assert " ".join(item.run.text for item in words) == "Setup of a round"
    assert {item.run.rule for item in words} == {"S-2.1"}
    assert words[-1].y == code.y
    assert code.run.style(BODY).size < BODY.size
    assert plain("<rule:Z-1>", THEME) == "Z-1", "a rule of no book has its code alone"


@pytest.mark.parametrize("width", [120, 200, 320])
def test_all_lines_of_an_entry_begin_below_its_first_word(types, width):
    made = lay_out("Why:<br>• It leaves the next player ivory with 3 scarabs.<br>• It is free.", width, types, THEME)
    (why,) = (item for item in made.placed if item.y == 0)
    bullets = [item for item in made.placed if item.run.text == "•"]
    begins: dict[float, float] = {}
    for item in made.placed:
        if item not in bullets:
            begins[item.y] = min(item.x, begins.get(item.y, width))
    assert (why.x, [item.x for item in bullets]) == (0, [0, 0])
    assert len(begins) > 3
    assert {x for y, x in begins.items() if y > 0} == {types.width("• ", BODY)}
    assert max(item.x + item.width for item in made.placed) <= width


def test_a_link_is_where_it_is_drawn(types):
    paragraph = lay_out("see <rule:S-4.2>.", 400, types, THEME)
    link = next(item for item in paragraph.placed if item.run.rule)
    assert paragraph.link_at(link.x + 2, link.y + 4) == "S-4.2"
    assert paragraph.link_at(link.x - 2, link.y + 4) == ""


def test_shortened_text_fits(types):
    short = types.shorten("A very long name of a merchant", BODY, 90)
    assert short.endswith("…")
    assert types.width(short, BODY) <= 90
    assert types.shorten("Ada", BODY, 90) == "Ada"
    assert types.shorten("W", BODY, 2) == "…"


def test_text_size_and_scale_multiply():
    small, large = Typesetter(1.0, 1.0), Typesetter(2.0, 1.3)
    assert large.font(BODY).get_point_size() == round(18 * 2 * 1.3)
    assert large.width("scarab", BODY) == pytest.approx(small.width("scarab", BODY) * 1.3, rel=0.04)


def test_lines_are_rendered_once(types):
    assert types.render("once", BODY, (0, 0, 0)) is types.render("once", BODY, (0, 0, 0))
    assert types.render("once", BODY, (9, 0, 0)) is not types.render("once", BODY, (0, 0, 0))


def test_kept_lines_stay_within_their_budget():
    types = Typesetter(1.0, 1.0, budget=20_000)
    made = [types.render(f"line {number}", BODY, (0, 0, 0)) for number in range(60)]
    kept = takewhile(lambda number: types.render(f"line {number}", BODY, (0, 0, 0)) is made[number], range(59, -1, -1))
    sizes = [made[number].get_width() * made[number].get_height() * 4 for number in kept]
    assert 1 < len(sizes) < 60
    assert sum(sizes) <= 20_000


def test_spaced_letters_are_wider(types):
    assert types.width("QUAY", CAPTION) > types.width("QUAY", fonts.Style("sans", 14, bold=True))


def test_a_missing_font_is_one_sentence(monkeypatch, tmp_path):
    import font_source_sans_pro

    monkeypatch.setattr(font_source_sans_pro, "font_directory", str(tmp_path))
    fonts.forget()
    with pytest.raises(FeluccaError, match=r"the Felucca font SourceSansPro-Regular\.otf is missing"):
        Typesetter(1.0, 1.0).font(BODY)


def test_a_broken_font_is_one_sentence(monkeypatch, tmp_path):
    import font_source_sans_pro

    (tmp_path / "SourceSansPro-Regular.otf").write_bytes(b"no font")
    monkeypatch.setattr(font_source_sans_pro, "font_directory", str(tmp_path))
    fonts.forget()
    with pytest.raises(FeluccaError, match="a Felucca font cannot be read"):
        Typesetter(1.0, 1.0).font(BODY)
    fonts.forget()


def test_colours_mix():
    assert rgb("#1F5F6B") == (31, 95, 107)
    assert mix((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)


def test_contrast_is_that_of_wcag():
    """Black on white has 21 by definition; #767676 on white is the textbook grey that just passes 4.5."""
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21)
    assert contrast(rgb("#767676"), rgb("#FFFFFF")) == pytest.approx(4.54, abs=0.005)


@pytest.mark.parametrize(("name", "least"), [("papyrus", 4.5), ("contrast", 7.0)])
def test_what_is_read_stands_out(name, least):
    theme = load_theme(name)
    pairs = [
        ("text", "panel"),
        ("text", "field"),
        ("text", "lit"),
        ("text", "quiet"),
        ("text", "quiet_lit"),
        ("text_soft", "panel"),
        ("text_soft", "linen"),
        ("primary_text", "primary"),
        ("primary_text", "danger"),
        ("text_on_dark", "deep_nile"),
        ("text_on_dark", "backdrop"),
        ("link", "panel"),
        ("danger", "panel"),
        ("danger", "quiet"),
        ("good", "panel"),
        ("good", "quiet"),
    ]
    for ink, ground in pairs:
        assert contrast(theme[ink], theme[ground]) >= least, (ink, ground)
    for seat in SEAT_COLOURS:
        assert contrast(theme[f"{seat}.ink"], theme[seat]) >= 4.0  # large letters only


def test_the_first_button_stands_out_from_the_dark_in_the_look_for_reading():
    theme = load_theme("contrast")
    assert contrast(theme["primary_line"], theme["backdrop"]) >= 3.0
    assert contrast(theme["primary_line"], theme["primary"]) >= 3.0
    assert contrast(theme["primary"], theme["panel"]) >= 3.0


def test_a_look_has_the_colours_of_its_theme_file_and_its_own_for_a_role():
    papyrus, contrasting = load_theme("papyrus"), load_theme("contrast")
    assert (papyrus["gold"], contrasting["gold"]) == (rgb("#C9962B"), rgb("#FFB000"))
    assert (papyrus["seat.4.ink"], contrasting["seat.1"]) == (rgb("#1E160E"), rgb("#A32200"))
    assert (papyrus["text_soft"], contrasting["text_soft"]) == (rgb("#63513B"), rgb("#262626"))
    assert papyrus["shadow"] == contrasting["shadow"] == rgb("#0B2127")


def test_a_broken_theme_is_one_sentence(monkeypatch, tmp_path):
    from game.components import theme as palettes

    shutil.copytree(asset_dir("data") / "themes", tmp_path / "themes")
    papyrus = tmp_path / "themes" / "papyrus.yaml"
    papyrus.write_text(papyrus.read_text("utf-8").replace("#2B2118", "brown"), "utf-8")
    monkeypatch.setattr(palettes, "asset_dir", lambda _: tmp_path)
    for cached in (palettes.load_theme, load_theme):
        cached.cache_clear()
    try:
        with pytest.raises(FeluccaError, match=r"^data/themes/papyrus\.yaml:8: 'brown' is not a colour") as caught:
            load_theme("papyrus")
        assert caught.value.sentence.startswith("a Felucca file is invalid: data/themes/papyrus.yaml:8")
        with pytest.raises(FeluccaError, match=r"^data/themes/odd\.yaml: cannot be read"):
            load_theme("odd")
    finally:
        for cached in (palettes.load_theme, load_theme):
            cached.cache_clear()


def lines_of(paragraph: Paragraph) -> list[str]:
    """Return the lines of a paragraph without their icons."""
    return ["".join(item.run.text for item in line) for _, line in groupby(paragraph.placed, lambda item: item.y)]


def test_every_icon_draws():
    from game.ui.drawing import icons

    for name in icons.SIGNS:
        surface = icons.draw(name, 24, (10, 20, 30))
        assert surface is not None
        assert pygame.mask.from_surface(surface).count() > 15, name
    assert icons.draw("no such sign", 24, (0, 0, 0)) is None


def test_a_no_break_space_keeps_words_together() -> None:
    types = Typesetter(1.0)
    width = types.width("the revolts of", BODY) + 2
    broken = lay_out("the revolts of Anubis", width, types, THEME)
    kept = lay_out("the revolts of\u00a0Anubis", width, types, THEME)
    assert [placed.run.text for placed in broken.placed] == ["the revolts of", "Anubis"]
    assert [placed.run.text for placed in kept.placed] == ["the revolts", "of\u00a0Anubis"]


@pytest.mark.parametrize("align", [0.0, 0.5])
@pytest.mark.parametrize(
    "words",
    [
        "Anna takes ebony with <b>2 scarabs</b> and skips 3 cards; then 12 % of the cards are left, or 5 at least.",
        "Anna pose un lot d’ébène qui vaut 12 points\u202f: 3 cartes, 4 scarabées. Cela fait 25\u202f% d’une partie.",
        "Anna prende ebano con <gold>2</gold> scarabei e salta 3 carte; restano 40 scarabei <icon:scarab>, 7 anfore.",
    ],
)
def test_a_number_stays_with_what_it_counts(types, words, align):
    """Where the text would take more lines for it, the number may end a line."""
    counted = re.compile(r"(\d+|%)\xa0?\n[a-z%]")
    parted = 0
    for width in range(200, 700, 7):
        lines = lines_of(lay_out(words, width, types, THEME, align=align))
        if counted.search("\n".join(lines)):
            tied = re.sub(r"(?<=[\d%])((?:</?\w+>)?) (?=[a-z%])", "\\1\xa0", words)
            assert lay_out(tied, width, types, THEME, align=align).lines > len(lines), width
            parted += 1
    assert parted < 8, "few of the widths leave no room"


@pytest.mark.parametrize(("words", "of"), [("Nefer garde 10 de poisson", "de"), ("Nefer tiene 10 di pesce", "di")])
def test_a_number_stays_with_what_it_counts_across_the_word_between(types, words, of):
    """As long as the text takes no more lines for it; the number and that word then stay together alone."""
    name, verb, number, _, counted = words.split()
    width = types.width(f"{name} {verb} {number} {of}", BODY) + 2
    assert lines_of(lay_out(words, width, types, THEME)) == [f"{name} {verb}", f"{number}\xa0{of}\xa0{counted}"]
    tight = types.width(f"{number} {of}", BODY) + 2
    assert lines_of(lay_out(f"{number} {of} scarabées", tight, types, THEME))[0] == f"{number}\xa0{of}"


@pytest.mark.parametrize("style", [BODY, CAPTION, replace(BODY, italic=True)])
def test_the_arrows_of_the_ankh_need_no_font_of_the_system(style, monkeypatch):
    """Asking for one takes longer than pygame waits on a busy computer; then a diamond told no direction."""
    monkeypatch.setattr(pygame.font, "match_font", lambda *_: None)
    fonts.forget()
    made = Typesetter(1.0)
    for words in ("diagonally (↗)", "diagonally (↘)"):
        assert made.width(words, style) != made.width(words.replace("↗", "◆").replace("↘", "◆"), style)
    fonts.forget()


@pytest.mark.parametrize(
    "words",
    [
        "Nefer sells the Architect (wild), wheat and cattle (+12).",
        "Nefer vend l’Architecte (joker), le Marchand (blé) et du bétail (+12).",
        "Nefer vende l’Architetto (jolly), il Mercante (grano) e bestiame (+12).",
    ],
)
def test_a_word_in_brackets_stays_with_the_word_before_it(types, words) -> None:
    """“(jolly)” stood alone on a line of the log."""
    for width in range(180, 500, 5):
        for line in lines_of(lay_out(words, width, types, THEME)):
            assert not line.startswith("("), width


def test_a_number_that_fills_its_line_with_its_word_is_parted_from_it(types):
    width = types.width("scarabées", BODY) + 2
    assert lines_of(lay_out("5 scarabées", width, types, THEME)) == ["5", "scarabées"]
    tight = types.width("vaut 16", BODY) + 2
    assert lines_of(lay_out("vaut 16 points", tight, types, THEME)) == ["vaut", "16\xa0points"]


def test_a_short_word_does_not_end_a_text_alone(types):
    words = "Small tasks from real games, with no clock. Your progress is saved to your name."
    for width in range(260, 560, 7):
        assert lines_of(lay_out(words, width, types, THEME))[-1] != "name.", width
    first = lines_of(lay_out(f"{words}<br>Another sentence.", 300, types, THEME))
    assert "name." not in first, "nor a part of it"
    assert lay_out("Ein kurzes Wort", 1, types, THEME).lines > 1, "one letter a line has no word to keep"


def test_a_line_too_wide_loses_its_spacing_and_then_its_size() -> None:
    types = Typesetter(1.0, 1.3)
    assert types.fitted("corruption", BODY, 400) == BODY
    tight = types.fitted("ADMINISTRATIFS", CAPTION, 144)
    assert (tight.spacing, tight.size) == (0.0, fonts.SMALLEST)
    assert types.width("ADMINISTRATIFS", tight) <= 144 < types.width("ADMINISTRATIFS", CAPTION)
    assert fonts.SMALLEST < types.fitted("Double Troubles", BODY, 150).size < BODY.size
    assert types.fitted("a very long line for so little room", BODY, 30).size == fonts.SMALLEST
    for width in range(50, 100):
        style = types.fitted("Ramose", BODY, width)
        assert style.size == fonts.SMALLEST or types.width("Ramose", style) <= width


def test_words_too_high_for_their_room_are_set_smaller() -> None:
    types = Typesetter(1.0, 1.3)
    words = "Ada is the most corrupt with 24 cards and goes nowhere: fewer than ten points this round, and no more."
    assert lay_out(words, 830, types, THEME).height > 50
    assert lay_out_within(words, (830, 50), types, THEME).height <= 50
    assert lay_out_within(words, (830, 200), types, THEME).style == BODY
    assert lay_out_within(words * 9, (830, 50), types, THEME).style.size == fonts.SMALLEST


ENG = "\N{LATIN CAPITAL LETTER ENG}"
"""A letter that our sans has and our serif lacks."""
SHALOM = "\u05e9\u05dc\u05d5\u05dd \u05e8\u05d1"
"""Two words in Hebrew, which is written from right to left."""


@pytest.fixture
def asked(monkeypatch):
    """The fonts requested from the system; it has our sans under each of their names."""
    names = []
    file = Path(str(font_source_sans_pro.font_directory)) / "SourceSansPro-Regular.otf"
    monkeypatch.setattr(pygame.font, "match_font", lambda name: names.append(name) or str(file))
    fonts.forget()
    yield names
    fonts.forget()


def test_letters_that_our_font_has_ask_the_system_for_none(types, asked):
    types.render("Zoë, Łódź — Привет", BODY, (0, 0, 0))
    assert asked == []


def test_a_sentence_in_our_letters_is_not_looked_at_sign_by_sign(types, monkeypatch):
    words = "L’œuvre « ça » — à demi… Łódź"
    wide = types.width(words, BODY)
    monkeypatch.setattr(fonts, "clusters", lambda _: pytest.fail("each sign was looked at"))
    assert Typesetter(1.0, 1.0).width(words, BODY) == wide


def test_a_letter_that_our_font_lacks_is_drawn_with_a_font_of_the_system(types, asked):
    size = types.font(BOOK).get_point_size()
    sans = types.font(BODY.sized(BOOK.size))
    assert (size, asked) == (sans.get_point_size(), [])
    line = types.render(f"m{ENG}m", BOOK, (0, 0, 0))
    assert len(asked) == 1
    wide = types.font(BOOK).size("m")[0]
    assert line.get_width() == types.width(f"m{ENG}m", BOOK) == 2 * wide + sans.size(ENG)[0]
    shown = line.subsurface(wide, 0, sans.size(ENG)[0], line.get_height())
    base = types.font(BOOK).get_ascent() - sans.get_ascent()
    wanted = pygame.Surface(shown.get_size(), pygame.SRCALPHA)
    wanted.blit(sans.render(ENG, True, (0, 0, 0)), (0, base))
    assert pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(wanted, "RGBA")


def test_without_such_a_font_the_letter_is_a_box(types, asked, monkeypatch):
    monkeypatch.setattr(pygame.font, "match_font", lambda name: None)
    line = types.render(f"m{ENG}m", BOOK, (0, 0, 0))
    font = types.font(BOOK)
    assert line.get_width() == font.size(f"m{ENG}m")[0]


@pytest.mark.parametrize("style", [BODY, CAPTION, SMALL], ids=["body", "spaced", "small"])
@pytest.mark.parametrize(
    "words", [SHALOM, f"Ada {SHALOM} Zoë", "\u6f22\u5b57", "\N{GRINNING FACE}\u200d\ufe0f", "a\u200b", "\u200b", ""]
)
def test_a_name_in_any_script_is_as_wide_as_it_is_measured(types, words, style):
    assert types.render(words, style, (0, 0, 0)).get_width() == pytest.approx(types.width(words, style), abs=3)


FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
FRANCE, ITALY = "\U0001f1eb\U0001f1f7", "\U0001f1ee\U0001f1f9"


def test_signs_are_told_apart_as_they_are_read():
    assert clusters(f"Zoe\u0308{FAMILY}{FRANCE}{ITALY}\N{HEAVY BLACK HEART}\ufe0f!") == [
        *("Z", "o", "e\u0308", FAMILY, FRANCE, ITALY, "\N{HEAVY BLACK HEART}\ufe0f", "!"),
    ]
    assert clusters("\N{WAVING HAND SIGN}\U0001f3fd") == ["\N{WAVING HAND SIGN}\U0001f3fd"]
    assert clusters("") == []


@pytest.mark.parametrize("picture", [FAMILY, FRANCE, "\N{GRINNING FACE}", "\N{WAVING HAND SIGN}\U0001f3fd"])
@pytest.mark.parametrize("style", [BODY, CAPTION, TITLE], ids=["body", "spaced", "serif"])
def test_a_picture_that_no_font_has_is_one_plain_sign(types, asked, monkeypatch, style, picture):
    monkeypatch.setattr(pygame.font, "match_font", lambda name: None)
    plain = types.render("\N{BLACK DIAMOND} Ana", style, (0, 0, 0))
    shown = types.render(f"{picture} Ana", style, (0, 0, 0))
    assert pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(plain, "RGBA")
    assert types.width(f"{picture} Ana", style) == types.width("\N{BLACK DIAMOND} Ana", style)


def test_a_system_that_has_no_list_of_fonts_says_nothing(types, asked, monkeypatch):
    def missing(name):
        warnings.warn("'fc-list' is missing, system fonts cannot be loaded on your platform", stacklevel=2)

    monkeypatch.setattr(pygame.font, "match_font", missing)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert types.width(SHALOM, BODY)


@pytest.mark.skipif(pygame.font.match_font("dejavusans") is None, reason="needs a font that has Arabic and Hebrew")
def test_letters_join_as_their_script_has_it(types):
    """Arabic letters change beside others, and the points of Hebrew take no room of their own."""
    assert types.width("عبد", BODY) < 0.9 * sum(types.width(letter, BODY) for letter in "عبد")
    assert types.width("ש\u05b8\u05c1לו\u05b9ם", BODY) == pytest.approx(types.width("שלום", BODY), abs=2)


def widths_of_lines(paragraph) -> list[float]:
    lines: dict[float, float] = {}
    for item in paragraph.placed:
        lines[item.y] = lines.get(item.y, 0.0) + item.width
    return list(lines.values())


@pytest.mark.parametrize("width", [180, 240, 330, 400, 470])
@pytest.mark.parametrize(
    "words",
    [
        "Prenez l’écran et vérifiez que personne d’autre ne regarde. Votre main apparaîtra quand vous appuierez.",
        "Pay <icon:resources/gold>1 and <b>2 wood</b>, or take the <icon:resources/joker>wild of the Port.",
        "One line.<br>Another line that is a good deal longer than the first one was.",
    ],
)
def test_centred_lines_are_balanced_without_taking_more(types, words, width):
    left, centred = (lay_out(words, width, types, THEME, align=align) for align in (0.0, 0.5))
    assert centred.lines == left.lines
    told = ["".join("".join(item.run.text for item in each.placed).split()) for each in (left, centred)]
    assert told[0] == told[1]
    assert max(widths_of_lines(centred)) <= max(widths_of_lines(left))


@pytest.mark.parametrize("scale", [0.9, 1.0, 1.3])
def test_a_sentence_fits_into_the_width_that_it_says_it_takes(scale: float) -> None:
    """A label that was given it took two lines, and the second lay on the next label."""
    types, theme = Typesetter(scale), load_theme("papyrus")
    for words in ("Niveau de jeu\u00a0: Apprenti", "15 erreurs sur 21 décisions", "AVATAR To Wave"):
        for style in (BODY, BODY.bolder(), SMALL, CAPTION):
            natural = lay_out(words, 900.0, types, theme, style).width
            assert lay_out(words, natural + 1, types, theme, style).lines == 1, (words, style)


def test_no_word_stands_alone_on_the_last_line_of_a_centred_sentence(types):
    words = "Take over the screen and make sure no one else is looking. Your hand appears when you press the button."
    for width in range(300, 600, 10):
        paragraph = lay_out(words, width, types, THEME, align=0.5)
        lines = widths_of_lines(paragraph)
        assert len(lines) == 1 or min(lines) > 0.5 * max(lines), width


@pytest.mark.parametrize(
    "words",
    [
        "Take over the screen and make sure no one else is looking. Your hand appears when you press the button.",
        "Construisez, sachez vous arrêter. Pointez la carte pour en savoir davantage, puis jouez-la : elle reste.",
        "Puoi metterci qualsiasi carta due volte (ma non gli amuleti), oppure tenerla in mano fino al prossimo turno.",
    ],
)
def test_no_short_line_ends_a_sentence_that_can_be_evened_out(types, words):
    """At no width do its lines become more, or wider than the room."""
    for width in range(300, 900, 5):
        lines = widths_of_lines(lay_out(words, width, types, THEME))
        filled = [""]
        for word in words.split():
            longer = f"{filled[-1]} {word}".strip()
            each = sum(types.width(part, BODY) for part in re.split("( )", longer))
            if max(each, types.width(longer, BODY)) > width:
                filled.append(word)
            else:
                filled[-1] = longer
        assert len(lines) == len(filled), width
        assert max(lines) <= width
        assert len(lines) == 1 or lines[-1] > 0.29 * max(lines), width


def test_a_last_word_stays_alone_where_its_line_is_no_shorter_than_half_or_nothing_can_move(types):
    width = types.width("Grande Prêtresse", BODY) - 5
    assert lines_of(lay_out("Grande Prêtresse", width, types, THEME)) == ["Grande", "Prêtresse"]
    full = types.width("an unbelievably", BODY) + 1
    assert lines_of(lay_out("an unbelievably odd", full, types, THEME)) == ["an", "unbelievably\xa0odd"]
    assert lines_of(lay_out("one unbelievably odd", full + 4, types, THEME))[-1] == "odd"


def test_every_paragraph_of_a_text_is_evened_out_by_itself(types):
    words = "Take over the screen and make sure no one is looking now."
    width = types.width(words.removesuffix(" now."), BODY) + 5
    alone, first, second = (lay_out(each, width, types, THEME) for each in (words, f"{words}<br>Go", f"Go<br>{words}"))
    assert lines_of(alone)[-1] != "now."
    assert lines_of(first) == [*lines_of(alone), "Go"]
    assert lines_of(second) == ["Go", *lines_of(alone)]


def test_long_centred_text_and_single_words_keep_the_width(types):
    long = "The quick merchant counts scarabs and amulets at the quay, " * 5
    assert lay_out(long, 220, types, THEME, align=0.5).lines == lay_out(long, 220, types, THEME).lines
    assert lay_out("Donaudampfschifffahrt", 60, types, THEME, align=0.5).lines > 1


def letters_in(picture: pygame.Surface) -> list[float]:
    """Return the middle of each letter in a picture of a line, where letters do not touch."""
    high = picture.get_height()
    inked = [any(picture.get_at((x, y)).a > 120 for y in range(high)) for x in range(picture.get_width())]
    runs = [list(run) for is_inked, run in groupby(range(len(inked)), inked.__getitem__) if is_inked]
    return [(run[0] + run[-1]) / 2 for run in runs]


@pytest.mark.parametrize("scale", [0.9, 1.0, 1.125, 1.25, 1.5])
def test_spaced_letters_stand_at_even_distances(scale: float) -> None:
    """Whole pixels added up, and the log was called GA ME L OG."""
    for words in ("GAMELOG", "SINCE", "SPACES", "ROUND"):
        small, large = (Typesetter(each).render(words, fonts.CAPTION, (255, 255, 255)) for each in (scale, scale * 16))
        found, fine = letters_in(small), letters_in(large)
        assert len(found) == len(fine) == len(words)
        gaps = [[after - before for before, after in pairwise(lefts)] for lefts in (found, fine)]
        assert all(abs(gap - ideal / 16) <= 1.7 for gap, ideal in zip(*gaps, strict=True)), (words, gaps)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_paragraph_drawn_in_parts_is_the_paragraph_drawn_whole(size: tuple[int, int]) -> None:
    """Letters overhang their line, above and below, where the lines stand close."""
    shell = Shell(settings=Settings(), display=fit(size))
    style = Style("serif", 18, bold=True, leading=1.0)
    words = lay_out("Ênarque, personaggio, gioco<br>Ängste, typographie, gypsum", 400, shell.types, shell.theme, style)
    whole = pygame.Surface((640, 120))
    shell.canvas(whole).paragraph(words, (10, 10.4), "linen")
    for top in range(1, 119):
        parts = pygame.Surface(whole.get_size())
        for part in (pygame.Rect(0, 0, 640, top), pygame.Rect(0, top, 640, 120 - top)):
            canvas = shell.canvas(parts)
            parts.set_clip(part)
            canvas.paragraph(words, (10, 10.4), "linen")
        parts.set_clip(None)
        assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(whole, "RGB"), f"parted at {top}"
