"""The buttons of the action panel: an offer, and an answer to an important question."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import product

import pygame

from game.locale import text
from game.ui.boards.kit.values import Inks, Offer, OfferKind, Refuse, Tone
from game.ui.drawing.canvas import Canvas, Colour
from game.ui.drawing.richtext import Paragraph, lay_out, spoken
from game.ui.drawing.text import Style
from game.ui.layout import Edge, Extent, bounded, cut, grid, placed, trim
from game.ui.table.ask.key_figures import KeyFigureRow, figure_row, paint_bar, share_of
from game.ui.table.tell.hint_marks import HintMark, paint_answer_frame, paint_sign
from game.ui.widgets.accessible import Accessible, Role
from game.ui.widgets.base import Pressable
from game.ui.widgets.button import filled
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell
from game.ui.window.display import Point, Size

LABEL = Style("sans", 16, bold=True, leading=1.2)
NOTE = HEAD = Style("sans", 15, leading=1.2)
_VALUE = Style("serif", 23, bold=True, leading=1.1)
GRAND_NOTE = Style("sans", 17, bold=True, leading=1.2)
_LOW_NOTE = Style("sans", 14, bold=True, leading=1.2)
_GRAND, _LOW_GRAND = (Style("serif", size, bold=True, leading=1.1) for size in (26, 22))
_ON_DARK: Mapping[Tone, Colour] = {Tone.GOOD: (168, 224, 146), Tone.BAD: (255, 196, 176)}
_ON_LIGHT: Mapping[Tone, Colour] = {Tone.GOOD: "good", Tone.BAD: "danger"}
"""The colours of figures, on dark and on light buttons."""
_GRAND_LEAST, _BELOW_BAR = 64.0, 4.0
"""The least height of a large answer at normal text size, and the gap above and below its bar."""
_ASIDES = tuple(Style("sans", size, bold=True, leading=1.2) for size in (16, 15, 14, 13))
"""The styles of the words beside the label of a full answer."""
_WRAPPED = Style("serif", 15, bold=True, leading=1.1)
"""The style of the label of an answer on a whole sheet that one line is too narrow for."""
_FULL_MARGIN, _FULL_EDGE = 11.0, 7.0
"""The room around the words of a full answer, at its sides and above and below them."""
_SIGN = 11.0
"""The radius of the sign before the label of a full answer that a hint or a verdict names."""
_BAR = Extent(0.4, 20.0, 60.0)
"""The height of the bar of chances, in the room that it shares with the figures."""
_LOW_EDGE = 4.0
"""The least room over the label of a low large button, and below its note."""
_MARGIN, _LOW_MARGIN = 12.0, 8.0
"""The horizontal padding of a button, and of a low one."""
_RISK, _RISK_BAR, _RISK_GAP, _BESIDE_RISK = 54.0, 9.0, 4.0, 8.0
"""The width of the bars of a risk, the height of one, the gap between both, and the one beside them."""
_APART = 16.0
"""The least gap between a label and the note beside it."""
_AROUND_BOTH = 6.0
"""The vertical padding of a label with its note below, where there is room."""
_CENTRED: tuple[OfferKind, ...] = ("golden", "calm")
"""The kinds of answers whose label stands in the middle, if it has no note."""
_ICON, _GOLDEN = 7.0, 8.0
"""The gap between an icon and the label, and how much higher a golden button is."""


class Padding(Enum):
    """The vertical padding of a button with a single line; with less than the usual one its sides are narrower, too."""

    USUAL = 13.0
    LOW = 6.0
    LEAST = 1.0


_FRAME, _CLOSE_FRAME = (1.5, 1.0), (2.0, 0.65)
"""How far the frame of a mark juts out, and the size of its lines; and both where those would cut the letters."""


@dataclass(frozen=True, slots=True)
class Squeeze:
    """How a button uses its room.

    `is_tall` puts the note below the label, `is_terse` leaves out a note that would need a line of its own if the
    tooltip says more, `is_brief` leaves out the note.
    """

    is_tall: bool = False
    is_terse: bool = False
    is_brief: bool = False
    padding: Padding = Padding.USUAL


class OfferButton(Pressable):
    """An offer as a button; an answer to an important question is a grand one."""

    def __init__(self, shell: Shell, offer: Offer, on_press: Callable[[], Change | None]) -> None:
        super().__init__(shell, on_press, name=offer.id, tooltip=offer.tip)
        self.offer = offer
        self.is_grand = offer.is_grand
        self.is_card = offer.kind == "grand-card"
        """Whether it is only looked at."""
        self.focusable = self.is_enabled = not self.is_card
        self.mark: HintMark | None = None
        """The mark of the move that this answer leads to in a hint, which frames it; None for any other answer."""
        self.is_signed = False
        """Whether a full answer bears the sign of its mark, because a hint or a verdict names its move."""
        self.is_muted = False
        """Whether a hint names another move, so that this answer is only outlined."""
        self.padding = Padding.USUAL
        """The padding around the label, which is reduced where there are many buttons."""
        self.is_brief = False
        """Whether the note is left out for lack of space; the tooltip gives it instead."""
        self.is_terse = False
        """Whether the note, which the tooltip explains better, gives way where it would need a line of its own."""
        self.is_tall = False
        """Whether there is room for the note below the label, with the value beside both."""
        self.is_full = False
        """Whether a large answer has the room of a whole sheet, for its detail or the bar of its chances."""
        self.is_on_dark = False
        """Whether the button lies on dark glass, where usable things are golden."""
        self.countdown = 0.0
        """The share that is left of the time before the button is pressed automatically; 0 if it is not."""
        self._face: _Face | _GrandFace = _GrandFace(self) if self.is_grand else _Face(self)

    def show(self, offer: Offer) -> None:
        """Show another offer of the same kind in the same place."""
        self.offer, self.tooltip = offer, offer.tip
        self.redraw()

    def squeeze(self, how: Squeeze) -> None:
        """Set how the button uses its room, and with it the tooltip.

        A grand button only reduces its padding; the note of a warning stays.
        """
        self.is_tall = how.is_tall and self.offer.kind != "plain" and not self.is_grand
        self.is_terse = how.is_terse and self.offer.tip not in ("", self.offer.note) and not self.offer.is_warning
        self.padding = how.padding
        self.is_brief = how.is_brief and not (self.is_grand or self.offer.is_warning)
        self.tooltip = self.offer.tip or (self.offer.note if self.is_brief else "")

    def accessible(self) -> Accessible | None:
        """Describe the widget as a button, named by its words and its note."""
        offer = self.offer
        name = spoken(offer.words)
        if self.is_card:
            return Accessible(Role.TEXT, name, spoken(offer.tip))
        if isinstance(offer.does, Refuse):
            name = text("spoken-not-yet", name=name)
        tip = offer.tip if offer.tip != offer.note else ""
        return Accessible(Role.BUTTON, name, spoken(tip), can_press=True)

    def measure(self, width: float) -> Size:
        """Return the full width and the height that label and note need."""
        return width, self._face.height(width)

    def natural(self) -> float:
        """Return the width at which label and note lie beside each other."""
        types, offer = self.shell.types, self.offer
        worth = types.width(self.note, NOTE) + _APART if self.note and not self.is_terse else 0.0
        worth += self.bars_width
        return types.width(offer.label, LABEL) + worth + 2 * self.margin + 1

    @property
    def note(self) -> str:
        """The note beside the label, '' where it is left out."""
        return "" if self.is_brief else self.offer.note

    @property
    def bars_width(self) -> float:
        """The room that the bars of a risk take beside the note."""
        return _RISK + _BESIDE_RISK if self.offer.risk is not None else 0.0

    @property
    def margin(self) -> float:
        """The horizontal padding."""
        return _LOW_MARGIN if self.is_low else _MARGIN

    @property
    def is_low(self) -> bool:
        """Whether the padding is less than usual."""
        return self.padding is not Padding.USUAL

    def has_room(self, width: float) -> bool:
        """Return whether label and note each fit on one line of a button of this width.

        The note of a grand button may take two lines, with larger text three.
        """
        return self._face.has_room(width)

    def is_whole(self, width: float) -> bool:
        """Return whether no word is cut on a button of this width, in the smallest letters allowed."""
        return self._face.is_whole(width)

    def draw_self(self, canvas: Canvas) -> None:
        """Draw the button, and the frame of a hint around it."""
        self._face.draw(canvas)
        if self.countdown:
            line, _ = cut(trim(self.rect, left=8, right=8, bottom=2), Edge.BOTTOM, 3)
            canvas.box(line, "ink", radius=1.5)
            line.width *= self.countdown
            canvas.box(line, "gold", radius=1.5)
        if self.mark is not None:
            out, size = _CLOSE_FRAME if self.padding is Padding.LEAST else _FRAME
            paint_answer_frame(canvas, self.rect.inflate(2 * out, 2 * out), self.mark, size)


def _colours(*, is_first: bool, is_lit: bool) -> tuple[str, str, str]:
    """Return the colours of an answer's button, of its label and of its note."""
    fill, ink = filled("primary" if is_first else "quiet", is_lit=is_lit)
    return fill, ink, "text_on_dark_soft" if is_first else "text_soft"


