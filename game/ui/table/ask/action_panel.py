"""The panel for decisions: the question with a button for each answer, and over it the reason for a refusal."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from types import MappingProxyType

import pygame

from game.locale import text
from game.rules.core.game import Refusal
from game.ui.boards.kit.values import Control, Offer, QuestionPlate, Tone
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.richtext import Paragraph
from game.ui.drawing.text import Style
from game.ui.layout import Edge, bounded, cut, first_fitting, placed, trim
from game.ui.table.areas import Areas
from game.ui.table.ask.offer_buttons import LABEL, OfferButton, Padding, Squeeze
from game.ui.table.ask.offer_rows import Flow, Pair
from game.ui.table.parts import TableParts
from game.ui.table.teach.teacher import VerdictSign
from game.ui.table.tell.hint_marks import HintMark
from game.ui.table.tell.hint_view import HintStep
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Group, Widget
from game.ui.widgets.label import Label, Spacer
from game.ui.widgets.scene import Change
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.shell import Shell
from game.ui.window.display import Size

_PROMPT = Style("serif", 18, bold=True, leading=1.2)
_HERO = Style("serif", 23, bold=True, leading=1.15)
"""The style of an important question on a sheet of its own."""
_LONG = 75
"""Questions longer than this are set in smaller type."""
_SMALLER = (Style("serif", 16, bold=True, leading=1.15), Style("sans", 16, leading=1.2), Style("sans", 14, leading=1.2))
"""The styles of a question that would move the answers otherwise, the largest that does not being chosen."""
_VERDICTS = _SMALLER[1:]
"""The styles of a verdict, whose first sentence alone is bold."""
_MANY = 3
"""More offers than this stand in two columns."""
_LINES, _SMALL_LINES, _VERDICT_LINES = 2, 3, 4
"""The least height of the question, so that the answers keep their place from step to step; on a narrow shelf, where a
hint needs more lines, also in the smallest letters; and the greatest height of a verdict.
"""
_GAP = 5.0
"""The gap between two answers."""
_SQUEEZES = (
    Squeeze(is_tall=True),
    Squeeze(is_tall=True, is_terse=True),
    Squeeze(),
    Squeeze(is_terse=True),
    Squeeze(padding=Padding.LOW),
    Squeeze(is_terse=True, padding=Padding.LOW),
    Squeeze(padding=Padding.LEAST),
    Squeeze(is_terse=True, padding=Padding.LEAST),
    Squeeze(is_terse=True, is_brief=True),
    Squeeze(is_terse=True, is_brief=True, padding=Padding.LOW),
    Squeeze(is_terse=True, is_brief=True, padding=Padding.LEAST),
)
"""What answers do for lack of room, one after the other.

