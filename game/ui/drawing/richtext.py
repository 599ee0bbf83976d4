"""Rich text: marks in a string become runs, runs become wrapped lines, or a line to be read aloud."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import pairwise, zip_longest

from game.locale import keys, language, text
from game.ui.drawing.text import BODY, SMALLEST, Style, Typesetter
from game.ui.drawing.theme import Theme, load_theme
from game.ui.layout import first_fitting

_MARK = re.compile(r"<(/?)([a-z_]+)(?::([^<>]+))?>|\n")
_PIECE = re.compile(r"[ \t\r\n]+|[^ \t\r\n]+")
"""Words and the gaps between them; a no-break space is part of a word."""
_TIE = "\xa0"
"""A gap at which no line breaks."""
_TIED, _DOT = (" → ", "± "), "·"
"""Signs that stay with the values around them, and a dot between two parts."""
_CENTRED, _EVENED = 0.5, 6
"""The alignment of text whose lines are balanced, and the most lines of a paragraph that are evened out."""
_LONE, _LEAST = 0.5, 0.3
"""Parts of the widest line: a last line is short with a single word below the first, with several below the second."""
_FIGURES, _SHORT = "0123456789%", 5
"""The last letters of a number or a share, and the most letters of a word that had better not end a text alone."""
_OF_MANY, _REACH, _NEAR = re.compile(r"\d\s(?:de|di)$"), 3, 1
"""A number with the word before what it counts in French and Italian, how many runs these are, and a number alone."""
_QUALIFIER = re.compile(r"\([^\s()]{1,14}\)[^\s\w]*")
"""A single word in brackets, which says more of the word before it."""
_BULLET = "•"
"""The sign before an entry of a list, whose further lines begin below its first word."""
_CODE = 0.78
"""The size of a rule's code beside the words of its link."""
_CHAPTER, _RULE = re.compile(r"rules-[a-z-]+-chapter-"), re.compile(r"rules-[a-z-]+-([A-Z])-(.+)")
"""The keys of chapters and rules in the rulebooks."""
_BESIDE, _CLOSE = 0.14, -0.05
"""The gaps between an icon and the word that follows directly, or punctuation, in line heights."""


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one style: plain text, an icon, the link to a rule (its words, or its small code), or the
    small code of a rule alone.
    """

    text: str
    bold: bool = False
    italic: bool = False
    colour: str = ""
    icon: str = ""
    rule: str = ""
    is_code: bool = False

    def style(self, base: Style) -> Style:
        """Return the style of this run within text of style `base`."""
        if self.is_code:
            return base.sized(max(SMALLEST, base.size * _CODE))
        if not (self.bold or self.italic):
            return base
        return Style(
            base.face, base.size, base.bold or self.bold, base.italic or self.italic, base.spacing, base.leading
        )

    def like(self, text: str) -> Run:
        """Return another text in the style of this run."""
        return Run(text, self.bold, self.italic, self.colour, "", self.rule)

    def looks_like(self, other: Run) -> bool:
        """Return whether both are plain text in the same style."""
        is_plain = not (self.icon or self.is_code or other.icon or other.is_code)
        looks = [(each.bold, each.italic, each.colour, each.rule) for each in (self, other)]
        return is_plain and looks[0] == looks[1]


_Step = tuple[Run, bool, float]
"""A run, whether as a gap it ties the runs beside it, and how far it stands from the one before in line heights."""
_Chunk = tuple[float, float]
"""The gap before a word, or several that stay together, and their width."""
_Narrowing = Callable[[Sequence[_Chunk]], float]
"""Finds the width to which a paragraph is wrapped."""
TextLine = list[tuple[Run, float]]
"""Runs with their widths, from the left to the right."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A run at its place in a paragraph, in logical pixels from the paragraph's corner."""

    run: Run
    x: float
    y: float
    width: float


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Wrapped rich text: its runs in place, its line height, its size and the number of its lines.

    `width` is that of the widest line, all in logical pixels.
    """

    placed: tuple[Placed, ...]
    style: Style
    line_height: float
    width: float
    height: float
    lines: int

    @property
    def span(self) -> tuple[float, float]:
        """The left end and the width of all that is written."""
        left = min((item.x for item in self.placed), default=0.0)
        return left, max((item.x + item.width for item in self.placed), default=0.0) - left

    def link_at(self, x: float, y: float) -> str:
        """Return the rule linked at a place in the paragraph; '' if there is none."""
        for item in self.placed:
            if item.run.rule and item.x <= x < item.x + item.width and item.y <= y < item.y + self.line_height:
                return item.run.rule
        return ""


def parse(markup: str, theme: Theme) -> list[Run]:
    """Return the runs of marked-up text; a run with a lone line break stands for `<br>` or a line break.

    The marks are `<b>`, `<i>` and the names of theme colours, each closed by `</…>`, and `<icon:name>`, `<rule:id>`
    and `<code:id>`. An unknown mark stays in the text.
    """
    runs: list[Run] = []
    bold = italic = 0
    colours: list[str] = []
    start = 0

    def flush(upto: int) -> None:
        if upto > start:
            runs.append(Run(markup[start:upto], bold > 0, italic > 0, colours[-1] if colours else ""))

    for match in _MARK.finditer(markup):
        closing, tag, value = match.group(1) == "/", match.group(2), match.group(3)
        known = tag is None or tag in ("b", "i", "br") or tag in theme.colours
        known = known or (tag in ("icon", "rule", "code") and value is not None)
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
            words = chapter_of(value)
            runs += [Run(words, colour="link", rule=value), Run(" ")] if words else []
            runs.append(Run(value, colour="link", rule=value, is_code=True))
        elif tag == "code":
            runs.append(Run(value, colour="code", is_code=True))
        elif closing:
            if colours:
                colours.pop()
        else:
            colours.append(tag)
    flush(len(markup))
    return runs


def chapter_of(rule: str) -> str:
    """Return the title of the rulebook's chapter that a rule stands in, '' if no rulebook has it."""
    return _chapter_of(rule, language())


