"""What a person hears of a whole game: `python -m tests.ui.accessibility.transcripts` writes the transcripts anew.

A game of each kind was played once by two quick AIs; its decisions are in `transcripts/GAME.json`. Here the first of
them is a person who hears everything that is said, walks to things and answers, and presses Enter. What the person does
stands after `>`; all other lines are what the voice says. `|` begins what was heard together.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from game import locale, registry
from game.ai.budget import Budget, Limit
from game.ai.levels import make_player
from game.components.load import numbers
from game.match.ai_client import AtOnce, Chosen
from game.match.match import Match
from game.match.seats import Seat, ai, human
from game.rules.core.game import Move, Setup
from game.ui.accessibility.reader import Reader
from game.ui.table.finish.final import Final
from game.ui.table.live import play
from game.ui.table.scene import TableScene
from game.ui.widgets.dialog import scene_stack
from game.ui.widgets.scene import Push
from game.ui.widgets.shell import Shell
from game.ui.widgets.stage import Stage
from game.ui.window.display import fit
from game.ui.window.input import Action, KeyPress
from game.ui.window.settings import Settings
from game.ui.window.voice import Voice
from game.ui.wiring import DOORS
from tests.ui.learner import presses
from tests.ui.shells import PICTURES

FOLDER = Path(__file__).parent / "transcripts"
GAMES = ("sobek", "duel", "sa-re")
LANGUAGES = locale.available_languages()
SEED = "heard"
_NODES = 16
_PATIENCE = 400
"""The ticks within which somebody must be asked something."""
_GO_ON = ("go-on", "done", "ready")


class Ear(Voice):
    """Writes down what would be spoken."""

    def __init__(self) -> None:
        super().__init__(lambda _: [])
        self.is_on = True
        self.heard: list[str] = []

    def say(self, words: str, *, at_once: bool = False) -> None:
        """Write some words down."""
        self.heard.append(words)


class Scripted(AtOnce):
    """The AIs decide as they did before."""

    def __init__(self, match: Match, moves: list[Move]) -> None:
        super().__init__(match, lambda now: moves[now.ply])


@dataclass
class Listening:
    """A person who plays the first seat of a game by ear."""

    match: Match
    moves: list[Move]
    language: str
    thinking: type[Scripted] = Scripted
    lines: list[str] = field(default_factory=list)
    ear: Ear = field(default_factory=Ear)

    def __post_init__(self) -> None:
        locale.set_language(self.language)
        wanted = Settings(language=self.language, animation="off", effects_volume=0.0, music_volume=0.0)
        self.shell = Shell(DOORS, wanted, fit((1280, 720)), store=lambda *_: "", pictures=PICTURES)
        self.shell.is_heard = lambda: True
        self.reader = Reader(None, self.ear, pause=0.0)
        self.ais = self.thinking(self.match, self.moves)
        self.table = play(self.shell, self.match, thinking=self.ais)
        self.stack = scene_stack(self.shell)
        self.stack.apply(Push(self.table))

    @property
    def top(self) -> Stage:
        """The scene that answers."""
        assert isinstance(self.stack.top, Stage)
        return self.stack.top

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for an answer that can be given."""
        presenter, prompts = self.table.presenter, self.table.mode.prompts
        can_answer = bool(prompts.offers()) or any(each.is_usable for each in presenter.targets())
        return prompts.is_asked and can_answer

    def listen(self) -> None:
        """Hear what there is to hear now."""
        self.reader.look(self.top, 1.0)
        self.lines += [f"  {words}" for words in self.ear.heard]
        self.ear.heard.clear()

    def wait(self) -> None:
        """Hear everything until an answer is asked for."""
        for _ in range(_PATIENCE):
            for scene in self.stack.visible():
                change = scene.update(0.05)
                if change is not None:
                    self.stack.apply(change)
                    break
            self.listen()
            if self.top is not self.table or self.is_asked:
                return

    def press(self, action: Action, name: str) -> None:
        """Press a key and hear what follows at once."""
        self.lines.append(f"> {name}")
        self.stack.apply(self.top.handle(KeyPress(action)))
        self.listen()

    def walk(self, name: str) -> None:
        """Let the focus come to something, as the arrow keys do, and hear what it is."""
        if self.top.focused is None or self.top.focused.name != name:
            self.lines.append("> …")
            self.top.set_focus(next(each for each in self.top.focusables() if each.name == name), by_key=True)
            self.listen()

    def way(self) -> list[str]:
        """Return what leads to the decision that was made."""
        return presses(self.table.presenter, self.table, self.moves[self.match.ply])

    def play(self) -> Iterator[int]:
        """Play to the final scene; yield the number of the decision before each of one's own."""
        is_new = True
        while True:
            self.wait()
            if isinstance(self.top, Final):
                return
            if not isinstance(self.top, TableScene):
                self.walk(next(each.name for each in self.top.focusables() if each.name in _GO_ON))
                self.press(Action.ACTIVATE, "Enter")
                is_new = True
                continue
            yield self.match.ply
            if is_new:
                self.press(Action.TELL_TURN, "T")
            is_new = False
            for name in self.way():
                self.walk(name)
                self.press(Action.ACTIVATE, "Enter")


