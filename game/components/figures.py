"""The figures of a game's rulebook: its pieces and small scenes between the paragraphs, read from `figures.yaml`."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from game.components.definitions import GameDefinitions
from game.components.faces import Side
from game.components.files import read_game
from game.components.source import Key, Mistake, game_source, nearest

_Spot = tuple[float, float]


class FigureTag(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tag on a thing with a face, which gets properties for the moment: the thing becomes `more` of that."""

    face: str
    more: int = 1
    values: dict[str, str | int] = {}


class FigureThing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face in a scene: its middle `at`, and its width, in units of the scene.

    With a height it is stretched. `values` are properties given to the face for the moment. A `lit` thing may be used
    now, a `resting` one may not. A thing with `is_counted` belongs to the set whose value the scene names.
    """

    face: str
    at: _Spot
    wide: float
    high: float = 0.0
    side: Side = "face"
    values: dict[str, str | int] = {}
    look: Literal["", "lit", "resting", "faded"] = ""
    lean: float = 0.0
    tag: FigureTag | None = None
    is_counted: bool = False


class FigureArrow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An arrow in a scene, from one place through others to the last."""

    through: tuple[_Spot, ...]


class FigureNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words on a dark tag in a scene: the text `figure-<say>`."""

    say: str
    at: _Spot
    size: float = 20.0


class FigurePawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face on a space of a track."""

    space: int
    face: str
    values: dict[str, str | int] = {}


class FigureTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The spaces of a track from `first` to `last` in a scene, `step` units apart, with the first one `at` its middle.

    Each letter of the number `spaces` in rules.yaml stands for a space; the number `symbols` names the symbol of a
    letter, and the face of a space is `face-<symbol>`, or `face-number` for a letter without one. Pawns stand on
    spaces, and arrows lead along the `jumps` from space to space.
    """

    spaces: str
    symbols: str
    face: str
    first: int
    last: int
    at: _Spot
    step: float
    pawns: tuple[FigurePawn, ...] = ()
    jumps: tuple[tuple[int, int], ...] = ()


class FigureScene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scene of `size` units with the text `figure-<say>` below it.

    Its ground is a colour of the theme, over which things, a track, arrows and notes are drawn in this order. The value
    of a set in it is the number of its pieces times the sum of their property called `worth`.
    """

    size: _Spot
    say: str
    ground: str = "sand"
    worth: str = ""
    things: tuple[FigureThing, ...] = ()
    arrows: tuple[FigureArrow, ...] = ()
    notes: tuple[FigureNote, ...] = ()
    track: FigureTrack | None = None


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of pieces or of scenes in the rulebook, `below` a rule or a paragraph without an id.

    The pieces are `wide` logical pixels wide and can be enlarged; `label` names the text below each, which gets the
    properties of the piece, its name and the count of such pieces. Pieces `beside` a rule stand left of its text, in
    place of the icons with which it begins.
    """

    below: str
    pieces: tuple[str, ...] = ()
    label: str = ""
    side: Side = "face"
    wide: float = 92.0
    beside: bool = False
    panels: tuple[FigureScene, ...] = ()


class _Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    figures: tuple[Figure, ...]


def read_figures(
    game: str, data: Path | None = None, definitions: GameDefinitions | None = None
) -> tuple[tuple[Figure, ...], list[Mistake]]:
    """Return the figures of a game and the mistakes in their file; no figures if there are mistakes or no file.

    The `definitions` of the game are read if they are not given. Raises DefinitionError if a file is not YAML.
    """
    source = game_source(game, "figures", data)
    if source is None:
        return (), []
    found = source.decode((), _Figures)
    figures = found.figures if found is not None else ()
    known = _faces(definitions or read_game(game, data).definitions)
    for at, figure in enumerate(figures):
        place = ("figures", at)
        if bool(figure.pieces) == bool(figure.panels):
            source.report(place, f"the figure below '{figure.below}' must have either pieces or panels")
        named: list[tuple[tuple[Key, ...], str]] = [
            ((*place, "pieces", index), piece) for index, piece in enumerate(figure.pieces)
        ]
        for number, panel in enumerate(figure.panels):
            things = (*place, "panels", number, "things")
            named += [((*things, index, "face"), thing.face) for index, thing in enumerate(panel.things)]
            tags = ((index, thing.tag) for index, thing in enumerate(panel.things) if thing.tag is not None)
            named += [((*things, index, "tag", "face"), tag.face) for index, tag in tags]
        for where, name in named:
            if name not in known:
                source.report(where, f"there is no piece and no face '{name}'", nearest(name, known))
    return (() if source.mistakes else figures), sorted(source.mistakes)


def _faces(definitions: GameDefinitions) -> set[str]:
    """Return the names of all pieces, components and faces of a game."""
    return {*definitions.faces, *definitions.components, *(piece.name for piece in definitions.pieces)}