@lru_cache(maxsize=400)
def _chapter_of(rule: str, _language: str) -> str:
    chapter = ""
    for key in keys("rules-"):
        name = _CHAPTER.match(key)
        found = _RULE.match(key)
        if name is not None:
            chapter = key
        elif found is not None:
            each = f"{found[1]}-{found[2].replace('-', '.')}"
            if each == rule or each.startswith(f"{rule}."):
                return text(chapter) if chapter else ""
    return ""


def _pieces(run: Run) -> list[Run]:
    if run.icon or run.is_code or run.text == "\n":
        return [run]
    return [run.like(piece) for piece in _PIECE.findall(run.text)]


def _shows(icon: Run | None, following: Run | None) -> bool:
    """Return whether this is an icon belonging to the word that follows directly."""
    return icon is not None and icon.icon != "" and following is not None and following.text[:1].isalnum()


def _ties(following: Run, after: Run | None) -> bool:
    """Return whether a run stays on the line of the word before it: the code of a rule, the icon of that word, or a
    word in brackets.
    """
    is_icon = following.icon != "" and not _shows(following, after)
    return following.is_code or is_icon or _QUALIFIER.fullmatch(following.text) is not None


def _keeps(before: Sequence[Run], following: Run | None, after: Run | None) -> bool:
    """Return whether a run had better stay on the line of the words `before` it: what a number counts, or a short word
    that would stand alone on the last line.
    """
    if not before or following is None or not before[-1].text or not following.text:
        return False
    ended = "".join(run.text for run in before[-_REACH:])
    counts = ended[-1] in _FIGURES or _OF_MANY.search(ended) is not None
    if counts and (following.text[0].isalpha() or following.text[0] == "%"):
        return True
    return after is None and len(following.text) <= _SHORT


def _closer(steps: Sequence[_Step], reach: int) -> list[_Step]:
    """Return the steps of a text with ties wherever two runs had better stay together, as `reach` runs before tell."""
    runs = [run for run, _, _ in steps]
    around = zip(steps, [*runs[1:], None], [*runs[2:], None, None], strict=False)
    return [
        (run, ties or (run.text.isspace() and _keeps(runs[max(0, at - reach) : at], following, after)), apart)
        for at, ((run, ties, apart), following, after) in enumerate(around)
    ]


