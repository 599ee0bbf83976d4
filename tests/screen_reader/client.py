"""A stand-in for a person with a screen reader: it reads the accessibility tree of a window and presses its
elements.

It runs in the Python of the system, which has the bindings of AT-SPI, and imports nothing of the program. A command is
one line of its input: `press NAME`, `choose GROUP / NAME`, `play SEED UNTIL`, `learn SEED` or `read NAME`. Everything
heard, pressed and read is written to its output, one JSON value per line.
"""

import contextlib
import json
import random
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 600.0
"""Seconds after which nothing new is expected any more, on a machine however busy."""
MOST = 2000
"""The presses within which a game played at random ends."""
AVAILABLE = ", available"
"""The endings of the names of usable elements."""
OPTIONS = "Your options"
"""The group of the answers to a question."""
BACK = ("Cancel", "Clear", "Back", "Put", "Undo")
"""The beginnings of answers that take a step back."""
LOG = "Game log"
"""The list that is not read again, because its events were heard."""
USABLE = ("push button", "button", "list item", "radio button", "check box", "combo box")
GO_ON = ("Next", "Try again")
"""The buttons of a lesson that lead on."""
CHAPTER_DONE = "Next chapter"
ACT = 0.4
"""Seconds after which a press is thought to have done nothing."""


class Node:
    """A node as it was when the tree was read."""

    def __init__(self, native, inside: tuple[str, ...]) -> None:
        self.native = native
        self.name = native.get_name()
        self.role = native.get_role_name()
        self.inside = inside
        self.is_on = self.can_press = False
        if self.role in USABLE:
            states = native.get_state_set()
            self.is_on = states.contains(Atspi.StateType.CHECKED)
            is_enabled = states.contains(Atspi.StateType.ENABLED) and states.contains(Atspi.StateType.SENSITIVE)
            self.can_press = is_enabled and "Action" in native.get_interfaces()

    def press(self) -> None:
        """Press it, unless it has gone meanwhile."""
        with contextlib.suppress(GLib.Error):
            Atspi.Action.do_action(self.native, 0)


