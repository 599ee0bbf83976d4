"""The helper that talks to a screen reader on Linux: started when one listens, replaced when it fails."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.ui.accessibility import remote
from game.ui.accessibility.remote import ATTEMPTS, RemoteAdapter, Sign
from game.ui.accessibility.tree import WINDOW, Announcement, Element, ReaderRequest, Tree, TreeChange, WindowFocus, Wish
from game.ui.widgets.accessible import Accessible, Role
from tests.patience import LONG

LOG = "FELUCCA_TEST_LOG"
"""The variable that names the file in which helpers note what they are and what they get."""


def note(*words: object) -> None:
    with Path(os.environ[LOG]).open("a", encoding="utf-8") as log:
        print(*words, file=log, flush=True)


def serve(connection) -> None:
    """Take everything, and note it."""
    note("started", os.getpid())
    connection.send(ReaderRequest(Wish.TREE))
    try:
        while True:
            message = connection.recv()
            if isinstance(message, TreeChange):
                said = [each.sentence for each in message.said.values()]
                note("change", *sorted(message.elements), *said)
            elif isinstance(message, WindowFocus):
                note("focus", message.is_focused)
            connection.send(Sign.TAKEN)
    except EOFError:
        note("left")


def serve_and_press(connection) -> None:
    """Take the first message, then press node 5."""
    connection.send(ReaderRequest(Wish.TREE))
    connection.recv()
    connection.send(Sign.TAKEN)
    connection.send(ReaderRequest(Wish.PRESS, 5))
    connection.poll(60)


def lock_up_once(connection) -> None:
    """Lock up in the first helper at the change with a second announcement."""
    if "locked" in Path(os.environ[LOG]).read_text("utf-8"):
        serve(connection)
        return
    note("started", os.getpid())
    connection.send(ReaderRequest(Wish.TREE))
    while True:
        message = connection.recv()
        if isinstance(message, TreeChange) and 102 in message.said:
            note("locked")
            time.sleep(600)
        connection.send(Sign.TAKEN)


def die(connection) -> None:
    """End before anything was said."""
    note("died")


class Watch:
    """Stands in for the adapter that only tells when a screen reader comes and goes."""

    def __init__(self, begin: Callable[[], None], _: object, end: Callable[[], None]) -> None:
        self.begin, self.end = begin, end


class Screen:
    """A window whose tree goes to a helper."""

    def __init__(self, serve: Callable[..., None], log: Path) -> None:
        self.requests: list[ReaderRequest] = []
        self._log = log
        log.write_text("", "utf-8")
        self.adapter = RemoteAdapter(self.requests.append, serve)

    def notes(self) -> list[str]:
        return self._log.read_text("utf-8").splitlines()

    def wait_for(self, words: str, times: int = 1) -> list[str]:
        until = time.monotonic() + LONG
        while time.monotonic() < until:
            if sum(line.startswith(words) for line in self.notes()) >= times:
                return self.notes()
            time.sleep(0.02)
        raise AssertionError(f"'{words}' was never noted, only {self.notes()}")

    def wait_for_request(self, wish: Wish, times: int = 1) -> None:
        until = time.monotonic() + LONG
        while [each.wish for each in self.requests].count(wish) < times:
            assert time.monotonic() < until, f"{wish} never came, only {self.requests}"
            time.sleep(0.02)


def tree(*said: str) -> Tree:
    """Return a tree with a button, and announcements numbered from 101."""
    numbers = range(101, 101 + len(said))
    return Tree(
        {
            WINDOW: Element(Accessible(Role.WINDOW, "Felucca"), (0, 0, 9, 9), (5, *numbers)),
            5: Element(Accessible(Role.BUTTON, "Play"), (0, 0, 1, 1)),
        },
        5,
        {number: Announcement(sentence) for number, sentence in zip(numbers, said, strict=True)},
    )


@pytest.fixture
def made(tmp_path, monkeypatch) -> Iterator[Callable[[Callable[..., None]], tuple[Screen, Watch]]]:
    log = tmp_path / "log"
    monkeypatch.setenv(LOG, str(log))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    watches: list[Watch] = []

    def watch(*args) -> Watch:
        watches.append(Watch(*args))
        return watches[-1]

    monkeypatch.setattr(remote, "desktop_adapter", watch)
    screens: list[Screen] = []

    def make(serve: Callable[..., None]) -> tuple[Screen, Watch]:
        screens.append(Screen(serve, log))
        return screens[-1], watches[-1]

    yield make
    for screen in screens:
        screen.adapter.close()


def test_there_is_no_helper_before_a_screen_reader_listens(made):
    screen, watch = made(serve)
    screen.adapter.show(tree())
    screen.adapter.show_focused(True)
    assert not screen.notes()
    watch.begin()
    screen.wait_for_request(Wish.TREE)
    assert screen.wait_for("focus")[1:] == ["focus True"], "and no tree before the next look"
    screen.adapter.show(tree())
    screen.adapter.show_focused(False)
    assert screen.wait_for("focus False")[2:] == ["change 0 5", "focus False"]
    watch.end()
    screen.wait_for_request(Wish.NOTHING)
    screen.adapter.show(tree("unheard"))
    assert "unheard" not in " ".join(screen.notes())


def test_only_what_is_new_is_sent_and_announcements_come_after_the_first_tree(made):
    screen, watch = made(serve)
    watch.begin()
    screen.wait_for_request(Wish.TREE)
    screen.adapter.show(tree("Take a card."))
    screen.adapter.show(tree("Take a card.", "Meryt takes ebony."))
    notes = screen.wait_for("change", 3)
    assert notes[2:] == ["change 0 5", "change 0 101 Take a card.", "change 0 102 Meryt takes ebony."]


def test_a_screen_reader_that_comes_again_gets_a_new_helper_alone(made):
    screen, watch = made(serve)
    watch.begin()
    screen.wait_for_request(Wish.TREE)
    watch.begin()
    screen.wait_for_request(Wish.TREE, 2)
    screen.adapter.show(tree())
    assert sum(line.startswith("change") for line in screen.wait_for("change")) == 1
    until = time.monotonic() + LONG
    while len([each for each in multiprocessing.active_children() if each.name == "felucca-screen-reader"]) > 1:
        assert time.monotonic() < until, "the first one is still there"
        time.sleep(0.02)


def test_requests_of_the_screen_reader_are_passed_on(made):
    screen, watch = made(serve_and_press)
    watch.begin()
    screen.wait_for_request(Wish.PRESS)
    assert screen.requests == [ReaderRequest(Wish.TREE), ReaderRequest(Wish.PRESS, 5)]


def test_a_helper_that_locks_up_is_replaced_and_nothing_stays_unheard(made, monkeypatch):
    monkeypatch.setattr(remote, "PATIENCE", 1.0)
    screen, watch = made(lock_up_once)
    watch.begin()
    screen.wait_for_request(Wish.TREE)
    screen.adapter.show(tree("first"))
    screen.adapter.show(tree("first", "second"))
    screen.wait_for("locked")
    screen.wait_for_request(Wish.TREE, 2)
    screen.adapter.show(tree("first", "second", "third"))
    notes = screen.wait_for("change", 2)
    assert notes[-2:] == ["change 0 5 101 first", "change 0 102 103 second third"]


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs a signal that Windows lacks")
@pytest.mark.parametrize("is_idle", [False, True])
def test_a_stopped_helper_is_replaced(made, monkeypatch, is_idle):
    monkeypatch.setattr(remote, "PATIENCE", 1.0)
    screen, watch = made(serve)
    watch.begin()
    screen.wait_for_request(Wish.TREE)
    os.kill(int(screen.wait_for("focus")[0].split()[1]), signal.SIGSTOP)
    if not is_idle:
        screen.adapter.show(tree())
    screen.wait_for_request(Wish.TREE, 2)
    screen.adapter.show(tree())
    screen.wait_for("change")


def test_after_a_series_of_failures_the_next_helper_has_to_wait(made, monkeypatch):
    monkeypatch.setattr(remote, "PAUSE", 600.0)
    screen, watch = made(die)
    watch.begin()
    screen.wait_for("died", ATTEMPTS)
    time.sleep(0.5)
    assert screen.notes() == ["died"] * ATTEMPTS
    screen.adapter.show(tree())
    monkeypatch.setattr(remote, "PAUSE", 0.0)
    watch.begin()
    screen.wait_for("died", 2 * ATTEMPTS + 2)


def test_without_a_further_process_the_game_goes_on(made, monkeypatch):
    screen, watch = made(serve)

    class Context:
        def Pipe(self):
            raise OSError("too many open files")

    monkeypatch.setattr(multiprocessing, "get_context", lambda _: Context())
    watch.begin()
    screen.adapter.show(tree())
    assert screen.requests == []


def test_neither_does_a_helper_import_the_window_nor_the_window_the_means_to_start_one():
    code = "import sys, game.ui.accessibility.remote; print(*{'pygame', 'multiprocessing'} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == ""