def _apart(run: Run, following: Run | None) -> float:
    """Return the gap between an icon and the run close after it, in line heights; words add nothing."""
    if _shows(run, following):
        return _BESIDE
    return _CLOSE if run.icon and following is not None and following.text[:1] in (",", ".", ";") else 0.0


class _Wrapping:
    """Lines being filled: a word goes to the end of the last line, or starts a new one if it does not fit."""

    def __init__(self, width: float, types: Typesetter, style: Style) -> None:
        self.lines: list[TextLine] = [[]]
        self._width = width
        self._types = types
        self._style = style
        self._line_height = types.line_height(style)
        self._spacing = types.spacing(style)
        self._used = 0.0
        self._is_glued = False
        """Whether the next run stays on the same line as the last."""

    def end_line(self) -> None:
        """Begin a new line."""
        self.lines.append([])
        self._used, self._is_glued = 0.0, False

    def gap(self, run: Run, *, ties: bool) -> None:
        """Add the gap `run`; a gap that `ties` keeps the next run on the line of the word before it."""
        line = self.lines[-1]
        last = line[-1][0].text[-1:] if line else ""
        self._is_glued = ties and (last.isalnum() or last == "%")
        if line:
            self._add(run.like(_TIE if self._is_glued else " "), self._wide(Run(" ")))

    def word(self, run: Run, apart: float = 0.0) -> None:
        """Place a word, icon or link, `apart` line heights after the previous run."""
        length = self._wide(run) + apart * self._line_height
        if self._used + self._spacing + length > self._width and self.lines[-1] and run.text != _DOT:
            self._turn()
            if _QUALIFIER.fullmatch(run.text) and self._used + self._spacing + length > self._width:
                self.end_line()  # its word fills the line
        while length > self._width and len(run.text) > 1 and not run.is_code:
            cut = self._cut(run)
            head = run.like(run.text[:cut])
            self._add(head, self._wide(head))
            self.end_line()
            run = run.like(run.text[cut:])
            length = self._wide(run)
        self._add(run, length)
        self._is_glued = True

    def _wide(self, run: Run) -> float:
        return self._line_height if run.icon else self._types.width(run.text, run.style(self._style))

    def _add(self, run: Run, length: float) -> None:
        self._used += length + (self._spacing if self.lines[-1] else 0.0)
        self.lines[-1].append((run, length))

    def _turn(self) -> None:
        """Start a new line and take along the runs glued to the next one, unless they fill the whole line."""
        line = self.lines[-1]
        carried: TextLine = []
        if self._is_glued:
            while line and line[-1][0].text != " ":
                carried.insert(0, line.pop())
            if not line:
                self.lines[-1], carried = carried, []
        self.lines.append(carried)
        self._used = sum(length for _, length in carried) + self._spacing * max(0, len(carried) - 1)

    def _cut(self, run: Run) -> int:
        """Return the part of an overlong word that still fits here: up to a hyphen, or else a letter."""
        cut = len(run.text)
        while cut > 1 and self._types.width(run.text[:cut], run.style(self._style)) > self._width - self._used:
            cut -= 1
        return run.text.rfind("-", 1, cut) + 1 or cut


def _merged(line: TextLine, types: Typesetter, style: Style) -> TextLine:
    """Return a line with adjacent runs of one style merged."""
    alike: list[TextLine] = []
    for each in line:
        if alike and alike[-1][-1][0].looks_like(each[0]):
            alike[-1].append(each)
        else:
            alike.append([each])
    found: TextLine = []
    for part in alike:
        run, length = part[-1]
        if len(part) > 1:
            run = run.like("".join(each.text for each, _ in part))
            length = types.width(run.text, run.style(style))  # letters of two runs may be kerned
        if found and not run.icon:
            before, long = found[-1]
            found[-1] = before, long - types.overhang(run.text, run.style(style))
        found.append((run, length))
    return found


