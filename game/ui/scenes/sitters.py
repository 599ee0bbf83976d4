"""Who can sit in a chair: all opponents in groups, by portrait, strength and personality, and people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.locale import text
from game.match.opponents import MOST_STARS, Opponent, opponents
from game.ui.boards.kit.portraits import paint_portrait, paint_stars
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import lay_out, spoken
from game.ui.drawing.text import BODY, SMALL, SUBHEADING
from game.ui.layout import Edge, cut, placed
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Pressable, Reply, Widget
from game.ui.widgets.choice import LINE, ChoiceItem, Dropdown
from game.ui.widgets.flow import Row
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size
from game.ui.window.input import Action, InputEvent, KeyPress

_STAR = 15.0
"""The side of a star, with text as usual."""
_CARD, _CARD_HIGH = 262.0, 142.0
"""The least size of a card, with text as usual."""
_MARGIN = 24.0


_BY_STRENGTH, _CHARACTERS, _PEOPLE = "opponents-by-strength", "opponents-characters", "opponents-people"
"""The headings of the groups of levels, and of the people."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person to choose: a name, '' for a face without one yet, and a portrait."""

    name: str
    portrait: str

    @property
    def item(self) -> ChoiceItem:
        """The person as an item of a choice."""
        return ChoiceItem(self, self.name or text(f"portrait-{self.portrait}"))


def sitters(value: object, people: Sequence[Guest] = ()) -> list[ChoiceItem]:
    """Return all levels and `people` as items of a choice; the chosen `value` is one of them even if it is a level
    that no longer exists.
    """
    levels = opponents()
    items = [ChoiceItem(id, text(level.name), text(level.help)) for id, level in levels.items()]
    items += [each.item for each in people]
    return items if not isinstance(value, str) or value in levels else [*items, ChoiceItem(value, value)]


def portrait_in(item: ChoiceItem) -> str:
    """Return the portrait of an item, '' without one."""
    if isinstance(item.value, Guest):
        return f"common/{item.value.portrait}"
    level = opponents().get(str(item.value))
    return level.portrait if level is not None else ""


def described(choice: Dropdown) -> Accessible:
    """Return a choice of a level or a person, with the one chosen and its strength."""
    item = choice.items[choice.index] if choice.items else ChoiceItem("", "")
    here = Accessible(Role.DROPDOWN, choice.caption, spoken(item.tooltip), value=item.label, can_press=True)
    return _rated(here, opponents().get(str(item.value)))


def _rated(here: Accessible, level: Opponent | None) -> Accessible:
    """Return a level's accessible description, with its strength first in the explanation."""
    if level is None or not level.stars:
        return here
    words = text("spoken-stars", stars=level.stars, most=MOST_STARS)
    return replace(here, description=" ".join(filter(None, (words, here.description))))


class _Words:
    """A level or a person on a card: the portrait, and beside it name, strength and personality."""

    def __init__(self, owner: Dropdown, item: ChoiceItem, rect: pygame.FRect) -> None:
        types, theme = owner.shell.types, owner.shell.theme
        self.rect = rect
        self.item = item
        self.level = opponents().get(str(item.value))
        self._face = cut(rect, Edge.LEFT, min((_CARD_HIGH - 10) * 0.84, rect.width * 0.36))[0]
        self._portrait = portrait_in(item)
        self._left = self._face.right + 12 if self._portrait else rect.left + 8
        self._width = rect.right - 6 - self._left
        self._stars = _STAR * types.size
        self._name = types.line_height(BODY)
        is_rated = self.level is not None and self.level.stars > 0
        self._head = self._name + (self._stars + 4 if is_rated else 0)
        self._personality = lay_out(item.tooltip, self._width, types, theme, SMALL)

    @property
    def height(self) -> float:
        """The height that the words need."""
        return self._head + (self._personality.height if self._personality.placed else 0.0)

    def paint(self, canvas: Canvas) -> None:
        """Draw portrait and words."""
        level, left = self.level, self._left
        if paint_portrait(canvas, self._portrait, self._face, radius=6):
            canvas.box(self._face, None, radius=6, line="panel_line", width=1.2)
        y = self.rect.centery - self.height / 2
        canvas.text(self.item.label, (left, y), BODY.bolder(), width=self._width)
        if level is not None and level.stars:
            paint_stars(canvas, level.stars, (left, y + self._name + self._stars / 2), self._stars)
        canvas.paragraph(self._personality, (left, y + self._head), "text_soft")


