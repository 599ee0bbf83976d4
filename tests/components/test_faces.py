"""Faces are resolved into plain drawing steps."""

from __future__ import annotations

import itertools

import pytest

from game.components.faces import DrawnPainting, DrawnPicture, DrawnText, ResolvedFace, resolve
from game.components.load import load_game
from game.components.theme import load_theme, theme_names
from game.errors import FeluccaError
from game.registry import GAMES
from tests.contrast import contrast


def face(game: str, name: str, width: int = 200, theme: str = "contrast", **extra: str | int) -> ResolvedFace:
    return resolve(load_game(game), load_theme(theme), name, width, extra=extra)


def paintings(resolved: ResolvedFace) -> list[str]:
    return [layer.picture for layer in resolved.layers if isinstance(layer, DrawnPainting)]


def pictures(resolved: ResolvedFace) -> list[str]:
    return [layer.svg for layer in resolved.layers if isinstance(layer, DrawnPicture)]


def texts(resolved: ResolvedFace) -> list[str]:
    return [layer.key or layer.label for layer in resolved.layers if isinstance(layer, DrawnText)]


def test_a_card_shows_its_scarabs_icon_letter_and_name() -> None:
    assert pictures(face("sobek", "ivory.1")) == ["goods/ivory", "scarab", "scarab", "scarab"]
    assert pictures(face("sobek", "ivory.4")) == ["goods/ivory"]
    assert texts(face("sobek", "ivory.1")) == ["letter-ivory", "family-ivory"]


def test_a_theme_shows_painted_pictures_or_plain_drawings_not_both() -> None:
    painted = face("sobek", "ivory.1", theme="papyrus")
    assert paintings(painted) == [
        "sobek/ivory", "common/plate-ivory", "common/ribbon-3", "common/seal-ivory", "common/card-rim",
    ]  # fmt: skip
    assert pictures(painted) == []
    assert texts(painted) == ["letter-ivory", "family-ivory"]
    assert paintings(face("sobek", "ivory.1")) == []
    assert "common/ribbon-3" not in paintings(face("sobek", "ivory.4", theme="papyrus"))
    assert paintings(face("sobek", "scribe.fish", theme="papyrus"))[0] == "sobek/scribe-fish"
    assert pictures(face("duel", "cattle.1", theme="papyrus")) == ["marks/notch-falling", "deben"]


def test_a_small_card_leaves_its_name_out() -> None:
    assert texts(face("sobek", "ivory.1", 60)) == ["letter-ivory"]


def test_a_covered_card_has_its_words_in_the_strip_that_is_in_sight() -> None:
    whole, strip = (
        [each for each in face("sobek", "ivory.1", theme="papyrus", **extra).layers if isinstance(each, DrawnText)]
        for extra in ({}, {"strip": 40})
    )
    assert [each.key for each in whole] == [each.key for each in strip] == ["letter-ivory", "family-ivory"]
    assert strip[0] == whole[0], "the letter is in sight anyway"
    assert strip[1].box[0] == whole[1].box[0]
    assert strip[1].box[0] + strip[1].box[2] < 0.4 * 44
    assert 0 < strip[1].least < whole[1].size
    assert not whole[1].least


def test_equal_cards_have_equal_faces_that_can_be_kept() -> None:
    assert face("sobek", "ivory.1") == face("sobek", "ivory.3")
    assert hash(face("sobek", "ivory.1")) == hash(face("sobek", "ivory.3"))
    assert face("sobek", "ivory.3") != face("sobek", "ivory.4")


def test_the_back_is_that_of_the_piece() -> None:
    sobek, theme = load_game("sobek"), load_theme("contrast")
    assert pictures(resolve(sobek, theme, "ivory.6", 60, "back")) == ["backs/green"]
    assert pictures(resolve(sobek, theme, "ivory.1", 60, "back")) == ["backs/beige"]
    assert pictures(resolve(sobek, theme, "back-orange", 60)) == ["backs/orange"]


@pytest.mark.rule("D-1.2")
def test_a_tile_shows_its_mark_and_deben() -> None:
    assert pictures(face("duel", "cattle.1")) == ["marks/falling", "goods/cattle", "deben"]
    assert pictures(face("duel", "cattle.3")) == ["marks/horizontal", "goods/cattle", "scarab"]


def test_a_site_shows_its_price() -> None:
    sare, theme = load_game("sa-re"), load_theme("contrast")
    assert texts(resolve(sare, theme, "palace.2", 60, "back")) == ["1", "2", "3"]
    assert texts(resolve(sare, theme, "carpenter", 60, "back")) == ["3", "2"]


def test_a_tile_that_shares_its_space_has_no_name_to_be_cut_off() -> None:
    sare, theme = load_game("sa-re"), load_theme("contrast")
    assert texts(face("sa-re", "carpenter")) == ["tile-carpenter"]
    assert texts(face("sa-re", "carpenter", shared=1)) == []
    assert pictures(face("sa-re", "carpenter", shared=1)) == ["tiles/carpenter", "resources/wood"]
    alone = texts(resolve(sare, theme, "carpenter", 200, "back"))
    assert texts(resolve(sare, theme, "carpenter", 200, "back", extra={"shared": 1})) == alone[:-1]


def test_what_is_given_when_drawing() -> None:
    assert texts(face("sobek", "space-number", 60, number=35)) == ["35"]
    assert face("sobek", "marker", 60, seat=1, icon="seals/cat") != face(
        "sobek", "marker", 60, seat=2, icon="seals/cat"
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", theme_names())
def test_every_piece_has_a_face_and_a_back_in_every_theme(game: str, theme: str) -> None:
    definitions, palette = load_game(game), load_theme(theme)
    for piece, width in itertools.product(definitions.pieces, (40, 300)):
        assert resolve(definitions, palette, piece.name, width).layers
        assert resolve(definitions, palette, piece.name, width, "back").layers


def test_families_differ_in_icon_and_edge_pattern() -> None:
    for game in ("sobek", "duel"):
        families = load_game(game).families.values()
        assert len({f.icon for f in families}) == len({f.pattern for f in families}) == len(families) == 7


@pytest.mark.parametrize("theme", theme_names())
def test_what_is_written_on_a_family_or_seat_can_be_read(theme: str) -> None:
    palette = load_theme(theme)
    names = [f"family.{name}" for name in palette.families] + [f"seat.{n}" for n in (1, 2, 3, 4)]
    for name in names:
        assert contrast(palette.colour(name), palette.colour(f"{name}.ink")) >= 4.5, name


def test_a_word_where_a_number_is_needed_gives_one_sentence() -> None:
    with pytest.raises(FeluccaError, match=r"a face needs a number for '\$turn', not 'left'"):
        face("duel", "ankh", turn="left")


def test_an_unknown_piece_gives_one_sentence() -> None:
    with pytest.raises(FeluccaError, match=r"^there is no piece 'camel.1' in the game 'sobek'$"):
        face("sobek", "camel.1")


def test_an_unknown_theme_gives_one_sentence() -> None:
    with pytest.raises(FeluccaError, match=r"^data/themes/papirus\.yaml: cannot be read: no such file or directory$"):
        load_theme("papirus")