def _chunks(steps: Sequence[_Step], types: Typesetter, style: Style) -> list[_Chunk]:
    """Return what can be moved to another line: words, or several that stay together."""
    height, space = types.line_height(style), types.width(" ", style)
    chunks: list[_Chunk] = []
    is_glued, gap = False, space
    for run, ties, apart in steps:
        if run.text == _DOT:
            gap, is_glued = space + types.width(_DOT, run.style(style)) + space, False
        elif run.text.isspace():
            is_glued = is_glued and ties
            if is_glued:
                chunks[-1] = chunks[-1][0], chunks[-1][1] + space
        else:
            length = (height if run.icon else types.width(run.text, run.style(style))) + apart * height
            if is_glued:
                chunks[-1] = chunks[-1][0], chunks[-1][1] + length
            else:
                chunks.append((gap, length))
            is_glued, gap = True, space
    return chunks


def _broken(chunks: Sequence[_Chunk], room: float) -> list[tuple[float, int]]:
    """Return the width of each line at a width, and the number of its chunks."""
    lines: list[tuple[float, int]] = []
    used, many = 0.0, 0
    for gap, length in chunks:
        if many and used + gap + length > room:
            lines.append((used, many))
            used, many = 0.0, 0
        used, many = used + (gap if many else 0.0) + length, many + 1
    return [*lines, (used, many)]


def _balanced(chunks: Sequence[_Chunk], width: float, many: int = 0) -> float:
    """Return the least width at which a paragraph takes `many` lines, by default as many as at `width`; a long one
    keeps its width.
    """
    many = many or len(_broken(chunks, width))
    low, high = max((length for _, length in chunks), default=width), width
    if many == 1 or many > _EVENED or low >= width:
        return width
    while high - low > 2.0:
        middle = (low + high) / 2
        low, high = (low, middle) if len(_broken(chunks, middle)) <= many else (middle, high)
    return min(width, high + 1.0)


def _fuller(chunks: Sequence[_Chunk], width: float, many: int) -> float:
    """Return the greatest width at which a paragraph takes `many` lines and the last is not short; if there is none,
    the one at which the last is longest.
    """
    room, best, least = width, (0.0, width), max(length for _, length in chunks)
    while room >= least and len(lines := _broken(chunks, room)) <= many:
        widest = max(used for used, _ in lines)
        last, count = lines[-1]
        room = min(widest + 1.0, room)
        if len(lines) == many and last >= widest * (_LONE if count == 1 else _LEAST):
            return room
        best = max(best, (last / widest, room)) if len(lines) == many else best
        room = widest - 0.01
    return best[1]


@dataclass(frozen=True, slots=True)
class _Wrapped:
    """A line as it is drawn: its runs, how wide they are, and how much room its words were given one by one.

    Words set together may be narrower or wider than each by itself: letters are kerned, and pixels whole.
    """

    runs: TextLine
    drawn: float
    taken: float


_TRIES, _LESS = 4, 0.5
"""How often a text is wrapped anew because a line that is drawn in one is wider than its words, and how much less room
than these take it is given then, so that the last of them moves to the next line.
"""


def _wrapped(steps: Sequence[_Step], width: float, types: Typesetter, style: Style) -> list[_Wrapped]:
    """Return the lines of a text that is wrapped to a width."""
    wrapping, spacing = _Wrapping(width, types, style), types.spacing(style)
    for run, ties, apart in steps:
        if run.text.isspace():
            wrapping.gap(run, ties=ties)
        else:
            wrapping.word(run, apart)
    found = []
    for number, line in enumerate(wrapping.lines, 1):
        while line and (line[-1][0].text.isspace() or (line[-1][0].text == _DOT and number < len(wrapping.lines))):
            line.pop()
        runs = _merged(line, types, style)
        drawn, taken = (sum(long for _, long in part) + spacing * max(0, len(part) - 1) for part in (runs, line))
        found.append(_Wrapped(runs, drawn, taken))
    return found


def _parts(lines: Sequence[_Wrapped]) -> bool:
    """Return whether a line ends between two runs that had better stay together."""
    ends = [[run for run, _ in line.runs] for line in lines if line.runs]
    return any(_keeps(runs, below[0], below[1] if len(below) > 1 else None) for runs, below in pairwise(ends))