class _Face:
    """An offer's label on the left, its note on the right or below, and the value of a tall button on the right."""

    def __init__(self, button: OfferButton) -> None:
        self._button = button

    @property
    def _offer(self) -> Offer:
        return self._button.offer

    def height(self, width: float) -> float:
        """Return the height of one line, or of two where label and note do not fit beside each other."""
        types = self._button.shell.types
        line = self._label_height(width)
        if self._button.is_tall:
            below = self._below(width)
            return line + (below.height + _AROUND_BOTH if below is not None else Padding.USUAL.value)
        if self._fits(width):
            return line + self._button.padding.value + (_GOLDEN if self._is_large else 0.0)
        return line + types.line_height(NOTE) + 5

    @property
    def _is_large(self) -> bool:
        return self._offer.kind == "golden" and self._button.padding is Padding.USUAL

    def _room(self, width: float) -> float:
        """Return the room for the label."""
        room = width - 2 * self._button.margin
        if self._button.is_tall and self._offer.value:
            room -= self._button.shell.types.width(self._offer.value, _VALUE) + 8
        return room

    def _wrapped(self, width: float) -> Paragraph | None:
        """Return the label in lines where it does not fit into one in the smallest letters, else None; where room is
        scarcest it is written in these.
        """
        shell, label, room = self._button.shell, self._offer.label, self._room(width)
        smallest = shell.types.fitted(label, LABEL, room)
        if shell.types.width(label, smallest) <= room:
            return None
        style = smallest if self._button.padding is Padding.LEAST else LABEL
        return lay_out(label, room, shell.types, shell.theme, style)

    def _label_height(self, width: float) -> float:
        wrapped = self._wrapped(width)
        return wrapped.height if wrapped is not None else self._button.shell.types.line_height(LABEL)

    def _fits(self, width: float) -> bool:
        """Return whether label and note stand in one line, or the label alone where the note gives way."""
        return self._button.is_terse or not self._button.note or self._has_line(width)

    def _has_line(self, width: float) -> bool:
        types = self._button.shell.types
        words = types.width(self._offer.label, LABEL) + types.width(self._button.note, NOTE) + self._button.bars_width
        return words + _APART + 2 * self._button.margin <= width

    def _below(self, width: float) -> Paragraph | None:
        """Return the note below the label of a tall button, in the largest letters that need one line, or wrapped.

        None if there is no note, or if one that would be wrapped gives way.
        """
        shell, note, room = self._button.shell, self._button.note, self._room(width)
        fitted = shell.types.fitted(note, NOTE, room)
        is_long = shell.types.width(note, fitted) > room
        if not note or (is_long and self._button.is_terse):
            return None
        return lay_out(note, room, shell.types, shell.theme, NOTE if is_long else fitted)

    def has_room(self, width: float) -> bool:
        """Return whether label and note each fit into a line of a button of this width."""
        types = self._button.shell.types
        note = "" if self._button.is_terse else self._button.note
        widest = max(types.width(self._offer.label, LABEL), types.width(note, NOTE))
        if self._button.is_tall and self._offer.value:
            widest += types.width(self._offer.value, _VALUE) + 8
        return widest + 2 * self._button.margin + 1 <= width

    def is_whole(self, width: float) -> bool:
        """Return whether no word is cut on a button of this width, in letters as small as may be."""
        types, note, room = self._button.shell.types, self._button.note, self._room(width)
        wrapped = self._wrapped(width)
        if wrapped is not None and wrapped.width > room:
            return False
        is_below = not self._button.is_tall and not self._fits(width)
        return not is_below or types.width(note, types.fitted(note, NOTE, room)) <= room

    def draw(self, canvas: Canvas) -> None:
        """Draw the button: label, note beside it or below, and in a tall one the value."""
        offer, rect, margin = self._offer, self._button.rect, self._button.margin
        ink, soft = self._draw_ground(canvas, rect)
        if offer.is_warning:
            soft = "danger"
        left, right = rect.left + margin, rect.right - margin
        note, types = self._button.note, canvas.types
        if self._button.is_tall and offer.value:
            right -= canvas.text(offer.value, (right, rect.centery), _VALUE, ink, align=1.0, middle=True) + 8
        below = self._below(rect.width) if self._button.is_tall else None
        high = self._label_height(rect.width)
        if below is None and (self._button.is_tall or self._fits(rect.width)):
            self._draw_label(canvas, (left, rect.centery - high / 2), ink)
            if not self._button.is_tall and self._has_line(rect.width):
                if offer.risk is not None:
                    _draw_risk(canvas, cut(bounded(rect, right=right), Edge.RIGHT, _RISK)[0], offer.risk)
                    right -= self._button.bars_width
                canvas.text(note, (right, rect.centery), NOTE, soft, align=1.0, middle=True)
            return
        top = rect.centery - (high + (below.height if below is not None else types.line_height(NOTE))) / 2
        self._draw_label(canvas, (left, top), ink)
        if below is not None:
            canvas.paragraph(below, (left, top + high - 1), soft)
            return
        style = types.fitted(note, NOTE, right - left)
        canvas.text(note, (left, top + high - 1), style, soft, width=right - left)

    def _draw_label(self, canvas: Canvas, at: Point, ink: str) -> None:
        """Draw the label, its upper left corner at a point."""
        words, width = self._offer.label, self._button.rect.width
        wrapped, room = self._wrapped(width), self._room(width)
        if wrapped is not None:
            canvas.paragraph(wrapped, at, ink)
            return
        if self._offer.kind in _CENTRED and not self._offer.note:
            self._draw_centred(canvas, at[1], ink)
            return
        middle = at[1] + canvas.types.line_height(LABEL) / 2
        canvas.text(words, (at[0], middle), canvas.types.fitted(words, LABEL, room), ink, middle=True, width=room)

    def _draw_centred(self, canvas: Canvas, top: float, ink: str) -> None:
        """Draw the label in the middle, behind its icon where both have room."""
        words, rect = self._offer.label, self._button.rect
        room = self._room(rect.width)
        style = canvas.types.fitted(words, LABEL, room)
        wide, side = canvas.types.width(words, style), canvas.types.line_height(LABEL)
        has_icon = bool(self._offer.icon) and wide + side + _ICON <= room
        left = rect.centerx - (wide + (side + _ICON if has_icon else 0.0)) / 2
        middle = top + side / 2
        if has_icon:
            canvas.icon(self._offer.icon, (left + side / 2, middle), side, ink)
            left += side + _ICON
        canvas.text(words, (left, middle), style, ink, middle=True, width=room)

    def _draw_ground(self, canvas: Canvas, rect: pygame.FRect) -> tuple[str, str]:
        """Draw the button without words; return the colours of label and note.

        An answer that would be refused is dull; on dark glass it is only an outline, and others are golden but for the
        first.
        """
        offer, lit = self._offer, self._button.is_lit
        if offer.kind == "golden":
            fill, ink = filled("hero", is_lit=lit)
            canvas.shadow(rect, spread=5, alpha=90)
            canvas.box(rect, fill, radius=8, line="amber" if self._button.is_on_dark else "panel_line", width=2.0)
            return ink, ink
        if offer.kind == "calm" and self._button.is_on_dark:
            canvas.box(rect, "lit" if lit else "panel", radius=8, line="panel_hairline", width=1.6, grain=True)
            return "text", "text_soft"
        is_dull = isinstance(offer.does, Refuse) and offer.kind != "primary"
        if not self._button.is_on_dark:
            is_first = offer.kind == "primary"
            fill, ink, soft = _colours(is_first=is_first, is_lit=lit)
            is_gold = canvas.theme.is_painted and not isinstance(offer.does, Refuse) and not self._button.is_muted
            line = "gold" if is_gold else "panel_hairline" if is_dull else "panel_line"
            canvas.box(rect, None if is_dull and not lit else fill, radius=7, line=line, width=1.6, grain=not is_first)
            return soft if is_dull else ink, soft
        if offer.kind == "plain" or isinstance(offer.does, Refuse):
            if offer.kind != "plain" or lit:
                canvas.box(rect, "glass_line" if lit else None, radius=7, line="glass_line", width=1.4)
            return "text_on_dark", "text_on_dark_soft"
        if offer.kind == "primary":
            fill, ink, soft = _colours(is_first=True, is_lit=lit)
            canvas.box(rect, fill, radius=7, line="amber", width=2.0)
            return ink, soft
        if self._button.is_muted and not lit:
            canvas.box(rect, None, radius=7, line="gold", width=1.4)
            return "text_on_dark", "text_on_dark_soft"
        canvas.golden(rect, is_lit=lit)
        return "text", "text_soft"


