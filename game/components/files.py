"""The files of a game, read from its folder under data/games/, and the mistakes in each of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, TypeVar, cast

import msgspec
from msgspec import UNSET, UnsetType

from game.components.definitions import (
    Batch,
    Component,
    ComponentGroup,
    Face,
    Family,
    GameDefinitions,
    OptionDefinition,
    Piece,
    Property,
    PropertyValue,
    RuleNumber,
    Scenario,
)
from game.components.source import DefinitionError, Key, Mistake, Source, advice, game_folder, nearest
from game.errors import FeluccaError
from game.registry import GAMES

T = TypeVar("T")
_TOP: Final = {
    "components": ("game", "name", "seats", "boards", "properties", "families", "groups"),
    "faces": ("given", "faces"),
    "rules": ("numbers",),
    "options": ("options", "scenarios"),
}
_PIECES: Final = "$pieces"
"""What a number begins with that stands for a list of the pieces; the properties follow that the rules take."""
_WORDS: Final[Any] = Literal
_PROPERTY: Final[Any] = Property


class GameFiles:
    """The YAML files of one game, or only some of them, and all mistakes in them.

    `definitions` is complete only if all were read and `mistakes()` is empty; wrong entries are left out of it. The
    `numbers` stand in place of those of rules.yaml that have the same names.
    """

    def __init__(
        self,
        game: str,
        folder: Path,
        read: Sequence[str] = tuple(_TOP),
        numbers: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        self.game = game
        self.sources: dict[str, Source] = {}
        unread: list[Mistake] = []
        for name in read:
            try:
                self.sources[name] = self._source(folder, name)
            except DefinitionError as error:
                unread += error.mistakes
        if unread:
            raise DefinitionError(sorted([*unread, *self.mistakes()]))
        for name, value in numbers.items():
            entry = self.sources["rules"].at(("numbers", name))
            if isinstance(entry, dict):
                entry["value"] = value
        self.places: dict[str, tuple[Key, ...]] = {}
        self._declared = self._properties("components", "properties", Component.__struct_fields__)
        self._check_declared()
        self._kind = _with_properties(self._declared)
        families = self._entries("components", ("families",), Family)
        components, pieces = self._components()
        options = self._list("options", "options", OptionDefinition)
        scenarios = self._list("options", "scenarios", Scenario)
        top = self.sources["components"]
        self.definitions = GameDefinitions(
            game=game,
            name=top.decode(("name",), str) or "",
            seats=top.decode(("seats",), tuple[int, ...]) or (),
            properties=self._declared,
            given=self._properties("faces", "given", ()),
            families=families,
            components=components,
            pieces=tuple(pieces),
            faces=self._entries("faces", ("faces",), Face),
            numbers=self._entries("rules", ("numbers",), RuleNumber),
            options=options,
            scenarios=scenarios,
            boards=top.decode(("boards",), tuple[str, ...]) or (),
        )

    def mistakes(self) -> list[Mistake]:
        return sorted(mistake for source in self.sources.values() for mistake in source.mistakes)

    def _source(self, folder: Path, name: str) -> Source:
        source = Source(folder / f"{name}.yaml", f"data/games/{self.game}/{name}.yaml")
        if not isinstance(source.data, dict):
            source.report((), "must be a mapping with keys at the left margin")
            source.data = {}
        source.report_unknown((), source.data, _TOP[name])
        return source

    def _properties(self, file: str, key: str, taken: Collection[str]) -> dict[str, Property]:
        """Return the properties declared under a key; the names `taken` are not free."""
        declared: dict[str, Property] = self._entries(file, (key,), _PROPERTY)
        for name in sorted(declared.keys() & set(taken)):
            self.sources[file].report((key, name), f"'{name}' is a key of every component: choose another name")
            del declared[name]
        return declared

    def _check_declared(self) -> None:
        """Raise DefinitionError if a property has no declaration, or a wrong one, on which all pieces and faces depend.

        What several components have counts as a property.
        """
        source = self.sources["components"]
        known = (*Component.__struct_fields__, *self._declared)
        groups = source.at(("groups",))
        used: dict[str, list[tuple[Key, ...]]] = {}
        for group, entry in groups.items() if isinstance(groups, dict) else ():
            components = entry.get("components") if isinstance(entry, dict) else None
            for name, component in components.items() if isinstance(components, dict) else ():
                batches = component.get("batches") if isinstance(component, dict) else None
                entries = [component, *(batches if isinstance(batches, list) else ())]
                for key in {key for each in entries if isinstance(each, dict) for key in each}:
                    used.setdefault(key, []).append(("groups", group, "components", name, key))
        declared = source.at(("properties",))
        wrong = declared.keys() - self._declared.keys() if isinstance(declared, dict) else set()
        undeclared = [key for key, places in used.items() if key not in (*known, *wrong) and len(places) > 1]
        for key in undeclared:
            meant = nearest(key, known)
            place = ("properties", meant) if meant in self._declared and meant not in used else used[key][0]
            what = f"{len(used[key])} components have the key '{key}', which is not declared under 'properties'"
            source.report(place, what, meant)
        if undeclared or wrong:
            raise DefinitionError(self.mistakes())

    def _entries(self, file: str, path: tuple[str, ...], kind: type[T]) -> dict[str, T]:
        source = self.sources.get(file)
        if source is None:
            return {}
        value = source.at(path)
        if value is not None and not isinstance(value, dict):
            source.report(path, f"'{path[-1]}' must be a mapping")
        found = {}
        for name in value if isinstance(value, dict) else ():
            entry = source.decode((*path, name), kind)
            if entry is not None:
                found[name] = entry
        return found

    def _list(self, file: str, key: str, kind: type[T]) -> tuple[T, ...]:
        source = self.sources.get(file)
        if source is None:
            return ()
        value = source.at((key,))
        if value is not None and not isinstance(value, list):
            source.report((key,), f"'{key}' must be a list")
        count = len(value) if isinstance(value, list) else 0
        entries = (source.decode((key, index), kind) for index in range(count))
        return tuple(entry for entry in entries if entry is not None)

    def _components(self) -> tuple[dict[str, Component], list[Piece]]:
        source = self.sources["components"]
        components: dict[str, Component] = {}
        pieces: list[Piece] = []
        for group_name, group in self._entries("components", ("groups",), ComponentGroup).items():
            mine: list[Piece] = []
            complete = True
            for name in group.components:
                path = ("groups", group_name, "components", name)
                if name in components:
                    source.report(path, f"component '{name}' is already defined in another group")
                    continue
                component = self._component(path, name, group)
                complete = complete and component is not None
                if component is not None:
                    components[name] = component
                    self.places[name] = path
                    mine += _pieces(component, group_name, self._declared)
            if complete:
                self._check_totals(group_name, group, mine)
            pieces += mine
        return components, pieces

    def _component(self, path: tuple[str, ...], name: str, group: ComponentGroup) -> Component | None:
        source = self.sources["components"]
        own = source.at(path)
        merged = {**group.defaults, **(own if isinstance(own, dict) else {}), "id": name}
        for key in group.defaults:
            source.stand_in((*path, key), (*path[:2], "defaults", key))
        is_wrong = source.report_unknown(path, merged, (*Component.__struct_fields__, *self._declared))
        batches = merged.get("batches")
        for index, batch in enumerate(batches if isinstance(batches, list) else ()):
            if isinstance(batch, dict):
                place: tuple[Key, ...] = (*path, "batches", index)
                is_wrong |= source.report_unknown(place, batch, (*Batch.__struct_fields__, *self._declared))
        if is_wrong:
            return None
        return source.decode(path, self._kind, self._filled(merged, path))

    def _filled(self, value: Any, path: tuple[Key, ...]) -> Any:
        """Return `value` with every `$name.key` replaced by that number of rules.yaml."""
        if isinstance(value, dict):
            return {key: self._filled(item, (*path, key)) for key, item in value.items()}
        if isinstance(value, list):
            return [self._filled(item, (*path, index)) for index, item in enumerate(value)]
        if not isinstance(value, str) or not value.startswith("$"):
            return value
        name, *steps = value[1:].split(".")
        found = self.sources["rules"].at(("numbers", name, "value", *(int(s) if s.isdecimal() else s for s in steps)))
        if found is None:
            known = self.sources["rules"].at(("numbers",))
            suggestion = nearest(name, known if isinstance(known, dict) else ())
            self.sources["components"].report(path, f"rules.yaml has no number '{value[1:]}'", suggestion)
        return found

    def _check_totals(self, name: str, group: ComponentGroup, pieces: list[Piece]) -> None:
        source = self.sources["components"]
        if len(pieces) != group.total:
            message = f"the group '{name}' has {len(pieces)} pieces, but its total is {group.total}"
            source.report(("groups", name, "total"), message)
        for family, total in group.families.items():
            count = sum(piece.family == family for piece in pieces)
            if count != total:
                message = f"the family '{family}' has {count} pieces in '{name}', but its total is {total}"
                source.report(("groups", name, "families", family), message)


def _with_properties(declared: Mapping[str, Property]) -> type[Component]:
    """Return the kind of component whose entries, and those of whose batches, have the declared properties as well."""
    kinds = {name: _value_kind(kind) for name, kind in declared.items()}
    own = [(name, kind | UnsetType, UNSET) for name, (kind, _) in kinds.items()]
    batch = msgspec.defstruct("Batch", own, bases=(Batch,), frozen=True, forbid_unknown_fields=True)
    fields = [(name, *kind) for name, kind in kinds.items()]
    batches = ("batches", tuple[batch, ...], ())  # type: ignore[valid-type]
    entry = msgspec.defstruct(
        "Component", [*fields, batches], bases=(Component,), frozen=True, forbid_unknown_fields=True
    )
    return cast(type[Component], entry)


def _value_kind(kind: Property) -> tuple[Any, PropertyValue]:
    """Return the kind of a property's values, for msgspec, and the value of a piece whose entry gives none."""
    if isinstance(kind, dict):
        return _WORDS[("", *kind)], ""
    if isinstance(kind, tuple):
        return tuple[(int,) * len(kind)], (0,) * len(kind)  # type: ignore[misc]
    simple: dict[str, tuple[Any, PropertyValue]] = {"number": (int, 0), "text": (str, ""), "flag": (bool, False)}
    return simple[kind]