def _fitted(steps: Sequence[_Step], room: float, width: float, types: Typesetter, style: Style) -> list[_Wrapped]:
    """Return the lines of a text wrapped to `room`, none of which is drawn wider than `width`."""
    wrapped = _wrapped(steps, room, types, style)
    for _ in range(_TRIES):
        over = [line.taken for line in wrapped if line.taken <= width < line.drawn]
        if not over:
            break
        wrapped = _wrapped(steps, min(over) - _LESS, types, style)
    return wrapped


def _evened(steps: Sequence[_Step], width: float, types: Typesetter, style: Style, align: float) -> list[_Wrapped]:
    """Return the lines of a paragraph, evened out if they are few."""

    def at(steps: Sequence[_Step], narrowing: _Narrowing | None) -> list[_Wrapped]:
        room = width if narrowing is None else narrowing(_chunks(steps, types, style))
        return _fitted(steps, room, width, types, style)

    is_centred = align == _CENTRED
    narrowing: _Narrowing | None = partial(_balanced, width=width) if is_centred else None
    lines = at(steps, narrowing)
    if 1 < len(lines) <= _EVENED and lines[-1].drawn < _LONE * max(line.drawn for line in lines):
        narrowing = partial(_balanced if is_centred else _fuller, width=width, many=len(lines))
    elif not _parts(lines):
        return lines
    for kept in (_closer(steps, _REACH), _closer(steps, _NEAR), steps):
        even = at(kept, narrowing)
        if len(even) == len(lines):
            return even
    return lines


def lay_out(
    markup: str, width: float, types: Typesetter, theme: Theme, style: Style = BODY, *, align: float = 0.0
) -> Paragraph:
    """Return `markup` wrapped to `width` logical pixels; `align` is 0 left, 0.5 centred, 1 right.

    The lines of a short centred paragraph are about equally long; other short paragraphs end with no single word or
    very short line, as long as they take no more lines for it. A single word wider than the line is split after a
    hyphen, or between letters. After a bullet all lines of its entry begin below each other. An icon stays with its
    word: the one that follows without a gap, or else the one before it; the code of a rule stays with the words of its
    link, and a single word in brackets with the one before, unless both are wider than the line. An arrow between an
    old and a new value stays with both, and a margin of error with its sign. A dot between two parts is left out where
    a line ends there. A number stays with the word that follows it, and a short last word with the one before, as long
    as the paragraph takes no more lines for it.
    """
    key = (markup, width, theme.name, style, align)
    return types.once(key, lambda: _laid_out(markup, width, types, theme, style, align))


def _laid_out(markup: str, width: float, types: Typesetter, theme: Theme, style: Style, align: float) -> Paragraph:
    tied = markup
    for sign in _TIED:
        tied = tied.replace(sign, sign.replace(" ", _TIE))
    pieces = [piece for whole in parse(tied, theme) for piece in _pieces(whole)]
    steps = [
        (run, following is not None and _ties(following, after), _apart(run, following))
        for run, following, after in zip_longest(pieces, pieces[1:], pieces[2:])
    ]
    paragraphs: list[list[_Step]] = [[]]
    for step in steps:
        if step[0].text == "\n":
            paragraphs.append([])
        else:
            paragraphs[-1].append(step)
    line_height, spacing = types.line_height(style), types.spacing(style)
    placed: list[Placed] = []
    widest, count = 0.0, 0
    for each in paragraphs:
        bullet, entry = _bullet_before(each)
        indent = types.width(f"{_BULLET} ", style) if bullet is not None else 0.0
        if bullet is not None:
            placed.append(Placed(bullet, 0.0, count * line_height, types.width(_BULLET, style)))
        for line in _evened(entry, width - indent, types, style, align):
            x = indent + (width - indent - line.drawn) * align
            for run, length in line.runs:
                placed.append(Placed(run, x, count * line_height, length))
                x += length + spacing
            widest = max(widest, indent + max(line.drawn, min(line.taken, width - indent)))
            count += 1
    return Paragraph(tuple(placed), style, line_height, widest, count * line_height, count)