Beside a button that undoes a step none is tall, so that they keep their place from step to step.
"""
_MOST_ROWS, _PICTURE = 2, 18.0
"""The most rows of other answers below a large one that lies alone on a whole sheet, and how much that grows then at
least beyond the height of its words, at normal text size.
"""
_GROWTH = 44.0
"""The height, at normal text size, by which large answers may grow beyond their least height."""
_ONWARD = 130.0
"""The width of the way on beside a verdict, at normal text size."""
_LOWERED = 60.0
"""The most by which the answers to a mistake are lowered."""
_PLATE, _PLATE_EDGE = Style("sans", 15, bold=True, leading=1.2), 12.0
"""The style of the words on a plate, and the room at their sides."""
_REFUSAL = Style("sans", 16, leading=1.25)
_DISC, _SIGNED = 15.0, 40.0
"""The radius of the sign of a verdict, and the room that it takes from the words."""
_DISC_INKS: dict[VerdictSign, str] = {"cross": "terracotta", "check": "malachite", "eye": "lapis"}
_EDGE = 8.0
"""The margin of the words of a refusal."""
_FRAME, _BARE = (-28.0, -18.0), (-16.0, -20.0)
"""What the frame of a panel takes from its width and height, and what a panel without one leaves free."""
_UNDER_HAND = 40.0
"""How far the lower part of a sheet reaches under the hand, so that it has no edge there."""
_BELOW_HAND = 8.0
"""What answers below the hand leave free of their height."""


class ActionPanel(Widget):
    """The panel with the question and the possible answers."""

    def __init__(
        self,
        shell: Shell,
        prompt: str,
        offers: Sequence[Offer],
        refused: Refusal | None,
        on_offer: Callable[[str], Change | None],
        on_rule: Callable[[str], Change | None],
        marks: Mapping[str, HintMark] = MappingProxyType({}),
        *,
        posed: Sequence[Offer] = (),
        is_hinted: bool = False,
        is_foot: bool = False,
        is_bare: bool = False,
        is_whole: bool = False,
        has_controls: bool = False,
        sign: VerdictSign | None = None,
        plate: QuestionPlate | None = None,
    ) -> None:
        """`on_offer` gets the id of an offer, `on_rule` that of a rule; `refused` is the refusal to show, if any.

        `marks` are those of the offers to frame, by id; those that are not the best are muted if `is_hinted`, because a
        hint names a move. `posed` are large answers to a question before, which are only looked at, between the first
        offer that leads on and the others.
        A panel that `is_foot` is the lower part of a sheet, and one that `is_whole` all of it; one that `is_bare` lies
        on a painted shelf and has no ground of its own; one that `has_controls` leaves the room below its words to
        other widgets. A `sign` on a disc stands before the words, and a `plate` on a whole sheet at the end of
        their line.
        """
        super().__init__(shell)
        self._is_bare = is_bare and shell.theme.is_painted
        self._is_foot, self._is_whole, self._has_controls = is_foot, is_whole, has_controls
        self._is_dark = shell.theme.is_painted and not is_foot
        self._is_posed = bool(posed)
        is_hero = is_foot and any(offer.is_grand for offer in offers)
        self._style = _VERDICTS[0] if sign is not None else _style_of(prompt, is_hero=is_hero)
        self._smaller = _VERDICTS if sign is not None else _SMALLER
        self._sign = sign
        self.prompt = _Verdict(shell, prompt, self._style, "text_on_dark" if self._is_dark else "text")
        self.prompt.inset = _SIGNED if sign is not None else 0.0
        self._area = ScrollArea(shell, name="offers", gap=_GAP, pad=2)
        self._widgets: list[Widget] = []
        self._aside = ScrollArea(shell, name="others", gap=_GAP, pad=2)
        self._foot = Group(shell)
        self._refusal = _Refusal(shell, refused, on_rule) if refused is not None else None
        buttons = [OfferButton(shell, offer, partial(on_offer, offer.id)) for offer in offers]
        buttons += (_posed(shell, offer) for offer in posed)
        for button in buttons:
            self._mark(button, marks, is_hinted=is_hinted)
        self._grand = [button for button in buttons if button.is_grand]
        across = len(self._grand) if is_whole else min(2, len(self._grand))
        self._large = Pair(shell, self._grand, across=across) if self._grand else None
        if self._large is not None:
            self._widgets.append(self._large)
        self._buttons = [button for button in buttons if not button.is_grand]
        self._is_flowing = bool(self._grand)
        self._room = pygame.FRect()
        """The place of all answers, with those that stay in sight below the others."""
        self._sheets: list[pygame.FRect] = []
        """The answers, and the question where it is apart: the hand lies in the corner between both."""
        self._plate = _PlateLabel(shell, plate) if plate is not None and is_whole else None
        self._head = Group(shell)
        self.add(self.prompt, self._head, self._area, self._foot, self._aside)
        if self._refusal is not None:
            self.add(self._refusal)

    def _mark(self, button: OfferButton, marks: Mapping[str, HintMark], *, is_hinted: bool) -> None:
        """Give a button the mark of its offer and the look that it has in this panel."""
        button.mark = marks.get(button.offer.id)
        button.is_signed = is_hinted or self._is_posed
        button.is_muted = is_hinted and button.mark is not HintMark.BEST
        button.is_on_dark = self._is_dark
        button.is_full = self._is_whole

    @property
    def needs_width(self) -> bool:
        """Whether large answers need the log's place beside them in every question, because the text is larger."""
        return self._is_led and self.shell.types.size > 1.0

    @property
    def keeps_large(self) -> bool:
        """Whether large answers keep their place, so that the other answers make way for them."""
        return self._is_led and bool(self._buttons)

    @property
    def _is_led(self) -> bool:
        """Whether the question is important: with two large answers, or one on a whole sheet."""
        return len(self._grand) > (0 if self._is_whole else 1)

    @property
    def _is_below_hand(self) -> bool:
        """Whether a large answer lies below the hand on its sheet, where the question has one line."""
        return self._is_foot and not self._is_whole and bool(self._grand)

    @property
    def is_in_sight(self) -> bool:
        """Whether all answers are in sight."""
        return self._area.reach <= 0

    @property
    def is_cramped(self) -> bool:
        """Whether some text of the answers is hidden for lack of space, or answers on a whole sheet are low."""
        if self._is_whole and not self._is_posed and any(button.is_low for button in self._buttons):
            return True
        is_cut = any(not button.is_whole(button.rect.width) for button in self._buttons)
        return is_cut or not self.is_in_sight or any(button.is_brief for button in self._buttons)

    @property
    def used(self) -> pygame.FRect:
        """The part of the panel with words: on a shelf only the question and the answers, otherwise its sheets."""
        if not self._is_bare:
            own, *others = self._sheets or [self.rect]
            return own.unionall(others)
        return self._words

    @property
    def told(self) -> pygame.FRect:
        """The part of the panel that nothing may cover: all its sheets if it has answers, otherwise the question."""
        return self.used if self._grand or self._buttons else self._words

    @property
    def _words(self) -> pygame.FRect:
        return self.prompt.rect.unionall([each.rect for each in (*self._grand, *self._buttons)])

    def accessible(self) -> Accessible | None:
        """Describe the widget as a group."""
        return Accessible(Role.GROUP, text("spoken-answers"))

    def _arranged(self, room: pygame.FRect) -> list[Widget]:
        """Return the answers in the roomiest arrangement that fits, if need be without their notes."""
        if not self._buttons:
            return self._widgets
        widgets: list[Widget] = []
        has_back = any(button.offer.does is Control.CANCEL for button in self._buttons)
        for how in _SQUEEZES:
            if how.is_tall and has_back:
                continue
            for button in self._buttons:
                button.squeeze(how)
            is_whole = all(button.is_whole(room.width - 4) for button in self._buttons)
            for widgets in self._ways(room, is_low=how.padding is not Padding.USUAL):
                if is_whole and self._has_room(widgets, room):
                    return widgets
        return widgets

    def _has_room(self, widgets: Sequence[Widget], room: pygame.FRect) -> bool:
        return self._area.wanted(widgets, room.width) <= room.height + 0.5

    def _ways(self, room: pygame.FRect, *, is_low: bool) -> Iterator[list[Widget]]:
        """Yield the arrangements: one column, two columns, and finally rows; tall answers only stand in columns.

        Answers with heads only stand in rows. The button that undoes a step stays at the bottom, out of the way of a
        double click.
        """
        shell, buttons = self.shell, self._buttons
        is_tall = any(button.is_tall for button in buttons)
        if not (self._is_flowing or is_low or any(button.offer.head for button in buttons)):
            back = [button for button in buttons if button.offer.does is Control.CANCEL]
            others = [button for button in buttons if button not in back]
            wide = room.width - 4
            pairs = [Pair(shell, others[at : at + 2]) for at in range(0, len(others), 2)]
            has_halves = all(pair.is_wide(wide) for pair in pairs)  # else some would be wide, others not
            lone: list[Widget] = list(others[-1:]) if len(others) % 2 else []
            if lone and lone[0].measure(wide)[1] == pairs[0].measure(wide)[1]:
                both: list[Sequence[Widget]] = [others, [*pairs[:-1], *lone]]  # it takes the whole row in that form
            else:
                both = [others, pairs]
            ways = both[has_halves:] if len(others) > _MANY else both[: 2 - is_tall]
            if len(others) > 1 and others[0].offer.kind == "golden":
                ways = [[others[0], Pair(shell, others[1:])]]
            for lines in ways:
                spare = room.height - self._area.wanted([*self._widgets, *lines, *back], room.width)
                space = [Spacer(shell, spare - _GAP)] if back and spare > _GAP else []
                yield [*self._widgets, *lines, *space, *back]
        if not is_tall:
            yield [*self._widgets, Flow(shell, buttons)]

    def _fill(self, widgets: list[Widget], room: pygame.FRect) -> None:
        """Lay the answers out; where they must be scrolled, a deed that ends a choice, or the way back, stays in sight
        below them.
        """
        self._foot.children = []
        self._room = room.copy()
        if len(self._buttons) > 1 and _ends_choice(self._buttons[-1].offer) and not self._has_room(widgets, room):
            *others, last = self._buttons
            below, room = cut(room.inflate(0, -4), Edge.BOTTOM, last.measure(room.width - 4)[1], _GAP)
            last.place(trim(below, left=2, right=2))
            self._foot.add(last)
            widgets = [*self._widgets, Flow(self.shell, others)]
        self._area.place(room)
        self._enlarge(widgets, room)
        self._area.fill(widgets)

    def _enlarge(self, widgets: Sequence[Widget], room: pygame.FRect) -> None:
        """Give the remaining height to low buttons."""
        spare = room.height - self._area.wanted(widgets, room.width)
        if widgets and isinstance(widgets[-1], Flow) and spare > 0:
            widgets[-1].grow(spare, room.width - 4)

    def _enlarge_answers(self, room: pygame.FRect) -> None:
        """Make large answers as tall as a row of others below them allows, even without such a row, so that they lie at
        the same place in every question.
        """
        if self._large is not None:
            if self._is_whole:
                self._enlarge_full(room)
                return
            types = self.shell.types
            below = types.line_height(LABEL) + Padding.LOW.value + _GAP
            spare = 0.0
            for padding in (Padding.LOW,) if self.needs_width else (Padding.USUAL, Padding.LOW):
                for button in self._grand:
                    button.squeeze(Squeeze(padding=padding))
                spare = room.height - self._area.wanted([self._large], room.width) - below
                if spare >= 0:
                    break
            self._large.grow(0.0 if self.needs_width else max(0.0, min(spare, _GROWTH * types.size)))

    def _enlarge_full(self, room: pygame.FRect) -> None:
        """Give large answers on a whole sheet the height that a row of others leaves, even where there is none.

        One that lies alone leaves as many rows as there are, at most two if it still has room for its picture.
        """
        assert self._large is not None
        self._large.grow(0.0)
        types = self.shell.types
        free = room.height - self._area.wanted([self._large], room.width)
        row = types.line_height(LABEL) + Padding.USUAL.value + _GAP
        spare = free - row
        if len(self._grand) == 1:
            rows = len(Flow(self.shell, self._buttons).rows(room.width - 4)) if self._buttons else 0
            if rows <= _MOST_ROWS and free - rows * row >= _PICTURE * types.size:
                spare = free - rows * row
        self._large.grow(max(0.0, math.floor(spare)))

    def place(self, rect: pygame.FRect, question: pygame.FRect | None = None) -> None:
        """Put the question on top and the answers below; if space is short, the answers get the rest of the question's
        room. Without answers a sheet of its own is as low as the question. With a place of its own for the `question`,
        the answers fill `rect`; a question that is too long for it stands above them.
        """
        self.prompt.style = self._style
        if question is not None and not self._fits_apart(question.inflate(*(_BARE if self._is_bare else _FRAME))):
            question = None
        super().place(rect if question is None else rect.union(question))
        self._sheets = [rect] if question is None else [rect, question]
        frame = _BARE if self._is_bare else _FRAME
        inside = rect.inflate(*frame)
        if question is not None:
            self._place_apart(rect.inflate(frame[0], -_BELOW_HAND), question.inflate(*frame))
            return
        if self._is_posed:
            self._place_posed(inside)
            return
        if self.prompt.style is _HERO:
            self.prompt.style = self._large_style(inside.width)
        types = self.shell.types
        usual = _LINES * types.line_height(_SMALLER[-1] if self._is_whole else _PROMPT)
        if self._is_bare:
            usual = max(usual, _SMALL_LINES * types.line_height(_SMALLER[-1]))
        if self._buttons or self._grand:
            most = types.line_height(_HERO) if self._is_below_hand else max(usual, self._room_of_verdict(inside))
            first_fitting((self.prompt.style, *self._smaller), lambda style: self._height(style, inside.width) <= most)
        high = self.prompt.measure(inside.width)[1] if self.prompt.markup else 0.0
        usual = max(high, usual) if self.prompt.markup else 0.0
        for head in (usual, high) if len(self._grand) < 2 or self.needs_width else (usual,):
            room = bounded(inside.inflate(4, 0), top=inside.top + head + 3, bottom=rect.bottom - 6)
            self._enlarge_answers(room)
            widgets = self._arranged(room)
            if self._has_room(widgets, room) and not any(button.is_brief for button in self._buttons):
                break
        lower = self._lowered(widgets, room)
        room = trim(room, top=lower)
        self.prompt.place(cut(trim(inside, top=lower / 2), Edge.TOP, high)[0])
        self._place_plate()
        if not widgets and not self._has_controls and not self._is_foot:
            self._sheets = [cut(rect, Edge.TOP, high - frame[1])[0]]
        self._fill(widgets, room)
        self._show_refusal(inside, room.top if widgets else inside.top)

    def _place_posed(self, inside: pygame.FRect) -> None:
        """Put a verdict with the first way on beside it over the large answers that it is about, and the other ways
        below these.
        """
        assert self._large is not None
        onward, *others = self._buttons
        wide = min(_ONWARD * self.shell.types.size, inside.width / 2)
        high = max(onward.measure(wide)[1], _LINES * self.shell.types.line_height(_SMALLER[0]))
        told = inside.width - wide - _GAP
        first_fitting((self.prompt.style, *self._smaller), lambda style: self._height(style, told) <= high)
        head, room = cut(inside, Edge.TOP, max(high, self.prompt.measure(told)[1]), _GAP)
        beside, words = cut(head, Edge.RIGHT, wide, _GAP)
        self.prompt.place(words)
        onward.place(placed(beside, wide, onward.measure(wide)[1], 0.5, 0.0))
        self._foot.children = []
        self._foot.add(onward)
        if others:
            for button in others:
                button.squeeze(Squeeze(padding=Padding.LOW))
            row = Flow(self.shell, others)
            below, room = cut(room, Edge.BOTTOM, row.measure(room.width)[1], _GAP)
            row.place(below)
            self._foot.add(row)
        room = trim(room, left=-2, right=-2)
        self._area.place(room)
        self._large.grow(0.0)
        self._large.grow(max(0.0, math.floor(room.height - self._area.wanted([self._large], room.width))))
        self._area.fill([self._large])

    def _lowered(self, widgets: Sequence[Widget], room: pygame.FRect) -> float:
        """Return how much lower the answers to a mistake lie, so that nothing is bare below them; its words take the
        middle of that. Below the other verdicts there may be reasons.
        """
        if self._sign != "cross" or not widgets:
            return 0.0
        return min(_LOWERED, max(0.0, room.height - self._area.wanted(widgets, room.width)))

    def _room_of_verdict(self, inside: pygame.FRect) -> float:
        """Return the height for a verdict, whose words may move the answers; 0 for a question."""
        if self._sign is None:
            return 0.0
        types = self.shell.types
        row = types.line_height(LABEL) + Padding.USUAL.value + _GAP
        return min(inside.height - len(self._buttons) * row, _VERDICT_LINES * types.line_height(_PROMPT))

    def _large_style(self, width: float) -> Style:
        """Return the largest style in which the question of large answers has one line beside its plate, or without."""
        beside = self._plate.measure(width)[0] + _GAP if self._plate is not None else 0.0
        for room, self.prompt.style in product((width - beside, width), (_HERO, _PROMPT)):
            if self.prompt.laid_out(room).lines == 1:
                break
        return self.prompt.style

    def _place_plate(self) -> None:
        """Put the plate at the end of the question's line, if there is room."""
        self._head.children = []
        if self._plate is None:
            return
        words, line = self.prompt.rect, self.prompt.laid_out(self.prompt.rect.width)
        wide, high = self._plate.measure(words.width)
        if line.lines == 1 and line.width + _GAP + wide <= words.width:
            self._plate.place(placed(words, wide, high, across=1.0))
            self._head.add(self._plate)

    def _height(self, style: Style, width: float) -> float:
        """Set the question in a style and return its height."""
        self.prompt.style = style
        return self.prompt.measure(width)[1]

    def put_aside(self, rect: pygame.FRect) -> pygame.FRect:
        """Let the answers other than the large ones, of which there must be some, lie on a sheet of their own at the
        foot of `rect`, beside the panel; on a whole sheet the first row of them stays. Return the place of that sheet,
        which is as low as they allow.
        """
        assert self._large is not None
        frame = _BARE if self._is_bare else _FRAME
        inside = rect.inflate(*frame)
        near: list[OfferButton] = []
        if self._is_whole:
            for button in self._buttons:
                button.squeeze(Squeeze())
            near, *more = Flow(self.shell, self._buttons).rows(self._area.rect.width - 4)
            near = near if more else []
        apart = [button for button in self._buttons if button not in near]
        others = Flow(self.shell, apart)

        def fits(how: Squeeze) -> bool:
            for button in apart:
                button.squeeze(how)
            return self._aside.wanted([others], inside.width) <= inside.height

        first_fitting((Squeeze(), Squeeze(is_terse=True, padding=Padding.LOW)), fits)
        below = [Flow(self.shell, near)] if near else []
        self._foot.children = []
        self._area.place(self._room)
        self._area.fill([self._large, *below])
        if self._area.reach > 0:
            self._large.tighten()
            self._area.fill([self._large, *below])
        high = min(inside.height, self._aside.wanted([others], inside.width))
        sheet, _ = cut(rect, Edge.BOTTOM, high - frame[1])
        self._aside.place(sheet.inflate(*frame))
        self._aside.fill([others])
        self._sheets.append(sheet)
        self.rect = self.rect.union(sheet)
        return sheet

    def _show_refusal(self, inside: pygame.FRect, bottom: float) -> None:
        """Lay the reason for a refusal over the question, and if need be over what is above the panel, so that no
        answer moves; where there is none, it has the room to the foot of the panel.
        """
        if self._refusal is not None:
            high = max(self._refusal.measure(inside.width)[1], bottom - inside.top)
            bottom = bottom if bottom > inside.top else min(inside.bottom, inside.top + high)
            top = max(inside.top, bottom) - high
            self._refusal.place(cut(bounded(inside.inflate(12, 0), top=max(0.0, top)), Edge.TOP, high)[0])

    def _fits_apart(self, question: pygame.FRect) -> bool:
        """Return whether the question fits into a place of its own, in smaller letters if need be."""
        styles = self.prompt.style, _REFUSAL
        fitting = first_fitting(styles, lambda style: self._height(style, question.width) <= question.height)
        return self._height(fitting, question.width) <= question.height

    def _place_apart(self, room: pygame.FRect, question: pygame.FRect) -> None:
        self.prompt.place(cut(question, Edge.TOP, self.prompt.measure(question.width)[1])[0])
        room = room.inflate(4, 0)
        self._fill(self._arranged(room), room)
        self._show_refusal(question, self.prompt.rect.bottom)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the sheet, of dark glass where the table is painted."""
        own, *others = self._sheets or [self.rect]
        if self._is_foot:
            with canvas.clip(own.inflate(2, 2)):
                above = 0.0 if self._is_whole else _UNDER_HAND
                canvas.panel(trim(own, top=-above), lift=8)
        elif self._is_dark and not self._is_bare:
            canvas.glass(own, line="glass_line")
        elif not self._is_bare:
            canvas.panel(own, lift=10)
        if not self._is_bare:
            for sheet in others:
                canvas.panel(sheet, lift=8 if self._is_foot else 10)
        if self._sign is not None:
            radius, words = _DISC, self.prompt.rect
            centre = words.left - _SIGNED + radius, words.top + max(radius, min(words.height / 2, radius + 6))
            canvas.disc(centre, radius, _DISC_INKS[self._sign], line="linen", width=2)
            canvas.icon(self._sign, centre, 1.25 * radius, "linen")


def _style_of(prompt: str, *, is_hero: bool) -> Style:
    """Return the style of a question: small for a long one, large over large answers."""
    return _REFUSAL if len(prompt) >= _LONG else _HERO if is_hero else _PROMPT


def _posed(shell: Shell, offer: Offer) -> OfferButton:
    """Return an answer to a question before, which is only looked at."""
    shown = OfferButton(shell, offer, lambda: None)
    shown.focusable = shown.is_enabled = False
    return shown


class _PlateLabel(Label):
    """Words on a round plate."""

    def __init__(self, shell: Shell, plate: QuestionPlate) -> None:
        super().__init__(shell, plate.words, _PLATE, "text_on_dark")
        self._fill = "danger" if plate.tone is Tone.BAD else "nile"

    def measure(self, width: float) -> Size:
        """Return the size of the plate."""
        wide, high = super().measure(width)
        return wide + 2 * _PLATE_EDGE, high + _PLATE_EDGE

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the plate under its words."""
        canvas.box(self.rect, self._fill, radius=self.rect.height / 2, line="gold", width=1.5)
        laid = self.laid_out(self.rect.width)
        canvas.paragraph(laid, (self.rect.left + _PLATE_EDGE, self.rect.centery - laid.height / 2), self.colour)