def _pieces(component: Component, group: str, declared: Iterable[str]) -> list[Piece]:
    batches = component.batches or (Batch(count=component.count),)
    flat = [batch for batch in batches for _ in range(batch.count)]
    return [
        Piece(
            name=component.id if len(flat) == 1 else f"{component.id}.{number}",
            component=component.id,
            group=group,
            family=component.family,
            back=component.back if batch.back is None else batch.back,
            source=batch.source or component.source,
            properties={
                key: getattr(component if getattr(batch, key, UNSET) is UNSET else batch, key) for key in declared
            },
        )
        for number, batch in enumerate(flat, start=1)
    ]


def read_game(game: str, data: Path | None = None, read: Sequence[str] = tuple(_TOP)) -> GameFiles:
    """Return the files of a game, or only those called `read`, with the mistakes in them.

    Raises FeluccaError for an unknown game, DefinitionError for a file that is missing or not YAML.
    """
    if game not in GAMES:
        raise FeluccaError(f"there is no game '{game}': {advice(game, GAMES)}")
    return GameFiles(game, game_folder(game, data), read)


def plain_numbers(definitions: GameDefinitions) -> dict[str, Any]:
    """Return the numbers in definitions in the form the rules take (see game.components.load)."""
    return {name: _plain_number(number.value, definitions.pieces) for name, number in definitions.numbers.items()}


def _plain_number(value: Any, pieces: Iterable[Piece]) -> Any:
    """Return a number of the rules; `$pieces name back` becomes a list of the names and backs of all pieces."""
    if not isinstance(value, str) or not value.startswith(_PIECES):
        return value
    keys = value.removeprefix(_PIECES).split()
    return [{key: _of_piece(piece, key) for key in keys} for piece in pieces]


def _of_piece(piece: Piece, key: str) -> PropertyValue:
    """Return a property of a piece, the game's own or one of every piece; raises FeluccaError if there is none."""
    if key in piece.properties:
        return piece.properties[key]
    if key not in ("name", "component", "group", "family", "back"):
        raise FeluccaError(f"rules.yaml asks for '{key}' of every piece, which no piece has")
    found: str = getattr(piece, key)
    return found
