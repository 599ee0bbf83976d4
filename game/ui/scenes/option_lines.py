"""The lines of the options of a new game, and what they are in few words."""

from __future__ import annotations

from collections.abc import Callable

from game.components.definitions import GameDefinitions, OptionDefinition
from game.contest.place import LENGTHS
from game.contest.standing import standing
from game.locale import optional, text
from game.ui.scenes.game_draft import GameDraft
from game.ui.widgets.base import Widget
from game.ui.widgets.choice import ChoiceItem, Dropdown
from game.ui.widgets.field import TextField
from game.ui.widgets.flow import FormRow, Row
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell
from game.ui.widgets.toggle import Toggle

_LONGEST_SEED = 24
_CODE, _PART_SPLIT = 140.0, (0.27, 0.61)
"""The width of the deal code beside the length of a match, and the left edges of both in their parts of a line."""
_BESIDE, _LENGTH_SHARE = 1000.0, 1.04
"""The least width of a window where they stand side by side, for normal text, and the room for the length relative to
the code's.
"""
_SPLIT, _SWITCH = 0.62, 0.893
"""The left edge of a control in its line, and of the narrower switches, so that most hints fit on one row."""


def told_options(draft: GameDraft) -> str:
    """Return what the options are, as far as they are not as usual."""
    game = draft.definitions
    told = [text("new-more")]
    for option in game.all_options if game is not None else ():
        value = draft.options[option.id]
        if option.is_switch:
            told += [text(option.name)] if value != option.default else []
        else:
            told.append(text("new-option", option=text(option.name), value=text(f"{option.id}-{value}")))
    told += [text("new-shuffle-seats")] if draft.shuffles_seats else []
    told += [text("new-free-undo")] if draft.free_undo and draft.is_solo else []
    told += [text(f"match-length-{draft.length}", seats=draft.count)] if draft.length > 1 else []
    return " · ".join([*told, *([draft.seed.strip()] if draft.seed.strip() else [])])


class OptionLines:
    """Makes the lines of a draft's options in a window of some width; `on_change` is called where a choice changes what
    else is shown, and `on_seed` gets the deal code.
    """

    def __init__(
        self,
        shell: Shell,
        draft: GameDraft,
        width: float,
        on_change: Callable[[], None],
        on_seed: Callable[[str], Change | None],
    ) -> None:
        self._shell = shell
        self._draft = draft
        self._has_pairs = width >= _BESIDE * shell.types.size**2
        """Whether length and deal code stand side by side."""
        self._on_change = on_change
        self._on_seed = on_seed

    def lines(self, game: GameDefinitions) -> list[Widget]:
        """Return the lines: the game's own options, the switches of every game, the length and the deal code."""
        options = [self._option_line(option) for option in game.all_options]
        return [*options, self._manners(), *self._length_and_seed()]

    def _option_line(self, option: OptionDefinition) -> Widget:
        shell, value = self._shell, self._draft.options[option.id]
        control: Widget
        if option.is_switch:
            off, on = option.choices
            control = Toggle(
                shell,
                value == on,
                lambda new: self._set_option(option.id, on if new else off),
                name=f"option-{option.id}",
            )
        else:
            items = [
                ChoiceItem(each, text(f"{option.id}-{each}"), optional(f"{option.id}-{each}-help"))
                for each in option.choices
            ]
            control = Dropdown(
                shell, items, value, lambda new: self._set_option(option.id, new), name=f"option-{option.id}"
            )
        hint = optional(f"{option.id}-{value}-help") or optional(option.help)
        return FormRow(
            shell, text(option.name), control, hint=hint, split=_SWITCH if option.is_switch else _SPLIT, align=1.0
        )

    def _length_and_seed(self) -> list[Widget]:
        """Return the choice between a single game and a match, and the deal code: side by side where there is room."""
        shell, draft = self._shell, self._draft
        helps = {1: ""}
        for each in LENGTHS:
            target = standing(each, draft.count, (), replays_ties=False).target
            helps[each] = text("match-length-help", seats=draft.count, target=target, length=each)
        items = [ChoiceItem(each, text(f"match-length-{each}", seats=draft.count), helps[each]) for each in helps]
        length = Dropdown(shell, items, draft.length, self._set_length, name="length")
        is_wide = self._has_pairs
        seed = TextField(
            shell, draft.seed, self._on_seed, name="seed", placeholder=text("new-seed-random"),
            tooltip=text("new-seed-help"), longest=_LONGEST_SEED, width=_CODE if is_wide else 300,
        )  # fmt: skip
        splits = _PART_SPLIT if is_wide else (_SPLIT, _SPLIT)
        lines = [
            FormRow(shell, text(key), control, split=split, align=1.0)
            for key, control, split in zip(("match-length", "new-seed"), (length, seed), splits, strict=True)
        ]
        return [Row(shell, [(lines[0], _LENGTH_SHARE), (lines[1], 1.0)], gap=24)] if is_wide else [*lines]

    def _manners(self) -> Widget:
        """Return the switches common to every game."""
        shell, draft = self._shell, self._draft
        shuffles = Toggle(shell, draft.shuffles_seats, self._set_shuffles_seats, name="shuffle-seats")
        if not draft.is_solo:
            return FormRow(shell, text("new-shuffle-seats"), shuffles, split=_SWITCH, align=1.0)
        undo = Toggle(shell, draft.free_undo, self._set_free_undo, name="free-undo", tooltip=text("new-free-undo-help"))
        switches = ((text("new-shuffle-seats"), shuffles), (text("new-free-undo"), undo))
        weights = (_LENGTH_SHARE if self._has_pairs else 1.0, 1.0)
        lines = [FormRow(shell, words, switch, split=0.78, align=1.0) for words, switch in switches]
        return Row(shell, [*zip(lines, weights, strict=True)], gap=24)

    def _set_option(self, name: str, value: object) -> None:
        self._draft.options[name] = str(value)
        self._on_change()

    def _set_shuffles_seats(self, value: bool) -> None:
        self._draft.shuffles_seats = value

    def _set_free_undo(self, value: bool) -> None:
        self._draft.free_undo = value

    def _set_length(self, value: object) -> None:
        self._draft.length = value if isinstance(value, int) else 1
        self._on_change()