class Reader:
    """Hears announcements, and reads the tree of the only window."""

    def __init__(self) -> None:
        self.heard = 0
        self._listener = Atspi.EventListener.new(self._listen)
        self._listener.register("object:announcement")
        self.root = self._window()

    def _listen(self, event) -> None:
        self.heard += 1
        say(heard=event.any_data)

    def pump(self, seconds: float) -> None:
        """Let events come in for a while."""
        until, context = time.monotonic() + seconds, GLib.MainContext.default()
        while True:
            while context.iteration(False):
                pass
            if time.monotonic() >= until:
                return
            time.sleep(0.005)

    def _window(self):
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            desktop = Atspi.get_desktop(0)
            desktop.clear_cache()
            for at in range(desktop.get_child_count()):
                with contextlib.suppress(GLib.Error):  # the process has ended, or does not answer
                    program = desktop.get_child_at_index(at)
                    found = program.get_child_at_index(0) if program is not None and program.get_child_count() else None
                    if found is not None:  # it may be announced before it is there
                        return found
            self.pump(0.1)
        programs = [str(desktop.get_child_at_index(at)) for at in range(desktop.get_child_count())]
        raise SystemExit(f"no window came; there are {programs}")

    def read(self) -> list[Node]:
        """Return all nodes, in order; none when the tree changed while it was read.

        A node that was replaced during the reading has no name; then the tree is read once more.
        """
        found: list[Node] = []
        for _ in range(2):
            self.pump(0.01)
            try:
                found = self._below(self.root, ())
            except GLib.Error:  # perhaps a new process speaks for the window
                self.root = self._window()
                return []
            if all(node.name for node in found):
                break
        return found

    def _below(self, native, inside: tuple[str, ...]) -> list[Node]:
        native.clear_cache()
        found = []
        for at in range(native.get_child_count()):
            child = native.get_child_at_index(at)
            if child is None:
                return []
            node = Node(child, inside)
            found += [node] if node.name == LOG else [node, *self._below(child, (*inside, node.name))]
        return found

    def wait_for(self, wanted, words: str) -> Node:
        """Return the first node that is `wanted`, once there is one; the wait goes on while the tree changes."""
        names: list[str] = []
        changed = time.monotonic()
        while time.monotonic() - changed < PATIENCE:
            nodes = self.read()
            found = next((node for node in nodes if wanted(node)), None)
            if found is not None:
                return found
            before, names = names, [f"{node.role} {node.name}" for node in nodes]
            changed = changed if names == before else time.monotonic()
        raise SystemExit(f"no {words} came; there are {names}")

    def press(self, name: str) -> None:
        """Press the element with a name."""
        self.wait_for(lambda node: node.name.startswith(name) and node.can_press, name).press()

    def choose(self, group: str, name: str) -> None:
        """Choose one of several, and wait until it is chosen."""

        def is_it(node: Node) -> bool:
            return node.name == name and bool(node.inside) and node.inside[-1] == group

        found = self.wait_for(is_it, f"{group} / {name}")
        if not found.is_on:
            found.press()
            self.wait_for(lambda node: is_it(node) and node.is_on, f"chosen {name}")

    def play(self, seed: int, until: str) -> None:
        """Play at random with the available elements until a button comes whose name begins with `until`."""
        chance, seen, presses = random.Random(seed), ([], 0, time.monotonic()), 0
        while presses < MOST and time.monotonic() - seen[2] < PATIENCE:
            nodes = self.read()
            names = [node.name for node in nodes]
            if any(node.name.startswith(until) and node.can_press for node in nodes):
                say(over=True, tree=names)
                return
            is_same = names == seen[0]
            if not nodes or (is_same and self.heard == seen[1] and time.monotonic() - seen[2] < ACT):
                continue
            wanted = self._ways(nodes, chance, is_refused=is_same)
            if not wanted:
                continue
            seen, presses = (names, self.heard, time.monotonic()), presses + 1
            chosen = chance.choice(wanted)
            say(pressed=chosen.name, among=[node.name for node in wanted], tree=names)
            chosen.press()
        raise SystemExit(f"the game did not end within {presses} presses")

    def learn(self, seed: int) -> None:
        """Try what is available in each step of a lesson, again after a wrong move, until the chapter is done."""
        chance, pressed, presses, step = random.Random(seed), time.monotonic(), 0, ""
        while presses < MOST and time.monotonic() - pressed < PATIENCE:
            nodes = self.read()
            buttons = {node.name: node for node in nodes if node.can_press}
            if any(name.startswith(CHAPTER_DONE) for name in buttons):
                say(learnt=True, tree=[node.name for node in nodes])
                return
            way = next((buttons[name] for name in GO_ON if name in buttons), None)
            things = [node for node in nodes if node.can_press and node.name.endswith(AVAILABLE)]
            if way is None and things:
                way = chance.choice(things)
            if way is not None:
                step = next((node.name for node in nodes if node.name.startswith("Step ")), step)
                say(pressed=way.name, step=step)
                pressed, presses = time.monotonic(), presses + 1
                way.press()
                self.pump(ACT)
        raise SystemExit("the chapter did not end")

    def show(self, name: str) -> None:
        """Tell the names of all nodes once there is one of a name, which may be long in the making."""
        self.wait_for(lambda node: node.name.startswith(name), name)
        say(read=name, tree=[node.name for node in self.read()])

    def _ways(self, nodes: list[Node], chance: random.Random, *, is_refused: bool) -> list[Node]:
        """Return the elements that may be pressed next: answers or items, or on a cover its first button."""
        usable = [node for node in nodes if node.can_press]
        options = [node for node in usable if OPTIONS in node.inside and not node.name.startswith(BACK)]
        things = [node for node in usable if node.name.endswith(AVAILABLE)]
        if not things and not options:
            return usable[:1] if len(usable) <= 4 else []
        ways = [things, options] if is_refused or chance.random() < 0.4 else [options, things]
        return next(way for way in ways if way)


def say(**value: object) -> None:
    print(json.dumps(value, ensure_ascii=False), flush=True)


def main() -> None:
    reader = Reader()
    for line in sys.stdin:
        verb, _, rest = line.strip().partition(" ")
        if verb == "press":
            reader.press(rest)
        elif verb == "choose":
            reader.choose(*rest.split(" / "))
        elif verb == "learn":
            reader.learn(int(rest))
        elif verb == "read":
            reader.show(rest)
        else:
            seed, _, until = rest.partition(" ")
            reader.play(int(seed), until)


main()
