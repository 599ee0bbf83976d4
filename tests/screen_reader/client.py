"""A stand-in for a person with a screen reader: it reads the accessibility tree of a window and presses what it finds.

It runs in the Python of the system, which has the bindings of AT-SPI, and imports nothing of the program. A wish is
one line of its input: `press NAME`, `choose GROUP / NAME`, `play SEED UNTIL` or `read`. What was heard and what was
read is written to its output, one JSON value a line.
"""

import contextlib
import json
import random
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 60.0
AVAILABLE = ", available"
"""What the names of things end with that can be used now."""
OPTIONS = "Your options"
"""The group of the answers to a question."""
BACK = ("Cancel", "Clear", "Back", "Put")
"""What the answers begin with that take a step back."""
LOG = "Game log"
"""The list that is not read again: what happened was heard."""
USABLE = ("push button", "list item", "radio button", "check box", "combo box")
heard: list[str] = []


class Node:
    """A node as it was when the tree was read."""

    def __init__(self, native, inside: tuple[str, ...]) -> None:
        self.native = native
        self.name = native.get_name()
        self.role = native.get_role_name()
        self.inside = inside
        is_usable = self.role in USABLE
        states = native.get_state_set() if is_usable else Atspi.StateSet.new([])
        self.is_on = states.contains(Atspi.StateType.CHECKED)
        is_enabled = states.contains(Atspi.StateType.ENABLED) and states.contains(Atspi.StateType.SENSITIVE)
        self.can_press = is_enabled and "Action" in native.get_interfaces()

    def press(self) -> None:
        """Press it, unless it has gone meanwhile."""
        with contextlib.suppress(GLib.Error):
            action = self.native.get_action_iface()
            if action is not None:
                action.do_action(0)


def say(**value: object) -> None:
    print(json.dumps(value, ensure_ascii=False), flush=True)


def listen(event) -> None:
    words = event.any_data
    heard.append(words)
    say(heard=words)


def pump(seconds: float = 0.0) -> None:
    """Let events come in for a while."""
    until = time.monotonic() + seconds
    context = GLib.MainContext.default()
    while True:
        while context.iteration(False):
            pass
        if time.monotonic() >= until:
            return
        time.sleep(0.005)


def window():
    """Return the window of the only program, once it is there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for at in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(at)
            if program is not None and program.get_child_count():
                return program.get_child_at_index(0)
        pump(0.1)
    raise SystemExit("no window came")


def read(native, inside: tuple[str, ...] = ()) -> list[Node]:
    """Return all nodes below one, in order; none when the tree changed while it was read."""
    try:
        native.clear_cache()
        found = []
        for at in range(native.get_child_count()):
            child = native.get_child_at_index(at)
            if child is None:
                return []
            node = Node(child, inside)
            found += [node] if node.name == LOG else [node, *read(child, (*inside, node.name))]
        return found
    except GLib.Error:
        return []


def wait_for(root, wanted, words: str) -> Node:
    """Return the first node that is `wanted`, once there is one."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        pump(0.05)
        found = next((node for node in read(root) if wanted(node)), None)
        if found is not None:
            return found
    names = [f"{node.role} {node.name}" for node in read(root)]
    raise SystemExit(f"no {words} came; there are {names}")


def press(root, name: str) -> None:
    wait_for(root, lambda node: node.name.startswith(name) and node.can_press, name).press()
    pump(0.2)


def choose(root, group: str, name: str) -> None:
    """Choose one of several, and wait until it is chosen."""

    def is_it(node: Node) -> bool:
        return node.name == name and bool(node.inside) and node.inside[-1] == group

    found = wait_for(root, is_it, f"{group} / {name}")
    if not found.is_on:
        found.press()
        wait_for(root, lambda node: is_it(node) and node.is_on, f"chosen {name}")


def play(root, seed: int, until: str) -> None:
    """Play at random with what the tree calls available until a button comes whose name begins with `until`."""
    chance, presses, seen = random.Random(seed), 0, ([], 0.0)
    began = time.monotonic()
    while time.monotonic() - began < 20 * PATIENCE:
        pump(0.02)
        nodes = read(root)
        names = [node.name for node in nodes]
        if any(node.name.startswith(until) and node.can_press for node in nodes):
            say(presses=presses, tree=names)
            return
        usable = [node for node in nodes if node.can_press]
        options = [node for node in usable if OPTIONS in node.inside and not node.name.startswith(BACK)]
        things = [node for node in usable if node.name.endswith(AVAILABLE)]
        ways = [options, things] if chance.random() < 0.6 else [things, options]
        is_cover = not things and not options and len(usable) <= 4
        wanted = next((way for way in ways if way), usable[:1] if is_cover else [])
        now = time.monotonic()
        if not wanted or (names == seen[0] and now - seen[1] < 1.5):
            continue
        seen = names, now
        chosen = chance.choice(wanted)
        say(pressed=chosen.name, among=[node.name for node in wanted], tree=names)
        chosen.press()
        presses += 1
    raise SystemExit("the game did not end")


def main() -> None:
    listener = Atspi.EventListener.new(listen)
    listener.register("object:announcement")
    root = window()
    for line in sys.stdin:
        verb, _, rest = line.strip().partition(" ")
        first, _, second = rest.partition(" / ")
        if verb == "press":
            press(root, rest)
        elif verb == "choose":
            choose(root, first, second)
        elif verb == "play":
            seed, _, until = rest.partition(" ")
            play(root, int(seed), until)
        else:
            pump(0.5)
            say(tree=[node.name for node in read(root)])


main()