class SitterGallery(Panel):
    """The open list: cards in groups, levels by strength, characters, and people."""

    is_solid = True
    """The gallery stops the pointer even between its cards."""

    def __init__(self, shell: Shell, owner: Dropdown) -> None:
        super().__init__(shell, pad=_MARGIN, lift=30.0)
        self.caption = owner.caption
        size = shell.display.size
        area = ScrollArea(shell, gap=8, pad=6)
        width = min(1180.0 * max(1.0, shell.types.size), size[0] - 2 * _MARGIN)
        inside = width - 2 * _MARGIN
        columns = max(1, int(inside // (_CARD * shell.types.size)))
        parts: list[Widget] = []
        groups: dict[str, list[_Card]] = {_BY_STRENGTH: [], _CHARACTERS: [], _PEOPLE: []}
        for index, item in enumerate(owner.items):
            level = opponents().get(str(item.value))
            group = _CHARACTERS if level is not None and level.is_character else _BY_STRENGTH
            group = _PEOPLE if isinstance(item.value, Guest) else group
            groups[group].append(_Card(shell, owner, index, item))
        for key, cards in groups.items():
            if cards:
                parts.append(Label(shell, text(key), SUBHEADING))
            for start in range(0, len(cards), columns):
                row: list[Widget] = [*cards[start : start + columns]]
                row += [Widget(shell) for _ in range(columns - len(row))]
                parts.append(Row(shell, [(widget, 1.0) for widget in row], gap=10))
        wanted_height = area.wanted(parts, inside + 12) + 2 * _MARGIN - 12
        height = min(wanted_height, size[1] - 2 * 14)
        self.place(placed(pygame.FRect((0, 0), size), width, height))
        area.place(self.inner.inflate(12, 12))
        area.fill(parts)
        self.add(area)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a group."""
        return Accessible(Role.GROUP, self.caption)

    def draw_self(self, canvas: Canvas) -> None:
        """Darken the scene behind, and draw the sheet."""
        canvas.dim(0.5)
        super().draw_self(canvas)


class _Card(Pressable):
    """A level to choose."""

    def __init__(self, shell: Shell, owner: Dropdown, index: int, item: ChoiceItem) -> None:
        super().__init__(shell, lambda: None, name=f"{LINE}{index}")
        self.index = index
        self._owner = owner
        self._item = item

    def measure(self, width: float) -> Size:
        """Return the full width and the height of the words."""
        words = self._words(pygame.FRect(0, 0, width - 10, _CARD_HIGH - 10))
        return width, max(_CARD_HIGH, words.height + 14)

    def _words(self, rect: pygame.FRect) -> _Words:
        return _Words(self._owner, self._item, rect)

    def accessible(self) -> Accessible | None:
        """Describe the widget as a line of a list."""
        item, is_on = self._item, self.index == self._owner.index
        here = Accessible(Role.OPTION, item.label, spoken(item.tooltip), is_on=is_on, can_press=True)
        return _rated(here, opponents().get(str(item.value)))

    def press(self) -> Reply:
        """Choose the level."""
        return self._owner.choose(self.index)

    def handle(self, event: InputEvent) -> Reply:
        """Choose the level, or close the list without a change."""
        if isinstance(event, KeyPress) and event.action is Action.BACK:
            return self._owner.choose(self._owner.index)
        return super().handle(event)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the level, with a frame if it is the chosen one."""
        is_chosen = self.index == self._owner.index
        line = "primary" if is_chosen else "panel_hairline"
        canvas.box(self.rect, "lit" if self.is_lit else "linen", radius=8, line=line, width=3.0 if is_chosen else 1.2)
        self._words(self.rect.inflate(-10, -10)).paint(canvas)
