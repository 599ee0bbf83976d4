"""A plugin of pytest that writes down which tests reach which statements, how long they take, and which fail."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path

import pytest

FOLDER = "FELUCCA_PROBES"
"""The environment variable with the folder of the files."""
REACHED, SECONDS, FAILED = FILES = ("reached", "seconds", "failed")
"""The files: a mutant's number and a test; the processor time of a test and its name; its name."""
_seen: set[tuple[int, str]] = set()


def reached(number: int) -> None:
    """Write that the present test has come to the statement of a mutant, once in a process."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0]
    if test and (number, test) not in _seen:
        _seen.add((number, test))
        _append(REACHED, f"{number}\t{test}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    begun = _processor_time()
    outcome = yield
    _append(SECONDS, f"{_processor_time() - begun:.3f}\t{item.nodeid}")
    return outcome


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _append(FAILED, report.nodeid)


def _processor_time() -> float:
    """Return the seconds that this process and those it has waited for have worked."""
    return sum(os.times()[:4])


def _append(name: str, line: str) -> None:
    """Append a line in one call, so that several processes may do it at once."""
    with Path(os.environ[FOLDER], name).open("ab", buffering=0) as file:
        file.write(f"{line}\n".encode())
