"""A question or a notice over the scene: one sentence and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.errors import FeluccaError, as_sentence
from game.locale import text, translated
from game.ui.drawing.text import BODY, SUBHEADING
from game.ui.layout import Edge, bounded, cut, placed
from game.ui.widgets.button import Button, ButtonKind
from game.ui.widgets.flow import column, column_height, row
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scene import Change, Complain, Pop, SceneStack
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.input import InputEvent, KeyPress


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a dialog; `then` runs after the dialog has closed."""

    label: str
    then: Callable[[], Change | None] | None = None
    kind: ButtonKind = "quiet"


class Dialog(Stage):
    """A sentence with one to four answers, or just "OK" if none are given; going back gives the last one.

    The focus starts on the first answer, or on the last if the first destroys something. `on_key` can answer a key
    before the buttons.
    """

    is_overlay = True

    def __init__(
        self,
        shell: Shell,
        sentence: str,
        answers: Sequence[Answer] = (),
        *,
        title: str = "",
        on_key: Callable[[KeyPress], Change | None] | None = None,
    ) -> None:
        super().__init__(shell)
        self._on_key = on_key
        self.sentence = sentence
        self.title = title or sentence
        self._heading = title
        self.answers = tuple(answers) or (Answer(text("shell-ok"), kind="primary"),)
        first = len(self.answers) - 1 if self.answers[0].kind == "danger" else 0
        self.default_focus = f"answer-{first}"

    def enter(self, size: tuple[float, float]) -> None:
        """Open the dialog with its sound."""
        super().enter(size)
        self.shell.sound.play("click")

    def build(self) -> None:
        """Put sentence and buttons on a sheet in the middle."""
        shell = self.shell
        width = min(620.0 * shell.types.size, self.size[0] - 80)
        panel = Panel(shell, pad=32.0, lift=26.0)
        parts: list[Label] = []
        if self._heading:
            parts.append(Label(shell, self._heading, SUBHEADING, align=0.5))
        parts.append(Label(shell, self.sentence, BODY, align=0.5))
        buttons = [
            Button(shell, answer.label, partial(self._give, answer), kind=answer.kind, name=f"answer-{index}")
            for index, answer in enumerate(self.answers)
        ]
        inside = width - 64
        height = column_height(parts, inside, gap=14.0)
        button_height = max(button.measure(inside)[1] for button in buttons)
        total = height + 26 + button_height + 64
        panel.place(placed(self.screen, width, total, down=0.44))
        bottom = column(parts, panel.inner, gap=14)
        row(buttons, cut(bounded(panel.inner, top=bottom + 26), Edge.TOP, button_height)[0], gap=16, align=0.5)
        panel.add(*parts, *buttons)
        self.root.add(panel)

    def asks_as(self, other: object) -> bool:
        """Return whether another scene asks the same question."""
        return isinstance(other, Dialog) and other.sentence == self.sentence

    @staticmethod
    def _give(answer: Answer) -> Change:
        try:
            return Pop(then=answer.then() if answer.then is not None else None)
        except FeluccaError as error:
            return Pop(then=Complain(error.sentence))

    def handle(self, event: InputEvent) -> Change | None:
        """Let `on_key` answer a key, or else the buttons."""
        change = self._on_key(event) if isinstance(event, KeyPress) and self._on_key is not None else None
        return change or super().handle(event)

    def back(self) -> Change | None:
        """Give the last answer."""
        return self._give(self.answers[-1])


def scene_stack(shell: Shell) -> SceneStack:
    """Return an empty stack of scenes, where a complaint becomes a dialog in the language of the player."""
    return SceneStack(shell.display.size, lambda sentence: Dialog(shell, as_sentence(translated(sentence))))