def _draw_risk(canvas: Canvas, room: pygame.FRect, risk: tuple[float, float]) -> None:
    """Draw a risk before and after an answer as two bars, one over the other."""
    bars = placed(room, room.width, 2 * _RISK_BAR + _RISK_GAP)
    for bar, share, fill in zip(
        grid(bars, 1, _RISK_BAR, 2, (0.0, _RISK_GAP)), risk, ("danger", "malachite"), strict=True
    ):
        canvas.box(bar, "field", radius=_RISK_BAR / 2, line="panel_hairline", width=1.0)
        with canvas.clip(trim(bar, right=bar.width * (1.0 - share))):
            canvas.box(bar, fill, radius=_RISK_BAR / 2)


class _GrandFace:
    """An answer to an important question: a large label, and its meaning in words, large figures or pictures."""

    def __init__(self, button: OfferButton) -> None:
        self._button = button

    @property
    def _offer(self) -> Offer:
        return self._button.offer

    def _note(self, width: float) -> Paragraph:
        shell = self._button.shell
        style = _LOW_NOTE if self._button.is_low else GRAND_NOTE
        return lay_out(self._offer.note, width - 12, shell.types, shell.theme, style, align=0.5)

    @property
    def _style(self) -> Style:
        """The style of the label."""
        return _LOW_GRAND if self._button.is_low else _GRAND

    def _label(self, width: float) -> Style:
        """Return the style of the label on a button of this width."""
        return self._button.shell.types.fitted(self._offer.label, self._style, self._label_room(width))

    def _label_room(self, width: float) -> float:
        """Return the width for the label."""
        return width - 2 * (_FULL_MARGIN if self._is_full else _LOW_MARGIN)

    @property
    def _is_full(self) -> bool:
        return self._button.is_full and bool(self._offer.detail or share_of(self._offer.figures))

    def _columns(self, width: float) -> KeyFigureRow | None:
        """Return the figures in the fullest form that a button of this width holds, None if the note stands there."""
        types, theme = self._button.shell.types, self._button.shell.theme
        room = width - 2 * _LOW_MARGIN
        return figure_row(self._offer.figures, room, types, theme, is_full=self._is_full, is_low=self._button.is_low)

    def _meaning(self, width: float) -> float:
        """Return the height of figures or note, 0 for neither."""
        columns = self._columns(width)
        if columns is not None:
            return columns.high
        return self._note(width).height if self._offer.note else 0.0

    def has_room(self, width: float) -> bool:
        """Return whether the label fits a button of this width; its meaning may take two lines, larger text three."""
        if self._is_full or self._columns(width) is not None:
            return self.is_whole(width)
        types = self._button.shell.types
        most = 2 if types.size <= 1.0 else 3
        return (
            types.width(self._offer.label, self._style) <= self._label_room(width) and self._note(width).lines <= most
        )

    def is_whole(self, width: float) -> bool:
        """Return whether the label is not cut on a button of this width."""
        if self._is_full and self._wrapped(self._head_room(width)) is not None:
            return True
        return self._button.shell.types.width(self._offer.label, self._label(width)) <= self._label_room(width)

    @property
    def _has_sign(self) -> bool:
        """Whether the sign of a hint stands before the label."""
        return self._button.mark is not None and self._button.is_signed

    def _head_room(self, width: float) -> float:
        """Return the width for the label beside the sign of a hint, if it has one."""
        return self._label_room(width) - (2 * _SIGN + _BELOW_BAR if self._has_sign else 0.0)

    def _wrapped(self, room: float) -> Paragraph | None:
        """Return the label in two lines where one is too narrow in the smallest letters, None if it fits or cannot."""
        shell, label = self._button.shell, self._offer.label
        if shell.types.width(label, shell.types.fitted(label, self._style, room)) <= room:
            return None
        laid = lay_out(label, max(room, 1.0), shell.types, shell.theme, _WRAPPED)
        is_split = any(shell.types.width(word, _WRAPPED) > room for word in label.split(" "))
        return laid if laid.lines <= 2 and not is_split else None

    def height(self, width: float) -> float:
        """Return a height for word and meaning, never less than a large button has."""
        types, detail = self._button.shell.types, self._offer.detail
        high = types.line_height(self._style) + (2 * _LOW_EDGE if self._button.is_low else 10)
        if self._is_full:
            high += _BELOW_BAR
            high += detail.least if detail is not None else _BAR.least + _BELOW_BAR + self._meaning(width)
        else:
            high += self._meaning(width)
        return max(math.ceil(_GRAND_LEAST * types.size), high)

    def draw(self, canvas: Canvas) -> None:
        """Draw the button."""
        offer, rect, lit = self._offer, self._button.rect, self._button.is_lit
        is_first, is_dull = offer.kind == "grand", isinstance(offer.does, Refuse) and not self._button.is_card
        fill, ink, soft = _colours(is_first=is_first, is_lit=lit)
        is_gold = is_first or canvas.theme.is_painted
        if is_dull:
            ink = soft
            canvas.box(rect, fill if lit else None, radius=10, line="panel_hairline", width=2.4)
        elif self._button.is_card:
            canvas.box(rect, "quiet", radius=10, line="panel_hairline", width=1.6, grain=True)
        else:
            canvas.shadow(rect, spread=5, alpha=90)
            canvas.box(rect, fill, radius=10, line="gold" if is_gold else "panel_line", width=2.4, grain=not is_first)
        if self._is_full:
            self._draw_full(canvas, rect, ink, soft, _ON_LIGHT if is_dull or not is_first else _ON_DARK)
            return
        columns = self._columns(rect.width)
        label = canvas.types.line_height(self._style)
        high = label + self._meaning(rect.width)
        top = rect.top + (rect.height - high) / 2
        style = self._label(rect.width)
        room = self._label_room(rect.width)
        canvas.text(offer.label, (rect.centerx, top + label / 2), style, ink, align=0.5, middle=True, width=room)
        if columns is not None:
            tones = _ON_LIGHT if is_dull or not is_first else _ON_DARK
            columns.paint(canvas, (rect.left + _LOW_MARGIN, top + label), soft if is_dull else ink, tones)
        elif offer.note:
            canvas.paragraph(self._note(rect.width), (rect.left + 6, top + label), soft)

    def _draw_full(
        self, canvas: Canvas, rect: pygame.FRect, ink: Colour, soft: Colour, tones: Mapping[Tone, Colour]
    ) -> None:
        """Draw label and aside in one line, and below them the detail, or the figures under the bar of chances."""
        offer, types = self._offer, canvas.types
        inside = rect.inflate(-2 * _FULL_MARGIN, -2 * _FULL_EDGE)
        wrapped = self._wrapped(self._head_room(rect.width))
        high = wrapped.height if wrapped is not None else types.line_height(self._label(rect.width))
        head, room = cut(inside, Edge.TOP, high, _BELOW_BAR)
        if self._has_sign and self._button.mark is not None:
            sign, head = cut(head, Edge.LEFT, 2 * _SIGN, _BELOW_BAR)
            paint_sign(canvas, sign.center, self._button.mark, _SIGN)
        if wrapped is not None:
            canvas.paragraph(wrapped, head.topleft, ink)
            wide = wrapped.width
        else:
            label = self._beside_aside(head.width)
            wide = canvas.text(offer.label, (head.left, head.centery), label, ink, middle=True, width=head.width)
        self._draw_aside(canvas, trim(head, left=wide + _APART), soft)
        if offer.detail is not None:
            offer.detail.paint(canvas, room, Inks(ink, soft, tones[Tone.GOOD], tones[Tone.BAD]))
            return
        columns, note = self._columns(rect.width), self._note(rect.width)
        high = columns.high if columns is not None else note.height
        bar, below = cut(room, Edge.TOP, min(_BAR.of(room.height), room.height - high - _BELOW_BAR), _BELOW_BAR)
        paint_bar(canvas, bar, offer.figures, tones)
        top = below.top + max(0.0, (below.height - high) / 2)
        if columns is not None:
            columns.paint(canvas, (rect.left + _LOW_MARGIN, top), ink, tones)
        else:
            canvas.paragraph(note, (rect.left + 6, top), soft)

    def _beside_aside(self, width: float) -> Style:
        """Return the style of the label that leaves room for the words beside it, at least the smallest."""
        offer, types = self._offer, self._button.shell.types
        room = width
        if offer.asides:
            aside = lay_out(offer.asides[-1], 4 * width, types, self._button.shell.theme, _ASIDES[-1]).width
            room = width - aside - _APART - 1
        least = types.fitted(offer.label, self._style, room)
        whole = types.fitted(offer.label, self._style, width)
        return least if types.width(offer.label, least) <= room else whole

    def _draw_aside(self, canvas: Canvas, room: pygame.FRect, soft: Colour) -> None:
        """Draw the first words beside the label that fit at the right of a room, in the largest letters that do."""
        for words, style in product(self._offer.asides, _ASIDES):
            wide = lay_out(words, 4 * self._button.rect.width, canvas.types, canvas.theme, style).width + 1
            if wide <= room.width:
                laid = lay_out(words, wide, canvas.types, canvas.theme, style)
                canvas.paragraph(laid, (room.right - wide, room.centery - laid.height / 2), soft)
                return