def seats() -> tuple[Seat, ...]:
    return human("Anna"), ai("merchant", "Nefer")


def begin(game: str) -> Match:
    """Return a game before its first decision."""
    made = registry.make(game, numbers(game))
    return Match.new(made, Setup(2), seats(), seed=SEED, salt="-", clock=None)


class Thinking(Scripted):
    """Lets a quick AI decide for the opponent, and notes its decisions."""

    def __init__(self, match: Match, moves: list[Move]) -> None:
        super().__init__(match, moves)
        self.match, self.moves = match, moves
        self.players = [make_player("greedy", match.game, {}, seed) for seed in range(2)]

    def choose(self) -> Move:
        """Return the decision of a quick AI for whoever is to move."""
        seat = self.match.to_move
        return self.players[seat].choose(self.match.view(seat), Budget(Limit(nodes=_NODES)))

    def poll(self) -> Chosen | None:
        """Decide when the opponent is to move."""
        match = self.match
        self.moves += [match.decision(ply)[1] for ply in range(len(self.moves) + 1, match.ply + 1)]
        if match.to_move == 1 and len(self.moves) == match.ply:
            self.moves.append(self.choose())
        return super().poll()


class Recording(Listening):
    """Plays a game for the first time, as a quick AI would."""

    def way(self) -> list[str]:
        """Return the way to what a quick AI would do, or to the first decision that a person can come to."""
        legal = self.match.view(0).legal
        for move in (self.ais.choose(), *legal):
            with contextlib.suppress(AssertionError):
                return presses(self.table.presenter, self.table, move)
        raise AssertionError(f"there is no way to any of {legal}")


def played(game: str) -> list[Move]:
    """Play a game once and return its decisions."""
    person = Recording(begin(game), [], locale.FALLBACK, Thinking)
    for _ in person.play():
        pass
    return [person.match.decision(ply)[1] for ply in range(1, person.match.ply + 1)]


def moves_of(game: str) -> list[Move]:
    """Return the decisions of the game that was played once."""
    return [tuple(move) for move in json.loads((FOLDER / f"{game}.json").read_text("utf-8"))]


def transcript(game: str, language: str, most: int = 1_000_000) -> list[str]:
    """Return what is heard and done, up to the end or to one's first decision after `most` of all decisions."""
    person = Listening(begin(game), moves_of(game), language)
    for ply in person.play():
        if ply > most:
            break
    locale.set_language(locale.FALLBACK)
    return person.lines


def file_of(game: str, language: str) -> Path:
    return FOLDER / f"{game}.{language}.txt"


def main() -> None:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        stored = FOLDER / f"{game}.json"
        if not stored.exists():
            stored.write_text(json.dumps(played(game)) + "\n", "utf-8")
        for language in LANGUAGES:
            file_of(game, language).write_text("\n".join([*transcript(game, language), ""]), "utf-8")


if __name__ == "__main__":
    main()