class _Verdict(Label):
    """The words of the panel, `inset` from the left to leave room for a sign."""

    inset = 0.0

    def measure(self, width: float) -> Size:
        """Return the width and the height of the words."""
        return width, super().measure(width - self.inset)[1]

    def laid_out(self, width: float) -> Paragraph:
        """Return the words laid out beside the sign."""
        return super().laid_out(width - self.inset)

    def place(self, rect: pygame.FRect) -> None:
        """Place the words beside the sign."""
        super().place(trim(rect, left=self.inset))


def _ends_choice(offer: Offer) -> bool:
    """Return whether an answer carries out what others have chosen, or takes it back."""
    return offer.kind in ("primary", "golden") or offer.does is Control.CANCEL


class _Refusal(Widget):
    """The reason for a refusal on papyrus with a red edge."""

    is_solid = True
    """Nothing below it is used by a press on it."""

    def __init__(self, shell: Shell, refused: Refusal, on_rule: Callable[[str], Change | None]) -> None:
        super().__init__(shell)
        self._label = Label(shell, refusal_markup(refused), _REFUSAL, name="refusal", on_link=on_rule)
        self.add(self._label)

    def measure(self, width: float) -> Size:
        """Return the height of the words with their margin."""
        return width, self._label.measure(width - 2 * _EDGE)[1] + 2 * _EDGE

    def place(self, rect: pygame.FRect) -> None:
        """Put the words in the middle of the height."""
        super().place(rect)
        wide = rect.width - 2 * _EDGE
        self._label.place(placed(rect, wide, self._label.measure(wide)[1]))

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the papyrus."""
        canvas.panel(self.rect, lift=10)
        canvas.box(self.rect.inflate(2, 2), None, radius=11, line="danger", width=3)


def refusal_markup(refused: Refusal) -> str:
    """Return the reason for a refusal, with a link to the rule if the rulebook has it."""
    link = f" <rule:{refused.rule}>" if "-" in refused.rule else ""
    return f"<danger>{text(refused.key, **refused.args)}</danger>{link}"


def answer_panel(
    parts: TableParts,
    areas: Areas,
    prompt: str,
    offers: Sequence[Offer],
    on_offer: Callable[[str], Change | None],
    meant: Collection[str] = (),
    *,
    posed: Sequence[Offer] = (),
    crossed: Collection[str] = (),
    has_controls: bool = False,
    sign: VerdictSign | None = None,
) -> ActionPanel:
    """Return the panel of a table with its question and answers, placed; `meant` are ids of answers to highlight,
    `posed` large answers to a question before, which are only looked at, and `crossed` the ids of wrong ones.

    A panel that `has_controls` leaves the room below its words to other widgets.
    """
    hint = parts.hint
    panel = ActionPanel(
        parts.shell,
        prompt,
        offers,
        parts.refusals.reason,
        on_offer,
        parts.navigation.open_rule,
        {
            **hint.marks([*offers, *posed]),
            **dict.fromkeys(meant, HintMark.BEST),
            **dict.fromkeys(crossed, HintMark.WRONG),
        },
        posed=posed,
        is_hinted=hint.step > HintStep.WHERE,
        is_foot=areas.has_sheet,
        is_whole=areas.has_sheet and not areas.hand.height,
        is_bare=areas.is_on_shelf,
        has_controls=has_controls,
        sign=sign,
        plate=parts.presenter.plate() if offers else None,
    )
    panel.place(areas.actions)
    return panel