def _bullet_before(steps: list[_Step]) -> tuple[Run | None, list[_Step]]:
    """Return the bullet that a paragraph begins with, None if there is none, and the entry after it."""
    if len(steps) < 2 or steps[0][0].text != _BULLET or not steps[1][0].text.isspace():
        return None, steps
    return steps[0][0], steps[2:]


def lay_out_within(
    markup: str, room: tuple[float, float], types: Typesetter, theme: Theme, style: Style = BODY, *, align: float = 0.0
) -> Paragraph:
    """Return `markup` wrapped to the width of `room`, in a smaller style if it would be too tall for it.

    `room` is a width and a height in logical pixels. In the smallest style the text may still be too tall.
    """

    def smaller() -> Iterator[Style]:
        made = style
        yield made
        while made.size > SMALLEST:
            made = made.sized(max(SMALLEST, made.size - 1))
            yield made

    laid_out = (lay_out(markup, room[0], types, theme, each, align=align) for each in smaller())
    return first_fitting(laid_out, lambda made: made.height <= room[1])


def plain(markup: str, theme: Theme) -> str:
    """Return the text without its marks, as search reads it."""
    return "".join(run.text for run in parse(markup, theme))


_WORDS = {"→": "becomes", "↘": "down-right", "↗": "up-right", "?": "unknown"}
"""The texts `spoken-…` for signs that stand alone or in brackets."""
_NUMBER = re.compile(r"\d+")
_OF = re.compile(r"(?<=\d)\s?/\s?(?=\d)")
"""The sign between an amount and its maximum."""
_SHARE = re.compile(r"\s?%")
_ENDS = ".!?:,;…"
_GAP = re.compile(r"[^\S\u202f]+")
"""A gap between words; a narrow no-break space precedes the punctuation of a French word."""
_UNSAID = {"■": "", "·": ","}


def spoken(markup: str, *, has_asides: bool = True) -> str:
    """Return a marked-up text as one line to be read aloud; line breaks become full stops.

    Asides in italics can be left out.
    """
    return _spoken(markup, has_asides, language())


@lru_cache(maxsize=4000)
def _spoken(markup: str, has_asides: bool, language: str) -> str:
    runs = [run for run in parse(markup, load_theme()) if has_asides or not run.italic]
    lines: list[list[str]] = [[]]
    picture = ""
    for run in runs:
        if run.text == "\n":
            lines.append([])
        elif not run.icon:
            words = text("spoken-rule", rule=run.text) if run.is_code else "" if run.rule else run.text
            lines[-1].append(_counting(picture, words) if picture else words)
        picture = run.icon
    told = [_OF.sub(f" {text('spoken-of')} ", "".join(line)) for line in lines]
    told = [" ".join(filter(None, map(_word, _GAP.split(each)))) for each in told]
    told = [each.replace(" ,", ",").removesuffix(",").replace("\u202f", " ") for each in told]
    told = [each for each in told if each]
    return " ".join(filter(None, (in_a_row(told[:-1]), *told[-1:])))


def in_a_row(parts: Sequence[str]) -> str:
    """Return sentences joined into one text, each closed by punctuation."""
    return " ".join(part if part[-1] in _ENDS else f"{part}." for part in parts if part)


def _word(word: str) -> str:
    """Return the spoken form of a word; a sign that stands alone has words of its own."""
    sign = word.strip("(),.") or word
    said = text(f"spoken-{_WORDS[sign]}") if sign in _WORDS else _UNSAID.get(sign, sign)
    return word.replace(sign, said)


def _counting(picture: str, words: str) -> str:
    """Return the words to read after a picture that may follow a number: the unit it counts, or none.

    Another amount may follow, hence the comma. Of a share the picture is the name.
    """
    counted = _NUMBER.match(words)
    if counted is None:
        return words
    rest, name = words[counted.end() :], picture.replace("/", "-")
    if _SHARE.match(rest):
        return f"{text(f'spoken-share-{name}')} {words}"
    amount = text(f"spoken-icon-{name}", count=int(counted[0]))
    return f"{amount}{rest if rest.strip() else ', '}"
