"""Rich text: marks in a string become runs, runs become wrapped lines.

Marks: `<b>`, `<i>`, `<any theme colour>` with their closing tags, `<br>` or a line break, `<icon:name>`
for a small picture, `<rule:S-3.3a>` for a link to a rule. Anything else in angle brackets stays as it is.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import zip_longest

from game.ui.text import BODY, SMALLEST, Style, Typesetter
from game.ui.theme import Theme

_MARK = re.compile(r"<(/?)([a-z_]+)(?::([^<>]+))?>|\n")
_PIECE = re.compile(r"[ \t\r\n]+|[^ \t\r\n]+")
"""Words and the gaps between them; a no-break space is part of a word."""
_TIE = "\xa0"
"""A gap at which no line ends."""
_BESIDE = 0.14
"""Between an icon and the word close after it that it shows, in heights of a line."""


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one look: plain text, an icon, or the link to a rule."""

    text: str
    bold: bool = False
    italic: bool = False
    colour: str = ""
    icon: str = ""
    rule: str = ""

    def style(self, base: Style) -> Style:
        """Return the style of this run within text of style `base`."""
        if not (self.bold or self.italic):
            return base
        return Style(
            base.face, base.size, base.bold or self.bold, base.italic or self.italic, base.spacing, base.leading
        )


@dataclass(frozen=True, slots=True)
class Placed:
    """A run at its place in a paragraph, in logical pixels from the paragraph's corner."""

    run: Run
    x: float
    y: float
    width: float


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Wrapped rich text: its runs in place, its line height and its size."""

    placed: tuple[Placed, ...]
    style: Style
    line_height: float
    width: float
    height: float
    lines: int

    def link_at(self, x: float, y: float) -> str:
        """Return the rule linked at a place in the paragraph, or an empty text."""
        for item in self.placed:
            if item.run.rule and item.x <= x < item.x + item.width and item.y <= y < item.y + self.line_height:
                return item.run.rule
        return ""


def parse(markup: str, theme: Theme) -> list[Run]:
    """Return the runs of a marked-up text; a run of a lone line break stands for `<br>`."""
    runs: list[Run] = []
    bold = italic = 0
    colours: list[str] = []
    start = 0

    def flush(upto: int) -> None:
        if upto > start:
            runs.append(Run(markup[start:upto], bold > 0, italic > 0, colours[-1] if colours else ""))

    for match in _MARK.finditer(markup):
        closing, tag, value = match.group(1) == "/", match.group(2), match.group(3)
        known = tag is None or tag in ("b", "i", "br") or (tag in ("icon", "rule") and value) or tag in theme.colours
        if not known:
            continue
        flush(match.start())
        start = match.end()
        if tag is None or tag == "br":
            runs.append(Run("\n"))
        elif tag == "b":
            bold += -1 if closing else 1
        elif tag == "i":
            italic += -1 if closing else 1
        elif tag == "icon":
            runs.append(Run("", icon=value))
        elif tag == "rule":
            runs.append(Run(value, colour="link", rule=value))
        elif closing:
            if colours:
                colours.pop()
        else:
            colours.append(tag)
    flush(len(markup))
    return runs


def _pieces(run: Run) -> list[Run]:
    if run.icon or run.rule or run.text == "\n":
        return [run]
    return [Run(piece, run.bold, run.italic, run.colour) for piece in _PIECE.findall(run.text)]


def _shows(icon: Run | None, following: Run | None) -> bool:
    """Return whether this is an icon that shows the word close after it."""
    return icon is not None and icon.icon != "" and following is not None and following.text[:1].isalnum()


def lay_out(
    markup: str, width: float, types: Typesetter, theme: Theme, style: Style = BODY, *, align: float = 0.0
) -> Paragraph:
    """Return `markup` wrapped to `width` logical pixels; `align` is 0 left, 0.5 centred, 1 right.

    A single word wider than the line is split after a hyphen, else between letters. An icon stays with the word it
    shows: with the one that follows it without a gap, else with the one before it.
    """
    line_height = types.line_height(style)
    lines: list[list[tuple[Run, float]]] = [[]]
    used = 0.0
    glued = False

    def wide(run: Run) -> float:
        return line_height if run.icon else types.width(run.text, run.style(style))

    pieces = [piece for whole in parse(markup, theme) for piece in _pieces(whole)]
    for run, following, after in zip_longest(pieces, pieces[1:], pieces[2:]):
        if run.text == "\n":
            lines.append([])
            used, glued = 0.0, False
            continue
        if run.text.isspace():
            is_after_word = bool(lines[-1]) and lines[-1][-1][0].text[-1:].isalnum()
            glued = is_after_word and following is not None and following.icon != "" and not _shows(following, after)
            if lines[-1]:
                lines[-1].append((Run(_TIE if glued else " ", run.bold, run.italic, run.colour), wide(Run(" "))))
                used += lines[-1][-1][1]
            continue
        length = wide(run) + (_BESIDE * line_height if _shows(run, following) else 0.0)
        if used + length > width and lines[-1]:
            carried: list[tuple[Run, float]] = []
            if glued:
                while lines[-1] and lines[-1][-1][0].text != " ":
                    carried.insert(0, lines[-1].pop())
                if not lines[-1]:
                    lines[-1], carried = carried, []
            lines.append(carried)
            used = sum(item[1] for item in carried)
        while length > width and len(run.text) > 1 and not run.rule:
            cut = len(run.text)
            while cut > 1 and types.width(run.text[:cut], run.style(style)) > width - used:
                cut -= 1
            cut = run.text.rfind("-", 1, cut) + 1 or cut
            head = Run(run.text[:cut], run.bold, run.italic, run.colour)
            lines[-1].append((head, wide(head)))
            lines.append([])
            used = 0.0
            run = Run(run.text[cut:], run.bold, run.italic, run.colour)
            length = wide(run)
        lines[-1].append((run, length))
        used += length
        glued = True

    placed: list[Placed] = []
    widest = 0.0
    for number, line in enumerate(lines):
        while line and line[-1][0].text.isspace():
            line.pop()
        total = sum(item[1] for item in line)
        widest = max(widest, total)
        x = (width - total) * align if align else 0.0
        merged: list[tuple[Run, float]] = []
        for run, length in line:
            last = merged[-1][0] if merged else None
            if (
                last is not None
                and not (run.icon or run.rule or last.icon or last.rule)
                and (run.bold, run.italic, run.colour) == (last.bold, last.italic, last.colour)
            ):
                whole = Run(last.text + run.text, run.bold, run.italic, run.colour)
                merged[-1] = (whole, types.width(whole.text, whole.style(style)))
            else:
                merged.append((run, length))
        for run, length in merged:
            placed.append(Placed(run, x, number * line_height, length))
            x += length
    return Paragraph(tuple(placed), style, line_height, widest, len(lines) * line_height, len(lines))


def lay_out_within(
    markup: str, room: tuple[float, float], types: Typesetter, theme: Theme, style: Style = BODY, *, align: float = 0.0
) -> Paragraph:
    """Return `markup` wrapped to the width of `room`, in a smaller style if it would be higher than its height."""
    made = lay_out(markup, room[0], types, theme, style, align=align)
    while made.height > room[1] and style.size > SMALLEST:
        style = style.sized(max(SMALLEST, style.size - 1))
        made = lay_out(markup, room[0], types, theme, style, align=align)
    return made


def plain(markup: str, theme: Theme) -> str:
    """Return the text without its marks, as search reads it."""
    return "".join(run.text for run in parse(markup, theme))
